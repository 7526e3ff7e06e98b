// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/mainmenus.h"

#include "program/tabletoolbar.h"
#include "rooms/preferences/keysdialog.h"
#include "rooms/preferences/preferencesdialog.h"
#include "sound/soundplayer.h"
#include "table/answers.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolButton>

#include <utility>

namespace drawbridge {

MainMenus::MainMenus(QMainWindow* window, QDockWidget* log, QDockWidget* rules)
    : QObject(window)
    , window_(window)
    , log_(log->toggleViewAction())
    , rules_(rules->toggleViewAction())
    , tools_(new QAction(this))
    , bars_(new QAction(this))
    , words_(staticMetaObject) {
    addGame(window);
    addEdit(window);
    addView(window);
    addQuestions(window);
    addSeats(window);
    addSettings(window);
    addHelp(window);
    auto* all = new QMenu(window);
    bars_->setMenu(all);
    words_.giveIcon(bars_, "application-menu");
    words_.name(bars_, QT_TR_NOOP("Menu"), QT_TR_NOOP("All menus"));
    for (QAction* menu : window->menuBar()->actions()) {
        connect(menu->menu(), &QMenu::aboutToShow, this, &MainMenus::showIcons);
        all->addAction(menu);
    }
    showMenuBar();
}

void MainMenus::addGame(QMainWindow* window) {
    QMenu* game = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Game"));
    hall = words_.add(game, "go-home", QT_TR_NOOP("The &hall"), Qt::ALT | Qt::Key_Home,
                      QT_TR_NOOP("Leave the table; the match waits in the hall"));
    fresh = words_.add(game, "document-new", QT_TR_NOOP("&New…"), QKeySequence::New,
                       QT_TR_NOOP("Choose a game, who plays and the rules, and begin"));
    rematch = words_.add(game, "view-refresh", QT_TR_NOOP("Re&match"), Qt::CTRL | Qt::Key_R,
                         QT_TR_NOOP("Play again by the same rules, everybody one seat further"));
    watch =
        words_.add(game, "media-seek-backward", QT_TR_NOOP("&Watch again…"), Qt::CTRL | Qt::SHIFT | Qt::Key_W,
                   QT_TR_NOOP("Go through the match from its beginning, in a window of its own"));
    game->addSeparator();
    chest = words_.add(game, "document-multiple", QT_TR_NOOP("Matches &kept…"), Qt::CTRL | Qt::Key_K,
                       QT_TR_NOOP("All matches that were played: go on with one, watch it, give it a title"));
    open = words_.add(game, "document-open", QT_TR_NOOP("&Open…"), QKeySequence::Open,
                      QT_TR_NOOP("Go on with a saved match"));
    recent = game->addMenu(QString());
    words_.giveIcon(recent->menuAction(), "document-open-recent");
    words_.name(recent->menuAction(), QT_TR_NOOP("Open &recent"),
                QT_TR_NOOP("Go on with a match opened or saved lately"));
    recent->addAction(QString()); // an empty menu would not be shown at all
    save = words_.add(game, "document-save", QT_TR_NOOP("&Save"), QKeySequence::Save,
                      QT_TR_NOOP("Save the match in its file"));
    saveAs = words_.add(game, "document-save-as", QT_TR_NOOP("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
                        QT_TR_NOOP("Save the match in another file"));
    exportLog = words_.add(game, "document-export", QT_TR_NOOP("Save &log as text…"), Qt::CTRL | Qt::Key_E,
                           QT_TR_NOOP("Write down what has happened, as far as you may know it"));
    game->addSeparator();
    chronicle = words_.add(game, "office-chart-bar", QT_TR_NOOP("&Chronicle…"), {},
                           QT_TR_NOOP("Look at what everybody has played and won"));
    deck = words_.add(game, "document-edit", QT_TR_NOOP("&Deck editor…"), Qt::CTRL | Qt::Key_D,
                      QT_TR_NOOP("Write a deck of your own for Castle Rampage"));
    sheets = words_.add(game, "document-print", QT_TR_NOOP("&Print sheets…"), QKeySequence::Print,
                        QT_TR_NOOP("Print cards and tiles to cut out and play with"));
    game->addSeparator();
    quit = words_.add(game, "application-exit", QT_TR_NOOP("&Quit"), Qt::CTRL | Qt::Key_Q,
                      QT_TR_NOOP("Close Drawbridge; the match is kept for next time"));
    quit->setMenuRole(QAction::QuitRole);
}

void MainMenus::addEdit(QMainWindow* window) {
    QMenu* edit = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Edit"));
    undo = words_.add(edit, "edit-undo", QT_TR_NOOP("&Undo"), QKeySequence::Undo,
                      QT_TR_NOOP("Take back your last decision"));
    redo = words_.add(edit, "edit-redo", QT_TR_NOOP("&Redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
                      QT_TR_NOOP("Make again the decision taken back"));
    hint = words_.add(edit, "help-hint", QT_TR_NOOP("&Hint"), Qt::Key_H,
                      QT_TR_NOOP("Show on the table what to do, and why; in matches for practice"));
    concede = words_.add(
        edit, "", QT_TR_NOOP("&Give up…"), {},
        QT_TR_NOOP("Lose this match at once; not while others have the screen, nor when it is over"));
    edit->addSeparator();
    copyLog = words_.add(edit, "edit-copy", QT_TR_NOOP("&Copy log"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
                         QT_TR_NOOP("Copy what has happened, as far as you may know it"));
    findRule = words_.add(edit, "edit-find", QT_TR_NOOP("&Find a rule…"), QKeySequence::Find,
                          QT_TR_NOOP("Search the rules of the game"));
}

void MainMenus::addView(QMainWindow* window) {
    QMenu* view = words_.addMenu(window->menuBar(), QT_TR_NOOP("&View"));
    sinceMyTurn =
        words_.add(view, "player-time", QT_TR_NOOP("What has happened since your &turn"),
                   Qt::CTRL | Qt::Key_H, QT_TR_NOOP("Show or hide on the table what the others have done"));
    view->addSeparator();
    addToggle(view, log_, "view-list-text", QT_TR_NOOP("Game &log"), Qt::CTRL | Qt::Key_L,
              QT_TR_NOOP("Show or hide the log of the game"));
    pinLog = words_.add(
        view, "window-pin", QT_TR_NOOP("&Keep the log beside the table"), Qt::CTRL | Qt::SHIFT | Qt::Key_G,
        QT_TR_NOOP("Make room for the game log, which else lies over the table while it is read"));
    pinLog->setCheckable(true);
    addToggle(view, rules_, "help-contents", QT_TR_NOOP("&Rules"), Qt::CTRL | Qt::SHIFT | Qt::Key_R,
              QT_TR_NOOP("Show or hide the rules"));
    tools_->setCheckable(true);
    addToggle(view, tools_, "", QT_TR_NOOP("Tool&bar"), Qt::CTRL | Qt::SHIFT | Qt::Key_T,
              QT_TR_NOOP("Show or hide the toolbar"));
    statusLine = new QAction(this);
    statusLine->setCheckable(true);
    statusLine->setObjectName(QStringLiteral("statusline"));
    addToggle(view, statusLine, "", QT_TR_NOOP("&Status line"), Qt::CTRL | Qt::SHIFT | Qt::Key_B,
              QT_TR_NOOP("Show or hide the line at the bottom"));
    connect(statusLine, &QAction::toggled, window->statusBar(), &QWidget::setVisible);
    view->addSeparator();
    addThemes(view);
    sound =
        words_.add(view, "player-volume", QT_TR_NOOP("S&ound"), Qt::CTRL | Qt::SHIFT | Qt::Key_M,
                   QT_TR_NOOP("Let cards, tiles and blows be heard; how loud is said in the preferences"));
    sound->setCheckable(true);
    sound->setVisible(canPlaySounds());
    fullScreen = words_.add(view, "view-fullscreen", QT_TR_NOOP("&Full screen"), Qt::Key_F11,
                            QT_TR_NOOP("Use the whole screen"));
    fullScreen->setCheckable(true);
    addMenuBar(view);
    larger = words_.add(view, "zoom-in", QT_TR_NOOP("Larg&er text"), QKeySequence::ZoomIn,
                        QT_TR_NOOP("Write everything larger, on the table and beside it"));
    // Where plus needs Shift, the same key without Shift works, too.
    larger->setShortcuts(QKeySequence::keyBindings(QKeySequence::ZoomIn) +
                         QList<QKeySequence>{Qt::CTRL | Qt::Key_Equal});
    smaller = words_.add(view, "zoom-out", QT_TR_NOOP("S&maller text"), QKeySequence::ZoomOut,
                         QT_TR_NOOP("Write everything smaller"));
    normal = words_.add(view, "zoom-original", QT_TR_NOOP("Normal te&xt"), Qt::CTRL | Qt::Key_0,
                        QT_TR_NOOP("Write everything as large as the system does"));
    view->addSeparator();
    nextPane = words_.add(view, "", QT_TR_NOOP("&Next pane"), Qt::Key_F6,
                          QT_TR_NOOP("Go to the table, the log, the rules in turn"));
    previousPane = words_.add(view, "", QT_TR_NOOP("&Previous pane"), Qt::SHIFT | Qt::Key_F6,
                              QT_TR_NOOP("The same the other way round"));
}

/// In full screen the menu bar is replaced by a button on the toolbar.
void MainMenus::addMenuBar(QMenu* view) {
    menuBar = words_.add(view, "", QT_TR_NOOP("Men&u bar"), Qt::CTRL | Qt::Key_M,
                         QT_TR_NOOP("Show or hide the menu bar at the table"));
    menuBar->setCheckable(true);
    menuBar->setChecked(true);
    menuBar->setVisible(!window_->menuBar()->isNativeMenuBar());
    connect(menuBar, &QAction::toggled, this, &MainMenus::showMenuBar);
    connect(fullScreen, &QAction::toggled, this, [this](bool full) {
        if (full) windowedBar_ = menuBar->isChecked();
        menuBar->setChecked(!full && windowedBar_);
    });
}

bool MainMenus::wantsMenuBar() const { return fullScreen->isChecked() ? windowedBar_ : menuBar->isChecked(); }

/// Shortcuts work with the menu bar hidden.
void MainMenus::showMenuBar() {
    QMenuBar* bar = window_->menuBar();
    const bool shown = !atTable_ || menuBar->isChecked() || bar->isNativeMenuBar();
    bars_->setVisible(!shown);
    altAlone_ = false;
    qApp->removeEventFilter(this);
    if (!shown) {
        qApp->installEventFilter(this);
        for (QAction* menu : bar->actions()) window_->addActions(menu->menu()->actions());
    }
    bar->setVisible(shown);
}

/// Opens hidden menus when Alt is pressed alone: released before any other key or mouse button was pressed.
/// Qt does so with a visible menu bar.
bool MainMenus::eventFilter(QObject* watched, QEvent* event) {
    const auto isAlt = [&] { return static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt; };
    switch (event->type()) {
    case QEvent::ShortcutOverride: // precedes every key press, including shortcuts
        altAlone_ = isAlt() &&
                    (static_cast<QKeyEvent*>(event)->modifiers() & ~Qt::AltModifier) == Qt::NoModifier &&
                    QApplication::activeWindow() == window_ && !QApplication::activePopupWidget();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::WindowDeactivate: altAlone_ = false; break;
    case QEvent::KeyRelease:
        if (isAlt() && std::exchange(altAlone_, false))
            QMetaObject::invokeMethod(this, &MainMenus::openBars, Qt::QueuedConnection);
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// Opens the menus as a popup: below their button, or in the window's corner if the toolbar is hidden, too.
void MainMenus::openBars() {
    QPoint corner = window_->mapToGlobal(QPoint());
    for (QObject* shown : bars_->associatedObjects())
        if (const auto* button = qobject_cast<QToolButton*>(shown); button && button->isVisible())
            corner = button->mapToGlobal(QPoint(0, button->height()));
    bars_->menu()->popup(corner);
}

void MainMenus::addThemes(QMenu* menu) {
    QMenu* colours = menu->addMenu(QString());
    words_.name(colours->menuAction(), QT_TR_NOOP("&Colours"));
    themes = new QActionGroup(this);
    const struct {
        Theme theme;
        const char* name;
        Qt::Key key;
        const char* tip;
    } all[] = {
        {Theme::System, QT_TR_NOOP("As the &system"), Qt::Key_0,
         QT_TR_NOOP("Light or dark as the system is")},
        {Theme::Light, QT_TR_NOOP("&Light"), Qt::Key_9, QT_TR_NOOP("A light window")},
        {Theme::Dark, QT_TR_NOOP("&Dark"), Qt::Key_8, QT_TR_NOOP("A dark window")},
        {Theme::Contrast, QT_TR_NOOP("High &contrast"), Qt::Key_7,
         QT_TR_NOOP("Black, white and strong edges")},
    };
    for (const auto& [theme, name, key, tip] : all) {
        QAction* choice = words_.add(colours, "", name, Qt::CTRL | Qt::ALT | key, tip);
        choice->setCheckable(true);
        choice->setData(static_cast<int>(theme));
        themes->addAction(choice);
    }
}

void MainMenus::addToggle(QMenu* menu, QAction* toggle, const char* icon, const char* text,
                          const QKeySequence& shortcut, const char* tip) {
    words_.giveIcon(toggle, icon);
    toggle->setShortcut(shortcut);
    menu->addAction(toggle);
    words_.name(toggle, text, tip);
}

/// Questions answered by the screen reader and in a line on the table.
void MainMenus::addQuestions(QMainWindow* window) {
    QMenu* menu = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Ask"));
    questions = new QActionGroup(this);
    const struct {
        Question question;
        const char* id;
        const char* name;
        QKeySequence key;
        const char* tip;
    } all[] = {
        {Question::Task, "ask-task", QT_TR_NOOP("What is &asked"), Qt::Key_F2,
         QT_TR_NOOP("Say again what to do now")},
        {Question::Options, "ask-options", QT_TR_NOOP("What can I &do"), Qt::Key_F3,
         QT_TR_NOOP("Say what can be taken, where it can go, and which buttons there are")},
        {Question::Standing, "ask-standing", QT_TR_NOOP("&How it stands"), Qt::Key_F7,
         QT_TR_NOOP("Say whose turn it is, how far the game has come and how everybody stands")},
        {Question::Hand, "ask-hand", QT_TR_NOOP("&My hand"), Qt::Key_F8, QT_TR_NOOP("Say what you hold")},
        {Question::Place, "ask-place", QT_TR_NOOP("What &lies here"), Qt::Key_F9,
         QT_TR_NOOP("Say in one sentence what lies in the castle, row or pile with the focus")},
        {Question::Card, "ask-card", QT_TR_NOOP("All about this &piece"), Qt::Key_F12,
         QT_TR_NOOP("Say what the piece with the focus is, what it does and by which rule")},
        {Question::Next, "ask-next", QT_TR_NOOP("&Next line since my turn"), Qt::Key_F5,
         QT_TR_NOOP("Say line by line what has happened since your turn")},
        {Question::Previous, "ask-previous", QT_TR_NOOP("Line &before that"), Qt::SHIFT | Qt::Key_F5,
         QT_TR_NOOP("Go back in what has happened since your turn")},
    };
    for (const auto& [question, id, name, key, tip] : all) {
        QAction* action = words_.add(menu, "", name, key, tip);
        action->setObjectName(QString::fromLatin1(id));
        action->setData(static_cast<int>(question));
        questions->addAction(action);
    }
    takeChosenKeys(questions->actions());
    menu->addSeparator();
    questionKeys = words_.add(menu, "", QT_TR_NOOP("Change these &keys…"), {},
                              QT_TR_NOOP("Choose other keys for what can be asked"));
}

void MainMenus::addSeats(QMainWindow* window) {
    QMenu* seats = words_.addMenu(window->menuBar(), QT_TR_NOOP("Sea&ts"));
    invite = words_.add(seats, "list-add-user", QT_TR_NOOP("&Invite to this table…"), Qt::CTRL | Qt::Key_I,
                        QT_TR_NOOP("Let others play their seats on phones and computers of their own"));
    closeDoor = words_.add(seats, "", QT_TR_NOOP("&Raise the bridge"), {},
                           QT_TR_NOOP("Close the door: everybody plays at this window again"));
    bridge = new QAction(this);
    bridge->setVisible(false);
    connect(bridge, &QAction::triggered, invite, &QAction::trigger);
}

void MainMenus::tellBridge(const QString& sign) {
    bridge->setText(sign);
    bridge->setIconText(sign);
    bridge->setVisible(!sign.isEmpty());
    closeDoor->setEnabled(!sign.isEmpty());
}

void MainMenus::addSettings(QMainWindow* window) {
    QMenu* settings = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Settings"));
    pause = words_.add(settings, "media-playback-pause", QT_TR_NOOP("&Pause bots"), Qt::CTRL | Qt::Key_B,
                       QT_TR_NOOP("Let bots and chance wait until you go on"));
    hold = words_.add(settings, "", QT_TR_NOOP("&Wait for me at the next chance"), Qt::Key_F4,
                      QT_TR_NOOP("Stop the game as soon as you may act out of turn, even if you can only "
                                 "pass"));
    for (QAction* action : {pause, hold}) action->setCheckable(true);
    whenToAsk = words_.add(settings, "", QT_TR_NOOP("When to &ask me…"), Qt::CTRL | Qt::Key_F4,
                           QT_TR_NOOP("Choose at which moments the game stops for you to act out of turn"));
    QMenu* pace = settings->addMenu(QString());
    words_.name(pace->menuAction(), QT_TR_NOOP("Pace of &bots"));
    paces = new QActionGroup(this);
    for (const auto& [milliseconds, name] : botPaces()) {
        auto* choice = new QAction(paces);
        const auto number = static_cast<int>(paces->actions().size());
        choice->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)));
        choice->setCheckable(true);
        choice->setData(milliseconds);
        pace->addAction(choice);
    }
    settings->addSeparator();
    people = words_.add(settings, "user-identity", QT_TR_NOOP("Who pla&ys…"), {},
                        QT_TR_NOOP("Names and shields of the people of this computer"));
    configure = words_.add(settings, "configure", QT_TR_NOOP("P&references…"), Qt::CTRL | Qt::Key_Comma,
                           QT_TR_NOOP("Colours, language, animation, bots, sound"));
    configure->setMenuRole(QAction::PreferencesRole);
}

void MainMenus::addHelp(QMainWindow* window) {
    QMenu* help = words_.addMenu(window->menuBar(), QT_TR_NOOP("&Help"));
    book = words_.add(help, "help-contents", QT_TR_NOOP("&Rule book…"), QKeySequence::HelpContents,
                      QT_TR_NOOP("Read and search the rules of all games in a window of its own"));
    lessons = words_.add(help, "view-presentation", QT_TR_NOOP("&Lessons…"), Qt::SHIFT | Qt::Key_F2,
                         QT_TR_NOOP("Learn a game by playing it, one idea after the other"));
    puzzles = words_.add(help, "help-hint", QT_TR_NOOP("Pu&zzles…"), Qt::CTRL | Qt::Key_F2,
                         QT_TR_NOOP("Find the one right answer on a table that lies before you"));
    teacher = words_.add(help, "view-presentation", QT_TR_NOOP("&Teacher's table…"), Qt::CTRL | Qt::Key_T,
                         QT_TR_NOOP("Set up any position, draw on it for an audience, and play from it"));
    cards = words_.add(
        help, "view-list-icons", QT_TR_NOOP("&Cards…"), Qt::CTRL | Qt::Key_G,
        QT_TR_NOOP("All cards and tiles of a game and what they do, beginning with the one you point at"));
    keys = words_.add(help, "help-keybord-shortcuts", QT_TR_NOOP("&Keys"), Qt::CTRL | Qt::Key_F1,
                      QT_TR_NOOP("All keys, of the window and of the table"));
    help->addSeparator();
    licences = words_.add(help, "license", QT_TR_NOOP("L&icences"), Qt::CTRL | Qt::SHIFT | Qt::Key_F1,
                          QT_TR_NOOP("Who may do what with the program and its parts"));
    about = words_.add(help, "help-about", QT_TR_NOOP("&About Drawbridge"), Qt::SHIFT | Qt::Key_F1,
                       QT_TR_NOOP("What Drawbridge is"));
    about->setMenuRole(QAction::AboutRole);
}

void MainMenus::needToolBar() {
    if (toolBar) return;
    toolBar = new TableToolBar({bars_, hall}, {bridge, undo, redo, hint, pause, sinceMyTurn, log_, rules_},
                               window_);
    toolBar->setWindowTitle(tr("Toolbar"));
    window_->addToolBar(toolBar);
    connect(toolBar->toggleViewAction(), &QAction::toggled, tools_, &QAction::setChecked);
    connect(tools_, &QAction::triggered, toolBar, &QWidget::setVisible);
}

void MainMenus::retranslate() {
    words_.retranslate();
    if (toolBar) toolBar->setWindowTitle(tr("Toolbar"));
    const auto all = botPaces();
    for (qsizetype index = 0; index < all.size(); ++index) {
        const auto& [milliseconds, name] = all[index];
        QAction* choice = paces->actions()[index];
        choice->setText(QStringLiteral("&%1 %2").arg(QString::number(index + 1), name));
        choice->setStatusTip(
            milliseconds ? tr("%1 s before each step of a bot").arg(QLocale().toString(milliseconds / 1000.0))
                         : tr("Bots act as soon as they have thought"));
    }
    sinceMyTurn->setIconText(tr("Since your turn"));
    tellPause();
}

void MainMenus::show(const Preferences& preferences) {
    const int size = preferences.textSize;
    larger->setEnabled(nextTextSize(size, 1) != size);
    smaller->setEnabled(nextTextSize(size, -1) != size);
    normal->setEnabled(size != Preferences().textSize);
    sound->setChecked(preferences.sound);
    for (QAction* choice : themes->actions())
        choice->setChecked(choice->data().toInt() == static_cast<int>(preferences.theme));
    for (QAction* choice : paces->actions()) choice->setChecked(choice->data().toInt() == preferences.pace);
}

void MainMenus::setMatch(bool there) {
    for (QAction* action :
         {rematch,     watch,  save,  saveAs, exportLog, undo, redo,   hint,   concede, copyLog,
          sinceMyTurn, invite, pause, hold,   whenToAsk, log_, pinLog, rules_, tools_,  statusLine})
        action->setEnabled(there);
    questions->setEnabled(there);
    atTable_ = there;
    showMenuBar();
}

void MainMenus::showIcons() {
    words_.showIcons();
    tellPause();
}

void MainMenus::setRecent(const QStringList& files) {
    recent->clear();
    int number = 0;
    for (const QString& file : files) {
        QString name = QFileInfo(file).completeBaseName();
        name.replace('&', QStringLiteral("&&"));
        QAction* action = recent->addAction(QStringLiteral("&%1 %2").arg(QString::number(++number), name));
        action->setStatusTip(QDir::toNativeSeparators(file));
        connect(action, &QAction::triggered, this, [this, file] { emit recentChosen(file); });
    }
    if (recent->isEmpty()) recent->addAction(tr("No matches yet"))->setEnabled(false);
}

void MainMenus::tellLog(int lines) {
    //: On a button: the log of the match, and how many lines it has
    log_->setIconText(tr("Log (%1)").arg(QLocale().toString(lines)));
}

void MainMenus::tellUndo(const QString& what) {
    undo->setToolTip(what);
    undo->setStatusTip(what);
}

void MainMenus::tellPause() {
    const bool paused = pause->isChecked();
    if (!pause->icon().isNull()) // icons are loaded already
        pause->setIcon(QIcon::fromTheme(paused ? QStringLiteral("media-playback-start")
                                               : QStringLiteral("media-playback-pause")));
    //: On a button of the toolbar: let the bots act again
    const QString goOn = tr("Go on");
    const QString halt = tr("Pause");
    pause->setProperty(TableToolBar::kOtherWords, paused ? halt : goOn);
    pause->setIconText(paused ? goOn : halt);
}

} // namespace drawbridge
