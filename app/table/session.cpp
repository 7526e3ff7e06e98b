// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/session.h"

#include "bots/mind.h"
#include "match/gamestate.h"
#include "match/stakes.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace drawbridge {

namespace {

/// So long a bot that thinks by the clock may think at a reaction window at which, for all that everybody can
/// see, nothing is at stake: there are many of them in a turn.
constexpr int kQuietThought = 15; // ms

constexpr int kGoesBy = 150;      // ms after a draw and the like
constexpr int kLongestWay = 4000; // ms that pieces are waited for; a hidden table moves nothing

/// Whether it is not a window at which somebody may be asked, but a phase in which nothing can be done.
bool isVain(const Match& match, const ReactionWindow& window) {
    return window.kind >= match.game().windowKinds().size();
}

std::string_view phase(const Match& match) { return match.game().phaseName(match.known(kNobody).view); }

/// Whether somebody who lets the window pass loses more by it than what is at hand.
bool losesByPass(const Match& match) {
    return lossAnyway(match.state(), match.state().window()->pass) != Loss::None;
}

/// Whether the decider has just done something in this phase, which they may want to take back.
bool isInPhase(const Match& match, Move pass) {
    if (match.history().empty() || match.history().back().decider != match.decider()) return false;
    if (match.history().back().move == pass) return false;
    const auto phaseAt = [&](std::size_t index) {
        return match.game().phaseName(match.viewAt(index, kNobody));
    };
    return phaseAt(match.history().size() - 1) == phaseAt(match.history().size());
}

} // namespace

Session::Session(Match match, QObject* parent)
    : QObject(parent)
    , match_(std::move(match))
    , text_(textFor(match_.game().id()))
    , treeBytes_(kUsualTreeBytes)
    , mind_(std::make_unique<Mind>()) {
    step_.setSingleShot(true);
    connect(&step_, &QTimer::timeout, this, &Session::step);
    connect(this, &Session::thoughtEnded, this, &Session::takeThought, Qt::QueuedConnection);
    settleViewer();
    schedule();
}

Session::~Session() { stopThinking(); }

QStringList Session::names() const {
    QStringList names;
    for (const Player& player : match_.players()) names.append(toQLine(player.name));
    return names;
}

bool Session::isPerson(Seat seat) const {
    return seat < match_.players().size() && !match_.players()[seat].isBot;
}

int Session::persons() const {
    const auto isOne = [](const Player& player) { return !player.isBot; };
    return static_cast<int>(std::count_if(match_.players().begin(), match_.players().end(), isOne));
}

// ---- reaction windows ----------------------------------------------------------------------------------

bool Session::wantsToBeAsked(const ReactionWindow& window) const {
    const std::size_t kind = window.kind;
    const bool isShared = persons() > 1;
    switch (kind < asking_.size() ? asking_[kind] : match_.game().windowKinds()[kind].usual) {
    case Asking::Never: return false;
    case Asking::Matters: return isShared ? window.atStake : window.matters;
    case Asking::Usable: return isShared || window.usable;
    case Asking::Always: break;
    }
    return true;
}

bool Session::isPassing() const {
    const auto window = match_.state().window();
    if (!window) return false;
    if (!isPerson(match_.decider())) return true;
    if (isVain(match_, *window)) return !isInPhase(match_, window->pass);
    if (holding_) return false;
    const bool isDeclined = !declined_.empty() && declined_ == phase(match_);
    // Nobody is put out of the game by what was said of another moment.
    if (isDeclined || contains(passing_, match_.decider()))
        if (!losesByPass(match_)) return true;
    return !wantsToBeAsked(*window);
}

bool Session::isAsked(Seat seat) const { return seat == match_.decider() && isPerson(seat) && !isPassing(); }

void Session::setAsking(std::vector<Asking> asking) {
    if (asking_ == asking) return;
    asking_ = std::move(asking);
    lookAgain();
    schedule();
}

void Session::setHolding(bool holding) {
    if (holding_ == holding || match_.isOver()) return;
    hold(holding);
    lookAgain();
    schedule();
}

