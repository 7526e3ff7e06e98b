// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/chroniclewindow.h"

#include "library/library.h"
#include "library/people.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "rooms/chronicle/chroniclepages.h"
#include "text/settings.h"
#include "text/usualfolder.h"
#include "widgets/formparts.h"
#include "widgets/parchment.h"
#include "widgets/translatedactions.h"
#include "widgets/windowplace.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kSoon = 200; // ms
constexpr QSize kFirstSize(1240, 760);
// The window size, in lines of text, above which the font grows.
constexpr double kLinesBroad = 78;
constexpr double kLinesHigh = 44;
constexpr double kMostGrowth = 3;
constexpr int kRest = 150; // ms
const QString kSizeKey = QStringLiteral("chronicle/size");
const QString kFolderKey = QStringLiteral("chronicle/folder");

struct Leaf {
    const char* words;
    const char* picture;
    QColor colour;
};

/// The pages, in the order of their bookmarks.
const Leaf kLeaves[] = {
    {QT_TRANSLATE_NOOP("drawbridge::ChronicleWindow", "You"), "hall/sign-pawn-light", {0xa8, 0x30, 0x24}},
    {QT_TRANSLATE_NOOP("drawbridge::ChronicleWindow", "Over time"), "bars", {0x25, 0x50, 0x86}},
    {QT_TRANSLATE_NOOP("drawbridge::ChronicleWindow", "Numbers"), "table", {0x2d, 0x62, 0x44}},
    {QT_TRANSLATE_NOOP("drawbridge::ChronicleWindow", "All"), "hall/crown", {0x63, 0x39, 0x6d}},
    {QT_TRANSLATE_NOOP("drawbridge::ChronicleWindow", "Series"), "pennons", {0x3f, 0x3a, 0x35}},
};

void setWordColour(QWidget* label, const QColor& colour) {
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace

ChronicleWindow::ChronicleWindow(Library* library, People* people,
                                 std::function<bool(const QString& game)> hasLessons)
    : QWidget(nullptr, Qt::Window)
    , library_(library)
    , people_(people)
    , hasLessons_(std::move(hasLessons))
    , pages_(new QStackedWidget) {
    setFont(parchment::textFont());
    book_ = new BookFrame(this);
    auto* inBook = new QVBoxLayout(book_);
    inBook->setContentsMargins(BookFrame::kRim, BookFrame::kRim, BookFrame::kRim + 2, BookFrame::kRim + 2);
    inBook->addWidget(pages_);
    marks_ = new QWidget(this);
    auto* onTable = new QHBoxLayout;
    onTable->setSpacing(0);
    onTable->addWidget(book_, 1);
    onTable->addWidget(marks_, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 8, 8);
    layout->addWidget(makeHead());
    layout->addLayout(onTable, 1);
    layout->addWidget(makeRail());
    makeBookmarks();

    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &ChronicleWindow::count);
    rested_.setSingleShot(true);
    rested_.setInterval(kRest);
    connect(&rested_, &QTimer::timeout, this, &ChronicleWindow::fit);
    const auto later = [this] {
        if (isVisible()) soon_.start();
    };
    connect(library_, &Library::changed, this, later);
    connect(library_, &Library::ready, this, later);
    connect(people_, &People::changed, this, [this] {
        if (chronicle_) listPeople();
    });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
    constexpr int leaves = static_cast<int>(std::size(kLeaves));
    for (int step : {1, leaves - 1}) {
        const auto key = step == 1 ? Qt::Key_PageDown : Qt::Key_PageUp;
        connect(new QShortcut(QKeySequence(Qt::CTRL | key), this), &QShortcut::activated, this,
                [this, step] { turnTo((page_ + step) % leaves); });
    }
    print_->setEnabled(false); // until there is content
    pool_.setMaxThreadCount(1);
    restoreSize(*this, kSizeKey, kFirstSize);
    retranslate();
}

ChronicleWindow::~ChronicleWindow() { pool_.waitForDone(); }

// ---- frame ---------------------------------------------------------------------------------------------

QWidget* ChronicleWindow::makeHead() {
    auto* head = new QWidget(this);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(4, 0, 4, 0);
    title_ = new PlainLabel(head);
    person_ = new FormComboBox(head);
    person_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    whose_ = labelFor(person_);
    layout->addWidget(title_);
    layout->addStretch();
    layout->addWidget(whose_);
    layout->addWidget(person_);
    connect(person_, &QComboBox::currentIndexChanged, this, &ChronicleWindow::fill);
    return head;
}

