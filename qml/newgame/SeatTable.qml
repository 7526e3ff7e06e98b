// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// Who plays: the seats around a small table.
Item {
    id: around

    required property NewGameChoice choice
    /// The seat whose chooser is open; -1: none.
    property int openSeat: -1

    readonly property alias table: table

    signal seatOpened(int seat)

    readonly property int seats: choice.seatCount
    readonly property bool hasFree: choice.noMore === ""
    readonly property smallTable round: choice.round
    readonly property bool crowded: round.places > 4
    readonly property real picture: Math.round(Theme.unit * (crowded ? 3.3 : 4.2))
    // Space for what extends beyond the table: half a seat at the sides, pictures above, pictures and plates below.
    readonly property real sides: Theme.unit * (round.places > 2 || hasFree ? 4.9 : 3)
    /// Distance of the seats at the sides from a small table.
    readonly property real away: crowded ? 0 : Theme.unit * 0.9
    readonly property real above: picture * 0.7 + Theme.unit * 0.4
    readonly property real below: crowded ? picture * 0.5 + Theme.unit * 3.4 : picture * 0.7

    readonly property real tableWidth: Math.max(Theme.unit * 12, width - 2 * sides)
    readonly property real tableHeight: Math.max(Theme.unit * 9, Math.min(height - above - below, tableWidth * (crowded ? 1.05 : 0.82)))
    readonly property point middle: Qt.point(width / 2, above + (height - above - below) / 2)

    function seatAt(seat: int): Item {
        return marks.itemAt(seat);
    }
    /// The point on the table's edge for a seat.
    function edge(place: point): point {
        return Qt.point(middle.x + place.x * (tableWidth / 2 + away), middle.y + place.y * tableHeight / 2);
    }
    function exchange(seat: int, other: int) {
        if (other >= 0 && other < seats && other !== seat)
            choice.exchange(seat, other);
    }
    function drop(seat: int, x: real, y: real) {
        const far = Array.from({
            length: seats
        }, (none, other) => {
            const at = edge(round.seat(other));
            return Math.hypot(at.x - x, at.y - y);
        });
        const least = Math.min(Theme.unit * 6, ...far);
        exchange(seat, far.indexOf(least));
    }

    SmallTable {
        id: table
        width: Math.round(around.tableWidth)
        height: Math.round(around.tableHeight)
        x: Math.round(around.middle.x - width / 2)
        y: Math.round(around.middle.y - height / 2)
        cloth: HallTheme.cloth(around.choice.clothByDay, around.choice.clothByNight)
        mat: Theme.highContrast ? "#262626" : around.choice.mat
        before: around.choice.before
        middle: around.choice.middle
        seats: around.seats
        round: around.round
    }
    Repeater {
        id: marks
        model: around.choice.seats
        SeatMark {
            readonly property point place: around.round.seat(index)
            readonly property point at: around.edge(place)
            objectName: "seat-" + index
            picture: around.picture
            beside: !around.crowded && place.x === 0
            room: mirrored ? at.x : around.width - at.x
            brief: around.crowded
            open: around.openSeat === index
            x: Math.round(at.x - (!beside ? width / 2 : mirrored ? width - picture / 2 : picture / 2))
            y: Math.round(at.y - picture * (place.y < 0 ? 0.62 : place.y > 0 && !around.crowded ? 0.38 : 0.5))
            z: lifted ? 3 : open ? 2 : activeFocus ? 1 : 0
            onClicked: around.seatOpened(index)
            onMoved: by => around.exchange(index, (index + by + around.seats) % around.seats)
            onDropped: (dx, dy) => around.drop(index, at.x + dx, at.y + dy)
            Behavior on x {
                NumberAnimation {
                    duration: 200 * HallTheme.motion
                    easing.type: Easing.InOutQuad
                }
            }
            Behavior on y {
                NumberAnimation {
                    duration: 200 * HallTheme.motion
                    easing.type: Easing.InOutQuad
                }
            }
        }
    }
    FreeSeat {
        readonly property point place: around.round.free
        readonly property point at: around.edge(place)
        objectName: "freeSeat"
        visible: around.hasFree
        picture: around.picture
        tableSide: around.crowded ? 0 : -place.x
        tableAway: around.away - Theme.unit * 0.2
        x: Math.round(at.x - width / 2)
        y: Math.round(at.y - picture / 2)
        onClicked: around.choice.addSeat()
    }
}
