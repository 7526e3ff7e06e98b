// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>

namespace drawbridge {

/// The inks that a face is printed with.
enum class Inks {
    full,  ///< as on the screen
    low,   ///< white grounds; outlines, hatching, text and signs stay
    grey,  ///< no colour; as light as on the screen, so that hatchings stay
    black, ///< as `low`, with black ink only
};
constexpr bool isLow(Inks inks) { return inks == Inks::low || inks == Inks::black; }
constexpr bool isGrey(Inks inks) { return inks == Inks::grey || inks == Inks::black; }

/// Print options of a face.
struct InkOptions {
    Inks inks = Inks::full;
    /// Printed size relative to the original one: text is not printed smaller than smallestType, but set
    /// closer or cut short.
    double scale = 1;
};

/// During its lifetime the current thread paints with this ink; otherwise as on the screen. Painting code
/// gets its colours from the functions below, so that nothing needs to be drawn twice.
class InkScope {
  public:
    explicit InkScope(const InkOptions& ink);
    ~InkScope();
    InkScope(const InkScope&) = delete;
    InkScope& operator=(const InkScope&) = delete;

    static const InkOptions& now();

  private:
    InkOptions before_;
};

/// The ink of a ground: a sheet, a field, a shield.
QColor groundInk(QRgb colour);
/// The ink of what is on a ground: lines, hatching, text, signs. What is light because its ground is dark
/// becomes dark where grounds are white.
QColor figureInk(QRgb colour);
/// The width of a line with the current ink.
double lineBreadth(double breadth);

/// A part file converted to other inks. Placeholder colours (#ff0001 to #ff000f) stay; with low ink, fills
/// marked data-ground="1" become white, and shadows are dropped.
QByteArray inkedSvg(const QByteArray& svg, Inks inks);

} // namespace drawbridge
