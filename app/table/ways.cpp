// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/ways.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

void Ways::clear() {
    ways_.clear();
    buttons_.clear();
    courses_.clear();
    outOfTurn_ = gathering_ = false;
}

void Ways::read(const GameState& state, const GameText& text, const Sight& base, const Gathered& gathered) {
    clear();
    outOfTurn_ = state.window().has_value();
    gathering_ = !gathered.isEmpty();
    readMoves(state, text);
    readCourses(state, base, gathered);
    leaveOutFirstSteps();
    if (!state.gathers()) return;
    if (gathering_) return ways_.clear();
    // The same done in two steps is offered by what is gathered.
    std::erase_if(ways_,
                  [&](const Way& way) { return sight_.pileOf(way.gesture.to.pile)->kind == PileKind::Row; });
}

void Ways::readMoves(const GameState& state, const GameText& text) {
    MoveList list;
    state.legalMoves(list);
    for (const Move move : list) {
        const Gesture gesture = state.gestureOf(move);
        const bool isGesture = gesture.from && gesture.to;
        if (!isGesture || text.hasButton(state, move)) buttons_.push_back(move);
        if (!isGesture) continue;
        ways_.push_back({gesture, move});
        if (gesture.bothWays) ways_.push_back({{gesture.to, kHidden, gesture.from, true}, move});
    }
}

void Ways::readCourses(const GameState& state, const Sight& base, const Gathered& gathered) {
    for (const Piece& piece : sight_.pieces()) {
        const std::vector<TablePlace> goals = goalsOf(piece);
        if (goals.empty()) continue;
        // What has been moved about is still meant by where it lay.
        const Piece* lay = base.pieceOf(piece.handle);
        if (lay == nullptr || (sight_.pileOf(piece).kind == PileKind::Stack && !base.isTop(*lay))) continue;
        for (const TablePlace& goal : goals) {
            const Gesture gesture = base.gestureTo(*lay, goal);
            std::vector<Gesture> gestures;
            if (state.gathers()) gestures = gathered.gestures();
            gestures.push_back(gesture);
            std::vector<Move> moves = state.course(gestures);
            // What is meant by a pile or castle as a whole is meant by all that lies there: it is shown once.
            // The cards of a row are no whole.
            const bool isRow = sight_.pileOf(goal.pile)->kind == PileKind::Row && goal.place >= 0;
            const bool isShown = std::ranges::any_of(courses_, [&](const Course& other) {
                return other.piece == piece.handle && other.gesture.to.pile == gesture.to.pile &&
                       (!isRow || other.gesture.to.place == kAnyPlace) && other.moves == moves;
            });
            if (moves.empty() || isShown) continue;
            if (moves.size() == 1) standIn(gesture, moves.front());
            courses_.push_back({piece.handle, gesture, std::move(moves)});
        }
    }
}

/// What lies on another piece of a grid and goes with it stands for it: taken hold of, it is the whole.
void Ways::standIn(const Gesture& gesture, Move move) {
    const PileInfo* from = sight_.pileOf(gesture.from.pile);
    if (from->kind != PileKind::Grid) return;
    const auto isOfWhole = [&](const Way& way) {
        return way.move == move && way.gesture.from.pile == gesture.from.pile && way.gesture.to == gesture.to;
    };
    const auto isSame = [&](const Way& way) { return isOfWhole(way) && way.gesture.from == gesture.from; };
    if (std::ranges::any_of(ways_, isOfWhole) && std::ranges::none_of(ways_, isSame))
        ways_.push_back({gesture, move});
}

/// To begin with a card of the hand and then be asked for the rest is never needed.
void Ways::leaveOutFirstSteps() {
    std::erase_if(ways_, [&](const Way& way) {
        return sight_.pileOf(way.gesture.from.pile)->kind == PileKind::Hand &&
               std::ranges::any_of(courses_, [&](const Course& course) {
                   return course.moves.size() > 1 && course.moves.front() == way.move &&
                          course.gesture.from.pile == way.gesture.from.pile;
               });
    });
}

/// Where a piece can be dropped so that several moves may come of it: a top of one's own on other stacks, a
/// card of the hand on all that lies open, what lies in a grid on what belongs to nobody, and what lies in a
/// row of nobody's on what lies in grids.
std::vector<TablePlace> Ways::goalsOf(const Piece& piece) const {
    std::vector<TablePlace> goals;
    const PileInfo& pile = sight_.pileOf(piece);
    if (pile.kind == PileKind::Stack && pile.owner == sight_.view().viewer && sight_.isTop(piece)) {
        for (const PileInfo& goal : sight_.piles())
            if (goal.kind == PileKind::Stack && goal.id != piece.pile) goals.push_back({goal.id, -1});
    } else if (pile.kind == PileKind::Hand && isSeat(pile.owner) && piece.face != kHidden) {
        for (const PileInfo& goal : sight_.piles())
            if (goal.id != piece.pile) goals.push_back({goal.id, -1});
        for (const Piece& goal : sight_.pieces()) {
            const PileInfo& under = sight_.pileOf(goal);
            if (under.kind == PileKind::Grid || (under.kind == PileKind::Row && !isSeat(under.owner)))
                goals.push_back({goal.pile, goal.place});
        }
    } else if (pile.kind == PileKind::Grid) {
        for (const PileInfo& goal : sight_.piles())
            if (!isSeat(goal.owner)) goals.push_back({goal.id, -1});
    } else if (pile.kind == PileKind::Row && !isSeat(pile.owner)) {
        for (const Piece& goal : sight_.pieces())
            if (sight_.pileOf(goal).kind == PileKind::Grid) goals.push_back({goal.pile, goal.place});
    }
    return goals;
}

