// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/mainwindow.h"

#include "reference/cardgallery.h"
#include "reference/rulereader.h"
#include "shell/appearance.h"
#include "shell/asking.h"
#include "shell/deckeditor.h"
#include "shell/helpdialogs.h"
#include "shell/language.h"
#include "shell/logdock.h"
#include "shell/newgamedialog.h"
#include "shell/paneframe.h"
#include "shell/practicewindow.h"
#include "shell/preferencesdialog.h"
#include "shell/printsheets.h"
#include "shell/recordfile.h"
#include "shell/rulesdock.h"
#include "shell/tablediagrams.h"
#include "shell/teacherwindow.h"
#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"

#include "match/record.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QStandardPaths>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kLayoutVersion = 1; // of saveState(); to be raised when docks or toolbars change
constexpr int kRecentFiles = 8;
constexpr int kBeat = 10;           // glides of a piece for each defender that an attack meets
constexpr int kPatience = 5000;     // ms before what could not be kept is tried again
constexpr int kRoomForDocks = 1200; // a narrower window keeps its docks closed until asked for
constexpr int kLinesToRead = 12;    // fewer are of no use in a dock
constexpr QSize kFirstSize(1280, 820);
constexpr QSize kFrame(16, 48); // about what is drawn round a window, until it is known

QString shownPath(const QString& file) { return QDir::toNativeSeparators(file); }

/// Where file dialogs begin: at the file, or where the last one was, or among the documents.
QString folderFor(const QString& file) {
    if (!file.isEmpty()) return file;
    const QString last = QSettings().value(QStringLiteral("files/folder")).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir()) return last;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

MainWindow::MainWindow()
    : preferences_(Preferences::load())
    , controller_(new TableController(this))
    , table_(new TableView(this))
    , log_(new LogDock(this))
    , diagrams_(new TableDiagrams(this))
    , rules_(new RulesDock(diagrams_, this))
    , frame_(new PaneFrame(this)) {
    setCentralWidget(table_);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    addDockWidget(Qt::RightDockWidgetArea, log_);
    addDockWidget(Qt::RightDockWidgetArea, rules_);
    for (QDockWidget* dock : {static_cast<QDockWidget*>(log_), static_cast<QDockWidget*>(rules_)})
        connect(dock, &QDockWidget::visibilityChanged, this,
                [this, dock](bool visible) { dockToggled(dock, visible); });
    makeActions();
    makeStatusLine();
    retranslate();
    apply(preferences_);
    restoreLayout(); // measures the toolbar, so it comes when icons and fonts are there

    connect(table_, &TableView::rematchRequested, this, &MainWindow::askRematch);
    connect(table_, &TableView::newGameRequested, this, &MainWindow::askNew);
    connect(table_, &TableView::pageRequested, this, &MainWindow::openCards);
    connect(table_, &TableView::broken, this, [this](const QString& why) {
        QMessageBox::critical(this, tr("Drawbridge"),
                              tr("The table cannot be drawn.") + QStringLiteral("\n\n") + why);
    });
    connect(controller_, &TableController::clauseRequested, this, &MainWindow::openClause);
    connect(controller_, &TableController::gatheringChanged, this, &MainWindow::updateStatus);
    connect(log_, &LogDock::clauseRequested, this, &MainWindow::openClause);
    connect(rules_, &RulesDock::showMe, this, [this](const QString& gameId, const QString& diagram) {
        practice().openFromRules(gameId, diagram);
    });
    connect(log_, &LogDock::exportRequested, this, &MainWindow::exportLog);
    keepAgain_.setSingleShot(true);
    keepAgain_.setInterval(kPatience);
    connect(&keepAgain_, &QTimer::timeout, this, [this] {
        if (session_) keep();
    });
    connect(&autosave_, &Autosave::kept, this, [this] {
        kept_ = true;
        keepProblem_.clear();
        updateStatus();
    });
    connect(&autosave_, &Autosave::failed, this, [this](const QString& sentence) {
        kept_ = false;
        keepAgain_.start(); // there may be room again before the next move
        const bool isNew = keepProblem_.isEmpty();
        keepProblem_ = sentence;
        updateStatus();
        if (!isNew) return; // said before
        auto* box = new QMessageBox(QMessageBox::Warning, tr("Drawbridge"),
                                    tr("The match goes on, but it cannot be kept for next time."),
                                    QMessageBox::Ok, this);
        box->setInformativeText(sentence);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    });
}

MainWindow::~MainWindow() {
    // Docks that go with the window tell of it when it is a window no more.
    log_->disconnect(this);
    rules_->disconnect(this);
    // The scene looks at the controller until the end.
    delete table_;
}

// ---- making the window ---------------------------------------------------------------------------------

QMenu* MainWindow::addMenu(const char* title) {
    QMenu* menu = menuBar()->addMenu(QString());
    words_.push_back({menu->menuAction(), title, ""});
    return menu;
}

/// `text` and `tip` are marked by QT_TR_NOOP; retranslate() says them.
QAction* MainWindow::add(QMenu* menu, const char* icon, const char* text, const QKeySequence& keys,
                         const char* tip) {
    auto* action = new QAction(this);
    if (icon) action->setIcon(QIcon::fromTheme(QString::fromLatin1(icon)));
    action->setShortcut(keys);
    menu->addAction(action);
    words_.push_back({action, text, tip});
    return action;
}

