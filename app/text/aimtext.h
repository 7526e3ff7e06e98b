// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace drawbridge {

class GameText;

/// What a move is for (Advice::aim, Appraisal::aim), in a sentence; empty for no aim.
QString aimText(const GameText& text, std::string_view aim);

} // namespace drawbridge
