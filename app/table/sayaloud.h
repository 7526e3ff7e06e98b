// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace drawbridge {

/// Makes a screen reader speak a message about a window, wherever the focus is; `urgent`: interrupts current
/// speech. Invisible, and without effect if no reader is running.
void sayAloud(QWidget* where, const QString& words, bool urgent = false);

} // namespace drawbridge
