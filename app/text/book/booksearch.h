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

/// What speaks for an answer, or against it; booksearch.cpp has a weight for each.
struct Reasons {
    static constexpr std::size_t kNumber = 11;

    double words = 0;    ///< the logarithm of what its words count for
    double share = 0;    ///< the logarithm of the share of the words that it has
    double fit = 0;      ///< that just this is asked of it
    double wording = 0;  ///< … in these very words: "can I attack myself" and "… twice" differ in one
    double kin = 0;      ///< that it is about the same as what has the words
    double isRuling = 0; ///< plain rules come first
    double isAdvice = 0;
    double isPairing = 0;
    double isUnnamed = 0; ///< the rule of a variant that is not named
    double isPage = 0;    ///< of how to play
    double isTerm = 0;    ///< of the glossary

    std::array<double, kNumber> all() const {
        return {words, share, fit, wording, kin, isRuling, isAdvice, isPairing, isUnnamed, isPage, isTerm};
    }
    /// What they come to together.
    double weighed() const;
};

/// Something found in a rule book.
struct Found {
    enum class Kind { Rule, HowToPlay, Term };

    /// A part of a text that was asked for: first letter and length.
    using Hits = std::vector<std::pair<qsizetype, qsizetype>>;

    QString gameId;
    Kind kind = Kind::Rule;
    QString anchor; ///< the clause of a rule; the number of a part of how to play; a term of the glossary
    QString number; ///< of a rule: "5.8"
    QString title;
    QString question; ///< the question of the rule's that comes nearest; empty: none has any of the words
    QString excerpt;  ///< the text, or the part of it with most of the words
    Hits hits;        ///< in the excerpt
    double score = 0; ///< the more the better: only differences within one search tell something
    Reasons reasons;  ///< what it is made of
};

/// What answers in the book of one game, best first.
struct BookAnswers {
    QString gameId;
    std::vector<Found> found;
};

/// The rule books of some games, ready to be searched. Case, accents, endings and small typing mistakes do
/// not matter, words that mean the same (assets/<language>/search.json and the glossaries) find each other.
/// Nothing answers to words of which the books know half or less.
class BookSearch {
  public:
    /// Some questions of the books may be left out, to see what is found without them.
    explicit BookSearch(const QStringList& gameIds, const QSet<QString>& leftOut = {});

    /// The search in one book, or in all of them (no id), in the language of QLocale(). Kept for the life of
    /// the program.
    static const BookSearch& in(QStringView gameId);

    /// Whether in() has every search of that language at once; else each takes a tenth of a second.
    static bool isReady();
    /// Makes all of them on a thread of the pool, and then says so in the main one.
    static void fetch(const std::function<void()>& done);

    /// What answers to these words, best first. The last word may be the beginning of one, as while typing.
    std::vector<Found> find(const QString& words, std::size_t most = 40) const;

    /// Whether every word that counts is in these books, be it mistyped or said in another way.
    bool knows(const QString& words) const;

    /// Of the words that count those that are nowhere in these books.
    QStringList unknownIn(const QString& words) const { return readAsked(words).unknown; }

    /// Whether something here is called by this word.
    bool isName(const QString& word) const;

    /// The questions of the books that come nearest to words that nothing answers to.
    QStringList didYouMean(const QString& words, std::size_t most) const;

  private:
    /// A way in which an entry may be asked for: a question of its own, or its title.
    struct Asking {
        QString words;
        QSet<QString> stems; ///< that count
        std::vector<std::size_t> wording;
        int way; ///< of asking, as SearchWords has it
        double weight;
        double worth = 0; ///< of the stems together
    };
    /// A rule, a part of how to play, or a term, by its words.
    struct Entry {
        const RuleBook* book = nullptr;
        Found::Kind kind = Found::Kind::Rule;
        QString anchor;
        const Rule* rule = nullptr; ///< of a rule
        QString title;
        QString text;
        std::vector<Asking> askings;
        QString said;    ///< title, text and questions, as stems with blanks
        Reasons reasons; ///< those that hold whatever is asked
        std::vector<std::pair<std::size_t, double>> stems; ///< with how telling each is
        double kin = 1;        ///< how much of what it says is said elsewhere, itself included
        QSet<QString> special; ///< without which nobody means it: the name of a variant or a faction
        int specials = 1;      ///< how many of them
    };
    struct Posting {
        std::size_t entry;
        double weight;  ///< how often, and where, the word occurs
        double telling; ///< what share of the entry that is, rare words counting for more
    };
    /// Stems that stand for a word of the search if all of them occur.
    struct Alternative {
        QStringList stems;
        double weight;
    };
    /// A word, or several that belong together, of what is asked.
    using AskedWord = std::vector<Alternative>;
    /// The words that count, those that are not in the books empty; and how surely they are known.
    struct Asked {
        std::vector<AskedWord> words;
        std::vector<double> worths; ///< of each
        double wanted = 0;          ///< of all together
        std::vector<std::size_t> wording;
        /// One after the other, as stems, and which of `words` each is.
        std::vector<std::pair<QStringList, std::optional<std::size_t>>> said;
        int way = -1;
        double known = 0;       ///< the share of the words, those that are misspelled in part
        bool isBegun = false;   ///< the last one is at most the beginning of a word of the books
        bool isGuessed = false; ///< not more of them than kKnown stand there as they are written
        QStringList unknown;
    };

    void addBook(const RuleBook& book, const QSet<QString>& leftOut);
    void add(Entry entry, const QString& section, const QStringList& questions);
    void addSynonyms(const QStringList& group);
    /// Finds how much each entry says of what each other says.
    void findKin();
    /// Finds the words that are written in one, where a language does that.
    void splitCompounds();
    /// The words that one is made of ("Ablage", "Stapel"), the last one as far as it is known; empty: of
    /// none.
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
    /// How well the askings of an entry agree with what is asked, from 0 to 1.
    struct Nearest {
        double fit = 0;     ///< by what they mean
        double wording = 0; ///< by the very words
        QString question;   ///< the nearest; empty: none has any of the words
    };
    /// How near each entry is to those that have words of what is asked, and which are near to each other (S.
    /// K. M. Wong, W. Ziarko and P. C. N. Wong, "Generalized Vector Space Model in Information Retrieval",
    /// 1985): "how far does the damage go" has no word of the rule that tells it, but the words of its kin.
    std::vector<double> kinOf(const Asked& asked) const;
    Nearest nearestAsking(const Entry& entry, const Asked& asked) const;
    Found foundIn(const Entry& entry, const Asked& asked) const;

    std::vector<Entry> entries_;
    QHash<QString, std::vector<Posting>> postings_; ///< by stem
    QHash<QString, QString> spelled_;               ///< the words of the books and lists, with their stems
    QHash<QString, QStringList> compounds_;         ///< by the stem of a part, the stems of whole words
    QHash<QString, int> phraseCounts_;              ///< in how many entries a phrase stands
    QSet<QString> names_;                           ///< the stems of terms and titles
    std::vector<QStringList> groups_;               ///< phrases that mean the same, as stems with blanks
    QHash<QString, QList<std::size_t>> inGroups_;   ///< by phrase
};

/// What answers to these words, by game: in the book that is open (no id: none is) up to `most`, before all
/// others unless another game is meant; then up to `mostElsewhere` in each other book that knows all the
/// words, the most likely one first.
std::vector<BookAnswers> answersByGame(const QString& words, const QString& openGame, std::size_t most,
                                       std::size_t mostElsewhere);

/// What somebody may have meant whose words nothing answers to: questions of the open book, or of any.
QStringList didYouMean(const QString& words, const QString& openGame);

} // namespace drawbridge
