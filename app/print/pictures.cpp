// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/outputs.h"

#include "print/boxfaces.h"
#include "print/sheetwords.h"
#include "print/wholepages.h"
#include "text/gametext.h"
#include "text/wholefile.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSet>
#include <algorithm>
#include <array>

namespace drawbridge {

namespace {

constexpr double kDotsPerInch = 300;
constexpr double kDots = kDotsPerInch / 25.4; // per millimetre

constexpr std::array kSizes{
    PictureSize{"mpc-poker",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "MakePlayingCards, poker"),
                {822, 1122},
                {63.5, 88.9}},
    PictureSize{"mpc-bridge",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "MakePlayingCards, bridge"),
                {747, 1122},
                {57.15, 88.9}},
    PictureSize{"mpc-tarot",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "MakePlayingCards, tarot"),
                {897, 1497},
                {69.85, 120.65}},
    PictureSize{"tgc-poker",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "The Game Crafter, poker"),
                {825, 1125},
                {63.5, 88.9}},
    PictureSize{"tgc-bridge",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "The Game Crafter, bridge"),
                {750, 1125},
                {57.15, 88.9}},
    PictureSize{"tgc-mini",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "The Game Crafter, mini"),
                {600, 825},
                {44.45, 63.5}},
    PictureSize{"tgc-tarot",
                QT_TRANSLATE_NOOP("drawbridge::Sheets", "The Game Crafter, tarot"),
                {900, 1500},
                {69.85, 120.65}},
};

/// A picture to be painted.
struct Wanted {
    QString file; ///< without extension
    QString face;
    QString text; ///< or rich text of a whole page
    TextPage page;
    QSizeF trim;
    QSize pixels;
};

QSize pixelsOf(const QSizeF& millimetres) { return (millimetres * kDots).toSize(); }

/// Adds "rules", and further pages as "rules-2" and so on.
void addPages(std::vector<Wanted>& all, const PieceSet& set, const QSizeF& paper) {
    if (!set.face.isEmpty()) return all.push_back({set.id, set.face, {}, {}, paper, pixelsOf(paper)});
    int number = 0;
    for (TextPage& page : textPages(set.page, paper)) {
        const QString file =
            ++number == 1 ? set.id : QStringLiteral("%1-%2").arg(set.id, QString::number(number));
        all.push_back({file, {}, set.page, std::move(page), paper, pixelsOf(paper)});
    }
}

/// Fronts piece by piece, and each back once.
std::vector<Wanted> wantedOf(const std::vector<PieceSet>& sets, const SheetOptions& options,
                             const PictureSize* size) {
    std::vector<Wanted> all;
    QSet<QString> backs;
    const double around = 2 * options.bleed;
    for (const PieceSet& set : sets) {
        if (set.wholePage && !size) addPages(all, set, options.paper);
        for (const SheetPiece& each : set.pieces) {
            const SheetPiece piece = madeToMeasure(each, options);
            if (piece.count == 0 || (size && !piece.card)) continue;
            const QSizeF trim = size ? size->trim : piece.size;
            const QSize pixels = size ? size->pixels : pixelsOf(trim + QSizeF(around, around));
            all.push_back({QStringLiteral("%1-x%2").arg(piece.id, QString::number(piece.count)),
                           piece.face,
                           {},
                           {},
                           trim,
                           pixels});
            if (piece.back.isEmpty() || backs.contains(piece.back)) continue;
            backs.insert(piece.back);
            all.push_back({piece.back.section(QLatin1Char('/'), -1), piece.back, {}, {}, trim, pixels});
        }
    }
    return all;
}

QImage paint(const Wanted& wanted, const FacePainter& faces, const SheetOptions& options) {
    QImage image(wanted.pixels, QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(kDotsPerInch / 0.0254));
    image.setDotsPerMeterY(qRound(kDotsPerInch / 0.0254));
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kDots, kDots);
    const QRectF all(QPointF(), QSizeF(wanted.pixels) / kDots);
    if (!wanted.text.isEmpty()) {
        paintText(painter, wanted.text, wanted.page);
        return image;
    }
    QRectF trim(QPointF(), wanted.trim);
    trim.moveCenter(all.center());
    faces.paintUncut(painter, trim, all, wanted.face, InkOptions{options.inks});
    return image;
}

} // namespace

std::span<const PictureSize> pictureSizes() { return kSizes; }

QString nameOf(const PictureSize& size) { return SheetWords::tr(size.name); }

std::string pngOf(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data().toStdString();
}

Result<> checkFolder(const QString& folder) {
    const QFileInfo info(folder);
    if (info.isDir()) return {};
    const QString shown = QDir::toNativeSeparators(folder);
    return info.exists() ? Problem("no-folder-for-files", {shown}) : Problem("folder-missing", {shown});
}

Result<> writePictures(const GameInfo& game, const std::vector<PieceSet>& sets, const SheetOptions& options,
                       const PictureSize* size, const QString& folder, const Progress& progress) {
    if (auto checked = check(options); !checked) return checked;
    if (auto checked = checkFolder(folder); !checked) return checked;
    if (!size && std::ranges::any_of(sets, &PieceSet::wholePage))
        if (auto checked = checkForText(options.paper); !checked) return checked;
    const std::vector<Wanted> wanted = wantedOf(sets, options, size);
    if (wanted.empty()) return size ? Problem("no-cards-for-service") : Problem("nothing-to-print");
    const auto faces = makeSheetPainter();
    std::vector<FileContent> files;
    const QString title = textFor(game.id()).gameName();
    for (const Wanted& one : wanted) {
        QImage image = paint(one, *faces, options);
        image.setText(QStringLiteral("Title"), title);
        files.emplace_back(QStringLiteral("%1/%2.png").arg(folder, one.file), pngOf(image));
        if (progress && !progress(static_cast<int>(files.size()), static_cast<int>(wanted.size()))) return {};
    }
    return writeFiles(files);
}

} // namespace drawbridge
