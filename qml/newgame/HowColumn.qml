// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// How it is played: the variants, the rules at hand, and the door to all of them.
Flickable {
    id: column

    required property var choice

    signal doorOpened
    signal clauseRequested(string clause)

    readonly property var variants: choice.variants

    contentWidth: width
    contentHeight: parts.height + Theme.unit
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    clip: interactive

    /// What has the keys is in sight.
    function reveal(item: var) {
        const top = item.mapToItem(column.contentItem, 0, 0).y - Theme.unit;
        const bottom = top + item.height + 2 * Theme.unit;
        if (top < contentY)
            contentY = Math.max(0, top);
        else if (bottom > contentY + height)
            contentY = Math.min(contentHeight - height, bottom - height);
    }

    Column {
        id: parts
        x: Theme.unit * 0.4
        width: column.width - Theme.unit * 1.2
        spacing: Math.round(Theme.unit * 0.9)
        topPadding: Math.round(Theme.unit * 0.2)

        Repeater {
            model: column.variants.length
            VariantGroup {
                required property int index
                width: parts.width
                game: column.choice.game
                option: column.variants[index] ?? ({})
                onChosen: value => column.choice.setOption(option.option, value)
                onClauseRequested: clause => column.clauseRequested(clause)
            }
        }
        PlainText {
            width: parts.width
            //: Above the rules that are played by
            text: qsTr("And how")
            color: NewGameLook.woodInk
            font.family: Theme.nameFamily
            font.pixelSize: Math.round(Theme.unit * 1.3)
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        RulesSheet {
            width: parts.width
            choice: column.choice
        }
        Item {
            width: 1
            height: Math.max(0, column.height - above - door.height - Theme.unit * 1.4)
            readonly property real above: y - parent.spacing
        }
        DoorCard {
            id: door
            objectName: "door"
            width: parts.width
            choice: column.choice
            onClicked: column.doorOpened()
        }
    }
}
