// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/handserver.h"

namespace drawbridge {

/// The page: all that anybody may get over HTTP, with its words in the program's language (/words.json).
PublicFiles pageFiles();

} // namespace drawbridge
