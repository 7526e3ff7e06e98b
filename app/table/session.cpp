// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/session.h"

#include "match/gamestate.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

/// Time limit of a bot that thinks by the clock, at the many windows with publicly nothing at stake.
constexpr int kQuietThought = 15; // ms

constexpr int kGoesBy = 150; // ms after a draw and the like

} // namespace

Session::Session(Match match, QObject* parent)
    : QObject(parent)
    , match_(std::move(match))
    , text_(textFor(match_.game().id())) {
    connect(&pause_, &Pause::over, this, &Session::step);
    connect(&thought_, &BotThought::ended, this, &Session::takeThought);
    schedule();
}

Session::~Session() { stopThinking(); }

void Session::setPlayer(Seat seat, const Player& player) {
    stopThinking();
    match_.setPlayer(seat, player);
    lookAgain();
}

void Session::setWins(std::vector<int> wins, int wanted) {
    if (wins_ == wins && winsWanted_ == wanted) return;
    wins_ = std::move(wins);
    winsWanted_ = wanted;
    emit changed();
}

// ---- reaction windows ----------------------------------------------------------------------------------

void Session::setAsking(SeatSet seats, const std::vector<Asking>& asking) {
    if (windows_.setAsking(seats, asking)) lookAgain();
}

void Session::setHolding(SeatSet seats, Seat by, bool holding) {
    if (windows_.isHolding(seats) == holding || match_.isOver()) return;
    holding ? windows_.hold(seats, by) : windows_.release(seats);
    emit holdingChanged();
    lookAgain();
}

void Session::passTurn() {
    windows_.passTurn();
    emit holdingChanged();
    lookAgain();
}

void Session::decline() {
    windows_.decline();
    emit holdingChanged();
    match_.play(match_.state().window()->pass);
    afterMove();
}

// ---- decisions -----------------------------------------------------------------------------------------

Verdict Session::play(Seat seat, Move move) {
    const Seat decider = match_.decider();
    if (!match_.isOver() && (seat != decider || !isAsked(decider)))
        return match_.state().notAsked(seat == decider ? kNobody : seat, move);
    const bool atWindow = windows_.isOpen();
    const Verdict verdict = match_.play(move);
    if (!verdict) return verdict;
    if (atWindow && windows_.isHolding(only(seat))) {
        windows_.release(only(seat));
        emit holdingChanged();
    }
    afterMove();
    return verdict;
}

std::optional<Move> Session::concession(Seat seat) const {
    if (match_.isOver() || !isPerson(seat)) return {};
    const auto move = match_.state().concession(seat);
    return move && match_.state().judge(*move) ? move : std::nullopt;
}

void Session::concede(Seat seat) {
    const auto move = concession(seat);
    if (!move) return;
    stopThinking();
    if (match_.play(*move)) afterMove();
}

bool Session::canUndo(Seat seat) const {
    return isPerson(seat) && (isTried_ || !match_.isOver()) && match_.undoable(seat) > 0;
}

std::vector<Seat> Session::undoneToo(Seat seat) const {
    std::vector<Seat> others;
    if (!canUndo(seat)) return others;
    const auto& history = match_.history();
    const auto count = static_cast<std::size_t>(match_.undoable(seat));
    for (std::size_t item = history.size() - count; item < history.size(); ++item) {
        const Seat other = history[item].decider;
        const auto window = match_.stateAt(item).window();
        const bool isDeed = isSeat(other) && other != seat && !(window && window->pass == history[item].move);
        if (isDeed && std::ranges::find(others, other) == others.end()) others.push_back(other);
    }
    return others;
}

void Session::undo(Seat seat, const UndoGroups& groups) {
    if (!canUndo(seat)) return;
    stopThinking();
    do match_.undo(seat);
    while (groups.isMidway(match_.history().size()) && canUndo(seat));
    overTold_ = false;
    // After an undo at a window, one wants to be asked there again.
    windows_.forget();
    if (isPassing() && isPerson(match_.decider())) {
        windows_.hold(only(match_.decider()), seat);
        emit holdingChanged();
    }
    afterChange();
}

bool Session::canRedo(Seat seat) const {
    return match_.canRedo() && seat == match_.decider() && isAsked(seat);
}

void Session::redo(Seat seat, const UndoGroups& groups) {
    if (!canRedo(seat)) return;
    const auto first = match_.history().size();
    do match_.redo();
    while (groups.isMidway(match_.history().size()) && match_.canRedo());
    for (auto index = first; index < match_.history().size(); ++index) emit moveMade(static_cast<int>(index));
    afterChange();
}

// ---- bots and chance -----------------------------------------------------------------------------------

void Session::setPrompter(Prompter prompter) {
    stopThinking();
    prompter_ = std::move(prompter);
    schedule();
}

/// The scripted move for the current decider, if it is legal.
std::optional<Move> Session::prompted() const {
    if (!prompter_ || isPerson(match_.decider())) return {};
    const auto move = prompter_(match_);
    return move && match_.state().judge(*move) ? move : std::nullopt;
}

/// Makes the viewers read again, and continues the match.
void Session::lookAgain() {
    emit changed();
    schedule();
}

void Session::afterMove() {
    emit moveMade(static_cast<int>(match_.history().size()) - 1);
    afterChange();
}

void Session::afterChange() {
    windows_.follow();
    emit changed();
    const bool wasHolding = windows_.isHolding(kAllSeats);
    const bool isInVain = windows_.endHolds();
    if (windows_.isHolding(kAllSeats) != wasHolding || isInVain) emit holdingChanged();
    if (isInVain) emit heldInVain();
    if (match_.isOver() && !overTold_) {
        overTold_ = true;
        emit gameOver();
    }
    schedule();
}

