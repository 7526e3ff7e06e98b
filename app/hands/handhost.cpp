// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/handhost.h"

#include "core/plaintext.h"
#include "hands/pagefiles.h"
#include "library/person.h"
#include "table/session.h"
#include "text/book/rulebook.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kAwayAfter = 10'000;   // ms without a word
constexpr int kNodEvery = 4'000;     // ms
constexpr int kLookEvery = 1'000;    // ms
constexpr qsizetype kOnlookers = 16; // tables for them cost time at each event
constexpr int kLongestTyped = 30;    // letters of a name
constexpr int kNarrowest = 40;       // CSS pixels of a room
constexpr int kWidest = 8000;
constexpr char kJson = 0; // kinds of frames
constexpr char kPicture = 1;

QString atName(HandHost::At at) {
    switch (at) {
    case HandHost::At::Window: return QStringLiteral("window");
    case HandHost::At::Bot: return QStringLiteral("bot");
    case HandHost::At::Free: return QStringLiteral("free");
    case HandHost::At::Hand: return QStringLiteral("hand");
    case HandHost::At::Away: return QStringLiteral("away");
    }
    return {};
}

QJsonObject kind(const char* name) { return {{QStringLiteral("kind"), QLatin1String(name)}}; }

} // namespace

HandHost::HandHost(Session& session, const QString& title, QObject* parent)
    : QObject(parent)
    , session_(session)
    , title_(title) {
    connect(&server_, &HandServer::heard, this, &HandHost::hear);
    connect(&server_, &HandServer::gone, this, &HandHost::lose);
    connect(&pictures_, &PagePictures::painted, this, &HandHost::sendWaiting);
    connect(&session_, &Session::changed, this, qOverload<>(&HandHost::tellDoor));
    presence_.setInterval(kLookEvery);
    connect(&presence_, &QTimer::timeout, this, &HandHost::lookWhoIsAway);
}

HandHost::~HandHost() = default;

// ---- the door ------------------------------------------------------------------------------------------

Result<> HandHost::open(const QHostAddress& address, Invitation invitation) {
    while (!pages_.empty()) lose(pages_.begin()->first); // those at an earlier address
    Result<quint16> port = server_.open(address, invitation.port, invitation.key, pageFiles());
    if (!port && invitation.port != 0) port = server_.open(address, 0, invitation.key, pageFiles());
    if (!port) return port.problem();
    invitation.port = *port;
    invitation_ = std::move(invitation);
    address_ = address;
    for (const int seat : invitation_.tokens.keys()) {
        if (seat < 0 || seat >= static_cast<int>(session_.match().players().size())) continue;
        begin(static_cast<Seat>(seat));
        Place& place = places_[static_cast<Seat>(seat)];
        place.isTaken = !invitation_.tokens[seat].isEmpty();
        // A bot has played for somebody: it gets up when they come back.
        if (place.isTaken && !session_.isPerson(static_cast<Seat>(seat)) && !place.person) {
            Player person = session_.match().players()[static_cast<std::size_t>(seat)];
            person.isBot = false;
            person.bot.clear();
            place.person = std::move(person);
        }
    }
    presence_.start();
    emit invitationChanged();
    emit changed();
    return {};
}

void HandHost::close(const QString& words) {
    QJsonObject sent = kind("sent");
    sent[QStringLiteral("words")] = words;
    for (const auto& [peer, page] : pages_) {
        say(peer, sent);
        server_.dismiss(peer, HandServer::Closed);
    }
    for (auto& [seat, place] : places_)
        if (place.person) session_.setPlayer(seat, *place.person);
    pages_.clear();
    places_.clear();
    waiting_.clear();
    presence_.stop();
    server_.close();
    invitation_ = {};
    emit changed();
}

void HandHost::inviteAnew() {
    invitation_.key = Invitation::fresh().key;
    server_.setKey(invitation_.key);
    QJsonObject key = kind("key");
    key[QStringLiteral("words")] = wordsOf(invitation_.key);
    for (const auto& [peer, page] : pages_)
        if (page.seat) say(peer, key);
    emit invitationChanged();
    emit changed();
}

// ---- seats ---------------------------------------------------------------------------------------------

/// A table for the page that will have the seat.
void HandHost::begin(Seat seat) {
    Place& place = places_[seat];
    if (place.table) return;
    place.table = std::make_unique<PageTable>(session_, seat, title_,
                                              [this](int number) { return whereabouts(number); });
    connect(place.table.get(), &PageTable::changed, this, [this, seat] {
        if (const auto& peer = places_[seat].peer) tellState(*peer);
    });
}

