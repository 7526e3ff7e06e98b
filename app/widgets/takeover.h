// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace drawbridge {

/// Whether a match of the library may be played on or changed here. Where it is being played elsewhere, it is
/// asked whether it is to be taken over, and that is done.
bool mayTake(const QString& id, QWidget* window);

} // namespace drawbridge
