// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/view.h"

#include <algorithm>
#include <map>

namespace drawbridge {

bool shows(const View& before, const View& after) {
    std::map<Face, int> news;
    for (const Piece& piece : after.pieces) ++news[piece.face];
    for (const Piece& piece : before.pieces) --news[piece.face];
    return std::ranges::any_of(news, [](const auto& one) { return one.first != kHidden && one.second > 0; });
}

} // namespace drawbridge
