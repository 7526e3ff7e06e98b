// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/record.h"

#include "match/deckfile.h"
#include "match/gamestate.h"
#include "match/json.h"
#include "match/setup.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace drawbridge {

namespace {

constexpr std::string_view kFormat = "drawbridge-record";
constexpr std::array<std::string_view, 11> kKeys{"format", "version", "game",     "options", "deck",  "seats",
                                                 "seed",   "undo",    "position", "moves",   "result"};

/// What a seat got in the end, as a record says it: 0, 0.5 or 1, or a smaller share of a victory as "1/3".
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

Problem problemOf(const JsonError& error) {
    switch (error.kind) {
    case JsonError::Kind::TooLarge: return {Complaint::TooLarge, error.line};
    case JsonError::Kind::NotUtf8: return {Complaint::NotText, error.line};
    case JsonError::Kind::EndsEarly: return {Complaint::EndsEarly, error.line};
    case JsonError::Kind::TooDeep: return {Complaint::TooDeep, error.line};
    case JsonError::Kind::KeyTwice: return {Complaint::KeyTwice, error.line, {error.detail}};
    case JsonError::Kind::NotJson: break;
    }
    return {Complaint::NotJson, error.line};
}

/// Reads the members of a record one after the other; the first thing wrong ends it.
class Reader {
  public:
    explicit Reader(Json json)
        : root_(std::move(json.root)) {
        if (json.error) broken_ = problemOf(*json.error);
    }

    Loaded read() {
        Loaded loaded;
        try {
            readHead();
            loaded.match = begin();
            readMoves(*loaded.match);
            if (broken_) throw *broken_;
            readResult(*loaded.match);
        } catch (const Problem& problem) {
            // What is missing from a file that is cut off is no mistake of its own.
            const bool followsFromBreak = broken_ && !problem.needsNewer() &&
                                          problem.complaint != Complaint::IllegalMove &&
                                          problem.complaint != Complaint::NotAMove;
            loaded.problem = followsFromBreak ? *broken_ : problem;
        }
        return loaded;
    }

  private:
    [[noreturn]] static void fail(Complaint complaint, int line, std::vector<std::string> arguments = {},
                                  std::string_view clause = {}) {
        throw Problem{complaint, line, std::move(arguments), std::string(clause)};
    }
    [[noreturn]] static void fail(Complaint complaint, const Mistake& mistake) {
        throw Problem{complaint, mistake.line, {}, {}, mistake};
    }

    const Value& member(std::string_view key, Value::Kind kind) const {
        const Value* value = root_.find(key);
        if (value == nullptr) fail(Complaint::MissingKey, root_.line, {std::string(key)});
        if (value->kind != kind) fail(Complaint::WrongKind, value->line, {std::string(key)});
        return *value;
    }

    void readHead() {
        if (broken_ && root_.kind == Value::Kind::Nothing) throw *broken_;
        const Value* format = root_.find("format");
        if (format == nullptr) fail(Complaint::NotARecord, root_.line);
        if (format->text != kFormat) fail(Complaint::NotARecord, format->line);
        const Value& version = member("version", Value::Kind::Number);
        if (version.number > kRecordVersion)
            fail(Complaint::NewerVersion, version.line, {std::to_string(version.number)});
        if (version.number != kRecordVersion) fail(Complaint::WrongKind, version.line, {"version"});
        for (const Value& item : root_.items)
            if (std::ranges::find(kKeys, item.name) == kKeys.end())
                fail(Complaint::UnknownKey, item.line, {item.name});
        const Value& game = member("game", Value::Kind::Text);
        game_ = findGame(game.text);
        if (game_ == nullptr) fail(Complaint::UnknownGame, game.line, {game.text});
        readOptions();
        readDeck();
        readSeats();
        if (const Verdict verdict = game_->check(setup_); !verdict)
            fail(Complaint::OptionsClash, member("seats", Value::Kind::List).line, {}, verdict.clause().id());
        seed_ = member("seed", Value::Kind::Number).number;
        const Value& undo = member("undo", Value::Kind::Text);
        if (undo.text != "fair" && undo.text != "practice") fail(Complaint::WrongKind, undo.line, {"undo"});
        undo_ = undo.text == "fair" ? UndoRule::Fair : UndoRule::Practice;
    }

    void readOptions() {
        if (root_.find("options") == nullptr) return;
        for (const Value& item : member("options", Value::Kind::Map).items) {
            const auto option = findOption(*game_, item.name);
            if (!option) fail(Complaint::UnknownOption, item.line, {item.name});
            const auto value = findValue(game_->options()[*option], item.text);
            if (!item.isText() || !value) fail(Complaint::UnknownValue, item.line, {item.name, item.text});
            setOption(setup_, *option, *value);
        }
    }

    void readDeck() {
        const Value* deck = root_.find("deck");
        const auto option = game_->deckOption();
        if (deck == nullptr) {
            if (option && optionOf(setup_, *option) != 0)
                fail(Complaint::MissingKey, member("options", Value::Kind::Map).line, {"deck"});
            return;
        }
        if (!option) fail(Complaint::UnknownKey, deck->line, {"deck"});
        Mistakes mistakes;
        Mistakes remarks;
        auto read = rampage::deckFrom(*deck, mistakes, remarks);
        if (!read) fail(Complaint::BadDeck, mistakes.front());
        useDeck(*game_, setup_, std::move(*read));
    }