bool Session::canPassTurn() const {
    const auto window = match_.state().window();
    return window && !isVain(match_, *window) && !curtainDown() && isAsked(match_.decider()) &&
           !losesByPass(match_);
}

void Session::passTurn() {
    if (!canPassTurn()) return;
    passing_ = static_cast<SeatSet>(passing_ | only(match_.decider()));
    passedTurn_ = match_.state().turn();
    hold(false);
    lookAgain();
    schedule();
}

void Session::hold(bool holding) {
    if (holding_ == holding) return;
    holding_ = holding;
    heldBy_ = atScreen_;
    heldAway_ = match_.state().turn() != heldBy_;
    emit holdingChanged();
}

void Session::watchHolding() {
    if (!holding_) return;
    const Seat turn = match_.state().turn();
    heldAway_ = heldAway_ || turn != heldBy_;
    if (match_.isOver()) return hold(false);
    if (!heldAway_ || turn != heldBy_) return;
    hold(false);
    emit heldInVain();
}

// ---- whose eyes ----------------------------------------------------------------------------------------

/// Whose eyes the screen has now; returns whether the curtain has moved.
bool Session::settleViewer() {
    if (eyes_) return show(*eyes_, kNobody);
    const int people = persons();
    if (people == 0) return show(allShown_ ? kAllHands : kNobody, kNobody);
    if (people == 1) {
        Seat only = 0;
        while (!isPerson(only)) ++only;
        return show(only, kNobody);
    }
    const Seat decider = match_.decider();
    if (isAsked(decider)) {
        // Asked again in another one's turn, with nobody else at the screen in between, one still sits there.
        const bool isHere =
            decider == atScreen_ && decider != shownTurn_ && match_.state().turn() == shownTurn_;
        if (decider == viewer_ || isHere) return show(decider, kNobody);
        return curtainWanted_ ? show(kNobody, decider) : show(decider, kNobody);
    }
    // While a bot acts in its turn no hand lies open; chance still belongs to whoever has set it going.
    const bool stays = isPerson(viewer_) && (!curtainWanted_ || match_.isOver() || isAtWork(viewer_));
    return show(stays ? viewer_ : kNobody, kNobody);
}

/// Whether it is the seat's turn, or chance goes on with what the seat has decided.
bool Session::isAtWork(Seat seat) const {
    if (match_.state().turn() == seat) return true;
    if (match_.decider() != kChance) return false;
    const auto& history = match_.history();
    const auto last = std::find_if(history.rbegin(), history.rend(),
                                   [](const HistoryItem& event) { return isSeat(event.decider); });
    return last != history.rend() && last->decider == seat;
}

bool Session::show(Seat viewer, Seat curtainFor) {
    const bool curtainMoves = curtainFor != curtainFor_;
    viewer_ = viewer;
    curtainFor_ = curtainFor;
    if (isSeat(curtainFor) && isSeat(atScreen_)) cameFrom_ = atScreen_;
    if (isSeat(viewer) || isSeat(curtainFor)) atScreen_ = viewer;
    if (isSeat(viewer)) shownTurn_ = match_.state().turn();
    return curtainMoves;
}

void Session::lookAgain() {
    const bool curtainMoves = settleViewer();
    emit changed();
    if (curtainMoves) emit curtainChanged();
}

void Session::liftCurtain() {
    if (!curtainDown()) return;
    show(curtainFor_, kNobody);
    emit changed();
    emit curtainChanged();
}

bool Session::canDecline() const {
    const auto window = match_.state().window();
    return curtainDown() && window && !isVain(match_, *window) && !losesByPass(match_);
}

void Session::decline() {
    if (!canDecline()) return;
    declined_ = phase(match_);
    const bool stays = isPerson(cameFrom_) && isAtWork(cameFrom_);
    show(stays ? cameFrom_ : kNobody, kNobody);
    hold(false);
    emit curtainChanged();
    match_.play(match_.state().window()->pass);
    emit moveMade(static_cast<int>(match_.history().size()) - 1);
    afterChange();
}

