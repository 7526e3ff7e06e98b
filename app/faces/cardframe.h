// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facepainter.h"
#include "inkoptions.h"

#include <QColor>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QtGlobal>

class QPainter;

// The parts that the cards of all games are made of: sheet, field with its hatching, shields with numbers,
// and words that fit. All lengths are millimetres on a card of 63 x 88; see assets/README.md.
namespace drawbridge {

inline constexpr QSizeF cardMillimetres{63, 88};
inline constexpr double cardCorner = 3;
/// The parchment left all round.
inline constexpr double kCardEdge = 3;
/// Words are never printed smaller: 6 points.
inline constexpr double smallestType = 6 * 25.4 / 72;

namespace cardinks {
inline constexpr QRgb ink = 0xff2b2622;
inline constexpr QRgb fadedInk = 0xff5e5348;
inline constexpr QRgb parchment = 0xfff3e9d2;
inline constexpr QRgb parchmentEdge = 0xffc9b48a;
inline constexpr QRgb silver = 0xffd9dee2;
inline constexpr QRgb gold = 0xffecb93f;
inline constexpr QRgb red = 0xffbe3a2a;
inline constexpr QRgb blue = 0xff25508f;
inline constexpr QRgb green = 0xff3d6b45;
inline constexpr QRgb purple = 0xff6a3f7d;
} // namespace cardinks

/// The grounds a charge can lie on. Each has the engravers' hatching, so that it is told without its colour:
/// azure level lines, gules upright, vert falling, purpure rising, ochre dots, sable both, silver none; rose
/// is a light red, upright as well.
enum class Tincture { azure, gules, vert, purpure, ochre, sable, silver, rose };

/// What a field looks like besides its tincture.
enum class FieldShape {
    rounded,
    cutCorners, ///< an octagon with a lattice: told from the others by its outline, too
    embattled,  ///< merlons above
    indented,   ///< teeth above and below
};

/// Makes a painter draw in millimetres on a card that fills a rectangle, for as long as this lives.
class CardCanvas {
  public:
    CardCanvas(QPainter& painter, const QRectF& where, Detail detail = Detail::bySize);
    ~CardCanvas();
    CardCanvas(const CardCanvas&) = delete;
    CardCanvas& operator=(const CardCanvas&) = delete;

    /// Whether lines of text could not be read, or are not wanted: then a card shows little, and that large.
    bool small() const { return small_; }

  private:
    QPainter& painter_;
    bool small_;
};

/// The parchment, cut to the card's rounded outline, to which all that follows is clipped.
void paintSheet(QPainter& painter);
/// The thin ink line along the card's edge; to be painted last.
void paintEdge(QPainter& painter);
/// A field; with `ground` above 0, a strip of so many millimetres of meadow at its foot.
void paintField(QPainter& painter, const QRectF& field, Tincture tincture, double ground = 0,
                FieldShape shape = FieldShape::rounded);
/// The outline round a field, to be painted over the charge.
void paintFieldEdge(QPainter& painter, const QRectF& field, FieldShape shape = FieldShape::rounded);
/// How much lower a field is than it should be, in millimetres: on a card that is printed so small that its
/// words, which are no smaller for that, need more of it.
double fieldYields();
/// Where the square picture of a charge lies in a field whose ground is so high: it stands on the ground and
/// is as large as fits with `margin` above it.
QRectF chargeSquare(const QRectF& field, double ground, double margin);

/// The shield on which a number stands.
struct NumberShield {
    enum class Outline {
        heater, ///< the knight's shield
        tower,  ///< embattled above
        gate,   ///< a round arch
        pennon, ///< a flag with two tails that hangs down
    };
    QPointF centre;
    double width = 12;
    Outline outline = Outline::heater;
    QRgb fill = cardinks::parchment;
    QRgb ink = cardinks::ink;
    bool close = false; ///< figures fill it, two of them set close, so that they stand as tall as one
};
double shieldHeight(const NumberShield& shield);
/// A number, perhaps with a star beside it, as large as the shield holds.
void paintNumber(QPainter& painter, const NumberShield& shield, const QString& number, bool star = false);

/// A text and how large it may be.
struct Lettering {
    enum class Type { name, number, text, boldText };
    QString text;
    Type type = Type::text;
    double largest = 3.2;
    double smallest = smallestType;
    Qt::Alignment alignment = Qt::AlignCenter;
    QRgb ink = cardinks::ink;
    double oneLine = 0; ///< stays on one line in any size from this one up; 0: wraps before it shrinks
};
/// How much height words take in their smallest size, wrapped between words.
double leastHeight(const Lettering& words, double breadth);
/// Paints words into a rectangle, wrapped between words, in the largest size in which they fit. Words that do
/// not fit in the smallest size are wrapped anywhere, and cut short, with an ellipsis, as the last resort.
/// Gives the rectangle in which the words stand.
QRectF paintWords(QPainter& painter, const QRectF& where, const Lettering& words);

/// A part file of a game's folder; one that leaves its ink to the painter is drawn in `ink`.
void paintCardPicture(QPainter& painter, const QRectF& where, const QString& folder, const QString& picture,
                      QRgb ink = cardinks::ink);
/// A small symbol of all games in two inks: that of its form and that of the lines in it.
void paintSymbol(QPainter& painter, const QRectF& where, const QString& symbol, QRgb form, QRgb cut);
/// A level rule with a symbol in its middle.
void paintRule(QPainter& painter, const QPointF& middle, double breadth, const QString& symbol);

/// A line of a card of reference: what it is about, by a symbol or by the index of a card, and the words.
struct OverviewLine {
    QString symbol;
    QString words;
    QString index = {};
};
/// A card of reference, perhaps for the table: see CardCanvas::small().
void paintOverview(QPainter& painter, bool small, const QString& title, const QList<OverviewLine>& lines);

/// How many copies of the card there are, centred at `middle`: a lozenge for each, or their number.
void paintCopies(QPainter& painter, const QPointF& middle, int copies);

} // namespace drawbridge
