// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/diagramsource.h"

#include <QCache>
#include <QHash>
#include <QString>
#include <vector>

namespace drawbridge {

class TableCamera;

/// Renders diagrams with the table's own scene, one at a time from the event loop.
class TableDiagrams : public DiagramSource {
    Q_OBJECT

  public:
    /// The camera must live as long as diagrams are requested; it calls back only while this object exists.
    explicit TableDiagrams(TableCamera* camera, QObject* parent = nullptr);

    QImage picture(
        const QString& gameId, const QString& diagram, int width, Ground ground = Ground::Cloth,
        Priority priority = [] { return std::optional(0); }) override;

  private:
    std::optional<int> priorityOf(const QString& key);

    QCache<QString, QImage> done_;                  ///< cost: bytes
    QHash<QString, std::vector<Priority>> ordered_; ///< priorities of all who have requested it
    TableCamera* camera_;
};

} // namespace drawbridge
