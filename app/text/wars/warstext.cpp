// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"

#include "text/wars/factionbalance.h"
#include "text/wars/warshouserules.h"

#include "wars/events.h"
#include "wars/moves.h"
#include "wars/options.h"
#include "wars/public.h"

#include <QLocale>
#include <algorithm>
#include <array>

namespace drawbridge {

using namespace wars;

namespace {

const Public& publicOf(const View& view) { return view.as<Public>(); }

Phase phaseOf(const View& view) { return publicOf(view).phase; }

/// Of a seat, as far as the viewer knows.
Faction factionOf(const View& view, Seat seat) { return publicOf(view).armies[seat].faction; }

int countIn(const View& view, PileId pile) {
    return static_cast<int>(std::ranges::count(view.pieces, pile, &Piece::pile));
}

/// How many soldiers a seat has in play, those it has just lifted included.
int inPlay(const View& view, Seat seat) {
    return static_cast<int>(std::ranges::count_if(view.pieces, [&](const Piece& piece) {
        return piece.pile == kLifted ? view.decider == seat
                                     : isSlot(piece.pile) && ownerOf(piece.pile) == seat;
    }));
}

/// The numbers of some slots.
QStringList pilesOf(Slots among) {
    QStringList piles;
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        if (hasSlot(among, slot)) piles.append(QString::number(slot + 1));
    return piles;
}

/// What a view says of a soldier in play; nullptr of other pieces.
const Soldier* soldierAt(const View& view, const Piece& piece) {
    const std::vector<Soldier>& soldiers = publicOf(view).soldiers;
    const auto found = std::ranges::find_if(soldiers, [&](const Soldier& soldier) {
        return soldier.pile == piece.pile && soldier.place == piece.place;
    });
    return found != soldiers.end() ? &*found : nullptr;
}

/// What the fighters that lie open are worth: those of the attacker together, and the one attacked.
std::pair<int, int> strengths(const View& view) {
    std::pair<int, int> sums{};
    for (const Soldier& soldier : publicOf(view).soldiers)
        if (soldier.locked && soldier.worth)
            (ownerOf(soldier.pile) == view.turn ? sums.first : sums.second) += soldier.worth->fights;
    return sums;
}

constexpr bool isSoldiers(std::uint8_t deck) { return static_cast<Deck>(deck) == Deck::Soldiers; }

/// Where the rules of each faction begin, by Faction.
constexpr std::array<Clause, kFactions> kFactionClauses{
    "WARS-UND-1", "WARS-ROY-1", "WARS-DRG-1", "WARS-BLD-1", "WARS-MAG-1", "WARS-SEE-1",
    "WARS-NIN-1", "WARS-ASN-1", "WARS-BRK-1", "WARS-SHP-1", "WARS-MEC-1", "WARS-OUT-1",
    "WARS-GOL-1", "WARS-FAT-1", "WARS-INF-1", "WARS-WMG-1"};

} // namespace

QString WarsText::gameId() const { return QStringLiteral("castle-wars"); }

CardPage WarsText::cardPage(const Setup& setup, Face face) const {
    CardPage page = GameText::cardPage(setup, face);
    if (face < kDragon) {
        const int value = printedValue(static_cast<unsigned>(face));
        page.family = familyName("soldier");
        page.meaning = tr("A soldier that fights with %1.").arg(value);
        //: Said of the cards from two to ten together
        page.brief = tr("A soldier that fights with its number.");
        // A rule that says 2 hardly means this card.
        page.namedAs = face == kTen ? QStringList{QString::number(value)} : QStringList();
        page.own = QStringList{QStringLiteral("WARS-SETUP-6"), QStringLiteral("WARS-VAL-1")};
        return page;
    }
    const bool isJoker = face == kDragon || face == kWild;
    page.family = familyName(isJoker ? "joker" : "resource");
    switch (face) {
    case kDragon:
        page.own = QStringList{QStringLiteral("WARS-DRG-")};
        //: %1 is "A soldier worth 20 …".
        page.meaning = tr("The Dragon-Tamers' dragon: %1").arg(page.meaning);
        break;
    case kWild:
        page.own = QStringList{QStringLiteral("WARS-MAG-")};
        //: %1 is "Is used as a Jack, …".
        //: Said of both jokers, by what is written on them
        page.brief = tr("The wild magician and the dragon; they stay in the box unless a faction uses them.");
        page.meaning = tr("Laid aside unless a faction uses it.") + QLatin1Char('\n') +
                       tr("The Mages' joker: %1").arg(page.meaning);
        break;
    case kJack: page.own = QStringList{QStringLiteral("WARS-JACK-")}; break;
    case kQueen: page.own = QStringList{QStringLiteral("WARS-QUEEN-")}; break;
    case kKing: page.own = QStringList{QStringLiteral("WARS-KING-")}; break;
    default: page.own = QStringList{QStringLiteral("WARS-ACE-")}; break;
    }
    if (!isJoker) page.own.append(QStringLiteral("WARS-RES-"));
    return page;
}

std::vector<CardPage> WarsText::furtherPages(const Setup&) const {
    std::vector<CardPage> pages;
    for (int number = 0; number < kFactions; ++number) {
        const auto faction = static_cast<Faction>(number);
        CardPage& page = pages.emplace_back();
        page.name = factionName(faction);
        page.family = familyName("faction");
        page.meaning = factionSummary(faction) + QLatin1Char('\n') + factionStory(faction);
        page.more = FactionBalance::bundled().about(faction, Faction::None);
        page.pictures =
            QStringList{QStringLiteral("castle-wars/faction-") + toQString(wars::factionName(faction))};
        page.namedAs = QStringList{page.name};
        const QString first = toQString(factionClause(faction).id());
        page.own = QStringList{first.left(first.lastIndexOf(QLatin1Char('-')) + 1)};
    }
    const auto addReference = [&](std::string_view id, const QString& own) {
        CardPage& page = pages.emplace_back();
        page.name = word({"reference", id, "name"});
        page.family = familyName("reference");
        page.meaning = word({"reference", id, "effect"});
        page.pictures = QStringList{QStringLiteral("castle-wars/") + toQString(id)};
        page.own = QStringList{own};
    };
    addReference("overview", QStringLiteral("WARS-TURN-"));
    addReference("resources", QStringLiteral("WARS-RES-"));
    return pages;
}

QString WarsText::pieceNote(const View& view, const Piece& piece) const {
    const Soldier* soldier = soldierAt(view, piece);
    if (soldier == nullptr) return {};
    QStringList notes;
    if (!piece.faceUp && piece.face != kHidden) notes.append(tr("face down"));
    if (soldier->worth) {
        const auto [base, fights] = *soldier->worth;
        const Seat owner = ownerOf(piece.pile);
        const Faction faction = factionOf(view, owner);
        const int inOwnTurn = faction == Faction::Assassins ? 2 : faction == Faction::Golems ? -2 : 0;
        const int asFaction = owner == view.turn ? inOwnTurn : -inOwnTurn;
        const int withQueens = fights - base - asFaction;
        const bool isChanged = base != printedValue(static_cast<unsigned>(piece.face)) || fights != base;
        //: A soldier: %1 is a number or a sum, "9 + 3 for the Queen = 12".
        if (isChanged) notes.append(tr("worth %1").arg(worth({&base, 1}, withQueens, asFaction, faction)));
    }
    //: Marks on a soldier; the second is one that fights in the battle that goes on.
    if (soldier->mechanised) notes.append(tr("mechanised"));
    if (soldier->locked) notes.append(tr("fighting"));
    if (soldier->infected) notes.append(tr("infected"));
    if (soldier->dying) notes.append(tr("dying"));
    return notes.join(QLatin1String(", "));
}

PieceSigns WarsText::pieceSigns(const View& view, const Piece& piece) const {
    PieceSigns signs;
    const Soldier* soldier = soldierAt(view, piece);
    if (soldier == nullptr) return signs;
    if (soldier->worth && soldier->worth->fights != printedValue(static_cast<unsigned>(piece.face)))
        signs.worth = QString::number(soldier->worth->fights);
    signs.across = soldier->infected;
    if (signs.across) signs.marks.append(QStringLiteral("infected"));
    if (soldier->mechanised) signs.marks.append(QStringLiteral("mechanised"));
    if (soldier->dying) signs.marks.append(QStringLiteral("falls"));
    const bool attacks =
        ownerOf(piece.pile) == view.turn && hasSlot(publicOf(view).attackers, slotNumber(piece.pile));
    signs.forward = attacks && piece.place == countIn(view, piece.pile) - 1;
    return signs;
}

QStringList WarsText::pileMarks(const View& view, PileId pile) const {
    QStringList marks;
    const Phase phase = phaseOf(view);
    if (isSetup(phase) || pile < kFirstSlot || pile >= kFirstCaptives) return marks;
    const Seat owner = ownerOf(pile);
    // Where Blood-Mages lay those whom they give up.
    const Faction faction = factionOf(view, owner);
    if (pile == discardOf(owner, Deck::Soldiers) && faction == Faction::BloodMages)
        marks.append(QStringLiteral("altar"));
    if (!isSlot(pile)) return marks;
    if (countIn(view, pile) == 0) marks.append(QStringLiteral("ruin"));
    const bool isSpent = owner == view.turn && publicOf(view).spent[slotNumber(pile)] > 0;
    if (isSpent) marks.append(QStringLiteral("spent"));
    // What its top may be taken for when it cannot attack: for a rite, or to be exchanged.
    const bool isForAbility = isWindow(phase) || (phase == Phase::Attack && isSpent);
    if (isForAbility && view.viewer == owner && view.decider == owner) {
        if (faction == Faction::BloodMages) marks.append(QStringLiteral("altar"));
        if (faction == Faction::ShapeShifters) marks.append(QStringLiteral("swap"));
    }
    return marks;
}

std::vector<SeatMark> WarsText::seatMarks(const View& view, Seat seat) const {
    std::vector<SeatMark> marks;
    if (const int queens = publicOf(view).armies[seat].queens; queens > 0) {
        const int each = queens * kQueenBonus;
        //: Beside an army: what each of its soldiers has more by Queens.
        marks.push_back(
            {QStringLiteral("queen"), tr("+%1").arg(each),
             tr("%n Queen(s) at work: every soldier of this army is worth %1 more this turn.", "", queens)
                 .arg(each)});
    }
    const Faction faction = factionOf(view, seat);
    if (faction == Faction::Assassins || faction == Faction::Golems) {
        const bool more = (faction == Faction::Assassins) == (view.turn == seat);
        if (isSeat(view.turn) && !isSetup(phaseOf(view)))
            //: Beside an army of Assassins or Golems: what each of its soldiers has more or less.
            marks.push_back({QStringLiteral("swords"), more ? tr("+%1").arg(2) : tr("−%1").arg(2),
                             more ? tr("Every soldier of this army is worth 2 more in this turn.")
                                  : tr("Every soldier of this army is worth 2 less in this turn.")});
    }
    return marks;
}

std::optional<SeatCard> WarsText::seatCard(const View& view, Seat seat) const {
    const Faction faction = factionOf(view, seat);
    if (faction == Faction::None) return {};
    return SeatCard{QStringLiteral("castle-wars/faction-") + toQString(wars::factionName(faction)),
                    factionName(faction), factionSummary(faction), factionClause(faction)};
}

namespace {

/// What a fighter has; nothing if its card is not known.
using Strength = std::optional<int>;

/// "9 + 5 = 14", or "9".
QString sumOf(const std::vector<Strength>& values) {
    QStringList numbers;
    int sum = 0;
    for (const Strength value : values) {
        numbers.append(value ? QString::number(*value) : QStringLiteral("?"));
        sum += value.value_or(0);
    }
    const QString added = numbers.join(QStringLiteral(" + "));
    if (values.size() < 2 || std::ranges::count(values, Strength()) > 0) return added;
    return QStringLiteral("%1 = %2").arg(added, QString::number(sum));
}

} // namespace

std::optional<BattleNote> WarsText::battle(const View& view) const {
    const Public& known = publicOf(view);
    const Phase phase = known.phase;
    // While tops are moved about or given up nothing can be said of it.
    const bool rests = phase == Phase::JackLift || phase == Phase::JackLay || phase == Phase::RiteOffer ||
                       phase == Phase::RiteTake;
    if (known.attackers == 0 || !isSeat(view.turn) || rests) return {};
    BattleNote note;
    std::vector<Strength> values;
    std::vector<Strength> defence;
    if (known.target != kNoSlot) note.target = slotOf(wars::other(view.turn), known.target);
    for (unsigned slot = 0; slot < kMostSlots; ++slot)
        if (hasSlot(known.attackers, slot)) note.attackers.push_back(slotOf(view.turn, slot));
    for (const Soldier& soldier : known.soldiers) {
        if (soldier.place != countIn(view, soldier.pile) - 1) continue;
        const Strength value = soldier.worth ? Strength(soldier.worth->fights) : Strength();
        if (std::ranges::count(note.attackers, soldier.pile) > 0) values.push_back(value);
        if (soldier.pile == note.target) defence.push_back(value);
    }
    note.attack = sumOf(values);
    note.defence = sumOf(defence);
    return note;
}

std::optional<BattleNote> WarsText::battleBy(const SeenMove& seen) const {
    BattleNote note;
    std::array<Strength, kPlayers> sums;
    std::array<std::vector<Strength>, kPlayers> fighters;
    const Seat attacker = seen.before.view.turn;
    bool fights = false;
    for (const Event& event : seen.events) {
        const EventKind kind = kindOfEvent(event);
        const bool fighter = kind == EventKind::Fights || kind == EventKind::Sickens;
        const bool inSlot = isSlot(event.where.pile);
        if ((fighter || kind == EventKind::TurnedUp) && inSlot)
            note.shown.push_back({0, event.where.pile, 0, event.face, true, event.look});
        if (fighter && inSlot) {
            fights = true;
            if (event.seat == attacker)
                note.attackers.push_back(event.where.pile);
            else
                note.target = event.where.pile;
            if (kind == EventKind::Fights) fighters[event.seat].push_back(event.amount);
        }
        if (kind == EventKind::WithQueens || kind == EventKind::AsFaction)
            for (Strength& value : fighters[event.seat]) *value += event.amount;
        if (kind == EventKind::Totals) sums[event.seat] = event.amount;
    }
    if (!fights || !isSeat(attacker)) return {};
    const Seat defender = wars::other(attacker);
    const Strength attack = sums[attacker];
    const Strength defence = sums[defender];
    note.attack = sumOf(fighters[attacker]);
    note.defence = sumOf(fighters[defender]);
    if (!attack || !defence)
        note.outcome = tr("The infected fall");
    else if (*attack > *defence)
        //: What comes of a battle: the sum of the attackers, the value of the defender.
        note.outcome = tr("%1 beats %2").arg(QString::number(*attack), QString::number(*defence));
    else if (*attack < *defence)
        note.outcome = tr("%1 falls short of %2").arg(QString::number(*attack), QString::number(*defence));
    else
        note.outcome = tr("%1 = %2: both fall").arg(QString::number(*attack), QString::number(*defence));
    return note;
}

QString WarsText::counted(int cards) const { return tr("%n card(s)", "", cards); }

QString WarsText::pileName(const PileInfo& pile, const QStringList& names) const {
    const QString owner = isSeat(pile.owner) ? seatName(names, pile.owner) : QString();
    if (isSlot(pile.id)) return tr("%1's pile %2").arg(owner, QString::number(slotNumber(pile.id) + 1));
    //: The strip between the two armies: resources are dragged there, and soldiers that attack.
    if (pile.id == kBattleLine) return tr("the battle line");
    if (pile.id >= kFirstCaptives) return tr("%1's captives").arg(owner);
    if (pile.id >= kFirstResourceDiscard) return tr("%1's resource discard").arg(owner);
    if (pile.id >= kFirstSoldierDiscard) return tr("%1's soldier discard").arg(owner);
    //: A hand lies in two parts: soldiers and resources.
    if (pile.id >= kFirstResourceHand) return tr("resources in %1's hand").arg(owner);
    if (pile.id >= kFirstSoldierHand) return tr("soldiers in %1's hand").arg(owner);
    if (pile.id >= kFirstResourceDeck) return tr("%1's resource deck").arg(owner);
    if (pile.id >= kFirstSoldierDeck) return tr("%1's soldier deck").arg(owner);
    return pile.id == kLifted ? tr("lifted cards") : tr("cards out of the game");
}

QString WarsText::pileNameFor(const PileInfo& pile, const QStringList& names, Seat reader) const {
    if (!isSeat(reader) || pile.owner != reader) return pileName(pile, names);
    //: The following piles are the reader's own.
    if (isSlot(pile.id)) return tr("your pile %1").arg(slotNumber(pile.id) + 1);
    if (pile.id >= kFirstCaptives) return tr("your captives");
    if (pile.id >= kFirstResourceDiscard) return tr("your resource discard");
    if (pile.id >= kFirstSoldierDiscard) return tr("your soldier discard");
    if (pile.id >= kFirstResourceHand) return tr("resources in your hand");
    if (pile.id >= kFirstSoldierHand) return tr("soldiers in your hand");
    if (pile.id >= kFirstResourceDeck) return tr("your resource deck");
    if (pile.id >= kFirstSoldierDeck) return tr("your soldier deck");
    return pileName(pile, names);
}

QString WarsText::pileLabel(const PileInfo& pile, const QStringList& names) const {
    if (isSlot(pile.id)) return tr("Pile %1").arg(slotNumber(pile.id) + 1);
    if (pile.id >= kFirstCaptives) return pileName(pile, names);
    //: Written beside a discard pile, next to the deck that it belongs to.
    if (pile.id >= kFirstSoldierDiscard) return tr("Discard");
    if (pile.id >= kFirstSoldierHand) return pileName(pile, names);
    if (pile.id >= kFirstResourceDeck) return tr("Resources");
    if (pile.id >= kFirstSoldierDeck) return tr("Soldiers");
    return pileName(pile, names);
}

QString WarsText::placeName(const PileInfo&, int) const { return {}; }

// ---- factions ------------------------------------------------------------------------------------------

QString WarsText::factionName(Faction faction) const {
    return word({"factions", wars::factionName(faction), "name"});
}

QString WarsText::factionSummary(Faction faction) const {
    return clauseText(QStringLiteral("WARS-FACTION-%1").arg(static_cast<int>(faction) + 1));
}

QString WarsText::factionStory(Faction faction) const {
    return word({"factions", wars::factionName(faction), "story"});
}

Clause WarsText::factionClause(Faction faction) const {
    return faction == Faction::None ? Clause() : kFactionClauses[static_cast<std::size_t>(faction)];
}

// ---- refusals ------------------------------------------------------------------------------------------

QString WarsText::sentence(const Seen& seen, Move move, const Verdict& verdict) const {
    const Clause clause = verdict.clause();
    if (!clause) return {};
    // Who is not asked is told what comes first, whatever it was that was tried.
    const bool isAsked = verdict.seeAlso() != "WARS-TURN-1";
    const Verb verb = isAsked ? verbOf(move) : Verb::Pass;
    const auto isPhase = [&](Phase phase) { return phaseOf(seen.view) == phase; };
    const QString card = faceName(static_cast<Face>(verdict.value(0)));
    if (!isAsked) {
        if (clause == "WARS-TURN-3") return tr("It is not your turn.");
        if (clause == "WARS-REACT-6") return tr("First the effect that is being carried out is finished.");
    }
    if (clause == "WARS-FAC-2")
        return verb == Verb::ChooseFaction || verb == Verb::Allot ? tr("Factions are picked before the game.")
                                                                  : tr("First a faction is picked.");
    if (clause == "WARS-RULING-68")
        return isPhase(Phase::FactionToss)
                   ? tr("First the coin says who keeps the faction that both have picked.")
                   : tr("In this game no faction is led twice, and that one has been picked.");
    if (clause == "WARS-SETUP-2")
        return verb == Verb::ChooseColour ? tr("This is not the time to pick a colour.")
                                          : tr("First a colour is picked.");
    if (clause == "WARS-SEE-1")
        return verb == Verb::Stack && isPhase(Phase::SeerStack)
                   ? tr("There is no %1 left in that deck.").arg(card)
                   : tr("First the Seers put their decks in order.");
    if (clause == "WARS-SETUP-10")
        return verb == Verb::Arrange && !isPhase(Phase::Deal)
                   ? tr("There is no %1 left to be laid.").arg(card)
                   : tr("First the cards are dealt.");
    if (clause == "WARS-RULING-2")
        return verb == Verb::Arrange ? tr("That pile has all the cards it begins with.")
                                     : tr("First the piles are built.");
    if (clause == "WARS-SETUP-18")
        return verb == Verb::Toss ? tr("No coin is tossed now.") : tr("First a coin says who begins.");
    if (clause == "WARS-DRAW-2" || clause == "WARS-SETUP-6" || clause == "WARS-WMG-1")
        return verb == Verb::Card ? tr("It cannot be this card that comes now: %1.").arg(card)
                                  : tr("First the card is drawn.");
    if (clause == "WARS-DRAW-5")
        return verb == Verb::Draw ? tr("In this game you name both decks at once.")
                                  : tr("You draw one card at a time.");
    if (clause == "WARS-REACT-10")
        return verb == Verb::GoOn
                   ? tr("You are not asked whether you go on: no attack of yours was answered.")
               : verb == Verb::Withdraw
                   ? tr("You may withdraw only when the defender has answered your attack.")
                   : tr("First go on with the attack, or withdraw.");
    if (clause == "WARS-MOVE-8") {
        if (verb == Verb::Done && isPhase(Phase::Move)) return tr("Lift a card first, or end the phase.");
        if (verb == Verb::Lay)
            return verdict.seeAlso() == "WARS-MOVE-1" ? tr("Lift a card first.")
                                                      : tr("First say that you lift no more.");
        return tr("First lay the cards that you have lifted.");
    }
    if (clause == "WARS-REACT-6") {
        const Clause why = verdict.seeAlso();
        if (why == "WARS-JACK-4") return tr("First finish what the Jack lets you move.");
        if (why == "WARS-BLD-1") return tr("First give up the second soldier of the rite.");
        if (why == "WARS-BLD-2") return tr("First take the resource that the rite has bought.");
        if (why == "WARS-FAT-1") return tr("First it is settled who dies.");
        return tr("First the captives go into the deck.");
    }
    if (clause == "WARS-INF-5") {
        if (verb != Verb::Plague) return tr("You have spread the plague: no attack follows it in this turn.");
        return move.operand[0] == kNoSlot
                   ? tr("You spread the plague before any attack, and once in a turn.")
                   : tr("In this game no pile pays for the plague: it takes the whole Attack Phase.");
    }
    if ((clause == "WARS-ATK-2" || clause == "WARS-GRP-9") && verdict.seeAlso() == "WARS-RULING-100")
        return tr("That pile has attacked this turn, or has paid for the plague.");
    if (clause == "WARS-RULING-100" && verb != Verb::Plague)
        return tr("That pile has paid for the plague, so it does not attack this turn.");
    if (clause == "WARS-RULING-100" && publicOf(seen.view).plagued)
        return tr("You have spread the plague: it can be done only once in a turn.");
    if (clause == "WARS-RULING-100")
        return move.operand[0] == kNoSlot
                   ? tr("In this game the plague costs one pile its attack: name the pile.")
                   : tr("That pile cannot pay for the plague: it is empty, or has attacked.");
    if (clause == "WARS-REC-1" || clause == "WARS-RES-2") return tr("There is no %1 in your hand.").arg(card);
    if (clause == "WARS-BLD-1")
        return verb == Verb::Take ? tr("Only a blood rite lets you take a resource.")
                                  : tr("Only Blood-Mages know the rite.");
    if (clause == "WARS-BLD-2") return tr("There is no %1 there to be taken.").arg(card);
    if (clause == "WARS-ACE-8" || clause == "WARS-BLD-4") {
        const bool isBuried = verdict.seeAlso() && verdict.value(1) > 0;
        if (isBuried)
            return clause == "WARS-ACE-8" ? tr("An Ace hits the top of a pile, not a buried card.")
                                          : tr("A rite takes tops, not buried cards.");
        return tr("There is no such soldier in that pile.");
    }
    if (clause == "WARS-SHP-3") return tr("Only a soldier comes in for another: not the %1.").arg(card);
    if (clause == "WARS-SHP-1") {
        const View& view = seen.view;
        const Seat seat = view.decider;
        if (!isSeat(seat) || factionOf(view, seat) != Faction::ShapeShifters)
            return tr("Only Shape-Shifters exchange soldiers.");
        return countIn(view, slotOf(seat, verdict.value(1))) == 0
                   ? tr("There is no soldier in that pile to be exchanged.")
                   : tr("There is no %1 in your hand.").arg(card);
    }
    return refusal(clause);
}

// ---- what happened -------------------------------------------------------------------------------------

QString WarsText::worth(std::span<const int> bases, int withQueens, int asFaction, Faction faction) const {
    QStringList numbers;
    int total = 0;
    for (const int base : bases) {
        numbers.append(QString::number(base));
        total += base + withQueens + asFaction;
    }
    const auto count = static_cast<int>(bases.size());
    // What each of several has more is said as "2 × 3".
    const auto each = [&](int more) {
        return count == 1 ? QString::number(more)
                          : QStringLiteral("%1 × %2").arg(QString::number(count), QString::number(more));
    };
    QString sum = numbers.join(QLatin1String(" + "));
    //: Behind a sum: "9 + 3 for the Queen".
    if (withQueens == kQueenBonus) sum = tr("%1 + %2 for the Queen").arg(sum, each(withQueens));
    //: The same for two or more Queens.
    if (withQueens > kQueenBonus) sum = tr("%1 + %2 for the Queens").arg(sum, each(withQueens));
    //: Behind a sum: "9 + 2 as Assassins"; the last is the name of a faction.
    if (asFaction > 0) sum = tr("%1 + %2 as %3").arg(sum, each(asFaction), factionName(faction));
    //: Behind a sum: "9 − 2 as Golems"; the last is the name of a faction.
    if (asFaction < 0) sum = tr("%1 − %2 as %3").arg(sum, each(-asFaction), factionName(faction));
    return count == 1 && total == bases.front() ? sum
                                                : QStringLiteral("%1 = %2").arg(sum, QString::number(total));
}

namespace {

/// Tells of a move and of what it has brought about, one sentence after the other.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::WarsText)

