// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagelayout.h"

#include "layout/tablelayout.h"
#include "table/gametable.h"
#include "table/tablecontroller.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace drawbridge {

namespace {

constexpr double kLine = 16;     // height of a line of text, CSS pixels
constexpr double kLeast = 9;     // where the room is small
constexpr double kLetter = 0.52; // mean width of a letter, in heights of a line
constexpr double kSmallest = 16; // width of a piece: what is small is not pressed, but opened

QJsonArray arrayOf(const QRectF& rect) {
    // Tenths of a pixel: more would only make messages longer, and pieces seem to move.
    const auto rounded = [](double length) { return std::round(length * 10) / 10; };
    return {rounded(rect.x()), rounded(rect.y()), rounded(rect.width()), rounded(rect.height())};
}

QString spotKey(TablePlace place) {
    return QStringLiteral("%1/%2").arg(QString::number(place.pile), QString::number(place.place));
}

/// The table in front of one viewer, laid out.
class LaidOut {
  public:
    LaidOut(TableController& controller, const QSizeF& room, const QSet<int>& elsewhere)
        : controller_(controller)
        , elsewhere_(elsewhere)
        , arrangement_(*arrangementOf(controller.match()->gameId())) {
        readPieces();
        layout_ = fitted(arrangement_, inputFor(room), kLeast);
    }

    /// `places`: those that are marked.
    QJsonObject json(const QList<TablePlace>& places) const {
        QJsonObject pieces;
        QJsonObject piles;
        QJsonObject seats;
        QJsonObject spots;
        for (const PieceRow& piece : pieces_) {
            const PieceSpot spot = spotOf(piece);
            if (!spot.isThere()) continue;
            QJsonArray place = arrayOf({spot.x, spot.y, spot.size, 0});
            place[3] = spot.turn;
            pieces[QString::number(piece.handle)] = place;
        }
        for (auto pile = layout_.piles.cbegin(); pile != layout_.piles.cend(); ++pile)
            if (pile->isThere()) piles[QString::number(pile.key())] = arrayOf(pile->rect);
        for (auto seat = layout_.seats.cbegin(); seat != layout_.seats.cend(); ++seat)
            seats[QString::number(seat.key())] = arrayOf(seat.value());
        for (const TablePlace& target : places) {
            const QRectF rect = rectOf(target);
            if (rect.isEmpty()) continue;
            QJsonArray spot = arrayOf(rect);
            if (isEmptySquare(target)) spot.append(arrangement_.slotTurn(target));
            spots[spotKey(target)] = spot;
        }
        return {{QStringLiteral("width"), layout_.width},  {QStringLiteral("height"), layout_.height},
                {QStringLiteral("pieces"), pieces},        {QStringLiteral("piles"), piles},
                {QStringLiteral("seats"), seats},          {QStringLiteral("spots"), spots},
                {QStringLiteral("slots"), emptySquares()}, {QStringLiteral("aspect"), arrangement_.aspect()}};
    }

  private:
    void readPieces() {
        const PieceModel& model = *controller_.pieces();
        for (int row = 0; row < model.rowCount(); ++row) {
            const PieceRow& piece = model.at(row);
            pieces_ << piece;
            PileContents& contents = contents_[piece.pile];
            while (contents.size() <= piece.place) contents.append(PieceState{});
            contents[piece.place] = {
                .there = true, .up = piece.faceUp, .kind = piece.kind, .worth = piece.worth};
            ++counts_[piece.pile];
            if (!piece.faceUp) ++down_[piece.pile];
        }
    }

    LayoutInput inputFor(const QSizeF& room) {
        const SeenMatch seen = controller_.gameTable()->seen();
        LayoutInput input;
        input.width = room.width();
        input.height = room.height();
        input.unit = kLine;
        input.smallest = input.finger = kSmallest;
        const std::vector<PileInfo> piles = seen.piles();
        for (int row = 0; row < controller_.piles()->rowCount(); ++row) {
            const PileRow& pile = controller_.piles()->at(row);
            const auto info = std::ranges::find(piles, static_cast<PileId>(pile.pile), &PileInfo::id);
            if (info == piles.end() || elsewhere_.contains(pile.pile)) continue;
            if (info->kind == PileKind::Hand) hands_.insert(pile.pile);
            input.piles.append({.info = *info,
                                .breadth = static_cast<double>(pile.label.size()) * kLetter,
                                .contents = contents_[pile.pile],
                                .down = down_[pile.pile]});
        }
        for (int row = 0; row < controller_.seats()->rowCount(); ++row) {
            const SeatRow& seat = controller_.seats()->at(row);
            input.seats << seat.seat;
            if (seat.isOut) input.out << seat.seat;
        }
        input.bottom = std::max(0, controller_.match()->viewer());
        input.front = controller_.match()->front();
        return input;
    }

