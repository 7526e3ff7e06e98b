// SPDX-License-Identifier: GPL-3.0-or-later
#include "rampage/reference.h"

#include <algorithm>
#include <sstream>

namespace plainrampage {

namespace {

std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

void removeOne(std::multiset<Name>& cards, const Name& name) { cards.erase(cards.find(name)); }

std::set<Name> kindsIn(const std::multiset<Name>& cards) { return {cards.begin(), cards.end()}; }

} // namespace

std::vector<Card> houseEdition() {
    std::vector<Card> deck;
    // Slug, number, units (K, A, X), attack (-1: none), Gate, Castle.
    const auto line = [&](const char* slug, int count, const std::string& units, int attack, int gate,
                          int castle) -> Card& {
        Card card;
        card.slug = slug;
        card.count = count;
        for (const char unit : units)
            card.units.insert(unit == 'K' ? "knight" : unit == 'A' ? "archer" : "axe");
        if (attack >= 0) card.attack = attack;
        card.gate = gate;
        card.castle = castle;
        deck.push_back(card);
        return deck.back();
    };
    const auto scheme = [&](const char* slug, const char* first, const char* second, const char* bonus) {
        Card& card = line(slug, 4, "", 9, 1, 1);
        card.cost = {first, second};
        card.bonusUnit = bonus;
        card.bonusAmount = 5;
    };
    const auto purple = [&](const char* slug, int gate, int castle, const char* op) {
        Card& card = line(slug, 4, "", -1, gate, castle);
        card.purple = true;
        card.playable = false;
        if (*op != 0) card.effects = {{"on-destroyed-in-attack", op}};
    };
    line("axe-man", 14, "X", 2, 2, 2).effects = {{"on-play", "draw"}};
    line("archer", 13, "A", 3, 1, 3).effects = {{"on-play", "opponent-discards-random"}};
    line("knight", 13, "K", 5, 3, 2);
    line("mercenary", 6, "KAX", 3, 2, 2).effects = {{"on-play", "pay-for-strength", 3}};
    line("giant", 5, "KX", 7, 4, 3).cost = {"any"};
    line("veteran", 5, "K", 3, 3, 2).effects = {{"on-repelled", "rest-until-end-of-turn"}};
    line("digger", 6, "", 3, 1, 2).route = "castle-only";
    Card& dragon = line("dragon", 3, "", 8, 2, 3);
    dragon.cost = {"any", "any"};
    dragon.route = "choose";
    scheme("scheme-knight-archer", "knight", "archer", "archer");
    scheme("scheme-archer-axe", "archer", "axe", "axe");
    scheme("scheme-axe-knight", "axe", "knight", "knight");
    line("jester", 4, "", 3, 2, 1).effects = {{"on-play", "sacrifice-top-for-strength"}};
    Card& summoner = line("summoner", 3, "", -1, 1, 3);
    summoner.cost = {"any"};
    summoner.effects = {{"on-play", "destroy-both-castle-tops"}};
    line("priest", 4, "", -1, 1, 4).effects = {{"on-play", "opponent-discards-symbol"}};
    line("arsonist", 5, "", 3, 2, 2).effects = {{"on-play", "destroy-opponent-permanent"}};
    const auto permanent = [&](const char* slug, int count, int gate, int castle, std::size_t cost,
                               const char* when, const char* op) {
        Card& card = line(slug, count, "", -1, gate, castle);
        card.permanent = true;
        card.cost.assign(cost, "any");
        card.effects = {{when, op}};
    };
    permanent("blacksmith", 3, 3, 2, 0, "while-in-play", "attack-bonus");
    permanent("quartermaster", 2, 2, 3, 2, "start-of-turn", "draw");
    permanent("watchtower", 2, 4, 2, 1, "while-in-play", "value-bonus");
    permanent("falconer", 2, 1, 2, 0, "once-per-turn", "peek-top");
    purple("bomber", 1, 1, "end-attack-destroy-attacker");
    purple("saboteur", 2, 2, "halve-strength");
    purple("spy", 1, 2, "owner-discards-from-attacker-hand");
    purple("ogre", 4, 6, "");
    deck.back().defendCost = 2;
    return deck;
}

Game::Game(const std::vector<Card>& deck, std::map<std::string, std::string> switches)
    : house(std::move(switches)) {
    for (const Card& one : deck) { // RAMPAGE-SETUP-2
        cards[one.slug] = one;
        order.push_back(one.slug);
        for (int i = 0; i < one.count; ++i) drawPile.insert(one.slug);
    }
    // RAMPAGE-SETUP-4, -PREP-9.
    next({{Do::Lot}, {Do::Deal}, {Do::ShuffleIn}, {Do::Deal}, {Do::ShuffleIn}, {Do::StartPlay}});
}

bool Game::is(const std::string& option, const std::string& value) const {
    const auto found = house.find(option);
    return found != house.end() && found->second == value;
}

std::vector<Name>& Game::stack(int who, const std::string& structure) {
    return structure == "gate" ? player[who].gate : player[who].castle;
}
const std::vector<Name>& Game::stack(int who, const std::string& structure) const {
    return structure == "gate" ? player[who].gate : player[who].castle;
}

/// RAMPAGE-ATT-2, -3, -4.
const std::vector<Name>& Game::attacked() const {
    const Player& rival = player[1 - turn];
    return castleOnly_ || rival.gate.empty() ? rival.castle : rival.gate;
}

/// Puts these before all that is still to be done.
void Game::next(const std::vector<Task>& tasks) { todo.insert(todo.end(), tasks.rbegin(), tasks.rend()); }

std::vector<Effect> Game::effectsOf(const Name& name, const std::string& when) const {
    std::vector<Effect> some;
    for (const Effect& effect : card(name).effects)
        if (effect.when == when) some.push_back(effect);
    return some;
}

/// To the discard pile.
void Game::drop(int who, const Name& name) {
    spend(who, name);
    discard.push_back(name);
}

/// A card leaves a hand; of equal ones first that which may not be played (house.veteran).
void Game::spend(int who, const Name& name) {
    removeOne(player[who].hand, name);
    if (player[who].marked.count(name) > 0) removeOne(player[who].marked, name);
}

/// A card goes from one hand into the other, with the mark it may bear.
void Game::pass(int from, const Name& name) {
    const bool marked = player[from].marked.count(name) > 0;
    spend(from, name);
    player[1 - from].hand.insert(name);
    if (marked) player[1 - from].marked.insert(name);
}

/// A permanent falls; of equal ones first that which has had its once this turn.
void Game::destroy(int who, const Name& name) {
    removeOne(player[who].row, name);
    if (player[who].used.count(name) > 0) removeOne(player[who].used, name);
    discard.push_back(name);
}

/// The card in play has done all it could.
void Game::lose(int who, const std::string& clause) {
    if (inPlay) discard.push_back(*inPlay);
    inPlay.reset();
    winner = 1 - who;
    ending = clause;
    todo = {{Do::Over}};
}

/// RAMPAGE-LIMIT-4.
void Game::count(const std::string& clause) {
    const auto sizes = [](const Player& one) {
        return std::vector<std::size_t>{one.castle.size(), one.gate.size(), one.hand.size()};
    };
    const auto first = sizes(player[0]);
    const auto second = sizes(player[1]);
    winner = first > second ? 0 : second > first ? 1 : -1;
    ending = clause;
    todo = {{Do::Over}};
}

/// Whether the cards of this hand can pay a cost from its slot `from` on, each card for one thing only
/// (RAMPAGE-UNIT-5, -PLAY-8).
bool Game::payable(std::multiset<Name> hand, const std::vector<std::string>& cost, std::size_t from) const {
    if (from >= cost.size()) return true;
    for (const Name& name : kindsIn(hand)) {
        if (cost[from] != "any" && card(name).units.count(cost[from]) == 0) continue;
        std::multiset<Name> rest = hand;
        removeOne(rest, name);
        if (payable(rest, cost, from + 1)) return true;
    }
    return false;
}

bool Game::mayPlay(const Name& name) const {
    const Card& one = card(name);
    if (own().hand.count(name) == own().marked.count(name)) return false; // RAMPAGE-RULING-24
    if (!one.playable) return one.purple && is("house.play-purple", "yes-without-effect");
    std::multiset<Name> others = own().hand;
    removeOne(others, name);
    return payable(others, one.cost, 0);
}

bool Game::mayPlace(const Name& name, const std::string& structure) const {
    if (strengthened) return false;                                                 // RAMPAGE-DEF-1
    if (is("house.strengthen-timing", "before-playing") && plays > 0) return false; // RAMPAGE-RULING-9
    if (structure == "gate" && own().gate.empty() && is("house.rebuild-gate", "no")) return false; // -11
    return static_cast<int>(own().hand.size()) - 1 >= card(name).defendCost; // RAMPAGE-OGRE-2
}

/// Whether all that a permanent does once in a turn is to look at stacks.
bool Game::onlyPeeks(const Name& name) const {
    const auto effects = effectsOf(name, "once-per-turn");
    return !effects.empty() && std::all_of(effects.begin(), effects.end(),
                                           [](const Effect& effect) { return effect.op == "peek-top"; });
}

/// The permanents that still have their look this turn (RAMPAGE-FALCON-1).
std::vector<Name> Game::peekers() const {
    std::vector<Name> some;
    for (const Name& name : order)
        if (onlyPeeks(name) && own().row.count(name) > own().used.count(name)) some.push_back(name);
    return some;
}

/// Those that still have something else to do once this turn.
std::vector<Name> Game::others() const {
    std::vector<Name> some;
    for (const Name& name : order)
        if (!effectsOf(name, "once-per-turn").empty() && !onlyPeeks(name) &&
            own().row.count(name) > own().used.count(name))
            some.push_back(name);
    return some;
}

/// The same again, as often as is still to be done.
void Game::onceMore(Task task) {
    if (--task.n > 0) todo.push_back(task);
}

int Game::decider() const {
    const Task& task = todo.back();
    switch (task.what) {
    case Do::Over: return -2;
    case Do::Lot:
    case Do::Deal:
    case Do::ShuffleIn:
    case Do::Draw:
    case Do::Reveal:
    case Do::SacrificeReveal:
    case Do::CrashOwn:
    case Do::CrashOther:
    case Do::Show:
    case Do::Take:
    case Do::PeekReveal: return -1;
    case Do::GiveUp: return 1 - task.who;
    case Do::Shot: return is("house.archer", "opponent-chooses") ? 1 - task.who : -1; // RAMPAGE-RULING-34
    default: return task.who;
    }
}

std::set<std::string> Game::legalMoves() const {
    std::set<std::string> moves;
    const Task& task = todo.back();
    const auto each = [&](const std::string& verb, const std::multiset<Name>& some) {
        for (const Name& name : some) moves.insert(verb + " " + name);
    };
    const Player& me = player[task.who];
    const Player& rival = player[1 - task.who];
    const auto stacks = [&](const std::string& verb, std::size_t least) {
        for (int who = 0; who < 2; ++who)
            for (const std::string structure : {"gate", "castle"})
                if (stack(who, structure).size() >= least)
                    moves.insert(verb + " " + structure + " " + std::to_string(who + 1));
    };
    switch (task.what) {
    case Do::Lot: return {"starter 1", "starter 2"};
    case Do::Deal: each("card", drawPile); break;
    case Do::ShuffleIn: return {"shuffle"};
    case Do::Place: // RAMPAGE-PREP-6, -7
        for (const Name& name : me.hand) moves.insert("place " + name + " " + task.word);
        break;
    case Do::Draw:
        if (drawPile.empty()) return {"shuffle"};
        each("card", drawPile);
        break;
    case Do::Main:
        moves.insert("end");
        if (plays >= 118) break; // RAMPAGE-LIMIT-1
        for (const Name& name : me.hand) {
            if (mayPlay(name)) moves.insert("play " + name);
            for (const char* structure : {"gate", "castle"})
                if (mayPlace(name, structure)) moves.insert("place " + name + " " + structure);
        }
        if (!peekers().empty()) stacks("peek", 1);
        for (const Name& name : others()) moves.insert("use " + name);
        break;
    case Do::PeekWhere: stacks("peek", 1); break;
    case Do::RaiseBottom: stacks("raise", 2); break;
    case Do::GiveUp: each("discard", rival.hand); break;
    case Do::Take: each("steal", rival.hand); break;
    case Do::BurnOwn: each("destroy", me.row); break;
    case Do::Retrieve:
        for (const Name& name : discard) moves.insert("choose " + name);
        break;
    case Do::ReturnTop:
        if (!me.gate.empty()) moves.insert("return gate");
        moves.insert("return castle");
        break;
    case Do::Seen: return {"confirm"};
    case Do::PayForPlace: each("discard", me.hand); break;
    case Do::Pay: { // RAMPAGE-RULING-39
        const auto& cost = card(*inPlay).cost;
        const auto slot = static_cast<std::size_t>(task.n);
        for (const Name& name : me.hand) {
            if (cost[slot] != "any" && card(name).units.count(cost[slot]) == 0) continue;
            std::multiset<Name> rest = me.hand;
            removeOne(rest, name);
            if (payable(rest, cost, slot + 1)) moves.insert("discard " + name);
        }
        break;
    }
    case Do::Bonus:
        moves.insert("decline");
        for (const Name& name : me.hand)
            if (card(name).units.count(card(*inPlay).bonusUnit) > 0) moves.insert("discard " + name);
        break;
    case Do::Extra:
        if (task.n == 0) moves.insert("decline");
        each("discard", me.hand);
        break;
    case Do::Route: return {"attack gate", "attack castle"};
    case Do::Sacrifice:
        if (!me.gate.empty()) moves.insert("sacrifice gate");
        moves.insert("sacrifice castle");
        break;
    case Do::SacrificeReveal: return {"reveal " + stack(task.who, task.word).front()};
    case Do::Show: return {"show"};
    case Do::NameUnit: return {"name knight", "name archer", "name axe"};
    case Do::Burn:
        moves.insert("decline");
        each("destroy", rival.row);
        break;
    case Do::Shot: each(is("house.archer", "opponent-chooses") ? "discard" : "hit", rival.hand); break;
    case Do::CrashOwn: return {"reveal " + me.castle.front()};
    case Do::CrashOther: return {"reveal " + rival.castle.front()};
    case Do::Reveal: return {"reveal " + attacked().front()};
    case Do::SpyChoice: each("choose", rival.hand); break;
    case Do::PeekReveal: return {"reveal " + stack(task.n, task.word).front()};
    case Do::PeekSeen: return {"confirm"};
    default: break;
    }
    return moves;
}

/// Whether the next task needs no decision; it is then done.
bool Game::goesByItself() {
    const Task task = todo.back();
    Player& me = player[task.who];
    Player& rival = player[1 - task.who];
    const auto done = [&] { todo.pop_back(); };
    switch (task.what) {
    case Do::Deal: {
        // RAMPAGE-RULING-4: ten cards in turn, then for what was purple.
        const bool full = player[0].hand.size() == 5 && player[1].hand.size() == 5;
        if (dealt_ < 10 || !full) return false;
        dealt_ = 0;
        done();
        return true;
    }
    case Do::ShuffleIn:
        if (!discard.empty()) return false;
        done();
        for (const int who : {1 - starter, starter}) // what comes last is done first
            next({{Do::Place, who, 0, "gate", {}},
                  {Do::Place, who, 1, "gate", {}},
                  {Do::Place, who, 2, "castle", {}},
                  {Do::Place, who, 3, "castle", {}}});
        turn = starter;
        return true;
    case Do::Place: turn = task.who; return false;
    case Do::StartPlay: // RAMPAGE-PREP-11
        done();
        for (Player& one : player) one.hand.swap(one.aside);
        next({{Do::StartTurn, starter}});
        return true;
    case Do::StartTurn: {
        done();
        turn = task.who;
        plays = 0;
        strengthened = acted = false;
        own().used.clear();
        int draws = turns == 0 ? 1 : 2; // RAMPAGE-TURN-2, -3
        for (const Name& name : me.row) // RAMPAGE-QUARTER-1
            for (const Effect& effect : effectsOf(name, "start-of-turn"))
                if (effect.op == "draw") draws += effect.n;
        next({{Do::TurnStarts, turn}, {Do::Main, turn}});
        for (int i = 0; i < draws; ++i) next({{Do::Draw, turn}});
        return true;
    }
    case Do::TurnStarts:
        done();
        // The other effects, permanent by permanent in the order of the table of cards.
        for (auto name = order.rbegin(); name != order.rend(); ++name)
            for (std::size_t copy = 0; copy < me.row.count(*name); ++copy) {
                std::vector<Task> tasks;
                for (const Effect& effect : effectsOf(*name, "start-of-turn"))
                    if (effect.op != "draw") tasks.push_back({Do::Perform, task.who, 0, *name, effect});
                next(tasks);
            }
        return true;
    case Do::Draw:
        // RAMPAGE-DECK-1, -2, -RULING-44.
        if (!drawPile.empty()) return false;
        if (!discard.empty() && !is("house.deck-out", "no-more-draws")) return false;
        done();
        return true;
    case Do::Pay:
    case Do::PayForPlace: return false;
    case Do::Bonus: { // RAMPAGE-SCHEME-6, -RULING-38
        const Card& one = card(*inPlay);
        const bool more = is("house.scheme-bonus", "unlimited") || bonuses_ < one.bonusMost;
        const bool any = std::any_of(me.hand.begin(), me.hand.end(), [&](const Name& name) {
            return card(name).units.count(one.bonusUnit) > 0;
        });
        if (!one.bonusUnit.empty() && more && any) return false;
        done();
        return true;
    }
    case Do::Perform:
        done();
        perform(task);
        return true;
    case Do::Route:
        if (card(*inPlay).route == "choose" && !rival.gate.empty()) return false;
        done();
        return true;
    case Do::LayDown:
        done();
        if (card(*inPlay).permanent) {
            me.row.insert(*inPlay);
            inPlay.reset();
        }
        return true;
    case Do::StartAttack: {
        done();
        if (!inPlay || !card(*inPlay).attack) return true;
        strength += *card(*inPlay).attack;
        for (const Name& name : me.row) // RAMPAGE-SMITH-1
            for (const Effect& effect : effectsOf(name, "while-in-play"))
                if (effect.op == "attack-bonus") strength += effect.n;
        next({{Do::Reveal, task.who}});
        return true;
    }
    case Do::GoOn: // RAMPAGE-ATT-13, -16, -BOMB-1
        done();
        if (!equal_ && !broken_) next({{Do::Reveal, task.who}});
        return true;
    case Do::Finish: {
        done();
        strength = 0;
        if (!inPlay) return true;
        const bool home = is("house.veteran", "back-to-hand-once");
        if (rests_ && home) {
            me.hand.insert(*inPlay);
            me.marked.insert(*inPlay);
        } else if (rests_) {
            me.resting.insert(*inPlay); // RAMPAGE-VET-2
        } else {
            discard.push_back(*inPlay); // RAMPAGE-PLAY-4
        }
        inPlay.reset();
        return true;
    }
    case Do::GiveUp:
    case Do::Take:
        if (!rival.hand.empty()) return false;
        done();
        return true;
    case Do::BurnOwn:
        if (!me.row.empty()) return false;
        done();
        return true;
    case Do::Retrieve:
        if (!discard.empty()) return false;
        done();
        return true;
    case Do::RaiseBottom:
        for (const Player& one : player)
            if (one.gate.size() >= 2 || one.castle.size() >= 2) return false;
        done();
        return true;
    case Do::Swap:
        done();
        player[0].hand.swap(player[1].hand);
        player[0].marked.swap(player[1].marked);
        return true;
    case Do::Extra:
        if (static_cast<int>(me.hand.size()) >= task.effect.cards - task.n) return false;
        done();
        return true;
    case Do::NameUnit:
    case Do::Shot:
        if (!rival.hand.empty()) return false;
        done();
        return true;
    case Do::DiscardSymbol: // RAMPAGE-PRIEST-1
        done();
        for (const Name& name : order) // together; laid down in the order of the table of cards
            while (card(name).units.count(named_) > 0 && rival.hand.count(name) > 0) drop(1 - task.who, name);
        return true;
    case Do::Burn:
        if (!rival.row.empty()) return false;
        done();
        return true;
    case Do::SpyChoice:
        if (!rival.hand.empty()) return false;
        done();
        return true;
    case Do::Tuck:
        done();
        stack(task.who, target_).push_back(*inPlay); // RAMPAGE-STACK-1
        inPlay.reset();
        return true;
    case Do::EndTurn:
        done();
        me.hand.insert(me.resting.begin(), me.resting.end()); // RAMPAGE-VET-3
        me.resting.clear();
        for (Player& one : player) one.marked.clear();
        ++turns;
        if (!acted && idleBefore) {
            count("RAMPAGE-LIMIT-2");
        } else if (turns == (is("house.turn-cap", "100") ? 100 : is("house.turn-cap", "200") ? 200 : 300)) {
            count("RAMPAGE-LIMIT-3");
        } else {
            idleBefore = !acted;
            next({{Do::StartTurn, 1 - task.who}});
        }
        return true;
    default: return false;
    }
}

void Game::settle() {
    while (goesByItself()) {
    }
}

/// The effects of a card that happen now, in the order written (RAMPAGE-PLAY-11).
void Game::begin(const std::string& when, const Name& source, int who) {
    std::vector<Task> tasks;
    for (const Effect& effect : effectsOf(source, when))
        tasks.push_back({Do::Perform, who, 0, source, effect});
    next(tasks);
}

/// One effect of a card of player `task.who`.
void Game::perform(const Task& task) {
    const Effect& effect = task.effect;
    const std::string& op = effect.op;
    const int who = task.who;
    const auto times = [&](Do what) { next({{what, who, effect.n, "", effect}}); };
    if (op == "draw") {
        for (int i = 0; i < effect.n; ++i) next({{Do::Draw, who}});
    } else if (op == "opponent-discards-random") {
        times(Do::Shot);
    } else if (op == "opponent-discards-symbol") {
        if (player[1 - who].hand.empty()) return; // RAMPAGE-RULING-35
        if (is("house.priest", "name-then-see"))
            next({{Do::NameUnit, who}, {Do::Show, who}, {Do::DiscardSymbol, who}});
        else
            next({{Do::Show, who}, {Do::NameUnit, who}, {Do::DiscardSymbol, who}});
    } else if (op == "pay-for-strength") {
        next({{Do::Extra, who, 0, "", effect}});
    } else if (op == "sacrifice-top-for-strength") {
        next({{Do::Sacrifice, who}});
    } else if (op == "destroy-both-castle-tops") {
        next({{Do::CrashOwn, who}, {Do::CrashOther, who}});
    } else if (op == "destroy-opponent-permanent") {
        times(Do::Burn);
    } else if (op == "rest-until-end-of-turn") {
        rests_ = true;
    } else if (op == "end-attack-destroy-attacker") {
        broken_ = true;
    } else if (op == "halve-strength") {
        strength /= 2; // RAMPAGE-SABO-1
    } else if (op == "owner-discards-from-attacker-hand") {
        if (player[1 - who].hand.empty()) return; // RAMPAGE-SPY-2
        next({{Do::Show, who}, {Do::SpyChoice, who, effect.n}});
    } else if (op == "peek-top") {
        next({{Do::PeekWhere, who}});
    } else if (op == "opponent-discards-choice") {
        times(Do::GiveUp);
    } else if (op == "look-at-opponent-hand") {
        if (!player[1 - who].hand.empty()) next({{Do::Show, who}, {Do::Seen, who}});
    } else if (op == "take-from-opponent-hand") {
        times(Do::Take);
    } else if (op == "destroy-own-permanent") {
        times(Do::BurnOwn);
    } else if (op == "return-top-to-hand") {
        next({{Do::ReturnTop, who}});
    } else if (op == "reduce-strength") {
        strength = std::max(0, strength - effect.n);
    } else if (op == "bottom-of-stack-to-top") {
        next({{Do::RaiseBottom, who}});
    } else if (op == "swap-hands") {
        next({{Do::Show, who}, {Do::Swap, who}});
    } else if (op == "take-from-discard") {
        times(Do::Retrieve);
    }
}

/// RAMPAGE-ATT-5 to -18.
void Game::fight(const Name& defender) {
    const int rival = 1 - turn;
    const bool atGate = &attacked() == &player[rival].gate;
    int value = atGate ? card(defender).gate : card(defender).castle;
    for (const Name& name : player[rival].row) // RAMPAGE-TOWER-1
        for (const Effect& effect : effectsOf(name, "while-in-play"))
            if (effect.op == "value-bonus" &&
                (effect.where == "both" || effect.where == (atGate ? "gate" : "castle")))
                value += effect.n;
    if (value > strength) {
        begin("on-repelled", *inPlay, turn);
        return;
    }
    std::vector<Name>& structure = atGate ? player[rival].gate : player[rival].castle;
    structure.erase(structure.begin());
    discard.push_back(defender);
    if (player[rival].castle.empty()) return lose(rival, "RAMPAGE-END-1"); // -3
    equal_ = value == strength;
    strength -= value;
    next({{Do::GoOn, turn}});
    if (equal_ && is("house.purple-on-equal", "no")) return; // RAMPAGE-RULING-21
    begin("on-destroyed-in-attack", defender, rival);
}

void Game::play(const std::string& move) {
    const std::vector<std::string> word = wordsOf(move);
    const Task task = todo.back();
    todo.pop_back();
    Player& me = player[task.who];
    Player& rival = player[1 - task.who];
    switch (task.what) {
    case Do::Lot: turn = starter = word[1] == "1" ? 0 : 1; break;
    case Do::Deal: {
        todo.push_back(task);
        removeOne(drawPile, word[1]);
        int who = player[starter].hand.size() < 5 ? starter : 1 - starter;
        if (dealt_ < 10) who = dealt_ % 2 == 0 ? starter : 1 - starter;
        ++dealt_;
        if (card(word[1]).purple)
            discard.push_back(word[1]); // RAMPAGE-PREP-3
        else
            player[who].hand.insert(word[1]);
        break;
    }
    case Do::ShuffleIn: // RAMPAGE-PREP-5
        todo.push_back(task);
        drawPile.insert(discard.begin(), discard.end());
        discard.clear();
        break;
    case Do::Place:
        removeOne(me.hand, word[1]);
        stack(task.who, word[2]).push_back(word[1]);
        if (task.n == 3) { // RAMPAGE-PREP-8
            me.aside.insert(me.hand.begin(), me.hand.end());
            me.hand.clear();
        }
        break;
    case Do::Draw:
        if (word[0] == "shuffle") {
            todo.push_back(task);
            drawPile.insert(discard.begin(), discard.end());
            discard.clear();
        } else {
            removeOne(drawPile, word[1]);
            me.hand.insert(word[1]);
            acted = true;
        }
        break;
    case Do::Main:
        if (word[0] == "end") {
            next({{Do::EndTurn, turn}});
            break;
        }
        todo.push_back(task);
        if (word[0] == "peek") {
            const Name permanent = peekers().front();
            me.used.insert(permanent);
            for (std::size_t i = 1; i < effectsOf(permanent, "once-per-turn").size(); ++i)
                next({{Do::PeekWhere, turn}});
            next({{Do::PeekReveal, turn, word[2] == "1" ? 0 : 1, word[1], {}}, {Do::PeekSeen, turn}});
            break;
        }
        if (word[0] == "use") {
            me.used.insert(word[1]);
            begin("once-per-turn", word[1], turn);
            break;
        }
        acted = true;
        inPlay = word[1];
        if (word[0] == "place") {
            spend(turn, word[1]);
            strengthened = true;
            target_ = word[2];
            next({{Do::Tuck, turn}});
            for (int i = 0; i < card(word[1]).defendCost; ++i)
                next({{Do::PayForPlace, turn}}); // RAMPAGE-DEF-5
            break;
        }
        ++plays;
        removeOne(me.hand, word[1]);
        strength = 0;
        bonuses_ = 0;
        castleOnly_ = card(*inPlay).route == "castle-only";
        equal_ = broken_ = rests_ = false;
        if (!card(*inPlay).playable) { // RAMPAGE-RULING-14
            next({{Do::Finish, turn}});
            break;
        }
        {
            std::vector<Task> plan;
            for (std::size_t i = 0; i < card(*inPlay).cost.size(); ++i) // RAMPAGE-PLAY-2
                plan.push_back({Do::Pay, turn, static_cast<int>(i), "", {}});
            plan.push_back({Do::Bonus, turn});
            plan.push_back({Do::Route, turn}); // before anything is revealed (RAMPAGE-RULING-30)
            for (const Effect& effect : effectsOf(*inPlay, "on-play"))
                plan.push_back({Do::Perform, turn, 0, *inPlay, effect});
            plan.insert(plan.end(), {{Do::LayDown, turn}, {Do::StartAttack, turn}});
            for (const Effect& effect : effectsOf(*inPlay, "after-attack"))
                plan.push_back({Do::Perform, turn, 0, *inPlay, effect});
            plan.push_back({Do::Finish, turn});
            next(plan);
        }
        break;
    case Do::Pay:
    case Do::PayForPlace: drop(task.who, word[1]); break;
    case Do::Bonus:
        if (word[0] == "decline") break;
        drop(task.who, word[1]);
        strength += card(*inPlay).bonusAmount;
        ++bonuses_;
        todo.push_back(task);
        break;
    case Do::Extra:
        if (word[0] == "decline") break;
        drop(task.who, word[1]);
        if (task.n + 1 == task.effect.cards)
            strength += task.effect.n;
        else
            next({{Do::Extra, task.who, task.n + 1, "", task.effect}});
        break;
    case Do::Route: castleOnly_ = word[1] == "castle"; break;
    case Do::Sacrifice: next({{Do::SacrificeReveal, task.who, 0, word[1], {}}}); break;
    case Do::SacrificeReveal: { // RAMPAGE-JESTER-1, -2, -3
        std::vector<Name>& from = stack(task.who, task.word);
        strength += task.word == "gate" ? card(word[1]).gate : card(word[1]).castle;
        from.erase(from.begin());
        discard.push_back(word[1]);
        if (me.castle.empty()) lose(task.who, "RAMPAGE-JESTER-3");
        break;
    }
    case Do::Show: break;
    case Do::NameUnit: named_ = word[1]; break;
    case Do::Burn: // RAMPAGE-ARSON-1
        if (word[0] == "decline") break;
        destroy(1 - task.who, word[1]);
        onceMore(task);
        break;
    case Do::BurnOwn:
        destroy(task.who, word[1]);
        onceMore(task);
        break;
    case Do::GiveUp:
    case Do::Shot:
        drop(1 - task.who, word[1]);
        onceMore(task);
        break;
    case Do::Take:
        pass(1 - task.who, word[1]);
        onceMore(task);
        break;
    case Do::Retrieve: { // of equal cards the uppermost
        const auto last = std::find(discard.rbegin(), discard.rend(), word[1]);
        discard.erase(std::next(last).base());
        me.hand.insert(word[1]);
        onceMore(task);
        break;
    }
    case Do::ReturnTop: {
        std::vector<Name>& from = stack(task.who, word[1]);
        me.hand.insert(from.front());
        from.erase(from.begin());
        if (me.castle.empty()) lose(task.who, "RAMPAGE-RULING-52");
        break;
    }
    case Do::RaiseBottom: {
        std::vector<Name>& where = stack(word[2] == "1" ? 0 : 1, word[1]);
        std::rotate(where.begin(), where.end() - 1, where.end());
        break;
    }
    case Do::PeekWhere:
        next({{Do::PeekReveal, task.who, word[2] == "1" ? 0 : 1, word[1], {}}, {Do::PeekSeen, task.who}});
        break;
    case Do::CrashOwn: break; // they fall together
    case Do::CrashOther: {    // RAMPAGE-SUMMON-1, -2, -3, -RULING-33
        for (Player* one : {&me, &rival}) {
            discard.push_back(one->castle.front());
            one->castle.erase(one->castle.begin());
        }
        if (me.castle.empty() && rival.castle.empty())
            lose(turn, "RAMPAGE-SUMMON-2"); // RAMPAGE-RULING-52
        else if (me.castle.empty() || rival.castle.empty())
            lose(me.castle.empty() ? task.who : 1 - task.who, "RAMPAGE-SUMMON-3");
        break;
    }
    case Do::Reveal: fight(word[1]); break;
    case Do::SpyChoice: // RAMPAGE-SPY-1, -RULING-27
        if (is("house.spy", "take-into-hand"))
            pass(1 - task.who, word[1]);
        else
            drop(1 - task.who, word[1]);
        onceMore(task);
        break;
    default: break;
    }
    settle();
}

} // namespace plainrampage
