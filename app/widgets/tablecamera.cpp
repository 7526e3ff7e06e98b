// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tablecamera.h"

#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "widgets/preferences.h"

#include <QColor>
#include <QPainter>
#include <QQuickItem>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kLaid = 30;        // ms for queued events to be processed
constexpr int kNarrowest = 940;  // minimum width of the scene, for its texts
constexpr double kHigh = 0.68;   // height / width of a scene, including the rail with buttons
constexpr double kEdge = 0.015;  // margin around the excerpt, relative to the scene's width
constexpr double kBetter = 1.05; // factor by which pieces must be larger for another shape to be chosen
constexpr double kLargest = 1.4; // maximum enlargement relative to the table
/// Aspect ratios (height / width) that are tried, to find the one with the largest pieces.
constexpr double kShapes[] = {kHigh, 0.52, 0.84, 1, 1.2};

/// An image with some horizontal or vertical stretches (from, to, …) cut out.
QImage without(const QImage& image, const std::vector<double>& stretches, bool isAcross) {
    const int length = isAcross ? image.width() : image.height();
    std::vector<std::pair<int, int>> kept;
    int from = 0;
    int all = 0;
    const auto keep = [&](int until) {
        if (until > from) kept.emplace_back(from, until);
        all += std::max(0, until - from);
    };
    for (std::size_t i = 0; i + 1 < stretches.size(); i += 2) {
        const int next = qRound(stretches[i + 1]);
        if (next <= 0 || stretches[i] >= length) continue;
        keep(qRound(stretches[i]));
        from = next;
    }
    keep(length);
    if (kept.size() < 2) return image;
    QImage made(isAcross ? QSize(all, image.height()) : QSize(image.width(), all), image.format());
    QPainter painter(&made);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    int at = 0;
    for (const auto& [begin, end] : kept) {
        const QRect part = isAcross ? QRect(begin, 0, end - begin, image.height())
                                    : QRect(0, begin, image.width(), end - begin);
        painter.drawImage(isAcross ? QPoint(at, 0) : QPoint(0, at), image, part);
        at += end - begin;
    }
    return made;
}

/// The total length of the stretches.
double lengthOf(const std::vector<double>& stretches) {
    double sum = 0;
    for (std::size_t i = 0; i + 1 < stretches.size(); i += 2) sum += stretches[i + 1] - stretches[i];
    return sum;
}

std::vector<double> numbers(const QVariant& list) {
    std::vector<double> all;
    for (const QVariant& one : list.toList()) all.push_back(one.toDouble());
    return all;
}

} // namespace

/// The part of the table that is shown.
struct TableCamera::Excerpt {
    struct Row {
        QRectF place;
        std::vector<double> across; ///< empty stretches: from, to, from, to, …
    };

    QRectF place;    ///< empty: the whole table
    double size = 1; ///< of its pieces
    QColor cloth;    ///< background colour
    std::vector<Row> rows;
    std::vector<double> down; ///< stretches that are empty in all rows
};

TableCamera::TableCamera(QObject* parent)
    : QObject(parent) {
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, &TableCamera::settled);
}

TableCamera::~TableCamera() = default;

void TableCamera::take(Order order) {
    orders_.push_back(std::move(order));
    if (!busy_) QTimer::singleShot(0, this, &TableCamera::next);
}

/// Moves the most urgent order to the front and drops the ones no longer wanted.
void TableCamera::sort() {
    std::vector<Order> unwanted;
    std::deque<Order> wanted;
    std::optional<int> least;
    std::ptrdiff_t first = 0;
    for (Order& order : std::exchange(orders_, {})) {
        const std::optional<int> priority = order.priority();
        if (!priority) {
            unwanted.push_back(std::move(order));
            continue;
        }
        if (!least || *priority < *least) first = std::ssize(wanted);
        least = std::min(*priority, least.value_or(*priority));
        wanted.push_back(std::move(order));
    }
    if (!wanted.empty()) std::rotate(wanted.begin(), wanted.begin() + first, wanted.begin() + first + 1);
    orders_ = std::move(wanted);
    for (const Order& order : unwanted) order.done({});
}

