// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/caleira/caleiratext.h"

#include "caleira/cards.h"
#include "caleira/events.h"
#include "caleira/moves.h"
#include "caleira/options.h"
#include "caleira/public.h"

#include <QLocale>
#include <algorithm>
#include <array>

namespace drawbridge {

using namespace caleira;

namespace {

const Public& publicOf(const View& view) { return view.as<Public>(); }

Phase phaseOf(const View& view) { return publicOf(view).phase; }

int countDown(const View& view, PileId pile) {
    return static_cast<int>(std::ranges::count_if(
        view.pieces, [&](const Piece& piece) { return piece.pile == pile && !piece.faceUp; }));
}

bool isCastle(PileId pile) { return pile >= kFirstCastle && pile < kPiles; }

/// The pieces of a castle from left to right.
std::vector<Piece> rowIn(const View& view, PileId castle) {
    std::vector<Piece> row;
    std::ranges::copy_if(view.pieces, std::back_inserter(row),
                         [&](const Piece& piece) { return piece.pile == castle; });
    return row;
}

PileInfo castleInfo(Seat seat) {
    PileInfo castle;
    castle.id = castleOf(seat);
    castle.kind = PileKind::Row;
    castle.owner = seat;
    return castle;
}

} // namespace

QString CaleiraText::gameId() const { return QStringLiteral("castles-of-caleira"); }

CardPage CaleiraText::cardPage(const Setup& setup, Face face) const {
    constexpr std::array<const char*, kKinds> kFamilies{"BARRACKS", "BATTLEMENTS", "MARKET",    "OBSERVATORY",
                                                        "SPIRE",    "THRONE",      "TREBUCHET", "WATCHTOWER",
                                                        "WIZARD",   "MOAT"};
    CardPage page = GameText::cardPage(setup, face);
    const auto kind = static_cast<std::size_t>(face);
    page.family = familyName(hasEffect(static_cast<Kind>(face)) ? "acting" : "lasting");
    //: How many points a card is worth while it lies face up.
    page.meaning += QLatin1Char('\n') + tr("Face up it counts %n point(s).", "", kPointsOf[kind]);
    page.own = QStringList{QStringLiteral("CALEIRA-%1-").arg(QLatin1String(kFamilies[kind]))};
    return page;
}

QString CaleiraText::counted(int cards) const { return tr("%n card(s)", "", cards); }

QString CaleiraText::pileName(const PileInfo& pile, const QStringList& names) const {
    const QString owner = seatName(names, pile.owner);
    if (isCastle(pile.id)) return tr("%1's castle").arg(owner);
    if (pile.id >= kFirstHand) return tr("%1's hand").arg(owner);
    switch (pile.id) {
    case kDeck: return tr("deck");
    case kDiscardPile: return tr("discard pile");
    //: Marketplace: where the card lies that is given, until the other player has chosen too.
    case kOffer: return tr("market stall");
    default: return tr("cards out of the game");
    }
}

QString CaleiraText::ownPileName(const PileInfo& pile) const {
    //: The piles are the reader's own.
    return isCastle(pile.id) ? tr("your castle") : tr("your hand");
}

QString CaleiraText::placeName(const PileInfo& pile, int place) const {
    if (pile.kind != PileKind::Row || place < 0) return {};
    //: A part of a castle: here cards are played face up.
    if (place == kOpenStrip) return tr("open side");
    //: A part of a castle: here cards are played face down.
    if (place == kHiddenStrip) return tr("hidden side");
    //: A card of a castle, counted from the left.
    return tr("card %1").arg(place + 1);
}

// ---- what happened -------------------------------------------------------------------------------------

namespace {

/// Describes the result of a move in sentences.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::CaleiraText)

  public:
    Teller(const GameText& text, const SeenMove& seen, const QStringList& names)
        : text_(text)
        , view_(seen.before.view)
        , after_(seen.after)
        , seen_(seen.move)
        , events_(seen.events)
        , names_(names)
        , who_(seatName(names, seen.decider())) {}

    QString tell() const {
        QStringList said{opening()};
        for (std::size_t index = 0; index < events_.size(); ++index) said << consequence(index);
        said.removeAll(QString());
        return said.join(' ');
    }

