// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/printsheets.h"

#include "match/setup.h"
#include "shell/deckchooser.h"
#include "shell/formparts.h"
#include "shell/printersettings.h"
#include "shell/sheetform.h"
#include "shell/sheetpieces.h"
#include "shell/sheetpreview.h"
#include "shell/sheetsettings.h"
#include "text/gametext.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

const QString kSizeKey = QStringLiteral("sheets/size");
constexpr QSize kFrame(16, 32); // about what is drawn round a window
constexpr int kLines = 7;       // of the list of pieces, at least

QToolButton* makeTool(const char* icon, const QString& name, QWidget* parent) {
    auto* tool = new QToolButton(parent);
    if (icon != nullptr) tool->setIcon(QIcon::fromTheme(QLatin1String(icon)));
    tool->setToolTip(name);
    tool->setAccessibleName(name);
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::StrongFocus);
    return tool;
}

QString paperName(const QSizeF& paper) {
    for (const NamedSize& known : paperSizes())
        if (known.size == paper) return nameOf(known);
    const QLocale locale;
    return PrintSheets::tr("%1 × %2 mm").arg(locale.toString(paper.width()), locale.toString(paper.height()));
}

/// "14 pages on 7 sheets of A4, 118 pieces. …"
QString summaryOf(const Sheets& sheets) {
    int fronts = 0;
    int pieces = 0;
    for (const SheetPage& page : sheets.pages()) {
        if (!page.isBacks()) ++fronts;
        pieces += static_cast<int>(std::ranges::count(page.plan().places, page.isBacks(), &Place::isBack) *
                                   (page.isBacks() ? 0 : 1));
    }
    const SheetOptions& options = sheets.options();
    const auto pages = static_cast<int>(sheets.pages().size());
    //: %n pages to print
    QString said = PrintSheets::tr("%n page(s)", nullptr, pages);
    //: Goes on after "14 pages": %n sheets of paper, %1 is its name
    said += PrintSheets::tr(", %n sheet(s) of %1", nullptr, fronts).arg(paperName(options.paper));
    //: Goes on: how many cards, tiles and so on there are in all
    if (pieces > 0) said += PrintSheets::tr(", %n piece(s)", nullptr, pieces);
    if (fronts == pages) return said + PrintSheets::tr("; printed on one side.");
    return said + (options.flip == SheetFlip::longEdge
                       ? PrintSheets::tr("; printed on both sides, turned over the long edge.")
                       : PrintSheets::tr("; printed on both sides, turned over the short edge."));
}

} // namespace

