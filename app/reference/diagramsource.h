// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QString>

namespace drawbridge {

/// Paints the diagrams of the rule books. Who shows them need not know how.
class DiagramSource : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    enum class Ground { Cloth, Paper };

    /// A diagram at most that many pixels wide and two thirds as high, cut to what it is about; on paper in
    /// colours that take little ink.
    /// If it is not at hand a null picture, and it is painted as soon as there is time.
    virtual QImage picture(const QString& gameId, const QString& diagram, int width,
                           Ground ground = Ground::Cloth) = 0;

  signals:
    /// It is at hand now; or it cannot be painted, and never will be.
    void painted(const QString& gameId, const QString& diagram);
};

} // namespace drawbridge
