// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrangingtable.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

/// Grids with more places than this show only the taken ones.
constexpr int kManyPlaces = 16;

/// Seats bots that never move.
std::vector<Player> seated(const QStringList& names) {
    std::vector<Player> players;
    for (const QString& name : names) players.push_back({name.toStdString(), true, "random", -1});
    return players;
}

} // namespace

ArrangingTable::ArrangingTable(QObject* parent)
    : TableController(parent) {}

ArrangingTable::~ArrangingTable() { setTable(nullptr); }

void ArrangingTable::setArrangement(Arrangement* arrangement, const QStringList& names) {
    arrangement_ = nullptr;
    setTable(nullptr);
    shown_.reset();
    stamp_.reset();
    book_.reset();
    arrangement_ = arrangement;
    names_ = names;
    if (arrangement == nullptr) return;
    follow();
}

/// Rebuilds the table from the position, or from the last possible one; no game goes on there.
void ArrangingTable::follow() {
    auto next = std::make_unique<LocalTable>(
        Match(arrangement_->lastState().clone(), seated(names_), 0, UndoRule::Practice));
    next->setPaused(true);
    next->setEyes(eyes_);
    if (shown_)
        exchangeTable(next.get());
    else
        setTable(next.get());
    shown_ = std::move(next);
    showProblems();
    emit arranged();
}

void ArrangingTable::showAgain() {
    showHand();
    showProblems();
}

void ArrangingTable::setEyes(Seat eyes) {
    eyes_ = eyes;
    if (shown_) shown_->setEyes(eyes);
    showProblems();
}

void ArrangingTable::setAudience(bool audience) {
    audience_ = audience;
    showAgain();
}

/// Handles are assigned as an observer could follow the pieces, so they reveal nothing about hidden hands.
View ArrangingTable::look() {
    const Seat viewer = gameTable()->viewer();
    View view = arrangement_->view(viewer);
    if (!book_ || bookOf_ != viewer) book_.emplace(arrangement_->piles());
    bookOf_ = viewer;
    book_->follow(view);
    return view;
}

/// Pieces with a fault are marked, unless there is an audience: it is to find out by itself.
void ArrangingTable::showProblems() {
    if (arrangement_ == nullptr) return;
    QSet<Handle> wrong;
    const auto faults = audience_ ? std::vector<Arrangement::Fault>() : arrangement_->faults();
    for (const Arrangement::Fault& fault : faults)
        for (const Piece& piece : viewIndex().pieces())
            if (fault.where && liesAt(piece, *fault.where)) wrong.insert(piece.handle);
    setThreatened(std::move(wrong));
}

std::optional<QString> ArrangingTable::promptInstead() const {
    if (arrangement_ == nullptr) return {};
    const GameText& text = textFor(arrangement_->game().id());
    if (stamp_)
        //: %1 is a card or tile from the gallery
        return tr("%1: click where it belongs, once for each. Esc lays it aside.")
            .arg(text.faceNameIn(arrangement_->setup(), *stamp_));
    if (picked() != 0) return tr("Click or drag it to where it belongs; Delete puts it back into the box.");
    if (audience_) return QString();
    if (!arrangement_->state()) return tr("This position is impossible: the list beside it says why.");
    return tr("Drag pieces out of the box and about the table; off the table they go back into the box.");
}

std::vector<TablePlace> ArrangingTable::placesFor(const Piece& piece) const {
    std::vector<TablePlace> places;
    for (const PileInfo& pile : viewIndex().piles()) {
        if (!arrangement_->takesCards(pile.id)) continue;
        // A row takes pieces at both ends.
        if (pile.kind == PileKind::Grid && pile.places <= kManyPlaces)
            for (int place = 0; place < pile.places; ++place) places.push_back({pile.id, place});
        if (pile.kind == PileKind::Row)
            for (int place = std::max(0, pile.places - 2); place < pile.places; ++place)
                places.push_back({pile.id, place});
        const bool isHeap = pile.kind == PileKind::Stack || pile.kind == PileKind::Hand;
        if (isHeap ? pile.id != piece.pile : pile.kind == PileKind::Grid && pile.places > kManyPlaces)
            places.push_back({pile.id, -1});
    }
    for (const Piece& other : viewIndex().pieces())
        if (viewIndex().pileOf(other).places > kManyPlaces && arrangement_->takesCards(other.pile) &&
            viewIndex().pileOf(other).kind == PileKind::Grid && other.handle != piece.handle)
            places.push_back({other.pile, other.place});
    return places;
}

std::vector<TablePlace> ArrangingTable::goals() const {
    if (stamp_) return placesFor({0, kNoSpotPile});
    return heldPiece() != nullptr ? placesFor(*heldPiece()) : std::vector<TablePlace>{};
}