void HandHost::offer(Seat seat) {
    if (places_.contains(seat)) return;
    begin(seat);
    invitation_.tokens[seat].clear();
    emit invitationChanged();
    tellSeats();
}

void HandHost::takeBack(Seat seat) {
    if (!places_.contains(seat)) return;
    sendOff(seat);
    letPersonPlay(seat);
    places_.erase(seat);
    invitation_.tokens.remove(seat);
    emit invitationChanged();
    tellSeats();
}

void HandHost::sendOff(Seat seat) {
    const auto found = places_.find(seat);
    if (found == places_.end()) return;
    Place& place = found->second;
    place.isTaken = false;
    place.done = 0;
    place.wantsRematch = false;
    invitation_.tokens[seat].clear();
    if (const auto peer = std::exchange(place.peer, std::nullopt)) {
        QJsonObject sent = kind("sent");
        //: On the page of somebody whose seat the host has given away.
        sent[QStringLiteral("words")] = tr("The host has freed this seat.");
        say(*peer, sent);
        pages_[*peer].seat.reset();
        tellDoor(*peer);
    }
    emit invitationChanged();
    tellSeats();
}

void HandHost::letBotPlay(Seat seat, const std::string& bot) {
    const auto found = places_.find(seat);
    if (found == places_.end() || found->second.person || !session_.isPerson(seat)) return;
    Player player = session_.match().players()[seat];
    found->second.person = player;
    player.isBot = true;
    player.bot = bot;
    player.person.clear();
    session_.setPlayer(seat, player);
    tellSeats();
}

void HandHost::letPersonPlay(Seat seat) {
    const auto found = places_.find(seat);
    if (found == places_.end()) return;
    if (const auto person = std::exchange(found->second.person, std::nullopt))
        session_.setPlayer(seat, *person);
    tellSeats();
}

SeatSet HandHost::seats() const {
    SeatSet seats = 0;
    for (const auto& [seat, place] : places_) seats = static_cast<SeatSet>(seats | only(seat));
    return seats;
}

HandHost::At HandHost::at(Seat seat) const {
    const auto found = places_.find(seat);
    if (found == places_.end()) return session_.isPerson(seat) ? At::Window : At::Bot;
    const Place& place = found->second;
    if (place.person) return At::Bot;
    if (!place.isTaken) return At::Free;
    return place.isAway || !place.peer ? At::Away : At::Hand;
}

int HandHost::awayFor(Seat seat) const {
    const auto found = places_.find(seat);
    if (found == places_.end() || !found->second.heard.isValid()) return 0;
    return static_cast<int>(found->second.heard.elapsed() / 1000);
}

int HandHost::onlookers() const {
    return static_cast<int>(
        std::ranges::count_if(pages_, [](const auto& page) { return page.second.looking != nullptr; }));
}

int HandHost::wanting() const {
    if (!session_.match().isOver()) return 0;
    return static_cast<int>(std::ranges::count_if(
        places_, [](const auto& place) { return place.second.isTaken && place.second.wantsRematch; }));
}

QString HandHost::whereabouts(int seat) const { return atName(at(static_cast<Seat>(seat))); }

void HandHost::setNewcomersMaySit(bool may) {
    if (std::exchange(newcomers_, may) != may) tellSeats();
}

void HandHost::setOnlookersMayWatch(bool may) {
    if (std::exchange(watching_, may) == may) return;
    if (!may)
        for (auto& [peer, page] : pages_) page.looking.reset();
    tellSeats();
}

void HandHost::retranslate() {
    for (auto& [seat, place] : places_) place.table->retranslate();
    for (auto& [peer, page] : pages_)
        if (page.looking) page.looking->retranslate();
    tellDoor();
}

/// Everybody is told who sits where.
void HandHost::tellSeats() {
    for (auto& [seat, place] : places_) place.table->tellSoon();
    for (auto& [peer, page] : pages_)
        if (page.looking) page.looking->tellSoon();
    tellDoor();
    emit changed();
}

void HandHost::lookWhoIsAway() {
    bool isNew = false;
    for (auto& [seat, place] : places_) {
        if (!place.isTaken) continue;
        const bool isAway = !place.heard.isValid() || place.heard.hasExpired(kAwayAfter);
        isNew |= std::exchange(place.isAway, isAway) != isAway;
    }
    if (isNew) tellSeats();
}

