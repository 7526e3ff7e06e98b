// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/teacherwindow.h"

#include "reference/plainwidgets.h"
#include "shell/appearance.h"
#include "shell/deck/cardbox.h"
#include "shell/dockrod.h"
#include "shell/newgame/newgame.h"
#include "shell/paneframe.h"
#include "shell/parchment.h"
#include "shell/teacher/drawinglayer.h"
#include "shell/teacher/drawingtools.h"
#include "shell/teacher/teacherfiles.h"
#include "shell/teacher/teachermenus.h"
#include "shell/teacher/teacherpanel.h"
#include "table/arrangingtable.h"
#include "table/tableview.h"
#include "text/gametext.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

const QString kSizeKey = QStringLiteral("teacher/size");

QStringList namesFor(int seats) {
    std::vector<Player> players;
    QStringList names;
    for (int seat = 0; seat < seats; ++seat) {
        names.append(freshPersonName(players));
        players.push_back({names.last().toStdString(), false, {}, -1});
    }
    return names;
}

} // namespace

TeacherWindow::TeacherWindow(const Preferences& preferences)
    : table_(new ArrangingTable(this))
    , player_(new TableController(this))
    , view_(new TableView(this))
    , spots_(view_)
    , layer_(new DrawingLayer(
          view_, [this](QPointF at) { return spots_.anchorAt(at); },
          [this](const Anchor& anchor) { return spots_.rectOf(anchor); }))
    , frame_(new PaneFrame(this))
    , panel_(new TeacherPanel(this))
    , menus_(new TeacherMenus(this, panel_->toggleViewAction()))
    , drawing_(new DrawingTools(this, layer_,
                                [this]() -> std::optional<Anchor> {
                                    const auto spot = spots_.focused();
                                    return spot ? std::optional(Anchor{spot->pile, spot->mark, {}})
                                                : std::nullopt;
                                }))
    , tools_(addToolBar(QString())) {
    setCentralWidget(view_);
    setContextMenuPolicy(Qt::NoContextMenu);
    addDockWidget(Qt::LeftDockWidgetArea, panel_);
    hangFromRod(panel_);
    makeTools();
    connectMenus();
    connectPanel();
    connect(table_, &ArrangingTable::arranged, this, &TeacherWindow::follow);
    connect(table_, &ArrangingTable::stampChanged, this,
            [this] { panel_->box()->setChosen(table_->stamp()); });
    for (TableController* controller : {static_cast<TableController*>(table_), player_}) {
        connect(controller, &TableController::stateChanged, layer_, [this] {
            layer_->follow();
            // And once what glides has arrived.
            QTimer::singleShot(3 * table_->motion(), layer_, &DrawingLayer::follow);
        });
        connect(controller, &TableController::clauseRequested, this,
                [this](const QString& clause) { emit clauseRequested(gameId(), clause); });
    }
    connect(view_, &TableView::newGameRequested, this, &TeacherWindow::arrange);
    connect(view_, &TableView::rematchRequested, this, [this] {
        arrange();
        play();
    });
    connect(layer_, &DrawingLayer::drawn, this, [this](const Drawing& before) {
        done_.emplace_back(before);
        touch();
    });
    setPreferences(preferences);
    retranslate();
    resize(QSettings()
               .value(kSizeKey, QSize(1280, 800))
               .toSize()
               .boundedTo(screen()->availableSize() - QSize(16, 48)));
}

TeacherWindow::~TeacherWindow() {
    delete panel_; // a field that is left when the window goes would tell of a position that is gone
    // The scene looks at its controller until the end, and that at the position.
    delete view_;
    player_->setSession(nullptr);
    table_->setArrangement(nullptr, {});
}

QString TeacherWindow::gameId() const { return toQString(arrangement_->game().id()); }

// ---- what it is made of -----------------------------------------------------------------------------------

void TeacherWindow::makeTools() {
    tools_->setObjectName(QStringLiteral("teacher-tools"));
    tools_->setMovable(false);
    parchment::dressToRead(tools_);
    tools_->setFocusPolicy(Qt::TabFocus);
    for (QAction* action : {menus_->save, menus_->play, menus_->back, menus_->undo, menus_->redo})
        tools_->addAction(action);
    tools_->addSeparator();
    for (QAction* action : {menus_->hideHands, menus_->spotlight, menus_->fullScreen})
        tools_->addAction(action);
    tools_->addSeparator();
    drawing_->addTo(tools_);
}

