// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/referencewindow.h"

#include "print/boxfaces.h"
#include "print/referencecard.h"
#include "reference/arrowkeys.h"
#include "text/gametext.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace drawbridge {

ReferenceWindow::ReferenceWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , painter_(makeSheetPainter())
    , game_(allGames().front()) {
    setFocusPolicy(Qt::StrongFocus);
}

void ReferenceWindow::showCard(const GameInfo& game) {
    setCard(game);
    showFullScreen();
    raise();
    activateWindow();
    setFocus();
}

void ReferenceWindow::setCard(const GameInfo& game) {
    game_ = &game;
    const QString title = textFor(game.id()).gameName();
    //: The title of a window; %1 is a game
    setWindowTitle(tr("Reference card: %1").arg(title));
    setAccessibleName(windowTitle());
    setAccessibleDescription(referenceCardText(game));
    update();
}

/// Shows the card of the previous or next game.
void ReferenceWindow::turn(int step) {
    const auto& games = allGames();
    const auto count = static_cast<std::ptrdiff_t>(games.size());
    const auto here = std::ranges::find(games, game_) - games.begin();
    setCard(*games[static_cast<std::size_t>((here + step + count) % count)]);
}

void ReferenceWindow::paintEvent(QPaintEvent*) {
    constexpr int kWindowEdge = 16; // around the card
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    // Both sides of the card, side by side or, on a portrait screen, one below the other.
    const QRectF room = rect().adjusted(kWindowEdge, kWindowEdge, -kWindowEdge, -kWindowEdge);
    const bool isBroad = room.width() > room.height();
    const QSizeF half = isBroad ? QSizeF((room.width() - kWindowEdge) / 2, room.height())
                                : QSizeF(room.width(), (room.height() - kWindowEdge) / 2);
    QRectF card(QPointF(), kReferenceCard.scaled(half, Qt::KeepAspectRatio));
    const QPointF step =
        isBroad ? QPointF(card.width() + kWindowEdge, 0) : QPointF(0, card.height() + kWindowEdge);
    card.moveCenter(room.center() - step / 2);
    QStringList faces{referenceFace(*game_), referenceBack(*game_)};
    if (isBroad && layoutDirection() == Qt::RightToLeft) faces.swapItemsAt(0, 1);
    for (const QString& face : std::as_const(faces)) {
        painter_->paint(painter, card, face);
        card.translate(step);
    }
}

void ReferenceWindow::keyPressEvent(QKeyEvent* event) {
    const bool isOn = event->key() == onKey(layoutDirection());
    if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close))
        close();
    else if (isOn || event->key() == backKey(layoutDirection()))
        turn(isOn ? 1 : -1);
    else
        QWidget::keyPressEvent(event);
}

/// Any press closes it: touch users have no Escape.
void ReferenceWindow::mousePressEvent(QMouseEvent*) { close(); }

void ReferenceWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) setCard(*game_);
}

} // namespace drawbridge
