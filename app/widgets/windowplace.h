// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QSettings;
class QWidget;

namespace drawbridge {

/// Sets a window's size to that stored under `key`, or else the default, but no larger than its screen.
void restoreSize(QWidget& window, const QString& key, QSize usual);
/// Shows a window, raises it and activates it.
void bringToFront(QWidget& window);

/// Saves and restores position and size of the main window, keeping it within the screen.
class WindowPlace : public QObject {
    Q_OBJECT

  public:
    /// A child of the window.
    explicit WindowPlace(QWidget* window);

    void restore(const QSettings& settings);
    void store(QSettings& settings) const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fitOnScreen();

    QWidget* window_;
};

} // namespace drawbridge
