// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDockWidget;

namespace drawbridge {

/// Hangs a dock from a rod of wood with its title, and lets what lies in it look like parchment, or by night
/// like leather.
void hangFromRod(QDockWidget* dock);

} // namespace drawbridge