void Session::setCurtain(bool wanted) {
    if (curtainWanted_ == wanted) return;
    curtainWanted_ = wanted;
    wanted ? lookAgain() : liftCurtain();
}

void Session::setAllShown(bool shown) {
    if (allShown_ == shown) return;
    allShown_ = shown;
    lookAgain();
}

void Session::setEyes(Seat eyes) {
    if (eyes_ == eyes) return;
    eyes_ = eyes;
    lookAgain();
}

void Session::setPlayer(Seat seat, const Player& player) {
    stopThinking();
    match_.setPlayer(seat, player);
    lookAgain();
    schedule();
}

void Session::setWins(std::vector<int> wins, int wanted) {
    if (wins_ == wins && winsWanted_ == wanted) return;
    wins_ = std::move(wins);
    winsWanted_ = wanted;
    emit changed();
}

/// Where the turn of a seat begins that has not been followed by another's; history().size() if it has.
std::size_t Session::presentTurnOf(Seat seat) const {
    const auto& history = match_.history();
    std::size_t from = history.size();
    if (match_.state().turn() == seat || match_.isOver())
        while (from > 0 && history[from - 1].turn == seat) --from;
    return from;
}

bool Session::hasHadTurn(Seat seat) const {
    // What is dealt before it may be dealt in its name.
    const auto isItsDoing = [seat](const HistoryItem& item) {
        return item.turn == seat && item.decider == seat;
    };
    return std::ranges::any_of(match_.history() | std::views::take(presentTurnOf(seat)), isItsDoing);
}

std::size_t Session::sinceTurnOf(Seat seat) const {
    const auto& history = match_.history();
    if (!isSeat(seat)) return history.size();
    const std::size_t since = presentTurnOf(seat); // not the news: the seat's own doing
    if (since == 0) return history.size();
    std::size_t first = since;
    while (first > 0 && history[first - 1].turn != seat) --first;
    if (first == 0) // no turn of one's own yet: the game began after the deal
        while (first < since && !isSeat(history[first].turn)) ++first;
    if (first == since) return history.size();
    // What others did in one's own turn, set off by it, belongs to it.
    for (std::size_t item = first; item > 0 && history[item - 1].turn == seat; --item)
        if (isNewsTo(seat, history[item - 1])) first = item - 1;
    return first;
}

bool isNewsTo(Seat seat, const HistoryItem& item) {
    return isSeat(seat) && (item.turn != seat || (isSeat(item.decider) && item.decider != seat));
}

// ---- decisions -----------------------------------------------------------------------------------------

std::unique_ptr<GameState> Session::shownState(Seed seed) const {
    const GameState& state = match_.state();
    if (match_.isOver() || persons() == 0) return state.clone();
    return isSeat(viewer_) && !curtainDown() ? state.guess(viewer_, seed) : nullptr;
}

Verdict Session::play(Move move) {
    const Seat decider = match_.decider();
    if (!match_.isOver() && (!isAsked(decider) || curtainDown()))
        return match_.state().notAsked(viewer_ == decider ? kNobody : viewer_, move);
    const auto window = match_.state().window();
    const bool atWindow = window && !isVain(match_, *window);
    const Verdict verdict = match_.play(move);
    if (!verdict) return verdict;
    if (atWindow) hold(false);
    emit moveMade(static_cast<int>(match_.history().size()) - 1);
    afterChange();
    return verdict;
}

std::optional<Move> Session::concession() const {
    if (match_.isOver() || curtainDown() || !isPerson(viewer_)) return {};
    const auto move = match_.state().concession(viewer_);
    return move && match_.state().judge(*move) ? move : std::nullopt;
}

bool Session::canConcede() const { return concession().has_value(); }

void Session::concede() {
    const auto move = concession();
    if (!move) return;
    stopThinking();
    if (!match_.play(*move)) return;
    emit moveMade(static_cast<int>(match_.history().size()) - 1);
    afterChange();
}

// Behind the curtain the screen is the next person's already: nobody takes anything back there.
bool Session::canUndo() const {
    return isPerson(atScreen_) && (isTried_ || !match_.isOver()) && match_.undoable(atScreen_) > 0;
}

