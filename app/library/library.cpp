// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/library.h"

#include "library/matchfolder.h"
#include "library/people.h"
#include "library/resultfile.h"
#include "library/series.h"
#include "match/gameinfo.h"
#include "match/record.h"
#include "text/gametext.h"
#include "text/wholefile.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>
#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kBatch = 64;       // records read before the files are unlocked for others
constexpr int kMostRebuilds = 3; // per run: a disk that corrupts every file must not be worn out
constexpr int kDaysDeleted = 30;
constexpr int kMoment = 200; // ms: far more than writing a record takes
const QString kRecords = QStringLiteral("*.drawbridge");

MatchIndex::Stamp stampOf(const QFileInfo& file) {
    return {file.size(), file.lastModified().toMSecsSinceEpoch()};
}

void setLast(const QString& file, const QDateTime& last) {
    QFile written(file);
    if (written.open(QIODevice::ReadWrite)) written.setFileTime(last, QFileDevice::FileModificationTime);
}

/// Rewrites a record, keeping when it was last played, plus 1 ms so that the index notices the change.
Result<> rewrite(const QString& file, const Match& match) {
    const QDateTime last = QFileInfo(file).lastModified().addMSecs(1);
    auto written = writeOwn(file, writeRecord(match));
    if (written) setLast(file, last);
    return written;
}

void emptyDeleted() {
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-kDaysDeleted);
    for (const QString& name : deletedFolder().entryList({kRecords}, QDir::Files)) {
        const QDateTime when = deletedAt(name);
        if (when.isValid() && when < oldest) QFile::remove(deletedFolder().filePath(name));
    }
}

/// Replaces a person by an anonymous one. False if they sit nowhere in the match.
bool takeOut(Match& match, const std::string& person) {
    bool found = false;
    for (Seat seat = 0; seat < match.players().size(); ++seat) {
        Player player = match.players()[seat];
        if (player.person != person) continue;
        found = true;
        player.person.clear();
        player.name = Library::unnamed().toStdString();
        match.setPlayer(seat, std::move(player));
    }
    return found;
}

/// The same in a record file. False if it must be tried again.
bool takeOutOfFile(const QString& file, const QString& person) {
    if (!QFileInfo::exists(file)) return true;
    FileLock lock(file);
    if (!lock.tryLock()) return false; // it is being played
    OpenedFile opened = openFile(file);
    if (opened.problem) return opened.problem->mistake().has_value(); // damaged, nobody can write it anew
    return !takeOut(*opened.match, person.toStdString()) || rewrite(file, *opened.match);
}

/// The text of a match's record without what may differ between copies of it.
std::string contentOf(const Match& match) {
    Match copy = match.until(match.history().size());
    MatchNotes notes = match.notes();
    notes.title.clear();
    notes.played = 0;
    copy.setNotes(std::move(notes));
    return writeRecord(copy);
}

/// Why a match cannot be changed.
Problem unlocked(const FileLock& lock) {
    return lock.isHeldByOthers() ? Problem("match-played") : unwritableFolder(matchFolder());
}

} // namespace

Library::Library(People* people, QObject* parent)
    : QObject(parent)
    , indexFile_(dataFolder().filePath(QStringLiteral("library.sqlite"))) {
    pool_.setMaxThreadCount(1);
    // Loading the SQLite plugin takes longer than the first query, so it is done in the background.
    pool_.start([file = indexFile_] {
        if (QFileInfo::exists(file)) MatchIndex(file).count({});
    });
    if (people == nullptr) return;
    connect(people, &People::left, this, &Library::forgetPerson);
    connect(this, &Library::personForgotten, people, &People::settle);
    connect(this, &Library::ready, people, [this, people, told = false]() mutable {
        if (std::exchange(told, true)) return;
        for (const QString& id : people->leaving()) forgetPerson(id);
    });
}

Library::~Library() {
    stop_ = true;
    pool_.waitForDone();
}

