// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/printsheets.h"

#include "match/setup.h"
#include "reference/plainwidgets.h"
#include "rooms/print/printersettings.h"
#include "rooms/print/sheetform.h"
#include "rooms/print/sheetpages.h"
#include "rooms/print/sheetpieces.h"
#include "rooms/print/sheetsettings.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "widgets/flowrow.h"
#include "widgets/formparts.h"
#include "widgets/windowplace.h"

#include <QFormLayout>
#include <QIcon>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

const QString kSizeKey = QStringLiteral("sheets/size");
constexpr QSize kFrame(16, 32); // estimated size of the window frame
constexpr QSize kUsual(1080, 760);
constexpr int kLines = 5; // minimum height of the list of pieces

} // namespace

PrintSheets::PrintSheets(std::function<Setup(const GameInfo&)> setupOf, const EditDeck& editDeck)
    : QDialog(nullptr, Qt::Window)
    , setupOf_(std::move(setupOf)) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &PrintSheets::layOut);
    auto* halves = new QHBoxLayout;
    halves->addLayout(makeChoices(editDeck));
    preview_ = new SheetPages(this); // after the options, in tab order
    halves->addWidget(preview_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(halves, 1);
    column->addWidget(makeEnd());
    makeKeys();

    const SheetSettings settings = SheetSettings::load();
    form_->setOptions(settings.options);
    form_->setPrinter(settings.printer);
    address_ = settings.address;
    more_->setChecked(beginningOf(settings.options) == nullptr);
    connect(form_, &SheetForm::changed, this, &PrintSheets::changed);
    const QRect room = screen()->availableGeometry();
    // Pages should be large: by default the window fills most of the screen.
    const QSize wanted = Settings().value(kSizeKey, (room.size() * 0.85).expandedTo(kUsual)).toSize();
    resize(wanted.boundedTo(room.size() - kFrame));
    // By default the dialog is centred with its title bar beyond the edge of a small screen.
    const QSize beside = (room.size() - size() - kFrame) / 2;
    move(room.topLeft() + QPoint(beside.width(), beside.height()));
    fitOnceShown(*this);
}

PrintSheets::~PrintSheets() { keep(); }

void PrintSheets::keep() const {
    Settings().setValue(kSizeKey, size());
    SheetSettings{form_->options(), form_->printer(), address_}.store();
    keepLeft();
}

/// Stores which sets are deselected, per game.
void PrintSheets::keepLeft() const {
    for (const GameInfo* game : printed())
        keepSetsLeftOut(toQString(game->id()), pieces_->leftOf(toQString(game->id())));
}

// ---- setup ---------------------------------------------------------------------------------------------

QLayout* PrintSheets::makeChoices(const EditDeck& editDeck) {
    games_ = new FormComboBox(this);
    for (const GameInfo* game : allGames())
        games_->addItem(textFor(game->id()).gameName(), toQString(game->id()));
    connect(games_, &QComboBox::activated, this,
            [this](int index) { showGame(*allGames()[static_cast<std::size_t>(index)]); });
    others_ = new QPushButton(this);
    others_->setAutoDefault(false);
    others_->setMenu(new QMenu(others_));
    form_ = new SheetForm(this);
    //: The name of a page of a form: which cards, tiles and so on are printed
    form_->insertPage(0, makePieces(editDeck), tr("P&ieces"));
    form_->setCurrentIndex(0);
    connect(form_, &SheetForm::defaultsRequested, this, [this] { copies_->setValue(1); });
    connect(form_, &SheetForm::calibrationRequested, this, &PrintSheets::calibrate);

    ways_ = new FormComboBox(this);
    for (const Beginning& beginning : beginnings()) ways_->addItem(nameOf(beginning));
    //: The last one of some ways to print: as it is set by hand
    ways_->addItem(tr("In another way"));
    connect(ways_, &QComboBox::activated, this, &PrintSheets::begin);
    about_ = new PlainLabel(this);
    about_->setWordWrap(true);
    //: A button that shows further choices, or hides them
    more_ = new QPushButton(tr("More &choices"), this);
    more_->setCheckable(true);
    more_->setAutoDefault(false);
    connect(more_, &QPushButton::toggled, form_, &SheetForm::showMore);
    form_->showMore(false);

    auto* first = new QFormLayout;
    auto* which = new QHBoxLayout;
    which->addWidget(games_, 1);
    which->addWidget(others_);
    first->addRow(labelFor(games_, tr("&Game:")), which);
    auto* way = new QHBoxLayout;
    way->addWidget(ways_, 1);
    way->addWidget(more_);
    first->addRow(labelFor(ways_, tr("&You print:")), way);
    first->addRow(about_);
    auto* column = new QVBoxLayout;
    column->addLayout(first);
    column->addWidget(form_, 1);
    return column;
}