// ---- what pages say ------------------------------------------------------------------------------------

void HandHost::hear(Peer peer, const QByteArray& content) {
    if (!isOpen()) return; // it was on its way as the door was closed
    const QJsonDocument document =
        content.startsWith(kJson) ? QJsonDocument::fromJson(content.mid(1)) : QJsonDocument();
    if (!document.isObject()) return server_.dismiss(peer, HandServer::TooMuch);
    const QJsonObject message = document.object();
    const QString what = message[QStringLiteral("do")].toString();
    Page& page = pages_[peer];
    if (page.seat) {
        Place& place = places_[*page.seat];
        place.heard.start();
        if (std::exchange(place.isAway, false)) tellSeats();
    }
    PageTable* table = tableOf(page);
    if (what == QLatin1String("come")) {
        come(peer, message);
    } else if (what == QLatin1String("ping")) {
        say(peer, kind("pong"));
    } else if (what == QLatin1String("sit")) {
        sit(peer, message[QStringLiteral("seat")].toInt(-1), message[QStringLiteral("name")].toString());
    } else if (what == QLatin1String("watch")) {
        watch(peer);
    } else if (what == QLatin1String("leave")) {
        if (page.seat) sendOff(*page.seat);
    } else if (what == QLatin1String("want")) {
        if (page.seat) want(*page.seat, message[QStringLiteral("on")].toBool());
    } else if (what == QLatin1String("takeSeat")) {
        if (page.seat) letPersonPlay(*page.seat);
    } else if (what == QLatin1String("nod")) {
        nod(peer, page);
    } else if (what == QLatin1String("takeOver")) {
        if (const auto seat = std::exchange(page.asked, std::nullopt); seat && places_.contains(*seat))
            seatPage(peer, *seat, false);
    } else if (what == QLatin1String("room")) {
        const auto length = [&](const char* name) {
            return std::clamp(message[QLatin1String(name)].toDouble(), 0.0, double(kWidest));
        };
        const QSizeF room(length("width"), length("height"));
        if (table) table->setRoom(room.width() < kNarrowest || room.height() < kNarrowest ? QSizeF() : room);
    } else if (what == QLatin1String("picture")) {
        showPicture(peer, page, message);
    } else if (what == QLatin1String("card")) {
        QJsonObject card = table ? table->card(message[QStringLiteral("handle")].toInt()) : QJsonObject();
        card[QStringLiteral("kind")] = QStringLiteral("card");
        say(peer, card);
    } else if (what == QLatin1String("clause")) {
        const QString id = message[QStringLiteral("id")].toString();
        QJsonObject answer = kind("clause");
        answer[QStringLiteral("id")] = id;
        if (const Rule* rule = RuleBook::forGame(toQString(session_.match().game().id())).find(id)) {
            answer[QStringLiteral("number")] = rule->number;
            answer[QStringLiteral("title")] = rule->title;
            answer[QStringLiteral("text")] = rule->text;
        }
        say(peer, answer);
    } else {
        act(peer, page, message);
    }
}

/// The first message: back to a seat, or to the door.
void HandHost::come(Peer peer, const QJsonObject& message) {
    Page& page = pages_[peer];
    page.seen = message[QStringLiteral("seen")].toInt(-1);
    const auto number = invitation_.seatOf(message[QStringLiteral("token")].toString());
    const auto seat = number ? static_cast<Seat>(*number) : kNobody;
    if (!isSeat(seat) || !places_.contains(seat)) return tellDoor(peer);
    const Place& place = places_[seat];
    const bool isElsewhere =
        place.peer && *place.peer != peer && place.heard.isValid() && !place.heard.hasExpired(kAwayAfter);
    if (!isElsewhere) return seatPage(peer, seat, false);
    page.asked = seat;
    say(peer, kind("elsewhere"));
}

