// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/diagramsource.h"

#include <QCache>
#include <QHash>
#include <QString>
#include <vector>

namespace drawbridge {

class TableCamera;

/// Paints diagrams by the table's own scene, one after the other from the event loop.
class TableDiagrams : public DiagramSource {
    Q_OBJECT

  public:
    /// The camera is used for as long as diagrams are asked for, and answers only as long as this lives.
    explicit TableDiagrams(TableCamera* camera, QObject* parent = nullptr);

    QImage picture(
        const QString& gameId, const QString& diagram, int width, Ground ground = Ground::Cloth,
        Haste haste = [] { return std::optional(0); }) override;

  private:
    std::optional<int> hasteOf(const QString& key);

    QCache<QString, QImage> done_;               ///< by bytes
    QHash<QString, std::vector<Haste>> ordered_; ///< with what those need who have asked
    TableCamera* camera_;
};

} // namespace drawbridge
