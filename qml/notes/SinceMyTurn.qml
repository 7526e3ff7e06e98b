// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Events since the viewer's last decision, one line each, on parchment.
Parchment {
    id: note

    /// Oldest first.
    required property list<logRow> news
    /// Since when that is.
    required property string heading
    /// On a slip on the ground instead of parchment.
    property bool quiet: false
    property real most: Theme.unit * 20
    /// Older lines are left to the log.
    property real mostLines: quiet ? 40 : 200

    /// Scrolls by pages; Infinity: to the end.
    function leaf(pages: real) {
        const over = Math.max(0, lines.contentHeight - lines.height);
        const by = pages * (lines.height - 2 * Theme.unit);
        lines.contentY = Math.max(0, Math.min(over, lines.contentY + by));
    }

    readonly property int pad: quiet ? Math.round(Theme.unit * 0.6) : Theme.unit

    color: quiet ? Theme.slip : Theme.parchment
    border.width: quiet ? 0 : 1
    height: title.height + lines.height + 2.5 * pad

    // Starts at the newest line again when reopened.
    onVisibleChanged: if (visible)
        lines.contentY = Qt.binding(() => lines.newest)

    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true

    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    NameText {
        id: title
        anchors {
            left: parent.left
            leftMargin: note.pad
        }
        y: note.pad
        text: note.heading + (lines.contentY > 0 || note.news.length > note.mostLines ? " \u2026" : "")
        color: note.quiet ? Theme.faintInk : Theme.sable
    }
    Flickable {
        id: lines
        x: note.pad
        anchors.top: title.bottom
        anchors.topMargin: Math.round(Theme.unit / 2)
        width: note.width - 2 * note.pad
        height: Math.min(contentHeight, note.most - title.height - 2.5 * note.pad - Theme.unit / 2)
        contentWidth: width
        contentHeight: column.height
        // The newest line is always visible, and the top line is not cut.
        readonly property real newest: {
            const over = contentHeight - height;
            for (let i = 0; i < all.count; ++i) {
                const y = all.itemAt(i)?.y ?? -1;
                if (y >= over)
                    return y;
            }
            return Math.max(0, over);
        }
        contentY: newest
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: column
            width: lines.width
            spacing: Math.round(Theme.unit * 0.35)
            Repeater {
                id: all
                model: Array.from(note.news).slice(-note.mostLines)
                Item {
                    id: line
                    required property logRow modelData
                    width: column.width
                    height: words.height
                    Icon {
                        anchors.left: parent.left
                        y: 1
                        width: Math.round(Theme.unit * 1.3)
                        source: line.modelData.shield !== "" ? "image://faces/" + line.modelData.shield : ""
                    }
                    PlainText {
                        id: words
                        anchors {
                            left: parent.left
                            leftMargin: Math.round(Theme.unit * 1.8)
                            right: parent.right
                        }
                        text: line.modelData.text
                        wrapMode: Text.WordWrap
                        color: note.quiet ? Theme.ink : Theme.sable
                        font.pixelSize: note.quiet ? Math.round(Theme.unit * 0.92) : Theme.normal
                    }
                }
            }
        }
    }
}
