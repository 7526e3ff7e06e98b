// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/gamestate.h"

#include "bots/advise.h"
#include "bots/appraise.h"
#include "match/games.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace drawbridge {

namespace {

template <Game G>
const GameInfo& infoOf();

/// Wraps a position of one game.
template <Game G>
class StateOf final : public GameState {
  public:
    explicit StateOf(const typename G::Position& position)
        : position_(position) {}

    const GameInfo& game() const override { return infoOf<G>(); }
    Setup setup() const override {
        const auto& options = position_.options;
        Setup setup{options.seats, {options.value.begin(), options.value.end()}};
        if constexpr (HasDeck<G>) setup.deck = options.deck;
        return setup;
    }
    std::unique_ptr<GameState> clone() const override { return std::make_unique<StateOf>(position_); }
    bool equals(const GameState& other) const override {
        const auto* same = dynamic_cast<const StateOf*>(&other);
        return same != nullptr && same->position_ == position_;
    }

    int seats() const override { return G::seats(position_); }
    Seat turn() const override { return G::turn(position_); }
    Seat decider() const override { return G::decider(position_); }
    void legalMoves(MoveList& list) const override { G::legalMoves(position_, list); }
    Verdict judge(Move move) const override { return G::judge(position_, move); }
    Verdict notAsked(Seat seat, Move move) const override { return G::notAsked(position_, seat, move); }
    void apply(Move move) override { G::apply(position_, move); }
    Move sampleChance(Rng& rng) const override { return G::sampleChance(position_, rng); }
    double score(Seat seat) const override { return G::score(position_, seat); }
    Clause endingClause() const override { return G::endingClause(position_); }
    SeatResult finish([[maybe_unused]] Seat seat) const override {
        if constexpr (HasFinishes<G>)
            return G::finish(G::viewFor(position_, seat), position_.options, G::endingClause(position_),
                             seat);
        return {};
    }
    std::optional<Seat> starter() const override {
        if constexpr (HasStarter<G>) return G::starter(G::viewFor(position_, kNobody));
        return {};
    }

    View viewFor(Seat seat) const override { return G::viewFor(position_, seat); }
    Move seenBy(Move move, Seat seat) const override { return G::seenBy(position_, move, seat); }
    Impact impactOf(const View& before, Move move, const View& after) const override {
        return G::impactOf(before, move, after);
    }
    std::string toText(Move move) const override { return G::toText(position_, move); }
    std::optional<Move> fromText(std::string_view text) const override {
        return G::fromText(position_, text);
    }
    std::optional<Move> concession([[maybe_unused]] Seat seat) const override {
        if constexpr (HasConcession<G>) return G::concession(position_, seat);
        return {};
    }
    std::vector<Event> consequences([[maybe_unused]] Move move) const override {
        if constexpr (HasConsequences<G>) {
            std::vector<Event> events = G::consequences(position_, move);
            for (Event& event : events) event.impact = G::impactOf(event);
            return events;
        } else {
            return {};
        }
    }
    EffectQueue effectQueue() const override {
        if constexpr (HasEffectQueue<G>) return G::effectQueue(position_);
        return {};
    }
    bool hasNoEffect([[maybe_unused]] Move move) const override {
        if constexpr (HasEffectQueue<G>) return G::hasNoEffect(position_, move);
        return false;
    }
    std::optional<DefenderReveal> defenderReveal([[maybe_unused]] Move move) const override {
        if constexpr (HasDefenderReveals<G>) return G::defenderReveal(position_, move);
        return {};
    }
    std::optional<ReactionWindow> window() const override {
        if constexpr (HasWindows<G>) return G::window(position_);
        return {};
    }
    Gesture gestureOf(Move move) const override { return G::gestureOf(position_, move); }
    void meanings(const Gesture& gesture, MoveList& list) const override {
        G::meanings(position_, gesture, list);
    }
    Aim aimOf(const Gesture& gesture) const override { return G::aimOf(position_, gesture); }
    std::vector<Move> compoundMove([[maybe_unused]] std::span<const Gesture> gestures) const override {
        if constexpr (HasCompoundMoves<G>) return G::compoundMove(position_, gestures);
        return {};
    }
    bool gathers() const override {
        if constexpr (HasCompoundMoves<G>) return G::gathers(position_);
        return false;
    }

    Description describe() const override { return G::describe(position_); }
    Description describeFor(Seat viewer) const override {
        return {contentsOf(viewFor(viewer), G::words(position_.options).piles),
                G::factsFor(position_, viewer)};
    }

    std::unique_ptr<GameState> guess(Seat seat, Seed seed) const override {
        auto position = position_;
        Rng rng(seed);
        G::determinize(position, seat, rng);
        return std::make_unique<StateOf>(position);
    }

