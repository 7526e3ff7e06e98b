// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// Choices between cards: they lie on a tray in the middle of the table, to be taken by a click or a key.
Rectangle {
    id: board

    required property var choices
    required property real aspect
    required property rect within

    signal chosen(int index)
    signal looked(bool at, string picture, string words, rect about)

    /// The rows of the choices that have a picture.
    readonly property var cards: choices
    readonly property int count: cards.length
    readonly property int gap: Math.round(Theme.unit * 0.7)
    readonly property int caption: Math.round(Theme.unit * 1.6)
    readonly property int columns: {
        let best = 1;
        let size = 0;
        for (let n = 1; n <= Math.max(1, count); ++n) {
            const fit = wideFor(n);
            if (fit > size) {
                size = fit;
                best = n;
            }
        }
        return best;
    }
    readonly property int tile: Math.max(24, Math.floor(Math.min(wideFor(columns), Theme.unit * 12) / 4) * 4)
    readonly property int tall: Math.round(tile * aspect)

    function wideFor(n: int): real {
        const rows = Math.ceil(count / n);
        return Math.min((within.width - gap) / n - gap, ((within.height - gap) / rows - gap - caption) / aspect);
    }

    visible: count > 0
    z: 2950
    color: Theme.mat
    radius: Math.round(Theme.unit * 0.5)
    border.width: 1
    border.color: Theme.matEdge
    width: grid.width + 2 * gap
    height: grid.height + 2 * gap
    x: Math.round(within.x + (within.width - width) / 2)
    y: Math.round(within.y + (within.height - height) / 2)

    /// The cards that can be chosen, in reading order.
    function buttons(): var {
        const found = [];
        for (let i = 0; i < cardItems.count; ++i)
            found.push(cardItems.itemAt(i));
        return visible ? found : [];
    }

    Grid {
        id: grid
        anchors.centerIn: parent
        columns: board.columns
        spacing: board.gap
        Repeater {
            id: cardItems
            model: board.cards
            T.Button {
                id: card
                required property var modelData
                readonly property string key: modelData.key
                objectName: "choice"
                text: modelData.text
                width: board.tile
                height: board.tall + board.caption
                focusPolicy: Qt.TabFocus
                Accessible.name: card.text
                onClicked: board.chosen(card.modelData.row)
                onHoveredChanged: board.looked(hovered, card.modelData.face, card.modelData.text, Qt.rect(board.x + grid.x + x, board.y + grid.y + y, width, height))
                background: Item {}
                contentItem: Item {
                    Image {
                        y: card.hovered ? -2 : 0
                        width: board.tile
                        height: board.tall
                        source: Theme.face(card.modelData.face, "")
                        sourceSize {
                            width: board.tile
                            height: board.tall
                        }
                        Rectangle {
                            anchors.fill: parent
                            anchors.margins: -3
                            visible: card.hovered || card.visualFocus
                            color: "transparent"
                            radius: 4
                            border.width: 3
                            border.color: Theme.gold
                        }
                    }
                    Text {
                        y: board.tall + 2
                        width: board.tile
                        height: board.caption
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Math.round(Theme.small * 0.8)
                        elide: Text.ElideRight
                        text: card.modelData.text
                        color: Theme.ink
                        font.family: Theme.textFamily
                        font.pixelSize: Theme.normal
                        Accessible.ignored: true
                    }
                }
                HoverHandler {
                    cursorShape: Qt.PointingHandCursor
                }
            }
        }
    }
}
