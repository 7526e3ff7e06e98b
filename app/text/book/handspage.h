// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace drawbridge {

/// A part of the chapter on playing with phones, which is the same in all rule books.
struct HandsPart {
    QString place; ///< its place in a book, as in bookpage.h: "hands-lost"
    QString title;
    QString text; ///< a paragraph per line
};

/// All parts, in order, in the reader's language.
std::vector<HandsPart> handsParts();

/// The part on what to do when the page does not come.
inline const QString kPageDoesNotCome = QStringLiteral("hands-lost");

} // namespace drawbridge