QWidget* PrintSheets::makePieces(const EditDeck& editDeck) {
    auto* page = new QWidget(this);
    deck_ = new DeckChooser(editDeck, page);
    connect(deck_, &DeckChooser::chosen, this, &PrintSheets::offerPieces);
    //: A button: prints the cards of the game, and no longer those of a deck of one's own
    ownCards_ = new QPushButton(tr("Back to the game's o&wn cards"), page);
    ownCards_->setAutoDefault(false);
    connect(ownCards_, &QPushButton::clicked, this, [this] {
        deck_->setDeck(nullptr, {});
        offerPieces();
    });
    pieces_ = new SheetPieces(page);
    pieces_->setMinimumHeight(kLines * (pieces_->fontMetrics().lineSpacing() + 4));
    connect(pieces_, &SheetPieces::changed, this, &PrintSheets::changed);
    copies_ = new CalmSpinBox(page);
    copies_->setRange(1, kMostCopies);
    connect(copies_, &QSpinBox::valueChanged, this, [this](int times) {
        pieces_->setTimes(times);
        changed();
    });
    auto* times = new QFormLayout;
    //: How many times all that is chosen is printed
    times->addRow(tr("All of it, time&s:"), copies_);
    auto* column = new QVBoxLayout(page);
    column->addWidget(deck_);
    column->addWidget(ownCards_);
    column->addWidget(pieces_, 1);
    column->addLayout(times);
    return page;
}

