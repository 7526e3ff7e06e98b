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
class Foyer;
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
class WindowPlace;

/// The window of the program: the hall where one arrives, or the table of a match. It knows which of them one
/// is in and what leads where, and begins and opens matches; what is round the table is TableFrame's, the
/// playing the session's and the table's.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// Where one comes in, as far as that is known: a hall that will be seen at once is got ready meanwhile.
    enum class Entrance { Hall, Unknown };

    explicit MainWindow(Entrance entrance = Entrance::Unknown);
    ~MainWindow() override;

    // The window shows itself with the first of these.

    /// Shows the hall. A match on the table waits there.
    void goHome();
    /// Goes on with the match left unfinished last; false if there is none that can be gone on with.
    bool resumeLast();
    void startNew(const NewGame& choice);
    /// The same of what was chosen last, with whoever plays now.
    void startAsLast(NewGame choice);
    /// Opens a record, and tells what is wrong with it. Returns whether a match lies on the table.
    bool open(const QString& file);
    /// Opens a record, a position or a deck, each where it belongs. Returns whether there is a window then.
    bool openAny(const QString& file);
    /// The same for one that somebody opens elsewhere while the window is there.
    void openGiven(const QString& file);

  signals:
    /// The window stands on the screen with what is first to be seen there.
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

    void followFoyer();
    bool resume(const QString& file);
    void resumeOrTell(const QString& id);
    bool isAtTable() const;
    void showTable(bool shown);
    void openChest();
    void openChestOf(const QString& person);
    void watchFrom(int moment);
    void lookBack();
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
    void openRules();

    void layOut(Match match, const QString& file);
    void layTable(const NewGame& choice);
    void goBack();
    void tableChanged();
    void apply(const Preferences& preferences);
    template <class T>
    void set(T Preferences::* what, T value);
    void askPreferences();
    void turnSound(bool on);

    Preferences preferences_;
    std::unique_ptr<People> people_;
    std::unique_ptr<Library> library_;
    std::unique_ptr<LocalTable> local_;
    TableCamera* camera_;
    Foyer* foyer_; ///< made early: others are made while its engine begins
    MatchFile* file_;
    TableController* controller_;
    SoundBoard* sounds_;
    TableView* table_;
    EndChances* chances_;
    QStackedWidget* pages_;
    LogDock* log_;
    TableDiagrams* diagrams_;
    RulesDock* rules_;
    WindowPlace* place_;
    MainMenus* menus_;
    std::unique_ptr<TableFrame> frame_;
    std::unique_ptr<SideWindows> others_;
    std::unique_ptr<ChestWindow> chest_; ///< made when it is first asked for

    QPointer<SceneTransition> setup_; ///< the table is being laid
};

} // namespace drawbridge
