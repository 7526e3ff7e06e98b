// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/tablesketch.h"

#include "castles/public.h"
#include "faces/cardwords.h"
#include "faces/facepainter.h"
#include "faces/inkoptions.h"
#include "match/scenario.h"
#include "text/book/diagrams.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace drawbridge {

namespace {

// Millimetres, or breadths of a piece where it says so.
constexpr double kWidest = 13; // a piece
constexpr double kApart = 2.2; // between piles of a row
constexpr double kUnder = 0.8; // between a row and its names
constexpr double kNameType = 2.3;
constexpr double kFiner = 0.5;    // steps of it where a word needs more
constexpr double kNamed = 19;     // how broad the room of a name is, where there is so much
constexpr double kRows = 1.6;     // between rows
constexpr double kOverlap = 0.56; // from card to card in a hand, of its breadth
constexpr double kSideBySide = 1.06;
constexpr double kOnTop = 0.27;  // from card to card that lie on one another, of its height
constexpr double kThick = 0.035; // how far the cards of a stack show below one another, of its breadth
constexpr int kLayers = 4;       // that are drawn of a stack
constexpr double kCorner = 0.06;
constexpr double kShaft = 0.75;
constexpr double kHalo = 0.45; // on either side of an arrow
constexpr double kHead = 2.3;
constexpr double kBend = 0.14;    // of the length of an arrow
constexpr double kSmaller = 0.97; // from try to try

/// Places of a pile that are drawn, from below; those that are still empty but will be filled, too.
std::vector<int> placesOf(const TableSketch& sketch, const PileInfo& pile) {
    std::set<int> places;
    for (const Piece& piece : sketch.view.pieces)
        if (piece.pile == pile.id) places.insert(piece.place);
    if (hasPlaces(pile.kind))
        for (const TableSketch::Arrow& arrow : sketch.arrows)
            if (arrow.to.pile == pile.id && arrow.to.place != kAnyPlace) places.insert(arrow.to.place);
    return {places.begin(), places.end()};
}

/// Where the pieces of a pile lie, in breadths of a piece.
struct Heap {
    std::vector<std::pair<int, QRectF>> places; ///< from below
    std::map<int, int> turns;                   ///< by quarters, to the right
    QSizeF size;

    QRectF at(int place) const {
        const auto found = std::ranges::find(places, place, &std::pair<int, QRectF>::first);
        return found == places.end() ? QRectF(QPointF(), size) : found->second;
    }
};

Heap inRow(const std::vector<int>& places, double step, double high) {
    Heap heap;
    for (const int place : places)
        heap.places.emplace_back(place, QRectF(static_cast<double>(heap.places.size()) * step, 0, 1, high));
    const auto count = std::max<std::size_t>(places.size(), 1);
    heap.size = {1 + static_cast<double>(count - 1) * step, high};
    return heap;
}

Heap inSquares(const TableSketch& sketch, const PileInfo& pile) {
    const int side = static_cast<int>(std::lround(std::sqrt(pile.places)));
    Heap heap;
    for (int place = 0; place < pile.places; ++place) {
        const int rank = textFor(sketch.game->id()).readingRank(pile, place);
        heap.places.emplace_back(place, QRectF(rank % side, rank / side, 1, 1));
        if (side == 3) heap.turns[place] = quartersIn(rank / side, rank % side);
    }
    heap.size = QSizeF(side, side);
    return heap;
}

/// Castles side by side, in each the cards on one another.
Heap inCastles(const std::vector<int>& places, double high) {
    std::map<int, std::vector<int>> stacks;
    for (const int place : places) stacks[place / castles::kPlacesOfCastle].push_back(place);
    std::size_t most = 1;
    for (const auto& [number, cards] : stacks) most = std::max(most, cards.size());
    Heap heap;
    double left = 0;
    const double height = high * (1 + kOnTop * static_cast<double>(most - 1));
    for (const auto& [number, cards] : stacks) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            heap.places.emplace_back(
                cards[i], QRectF(left, height - high - kOnTop * high * static_cast<double>(i), 1, high));
        left += kSideBySide;
    }
    heap.size = {std::max(1.0, left - kSideBySide + 1), height};
    return heap;
}

