// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/teacherwindow.h"

#include "library/freshplayers.h"
#include "reference/plainwidgets.h"
#include "rooms/teacher/cardbox.h"
#include "rooms/teacher/drawinglayer.h"
#include "rooms/teacher/drawingtools.h"
#include "rooms/teacher/seriespanel.h"
#include "rooms/teacher/slidebanner.h"
#include "rooms/teacher/teacherfiles.h"
#include "rooms/teacher/teachermenus.h"
#include "rooms/teacher/teacherpanel.h"
#include "table/arrangingtable.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "text/wholefile.h"
#include "widgets/appearance.h"
#include "widgets/lazydock.h"
#include "widgets/paneframe.h"
#include "widgets/parchment.h"
#include "widgets/telling.h"
#include "widgets/windowplace.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileInfo>
#include <QImage>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPainter>
#include <QQuickItem>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

const QString kTeacherSizeKey = QStringLiteral("teacher/size");

/// What a drawing that begins or ends at this point of a table holds on to.
Anchor anchorAt(const TableView& view, QPointF at) {
    const TableSpot spot = view.spotUnder(at);
    if (spot.pile >= 0) return {spot.pile, spot.mark, {}};
    return {-1, -1, {at.x() / std::max(1, view.width()), at.y() / std::max(1, view.height())}};
}

/// The anchor's rectangle, in pixels of the view.
QRectF rectOf(const TableView& view, const Anchor& anchor) {
    const QPointF at(anchor.at.x() * view.width(), anchor.at.y() * view.height());
    const double size = std::min(view.width(), view.height()) / 24.0;
    const QRectF point(at.x() - size, at.y() - size, 2 * size, 2 * size);
    if (anchor.pile < 0 || !view.rootObject()) return point;
    QRectF found;
    QMetaObject::invokeMethod(view.rootObject(), "rectOfSpot", Q_RETURN_ARG(QRectF, found),
                              Q_ARG(int, anchor.pile), Q_ARG(int, anchor.place));
    return found.isEmpty() ? point : found;
}