void TeacherWindow::connectMenus() {
    const auto on = [this](QAction* action, auto does) {
        connect(action, &QAction::triggered, this, [this, does] { std::invoke(does, this); });
    };
    on(menus_->opening, &TeacherWindow::layOpening);
    on(menus_->empty, &TeacherWindow::clear);
    on(menus_->match, &TeacherWindow::layMatch);
    on(menus_->book, &TeacherWindow::askBook);
    on(menus_->open, &TeacherWindow::askOpen);
    on(menus_->save, &TeacherWindow::save);
    on(menus_->saveAs, &TeacherWindow::saveAs);
    on(menus_->play, &TeacherWindow::play);
    on(menus_->back, &TeacherWindow::arrange);
    on(menus_->close, &TeacherWindow::close);
    on(menus_->undo, &TeacherWindow::undo);
    on(menus_->redo, &TeacherWindow::redo);
    on(menus_->nextPane, &TeacherWindow::nextPane);
    connect(menus_->remove, &QAction::triggered, table_, [this] { table_->takeOff(spots_.pointedPiece()); });
    connect(menus_->turn, &QAction::triggered, table_, [this] { table_->turnOver(spots_.pointedPiece()); });
    connect(menus_->hideHands, &QAction::toggled, table_,
            [this](bool hidden) { table_->setHandsOpen(!hidden); });
    connect(menus_->fullScreen, &QAction::toggled, this, &TeacherWindow::setFull);
    connect(menus_->spotlight, &QAction::toggled, layer_, &DrawingLayer::setSpotlight);
}

void TeacherWindow::connectPanel() {
    connect(panel_, &TeacherPanel::gameChosen, this, &TeacherWindow::changeGame);
    connect(panel_, &TeacherPanel::described, this, &TeacherWindow::touch);
    connect(panel_, &TeacherPanel::factChosen, this, [this](const QString& fact, const Value& value) {
        arrangement_->setFact(fact.toStdString(), value);
        table_->follow();
    });
    connect(panel_->box(), &CardBox::chosen, this, [this](Face face) {
        table_->setStamp(table_->stamp() == face ? std::nullopt : std::optional(face));
        if (table_->stamp()) view_->setFocus(Qt::TabFocusReason);
    });
    connect(panel_->box(), &CardBox::carried, this, &TeacherWindow::carry);
    connect(panel_->box(), &CardBox::putDown, this, &TeacherWindow::putDown);
}

void TeacherWindow::retranslate() {
    menus_->retranslate();
    drawing_->retranslate();
    panel_->retranslate();
    tools_->setWindowTitle(tr("Tools"));
    tools_->setAccessibleName(tr("Tools"));
    layer_->follow();
    follow();
}

void TeacherWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    dressTable(preferences, view_, table_);
    dressTable(preferences, view_, player_);
    panel_->fit();
    if (session_) setBots(preferences, session_.get());
}

void TeacherWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        view_->retranslate();
        table_->retranslate();
        player_->retranslate();
    }
    if (event->type() == QEvent::FontChange && panel_) setPreferences(preferences_);
}

void TeacherWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) return event->ignore();
    changed_ = false;
    if (isFullScreen()) menus_->fullScreen->setChecked(false);
    QSettings().setValue(kSizeKey, size());
    if (session_) arrange(); // no bot thinks for nobody
    QMainWindow::closeEvent(event);
}

// ---- what lies on the table -------------------------------------------------------------------------------

void TeacherWindow::present(const GameInfo& game, const Setup& setup) {
    if (!arrangement_) lay(*openingOf(game, setup, freshSeed()));
    present();
}

void TeacherWindow::presentMatch(const GameState& state) {
    if (!arrangement_ || mayLeave()) lay(state);
    present();
}

void TeacherWindow::present() {
    show();
    raise();
    activateWindow();
    view_->setFocus();
}

void TeacherWindow::showTable(TableController* controller) {
    view_->clearFor({});
    view_->setTable(controller);
    layer_->raise();
}

