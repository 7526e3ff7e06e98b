// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace drawbridge {

/// A dock that makes its content when it is first shown, so that a closed one costs nothing at the start.
class LazyDock : public QDockWidget {
    Q_OBJECT

  public:
    LazyDock(const QString& name, QWidget* parent);

    /// Makes the content if it is not there yet.
    void need();
    /// Says everything in the language of the program.
    void retranslate();

    void setVisible(bool visible) override;

  protected:
    virtual QString title() const = 0;
    virtual void makeContent() = 0;
    bool isMade() const { return made_; }

  private:
    bool made_ = false;
};

/// The side of a window that a dock is put at first: where lines end.
Qt::DockWidgetArea homeOf(const QDockWidget& dock);

} // namespace drawbridge
