// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/mainwindow.h"

#include "library/library.h"
#include "library/matchfolder.h"
#include "library/people.h"
#include "library/recordfile.h"
#include "library/rematch.h"
#include "program/handsdoor.h"
#include "program/helpdialogs.h"
#include "program/lobby.h"
#include "program/mainmenus.h"
#include "program/setuptransition.h"
#include "program/sidewindows.h"
#include "program/tableframe.h"
#include "reference/plainwidgets.h"
#include "rooms/chest/chestwindow.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/hall/hallview.h"
#include "rooms/match/endchances.h"
#include "rooms/match/logdock.h"
#include "rooms/match/matchfile.h"
#include "rooms/match/matchsounds.h"
#include "rooms/match/rulesdock.h"
#include "rooms/newgame/seating.h"
#include "rooms/people/peopledialog.h"
#include "rooms/preferences/keysdialog.h"
#include "rooms/preferences/preferencesdialog.h"
#include "sound/soundboard.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/settings.h"
#include "widgets/appearance.h"
#include "widgets/asking.h"
#include "widgets/desktopsettings.h"
#include "widgets/language.h"
#include "widgets/readaside.h"
#include "widgets/recordfiles.h"
#include "widgets/scenetransition.h"
#include "widgets/tablecamera.h"
#include "widgets/tablediagrams.h"
#include "widgets/telling.h"
#include "widgets/windowplace.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QSessionManager>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace drawbridge {

