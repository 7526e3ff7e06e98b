// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// CASTLES on the table.
Arrangement {
    game: "castles"
    ground: "teal"

    function isGift(face: string): bool {
        return !isAttack(face) && !/\/(puppet|alliance|block|cannon-fire)$/.test(face);
    }

    function isAttack(face: string): bool {
        return /-attack$|\/sabotage$|\/jester$/.test(face);
    }
}
