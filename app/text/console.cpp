// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/console.h"

#ifdef _WIN32
#    include <cstdio>
#    include <fcntl.h>
#    include <io.h>
#    include <windows.h>
#else
#    include <fcntl.h>
#    include <unistd.h>
#endif

namespace drawbridge {

#ifdef _WIN32
namespace {

bool leadsSomewhere(DWORD stream) {
    const HANDLE handle = GetStdHandle(stream);
    return handle != nullptr && handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

} // namespace

void meetConsole() {
    const bool told = leadsSomewhere(STD_OUTPUT_HANDLE), warned = leadsSomewhere(STD_ERROR_HANDLE);
    if ((!told || !warned) && AttachConsole(ATTACH_PARENT_PROCESS) != 0) {
        if (!told) (void)std::freopen("CONOUT$", "w", stdout);
        if (!warned) (void)std::freopen("CONOUT$", "w", stderr);
    }
    SetConsoleOutputCP(CP_UTF8);
    for (std::FILE* stream : {stdout, stderr})
        if (_fileno(stream) >= 0) _setmode(_fileno(stream), _O_BINARY);
}
#else
void meetConsole() {
    // No file opened later must get the descriptor of a closed stream, and output: fill it read-only.
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
        if (fcntl(stream, F_GETFD) < 0) (void)open("/dev/null", O_RDONLY | O_NOCTTY);
}
#endif

} // namespace drawbridge
