// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/shownpieces.h"

#include "table/pictures.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

QString further(const QString& name, const QString& more) {
    //: Spoken of a piece: %1 is "red curvy tower", %2 where it lies ("north-west corner of Anna's castle"),
    //: or what else there is to say of it ("worth 9 + 3 for the Queen = 12", "12 tiles")
    return ShownPieces::tr("%1, %2").arg(name, more);
}

} // namespace

void ShownPieces::read(const GameTable& table, const ViewIndex& base, const Interactions& interactions,
                       const EffectStrip& effects, const QSet<Handle>& arrived, bool arranging) {
    pieces_.clear();
    arranging_ = arranging;
    const SeenMatch match = table.seen();
    const GameText& text = table.text();
    const QStringList names = table.names();
    for (const Piece& piece : viewIndex_.pieces()) {
        const PileInfo& pile = viewIndex_.pileOf(piece);
        const bool isFirst = pieces_.empty() || (&piece - 1)->pile != piece.pile;
        PieceRow shown{.handle = static_cast<int>(piece.handle),
                       .pile = piece.pile,
                       .place = piece.place,
                       .kind = piece.face,
                       .faceUp = piece.faceUp,
                       .owner = seatNumber(pile.owner),
                       .rank = isFirst ? 0 : pieces_.back().rank + 1};
        shown.back = toQString(backPath(match.game(), viewIndex_.view(), piece.pile));
        shown.face = piece.face == kHidden ? shown.back : facePath(match, piece.face, piece.look);
        // In a row a piece is named by its index, not by the place that it keeps.
        const int spot = pile.kind == PileKind::Row ? shown.rank : piece.place;
        const QString name = text.faceNameIn(match.setup(), piece.face);
        const QString place = text.placeName(pile, spot);
        shown.spokenName = further(name, text.spotName(pile, spot, names, viewIndex_.view().viewer));
        shown.heardName = place.isEmpty() ? name : further(name, place);
        // Pieces moved provisionally are still described as where they lay.
        const Piece* lay = base.pieceOf(piece.handle);
        const Piece& real = lay != nullptr ? *lay : piece;
        const View& view = lay != nullptr ? base.view() : viewIndex_.view();
        QStringList more{text.pieceNote(view, real)};
        // The top of a stack represents the whole.
        if (pile.kind == PileKind::Stack && viewIndex_.isTop(piece) && shown.rank > 0)
            more << text.counted(shown.rank + 1);
        more.removeAll(QString());
        for (const QString& each : more) {
            shown.spokenName = further(shown.spokenName, each);
            shown.heardName = further(shown.heardName, each);
        }
        const PieceSigns signs = text.pieceSigns(view, real);
        shown.worth = signs.worth;
        shown.marks = signs.marks;
        shown.sideways = signs.across;
        shown.forward = signs.forward;
        shown.tag = signs.tag;
        if (const QString shield = shieldPath(match, viewIndex_.view(), signs.seat); !shield.isEmpty())
            shown.marks.append(shield);
        const bool isSecret = !piece.faceUp && piece.face != kHidden;
        shown.known = isSecret && !(arranging && pile.kind == PileKind::Hand);
        shown.movable = interactions.isMovable(piece) || arranging;
        shown.acting = effects.isActing(piece);
        shown.silenced = effects.isSilenced(piece);
        shown.offered = pile.kind == PileKind::Stack && !isSeat(pile.owner) && shown.movable && isSecret &&
                        !shown.acting && !arranging;
        shown.asked = interactions.isAsked(piece);
        shown.lastMoved = arrived.contains(piece.handle);
        pieces_.push_back(std::move(shown));
    }
}

void ShownPieces::stepForward(const std::vector<PileId>& piles) {
    for (const Piece& piece : viewIndex_.pieces())
        pieces_[viewIndex_.indexOf(piece)].forward =
            std::ranges::count(piles, piece.pile) > 0 && viewIndex_.isTop(piece);
}

/// What can be done with a piece, or would happen to it, in words.
QString ShownPieces::stateOf(const Piece& piece, const Hand& hand, bool isTarget) const {
    QStringList words;
    if (piece.handle == hand.picked)
        words << tr("picked up");
    else if (isTarget)
        words << tr("possible target");
    else if (hand.picked == 0 && of(piece).movable && !arranging_)
        words << tr("can be moved");
    if (hand.preview.threatened.contains(piece.handle))
        //: Spoken of a piece: it would fall by the move; or, while a position is set up, it cannot lie there
        words << (arranging_ ? tr("cannot be there") : tr("would fall"));
    return words.join(QStringLiteral(", "));
}

QList<PieceRow> ShownPieces::rows(const Interactions& interactions, const Hand& hand) const {
    QList<PieceRow> rows;
    const Piece* held = viewIndex_.pieceOf(hand.picked);
    for (const Piece& piece : viewIndex_.pieces()) {
        const TablePlace aimed = viewIndex_.aimedAt(piece, hand.targets);
        PieceRow row = of(piece);
        row.picked = piece.handle == hand.picked;
        row.target = isLit(hand.targets, aimed) && (hasPlaces(viewIndex_.pileOf(piece).kind) ||
                                                    aimed.place >= 0 || viewIndex_.isTop(piece));
        row.threatened = hand.preview.threatened.contains(piece.handle);
        row.joining = hand.preview.joining.contains(piece.handle);
        row.vain = row.target && interactions.hasNoEffect(*held, aimed);
        row.stateWords = stateOf(piece, hand, row.target);
        rows.append(row);
    }
    return rows;
}

} // namespace drawbridge
