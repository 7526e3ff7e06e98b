// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/inkoptions.h"

#include <QPointF>
#include <QSizeF>
#include <QString>
#include <optional>
#include <span>

// How sheets are to be made. All lengths are millimetres.
namespace drawbridge {

enum class SheetLayout {
    nineUp,  ///< three rows of three cards, edge to edge, on a page held upright; bleed only round them all
    eightUp, ///< two rows of four cards, each with its bleed, on a page held sideways
    gutterfold, ///< fronts on one side of a fold, backs on the other
    onePerPage,
    asManyAsFit,
};

enum class SheetBacks {
    none,
    duplex, ///< after each page of fronts one of backs, mirrored so that they meet
};

/// About which edge of the paper the printer turns the sheet to print its other side.
enum class SheetFlip { longEdge, shortEdge };

enum class SheetMarks {
    none,
    crop,    ///< short lines at both ends of every cut, outside the art; where pieces lie edge to edge small
             ///< crosses too, in the corners that rounding takes off
    guides,  ///< lines right across the page
    machine, ///< three marks by which a cutting machine finds the sheet: a square and two corners
};

/// What puts right by how much a printer misses (calibration.h).
struct Correction {
    /// Backs are moved to the right and down by so much, as one looks at the back of the paper held upright:
    /// a page held sideways has its upper edge at the left of that. Within kMostOffset both ways.
    QPointF offset;
    /// And turned clockwise by so many millimetres to 100: the paper has gone in askew. Within kMostSkew both
    /// ways.
    double skew = 0;
    /// Both sides are painted so many times as broad and as high, on paper held upright. From kLeastScale to
    /// kMostScale.
    QSizeF scale{1, 1};

    bool operator==(const Correction&) const = default;
};

/// All that can be chosen. Fit to be compared and copied; a preview makes new sheets after each change.
struct SheetOptions {
    QSizeF paper{210, 297}; ///< held upright; the layout turns it if it has to
    SheetLayout layout = SheetLayout::nineUp;
    /// What cards are cut to, held upright, at least kLeastCard. Tiles, mats and labels keep the size they
    /// have.
    QSizeF card{63, 88};
    double bleed = 0; ///< 0 to kMostBleed: how far the art runs on beyond the cut
    SheetBacks backs = SheetBacks::none;
    SheetFlip flip = SheetFlip::longEdge;
    Correction correction;
    SheetMarks marks = SheetMarks::crop;
    Inks inks = Inks::full;
    bool corners = false;   ///< a fine line shows where round corners are to be cut
    double thickness = 0.3; ///< of a card or tile, kLeastThickness to kMostThickness: by it boxes are made
    bool ruler = true;      ///< 100 mm, to see whether the printer has scaled the page
    QString pages{};        ///< "1-4, 7, 9-": only these, and what is behind them; empty: all

    bool operator==(const SheetOptions&) const = default;
};

inline constexpr double kMostBleed = 25.4 / 8;
inline constexpr double kMostOffset = 20;
inline constexpr double kMostSkew = 3;
inline constexpr double kLeastScale = 0.95;
inline constexpr double kMostScale = 1.05;
inline constexpr double kLeastThickness = 0.05;
inline constexpr double kMostThickness = 3;
/// On which every card still has all its words, in letters of 6 points.
inline constexpr QSizeF kLeastCard{40, 56};

/// A size that has a name. `id` is what the command line calls it: "a4".
struct NamedSize {
    const char* id;
    const char* name; ///< untranslated; see nameOf()
    QSizeF size;
};
/// A4, Letter, A3, Legal, held upright.
std::span<const NamedSize> paperSizes();
/// 63 x 88, poker, bridge, mini.
std::span<const NamedSize> cardSizes();
QString nameOf(const NamedSize& size);

/// A length in millimetres: "0.5", "0,5 mm", "1/8 in"; nothing if it is none.
std::optional<double> lengthFrom(const QString& text);
/// "a4", or a custom size "150x200" in millimetres; nothing if it is neither.
std::optional<QSizeF> sizeFrom(std::span<const NamedSize> known, const QString& text);

/// A way to print for which all is set that cannot be asked of everybody.
struct Beginning {
    const char* id;    ///< what the command line calls it: "home"
    const char* name;  ///< untranslated
    const char* about; ///< untranslated: what is to be done with the sheets
};
/// At home on both sides, at home on one side and folded, for a print shop.
std::span<const Beginning> beginnings();
QString nameOf(const Beginning& beginning);
QString aboutOf(const Beginning& beginning);
/// Sets what belongs to it; paper, cards, inks and printer stay.
SheetOptions begun(const Beginning& beginning, SheetOptions options);
/// By which one these options were set; none if they have been changed since.
const Beginning* beginningOf(const SheetOptions& options);

/// Why these options cannot be used, in a sentence; empty if they can. Whether the pieces fit on the page is
/// found out by Sheets.
QString problemWith(const SheetOptions& options);

} // namespace drawbridge
