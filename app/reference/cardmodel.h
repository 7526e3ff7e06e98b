// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/search.h"
#include "text/cardpage.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace drawbridge {

/// The kinds of cards of a game, a row each.
class CardModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        PictureRole = Qt::UserRole, ///< as FacePainter has it
        CountRole,                  ///< in words, "4 cards"; empty of what is not played with
        FamilyRole,
        WordsRole, ///< all that a search looks through
    };

    using QAbstractListModel::QAbstractListModel;

    /// Shows the cards of a game as these options have them.
    void setGame(const GameInfo& game, const Setup& setup);

    const CardPage& page(int row) const { return pages_[static_cast<std::size_t>(row)]; }
    /// The row of the card with that picture, or -1.
    int rowOf(const QString& picture) const;
    /// How many cards are played with, all kinds together.
    int total() const;
    /// How many kinds are.
    int kinds() const;
    QStringList families() const; ///< in the order of the rows

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    const GameInfo* game_ = nullptr;
    std::vector<CardPage> pages_;
};

/// The cards that answer to a search: every word of it occurs in their names, families or meaning, whatever
/// its case and accents.
class CardFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSearch(const QString& words);
    /// Of one family only; of all if it is empty.
    void setFamily(const QString& family);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    Search search_;
    QString family_;
};

} // namespace drawbridge
