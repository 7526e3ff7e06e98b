// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/mainwindow.h"

#include "library/library.h"
#include "library/matchfolder.h"
#include "library/people.h"
#include "library/recordfile.h"
#include "match/gamestate.h"
#include "reference/plainwidgets.h"
#include "shell/appearance.h"
#include "shell/asking.h"
#include "shell/chest/chestwindow.h"
#include "shell/deck/deckeditor.h"
#include "shell/hall/foyer.h"
#include "shell/hall/hallview.h"
#include "shell/helpdialogs.h"
#include "shell/language.h"
#include "shell/mainmenus.h"
#include "shell/match/logdock.h"
#include "shell/match/matchfile.h"
#include "shell/match/rulesdock.h"
#include "shell/paneframe.h"
#include "shell/people/peopledialog.h"
#include "shell/preferences/preferencesdialog.h"
#include "shell/sidewindows.h"
#include "shell/tablecamera.h"
#include "shell/teacher/tablediagrams.h"
#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QSessionManager>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kLayoutVersion = 1;   // of saveState(); to be raised when docks or toolbars change
constexpr int kBeat = 10;           // glides of a piece for each defender that an attack meets
constexpr int kRoomForDocks = 1200; // a narrower window keeps its docks closed until asked for
constexpr int kLinesToRead = 12;    // fewer are of no use in a dock
constexpr QSize kFirstSize(1280, 820);
constexpr QSize kFrame(16, 48); // about what is drawn round a window, until it is known

QString shownPath(const QString& file) { return QDir::toNativeSeparators(file); }

} // namespace

