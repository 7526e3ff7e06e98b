// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chronicle/plotview.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace drawbridge {

QRectF placed(const QWidget& in, QRectF where) {
    if (in.layoutDirection() == Qt::RightToLeft) where.moveRight(in.width() - where.left());
    return where;
}

int sideOf(const QWidget& in, bool end) {
    const bool toRight = (in.layoutDirection() == Qt::RightToLeft) != end;
    return int(Qt::AlignAbsolute | (toRight ? Qt::AlignRight : Qt::AlignLeft));
}

QBrush brushOf(Outcome outcome) {
    if (outcome == Outcome::Won) return parchment::won();
    return outcome == Outcome::Shared ? QBrush(parchment::ink(), Qt::BDiagPattern) : QBrush();
}

void paintLot(QPainter& painter, const QRectF& where, Outcome outcome) {
    if (where.width() <= 0) return;
    painter.setPen(QPen(parchment::ink(), 1.4));
    painter.setBrush(brushOf(outcome));
    painter.drawRect(where);
}

PlotView::PlotView(std::vector<PlotBar> bars, const Figures& figures, QWidget* parent)
    : PaintedFigure(parent)
    , bars_(std::move(bars))
    , shared_(std::ranges::any_of(bars_, [](const PlotBar& bar) { return bar.shared > 0; }))
    , equal_(std::ranges::any_of(bars_, [](const PlotBar& bar) { return bar.equal > 0; })) {
    setAccessibleName(figures.title);
    setAccessibleDescription(spoken(figures));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

double PlotView::rowHeight() const { return unit() * 1.45; }

/// At most two fifths of the width; longer labels are elided.
double PlotView::labelBreadth() const {
    const QFontMetricsF metrics(font());
    double widest = 0;
    for (const PlotBar& bar : bars_) widest = std::max(widest, metrics.horizontalAdvance(bar.label));
    return std::min(widest + unit(), width() * 0.4);
}

QSize PlotView::sizeHint() const {
    return {qRound(unit() * 28), qRound(rowHeight() * static_cast<double>(bars_.size()) + unit() * 2.2)};
}

QSize PlotView::minimumSizeHint() const { return {qRound(unit() * 16), sizeHint().height()}; }

void PlotView::paint(QPainter& painter) {
    double top = unit() * 0.3;
    for (const PlotBar& bar : bars_) {
        paintBar(painter, bar, {4, top, width() - 8.0, rowHeight()});
        top += rowHeight();
    }
    paintLegend(painter, top + unit() * 0.3);
}

void PlotView::paintBar(QPainter& painter, const PlotBar& bar, const QRectF& row) const {
    const double label = labelBreadth();
    const double numbers = unit() * 6.5;
    const QFontMetricsF metrics(font());
    painter.setPen(parchment::ink());
    const int side = sideOf(*this);
    painter.drawText(placed(*this, {row.x(), row.y(), label - unit() / 2, row.height()}),
                     side | Qt::AlignVCenter,
                     metrics.elidedText(bar.label, Qt::ElideRight, label - unit() / 2));
    const double all = bar.won + bar.shared + bar.lost;
    if (all <= 0) return;
    const double room = row.width() - label - numbers;
    double x = row.x() + label;
    const struct {
        double part;
        Outcome outcome;
    } lots[] = {{bar.won, Outcome::Won}, {bar.shared, Outcome::Shared}, {bar.lost, Outcome::Lost}};
    for (const auto& [part, outcome] : lots) {
        const double breadth = room * part / all;
        paintLot(painter, placed(*this, {x, row.y() + row.height() * 0.16, breadth, row.height() * 0.68}),
                 outcome);
        x += breadth;
    }
    if (bar.equal > 0) { // a dashed line across the bar
        const QRectF mark = placed(*this, {row.x() + label + room * bar.equal, row.y(), 0, row.height()});
        painter.setPen(QPen(ground(), 4));
        painter.drawLine(mark.topLeft(), mark.bottomLeft());
        painter.setPen(QPen(parchment::ink(), 2, Qt::DashLine));
        painter.drawLine(mark.topLeft(), mark.bottomLeft());
    }
    const QLocale locale;
    const auto number = [&](double value) {
        return locale.toString(value, 'f', value == int(value) ? 0 : 1);
    };
    painter.setPen(parchment::ink());
    painter.setFont(parchment::titleFont(font(), 1));
    painter.drawText(
        placed(*this, {row.right() - numbers + unit() / 2, row.y(), numbers - unit() / 2, row.height()}),
        side | Qt::AlignVCenter,
        //: Beside a bar: %1 was won of %2 played
        QCoreApplication::translate("PlotView", "%1 of %2").arg(number(bar.won), number(all)));
    painter.setFont(font());
}

void PlotView::paintLegend(QPainter& painter, double top) const {
    double x = 4;
    // A legend entry: a symbol and the word beside it.
    const auto entry = [&](const QString& word, const auto& paintSign) {
        const QRectF sign(x, top + unit() * 0.2, unit() * 1.2, unit() * 0.7);
        const QRectF words(sign.right() + unit() * 0.4, top,
                           QFontMetricsF(font()).horizontalAdvance(word) + 2, unit() * 1.1);
        x = words.right() + unit() * 1.2;
        paintSign(placed(*this, sign));
        painter.setPen(parchment::faintInk());
        painter.drawText(placed(*this, words), Qt::AlignCenter, word);
    };
    for (const Outcome outcome : {Outcome::Won, Outcome::Shared, Outcome::Lost})
        if (outcome != Outcome::Shared || shared_)
            entry(outcomeWord(outcome), [&](const QRectF& sign) { paintLot(painter, sign, outcome); });
    if (!equal_) return;
    entry(QCoreApplication::translate("PlotView", "equal part"), [&](const QRectF& sign) {
        painter.setPen(QPen(parchment::ink(), 2, Qt::DashLine));
        painter.drawLine(QPointF(sign.center().x(), sign.top() - 2),
                         QPointF(sign.center().x(), sign.bottom() + 2));
    });
}

} // namespace drawbridge
