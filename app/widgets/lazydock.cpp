// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lazydock.h"

#include "widgets/docktitlebar.h"
#include "widgets/formparts.h"

namespace drawbridge {

LazyDock::LazyDock(const QString& name, QWidget* parent)
    : QDockWidget(parent) {
    setObjectName(name); // key for QMainWindow::saveState()
}

void LazyDock::setVisible(bool visible) {
    if (visible) need(); // before the layout asks for the size hint
    QDockWidget::setVisible(visible);
}

void LazyDock::need() {
    if (made_) return;
    made_ = true;
    setWoodenTitleBar(this);
    makeContent();
}

void LazyDock::retranslate() {
    setWindowTitle(title());
    if (!made_) return;
    retire(widget());
    makeContent();
}

Qt::DockWidgetArea homeOf(const QDockWidget& dock) {
    return dock.isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

} // namespace drawbridge
