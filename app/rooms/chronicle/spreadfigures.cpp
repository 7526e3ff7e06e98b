// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/spreadfigures.h"

#include "faces/facepixmap.h"
#include "match/gamestate.h"
#include "rooms/chronicle/chroniclewords.h"
#include "rooms/chronicle/plotview.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge {

namespace {

struct SpreadWords {
    Q_DECLARE_TR_FUNCTIONS(SpreadWords)
};

constexpr int kMostBars = 16;
constexpr int kTenths = 10;

void write(QPainter& painter, const QRectF& where, int flags, const QString& words) {
    painter.drawText(where, flags,
                     QFontMetricsF(painter.font()).elidedText(words, Qt::ElideRight, where.width()));
}

QString tallyOf(const Outcomes& outcomes) {
    const QLocale locale;
    //: %1 matches were won of %2 played
    return SpreadWords::tr("%1 of %2").arg(locale.toString(outcomes.won), locale.toString(outcomes.played()));
}

QFont second(const QFont& font) { return parchment::sized(font, 0.92); }

void tell(QWidget& figure, const Figures& figures) {
    figure.setAccessibleName(figures.title);
    figure.setAccessibleDescription(spoken(figures));
}

} // namespace

// ---- the last twelve matches ---------------------------------------------------------------------------

LastTwelve::LastTwelve(const PersonChronicle& person, QWidget* parent)
    : PaintedFigure(parent)
    , last_(person.last) {
    tell(*this, lastMatches(person));
}

QSize LastTwelve::sizeHint() const {
    return {qRound(unit() * 11.5), qRound(rowHeight() * static_cast<double>(last_.size()) + 4)};
}

void LastTwelve::paint(QPainter& painter) {
    double top = 2;
    for (const PastMatch& match : last_) {
        const QString cover = QStringLiteral("hall/cover-") + match.game;
        const int high = qRound(rowHeight() * 0.8);
        const double broad = faceBreadth(cover, high);
        const double slot = rowHeight(); // covers differ in width
        painter.drawPixmap(placed(*this, {2 + (slot - broad) / 2, top, broad, double(high)}).topLeft(),
                           facePixmap(cover, high, sharpness()));
        const QRectF pennon(4 + slot, top + rowHeight() * 0.16, unit() * 1.9, rowHeight() * 0.48);
        paintPennon(painter, pennon, match.outcome);
        const QRectF words(pennon.right() + unit() * 0.6, top, width() - pennon.right() - unit() * 0.8,
                           rowHeight() / 2);
        painter.setPen(parchment::ink());
        painter.setFont(font());
        write(painter, placed(*this, words), sideOf(*this) | Qt::AlignBottom, outcomeWord(match.outcome));
        painter.setPen(parchment::faintInk());
        painter.setFont(second(font()));
        write(painter, placed(*this, words.translated(0, rowHeight() / 2 - 2)), sideOf(*this) | Qt::AlignTop,
              againstWords(match.against));
        top += rowHeight();
    }
}

void LastTwelve::paintPennon(QPainter& painter, const QRectF& where, Outcome outcome) const {
    const QRectF box = placed(*this, where);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double mast = mirrored ? box.right() : box.left();
    const double fly = mirrored ? box.left() : box.right();
    const double notch = fly + (mirrored ? 1 : -1) * box.height() * 0.4;
    const QPolygonF pennon({{mast, box.top()},
                            {fly, box.top()},
                            {notch, box.center().y()},
                            {fly, box.bottom()},
                            {mast, box.bottom()}});
    painter.setBrush(brushOf(outcome));
    painter.setPen(QPen(outcome == Outcome::Lost ? parchment::faintInk() : parchment::ink(), 1.8,
                        outcome == Outcome::Lost ? Qt::DashLine : Qt::SolidLine));
    painter.drawPolygon(pennon);
}

// ---- by game -------------------------------------------------------------------------------------------

std::vector<Outcome> barsOf(const Outcomes& outcomes) {
    std::array<int, 3> lots{outcomes.won, outcomes.shared, outcomes.lost};
    if (const int played = outcomes.played(); played > kMostBars) {
        int bars = 0;
        for (int& lot : lots) {
            if (lot > 0) lot = std::max(1, int(std::lround(double(kTenths) * lot / played)));
            bars += lot;
        }
        *std::ranges::max_element(lots) += kTenths - bars; // corrects rounding, so that the sum is ten
    }
    std::vector<Outcome> bars;
    for (const Outcome outcome : {Outcome::Won, Outcome::Shared, Outcome::Lost})
        bars.insert(bars.end(), static_cast<std::size_t>(lots[static_cast<std::size_t>(outcome)]), outcome);
    return bars;
}

