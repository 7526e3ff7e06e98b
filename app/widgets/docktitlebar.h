// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDockWidget;

namespace drawbridge {

/// Gives a dock a title bar that looks like a wooden rod, and a parchment palette (dark leather by night).
void setWoodenTitleBar(QDockWidget* dock);

} // namespace drawbridge
