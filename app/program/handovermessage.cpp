// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/handovermessage.h"

#include <QDataStream>
#include <QIODevice>

namespace drawbridge {

QByteArray toBytes(const HandoverMessage& message) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << message.file << message.token;
    return bytes;
}

Arrived takeMessage(QIODevice& source, HandoverMessage& message) {
    constexpr qint64 kLongest = 1 << 16; // bytes; far above any file name
    if (source.bytesAvailable() > kLongest) return Arrived::Nonsense;
    QDataStream in(&source);
    in.startTransaction();
    in >> message.file >> message.token;
    const bool isPart = in.status() == QDataStream::ReadPastEnd; // anything else is consumed, even if invalid
    if (in.commitTransaction()) return Arrived::All;
    return isPart ? Arrived::Part : Arrived::Nonsense;
}

} // namespace drawbridge
