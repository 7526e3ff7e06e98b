// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faces/facepainter.h"

#include <QByteArray>
#include <QCache>
#include <QObject>
#include <QSet>
#include <QThreadPool>

namespace drawbridge {

/// Pictures for pages, painted on a worker, as PNG. Those of cards and shields are faces ("seat/2"), those of
/// marks are "mark/eye". Kept, since many pages ask for the same.
class PagePictures : public QObject {
    Q_OBJECT

  public:
    explicit PagePictures(QObject* parent = nullptr);
    ~PagePictures() override; ///< waits for the worker

    /// The name of a picture: "castles/9a|136|0".
    static QString nameOf(const QString& face, int width, bool whole);
    /// Width that is painted at most, in pixels.
    static constexpr int kWidest = 1200;

    /// The picture, if it is there; else it is painted, and painted() tells when.
    QByteArray picture(const QString& face, int width, bool whole);
    /// Whether there is such a picture at all.
    bool knows(const QString& face) const;

  signals:
    void painted(const QString& name);

  private:
    void keep(const QString& name, const QByteArray& png);

    const FacePainter painter_;
    QCache<QString, QByteArray> done_;
    QSet<QString> ordered_;
    QThreadPool worker_;
};

} // namespace drawbridge
