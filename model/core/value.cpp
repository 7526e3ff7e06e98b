// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/value.h"

#include <algorithm>

namespace drawbridge {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// How many letters have to be changed, put in or left out to get from one word to the other.
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = i;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t change = diagonal + (lower(from[i - 1]) == lower(to[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
        }
    }
    return row.back();
}

} // namespace

std::string closest(std::string_view word, const std::vector<std::string>& candidates) {
    if (word.size() > 60) return {};
    std::string best;
    std::size_t least = word.size() / 3 + 2;
    for (const std::string& candidate : candidates) {
        // A word within the other is as good as one wrong letter: "variant" for "option.variant".
        const bool within =
            word.size() >= 3 && (candidate.find(word) != std::string::npos ||
                                 (candidate.size() >= 3 && word.find(candidate) != word.npos));
        const std::size_t away = within ? 1 : distance(word, candidate);
        if (away < least && away < candidate.size()) {
            least = away;
            best = candidate;
        }
    }
    return best;
}

std::string suggestion(std::string_view word, const std::vector<std::string>& candidates) {
    const std::string best = closest(word, candidates);
    return best.empty() ? std::string() : " (did you mean \"" + best + "\"?)";
}

} // namespace drawbridge
