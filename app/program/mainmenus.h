// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences.h"
#include "widgets/wordedactions.h"

#include <QObject>

class QActionGroup;
class QDockWidget;
class QMainWindow;

namespace drawbridge {

class AltKey;
class Beam;

/// The menus and the toolbar of the main window: what each entry is called, its keys and its picture. What it
/// does is for the window to say.
class MainMenus : public QObject {
    Q_OBJECT

  public:
    /// Adds them to a window; the docks have entries that show and hide them.
    MainMenus(QMainWindow* window, QDockWidget* log, QDockWidget* rules);
    /// Says everything in the language of the program. The docks have their titles already: else those would
    /// be what their entries say.
    void retranslate();
    /// Checks and enables what these settings mean.
    void show(const Preferences& preferences);
    /// Lets nothing be done with a match while there is none; else lets it, until it is told otherwise of
    /// one.
    void setMatch(bool there);
    /// Icons of menus and toolbar, which are seen only once one of them opens.
    void showIcons();
    /// Makes the beam if it is not there yet: that, too, takes a while.
    void needBeam();
    /// The button says what it would do now.
    void tellPause();
    /// The same: whose deeds would go with one's own decision, as a list; mostly empty.
    void tellUndo(const QString& others);
    /// Whether the menu bar is to be there at the table, in a window.
    bool wantsMenuBar() const;
    /// How many lines the log has.
    void tellLog(int lines);
    /// Files that `recent` offers.
    void setRecent(const QStringList& files);

    Beam* beam = nullptr; ///< from needBeam() on

    QAction* hall;
    QAction* fresh;
    QAction* rematch;
    QAction* watch;
    QAction* chest;
    QAction* open;
    QMenu* recent; ///< to be filled when it is about to be shown
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
    QAction* pinLog;      ///< checked: the log is kept beside the table
    QActionGroup* themes; ///< their data: a Theme as a number
    QAction* statusLine;  ///< can be checked
    QAction* menuBar;     ///< checked: the menu bar is there at the table, too
    QAction* sound;       ///< can be checked
    QAction* fullScreen;  ///< can be checked
    QAction* larger;
    QAction* smaller;
    QAction* normal;
    QAction* nextPane;
    QAction* previousPane;

    QActionGroup* questions; ///< about what is on the table; their data: a Question as a number
    QAction* questionKeys;

    QAction* pause; ///< can be checked
    QAction* hold;  ///< can be checked
    QAction* whenToAsk;
    QActionGroup* paces; ///< their data: milliseconds
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

  signals:
    void recentChosen(const QString& file);

  private:
    void addGame(QMainWindow* window);
    void addEdit(QMainWindow* window);
    void addView(QMainWindow* window);
    void addQuestions(QMainWindow* window);
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
    QAction* tools_; ///< shows and hides the toolbar
    QAction* bars_;  ///< three of them, on the beam: the menus, while their bar is not there
    AltKey* altKey_; ///< opens them
    bool atTable_ = false;
    bool windowedBar_ = true; ///< the menu bar before the screen was full
    WordedActions words_;
};

} // namespace drawbridge
