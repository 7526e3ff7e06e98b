// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace drawbridge {

class RuleBook;

/// The contents of a rule book: chapters, sections, rules. Places are named as in bookpage.h.
class BookContents : public QTreeWidget {
    Q_OBJECT

  public:
    explicit BookContents(QWidget* parent = nullptr);

    void setBook(const RuleBook& book);
    /// How broad it is with all headings whole that are seen.
    int breadth() const;
    /// Marks the entry of a place, or of the chapter it stands in.
    void choose(const RuleBook& book, const QString& place);

  signals:
    void opened(const QString& place);
};

} // namespace drawbridge
