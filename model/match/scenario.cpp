// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/scenario.h"

#include "core/json.h"
#include "core/readbudget.h"
#include "match/setup.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace drawbridge {

namespace {

/// Members that are allowed anywhere and ignored: comments.
bool isNote(std::string_view key) { return key == "note" || key == "comment" || key == "notes"; }

bool oneOf(std::string_view key, std::initializer_list<std::string_view> keys) {
    return std::ranges::find(keys, key) != keys.end();
}

/// "place-a-wall": lower-case words and numbers with hyphens between them.
bool isId(std::string_view text) {
    const auto isLetter = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    };
    return !text.empty() && isLetter(text.front()) && isLetter(text.back()) &&
           text.find("--") == std::string_view::npos &&
           std::ranges::all_of(text, [&](char letter) { return letter == '-' || isLetter(letter); });
}

constexpr std::uint64_t kMostUndone = 100'000; // more than any scenario has

/// Without comments.
Value withoutNotes(Value map) {
    std::erase_if(map.items, [](const Value& item) { return isNote(item.name); });
    return map;
}

// ---- reading -------------------------------------------------------------------------------------------

/// Members that a file may give as defaults for all its scenarios.
bool isShared(std::string_view key) {
    return oneOf(key, {"game", "seats", "options", "deck", "seed", "clause", "position"});
}

/// Cache of the start of scenarios that write their position in the same place; with the same setup it is
/// read once.
struct Beginning {
    const Value* written = nullptr;
    Setup setup;
    Seed seed = 0;
    std::shared_ptr<const Value> position; ///< without comments
    std::shared_ptr<const GameState> start;
    std::shared_ptr<const Mistakes> mistakes;
    std::shared_ptr<const Mistakes> brief; ///< the first of them only, once all have been reported
    bool isTold = false;

    bool isOf(const Value* position_, const Setup& setup_, Seed seed_) const {
        return written != nullptr && written == position_ && seed == seed_ && setup == setup_;
    }
};

/// Reads one scenario.
class ScenarioReader {
  public:
    /// `file` holds the defaults of the file, or nullptr; `last` is the cached start of the previous
    /// scenario.
    ScenarioReader(const Value& written, const Value* file, Beginning& last, Mistakes& mistakes)
        : written_(written)
        , file_(file)
        , last_(last)
        , mistakes_(mistakes) {}

    std::optional<Scenario> read() {
        spend(kPerScenario, sizeof(Scenario));
        const std::size_t before = mistakes_.size();
        scenario_.line = written_.line;
        if (!written_.isMap()) {
            wrong(written_.line, "scenario-in-braces"_mistake);
            return {};
        }
        static const std::vector<std::string> keys{
            "id",     "game",     "title",      "clause", "seats",   "options", "deck",
            "seed",   "position", "impossible", "steps",  "expect",  "legal",   "refused",
            "moves",  "outcome",  "sees",       "undo",   "tell",    "done",    "drawing",
            "unwise", "note",     "puzzle",     "grade",  "answers", "hands"};
        for (const Value& item : written_.items)
            if (std::ranges::find(keys, item.name) == keys.end() && !isNote(item.name) &&
                !oneOf(item.name, {"clauses", "play", "setup"}))
                wrong(item.line, "no-such-key"_mistake, {item.name}, likely(item.name, keys));
        readHead();
        if (scenario_.game == nullptr || mistakes_.size() != before) return {};
        if (scenario_.setupRefused) return std::move(scenario_);
        readStart();
        if (scenario_.impossible && mistakes_.size() == before) return std::move(scenario_);
        readSteps();
        if (const Value* puzzle = find("puzzle")) readPuzzle(*puzzle);
        if (mistakes_.size() != before) return {};
        return std::move(scenario_);
    }

  private:
    static constexpr int kPerScenario = 500;
    static constexpr int kPerStep = 30;
    static constexpr int kPerState = 4096; // approximate bytes

    void wrong(int line, MistakeCode code, std::vector<MistakeValue> values = {},
               std::vector<std::string> meant = {}) {
        mistakes_.push_back({line, code, std::move(values), std::move(meant)});
    }

