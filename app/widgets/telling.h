// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace drawbridge {

/// Queues an error message that is no answer to a user's action, and shows it in a non-modal box over a
/// window. One at a time, and never while a modal dialog is open. A message already in the queue is not added
/// twice.
void tellInTurn(QWidget* over, const QString& sentence, const QString& details = {});

} // namespace drawbridge
