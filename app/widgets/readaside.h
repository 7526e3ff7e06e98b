// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mistake.h"

#include <cstddef>
#include <functional>
#include <optional>

class QWidget;

namespace drawbridge {

/// Reads what a person has chosen on a thread of its own, so that the window lives on. If it takes longer
/// than a moment, a box over the window says so and lets it be stopped. `size` is how many bytes there are to
/// read. Returns why not all of it was read, if so: it was stopped, costs too much, or there is no memory for
/// it.
std::optional<Mistake> readAside(QWidget* over, std::size_t size, const std::function<void()>& read);

} // namespace drawbridge
