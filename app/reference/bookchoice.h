// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/bookprint.h"

#include <optional>

namespace drawbridge {

/// Asks which parts of a rule book to print; nullopt if cancelled. The choice is remembered as the next
/// default.
std::optional<BookChoice> askForBook(const QString& title, bool codes, QWidget* parent);

} // namespace drawbridge
