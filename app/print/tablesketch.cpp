// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/tablesketch.h"

#include "faces/cardwords.h"
#include "faces/facepainter.h"
#include "faces/inkoptions.h"
#include "layout/papertable.h"
#include "match/scenario.h"
#include "text/book/diagrams.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace drawbridge {

namespace {

// Millimetres, or fractions of a piece's width where noted.
constexpr double kNameType = 2.3;
constexpr double kCorner = 0.06; // of a piece
constexpr double kShaft = 0.75;
constexpr double kHalo = 0.45; // on both sides of an arrow
constexpr double kHead = 2.3;
constexpr double kBend = 0.14; // of an arrow's length

/// The part of a pile that is drawn: its pieces, and empty places that arrows lead to.
LayoutPile drawnOf(const TableSketch& sketch, const PileInfo& pile) {
    LayoutPile drawn;
    drawn.info = pile;
    const auto put = [&](int place) {
        drawn.contents.resize(std::max<qsizetype>(drawn.contents.size(), place + 1));
        drawn.contents[place].there = true;
    };
    for (const Piece& piece : sketch.view.pieces)
        if (piece.pile == pile.id) put(piece.place);
    if (hasPlaces(pile.kind))
        for (const TableSketch::Arrow& arrow : sketch.arrows)
            if (arrow.to.pile == pile.id && arrow.to.place != kAnyPlace) put(arrow.to.place);
    return drawn;
}

TextStyle nameIn(const TableSketch& sketch, const PileInfo& pile) {
    const GameText& text = textFor(sketch.game->id());
    const QString name = pile.kind == PileKind::Stack
                             ? text.pileLabel(pile, sketch.names)
                             : text.pileNameFor(pile, sketch.names, sketch.view.viewer);
    return {name, TextStyle::Type::text, kNameType, kNameType, Qt::AlignHCenter | Qt::AlignTop};
}

PaperTable laidOut(const TableSketch& sketch, const QSizeF& room) {
    std::vector<QList<LayoutPile>> rows(sketch.rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const PileInfo& pile : sketch.rows[i]) rows[i] << drawnOf(sketch, pile);
    const PaperNames names{
        .fits = [&](const PileInfo& pile,
                    const QSizeF& where) { return wordsFit(nameIn(sketch, pile), where); },
        .height = [&](const PileInfo& pile,
                      double breadth) { return leastHeight(nameIn(sketch, pile), breadth); }};
    return layOnPaper(*arrangementOf(toQString(sketch.game->id())), rows, room,
                      sketch.isNamed() ? &names : nullptr);
}

// ---- painting -----------------------------------------------------------------------------------------

void paintEmpty(QPainter& painter, const QRectF& where) {
    painter.setPen(QPen(figureInk(cardinks::fadedInk), 0.2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(where.adjusted(0.1, 0.1, -0.1, -0.1), kCorner * where.width(),
                            kCorner * where.width());
}

void paintPile(QPainter& painter, const PaperPile& laid, const FacePainter& faces, const TableSketch& sketch,
               const PileInfo& pile) {
    if (laid.heap.spots.isEmpty()) return paintEmpty(painter, laid.rect);
    for (const HeapSpot& spot : laid.heap.spots) {
        const QRectF where = laid.at(spot.place);
        const auto piece = std::ranges::find_if(sketch.view.pieces, [&](const Piece& each) {
            return each.pile == pile.id && each.place == spot.place;
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
        painter.rotate(90 * spot.turn);
        faces.paint(painter, {QPointF(-where.width(), -where.height()) / 2, where.size()}, face,
                    Detail::brief);
        painter.restore();
    }
}

/// Where a line from `from` enters a rectangle.
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

/// Rectangle of the piece taken from a spot, or of the last one of its pile.
QRectF takenFrom(const PaperTable& layout, const TableSketch& sketch, const TableSketch::Arrow& arrow) {
    const PaperPile& pile = layout.pile(arrow.from.pile);
    QRectF last = pile.rect;
    for (const Piece& piece : sketch.view.pieces) {
        if (piece.pile != arrow.from.pile) continue;
        const bool isMeant =
            arrow.face == kHidden ? arrow.from.place == piece.place : arrow.face == piece.face;
        if (isMeant) return pile.at(piece.place);
        if (!pile.heap.isSquared) last = pile.at(piece.place);
    }
    return last;
}

QRectF laidAt(const PaperTable& layout, const TableSketch::Arrow& arrow) {
    const PaperPile& pile = layout.pile(arrow.to.pile);
    if (arrow.to.place != kAnyPlace) return pile.at(arrow.to.place);
    return pile.heap.spots.isEmpty() || pile.heap.isSquared ? pile.rect
                                                            : pile.at(pile.heap.spots.last().place);
}

// ---- from scenarios -----------------------------------------------------------------------------------

/// Replays a scenario and starts a new sketch at each named step.
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

    /// Whether they differ only by position: three piles of an army, Gate and Castle.
    static bool isAlike(const PileInfo& one, const PileInfo& other) {
        return one.id == other.id ||
               (one.kind == PileKind::Stack && one.kind == other.kind && one.owner == other.owner &&
                isSeat(one.owner) && one.faced == other.faced);
    }

    /// Removes piles not involved in the arrows, and empty hands.
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
        // The arrow of the attack has been drawn already; this move says which piece it hits.
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
        // A rival's loss is already shown by the arrow of the attack.
        if (isRivals(arrow.from, before) && !isSeat(drawn(arrow.to.pile)->owner)) return;
        if (std::ranges::find(arrows, arrow) == arrows.end()) arrows.push_back(arrow);
    }

    bool isRivals(Spot spot, const GameState& state) const {
        const PileInfo* pile = drawn(spot.pile);
        const Seat mover = isSeat(state.decider()) ? state.decider() : state.turn();
        return pile && isSeat(pile->owner) && pile->owner != mover;
    }

    /// The drawn pile that lost a card, preferring a rival's, and the place in one that gained one.
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
    TableSketch::Arrow held_{}; ///< a piece that has been taken but not placed yet
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

QSizeF sketchSize(const TableSketch& sketch, const QSizeF& room) { return laidOut(sketch, room).size; }

void paintSketch(QPainter& painter, const QRectF& where, const FacePainter& faces,
                 const TableSketch& sketch) {
    const PaperTable layout = laidOut(sketch, where.size());
    painter.save();
    painter.translate(where.center() - QPointF(layout.size.width(), layout.size.height()) / 2);
    for (const auto& row : sketch.rows)
        for (const PileInfo& pile : row) {
            const PaperPile& laid = layout.pile(pile.id);
            paintPile(painter, laid, faces, sketch, pile);
            if (sketch.isNamed()) paintWords(painter, laid.name, nameIn(sketch, pile));
        }
    for (const TableSketch::Arrow& arrow : sketch.arrows)
        paintArrow(painter, takenFrom(layout, sketch, arrow), laidAt(layout, arrow));
    painter.restore();
}

} // namespace drawbridge
