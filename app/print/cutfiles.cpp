// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cutfiles.h"

#include "print/boxfaces.h"
#include "print/sheetwords.h"
#include "text/wholefile.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kPoint = 25.4 / 72;          // mm
constexpr double kQuarterBulge = 0.414213562; // DXF bulge of a quarter circle: tan(angle / 4)
constexpr double kSame = 0.01;

/// Four decimals: a ten-thousandth of a millimetre.
QByteArray decimal(double value) { return QByteArray::number(value, 'f', 4); }

/// A vertex of an outline, and whether an arc leads from it to the next.
struct Corner {
    QPointF at;
    bool arc = false;
};

std::vector<Corner> roundedOf(const QRectF& trim, double radius) {
    const double r = std::min({radius, trim.width() / 2, trim.height() / 2});
    if (r <= 0) return {{trim.topLeft()}, {trim.topRight()}, {trim.bottomRight()}, {trim.bottomLeft()}};
    return {{{trim.left() + r, trim.top()}},     {{trim.right() - r, trim.top()}, true},
            {{trim.right(), trim.top() + r}},    {{trim.right(), trim.bottom() - r}, true},
            {{trim.right() - r, trim.bottom()}}, {{trim.left() + r, trim.bottom()}, true},
            {{trim.left(), trim.bottom() - r}},  {{trim.left(), trim.top() + r}, true}};
}

/// Outline of a piece on a page, clockwise on screen.
std::vector<Corner> outlineOf(const SheetPage& page, const Place& place) {
    const auto box = tuckBoxOf(page.pieces()[static_cast<std::size_t>(place.piece)].face);
    if (!box) return roundedOf(place.trim, place.corner);
    std::vector<Corner> outline;
    for (const QPointF& point : box->outline) outline.push_back({place.trim.topLeft() + point});
    return outline;
}

/// Fold lines that a machine may score.
std::vector<QLineF> foldsOf(const SheetPage& page) {
    std::vector<QLineF> folds;
    for (const Place& place : page.plan().places)
        if (const auto box = tuckBoxOf(page.pieces()[static_cast<std::size_t>(place.piece)].face))
            for (const QLineF& fold : box->folds) folds.push_back(fold.translated(place.trim.topLeft()));
    return folds;
}

// ---- SVG -----------------------------------------------------------------------------------------------

QByteArray points(double millimetres) { return decimal(millimetres / kPoint); }

QByteArray pathOf(const std::vector<Corner>& outline, double radius) {
    QByteArray path;
    const auto point = [](const QPointF& at) { return points(at.x()) + ',' + points(at.y()); };
    for (std::size_t i = 0; i <= outline.size(); ++i) {
        const QPointF& at = outline[i % outline.size()].at;
        if (i == 0)
            path += "M " + point(at);
        else if (outline[i - 1].arc)
            path += " A " + points(radius) + ' ' + points(radius) + " 0 0 1 " + point(at);
        else
            path += " L " + point(at);
    }
    return path + " Z";
}

QByteArray svgOf(const SheetPage& sheet, const QString& title) {
    const PagePlan& page = sheet.plan();
    QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" +
                     decimal(page.paper.width()) + "mm\" height=\"" + decimal(page.paper.height()) +
                     "mm\" viewBox=\"0 0 " + points(page.paper.width()) + ' ' + points(page.paper.height()) +
                     "\">\n<title>" + title.toHtmlEscaped().toUtf8() + "</title>\n";
    if (!page.registration.empty()) {
        svg += "<g id=\"registration\" fill=\"#000000\" stroke=\"none\">\n";
        for (const QRectF& mark : page.registration)
            svg += "<rect x=\"" + points(mark.x()) + "\" y=\"" + points(mark.y()) + "\" width=\"" +
                   points(mark.width()) + "\" height=\"" + points(mark.height()) + "\"/>\n";
        svg += "</g>\n";
    }
    svg += "<g id=\"cut\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"" + points(kHairline) + "\">\n";
    for (const Place& place : page.places)
        svg += "<path d=\"" + pathOf(outlineOf(sheet, place), place.corner) + "\"/>\n";
    svg += "</g>\n";
    const std::vector<QLineF> folds = foldsOf(sheet);
    if (!folds.empty())
        svg +=
            "<g id=\"fold\" fill=\"none\" stroke=\"#0000ff\" stroke-width=\"" + points(kHairline) + "\">\n";
    for (const QLineF& fold : folds)
        svg += "<line x1=\"" + points(fold.x1()) + "\" y1=\"" + points(fold.y1()) + "\" x2=\"" +
               points(fold.x2()) + "\" y2=\"" + points(fold.y2()) + "\"/>\n";
    return svg + (folds.empty() ? "" : "</g>\n") + "</svg>\n";
}

// ---- DXF -----------------------------------------------------------------------------------------------

/// A DXF group code and its value, a line each.
QByteArray pair(int code, const QByteArray& value) {
    return QByteArray::number(code) + "\r\n" + value + "\r\n";
}

