// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/deleteddialog.h"

#include "library/library.h"
#include "library/matchfolder.h"
#include "reference/plainwidgets.h"
#include "rooms/chest/chestactions.h"
#include "rooms/chest/matchwords.h"
#include "widgets/formparts.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace drawbridge {

/// Reads only the records of visible rows: reading takes as long as replaying the match.
class DeletedModel : public QAbstractTableModel {
  public:
    enum Column { Title, Others, When, kColumns };

    DeletedModel(QString person, QObject* parent)
        : QAbstractTableModel(parent)
        , person_(std::move(person))
        , ids_(Library::deleted()) {}

    QString idAt(int row) const { return ids_.value(row); }

    void reload() {
        beginResetModel();
        ids_ = Library::deleted();
        endResetModel();
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(ids_.size());
    }

    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : kColumns; }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
        const Row& row = at(index.row());
        switch (index.column()) {
        case Title: return titleOf(row.match);
        case Others: return othersIn(row.match, person_);
        default: return QLocale().toString(row.deleted.toLocalTime(), QLocale::ShortFormat);
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
        if (section == Title) return DeletedDialog::tr("Match");
        return section == Others ? DeletedDialog::tr("With") : DeletedDialog::tr("Deleted");
    }

  private:
    struct Row {
        KeptMatch match;
        QDateTime deleted;
    };

    const Row& at(int row) const {
        const QString& id = ids_[row];
        auto found = rows_.find(id);
        if (found == rows_.end()) {
            const QString file = deletedFileOf(id);
            found = rows_.insert(id, {factsOfFile(file), deletedAt(file)});
        }
        return *found;
    }

    QString person_;
    QStringList ids_;
    mutable QHash<QString, Row> rows_;
};

DeletedDialog::DeletedDialog(ChestActions* actions, const QString& person, QWidget* parent)
    : ParchmentDialog(tr("Deleted Lately"), parent)
    , actions_(actions)
    , model_(new DeletedModel(person, this))
    , list_(new QTableView(this)) {
    list_->setModel(model_);
    listRows(list_);
    list_->setWordWrap(false);
    list_->setAccessibleName(tr("Matches deleted lately"));
    QHeaderView* head = list_->horizontalHeader();
    head->setSectionResizeMode(DeletedModel::Title, QHeaderView::Stretch);
    head->setSectionResizeMode(DeletedModel::Others, QHeaderView::Stretch);
    head->setSectionResizeMode(DeletedModel::When, QHeaderView::ResizeToContents);
    head->setResizeContentsPrecision(20); // rows sampled; by default all records would be read

    QDialogButtonBox* buttons = endButtons(this, QDialogButtonBox::Close);
    restore_ = buttons->addButton(tr("&Bring back"), QDialogButtonBox::ActionRole);
    restore_->setDefault(true);
    connect(restore_, &QPushButton::clicked, this, &DeletedDialog::restore);
    connect(list_, &QTableView::doubleClicked, this, &DeletedDialog::restore);
    const auto follow = [this] { restore_->setEnabled(!chosen().isEmpty()); };
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, follow);
    connect(model_, &QAbstractItemModel::modelReset, this, follow);

    sheet()->addWidget(helpLine(model_->rowCount() > 0
                                    ? tr("Matches stay here for 30 days after they were deleted.")
                                    : tr("Nothing has been deleted in the last 30 days."),
                                this));
    sheet()->addWidget(list_, 1);
    sheet()->addWidget(buttons);
    resizeOnScreen(this, {84 * fontMetrics().averageCharWidth(), 24 * fontMetrics().lineSpacing()});
    if (model_->rowCount() > 0) chooseRow(list_, 0);
    follow();
    list_->setFocus();
}

QStringList DeletedDialog::chosen() const {
    QStringList ids;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows()) ids << model_->idAt(index.row());
    return ids;
}

void DeletedDialog::restore() {
    if (chosen().isEmpty()) return;
    const int row = list_->currentIndex().row();
    const ChestActions::Outcome outcome = actions_->restore(chosen());
    restored_ << outcome.ids;
    model_->reload();
    if (model_->rowCount() > 0) chooseRow(list_, std::min(row, model_->rowCount() - 1));
    if (!outcome.problems.isEmpty()) PlainBox::warning(this, windowTitle(), outcome.problems.join('\n'));
}

} // namespace drawbridge
