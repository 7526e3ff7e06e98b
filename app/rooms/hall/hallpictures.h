// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/hall/picturestore.h"

#include <QImage>
#include <QQuickImageProvider>
#include <QStringList>
#include <memory>
#include <mutex>

namespace drawbridge {

class FacePainter;

/// The image files of the matches in the hall, by index; shared by the hall view and its image provider
/// (thread-safe).
class Miniatures {
  public:
    void set(QStringList files);
    QString of(int match) const;

  private:
    mutable std::mutex mutex_;
    QStringList files_;
};

/// Image provider of the hall, rendering at the requested size: `image://hall/room?w=1366&…` (HallRoom),
/// `image://hall/face/thing-chest` (a face of FacePainter's room `hall`), `image://hall/arms/3` (shield
/// number 3), `image://hall/box/castle-keep?title=…`, `image://hall/pennon`, `image://hall/runner?night=1`,
/// `image://hall/arms?earned=castle-keep,castles&crest=knight`; and `image://hall/mini/0?3`: the table of the
/// first match, at most as large as requested; the number only distinguishes newer pictures from older ones.
/// Images are cached on disk, so that the hall appears at once.
class HallPictures : public QQuickImageProvider {
  public:
    static constexpr const char* providerName = "hall";

    explicit HallPictures(std::shared_ptr<const Miniatures> miniatures = std::make_shared<Miniatures>());
    ~HallPictures() override;

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

  private:
    QImage painted(const QString& name, const QString& options, const QSize& pixels) const;

    std::shared_ptr<const Miniatures> miniatures_;
    PictureStore store_;
    std::unique_ptr<const FacePainter> faces_;
};

} // namespace drawbridge
