// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/readbudget.h"
#include "match/match.h"
#include "match/scenario.h"

#include <algorithm>
#include <map>
#include <set>

// Running scenarios: the outcome of the moves is compared with the expectations.
namespace drawbridge {

namespace {

std::vector<std::string> cited(const Verdict& verdict) {
    std::vector<std::string> clauses{std::string(verdict.clause().id())};
    if (verdict.seeAlso()) clauses.emplace_back(verdict.seeAlso().id());
    return clauses;
}

/// Whether a refusal cites one of these clauses; an empty list accepts any.
bool isCited(const std::vector<std::string>& clauses, const Verdict& verdict) {
    return clauses.empty() || std::ranges::any_of(clauses, [&](const std::string& clause) {
               return clause == verdict.clause().id() || clause == verdict.seeAlso().id();
           });
}

/// Runs a scenario.
class Runner {
  public:
    explicit Runner(const Scenario& scenario)
        : scenario_(scenario)
        , dice_(scenario.seed.value_or(0))
        , match_(scenario.start->clone(),
                 std::vector<Player>(static_cast<std::size_t>(scenario.start->seats())), 0, UndoRule::Fair)
        , words_(scenario.game->words(scenario.setup))
        , later_(scenario.steps.data()) {
        spend(kPerRun);
    }

    /// Runs one step; false if the scenario cannot go on.
    bool step(const ScenarioStep& step) {
        if (step.move && !play(step)) return false;
        const ScenarioStep* end = scenario_.steps.data() + scenario_.steps.size();
        if (later_ <= &step)
            later_ = std::ranges::find_if(&step + 1, end,
                                          [](const ScenarioStep& other) { return other.move.has_value(); });
        next_ = later_ == end ? nullptr : &*later_->move;
        check(step.check, step.move ? std::nullopt : step.seat);
        return true;
    }

    /// Makes the move of a step that has one, and the chance moves needed for it.
    bool play(const ScenarioStep& step) {
        const WrittenMove& written = *step.move;
        while (true) {
            const auto move = state().fromText(written.text);
            if (state().decider() == kNobody)
                return fail(written.line, "move-after-end"_mistake, {written.text});
            if (state().decider() == kChance) {
                if (move && state().judge(*move)) return make(*move, &step);
                if (settleOnce()) continue;
                return fail(written.line, "chance-decides"_mistake, {written.text, example()});
            }
            if (!move) return noMove(written);
            if (step.seat && *step.seat != state().decider())
                return fail(written.line, "other-decider"_mistake,
                            {written.text, seatInMistake(*step.seat), seatInMistake(state().decider())});
            if (const Verdict verdict = state().judge(*move); !verdict)
                return fail(written.line, "move-refused"_mistake, {written.text, cited(verdict)});
            const MoveList legal = legalMoves();
            for (const WrittenMove& other : step.others)
                if (std::ranges::none_of(legal, [&](Move one) { return isMeant(state(), other, one); }))
                    return fail(other.line, "move-not-legal"_mistake, {other.text});
            return make(*move, &step);
        }
    }

    void check(const Check& check, std::optional<Seat> seat) {
        if (check.empty()) return;
        spend(kPerLook * (1 + check.sights.size()));
        for (const WrittenMove& move : check.legal) checkLegal(move, seat);
        settle();
        for (const Refusal& refusal : check.refused) checkRefused(refusal, seat);
        checkUnwise(check.unwise);
        if (check.moves) checkMoves(*check.moves);
        if (check.outcome) checkOutcome(*check.outcome);
        Description is = state().describe();
        is.facts.add("decider", Value::ofText(seatText(state().decider())));
        compare(check.position, is, words_, Unnamed::Any, failures_, failures_);
        for (const SightCheck& sight : check.sights) checkSight(sight);
        for (const UndoCheck& undo : check.undo)
            if (const int may = undoable(undo.seat); may != undo.moves)
                fail(undo.line, "other-undo"_mistake, {undo.moves, seatInMistake(undo.seat), may});
    }

