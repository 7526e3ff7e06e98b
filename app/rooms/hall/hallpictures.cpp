// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/hallpictures.h"

#include "faces/facepainter.h"
#include "faces/fonts.h"
#include "rooms/hall/hallroom.h"
#include "text/gamesheet.h"
#include "widgets/armspainter.h"
#include "widgets/parchment.h"

#include <QPainter>
#include <QStandardPaths>
#include <QTextBoundaryFinder>
#include <QUrlQuery>
#include <algorithm>
#include <cmath>

namespace drawbridge {

namespace {

/// "face/tag" refers to the face "hall/tag".
QString faceOf(const QString& name) { return QStringLiteral("hall/") + name.mid(5); }

/// A file's image scaled down to fit; a missing dimension does not limit it.
QImage miniature(const QString& file, const QSize& room) {
    QImage picture(file, "png");
    if (picture.isNull()) return {};
    const QSize all(room.width() > 0 ? room.width() : picture.width(),
                    room.height() > 0 ? room.height() : picture.height());
    const QSize fits = picture.size().scaled(all, Qt::KeepAspectRatio).boundedTo(picture.size());
    if (fits != picture.size())
        picture = picture.scaled(fits, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    picture.convertTo(QImage::Format_ARGB32_Premultiplied);
    return picture;
}

QString words(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
}

/// 0 if missing.
double number(const QUrlQuery& options, const char* name) {
    return options.queryItemValue(QLatin1String(name)).toDouble();
}

/// The room in the options of its image's URL: "w=1366&h=715&night=1&…".
HallRoom roomOf(const QUrlQuery& options) {
    HallRoom room;
    room.size = {number(options, "w"), number(options, "h")};
    room.night = number(options, "night") != 0;
    room.scale = std::max(0.1, number(options, "scale"));
    room.beam = number(options, "beam");
    room.shelf = number(options, "shelf");
    room.shelfFace = number(options, "face");
    room.shelfFrom = number(options, "from");
    room.floor = number(options, "floor");
    room.edge = number(options, "edge");
    room.window = {number(options, "wx"), number(options, "wy"), number(options, "ww"),
                   number(options, "wh")};
    for (const QString& x :
         options.queryItemValue(QStringLiteral("candles")).split(QLatin1Char(','), Qt::SkipEmptyParts))
        room.candles.append({x.toDouble(), room.shelf - 3 * room.scale});
    return room;
}

/// Paints a box's title at the given font size, or smaller to fit.
void paintTitle(QPainter& painter, const QRectF& where, const QString& title, bool twoLines, int letters) {
    constexpr int smallest = 9; // pixels
    const int flags = Qt::AlignCenter | Qt::TextDontClip | (twoLines ? Qt::TextWordWrap : Qt::TextSingleLine);
    // The space above and below the letters may extend beyond the ribbon.
    const QRectF room = where.adjusted(0, -0.1 * letters, 0, 0.1 * letters);
    QFont font(nameFontFamily());
    for (;; --letters) {
        font.setPixelSize(std::max(1, letters));
        painter.setFont(font);
        if (letters <= smallest || room.contains(painter.boundingRect(where, flags, title))) break;
    }
    painter.drawText(where, flags, title);
}

/// A game's box, standing, with shadow and title ribbon. `options`: `breadth` (of the whole picture), `cover`
/// (its cover's width) and `scale` (of fixed sizes), in units of the scene; `letters` (maximum font size) and
/// `title`; without a title there is no ribbon.
void paintBox(QPainter& painter, const QSizeF& size, const QString& gameId, const QUrlQuery& options,
              const FacePainter& faces) {
    constexpr double mayBreak = 1 / .62; // a title wraps if it exceeds its ribbon by this factor
    faces.paint(painter, QRectF(QPointF(), size), QStringLiteral("hall/box-") + gameId);
    const QString title = words(options, "title");
    if (title.isEmpty()) return;
    // Device pixels per unit of the scene.
    const double dots = size.width() / std::max(1.0, number(options, "breadth"));
    const double cover = number(options, "cover") * dots;
    const int letters = int(std::lround(number(options, "letters") * dots));
    const double aside = std::round(cover * 0.06);
    const double width = cover - 2 * aside;
    const double room = width - 2 * std::round(letters * 0.45);
    QFont font(nameFontFamily());
    font.setPixelSize(std::max(1, letters));
    const bool twoLines =
        QFontMetricsF(font).horizontalAdvance(title) > room * mayBreak &&
        QTextBoundaryFinder(QTextBoundaryFinder::Line, title).toNextBoundary() < title.size();
    const double height = std::round(letters * (twoLines ? 2.1 : 1.5));
    // Between two figures of the cover, in games that have them above and below each other.
    const double y = sheetOf(gameId.toStdString()).box.titleInMiddle
                         ? std::round((size.height() - height) / 2)
                         : size.height() - height - std::round(11 * number(options, "scale") * dots);
    painter.translate(aside, y);
    paintTitleRibbon(painter, {width, height});
    painter.setPen(QColor(0x2b, 0x26, 0x22));
    paintTitle(painter, QRectF((width - room) / 2, 0, room, height), title, twoLines,
               twoLines ? int(std::lround(letters * 0.8)) : letters);
}

} // namespace

HallPictures::HallPictures()
    : QQuickImageProvider(Image)
    , store_(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/hall"))
    , faces_(std::make_unique<FacePainter>()) {}

HallPictures::~HallPictures() = default;

QImage HallPictures::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString name = id.section(QLatin1Char('?'), 0, 0);
    const QUrlQuery options(id.section(QLatin1Char('?'), 1));
    const bool isMiniature = name == QLatin1String("mini");
    QSizeF wanted = requestedSize;
    if (name.startsWith(QLatin1String("face/"))) { // a missing dimension follows from the aspect ratio
        const QSizeF own = faces_->sizeMillimetres(faceOf(name));
        if (wanted.width() <= 0) wanted.setWidth(wanted.height() * own.width() / own.height());
        if (wanted.height() <= 0) wanted.setHeight(wanted.width() * own.height() / own.width());
    }
    const QSize pixels =
        isMiniature ? requestedSize : wanted.toSize().expandedTo({1, 1}).boundedTo({8192, 8192});
    QImage picture = store_.picture(
        QStringLiteral("%1|%2x%3").arg(id, QString::number(pixels.width()), QString::number(pixels.height())),
        [&] {
            return isMiniature ? miniature(words(options, "file"), pixels) : painted(name, options, pixels);
        });
    if (picture.isNull()) { // the match has been removed since the request
        picture = QImage(1, 1, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
    }
    if (size) *size = picture.size();
    return picture;
}

QImage HallPictures::painted(const QString& name, const QUrlQuery& options, const QSize& pixels) const {
    const bool isRoom = name == QLatin1String("room");
    QImage picture(pixels, isRoom ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    picture.fill(isRoom ? Qt::black : Qt::transparent);
    QPainter painter(&picture);
    if (isRoom) {
        const HallRoom plan = roomOf(options);
        painter.scale(pixels.width() / std::max(1.0, plan.size.width()),
                      pixels.height() / std::max(1.0, plan.size.height()));
        paintHallRoom(painter, plan, *faces_);
    } else if (name.startsWith(QLatin1String("face/"))) {
        faces_->paint(painter, QRectF(QPointF(), pixels), faceOf(name));
    } else if (name == QLatin1String("runner")) {
        paintRunner(painter, pixels, options.hasQueryItem(QStringLiteral("night")));
    } else if (name == QLatin1String("arms")) {
        paintArms(
            painter, pixels,
            {words(options, "earned").split(QLatin1Char(','), Qt::SkipEmptyParts), words(options, "crest")},
            parchment::page());
    } else if (name == QLatin1String("pennon")) {
        paintPennon(painter, pixels);
    } else if (name.startsWith(QLatin1String("arms/"))) {
        faces_->paint(painter, QRectF(QPointF(), pixels), QStringLiteral("seat/") + name.mid(5));
    } else if (name.startsWith(QLatin1String("box/"))) {
        paintBox(painter, pixels, name.mid(4), options, *faces_);
    }
    return picture;
}

} // namespace drawbridge
