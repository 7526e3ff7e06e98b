// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Quits the application orderly, but without a question, on termination signals: at the end of a session or
/// when its terminal is closed.
void endOnSignals();

} // namespace drawbridge
