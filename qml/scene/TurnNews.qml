// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// What has happened since the viewer's turn, out of the log.
QtObject {
    id: gathered

    required property TableController table
    /// {text, shield}, oldest first.
    property var news: []

    function look() {
        const log = gathered.table.match.log;
        const found = [];
        for (let row = log.rowCount() - 1; row >= 0; --row) {
            const at = log.index(row, 0);
            if (log.data(at, LogModel.EventIndexRole) < gathered.table.match.newsFrom)
                break;
            if (log.data(at, LogModel.IsNewRole))
                found.unshift({
                    text: log.data(at, LogModel.TextRole),
                    shield: log.data(at, LogModel.ShieldRole)
                });
        }
        news = found;
    }
}