  private:
    QString card(Face face) const { return text_.faceName(face); }
    QString card() const {
        return card(seen_.operand[0] == kNoKind ? kHidden : static_cast<Face>(seen_.operand[0]));
    }
    bool knowsCard() const { return seen_.operand[0] != kNoKind; }
    QString name(Seat seat) const { return seatName(names_, seat); }
    /// The player who resolves the effect.
    QString actor() const { return name(publicOf(view_).actor()); }

    /// "card 3 of Bert's castle", or of the acting player's own.
    QString spot(Seat owner, int rank) const {
        const PileInfo castle = castleInfo(owner);
        if (owner != publicOf(view_).actor()) return text_.spotName(castle, rank, names_);
        //: A card of the castle of the player who is spoken of: %1 is "card 3".
        return tr("%1 of their own castle").arg(text_.placeName(castle, rank));
    }
    QString spot(Spot where) const {
        const std::vector<Piece> row = rowIn(view_, where.pile);
        const auto found = std::ranges::find(row, where.place, &Piece::place);
        return spot(static_cast<Seat>(where.pile - kFirstCastle), static_cast<int>(found - row.begin()));
    }

    bool says(std::size_t index, EventKind event) const {
        return index < events_.size() && kindOfEvent(events_[index]) == event;
    }
    /// Whether an effect did something to a piece, or tried to.
    static bool touchesPiece(const Event& one) { return kindOfEvent(one) <= EventKind::Unchanged; }
    bool touches(std::size_t from = 0) const {
        return std::any_of(events_.begin() + static_cast<std::ptrdiff_t>(from), events_.end(), touchesPiece);
    }

    // The choice itself, unless it is clear from what follows.
    QString opening() const {
        const auto& o = seen_.operand;
        const Phase phase = phaseOf(view_);
        switch (verbOf(seen_)) {
        case Verb::Play:
            if (static_cast<Side>(o[1]) == Side::Up) return tr("%1 plays face up: %2.").arg(who_, card());
            return knowsCard() ? tr("%1 plays face down: %2.").arg(who_, card())
                               : tr("%1 plays a card face down.").arg(who_);
        case Verb::Aim:
            if (touches()) return {};
            //: %2 is "card 3 of Bert's castle".
            if (phase == Phase::Observe)
                return tr("Observatory: %1 looks at %2.").arg(who_, spot(o[0], o[1]));
            //: House rule: both cards are named before either is turned. %2 is "card 3 of Bert's castle".
            return tr("Watchtower: %1 names %2.").arg(who_, spot(o[0], o[1]));
        case Verb::Stop:
            if (touches()) return {}; // house rule: the piece chosen first is resolved now
            return phase == Phase::Watch ? tr("Watchtower: %1 turns up no card.").arg(who_)
                                         : tr("Watchtower: %1 turns up no second card.").arg(who_);
        case Verb::Turn: return {};
        case Verb::Leave: return tr("Observatory: %1 leaves the card face down.").arg(who_);
        case Verb::Put: return putBack();
        case Verb::With: return tr("Marketplace: %1 swaps with %2.").arg(who_, name(o[0]));
        case Verb::Give:
            if (!knowsCard())
                return phase == Phase::Give ? tr("Marketplace: %1 chooses a card to give.").arg(who_)
                                            : QString();
            return phase == Phase::Give ? tr("Marketplace: %1 gives: %2.").arg(who_, card())
                                        : tr("Marketplace: %1 gives in return: %2.").arg(who_, card());
        case Verb::First: return tr("%1 begins.").arg(name(o[0]));
        case Verb::Card: return comes(phase);
        case Verb::Take:
            //: House rule: the other player's card is picked at random.
            return knowsCard() ? tr("Marketplace: picked from the other hand: %1.").arg(card()) : QString();
        }
        return {};
    }

    QString comes(Phase phase) const {
        if (phase == Phase::Deal) return {};
        if (phase == Phase::Draw)
            return knowsCard() ? tr("%1 draws: %2.").arg(name(view_.turn), card())
                               : tr("%1 draws a card.").arg(name(view_.turn));
        //: What the owner of a Wizard Tower sees on top of the deck.
        return knowsCard() ? tr("Wizard Tower: %1 sees: %2.").arg(actor(), card()) : QString();
    }

