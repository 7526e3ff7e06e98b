// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/undobar.h"

#include "reference/plainwidgets.h"
#include "table/sayaloud.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QPushButton>
#include <QToolButton>

namespace drawbridge {

UndoBar::UndoBar(QWidget* parent)
    : QFrame(parent)
    , words_(new PlainLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    words_->setForegroundRole(QPalette::Text);
    words_->setWordWrap(true);
    auto* undo = new QPushButton(QIcon::fromTheme(QStringLiteral("edit-undo")), tr("&Undo"), this);
    undo->setAutoDefault(false);
    connect(undo, &QPushButton::clicked, this, &UndoBar::undoRequested);
    auto* close = new QToolButton(this);
    close->setIcon(QIcon::fromTheme(QStringLiteral("window-close")));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setToolTip(tr("Hide this line"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* line = new QHBoxLayout(this);
    line->addWidget(words_, 1);
    line->addWidget(undo);
    line->addWidget(close);
    hide();
}

void UndoBar::tell(const QString& what) {
    words_->setText(what);
    show();
    sayAloud(this, what);
}

} // namespace drawbridge
