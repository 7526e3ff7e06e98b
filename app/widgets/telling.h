// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace drawbridge {

/// Queues an error message that answers no action, and shows it in a box over a window: one at a time, never
/// while a modal dialog is open, and none twice.
void tellInTurn(QWidget* over, const QString& sentence, const QString& details = {});

} // namespace drawbridge
