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

/// The widget of the table: hosts the scene of the current game.
class TableView : public SceneView {
    Q_OBJECT

  public:
    using SceneView::SceneView;

    /// Whether there is a scene for the game of that name.
    static bool canShow(const QString& game);
    /// Unloads the scene of another game, before its controller shows this one.
    void clearFor(const QString& game);
    /// Loads the scene for the controller's game, unless it is there already.
    void setTable(TableController* table);
    /// Table surface and card backs: of groundChoices() and of backPatterns(); empty: those of the game.
    void setChosen(const QString& ground, const QString& backs);
    /// How much is announced to a screen reader; nothing at first.
    void setAnnounced(Announced amount);
    /// Texts of the buttons at the end of a game: that of rematchRequested(), and that of newGameRequested(),
    /// which is hidden without a text. To be set again for each new scene.
    void nameEnding(const QString& again, const QString& other);
    /// Shows at the end of a game how the chances of a seat developed.
    void setChances(const ShownChances& chances);
    /// Shows or hides the note on what has happened since the viewer's turn.
    void toggleNews();
    /// Shows the answer to a question, for a while.
    void tell(const QString& words);
    /// Whether the news can also be reached from outside the table, so that it needs no button for them.
    void setNewsBeside(bool beside);
    void setPaused(bool paused) { setInScene("paused", paused); }
    /// FacePainter path of the card being looked at; empty for none.
    QString lookedAt() const;
    /// Where the keyboard is on the table.
    TableSpot focusedSpot() const;
    /// What lies under a point of the view.
    TableSpot spotUnder(QPointF at) const;
    /// Leaves the pieces out, for a picture of the table without them.
    void setBare(bool bare) { setInScene("bare", bare); }
    /// The areas that the pieces of each pile cover.
    QList<QRectF> pilePlaces() const;

  signals:
    void rematchRequested();
    void newGameRequested();
    /// Requests after a match. Buttons for them exist only if the signal is connected.
    void watchRequested(int moment);
    void lookBackRequested();
    void hallRequested();
    /// The user wants to end the bots' pause.
    void goOnRequested();
    /// The user wants to read about the card in that picture. Offered only if connected.
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
