// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/booksearch.h"

#include "text/book/wordstems.h"
#include "text/gametext.h"
#include "text/languagefile.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

namespace drawbridge {

namespace {

// What a word counts for where it stands, against one in the text.
constexpr double kInTitle = 3;
constexpr double kInQuestion = 1.5;
constexpr double kInSection = 0.7;

// BM25: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework", 2009; its usual constants,
// with less weight on the length, as no text here is long.
constexpr double kSaturation = 1.2;
constexpr double kLengthMatters = 0.4;

// What finds less surely counts for less.
constexpr double kSynonym = 0.75;
constexpr double kBeginning = 0.6; // of a word, while it is typed
constexpr double kSpelling = 0.85; // a letter wrong; the square of it for two

constexpr double kQuestionBonus =
    1.2;                              // of the score, for a question of the book's that is just what is asked
constexpr double kPhraseBonus = 0.25; // for the words side by side
constexpr int kLongestPhrase = 4;     // of a synonym, in words
constexpr qsizetype kExcerpt = 240;   // letters
constexpr qsizetype kShortestTyped = 2;

/// Words without which a question asks the same.
const QSet<QString>& littleWords() {
    static const QSet<QString> words = [] {
        const QString all = QStringLiteral(
            "a an the i you he she it we they me him her us them my your his its our their can could may "
            "might "
            "do does did doing is are was were be been being am will would shall should must has have had to "
            "of "
            "in on at by for from with as if so or and but than then that this these those there here what "
            "which who whom whose when where why how many much not no dont doesnt cant isnt into onto out "
            "about also still just only really ever get gets got happen happens go goes one ones someone "
            "somebody anyone anybody allowed possible want need again any some all let lets s t re ve");
        const QStringList list = all.split(QLatin1Char(' '));
        return QSet<QString>(list.begin(), list.end());
    }();
    return words;
}

QStringList stemsOf(const QString& text) {
    QStringList stems;
    for (const TextWord& word : wordsOf(text)) stems.append(stemOf(word.word));
    return stems;
}

QStringList stemsThatCount(const QString& text) {
    QStringList stems;
    for (const TextWord& word : wordsOf(text))
        if (!littleWords().contains(word.word)) stems.append(stemOf(word.word));
    return stems;
}

std::vector<QStringList> readSynonyms() {
    const std::vector<QJsonObject> files = languageFiles(QStringLiteral("search.json"));
    if (files.empty()) return {};
    std::vector<QStringList> groups;
    for (const auto& list : files.back()[QLatin1String("synonyms")].toArray()) {
        QStringList& group = groups.emplace_back();
        for (const auto& phrase : list.toArray()) group.append(phrase.toString());
    }
    return groups;
}

/// The part of a long text with most of the hits: whole sentences, as far as they fit.
std::pair<qsizetype, qsizetype> bestPart(const QString& text, const Found::Hits& hits) {
    if (text.size() <= kExcerpt) return {0, text.size()};
    std::vector<qsizetype> starts{0};
    for (qsizetype at = 1; at + 1 < text.size(); ++at)
        if (text[at] == ' ' && QStringLiteral(".!?").contains(text[at - 1])) starts.push_back(at + 1);
    std::pair<qsizetype, qsizetype> best{0, std::min(kExcerpt, text.size())};
    auto most = std::ptrdiff_t{-1};
    for (const qsizetype start : starts) {
        const qsizetype end = std::min(start + kExcerpt, text.size());
        const auto inside = std::ranges::count_if(
            hits, [&](const auto& hit) { return hit.first >= start && hit.first + hit.second <= end; });
        if (inside > most) {
            most = inside;
            best = {start, end};
        }
    }
    // Not in the midst of a word.
    if (best.second < text.size())
        if (const auto blank = text.lastIndexOf(QLatin1Char(' '), best.second); blank > best.first)
            best.second = blank;
    return best;
}

} // namespace

BookSearch::BookSearch(const QStringList& gameIds) {
    for (const QString& game : gameIds) addBook(RuleBook::forGame(game), gameIds.size() > 1);
    for (const QStringList& group : readSynonyms()) addSynonyms(group);
    double all = 0;
    for (const Entry& entry : entries_) all += entry.length;
    if (!entries_.empty()) averageLength_ = all / static_cast<double>(entries_.size());
}

const BookSearch& BookSearch::in(QStringView gameId) {
    static std::mutex guard;
    static std::map<QString, BookSearch> known;
    const std::scoped_lock lock(guard);
    const QString key = QStringLiteral("%1/%2").arg(readersLanguage(), gameId);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    QStringList games{gameId.toString()};
    if (gameId.isEmpty()) {
        games.clear();
        for (const GameInfo* game : allGames()) games.append(toQString(game->id()));
    }
    return known.try_emplace(key, games).first->second;
}

// ---- the index -----------------------------------------------------------------------------------------

void BookSearch::addBook(const RuleBook& book, bool isOneOfMany) {
    // Within one book its title would stand in every text, and "keep" would tell nothing in Castle Keep.
    const QString title = isOneOfMany ? book.title() : QString();
    for (std::size_t part = 0; part < book.howToPlay().size(); ++part) {
        const HowToPart& page = book.howToPlay()[part];
        add({&book, Found::Kind::HowToPlay, QString::number(part + 1), nullptr, page.title, page.text, {}, 0},
            title, {});
    }
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules)
            add({&book, Found::Kind::Rule, rule.id, &rule, rule.title, rule.text, {}, 0},
                section.title + QLatin1Char(' ') + title, rule.questions);
    for (const GlossaryTerm& term : book.glossary()) {
        add({&book, Found::Kind::Term, term.term, nullptr, term.term, term.text, {}, 0}, title, {});
        addSynonyms(term.forms + QStringList{term.term});
    }
}

