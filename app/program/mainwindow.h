// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/series.h"
#include "rooms/newgame/newgame.h"
#include "widgets/preferences.h"

#include <QMainWindow>
#include <QPointer>
#include <memory>

class QStackedWidget;

namespace drawbridge {

class ChestWindow;
class EndChances;
class HandsDoor;
class Lobby;
class Library;
class LogDock;
class MainMenus;
class MatchFile;
class SceneTransition;
class People;
class RulesDock;
class LocalTable;
class SideWindows;
class SoundBoard;
class TableCamera;
class TableController;
class TableDiagrams;
class TableFrame;
class TableView;

/// The main window: shows the hall or the table of a match, switches between them, and starts and opens
/// matches. TableFrame handles what surrounds the table; session and table handle play.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// What will be shown first, if known: the hall is prepared in advance.
    enum class Entrance { Hall, Unknown };

    explicit MainWindow(Entrance entrance = Entrance::Unknown);
    ~MainWindow() override;

    // The first of these calls shows the window.

    /// Shows the hall; a match on the table is paused.
    void goHome();
    /// Continues the latest unfinished match; false if there is none that can be continued.
    bool resumeLast();
    void startNew(const NewGame& choice);
    void startNew(Match match);
    /// Starts a match with the last setup and the current person.
    void startAsLast(NewGame choice);
    /// Opens a record, reporting what is wrong with it. Returns whether a match is on the table.
    bool open(const QString& file);
    /// Opens a record, a position or a deck. Returns whether a window is shown.
    bool openAny(const QString& file);
    /// The same, requested from outside while the window is open.
    void openGiven(const QString& file);

  signals:
    /// The first frame has been shown.
    void drawn();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void followMenus();
    void storeLayout() const;
    bool mayEnd();
    void retranslate();

    void followLobby();
    bool resume(const QString& file);
    void resumeOrTell(const QString& id);
    bool isAtTable() const;
    void showTable(bool shown);
    void openChest();
    void watchFrom(int moment);
    void watchKept(const QString& id);
    void askNew();
    void askAgainst(const QString& gameId, const QString& level);
    void playLearned(const GameInfo& game);
    void askWho();
    void tell(const QString& sentence);
    void askRematch();
    void playNext(const QString& id);
    void playAfter(const Match& over, const QString& id);
    SeriesScore scoreIn(const Match& match, const QString& id) const;
    void tellSeries();
    void askOpen();
    void openRule(const QString& gameId, const QString& clause);

    void layOut(Match match, const QString& file);
    void layTable(const NewGame& choice);
    void goBack();
    void tableChanged();
    void apply(const Preferences& preferences);
    template <class T>
    void set(T Preferences::* what, T value);
    void askPreferences();

    Preferences preferences_;
    std::unique_ptr<People> people_;
    std::unique_ptr<Library> library_;
    std::unique_ptr<LocalTable> local_;
    TableCamera* camera_;
    Lobby* lobby_; ///< created early: its engine starts while others are created
    MatchFile* file_;
    TableController* controller_;
    SoundBoard* sounds_;
    TableView* table_;
    EndChances* chances_;
    QStackedWidget* pages_;
    HandsDoor* door_;
    LogDock* log_;
    TableDiagrams* diagrams_;
    RulesDock* rules_;
    MainMenus* menus_;
    std::unique_ptr<TableFrame> frame_;
    std::unique_ptr<SideWindows> others_;
    std::unique_ptr<ChestWindow> chest_; ///< created on first use

    QPointer<SceneTransition> setup_; ///< while the table is being set up
};

} // namespace drawbridge
