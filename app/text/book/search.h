// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace drawbridge {

/// Search terms. A text matches if it contains each of them, ignoring case and accents.
class Search {
  public:
    Search() = default;
    explicit Search(const QString& words);

    bool isEmpty() const { return words_.isEmpty(); }
    bool fits(const QString& text) const;

  private:
    QStringList words_;
};

} // namespace drawbridge
