// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/library.h"

#include <QAbstractTableModel>
#include <QHash>
#include <functional>
#include <optional>

namespace drawbridge {

/// The matches kept, a row each. It holds the names of all that are wanted and asks for what there is to tell
/// of one only when it is to be seen, so that ten thousand are listed at once.
class ChestModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Title, Others, Stand, Last, Length, kColumns };

    /// The library outlives this. `onTable` names the match that lies on the table of this window; empty:
    /// none.
    ChestModel(const Library* library, std::function<QString()> onTable, QObject* parent = nullptr);

    /// Who looks (Person::id): nobody is told that they play with themselves.
    void setPerson(const QString& person);
    const QString& person() const { return person_; }
    void setFilter(const MatchFilter& filter);
    const MatchFilter& filter() const { return filter_; }
    /// The library, or who plays what, is another than before. What is chosen stays chosen while it is there.
    void reload();

    QString idAt(int row) const { return ids_.value(row); }
    int rowOf(const QString& id) const { return static_cast<int>(ids_.indexOf(id)); }
    /// What there is to tell of a row; nothing of one that has just gone.
    std::optional<KeptMatch> matchAt(int row) const;
    /// That it is being played, and whether here; empty: nobody plays it.
    QString busyAt(int row) const;
    /// Who plays it in another window or at another computer.
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
    mutable QHash<QString, Row> rows_; ///< those that have been asked for
};

} // namespace drawbridge
