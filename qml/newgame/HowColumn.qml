// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// How it is played: variants, the most common house rules, and the button for all of them.
Item {
    id: column

    required property NewGameChoice choice

    signal doorOpened
    signal clauseRequested(string clause)

    /// Keep the button visible while the rest scrolls, if there is room.
    readonly property bool pinned: height > door.height + Theme.unit * 24

    ScrollRoom {
        id: room
        width: column.width
        height: column.pinned ? column.height - door.height - Theme.unit * 0.8 : column.height
        contentHeight: parts.height + (column.pinned ? 0 : door.height) + Theme.unit

        Column {
            id: parts
            x: Theme.unit * (LayoutMirroring.enabled ? 0.8 : 0.4)
            width: column.width - Theme.unit * 1.2
            spacing: Math.round(Theme.unit * 0.8)
            topPadding: Math.round(Theme.unit * 0.2)

            Repeater {
                model: column.choice.variants
                VariantGroup {
                    width: parts.width
                    choice: column.choice
                    onChosen: value => {
                        column.choice.setOption(row.option, value);
                        // The deck is chosen in the list of all house rules.
                        if (column.choice.wantsDeck)
                            column.doorOpened();
                    }
                    onClauseRequested: clause => column.clauseRequested(clause)
                }
            }
            NameText {
                width: parts.width
                //: Above the rules that are played by
                text: qsTr("And how")
                horizontalAlignment: Text.AlignLeft
                color: HallTheme.woodInk
                font.pixelSize: Math.round(Theme.unit * 1.3)
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            RulesSheet {
                width: parts.width
                choice: column.choice
            }
        }
    }
    DoorCard {
        id: door
        objectName: "door"
        parent: column.pinned ? column : room.contentItem
        x: parts.x
        y: column.pinned ? column.height - height - Theme.unit * 0.3 : parts.height + Theme.unit * 0.6
        width: parts.width
        choice: column.choice
        onClicked: column.doorOpened()
    }
}