    /// Whoever orders the cards is told where each goes; the others only that it was done.
    QString putBack() const {
        const bool first = phaseOf(view_) == Phase::Order;
        const int shown = std::min(countIn(view_, kDeck), kCardsSeen);
        if (knowsCard())
            return first ? tr("Wizard Tower: %1 puts back on top: %2.").arg(who_, card())
                         : tr("Wizard Tower: %1 puts back second: %2.").arg(who_, card());
        if (first && shown == kCardsSeen) return {};
        return tr("Wizard Tower: %1 has looked at the top %n card(s) of the deck and put them back.", "",
                  shown)
            .arg(who_);
    }

    /// What an effect did to one piece, before and after.
    QString piece(std::size_t index) const {
        const Event& one = events_[index];
        const bool cameUp = kindOfEvent(one) == EventKind::TurnedUp;
        const bool goesOn =
            cameUp && (says(index + 1, EventKind::Destroyed) || says(index + 1, EventKind::Stands));
        const PendingEffect* by = publicOf(view_).acting();
        const Face acting = by != nullptr ? by->face : kHidden;
        const QString effect = card(acting);
        //: A card of a castle: %1 is its name, %2 "card 3 of Bert's castle".
        const QString what = tr("%1, %2").arg(card(one.face), spot(one.where));
        // In each of these %1 is the effect's card ("Watchtower"), %2 the player who resolves it, %3 the
        // piece concerned ("Barracks, card 3 of Bert's castle").
        switch (goesOn ? kindOfEvent(events_[index + 1]) : kindOfEvent(one)) {
        case EventKind::TurnedUp:
            if (acting == kThroneRoom && hasEffect(static_cast<Kind>(one.face)))
                //: %1 is "Throne Room", %2 a player, %3 "Barracks, card 3 of Bert's castle".
                return tr("%1: %2 turns up, without its effect: %3.").arg(effect, actor(), what);
            //: %1 is an effect ("Watchtower"), %2 a player, %3 "Barracks, card 3 of Bert's castle".
            return tr("%1: %2 turns up: %3.").arg(effect, actor(), what);
        case EventKind::TurnedDown:
            //: %1 is an effect ("Barracks"), %2 a player, %3 "Watchtower, card 3 of Bert's castle".
            return tr("%1: %2 turns face down: %3.").arg(effect, actor(), what);
        case EventKind::Destroyed:
            //: %1 is "Trebuchet", %2 a player, %3 "Barracks, card 3 of Bert's castle".
            return cameUp ? tr("%1: %2 turns up and destroys: %3.").arg(effect, actor(), what)
                          : tr("%1: %2 destroys: %3.").arg(effect, actor(), what);
        case EventKind::Stands:
            //: %1 is "Trebuchet", %2 a player, %3 "Battlements, card 3 of Bert's castle".
            return cameUp
                       ? tr("%1: %2 turns up a card that cannot be destroyed: %3.").arg(effect, actor(), what)
                       : tr("%1: %2 hits a card that cannot be destroyed: %3.").arg(effect, actor(), what);
        default: break;
        }
        if (acting == kBarracks)
            //: %1 is "Barracks", %2 a player, %3 "card 3 of Bert's castle".
            return tr("%1: %2 chooses %3, which is face down already; nothing happens.")
                .arg(effect, actor(), spot(one.where));
        //: %1 is an effect ("Watchtower"), %2 a player, %3 "Barracks, card 3 of Bert's castle".
        return tr("%1: %2 chooses a card that is face up already; nothing happens: %3.")
            .arg(effect, actor(), what);
    }

    QString consequence(std::size_t index) const {
        const Event& one = events_[index];
        switch (kindOfEvent(one)) {
        case EventKind::Destroyed:
        case EventKind::Stands:
            // Included in the sentence that it was turned up.
            return index > 0 && says(index - 1, EventKind::TurnedUp) ? QString() : piece(index);
        case EventKind::TurnedUp:
        case EventKind::TurnedDown:
        case EventKind::Unchanged: return piece(index);
        case EventKind::Activated: return activated(index);
        case EventKind::Silent: return tr("A Throne Room has silenced it for this turn.");
        case EventKind::Spent: return tr("It has acted this turn already and does not act again.");
        case EventKind::Dropped:
            //: %1 is a player, %2 a card that has been turned down, destroyed or taken out of the game.
            return tr("%1: an effect was waiting and is lost: %2.").arg(name(one.seat), card(one.face));
        case EventKind::Skipped: return skipped(index);
        case EventKind::Swapped:
            return tr("%1 and %2 have swapped one card each.")
                .arg(name(one.seat), name(static_cast<Seat>(one.where.pile - kFirstHand)));
        case EventKind::LostSpire: return tr("%1 has lost the Princess Spire!").arg(name(one.seat));
        case EventKind::Out: return tr("%1 is out of the game, with all their cards.").arg(name(one.seat));
        case EventKind::Looked:
            // Its owner has been told which card it is.
            return verbOf(seen_) == Verb::Card && knowsCard()
                       ? QString()
                       : tr("Wizard Tower: %1 looks at the last card of the deck.").arg(name(one.seat));
        case EventKind::TurnSkipped:
            return tr("%1 has no card to play and is passed over.").arg(name(one.seat));
        }
        return {};
    }

