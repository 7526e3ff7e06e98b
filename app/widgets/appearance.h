// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences.h"

namespace drawbridge {

class Session;
class TableController;
class TableView;

/// Dresses the widgets in light or dark, or in the system's own style and colours, with icons to match, and
/// lets tool tips show their words as they are written.
void applyTheme(Theme theme);

/// Lets all widgets write in this percentage of the system's size.
void applyTextSize(int percent);

/// Lets a press drag, and be a long one, as late as somebody has set: on tables as in all windows.
void steady(const Preferences& preferences);

/// Gives a table, and whoever leads it, what somebody has set for all tables.
void dressTable(const Preferences& preferences, TableView* view, TableController* controller);

/// Lets the bots of a match act at the pace, and think with the memory, that somebody has set.
void setBots(const Preferences& preferences, Session& session);

/// Takes the light or the dark icons, as the windows are. To be called when the palette has changed.
void matchIconsToPalette();

} // namespace drawbridge
