// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QRectF>
#include <QString>
#include <map>
#include <memory>
#include <mutex>

class QPainter;
class QSvgRenderer;

namespace drawbridge {

/// SVG part files from the resources, with some of their text replaced, kept parsed. Thread-safe.
class FaceSvgs {
  public:
    using Replacements = QList<QPair<QByteArray, QByteArray>>;

    FaceSvgs();
    ~FaceSvgs();

    /// Paints the file at resource path `file` so that its viewBox fills `where`. `key` tells apart the
    /// replacements made in one file: the same file and key must always come with the same replacements; they
    /// are in the inks of the InkScope already.
    void paint(QPainter& painter, const QRectF& where, const QString& file, const QString& key,
               const Replacements& replacements);

  private:
    std::mutex mutex_;
    std::map<QString, std::unique_ptr<QSvgRenderer>> parsed_;
};

} // namespace drawbridge