    /// The effect that this triggers, now or later.
    QString activated(std::size_t index) const {
        if (verbOf(seen_) == Verb::Play) return {}; // playing a card and resolving it is the normal turn
        const Event& one = events_[index];
        // That it has no effect is told when it is resolved, or right here.
        if (says(index + 1, EventKind::Skipped) && events_[index + 1].where == one.where) return {};
        const bool fromDiscard = one.where.pile == kDiscardPile;
        const QString owner = name(one.seat);
        const PendingEffect* next = publicOf(after_).acting();
        const bool isNext = next != nullptr && next->where == one.where;
        if (isNext && !touches(index + 1))
            return fromDiscard ? tr("Now %1 carries out its effect, from the discard pile.").arg(owner)
                               : tr("Now %1 carries out its effect.").arg(owner);
        return fromDiscard ? tr("Its effect waits: %1 will carry it out from the discard pile.").arg(owner)
                           : tr("Its effect waits: %1 will carry it out.").arg(owner);
    }

    QString skipped(std::size_t index) const {
        const Event& one = events_[index];
        const QString why = nothingToDo(static_cast<Kind>(one.face));
        // Just after the card was turned up it is clear which effect that is.
        if (index > 0 && says(index - 1, EventKind::Activated) && events_[index - 1].where == one.where)
            return why;
        //: The next effect: %1 is a player, %2 a card, %3 a sentence: why it does nothing.
        return tr("Next comes an effect of %1: %2. %3").arg(name(one.seat), card(one.face), why);
    }

    static QString nothingToDo(Kind kind) {
        switch (kind) {
        case kBarracks: return tr("There is no card to turn face down, so nothing happens.");
        case kMarketplace: return tr("There are no cards to swap, so nothing happens.");
        case kObservatory: return tr("There is no face-down card to look at, so nothing happens.");
        case kTrebuchet: return tr("There is no card to destroy, so nothing happens.");
        case kWizardTower: return tr("The deck is empty, so nothing happens.");
        default: return tr("There is no face-down card to turn up, so nothing happens.");
        }
    }

    const GameText& text_;
    const View& view_; ///< before it
    const View& after_;
    const Move seen_;
    const std::vector<Event>& events_;
    const QStringList& names_;
    const QString who_;
};

} // namespace

QString CaleiraText::logLine(const SeenMove& seen, const QStringList& names) const {
    return Teller(*this, seen, names).tell();
}

/// The rule that allows the event.
Clause CaleiraText::logClause(const SeenMove& seen) const {
    const Phase phase = phaseOf(seen.before.view);
    switch (verbOf(seen.move)) {
    case Verb::Play:
        return static_cast<Side>(seen.move.operand[1]) == Side::Up ? Clause("CALEIRA-PLAY-6")
                                                                   : Clause("CALEIRA-PLAY-7");
    case Verb::Aim:
        switch (phase) {
        case Phase::Barracks: return "CALEIRA-BARRACKS-2";
        case Phase::ThroneRoom: return "CALEIRA-THRONE-2";
        case Phase::Trebuchet: return "CALEIRA-TREBUCHET-2";
        case Phase::Observe: return "CALEIRA-OBSERVATORY-2";
        default: return "CALEIRA-WATCHTOWER-2";
        }
    case Verb::Stop: return "CALEIRA-WATCHTOWER-3";
    case Verb::Turn:
    case Verb::Leave: return "CALEIRA-OBSERVATORY-3";
    case Verb::Put: return "CALEIRA-WIZARD-3";
    case Verb::With: return "CALEIRA-MARKET-3";
    case Verb::Give:
    case Verb::Take: return "CALEIRA-MARKET-4";
    case Verb::First: return "CALEIRA-SETUP-4";
    case Verb::Card:
        return phase == Phase::Deal   ? Clause("CALEIRA-SETUP-2")
               : phase == Phase::Look ? Clause("CALEIRA-WIZARD-2")
                                      : Clause("CALEIRA-DRAW-1");
    }
    return {};
}

