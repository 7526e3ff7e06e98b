// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/bookprint.h"

#include <optional>

namespace drawbridge {

/// Asks what of a rule book is to be printed; nothing if it is not wanted any more. What is chosen is
/// proposed the next time.
std::optional<BookChoice> askForBook(const QString& title, bool codes, QWidget* parent);

} // namespace drawbridge