/// Opens or creates the index: anew if it is damaged, in memory if the file cannot be written.
void Library::openIndex() {
    makeOwnFolder(dataFolder().path());
    for (const bool fresh : {false, true}) {
        index_.reset();
        if (fresh) {
            pool_.waitForDone(); // the worker may have the file open
            MatchIndex::discard(indexFile_);
        }
        index_ = std::make_unique<MatchIndex>(indexFile_);
        if (index_->prepare()) return;
        if (!index_->isDamaged()) break; // discarding it would not help
    }
    index_.reset();
    static std::atomic<int> libraries = 0;
    indexFile_ = QStringLiteral("file:matches-%1?mode=memory&cache=shared").arg(++libraries);
    index_ = std::make_unique<MatchIndex>(indexFile_);
    index_->prepare();
}

/// Opened on first use, here or for the worker.
MatchIndex& Library::index() const {
    if (!index_) const_cast<Library*>(this)->openIndex();
    return *index_;
}

/// Called when the index turns out to be damaged.
void Library::rebuild() {
    if (++rebuilt_ > kMostRebuilds) return;
    pool_.waitForDone();
    index_.reset();
    MatchIndex::discard(indexFile_);
    checked_ = false;
    openIndex();
    refresh();
}

/// Asks the index; rebuilds it if it turns out to be damaged.
template <class Ask>
auto Library::ask(Ask ask) const {
    auto found = ask(index());
    auto* self = const_cast<Library*>(this); // queued: the current caller gets an empty result
    const auto mend = [self] {
        if (self->index().isDamaged()) self->rebuild();
    };
    if (index().isDamaged()) QMetaObject::invokeMethod(self, mend, Qt::QueuedConnection);
    return found;
}

void Library::tellIndexFailed(const MatchIndex& index) {
    looking_ = false;
    if (index.isDamaged())
        QMetaObject::invokeMethod(this, [this] { rebuild(); }, Qt::QueuedConnection);
    else
        //: %1 is a sentence that says why
        emit failed(
            tr("The list of matches cannot be brought up to date. %1 The matches themselves are safe.")
                .arg(unwritableFolder(dataFolder()).text()));
}

void Library::refresh() {
    index();
    pool_.start([this] { compare(); });
}

bool Library::hasRecords() { return QDirIterator(matchFolder().path(), {kRecords}, QDir::Files).hasNext(); }

/// Runs on the worker, as does everything up to update().
void Library::compare() {
    tightenOwnFolder(dataFolder().path());
    tightenOwnFolder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    takeOverUnfinished();
    sweepMatchFolder();
    emptyDeleted();
    MatchIndex index(indexFile_);
    if (!index.prepare() || (!checked_ && !index.isSound())) return tellIndexFailed(index);
    checked_ = true;
    auto known = index.stamps();
    if (!known) return tellIndexFailed(index);
    QStringList stale;
    for (const QFileInfo& file : matchFolder().entryInfoList({kRecords}, QDir::Files, QDir::Time)) {
        const QString id = matchOfFile(file.fileName());
        const auto stamp = known->constFind(id);
        if (stamp == known->constEnd() || *stamp != stampOf(file)) stale << id;
        known->remove(id);
    }
    stale << known->keys(); // whose files no longer exist
    const int all = static_cast<int>(stale.size());
    for (int done = 0; done < all && !stop_; done += kBatch) {
        emit progress(done, all);
        if (!bringIn(index, stale.mid(done, kBatch))) return tellIndexFailed(index);
        emit changed();
    }
    if (stop_) return;
    emit progress(all, all);
    looking_ = false;
    emit ready();
}

/// Updates the index from the files of these matches.
bool Library::bringIn(MatchIndex& index, const QStringList& ids) {
    const std::lock_guard guard(files_);
    std::vector<KeptMatch> there;
    QStringList gone;
    for (const QString& id : ids) {
        if (QFileInfo::exists(fileOfMatch(id)))
            there.push_back(factsOfFile(fileOfMatch(id)));
        else
            gone << id;
    }
    return index.put(there) && index.drop(gone);
}

