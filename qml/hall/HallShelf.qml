// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// The boxes on the shelf. Scrolls horizontally if they do not fit.
Flickable {
    id: shelf

    required property list<shelfGame> games
    required property list<shownMatch> kept
    /// Plan from halllayout.js.
    required property var plan
    property bool firstVisit: false
    /// The game whose box has been taken away; empty: none.
    property string away: ""
    /// Index of the tab stop.
    property int current: 0
    /// The hovered or focused box; null: none.
    readonly property GameBox hotBox: {
        for (let i = 0; i < boxes.count; ++i) {
            const box = boxes.itemAt(i) as GameBox;
            if (box && box.hot)
                return box;
        }
        return null;
    }

    /// All facts below the boxes use the same form, short or long.
    readonly property bool terse: {
        for (let i = 0; i < boxes.count; ++i)
            if ((boxes.itemAt(i) as GameBox)?.tight)
                return true;
        return false;
    }

    signal gameChosen(string id)
    signal learnRequested(string id)

    function boxAt(index: int): GameBox {
        return boxes.itemAt(index) as GameBox;
    }
    function boxOf(game: string): GameBox {
        return boxAt(Array.from(games).findIndex(one => one.id === game));
    }
    function reveal(box: Item) {
        const margin = Math.round(26 * plan.scale);
        if (box.x - margin < contentX)
            contentX = Math.max(0, box.x - margin);
        else if (box.x + box.width + 2 * margin > contentX + width)
            contentX = Math.min(contentWidth - width, box.x + box.width + 2 * margin - width);
    }
    function settle() {
        contentX = Theme.mirrored ? Math.max(0, contentWidth - width) : 0;
    }

    contentWidth: Math.max(width, plan.reach)
    contentHeight: height
    interactive: contentWidth > width
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Games")
    onContentWidthChanged: settle()

    Repeater {
        id: boxes
        model: shelf.games.length
        GameBox {
            id: box
            required property int index
            objectName: "box-" + game.id
            readonly property rect place: shelf.plan.boxes[game.id] ?? Qt.rect(0, 0, 0, 0)
            game: shelf.games[index]
            scaling: shelf.plan.scale
            x: place.x
            y: place.y - shelf.y
            width: place.width
            height: place.height
            tabStop: index === shelf.current
            waiting: Array.from(shelf.kept).find(one => one.gameId === game.id && !one.isOver)?.shield ?? -1
            beginHere: shelf.firstVisit && index === 0
            away: game.id === shelf.away
            Keys.onPressed: event => {
                if (event.key === Qt.Key_L && event.modifiers === Qt.NoModifier) {
                    shelf.learnRequested(game.id);
                    event.accepted = true;
                }
            }
            onChosen: shelf.gameChosen(game.id)
            onActiveFocusChanged: {
                if (!activeFocus)
                    return;
                shelf.current = index;
                shelf.reveal(box);
            }

            tight: facts.tight
            BoxFacts {
                id: facts
                terse: shelf.terse
                game: box.game
                room: box.width + shelf.plan.gap + Math.round(13 * shelf.plan.scale) - Math.round(Theme.unit * 0.8)
                x: Math.round((box.width - width) / 2)
                y: box.height + Math.round((shelf.plan.face - height) / 2)
            }
        }
    }
}
