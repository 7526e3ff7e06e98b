// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>

namespace drawbridge {

/// A disk cache of images that are slow to render: raw pixels, valid for this build only, evicting the least
/// recently used beyond a size limit. Written by the global thread pool. Images that cannot be stored or read
/// are rendered.
class PictureStore {
  public:
    /// Uses that directory; empty: no cache.
    explicit PictureStore(QString folder, qint64 mostBytes = 96 << 20);

    /// Returns the image of that key from the cache, or renders and caches it.
    QImage picture(const QString& name, const std::function<QImage()>& paint) const;

  private:
    QString fileOf(const QString& name) const;

    QString folder_;
    qint64 mostBytes_;
    std::shared_ptr<std::atomic<qint64>> written_; ///< bytes written since the last cleanup
};

} // namespace drawbridge