void TeacherWindow::take(std::unique_ptr<Arrangement> arrangement) {
    arrange();
    view_->clearFor({});
    panel_->reset();
    const bool sameSeats = arrangement_ && arrangement_->setup().seats == arrangement->setup().seats;
    if (!sameSeats) names_ = namesFor(arrangement->setup().seats);
    std::unique_ptr<Arrangement> before = std::exchange(arrangement_, std::move(arrangement));
    table_->setArrangement(arrangement_.get(),
                           names_); // the one before goes only now that nobody looks at it
    layer_->setDrawing({});
    done_.clear();
    undone_.clear();
    changes_ = 0;
    file_.clear();
    changed_ = false;
    showTable(table_);
    follow();
}

void TeacherWindow::lay(const GameState& state) { take(std::make_unique<Arrangement>(state)); }

void TeacherWindow::layOpening() {
    if (mayLeave()) lay(*openingOf(arrangement_->game(), arrangement_->setup(), freshSeed()));
}

void TeacherWindow::clear() {
    arrangement_->clear();
    table_->follow();
}

void TeacherWindow::layMatch() {
    const auto state = match_ ? match_() : nullptr;
    if (!state)
        PlainBox::information(this, tr("Teacher's table"),
                              tr("There is no match on the table whose position may be seen now."));
    else if (mayLeave())
        lay(*state);
}

/// Another game, or another number of players.
void TeacherWindow::changeGame(const QString& gameId, int seats) {
    const GameInfo& game = *findGame(gameId.toStdString());
    const bool same = &game == &arrangement_->game();
    Setup setup = same ? arrangement_->setup() : Setup{};
    setup.seats = std::clamp(seats, game.minSeats(), game.maxSeats());
    if (!game.check(setup)) setup = Setup{std::max(setup.seats, 2), {}, nullptr};
    if (!game.check(setup)) setup = {};
    if (mayLeave()) lay(*openingOf(game, setup, freshSeed()));
    follow();
}

void TeacherWindow::askBook() {
    const Scenario* scenario = askBookPosition(this, gameId());
    if (scenario == nullptr || !mayLeave()) return;
    lay(*scenario->start);
    panel_->setTitle(toQLine(scenario->title));
}

bool TeacherWindow::open(const QString& file) {
    const std::optional<ReadPosition> read = readPiles(this, file);
    if (!read) return false;
    lay(*read->scenario.start);
    layer_->setDrawing(readDrawing(read->scenario.drawing, arrangement_->piles()));
    panel_->setTitle(toQLine(read->scenario.title));
    panel_->setClauses(read->scenario.clauses);
    if (read->isAll) file_ = file;
    updateActions();
    return true;
}

void TeacherWindow::offer(const QString& file) {
    if (mayLeave()) open(file);
}

void TeacherWindow::askOpen() {
    if (!mayLeave()) return;
    const QString file = askPositionToOpen(this, file_);
    if (!file.isEmpty()) open(file);
}

bool TeacherWindow::saveTo(const QString& file) {
    if (!arrangement_->state() ||
        !writePosition(this, file,
                       writeScenario(*arrangement_, panel_->title().toStdString(), panel_->clauses(),
                                     writeDrawing(layer_->drawing(), arrangement_->piles()))))
        return false;
    file_ = file;
    changed_ = false;
    updateActions();
    return true;
}

bool TeacherWindow::saveAs() {
    const QString file = askPositionToSave(this, file_);
    return !file.isEmpty() && saveTo(file);
}

bool TeacherWindow::save() { return file_.isEmpty() ? saveAs() : saveTo(file_); }

bool TeacherWindow::mayLeave() {
    if (!changed_) return true;
    const Unsaved wish = askUnsaved(this, arrangement_->state() != nullptr);
    return wish == Unsaved::Keep ? save() : wish == Unsaved::Drop;
}

void TeacherWindow::play() {
    if (!arrangement_->state() || session_) return;
    const GameState& state = *arrangement_->state();
    const Seat teacher = isSeat(state.decider()) ? state.decider()
                         : isSeat(state.turn())  ? state.turn()
                                                 : Seat{0};
    std::vector<Player> players;
    for (Seat seat = 0; seat < names_.size(); ++seat) {
        Player player = freshBot(players);
        player.name = names_[seat].toStdString();
        player.isBot = menus_->bots->isChecked() && seat != teacher;
        players.push_back(player);
    }
    session_ = std::make_unique<Session>(Match(state.clone(), players, freshSeed(), UndoRule::Practice));
    setBots(preferences_, session_.get());
    session_->setCurtain(false);
    player_->setSession(session_.get());
    connect(player_, &TableController::stateChanged, this, &TeacherWindow::updateActions,
            Qt::UniqueConnection);
    showTable(player_);
    //: Buttons at the end of a game that was tried out from a position
    view_->nameEnding(tr("Once more"), tr("Back to the position"));
    updateActions();
    view_->setFocus();
}

