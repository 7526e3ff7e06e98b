// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"
#include "library/statistics.h"
#include "rooms/newgame/newgame.h"

#include <QPointer>
#include <QStackedWidget>
#include <QString>
#include <QTimer>
#include <memory>
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

/// Where one arrives: the hall, and the table at which a new game is set up. Shows what the library and the
/// people of this computer are, and follows them.
class Foyer : public QStackedWidget {
    Q_OBJECT

  public:
    /// All of them outlive this. `soon`: the hall will be shown at once.
    Foyer(Library* library, People* people, TableCamera* camera, bool soon, QWidget* parent = nullptr);

    void showHall();
    /// The scene in which a game is chosen, as it was chosen last.
    void showNewGame(const GameInfo& game);
    /// The same with that choice.
    void offer(const NewGame& choice);
    /// Lays the table for what is offered.
    void begin();

    /// One step back: to the hall, if one is not there.
    void goBack();
    /// What is seen of the game that has just been chosen, before its table is laid in that window; nothing
    /// if nothing is to move.
    std::optional<SetupTransition> setupTransition(const QWidget& window);

    /// The match that lies on the table meanwhile comes first in the hall; empty: none does.
    void setOnTable(const QString& id);
    void apply(const Preferences& preferences);
    void retranslate();
    /// Lets be heard what is done here: boxes lifted and put down, things pressed, pages turned.
    void hear(SoundBoard& board);

    HallView& hall() { return *hall_; }

  signals:
    /// One goes on with the match of that name.
    void matchChosen(const QString& id);
    /// The next match of the series is to begin to which that one belongs, which is over.
    void nextChosen(const QString& id);
    void begun(const NewGame& choice);
    void rulesRequested(const QString& gameId);
    void lessonsRequested(const QString& gameId);
    void clauseRequested(const QString& gameId, const QString& clause);
    /// Who somebody is could not be kept: a sentence that says what to do.
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
    NewGameView* newGame_ = nullptr; ///< made when it is first asked for
    QTimer matches_;
    QTimer progress_;
    QString onTable_;
    int recordsRead_ = 0;
    int recordsToRead_ = 0;
    bool isHere_ = false; ///< one of the scenes is shown
    bool wasDrawn_ = false;
    double textScale_ = 1;
    double motion_ = 1;
    QPointer<SceneTransition> transition_; ///< from one scene to the other
};

} // namespace drawbridge
