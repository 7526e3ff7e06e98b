// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "inkoptions.h"

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

class QPainter;

namespace drawbridge {

/// How much of a card is painted: all of it; what is recognised from afar, and that large; or what can be
/// read at the size it has on the screen.
enum class Detail { bySize, brief, whole };

/// Paints the faces of one game (or another family of small pictures, such as the seats' shields).
///
/// A face is named "ROOM/FACE"; a FaceRoom answers to one ROOM and is asked about FACE only. Painting must be
/// pure vectors (no pixmaps), fill `where` exactly, leave the painter as it was, and be safe to call from
/// several threads at once.
class FaceRoom {
  public:
    virtual ~FaceRoom() = default;

    /// The part of a face's name before the slash, e.g. "castle-keep".
    virtual QString name() const = 0;
    /// All faces of the room in a sensible order for a gallery, without the room's name.
    virtual QStringList faces() const = 0;
    /// Whether `face` can be painted; more names may be known than `faces()` lists (variants).
    virtual bool knows(const QString& face) const = 0;
    /// Printed size; asked for known faces only.
    virtual QSizeF sizeMillimetres(const QString& face) const = 0;
    /// Radius of the printed corners, in millimetres; the face leaves what lies outside it transparent.
    virtual double cornerMillimetres(const QString& face) const = 0;
    /// Paints a known face so that it fills `where`.
    virtual void paint(QPainter& painter, const QRectF& where, const QString& face, Detail detail) const = 0;
    /// Paints all of a known face as it is on paper before it is cut out (FacePainter::paintUncut()); `where`
    /// has its proportions. What has no ground that could run on is painted as it is.
    virtual void paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                            const QString& face) const;
};

/// The one painter of all faces: table, gallery, diagrams and printed sheets use it.
///
/// Faces are named "ROOM/FACE". In the rooms so far:
/// - `castle-keep/RcT`: colour R Y B, shape c z s, kind T W; keeps `RK YK BK`; `back`;
///   `slot-corner`, `slot-side`, `slot-centre` for light cloth, the same with `-dark` for dark cloth, with
///   `-stark` in high contrast (transparent but for faint lines). Walls and towers are painted as for the
///   squares n and nw.
/// - `castles-of-caleira/Barracks` and so on, the kinds as caleira::faceName() has them; `back`;
///   `slot-castle`, `slot-deck`, `slot-discard`, also with `-dark` and `-stark`.
/// - `castle-rampage/SLUG`, the kinds of the house edition; `castle-rampage/deck-N/SLUG`, those of the N-th
/// deck
///   kept by rampage::keepDeck(); `overview`, `back`; `slot-gate`, `slot-castle`, `slot-draw`,
///   `slot-discard`, `slot-play`, `slot-standing`, `slot-resting`, also with `-dark` and
///   `-stark`.
/// - `castle-wars/RANK-SUIT`: RANK 2 to 10, jack, queen, king, ace, SUIT spades, clubs, hearts, diamonds;
///   without a suit that of spades; `dragon` and `joker`; `faction-NAME`, the factions as
///   wars::factionName() has them; `overview`, `resources`; `back-black`, `back-red`, `back` the first,
///   `back-neutral`; `slot-pile`, `slot-soldiers`, `slot-resources`, `slot-fallen`, `slot-used`, also with
///   `-dark` and `-stark`.
/// - `castles/SLUG`, the kinds as castles::kFacesOf has them; `puppet-castle`, a Puppet that serves as a
/// castle;
///   `back`; `slot-castle`, `slot-deck`, `slot-discard`, `slot-fallen`, `slot-assault`, `slot-play`, also
///   with `-dark` and `-stark`.
/// - `seat/0` to `seat/7`: the seats' shields; `seat/3-of-0`: that of seat 3 as a puppet of seat 0.
/// - `hall/box-GAME`: the game's box, standing, with its shadow; `hall/cover-GAME`: its cover alone; both
/// without
///   the title; `hall/thing-lessons` and what else lies and stands in the hall; `hall/sign-pawn` and other
///   small signs, `hall/sign-pawn-light` for dark grounds.
/// - `helm/page`, `squire`, `knight`, `monarch`: how strong a bot is; `beast/boar` and so on: which one it is
///   (beastOf()); `helm/page-of-3`, `beast/boar-of-3`: the same on a roundel in the tincture of seat 3.
///
/// All const functions may be called from several threads at once.
class FacePainter {
  public:
    /// Knows the rooms that come with the program.
    FacePainter();
    ~FacePainter();
    FacePainter(const FacePainter&) = delete;
    FacePainter& operator=(const FacePainter&) = delete;

    /// Adds a room; a later room of the same name takes the place of an earlier one. Not thread-safe: add all
    /// rooms before painting begins.
    void add(std::unique_ptr<FaceRoom> room);

    /// Every face of every room, as "ROOM/FACE"; of one room only if `room` is given.
    QStringList faces(const QString& room = {}) const;
    bool knows(const QString& face) const;
    /// Printed size. An unknown face has the size of a tile, 45 x 45 mm.
    QSizeF sizeMillimetres(const QString& face) const;
    /// Radius of the printed corners, in millimetres.
    double cornerMillimetres(const QString& face) const;
    /// Paints the face so that it fills `where`, as vectors. An unknown face is painted as a plain sheet with
    /// a dashed border and a question mark.
    void paint(QPainter& painter, const QRectF& where, const QString& face,
               Detail detail = Detail::bySize) const;
    /// Paints the face as it is on paper before it is cut out: all of it, as large as fits into `trim`, with
    /// square corners and without the line along its edge; and what reaches its edge runs on as far as
    /// `sheet`. The painter's unit is a millimetre.
    void paintUncut(QPainter& painter, const QRectF& trim, const QRectF& sheet, const QString& face,
                    const InkOptions& ink = {}) const;

  private:
    const FaceRoom* roomOf(const QString& face, QString* rest) const;

    std::vector<std::unique_ptr<FaceRoom>> rooms_;
};

/// The rooms that come with the program; each is made by its own source file.
std::unique_ptr<FaceRoom> makeKeepFaces();
std::unique_ptr<FaceRoom> makeCaleiraFaces();
std::unique_ptr<FaceRoom> makeRampageFaces();
std::unique_ptr<FaceRoom> makeWarsFaces();
std::unique_ptr<FaceRoom> makeCastlesFaces();
std::unique_ptr<FaceRoom> makeSeatFaces();
std::unique_ptr<FaceRoom> makeHallFaces();
std::unique_ptr<FaceRoom> makeHelmFaces();
std::unique_ptr<FaceRoom> makeBeastFaces();

} // namespace drawbridge
