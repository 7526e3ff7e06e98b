// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/sealedchannel.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include <sodium.h>

// The page's end of a sealed conversation, as assets/hands/channel.js has it.
namespace drawbridge::test {

class PageSeal {
  public:
    explicit PageSeal(QByteArray key)
        : key_(std::move(key)) {
        crypto_box_keypair(ours_.data(), secret_.data());
    }

    QByteArray hello() const { return QByteArray(1, SealedChannel::kVersion) + bytes(ours_); }

    void agree(const QByteArray& theirs) {
        std::array<unsigned char, 32> shared{};
        [[maybe_unused]] const int done = crypto_scalarmult(shared.data(), secret_.data(), raw(theirs));
        const QByteArray all =
            QByteArray("drawbridge hands 1") + bytes(shared) + bytes(ours_) + theirs + key_;
        std::array<unsigned char, 64> hash{};
        crypto_hash_sha512(hash.data(), raw(all), static_cast<unsigned long long>(all.size()));
        std::copy_n(hash.begin(), 32, toHost_.begin());
        std::copy_n(hash.begin() + 32, 32, toPage_.begin());
    }

    QByteArray seal(const QByteArray& content) {
        QByteArray frame(content.size() + 16, '\0');
        crypto_secretbox_easy(reinterpret_cast<unsigned char*>(frame.data()), raw(content),
                              static_cast<unsigned long long>(content.size()), nonce(sealed_++).data(),
                              toHost_.data());
        return frame;
    }

    std::optional<QByteArray> open(const QByteArray& frame) {
        QByteArray content(std::max<qsizetype>(0, frame.size() - 16), '\0');
        if (frame.size() < 16 ||
            crypto_secretbox_open_easy(reinterpret_cast<unsigned char*>(content.data()), raw(frame),
                                       static_cast<unsigned long long>(frame.size()), nonce(opened_).data(),
                                       toPage_.data()) != 0)
            return {};
        ++opened_;
        return content;
    }

  private:
    using Key = std::array<unsigned char, 32>;

    static const unsigned char* raw(const QByteArray& bytes) {
        return reinterpret_cast<const unsigned char*>(bytes.constData());
    }
    static QByteArray bytes(const Key& key) { return {reinterpret_cast<const char*>(key.data()), 32}; }
    static std::array<unsigned char, 24> nonce(std::uint64_t number) {
        std::array<unsigned char, 24> nonce{};
        for (std::size_t byte = 0; byte < 8; ++byte)
            nonce[byte] = static_cast<unsigned char>(number >> (8 * byte));
        return nonce;
    }

    QByteArray key_;
    Key ours_{};
    Key secret_{};
    Key toHost_{};
    Key toPage_{};
    std::uint64_t sealed_ = 0;
    std::uint64_t opened_ = 0;
};

} // namespace drawbridge::test
