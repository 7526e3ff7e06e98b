// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QRectF>
#include <QString>

class QPainter;

namespace drawbridge {

/// Text of an SVG part file, and what replaces it.
using SvgReplacements = QList<QPair<QByteArray, QByteArray>>;

/// Paints the file at resource path `file` so that its viewBox fills `where`. Files are kept parsed; `key`
/// tells apart the replacements made in one file: the same file and key must always come with the same
/// replacements, which are in the inks of the InkScope already. May be called from several threads at once.
void paintSvg(QPainter& painter, const QRectF& where, const QString& file, const QString& key = {},
              const SvgReplacements& replacements = {});

} // namespace drawbridge
