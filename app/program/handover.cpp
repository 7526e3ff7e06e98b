// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/handover.h"

#include "library/matchfolder.h"
#include "program/handovermessage.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QLocalServer>
#include <QLocalSocket>

#if defined(Q_OS_WIN)
#    include <windows.h>
#else
#    include <sys/socket.h>
#    include <unistd.h>
#endif

namespace drawbridge {

namespace {

constexpr int kPatience = 2000; // ms

// The environment variable by which Wayland lets a window be activated.
const char* const kToken = "XDG_ACTIVATION_TOKEN";

/// Whether only this user can write to the directory.
bool isOwn(const QString& folder) {
#ifdef Q_OS_UNIX
    const QFileInfo info(folder);
    return info.isDir() && info.ownerId() == geteuid() &&
           !(info.permissions() & (QFile::WriteGroup | QFile::WriteOther));
#else
    return !folder.isEmpty();
#endif
}

#ifdef Q_OS_WIN
/// The SID of a process's user; empty: another user's process, which may not be queried.
QByteArray userOf(HANDLE process) {
    HANDLE token = nullptr;
    if (OpenProcessToken(process, TOKEN_QUERY, &token) == 0) return {};
    QByteArray user(256, '\0');
    DWORD size = 0;
    const bool isKnown =
        GetTokenInformation(token, TokenUser, user.data(), static_cast<DWORD>(user.size()), &size) != 0;
    CloseHandle(token);
    if (!isKnown) return {};
    const PSID id = reinterpret_cast<const TOKEN_USER*>(user.constData())->User.Sid;
    return QByteArray(static_cast<const char*>(id), static_cast<qsizetype>(GetLengthSid(id)));
}
#endif

/// Whether the peer is run by the same user. (On Windows UserAccessOption keeps other clients out.)
bool isOneself(const QLocalSocket& socket) {
#if defined(Q_OS_WIN)
    ULONG number = 0;
    if (GetNamedPipeServerProcessId(reinterpret_cast<HANDLE>(socket.socketDescriptor()), &number) == 0)
        return false;
    const HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, number);
    if (process == nullptr) return false;
    const QByteArray user = userOf(process);
    CloseHandle(process);
    return !user.isEmpty() && user == userOf(GetCurrentProcess());
#elif defined(SO_PEERCRED)
    ucred peer{};
    socklen_t size = sizeof peer;
    return getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer, &size) ==
               0 &&
           peer.uid == geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return getpeereid(static_cast<int>(socket.socketDescriptor()), &user, &group) == 0 && user == geteuid();
#endif
}

/// Name of the local socket: where nobody else can listen, in the runtime directory or beside the matches.
QString meetingPlace() {
    const QByteArray folder = QFile::encodeName(matchFolder().absolutePath());
    const QString name =
        QStringLiteral("drawbridge-") +
        QString::fromLatin1(QCryptographicHash::hash(folder, QCryptographicHash::Sha1).toHex().left(12));
#ifdef Q_OS_WIN
    return name; // named pipes have no directory
#else
    for (const QString& there :
         {qEnvironmentVariable("XDG_RUNTIME_DIR"), QFileInfo(matchFolder().path()).path()})
        if (isOwn(there)) return QDir(there).filePath(name);
    return {};
#endif
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
    const QString place = meetingPlace();
    if (place.isEmpty()) return false;
    QLocalSocket socket;
    socket.connectToServer(place);
    if (!socket.waitForConnected(kPatience) || !isOneself(socket)) return false;
    socket.write(toBytes({QFileInfo(file).absoluteFilePath(), qgetenv(kToken)}));
    return socket.waitForBytesWritten(kPatience) && socket.waitForReadyRead(kPatience) &&
           socket.read(1) == "+";
}

void Handover::listen() {
    // A killed program leaves a socket file without a listener.
    const QString place = meetingPlace();
    if (place.isEmpty()) return;
    QLocalSocket other;
    other.connectToServer(place);
    if (!other.waitForConnected(kPatience)) server_->listen(place);
}

void Handover::take() {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
#ifdef Q_OS_UNIX
        if (!isOneself(*socket)) {
            socket->abort();
            continue;
        }
#endif
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            HandoverMessage message;
            const Arrived arrived = takeMessage(*socket, message);
            if (arrived == Arrived::Nonsense) return socket->abort();
            if (arrived == Arrived::Part) return;
            // Refused while a modal dialog is open: the caller then opens its own window.
            const bool isFree = QApplication::activeModalWidget() == nullptr;
            socket->write(isFree ? "+" : "-");
            socket->flush();
            socket->disconnectFromServer();
            if (!isFree) return;
            if (!message.token.isEmpty()) qputenv(kToken, message.token);
            // Queued: handling may open a dialog, and the socket is gone by then.
            QMetaObject::invokeMethod(
                this, [this, file = message.file] { emit given(file); }, Qt::QueuedConnection);
        });
    }
}

bool Handover::eventFilter(QObject* watched, QEvent* event) {
    if (watched != qApp || event->type() != QEvent::FileOpen) return QObject::eventFilter(watched, event);
    emit given(static_cast<QFileOpenEvent*>(event)->file());
    return true;
}

} // namespace drawbridge
