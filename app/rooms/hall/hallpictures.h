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

/// The files in which the miniatures of the matches kept lie, in their order; shared by who shows the hall
/// and who paints it.
class Miniatures {
  public:
    void set(QStringList files);
    QString of(int match) const;

  private:
    mutable std::mutex mutex_;
    QStringList files_;
};

/// Pictures of the hall for QML, as large as they are asked for: `image://hall/room?w=1366&…` (HallRoom),
/// `image://hall/face/thing-chest` (the faces of FacePainter's room `hall`), `image://hall/arms/3` (the
/// shield of that number), `image://hall/box/castle-keep?title=…` (paintTitledBox()), `image://hall/facts?…`
/// (paintFacts()), `image://hall/pennon`, `image://hall/runner?night=1`,
/// `image://hall/arms?earned=castle-keep,castles&crest=knight`; and `image://hall/mini/0?3`:
/// what lies on the table of the first match kept, no larger than it is asked for; the number tells a newer
/// picture from an older one. They are kept on the disk, so that the hall stands there at once.
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
