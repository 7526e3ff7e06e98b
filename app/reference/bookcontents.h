// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace drawbridge {

class RuleBook;

/// Table of contents of a rule book: chapters, sections, rules. Places are named as in bookpage.h.
class BookContents : public QTreeWidget {
    Q_OBJECT

  public:
    explicit BookContents(QWidget* parent = nullptr);

    void setBook(const RuleBook& book);
    /// The width that shows all visible headings in full.
    int breadth() const;
    /// Selects the item of a place, or of the chapter it belongs to.
    void choose(const RuleBook& book, const QString& place);

  signals:
    void opened(const QString& place);
};

} // namespace drawbridge
