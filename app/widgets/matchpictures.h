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

/// A small picture of a match's table, and a line on how it stands; neither shows hidden information.
struct MatchPicture {
    QString file;
    QString state; ///< "Round 6"; may be empty
};

/// Renders pictures of stored matches and caches them on disk.
class MatchPictures : public QObject {
    Q_OBJECT

  public:
    /// The priority of the picture of a match id: see TableCamera.
    using Priority = std::function<std::optional<int>(const QString& id)>;

    /// The camera must outlive this as long as pictures are requested.
    explicit MatchPictures(TableCamera* camera, QObject* parent = nullptr)
        : QObject(parent)
        , camera_(camera) {}
    void setPriority(Priority priority) { priority_ = std::move(priority); }

    /// The picture of a match as last saved; none: it is made when there is time, if still needed then.
    std::optional<MatchPicture> find(const KeptMatch& match);

  signals:
    /// The picture is available now.
    void made(const QString& id);

  private:
    void order(const QString& id, const QString& file);

    TableCamera* camera_;
    Priority priority_ = [](const QString&) { return std::optional(0); };
    QSet<QString> ordered_; ///< files being made
    QSet<QString> vain_;    ///< files that could not be made
};

} // namespace drawbridge