std::vector<Seat> Session::undoneToo() const {
    std::vector<Seat> others;
    if (!canUndo()) return others;
    const auto& history = match_.history();
    const auto count = static_cast<std::size_t>(match_.undoable(atScreen_));
    for (std::size_t item = history.size() - count; item < history.size(); ++item) {
        const Seat seat = history[item].decider;
        const auto window = match_.stateAt(item).window();
        const bool isDeed =
            isSeat(seat) && seat != atScreen_ && !(window && window->pass == history[item].move);
        if (isDeed && std::ranges::find(others, seat) == others.end()) others.push_back(seat);
    }
    return others;
}

void Session::undo(const Midway& isMidway) {
    if (!canUndo()) return;
    stopThinking();
    do match_.undo(atScreen_);
    while (isMidway && isMidway(match_.history().size()) && canUndo());
    overTold_ = false;
    // Who takes back what was done at a window wants to be asked there again.
    passing_ = 0;
    declined_.clear();
    if (isPassing() && isPerson(match_.decider())) hold(true);
    afterChange();
}

bool Session::canRedo() const { return match_.canRedo() && isAsked(match_.decider()) && !curtainDown(); }

void Session::redo(const Midway& isMidway) {
    if (!canRedo()) return;
    const auto first = match_.history().size();
    do match_.redo();
    while (isMidway && isMidway(match_.history().size()) && match_.canRedo());
    for (auto index = first; index < match_.history().size(); ++index) emit moveMade(static_cast<int>(index));
    afterChange();
}

// ---- the others ----------------------------------------------------------------------------------------

void Session::setPrompter(Prompter prompter) {
    stopThinking();
    prompter_ = std::move(prompter);
    schedule();
}

/// What whoever decides now is told to do, if that can be done.
std::optional<Move> Session::prompted() const {
    if (!prompter_ || isPerson(match_.decider())) return {};
    const auto move = prompter_(match_);
    return move && match_.state().judge(*move) ? move : std::nullopt;
}

void Session::afterChange() {
    if (match_.state().turn() != passedTurn_) passing_ = 0;
    if (!declined_.empty() && declined_ != phase(match_)) declined_.clear();
    lookAgain();
    watchHolding();
    if (match_.isOver() && !overTold_) {
        overTold_ = true;
        emit gameOver();
    }
    schedule();
}

void Session::setPaused(bool paused) {
    if (paused_ == paused) return;
    paused_ = paused;
    if (paused_) {
        step_.stop();
        stopThinking();
    }
    emit pausedChanged();
    schedule();
}

void Session::setPace(int milliseconds) { pace_ = std::max(0, milliseconds); }

void Session::setReading(int milliseconds) { reading_ = std::max(0, milliseconds); }

void Session::setMoving(bool moving) {
    if (moving_ == moving) return;
    if (moving) left_ = step_.remainingTime();
    moving_ = moving;
    if (lingers_ && step_.isActive()) startPause(left_);
}

/// The pause that the last event asks for before anything else happens. An attack lets one see its strength
/// run down: half of it before the first defender, for the attack to arrive, and the whole after each. What
/// else has harmed somebody is read, unless bots act at once.
int Session::breath() const {
    const auto& history = match_.history();
    if (reading_ == 0 || history.empty()) return 0;
    const SeenMove last = match_.told(history.size() - 1, kNobody);
    if (last.reveal || text_.battleBy(last)) return reading_;
    if (match_.attacked()) return reading_ / 2;
    return pace_ > 0 && last.impact().harm != Harm::None ? reading_ : 0;
}

/// The pause before a bot acts: after what only goes by it is short.
int Session::paceNow() const {
    const auto& history = match_.history();
    if (pace_ <= kGoesBy || history.empty()) return pace_;
    const Impact last = match_.told(history.size() - 1, kNobody).impact();
    const bool goesBy = last.harm == Harm::None && last.deed <= Deed::DrawTile;
    return goesBy ? kGoesBy : pace_;
}

