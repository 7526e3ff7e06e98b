// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QObject>
#include <functional>
#include <memory>

namespace drawbridge {

class CardGallery;
class ChronicleWindow;
class ClassDoor;
class Library;
class People;
class PracticeWindow;
class PrintSheets;
class ReplayWindow;
class RuleReader;
class LocalTable;
class TableDiagrams;
class TeacherWindow;
struct Preferences;

/// The windows beside the main one, created on first use; for the game on the table or played last.
class SideWindows : public QObject {
    Q_OBJECT

  public:
    /// `local` returns the match on the table or nullptr. Preferences, diagrams and people must outlive this.
    SideWindows(const Preferences& preferences, TableDiagrams* diagrams, People* people,
                std::function<LocalTable*()> local);
    ~SideWindows() override;

    /// Opens the rule book; of `named`, or else of the game on the table.
    void openBook(const GameInfo* named = nullptr);
    /// Opens it at a clause, or at another place named in bookpage.h.
    void openClause(const QString& gameId, const QString& clause);
    /// Opens the gallery: the page of a card ("castle-keep/RcT"), or, if empty, all cards.
    void openCards(const QString& lookedAt);
    void openSheets();
    /// Those of `named`, or else of the game on the table.
    void openLessons(const GameInfo* named = nullptr);
    void openPuzzles();
    void openTeacher();
    /// Sets up the position in a file on the teacher's table.
    void openPosition(const QString& file);
    /// Opens the statistics of past matches; the library must outlive this.
    void openChronicle(Library* library);
    /// Opens a replay; `record` is the match's file, if it is stored, `moment` the first one shown.
    void watch(Match match, const QString& title, const QString& record, int moment = 0);
    /// The same with the post-game analysis.
    void lookBack(Match match, const QString& title, const QString& record);
    /// Closes the lessons window.
    void stopLearning();
    /// Closes the replay window.
    void stopWatching();
    /// Opens a diagram of the rules as an exercise.
    void practise(const QString& gameId, const QString& diagram);

    /// Preferences have changed.
    void apply();
    void retranslate();
    /// Closes all windows. False: one of them must stay open, and the others are unchanged.
    bool close();

  signals:
    /// Play on from a moment of a replay, as this match.
    void playOnRequested(const drawbridge::Match& from);
    void clauseRequested(const QString& gameId, const QString& clause);
    void newGameRequested();
    /// A learner wants to play the game.
    void learned(const drawbridge::GameInfo& game);
    /// The same, against bots of that level.
    void matchRequested(const QString& gameId, const QString& level);
    /// Show a person's matches in the chest; empty: all.
    void chestRequested(const QString& person);

  private:
    const GameInfo& game() const;
    Setup setupOf(const GameInfo& game) const;
    RuleReader& bookOf(const GameInfo& game);
    PracticeWindow& practice();
    TeacherWindow& teacher();
    template <class Window>
    void offerClass(Window& window);
    void tellClass();

    const Preferences& preferences_;
    TableDiagrams* diagrams_;
    People* people_;
    std::function<LocalTable*()> local_;
    std::unique_ptr<CardGallery> cards_;
    std::unique_ptr<PracticeWindow> practice_;
    std::unique_ptr<RuleReader> book_;
    std::unique_ptr<TeacherWindow> teacher_;
    std::unique_ptr<PrintSheets> sheets_;
    std::unique_ptr<ReplayWindow> replay_;
    std::unique_ptr<ChronicleWindow> chronicle_;
    std::unique_ptr<ClassDoor> class_; ///< last: it is gone when windows end
};

} // namespace drawbridge
