// SPDX-License-Identifier: GPL-3.0-or-later
// The texts and lists of the New game scene.
#include "faces/beasts.h"
#include "layout/tablelayout.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "rooms/newgame/newgamechoice.h"
#include "table/tableview.h"
#include "text/balance.h"
#include "text/botlevels.h"
#include "text/gamesheet.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/oneline.h"
#include "text/seriestext.h"

#include <QLocale>

#include <algorithm>

namespace drawbridge {

namespace {

/// Level of a bot from 1, the weakest; 0: custom budget.
int crownsOf(std::string_view bot) {
    const auto all = levels();
    const auto found = std::ranges::find(all, bot, &Level::name);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
}

bool saysOn(std::string_view value) { return value == "on" || value == "yes"; }
bool saysOff(std::string_view value) { return value == "off" || value == "no"; }

/// Whether the first of two values is "on".
bool isOnAtFirst(const OptionSpec& option) { return saysOn(option.values[0]) && saysOff(option.values[1]); }
bool isOnOrOff(const OptionSpec& option) {
    return isOnAtFirst(option) || (saysOff(option.values[0]) && saysOn(option.values[1]));
}

/// A row of pieces centred at 0.
QList<DrawnPiece> piecesOf(const GameSheet& sheet, const GameSheet::Rows& rows) {
    constexpr double card = 88.0 / 63;
    QList<DrawnPiece> pieces;
    for (const GameSheet::Row& row : rows)
        for (qsizetype piece = 0; piece < row.faces.size(); ++piece) {
            const double fromMiddle = double(piece) - double(row.faces.size() - 1) / 2;
            pieces.append({.face = row.faces[piece],
                           .x = fromMiddle * row.apart,
                           .y = row.y,
                           .width = row.width,
                           .tall = sheet.hasTiles ? 1 : card});
        }
    return pieces;
}

DrawnPiece pieceOf(const GameSheet::PicturePart& part) {
    return {.face = part.face,
            .mark = part.mark,
            .x = part.x,
            .y = part.y,
            .width = part.width,
            .tall = part.tall,
            .lean = part.lean,
            .faint = part.isFaint};
}

/// The squares of a castle, slightly enlarged so that no gaps are left.
QList<DrawnPiece> castleOf(const GameSheet::PicturePart& part, Heap castle) {
    constexpr double over = 0.4;
    std::ranges::sort(castle.spots, {},
                      [](const HeapSpot& spot) { return std::pair(spot.rect.y(), spot.rect.x()); });
    QList<DrawnPiece> pieces;
    for (qsizetype square = 0; square < std::min(part.squares.size(), castle.spots.size()); ++square) {
        if (part.squares[square].isEmpty()) continue;
        const HeapSpot& spot = castle.spots[square];
        DrawnPiece piece = pieceOf(part);
        piece.face = part.squares[square];
        piece.x += spot.rect.x() * part.width;
        piece.y += spot.rect.y() * part.width;
        piece.width += over;
        piece.turn = spot.turn;
        pieces.append(piece);
    }
    return pieces;
}

/// The picture of a variant.
QList<DrawnPiece> pictureOf(std::string_view game, const QString& variant) {
    const auto& pictures = sheetOf(game).variants;
    const auto found = pictures.find(variant);
    if (found == pictures.end()) return {};
    LayoutPile grid;
    grid.info.kind = PileKind::Grid;
    const Heap castle = arrangementOf(toQString(game))->heap(grid);
    QList<DrawnPiece> pieces;
    for (const GameSheet::PicturePart& part : found->second)
        pieces += part.squares.isEmpty() ? QList{pieceOf(part)} : castleOf(part, castle);
    return pieces;
}

OfferedGame offered(const GameInfo& game) {
    const GameText& text = textFor(game.id());
    return {toQString(game.id()), text.gameName(), text.tagline(), text.learnOffer(),
            sheetOf(game.id()).box.cover};
}

} // namespace

QList<OfferedGame> NewGameChoice::games() const {
    QList<OfferedGame> result;
    for (const GameInfo* game : allGames())
        if (TableView::canShow(toQString(game->id()))) result.append(offered(*game));
    return result;
}

OfferedGame NewGameChoice::game() const { return offered(*game_); }

QColor NewGameChoice::clothByDay() const { return {sheetOf(game_->id()).cloth.byDay}; }
QColor NewGameChoice::clothByNight() const { return {sheetOf(game_->id()).cloth.byNight}; }
QColor NewGameChoice::mat() const { return {sheetOf(game_->id()).cloth.mat}; }

QList<SeatGround> NewGameChoice::before() const {
    const GameSheet& sheet = sheetOf(game_->id());
    QList<SeatGround> all;
    for (const GameSheet::Rows& rows : sheet.seats) all.append({piecesOf(sheet, rows)});
    return all;
}

QList<DrawnPiece> NewGameChoice::middle() const {
    const GameSheet& sheet = sheetOf(game_->id());
    return piecesOf(sheet, sheet.middle);
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
    if (seat < 0) return {};
    Setup with = wanted_;
    const std::vector<std::size_t> own = seatOptions(*game_);
    drawbridge::setOption(with, *findOption(*game_, kFactionsOption), 1);
    drawbridge::setOption(with, own[static_cast<std::size_t>(seat)], static_cast<OptionValue>(number));
    return drawbridge::fairness(*game_, with);
}

SeatPlate NewGameChoice::seat(int number) const {
    const Seating::Sitter& sitter = seating_.sitters()[static_cast<std::size_t>(number)];
    const Player& player = sitter.player;
    const Setup chosen = setup();
    SeatPlate row{.key = sitter.key,
                  .name = toQLine(player.name),
                  .proposed = seating_.isProposed(number),
                  .isBot = player.isBot,
                  .person = QString::fromStdString(player.person),
                  .shield = seating_.shieldOf(number),
                  .inHand = sitter.inHand,
                  .late = number + lateSeats(*game_, chosen) >= seating_.count(),
                  .faction = factionOf(number)};
    if (row.isBot) {
        row.level = QString::fromStdString(player.bot);
        row.levelName = botName(player.bot);
        row.crowns = crownsOf(player.bot);
        row.portrait = beastOf(row.name);
        if (const auto [won, played] = recordAgainst(row.level); played > 0)
            //: On the plate of a bot, below its strength: %n is how many matches have been played against
            //: that strength, %1 how many of them the reader has won
            row.record = tr("You won %1 of %n", nullptr, played).arg(QLocale().toString(won));
    }
    const QString place = QLocale().toString(number + 1);
    //: A place at the table, spoken. %1 is its number, %2 a name, %3 the strength of a bot ("Squire")
    QStringList parts{row.isBot ? tr("Seat %1: %2, bot, %3").arg(place, row.name, row.levelName)
                                //: The same of a person
                                : tr("Seat %1: %2").arg(place, row.name)};
    if (const auto factions = findOption(*game_, kFactionsOption);
        factions && optionOf(chosen, *factions) != 0) {
        const auto card =
            textFor(game_->id()).valueCard(game_->options()[seatOptions(*game_).front()], row.faction);
        //: Of a faction: which is not known yet
        row.factionName = card ? card->name : tr("picked in the game");
        parts.append(row.factionName);
    }
    if (row.inHand) parts.append(tr("in somebody’s hand"));
    if (row.late) parts.append(tr("joins late"));
    if (!row.record.isEmpty()) parts.append(row.record);
    row.spoken = QLocale().createSeparatedList(parts);
    return row;
}

QList<LevelRow> NewGameChoice::levelRows() const {
    QList<LevelRow> result;
    for (const Level& level : levels()) {
        const auto [won, played] = recordAgainst(toQString(level.name));
        result.append({.id = toQString(level.name),
                       .name = botName(level.name),
                       .help = botHelp(level.name),
                       .measured = measuredStrength(game_->id(), level.name, seatCount()),
                       .record = ownRecord(level.name, won, played),
                       .crowns = crownsOf(level.name)});
    }
    return result;
}

QList<PersonRow> NewGameChoice::peopleRows() const {
    QList<PersonRow> result;
    for (const Person& person : seating_.people())
        result.append({person.id, toQLine(person.name.toStdString()), person.shield});
    return result;
}

VariantRow NewGameChoice::variantRow(std::size_t option) const {
    const OptionSpec& spec = game_->options()[option];
    const GameText& text = textFor(game_->id());
    const Setup chosen = setup();
    const Verdict now = game_->check(chosen);
    VariantRow row{.option = static_cast<int>(option), .name = text.optionName(spec)};
    for (int value = 0; value < static_cast<int>(spec.values.size()); ++value) {
        VariantValue way{.id = toQString(spec.name) + QLatin1Char('=') +
                               toQString(spec.values[static_cast<std::size_t>(value)]),
                         .name = text.optionValue(spec, value),
                         .help = text.valueHelp(spec, value),
                         .chosen = optionOf(chosen, option) == value};
        way.picture = pictureOf(game_->id(), way.id);
        const Verdict verdict = verdictOn(option, static_cast<OptionValue>(value));
        // No fault of the value if the current choice fails by the same clause. A deck is asked for later.
        if (!way.chosen && !verdict && (now || now.clause() != verdict.clause()) &&
            option != game_->deckOption()) {
            Setup changed = chosen;
            drawbridge::setOption(changed, option, static_cast<OptionValue>(value));
            way.why = text.sentence(changed, verdict);
            way.clause = toQString(verdict.clause().id());
            way.number = text.clauseNumber(way.clause);
        }
        row.values.append(way);
    }
    return row;
}

QList<VariantRow> NewGameChoice::variantRows() const {
    QList<VariantRow> result;
    for (const std::string& name : sheetOf(game_->id()).pictures)
        if (const auto option = findOption(*game_, name)) result.append(variantRow(*option));
    return result;
}

SwitchRow NewGameChoice::switchRow(std::size_t option) const {
    const OptionSpec& spec = game_->options()[option];
    const GameText& text = textFor(game_->id());
    const Setup chosen = setup();
    SwitchRow row{.option = static_cast<int>(option),
                  .name = text.optionName(spec),
                  .help = text.optionHelp(spec),
                  .on = (optionOf(chosen, option) != 0) != isOnAtFirst(spec),
                  .applies = game_->applies(chosen, option)};
    if (!isOnOrOff(spec)) row.answers = {text.optionValue(spec, 0), text.optionValue(spec, 1)};
    if (const QString tipping = tips(Balance::bundled(), *game_, chosen, option); !tipping.isEmpty())
        row.help += QLatin1Char('\n') + tipping;
    return row;
}

QList<SwitchRow> NewGameChoice::switchRows() const {
    QList<SwitchRow> result;
    for (const std::string& name : sheetOf(game_->id()).switches)
        if (const auto option = findOption(*game_, name)) result.append(switchRow(*option));
    return result;
}

QList<NamedChoice> NewGameChoice::presetRows() const {
    const GameText& text = textFor(game_->id());
    const Setup chosen = setup();
    const RulePreset* now = presetOf(*game_, chosen);
    const bool isUsual = differences(*game_, chosen).empty();
    const bool isOwn = !isUsual && now == nullptr;
    //: A set of house rules: none
    QList<NamedChoice> result{
        {toQString(kUsualRules), tr("The usual rules"), tr("The game as its rules have it."), isUsual}};
    for (const RulePreset& preset : text.presets())
        result.append(
            {toQString(preset.id), text.presetName(preset), text.presetHelp(preset), &preset == now});
    if (isOwn || !ownRules_.empty())
        //: A set of house rules that somebody has put together
        result.append(
            {QStringLiteral("own"), tr("Your own"), tr("Your own selection of house rules."), isOwn});
    return result;
}

QList<NamedChoice> NewGameChoice::seriesRows() const {
    //: Not a series of matches
    QList<NamedChoice> kinds{{QStringLiteral("0"), tr("One match"), tr("It stands alone."), !isSeries()}};
    for (const int first : {2, 3, 5})
        //: A series of matches: %1 is how many one has to win
        kinds.append({QString::number(first), tr("First to %1").arg(QLocale().toString(first)),
                      tr("The series goes to whoever has won so many matches first."),
                      series_.first == first});
    return kinds;
}

int NewGameChoice::questions() const {
    return static_cast<int>(std::ranges::count(game_->options(), OptionRole::HouseRule, &OptionSpec::role));
}

QString NewGameChoice::rulesLine() const {
    const Setup chosen = setup();
    const auto differing = static_cast<int>(differences(*game_, chosen).size());
    if (differing == 0) return tr("The usual rules.");
    if (const RulePreset* preset = presetOf(*game_, chosen))
        //: %1 is a set of house rules, "Party"; they answer %n questions otherwise than the usual rules
        return tr("%1: %n answer(s) differ.", nullptr, differing)
            .arg(textFor(game_->id()).presetName(*preset));
    return tr("%n answer(s) differ.", nullptr, differing);
}

QList<FactionRow> NewGameChoice::factions() const {
    QList<FactionRow> result;
    const std::vector<std::size_t> own = seatOptions(*game_);
    if (own.empty()) return result;
    const OptionSpec& spec = game_->options()[own.front()];
    for (int number = 1; number < static_cast<int>(spec.values.size()); ++number)
        if (const auto card = textFor(game_->id()).valueCard(spec, number))
            result.append({card->name, card->help, card->picture});
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
    for (const NamedChoice& preset : presetRows())
        if (preset.chosen) parts.append(preset.name);
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
    if (const auto names = seating_.checkNames(); !names) return names.problem().text();
    const auto deal = dealFrom(deal_);
    return deal ? QString() : deal.problem().text();
}

QString NewGameChoice::problemClause() const {
    const Verdict verdict = game_->check(setup());
    return verdict ? QString() : toQString(verdict.clause().id());
}

QString NewGameChoice::problemNumber() const { return textFor(game_->id()).clauseNumber(problemClause()); }

} // namespace drawbridge
