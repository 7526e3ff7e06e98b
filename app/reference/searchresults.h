// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/booksearch.h"

#include <QListWidget>
#include <vector>

namespace drawbridge {

/// What was found in the rule books: each place with its excerpt, what was asked for in bold, and a heading
/// above those of each book but the one that is open.
class SearchResults : public QListWidget {
    Q_OBJECT

  public:
    explicit SearchResults(QWidget* parent = nullptr);

    void setAnswers(const std::vector<Answers>& answers, const QString& openGame);
    /// How many places there are.
    int found() const { return static_cast<int>(found_.size()); }
    /// Goes to the first of them; there must be one.
    void chooseFirst();

  signals:
    /// A result has been chosen: its place as bookpage.h names it.
    void opened(const QString& gameId, const QString& place);

  private:
    void addHeading(const QString& gameId);
    void add(const Found& found);
    void open(int row);

    std::vector<Found> found_;
};

} // namespace drawbridge
