// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/chroniclepages.h"

#include "reference/plainwidgets.h"
#include "rooms/chronicle/armsview.h"
#include "rooms/chronicle/plotview.h"
#include "rooms/chronicle/spreadfigures.h"
#include "widgets/formparts.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kMostRows = 12; // rows of a table before it scrolls
constexpr double kWide = 56;  // width in lines of text, below which the pages are stacked
constexpr int kMargin = 14;

QLabel* heading(const QString& text, double times, QWidget* parent) {
    auto* label = new PlainLabel(text, parent);
    label->setFont(parchment::titleFont(parent->font(), times));
    label->setWordWrap(true);
    return label;
}

QLabel* sentence(const QString& text, QWidget* parent) {
    auto* label = new PlainLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

// ---- tables --------------------------------------------------------------------------------------------

FiguresTable::FiguresTable(const Figures& figures, QWidget* parent)
    : QTableWidget(static_cast<int>(figures.rows.size()), static_cast<int>(figures.heads.size()), parent) {
    setAccessibleName(figures.title);
    setHorizontalHeaderLabels(figures.heads);
    verticalHeader()->hide();
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            const QString text = figures.rows[static_cast<std::size_t>(row)].value(column);
            auto* item = new QTableWidgetItem(text);
            // A screen reader reads a cell without its row and column headers.
            item->setData(Qt::AccessibleTextRole,
                          column == 0 ? text
                                      : tr("%1: %2 %3", "a row, its column, the number there")
                                            .arg(figures.rows[static_cast<std::size_t>(row)].value(0),
                                                 figures.heads.value(column), text));
            if (isNumber(text)) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            setItem(row, column, item);
        }
    resizeColumnsToContents();
    resizeRowsToContents();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize FiguresTable::sizeHint() const {
    int high = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    for (int row = 0; row < std::min(rowCount(), kMostRows); ++row) high += rowHeight(row);
    if (horizontalHeader()->length() > width()) high += horizontalScrollBar()->sizeHint().height();
    return {horizontalHeader()->length() + 2 * frameWidth(), high};
}

QSize FiguresTable::minimumSizeHint() const { return {120, sizeHint().height()}; }

/// At the end of the table, the page is scrolled.
void FiguresTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) return event->ignore();
    QTableWidget::keyPressEvent(event);
}

void FiguresTable::focusInEvent(QFocusEvent* event) {
    if (!currentIndex().isValid() && rowCount() > 0) setCurrentCell(0, 0);
    QTableWidget::focusInEvent(event);
}

FiguresPage::FiguresPage(const ChronicleChapters& chapters, QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kMargin, kMargin, 2 * kMargin, kMargin);
    for (const ChronicleChapter& chapter : chapters) {
        layout->addWidget(heading(chapter.title, 1.8, this));
        if (chapter.sections.empty()) layout->addWidget(sentence(chapter.nothing, this));
        for (const ChronicleSection& section : chapter.sections) {
            layout->addSpacing(kMargin);
            layout->addWidget(heading(section.figures.title, 1.35, this));
            if (!section.note.isEmpty()) layout->addWidget(sentence(section.note, this));
            if (!section.plot.empty()) layout->addWidget(new PlotView(section.plot, section.figures, this));
            layout->addWidget(new FiguresTable(section.figures, this));
        }
        layout->addSpacing(2 * kMargin);
    }
    layout->addStretch();
}

// ---- the pages of a person -----------------------------------------------------------------------------

PersonSpread::PersonSpread(const PersonChronicle& person, const QString& name, int shield, bool hasLessons,
                           QWidget* parent)
    : QWidget(parent)
    , pages_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    pages_->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    pages_->setSpacing(4 * kMargin); // gap at the fold
    pages_->addWidget(makeLeft(person, name, shield), 1);
    pages_->addWidget(person.total.played > 0 ? makeRight(person, hasLessons) : makeBeginning(), 1);
}

