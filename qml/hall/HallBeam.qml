// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene

// What is written on the beam: the program's name, and whose hall it is.
Item {
    id: beam

    required property string personName
    required property int personShield
    required property bool known

    signal personRequested

    readonly property int pad: Math.round(Math.max(0.016 * width, Theme.unit))

    PlainText {
        id: title
        x: HallTheme.mirrored ? beam.width - width - beam.pad : beam.pad
        anchors.verticalCenter: parent.verticalCenter
        visible: beam.width - person.width > implicitWidth + 3 * beam.pad
        text: "DRAWBRIDGE"
        color: HallTheme.gilt
        style: Text.Outline
        styleColor: HallTheme.carved
        font.family: Theme.nameFamily
        font.pixelSize: Math.round(beam.height * 0.56)
        font.letterSpacing: Math.round(beam.height * 0.1)
        Accessible.role: Accessible.Heading
        Accessible.name: "Drawbridge"
    }
    HallPress {
        id: person
        visible: beam.known
        height: Math.round(beam.height * 0.74)
        width: words.width + arms.width + Math.round(Theme.unit * 1.2)
        x: HallTheme.mirrored ? beam.pad : beam.width - width - beam.pad
        anchors.verticalCenter: parent.verticalCenter
        label: beam.personName
        help: qsTr("Change name or shield, or let somebody else play")
        onChosen: beam.personRequested()
        HallPaper {
            anchors.fill: parent
            anchors.margins: 2
        }
        Image {
            id: arms
            height: Math.round(beam.height * 0.86)
            width: Math.round(height / 1.2)
            x: HallTheme.mirrored ? person.width - width * 0.72 : Math.round(-width * 0.28)
            anchors.verticalCenter: parent.verticalCenter
            source: HallTheme.arms(beam.personShield)
            sourceSize {
                width: width
                height: height
            }
        }
        PlainText {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: HallTheme.mirrored ? Math.round(Theme.unit * 0.8) : Math.round(arms.width * 0.72 + Theme.unit * 0.5)
            width: Math.min(implicitWidth, Theme.unit * 14)
            elide: Text.ElideRight
            text: beam.personName
            color: person.pointed ? Theme.azure : HallTheme.ink
            font.family: Theme.nameFamily
            font.pixelSize: HallTheme.size(1.2)
            Accessible.ignored: true
        }
    }
}
