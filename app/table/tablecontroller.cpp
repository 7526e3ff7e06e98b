// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablecontroller.h"

#include "arrivals.h"
#include "pictures.h"
#include "speech.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

/// How long a defender lies face up while being compared, in percent of the reading time.
constexpr int kLook = 70;

} // namespace

TableController::TableController(QObject* parent)
    : QObject(parent) {
    clashTime_.setSingleShot(true);
    connect(&clashTime_, &QTimer::timeout, this, &TableController::refresh);
}

void TableController::setTable(GameTable* table) {
    if (table_ == table) return;
    attach(table, true);
    emit tableChanged();
    emit match_.thinkingChanged();
    emit match_.pausedChanged();
    emit decision_.holdingChanged();
    emit canSkipChanged();
}

void TableController::exchangeTable(GameTable* table) {
    if (table_ != table) attach(table, false);
}

void TableController::attach(GameTable* table, bool afresh) {
    if (table_ != nullptr) table_->disconnect(this);
    table_ = table;
    shown_.begin(table, afresh);
    decision_.begin(table);
    match_.begin(table);
    groups_.clear();
    awaited_ = true;
    sinceOwnMove_.start();
    clashTime_.stop();
    setPicked(0);
    decision_.clearRefusal();
    if (table != nullptr) {
        connect(table, &GameTable::changed, this, &TableController::refresh);
        connect(table, &GameTable::moveMade, this, [this](int index) {
            const Seat decider = table_->seen().deciderAt(static_cast<std::size_t>(index));
            if (table_->isPerson(decider)) sinceOwnMove_.start();
        });
        connect(table, &GameTable::thinkingChanged, this, &TableController::showSeats);
        connect(table, &GameTable::canSkipChanged, this, &TableController::canSkipChanged);
        connect(table, &GameTable::holdingChanged, this, [this] {
            showDecision();
            emit decision_.changed();
        });
        connect(table, &QObject::destroyed, this, [this] { setTable(nullptr); });
    }
    refresh();
}

void TableController::retranslate() {
    shown_.forgetWords();
    refresh();
}

// ---- updating the display ------------------------------------------------------------------------------

/// Rereads the table: after every event, and when the viewer changes.
void TableController::refresh() {
    if (lookAtFight()) return;
    const bool fresh = shown_.isFresh();
    const bool turned = shown_.isTurned();
    const bool isBack = shown_.isBack();
    if (turned) gathered_.clear();
    shown_.read(table_ != nullptr ? look() : View(), gathered_, isArranging());
    if (turned) {
        blow_ = isBack ? HarmEffect::None : newestBlow();
        decision_.clearRefusal(); // it was about a position that is gone
        setPicked(0);
        // That move was undone, or is finished.
        const Piece* named = viewIndex().pieceOf(named_);
        if (named == nullptr || isSeat(viewIndex().pileOf(*named).owner)) named_ = 0;
        pickTheOnlyOne();
    }
    if (fresh) pieces_.resetRows(QList<PieceRow>());
    if (table_ == nullptr) effects_.resetRows(QList<PendingEffectRow>());
    showPiles();
    showPieces();
    showSeats();
    match_.showLog(fresh);
    attack_.setRows(shown_.attackRows());
    decision_.read();
    showDecision();
    effects_.setRows(shown_.effectRows());
    if (isBack) emit leapt();
    tellAll();
    emit canSkipChanged();
    callWhoIsAwaited();
}

HarmEffect TableController::newestBlow() const {
    if (table_ == nullptr || table_->seen().length() == 0) return HarmEffect::None;
    const SeenMatch match = table_->seen().open();
    return harmEffectOf(match.told(match.length() - 1).impact());
}

/// Emits called() only after a wait: not on handing the screen over, nor at each step of a turn.
void TableController::callWhoIsAwaited() {
    const bool awaited = decision_.isMine() || match_.curtainDown();
    const bool was = std::exchange(awaited_, awaited);
    if (!awaited || was || !sinceOwnMove_.hasExpired(patience_)) return;
    const View open = table_->seen().open().known().view;
    emit called(open.decider == open.turn);
}

