// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/booksearch.h"

#include "text/book/searchwords.h"
#include "text/book/wordstems.h"
#include "text/gametext.h"
#include "text/languagefile.h"

#include <QCoreApplication>
#include <QLocale>
#include <QThreadPool>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>
#include <set>

namespace drawbridge {

namespace {

// Weights of a word by its location, relative to the text.
constexpr double kInTitle = 2;
constexpr double kInQuestion = 2;
constexpr double kInSection = 0.7;

// BM25: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework", 2009; without length
// normalization: no text here is long, and one with many questions is no worse for it.
constexpr double kSaturation = 1.4;

// Weights of indirect matches.
constexpr double kSynonym = 0.9;
constexpr double kBeginning = 0.6; // a prefix, while typing
constexpr double kApart = 0.3;     // the words of a phrase, not adjacent
constexpr double kPart = 0.6;      // "market" for "marketplace"
constexpr double kParts = 0.9;     // "Burg" and "Karte" for "Burgkarte"

// Similarity to an asking of an entry: a question of the book's, or with less weight its title or a sentence;
// and the weight if the question words differ ("who" for "when").
constexpr double kStatement = 0.6;
constexpr double kOtherWay = 0.45;
constexpr double kOthers = 0.4;    // weight of the second and third best asking, relative to the best
constexpr double kReworded = 0.85; // the same words after replacing synonyms

constexpr double kRarity = 0.75; // exponent of rarity: common words count, too

// Linear model of an answer's score. tests/app/questions/README.md explains how the weights were found.
constexpr double kFit = 5.6;
constexpr double kWording = 5.8;
constexpr Reasons kWeights{.words = 1.4,
                           .share = 2.2,
                           .fit = kFit,
                           .wording = kWording,
                           .kin = 13.7,
                           .isRuling = -0.9,
                           .isAdvice = -1.5,
                           .isPairing = -1.6,
                           .isUnnamed = -1.25,
                           .isPage = -1.6,
                           .isTerm = -3.5};

constexpr double kKnown = 0.5;         // more than this share of the words must be known
constexpr double kLeast = 0.3;         // … and an answer must have this share of them
constexpr double kLeastGuessed = 0.6;  // … if most of them are misspelled, or match by chance
constexpr double kPoor = 7;            // largest difference from the best score in the book
constexpr double kPoorElsewhere = 1.6; // … from the best score of all books
constexpr int kOften = 5;              // a word in more than 1/5 of the entries is not specific

constexpr int kLongestPhrase = 4;   // of a synonym, in words
constexpr qsizetype kExcerpt = 240; // characters
constexpr qsizetype kShortestTyped = 2;
constexpr qsizetype kShortestPart = 3; // of a word in a compound

QStringList stemsOf(const QString& text) {
    QStringList stems;
    for (const TextWord& word : wordsOf(text)) stems.append(stemOf(word.word));
    return stems;
}

/// Stems separated and surrounded by blanks, for substring search of whole stems.
QString inBlanks(const QStringList& stems) {
    return QLatin1Char(' ') + stems.join(QLatin1Char(' ')) + QLatin1Char(' ');
}

/// The words and bigrams of a text, sorted.
std::vector<std::size_t> wordingOf(const QStringList& stems) {
    std::vector<std::size_t> wording;
    for (std::size_t before = 0; const QString& stem : stems) {
        if (before != 0) wording.push_back(qHash(stem, before));
        wording.push_back(before = qHash(stem));
    }
    std::ranges::sort(wording);
    const auto twice = std::ranges::unique(wording);
    wording.erase(twice.begin(), twice.end());
    return wording;
}

/// The similarity of two wordings (L. R. Dice, "Measures of the Amount of Ecologic Association Between
/// Species", 1945).
double sameWording(const std::vector<std::size_t>& one, const std::vector<std::size_t>& other) {
    const auto same =
        std::ranges::count_if(one, [&](std::size_t word) { return std::ranges::binary_search(other, word); });
    return one.empty() ? 0 : 2 * static_cast<double>(same) / static_cast<double>(one.size() + other.size());
}

/// Weight of a misspelled word: one letter of four is worse than one of ten.
double likeness(int distance, qsizetype length) { return 1 - 1.5 * distance / static_cast<double>(length); }

/// The part of a long text with most of the hits, in whole sentences if they fit.
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
    // Do not cut a word.
    if (best.second < text.size())
        if (const auto blank = text.lastIndexOf(QLatin1Char(' '), best.second); blank > best.first)
            best.second = blank;
    return best;
}

} // namespace

