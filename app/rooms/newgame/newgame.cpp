// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/newgame.h"

#include "library/freshplayers.h"
#include "library/matchfolder.h"
#include "match/gamestate.h"
#include "match/setup.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/numberread.h"
#include "text/settings.h"
#include "widgets/deckfile.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kSmallTable = 4;

QString folderOf(const GameInfo& game) { return QStringLiteral("newgame/") + toQString(game.id()); }

const QString kPerson = QStringLiteral("person");

/// A player as stored: "squire|Baldwin", "person|Bert", or "person:ID:3|Anna" with a profile or a chosen
/// shield.
QString toLine(const Player& player) {
    QString kind = player.isBot ? QString::fromStdString(player.bot) : kPerson;
    if (!player.isBot && (!player.person.empty() || player.shield >= 0))
        kind += ':' + QString::fromStdString(player.person) + ':' + QString::number(player.shield);
    return kind + '|' + QString::fromStdString(player.name);
}

bool fromLine(const QString& line, Player& player) {
    const auto bar = line.indexOf('|');
    if (bar <= 0 || bar + 1 >= line.size()) return false;
    const QStringList kind = line.left(bar).split(':');
    player.name = line.mid(bar + 1).toStdString();
    player.isBot = kind.front() != kPerson;
    if (player.isBot) {
        player.bot = line.left(bar).toStdString();
        return botFromText(player.bot).has_value();
    }
    if (kind.size() != 3) return true; // a guest
    player.person = kind[1].toStdString();
    bool isNumber = false;
    const int shield = kind[2].toInt(&isNumber);
    if (isNumber && shield >= 0 && shield < kMaxSeats) player.shield = shield;
    return true;
}

NewGame defaultGame(const GameInfo& game) {
    NewGame result;
    result.game = &game;
    // Games for many players start with more than two.
    const int proposed = game.maxSeats() > kSmallTable ? kSmallTable : 2;
    result.setup.seats = std::clamp(proposed, game.minSeats(), game.maxSeats());
    for (const OptionSpec& option : game.options()) result.setup.options.push_back(option.proposed);
    for (int seat = 0; seat < result.setup.seats; ++seat) {
        Player person;
        person.name = freshPersonName(result.players).toStdString();
        result.players.push_back(seat == 0 ? person : freshBot(result.players));
    }
    result.seed = freshSeed();
    return result;
}

/// The stored form of a choice, by key.
QVariantMap toldOf(const NewGame& choice) {
    QStringList players;
    for (const Player& player : choice.players) players << toLine(player);
    QStringList options;
    for (std::size_t index = 0; index < choice.setup.options.size(); ++index) {
        const OptionSpec& option = choice.game->options()[index];
        if (const OptionValue value = choice.setup.options[index])
            options << toQString(option.name) + '=' + toQString(option.values[value]);
    }
    QVariantMap told{{QStringLiteral("players"), players},
                     {QStringLiteral("hands"), int(choice.hands)},
                     {QStringLiteral("options"), options},
                     {QStringLiteral("practice"), choice.undo == UndoRule::Practice},
                     {QStringLiteral("series"), choice.series.first},
                     {QStringLiteral("loserBegins"), choice.series.loserBegins}};
    if (choice.game->deckOption()) told.insert(QStringLiteral("deck"), choice.deckFile);
    return told;
}

} // namespace

int lateSeats(const GameInfo& game, const Setup& setup) {
    const auto option = findOption(game, kLateJoiners);
    if (!option || !game.applies(setup, *option)) return 0;
    return toQString(game.options()[*option].values[optionOf(setup, *option)]).toInt();
}

OptionValue freeFaction(const GameInfo& game, const Setup& setup) {
    const std::vector<std::size_t> own = seatOptions(game);
    std::vector<OptionValue> open;
    for (OptionValue value = 1; value < game.options()[own.front()].values.size(); ++value)
        if (std::ranges::none_of(own, [&](std::size_t option) { return optionOf(setup, option) == value; }))
            open.push_back(value);
    return open[dice().bounded(static_cast<quint32>(open.size()))];
}

