// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

namespace drawbridge {

/// Paints the diagrams of the rule books. Who shows them need not know how.
class DiagramSource : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    enum class Ground { Cloth, Paper };

    /// How soon a picture is needed: the smallest number first; none: no more. Asked when there is time to
    /// paint one.
    using Haste = std::function<std::optional<int>()>;

    /// A diagram at most that many pixels wide and two thirds as high, cut to what it is about; on paper in
    /// colours that take little ink.
    /// If it is not at hand a null picture, and it is painted as soon as there is time, unless by then nobody
    /// who has asked for it needs it any more: then it has to be asked for anew.
    virtual QImage picture(
        const QString& gameId, const QString& diagram, int width, Ground ground = Ground::Cloth,
        Haste haste = [] { return std::optional(0); }) = 0;

  signals:
    /// It is at hand now; or it cannot be painted, and never will be.
    void painted(const QString& gameId, const QString& diagram);
};

} // namespace drawbridge
