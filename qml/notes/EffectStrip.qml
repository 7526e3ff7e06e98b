// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The queue of effects: the current one large, with its text and its trigger, then the waiting ones in order.
Item {
    id: strip

    required property RowModel effects
    required property real aspect
    property int motion: 180

    readonly property int cards: list.count
    readonly property int pad: Math.max(4, Math.round(Theme.unit * 0.45))
    readonly property int tall: height - 2 * pad
    readonly property int wide: Math.round(tall / aspect)
    readonly property int caption: Math.round(Theme.unit * 1.3)
    /// Gap between waiting cards, for the names below them.
    readonly property int room: Math.round(Theme.unit * 2.6)
    readonly property int small: Math.round((tall - caption) / aspect)
    readonly property int words: Math.round(Math.max(12 * Theme.unit, Math.min(40 * Theme.unit, width - wide - (cards - 1) * (small + room) - 6 * pad)))
    /// Distance between waiting cards; they overlap if there are many.
    readonly property real pitch: cards > 2 ? Math.max(0.3 * small, Math.min(small + room, (width - wide - words - 6 * pad - small) / (cards - 2))) : small + room

    /// Invisible text for finding the largest font size that fits.
    component Measure: PlainText {
        visible: false
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.75)
        font.pixelSize: Theme.small
    }

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    visible: cards > 0
    Accessible.role: Accessible.List
    //: Name of the strip of effects for a screen reader.
    Accessible.name: qsTr("Effects waiting to happen, in order")

    Parchment {
        anchors.fill: parent
        radius: Math.round(Theme.unit * 0.35)
        border.color: Theme.parchmentEdge
    }

    Repeater {
        id: list
        model: strip.effects
        Item {
            id: effect
            required property int index
            required property string face
            required property string shield
            required property bool acting
            required property string name
            required property string owner
            required property string text
            required property string why
            required property string spokenName

            readonly property bool first: index === 0
            readonly property int body: strip.tall - what.height
            readonly property bool told: why !== "" && all.contentHeight <= body
            readonly property int letters: told ? all.fontInfo.pixelSize : alone.fontInfo.pixelSize
            readonly property int size: first ? strip.wide : strip.small
            readonly property real start: first ? strip.pad : 3 * strip.pad + Math.round(strip.room / 2) + strip.wide + strip.words + (index - 1) * strip.pitch
            x: Theme.mirrored ? strip.width - start - width : start
            y: strip.pad
            width: first ? size + strip.words + 2 * strip.pad : size
            height: strip.tall

            Accessible.role: Accessible.ListItem
            Accessible.name: spokenName
            Accessible.focusable: false

            Behavior on x {
                enabled: strip.motion > 0
                NumberAnimation {
                    duration: strip.motion
                    easing.type: Easing.OutCubic
                }
            }
            opacity: 0
            Component.onCompleted: opacity = 1
            Behavior on opacity {
                enabled: strip.motion > 0
                NumberAnimation {
                    duration: strip.motion
                }
            }

            Item {
                anchors.left: parent.left
                width: effect.size
                height: Math.round(effect.size * strip.aspect)
                Picture {
                    anchors.fill: parent
                    source: Theme.face(effect.face, "")
                }
                Icon {
                    x: effect.size - width + Math.round(width * 0.15)
                    y: -Math.round(height * 0.12)
                    width: Math.round(Theme.unit * 1.7)
                    source: "image://faces/" + effect.shield
                }
                Icon {
                    visible: effect.acting
                    x: -Math.round(width * 0.2)
                    y: Math.round(parent.height * 0.4 - height / 2)
                    width: Math.round(Math.min(Theme.unit * 1.7, effect.size * 0.35))
                    source: Theme.mark("acting")
                }
            }
            FontMetrics {
                id: line
                font.family: Theme.textFamily
                font.pixelSize: effect.letters
            }
            Column {
                visible: effect.first
                anchors {
                    left: parent.left
                    leftMargin: effect.size + 2 * strip.pad
                    verticalCenter: parent.verticalCenter
                }
                width: strip.words
                NameText {
                    id: what
                    width: parent.width
                    elide: Text.ElideRight
                    //: %1 is "Anna's Watchtower": the effect being carried out.
                    text: effect.acting ? qsTr("Now: %1").arg(effect.name) : qsTr("Next: %1").arg(effect.name)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.round(Theme.small * 0.85)
                }
                PlainText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    elide: Text.ElideRight
                    maximumLineCount: Math.max(1, Math.floor(effect.body / line.height))
                    text: effect.text
                    font.pixelSize: effect.letters
                }
                PlainText {
                    id: cause
                    visible: effect.told
                    width: parent.width
                    wrapMode: Text.WordWrap
                    //: %1 is a line of the log: what has set an effect off.
                    text: qsTr("Because: %1").arg(effect.why)
                    color: Theme.fadedSable
                    font.pixelSize: effect.letters
                }
            }
            // In the largest font that fits everything. If none does, the trigger is left out, which is also in the
            // log, rather than cutting text.
            Measure {
                id: all
                width: strip.words
                height: effect.body
                text: effect.text + "\n" + cause.text
            }
            Measure {
                id: alone
                width: strip.words
                height: effect.body
                text: effect.text
            }
            // Its position in the queue, and its owner.
            PlainText {
                visible: !effect.first
                x: Math.round((parent.width - width) / 2)
                y: Math.round(effect.size * strip.aspect)
                width: Math.max(parent.width, strip.pitch - 4)
                height: strip.caption
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                //: An effect that waits: %1 is its number in the queue, %2 who will carry it out.
                text: Theme.filled(qsTr("%1. %2"), [effect.index + 1, effect.owner])
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }
}
