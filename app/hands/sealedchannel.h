// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>
#include <optional>

namespace drawbridge {

/// The host's end of a sealed conversation with one page. Both ends agree on keys by an exchange of ephemeral
/// public keys (X25519), into which the invitation's key goes: nobody who only listens can read, and nobody
/// without the invitation can take part. Every frame is sealed (XSalsa20-Poly1305) and numbered by its
/// direction: one that is changed, repeated, left out or out of order does not open.
/// Source: NaCl (Bernstein, Lange, Schwabe), as in libsodium and TweetNaCl.
class SealedChannel {
  public:
    static constexpr qsizetype kKeyBytes = 8;        ///< of an invitation's key
    static constexpr qsizetype kPublicKeyBytes = 32; ///< of an ephemeral public key
    static constexpr char kVersion = 1;              ///< of this protocol

    /// `key`: the invitation's.
    explicit SealedChannel(QByteArray key);
    ~SealedChannel(); ///< erases the keys from memory

    /// Answers the page's first frame (version, public key) with the host's public key; nothing: it is not
    /// such a frame, or one has come before.
    std::optional<QByteArray> answer(const QByteArray& hello);
    /// Whether frames can be opened and sealed.
    bool isAgreed() const { return agreed_; }
    /// The content of the next sealed frame; nothing: it does not open.
    std::optional<QByteArray> open(const QByteArray& frame);
    /// Seals the next frame.
    QByteArray seal(const QByteArray& content);

  private:
    static constexpr std::size_t kSealBytes = 32;
    using Seal = std::array<unsigned char, kSealBytes>;

    QByteArray key_;
    bool agreed_ = false;
    Seal fromPage_{};
    Seal toPage_{};
    std::uint64_t opened_ = 0;
    std::uint64_t sealed_ = 0;
};

} // namespace drawbridge