    /// A member of the scenario, or else the default of the file.
    const Value* find(std::string_view key) const {
        const Value* own = written_.find(key);
        return own == nullptr && file_ != nullptr && isShared(key) ? file_->find(key) : own;
    }

    static bool isCheckKey(std::string_view key) {
        return oneOf(key, {"legal", "unwise", "refused", "moves", "outcome", "sees", "undo"});
    }

    std::string text(const Value& value) {
        if (!value.isText()) wrong(value.line, "text-wanted"_mistake, {value.name});
        return value.text;
    }

    std::string readId(const Value& id) {
        if (id.isText() && !isId(id.text)) wrong(id.line, "bad-id"_mistake);
        return text(id);
    }

    void readHead() {
        const Value* game = find("game");
        if (game == nullptr) {
            wrong(written_.line, "game-missing"_mistake);
            return;
        }
        std::vector<std::string> names;
        for (const GameInfo* one : allGames()) names.emplace_back(one->id());
        scenario_.game = findGame(text(*game));
        if (scenario_.game == nullptr) {
            wrong(game->line, "no-such-value"_mistake, {game->name, game->text},
                  likely(game->text, names, names));
            return;
        }
        if (const Value* title = find("title")) scenario_.title = text(*title);
        if (const Value* tell = find("tell")) scenario_.tell = text(*tell);
        if (const Value* done = find("done")) scenario_.done = text(*done);
        if (const Value* note = find("note"); note != nullptr && note->isText()) scenario_.note = note->text;
        if (const Value* id = find("id")) scenario_.id = readId(*id);
        for (const std::string_view key : {"clause", "clauses"})
            if (const Value* clause = find(key)) scenario_.clauses = clauses(*clause);
        if (const Value* drawing = find("drawing")) {
            if (!drawing->isList()) wrong(drawing->line, "list-wanted"_mistake, {drawing->name});
            for (const Value& item : drawing->items) scenario_.drawing.push_back(text(item));
        }
        if (const Value* seed = find("seed")) {
            if (seed->isNumber())
                scenario_.seed = seed->number;
            else
                wrong(seed->line, "whole-number-wanted"_mistake, {seed->name});
        }
        readSetup();
        if (const Value* hands = find("hands")) readHands(*hands);
    }

    /// "closed", or the number of the seat whose hand lies open.
    void readHands(const Value& hands) {
        if (hands.isText() && plainName(hands.text) == "closed")
            scenario_.hands = kNobody;
        else if (const auto open = seat(hands))
            scenario_.hands = *open;
    }

    /// One clause or a list of them. "any" means all.
    std::vector<std::string> clauses(const Value& value) {
        std::vector<std::string> result;
        const auto add = [&](const Value& one) {
            spend(2, sizeof(std::string) + one.text.size());
            if (one.isText() && isClause(one.text))
                result.push_back(one.text);
            else if (!one.isText() || one.text != "any")
                wrong(one.line, "no-such-clause"_mistake, {one.text, scenario_.game->clausePrefix()});
        };
        if (value.isList())
            for (const Value& one : value.items) add(one);
        else
            add(value);
        return result;
    }

    void readSetup() {
        Setup& setup = scenario_.setup;
        const GameInfo& game = *scenario_.game;
        if (const Value* options = find("options")) {
            if (!options->isMap()) wrong(options->line, "braces-wanted"_mistake, {options->name});
            for (const Value& item : options->items) readOption(item);
        }
        if (const Value* deck = find("deck")) readDeck(*deck);
        int line = written_.line;
        const Value* seats = find("seats");
        if (seats != nullptr) {
            line = seats->line;
            if (seats->isList()) {
                for (const Value& name : seats->items) scenario_.names.push_back(text(name));
                setup.seats = static_cast<int>(std::min<std::size_t>(seats->items.size(), kMaxSeats + 1));
            } else if (seats->isNumber() && seats->number <= kMaxSeats) {
                setup.seats = static_cast<int>(seats->number);
            } else {
                return wrong(seats->line, "number-of-seats-wanted"_mistake,
                             {game.minSeats(), game.maxSeats()});
            }
        } else {
            setup.seats = std::max(2, game.minSeats());
            // A game for one needs no number of seats.
            if (Setup alone = setup; !game.check(setup)) {
                alone.seats = 1;
                if (game.check(alone)) setup = alone;
            }
        }
        if (const Value* refused = find("setup"))
            scenario_.setupRefused = setupRefusal(*refused);
        else if (const Verdict verdict = game.check(setup); !verdict)
            wrong(line, "setup-refused"_mistake, {verdict.clause().id()});
    }

