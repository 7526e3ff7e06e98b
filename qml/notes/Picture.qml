// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// An image rasterized at the size it is shown.
Image {
    sourceSize.width: width
    sourceSize.height: height
}
