// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// What the program finds where it is started.
namespace drawbridge {

/// Says who the program is, which decides where settings and matches are kept, and keeps them off where they
/// must not go. To be called first of all.
void settle();

/// What is missing for settings to be kept and pictures to be drawn, in sentences that say what to do. To be
/// called when there is an application.
QStringList shortcomings();

} // namespace drawbridge
