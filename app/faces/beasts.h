// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// The face of the bot of that name for FacePainter: "beast/boar" for Baldwin. A name that is not among the
/// suggested ones gets one of the beasts too, always the same.
QString beastOf(const QString& bot);

} // namespace drawbridge
