// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"

#include <QAbstractTableModel>
#include <QHash>
#include <functional>
#include <optional>

namespace drawbridge {

/// Table model of the stored matches, a row each. It holds the ids of all rows and loads the data of a row
/// only when it becomes visible, so that ten thousand are listed at once.
class ChestModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Title, Others, Stand, Last, Length, kColumns };

    /// The library must outlive this. `onTable` returns the id of the match on this window's table; empty:
    /// none.
    ChestModel(const Library* library, std::function<QString()> onTable, QObject* parent = nullptr);

    /// Sets the current person (Person::id), who is left out of the lists of players.
    void setPerson(const QString& person);
    const QString& person() const { return person_; }
    void setFilter(const MatchFilter& filter);
    const MatchFilter& filter() const { return filter_; }
    /// Call when the library, or who plays what, has changed. The selection is kept where possible.
    void reload();

    QString idAt(int row) const { return ids_.value(row); }
    int rowOf(const QString& id) const { return static_cast<int>(ids_.indexOf(id)); }
    /// The data of a row; none if the match has just been removed.
    std::optional<KeptMatch> matchAt(int row) const;
    /// Says that the match is being played, and whether here; empty: nobody plays it.
    QString busyAt(int row) const;
    /// Who plays it in another window or on another computer.
    std::optional<LockHolder> playerAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    struct Row {
        std::optional<KeptMatch> match;
        std::optional<LockHolder> player{}; ///< who plays it now
    };

    const Row& at(int row) const;
    QString textAt(int row, int column) const;

    const Library* library_;
    std::function<QString()> onTable_;
    QString person_;
    MatchFilter filter_;
    MatchOrder order_;
    QStringList ids_;
    mutable QHash<QString, Row> rows_; ///< cache of the rows loaded
};

} // namespace drawbridge
