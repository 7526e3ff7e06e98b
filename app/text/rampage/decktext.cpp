// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/rampage/decktext.h"

#include "text/gametext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace drawbridge {

using namespace rampage;

namespace {

struct DeckTextWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::DeckText)
};

/// An effect as a complete sentence.
QString deed(const Effect& effect) {
    const int n = effect.n;
    switch (effect.op) {
    case Op::Draw: return DeckTextWords::tr("Draw %n card(s).", "", n);
    case Op::OpponentDiscardsRandom:
        return DeckTextWords::tr("Your opponent discards %n card(s) at random from their hand.", "", n);
    case Op::OpponentDiscardsSymbol:
        return DeckTextWords::tr(
            "Your opponent shows you their hand; name a unit: all cards showing it are discarded.");
    case Op::PayForStrength:
        //: %1 is a number: how much stronger the attack becomes.
        return DeckTextWords::tr("You may discard %n card(s): strength +%1.", "", effect.cards).arg(n);
    case Op::SacrificeTopForStrength:
        return DeckTextWords::tr(
            "Destroy the top card of your own Gate or Castle: strength + its printed value.");
    case Op::DestroyBothCastleTops: return DeckTextWords::tr("The top cards of both Castles are destroyed.");
    case Op::DestroyOpponentPermanent:
        return DeckTextWords::tr("You may destroy %n permanent card(s) of your opponent.", "", n);
    case Op::RestUntilEndOfTurn:
        return DeckTextWords::tr("Put this card aside and take it back at the end of your turn.");
    case Op::AttackBonus: return DeckTextWords::tr("Your attacks have strength +%1.").arg(n);
    case Op::ValueBonus:
        if (effect.where == kAtGate)
            return DeckTextWords::tr("Cards of your Gate have value +%1 while they are attacked.").arg(n);
        if (effect.where == kAtCastle)
            return DeckTextWords::tr("Cards of your Castle have value +%1 while they are attacked.").arg(n);
        return DeckTextWords::tr("Your defenders have value +%1 while they are attacked.").arg(n);
    case Op::PeekTop: return DeckTextWords::tr("Look at the top card of any Gate or Castle.");
    case Op::EndAttackDestroyAttacker:
        return DeckTextWords::tr("The attacking card is destroyed too and the attack ends.");
    case Op::HalveStrength: return DeckTextWords::tr("Halve the strength that is left, rounding down.");
    case Op::OwnerDiscardsFromAttackerHand:
        return DeckTextWords::tr("Look at the attacker's hand and discard %n card(s) of it.", "", n);
    case Op::None: return DeckTextWords::tr("What the card's text says, by agreement.");
    case Op::OpponentDiscardsChoice:
        return DeckTextWords::tr("Your opponent chooses and discards %n card(s).", "", n);
    case Op::LookAtOpponentHand: return DeckTextWords::tr("Look at your opponent's hand.");
    case Op::TakeFromOpponentHand:
        return DeckTextWords::tr("Take %n card(s) at random from your opponent's hand.", "", n);
    case Op::DestroyOwnPermanent: return DeckTextWords::tr("Destroy %n of your own permanent cards.", "", n);
    case Op::ReturnTopToHand:
        return DeckTextWords::tr("Take the top card of your own Gate or Castle into your hand.");
    case Op::ReduceStrength: return DeckTextWords::tr("The strength that is left is lowered by %1.").arg(n);
    case Op::BottomOfStackToTop: return DeckTextWords::tr("The bottom card of a Gate or Castle goes on top.");
    case Op::SwapHands: return DeckTextWords::tr("Exchange hands with your opponent.");
    case Op::TakeFromDiscard: return DeckTextWords::tr("Take %n card(s) from the discard pile.", "", n);
    }
    return {};
}

QString costText(const Deck& deck, const CardKind& kind) {
    int any = 0;
    QStringList units;
    for (std::size_t i = 0; i < kind.costs; ++i) {
        if (kind.cost[i] == kAnyCard)
            ++any;
        else
            units << unitText(deck, static_cast<Unit>(kind.cost[i]));
    }
    QStringList parts;
    if (any > 0) parts << DeckTextWords::tr("Discard %n card(s).", "", any);
    //: %1 is a list of units to be discarded as a cost: "Knight and Archer".
    if (!units.isEmpty())
        parts << DeckTextWords::tr("Discard: %1.").arg(QLocale().createSeparatedList(units));
    return parts.join(QLatin1Char(' '));
}

