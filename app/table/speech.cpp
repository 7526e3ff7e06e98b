// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/speech.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

struct SpeechWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Speech)
};

} // namespace

QString taskOf(const GameTable& table) { return table.text().prompt(table.seen().known(), table.names()); }

QString countedPile(const GameText& text, const QString& name, int count) {
    //: A pile, spoken: %1 is its name, %2 "12 tiles".
    return SpeechWords::tr("%1, %2").arg(name, text.counted(count));
}

QString spokenPile(const GameTable& table, const ViewIndex& viewIndex, const ShownPieces& shown,
                   const Hand& hand, TablePlace place) {
    const PileInfo* info = viewIndex.pileOf(place.pile);
    if (info == nullptr) return {};
    const QString name = table.text().spotName(*info, place.place, table.names(), viewIndex.view().viewer);
    QString words;
    if (place.place >= 0 && hasPlaces(info->kind)) {
        const Piece* piece = viewIndex.pieceAt(place.pile, place.place);
        if (piece == nullptr && info->kind == PileKind::Row)
            words = name; // where a row takes new pieces in
        else
            //: An empty place of a grid, spoken: %1 is "north-west corner of Anna's castle".
            words = piece != nullptr ? shown.of(*piece).spokenName : SpeechWords::tr("%1, empty").arg(name);
    } else {
        const auto count = std::ranges::count(viewIndex.pieces(), info->id, &Piece::pile);
        words = countedPile(table.text(), name, static_cast<int>(count));
    }
    if (isLit(hand.targets, place))
        //: A place where the picked piece may be put, spoken.
        words = SpeechWords::tr("%1, possible target").arg(words);
    return words;
}

std::vector<TablePlace> inReadingOrder(const GameText& text, const ViewIndex& viewIndex,
                                       std::vector<TablePlace> places) {
    std::ranges::sort(places, {}, [&](const TablePlace& place) {
        const auto pile =
            std::ranges::find(viewIndex.piles(), static_cast<PileId>(place.pile), &PileInfo::id);
        const int rank = pile->kind == PileKind::Stack ? -place.place : text.readingRank(*pile, place.place);
        return std::pair(pile - viewIndex.piles().begin(), rank);
    });
    return places;
}

} // namespace drawbridge
