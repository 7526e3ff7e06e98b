// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/record.h"

#include "core/json.h"
#include "core/readbudget.h"
#include "match/gamestate.h"
#include "match/setup.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge {

namespace {

constexpr std::string_view kFormat = "drawbridge-record";
constexpr std::array<std::string_view, 11> kKeys{"format", "version", "game",     "options", "deck",  "seats",
                                                 "seed",   "undo",    "position", "moves",   "result"};
constexpr std::array<std::string_view, 4> kNoteKeys{"title", "begun", "played", "series"}; // of version 2

/// A seat's score as in a record: 0, 0.5 or 1, or a smaller share of a victory as "1/3".
std::string shareText(double score) {
    if (score == 0 || score == 1) return std::to_string(static_cast<int>(score));
    if (score == 0.5) return "0.5";
    return jsonText("1/" + std::to_string(std::lround(1 / score)));
}

std::string resultText(const GameState& state) {
    std::string scores;
    for (Seat seat = 0; seat < state.seats(); ++seat) joinTo(scores, shareText(state.score(seat)), ", ");
    return "{\"scores\": [" + scores + "], \"clause\": " + jsonText(state.endingClause().id()) + "}";
}

/// Version 1 if it is sufficient: programs that know no other can still read it.
std::uint64_t versionFor(const Match& match) {
    const bool hasPerson =
        std::ranges::any_of(match.players(), [](const Player& player) { return !player.person.empty(); });
    return match.notes() == MatchNotes{} && !hasPerson ? 1 : kRecordVersion;
}

std::string notesText(const MatchNotes& notes) {
    std::string text;
    const auto add = [&text](std::string_view key, const std::string& value) {
        text += "  " + jsonText(key) + ": " + value + ",\n";
    };
    if (!notes.title.empty()) add("title", jsonText(notes.title));
    if (!notes.begun.empty()) add("begun", jsonText(notes.begun));
    if (notes.played > 0) add("played", std::to_string(notes.played));
    if (const SeriesNote& series = notes.series; !series.id.empty())
        add("series", "{\"id\": " + jsonText(series.id) + ", \"first\": " + std::to_string(series.first) +
                          (series.loserBegins ? ", \"begins\": \"loser\"}" : "}"));
    return text;
}

/// As mistakeOf(), in words for the reader of a saved match.
Mistake mistakeIn(const JsonError& error) {
    switch (error.kind) {
    case JsonError::Kind::TooLarge: return {error.line, "record-too-large"_mistake};
    case JsonError::Kind::NotUtf8: return {error.line, "record-not-utf8"_mistake};
    case JsonError::Kind::EndsEarly: return {error.line, "record-ends-early"_mistake};
    case JsonError::Kind::NotJson: return {error.line, "record-not-json"_mistake};
    default: return mistakeOf(error);
    }
}

/// Reads the members of a record one after the other; stops at the first problem.
class RecordReader {
  public:
    explicit RecordReader(Json json)
        : root_(std::move(json.root)) {
        if (json.error) broken_ = mistakeIn(*json.error);
    }

    Loaded read() {
        Loaded loaded;
        if (auto over = withinBudget([&] { readInto(loaded); })) loaded.mistake = std::move(over);
        return loaded;
    }

  private:
    // The cost of a move, and the memory for it: part of the intermediate positions, its text.
    static constexpr int kPerMove = 200;
    static constexpr int kKeptOfMove = 200;
    static constexpr MistakeCode kIllegalMove = "illegal-move"_mistake;
    static constexpr MistakeCode kNotAMove = "not-a-move"_mistake;

    void readInto(Loaded& loaded) {
        try {
            readHead();
            loaded.match = begin();
            loaded.match->setNotes(notes_);
            readMoves(*loaded.match);
            if (broken_) throw *broken_;
            readResult(*loaded.match);
        } catch (const Mistake& mistake) {
            // What is missing from a truncated file is not reported separately.
            const bool followsFromBreak = broken_ && mistake.code != kNewerVersion &&
                                          mistake.code != kIllegalMove && mistake.code != kNotAMove;
            loaded.mistake = followsFromBreak ? *broken_ : mistake;
        }
    }

