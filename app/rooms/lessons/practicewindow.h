// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gamestate.h"
#include "text/book/diagrams.h"
#include "widgets/preferences.h"

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QShortcut;
class QVBoxLayout;

namespace drawbridge {

class ClosedBrowser;
class Exercise;
class GameTable;
class PaneFrame;
class People;
class TableController;
class TableView;
struct Scenario;

/// The practice window: the lessons and puzzles of a game, or a position from its rule book, on a table, with
/// the explanation and task beside it. The learner makes the moves; every move can be undone, and play can
/// continue against bots from any position.
class PracticeWindow : public QWidget {
    Q_OBJECT

  public:
    /// `people` must outlive this: the learner is the most recent player. `hasPlayed`: whether a match of a
    /// game has been started here.
    PracticeWindow(const Preferences& preferences, const People* people,
                   std::function<bool(const GameInfo&)> hasPlayed);
    ~PracticeWindow() override;

    /// Shows the lessons of a game, at that id, or else at the first one the learner has not finished.
    void openLessons(const GameInfo& game, const QString& lesson = {});
    /// Shows the puzzles of a game, at the first one the learner has not solved.
    void openPuzzles(const GameInfo& game);
    /// Shows an example of a rule book, as found by findScenario(): a diagram alone, or a lesson among the
    /// others. False if there is none of that name.
    bool openFromRules(const QString& gameId, const QString& name);
    void setPreferences(const Preferences& preferences);

    /// The numbers of lessons finished and available, over all games.
    static std::pair<int, int> progress();
    /// The number of a game's unfinished lessons.
    static int unfinished(const QString& gameId);

    const Exercise* exercise() const { return exercise_.get(); }
    /// What is on the table; nullptr before the first lesson.
    GameTable* gameTable() const;
    /// Whether a class can be asked with pages of its own.
    void offerClass(bool possible);
    /// Shows a sign that a class looks on; empty: none does.
    void tellClass(const QString& sign);

  signals:
    void clauseRequested(const QString& gameId, const QString& clause);
    void matchRequested(const drawbridge::GameInfo& game);
    /// Set up this position at the teacher's table.
    void teacherRequested(const drawbridge::GameState& state);
    /// The class is to be asked about what is on the table.
    void classRequested();
    /// gameTable() is this one now.
    void tableShown(drawbridge::GameTable* table);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QScrollArea* makePanel();
    void fitPanel();
    QPushButton* makeButton(const char* icon, const QKeySequence& keys, const std::function<void()>& does);
    void retranslate();
    void nameCourse();
    void present();
    void choose(const GameInfo& game);
    void showGame(const QString& gameId);
    void showLessons(const QString& lesson = {});
    void showCourse(Course course, const QString& lesson = {});
    void openLesson(int row);
    static QString lineOf(const Scenario& scenario, int number);
    void offerAnswers();
    void begin(const Scenario& scenario);
    void startAgain();
    void showMove();
    bool hasNext() const;
    void openNext();
    bool leadsToMatch() const;
    void playMatch();
    void follow();
    void keepProgress();
    void markDone();
    void nextPane();
    QString shownMove() const;
    QString words() const;
    QString verdict() const;
    QString prompt() const;
    void markAnswers();
    bool isWrong() const;

    Preferences preferences_;
    const People* people_;
    std::function<bool(const GameInfo&)> hasPlayed_;
    TableController* controller_;
    TableView* table_;
    std::unique_ptr<Exercise> exercise_;
    QString game_;
    Course course_ = Course::Basics;
    QString said_;                       ///< the last message to the learner
    std::optional<std::size_t> shownAt_; ///< number of events after which the next move was shown
    bool isLesson_ = true;

    PaneFrame* frame_;
    QScrollArea* panel_;
    QWidget* shelf_; ///< buttons of the lessons
    QLabel* gameLabel_;
    QComboBox* games_;
    QLabel* courseLabel_;
    QComboBox* courses_;
    QListWidget* lessons_;
    ClosedBrowser* words_;
    QVBoxLayout* answers_;
    std::vector<QPushButton*> answerButtons_;
    QPushButton* next_;
    QShortcut* nextKeys_;
    QPushButton* match_;
    QPushButton* show_;
    QPushButton* back_;
    QPushButton* again_;
    QPushButton* on_;
    QPushButton* teacher_;
    QPushButton* ask_;    ///< the class
    QPushButton* bridge_; ///< a sign that a class looks on; the same when pressed
};

} // namespace drawbridge
