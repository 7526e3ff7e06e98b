// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/wordstems.h"
#include "text/cardpage.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace drawbridge {

/// List model of a game's kinds of cards, one row each.
class CardModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        PictureRole = Qt::UserRole, ///< face name for FacePainter
        CountRole,                  ///< as text, "4 cards"; empty for cards not in play
        FamilyRole,
        WordsRole, ///< all searchable text
    };

    using QAbstractListModel::QAbstractListModel;

    /// Shows the cards of a game as they are with these options.
    void setGame(const GameInfo& game, const Setup& setup);

    const CardPage& page(int row) const { return pages_[static_cast<std::size_t>(row)]; }
    /// Row of the card with that picture, or -1.
    int rowOf(const QString& picture) const;
    /// Total number of cards in play.
    int total() const;
    /// Number of kinds in play.
    int kinds() const;
    QStringList families() const; ///< in row order

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    const GameInfo* game_ = nullptr;
    std::vector<CardPage> pages_;
};

/// Filters cards by search text: every word must occur in name, family or meaning, ignoring case and accents.
class CardFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSearch(const QString& words);
    /// Restricts to one family; empty for all.
    void setFamily(const QString& family);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    Search search_;
    QString family_;
};

} // namespace drawbridge
