// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;
class QWidget;

namespace drawbridge {

/// All keys: those of the menus, as they stand in `menus`, and those of the table.
void showKeys(QWidget* parent, const QMenuBar* menus);

void showAbout(QWidget* parent);

/// The licences of the program and of all that comes with it.
void showLicences(QWidget* parent);

} // namespace drawbridge
