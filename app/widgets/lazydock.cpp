// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lazydock.h"

#include "reference/plainwidgets.h"
#include "widgets/formparts.h"
#include "widgets/parchment.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace drawbridge {

namespace {

/// A wooden rod with title and close button. Dragging and double click stay the dock's own.
class DockTitleBar : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::DockTitleBar)

  public:
    explicit DockTitleBar(QDockWidget* dock)
        : QWidget(dock)
        , title_(new PlainLabel(this))
        , close_(new QToolButton(this)) {
        auto* line = new QHBoxLayout(this);
        line->setContentsMargins(10, 3, 4, 5);
        line->addWidget(title_, 1);
        line->addWidget(close_);
        close_->setAutoRaise(true);
        close_->setText(QStringLiteral("\u00d7"));
        close_->setFocusPolicy(Qt::NoFocus); // as with any title bar: the menu has a shortcut for it
        connect(close_, &QToolButton::clicked, dock, &QDockWidget::close);
        connect(dock, &QDockWidget::windowTitleChanged, this, &DockTitleBar::tell);
        tell(dock->windowTitle());
        dress();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintBoards(painter, rect(), isNight());
        painter.fillRect(0, 0, width(), 2, QColor(255, 235, 200, 60));
        painter.fillRect(0, height() - 2, width(), 2, QColor(0, 0, 0, 110));
    }
    void changeEvent(QEvent* event) override {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange && !dressing_) dress();
    }

  private:
    void tell(const QString& title) {
        title_->setText(title);
        //: Beside the title of a dock such as the game log
        close_->setToolTip(tr("Close"));
        close_->setAccessibleName(tr("Close"));
    }
    void dress() {
        dressing_ = true;
        QPalette onWood = palette();
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            onWood.setColor(QPalette::All, role, parchment::onWood());
        title_->setPalette(onWood);
        close_->setPalette(onWood);
        title_->setFont(parchment::titleFont(font(), 1.1));
        close_->setFont(parchment::sized(font(), 1.2));
        dressing_ = false;
    }

    QLabel* title_;
    QToolButton* close_;
    bool dressing_ = false;
};

} // namespace

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

void setWoodenTitleBar(QDockWidget* dock) {
    parchment::dressToRead(dock);
    dock->setAutoFillBackground(true);
    dock->setTitleBarWidget(new DockTitleBar(dock));
}

Qt::DockWidgetArea homeOf(const QDockWidget& dock) {
    return dock.isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

} // namespace drawbridge