    Move think(const BotSpec& bot, Seed seed, StopToken stop, SearchMemory& mind) const override {
        return drawbridge::think<G>(position_, bot, seed, std::move(stop), mind);
    }
    Advice advise(const BotSpec& bot, Seed seed, StopToken stop) const override {
        return drawbridge::advise<G>(position_, bot, seed, std::move(stop));
    }
    Appraisal appraise(Move made, int games, Seed seed, StopToken stop) const override {
        return drawbridge::appraise<G>(position_, made, games, seed, stop);
    }
    std::vector<double> chances(int games, Seed seed, StopToken stop, bool isOpen) const override {
        return drawbridge::chances<G>(position_, games, seed, stop, isOpen);
    }

  private:
    typename G::Position position_;
};

template <Game G>
class InfoOf final : public GameInfo {
  public:
    std::string_view id() const override { return G::kId; }
    std::string_view clausePrefix() const override { return G::kClausePrefix; }
    int minSeats() const override { return G::kMinSeats; }
    int maxSeats() const override { return G::kMaxSeats; }
    std::span<const OptionSpec> options() const override { return G::optionSpecs(); }
    std::optional<std::size_t> deckOption() const override {
        if constexpr (HasDeck<G>) return G::kDeckOption;
        return {};
    }
    const OwnDeck* internDeck([[maybe_unused]] const Value& written, [[maybe_unused]] Mistakes& mistakes,
                              [[maybe_unused]] Mistakes& remarks) const override {
        if constexpr (HasDeck<G>) return G::internDeck(written, mistakes, remarks);
        return nullptr;
    }
    std::string writeDeck([[maybe_unused]] const OwnDeck& deck,
                          [[maybe_unused]] std::string_view indent) const override {
        if constexpr (HasDeck<G>) return G::writeDeck(static_cast<const typename G::Deck&>(deck), indent);
        return {};
    }
    Verdict check(const Setup& setup) const override { return G::check(optionsFrom<G>(setup)); }
    bool applies(const Setup& setup, std::size_t index) const override {
        return G::applies(optionsFrom<G>(setup), index);
    }
    std::span<const WindowKind> windowKinds() const override {
        if constexpr (HasWindows<G>) return G::windowKinds();
        return {};
    }
    std::unique_ptr<GameState> start(const Setup& setup) const override {
        return std::make_unique<StateOf<G>>(G::start(optionsFrom<G>(setup)));
    }
    std::vector<PileInfo> piles(const Setup& setup) const override { return G::piles(optionsFrom<G>(setup)); }
    std::vector<BoxedKind> box(const Setup& setup) const override { return G::box(optionsFrom<G>(setup)); }
    int faces(const Setup& setup) const override {
        if constexpr (HasDeck<G>)
            return G::faces(optionsFrom<G>(setup));
        else
            return G::kFaces;
    }
    std::string faceName(const Setup& setup, Face face) const override {
        if constexpr (HasDeck<G>)
            return G::faceName(optionsFrom<G>(setup), face);
        else
            return G::faceName(face);
    }
    std::optional<Face> faceFromName(const Setup& setup, std::string_view name) const override {
        if constexpr (HasDeck<G>)
            return G::faceFromName(optionsFrom<G>(setup), name);
        else
            return G::faceFromName(name);
    }

    std::string pictureName(const Setup& setup, Face face,
                            [[maybe_unused]] std::uint8_t look) const override {
        if constexpr (HasLooks<G>)
            return G::pictureName(face, look);
        else if constexpr (HasDeck<G>)
            return G::pictureName(optionsFrom<G>(setup), face);
        else
            return G::faceName(face);
    }

    std::string backName([[maybe_unused]] const View& view, [[maybe_unused]] PileId pile) const override {
        if constexpr (HasBacks<G>) return G::backName(view, pile);
        return "back";
    }

    std::vector<std::string> packs([[maybe_unused]] const Setup& setup) const override {
        if constexpr (HasBacks<G>) return G::packs(optionsFrom<G>(setup));
        return {"back"};
    }

    std::string_view phaseName(const View& view) const override { return G::phaseName(view); }
    bool isOut(const View& view, Seat seat) const override { return G::isOut(view, seat); }
    bool isOutForGood() const override { return G::kOutForGood; }
    TableWords words(const Setup& setup) const override { return G::words(optionsFrom<G>(setup)); }
    std::unique_ptr<GameState> readPosition(const Setup& setup, const Value& written, Seed seed,
                                            Mistakes& mistakes) const override {
        const auto position = G::readPosition(optionsFrom<G>(setup), written, seed, mistakes);
        if (!position) return nullptr;
        auto state = std::make_unique<StateOf<G>>(*position);
        if (state->decider() == kNobody) return state;
        MoveList list;
        state->legalMoves(list);
        if (!list.empty()) return state;
        mistakes.push_back({written.line, "nobody-can-move"_mistake});
        return nullptr;
    }
};

template <Game G>
const GameInfo& infoOf() {
    static const InfoOf<G> info;
    return info;
}

} // namespace

