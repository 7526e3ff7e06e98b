// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace drawbridge {

/// The page's own labels in the program's language, as a JSON object by their keys. All else that a page says
/// comes from the models of its table.
QByteArray pageWords();

} // namespace drawbridge
