// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/laidtable.h"

#include <QVariant>

namespace drawbridge {

/// How one game lies on the table, for QML: its arrangement (app/layout), and what else its scene is to know.
/// `lie` is a pileLie, or a list of {up, face, worth} by place.
class SceneArrangement : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Layouter)
    /// The game, by its id.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged REQUIRED)
    /// How high an upright piece is for its width: 1 for tiles.
    Q_PROPERTY(double aspect READ aspect NOTIFY gameChanged)
    /// The upper left corner of a piece in which its number stands, in widths of the piece: marks do not
    /// cover it.
    Q_PROPERTY(QSizeF figure READ figure NOTIFY gameChanged)

  public:
    explicit SceneArrangement(QObject* parent = nullptr);

    const QString& game() const { return game_; }
    void setGame(const QString& game);
    double aspect() const { return arrangement_->aspect(); }
    QSizeF figure() const { return arrangement_->figure(); }

    /// A table laid out: of `room` are read width, height, unit, smallest, finger, named, arranging, seats,
    /// out, bottom, front as in Room; piles {pile, kind, owner, role, breadth, lie, down}; least: words may
    /// be made smaller, down to this, where the table does not fit else; right, below: so much of the room is
    /// taken by something else, which the rail is not concerned by.
    Q_INVOKABLE drawbridge::LaidTable* arrange(const QVariantMap& room) const;

    Q_INVOKABLE drawbridge::PieceSpot spot(drawbridge::LaidTable* table, int pile, int place, int count,
                                           int rank = 0, bool up = false, const QVariant& lie = {},
                                           int others = 0) const;
    /// Where a piece lies that may be taken though it is part of a stack, `index` from the top; not there: as
    /// any other.
    Q_INVOKABLE drawbridge::PieceSpot traySpot(drawbridge::LaidTable* table, int index, int count) const;
    /// Where a piece of a pile lies that is spread out over an area to be looked through.
    Q_INVOKABLE drawbridge::PieceSpot fanSpot(drawbridge::LaidTable* table, int pile, int place, int count,
                                              const QRectF& area) const;
    /// The same of a piece that lies crosswise or has stepped forward; not of one spread out to be looked at.
    Q_INVOKABLE drawbridge::PieceSpot stance(drawbridge::PieceSpot home, bool sideways, bool forward) const;

    /// The rectangle to drop on; undefined for a place of a row, which is where its piece lies.
    Q_INVOKABLE QVariant dropRect(drawbridge::LaidTable* table, int pile, int place, int count = 0,
                                  const QVariant& lie = {}) const;
    Q_INVOKABLE QList<int> sides(drawbridge::LaidTable* table, int pile) const;
    Q_INVOKABLE drawbridge::Landing landing(drawbridge::LaidTable* table, int pile, int place,
                                            int count) const;
    Q_INVOKABLE drawbridge::TablePlace place(int pile, int place) const { return {pile, place}; }
    Q_INVOKABLE drawbridge::TableSpot spotOf(int pile, int place, int mark) const {
        return {pile, place, mark};
    }
    /// What lies under a point.
    Q_INVOKABLE drawbridge::TablePlace spotAt(drawbridge::LaidTable* table, double x, double y) const;
    Q_INVOKABLE int wholeOf(drawbridge::LaidTable* table, int pile, int place) const;
    Q_INVOKABLE int nearest(drawbridge::LaidTable* table, int pile, const QVariant& lie, double x,
                            double y) const;
    Q_INVOKABLE QList<drawbridge::CastlePlaque> plaques(drawbridge::LaidTable* table, int pile,
                                                        const QVariant& lie) const;
    Q_INVOKABLE int slotTurn(int pile, int place) const;

    /// What the table is laid out by beside its size, of piles as in a room.
    Q_INVOKABLE QString shapeOf(const QVariantList& piles) const;
    Q_INVOKABLE drawbridge::LieInQml lieOf(const QVariant& lie) const;
    /// The same with what keeps its place though it has gone since the pile was told.
    Q_INVOKABLE drawbridge::LieInQml keptLie(const QVariantMap& pile, const QVariant& now) const;

  signals:
    void gameChanged();

  private:
    QString game_;
    const TableArrangement* arrangement_ = &keepArrangement();
};

} // namespace drawbridge