/// The chance event names the card, but a player draws it.
Seat CaleiraText::doer(const SeenMove& seen) const {
    const View& before = seen.before.view;
    return before.decider == kChance && phaseOf(before) == Phase::Draw ? before.turn : before.decider;
}

// ---- what to do ----------------------------------------------------------------------------------------

QString CaleiraText::prompt(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    const Phase phase = phaseOf(view);
    if (view.decider == kNobody) return tr("The game is over.");
    if (!isSeat(view.decider)) {
        switch (phase) {
        case Phase::Lot: return tr("The starting player is drawn by lot.");
        case Phase::Deal: return tr("The cards are dealt.");
        case Phase::Look: return tr("The top cards of the deck are looked at.");
        case Phase::GiveBack: return tr("A card of the other hand is picked at random.");
        default: return tr("A card is drawn.");
        }
    }
    const bool mine = view.viewer == view.decider;
    const QString who = seatName(names, view.decider);
    const QString partner = seatName(names, publicOf(view).partner);
    const QString owner = seatName(names, publicOf(view).actor());
    switch (phase) {
    case Phase::Lot: return mine ? tr("Choose who begins.") : tr("%1 is choosing who begins…").arg(who);
    case Phase::Play:
        return mine ? tr("Play one card, face up or face down.")
                    : tr("%1 is choosing a card to play…").arg(who);
    case Phase::Barracks:
        return mine ? tr("Your Barracks: choose a card to turn face down.")
                    : tr("%1's Barracks: choosing a card to turn face down…").arg(who);
    case Phase::ThroneRoom:
        return mine ? tr("Your Throne Room: choose a card to turn up; it does nothing this turn.")
                    : tr("%1's Throne Room: choosing a card to turn up…").arg(who);
    case Phase::Trebuchet:
        return mine ? tr("Your Trebuchet: choose a card to destroy.")
                    : tr("%1's Trebuchet: choosing a card to destroy…").arg(who);
    case Phase::Observe:
        return mine ? tr("Your Observatory: choose a face-down card to look at.")
                    : tr("%1's Observatory: choosing a card to look at…").arg(who);
    case Phase::ObserveTurn:
        return mine ? tr("You have seen the card: turn it up, or leave it.")
                    : tr("%1's Observatory: looking at a card…").arg(who);
    case Phase::Watch:
        return mine ? tr("Your Watchtower: turn up at most two cards.")
                    : tr("%1's Watchtower: choosing cards to turn up…").arg(who);
    case Phase::WatchAgain:
        return mine ? tr("Your Watchtower: turn up a second card, or say enough.")
                    : tr("%1's Watchtower: choosing a second card…").arg(who);
    case Phase::Order:
        return mine ? tr("Your Wizard Tower: choose the card that goes on top of the deck.")
                    : tr("%1's Wizard Tower: putting cards back…").arg(who);
    case Phase::OrderAgain:
        return mine ? tr("Your Wizard Tower: choose the card that comes second.")
                    : tr("%1's Wizard Tower: putting cards back…").arg(who);
    case Phase::Partner:
        return mine ? tr("Your Marketplace: lay a card on the hand you swap with, or choose whose first.")
                    : tr("%1's Marketplace: choosing whom to swap with…").arg(who);
    case Phase::Give:
        return mine ? tr("Your Marketplace: choose a card to give to %1.").arg(partner)
                    : tr("%1's Marketplace: choosing a card to give…").arg(who);
    case Phase::GiveBack:
        return mine ? tr("%1's Marketplace: choose a card to give in return.").arg(owner)
                    : tr("%1 is choosing a card to give in return…").arg(who);
    default: return waitingFor(view, names);
    }
}

