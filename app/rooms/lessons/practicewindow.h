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
class PaneFrame;
class People;
class TableController;
class TableView;
struct Scenario;

/// A table to learn at, in a window of its own: the lessons and puzzles of a game, or one position out of its
/// rule book.
/// Beside it stands what is to be learned and what to do. The learner makes the moves; here all may be taken
/// back, and the game may go on against bots from anywhere.
class PracticeWindow : public QWidget {
    Q_OBJECT

  public:
    /// `people` outlive this: the learner is the one of them who sat at a table last. `hasPlayed`: whether a
    /// match of a game has been begun here.
    PracticeWindow(const Preferences& preferences, const People* people,
                   std::function<bool(const GameInfo&)> hasPlayed);
    ~PracticeWindow() override;

    /// Shows the window with the lessons of a game, at the one with that id, or else at the first one that
    /// the learner has not finished.
    void openLessons(const GameInfo& game, const QString& lesson = {});
    /// Shows the window with the puzzles of a game, at the first one that the learner has not solved.
    void openPuzzles(const GameInfo& game);
    /// Shows the window with what a rule book offers to try, as findScenario() has it: a diagram alone, or a
    /// lesson among the others. False if there is none of that name.
    bool openFromRules(const QString& gameId, const QString& name);
    void setPreferences(const Preferences& preferences);

    /// How many lessons of all games have been finished, and how many there are.
    static std::pair<int, int> progress();
    /// How many lessons of a game have not been finished.
    static int unfinished(const QString& gameId);

    const Exercise* exercise() const { return exercise_.get(); }

  signals:
    /// Somebody wants to read this rule.
    void clauseRequested(const QString& gameId, const QString& clause);
    /// Who has learned something wants to play it now.
    void matchRequested(const drawbridge::GameInfo& game);
    /// What lies there is to be set up at the teacher's table.
    void teacherRequested(const drawbridge::GameState& state);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QScrollArea* makePanel();
    void fitPanel();
    QPushButton* makeButton(const char* icon, const QKeySequence& keys, void (PracticeWindow::*does)());
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
    void takeBack();
    void showMove();
    void playOn();
    bool hasNext() const;
    void openNext();
    bool leadsToMatch() const;
    void playMatch();
    void teach();
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
    QString said_;                       ///< what the learner was told last
    std::optional<std::size_t> shownAt_; ///< after so many events the next move has been shown
    bool isLesson_ = true;

    PaneFrame* frame_;
    QScrollArea* panel_;
    QWidget* shelf_; ///< of the lessons
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
};

} // namespace drawbridge
