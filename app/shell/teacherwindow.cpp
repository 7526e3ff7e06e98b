// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacherwindow.h"

#include "match/scenario.h"
#include "shell/cardbox.h"
#include "shell/drawinglayer.h"
#include "shell/factpanel.h"
#include "shell/formparts.h"
#include "shell/newgame.h"
#include "shell/paneframe.h"
#include "shell/recordfile.h"
#include "table/arrangingtable.h"
#include "table/tableview.h"
#include "text/diagrams.h"
#include "text/gametext.h"

#include <QAccessible>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QInputDialog>
#include <QJSValue>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QQuickItem>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kOpeningMoves = 400;
constexpr int kProblemLines = 6;
constexpr double kPanelWords = 44; // breadth of the panel in letters
const QString kSizeKey = QStringLiteral("teacher/size");
const QString kEnding = QStringLiteral("json");

/// The position in which the first seat has something to decide that is of a turn, after a usual deal.
std::unique_ptr<GameState> openingOf(const GameInfo& game, const Setup& setup, Seed seed) {
    auto state = game.start(setup);
    Rng lot(seed);
    const std::vector<FactSpec> facts = game.words(setup).facts;
    const auto phase = std::ranges::find(facts, "phase", &FactSpec::name);
    for (int move = 0; move < kOpeningMoves && state->decider() != kNobody; ++move) {
        const Stated now = state->describe().facts;
        const Stated* step = now.find("phase");
        if (state->decider() != kChance && phase != facts.end() && step != nullptr &&
            std::ranges::find(phase->values, step->text) != phase->values.end())
            break;
        MoveList list;
        state->legalMoves(list);
        state->apply(state->decider() == kChance ? state->sampleChance(lot)
                                                 : list[lot.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return state;
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

QVariantMap mapOf(const QVariant& value) {
    return (value.canConvert<QJSValue>() ? value.value<QJSValue>().toVariant() : value).toMap();
}

QString text(const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); }

} // namespace

TeacherWindow::TeacherWindow(const Preferences& preferences)
    : table_(new ArrangingTable(this))
    , player_(new TableController(this))
    , view_(new TableView(this))
    , layer_(new DrawingLayer(
          view_, [this](QPointF at) { return anchorAt(at); },
          [this](const Anchor& anchor) { return rectOf(anchor); }))
    , frame_(new PaneFrame(this)) {
    setCentralWidget(view_);
    setContextMenuPolicy(Qt::NoContextMenu);
    makePanel();
    makeMenus();
    makeTools();
    connect(table_, &ArrangingTable::arranged, this, &TeacherWindow::follow);
    connect(table_, &ArrangingTable::stampChanged, this, [this] { box_->setChosen(table_->stamp()); });
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
    // The scene looks at its controller until the end, and that at the position.
    delete view_;
    player_->setSession(nullptr);
    table_->setArrangement(nullptr, {});
}

QString TeacherWindow::gameId() const { return toQString(arrangement_->game().id()); }

// ---- what it is made of
// ------------------------------------------------------------------------------------

void TeacherWindow::makePanel() {
    panel_ = new QDockWidget(this);
    panel_->setObjectName(QStringLiteral("teacher-panel"));
    panel_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    panel_->setTitleBarWidget(new QWidget(panel_));
    auto* page = new QWidget(panel_);
    auto* layout = new QVBoxLayout(page);
    auto* form = new QFormLayout;
    games_ = new CalmComboBox(page);
    for (const GameInfo* game : allGames()) games_->addItem(QString(), toQString(game->id()));
    games_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(games_, &QComboBox::activated, this, &TeacherWindow::changeGame);
    seats_ = new CalmSpinBox(page);
    connect(seats_, &QSpinBox::editingFinished, this, [this] {
        if (arrangement_ && seats_->value() != arrangement_->setup().seats) changeGame();
    });
    title_ = new QLineEdit(page);
    rule_ = new QLineEdit(page);
    for (QLineEdit* field : {title_, rule_})
        connect(field, &QLineEdit::textEdited, this, &TeacherWindow::touch);
    const auto row = [&](QLabel*& label, QWidget* field) {
        label = new QLabel(page);
        label->setBuddy(field);
        form->addRow(label, field);
    };
    row(gameLabel_, games_);
    row(seatsLabel_, seats_);
    facts_ = new FactPanel(page);
    form->addRow(facts_);
    row(titleLabel_, title_);
    row(ruleLabel_, rule_);
    layout->addLayout(form);
    connect(facts_, &FactPanel::chosen, this, [this](const QString& fact, const Stated& value) {
        arrangement_->setFact(fact.toStdString(), value);
        table_->follow();
    });

    boxLabel_ = new QLabel(page);
    box_ = new CardBox(page);
    boxLabel_->setBuddy(box_);
    layout->addWidget(boxLabel_);
    layout->addWidget(box_, 1);
    connect(box_, &CardBox::chosen, this, [this](Face face) {
        table_->setStamp(table_->stamp() == face ? std::nullopt : std::optional(face));
        if (table_->stamp()) view_->setFocus(Qt::TabFocusReason);
    });
    connect(box_, &CardBox::carried, this, &TeacherWindow::carry);
    connect(box_, &CardBox::putDown, this, &TeacherWindow::putDown);

    problemsLabel_ = new QLabel(page);
    problemsLabel_->setWordWrap(true);
    problems_ = new QListWidget(page);
    problems_->setObjectName(QStringLiteral("problems"));
    problems_->setWordWrap(true);
    problems_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    problemsLabel_->setBuddy(problems_);
    layout->addWidget(problemsLabel_);
    layout->addWidget(problems_);
    panel_->setWidget(page);
    addDockWidget(Qt::LeftDockWidgetArea, panel_);
}

QMenu* TeacherWindow::addMenu(const char* title) {
    QMenu* menu = menuBar()->addMenu(QString());
    words_.push_back({menu->menuAction(), title, nullptr});
    return menu;
}

QAction* TeacherWindow::add(QMenu* menu, const QIcon& icon, const char* text, const QKeySequence& keys,
                            const char* tip) {
    QAction* action = menu->addAction(icon, QString());
    action->setShortcut(keys);
    words_.push_back({action, text, tip});
    return action;
}

void TeacherWindow::makeMenus() {
    const auto icon = [](const char* name) { return QIcon::fromTheme(QString::fromLatin1(name)); };
    const auto on = [this](QAction* action, auto does) {
        connect(action, &QAction::triggered, this, does);
        return action;
    };
    QMenu* position = addMenu(QT_TR_NOOP("&Position"));
    QAction* opening = on(add(position, icon("document-new"), QT_TR_NOOP("Usual &opening"), QKeySequence::New,
                              QT_TR_NOOP("Deal as a game begins")),
                          [this] {
                              if (mayLeave()) layOpening();
                          });
    QAction* empty = on(add(position, icon("edit-clear"), QT_TR_NOOP("&Empty table"),
                            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
                            QT_TR_NOOP("Take everything off the table; the cards lie in the draw piles")),
                        [this] {
                            arrangement_->clear();
                            table_->follow();
                        });
    fromMatch_ =
        on(add(position, icon("view-refresh"), QT_TR_NOOP("As in the &match"),
               QKeySequence(Qt::CTRL | Qt::Key_M), QT_TR_NOOP("Lay what lies on the table of the match")),
           [this] { layMatch(); });
    QAction* book =
        on(add(position, icon("help-contents"), QT_TR_NOOP("From the &rule book…"),
               QKeySequence(Qt::CTRL | Qt::Key_D), QT_TR_NOOP("Lay a lesson or a diagram of this game")),
           [this] { askBook(); });
    position->addSeparator();
    QAction* open = on(add(position, icon("document-open"), QT_TR_NOOP("O&pen…"), QKeySequence::Open,
                           QT_TR_NOOP("Open the file of a scenario")),
                       [this] { askOpen(); });
    save_ = on(add(position, icon("document-save"), QT_TR_NOOP("&Save"), QKeySequence::Save,
                   QT_TR_NOOP("Keep the position as a scenario")),
               [this] { save(); });
    saveAs_ = on(add(position, icon("document-save-as"), QT_TR_NOOP("Save &as…"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), nullptr),
                 [this] { saveAs(); });
    position->addSeparator();
    play_ =
        on(add(position, icon("media-playback-start"), QT_TR_NOOP("P&lay from here"),
               QKeySequence(Qt::Key_F5), QT_TR_NOOP("Try the position out; you come back to it as it is")),
           [this] { play(); });
    back_ = on(add(position, icon("go-previous"), QT_TR_NOOP("&Back to the position"),
                   QKeySequence(Qt::SHIFT | Qt::Key_F5), QT_TR_NOOP("Stop playing and go on setting up")),
               [this] { arrange(); });
    bots_ = add(position, {}, QT_TR_NOOP("Bo&ts play the other seats"), {},
                QT_TR_NOOP("Else you play all seats from here"));
    bots_->setCheckable(true);
    bots_->setChecked(true);
    position->addSeparator();
    on(add(position, icon("application-exit"), QT_TR_NOOP("&Close"), QKeySequence::Close, nullptr),
       [this] { close(); });

    QMenu* edit = addMenu(QT_TR_NOOP("&Edit"));
    undo_ = on(add(edit, icon("edit-undo"), QT_TR_NOOP("&Undo"), QKeySequence::Undo, nullptr),
               [this] { undo(); });
    redo_ = on(add(edit, icon("edit-redo"), QT_TR_NOOP("&Redo"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), nullptr),
               [this] { redo(); });
    edit->addSeparator();
    QAction* off =
        on(add(edit, icon("list-remove"), QT_TR_NOOP("Put &back into the box"), QKeySequence(Qt::Key_Delete),
               QT_TR_NOOP("Take the piece that you point at, or have picked, off the table")),
           [this] { removePointed(); });
    QAction* turn =
        on(add(edit, {}, QT_TR_NOOP("&Turn over"), QKeySequence(Qt::Key_T),
               QT_TR_NOOP("Turn the piece that you point at up or down, where it may lie either way")),
           [this] { turnPointed(); });
    arranging_ = {opening, empty, book, open, off, turn};

    QMenu* show = addMenu(QT_TR_NOOP("&Show"));
    hands_ = add(show, {}, QT_TR_NOOP("&Hide hands"), QKeySequence(Qt::CTRL | Qt::Key_H),
                 QT_TR_NOOP("Show the audience only what all players see"));
    hands_->setCheckable(true);
    connect(hands_, &QAction::toggled, this, [this](bool hidden) { setHandsOpen(!hidden); });
    full_ = add(show, icon("view-fullscreen"), QT_TR_NOOP("&Full screen"), QKeySequence(Qt::Key_F11),
                QT_TR_NOOP("Fill the screen with the table alone"));
    full_->setCheckable(true);
    connect(full_, &QAction::toggled, this, &TeacherWindow::setFull);
    QAction* side = panel_->toggleViewAction();
    side->setShortcut(QKeySequence(Qt::Key_F9));
    show->addAction(side);
    words_.push_back({side, QT_TR_NOOP("&Box and facts"), nullptr});
    spot_ = add(show, {}, QT_TR_NOOP("&Spotlight"), QKeySequence(Qt::CTRL | Qt::Key_L),
                QT_TR_NOOP("Darken all but what the pointer is at"));
    spot_->setCheckable(true);
    connect(spot_, &QAction::toggled, layer_, &DrawingLayer::setSpotlight);
    on(add(show, {}, QT_TR_NOOP("&Next pane"), QKeySequence(Qt::Key_F6), nullptr), [this] { nextPane(); });

    QMenu* draw = addMenu(QT_TR_NOOP("&Draw"));
    addMarkKey(draw, DrawnMark::Kind::Ring, QT_TR_NOOP("&Ring round the piece with the focus"), Qt::Key_R);
    addMarkKey(draw, DrawnMark::Kind::Cross, QT_TR_NOOP("&Cross on it"), Qt::Key_X);
    addMarkKey(draw, DrawnMark::Kind::Light, QT_TR_NOOP("&Highlight it"), Qt::Key_L);
    addMarkKey(draw, DrawnMark::Kind::Arrow, QT_TR_NOOP("&Arrow: from here, then to here"), Qt::Key_A);
    draw->addSeparator();
    wipe_ = on(
        add(draw, icon("edit-clear"), QT_TR_NOOP("&Wipe everything drawn"), QKeySequence(Qt::Key_C), nullptr),
        [this] { layer_->clear(); });
}

/// With the keys: a mark on what has the focus of the table.
void TeacherWindow::addMarkKey(QMenu* menu, DrawnMark::Kind kind, const char* text, Qt::Key key) {
    QAction* action = add(menu, {}, text, QKeySequence(key), nullptr);
    connect(action, &QAction::triggered, this, [this, kind] { markFocused(kind); });
    arranging_.push_back(action);
}

void TeacherWindow::makeTools() {
    tools_ = addToolBar(QString());
    tools_->setObjectName(QStringLiteral("teacher-tools"));
    tools_->setMovable(false);
    tools_->setFocusPolicy(Qt::TabFocus);
    for (QAction* action : {save_, play_, back_, undo_, redo_}) tools_->addAction(action);
    tools_->addSeparator();
    for (QAction* action : {hands_, spot_, full_}) tools_->addAction(action);
    tools_->addSeparator();
    toolGroup_ = new QActionGroup(this);
    colourGroup_ = new QActionGroup(this);
    const auto tool = [&](std::optional<DrawnMark::Kind> kind) {
        QAction* action = tools_->addAction(QString());
        action->setCheckable(true);
        action->setData(kind ? static_cast<int>(*kind) : -1);
        toolGroup_->addAction(action);
        connect(action, &QAction::triggered, layer_, [this, kind] { layer_->setTool(kind); });
    };
    tool(std::nullopt);
    using enum DrawnMark::Kind;
    for (const DrawnMark::Kind kind : {Arrow, Ring, Cross, Light, Line}) tool(kind);
    toolGroup_->actions().front()->setChecked(true);
    tools_->addSeparator();
    for (int colour = 0; colour < kDrawingColours; ++colour) {
        QAction* action = tools_->addAction(QString());
        action->setCheckable(true);
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + colour)));
        colourGroup_->addAction(action);
        connect(action, &QAction::triggered, this, [this, colour] {
            layer_->setColour(colour);
            paintIcons();
        });
    }
    colourGroup_->actions().front()->setChecked(true);
    tools_->addAction(wipe_);
}