    /// "refused", citing the clauses of the scenario, or {"refused": "KEEP-KING-1"}.
    std::vector<std::string> setupRefusal(const Value& value) {
        const Value* clause = value.find("refused");
        if (clause != nullptr && value.items.size() == 1) return clauses(*clause);
        if (!value.isText() || value.text != "refused") wrong(value.line, "setup-form"_mistake);
        return scenario_.clauses;
    }

    void readOption(const Value& item) {
        const GameInfo& game = *scenario_.game;
        const auto option = findOption(game, item.name);
        if (!option)
            return wrong(item.line, "no-such-option"_mistake, {item.name},
                         likely(item.name, optionNames(game)));
        const OptionSpec& spec = game.options()[*option];
        const std::string written = item.isFlag()     ? (item.flag ? "on" : "off")
                                    : item.isNumber() ? std::to_string(item.number)
                                                      : item.text;
        const auto value = findValue(spec, written);
        if (!value)
            return wrong(item.line, "no-such-value"_mistake, {item.name, written},
                         likely(written, valueNames(spec), valueNames(spec)));
        setOption(scenario_.setup, *option, *value);
    }

    /// A deck embedded in the scenario; also chooses the option that takes it.
    void readDeck(const Value& deck) {
        Mistakes remarks;
        if (!scenario_.game->deckOption())
            wrong(deck.line, "no-own-decks"_mistake);
        else if (const OwnDeck* kept = scenario_.game->internDeck(deck, mistakes_, remarks))
            useDeck(*scenario_.game, scenario_.setup, *kept);
    }

    void readStart() {
        const Value* position = find("position");
        if (const Value* impossible = find("impossible")) return readImpossible(*impossible, position);
        if (position == nullptr || (position->isText() && position->text == "start")) {
            spend(0, kPerState);
            scenario_.start = scenario_.game->start(scenario_.setup);
            return;
        }
        if (!position->isMap()) return wrong(position->line, "braces-wanted"_mistake, {position->name});
        const Beginning& beginning = beginningAt(*position);
        scenario_.start = beginning.start;
        if (scenario_.start) return;
        mistakes_.append(std::exchange(last_.isTold, true) ? *beginning.brief : *beginning.mistakes);
    }

    const Beginning& beginningAt(const Value& position) {
        const Seed seed = scenario_.seed.value_or(0);
        if (last_.isOf(&position, scenario_.setup, seed)) return last_;
        spend(0, kPerState);
        auto mistakes = std::make_shared<Mistakes>();
        auto plain = last_.written == &position ? last_.position
                                                : std::make_shared<const Value>(withoutNotes(position));
        auto start = scenario_.game->readPosition(scenario_.setup, *plain, seed, *mistakes);
        auto brief = std::make_shared<Mistakes>(*mistakes);
        brief->tellFirst();
        last_ = {&position,           scenario_.setup, seed, std::move(plain), std::move(start),
                 std::move(mistakes), std::move(brief)};
        return last_;
    }

    /// "one RcT too many": part of the message about the position; a list of these; or just true.
    void readImpossible(const Value& value, const Value* position) {
        std::vector<std::string>& parts = scenario_.impossible.emplace();
        if (value.isList())
            for (const Value& one : value.items) parts.push_back(text(one));
        else if (!value.isFlag() || !value.flag)
            parts.push_back(text(value));
        for (const Value& item : written_.items)
            if (oneOf(item.name, {"steps", "play", "expect"}) || isCheckKey(item.name))
                wrong(item.line, "steps-of-impossible"_mistake);
        if (position == nullptr || !position->isMap())
            return wrong(value.line, "impossible-without-position"_mistake);
        const Beginning& beginning = beginningAt(*position);
        scenario_.position = beginning.position;
        scenario_.mistakes = beginning.mistakes;
    }