  public:
    Teller(const WarsText& text, const SeenMove& seen, const QStringList& names)
        : text_(text)
        , before_(seen.before.view)
        , seen_(seen.move)
        , events_(seen.events)
        , isVain_(verbOf(seen.move) == Verb::End && seen.isPass)
        , names_(names) {
        if (isSeat(seen.decider())) who_ = name(seen.decider());
    }

    QString tell() {
        say(opening());
        for (std::size_t index = 0; index < events_.size(); ++index) say(consequence(index));
        return said_.join(QLatin1Char(' '));
    }

    bool tellsOfMove() const { return !opening().isEmpty(); }

  private:
    void say(const QString& sentence) {
        if (!sentence.isEmpty()) said_.append(sentence);
    }

    QString name(Seat seat) const { return seatName(names_, seat); }
    QString card(std::size_t operand) const {
        return text_.faceName(static_cast<Face>(seen_.operand[operand]));
    }
    bool knows(std::size_t operand) const { return seen_.operand[operand] != kNoKind; }
    QString pile(std::size_t operand) const { return QString::number(seen_.operand[operand] + 1); }
    QString pileOf(PileId pile) const {
        PileInfo info;
        info.id = pile;
        info.owner = ownerOf(pile);
        return text_.pileName(info, names_);
    }
    bool usesJoker(std::size_t operand) const { return seen_.operand[operand] != 0; }
    Phase phase() const { return phaseOf(before_); }
    /// The player who is attacked, or waits.
    QString enemy() const { return isSeat(before_.turn) ? name(wars::other(before_.turn)) : QString(); }