    Mistakes takeFailures() { return std::move(failures_); }
    std::unique_ptr<GameState> takeState() { return state().clone(); }
    std::vector<Move> takeMoves() const {
        std::vector<Move> moves;
        for (const HistoryItem& event : match_.history()) moves.push_back(event.move);
        return moves;
    }
    std::vector<const ScenarioStep*> takeSteps() { return std::move(steps_); }

  private:
    // The cost of starting, of describing the table, of a move, and of each legal one.
    static constexpr int kPerRun = 2000;
    static constexpr int kPerLook = 2000;
    static constexpr int kPerMove = 100;
    static constexpr int kPerLegal = 10;

    const GameState& state() const { return match_.state(); }

    int undoable(Seat seat) const {
        spend(match_.history().size());
        return match_.undoable(seat);
    }

    bool fail(int line, MistakeCode code, std::vector<MistakeValue> values,
              std::vector<std::string> meant = {}) {
        failures_.push_back({line, code, std::move(values), std::move(meant)});
        return false;
    }

    bool make(Move move, const ScenarioStep* step) {
        spend(kPerMove);
        steps_.push_back(step);
        return match_.play(move).isLegal();
    }

    MoveList legalMoves() const {
        MoveList list;
        state().legalMoves(list);
        spend(kPerMove + kPerLegal * list.size());
        return list;
    }

    /// Whether the next written move is a chance move that can be made now.
    bool isWritten() const {
        if (next_ == nullptr) return false;
        const auto move = state().fromText(next_->text);
        return move && state().judge(*move);
    }

    /// Makes one chance move if it has only one outcome, or if there is a seed.
    bool settleOnce() {
        if (state().decider() != kChance) return false;
        const MoveList list = legalMoves();
        if (list.size() == 1) return make(list.front(), nullptr);
        return scenario_.seed && make(state().sampleChance(dice_), nullptr);
    }
    /// Makes chance moves before a check; those that the scenario writes after the check are left to it.
    void settle() {
        while (state().decider() == kChance && !isWritten() && settleOnce()) {
        }
    }

    /// Reports that something is not a move, with suggestions: several moves one by one, or the legal ones.
    bool noMove(const WrittenMove& written) {
        for (std::size_t end = written.text.rfind(' '); end != std::string::npos && end > 0;
             end = written.text.rfind(' ', end - 1)) {
            const std::string first = written.text.substr(0, end);
            const std::string second = written.text.substr(end + 1);
            if (state().fromText(first) && state().fromText(second))
                return fail(written.line, "two-moves-in-one"_mistake, {written.text, first, second});
        }
        constexpr std::size_t kMost = 5;
        std::vector<std::string> moves;
        for (const Move move : legalMoves()) {
            moves.push_back(moves.size() < kMost ? state().toText(move) : "…");
            if (moves.size() > kMost) break;
        }
        return fail(written.line, "no-such-move"_mistake, {written.text}, std::move(moves));
    }

    std::string example() const { return state().toText(legalMoves().front()); }

    Verdict judge(Move move, std::optional<Seat> seat) const {
        spend(kPerMove);
        return seat ? state().judge(*seat, move) : state().judge(move);
    }

    void checkLegal(const WrittenMove& written, std::optional<Seat> seat) {
        auto move = state().fromText(written.text);
        if (!(move && judge(*move, seat))) { // it may be meant for after a chance move
            settle();
            move = state().fromText(written.text);
        }
        if (!move)
            noMove(written);
        else if (const Verdict verdict = judge(*move, seat); !verdict)
            fail(written.line, "legal-move-refused"_mistake, {written.text, cited(verdict)});
    }

    void checkRefused(const Refusal& refusal, std::optional<Seat> seat) {
        const auto move = state().fromText(refusal.move.text);
        if (!move) {
            noMove(refusal.move);
            return;
        }
        const Verdict verdict = judge(*move, seat);
        if (verdict)
            fail(refusal.move.line, "refused-move-legal"_mistake, {refusal.move.text});
        else if (!isCited(refusal.clauses, verdict))
            fail(refusal.move.line, "refused-by-other"_mistake,
                 {refusal.move.text, cited(verdict), refusal.clauses});
    }

