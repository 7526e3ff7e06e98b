// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/rulebook.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

// Full-text search in the rule books, for people who ask as they would at the table: "can i kill a jestr".
//
// Why our own: the books are some 1,500 texts of one or two sentences. SQLite's FTS5 (through Qt SQL) knows
// neither synonyms nor typing mistakes. Xapian knows both, but keeps them only in a database on disk, which
// would have to be written for every reader and language, and weighs no questions. What is needed is a few
// hundred lines over words held in memory.
namespace drawbridge {

/// The features of an answer's score; booksearch.cpp has a weight for each.
struct Reasons {
    static constexpr std::size_t kNumber = 11;

    double words = 0;    ///< log of the total weight of its matching words
    double share = 0;    ///< log of the share of the words that match
    double fit = 0;      ///< similarity to one of its questions
    double wording = 0;  ///< … in exact wording: "can I attack myself" and "… twice" differ in one
    double kin = 0;      ///< similarity to entries that have the words
    double isRuling = 0; ///< plain rules rank first
    double isAdvice = 0;
    double isPairing = 0;
    double isUnnamed = 0; ///< a rule of a variant that is not mentioned
    double isPage = 0;    ///< part of how to play
    double isTerm = 0;    ///< glossary term

    std::array<double, kNumber> all() const {
        return {words, share, fit, wording, kin, isRuling, isAdvice, isPairing, isUnnamed, isPage, isTerm};
    }
    /// The weighted sum.
    double weighed() const;
};

/// A search result.
struct Found {
    enum class Kind { Rule, HowToPlay, Term };

    /// Matches in a text: offset and length.
    using Hits = std::vector<std::pair<qsizetype, qsizetype>>;

    QString gameId;
    Kind kind = Kind::Rule;
    QString anchor; ///< clause id of a rule; number of a part of how to play; glossary term
    QString number; ///< rule number: "5.8"
    QString title;
    QString question; ///< the rule's most similar question; empty: none has any of the words
    QString excerpt;  ///< the text, or the part of it with most matches
    Hits hits;        ///< in the excerpt
    double score = 0; ///< higher is better; comparable only within one search
    Reasons reasons;  ///< features of the score
};

/// Results in the book of one game, best first.
struct BookAnswers {
    QString gameId;
    std::vector<Found> found;
};

/// Search in the rule books of some games. Ignores case, accents, endings and small typing mistakes, and
/// knows synonyms (assets/<language>/search.json and the glossaries). Finds nothing if the books know half of
/// the words or less.
class BookSearch {
  public:
    /// `leftOut`: questions of the books to leave out of the index, for evaluation.
    explicit BookSearch(const QStringList& gameIds, const QSet<QString>& leftOut = {});

    /// The search in one book, or in all (no id), in the language of QLocale(). Cached for ever.
    static const BookSearch& in(QStringView gameId);

    /// Whether in() has all searches of that language cached; each takes a tenth of a second to make.
    static bool isReady();
    /// Makes all of them on a pool thread, then calls `done` in the main thread.
    static void fetch(const std::function<void()>& done);

    /// Results for these words, best first. The last word may be incomplete, as while typing.
    std::vector<Found> find(const QString& words, std::size_t most = 40) const;

    /// Whether every significant word is known, possibly as a misspelling or a synonym.
    bool knows(const QString& words) const;

    /// The significant words that are unknown.
    QStringList unknownIn(const QString& words) const { return readAsked(words).unknown; }

    /// Whether this word is a term or in a title.
    bool isName(const QString& word) const;

    /// The most similar questions, for words without results.
    QStringList didYouMean(const QString& words, std::size_t most) const;

