// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QImage;
class QPainter;
class QSizeF;
class QString;
class QUrlQuery;

// Elements of the hall that contain text but are rendered as one image, which is cached between starts.
namespace drawbridge {

class FacePainter;

/// A game's box, standing, with shadow and title ribbon. `options`: `breadth` (of the whole picture), `cover`
/// (its cover's width) and `scale` (of fixed sizes), in units of the scene; `letters` (maximum font size) and
/// `title`; without a title there is no ribbon.
void paintTitledBox(QPainter& painter, const QSizeF& size, const QString& gameId, const QUrlQuery& options,
                    const FacePainter& faces);

/// Number of players and duration, centred. `options`: `unit` of the scene, font size `letters`,
/// right-to-left layout `rtl`, and the texts `players`, `lasts`.
void paintFacts(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces);

/// A thing on the runner with its name below it, or beside it if the height is small, and with further text
/// if there is room. `options`: `unit` of the scene and `breadth` there, maximum font size `letters` and that
/// of `small` text, right-to-left layout `rtl`, the texts `label`, `second`, and `names`, those of all things
/// there, one per line: they share one font size.
void paintThing(QPainter& painter, const QSizeF& size, const QString& thing, const QUrlQuery& options,
                const FacePainter& faces);

/// The program's name carved into the beam, as an image of that height and its natural width.
QImage carvedName(int height, bool night);

} // namespace drawbridge
