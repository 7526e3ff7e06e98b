// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/rulebook.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

// Full-text search in the rule books, for people who ask as they would at the table: "can i kill a jestr".
//
// Why our own: the books are some 1,500 texts of one or two sentences. SQLite's FTS5 (through Qt SQL) knows
// neither synonyms nor typing mistakes. Xapian knows both, but keeps them only in a database on disk, which
// would have to be written for every reader and language, and weighs no questions. What is needed is a few
// hundred lines over words held in memory.
namespace drawbridge {

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
    double score = 0; ///< the more the better; comparable within one search only
};

/// What answers in the book of one game, best first.
struct Answers {
    QString gameId;
    std::vector<Found> found;
};

/// The rule books of some games, ready to be searched. Case, accents, endings and small typing mistakes do
/// not matter, words that mean the same (assets/<language>/search.json and the glossaries) find each other,
/// and little words count only in questions that the books ask themselves.
class BookSearch {
  public:
    explicit BookSearch(const QStringList& gameIds);

    /// The search in one book, or in all of them (no id), in the language of QLocale(). Kept for the life of
    /// the program.
    static const BookSearch& in(QStringView gameId);

    /// What answers to these words, best first. The last word may be the beginning of one, as while typing.
    std::vector<Found> find(const QString& words, std::size_t most = 40) const;

    /// Whether every word that counts is in these books, be it mistyped or said in another way.
    bool knows(const QString& words) const;

  private:
    /// A rule, a part of how to play, or a term, by its words.
    struct Entry {
        const RuleBook* book;
        Found::Kind kind;
        QString anchor;
        const Rule* rule = nullptr; ///< of a rule
        QString title;
        QString text;
        std::vector<QSet<QString>> questions; ///< the stems of each that count
        double length = 0;                    ///< in words, by weight
    };
    struct Posting {
        std::size_t entry;
        double weight; ///< how often, and where, the word occurs
    };
    /// Stems that stand for a word of the search if all of them occur.
    struct Alternative {
        QStringList stems;
        double weight;
    };
    /// A word, or several that belong together, of what is asked.
    using AskedWord = std::vector<Alternative>;

    void addBook(const RuleBook& book, bool isOneOfMany);
    void add(Entry entry, const QString& section, const QStringList& questions);
    void addSynonyms(const QStringList& group);
    /// A word that is not in the books is empty.
    std::vector<AskedWord> readAsked(const QString& words) const;
    AskedWord alternatives(const QStringList& words, bool isTyped) const;
    void addSpellings(const QString& word, AskedWord& asked) const;
    double rarity(const QString& stem) const;
    double rarity(const AskedWord& asked) const;
    /// How well a question of the entry's agrees with what is asked, from 0 to 1, and which does best.
    std::pair<double, std::size_t> questionFit(const Entry& entry, const std::vector<AskedWord>& asked) const;
    Found told(const Entry& entry, const std::vector<AskedWord>& asked) const;

    std::vector<Entry> entries_;
    QHash<QString, std::vector<Posting>> postings_; ///< by stem
    QHash<QString, QString> spelled_;               ///< the words of the books and lists, with their stems
    std::vector<QStringList> groups_;               ///< phrases that mean the same, as stems with blanks
    QHash<QString, QList<std::size_t>> inGroups_;   ///< by phrase
    double averageLength_ = 1;
};

/// What answers to these words, by game: in the book that is open (no id: none is) up to `most`, and before
/// all others if it knows the words; then up to `mostElsewhere` in each other book, if it knows them, the
/// most likely one first. Words that no book knows are looked for in all.
std::vector<Answers> answersByGame(const QString& words, const QString& openGame, std::size_t most,
                                   std::size_t mostElsewhere);

} // namespace drawbridge