QString attackText(Route route) {
    switch (route) {
    case Route::GateFirst: return DeckTextWords::tr("Attack.");
    case Route::CastleOnly: return DeckTextWords::tr("Attack the Castle, even if a Gate stands before it.");
    case Route::Choose: return DeckTextWords::tr("Attack as usual, or attack the Castle past the Gate.");
    }
    return {};
}

} // namespace

QString momentText(Trigger when) {
    switch (when) {
    case Trigger::OnPlay: return DeckTextWords::tr("When played");
    case Trigger::AfterAttack: return DeckTextWords::tr("After its attack");
    case Trigger::OnRepelled: return DeckTextWords::tr("When repelled");
    case Trigger::OnDestroyed: return DeckTextWords::tr("When destroyed in an attack");
    case Trigger::WhileInPlay: return DeckTextWords::tr("While in play");
    case Trigger::StartOfTurn: return DeckTextWords::tr("At the start of your turn");
    case Trigger::OncePerTurn: return DeckTextWords::tr("Once in each of your turns");
    }
    return {};
}

QString operationText(Op op) {
    switch (op) {
    case Op::Draw: return DeckTextWords::tr("Draw cards");
    case Op::OpponentDiscardsRandom: return DeckTextWords::tr("Opponent discards at random");
    case Op::OpponentDiscardsSymbol: return DeckTextWords::tr("Opponent discards a unit");
    case Op::PayForStrength: return DeckTextWords::tr("Pay for strength");
    case Op::SacrificeTopForStrength: return DeckTextWords::tr("Sacrifice a top card for strength");
    case Op::DestroyBothCastleTops: return DeckTextWords::tr("Destroy the tops of both Castles");
    case Op::DestroyOpponentPermanent: return DeckTextWords::tr("Destroy opponent's permanents");
    case Op::RestUntilEndOfTurn: return DeckTextWords::tr("Rest until the end of the turn");
    case Op::AttackBonus: return DeckTextWords::tr("Attacks are stronger");
    case Op::ValueBonus: return DeckTextWords::tr("Defenders are stronger");
    case Op::PeekTop: return DeckTextWords::tr("Look at a top card");
    case Op::EndAttackDestroyAttacker: return DeckTextWords::tr("Destroy the attacker, end the attack");
    case Op::HalveStrength: return DeckTextWords::tr("Halve the attack's strength");
    case Op::OwnerDiscardsFromAttackerHand: return DeckTextWords::tr("Discard from the attacker's hand");
    case Op::None: return DeckTextWords::tr("Text only, by agreement");
    case Op::OpponentDiscardsChoice: return DeckTextWords::tr("Opponent chooses and discards");
    case Op::LookAtOpponentHand: return DeckTextWords::tr("Look at opponent's hand");
    case Op::TakeFromOpponentHand: return DeckTextWords::tr("Take from opponent's hand");
    case Op::DestroyOwnPermanent: return DeckTextWords::tr("Destroy own permanents");
    case Op::ReturnTopToHand: return DeckTextWords::tr("Take back one of your top cards");
    case Op::ReduceStrength: return DeckTextWords::tr("Lower the attack's strength");
    case Op::BottomOfStackToTop: return DeckTextWords::tr("Raise a bottom card to the top");
    case Op::SwapHands: return DeckTextWords::tr("Exchange hands");
    case Op::TakeFromDiscard: return DeckTextWords::tr("Take from the discard pile");
    }
    return {};
}

QString pictureText(std::string_view picture) {
    if (const auto kind = houseEdition().kindNamed(picture))
        return textFor("castle-rampage").faceName(static_cast<Face>(*kind));
    //: Pictures of cards, in a list to choose from
    if (picture == "attack") return DeckTextWords::tr("Crossed arms");
    //: Pictures of cards, in a list to choose from
    if (picture == "standing") return DeckTextWords::tr("Standing card");
    //: Pictures of cards, in a list to choose from
    if (picture == "trap") return DeckTextWords::tr("Trap");
    //: Pictures of cards, in a list to choose from
    return DeckTextWords::tr("Scroll");
}

QString deckName(const Deck& deck) {
    const QString name = toQLine(textIn(deck.name, QLocale().name().toStdString()));
    return name.isEmpty() ? DeckTextWords::tr("A deck without a name") : name;
}

