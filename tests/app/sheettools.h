// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cmath>

// What the tests of printed sheets share.
namespace drawbridge::test {

inline const GameInfo& game(const char* id) { return *findGame(id); }

/// Sets and pieces by name, as one asks for them on the command line.
inline std::vector<PieceSet> setsOf(const char* id, const QStringList& names,
                                    const QStringList& pieces = {}) {
    std::vector<PieceSet> sets = pieceSets(game(id), wholeSetup(game(id)));
    QString problem = chooseSets(sets, names);
    if (problem.isEmpty() && !pieces.isEmpty()) problem = choosePieces(sets, pieces);
    if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
    return sets;
}

/// A page, so many pixels to the millimetre.
inline QImage painted(const SheetPage& page, const SheetOptions& options, double dots) {
    QImage image((page.size() * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dots, dots);
    page.paint(painter, options);
    return image;
}

/// Whether the ink of a mark lies on what stays of a piece when it has been cut out and its corners are
/// round.
inline bool liesOn(const QLineF& mark, const QRectF& trim, double corner) {
    constexpr double step = 0.02;
    constexpr double touch = 0.001;
    const double half = kHairline / 2;
    const bool upright = mark.dx() == 0;
    const QRectF ink =
        QRectF(mark.p1(), mark.p2())
            .normalized()
            .adjusted(upright ? -half : 0, upright ? 0 : -half, upright ? half : 0, upright ? 0 : half);
    const QRectF both = ink & trim;
    if (both.width() < touch || both.height() < touch) return false;
    const auto isIn = [&](double x, double y) {
        const double beyondX = std::max({trim.left() + corner - x, x - trim.right() + corner, 0.0});
        const double beyondY = std::max({trim.top() + corner - y, y - trim.bottom() + corner, 0.0});
        return std::hypot(beyondX, beyondY) < corner - touch || (beyondX == 0 && beyondY == 0);
    };
    for (double x = both.left(); x <= both.right(); x += step)
        for (double y = both.top(); y <= both.bottom(); y += step)
            if (isIn(x, y) || isIn(x, both.bottom()) || isIn(both.right(), y)) return true;
    return isIn(both.right(), both.bottom());
}

/// A row for each game.
inline void addGames() {
    QTest::addColumn<QByteArray>("id");
    for (const GameInfo* each : allGames())
        QTest::newRow(std::string(each->id()).c_str()) << QByteArray::fromStdString(std::string(each->id()));
}

} // namespace drawbridge::test
