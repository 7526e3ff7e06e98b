// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "hands/handhost.h"
#include "library/rematch.h"
#include "match/record.h"
#include "table/session.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <limits>
#include <memory>
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

/// The file of the match with that number: each has a file of its own, "club.txt", "club-2.txt".
QString recordFile(const QString& first, int number) {
    const QFileInfo file(first);
    if (number == 1) return first;
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    return file.dir().filePath(
        QStringLiteral("%1-%2%3").arg(file.completeBaseName()).arg(number).arg(suffix));
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
        Words::tr("Hosts a match that people play in their browsers, and another one as long as all of them "
                  "want it."));
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
    options.value("record", Words::tr("FILE"),
                  Words::tr("Saves the match after each move; those after it into FILE-2 and so on."));
    if (!options.parse(arguments, 1, 1)) return kDone;

    const QStringList seats = options.text("seats").split(QLatin1Char(','));
    QStringList bots = seats;
    bots.replaceInStrings(QRegularExpression(QStringLiteral("^hand$")), QStringLiteral("page"));
    const Table table = tableFrom(options, bots.join(QLatin1Char(',')));
    const Seed seed = options.isSet("seed") ? options.number("seed", 0, std::numeric_limits<Seed>::max())
                                            : QRandomGenerator::system()->generate64();

    Invitation fresh = Invitation::fresh();
    fresh.port = static_cast<quint16>(options.number("port", 0, 0xFFFF));
    for (qsizetype seat = 0; seat < seats.size(); ++seat)
        if (seats[seat] == kHand) fresh.tokens[static_cast<int>(seat)].clear();
    const QHostAddress address = addressFrom(options);

    std::unique_ptr<Session> session;
    std::unique_ptr<HandHost> host;
    int played = 0;
    const std::function<void(Match, const Invitation&)> begin = [&](Match match,
                                                                    const Invitation& invitation) {
        host.reset(); // before its session
        ++played;
        session = std::make_unique<Session>(std::move(match));
        session->setPace(kPace);
        session->setTreeBytes(table.treeBytes);
        host = std::make_unique<HandHost>(*session, textFor(table.game->id()).gameName());
        host->setOnlookersMayWatch(options.isSet("watch"));
        host->offerRematch();
        need(host->open(address, invitation));

        // Bots and chance wait until all have sat down, and the command ends when the last one has gone at
        // the end.
        const auto count = [&](HandHost::At at) {
            return std::ranges::count_if(
                std::views::iota(Seat{0}, static_cast<Seat>(session->match().players().size())),
                [&](Seat seat) { return host->at(seat) == at; });
        };
        session->setPaused(count(HandHost::At::Free) > 0);
        QObject::connect(host.get(), &HandHost::changed, session.get(), [&, count] {
            if (session->isPaused() && count(HandHost::At::Free) == 0) session->setPaused(false);
            if (session->match().isOver() && count(HandHost::At::Hand) == 0) QCoreApplication::quit();
        });
        const auto save = [&] {
            if (options.isSet("record"))
                writeFile(recordFile(options.text("record"), played), writeRecord(session->match()));
        };
        QObject::connect(session.get(), &Session::changed, session.get(), save);
        save();
        QObject::connect(session.get(), &Session::gameOver, session.get(), [&] {
            const Match& over = session->match();
            print(
                textFor(over.game().id()).endingLine(seenOf(over.state(), kNobody), namesOf(over.players())));
            std::fflush(stdout);
        });
        // The host that asks for it makes way for the next one.
        QObject::connect(
            host.get(), &HandHost::rematchWanted, QCoreApplication::instance(),
            [&] {
                Match next = rematch(session->match());
                if (const auto crossing = host->invitation().crossing(session->match(), next))
                    begin(std::move(next), *crossing);
            },
            Qt::QueuedConnection);
    };
    begin(matchOf(table, seats, seed, UndoRule::Fair), fresh);
    printInvitation(*host, session->match());
    std::fflush(stdout);
    QCoreApplication::exec();
    return kDone;
}

} // namespace drawbridge::cli