    [[noreturn]] static void fail(MistakeCode code, int line, std::vector<MistakeValue> values = {}) {
        throw Mistake{line, code, std::move(values)};
    }
    [[noreturn]] static void failWithin(MistakeCode part, Mistake mistake) {
        mistake.within = part;
        throw mistake;
    }

    const Value& member(std::string_view key, Value::Kind kind) const {
        const Value* value = root_.find(key);
        if (value == nullptr) fail("key-missing"_mistake, root_.line, {key});
        if (value->kind != kind) fail("badly-written"_mistake, value->line, {key});
        return *value;
    }

    /// The same for an optional member.
    const Value* find(std::string_view key, Value::Kind kind) const {
        return root_.find(key) == nullptr ? nullptr : &member(key, kind);
    }

    void readHead() {
        if (broken_ && root_.kind == Value::Kind::Nothing) throw *broken_;
        const Value* format = root_.find("format");
        if (format == nullptr) fail("not-a-record"_mistake, root_.line);
        if (format->text != kFormat) fail("not-a-record"_mistake, format->line);
        const Value& version = member("version", Value::Kind::Number);
        if (version.number > kRecordVersion)
            fail(kNewerVersion, version.line, {version.number, kRecordVersion});
        if (version.number == 0) fail("badly-written"_mistake, version.line, {"version"});
        version_ = version.number;
        for (const Value& item : root_.items)
            if (std::ranges::find(kKeys, item.name) == kKeys.end() &&
                (version_ < 2 || std::ranges::find(kNoteKeys, item.name) == kNoteKeys.end()))
                fail("no-such-key"_mistake, item.line, {item.name});
        const Value& game = member("game", Value::Kind::Text);
        game_ = findGame(game.text);
        if (game_ == nullptr) fail("no-such-game"_mistake, game.line, {game.text});
        readNotes();
        readOptions();
        readDeck();
        readSeats();
        if (const Verdict verdict = game_->check(setup_); !verdict)
            fail("options-clash"_mistake, member("seats", Value::Kind::List).line,
                 {clauseInMistake(verdict.clause())});
        seed_ = member("seed", Value::Kind::Number).number;
        const Value& undo = member("undo", Value::Kind::Text);
        if (undo.text != "fair" && undo.text != "practice")
            fail("badly-written"_mistake, undo.line, {"undo"});
        undo_ = undo.text == "fair" ? UndoRule::Fair : UndoRule::Practice;
    }

    void readNotes() {
        if (const Value* title = find("title", Value::Kind::Text)) notes_.title = title->text;
        if (const Value* begun = find("begun", Value::Kind::Text)) {
            if (!isMoment(begun->text)) fail("badly-written"_mistake, begun->line, {begun->name});
            notes_.begun = begun->text;
        }
        if (const Value* played = find("played", Value::Kind::Number)) notes_.played = played->number;
        if (const Value* series = find("series", Value::Kind::Map)) readSeries(*series);
    }

    void readSeries(const Value& series) {
        for (const Value& item : series.items) {
            bool fits = false;
            if (item.name == "id")
                fits = item.isText() && !item.text.empty();
            else if (item.name == "first")
                fits = item.isNumber() && item.number >= 1 && item.number <= kLongestSeries;
            else if (item.name == "begins")
                fits = item.isText() && item.text == "loser";
            else
                fail("no-such-key"_mistake, item.line, {item.name});
            if (!fits) fail("badly-written"_mistake, item.line, {item.name});
        }
        for (const char* key : {"id", "first"})
            if (series.find(key) == nullptr) fail("key-missing"_mistake, series.line, {key});
        notes_.series = {series.find("id")->text, static_cast<int>(series.find("first")->number),
                         series.find("begins") != nullptr};
    }