void TeacherWindow::arrange() {
    if (!session_) return;
    showTable(table_);
    player_->setSession(nullptr);
    session_.reset();
    updateActions();
    view_->setFocus();
}

// ---- changes ----------------------------------------------------------------------------------------------

/// The position, or what goes with it, is another than that of the file.
void TeacherWindow::touch() {
    changed_ = true;
    undone_.clear();
    updateActions();
}

void TeacherWindow::follow() {
    if (!arrangement_) return;
    for (; changes_ < arrangement_->changes(); ++changes_) {
        done_.emplace_back();
        touch();
    }
    changes_ = arrangement_->changes();
    panel_->follow(*arrangement_, names_);
    updateActions();
}

void TeacherWindow::updateActions() {
    if (!arrangement_) return;
    const bool playing = isPlaying();
    const bool possible = arrangement_->state() != nullptr;
    menus_->enable(playing, possible, match_ != nullptr);
    menus_->undo->setEnabled(playing ? player_->canUndo() : !done_.empty());
    menus_->redo->setEnabled(playing ? player_->canRedo() : !undone_.empty());
    drawing_->follow(!playing);
    panel_->widget()->setEnabled(!playing);
    const QString game = textFor(arrangement_->game().id()).gameName();
    const QString name = file_.isEmpty() ? QString() : QFileInfo(file_).fileName();
    //: Title of a window; %1 is a game, %2 a file
    setWindowTitle(name.isEmpty() ? tr("Teacher's table: %1[*]").arg(game)
                                  : tr("Teacher's table: %1, %2[*]").arg(game, name));
    setWindowModified(changed_);
}

void TeacherWindow::undo() {
    if (isPlaying()) return player_->undo();
    if (done_.empty()) return;
    std::optional<Drawing> before = std::move(done_.back());
    done_.pop_back();
    if (before) {
        undone_.emplace_back(layer_->drawing());
        layer_->setDrawing(std::move(*before));
    } else {
        undone_.emplace_back();
        table_->undo();
    }
    changed_ = true;
    updateActions();
}

void TeacherWindow::redo() {
    if (isPlaying()) return player_->redo();
    if (undone_.empty()) return;
    std::optional<Drawing> after = std::move(undone_.back());
    undone_.pop_back();
    if (after) {
        done_.emplace_back(layer_->drawing());
        layer_->setDrawing(std::move(*after));
    } else {
        done_.emplace_back();
        ++changes_; // it is known already
        table_->redo();
    }
    changed_ = true;
    updateActions();
}

/// A card of the box is held over the table: where it would come to lie is shown.
void TeacherWindow::carry(Face face, QPoint global) {
    table_->setStamp(face);
    spots_.hover(view_->mapFromGlobal(global));
}

void TeacherWindow::putDown(Face face, QPoint global) {
    table_->setStamp({});
    const QPoint at = view_->mapFromGlobal(global);
    if (!view_->rect().contains(at)) return;
    if (const auto spot = spots_.under(at)) table_->put(face, spot->pile, spot->place);
}

// ---- for the audience -------------------------------------------------------------------------------------

void TeacherWindow::setFull(bool full) {
    if (full) wasPanel_ = panel_->isVisible();
    panel_->setVisible(full ? false : wasPanel_);
    menuBar()->setVisible(!full);
    // The audience reads what the position shows.
    table_->setCaption(full ? panel_->title() : QString());
    setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    view_->setFocus();
}

void TeacherWindow::nextPane() {
    const QWidget* focus = QApplication::focusWidget();
    const bool onTable = focus != nullptr && (focus == view_ || view_->isAncestorOf(focus));
    const bool inBox = focus == panel_->box();
    if (!panel_->isVisible() || !(onTable || inBox)) {
        view_->setFocus(Qt::TabFocusReason);
        frame_->showRound(view_);
    } else if (onTable) {
        panel_->box()->setFocus(Qt::TabFocusReason);
        frame_->showRound(panel_->box());
    } else {
        panel_->focusFacts();
        frame_->showRound(panel_->widget());
    }
}

} // namespace drawbridge
