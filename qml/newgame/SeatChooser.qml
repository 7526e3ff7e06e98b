// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Chooses the player of a seat: a bot level, a known person or a guest, with name and shield. Esc closes it and
// discards the name; typing the first letter of a level selects it.
FocusScope {
    id: chooser

    required property NewGameChoice choice
    /// The seat being edited; -1: closed.
    property int seat: -1
    property seatPlate row

    signal closed
    signal factionsOpened

    readonly property real margin: Math.round(Theme.unit * 0.9)

    visible: seat >= 0
    width: Math.round(Theme.unit * 22)
    height: Math.min(parent.height - Theme.unit, content.height + 2 * margin)

    Accessible.role: Accessible.Dialog
    //: The choice of who sits at a place; %1 is a name
    Accessible.name: qsTr("Who sits here: %1").arg(chooser.row.name)

    /// Starts with the current choice.
    function open() {
        scroll.contentY = 0;
        for (let at = 0; at < bots.count; ++at)
            if (choice.levels[at].id === row.level)
                return bots.itemAt(at).forceActiveFocus(Qt.PopupFocusReason);
        for (let at = 0; at < known.count; ++at)
            if ((known.itemAt(at) as PersonPress)?.chosen)
                return known.itemAt(at).forceActiveFocus(Qt.PopupFocusReason);
        guest.forceActiveFocus(Qt.PopupFocusReason);
    }
    function step(by: int) {
        for (let at = 0; at < bots.count; ++at)
            if (bots.itemAt(at).activeFocus)
                return bots.itemAt(Math.max(0, Math.min(bots.count - 1, at + by))).forceActiveFocus(Qt.TabFocusReason);
    }
    function sitBot(level: string) {
        choice.sitBot(seat, level);
        closed();
    }

    Keys.onPressed: event => {
        const level = name.activeFocus ? undefined : Array.from(chooser.choice.levels).find(each => each.name[0].toUpperCase() === event.text.toUpperCase());
        event.accepted = true;
        if (event.key === Qt.Key_Escape) {
            name.text = Qt.binding(() => name.given);
            chooser.closed();
        } else if (event.key === Qt.Key_Down && !name.activeFocus)
            chooser.step(1);
        else if (event.key === Qt.Key_Up && !name.activeFocus)
            chooser.step(-1);
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            chooser.closed();
        else if (level && !(event.modifiers & ~Qt.ShiftModifier))
            chooser.sitBot(level.id);
        else
            event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && event.text !== "" && event.modifiers === Qt.NoModifier;
    }

    // Blocks the mouse from items below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    PaperSheet {
        anchors.fill: parent
    }
    // A focus trap: while it is open, Tab cycles within it.
    Item {
        activeFocusOnTab: true
        Accessible.ignored: true
        onActiveFocusChanged: if (activeFocus)
            (away.enabled ? away : guest).forceActiveFocus(Qt.BacktabFocusReason)
    }
    ScrollRoom {
        id: scroll
        anchors.fill: parent
        anchors.topMargin: chooser.margin
        anchors.bottomMargin: chooser.margin
        anchors.leftMargin: chooser.margin * 0.5
        anchors.rightMargin: chooser.margin * 0.5
        contentHeight: content.height

        Column {
            id: content
            x: chooser.margin * 0.5
            width: scroll.width - chooser.margin
            spacing: Math.round(Theme.unit * 0.3)

            Item {
                width: parent.width
                height: name.height
                LineField {
                    id: name
                    objectName: "name"
                    anchors.left: parent.left
                    anchors.right: close.left
                    anchors.rightMargin: Theme.unit * 0.4
                    readonly property string given: chooser.row.proposed && !chooser.row.isBot ? "" : chooser.row.name
                    text: given
                    placeholderText: chooser.row.name
                    maximumLength: 20
                    font.family: Theme.nameFamily
                    font.pixelSize: Math.round(Theme.unit * 1.15)
                    Accessible.name: qsTr("Name")
                    onEditingFinished: if (chooser.seat >= 0 && chooser.seat < chooser.choice.seatCount && (text !== "" || !chooser.row.proposed))
                        chooser.choice.rename(chooser.seat, text)
                }
                TextPress {
                    id: close
                    objectName: "close"
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Done")
                    onClicked: chooser.closed()
                }
            }

            Repeater {
                id: bots
                model: chooser.choice.levels
                PressCard {
                    id: bot
                    required property levelRow modelData
                    chosen: modelData.id === chooser.row.level
                    objectName: "level-" + modelData.id
                    width: content.width
                    height: Math.max(helm.height, said.height) + Theme.unit * 0.8
                    text: modelData.name
                    help: Array.of(modelData.help, modelData.measured, modelData.record).filter(words => words !== "").join(" ")
                    checkable: true
                    ringInset: Theme.unit * 0.4
                    takesReturn: true
                    onClicked: chooser.sitBot(modelData.id)
                    Rectangle {
                        anchors.fill: parent
                        radius: 4
                        color: bot.chosen ? HallTheme.gold : bot.hovered ? HallTheme.paperShade : "transparent"
                        border.width: bot.chosen ? 2 : 0
                        border.color: HallTheme.ink
                    }
                    Emblem {
                        id: helm
                        anchors {
                            left: parent.left
                            leftMargin: Theme.unit * 0.3
                            verticalCenter: parent.verticalCenter
                        }
                        width: Math.round(Theme.unit * 2.7)
                        height: width
                        portrait: "helm/" + bot.modelData.id
                        shield: chooser.row.shield
                        withShield: false
                    }
                    Column {
                        id: said
                        anchors {
                            left: helm.right
                            leftMargin: Theme.unit * 0.7
                            right: parent.right
                            rightMargin: Theme.unit * 0.3
                            verticalCenter: parent.verticalCenter
                        }
                        Row {
                            spacing: Theme.unit * 0.5
                            NameText {
                                text: bot.modelData.name
                                font.pixelSize: Math.round(Theme.unit * 1.08)
                            }
                            Crowns {
                                anchors.verticalCenter: parent.verticalCenter
                                count: bot.modelData.crowns
                                size: Theme.unit * 0.9
                            }
                        }
                        SheetText {
                            width: parent.width
                            text: bot.modelData.help
                            font.pixelSize: HallTheme.small
                            lineHeight: 0.95
                        }
                        SheetText {
                            width: parent.width
                            visible: text !== ""
                            text: bot.modelData.measured
                            color: bot.chosen ? HallTheme.ink : HallTheme.faintInk
                            font.pixelSize: HallTheme.small
                        }
                        SheetText {
                            objectName: "record"
                            width: parent.width
                            visible: text !== ""
                            text: bot.modelData.record
                            font.bold: true
                            font.pixelSize: HallTheme.small
                        }
                    }
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                color: "#c9b48a"
            }
            Flow {
                width: parent.width
                spacing: Math.round(Theme.unit * 0.3)
                Repeater {
                    id: known
                    model: chooser.choice.people
                    PersonPress {
                        required property int index
                        required property personRow modelData
                        objectName: "person-" + index
                        text: modelData.name
                        shield: modelData.shield
                        chosen: modelData.id === chooser.row.person
                        onClicked: {
                            chooser.choice.sitPerson(chooser.seat, modelData.id);
                            chooser.closed();
                        }
                    }
                }
                Repeater {
                    model: chooser.choice.guests
                    PersonPress {
                        required property int index
                        required property string modelData
                        objectName: "guest-" + index
                        text: modelData
                        shield: chooser.row.shield
                        onClicked: {
                            chooser.choice.sitGuest(chooser.seat, modelData);
                            chooser.closed();
                        }
                    }
                }
                PersonPress {
                    id: guest
                    objectName: "guest"
                    //: A button: somebody plays here who is not known at this computer
                    text: qsTr("A guest")
                    shield: chooser.row.shield
                    chosen: !chooser.row.isBot && chooser.row.person === "" && !chooser.row.inHand
                    onClicked: {
                        chooser.choice.sitGuest(chooser.seat);
                        name.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
                PersonPress {
                    objectName: "inHand"
                    visible: chooser.choice.takesHands
                    //: A button: somebody plays here with a phone or another computer
                    text: qsTr("With a phone")
                    help: qsTr("They play in a browser of their own and need no account. The code to scan appears when the match begins.")
                    mark: "hand"
                    chosen: chooser.row.inHand
                    onClicked: {
                        chooser.choice.sitInHand(chooser.seat);
                        chooser.closed();
                    }
                }
            }
            FactionChooser {
                visible: chooser.choice.factions.length > 0
                width: parent.width
                choice: chooser.choice
                seat: chooser.seat
                now: chooser.row.faction
                onAllOpened: chooser.factionsOpened()
            }
            Flow {
                id: arms
                visible: chooser.row.person === ""
                width: parent.width
                Repeater {
                    model: 8
                    PressCard {
                        id: arm
                        required property int index
                        chosen: index === chooser.row.shield
                        objectName: "shield-" + index
                        width: Math.floor(arms.width / 8)
                        height: Math.round(Theme.unit * 2.4)
                        text: chooser.choice.shieldNames[index] ?? ""
                        checkable: true
                        ringInset: Theme.unit * 0.4
                        onClicked: chooser.choice.setShield(chooser.seat, index)
                        Rectangle {
                            anchors.fill: parent
                            visible: arm.chosen
                            radius: 4
                            color: HallTheme.gold
                            border.width: 2
                            border.color: HallTheme.ink
                        }
                        Emblem {
                            anchors.centerIn: parent
                            width: Math.round(Theme.unit * 2)
                            height: width
                            shield: arm.index
                        }
                    }
                }
            }
            RuleSwitch {
                objectName: "late"
                visible: chooser.choice.takesLate
                width: parent.width
                //: Of a player who has no cards at first
                text: qsTr("Joins late")
                help: qsTr("Begins without cards or a castle, and can only come in as a puppet.")
                on: chooser.row.late
                onClicked: {
                    chooser.choice.setLate(chooser.seat, !on);
                    chooser.closed();
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.unit * 0.4
                TextPress {
                    objectName: "onward"
                    //: A button: who sits at this place changes places with whoever sits at the next one
                    text: qsTr("Change places with the next")
                    onClicked: {
                        const seat = chooser.seat;
                        chooser.closed();
                        chooser.choice.exchange(seat, (seat + 1) % chooser.choice.seatCount);
                    }
                }
                TextPress {
                    id: away
                    objectName: "away"
                    //: A button: nobody sits at this place any more
                    text: qsTr("Take the seat away")
                    enabled: chooser.choice.noFewer === ""
                    onClicked: {
                        const seat = chooser.seat;
                        chooser.closed();
                        chooser.choice.removeSeat(seat);
                    }
                }
                SheetText {
                    visible: chooser.choice.noFewer !== ""
                    width: parent.width
                    text: chooser.choice.noFewer
                    color: HallTheme.faintInk
                    font.pixelSize: HallTheme.small
                }
            }
        }
    }
    Item {
        activeFocusOnTab: true
        Accessible.ignored: true
        onActiveFocusChanged: if (activeFocus)
            name.forceActiveFocus(Qt.TabFocusReason)
    }
}
