// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facepainter.h"

#include <QCache>
#include <QImage>
#include <QQuickImageProvider>
#include <memory>
#include <mutex>

namespace drawbridge {

/// Faces for QML: `image://faces/castle-keep/RcT`.
///
/// Options follow a question mark, joined by `&`:
/// - `whole`: a card with all that is on it, to be read; else it shows little, and that large;
/// - `shadow`: a margin all round with the soft shadow of a piece lying on the table;
/// - `lifted`: the same margin with the deeper shadow of a piece held above it;
/// - `grey`: without colour, of what no longer counts;
/// - `turn=1`, `2` or `3`: quarter turns clockwise, of a wall or tower from the squares n and nw. A shadow
///   always falls downwards, so ask for `turn` rather than rotate a piece in QML;
/// - `words=de`: not read: it makes a name of its own for the face in each language.
///
/// requestedSize is the size of the whole picture, margin included, in device pixels (QML's Image multiplies
/// sourceSize by the device pixel ratio itself). If one side is missing it follows from the other; if both
/// are, the picture is as large as print at 96 dots per inch. The face is never distorted: it is painted as
/// large as fits and centred.
///
/// Pictures are cached by name and size within a fixed number of bytes. requestImage may be called from any
/// thread.
class FaceProvider : public QQuickImageProvider {
  public:
    /// Width of the margin on every side as a part of the face's own width, the same for `shadow` and
    /// `lifted`: a picture of width W shows a face of width W / (1 + 2 * shadowMargin) = 0.8 W.
    static constexpr double shadowMargin = 0.125;
    /// The name under which to add the provider to the QML engine.
    static constexpr const char* providerName = "faces";

    /// Uses `painter`, which it shares with the rest of the program; makes its own if there is none.
    explicit FaceProvider(std::shared_ptr<const FacePainter> painter = nullptr, int cacheBytes = 96 << 20);

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

  private:
    std::shared_ptr<const FacePainter> painter_;
    std::mutex mutex_;
    QCache<QString, QImage> cache_;
};

} // namespace drawbridge
