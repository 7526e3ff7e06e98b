// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// The face of the bot of that name, as FacePainter has it: "beast/boar" for Baldwin. A name that is none of
/// the proposed ones gets one of them all the same, always the same.
QString beastOf(const QString& bot);

} // namespace drawbridge
