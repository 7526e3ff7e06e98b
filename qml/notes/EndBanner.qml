// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// How the game ended, over the table; it can be put aside to look at what was built.
FocusScope {
    id: banner

    required property string text
    property string shield: ""
    /// How a series of matches stands.
    property string series: ""
    /// Who played, each with how the seat stands in the end.
    property var seats: null
    property bool aside: false
    /// What the first two buttons say; there may be no second.
    required property string againText
    required property string otherText
    property bool offersWatching: false
    property bool offersHall: false
    /// For how long it takes no press once it has come, in milliseconds: what is pressed in haste was meant for the
    /// table. As long as presses keep coming, none counts.
    property int guard: 0

    signal rematch
    signal newGame
    signal watch
    signal hall

    function takes(): bool {
        if (!guarding.running)
            return true;
        guarding.restart();
        return false;
    }
    function putAside() {
        if (takes())
            aside = true;
    }
    /// It comes back after it was put aside.
    function show() {
        aside = false;
        again.forceActiveFocus(Qt.TabFocusReason);
    }

    onVisibleChanged: {
        aside = false;
        if (visible && guard > 0)
            guarding.restart();
    }
    Timer {
        id: guarding
        interval: banner.guard
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        visible: !banner.aside
        color: "#66161210"
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: banner.putAside()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Rectangle {
        id: sheet
        visible: !banner.aside
        anchors.centerIn: parent
        width: Math.min(banner.width - 2 * Theme.unit, Math.max(Theme.unit * 34, acts.width + 4 * Theme.unit))
        height: Math.min(banner.height - Theme.unit, inside.implicitHeight + 3 * Theme.unit)
        radius: 4
        color: Theme.parchment
        border.width: 2
        border.color: Theme.sable
        Rectangle {
            anchors.fill: parent
            anchors.margins: 5
            color: "transparent"
            border.width: 1
            border.color: Theme.parchmentEdge
        }
        MouseArea {
            anchors.fill: parent
        }
        Column {
            id: inside
            anchors.centerIn: parent
            width: parent.width - 4 * Theme.unit
            spacing: Theme.unit
            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(Theme.unit * 4.5)
                height: width
                source: banner.shield === "" ? Theme.mark("crown") : "image://faces/" + banner.shield
                sourceSize {
                    width: width
                }
            }
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: banner.text
                color: Theme.sable
                font.family: Theme.nameFamily
                font.pixelSize: Math.round(Theme.unit * 1.6)
                Accessible.ignored: true
            }
            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Math.round(Theme.unit * 0.3)
                Repeater {
                    model: banner.seats
                    Row {
                        id: line
                        required property string name
                        required property string shield
                        required property string standing
                        required property bool winner
                        required property bool isOut

                        visible: standing !== ""
                        spacing: Math.round(Theme.unit * 0.6)
                        Image {
                            width: Math.round(Theme.unit * 1.8)
                            height: width
                            source: "image://faces/" + line.shield
                            sourceSize {
                                width: width
                            }
                        }
                        PlainText {
                            width: Theme.unit * 12
                            height: Math.round(Theme.unit * 1.8)
                            verticalAlignment: Text.AlignVCenter
                            elide: Text.ElideRight
                            text: line.name
                            color: Theme.sable
                            font.family: Theme.nameFamily
                            font.pixelSize: Theme.large
                        }
                        PlainText {
                            width: Theme.unit * 8
                            height: Math.round(Theme.unit * 1.8)
                            horizontalAlignment: Text.AlignRight
                            verticalAlignment: Text.AlignVCenter
                            text: line.isOut ? qsTr("out of the game") : line.standing
                            color: Theme.sable
                            font.family: Theme.textFamily
                            font.bold: line.winner
                            font.pixelSize: Theme.normal
                        }
                        Image {
                            width: Math.round(Theme.unit * 1.8)
                            height: width
                            opacity: line.winner ? 1 : 0
                            source: Theme.mark("crown")
                            sourceSize {
                                width: width
                            }
                        }
                    }
                }
            }
            PlainText {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: banner.series
                color: Theme.sable
                font.family: Theme.textFamily
                font.pixelSize: Theme.large
            }
            // What one most likely wants first, and in the same order for the keys. What is not enabled is not offered.
            Grid {
                id: acts
                anchors.horizontalCenter: parent.horizontalCenter
                readonly property var all: [again, fresh, replay, look, home]
                readonly property var shown: Array.from(all).filter(act => act.enabled)
                spacing: Math.round(Theme.unit * 0.7)
                columns: acts.shown.reduce((sum, act) => sum + act.implicitWidth + spacing, 0) <= banner.width - 6 * Theme.unit ? 5 : 2
                horizontalItemAlignment: Grid.AlignHCenter
                function focusOn(number: int) {
                    shown[Math.max(0, Math.min(shown.length - 1, number))].forceActiveFocus(Qt.TabFocusReason);
                }
                /// A key on one of them.
                function take(act: PlankButton, event: KeyEvent) {
                    const onward = Application.layoutDirection === Qt.RightToLeft ? Qt.Key_Left : Qt.Key_Right;
                    const here = shown.indexOf(act);
                    event.accepted = true;
                    if ([Qt.Key_Tab, Qt.Key_Backtab].includes(event.key)) // round and round
                        focusOn((here + (event.key === Qt.Key_Tab ? 1 : -1) + shown.length) % shown.length);
                    else if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key))
                        focusOn(here + (event.key === onward || event.key === Qt.Key_Down ? 1 : -1));
                    else if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
                        event.accepted = false;
                    else if (!event.isAutoRepeat)
                        act.clicked();
                    else
                        banner.takes();
                }
                PlankButton {
                    id: again
                    focus: true
                    main: true
                    text: banner.againText
                    //: The name of a key
                    key: qsTr("Return")
                    onClicked: if (banner.takes())
                        banner.rematch()
                    Keys.onPressed: event => acts.take(again, event)
                }
                PlankButton {
                    id: fresh
                    enabled: banner.otherText !== ""
                    visible: enabled
                    text: banner.otherText
                    onClicked: if (banner.takes())
                        banner.newGame()
                    Keys.onPressed: event => acts.take(fresh, event)
                }
                PlankButton {
                    id: replay
                    enabled: banner.offersWatching
                    visible: enabled
                    text: qsTr("Watch it again")
                    onClicked: if (banner.takes())
                        banner.watch()
                    Keys.onPressed: event => acts.take(replay, event)
                }
                PlankButton {
                    id: look
                    text: qsTr("See the table")
                    onClicked: banner.putAside()
                    Keys.onPressed: event => acts.take(look, event)
                }
                PlankButton {
                    id: home
                    enabled: banner.offersHall
                    visible: enabled
                    text: qsTr("The hall")
                    onClicked: if (banner.takes())
                        banner.hall()
                    Keys.onPressed: event => acts.take(home, event)
                }
            }
        }
    }
}