void BookSearch::add(Entry entry, const QString& section, const QStringList& questions) {
    QHash<QString, double> counts;
    const auto addWords = [&](const QString& text, double weight) {
        for (const TextWord& word : wordsOf(text)) {
            const QString stem = stemOf(word.word);
            spelled_.insert(word.word, stem);
            counts[stem] += weight;
            entry.length += weight;
        }
    };
    addWords(entry.title, kInTitle);
    addWords(entry.text, 1);
    addWords(section, kInSection);
    for (const QString& question : questions) {
        // Asked in many ways it is not more to the point.
        addWords(question, kInQuestion / std::sqrt(static_cast<double>(questions.size())));
        const QStringList stems = stemsThatCount(question);
        entry.questions.emplace_back(stems.begin(), stems.end());
    }
    if (entry.kind == Found::Kind::Rule) counts[foldedText(entry.anchor)] += kInTitle;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        postings_[count.key()].push_back({entries_.size(), count.value()});
    entries_.push_back(std::move(entry));
}

void BookSearch::addSynonyms(const QStringList& group) {
    QStringList phrases;
    for (const QString& phrase : group) {
        for (const TextWord& word : wordsOf(phrase)) spelled_.insert(word.word, stemOf(word.word));
        const QString stems = stemsOf(phrase).join(QLatin1Char(' '));
        if (!stems.isEmpty() && !phrases.contains(stems)) phrases.append(stems);
    }
    if (phrases.size() < 2) return;
    for (const QString& phrase : phrases) inGroups_[phrase].append(groups_.size());
    groups_.push_back(phrases);
}

// ---- what is asked -------------------------------------------------------------------------------------