/// The handle of the hovered or focused piece; 0: none.
int pointedPiece(const TableView& view) {
    int handle = 0;
    if (view.rootObject())
        QMetaObject::invokeMethod(view.rootObject(), "pointedHandle", Q_RETURN_ARG(int, handle));
    return handle;
}

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
    , layer_(new DrawingLayer(
          view_, [this](QPointF at) { return anchorAt(*view_, at); },
          [this](const Anchor& anchor) { return rectOf(*view_, anchor); }))
    , banner_(new SlideBanner(this))
    , frame_(new PaneFrame(this))
    , panel_(new TeacherPanel(this))
    , menus_(new TeacherMenus(this, panel_->toggleViewAction()))
    , drawing_(new DrawingTools(this, layer_,
                                [this]() -> std::optional<Anchor> {
                                    const TableSpot spot = view_->focusedSpot();
                                    return spot.pile >= 0 ? std::optional(Anchor{spot.pile, spot.mark, {}})
                                                          : std::nullopt;
                                }))
    , tools_(addToolBar(QString())) {
    auto* center = new QWidget(this);
    auto* column = new QVBoxLayout(center);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(banner_);
    column->addWidget(view_, 1);
    setCentralWidget(center);
    setContextMenuPolicy(Qt::NoContextMenu);
    // On the leading side.
    addDockWidget(isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea, panel_);
    setWoodenTitleBar(panel_);
    makeTools();
    connectMenus();
    connectPanel();
    connectSlides();
    connect(&keeper_, &LessonKeeper::failed, this, [this](const QString& why) {
        tellInTurn(this, tr("The lesson is not kept for a sudden end until you save it."), why);
    });
    connect(table_, &ArrangingTable::arranged, this, &TeacherWindow::follow);
    connect(table_, &ArrangingTable::stampChanged, this,
            [this] { panel_->box()->setChosen(table_->stamp()); });
    for (TableController* controller : {static_cast<TableController*>(table_), player_}) {
        connect(controller, &TableController::stateChanged, layer_, [this] {
            layer_->follow();
            // And again after the animation.
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
    connect(layer_, &DrawingLayer::drawn, this, [this] {
        Slide slide = series_->shown();
        slide.drawing = writeDrawing(layer_->drawing(), arrangement_->piles());
        change(std::move(slide));
    });
    setPreferences(preferences);
    retranslate();
    restoreSize(*this, kTeacherSizeKey, {1280, 800});
}

TeacherWindow::~TeacherWindow() {
    delete panel_; // otherwise a field losing its focus would change a deleted position
    // The scene uses its controller until its destruction, and that the position.
    delete view_;
    player_->setTable(nullptr);
    table_->setArrangement(nullptr, {});
}

QString TeacherWindow::gameId() const { return toQString(arrangement_->game().id()); }

// ---- setup ---------------------------------------------------------------------------------------------

void TeacherWindow::makeTools() {
    tools_->setObjectName(QStringLiteral("teacher-tools"));
    tools_->setMovable(false);
    parchment::dressToRead(tools_);
    tools_->setFocusPolicy(Qt::TabFocus);
    for (QAction* action : {menus_->save, menus_->play, menus_->back, menus_->undo, menus_->redo})
        tools_->addAction(action);
    tools_->addSeparator();
    for (QAction* action : {menus_->previous, menus_->next}) tools_->addAction(action);
    tools_->addSeparator();
    for (QAction* action : {menus_->hideHands, menus_->spotlight, menus_->fullScreen})
        tools_->addAction(action);
    tools_->addSeparator();
    drawing_->addTo(tools_);
    tools_->addSeparator();
    tools_->addAction(menus_->bridge);
}

void TeacherWindow::connectMenus() {
    const auto on = [this](QAction* action, auto does) {
        connect(action, &QAction::triggered, this, [this, does] { std::invoke(does, this); });
    };
    connect(menus_->opening, &QAction::triggered, this, [this] { lay(freshOpening()); });
    on(menus_->copy, &TeacherWindow::copyPosition);
    on(menus_->paste, &TeacherWindow::pastePosition);
    on(menus_->copyPicture, &TeacherWindow::copyPicture);
    on(menus_->savePicture, &TeacherWindow::savePicture);
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
    connect(menus_->ask, &QAction::triggered, this, &TeacherWindow::classRequested);
    connect(menus_->remove, &QAction::triggered, table_, [this] { table_->takeOff(pointedPiece(*view_)); });
    connect(menus_->turn, &QAction::triggered, table_, [this] { table_->turnOver(pointedPiece(*view_)); });
    connect(menus_->hideHands, &QAction::triggered, this,
            [this](bool hidden) { setHands(hidden ? kNobody : kAllHands); });
    connect(menus_->fullScreen, &QAction::toggled, this, &TeacherWindow::setFull);
    connect(menus_->spotlight, &QAction::toggled, layer_, &DrawingLayer::setSpotlight);
}

void TeacherWindow::connectPanel() {
    connect(panel_, &TeacherPanel::gameChosen, this, &TeacherWindow::changeGame);
    connect(panel_, &TeacherPanel::handsChosen, this, &TeacherWindow::setHands);
    connect(panel_, &TeacherPanel::heightChosen, this, [this](int pile, int cards) {
        arrangement_->setHeight(static_cast<PileId>(pile), cards);
        table_->follow();
    });
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
    connect(panel_->box(), &CardBox::laidBack, this, [this] { table_->setStamp({}); });
}

void TeacherWindow::connectSlides() {
    SeriesPanel* panel = panel_->series();
    panel->addButtons({menus_->add, menus_->duplicate, menus_->drop, menus_->earlier, menus_->later});
    connect(panel, &SeriesPanel::slideChosen, this, &TeacherWindow::go);
    const auto move = [this](std::size_t to) {
        series_->move(to);
        touch();
        showPanel();
    };
    connect(panel, &SeriesPanel::slideMoved, this, move);
    connect(panel, &SeriesPanel::described, this, [this](const QString& part) {
        Slide slide = series_->shown();
        panel_->series()->fill(slide);
        change(std::move(slide), part);
        banner_->follow(*series_);
    });
    connect(menus_->fresh, &QAction::triggered, this, [this] {
        if (!mayLeave()) return;
        begin({Slide{freshOpening()}});
    });
    connect(menus_->add, &QAction::triggered, this, [this] {
        insert({freshOpening()});
        panel_->nameSlide();
    });
    connect(menus_->duplicate, &QAction::triggered, this, [this] {
        insert(series_->shown());
        panel_->nameSlide();
    });
    connect(menus_->drop, &QAction::triggered, this, [this] {
        series_->remove();
        touch();
        showSlide();
    });
    connect(menus_->rename, &QAction::triggered, this, [this] {
        if (isFullScreen()) return; // the panel's notes are not for the audience
        panel_->showSeries();
        panel_->series()->editTitle();
    });
    // An index before the first wraps around, and Series ignores it.
    connect(menus_->earlier, &QAction::triggered, this, [this, move] { move(series_->at() - 1); });
    connect(menus_->later, &QAction::triggered, this, [this, move] { move(series_->at() + 1); });
    connect(menus_->previous, &QAction::triggered, this, [this] { go(series_->at() - 1); });
    connect(menus_->next, &QAction::triggered, this, [this] { go(series_->at() + 1); });
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
    if (local_) setBots(preferences, local_->session());
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
    keeper_.drop();
    if (series_) series_->markSaved(); // keeps it for the next time the window is opened
    if (isFullScreen()) menus_->fullScreen->setChecked(false);
    Settings().setValue(kTeacherSizeKey, size());
    if (local_) arrange(); // no bots while the window is hidden
    QMainWindow::closeEvent(event);
}

// ---- the table -----------------------------------------------------------------------------------------

/// Esc and page keys, unless handled by the table.
void TeacherWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isFullScreen())
        menus_->fullScreen->setChecked(false);
    else if (event->key() == Qt::Key_PageDown)
        menus_->next->trigger();
    else if (event->key() == Qt::Key_PageUp)
        menus_->previous->trigger();
    else
        QMainWindow::keyPressEvent(event);
}

// ---- slides --------------------------------------------------------------------------------------------

void TeacherWindow::present(const GameInfo& game, const Setup& setup) {
    if (!series_) begin({Slide{Arrangement(*openingOf(game, setup, freshSeed()))}});
    present();
    goOnWithLeft();
}

void TeacherWindow::presentMatch(const GameState& state) {
    const bool isFresh = !series_ || (series_->size() == 1 && series_->isSaved() && file_.isEmpty());
    if (isFresh)
        begin({Slide{Arrangement(state)}});
    else
        insert({Arrangement(state)});
    present();
    goOnWithLeft();
}

/// Offers the work left by a crashed program; until then its file is not overwritten.
void TeacherWindow::goOnWithLeft() {
    const QString left = keeper_.left();
    if (left.isEmpty() || !series_->isSaved()) return;
    switch (askLeft(this)) {
    case Unsaved::Keep:
        if (auto lesson = readLesson(this, left)) {
            keeper_.adopt();
            begin(std::move(lesson->slides));
            series_->markUnsaved();
            touch();
        } else {
            keeper_.leaveAlone();
        }
        break;
    case Unsaved::Drop: keeper_.throwAway(); break;
    case Unsaved::Stay: keeper_.leaveAlone(); break;
    }
}

void TeacherWindow::present() {
    bringToFront(*this);
    view_->setFocus();
}

void TeacherWindow::showTable(TableController* controller) {
    view_->clearFor({});
    view_->setTable(controller);
    layer_->raise();
}

void TeacherWindow::begin(std::vector<Slide> slides) {
    series_ = std::make_unique<Series>(std::move(slides));
    file_.clear();
    showSlide();
}

void TeacherWindow::go(std::size_t index) {
    if (index >= series_->size() || index == series_->at()) return;
    series_->go(index);
    showSlide();
    banner_->say();
}

void TeacherWindow::insert(Slide slide) {
    series_->insert(std::move(slide));
    touch();
    showSlide();
}

/// Applies a change of texts, drawing or position to the current slide.
void TeacherWindow::change(Slide slide, const QString& part) {
    series_->change(std::move(slide), part.toStdString());
    touch();
    panel_->series()->follow(*series_);
}

/// Replaces the position on the table.
void TeacherWindow::lay(Arrangement arrangement) {
    Slide slide = series_->shown();
    // The drawing is anchored to pieces of the old position.
    slide.drawing.clear();
    slide.arrangement = std::move(arrangement);
    change(std::move(slide));
    showSlide();
}

void TeacherWindow::setHands(Seat hands) {
    Slide slide = series_->shown();
    slide.hands = hands;
    change(std::move(slide), QStringLiteral("hands"));
    table_->setEyes(hands);
    showPanel();
}

/// Shows the series' current slide on the table.
void TeacherWindow::showSlide() {
    arrange();
    const Slide& slide = series_->shown();
    const bool isSame = arrangement_ && &arrangement_->game() == &slide.arrangement.game() &&
                        arrangement_->setup() == slide.arrangement.setup();
    changes_ = slide.arrangement.changes();
    table_->setEyes(slide.hands);
    if (isSame) {
        table_->cancel();
        *arrangement_ = slide.arrangement;
        table_->follow(); // with animation
    } else {
        view_->clearFor({});
        panel_->reset();
        if (!arrangement_ || arrangement_->setup().seats != slide.arrangement.setup().seats)
            names_ = namesFor(slide.arrangement.setup().seats);
        // Destroys the old one only after it is no longer in use.
        const auto before = std::exchange(arrangement_, std::make_unique<Arrangement>(slide.arrangement));
        table_->setArrangement(arrangement_.get(), names_);
        showTable(table_);
    }
    layer_->setDrawing(readDrawing(slide.drawing, arrangement_->piles()));
    showPanel();
}

void TeacherWindow::showPanel() {
    panel_->series()->follow(*series_);
    banner_->follow(*series_);
    follow();
}

Arrangement TeacherWindow::freshOpening() const {
    return Arrangement(*openingOf(arrangement_->game(), arrangement_->setup(), freshSeed()));
}

void TeacherWindow::clear() {
    arrangement_->clear();
    table_->follow();
}

void TeacherWindow::layMatch() {
    if (const auto state = match_ ? match_() : nullptr)
        lay(Arrangement(*state));
    else
        PlainBox::information(this, tr("Teacher's table"),
                              tr("There is no match on the table whose position may be seen now."));
}

/// Changes the game, or the number of players; the remaining players keep what they have.
void TeacherWindow::changeGame(const QString& gameId, int seats) {
    const GameInfo& game = *findGame(gameId.toStdString());
    const bool same = &game == &arrangement_->game();
    Setup setup = same ? arrangement_->setup() : Setup{};
    setup.seats = std::clamp(seats, game.minSeats(), game.maxSeats());
    if (!game.check(setup)) setup = Setup{std::max(setup.seats, 2), {}, nullptr};
    if (!game.check(setup)) setup = {};
    auto opening = openingOf(game, setup, freshSeed());
    // A new seat has not drawn yet, so it must be the turn of an old one.
    const int before = arrangement_->setup().seats;
    for (int tries = 0; same && tries < 100 && isSeat(opening->turn()) && opening->turn() >= before; ++tries)
        opening = openingOf(game, setup, freshSeed());
    if (!same)
        lay(Arrangement(*opening));
    else if (setup == arrangement_->setup())
        follow(); // resets the field: that number is not possible
    else
        lay(Arrangement(*arrangement_, *opening));
}

void TeacherWindow::askBook() {
    const Scenario* scenario = askBookPosition(this, gameId());
    if (scenario == nullptr) return;
    lay(Arrangement(*scenario->start));
    Slide slide = series_->shown();
    slide.title = scenario->title;
    slide.clauses = scenario->clauses;
    change(std::move(slide));
    showPanel();
}

// ---- files and clipboard -------------------------------------------------------------------------------

bool TeacherWindow::open(const QString& file) {
    auto lesson = readLesson(this, file);
    if (!lesson) return false;
    keeper_.drop();
    begin(std::move(lesson->slides));
    if (lesson->isAll) file_ = file;
    updateActions();
    return true;
}

void TeacherWindow::offer(const QString& file) {
    if (mayLeave()) open(file);
}

void TeacherWindow::askOpen() {
    if (!mayLeave()) return;
    const QString file = askLessonToOpen(this, file_);
    if (!file.isEmpty()) open(file);
}

bool TeacherWindow::saveTo(const QString& file) {
    if (!writeLesson(this, file, series_->text())) return false;
    file_ = file;
    series_->markSaved();
    keeper_.drop();
    updateActions();
    return true;
}

bool TeacherWindow::saveAs() {
    const QString file = askLessonToSave(this, file_, slideName(series_->slide(0)));
    return !file.isEmpty() && saveTo(file);
}

bool TeacherWindow::save() { return file_.isEmpty() ? saveAs() : saveTo(file_); }

bool TeacherWindow::mayLeave() {
    if (!series_ || series_->isSaved()) return true;
    const Unsaved wish = askUnsaved(this);
    return wish == Unsaved::Keep ? save() : wish == Unsaved::Drop;
}

void TeacherWindow::copyPosition() {
    QApplication::clipboard()->setText(QString::fromStdString(writePosition(*arrangement_)));
    view_->tell(tr("The position is copied as text, to be pasted anywhere."));
}

void TeacherWindow::pastePosition() {
    auto lesson = lessonFromText(this, QApplication::clipboard()->text());
    if (!lesson) return;
    for (Slide& slide : lesson->slides) insert(std::move(slide));
}

QImage TeacherWindow::picture() const {
    view_->tell({}); // hides the message about the last picture
    // QWidget::grab() might render an outdated frame.
    QImage image = view_->grabFramebuffer();
    QPainter painter(&image);
    layer_->render(&painter, layer_->pos(), {}, QWidget::DrawChildren);
    painter.end();
    // The cloth without the rail and its buttons below.
    const QQuickItem* scene = view_->rootObject();
    const double rail = scene != nullptr ? scene->property("railTop").toDouble() : 0;
    return rail > 0 ? image.copy(0, 0, image.width(), qRound(rail * image.devicePixelRatio())) : image;
}

void TeacherWindow::copyPicture() {
    QApplication::clipboard()->setImage(picture());
    view_->tell(tr("The table is copied as a picture, to be pasted anywhere."));
}

void TeacherWindow::savePicture() {
    const QImage image = picture(); // before a dialog covers it
    const QString file = askPictureToSave(this, slideName(series_->shown()));
    if (file.isEmpty()) return;
    QByteArray png;
    QBuffer buffer(&png);
    image.save(&buffer, "PNG");
    if (const auto written = writeFile(file, png.toStdString()); !written)
        PlainBox::warning(this, tr("Save as picture"), written.problem().text());
}

// ---- playing -------------------------------------------------------------------------------------------

void TeacherWindow::play() {
    if (!arrangement_->state() || local_) return;
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
    local_ = std::make_unique<LocalTable>(Match(state.clone(), players, freshSeed(), UndoRule::Practice));
    setBots(preferences_, local_->session());
    local_->setCurtain(false);
    local_->session().setTried(true);
    player_->setTable(local_.get());
    connect(player_, &TableController::stateChanged, this, &TeacherWindow::updateActions,
            Qt::UniqueConnection);
    showTable(player_);
    //: Buttons at the end of a game that was tried out from a position
    view_->nameEnding(tr("Once more"), tr("Back to the position"));
    updateActions();
    view_->setFocus();
}

void TeacherWindow::arrange() {
    if (!local_) return;
    showTable(table_);
    player_->setTable(nullptr);
    local_.reset();
    updateActions();
    view_->setFocus();
}

// ---- changes -------------------------------------------------------------------------------------------

/// Marks the lesson as changed.
void TeacherWindow::touch() {
    if (series_->isSaved())
        keeper_.drop();
    else
        keeper_.keep([this] { return series_->text(); });
    updateActions();
}

void TeacherWindow::follow() {
    if (!series_) return;
    if (changes_ != arrangement_->changes()) {
        changes_ = arrangement_->changes();
        Slide slide = series_->shown();
        slide.arrangement = *arrangement_;
        change(std::move(slide));
    }
    panel_->follow(*arrangement_, names_, series_->shown().hands);
    updateActions();
}

void TeacherWindow::updateActions() {
    if (!series_) return;
    const bool playing = isPlaying();
    menus_->enable(playing, arrangement_->state() != nullptr, match_ != nullptr);
    menus_->undo->setEnabled(playing ? player_->canUndo() : series_->canUndo());
    menus_->redo->setEnabled(playing ? player_->canRedo() : series_->canRedo());
    const std::size_t at = series_->at();
    for (QAction* action : {menus_->previous, menus_->earlier}) action->setEnabled(at > 0);
    for (QAction* action : {menus_->next, menus_->later}) action->setEnabled(at + 1 < series_->size());
    menus_->drop->setEnabled(series_->size() > 1);
    menus_->hideHands->setChecked(series_->shown().hands != kAllHands);
    drawing_->follow(!playing);
    panel_->setArranging(!playing);
    const QString game = textFor(arrangement_->game().id()).gameName();
    const QString name = file_.isEmpty() ? QString() : QFileInfo(file_).fileName();
    //: Title of a window; %1 is a game, %2 a file
    setWindowTitle(name.isEmpty() ? tr("Teacher's table: %1[*]").arg(game)
                                  : tr("Teacher's table: %1, %2[*]").arg(game, name));
    setWindowModified(!series_->isSaved());
    emit tableShown(gameTable());
}

GameTable* TeacherWindow::gameTable() const { return local_ ? local_.get() : table_->gameTable(); }

void TeacherWindow::offerClass(bool possible) { menus_->ask->setVisible(possible); }

void TeacherWindow::tellClass(const QString& sign) { menus_->tellBridge(sign); }

void TeacherWindow::undo() {
    if (isPlaying()) return player_->undo();
    series_->undo();
    touch();
    showSlide();
}

void TeacherWindow::redo() {
    if (isPlaying()) return player_->redo();
    series_->redo();
    touch();
    showSlide();
}

/// Shows where a dragged card would be placed.
void TeacherWindow::carry(Face face, QPoint global) {
    table_->setStamp(face);
    const QPointF at = view_->mapFromGlobal(global);
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "hoverOver", Q_ARG(double, at.x()),
                                  Q_ARG(double, at.y()));
}

void TeacherWindow::putDown(Face face, QPoint global) {
    table_->setStamp({});
    const QPoint at = view_->mapFromGlobal(global);
    if (!view_->rect().contains(at)) return;
    if (const TableSpot spot = view_->spotUnder(at); spot.pile >= 0) table_->put(face, spot.pile, spot.place);
}

// ---- for the audience ----------------------------------------------------------------------------------

void TeacherWindow::setFull(bool full) {
    if (full) wasPanel_ = panel_->isVisible();
    panel_->setVisible(full ? false : wasPanel_);
    menuBar()->setVisible(!full);
    table_->setAudience(full);
    banner_->setLarge(full);
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
        panel_->focusList();
        frame_->showRound(QApplication::focusWidget());
    } else {
        panel_->focusFacts();
        frame_->showRound(panel_->widget());
    }
}

} // namespace drawbridge
