// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences.h"
#include "widgets/translatedactions.h"

#include <QObject>

class QActionGroup;
class QDockWidget;
class QMainWindow;

namespace drawbridge {

class TableToolBar;

/// The actions of menus and toolbar: texts, shortcuts, icons. What they do is connected by the window.
class MainMenus : public QObject {
    Q_OBJECT

  public:
    /// Adds the menus to a window, with toggle actions for the docks.
    MainMenus(QMainWindow* window, QDockWidget* log, QDockWidget* rules);
    /// Updates all texts to the current language. The docks' titles must be set before: they would overwrite
    /// the texts of their toggle actions.
    void retranslate();
    /// Updates checked and enabled states.
    void show(const Preferences& preferences);
    /// Enables the actions on a match, until their state is updated, or disables them.
    void setMatch(bool there);
    /// Loads the icons of menus and toolbar; deferred, since it takes a while.
    void showIcons();
    /// Creates the toolbar if there is none; deferred, since it takes a while.
    void needToolBar();
    void tellPause();
    /// The same for undo: a list of players whose moves are undone with one's own; mostly empty.
    void tellUndo(const QString& what);
    /// Whether the menu bar is shown at the table when not in full screen.
    bool wantsMenuBar() const;
    void tellLog(int lines);
    /// Shows the sign of the open door; empty: it is closed.
    void tellBridge(const QString& sign);
    void setRecent(const QStringList& files);

    TableToolBar* toolBar = nullptr; ///< nullptr before needToolBar()

    QAction* hall;
    QAction* fresh;
    QAction* rematch;
    QAction* watch;
    QAction* chest;
    QAction* open;
    QMenu* recent; ///< fill in aboutToShow()
    QAction* save;
    QAction* saveAs;
    QAction* exportLog;
    QAction* chronicle;
    QAction* deck;
    QAction* sheets;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* hint;
    QAction* concede;
    QAction* copyLog;
    QAction* findRule;

    QAction* sinceMyTurn;
    QAction* pinLog;      ///< checked: the log is docked beside the table
    QActionGroup* themes; ///< data: a Theme as int
    QAction* statusLine;  ///< checkable
    QAction* menuBar;     ///< checked: the menu bar is shown at the table, too
    QAction* sound;       ///< checkable
    QAction* fullScreen;  ///< checkable
    QAction* larger;
    QAction* smaller;
    QAction* normal;
    QAction* nextPane;
    QAction* previousPane;

    QAction* invite;
    QAction* closeDoor;
    QAction* bridge; ///< visible while people may come in; its text tells how many have

    QActionGroup* questions; ///< about what is on the table; data: a Question as int
    QAction* questionKeys;

    QAction* pause; ///< checkable
    QAction* hold;  ///< checkable
    QAction* whenToAsk;
    QActionGroup* paces; ///< data: milliseconds
    QAction* people;
    QAction* configure;

    QAction* book;
    QAction* lessons;
    QAction* puzzles;
    QAction* teacher;
    QAction* cards;
    QAction* keys;
    QAction* licences;
    QAction* about;

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void recentChosen(const QString& file);

  private:
    void addGame(QMainWindow* window);
    void addEdit(QMainWindow* window);
    void addView(QMainWindow* window);
    void addQuestions(QMainWindow* window);
    void addSeats(QMainWindow* window);
    void addSettings(QMainWindow* window);
    void addHelp(QMainWindow* window);
    void addThemes(QMenu* menu);
    void addMenuBar(QMenu* view);
    void showMenuBar();
    void openBars();
    void addToggle(QMenu* menu, QAction* toggle, const char* icon, const char* text,
                   const QKeySequence& shortcut, const char* tip);

    QMainWindow* window_;
    QAction* log_;
    QAction* rules_;
    QAction* tools_;        ///< toggles the toolbar
    QAction* bars_;         ///< the "hamburger" button on the toolbar: the menus while the menu bar is hidden
    bool altAlone_ = false; ///< Alt is down, and nothing else has been pressed since
    bool atTable_ = false;
    bool windowedBar_ = true; ///< menu bar state before full screen
    TranslatedActions words_;
};

} // namespace drawbridge
