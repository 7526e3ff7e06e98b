// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

namespace drawbridge {

/// Paints the diagrams of the rule books.
class DiagramSource : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    enum class Ground { Cloth, Paper };

    /// Priority of a picture, asked before each is painted: smallest first; nullopt: no longer needed.
    using Priority = std::function<std::optional<int>()>;

    /// Returns a diagram at most that many pixels wide and two thirds as high, cropped to its content; for
    /// paper in colours that save ink. If it is not cached, returns a null picture and paints it later,
    /// unless nobody who requested it needs it by then: then it has to be requested again.
    virtual QImage picture(
        const QString& gameId, const QString& diagram, int width, Ground ground = Ground::Cloth,
        Priority priority = [] { return std::optional(0); }) = 0;

  signals:
    /// The diagram is cached now; or it cannot be painted at all.
    void painted(const QString& gameId, const QString& diagram);
};

} // namespace drawbridge
