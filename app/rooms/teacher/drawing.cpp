// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/drawing.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace drawbridge {

namespace {

constexpr std::array kKinds{"ring", "cross", "light", "arrow", "line"};
constexpr std::array<const char*, kDrawingColours> kColours{"red", "blue", "green", "gold"};

QString inWords(const char* words) { return QCoreApplication::translate("Drawing", words); }

template <class Names>
std::optional<int> indexOf(const Names& names, const QString& name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (name == QLatin1String(names[i])) return static_cast<int>(i);
    return {};
}

QString written(QPointF point) {
    return QStringLiteral("@%1 %2").arg(QString::number(point.x(), 'f', 4),
                                        QString::number(point.y(), 'f', 4));
}

QString written(const Anchor& anchor, const std::vector<PileInfo>& piles) {
    const auto pile =
        std::ranges::find_if(piles, [&](const PileInfo& info) { return info.id == anchor.pile; });
    if (pile == piles.end()) return written(anchor.at);
    const QString name = QString::fromStdString(pile->name);
    return anchor.place < 0 ? name : QStringLiteral("%1 #%2").arg(name, QString::number(anchor.place + 1));
}

std::optional<QPointF> pointFrom(const QString& text) {
    const QStringList parts = text.mid(1).split(QLatin1Char(' '));
    if (!text.startsWith(QLatin1Char('@')) || parts.size() != 2) return {};
    bool isX = false;
    bool isY = false;
    const QPointF point(parts[0].toDouble(&isX), parts[1].toDouble(&isY));
    const auto isInside = [](double value) { return value >= 0 && value <= 1; };
    if (!isX || !isY || !isInside(point.x()) || !isInside(point.y())) return {};
    return point;
}

std::optional<Anchor> anchorFrom(const QString& text, const std::vector<PileInfo>& piles) {
    Anchor anchor;
    if (const auto point = pointFrom(text)) {
        anchor.at = *point;
        return anchor;
    }
    const auto hash = text.indexOf(QLatin1String(" #"));
    const std::string name = text.left(hash).toStdString();
    const auto pile = std::ranges::find(piles, name, &PileInfo::name);
    if (pile == piles.end()) return {};
    anchor.pile = pile->id;
    bool isNumber = true;
    if (hash >= 0) anchor.place = text.mid(hash + 2).toInt(&isNumber) - 1;
    if (!isNumber || (hash >= 0 && (anchor.place < 0 || anchor.place > 0xFF))) return {};
    return anchor;
}

std::optional<DrawnMark> markFrom(const QString& line, const std::vector<PileInfo>& piles) {
    const auto colon = line.indexOf(QLatin1String(": "));
    const QStringList head = line.left(colon).split(QLatin1Char(' '));
    if (colon < 0 || head.size() != 2) return {};
    const auto kind = indexOf(kKinds, head[0]);
    const auto colour = indexOf(kColours, head[1]);
    if (!kind || !colour) return {};
    DrawnMark mark;
    mark.kind = static_cast<DrawnMark::Kind>(*kind);
    mark.colour = *colour;
    const QStringList ends = line.mid(colon + 2).split(QStringLiteral(" > "));
    if (mark.kind == DrawnMark::Kind::Line) {
        for (const QString& end : ends) {
            const auto point = pointFrom(end);
            if (!point) return {};
            mark.points.append(*point);
        }
        return mark;
    }
    const auto from = anchorFrom(ends.front(), piles);
    const auto to = anchorFrom(ends.back(), piles);
    const bool isArrow = mark.kind == DrawnMark::Kind::Arrow;
    if (!from || !to || ends.size() != (isArrow ? 2 : 1)) return {};
    mark.from = *from;
    if (isArrow) mark.to = *to;
    return mark;
}

} // namespace

std::vector<std::string> writeDrawing(const Drawing& drawing, const std::vector<PileInfo>& piles) {
    std::vector<std::string> lines;
    for (const DrawnMark& mark : drawing) {
        QStringList ends;
        for (const QPointF& point : mark.points) ends.append(written(point));
        if (mark.kind != DrawnMark::Kind::Line) ends.append(written(mark.from, piles));
        if (mark.kind == DrawnMark::Kind::Arrow) ends.append(written(mark.to, piles));
        lines.push_back(QStringLiteral("%1 %2: %3")
                            .arg(QLatin1String(kKinds[static_cast<std::size_t>(mark.kind)]),
                                 QLatin1String(kColours[static_cast<std::size_t>(mark.colour)]),
                                 ends.join(QStringLiteral(" > ")))
                            .toStdString());
    }
    return lines;
}

Drawing readDrawing(const std::vector<std::string>& lines, const std::vector<PileInfo>& piles) {
    Drawing drawing;
    for (const std::string& line : lines)
        if (auto mark = markFrom(QString::fromStdString(line), piles)) drawing.push_back(std::move(*mark));
    return drawing;
}

int limitDrawing(std::vector<std::string>& lines) {
    std::ptrdiff_t points = 0;
    return static_cast<int>(std::erase_if(lines, [&](const std::string& line) {
        const auto here = 1 + std::ranges::count(line, '>');
        if (points + here > kMostDrawnPoints) return true;
        points += here;
        return false;
    }));
}

QString colourName(int colour) {
    static constexpr std::array<const char*, kDrawingColours> names{
        QT_TRANSLATE_NOOP("Drawing", "Red, drawn through"), QT_TRANSLATE_NOOP("Drawing", "Blue, dashed"),
        QT_TRANSLATE_NOOP("Drawing", "Green, dotted"), QT_TRANSLATE_NOOP("Drawing", "Gold, dash and dot")};
    return inWords(names[static_cast<std::size_t>(colour)]);
}

QString markName(DrawnMark::Kind kind) {
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("Drawing", "Ring"), QT_TRANSLATE_NOOP("Drawing", "Cross"),
        QT_TRANSLATE_NOOP("Drawing", "Highlight"), QT_TRANSLATE_NOOP("Drawing", "Arrow"),
        QT_TRANSLATE_NOOP("Drawing", "Pen")};
    return inWords(names[static_cast<std::size_t>(kind)]);
}

} // namespace drawbridge
