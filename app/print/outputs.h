// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QPagedPaintDevice>
#include <QSize>
#include <QString>
#include <functional>
#include <span>

// What sheets are written into. All functions may run in any thread and leave no half-written file: what was
// there stays until the new file is whole. What is called off has not failed.
namespace drawbridge {

/// Called after each page or picture with the number done and the total. Returning false cancels; nothing is
/// written then.
using Progress = std::function<bool(int done, int total)>;

/// A PDF, all vectors, fonts embedded, true to size, with its boxes and an outline (pdffile.h). Where the
/// program was built without qpdf its pages are whole points, as Qt has them: up to half a point (0.18 mm)
/// larger or smaller than the paper; the sheet lies in the middle, in place to within 0.09 mm.
Result<> writePdf(const Sheets& sheets, const QString& file, const Progress& progress = {});

/// The same, not into a file; nothing is put into `pdf` if that goes wrong or is called off.
Result<> paintPdf(const Sheets& sheets, QByteArray& pdf, const Progress& progress = {});

/// Paints pages `first` to `last`, from 1, on a printer or other device. Before the painter begins,
/// preparePage() must have been called for the first of them, and a QPrinter must print to the edge of its
/// paper (setFullPage()). Fails if the device stops.
///
/// All pages are upright for the device, as a printer feeds its paper: one that is held sideways is turned by
/// a quarter, its upper edge to the left. Were that left to the printer, nobody would know which way it turns
/// it, and neither the offset of its backs nor the edge it turns the paper about would be sure.
Result<> paintPages(const Sheets& sheets, QPagedPaintDevice& device, int first, int last,
                    const Progress& progress = {});
/// Sets paper, orientation and margins (none: sheets have their own) of a device as page `number`, from 1,
/// wants them.
void preparePage(QPagedPaintDevice& device, const Sheets& sheets, int number);

/// A picture format of a print service: size in pixels at 300 dots per inch, including bleed on all sides.
struct PictureSize {
    const char* id;   ///< what the command line calls it: "mpc-poker"
    const char* name; ///< untranslated; see nameOf()
    QSize pixels;
    QSizeF trim; ///< trim size of the card, in millimetres
};
/// MakePlayingCards (poker, bridge, tarot: 36 pixels of bleed) and The Game Crafter (poker, bridge, mini,
/// tarot: 1/8 inch), as in their templates.
std::span<const PictureSize> pictureSizes();
QString nameOf(const PictureSize& size);

/// Whether it is a folder into which some files may be written.
Result<> checkFolder(const QString& folder);

/// A PNG for each kind of piece and for each back, in a folder that is there: "knight-x13.png", "back.png".
/// With a `size` all are that large; only cards are made then, since the services' sizes are for them. Else
/// pieces have the sizes and the bleed of the options, at 300 dots per inch. Whole pages (the rules) become a
/// PNG each. The files are written when all are painted: all or none. Each
/// says in its "Title" what game it is of.
Result<> writePictures(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options,
                       const PictureSize* size, const QString& folder, const Progress& progress = {});

/// For Tabletop Simulator: a saved object `file` ("….json") with a deck of each set of cards or tiles and
/// each of its backs, with mats and rules as objects
/// of their own, and beside it the pictures it names, "…-cards-1.png" and so on, with at most 10 x 7
/// cards each, and the backs. The simulator finds the pictures by `address`, the web folder to which they
/// will be uploaded; if that is empty, where they are on this computer.
Result<> writeDecks(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options,
                    const QString& file, const QString& address = {}, const Progress& progress = {});

} // namespace drawbridge
