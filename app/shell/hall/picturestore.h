// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <functional>

namespace drawbridge {

/// Pictures that take long to paint, kept on the disk from one start to the next: of this build of the
/// program only, as they lie in memory, the latest of them up to a fixed number of bytes. What cannot be kept
/// or read is painted.
class PictureStore {
  public:
    /// Keeps them in that folder; in none if it is empty.
    explicit PictureStore(QString folder);

    /// The picture of that name: kept, or else painted and kept.
    QImage picture(const QString& name, const std::function<QImage()>& paint) const;

  private:
    QString fileOf(const QString& name) const;
    void keep(const QString& file, const QImage& image) const;
    void makeRoom() const;

    QString folder_;
};

} // namespace drawbridge