QString CaleiraText::choice(const Seen& seen, Move move, const QStringList& names) const {
    const auto& o = move.operand;
    const auto card = [&] { return faceName(static_cast<Face>(o[0])); };
    switch (verbOf(move)) {
    case Verb::Play:
        return static_cast<Side>(o[1]) == Side::Up ? tr("Face up: %1").arg(card())
                                                   : tr("Face down: %1").arg(card());
    case Verb::Aim:
        switch (phaseOf(seen.view)) {
        case Phase::Barracks: return tr("Turn it face down");
        case Phase::Trebuchet: return tr("Destroy it");
        case Phase::Observe: return tr("Look at it");
        default: return tr("Turn it up");
        }
    //: Watchtower: no further card is turned up.
    case Verb::Stop: return tr("Enough");
    //: Observatory: the card that was looked at.
    case Verb::Turn: return tr("Turn it up");
    //: Observatory: the card that was looked at stays face down.
    case Verb::Leave: return tr("Leave it");
    case Verb::Put:
        //: Wizard Tower: a card goes back on the deck.
        return phaseOf(seen.view) == Phase::Order ? tr("On top: %1").arg(card())
                                                  : tr("Second: %1").arg(card());
    case Verb::With: return tr("Swap with %1").arg(seatName(names, o[0]));
    case Verb::Give: return tr("Give: %1").arg(card());
    case Verb::First: return tr("%1 begins").arg(seatName(names, o[0]));
    default: return {};
    }
}

QString CaleiraText::choiceKey(const View&, Move move) const {
    switch (verbOf(move)) {
    case Verb::With:
    case Verb::First: return QString::number(move.operand[0] + 1);
    default: return {};
    }
}

QString CaleiraText::consequence(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    const auto atOnce = [&](Face face) { return cardWord(seen.setup, face, "word"); };
    switch (verbOf(move)) {
    case Verb::Play: {
        const auto kind = static_cast<Kind>(move.operand[0]);
        if (static_cast<Side>(move.operand[1]) == Side::Up) return atOnce(static_cast<Face>(kind));
        //: Below the label of a choice: what a card does that is played face down.
        return hasEffect(kind) ? tr("keeps its effect for later") : QString();
    }
    case Verb::Turn: {
        const auto& pieces = seen.view.pieces;
        const auto seenOne = std::ranges::find_if(pieces, [&](const Piece& piece) {
            return publicOf(seen.view).picked == Spot{piece.pile, piece.place};
        });
        return seenOne != pieces.end() ? atOnce(seenOne->face) : QString();
    }
    //: Below the label of a choice: a card that has been looked at.
    case Verb::Leave: return tr("stays hidden from the others");
    default: return {};
    }
}

Spot CaleiraText::subject(const View& view) const {
    const Public& known = publicOf(view);
    switch (known.phase) {
    case Phase::ObserveTurn: return known.picked.value_or(Spot());
    case Phase::Watch:
    case Phase::WatchAgain: return known.acting() != nullptr ? known.acting()->where : Spot();
    default: return {};
    }
}

bool CaleiraText::hasButton(Move move) const { return verbOf(move) == Verb::Turn; }

namespace {

/// Whether castles are counted to find the winner.
bool isCounted(const Seen& seen) {
    const auto& known = publicOf(seen.view);
    return known.ending == Ending::HandsEmpty ||
           (known.ending != Ending::None && known.ending != Ending::SpireLost && known.out != 0);
}

} // namespace

QString CaleiraText::tally(const Seen& seen, const QStringList& names) const {
    const View& view = seen.view;
    if (!isCounted(seen)) return {};
    QStringList totals;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        if (!isOut(view, seat))
            //: What a castle is worth: %1 is its owner.
            totals.append(tr("%1 %n point(s)", "", publicOf(view).points[seat]).arg(seatName(names, seat)));
    return QLocale().createSeparatedList(totals);
}

std::optional<HiddenCount> CaleiraText::hiddenCount(const Seen& seen, Seat seat) const {
    if (!isCounted(seen) || isOut(seen.view, seat)) return {};
    const int hidden = countDown(seen.view, castleOf(seat)); // CALEIRA-SCORE-2
    return HiddenCount{publicOf(seen.view).points[seat] - hidden, hidden};
}

int CaleiraText::turns(const View& view) const { return publicOf(view).turns; }

std::vector<Seat> CaleiraText::winners(const Seen& seen) const {
    std::vector<Seat> winners;
    for (Seat seat = 0; seen.ending && seat < seen.seats(); ++seat)
        if (!isOut(seen.view, seat) && seen.scores[seat] > 0) winners.push_back(seat);
    return winners;
}

