// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QImage;
class QPainter;
class QSizeF;
class QString;
class QUrlQuery;

// What has words on it in the hall and yet is one picture: painted once, it is there at once the next time.
namespace drawbridge {

class FacePainter;

/// A game's box, standing, with its shadow and with its title on a ribbon. `options`: the breadth of all of
/// it, that of its cover and the scale of what has a fixed form, as the scene measures them; how large the
/// `letters` are at most, and the `title`; without one there is no ribbon.
void paintTitledBox(QPainter& painter, const QSizeF& size, const QString& gameId, const QUrlQuery& options,
                    const FacePainter& faces);

/// How many can play and how long it takes, in the middle of that size. `options`: the `unit` of the scene,
/// how large the `letters` are, whether lines are read from right to left (`rtl`), and the words `players`,
/// `lasts`.
void paintFacts(QPainter& painter, const QSizeF& size, const QUrlQuery& options, const FacePainter& faces);

/// A thing on the runner with its name below it, or beside it where it is low, and where there is room what
/// more there is to say. `options`: the `unit` of the scene and its `breadth` there, how large the `letters`
/// are at most and those of what is `small`, whether lines are read from right to left (`rtl`), the words
/// `label`, `second`, and the `names` of all things there, a line each: their letters are of one size.
void paintThing(QPainter& painter, const QSizeF& size, const QString& thing, const QUrlQuery& options,
                const FacePainter& faces);

/// The program's name as it is carved into the beam, in a picture so high and as broad as it needs.
QImage carvedName(int height, bool night);

} // namespace drawbridge
