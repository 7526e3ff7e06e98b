// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// The values of a variant option, as pictures. One that is not possible at present can still be chosen; pressing it
// shows the reason.
Column {
    id: group

    required property NewGameChoice choice
    required property variantRow row
    /// The value whose reason is shown; -1: none.
    property int asked: -1

    signal chosen(int value)
    signal clauseRequested(string clause)

    readonly property variantValue told: valueAt(Math.max(0, asked))
    readonly property bool tells: asked >= 0 && told.why !== ""

    spacing: Math.round(Theme.unit * 0.5)
    // Any further choice hides the reason, which may no longer apply.
    Connections {
        target: group.choice
        function onChanged() {
            group.asked = -1;
        }
    }

    /// Clamped, since the number of values may shrink before the delegates are removed.
    function valueAt(index: int): variantValue {
        return row.values[Math.min(index, row.values.length - 1)];
    }

    SheetText {
        width: parent.width
        text: group.row.name
        color: HallTheme.woodInk
        font.family: Theme.nameFamily
        font.pixelSize: Math.round(Theme.unit * 1.3)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Grid {
        id: grid
        readonly property real room: Math.round(Theme.unit * 0.4)
        /// All items get the height of the tallest.
        readonly property real tallest: Math.max(0, ...Array.from(children).map(child => child.implicitHeight))
        width: parent.width
        columns: Math.min(Math.max(2, group.row.values.length), group.width > Theme.unit * 18 ? 3 : 2)
        spacing: room
        Repeater {
            model: group.row.values.length
            VariantCard {
                required property int index
                value: group.valueAt(index)
                objectName: "variant-" + value.id
                width: Math.floor((grid.width - (grid.columns - 1) * grid.room) / grid.columns)
                height: grid.tallest
                cloth: group.choice.clothByDay // the same by night
                onClicked: {
                    if (value.why !== "") {
                        group.asked = group.asked === index ? -1 : index;
                    } else {
                        group.asked = -1;
                        group.chosen(index);
                    }
                }
            }
        }
    }
    PaperSheet {
        visible: group.tells
        width: parent.width
        height: reason.height + Theme.unit
        Column {
            id: reason
            x: Math.round(Theme.unit * 0.5)
            y: x
            width: parent.width - 2 * x
            SheetText {
                width: parent.width
                text: group.told.why
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            Flow {
                width: parent.width
                spacing: Theme.unit * 0.5
                TextPress {
                    objectName: "allTheSame"
                    //: A button: this way to play although the seats do not fit; they change
                    text: qsTr("Choose it all the same")
                    onClicked: {
                        const value = group.asked;
                        group.asked = -1;
                        group.chosen(value);
                    }
                }
                TextPress {
                    //: A link; %1 is the number of a rule, such as 6.4
                    text: qsTr("Rule %1").arg(group.told.number)
                    visible: group.told.clause !== ""
                    onClicked: group.clauseRequested(group.told.clause)
                }
            }
        }
    }
}
