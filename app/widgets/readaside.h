// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"

#include <cstddef>
#include <functional>
#include <optional>

class QWidget;

namespace drawbridge {

/// Reads a file of `size` bytes on a worker thread. If it takes longer than a moment, a box over the window
/// offers to cancel. Returns why it was not read completely: cancelled, too expensive, out of memory.
std::optional<Mistake> readAside(QWidget* over, std::size_t size, const std::function<void()>& read);

} // namespace drawbridge
