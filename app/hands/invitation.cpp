// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/invitation.h"

#include "hands/sealedchannel.h"
#include "match/match.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkInterface>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <string_view>

namespace drawbridge {

namespace {

constexpr std::string_view kConsonants = "bdfghjklmnprstvz";
constexpr std::string_view kVowels = "aiou";
constexpr int kLetters = 5; // of a word
constexpr int kBits = 16;   // of a word
constexpr qsizetype kTokenBytes = 16;
constexpr qsizetype kRoomBytes = 6;

/// From the system's source, which is fit for secrets.
QByteArray randomBytes(qsizetype count) {
    QByteArray bytes(count, Qt::Uninitialized);
    std::ranges::generate(bytes, [] { return static_cast<char>(QRandomGenerator::system()->bounded(256)); });
    return bytes;
}

QString randomText(qsizetype bytes) {
    return QString::fromLatin1(
        randomBytes(bytes).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

/// The letters that the place of a word may have.
constexpr std::string_view lettersAt(int place) { return place % 2 == 0 ? kConsonants : kVowels; }
constexpr int bitsAt(int place) { return place % 2 == 0 ? 4 : 2; }

/// How likely others reach this computer there: less is likelier.
int rankOf(const HostAddress& one) {
    const quint32 address = one.address.toIPv4Address();
    // Bridges of virtual machines and containers lead nowhere that people are.
    const bool isVirtual =
        std::ranges::any_of(std::array{"docker", "virbr", "veth", "br-", "vmnet", "vboxnet", "tun", "tap"},
                            [&](const char* name) { return one.network.startsWith(QLatin1String(name)); });
    if (isVirtual) return 3;
    if (one.address.protocol() != QAbstractSocket::IPv4Protocol) return 2;
    const bool isHome = (address >> 16) == 0xC0A8 || (address >> 24) == 10 || (address >> 20) == 0xAC1;
    return isHome ? 0 : 1;
}

} // namespace

QString wordsOf(const QByteArray& key) {
    QString words;
    for (qsizetype at = 0; at + 1 < key.size(); at += 2) {
        if (at > 0) words += QLatin1Char('-');
        const unsigned number =
            static_cast<unsigned char>(key[at]) << 8U | static_cast<unsigned char>(key[at + 1]);
        int left = kBits;
        for (int place = 0; place < kLetters; ++place) {
            left -= bitsAt(place);
            const std::string_view letters = lettersAt(place);
            words += QLatin1Char(letters[(number >> left) & (letters.size() - 1)]);
        }
    }
    return words;
}

std::optional<QByteArray> keyOf(const QString& words) {
    QByteArray key;
    unsigned number = 0;
    int place = 0;
    for (const QChar letter : words.toLower()) {
        if (!letter.isLetter()) {
            if (place != 0) return {}; // in the middle of a word
            continue;
        }
        const std::string_view letters = lettersAt(place);
        const std::size_t found = letters.find(letter.toLatin1());
        if (letter.unicode() > 127 || found == std::string_view::npos) return {};
        number = number << bitsAt(place) | static_cast<unsigned>(found);
        if (++place < kLetters) continue;
        key += static_cast<char>(number >> 8U);
        key += static_cast<char>(number);
        number = 0;
        place = 0;
    }
    if (place != 0 || key.size() != SealedChannel::kKeyBytes) return {};
    return key;
}

Invitation Invitation::fresh() {
    return {randomBytes(SealedChannel::kKeyBytes), randomText(kRoomBytes), 0, {}};
}

QString Invitation::seatBrowser(int seat) { return tokens[seat] = randomText(kTokenBytes); }

std::optional<int> Invitation::seatOf(const QString& token) const {
    if (token.isEmpty()) return {};
    for (auto one = tokens.cbegin(); one != tokens.cend(); ++one)
        if (one.value() == token) return one.key();
    return {};
}

std::optional<Invitation> Invitation::crossing(const Match& from, const Match& to) const {
    if (!to.history().empty() || from.players().size() != to.players().size()) return {};
    Invitation next{key, room, port, {}};
    for (std::size_t seat = 0; seat < from.players().size(); ++seat) {
        const auto same = std::ranges::find(to.players(), from.players()[seat].name, &Player::name);
        if (same == to.players().end()) return {};
        if (tokens.contains(static_cast<int>(seat)))
            next.tokens[static_cast<int>(same - to.players().begin())] = tokens[static_cast<int>(seat)];
    }
    return next;
}

QByteArray Invitation::toJson() const {
    QJsonObject seats;
    for (auto one = tokens.cbegin(); one != tokens.cend(); ++one)
        seats[QString::number(one.key())] = one.value();
    return QJsonDocument(QJsonObject{{QStringLiteral("key"), wordsOf(key)},
                                     {QStringLiteral("room"), room},
                                     {QStringLiteral("port"), port},
                                     {QStringLiteral("seats"), seats}})
        .toJson();
}

std::optional<Invitation> Invitation::fromJson(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    const auto key = keyOf(object[QStringLiteral("key")].toString());
    const int port = object[QStringLiteral("port")].toInt(-1);
    const QString room = object[QStringLiteral("room")].toString();
    if (!key || room.isEmpty() || port < 0 || port > 0xFFFF) return {};
    Invitation invitation{*key, room, static_cast<quint16>(port), {}};
    const QJsonObject seats = object[QStringLiteral("seats")].toObject();
    for (auto one = seats.begin(); one != seats.end(); ++one) {
        bool isNumber = false;
        const int seat = one.key().toInt(&isNumber);
        const QString token = one.value().toString();
        if (!isNumber || seat < 0 || !one.value().isString()) return {};
        invitation.tokens[seat] = token;
    }
    return invitation;
}

QList<HostAddress> hostAddresses() {
    QList<HostAddress> found;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : network.addressEntries())
            // Link-local addresses of IPv6 need the name of an interface, which browsers do not take.
            if (!entry.ip().isLinkLocal()) found.append({entry.ip(), network.name()});
    }
    std::ranges::stable_sort(found, {}, rankOf);
    return found;
}

Result<QHostAddress> usualAddress() {
    const QList<HostAddress> all = hostAddresses();
    if (all.isEmpty()) return Problem("no-network");
    return all.front().address;
}

QString webAddress(const QHostAddress& address, quint16 port, const QByteArray& key) {
    const bool isLong = address.protocol() == QAbstractSocket::IPv6Protocol;
    const QString host = isLong ? QStringLiteral("[%1]").arg(address.toString()) : address.toString();
    const QString base = QStringLiteral("http://%1:%2").arg(host, QString::number(port));
    return key.isEmpty() ? base : base + QStringLiteral("/#") + wordsOf(key);
}

} // namespace drawbridge
