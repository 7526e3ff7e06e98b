// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QString>

namespace drawbridge {

/// Makes `program` exit with a message, in the current language, when memory runs out.
void tellWhenMemoryEnds(const char* program);

/// The message that there is not enough memory for a request.
QString noMemoryText();

/// Whether the system lets this program have so many megabytes of address space.
Result<> checkAddressSpace(int megabytes);

} // namespace drawbridge