    // ---- the move itself -------------------------------------------------------------------------------

    QString opening() const {
        const auto& o = seen_.operand;
        switch (verbOf(seen_)) {
        case Verb::ChooseFaction:
            if (!knows(0)) return tr("%1 picks a faction.").arg(who_);
            return tr("%1 picks a faction: %2.").arg(who_, text_.factionName(static_cast<Faction>(o[0])));
        case Verb::ChooseColour:
            if (!knows(0)) return tr("%1 picks a colour.").arg(who_);
            return static_cast<Colour>(o[0]) == Colour::Red ? tr("%1 picks red.").arg(who_)
                                                            : tr("%1 picks black.").arg(who_);
        case Verb::ShuffleRest: return tr("%1 lets the rest of the deck be shuffled.").arg(who_);
        case Verb::DealRest: return tr("%1 lets the rest be dealt at random.").arg(who_);
        case Verb::Begin: return begins(static_cast<Stage>(o[0]));
        case Verb::Draw:
            return isSoldiers(o[0]) ? tr("%1 draws a soldier.").arg(who_)
                                    : tr("%1 draws a resource.").arg(who_);
        case Verb::DrawTwo:
            if (o[0] != o[1]) return tr("%1 draws a soldier and a resource.").arg(who_);
            return isSoldiers(o[0]) ? tr("%1 draws two soldiers.").arg(who_)
                                    : tr("%1 draws two resources.").arg(who_);
        case Verb::Target: return attacks();
        case Verb::GoOn: return tr("%1 goes on with the attack.").arg(who_);
        case Verb::Withdraw: return tr("%1 withdraws the attack.").arg(who_);
        case Verb::Mechanise: return tr("%1 mechanises.").arg(who_);
        case Verb::Plague:
            if (o[0] == kNoSlot)
                return tr("%1 spreads the plague: all tops of %2 are infected.").arg(who_, enemy());
            return tr("%1 spreads the plague at the price of pile %3: all tops of %2 are infected.")
                .arg(who_, enemy(), pile(0));
        case Verb::Lay:
            if (o[0] == o[1]) return {};
            if (o[0] == kNoSlot) return tr("%1 lays a card on pile %2.").arg(who_, pile(1));
            return tr("%1 moves the top of pile %2 to pile %3.").arg(who_, pile(0), pile(1));
        case Verb::Recruit:
            if (!knows(0)) return tr("%1 recruits on pile %2.").arg(who_, pile(1));
            return tr("%1 recruits on pile %2: %3.").arg(who_, pile(1), card(0));
        case Verb::Jack:
            return usesJoker(0) ? tr("%1 uses a Joker as a Jack.").arg(who_)
                                : tr("%1 uses a Jack.").arg(who_);
        case Verb::Queen:
            return usesJoker(0) ? tr("%1 uses a Joker as a Queen.").arg(who_)
                                : tr("%1 uses a Queen.").arg(who_);
        case Verb::King:
            return (usesJoker(1) ? tr("%1 lays a Joker as a King on pile %2.")
                                 : tr("%1 lays a King on pile %2."))
                .arg(who_, pile(0));
        case Verb::Ace:
            //: %2 is a pile: "Bert's pile 2".
            return (usesJoker(2) ? tr("%1 uses a Joker as an Ace on %2.") : tr("%1 uses an Ace on %2."))
                .arg(who_, pileOf(slotOf(seatOfIndex(o[0]), slotOfIndex(o[0]))));
        case Verb::Reshuffle:
            return tr("%1 uses a Joker to shuffle the used resources back into the resource deck.").arg(who_);
        case Verb::Rite: return tr("%1 begins a blood rite.").arg(who_);
        case Verb::Take: return takes();
        case Verb::Swap:
            if (!knows(0)) return tr("%1 exchanges the top of pile %2.").arg(who_, pile(1));
            return tr("%1 exchanges the top of pile %2: %3 comes in.").arg(who_, pile(1), card(0));
        case Verb::LetDie: return tr("%1 lets the soldier die.").arg(who_);
        case Verb::Substitute: return tr("%1 gives the top of pile %2 instead.").arg(who_, pile(0));
        case Verb::Raise:
            return (static_cast<DeckEnd>(o[1]) == DeckEnd::Top
                        ? tr("%1 puts a captive on top of the soldier deck: %2.")
                        : tr("%1 puts a captive at the bottom of the soldier deck: %2."))
                .arg(who_, card(0));
        case Verb::Concede: return tr("%1 gives up.").arg(name(o[0]));
        case Verb::Toss: return tossed(o[0]);
        case Verb::Card:
            //: The card just drawn.
            return phase() == Phase::Comes && knows(0) ? tr("Drawn: %1.").arg(card(0)) : QString();
        case Verb::End: return isVain_ ? vain() : QString();
        case Verb::Attack:
        case Verb::Join:
        case Verb::Stack:
        case Verb::Arrange:
        case Verb::Pass:
        case Verb::EndTurn:
        case Verb::Lift:
        case Verb::Done:
        case Verb::Offer:
        case Verb::Allot: return {};
        }
        return {};
    }

