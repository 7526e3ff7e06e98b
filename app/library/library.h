// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/filelock.h"
#include "library/keptmatch.h"
#include "library/matchindex.h"
#include "library/recordfile.h"

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

/// The matches kept: a readable record each, in a folder (library/matchfolder.h), and an index beside them.
/// The files are the truth; the index is made from them and brought up to date by refresh(), so that both
/// agree again whenever the program was killed. What cannot be done is told in a sentence that says what to
/// do; an empty one means that it has been done.
class Library : public QObject {
    Q_OBJECT

  public:
    /// Knows at once what it knew last time. `people`, if given, must live longer: who leaves with their
    /// traces is replaced in the matches.
    explicit Library(People* people = nullptr, QObject* parent = nullptr);
    ~Library() override; ///< what is at work is given up; it goes on at the next start

    /// Brings the index up to date with the files, the one kept last first, on a thread of its own:
    /// progress() and changed() as it goes on, then ready().
    void refresh();
    /// Whether that is being done or about to be: neither has it been done, nor can it not be.
    bool isLooking() const { return looking_; }
    /// Whether there is a record at all, known to the index or not.
    static bool hasRecords();
    /// The record of one match has been written: for every MatchKeeper::kept().
    void update(const QString& id);

    /// The one kept last first; `from` and `most` are a page of them.
    std::vector<KeptMatch> list(const MatchFilter& filter = {}, int from = 0, int most = -1) const;
    int count(const MatchFilter& filter = {}) const;
    /// The names of all of them, for who looks at each only when it is to be seen (find()).
    QStringList ids(const MatchFilter& filter, MatchOrder order = {}) const;
    std::optional<KeptMatch> find(const QString& id) const;
    /// Of each game the match that was left last and nobody plays now, the one left last of all first.
    std::vector<KeptMatch> offered() const;
    /// Of each game the series that waits for its next match, if one does: between two matches, and nobody
    /// has won it yet. It is told by the match played last in it; the series of which that was played last
    /// counts.
    std::vector<KeptMatch> waitingSeries() const;
    /// The matches of a series; of those over that are deleted, what stays of them (library/resultfile.h).
    std::vector<KeptMatch> ofSeries(const std::string& series) const;
    /// All that are over, deleted ones too, the oldest first; of one game, or of all: what statistics are
    /// made of.
    std::vector<KeptMatch> finished(const QString& game = {}) const;
    /// What gives the same later and on any thread, also when the library is gone: nothing, if the index
    /// cannot be read.
    std::function<std::vector<KeptMatch>()> finishedElsewhere() const;
    /// The match of a record, or what is wrong with it.
    static OpenedFile open(const QString& id);
    /// Who plays it now, here or in another program; none: nobody does.
    static std::optional<LockHolder> playerOf(const QString& id);
    /// Takes it from whoever plays it: they are told, and what they do from then on is not kept.
    [[nodiscard]] static bool takeOver(const QString& id);

    /// Says how a match is called. Not of one being played: that is MatchFile::setTitle().
    QString rename(const QString& id, const QString& title);
    /// Puts it among the deleted ones; restore() brings it back, for 30 days. The result of one that is over
    /// stays for good.
    QString remove(const QString& id);
    QString restore(const QString& id);
    /// The names of those, the one deleted last first.
    static QStringList deleted();
    /// Copies its record to a file of the person's own, even if it is damaged.
    static QString exportTo(const QString& id, const QString& file);
    /// What has come of importing a file.
    struct Imported {
        QString id; ///< of the match; empty: there is a problem
        QString problem;
        bool isThere = false; ///< it was kept already, and no second copy is made
    };
    /// Keeps a copy of such a file, unless the match is kept already.
    Imported importFrom(const QString& file);

    /// Puts somebody unnamed in a person's place, in all matches but those being played: these have their
    /// turn at the next start. The matches stay as they are otherwise, and can be played on.
    void forgetPerson(const QString& person);
    /// What such a person is called from then on.
    static QString unnamed();

  signals:
    void progress(int done, int all);
    void ready();
    /// Something in the index is another than before.
    void changed();
    /// The index cannot be kept; no match is lost by it.
    void failed(const QString& sentence);
    /// A person's traces are gone from all matches.
    void personForgotten(const QString& person);

  private:
    void openIndex();
    MatchIndex& index() const;
    void rebuild();
    void checkIndex() const;
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
    bool checked_ = false; ///< the worker has had SQLite look through the index
    std::atomic<bool> looking_ = true;
    std::atomic<bool> stop_ = false;
    std::mutex files_;   ///< whoever holds it changes files and index together
    std::mutex pending_; ///< guards `updates_`
    QSet<QString> updates_;
    QThreadPool pool_; // last: it is waited for before anything it uses goes
};

} // namespace drawbridge
