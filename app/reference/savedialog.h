// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace drawbridge {

/// Asks where to save something, and before a file is replaced. `proposed` is a folder and a name. What
/// is written without an ending that the filter names gets its first one: "Round 1.2" is of no kind "2".
/// Empty: called off.
QString askWhereToSave(QWidget* over, const QString& title, const QString& proposed, const QString& filter);

/// Says that it is there now.
void tellSaved(QWidget* over, const QString& file);

} // namespace drawbridge