Verdict GameState::judge(Seat seat, Move move) const {
    const Seat asked = decider() == kChance ? turn() : decider();
    return !isSeat(asked) || asked == seat ? judge(move) : notAsked(seat, move);
}

Move GameState::think(const BotSpec& bot, Seed seed, StopToken stop) const {
    SearchMemory mind;
    return think(bot, seed, std::move(stop), mind);
}

std::span<const GameInfo* const> allGames() {
    static const auto games = []<class... G>(std::type_identity<std::tuple<G...>>) {
        return std::array<const GameInfo*, sizeof...(G)>{&infoOf<G>()...};
    }(std::type_identity<Games>());
    return games;
}

const GameInfo* findGame(std::string_view id) {
    for (const GameInfo* game : allGames())
        if (game->id() == id) return game;
    return nullptr;
}

std::string picturePath(const GameInfo& game, const Setup& setup, Face face, std::uint8_t look) {
    return std::string(game.id()) + "/" + (face == kHidden ? "back" : game.pictureName(setup, face, look));
}

std::string backPath(const GameInfo& game, const View& view, PileId pile) {
    return std::string(game.id()) + "/" + game.backName(view, pile);
}

Seat Seen::winner() const {
    const auto won = std::ranges::find(scores, 1.0);
    return won == scores.end() ? kNobody : static_cast<Seat>(won - scores.begin());
}

Seen seenOf(const GameState& state, Seat viewer) {
    Seen seen{&state.game(), state.setup(), viewOf(state, viewer), state.endingClause(), {}, {}};
    if (seen.ending)
        for (Seat seat = 0; seat < state.seats(); ++seat) seen.scores.push_back(state.score(seat));
    if (isSeat(viewer) && viewer == state.decider()) {
        MoveList list;
        state.legalMoves(list);
        seen.open.assign(list.begin(), list.end());
    }
    return seen;
}

SeenMove seenMove(const GameState& before, Move move, Seat viewer) {
    const auto window = before.window();
    const auto after = before.clone();
    after->apply(move);
    SeenMove seen{seenOf(before, kNobody),        viewer == kAllHands ? move : before.seenBy(move, viewer),
                  window && window->pass == move, before.consequences(move),
                  before.defenderReveal(move),    after->viewFor(kNobody)};
    seen.own = before.impactOf(seen.before.view, seen.move, seen.after);
    return seen;
}

SeenMove::Stages SeenMove::stages() const {
    if (isPass) return {}; // nobody may learn that somebody could have acted
    if (reveal) return {{Deed::Ram, Harm::Threat}, reveal->impact};
    Stages stages{own, {}};
    int fallen = 0;
    bool isFought = false;
    for (const Event& event : events) {
        const bool isFight = event.impact.deed == Deed::Fight;
        isFought = isFought || isFight;
        Impact& stage = isFought && !isFight ? stages.then : stages.first;
        stage = stage | event.impact;
        if (event.impact.deed == Deed::Fall) ++fallen;
    }
    if (fallen > 1) stages.first = stages.first | Impact{Deed::Tumble, Harm::Loss};
    return stages;
}

std::optional<Outlook> outlookOf(const GameState& state, std::span<const Move> moves, Seat seat) {
    const auto after = state.clone();
    Outlook outlook;
    for (const Move move : moves) {
        outlook.events = after->consequences(move);
        after->apply(move);
    }
    outlook.after = after->viewFor(seat);
    if (shows(state.viewFor(seat), outlook.after)) return {};
    return outlook;
}

View viewOf(const GameState& state, Seat viewer) {
    if (viewer != kAllHands) return state.viewFor(viewer);
    View all = state.viewFor(kNobody);
    all.viewer = viewer;
    std::vector<View> owners;
    for (Seat seat = 0; seat < state.seats(); ++seat) owners.push_back(state.viewFor(seat));
    const std::vector<Piece> open = std::exchange(all.pieces, {});
    for (const PileInfo& pile : state.game().piles(state.setup())) {
        const auto& from = isSeat(pile.owner) ? owners[pile.owner].pieces : open;
        std::copy_if(from.begin(), from.end(), std::back_inserter(all.pieces),
                     [&pile](const Piece& piece) { return piece.pile == pile.id; });
    }
    return all;
}

} // namespace drawbridge
