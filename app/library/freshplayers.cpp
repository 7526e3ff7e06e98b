// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/freshplayers.h"

#include "match/gamestate.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QStringList>
#include <algorithm>

namespace drawbridge {

namespace {

bool isTaken(const std::vector<Player>& players, const QString& name) {
    return std::any_of(players.begin(), players.end(), [&](const Player& player) {
        return QString::fromStdString(player.name).compare(name, Qt::CaseInsensitive) == 0;
    });
}

const QStringList& botNames() {
    static const QStringList names{"Baldwin", "Rowena",  "Osric",   "Isolde", "Godfrey",
                                   "Matilda", "Leofric", "Aveline", "Tancred"};
    return names;
}

QString personName(int number) {
    //: Somebody at the table who has not given a name
    if (number == 1) return QCoreApplication::translate("NewGame", "Guest");
    //: Another one, and there are several. %1 is a number from 2.
    return QCoreApplication::translate("NewGame", "Guest %1").arg(number);
}

} // namespace

QRandomGenerator& dice() {
    static QRandomGenerator dice = QRandomGenerator::securelySeeded();
    return dice;
}

Seed freshSeed() { return 1 + dice().bounded(999'999u); }

Player freshBot(const std::vector<Player>& taken) {
    Player player;
    player.isBot = true;
    player.bot = levels()[1].name; // plays reasonably and answers at once
    player.name = freshBotName(taken).toStdString();
    return player;
}

QString freshBotName(const std::vector<Player>& taken) {
    for (const QString& name : botNames())
        if (!isTaken(taken, name)) return name;
    return freshPersonName(taken); // nine for at most eight seats: taken by people on purpose
}

QString freshPersonName(const std::vector<Player>& taken) {
    for (int number = 1;; ++number)
        if (const QString name = personName(number); !isTaken(taken, name)) return name;
}

bool isProposedName(const QString& name, bool forBot) {
    if (forBot) return botNames().contains(name);
    for (int number = 1; number <= kMaxSeats; ++number)
        if (name == personName(number)) return true;
    return false;
}

} // namespace drawbridge
