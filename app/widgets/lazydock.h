// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace drawbridge {

/// A dock whose content is created when it is first shown, so that a closed one costs nothing at start.
class LazyDock : public QDockWidget {
    Q_OBJECT

  public:
    LazyDock(const QString& name, QWidget* parent);

    /// Creates the content if there is none yet.
    void need();
    void retranslate();

    void setVisible(bool visible) override;

  protected:
    virtual QString title() const = 0;
    virtual void makeContent() = 0;
    bool isMade() const { return made_; }

  private:
    bool made_ = false;
};

/// Gives a dock a title bar that looks like a wooden rod, and a parchment palette (dark leather by night).
void setWoodenTitleBar(QDockWidget* dock);

/// The default side of a dock: the trailing one.
Qt::DockWidgetArea homeOf(const QDockWidget& dock);

} // namespace drawbridge