/// The tools as what they draw, in the colour chosen.
void TeacherWindow::paintIcons() {
    const int size = 4 * tools_->iconSize().width();
    const auto drawn = [&](DrawnMark::Kind kind, int colour) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintSample(painter, QRectF(0, 0, size, size), kind, colour);
        return QIcon(picture);
    };
    for (QAction* action : toolGroup_->actions()) {
        const int kind = action->data().toInt();
        if (kind >= 0) action->setIcon(drawn(static_cast<DrawnMark::Kind>(kind), layer_->colour()));
    }
    for (int colour = 0; colour < kDrawingColours; ++colour)
        colourGroup_->actions()[colour]->setIcon(drawn(DrawnMark::Kind::Line, colour));
}

void TeacherWindow::retranslate() {
    for (const Words& one : words_) {
        one.action->setText(tr(one.text));
        if (!one.tip) continue;
        one.action->setToolTip(tr(one.tip));
        one.action->setStatusTip(tr(one.tip));
    }
    panel_->setWindowTitle(tr("Box and facts"));
    tools_->setWindowTitle(tr("Tools"));
    tools_->setAccessibleName(tr("Tools"));
    gameLabel_->setText(tr("&Game:"));
    seatsLabel_->setText(tr("&Players:"));
    titleLabel_->setText(tr("T&itle:"));
    title_->setPlaceholderText(tr("What the position shows"));
    ruleLabel_->setText(tr("&Rule:"));
    rule_->setPlaceholderText(tr("Numbers of rules it is about"));
    boxLabel_->setText(tr("In the &box: drag onto the table"));
    box_->setAccessibleName(tr("Cards in the box"));
    problems_->setAccessibleName(tr("What is impossible"));
    layer_->follow();
    for (int index = 0; index < games_->count(); ++index)
        games_->setItemText(index, textFor(games_->itemData(index).toString().toStdString()).gameName());
    for (QAction* action : toolGroup_->actions()) {
        const int kind = action->data().toInt();
        //: A tool: no drawing, pieces are moved
        action->setText(kind < 0 ? tr("Hand") : markName(static_cast<DrawnMark::Kind>(kind)));
        //: A tip on a tool to draw with; %1 is "Arrow"
        action->setToolTip(kind < 0 ? tr("Move pieces with the left button; the right one draws")
                                    : tr("%1: draw it with the left button").arg(action->text()));
    }
    for (int colour = 0; colour < kDrawingColours; ++colour) {
        QAction* action = colourGroup_->actions()[colour];
        action->setText(colourName(colour));
        //: A colour to draw with, and its key
        action->setToolTip(tr("%1 (%2)").arg(colourName(colour), text(action->shortcut())));
    }
    paintIcons();
    if (!arrangement_) return;
    facts_->reset();
    follow();
}

void TeacherWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    view_->setTextScale(preferences.textSize / 100.0);
    table_->setMotion(preferences.motion);
    player_->setMotion(preferences.motion);
    panel_->setFixedWidth(qRound(kPanelWords * fontMetrics().averageCharWidth()));
    problems_->setFixedHeight(kProblemLines * fontMetrics().lineSpacing());
    if (session_) session_->setPace(preferences.pace);
}

void TeacherWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        view_->retranslate();
        table_->retranslate();
        player_->retranslate();
    }
    if (event->type() == QEvent::FontChange && problems_) setPreferences(preferences_);
}

void TeacherWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) return event->ignore();
    changed_ = false;
    if (isFullScreen()) full_->setChecked(false);
    QSettings().setValue(kSizeKey, size());
    if (session_) arrange(); // no bot thinks for nobody
    QMainWindow::closeEvent(event);
}

// ---- what lies on the table
// --------------------------------------------------------------------------------

void TeacherWindow::present(const GameInfo& game, const Setup& setup) {
    if (!arrangement_) lay(*openingOf(game, setup, freshSeed()));
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
    facts_->reset();
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
    title_->clear();
    rule_->clear();
    changed_ = false;
    showTable(table_);
    follow();
}

void TeacherWindow::lay(const GameState& state) { take(std::make_unique<Arrangement>(state)); }

