// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"
#include "library/statistics.h"
#include "rooms/newgame/newgame.h"

#include <QPointer>
#include <QStackedWidget>
#include <QString>
#include <QTimer>
#include <optional>

namespace drawbridge {

class HallView;
class Library;
class MatchPictures;
class NewGameView;
class SceneTransition;
class People;
class SoundBoard;
class TableCamera;
struct HallMatch;
struct SetupTransition;
struct PersonChronicle;
struct Preferences;
struct SeriesScore;

/// The start screens: the hall and the New game scene. Follows the library and the people here.
class Lobby : public QStackedWidget {
    Q_OBJECT

  public:
    /// All of them must outlive this. `soon`: the hall will be shown at once.
    Lobby(Library* library, People* people, TableCamera* camera, bool soon, QWidget* parent = nullptr);

    void showHall();
    /// Shows the New game scene with a game's last setup.
    void showNewGame(const GameInfo& game);
    /// The same with that setup.
    void offer(const NewGame& choice);
    /// Starts the match as set up there.
    void begin();

    /// One step back: to the hall, unless it is shown.
    void goBack();
    /// Pictures for the transition from the New game scene to the table; none if animations are off.
    std::optional<SetupTransition> setupTransition(const QWidget& window);

    /// The id of the match on the table, which comes first in the hall; empty: none.
    void setOnTable(const QString& id);
    void apply(const Preferences& preferences);
    void retranslate();
    /// Connects sounds to this scene's actions: lifting and putting down boxes, presses, turning pages.
    void hear(SoundBoard& board);

    HallView& hall() { return *hall_; }

  signals:
    /// Continue that match.
    void matchChosen(const QString& id);
    /// Start the next match of the series of that one, which is over.
    void nextChosen(const QString& id);
    void begun(const NewGame& choice);
    void rulesRequested(const QString& gameId);
    void lessonsRequested(const QString& gameId);
    void clauseRequested(const QString& gameId, const QString& clause);
    /// The person could not be stored: an error message that says what to do.
    void failed(const QString& sentence);
    void broken(const QString& why);

  protected:
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void tellMatches();
    void tellLooking();
    std::vector<KeptMatch> offered() const;
    std::optional<KeptMatch> finishedLast() const;
    SeriesScore scoreOf(const KeptMatch& match) const;
    HallMatch asShown(const KeptMatch& kept, bool goesOn);
    void tellPeople();
    void haveBeenDrawn();
    void countSoon();
    void tellProgress();
    void tellPast(const PersonChronicle& past, const std::vector<PersonStatistics>& records);
    void enter(const QString& name, int shield);
    void makeNewGame();
    bool isSeen(const QWidget* scene) const;
    void carryBox(bool back);

    Library* library_;
    People* people_;
    MatchPictures* pictures_;
    HallView* hall_;
    NewGameView* newGame_ = nullptr; ///< created on first use
    QTimer matches_;
    QTimer progress_;
    QString onTable_;
    int recordsRead_ = 0;
    int recordsToRead_ = 0;
    bool isHere_ = false; ///< a scene is visible
    bool wasDrawn_ = false;
    double textScale_ = 1;
    double motion_ = 1;
    QPointer<SceneTransition> transition_; ///< between the two scenes
};

} // namespace drawbridge
