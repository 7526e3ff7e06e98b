// SPDX-License-Identifier: GPL-3.0-or-later
// What the scene of a new game says and lists of what is chosen.
#include "faces/beasts.h"
#include "layout/tablelayout.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "rooms/newgame/newgamechoice.h"
#include "table/tableview.h"
#include "text/balance.h"
#include "text/botlevels.h"
#include "text/fairness.h"
#include "text/gamesheet.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/oneline.h"
#include "text/seriestext.h"

#include <QLocale>

#include <algorithm>

namespace drawbridge {

namespace {

/// From 1, the weakest; 0 for a bot with a budget of its own.
int crownsOf(std::string_view bot) {
    const auto all = levels();
    const auto found = std::ranges::find(all, bot, &Level::name);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

bool saysOn(std::string_view value) { return value == "on" || value == "yes"; }
bool saysOff(std::string_view value) { return value == "off" || value == "no"; }

/// Whether the first of two values says "on".
bool isOnAtFirst(const OptionSpec& option) { return saysOn(option.values[0]) && saysOff(option.values[1]); }
bool isOnOrOff(const OptionSpec& option) {
    return isOnAtFirst(option) || (saysOff(option.values[0]) && saysOn(option.values[1]));
}

QVariantMap presetRow(const QString& id, const QString& name, const QString& help, bool chosen) {
    return {{QStringLiteral("id"), id},
            {QStringLiteral("name"), name},
            {QStringLiteral("help"), help},
            {QStringLiteral("chosen"), chosen}};
}

/// Side by side, their middle at 0.
QVariantList piecesOf(const GameSheet& sheet, const GameSheet::Rows& rows) {
    constexpr double card = 88.0 / 63;
    QVariantList pieces;
    for (const GameSheet::Row& row : rows)
        for (qsizetype piece = 0; piece < row.faces.size(); ++piece) {
            const double fromMiddle = double(piece) - double(row.faces.size() - 1) / 2;
            pieces.append(QVariantMap{{QStringLiteral("face"), row.faces[piece]},
                                      {QStringLiteral("x"), fromMiddle * row.apart},
                                      {QStringLiteral("y"), row.y},
                                      {QStringLiteral("w"), row.width},
                                      {QStringLiteral("tall"), sheet.hasTiles ? 1 : card}});
        }
    return pieces;
}

QVariantMap pieceOf(const GameSheet::PicturePart& part) {
    return {{QStringLiteral("face"), part.face}, {QStringLiteral("mark"), part.mark},
            {QStringLiteral("x"), part.x},       {QStringLiteral("y"), part.y},
            {QStringLiteral("w"), part.width},   {QStringLiteral("tall"), part.tall},
            {QStringLiteral("lean"), part.lean}, {QStringLiteral("faint"), part.isFaint},
            {QStringLiteral("turn"), 0}};
}

/// The squares of a castle as the pieces that lie on them, which leave no gaps.
QVariantList castleOf(const GameSheet::PicturePart& part, Heap castle) {
    constexpr double over = 0.4;
    std::ranges::sort(castle.spots, {},
                      [](const HeapSpot& spot) { return std::pair(spot.rect.y(), spot.rect.x()); });
    QVariantList pieces;
    for (qsizetype square = 0; square < std::min(part.squares.size(), castle.spots.size()); ++square) {
        if (part.squares[square].isEmpty()) continue;
        const HeapSpot& spot = castle.spots[square];
        QVariantMap piece = pieceOf(part);
        piece[QStringLiteral("face")] = part.squares[square];
        piece[QStringLiteral("x")] = part.x + spot.rect.x() * part.width;
        piece[QStringLiteral("y")] = part.y + spot.rect.y() * part.width;
        piece[QStringLiteral("w")] = part.width + over;
        piece[QStringLiteral("turn")] = spot.turn;
        pieces.append(piece);
    }
    return pieces;
}

} // namespace

QVariantList NewGameChoice::games() const {
    QVariantList result;
    for (const GameInfo* game : allGames()) {
        if (!TableView::canShow(toQString(game->id()))) continue;
        const GameText& text = textFor(game->id());
        result.append(QVariantMap{{QStringLiteral("id"), toQString(game->id())},
                                  {QStringLiteral("name"), text.gameName()},
                                  {QStringLiteral("tagline"), text.tagline()},
                                  {QStringLiteral("cover"), sheetOf(game->id()).box.cover}});
    }
    return result;
}

QString NewGameChoice::gameId() const { return toQString(game_->id()); }
QString NewGameChoice::gameName() const { return textFor(game_->id()).gameName(); }
QString NewGameChoice::tagline() const { return textFor(game_->id()).tagline(); }

QSize NewGameChoice::cover() const { return sheetOf(game_->id()).box.cover; }
QColor NewGameChoice::clothByDay() const { return {sheetOf(game_->id()).cloth.byDay}; }
QColor NewGameChoice::clothByNight() const { return {sheetOf(game_->id()).cloth.byNight}; }
QColor NewGameChoice::mat() const { return {sheetOf(game_->id()).cloth.mat}; }

QVariantList NewGameChoice::before() const {
    const GameSheet& sheet = sheetOf(game_->id());
    QVariantList all;
    for (const GameSheet::Rows& rows : sheet.seats) all.append(QVariant(piecesOf(sheet, rows)));
    return all;
}

QVariantList NewGameChoice::middle() const {
    const GameSheet& sheet = sheetOf(game_->id());
    return piecesOf(sheet, sheet.middle);
}

QVariantMap NewGameChoice::pictures() const {
    RoomPile grid;
    grid.info.kind = PileKind::Grid;
    const Heap castle = arrangementOf(gameId())->heap(grid);
    QVariantMap all;
    for (const auto& [name, parts] : sheetOf(game_->id()).variants) {
        QVariantList pieces;
        for (const GameSheet::PicturePart& part : parts)
            pieces += part.squares.isEmpty() ? QVariantList{pieceOf(part)} : castleOf(part, castle);
        all[name] = pieces;
    }
    return all;
}

QString NewGameChoice::facts() const {
    const int fewest = game_->minSeats();
    const int most = game_->maxSeats();
    const QString players =
        fewest == most ? tr("For %n player(s)", nullptr, most)
                       //: How many can play a game; %1 and %2 are numbers
                       : tr("%1 to %2 players").arg(QLocale().toString(fewest), QLocale().toString(most));
    return inOneLine({players, textFor(game_->id()).lasts()});
}

QString NewGameChoice::fairness() const { return drawbridge::fairness(*game_, setup()); }

QString NewGameChoice::fairnessWith(int seat, int number) const {
    Setup with = wanted_;
    const std::vector<std::size_t> own = seatOptions(*game_);
    drawbridge::setOption(with, *findOption(*game_, kFactionsOption), 1);
    drawbridge::setOption(with, own[static_cast<std::size_t>(seat)], static_cast<OptionValue>(number));
    return drawbridge::fairness(*game_, with);
}

QString NewGameChoice::learnOffer() const { return textFor(game_->id()).learnOffer(); }

SeatPlate NewGameChoice::seatRow(int seat) const {
    const Seating::Sitter& sitter = seating_.sitters()[static_cast<std::size_t>(seat)];
    const Player& player = sitter.player;
    const Setup chosen = setup();
    const bool late = seat + lateSeats(*game_, chosen) >= seating_.count();
    QString faction;
    QString picture;
    if (const auto factions = findOption(*game_, kFactionsOption);
        factions && optionOf(chosen, *factions) != 0) {
        const auto card =
            textFor(game_->id()).valueCard(game_->options()[seatOptions(*game_).front()], factionOf(seat));
        //: Of a faction: which is not known yet
        faction = card ? card->name : tr("picked in the game");
        if (card) picture = card->picture;
    }
    const QString name = toQLine(player.name);
    const QString level = player.isBot ? botName(player.bot) : QString();
    //: A place at the table, spoken. %1 is its number, %2 a name, %3 the strength of a bot ("Squire")
    QString spoken = player.isBot ? tr("Seat %1: %2, bot, %3").arg(QLocale().toString(seat + 1), name, level)
                                  //: The same of a person
                                  : tr("Seat %1: %2").arg(QLocale().toString(seat + 1), name);
    QStringList parts{spoken};
    if (!faction.isEmpty()) parts.append(faction);
    if (late) parts.append(tr("joins late"));
    const auto [won, played] =
        player.isBot ? recordAgainst(QString::fromStdString(player.bot)) : std::pair<int, int>();
    QString record;
    if (played > 0) {
        //: On the plate of a bot, below its strength: %n is how many matches have been played against that
        //: strength, %1 how many of them the reader has won
        record = tr("You won %1 of %n", nullptr, played).arg(QLocale().toString(won));
        parts.append(record);
    }
    return {sitter.key,
            seat,
            name,
            seating_.isProposed(seat),
            player.isBot,
            QString::fromStdString(player.bot),
            level,
            player.isBot ? crownsOf(player.bot) : 0,
            player.isBot ? botHelp(player.bot) : QString(),
            QString::fromStdString(player.person),
            player.isBot ? beastOf(name) : QString(),
            seating_.shieldOf(seat),
            late,
            faction,
            picture,
            QLocale().createSeparatedList(parts),
            record};
}

QVariantList NewGameChoice::levelRows() const {
    QVariantList result;
    for (const Level& level : levels()) {
        const QString name = botName(level.name);
        const auto [won, played] = recordAgainst(toQString(level.name));
        result.append(
            QVariantMap{{QStringLiteral("id"), toQString(level.name)},
                        {QStringLiteral("name"), name},
                        {QStringLiteral("help"), botHelp(level.name)},
                        {QStringLiteral("measured"), measuredStrength(game_->id(), level.name, seatCount())},
                        {QStringLiteral("record"), ownRecord(level.name, won, played)},
                        {QStringLiteral("crowns"), crownsOf(level.name)},
                        {QStringLiteral("letter"), name.left(1).toUpper()}});
    }
    return result;
}

QVariantList NewGameChoice::peopleRows() const {
    QVariantList result;
    for (const Person& person : seating_.people()) {
        const bool seated = std::ranges::any_of(seating_.sitters(), [&](const Seating::Sitter& sitter) {
            return sitter.player.person == person.id.toStdString();
        });
        result.append(QVariantMap{{QStringLiteral("id"), person.id},
                                  {QStringLiteral("name"), toQLine(person.name.toStdString())},
                                  {QStringLiteral("shield"), person.shield},
                                  {QStringLiteral("seated"), seated}});
    }
    return result;
}

QVariantMap NewGameChoice::variantRow(std::size_t option) const {
    const OptionSpec& spec = game_->options()[option];
    const GameText& text = textFor(game_->id());
    const Setup chosen = setup();
    const Verdict now = game_->check(chosen);
    QVariantList values;
    for (int value = 0; value < static_cast<int>(spec.values.size()); ++value) {
        const bool isChosen = optionOf(chosen, option) == value;
        const Verdict verdict = verdictOn(option, static_cast<OptionValue>(value));
        // What is wrong anyway is no fault of the value; and a deck can be chosen when it is asked for.
        const bool isFault = !isChosen && !verdict && (now || now.clause() != verdict.clause()) &&
                             option != game_->deckOption();
        const QString clause = isFault ? toQString(verdict.clause().id()) : QString();
        Setup changed = chosen;
        drawbridge::setOption(changed, option, static_cast<OptionValue>(value));
        values.append(QVariantMap{
            {QStringLiteral("value"), value},
            {QStringLiteral("name"), text.optionValue(spec, value)},
            {QStringLiteral("picture"), toQString(spec.name) + QLatin1Char('=') +
                                            toQString(spec.values[static_cast<std::size_t>(value)])},
            {QStringLiteral("chosen"), isChosen},
            {QStringLiteral("help"), text.valueHelp(spec, value)},
            {QStringLiteral("why"), isFault ? text.sentence(changed, verdict) : QString()},
            {QStringLiteral("clause"), clause},
            {QStringLiteral("number"), text.clauseNumber(clause)}});
    }
    return {{QStringLiteral("option"), static_cast<int>(option)},
            {QStringLiteral("name"), text.optionName(spec)},
            {QStringLiteral("help"), text.optionHelp(spec)},
            {QStringLiteral("values"), values}};
}

QVariantList NewGameChoice::variants() const {
    QVariantList result;
    for (const std::string& name : sheetOf(game_->id()).pictures)
        if (const auto option = findOption(*game_, name)) result.append(variantRow(*option));
    return result;
}

QVariantMap NewGameChoice::switchRow(std::size_t option) const {
    const OptionSpec& spec = game_->options()[option];
    const GameText& text = textFor(game_->id());
    const Setup chosen = setup();
    const QString tipping = tips(Balance::bundled(), *game_, chosen, option);
    QStringList answers;
    if (!isOnOrOff(spec)) answers << text.optionValue(spec, 0) << text.optionValue(spec, 1);
    return {{QStringLiteral("option"), static_cast<int>(option)},
            {QStringLiteral("name"), text.optionName(spec)},
            {QStringLiteral("answers"), answers},
            {QStringLiteral("help"),
             tipping.isEmpty() ? text.optionHelp(spec) : text.optionHelp(spec) + QLatin1Char('\n') + tipping},
            {QStringLiteral("on"), (optionOf(chosen, option) != 0) != isOnAtFirst(spec)},
            {QStringLiteral("applies"), game_->applies(chosen, option)}};
}

QVariantList NewGameChoice::switches() const {
    QVariantList result;
    for (const std::string& name : sheetOf(game_->id()).switches)
        if (const auto option = findOption(*game_, name)) result.append(switchRow(*option));
    return result;
}

QVariantList NewGameChoice::presets() const {
    const GameText& text = textFor(game_->id());
    const Setup chosen = setup();
    const RulePreset* now = presetOf(*game_, chosen);
    const bool printed = differences(*game_, chosen).empty();
    const bool isOwn = !printed && now == nullptr;
    //: A set of house rules: none
    QVariantList result{
        presetRow(toQString(kPrinted), tr("As printed"), tr("The game as its rules have it."), printed)};
    for (const RulePreset& preset : text.presets())
        result.append(presetRow(toQString(preset.id), text.presetName(preset), text.presetHelp(preset),
                                &preset == now));
    if (isOwn || !ownRules_.empty())
        //: A set of house rules that somebody has put together
        result.append(presetRow(QStringLiteral("own"), tr("Your own"),
                                tr("Your own selection of house rules."), isOwn));
    return result;
}

QVariantList NewGameChoice::seriesKinds() const {
    //: Not a series of matches
    QVariantList kinds{presetRow(QStringLiteral("0"), tr("One match"), tr("It stands alone."), !isSeries())};
    for (const int first : {2, 3, 5})
        //: A series of matches: %1 is how many one has to win
        kinds.append(presetRow(QString::number(first), tr("First to %1").arg(QLocale().toString(first)),
                               tr("The series goes to whoever has won so many matches first."),
                               series_.first == first));
    return kinds;
}

int NewGameChoice::questions() const {
    return static_cast<int>(std::ranges::count(game_->options(), OptionRole::HouseRule, &OptionSpec::role));
}

QString NewGameChoice::rulesLine() const {
    const Setup chosen = setup();
    const auto differing = static_cast<int>(differences(*game_, chosen).size());
    if (differing == 0) return tr("As printed.");
    if (const RulePreset* preset = presetOf(*game_, chosen))
        //: %1 is a set of house rules, "Party"; they answer %n questions otherwise than the printed rules
        return tr("%1: %n answer(s) differ.", nullptr, differing)
            .arg(textFor(game_->id()).presetName(*preset));
    return tr("%n answer(s) differ.", nullptr, differing);
}

QVariantList NewGameChoice::factions() const {
    QVariantList result;
    const std::vector<std::size_t> own = seatOptions(*game_);
    if (own.empty()) return result;
    const OptionSpec& spec = game_->options()[own.front()];
    for (int value = 0; value < static_cast<int>(spec.values.size()); ++value)
        if (const auto card = textFor(game_->id()).valueCard(spec, value))
            result.append(QVariantMap{{QStringLiteral("number"), value},
                                      {QStringLiteral("name"), card->name},
                                      {QStringLiteral("help"), card->help},
                                      {QStringLiteral("picture"), card->picture}});
    return result;
}

QString NewGameChoice::summary() const {
    const auto named = [this](int seat) {
        const Player& player = seating_.sitters()[static_cast<std::size_t>(seat)].player;
        const QString name = toQLine(player.name);
        //: A bot and its strength: "Baldwin (Squire)"
        return player.isBot ? tr("%1 (%2)").arg(name, botName(player.bot)) : name;
    };
    QStringList parts;
    const int seats = seating_.count();
    if (seats == 1)
        //: Who plays, of a game for one
        parts.append(tr("%1 alone").arg(named(0)));
    else if (seats == 2)
        //: Who plays, of a game for two
        parts.append(tr("%1 against %2").arg(named(0), named(1)));
    else
        parts.append(tr("%n at the table", nullptr, seats));
    const Setup chosen = setup();
    for (const std::string& name : sheetOf(game_->id()).pictures)
        if (const auto option = findOption(*game_, name); option && optionOf(chosen, *option) != 0) {
            const OptionSpec& spec = game_->options()[*option];
            parts.append(isSwitch(spec) ? textFor(game_->id()).optionName(spec)
                                        : textFor(game_->id()).optionValue(spec, optionOf(chosen, *option)));
        }
    for (const QVariant& row : presets())
        if (const QVariantMap preset = row.toMap(); preset[QStringLiteral("chosen")].toBool())
            parts.append(preset[QStringLiteral("name")].toString());
    if (isSeries()) parts.append(seriesWord(series_.first));
    //: Every move may be taken back
    if (practice_) parts.append(tr("practice"));
    parts.append(textFor(game_->id()).lasts());
    return inOneLine(parts);
}

QString NewGameChoice::problem() const {
    const Setup chosen = setup();
    if (const Verdict verdict = game_->check(chosen); !verdict)
        return textFor(game_->id()).sentence(chosen, verdict);
    if (const QString names = seating_.problem(); !names.isEmpty()) return names;
    return dealProblem(deal_);
}

QString NewGameChoice::problemClause() const {
    const Verdict verdict = game_->check(setup());
    return verdict ? QString() : toQString(verdict.clause().id());
}

QString NewGameChoice::problemNumber() const { return textFor(game_->id()).clauseNumber(problemClause()); }

} // namespace drawbridge