bool Ways::hasCourses(const Piece& piece) const {
    return std::ranges::count(courses_, piece.handle, &Course::piece) > 0;
}

bool Ways::isMovable(const Piece& piece) const {
    return hasCourses(piece) ||
           std::ranges::any_of(ways_, [&](const Way& way) { return sight_.takesUp(way.gesture, piece); });
}

std::vector<TablePlace> Ways::targetsOf(const Piece& piece) const {
    std::vector<TablePlace> places = plainTargetsOf(piece);
    for (const Course& course : courses_) {
        const TablePlace place = placeOf(course.gesture.to);
        if (course.piece == piece.handle && std::ranges::count(places, place) == 0) places.push_back(place);
    }
    return places;
}

std::vector<TablePlace> Ways::plainTargetsOf(const Piece& piece) const {
    std::vector<TablePlace> places;
    for (const Way& way : ways_) {
        if (!sight_.takesUp(way.gesture, piece)) continue;
        const TablePlace place = placeOf(way.gesture.to);
        if (std::ranges::count(places, place) == 0) places.push_back(place);
    }
    return places;
}

bool Ways::isTaken(const Piece& piece) const {
    const std::vector<TablePlace> goals = plainTargetsOf(piece);
    return !goals.empty() && std::ranges::all_of(goals, [&](const TablePlace& goal) {
        const PileInfo* pile = sight_.pileOf(goal.pile);
        return pile->kind == PileKind::Row && !isSeat(pile->owner);
    });
}

bool Ways::isAsked(const Piece& piece) const {
    if (ways_.empty() || !isMovable(piece)) return false;
    const PileKind kind = sight_.pileOf(piece).kind;
    if (kind == PileKind::Grid) return isTaken(piece);
    if (kind != PileKind::Hand) return false;
    if (outOfTurn_) return true;
    const PileId goal = ways_.front().gesture.to.pile;
    const auto isThere = [&](const Way& way) {
        return way.gesture.to.pile == goal || way.gesture.from.pile == goal;
    };
    return piece.pile != goal && !isSeat(sight_.pileOf(goal)->owner) && std::ranges::all_of(ways_, isThere) &&
           std::ranges::all_of(courses_,
                               [&](const Course& course) { return course.gesture.to.pile == goal; });
}

const Piece* Ways::onlyOne() const {
    if (!buttons_.empty() || ways_.empty()) return nullptr;
    const Gesture& first = ways_.front().gesture;
    for (const Way& way : ways_)
        if (way.gesture.from != first.from || way.gesture.face != first.face) return nullptr;
    for (const Piece& piece : sight_.pieces())
        if (sight_.takesUp(first, piece) && targetsOf(piece).size() > 1) return &piece;
    return nullptr;
}

/// The moves of the ways that lead there.
std::vector<Move> Ways::shownDrops(const Piece& piece, TablePlace place) const {
    std::vector<Move> moves;
    for (const Way& way : ways_)
        if (sight_.takesUp(way.gesture, piece) && isAt(way.gesture.to, place) &&
            std::ranges::count(moves, way.move) == 0)
            moves.push_back(way.move);
    return moves;
}

std::vector<Move> Ways::drops(const GameState& state, const Piece& piece, TablePlace place) const {
    std::vector<Move> moves = shownDrops(piece, place);
    if (!moves.empty() || gathering_ || hasCourses(piece)) return moves;
    MoveList list;
    state.meanings(sight_.gestureTo(piece, place), list);
    for (const Move move : list)
        if (state.judge(move) && std::ranges::count(moves, move) == 0) moves.push_back(move);
    return moves;
}

bool Ways::isVain(const GameState& state, const Piece& piece, TablePlace place) const {
    const std::vector<Move> moves = shownDrops(piece, place);
    return !moves.empty() && std::ranges::all_of(moves, [&](Move move) { return state.isVain(move); });
}

std::optional<Course> Ways::courseTo(const GameState& state, const Piece& piece, TablePlace place) const {
    const auto found = std::ranges::find_if(courses_, [&](const Course& course) {
        return course.piece == piece.handle && isAt(course.gesture.to, place);
    });
    if (found != courses_.end()) return *found;
    if (!hasCourses(piece) || state.gathers() || sight_.pileOf(place.pile) == nullptr) return {};
    const Gesture gesture = sight_.gestureTo(piece, place);
    std::vector<Move> moves = state.course({&gesture, 1});
    if (moves.empty()) return {};
    return Course{piece.handle, gesture, std::move(moves)};
}

} // namespace drawbridge
