// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

Arrangement {
    game: "castles-of-caleira"
    ground: "wine"

    function sideName(up: bool): string {
        //: A part of a castle on the table: cards played here lie face up.
        return up ? qsTr("Open") : qsTr("Hidden", "a part of a castle on the table: cards played here lie face down");
    }

    function sideHint(up: bool): string {
        return up ? qsTr("face up, takes effect now") : qsTr("face down, keeps its effect");
    }
}
