// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef DRAWBRIDGE_TEXT_CONSOLE_H
#define DRAWBRIDGE_TEXT_CONSOLE_H

namespace drawbridge {

/// Lets whoever sits at a terminal of Windows read what is written with stdio from now on: as UTF-8, with
/// lines that end as on other systems, and also of a program that has windows and so no terminal of its own.
/// Elsewhere it sees to it that no file takes the place of a stream that is closed. Cannot fail: without a
/// terminal, what is written goes where it went.
void meetConsole();

} // namespace drawbridge

#endif