void TeacherWindow::layOpening() {
    lay(*openingOf(arrangement_->game(), arrangement_->setup(), freshSeed()));
}

void TeacherWindow::layMatch() {
    const auto state = match_ ? match_() : nullptr;
    if (!state)
        QMessageBox::information(this, tr("Teacher's table"),
                                 tr("There is no match on the table whose position may be seen now."));
    else if (mayLeave())
        lay(*state);
}

/// Another game, or another number of players.
void TeacherWindow::changeGame() {
    const GameInfo& game = *findGame(games_->currentData().toString().toStdString());
    const bool same = &game == &arrangement_->game();
    Setup setup = same ? arrangement_->setup() : Setup{};
    setup.seats = std::clamp(seats_->value(), game.minSeats(), game.maxSeats());
    if (!game.check(setup)) setup = Setup{std::max(setup.seats, 2), {}, nullptr};
    if (!game.check(setup)) setup = {};
    if (mayLeave()) lay(*openingOf(game, setup, freshSeed()));
    follow();
}

void TeacherWindow::askBook() {
    QStringList names;
    std::vector<const Scenario*> scenarios;
    const auto add = [&](const std::vector<Scenario>& all, const QString& words) {
        for (const Scenario& one : all)
            if (one.start) {
                names.append(words.arg(QString::fromStdString(one.title)));
                scenarios.push_back(&one);
            }
    };
    //: A position to choose; %1 is the title of a lesson, of a diagram in the rule book
    add(lessonsOf(gameId()), tr("Lesson: %1"));
    add(diagramsOf(gameId()), tr("Diagram: %1"));
    bool chosen = false;
    const QString name =
        QInputDialog::getItem(this, tr("From the rule book"), tr("Position:"), names, 0, false, &chosen);
    const auto index = names.indexOf(name);
    if (!chosen || index < 0 || !mayLeave()) return;
    const Scenario& scenario = *scenarios[static_cast<std::size_t>(index)];
    lay(*scenario.start);
    title_->setText(QString::fromStdString(scenario.title));
}