Heap heapOf(const TableSketch& sketch, const PileInfo& pile, double high) {
    const std::vector<int> places = placesOf(sketch, pile);
    switch (pile.kind) {
    case PileKind::Stack: {
        Heap heap;
        const int layers = std::min(static_cast<int>(places.size()), kLayers);
        heap.size = {1, high + kThick * (kLayers - 1)};
        for (int i = 0; i < layers; ++i)
            heap.places.emplace_back(places[places.size() - static_cast<std::size_t>(layers - i)],
                                     QRectF(0, kThick * (kLayers - 1 - i), 1, high));
        return heap;
    }
    case PileKind::Hand: return inRow(places, high > 1 ? kOverlap : kSideBySide, high);
    case PileKind::Row: return inRow(places, kSideBySide, high);
    case PileKind::Grid: break;
    }
    return sketch.game->id() == "castles" ? inCastles(places, high) : inSquares(sketch, pile);
}

Lettering nameIn(const TableSketch& sketch, const PileInfo& pile) {
    const GameText& text = textFor(sketch.game->id());
    const QString name = pile.kind == PileKind::Stack
                             ? text.pileLabel(pile, sketch.names)
                             : text.pileNameFor(pile, sketch.names, sketch.view.viewer);
    return {name, Lettering::Type::text, kNameType, kNameType, Qt::AlignHCenter | Qt::AlignTop};
}

/// What lies where on paper.
class Layout {
  public:
    Layout(const TableSketch& sketch, const FacePainter& faces, const QSizeF& room)
        : high_(heightOf(sketch, faces)) {
        for (const auto& row : sketch.rows)
            for (const PileInfo& pile : row) heaps_.emplace(pile.id, heapOf(sketch, pile, high_));
        under_.assign(sketch.rows.size(), 0);
        if (sketch.isNamed()) makeRoomForNames(sketch, room.width());
        for (scale_ = kWidest; scale_ > 0.5; scale_ *= kSmaller) {
            measure(sketch);
            if (size_.width() <= room.width() && size_.height() <= room.height()) break;
        }
        place(sketch);
    }

    const QSizeF& size() const { return size_; }
    double scale() const { return scale_; }
    double high() const { return high_; }
    const Heap& heap(PileId pile) const { return heaps_.at(pile); }
    /// All of a pile, and a place in it.
    QRectF pile(PileId pile) const { return {corners_.at(pile), heap(pile).size * scale_}; }
    QRectF at(PileId pile, int place) const {
        const QRectF within = heap(pile).at(place);
        return {corners_.at(pile) + within.topLeft() * scale_, within.size() * scale_};
    }
    QRectF nameOf(PileId pile, std::size_t row) const {
        const QRectF all = this->pile(pile);
        const double wide = std::max(all.width(), least_.at(pile)) + kApart / 2;
        return {all.center().x() - wide / 2, all.bottom() + kUnder, wide, under_[row] - kUnder};
    }

