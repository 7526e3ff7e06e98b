// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// The beam with the program's name, the user's name, and the coat of arms they have earned.
Item {
    id: beam

    required property string personName
    required property int personShield
    required property bool known
    required property string greeting
    /// Picture of the coat of arms, and its description; empty: none yet.
    required property string arms
    required property string armsWords

    signal personRequested
    signal armsRequested

    readonly property int pad: Math.round(Math.max(0.016 * width, Theme.unit))
    /// End of the carving in the painted beam.
    readonly property int carved: Math.round(0.66 * width)

    HallWords {
        x: Theme.mirrored ? beam.width - width - beam.pad : beam.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: beam.width - person.width > implicitWidth + 3 * beam.pad
        text: "DRAWBRIDGE"
        color: "#ecc05a"
        style: Text.Outline
        styleColor: Theme.dark ? "#1f1005" : "#3a210f"
        font.pixelSize: Math.round(beam.height * 0.56)
        font.letterSpacing: Math.round(beam.height * 0.1)
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: "Drawbridge"
    }
    HallWords {
        // With large text only the name is shown.
        visible: beam.known && text !== "" && beam.width >= 80 * Theme.unit && person.width + implicitWidth + Theme.unit < beam.width - beam.carved - beam.pad
        x: Theme.mirrored ? person.x + person.width + Math.round(Theme.unit * 1.3) : person.x - width - Math.round(Theme.unit * 1.3)
        anchors.verticalCenter: parent.verticalCenter
        text: beam.greeting
        color: HallTheme.beamInk
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    HallPress {
        id: person
        visible: beam.known
        height: Math.round(beam.height * 0.74)
        width: words.width + arms.width + Math.round(Theme.unit * 1.2)
        x: Theme.mirrored ? beam.pad + earned.room : beam.width - width - beam.pad - earned.room
        anchors.verticalCenter: parent.verticalCenter
        label: beam.personName
        help: qsTr("Change name or shield, or let somebody else play")
        onChosen: beam.personRequested()
        HallPaper {
            anchors.fill: parent
            anchors.margins: 2
        }
        HallPicture {
            id: arms
            height: Math.round(beam.height * 0.86)
            width: Math.round(height / 1.2)
            x: Theme.mirrored ? person.width - width * 0.72 : Math.round(-width * 0.28)
            anchors.verticalCenter: parent.verticalCenter
            wanted: HallTheme.arms(beam.personShield)
        }
        HallWords {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.mirrored ? Math.round(Theme.unit * 0.8) : Math.round(arms.width * 0.72 + Theme.unit * 0.5)
            most: Theme.unit * 14
            text: beam.personName
            color: person.pointed ? Theme.azure : HallTheme.ink
        }
    }
    // The arms hang from the end of the beam and are taller than it.
    HallPress {
        id: earned
        readonly property int room: visible ? width + Math.round(Theme.unit * 0.7) : 0
        objectName: "arms"
        visible: beam.known && beam.arms !== ""
        height: Math.round(beam.height * 1.55)
        width: Math.round(height * 260 / 330)
        x: Theme.mirrored ? beam.pad : beam.width - width - beam.pad
        y: Math.round(beam.height * 0.02)
        label: qsTr("Your arms")
        help: beam.armsWords
        onChosen: beam.armsRequested()
        HallPicture {
            anchors.fill: parent
            wanted: earned.visible ? beam.arms : ""
        }
        // Their description, as a tool tip on hover or focus.
        HallPaper {
            objectName: "armsTold"
            readonly property int pad: Math.round(Theme.unit * 0.7)
            visible: earned.pointed || earned.lit
            x: Theme.mirrored ? 0 : earned.width - width
            y: earned.height + Math.round(Theme.unit * 0.4)
            width: told.width + 2 * pad
            height: told.height + 2 * pad
            PlainText {
                id: told
                x: parent.pad
                y: parent.pad
                width: Math.min(implicitWidth, Theme.unit * 24)
                wrapMode: Text.WordWrap
                text: parent.visible ? earned.help : "" // avoids layout while hidden
                font.pixelSize: HallTheme.small
                Accessible.ignored: true
            }
        }
    }
}
