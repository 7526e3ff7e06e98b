// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

namespace drawbridge::fuzz {

/// The chance by which an input is changed.
class Chance {
  public:
    explicit Chance(unsigned seed)
        : engine_(seed) {}

    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : engine_() % bound; }
    bool oneIn(std::size_t times) { return below(times) == 0; }
    template <class List>
    const auto& of(const List& list) {
        return list[below(std::size(list))];
    }
    /// Mostly few, now and then very many.
    std::size_t count() {
        static constexpr std::size_t kCounts[] = {1, 1, 1, 2, 2, 3, 10, 100, 1000, 5000};
        return of(kCounts);
    }

  private:
    std::minstd_rand engine_;
};

/// Puts a changed text in the place of an input; if it is too long, some bytes are changed instead.
inline std::size_t give(std::string_view text, std::uint8_t* data, std::size_t size, std::size_t maxSize) {
    if (text.size() > maxSize) return LLVMFuzzerMutate(data, size, maxSize);
    for (std::size_t i = 0; i < text.size(); ++i) data[i] = static_cast<std::uint8_t>(text[i]);
    return text.size();
}

inline std::vector<std::string> partsOf(std::string_view text, std::string_view between) {
    std::vector<std::string> parts;
    for (std::size_t at = text.find(between); at != text.npos; at = text.find(between)) {
        parts.emplace_back(text.substr(0, at));
        text.remove_prefix(at + between.size());
    }
    parts.emplace_back(text);
    return parts;
}
inline std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += between;
        text += parts[i];
    }
    return text;
}

/// Takes away, doubles or exchanges parts.
inline void shuffleParts(std::vector<std::string>& parts, Chance& chance) {
    if (parts.empty()) return;
    const std::size_t at = chance.below(parts.size());
    const auto here = parts.begin() + static_cast<std::ptrdiff_t>(at);
    switch (chance.below(3)) {
    case 0: parts.erase(here); break;
    case 1: {
        const std::string part = *here;
        parts.insert(here, chance.count(), part);
        break;
    }
    default: std::swap(parts[at], parts[chance.below(parts.size())]); break;
    }
}

} // namespace drawbridge::fuzz
