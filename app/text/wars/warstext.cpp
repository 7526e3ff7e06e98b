// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wars/warstext.h"

#include "match/setup.h"
#include "text/wars/factionbalance.h"
#include "text/wars/warsview.h"

#include "wars/events.h"
#include "wars/public.h"

#include <QLocale>
#include <algorithm>
#include <array>

namespace drawbridge {

using namespace wars;
using namespace warswords;

namespace {

/// Public data of a soldier in play; nullptr for other pieces.
const Soldier* soldierAt(const View& view, const Piece& piece) {
    const std::vector<Soldier>& soldiers = publicOf(view).soldiers;
    const auto found = std::ranges::find_if(soldiers, [&](const Soldier& soldier) {
        return soldier.pile == piece.pile && soldier.place == piece.place;
    });
    return found != soldiers.end() ? &*found : nullptr;
}

/// Whether a slot of the seat on turn has attacked already.
bool isSpent(const View& view, PileId slot) {
    return ownerOf(slot) == view.turn && publicOf(view).spent[slotNumber(slot)] > 0;
}

/// The first rule of each faction, by Faction.
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
        // A rule that mentions "2" rarely means this card.
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
    const FactionBalance balance(Balance::bundled(), false);
    for (int number = 0; number < kFactions; ++number) {
        const auto faction = static_cast<Faction>(number);
        CardPage& page = pages.emplace_back();
        page.name = factionName(faction);
        page.family = familyName("faction");
        page.meaning = factionSummary(faction) + QLatin1Char('\n') + factionStory(faction);
        page.more = balance.about(faction, Faction::None);
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
    return QLocale().createSeparatedList(notes);
}

PieceSigns WarsText::pieceSigns(const View& view, const Piece& piece) const {
    PieceSigns signs;
    const Soldier* soldier = soldierAt(view, piece);
    if (soldier == nullptr) return signs;
    if (soldier->worth && soldier->worth->fights != printedValue(static_cast<unsigned>(piece.face)))
        signs.worth = QLocale().toString(soldier->worth->fights);
    signs.across = soldier->infected;
    if (signs.across) signs.marks.append(QStringLiteral("infected"));
    if (soldier->mechanised) signs.marks.append(QStringLiteral("mechanised"));
    if (soldier->dying) signs.marks.append(QStringLiteral("falls"));
    const bool attacks =
        ownerOf(piece.pile) == view.turn && hasSlot(publicOf(view).attackers, slotNumber(piece.pile));
    signs.forward = attacks && piece.place == countIn(view, piece.pile) - 1;
    return signs;
}

namespace {

int valueOf(const Setup& setup, Option option) { return optionOf(setup, static_cast<std::size_t>(option)); }

Faction chosenFor(const Setup& setup, Seat seat) {
    const int value = valueOf(setup, seat == 0 ? Option::FactionOne : Option::FactionTwo);
    return value == 0 ? Faction::None : static_cast<Faction>(value - 1);
}

FactionBalance balanceOf(const Setup& setup) {
    return {Balance::bundled(), valueOf(setup, Option::Size) != 0};
}

} // namespace

std::optional<QString> WarsText::fairness(const Setup& setup) const {
    const Faction first = chosenFor(setup, 0);
    const Faction second = chosenFor(setup, 1);
    if (valueOf(setup, Option::Factions) == 0 || (first == Faction::None && second == Faction::None))
        return {};
    return balanceOf(setup).sentence(first, second);
}

QString WarsText::seatFairness(const Setup& setup, Seat seat) const {
    const Faction faction = chosenFor(setup, seat);
    return faction == Faction::None ? balanceOf(setup).aboutAll(3)
                                    : balanceOf(setup).about(faction, chosenFor(setup, seat == 0 ? 1 : 0));
}

QString WarsText::furtherFairness(const Balance& balance, int headingLevel, bool onPaper) const {
    return FactionBalance(balance, false).aboutAll(headingLevel, onPaper) +
           FactionBalance(balance, true).aboutAll(headingLevel, onPaper);
}

QStringList WarsText::pileMarks(const View& view, PileId pile) const {
    QStringList marks;
    if (isSetup(phaseOf(view)) || pile < kFirstSlot || pile >= kFirstCaptives) return marks;
    const Seat owner = ownerOf(pile);
    // Where Blood-Mages lay their sacrifices.
    if (pile == discardOf(owner, Deck::Soldiers) && factionOf(view, owner) == Faction::BloodMages)
        marks.append(QStringLiteral("altar"));
    if (!isSlot(pile)) return marks;
    if (countIn(view, pile) == 0) marks.append(QStringLiteral("ruin"));
    if (isSpent(view, pile)) marks.append(QStringLiteral("spent"));
    return marks;
}

QString WarsText::topMark(const View& view, PileId pile) const {
    const Phase phase = phaseOf(view);
    const bool isOwn = isSlot(pile) && ownerOf(pile) == view.viewer && view.decider == view.viewer;
    if (!isOwn || !(isWindow(phase) || (phase == Phase::Attack && isSpent(view, pile)))) return {};
    switch (factionOf(view, view.viewer)) {
    case Faction::BloodMages: return QStringLiteral("altar");
    case Faction::ShapeShifters: return QStringLiteral("swap");
    default: return {};
    }
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

std::optional<SeatCard> WarsText::cardOf(Faction faction) const {
    if (faction == Faction::None) return {};
    return SeatCard{QStringLiteral("castle-wars/faction-") + toQString(wars::factionName(faction)),
                    factionName(faction), factionSummary(faction), factionClause(faction),
                    factionStory(faction)};
}

std::optional<SeatCard> WarsText::seatCard(const View& view, Seat seat) const {
    return cardOf(factionOf(view, seat));
}

namespace {

/// The strength of a fighter; nothing if its card is not known.
using Strength = std::optional<int>;

/// "9 + 5 = 14", or "9".
QString sumOf(const std::vector<Strength>& values) {
    QStringList numbers;
    int sum = 0;
    for (const Strength value : values) {
        numbers.append(value ? QLocale().toString(*value) : QStringLiteral("?"));
        sum += value.value_or(0);
    }
    const QString added = numbers.join(QStringLiteral(" + "));
    if (values.size() < 2 || std::ranges::count(values, Strength()) > 0) return added;
    return QStringLiteral("%1 = %2").arg(added, QLocale().toString(sum));
}

} // namespace

std::optional<BattleNote> WarsText::battle(const View& view) const {
    const Public& known = publicOf(view);
    const Phase phase = known.phase;
    // While top cards are being moved or given up there is no outcome.
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
        note.outcome = tr("%1 beats %2").arg(QLocale().toString(*attack), QLocale().toString(*defence));
    else if (*attack < *defence)
        note.outcome =
            tr("%1 falls short of %2").arg(QLocale().toString(*attack), QLocale().toString(*defence));
    else
        note.outcome =
            tr("%1 = %2: both fall").arg(QLocale().toString(*attack), QLocale().toString(*defence));
    return note;
}

QString WarsText::packPart(const Setup& setup, const Print& print) const {
    //: Of a pack of cards that is sorted before one plays
    if (print.face == kDragon || print.face == kWild) return tr("jokers");
    constexpr std::uint8_t blackSuits = 2; // the first two
    const bool isBlack = print.look < blackSuits;
    const bool isEpic = valueOf(setup, Option::Size) != 0; // in the Epic game an army has all suits
    if ((kSoldierKinds & kindBit(static_cast<unsigned>(print.face))) != 0) {
        //: Of a pack of cards that is sorted before one plays
        if (isEpic) return tr("soldiers");
        //: Of a pack of cards that is sorted before one plays
        if (isBlack) return tr("black soldiers");
        //: Of a pack of cards that is sorted before one plays
        return tr("red soldiers");
    }
    //: Of a pack of cards that is sorted before one plays
    if (isEpic) return tr("resources");
    //: Of a pack of cards that is sorted before one plays
    if (isBlack) return tr("black resources");
    //: Of a pack of cards that is sorted before one plays
    return tr("red resources");
}

QString WarsText::counted(int cards) const { return tr("%n card(s)", "", cards); }

QString WarsText::pileName(const PileInfo& pile, const QStringList& names) const {
    const QString owner = seatName(names, pile.owner);
    if (isSlot(pile.id)) return tr("%1's pile %2").arg(owner, QLocale().toString(slotNumber(pile.id) + 1));
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

QString WarsText::ownPileName(const PileInfo& pile) const {
    //: The following piles are the reader's own.
    if (isSlot(pile.id)) return tr("your pile %1").arg(slotNumber(pile.id) + 1);
    if (pile.id >= kFirstCaptives) return tr("your captives");
    if (pile.id >= kFirstResourceDiscard) return tr("your resource discard");
    if (pile.id >= kFirstSoldierDiscard) return tr("your soldier discard");
    if (pile.id >= kFirstResourceHand) return tr("resources in your hand");
    if (pile.id >= kFirstSoldierHand) return tr("soldiers in your hand");
    if (pile.id >= kFirstResourceDeck) return tr("your resource deck");
    if (pile.id >= kFirstSoldierDeck) return tr("your soldier deck");
    return {};
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
    const Ending how = publicOf(seen.view).ending;
    const bool isCounted = valueOf(seen.setup, Option::Stalemate) != 0;
    if (!isCounted || (how != Ending::Stalemate && how != Ending::TooLong)) return {};
    QStringList armies;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        //: What is counted after a stalemate: %1 is a player.
        armies.append(tr("%1 %n soldier(s)", "", inPlay(seen.view, seat)).arg(seatName(names, seat)));
    return QLocale().createSeparatedList(armies);
}

int WarsText::turns(const View& view) const { return publicOf(view).turns; }

EndWords WarsText::endWords(const Seen& seen, const QStringList& names) const {
    const Ending how = publicOf(seen.view).ending;
    if (how == Ending::None) return {};
    if (!isSeat(seen.winner())) {
        if (how == Ending::BothDestroyed)
            return {tr("Both armies are gone in the same battle: the game is a draw."),
                    tr("Both armies are gone in the same battle.")};
        if (how == Ending::TooLong)
            return {tr("The game has lasted 400 turns: it is a draw."), tr("The game has lasted 400 turns.")};
        return {tr("For 12 turns nothing has happened: the game is a draw."),
                tr("For 12 turns nothing has happened.")};
    }
    const QString who = seatName(names, seen.winner());
    const QString loser = seatName(names, wars::other(seen.winner()));
    if (how == Ending::Destroyed)
        return {tr("%2 has no soldier left in play: %1 wins.").arg(who, loser),
                tr("%1 has no soldier left in play.").arg(loser)};
    if (how == Ending::BothDestroyed)
        return {tr("Both armies are gone in the same battle: by the house rule %1 wins.").arg(who),
                tr("Both armies are gone in the same battle; a house rule decides.")};
    if (how == Ending::Conceded)
        return {tr("%2 has given up: %1 wins.").arg(who, loser), tr("%1 has given up.").arg(loser)};
    if (how == Ending::TooLong)
        return {tr("The game has lasted 400 turns; %1 has the stronger army and wins.").arg(who),
                tr("The game has lasted 400 turns; the stronger army decides.")};
    return {tr("For 12 turns nothing has happened; %1 has the stronger army and wins.").arg(who),
            tr("For 12 turns nothing has happened; the stronger army decides.")};
}

// ---- options -------------------------------------------------------------------------------------------

namespace {

/// The faction selected by a value of a seat's option; None for other options.
Faction factionOf(const OptionSpec& option, int value) {
    const auto is = [&](Option which) {
        return option.name == optionSpecs()[static_cast<std::size_t>(which)].name;
    };
    if ((!is(Option::FactionOne) && !is(Option::FactionTwo)) || value < 1 || value > kFactions)
        return Faction::None;
    return static_cast<Faction>(value - 1);
}

} // namespace

QString WarsText::optionValue(const OptionSpec& option, int value) const {
    const Faction faction = factionOf(option, value);
    return faction == Faction::None ? GameText::optionValue(option, value) : factionName(faction);
}

QString WarsText::valueHelp(const OptionSpec& option, int value) const {
    const Faction faction = factionOf(option, value);
    return faction == Faction::None ? GameText::valueHelp(option, value) : factionSummary(faction);
}

std::optional<SeatCard> WarsText::valueCard(const OptionSpec& option, int value) const {
    return cardOf(factionOf(option, value));
}

Clause WarsText::valueClause(const OptionSpec& option, int value) const {
    if (option.name == "option.size" && value != 0) return "WARS-EPIC-1";
    return factionClause(factionOf(option, value));
}

} // namespace drawbridge
