// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/session.h"

#include <QStringList>

namespace drawbridge {

/// How a match that is over came about: at most three lines for everybody, in the order in which they
/// happened. The last blow is one of them; the others are the heaviest before it, of different turns. Empty
/// where nobody did anybody harm.
QStringList storyOf(const Session& session);

} // namespace drawbridge
