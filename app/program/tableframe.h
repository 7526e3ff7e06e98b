// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/answers.h"

#include <QByteArray>
#include <QObject>

class QDockWidget;
class QLabel;
class QMainWindow;
class QSettings;

namespace drawbridge {

class Hint;
class LogDock;
class LogRoll;
class MainMenus;
class MatchFile;
class PaneFrame;
class RulesDock;
class LocalTable;
class TableController;
class TableView;

/// Beam, docks, status line and title around the table, with their layout; and the actions on the match.
class TableFrame : public QObject {
    Q_OBJECT

  public:
    /// The parts it connects; their owners must keep them alive.
    struct Parts {
        MainMenus* menus;
        LogDock* log;
        RulesDock* rules;
        TableView* table;
        TableController* controller;
        MatchFile* file;
    };

    TableFrame(QMainWindow* window, const Parts& parts);

    /// Sets the match on the table; not owned.
    void setTable(LocalTable* local);

    /// Shows beam and docks as they were last.
    void show();
    /// Hides them; the match waits.
    void leave();

    /// Why play on the table is suspended.
    enum class Wait : unsigned {
        Away = 1,   ///< not visible
        Laying = 2, ///< setup animation running
        Dialog = 4  ///< a dialog is open
    };
    /// Sets or clears a reason. Without any reason play continues, unless it was paused before.
    void wait(Wait why, bool waits);

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Restores the layout; it stays hidden until show().
    void restoreLayout(const QSettings& settings);
    void storeLayout(QSettings& settings) const;

    /// Updates status line, title and actions.
    void tell();
    void retranslate();

    /// Opens a clause of the match's rules in the dock.
    void openClause(const QString& clause);
    /// Opens a clause of any game's rules in the dock.
    void openClause(const QString& gameId, const QString& clause);
    /// Opens the match's rules, with the search focused.
    void openRules();

  private:
    void followMenus();
    void makeStatusLine();
    void hide();
    void dockToggled(QDockWidget* dock, bool visible);
    void pinLog(bool pinned);
    void nextPane(int step);

    void concede();
    void exportLog();
    void askAsking();
    void answer(Question question);

    QString turnText() const;
    void tellActions();
    void tellTitle();

    QMainWindow* window_;
    MainMenus* menus_;
    LogDock* log_;
    RulesDock* rules_;
    TableView* table_;
    TableController* controller_;
    MatchFile* file_;
    LocalTable* local_ = nullptr;
    PaneFrame* pane_;
    LogRoll* roll_;
    Hint* hint_;
    Answers answers_;

    bool isShown_ = false;
    unsigned waits_ = 0;     ///< flags of Wait
    bool wasPaused_ = false; ///< the match was paused before it had to wait
    bool rulesSeen_ = false; ///< the dock has been opened before, and keeps its size
    QByteArray layout_;      ///< docks and beam, saved state
    QLabel* turn_ = nullptr;
    QLabel* paused_ = nullptr;
    QLabel* saved_ = nullptr;
};

} // namespace drawbridge
