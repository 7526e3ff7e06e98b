// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/booksearch.h"

#include <QListWidget>
#include <vector>

namespace drawbridge {

/// Search results in the rule books, each with the question it answers, with a heading for each book but the
/// open one; or suggested questions if there are none.
class SearchResults : public QListWidget {
    Q_OBJECT

  public:
    explicit SearchResults(QWidget* parent = nullptr);

    void setAnswers(const std::vector<BookAnswers>& answers, const QString& openGame);
    /// Suggested questions.
    void setSuggestions(const QStringList& questions);
    /// Number of results.
    int found() const { return static_cast<int>(found_.size()); }
    /// The result in a row; null for a heading or a suggestion.
    const Found* foundAt(int row) const;
    /// Selects the first result or suggestion.
    void chooseFirst();

  signals:
    /// A result is to be shown.
    void chosen(const Found& found);
    /// … or opened in its book.
    void opened(const Found& found);
    void suggestionChosen(const QString& question);

  private:
    void addHeading(const QString& words);
    void add(const Found& found, bool isOpenGame);

    std::vector<Found> found_;
};

/// The place in its book, as named in bookpage.h.
QString placeOf(const Found& found);

} // namespace drawbridge