QByteArray polylineOf(const std::vector<Corner>& outline, const QByteArray& layer, double height) {
    QByteArray dxf = pair(0, "POLYLINE") + pair(8, layer) + pair(66, "1") + pair(70, "1") + pair(10, "0.0") +
                     pair(20, "0.0") + pair(30, "0.0");
    for (const Corner& corner : outline) {
        dxf += pair(0, "VERTEX") + pair(8, layer) + pair(10, decimal(corner.at.x())) +
               pair(20, decimal(height - corner.at.y())) + pair(30, "0.0");
        if (corner.arc) dxf += pair(42, QByteArray::number(-kQuarterBulge, 'f', 9)); // clockwise
    }
    return dxf + pair(0, "SEQEND") + pair(8, layer);
}

QByteArray layerOf(const QByteArray& name, const QByteArray& colour) {
    return pair(0, "LAYER") + pair(2, name) + pair(70, "0") + pair(62, colour) + pair(6, "CONTINUOUS");
}

QByteArray dxfOf(const SheetPage& sheet, const QString& title) {
    const PagePlan& page = sheet.plan();
    QByteArray dxf = pair(999, title.toUtf8()) + pair(0, "SECTION") + pair(2, "HEADER") +
                     pair(9, "$ACADVER") + pair(1, "AC1009") + pair(9, "$INSUNITS") + pair(70, "4") +
                     pair(9, "$EXTMIN") + pair(10, "0.0") + pair(20, "0.0") + pair(9, "$EXTMAX") +
                     pair(10, decimal(page.paper.width())) + pair(20, decimal(page.paper.height())) +
                     pair(0, "ENDSEC") + pair(0, "SECTION") + pair(2, "TABLES") + pair(0, "TABLE") +
                     pair(2, "LAYER") + pair(70, "3") + layerOf("CUT", "1") + layerOf("FOLD", "5") +
                     layerOf("REGISTRATION", "7") + pair(0, "ENDTAB") + pair(0, "ENDSEC") +
                     pair(0, "SECTION") + pair(2, "ENTITIES");
    const double height = page.paper.height();
    for (const QRectF& mark : page.registration)
        dxf += polylineOf(roundedOf(mark, 0), "REGISTRATION", height);
    for (const Place& place : page.places) dxf += polylineOf(outlineOf(sheet, place), "CUT", height);
    for (const QLineF& fold : foldsOf(sheet))
        dxf += pair(0, "LINE") + pair(8, "FOLD") + pair(10, decimal(fold.x1())) +
               pair(20, decimal(height - fold.y1())) + pair(30, "0.0") + pair(11, decimal(fold.x2())) +
               pair(21, decimal(height - fold.y2())) + pair(31, "0.0");
    return dxf + pair(0, "ENDSEC") + pair(0, "EOF");
}

bool isCutAs(const PagePlan& one, const PagePlan& other) {
    const auto same = [](const Place& a, const Place& b) {
        return (a.trim.topLeft() - b.trim.topLeft()).manhattanLength() < kSame &&
               (a.trim.bottomRight() - b.trim.bottomRight()).manhattanLength() < kSame &&
               a.corner == b.corner;
    };
    return one.paper == other.paper && std::ranges::equal(one.places, other.places, same);
}

/// Pages with the same outlines, which share one file.
struct Cutting {
    const SheetPage* page = nullptr;
    QStringList numbers;
};

std::vector<Cutting> cuttingsOf(const Sheets& sheets) {
    std::vector<Cutting> all;
    for (const SheetPage& page : sheets.pages()) {
        if (page.isBacks() || page.plan().places.empty()) continue;
        auto same = std::ranges::find_if(
            all, [&](const Cutting& one) { return isCutAs(one.page->plan(), page.plan()); });
        if (same == all.end()) same = all.insert(same, {&page, {}});
        same->numbers << QString::number(page.number());
    }
    return all;
}

} // namespace

QByteArray cutFile(const SheetPage& page, CutFormat format, const QString& title) {
    return format == CutFormat::svg ? svgOf(page, title) : dxfOf(page, title);
}

Result<> writeCutFiles(const Sheets& sheets, CutFormat format, const QString& folder,
                       const Progress& progress) {
    if (!sheets.laidOut()) return sheets.laidOut();
    if (auto checked = checkFolder(folder); !checked) return checked;
    const std::vector<Cutting> all = cuttingsOf(sheets);
    if (all.empty()) return Problem("nothing-to-cut");
    std::vector<FileContent> files;
    for (const Cutting& one : all) {
        //: The title of a file for a cutting machine: %1 is a game, %2 the pages that are cut so, "1, 3, 5"
        const QString title =
            SheetWords::tr("%1, pages %2").arg(sheets.title(), one.numbers.join(QLatin1String(", ")));
        files.emplace_back(QStringLiteral("%1/%2-cut-%3.%4")
                               .arg(folder, sheets.gameId(), one.numbers.front(),
                                    format == CutFormat::svg ? QStringLiteral("svg") : QStringLiteral("dxf")),
                           cutFile(*one.page, format, title).toStdString());
        if (progress && !progress(static_cast<int>(files.size()), static_cast<int>(all.size()))) return {};
    }
    return writeFiles(files);
}

} // namespace drawbridge