  private:
    /// A way to ask for an entry: a question of its own, or its title.
    struct Asking {
        QString words;
        QSet<QString> stems; ///< significant ones
        std::vector<std::size_t> wording;
        int way; ///< question word, as in SearchWords
        double weight;
        double worth = 0; ///< total weight of the stems
    };
    /// A rule, a part of how to play, or a term, as indexed.
    struct Entry {
        const RuleBook* book = nullptr;
        Found::Kind kind = Found::Kind::Rule;
        QString anchor;
        const Rule* rule = nullptr; ///< for a rule
        QString title;
        QString text;
        std::vector<Asking> askings;
        QString said;    ///< title, text and questions, as stems with blanks
        Reasons reasons; ///< features that do not depend on the query
        std::vector<std::pair<std::size_t, double>> stems; ///< with weights
        double kin = 1;        ///< how much other entries say the same, this one included
        QSet<QString> special; ///< required in a query: the name of a variant or a faction
        int specials = 1;      ///< number of these
    };
    struct Posting {
        std::size_t entry;
        double weight;  ///< by frequency and location
        double telling; ///< share of the entry, rare words counting more
    };
    /// Stems that together match a word of the query.
    struct Alternative {
        QStringList stems;
        double weight;
    };
    /// A word of the query, or several that belong together.
    using AskedWord = std::vector<Alternative>;
    /// The significant words of a query, unknown ones empty, and their certainty.
    struct Asked {
        std::vector<AskedWord> words;
        std::vector<double> worths; ///< of each
        double wanted = 0;          ///< total weight
        std::vector<std::size_t> wording;
        /// The query in stems, in order, with the index in `words` of each.
        std::vector<std::pair<QStringList, std::optional<std::size_t>>> said;
        int way = -1;
        double known = 0;       ///< share of known words, misspelled ones counting in part
        bool isBegun = false;   ///< the last one may be incomplete
        bool isGuessed = false; ///< at most kKnown of them are known as written
        QStringList unknown;
    };

    void addBook(const RuleBook& book, const QSet<QString>& leftOut);
    void add(Entry entry, const QString& section, const QStringList& questions);
    void addSynonyms(const QStringList& group);
    /// Computes how similar the entries are to each other.
    void findKin();
    /// Splits compound words, where the language has them.
    void splitCompounds();
    /// The parts of a compound ("Ablage", "Stapel"), the last one as far as it is known; empty: no compound.
    QStringList partsOf(const QString& word) const;
    bool isPart(const QString& word) const;
    Asked readAsked(const QString& words) const;
    AskedWord alternatives(const QStringList& words, bool isTyped) const;
    void addSpellings(const QString& word, AskedWord& asked) const;
    const std::vector<Posting>& postingsOf(const QString& stem) const;
    double rarityOf(std::size_t with) const;
    double rarity(const QString& stem) const;
    double rarity(const Alternative& each) const;
    double rarity(const AskedWord& asked) const;
    /// The similarity of a query to an entry's askings, from 0 to 1.
    struct Nearest {
        double fit = 0;     ///< in meaning
        double wording = 0; ///< in exact words
        QString question;   ///< the most similar one; empty: none has any of the words
    };
    /// Similarity of each entry to those that have words of the query (S. K. M. Wong, W. Ziarko and P. C. N.
    /// Wong, "Generalized Vector Space Model in Information Retrieval", 1985): "how far does the damage go"
    /// shares no word with the right rule, but with related ones.
    std::vector<double> kinOf(const Asked& asked) const;
    Nearest nearestAsking(const Entry& entry, const Asked& asked) const;
    Found foundIn(const Entry& entry, const Asked& asked) const;

    std::vector<Entry> entries_;
    QHash<QString, std::vector<Posting>> postings_; ///< by stem
    QHash<QString, QString> spelled_;               ///< all words of books and lists, with their stems
    QHash<QString, QStringList> compounds_;         ///< by the stem of a part: stems of the compounds
    QHash<QString, int> phraseCounts_;              ///< number of entries with a phrase
    QSet<QString> names_;                           ///< stems of terms and titles
    std::vector<QStringList> groups_;               ///< groups of synonymous phrases, as stems with blanks
    QHash<QString, QList<std::size_t>> inGroups_;   ///< by phrase
};

/// Results by game: up to `most` in the open book (no id: none), listed first unless another game is meant;
/// then up to `mostElsewhere` in each other book that knows all the words, the most likely first.
std::vector<BookAnswers> answersByGame(const QString& words, const QString& openGame, std::size_t most,
                                       std::size_t mostElsewhere);

/// Suggested questions of the open book, or of any, for words without results.
QStringList didYouMean(const QString& words, const QString& openGame);

} // namespace drawbridge