    /// Unwise moves must be legal. Whether bots avoid them is tested elsewhere.
    void checkUnwise(const std::vector<WrittenMove>& unwise) {
        const MoveList list = legalMoves();
        for (const WrittenMove& written : unwise)
            if (std::ranges::none_of(list, [&](Move move) { return isMeant(state(), written, move); }) &&
                isNotation(written))
                fail(written.line, "move-not-legal"_mistake, {written.text});
    }

    bool isNotation(const WrittenMove& written) {
        if (written.text.ends_with("...") || state().fromText(written.text)) return true;
        return noMove(written);
    }

    void checkMoves(const MovesCheck& check) {
        const MoveList list = legalMoves();
        const auto isLegal = [&](const WrittenMove& written) {
            spend(kPerLegal * list.size());
            return std::ranges::any_of(list, [&](Move move) { return isMeant(state(), written, move); });
        };
        if (check.count && list.size() != *check.count)
            fail(check.line, "other-number-of-moves"_mistake, {list.size(), *check.count, listed(list)});
        if (check.exact) {
            for (const WrittenMove& written : *check.exact)
                if (isNotation(written) && !isLegal(written))
                    fail(written.line, "move-not-legal"_mistake, {written.text});
            MoveList others;
            spend(kPerLegal * list.size() * check.exact->size());
            for (const Move move : list)
                if (std::ranges::none_of(*check.exact, [&](const WrittenMove& written) {
                        return isMeant(state(), written, move);
                    }))
                    others.push(move);
            if (!others.empty()) fail(check.line, "more-moves-legal"_mistake, {listed(others)});
        }
        for (const WrittenMove& written : check.contains)
            if (isNotation(written) && !isLegal(written))
                fail(written.line, "move-not-among-legal"_mistake, {written.text, listed(list)});
        for (const WrittenMove& written : check.lacks)
            if (isNotation(written) && isLegal(written))
                fail(written.line, "move-among-legal"_mistake, {written.text, listed(list)});
    }

    std::vector<std::string> listed(const MoveList& list) const {
        spend(kPerLegal * list.size());
        std::vector<std::string> texts;
        for (const Move move : list) texts.push_back(state().toText(move));
        return texts;
    }

    /// Mistakes name the seat whose sight it is.
    void checkSight(const SightCheck& sight) {
        Description seen = state().describeFor(sight.seat);
        seen.facts.add("decider", Value::ofText(seatText(state().decider())));
        Mistakes wrong;
        compare(sight.position, seen, words_, Unnamed::Hidden, wrong, wrong);
        for (Mistake& one : wrong)
            one.part = "sees " + (isSeat(sight.seat) ? std::to_string(sight.seat + 1) : "all");
        failures_.append(wrong);
    }

    void checkOutcome(const OutcomeCheck& check) {
        using Kind = OutcomeCheck::Kind;
        const std::string ending(state().endingClause().id());
        // The seats with the best score have won; if these are all seats, it is also a draw.
        std::vector<Seat> winners;
        double best = 0;
        const bool over = state().decider() == kNobody;
        for (Seat seat = 0; over && seat < state().seats(); ++seat)
            best = std::max(best, state().score(seat));
        for (Seat seat = 0; best > 0 && seat < state().seats(); ++seat)
            if (state().score(seat) == best) winners.push_back(seat);
        const bool drawn = best < 1 && static_cast<int>(winners.size()) == state().seats();
        const Kind is = !over ? Kind::GoesOn : winners.empty() ? Kind::Lost : drawn ? Kind::Drawn : Kind::Won;
        std::vector<Seat> expected = check.winners;
        std::ranges::sort(expected);
        const bool namesWinners = check.kind == Kind::Won && !expected.empty();
        if (check.kind && (namesWinners ? expected != winners : is != *check.kind)) {
            std::vector<std::string> seats;
            for (const Seat seat : winners) seats.push_back(seatText(seat));
            switch (is) {
            case Kind::GoesOn: fail(check.line, "outcome-goes-on"_mistake, {}); break;
            case Kind::Drawn: fail(check.line, "outcome-drawn"_mistake, {ending}); break;
            case Kind::Lost: fail(check.line, "outcome-lost"_mistake, {ending}); break;
            case Kind::Won: fail(check.line, "outcome-won"_mistake, {std::move(seats), ending});
            }
            return;
        }
        if (check.clauses.empty() || std::ranges::find(check.clauses, ending) != check.clauses.end()) return;
        if (ending.empty())
            fail(check.line, "outcome-goes-on"_mistake, {});
        else
            fail(check.line, "outcome-by-other"_mistake, {ending});
    }

