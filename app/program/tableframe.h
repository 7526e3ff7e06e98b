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

/// What is round the table while somebody sits there: the beam, docks, the status line and the title of the
/// window, with the layout in which they were left; and what the menus do with the match on the table.
class TableFrame : public QObject {
    Q_OBJECT

  public:
    /// What it brings together. All of it stays its owner's and outlives this.
    struct Parts {
        MainMenus* menus;
        LogDock* log;
        RulesDock* rules;
        TableView* table;
        TableController* controller;
        MatchFile* file;
    };

    TableFrame(QMainWindow* window, const Parts& parts);

    /// The match on the table, which stays its owner's.
    void setTable(LocalTable* local);

    /// Somebody sits down at the table: all comes back as it was there.
    void show();
    /// And goes away from it, to come back; the match waits.
    void leave();

    /// Why nobody goes on at the table.
    enum class Wait : unsigned {
        Away = 1,   ///< nobody sees it
        Laying = 2, ///< it is being laid
        Dialog = 4  ///< a question or a dialog stands before it
    };
    /// The match waits for that or no longer; while there is no reason left it goes on, unless it had been
    /// paused before.
    void wait(Wait why, bool waits);

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// How it was left; it is hidden until somebody sits down.
    void restoreLayout(const QSettings& settings);
    void storeLayout(QSettings& settings) const;

    /// Says of the match what is so now.
    void tell();
    void retranslate();

    /// A clause of the match's rules beside the table.
    void openClause(const QString& clause);
    /// The rules of any game there, at a clause.
    void openClause(const QString& gameId, const QString& clause);
    /// Those of the match, ready to be searched.
    void openRules();

  private:
    void followMenus();
    void followNews();
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
    unsigned waits_ = 0;     ///< for what, of Wait
    bool wasPaused_ = false; ///< the match was, before it had to wait for somebody who is away
    bool rulesSeen_ = false; ///< their dock has been open once, and has the size it was left with
    QByteArray layout_;      ///< docks and beam as they were at the table
    QLabel* turn_ = nullptr;
    QLabel* paused_ = nullptr;
    QLabel* saved_ = nullptr;
};

} // namespace drawbridge