QWidget* PrintSheets::makeEnd() {
    auto* end = new QWidget(this);
    summary_ = new PlainLabel(end);
    summary_->setWordWrap(true);
    sign_ = new PlainLabel(end);
    sign_->setPixmap(QIcon::fromTheme(QStringLiteral("dialog-warning")).pixmap(22, 22));
    warning_ = new PlainLabel(end);
    warning_->setWordWrap(true);
    warning_->setAccessibleName(tr("What will go wrong"));
    ended_ = new PlainLabel(end);
    ended_->setWordWrap(true);
    ended_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    progress_ = new QProgressBar(end);
    cancel_ = new QPushButton(tr("Stop"), end);
    connect(cancel_, &QPushButton::clicked, &job_, &PrintSheetsJob::cancel);
    connect(&job_, &PrintSheetsJob::progressed, this, [this](int done, int total) {
        progress_->setRange(0, total);
        progress_->setValue(done);
    });
    connect(&job_, &PrintSheetsJob::finished, this, &PrintSheets::jobEnded);
    auto* going = new QWidget(end);
    auto* goingRow = bareLayout<QHBoxLayout>(going);
    goingRow->addWidget(progress_, 1);
    goingRow->addWidget(cancel_);
    news_ = new QStackedWidget(end);
    news_->addWidget(ended_);
    news_->addWidget(going);

    export_ = new QPushButton(QIcon::fromTheme(QStringLiteral("document-export")), tr("E&xport"), end);
    auto* menu = new QMenu(export_);
    fillExports(menu);
    export_->setMenu(menu);
    pdf_ = new QPushButton(QIcon::fromTheme(QStringLiteral("document-save")), tr("Save as PD&F…"), end);
    print_ = new QPushButton(QIcon::fromTheme(QStringLiteral("document-print")), tr("&Print…"), end);
    auto* close = new QPushButton(tr("Close"), end);
    for (QPushButton* button : {export_, pdf_, print_, close, cancel_}) button->setAutoDefault(false);
    connect(pdf_, &QPushButton::clicked, this, [this] { savePdf(makeChosen()); });
    connect(print_, &QPushButton::clicked, this, [this] { print(makeChosen()); });
    connect(close, &QPushButton::clicked, this, &QWidget::close);

    auto* warningRow = new QHBoxLayout;
    warningRow->addWidget(sign_, 0, Qt::AlignTop);
    warningRow->addWidget(warning_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(news_, 1);
    auto* acts = new FlowRow(Qt::AlignTrailing);
    for (QPushButton* button : {export_, pdf_, print_, close}) acts->addWidget(button);
    buttons->addLayout(acts);
    auto* column = bareLayout<QVBoxLayout>(end);
    column->addWidget(summary_);
    column->addLayout(warningRow);
    column->addLayout(buttons);
    return end;
}

void PrintSheets::fillExports(QMenu* menu) {
    forOneGame_ << menu->addAction(tr("&Pictures of all pieces…"));
    connect(forOneGame_.back(), &QAction::triggered, this, [this] { exportPictures(nullptr); });
    QMenu* services = menu->addMenu(tr("Pictures for a print &service"));
    forOneGame_ << services->menuAction();
    for (const PictureSize& size : pictureSizes())
        connect(services->addAction(nameOf(size) + QStringLiteral("…")), &QAction::triggered, this,
                [this, &size] { exportPictures(&size); });
    connect(menu->addAction(tr("Outlines for a &cutting machine (SVG)…")), &QAction::triggered, this,
            [this] { exportCuts(CutFormat::svg); });
    connect(menu->addAction(tr("Outlines for a cutting &machine (DXF)…")), &QAction::triggered, this,
            [this] { exportCuts(CutFormat::dxf); });
    forOneGame_ << menu->addAction(tr("Decks for &Tabletop Simulator…"));
    connect(forOneGame_.back(), &QAction::triggered, this, &PrintSheets::exportDecks);
}

void PrintSheets::makeKeys() {
    const auto shortcut = [this](const QKeySequence& keys, const auto& does) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
    };
    shortcut(QKeySequence::Print, [this] { print_->click(); });
    shortcut(QKeySequence::Save, [this] { pdf_->click(); });
    shortcut(QKeySequence::Close, [this] { close(); });
}

// ---- options -------------------------------------------------------------------------------------------

void PrintSheets::openFor(const GameInfo& game) {
    if (!isVisible()) {
        form_->offerPrinters(); // the list of printers may have changed
        traits_.reset();
        deck_->setDeck(nullptr, {});
    }
    if (!isVisible() || game_ != &game) showGame(game);
    closing_ = false;
    bringToFront(*this);
    pieces_->setFocus();
}

void PrintSheets::showGame(const GameInfo& game) {
    keepLeft();
    if (game_ != &game) form_->forgetPages(); // page numbers refer to the previous game
    game_ = &game;
    games_->setCurrentIndex(games_->findData(toQString(game.id())));
    fillOthers();
    //: The title of a window; %1 is a game
    setWindowTitle(tr("Print %1").arg(textFor(game.id()).gameName()));
    deck_->setVisible(game.deckOption().has_value());
    // A deck chosen here is kept when other games are shown in between.
    if (deck_->file().isEmpty()) deck_->setDeck(setupOf_(game).deck, {});
    offerPieces();
}

/// Fills the menu of other games to print with this one.
void PrintSheets::fillOthers() {
    QMenu* menu = others_->menu();
    menu->clear();
    for (const GameInfo* game : allGames()) {
        if (game == game_) continue;
        QAction* other = menu->addAction(textFor(game->id()).gameName());
        other->setCheckable(true);
        other->setData(toQString(game->id()));
        connect(other, &QAction::toggled, this, [this] {
            keepLeft();
            tellOthers();
            offerPieces();
        });
    }
    tellOthers();
}

void PrintSheets::tellOthers() {
    const auto count = static_cast<int>(printed().size()) - 1;
    //: A button beside the game that is printed: which others share its sheets. %n of them have been chosen
    others_->setText(count == 0 ? tr("A&nd others") : tr("A&nd %n other(s)", nullptr, count));
    for (QAction* action : forOneGame_) action->setEnabled(count == 0);
}

