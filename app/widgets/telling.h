// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace drawbridge {

/// Tells something that has gone wrong and that nobody has asked for, in a box over a window which waits for
/// no answer. One at a time, and never over a question or behind one: the next comes when the one before has
/// been read. What is told already, or waits to be, is not told twice.
void tellInTurn(QWidget* over, const QString& sentence, const QString& details = {});

} // namespace drawbridge
