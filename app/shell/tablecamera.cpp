// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/tablecamera.h"

#include "shell/preferences/preferences.h"
#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/gametext.h"

#include <QQuickItem>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kLaid = 130;      // ms until the scene has its layout
constexpr int kSharp = 130;     // and until its pictures are sharp
constexpr int kNarrowest = 940; // below that the scene has no room for its words
constexpr double kHigh = 0.68;  // of the width of a scene, the rail with buttons included
constexpr double kEdge = 0.015; // of the width of a scene, left round what matters in it

} // namespace

TableCamera::TableCamera(QObject* parent)
    : QObject(parent) {
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, [this] { std::exchange(framed_, true) ? shoot() : frame(); });
}

TableCamera::~TableCamera() = default;

void TableCamera::take(Order order) {
    orders_.push_back(std::move(order));
    if (!busy_) QTimer::singleShot(0, this, &TableCamera::next);
}

void TableCamera::next() {
    if (busy_ || orders_.empty()) return;
    busy_ = true;
    framed_ = false;
    lay(orders_.front());
    settle_.start(kLaid);
}

void TableCamera::lay(const Order& order) {
    auto session = std::make_unique<Session>(order.match());
    session->setPaused(true); // nothing moves
    session->setCurtain(false);
    if (order.eyes) session->setEyes(*order.eyes);
    if (!view_) {
        table_ = std::make_unique<TableController>();
        table_->setMotion(0);
        view_ = std::make_unique<TableView>();
        view_->setAttribute(Qt::WA_DontShowOnScreen);
        view_->setAttribute(Qt::WA_ShowWithoutActivating);
    }
    const auto look = order.onPaper ? Preferences() : Preferences::load();
    view_->setChosen(look.ground, look.backs);
    // As large as the screen's own pixels want it, whatever those are.
    const int width = std::max(qRound(order.width / view_->devicePixelRatioF()), kNarrowest);
    view_->resize(width, qRound(width * kHigh));
    view_->clearFor(toQString(session->match().game().id()));
    table_->setSession(session.get());
    session_ = std::move(session);
    view_->setTable(table_.get());
    view_->nameEnding({}, {}); // no banner over what has been built
    if (QQuickItem* scene = view_->rootObject()) {
        scene->setProperty("words", order.words);
        scene->setProperty("onPaper", order.onPaper);
        scene->setProperty("named", order.named);
    }
    view_->show();
}

void TableCamera::shoot() {
    const Order order = std::move(orders_.front());
    orders_.pop_front();
    const QImage table = view_->grabFramebuffer();
    QImage image = table.copy(shownOf(order, table));
    const QSize room(order.width, std::max(1, qRound(order.width * kHigh)));
    if (order.about.empty())
        image = image.scaledToWidth(order.width, Qt::SmoothTransformation);
    else if (image.width() > room.width() || image.height() > room.height())
        image = image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    view_->hide();
    busy_ = false;
    QTimer::singleShot(0, this, &TableCamera::next);
    order.done(image);
}

/// Leaves what does not matter out of what is shown.
void TableCamera::frame() {
    excerptOf(orders_.front().about);
    settle_.start(kSharp);
}

/// Where that lies which has to do with these piles; empty if all has.
QRectF TableCamera::excerptOf(const std::vector<PileId>& about) {
    QVariantList piles;
    for (const PileId pile : about) piles << pile;
    QRectF place;
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "excerptOf", Q_RETURN_ARG(QRectF, place),
                                  Q_ARG(QVariant, piles));
    return place;
}

/// What of a picture of the whole table is to be seen.
QRect TableCamera::shownOf(const Order& order, const QImage& table) {
    const QQuickItem* scene = view_->rootObject();
    if (!scene || view_->height() < 1) return table.rect();
    const double pixels = static_cast<double>(table.height()) / view_->height();
    // The cloth without the rail below it, on which there are buttons.
    const double top = scene->property("railTop").toDouble();
    const QRect cloth = top > 0 ? QRect(0, 0, table.width(), qRound(top * pixels)) : table.rect();
    QRectF place = excerptOf(order.about);
    if (place.isEmpty()) return cloth;
    const double edge = kEdge * view_->width();
    place.adjust(-edge, -edge, edge, edge);
    return QRectF(place.topLeft() * pixels, place.size() * pixels).toAlignedRect() & cloth;
}

} // namespace drawbridge
