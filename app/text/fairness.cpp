// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fairness.h"

#include "text/balance.h"
#include "text/gametext.h"

namespace drawbridge {

QString fairness(const GameInfo& game, const Setup& setup) {
    const std::optional<QString> own = textFor(game.id()).fairness(setup);
    return own ? *own : beginning(Balance::bundled(), game, setup);
}

} // namespace drawbridge