    QString attacks() const {
        const QString target = pileOf(slotOf(wars::other(before_.turn), seen_.operand[0]));
        const QStringList piles = pilesOf(publicOf(before_).attackers);
        //: %2 is a pile: "Bert's pile 2", %3 the number of another.
        if (piles.size() == 1) return tr("%1 attacks %2 with pile %3.").arg(who_, target, piles.front());
        //: %2 is a pile: "Bert's pile 2", %3 a list of numbers.
        return tr("%1 attacks %2 with piles %3.").arg(who_, target, QLocale().createSeparatedList(piles));
    }

    QString begins(Stage stage) const {
        switch (stage) {
        case Stage::Draw: return tr("%1 takes the Draw Phase.").arg(who_);
        case Stage::Attack: return tr("%1 takes the Attack Phase.").arg(who_);
        case Stage::Move: return tr("%1 takes the Move Phase.").arg(who_);
        case Stage::Recruit: return tr("%1 takes the Recruit Phase.").arg(who_);
        }
        return {};
    }

    /// Why a phase is over before anything has been done in it.
    QString vain() const {
        switch (phase()) {
        case Phase::Draw: return tr("%1 has nothing left to draw.").arg(who_);
        case Phase::Attack: return tr("%1 has no pile left to attack with.").arg(who_);
        default: return tr("%1 has nothing to recruit.").arg(who_);
        }
    }