PrintSheets::PrintSheets(std::function<Setup(const GameInfo&)> setupOf)
    : QDialog(nullptr, Qt::Window)
    , setupOf_(std::move(setupOf)) {
    soon_.setSingleShot(true);
    soon_.setInterval(0);
    connect(&soon_, &QTimer::timeout, this, &PrintSheets::layOut);
    auto* halves = new QHBoxLayout;
    halves->addWidget(makeChoices());
    halves->addWidget(makePages(), 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(halves, 1);
    column->addWidget(makeEnd());
    makeKeys();

    const SheetSettings settings = SheetSettings::load();
    form_->setOptions(settings.options);
    form_->setPrinter(settings.printer);
    form_->setAddress(settings.address);
    form_->setShowsMore(settings.showsMore);
    connect(form_, &SheetForm::changed, this, &PrintSheets::changed);
    const QSize wanted = QSettings().value(kSizeKey, QSize(1080, 760)).toSize();
    const QRect room = screen()->availableGeometry();
    resize(wanted.boundedTo(room.size() - kFrame));
    // By itself a dialog comes to lie in the middle with its title beyond the edge of a small screen.
    const QSize beside = (room.size() - size() - kFrame) / 2;
    move(room.topLeft() + QPoint(beside.width(), beside.height()));
}

PrintSheets::~PrintSheets() { keep(); }

void PrintSheets::keep() const {
    QSettings().setValue(kSizeKey, size());
    SheetSettings{form_->options(), form_->printer(), form_->address(), form_->showsMore()}.store();
    if (game_ != nullptr) keepSetsLeftOut(toQString(game_->id()), pieces_->left());
}

// ---- making the window ---------------------------------------------------------------------------------

QWidget* PrintSheets::makeChoices() {
    auto* page = new QWidget(this);
    games_ = new CalmComboBox(page);
    for (const GameInfo* game : allGames())
        games_->addItem(textFor(game->id()).gameName(), toQString(game->id()));
    connect(games_, &QComboBox::activated, this,
            [this](int index) { showGame(*allGames()[static_cast<std::size_t>(index)]); });
    deck_ = new DeckChooser(page);
    connect(deck_, &DeckChooser::chosen, this, &PrintSheets::offerPieces);
    pieces_ = new SheetPieces(page);
    pieces_->setMinimumHeight(kLines * (pieces_->fontMetrics().lineSpacing() + 4));
    connect(pieces_, &SheetPieces::changed, this, &PrintSheets::changed);
    copies_ = new CalmSpinBox(page);
    copies_->setRange(1, kMostCopies);
    connect(copies_, &QSpinBox::valueChanged, this, &PrintSheets::changed);
    form_ = new SheetForm(page);
    connect(form_, &SheetForm::calibrationRequested, this, &PrintSheets::calibrate);

    auto* first = new QFormLayout;
    first->addRow(tr("&Game:"), games_);
    auto* times = new QFormLayout;
    //: How many times all that is chosen is printed
    times->addRow(tr("All of it, time&s:"), copies_);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 6, 0);
    column->addLayout(first);
    column->addWidget(deck_);
    column->addWidget(pieces_, 1);
    column->addLayout(times);
    column->addWidget(form_);
    QScrollArea* area = scrolling(page, this);
    area->setFixedWidth(page->sizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    return area;
}

QWidget* PrintSheets::makePages() {
    auto* side = new QWidget(this);
    preview_ = new SheetPreview(side);
    previous_ = makeTool("go-previous", tr("Previous page (Ctrl+Page up)"), side);
    next_ = makeTool("go-next", tr("Next page (Ctrl+Page down)"), side);
    pages_ = new QComboBox(side);
    pages_->setAccessibleName(tr("Page"));
    pages_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pages_->setMinimumContentsLength(14);
    auto* smaller = makeTool(nullptr, tr("Smaller (Ctrl+−)"), side);
    auto* larger = makeTool(nullptr, tr("Larger (Ctrl++)"), side);
    smaller->setText(QStringLiteral("−"));
    larger->setText(QStringLiteral("+"));
    //: A button: shows the whole page
    auto* fit = new QPushButton(tr("&Whole page"), side);
    //: A button: shows the page in its true size
    auto* truly = new QPushButton(tr("T&rue size"), side);
    for (QPushButton* button : {fit, truly}) button->setAutoDefault(false);
    zoom_ = new QLabel(side);
    zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("8888 %")));
    zoom_->setAlignment(Qt::AlignCenter);
    seeThrough_ = new QCheckBox(tr("See t&hrough"), side);
    seeThrough_->setToolTip(tr("Shows the other side as if the sheet were held to the light: do backs lie "
                               "behind their fronts?"));
    connect(previous_, &QToolButton::clicked, preview_, [this] { preview_->step(-1); });
    connect(next_, &QToolButton::clicked, preview_, [this] { preview_->step(1); });
    connect(pages_, &QComboBox::activated, preview_, &SheetPreview::setPage);
    connect(smaller, &QToolButton::clicked, preview_, [this] { preview_->zoomBy(-1); });
    connect(larger, &QToolButton::clicked, preview_, [this] { preview_->zoomBy(1); });
    connect(fit, &QPushButton::clicked, preview_, [this] { preview_->setZoom(0); });
    connect(truly, &QPushButton::clicked, preview_, [this] { preview_->setZoom(100); });
    connect(seeThrough_, &QCheckBox::toggled, preview_, &SheetPreview::setSeeThrough);
    connect(preview_, &SheetPreview::pageChanged, this, &PrintSheets::tellPage);
    connect(preview_, &SheetPreview::zoomChanged, this, [this] {
        //: How large a page is shown
        zoom_->setText(tr("%1 %").arg(qRound(preview_->shownZoom())));
    });
    auto* tools = new QHBoxLayout;
    for (QWidget* tool : std::initializer_list<QWidget*>{previous_, pages_, next_}) tools->addWidget(tool);
    tools->setStretchFactor(pages_, 1);
    tools->addSpacing(8);
    for (QWidget* tool : std::initializer_list<QWidget*>{smaller, zoom_, larger, fit, truly, seeThrough_})
        tools->addWidget(tool);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(tools);
    column->addWidget(preview_, 1);
    return side;
}

