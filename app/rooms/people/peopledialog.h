// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"
#include "widgets/parchment.h"

#include <QString>

class QListWidget;
class QPushButton;
class QToolButton;

namespace drawbridge {

class People;

/// Manages the profiles of this computer: names and shields. Changes are stored at once.
class PeopleDialog : public ParchmentDialog {
    Q_OBJECT

  public:
    /// `people` must outlive this.
    explicit PeopleDialog(People* people, QWidget* parent = nullptr);

  private:
    QPushButton* makeButton(const QString& text, void (PeopleDialog::*does)());
    void list();
    QString chosen() const;
    void follow();
    void play();
    void add();
    void rename();
    void remove();
    /// Asks for a name until it is valid; empty: cancelled.
    QString askName(const QString& title, const QString& before, const QString& self);
    void tell(const Result<>& done);

    People* people_;
    QListWidget* list_;
    QPushButton* play_;
    QPushButton* rename_;
    QToolButton* shield_;
    QPushButton* remove_;
};

} // namespace drawbridge
