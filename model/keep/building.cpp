// SPDX-License-Identifier: GPL-3.0-or-later
#include "keep/building.h"

#include "keep/reasons.h"

namespace drawbridge::keep {

namespace {

constexpr bool hasPair(PairSet pairs, Kind kind) { return (pairs >> kind % 9 & 1) != 0; }

constexpr bool occupied(const Castle& castle, Square square) { return (castle.ring >> square & 1) != 0; }

} // namespace

Verdict judgeFit(const Castle& castle, Square square, Kind kind, const Options& options) {
    if (square == kCentre) {
        if (castle.ring == 0) return refuse(Reason::KeepNotFirst, "KEEP-BUILD-6", kind);
        if ((castle.colours >> static_cast<int>(colourOf(kind)) & 1) == 0)
            return refuse(Reason::NoColourForKeep, "KEEP-BUILD-9", kind);
        return Verdict::legal();
    }
    if (castle.ring == 0) {
        // KEEP-RULING-50: however the keep came to be alone, the next tile must have its colour.
        const Kind keep = castle.kind(kCentre);
        if (keep == kNoKind || colourOf(keep) == colourOf(kind)) return Verdict::legal();
        return options.siege()
                   ? refuse(Reason::ColourOfLoneTile, "KEEP-SIEGE-5", kind, keep).also("KEEP-BUILD-14")
                   : refuse(Reason::ColourOfLoneTile, "KEEP-BUILD-14", kind, keep).also("KEEP-RULING-50");
    }
    const Kind left = castle.kind(previous(square));
    const Kind right = castle.kind(next(square));
    if (left == kNoKind && right == kNoKind) return refuse(Reason::NoNeighbour, "KEEP-BUILD-7", kind);
    const bool fitsLeft = left == kNoKind || hasPair(matching(left), kind);
    const bool fitsRight = right == kNoKind || hasPair(matching(right), kind);
    if (fitsLeft && fitsRight) return Verdict::legal();
    if (left == kNoKind || right == kNoKind)
        return refuse(Reason::Unlike, "KEEP-BUILD-8", kind, left == kNoKind ? right : left);
    if (oneSideIsEnough(castle, options)) {
        if (fitsLeft || fitsRight) return Verdict::legal();
        return oneSquareLeft(castle)
                   ? refuse(Reason::UnlikeBothClosing, "KEEP-BUILD-8", kind, left).also("KEEP-BUILD-13")
                   : refuse(Reason::UnlikeBoth, "KEEP-BUILD-8", kind, left).also("KEEP-RULING-5");
    }
    const Kind mismatch = fitsLeft ? right : left;
    if (oneSquareLeft(castle)) return refuse(Reason::UnlikeOneClosing, "KEEP-ADVLAST-1", kind, mismatch);
    const Verdict both = refuse(Reason::UnlikeOne, "KEEP-BUILD-12", kind, mismatch);
    return fitsLeft || fitsRight ? both.also("KEEP-RULING-5") : both.also("KEEP-BUILD-8");
}

namespace {

/// The arriving tile must be placeable by the building rules, with the leaving one already removed; the
/// others are not checked again (KEEP-EMPIRE-8).
Verdict judgeArrival(const Position& p, int castle, Square square, CardId arriving) {
    if (arriving == kNoCard) return Verdict::legal();
    if ((p.ruined >> castle & 1) != 0) return refuse(Reason::InRuins, "KEEP-RULING-33");
    Castle squares = p.castle(castle);
    squares.take(square);
    const Verdict fit = judgeFit(squares, square, kindOf(arriving), p.options);
    if (fit) return fit;
    Verdict verdict = refuse(Reason::DoesNotFitThere, "KEEP-EMPIRE-8").also(fit.clause());
    for (const auto& [name, value] : fit.values()) verdict = verdict.with(name, value);
    return verdict.with(ReasonValue::Reason, fit.reason());
}

} // namespace

Verdict judgeInterchange(const Position& p, int castle, Square square, int other, Square otherSquare) {
    if (castle == other || sortFor(square) != sortFor(otherSquare))
        return refuse(Reason::InterchangeAlike, "KEEP-EMPIRE-7");
    const CardId here = p.castle(castle).tile[square];
    const CardId there = p.castle(other).tile[otherSquare];
    if (here == kNoCard && there == kNoCard) return refuse(Reason::InterchangeAlike, "KEEP-EMPIRE-7");
    for (const CardId card : {here, there})
        if (card != kNoCard && p.interchanged.contains(card))
            return refuse(Reason::InterchangedOnce, "KEEP-EMPIRE-9", kindOf(card));
    if (p.options.on(Option::EmpireInterchange) && (here == kNoCard || there == kNoCard))
        return refuse(Reason::SwapOnly, "KEEP-RULING-34");
    const Verdict arrival = judgeArrival(p, other, otherSquare, here);
    return arrival ? judgeArrival(p, castle, square, there) : arrival;
}

std::uint8_t groupAt(const Castle& castle, Square square) {
    if (square == kCentre) return 0;
    const Colour colour = colourOf(castle.kind(square));
    unsigned group = 1u << square;
    const auto joins = [&](Square at) { return occupied(castle, at) && colourOf(castle.kind(at)) == colour; };
    for (Square at = next(square); at != square && joins(at); at = next(at)) group |= 1u << at;
    for (Square at = previous(square); at != square && joins(at); at = previous(at)) group |= 1u << at;
    return static_cast<std::uint8_t>(group);
}

} // namespace drawbridge::keep
