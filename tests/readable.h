// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QStringList>

#include <functional>

class QPainter;
class QQuickItem;
class QSize;
class QWidget;

// Whether words can be read where they stand: measured on what is painted, letter by letter. WCAG 2.2 asks
// for 4.5, or 3 where they are large; in high contrast 7.
namespace drawbridge::test {

/// How much lighter one colour is than another, as WCAG 2.2 has it: from 1 to 21.
double contrastOf(const QColor& one, const QColor& other);

/// The words that cannot be read well enough in a window of widgets, as it is on the screen now, each with
/// where it stands. What cannot be used now may be faint. Words of a scene are asked of the scene.
QStringList faintWords(QWidget& window, bool highContrast);
/// Those in a part of a scene.
QStringList faintWords(QQuickItem& part, bool highContrast);
/// Those among what is painted; `counted` is told how many there were.
QStringList faintWords(const QSize& size, const std::function<void(QPainter&)>& paint, double least,
                       int* counted = nullptr);

} // namespace drawbridge::test
