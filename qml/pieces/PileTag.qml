// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// The number of pieces in a stack. If the layout has an area for it, the name is shown beside the number, clear of the
// pieces; otherwise the number is on the stack's corner.
Item {
    id: tag

    required property Stage stage
    required property int pile
    required property int count
    required property string name
    required property string label
    required property list<int> targets
    /// Face up, and can be browsed.
    property bool open: false
    /// The face-up top piece says more.
    property bool quiet: false

    signal clicked

    readonly property pileArea area: stage.areaOf(pile)
    readonly property tagArea at: area.tag
    readonly property bool upright: at.upright
    /// The number follows the name as text.
    readonly property bool flat: at.flat
    /// The number is on the stack's corner although there is an area for the name.
    readonly property bool hung: at.hung
    /// The name of an empty army pile uses the whole width, without number or mark.
    readonly property bool alone: at.there && area.form === Areas.Form.Army && count === 0 && !upright && !flat
    readonly property int align: at.there ? at.align : Areas.Side.Right
    readonly property real hangsAt: area.x + area.width
    /// On the top edge of a stack whose cards are read at the bottom; otherwise clear of a name below.
    readonly property real hangsY: area.high ? area.y - Math.round(Theme.unit * 0.3) : area.y + area.height - plaque.height + 1
    readonly property int gap: Math.round(Theme.unit * 0.35)
    /// Rectangle of the number on the table, which may be wider than the area for both; empty: none.
    readonly property rect numbered: plaque.visible ? Qt.rect(x + plaque.x, y + plaque.y, plaque.width, plaque.height) : Qt.rect(0, 0, 0, 0)

    /// Start position of content of that width.
    function begin(wide: real): real {
        return align === Areas.Side.Left ? 0 : align === Areas.Side.Right ? width - wide : Math.round((width - wide) / 2);
    }

    visible: !quiet && area.there && (!area.fleeting || count > 0 || targets.length > 0) && (at.there || Array.of(Areas.Form.Stack, Areas.Form.Fan, Areas.Form.Army).includes(area.form))
    z: 2400
    x: alone ? area.x : at.there ? at.x : hangsAt - width + Math.round(Theme.unit * 0.4)
    y: at.there ? at.y : hangsY
    width: alone ? area.width : at.there ? at.width : plaque.width
    height: at.there ? at.height : plaque.height

    GroundLabel {
        id: words
        readonly property int taken: tag.flat || tag.hung ? 0 : tag.upright ? plaque.height : plaque.visible ? plaque.width + tag.gap : 0
        // Hidden rather than elided to nothing.
        visible: tag.at.there && (tag.upright || width > Theme.unit && !(truncated && tag.area.form === Areas.Form.Army))
        x: tag.upright ? 0 : tag.begin(width + taken)
        width: tag.upright ? tag.width : Math.min(Math.ceil(implicitWidth), tag.width - taken)
        height: tag.upright && !tag.flat ? tag.height - taken : tag.height
        horizontalAlignment: tag.align === Areas.Side.Left ? Text.AlignLeft : tag.align === Areas.Side.Right ? Text.AlignRight : Text.AlignHCenter
        verticalAlignment: tag.upright && !tag.flat && !tag.hung ? Text.AlignBottom : Text.AlignVCenter
        wrapMode: tag.upright ? Text.WordWrap : Text.NoWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(Theme.small * 0.75)
        //: Beside a pile: %1 is what it is called, %2 how many cards lie in it: "Soldiers 8".
        text: tag.flat && tag.count > 0 && !tag.at.bare ? Theme.filled(qsTr("%1 %2"), [Theme.heading(tag.label), tag.count]) : Theme.heading(tag.label)
        font.underline: tag.flat && tag.open
        TapHandler {
            enabled: tag.flat && tag.open
            onTapped: tag.clicked()
        }
    }
    StackPlaque {
        id: plaque
        visible: tag.count > 0 && !tag.flat
        // In little room only the number.
        plain: !tag.upright && (tag.area.tight || !tag.at.there && tag.area.width < Theme.unit * 4)
        // Where there is no room for the text, no farther out than its stack.
        x: tag.hung ? tag.hangsAt - tag.x - width + Math.round(Theme.unit * 0.4) : tag.upright ? tag.begin(width) : Math.max(tag.begin(words.width + words.taken) + words.width + tag.gap, tag.area.x - tag.x)
        y: tag.hung ? tag.hangsY - tag.y : tag.upright ? tag.height - height : Math.round((tag.height - height) / 2)
        count: tag.count
        name: tag.name
        open: tag.open
        onClicked: tag.clicked()
    }
}