QWidget* ChronicleWindow::makeRail() {
    auto* rail = new QWidget(this);
    auto* layout = new QHBoxLayout(rail);
    layout->setContentsMargins(4, 4, 4, 0);
    close_ = new WoodButton({}, rail);
    stays_ = new PlainLabel(rail);
    stays_->setWordWrap(true);
    stays_->setAlignment(Qt::AlignCenter);
    print_ = new WoodButton({}, rail);
    auto* paper = new QMenu(print_);
    const auto print = [this](bool arms) { askAndPrint(paperName(), paperOf(arms), this); };
    const auto savePdf = [this](bool arms) { askAndSavePdf(paperName(), paperOf(arms), this); };
    printPage_ = paper->addAction({}, this, [print] { print(false); });
    printPage_->setShortcut(QKeySequence::Print);
    addAction(printPage_);
    savePage_ = paper->addAction({}, this, [savePdf] { savePdf(false); });
    paper->addSeparator();
    printArms_ = paper->addAction({}, this, [print] { print(true); });
    saveArms_ = paper->addAction({}, this, [savePdf] { savePdf(true); });
    print_->setMenu(paper);
    export_ = new WoodButton({}, rail);
    auto* menu = new QMenu(export_);
    saveMatches_ = menu->addAction({}, this, [this] {
        if (chronicle_) save(saveMatches_->text(), tr("matches.csv"), matchesAsCsv(chronicle_->matches));
    });
    savePeople_ = menu->addAction({}, this, [this] {
        if (chronicle_) save(savePeople_->text(), tr("people.csv"), peopleAsCsv(chronicle_->statistics));
    });
    export_->setMenu(menu);
    forget_ = new WoodButton({}, rail);
    layout->addWidget(close_);
    layout->addWidget(stays_, 1);
    for (QPushButton* button : {print_, export_, forget_}) layout->addWidget(button);
    connect(close_, &QPushButton::clicked, this, &QWidget::close);
    connect(forget_, &QPushButton::clicked, this, &ChronicleWindow::peopleRequested);
    return rail;
}

void ChronicleWindow::makeBookmarks() {
    auto* layout = new QVBoxLayout(marks_);
    layout->setContentsMargins(0, 26, 0, 0);
    layout->setSpacing(10);
    for (const Leaf& leaf : kLeaves) {
        const int page = static_cast<int>(bookmarks_.size());
        auto* mark = new Bookmark(tr(leaf.words), QLatin1String(leaf.picture), leaf.colour, marks_);
        mark->setChecked(page == 0);
        connect(mark, &QAbstractButton::toggled, this, [this, page](bool on) {
            if (on) turnTo(page);
        });
        bookmarks_.push_back(mark);
        layout->addWidget(mark);
    }
    kept_ = new Bookmark({}, QStringLiteral("hall/thing-chest"), QColor(0x74, 0x4c, 0x20), marks_);
    kept_->setCheckable(false); // not a page: it opens another window
    connect(kept_, &QAbstractButton::clicked, this, [this] { emit chestRequested(chosen()); });
    layout->addWidget(kept_);
}

void ChronicleWindow::retranslate() {
    setWindowTitle(tr("Chronicle"));
    title_->setText(tr("The chronicle"));
    whose_->setText(tr("&Whose:"));
    close_->setText(tr("&Close"));
    stays_->setText(tr("Nothing leaves this computer."));
    print_->setText(tr("&Print"));
    printPage_->setText(tr("Print this &page…"));
    savePage_->setText(tr("&Save this page as PDF…"));
    printArms_->setText(tr("Print the &arms…"));
    saveArms_->setText(tr("Save the arms as P&DF…"));
    export_->setText(tr("&Save as a table"));
    saveMatches_->setText(tr("Save all &matches…"));
    savePeople_->setText(tr("Save the numbers of all &people…"));
    forget_->setText(tr("&Forget…"));
    forget_->setToolTip(tr("Take somebody off the list of people, with or without their statistics"));
    for (std::size_t page = 0; page < bookmarks_.size(); ++page) {
        bookmarks_[page]->setText(tr(kLeaves[page].words));
        bookmarks_[page]->updateGeometry();
    }
    kept_->setText(tr("Kept"));
    kept_->setToolTip(tr("The matches kept of whoever's page this is"));
    kept_->updateGeometry();
    for (QLabel* label : {title_, whose_, stays_}) setWordColour(label, parchment::onWood());
    fill();
}

void ChronicleWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintBoards(painter, rect(), isNight());
}

void ChronicleWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange: retranslate(); break;
    case QEvent::FontChange:
    case QEvent::PaletteChange:
        // Queued: the pages are still handling the event.
        QMetaObject::invokeMethod(this, &ChronicleWindow::retranslate, Qt::QueuedConnection);
        break;
    default: break;
    }
}

// ---- counting ------------------------------------------------------------------------------------------

void ChronicleWindow::present() { bringToFront(*this); }

void ChronicleWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (event->spontaneous()) return;
    if (!people_->all().empty())
        if (const int first = person_->findData(people_->all().front().id); first >= 0)
            person_->setCurrentIndex(first);
    bookmarks_[static_cast<std::size_t>(page_)]->setFocus();
    count();
}

void ChronicleWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    rested_.start();
}

double ChronicleWindow::growthOfWords() const {
    const double line = parchment::unitOf(*this);
    const double room = std::min(width() / (kLinesBroad * line), height() / (kLinesHigh * line));
    return std::floor(20 * std::clamp(room, 1.0, kMostGrowth)) /
           20; // in steps, since each one rebuilds the pages
}

void ChronicleWindow::fit() {
    if (growthOfWords() != growth_) fill();
}

void ChronicleWindow::closeEvent(QCloseEvent* event) {
    if (!isMaximized()) Settings().setValue(kSizeKey, size());
    QWidget::closeEvent(event);
}

void ChronicleWindow::count() {
    ++waiting_;
    // The destructor waits for the pool, so `this` stays valid.
    pool_.start([this, finished = library_->finishedElsewhere()] {
        auto made = std::make_shared<const Chronicle>(chronicleOf(finished()));
        QMetaObject::invokeMethod(this, [this, made] { take(made); }, Qt::QueuedConnection);
    });
}

void ChronicleWindow::take(std::shared_ptr<const Chronicle> chronicle) {
    if (--waiting_ > 0) return; // a newer result is coming
    const bool same = chronicle_ && chronicle_->matches == chronicle->matches;
    chronicle_ = std::move(chronicle);
    if (!same) listPeople();
    emit counted();
}

// ---- pages ---------------------------------------------------------------------------------------------

/// Lists the profiles, then people who appear only in matches; keeps the selection.
void ChronicleWindow::listPeople() {
    const QString before = chosen();
    {
        const QSignalBlocker quiet(person_);
        person_->clear();
        for (const Person& person : people_->all()) person_->addItem(person.name, person.id);
        for (const PersonStatistics& row : chronicle_->statistics.people)
            if (person_->findData(row.person) < 0) person_->addItem(row.name, row.person);
        person_->setCurrentIndex(std::max(0, person_->findData(before)));
        if (person_->count() == 0) person_->setCurrentIndex(-1);
    }
    whose_->setVisible(person_->count() > 0);
    person_->setVisible(person_->count() > 0);
    forget_->setEnabled(!people_->all().empty());
    export_->setEnabled(!chronicle_->matches.empty());
    print_->setEnabled(true);
    fill();
}

QString ChronicleWindow::chosen() const { return person_->currentData().toString(); }

void ChronicleWindow::addPage(QWidget* page) { pages_->addWidget(scrolling(page, pages_)); }

QString ChronicleWindow::nameOfChosen() const {
    return chosen().isEmpty() ? tr("Your name") : person_->currentText();
}

int ChronicleWindow::shieldOfChosen() const {
    const auto known = people_->find(chosen());
    return known ? known->shield : 0;
}

PersonSpread* ChronicleWindow::makeSpread(const PersonChronicle& person, const QString& name) {
    const QString game = nextStep(person).game;
    const bool hasLessons = !game.isEmpty() && hasLessons_(game);
    auto* spread = new PersonSpread(person, name, shieldOfChosen(), hasLessons, pages_);
    connect(spread, &PersonSpread::newGameRequested, this, &ChronicleWindow::newGameRequested);
    connect(spread, &PersonSpread::matchRequested, this, &ChronicleWindow::matchRequested);
    connect(spread, &PersonSpread::lessonsRequested, this, &ChronicleWindow::lessonsRequested);
    connect(spread, &PersonSpread::wideChanged, this, [this](bool wide) {
        foldable_ = wide;
        book_->setFolded(page_ == 0 && foldable_);
    });
    foldable_ = spread->isWide();
    return spread;
}