void Session::setPaused(bool paused) {
    if (paused_ == paused) return;
    paused_ = paused;
    if (paused_) stopThinking();
    emit pausedChanged();
    schedule();
}

void Session::setPace(int milliseconds) { pace_ = std::max(0, milliseconds); }

void Session::setReading(int milliseconds) { reading_ = std::max(0, milliseconds); }

/// The reading time after the last event. In an attack, so that its remaining strength can be followed: half
/// of it before the first defender, all of it after each. Other harm is read too, unless bots act at once.
int Session::breath() const {
    const auto& history = match_.history();
    if (reading_ == 0 || history.empty()) return 0;
    const SeenMove last = match_.told(history.size() - 1, kNobody);
    if (last.reveal || text_.battleBy(last)) return reading_;
    if (match_.attacked()) return reading_ / 2;
    return pace_ > 0 && last.impact().harm != Harm::None ? reading_ : 0;
}

/// The pause before a bot acts: short after minor events.
int Session::paceNow() const {
    const auto& history = match_.history();
    if (pace_ <= kGoesBy || history.empty()) return pace_;
    const Impact last = match_.told(history.size() - 1, kNobody).impact();
    const bool goesBy = last.harm == Harm::None && last.deed <= Deed::DrawTile;
    return goesBy ? kGoesBy : pace_;
}

void Session::wait(int breath, int least) {
    if (rushing_) breath = least = 0;
    pause_.begin(breath, least);
}

bool Session::endReading() {
    if (!pause_.endReading()) return false;
    tellWhetherToSkip();
    return true;
}

void Session::skip() {
    endReading();
    if (canSkip_) pause_.end();
}

void Session::tellWhetherToSkip() {
    const bool can = pause_.isOn() && !rushing_ && (pause_.isRead() || !isPassing());
    if (canSkip_ == can) return;
    canSkip_ = can;
    emit canSkipChanged();
}

bool Session::isLeftToBots() const {
    if (persons() == 0 || match_.isOver()) return false;
    const View view = match_.known(kNobody).view;
    for (Seat seat = 0; seat < match_.players().size(); ++seat)
        if (isPerson(seat) && !text_.isOut(view, seat)) return false;
    return true;
}

void Session::playToTheEnd() {
    if (!canPlayToTheEnd()) return;
    rushing_ = true;
    emit changed();
    pause_.end();
}

/// Schedules what happens without a person: chance, bots, and windows that pass by themselves.
void Session::schedule() {
    planStep();
    tellWhetherToSkip();
}

void Session::planStep() {
    const Seat decider = match_.decider();
    const bool waits = paused_ || match_.isOver();
    const bool passing = isPassing();
    rushing_ = rushing_ && isLeftToBots();
    setThinking(!waits && isSeat(decider) && !isPerson(decider) && !passing);
    if (waits || isAsked(decider)) return pause_.stop();
    if (decider == kChance) {
        // The outcome of a decision follows at once; a deal or shuffle is an event of its own.
        const bool answers = !match_.history().empty() && isSeat(match_.history().back().decider);
        return wait(breath(), answers ? 0 : std::min(pace_ / 4, 120));
    }
    if (thought_.isBegun()) return;
    if (!isPerson(decider) && !prompted()) startThinking();
    wait(breath(), passing ? windowTime() : paceNow());
}

/// How long a reaction window at which nobody is asked stays open, in milliseconds: by the bots' pace, but as
/// long as a bot may think there (or the longest search so far of one that counts playouts), so that it
/// reveals nothing about hands.
int Session::windowTime() const {
    const int shown = std::clamp(pace_ / 6, kQuietThought, 120);
    return isPerson(match_.decider()) ? shown : std::max({shown, botAtWork().milliseconds, longestThought_});
}

/// The bot to decide, with its time to think, whatever the pace; full if there is something at stake.
BotSpec Session::botAtWork() const {
    BotSpec bot = botFromText(match_.players()[match_.decider()].bot).value_or(BotSpec{});
    const auto window = match_.state().window();
    if (window && !window->atStake) bot.milliseconds = std::min(bot.milliseconds, kQuietThought);
    return bot;
}

void Session::step() {
    if (paused_ || match_.isOver()) return;
    if (const auto move = prompted()) {
        match_.play(*move);
    } else if (match_.decider() == kChance) {
        match_.playChance();
    } else if (isPerson(match_.decider())) {
        match_.play(match_.state().window()->pass);
    } else {
        return playThought();
    }
    afterMove();
}

void Session::startThinking() {
    thought_.begin(InformationSet(match_.state()), botAtWork(), match_.thoughtSeed());
}

void Session::stopThinking() {
    thought_.giveUp();
    pause_.stop();
}

void Session::setThinking(bool thinking) {
    if (thinking_ == thinking) return;
    thinking_ = thinking;
    emit thinkingChanged();
}

void Session::takeThought() {
    if (isPassing() && botAtWork().milliseconds == 0)
        longestThought_ = std::max(longestThought_, thought_.took());
    if (!pause_.isOn()) playThought();
}

/// Plays the bot's move, once both search and pause are over.
void Session::playThought() {
    const std::optional<Move> move = thought_.take();
    if (!move) return tellWhetherToSkip();
    if (!match_.play(*move)) {
        // Cannot happen: a bot chooses among the legal moves. If it does, a person's game shall still go on.
        qWarning("A bot has chosen a move that is not legal: %s", match_.state().toText(*move).c_str());
        MoveList list;
        match_.state().legalMoves(list);
        match_.play(list.front());
    }
    afterMove();
}

} // namespace drawbridge
