// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablebench.h"

#include "match/gamestate.h"
#include "match/record.h"
#include "readable.h"

#include <QAccessible>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <algorithm>
#include <functional>
#include <utility>

using namespace drawbridge;

namespace {

OptionValue valueOf(const OptionSpec& spec, const QString& name) {
    const auto found = std::find(spec.values.begin(), spec.values.end(), name.toStdString());
    return found == spec.values.end() ? 0 : static_cast<OptionValue>(found - spec.values.begin());
}

bool may(const Match& match, std::string_view verb) {
    MoveList list;
    match.state().legalMoves(list);
    return std::any_of(list.begin(), list.end(),
                       [&](Move move) { return match.state().toText(move).starts_with(verb); });
}

bool isMoment(const Match& match, const QString& until) {
    if (until == QLatin1String("over")) return match.isOver();
    if (match.decider() != 0) return false;
    const std::string_view prompt = match.game().phaseName(match.view(0));
    if (until == QLatin1String("draw")) return prompt.starts_with("draw");
    if (until == QLatin1String("act")) return prompt == "action";
    if (until == QLatin1String("build")) return prompt == "action" && may(match, "place");
    if (until == QLatin1String("attack")) return prompt == "action" && may(match, "attack");
    if (until == QLatin1String("discard")) return prompt == "discard";
    return until.isEmpty() || prompt == until.toStdString();
}

/// Plays on by greedy bots until the moment has come; false if the game ends before.
bool playUntil(Match& match, const QString& until, int decisions) {
    for (int made = 0; made < 2000; ++made) {
        match.settle();
        if (made >= decisions && isMoment(match, until)) return true;
        if (match.isOver()) return false;
        if (!match.play(match.state().think(*botFromText("greedy"), match.thoughtSeed(), {}))) return false;
    }
    return false;
}

} // namespace

QList<drawbridge::LogRow> TableBench::lines(int count) const {
    QList<drawbridge::LogRow> lines;
    for (int number = 0; number < count; ++number)
        lines.append({.eventIndex = number, .text = QStringLiteral("Line %1").arg(number)});
    return lines;
}

bool TableBench::start(const QVariantMap& what) {
    const GameInfo* game = findGame(what.value("game", "castle-keep").toString().toStdString());
    Setup setup;
    setup.seats = what.value("seats", 2).toInt();
    const QVariantMap options = what.value("options").toMap();
    for (const OptionSpec& spec : game->options())
        setup.options.push_back(valueOf(
            spec,
            options.value(QString::fromUtf8(spec.name.data(), qsizetype(spec.name.size()))).toString()));
    if (!game->check(setup)) return false;
    static const char* const names[] = {"Anna",     "Bruno",     "Clementine", "Dagobert",
                                        "Eleonore", "Friedrich", "Gustav",     "Hildegard"};
    std::vector<Player> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back({names[seat], seat >= what.value("persons", 1).toInt(), "greedy"});

    if (what.contains("position")) return open(what, players);

    for (Seed seed = what.value("seed", 1).toULongLong(), tried = 0; tried < 60; ++tried) {
        Match match(*game, setup, players, seed + tried, UndoRule::Practice);
        if (!playUntil(match, what.value("until").toString(), what.value("decisions", 0).toInt())) continue;
        show(std::move(match));
        return true;
    }
    return false;
}

bool TableBench::open(const QVariantMap& what, const std::vector<Player>& players) {
    QJsonArray seats;
    for (const Player& player : players) {
        QJsonObject seat{{"name", QString::fromStdString(player.name)}};
        if (player.isBot) seat["bot"] = QString::fromStdString(player.bot);
        seats.append(seat);
    }
    const QJsonObject record{{"format", "drawbridge-record"},
                             {"version", int(kRecordVersion)},
                             {"game", what.value("game").toString()},
                             {"options", QJsonObject::fromVariantMap(what.value("options").toMap())},
                             {"seats", seats},
                             {"seed", what.value("seed", 1).toInt()},
                             {"undo", "practice"},
                             {"position", QJsonObject::fromVariantMap(what.value("position").toMap())},
                             {"moves", QJsonArray::fromVariantList(what.value("moves").toList())}};
    Loaded loaded = readRecord(QJsonDocument(record).toJson().toStdString());
    if (!loaded.match || loaded.mistake) return false;
    show(std::move(*loaded.match));
    return true;
}

void TableBench::show(Match match) {
    // As in the program: the match before goes when the next one is on the table.
    const auto before = std::exchange(local_, std::make_unique<LocalTable>(std::move(match)));
    local_->setAsking(std::vector<Asking>(local_->match().game().windowKinds().size(), Asking::Usable));
    table_.setAsksOfWaste(false);
    table_.setTable(local_.get());
}

bool TableBench::act() {
    const Match& match = local_->match();
    return static_cast<bool>(
        local_->play(match.state().think(*botFromText("greedy"), match.thoughtSeed(), {})));
}

QString TableBench::heard(QObject* item) const {
    // An item that is ignored has no place among its parent's children.
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
    if (heard == nullptr || heard->parent() == nullptr || heard->parent()->indexOfChild(heard) < 0) return {};
    return heard->text(QAccessible::Name);
}

QStringList TableBench::heardTree(QObject* item) const {
    QStringList lines;
    const std::function<void(QAccessibleInterface*, int)> read = [&](QAccessibleInterface* from, int depth) {
        const QString role = QVariant::fromValue(from->role()).toString();
        lines << QString(depth, u' ') + role + QStringLiteral(": ") + from->text(QAccessible::Name);
        for (int index = 0; index < from->childCount(); ++index) {
            QAccessibleInterface* child = from->child(index);
            if (child == nullptr || child->parent() != from || from->indexOfChild(child) != index)
                lines << QStringLiteral("lost");
            else
                read(child, depth + 1);
        }
    };
    if (QAccessibleInterface* top = QAccessible::queryAccessibleInterface(item)) read(top, 0);
    return lines;
}

bool TableBench::beginHere(bool guessed) {
    const GameState& state = local_->match().state();
    auto next = guessed ? state.guess(0, 5) : state.clone();
    const bool differs = !next->equals(state);
    show(Match(std::move(next), local_->match().players(), 1, UndoRule::Practice));
    return differs;
}

QString TableBench::described(QObject* item) const {
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(item);
    return heard != nullptr ? heard->text(QAccessible::Description) : QString();
}

QList<QObject*> TableBench::pressable(QObject* scene) const {
    QList<QObject*> found;
    QList<QAccessibleInterface*> open{QAccessible::queryAccessibleInterface(scene)};
    while (!open.isEmpty()) {
        QAccessibleInterface* at = open.takeLast();
        if (at == nullptr || at->state().invisible || at->state().disabled) continue;
        QAccessibleActionInterface* actions = at->actionInterface();
        if (actions != nullptr && actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
            found << at->object();
        for (int child = 0; child < at->childCount(); ++child) open << at->child(child);
    }
    return found;
}

QStringList TableBench::faint(QObject* item, bool highContrast) const {
    return drawbridge::test::faintWords(*qobject_cast<QQuickItem*>(item), highContrast);
}

bool TableBench::press(QObject* item) const {
    QAccessibleInterface* pressed = QAccessible::queryAccessibleInterface(item);
    QAccessibleActionInterface* actions = pressed != nullptr ? pressed->actionInterface() : nullptr;
    if (actions == nullptr || !actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}
