// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/setuptransition.h"

#include "table/tableview.h"
#include "widgets/parchment.h"
#include "widgets/scenetransition.h"

#include <QEasingCurve>
#include <QLinearGradient>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <memory>

namespace drawbridge {

namespace {

constexpr double kStep = 40; // ms between piles
constexpr double kSlide = 140;
constexpr int kReady = SetupTransition::kGrown - 40; // by then the table has been laid out
constexpr double kRim = 0.045;                       // relative to the small table's height

const QColor kInk(0x2b, 0x26, 0x22);

QColor cloth(const QString& game) {
    const QColor byDay = parchment::cloth(game);
    return isNight() ? byDay.darker(150) : byDay;
}
QColor wood() {
    if (isHighContrast()) return Qt::black;
    return isNight() ? QColor(0x4a, 0x2f, 0x1c) : QColor(0x7a, 0x4d, 0x2a);
}

/// Eased progress (0 to 1) of a phase from `begin` to `end`.
double part(double time, double begin, double end, QEasingCurve::Type how) {
    return QEasingCurve(how).valueForProgress(std::clamp((time - begin) / (end - begin), 0.0, 1.0));
}

/// Draws a part of a picture of `real`, moved by an offset.
void drawPart(QPainter& painter, const SetupTransition& laying, const QImage& picture, const QRectF& what,
              QPointF aside) {
    const double ratio = picture.devicePixelRatio();
    const QRectF source(what.topLeft() * ratio, what.size() * ratio);
    painter.drawImage(laying.real.topLeft() + what.topLeft() + aside, picture, source);
}

/// The small table growing to the real one, its rim moving beyond the edges.
void paintGrowing(QPainter& painter, const SetupTransition& laying, double grown) {
    const double rim = laying.small.height() * kRim;
    const double round = rim * 1.5;
    const QRectF all = QRectF(QPointF(), laying.place.size()).adjusted(-round, -round, round, round);
    const QRectF now = between(laying.small, all, grown);
    const QRectF inner = between(laying.small.adjusted(rim, rim, -rim, -rim), laying.real, grown);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(kInk, 2));
    painter.setBrush(wood());
    painter.drawRoundedRect(now, round, round);
    painter.setBrush(cloth(laying.game));
    painter.drawRoundedRect(inner, round * 0.6, round * 0.6);
    painter.restore();
    // The small table's content fades out.
    if (grown >= 0.5) return;
    const double ratio = laying.chosen.devicePixelRatio();
    painter.setOpacity(1 - 2 * grown);
    painter.drawImage(now, laying.chosen,
                      QRectF(laying.small.topLeft() * ratio, laying.small.size() * ratio));
    painter.setOpacity(1);
}

/// Unrolls the cloth from the left, with the roll at its edge.
void paintRolling(QPainter& painter, const SetupTransition& laying, double rolled) {
    const QSizeF size = laying.real.size();
    const double edge = size.width() * rolled;
    drawPart(painter, laying, laying.ground, {0, 0, edge, size.height()}, {});
    if (rolled >= 1) return;
    const QRectF roll(laying.real.left() + edge, laying.real.top(), size.height() * 0.07 * (1 - 0.7 * rolled),
                      size.height());
    QLinearGradient round(roll.topLeft(), roll.topRight());
    const QColor rolledUp = cloth(laying.game);
    round.setColorAt(0, rolledUp.darker(150));
    round.setColorAt(0.4, rolledUp.lighter(135));
    round.setColorAt(1, rolledUp.darker(190));
    painter.fillRect(roll, round);
}

void paintPieces(QPainter& painter, const SetupTransition& laying, double time) {
    const double room = SetupTransition::kLaid - SetupTransition::kRolled - kSlide;
    const double step =
        laying.piles.size() < 2 ? 0 : std::min(kStep, room / static_cast<double>(laying.piles.size() - 1));
    double begin = SetupTransition::kRolled;
    for (const QRectF& pile : laying.piles) {
        const double come = part(time, begin, begin + kSlide, QEasingCurve::OutCubic);
        // Pieces come from the box at the left.
        const QPointF way(-(pile.right() + 4), (laying.real.height() / 2 - pile.center().y()) * 0.4);
        if (come > 0) drawPart(painter, laying, laying.table, pile, way * (1 - come));
        begin += step;
    }
}

} // namespace

void paintSetupTransition(QPainter& painter, const SetupTransition& laying, int time) {
    if (time >= SetupTransition::kLaid) { // fades out over prompt and controls
        painter.setOpacity(1 -
                           part(time, SetupTransition::kLaid, SetupTransition::kTime, QEasingCurve::Linear));
        painter.fillRect(QRectF(QPointF(), laying.place.size()), wood());
        if (!laying.table.isNull())
            drawPart(painter, laying, laying.table, {QPointF(), laying.real.size()}, {});
        return;
    }
    if (time < SetupTransition::kGrown) painter.drawImage(0, 0, laying.chosen);
    paintGrowing(painter, laying, part(time, 0, SetupTransition::kGrown, QEasingCurve::InOutQuad));
    if (time < SetupTransition::kGrown || laying.ground.isNull()) return;
    painter.setClipRect(laying.real);
    paintRolling(painter, laying,
                 part(time, SetupTransition::kGrown, SetupTransition::kRolled, QEasingCurve::OutQuad));
    if (time >= SetupTransition::kRolled) paintPieces(painter, laying, time);
}

SceneTransition* show(SetupTransition laying, QWidget* window, TableView* table) {
    laying.real = QRectF(table->mapTo(window, QPoint()) - laying.place.topLeft(), table->size());
    const auto shown = std::make_shared<SetupTransition>(std::move(laying));
    auto* transition = new SceneTransition(
        window, shown->place, SetupTransition::kTime, SceneTransition::Keys::Skip,
        [shown](QPainter& painter, int time) { paintSetupTransition(painter, *shown, time); });
    QTimer::singleShot(kReady, transition, [shown, table] {
        shown->piles = table->pilePlaces();
        shown->table = table->photograph();
        table->setBare(true);
        shown->ground = table->photograph();
        table->setBare(false);
    });
    return transition;
}

} // namespace drawbridge
