// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

class Foyer;
class SoundBoard;

/// Lets be heard what is done in the hall: boxes lifted and put down, things pressed, pages turned.
void hearHall(Foyer& foyer, SoundBoard& board);

} // namespace drawbridge