void HandHost::sit(Peer peer, int seat, const QString& name) {
    const auto found = places_.find(static_cast<Seat>(seat));
    if (pages_[peer].seat) return;
    if (seat < 0 || found == places_.end() || found->second.isTaken || !newcomers_)
        //: On the page of somebody who wants to sit down where somebody else has just done so.
        return tellDoor(peer, tr("That seat is taken. Choose another one."));
    Player player = session_.match().players()[static_cast<std::size_t>(seat)];
    const std::string plain = plainLine(name.simplified().left(kLongestTyped).toStdString());
    const bool isTaken = std::ranges::any_of(session_.match().players(), [&](const Player& other) {
        return &other != &session_.match().players()[static_cast<std::size_t>(seat)] && other.name == plain;
    });
    //: On the page of somebody who sits down.
    if (plain.empty()) return tellDoor(peer, tr("Enter your name."));
    if (isTaken)
        //: On the page of somebody who sits down.
        return tellDoor(peer, tr("Somebody at this table has that name. Enter another one."));
    player.name = plain;
    player.person.clear();
    player.isBot = false;
    player.bot.clear();
    seatPage(peer, static_cast<Seat>(seat), true);
    session_.setPlayer(static_cast<Seat>(seat), player);
}

/// Gives a page the seat; another page that has it is told so.
void HandHost::seatPage(Peer peer, Seat seat, bool isNew) {
    Place& place = places_[seat];
    if (place.peer && *place.peer != peer) {
        say(*place.peer, kind("elsewhere"));
        pages_[*place.peer].seat.reset();
        pages_[*place.peer].asked = seat;
    }
    Page& page = pages_[peer];
    page.seat = seat;
    page.looking.reset();
    page.state.forget();
    place.peer = peer;
    place.isTaken = true;
    place.isAway = false;
    place.heard.start();
    if (isNew) place.done = 0;
    place.table->comeBack(isNew ? -1 : page.seen, place.person.has_value());
    QJsonObject seated = kind("seated");
    seated[QStringLiteral("seat")] = int(seat);
    seated[QStringLiteral("n")] = place.done;
    seated[QStringLiteral("token")] = isNew ? invitation_.seatBrowser(seat) : invitation_.tokens[seat];
    say(peer, seated);
    if (isNew) emit invitationChanged();
    tellState(peer);
    tellSeats();
}

void HandHost::watch(Peer peer) {
    Page& page = pages_[peer];
    if (page.seat || page.looking || !watching_ || onlookers() >= kOnlookers) return;
    page.looking = std::make_unique<PageTable>(session_, kNobody, title_,
                                               [this](int number) { return whereabouts(number); });
    connect(page.looking.get(), &PageTable::changed, this, [this, peer] { tellState(peer); });
    QJsonObject seated = kind("seated");
    seated[QStringLiteral("seat")] = -1;
    say(peer, seated);
    tellState(peer);
    emit changed();
}

void HandHost::want(Seat seat, bool wants) {
    if (!session_.match().isOver() || std::exchange(places_[seat].wantsRematch, wants) == wants) return;
    tellSeats();
    const bool all = std::ranges::all_of(places_, [](const auto& place) {
        return !place.second.isTaken || place.second.person || place.second.wantsRematch;
    });
    if (all && wants && (session_.persons() & ~seats()) == 0) emit rematchWanted();
}

/// A gesture. One that has been carried out is only answered: the page has not heard so.
void HandHost::act(Peer peer, Page& page, const QJsonObject& message) {
    if (!page.seat) return;
    Place& place = places_[*page.seat];
    const int number = message[QStringLiteral("n")].toInt();
    if (number <= place.done) {
        page.state.forget();
        return tellState(peer);
    }
    place.done = number;
    if (place.person) letPersonPlay(*page.seat);
    if (!place.table->act(message)) server_.dismiss(peer, HandServer::TooMuch);
}

/// Somebody who is asked says that they are there: on all other pages the seat's badge nods.
void HandHost::nod(Peer peer, const Page& page) {
    if (!page.seat) return;
    Place& place = places_[*page.seat];
    if (!place.table->mayNod() || (place.nodded.isValid() && !place.nodded.hasExpired(kNodEvery))) return;
    place.nodded.start();
    QJsonObject nod = kind("nod");
    nod[QStringLiteral("seat")] = int(*page.seat);
    for (const auto& [other, shown] : pages_)
        if (other != peer && tableOf(shown) != nullptr) say(other, nod);
}

void HandHost::lose(Peer peer) {
    const auto found = pages_.find(peer);
    if (found == pages_.end()) return;
    if (const auto seat = found->second.seat; seat && places_.contains(*seat) && places_[*seat].peer == peer)
        places_[*seat].peer.reset();
    pages_.erase(found);
    std::erase_if(waiting_, [peer](const auto& one) { return one.second == peer; });
    tellSeats();
}

// ---- what pages are told -------------------------------------------------------------------------------

PageTable* HandHost::tableOf(const Page& page) const {
    if (!page.seat) return page.looking.get();
    const auto found = places_.find(*page.seat);
    return found != places_.end() ? found->second.table.get() : nullptr;
}

