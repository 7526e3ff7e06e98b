// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/newgame/newgame.h"
#include "shell/preferences/preferences.h"

#include <QMainWindow>
#include <memory>

class QDockWidget;
class QLabel;

namespace drawbridge {

class LogDock;
class MainMenus;
class MatchFile;
class PaneFrame;
class RulesDock;
class Session;
class SideWindows;
class TableCamera;
class TableController;
class TableDiagrams;
class TableView;

/// The window of the program: the table in the middle, and round it menus, toolbar, docks and the status
/// line. It begins and opens matches; the playing is the session's and the table's.
class MainWindow : public QMainWindow {
    Q_OBJECT

    struct Unfinished; ///< a match that an earlier run has left

  public:
    MainWindow();
    ~MainWindow() override;

    // The window shows itself when something lies on the table.

    /// Goes on with the match left unfinished last; false if there is none that can be read.
    bool resumeUnfinished();
    /// Asks whether to go on with a match left unfinished, if there are any, else begins the game chosen
    /// last. Something lies on the table afterwards; what is not gone on with is offered again another time.
    void welcome();
    void startNew(const NewGame& choice);
    /// Opens a record, and tells what is wrong with it. Returns whether a match lies on the table.
    bool open(const QString& file);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void followMenus();
    void makeStatusLine();
    void restoreLayout();
    void storeLayout() const;
    bool mayEnd();
    void fitOnScreen();
    void dockToggled(QDockWidget* dock, bool visible);
    void nextPane(int step);
    void retranslate();

    std::vector<Unfinished> unfinished();
    bool resume(Unfinished& left);
    void askNew();
    void askRematch();
    void askOpen();
    void concede();
    void exportLog();
    void openClause(const QString& clause);
    void openRule(const QString& gameId, const QString& clause);
    void openRules();

    void layOut(Match match, const QString& file);
    void sessionChanged();
    void apply(const Preferences& preferences);
    void setTextSize(int percent);
    void askPreferences();
    void askAsking();
    QString turnText() const;
    void updateActions();
    void updateStatus();
    void updateTitle();
    void updateRecent();

    Preferences preferences_;
    std::unique_ptr<Session> session_;
    MatchFile* file_;
    TableController* controller_;
    TableView* table_;
    LogDock* log_;
    TableCamera* camera_;
    TableDiagrams* diagrams_;
    RulesDock* rules_;
    PaneFrame* frame_;
    MainMenus* menus_;
    std::unique_ptr<SideWindows> others_;

    bool rulesSeen_ = false; ///< their dock has been open once, and has the size it was left with
    bool fitted_ = false;    ///< the window has been made to fit on the screen
    QLabel* turn_ = nullptr;
    QLabel* paused_ = nullptr;
    QLabel* saved_ = nullptr;
};

} // namespace drawbridge