GameBars::GameBars(const PersonChronicle& person, QWidget* parent)
    : PaintedFigure(parent)
    , games_(person.games) {
    tell(*this, byGame(person));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize GameBars::sizeHint() const {
    return {qRound(unit() * 28), qRound(rowHeight() * static_cast<double>(games_.size()) + 4)};
}

QSize GameBars::minimumSizeHint() const { return {qRound(unit() * 19), sizeHint().height()}; }

void GameBars::paint(QPainter& painter) {
    QRectF row(4, 2, width() - 8.0, rowHeight());
    const Columns columns = columnsOf(row.width());
    for (const GameRecord& record : games_) {
        paintRow(painter, row, record, columns);
        row.translate(0, rowHeight());
    }
}

/// As narrow as possible, to leave the rest to names and memorable results.
GameBars::Columns GameBars::columnsOf(double width) const {
    Columns columns;
    columns.bar = std::min(width * 0.36 / kMostBars, unit() * 0.78);
    const QFontMetricsF metrics(parchment::titleFont(font(), 1.18));
    for (const GameRecord& record : games_) {
        if (record.outcomes.played() == 0) continue;
        columns.bars =
            std::max(columns.bars, columns.bar * static_cast<double>(barsOf(record.outcomes).size()));
        columns.tally = std::max(columns.tally, metrics.horizontalAdvance(tallyOf(record.outcomes)) + 1);
    }
    return columns;
}

void GameBars::paintRow(QPainter& painter, const QRectF& row, const GameRecord& record,
                        const Columns& columns) const {
    const int cover = qRound(row.height() * 0.84);
    const QString face = QStringLiteral("hall/cover-") + record.game;
    const double slot = row.height(); // covers differ in width
    const bool played = record.outcomes.played() > 0;
    painter.setOpacity(played ? 1 : 0.45);
    painter.drawPixmap(placed(*this, {row.x() + (slot - faceBreadth(face, cover)) / 2, row.y(),
                                      double(faceBreadth(face, cover)), double(cover)})
                           .topLeft(),
                       facePixmap(face, cover, sharpness()));
    painter.setOpacity(1);
    const double bars = row.right() - columns.tally - unit() * 0.5 - columns.bars;
    QRectF words(row.x() + slot + unit() * 0.6, row.y(), 0, row.height() / 2);
    words.setRight(played ? bars - unit() * 0.4 : row.right());
    painter.setPen(parchment::ink());
    painter.setFont(parchment::titleFont(font(), 1.18));
    write(painter, placed(*this, words), sideOf(*this) | Qt::AlignBottom, nameOfGame(record.game));
    painter.setFont(second(font()));
    painter.setPen(parchment::faintInk());
    write(painter, placed(*this, words.translated(0, row.height() / 2)), sideOf(*this) | Qt::AlignTop,
          memorableOf(record));
    if (!played) return;
    paintBars(painter, {bars, row.y() + row.height() * 0.22, columns.bars, row.height() * 0.44},
              record.outcomes, columns.bar);
    painter.setPen(parchment::ink());
    painter.setFont(parchment::titleFont(font(), 1.18));
    write(painter, placed(*this, {row.right() - columns.tally, row.y(), columns.tally, row.height() * 0.88}),
          sideOf(*this, true) | Qt::AlignVCenter, tallyOf(record.outcomes));
}

/// Right-aligned to the numbers, like a tally.
void GameBars::paintBars(QPainter& painter, const QRectF& where, const Outcomes& outcomes,
                         double step) const {
    const auto bars = barsOf(outcomes);
    double x = where.right() - step * static_cast<double>(bars.size());
    for (const Outcome outcome : bars) {
        paintLot(painter, placed(*this, {x, where.y(), step - 2.5, where.height()}), outcome);
        x += step;
    }
}

// ---- against the bots ----------------------------------------------------------------------------------

HouseView::HouseView(const PersonChronicle& person, QWidget* parent)
    : PaintedFigure(parent)
    , levels_(person.levels) {
    tell(*this, againstTheHouse(person));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize HouseView::sizeHint() const { return {qRound(unit() * 28), qRound(unit() * 7.6)}; }
QSize HouseView::minimumSizeHint() const { return {qRound(unit() * 19), sizeHint().height()}; }

void HouseView::paint(QPainter& painter) {
    const double column = width() / double(kLevels);
    const int helm = qRound(unit() * 3.3);
    const int crown = qRound(unit() * 0.75);
    static const QString kCrown = QStringLiteral("hall/crown");
    const double crownStep = faceBreadth(kCrown, crown) + 2;
    for (std::size_t level = 0; level < kLevels; ++level) {
        const QRectF box = placed(*this, {column * double(level), 0, column, double(height())});
        const QString name = toQString(levels()[level].name);
        // In red, blue, gold and green, the helm colours of the bot levels.
        const QString face = QStringLiteral("helm/%1-of-%2").arg(name, QString::number(level));
        painter.drawPixmap(QPointF(box.center().x() - helm / 2.0, unit() * 0.2),
                           facePixmap(face, helm, sharpness()));
        double y = helm + unit() * 0.3;
        painter.setPen(parchment::ink());
        painter.setFont(parchment::titleFont(font(), 1.08));
        write(painter, {box.x(), y, box.width(), unit() * 1.4}, Qt::AlignCenter,
              botName(levels()[level].name));
        y += unit() * 1.4;
        const double crowns = crownStep * double(level + 1);
        for (std::size_t one = 0; one <= level; ++one)
            painter.drawPixmap(QPointF(box.center().x() - crowns / 2 + crownStep * double(one), y),
                               facePixmap(kCrown, crown, sharpness()));
        y += unit();
        painter.setFont(font());
        const Outcomes& outcomes = levels_[level];
        const QString tally = outcomes.played() == 0 ? SpreadWords::tr("not met yet") : tallyOf(outcomes);
        painter.setPen(outcomes.played() == 0 ? parchment::faintInk() : parchment::ink());
        write(painter, {box.x(), y, box.width(), unit() * 1.3}, Qt::AlignCenter, tally);
    }
}

} // namespace drawbridge
