// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/handserver.h"
#include "hands/invitation.h"
#include "hands/pagepictures.h"

#include <QJsonObject>
#include <QObject>
#include <QSizeF>

#include <map>

namespace drawbridge {

class PageTable;

/// A message to a page, of that kind, to be filled.
QJsonObject pageMessage(const char* kind);
/// The room for the table that a page tells of, in CSS pixels; empty: none to speak of.
QSizeF roomIn(const QJsonObject& message);

/// The door through which pages come: the server, the invitation that lets them in, and what is said to them.
/// Who they are and what they see is its owner's matter.
class PageDoor : public QObject {
    Q_OBJECT

  public:
    using Peer = HandServer::Peer;

    explicit PageDoor(QObject* parent = nullptr);
    ~PageDoor() override; ///< closes it

    /// Opens it with an invitation. Tries the port that it had first, then any.
    Result<> open(const QHostAddress& address, Invitation invitation);
    /// Ends all conversations.
    void close();
    bool isOpen() const { return server_.isOpen(); }
    const Invitation& invitation() const { return invitation_; }
    Invitation& invitation() { return invitation_; }
    const QHostAddress& address() const { return address_; }
    /// What a browser opens to come in: the address with the key.
    QString wayIn() const;
    /// The same for a second screen, which only shows the table.
    QString screenWay() const;
    /// How to come in, for a screen that others see: {address, words, code (see scanRows())}.
    QJsonObject shown() const;
    /// Another key for those who come from now on.
    void changeKey();

    void say(Peer peer, const QJsonObject& message);
    void dismiss(Peer peer, HandServer::CloseCode code) { server_.dismiss(peer, code); }
    /// Answers what any page may ask about what it has been shown: pictures, cards, rules; and signs of life.
    /// `table`: nullptr: it has none. False: the message is something else.
    bool serve(Peer peer, const QJsonObject& message, PageTable* table);

  signals:
    /// A page with the key has said something.
    void heard(quint64 peer, const QJsonObject& message);
    /// A page that has been heard is no longer there.
    void gone(quint64 peer);

  private:
    void read(Peer peer, const QByteArray& content);
    void lose(Peer peer);
    void showPicture(Peer peer, const QJsonObject& message, const PageTable* table);
    void sendPicture(Peer peer, const QString& name, const QByteArray& png);
    void sendWaiting(const QString& name);

    Invitation invitation_;
    QHostAddress address_;
    PagePictures pictures_;
    std::multimap<QString, Peer> waiting_; ///< for pictures, by name
    HandServer server_;                    ///< last member: it ends first
};

} // namespace drawbridge