void Library::update(const QString& id) {
    index();
    {
        const std::lock_guard guard(pending_);
        updates_ << id;
    }
    pool_.start([this] { updatePending(); });
}

void Library::updatePending() {
    QStringList ids;
    {
        const std::lock_guard guard(pending_);
        ids = updates_.values();
        updates_.clear();
    }
    if (ids.isEmpty() || stop_) return; // an earlier run has handled them all
    MatchIndex index(indexFile_);
    if (!index.prepare() || !bringIn(index, ids)) return tellIndexFailed(index);
    emit changed();
}

void Library::forgetPerson(const QString& person) {
    refresh(); // so that the index knows all matches
    pool_.start([this, person] { forget(person); });
}

void Library::forget(const QString& person) {
    MatchIndex index(indexFile_);
    if (stop_ || !index.prepare()) return;
    bool complete = true;
    for (const QString& id : index.ofPerson(person)) {
        if (stop_) return;
        {
            const std::lock_guard guard(files_);
            complete = takeOutOfFile(fileOfMatch(id), person) && complete;
        }
        if (!bringIn(index, {id})) return tellIndexFailed(index);
    }
    for (const QString& name : deletedFolder().entryList({kRecords}, QDir::Files))
        complete = takeOutOfFile(deletedFolder().filePath(name), person) && complete;
    {
        const std::lock_guard guard(files_);
        complete = takeOutOfResults(person, unnamed()) && complete;
    }
    emit changed();
    if (complete && !stop_) emit personForgotten(person);
}

// ---- queries -------------------------------------------------------------------------------------------

std::vector<KeptMatch> Library::list(const MatchFilter& filter, int from, int most) const {
    return ask([&](MatchIndex& index) { return index.list(filter, from, most); });
}

int Library::count(const MatchFilter& filter) const {
    return ask([&](MatchIndex& index) { return index.count(filter); });
}

QStringList Library::ids(const MatchFilter& filter, MatchOrder order) const {
    return ask([&](MatchIndex& index) { return index.ids(filter, order); });
}

std::optional<KeptMatch> Library::find(const QString& id) const {
    return ask([&](MatchIndex& index) { return index.find(id); });
}

std::vector<KeptMatch> Library::offered() const {
    std::vector<KeptMatch> all;
    for (KeptMatch& latest : ask([](MatchIndex& index) { return index.latestUnfinished(); })) {
        if (!playerOf(latest.id)) {
            all.push_back(std::move(latest));
            continue;
        }
        const auto others = list({latest.game, {}, MatchFilter::Which::Unfinished, {}, {}});
        const auto free =
            std::ranges::find_if(others, [](const KeptMatch& one) { return !playerOf(one.id); });
        if (free != others.end()) all.push_back(*free);
    }
    std::ranges::stable_sort(all, std::greater(), &KeptMatch::last);
    return all;
}

std::vector<KeptMatch> Library::waitingSeries() const {
    auto all = ask([](MatchIndex& index) { return index.lastOfSeries(); });
    std::erase_if(all, [this](const KeptMatch& last) {
        const auto matches = ofSeries(last.series.id);
        return !std::ranges::all_of(matches, &KeptMatch::isOver) || scoreOf(last, matches).winner;
    });
    return all;
}

std::vector<KeptMatch> Library::ofSeries(const std::string& series) const {
    if (series.empty()) return {};
    auto found = withResults(list({.series = QString::fromStdString(series)}));
    std::erase_if(found, [&](const KeptMatch& match) { return match.series.id != series; });
    return found;
}

std::vector<KeptMatch> Library::finished(const QString& game) const {
    return withResults(ask([&](MatchIndex& index) { return index.finished(game); }), game);
}

std::function<std::vector<KeptMatch>()> Library::finishedElsewhere() const {
    index();
    return [file = indexFile_] { return withResults(MatchIndex(file).finished({})); };
}

OpenedFile Library::open(const QString& id) { return openFile(fileOfMatch(id)); }

std::optional<LockHolder> Library::playerOf(const QString& id) { return FileLock::holderOf(fileOfMatch(id)); }