void HandHost::say(Peer peer, const QJsonObject& message) {
    server_.send(peer, QByteArray(1, kJson) + QJsonDocument(message).toJson(QJsonDocument::Compact));
}

void HandHost::tellState(Peer peer) {
    const auto found = pages_.find(peer);
    PageTable* table = found != pages_.end() ? tableOf(found->second) : nullptr;
    if (!table) return;
    const int done = found->second.seat ? places_[*found->second.seat].done : 0;
    QJsonObject sections = table->sections();
    sections[QStringLiteral("rematch")] = rematchSection(found->second);
    if (const auto message = found->second.state.update(sections, done)) say(peer, *message);
}

/// Who wants another match, once this one is over: "mine", "wanting" of "all".
QJsonObject HandHost::rematchSection(const Page& page) const {
    if (!offersRematch_ || !session_.match().isOver() || !page.seat) return {};
    const auto all = std::ranges::count_if(places_, [](const auto& place) { return place.second.isTaken; });
    return {{QStringLiteral("mine"), places_.at(*page.seat).wantsRematch},
            {QStringLiteral("wanting"), wanting()},
            {QStringLiteral("all"), static_cast<int>(all)}};
}

void HandHost::tellDoor() {
    for (const auto& [peer, page] : pages_)
        if (!page.seat && !page.looking && !page.asked) tellDoor(peer);
}

/// Who sits where, for those who have no seat.
void HandHost::tellDoor(Peer peer, const QString& problem) {
    const Match& match = session_.match();
    QJsonArray seats;
    for (Seat seat = 0; seat < match.players().size(); ++seat)
        seats.append(
            QJsonObject{{QStringLiteral("seat"), int(seat)},
                        {QStringLiteral("name"), QString::fromStdString(match.players()[seat].name)},
                        {QStringLiteral("shield"), QStringLiteral("seat/%1").arg(match.shieldOf(seat))},
                        {QStringLiteral("charge"), shieldName(match.shieldOf(seat))},
                        {QStringLiteral("state"), whereabouts(seat)}});
    QJsonObject door = kind("door");
    door[QStringLiteral("room")] = invitation_.room;
    door[QStringLiteral("title")] = title_;
    door[QStringLiteral("game")] = toQString(match.game().id());
    door[QStringLiteral("gameTitle")] = textFor(match.game().id()).gameName();
    door[QStringLiteral("seats")] = seats;
    door[QStringLiteral("newcomers")] = newcomers_;
    door[QStringLiteral("watching")] = watching_;
    door[QStringLiteral("problem")] = problem;
    say(peer, door);
}

/// Pictures that the page has not been shown are not answered: their names could be guesses.
void HandHost::showPicture(Peer peer, const Page& page, const QJsonObject& message) {
    const QString face = message[QStringLiteral("face")].toString();
    const int width = message[QStringLiteral("width")].toInt();
    const bool whole = message[QStringLiteral("whole")].toBool();
    const PageTable* table = tableOf(page);
    const bool isPublic = face.startsWith(QLatin1String("seat/")) || face.startsWith(QLatin1String("mark/"));
    if (!isPublic && !(table && table->hasShown(face))) return;
    const QString name = PagePictures::nameOf(face, width, whole);
    const QByteArray png = pictures_.picture(face, width, whole);
    if (!png.isEmpty()) return sendPicture(peer, name, png);
    if (width >= 1 && width <= PagePictures::kWidest && pictures_.knows(face)) waiting_.emplace(name, peer);
}

void HandHost::sendWaiting(const QString& name) {
    const auto [first, last] = waiting_.equal_range(name);
    const QString face = name.section(QLatin1Char('|'), 0, 0);
    const QByteArray png = pictures_.picture(face, name.section(QLatin1Char('|'), 1, 1).toInt(),
                                             name.endsWith(QLatin1Char('1')));
    for (auto one = first; one != last; ++one) sendPicture(one->second, name, png);
    waiting_.erase(first, last);
}

void HandHost::sendPicture(Peer peer, const QString& name, const QByteArray& png) {
    const QByteArray bytes = name.toUtf8();
    const auto length = static_cast<quint16>(bytes.size());
    QByteArray frame(1, kPicture);
    frame += static_cast<char>(length & 0xFF);
    frame += static_cast<char>(length >> 8);
    server_.send(peer, frame + bytes + png);
}

} // namespace drawbridge
