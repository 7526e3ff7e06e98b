// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/sealedchannel.h"

#include <sodium.h>

#include <utility>

namespace drawbridge {

namespace {

/// Keeps the seals of other protocols, and of other versions of this one, apart.
constexpr char kPurpose[] = "drawbridge hands 1";

const unsigned char* bytesOf(const QByteArray& bytes) {
    return reinterpret_cast<const unsigned char*>(bytes.constData());
}

unsigned char* bytesOf(QByteArray& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

/// The nonce of a frame: its number, little endian.
std::array<unsigned char, crypto_secretbox_NONCEBYTES> nonceOf(std::uint64_t number) {
    std::array<unsigned char, crypto_secretbox_NONCEBYTES> nonce{};
    for (std::size_t byte = 0; byte < sizeof number; ++byte)
        nonce[byte] = static_cast<unsigned char>(number >> (8 * byte));
    return nonce;
}

} // namespace

SealedChannel::SealedChannel(QByteArray key)
    : key_(std::move(key)) {
    static_assert(kSealBytes == crypto_secretbox_KEYBYTES);
    static_assert(kPublicKeyBytes == crypto_scalarmult_BYTES);
    [[maybe_unused]] static const int ready = sodium_init();
}

SealedChannel::~SealedChannel() {
    sodium_memzero(fromPage_.data(), fromPage_.size());
    sodium_memzero(toPage_.data(), toPage_.size());
}

std::optional<QByteArray> SealedChannel::answer(const QByteArray& hello) {
    if (agreed_ || hello.size() != 1 + kPublicKeyBytes || hello.front() != kVersion) return {};
    const QByteArray theirs = hello.mid(1);
    QByteArray secret(crypto_scalarmult_SCALARBYTES, Qt::Uninitialized);
    QByteArray ours(kPublicKeyBytes, Qt::Uninitialized);
    QByteArray shared(kPublicKeyBytes, Qt::Uninitialized);
    crypto_box_keypair(bytesOf(ours), bytesOf(secret));
    // Refuses public keys that would make a shared secret that anybody knows.
    const bool isSafe = crypto_scalarmult(bytesOf(shared), bytesOf(secret), bytesOf(theirs)) == 0;
    QByteArray all = QByteArray(kPurpose) + shared + theirs + ours + key_;
    std::array<unsigned char, crypto_hash_sha512_BYTES> hash{};
    crypto_hash_sha512(hash.data(), bytesOf(std::as_const(all)), static_cast<unsigned long long>(all.size()));
    std::copy_n(hash.begin(), kSealBytes, fromPage_.begin());
    std::copy_n(hash.begin() + kSealBytes, kSealBytes, toPage_.begin());
    for (QByteArray* used : {&secret, &shared, &all})
        sodium_memzero(used->data(), static_cast<std::size_t>(used->size()));
    sodium_memzero(hash.data(), hash.size());
    if (!isSafe) return {};
    agreed_ = true;
    return ours;
}

std::optional<QByteArray> SealedChannel::open(const QByteArray& frame) {
    if (!agreed_ || frame.size() < qsizetype(crypto_secretbox_MACBYTES)) return {};
    QByteArray content(frame.size() - qsizetype(crypto_secretbox_MACBYTES), Qt::Uninitialized);
    const auto nonce = nonceOf(opened_);
    if (crypto_secretbox_open_easy(bytesOf(content), bytesOf(frame),
                                   static_cast<unsigned long long>(frame.size()), nonce.data(),
                                   fromPage_.data()) != 0)
        return {};
    ++opened_;
    return content;
}

QByteArray SealedChannel::seal(const QByteArray& content) {
    QByteArray frame(content.size() + qsizetype(crypto_secretbox_MACBYTES), Qt::Uninitialized);
    const auto nonce = nonceOf(sealed_++);
    crypto_secretbox_easy(bytesOf(frame), bytesOf(content), static_cast<unsigned long long>(content.size()),
                          nonce.data(), toPage_.data());
    return frame;
}

} // namespace drawbridge
