// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hint.h"

#include "table/gametable.h"
#include "table/tablecontroller.h"
#include "text/balance.h"

#include <QStringList>

namespace drawbridge {

namespace {

constexpr std::string_view kAdviser = "monarch";

} // namespace

Hint::Hint(TableController* controller, QObject* parent)
    : QObject(parent)
    , controller_(controller) {
    connect(this, &Hint::thought, this, &Hint::give, Qt::QueuedConnection);
}

Hint::~Hint() { stop_.requestStop(); }

void Hint::setTable(GameTable* table) {
    withdraw();
    if (table_) table_->disconnect(this);
    table_ = table;
    connect(table, &GameTable::changed, this, &Hint::follow);
}

bool Hint::isAllowed() const { return table_ && table_->seen().undoRule() == UndoRule::Practice; }

bool Hint::canAsk() const {
    return isAllowed() && !table_->curtainDown() && isSeat(table_->viewer()) &&
           table_->isAsked(table_->viewer());
}

void Hint::ask() {
    if (askedAt_) {
        controller_->cancel();
        return withdraw();
    }
    if (!canAsk()) return;
    controller_->cancel();
    const SeenMatch match = table_->seen();
    askedAt_ = match.length();
    controller_->setTask(tr("Thinking about it…"), {}, {}, false);
    stop_ = StopSource();
    worker_ = ThreadPool::shared().start([this, question = question_, bot = *botFromText(kAdviser),
                                          seed = match.thoughtSeed(), stop = stop_.token(),
                                          known = match.informationSet()] {
        advice_ = known.advise(bot, seed, stop);
        if (!stop.isStopRequested()) emit thought(question);
    });
}

void Hint::give(int question) {
    if (question != question_ || !askedAt_ || !table_) return;
    worker_.join();
    const bool isShown = controller_->show(advice_.move);
    controller_->setTask(words(isShown), advice_.move, {}, false);
}

/// What to do, if no piece shows it, and why.
QString Hint::words(bool isShown) const {
    const GameText& text = table_->text();
    QStringList sentences;
    if (!isShown)
        //: A hint: %1 is what a button for that move says.
        sentences +=
            tr("Best seems: %1.").arg(text.choice(table_->seen().known(), advice_.move, table_->names()));
    if (!advice_.instead) {
        sentences += advice_.compared.empty() ? tr("There is nothing else worth thinking about.")
                                              : tr("Other moves are about as good.");
        return sentences.join(u' ');
    }
    if (const QString aim = text.aim(advice_.aim); !aim.isEmpty()) sentences += aim;
    const QString chance = inHundred(advice_.compared.front().value);
    const QString other = inHundred(advice_.instead->value);
    if (chance != other || advice_.aim.empty())
        //: A hint: how many of a hundred games are won with the move that is shown, and with the next best
        //: one
        sentences += tr("It wins about %1 games in 100, the next best move %2.").arg(chance, other);
    return sentences.join(u' ');
}

void Hint::withdraw() {
    ++question_;
    stop_.requestStop();
    worker_.join(); // soon: a bot polls the stop flag after a few playouts
    if (askedAt_) controller_->setTask({}, {}, {}, false);
    askedAt_.reset();
}

/// Drops a hint that belongs to an earlier decision.
void Hint::follow() {
    if (askedAt_ && (table_->seen().length() != *askedAt_ || !canAsk())) withdraw();
}

} // namespace drawbridge
