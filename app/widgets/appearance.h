// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences.h"

namespace drawbridge {

class Session;
class TableController;
class TableView;

/// Sets the application's palette, style and icons (light, dark, the platform's own), and plain tool tips.
void applyTheme(Theme theme);

/// Sets the font size of all widgets to a percentage of the system's.
void applyTextSize(int percent);

/// Sets drag distance and long-press time of the application, in tables and all windows.
void steady(const Preferences& preferences);

void dressTable(const Preferences& preferences, TableView* view, TableController* controller);

/// Applies bot pace and memory to a match.
void setBots(const Preferences& preferences, Session& session);

/// Chooses the light or dark icon theme to match the palette. Call when the palette has changed.
void matchIconsToPalette();

} // namespace drawbridge
