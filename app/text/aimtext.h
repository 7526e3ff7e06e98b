// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace drawbridge {

class GameText;

/// The purpose of a move (Advice::aim, Appraisal::aim) as a sentence; empty if it has none.
QString aimText(const GameText& text, std::string_view aim);

} // namespace drawbridge
