// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QIODevice;

namespace drawbridge {

/// What one start of the program hands to the window that is open.
struct HandoverMessage {
    QString file;
    QByteArray token; ///< by which Wayland lets the window come to the front
};

/// How much of one has come.
enum class Arrived : std::uint8_t {
    Part, ///< there is more to come
    All,
    Nonsense, ///< this never becomes one
};

QByteArray toBytes(const HandoverMessage& message);
/// Takes a message out of what has come; nothing of it is taken while there is more to come.
Arrived takeMessage(QIODevice& source, HandoverMessage& message);

} // namespace drawbridge