MainWindow::MainWindow(Entrance entrance)
    : preferences_(Preferences::load())
    , people_(std::make_unique<People>())
    , library_(std::make_unique<Library>(people_.get()))
    , camera_(new TableCamera(this))
    , lobby_(new Lobby(library_.get(), people_.get(), camera_, entrance == Entrance::Hall))
    , file_(new MatchFile(this))
    , controller_(new TableController(this))
    , sounds_(new SoundBoard(this))
    , table_(new TableView)
    , chances_(new EndChances(this))
    , pages_(new QStackedWidget(this))
    , door_(new HandsDoor(this, [this] { return file_->kept().file(); }))
    , log_(new LogDock(this))
    , diagrams_(new TableDiagrams(camera_, this))
    , rules_(new RulesDock(diagrams_, this))
    , menus_(new MainMenus(this, log_, rules_))
    , frame_(std::make_unique<TableFrame>(
          this, TableFrame::Parts{menus_, log_, rules_, table_, controller_, file_}))
    , others_(std::make_unique<SideWindows>(preferences_, diagrams_, people_.get(),
                                            [this] { return local_.get(); })) {
    if (entrance == Entrance::Hall) lobby_->hall().readAhead();
    pages_->addWidget(lobby_);
    pages_->addWidget(table_);
    setCentralWidget(pages_);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    followMenus();
    retranslate();
    apply(preferences_);
    const Settings settings;
    restorePlace(*this, settings);
    fitOnceShown(*this);
    frame_->restoreLayout(settings);

    connect(table_, &TableView::rematchRequested, this, &MainWindow::askRematch);
    connect(table_, &TableView::newGameRequested, this, &MainWindow::askNew);
    connect(table_, &TableView::watchRequested, this, &MainWindow::watchFrom);
    connect(table_, &TableView::lookBackRequested, this, [this] {
        others_->lookBack(local_->match().until(local_->match().history().size()), {}, file_->kept().file());
    });
    connect(table_, &TableView::hallRequested, this, &MainWindow::goHome);
    connect(chances_, &EndChances::told, table_, &TableView::setChances);
    connect(table_, &TableView::pageRequested, others_.get(),
            [this] { others_->openCards(table_->lookedAt()); });
    connect(table_, &TableView::broken, this, [this](const QString& why) {
        PlainBox::critical(this, tr("Drawbridge"),
                           tr("The table cannot be drawn.") + QStringLiteral("\n\n") + why);
    });
    connect(rules_, &RulesDock::showMe, others_.get(), &SideWindows::practise);
    connect(others_.get(), &SideWindows::clauseRequested, this, &MainWindow::openRule);
    connect(others_.get(), &SideWindows::newGameRequested, this, [this] {
        askNew();
        bringToFront(*this);
    });
    connect(others_.get(), &SideWindows::matchRequested, this, &MainWindow::askAgainst);
    connect(others_.get(), &SideWindows::learned, this, &MainWindow::playLearned);
    connect(others_.get(), &SideWindows::chestRequested, this, [this](const QString& person) {
        openChest();
        chest_->showOf(person);
    });
    connect(others_.get(), &SideWindows::playOnRequested, this, [this](const Match& from) {
        if (!file_->mayLeave()) return;
        layOut(from.until(from.history().size()), {});
        others_->stopWatching(); // it is on the table now
        bringToFront(*this);
    });
    connect(door_, &HandsDoor::changed, this, [this] { menus_->tellBridge(door_->sign()); });
    connect(door_, &HandsDoor::failed, this, &MainWindow::tell);
    connect(door_, &HandsDoor::rematchWanted, this, &MainWindow::askRematch);
    connect(door_, &HandsDoor::bookRequested, others_.get(), &SideWindows::openClause);
    followLobby();
    lobby_->hear(*sounds_);
    new MatchSounds(controller_, sounds_, this);
    // Work that is not urgent starts after the first frame.
    auto* first = new QObject(this);
    for (const SceneView* scene : {static_cast<SceneView*>(table_), static_cast<SceneView*>(&lobby_->hall())})
        connect(scene, &SceneView::drawn, first, [this, first] {
            first->deleteLater();
            library_->refresh();
            if (people_->problem()) tell(people_->problem()->text());
            connect(new DesktopSettings(this), &DesktopSettings::changed, this,
                    [this] { apply(preferences_); });
            emit drawn();
        });
    // At the end of a session no windows are closed: the session manager asks, then ends the program.
    connect(qApp, &QGuiApplication::commitDataRequest, this, [this](QSessionManager& session) {
        if (!session.allowsInteraction()) return;
        // A dialog with unsaved changes, such as the deck editor, asks when it is closed.
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
    door_->leaveTable();
    if (setup_) setup_->finish();
    log_->setParent(this); // it may be a child of the table
    // The scene uses the controller until its destruction.
    delete table_;
}

// ---- setup ---------------------------------------------------------------------------------------------

template <class T>
void MainWindow::set(T Preferences::* what, T value) {
    Preferences next = preferences_;
    next.*what = value;
    apply(next);
}

void MainWindow::followMenus() {
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(menus_->hall, &MainWindow::goHome);
    on(menus_->people, &MainWindow::askWho);
    for (QAction* act : {menus_->invite, menus_->closeDoor}) act->setVisible(HandsDoor::isBuilt());
    on(menus_->invite, [this] { door_->invite(); });
    on(menus_->closeDoor, [this] { door_->close(); });
    on(menus_->fresh, &MainWindow::askNew);
    on(menus_->rematch, &MainWindow::askRematch);
    on(menus_->watch, [this] { watchFrom(0); });
    on(menus_->chest, &MainWindow::openChest);
    on(menus_->open, &MainWindow::askOpen);
    connect(menus_->recent, &QMenu::aboutToShow, this, [this] { menus_->setRecent(recentRecords()); });
    connect(menus_, &MainMenus::recentChosen, this, [this](const QString& file) {
        if (file_->mayLeave()) open(file);
    });
    on(menus_->save, [this] { file_->save(); });
    on(menus_->saveAs, [this] { file_->saveAs(); });
    on(menus_->chronicle, [this] { others_->openChronicle(library_.get()); });
    on(menus_->deck, [this] { editDeck(this); });
    on(menus_->sheets, [this] { others_->openSheets(); });
    on(menus_->quit, &QWidget::close);

    on(menus_->findRule, [this] { isAtTable() ? frame_->openRules() : others_->openBook(); });

    connect(menus_->themes, &QActionGroup::triggered, this, [this](const QAction* choice) {
        set(&Preferences::theme, static_cast<Theme>(choice->data().toInt()));
    });
    on(menus_->sound, [this](bool isOn) {
        set(&Preferences::sound, isOn);
        sounds_->play(Sound::WoodKnock); // as confirmation
    });
    connect(menus_->fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    on(menus_->larger, [this] { set(&Preferences::textSize, nextTextSize(preferences_.textSize, 1)); });
    on(menus_->smaller, [this] { set(&Preferences::textSize, nextTextSize(preferences_.textSize, -1)); });
    on(menus_->normal, [this] { set(&Preferences::textSize, Preferences().textSize); });
    connect(menus_->paces, &QActionGroup::triggered, this,
            [this](const QAction* choice) { set(&Preferences::pace, choice->data().toInt()); });
    on(menus_->questionKeys, [this] { KeysDialog(menus_->questions->actions(), menuBar(), this).exec(); });
    on(menus_->configure, &MainWindow::askPreferences);

    on(menus_->book, [this] { others_->openBook(); });
    on(menus_->lessons, [this] { others_->openLessons(); });
    on(menus_->puzzles, [this] { others_->openPuzzles(); });
    on(menus_->teacher, [this] { others_->openTeacher(); });
    on(menus_->cards, [this] { others_->openCards(table_->lookedAt()); });
    on(menus_->keys, [this] { showKeys(this, menuBar()); });
    on(menus_->licences, [this] { showLicences(this); });
    on(menus_->about, [this] { showAbout(this); });
}

void MainWindow::followLobby() {
    const HallView& hall = lobby_->hall();
    connect(lobby_, &Lobby::matchChosen, this, &MainWindow::resumeOrTell);
    connect(lobby_, &Lobby::nextChosen, this, &MainWindow::playNext);
    connect(lobby_, &Lobby::begun, this, [this](const NewGame& choice) {
        if (file_->mayLeave()) layTable(choice);
    });
    connect(lobby_, &Lobby::lessonsRequested, others_.get(),
            [this](const QString& game) { others_->openLessons(findGame(game.toStdString())); });
    connect(lobby_, &Lobby::rulesRequested, others_.get(),
            [this](const QString& game) { others_->openBook(findGame(game.toStdString())); });
    connect(lobby_, &Lobby::clauseRequested, this, &MainWindow::openRule);
    connect(lobby_, &Lobby::broken, this, [this](const QString& why) {
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
    connect(lobby_, &Lobby::failed, this, &MainWindow::tell);
    connect(library_.get(), &Library::failed, this, &MainWindow::tell);
    connect(file_, &MatchFile::dropped, library_.get(), &Library::update);
    // A series' last match may reach the library only after the next one is on the table.
    connect(library_.get(), &Library::changed, this, [this] {
        if (local_ && local_->winsWanted() > 0) tellSeries();
    });
    connect(&file_->kept(), &MatchKeeper::kept, library_.get(),
            [this] { library_->update(file_->kept().id()); });
}

void MainWindow::tell(const QString& sentence) { tellInTurn(this, sentence); }

void MainWindow::askWho() { PeopleDialog(people_.get(), this).exec(); }

void MainWindow::retranslate() {
    table_->retranslate();
    controller_->retranslate();
    door_->retranslate();
    frame_->retranslate();
    others_->retranslate();
    const bool isOpen = chest_ && chest_->isVisible();
    chest_.reset(); // recreated in the new language
    if (isOpen) openChest();
    lobby_->retranslate();
}

void MainWindow::storeLayout() const {
    Settings settings;
    storePlace(*this, settings);
    frame_->storeLayout(settings);
}

// ---- matches -------------------------------------------------------------------------------------------

void MainWindow::startAsLast(NewGame choice) {
    choice.players = seated(choice.players, people_->all());
    choice.hands = 0; // the door is opened only by somebody who has just asked for it
    startNew(choice);
}

void MainWindow::startNew(const NewGame& choice) {
    startNew(begin(choice));
    if (choice.hands != 0) door_->invite(choice.hands);
}

void MainWindow::startNew(Match match) {
    QStringList sitting;
    for (const Player& player : match.players())
        if (!player.person.empty()) sitting << QString::fromStdString(player.person);
    // The current person stays the first of the list, whatever their seat.
    if (const QString first = people_->all().empty() ? QString() : people_->all().front().id;
        sitting.removeOne(first))
        sitting.prepend(first);
    if (!sitting.isEmpty()) people_->sat(sitting);
    layOut(std::move(match), {});
}

namespace {

/// Determines a file's type, reading it if necessary; none: cancelled or too large, which is reported.
std::optional<FileKind> kindAside(QWidget* over, const QString& file) {
    FileKind kind = FileKind::Match;
    const auto size = static_cast<std::size_t>(QFileInfo(file).size());
    const auto cut = readAside(over, size, [&] { kind = kindOf(file); });
    if (!cut) return kind;
    PlainBox::critical(over, MainWindow::tr("Drawbridge"), Problem(file, *cut).text());
    return {};
}

} // namespace

/// Continues a stored match. False, without a message, if that is not possible.
bool MainWindow::resume(const QString& file) {
    if (openAside(this, file).problem) return false;
    if (!file_->kept().resume(file)) return false;
    OpenedFile opened = openAside(this, file); // again, now that it is locked
    if (!opened.match) return false;
    layOut(std::move(*opened.match), file_->kept().origin());
    return true;
}

bool MainWindow::resumeLast() {
    return std::ranges::any_of(file_->kept().unfinished(),
                               [this](const QString& file) { return resume(file); });
}

/// Continues a stored match, returning to the table if it is there; a damaged one up to the damage.
void MainWindow::resumeOrTell(const QString& id) {
    if (local_ && id == file_->kept().id()) return showTable(true);
    if (!file_->mayLeave()) return;
    if (!mayTake(id, this)) return;
    if (!resume(fileOfMatch(id))) open(fileOfMatch(id));
}

void MainWindow::goHome() {
    if (!file_->mayLeave()) return;
    const bool waits = local_ && !local_->match().isOver();
    lobby_->setOnTable(waits ? file_->kept().id() : QString());
    showTable(false);
    lobby_->showHall();
    if (!isVisible()) show();
}

bool MainWindow::isAtTable() const { return pages_->currentWidget() == table_; }

void MainWindow::showTable(bool shown) {
    if (setup_) setup_->finish();
    if (shown == isAtTable()) return;
    if (!shown) {
        frame_->leave();
        file_->stay();
    }
    pages_->setCurrentWidget(shown ? static_cast<QWidget*>(table_) : lobby_);
    if (!shown) return;
    frame_->show();
    table_->setFocus();
}

void MainWindow::openChest() {
    if (!chest_) {
        chest_ = std::make_unique<ChestWindow>(library_.get(), people_.get(), camera_,
                                               [this] { return local_ ? file_->kept().id() : QString(); });
        connect(chest_.get(), &ChestWindow::playRequested, this, [this](const QString& id) {
            resumeOrTell(id);
            bringToFront(*this);
        });
        connect(chest_.get(), &ChestWindow::nextRequested, this, [this](const QString& id) {
            playNext(id);
            bringToFront(*this);
        });
        connect(chest_.get(), &ChestWindow::watchRequested, this, &MainWindow::watchKept);
        connect(chest_.get(), &ChestWindow::titleGiven, file_, &MatchFile::setTitle);
    }
    chest_->present();
}

void MainWindow::watchFrom(int moment) {
    others_->watch(local_->match().until(local_->match().history().size()), {}, file_->kept().file(), moment);
}

void MainWindow::watchKept(const QString& id) {
    OpenedFile opened = openAside(chest_.get(), fileOfMatch(id));
    if (!opened.match) return PlainBox::warning(chest_.get(), tr("Drawbridge"), opened.problem->text());
    const QString title = toQLine(opened.match->notes().title);
    others_->watch(std::move(*opened.match), title, fileOfMatch(id));
}

void MainWindow::askNew() {
    if (!file_->mayLeave()) return;
    lobby_->setOnTable(local_ && !local_->match().isOver() ? file_->kept().id() : QString());
    showTable(false);
    lobby_->showNewGame(local_ ? local_->match().game() : rememberedKind());
}

void MainWindow::askAgainst(const QString& gameId, const QString& level) {
    askNew();
    if (isAtTable()) return;
    lobby_->offer(gameAgainst(*findGame(gameId.toStdString()), level.toStdString()));
    bringToFront(*this);
}

/// A first match starts at once, against the weakest bot; later ones can be configured.
void MainWindow::playLearned(const GameInfo& game) {
    const bool isFirst = !isRemembered(game);
    askNew();
    if (isAtTable()) return;
    others_->stopLearning();
    if (isFirst) {
        lobby_->offer(firstGame(game));
        lobby_->begin();
    } else {
        lobby_->showNewGame(game);
    }
    bringToFront(*this);
}

void MainWindow::askRematch() {
    if (!local_ || !file_->mayLeave()) return;
    playAfter(local_->match(), file_->kept().id());
}

/// Starts the next match of the series, or, without one or after its end, a new match of the same players.
void MainWindow::playAfter(const Match& over, const QString& id) {
    Match next = rematch(over);
    if (scoreIn(over, id).winner) {
        MatchNotes notes;
        notes.series = next.notes().series;
        notes.series.id = freshMatchId().toStdString();
        next.setNotes(std::move(notes));
    }
    startNew(std::move(next));
}

void MainWindow::playNext(const QString& id) {
    if (local_ && id == file_->kept().id()) return askRematch();
    const OpenedFile opened = openAside(this, fileOfMatch(id));
    if (!opened.match) return tell(opened.problem->text());
    if (file_->mayLeave()) playAfter(*opened.match, id);
}

/// Starts the chosen match with the setup animation; play waits for its end.
void MainWindow::layTable(const NewGame& choice) {
    std::optional<SetupTransition> setup = lobby_->setupTransition(*this);
    startNew(choice);
    if (!setup) return;
    setup_ = drawbridge::show(std::move(*setup), this, table_);
    frame_->wait(TableFrame::Wait::Laying, true);
    connect(setup_, &SceneTransition::ended, this, [this] { frame_->wait(TableFrame::Wait::Laying, false); });
}

void MainWindow::layOut(Match match, const QString& file) {
    if (setup_) setup_->finish();
    chances_->forget();
    auto local = std::make_unique<LocalTable>(std::move(match));
    setBots(preferences_, local->session());
    local->session().setReading(preferences_.reading());
    local->setCurtain(preferences_.curtain);
    local->setAsking(loadAsking(local->match().game()));
    connect(local.get(), &GameTable::changed, this, &MainWindow::tableChanged);
    if (!isVisible()) show();
    table_->clearFor(toQString(local->match().game().id()));
    controller_->setTable(local.get());
    frame_->setTable(local.get());
    door_->leaveTable(&local->match());
    local_ = std::move(local); // destroys the old one only after it is no longer in use

    file_->setMatch(&local_->session(), file);
    door_->setTable(local_.get());
    local_->setAllShown(preferences_.showAll);
    table_->setTable(controller_);
    tellSeries();
    showTable(true);
    tableChanged();
    table_->setFocus();
}

/// The score of the series of a match stored under that id.
SeriesScore MainWindow::scoreIn(const Match& match, const QString& id) const {
    if (match.notes().series.id.empty()) return {};
    KeptMatch here = factsOf(match);
    here.id = id;
    return scoreOf(here, library_->ofSeries(match.notes().series.id));
}

/// Shows the score on the table, and offers the next match of the series at the end.
void MainWindow::tellSeries() {
    const SeriesScore score = scoreIn(local_->match(), file_->kept().id());
    local_->session().setWins(score.wins, score.first);
    const bool goesOn = score.first > 0 && !score.winner;
    table_->nameEnding(goesOn ? tr("Next match") : tr("Rematch"), tr("New game"));
}

void MainWindow::tableChanged() {
    const bool isOver = local_->match().isOver();
    if (isOver) tellSeries();
    file_->keep();
    frame_->tell();
    isOver ? chances_->begin(local_->match(), file_->kept().file()) : chances_->forget();
}

// ---- files ---------------------------------------------------------------------------------------------

void MainWindow::askOpen() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a Match"), recordFolder(), recordFilter());
    if (file.isEmpty()) return;
    rememberRecordFolder(file);
    if (file_->mayLeave()) open(file);
}

bool MainWindow::open(const QString& file) {
    OpenedFile opened = openAside(this, file);
    if (!opened.match) {
        PlainBox box(QMessageBox::Critical, tr("Drawbridge"), opened.problem->text(), QMessageBox::Ok, this);
        //: Below a sentence on why a file cannot be opened.
        if (local_) box.setInformativeText(tr("The match on the table goes on; choose another file."));
        box.exec();
        return false;
    }
    if (opened.problem) {
        PlainBox question(QMessageBox::Warning, tr("Drawbridge"), opened.problem->text(), QMessageBox::Cancel,
                          this);
        question.setInformativeText(tr("The %n event(s) before that are sound. You can go on from there.",
                                       nullptr, static_cast<int>(opened.match->history().size())));
        QPushButton* goOn = question.addButton(tr("&Go on from there"), QMessageBox::AcceptRole);
        question.setDefaultButton(goOn);
        question.exec();
        if (question.clickedButton() != goOn) return false;
        // Without its file: the damaged one is overwritten only on request.
        layOut(std::move(*opened.match), {});
        return true;
    }
    layOut(std::move(*opened.match), file);
    rememberRecord(file);
    return true;
}

bool MainWindow::openAny(const QString& file) {
    const auto kind = kindAside(this, file);
    if (!kind) return false;
    if (kind == FileKind::Match) return open(file);
    if (!isVisible()) goHome();
    if (kind == FileKind::Position)
        others_->openPosition(file);
    else
        editDeck(this, nullptr, file);
    return true;
}

void MainWindow::openGiven(const QString& file) {
    bringToFront(*this);
    const auto kind = kindAside(this, file);
    if (kind && (kind != FileKind::Match || file_->mayLeave())) openAny(file);
}

// ---- settings ------------------------------------------------------------------------------------------

void MainWindow::askPreferences() {
    PreferencesDialog dialog(preferences_, this);
    connect(&dialog, &PreferencesDialog::soundTried, sounds_, [this](int volume) {
        sounds_->setVolume(volume);
        sounds_->play(Sound::TileLaid);
    });
    if (dialog.exec() == QDialog::Accepted) apply(dialog.preferences());
    sounds_->setVolume(preferences_.heardVolume());
}

void MainWindow::apply(const Preferences& preferences) {
    if (preferences != preferences_) preferences.store();
    const bool sameLanguage = preferences.language == preferences_.language;
    preferences_ = preferences;
    if (!sameLanguage) useLanguage(preferences_.language);
    applyTextSize(preferences_.textSize);
    steady(preferences_);
    menus_->show(preferences_);
    applyTheme(preferences_.theme);
    dressTable(preferences_, table_, controller_);
    controller_->setAsksOfWaste(preferences_.waste);
    others_->apply();
    lobby_->apply(preferences_);
    sounds_->setVolume(preferences_.heardVolume());
    if (!local_) return;
    setBots(preferences_, local_->session());
    local_->session().setReading(preferences_.reading());
    local_->setCurtain(preferences_.curtain);
    local_->setAllShown(preferences_.showAll);
}

/// Requested by another window; at the table the rules dock is used.
void MainWindow::openRule(const QString& gameId, const QString& clause) {
    if (!isAtTable()) return others_->openClause(gameId, clause);
    frame_->openClause(gameId, clause);
    bringToFront(*this);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) matchIconsToPalette();
    if (event->type() == QEvent::LanguageChange) retranslate();
    // The window manager may toggle full screen, too.
    if (event->type() == QEvent::WindowStateChange) menus_->fullScreen->setChecked(isFullScreen());
}

/// One step back: from the table or the New game scene to the hall.
void MainWindow::goBack() { isAtTable() ? goHome() : lobby_->goBack(); }

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Back) return goBack();
    QMainWindow::keyPressEvent(event);
}

/// Mouse events not handled by any widget.
void MainWindow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::BackButton && event->buttons() == Qt::BackButton) return goBack();
    QMainWindow::mousePressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    storeLayout();
    if (!mayEnd()) return event->ignore();
    QMainWindow::closeEvent(event);
}

/// Does not ask about the match: it is stored, and the next start offers to continue it.
bool MainWindow::mayEnd() {
    if (!file_->mayLeave() || !others_->close()) return false;
    if (chest_) chest_->close();
    return true;
}

} // namespace drawbridge
