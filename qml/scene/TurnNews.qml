// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Table

// Events since the viewer's turn, from the log.
QtObject {
    id: gathered

    required property TableController table
    /// Rows of the log, oldest first.
    property list<logRow> news

    function look() {
        const log = gathered.table.match.log;
        const found = [];
        for (let row = log.rowCount() - 1; row >= 0; --row) {
            const line = log.row(row);
            if (line.eventIndex < gathered.table.match.newsFrom)
                break;
            if (line.isNew)
                found.unshift(line);
        }
        news = found;
    }
}
