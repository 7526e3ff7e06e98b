// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/autosave.h"
#include "shell/newgame.h"
#include "shell/preferences.h"

#include <QMainWindow>
#include <QTimer>
#include <memory>
#include <vector>

class QActionGroup;
class QDockWidget;
class QLabel;
class QMenu;
class QToolBar;

namespace drawbridge {

class CardGallery;
class LogDock;
class PaneFrame;
class PracticeWindow;
class PrintSheets;
class RuleReader;
class RulesDock;
class Session;
class TableController;
class TableDiagrams;
class TableView;
class TeacherWindow;

/// The window of the program: the table in the middle, and round it menus, toolbar, docks and the status
/// line. It begins, opens, keeps and saves matches; the playing is the session's and the table's.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow();
    ~MainWindow() override;

    /// Goes on with the match the last run left; false if there is none that can be read.
    bool resumeUnfinished();
    /// Asks whether to go on with the match the last run left, if there is one, else begins the game chosen
    /// last. Something lies on the table afterwards.
    void welcome();
    void startNew(const NewGame& choice);
    /// Opens a record, and tells what is wrong with it. Returns whether a match lies on the table.
    bool open(const QString& file);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeActions();
    void makeMenus();
    void makeStatusLine();
    void restoreLayout();
    void fitOnScreen();
    void dockToggled(QDockWidget* dock, bool visible);
    void retranslate();
    QMenu* addMenu(const char* title);
    QAction* add(QMenu* menu, const char* icon, const char* text, const QKeySequence& keys, const char* tip);

    void askNew();
    void askOpen();
    bool save();
    bool saveAs();
    bool saveTo(const QString& file);
    void askRematch();
    void exportLog();
    void editDeck();
    void printSheets();
    void concede();
    void askPreferences();
    void askAsking();
    void openClause(const QString& clause);
    void openRule(const QString& gameId, const QString& clause);
    void openRules();
    void openBook();
    void openCards();
    /// By which options a game is looked at: as it lies on the table, or was played last.
    Setup setupOf(const GameInfo& game) const;
    PracticeWindow& practice();
    void openTeacher();
    void nextPane(int step);

    /// Whether the match on the table may be left: asks if it would be lost.
    bool mayLeave();
    void layOut(Match match, const QString& file);
    void apply(const Preferences& preferences);
    void setTextSize(int percent);
    void setPaused(bool paused);
    void tellPause();
    void sessionChanged();
    void keep();
    void tellSaved(const QString& text, const QString& problem = {});
    void updateStatus();
    void updateTitle();
    void updateRecent();
    void rememberFile(const QString& file);

    /// What an action says, as it stands in the source.
    struct Words {
        QAction* action;
        const char* text;
        const char* tip;
    };

    Preferences preferences_;
    Autosave autosave_;
    QTimer keepAgain_;
    std::unique_ptr<Session> session_;
    TableController* controller_;
    TableView* table_;
    LogDock* log_;
    TableDiagrams* diagrams_;
    RulesDock* rules_;
    PaneFrame* frame_;
    QToolBar* toolBar_;

    std::unique_ptr<CardGallery> cards_;       ///< once it has been asked for
    std::unique_ptr<PracticeWindow> practice_; ///< likewise
    std::unique_ptr<RuleReader> book_;         ///< likewise
    std::unique_ptr<TeacherWindow> teacher_;   ///< likewise
    std::unique_ptr<PrintSheets> sheets_;      ///< likewise

    QString file_;                ///< where the match was saved or opened; empty: nowhere yet
    std::size_t savedEvents_ = 0; ///< how many events the file holds
    bool started_ = false;        ///< a person has had a decision in this match
    bool rulesSeen_ = false;      ///< their dock has been open once, and has the size it was left with
    bool fitted_ = false;         ///< the window has been made to fit on the screen
    bool kept_ = false;           ///< the match is on disk for the next start
    QString keepProblem_;

    std::vector<Words> words_;
    QMenu* recent_ = nullptr;
    QAction* save_ = nullptr;
    QAction* rematch_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* concede_ = nullptr;
    QAction* pause_ = nullptr;
    QAction* hold_ = nullptr;
    QAction* whenToAsk_ = nullptr;
    QAction* sinceMyTurn_ = nullptr;
    QAction* larger_ = nullptr;
    QAction* smaller_ = nullptr;
    QAction* normal_ = nullptr;
    QActionGroup* themes_ = nullptr;
    QActionGroup* paces_ = nullptr;
    QLabel* turn_ = nullptr;
    QLabel* paused_ = nullptr;
    QLabel* saved_ = nullptr;
};

} // namespace drawbridge