/// Whether the newest event is a fight: then shows the fighters face up before its result.
bool TableController::lookAtFight() {
    clashTime_.stop();
    if (shown_.isClashing() || reading_ == 0 || table_ == nullptr) return false;
    const ShownTable::Fight fight = shown_.turnUpFighters();
    if (fight == ShownTable::Fight::None) return false;
    setPicked(0);
    showPiles();
    showPieces();
    // The log lines of a battle come with its result, those of an attack with each defender.
    if (fight == ShownTable::Fight::Attack) {
        match_.showLog(false);
        attack_.setRows(shown_.attackRows());
    }
    showDecision();
    clashTime_.start(kLook * reading_ / 100);
    emit canSkipChanged();
    tellAll();
    return true;
}

void TableController::showPieces() { pieces_.setRows(shown_.pieceRows(hand())); }

void TableController::showPiles() { piles_.setRows(shown_.pileRows(hand(), goals())); }

void TableController::showSeats() {
    std::vector<SeatPress> presses;
    for (Seat seat = 0; table_ != nullptr && seat < table_->seen().players().size(); ++seat)
        presses.push_back(pressOf(seat));
    seats_.setRows(shown_.seatRows(presses));
}

void TableController::showDecision() { decision_.look({heldPiece(), gathering(), promptInstead()}); }

/// Emits the signals due after an event.
void TableController::tellAll() {
    emit match_.changed();
    tellHand();
}

/// Emits the signals due after an input.
void TableController::tellHand() {
    emit decision_.changed();
    emit stateChanged();
}

/// Updates everything that depends on the picked piece.
void TableController::showHand() {
    showPiles();
    showPieces();
    showSeats();
    showDecision();
    tellHand();
}

void TableController::recall(int event) {
    const auto item = event < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(event));
    shown_.recall(item);
    showPieces();
    if (!item || table_ == nullptr || *item >= table_->seen().length()) return;
    const auto from = pileLeftBy(table_->seen(), *item);
    const QSet<Handle>& pieces = shown_.arrivals();
    if (from && !pieces.isEmpty()) emit shownAgain(QList<int>(pieces.begin(), pieces.end()), *from);
}

bool TableController::endReading() {
    const bool clashing = clashTime_.isActive();
    if (clashing) refresh();
    const bool held = table_ != nullptr && table_->endReading();
    return clashing || held;
}

bool TableController::canSkip() const {
    return clashTime_.isActive() || (table_ != nullptr && table_->canSkip());
}

void TableController::skip() {
    endReading();
    if (table_ != nullptr) table_->skip();
}

void TableController::tellTooEarly() {
    if (!decision_.isRefused())
        decision_.refuse({tr("The table was changing as you pressed: nothing has been done. Press again if "
                             "you still mean it."),
                          {}});
}

void TableController::setMoving(bool moving) {
    if (table_ != nullptr) table_->setMoving(moving);
}

void TableController::openClause(const QString& id) { emit clauseRequested(id); }

void TableController::liftCurtain() {
    decision_.clearRefusal();
    if (table_ != nullptr) table_->liftCurtain();
}

void TableController::declineAtCurtain() {
    decision_.clearRefusal();
    if (table_ != nullptr) table_->decline();
}

// ---- the picked piece ----------------------------------------------------------------------------------

Hand TableController::hand() const {
    const Piece* held = heldPiece();
    return held != nullptr ? Hand{picked_, goals(), preview_} : Hand{0, {}, preview_};
}

std::vector<TablePlace> TableController::goals() const {
    const Piece* held = heldPiece();
    return held != nullptr ? shown_.interactions().targetsOf(*held) : std::vector<TablePlace>{};
}

void TableController::setPicked(Handle handle) {
    decision_.withdraw();
    preview_ = {};
    if (hover_ != TablePlace{}) {
        hover_ = {};
        emit hoverChanged();
    }
    if (picked_ == handle) return;
    picked_ = handle;
    emit pickedChanged();
}

/// The piece in the middle of an action: its effect is being resolved, or it has moved forward; or nullptr.
const Piece* TableController::pieceAtWork() const {
    if (isArranging()) return nullptr;
    const auto found = std::ranges::find_if(viewIndex().pieces(), [&](const Piece& piece) {
        const PieceRow& shown = shown_.pieces().of(piece);
        return (shown.acting || shown.forward) && shown.movable;
    });
    return found != viewIndex().pieces().end() ? &*found : nullptr;
}