MainWindow::MainWindow()
    : preferences_(Preferences::load())
    , people_(std::make_unique<People>())
    , library_(std::make_unique<Library>(people_.get()))
    , file_(new MatchFile(this))
    , controller_(new TableController(this))
    , table_(new TableView)
    , pages_(new QStackedWidget(this))
    , log_(new LogDock(this))
    , camera_(new TableCamera(this))
    , foyer_(new Foyer(library_.get(), people_.get(), camera_))
    , diagrams_(new TableDiagrams(camera_, this))
    , rules_(new RulesDock(diagrams_, this))
    , frame_(new PaneFrame(this))
    , menus_(new MainMenus(this, log_, rules_))
    , others_(std::make_unique<SideWindows>(preferences_, diagrams_, [this] { return session_.get(); })) {
    pages_->addWidget(foyer_);
    pages_->addWidget(table_);
    setCentralWidget(pages_);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    addDockWidget(Qt::RightDockWidgetArea, log_);
    addDockWidget(Qt::RightDockWidgetArea, rules_);
    for (QDockWidget* dock : {static_cast<QDockWidget*>(log_), static_cast<QDockWidget*>(rules_)})
        connect(dock, &QDockWidget::visibilityChanged, this,
                [this, dock](bool visible) { dockToggled(dock, visible); });
    followMenus();
    makeStatusLine();
    retranslate();
    apply(preferences_);
    restoreLayout();
    menus_->setMatch(false);

    connect(table_, &TableView::rematchRequested, this, &MainWindow::askRematch);
    connect(table_, &TableView::newGameRequested, this, &MainWindow::askNew);
    connect(table_, &TableView::pageRequested, others_.get(),
            [this] { others_->openCards(table_->lookedAt()); });
    connect(table_, &TableView::broken, this, [this](const QString& why) {
        PlainBox::critical(this, tr("Drawbridge"),
                           tr("The table cannot be drawn.") + QStringLiteral("\n\n") + why);
    });
    connect(controller_, &TableController::clauseRequested, this, &MainWindow::openClause);
    connect(controller_, &TableController::gatheringChanged, this, &MainWindow::updateStatus);
    connect(log_, &LogDock::clauseRequested, this, &MainWindow::openClause);
    connect(log_, &LogDock::exportRequested, this, &MainWindow::exportLog);
    connect(rules_, &RulesDock::showMe, others_.get(), &SideWindows::practise);
    connect(others_.get(), &SideWindows::clauseRequested, this, &MainWindow::openRule);
    connect(others_.get(), &SideWindows::newGameRequested, this, [this] {
        askNew();
        raise();
        activateWindow();
    });
    connect(others_.get(), &SideWindows::playOnRequested, this, [this](const Match& from) {
        if (!file_->mayLeave()) return;
        layOut(from.until(from.history().size()), {});
        raise();
        activateWindow();
    });
    connect(file_, &MatchFile::changed, this, &MainWindow::updateStatus);
    connect(file_, &MatchFile::changed, this, &MainWindow::updateTitle);
    followFoyer();
    QTimer::singleShot(0, this, [this] {
        library_->refresh();
        if (!people_->problem().isEmpty()) tell(people_->problem());
    });
    // A session that ends closes no windows: it asks, and then ends the program.
    connect(qApp, &QGuiApplication::commitDataRequest, this, [this](QSessionManager& session) {
        if (!session.allowsInteraction()) return;
        // A dialog with something unsaved, such as the deck editor, asks when it is left.
        QPointer<QWidget> dialog = QApplication::activeModalWidget();
        if (dialog && dialog->isWindowModified()) dialog->close();
        if ((dialog && dialog->isVisible() && dialog->isWindowModified()) || !mayEnd()) session.cancel();
        session.release();
    });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [this] {
        if (isVisible()) storeLayout();
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

/// What the entries of the menus do.
void MainWindow::followMenus() {
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(menus_->hall, &MainWindow::goHome);
    on(menus_->people, &MainWindow::askWho);
    on(menus_->fresh, &MainWindow::askNew);
    on(menus_->rematch, &MainWindow::askRematch);
    on(menus_->watch,
       [this] { others_->watch(session_->match().until(session_->match().history().size()), {}); });
    on(menus_->chest, &MainWindow::openChest);
    on(menus_->open, &MainWindow::askOpen);
    connect(menus_->recent, &QMenu::aboutToShow, this, &MainWindow::updateRecent);
    on(menus_->save, [this] { file_->save(); });
    on(menus_->saveAs, [this] { file_->saveAs(); });
    on(menus_->exportLog, &MainWindow::exportLog);
    on(menus_->chronicle, [this] { others_->openChronicle(library_.get(), people_.get()); });
    on(menus_->deck, [this] { DeckEditor(this).exec(); });
    on(menus_->sheets, [this] { others_->openSheets(); });
    on(menus_->quit, &QWidget::close);

    on(menus_->undo, [this] { controller_->undo(); });
    on(menus_->redo, [this] { controller_->redo(); });
    on(menus_->concede, &MainWindow::concede);
    on(menus_->copyLog, [this] { log_->copyAll(); });
    on(menus_->findRule, &MainWindow::openRules);

    on(menus_->sinceMyTurn, [this] { table_->toggleNews(); });
    connect(rules_->toggleViewAction(), &QAction::triggered, rules_, [this](bool shown) {
        if (shown) rules_->search(); // who opens the rules has a question
    });
    connect(menus_->themes, &QActionGroup::triggered, this, [this](const QAction* choice) {
        Preferences next = preferences_;
        next.theme = static_cast<Theme>(choice->data().toInt());
        apply(next);
    });
    connect(menus_->fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    on(menus_->larger, [this] { setTextSize(nextTextSize(preferences_.textSize, 1)); });
    on(menus_->smaller, [this] { setTextSize(nextTextSize(preferences_.textSize, -1)); });
    on(menus_->normal, [this] { setTextSize(Preferences().textSize); });
    on(menus_->nextPane, [this] { nextPane(1); });
    on(menus_->previousPane, [this] { nextPane(-1); });

    connect(menus_->pause, &QAction::toggled, this, [this](bool paused) {
        menus_->tellPause();
        if (session_) session_->setPaused(paused);
    });
    connect(menus_->hold, &QAction::toggled, this, [this](bool hold) { session_->setHolding(hold); });
    on(menus_->whenToAsk, &MainWindow::askAsking);
    connect(menus_->paces, &QActionGroup::triggered, this, [this](const QAction* choice) {
        Preferences next = preferences_;
        next.pace = choice->data().toInt();
        apply(next);
    });
    on(menus_->configure, &MainWindow::askPreferences);

    on(menus_->book, [this] { others_->openBook(); });
    on(menus_->lessons, [this] { others_->openLessons(); });
    on(menus_->teacher, [this] { others_->openTeacher(); });
    on(menus_->cards, [this] { others_->openCards(table_->lookedAt()); });
    on(menus_->keys, [this] { showKeys(this, menuBar()); });
    on(menus_->licences, [this] { showLicences(this); });
    on(menus_->about, [this] { showAbout(this); });
}

/// What is asked for in the hall, and where a game is chosen.
void MainWindow::followFoyer() {
    const HallView& hall = foyer_->hall();
    connect(foyer_, &Foyer::matchChosen, this, &MainWindow::resumeOrTell);
    connect(foyer_, &Foyer::begun, this, [this](const NewGame& choice) {
        if (file_->mayLeave()) startNew(choice);
    });
    connect(foyer_, &Foyer::lessonsRequested, others_.get(),
            [this](const QString& game) { others_->openLessons(findGame(game.toStdString())); });
    connect(foyer_, &Foyer::rulesRequested, others_.get(),
            [this](const QString& game) { others_->openBook(findGame(game.toStdString())); });
    connect(foyer_, &Foyer::clauseRequested, this, &MainWindow::openRule);
    connect(foyer_, &Foyer::broken, this, [this](const QString& why) {
        PlainBox::critical(this, tr("Drawbridge"),
                           tr("The hall cannot be drawn.") + QStringLiteral("\n\n") + why);
    });
    connect(&hall, &HallView::lessonsRequested, others_.get(), [this] { others_->openLessons(); });
    connect(&hall, &HallView::bookRequested, others_.get(), [this] { others_->openBook(); });
    connect(&hall, &HallView::cardsRequested, others_.get(), [this] { others_->openCards({}); });
    connect(&hall, &HallView::sheetsRequested, others_.get(), &SideWindows::openSheets);
    connect(&hall, &HallView::teacherRequested, others_.get(), &SideWindows::openTeacher);
    connect(&hall, &HallView::chestRequested, this, &MainWindow::openChest);
    connect(&hall, &HallView::chronicleRequested, menus_->chronicle, &QAction::trigger);
    connect(&hall, &HallView::personRequested, this, &MainWindow::askWho);
    connect(foyer_, &Foyer::failed, this, &MainWindow::tell);
    connect(library_.get(), &Library::failed, this, &MainWindow::tell);
    connect(file_, &MatchFile::dropped, library_.get(), &Library::update);
    connect(&file_->kept(), &MatchKeeper::kept, library_.get(),
            [this] { library_->update(file_->kept().id()); });
}

/// Something that could not be kept; nothing waits for an answer, and one at a time is enough.
void MainWindow::tell(const QString& sentence) {
    if (told_) return;
    auto* box = new PlainBox(QMessageBox::Warning, tr("Drawbridge"), sentence, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    told_ = box;
    box->open();
}

void MainWindow::askWho() { PeopleDialog(people_.get(), this).exec(); }

/// Says everything in the language of the program, at the start and when that changes.
void MainWindow::retranslate() {
    log_->retranslate();
    rules_->retranslate();
    menus_->toolBar->setWindowTitle(tr("Toolbar"));
    menus_
        ->retranslate(); // after the docks and the toolbar, whose titles would else be what their entries say
    table_->retranslate();
    controller_->retranslate();
    others_->retranslate();
    const bool isOpen = chest_ && chest_->isVisible();
    chest_.reset(); // it speaks the language in which it is made
    if (isOpen) openChest();
    foyer_->retranslate();
    if (!session_) return;
    updateStatus();
    updateTitle();
}

void MainWindow::makeStatusLine() {
    turn_ = new PlainLabel(this);
    paused_ = new PlainLabel(this);
    saved_ = new PlainLabel(this);
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
    tableFrame_ = settings.value(QStringLiteral("window/state")).toByteArray();
    hideTableFrame();
}

/// Toolbar, docks and status line as they were at the table; they are made only when one sits down there.
void MainWindow::showTableFrame() {
    menus_->showIcons();
    statusBar()->setVisible(menus_->statusLine->isChecked());
    if (restoreState(tableFrame_, kLayoutVersion)) return;
    const bool roomy = screen()->availableSize().width() >= kRoomForDocks;
    menus_->toolBar->show();
    resizeDocks({log_, rules_}, {300, 300}, Qt::Horizontal);
    log_->setVisible(roomy);
    rules_->hide();
}

void MainWindow::hideTableFrame() {
    for (QWidget* part : std::initializer_list<QWidget*>{menus_->toolBar, log_, rules_, statusBar()})
        part->hide();
    setWindowTitle(tr("Drawbridge"));
    setWindowModified(false);
}

void MainWindow::storeLayout() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), isAtTable() ? saveState(kLayoutVersion) : tableFrame_);
    settings.setValue(QStringLiteral("window/rulesSeen"), rulesSeen_);
}

// ---- matches -------------------------------------------------------------------------------------------

void MainWindow::startNew(const NewGame& choice) {
    QStringList sitting;
    for (const Player& player : choice.players)
        if (!player.person.empty()) sitting << QString::fromStdString(player.person);
    if (!sitting.isEmpty()) people_->sat(sitting);
    layOut(begin(choice), {});
}

/// Goes on with a match of the library. False: that cannot be, and nothing is said of it.
bool MainWindow::resume(const QString& file) {
    OpenedFile opened = openFile(file);
    if (!opened.match || !opened.problem.isEmpty() || !file_->kept().resume(file)) return false;
    layOut(std::move(*opened.match), file_->kept().origin());
    return true;
}

bool MainWindow::resumeLast() {
    return std::ranges::any_of(file_->kept().unfinished(),
                               [this](const QString& file) { return resume(file); });
}

/// The match on the table is gone back to, another one is laid there in its place; of a damaged one what is
/// sound.
void MainWindow::resumeOrTell(const QString& id) {
    if (session_ && id == file_->kept().id()) return showTable(true);
    if (!file_->mayLeave()) return;
    if (Library::isPlayed(id))
        return PlainBox::information(this, tr("Drawbridge"),
                                     tr("This match is being played in another window of Drawbridge."));
    if (!resume(fileOfMatch(id))) open(fileOfMatch(id));
}

void MainWindow::goHome() {
    if (!file_->mayLeave()) return;
    const bool waits = session_ && !session_->match().isOver();
    foyer_->setOnTable(waits ? file_->kept().id() : QString());
    showTable(false);
    foyer_->showHall();
    if (!isVisible()) show();
}

bool MainWindow::isAtTable() const { return pages_->currentWidget() == table_; }

/// Toolbar, docks and status line belong to the table.
void MainWindow::showTable(bool shown) {
    if (shown == isAtTable()) return;
    if (!shown) {
        tableFrame_ = saveState(kLayoutVersion);
        file_->stay();
    }
    pages_->setCurrentWidget(shown ? static_cast<QWidget*>(table_) : foyer_);
    waitWhileAway(!shown);
    menus_->setMatch(shown);
    if (shown) {
        showTableFrame();
        updateStatus();
        updateTitle();
        table_->setFocus();
    } else {
        hideTableFrame();
    }
}

/// Nobody acts at a table that nobody sees.
void MainWindow::waitWhileAway(bool away) {
    if (!session_) return;
    if (away) wasPaused_ = session_->isPaused();
    session_->setPaused(away || wasPaused_);
}

void MainWindow::openChest() {
    if (!chest_) {
        chest_ = std::make_unique<ChestWindow>(library_.get(), people_.get(), camera_,
                                               [this] { return session_ ? file_->kept().id() : QString(); });
        connect(chest_.get(), &ChestWindow::playRequested, this, [this](const QString& id) {
            resumeOrTell(id);
            raise();
            activateWindow();
        });
        connect(chest_.get(), &ChestWindow::watchRequested, this, &MainWindow::watchKept);
        connect(chest_.get(), &ChestWindow::titleGiven, file_, &MatchFile::setTitle);
    }
    chest_->present();
}

void MainWindow::watchKept(const QString& id) {
    OpenedFile opened = Library::open(id);
    if (!opened.match) return PlainBox::warning(chest_.get(), tr("Drawbridge"), opened.problem);
    const QString title = toQLine(opened.match->notes().title);
    others_->watch(std::move(*opened.match), title);
}

void MainWindow::askNew() {
    if (!file_->mayLeave()) return;
    foyer_->setOnTable(session_ && !session_->match().isOver() ? file_->kept().id() : QString());
    showTable(false);
    foyer_->showNewGame(session_ ? session_->match().game() : rememberedKind());
}

void MainWindow::askRematch() {
    if (!session_ || !file_->mayLeave()) return;
    NewGame next = rematch(session_->match());
    if (seriesHere().winner) next.series.id = freshSeriesId().toStdString(); // it is decided: another one
    startNew(next);
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
    if (!isVisible()) show();
    menus_->setMatch(true);
    table_->clearFor(toQString(session->match().game().id()));
    controller_->setSession(session.get());
    session_ = std::move(session); // the one before goes only now that nobody looks at it

    file_->setMatch(session_.get(), file);
    menus_->pause->setChecked(false);
    rules_->setGame(session_->match().game(), session_->match().setup());
    log_->setModel(controller_->log());
    session_->setAllShown(preferences_.showAll);
    table_->setTable(controller_);
    wasPaused_ = false;
    tellSeries();
    showTable(true);
    sessionChanged();
    table_->setFocus();
}

SeriesScore MainWindow::seriesHere() const {
    const Match& match = session_->match();
    if (match.notes().series.id.empty()) return {};
    const QString series = QString::fromStdString(match.notes().series.id);
    return scoreOf(match, library_->list({.series = series}), file_->kept().id());
}

/// The score stays on the table; at the end of a match of a series the next one is offered.
void MainWindow::tellSeries() {
    const SeriesScore score = seriesHere();
    session_->setWins(score.wins, score.first);
    const bool goesOn = score.first > 0 && !score.winner;
    table_->nameEnding(goesOn ? tr("Next match") : tr("Rematch"), tr("New game"));
}

void MainWindow::sessionChanged() {
    if (session_->match().isOver()) tellSeries();
    file_->keep();
    updateStatus();
    updateTitle();
}

// ---- files ---------------------------------------------------------------------------------------------

void MainWindow::askOpen() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a Match"), MatchFile::folder(), recordFilter());
    if (file.isEmpty()) return;
    MatchFile::rememberFolder(file);
    if (file_->mayLeave()) open(file);
}

