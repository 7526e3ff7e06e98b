// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/value.h"

#include <QString>
#include <functional>

namespace drawbridge {

/// A file of scenarios with its words: `wordsFor` gives those of an id, or nothing. "draw-two" is asked for
/// "draw-two.title", "draw-two.tell" and "draw-two.done"; its step "first-card" for
/// "draw-two.first-card.tell"; the answer "two" of a puzzle for "draw-two.two.tell", or else for
/// "answer.two.tell", which is the same in all puzzles of the file; the seats called Bruno, in any scenario
/// of the file, for "name.Bruno".
Value withWords(Value file, const std::function<QString(const QString& id)>& wordsFor);

} // namespace drawbridge
