// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mistake.h"

#include "core/readbudget.h"
#include "core/utf8.h"
#include "core/value.h"

#include <algorithm>

namespace drawbridge {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Levenshtein distance: letters to change, insert or delete to get from one word to the other.
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

constexpr MistakeCode kMore = "more-mistakes"_mistake;

// More than any sentence needs: all cards of a pile, all moves of a turn.
constexpr std::size_t kLongestText = 3000;
constexpr std::size_t kMostWords = 400;

void shorten(std::string& text) {
    if (text.size() <= kLongestText) return;
    std::size_t end = 0;
    while (end < kLongestText) end += std::max<std::size_t>(characterAt(text, end), 1);
    text.resize(end);
    text += "…";
}

void shorten(std::vector<std::string>& words) {
    if (words.size() > kMostWords) {
        words.resize(kMostWords);
        words.emplace_back("…");
    }
    for (std::string& word : words) shorten(word);
}

std::size_t memoryOf(const Mistake& mistake) {
    std::size_t bytes = sizeof(Mistake) + bytesOf(mistake.meant) + mistake.part.size();
    for (const MistakeValue& value : mistake.values) bytes += sizeof(MistakeValue) + bytesOf(value.words);
    return bytes;
}

/// The candidate most like a word, or an empty text if none is close.
std::string closest(std::string_view word, const std::vector<std::string>& candidates) {
    if (word.size() > 60) return {};
    std::string best;
    std::size_t least = word.size() / 3 + 2;
    for (const std::string& candidate : candidates) {
        spend(8 + word.size() * candidate.size() / 4);
        // Containment counts as one wrong letter: "variant" for "option.variant".
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

} // namespace

void Mistakes::push_back(Mistake mistake) {
    for (MistakeValue& value : mistake.values) shorten(value.words);
    shorten(mistake.meant);
    shorten(mistake.part);
    spend(10, memoryOf(mistake));
    add(std::move(mistake));
}

void Mistakes::append(const Mistakes& others) {
    for (const Mistake& mistake : others)
        if (mistake.code != kMore) add(mistake);
    addUntold(others.untold());
}

void Mistakes::add(Mistake mistake) {
    if (untold() > 0 || told_.size() >= kMostTold) return addUntold(1);
    told_.push_back(std::move(mistake));
    ++size_;
}

void Mistakes::tellFirst() {
    if (told_.size() < 2) return;
    const std::size_t all = size_;
    told_ = std::vector<Mistake>{std::move(told_.front())}; // and releases the capacity
    size_ = 1;
    addUntold(all - 1);
}

std::size_t Mistakes::untold() const {
    return told_.empty() || told_.back().code != kMore ? 0 : size_ - (told_.size() - 1);
}

void Mistakes::addUntold(std::size_t count) {
    if (count == 0) return;
    if (untold() == 0) told_.push_back({0, kMore});
    size_ += count;
    told_.back().values = {untold()};
}

std::string toText(const Mistake& mistake) {
    std::string text = mistake.part.empty() ? std::string() : mistake.part + ": ";
    text += mistake.code.id();
    const auto listed = [](const std::vector<std::string>& words) {
        std::string list;
        for (const std::string& word : words) joinTo(list, word, ", ");
        return list;
    };
    for (const MistakeValue& value : mistake.values) text += " " + listed(value.words);
    if (!mistake.meant.empty()) text += " (" + listed(mistake.meant) + ")";
    return text;
}

std::string toText(const Mistakes& mistakes) {
    std::string text;
    for (const Mistake& mistake : mistakes) joinTo(text, toText(mistake), "; ");
    return text;
}

std::vector<std::string> likely(std::string_view word, const std::vector<std::string>& candidates,
                                std::vector<std::string> otherwise) {
    std::string best = closest(word, candidates);
    if (best.empty()) return otherwise;
    return {std::move(best)};
}

} // namespace drawbridge