void TableCamera::next() {
    if (busy_) return;
    sort();
    if (orders_.empty()) return;
    busy_ = true;
    framed_ = false;
    tried_ = best_ = 0;
    bestSize_ = 0;
    bestLarger_ = 1;
    lay(orders_.front());
    settle_.start(kLaid);
}

void TableCamera::lay(const Order& order) {
    auto local = std::make_unique<LocalTable>(order.match());
    local->setPaused(true); // no bot acts
    local->setCurtain(false);
    if (order.eyes) local->setEyes(*order.eyes);
    if (!view_) {
        table_ = std::make_unique<TableController>();
        table_->setMotion(0);
        view_ = std::make_unique<TableView>();
        view_->setAttribute(Qt::WA_DontShowOnScreen);
        view_->setAttribute(Qt::WA_ShowWithoutActivating);
    }
    const auto look = order.onPaper ? Preferences() : Preferences::load();
    view_->setChosen(look.ground, look.backs);
    shape(0);
    view_->clearFor(toQString(local->match().game().id()));
    table_->setTable(local.get());
    local_ = std::move(local);
    view_->setTable(table_.get());
    view_->nameEnding({}, {}); // no end banner over a position set up by hand
    if (QQuickItem* scene = view_->rootObject()) {
        scene->setProperty("words", order.words);
        scene->setProperty("onPaper", order.onPaper);
        scene->setProperty("named", order.named);
    }
    view_->show();
}

/// Resizes the view so that the image has the ordered width in device pixels, times `larger`.
void TableCamera::shape(std::size_t which, double larger) {
    const double width = std::max(qRound(orders_.front().width / view_->devicePixelRatioF()), kNarrowest);
    view_->resize(qRound(width * larger), qRound(width * larger * kShapes[which]));
}

/// Flushes the scene's delayed layout.
void TableCamera::settle(bool last) {
    if (view_->rootObject()) QMetaObject::invokeMethod(view_->rootObject(), "settle", Q_ARG(bool, last));
}

/// One step of a job: tries several table shapes, takes the best, crops to the excerpt, renders.
void TableCamera::settled() {
    const Order& order = orders_.front();
    if (!order.priority()) return finish({});
    if (framed_) return shoot();
    const std::size_t shapes = order.about.empty() ? 1 : std::size(kShapes);
    if (tried_ < shapes) {
        // One per event loop pass, so that the window stays responsive.
        if (shapes > 1) measure(tried_);
        ++tried_;
        return settle_.start(0);
    }
    shape(best_, bestLarger_);
    settle(true);
    excerptOf(order.about);
    framed_ = true;
    settle_.start(kLaid);
}

/// The size of the excerpt in device pixels, including the margin.
QSizeF TableCamera::sizeOf(const Excerpt& excerpt) const {
    double width = 0;
    for (const Excerpt::Row& row : excerpt.rows)
        width = std::max(width, row.place.width() - lengthOf(row.across));
    const double edge = 2 * kEdge * view_->width();
    return QSizeF(width + edge, excerpt.place.height() - lengthOf(excerpt.down) + edge) *
           view_->devicePixelRatioF();
}

/// Computes how large pieces would be with that shape, and keeps the best.
void TableCamera::measure(std::size_t which) {
    const Order& order = orders_.front();
    shape(which);
    settle(false);
    const Excerpt excerpt = excerptOf(order.about);
    const QSizeF size = sizeOf(excerpt);
    const double larger =
        std::min({kLargest, order.width / size.width(), order.width * kHigh / size.height()});
    if (excerpt.size * larger <= bestSize_ * kBetter) return;
    bestSize_ = excerpt.size * larger;
    bestLarger_ = std::max(1.0, larger);
    best_ = which;
}

