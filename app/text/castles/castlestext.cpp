// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/castles/castlestext.h"

#include "text/cardpage.h"
#include "text/castles/castleshouserules.h"
#include "text/castles/castleslog.h"
#include "text/wordbook.h"

#include "castles/options.h"
#include "castles/public.h"
#include "match/setup.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <numeric>

namespace drawbridge {

using namespace castles;
using namespace castleswords;

// ---- what a view says ----------------------------------------------------------------------------------

namespace castleswords {

const QString kGame = QStringLiteral("castles");

const Public& publicOf(const View& view) { return view.as<Public>(); }

Phase phaseOf(const View& view) { return publicOf(view).phase; }

int Standing::health() const { return valueOf(static_cast<unsigned>(upgrade == kHidden ? base : upgrade)); }

int Standing::strength() const {
    return std::accumulate(defences.begin(), defences.end(), health(), [](int sum, Face defence) {
        return sum + valueOf(static_cast<unsigned>(defence));
    });
}

std::vector<Standing> castlesIn(const View& view) {
    std::vector<Standing> castles;
    for (const Piece& piece : view.pieces) {
        if (!isRealm(piece.pile)) continue;
        const int within = withinCastle(piece.place);
        if (within == kBasePlace) {
            Standing& castle = castles.emplace_back();
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

std::optional<Standing> castleIn(const View& view, int number) {
    for (const Standing& castle : castlesIn(view))
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
               ? QStringLiteral("%1 %2").arg(name, QString::number(valueOf(kind)))
               : name;
}

QString castleName(int number) {
    //: A castle by its number, which it keeps as long as it stands.
    return CastlesText::tr("castle %1").arg(number + 1);
}

QString castleName(const Standing& castle, Seat speaker, const QStringList& names) {
    if (castle.seat == speaker) return castleName(castle.number);
    //: A castle by its number: "Bert's castle 3".
    return CastlesText::tr("%1's castle %2")
        .arg(seatName(names, castle.seat), QString::number(castle.number + 1));
}

QString contents(const Standing& castle) {
    QStringList parts;
    if (castle.upgrade != kHidden) parts.append(unitName(castle.upgrade));
    for (const Face defence : castle.defences)
        parts.append(QString::number(valueOf(static_cast<unsigned>(defence))));
    if (castle.defences.empty()) parts.append(CastlesText::tr("no defenses"));
    const QString list = parts.join(QLatin1String(", "));
    //: What lies on a castle, from below: "Moat, 9, 5, 4 on top".
    return castle.defences.size() > 1 ? CastlesText::tr("%1 on top").arg(list) : list;
}

} // namespace castleswords

namespace {

/// Whether an option is set otherwise than printed: house.puppets off, house.puppet-will own.
bool isOn(const Setup& setup, Option option) {
    return optionOf(setup, static_cast<std::size_t>(option)) != 0;
}

/// The seats of the same side as a living one, a bit each.
SeatSet sideOf(const View& view, Seat seat) {
    SeatSet side = 0;
    for (Seat one = 0; one < kMaxSeats; ++one)
        if (publicOf(view).lives(one) &&
            publicOf(view).rulers[one].master == publicOf(view).rulers[seat].master)
            side = static_cast<SeatSet>(side | only(one));
    return side;
}

/// The values of the cards in the assault row.
std::vector<int> laidValues(const View& view) {
    std::vector<int> values;
    for (const Piece& piece : view.pieces)
        if (piece.pile == kAssaultRow) values.push_back(valueOf(static_cast<unsigned>(piece.face)));
    return values;
}

/// What is asked of a Part, for a button or a line: "Knights 8", "Moat".
Face partIn(const Standing& castle, Part part) {
    if (part == Part::Upgrade) return castle.upgrade;
    const auto place = static_cast<std::size_t>(placeOfPart(part));
    return isDefencePart(part) && place < castle.defences.size() ? castle.defences[place] : kHidden;
}

} // namespace

// ---- names -----------------------------------------------------------------------------------------------

QString CastlesText::gameId() const { return kGame; }

QString CastlesText::faceName(Face face) const {
    if (face < 0 || face >= kKinds) return GameText::faceName(kHidden);
    const auto kind = static_cast<unsigned>(face);
    //: A card that attacks, and one of the same name that defends: "attacking Knights 8".
    if (isAttack(kind)) return tr("attacking %1").arg(unitName(face));
    if (isDefence(kind)) return tr("defending %1").arg(unitName(face));
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
        //: Of a castle: %1 is what lies on it, "Moat, 9, 5, 4 on top", %2 the sum of all of it.
        const QString note =
            tr("%1; needs %2 to fall").arg(contents(*castle), QString::number(castle->strength()));
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
            signs.worth = QString::number(castle->strength());
    } else if (piece.pile == kAssaultRow) {
        signs.seat = publicOf(view).laid[rankIn(kAssaultRow)];
    } else if (piece.pile == kFallenRow) {
        const FallenPiece& fallen = publicOf(view).fallen[piece.place];
        signs.seat = fallen.seat;
        // As on the plate of the castle it comes from.
        if (fallen.castle != kNoCastle) signs.tag = QString::number(fallen.castle + 1);
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
        const int castles = static_cast<int>(std::ranges::count(castlesIn(view), seat, &Standing::seat));
        mark("six-castles", QString::number(castles),
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
    // The cards lie beside it: their numbers need not be said again.
    note.attack = QString::number(std::accumulate(values.begin(), values.end(), 0));
    int needed = 0;
    for (const Standing& castle : castlesIn(view))
        if (castle.seat == target) needed += castle.strength();
    note.defence = QString::number(needed);
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

QString CastlesText::pileNameFor(const PileInfo& pile, const QStringList& names, Seat reader) const {
    if (!isSeat(reader) || pile.owner != reader) return pileName(pile, names);
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
            .arg(QString::number(within - kFirstDefencePlace + 1), QString::number(number + 1));
    }
}

// ---- refusals --------------------------------------------------------------------------------------------

/// Of attacks, what they cost, whom the floor belongs to, and Blocks; empty if it is about something else.
QString CastlesText::attackSentence(const Seen& seen, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    const Verb verb = verbOf(move);
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    const int first = verdict.value(0);
    const int second = verdict.value(1);
    const QString card = first < kKinds ? faceName(static_cast<Face>(first)) : QString();
    if (clause == "CASTLES-ATK-2")
        return verb == Verb::Remove && castleIn(view, move.operand[0])
                   ? tr("There is no such defense on that castle.")
                   : tr("There is nobody and nothing to attack there.");
    if (clause == "CASTLES-ATK-10")
        return phase == Phase::AssaultStart ? tr("First choose whom to attack.")
                                            : tr("No attack is running: play an attack card first.");
    if (clause == "CASTLES-ATK-11" && verb == Verb::Use && isAttack(move.operand[0]))
        return tr("An attack is running: lay the card in it.");
    if (clause == "CASTLES-ATK-11")
        return verb == Verb::Lay ? tr("This is no attack card: %1.").arg(card)
                                 : tr("First finish the attack.");
    if (clause == "CASTLES-FLOOR-4") {
        if (verb == Verb::Lay) return tr("This is no attack card: %1.").arg(card);
        if (verb == Verb::Ask)
            return contains(publicOf(view).declined, move.operand[0])
                       ? tr("That ally has declined already in this attack.")
                       : tr("That ally belongs to the side that is attacked, and lays no card against it.");
        return phase == Phase::Asked ? tr("First lay an attack card, or decline.")
                                     : tr("Nobody has been asked for a card.");
    }
    if (clause == "CASTLES-FLOOR-1")
        return verb == Verb::Floor ? tr("That player is no ally in this turn.")
                                   : tr("The floor is yours: you need not hand it back.");
    if (clause == "CASTLES-BLOCK-18") {
        if (verb == Verb::Block || verb == Verb::BlockAlly) return tr("There is no Block in that hand.");
        if (verb == Verb::Use) return tr("Only a Block can be played now: block, or let it pass.");
        return phase == Phase::BlockWindow ? tr("First block, or let it pass.")
                                           : tr("Nobody attacks: there is nothing to let pass.");
    }
    if (clause == "CASTLES-RULING-4")
        return tr("That takes %1, and Horsemen count against defenses only: you have %2.")
            .arg(QString::number(first), QString::number(second));
    if (clause == "CASTLES-CASTLE-7")
        return tr("The castle takes %1, and you have %2 left.")
            .arg(QString::number(first), QString::number(second));
    if (clause == "CASTLES-UPG-10")
        return tr("The castle with its upgrade takes %1, and you have %2 left.")
            .arg(QString::number(first), QString::number(second));
    if (clause == "CASTLES-ATK-5")
        return tr("That defense takes %1, and you have %2 left.")
            .arg(QString::number(first), QString::number(second));
    return {};
}

QString CastlesText::sentence(const Seen& seen, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    if (!clause) return {};
    if (verdict.seeAlso() == "CASTLES-TURN-1") return tr("Somebody else has to decide first.");
    if (const QString text = attackSentence(seen, move, verdict); !text.isEmpty()) return text;
    const Verb verb = verbOf(move);
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    const QString card =
        verdict.value(0) < kKinds ? faceName(static_cast<Face>(verdict.value(0))) : QString();
    const int second = verdict.value(1);
    // Many clauses are cited both for what has to be done first and for doing it wrongly.
    const auto wrongly = [&](Verb own, const QString& then, const QString& before) {
        return verb == own ? then : before;
    };
    if (clause == "CASTLES-TURN-2")
        return verb == Verb::Use || verb == Verb::Lay
                   ? tr("There is no such card in that hand: %1.").arg(card)
                   : tr("Play cards, or finish playing.");
    if (clause == "CASTLES-TURN-4") return tr("There is no such card in that hand: %1.").arg(card);
    if (clause == "CASTLES-DECK-6")
        return verb == Verb::Card ? tr("It cannot be this card that comes now: %1.").arg(card)
                                  : tr("First the cards are drawn.");
    if (clause == "CASTLES-ROUND-3")
        return tr("Nobody may attack before round %1.").arg(publicOf(view).quietRounds + 1);
    if (clause == "CASTLES-ROUND-4") {
        const QString name = verb == Verb::Use ? faceName(static_cast<Face>(move.operand[0])) : QString();
        return tr("Nobody may attack before round %2, and this card attacks: %1.")
            .arg(name, QString::number(publicOf(view).quietRounds + 1));
    }
    if (clause == "CASTLES-DEF-3")
        return tr("You have played your defense of this turn: you may play only %n.", "", second);
    if (clause == "CASTLES-RUSH-8")
        return tr("You have played your defenses of this turn: you may play only %n.", "", second);
    if (clause == "CASTLES-RULING-25")
        return verb == Verb::Use
                   ? tr("There is no castle on which %1 could go.").arg(card)
                   : tr("In this game a new defense has to be worth more than the one that goes.");
    if (clause == "CASTLES-UPG-4")
        return wrongly(Verb::On, tr("An upgrade is laid on a castle that stands."),
                       tr("First choose the castle that gets it: %1.").arg(card));
    if (clause == "CASTLES-UPG-14")
        return verb == Verb::Use ? tr("There is no castle that could get it: %1.").arg(card)
                                 : tr("That castle has an upgrade already: %1.").arg(card);
    if (clause == "CASTLES-SAB-1")
        return wrongly(Verb::On, tr("Sabotage is for a castle that stands."),
                       tr("First choose the castle for the Sabotage."));
    if (clause == "CASTLES-JEST-1")
        return phase == Phase::SpecialTarget ? tr("First say what the Jester does: destroy, or steal.")
                                             : tr("Only a Jester does that: play one first.");
    if (clause == "CASTLES-PUP-1")
        return wrongly(Verb::AtSeat, tr("Only a player who is out of the game can come back as a puppet."),
                       tr("First choose who comes back as a puppet."));
    if (clause == "CASTLES-ALLY-1")
        return wrongly(Verb::AtSeat, tr("Whoever is out of the game cannot be asked."),
                       tr("First choose whom to ask."));
    if (clause == "CASTLES-ALLY-2")
        return phase == Phase::Invited ? tr("First accept, or refuse.")
                                       : tr("Nobody has been asked to join in.");
    if (clause == "CASTLES-SETUP-12")
        return wrongly(Verb::First, tr("It is settled already who begins."),
                       tr("First the starting player is drawn by lot."));
    if (clause == "CASTLES-RULING-102") {
        if (phase != Phase::Spoils) return tr("There is no hand to take a card from.");
        return verb == Verb::Take
                   ? tr("There is no such card in that hand: %1.").arg(faceName(static_cast<Face>(second)))
                   : tr("First take a card from the hand that lies open.");
    }
    if (clause == "CASTLES-DISC-1") {
        if (verb != Verb::Clear) return tr("First choose what you discard from the table.");
        return castleIn(view, move.operand[0])
                   ? tr("You discard your own cards, and those of your puppets, and no others.")
                   : tr("There is no such castle on the table.");
    }
    if (clause == "CASTLES-DISC-5")
        return verb == Verb::Clear ? tr("The last castle of a player cannot be discarded.")
                                   : tr("There is nothing that you could discard from the table.");
    if (clause == "CASTLES-RULING-107") {
        if (verb == Verb::Table) return tr("In this game nothing is discarded from the table.");
        return phase == Phase::TableDiscard ? tr("A puppet does not discard its master's cards.")
                                            : tr("First say that you discard from the table.");
    }
    if (clause == "CASTLES-RULING-105")
        return verb == Verb::Ask ? tr("That ally is giving up and lays no more cards.")
                                 : tr("Only a king or queen who has to decide can give up, and no puppet.");
    return refusal(clause);
}

QString CastlesText::setupSentence(const Setup& setup, const Verdict& verdict) const {
    if (verdict.clause() == "CASTLES-DECK-7")
        return tr(
            "The deck does not suit %n player(s): it needs a castle for everybody, enough cards to deal, "
            "and no more than a table can hold.",
            "", setup.seats);
    return GameText::setupSentence(setup, verdict);
}

// ---- what happened ---------------------------------------------------------------------------------------

QString CastlesText::logLine(const SeenMove& seen, const QStringList& names) const {
    return eventLine(seen, names);
}

bool CastlesText::tellsOfDecider(const SeenMove& seen) const { return verbOf(seen.move) != Verb::Pass; }

// ---- what to do ------------------------------------------------------------------------------------------

QString CastlesText::prompt(const View& view, const QStringList& names) const {
    if (view.decider == kNobody) return tr("The game is over.");
    if (!isSeat(view.decider)) {
        switch (phaseOf(view)) {
        case Phase::Deal: return tr("The cards are dealt.");
        case Phase::First: return tr("The starting player is drawn by lot.");
        default: return tr("A card is drawn.");
        }
    }
    if (view.viewer != view.decider) return waiting(view, names);
    const QString todo = task(view, names);
    const Seat actor = publicOf(view).actor;
    if (actor == view.decider || !isSeat(actor)) return todo;
    //: To a master who decides for a puppet; %2 is the usual prompt, addressed to the puppet.
    return tr("You play for your puppet %1. %2").arg(seatName(names, actor), todo);
}

QString CastlesText::promptIn(const Setup& setup, const View& view, const QStringList& names) const {
    const QString usual = prompt(view, names);
    const Seat seat = view.viewer;
    if (!isSeat(seat) || phaseOf(view) == Phase::Over) return usual;
    if (isOut(view, seat) && seat != view.decider)
        //: To somebody who has been thrown out; %1 is who is at what
        return isOn(setup, Option::Puppets)
                   ? tr("You are out of the game. %1").arg(usual)
                   : tr("You are out, until somebody plays a Puppet for you. %1").arg(usual);
    const Seat lord = publicOf(view).lives(seat) ? lordOf(view, seat) : kNobody;
    if (!isSeat(lord)) return usual;
    if (view.decider == lord && publicOf(view).actor == seat)
        //: To a puppet, whose master decides; %1 is the master
        return tr("You are %1's puppet: %1 plays for you now.").arg(seatName(names, lord));
    //: To a puppet: %1 is its master, %2 what to do now or who is at what
    return tr("You are %1's puppet. %2").arg(seatName(names, lord), usual);
}

QString CastlesText::waiting(const View& view, const QStringList& names) const {
    const QString who = seatName(names, view.decider);
    const Seat actor = publicOf(view).actor;
    switch (phaseOf(view)) {
    case Phase::BlockWindow: return tr("%1 may block…").arg(who);
    case Phase::Asked: return tr("%1 has been asked for an attack card…").arg(who);
    case Phase::Invited: return tr("%1 has been asked for an alliance…").arg(who);
    case Phase::Assault: return tr("%1 is attacking…").arg(who);
    case Phase::HandDiscard: return tr("%1 is choosing cards to discard…").arg(who);
    default: break;
    }
    if (isSeat(actor) && actor != view.decider)
        //: %1 is a master, %2 the puppet whose turn it is.
        return tr("%1 plays for %2…").arg(who, seatName(names, actor));
    return waitingFor(view, names);
}

QString CastlesText::task(const View& view, const QStringList& names) const {
    const Seat host = publicOf(view).host;
    const Seat target = publicOf(view).target;
    const Seat actor = publicOf(view).actor;
    const auto name = [&](Seat seat) { return seatName(names, seat); };
    const Face inPlay = publicOf(view).inPlay;
    const QString card = inPlay < 0 ? QString() : faceName(inPlay);
    switch (phaseOf(view)) {
    case Phase::Main: {
        if (publicOf(view).round <= publicOf(view).quietRounds)
            return tr("Build and defend, or finish playing. No attacks before round %1.")
                .arg(publicOf(view).quietRounds + 1);
        return tr("Play as many cards as you like, or finish playing.");
    }
    case Phase::Target:
        if (inPlay == kCastle) return tr("Castle: choose who gets it.");
        //: %1 is an upgrade: "Moat".
        if (isUpgrade(static_cast<unsigned>(inPlay)))
            return tr("%1: choose the castle that gets it.").arg(card);
        if (inPlay == kRushed)
            return tr("Rushed Defenses: lay them on a castle as a defense of 3, or discard them to play more "
                      "defenses.");
        //: %1 is a defense: "Knights 8".
        return tr("%1: choose the castle to defend.").arg(unitName(inPlay));
    case Phase::Replace:
        return tr("%1: castle %2 is full, choose the defense that goes.")
            .arg(unitName(inPlay), QString::number(publicOf(view).chosen + 1));
    case Phase::SpecialTarget:
        switch (inPlay) {
        case kSabotage: return tr("Sabotage: choose the castle that loses its top defense.");
        case kJester: return tr("Jester: destroy every castle without defenses, or choose one to steal.");
        case kPuppet: return tr("Puppet: choose who comes back into the game.");
        default: return tr("Alliance: choose whom to ask into this turn.");
        }
    case Phase::AssaultStart: return tr("%1: choose whom to attack.").arg(unitName(inPlay));
    case Phase::BlockWindow: {
        const QString attacker = name(publicOf(view).leader);
        const std::vector<int> values = laidValues(view);
        const int laid = std::accumulate(values.begin(), values.end(), 0);
        if (target == actor)
            //: %2 is the value of the cards laid.
            return tr("%1 attacks you with %2: play a Block, or let it pass.")
                .arg(attacker, QString::number(laid));
        //: %1 attacks %2; %3 is the value of the cards laid.
        return tr("%1 attacks %2 with %3: play a Block for %2, or let it pass.")
            .arg(attacker, name(target), QString::number(laid));
    }
    case Phase::Assault:
        return tr("Attack on %1 with %2 to spend: remove what that pays for, lay more, or finish.")
            .arg(name(target), QString::number(publicOf(view).toSpend()));
    case Phase::Asked:
        return tr("%1 asks you for a card against %2: lay an attack card, or decline.")
            .arg(name(publicOf(view).leader), name(target));
    case Phase::Spoils: return tr("Take one card of %1's hand.").arg(name(publicOf(view).spoils));
    case Phase::GuestFloor:
        if (publicOf(view).ended)
            return tr("You have the floor in %1's turn for the last time: play attacks and specials, or hand "
                      "it "
                      "back.")
                .arg(name(host));
        return tr("You have the floor in %1's turn: play attacks and specials, or hand it back.")
            .arg(name(host));
    case Phase::Invited:
        return tr("%1 asks you to be an ally in this turn: accept, or refuse.")
            .arg(name(publicOf(view).floor));
    case Phase::TableDiscard: return tr("Choose what you discard from the table.");
    case Phase::HandDiscard: return tr("Discard what you do not want, then draw.");
    default: return {};
    }
}

QString CastlesText::heldPrompt(const View& view, const Piece& piece) const {
    if (isRealm(piece.pile)) {
        if (isSeat(publicOf(view).target)) return {};
        //: What to do with a card of a castle that has been picked up.
        return tr("To discard it from the table, put it on the discard pile.");
    }
    if (!isHand(piece.pile) || piece.face < 0 || phaseOf(view) == Phase::HandDiscard) return {};
    const auto kind = static_cast<unsigned>(piece.face);
    const QString card = unitName(piece.face);
    //: What to do with a card of the hand that has been picked up: %1 is the card.
    if (isUpgrade(kind)) return tr("%1: put it on a castle.").arg(card);
    if (isDefence(kind))
        return tr("%1: put it on a castle; on a full one, on the defense that goes.").arg(card);
    if (isAttack(kind))
        return isSeat(publicOf(view).target) ? tr("%1: add it to the attack.").arg(card)
                                             : tr("%1: put it on the castles of an opponent.").arg(card);
    switch (kind) {
    case kCastle: return tr("%1: put it beside your castles.").arg(card);
    case kRushed:
        return tr("%1: put it on a castle, or on the discard pile to play two other defenses.").arg(card);
    case kSabotage: return tr("%1: put it on a castle of an opponent.").arg(card);
    case kCannonFire: return tr("%1: put it on the discard pile.").arg(card);
    case kJester:
        return tr("%1: put it on the discard pile to destroy, or on an opponent's castle to steal.")
            .arg(card);
    case kBlock: return tr("%1: put it on the castles that are attacked.").arg(card);
    case kPuppet: return tr("%1: put it where the player who is to come back sits.").arg(card);
    default: return tr("%1: put it where the player whom you ask sits.").arg(card);
    }
}

QString CastlesText::seatChoice(const View& view, const QString& seat) const {
    switch (publicOf(view).inPlay) {
    //: Buttons: what a card is used for; %1 is a player.
    case kCastle: return tr("A castle for %1").arg(seat);
    case kPuppet: return tr("Bring %1 back").arg(seat);
    case kAlliance: return tr("Ask %1").arg(seat);
    default: return tr("Attack %1").arg(seat);
    }
}

QString CastlesText::choice(const Seen& seen, Move move, const QStringList& names) const {
    const auto& o = move.operand;
    const View& view = seen.view;
    const auto card = [&] { return faceName(static_cast<Face>(o[0])); };
    const auto seat = [&] { return seatName(names, o[0]); };
    const Seat speaker = publicOf(view).actor;
    const auto castle = castleIn(view, o[0]);
    const QString named = castle ? castleName(*castle, speaker, names) : castleName(o[0]);
    switch (verbOf(move)) {
    case Verb::Use: return tr("Play: %1").arg(card());
    case Verb::AtSeat: return seatChoice(view, seat());
    case Verb::On:
        //: A button: %1 is a castle, "Bert's castle 3", %2 what lies on it.
        return castle ? tr("%1: %2").arg(named, contents(*castle)) : named;
    case Verb::Spend: return tr("Discard it for more defenses");
    case Verb::Destroy: return tr("Destroy castles without defenses");
    case Verb::Replace: {
        const auto full = castleIn(view, publicOf(view).chosen);
        const QString old = full && o[0] < full->defences.size() ? unitName(full->defences[o[0]]) : QString();
        //: Buttons: which of the three defenses of a full castle goes; %1 is "Knights 8".
        return (o[0] == 0   ? tr("Replace the lowest: %1")
                : o[0] == 1 ? tr("Replace the middle one: %1")
                            : tr("Replace the top one: %1"))
            .arg(old);
    }
    case Verb::Table: return tr("Discard from the table");
    case Verb::Clear:
    case Verb::Remove: {
        const Part part = partOf(move);
        if (part == Part::Castle && castle) return tr("%1: %2").arg(named, contents(*castle));
        const Face face = castle ? partIn(*castle, part) : kHidden;
        if (face == kHidden) return named;
        //: A button: %1 is a card, "Knights 8", %2 the castle it is on, %3 which it is on it, from below.
        if (isDefencePart(part))
            return tr("%1 on %2 (defense %3)")
                .arg(unitName(face), named, QString::number(placeOfPart(part) + 1));
        //: A button: %1 is an upgrade, "Moat", %2 the castle it is on.
        return tr("%1 on %2").arg(unitName(face), named);
    }
    case Verb::Floor: return tr("Give %1 the floor").arg(seat());
    case Verb::HandBack: return tr("Hand the floor back");
    case Verb::EndPlay: return tr("Finish playing");
    case Verb::Lay: return tr("Lay: %1").arg(unitName(static_cast<Face>(o[0])));
    case Verb::Ask: return tr("Ask %1 for a card").arg(seat());
    case Verb::Finish: return tr("Finish the attack");
    case Verb::Decline: return tr("Lay nothing");
    case Verb::Pass: return tr("Let it pass");
    case Verb::Block: return tr("Play Block");
    case Verb::BlockAlly: return tr("Block %1's cards").arg(seat());
    case Verb::Accept: return tr("Accept");
    case Verb::Refuse: return tr("Refuse");
    case Verb::Discard: return tr("Discard: %1").arg(card());
    case Verb::Draw: return tr("Draw and end the turn");
    case Verb::Take: return tr("Take: %1").arg(card());
    default: return {};
    }
}

bool CastlesText::hasButton(Move move) const {
    switch (verbOf(move)) {
    case Verb::Block:
    case Verb::BlockAlly:
    case Verb::Destroy:
    case Verb::Draw:
    case Verb::Spend: return true;
    default: return false;
    }
}

Seat CastlesText::addressee(const View& view, Move move) const {
    switch (verbOf(move)) {
    case Verb::Floor:
    case Verb::Ask:
    case Verb::BlockAlly: return move.operand[0];
    case Verb::HandBack: return view.turn;
    default: return kNobody;
    }
}

QString CastlesText::choiceHelp(Move move) const {
    switch (verbOf(move)) {
    case Verb::EndPlay: return tr("Then you discard what you do not want, and draw.");
    case Verb::BlockAlly:
        return tr("The cards of the others still count for what they can remove alone; this ally may attack "
                  "nobody for the rest of this turn.");
    case Verb::Finish: return tr("What has not been spent is lost.");
    default: return {};
    }
}

QString CastlesText::choiceMark(Move move) const {
    switch (verbOf(move)) {
    case Verb::Floor:
    case Verb::HandBack: return QStringLiteral("floor");
    case Verb::Ask:
    case Verb::Accept: return QStringLiteral("alliance");
    case Verb::Finish: return QStringLiteral("swords");
    case Verb::Block:
    case Verb::BlockAlly: return QStringLiteral("block");
    case Verb::Pass: return QStringLiteral("window");
    case Verb::EndPlay:
    case Verb::Draw: return QStringLiteral("turn");
    default: return {};
    }
}

QString CastlesText::choicePicture(const View& view, Move move) const {
    if (verbOf(move) != Verb::Take || !isSeat(view.viewer)) return {};
    return toQString(castles::faceName(static_cast<Face>(move.operand[0])));
}

// ---- warnings --------------------------------------------------------------------------------------------

QString CastlesText::warningOfJester(const View& view) const {
    std::array<int, kMaxSeats> left{};
    bool destroys = false;
    for (const Standing& castle : castlesIn(view))
        if (castle.defences.empty())
            destroys = true;
        else
            ++left[castle.seat];
    if (!destroys) return tr("No castle is without defenses: the Jester would destroy nothing.");
    const Seat jester = publicOf(view).floor;
    if (!isSeat(jester)) return {};
    const Seat master = publicOf(view).rulers[jester].master;
    if (left[jester] == 0) return tr("That destroys your own last castle: you would be out of the game.");
    if (isSeat(master) && left[master] == 0)
        return tr("That destroys the last castle of your master: you would both be out of the game.");
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (contains(sideOf(view, jester), seat) && left[seat] == 0)
            return tr("That destroys the last castle of your own puppet.");
    return {};
}

QString CastlesText::warning(const Seen& seen, Move move, const std::optional<Outlook>& outlook) const {
    const View& view = seen.view;
    const Seat floor = publicOf(view).floor;
    if (!isSeat(floor)) return {};
    switch (verbOf(move)) {
    case Verb::Use: {
        if (move.operand[0] != kCannonFire) return {};
        if (!outlook) return {};
        const auto defences = [](const View& table) {
            std::size_t count = 0;
            for (const Standing& castle : castlesIn(table)) count += castle.defences.size();
            return count;
        };
        return defences(outlook->after) == defences(view)
                   ? tr("No opponent has a defense: Cannon Fire would hit nothing.")
                   : QString();
    }
    case Verb::On: {
        const auto castle = castleIn(view, move.operand[0]);
        return publicOf(view).inPlay == kSabotage && castle && castle->defences.empty()
                   ? tr("There is no defense on that castle: the Sabotage would do nothing.")
                   : QString();
    }
    case Verb::Destroy: return warningOfJester(view);
    case Verb::Finish: {
        const bool isEnough =
            std::ranges::any_of(seen.open, [](Move legal) { return verbOf(legal) == Verb::Remove; });
        //: Before an attack is finished too early: %1 is a number, the strength that is left.
        return isEnough ? tr("The attack has %1 left, and that could still destroy something.")
                              .arg(publicOf(view).toSpend())
                        : QString();
    }
    case Verb::Clear: {
        const auto castle = castleIn(view, move.operand[0]);
        const bool isLast = castle && partOf(move) == Part::Castle &&
                            std::ranges::count(castlesIn(view), castle->seat, &Standing::seat) == 1;
        return isLast ? tr("That is the last castle of its owner: without it that player is out of the game.")
                      : QString();
    }
    default: return {};
    }
}

bool CastlesText::isMidway(const View& view) const {
    switch (phaseOf(view)) {
    case Phase::Target:
    case Phase::Replace:
    case Phase::SpecialTarget:
    case Phase::AssaultStart:
    case Phase::TableDiscard: return true;
    default: return false;
    }
}

// ---- how things stand ------------------------------------------------------------------------------------

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
        {tr("Defenses: %1 of %2").arg(QString::number(defences), QString::number(limit)),
         plays && defences < limit, mine && defences >= limit},
        {tr("Discard from the hand"), discards, draws},
        {tr("Draw"), discards || draws, false},
    };
}

QString CastlesText::standing(const View& view, Seat seat, const QStringList& names) const {
    if (const Seat lord = lordOf(view, seat); isSeat(lord))
        //: Beside a player's name, where the end may be cut: %1 is how the castles stand, %2 the player whose
        //: puppet this one is
        return tr("%1; %2's puppet").arg(castlesOf(view, seat), seatName(names, lord));
    return castlesOf(view, seat);
}

QString CastlesText::castlesOf(const View& view, Seat seat) const {
    int count = 0;
    int strength = 0;
    for (const Standing& castle : castlesIn(view)) {
        if (castle.seat != seat) continue;
        ++count;
        strength += castle.strength();
    }
    if (count == 0) return publicOf(view).rulers[seat].fell > 0 ? tr("out of the game") : tr("no castle");
    //: Beside a player's name: how many castles, and what they are worth with all that lies on them.
    return tr("%n castle(s), %1 in all", "", count).arg(strength);
}

QString CastlesText::tally(const Seen& seen, const QStringList& names) const {
    if (seen.ending != "CASTLES-WIN-12") return {};
    const View& view = seen.view;
    QStringList sides;
    for (Seat master = 0; master < seen.seats(); ++master) {
        if (publicOf(view).rulers[master].master != master) continue;
        int count = 0;
        int strength = 0;
        for (const Standing& castle : castlesIn(view)) {
            if (publicOf(view).rulers[castle.seat].master != master) continue;
            ++count;
            strength += castle.strength();
        }
        //: What is counted when a game has lasted too long: %1 is a player, %2 the worth of the castles.
        sides.append(tr("%1 %n castle(s) worth %2", "", count)
                         .arg(seatName(names, master), QString::number(strength)));
    }
    return QLocale().createSeparatedList(sides);
}

QString CastlesText::ending(const Seen& seen, const QStringList& names) const {
    const Clause clause = seen.ending;
    if (!clause) return {};
    const View& view = seen.view;
    QStringList winners;
    QStringList puppets;
    for (Seat seat = 0; seat < seen.seats(); ++seat) {
        if (!contains(publicOf(view).winners, seat)) continue;
        const bool leads = seen.scores[seat] > 0.0;
        (leads ? winners : puppets).append(seatName(names, seat));
    }
    if (winners.isEmpty() || clause == "CASTLES-WIN-10")
        return tr("Nobody is left to rule: the game is a draw.");
    const QString who = QLocale().createSeparatedList(winners);
    QString words;
    if (clause == "CASTLES-WIN-2") {
        words = tr("%1 rules alone and wins.").arg(who);
    } else if (clause == "CASTLES-WIN-5") {
        const std::vector<OptionValue>& chosen = seen.setup.options;
        const auto which = static_cast<std::size_t>(Option::SixCastles);
        Options options;
        if (which < chosen.size()) options.set(Option::SixCastles, chosen[which]);
        words = tr("%1's side has held %n castles for a whole round: %1 wins.", "", options.sixCastles())
                    .arg(who);
    } else if (clause == "CASTLES-RULING-75") {
        words = tr("The Jester has left nobody: by the house rule %1 wins.").arg(who);
    } else if (winners.size() > 1) {
        //: %1 is a list of players.
        words = tr("The last round is over: %1 have equal castles and share the win.").arg(who);
    } else {
        words = tr("The last round is over: %1 has the strongest castles and wins.").arg(who);
    }
    if (puppets.isEmpty()) return words;
    //: Behind "Anna wins.": %2 is a list of players.
    return tr("%1 Winning along as puppets: %2.").arg(words, QLocale().createSeparatedList(puppets));
}

bool CastlesText::isOut(const View& view, Seat seat) const {
    return !publicOf(view).lives(seat) && publicOf(view).rulers[seat].fell > 0;
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
    return Status{
        tr("You are %1's puppet").arg(master),
        tr("You are back with a castle of your own, and a hand that is filled up to %n card(s). You win "
           "only if %1 wins, and fall if %1 falls. %2",
           "", publicOf(view).rulers[seat].handLimit)
            .arg(master, will),
        "CASTLES-PUP-3"};
}

std::span<const RuleGroup> CastlesText::ruleGroups() const { return kRuleGroups; }

std::span<const RulePreset> CastlesText::presets() const { return kPresets; }

} // namespace drawbridge