namespace {

/// The last tie-break applied.
enum class Break : std::uint8_t { Points, Down, Size, Order };

Break breakOf(const CaleiraText& text, const Seen& seen, Seat winner) {
    const View& view = seen.view;
    // Whether somebody ties with the winner.
    const auto alsoBest = [&](auto&& worth) {
        for (Seat seat = 0; seat < seen.seats(); ++seat)
            if (seat != winner && !text.isOut(view, seat) && worth(seat) == worth(winner)) return true;
        return false;
    };
    const auto points = [&](Seat seat) { return publicOf(view).points[seat]; };
    const auto andDown = [&](Seat seat) { return std::pair(points(seat), countDown(view, castleOf(seat))); };
    const auto andSize = [&](Seat seat) { return std::pair(andDown(seat), countIn(view, castleOf(seat))); };
    if (!alsoBest(points)) return Break::Points;
    if (!alsoBest(andDown)) return Break::Down;
    return alsoBest(andSize) ? Break::Order : Break::Size;
}

} // namespace

EndWords CaleiraText::endWords(const Seen& seen, const QStringList& names) const {
    const std::vector<Seat> won = winners(seen);
    if (won.empty()) return {};
    QStringList winning;
    for (const Seat seat : won) winning.append(seatName(names, seat));
    const QString who = QLocale().createSeparatedList(winning);
    if (publicOf(seen.view).ending == Ending::SpireLost) {
        if (seen.seats() > 2)
            return {tr("%1 is the last one in the game and wins.").arg(who),
                    tr("Nobody else is left in the game.")};
        const QString loser = seatName(names, won.front() == 0 ? 1 : 0);
        return {tr("%1's Princess Spire has been destroyed: %2 wins.").arg(loser, who),
                //: The end: %1 is a player.
                tr("The Princess Spire of %1 has been destroyed.").arg(loser)};
    }
    if (!isCounted(seen))
        return {tr("%1 has destroyed the Princess Spire and wins.").arg(who),
                tr("The Princess Spire has been destroyed.")};
    if (won.size() > 1)
        //: The end: %1 is a list of players.
        return {tr("Level in everything: %1 share the victory.").arg(who), tr("Level in everything.")};
    switch (breakOf(*this, seen, won.front())) {
    case Break::Points:
        //: The end, by points: %1 is a player.
        return {tr("%1 wins.").arg(who), tr("The castle is worth most.")};
    case Break::Down:
        //: The end: %1 is a player.
        return {tr("Level on points: %1 has more cards face down and wins.").arg(who),
                tr("Level on points, but with more cards face down.")};
    case Break::Size:
        //: The end: %1 is a player.
        return {tr("Level on points and on cards face down: %1 has the smaller castle and wins.").arg(who),
                tr("Level on points and on cards face down, but with the smaller castle.")};
    case Break::Order:
        //: The end: %1 is a player.
        return {tr("Level in everything: %1 is last in turn order and wins.").arg(who),
                tr("Level in everything, but last in turn order.")};
    }
    return {};
}

QString CaleiraText::warning(const Seen& seen, Move move, const std::optional<Outlook>&) const {
    if (verbOf(move) != Verb::Aim) return {};
    const View& view = seen.view;
    const Seat owner = move.operand[0];
    const Piece target = rowIn(view, castleOf(owner))[move.operand[1]];
    const PendingEffect* acting = publicOf(view).acting();
    if (acting != nullptr && acting->where == Spot{target.pile, target.place})
        return tr("This aims the card at itself.");
    if (phaseOf(view) == Phase::Trebuchet && owner == view.decider && target.face == kSpire)
        return tr("That is your own Princess Spire: if it is destroyed, you lose.");
    return {};
}

QString CaleiraText::standing(const View& view, Seat seat, const QStringList&) const {
    if (isOut(view, seat)) return {}; // their points do not count
    //: Beside a player's name: what the castle is worth as it lies.
    return tr("%n point(s)", "", publicOf(view).points[seat]);
}

Clause CaleiraText::valueClause(const OptionSpec& option, int value) const {
    return option.name == "option.moats" && value != 0 ? Clause("CALEIRA-SETUP-9") : Clause();
}

} // namespace drawbridge
