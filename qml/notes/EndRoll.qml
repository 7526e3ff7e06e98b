// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// Summary of the match: the seats with their results, by rank, and its duration.
Column {
    id: roll

    required property endResult result
    required property string series
    /// Hidden pieces are being turned up: the number done, with cards out of the game counted last.
    required property bool turning
    required property int turned
    readonly property int leftTurned: Math.max(0, turned - result.turned.length)
    /// Milliseconds for each.
    required property int motion
    required property real aspect
    /// Lines of the story link to their moments in the replay.
    required property bool offersWatching
    required property shownChances chances
    required property bool offersLookBack

    signal momentRequested(int moment)
    signal lookBackRequested
    /// A key was pressed on one of these lines; one of them got the focus.
    signal keyPressed(T.Button moment, var event)
    signal lookedAt(Item moment)

    /// Lines that can be pressed.
    function moments(): var {
        const found = [];
        for (let i = 0; offersWatching && story.visible && i < lines.count; ++i)
            found.push(lines.itemAt(i));
        return found;
    }

    /// In seating order until the ranks have been revealed.
    readonly property list<endSeat> rows: {
        const rows = Array.from(result.seats);
        return turning ? rows.sort((a, b) => a.seat - b.seat) : rows;
    }
    readonly property string spoken: Array.from(rows).map(row => roll.spokenRow(row)).concat(Array.from(result.facts)).concat(Array.from(result.story).map(line => line.text)).concat(Array.from(result.leftOver).slice(0, turning ? leftTurned : undefined).map(card => Theme.filled(qsTr("Out of the game: %1"), [card.name]))).map(words => /[.!?]$/.test(words) ? words : words + ".").join(" ")

    function hiddenOf(row: endSeat): int {
        return turning ? Array.from(result.turned).slice(0, turned).filter(piece => piece.seat === row.seat).length : row.hidden;
    }
    function partsOf(row: endSeat): string {
        if (row.open < 0)
            return "";
        //: What a castle is worth at the end: %1 its open cards, %2 those that were face down.
        return Theme.filled(qsTr("open %1 + hidden %2"), [Theme.numeral(row.open), Theme.numeral(hiddenOf(row))]);
    }
    function spokenRow(row: endSeat): string {
        const has = row.open < 0 ? row.standing : Theme.filled(qsTr("%1, %2"), [row.standing, partsOf(row)]);
        //: Spoken, at the end of a game: a rank, a player, what they have.
        return Theme.filled(qsTr("Rank %1: %2, %3"), [row.rank, row.name, has]);
    }

    spacing: Math.round(Theme.unit * 0.5)
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    Repeater {
        model: roll.rows
        Item {
            id: line
            required property endSeat modelData
            readonly property bool crowned: modelData.winner && !roll.turning
            readonly property string parts: roll.partsOf(modelData)

            width: roll.width
            height: Math.max(shield.height, names.height) + Math.round(Theme.unit * 0.4)
            Accessible.role: Accessible.StaticText
            Accessible.name: roll.spokenRow(modelData)

            NameText {
                id: rank
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(Theme.unit * 1.7)
                horizontalAlignment: Text.AlignLeft
                text: roll.turning ? "" : line.modelData.rankText
                color: Theme.fadedSable
                Accessible.ignored: true
            }
            Icon {
                id: shield
                anchors.left: rank.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(Theme.unit * 2)
                source: "image://faces/" + line.modelData.shield
            }
            Icon {
                id: crown
                anchors {
                    left: shield.right
                    leftMargin: Math.round(Theme.unit * 0.4)
                    verticalCenter: parent.verticalCenter
                }
                opacity: line.crowned ? 1 : 0
                width: Math.round(Theme.unit * 1.6)
                source: Theme.mark("crown")
            }
            Column {
                id: names
                anchors {
                    left: crown.right
                    leftMargin: Math.round(Theme.unit * 0.5)
                    right: sum.visible ? sum.left : parent.right
                    rightMargin: Math.round(Theme.unit * 0.5)
                    verticalCenter: parent.verticalCenter
                }
                NameText {
                    width: parent.width
                    elide: Text.ElideRight
                    // Always aligned to the same side, whatever the script of the name.
                    horizontalAlignment: Text.AlignLeft
                    text: line.modelData.name
                    Accessible.ignored: true
                }
                PlainText {
                    width: parent.width
                    visible: text !== ""
                    wrapMode: Text.WordWrap
                    text: line.parts !== "" ? line.parts : line.modelData.standing
                    color: Theme.fadedSable
                    font.bold: line.crowned
                    Accessible.ignored: true
                }
            }
            NameText {
                id: sum
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: line.parts !== ""
                text: visible ? Theme.numeral(line.modelData.open + roll.hiddenOf(line.modelData)) : ""
                font.pixelSize: Math.round(Theme.unit * 2)
                Accessible.ignored: true
            }
            Rectangle {
                anchors.bottom: parent.bottom
                anchors.bottomMargin: -Math.round(roll.spacing / 2)
                width: parent.width
                height: 1
                color: Theme.parchmentEdge
            }
        }
    }
    // Each stays unbroken; wraps between them.
    Flow {
        width: parent.width
        spacing: Theme.unit
        Repeater {
            model: roll.result.facts
            NameText {
                required property string modelData
                text: modelData
            }
        }
    }
    Column {
        id: story
        width: parent.width
        visible: !roll.turning && lines.count > 0
        spacing: Math.round(Theme.unit * 0.3)
        Repeater {
            id: lines
            model: roll.result.story
            PlankLink {
                id: moment
                required property storyLine modelData
                width: story.width
                implicitHeight: Math.max(Theme.finger, implicitContentHeight + Math.round(Theme.unit * 0.3))
                enabled: roll.offersWatching
                focusPolicy: Qt.NoFocus // reached through EndBanner's focus order
                Accessible.name: modelData.text
                //: Spoken, of a line that tells what decided a match
                Accessible.description: enabled ? qsTr("Shows that moment again") : ""
                onClicked: roll.momentRequested(modelData.moment)
                onActiveFocusChanged: if (activeFocus)
                    roll.lookedAt(moment)
                Keys.onPressed: event => roll.keyPressed(moment, event)
                contentItem: PlainText {
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.WordWrap
                    text: moment.modelData.text
                    color: moment.enabled ? Theme.azure : Theme.sable
                    font.underline: moment.enabled && (moment.hovered || moment.visualFocus)
                    Accessible.ignored: true
                }
            }
        }
    }
    EndCurve {
        width: parent.width
        visible: chances.columns.length > 0 && !roll.turning
        chances: roll.chances
        pressable: roll.offersLookBack
        onPressed: roll.lookBackRequested()
    }
    Flow {
        id: leftOver
        readonly property int count: roll.result.leftOver.length
        readonly property int cardWidth: Math.round(Theme.unit * 3.6)
        /// Free width beside the cards, if they fit on one line.
        readonly property real beside: width - count * (cardWidth + spacing)
        readonly property bool inLine: beside >= words.advanceWidth + 1

        objectName: "leftOver"
        width: parent.width
        visible: count > 0
        spacing: Math.round(Theme.unit * 0.6)
        TextMetrics {
            id: words
            font: label.font
            text: label.text
        }
        NameText {
            id: label
            width: leftOver.inLine ? leftOver.beside : leftOver.width
            height: leftOver.inLine ? Math.round(leftOver.cardWidth * roll.aspect) : implicitHeight
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            //: Above cards that nobody had in the match
            text: qsTr("Out of the game")
        }
        Repeater {
            model: roll.result.leftOver
            TurnedCard {
                required property leftOverCard modelData
                required property int index
                width: leftOver.cardWidth
                height: Math.round(width * roll.aspect)
                face: modelData.face
                back: modelData.back
                name: modelData.name
                up: !roll.turning || index < roll.leftTurned
                motion: roll.motion
            }
        }
    }
    PlainText {
        width: parent.width
        visible: text !== ""
        wrapMode: Text.WordWrap
        text: roll.series
        font.pixelSize: Theme.large
    }
}
