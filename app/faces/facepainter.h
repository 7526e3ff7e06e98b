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

/// How much of a card is painted: all; only what can be recognised from afar, enlarged; or what is legible at
/// its size on the screen.
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
    virtual double cornerMillimetres(const QString& /*face*/) const { return 0; }
    /// Paints a known face so that it fills `where`.
    virtual void paint(QPainter& painter, const QRectF& where, const QString& face, Detail detail) const = 0;
    /// Paints a known face with bleed (FacePainter::paintUncut()); `where` has its proportions. A face
    /// without a ground to extend is painted as usual.
    virtual void paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                            const QString& face) const;
};

/// The one painter of all faces. Those of a room are documented at its factory function, at the end of its
/// file. All const functions may be called from several threads at once.
class FacePainter {
  public:
    /// Has the built-in rooms.
    FacePainter();

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
    /// Paints the face for printing and cutting: all of it, as large as fits into `trim`, with square
    /// corners, without the line along its edge, and with bleed up to `sheet`. The painter's unit is a
    /// millimetre.
    void paintUncut(QPainter& painter, const QRectF& trim, const QRectF& sheet, const QString& face,
                    const InkOptions& ink = {}) const;

  private:
    const FaceRoom* roomOf(const QString& face, QString* rest) const;

    std::vector<std::unique_ptr<FaceRoom>> rooms_;
};

} // namespace drawbridge