void Session::wait(int breath, int least) {
    if (rushing_) breath = least = 0;
    lingers_ = breath > 0;
    least_ = least;
    startPause(std::max(breath, least));
}

/// What is to be read is not read before it lies.
void Session::startPause(int milliseconds) {
    left_ = milliseconds;
    step_.start(lingers_ && moving_ ? left_ + kLongestWay : left_);
}

bool Session::hurry() {
    if (!lingers_ || !step_.isActive()) return false;
    lingers_ = false;
    step_.start(std::min(least_, step_.remainingTime()));
    tellWhetherToSkip();
    return true;
}

void Session::skip() {
    hurry();
    if (canSkip_ && step_.isActive()) step_.start(0);
}

void Session::tellWhetherToSkip() {
    const bool can = step_.isActive() && !rushing_ && (lingers_ || !isPassing());
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
    if (step_.isActive()) step_.start(0);
}

/// Sees to it that chance and bots go on, and windows that nobody is asked at.
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
    if (waits || isAsked(decider)) return step_.stop();
    if (decider == kChance) {
        // What chance makes of a decision belongs to it; a deal or shuffle is something by itself.
        const bool answers = !match_.history().empty() && isSeat(match_.history().back().decider);
        return wait(breath(), answers ? 0 : std::min(pace_ / 4, 120));
    }
    if (atWork_ || thoughtOf_) return;
    if (!isPerson(decider) && !prompted()) startThinking();
    wait(breath(), passing ? windowTime() : paceNow());
}

/// How long a reaction window stands open that nobody is asked at, in milliseconds: by the pace of bots, but
/// as long as a bot may think at such a one, or has ever thought that counts playouts, so that this tells
/// nothing of what is held.
int Session::windowTime() const {
    const int shown = std::clamp(pace_ / 6, kQuietThought, 120);
    return isPerson(match_.decider()) ? shown : std::max({shown, botAtWork().milliseconds, longestThought_});
}

/// The bot that is to decide, as it thinks about this decision: never faster for how fast one watches, and
/// about a window at which something is at stake as about any other move.
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
    emit moveMade(static_cast<int>(match_.history().size()) - 1);
    afterChange();
}

void Session::startThinking() {
    atWork_ = true;
    thinkingSince_.start();
    stop_ = StopSource();
    mind_->treeBytes = treeBytes_;
    worker_ =
        ThreadPool::shared().start([this, bot = botAtWork(), thought = thought_, seed = match_.thoughtSeed(),
                                    stop = stop_.token(), state = std::shared_ptr(match_.state().clone())] {
            chosen_ = state->think(bot, seed, stop, *mind_);
            if (!stop.isStopRequested()) emit thoughtEnded(thought);
        });
}

void Session::stopThinking() {
    ++thought_;
    stop_.requestStop();
    worker_.join(); // soon: a bot looks up after every playout
    atWork_ = false;
    thoughtOf_.reset();
    step_.stop();
}

void Session::setThinking(bool thinking) {
    if (thinking_ == thinking) return;
    thinking_ = thinking;
    emit thinkingChanged();
}

void Session::takeThought(int thought) {
    if (thought != thought_) return;
    atWork_ = false;
    thoughtOf_ = chosen_;
    if (isPassing() && botAtWork().milliseconds == 0)
        longestThought_ = std::max(longestThought_, static_cast<int>(thinkingSince_.elapsed()));
    if (!step_.isActive()) playThought();
}

/// Plays what the bot has thought of, once its pause is over as well.
void Session::playThought() {
    if (!thoughtOf_) return tellWhetherToSkip();
    const Move move = *std::exchange(thoughtOf_, std::nullopt);
    ++thought_;
    if (!match_.play(move)) {
        // Cannot be: a bot chooses from the legal moves. The game of a person goes on all the same.
        qWarning("A bot has chosen a move that is not legal: %s", match_.state().toText(move).c_str());
        MoveList list;
        match_.state().legalMoves(list);
        match_.play(list.front());
    }
    emit moveMade(static_cast<int>(match_.history().size()) - 1);
    afterChange();
}

} // namespace drawbridge