Result<Seed> dealFrom(const QString& typed) {
    if (typed.trimmed().isEmpty()) return Problem("deal-missing");
    if (const auto number = wholeNumberFrom(typed)) return Seed{*number};
    const auto plain = plainNumber(typed);
    const bool isWhole = plain && !plain->contains('.') && !plain->startsWith('-');
    return isWhole ? Problem("deal-too-large") : Problem("deal-no-number");
}

NewGame rememberedGame(const GameInfo& game) {
    const Settings settings;
    const QString folder = folderOf(game);
    NewGame result = defaultGame(game);

    std::vector<Player> players;
    for (const QString& line : settings.value(folder + QStringLiteral("/players")).toStringList()) {
        Player player;
        if (!fromLine(line, player)) return result;
        players.push_back(player);
    }
    Setup setup;
    setup.seats = static_cast<int>(players.size());
    setup.options.assign(game.options().size(), 0);
    for (const QString& line : settings.value(folder + QStringLiteral("/options")).toStringList()) {
        const auto sign = line.indexOf('=');
        for (std::size_t index = 0; index < game.options().size(); ++index) {
            const OptionSpec& option = game.options()[index];
            if (toQString(option.name) != line.left(sign)) continue;
            for (std::size_t value = 0; value < option.values.size(); ++value)
                if (toQString(option.values[value]) == line.mid(sign + 1))
                    setup.options[index] = static_cast<OptionValue>(value);
        }
    }
    QString deckFile;
    // The deck is read again: its file may have changed or be missing.
    if (const auto option = game.deckOption(); option && setup.options[*option] != 0) {
        deckFile = settings.value(folder + QStringLiteral("/deck")).toString();
        if (auto opened = openDeck(QApplication::activeWindow(), deckFile))
            useDeck(game, setup, rampage::internDeck(std::move(*opened)));
        else
            setup.options[*option] = 0;
    }
    if (setup.seats < game.minSeats() || setup.seats > game.maxSeats() || !game.check(setup)) return result;
    result.setup = setup;
    if (setup.deck != nullptr) result.deckFile = deckFile;
    result.players = players;
    result.hands =
        static_cast<SeatSet>(settings.value(folder + QStringLiteral("/hands")).toInt() & personsIn(players));
    if (settings.value(folder + QStringLiteral("/practice")).toBool()) result.undo = UndoRule::Practice;
    result.series.first =
        std::clamp(settings.value(folder + QStringLiteral("/series")).toInt(), 0, kLongestSeries);
    result.series.loserBegins = settings.value(folder + QStringLiteral("/loserBegins")).toBool();
    return result;
}

NewGame gameAgainst(const GameInfo& game, const std::string& level) {
    NewGame result = rememberedGame(game);
    if (std::ranges::none_of(result.players, &Player::isBot)) result = defaultGame(game);
    for (Player& player : result.players)
        if (player.isBot) player.bot = level;
    return result;
}

NewGame firstGame(const GameInfo& game) { return gameAgainst(game, std::string(levels().front().name)); }

bool isRemembered(const GameInfo& game) {
    return Settings().contains(folderOf(game) + QStringLiteral("/players"));
}

const GameInfo& rememberedKind() {
    const auto id = Settings().value(QStringLiteral("newgame/game")).toString().toStdString();
    const GameInfo* game = findGame(id);
    return game ? *game : *allGames().front();
}

void remember(const NewGame& choice) {
    Settings settings;
    settings.setValue(QStringLiteral("newgame/game"), toQString(choice.game->id()));
    const QString folder = folderOf(*choice.game) + '/';
    const QVariantMap told = toldOf(choice);
    for (auto one = told.begin(); one != told.end(); ++one) settings.setValue(folder + one.key(), *one);
}

void rememberIfChanged(const NewGame& choice) {
    if (toldOf(choice) != toldOf(rememberedGame(*choice.game))) remember(choice);
}

Match begin(const NewGame& choice) {
    Match match(*choice.game, choice.setup, choice.players, choice.seed, choice.undo);
    MatchNotes notes;
    if (choice.series.first > 0) notes.series = choice.series;
    if (notes.series.first > 0 && notes.series.id.empty()) notes.series.id = freshMatchId().toStdString();
    match.setNotes(std::move(notes));
    return match;
}

} // namespace drawbridge
