// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>
#include <QStringList>
#include <vector>

class QImage;
class QPainter;
class QSizeF;
class QUrlQuery;

// Words of the hall that are pictures: to look up a font for each size and style of letters, and to make each
// of their letters, takes longer at the start than to show what was painted last time.
namespace drawbridge {

class FacePainter;

/// One paragraph on the note of a kept match.
struct NoteLine {
    QStringList lines; ///< as they are broken; the last one cut off if there is more
    QFont font;
    bool strong = false; ///< in the ink of what matters
    bool isTime = false; ///< how long ago: behind an hourglass
    double above = 0;    ///< pixels left free above it
};

/// What of a kept match finds room on a note of that size in pixels: its title, whose turn it is, how a
/// series stands, how long ago that was, with whom, and how it stands: the later in this list, the sooner it
/// is left out. `options`: the `unit` of the scene and the note's `breadth` there; whether it is the `main`
/// one, and then `tall` if the title may go on a second line; the `pad` within; the sizes of letters `title`,
/// `normal`, `small`; how high a `button` at its foot is; and the words `name`, `turn` (and whether it is
/// `yours`), `series` and `brief`, how it says the same in little room, `against`, `standing`, `ago`.
std::vector<NoteLine> noteLines(const QSizeF& size, const QUrlQuery& options);

/// The same, on nothing. `options` also: the colours `ink` and `faint`, as in "#2b2622", and whether lines
/// are read from right to left (`rtl`).
void paintNote(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces);

/// Words in one line, in a picture so high and as broad as they need. `options`: how high the scene has it
/// (`height`), how large the `letters` are and of which `family`, their `color`, how broad they may be before
/// they are cut off (`most`; 0: as they like), and the words `text`.
QImage writtenWords(int height, const QUrlQuery& options);

} // namespace drawbridge