/// Picks such a piece by itself; also one that all moves are about.
void TableController::pickTheOnlyOne() {
    const Piece* atWork = pieceAtWork();
    if (const Piece* only = atWork != nullptr ? atWork : shown_.interactions().onlyOne())
        setPicked(only->handle);
}

/// Deselects, except for a piece in the middle of an action.
void TableController::putBack() {
    setPicked(0);
    if (const Piece* atWork = pieceAtWork()) setPicked(atWork->handle);
}

void TableController::setHover(TablePlace place) {
    if (hover_ == place) return;
    hover_ = place;
    emit hoverChanged();
}

void TableController::setThreatened(QSet<Handle> handles) {
    preview_.threatened = std::move(handles);
    showPieces();
}

/// Whether the viewer may pick this piece now; if not, shows why.
bool TableController::mayHandle(const Piece& piece) {
    std::optional<WhyNot> why;
    if (match_.isOver() || !decision_.isMine())
        why = decision_.question().isEmpty() ? whyNobodyMoves(*table_, viewIndex().view())
                                             : WhyNot{decision_.question(), {}};
    else if (!isMovable(piece))
        why = whyNotTaken(*table_, viewIndex(), piece, shown_.pieces().of(piece).spokenName);
    if (why && !why->sentence.isEmpty()) decision_.refuse(*why);
    return !why;
}

/// The legal moves that a drop there may mean.
std::vector<Move> TableController::legalDrops(const Piece& piece, TablePlace place) const {
    return decision_.isMine() ? shown_.interactions().drops(table_->seen(), piece, place)
                              : std::vector<Move>{};
}

std::optional<CompoundMove> TableController::compoundMoveTo(const Piece& piece, TablePlace place) const {
    return shown_.interactions().compoundMoveTo(table_->seen(), piece, place);
}

// ---- pick, preview, commit or cancel -------------------------------------------------------------------

bool TableController::pick(int handle) {
    decision_.clearRefusal();
    const Piece* piece = viewIndex().pieceOf(static_cast<Handle>(handle));
    const bool may = piece != nullptr && mayHandle(*piece);
    // Any piece of a stack picks its top, unless others in it can be picked by themselves.
    if (may && viewIndex().pileOf(*piece).kind == PileKind::Stack && !isMovable(*piece))
        piece = viewIndex().pieceAt(piece->pile, -1);
    setPicked(may ? piece->handle : 0);
    showHand();
    return may;
}

void TableController::preview(int pile, int place) {
    const TablePlace where{pile, place};
    // While a question is open, the preview it is about stays.
    if (hover_ == where || decision_.isAsking()) return;
    hover_ = where;
    preview_ = {};
    const Piece* held = heldPiece();
    if (held != nullptr && pile >= 0) {
        // A compound move is previewed with all its moves, an ambiguous drop with its first.
        std::vector<Move> moves;
        if (const auto compound = gathering() ? std::nullopt : compoundMoveTo(*held, where);
            compound && !shown_.interactions().gathers()) {
            moves = compound->moves;
        } else {
            moves = legalDrops(*held, where);
            moves.resize(std::min(moves.size(), std::size_t{1}));
        }
        // No outlook if it depends on a face-down card.
        if (!moves.empty())
            if (const auto outlook = table_->seen().outlook(moves))
                preview_ = previewOf(outlook->after, viewIndex(), *held);
    }
    showPieces();
    emit hoverChanged();
}

void TableController::setQuestion(const QString& words) {
    if (decision_.question() == words) return;
    decision_.setQuestion(words);
    showDecision();
    tellHand();
}

void TableController::setTask(const QString& words, std::optional<Move> meant, const QString& verdict,
                              bool done) {
    // After a wrong move the slip keeps its place.
    TaskNote task = decision_.task();
    task.words = words;
    task.verdict = verdict;
    task.done = done;
    if (meant) {
        const Gesture gesture = gestureOf(*meant).value_or(Gesture());
        const auto put = [](int& pile, int& place, const Spot& spot) {
            pile = spot ? int(spot.pile) : -1;
            place = spot && spot.place != kAnyPlace ? int(spot.place) : -1;
        };
        put(task.pile, task.place, gesture.from);
        put(task.toPile, task.toPlace, gesture.to);
    }
    decision_.setTask(task);
}