bool Library::takeOver(const QString& id) {
    FileLock lock(fileOfMatch(id));
    if (!lock.takeOver()) return false;
    QThread::msleep(kMoment); // lets the previous holder finish a write in progress
    return true;
}

// ---- changes -------------------------------------------------------------------------------------------

/// Updates the index for a file already changed; the caller holds `files_`.
bool Library::noteHere(const QString& id) {
    const QString file = fileOfMatch(id);
    const bool noted = QFileInfo::exists(file) ? index().put({factsOfFile(file)}) : index().drop({id});
    if (!noted) tellIndexFailed(index());
    emit changed();
    return noted;
}

QString Library::unnamed() {
    //: Stands in a match in place of the name of somebody who wants to be forgotten
    return tr("Somebody");
}

Result<> Library::rename(const QString& id, const QString& title) {
    const QString file = fileOfMatch(id);
    const std::lock_guard guard(files_);
    FileLock lock(file);
    if (!lock.tryLock()) return unlocked(lock);
    OpenedFile opened = openFile(file);
    if (opened.problem) return *opened.problem;
    MatchNotes notes = opened.match->notes();
    notes.title = title.simplified().toStdString();
    opened.match->setNotes(std::move(notes));
    if (auto written = rewrite(file, *opened.match); !written) return written;
    noteHere(id);
    return {};
}

Result<> Library::remove(const QString& id) {
    const QString file = fileOfMatch(id);
    if (auto made = makeMatchFolder(); !made) return made;
    const std::lock_guard guard(files_);
    FileLock lock(file);
    if (!lock.tryLock()) return unlocked(lock);
    if (QFileInfo::exists(file)) {
        const KeptMatch match = factsOfFile(file);
        if (match.isOver())
            if (auto kept = keepResult(match); !kept) return kept;
        if (!QFile::rename(file, freshDeletedFile(id))) return unwritableFolder(deletedFolder());
    }
    noteHere(id);
    return {};
}

Result<> Library::restore(const QString& id) {
    const std::lock_guard guard(files_);
    const QString deleted = deletedFileOf(id);
    if (deleted.isEmpty()) return Problem("match-gone");
    if (!QFile::rename(deleted, fileOfMatch(id))) return unwritableFolder(matchFolder());
    dropResult(id);
    noteHere(id);
    return {};
}

QStringList Library::deleted() {
    QStringList ids;
    for (const QString& name :
         deletedFolder().entryList({kRecords}, QDir::Files, QDir::Name | QDir::Reversed))
        ids << name.section('.', 1).chopped(11);
    return ids;
}

Result<> Library::exportTo(const QString& id, const QString& file) {
    const auto read = readFile(fileOfMatch(id));
    return read ? writeFile(file, *read) : read.problem();
}

Result<Library::Imported> Library::importFrom(const QString& file, const OpenedFile& opened) {
    if (opened.problem) return *opened.problem;
    const auto read = readFile(file);
    if (!read) return read.problem();
    if (const auto made = makeMatchFolder(); !made) return made.problem();
    const std::lock_guard guard(files_);
    if (const QString there = sameAs(*opened.match); !there.isEmpty()) return Imported{there, true};
    const QString fresh = freshMatchId();
    FileLock lock(fileOfMatch(fresh));
    if (!lock.tryLock()) return unwritableFolder(matchFolder());
    if (const auto written = writeOwn(fileOfMatch(fresh), *read); !written) return written.problem();
    setLast(fileOfMatch(fresh), std::min(QFileInfo(file).lastModified(), QDateTime::currentDateTime()));
    dropResultsLike(factsOf(*opened.match)); // so that the match is not counted twice
    noteHere(fresh);
    return Imported{fresh};
}

/// The id of the stored match with the same content, whatever its title and playing time; empty: none.
QString Library::sameAs(const Match& match) {
    const std::string wanted = contentOf(match);
    for (const QString& id : index().alike(factsOf(match)))
        if (const OpenedFile there = open(id); there.match && contentOf(*there.match) == wanted) return id;
    return {};
}

} // namespace drawbridge
