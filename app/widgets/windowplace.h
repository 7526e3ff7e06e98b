// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QSettings;
class QWidget;

namespace drawbridge {

/// Sets a window's size to that stored under `key`, or else the default, but no larger than its screen.
void restoreSize(QWidget& window, const QString& key, QSize usual);
/// Shows a window, raises it and activates it.
void bringToFront(QWidget& window);

/// Restores position and size of the main window, or sets its first size.
void restorePlace(QWidget& window, const QSettings& settings);
void storePlace(const QWidget& window, QSettings& settings);
/// Shrinks a window to the screen and moves it within as soon as it is active: then the size of its frame is
/// known.
void fitOnceShown(QWidget& window);

} // namespace drawbridge