bool TableController::show(Move move) {
    const std::optional<Gesture> gesture = gestureOf(move);
    if (!gesture) return false;
    const auto& pieces = viewIndex().pieces();
    const auto found = std::ranges::find_if(
        pieces, [&](const Piece& piece) { return viewIndex().takesUp(*gesture, piece) && isMovable(piece); });
    if (found == pieces.end() || !pick(static_cast<int>(found->handle))) return false;
    holdOver(*heldPiece(), placeOf(gesture->to));
    return true;
}

void TableController::holdOver(const Piece& piece, TablePlace place) {
    setPicked(piece.handle);
    showHand();
    preview(place.pile, place.place);
    emit shown(place.pile, place.place);
}

bool TableController::drop(int pile, int place) { return putDown({pile, place}); }

/// Drops the picked piece there; a question appears there, or at `about`.
bool TableController::putDown(TablePlace goal, std::optional<TablePlace> about) {
    const Piece* held = heldPiece();
    const PileInfo* info = viewIndex().pileOf(goal.pile);
    if (held == nullptr) return false;
    const bool isExact = info != nullptr && (hasPlaces(info->kind) || std::ranges::count(goals(), goal) > 0);
    const TablePlace where{goal.pile, isExact ? goal.place : -1};
    if (const auto compound = compoundMoveTo(*held, where)) return follow(*compound);
    std::vector<Move> moves = info != nullptr ? legalDrops(*held, where) : std::vector<Move>{};
    if (info == nullptr || (where == viewIndex().placeOf(*held) && moves.empty())) {
        cancel();
        return false;
    }
    // Costs are paid elsewhere before the effect is aimed: remember the target.
    if (isSeat(info->owner) && info->owner != viewIndex().view().viewer) {
        named_ = held->handle;
        namedAt_ = where;
    }
    if (moves.size() == 1) return play(moves.front(), about.value_or(where));
    if (moves.size() > 1) {
        ask({std::move(moves), about.value_or(where)});
        return false;
    }
    const auto why = gathering() ? std::nullopt : whyNotThere(*table_, viewIndex(), *held, where);
    decision_.refuse(why ? *why : whySenseless(*table_, viewIndex(), *held, goals()),
                     goals().empty() ? 0 : held->handle);
    layBack();
    return false;
}

bool TableController::click(int handle) {
    const Piece* piece = viewIndex().pieceOf(static_cast<Handle>(handle));
    if (piece == nullptr) return false;
    const PileInfo* pile = viewIndex().pileOf(piece->pile);
    if (const Piece* held = heldPiece()) {
        const std::vector<TablePlace> lit = goals();
        const TablePlace where = viewIndex().aimedAt(*piece, lit);
        const bool isTarget = isLit(lit, where);
        if (piece == held && !isTarget) {
            // If it was picked automatically, as by a hint, a click on it acts as usual.
            if (const auto goal =
                    decision_.isAsking() || held == pieceAtWork() ? std::nullopt : ownWayOf(*held))
                return putDown(*goal, viewIndex().placeOf(*held));
            cancel();
            return false;
        }
        // A click on another own piece picks that instead; anything else is a drop, and may be refused.
        const bool isOwn = pile->kind == PileKind::Hand && pile->owner == viewIndex().view().viewer;
        if (isTarget || (!isOwn && !isMovable(*piece))) return drop(where.pile, where.place);
    }
    if (!pick(handle)) return false;
    const Piece* held = heldPiece();
    if (!isMovable(*held)) {
        decision_.refuse(whyIdle(*table_, viewIndex(), *held, shown_.pieces().of(*held).spokenName));
        layBack();
        return false;
    }
    if (const auto goal = ownWayOf(*held)) return putDown(*goal, viewIndex().placeOf(*held));
    return true;
}

/// Where a mere click takes a piece: pieces that are drawn, or can only be taken off, need no dragging.
std::optional<TablePlace> TableController::ownWayOf(const Piece& piece) const {
    const PileInfo& pile = viewIndex().pileOf(piece);
    const bool isTheirs = isSeat(pile.owner) && pile.owner != viewIndex().view().viewer &&
                          seatNumber(pile.owner) != match_.front();
    const bool goesByItself = isTheirs && (!hasPlaces(pile.kind) || shown_.interactions().isTaken(piece));
    if (pile.kind != PileKind::Stack && !goesByItself) return {};
    const std::vector<TablePlace> lit = shown_.interactions().plainTargetsOf(piece);
    return lit.size() == 1 ? std::optional(lit.front()) : std::nullopt;
}

