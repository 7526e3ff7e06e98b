// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/cardbox.h"

#include "faces/facepixmap.h"
#include "reference/plainwidgets.h"
#include "text/gametext.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kPicture = 52; // height of a picture, for the usual font size
constexpr int kColumns = 5;
constexpr int kGap = 6;
constexpr int kLeast = 16;
constexpr int kCarried = 96; // height of the dragged card, likewise
constexpr int kFace = Qt::UserRole;
constexpr int kPath = Qt::UserRole + 1;

} // namespace

CardBox::CardBox(QWidget* parent)
    : QListWidget(parent)
    , ghost_(new PlainLabel(this, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput)) {
    connect(&drag_, &DragTracker::lost, this, &CardBox::layBack);
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setTextElideMode(Qt::ElideRight);
    ghost_->setAttribute(Qt::WA_TranslucentBackground);
    ghost_->setAttribute(Qt::WA_ShowWithoutActivating);
}

/// Sets the icon size so that the columns fill the box.
void CardBox::fit() {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int room = (width() - 2 * frameWidth() - bar - kColumns) / kColumns;
    const int tall =
        std::max(kLeast, std::min(qRound(kPicture * fontMetrics().height() / 17.0), room - kGap));
    setIconSize(QSize(tall, tall));
    setGridSize(QSize(std::max(room, tall), tall + fontMetrics().height() + kGap));
}

void CardBox::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fit();
}

void CardBox::show(const Arrangement& arrangement) {
    const GameInfo& game = arrangement.game();
    const Setup& setup = arrangement.setup();
    const GameText& text = textFor(game.id());
    std::vector<std::pair<Face, int>> kinds;
    for (const BoxedKind& kind : game.box(setup))
        for (const Print& print : kind.prints)
            if (std::ranges::find(kinds, print.face, &std::pair<Face, int>::first) == kinds.end())
                kinds.emplace_back(print.face, arrangement.left(kind));
    if (count() != static_cast<int>(kinds.size()) || game_ != &game) {
        game_ = &game;
        clear();
        for (std::size_t i = 0; i < kinds.size(); ++i) addItem(new QListWidgetItem);
    }
    for (int i = 0; i < count(); ++i) {
        const auto [face, left] = kinds[static_cast<std::size_t>(i)];
        QListWidgetItem* shown = item(i);
        const QString path = toQString(picturePath(game, setup, face));
        const QString name = text.faceNameIn(setup, face);
        if (shown->data(kPath) != path) shown->setIcon(facePixmap(path, 2 * kPicture, devicePixelRatioF()));
        shown->setData(kPath, path);
        shown->setData(kFace, face);
        //: Below the picture of a kind of card in the box: how many are left
        shown->setText(tr("× %1").arg(left));
        shown->setToolTip(name);
        //: The same, spoken
        shown->setData(Qt::AccessibleTextRole, tr("%1, %n left in the box", nullptr, left).arg(name));
        // A used-up kind is greyed, but readable.
        shown->setForeground(
            palette().brush(left > 0 ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    }
}

Face CardBox::faceOf(const QListWidgetItem* item) const {
    return static_cast<Face>(item->data(kFace).toInt());
}

void CardBox::setChosen(std::optional<Face> face) {
    for (int i = 0; i < count(); ++i) item(i)->setSelected(face && faceOf(item(i)) == *face);
}

void CardBox::mousePressEvent(QMouseEvent* event) {
    QListWidget::mousePressEvent(event);
    if (event->button() != Qt::LeftButton || !drag_.take(event->buttons())) return;
    pressed_ = itemAt(event->position().toPoint());
    from_ = event->position().toPoint();
}

void CardBox::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_) return QListWidget::mouseMoveEvent(event);
    const bool far =
        (event->position().toPoint() - from_).manhattanLength() >= QApplication::startDragDistance();
    if (far || ghost_->isVisible()) carry(event->globalPosition().toPoint());
}

void CardBox::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    QListWidgetItem* pressed = std::exchange(pressed_, nullptr);
    if (!pressed || !drag_.hasLetGo()) return;
    const bool isCarried = ghost_->isVisible();
    ghost_->hide();
    if (isCarried)
        emit putDown(faceOf(pressed), event->globalPosition().toPoint());
    else
        emit chosen(faceOf(pressed));
}

void CardBox::keyPressEvent(QKeyEvent* event) {
    const bool enters =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (!enters || !currentItem()) return QListWidget::keyPressEvent(event);
    emit chosen(faceOf(currentItem()));
}

void CardBox::carry(QPoint global) {
    if (!ghost_->isVisible()) {
        ghost_->setPixmap(facePixmap(pressed_->data(kPath).toString(), kCarried, devicePixelRatioF()));
        ghost_->adjustSize();
    }
    ghost_->move(global - QPoint(ghost_->width() / 2, ghost_->height() / 2));
    ghost_->show();
    emit carried(faceOf(pressed_), global);
}

void CardBox::layBack() {
    pressed_ = nullptr;
    ghost_->hide();
    emit laidBack();
}

} // namespace drawbridge