    const Scenario& scenario_;
    Rng dice_;
    Match match_;
    TableWords words_;
    std::vector<const ScenarioStep*> steps_;
    const ScenarioStep* later_;         ///< the next step with a move, if any
    const WrittenMove* next_ = nullptr; ///< the next written move
    Mistakes failures_;
};

/// The expected messages about an impossible position that are missing.
Mistakes unsaid(const Scenario& scenario) {
    if (scenario.mistakes->empty()) return {{scenario.line, "position-possible"_mistake}};
    if (scenario.impossible->empty()) return {};
    const std::string said = toText(*scenario.mistakes);
    spend(said.size() * (1 + scenario.impossible->size()) / 16);
    Mistakes failures;
    for (const std::string& part : *scenario.impossible)
        if (said.find(part) == std::string::npos)
            failures.push_back({scenario.line, "impossible-by-other"_mistake, {part, said}});
    return failures;
}

} // namespace

Mistakes runScenario(const Scenario& scenario) {
    if (scenario.setupRefused) {
        const Verdict verdict = scenario.game->check(scenario.setup);
        if (verdict) return {{scenario.line, "setup-possible"_mistake}};
        if (isCited(*scenario.setupRefused, verdict)) return {};
        return {{scenario.line, "setup-refused-by-other"_mistake, {cited(verdict), *scenario.setupRefused}}};
    }
    if (scenario.impossible) return unsaid(scenario);
    if (scenario.steps.empty()) return {{scenario.line, "empty-scenario"_mistake}};
    Runner runner(scenario);
    for (const ScenarioStep& step : scenario.steps)
        if (!runner.step(step)) break;
    return runner.takeFailures();
}

Reached playScenario(const Scenario& scenario, std::size_t count) {
    Runner runner(scenario);
    for (const ScenarioStep& step : scenario.steps) {
        if (!step.move) continue;
        if (count-- == 0 || !runner.play(step)) break;
    }
    return {runner.takeState(), runner.takeMoves(), runner.takeSteps(), runner.takeFailures()};
}

namespace {

/// The pieces of a position by pile, with all that any seat sees of them.
std::map<PileId, std::vector<Piece>> piecesByPile(const GameState& state) {
    std::map<PileId, std::vector<Piece>> piles;
    for (const Piece& piece : viewOf(state, kAllHands).pieces) piles[piece.pile].push_back(piece);
    return piles;
}

/// Collects the piles that a scenario is about.
class PilesAbout {
  public:
    explicit PilesAbout(const Scenario& scenario)
        : piles_(scenario.game->piles(scenario.setup))
        , start_(piecesByPile(*scenario.start)) {}

