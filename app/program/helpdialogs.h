// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;
class QWidget;

namespace drawbridge {

/// Shows all shortcuts: those of `menus`, and those of the table.
void showKeys(QWidget* parent, const QMenuBar* menus);

void showAbout(QWidget* parent);

void showLicences(QWidget* parent);

} // namespace drawbridge
