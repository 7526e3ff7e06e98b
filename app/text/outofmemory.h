// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// From now on `program` ends with a sentence, in the language spoken now, where it gets no more memory.
void tellWhenMemoryEnds(const char* program);

/// Where there is no memory for what was asked.
QString noMemoryText();

/// What is to be said if the system lets this program have less address space than so many megabytes; empty
/// if it does not.
QString addressSpaceLacking(int megabytes);

} // namespace drawbridge
