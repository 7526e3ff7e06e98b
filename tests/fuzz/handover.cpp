// SPDX-License-Identifier: GPL-3.0-or-later
// What comes in at the socket by which one start of the program hands a file to the other, in pieces: it is a
// message, part of one, or nonsense.
#include "chance.h"
#include "meter.h"
#include "program/handovermessage.h"

#include <QBuffer>

#include <algorithm>
#include <cstdlib>

using namespace drawbridge;

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, maxSize);
    fuzz::Chance chance(seed);
    const auto text = [&] {
        return QByteArray(static_cast<qsizetype>(chance.count()), static_cast<char>(chance.below(256)));
    };
    QByteArray bytes = toBytes({QString::fromLatin1(text()), text()});
    // The lengths are what one may lie about.
    static constexpr unsigned kLengths[] = {0,       1,          2,          0x7F,      0xFFFF,
                                            0x10000, 0x7FFFFFFE, 0xFFFFFFFE, 0xFFFFFFFF};
    if (chance.oneIn(2)) {
        const std::size_t at = chance.below(static_cast<std::size_t>(bytes.size()) - 3);
        const unsigned length = chance.of(kLengths);
        for (std::size_t i = 0; i < 4; ++i)
            bytes[static_cast<qsizetype>(at + i)] = static_cast<char>(length >> (24 - 8 * i));
    }
    if (chance.oneIn(4))
        bytes.truncate(static_cast<qsizetype>(chance.below(static_cast<std::size_t>(bytes.size()))));
    return fuzz::give({bytes.constData(), static_cast<std::size_t>(bytes.size())}, data, size, maxSize);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Meter meter(size);
    const QByteArray all(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const qsizetype piece = std::max<qsizetype>(1, all.size() / 5);
    QBuffer socket;
    socket.open(QIODevice::ReadWrite);
    HandoverMessage message;
    for (qsizetype come = 0; come < all.size(); come += piece) {
        socket.buffer() += all.mid(come, piece);
        const qint64 before = socket.pos();
        const Arrived arrived = takeMessage(socket, message);
        if (arrived == Arrived::Part && socket.pos() != before) std::abort();
        if (arrived == Arrived::Nonsense) break;
        if (arrived != Arrived::All) continue;
        HandoverMessage again;
        QBuffer written;
        written.setData(toBytes(message));
        written.open(QIODevice::ReadOnly);
        if (takeMessage(written, again) != Arrived::All || again.token != message.token) std::abort();
        break;
    }
    return 0;
}
