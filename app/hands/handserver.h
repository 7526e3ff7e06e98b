// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QString>

#include <memory>

namespace drawbridge {

/// A file that anybody may get over HTTP.
struct PublicFile {
    QByteArray type;  ///< its content type
    QByteArray bytes; ///< as sent
    bool isDeflated = false;
};
/// By path: "/main.js"; "/" is the page.
using PublicFiles = QHash<QString, PublicFile>;

/// Serves the page over HTTP, and sealed conversations with it over WebSocket ("/hands"), on one port. Works
/// on a thread of its own, where it also unseals: whatever strangers send never reaches the thread of the
/// window. What is too large, too slow, too much or not sealed by the invitation's key ends the connection.
/// Library: Boost.Beast.
class HandServer : public QObject {
    Q_OBJECT

  public:
    /// A page that has shown that it has the key; numbers are never used again.
    using Peer = quint64;

    /// Codes with which a conversation ends.
    /// After GoingAway a page tries to come back by itself.
    enum CloseCode { GoingAway = 1001, WrongKey = 4001, TooMuch = 4002, Closed = 4003, Elsewhere = 4004 };

    explicit HandServer(QObject* parent = nullptr);
    ~HandServer() override; ///< closes it

    /// Opens the door. `port`: 0: any that is free. Returns the port, or why that is not possible.
    Result<quint16> open(const QHostAddress& address, quint16 port, const QByteArray& key, PublicFiles files);
    /// Another key for those who come from now on.
    void setKey(const QByteArray& key);
    /// Ends all connections.
    void close();
    bool isOpen() const { return core_ != nullptr; }

    /// Seals and sends to a page that is there; else does nothing.
    void send(Peer peer, const QByteArray& content);
    /// Ends a conversation, after what is still to be sent.
    void dismiss(Peer peer, CloseCode code);

  signals:
    /// A page with the key has said something.
    void heard(quint64 peer, const QByteArray& content);
    /// A page that has been heard is no longer there.
    void gone(quint64 peer);

  private:
    class Core;
    std::unique_ptr<Core> core_;
    Peer first_ = 0; ///< number of the first page at this door
};

} // namespace drawbridge
