// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/gametext.h"

#include "bots/bot.h"
#include "match/match.h"
#include "text/book/rulebook.h"
#include "text/caleira/caleiratext.h"
#include "text/castles/castlestext.h"
#include "text/keep/keeptext.h"
#include "text/rampage/rampagetext.h"
#include "text/wars/warstext.h"
#include "text/wordbook.h"

#include <QLocale>

namespace drawbridge {

namespace {

bool hasValue(const OptionSpec& option, int value) {
    return value >= 0 && value < static_cast<int>(option.values.size());
}

} // namespace

QString isolated(const QString& name) {
    const QChar first(0x2068); // FIRST STRONG ISOLATE
    const QChar last(0x2069);  // POP DIRECTIONAL ISOLATE
    const bool isNeeded = QLocale().textDirection() == Qt::RightToLeft && !name.startsWith(first);
    return isNeeded ? first + name + last : name;
}

CardPage GameText::cardPage(const Setup& setup, Face face) const {
    CardPage page;
    page.name = faceNameIn(setup, face);
    page.meaning = effectText(face);
    page.namedAs = QStringList{page.name} + cardWord(setup, face, "called").split('\n', Qt::SkipEmptyParts);
    return page;
}

const GameInfo& GameText::game() const { return *findGame(gameId().toStdString()); }

QString GameText::word(std::initializer_list<std::string_view> path) const {
    return WordBook::forGame(gameId()).text(path);
}

QString GameText::wordOrShared(std::string_view list, std::string_view name) const {
    const QString own = word({list, name});
    return own.isEmpty() ? WordBook::forGame({}).text({list, name}) : own;
}

QString GameText::cardWord(const Setup& setup, Face face, std::string_view piece) const {
    return word({"cards", game().faceName(setup, face), piece});
}

QString GameText::sentence(const Setup& setup, const Verdict& verdict) const {
    if (verdict) return {};
    const QString said = reasonSentence(setup, verdict, verdict.reason());
    return said.isEmpty() ? clauseText(toQString(verdict.clause().id())) : said;
}

QString GameText::reasonSentence(const Setup& setup, const Verdict& verdict, std::uint8_t reason) const {
    const ReasonWords words = reasonWords(reason, verdict.value(ReasonValue::Count).value_or(0));
    const auto named = [&](std::size_t index) {
        const ReasonValue name = words.values[index];
        const std::uint8_t value = verdict.value(name).value_or(0);
        return name == ReasonValue::Reason ? reasonSentence(setup, verdict, value)
                                           : valueName(setup, name, value);
    };
    switch (words.values.size()) {
    case 0: return words.text;
    case 1: return words.text.arg(named(0));
    default: return words.text.arg(named(0), named(1));
    }
}

QString GameText::valueName(const Setup& setup, ReasonValue name, std::uint8_t value) const {
    switch (name) {
    case ReasonValue::Card:
    case ReasonValue::OtherCard: return faceNameIn(setup, static_cast<Face>(value));
    default: return QLocale().toString(int{value});
    }
}

QString GameText::pileNameFor(const PileInfo& pile, const QStringList& names, Seat reader) const {
    const QString own = isSeat(reader) && pile.owner == reader ? ownPileName(pile) : QString();
    return own.isEmpty() ? pileName(pile, names) : own;
}

QString GameText::spotName(const PileInfo& pile, int place, const QStringList& names, Seat reader) const {
    const QString square = placeName(pile, place);
    if (square.isEmpty()) return pileNameFor(pile, names, reader);
    //: A square of a grid, spoken: %1 is "north-west corner", %2 "Anna's castle".
    return tr("%1 of %2").arg(square, pileNameFor(pile, names, reader));
}

int GameText::readingRank(const PileInfo&, int place) const { return place; }

QString GameText::counted(int pieces) const { return tr("%n tile(s)", "", pieces); }

std::vector<Seat> GameText::winners(const Seen& seen) const {
    const Seat winner = seen.winner();
    return isSeat(winner) ? std::vector<Seat>{winner} : std::vector<Seat>{};
}

QString GameText::outcome(const Seen& seen, const QStringList& names, Seat self) const {
    if (!seen.ending) return {};
    const std::vector<Seat> won = winners(seen);
    if (won.empty() && seen.seats() > 1) return tr("A draw");
    if (won.empty())
        return self != 0
                   //: The end of a game: %1 is a player.
                   ? tr("%1 has lost").arg(seatName(names, 0))
                   : tr("You have lost");
    QStringList others;
    for (const Seat seat : won)
        if (seat != self) others.append(seatName(names, seat));
    const QString who = QLocale().createSeparatedList(others);
    const bool isMine = others.size() < static_cast<qsizetype>(won.size());
    if (won.size() == 1)
        //: The end of a game: %1 is a player.
        return isMine ? tr("You have won")
               : isSeat(self) && winsAlong(seen, self)
                   //: The end of a game, to a puppet: %1 is its master.
                   ? tr("You win along with %1").arg(who)
                   //: The end of a game: %1 is a player.
                   : tr("%1 has won").arg(who);
    //: The end of a game: %1 is a list of players.
    return isMine ? tr("You share the victory with %1").arg(who)
                  //: The end of a game: %1 is a list of players, two at least.
                  : tr("%1 share the victory").arg(who);
}

QString GameText::endingLine(const Seen& seen, const QStringList& names) const {
    const QString counted = tally(seen, names);
    const QString end = ending(seen, names);
    //: The end of a game: %1 is "Anna wins.", %2 is "Anna 8 points and Bert 7 points".
    return counted.isEmpty() ? end : tr("%1 %2.").arg(end, counted);
}

QString GameText::optionName(const OptionSpec& option) const {
    return word({"options", option.name, "name"});
}

QString GameText::optionHelp(const OptionSpec& option) const {
    return word({"options", option.role == OptionRole::Count ? "count" : option.name, "help"});
}

QString GameText::optionValue(const OptionSpec& option, int value) const {
    if (!hasValue(option, value)) return {};
    const std::string_view name = option.values[static_cast<std::size_t>(value)];
    const QString said = word({"options", option.name, "values", name});
    if (!said.isEmpty()) return said;
    bool isNumber = false; // numbers are shown as they are
    const int number = toQString(name).toInt(&isNumber);
    return isNumber ? QLocale().toString(number) : toQString(name);
}

QString GameText::valueHelp(const OptionSpec& option, int value) const {
    if (!hasValue(option, value)) return {};
    return word({"options", option.name, "valueHelp", option.values[static_cast<std::size_t>(value)]});
}

Clause GameText::valueClause(const OptionSpec&, int) const { return {}; }

WindowWords GameText::windowWords(std::size_t kind) const {
    const std::string_view name = game().windowKinds()[kind].name;
    return {word({"windows", name, "name"}), word({"windows", name, "help"})};
}

QString GameText::clauseText(QStringView clauseId) const {
    const Rule* rule = RuleBook::forGame(gameId()).find(clauseId);
    return rule != nullptr ? rule->text : QString();
}

QString GameText::clauseTitle(QStringView clauseId) const {
    const Rule* rule = RuleBook::forGame(gameId()).find(clauseId);
    return rule != nullptr ? rule->title : QString();
}

QString GameText::clauseNumber(QStringView clauseId) const {
    const Rule* rule = RuleBook::forGame(gameId()).find(clauseId);
    return rule != nullptr ? rule->number : clauseId.toString();
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
    if (!isSeat(seat)) return {};
    if (seat < names.size() && !names[seat].isEmpty()) return isolated(names[seat]);
    //: Stands for a player without a name; %1 is the number of the seat.
    return GameText::tr("Player %1").arg(seat + 1);
}

QStringList namesOf(const std::vector<Player>& players) {
    QStringList names;
    for (const Player& player : players) names << toQLine(player.name);
    return names;
}

QString waitingFor(const View& view, const QStringList& names) {
    const QString who = seatName(names, view.decider);
    return view.decider == view.turn ? GameText::tr("It is %1's turn.").arg(who)
                                     //: In another one's turn.
                                     : GameText::tr("%1 has something to decide.").arg(who);
}

QString botName(std::string_view bot) {
    const auto spec = botFromText(bot);
    for (const Level& level : levels())
        if (spec == level.bot) return WordBook::forGame({}).text({"levels", level.name, "name"});
    return toQString(bot);
}

QString botHelp(std::string_view bot) { return WordBook::forGame({}).text({"levels", bot, "help"}); }

} // namespace drawbridge
