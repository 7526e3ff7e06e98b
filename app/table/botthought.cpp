// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/botthought.h"

#include <utility>

namespace drawbridge {

BotThought::BotThought(QObject* parent)
    : QObject(parent) {
    connect(this, &BotThought::found, this, &BotThought::receive, Qt::QueuedConnection);
}

BotThought::~BotThought() { giveUp(); }

void BotThought::begin(const InformationSet& known, const BotSpec& bot, Seed seed) {
    atWork_ = true;
    since_.start();
    stop_ = StopSource();
    mind_.treeBytes = treeBytes_;
    worker_ = ThreadPool::shared().start([this, known, bot, seed, thought = thought_, stop = stop_.token()] {
        found_ = known.think(bot, seed, stop, mind_);
        if (!stop.isStopRequested()) emit found(thought);
    });
}

void BotThought::giveUp() {
    ++thought_;
    stop_.requestStop();
    worker_.join(); // soon: a bot polls the stop flag after every playout
    atWork_ = false;
    chosen_.reset();
}

void BotThought::receive(int thought) {
    if (thought != thought_) return;
    atWork_ = false;
    took_ = static_cast<int>(since_.elapsed());
    chosen_ = found_;
    emit ended();
}

std::optional<Move> BotThought::take() {
    if (chosen_) ++thought_;
    return std::exchange(chosen_, std::nullopt);
}

} // namespace drawbridge
