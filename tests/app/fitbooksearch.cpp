// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the weights of the search in the rule books: those with which the right entry is likeliest among the
// nearest ones (a softmax), for every question that may be looked at and for questions of the books, which
// are left out of the index while they are asked. Prints how many are found first and among three with the
// weights as they are, with the new ones, and with new ones for each game by the other four.
#include "askedquestions.h"
#include "text/book/booksearch.h"
#include "text/gametext.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <optional>

using namespace drawbridge;

namespace {

constexpr std::size_t kNearest = 45;
constexpr int kParts = 6; // of the books' questions, one of them left out at a time
constexpr int kSteps = 400;
constexpr double kHeld = 1e-5; // towards nought
constexpr double kBook = 0.25; // what a question of a book counts, against one that somebody asked

using Weights = std::array<double, Reasons::kNumber>;
constexpr std::array<const char*, Reasons::kNumber> kNames{"words",     "share",    "fit",      "wording",
                                                           "kin",       "isRuling", "isAdvice", "isPairing",
                                                           "isUnnamed", "isPage",   "isTerm"};

struct Sample {
    std::size_t game;
    QString part;
    double counts;
    std::vector<Weights> reasons; ///< of what was found, best first
    std::vector<bool> right;
};

double dot(const Weights& one, const Weights& other) {
    return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
}

Sample sampleOf(std::size_t game, const QString& part, double counts, const std::vector<Found>& found,
                const QStringList& answers) {
    Sample sample{game, part, counts, {}, {}};
    for (const Found& each : found) {
        sample.reasons.push_back(each.reasons.all());
        sample.right.push_back(answers.contains(each.anchor));
    }
    return sample;
}

void addAsked(std::vector<Sample>& samples, std::size_t game, const QString& id, const QString& folder) {
    const auto parts = questionsFor(folder + id);
    for (const auto& [part, questions] : parts.asKeyValueRange())
        if (!isKeptAside(part))
            for (const Question& question : questions)
                samples.push_back(sampleOf(game, folder + part, 1,
                                           BookSearch::in(id).find(question.ask, kNearest),
                                           question.answers));
}

void addOfBook(std::vector<Sample>& samples, std::size_t game, const QString& id) {
    std::array<std::map<QString, QStringList>, kParts> parts;
    for (std::size_t at = 0; const RuleSection& section : RuleBook::forGame(id).sections())
        for (const Rule& rule : section.rules)
            for (const QString& question : rule.questions) parts[at++ % kParts][question].append(rule.id);
    for (const auto& part : parts) {
        QSet<QString> leftOut;
        for (const auto& [question, answers] : part) leftOut.insert(question);
        const BookSearch search({id}, leftOut);
        for (const auto& [question, answers] : part)
            samples.push_back(
                sampleOf(game, QStringLiteral("book"), kBook, search.find(question, kNearest), answers));
    }
}

/// Adds what raises the logarithm of how likely the right ones are.
void addSlope(const Sample& sample, const Weights& weights, Weights& slope, double& counted) {
    if (std::ranges::find(sample.right, true) == sample.right.end()) return;
    std::vector<double> likely;
    for (const Weights& reasons : sample.reasons) likely.push_back(dot(weights, reasons));
    const double most = std::ranges::max(likely);
    double all = 0;
    double right = 0;
    for (std::size_t at = 0; at < likely.size(); ++at) {
        likely[at] = std::exp(likely[at] - most);
        all += likely[at];
        if (sample.right[at]) right += likely[at];
    }
    for (std::size_t at = 0; at < likely.size(); ++at) {
        const double pull = (sample.right[at] ? likely[at] / right : 0) - likely[at] / all;
        for (std::size_t each = 0; each < slope.size(); ++each)
            slope[each] += sample.counts * pull * sample.reasons[at][each];
    }
    counted += sample.counts;
}

/// By D. P. Kingma and J. Ba, "Adam: A Method for Stochastic Optimization", 2015, with all samples in each
/// step; the sum has one top only.
Weights fitted(const std::vector<Sample>& samples, std::optional<std::size_t> without) {
    Weights weights{};
    Weights mean{};
    Weights spread{};
    for (int step = 1; step <= kSteps; ++step) {
        Weights slope{};
        double counted = 0;
        for (const Sample& sample : samples)
            if (sample.game != without) addSlope(sample, weights, slope, counted);
        const double stride = 0.3 * (1 - static_cast<double>(step) / (kSteps + 1));
        for (std::size_t each = 0; each < weights.size(); ++each) {
            const double up = slope[each] / counted - kHeld * weights[each];
            mean[each] = 0.9 * mean[each] + 0.1 * up;
            spread[each] = 0.99 * spread[each] + 0.01 * up * up;
            const double steady = std::sqrt(spread[each] / (1 - std::pow(0.99, step))) + 1e-9;
            weights[each] += stride * mean[each] / (1 - std::pow(0.9, step)) / steady;
        }
    }
    return weights;
}

struct Tally {
    int asked = 0;
    int first = 0;
    int amongThree = 0;
};

/// Without weights in the order in which they were found.
void count(const Sample& sample, const std::optional<Weights>& weights, std::map<QString, Tally>& tallies) {
    std::vector<std::size_t> order(sample.right.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (weights)
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t at) { return dot(*weights, sample.reasons[at]); });
    const auto isRight = [&](std::size_t at) { return static_cast<bool>(sample.right[at]); };
    for (const QString& part : {sample.part, QStringLiteral("~ all but books")}) {
        if (part != sample.part && sample.part == QLatin1String("book")) continue;
        Tally& tally = tallies[part];
        ++tally.asked;
        if (!order.empty() && isRight(order.front())) ++tally.first;
        order.resize(std::min<std::size_t>(order.size(), 3));
        if (std::ranges::any_of(order, isRight)) ++tally.amongThree;
    }
}

void print(const char* name, const std::map<QString, Tally>& tallies) {
    std::printf("%s, first/among three:\n", name);
    for (const auto& [part, tally] : tallies)
        std::printf("  %-16s %5d: %.1f/%.1f\n", qPrintable(part), tally.asked,
                    100.0 * tally.first / tally.asked, 100.0 * tally.amongThree / tally.asked);
}

} // namespace

int main() {
    std::vector<Sample> samples;
    std::size_t games = 0;
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        QLocale::setDefault(QLocale(QLocale::German));
        addAsked(samples, games, id, QStringLiteral("de/"));
        QLocale::setDefault(QLocale::c());
        addAsked(samples, games, id, QString());
        addOfBook(samples, games, id);
        ++games;
    }
    std::map<QString, Tally> now;
    std::map<QString, Tally> then;
    std::map<QString, Tally> heldOut;
    const Weights weights = fitted(samples, {});
    for (const Sample& sample : samples) {
        count(sample, {}, now);
        count(sample, weights, then);
    }
    for (std::size_t game = 0; game < games; ++game) {
        const Weights others = fitted(samples, game);
        for (const Sample& sample : samples)
            if (sample.game == game) count(sample, others, heldOut);
    }
    print("now", now);
    print("fitted", then);
    print("each game by the others", heldOut);
    for (std::size_t each = 0; each < weights.size(); ++each)
        std::printf(".%s = %.2f,\n", kNames[each], weights[each]);
}