    void addMove(const GameState& before, Move move) {
        const Gesture gesture = before.gestureOf(move);
        addSeen(gesture.from.pile);
        const auto to = std::ranges::find(piles_, gesture.to.pile, &PileInfo::id);
        // A pile that holds cards only while they are played has nothing to show at first.
        if (to != piles_.end() && (isSeat(to->owner) || to->kind == PileKind::Grid)) add(to->id);
        addSeen(gesture.to.pile);
    }
    /// The win shows in what everybody has built.
    void addBuilt() {
        for (const PileInfo& pile : piles_)
            if (isSeat(pile.owner) && (hasPlaces(pile.kind) || pile.faced || pile.growsAtBottom))
                add(pile.id);
    }
    void addChanges(const GameState& before, const GameState& after) {
        auto was = piecesByPile(before);
        auto is = piecesByPile(after);
        for (const PileInfo& pile : piles_)
            if (was[pile.id] != is[pile.id]) addSeen(pile.id);
    }
    void addCheck(const GameState& state, const Check& check) {
        for (const Value& said : check.position.items)
            for (const PileInfo& pile : piles_)
                if (pile.name == said.name) addSeen(pile.id);
        for (const Refusal& refusal : check.refused) addWritten(state, refusal.move);
        for (const WrittenMove& move : check.legal) addWritten(state, move);
    }
    std::vector<PileId> take() const { return {about_.begin(), about_.end()}; }

  private:
    void add(PileId id) {
        if (std::ranges::find(piles_, id, &PileInfo::id) != piles_.end()) about_.insert(id);
    }
    /// A pile where cards are just laid aside has nothing to show at first.
    void addSeen(PileId id) {
        if (start_.contains(id)) add(id);
    }
    void addWritten(const GameState& state, const WrittenMove& written) {
        if (const auto move = state.fromText(written.text)) addMove(state, *move);
    }

    std::vector<PileInfo> piles_;
    std::map<PileId, std::vector<Piece>> start_;
    std::set<PileId> about_;
};

} // namespace

std::vector<PileId> pilesAbout(const Scenario& scenario) {
    const auto isMove = [](const ScenarioStep& step) { return step.move.has_value(); };
    const auto isEnd = [](const ScenarioStep& step) { return step.check.outcome.has_value(); };
    const bool ends = std::ranges::any_of(scenario.steps, isEnd);
    if (!scenario.start || (ends && std::ranges::none_of(scenario.steps, isMove))) return {};
    PilesAbout about(scenario);
    if (ends) about.addBuilt();
    const Reached reached = playScenario(scenario, scenario.steps.size());
    auto state = scenario.start->clone();
    std::size_t next = 0;
    for (const ScenarioStep& step : scenario.steps) {
        while (step.move && next < reached.moves.size()) {
            const auto before = state->clone();
            about.addMove(*before, reached.moves[next]);
            state->apply(reached.moves[next]);
            about.addChanges(*before, *state);
            if (reached.steps[next++] == &step) break;
        }
        about.addCheck(*state, step.check);
    }
    return about.take();
}

std::vector<std::size_t> rightAnswers(const Scenario& scenario) {
    std::vector<std::size_t> right;
    const Puzzle& puzzle = *scenario.puzzle;
    if (puzzle.kind == Puzzle::Kind::May) {
        const bool isLegal = std::ranges::any_of(
            scenario.steps, [](const ScenarioStep& step) { return step.move.has_value(); });
        return {isLegal ? std::size_t{0} : std::size_t{1}};
    }
    for (std::size_t i = 0; i < puzzle.answers.size(); ++i) {
        Runner runner(scenario);
        const bool isPlayed =
            std::ranges::all_of(scenario.steps, [&](const ScenarioStep& step) { return runner.step(step); });
        runner.check(puzzle.answers[i].check, {});
        if (isPlayed && runner.takeFailures().empty()) right.push_back(i);
    }
    return right;
}

bool isMeant(const GameState& state, const WrittenMove& written, Move legal) {
    constexpr std::string_view dots = "...";
    std::string_view text = written.text;
    if (text.ends_with(dots)) {
        text.remove_suffix(dots.size());
        while (text.ends_with(' ')) text.remove_suffix(1);
        return state.toText(legal).starts_with(text);
    }
    return state.fromText(text) == legal;
}

} // namespace drawbridge
