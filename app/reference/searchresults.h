// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/booksearch.h"

#include <QListWidget>
#include <vector>

namespace drawbridge {

/// What answers in the rule books, each with the question it answers, and a heading above those of each book
/// but the one that is open; or, where nothing does, what may have been meant.
class SearchResults : public QListWidget {
    Q_OBJECT

  public:
    explicit SearchResults(QWidget* parent = nullptr);

    void setAnswers(const std::vector<BookAnswers>& answers, const QString& openGame);
    /// Questions that can be asked instead.
    void setSuggestions(const QStringList& questions);
    /// How many answers there are.
    int found() const { return static_cast<int>(found_.size()); }
    /// The answer in a row; none in that of a heading or a suggestion.
    const Found* foundAt(int row) const;
    /// Goes to the first answer or suggestion there is.
    void chooseFirst();

  signals:
    /// An answer is to be looked at.
    void chosen(const Found& found);
    /// … or opened in its book.
    void opened(const Found& found);
    void suggestionChosen(const QString& question);

  private:
    void addHeading(const QString& words);
    void add(const Found& found, bool isOpenGame);

    std::vector<Found> found_;
};

/// Its place as bookpage.h names it.
QString placeOf(const Found& found);

} // namespace drawbridge
