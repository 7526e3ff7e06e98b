// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/gametext.h"

#include "text/book/rulebook.h"
#include "text/caleira/caleiratext.h"
#include "text/castles/castlestext.h"
#include "text/keep/keeptext.h"
#include "text/rampage/rampagetext.h"
#include "text/wars/warstext.h"

#include <QCoreApplication>

namespace drawbridge {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::GameText)
};

} // namespace

CardPage GameText::cardPage(const Setup& setup, Face face) const {
    CardPage page;
    page.name = faceNameIn(setup, face);
    page.meaning = effectText(face);
    page.namedAs = QStringList{page.name};
    return page;
}

QString GameText::spotName(const PileInfo& pile, int place, const QStringList& names, Seat reader) const {
    const QString square = placeName(pile, place);
    if (square.isEmpty()) return pileNameFor(pile, names, reader);
    //: A square of a grid, spoken: %1 is "north-west corner", %2 "Anna's castle".
    return Words::tr("%1 of %2").arg(square, pileNameFor(pile, names, reader));
}

int GameText::readingRank(const PileInfo&, int place) const { return place; }

QString GameText::counted(int pieces) const { return Words::tr("%n tile(s)", "", pieces); }

QString GameText::endingLine(const Seen& seen, const QStringList& names) const {
    const QString counted = tally(seen, names);
    const QString end = ending(seen, names);
    //: The end of a game: %1 is "Anna wins.", %2 is "Anna 8 points and Bert 7 points".
    return counted.isEmpty() ? end : Words::tr("%1 %2.").arg(end, counted);
}

QString GameText::valueHelp(const OptionSpec&, int) const { return {}; }
Clause GameText::valueClause(const OptionSpec&, int) const { return {}; }

QString GameText::optionName(const OptionSpec& option) const {
    const OptionWords* words = wordsOf(option);
    return words != nullptr ? translated(words->name.words) : toQString(option.name);
}

QString GameText::optionValue(const OptionSpec& option, int value) const {
    const OptionWords* words = wordsOf(option);
    if (words == nullptr || value < 0 || value >= static_cast<int>(option.values.size())) return {};
    const auto index = static_cast<std::size_t>(value);
    if (words->values.front().words == nullptr) return toQString(option.values[index]);
    return translated(words->values[index].words);
}

QString GameText::optionHelp(const OptionSpec& option) const {
    const OptionWords* words = wordsOf(option);
    return words != nullptr ? translated(words->help.words) : QString();
}

const OptionWords* GameText::wordsOf(const OptionSpec& option) const {
    const auto specs = findGame(gameId().toStdString())->options();
    for (std::size_t index = 0; index < specs.size(); ++index)
        if (specs[index].name == option.name) return &optionWords()[index];
    return nullptr;
}

QString GameText::plainSentence(std::span<const PlainSentence> sentences, Clause clause) const {
    for (const PlainSentence& plain : sentences)
        if (plain.clause == clause) return translated(plain.text.words);
    return clauseText(toQString(clause.id()));
}

QString GameText::clauseText(QStringView clauseId) const {
    const Rule* rule = RuleBook::forGame(gameId()).find(clauseId);
    return rule != nullptr ? rule->text : QString();
}

QString GameText::clauseTitle(QStringView clauseId) const {
    const Rule* rule = RuleBook::forGame(gameId()).find(clauseId);
    return rule != nullptr ? rule->title : QString();
}

const GameText& textFor(std::string_view gameId) {
    static const KeepText keep;
    static const CaleiraText caleira;
    static const RampageText rampage;
    static const WarsText wars;
    static const CastlesText castles;
    // A further game adds its line here.
    if (gameId == "castles-of-caleira") return caleira;
    if (gameId == "castle-rampage") return rampage;
    if (gameId == "castle-wars") return wars;
    if (gameId == "castles") return castles;
    Q_ASSERT(gameId == "castle-keep");
    return keep;
}

QString seatName(const QStringList& names, Seat seat) {
    if (seat < names.size() && !names[seat].isEmpty()) return names[seat];
    //: Stands for a player without a name; %1 is the number of the seat.
    return Words::tr("Player %1").arg(seat + 1);
}

QString waitingFor(const View& view, const QStringList& names) {
    const QString who = seatName(names, view.decider);
    return view.decider == view.turn ? Words::tr("It is %1's turn.").arg(who)
                                     //: In another one's turn.
                                     : Words::tr("%1 has something to decide.").arg(who);
}

QString botName(std::string_view bot) {
    //: The four levels of the bots, weakest first.
    if (bot == "page") return Words::tr("Page");
    if (bot == "squire") return Words::tr("Squire");
    if (bot == "knight") return Words::tr("Knight");
    if (bot == "monarch") return Words::tr("Monarch");
    return toQString(bot);
}

QString botHelp(std::string_view bot) {
    if (bot == "page") return Words::tr("Still learning: knows the rules and little else.");
    if (bot == "squire") return Words::tr("Plays with common sense, one move at a time.");
    if (bot == "knight") return Words::tr("Thinks some turns ahead and punishes mistakes.");
    if (bot == "monarch") return Words::tr("Thinks as long and as deep as time allows.");
    return {};
}

} // namespace drawbridge