bool TeacherWindow::open(const QString& file) {
    const FileText read = readFile(file);
    QString problem = read.problem;
    Scenarios scenarios;
    if (problem.isEmpty()) {
        scenarios = readScenarios(read.text);
        if (!scenarios.mistakes.empty())
            problem =
                placed(file, scenarios.mistakes.front().line, toQString(scenarios.mistakes.front().text));
    }
    const auto found =
        std::ranges::find_if(scenarios.scenarios, [](const Scenario& one) { return one.start != nullptr; });
    if (found == scenarios.scenarios.end()) {
        if (problem.isEmpty())
            problem = tr("There is no position in %1.").arg(QDir::toNativeSeparators(file));
        QMessageBox::warning(this, tr("Open a position"), problem);
        return false;
    }
    lay(*found->start);
    layer_->setDrawing(readDrawing(found->drawing, arrangement_->piles()));
    title_->setText(QString::fromStdString(found->title));
    QStringList clauses;
    for (const std::string& clause : found->clauses) clauses.append(QString::fromStdString(clause));
    rule_->setText(clauses.join(QLatin1Char(' ')));
    // Of a file with several, or with steps, only the first position is shown: it must not be overwritten.
    if (scenarios.scenarios.size() == 1 && found->steps.size() <= 1) file_ = file;
    updateActions();
    return true;
}

