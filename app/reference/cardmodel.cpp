// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/cardmodel.h"

#include "text/gametext.h"

#include <algorithm>
#include <numeric>

namespace drawbridge {

namespace {

/// Without case and accents.
QString plain(const QString& text) {
    QString bare;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing) bare.append(letter);
    return bare.toCaseFolded();
}

} // namespace

void CardModel::setGame(const GameInfo& game, const Setup& setup) {
    beginResetModel();
    game_ = &game;
    pages_ = cardPages(game, setup);
    endResetModel();
}

int CardModel::rowOf(const QString& picture) const {
    const auto found = std::ranges::find_if(
        pages_, [&picture](const CardPage& page) { return page.pictures.contains(picture); });
    return found == pages_.end() ? -1 : static_cast<int>(found - pages_.begin());
}

int CardModel::total() const {
    return std::accumulate(pages_.begin(), pages_.end(), 0,
                           [](int sum, const CardPage& page) { return sum + page.count; });
}

int CardModel::kinds() const {
    return static_cast<int>(
        std::ranges::count_if(pages_, [](const CardPage& page) { return page.count > 0; }));
}

QStringList CardModel::families() const {
    QStringList families;
    for (const CardPage& page : pages_)
        if (!families.contains(page.family)) families.append(page.family);
    return families;
}

int CardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(pages_.size());
}

QVariant CardModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const CardPage& card = page(index.row());
    const QString count = card.count > 0 ? textFor(game_->id()).counted(card.count) : QString();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return card.name;
    case Qt::AccessibleTextRole:
        //: Read out in the gallery: the name of a card, how many there are, and what kind of card it is.
        return count.isEmpty() ? tr("%1, %2").arg(card.name, card.family)
                               : tr("%1, %2, %3").arg(card.name, count, card.family);
    case Qt::AccessibleDescriptionRole: return card.meaning;
    case PictureRole: return card.pictures.value(0);
    case CountRole: return count;
    case FamilyRole: return card.family;
    case WordsRole: return QStringList{card.name, card.family, card.meaning}.join(QLatin1Char('\n'));
    default: return {};
    }
}

void CardFilter::setSearch(const QString& words) {
    words_ = plain(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void CardFilter::setFamily(const QString& family) {
    family_ = family;
    invalidateFilter();
}

bool CardFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!family_.isEmpty() && index.data(CardModel::FamilyRole) != family_) return false;
    const QString words = plain(index.data(CardModel::WordsRole).toString());
    return std::ranges::all_of(words_, [&words](const QString& word) { return words.contains(word); });
}

} // namespace drawbridge
