// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/handhost.h"

#include "core/plaintext.h"
#include "library/person.h"
#include "table/session.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kAwayAfter = 10'000; // ms without a word
constexpr int kNodEvery = 4'000;   // ms
constexpr int kLookEvery = 1'000;  // ms
constexpr int kLongestTyped = 30;  // letters of a name

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

} // namespace

HandHost::HandHost(Session& session, const QString& title, QObject* parent)
    : QObject(parent)
    , session_(session)
    , title_(title)
    , audience_(door_, [this](Peer, bool isScreen, QJsonObject& sections) { addDoor(isScreen, sections); }) {
    connect(&door_, &PageDoor::heard, this, &HandHost::hear);
    connect(&door_, &PageDoor::gone, this, &HandHost::lose);
    connect(&session_, &Session::changed, this, qOverload<>(&HandHost::tellDoor));
    presence_.setInterval(kLookEvery);
    connect(&presence_, &QTimer::timeout, this, &HandHost::lookWhoIsAway);
}

HandHost::~HandHost() = default;

// ---- the door ------------------------------------------------------------------------------------------

Result<> HandHost::open(const QHostAddress& address, Invitation invitation) {
    while (!pages_.empty()) lose(pages_.begin()->first); // those at an earlier address
    if (const Result<> opened = door_.open(address, std::move(invitation)); !opened) return opened;
    for (const int seat : door_.invitation().tokens.keys()) {
        if (seat < 0 || seat >= static_cast<int>(session_.match().players().size())) continue;
        begin(static_cast<Seat>(seat));
        Place& place = places_[static_cast<Seat>(seat)];
        place.isTaken = !door_.invitation().tokens[seat].isEmpty();
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
    QJsonObject sent = pageMessage("sent");
    sent[QStringLiteral("words")] = words;
    for (const auto& [peer, page] : pages_) {
        door_.say(peer, sent);
        door_.dismiss(peer, HandServer::Closed);
    }
    for (auto& [seat, place] : places_)
        if (place.person) session_.setPlayer(seat, *place.person);
    pages_.clear();
    places_.clear();
    audience_.clear();
    audience_.setTable(nullptr);
    presence_.stop();
    door_.close();
    emit changed();
}

void HandHost::inviteAnew() {
    door_.changeKey();
    QJsonObject key = pageMessage("key");
    key[QStringLiteral("words")] = wordsOf(invitation().key);
    for (const auto& [peer, page] : pages_)
        if (page.seat)
            door_.say(peer, key);
        else
            door_.dismiss(peer, HandServer::WrongKey);
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
    door_.invitation().tokens[seat].clear();
    emit invitationChanged();
    tellSeats();
}

void HandHost::takeBack(Seat seat) {
    if (!places_.contains(seat)) return;
    sendOff(seat);
    letPersonPlay(seat);
    places_.erase(seat);
    door_.invitation().tokens.remove(seat);
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
    door_.invitation().tokens[seat].clear();
    if (const auto peer = std::exchange(place.peer, std::nullopt)) {
        QJsonObject sent = pageMessage("sent");
        //: On the page of somebody whose seat the host has given away.
        sent[QStringLiteral("words")] = tr("The host has freed this seat.");
        door_.say(*peer, sent);
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

bool HandHost::isNodding(Seat seat) const {
    const auto found = places_.find(seat);
    return found != places_.end() && found->second.nodded.isValid() &&
           !found->second.nodded.hasExpired(kNodEvery);
}

int HandHost::awayFor(Seat seat) const {
    const auto found = places_.find(seat);
    if (found == places_.end() || !found->second.heard.isValid()) return 0;
    return static_cast<int>(found->second.heard.elapsed() / 1000);
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
    if (!may) {
        audience_.clear();
        audience_.setTable(nullptr);
    }
    tellSeats();
}

void HandHost::retranslate() {
    for (auto& [seat, place] : places_) place.table->retranslate();
    if (PageTable* table = audience_.table()) table->retranslate();
    tellDoor();
}

/// Everybody is told who sits where.
void HandHost::tellSeats() {
    for (auto& [seat, place] : places_) place.table->tellSoon();
    if (PageTable* table = audience_.table()) table->tellSoon();
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

void HandHost::hear(Peer peer, const QJsonObject& message) {
    const QString what = message[QStringLiteral("do")].toString();
    Page& page = pages_[peer];
    if (page.seat) {
        Place& place = places_[*page.seat];
        place.heard.start();
        if (std::exchange(place.isAway, false)) tellSeats();
    }
    PageTable* table = tableOf(peer, page);
    if (door_.serve(peer, message, table)) return;
    if (what == QLatin1String("come")) {
        come(peer, message);
    } else if (what == QLatin1String("sit")) {
        sit(peer, message[QStringLiteral("seat")].toInt(-1), message[QStringLiteral("name")].toString());
    } else if (what == QLatin1String("watch")) {
        watch(peer, message[QStringLiteral("screen")].toBool());
    } else if (what == QLatin1String("leave")) {
        if (page.seat) sendOff(*page.seat);
        stopWatching(peer);
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
        const QSizeF room = roomIn(message);
        if (page.seat && table) table->setRoom(room);
        audience_.setRoom(peer, room);
    } else {
        act(peer, page, message);
    }
}

/// The first message: back to a seat, or to the door.
void HandHost::come(Peer peer, const QJsonObject& message) {
    Page& page = pages_[peer];
    page.seen = message[QStringLiteral("seen")].toInt(-1);
    page.name = message[QStringLiteral("page")].toString().left(kLongestTyped);
    const auto number = door_.invitation().seatOf(message[QStringLiteral("token")].toString());
    const auto seat = number ? static_cast<Seat>(*number) : kNobody;
    if (!isSeat(seat) || !places_.contains(seat)) return tellDoor(peer);
    const Place& place = places_[seat];
    // Its own connection from before may look alive and be dead.
    const bool isSame = !page.name.isEmpty() && page.name == place.page;
    const bool isElsewhere = place.peer && *place.peer != peer && !isSame && place.heard.isValid() &&
                             !place.heard.hasExpired(kAwayAfter);
    if (!isElsewhere) return seatPage(peer, seat, false);
    page.asked = seat;
    door_.say(peer, pageMessage("elsewhere"));
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
        door_.say(*place.peer, pageMessage("elsewhere"));
        pages_[*place.peer].seat.reset();
        pages_[*place.peer].asked = seat;
    }
    Page& page = pages_[peer];
    stopWatching(peer);
    if (page.seat && *page.seat != seat) places_[*page.seat].peer.reset();
    page.seat = seat;
    page.state.forget();
    place.peer = peer;
    place.page = page.name;
    place.isTaken = true;
    place.isAway = false;
    place.heard.start();
    if (isNew) place.done = 0;
    place.table->comeBack(isNew ? -1 : page.seen, place.person.has_value());
    QJsonObject seated = pageMessage("seated");
    seated[QStringLiteral("seat")] = int(seat);
    seated[QStringLiteral("n")] = place.done;
    seated[QStringLiteral("token")] =
        isNew ? door_.invitation().seatBrowser(seat) : door_.invitation().tokens[seat];
    door_.say(peer, seated);
    if (isNew) emit invitationChanged();
    tellState(peer);
    tellSeats();
}

void HandHost::watch(Peer peer, bool isScreen) {
    if (pages_[peer].seat || audience_.has(peer) || !watching_) return;
    //: On the page of somebody who wants to look on.
    if (audience_.isFull()) return tellDoor(peer, tr("As many as there is room for are looking on already."));
    if (!audience_.table())
        audience_.setTable(std::make_unique<PageTable>(session_, kNobody, title_,
                                                       [this](int number) { return whereabouts(number); }));
    QJsonObject seated = pageMessage("seated");
    seated[QStringLiteral("seat")] = -1;
    door_.say(peer, seated);
    audience_.add(peer, isScreen);
    emit changed();
}

/// Whoever has looked on stands at the door again. Where nobody does, their table costs nothing.
void HandHost::stopWatching(Peer peer) {
    if (!audience_.has(peer)) return;
    audience_.remove(peer);
    if (audience_.isEmpty()) audience_.setTable(nullptr);
    if (pages_.contains(peer) && !pages_[peer].seat) tellDoor(peer);
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
    if (!place.table->act(message)) return door_.dismiss(peer, HandServer::TooMuch);
    place.table->tellNow(); // before anybody else: whoever acts waits for the answer
}

/// Somebody who is asked says that they are there: on all other pages the seat's badge nods.
void HandHost::nod(Peer peer, const Page& page) {
    if (!page.seat) return;
    Place& place = places_[*page.seat];
    if (!place.table->mayNod() || isNodding(*page.seat)) return;
    place.nodded.start();
    emit changed();
    QTimer::singleShot(kNodEvery + 100, this, &HandHost::changed);
    QJsonObject nod = pageMessage("nod");
    nod[QStringLiteral("seat")] = int(*page.seat);
    for (const auto& [other, shown] : pages_)
        if (other != peer && tableOf(other, shown) != nullptr) door_.say(other, nod);
}

void HandHost::lose(Peer peer) {
    const auto found = pages_.find(peer);
    if (found == pages_.end()) return;
    if (const auto seat = found->second.seat; seat && places_.contains(*seat) && places_[*seat].peer == peer)
        places_[*seat].peer.reset();
    pages_.erase(found);
    stopWatching(peer);
    tellSeats();
}

// ---- what pages are told -------------------------------------------------------------------------------

PageTable* HandHost::tableOf(Peer peer, const Page& page) const {
    if (!page.seat) return audience_.has(peer) ? audience_.table() : nullptr;
    const auto found = places_.find(*page.seat);
    return found != places_.end() ? found->second.table.get() : nullptr;
}

bool HandHost::isSeatFree() const {
    return std::ranges::any_of(places_, [this](const auto& place) { return at(place.first) == At::Free; });
}

/// On a screen for the room: how to come in, while somebody may sit down.
void HandHost::addDoor(bool isScreen, QJsonObject& sections) const {
    if (isScreen)
        sections[QStringLiteral("door")] = newcomers_ && isSeatFree() ? door_.shown() : QJsonObject();
}

void HandHost::tellState(Peer peer) {
    const auto found = pages_.find(peer);
    if (found == pages_.end() || !found->second.seat) return;
    const auto place = places_.find(*found->second.seat);
    if (place == places_.end()) return;
    QJsonObject sections = place->second.table->sections();
    sections[QStringLiteral("rematch")] = rematchSection(found->second);
    if (const auto message = found->second.state.update(sections, place->second.done))
        door_.say(peer, *message);
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
        if (!page.seat && !page.asked && !audience_.has(peer)) tellDoor(peer);
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
    QJsonObject door = pageMessage("door");
    door[QStringLiteral("room")] = door_.invitation().room;
    door[QStringLiteral("title")] = title_;
    door[QStringLiteral("game")] = toQString(match.game().id());
    door[QStringLiteral("gameTitle")] = textFor(match.game().id()).gameName();
    door[QStringLiteral("seats")] = seats;
    door[QStringLiteral("newcomers")] = newcomers_;
    door[QStringLiteral("watching")] = watching_;
    door[QStringLiteral("problem")] = problem;
    door_.say(peer, door);
}

} // namespace drawbridge