void TeacherWindow::askOpen() {
    if (!mayLeave()) return;
    const QString folder =
        file_.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : file_;
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a position"), folder, tr("Scenarios (*.json)"));
    if (!file.isEmpty()) open(file);
}

bool TeacherWindow::saveTo(const QString& file) {
    if (!arrangement_->state()) return false;
    std::vector<std::string> clauses;
    for (const QString& clause :
         rule_->text().split(QRegularExpression(QStringLiteral("[\\s,;]+")), Qt::SkipEmptyParts))
        clauses.push_back(clause.toUpper().toStdString());
    const std::string content = writeScenario(*arrangement_, title_->text().toStdString(), clauses,
                                              writeDrawing(layer_->drawing(), arrangement_->piles()));
    // It is read before it is written: what cannot be opened again is not saved.
    const Scenarios read = readScenarios(content);
    QString problem;
    if (!read.mistakes.empty())
        problem = toQString(read.mistakes.front().text);
    else
        problem = writeFile(file, content);
    if (!problem.isEmpty()) {
        QMessageBox::warning(this, tr("Save the position"), problem);
        return false;
    }
    file_ = file;
    changed_ = false;
    updateActions();
    return true;
}

bool TeacherWindow::saveAs() {
    const QString folder =
        file_.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : file_;
    QFileDialog dialog(this, tr("Save the position"), folder, tr("Scenarios (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kEnding);
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().front());
}

bool TeacherWindow::save() { return file_.isEmpty() ? saveAs() : saveTo(file_); }

bool TeacherWindow::mayLeave() {
    if (!changed_) return true;
    QMessageBox question(QMessageBox::Question, tr("Teacher's table"),
                         tr("Is the position that you have set up to be kept?"), QMessageBox::NoButton, this);
    question.setInformativeText(arrangement_->state()
                                    ? tr("It has not been saved yet.")
                                    : tr("It is impossible as it is, so it cannot be saved."));
    QPushButton* keep = nullptr;
    if (arrangement_->state()) {
        question.addButton(QMessageBox::Save);
        keep = qobject_cast<QPushButton*>(question.button(QMessageBox::Save));
    }
    question.addButton(QMessageBox::Discard);
    question.addButton(QMessageBox::Cancel);
    if (keep) question.setDefaultButton(keep);
    question.exec();
    const auto pressed = question.standardButton(question.clickedButton());
    if (pressed == QMessageBox::Save) return save();
    return pressed == QMessageBox::Discard;
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
        player.isBot = bots_->isChecked() && seat != teacher;
        players.push_back(player);
    }
    session_ = std::make_unique<Session>(Match(state.clone(), players, freshSeed(), UndoRule::Practice));
    session_->setPace(preferences_.pace);
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

// ---- changes
// -----------------------------------------------------------------------------------------------

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
    facts_->show(*arrangement_, names_);
    for (QLabel* label : {gameLabel_, seatsLabel_, titleLabel_, ruleLabel_})
        label->setMinimumWidth(facts_->labelWidth());
    box_->show(*arrangement_);
    games_->setCurrentIndex(games_->findData(gameId()));
    const QSignalBlocker quiet(seats_);
    seats_->setRange(arrangement_->game().minSeats(), arrangement_->game().maxSeats());
    seats_->setValue(arrangement_->setup().seats);
    tellProblems();
    updateActions();
}

