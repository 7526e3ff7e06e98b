// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all as a record: they give a match or say what is wrong, and what they give can be saved.
#include "match/record.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

using namespace drawbridge;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Loaded loaded = readRecord(text);
    if (!loaded.match && !loaded.mistake) std::abort();
    if (!loaded.match) return 0;
    const std::string saved = writeRecord(*loaded.match);
    const Loaded again = readRecord(saved);
    if (again.mistake || !again.match) std::abort();
    if (writeRecord(*again.match) != saved) std::abort();
    return 0;
}