    void readSteps() {
        for (const std::string_view key : {"steps", "play"}) {
            const Value* steps = written_.find(key);
            if (steps == nullptr) continue;
            if (steps->isText()) {
                readStep(*steps);
            } else if (steps->isList()) {
                for (const Value& step : steps->items) readStep(step);
            } else {
                wrong(steps->line, "list-wanted"_mistake, {steps->name});
            }
        }
        // Expectations outside the steps are checked at the end.
        ScenarioStep last;
        last.line = written_.line;
        for (const Value& item : written_.items)
            if (isCheckKey(item.name)) readCheckMember(item, last.check, nullptr);
        if (const Value* expect = written_.find("expect")) {
            if (last.check.empty()) last.line = expect->line;
            readExpect(*expect, last.check);
        }
        if (!last.check.empty()) scenario_.steps.push_back(std::move(last));
    }

    /// The index of a written word among the allowed ones.
    std::size_t indexOf(const Value& written, const std::vector<std::string>& words) {
        const auto found = std::ranges::find(words, text(written));
        if (found == words.end())
            wrong(written.line, "no-such-value"_mistake, {written.name, written.text},
                  likely(written.text, words, words));
        return static_cast<std::size_t>(found - words.begin());
    }

    void readPuzzle(const Value& kind) {
        Puzzle& puzzle = scenario_.puzzle.emplace();
        puzzle.kind = static_cast<Puzzle::Kind>(indexOf(kind, {"win", "may", "what"}));
        if (const Value* grade = written_.find("grade"))
            puzzle.grade = static_cast<Puzzle::Grade>(indexOf(*grade, {"easy", "medium", "hard"}));
        const Value* answers = written_.find("answers");
        if (answers == nullptr) return;
        if (!answers->isList()) return wrong(answers->line, "list-wanted"_mistake, {answers->name});
        for (const Value& item : answers->items) {
            Puzzle::Answer& answer = puzzle.answers.emplace_back();
            for (const Value& member : item.items) {
                if (member.name == "id")
                    answer.id = readId(member);
                else if (member.name == "tell")
                    answer.tell = text(member);
                else if (member.name == "expect")
                    readExpect(member, answer.check);
                else if (!isNote(member.name))
                    wrong(member.line, "no-such-key"_mistake, {member.name},
                          likely(member.name, {"id", "tell", "expect", "note"}));
            }
        }
    }

    static bool isMoveKey(std::string_view key) { return oneOf(key, {"do", "play", "move", "chance"}); }

    /// {"do": "place RK c", "refused": "KEEP-BUILD-6"}, or true or false: applies to the move of the step
    /// itself.
    bool isVerdictOnMove(const Value& item, const Value& step) const {
        if (item.name != "refused" && item.name != "legal") return false;
        const bool hasMove =
            std::ranges::any_of(step.items, [](const Value& one) { return isMoveKey(one.name); });
        const Value& first = item.isList() && !item.items.empty() ? item.items.front() : item;
        return hasMove &&
               (item.isFlag() || (item.name == "refused" && first.isText() && isClause(first.text)));
    }

    void readVerdict(const Value& item, const Value* clause, ScenarioStep& step) {
        if (!item.isFlag()) {
            refusedMove_ = clauses(item);
        } else if (item.flag != (item.name == "legal")) {
            refusedMove_ = clause != nullptr ? clauses(*clause) : scenario_.clauses;
        }
        step.line = item.line;
    }

    bool isClause(std::string_view text) const {
        return text.starts_with(std::string(scenario_.game->clausePrefix()) + "-");
    }