    void readOptions() {
        if (root_.find("options") == nullptr) return;
        for (const Value& item : member("options", Value::Kind::Map).items) {
            const auto option = findOption(*game_, item.name);
            if (!option) fail("no-such-option"_mistake, item.line, {item.name});
            const auto value = findValue(game_->options()[*option], item.text);
            if (!item.isText() || !value)
                fail("no-such-option-value"_mistake, item.line, {item.name, item.text});
            setOption(setup_, *option, *value);
        }
    }

    void readDeck() {
        const Value* deck = root_.find("deck");
        const auto option = game_->deckOption();
        if (deck == nullptr) {
            if (option && optionOf(setup_, *option) != 0)
                fail("key-missing"_mistake, member("options", Value::Kind::Map).line, {"deck"});
            return;
        }
        if (!option) fail("no-such-key"_mistake, deck->line, {"deck"});
        Mistakes mistakes;
        Mistakes remarks;
        const OwnDeck* kept = game_->internDeck(*deck, mistakes, remarks);
        if (kept == nullptr) failWithin("deck-of-record"_mistake, mistakes.front());
        useDeck(*game_, setup_, *kept);
    }

    void readSeats() {
        const Value& seats = member("seats", Value::Kind::List);
        const auto count = static_cast<int>(seats.items.size());
        const int fewest = game_->minSeats();
        const int most = game_->maxSeats();
        if (count < fewest || count > most)
            fail(fewest == most ? "other-number-of-seats"_mistake : "number-of-seats-outside"_mistake,
                 seats.line, {count, fewest, most});
        setup_.seats = count;
        for (const Value& seat : seats.items) {
            if (!seat.isMap()) fail("badly-written"_mistake, seat.line, {"seats"});
            Player player;
            for (const Value& item : seat.items) readOfPlayer(player, item);
            if (player.name.empty()) fail("player-without-name"_mistake, seat.line);
            players_.push_back(std::move(player));
        }
    }

    void readOfPlayer(Player& player, const Value& item) const {
        if (item.name == "shield") {
            if (!item.isNumber() || item.number >= kMaxSeats)
                fail("badly-written"_mistake, item.line, {item.name});
            player.shield = static_cast<int>(item.number);
            return;
        }
        if (item.name != "name" && item.name != "bot" && (item.name != "person" || version_ < 2))
            fail("no-such-key"_mistake, item.line, {item.name});
        if (!item.isText()) fail("badly-written"_mistake, item.line, {item.name});
        if (item.name == "name") player.name = item.text;
        if (item.name == "person") {
            if (item.text.empty()) fail("badly-written"_mistake, item.line, {item.name});
            player.person = item.text;
        }
        if (item.name != "bot") return;
        player.isBot = true;
        player.bot = item.text;
        if (!botFromText(item.text)) fail("no-such-bot"_mistake, item.line, {item.text});
    }

    Match begin() const {
        const Value* position = root_.find("position");
        if (position == nullptr) return Match(*game_, setup_, players_, seed_, undo_);
        if (!position->isMap()) fail("badly-written"_mistake, position->line, {"position"});
        Mistakes mistakes;
        auto state = game_->readPosition(setup_, *position, seed_, mistakes);
        if (state == nullptr) failWithin("position-of-record"_mistake, mistakes.front());
        return Match(std::move(state), players_, seed_, undo_);
    }

    void readMoves(Match& match) const {
        for (const Value& item : member("moves", Value::Kind::List).items) {
            if (!item.isText()) fail("badly-written"_mistake, item.line, {"moves"});
            spend(kPerMove, kKeptOfMove + item.text.size());
            const auto move = match.state().fromText(item.text);
            if (!move) fail(kNotAMove, item.line, {item.text});
            if (match.isOver()) fail("move-after-end-of-record"_mistake, item.line, {item.text});
            if (const Verdict verdict = match.play(*move); !verdict)
                fail(kIllegalMove, item.line, {item.text, clauseInMistake(verdict.clause())});
        }
    }

