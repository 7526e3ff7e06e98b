// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/slide.h"

#include "core/json.h"
#include "core/readbudget.h"
#include "match/setup.h"

#include <utility>

namespace drawbridge {

namespace {

/// Who decides after all chance moves with a single outcome.
Seat deciderOf(const GameState& state) {
    const auto after = state.clone();
    for (MoveList list; after->decider() == kChance; after->apply(list.front())) {
        after->legalMoves(list);
        if (list.size() != 1) break;
    }
    return after->decider();
}

std::string inWords(Seat decider) {
    return isSeat(decider) ? seatText(decider) : jsonText(seatText(decider));
}

std::string listed(const std::vector<std::string>& texts) {
    Value list = Value::ofKind(Value::Kind::List);
    for (const std::string& text : texts) list.items.push_back(Value::ofText(text));
    return writeJson(list);
}

/// The position in words without redundant parts: those that would be read just so if left out.
Value shortest(const Arrangement& arrangement) {
    const auto read = [&](const Value& position) {
        Mistakes untold;
        return arrangement.game().readPosition(arrangement.setup(), position, 0, untold);
    };
    Value position = arrangement.value();
    const auto whole = read(position);
    for (std::size_t i = position.items.size(); whole != nullptr && i-- > 0;) {
        Value less = position;
        less.items.erase(less.items.begin() + static_cast<std::ptrdiff_t>(i));
        if (const auto same = read(less); same != nullptr && same->equals(*whole)) position = std::move(less);
    }
    return position;
}

/// The members of a scenario with its position, each on a line that begins with `indent`. `withWords`: with
/// texts and drawings.
std::string membersOf(const Slide& slide, const Value& lies, const std::string& indent, bool withWords) {
    const Arrangement& arrangement = slide.arrangement;
    const GameInfo& game = arrangement.game();
    const Setup& setup = arrangement.setup();
    std::string text;
    const auto add = [&](std::string_view name, const std::string& value) {
        joinTo(text, indent + jsonText(name) + ": " + value, ",\n");
    };
    const auto say = [&](std::string_view name, const std::string& words) {
        if (withWords && !words.empty()) add(name, jsonText(words));
    };
    add("game", jsonText(game.id()));
    say("title", slide.title);
    if (withWords && !slide.clauses.empty()) add("clause", listed(slide.clauses));
    say("tell", slide.tell);
    say("note", slide.note);
    add("seats", std::to_string(setup.seats));
    if (const std::string options = chosenOptions(game, setup); !options.empty())
        add("options", "{" + options + "}");
    if (setup.deck != nullptr) add("deck", game.writeDeck(*setup.deck, indent));
    std::string position;
    for (const Value& item : lies.items)
        joinTo(position, indent + "  " + jsonText(item.name) + ": " + writeJson(item), ",\n");
    add("position", "{\n" + position + "\n" + indent + "}");
    if (withWords && !slide.drawing.empty()) add("drawing", listed(slide.drawing));
    if (withWords && slide.hands != kAllHands)
        add("hands", isSeat(slide.hands) ? std::to_string(slide.hands + 1) : "\"closed\"");
    if (arrangement.state() == nullptr)
        add("impossible", "true");
    else if (withWords)
        add("expect", "{\"decider\": " + inWords(deciderOf(*arrangement.state())) + "}");
    return text;
}

} // namespace

std::optional<Slide> slideOf(const Scenario& scenario) {
    if (scenario.start == nullptr && !scenario.impossible) return {};
    constexpr Cost kOfTable{5000, 16384}; // of an arrangement with its description
    spend(kOfTable.steps, kOfTable.bytes);
    return Slide{scenario.start != nullptr ? Arrangement(*scenario.start)
                                           : Arrangement(*scenario.game, scenario.setup, *scenario.position),
                 scenario.title,
                 scenario.tell,
                 scenario.note,
                 scenario.clauses,
                 scenario.drawing,
                 scenario.hands};
}

std::string writeSlides(const std::vector<const Slide*>& slides) {
    if (slides.size() == 1)
        return "{\n" + membersOf(*slides.front(), slides.front()->arrangement.value(), "  ", true) + "\n}\n";
    std::string text;
    for (const Slide* slide : slides)
        joinTo(text, "    {\n" + membersOf(*slide, slide->arrangement.value(), "      ", true) + "\n    }",
               ",\n");
    return "{\n  \"scenarios\": [\n" + text + "\n  ]\n}\n";
}

std::string writePosition(const Arrangement& arrangement) {
    // Other line breaks are escaped.
    const std::string text = "{" + membersOf(Slide{arrangement}, shortest(arrangement), "", false) + "}";
    std::string line;
    bool breaks = false;
    for (const char letter : text) {
        breaks = letter == '\n' || (breaks && letter == ' ');
        if (letter == '\n')
            line += line.ends_with(',') ? " " : "";
        else if (!breaks)
            line += letter;
    }
    return line;
}

} // namespace drawbridge
