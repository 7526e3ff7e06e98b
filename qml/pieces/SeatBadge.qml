// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// Name plate of a player, which also shows whether it is their turn.
AccessibleItem {
    id: badge

    required property Stage stage
    required property int seat
    required property string name
    required property bool isTurn
    required property bool isDecider
    required property bool isOut
    required property bool thinking
    required property int castleCount
    required property string shield
    required property bool winner
    /// Shown only after all hidden pieces have been turned up.
    readonly property bool crowned: winner && stage.over && !stage.turning
    required property string standing
    /// Name of the player whose puppet they are; empty: none.
    required property string lord
    //: Beside a player's name where there is little room: %1 is whose puppet they are
    readonly property string brief: lord === "" ? "" : Theme.filled(qsTr("%1's puppet"), [lord])
    /// Matches won in a series, and the number needed to win it; 0: a single match.
    required property int wins
    required property int winsWanted
    /// Of a bot; empty for a person.
    required property string portrait
    /// Played at a screen of its own.
    required property bool inHand
    /// Why that screen is not there; empty if it is.
    required property string absence
    /// Action of pressing the badge: {words, mark}; usually none.
    required property seatPress press
    readonly property alias button: knob
    /// Width of the part with text.
    readonly property real written: bubble.visible ? bubble.width : width
    readonly property bool live: press.words !== ""

    signal pressed

    readonly property string doing: {
        if (crowned)
            return qsTr("has won");
        if (absence !== "" && !isOut)
            return absence;
        if (standing !== "")
            return standing;
        if (isOut)
            return qsTr("out of the game");
        return squares > 0 ? built : thinking ? qsTr("is thinking…") : "";
    }
    /// Capacity of this seat's castles, in tiles.
    property int squares: 9
    //: Beside a player's name: how many tiles their castles hold, of how many.
    readonly property string built: Theme.filled(qsTr("%1 of %2 built"), [castleCount, squares])

    readonly property rect area: stage.layout?.seat(seat) ?? Qt.rect(0, 0, 0, 0)

    /// x position for content that starts at an offset from the leading edge.
    function placed(start: real, size: real): real {
        return Theme.mirrored && bubble.visible ? bubble.width - start - size : start;
    }

    x: area.x
    y: area.y
    width: area.width
    height: area.height
    visible: width > 0

    level: AccessibleItem.Seat
    number: seat
    Accessible.role: Accessible.Section
    //: Spoken: a player's name, what they are doing.
    spoken: Theme.filled(qsTr("%1, %2"), [badge.name, spokenState])
    readonly property string spokenState: {
        const turn = thinking ? qsTr("is thinking…") : isTurn ? qsTr("on turn") : "";
        //: Spoken, of a player who plays with a phone
        const place = inHand && absence === "" ? qsTr("in somebody’s hand") : "";
        const now = turn === "" || place === "" ? turn + place : Theme.filled(qsTr("%1, %2"), [turn, place]);
        return now === "" || now === doing ? doing : doing === "" ? now : Theme.filled(qsTr("%1, %2"), [now, doing]);
    }
    //: Spoken, of a series of matches: %1 and %2 are numbers.
    Accessible.description: winsWanted > 0 ? Theme.filled(qsTr("Series: %1 of %2 won"), [wins, winsWanted]) : ""

    Rectangle {
        id: bubble
        objectName: "plate"
        visible: words.visible
        width: Math.min(parent.width, words.start + Math.ceil(Math.max(title.implicitWidth + (sign.visible ? sign.width : 0), state.implicitWidth, score.visible && !score.below ? score.start + score.width - words.start : 0)) + Math.round(Theme.unit * 1.2))
        height: parent.height
        radius: Math.round(Theme.unit * 0.5)
        color: badge.isTurn ? Theme.parchment : Theme.onPaper ? "transparent" : Theme.plate
        border.width: badge.isTurn || !Theme.onPaper ? Math.max(2, Math.round(Theme.unit / 7)) : 0
        border.color: badge.isTurn ? Theme.turn : Theme.plateEdge
        // The rim for the current turn contrasts with every ground.
        Outline {
            anchors.margins: -1
            z: -1
            radius: parent.radius + 1
            border.color: Theme.sable
            visible: !Theme.onPaper
        }
    }
    // A bot has a portrait with its shield in front; a person only the shield.
    Item {
        id: arms
        readonly property bool mayHaveFace: badge.portrait !== "" && !Theme.onPaper
        readonly property int fullStart: mayHaveFace ? 0 : Math.round(badge.height * 0.14)
        readonly property int fullWidth: Math.round(badge.height * (mayHaveFace ? 1.06 : 0.78))
        /// Long text leaves room for a small shield only.
        readonly property bool cramped: {
            const room = badge.width - fullStart - fullWidth - Math.round(Theme.unit * (badge.isTurn ? 1.2 : 0.6));
            return room > 2 * Theme.unit && Math.ceil(Math.max(leastName.advanceWidth, leastStanding.advanceWidth) + 0.2 * Theme.unit) > room;
        }
        readonly property bool hasFace: mayHaveFace && !cramped
        readonly property int start: hasFace ? 0 : Math.round(badge.height * (cramped ? 0.1 : 0.14))
        x: badge.placed(start, width)
        anchors.verticalCenter: parent.verticalCenter
        readonly property string ink: badge.isOut ? "?grey" : ""
        opacity: badge.isOut ? 0.75 : 1
        width: cramped ? Math.round(badge.height * 0.5) : fullWidth
        height: width
        Icon {
            anchors.fill: parent
            visible: arms.hasFace
            source: visible ? "image://faces/" + badge.portrait + arms.ink : ""
        }
        Icon {
            x: arms.hasFace ? parent.width - width + 2 : 0
            y: arms.hasFace ? parent.height - height + 2 : 0
            width: Math.round(parent.width * (arms.hasFace ? 0.52 : 1))
            source: badge.shield === "" ? "" : "image://faces/" + badge.shield + arms.ink
        }
        Icon {
            objectName: "hand"
            visible: badge.inHand && !arms.hasFace
            x: parent.width - Math.round(width * 0.8)
            y: parent.height - Math.round(height * 0.8)
            width: Math.max(16, Math.round(parent.width * 0.5))
            source: visible ? Theme.mark(badge.absence === "" ? "hand" : "hand-away") : ""
            // Whoever plays at a screen of their own has said that they think.
            readonly property bool nods: visible && badge.thinking
            onNodsChanged: if (nods && badge.stage.motion > 0)
                nod.restart()
            transform: Translate {
                id: bow
            }
            SequentialAnimation {
                id: nod
                loops: 2
                NumberAnimation {
                    target: bow
                    property: "y"
                    to: Math.round(badge.height * 0.12)
                    duration: badge.stage.motion / 2
                }
                NumberAnimation {
                    target: bow
                    property: "y"
                    to: 0
                    duration: badge.stage.motion / 2
                }
            }
        }
    }
    // Score of a series, as text where it fits: beside the status, after the name, or else below the shield.
    Parchment {
        id: score
        readonly property int gap: Math.round(Theme.unit * 0.5)
        readonly property int flag: Math.round(height * 0.8)
        readonly property int pad: Math.round(Theme.unit * 0.3)
        readonly property int frame: flag + 2 * pad + Math.round(pad / 2)
        readonly property int said: badge.doing === "" ? 0 : Math.ceil(state.implicitWidth) + gap
        /// Width of the name with its mark.
        readonly property int named: Math.ceil(title.implicitWidth) + Math.round(Theme.unit * 1.8)
        readonly property int room: badge.width - arms.start - arms.width - Math.round(Theme.unit * (badge.isTurn ? 1.2 : 0.6))
        //: Beside a player's name, of a series of matches: how many they have won, of how many that decide it
        readonly property string whole: Theme.filled(qsTr("won %1 of %2"), [badge.wins, badge.winsWanted])
        //: The same where there is little room
        readonly property string brief: Theme.filled(qsTr("%1 of %2"), [badge.wins, badge.winsWanted])
        readonly property bool roomy: room > 2 * Theme.unit
        readonly property int least: Math.ceil(briefWords.advanceWidth) + frame
        readonly property bool beside: visible && roomy && said + least <= room
        readonly property bool behind: visible && roomy && !beside && named + least <= room
        readonly property bool below: visible && !beside && !behind
        readonly property int spare: room - (beside ? said : named)
        readonly property int under: Math.max(0, Math.round(arms.start + (arms.width - least) / 2))
        visible: badge.winsWanted > 0
        readonly property int start: below ? under : words.start + (beside ? said : named)
        x: badge.placed(start, width)
        y: below ? badge.height - height : words.y + Math.round(beside ? Theme.unit * 1.9 - height / 2 : title.y + (title.height - height) / 2)
        width: Math.ceil(won.implicitWidth) + frame
        height: Math.round(Math.max(Theme.unit * 1.2, won.implicitHeight))
        radius: Math.round(Theme.unit * 0.25)
        Icon {
            x: score.pad
            anchors.verticalCenter: parent.verticalCenter
            width: score.flag
            source: score.visible ? Theme.mark("won") : ""
        }
        TextMetrics {
            id: wholeWords
            text: score.whole
            font: won.font
        }
        TextMetrics {
            id: briefWords
            text: score.brief
            font: won.font
        }
        PlainText {
            id: won
            objectName: "seriesScore"
            x: score.pad + score.flag + Math.round(score.pad / 2)
            anchors.verticalCenter: parent.verticalCenter
            text: !score.below && Math.ceil(wholeWords.advanceWidth) + score.frame <= score.spare ? score.whole : score.brief
            font.bold: true
            font.pixelSize: Math.max(12, Theme.small)
            Accessible.ignored: true
        }
    }
    Item {
        id: words
        readonly property int start: arms.start + arms.width + Math.round(Math.max(Theme.unit * 0.4, score.below ? score.under + score.least - arms.start - arms.width + Theme.unit * 0.2 : 0))
        x: badge.placed(start, width)
        anchors.verticalCenter: parent.verticalCenter
        width: badge.width - start - Math.round(Theme.unit * (badge.isTurn ? 0.8 : 0.2))
        height: Math.round(Theme.unit * 2.5)
        // Without room for text only the shield is shown.
        visible: width > 2 * Theme.unit
        NameText {
            id: title
            objectName: "plateName"
            x: Theme.mirrored ? words.width - width : 0
            y: Math.round(Theme.unit * 0.2) // clear of the top rim
            horizontalAlignment: Theme.mirrored ? Text.AlignRight : Text.AlignLeft
            width: parent.width - (score.behind ? score.width + score.gap : 0) - (sign.behind ? sign.width : 0)
            height: Math.round(Theme.unit * 1.4) - y
            verticalAlignment: Text.AlignVCenter
            text: badge.name
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.small * 0.8)
            color: badge.isTurn || Theme.onPaper ? Theme.sable : badge.isOut ? Theme.plateFaint : Theme.plateInk
            font.pixelSize: Math.round(Theme.unit * 1.1)
            Accessible.ignored: true
        }
        TextMetrics {
            id: leastName
            text: badge.name
            font.family: Theme.nameFamily
            font.pixelSize: title.minimumPixelSize
        }
        TextMetrics {
            id: leastStanding
            text: badge.brief !== "" ? badge.brief : badge.standing
            font: leastWords.font
        }
        TextMetrics {
            id: wholeStanding
            text: badge.standing
            font: state.font
        }
        TextMetrics {
            id: leastWords
            text: badge.built
            font.family: Theme.textFamily
            font.pixelSize: state.minimumPixelSize
        }
        TextMetrics {
            id: wonWords
            text: badge.crowned ? badge.doing : ""
            font: leastWords.font
        }
        PlainText {
            id: state
            objectName: "plateState"
            x: Theme.mirrored ? words.width - width : 0
            horizontalAlignment: title.horizontalAlignment
            y: Math.round(Theme.unit * 1.22) // clear of the bottom rim, including descenders
            width: parent.width - (score.beside ? score.width + score.gap : 0)
            height: Math.round(Theme.unit * 1.1)
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.small * 0.7)
            // Text that only repeats what is visible on the table is left out before the font gets too small.
            readonly property bool brief: badge.brief !== "" && badge.doing === badge.standing && Math.ceil(wholeStanding.advanceWidth * 0.85) > width
            // Only the two numbers, where the full text would be cut or too small.
            readonly property bool tight: badge.doing === badge.built && Math.ceil(leastWords.advanceWidth * 0.85 * Theme.small / minimumPixelSize + 0.2 * Theme.unit) > score.room
            // The crown says it too: shown alone rather than cut text.
            readonly property bool unsaid: badge.crowned && Math.ceil(wonWords.advanceWidth) > width
            text: badge.live && (knob.hovered || knob.visualFocus) ? badge.press.words : brief ? badge.brief : unsaid ? "" : tight ? Theme.filled(qsTr("%1 of %2"), [badge.castleCount, badge.squares]) : badge.doing
            color: badge.isTurn || Theme.onPaper ? Theme.fadedSable : Theme.plateFaint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
    Icon {
        id: sign
        // After the name, so that the text below stays; on the shield if that would cut the name.
        readonly property bool behind: visible && words.visible && title.implicitWidth + width <= words.width
        visible: badge.crowned || badge.thinking || badge.live
        readonly property int start: behind ? words.start + Math.ceil(Math.min(words.width - width, title.implicitWidth + Math.round(Theme.unit * 0.2))) : words.visible ? Math.round(arms.start + (arms.width - width) / 2) : badge.width - width
        x: badge.placed(start, width)
        y: behind ? words.y + title.y + Math.round((title.height - height) / 2) : words.visible ? Math.round(-height * 0.35) : badge.height - height
        width: Math.round(Theme.unit * 1.3)
        source: badge.crowned ? Theme.mark("crown") : badge.live ? Theme.mark(badge.press.mark) : Theme.mark("hourglass")
    }
    T.Button {
        id: knob
        visible: badge.live
        width: bubble.width
        height: bubble.height
        focusPolicy: Qt.NoFocus // reached through FocusWalk
        //: Spoken, of a player's name that can be pressed: %1 is the player, %2 what that does.
        Accessible.name: Theme.filled(qsTr("%1: %2"), [badge.name, badge.press.words])
        Accessible.focusable: true
        onClicked: badge.pressed()
        background: Rectangle {
            radius: height / 2
            color: "transparent"
            border.width: knob.hovered || knob.visualFocus ? 3 : 2
            border.color: Theme.gold
        }
        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
    }
}
