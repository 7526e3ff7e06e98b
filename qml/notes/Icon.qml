// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A square image, rasterized at the width it is shown: a mark, a shield.
Image {
    height: width
    sourceSize.width: width
}