bool TableController::clickSpot(int pile, int place) {
    if (const Piece* piece = viewIndex().pieceAt(pile, place)) return click(static_cast<int>(piece->handle));
    return picked_ != 0 && drop(pile, place);
}

bool TableController::cancel() {
    // A piece moved forward steps back: what was begun is undone.
    const Piece* held = heldPiece();
    if ((held == nullptr || shown_.pieces().of(*held).forward) && !decision_.isRefused() &&
        !decision_.isAsking() && decision_.mayCallOff()) {
        undo();
        return true;
    }
    const Handle before = picked_;
    const bool isTold = decision_.isRefused() || decision_.isAsking();
    decision_.clearRefusal();
    layBack();
    return isTold || picked_ != before;
}

void TableController::layBack() {
    putBack();
    showHand();
}

void TableController::choose(int row) {
    const std::optional<Choice> choice = decision_.offered(row);
    if (!choice) return;
    switch (choice->kind) {
    case Choice::Kind::Confirm: return confirmGathered();
    case Choice::Kind::TakeBack: return undo();
    case Choice::Kind::RatherNot: cancel(); return;
    case Choice::Kind::ToTheEnd: return table_->playToTheEnd();
    case Choice::Kind::PassTurn: return table_->passTurn();
    case Choice::Kind::Make: break;
    }
    decision_.clearRefusal();
    if (decision_.asked().warning.isEmpty())
        play(choice->move, decision_.place());
    else
        commit(choice->move);
}

/// The row of the button that pressing a seat presses, or -1.
int TableController::choiceOf(Seat seat) const {
    if (decision_.isAsking() || picked_ != 0 || gathering()) return -1;
    for (std::size_t row = 0; row < shown_.interactions().buttons().size(); ++row)
        if (table_->text().addressee(viewIndex().view(), shown_.interactions().buttons()[row]) == seat)
            return static_cast<int>(row);
    return -1;
}

/// The pile of a seat that as a whole is a target of the picked piece, or -1.
int TableController::goalOf(Seat seat) const {
    const Piece* held = heldPiece();
    if (held == nullptr) return -1;
    for (const TablePlace& target : goals())
        if (target.place < 0 && viewIndex().pileOf(target.pile)->owner == seat) return target.pile;
    return -1;
}

SeatPress TableController::pressOf(Seat seat) const {
    if (const int goal = goalOf(seat); goal >= 0) return {spokenPile(goal), QStringLiteral("here")};
    const int row = choiceOf(seat);
    if (row < 0) return {};
    const Move move = shown_.interactions().buttons()[static_cast<std::size_t>(row)];
    return {table_->text().choice(table_->seen().known(), move, table_->names()),
            table_->text().choiceMark(move)};
}

void TableController::pressSeat(int seat) {
    if (table_ == nullptr || seat < 0) return;
    if (const int goal = goalOf(static_cast<Seat>(seat)); goal >= 0)
        drop(goal, -1);
    else if (const int row = choiceOf(static_cast<Seat>(seat)); row >= 0)
        choose(row);
}

void TableController::ask(TableDecision::Question question) {
    decision_.ask(std::move(question));
    showDecision();
    showSeats();
    tellHand();
}

// ---- making moves --------------------------------------------------------------------------------------

/// Makes a legal move, or first asks for confirmation.
bool TableController::play(Move move, TablePlace place) {
    groups_.forget(table_->seen().length());
    // At a window where the same loss is at stake, the window itself was the question.
    if (decision_.stake() != Loss::None && table_->seen().lossBy(move) == decision_.stake())
        return commit(move);
    QString warning = warningOf(move);
    const bool isGrave = !warning.isEmpty();
    if (!isGrave && asksOfWaste_) warning = table_->text().waste(table_->seen().known(), move);
    if (warning.isEmpty()) return commit(move);
    ask({{move}, place, warning, isGrave});
    return false;
}