std::vector<BookSearch::AskedWord> BookSearch::readAsked(const QString& words) const {
    // A clause by its name is one word.
    std::vector<TextWord> all = wordsOf(words);
    QStringList spelled;
    for (const TextWord& word : all) spelled.append(word.word);
    const bool isTyped = !words.isEmpty() && words.back().isLetterOrNumber();
    if (const QString clause = foldedText(words.trimmed()); postings_.contains(clause) && spelled.size() > 1)
        return {{{{clause}, 1}}};

    // Where only little words are asked for, they are what is wanted.
    const bool allLittle =
        std::ranges::all_of(spelled, [](const QString& word) { return littleWords().contains(word); });
    std::vector<AskedWord> asked;
    for (qsizetype at = 0; at < spelled.size();) {
        qsizetype length = std::min<qsizetype>(kLongestPhrase, spelled.size() - at);
        for (; length > 1; --length) {
            const QString phrase =
                stemsOf(spelled.mid(at, length).join(QLatin1Char(' '))).join(QLatin1Char(' '));
            if (inGroups_.contains(phrase)) break;
        }
        // "watch tower" for "watchtower".
        if (length == 1 && at + 1 < spelled.size() && spelled_.contains(spelled[at] + spelled[at + 1])) {
            AskedWord joined = alternatives({spelled[at] + spelled[at + 1]}, false);
            for (const Alternative& each : alternatives({spelled[at], spelled[at + 1]}, false))
                joined.push_back(each);
            asked.push_back(std::move(joined));
            at += 2;
            continue;
        }
        const bool isLast = at + length == spelled.size();
        if (length > 1 || allLittle || !littleWords().contains(spelled[at]))
            asked.push_back(alternatives(spelled.mid(at, length), isTyped && isLast));
        at += length;
    }
    return asked;
}

BookSearch::AskedWord BookSearch::alternatives(const QStringList& words, bool isTyped) const {
    AskedWord asked;
    const auto offer = [&](const QStringList& stems, double weight) {
        const bool isThere =
            std::ranges::all_of(stems, [&](const QString& stem) { return postings_.contains(stem); });
        const auto known = std::ranges::find(asked, stems, &Alternative::stems);
        if (known != asked.end())
            known->weight = std::max(known->weight, weight);
        else if (isThere)
            asked.push_back({stems, weight});
    };
    const auto offerSynonyms = [&](const QString& phrase, double weight) {
        for (const std::size_t group : inGroups_.value(phrase))
            for (const QString& other : groups_[group]) offer(other.split(QLatin1Char(' ')), weight);
    };
    const QStringList stems = stemsOf(words.join(QLatin1Char(' ')));
    const QString phrase = stems.join(QLatin1Char(' '));
    offer(stems, 1);
    offerSynonyms(phrase, kSynonym);
    if (words.size() > 1) return asked;

    const QString& word = words.front();
    const bool isKnown = spelled_.contains(word) || postings_.contains(stems.front());
    if (isTyped && word.size() >= kShortestTyped) {
        // What has been typed so far; a whole word that is known is hardly the beginning of another one.
        const double weight = isKnown ? kBeginning / 2 : kBeginning;
        for (auto each = spelled_.cbegin(); each != spelled_.cend(); ++each)
            if (each.key().size() > word.size() && each.key().startsWith(word)) offer({each.value()}, weight);
    }
    if (!isKnown) {
        AskedWord near;
        addSpellings(word, near);
        for (const Alternative& each : near) {
            offer(each.stems, each.weight);
            offerSynonyms(each.stems.join(QLatin1Char(' ')), kSynonym * each.weight);
        }
    }
    return asked;
}

/// What somebody may have meant who typed a word that is nowhere.
void BookSearch::addSpellings(const QString& word, AskedWord& asked) const {
    // "drawpile", and "watch tower" is in the glossary.
    for (qsizetype cut = 3; cut + 3 <= word.size(); ++cut)
        if (spelled_.contains(word.left(cut)) && spelled_.contains(word.mid(cut)))
            asked.push_back({{spelled_[word.left(cut)], spelled_[word.mid(cut)]}, kSpelling});
    const int most = word.size() < 4 ? 0 : word.size() < 7 ? 1 : 2;
    int least = most;
    std::vector<std::pair<int, QString>> near;
    for (auto each = spelled_.cbegin(); each != spelled_.cend() && most > 0; ++each) {
        if (each.key().size() < 3 || littleWords().contains(each.key())) continue;
        const int distance = spellingDistance(word, each.key(), least);
        if (distance > least) continue;
        least = distance;
        near.emplace_back(distance, each.value());
    }
    for (const auto& [distance, stem] : near)
        if (distance == least) asked.push_back({{stem}, std::pow(kSpelling, distance)});
}

