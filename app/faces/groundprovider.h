// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

namespace drawbridge {

/// What a game is played on, for QML: `image://grounds/stone?w=1366&h=715&candle=1&…`; place and options are
/// those of Ground, in the pixels of the scene. The picture fills the size that is asked for. May be called
/// from any thread.
class GroundProvider : public QQuickImageProvider {
  public:
    static constexpr const char* providerName = "grounds";

    GroundProvider();

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace drawbridge
