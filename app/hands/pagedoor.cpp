// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagedoor.h"

#include "hands/pagefiles.h"
#include "hands/pagetable.h"
#include "hands/scanrows.h"
#include "text/book/rulebook.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr char kJson = 0; // kinds of frames
constexpr char kPicture = 1;
constexpr int kNarrowest = 40; // CSS pixels of a room
constexpr int kWidest = 8000;

} // namespace

QJsonObject pageMessage(const char* kind) { return {{QStringLiteral("kind"), QLatin1String(kind)}}; }

QSizeF roomIn(const QJsonObject& message) {
    const auto length = [&](const char* name) {
        return std::clamp(message[QLatin1String(name)].toDouble(), 0.0, double(kWidest));
    };
    const QSizeF room(length("width"), length("height"));
    return room.width() < kNarrowest || room.height() < kNarrowest ? QSizeF() : room;
}

PageDoor::PageDoor(QObject* parent)
    : QObject(parent) {
    connect(&server_, &HandServer::heard, this, &PageDoor::read);
    connect(&server_, &HandServer::gone, this, &PageDoor::lose);
    connect(&pictures_, &PagePictures::painted, this, &PageDoor::sendWaiting);
}

PageDoor::~PageDoor() = default;

Result<> PageDoor::open(const QHostAddress& address, Invitation invitation) {
    Result<quint16> port = server_.open(address, invitation.port, invitation.key, pageFiles());
    if (!port && invitation.port != 0) port = server_.open(address, 0, invitation.key, pageFiles());
    if (!port) return port.problem();
    invitation.port = *port;
    invitation_ = std::move(invitation);
    address_ = address;
    waiting_.clear();
    return {};
}

void PageDoor::close() {
    waiting_.clear();
    server_.close();
    invitation_ = {};
}

QString PageDoor::wayIn() const { return webAddress(address_, invitation_.port, invitation_.key); }

// The page knows it by its end: key.js.
QString PageDoor::screenWay() const { return wayIn() + QStringLiteral("/table"); }

QJsonObject PageDoor::shown() const {
    return {{QStringLiteral("address"), webAddress(address_, invitation_.port)},
            {QStringLiteral("words"), wordsOf(invitation_.key)},
            {QStringLiteral("code"), QJsonArray::fromStringList(scanRows(wayIn()))}};
}

void PageDoor::changeKey() {
    invitation_.key = Invitation::fresh().key;
    server_.setKey(invitation_.key);
}

// ---- what pages say ------------------------------------------------------------------------------------

void PageDoor::read(Peer peer, const QByteArray& content) {
    if (!isOpen()) return; // it was on its way as the door was closed
    const QJsonDocument document =
        content.startsWith(kJson) ? QJsonDocument::fromJson(content.mid(1)) : QJsonDocument();
    if (!document.isObject()) return dismiss(peer, HandServer::TooMuch);
    emit heard(peer, document.object());
}

void PageDoor::lose(Peer peer) {
    std::erase_if(waiting_, [peer](const auto& one) { return one.second == peer; });
    emit gone(peer);
}

bool PageDoor::serve(Peer peer, const QJsonObject& message, PageTable* table) {
    const QString what = message[QStringLiteral("do")].toString();
    if (what == QLatin1String("ping")) {
        say(peer, pageMessage("pong"));
    } else if (what == QLatin1String("picture")) {
        showPicture(peer, message, table);
    } else if (what == QLatin1String("card")) {
        QJsonObject card = table ? table->card(message[QStringLiteral("handle")].toInt()) : QJsonObject();
        card[QStringLiteral("kind")] = QStringLiteral("card");
        say(peer, card);
    } else if (what == QLatin1String("clause")) {
        const QString id = message[QStringLiteral("id")].toString();
        QJsonObject answer = pageMessage("clause");
        answer[QStringLiteral("id")] = id;
        if (const Rule* rule = table ? RuleBook::forGame(table->gameId()).find(id) : nullptr) {
            answer[QStringLiteral("number")] = rule->number;
            answer[QStringLiteral("title")] = rule->title;
            answer[QStringLiteral("text")] = rule->text;
        }
        say(peer, answer);
    } else {
        return false;
    }
    return true;
}

/// Pictures that the page has not been shown are not answered: their names could be guesses.
void PageDoor::showPicture(Peer peer, const QJsonObject& message, const PageTable* table) {
    const QString face = message[QStringLiteral("face")].toString();
    const int width = message[QStringLiteral("width")].toInt();
    const bool whole = message[QStringLiteral("whole")].toBool();
    const bool isPublic = face.startsWith(QLatin1String("seat/")) || face.startsWith(QLatin1String("mark/"));
    if (!isPublic && !(table && table->hasShown(face))) return;
    const QString name = PagePictures::nameOf(face, width, whole);
    const QByteArray png = pictures_.picture(face, width, whole);
    if (!png.isEmpty()) return sendPicture(peer, name, png);
    if (width >= 1 && width <= PagePictures::kWidest && pictures_.knows(face)) waiting_.emplace(name, peer);
}

// ---- what pages are told -------------------------------------------------------------------------------

void PageDoor::say(Peer peer, const QJsonObject& message) {
    server_.send(peer, QByteArray(1, kJson) + QJsonDocument(message).toJson(QJsonDocument::Compact));
}

void PageDoor::sendWaiting(const QString& name) {
    const auto [first, last] = waiting_.equal_range(name);
    const QString face = name.section(QLatin1Char('|'), 0, 0);
    const QByteArray png = pictures_.picture(face, name.section(QLatin1Char('|'), 1, 1).toInt(),
                                             name.endsWith(QLatin1Char('1')));
    for (auto one = first; one != last; ++one) sendPicture(one->second, name, png);
    waiting_.erase(first, last);
}

void PageDoor::sendPicture(Peer peer, const QString& name, const QByteArray& png) {
    const QByteArray bytes = name.toUtf8();
    const auto length = static_cast<quint16>(bytes.size());
    QByteArray frame(1, kPicture);
    frame += static_cast<char>(length & 0xFF);
    frame += static_cast<char>(length >> 8);
    server_.send(peer, frame + bytes + png);
}

} // namespace drawbridge