// ---- what answers --------------------------------------------------------------------------------------

double BookSearch::rarity(const QString& stem) const {
    const auto all = static_cast<double>(entries_.size());
    const auto found = postings_.constFind(stem);
    const auto with = found == postings_.cend() ? 0.0 : static_cast<double>(found->size());
    return std::log(1 + (all - with + 0.5) / (with + 0.5));
}

double BookSearch::rarity(const AskedWord& asked) const {
    double most = 0;
    for (const Alternative& each : asked) {
        double sum = 0;
        for (const QString& stem : each.stems) sum += rarity(stem);
        most = std::max(most, each.weight * sum / static_cast<double>(each.stems.size()));
    }
    return most;
}

std::pair<double, std::size_t> BookSearch::questionFit(const Entry& entry,
                                                       const std::vector<AskedWord>& asked) const {
    std::pair<double, std::size_t> best{0, 0};
    for (std::size_t index = 0; index < entry.questions.size(); ++index) {
        const QSet<QString>& question = entry.questions[index];
        double met = 0;
        double wanted = 0;
        QSet<QString> used;
        for (const AskedWord& word : asked) {
            const double worth = rarity(word);
            wanted += worth;
            double here = 0;
            for (const Alternative& each : word)
                if (std::ranges::all_of(each.stems,
                                        [&](const QString& stem) { return question.contains(stem); })) {
                    here = std::max(here, each.weight);
                    used.unite(QSet<QString>(each.stems.begin(), each.stems.end()));
                }
            met += here * worth;
        }
        double answered = 0;
        double whole = 0;
        for (const QString& stem : question) {
            whole += rarity(stem);
            if (used.contains(stem)) answered += rarity(stem);
        }
        if (met <= 0 || whole <= 0) continue;
        const double asks = met / wanted;
        const double says = answered / whole;
        const double fit = 2 * asks * says / (asks + says);
        if (fit > best.first) best = {fit, index};
    }
    return best;
}

bool BookSearch::knows(const QString& words) const {
    return std::ranges::none_of(readAsked(words), [](const AskedWord& word) { return word.empty(); });
}

