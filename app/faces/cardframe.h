// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardfield.h"
#include "cardinks.h"
#include "cardwords.h"
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

// The parts that the cards of all games are made of: sheet, field with its hatching (cardfield.h), shields
// with numbers, and words that fit (cardwords.h). All lengths are millimetres on a card of 63 x 88; see
// assets/README.md.
namespace drawbridge {

inline constexpr QSizeF cardMillimetres{63, 88};
inline constexpr double cardCorner = 3;
/// A small card has its name from this width in pixels on, and a word of its effect from that.
inline constexpr double namedPixels = 72;
inline constexpr double wordedPixels = 92;
/// The parchment left all round.
inline constexpr double kCardEdge = 3;
/// Makes a painter draw in millimetres on a card that fills a rectangle, for as long as this lives.
class CardCanvas {
  public:
    CardCanvas(QPainter& painter, const QRectF& where, Detail detail = Detail::bySize);
    ~CardCanvas();
    CardCanvas(const CardCanvas&) = delete;
    CardCanvas& operator=(const CardCanvas&) = delete;

    /// Whether lines of text could not be read, or are not wanted: then a card shows little, and that large.
    bool small() const { return small_; }
    /// How wide the card is, in pixels of a screen of ordinary density.
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

/// A part file of a game's folder; one that leaves its ink to the painter is drawn in `ink`.
void paintCardPicture(QPainter& painter, const QRectF& where, const QString& folder, const QString& picture,
                      QRgb ink = cardinks::ink);
/// The back of a game's cards, with its own pattern or one of backPatterns(), over all of the card.
void paintCardBack(QPainter& painter, const QString& folder, const QString& back, const QString& pattern);
/// A small symbol of all games in two inks: that of its form and that of the lines in it.
void paintSymbol(QPainter& painter, const QRectF& where, const QString& symbol, QRgb form, QRgb cut);
/// What a small card says below its picture.
struct SmallWords {
    QString name;
    QString effect; ///< one to three words; may be empty
    /// How high the picture may be, by how much else there is to read: a card too narrow for words to be read
    /// shows its picture alone.
    QRectF field;
    bool named = false;
    bool worded = false;
};
/// What of it can be read on a card so many pixels wide.
SmallWords smallWords(double pixels, const QString& name, const QString& effect);
void paintSmallWords(QPainter& painter, double pixels, const SmallWords& words);
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
