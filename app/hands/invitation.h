// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace drawbridge {

class Match;

/// The key of an invitation as four words of five letters, without a language: "lusab-babad-gutih-tugad".
/// Source: proquints (Wilkerson 2009): 16 bits a word; consonant, vowel, consonant, vowel, consonant.
QString wordsOf(const QByteArray& key);
/// The key that such words are for, however they are separated; nothing: they are none.
std::optional<QByteArray> keyOf(const QString& words);

/// What lets people take seats of a match with browsers of their own. Kept beside the match, so that a match
/// that goes on later finds everybody in their seats again.
struct Invitation {
    QByteArray key;   ///< 8 random bytes
    QString room;     ///< random id under which a browser remembers its seat: not a secret
    quint16 port = 0; ///< the one last used; 0: any
    /// The seats in somebody's hand, each with the token of the browser that has it; whoever shows one is
    /// back in that seat. Empty while the seat is free.
    QMap<int, QString> tokens;

    static Invitation fresh();
    /// A token for a browser that takes a seat; the one before is worth nothing any more.
    QString seatBrowser(int seat);
    /// The seat of a token.
    std::optional<int> seatOf(const QString& token) const;
    /// The same for the next match of the same people, wherever they sit there; nothing: others play it, or
    /// it has begun.
    std::optional<Invitation> crossing(const Match& from, const Match& to) const;

    QByteArray toJson() const;
    static std::optional<Invitation> fromJson(const QByteArray& json);
};

/// An address of this computer that others in its networks may reach.
struct HostAddress {
    QHostAddress address;
    QString network; ///< name of its interface: "wlan0"
    bool operator==(const HostAddress&) const = default;
};

/// All of them, the likeliest first: those of home networks before others, IPv4 before IPv6, which is long
/// to type. Never loopback.
QList<HostAddress> hostAddresses();
/// The likeliest; a problem: this computer is in no network.
Result<QHostAddress> usualAddress();
/// The number behind it, if it is free.
inline constexpr quint16 kUsualPort = 2424;

/// "http://192.168.1.20:2424", and with the key: "http://192.168.1.20:2424/#lusab-babad-gutih-tugad".
QString webAddress(const QHostAddress& address, quint16 port, const QByteArray& key = {});

} // namespace drawbridge
