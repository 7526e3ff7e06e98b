// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"
#include "shell/preferences/preferences.h"
#include "shell/teacher/drawing.h"
#include "shell/teacher/tablespots.h"

#include <QMainWindow>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QToolBar;

namespace drawbridge {

class ArrangingTable;
class DrawingLayer;
class DrawingTools;
class PaneFrame;
class Session;
class TableController;
class TableView;
class TeacherMenus;
class TeacherPanel;

/// The teacher's table: any position of any game set up by hand, kept as a scenario, shown to an audience
/// with arrows and marks drawn over it, and played on from.
class TeacherWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit TeacherWindow(const Preferences& preferences);
    ~TeacherWindow() override;

    /// Shows the window; the first time, with the usual opening of a game.
    void present(const GameInfo& game, const Setup& setup);
    /// Shows the window with a position, if what lies there may go.
    void presentMatch(const GameState& state);
    void setPreferences(const Preferences& preferences);
    /// Gives the position of the match on the main table, of which nobody may learn more from it than the
    /// screen may show; nullptr if there is none now.
    void setMatch(std::function<std::unique_ptr<GameState>()> match) { match_ = std::move(match); }

    /// Lays a position on the table, without asking whether what lies there may go.
    void lay(const GameState& state);
    /// Opens the first scenario of a file that has a position; tells what is wrong with it.
    bool open(const QString& file);
    /// The same, if what lies there may go.
    void offer(const QString& file);
    /// Saves the position, which must be possible; tells what is wrong.
    bool saveTo(const QString& file);
    /// Plays from here, with bots or by hand at the other seats; and back to the position.
    void play();
    void arrange();

    const Arrangement& arrangement() const { return *arrangement_; }
    bool isPlaying() const { return session_ != nullptr; }

  signals:
    /// Somebody wants to read this rule.
    void clauseRequested(const QString& gameId, const QString& clause);

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void present();
    void makeTools();
    void connectMenus();
    void connectPanel();
    void retranslate();

    bool mayLeave();
    bool save();
    bool saveAs();
    void askOpen();
    void askBook();
    void layOpening();
    void clear();
    void layMatch();
    void changeGame(const QString& gameId, int seats);
    void take(std::unique_ptr<Arrangement> arrangement);
    void follow();
    void updateActions();
    void touch();
    void undo();
    void redo();
    void carry(Face face, QPoint global);
    void putDown(Face face, QPoint global);
    void setFull(bool full);
    void nextPane();
    void showTable(TableController* controller);
    QString gameId() const;

    Preferences preferences_;
    std::function<std::unique_ptr<GameState>()> match_;
    std::unique_ptr<Arrangement> arrangement_;
    QStringList names_;
    ArrangingTable* table_;
    TableController* player_;
    std::unique_ptr<Session> session_; ///< while it is played from here
    TableView* view_;
    TableSpots spots_;
    DrawingLayer* layer_;
    PaneFrame* frame_;
    TeacherPanel* panel_;
    TeacherMenus* menus_;
    DrawingTools* drawing_;
    QToolBar* tools_;

    QString file_;
    bool changed_ = false;
    std::size_t changes_ = 0; ///< of the arrangement, which have been seen
    bool wasPanel_ = true;    ///< the panel was there before the window filled the screen
    /// What was done, the oldest first: what was drawn before, or nothing where the position was changed.
    std::vector<std::optional<Drawing>> done_;
    std::vector<std::optional<Drawing>> undone_;
};

} // namespace drawbridge
