// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <vector>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QMenuBar;
class QPushButton;

namespace drawbridge {

/// Gives entries of menus, which are told apart by their object names, the keys that somebody has chosen for
/// them; those that they have now are the usual ones.
void takeChosenKeys(const QList<QAction*>& entries);

/// Asks for the keys of such entries, and keeps them. A key that does something else in the menus cannot be
/// chosen, nor one that a table needs.
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
    QString problemOf(const Row& row) const;

    const QMenuBar* menus_;
    std::vector<Row> rows_;
    QLabel* problem_;
    QPushButton* ok_;
};

} // namespace drawbridge
