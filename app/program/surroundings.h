// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// The environment the program runs in.
namespace drawbridge {

/// Sets the application's names, which determine where settings and matches are stored, and checks these
/// places. Call first of all.
void settle();

/// What is missing for storing settings and rendering pictures, as error messages that say what to do. Call
/// when there is an application.
QStringList shortcomings();

} // namespace drawbridge