    QString takes() const {
        if (static_cast<From>(seen_.operand[1]) == From::Discard)
            return tr("%1 takes a resource from the discard: %2.").arg(who_, card(0));
        if (!knows(0)) return tr("%1 takes a resource from the deck.").arg(who_);
        return tr("%1 takes a resource from the deck: %2.").arg(who_, card(0));
    }

    QString tossed(Seat seat) const {
        switch (phase()) {
        case Phase::FactionToss:
            return tr("Both have picked the same faction: the coin lets %1 keep it.").arg(name(seat));
        case Phase::PickToss: return tr("The coin lets %1 pick first.").arg(name(seat));
        case Phase::ColourToss:
            return tr("Both have picked the same colour: the coin gives it to %1.").arg(name(seat));
        default: return tr("%1 begins.").arg(name(seat));
        }
    }

    // ---- what it has brought about ---------------------------------------------------------------------

    /// What is told of the event at `index`; of some that belong together all is told with the first, of
    /// others with the last.
    QString consequence(std::size_t index) const {
        const Event& one = events_[index];
        const QString owner = isSeat(one.seat) ? name(one.seat) : QString();
        switch (kindOfEvent(one)) {
        case EventKind::Leads:
            //: %1 a player, %2 a faction: "Anna leads the Undead."
            return tr("%1 leads the %2.").arg(owner, text_.factionName(static_cast<Faction>(one.amount)));
        case EventKind::Plays:
            return static_cast<Colour>(one.amount) == Colour::Red ? tr("%1 plays red.").arg(owner)
                                                                  : tr("%1 plays black.").arg(owner);
        case EventKind::Lapsed: return tr("The attack lapses: one of its piles is empty.");
        case EventKind::TurnedUp:
            //: %2 is a list of cards.
            return isFirst(index) ? tr("%1's cards turned up: %2.").arg(owner, list(index)) : QString();
        case EventKind::TurnedDown: return tr("%1's cards are turned face down.").arg(owner);
        case EventKind::Rallied:
            return tr("Until the turn ends each soldier of %1 is worth %2 more.")
                .arg(owner, QString::number(one.amount));
        case EventKind::Mechanised:
            return tr("Until the turn ends these soldiers of %1 are worth %2.")
                .arg(owner, QString::number(one.amount));
        case EventKind::Sickens:
            return tr("%1's %2 is infected and just loses.").arg(owner, text_.faceName(one.face));
        case EventKind::Totals: return one.seat == before_.turn ? QString() : fought(index);
        case EventKind::NoFight: return tr("The battle ends without a fight.");
        case EventKind::Falls:
            if (!isFirst(index)) return {};
            if (isPayment()) return tr("%1 gives up: %2.").arg(owner, list(index));
            return tr("%1 loses: %2.").arg(owner, list(index));
        case EventKind::Captured:
            return isFirst(index) ? tr("%1 captures: %2.").arg(owner, list(index)) : QString();
        case EventKind::Emptied:
            //: %1 is a pile: "Bert's pile 2".
            return tr("%1 is destroyed.").arg(pileOf(one.where.pile));
        case EventKind::FliesOff: return tr("The dragon flies off: it serves Dragon-Tamers only.");
        case EventKind::TurnOf: return tr("%1's turn begins.").arg(owner);
        case EventKind::Idle: return tr("%n turn(s) in a row without anything happening.", "", one.amount);
        case EventKind::Fights:
        case EventKind::WithQueens:
        case EventKind::AsFaction: return {};
        }
        return {};
    }