  private:
    /// Rooms alike, but of a row in which a word would be cut so, the others leave its pile what it needs.
    void makeRoomForNames(const TableSketch& sketch, double room) {
        std::size_t most = 1;
        for (const auto& row : sketch.rows) most = std::max(most, row.size());
        for (std::size_t i = 0; i < sketch.rows.size(); ++i) {
            double share = std::min(kNamed, room / static_cast<double>(most) - kApart);
            std::vector<PileId> others;
            for (const PileInfo& pile : sketch.rows[i]) {
                const Lettering name = nameIn(sketch, pile);
                double& least = least_[pile.id];
                for (least = share; least < room && !wordsFit(name, {least + kApart / 2, room});)
                    least += kFiner;
                if (least <= share) others.push_back(pile.id);
            }
            double spare = room + kApart;
            for (const PileInfo& pile : sketch.rows[i]) spare -= least_[pile.id] + kApart;
            if (spare < 0)
                for (const PileId pile : others) least_[pile] += spare / static_cast<double>(others.size());
            for (const PileInfo& pile : sketch.rows[i])
                under_[i] = std::max(
                    under_[i], kUnder + leastHeight(nameIn(sketch, pile), least_[pile.id] + kApart / 2));
        }
    }
    static double heightOf(const TableSketch& sketch, const FacePainter& faces) {
        const QSizeF piece = faces.sizeMillimetres(
            toQString(backPath(*sketch.game, sketch.view, sketch.rows.front().front().id)));
        return piece.height() / piece.width();
    }
    double breadthOf(const PileInfo& pile) const {
        const auto least = least_.find(pile.id);
        return std::max(heap(pile.id).size.width() * scale_, least == least_.end() ? 0 : least->second);
    }
    double heightOf(const std::vector<PileInfo>& row) const {
        double most = 0;
        for (const PileInfo& pile : row) most = std::max(most, heap(pile.id).size.height() * scale_);
        return most;
    }
    double breadthOf(const std::vector<PileInfo>& row) const {
        double all = kApart * static_cast<double>(row.size() - 1);
        for (const PileInfo& pile : row) all += breadthOf(pile);
        return all;
    }
    void measure(const TableSketch& sketch) {
        size_ = {0, kRows * static_cast<double>(sketch.rows.size() - 1)};
        for (std::size_t i = 0; i < sketch.rows.size(); ++i)
            size_ = {std::max(size_.width(), breadthOf(sketch.rows[i])),
                     size_.height() + heightOf(sketch.rows[i]) + under_[i]};
    }
    void place(const TableSketch& sketch) {
        double top = 0;
        for (std::size_t i = 0; i < sketch.rows.size(); ++i) {
            const auto& row = sketch.rows[i];
            const double height = heightOf(row);
            double left = (size_.width() - breadthOf(row)) / 2;
            for (const PileInfo& pile : row) {
                const QSizeF size = heap(pile.id).size * scale_;
                corners_[pile.id] = {left + (breadthOf(pile) - size.width()) / 2,
                                     top + height - size.height()};
                left += breadthOf(pile) + kApart;
            }
            top += height + under_[i] + kRows;
        }
    }

    double high_;               ///< a piece, in breadths of it
    std::vector<double> under_; ///< room below each row
    double scale_ = kWidest;
    std::map<PileId, Heap> heaps_;
    std::map<PileId, double> least_; ///< breadths of piles with names
    std::map<PileId, QPointF> corners_;
    QSizeF size_;
};

// ---- painting -----------------------------------------------------------------------------------------