    void readStep(const Value& written) {
        spend(kPerStep, sizeof(ScenarioStep) + written.text.size());
        ScenarioStep step;
        step.line = written.line;
        if (written.isText()) {
            step.move = WrittenMove{written.text, written.line};
            scenario_.steps.push_back(std::move(step));
            return;
        }
        if (!written.isMap()) return wrong(written.line, "step-form"_mistake);
        const Value* clause = written.find("clause");
        if (clause == nullptr) clause = written.find("clauses");
        for (const Value& item : written.items) {
            if (isMoveKey(item.name)) {
                if (step.move) wrong(item.line, "two-moves-in-step"_mistake);
                step.move = WrittenMove{text(item), item.line};
                if (item.name == "chance") step.seat = kChance;
            } else if (item.name == "id") {
                step.id = readId(item);
                if (!step.id.empty() && !stepIds_.insert(item.text).second)
                    wrong(item.line, "id-twice"_mistake, {step.id});
            } else if (item.name == "seat") {
                step.seat = seat(item);
            } else if (item.name == "tell") {
                step.tell = text(item);
            } else if (item.name == "or") {
                readMoves(item, step.others);
            } else if (item.name == "expect") {
                readExpect(item, step.check);
            } else if (isVerdictOnMove(item, written)) {
                readVerdict(item, clause, step);
            } else if (isCheckKey(item.name)) {
                readCheckMember(item, step.check, clause);
            } else if (!oneOf(item.name, {"clause", "clauses"}) && !isNote(item.name)) {
                wrong(item.line, "no-such-key"_mistake, {item.name},
                      likely(item.name, {"do", "or", "seat", "expect", "legal", "refused", "clause", "moves",
                                         "outcome", "id", "tell", "unwise", "note"}));
            }
        }
        if (refusedMove_ && step.move) {
            step.check.refused.push_back({*step.move, std::move(*refusedMove_)});
            step.move.reset();
        }
        refusedMove_.reset();
        if (!step.move && !(step.id.empty() && step.tell.empty() && step.others.empty()))
            wrong(written.line, "step-without-move"_mistake);
        if (!step.move && step.check.empty()) wrong(written.line, "empty-step"_mistake);
        scenario_.steps.push_back(std::move(step));
    }

    std::optional<Seat> seat(const Value& value) {
        if (value.isText() && value.text == "chance") return kChance;
        if (value.isNumber() && value.number >= 1 &&
            value.number <= static_cast<std::uint64_t>(scenario_.setup.seats))
            return static_cast<Seat>(value.number - 1);
        wrong(value.line, "seat-wanted"_mistake, {value.name, scenario_.setup.seats});
        return {};
    }

    void readExpect(const Value& expect, Check& check) {
        if (!expect.isMap()) return wrong(expect.line, "braces-wanted"_mistake, {expect.name});
        const Value* clause = expect.find("clause");
        for (const Value& item : expect.items) {
            if (isCheckKey(item.name)) {
                readCheckMember(item, check, clause);
            } else if (item.name == "position") {
                if (!item.isMap()) wrong(item.line, "braces-wanted"_mistake, {item.name});
                for (const Value& member : item.items)
                    if (!isNote(member.name)) check.position.items.push_back(member);
            } else if (item.name != "clause" && !isNote(item.name)) {
                check.position.items.push_back(item);
            }
        }
        check.position.line = expect.line;
    }

    void readCheckMember(const Value& item, Check& check, const Value* clause) {
        if (item.name == "legal")
            readMoves(item, check.legal);
        else if (item.name == "unwise")
            readMoves(item, check.unwise);
        else if (item.name == "refused")
            readRefused(item, check, clause);
        else if (item.name == "sees")
            readSights(item, check);
        else if (item.name == "undo")
            readUndo(item, check);
        else if (item.name == "moves")
            check.moves = movesCheck(item);
        else
            check.outcome = outcomeCheck(item, clause);
    }

    void readMoves(const Value& value, std::vector<WrittenMove>& moves) {
        if (value.isList()) {
            for (const Value& one : value.items) readMoves(one, moves);
        } else {
            spend(2, sizeof(WrittenMove) + value.text.size());
            moves.push_back({text(value), value.line});
        }
    }

    /// "place RK c", {"move": "place RK c", "clause": "KEEP-BUILD-6"}, a list of these, or {"place RK c":
    /// "KEEP-BUILD-6"}.
    void readRefused(const Value& value, Check& check, const Value* clause) {
        std::vector<std::string> forbidding = scenario_.clauses;
        if (clause != nullptr) forbidding = clauses(*clause);
        spend(forbidding.size());
        if (value.isList() && std::ranges::any_of(value.items, &Value::isMap)) {
            for (const Value& one : value.items) readRefused(one, check, clause);
            return;
        }
        if (const Value* move = value.find("move")) {
            const Value* own = value.find("clause");
            readRefused(*move, check, own != nullptr ? own : clause);
            return;
        }
        if (value.isMap()) {
            for (const Value& one : value.items)
                check.refused.push_back({{one.name, one.line}, clauses(one)});
            return;
        }
        if (clause == nullptr && forbidding.empty()) wrong(value.line, "clause-missing"_mistake);
        std::vector<WrittenMove> moves;
        readMoves(value, moves);
        for (WrittenMove& move : moves) {
            spend(forbidding.size(), sizeof(Refusal) + bytesOf(forbidding));
            check.refused.push_back({std::move(move), forbidding});
        }
    }

