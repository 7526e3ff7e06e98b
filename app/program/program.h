// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// The program in its window, from the command line to its end; call settle() before. Returns what it ends
/// with.
int runProgram(int argc, char** argv);

} // namespace drawbridge
