// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// Runs the GUI program from command line to exit code; call settle() before.
int runProgram(int argc, char** argv);

} // namespace drawbridge
