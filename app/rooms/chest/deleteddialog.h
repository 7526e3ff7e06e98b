// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/parchment.h"

#include <QStringList>

class QPushButton;
class QTableView;

namespace drawbridge {

class ChestActions;
class DeletedModel;

/// The matches deleted lately, from which one may bring some back.
class DeletedDialog : public ParchmentDialog {
    Q_OBJECT

  public:
    /// `person`: who looks (Person::id).
    DeletedDialog(ChestActions* actions, const QString& person, QWidget* parent = nullptr);

    /// Those that were brought back.
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