/// Cards and players that a sentence calls by their notation ("RcT", "seat 2"), by their names.
QString TeacherWindow::withNames(QString sentence) const {
    static const QRegularExpression notation(QStringLiteral("\\b[A-Z][a-z]?[A-Z]\\b"));
    const Setup& setup = arrangement_->setup();
    for (qsizetype seat = 0; seat < names_.size(); ++seat)
        sentence.replace(QRegularExpression(QStringLiteral("\\bseat %1\\b").arg(seat + 1)), names_[seat]);
    for (auto match = notation.match(sentence); match.hasMatch();
         match = notation.match(sentence, match.capturedStart() + 1)) {
        const auto face = arrangement_->game().faceFromName(setup, match.captured().toStdString());
        if (face)
            sentence.replace(match.capturedStart(), match.capturedLength(),
                             textFor(arrangement_->game().id()).faceNameIn(setup, *face));
    }
    return sentence;
}

void TeacherWindow::tellProblems() {
    QStringList said;
    for (const Arrangement::Problem& problem : arrangement_->problems())
        said.append(withNames(toQString(problem.text)));
    said.removeDuplicates();
    const bool isNew = said.join(QLatin1Char('\n')) != problems_->property("said").toString();
    problems_->setProperty("said", said.join(QLatin1Char('\n')));
    problems_->clear();
    problems_->addItems(said);
    problems_->setVisible(!said.isEmpty());
    const QString verdict =
        said.isEmpty() ? tr("This position is possible.") : tr("This position is &impossible:");
    problemsLabel_->setText(verdict);
    if (!isNew) return;
    QAccessibleEvent event(problemsLabel_, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void TeacherWindow::updateActions() {
    if (!arrangement_) return;
    const bool playing = isPlaying();
    const bool possible = arrangement_->state() != nullptr;
    for (QAction* action : arranging_) action->setEnabled(!playing);
    save_->setEnabled(possible && !playing);
    saveAs_->setEnabled(possible && !playing);
    fromMatch_->setEnabled(!playing && match_);
    play_->setEnabled(possible && !playing);
    back_->setEnabled(playing);
    bots_->setEnabled(!playing);
    hands_->setEnabled(!playing);
    panel_->widget()->setEnabled(!playing);
    undo_->setEnabled(playing ? player_->canUndo() : !done_.empty());
    redo_->setEnabled(playing ? player_->canRedo() : !undone_.empty());
    wipe_->setEnabled(!layer_->drawing().empty());
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

void TeacherWindow::removePointed() { table_->takeOff(pointedPiece()); }

void TeacherWindow::turnPointed() { table_->turnOver(pointedPiece()); }

/// A card of the box is held over the table: where it would come to lie is shown.
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
    const QVariantMap spot = spotUnder(at);
    if (!spot.isEmpty())
        table_->put(face, spot[QStringLiteral("pile")].toInt(), spot[QStringLiteral("place")].toInt());
}

void TeacherWindow::markFocused(DrawnMark::Kind kind) {
    QVariant found;
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "focusedSpot", Q_RETURN_ARG(QVariant, found));
    const QVariantMap spot = mapOf(found);
    if (spot.isEmpty()) return;
    const Anchor anchor{spot[QStringLiteral("pile")].toInt(), spot[QStringLiteral("mark")].toInt(), {}};
    if (kind == DrawnMark::Kind::Arrow)
        layer_->arrow(anchor);
    else
        layer_->mark(kind, anchor);
}

// ---- for the audience
// --------------------------------------------------------------------------------------

void TeacherWindow::setHandsOpen(bool open) { table_->setHandsOpen(open); }

void TeacherWindow::setFull(bool full) {
    if (full) wasPanel_ = panel_->isVisible();
    panel_->setVisible(full ? false : wasPanel_);
    menuBar()->setVisible(!full);
    // The audience reads what the position shows.
    table_->setCaption(full ? title_->text() : QString());
    setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    view_->setFocus();
}

void TeacherWindow::nextPane() {
    const std::vector<QWidget*> panes =
        panel_->isVisible() ? std::vector<QWidget*>{view_, box_, facts_} : std::vector<QWidget*>{view_};
    const QWidget* focus = QApplication::focusWidget();
    std::size_t here = panes.size() - 1;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (focus && (panes[i] == focus || panes[i]->isAncestorOf(focus))) here = i;
    QWidget* next = panes[(here + 1) % panes.size()];
    if (next == facts_)
        games_->setFocus(Qt::TabFocusReason);
    else
        next->setFocus(Qt::TabFocusReason);
    frame_->showRound(next == facts_ ? panel_->widget() : next);
}

// ---- where things are
// --------------------------------------------------------------------------------------

QVariantMap TeacherWindow::spotUnder(QPointF at) const {
    QVariant found;
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "spotUnder", Q_RETURN_ARG(QVariant, found),
                                  Q_ARG(double, at.x()), Q_ARG(double, at.y()));
    return mapOf(found);
}

Anchor TeacherWindow::anchorAt(QPointF at) const {
    const QVariantMap spot = spotUnder(at);
    if (spot.isEmpty())
        return {-1, -1, {at.x() / std::max(1, view_->width()), at.y() / std::max(1, view_->height())}};
    return {spot[QStringLiteral("pile")].toInt(), spot[QStringLiteral("mark")].toInt(), {}};
}

QRectF TeacherWindow::rectOf(const Anchor& anchor) const {
    const QPointF at(anchor.at.x() * view_->width(), anchor.at.y() * view_->height());
    const double size = std::min(view_->width(), view_->height()) / 24.0;
    const QRectF point(at.x() - size, at.y() - size, 2 * size, 2 * size);
    if (anchor.pile < 0 || !view_->rootObject()) return point;
    QRectF found;
    QMetaObject::invokeMethod(view_->rootObject(), "rectOfSpot", Q_RETURN_ARG(QRectF, found),
                              Q_ARG(int, anchor.pile), Q_ARG(int, anchor.place));
    return found.isEmpty() ? point : found;
}

int TeacherWindow::pointedPiece() const {
    int handle = 0;
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "pointedHandle", Q_RETURN_ARG(int, handle));
    return handle;
}

} // namespace drawbridge
