// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/endchances.h"

#include "match/gamestate.h"
#include "rooms/match/lookbackwords.h"
#include "text/gametext.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kEndIsShown = 3000; // ms
constexpr int kColumns = 60;

/// The seat shown: the only person's, or else the winner's.
Seat heroOf(const Match& match) {
    if (const Seat person = theOnly(personsIn(match.players())); isSeat(person)) return person;
    Seat best = 0;
    for (Seat seat = 1; seat < match.players().size(); ++seat)
        if (match.state().score(seat) > match.state().score(best)) best = seat;
    return best;
}

} // namespace

EndChances::EndChances(QObject* parent)
    : QObject(parent) {
    wait_.setSingleShot(true);
    wait_.setInterval(kEndIsShown);
    connect(&wait_, &QTimer::timeout, &lookBack_, &LookBack::begin);
    connect(&lookBack_, &LookBack::changed, this, &EndChances::tell);
}

EndChances::~EndChances() {
    lookBack_.disconnect(this); // its destructor emits changed()
}

void EndChances::begin(const Match& match, const QString& record) {
    if (match_) return;
    match_ = match.until(match.history().size());
    seat_ = heroOf(match);
    lookBack_.setMatch(match, record);
    wait_.start();
}

void EndChances::forget() {
    if (!match_) return;
    match_.reset();
    wait_.stop();
    lookBack_.stop();
    emit told({});
}

void EndChances::tell() {
    if (!match_) return;
    const std::vector<LookedAt>& looked = lookBack_.looked();
    const std::size_t from = looked.empty() ? 0 : looked.front().item; // the deal comes before
    const std::size_t length = match_->history().size() - from;
    ShownChances chances;
    //: Above a curve at the end of a match: %1 is a player
    chances.title = tr("%1's chances of winning").arg(isolated(namesOf(match_->players())[seat_]));
    for (std::size_t column = 0; column < kColumns; ++column) {
        // The last analysed moment up to there; unknown beyond the last one while the analysis goes on.
        const std::size_t item = from + column * length / kColumns;
        const auto after = std::ranges::upper_bound(looked, item, {}, &LookedAt::item);
        const bool isKnown = after != looked.begin() && (after != looked.end() || lookBack_.isDone());
        chances.columns << (isKnown ? std::prev(after)->chances[seat_] : -1);
    }
    chances.columns << match_->state().score(seat_);
    chances.scale = {inPerCent(0), inPerCent(0.5), inPerCent(1)};
    if (!lookBack_.isDone())
        //: Beside that curve while it is computed: %1 is how much of it is done, "40 %"
        chances.progress =
            tr("Working it out: %1")
                .arg(inPerCent(static_cast<double>(looked.size()) / std::max(1, lookBack_.all())));
    chances.spoken = spoken(chancesOf(*match_, looked, false));
    emit told(chances);
}

} // namespace drawbridge