    void readSeats() {
        const Value& seats = member("seats", Value::Kind::List);
        const auto count = static_cast<int>(seats.items.size());
        if (count < game_->minSeats() || count > game_->maxSeats())
            fail(Complaint::WrongSeats, seats.line,
                 {std::to_string(count), std::to_string(game_->minSeats()),
                  std::to_string(game_->maxSeats())});
        setup_.seats = count;
        for (const Value& seat : seats.items) {
            if (!seat.isMap()) fail(Complaint::WrongKind, seat.line, {"seats"});
            Player player;
            for (const Value& item : seat.items) {
                if (item.name == "shield") {
                    if (!item.isNumber() || item.number >= kMaxSeats)
                        fail(Complaint::WrongKind, item.line, {item.name});
                    player.shield = static_cast<int>(item.number);
                    continue;
                }
                if (item.name != "name" && item.name != "bot")
                    fail(Complaint::UnknownKey, item.line, {item.name});
                if (!item.isText()) fail(Complaint::WrongKind, item.line, {item.name});
                (item.name == "name" ? player.name : player.bot) = item.text;
                if (item.name == "bot") {
                    player.isBot = true;
                    if (!botFromText(item.text)) fail(Complaint::UnknownBot, item.line, {item.text});
                }
            }
            if (player.name.empty()) fail(Complaint::BadName, seat.line);
            players_.push_back(std::move(player));
        }
    }

    Match begin() const {
        const Value* position = root_.find("position");
        if (position == nullptr) return Match(*game_, setup_, players_, seed_, undo_);
        if (!position->isMap()) fail(Complaint::WrongKind, position->line, {"position"});
        Mistakes mistakes;
        auto state = game_->readPosition(setup_, *position, seed_, mistakes);
        if (state == nullptr) fail(Complaint::BadPosition, mistakes.front());
        return Match(std::move(state), players_, seed_, undo_);
    }

    void readMoves(Match& match) const {
        for (const Value& item : member("moves", Value::Kind::List).items) {
            if (!item.isText()) fail(Complaint::WrongKind, item.line, {"moves"});
            const auto move = match.state().fromText(item.text);
            if (!move) fail(Complaint::NotAMove, item.line, {item.text});
            if (match.isOver()) fail(Complaint::MoveAfterEnd, item.line, {item.text});
            if (const Verdict verdict = match.play(*move); !verdict)
                fail(Complaint::IllegalMove, item.line, {item.text}, verdict.clause().id());
        }
    }

    void readResult(const Match& match) const {
        const Value* result = root_.find("result");
        if (result == nullptr) return;
        if (!result->isMap()) fail(Complaint::WrongKind, result->line, {"result"});
        if (!match.isOver() || !agrees(*result, match.state())) fail(Complaint::WrongResult, result->line);
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
    std::optional<Problem> broken_; ///< the text could not be read beyond this
    const GameInfo* game_ = nullptr;
    Setup setup_;
    std::vector<Player> players_;
    Seed seed_ = 0;
    UndoRule undo_ = UndoRule::Fair;
};

} // namespace

std::string recordHead(const Match& match) {
    const GameInfo& game = match.game();
    std::string text = "{\n  \"format\": " + jsonText(kFormat) +
                       ",\n  \"version\": " + std::to_string(kRecordVersion) +
                       ",\n  \"game\": " + jsonText(game.id()) + ",\n";
    std::string options;
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        const OptionSpec& option = game.options()[i];
        if (const OptionValue value = optionOf(match.setup(), i); value != 0)
            joinTo(options, jsonText(option.name) + ": " + jsonText(option.values[value]), ", ");
    }
    text += "  \"options\": {" + options + "},\n";
    if (const rampage::Deck* deck = match.setup().deck)
        text += "  \"deck\": " + writeDeck(*deck, "  ") + ",\n";
    text += "  \"seats\": [\n";
    for (std::size_t seat = 0; seat < match.players().size(); ++seat) {
        const Player& player = match.players()[seat];
        text += "    {\"name\": " + jsonText(player.name);
        if (player.isBot) text += ", \"bot\": " + jsonText(player.bot);
        if (player.shield >= 0) text += ", \"shield\": " + std::to_string(player.shield);
        text += seat + 1 < match.players().size() ? "},\n" : "}\n";
    }
    text += "  ],\n  \"seed\": " + std::to_string(match.seed()) +
            ",\n  \"undo\": " + (match.undoRule() == UndoRule::Fair ? "\"fair\"" : "\"practice\"") + ",\n";
    const GameState& first = match.stateAt(0);
    if (!first.equals(*game.start(match.setup()))) {
        const Value position = toValue(first.describe(), game.words(match.setup()));
        text += "  \"position\": {\n";
        for (std::size_t i = 0; i < position.items.size(); ++i)
            text += "    " + jsonText(position.items[i].name) + ": " + writeJson(position.items[i]) +
                    (i + 1 < position.items.size() ? ",\n" : "\n");
        text += "  },\n";
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

Loaded readRecord(std::string_view text) { return Reader(readJson(text)).read(); }

} // namespace drawbridge
