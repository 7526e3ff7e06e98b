// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/formparts.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>

namespace drawbridge {

CalmComboBox::CalmComboBox(QWidget* parent)
    : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
}

bool CalmComboBox::event(QEvent* event) {
    if (event->type() == QEvent::Wheel && !hasFocus()) {
        event->ignore();
        return true;
    }
    return QComboBox::event(event);
}

QLabel* helpLine(const QString& text, QWidget* parent) {
    auto* line = new QLabel(text, parent);
    line->setWordWrap(true);
    line->setForegroundRole(QPalette::PlaceholderText);
    return line;
}

QScrollArea* scrolling(QWidget* page, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // it would not show that it has the keys, and follows them by itself
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return area;
}

} // namespace drawbridge
