// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardfield.h"
#include "cardinks.h"
#include "cardwords.h"
#include "facepainter.h"
#include "inkoptions.h"

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

class QPainter;

// The parts that the cards of all games are made of: sheet, field with its hatching (cardfield.h), shields
// with numbers, and words that fit (cardwords.h). All lengths are millimetres on a card of 63 x 88; see
// assets/README.md.
namespace drawbridge {

inline constexpr QSizeF cardMillimetres{63, 88};
inline constexpr double cardCorner = 3;
/// From this width in pixels on a small card shows its name, and from the next one on the effect word.
inline constexpr double namedPixels = 72;
inline constexpr double wordedPixels = 92;
/// The parchment margin on all sides.
inline constexpr double kCardEdge = 3;
/// Makes a painter draw in millimetres on a card that fills a rectangle, during its lifetime.
class CardCanvas {
  public:
    CardCanvas(QPainter& painter, const QRectF& where, Detail detail = Detail::bySize);
    ~CardCanvas();
    CardCanvas(const CardCanvas&) = delete;
    CardCanvas& operator=(const CardCanvas&) = delete;

    /// Whether lines of text would be illegible, or are not wanted: then a card shows little, enlarged.
    bool small() const { return small_; }
    /// Width of the card in pixels at normal density.
    double pixels() const { return pixels_; }

  private:
    QPainter& painter_;
    bool small_;
    double pixels_;
};

/// The parchment, cut to the card's rounded outline, to which all that follows is clipped.
void paintSheet(QPainter& painter);
/// The thin ink line along the card's edge; to be painted last.
void paintEdge(QPainter& painter);
/// The shield behind a number.
struct NumberShield {
    enum class Outline {
        heater, ///< the knight's shield
        tower,  ///< embattled at the top
        gate,   ///< a round arch
        pennon, ///< a hanging flag with two tails
    };
    QPointF centre;
    double width = 12;
    Outline outline = Outline::heater;
    QRgb fill = cardinks::parchment;
    QRgb ink = cardinks::ink;
    bool close = false; ///< no padding, and two figures set closely, so that they are as high as one
};
inline double shieldHeight(const NumberShield& shield) { return shield.width * 1.14; }
/// Paints a number, optionally with a star beside it, as large as the shield allows.
void paintNumber(QPainter& painter, const NumberShield& shield, const QString& number, bool star = false);

/// Paints a part file of a game's folder; shapes without an ink of their own are drawn in `ink`.
void paintCardPicture(QPainter& painter, const QRectF& where, const QString& folder, const QString& picture,
                      QRgb ink = cardinks::ink);
/// The back of a game's cards, with its own pattern or one of backPatterns(), over all of the card.
void paintCardBack(QPainter& painter, const QString& folder, const QString& back, const QString& pattern);
/// Paints a small symbol common to all games, in one ink for its shape and one for the lines in it.
void paintSymbol(QPainter& painter, const QRectF& where, const QString& symbol, QRgb form, QRgb cut);
/// The text of a small card, below its picture.
struct SmallWords {
    QString name;
    QString effect; ///< one to three words; may be empty
    /// Where the picture goes, depending on the text: a card too narrow for legible text shows only its
    /// picture.
    QRectF field;
    bool named = false;
    bool worded = false;
};
/// The text that is legible on a card of that width in pixels.
SmallWords smallWords(double pixels, const QString& name, const QString& effect);
void paintSmallWords(QPainter& painter, double pixels, const SmallWords& words);
/// A horizontal rule with a symbol in its middle.
void paintRule(QPainter& painter, const QPointF& middle, double breadth, const QString& symbol);

/// A line of a reference card: its subject, as a symbol or the index of a card, and the text.
struct OverviewLine {
    QString symbol;
    QString words;
    QString index = {};
};
/// Paints a reference card; `small`: see CardCanvas::small().
void paintOverview(QPainter& painter, bool small, const QString& title, const QList<OverviewLine>& lines);

/// Paints the number of copies of the card, centred at `middle`: a lozenge for each, or a number.
void paintCopies(QPainter& painter, const QPointF& middle, int copies);

} // namespace drawbridge