    /// Whether it is the first of several of its kind and seat in a row.
    bool isFirst(std::size_t index) const { return index == 0 || !belongs(index - 1, events_[index]); }
    bool belongs(std::size_t index, const Event& to) const {
        return events_[index].kind == to.kind && events_[index].seat == to.seat;
    }
    /// The cards of all in a row from there on.
    QString list(std::size_t index) const {
        QStringList cards;
        for (std::size_t at = index; at < events_.size() && belongs(at, events_[index]); ++at)
            cards.append(text_.faceName(events_[at].face));
        return QLocale().createSeparatedList(cards);
    }
    /// Whether the soldiers lost are the price of a rite.
    bool isPayment() const { return verbOf(seen_) == Verb::Rite || verbOf(seen_) == Verb::Offer; }

    /// The comparison; `index` is the sum of the target, the last of what belongs to it.
    QString fought(std::size_t index) const {
        const Seat attacker = before_.turn;
        const int attack = sum(attacker);
        const int defence = events_[index].amount;
        const QString words = attack > defence    ? tr("%1's %2 against %3's %4: the attack wins.")
                              : attack == defence ? tr("%1's %2 against %3's %4: they are equal.")
                                                  : tr("%1's %2 against %3's %4: the defence holds.");
        return words.arg(name(attacker), side(attacker), enemy(), side(wars::other(attacker)));
    }
    int sum(Seat seat) const {
        for (const Event& one : events_)
            if (kindOfEvent(one) == EventKind::Totals && one.seat == seat) return one.amount;
        return 0;
    }
    QString side(Seat seat) const {
        std::vector<int> bases;
        int withQueens = 0;
        int asFaction = 0;
        for (const Event& one : events_) {
            if (one.seat != seat) continue;
            if (kindOfEvent(one) == EventKind::Fights) bases.push_back(one.amount);
            if (kindOfEvent(one) == EventKind::WithQueens) withQueens = one.amount;
            if (kindOfEvent(one) == EventKind::AsFaction) asFaction = one.amount;
        }
        // Only these two factions have more in one turn and less in the other.
        const bool inOwnTurn = seat == before_.turn;
        const Faction faction = (asFaction > 0) == inOwnTurn ? Faction::Assassins : Faction::Golems;
        return text_.worth(bases, withQueens, asFaction, faction);
    }

    const WarsText& text_;
    const View& before_;
    const Move seen_;
    const std::vector<Event>& events_;
    const bool isVain_; ///< it ends a phase in which nothing can be done
    const QStringList& names_;
    QString who_;
    QStringList said_;
};

} // namespace

QString WarsText::settled(const View& start, const QStringList& names) const {
    QStringList said;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        const Faction faction = factionOf(start, seat);
        if (faction != Faction::None)
            said.append(tr("%1 leads the %2.").arg(seatName(names, seat), factionName(faction)));
    }
    return said.join(QLatin1Char(' '));
}

QString WarsText::logLine(const SeenMove& seen, const QStringList& names) const {
    return Teller(*this, seen, names).tell();
}

bool WarsText::tellsOfDecider(const SeenMove& seen) const { return Teller(*this, seen, {}).tellsOfMove(); }

// ---- what to do ----------------------------------------------------------------------------------------

QString WarsText::prompt(const View& view, const QStringList& names) const {
    const QString phase = phasePrompt(view, names);
    //: Behind the prompt of Blood-Mages. The altar is a mark on the pile of their fallen soldiers.
    return publicOf(view).mayBeginRite
               ? tr("%1 For a blood rite, drag one of your tops to the altar.").arg(phase)
               : phase;
}

QString WarsText::phasePrompt(const View& view, const QStringList& names) const {
    if (view.decider == kNobody) return tr("The game is over.");
    const Phase phase = phaseOf(view);
    if (!isSeat(view.decider)) {
        switch (phase) {
        case Phase::AllotFaction: return tr("The factions are drawn by lot.");
        case Phase::SeerDeal: return tr("The rest of the deck is shuffled.");
        case Phase::Deal:
        case Phase::WarDeal: return tr("The cards are dealt.");
        case Phase::Comes: return tr("A card is drawn.");
        default: return tr("A coin is tossed.");
        }
    }
    if (view.viewer != view.decider) {
        const QString who = seatName(names, view.decider);
        switch (phase) {
        case Phase::ChooseFaction: return tr("%1 is picking a faction…").arg(who);
        case Phase::ChooseColour: return tr("%1 is picking a colour…").arg(who);
        case Phase::SeerStack: return tr("%1 is putting a deck in order…").arg(who);
        case Phase::WarStack:
        case Phase::Arrange: return tr("%1 is building piles…").arg(who);
        default: return isWindow(phase) ? tr("%1 may answer…").arg(who) : waitingFor(view, names);
        }
    }
    const bool mine = view.turn == view.viewer;
    const QString other = isSeat(view.turn) ? seatName(names, wars::other(view.viewer)) : QString();
    switch (phase) {
    case Phase::ChooseFaction: return tr("Pick your faction.");
    case Phase::ChooseColour: return tr("Pick your colour.");
    case Phase::SeerStack: return tr("Put your deck in order: choose the next card, from the top down.");
    case Phase::WarStack:
    case Phase::Arrange: return tr("Build your piles: choose a card and the pile it goes on.");
    // What a window offers: resources, and what some factions may do at any time.
    case Phase::WindowStart: return tr("%1's turn begins: use a resource or ability, or pass.").arg(other);
    case Phase::WindowDrawn:
        return tr("%1's Draw Phase is over: use a resource or ability, or pass.").arg(other);
    case Phase::WindowAttacked:
        return tr("%1's Attack Phase is over: use a resource or ability, or pass.").arg(other);
    case Phase::WindowMoved:
        return tr("%1's Move Phase is over: use a resource or ability, or pass.").arg(other);
    case Phase::WindowRecruited:
        return tr("%1's Recruit Phase is over: use a resource or ability, or pass.").arg(other);
    case Phase::WindowEnd: return tr("%1's turn ends: use a resource or ability, or pass.").arg(other);
    case Phase::WindowDeclared:
        if (mine) return tr("Your attack is announced: use a resource or ability, or pass.");
        return tr("%1 attacks your pile %2: use a resource or ability, or pass.")
            .arg(other, QString::number(publicOf(view).target + 1));
    case Phase::WindowRevealed: {
        const auto [attack, defence] = strengths(view);
        //: The values of a battle as it stands: of the attack and of the defence.
        return tr("The fighters lie open, %1 against %2: use a resource or ability, or pass.")
            .arg(QString::number(attack), QString::number(defence));
    }
    case Phase::PickPhase: return tr("Choose the next phase of your turn.");
    case Phase::Draw: return tr("Draw %n card(s): soldiers or resources.", "", kDraws - publicOf(view).drawn);
    case Phase::Attack: return tr("Attack with your piles, or end the Attack Phase.");
    case Phase::Build: return tr("Choose the enemy pile to attack; other piles of yours may join in.");
    case Phase::Confirm: return tr("%1 has answered your attack: go on, or withdraw.").arg(other);
    case Phase::Move:
        return publicOf(view).lifted == 0 ? tr("Move the tops of your piles about, or end the Move Phase.")
                                          : tr("Lift more tops, or go on and lay them.");
    case Phase::JackLift:
        return tr("Your Jack lets you move the tops of your piles about, or leave them all.");
    case Phase::Lay:
    case Phase::JackLay: return tr("Lay the lifted cards on your piles.");
    case Phase::Recruit: return tr("Recruit soldiers from your hand, or end the Recruit Phase.");
    case Phase::RiteOffer: return tr("Blood rite: give up a second soldier.");
    case Phase::RiteTake: return tr("Blood rite: take a resource from your deck or your discard.");
    case Phase::FateSave:
        return tr("A soldier of your pile %1 is dying: give the top of another pile instead, or let it die.")
            .arg(slotNumber(publicOf(view).doomed) + 1);
    case Phase::Raise: return tr("Put the captive on top of your soldier deck or at its bottom.");
    default: return {};
    }
}

