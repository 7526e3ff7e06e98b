// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A picture that is painted as large as it is shown.
Image {
    sourceSize {
        width: width
        height: height
    }
}
