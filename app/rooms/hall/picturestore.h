// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>

namespace drawbridge {

/// Pictures that take long to paint, kept on the disk from one start to the next: of this build of the
/// program only, as they lie in memory, those used last up to a number of bytes. They are written by a
/// thread of the global pool. What cannot be kept or read is painted.
class PictureStore {
  public:
    /// Keeps them in that folder; in none if it is empty.
    explicit PictureStore(QString folder, qint64 mostBytes = 96 << 20);

    /// The picture of that name: kept, or else painted and kept.
    QImage picture(const QString& name, const std::function<QImage()>& paint) const;

  private:
    QString fileOf(const QString& name) const;

    QString folder_;
    qint64 mostBytes_;
    std::shared_ptr<std::atomic<qint64>> written_; ///< bytes since there was made room
};

} // namespace drawbridge