QString WarsText::heldPrompt(const View& view, const Piece& piece) const {
    const Seat seat = view.viewer;
    const QString card = faceName(piece.face);
    const Phase phase = phaseOf(view);
    //: What to do with a card just picked: %1 is the card, "Queen".
    const QString onOwnPile = tr("%1: put it on one of your piles.").arg(card);
    if (piece.pile == handOf(seat, Deck::Soldiers)) return onOwnPile;
    if (piece.pile == handOf(seat, Deck::Resources)) {
        switch (piece.face) {
        case kKing: return onOwnPile;
        case kAce: return tr("%1: put it on the soldier that is to die.").arg(card);
        case kWild:
            return tr("%1: as a King on a pile of yours, as an Ace on a soldier, as anything else on the "
                      "battle line in the middle.")
                .arg(card);
        default: return tr("%1: put it on the battle line in the middle to use it.").arg(card);
        }
    }
    if (!isSlot(piece.pile)) return {};
    if (phase == Phase::Move || phase == Phase::JackLift)
        return tr("%1: put it on another of your piles.").arg(card);
    return {};
}

QString WarsText::choiceHelp(Move move) const {
    return verbOf(move) == Verb::ChooseFaction ? factionSummary(static_cast<Faction>(move.operand[0]))
                                               : QString();
}

QString WarsText::choiceMark(Move move) const {
    switch (verbOf(move)) {
    case Verb::Mechanise: return QStringLiteral("mechanise");
    case Verb::Plague: return QStringLiteral("plague");
    case Verb::GoOn: return QStringLiteral("swords");
    case Verb::Withdraw: return QStringLiteral("withdraw");
    case Verb::Rite: return QStringLiteral("altar");
    case Verb::Swap: return QStringLiteral("swap");
    case Verb::Pass: return QStringLiteral("window");
    // One of them ends the turn or a part of it.
    case Verb::EndTurn: return QStringLiteral("turn");
    default: return {};
    }
}

QString WarsText::choicePicture(const View& view, Move move) const {
    const Seat seat = view.viewer;
    if (!isSeat(seat)) return {};
    switch (verbOf(move)) {
    case Verb::ChooseFaction:
        return QStringLiteral("faction-") +
               toQString(wars::factionName(static_cast<Faction>(move.operand[0])));
    case Verb::ChooseColour:
        return static_cast<Colour>(move.operand[0]) == Colour::Red ? QStringLiteral("back-red")
                                                                   : QStringLiteral("back-black");
    case Verb::Stack:
    case Verb::Take: {
        const bool red = publicOf(view).armies[seat].colour == Colour::Red;
        return toQString(wars::pictureName(static_cast<Face>(move.operand[0]), red ? 2 : 0));
    }
    default: return {};
    }
}

QString WarsText::choice(const Seen& seen, Move move, const QStringList&) const {
    const auto& o = move.operand;
    const auto card = [&](std::size_t operand) { return faceName(static_cast<Face>(o[operand])); };
    const auto pile = [&](std::size_t operand) { return QString::number(o[operand] + 1); };
    switch (verbOf(move)) {
    case Verb::ChooseFaction: return factionName(static_cast<Faction>(o[0]));
    case Verb::ChooseColour: return static_cast<Colour>(o[0]) == Colour::Red ? tr("Red") : tr("Black");
    case Verb::Stack: {
        const int left = publicOf(seen.view).toStack[o[0]];
        //: A button: a card that can be the next of a deck that is put in order, and how many of it are left.
        return tr("%1 (%2 left)").arg(card(0), QString::number(left));
    }
    case Verb::ShuffleRest: return tr("Shuffle the rest");
    //: A button: lay a card on a pile: "Nine on pile 2".
    case Verb::Arrange:
    case Verb::Recruit: return tr("%1 on pile %2").arg(card(0), pile(1));
    case Verb::DealRest: return tr("Deal the rest at random");
    case Verb::Pass: return tr("Pass");
    case Verb::End:
        switch (phaseOf(seen.view)) {
        case Phase::Attack: return tr("End the Attack Phase");
        case Phase::Move: return tr("End the Move Phase");
        case Phase::Recruit: return tr("End the Recruit Phase");
        default: return tr("End the Draw Phase");
        }
    case Verb::EndTurn: return tr("End the turn");
    case Verb::Begin: return stageName(static_cast<Stage>(o[0]));
    case Verb::Draw: return isSoldiers(o[0]) ? tr("Draw a soldier") : tr("Draw a resource");
    case Verb::DrawTwo:
        if (o[0] != o[1]) return tr("Draw one of each");
        return isSoldiers(o[0]) ? tr("Draw two soldiers") : tr("Draw two resources");
    case Verb::Attack: return tr("Attack with pile %1").arg(pile(0));
    case Verb::Join: return tr("Pile %1 joins in").arg(pile(0));
    case Verb::Target: return tr("Against the enemy's pile %1").arg(pile(0));
    case Verb::GoOn: return tr("Go on");
    case Verb::Withdraw: return tr("Withdraw");
    case Verb::Mechanise: return tr("Mechanise");
    case Verb::Plague:
        return o[0] == kNoSlot ? tr("Spread the plague") : tr("Plague, at the price of pile %1").arg(pile(0));
    case Verb::Lift: return tr("Lift the top of pile %1").arg(pile(0));
    case Verb::Done:
        //: A button: the Jack lets one move cards, but one leaves them all.
        if (publicOf(seen.view).lifted == 0) return tr("Move nothing");
        return tr("Lift no more");
    //: A button: the card lifted from the first pile goes to the second.
    case Verb::Lay: return tr("From pile %1 to pile %2").arg(pile(0), pile(1));
    case Verb::Jack: return o[0] != 0 ? tr("Joker as a Jack") : tr("Use the Jack");
    case Verb::Queen: return o[0] != 0 ? tr("Joker as a Queen") : tr("Use the Queen");
    case Verb::King:
        return (o[1] != 0 ? tr("Joker as a King on pile %1") : tr("King on pile %1")).arg(pile(0));
    case Verb::Ace: return aceChoice(seen, move);
    case Verb::Reshuffle: return tr("Joker: shuffle used resources back");
    case Verb::Rite: return tr("Blood rite: give up %1").arg(offered(o[0], o[1]));
    case Verb::Offer: return tr("Give up %1").arg(offered(o[0], o[1]));
    case Verb::Take:
        return (static_cast<From>(o[1]) == From::Deck ? tr("%1 from the deck") : tr("%1 from the discard"))
            .arg(card(0));
    //: A button: exchange the top of a pile for a card of the hand.
    case Verb::Swap: return tr("Exchange pile %1 for: %2").arg(pile(1), card(0));
    case Verb::LetDie: return tr("Let it die");
    case Verb::Substitute: return tr("The top of pile %1 instead").arg(pile(0));
    case Verb::Raise:
        return (static_cast<DeckEnd>(o[1]) == DeckEnd::Top ? tr("%1 on top") : tr("%1 at the bottom"))
            .arg(card(0));
    default: return {};
    }
}

