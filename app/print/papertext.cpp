// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/papertext.h"

#include "faces/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <cmath>

namespace drawbridge {

namespace {

constexpr double kPointsPerInch = 72;

} // namespace

PaperText::PaperText(double size)
    : inPoints_(1, 1, QImage::Format_ARGB32) {
    loadFonts();
    inPoints_.setDotsPerMeterX(qRound(kPointsPerInch / 0.0254));
    inPoints_.setDotsPerMeterY(qRound(kPointsPerInch / 0.0254));
    documentLayout()->setPaintDevice(&inPoints_);
    setUseDesignMetrics(true);
    setUndoRedoEnabled(false);
    setDocumentMargin(0);
    QFont font(textFontFamily());
    font.setPointSizeF(size);
    setDefaultFont(font);
    setDefaultStyleSheet(QStringLiteral("a { color: black; text-decoration: none; }"
                                        "h1, h2, h3, .rule { %1 }"
                                        "h1 { font-size: %2pt; margin-top: %3px; margin-bottom: %4px; }"
                                        "h2 { font-size: %5pt; margin-top: %6px; margin-bottom: %7px; }"
                                        "p { margin-top: 0px; margin-bottom: %8px; }")
                             .arg(nameFontStyle(), QString::number(std::round(size * 20) / 10),
                                  QString::number(qRound(size * 1.68)), QString::number(qRound(size * 0.63)),
                                  QString::number(std::round(size * 13.7) / 10),
                                  QString::number(qRound(size * 1.26)), QString::number(qRound(size * 0.42)),
                                  QString::number(qRound(size * 0.74))));
}

double PaperText::dots(double points) const {
    return points * QGuiApplication::primaryScreen()->logicalDotsPerInchY() / kPointsPerInch;
}

void PaperText::paint(QPainter& painter, const QRectF& part) const {
    painter.save();
    painter.translate(-part.topLeft());
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(part);
    documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace drawbridge