QString unitText(const Deck& deck, Unit unit) {
    const auto index = static_cast<std::size_t>(unit);
    const QString own = toQLine(textIn(deck.unitNames[index], QLocale().name().toStdString()));
    if (!own.isEmpty()) return own;
    return unit == Unit::Knight   ? DeckTextWords::tr("Knight")
           : unit == Unit::Archer ? DeckTextWords::tr("Archer")
                                  : DeckTextWords::tr("Axe man");
}

QString routeText(Route route) {
    switch (route) {
    case Route::GateFirst: return DeckTextWords::tr("The Gate first");
    case Route::CastleOnly: return DeckTextWords::tr("The Castle only");
    case Route::Choose: return DeckTextWords::tr("As the player chooses");
    }
    return {};
}

QString effectText(const Effect& effect) {
    if (effect.when == Trigger::OnPlay) return deed(effect);
    //: An effect: %1 is when it happens, as "When repelled", %2 what happens, as "Draw 1 card."
    return DeckTextWords::tr("%1: %2").arg(momentText(effect.when), deed(effect));
}

QString cardText(const Deck& deck, const CardKind& kind) {
    QStringList parts;
    const auto add = [&](const QString& part) {
        if (!part.isEmpty()) parts << part;
    };
    const auto addEffects = [&](bool onPlay) {
        for (std::size_t i = 0; i < kind.effects; ++i)
            if ((kind.effect[i].when == Trigger::OnPlay) == onPlay) add(effectText(kind.effect[i]));
    };
    if (!kind.playable && !kind.purple) add(DeckTextWords::tr("Cannot be played."));
    add(costText(deck, kind));
    if (kind.bonusUnit != kNoUnit)
        //: %1 is a unit, %2 a number; %n is how often it may be done.
        add(DeckTextWords::tr("You may discard %n more for strength +%2 each: %1.", "", kind.bonusMost)
                .arg(unitText(deck, kind.bonusUnit), QLocale().toString(kind.bonusAmount)));
    addEffects(true);
    if (kind.attacks()) add(attackText(kind.route));
    addEffects(false);
    if (kind.defendCost > 0)
        add(DeckTextWords::tr("To place it as a defender, discard %n card(s).", "", kind.defendCost));
    return parts.join(QLatin1Char(' '));
}

QString flawText(const Deck& deck, const Flaw& flaw) {
    const auto effect = [&] {
        return deck.kinds[static_cast<std::size_t>(flaw.kind)].effect[static_cast<std::size_t>(flaw.effect)];
    };
    const DeckCounts counts = countsOf(deck);
    switch (flaw.what) {
    case FlawKind::BadSlug:
        return DeckTextWords::tr("The short name names the card in moves: small letters a to z, digits and "
                                 "hyphens, a letter first.");
    case FlawKind::SlugTwice: return DeckTextWords::tr("Another card has this short name.");
    case FlawKind::PermanentAttack:
        return DeckTextWords::tr("A permanent card has no attack: an attack ends with its card destroyed.");
    case FlawKind::RouteWithoutAttack: return DeckTextWords::tr("Only a card with an attack has a target.");
    case FlawKind::BonusWithoutAttack: return DeckTextWords::tr("Only a card with an attack has a bonus.");
    case FlawKind::WrongMoment:
        //: %1 is what an effect does, %2 when: "Draw cards", "While in play".
        return DeckTextWords::tr("“%1” cannot happen “%2”.")
            .arg(operationText(effect().op), momentText(effect().when));
    case FlawKind::EffectWithoutAttack: return DeckTextWords::tr("This effect is for cards with an attack.");
    case FlawKind::EffectWithoutPermanent: return DeckTextWords::tr("This moment is for permanent cards.");
    case FlawKind::TooManyKinds:
        return DeckTextWords::tr("A deck has at most %1 kinds of cards; there are %2.")
            .arg(QLocale().toString(kMaxKinds), QLocale().toString(deck.kindCount()));
    case FlawKind::TooManyCards:
        return DeckTextWords::tr("A deck has at most %1 cards; there are %2.")
            .arg(QLocale().toString(kMaxCards), QLocale().toString(counts.all));
    case FlawKind::TooFewNormal:
        return DeckTextWords::tr("The setup needs %1 cards that are not purple; there are %2.")
            .arg(QLocale().toString(kFewestNormal), QLocale().toString(counts.all - counts.purple));
    }
    return {};
}

} // namespace drawbridge
