// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/chestmodel.h"

#include "faces/facepixmap.h"
#include "rooms/chest/matchwords.h"

#include <QApplication>
#include <QFontMetrics>
#include <QIcon>
#include <QPainter>

#include <utility>

namespace drawbridge {

namespace {

constexpr double kIconLines = 1.6; // icon height in lines of text

int iconHeight() { return qRound(kIconLines * QFontMetrics(QApplication::font()).lineSpacing()); }

/// A game's cover centred in a square, so that texts beside covers are aligned.
QPixmap coverOf(const QString& face) {
    const int side = iconHeight();
    const double ratio = qApp->devicePixelRatio();
    const QPixmap cover = facePixmap(face, side, ratio);
    QPixmap square(QSize(side, side) * ratio);
    square.setDevicePixelRatio(ratio);
    square.fill(Qt::transparent);
    QPainter painter(&square);
    const QSizeF drawn = cover.deviceIndependentSize();
    painter.drawPixmap(QPointF((side - drawn.width()) / 2, (side - drawn.height()) / 2), cover);
    return square;
}

/// The sort order of a column; columns of names have none.
std::optional<MatchOrder::By> orderOf(int column) {
    switch (column) {
    case ChestModel::Title: return MatchOrder::By::Game;
    case ChestModel::Stand: return MatchOrder::By::State;
    case ChestModel::Last: return MatchOrder::By::Last;
    case ChestModel::Length: return MatchOrder::By::Length;
    default: return {};
    }
}

} // namespace

ChestModel::ChestModel(const Library* library, std::function<QString()> onTable, QObject* parent)
    : QAbstractTableModel(parent)
    , library_(library)
    , onTable_(std::move(onTable)) {}

void ChestModel::setPerson(const QString& person) {
    if (std::exchange(person_, person) != person && !ids_.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void ChestModel::setFilter(const MatchFilter& filter) {
    if (filter == filter_) return;
    filter_ = filter;
    reload();
}

void ChestModel::sort(int column, Qt::SortOrder order) {
    const auto by = orderOf(column);
    if (!by) return;
    order_ = {*by, order == Qt::AscendingOrder};
    reload();
}

void ChestModel::reload() {
    QStringList now = library_->ids(filter_, order_);
    if (now == ids_) {
        rows_.clear();
        if (!ids_.isEmpty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        return;
    }
    emit layoutAboutToBeChanged();
    const QStringList before = std::exchange(ids_, std::move(now));
    rows_.clear();
    for (const QModelIndex& old : persistentIndexList()) {
        const int row = rowOf(before.value(old.row()));
        changePersistentIndex(old, row < 0 ? QModelIndex() : index(row, old.column()));
    }
    emit layoutChanged();
}

const ChestModel::Row& ChestModel::at(int row) const {
    const QString& id = ids_[row];
    auto found = rows_.find(id);
    if (found == rows_.end()) found = rows_.insert(id, {library_->find(id), Library::playerOf(id)});
    return *found;
}

std::optional<KeptMatch> ChestModel::matchAt(int row) const {
    if (row < 0 || row >= ids_.size()) return {};
    return at(row).match;
}

QString ChestModel::busyAt(int row) const {
    if (row < 0 || row >= ids_.size()) return {};
    if (ids_[row] == onTable_()) return tr("On the table");
    return at(row).player ? tr("Played in another window") : QString();
}

std::optional<LockHolder> ChestModel::playerAt(int row) const {
    if (row < 0 || row >= ids_.size() || ids_[row] == onTable_()) return {};
    return at(row).player;
}

int ChestModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ids_.size());
}

int ChestModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString ChestModel::textAt(int row, int column) const {
    const auto& match = at(row).match;
    if (!match) return {};
    switch (column) {
    case Title: return titleOf(*match);
    case Others: return othersIn(*match, person_);
    case Stand: {
        const QString busy = busyAt(row);
        return busy.isEmpty() || match->isOver() ? standOf(*match, person_) : busy;
    }
    case Last: return lastOf(*match);
    default: return lengthOf(*match);
    }
}

QVariant ChestModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= ids_.size()) return {};
    if (role == Qt::DisplayRole) return textAt(index.row(), index.column());
    if (role == Qt::ToolTipRole && (index.column() == Title || index.column() == Others))
        return textAt(index.row(), index.column()); // tool tip for elided text
    if (role == Qt::TextAlignmentRole && index.column() == Length)
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role == Qt::DecorationRole && index.column() == Title) {
        const auto& match = at(index.row()).match;
        const QString face = match ? faceOf(*match) : QString();
        if (face.isEmpty()) return QIcon::fromTheme(QStringLiteral("dialog-warning"));
        return coverOf(face);
    }
    return {};
}

QVariant ChestModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Title: return tr("Match");
    //: Heads a column with the names of those who played along
    case Others: return tr("With");
    //: Heads a column that says who has won, or whose turn it is
    case Stand: return tr("How it stands");
    case Last: return tr("Played last");
    //: Heads a column that says how long was played
    case Length: return tr("Length");
    default: return {};
    }
}

} // namespace drawbridge
