// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QIODevice;

namespace drawbridge {

/// The message from a second start to the running program.
struct HandoverMessage {
    QString file;
    QByteArray token; ///< XDG activation token for Wayland
};

/// State of a partially received message.
enum class Arrived : std::uint8_t {
    Part, ///< incomplete
    All,
    Nonsense, ///< invalid
};

QByteArray toBytes(const HandoverMessage& message);
/// Reads a message; consumes nothing while it is incomplete.
Arrived takeMessage(QIODevice& source, HandoverMessage& message);

} // namespace drawbridge