double Reasons::weighed() const {
    const auto each = all();
    const auto weights = kWeights.all();
    return std::inner_product(each.begin(), each.end(), weights.begin(), 0.0);
}

BookSearch::BookSearch(const QStringList& gameIds, const QSet<QString>& leftOut) {
    for (const QString& game : gameIds) addBook(RuleBook::forGame(game), leftOut);
    for (const QStringList& group : SearchWords::ofReader().synonyms) addSynonyms(group);
    for (const QString& game : gameIds)
        for (const GlossaryTerm& term : RuleBook::forGame(game).glossary())
            addSynonyms(term.forms + QStringList{term.term});
    splitCompounds();
    findKin();
    for (Entry& entry : entries_)
        for (Asking& asking : entry.askings)
            for (const QString& stem : asking.stems) asking.worth += rarity(stem);
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

namespace {

/// Languages for which all searches have been made. Guarded separately from in()'s cache, which is locked
/// while a search is being made.
std::mutex readyGuard;
std::set<QString> ready;

} // namespace

bool BookSearch::isReady() {
    const std::scoped_lock lock(readyGuard);
    return ready.contains(readersLanguage());
}

void BookSearch::fetch(const std::function<void()>& done) {
    QThreadPool::globalInstance()->start([done, locale = QLocale()] {
        const OneReader reader(locale);
        in({});
        for (const GameInfo* game : allGames()) in(toQString(game->id()));
        {
            const std::scoped_lock lock(readyGuard);
            ready.insert(readersLanguage());
        }
        QMetaObject::invokeMethod(qApp, done);
    });
}

// ---- the index -----------------------------------------------------------------------------------------

void BookSearch::addBook(const RuleBook& book, const QSet<QString>& leftOut) {
    const auto entry = [&](Found::Kind kind, const QString& anchor, const QString& name,
                           const QString& text) {
        Entry each;
        each.book = &book;
        each.kind = kind;
        each.anchor = anchor;
        each.title = name;
        each.text = text;
        return each;
    };
    for (std::size_t part = 0; part < book.howToPlay().size(); ++part) {
        const HowToPart& page = book.howToPlay()[part];
        Entry how = entry(Found::Kind::HowToPlay, QString::number(part + 1), page.title, page.text);
        how.reasons.isPage = 1;
        add(std::move(how), {}, {});
    }
    for (const RuleSection& section : book.sections())
        for (const Rule& rule : section.rules) {
            Entry each = entry(Found::Kind::Rule, rule.id, rule.title, rule.text);
            each.rule = &rule;
            each.reasons.isRuling = rule.isRuling();
            each.reasons.isAdvice = rule.isAdvice();
            each.reasons.isPairing = rule.isPairing();
            if (section.isSpecial) {
                // "Undead: may they decline a capture?" is listed among questions about all factions.
                QString name = section.title;
                if (rule.isPairing())
                    name = rule.title;
                else if (rule.title.contains(':'))
                    name += QLatin1Char(' ') + rule.title.section(':', 0, 0);
                const QStringList names = stemsThatCount(name);
                each.special = QSet<QString>(names.begin(), names.end());
                if (rule.isPairing()) each.specials = std::min(2, static_cast<int>(each.special.size()));
            }
            QStringList questions = rule.questions;
            questions.removeIf([&](const QString& question) { return leftOut.contains(question); });
            add(std::move(each), section.title, questions);
        }
    for (const GlossaryTerm& term : book.glossary()) {
        Entry each = entry(Found::Kind::Term, term.term, term.term, term.text);
        each.reasons.isTerm = 1;
        add(std::move(each), {}, {});
    }
}

void BookSearch::add(Entry entry, const QString& section, const QStringList& questions) {
    QHash<QString, double> counts;
    QStringList said;
    const auto addWords = [&](const QString& text, double weight) {
        for (const TextWord& word : wordsOf(text)) {
            const QString stem = stemOf(word.word);
            spelled_.insert(word.word, stem);
            counts[stem] += weight;
            said.append(stem);
        }
        said.append(QStringLiteral(".")); // no phrase spans two texts
    };
    const auto addAsking = [&](const QString& words, double weight) {
        const QStringList stems = stemsThatCount(words);
        entry.askings.push_back({words, QSet<QString>(stems.begin(), stems.end()), wordingOf(stemsOf(words)),
                                 SearchWords::ofReader().wayOf(words).way, weight});
    };
    addWords(entry.title, kInTitle);
    addWords(entry.text, 1);
    addWords(section, kInSection);
    for (const QString& question : questions) {
        // Having many questions does not make an entry more relevant.
        addWords(question, kInQuestion / std::sqrt(static_cast<double>(questions.size())));
        addAsking(question, 1);
    }
    // A title like "What it does" refers to the section's subject.
    addAsking(entry.title, entry.title.endsWith('?') ? 1 : kStatement);
    if (Asking& title = entry.askings.back(); title.stems.isEmpty()) {
        const QStringList about = stemsThatCount(section);
        title.stems = QSet<QString>(about.begin(), about.end());
    }
    if (entry.rule != nullptr)
        for (const QString& sentence : entry.text.split(QLatin1Char('.'), Qt::SkipEmptyParts))
            addAsking(sentence, kStatement);
    for (const QString& stem : stemsThatCount(entry.title)) names_.insert(stem);
    if (entry.kind == Found::Kind::Rule) counts[foldedText(entry.anchor)] += kInTitle;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        postings_[count.key()].push_back({entries_.size(), count.value(), 0});
    entry.said = inBlanks(said);
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
    for (const QString& phrase : phrases) {
        const QStringList stems = phrase.split(QLatin1Char(' '));
        if (stems.size() < 2 || phraseCounts_.contains(phrase)) continue;
        int& count = phraseCounts_[phrase];
        for (const Posting& posting : postingsOf(stems.front()))
            if (entries_[posting.entry].said.contains(inBlanks(stems))) ++count;
    }
    for (const QString& phrase : phrases) inGroups_[phrase].append(groups_.size());
    groups_.push_back(phrases);
}

bool BookSearch::isPart(const QString& word) const {
    return word.size() >= kShortestPart && spelled_.contains(word) &&
           !SearchWords::ofReader().little.contains(word);
}

QStringList BookSearch::partsOf(const QString& word) const {
    QStringList joints = Spelling::ofReader().joints;
    if (joints.isEmpty()) return {};
    joints.prepend(QString());
    // The longest last part first: "Burg" and "Friedenskarte" before "Burgfriedens" and "Karte".
    for (qsizetype cut = kShortestPart; cut + kShortestPart <= word.size(); ++cut) {
        const QString last = word.mid(cut);
        const bool isLast = isPart(last) || (last.size() > kShortestPart && postings_.contains(stemOf(last)));
        const QStringList rest = isLast ? QStringList{last} : partsOf(last);
        if (rest.isEmpty()) continue;
        for (const QString& joint : joints)
            if (const QString first = word.left(cut).chopped(joint.size());
                word.left(cut).endsWith(joint) && isPart(first))
                return QStringList{first} + rest;
    }
    return {};
}

void BookSearch::findKin() {
    const std::size_t all = entries_.size();
    std::vector<double> lengths(all, std::numeric_limits<double>::min());
    for (auto each = postings_.begin(); each != postings_.end(); ++each) {
        if (each.key().contains('-')) continue; // clause ids are not words
        const double worth = rarity(each.key());
        for (Posting& posting : *each) {
            posting.telling = worth * posting.weight * (kSaturation + 1) / (posting.weight + kSaturation);
            lengths[posting.entry] += posting.telling * posting.telling;
        }
    }
    std::vector<const std::vector<Posting>*> lists;
    for (std::vector<Posting>& postings : postings_) {
        for (Posting& posting : postings) {
            posting.telling /= std::sqrt(lengths[posting.entry]);
            entries_[posting.entry].stems.emplace_back(lists.size(), posting.telling);
        }
        lists.push_back(&postings);
    }
    for (Entry& entry : entries_) {
        std::vector<double> alike(all, 0);
        for (const auto& [stem, telling] : entry.stems)
            for (const Posting& posting : *lists[stem]) alike[posting.entry] += telling * posting.telling;
        entry.kin = std::sqrt(std::inner_product(alike.begin(), alike.end(), alike.begin(), 0.0));
    }
}

void BookSearch::splitCompounds() {
    for (auto each = spelled_.cbegin(); each != spelled_.cend(); ++each)
        for (const QString& part : partsOf(each.key())) {
            QStringList& wholes = compounds_[stemOf(part)];
            if (!wholes.contains(each.value())) wholes.append(each.value());
        }
}

// ---- reading the query ---------------------------------------------------------------------------------

BookSearch::Asked BookSearch::readAsked(const QString& words) const {
    const QSet<QString>& little = SearchWords::ofReader().little;
    Asked asked;
    QStringList spelled;
    for (const TextWord& word : wordsOf(words)) spelled.append(word.word);
    const bool isTyped = !words.isEmpty() && words.back().isLetterOrNumber();
    int count = 0;
    int sure = 0;
    const auto ask = [&](const QString& said, AskedWord word) {
        ++count;
        asked.said.push_back({stemsOf(said), asked.words.size()});
        if (word.empty())
            asked.unknown.append(said);
        else
            asked.known += std::min(1.0, word.front().weight / kSynonym);
        if (!word.empty() && word.front().weight >= kSynonym) ++sure;
        asked.worths.push_back(rarity(word));
        asked.wanted += asked.worths.back();
        asked.words.push_back(std::move(word));
    };
    // A clause id counts as one word.
    if (const QString clause = foldedText(words.trimmed());
        postings_.contains(clause) && spelled.size() > 1) {
        ask(clause, {{{clause}, 1}});
        return asked;
    }

    // If all words are stop words, search for them anyway.
    const bool allLittle =
        std::ranges::all_of(spelled, [&](const QString& word) { return little.contains(word); });
    const SearchWords::Found way = SearchWords::ofReader().wayOf(words);
    asked.way = way.way;
    asked.wording = wordingOf(stemsOf(words));
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
            ask(spelled[at] + spelled[at + 1], std::move(joined));
            at += 2;
            continue;
        }
        const bool isLast = at + length == spelled.size();
        const bool isLittle = little.contains(spelled[at]) || (at >= way.at && at < way.at + way.length);
        if (length > 1 || allLittle || !isLittle) {
            asked.isBegun = isTyped && isLast && length == 1 && !spelled_.contains(spelled[at]);
            ask(spelled.mid(at, length).join(QLatin1Char(' ')),
                alternatives(spelled.mid(at, length), isTyped && isLast));
        } else {
            asked.said.push_back({{stemOf(spelled[at])}, {}});
        }
        at += length;
    }
    if (count > 0) asked.known /= count;
    asked.isGuessed = sure <= kKnown * count;
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
    if (const QStringList parts = partsOf(word); !parts.isEmpty()) {
        offer(stemsOf(parts.join(QLatin1Char(' '))), kParts);
        for (const QString& part : parts) offer({stemOf(part)}, kPart * kPart);
    }
    for (const QString& whole : compounds_.value(stems.front())) offer({whole}, kPart);
    if (isTyped && word.size() >= kShortestTyped) {
        // A prefix of what is being typed; a complete known word is unlikely to be one.
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

/// Adds corrections of a word that is unknown.
void BookSearch::addSpellings(const QString& word, AskedWord& asked) const {
    // "drawpile", and "watch tower" is in the glossary.
    for (qsizetype cut = 3; cut + 3 <= word.size(); ++cut)
        if (spelled_.contains(word.left(cut)) && spelled_.contains(word.mid(cut)))
            asked.push_back({{spelled_[word.left(cut)], spelled_[word.mid(cut)]}, likeness(1, word.size())});
    const QSet<QString>& little = SearchWords::ofReader().little;
    const int most = word.size() < 4 ? 0 : word.size() < 7 ? 1 : 2;
    int least = most;
    std::vector<std::pair<int, QString>> near;
    for (auto each = spelled_.cbegin(); each != spelled_.cend() && most > 0; ++each) {
        // The first letter is rarely mistyped, and many words differ in it only.
        if (each.key().size() < 3 || each.key().front() != word.front()) continue;
        if (little.contains(each.key())) continue;
        if (word.size() >= 5 && each.key().size() > word.size() + 2 && each.key().startsWith(word))
            asked.push_back({{each.value()}, kPart});
        const int distance = spellingDistance(word, each.key(), least);
        if (distance > least) continue;
        least = distance;
        near.emplace_back(distance, each.value());
    }
    for (const auto& [distance, stem] : near)
        if (distance == least) asked.push_back({{stem}, likeness(distance, word.size())});
}

// ---- scoring -------------------------------------------------------------------------------------------

/// Rarity (IDF) of something in that many entries.
double BookSearch::rarityOf(std::size_t with) const {
    const auto all = static_cast<double>(entries_.size());
    const auto count = static_cast<double>(with);
    return std::pow(std::log(1 + (all - count + 0.5) / (count + 0.5)), kRarity);
}

const std::vector<BookSearch::Posting>& BookSearch::postingsOf(const QString& stem) const {
    static const std::vector<Posting> none;
    const auto found = postings_.constFind(stem);
    return found == postings_.cend() ? none : *found;
}

double BookSearch::rarity(const QString& stem) const { return rarityOf(postingsOf(stem).size()); }

double BookSearch::rarity(const Alternative& each) const {
    if (each.stems.size() == 1) return rarity(each.stems.front());
    if (const int count = phraseCounts_.value(each.stems.join(QLatin1Char(' '))); count > 0)
        return rarityOf(static_cast<std::size_t>(count));
    double sum = 0;
    for (const QString& stem : each.stems) sum += rarity(stem);
    return sum / static_cast<double>(each.stems.size());
}

double BookSearch::rarity(const AskedWord& asked) const {
    // An unknown word counts like a rather rare one.
    if (asked.empty()) return rarityOf(entries_.size() / 8);
    double most = 0;
    for (const Alternative& each : asked) most = std::max(most, each.weight * rarity(each));
    return most;
}

BookSearch::Nearest BookSearch::nearestAsking(const Entry& entry, const Asked& asked) const {
    Nearest nearest;
    std::array<double, 3> fits{}; // the best ones: several similar askings make it more certain
    double most = 0;
    for (const Asking& asking : entry.askings) {
        double wording = sameWording(asking.wording, asked.wording);
        double met = 0;
        QSet<QString> used;
        std::vector<const Alternative*> here(asked.words.size(), nullptr); // the match of each word
        bool isReworded = false;
        for (std::size_t at = 0; at < asked.words.size(); ++at) {
            // An entry's word matches only one word of the question, not all synonyms of it.
            for (const Alternative& each : asked.words[at])
                if ((here[at] == nullptr || each.weight > here[at]->weight) &&
                    std::ranges::all_of(each.stems,
                                        [&](const QString& stem) { return asking.stems.contains(stem); }))
                    here[at] = &each;
            if (here[at] == nullptr) continue;
            met += here[at]->weight * asked.worths[at];
            used.unite(QSet<QString>(here[at]->stems.begin(), here[at]->stems.end()));
            isReworded = isReworded || here[at]->weight < 1;
        }
        if (isReworded) {
            QStringList stems;
            for (const auto& [said, word] : asked.said)
                stems += word && here[*word] ? here[*word]->stems : said;
            wording = std::max(wording, kReworded * sameWording(asking.wording, wordingOf(stems)));
        }
        wording *= asking.weight;
        nearest.wording = std::max(nearest.wording, wording);
        if (met <= 0) continue;
        double answered = 0;
        for (const QString& stem : used) answered += rarity(stem);
        const double asks = met / asked.wanted;
        const double says = answered / asking.worth;
        double fit = asking.weight * 2 * asks * says / (asks + says);
        if (asking.way >= 0 && asked.way >= 0 && asking.way != asked.way) fit *= kOtherWay;
        if (fit > fits.back()) {
            fits.back() = fit;
            std::ranges::sort(fits, std::ranges::greater{});
        }
        if (const double near = fit * std::exp(kWording * wording);
            near > most && asking.weight > kStatement) {
            most = near;
            nearest.question = asking.words;
        }
    }
    nearest.fit = (fits[0] + kOthers * (fits[1] + fits[2])) / (1 + 2 * kOthers);
    return nearest;
}

std::vector<double> BookSearch::kinOf(const Asked& asked) const {
    std::vector<double> alike(entries_.size(), 0); // weight of the words in each entry
    for (const auto& [stems, word] : asked.said)
        for (const QString& stem : stems)
            for (const double worth = rarity(stem); const Posting& posting : postingsOf(stem))
                alike[posting.entry] += worth * posting.telling;
    const double length = std::sqrt(std::inner_product(alike.begin(), alike.end(), alike.begin(), 0.0));
    std::vector<double> said(static_cast<std::size_t>(postings_.size()), 0); // by posting
    for (std::size_t index = 0; index < entries_.size(); ++index)
        for (const auto& [stem, telling] : entries_[index].stems) said[stem] += alike[index] * telling;
    std::vector<double> kin(entries_.size(), 0);
    for (std::size_t index = 0; index < entries_.size() && length > 0; ++index) {
        for (const auto& [stem, telling] : entries_[index].stems) kin[index] += said[stem] * telling;
        kin[index] /= length * entries_[index].kin;
    }
    return kin;
}

bool BookSearch::knows(const QString& words) const { return readAsked(words).unknown.empty(); }

bool BookSearch::isName(const QString& word) const { return names_.contains(stemOf(word)); }

std::vector<Found> BookSearch::find(const QString& words, std::size_t most) const {
    const Asked asked = readAsked(words);
    if (asked.known <= kKnown) return {};
    std::vector<double> scores(entries_.size(), 0);
    std::vector<double> met(entries_.size(), 0);
    std::vector<bool> hasLast(entries_.size(), false);
    for (std::size_t at = 0; at < asked.words.size(); ++at) {
        const AskedWord& word = asked.words[at];
        const double worth = asked.worths[at];
        if (word.empty()) continue;
        // Synonyms of a common word must not count more than the word itself just because they are rare.
        const double common = word.front().weight == 1 ? rarity(word.front()) : worth;
        // The best alternative counts, not the sum: saying a thing in several ways makes a text no better.
        QHash<std::size_t, std::pair<double, double>> best;
        for (const Alternative& each : word) {
            QHash<std::size_t, std::pair<double, int>> sums;
            const double worthHere = std::min(rarity(each), common);
            for (const QString& stem : each.stems)
                for (const Posting& posting : postingsOf(stem)) {
                    const double often = posting.weight * (kSaturation + 1) / (posting.weight + kSaturation);
                    auto& [sum, count] = sums[posting.entry];
                    sum += often * worthHere / static_cast<double>(each.stems.size());
                    ++count;
                }
            const QString phrase = inBlanks(each.stems);
            for (auto sum = sums.cbegin(); sum != sums.cend(); ++sum) {
                if (sum->second != each.stems.size()) continue;
                const bool isApart = each.stems.size() > 1 && !entries_[sum.key()].said.contains(phrase);
                const double sure = isApart ? each.weight * kApart : each.weight;
                auto& [score, weight] = best[sum.key()];
                score = std::max(score, sure * sum->first);
                weight = std::max(weight, sure);
            }
        }
        for (auto entry = best.cbegin(); entry != best.cend(); ++entry) {
            scores[entry.key()] += entry->first;
            met[entry.key()] += entry->second * worth;
            hasLast[entry.key()] = at + 1 == asked.words.size();
        }
    }
    const std::vector<double> kin = kinOf(asked);
    QSet<QString> named;
    for (const AskedWord& word : asked.words)
        for (const Alternative& each : word)
            for (const QString& stem : each.stems)
                if (postingsOf(stem).size() * kOften < entries_.size()) named.insert(stem);
    std::vector<std::size_t> order;
    std::vector<Reasons> speaks(entries_.size());
    for (std::size_t index = 0; index < entries_.size(); ++index) {
        const Entry& entry = entries_[index];
        const double share = met[index] / asked.wanted;
        if (share < (asked.isGuessed ? kLeastGuessed : kLeast)) continue;
        // With few other words, an entry without the word being typed is no answer.
        if (asked.isGuessed && asked.isBegun && !hasLast[index]) continue;
        const Nearest nearest = nearestAsking(entry, asked);
        Reasons& reasons = speaks[index] = entry.reasons;
        reasons.words = std::log(scores[index]);
        reasons.share = std::log(share);
        reasons.fit = nearest.fit;
        reasons.wording = nearest.wording;
        reasons.kin = kin[index];
        reasons.isUnnamed = !entry.special.isEmpty() && (entry.special & named).size() < entry.specials;
        scores[index] = reasons.weighed();
        order.push_back(index);
    }
    std::ranges::sort(order, [&](std::size_t left, std::size_t right) {
        return scores[left] != scores[right] ? scores[left] > scores[right] : left < right;
    });
    // Answers far worse than the best one are dropped.
    const double least = order.empty() ? 0 : scores[order.front()] - kPoor;
    std::erase_if(order, [&](std::size_t index) { return scores[index] < least; });
    if (order.size() > most) order.resize(most);
    std::vector<Found> result;
    for (const std::size_t index : order) {
        result.push_back(foundIn(entries_[index], asked));
        result.back().score = scores[index];
        result.back().reasons = speaks[index];
    }
    return result;
}

QStringList BookSearch::didYouMean(const QString& words, std::size_t most) const {
    const Asked asked = readAsked(words);
    std::vector<std::pair<double, QString>> near;
    for (const Entry& entry : entries_) {
        if (entry.rule == nullptr || entry.rule->questions.isEmpty()) continue;
        if (const Nearest nearest = nearestAsking(entry, asked);
            entry.rule->questions.contains(nearest.question))
            near.emplace_back(kFit * nearest.fit + entry.reasons.weighed(), nearest.question);
    }
    std::ranges::stable_sort(near, std::ranges::greater{}, &std::pair<double, QString>::first);
    QStringList questions;
    for (const auto& [fit, question] : near)
        if (questions.size() < static_cast<qsizetype>(most) && !questions.contains(question))
            questions.append(question);
    return questions;
}

Found BookSearch::foundIn(const Entry& entry, const Asked& asked) const {
    Found found;
    found.gameId = entry.book->gameId();
    found.kind = entry.kind;
    found.anchor = entry.anchor;
    found.title = entry.title;
    if (entry.rule) {
        found.number = entry.rule->number;
        if (const Nearest nearest = nearestAsking(entry, asked);
            entry.rule->questions.contains(nearest.question))
            found.question = nearest.question;
    }
    QSet<QString> stems;
    for (const AskedWord& word : asked.words)
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

// ---- search in several games ---------------------------------------------------------------------------

std::vector<BookAnswers> answersByGame(const QString& words, const QString& openGame, std::size_t most,
                                       std::size_t mostElsewhere) {
    QStringList others;
    const std::vector<Found> best = BookSearch::in({}).find(words);
    for (const Found& found : best)
        if (found.score >= best.front().score - kPoorElsewhere) others.append(found.gameId);
    others.removeDuplicates();
    others.removeIf(
        [&](const QString& game) { return game == openGame || !BookSearch::in(game).knows(words); });
    std::vector<BookAnswers> all;
    const auto answer = [&](const QString& game, std::size_t number) {
        if (std::vector<Found> found = BookSearch::in(game).find(words, number); !found.empty())
            all.push_back({game, std::move(found)});
    };
    // Asking about a Jester at the table of a game without one means another game.
    const QStringList unknown =
        openGame.isEmpty() ? QStringList() : BookSearch::in(openGame).unknownIn(words);
    const bool isAnotherMeant = std::ranges::any_of(others, [&](const QString& game) {
        return std::ranges::any_of(unknown,
                                   [&](const QString& word) { return BookSearch::in(game).isName(word); });
    });
    if (!openGame.isEmpty() && !isAnotherMeant) answer(openGame, most);
    for (const QString& game : others) answer(game, mostElsewhere);
    return all;
}

QStringList didYouMean(const QString& words, const QString& openGame) {
    constexpr std::size_t kMost = 3;
    const QStringList here = BookSearch::in(openGame).didYouMean(words, kMost);
    return here.isEmpty() && !openGame.isEmpty() ? BookSearch::in({}).didYouMean(words, kMost) : here;
}

} // namespace drawbridge
