// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/hall/picturestore.h"

#include <QImage>
#include <QQuickImageProvider>
#include <QUrlQuery>
#include <memory>

namespace drawbridge {

class FacePainter;

/// Image provider of the hall, rendering at the requested size: `image://hall/room?w=1366&…` (HallRoom),
/// `image://hall/face/thing-chest` (a face of FacePainter's room `hall`), `image://hall/arms/3` (shield
/// number 3), `image://hall/box/castle-keep?title=…`, `image://hall/pennon`, `image://hall/runner?night=1`,
/// `image://hall/arms?earned=castle-keep,castles&crest=knight`; and `image://hall/mini?file=…`: the
/// picture of a stored match's table, at most as large as requested.
/// Images are cached on disk, so that the hall appears at once.
class HallPictures : public QQuickImageProvider {
  public:
    static constexpr const char* providerName = "hall";

    HallPictures();
    ~HallPictures() override;

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

  private:
    QImage painted(const QString& name, const QUrlQuery& options, const QSize& pixels) const;

    PictureStore store_;
    std::unique_ptr<const FacePainter> faces_;
};

} // namespace drawbridge
