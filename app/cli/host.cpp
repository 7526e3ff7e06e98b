// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "cli/table.h"
#include "hands/handhost.h"
#include "library/keptfile.h"
#include "library/matchfolder.h"
#include "library/rematch.h"
#include "match/record.h"
#include "table/session.h"
#include "text/gametext.h"
#include "text/mistaketext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <memory>
#include <ranges>
#include <utility>

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
    if (first.isEmpty() || number == 1) return first;
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    return file.dir().filePath(file.completeBaseName() + QLatin1Char('-') + QString::number(number) + suffix);
}

/// Matches of the same people, one after the other, each with its door, its record and its invitation.
class Evening {
  public:
    struct Plan {
        QHostAddress address;
        std::size_t treeBytes = 0;
        bool mayWatch = false;
        QString record; ///< file of the first match; empty: none is saved
    };

    explicit Evening(Plan plan)
        : plan_(std::move(plan)) {}

    /// Begins a match; `number` tells its record from those before.
    void begin(Match match, const Invitation& invitation, int number);
    /// Begins the last match of the record again, with everybody in their seats. False: it is over, or there
    /// is none. `number`: of the next match.
    bool goOn(quint16 port, int& number);
    void print() const;
    /// What was kept for going on with the match is not needed any more.
    void end() {
        if (session_->match().isOver()) kept_.remove();
    }

  private:
    int count(HandHost::At at) const;
    void follow();
    void save() const;
    void keepInvitation();
    void playAgain();

    Plan plan_;
    int number_ = 1;
    KeptFile kept_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<HandHost> host_; ///< ends before its session
};

void Evening::begin(Match match, const Invitation& invitation, int number) {
    host_.reset();
    number_ = number;
    kept_ = KeptFile(plan_.record.isEmpty() ? QString() : invitationOf(recordFile(plan_.record, number)));
    // What lies there is of an earlier evening.
    if (const Result<std::string> before = kept_.read(); !before) cli::print(before.problem().text());
    session_ = std::make_unique<Session>(std::move(match));
    session_->setPace(kPace);
    session_->setTreeBytes(plan_.treeBytes);
    host_ = std::make_unique<HandHost>(*session_, textFor(session_->match().game().id()).gameName());
    host_->setOnlookersMayWatch(plan_.mayWatch);
    host_->offerRematch();
    QObject::connect(host_.get(), &HandHost::invitationChanged, host_.get(), [this] { keepInvitation(); });
    need(host_->open(plan_.address, invitation));

    // Bots and chance wait until all have sat down.
    session_->setPaused(count(HandHost::At::Free) > 0);
    QObject::connect(host_.get(), &HandHost::changed, session_.get(), [this] { follow(); });
    QObject::connect(session_.get(), &Session::changed, session_.get(), [this] { save(); });
    QObject::connect(session_.get(), &Session::gameOver, session_.get(), [this] {
        const Match& over = session_->match();
        cli::print(
            textFor(over.game().id()).endingLine(seenOf(over.state(), kNobody), namesOf(over.players())));
        std::fflush(stdout);
    });
    // The host that asks for it makes way for the next one.
    QObject::connect(
        host_.get(), &HandHost::rematchWanted, QCoreApplication::instance(), [this] { playAgain(); },
        Qt::QueuedConnection);
    save();
}

bool Evening::goOn(quint16 port, int& number) {
    number = 1;
    if (!QFileInfo::exists(plan_.record)) return false;
    while (QFileInfo::exists(recordFile(plan_.record, number + 1))) ++number;
    const QString file = recordFile(plan_.record, number);
    Loaded loaded = readRecord(readFile(file));
    if (loaded.mistake) throw Failure{kFailed, mistakeLine(file, *loaded.mistake)};
    if (loaded.match->isOver()) {
        ++number;
        return false;
    }
    const Result<std::string> text = KeptFile(invitationOf(file)).read();
    const auto before = text ? Invitation::fromJson(QByteArray::fromStdString(*text)) : std::nullopt;
    Invitation invitation = before.value_or(Invitation::fresh());
    if (!before || port != 0) invitation.port = port;
    for (Seat seat = 0; seat < loaded.match->players().size(); ++seat)
        if (!loaded.match->players()[seat].isBot && !invitation.tokens.contains(seat))
            invitation.tokens[seat].clear();
    begin(std::move(*loaded.match), invitation, number);
    return true;
}

