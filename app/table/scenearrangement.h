// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/laidtable.h"

#include <QVariant>

namespace drawbridge {

/// A game's arrangement (app/layout) for QML. `contents`: a pileContents, or a list of {up, kind, worth} by
/// place.
class SceneArrangement : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Layouter)
    /// The game's id.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged REQUIRED)
    /// Height of an upright piece in widths: 1 for tiles.
    Q_PROPERTY(double aspect READ aspect NOTIFY gameChanged)
    /// Size of the number in the upper left corner of a piece, in widths of it: no mark may cover it.
    Q_PROPERTY(QSizeF figure READ figure NOTIFY gameChanged)

  public:
    explicit SceneArrangement(QObject* parent = nullptr);

    const QString& game() const { return game_; }
    void setGame(const QString& game);
    double aspect() const { return arrangement_->aspect(); }
    QSizeF figure() const { return arrangement_->figure(); }

    /// Lays the table out. Keys of `room`: width, height, unit, smallest, finger, named, arranging, seats,
    /// out, bottom, front as in Room; piles {pile, kind, owner, role, breadth, lie, down}; least: lower limit
    /// of the text size where the table does not fit otherwise; right, below: margins taken by something
    /// else, which do not apply to the rail.
    Q_INVOKABLE drawbridge::LaidTable* arrange(const QVariantMap& room) const;

    Q_INVOKABLE drawbridge::PieceSpot spot(drawbridge::LaidTable* table, int pile, int place, int count,
                                           int rank = 0, bool up = false, const QVariant& contents = {},
                                           int others = 0) const;
    /// The spot of a piece to be taken out of a stack, `index` from the top; without `there`: the usual one.
    Q_INVOKABLE drawbridge::PieceSpot traySpot(drawbridge::LaidTable* table, int index, int count) const {
        return arrangement_->traySpot(table->layout(), index, count).value_or(PieceSpot{});
    }
    /// The spot of a piece of a pile that is fanned out over an area.
    Q_INVOKABLE drawbridge::PieceSpot fanSpot(drawbridge::LaidTable* table, int pile, int place, int count,
                                              const QRectF& area) const;
    /// A spot turned sideways or moved forward; not for a fanned-out pile.
    Q_INVOKABLE drawbridge::PieceSpot stance(drawbridge::PieceSpot home, bool sideways, bool forward) const {
        return stanceOf(home, sideways, forward);
    }

    /// The drop rectangle; undefined for a place of a row, where it is the piece's own rectangle.
    Q_INVOKABLE QVariant dropRect(drawbridge::LaidTable* table, int pile, int place, int count = 0,
                                  const QVariant& contents = {}) const;
    Q_INVOKABLE QList<int> sides(drawbridge::LaidTable* table, int pile) const {
        return arrangement_->sides(table->layout(), pile);
    }
    Q_INVOKABLE drawbridge::Landing landing(drawbridge::LaidTable* table, int pile, int place,
                                            int count) const {
        return arrangement_->landing(table->layout(), {pile, place}, count);
    }
    Q_INVOKABLE drawbridge::TablePlace place(int pile, int place) const { return {pile, place}; }
    Q_INVOKABLE drawbridge::TableSpot spotOf(int pile, int place, int mark) const {
        return {pile, place, mark};
    }
    /// What lies under a point.
    Q_INVOKABLE drawbridge::TablePlace spotAt(drawbridge::LaidTable* table, double x, double y) const {
        return arrangement_->spotAt(table->layout(), {x, y});
    }
    Q_INVOKABLE int wholeOf(drawbridge::LaidTable* table, int pile, int place) const {
        return arrangement_->wholeOf(table->layout(), {pile, place});
    }
    Q_INVOKABLE int nearest(drawbridge::LaidTable* table, int pile, const QVariant& contents, double x,
                            double y) const;
    Q_INVOKABLE QList<drawbridge::CastlePlaque> plaques(drawbridge::LaidTable* table, int pile,
                                                        const QVariant& contents) const;
    Q_INVOKABLE int slotTurn(int pile, int place) const { return arrangement_->slotTurn({pile, place}); }
    Q_INVOKABLE QString slotFace(int pile, int place) const { return arrangement_->slotFace({pile, place}); }

    /// What the layout depends on besides the size, as a string to compare. `piles` as in arrange().
    Q_INVOKABLE QString shapeOf(const QVariantList& piles) const;
    Q_INVOKABLE drawbridge::ContentsInQml contentsOf(const QVariant& contents) const;
    /// The lie of a pile with places kept for pieces that have left since the pile was read.
    Q_INVOKABLE drawbridge::ContentsInQml keptContents(const QVariantMap& pile, const QVariant& now) const;

  signals:
    void gameChanged();

  private:
    QString game_;
    const TableArrangement* arrangement_ = nullptr; ///< of `game`, which is set before all else
};

} // namespace drawbridge