    /// The seat of a member keyed by seat: {"1": …}.
    std::optional<Seat> seatOf(const Value& item, const std::string& about) {
        Value number = Value::ofNumber(0);
        if (item.name.size() == 1 && item.name[0] > '0')
            number.number = static_cast<unsigned>(item.name[0] - '0');
        number.line = item.line;
        number.name = about;
        return seat(number);
    }

    /// {"1": 2, "2": 0}: seat 1 may take back two moves, seat 2 none.
    void readUndo(const Value& value, Check& check) {
        if (!value.isMap()) return wrong(value.line, "undo-form"_mistake);
        for (const Value& item : value.items) {
            if (!item.isNumber() || item.number > kMostUndone)
                wrong(item.line, "whole-number-wanted"_mistake, {value.name});
            else if (const auto who = seatOf(item, value.name))
                check.undo.push_back({item.line, *who, static_cast<int>(item.number)});
        }
    }

    /// {"1": {…}, "all": {…}}: what seat 1 sees, and what everybody does.
    void readSights(const Value& value, Check& check) {
        if (!value.isMap()) return wrong(value.line, "sees-form"_mistake);
        for (const Value& item : value.items) {
            const auto who = item.name == "all" ? kNobody : seatOf(item, value.name);
            if (!who) continue;
            if (!item.isMap()) wrong(item.line, "sees-form"_mistake);
            check.sights.push_back({*who, withoutNotes(item)});
        }
    }

    MovesCheck movesCheck(const Value& value) {
        MovesCheck check;
        check.line = value.line;
        if (value.isNumber()) {
            check.count = value.number;
            return check;
        }
        if (!value.isMap()) {
            readMoves(value, check.exact.emplace());
            return check;
        }
        for (const Value& item : value.items) {
            if (item.name == "exact")
                readMoves(item, check.exact.emplace());
            else if (item.name == "contains")
                readMoves(item, check.contains);
            else if (item.name == "lacks")
                readMoves(item, check.lacks);
            else if (item.name == "count" && item.isNumber())
                check.count = item.number;
            else
                wrong(item.line, "no-such-key"_mistake, {item.name},
                      likely(item.name, {"exact", "contains", "lacks", "count"}));
        }
        return check;
    }

    OutcomeCheck outcomeCheck(const Value& value, const Value* clause) {
        using Kind = OutcomeCheck::Kind;
        OutcomeCheck check;
        check.line = value.line;
        if (clause != nullptr) check.clauses = clauses(*clause);
        if (value.isNumber()) {
            check.kind = Kind::Won;
            if (const auto winner = seat(value)) check.winners = {*winner};
        } else if (value.isText()) {
            check.kind = outcomeWord(value);
        } else if (value.kind == Value::Kind::Nothing) {
            check.kind = Kind::GoesOn;
        } else if (value.isMap()) {
            for (const Value& item : value.items) readOutcomeMember(item, check);
        } else {
            wrong(value.line, "outcome-form"_mistake);
        }
        return check;
    }

    std::optional<OutcomeCheck::Kind> outcomeWord(const Value& value) {
        using Kind = OutcomeCheck::Kind;
        const std::string word = plainName(value.text);
        if (oneOf(word, {"draw", "drawn"})) return Kind::Drawn;
        if (oneOf(word, {"lost", "loss", "lose"})) return Kind::Lost;
        if (oneOf(word, {"won", "win"})) return Kind::Won;
        if (oneOf(word, {"goes on", "open", "none", "going on"})) return Kind::GoesOn;
        wrong(value.line, "outcome-form"_mistake);
        return {};
    }

