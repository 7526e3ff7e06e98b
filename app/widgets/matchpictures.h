// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <functional>
#include <optional>
#include <utility>

namespace drawbridge {

class TableCamera;

/// What a kept match looks like, to be recognised by: its table in small, and where it stands. Both are as
/// somebody sees them who just comes in, without a hidden face.
struct MatchPicture {
    QString file;
    QString state; ///< "Round 6"; may be empty
};

/// Has the tables of kept matches photographed, and remembers the pictures between two starts: they are no
/// more than a cache.
class MatchPictures : public QObject {
    Q_OBJECT

  public:
    /// How soon the picture of the match of that name is needed: see TableCamera.
    using Haste = std::function<std::optional<int>(const QString& id)>;

    /// The camera is used for as long as pictures are asked for.
    explicit MatchPictures(TableCamera* camera, QObject* parent = nullptr);
    void setHaste(Haste haste) { haste_ = std::move(haste); }

    /// That of a match as it was kept last. If it is not at hand nothing, and it is made as soon as there is
    /// time, unless it is needed no more by then.
    std::optional<MatchPicture> find(const KeptMatch& match);

  signals:
    /// It is at hand now.
    void made(const QString& id);

  private:
    void order(const QString& id, const QString& file);

    TableCamera* camera_;
    Haste haste_ = [](const QString&) { return std::optional(0); };
    QSet<QString> ordered_; ///< files that are being made
    QSet<QString> vain_;    ///< and those that cannot be
};

} // namespace drawbridge
