// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/handover.h"

#include "library/matchfolder.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QLocalServer>
#include <QLocalSocket>

namespace drawbridge {

namespace {

constexpr int kPatience = 2000;      // ms
constexpr qint64 kLongest = 1 << 16; // bytes; far above any name of a file

// By which Wayland lets a window come to the front.
const char* const kToken = "XDG_ACTIVATION_TOKEN";

/// Sockets of one user lie in a folder of the session, where there is one.
QString meetingPlace() {
    const QByteArray folder = QFile::encodeName(matchFolder().absolutePath());
    const QString name =
        QStringLiteral("drawbridge-") +
        QString::fromLatin1(QCryptographicHash::hash(folder, QCryptographicHash::Sha1).toHex().left(12));
    const QString session = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return session.isEmpty() ? name : QDir(session).filePath(name);
}

} // namespace

Handover::Handover(QObject* parent)
    : QObject(parent)
    , server_(new QLocalServer(this)) {
    server_->setSocketOptions(QLocalServer::UserAccessOption);
    connect(server_, &QLocalServer::newConnection, this, &Handover::take);
    qApp->installEventFilter(this);
}

bool Handover::give(const QString& file) {
    QLocalSocket socket;
    socket.connectToServer(meetingPlace());
    if (!socket.waitForConnected(kPatience)) return false;
    QByteArray message;
    QDataStream out(&message, QIODevice::WriteOnly);
    out << QFileInfo(file).absoluteFilePath() << qgetenv(kToken);
    socket.write(message);
    return socket.waitForBytesWritten(kPatience) && socket.waitForReadyRead(kPatience) &&
           socket.read(1) == "+";
}

void Handover::listen() {
    // Whoever was killed has left a socket behind that nobody answers at.
    QLocalSocket other;
    other.connectToServer(meetingPlace());
    if (!other.waitForConnected(kPatience)) server_->listen(meetingPlace());
}

void Handover::take() {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->bytesAvailable() > kLongest) return socket->abort();
            QDataStream in(socket);
            in.startTransaction();
            QString file;
            QByteArray token;
            in >> file >> token;
            if (!in.commitTransaction()) return; // there is more to come
            // What waits for an answer stays where it is, and the file gets a window of its own.
            const bool isFree = QApplication::activeModalWidget() == nullptr;
            socket->write(isFree ? "+" : "-");
            socket->flush();
            socket->disconnectFromServer();
            if (!isFree) return;
            if (!token.isEmpty()) qputenv(kToken, token);
            // Later: what comes of it may ask something, and the line is gone by then.
            QMetaObject::invokeMethod(this, [this, file] { emit given(file); }, Qt::QueuedConnection);
        });
    }
}

bool Handover::eventFilter(QObject* watched, QEvent* event) {
    if (watched != qApp || event->type() != QEvent::FileOpen) return QObject::eventFilter(watched, event);
    emit given(static_cast<QFileOpenEvent*>(event)->file());
    return true;
}

} // namespace drawbridge