bool MainWindow::open(const QString& file) {
    OpenedFile opened = openFile(file);
    if (!opened.match) {
        PlainBox box(QMessageBox::Critical, tr("Drawbridge"), opened.problem, QMessageBox::Ok, this);
        //: Below a sentence on why a file cannot be opened.
        if (session_) box.setInformativeText(tr("The match on the table goes on; choose another file."));
        box.exec();
        return false;
    }
    if (!opened.problem.isEmpty()) {
        PlainBox question(QMessageBox::Warning, tr("Drawbridge"), opened.problem, QMessageBox::Cancel, this);
        question.setInformativeText(tr("The %n event(s) before that are sound. You can go on from there.",
                                       nullptr, static_cast<int>(opened.match->history().size())));
        QPushButton* goOn = question.addButton(tr("&Go on from there"), QMessageBox::AcceptRole);
        question.setDefaultButton(goOn);
        question.exec();
        if (question.clickedButton() != goOn) return false;
        // What is lost stays lost in the file too, unless it is saved over on purpose.
        layOut(std::move(*opened.match), {});
        return true;
    }
    layOut(std::move(*opened.match), file);
    MatchFile::remember(file);
    return true;
}

void MainWindow::concede() {
    const bool wasPaused = session_->isPaused();
    session_->setPaused(true);
    PlainBox question(QMessageBox::Question, tr("Drawbridge"), tr("Give up this match?"), QMessageBox::Cancel,
                      this);
    question.setInformativeText(tr("You lose it at once."));
    QPushButton* giveUp = question.addButton(tr("&Give up"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == giveUp) session_->concede();
    session_->setPaused(wasPaused);
}

void MainWindow::exportLog() {
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the Log as Text"),
        MatchFile::folder() + QStringLiteral("/%1.txt").arg(session_->text().gameName()), tr("Text (*.txt)"));
    if (file.isEmpty()) return;
    if (const QString problem = writeFile(file, log_->transcript().toStdString()); !problem.isEmpty())
        PlainBox::critical(this, tr("Drawbridge"), problem);
}

