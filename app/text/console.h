// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef DRAWBRIDGE_TEXT_CONSOLE_H
#define DRAWBRIDGE_TEXT_CONSOLE_H

namespace drawbridge {

/// Makes stdio work in a Windows console: UTF-8, line ends as on other systems, and also in a program with
/// windows, which has no console of its own. On other systems, makes sure that no file gets the descriptor of
/// a closed stream. Cannot fail: without a console, output goes where it went.
void meetConsole();

} // namespace drawbridge

#endif
