// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/diagramsource.h"

#include <QCache>
#include <QTimer>
#include <deque>
#include <memory>

namespace drawbridge {

class Session;
class TableController;
class TableView;

/// Paints diagrams by the table's own scene: the position is laid on a table that nobody sees, which has its
/// picture taken. One after the other from the event loop, each in some tenths of a second.
class TableDiagrams : public DiagramSource {
    Q_OBJECT

  public:
    explicit TableDiagrams(QObject* parent = nullptr);
    ~TableDiagrams() override;

    QImage picture(const QString& gameId, const QString& diagram, int width,
                   Ground ground = Ground::Cloth) override;

  private:
    struct Wanted {
        QString gameId;
        QString diagram;
        int width = 0;
        Ground ground = Ground::Cloth;
        QString key() const;
    };

    void next();
    void lay(const Wanted& wanted);
    void shoot();

    QCache<QString, QImage> done_; ///< by bytes
    std::deque<Wanted> wanted_;    ///< the first is being painted
    bool painting_ = false;
    QTimer settle_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<TableController> table_;
    std::unique_ptr<TableView> view_;
};

} // namespace drawbridge
