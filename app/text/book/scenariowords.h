// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value.h"

#include <QString>
#include <functional>

namespace drawbridge {

/// Inserts the texts into a file of scenarios: `wordsFor` returns the text of an id, or nothing. For
/// "draw-two" it is called with "draw-two.title", "draw-two.tell" and "draw-two.done"; for its step
/// "first-card" with "draw-two.first-card.tell"; for the answer "two" of a puzzle with "draw-two.two.tell",
/// or else "answer.two.tell", common to all puzzles of the file; for seats called Bruno, in any scenario of
/// the file, with "name.Bruno".
Value withWords(Value file, const std::function<QString(const QString& id)>& wordsFor);

} // namespace drawbridge