void TableCamera::shoot() {
    const Order& order = orders_.front();
    const QImage table = view_->grabFramebuffer();
    QImage image = shownOf(order, table);
    const QSize room(order.width, std::max(1, qRound(order.width * kHigh)));
    if (order.about.empty())
        image = image.scaledToWidth(order.width, Qt::SmoothTransformation);
    else if (image.width() > room.width() || image.height() > room.height())
        image = image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    finish(image);
}

void TableCamera::finish(const QImage& image) {
    const Order order = std::move(orders_.front());
    orders_.pop_front();
    view_->hide();
    busy_ = false;
    QTimer::singleShot(0, this, &TableCamera::next);
    order.done(image);
}

/// The parts of the scene that show these piles, all else being hidden; the whole table if there are none.
TableCamera::Excerpt TableCamera::excerptOf(const std::vector<PileId>& about) {
    QVariantList piles;
    for (const PileId pile : about) piles << pile;
    QVariant told;
    if (view_->rootObject())
        QMetaObject::invokeMethod(view_->rootObject(), "excerptOf", Q_RETURN_ARG(QVariant, told),
                                  Q_ARG(QVariant, piles));
    const QVariantMap found = told.toMap();
    Excerpt excerpt{found.value(QStringLiteral("place")).toRectF(),
                    found.value(QStringLiteral("size")).toDouble(),
                    found.value(QStringLiteral("cloth")).value<QColor>(),
                    {},
                    numbers(found.value(QStringLiteral("down")))};
    for (const QVariant& one : found.value(QStringLiteral("rows")).toList()) {
        const QVariantMap row = one.toMap();
        excerpt.rows.push_back(
            {row.value(QStringLiteral("place")).toRectF(), numbers(row.value(QStringLiteral("across")))});
    }
    return excerpt;
}

/// Crops a rendering of the whole table to the excerpt, with each row centred.
QImage TableCamera::shownOf(const Order& order, const QImage& table) {
    const QQuickItem* scene = view_->rootObject();
    if (!scene || view_->height() < 1) return table;
    const double pixels = static_cast<double>(table.height()) / view_->height();
    // The cloth without the rail and its buttons below.
    const double top = scene->property("railTop").toDouble();
    const QRect cloth = top > 0 ? QRect(0, 0, table.width(), qRound(top * pixels)) : table.rect();
    Excerpt excerpt = excerptOf(order.about);
    if (excerpt.place.isEmpty()) return table.copy(cloth);
    const double edge = kEdge * view_->width();
    const auto inPixels = [&](const QRectF& place) {
        return QRectF(place.topLeft() * pixels, place.size() * pixels).toAlignedRect() & cloth;
    };
    const QRect all = inPixels(excerpt.place.adjusted(-edge, -edge, edge, edge));
    QImage image(qCeil(sizeOf(excerpt).width()), all.height(), table.format());
    image.fill(excerpt.cloth);
    QPainter painter(&image);
    for (std::size_t i = 0; i < excerpt.rows.size(); ++i) {
        Excerpt::Row& row = excerpt.rows[i];
        const double above = i == 0 ? edge : (row.place.top() - excerpt.rows[i - 1].place.bottom()) / 2;
        const double below =
            i + 1 == excerpt.rows.size() ? edge : (excerpt.rows[i + 1].place.top() - row.place.bottom()) / 2;
        const QRect place = inPixels(row.place.adjusted(-edge, -above, edge, below));
        for (double& x : row.across) x = x * pixels - place.left();
        const QImage shown = without(table.copy(place), row.across, true);
        painter.drawImage((image.width() - shown.width()) / 2, place.top() - all.top(), shown);
    }
    painter.end();
    for (double& y : excerpt.down) y = y * pixels - all.top();
    return without(image, excerpt.down, false);
}

} // namespace drawbridge
