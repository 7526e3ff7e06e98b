// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"

#include <cstddef>
#include <functional>
#include <optional>

class QWidget;

namespace drawbridge {

/// Reads a file the user has chosen on a worker thread, so that the window stays responsive. If it takes
/// longer than a moment, a box over the window says so and offers to cancel. `size` is the number of bytes.
/// Returns why it was not read completely, if so: cancelled, too expensive, or out of memory.
std::optional<Mistake> readAside(QWidget* over, std::size_t size, const std::function<void()>& read);

} // namespace drawbridge
