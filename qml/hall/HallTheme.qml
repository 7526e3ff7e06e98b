// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Drawbridge.Scene

// Colours of the hall and of New game, by day and by night, and state of keyboard navigation. Text colours are chosen
// for the ground they are used on. The rest is in Theme.
QtObject {
    /// Whether the keyboard was the last input device: focus is shown only then.
    property bool byKey: false
    /// Duration factor of animations, 1 being normal; 0: no motion.
    property real motion: 1
    /// Only few font sizes are used, since rasterizing each glyph of each size takes time. This is the smallest.
    readonly property int small: size(0.88)
    readonly property int normal: size(0.97)
    readonly property int name: size(1.2)
    readonly property int heading: size(1.65)
    /// Height of buttons on parchment.
    readonly property int button: Math.round(2.35 * Theme.unit)

    readonly property color wood: Theme.highContrast ? "#000000" : Theme.dark ? "#573820" : "#8d5d36"
    readonly property color woodLight: Theme.highContrast ? "#333333" : Theme.dark ? "#7e5633" : "#b3804e"
    readonly property color woodInk: Theme.highContrast ? "#ffffff" : "#fdf6e6"
    readonly property color beam: Theme.highContrast ? "#000000" : Theme.dark ? "#4a2f1c" : "#7a4d2a"
    readonly property color beamLight: Theme.highContrast ? "#333333" : Theme.dark ? "#6a462b" : "#9a6a3f"
    readonly property color beamDark: Theme.highContrast ? "#000000" : Theme.dark ? "#2b1a0e" : "#4a2d18"
    readonly property color beamInk: Theme.highContrast ? "#ffffff" : "#f8efdc"
    readonly property color paper: Theme.highContrast ? "#ffffff" : Theme.dark ? "#e6d9bb" : "#f3e9d2"
    readonly property color paperShade: Theme.highContrast ? "#e0e0e0" : Theme.dark ? "#d3c298" : "#e7d8b6"
    readonly property color ink: Theme.sable
    readonly property color faintInk: Theme.highContrast ? "#000000" : Theme.dark ? "#463b30" : "#574a3d"
    readonly property color gold: Theme.highContrast ? "#ffd23f" : "#ecb93f"
    readonly property color done: "#3d6b45"
    readonly property color shade: Theme.highContrast ? "#d9000000" : Theme.dark ? "#80000000" : "#571e1006"

    /// Cloth colour of a game's table, from its colours for day and night.
    function cloth(byDay: color, byNight: color): color {
        return Theme.highContrast ? "#000000" : Theme.dark ? byNight : byDay;
    }
    /// Notes that keys are in use, and leaves this one to others.
    function keyed(event: KeyEvent) {
        byKey = true;
        event.accepted = false;
    }
    /// Font size as a fraction of the line height, but never too small to read.
    function size(part: real): int {
        return Math.max(12, Math.round(Theme.unit * part));
    }
    /// Source of a picture of an object in the hall.
    function face(name: string): string {
        return "image://hall/face/" + name;
    }
    /// Source of a shield as it hangs in the hall.
    function arms(number: int): string {
        return "image://hall/arms/" + number;
    }
}