/// Rebuilds all pages.
void ChronicleWindow::fill() {
    book_->setPalette(parchment::pagePalette());
    growth_ = growthOfWords();
    const QFont words = parchment::sized(font(), growth_);
    for (QWidget* part : {static_cast<QWidget*>(pages_), marks_, static_cast<QWidget*>(whose_),
                          static_cast<QWidget*>(person_), static_cast<QWidget*>(stays_)})
        part->setFont(words);
    person_->setMaximumWidth(qRound(20 * parchment::unitOf(*pages_)));
    title_->setFont(parchment::titleFont(words, 1.7));
    for (QPushButton* button : {close_, print_, export_, forget_})
        button->setFont(parchment::titleFont(words, 1.05));
    while (pages_->count() > 0) {
        QWidget* page = pages_->widget(0);
        pages_->removeWidget(page);
        retire(page);
    }
    if (!chronicle_) {
        auto* wait = new PlainLabel(tr("The matches are being counted…"), pages_);
        wait->setAlignment(Qt::AlignCenter);
        pages_->addWidget(wait);
        return;
    }
    const PersonChronicle person = chronicleOf(*chronicle_, chosen());
    const QString name = nameOfChosen();
    addPage(makeSpread(person, name));
    const QString nothing = tr("Nothing has been played to its end yet.");
    chapters_ = {
        {},
        //: A page of the chronicle. %1 is a name
        {{tr("Over time: %1").arg(name), timesOf(person), nothing}},
        //: A page of the chronicle. %1 is a name
        {{tr("In numbers: %1").arg(name), numbersOf(*chronicle_, person), nothing}},
        {{tr("Everybody here"), everybody(*chronicle_), nothing},
         {tr("Bots among themselves"), botsAlone(*chronicle_),
          tr("Matches in which only bots sit are counted here, apart from those of people. None "
             "has been played to its end yet.")}},
        //: A page of the chronicle. %1 is a name
        {{tr("Series: %1").arg(name), seriesOf(*chronicle_, person.person),
          tr("No series has been played yet. Begin one in New Game, under “More”: first to two, three or "
             "five "
             "wins.")}},
    };
    for (std::size_t page = 1; page < chapters_.size(); ++page)
        addPage(new FiguresPage(chapters_[page], pages_));
    turnTo(page_);
    if (isActiveWindow() && focusWidget() == nullptr) bookmarks_[static_cast<std::size_t>(page_)]->setFocus();
}

void ChronicleWindow::turnTo(int page) {
    page_ = page;
    Bookmark* mark = bookmarks_[static_cast<std::size_t>(page)];
    mark->setChecked(true);
    // Keeps the focus on the bookmarks if they have it.
    if (focusWidget() != nullptr && focusWidget()->parentWidget() == marks_) mark->setFocus();
    if (pages_->count() > page) pages_->setCurrentIndex(page);
    book_->setFolded(chronicle_ && page == 0 && foldable_);
}

// ---- actions -------------------------------------------------------------------------------------------

/// The open page, or the arms alone, for printing.
PaperMaker ChronicleWindow::paperOf(bool armsOnly) const {
    if (!chronicle_) return {};
    const PersonChronicle person = chronicleOf(*chronicle_, chosen());
    const QString name = nameOfChosen();
    const int shield = shieldOfChosen();
    if (!armsOnly && page_ > 0)
        return [chapters = chapters_[static_cast<std::size_t>(page_)]](QSizeF page) {
            return std::make_unique<ChroniclePrint>(page, chapters);
        };
    return
        [=](QSizeF page) { return std::make_unique<ChroniclePrint>(page, person, name, shield, armsOnly); };
}

/// The name of the printed document.
QString ChronicleWindow::paperName() const {
    //: The name of something printed. %1 is a name
    return tr("Chronicle: %1").arg(nameOfChosen());
}

void ChronicleWindow::save(const QString& title, const QString& name, const QByteArray& content) {
    const QString file = askWhereToSave(this, withoutKey(title), usualFolder(kFolderKey) + '/' + name,
                                        tr("Table, one line a row (*.csv)"));
    if (file.isEmpty()) return;
    if (!saveOrTell(this, windowTitle(), file, content.toStdString())) return;
    Settings().setValue(kFolderKey, QFileInfo(file).absolutePath());
    tellSaved(this, file);
}

} // namespace drawbridge