    void readOutcomeMember(const Value& item, OutcomeCheck& check) {
        using Kind = OutcomeCheck::Kind;
        if (oneOf(item.name, {"winner", "winners"})) {
            check.kind = Kind::Won;
            const bool nobody = item.kind == Value::Kind::Nothing || item.text == "nobody";
            if (nobody) {
                check.kind.reset();
            } else if (item.isList()) {
                for (const Value& one : item.items)
                    if (const auto winner = seat(one)) check.winners.push_back(*winner);
            } else if (const auto winner = seat(item)) {
                check.winners.push_back(*winner);
            }
        } else if (oneOf(item.name, {"clause", "clauses"})) {
            check.clauses = clauses(item);
        } else if (oneOf(item.name, {"draw", "drawn"}) && item.isFlag()) {
            if (item.flag) check.kind = Kind::Drawn;
        } else if (item.name == "lost" && item.isFlag()) {
            if (item.flag) check.kind = Kind::Lost;
        } else if (item.name == "over" && item.isFlag()) {
            if (!item.flag) check.kind = Kind::GoesOn;
        } else if (item.name == "result" && item.isText()) {
            check.kind = outcomeWord(item);
        } else if (!isNote(item.name)) {
            wrong(item.line, "no-such-key"_mistake, {item.name},
                  likely(item.name, {"winner", "draw", "lost", "over", "clause"}));
        }
    }

    const Value& written_;
    const Value* file_;
    Beginning& last_;
    Mistakes& mistakes_;
    Scenario scenario_;
    std::unordered_set<std::string_view> stepIds_;
    std::optional<std::vector<std::string>> refusedMove_; ///< clauses that must refuse this step's move
};

} // namespace

Mistakes Scenarios::mistakes() const {
    Mistakes all;
    for (const BrokenScenario& one : broken) all.append(one.mistakes);
    return all;
}

Scenarios readScenarios(std::string_view text) {
    const ReadBudget spending(text.size());
    const Json json = readJson(text);
    if (json.error) return {{}, {{0, {}, {mistakeOf(*json.error)}}}};
    return readScenarios(json.root);
}

namespace {

/// Reads the scenarios of a file one after the other.
class FileReader {
  public:
    FileReader(const Value& file, Scenarios& result)
        : file_(file)
        , result_(result) {}

    void read() {
        const Value* list = file_.isList() ? &file_ : file_.find("scenarios");
        if (list == nullptr) return add(file_, nullptr);
        if (!list->isList() || list->items.empty())
            return fail({list->line, "list-wanted"_mistake, {"scenarios"}});
        if (file_.isMap())
            for (const Value& item : file_.items)
                if (!isNote(item.name) && !isShared(item.name) && !oneOf(item.name, {"scenarios", "title"}))
                    fail({item.line, "key-of-one-scenario"_mistake, {item.name}});
        for (const Value& written : list->items)
            add(written, file_.isMap() && written.isMap() ? &file_ : nullptr);
    }

    void fail(Mistake mistake) { result_.broken.push_back({0, {}, {std::move(mistake)}}); }

  private:
    void add(const Value& written, const Value* file) {
        ++number_;
        Mistakes mistakes;
        const Value* id = written.find("id");
        if (id != nullptr && id->isText() && !ids_.insert(id->text).second)
            mistakes.push_back({id->line, "id-twice"_mistake, {id->text}});
        auto scenario = ScenarioReader(written, file, last_, mistakes).read();
        if (scenario && mistakes.empty()) {
            scenario->number = number_;
            result_.scenarios.push_back(std::move(*scenario));
            return;
        }
        const Value* label = written.find("title");
        if (label == nullptr) label = id;
        told_ += mistakes.size();
        if (told_ > Mistakes::kMostTold) mistakes.tellFirst();
        spend(0, sizeof(BrokenScenario));
        result_.broken.push_back({number_, label != nullptr ? label->text : "", std::move(mistakes)});
    }

    const Value& file_;
    Scenarios& result_;
    Beginning last_;
    std::unordered_set<std::string_view> ids_;
    std::size_t number_ = 0;
    std::size_t told_ = 0; ///< mistakes so far
};

} // namespace

Scenarios readScenarios(const Value& file) {
    Scenarios result;
    FileReader reader(file, result);
    if (auto over = withinBudget([&] { reader.read(); })) {
        reader.fail(std::move(*over));
        result.isCut = true;
    }
    return result;
}

} // namespace drawbridge
