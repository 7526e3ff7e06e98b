// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/parchment.h"

#include <QStringList>

class QPushButton;
class QTableView;

namespace drawbridge {

class ChestActions;
class DeletedModel;

/// The deleted matches, from which some can be restored.
class DeletedDialog : public ParchmentDialog {
    Q_OBJECT

  public:
    /// `person`: the current person (Person::id).
    DeletedDialog(ChestActions* actions, const QString& person, QWidget* parent = nullptr);

    const QStringList& restored() const { return restored_; }

  private:
    QStringList chosen() const;
    void restore();

    ChestActions* actions_;
    DeletedModel* model_;
    QTableView* list_;
    QPushButton* restore_;
    QStringList restored_;
};

} // namespace drawbridge