    void readResult(const Match& match) const {
        const Value* result = root_.find("result");
        if (result == nullptr) return;
        if (!result->isMap()) fail("badly-written"_mistake, result->line, {"result"});
        if (!match.isOver() || !agrees(*result, match.state()))
            fail("result-not-of-moves"_mistake, result->line);
    }

    static bool agrees(const Value& result, const GameState& state) {
        const Value* scores = result.find("scores");
        const Value* clause = result.find("clause");
        if (result.items.size() != 2 || scores == nullptr || clause == nullptr || !scores->isList())
            return false;
        if (clause->text != state.endingClause().id()) return false;
        if (static_cast<int>(scores->items.size()) != state.seats()) return false;
        for (Seat seat = 0; seat < state.seats(); ++seat) {
            const Value& score = scores->items[seat];
            const std::string share = shareText(state.score(seat));
            const bool same = score.isNumber() ? std::to_string(score.number) == share
                              : score.isText() ? jsonText(score.text) == share
                                               : score.kind == Value::Kind::Odd && share == "0.5";
            if (!same) return false;
        }
        return true;
    }

    Value root_;
    std::optional<Mistake> broken_; ///< the text could not be read beyond this
    const GameInfo* game_ = nullptr;
    Setup setup_;
    std::uint64_t version_ = 0;
    MatchNotes notes_;
    std::vector<Player> players_;
    Seed seed_ = 0;
    UndoRule undo_ = UndoRule::Fair;
};

} // namespace

std::string recordHead(const Match& match) {
    const GameInfo& game = match.game();
    std::string text = "{\n  \"format\": " + jsonText(kFormat) +
                       ",\n  \"version\": " + std::to_string(versionFor(match)) +
                       ",\n  \"game\": " + jsonText(game.id()) + ",\n" + notesText(match.notes());
    text += "  \"options\": {" + chosenOptions(game, match.setup()) + "},\n";
    if (const OwnDeck* deck = match.setup().deck)
        text += "  \"deck\": " + game.writeDeck(*deck, "  ") + ",\n";
    std::string seats;
    for (const Player& player : match.players()) {
        joinTo(seats, "    {\"name\": " + jsonText(player.name), "},\n");
        if (player.isBot) seats += ", \"bot\": " + jsonText(player.bot);
        if (player.shield >= 0) seats += ", \"shield\": " + std::to_string(player.shield);
        if (!player.person.empty()) seats += ", \"person\": " + jsonText(player.person);
    }
    text += "  \"seats\": [\n" + seats + "}\n  ],\n  \"seed\": " + std::to_string(match.seed()) +
            ",\n  \"undo\": " + (match.undoRule() == UndoRule::Fair ? "\"fair\"" : "\"practice\"") + ",\n";
    const GameState& first = match.stateAt(0);
    if (!first.equals(*game.start(match.setup()))) {
        const Value position = toValue(first.describe(), game.words(match.setup()));
        std::string members;
        for (const Value& item : position.items)
            joinTo(members, "    " + jsonText(item.name) + ": " + writeJson(item), ",\n");
        text += "  \"position\": {\n" + members + "\n  },\n";
    }
    return text + "  \"moves\": [\n";
}

std::string recordMove(const Match& match, std::size_t event) {
    return "    " + jsonText(match.moveText(event));
}

std::string recordEnd(const Match& match) {
    std::string text = match.history().empty() ? "  ]" : "\n  ]";
    if (match.isOver()) text += ",\n  \"result\": " + resultText(match.state());
    return text + "\n}\n";
}

std::string writeRecord(const Match& match) {
    std::string text = recordHead(match);
    for (std::size_t event = 0; event < match.history().size(); ++event)
        text += (event > 0 ? ",\n" : "") + recordMove(match, event);
    return text + recordEnd(match);
}

Loaded readRecord(std::string_view text) {
    const ReadBudget spending(text.size());
    return RecordReader(readJson(text)).read();
}

} // namespace drawbridge