void MainWindow::updateRecent() {
    menus_->recent->clear();
    int number = 0;
    for (const QString& file : MatchFile::recent()) {
        QString name = QFileInfo(file).completeBaseName();
        name.replace('&', QStringLiteral("&&"));
        QAction* action =
            menus_->recent->addAction(QStringLiteral("&%1 %2").arg(QString::number(++number), name));
        action->setStatusTip(shownPath(file));
        connect(action, &QAction::triggered, this, [this, file] {
            if (file_->mayLeave()) open(file);
        });
    }
    if (menus_->recent->isEmpty()) menus_->recent->addAction(tr("No matches yet"))->setEnabled(false);
}

// ---- settings ------------------------------------------------------------------------------------------

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
    menus_->show(preferences_);
    applyTheme(preferences_.theme);
    controller_->setMotion(preferences_.motion);
    others_->apply();
    foyer_->apply(preferences_);
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

// ---- what the window says ------------------------------------------------------------------------------

/// Whose turn it is: only what everybody may know, never what they have.
QString MainWindow::turnText() const {
    const Match& match = session_->match();
    const QStringList names = session_->names();
    const Seat decider = match.decider();
    if (session_->isPassing()) return turn_->text(); // nobody is asked, and it will be over in no time
    if (match.isOver()) return session_->text().endingLine(match.known(kNobody), names);
    if (session_->curtainDown())
        return tr("The screen goes to %1").arg(seatName(names, session_->curtainFor()));
    if (session_->isThinking()) return tr("%1 is thinking…").arg(seatName(names, decider));
    if (!isSeat(decider)) return {};
    if (decider == match.known(kNobody).view.turn) return tr("%1's turn").arg(seatName(names, decider));
    // In another one's turn: at what.
    return decider == session_->viewer()
               ? tr("%1 may act").arg(seatName(names, decider))
               : session_->text().promptIn(match.setup(), match.known(kNobody).view, names);
}

