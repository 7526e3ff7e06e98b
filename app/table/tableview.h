// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tableplace.h"
#include "table/announcer.h"
#include "table/sceneview.h"

#include <QList>
#include <QPointer>
#include <QRectF>
#include <memory>

namespace drawbridge {

class TableController;
struct ShownChances;

/// The table: hosts the scene of the game being played.
class TableView : public SceneView {
    Q_OBJECT

  public:
    using SceneView::SceneView;

    /// Whether there is a scene for the game of that name.
    static bool canShow(const QString& game);
    /// Takes the scene of another game away, before its controller shows this one.
    void clearFor(const QString& game);
    /// Loads the scene for the controller's game, unless it is there already.
    void setTable(TableController* table);
    /// On what people want to play, and with which backs: one of groundChoices() and of backPatterns(); empty
    /// for those of the game.
    void setChosen(const QString& ground, const QString& backs);
    /// How much of what happens there is said aloud, to those who have a screen reader; at first nothing.
    void setAnnounced(Announced amount);
    /// Names the buttons at the end of a game: that of rematchRequested(), and that of newGameRequested(),
    /// which is left out if it has no name. To be said again of each new scene.
    void nameEnding(const QString& again, const QString& other);
    /// Shows at the end of a game how somebody's chances went, as EndChances tells of them.
    void setChances(const ShownChances& chances);
    /// Shows or hides the note on what has happened since the viewer's turn.
    void toggleNews();
    /// Shows the answer to what somebody has asked, for a while.
    void tell(const QString& words);
    /// Something beside the table leads there too, so no button on the table need do it.
    void setNewsBeside(bool beside);
    /// Tells whether somebody lets the bots wait.
    void setPaused(bool paused);
    /// The picture of the card that somebody looks at, as FacePainter has it; empty for none.
    QString lookedAt() const;
    /// Where the keyboard is on the table.
    TableSpot focusedSpot() const;
    /// What lies under a point of the view.
    TableSpot spotUnder(QPointF at) const;
    /// Leaves the pieces out, for a picture of the table without them.
    void setBare(bool bare);
    /// What the pieces of each pile cover.
    QList<QRectF> pilePlaces() const;

  signals:
    void rematchRequested();
    void newGameRequested();
    /// The match that is over is to be watched again from some moment on, looked back at, or left for the
    /// hall. None of it is offered where nobody listens.
    void watchRequested(int moment);
    void lookBackRequested();
    void hallRequested();
    /// The bots need not wait any longer.
    void goOnRequested();
    /// Somebody wants to read about the card in that picture. Nothing offers it where nobody listens.
    void pageRequested(const QString& picture);

  private:
    void listenTo(TableController* table);
    void showTelling();

    std::unique_ptr<Announcer> announcer_;
    QPointer<TableController> heard_;
    Announced announced_ = Announced::Nothing;
    QString game_;
    bool newsBeside_ = false;
    QString ground_;
    QString backs_;
};

} // namespace drawbridge