std::vector<Found> BookSearch::find(const QString& words, std::size_t most) const {
    std::vector<AskedWord> asked = readAsked(words);
    std::erase_if(asked, [](const AskedWord& word) { return word.empty(); });
    std::vector<double> scores(entries_.size(), 0);
    std::vector<double> met(entries_.size(), 0);
    double wanted = 0;
    for (const AskedWord& word : asked) {
        const double worth = rarity(word);
        wanted += worth;
        // Of a common word the synonyms are not to count for more than the word itself because they are rare.
        const double common = word.front().weight == 1 ? rarity({word.front()}) : worth;
        // The best alternative counts, not their sum: a text is not better for saying a thing in many words.
        QHash<std::size_t, std::pair<double, double>> best;
        for (const Alternative& each : word) {
            QHash<std::size_t, std::pair<double, int>> sums;
            for (const QString& stem : each.stems)
                for (const Posting& posting : postings_.value(stem)) {
                    const double length = entries_[posting.entry].length / averageLength_;
                    const double often =
                        posting.weight * (kSaturation + 1) /
                        (posting.weight + kSaturation * (1 - kLengthMatters + kLengthMatters * length));
                    auto& [sum, count] = sums[posting.entry];
                    sum += often * std::min(rarity(stem), common) / static_cast<double>(each.stems.size());
                    ++count;
                }
            for (auto sum = sums.cbegin(); sum != sums.cend(); ++sum) {
                if (sum->second != each.stems.size()) continue;
                auto& [score, weight] = best[sum.key()];
                score = std::max(score, each.weight * sum->first);
                weight = std::max(weight, each.weight);
            }
        }
        for (auto entry = best.cbegin(); entry != best.cend(); ++entry) {
            scores[entry.key()] += entry->first;
            met[entry.key()] += entry->second * worth;
        }
    }
    const QStringList stems = stemsThatCount(words);
    const QString phrase = stems.join(QLatin1Char(' '));
    std::vector<std::size_t> order;
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        if (scores[index] <= 0) continue;
        const Entry& entry = entries_[index];
        // What answers to half of the words is not half as good.
        const double share = met[index] / wanted;
        double factor = share * share + kQuestionBonus * questionFit(entry, asked).first;
        if (stems.size() > 1 &&
            (QLatin1Char(' ') +
             stemsThatCount(entry.title + QLatin1Char(' ') + entry.text).join(QLatin1Char(' ')) +
             QLatin1Char(' '))
                .contains(QLatin1Char(' ') + phrase + QLatin1Char(' ')))
            factor += kPhraseBonus;
        scores[index] *= factor;
        order.push_back(index);
    }
    std::ranges::sort(order, [&](std::size_t left, std::size_t right) {
        return scores[left] != scores[right] ? scores[left] > scores[right] : left < right;
    });
    if (order.size() > most) order.resize(most);
    std::vector<Found> result;
    for (const std::size_t index : order) {
        result.push_back(told(entries_[index], asked));
        result.back().score = scores[index];
    }
    return result;
}

Found BookSearch::told(const Entry& entry, const std::vector<AskedWord>& asked) const {
    Found found;
    found.gameId = entry.book->gameId();
    found.kind = entry.kind;
    found.anchor = entry.anchor;
    found.title = entry.title;
    if (entry.rule) {
        found.number = entry.rule->number;
        if (const auto [fit, best] = questionFit(entry, asked); fit > 0)
            found.question = entry.rule->questions[static_cast<qsizetype>(best)];
    }
    QSet<QString> stems;
    for (const AskedWord& word : asked)
        for (const Alternative& each : word) stems.unite(QSet<QString>(each.stems.begin(), each.stems.end()));
    Found::Hits hits;
    for (const TextWord& word : wordsOf(entry.text))
        if (stems.contains(stemOf(word.word))) hits.emplace_back(word.at, word.length);
    const auto [start, end] = bestPart(entry.text, hits);
    const QString before = start > 0 ? QStringLiteral("… ") : QString();
    found.excerpt = before + entry.text.mid(start, end - start) +
                    (end < entry.text.size() ? QStringLiteral(" …") : QString());
    for (const auto& [at, length] : hits)
        if (at >= start && at + length <= end) found.hits.emplace_back(at - start + before.size(), length);
    return found;
}

// ---- in which game -------------------------------------------------------------------------------------

std::vector<Answers> answersByGame(const QString& words, const QString& openGame, std::size_t most,
                                   std::size_t mostElsewhere) {
    QStringList games{openGame};
    for (const Found& found : BookSearch::in({}).find(words)) games.append(found.gameId);
    for (const GameInfo* game : allGames()) games.append(toQString(game->id()));
    games.removeDuplicates();
    games.removeAll(QString());
    // Who asks for a Jester at the table of a game that has none means another game.
    QStringList meant;
    for (const QString& game : games)
        if (BookSearch::in(game).knows(words)) meant.append(game);
    std::vector<Answers> all;
    for (const QString& game : meant.isEmpty() ? games : meant) {
        Answers here{game, BookSearch::in(game).find(words, game == openGame ? most : mostElsewhere)};
        if (!here.found.empty()) all.push_back(std::move(here));
    }
    return all;
}

} // namespace drawbridge
