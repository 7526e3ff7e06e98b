// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene

// The course of an attack, defender by defender: each with the remaining sum, and a breach after the last of a stack.
// Shown to the right of the road; further ones start to its left; if both are full, a number tells how many came
// before.
Item {
    id: trail

    readonly property Stage stage: felt.stage
    required property Felt felt

    /// What lies to the left and to the right of the road.
    readonly property list<rect> stretches: stage.layout?.trail ?? []
    readonly property int headline: Math.round(Theme.unit * 1.25)
    readonly property int sumline: Math.round(Theme.unit * 1.4)
    readonly property int tall: Math.max(10, height - headline - sumline - 4)
    readonly property int wide: Math.round(tall / stage.aspect)
    readonly property int spacing: Math.round(Theme.unit * 0.35)
    readonly property int pitch: stage.layout?.trailPlace ?? 1
    readonly property int before: placesOn(0)
    readonly property int beyond: placesOn(1)
    property AttackStep last: null
    readonly property int total: last ? last.begins + last.takes : 0
    /// Number of places left out: one more than do not fit, since their number takes a place.
    readonly property int folded: total > before + beyond ? total - before - beyond + 1 : 0
    readonly property int shown: Math.min(total, before + beyond)

    function placesOn(side: int): int {
        return stretches.length > 0 ? Math.floor((stretches[side].width + spacing) / pitch) : 0;
    }
    /// x position of a place, counted over the whole attack.
    function placeX(place: int): int {
        const at = place - (total - shown);
        const early = Math.max(0, shown - beyond);
        const road = stretches.length > 0 ? at < early ? stretches[0].x + stretches[0].width - early * pitch + spacing : stretches[1].x - early * pitch : 0;
        return road + at * pitch - x;
    }
    /// The steps that are not to be seen any more.
    function early(): list<string> {
        const found = [];
        for (let row = 0; row < steps.count; ++row) {
            const step = steps.itemAt(row) as AttackStep;
            if (step && step.begins < folded)
                found.push(step.spokenName);
        }
        return found;
    }

    visible: stretches.length > 0 && steps.count > 0
    x: stretches.length > 0 ? stretches[0].x : 0
    y: stretches.length > 0 ? stretches[0].y : 0
    width: stretches.length > 0 ? stretches[1].x + stretches[1].width - x : 0
    height: stretches.length > 0 ? stretches[0].height : 0

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The attack")

    component Step: AttackStep {
        id: step
        required property string face
        required property string outcome
        required property string sum

        readonly property string stack: trail.felt.matOf(pile)?.name ?? ""
        /// The first defender of a stack is labelled with the stack's name.
        readonly property bool first: previous?.pile !== pile

        height: trail.height
        previous: index > 0 && trail.last ? steps.itemAt(index - 1) as AttackStep : null
        Item {
            visible: step.begins >= trail.folded
            x: trail.placeX(step.begins)
            width: trail.pitch - trail.spacing
            height: step.height
            Accessible.role: Accessible.StaticText
            Accessible.name: step.spokenName
            GroundLabel {
                visible: step.first
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(Math.ceil(implicitWidth), parent.width + trail.spacing)
                height: trail.headline
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(Theme.small * 0.8)
                elide: Text.ElideRight
                text: Theme.heading(step.stack)
            }
            Picture {
                id: card
                y: trail.headline
                anchors.horizontalCenter: parent.horizontalCenter
                width: trail.wide
                height: trail.tall
                source: Theme.face(step.face, "")
            }
            // In the corner, so that the card is legible, and below the name of the stack.
            Icon {
                x: card.x + trail.wide - Math.round(width * 0.8)
                y: card.y
                width: Math.round(trail.wide * 0.46)
                source: step.outcome === "holds" ? Theme.mark("holds") : Theme.mark("falls")
            }
            Parchment {
                y: trail.headline + trail.tall + 3
                anchors.horizontalCenter: parent.horizontalCenter
                width: words.implicitWidth + Math.round(Theme.unit * 0.8)
                height: trail.sumline
                radius: height / 2
                PlainText {
                    id: words
                    anchors.centerIn: parent
                    text: step.sum
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
        Column {
            visible: step.emptied && step.begins + 1 >= trail.folded
            x: trail.placeX(step.begins + 1)
            width: trail.pitch - trail.spacing
            anchors.verticalCenter: parent.verticalCenter
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(Theme.unit * 3)
                source: Theme.mark("breach")
            }
            GroundLabel {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                //: %1 is a stack whose last card has been destroyed: "Anna's Gate".
                text: qsTr("%1 has fallen").arg(Theme.heading(step.stack))
            }
        }
    }

    GroundLabel {
        visible: trail.folded > 0
        x: trail.placeX(trail.folded - 1)
        width: trail.pitch - trail.spacing
        height: trail.height
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: Theme.large
        //: So many more cards than are shown: %L1 is a number
        text: Theme.filled(qsTr("+%L1"), [trail.early().length])
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: visible ? Array.from(trail.early()).join(" ") : ""
    }
    Repeater {
        id: steps
        model: trail.felt.table.attack
        Step {}
        onItemAdded: (index, item) => trail.last = item
        onItemRemoved: trail.last = count > 0 ? itemAt(count - 1) : null
    }
}
