// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/diagramsource.h"

#include <QCache>
#include <QSet>
#include <QString>

namespace drawbridge {

class TableCamera;

/// Paints diagrams by the table's own scene, one after the other from the event loop.
class TableDiagrams : public DiagramSource {
    Q_OBJECT

  public:
    /// The camera is used for as long as diagrams are asked for, and answers only as long as this lives.
    explicit TableDiagrams(TableCamera* camera, QObject* parent = nullptr);

    QImage picture(const QString& gameId, const QString& diagram, int width,
                   Ground ground = Ground::Cloth) override;

  private:
    QCache<QString, QImage> done_; ///< by bytes
    QSet<QString> ordered_;
    TableCamera* camera_;
};

} // namespace drawbridge
