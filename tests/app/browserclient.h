// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pageclient.h"
#include "waiting.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QWebSocket>

namespace drawbridge::test {

/// A browser with the page, as far as the host can tell.
class Browser : public QObject {
  public:
    Browser(quint16 port, const QByteArray& key)
        : seal_(key)
        , socket_(QStringLiteral("http://127.0.0.1:%1").arg(port)) {
        connect(&socket_, &QWebSocket::connected, this, [this] { socket_.sendBinaryMessage(seal_.hello()); });
        connect(&socket_, &QWebSocket::binaryMessageReceived, this, &Browser::take);
        socket_.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/hands").arg(port)));
    }

    void say(const QJsonObject& message) {
        last = seal_.seal(QByteArray(1, '\0') + QJsonDocument(message).toJson(QJsonDocument::Compact));
        socket_.sendBinaryMessage(last);
    }
    void say(const char* what) { say({{QStringLiteral("do"), QLatin1String(what)}}); }
    void sendRaw(const QByteArray& frame) { socket_.sendBinaryMessage(frame); }
    /// `more`: what else the first message tells.
    void come(const QString& token = {}, QJsonObject more = {}) {
        QVERIFY(waitUntil([this] { return isAgreed; }));
        more[QStringLiteral("do")] = QStringLiteral("come");
        more[QStringLiteral("token")] = token;
        say(more);
    }
    /// Waits for a message of that kind.
    bool gets(const char* kind) {
        return waitUntil([&] { return messages.contains(QLatin1String(kind)); });
    }
    bool isClosed() const { return socket_.state() == QAbstractSocket::UnconnectedState; }
    int closeCode() const { return socket_.closeCode(); }
    QJsonObject section(const char* name) const { return sections[QLatin1String(name)].toObject(); }
    int moment() const { return section("table")[QStringLiteral("moment")].toInt(); }
    bool isAsked() const { return section("ask")[QStringLiteral("mine")].toBool(); }

    QHash<QString, QJsonObject> messages; ///< the last of each kind
    QHash<QString, QByteArray> pictures;
    QJsonObject sections;
    int done = 0;
    bool isAgreed = false;
    QByteArray last; ///< the frame sent last

  private:
    void take(const QByteArray& frame) {
        if (!isAgreed) {
            seal_.agree(frame);
            isAgreed = true;
            return;
        }
        const auto content = seal_.open(frame);
        QVERIFY(content);
        if (content->startsWith('\1')) {
            const int length =
                static_cast<unsigned char>((*content)[1]) + 256 * static_cast<unsigned char>((*content)[2]);
            pictures[QString::fromUtf8(content->mid(3, length))] = content->mid(3 + length);
            return;
        }
        const QJsonObject message = QJsonDocument::fromJson(content->mid(1)).object();
        const QString kind = message[QStringLiteral("kind")].toString();
        messages[kind] = message;
        if (kind == QLatin1String("state")) sections = message[QStringLiteral("all")].toObject();
        if (kind == QLatin1String("change")) {
            const QJsonObject set = message[QStringLiteral("set")].toObject();
            for (auto one = set.begin(); one != set.end(); ++one) sections[one.key()] = one.value();
            const QJsonObject rows = message[QStringLiteral("rows")].toObject();
            for (auto section = rows.begin(); section != rows.end(); ++section) {
                QJsonObject now = sections[section.key()].toObject();
                const QJsonObject changed = section.value().toObject();
                for (auto row = changed.begin(); row != changed.end(); ++row)
                    row.value().isNull() ? now.remove(row.key()) : void(now[row.key()] = row.value());
                sections[section.key()] = now;
            }
        }
        done = message[QStringLiteral("done")].toInt(done);
    }

    PageSeal seal_;
    QWebSocket socket_;
};

} // namespace drawbridge::test
