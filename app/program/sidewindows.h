// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QObject>
#include <functional>
#include <memory>

namespace drawbridge {

class CardGallery;
class ChronicleWindow;
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

/// The windows that may stay open beside the table, each made when it is first asked for. They open at the
/// game on the table, or, if there is none, at the one played last.
class SideWindows : public QObject {
    Q_OBJECT

  public:
    /// `local` gives the match on the table, or nullptr. Preferences, diagrams and people outlive this.
    SideWindows(const Preferences& preferences, TableDiagrams* diagrams, People* people,
                std::function<LocalTable*()> local);
    ~SideWindows() override;

    /// The rule book; of the game that is named, or else of that on the table.
    void openBook(const GameInfo* named = nullptr);
    /// The rule book of a game at a clause.
    void openClause(const QString& gameId, const QString& clause);
    /// The page of the card that is looked at ("castle-keep/RcT"), if there is one, else the whole gallery.
    void openCards(const QString& lookedAt);
    void openSheets();
    /// Those of the game that is named, or else of that on the table.
    void openLessons(const GameInfo* named = nullptr);
    void openPuzzles();
    void openTeacher();
    /// Lays the position of a file on the teacher's table.
    void openPosition(const QString& file);
    /// What has been played; the library outlives this.
    void openChronicle(Library* library);
    /// Looks at a match again, from its beginning; `record` is the file in which it is kept, if it is.
    void watch(Match match, const QString& title, const QString& record, int moment = 0);
    /// The same, and what each decision of it was worth.
    void lookBack(Match match, const QString& title, const QString& record);
    /// Closes the window of the lessons.
    void stopLearning();
    /// Closes the window in which a match is watched.
    void stopWatching();
    /// Plays a diagram of the rules.
    void practise(const QString& gameId, const QString& diagram);

    /// What has been chosen has changed.
    void apply();
    /// The program speaks another language.
    void retranslate();
    /// Closes all. False: one of them is not to be closed yet, and the others are as they were.
    bool close();

  signals:
    /// Somebody who looks at a match again wants to play on from there, in this one.
    void playOnRequested(const drawbridge::Match& from);
    void clauseRequested(const QString& gameId, const QString& clause);
    void newGameRequested();
    /// Somebody has learned a game and wants to play it.
    void learned(const drawbridge::GameInfo& game);
    /// The same of that game, against bots of that level.
    void matchRequested(const QString& gameId, const QString& level);
    /// Somebody wants to see the matches kept of a person; empty: of all.
    void chestRequested(const QString& person);

  private:
    const GameInfo& game() const;
    Setup setupOf(const GameInfo& game) const;
    RuleReader& bookOf(const GameInfo& game);
    PracticeWindow& practice();
    TeacherWindow& teacher();

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
};

} // namespace drawbridge
