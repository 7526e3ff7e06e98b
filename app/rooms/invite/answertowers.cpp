// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/invite/answertowers.h"

#include "widgets/preferences.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace drawbridge {

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(AnswerWords)
};

constexpr int kStonesAcross = 4;
constexpr int kStoneTime = 60;   // ms
constexpr int kTowerTime = 1500; // ms at most, for all
constexpr int kFrame = 16;       // ms
constexpr double kNumber = 2.6;  // heights of a line: the number above a tower
constexpr double kBelow = 2;     // and what stands below it
constexpr double kWidestStone = 3;
constexpr std::array kStoneColours{QColor(61, 112, 73), QColor(184, 58, 44)};
constexpr std::array kStoneHatchings{Qt::FDiagPattern, Qt::VerPattern}; // falling and upright

/// A disc with a tick or a cross.
void paintSign(QPainter& painter, std::size_t index, const QRectF& where) {
    painter.setPen(QPen(parchment::ink(), where.width() / 14));
    painter.setBrush(kStoneColours[index]);
    painter.drawEllipse(where);
    const auto at = [&](double x, double y) {
        return QPointF(where.x() + x * where.width(), where.y() + y * where.height());
    };
    painter.setPen(QPen(Qt::white, where.width() / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (index == 0) {
        painter.drawPolyline(QPolygonF({at(0.27, 0.53), at(0.44, 0.7), at(0.74, 0.32)}));
    } else {
        painter.drawLine(at(0.32, 0.32), at(0.68, 0.68));
        painter.drawLine(at(0.68, 0.32), at(0.32, 0.68));
    }
}

} // namespace

AnswerTowers::AnswerTowers(QWidget* parent)
    : PaintedFigure(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    next_.setInterval(kFrame);
    QObject::connect(&next_, &QTimer::timeout, this, [this] {
        if (laid(counts_[0]) == counts_[0] && laid(counts_[1]) == counts_[1]) next_.stop();
        update();
    });
}

void AnswerTowers::build(int yes, int no) {
    counts_ = {yes, no};
    const int most = std::max({yes, no, 1});
    step_ = Preferences::load().glide() > 0 ? std::min(kStoneTime, kTowerTime / most) : 0;
    since_.start();
    next_.start();
    //: How a class has answered
    setAccessibleName(
        AnswerWords::tr("Yes: %1, no: %2").arg(QLocale().toString(yes), QLocale().toString(no)));
    update();
}

QSize AnswerTowers::sizeHint() const { return {qRound(unit() * 24), qRound(unit() * 16)}; }

/// How many stones of a tower lie already.
int AnswerTowers::laid(int count) const {
    if (step_ == 0 || !since_.isValid()) return count;
    return static_cast<int>(std::min<qint64>(count, since_.elapsed() / step_));
}

void AnswerTowers::paint(QPainter& painter) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = width() / 2.0;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    for (std::size_t index = 0; index < counts_.size(); ++index)
        paintTower(painter, index, QRectF((index == 0) != isMirrored ? 0 : half, 0, half, height()));
}

void AnswerTowers::paintTower(QPainter& painter, std::size_t index, const QRectF& where) const {
    const int rows = (std::max({counts_[0], counts_[1], 1}) + kStonesAcross - 1) / kStonesAcross;
    const double ground = where.bottom() - kBelow * unit();
    const double side = std::min(
        {where.width() / (kStonesAcross + 1.5), (ground - kNumber * unit()) / rows, kWidestStone * unit()});
    const double left = where.center().x() - kStonesAcross * side / 2;
    const QPen line(parchment::ink(), std::max(1.0, side / 20));
    const int count = laid(counts_[index]);
    for (int stone = 0; stone < count; ++stone) {
        const QRectF place(left + (stone % kStonesAcross) * side, ground - (stone / kStonesAcross + 1) * side,
                           side, side);
        painter.fillRect(place, kStoneColours[index]);
        painter.fillRect(place, QBrush(parchment::ink(), kStoneHatchings[index]));
        painter.setPen(line);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
    }
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawLine(QPointF(left - side / 2, ground), QPointF(left + (kStonesAcross + 0.5) * side, ground));
    const int rowsLaid = (count + kStonesAcross - 1) / kStonesAcross;
    painter.setFont(parchment::titleFont(font(), 2.2));
    painter.drawText(
        QRectF(where.x(), ground - rowsLaid * side - kNumber * unit(), where.width(), kNumber * unit()),
        Qt::AlignHCenter | Qt::AlignBottom, QLocale().toString(count));
    painter.setFont(parchment::titleFont(font(), 1.2));
    const QString word = index == 0 ? AnswerWords::tr("Yes") : AnswerWords::tr("No");
    const double sign = 1.4 * unit();
    const double wide = sign + 0.4 * unit() + QFontMetricsF(painter.font()).horizontalAdvance(word);
    const double from = where.center().x() - wide / 2;
    const double below = ground + (kBelow * unit() - sign) / 2;
    painter.drawText(QRectF(from + sign + 0.4 * unit(), ground, wide, kBelow * unit()), Qt::AlignVCenter,
                     word);
    paintSign(painter, index, QRectF(from, below, sign, sign));
}

} // namespace drawbridge
