// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/sheetpages.h"

#include "reference/plainwidgets.h"
#include "rooms/print/sheetpreview.h"
#include "widgets/flowrow.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kGap = 2; // pixels between buttons
constexpr int kApart = 8;
constexpr int kShortestList = 8; // minimum contents length of the page list, in characters

} // namespace

SheetPages::SheetPages(QWidget* parent)
    : QWidget(parent)
    , preview_(new SheetPreview(this))
    , previous_(makeTool("go-previous", tr("Previous page"), Qt::CTRL | Qt::Key_PageUp))
    , next_(makeTool("go-next", tr("Next page"), Qt::CTRL | Qt::Key_PageDown))
    , pages_(new FormComboBox(this, kShortestList))
    , zoom_(new PlainLabel(this))
    , fit_(makeTool("zoom-fit-best", tr("Whole page"), Qt::CTRL | Qt::Key_0))
    , truly_(makeTool("zoom-original", tr("True size"), Qt::CTRL | Qt::Key_1))
    , seeThrough_(new QCheckBox(tr("See t&hrough"), this)) {
    nameList(pages_, tr("Page"));
    QToolButton* smaller = makeTool("list-remove", tr("Smaller"), QKeySequence::ZoomOut);
    QToolButton* larger = makeTool("list-add", tr("Larger"), QKeySequence::ZoomIn);
    // On some keyboards + needs Shift.
    connect(new QShortcut(Qt::CTRL | Qt::Key_Equal, this), &QShortcut::activated, larger,
            &QToolButton::click);
    zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("8888 %")));
    zoom_->setAlignment(Qt::AlignCenter);
    for (QToolButton* way : {fit_, truly_}) way->setCheckable(true);
    seeThrough_->setToolTip(tr("Shows the other side as if the sheet were held to the light: do backs lie "
                               "behind their fronts?"));
    connect(previous_, &QToolButton::clicked, preview_, [this] { preview_->step(-1); });
    connect(next_, &QToolButton::clicked, preview_, [this] { preview_->step(1); });
    connect(pages_, &QComboBox::activated, preview_, &SheetPreview::setPage);
    connect(smaller, &QToolButton::clicked, preview_, [this] { preview_->zoomBy(-1); });
    connect(larger, &QToolButton::clicked, preview_, [this] { preview_->zoomBy(1); });
    connect(fit_, &QToolButton::clicked, preview_, [this] { preview_->setZoom(0); });
    connect(truly_, &QToolButton::clicked, preview_, [this] { preview_->setZoom(100); });
    connect(seeThrough_, &QCheckBox::toggled, preview_, &SheetPreview::setSeeThrough);
    connect(preview_, &SheetPreview::pageChanged, this, &SheetPages::tellPage);
    connect(preview_, &SheetPreview::zoomChanged, this, &SheetPages::tellZoom);

    auto* which = new QHBoxLayout;
    which->setSpacing(kGap);
    which->addWidget(previous_);
    which->addWidget(pages_, 1);
    which->addWidget(next_);
    auto* how = new FlowRow;
    how->setSpacing(kGap);
    for (QWidget* tool : std::initializer_list<QWidget*>{smaller, zoom_, larger, fit_, truly_, seeThrough_})
        how->addWidget(tool);
    tools_ = new QBoxLayout(QBoxLayout::LeftToRight);
    tools_->setSpacing(kApart);
    tools_->addLayout(which, 1);
    tools_->addLayout(how);
    auto* column = bareLayout<QVBoxLayout>(this);
    column->addLayout(tools_);
    column->addWidget(preview_, 1);
    // Tab order as displayed; members are created in another order.
    QWidget* before = previous_;
    for (QWidget* tool : std::initializer_list<QWidget*>{pages_, next_, smaller, larger, fit_, truly_,
                                                         seeThrough_, preview_}) {
        setTabOrder(before, tool);
        before = tool;
    }
}

QSize SheetPages::minimumSizeHint() const {
    const QSize which = tools_->itemAt(0)->minimumSize();
    const QSize how = tools_->itemAt(1)->minimumSize();
    return {std::max(which.width(), how.width()), QWidget::minimumSizeHint().height()};
}

void SheetPages::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

/// Wraps the toolbar to two lines rather than clip a page's name.
void SheetPages::makeRoom() {
    int wide = tools_->itemAt(0)->minimumSize().width() + kApart + tools_->itemAt(1)->sizeHint().width();
    const QFontMetrics metrics = pages_->fontMetrics();
    int words = 0;
    for (int page = 0; page < pages_->count(); ++page)
        words = std::max(words, metrics.horizontalAdvance(pages_->itemText(page)));
    wide += std::max(0, words - kShortestList * metrics.horizontalAdvance(QLatin1Char('X')));
    tools_->setDirection(width() < wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// A tool button; its shortcut works anywhere in the window.
QToolButton* SheetPages::makeTool(const char* icon, const QString& name, const QKeySequence& keys) {
    auto* tool = new QToolButton(this);
    tool->setIcon(QIcon::fromTheme(QLatin1String(icon)));
    //: What a button does, and with which keys it is done
    tool->setToolTip(tr("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
    tool->setAccessibleName(name);
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::StrongFocus);
    connect(new QShortcut(keys, this), &QShortcut::activated, tool, &QToolButton::click);
    return tool;
}

void SheetPages::setSheets(const std::shared_ptr<const Sheets>& sheets) {
    sheets_ = sheets;
    pages_->clear();
    for (int page = 0; page < static_cast<int>(sheets_->pages().size()); ++page)
        pages_->addItem(SheetPreview::pageWords(*sheets_, page));
    makeRoom();
    preview_->setSheets(sheets_);
}

void SheetPages::tellPage() {
    pages_->setCurrentIndex(sheets_->pages().empty() ? -1 : preview_->page());
    previous_->setEnabled(preview_->page() > 0);
    next_->setEnabled(preview_->page() + 1 < static_cast<int>(sheets_->pages().size()));
    seeThrough_->setEnabled(preview_->hasOtherSide());
}

void SheetPages::tellZoom() {
    zoom_->setText(preview_->zoomWords());
    fit_->setChecked(preview_->zoom() == 0);
    truly_->setChecked(preview_->zoom() == 100);
}

} // namespace drawbridge
