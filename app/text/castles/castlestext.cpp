// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "text/cardpage.h"
#include "text/wordbook.h"

#include "match/setup.h"

#include <QLocale>
#include <algorithm>

namespace drawbridge {

using namespace castles;
using namespace castleswords;

// ---- what a view says ----------------------------------------------------------------------------------

namespace castleswords {

const QString kGame = QStringLiteral("castles");

const Public& publicOf(const View& view) { return view.as<Public>(); }

Phase phaseOf(const View& view) { return publicOf(view).phase; }

int CastleOnTable::strength() const {
    int sum = valueOf(static_cast<unsigned>(upgrade == kHidden ? base : upgrade));
    for (const Face defence : defences) sum += valueOf(static_cast<unsigned>(defence));
    return sum;
}

bool isOn(const Setup& setup, Option option) {
    return optionOf(setup, static_cast<std::size_t>(option)) != 0;
}

std::vector<CastleOnTable> castlesIn(const View& view) {
    std::vector<CastleOnTable> castles;
    for (const Piece& piece : view.pieces) {
        if (!isRealm(piece.pile)) continue;
        const int within = withinCastle(piece.place);
        if (within == kBasePlace) {
            CastleOnTable& castle = castles.emplace_back();
            castle.number = castleOfPlace(piece.place);
            castle.seat = ownerOfPile(piece.pile);
            castle.base = piece.face;
        } else if (within == kUpgradePlace) {
            castles.back().upgrade = piece.face;
        } else {
            castles.back().defences.push_back(piece.face);
        }
    }
    return castles;
}

std::vector<int> laidValues(const View& view) {
    std::vector<int> values;
    for (const Piece& piece : view.pieces)
        if (piece.pile == kAssaultRow) values.push_back(valueOf(static_cast<unsigned>(piece.face)));
    return values;
}

std::optional<CastleOnTable> castleIn(const View& view, int number) {
    for (const CastleOnTable& castle : castlesIn(view))
        if (castle.number == number) return castle;
    return {};
}

QString cardName(unsigned kind) {
    return WordBook::forGame(kGame).text({"cards", kFacesOf[kind].slug, "name"});
}

QString cardEffect(unsigned kind) {
    const WordBook& words = WordBook::forGame(kGame);
    const QString own = words.text({"cards", kFacesOf[kind].slug, "effect"});
    return own.isEmpty() ? words.text({"families", familyOf(kind), "effect"}) : own;
}

QString printedFamily(std::string_view family) {
    return WordBook::forGame(kGame).text({"families", family, "printed"});
}

std::string_view familyOf(unsigned kind) {
    if (kind == kCastle) return "castle";
    if (isUpgrade(kind)) return "upgrade";
    if (isDefence(kind)) return "defense";
    return isAttack(kind) ? "attack" : "special";
}

QString unitName(Face face) {
    const auto kind = static_cast<unsigned>(face);
    const QString name = cardName(kind);
    return isAttack(kind) || isDefence(kind) || kind == kRushed
               ? QStringLiteral("%1 %2").arg(name, QLocale().toString(valueOf(kind)))
               : name;
}

QString castleName(int number) {
    //: A castle by its number, which it keeps as long as it stands.
    return CastlesText::tr("castle %1").arg(number + 1);
}

QString castleName(const CastleOnTable& castle, Seat speaker, const QStringList& names) {
    if (castle.seat == speaker) return castleName(castle.number);
    //: A castle by its number: "Bert's castle 3".
    return CastlesText::tr("%1's castle %2")
        .arg(seatName(names, castle.seat), QLocale().toString(castle.number + 1));
}

QString contents(const CastleOnTable& castle) {
    QStringList parts;
    if (castle.upgrade != kHidden) parts.append(unitName(castle.upgrade));
    for (const Face defence : castle.defences)
        parts.append(QLocale().toString(valueOf(static_cast<unsigned>(defence))));
    if (castle.defences.empty()) parts.append(CastlesText::tr("no defenses"));
    const QString list = QLocale().createSeparatedList(parts);
    //: What lies on a castle, from below: "Moat, 9, 5, and 4 on top".
    return castle.defences.size() > 1 ? CastlesText::tr("%1 on top").arg(list) : list;
}

} // namespace castleswords

// ---- names -----------------------------------------------------------------------------------------------

QString CastlesText::gameId() const { return kGame; }

QString CastlesText::faceName(Face face) const {
    if (face < 0 || face >= kKinds) return GameText::faceName(kHidden);
    const auto kind = static_cast<unsigned>(face);
    //: A card that attacks, and one of the same name that defends: "Knights 8 (attack)".
    if (isAttack(kind)) return tr("%1 (attack)").arg(unitName(face));
    if (isDefence(kind)) return tr("%1 (defense)").arg(unitName(face));
    return cardName(kind);
}

QString CastlesText::effectText(Face face) const {
    return face < 0 || face >= kKinds ? QString() : cardEffect(static_cast<unsigned>(face));
}

CardPage CastlesText::cardPage(const Setup& setup, Face face) const {
    CardPage page = GameText::cardPage(setup, face);
    const auto kind = static_cast<unsigned>(face);
    page.namedAs = QStringList{cardName(kind)};
    if (isDefence(kind)) page.meaning += QLatin1Char('\n') + tr("It defends with %1.").arg(valueOf(kind));
    if (isAttack(kind)) page.meaning += QLatin1Char('\n') + tr("It attacks with %1.").arg(valueOf(kind));
    page.family = familyName(familyOf(kind));
    const auto add = [&](const char* clauses) {
        page.own.append(QLatin1String("CASTLES-") + QLatin1String(clauses));
    };
    if (isUpgrade(kind)) add("UPG-");
    if (isDefence(kind)) add("DEF-");
    if (isAttack(kind)) add("ATK-");
    switch (kind) {
    case kCastle: add("CASTLE-"); break;
    case kRushed: add("RUSH-"); break;
    case kHorsemen: add("RULING-4"); break;
    case kAlliance:
        add("ALLY-");
        add("FLOOR-");
        break;
    case kSabotage: add("SAB-"); break;
    case kCannonFire: add("CANNON-"); break;
    case kJester: add("JEST-"); break;
    case kBlock: add("BLOCK-"); break;
    case kPuppet: add("PUP-"); break;
    default: break;
    }
    return page;
}

QString CastlesText::pieceNote(const View& view, const Piece& piece) const {
    if (isRealm(piece.pile)) {
        const auto castle = castleIn(view, castleOfPlace(piece.place));
        if (!castle || withinCastle(piece.place) != kBasePlace) return {};
        //: Of a castle: %1 is what lies on it, "Moat, 9, 5, and 4 on top", %2 the sum of all of it.
        const QString note =
            tr("%1; needs %2 to fall").arg(contents(*castle), QLocale().toString(castle->strength()));
        return piece.face == kPuppet ? tr("serves as a castle; %1").arg(note) : note;
    }
    if (piece.pile != kFallenRow) return {};
    const FallenPiece& fallen = publicOf(view).fallen[piece.place];
    if (fallen.castle == kNoCastle) return tr("its castle is gone");
    return fallen.within == kBasePlace ? castleName(fallen.castle)
                                       //: Of a fallen card: "from castle 3".
                                       : tr("from castle %1").arg(fallen.castle + 1);
}

PieceSigns CastlesText::pieceSigns(const View& view, const Piece& piece) const {
    PieceSigns signs;
    const auto rankIn = [&](PileId pile) {
        return static_cast<std::size_t>(std::ranges::count_if(view.pieces, [&](const Piece& other) {
            return other.pile == pile && other.place < piece.place;
        }));
    };
    if (isRealm(piece.pile) && withinCastle(piece.place) == kBasePlace) {
        if (const auto castle = castleIn(view, castleOfPlace(piece.place)))
            signs.worth = QLocale().toString(castle->strength());
    } else if (piece.pile == kAssaultRow) {
        signs.seat = publicOf(view).laid[rankIn(kAssaultRow)];
    } else if (piece.pile == kFallenRow) {
        const FallenPiece& fallen = publicOf(view).fallen[piece.place];
        signs.seat = fallen.seat;
        // Same number as on the plaque of its former castle.
        if (fallen.castle != kNoCastle) signs.tag = QLocale().toString(fallen.castle + 1);
    }
    return signs;
}

Seat CastlesText::lordOf(const View& view, Seat seat) const {
    const Seat master = publicOf(view).rulers[seat].master;
    return master == seat ? kNobody : master;
}

Seat CastlesText::playsFor(const View& view) const {
    const Seat actor = publicOf(view).actor;
    return isSeat(view.viewer) && view.decider == view.viewer && isSeat(actor) ? actor : view.viewer;
}

std::optional<GameClock> CastlesText::clock(const View& view) const {
    const int round = publicOf(view).round;
    if (round < 1) return {};
    GameClock clock;
    clock.text = tr("Round %1").arg(round);
    if (round <= publicOf(view).quietRounds) {
        clock.note = tr("no attacks yet");
        clock.mark = QStringLiteral("no-attacks");
    }
    return clock;
}

std::vector<SeatMark> CastlesText::seatMarks(const View& view, Seat seat) const {
    std::vector<SeatMark> marks;
    const Public& known = publicOf(view);
    const auto mark = [&](const char* name, const QString& text, const QString& words) {
        marks.push_back({QLatin1String(name), text, words});
    };
    if (!publicOf(view).lives(seat)) return marks;
    if (publicOf(view).rulers[seat].master != seat)
        mark("puppet", {}, tr("A puppet: it fights for its master and wins with its master."));
    if (isSeat(known.rulers[seat].six)) {
        const int castles = static_cast<int>(std::ranges::count(castlesIn(view), seat, &CastleOnTable::seat));
        mark("six-castles", QLocale().toString(castles),
             tr("Has %n castle(s) and wins by holding them until the round is over.", "", castles));
    }
    if (contains(known.guests, seat)) mark("alliance", {}, tr("An ally in this turn."));
    if (known.floor == seat && known.host != seat) mark("floor", {}, tr("Has the floor."));
    if (contains(known.barred, seat))
        mark("block", {}, tr("Blocked: may lay no attack cards on anybody in this turn."));
    else if (known.rulers[seat].banned != 0)
        mark("block", {}, tr("Blocked: may lay no more attack cards on the protected player in this turn."));
    return marks;
}

std::optional<BattleNote> CastlesText::battle(const View& view) const {
    const Seat target = publicOf(view).target;
    if (!isSeat(target)) return {};
    const std::vector<int> values = laidValues(view);
    BattleNote note;
    note.attackers.push_back(kAssaultRow);
    note.target = realmPileOf(target);
    // The cards lie beside it, so their numbers need not be repeated.
    note.attack = QLocale().toString(std::accumulate(values.begin(), values.end(), 0));
    int needed = 0;
    for (const CastleOnTable& castle : castlesIn(view))
        if (castle.seat == target) needed += castle.strength();
    note.defence = QLocale().toString(needed);
    //: The value of attack cards that has not been used yet.
    note.outcome = tr("%1 to spend").arg(publicOf(view).toSpend());
    return note;
}

QString CastlesText::counted(int cards) const { return tr("%n card(s)", "", cards); }

QString CastlesText::pileName(const PileInfo& pile, const QStringList& names) const {
    switch (pile.id) {
    case kDeckPile: return tr("the deck");
    case kDiscardPile: return tr("the discard pile");
    //: Where a card lies while it is decided what it is used for.
    case kInPlayPile: return tr("the card in play");
    //: Where the cards of an attack lie.
    case kAssaultRow: return tr("the attack");
    //: Where cards lie this turn that attacks have removed: a Block may bring them back.
    case kFallenRow: return tr("the fallen row");
    case kOutPile: return tr("cards out of the game");
    default: break;
    }
    const QString owner = seatName(names, pile.owner);
    return isRealm(pile.id) ? tr("%1's castles").arg(owner) : tr("%1's hand").arg(owner);
}

QString CastlesText::ownPileName(const PileInfo& pile) const {
    //: The piles are the reader's own.
    return isRealm(pile.id) ? tr("your castles") : tr("your hand");
}

QString CastlesText::pileLabel(const PileInfo& pile, const QStringList& names) const {
    switch (pile.id) {
    //: Written beside the piles.
    case kDeckPile: return tr("Deck");
    case kDiscardPile: return tr("Discards");
    case kInPlayPile: return tr("In play");
    case kAssaultRow: return tr("Attack");
    case kFallenRow: return tr("Fallen");
    case kOutPile: return tr("Out of the game");
    default: return pileName(pile, names);
    }
}

QString CastlesText::placeName(const PileInfo& pile, int place) const {
    if (!isRealm(pile.id) || place < 0) return {};
    const int number = castleOfPlace(static_cast<std::uint8_t>(place));
    switch (const int within = withinCastle(static_cast<std::uint8_t>(place))) {
    case kBasePlace: return castleName(number);
    //: A place on a castle: %1 is the number of the castle.
    case kUpgradePlace: return tr("upgrade on castle %1").arg(number + 1);
    default:
        //: A place on a castle, from below: %1 is 1, 2 or 3, %2 the number of the castle.
        return tr("defense %1 on castle %2")
            .arg(QLocale().toString(within - kFirstDefencePlace + 1), QLocale().toString(number + 1));
    }
}

// ---- status ----------------------------------------------------------------------------------------------

std::vector<TurnStep> CastlesText::turnSteps(const View& view, Seat seat) const {
    const Phase phase = phaseOf(view);
    const bool mine = view.turn == seat && phase != Phase::Over;
    const bool ended = mine && publicOf(view).ended;
    const bool discards = mine && phase == Phase::HandDiscard;
    const bool draws = mine && phase == Phase::Comes && publicOf(view).inPlay < 0;
    const bool plays = mine && !ended && !discards && !draws;
    const int defences = mine ? publicOf(view).defences : 0;
    const int limit = mine ? publicOf(view).limit : 1;
    return {
        //: The steps of a turn on the overview card: a few words each.
        {tr("Play cards, in any order"), plays, mine && !plays},
        //: How many defenses have been played, and how many may be.
        {tr("Defenses: %1 of %2").arg(QLocale().toString(defences), QLocale().toString(limit)),
         plays && defences < limit, mine && defences >= limit},
        {tr("Discard from the hand"), discards, draws},
        {tr("Draw"), discards || draws, false},
    };
}

QString CastlesText::standing(const View& view, Seat seat, const QStringList& names) const {
    if (const Seat lord = lordOf(view, seat); isSeat(lord))
        //: Beside a player's name, where the end may be cut (the castles are there to be seen): %1 is the
        //: player whose puppet this one is, %2 how the castles stand
        return tr("%1's puppet; %2").arg(seatName(names, lord), castlesOf(view, seat));
    return castlesOf(view, seat);
}

QString CastlesText::castlesOf(const View& view, Seat seat) const {
    int count = 0;
    int strength = 0;
    for (const CastleOnTable& castle : castlesIn(view)) {
        if (castle.seat != seat) continue;
        ++count;
        strength += castle.strength();
    }
    if (count == 0 && isOut(view, seat)) {
        const int round = publicOf(view).rulers[seat].eliminationRound;
        //: Beside a player's name: %1 is the round in which they lost their last castle.
        return round > 0 ? tr("out since round %1").arg(round) : tr("out of the game");
    }
    if (count == 0)
        //: Of a player who joins late
        return publicOf(view).lives(seat) ? tr("no castle") : tr("not in the game yet");
    //: Beside a player's name: how many castles, and what they are worth with all that lies on them.
    return tr("%n castle(s), %1 in all", "", count).arg(strength);
}

QString CastlesText::tally(const Seen& seen, const QStringList& names) const {
    if (publicOf(seen.view).ending != Ending::TooLong) return {};
    const View& view = seen.view;
    QStringList sides;
    for (Seat master = 0; master < seen.seats(); ++master) {
        if (publicOf(view).rulers[master].master != master) continue;
        int count = 0;
        int strength = 0;
        for (const CastleOnTable& castle : castlesIn(view)) {
            if (publicOf(view).rulers[castle.seat].master != master) continue;
            ++count;
            strength += castle.strength();
        }
        //: What is counted when a game has lasted too long: %1 is a player, %2 the worth of the castles.
        sides.append(tr("%1 %n castle(s) worth %2", "", count)
                         .arg(seatName(names, master), QLocale().toString(strength)));
    }
    return QLocale().createSeparatedList(sides);
}

int CastlesText::turns(const View& view) const { return publicOf(view).turns; }

std::vector<Seat> CastlesText::winners(const Seen& seen) const {
    std::vector<Seat> winners;
    if (!seen.ending || publicOf(seen.view).ending == Ending::NobodyLeft) return winners;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        if (contains(publicOf(seen.view).winners, seat) && seen.scores[seat] > 0.0) winners.push_back(seat);
    return winners;
}

bool CastlesText::winsAlong(const Seen& seen, Seat seat) const {
    return contains(publicOf(seen.view).winners, seat) && seen.scores[seat] <= 0.0;
}

namespace {

/// The number of castles that a side has to hold.
int sixCastlesIn(const Setup& setup) {
    Options options;
    options.set(Option::SixCastles, optionOf(setup, static_cast<std::size_t>(Option::SixCastles)));
    return options.sixCastles();
}

QStringList namesOf(const Seen& seen, const QStringList& names, auto&& are) {
    QStringList found;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        if (are(seat)) found.append(seatName(names, seat));
    return found;
}

} // namespace

EndWords CastlesText::endWords(const Seen& seen, const QStringList& names) const {
    const Ending how = publicOf(seen.view).ending;
    if (how == Ending::None) return {};
    const std::vector<Seat> won = winners(seen);
    if (won.empty())
        return {tr("Nobody is left to rule: the game is a draw."), tr("Nobody is left to rule.")};
    const QString who = QLocale().createSeparatedList(
        namesOf(seen, names, [&](Seat seat) { return std::ranges::count(won, seat) > 0; }));
    EndWords words;
    if (how == Ending::LastRealm)
        words = {tr("%1 rules alone and wins.").arg(who), tr("There is no other ruler left.")};
    else if (how == Ending::SixCastles)
        words = {tr("%1's side has held %n castles for a whole round: %1 wins.", "", sixCastlesIn(seen.setup))
                     .arg(who),
                 tr("One side has held %n castles for a whole round.", "", sixCastlesIn(seen.setup))};
    else if (how == Ending::TotalRuin)
        words = {tr("The Jester has left nobody: by the house rule %1 wins.").arg(who),
                 tr("The Jester has left nobody; a house rule decides.")};
    else if (won.size() > 1)
        //: %1 is a list of players.
        words = {tr("The last round is over: %1 have equal castles and share the win.").arg(who),
                 tr("The last round is over, and the castles are equal.")};
    else
        words = {tr("The last round is over: %1 has the strongest castles and wins.").arg(who),
                 tr("The last round is over; the strongest castles decide.")};
    const QStringList puppets = namesOf(seen, names, [&](Seat seat) { return winsAlong(seen, seat); });
    if (puppets.isEmpty()) return words;
    const QString along = QLocale().createSeparatedList(puppets);
    //: Behind a sentence on how the game ended: %2 is a list of players.
    words.reason = tr("%1 Winning along as puppets: %2.").arg(words.reason, along);
    //: Behind "Anna wins.": %2 is a list of players.
    words.ending = tr("%1 Winning along as puppets: %2.").arg(words.ending, along);
    return words;
}

std::optional<Status> CastlesText::status(const Seen& seen, Seat seat, const QStringList& names) const {
    const View& view = seen.view;
    const Setup& setup = seen.setup;
    if (isOut(view, seat)) {
        const QString back = isOn(setup, Option::Puppets)
                                 ? tr("You can watch how it ends.")
                                 : tr("You can watch how it goes on. Whoever plays a Puppet may bring you "
                                      "back: you would serve them, and win with them.");
        return Status{tr("You are out of the game"),
                      tr("You have no castle left, and your cards are gone. %1").arg(back), "CASTLES-ELIM-1"};
    }
    const Seat lord = publicOf(view).lives(seat) ? lordOf(view, seat) : kNobody;
    if (!isSeat(lord)) return {};
    const QString master = seatName(names, lord);
    const QString will =
        isOn(setup, Option::PuppetWill)
            //: To a puppet: %1 is its master
            ? tr("You play your own turns; %1 sees your cards, and you see theirs.").arg(master)
            : tr("%1 sees your cards and decides what you play; you see theirs and may advise.").arg(master);
    //: To a puppet: %1 is its master, %2 how its cards are played
    return Status{tr("You are %1's puppet").arg(master),
                  tr("You are back with a castle of your own, and a hand that is filled up to %n card(s). "
                     "You win only if %1 wins, and fall if %1 falls. %2",
                     "", publicOf(view).rulers[seat].handLimit)
                      .arg(master, will),
                  "CASTLES-PUP-3"};
}

} // namespace drawbridge
