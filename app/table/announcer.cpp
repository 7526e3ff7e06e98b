// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/announcer.h"

#include "table/gametable.h"
#include "table/tablecontroller.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

// Debounce: ms without changes before anything is spoken. While a table changes, screen readers get an event
// for each piece, and drop pop-ups when too many arrive at once (Orca from 50 events on).
constexpr int kCalm = 150;
constexpr int kLongest = 30000; // ms; upper bound of the debounce, however much goes on
constexpr int kSettles = 1500;  // ms; right after announcing a whole new scene, readers drop what follows

QString titled(const QString& title, const QString& text) {
    //: Spoken of a slip on the table: %1 is what it is headed, %2 what it says
    return title.isEmpty() ? text : Announcer::tr("%1: %2").arg(title, text);
}

/// The first item from `from` on about the player at the curtain, which itself shows what came before.
int toldByTheCurtain(const LogModel& log, int from, int seat) {
    int next = from;
    for (int row = 0; row < log.rowCount(); ++row) {
        const int item = log.at(row).eventIndex;
        if (item < from) continue;
        if (item < 0 || log.at(row).seat == seat) break;
        next = item + 1;
    }
    return next;
}

/// Whether there is only one person, playing against bots.
bool isAlone(const GameTable& table) { return isSeat(theOnly(personsIn(table.seen().players()))); }

} // namespace

Announcer::Announcer(TableController* table, QObject* parent)
    : QObject(parent)
    , table_(table) {
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &Announcer::tellAll);
    connect(table_, &TableController::tableChanged, this, &Announcer::begin);
    connect(table_, &TableController::stateChanged, this, &Announcer::look);
    connect(table_->decision(), &TableDecision::refusalChanged, this, &Announcer::readRefusal);
    connect(table_, &TableController::hoverChanged, this, &Announcer::readForeseen);
    begin();
}

/// Starts afresh: the history so far is not announced, only the rules in play.
void Announcer::begin() {
    followed_ = nullptr;
    soon_.stop();
    emit tellingChanged();
    soon_.setInterval(kSettles);
    waiting_.clear();
    mentioned_.clear();
    asked_.clear();
    comes_ = false;
    turn_ = -1;
    notice_.clear();
    const GameTable* game = table_->gameTable();
    moves_ = game != nullptr ? game->seen().length() : 0;
    const int past = static_cast<int>(moves_) + (table_->match()->isOver() ? 1 : 0);
    read_ = moves_ == 0 ? -1 : past;
    look();
}

/// Called when the table shows something new.
void Announcer::look() {
    GameTable* game = table_->gameTable();
    if (game == nullptr || table_->isArranging()) return;
    if (game->curtainDown()) {
        read_ =
            std::max(read_, toldByTheCurtain(*table_->match()->log(), read_, seatNumber(game->curtainFor())));
        return;
    }
    const std::size_t moves = game->seen().length();
    // Replay jumped to another moment: only the last event before it is announced.
    if (followed_ && followed_ != game && moves > 0)
        read_ = static_cast<int>(moves) - 1;
    else if (moves < moves_)
        //: Spoken: one or more moves have been undone
        tell(tr("Taken back."));
    if (!followed_) nameViewer(*game);
    followed_ = game;
    if (moves != moves_) mentioned_.clear();
    if (soon_.isActive() && !waited_.hasExpired(kLongest))
        soon_.start(std::max(kCalm, soon_.remainingTime()));
    if (moves < moves_) read_ = std::min(read_, static_cast<int>(moves));
    moves_ = moves;
    readLog();
    readNotice();
    callTurn();
    lookAtTask();
}

/// The log names every player; this tells the viewer which of the names is theirs.
void Announcer::nameViewer(const GameTable& table) {
    if (table.seen().players().size() == 1 || table_->match()->viewer() < 0 || !isAlone(table)) return;
    //: Spoken as a match begins: %1 is the name that the listener plays by
    tell(tr("You are %1.").arg(table_->match()->viewerName()));
}

/// Announces the lines added to the log.
void Announcer::readLog() {
    const LogModel& log = *table_->match()->log();
    int first = log.rowCount();
    while (first > 0 && log.at(first - 1).eventIndex >= read_) --first;
    for (int row = first; row < log.rowCount(); ++row) {
        const LogRow& line = log.at(row);
        read_ = line.eventIndex + 1;
        if (amount_ == Announced::All || line.concerns) tell(line.text);
    }
}

void Announcer::readNotice() {
    const Notice notice = table_->match()->statusNotice();
    const QString words = titled(notice.title, notice.text);
    if (std::exchange(notice_, words) == words || words.isEmpty()) return;
    urgent_ = true;
    tell(words);
}

/// Announces the viewer's turn, once they can act in it.
void Announcer::callTurn() {
    const int turn = seatNumber(followed_->seen().turn());
    if (std::exchange(turn_, turn) != turn) comes_ = true;
    if (!comes_ || turn != table_->match()->viewer() || !table_->decision()->isMine() ||
        table_->fight().clashing)
        return;
    comes_ = false;
    if (followed_->seen().players().size() == 1) return;
    if (isAlone(*followed_)) return tell(tr("Your turn."));
    //: Spoken where several people share the screen: %1 is a name
    tell(tr("%1's turn.").arg(table_->match()->viewerName()));
}

void Announcer::lookAtTask() {
    // A question has the focus and is read there. After it is cancelled the task is announced again.
    if (!table_->decision()->isMine() || table_->decision()->isAsking()) {
        asked_.clear();
        mentioned_.clear();
    } else if (table_->decision()->prompt() != asked_) {
        wait();
    }
}

/// The task to announce, or empty; called after the debounce, so intermediate steps are skipped.
QString Announcer::task() {
    if (!table_->hasTable() || table_->isArranging() || table_->match()->curtainDown() ||
        !table_->decision()->isMine() || table_->fight().clashing || table_->decision()->isAsking())
        return {};
    const QString task = table_->decision()->prompt();
    if (std::exchange(asked_, task) == task || mentioned_.contains(task)) return {};
    mentioned_ << task;
    return task;
}

void Announcer::readRefusal() {
    const RefusalNote refusal = table_->decision()->refusal();
    if (refusal.sentence.isEmpty()) return;
    urgent_ = true;
    tell(titled(refusal.title, refusal.sentence));
}

/// Announces what dropping the held piece here would do.
void Announcer::readForeseen() {
    const QString words = table_->foreseen();
    if (std::exchange(foreseen_, words) != words) tell(words);
}

void Announcer::tell(const QString& words) {
    if (amount_ == Announced::Nothing || words.isEmpty()) return;
    waiting_ << words;
    wait();
}

void Announcer::wait() {
    if (amount_ == Announced::Nothing || soon_.isActive()) return;
    waited_.start();
    soon_.start();
    emit tellingChanged();
}

void Announcer::tellAll() {
    soon_.setInterval(kCalm);
    QStringList words = std::exchange(waiting_, {});
    if (const QString asked = task(); !asked.isEmpty()) words << asked;
    const bool isUrgent = std::exchange(urgent_, false);
    if (!words.isEmpty()) emit said(words.join(QLatin1Char(' ')), isUrgent);
    emit tellingChanged();
}

} // namespace drawbridge