void MainWindow::updateActions() {
    const Match& match = session_->match();
    menus_->undo->setEnabled(controller_->canUndo());
    menus_->redo->setEnabled(session_->canRedo());
    // Not every game has a rule for it.
    menus_->concede->setVisible(match.stateAt(0).concession(0).has_value());
    menus_->concede->setEnabled(session_->canConcede());
    const bool hasWindows = !match.game().windowKinds().empty();
    menus_->hold->setVisible(hasWindows);
    menus_->hold->setChecked(session_->isHolding());
    menus_->whenToAsk->setVisible(hasWindows);
    menus_->sinceMyTurn->setEnabled(session_->sinceMyTurn() < match.history().size());
}

void MainWindow::updateStatus() {
    if (!session_ || !isAtTable()) return;
    updateActions();
    if (const QString turn = turnText(); turn_->text() != turn) turn_->setText(turn);
    paused_->setText(session_->isPaused() ? tr("Bots are paused") : QString());
    saved_->setText(file_->status());
    saved_->setToolTip(file_->statusTip());
}

void MainWindow::updateTitle() {
    if (!isAtTable()) return;
    const QString game = session_->text().gameName();
    const QString& file = file_->path();
    setWindowTitle(file.isEmpty()
                       ? tr("%1 – Drawbridge").arg(game)
                       : tr("%1[*] – %2 – Drawbridge").arg(QFileInfo(file).completeBaseName(), game));
    setWindowModified(!file.isEmpty() && !file_->isSaved());
}

void MainWindow::openClause(const QString& clause) {
    rules_->setGame(session_->match().game(), session_->match().setup());
    rules_->openClause(clause);
}

/// Those of the game on the table, though the gallery may have opened another book.
void MainWindow::openRules() {
    if (!isAtTable()) return others_->openBook();
    rules_->setGame(session_->match().game(), session_->match().setup());
    rules_->search();
}

/// From a window of its own: the rules stand beside the table.
void MainWindow::openRule(const QString& gameId, const QString& clause) {
    if (!isAtTable()) return others_->openClause(gameId, clause);
    rules_->setGame(gameId);
    rules_->openClause(clause);
    raise();
    activateWindow();
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
    storeLayout();
    if (!mayEnd()) return event->ignore();
    QMainWindow::closeEvent(event);
}

/// No question about the match: it is kept, and the next start offers to go on with it.
bool MainWindow::mayEnd() {
    if (!file_->mayLeave() || !others_->close()) return false;
    if (chest_) chest_->close();
    return true;
}

} // namespace drawbridge
