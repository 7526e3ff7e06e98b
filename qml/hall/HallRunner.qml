// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Lobby
import Drawbridge.Scene

// A woven runner on the table with everything in the hall besides the games.
HallPicture {
    id: runner

    required property var scene
    /// Index of the tab stop.
    property int current: 0
    /// The hovered item; null: none.
    property HallThing pointed: null

    readonly property int columns: width / 3 > 8.4 * Theme.unit ? 3 : 2
    readonly property int border: Math.round(height * 0.1)
    readonly property var things: [
        {
            picture: "lessons",
            label: qsTr("Lessons"),
            //: Of the lessons: %1 of %2 are done.
            second: scene.lessonsAll > 0 ? Theme.filled(qsTr("%1 of %2 done"), [scene.lessonsDone, scene.lessonsAll]) : "",
            run: () => runner.scene.lessonsRequested()
        },
        {
            picture: "rules",
            label: qsTr("Rule book"),
            second: qsTr("all games"),
            run: () => runner.scene.bookRequested()
        },
        {
            picture: "cards",
            label: qsTr("All cards"),
            second: qsTr("look and compare"),
            run: () => runner.scene.cardsRequested()
        },
        {
            picture: "print",
            label: qsTr("Print and cut"),
            second: qsTr("cards and tiles"),
            run: () => runner.scene.sheetsRequested()
        },
        {
            picture: "teacher",
            label: qsTr("Teacher's table"),
            second: qsTr("set up, draw, show"),
            run: () => runner.scene.teacherRequested()
        },
        {
            picture: "chronicle",
            label: qsTr("Chronicle"),
            //: Of the matches that somebody has played: %1 won of %2.
            second: scene.matchesPlayed > 0 ? Theme.filled(qsTr("%1 won of %2"), [scene.matchesWon, scene.matchesPlayed]) : qsTr("how you fare"),
            run: () => runner.scene.chronicleRequested()
        }
    ]

    wanted: Theme.highContrast ? "" : "image://hall/runner" + (Theme.dark ? "?night=1" : "")
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("On the table")

    Rectangle {
        visible: Theme.highContrast
        anchors.fill: parent
        color: "#000000"
        border.width: 2
        border.color: HallTheme.woodInk
    }
    Rectangle {
        readonly property int margin: Math.round(Theme.unit * 0.2)
        visible: runner.pointed !== null
        x: runner.pointed ? runner.pointed.x + margin : 0
        y: runner.pointed ? runner.pointed.y + margin : 0
        width: runner.pointed ? runner.pointed.width - 2 * margin : 0
        height: runner.pointed ? runner.pointed.height - 2 * margin : 0
        radius: 6
        color: "#26ffffff"
    }
    Repeater {
        model: runner.things.length
        HallThing {
            id: thing
            required property int index
            readonly property int column: index % runner.columns
            readonly property int row: Math.floor(index / runner.columns)
            readonly property int inner: runner.width - 2 * Math.round(Theme.unit * 0.5)
            picture: runner.things[index].picture
            label: runner.things[index].label
            second: runner.things[index].second
            tabStop: index === runner.current
            width: Math.floor(inner / runner.columns)
            height: Math.floor((runner.height - 2 * runner.border) / Math.ceil(6 / runner.columns))
            x: Math.round(Theme.unit * 0.5) + (Theme.mirrored ? runner.columns - 1 - column : column) * width
            y: runner.border + row * height
            onChosen: runner.things[index].run()
            onPointedChanged: {
                if (pointed)
                    runner.pointed = thing;
                else if (runner.pointed === thing)
                    runner.pointed = null;
            }
            onActiveFocusChanged: if (activeFocus)
                runner.current = index
        }
    }
}
