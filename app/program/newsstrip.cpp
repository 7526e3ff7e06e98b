// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/newsstrip.h"

#include "faces/facepixmap.h"
#include "reference/plainwidgets.h"
#include "table/tablemodels.h"
#include "widgets/parchment.h"

#include <QIcon>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <functional>

namespace drawbridge {

namespace {

constexpr int kBetween = 2; // spacing of coins
constexpr QColor kGold(0xec, 0xb9, 0x3f);
constexpr QColor kParchment(0xf3, 0xe9, 0xd2);
constexpr QColor kSable(0x2b, 0x26, 0x22);

QPixmap pictureOf(EventIcon sign, int size, double ratio) {
    const QIcon icon(QStringLiteral(":/qt/qml/Drawbridge/Scene/marks/%1.svg").arg(nameOf(sign)));
    return icon.pixmap(QSize(size, size), ratio);
}

/// The number of events without a coin, "+9".
QString restOf(qsizetype deeds, qsizetype coins) {
    return QLatin1Char('+') + QLocale().toString(deeds - coins);
}

} // namespace

NewsStrip::NewsStrip(QWidget* parent)
    : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void NewsStrip::tell(const LogModel* log, int from) {
    QList<Deed> deeds;
    for (int row = log ? log->rowCount() : 0; row-- > 0;) {
        const LogRow& line = log->at(row);
        if (line.eventIndex < from) break;
        if (line.isNew)
            deeds.prepend({line.eventIndex, line.shield, static_cast<EventIcon>(line.sign), line.text});
    }
    newest_ = deeds.isEmpty() ? -1 : deeds.constLast().event;
    bringTogether(deeds);
    if (deeds == deeds_) return;
    if (at_ >= 0) emit pointed(-1);
    at_ = -1;
    deeds_ = deeds;
    setAccessibleName(tr("Since your turn"));
    setFocusPolicy(deeds_.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
    layOut();
    updateGeometry();
    if (isEmpty() && hasFocus()) emit left();
}

/// Groups events by player. Events without a player belong to the preceding one.
void NewsStrip::bringTogether(QList<Deed>& deeds) {
    QStringList order;
    QString last;
    for (Deed& deed : deeds) {
        if (deed.shield.isEmpty()) deed.shield = last;
        last = deed.shield;
        if (!order.contains(last)) order << last;
    }
    std::ranges::stable_sort(deeds, {}, [&order](const Deed& deed) { return order.indexOf(deed.shield); });
}

/// Shows as many coins per player as fit; if not even one fits, drops the players who acted longest ago.
void NewsStrip::layOut() {
    groups_.clear();
    for (qsizetype deed = 0; deed < deeds_.size(); ++deed) {
        if (!groups_.isEmpty() && deeds_[deed].shield == deeds_[groups_.constLast().deeds.first()].shield)
            groups_.last().deeds.append(deed);
        else
            groups_.append({0, {deed}, {}});
    }
    qsizetype most = 1;
    for (const Group& group : groups_) most = std::max(most, group.deeds.size());
    while (most > 1 && widthOf(most) > width()) --most;
    while (!groups_.isEmpty() && widthOf(most) > width())
        groups_.erase(std::ranges::min_element(
            groups_, {}, [this](const Group& group) { return deeds_[group.deeds.last()].event; }));
    int x = 0;
    for (Group& group : groups_) {
        group.x = x;
        group.coins = group.deeds;
        std::ranges::stable_sort(group.coins, std::greater(),
                                 [this](qsizetype deed) { return deeds_[deed].sign; });
        if (most < group.coins.size()) group.coins.resize(most);
        std::ranges::sort(group.coins);
        x += widthOf(group.deeds.size(), group.coins.size());
    }
    update();
}

int NewsStrip::widthOf(qsizetype deeds, qsizetype coins) const {
    const int rest = coins < deeds ? fontMetrics().horizontalAdvance(restOf(deeds, coins)) : 0;
    return shieldSize() + 2 * kBetween + static_cast<int>(coins) * (coinSize() + kBetween) + rest +
           coinSize() / 2;
}

int NewsStrip::widthOf(qsizetype mostCoins) const {
    int wide = 0;
    for (const Group& group : groups_)
        wide += widthOf(group.deeds.size(), std::min(group.deeds.size(), mostCoins));
    return wide;
}

int NewsStrip::coinSize() const { return std::max(22, fontMetrics().height() * 6 / 5); }

int NewsStrip::shieldSize() const { return coinSize() + kBetween; }

QSize NewsStrip::sizeHint() const { return {400, shieldSize() + 6}; }

QSize NewsStrip::minimumSizeHint() const { return {0, shieldSize() + 6}; }

QRect NewsStrip::coinOf(const Group& group, qsizetype coin) const {
    const int size = coinSize();
    const int x = group.x + shieldSize() + 2 * kBetween + static_cast<int>(coin) * (size + kBetween);
    return QStyle::visualRect(layoutDirection(), rect(), {x, (height() - size) / 2, size, size});
}

QRect NewsStrip::coinOf(qsizetype deed) const {
    for (const Group& group : groups_)
        if (const qsizetype coin = group.coins.indexOf(deed); coin >= 0) return coinOf(group, coin);
    return {};
}

qsizetype NewsStrip::deedAt(QPoint at) const {
    for (qsizetype deed = 0; deed < deeds_.size(); ++deed)
        if (coinOf(deed).adjusted(-1, -8, 1, 8).contains(at)) return deed;
    return -1;
}

void NewsStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Group& group : groups_) {
        const int size = shieldSize();
        const QRect shield(group.x, (height() - size) / 2, size, size);
        if (const QString& face = deeds_[group.deeds.first()].shield; !face.isEmpty())
            painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), shield).topLeft(),
                               facePixmap(face, size, devicePixelRatioF()));
        for (qsizetype coin = 0; coin < group.coins.size(); ++coin) {
            const qsizetype deed = group.coins[coin];
            const QRect at = coinOf(group, coin);
            painter.setPen(QPen(deed == at_ ? kGold : kSable, deed == at_ ? 3 : 1));
            painter.setBrush(deeds_[deed].event == newest_ ? kGold : kParchment);
            painter.drawEllipse(QRectF(at).adjusted(1, 1, -1, -1));
            painter.drawPixmap(at.topLeft() + QPoint(2, 2),
                               pictureOf(deeds_[deed].sign, at.width() - 4, devicePixelRatioF()));
        }
        if (group.coins.size() == group.deeds.size()) continue;
        painter.setPen(parchment::onWood());
        const QRect room(coinOf(group, group.coins.size()));
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextDontClip,
                         restOf(group.deeds.size(), group.coins.size()));
    }
    if (hasFocus()) {
        painter.setPen(QPen(parchment::onWood(), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void NewsStrip::point(qsizetype deed, bool byKey) {
    if (deed == at_) return;
    at_ = deed;
    update();
    const bool is = deed >= 0;
    emit pointed(is ? deeds_[deed].event : -1);
    setAccessibleName(is ? deeds_[deed].words : tr("Since your turn"));
    if (!is) return QToolTip::hideText();
    if (byKey) {
        const QRect coin = coinOf(deed);
        QToolTip::showText(mapToGlobal(coin.isNull() ? rect().center() : coin.bottomLeft()),
                           tipOf(deeds_[deed].words), this);
    }
}

void NewsStrip::mouseMoveEvent(QMouseEvent* event) {
    const qsizetype deed = deedAt(event->position().toPoint());
    point(deed, false);
    if (deed >= 0)
        QToolTip::showText(event->globalPosition().toPoint(), tipOf(deeds_[deed].words), this,
                           coinOf(deed).adjusted(-1, -8, 1, 8));
}

void NewsStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !deeds_.isEmpty()) emit opened();
}

void NewsStrip::leaveEvent(QEvent*) {
    if (!hasFocus()) point(-1, false);
}

void NewsStrip::keyPressEvent(QKeyEvent* event) {
    if (isEmpty()) return QWidget::keyPressEvent(event);
    const qsizetype last = deeds_.size() - 1;
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left: return point(std::clamp<qsizetype>(at_ - forward, 0, last), true);
    case Qt::Key_Right: return point(std::clamp<qsizetype>(at_ + forward, 0, last), true);
    case Qt::Key_Home: return point(0, true);
    case Qt::Key_End: return point(last, true);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: emit opened(); return;
    case Qt::Key_Escape: emit left(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void NewsStrip::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (deeds_.isEmpty() || event->reason() == Qt::MouseFocusReason) return;
    point(std::ranges::find(deeds_, newest_, &Deed::event) - deeds_.begin(), true);
}

void NewsStrip::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    point(-1, false);
}

bool NewsStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) return true; // point() shows the text at once
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) layOut();
    return QWidget::event(event);
}

} // namespace drawbridge
