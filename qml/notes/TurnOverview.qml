// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// A small card with the steps of a turn: completed steps are ticked, possible ones have a dot. Pressing it ends the
// turn.
T.Button {
    id: overview

    /// {words, now, done} each.
    required property list<turnStep> steps
    required property bool isTurn
    required property bool mayEnd

    /// Two columns if all steps do not fit below each other.
    readonly property int columns: (height - 6) / Math.max(1, steps.length) < Theme.unit * 1.15 && width >= Theme.unit * 9 ? 2 : 1
    readonly property int line: Math.floor(Math.min((height - 6) / Math.max(1, Math.ceil(steps.length / columns)), Theme.unit * 1.5))

    enabled: mayEnd
    focusPolicy: Qt.NoFocus // same as the button on the rail
    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const said = Array.from(steps).map(step => {
            //: Spoken, a step of a turn: it has been done.
            if (step.done)
                return qsTr("%1: done").arg(step.words);
            //: Spoken, a step of a turn: it may be done now.
            return step.now ? qsTr("%1: now").arg(step.words) : step.words;
        });
        return said.join(", ");
    }

    component Step: Item {
        id: step

        required property turnStep modelData

        Icon {
            x: Theme.mirrored ? step.width - width : 0
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(step.height * 0.72)
            mirror: Theme.mirrored && !step.modelData.done
            visible: step.modelData.done || step.modelData.now
            source: step.modelData.done ? Theme.mark("tick") : Theme.mark("point")
        }
        PlainText {
            readonly property real start: step.height * 0.72 + 4
            x: Theme.mirrored ? 0 : start
            width: parent.width - start
            horizontalAlignment: Theme.mirrored ? Text.AlignRight : Text.AlignLeft
            // Centred rather than sized to the row: Text draws nothing if its height is a little too small.
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.min(font.pixelSize, Math.round(Theme.small * 0.7))
            text: step.modelData.words
            color: !overview.isTurn ? Theme.faintInk : step.modelData.now ? Theme.sable : Theme.fadedSable
            font.bold: step.modelData.now
            font.pixelSize: Math.max(1, Math.min(Theme.small, Math.floor(step.height * 0.8)))
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: 3
        color: !overview.isTurn ? "transparent" : overview.down ? Theme.parchmentEdge : overview.mayEnd && overview.hovered ? "#fffaf0" : Theme.parchment
        border.width: 1
        border.color: overview.isTurn ? Theme.sable : Theme.matEdge
    }
    contentItem: Item {
        Grid {
            anchors.centerIn: parent
            width: overview.width - 8
            columns: overview.columns
            layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            Repeater {
                model: overview.steps
                Step {
                    width: Math.floor((overview.width - 8) / overview.columns)
                    height: overview.line
                }
            }
        }
    }
    HoverHandler {
        enabled: overview.mayEnd
        cursorShape: Qt.PointingHandCursor
    }
}
