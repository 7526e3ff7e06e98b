// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>
#include <vector>

class QImage;
class QPainter;
class QSizeF;
class QUrlQuery;

// Texts of the hall that are rendered as images: at start, finding fonts and rasterizing glyphs in each size
// and style takes longer than loading cached images.
namespace drawbridge {

class FacePainter;

/// A paragraph on the note of a stored match.
struct NoteLine {
    QStringList lines; ///< wrapped; the last one elided if there is more
    QFont font;
    bool strong = false; ///< in the emphasized colour
    bool isTime = false; ///< time since then, with an hourglass
    double above = 0;    ///< spacing above, in pixels
};

/// The lines of a stored match's note that fit into `size` pixels: title, turn, series score, time since
/// then, opponents, and state; later ones in this list are left out first. `options`: `unit` of the scene and
/// the note's `breadth` there; whether it is the `main` one, and then `tall` if the title may have two lines;
/// padding `pad`; font sizes `title`, `normal`, `small`; the height of a `button` at the bottom; and the
/// texts `name`, `turn` (`yours`: it is the reader's), `series`, its short form `brief`, `against`,
/// `standing`, `ago`.
std::vector<NoteLine> noteLines(const QSizeF& size, const QUrlQuery& options);

/// Paints these on a transparent background. Further `options`: the colours `ink` and `faint`, as in
/// "#2b2622", and right-to-left layout `rtl`.
void paintNote(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces);

/// A line of text as an image of its natural width. `options`: its `height` in the scene, font size
/// `letters`, `family`, `color`, maximum width `most` before it is elided (0: none), and the `text`.
QImage writtenWords(int height, const QUrlQuery& options);

} // namespace drawbridge
