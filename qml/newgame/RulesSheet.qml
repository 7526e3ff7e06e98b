// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// How it is played: a set of house rules, the most common rules, practice, and the seed of the deal under "more".
PaperSheet {
    id: sheet

    required property NewGameChoice choice
    property bool more: false

    height: parts.height + Theme.unit * 1.5

    Column {
        id: parts
        x: Math.round(Theme.unit * 0.75)
        y: x
        width: parent.width - 2 * x
        spacing: Math.round(Theme.unit * 0.15)

        PresetRow {
            width: parent.width
            presets: sheet.choice.presets
            onChosen: id => sheet.choice.usePreset(id)
        }
        Item {
            width: 1
            height: Theme.unit * 0.3
        }
        Repeater {
            model: sheet.choice.switches
            RuleSwitch {
                required property int index
                required property switchRow row
                objectName: "switch-" + index
                width: parent.width
                text: row.name
                answers: row.answers
                help: row.help
                on: row.on
                enabled: row.applies
                onClicked: sheet.choice.toggle(row.option)
            }
        }
        RuleSwitch {
            objectName: "practice"
            width: parent.width
            text: qsTr("Practice: take back any move, ask for hints (H)")
            help: qsTr("Otherwise a move may be taken back until something new has been seen.")
            on: sheet.choice.practice
            onClicked: sheet.choice.practice = !sheet.choice.practice
        }
        TextPress {
            objectName: "more"
            anchors.left: parent.left // mirrored in right-to-left layouts
            leftPadding: 0
            visible: !sheet.more
            //: A button: shows what else can be chosen
            text: qsTr("More…")
            onClicked: {
                sheet.more = true;
                deal.forceActiveFocus(Qt.TabFocusReason);
            }
        }
        PresetRow {
            objectName: "series"
            visible: sheet.more || sheet.choice.isSeries
            width: parent.width
            presets: sheet.choice.seriesKinds
            onChosen: id => {
                sheet.more = true; // stays expanded, whatever is chosen
                sheet.choice.setSeries(id);
            }
        }
        RuleSwitch {
            objectName: "loserBegins"
            visible: sheet.choice.isSeries
            width: parent.width
            text: qsTr("Who has lost begins the next match")
            help: qsTr("Otherwise the seats take turns. Where the rules of a game say who begins, they decide.")
            on: sheet.choice.loserBegins
            onClicked: sheet.choice.loserBegins = !sheet.choice.loserBegins
        }
        Flow {
            visible: sheet.more
            width: parent.width
            spacing: Theme.unit * 0.4
            topPadding: Theme.unit * 0.3
            SheetText {
                height: deal.height
                verticalAlignment: Text.AlignVCenter
                //: Before the number that decides how the cards or tiles are shuffled
                text: qsTr("Deal number")
                Accessible.ignored: true
            }
            LineField {
                id: deal
                objectName: "deal"
                width: Math.round(Theme.unit * 9)
                text: sheet.choice.deal
                maximumLength: 40
                inputMethodHints: Qt.ImhDigitsOnly
                Accessible.name: qsTr("Deal number")
                Accessible.description: qsTr("The same number deals the same cards or tiles and plays the same luck.")
                onTextEdited: sheet.choice.deal = text
            }
            TextPress {
                objectName: "otherDeal"
                text: qsTr("Another deal")
                onClicked: sheet.choice.freshDeal()
            }
        }
    }
}
