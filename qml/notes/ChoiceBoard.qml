// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Choices between cards: a tray in the middle of the table, used by mouse or keys.
Mat {
    id: board

    required property list<choiceRow> choices
    required property real aspect
    required property rect within

    /// Guard time in milliseconds after cards appear; see KeyedButton.
    property int guard: 0

    signal chosen(int index)

    readonly property int count: choices.length
    readonly property int gap: Math.round(Theme.unit * 0.7)
    /// What the card pointed at, or under the focus, is good for.
    readonly property bool helps: Array.from(choices).some(card => card.help !== "")
    property string help: ""
    // Cards with a text have their names printed on them.
    readonly property int caption: helps ? 0 : Math.round(Theme.unit * 1.6)
    readonly property int strip: helps ? Math.round(Theme.unit * 3.4) : 0
    readonly property int columns: {
        const fits = Array.from({
            length: count
        }, (none, index) => wideFor(index + 1));
        return Math.max(1, fits.indexOf(Math.max(0, ...fits)) + 1);
    }
    /// Index of the last focused card.
    property int last: 0
    onChoicesChanged: {
        help = "";
        if (count === 0)
            last = 0;
    }
    readonly property int tile: Math.max(24, Math.floor(Math.min(wideFor(columns), Theme.unit * (helps ? 12 : 8)) / 4) * 4)
    readonly property int tall: Math.round(tile * aspect)

    function wideFor(n: int): real {
        const rows = Math.ceil(count / n);
        return Math.min((within.width - gap) / n - gap, ((within.height - gap - strip) / rows - gap - caption) / aspect);
    }

    visible: count > 0
    z: 2950
    color: Theme.board
    radius: Math.round(Theme.unit * 0.5)
    width: grid.width + 2 * gap
    height: grid.height + 2 * gap + strip
    x: Math.round(within.x + (within.width - width) / 2)
    y: Math.round(within.y + (within.height - height) / 2)

    /// Enabled cards, in reading order.
    function buttons(): var {
        const found = [];
        for (let i = 0; i < cardItems.count; ++i)
            found.push(cardItems.itemAt(i));
        return visible ? found : [];
    }

    Grid {
        id: grid
        x: board.gap
        y: board.gap
        columns: board.columns
        spacing: board.gap
        Repeater {
            id: cardItems
            model: board.choices
            KeyedButton {
                id: card
                required property choiceRow modelData
                required property int index
                key: modelData.key
                help: modelData.help
                guard: board.guard
                spot: Qt.point(board.x + x, board.y + y)
                objectName: "choice"
                text: modelData.text
                width: board.tile
                height: board.tall + board.caption
                focusPolicy: Qt.NoFocus // the table's walk leads here
                onTaken: board.chosen(card.modelData.index)
                onHoveredChanged: if (hovered)
                    board.help = card.help
                onDownChanged: if (down) // touch has no hover
                    board.help = card.help
                onActiveFocusChanged: if (activeFocus) {
                    board.help = card.help;
                    board.last = card.index;
                }
                background: Item {}
                contentItem: Item {
                    opacity: card.ready ? 1 : 0.5
                    Picture {
                        y: card.hovered ? -2 : 0
                        width: board.tile
                        height: board.tall
                        source: Theme.face(card.modelData.face, "")
                        Outline {
                            anchors.margins: -3
                            visible: card.hovered || card.visualFocus
                            radius: 4
                            border.width: 3
                        }
                    }
                    KeyCap {
                        x: board.tile - width * 0.7
                        y: -height * 0.3
                        key: card.key
                    }
                    PlainText {
                        y: board.tall + 2
                        width: board.tile
                        height: board.caption
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        visible: board.caption > 0
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Math.round(Theme.small * 0.8)
                        elide: Text.ElideRight
                        text: card.text
                        color: Theme.ink
                        Accessible.ignored: true
                    }
                }
                HoverHandler {
                    cursorShape: Qt.PointingHandCursor
                }
            }
        }
    }

    PlainText {
        visible: board.strip > 0
        x: board.gap
        y: grid.y + grid.height
        width: grid.width
        height: board.strip + board.gap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.small
        text: board.help !== "" ? board.help : qsTr("Point at a card to read what it can do.")
        color: Theme.ink
        font.pixelSize: Theme.large
        Accessible.ignored: true
    }
}
