// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/inkoptions.h"
#include "text/problem.h"

#include <QPointF>
#include <QSizeF>
#include <QString>
#include <optional>
#include <span>

// Options for making sheets. All lengths are in millimetres.
namespace drawbridge {

enum class SheetLayout {
    nineUp,     ///< three rows of three cards, edge to edge, on a portrait page; bleed only around the block
    eightUp,    ///< two rows of four cards, each with its bleed, on a landscape page
    gutterfold, ///< fronts on one side of a fold, backs on the other
    onePerPage,
    asManyAsFit,
};

enum class SheetBacks {
    none,
    duplex, ///< a page of backs after each page of fronts, mirrored so that they align
};

/// The edge about which the printer turns the sheet for duplex printing.
enum class SheetFlip { longEdge, shortEdge };

enum class SheetMarks {
    none,
    crop,    ///< short lines at both ends of every cut, outside the art; where pieces lie edge to edge
             ///< also small crosses, in the corners that rounding removes
    guides,  ///< lines across the whole page
    machine, ///< three registration marks for a cutting machine: a square and two corners
};

/// Compensates for a printer's misalignment (calibration.h).
struct Correction {
    /// Offset of backs to the right and down, looking at the back in portrait orientation; a landscape page
    /// has its upper edge at the left of that. Within ±kMostOffset.
    QPointF offset;
    /// Clockwise rotation of backs in mm per 100 mm, for paper that is fed askew. Within ±kMostSkew.
    double skew = 0;
    /// Horizontal and vertical scale of both sides, for portrait paper. From kLeastScale to kMostScale.
    QSizeF scale{1, 1};

    bool operator==(const Correction&) const = default;
};

/// All options. Comparable and copyable; a preview makes new sheets after each change.
struct SheetOptions {
    QSizeF paper{210, 297}; ///< portrait; the layout turns it if needed
    SheetLayout layout = SheetLayout::nineUp;
    /// Trim size of cards in portrait orientation, at least kLeastCard. Tiles, mats and labels keep their
    /// size.
    QSizeF card{63, 88};
    double bleed = 0; ///< 0 to kMostBleed: how far the art extends beyond the cut
    SheetBacks backs = SheetBacks::none;
    SheetFlip flip = SheetFlip::longEdge;
    Correction correction;
    SheetMarks marks = SheetMarks::crop;
    Inks inks = Inks::full;
    bool corners = false;   ///< draw a fine line where round corners are to be cut
    double thickness = 0.3; ///< of a card or tile, kLeastThickness to kMostThickness; sizes boxes
    bool ruler = true;      ///< a ruler of 100 mm for checking whether the printer has scaled the page
    QString pages{};        ///< print only these, "1-4, 7, 9-", and their other sides; empty: all

    bool operator==(const SheetOptions&) const = default;
};

inline constexpr double kMostBleed = 25.4 / 8;
inline constexpr double kMostOffset = 20;
inline constexpr double kMostSkew = 3;
inline constexpr double kLeastScale = 0.95;
inline constexpr double kMostScale = 1.05;
inline constexpr double kLeastThickness = 0.05;
inline constexpr double kMostThickness = 3;
/// Smallest card on which all text fits at 6 points.
inline constexpr QSizeF kLeastCard{40, 56};

/// A named size. `id` is its name on the command line: "a4".
struct NamedSize {
    const char* id;
    const char* name; ///< untranslated; see nameOf()
    QSizeF size;
};
/// A4, Letter, A3, Legal, in portrait orientation.
std::span<const NamedSize> paperSizes();
/// 63 x 88, poker, bridge, mini.
std::span<const NamedSize> cardSizes();
QString nameOf(const NamedSize& size);

/// Parses a length in millimetres: "0.5", "0,5 mm", "1/8 in"; nullopt if invalid.
std::optional<double> lengthFrom(const QString& text);
/// Parses "a4" or a custom size "150x200" in millimetres; nullopt if invalid.
std::optional<QSizeF> sizeFrom(std::span<const NamedSize> known, const QString& text);

/// A preset for the options that few people know about.
struct Beginning {
    const char* id;    ///< what the command line calls it: "home"
    const char* name;  ///< untranslated
    const char* about; ///< untranslated: instructions for the printed sheets
};
/// Duplex at home, one-sided and folded at home, for a print shop.
std::span<const Beginning> beginnings();
QString nameOf(const Beginning& beginning);
QString aboutOf(const Beginning& beginning);
/// Applies a preset; paper, cards, inks and printer options are kept.
SheetOptions begun(const Beginning& beginning, SheetOptions options);
/// The preset that matches these options; null if there is none.
const Beginning* beginningOf(const SheetOptions& options);

/// Whether these options can be used. Whether the pieces fit on the page is found out by Sheets.
Result<> check(const SheetOptions& options);

} // namespace drawbridge
