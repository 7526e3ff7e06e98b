// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace drawbridge {

/// Has a screen reader say something that has just come about in a window, wherever the focus is; `urgent`:
/// before anything that it is saying. Nothing is to be seen of it, and nothing happens where none is there.
void sayAloud(QWidget* where, const QString& words, bool urgent = false);

} // namespace drawbridge