QWidget* PrintSheets::makeEnd() {
    auto* end = new QWidget(this);
    summary_ = new QLabel(end);
    summary_->setWordWrap(true);
    sign_ = new QLabel(end);
    sign_->setPixmap(QIcon::fromTheme(QStringLiteral("dialog-warning")).pixmap(22, 22));
    warning_ = new QLabel(end);
    warning_->setWordWrap(true);
    warning_->setAccessibleName(tr("What will go wrong"));
    ended_ = new QLabel(end);
    ended_->setWordWrap(true);
    ended_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    progress_ = new QProgressBar(end);
    cancel_ = new QPushButton(tr("S&top"), end);
    connect(cancel_, &QPushButton::clicked, &job_, &PrintSheetsJob::cancel);
    connect(&job_, &PrintSheetsJob::progressed, this, [this](int done, int total) {
        progress_->setRange(0, total);
        progress_->setValue(done);
    });
    connect(&job_, &PrintSheetsJob::finished, this, &PrintSheets::jobEnded);
    auto* going = new QWidget(end);
    auto* goingRow = new QHBoxLayout(going);
    goingRow->setContentsMargins(0, 0, 0, 0);
    goingRow->addWidget(progress_, 1);
    goingRow->addWidget(cancel_);
    news_ = new QStackedWidget(end);
    news_->addWidget(ended_);
    news_->addWidget(going);

    export_ = new QPushButton(QIcon::fromTheme(QStringLiteral("document-export")), tr("&Export"), end);
    auto* menu = new QMenu(export_);
    fillExports(menu);
    export_->setMenu(menu);
    pdf_ = new QPushButton(QIcon::fromTheme(QStringLiteral("document-save")), tr("Save as PD&F…"), end);
    print_ = new QPushButton(QIcon::fromTheme(QStringLiteral("document-print")), tr("&Print…"), end);
    auto* close = new QPushButton(tr("&Close"), end);
    for (QPushButton* button : {export_, pdf_, print_, close, cancel_}) button->setAutoDefault(false);
    connect(pdf_, &QPushButton::clicked, this, [this] { savePdf(makeChosen()); });
    connect(print_, &QPushButton::clicked, this, [this] { print(makeChosen()); });
    connect(close, &QPushButton::clicked, this, &QWidget::close);

    auto* warningRow = new QHBoxLayout;
    warningRow->addWidget(sign_, 0, Qt::AlignTop);
    warningRow->addWidget(warning_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(news_, 1);
    for (QPushButton* button : {export_, pdf_, print_, close}) buttons->addWidget(button);
    auto* column = new QVBoxLayout(end);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(summary_);
    column->addLayout(warningRow);
    column->addLayout(buttons);
    return end;
}

void PrintSheets::fillExports(QMenu* menu) {
    connect(menu->addAction(tr("&Pictures of all pieces…")), &QAction::triggered, this,
            [this] { exportPictures(nullptr); });
    QMenu* services = menu->addMenu(tr("Pictures for a print &service"));
    for (const PictureSize& size : pictureSizes())
        connect(services->addAction(nameOf(size) + QStringLiteral("…")), &QAction::triggered, this,
                [this, &size] { exportPictures(&size); });
    connect(menu->addAction(tr("Decks for &Tabletop Simulator…")), &QAction::triggered, this,
            &PrintSheets::exportDecks);
}

void PrintSheets::makeKeys() {
    const auto shortcut = [this](const QKeySequence& keys, const auto& does) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
    };
    shortcut(QKeySequence::Print, [this] { print_->click(); });
    shortcut(QKeySequence::Save, [this] { pdf_->click(); });
    shortcut(QKeySequence::Close, [this] { close(); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_PageUp), [this] { preview_->step(-1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_PageDown), [this] { preview_->step(1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_Plus), [this] { preview_->zoomBy(1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_Equal), [this] { preview_->zoomBy(1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_Minus), [this] { preview_->zoomBy(-1); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { preview_->setZoom(0); });
    shortcut(QKeySequence(Qt::CTRL | Qt::Key_1), [this] { preview_->setZoom(100); });
}

// ---- what is chosen ------------------------------------------------------------------------------------

void PrintSheets::openFor(const GameInfo& game) {
    if (!isVisible() || game_ != &game) showGame(game);
    show();
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    pieces_->setFocus();
}

void PrintSheets::showGame(const GameInfo& game) {
    if (game_ != nullptr) keepSetsLeftOut(toQString(game_->id()), pieces_->left());
    game_ = &game;
    games_->setCurrentIndex(games_->findData(toQString(game.id())));
    //: The title of a window; %1 is a game
    setWindowTitle(tr("Print %1").arg(textFor(game.id()).gameName()));
    deck_->setVisible(game.deckOption().has_value());
    deck_->setDeck(setupOf_(game).deck, {});
    offerPieces();
}

void PrintSheets::offerPieces() {
    setup_ = wholeSetup(*game_);
    if (const auto option = game_->deckOption(); option && deck_->deck() != nullptr) {
        setup_.deck = deck_->deck();
        setOption(setup_, *option, 1); // "file"
    }
    pieces_->setSets(pieceSets(*game_, setup_), setsLeftOut(toQString(game_->id())));
    ended_->clear();
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

// ---- what the window says ------------------------------------------------------------------------------

void PrintSheets::tell() {
    const bool whole = sheets_->problem().isEmpty();
    summary_->setText(whole ? summaryOf(*sheets_) : QString());
    pages_->clear();
    for (const SheetPage& page : sheets_->pages())
        //: An entry of a list of pages: %1 and %2 number it, %3 is what it holds, %4 "Front"
        pages_->addItem(tr("%1 of %2: %3, %4")
                            .arg(page.number())
                            .arg(sheets_->pages().size())
                            .arg(page.title(), SheetPreview::sideOf(*sheets_, page.number() - 1)));
    for (QPushButton* button : {pdf_, print_, export_}) button->setEnabled(whole && !isBusy());
    tellPage();
    tellWarnings();
}

void PrintSheets::tellPage() {
    pages_->setCurrentIndex(sheets_->pages().empty() ? -1 : preview_->page());
    previous_->setEnabled(preview_->page() > 0);
    next_->setEnabled(preview_->page() + 1 < static_cast<int>(sheets_->pages().size()));
    seeThrough_->setEnabled(preview_->hasOtherSide());
}

/// What the printer cannot do, or why there is nothing to print at all.
void PrintSheets::tellWarnings() {
    QStringList warnings;
    if (!sheets_->problem().isEmpty()) {
        warnings << sheets_->problem();
    } else if (const QString printer = form_->printer(); !printer.isEmpty()) {
        const QSizeF paper = sheets_->options().paper;
        if (!traits_ || traits_->name != printer || traitsFor_ != paper) {
            traits_ = std::make_unique<PrinterTraits>(traitsOf(printer, paper));
            traitsFor_ = paper;
        }
        warnings = warningsFor(*sheets_, *traits_);
    }
    warning_->setText(warnings.join(QLatin1Char('\n')));
    warning_->setVisible(!warnings.isEmpty());
    sign_->setVisible(!warnings.isEmpty());
}

} // namespace drawbridge