QWidget* PersonSpread::makeLeft(const PersonChronicle& person, const QString& name, int shield) {
    auto* page = new QWidget(this);
    auto* both = bareLayout<QHBoxLayout>(page);
    auto* who = new QVBoxLayout;
    who->addStretch();
    who->addWidget(new ArmsView(person, name, shield, page), 20);
    QLabel* earned = sentence(armsWords(person), page);
    earned->setAlignment(Qt::AlignHCenter);
    who->addWidget(earned);
    if (person.total.played > 0) who->addWidget(makeTotals(person));
    who->addStretch();
    both->addLayout(who, 5);
    if (person.last.empty()) return page;
    auto* past = new QVBoxLayout;
    past->addWidget(heading(lastMatches(person).title, 1.3, page));
    past->addWidget(new LastTwelve(person, page));
    past->addStretch();
    both->addLayout(past, 3);
    return page;
}

/// Three numbers, each with a caption below it.
QWidget* PersonSpread::makeTotals(const PersonChronicle& person) {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, kMargin / 2, 0, 0);
    for (const auto& [number, words] : totalsOf(person)) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        QLabel* large = heading(number, 1.7, row);
        QLabel* small = sentence(words, row);
        for (QLabel* label : {large, small}) {
            label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
            column->addWidget(label);
        }
        column->addStretch();
        layout->addLayout(column, 1);
    }
    return row;
}

QWidget* PersonSpread::makeRight(const PersonChronicle& person, bool hasLessons) {
    auto* page = new QWidget(this);
    auto* layout = bareLayout<QVBoxLayout>(page);
    layout->addWidget(heading(byGame(person).title, 1.35, page));
    layout->addWidget(new GameBars(person, page));
    layout->addWidget(heading(againstTheHouse(person).title, 1.35, page));
    layout->addWidget(new HouseView(person, page));
    const NextStep next = nextStep(person);
    if (!next.level.isEmpty() || (hasLessons && !next.game.isEmpty()))
        layout->addWidget(makeNext(next, hasLessons));
    layout->addStretch();
    return page;
}

/// A suggestion what to play next, with a link.
QWidget* PersonSpread::makeNext(const NextStep& next, bool hasLessons) {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, kMargin / 2, 0, 0);
    auto* line = new QHBoxLayout;
    //: Before a sentence on what to play or learn next
    line->addWidget(heading(tr("Next"), 1.2, part), 0, Qt::AlignTop);
    line->addWidget(
        sentence(next.words.isEmpty() ? tr("All strengths are beaten here; lessons are left.") : next.words,
                 part),
        1);
    layout->addLayout(line);
    auto* ways = new QHBoxLayout;
    const auto add = [&](const QString& text, const auto& does) {
        auto* way = new QPushButton(text, part);
        way->setAutoDefault(false);
        connect(way, &QPushButton::clicked, this, does);
        ways->addWidget(way);
    };
    if (!next.level.isEmpty())
        add(tr("Play &against this one"), [this, next] { emit matchRequested(next.game, next.level); });
    if (hasLessons) add(tr("&Lessons"), [this, next] { emit lessonsRequested(next.game); });
    ways->addStretch();
    layout->addLayout(ways);
    return part;
}

QWidget* PersonSpread::makeBeginning() {
    auto* page = new QWidget(this);
    auto* layout = bareLayout<QVBoxLayout>(page);
    layout->addStretch(1);
    layout->addWidget(heading(tr("The first page is empty"), 1.6, page));
    layout->addWidget(
        sentence(tr("Every match that you play to its end is written down here by itself: what you have "
                    "won, against whom, and how you come on. Choose a game and play one; then look again."),
                 page));
    layout->addSpacing(kMargin);
    auto* begin = new WoodButton(tr("Choose a &game"), page);
    connect(begin, &QPushButton::clicked, this, &PersonSpread::newGameRequested);
    layout->addWidget(begin, 0, Qt::AlignLeft);
    layout->addStretch(2);
    return page;
}

void PersonSpread::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool wide = width() >= parchment::unitOf(*this) * kWide;
    if (wide == wide_) return;
    wide_ = wide;
    pages_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    emit wideChanged(wide);
}

} // namespace drawbridge
