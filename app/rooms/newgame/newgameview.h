// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/newgame/newgame.h"
#include "table/sceneview.h"
#include "widgets/deckchooser.h"

class QQuickImageProvider;

namespace drawbridge {

class NewGameChoice;

/// The New game scene: the box, the seats around a small table, the rules. An invalid setup is reported with
/// the clause that forbids it.
class NewGameView : public SceneView {
    Q_OBJECT

  public:
    /// `pictures` is the image provider of the hall ("image://hall/…"), of which it takes ownership;
    /// `editDeck` opens the deck editor.
    NewGameView(QQuickImageProvider* pictures, EditDeck editDeck, QWidget* parent = nullptr);

    void setChoice(const NewGame& choice);
    NewGame choice() const;
    /// Factor for the duration of animations: 1 normal, 0 none.
    void setMotion(double motion);
    void retranslate() override;

    /// The rectangle of the box, with side and shadow.
    QRectF boxPlace() const;
    /// Hides the box during its transition.
    void takeBox(bool away);
    QRectF tablePlace() const;
    /// One step back: closes the popup of a seat, or returns to the hall.
    void goBack();

    NewGameChoice& chosen() const { return *choice_; }

  public slots:
    /// Starts the match, if the setup is valid.
    void begin();

  signals:
    /// Start this match; its setup is stored already.
    void begun(const NewGame& choice);
    void hallRequested();
    void lessonRequested(const QString& gameId);
    void rulesRequested(const QString& gameId);
    /// Show this clause: "KEEP-SIEGE-1".
    void clauseRequested(const QString& clause);

  protected:
    void prepare(QQmlEngine& engine) override;

  private slots:
    void openHouseRules();
    void openFactions();

  private:
    QQuickImageProvider* pictures_; ///< owned by its engine
    EditDeck editDeck_;
    NewGameChoice* choice_;
};

} // namespace drawbridge
