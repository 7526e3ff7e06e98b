// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Drawbridge.Scene
import Drawbridge.Table

// The card of a seat's abilities, and its marks with their numbers.
Item {
    id: banner

    required property Stage stage
    required property int seat
    required property string name
    required property list<seatMark> marks
    required property seatCard card

    readonly property bannerArea area: stage.bannerOf(seat)
    /// Marks are side by side.
    readonly property bool across: area.across
    /// The marks are on the card, for lack of room: at the top, since its name is at the bottom.
    readonly property bool over: area.over
    /// Only as wide as their content.
    readonly property bool brief: across || over
    readonly property alias button: faction
    readonly property bool hasCard: card.picture !== ""
    readonly property int tall: height
    readonly property int wide: Math.round(tall / stage.aspect)

    signal clauseOpened(string clause)
    /// Hover over the card has started or ended.
    signal looked(bool at, string picture, string words, rect about)

    visible: area.there
    x: area.x
    y: area.y
    width: area.width
    height: area.height

    T.Button {
        id: faction
        visible: banner.hasCard && banner.height > 20
        width: banner.wide
        height: banner.tall
        focusPolicy: Qt.NoFocus // reached through FocusWalk
        //: Spoken, of a card beside a player: %1 is the player, %2 the name of the card, %3 what it says.
        Accessible.name: banner.hasCard ? Theme.filled(qsTr("%1: %2. %3"), [banner.name, banner.card.name, banner.card.help]) : ""
        Accessible.focusable: true
        onClicked: banner.clauseOpened(banner.card.clause)
        onHoveredChanged: banner.looked(hovered, banner.card.picture, banner.hasCard ? qsTr("%1: press to read its rules").arg(banner.card.name) : "", Qt.rect(banner.x, banner.y, width, height))
        background: Image {
            source: banner.hasCard ? Theme.face(banner.card.picture, "") : ""
            sourceSize {
                width: banner.wide
                height: banner.tall
            }
            Outline {
                visible: faction.visualFocus || faction.hovered
                border.width: 2
            }
        }
        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
    }
    Grid {
        x: banner.hasCard && !banner.over ? banner.wide + Math.round(Theme.unit * 0.4) : 0
        y: banner.hasCard && banner.over ? 0 : Math.round((banner.height - height) / 2)
        columns: banner.across ? Math.max(1, banner.marks.length) : 1
        spacing: 3
        Repeater {
            model: banner.marks
            Parchment {
                id: flag
                required property seatMark modelData
                width: !banner.brief ? Math.round(Theme.unit * 4.4) : number.text === "" ? height : height + number.implicitWidth + Math.round(Theme.unit * 0.5)
                height: banner.brief ? Math.min(banner.height, Math.round(Theme.unit * (banner.over ? 1.5 : 1.8))) : Math.round(Theme.unit * 2)
                radius: 3
                Accessible.role: Accessible.StaticText
                Accessible.name: flag.modelData.words
                Icon {
                    x: 3
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(parent.height * 0.8)
                    source: Theme.mark(flag.modelData.mark)
                }
                NameText {
                    id: number
                    anchors {
                        right: parent.right
                        rightMargin: Math.round(Theme.unit * 0.4)
                        verticalCenter: parent.verticalCenter
                    }
                    text: flag.modelData.text
                    font.pixelSize: banner.brief ? Theme.normal : Theme.large
                    Accessible.ignored: true
                }
            }
        }
    }
}
