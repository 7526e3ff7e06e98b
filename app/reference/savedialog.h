// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

class QWidget;

namespace drawbridge {

/// Asks where to save a file, and before replacing one. `proposed` is a folder and file name. Appends the
/// filter's first extension if the name has none of them: "Round 1.2" is not of type "2". Empty if cancelled.
QString askWhereToSave(QWidget* over, const QString& title, const QString& proposed, const QString& filter);

/// Writes it there whole or not at all. False: it cannot be, and a box with that title says why.
bool saveOrTell(QWidget* over, const QString& title, const QString& file, const std::string& content);

/// Confirms that the file has been saved.
void tellSaved(QWidget* over, const QString& file);

} // namespace drawbridge
