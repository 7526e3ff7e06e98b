// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <optional>
#include <vector>

namespace drawbridge {

/// Which matches to list. An empty member does not filter.
struct MatchFilter {
    enum class Which { All, Unfinished, Over };

    QString game{};
    QString person{}; ///< Person::id of one of the players
    Which which = Which::All;
    QString text{};   ///< words of title, names and game, in any order, ignoring case and accents
    QString series{}; ///< SeriesNote::id

    bool operator==(const MatchFilter&) const = default;
};

/// The sort order; ties are sorted by time.
struct MatchOrder {
    enum class By { Last, Game, State, Length };

    By by = By::Last;
    bool ascending = false;

    bool operator==(const MatchOrder&) const = default;
};

/// The index of stored matches: one connection to a SQLite file, for the thread that made it. It can be
/// rebuilt from the records at any time.
class MatchIndex {
  public:
    /// State of a file when it was indexed.
    struct Stamp {
        qint64 size = 0;
        qint64 last = 0; ///< milliseconds since 1970
        bool operator==(const Stamp&) const = default;
    };

    explicit MatchIndex(const QString& file);
    ~MatchIndex();
    MatchIndex(const MatchIndex&) = delete;
    MatchIndex& operator=(const MatchIndex&) = delete;

    /// Creates missing tables. False: the file is damaged, of another version, or not writable.
    bool prepare();
    /// Whether SQLite's integrity check passes.
    bool isSound();
    static void discard(const QString& file);

    std::optional<QHash<QString, Stamp>> stamps();
    /// Inserts or replaces matches, in one transaction.
    bool put(const std::vector<KeptMatch>& matches);
    bool drop(const QStringList& ids);

    /// Latest first.
    std::vector<KeptMatch> list(const MatchFilter& filter, int from, int most);
    int count(const MatchFilter& filter);
    /// Per game the latest unfinished match.
    std::vector<KeptMatch> latestUnfinished();
    QStringList ids(const MatchFilter& filter, MatchOrder order);
    std::optional<KeptMatch> find(const QString& id);
    /// Per game the latest match that belongs to a series.
    std::vector<KeptMatch> lastOfSeries();
    /// The ids of matches of the same game and rules, with the same start time and number of moves.
    QStringList alike(const KeptMatch& match);
    /// The ids of the matches a person has played.
    QStringList ofPerson(const QString& person);
    /// All finished matches, oldest first: for statistics.
    std::vector<KeptMatch> finished(const QString& game);

    /// Whether the last failure was due to a damaged file.
    bool isDamaged() const { return damaged_; }

  private:
    bool noted(const QSqlQuery& query, bool done);
    bool run(const QString& statement, const QVariantList& values = {});
    std::optional<QSqlQuery> ask(const QString& statement, const QVariantList& values = {});
    QStringList idsFrom(const QString& statement, const QVariantList& values);
    template <class Change>
    bool inTransaction(Change change);
    bool putOne(const KeptMatch& match);
    std::vector<KeptMatch> read(const QString& rest, const QVariantList& values);
    bool readSeats(std::vector<KeptMatch>& matches);

    QString name_; ///< of the connection
    QSqlDatabase data_;
    bool damaged_ = false;
};

} // namespace drawbridge