    int countOf(int pile) const {
        const auto found = counts_.find(pile);
        return found == counts_.end() ? 0 : found->second;
    }
    PileContents contentsOf(int pile) const {
        const auto found = contents_.find(pile);
        return found == contents_.end() ? PileContents() : found->second;
    }

    PieceSpot spotOf(const PieceRow& piece) const {
        const int count = countOf(piece.pile);
        if (piece.offered)
            if (const auto spot = arrangement_.traySpot(layout_, count - 1 - piece.rank, std::min(count, 3)))
                return *spot;
        const int sharer = layout_.pile(piece.pile).shares;
        const PieceSpot home = arrangement_.spot(layout_, {.pile = piece.pile,
                                                           .place = piece.place,
                                                           .count = count,
                                                           .rank = piece.rank,
                                                           .up = piece.faceUp,
                                                           .contents = contentsOf(piece.pile),
                                                           .others = sharer < 0 ? 0 : countOf(sharer)});
        return stanceOf(home, piece.sideways, piece.forward);
    }

    bool isEmptySquare(TablePlace at) const {
        return at.place >= 0 && layout_.pile(at.pile).form == Areas::Form::Grid &&
               !contentsOf(at.pile).value(at.place).there;
    }

    /// Of the piles whose squares have pictures, those where nothing lies.
    QJsonObject emptySquares() const {
        QJsonObject all;
        const PileModel& piles = *controller_.piles();
        for (int row = 0; row < piles.rowCount(); ++row) {
            const PileRow& pile = piles.at(row);
            QJsonArray squares;
            for (int place = 0; place < pile.places; ++place) {
                const TablePlace at{pile.pile, place};
                const QString face = arrangement_.slotFace(at);
                if (face.isEmpty() || !isEmptySquare(at)) continue;
                QJsonArray square = arrayOf(rectOf(at));
                square[3] = arrangement_.slotTurn(at);
                square.append(face);
                squares.append(square);
            }
            if (!squares.isEmpty()) all[QString::number(pile.pile)] = squares;
        }
        return all;
    }

    /// The rectangle of a place: its own, or that of the piece there.
    QRectF rectOf(TablePlace at) const {
        const bool isInHand = at.place >= 0 && hands_.contains(at.pile);
        const auto rect = isInHand
                              ? std::nullopt
                              : arrangement_.dropRect(layout_, at, countOf(at.pile), contentsOf(at.pile));
        return rect ? *rect : rectOfPiece(at);
    }

    QRectF rectOfPiece(TablePlace at) const {
        const auto piece = std::ranges::find_if(
            pieces_, [&](const PieceRow& one) { return one.pile == at.pile && one.place == at.place; });
        if (piece == pieces_.end()) return {};
        const PieceSpot spot = spotOf(*piece);
        const double height = spot.size * arrangement_.aspect();
        const QRectF upright(spot.x, spot.y, spot.size, height);
        if (spot.turn % 2 == 0) return upright;
        QRectF turned({}, upright.size().transposed());
        turned.moveCenter(upright.center());
        return turned;
    }

    TableController& controller_;
    const QSet<int>& elsewhere_; ///< piles that are not laid out
    const TableArrangement& arrangement_;
    QList<PieceRow> pieces_;
    std::map<int, PileContents> contents_;
    std::map<int, int> counts_;
    std::map<int, int> down_;
    QSet<int> hands_; ///< piles in which each piece has only its own rectangle
    TableLayout layout_;
};

} // namespace

QJsonObject pageLayout(TableController& controller, const QSizeF& room, const QList<TablePlace>& places,
                       const QSet<int>& elsewhere) {
    if (!controller.hasTable() || room.isEmpty()) return {};
    return LaidOut(controller, room, elsewhere).json(places.isEmpty() ? controller.targets() : places);
}

} // namespace drawbridge