void MainWindow::makeActions() {
    toolBar_ = addToolBar(QString());
    toolBar_->setObjectName(QStringLiteral("toolbar"));
    toolBar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    toolBar_->setIconSize(QSize(22, 22));

    // Game
    QMenu* game = addMenu(QT_TR_NOOP("&Game"));
    QAction* fresh = add(game, "document-new", QT_TR_NOOP("&New…"), QKeySequence::New,
                         QT_TR_NOOP("Choose a game, who plays and the rules, and begin"));
    connect(fresh, &QAction::triggered, this, &MainWindow::askNew);
    rematch_ = add(game, "view-refresh", QT_TR_NOOP("Re&match"), QKeySequence(Qt::CTRL | Qt::Key_R),
                   QT_TR_NOOP("Play again by the same rules, everybody one seat further"));
    connect(rematch_, &QAction::triggered, this, &MainWindow::askRematch);
    game->addSeparator();
    QAction* openAction = add(game, "document-open", QT_TR_NOOP("&Open…"), QKeySequence::Open,
                              QT_TR_NOOP("Go on with a saved match"));
    connect(openAction, &QAction::triggered, this, &MainWindow::askOpen);
    recent_ = game->addMenu(QIcon::fromTheme(QStringLiteral("document-open-recent")), QString());
    words_.push_back({recent_->menuAction(), QT_TR_NOOP("Open &recent"),
                      QT_TR_NOOP("Go on with a match opened or saved lately")});
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::updateRecent);
    recent_->addAction(QString()); // so that the menu is not taken for empty before it is first shown
    save_ = add(game, "document-save", QT_TR_NOOP("&Save"), QKeySequence::Save,
                QT_TR_NOOP("Save the match in its file"));
    connect(save_, &QAction::triggered, this, &MainWindow::save);
    QAction* saveAsAction =
        add(game, "document-save-as", QT_TR_NOOP("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
            QT_TR_NOOP("Save the match in another file"));
    connect(saveAsAction, &QAction::triggered, this, &MainWindow::saveAs);
    QAction* exportAction =
        add(game, "document-export", QT_TR_NOOP("Save &log as text…"), QKeySequence(Qt::CTRL | Qt::Key_E),
            QT_TR_NOOP("Write down what has happened, as far as you may know it"));
    connect(exportAction, &QAction::triggered, this, &MainWindow::exportLog);
    game->addSeparator();
    QAction* deck =
        add(game, "document-edit", QT_TR_NOOP("&Deck editor…"), QKeySequence(Qt::CTRL | Qt::Key_D),
            QT_TR_NOOP("Write a deck of your own for Castle Rampage"));
    connect(deck, &QAction::triggered, this, &MainWindow::editDeck);
    QAction* sheets = add(game, "document-print", QT_TR_NOOP("&Print sheets…"), QKeySequence::Print,
                          QT_TR_NOOP("Print cards and tiles to cut out and play with"));
    connect(sheets, &QAction::triggered, this, &MainWindow::printSheets);
    game->addSeparator();
    QAction* quit = add(game, "application-exit", QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q),
                        QT_TR_NOOP("Close Drawbridge; the match is kept for next time"));
    quit->setMenuRole(QAction::QuitRole);
    connect(quit, &QAction::triggered, this, &QWidget::close);

    // Edit
    QMenu* edit = addMenu(QT_TR_NOOP("&Edit"));
    undo_ = add(edit, "edit-undo", QT_TR_NOOP("&Undo"), QKeySequence::Undo,
                QT_TR_NOOP("Take back your last decision"));
    connect(undo_, &QAction::triggered, controller_, &TableController::undo);
    redo_ = add(edit, "edit-redo", QT_TR_NOOP("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                QT_TR_NOOP("Make again the decision taken back"));
    connect(redo_, &QAction::triggered, controller_, &TableController::redo);
    concede_ =
        add(edit, nullptr, QT_TR_NOOP("&Give up…"), QKeySequence(),
            QT_TR_NOOP("Lose this match at once; not while others have the screen, nor when it is over"));
    connect(concede_, &QAction::triggered, this, &MainWindow::concede);
    edit->addSeparator();
    QAction* copy =
        add(edit, "edit-copy", QT_TR_NOOP("&Copy log"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
            QT_TR_NOOP("Copy what has happened, as far as you may know it"));
    connect(copy, &QAction::triggered, log_, &LogDock::copyAll);
    QAction* find = add(edit, "edit-find", QT_TR_NOOP("&Find a rule…"), QKeySequence::Find,
                        QT_TR_NOOP("Search the rules of the game"));
    connect(find, &QAction::triggered, this, &MainWindow::openRules);

    // View
    QMenu* view = addMenu(QT_TR_NOOP("&View"));
    sinceMyTurn_ = add(view, "player-time", QT_TR_NOOP("What has happened since my &turn"),
                       QKeySequence(Qt::CTRL | Qt::Key_H),
                       QT_TR_NOOP("Show or hide on the table what the others have done"));
    connect(sinceMyTurn_, &QAction::triggered, table_, &TableView::toggleNews);
    view->addSeparator();
    const auto addToggle = [this, view](QAction* toggle, const char* icon, const char* text,
                                        const QKeySequence& keys, const char* tip) {
        if (icon) toggle->setIcon(QIcon::fromTheme(QString::fromLatin1(icon)));
        toggle->setShortcut(keys);
        view->addAction(toggle);
        words_.push_back({toggle, text, tip});
    };
    addToggle(log_->toggleViewAction(), "view-list-text", QT_TR_NOOP("Game &log"),
              QKeySequence(Qt::CTRL | Qt::Key_L), QT_TR_NOOP("Show or hide the log of the game"));
    addToggle(rules_->toggleViewAction(), "help-contents", QT_TR_NOOP("&Rules"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), QT_TR_NOOP("Show or hide the rules"));
    connect(rules_->toggleViewAction(), &QAction::triggered, rules_, [this](bool shown) {
        if (shown) rules_->search(); // who opens the rules has a question
    });
    addToggle(toolBar_->toggleViewAction(), nullptr, QT_TR_NOOP("Tool&bar"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T), QT_TR_NOOP("Show or hide the toolbar"));
    auto* statusAction = new QAction(this);
    statusAction->setCheckable(true);
    statusAction->setChecked(true);
    statusAction->setObjectName(QStringLiteral("statusline"));
    addToggle(statusAction, nullptr, QT_TR_NOOP("&Status line"),
              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B),
              QT_TR_NOOP("Show or hide the line at the bottom"));
    connect(statusAction, &QAction::toggled, this, [this](bool on) { statusBar()->setVisible(on); });
    view->addSeparator();
    QMenu* colours = view->addMenu(QString());
    words_.push_back({colours->menuAction(), QT_TR_NOOP("&Colours"), ""});
    themes_ = new QActionGroup(this);
    const struct {
        Theme theme;
        const char* name;
        Qt::Key key;
        const char* tip;
    } wear[] = {
        {Theme::System, QT_TR_NOOP("As the &system"), Qt::Key_0,
         QT_TR_NOOP("Light or dark as the system is")},
        {Theme::Light, QT_TR_NOOP("&Light"), Qt::Key_9, QT_TR_NOOP("A light window")},
        {Theme::Dark, QT_TR_NOOP("&Dark"), Qt::Key_8, QT_TR_NOOP("A dark window")},
    };
    for (const auto& [theme, name, key, tip] : wear) {
        QAction* choice = add(colours, nullptr, name, QKeySequence(Qt::CTRL | Qt::ALT | key), tip);
        choice->setCheckable(true);
        choice->setData(static_cast<int>(theme));
        themes_->addAction(choice);
    }
    connect(themes_, &QActionGroup::triggered, this, [this](const QAction* choice) {
        Preferences next = preferences_;
        next.theme = static_cast<Theme>(choice->data().toInt());
        apply(next);
    });
    QAction* full = add(view, "view-fullscreen", QT_TR_NOOP("&Full screen"), QKeySequence(Qt::Key_F11),
                        QT_TR_NOOP("Use the whole screen"));
    full->setCheckable(true);
    connect(full, &QAction::toggled, this, [this](bool on) {
        setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    larger_ = add(view, "zoom-in", QT_TR_NOOP("Larg&er text"), QKeySequence::ZoomIn,
                  QT_TR_NOOP("Write everything larger, on the table and beside it"));
    // Where plus needs Shift, one presses the key without it.
    larger_->setShortcuts(QKeySequence::keyBindings(QKeySequence::ZoomIn) +
                          QList{QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    connect(larger_, &QAction::triggered, this,
            [this] { setTextSize(nextTextSize(preferences_.textSize, 1)); });
    smaller_ = add(view, "zoom-out", QT_TR_NOOP("S&maller text"), QKeySequence::ZoomOut,
                   QT_TR_NOOP("Write everything smaller"));
    connect(smaller_, &QAction::triggered, this,
            [this] { setTextSize(nextTextSize(preferences_.textSize, -1)); });
    normal_ = add(view, "zoom-original", QT_TR_NOOP("Normal te&xt"), QKeySequence(Qt::CTRL | Qt::Key_0),
                  QT_TR_NOOP("Write everything as large as the system does"));
    connect(normal_, &QAction::triggered, this, [this] { setTextSize(Preferences().textSize); });
    view->addSeparator();
    QAction* forward = add(view, nullptr, QT_TR_NOOP("&Next pane"), QKeySequence(Qt::Key_F6),
                           QT_TR_NOOP("Go to the table, the log, the rules in turn"));
    connect(forward, &QAction::triggered, this, [this] { nextPane(1); });
    QAction* back = add(view, nullptr, QT_TR_NOOP("&Previous pane"), QKeySequence(Qt::SHIFT | Qt::Key_F6),
                        QT_TR_NOOP("The same the other way round"));
    connect(back, &QAction::triggered, this, [this] { nextPane(-1); });

    // Settings
    QMenu* settings = addMenu(QT_TR_NOOP("&Settings"));
    pause_ = add(settings, "media-playback-pause", QT_TR_NOOP("&Pause bots"),
                 QKeySequence(Qt::CTRL | Qt::Key_B), QT_TR_NOOP("Let bots and chance wait until you go on"));
    pause_->setCheckable(true);
    connect(pause_, &QAction::toggled, this, &MainWindow::setPaused);
    hold_ = add(settings, nullptr, QT_TR_NOOP("&Wait for me at the next chance"), QKeySequence(Qt::Key_F4),
                QT_TR_NOOP("Stop the game as soon as you may act out of turn, even if you can only pass"));
    hold_->setCheckable(true);
    connect(hold_, &QAction::toggled, this, [this](bool on) { session_->setHolding(on); });
    whenToAsk_ = add(settings, nullptr, QT_TR_NOOP("When to &ask me…"), QKeySequence(Qt::CTRL | Qt::Key_F4),
                     QT_TR_NOOP("Choose at which moments the game stops for you to act out of turn"));
    connect(whenToAsk_, &QAction::triggered, this, &MainWindow::askAsking);
    QMenu* pace = settings->addMenu(QString());
    words_.push_back({pace->menuAction(), QT_TR_NOOP("Pace of &bots"), ""});
    paces_ = new QActionGroup(this);
    for (const auto& [milliseconds, name] : botPaces()) {
        auto* choice = new QAction(paces_);
        const auto number = static_cast<int>(paces_->actions().size());
        choice->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)));
        choice->setCheckable(true);
        choice->setData(milliseconds);
        pace->addAction(choice);
    }
    connect(paces_, &QActionGroup::triggered, this, [this](const QAction* choice) {
        Preferences next = preferences_;
        next.pace = choice->data().toInt();
        apply(next);
    });
    settings->addSeparator();
    QAction* configure =
        add(settings, "configure", QT_TR_NOOP("P&references…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
            QT_TR_NOOP("Colours, language, animation, bots"));
    configure->setMenuRole(QAction::PreferencesRole);
    connect(configure, &QAction::triggered, this, &MainWindow::askPreferences);

    // Help
    QMenu* help = addMenu(QT_TR_NOOP("&Help"));
    QAction* book = add(help, "help-contents", QT_TR_NOOP("&Rule book…"), QKeySequence::HelpContents,
                        QT_TR_NOOP("Read and search the rules of all games in a window of its own"));
    connect(book, &QAction::triggered, this, &MainWindow::openBook);
    QAction* lessons =
        add(help, "view-presentation", QT_TR_NOOP("&Lessons…"), QKeySequence(Qt::SHIFT | Qt::Key_F2),
            QT_TR_NOOP("Learn a game by playing it, one idea after the other"));
    connect(lessons, &QAction::triggered, this,
            [this] { practice().openLessons(session_ ? session_->match().game() : rememberedKind()); });
    QAction* teacher =
        add(help, "view-presentation", QT_TR_NOOP("&Teacher's table…"), QKeySequence(Qt::CTRL | Qt::Key_T),
            QT_TR_NOOP("Set up any position, draw on it for an audience, and play from it"));
    connect(teacher, &QAction::triggered, this, &MainWindow::openTeacher);
    QAction* cards = add(
        help, "view-list-icons", QT_TR_NOOP("&Cards…"), QKeySequence(Qt::CTRL | Qt::Key_G),
        QT_TR_NOOP("All cards and tiles of a game and what they do, beginning with the one you point at"));
    connect(cards, &QAction::triggered, this, &MainWindow::openCards);
    QAction* keys =
        add(help, "help-keybord-shortcuts", QT_TR_NOOP("&Keys"), QKeySequence(Qt::CTRL | Qt::Key_F1),
            QT_TR_NOOP("All keys, of the window and of the table"));
    connect(keys, &QAction::triggered, this, [this] { showKeys(this, menuBar()); });
    help->addSeparator();
    QAction* licences =
        add(help, "license", QT_TR_NOOP("L&icences"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F1),
            QT_TR_NOOP("Who may do what with the program and its parts"));
    connect(licences, &QAction::triggered, this, [this] { showLicences(this); });
    QAction* about = add(help, "help-about", QT_TR_NOOP("&About Drawbridge"),
                         QKeySequence(Qt::SHIFT | Qt::Key_F1), QT_TR_NOOP("What Drawbridge is"));
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, [this] { showAbout(this); });

    toolBar_->addAction(fresh);
    toolBar_->addAction(openAction);
    toolBar_->addAction(save_);
    toolBar_->addSeparator();
    toolBar_->addAction(undo_);
    toolBar_->addAction(redo_);
    toolBar_->addSeparator();
    toolBar_->addAction(pause_);
    toolBar_->addAction(sinceMyTurn_);
    toolBar_->addSeparator();
    toolBar_->addAction(log_->toggleViewAction());
    toolBar_->addAction(rules_->toggleViewAction());
    toolBar_->addAction(lessons);
    // Full screen hides the title bar only: all actions stay within reach.
}

/// Says everything in the language of the program, at the start and when that changes.
void MainWindow::retranslate() {
    log_->retranslate();
    rules_->retranslate();
    toolBar_->setWindowTitle(tr("Toolbar"));
    // After the docks and the toolbar, whose titles would else be what their actions say.
    for (const Words& words : words_) {
        words.action->setText(tr(words.text));
        words.action->setStatusTip(*words.tip ? tr(words.tip) : QString());
    }
    const auto paces = botPaces();
    for (qsizetype index = 0; index < paces.size(); ++index) {
        const auto& [milliseconds, name] = paces[index];
        QAction* choice = paces_->actions()[index];
        choice->setText(QStringLiteral("&%1 %2").arg(index + 1).arg(name));
        choice->setStatusTip(
            milliseconds ? tr("%1 s before each step of a bot").arg(QLocale().toString(milliseconds / 1000.0))
                         : tr("Bots act as soon as they have thought"));
    }
    sinceMyTurn_->setIconText(tr("Since my turn"));
    tellPause();
    log_->toggleViewAction()->setIconText(tr("Log"));
    table_->retranslate();
    controller_->retranslate();
    if (sheets_ && !sheets_->isBusy()) sheets_.reset(); // it speaks the new language when it is next opened
    if (!session_) return;
    updateStatus();
    updateTitle();
}

void MainWindow::makeStatusLine() {
    turn_ = new QLabel(this);
    paused_ = new QLabel(this);
    saved_ = new QLabel(this);
    saved_->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(turn_, 1);
    statusBar()->addPermanentWidget(paused_);
    statusBar()->addPermanentWidget(saved_);
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    rulesSeen_ = settings.value(QStringLiteral("window/rulesSeen")).toBool();
    const QByteArray geometry = settings.value(QStringLiteral("window/geometry")).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        const QSize room = screen()->availableSize() - kFrame;
        const QSize fits = kFirstSize.boundedTo(room);
        resize(fits);
        if (fits != kFirstSize) setWindowState(windowState() | Qt::WindowMaximized);
    }
    if (!restoreState(settings.value(QStringLiteral("window/state")).toByteArray(), kLayoutVersion)) {
        const bool roomy = screen()->availableSize().width() >= kRoomForDocks;
        resizeDocks({log_, rules_}, {300, 300}, Qt::Horizontal);
        log_->setVisible(roomy);
        rules_->hide();
    }
}

// ---- matches -------------------------------------------------------------------------------------------

void MainWindow::startNew(const NewGame& choice) { layOut(begin(choice), {}); }

bool MainWindow::resumeUnfinished() {
    const QString file = autosave_.unfinished();
    if (file.isEmpty()) return false;
    OpenedFile opened = openFile(file);
    if (!opened.match) {
        // Nobody can make anything of it; it must not stand in the way for ever.
        QFile::remove(file + QStringLiteral(".damaged"));
        QFile::rename(file, file + QStringLiteral(".damaged"));
        QMessageBox::warning(this, tr("Drawbridge"),
                             tr("The unfinished match cannot be read. It is left in %1.")
                                     .arg(shownPath(file + QStringLiteral(".damaged"))) +
                                 QStringLiteral("\n\n") + opened.problem);
        autosave_.forget();
        return false;
    }
    if (!opened.problem.isEmpty())
        QMessageBox::warning(
            this, tr("Drawbridge"),
            tr("The end of the unfinished match is damaged; it goes on from the last sound move.") +
                QStringLiteral("\n\n") + opened.problem);
    layOut(std::move(*opened.match), autosave_.origin());
    return true;
}

void MainWindow::welcome() {
    const QString file = autosave_.unfinished();
    if (!file.isEmpty()) {
        QMessageBox question(QMessageBox::Question, tr("Drawbridge"), tr("Continue where you were?"),
                             QMessageBox::NoButton, this);
        question.setInformativeText(
            tr("A match was left unfinished on %1.")
                .arg(QLocale().toString(QFileInfo(file).lastModified(), QLocale::LongFormat)));
        QPushButton* goOn = question.addButton(tr("&Continue"), QMessageBox::AcceptRole);
        QPushButton* fresh = question.addButton(tr("&New game…"), QMessageBox::RejectRole);
        question.setDefaultButton(goOn);
        question.setEscapeButton(goOn);
        question.exec();
        if (question.clickedButton() == fresh) {
            NewGameDialog dialog(rememberedKind(), this);
            if (dialog.exec() == QDialog::Accepted) return startNew(dialog.choice());
        }
        if (resumeUnfinished()) return;
    }
    startNew(rememberedGame(rememberedKind()));
}

void MainWindow::askNew() {
    NewGameDialog dialog(session_ ? session_->match().game() : rememberedKind(), this);
    if (dialog.exec() == QDialog::Accepted && mayLeave()) startNew(dialog.choice());
}

void MainWindow::askRematch() {
    if (session_ && mayLeave()) startNew(rematch(session_->match()));
}

bool MainWindow::mayLeave() {
    if (!session_ || session_->match().isOver() || !started_ ||
        (!file_.isEmpty() && savedEvents_ == session_->match().events().size()))
        return true;
    const bool wasPaused = session_->isPaused();
    session_->setPaused(true);
    QMessageBox question(QMessageBox::Question, tr("Drawbridge"),
                         tr("This match is not over. Save it before you leave it?"),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.button(QMessageBox::Discard)->setText(tr("&Leave without saving"));
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    const bool may = answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
    if (!may) session_->setPaused(wasPaused);
    return may;
}

void MainWindow::layOut(Match match, const QString& file) {
    auto session = std::make_unique<Session>(std::move(match));
    session->setPace(preferences_.pace);
    session->setBeat(kBeat * preferences_.motion);
    session->setCurtain(preferences_.curtain);
    session->setAsking(loadAsking(session->match().game()));
    connect(session.get(), &Session::holdingChanged, this, &MainWindow::updateStatus);
    connect(session.get(), &Session::changed, this, &MainWindow::sessionChanged);
    connect(session.get(), &Session::curtainChanged, this, &MainWindow::updateStatus);
    connect(session.get(), &Session::thinkingChanged, this, &MainWindow::updateStatus);
    connect(session.get(), &Session::pausedChanged, this, &MainWindow::updateStatus);
    table_->clearFor(toQString(session->match().game().id()));
    controller_->setSession(session.get());
    session_ = std::move(session); // the one before goes only now that nobody looks at it

    file_ = file;
    savedEvents_ = file.isEmpty() ? 0 : session_->match().events().size();
    started_ = false;
    pause_->setChecked(false);
    rules_->setGame(session_->match().game(), session_->match().setup());
    log_->setModel(controller_->log());
    session_->setAllShown(preferences_.showAll);
    table_->setTable(controller_);
    autosave_.setOrigin(file_);
    sessionChanged();
    table_->setFocus();
}

void MainWindow::sessionChanged() {
    const auto& events = session_->match().events();
    if (!started_)
        started_ = std::any_of(events.begin(), events.end(), [this](const Event& event) {
            return isSeat(event.decider) && session_->isPerson(event.decider);
        });
    keep();
    updateStatus();
    updateTitle();
}

/// Keeps the match for the next start, or forgets it when it is over.
void MainWindow::keep() {
    if (session_->match().isOver())
        autosave_.forget();
    else
        autosave_.keep(writeRecord(session_->match()));
}

// ---- files ---------------------------------------------------------------------------------------------

void MainWindow::askOpen() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a Match"), folderFor({}), recordFilter());
    if (file.isEmpty()) return;
    QSettings().setValue(QStringLiteral("files/folder"), QFileInfo(file).absolutePath());
    if (mayLeave()) open(file);
}

bool MainWindow::open(const QString& file) {
    OpenedFile opened = openFile(file);
    if (!opened.match) {
        QMessageBox box(QMessageBox::Critical, tr("Drawbridge"), opened.problem, QMessageBox::Ok, this);
        //: Below a sentence on why a file cannot be opened.
        if (session_) box.setInformativeText(tr("The match on the table goes on; choose another file."));
        box.exec();
        return false;
    }
    if (!opened.problem.isEmpty()) {
        QMessageBox question(QMessageBox::Warning, tr("Drawbridge"), opened.problem, QMessageBox::Cancel,
                             this);
        question.setInformativeText(tr("The %n event(s) before that are sound. You can go on from there.",
                                       nullptr, static_cast<int>(opened.match->events().size())));
        QPushButton* goOn = question.addButton(tr("&Go on from there"), QMessageBox::AcceptRole);
        question.setDefaultButton(goOn);
        question.exec();
        if (question.clickedButton() != goOn) return false;
        // What is lost stays lost in the file too, unless it is saved over on purpose.
        layOut(std::move(*opened.match), {});
        return true;
    }
    layOut(std::move(*opened.match), file);
    rememberFile(file);
    return true;
}

bool MainWindow::save() { return file_.isEmpty() ? saveAs() : saveTo(file_); }

void MainWindow::concede() {
    const bool wasPaused = session_->isPaused();
    session_->setPaused(true);
    QMessageBox question(QMessageBox::Question, tr("Drawbridge"), tr("Give up this match?"),
                         QMessageBox::Cancel, this);
    question.setInformativeText(tr("You lose it; your opponent wins."));
    QPushButton* giveUp = question.addButton(tr("&Give up"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == giveUp) session_->concede();
    session_->setPaused(wasPaused);
}

bool MainWindow::saveAs() {
    if (QSettings settings; !settings.value(QStringLiteral("files/toldOfSecrets")).toBool()) {
        QMessageBox note(QMessageBox::Information, tr("Drawbridge"), tr("A saved match holds everything."),
                         QMessageBox::Ok | QMessageBox::Cancel, this);
        note.setInformativeText(
            tr("Who opens it in another program can read every hand and what is still to come. "
               "This is said only once."));
        if (note.exec() != QMessageBox::Ok) return false;
        settings.setValue(QStringLiteral("files/toldOfSecrets"), true);
    }
    QString proposal = folderFor(file_);
    if (file_.isEmpty())
        proposal +=
            QStringLiteral("/%1 %2.%3")
                .arg(session_->text().gameName(), QDate::currentDate().toString(Qt::ISODate), kRecordEnding);
    QFileDialog dialog(this, tr("Save the Match"), QFileInfo(proposal).absolutePath(), recordFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kRecordEnding);
    dialog.selectFile(QFileInfo(proposal).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    const QString file = dialog.selectedFiles().front();
    QSettings().setValue(QStringLiteral("files/folder"), QFileInfo(file).absolutePath());
    return saveTo(file);
}

bool MainWindow::saveTo(const QString& file) {
    const Match& match = session_->match();
    if (const QString problem = writeFile(file, writeRecord(match)); !problem.isEmpty()) {
        QMessageBox::critical(this, tr("Drawbridge"), problem);
        return false;
    }
    file_ = file;
    savedEvents_ = match.events().size();
    autosave_.setOrigin(file);
    rememberFile(file);
    updateStatus();
    updateTitle();
    return true;
}

void MainWindow::exportLog() {
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the Log as Text"),
        folderFor({}) + QStringLiteral("/%1.txt").arg(session_->text().gameName()), tr("Text (*.txt)"));
    if (file.isEmpty()) return;
    if (const QString problem = writeFile(file, log_->transcript().toStdString()); !problem.isEmpty())
        QMessageBox::critical(this, tr("Drawbridge"), problem);
}

void MainWindow::rememberFile(const QString& file) {
    QSettings settings;
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = settings.value(QStringLiteral("files/recent")).toStringList();
    files.removeAll(path);
    files.prepend(path);
    settings.setValue(QStringLiteral("files/recent"), files.mid(0, kRecentFiles));
}

void MainWindow::updateRecent() {
    recent_->clear();
    int number = 0;
    for (const QString& file : QSettings().value(QStringLiteral("files/recent")).toStringList()) {
        if (!QFileInfo::exists(file)) continue;
        QString name = QFileInfo(file).completeBaseName();
        name.replace('&', QStringLiteral("&&"));
        QAction* action = recent_->addAction(QStringLiteral("&%1 %2").arg(++number).arg(name));
        action->setStatusTip(shownPath(file));
        connect(action, &QAction::triggered, this, [this, file] {
            if (mayLeave()) open(file);
        });
    }
    if (recent_->isEmpty()) recent_->addAction(tr("No matches yet"))->setEnabled(false);
}

// ---- settings ------------------------------------------------------------------------------------------

void MainWindow::editDeck() { DeckEditor(this).exec(); }

void MainWindow::askPreferences() {
    PreferencesDialog dialog(preferences_, this);
    if (dialog.exec() == QDialog::Accepted) apply(dialog.preferences());
}

void MainWindow::askAsking() {
    const GameInfo& game = session_->match().game();
    AskingDialog dialog(game, loadAsking(game), this);
    if (dialog.exec() != QDialog::Accepted) return;
    storeAsking(game, dialog.asking());
    session_->setAsking(dialog.asking());
}

void MainWindow::apply(const Preferences& preferences) {
    if (preferences != preferences_) preferences.store();
    const bool sameLanguage = preferences.language == preferences_.language;
    preferences_ = preferences;
    if (!sameLanguage) useLanguage(preferences_.language);
    applyTextSize(preferences_.textSize);
    table_->setTextScale(preferences_.textSize / 100.0);
    larger_->setEnabled(nextTextSize(preferences_.textSize, 1) != preferences_.textSize);
    smaller_->setEnabled(nextTextSize(preferences_.textSize, -1) != preferences_.textSize);
    normal_->setEnabled(preferences_.textSize != Preferences().textSize);
    applyTheme(preferences_.theme);
    for (QAction* choice : themes_->actions())
        choice->setChecked(choice->data().toInt() == static_cast<int>(preferences_.theme));
    for (QAction* choice : paces_->actions()) choice->setChecked(choice->data().toInt() == preferences_.pace);
    controller_->setMotion(preferences_.motion);
    if (practice_) practice_->setPreferences(preferences_);
    if (teacher_) teacher_->setPreferences(preferences_);
    if (!session_) return;
    session_->setPace(preferences_.pace);
    session_->setBeat(kBeat * preferences_.motion);
    session_->setCurtain(preferences_.curtain);
    session_->setAllShown(preferences_.showAll);
}

void MainWindow::setTextSize(int percent) {
    Preferences next = preferences_;
    next.textSize = percent;
    apply(next);
}

void MainWindow::setPaused(bool paused) {
    tellPause();
    if (session_) session_->setPaused(paused);
}

/// The button says what it would do now.
void MainWindow::tellPause() {
    const bool paused = pause_->isChecked();
    pause_->setIcon(QIcon::fromTheme(paused ? QStringLiteral("media-playback-start")
                                            : QStringLiteral("media-playback-pause")));
    //: On a button of the toolbar: let the bots act again
    pause_->setIconText(paused ? tr("Go on") : tr("Pause"));
}

// ---- what the window says ------------------------------------------------------------------------------

void MainWindow::updateStatus() {
    if (!session_) return;
    const Match& match = session_->match();
    undo_->setEnabled(controller_->canUndo());
    redo_->setEnabled(session_->canRedo());
    // Not every game has a rule for it.
    concede_->setVisible(match.stateAt(0).concession(0).has_value());
    concede_->setEnabled(session_->canConcede());
    const bool hasWindows = !match.game().windowKinds().empty();
    hold_->setVisible(hasWindows);
    hold_->setChecked(session_->isHolding());
    whenToAsk_->setVisible(hasWindows);
    sinceMyTurn_->setEnabled(session_->sinceMyTurn() < match.events().size());

    // Only what everybody may know: whose turn it is, never what they have.
    QString turn;
    const QStringList names = session_->names();
    const Seat decider = match.decider();
    const bool isMe = isSeat(decider) && decider == session_->viewer();
    if (session_->isPassing())
        turn = turn_->text(); // nobody is asked, and it will be over in no time
    else if (match.isOver())
        turn = session_->text().endingLine(match.state(), names);
    else if (session_->curtainDown())
        turn = tr("The screen goes to %1").arg(seatName(names, session_->curtainFor()));
    else if (session_->isThinking())
        turn = tr("%1 is thinking…").arg(seatName(names, decider));
    else if (isSeat(decider) && decider == match.state().turn())
        turn = tr("%1’s turn").arg(seatName(names, decider));
    else if (isSeat(decider)) // in another one's turn: at what
        turn = isMe ? tr("%1 may act").arg(seatName(names, decider))
                    : session_->text().promptIn(match.setup(), match.state().viewFor(kNobody), names);
    if (turn_->text() != turn) turn_->setText(turn);
    paused_->setText(session_->isPaused() ? tr("Bots are paused") : QString());

    QString saved;
    if (!file_.isEmpty() && savedEvents_ == match.events().size())
        saved = tr("Saved");
    else if (match.isOver())
        saved = file_.isEmpty() ? QString() : tr("The end is not saved");
    else if (!keepProblem_.isEmpty())
        saved = tr("Not kept for next time");
    else if (kept_)
        saved = tr("Kept for next time");
    saved_->setText(saved);
    saved_->setToolTip(keepProblem_.isEmpty() ? shownPath(file_) : keepProblem_);
}

void MainWindow::updateTitle() {
    const QString game = session_->text().gameName();
    setWindowTitle(file_.isEmpty()
                       ? tr("%1 – Drawbridge").arg(game)
                       : tr("%1[*] – %2 – Drawbridge").arg(QFileInfo(file_).completeBaseName(), game));
    setWindowModified(!file_.isEmpty() && savedEvents_ != session_->match().events().size());
}

void MainWindow::openClause(const QString& clause) {
    rules_->setGame(session_->match().game(), session_->match().setup());
    rules_->openClause(clause);
}

/// Those of the game on the table, though the gallery may have opened another book.
void MainWindow::openRules() {
    if (session_) rules_->setGame(session_->match().game(), session_->match().setup());
    rules_->search();
}

/// In a window that may stay beside a table of wood as well.
void MainWindow::openBook() {
    if (!book_) {
        book_ = std::make_unique<RuleReader>();
        book_->setDiagrams(diagrams_);
        connect(book_.get(), &RuleReader::showMe, rules_, &RulesDock::showMe);
    }
    if (session_)
        book_->setBook(toQString(session_->match().game().id()), session_->match().setup());
    else
        book_->setBook(toQString(rememberedKind().id()));
    book_->show();
    book_->setWindowState(book_->windowState() & ~Qt::WindowMinimized);
    book_->raise();
    book_->activateWindow();
    book_->search();
}

void MainWindow::openCards() {
    const GameInfo& game = session_ ? session_->match().game() : rememberedKind();
    if (!cards_) {
        cards_ = std::make_unique<CardGallery>([this](const GameInfo& which) { return setupOf(which); });
        connect(cards_.get(), &CardGallery::clauseRequested, this, &MainWindow::openRule);
    }
    cards_->open(game, table_->lookedAt());
}

/// From a window of its own: the rules stand beside the table.
void MainWindow::openRule(const QString& gameId, const QString& clause) {
    rules_->setGame(gameId);
    rules_->openClause(clause);
    raise();
    activateWindow();
}

Setup MainWindow::setupOf(const GameInfo& game) const {
    const bool isPlayed = session_ && &session_->match().game() == &game;
    return isPlayed ? session_->match().setup() : rememberedGame(game).setup;
}

/// In a window that may stay beside the table: printing takes its time.
void MainWindow::printSheets() {
    if (!sheets_)
        sheets_ = std::make_unique<PrintSheets>([this](const GameInfo& game) { return setupOf(game); });
    sheets_->openFor(session_ ? session_->match().game() : rememberedKind());
}

PracticeWindow& MainWindow::practice() {
    if (!practice_) {
        practice_ = std::make_unique<PracticeWindow>(preferences_);
        connect(practice_.get(), &PracticeWindow::clauseRequested, this, &MainWindow::openRule);
    }
    return *practice_;
}

void MainWindow::openTeacher() {
    if (!teacher_) {
        teacher_ = std::make_unique<TeacherWindow>(preferences_);
        teacher_->setMatch([this] { return session_ ? session_->shownState(freshSeed()) : nullptr; });
        connect(teacher_.get(), &TeacherWindow::clauseRequested, this, &MainWindow::openRule);
    }
    if (session_)
        teacher_->present(session_->match().game(), session_->match().setup());
    else
        teacher_->present(rememberedKind(), rememberedGame(rememberedKind()).setup);
}

/// The table cannot be left by Tab, which goes round inside it; this key always can.
void MainWindow::nextPane(int step) {
    std::vector<QWidget*> panes{table_};
    for (QDockWidget* dock : {static_cast<QDockWidget*>(log_), static_cast<QDockWidget*>(rules_)})
        if (dock->isVisible()) panes.push_back(dock);
    const QWidget* focus = QApplication::focusWidget();
    const auto here = std::find_if(panes.begin(), panes.end(), [focus](const QWidget* pane) {
        return focus && (pane == focus || pane->isAncestorOf(focus));
    });
    const auto count = static_cast<int>(panes.size());
    const int index = here == panes.end() ? 0 : static_cast<int>(here - panes.begin()) + step;
    QWidget* next = panes[static_cast<std::size_t>((index + count) % count)];
    next->raise(); // it may be a tab behind another one
    (next->focusProxy() ? next->focusProxy() : next)->setFocus(Qt::TabFocusReason);
    frame_->showRound(next);
}

void MainWindow::dockToggled(QDockWidget* dock, bool visible) {
    const QWidget* focus = QApplication::focusWidget();
    if (!visible && focus && dock->isAncestorOf(focus)) table_->setFocus();
    if (!visible || dock->isFloating()) return;
    const bool first = dock == rules_ && !std::exchange(rulesSeen_, true);
    // The layout gives a dock that comes below another one next to nothing, and so it would remain.
    QTimer::singleShot(0, dock, [this, dock, first] {
        const bool small = dock->height() < kLinesToRead * fontMetrics().lineSpacing();
        if (dock->isVisible() && (first || small))
            resizeDocks({log_, rules_}, {dock == log_ ? 3 : 2, dock == log_ ? 2 : 3}, Qt::Vertical);
    });
}

/// Makes the window small enough for the screen, with the frame round it, which is known only once it is
/// shown, and brings back what lies beyond the edges.
void MainWindow::fitOnScreen() {
    if (windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) return;
    const QRect room = screen()->availableGeometry();
    const QSize frame = frameGeometry().size() - size();
    const QSize fits = size().boundedTo(room.size() - frame);
    if (fits != size()) resize(fits);
    const QSize whole = fits + frame;
    const QPoint most = room.bottomRight() - QPoint(whole.width() - 1, whole.height() - 1);
    const QPoint at(std::max(room.left(), std::min(x(), most.x())),
                    std::max(room.top(), std::min(y(), most.y())));
    if (at != pos()) move(at);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) matchIconsToPalette();
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && !std::exchange(fitted_, true))
        fitOnScreen();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // No question: the match is kept, and the next start offers to go on with it.
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState(kLayoutVersion));
    settings.setValue(QStringLiteral("window/rulesSeen"), rulesSeen_);
    if (session_ && !keepProblem_.isEmpty() && !mayLeave()) return event->ignore();
    if (teacher_ && !teacher_->close()) return event->ignore(); // it may ask: all else is still there then
    if (cards_) cards_->close();
    if (book_) book_->close();
    if (practice_) practice_->close();
    sheets_.reset(); // stops what it is printing
    QMainWindow::closeEvent(event);
}

} // namespace drawbridge