void paintEmpty(QPainter& painter, const QRectF& where) {
    painter.setPen(QPen(figureInk(cardinks::fadedInk), 0.2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(where.adjusted(0.1, 0.1, -0.1, -0.1), kCorner * where.width(),
                            kCorner * where.width());
}

void paintPile(QPainter& painter, const Layout& layout, const FacePainter& faces, const TableSketch& sketch,
               const PileInfo& pile) {
    const Heap& heap = layout.heap(pile.id);
    if (heap.places.empty()) return paintEmpty(painter, layout.pile(pile.id));
    for (const auto& [place, within] : heap.places) {
        const QRectF where = layout.at(pile.id, place);
        const auto piece = std::ranges::find_if(sketch.view.pieces, [&, at = place](const Piece& each) {
            return each.pile == pile.id && each.place == at;
        });
        if (piece == sketch.view.pieces.end()) {
            paintEmpty(painter, where);
            continue;
        }
        const bool isShown = piece->face != kHidden && (piece->faceUp || pile.kind == PileKind::Hand);
        const QString face = toQString(isShown ? picturePath(*sketch.game, {}, piece->face, piece->look)
                                               : backPath(*sketch.game, sketch.view, pile.id));
        painter.save();
        painter.translate(where.center());
        if (const auto turn = heap.turns.find(place); turn != heap.turns.end())
            painter.rotate(90 * turn->second);
        faces.paint(painter, {QPointF(-where.width(), -where.height()) / 2, where.size()}, face,
                    Detail::brief);
        painter.restore();
    }
}

/// Where a line that comes from there enters a rectangle.
QPointF entryInto(const QRectF& where, const QPointF& from) {
    const QLineF line(from, where.center());
    const double left = std::abs(line.dx()) > 0 ? where.width() / 2 / std::abs(line.dx()) : 1;
    const double up = std::abs(line.dy()) > 0 ? where.height() / 2 / std::abs(line.dy()) : 1;
    return line.pointAt(std::max(0.0, 1 - std::min(left, up)));
}

void paintArrow(QPainter& painter, const QRectF& from, const QRectF& to) {
    const QPointF start = from.center();
    const QRectF core(to.center() - QPointF(to.width(), to.height()) / 4, to.size() / 2);
    const QPointF end = entryInto(core, start);
    const QLineF line(start, end);
    if (line.length() < kHead) return;
    const QPointF middle = line.center() + QPointF(line.dy(), -line.dx()) * kBend;
    const QLineF last(middle, end);
    const double shown = std::max(0.1, 1 - kHead / last.length());
    QPainterPath shaft(start);
    shaft.quadTo(middle, last.pointAt(shown));
    const QPointF along(last.dx() / last.length() * kHead, last.dy() / last.length() * kHead);
    const QPointF across(-along.y() / 2, along.x() / 2);
    QPainterPath head(end);
    head.lineTo(end - along + across);
    head.lineTo(end - along - across);
    head.closeSubpath();
    const QColor halo = groundInk(cardinks::parchment);
    const QColor ink = figureInk(cardinks::ink);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, kShaft + 2 * kHalo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shaft);
    painter.setPen(QPen(halo, 2 * kHalo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(head);
    painter.setPen(QPen(ink, kShaft, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(shaft);
    painter.fillPath(head, ink);
}

/// The piece that is taken from a spot, or the last one of its pile.
QRectF takenFrom(const Layout& layout, const TableSketch& sketch, const TableSketch::Arrow& arrow) {
    QRectF last = layout.pile(arrow.from.pile);
    for (const Piece& piece : sketch.view.pieces) {
        if (piece.pile != arrow.from.pile) continue;
        const bool isMeant =
            arrow.face == kHidden ? arrow.from.place == piece.place : arrow.face == piece.face;
        if (isMeant) return layout.at(piece.pile, piece.place);
        if (!layout.heap(piece.pile).turns.contains(piece.place)) last = layout.at(piece.pile, piece.place);
    }
    return last;
}

QRectF laidAt(const Layout& layout, const TableSketch::Arrow& arrow) {
    const Heap& heap = layout.heap(arrow.to.pile);
    if (arrow.to.place != kAnyPlace) return layout.at(arrow.to.pile, arrow.to.place);
    return heap.places.empty() || !heap.turns.empty() ? layout.pile(arrow.to.pile)
                                                      : layout.at(arrow.to.pile, heap.places.back().first);
}

// ---- from scenarios -----------------------------------------------------------------------------------

/// Follows the moves of a scenario, and begins a picture with each step that has a name.
class Sketcher {
  public:
    explicit Sketcher(const Scenario& scenario)
        : scenario_(scenario) {
        const RuleBook& book = RuleBook::forGame(toQString(scenario.game->id()));
        const std::vector<PileInfo> piles = scenario.game->piles(scenario.setup);
        for (const QStringList& names : book.pictures().table) {
            auto& row = rows_.emplace_back();
            for (const QString& name : names)
                if (const auto pile = std::ranges::find(piles, name.toStdString(), &PileInfo::name);
                    pile != piles.end())
                    row.push_back(*pile);
        }
        for (std::size_t seat = 0; seat < scenario.names.size(); ++seat)
            names_ << toQLine(scenario.names[seat]);
    }

    std::vector<TableSketch> take() {
        const bool isInSteps =
            std::ranges::any_of(scenario_.steps, [](const ScenarioStep& step) { return !step.id.empty(); });
        if (!isInSteps) begin(*scenario_.start, scenario_.tell, {});
        const Reached reached = playScenario(scenario_, scenario_.steps.size());
        auto state = scenario_.start->clone();
        const ScenarioStep* last = nullptr;
        for (std::size_t i = 0; isInSteps && i < reached.moves.size(); ++i) {
            const ScenarioStep* step = reached.steps[i];
            if (step && step != last && !step->id.empty()) begin(*state, step->tell, step->id);
            if (step) last = step;
            const auto before = state->clone();
            state->apply(reached.moves[i]);
            if (!sketches_.empty()) follow(*before, reached.moves[i], *state);
        }
        finish();
        return std::move(sketches_);
    }

  private:
    void begin(const GameState& state, const std::string& caption, const std::string& step) {
        finish();
        held_ = {};
        sketches_.push_back({scenario_.game,
                             viewOf(state, state.turn()),
                             rows_,
                             names_,
                             {},
                             toQLine(caption),
                             toQString(step)});
    }

    /// Whether they are told apart by their places only: three piles of an army, Gate and Castle.
    static bool isAlike(const PileInfo& one, const PileInfo& other) {
        return one.id == other.id ||
               (one.kind == PileKind::Stack && one.kind == other.kind && one.owner == other.owner &&
                isSeat(one.owner) && one.faced == other.faced);
    }

    /// Leaves out the piles that have nothing to do with what is done, or where nothing lies yet in a hand.
    void finish() {
        if (sketches_.empty()) return;
        TableSketch& sketch = sketches_.back();
        const auto isIdle = [&](const PileInfo& pile) {
            if (sketch.arrows.empty())
                return pile.kind == PileKind::Hand &&
                       std::ranges::find(sketch.view.pieces, pile.id, &Piece::pile) ==
                           sketch.view.pieces.end();
            return std::ranges::none_of(sketch.arrows, [&](const TableSketch::Arrow& arrow) {
                return isAlike(pile, *drawn(arrow.from.pile)) || isAlike(pile, *drawn(arrow.to.pile));
            });
        };
        for (auto& row : sketch.rows) std::erase_if(row, isIdle);
        std::erase_if(sketch.rows, [](const auto& row) { return row.empty(); });
    }

    const PileInfo* drawn(PileId id) const {
        for (const auto& row : rows_)
            if (const auto pile = std::ranges::find(row, id, &PileInfo::id); pile != row.end()) return &*pile;
        return nullptr;
    }

    void follow(const GameState& before, Move move, const GameState& after) {
        const Gesture gesture = before.gestureOf(move);
        const auto [lost, gained] = changes(before, after);
        TableSketch::Arrow arrow{gesture.from, gesture.face, gesture.to};
        auto& arrows = sketches_.back().arrows;
        // Those that attack have been led there before, and now it is said what is struck.
        if (isRivals(arrow.from, before) && !arrows.empty() && arrows.back().to.pile == arrow.from.pile) {
            if (arrows.back().to.place == kAnyPlace) arrows.back().to = arrow.from;
            return;
        }
        if (!drawn(arrow.from.pile)) arrow = {held_.from ? held_.from : lost, held_.face, arrow.to};
        if (!drawn(arrow.to.pile)) arrow.to = isRivals(lost, before) ? lost : gained;
        if (!drawn(arrow.from.pile)) return;
        if (!drawn(arrow.to.pile) || arrow.to == arrow.from) {
            held_ = arrow;
            return;
        }
        held_ = {};
        // What a rival loses is told by the arrow that strikes it.
        if (isRivals(arrow.from, before) && !isSeat(drawn(arrow.to.pile)->owner)) return;
        if (std::ranges::find(arrows, arrow) == arrows.end()) arrows.push_back(arrow);
    }

    bool isRivals(Spot spot, const GameState& state) const {
        const PileInfo* pile = drawn(spot.pile);
        const Seat mover = isSeat(state.decider()) ? state.decider() : state.turn();
        return pile && isSeat(pile->owner) && pile->owner != mover;
    }

    /// From which pile that is drawn a card has gone, a rival's first, and where in one there is one more.
    std::pair<Spot, Spot> changes(const GameState& before, const GameState& after) const {
        const View was = viewOf(before, kAllHands);
        const View is = viewOf(after, kAllHands);
        Spot lost;
        Spot gained;
        for (const auto& row : rows_)
            for (const PileInfo& pile : row) {
                const auto old = std::ranges::count(was.pieces, pile.id, &Piece::pile);
                const auto now = std::ranges::count(is.pieces, pile.id, &Piece::pile);
                if (now < old && !isRivals(lost, before)) lost = {pile.id};
                if (now > old) gained = {pile.id, newPlace(was, is, pile)};
            }
        return {lost, gained};
    }

    static std::uint8_t newPlace(const View& was, const View& is, const PileInfo& pile) {
        if (!hasPlaces(pile.kind)) return kAnyPlace;
        for (const Piece& piece : is.pieces) {
            const auto isHere = [&](const Piece& old) {
                return old.pile == pile.id && old.place == piece.place;
            };
            if (piece.pile == pile.id && std::ranges::none_of(was.pieces, isHere)) return piece.place;
        }
        return kAnyPlace;
    }

    const Scenario& scenario_;
    std::vector<std::vector<PileInfo>> rows_;
    QStringList names_;
    std::vector<TableSketch> sketches_;
    TableSketch::Arrow held_{}; ///< what has been taken and not yet laid down
};

} // namespace

std::vector<TableSketch> sketchesOf(const GameInfo& game) {
    std::vector<TableSketch> all;
    const QString id = toQString(game.id());
    for (const QString& name : RuleBook::forGame(id).pictures().diagrams) {
        const Scenario* scenario = findDiagram(id, name.section(QLatin1Char('/'), 0, 0));
        if (!scenario) continue;
        const QString step = name.section(QLatin1Char('/'), 1);
        for (TableSketch& sketch : Sketcher(*scenario).take())
            if (step.isEmpty() || sketch.step == step) all.push_back(std::move(sketch));
    }
    return all;
}

int quartersIn(int row, int column) {
    constexpr int turns[3][3] = {{0, 0, 1}, {3, 0, 1}, {3, 2, 2}};
    return turns[row][column];
}

QSizeF sketchSize(const TableSketch& sketch, const FacePainter& faces, const QSizeF& room) {
    return Layout(sketch, faces, room).size();
}

void paintSketch(QPainter& painter, const QRectF& where, const FacePainter& faces,
                 const TableSketch& sketch) {
    const Layout layout(sketch, faces, where.size());
    painter.save();
    painter.translate(where.center() - QPointF(layout.size().width(), layout.size().height()) / 2);
    for (std::size_t row = 0; row < sketch.rows.size(); ++row)
        for (const PileInfo& pile : sketch.rows[row]) {
            paintPile(painter, layout, faces, sketch, pile);
            if (sketch.isNamed()) paintWords(painter, layout.nameOf(pile.id, row), nameIn(sketch, pile));
        }
    for (const TableSketch::Arrow& arrow : sketch.arrows)
        paintArrow(painter, takenFrom(layout, sketch, arrow), laidAt(layout, arrow));
    painter.restore();
}

} // namespace drawbridge
