// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QDialog>
#include <QList>
#include <vector>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QMenuBar;
class QPushButton;

namespace drawbridge {

/// Applies the user's shortcuts to menu actions, identified by object name; their present shortcuts are taken
/// as the defaults.
void takeChosenKeys(const QList<QAction*>& entries);

/// Edits and stores the shortcuts of such actions. A shortcut used elsewhere in the menus or needed by a
/// table is not allowed.
class KeysDialog : public QDialog {
    Q_OBJECT

  public:
    KeysDialog(const QList<QAction*>& entries, const QMenuBar* menus, QWidget* parent);

    void accept() override;

  private:
    struct Row {
        QAction* entry;
        QKeySequenceEdit* edit;
    };

    void check();
    Result<> allowed(const Row& row) const;

    const QMenuBar* menus_;
    std::vector<Row> rows_;
    QLabel* problem_;
    QPushButton* ok_;
};

} // namespace drawbridge
