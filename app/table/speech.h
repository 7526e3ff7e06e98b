// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/session.h"

// What is said of the table.
namespace drawbridge {

/// What to do now, for the viewer who is to decide; who is at what, for everybody else. `view` is what they
/// see.
QString taskOf(const Session& session, const View& view);

} // namespace drawbridge
