// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// Makes `program` exit with a message, in the current language, when memory runs out.
void tellWhenMemoryEnds(const char* program);

/// The message that there is not enough memory for a request.
QString noMemoryText();

/// A message if the system limits this program's address space to less than that many megabytes; else empty.
QString addressSpaceLacking(int megabytes);

} // namespace drawbridge
