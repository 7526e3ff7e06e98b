// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// What putting a piece down may mean, to be chosen where it was put.
Slip {
    id: note

    required property string question
    required property var choices
    property bool asking: false

    signal chosen(int index)

    /// The buttons on it, from above.
    function buttons(): var {
        const found = [];
        for (let i = 0; visible && i < meanings.count; ++i)
            found.push(meanings.itemAt(i));
        return found;
    }

    visible: asking
    wide: Math.min(Theme.unit * 24, Math.max(Theme.unit * 14, list.implicitWidth))

    Accessible.role: Accessible.Grouping
    Accessible.name: question

    PlainText {
        width: parent.width
        bottomPadding: Math.round(Theme.unit * 0.5)
        text: note.question
        wrapMode: Text.WordWrap
        color: Theme.sable
        font.family: Theme.nameFamily
        font.pixelSize: Theme.normal
        Accessible.ignored: true
    }
    Column {
        id: list
        width: parent.width
        spacing: Math.round(Theme.unit * 0.4)
        Repeater {
            id: meanings
            model: note.asking ? note.choices : null
            PlankButton {
                required property int index
                required text
                required key
                required mark
                required help
                tabs: false // the table's own walk leads here
                width: Math.max(implicitWidth, list.width)
                onClicked: note.chosen(index)
            }
        }
    }
}
