// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Welcome sheet for first-time users: name, shield, and a single start button. Filling it in is optional.
Item {
    id: sheet

    /// Names of the shields, for screen readers.
    required property list<string> shieldNames
    readonly property string name: field.text.trim()
    property int shield: 0
    readonly property Item first: showMe

    signal showMeHow
    signal knowIt

    readonly property int pad: Math.round(Theme.unit * 1.5)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Welcome to the hall")

    HallPaper {
        anchors.fill: parent
    }
    Column {
        id: words
        x: sheet.pad
        // Long text uses the full height.
        y: Math.round(Math.max(0, Math.min(sheet.pad * 0.7, (sheet.height - height) / 2)))
        width: sheet.width - 2 * sheet.pad
        spacing: Math.round(Theme.unit * 0.35)
        SheetText {
            width: parent.width
            text: qsTr("Welcome to the hall")
            font.family: Theme.nameFamily
            font.pixelSize: HallTheme.size(2)
        }
        SheetText {
            width: parent.width
            text: qsTr("Games of castles, one table. Your first castle takes five minutes, and somebody shows you how.")
            font.pixelSize: HallTheme.size(1.03)
        }
        SheetText {
            width: parent.width
            topPadding: Math.round(Theme.unit * 0.5)
            text: qsTr("Your name and your shield")
            color: HallTheme.faintInk
            font.family: Theme.nameFamily
            font.pixelSize: HallTheme.size(1.07)
        }
        Flow {
            width: parent.width
            spacing: Math.round(Theme.unit * 0.3)
            Rectangle {
                width: Math.round(Math.max(Theme.unit * 8, Math.min(Theme.unit * 11.5, words.width - 8 * Theme.unit * 2.85)))
                height: Math.round(Theme.unit * 2.7)
                radius: 3
                color: "#fffaf0"
                border.width: field.activeFocus ? 3 : 2
                border.color: HallTheme.ink
                TextInput {
                    id: field
                    objectName: "name"
                    readonly property bool walkable: visible
                    anchors.fill: parent
                    anchors.margins: Math.round(Theme.unit * 0.7)
                    verticalAlignment: TextInput.AlignVCenter
                    activeFocusOnTab: true
                    clip: true
                    color: HallTheme.ink
                    selectionColor: Theme.azure
                    selectedTextColor: "#ffffff"
                    selectByMouse: true
                    maximumLength: 24
                    font.family: Theme.textFamily
                    font.pixelSize: HallTheme.name
                    Accessible.role: Accessible.EditableText
                    Accessible.name: qsTr("Your name")
                    Accessible.editable: true
                    onAccepted: sheet.showMeHow()
                    Keys.onTabPressed: event => HallTheme.keyed(event)
                    Keys.onBacktabPressed: event => HallTheme.keyed(event)
                    PlainText {
                        anchors.fill: parent
                        verticalAlignment: Text.AlignVCenter
                        visible: field.text === "" && !field.inputMethodComposing
                        text: qsTr("Your name")
                        color: "#8a7d6d"
                        font: field.font
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
            Repeater {
                model: 8
                HallPress {
                    id: press
                    required property int index
                    readonly property bool taken: sheet.shield === index
                    width: Math.round(Theme.unit * 2.5)
                    height: Math.round(Theme.unit * 2.7)
                    objectName: "shield-" + index
                    label: sheet.shieldNames[index]
                    tabStop: taken
                    Accessible.role: Accessible.RadioButton
                    Accessible.checkable: true
                    Accessible.checked: taken
                    onChosen: sheet.shield = index
                    Rectangle {
                        anchors.fill: parent
                        visible: press.taken || press.pointed
                        radius: 6
                        color: press.taken ? HallTheme.gold : "transparent"
                        border.width: 2
                        border.color: HallTheme.ink
                    }
                    HallPicture {
                        anchors.centerIn: parent
                        height: Math.round(parent.height * 0.86)
                        width: Math.round(height / 1.2)
                        wanted: HallTheme.arms(press.index)
                    }
                    // Second mark of the selected shield, besides its colour.
                    Rectangle {
                        visible: press.taken
                        x: parent.width - width * 0.6
                        y: -height * 0.4
                        width: Math.round(Theme.unit * 1.3)
                        height: width
                        radius: width / 2
                        color: HallTheme.paper
                        border.width: 2
                        border.color: HallTheme.ink
                        HallPicture {
                            anchors.centerIn: parent
                            width: Math.round(parent.width * 0.7)
                            height: width
                            wanted: HallTheme.face("sign-tick")
                        }
                    }
                }
            }
        }
        Flow {
            width: parent.width
            topPadding: Math.round(Theme.unit * 0.8)
            spacing: Math.round(Theme.unit)
            HallButton {
                id: showMe
                objectName: "show-me"
                label: qsTr("Show me how")
                sign: "play"
                gold: true
                onChosen: sheet.showMeHow()
            }
            HallButton {
                id: play
                objectName: "know-it"
                height: showMe.height
                label: qsTr("I know it: play")
                onChosen: sheet.knowIt()
            }
            PlainText {
                visible: words.width > showMe.width + play.width + implicitWidth + 2 * Math.round(Theme.unit)
                height: showMe.height
                verticalAlignment: Text.AlignVCenter
                text: qsTr("or take any box from the shelf")
                color: HallTheme.faintInk
                font.pixelSize: HallTheme.normal
            }
        }
    }
}
