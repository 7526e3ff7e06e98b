// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

namespace drawbridge {

/// Image provider of table grounds for QML: `image://grounds/stone?w=1366&h=715&candle=1&…`; name and options
/// are those of Ground, in scene pixels. The picture fills the requested size. May be called from any thread.
class GroundProvider : public QQuickImageProvider {
  public:
    static constexpr const char* providerName = "grounds";

    GroundProvider();

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace drawbridge
