// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/keep/keeptext.h"

#include "keep/moves.h"
#include "keep/options.h"
#include "keep/public.h"

#include <QLocale>
#include <algorithm>
#include <array>

namespace drawbridge {

using namespace keep;

namespace {

Variant variantOf(const Setup& setup) {
    return setup.options.empty() ? Variant::Base : static_cast<Variant>(setup.options.front());
}

bool isEmpire(const Setup& setup) {
    return variantOf(setup) == Variant::Empire || variantOf(setup) == Variant::TakeoverEmpire;
}

Phase phaseOf(const View& view) { return view.as<Public>().phase; }

/// What lies face up at a place; kHidden if nothing does.
Face faceAt(const View& view, PileId pile, int place) {
    for (const Piece& piece : view.pieces)
        if (piece.pile == pile && piece.place == place) return piece.face;
    return kHidden;
}

Face topFace(const View& view, PileId pile) { return faceAt(view, pile, countIn(view, pile) - 1); }

bool isCastle(PileId pile) { return pile >= kFirstCastle; }

/// The tiles that a move removed from castles, in the order of their squares; the one hit comes first.
std::vector<Face> fallen(const SeenMove& seen, int castle, Square hit) {
    std::vector<Face> faces;
    for (const Piece& piece : seen.before.view.pieces) {
        if (!isCastle(piece.pile) || faceAt(seen.after, piece.pile, piece.place) != kHidden) continue;
        const bool isHit = piece.pile == pileOfCastle(castle) && piece.place == hit;
        faces.insert(isHit ? faces.begin() : faces.end(), piece.face);
    }
    return faces;
}

QString named(const GameText& text, Face face) {
    return text.faceName(face == static_cast<Face>(kNoKind) ? kHidden : face);
}

QString listOf(const GameText& text, const std::vector<Face>& faces) {
    QStringList list;
    for (const Face face : faces) list.append(named(text, face));
    return QLocale().createSeparatedList(list);
}

} // namespace

QString KeepText::gameId() const { return QStringLiteral("castle-keep"); }

CardPage KeepText::cardPage(const Setup& setup, Face face) const {
    // By Sort.
    constexpr std::array<std::string_view, 3> kFamilies{"tower", "wall", "keep"};
    const std::string_view family = kFamilies[static_cast<std::size_t>(sortOf(static_cast<Kind>(face)))];
    CardPage page = GameText::cardPage(setup, face);
    page.family = familyName(family);
    page.meaning = word({"families", family, "effect"});
    page.namedAs = word({"families", family, "called"}).split(QLatin1Char('\n'));
    return page;
}

QString KeepText::pileName(const PileInfo& pile, const QStringList& names) const {
    const QString owner = seatName(names, pile.owner);
    if (isCastle(pile.id)) {
        if (!isSeat(pile.owner)) return tr("the castle");
        //: Empire: each player has two castles; %1 is the player.
        if (pile.name.ends_with('a')) return tr("%1's first castle").arg(owner);
        //: Empire: each player has two castles; %1 is the player.
        if (pile.name.ends_with('b')) return tr("%1's second castle").arg(owner);
        return tr("%1's castle").arg(owner);
    }
    if (pile.id >= kFirstPool) return tr("%1's captured tiles").arg(owner);
    if (pile.id >= kFirstHand) return tr("%1's hand").arg(owner);
    switch (pile.id) {
    case kDrawA: return tr("first draw pile");
    case kDrawB: return tr("second draw pile");
    case kDiscardPile: return tr("discard pile");
    case kOutOfGame: return tr("tiles out of the game");
    default: break;
    }
    //: Siege Solitaire: where the tiles lie that are turned over against the castle.
    return tr("siege tray");
}

QString KeepText::ownPileName(const PileInfo& pile) const {
    //: The following piles are the reader's own.
    if (isCastle(pile.id)) {
        if (pile.name.ends_with('a')) return tr("your first castle");
        if (pile.name.ends_with('b')) return tr("your second castle");
        return tr("your castle");
    }
    if (pile.id >= kFirstPool) return tr("your captured tiles");
    if (pile.id >= kFirstHand) return tr("your hand");
    return {};
}

QString KeepText::squareWord(int square) const {
    constexpr std::array<std::string_view, kSquares> kNames{"nw", "n", "ne", "e", "se", "s", "sw", "w", "c"};
    return word({"squares", kNames[static_cast<std::size_t>(square)]});
}

QString KeepText::placeName(const PileInfo& pile, int place) const {
    if (pile.kind != PileKind::Grid || place < 0 || place >= kSquares) return {};
    return squareWord(place);
}

int KeepText::readingRank(const PileInfo& pile, int place) const {
    constexpr std::array<int, kSquares> kRank{0, 1, 2, 5, 8, 7, 6, 3, 4}; // nw n ne / w c e / sw s se
    if (pile.kind != PileKind::Grid || place < 0 || place >= kSquares) return 0;
    return kRank[static_cast<std::size_t>(place)];
}

// ---- what happened -------------------------------------------------------------------------------------

QString KeepText::logLine(const SeenMove& seen, const QStringList& names) const {
    const auto& o = seen.move.operand;
    const Seat decider = seen.decider();
    const View& view = seen.before.view;
    const Setup& setup = seen.before.setup;
    const std::vector<PileInfo> piles = seen.before.piles();
    const QString who = seatName(names, decider);
    const auto infoOf = [&](int castle) {
        for (const PileInfo& pile : piles)
            if (pile.id == pileOfCastle(castle)) return pile;
        return PileInfo{};
    };
    const auto square = [&](int castle, int place) {
        // If one has a single castle, the corner is enough.
        if (!isEmpire(setup)) return placeName(infoOf(castle), place);
        return spotName(infoOf(castle), place, names);
    };

    switch (verbOf(seen.move)) {
    case Verb::Draw:
        switch (static_cast<DrawFrom>(o[0])) {
        case DrawFrom::PileA: return tr("%1 draws from the first draw pile.").arg(who);
        case DrawFrom::PileB: return tr("%1 draws from the second draw pile.").arg(who);
        case DrawFrom::Discard: break;
        }
        return tr("%1 takes from the discard pile: %2.").arg(who, faceName(topFace(view, kDiscardPile)));
    case Verb::Reshuffle: return tr("%1 has the discard pile shuffled first.").arg(who);
    case Verb::Place: {
        const QString tile = faceName(o[0]);
        switch (static_cast<PlaceFrom>(o[3])) {
        case PlaceFrom::Hand:
            //: %1 a player, %2 a tile ("red curvy tower"), %3 a square ("north-west corner").
            return tr("%1 builds: %2, %3.").arg(who, tile, square(o[1], o[2]));
        case PlaceFrom::Pool:
            //: %1 a player, %2 a tile ("red curvy tower"), %3 a square ("north-west corner").
            return tr("%1 builds a captured tile: %2, %3.").arg(who, tile, square(o[1], o[2]));
        case PlaceFrom::Tray: break;
        }
        //: Siege Solitaire: %1 a tile, %2 a square.
        return tr("The castle begins: %1, %2.").arg(tile, square(o[1], o[2]));
    }
    case Verb::Attack: {
        const QString falls = listOf(*this, fallen(seen, o[1], o[2]));
        const QString castle = pileName(infoOf(o[1]), names);
        if (o[3] > 1)
            //: %1 a player, %2 "Bert's castle", %3 a keep ("red keep"), %4 a list of tiles.
            return tr("%1 attacks %2. Played twice: %3. Destroyed: %4.")
                .arg(who, castle, faceName(o[0]), falls);
        //: %1 a player, %2 "Bert's castle", %3 a tile, %4 a list of tiles.
        return tr("%1 attacks %2. Played: %3. Destroyed: %4.").arg(who, castle, faceName(o[0]), falls);
    }
    case Verb::Interchange: {
        const Face here = faceAt(view, pileOfCastle(o[0]), o[1]);
        const Face there = faceAt(view, pileOfCastle(o[2]), o[3]);
        if (here != kHidden && there != kHidden)
            //: Empire: two tiles change places between the castles of one player; %3 and %5 are squares.
            return tr("%1 interchanges: %2 (%3), %4 (%5).")
                .arg(who, faceName(here), square(o[0], o[1]), faceName(there), square(o[2], o[3]));
        const bool fromFirst = here != kHidden;
        //: Empire: %2 a tile, %3 the square it leaves, %4 the square it goes to.
        return tr("%1 moves: %2 (%3 → %4).")
            .arg(who, faceName(fromFirst ? here : there), fromFirst ? square(o[0], o[1]) : square(o[2], o[3]),
                 fromFirst ? square(o[2], o[3]) : square(o[0], o[1]));
    }
    case Verb::End:
        // After building or an attack the turn's end goes without saying.
        return phaseOf(view) == Phase::Action ? tr("%1 passes.").arg(who) : QString();
    case Verb::Discard: return tr("%1 discards: %2.").arg(who, faceName(o[0]));
    case Verb::Turn: return {}; // told with the tile drawn
    case Verb::Destroy:
        //: Siege Solitaire: %1 is a list of tiles.
        return tr("Destroyed: %1.").arg(listOf(*this, fallen(seen, 0, o[0])));
    case Verb::Dealer: {
        const auto first = static_cast<Seat>((o[0] + 1) % seen.before.seats());
        return tr("%1 deals, %2 begins.").arg(seatName(names, o[0]), seatName(names, first));
    }
    case Verb::Tile: {
        if (o[0] == kNoKind || phaseOf(view) == Phase::Deal) return {};
        const QString tile = faceName(o[0]);
        if (phaseOf(view) == Phase::StartTile)
            //: Siege Solitaire: the tile that starts the castle.
            return tr("The starting tile: %1.").arg(tile);
        if (phaseOf(view) == Phase::TileTurned) {
            const std::vector<Face> tiles = fallen(seen, 0, kNoSquare);
            if (tiles.empty()) return tr("Turned over: %1.").arg(tile);
            //: Siege Solitaire: %1 the tile turned over, %2 a list of tiles.
            return tr("Turned over: %1. Destroyed: %2.").arg(tile, listOf(*this, tiles));
        }
        //: The tile just drawn.
        return tr("Drawn: %1.").arg(tile);
    }
    case Verb::Shuffle: return tr("The discard pile is shuffled and makes new draw piles.");
    }
    return {};
}

/// The rule that allows the event.
Clause KeepText::logClause(const SeenMove& seen) const {
    const auto& o = seen.move.operand;
    const Phase phase = phaseOf(seen.before.view);
    const bool isSiege = seen.before.seats() == 1; // the only solo game
    switch (verbOf(seen.move)) {
    case Verb::Draw:
        if (static_cast<DrawFrom>(o[0]) == DrawFrom::Discard) return "KEEP-ADVDRAW-1";
        return isSiege ? Clause("KEEP-SIEGE-6") : Clause("KEEP-DRAW-2");
    case Verb::Reshuffle: return "KEEP-DRAW-6";
    case Verb::Place:
        switch (static_cast<PlaceFrom>(o[3])) {
        case PlaceFrom::Pool: return "KEEP-TAKEOVER-3";
        case PlaceFrom::Tray: return "KEEP-SIEGE-4";
        case PlaceFrom::Hand: break;
        }
        return o[0] >= kFirstKeep ? Clause("KEEP-BUILD-5") : Clause("KEEP-BUILD-8");
    case Verb::Attack:
        if (o[0] >= kFirstKeep) return o[3] > 1 ? Clause("KEEP-ATTACK-8") : Clause("KEEP-ATTACK-9");
        return o[0] < kFirstWall ? Clause("KEEP-ADVTOWER-1") : Clause("KEEP-ATTACK-5");
    case Verb::Interchange: return "KEEP-EMPIRE-6";
    case Verb::End: return "KEEP-PASS-1";
    case Verb::Discard: return isSiege ? Clause("KEEP-SIEGE-8") : Clause("KEEP-HAND-1");
    case Verb::Turn: return "KEEP-SIEGE-9";
    case Verb::Destroy: return "KEEP-SIEGE-12";
    case Verb::Dealer: return "KEEP-SETUP-8";
    case Verb::Tile:
        if (phase == Phase::StartTile) return "KEEP-SIEGE-3";
        if (phase == Phase::TileTurned) return "KEEP-SIEGE-10";
        return isSiege ? Clause("KEEP-SIEGE-6") : Clause("KEEP-DRAW-1");
    case Verb::Shuffle: return "KEEP-DRAW-5";
    }
    return {};
}

// ---- what to do ----------------------------------------------------------------------------------------

QString KeepText::actionPrompt(const Seen& seen) const {
    const bool builds = mayDo(seen, {Verb::Place});
    if (seen.seats() == 1)
        return builds ? tr("Build into your castle, or go on.") : tr("Nothing fits into your castle: go on.");
    const bool attacks = seen.view.as<Public>().attacksOpen && mayDo(seen, {Verb::Attack});
    if (builds) return attacks ? tr("Build, attack, or pass.") : tr("Build into your castle, or pass.");
    if (mayDo(seen, {Verb::Interchange}))
        return attacks ? tr("Attack, interchange tiles, or pass.") : tr("Interchange tiles, or pass.");
    return attacks ? tr("Attack, or pass.") : tr("Nothing fits, and nothing can be attacked: pass.");
}

QString KeepText::prompt(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    if (view.decider == kNobody) return tr("The game is over.");
    if (!isSeat(view.decider)) {
        if (phase == Phase::Lot) return tr("The dealer is drawn by lot.");
        if (phase == Phase::Reshuffle) return tr("The discard pile is shuffled.");
        return phase == Phase::Deal ? tr("The tiles are dealt.") : tr("A tile is drawn.");
    }
    const bool alone = names.size() == 1;
    const bool mine = view.viewer == view.decider;
    if (mine) {
        switch (phase) {
        case Phase::StartSquare: return tr("Choose a square for the starting tile.");
        case Phase::DrawFirst:
            // Only with Advanced 2 is there a choice then (KEEP-RULING-25).
            if (countIn(view, kDrawA) + countIn(view, kDrawB) == 0)
                return tr("Take the top discard, or have the discards shuffled first.");
            return alone ? tr("Draw a tile from a draw pile.") : tr("Draw your first tile from a draw pile.");
        case Phase::DrawSecond: return tr("Draw your second tile from a draw pile.");
        case Phase::Action: return actionPrompt(seen);
        case Phase::Build:
            return mayDo(seen, {Verb::Place})         ? tr("Build on, or end your turn.")
                   : mayDo(seen, {Verb::Interchange}) ? tr("Interchange tiles, or end your turn.")
                                                      : tr("Nothing more fits: end your turn.");
        case Phase::After: // a turn without any choice left has ended by itself
            return mayDo(seen, {Verb::Attack})
                       ? tr("The attack is made: attack again, or end your turn.")
                       : tr("The attack is made: interchange tiles, or end your turn.");
        case Phase::Discard:
            return tr("Put %n tile(s) on the discard pile.", "",
                      countIn(view, handOf(view.decider)) - kHandLimit);
        case Phase::SiegeTurn: return tr("The siege: turn over a tile from a draw pile.");
        case Phase::SiegeHit: return tr("Choose which tile falls.");
        default: return {};
        }
    }
    const QString who = seatName(names, view.decider);
    switch (phase) {
    case Phase::DrawFirst:
    case Phase::DrawSecond: return tr("%1 is drawing…").arg(who);
    case Phase::Build: return tr("%1 is building…").arg(who);
    case Phase::Discard: return tr("%1 is discarding…").arg(who);
    case Phase::SiegeTurn:
    case Phase::SiegeHit: return tr("%1 is under siege…").arg(who);
    default: return waitingFor(view, names);
    }
}

QString KeepText::choice(const Seen& seen, Move move, const QStringList&) const {
    const auto& o = move.operand;
    switch (verbOf(move)) {
    case Verb::End:
        if (phaseOf(seen.view) == Phase::Action)
            return variantOf(seen.setup) == Variant::Siege ? tr("Go on") : tr("Pass");
        return tr("Done");
    case Verb::Reshuffle: return tr("Shuffle first");
    case Verb::Draw:
    case Verb::Turn:
        switch (static_cast<DrawFrom>(o[0])) {
        case DrawFrom::PileA: return tr("First draw pile");
        case DrawFrom::PileB: return tr("Second draw pile");
        case DrawFrom::Discard: return tr("Discard pile");
        }
        return {};
    case Verb::Place:
        if (static_cast<PlaceFrom>(o[3]) == PlaceFrom::Pool)
            return tr("Build the captured tile: %1").arg(faceName(o[0]));
        return tr("Build: %1").arg(faceName(o[0]));
    case Verb::Attack:
        return o[3] > 1 ? tr("Attack with two: %1").arg(faceName(o[0]))
                        : tr("Attack with one: %1").arg(faceName(o[0]));
    case Verb::Interchange: return tr("Interchange");
    case Verb::Discard: return tr("Discard: %1").arg(faceName(o[0]));
    case Verb::Destroy: return tr("Let it fall: %1").arg(squareWord(o[0] % kSquares));
    default: return {};
    }
}

QString KeepText::choiceKey(const View& view, Move move) const {
    switch (verbOf(move)) {
    case Verb::End: return phaseOf(view) == Phase::Action ? letter("pass") : letter("done");
    case Verb::Reshuffle: return letter("reshuffle");
    default: return {};
    }
}

QString KeepText::consequence(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const {
    if (verbOf(move) != Verb::Attack || !outlook) return {};
    const auto built = [](const View& view) {
        return std::ranges::count_if(view.pieces, [](const Piece& piece) { return isCastle(piece.pile); });
    };
    return tr("%n tile(s) fall", "below the label of an attack",
              static_cast<int>(built(seen.view) - built(outlook->after)));
}

namespace {

/// The only rival whose castle is gone; kNobody if there are several.
Seat ruinedRival(const Seen& seen) {
    Seat ruined = kNobody;
    for (const PileInfo& pile : seen.piles()) {
        if (!isCastle(pile.id) || !isSeat(pile.owner) || pile.owner == seen.winner() ||
            countIn(seen.view, pile.id) > 0)
            continue;
        if (isSeat(ruined)) return kNobody;
        ruined = pile.owner;
    }
    return ruined;
}

} // namespace

int KeepText::turns(const View& view) const { return view.as<Public>().turns; }

EndWords KeepText::endWords(const Seen& seen, const QStringList& names) const {
    const QString who = seatName(names, seen.winner());
    switch (seen.view.as<Public>().ending) {
    case Ending::None: return {};
    case Ending::CastleComplete:
        switch (variantOf(seen.setup)) {
        case Variant::King:
            return {tr("%1 has placed the last tile and is king of the castle.").arg(who),
                    tr("The last tile of the castle has been placed.")};
        case Variant::Siege:
            return {tr("The castle stands: %1 has won the siege.").arg(seatName(names, 0)),
                    tr("The castle stands.")};
        default: break;
        }
        if (isEmpire(seen.setup))
            return {tr("%1 has completed both castles and wins.").arg(who), tr("Both castles are complete.")};
        return {tr("%1 has completed the castle and wins.").arg(who), tr("The castle is complete.")};
    case Ending::CastleDestroyed: {
        const QString ruined = seatName(names, ruinedRival(seen));
        if (ruined.isEmpty())
            return {tr("%1 has destroyed a rival's castle and wins.").arg(who),
                    tr("A rival's castle is destroyed.")};
        return {tr("%1 has destroyed %2's castle and wins.").arg(who, ruined),
                tr("The castle of %1 is destroyed.").arg(ruined)};
    }
    case Ending::LastInPlay:
        return {tr("%1 is the last one with a castle and wins.").arg(who),
                tr("Nobody else has a castle left.")};
    case Ending::KingRazed:
        return {tr("%1 has razed the castle and wins.").arg(who), tr("The castle has been razed.")};
    case Ending::SiegeLost:
        return {tr("The last tile has fallen: the siege is lost."), tr("The last tile has fallen.")};
    case Ending::SiegeExhausted:
        return {tr("The draw piles have run out: the siege is lost."), tr("The draw piles have run out.")};
    case Ending::AllPassed:
        return {tr("Everybody has passed six times running: the game is a draw."),
                tr("Everybody has passed six times running.")};
    case Ending::TooLong:
        return {tr("The game has lasted 500 turns: it is a draw."), tr("The game has lasted 500 turns.")};
    }
    return {};
}

QString KeepText::waste(const Seen& seen, Move move) const {
    if (verbOf(move) != Verb::End || phaseOf(seen.view) != Phase::Action) return {};
    return std::ranges::any_of(seen.open, [](Move legal) { return verbOf(legal) == Verb::Place; })
               ? tr("You have built nothing this turn, and a tile of yours would fit.")
               : QString();
}

Clause KeepText::valueClause(const OptionSpec& option, int value) const {
    // In the order of keep::Variant.
    constexpr std::array<Clause, 6> kVariants{"KEEP-GOAL-1", "KEEP-TAKEOVER-2", "KEEP-EMPIRE-1",
                                              "KEEP-KING-1", "KEEP-SIEGE-9",    "KEEP-RULING-36"};
    const bool isVariant = option.name == optionSpecs().front().name;
    if (!isVariant || value < 0 || value >= static_cast<int>(kVariants.size())) return {};
    return kVariants[static_cast<std::size_t>(value)];
}

} // namespace drawbridge