void Evening::print() const {
    const Invitation& invitation = host_->invitation();
    cli::print(Words::tr("%1 waits for its players at %2")
                   .arg(textFor(session_->match().game().id()).gameName(),
                        webAddress(host_->address(), invitation.port)));
    cli::print(Words::tr("The four words: %1").arg(wordsOf(invitation.key)));
    cli::print(Words::tr("Or all at once: %1").arg(host_->door().wayIn()));
    if (plan_.mayWatch)
        //: The address of a page for a projector
        cli::print(Words::tr("The table for a second screen: %1").arg(host_->door().screenWay()));
    std::fflush(stdout);
}

int Evening::count(HandHost::At at) const {
    const auto seats = std::views::iota(Seat{0}, static_cast<Seat>(session_->match().players().size()));
    return static_cast<int>(std::ranges::count_if(seats, [&](Seat seat) { return host_->at(seat) == at; }));
}

/// The command ends when the last one has gone at the end.
void Evening::follow() {
    if (session_->isPaused() && count(HandHost::At::Free) == 0) session_->setPaused(false);
    if (session_->match().isOver() && count(HandHost::At::Hand) == 0) QCoreApplication::quit();
}

void Evening::save() const {
    if (!plan_.record.isEmpty()) writeFile(recordFile(plan_.record, number_), writeRecord(session_->match()));
}

void Evening::keepInvitation() {
    if (kept_.name().isEmpty()) return;
    const Result<> written = kept_.write(host_->invitation().toJson().toStdString());
    if (!written) cli::print(written.problem().text());
}

void Evening::playAgain() {
    Match next = rematch(session_->match());
    const auto crossing = host_->invitation().crossing(session_->match(), next);
    if (!crossing) return;
    end();
    begin(std::move(next), *crossing, number_ + 1);
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

} // namespace

int host(const QStringList& arguments) {
    Arguments options(
        "host",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("GAME [--preset NAME] [--set NAME=VALUE …] [--seats hand,BOT…] [--seed N] "
                  "[--address ADDRESS] [--port N] [--watch] [--practice] [--record FILE [--continue]]"),
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
    options.flag("practice", Words::tr("For practice: every move may be taken back, and there are hints."));
    options.value("record", Words::tr("FILE"),
                  Words::tr("Saves the match after each move; those after it into FILE-2 and so on."));
    options.flag("continue",
                 Words::tr("Goes on with the last match in that file, in the seats that people have, "
                           "unless it is over."));
    if (!options.parse(arguments, 1, 1)) return kDone;

    const QString file = options.text("record");
    if (options.isSet("continue") && file.isEmpty())
        throw Failure{kUsage, Words::tr("--continue needs --record FILE: the file to go on with.")};
    const QStringList seats = options.text("seats").split(QLatin1Char(','));
    QStringList bots = seats;
    bots.replaceInStrings(QRegularExpression(QStringLiteral("^hand$")), QStringLiteral("page"));
    const Table table = tableFrom(options, bots.join(QLatin1Char(',')));
    const Seed seed = options.isSet("seed") ? options.number("seed", 0, std::numeric_limits<Seed>::max())
                                            : QRandomGenerator::system()->generate64();

    Evening evening({.address = addressFrom(options),
                     .treeBytes = table.treeBytes,
                     .mayWatch = options.isSet("watch"),
                     .record = file});
    const auto port = static_cast<quint16>(options.number("port", 0, 0xFFFF));
    int number = 1;
    if (!options.isSet("continue") || !evening.goOn(options.isSet("port") ? port : 0, number)) {
        Invitation fresh = Invitation::fresh();
        fresh.port = port;
        for (qsizetype seat = 0; seat < seats.size(); ++seat)
            if (seats[seat] == kHand) fresh.tokens[static_cast<int>(seat)].clear();
        const UndoRule undo = options.isSet("practice") ? UndoRule::Practice : UndoRule::Fair;
        evening.begin(matchOf(table, seats, seed, undo), fresh, number);
    }
    evening.print();
    QCoreApplication::exec();
    evening.end();
    return kDone;
}

} // namespace drawbridge::cli
