// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace drawbridge {

class HallView;
class NewGameView;
class SceneTransition;

/// The transition of a game's box from the hall's shelf to the New game scene, or back, over a widget that
/// shows one of them. Made of pictures of both; null if they cannot be grabbed.
SceneTransition* carryBox(HallView& hall, NewGameView& table, QWidget* over, bool back);

} // namespace drawbridge
