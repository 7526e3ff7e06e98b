// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QHash>
#include <QSqlDatabase>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <optional>
#include <vector>

class QSqlQuery;

namespace drawbridge {

/// Which matches are wanted. What is empty leaves all.
struct MatchFilter {
    enum class Which { All, Unfinished, Over };

    QString game{};
    QString person{}; ///< Person::id of somebody who sat there
    Which which = Which::All;
    QString text{};   ///< words of title, names and game, in any order, case and accents aside
    QString series{}; ///< SeriesNote::id

    bool operator==(const MatchFilter&) const = default;
};

/// In which order they are wanted; those that are alike in it are in that of time.
struct MatchOrder {
    enum class By { Last, Game, State, Length };

    By by = By::Last;
    bool ascending = false;

    bool operator==(const MatchOrder&) const = default;
};

/// The index of the matches kept: one connection to a SQLite file, for the thread that made it. It can be
/// made again from the records at any time.
class MatchIndex {
  public:
    /// A file as it was when it was indexed.
    struct Stamp {
        qint64 size = 0;
        qint64 last = 0; ///< milliseconds since 1970
        bool operator==(const Stamp&) const = default;
    };

    explicit MatchIndex(const QString& file);
    ~MatchIndex();
    MatchIndex(const MatchIndex&) = delete;
    MatchIndex& operator=(const MatchIndex&) = delete;

    /// Makes what is missing. False: the file is damaged, of another version, or cannot be written.
    bool prepare();
    /// Whether SQLite finds nothing wrong with it.
    bool isSound();
    /// Throws such a file away.
    static void discard(const QString& file);

    std::optional<QHash<QString, Stamp>> stamps();
    /// Puts matches in, in place of what was known of them; all or none.
    bool put(const std::vector<KeptMatch>& matches);
    bool drop(const QStringList& ids);

    /// The one kept last first.
    std::vector<KeptMatch> list(const MatchFilter& filter, int from, int most);
    int count(const MatchFilter& filter);
    /// Of each game the match kept last that is not over.
    std::vector<KeptMatch> latestUnfinished();
    /// The names of all of them.
    QStringList ids(const MatchFilter& filter, MatchOrder order);
    std::optional<KeptMatch> find(const QString& id);
    /// Of each game the match kept last that belongs to a series.
    std::vector<KeptMatch> lastOfSeries();
    /// The names of those of the same game and rules, begun at the same time and with as many moves.
    QStringList alike(const KeptMatch& match);
    /// The names of the matches in which somebody sat.
    QStringList ofPerson(const QString& person);
    /// All that are over, the oldest first: for statistics.
    std::vector<KeptMatch> finished(const QString& game);

    /// Whether the last failure was that of a damaged file; and what SQLite said.
    bool isDamaged() const { return damaged_; }
    QString error() const { return error_; }

  private:
    bool run(QSqlQuery& query);
    bool run(const QString& statement);
    bool putOne(const KeptMatch& match);
    std::vector<KeptMatch> read(const QString& rest, const QVariantList& values);
    bool readSeats(std::vector<KeptMatch>& matches);

    QString name_; ///< of the connection
    QSqlDatabase data_;
    bool damaged_ = false;
    QString error_;
};

} // namespace drawbridge
