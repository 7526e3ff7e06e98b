// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Ends the application in an orderly way, but without a question, when the system asks it to, as at the end
/// of a session or in a terminal that is closed.
void endOnSignals();

} // namespace drawbridge