bool ArrangingTable::isDone(Arrangement::Attempt result, Face face, int pile) {
    setPicked(0);
    const GameText& text = textFor(arrangement_->game().id());
    const QString name = text.faceNameIn(arrangement_->setup(), face);
    const PileInfo* info = viewIndex().pileOf(pile);
    switch (result) {
    case Arrangement::Attempt::Done:
        decision()->clearRefusal();
        follow();
        return true;
    case Arrangement::Attempt::NoneLeft:
        //: %1 is a kind of card or tile
        decision()->refuse(
            {tr("No more of these are in the box: %1. Take one that lies on the table.").arg(name)});
        break;
    case Arrangement::Attempt::NotThere:
        //: %1 is a kind of card or tile, %2 a pile
        decision()->refuse({info != nullptr
                                ? tr("This cannot lie there: %1, %2.").arg(name, text.pileName(*info, names_))
                                : tr("This cannot lie there: %1.").arg(name)});
        break;
    }
    showAgain();
    return false;
}

bool ArrangingTable::put(Face face, int pile, int place) {
    if (arrangement_ == nullptr || viewIndex().pileOf(pile) == nullptr) return false;
    return isDone(arrangement_->add(face, static_cast<PileId>(pile), place), face, pile);
}

void ArrangingTable::setStamp(std::optional<Face> face) {
    if (stamp_ == face) return;
    stamp_ = face;
    setPicked(0);
    decision()->clearRefusal();
    showAgain();
    emit stampChanged();
}

bool ArrangingTable::takeOff(int handle) {
    const Piece* piece = viewIndex().pieceOf(static_cast<Handle>(handle));
    if (piece == nullptr) return false;
    arrangement_->remove(*piece);
    return isDone(Arrangement::Attempt::Done, piece->face, piece->pile);
}

void ArrangingTable::takeOff() { takeOff(picked()); }

bool ArrangingTable::turnOver(int handle) {
    const Piece* piece = viewIndex().pieceOf(static_cast<Handle>(handle));
    if (piece == nullptr) return false;
    if (!arrangement_->canTurnOver(*piece)) {
        decision()->refuse({tr("Which way this lies follows from where it lies.")});
        return false;
    }
    arrangement_->turnOver(*piece);
    return isDone(Arrangement::Attempt::Done, piece->face, piece->pile);
}

// ---- input ---------------------------------------------------------------------------------------------

/// The place where something dropped on a piece goes.
TablePlace ArrangingTable::aimOf(const Piece& piece) const {
    const PileInfo* pile = viewIndex().pileOf(piece.pile);
    return {piece.pile, pile->kind == PileKind::Grid ? piece.place : -1};
}

bool ArrangingTable::pick(int handle) {
    decision()->clearRefusal();
    setStamp({});
    const Piece* piece = viewIndex().pieceOf(static_cast<Handle>(handle));
    setPicked(piece != nullptr ? piece->handle : 0);
    showAgain();
    return piece != nullptr;
}

void ArrangingTable::preview(int pile, int place) { setHover({pile, place}); }

bool ArrangingTable::drop(int pile, int place) {
    const Piece* held = heldPiece();
    if (held == nullptr || viewIndex().pileOf(pile) == nullptr) {
        cancel();
        return false;
    }
    const Piece piece = *held;
    return isDone(arrangement_->move(piece, static_cast<PileId>(pile), place), piece.face, pile);
}

bool ArrangingTable::click(int handle) {
    const Piece* piece = viewIndex().pieceOf(static_cast<Handle>(handle));
    if (piece == nullptr) return false;
    const TablePlace where = aimOf(*piece);
    if (stamp_) return put(*stamp_, where.pile, where.place);
    if (picked() == handle) {
        cancel();
        return false;
    }
    const Piece* held = heldPiece();
    // A click on another piece of the same hand or stack picks that one instead.
    const bool isOther = held != nullptr && (held->pile != piece->pile || where.place >= 0);
    return isOther ? drop(where.pile, where.place) : pick(handle);
}

bool ArrangingTable::clickSpot(int pile, int place) {
    for (const Piece& piece : viewIndex().pieces())
        if (piece.pile == pile && place >= 0 && piece.place == place)
            return click(static_cast<int>(piece.handle));
    if (stamp_) return put(*stamp_, pile, place);
    return picked() != 0 && drop(pile, place);
}

bool ArrangingTable::cancel() {
    const bool isBegun = picked() != 0 || stamp_ || decision()->isRefused();
    decision()->clearRefusal();
    setStamp({});
    setPicked(0);
    showAgain();
    return isBegun;
}

} // namespace drawbridge
