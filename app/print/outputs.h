// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QImage>
#include <QPagedPaintDevice>
#include <QSize>
#include <QString>
#include <functional>
#include <span>
#include <string>

// Output of sheets. All functions are thread-safe and leave no partial file: an existing file is kept until
// the new one is complete. Cancellation is no failure.
namespace drawbridge {

/// Called after each page or picture with the number done and the total. Returning false cancels; nothing is
/// written then.
using Progress = std::function<bool(int done, int total)>;

/// Writes a PDF: vectors, embedded fonts, true to size, with page boxes and an outline (pdffile.h). Without
/// qpdf, page sizes are whole points, as Qt makes them: up to half a point (0.18 mm) larger or smaller than
/// the paper; the sheet is centred, accurate to 0.09 mm.
Result<> writePdf(const Sheets& sheets, const QString& file, const Progress& progress = {});

/// The same into memory; `pdf` is unchanged on failure or cancellation.
Result<> paintPdf(const Sheets& sheets, QByteArray& pdf, const Progress& progress = {});

/// Paints pages `first` to `last`, from 1, on a printer or other device. Before the painter begins,
/// preparePage() must have been called for the first of them, and a QPrinter must print to the edge of its
/// paper (setFullPage()). Fails if the device does.
/// All pages are portrait for the device, as a printer feeds its paper: a landscape page is rotated by 90
/// degrees, its upper edge to the left. If that were left to the printer, the direction of rotation would be
/// unknown, and with it the offset of backs and the edge about which the paper is turned.
Result<> paintPages(const Sheets& sheets, QPagedPaintDevice& device, int first, int last,
                    const Progress& progress = {});
/// Sets the device's paper size, orientation and margins (none: sheets have their own) for page `number`,
/// from 1.
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

/// The picture encoded as PNG.
std::string pngOf(const QImage& image);

/// Whether it is a folder into which some files may be written.
Result<> checkFolder(const QString& folder);

/// Writes a PNG for each kind of piece and each back into an existing folder: "knight-x13.png", "back.png".
/// With a `size` all have that size, and only cards are written, since the services' formats are for cards.
/// Else pieces have the size and bleed of the options, at 300 dots per inch. Whole pages (the rules) become
/// one PNG each. The files are written only when all are painted: all or none. The PNG text key "Title" names
/// the game.
Result<> writePictures(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options,
                       const PictureSize* size, const QString& folder, const Progress& progress = {});

/// For Tabletop Simulator: writes a saved object `file` ("….json") with a deck for each back of each set of
/// cards or tiles, and mats and rules as separate objects, and beside it the pictures it refers to,
/// "…-cards-1.png" and so on, with at most 10 x 7 cards each, and the backs. The simulator loads the pictures
/// from `address`, the web folder they will be uploaded to; if empty, from their path on this computer.
Result<> writeDecks(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options,
                    const QString& file, const QString& address = {}, const Progress& progress = {});

} // namespace drawbridge
