// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// New game: columns for what is played, who plays, and how; the summary below.
FocusScope {
    id: scene

    required property NewGameChoice choice
    property bool dark: false
    property bool highContrast: false
    property real textScale: 1
    property real motion: 1
    /// The box is still being animated towards its place.
    property alias boxAway: what.boxAway

    signal layRequested
    signal hallRequested
    signal doorOpened
    signal factionsOpened
    signal lessonRequested(string game)
    signal rulesRequested(string game)
    signal clauseRequested(string clause)

    readonly property real gap: width * 0.02

    implicitWidth: 1366
    implicitHeight: 715
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    Accessible.role: Accessible.Pane
    //: Name of the whole area for a screen reader.
    Accessible.name: qsTr("New game")

    Binding {
        target: Theme
        property: "dark"
        value: scene.dark
    }
    Binding {
        target: Theme
        property: "highContrast"
        value: scene.highContrast
    }
    Binding {
        target: Theme
        property: "unit"
        value: Math.round(Math.max(13, Math.min(scene.height / 50, scene.width / 95)) * scene.textScale)
    }
    Binding {
        target: HallTheme
        property: "motion"
        value: scene.motion
    }

    function boxPlace(): rect {
        return what.box.mapToItem(null, 0, 0, what.box.width, what.box.height);
    }
    function tablePlace(): rect {
        return table.table.mapToItem(null, 0, 0, table.table.width, table.table.height);
    }
    /// Closes the open chooser, else returns to the hall.
    function goBack() {
        if (chooser.seat >= 0)
            closeChoosers();
        else
            hallRequested();
    }
    function showFocus() {
        if (scene.activeFocus && scene.Window.activeFocusItem === scene)
            scene.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }
    function openSeat(seat: int) {
        if (chooser.seat === seat) {
            closeChoosers();
            return;
        }
        chooser.seat = seat;
        follow();
        chooser.open();
    }
    function closeChoosers() {
        const seat = chooser.seat;
        if (seat < 0)
            return;
        // Losing focus commits the name being edited, which belongs to the seat that is still open.
        (table.seatAt(seat) ?? scene).forceActiveFocus(Qt.OtherFocusReason);
        chooser.seat = -1;
    }
    /// Updates the open chooser with the seat's current state.
    function follow() {
        if (chooser.seat < 0)
            return;
        if (chooser.seat >= choice.seatCount)
            return closeChoosers();
        chooser.row = choice.seat(chooser.seat);
    }

    Connections {
        target: scene.choice
        function onChanged() {
            scene.follow();
        }
    }
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Escape)
            scene.goBack();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            scene.layRequested();
        else
            event.accepted = false;
    }

    Rectangle {
        anchors.fill: parent
        visible: scene.highContrast
        color: HallTheme.wood
    }
    Image {
        anchors.fill: parent
        visible: !scene.highContrast
        source: Qt.resolvedUrl(scene.dark ? "tabletop-night.svg" : "tabletop-day.svg")
        sourceSize {
            width: 1366
            height: 715
        }
    }
    WhatColumn {
        id: what
        anchors {
            left: parent.left
            leftMargin: scene.gap
            top: parent.top
            topMargin: Theme.unit
            bottom: rail.top
            bottomMargin: Theme.unit * 0.6
        }
        width: Math.round(scene.width * 0.225)
        choice: scene.choice
        onLessonRequested: scene.lessonRequested(scene.choice.game.id)
        onRulesRequested: scene.rulesRequested(scene.choice.game.id)
        onClauseRequested: clause => scene.clauseRequested(clause)
    }
    SeatTable {
        id: table
        anchors {
            left: what.right
            leftMargin: scene.gap * 0.6
            right: how.left
            rightMargin: scene.gap * 0.6
            top: parent.top
            topMargin: Theme.unit * 0.6
            bottom: rail.top
            bottomMargin: Theme.unit * 0.6
        }
        choice: scene.choice
        openSeat: chooser.seat
        onSeatOpened: seat => scene.openSeat(seat)
    }
    HowColumn {
        id: how
        anchors {
            right: parent.right
            rightMargin: scene.gap * 0.6
            top: parent.top
            topMargin: Theme.unit
            bottom: rail.top
            bottomMargin: Theme.unit * 0.3
        }
        width: Math.round(scene.width * 0.285)
        choice: scene.choice
        onDoorOpened: scene.doorOpened()
        onClauseRequested: clause => scene.clauseRequested(clause)
    }
    NewGameRail {
        id: rail
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: Math.round(Math.max(scene.height * 0.09, Theme.unit * 3.8))
        choice: scene.choice
        onHallRequested: scene.hallRequested()
        onLayRequested: scene.layRequested()
        onClauseRequested: clause => scene.clauseRequested(clause)
    }
    MouseArea {
        // A press outside the open chooser closes it, and does nothing else.
        anchors.fill: parent
        visible: chooser.seat >= 0
        onPressed: scene.closeChoosers()
    }
    SeatChooser {
        id: chooser
        readonly property Item mark: seat >= 0 ? table.seatAt(seat) : null
        // Beside its seat, if there is room.
        readonly property real wanted: {
            if (!mark)
                return 0;
            const beside = table.x + mark.x + mark.width + Theme.unit * 0.6;
            return beside + width + Theme.unit * 0.5 <= scene.width ? beside : table.x + mark.x - width - Theme.unit * 0.6;
        }
        x: Math.round(Math.max(Theme.unit * 0.5, Math.min(scene.width - width - Theme.unit * 0.5, wanted)))
        y: Math.round(Math.max(Theme.unit * 0.5, Math.min(scene.height - height - Theme.unit * 0.5, mark ? table.y + mark.y - Theme.unit * 2 : 0)))
        choice: scene.choice
        onClosed: scene.closeChoosers()
        onFactionsOpened: scene.factionsOpened()
    }
}
