// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/lazydock.h"

namespace drawbridge {

LazyDock::LazyDock(const QString& name, const QString& title, QWidget* parent)
    : QDockWidget(title, parent) {
    setObjectName(name); // QMainWindow::saveState() knows docks by it
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (visible) need();
    });
}

void LazyDock::need() {
    if (made_) return;
    made_ = true;
    makeContent();
}

} // namespace drawbridge
