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

constexpr int kLaid = 30;        // ms until all that waits for the event loop has been done
constexpr int kNarrowest = 940;  // below that the scene has no room for its words
constexpr double kHigh = 0.68;   // of the width of a scene, the rail with buttons included
constexpr double kEdge = 0.015;  // of the width of a scene, left round what matters in it
constexpr double kBetter = 1.05; // by so much pieces are to be larger for a table to have another shape
constexpr double kLargest = 1.4; // than on the table, at most, where there is room for it
/// How high tables are by their width that are tried, for what lies there to be as large as can be in a
/// picture.
constexpr double kShapes[] = {kHigh, 0.52, 0.84, 1, 1.2};

/// A picture without stretches of it, from the left or from the top.
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

/// What all of them take together.
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

/// What of the table is to be seen.
struct TableCamera::Excerpt {
    struct Row {
        QRectF place;
        std::vector<double> across; ///< what is empty there: from, to, from, to, …
    };

    QRectF place;    ///< empty: all of it
    double size = 1; ///< of its pieces
    QColor cloth;    ///< what it lies on
    std::vector<Row> rows;
    std::vector<double> down; ///< what is empty in all rows
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

/// Puts the most urgent order first, and leaves out what nobody wants any more.
void TableCamera::sort() {
    std::vector<Order> unwanted;
    std::deque<Order> wanted;
    std::optional<int> least;
    std::ptrdiff_t first = 0;
    for (Order& order : std::exchange(orders_, {})) {
        const std::optional<int> haste = order.haste();
        if (!haste) {
            unwanted.push_back(std::move(order));
            continue;
        }
        if (!least || *haste < *least) first = std::ssize(wanted);
        least = std::min(*haste, least.value_or(*haste));
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
    local->setPaused(true); // nothing moves
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
    view_->nameEnding({}, {}); // no banner over what has been built
    if (QQuickItem* scene = view_->rootObject()) {
        scene->setProperty("words", order.words);
        scene->setProperty("onPaper", order.onPaper);
        scene->setProperty("named", order.named);
    }
    view_->show();
}

/// As large as the screen's own pixels want it, whatever those are, or larger.
void TableCamera::shape(std::size_t which, double larger) {
    const double width = std::max(qRound(orders_.front().width / view_->devicePixelRatioF()), kNarrowest);
    view_->resize(qRound(width * larger), qRound(width * larger * kShapes[which]));
}

/// Does at once what a table that is looked at does when nothing has changed for a while.
void TableCamera::settle(bool last) {
    if (view_->rootObject()) QMetaObject::invokeMethod(view_->rootObject(), "settle", Q_ARG(bool, last));
}

/// Tries tables of several shapes, takes the best, leaves out what does not matter, and takes the picture.
void TableCamera::settled() {
    const Order& order = orders_.front();
    if (!order.haste()) return finish({});
    if (framed_) return shoot();
    const std::size_t shapes = order.about.empty() ? 1 : std::size(kShapes);
    if (tried_ < shapes) {
        // One at a time, so that nobody waits for all of them.
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

/// How large it will be, in pixels, with an edge.
QSizeF TableCamera::sizeOf(const Excerpt& excerpt) const {
    double width = 0;
    for (const Excerpt::Row& row : excerpt.rows)
        width = std::max(width, row.place.width() - lengthOf(row.across));
    const double edge = 2 * kEdge * view_->width();
    return QSizeF(width + edge, excerpt.place.height() - lengthOf(excerpt.down) + edge) *
           view_->devicePixelRatioF();
}

/// How large pieces would be in the picture.
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

/// What has to do with these piles, with nothing else left on the table; all of it if nothing has.
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

/// What of a picture of the whole table is to be seen, each row in the middle.
QImage TableCamera::shownOf(const Order& order, const QImage& table) {
    const QQuickItem* scene = view_->rootObject();
    if (!scene || view_->height() < 1) return table;
    const double pixels = static_cast<double>(table.height()) / view_->height();
    // The cloth without the rail below it, on which there are buttons.
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
