// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/lazydock.h"

#include <QString>

class QLabel;
class QLineEdit;
class QTextBrowser;

namespace drawbridge {

/// The rules of the game on the table: every clause with its number and words, to be searched, and opened at
/// any clause.
class RulesDock : public LazyDock {
    Q_OBJECT

  public:
    explicit RulesDock(QWidget* parent);

    void setGame(const QString& gameId);
    /// Shows the dock with this clause in sight and marked.
    void openClause(const QString& clause);
    /// Shows the dock with the search field ready.
    void search();

  protected:
    QString title() const override;
    void makeContent() override;
    void changeEvent(QEvent* event) override;

  private:
    void fill();
    void mark();

    QString game_;
    QString clause_; ///< the one marked
    QLineEdit* search_ = nullptr;
    QLabel* found_ = nullptr;
    QTextBrowser* page_ = nullptr;
};

} // namespace drawbridge
