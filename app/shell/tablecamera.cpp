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

constexpr int kSettled = 260;   // ms until the scene has its layout and its pictures are sharp
constexpr int kNarrowest = 940; // below that the scene has no room for its words
constexpr double kHigh = 0.68;  // of the width of a scene, the rail with buttons included

} // namespace

TableCamera::TableCamera(QObject* parent)
    : QObject(parent) {
    settle_.setSingleShot(true);
    settle_.setInterval(kSettled);
    connect(&settle_, &QTimer::timeout, this, &TableCamera::shoot);
}

TableCamera::~TableCamera() = default;

void TableCamera::take(Order order) {
    orders_.push_back(std::move(order));
    if (!busy_) QTimer::singleShot(0, this, &TableCamera::next);
}

void TableCamera::next() {
    if (busy_ || orders_.empty()) return;
    busy_ = true;
    lay(orders_.front());
    settle_.start();
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
    QImage image = view_->grabFramebuffer();
    // The cloth without the rail below it, on which there are buttons.
    const QQuickItem* scene = view_->rootObject();
    const double top = scene ? scene->property("railTop").toDouble() : 0;
    if (top > 0 && view_->height() > 0)
        image = image.copy(0, 0, image.width(), qRound(top * image.height() / view_->height()));
    image = image.scaledToWidth(order.width, Qt::SmoothTransformation);
    view_->hide();
    busy_ = false;
    QTimer::singleShot(0, this, &TableCamera::next);
    order.done(image);
}

} // namespace drawbridge
