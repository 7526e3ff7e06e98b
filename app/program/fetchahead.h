// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Fetches on threads of their own what the first picture needs and the window need not wait for while it is
/// made: our fonts, the words of the games, and the plugins that read pictures, for which the menu bar asks.
/// To be called once the program has its language; whoever needs some of it before it is there waits for it,
/// or fetches it.
void fetchAhead();

} // namespace drawbridge
