// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QtGlobal>

namespace drawbridge {

/// With which inks a face is printed.
enum class Inks {
    full,  ///< as on the screen
    low,   ///< grounds white; outlines, hatching, words and signs stay
    grey,  ///< no colour; as light as on the screen, so that hatchings stay
    black, ///< the same as with little ink, and no ink but black
};
constexpr bool isLow(Inks inks) { return inks == Inks::low || inks == Inks::black; }
constexpr bool isGrey(Inks inks) { return inks == Inks::grey || inks == Inks::black; }

/// How a face comes on paper.
struct InkOptions {
    Inks inks = Inks::full;
    /// Of what is printed to what the face was made for: words are not printed smaller than smallestType for
    /// all that, but moved closer or cut short.
    double scale = 1;
};

/// While one lives, its thread paints with this ink; else as on the screen. What is painted asks for its
/// colours here, so that nothing needs to be drawn twice.
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

/// The ink for what other things lie on: a sheet, a field, a shield.
QColor groundInk(QRgb colour);
/// The ink for what lies on a ground: lines, hatching, words, signs. What is light on the screen because its
/// ground is dark is dark where grounds are white.
QColor figureInk(QRgb colour);
/// The breadth of a line.
double lineBreadth(double breadth);

/// A part file with other inks. Placeholder paints (#ff0001 to #ff000f) stay; with little ink a fill that is
/// marked data-ground="1" becomes white, and shadows go.
QByteArray inkedSvg(const QByteArray& svg, Inks inks);

} // namespace drawbridge
