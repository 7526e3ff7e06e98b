// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// The result of the game: a scroll beside the table, or below it in a portrait window, and a highlight on the winner's
// castle. It can be dismissed to look at the final position.
FocusScope {
    id: banner

    required property EndCourse course
    property string series: ""
    required property real aspect
    /// The cloth, and the winners' areas on it.
    required property rect cloth
    required property list<rect> areas
    readonly property string title: course.result.title
    readonly property string reason: course.result.reason
    property bool aside: false
    /// Labels of the first two buttons; the second may be empty.
    required property string againText
    required property string otherText
    property bool offersWatching: false
    property bool offersLookBack: false
    property bool offersHall: false
    property shownChances chances
    /// Guard time in milliseconds: presses within it were meant for the table and are ignored. Each of them restarts
    /// it.
    property int guard: 0

    /// Size of the scroll.
    readonly property bool upright: width < 1.1 * height
    readonly property real takesRight: upright ? 0 : Math.round(width * 0.4)
    readonly property real takesBelow: upright ? Math.round(height * 0.45) : 0

    signal rematch
    signal newGame
    /// Watch from that moment on.
    signal watch(int moment)
    signal lookBack
    signal hall

    /// Whether a press counts. While pieces are being turned up it shows them all at once instead.
    function takes(): bool {
        if (course.turning) {
            course.finish();
            return false;
        }
        if (!guarding.running)
            return true;
        guarding.restart();
        return false;
    }
    function putAside() {
        if (takes())
            aside = true;
    }
    /// Shows it again after it was dismissed.
    function show() {
        aside = false;
        again.forceActiveFocus(Qt.TabFocusReason);
    }

    onVisibleChanged: {
        aside = false;
        if (visible && guard > 0)
            guarding.restart();
    }
    // The guard time restarts then: a press meant to turn up everything may come too late.
    readonly property bool turning: course.turning
    onTurningChanged: if (!turning && visible && guard > 0)
        guarding.restart()
    Timer {
        id: guarding
        interval: banner.guard
    }
    Keys.onPressed: event => {
        if (course.turning) {
            course.finish();
            event.accepted = true;
        } else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
            const step = (event.key === Qt.Key_PageDown ? 1 : -1) * page.height * 0.8;
            page.contentY = Math.max(0, Math.min(page.contentHeight - page.height, page.contentY + step));
            event.accepted = true;
        }
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: course.turning ? turningText : title
    Accessible.description: course.turning ? "" : reason + " " + roll.spoken
    readonly property string turningText: qsTr("What lay hidden is turned up")

    MouseArea {
        anchors.fill: parent
        visible: !banner.aside
        hoverEnabled: true
        onClicked: banner.putAside()
        onWheel: wheel => wheel.accepted = true
    }
    EndVeil {
        visible: !banner.aside && !banner.course.turning
        x: banner.cloth.x
        y: banner.cloth.y
        width: banner.cloth.width - (banner.upright ? 0 : banner.takesRight)
        height: banner.cloth.height - banner.takesBelow
        areas: Array.from(banner.areas).map(area => Qt.rect(area.x - x, area.y - y, area.width, area.height))
    }
    Item {
        id: sheet
        objectName: "endSheet"
        readonly property int pad: Math.round(Theme.unit * 1.2)
        readonly property real inner: width - 2.6 * pad
        visible: !banner.aside
        x: banner.upright ? banner.cloth.x + pad : banner.width - banner.takesRight
        y: banner.upright ? banner.cloth.y + banner.cloth.height - banner.takesBelow : banner.cloth.y
        width: banner.upright ? banner.cloth.width - 2 * pad : banner.cloth.x + banner.cloth.width - x - Math.round(pad / 2)
        height: banner.upright ? banner.takesBelow : banner.cloth.height

        Rectangle {
            anchors {
                fill: parent
                topMargin: Math.round(ribbon.height / 2)
                bottomMargin: Math.round(sheet.pad / 2)
                leftMargin: Math.round(sheet.pad / 2)
                rightMargin: Math.round(sheet.pad / 2)
            }
            color: Theme.parchment
            border.width: 2
            border.color: Theme.sable
            Outline {
                anchors.margins: 5
                border.color: Theme.parchmentEdge
            }
            MouseArea {
                anchors.fill: parent
                onClicked: if (banner.course.turning)
                    banner.takes()
            }
        }
        Rectangle {
            id: ribbon
            width: sheet.width
            height: said.height + Theme.unit
            color: Theme.gules
            border.width: 2
            border.color: Theme.sable
            Outline {
                anchors.margins: 4
            }
            NameText {
                id: said
                objectName: "endTitle"
                anchors.centerIn: parent
                width: sheet.inner
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: banner.course.turning ? banner.turningText : banner.title
                color: Theme.woodInk
                font.pixelSize: Math.round(Theme.unit * (text.length > 24 ? 1.5 : 2))
                Accessible.ignored: true
            }
        }
        Flickable {
            id: page
            anchors {
                top: ribbon.bottom
                topMargin: Math.round(sheet.pad / 2)
                bottom: acts.top
                bottomMargin: Math.round(sheet.pad / 2)
            }
            x: Math.round((sheet.width - width) / 2)
            width: sheet.inner
            contentWidth: width
            contentHeight: words.height
            clip: true
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            function bringToSight(item: Item) {
                const top = item.mapToItem(words, 0, 0).y;
                contentY = Math.max(top + item.height - height, Math.min(contentY, top), 0);
            }
            Column {
                id: words
                width: parent.width
                spacing: Math.round(Theme.unit * 0.7)
                PlainText {
                    width: parent.width
                    visible: text !== ""
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: banner.course.turning ? "" : banner.reason
                    font.pixelSize: Theme.large
                    Accessible.ignored: true
                }
                EndRoll {
                    id: roll
                    width: parent.width
                    result: banner.course.result
                    series: banner.series
                    turning: banner.course.turning
                    turned: banner.course.next
                    motion: banner.course.table.motion
                    aspect: banner.aspect
                    offersWatching: banner.offersWatching
                    chances: banner.chances
                    offersLookBack: banner.offersLookBack
                    onLookBackRequested: if (banner.takes())
                        banner.lookBack()
                    onMomentRequested: moment => {
                        if (banner.takes())
                            banner.watch(moment);
                    }
                    onKeyPressed: (moment, event) => acts.take(moment, event)
                    onLookedAt: moment => page.bringToSight(moment)
                }
            }
        }
        // Scroll bar, if the content is taller than the scroll.
        Rectangle {
            visible: page.interactive
            x: page.x + page.width + 3
            y: page.y + page.visibleArea.yPosition * page.height
            width: 3
            height: page.visibleArea.heightRatio * page.height
            radius: 1
            color: Theme.fadedSable
        }
        // Most likely choice first, in the same order for keys. Disabled buttons are hidden.
        Grid {
            id: acts
            anchors {
                horizontalCenter: parent.horizontalCenter
                bottom: parent.bottom
                bottomMargin: sheet.pad
            }
            readonly property var shown: Array.of(again, fresh, replay, worth, look, home).filter(act => act.enabled)
            function walked(): var {
                return [...shown, ...roll.moments()];
            }
            spacing: Math.round(Theme.unit * 0.7)
            columns: {
                // As few rows as possible, of similar length.
                for (let rows = 1; rows < shown.length; ++rows) {
                    const columns = Math.ceil(shown.length / rows);
                    let wide = -spacing;
                    for (let column = 0; column < columns; ++column)
                        wide += spacing + shown.filter((act, i) => i % columns === column).reduce((most, act) => Math.max(most, act.implicitWidth), 0);
                    if (wide <= sheet.inner)
                        return columns;
                }
                return 1;
            }
            horizontalItemAlignment: Grid.AlignHCenter
            function focusOn(number: int) {
                const all = walked();
                all[Math.max(0, Math.min(all.length - 1, number))].forceActiveFocus(Qt.TabFocusReason);
            }
            /// Handles a key on one of them.
            function take(act: T.Button, event: KeyEvent) {
                const onward = Theme.mirrored ? Qt.Key_Left : Qt.Key_Right;
                const here = walked().indexOf(act);
                event.accepted = true;
                if (banner.course.turning) {
                    if (!event.isAutoRepeat)
                        banner.takes();
                } else if ([Qt.Key_Tab, Qt.Key_Backtab].includes(event.key)) // wraps around
                    focusOn((here + (event.key === Qt.Key_Tab ? 1 : -1) + walked().length) % walked().length);
                else if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key))
                    focusOn(here + (event.key === onward || event.key === Qt.Key_Down ? 1 : -1));
                else if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
                    event.accepted = false;
                else if (!event.isAutoRepeat)
                    act.clicked();
                else
                    banner.takes();
            }
            component Act: PlankButton {
                id: act
                /// Pressed when a press counts.
                signal meant
                visible: enabled
                onTaken: if (banner.takes())
                    meant()
                Keys.onPressed: event => acts.take(act, event)
            }
            Act {
                id: again
                focus: true
                main: true
                text: banner.againText
                //: The name of a key
                key: qsTr("Return")
                onMeant: banner.rematch()
            }
            Act {
                id: fresh
                enabled: banner.otherText !== ""
                text: banner.otherText
                onMeant: banner.newGame()
            }
            Act {
                id: replay
                enabled: banner.offersWatching
                text: qsTr("Watch it again")
                onMeant: banner.watch(0)
            }
            Act {
                id: worth
                enabled: banner.offersLookBack
                //: A button at the end of a match: shows what each decision was worth
                text: qsTr("Look back")
                onMeant: banner.lookBack()
            }
            Act {
                id: look
                text: qsTr("See the table")
                onMeant: banner.aside = true
            }
            Act {
                id: home
                enabled: banner.offersHall
                text: qsTr("The hall")
                onMeant: banner.hall()
            }
        }
    }
}
