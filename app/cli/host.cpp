// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "hands/handhost.h"
#include "match/record.h"
#include "table/session.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <ranges>

namespace drawbridge::cli {

namespace {

constexpr int kPace = 900; // ms before a bot moves
const QString kHand = QStringLiteral("hand");

Match matchOf(const Table& table, const QStringList& seats, Seed seed, UndoRule undo) {
    std::vector<Player> players;
    for (qsizetype seat = 0; seat < seats.size(); ++seat) {
        const bool isBot = seats[seat] != kHand;
        players.push_back({seatName({}, static_cast<Seat>(seat)).toStdString(), isBot,
                           isBot ? seats[seat].toStdString() : std::string()});
    }
    return {*table.game, table.setup, std::move(players), seed, undo};
}

QHostAddress addressFrom(const Arguments& options) {
    if (!options.isSet("address")) {
        const QList<HostAddress> all = hostAddresses();
        if (all.isEmpty())
            throw Failure{kFailed, Words::tr("This computer is in no network. Connect it to one, or give "
                                             "--address 127.0.0.1 for browsers on this computer.")};
        return all.front().address;
    }
    const QHostAddress address(options.text("address"));
    if (address.isNull())
        throw Failure{kUsage, Words::tr("“%1” is no address of a computer.").arg(options.text("address"))};
    return address;
}

void printInvitation(const HandHost& host, const Match& match) {
    const Invitation& invitation = host.invitation();
    print(Words::tr("%1 waits for its players at %2")
              .arg(textFor(match.game().id()).gameName(), webAddress(host.address(), invitation.port)));
    print(Words::tr("The four words: %1").arg(wordsOf(invitation.key)));
    print(Words::tr("Or all at once: %1").arg(webAddress(host.address(), invitation.port, invitation.key)));
}

} // namespace

int host(const QStringList& arguments) {
    Arguments options(
        "host",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("GAME [--preset NAME] [--set NAME=VALUE …] [--seats hand,BOT…] [--seed N] "
                  "[--address ADDRESS] [--port N] [--watch] [--record FILE]"),
        Words::tr("Hosts a match that people play in their browsers, until it is over."));
    addRuleOptions(options);
    options.value(
        "seats", Words::tr("hand,BOT…"),
        Words::tr("Who plays: hand for a person with a browser, or a bot as for play; one for each seat."),
        "hand,hand");
    options.value("seed", "N", Words::tr("The deal; without it, any."));
    options.value("memory", "MB", Words::tr("How much memory a bot has for its search."), "64");
    options.value("address", Words::tr("ADDRESS"),
                  Words::tr("The address of this computer at which browsers reach it."));
    options.value("port", "N", Words::tr("The number behind the address; 0: any that is free."), "2424");
    options.flag("watch", Words::tr("People without a seat may look on."));
    options.value("record", Words::tr("FILE"), Words::tr("Saves the match after each move."));
    if (!options.parse(arguments, 1, 1)) return kDone;

    const QStringList seats = options.text("seats").split(QLatin1Char(','));
    QStringList bots = seats;
    bots.replaceInStrings(QRegularExpression(QStringLiteral("^hand$")), QStringLiteral("page"));
    const Table table = tableFrom(options, bots.join(QLatin1Char(',')));
    const Seed seed = options.isSet("seed") ? options.number("seed", 0, std::numeric_limits<Seed>::max())
                                            : QRandomGenerator::system()->generate64();

    Session session(matchOf(table, seats, seed, UndoRule::Fair));
    session.setPace(kPace);
    session.setTreeBytes(table.treeBytes);
    HandHost host(session, textFor(table.game->id()).gameName());
    host.setOnlookersMayWatch(options.isSet("watch"));
    Invitation invitation = Invitation::fresh();
    invitation.port = static_cast<quint16>(options.number("port", 0, 0xFFFF));
    const QHostAddress address = addressFrom(options);
    const Result<> opened = host.open(address, invitation);
    need(opened);
    for (Seat seat = 0; seat < seats.size(); ++seat)
        if (seats[seat] == kHand) host.offer(seat);
    printInvitation(host, session.match());
    std::fflush(stdout);

    // Bots and chance wait until all have sat down, and the command ends when the last one has gone at the
    // end.
    const auto count = [&](HandHost::At at) {
        return std::ranges::count_if(std::views::iota(qsizetype{0}, seats.size()),
                                     [&](qsizetype seat) { return host.at(static_cast<Seat>(seat)) == at; });
    };
    session.setPaused(count(HandHost::At::Free) > 0);
    QObject::connect(&host, &HandHost::changed, &session, [&] {
        if (session.isPaused() && count(HandHost::At::Free) == 0) session.setPaused(false);
        if (session.match().isOver() && count(HandHost::At::Hand) == 0) QCoreApplication::quit();
    });

    const auto save = [&] {
        if (options.isSet("record")) writeFile(options.text("record"), writeRecord(session.match()));
    };
    QObject::connect(&session, &Session::changed, &session, save);
    save();
    QObject::connect(&session, &Session::gameOver, &session, [&] {
        const Match& match = session.match();
        print(
            textFor(match.game().id()).endingLine(seenOf(match.state(), kNobody), namesOf(match.players())));
        std::fflush(stdout);
    });
    QCoreApplication::exec();
    return kDone;
}

} // namespace drawbridge::cli
