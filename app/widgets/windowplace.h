// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QSettings;
class QWidget;

namespace drawbridge {

/// Makes a window as large as the settings hold under `key`, or else as usual, but no larger than its screen.
void restoreSize(QWidget& window, const QString& key, QSize usual);
/// Shows a window before all others, and lets it have the keys.
void bringToFront(QWidget& window);

/// Where the main window is on the screen, and how large: as it was left, and never beyond the screen's
/// edges.
class WindowPlace : public QObject {
    Q_OBJECT

  public:
    /// Belongs to the window.
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