/// What the move would lose for good; usually empty.
QString TableController::warningOf(Move move) const {
    const Seen seen = table_->seen().known();
    const SeenMatch match = table_->seen();
    const QString own = table_->text().warning(seen, move, match.outlook({&move, 1}));
    if (!own.isEmpty()) return own;
    switch (match.lossBy(move)) {
    case Loss::None: break;
    //: Before a move that can be made, but loses everything.
    case Loss::OutOfGame: return tr("You would be out of the game with that.");
    //: Before a move that can be made, but loses everything.
    case Loss::Match: return tr("You would lose the match with that.");
    }
    return {};
}

bool TableController::commit(Move move) {
    const Verdict verdict = table_->play(move); // refreshes, and deselects
    if (!verdict) decision_.refuse(whyIllegal(*table_, verdict));
    if (verdict) answerAsNamed();
    return verdict.isLegal();
}

/// Answers the question for the target of a card that was dropped on it. Undone together with its cost.
void TableController::answerAsNamed() {
    const Piece* held = heldPiece();
    if (held == nullptr || held->handle != named_ || isSeat(viewIndex().pileOf(*held).owner)) return;
    const std::vector<Move> moves = legalDrops(*held, namedAt_);
    named_ = 0;
    if (moves.size() != 1) return;
    groups_.begin(table_->seen().length() - 1, 2);
    play(moves.front(), namedAt_);
}

/// Makes a compound move, or gathers its gesture.
bool TableController::follow(const CompoundMove& compound) {
    if (!shown_.interactions().gathers()) {
        std::vector<Move> moves = compound.moves;
        const Move last = moves.back();
        const TablePlace goal = placeOf(compound.gesture.to);
        groups_.begin(table_->seen().length(), moves.size());
        moves.pop_back();
        return commitAll(moves) && play(last, goal);
    }
    gathered_.move(compound.piece, compound.gesture);
    setPicked(0);
    refresh();
    emit gatheringChanged();
    return true;
}

/// Makes moves one after the other, updating after each.
bool TableController::commitAll(const std::vector<Move>& moves) {
    for (const Move move : moves)
        if (!commit(move)) return false;
    return true;
}

void TableController::confirmGathered() {
    const std::vector<Move> moves = table_->seen().compoundMove(gathered_.gestures());
    gathered_.clear();
    commitAll(moves);
    emit gatheringChanged();
}

void TableController::undo() {
    decision_.clearRefusal();
    if (gathering()) {
        gathered_.takeBack();
        setPicked(0);
        refresh();
        emit gatheringChanged();
        return;
    }
    if (table_ == nullptr || asksToTakeBack()) return;
    if (decision_.asked().takesBack) decision_.withdraw();
    table_->undo(groups_);
}

QString TableController::undoWords() const {
    QStringList others;
    if (table_ != nullptr && !gathering())
        for (const Seat seat : table_->undoneToo()) others << seatName(table_->names(), seat);
    if (others.isEmpty()) return tr("Take back your last decision");
    //: %1 is a list of players
    return tr("Take back your last decision, and what has been done since: %1")
        .arg(QLocale().createSeparatedList(others));
}

QString TableController::whyNoUndo() const {
    if (table_ == nullptr || canUndo()) return {};
    const SeenMatch match = table_->seen();
    //: Why Undo does nothing.
    if (match.isOver()) return tr("The match is over: nothing is taken back any more.");
    for (std::size_t item = 0; item < match.length(); ++item)
        if (match.deciderAt(item) == match.viewer())
            //: Why Undo does nothing: somebody has learnt something by what has been done.
            return tr("Something new has been seen since your last decision, so it stays.");
    //: Why Undo does nothing.
    return tr("You have not decided anything yet.");
}

/// Whether an undo would include decisions of other people: then it asks first. Bots' answers do not count.
bool TableController::asksToTakeBack() {
    if (decision_.asked().takesBack) return false;
    QStringList names;
    for (const Seat seat : table_->undoneToo())
        if (table_->isPerson(seat)) names << seatName(table_->names(), seat);
    if (names.isEmpty()) return false;
    setPicked(0);
    //: Before Undo takes back more than one's own decision: %1 is a list of names, of other people.
    const QString warning = tr("What other people have done since would be lost: %1. You would be back "
                               "before your own last decision.")
                                .arg(QLocale().createSeparatedList(names));
    ask({{}, {}, warning, true, true});
    return true;
}

void TableController::redo() {
    decision_.clearRefusal();
    if (table_ != nullptr) table_->redo(groups_);
}

} // namespace drawbridge