QString WarsText::aceChoice(const Seen& seen, Move move) const {
    const auto& o = move.operand;
    const bool own = seatOfIndex(o[0]) == seen.view.decider;
    const QString what = o[2] != 0 ? tr("Joker as an Ace") : tr("Ace");
    //: A button: %1 is "Ace" or "Joker as an Ace", %2 "the top of pile 2".
    return (own ? tr("%1 on your own: %2") : tr("%1 on the enemy's: %2"))
        .arg(what, offered(slotOfIndex(o[0]), o[1]));
}

QString WarsText::offered(int slot, int depth) const {
    if (depth == 0) return tr("the top of pile %1").arg(slot + 1);
    //: A card of a pile, counted from the top.
    return tr("card %1 of pile %2").arg(QString::number(depth + 1), QString::number(slot + 1));
}

QString WarsText::stageName(Stage stage) const {
    switch (stage) {
    //: The phases of a turn.
    case Stage::Draw: return tr("Draw");
    case Stage::Attack: return tr("Attack");
    case Stage::Move: return tr("Move");
    case Stage::Recruit: return tr("Recruit");
    }
    return {};
}

QString WarsText::warning(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const Seat seat = seen.view.decider;
    if (!isSeat(seat)) return {};
    const int soldiers = inPlay(seen.view, seat);
    switch (verbOf(move)) {
    case Verb::Rite:
        return soldiers == 2 ? tr("A rite takes your last two soldiers: you would lose the game.")
                             : QString();
    case Verb::Offer:
        return soldiers == 1 ? tr("That is your last soldier: without it you lose the game.") : QString();
    case Verb::Ace:
        return soldiers == 1 && seatOfIndex(move.operand[0]) == seat
                   ? tr("That is your own last soldier: without it you lose the game.")
                   : QString();
    default: return {};
    }
}

bool WarsText::isMidway(const View& view) const {
    const Phase phase = phaseOf(view);
    return phase == Phase::Build || phase == Phase::RiteOffer || phase == Phase::RiteTake;
}

std::vector<TurnStep> WarsText::turnSteps(const View& view, Seat seat) const {
    const Phase phase = phaseOf(view);
    const bool mine = view.turn == seat && !isSetup(phase) && phase != Phase::Over;
    const int taken = mine ? publicOf(view).taken : 0;
    std::vector<TurnStep> steps;
    for (int index = 0; index < kStages; ++index) {
        const auto stage = static_cast<Stage>(index);
        const bool now = mine && publicOf(view).stage == stage;
        steps.push_back({stageName(stage), now, !now && (taken >> index & 1) != 0});
    }
    return steps;
}

QString WarsText::standing(const View& view, Seat seat, const QStringList&) const {
    //: Beside a player: how many soldiers.
    return tr("%1 in play").arg(inPlay(view, seat));
}

QString WarsText::tally(const Seen& seen, const QStringList& names) const {
    const Clause clause = seen.ending;
    const auto stalemate = static_cast<std::size_t>(Option::Stalemate);
    const std::vector<OptionValue>& chosen = seen.setup.options;
    const bool isCounted = stalemate < chosen.size() && chosen[stalemate] != 0;
    if (!isCounted || (clause != "WARS-WIN-8" && clause != "WARS-WIN-9")) return {};
    QStringList armies;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        //: What is counted after a stalemate: %1 is a player.
        armies.append(tr("%1 %n soldier(s)", "", inPlay(seen.view, seat)).arg(seatName(names, seat)));
    return QLocale().createSeparatedList(armies);
}

QString WarsText::ending(const Seen& seen, const QStringList& names) const {
    const Clause clause = seen.ending;
    if (!clause) return {};
    const Seat winner = seen.winner();
    if (!isSeat(winner)) {
        if (clause == "WARS-WIN-5") return tr("Both armies are gone in the same battle: the game is a draw.");
        if (clause == "WARS-WIN-9") return tr("The game has lasted 400 turns: it is a draw.");
        return tr("For 12 turns nothing has happened: the game is a draw.");
    }
    const QString who = seatName(names, winner);
    const QString loser = seatName(names, wars::other(winner));
    if (clause == "WARS-WIN-1") return tr("%2 has no soldier left in play: %1 wins.").arg(who, loser);
    if (clause == "WARS-WIN-5")
        return tr("Both armies are gone in the same battle: by the house rule %1 wins.").arg(who);
    if (clause == "WARS-WIN-10") return tr("%2 has given up: %1 wins.").arg(who, loser);
    if (clause == "WARS-WIN-9")
        return tr("The game has lasted 400 turns; %1 has the stronger army and wins.").arg(who);
    return tr("For 12 turns nothing has happened; %1 has the stronger army and wins.").arg(who);
}

bool WarsText::isOut(const View&, Seat) const { return false; }

// ---- options -------------------------------------------------------------------------------------------

namespace {

/// The faction that a value of an option gives to a seat; None for other options.
Faction factionOf(const OptionSpec& option, int value) {
    const auto is = [&](Option which) {
        return option.name == optionSpecs()[static_cast<std::size_t>(which)].name;
    };
    if ((!is(Option::FactionOne) && !is(Option::FactionTwo)) || value < 1 || value > kFactions)
        return Faction::None;
    return static_cast<Faction>(value - 1);
}

} // namespace

std::span<const RuleGroup> WarsText::ruleGroups() const { return warswords::kRuleGroups; }

QString WarsText::optionValue(const OptionSpec& option, int value) const {
    const Faction faction = factionOf(option, value);
    return faction == Faction::None ? GameText::optionValue(option, value) : factionName(faction);
}

QString WarsText::valueHelp(const OptionSpec& option, int value) const {
    const Faction faction = factionOf(option, value);
    return faction == Faction::None ? GameText::valueHelp(option, value) : factionSummary(faction);
}

Clause WarsText::valueClause(const OptionSpec& option, int value) const {
    if (option.name == "option.size" && value != 0) return "WARS-EPIC-1";
    return factionClause(factionOf(option, value));
}

} // namespace drawbridge
