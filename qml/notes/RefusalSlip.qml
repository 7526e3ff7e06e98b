// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// A parchment slip that says why a piece may not go where it was put: the rule, the conflict, and the reason in this
// case. Shown in a corner, slightly rotated and sealed, with a thread to the place.
CornerSlip {
    id: slip

    required property refusalNote refusal
    required property real aspect
    /// Animation time in milliseconds; 0: none.
    required property int motion

    signal clauseOpened(string clause)
    signal fitRequested
    signal closed

    onTapped: closed()

    /// Links that can be pressed now.
    function links(): var {
        return Array.from([rule, fit]).filter(link => link.visible);
    }

    visible: refusal.sentence !== ""
    wide: Theme.unit * 21
    rotation: 0.8
    stripe: Theme.gules

    onVisibleChanged: if (visible && motion > 0)
        coming.restart()
    NumberAnimation {
        id: coming
        target: slip
        property: "opacity"
        from: 0
        to: 1
        duration: slip.motion
        easing.type: Easing.OutCubic
    }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: refusal.title !== "" ? Theme.filled(qsTr("%1: %2"), [refusal.title, refusal.sentence]) : refusal.sentence

    // The thread, from the slip's edge to the place.
    readonly property point end: Qt.point(about.x + about.width / 2 - x, about.y + about.height / 2 - y)
    readonly property point begin: Qt.point(Math.max(2 * pad, Math.min(width - 2 * pad, end.x)), end.y < 0 ? 0 : height)
    readonly property int dots: about.width > 0 ? Math.min(40, Math.round(Math.hypot(end.x - begin.x, end.y - begin.y) / Theme.unit)) : 0
    beneath: [
        Repeater {
            model: slip.dots
            Parchment {
                required property int index
                readonly property real part: (index + 1) / (slip.dots + 1)
                // Sagging.
                x: Math.round(slip.begin.x + (slip.end.x - slip.begin.x) * part - width / 2)
                y: Math.round(slip.begin.y + (slip.end.y - slip.begin.y) * part + Theme.unit * 2 * part * (1 - part) - height / 2)
                width: Math.max(6, Math.round(Theme.unit * 0.45))
                height: width
                radius: width / 2
            }
        },
        Icon {
            visible: slip.dots > 0
            x: Math.round(slip.end.x - width / 2)
            y: Math.round(slip.end.y - height / 2)
            width: Math.round(Theme.unit * 1.6)
            source: slip.visible ? Theme.mark("refused") : ""
        }
    ]

    NameText {
        width: parent.width
        visible: text !== ""
        bottomPadding: Math.round(Theme.unit * 0.4)
        text: slip.refusal.title
        wrapMode: Text.WordWrap
        font.pixelSize: Math.round(Theme.unit * 1.25)
        Accessible.ignored: true
    }
    Row {
        width: parent.width
        spacing: Math.round(Theme.unit * 0.8)
        Item {
            id: clash
            readonly property int size: Math.round(Theme.unit * (slip.aspect > 1 ? 3 : 3.4))
            visible: slip.refusal.faces.length > 0
            width: slip.refusal.faces.length > 1 ? 2 * size + 3 : size
            height: Math.round(size * slip.aspect)
            Repeater {
                model: slip.refusal.faces
                Picture {
                    required property string modelData
                    required property int index
                    x: index * (clash.size + 3)
                    width: clash.size
                    height: clash.height
                    source: slip.visible ? Theme.face(modelData, "") : ""
                }
            }
            Icon {
                visible: slip.refusal.faces.length > 1
                anchors.centerIn: parent
                width: Math.round(Theme.unit * 1.5)
                source: visible ? Theme.mark("refused") : ""
            }
        }
        PlainText {
            width: parent.width - (clash.visible ? clash.width + parent.spacing : 0)
            text: slip.refusal.sentence
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    Item {
        width: parent.width
        height: below.height
        Flow {
            id: below
            anchors.left: parent.left
            width: parent.width - seal.width
            topPadding: Math.round(Theme.unit * 0.3)
            spacing: Math.round(Theme.unit * 1.2)
            PlankLink {
                id: rule
                visible: slip.visible && slip.refusal.clause !== ""
                //: Link on a refusal; %1 is the number of a rule, such as 6.4
                text: qsTr("Read rule %1").arg(slip.refusal.number)
                onClicked: slip.clauseOpened(slip.refusal.clause)
            }
            PlankLink {
                id: fit
                visible: slip.visible && slip.refusal.piece !== 0
                //: Link on a refusal: it takes the piece up again and shows where it may go
                text: qsTr("Where does it fit?")
                onClicked: slip.fitRequested()
            }
        }
        Icon {
            id: seal
            anchors {
                right: parent.right
                rightMargin: -Math.round(slip.pad * 0.4)
            }
            y: parent.height - height + Math.round(slip.pad * 1.4)
            width: Math.round(Theme.unit * 2.9)
            source: slip.visible ? Theme.mark("seal") : ""
        }
    }
}
