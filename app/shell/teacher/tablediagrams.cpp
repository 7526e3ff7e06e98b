// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/tablediagrams.h"

#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/book/diagrams.h"
#include "text/gametext.h"

#include <QJSValue>
#include <QQuickItem>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kCache = 96 << 20; // bytes
constexpr int kSettled = 260;    // ms until the scene has its layout and its pictures are sharp
constexpr int kNarrowest = 940;  // below that the scene has no room for its words
constexpr double kWords = 1.42;  // as large as on the table, so that they can be read in a diagram
constexpr double kHigh = 0.68;   // of the width of a scene, the rail with buttons included

/// Who has to decide is at the screen, so that the table lies as before that seat; the others are elsewhere.
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

} // namespace

QString TableDiagrams::Wanted::key() const {
    return QStringLiteral("%1/%2?%3-%4")
        .arg(gameId, diagram, QString::number(width), QString::number(static_cast<int>(ground)));
}

TableDiagrams::TableDiagrams(QObject* parent)
    : DiagramSource(parent)
    , done_(kCache) {
    settle_.setSingleShot(true);
    settle_.setInterval(kSettled);
    connect(&settle_, &QTimer::timeout, this, &TableDiagrams::shoot);
}

TableDiagrams::~TableDiagrams() = default;

QImage TableDiagrams::picture(const QString& gameId, const QString& diagram, int width, Ground ground) {
    const Wanted wanted{gameId, diagram, width, ground};
    if (const QImage* image = done_.object(wanted.key())) return *image;
    const bool isAsked =
        std::ranges::any_of(wanted_, [&](const Wanted& each) { return each.key() == wanted.key(); });
    if (!isAsked && findDiagram(gameId, diagram)) {
        wanted_.push_back(wanted);
        if (!painting_) QTimer::singleShot(0, this, &TableDiagrams::next);
    }
    return {};
}

void TableDiagrams::next() {
    if (painting_ || wanted_.empty()) return;
    painting_ = true;
    lay(wanted_.front());
    settle_.start();
}

void TableDiagrams::lay(const Wanted& wanted) {
    const Scenario& scenario = *findDiagram(wanted.gameId, wanted.diagram);
    auto session = std::make_unique<Session>(
        Match(scenario.start->clone(), playersOf(scenario), scenario.seed.value_or(0), UndoRule::Fair));
    session->setPaused(true); // nothing moves
    session->setCurtain(false);
    if (!view_) {
        table_ = std::make_unique<TableController>();
        table_->setMotion(0);
        view_ = std::make_unique<TableView>();
        view_->setTextScale(kWords);
        view_->setAttribute(Qt::WA_DontShowOnScreen);
        view_->setAttribute(Qt::WA_ShowWithoutActivating);
    }
    // As large as the screen's own pixels want it, whatever those are.
    const int width = std::max(qRound(wanted.width / view_->devicePixelRatioF()), kNarrowest);
    view_->resize(width, qRound(width * kHigh));
    view_->clearFor(wanted.gameId);
    table_->setSession(session.get());
    session_ = std::move(session);
    view_->setTable(table_.get());
    if (view_->rootObject()) view_->rootObject()->setProperty("onPaper", wanted.ground == Ground::Paper);
    view_->show();
}

void TableDiagrams::shoot() {
    const Wanted wanted = wanted_.front();
    QImage image = view_->grabFramebuffer();
    // The cloth without the rail below it, on which there are buttons.
    const QQuickItem* scene = view_->rootObject();
    const QVariant layout = scene ? scene->property("layout") : QVariant();
    const QVariantMap rail =
        (layout.canConvert<QJSValue>() ? layout.value<QJSValue>().toVariant() : layout).toMap();
    const double top = rail[QStringLiteral("rail")].toMap()[QStringLiteral("y")].toDouble();
    if (top > 0 && view_->height() > 0)
        image = image.copy(0, 0, image.width(), qRound(top * image.height() / view_->height()));
    image = image.scaledToWidth(wanted.width, Qt::SmoothTransformation);
    const auto bytes = static_cast<int>(std::min<qsizetype>(image.sizeInBytes(), kCache));
    done_.insert(wanted.key(), new QImage(image), bytes);
    view_->hide();
    wanted_.pop_front();
    painting_ = false;
    QTimer::singleShot(0, this, &TableDiagrams::next);
    emit painted(wanted.gameId, wanted.diagram);
}

} // namespace drawbridge
