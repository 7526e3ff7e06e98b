// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/filelock.h"
#include "library/keptmatch.h"
#include "library/matchindex.h"
#include "library/recordfile.h"
#include "text/problem.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace drawbridge {

class People;

/// The stored matches: a readable record file each (library/matchfolder.h), and an index beside them. The
/// files are the truth; the index is derived from them and updated by refresh(), so that both agree again
/// even after the program was killed.
class Library : public QObject {
    Q_OBJECT

  public:
    /// Queries answer at once from the index as last stored. `people`, if given, must outlive this: those
    /// removed with their traces are anonymized in the matches.
    explicit Library(People* people = nullptr, QObject* parent = nullptr);
    ~Library() override; ///< aborts the worker, which resumes at the next start

    /// Updates the index from the files on a worker thread, latest match first: emits progress() and
    /// changed() repeatedly, then ready().
    void refresh();
    /// Whether a refresh is pending or running: it has neither finished nor failed.
    bool isLooking() const { return looking_; }
    /// Whether there is any record file, indexed or not.
    static bool hasRecords();
    /// Updates the index after a record was written; connect to MatchKeeper::kept().
    void update(const QString& id);

    /// The matches, latest first; `from` and `most` select a page.
    std::vector<KeptMatch> list(const MatchFilter& filter = {}, int from = 0, int most = -1) const;
    int count(const MatchFilter& filter = {}) const;
    /// Only the ids, for views that look up each row when it becomes visible (find()).
    QStringList ids(const MatchFilter& filter, MatchOrder order = {}) const;
    std::optional<KeptMatch> find(const QString& id) const;
    /// Per game the match left last that nobody is playing now, latest first.
    std::vector<KeptMatch> offered() const;
    /// Per game the series that waits for its next match: between two matches and not yet decided.
    /// Represented by its latest match; of several series, the one played last.
    std::vector<KeptMatch> waitingSeries() const;
    /// The matches of a series; for finished ones that were deleted, their results (library/resultfile.h).
    std::vector<KeptMatch> ofSeries(const std::string& series) const;
    /// All finished matches, including deleted ones, oldest first; of one game or of all.
    std::vector<KeptMatch> finished(const QString& game = {}) const;
    /// A function with the same result that may be called later on any thread, even after the library is
    /// gone; it returns nothing if the index cannot be read.
    std::function<std::vector<KeptMatch>()> finishedElsewhere() const;
    /// Opens a record: the match, or what is wrong with it.
    static OpenedFile open(const QString& id);
    /// Who is playing the match now, here or in another program; none: nobody.
    static std::optional<LockHolder> playerOf(const QString& id);
    /// Takes the match from whoever is playing it: they are told, and their further moves are not stored.
    [[nodiscard]] static bool takeOver(const QString& id);

    /// Sets the title. Not of a match being played: for that see MatchFile::setTitle().
    Result<> rename(const QString& id, const QString& title);
    /// Moves the match to the deleted ones, from which restore() can bring it back for 30 days. The result of
    /// a finished one is kept for good.
    Result<> remove(const QString& id);
    Result<> restore(const QString& id);
    /// The ids of the deleted matches, latest deletion first.
    static QStringList deleted();
    /// Copies the record to a file of the user's choice, even if it is damaged.
    static Result<> exportTo(const QString& id, const QString& file);
    struct Imported {
        QString id;           ///< of the match
        bool isThere = false; ///< it was stored already: no second copy is made
    };
    /// Stores a copy of a record file, of which `opened` is the content, unless the match is stored already.
    Result<Imported> importFrom(const QString& file, const OpenedFile& opened);

    /// Anonymizes a person in all matches, which stay playable; where one is being played, at the next start.
    void forgetPerson(const QString& person);
    /// The name that replaces theirs.
    static QString unnamed();

  signals:
    void progress(int done, int all);
    void ready();
    void changed();
    /// The index cannot be updated; no match is lost.
    void failed(const QString& sentence);
    /// The person has been anonymized in all matches.
    void personForgotten(const QString& person);

  private:
    void openIndex();
    MatchIndex& index() const;
    void rebuild();
    template <class Ask>
    auto ask(Ask ask) const;
    void compare();
    bool bringIn(MatchIndex& index, const QStringList& ids);
    void updatePending();
    void forget(const QString& person);
    void tellIndexFailed(const MatchIndex& index);
    bool noteHere(const QString& id);
    QString sameAs(const Match& match);

    QString indexFile_;
    std::unique_ptr<MatchIndex> index_; ///< of this thread; see index()
    int rebuilt_ = 0;
    bool checked_ = false; ///< the worker has run SQLite's integrity check
    std::atomic<bool> looking_ = true;
    std::atomic<bool> stop_ = false;
    std::mutex files_;   ///< held while files and index are changed together
    std::mutex pending_; ///< guards `updates_`
    QSet<QString> updates_;
    QThreadPool pool_; // last member: its destructor joins the worker before what that uses is destroyed
};

} // namespace drawbridge