/// The games to print, the window's own first.
std::vector<const GameInfo*> PrintSheets::printed() const {
    std::vector<const GameInfo*> games;
    if (game_ != nullptr) games.push_back(game_);
    for (const QAction* other : others_->menu()->actions())
        if (other->isChecked()) games.push_back(findGame(other->data().toString().toStdString()));
    return games;
}

/// Applies a preset; the last entry opens the detailed options instead.
void PrintSheets::begin(int way) {
    const auto all = beginnings();
    if (way < static_cast<int>(all.size())) {
        form_->setOptions(begun(all[static_cast<std::size_t>(way)], form_->options()));
    } else {
        more_->setChecked(true);
        form_->setCurrentIndex(1);
        tellWay(nullptr);
    }
}

void PrintSheets::tellWay(const Beginning* beginning) {
    ways_->setCurrentIndex(beginning ? static_cast<int>(beginning - beginnings().data())
                                     : ways_->count() - 1);
    about_->setText(beginning ? aboutOf(*beginning)
                              : tr("As it is set under “More choices”: layout, backs, bleed, marks."));
}

void PrintSheets::offerPieces() {
    setup_ = wholeSetup(*game_, setupOf_(*game_));
    const auto option = game_->deckOption();
    const bool ownDeck = option && deck_->deck() != nullptr;
    if (option) {
        setup_.deck = deck_->deck();
        setOption(setup_, *option, ownDeck ? 1 : 0); // "file", or the house edition
    }
    ownCards_->setVisible(ownDeck);
    std::vector<PieceSet> sets;
    for (const GameInfo* game : printed()) {
        const Setup setup = game == game_ ? setup_ : wholeSetup(*game, setupOf_(*game));
        for (PieceSet& set : pieceSets(*game, setup)) sets.push_back(std::move(set));
    }
    pieces_->setSets(sets, [](const PieceSet& set) { return setsLeftOut(set.game).contains(set.id); });
    pieces_->setTimes(copies_->value());
    form_->offerCards(std::ranges::any_of(
        sets, [](const PieceSet& set) { return std::ranges::any_of(set.pieces, &SheetPiece::card); }));
    if (!isBusy()) ended_->clear();
    layOut();
}

std::vector<PieceSet> PrintSheets::chosenSets() const {
    std::vector<PieceSet> sets = pieces_->chosen();
    multiply(sets, copies_->value());
    return sets;
}

void PrintSheets::layOut() {
    if (game_ == nullptr) return;
    sheets_ = std::make_shared<const Sheets>(*game_, chosenSets(), form_->options());
    preview_->setSheets(sheets_);
    tell();
}

// ---- messages ------------------------------------------------------------------------------------------

void PrintSheets::tell() {
    tellWay(beginningOf(form_->options()));
    const bool whole{sheets_->laidOut()};
    summary_->setText(whole ? summaryOf(*sheets_) : QString());
    for (QPushButton* button : {pdf_, print_, export_}) button->setEnabled(whole && !isBusy());
    tellWarnings();
}

/// Shows problems with the printer, or why there is nothing to print.
void PrintSheets::tellWarnings() {
    QStringList warnings;
    if (!sheets_->laidOut()) {
        warnings << sheets_->laidOut().problem().text();
    } else if (const QString printer = form_->printer(); !printer.isEmpty()) {
        const QSizeF paper = sheets_->options().paper;
        if (!traits_ || traits_->name != printer || traitsFor_ != paper) {
            traits_ = std::make_unique<PrinterTraits>(traitsOf(printer, paper));
            traitsFor_ = paper;
        }
        warnings = warningsFor(*sheets_, *traits_);
        if (const QString hint = oneSidedHint(*sheets_, *traits_); !hint.isEmpty()) warnings << hint;
    }
    if (const auto checked = checkFonts(pieces_->chosen()); !checked)
        warnings.prepend(checked.problem().text());
    warning_->setText(warnings.join(QLatin1Char('\n')));
    warning_->setVisible(!warnings.isEmpty());
    sign_->setVisible(!warnings.isEmpty());
}

} // namespace drawbridge
