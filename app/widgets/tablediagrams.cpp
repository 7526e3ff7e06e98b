// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tablediagrams.h"

#include "text/book/diagrams.h"
#include "text/gametext.h"
#include "text/languagefile.h"
#include "widgets/tablecamera.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kCache = 96 << 20;       // bytes
constexpr double kDiagramWords = 1.42; // font scale, so that text is readable in a diagram

/// The deciding seat is the person at the screen, so that the table is seen from there; the others are bots.
std::vector<Player> playersOf(const Scenario& scenario) {
    std::vector<Player> players;
    const Seat decider = scenario.start->decider();
    const Seat viewer = isSeat(decider) ? decider : scenario.start->turn();
    for (Seat seat = 0; seat < scenario.start->seats(); ++seat) {
        Player& player = players.emplace_back();
        const auto index = static_cast<std::size_t>(seat);
        player.name =
            index < scenario.names.size() ? scenario.names[index] : seatName({}, seat).toStdString();
        player.isBot = seat != (isSeat(viewer) ? viewer : Seat{0});
    }
    return players;
}

/// The piles a diagram is about, or all of them.
std::vector<PileId> pilesOf(const Scenario& scenario) {
    std::vector<PileId> piles = pilesAbout(scenario);
    if (piles.empty())
        for (const PileInfo& pile : scenario.game->piles(scenario.setup)) piles.push_back(pile.id);
    return piles;
}

Match matchOf(const Scenario& scenario) {
    return {scenario.start->clone(), playersOf(scenario), scenario.seed.value_or(0), UndoRule::Fair};
}

} // namespace

TableDiagrams::TableDiagrams(TableCamera* camera, QObject* parent)
    : DiagramSource(parent)
    , done_(kCache)
    , camera_(camera) {}

/// The most urgent of the requests for a diagram; none: nobody wants it any more.
std::optional<int> TableDiagrams::priorityOf(const QString& key) {
    std::optional<int> least;
    std::erase_if(ordered_[key], [&](const Priority& priority) {
        const std::optional<int> one = priority();
        if (one) least = std::min(*one, least.value_or(*one));
        return !one;
    });
    return least;
}

QImage TableDiagrams::picture(const QString& gameId, const QString& diagram, int width, Ground ground,
                              Priority priority) {
    const QString key = QStringLiteral("%1/%2?%3-%4-%5")
                            .arg(gameId, diagram, QString::number(width),
                                 QString::number(static_cast<int>(ground)), readersLanguage());
    if (const QImage* image = done_.object(key)) return *image;
    if (!findDiagram(gameId, diagram)) return {};
    const bool isOrdered = ordered_.contains(key);
    ordered_[key].push_back(std::move(priority));
    if (isOrdered) return {};
    camera_->take(
        {.match = [gameId, diagram] { return matchOf(*findDiagram(gameId, diagram)); },
         .width = width,
         .about = pilesOf(*findDiagram(gameId, diagram)),
         .words = kDiagramWords,
         .onPaper = ground == Ground::Paper,
         .named = true,
         .priority = [this, self = QPointer(this), key] { return self ? priorityOf(key) : std::nullopt; },
         .done =
             [this, self = QPointer(this), key, gameId, diagram](const QImage& image) {
                 if (!self) return;
                 ordered_.remove(key);
                 if (image.isNull()) return;
                 const auto bytes = static_cast<int>(std::min<qsizetype>(image.sizeInBytes(), kCache));
                 done_.insert(key, new QImage(image), bytes);
                 emit painted(gameId, diagram);
             }});
    return {};
}

} // namespace drawbridge
