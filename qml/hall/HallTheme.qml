// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Drawbridge.Foyer
import Drawbridge.Scene

// Colours of the hall, and of the table there at which a game is chosen, by day and by night; and how one moves about.
// Every colour of words is told against the ground that it stands on. The rest is Theme's.
QtObject {
    /// Whether the keyboard was used last: only then is shown where it is.
    property bool byKey: false
    /// How long what glides and flickers takes, 1 being normal; 0: nothing moves.
    property real motion: 1
    /// Words are of few sizes: each letter of each takes a while to be made. None are smaller than these.
    readonly property int small: size(0.88)
    readonly property int normal: size(0.97)
    /// Names, and what is pressed.
    readonly property int name: size(1.2)
    readonly property int heading: size(1.65)
    /// How high what is pressed on paper is.
    readonly property int button: Math.round(2.35 * Theme.unit)

    readonly property color wood: Theme.stark ? "#000000" : Theme.dark ? "#573820" : "#8d5d36"
    readonly property color woodLight: Theme.stark ? "#333333" : Theme.dark ? "#7e5633" : "#b3804e"
    readonly property color woodInk: Theme.stark ? "#ffffff" : "#fdf6e6"
    readonly property color beam: Theme.stark ? "#000000" : Theme.dark ? "#4a2f1c" : "#7a4d2a"
    readonly property color beamLight: Theme.stark ? "#333333" : Theme.dark ? "#6a462b" : "#9a6a3f"
    readonly property color beamDark: Theme.stark ? "#000000" : Theme.dark ? "#2b1a0e" : "#4a2d18"
    readonly property color beamInk: Theme.stark ? "#ffffff" : "#f8efdc"
    readonly property color paper: Theme.stark ? "#ffffff" : Theme.dark ? "#e6d9bb" : "#f3e9d2"
    readonly property color paperShade: Theme.stark ? "#e0e0e0" : Theme.dark ? "#d3c298" : "#e7d8b6"
    readonly property color ink: Theme.stark ? "#000000" : "#2b2622"
    readonly property color faintInk: Theme.stark ? "#000000" : Theme.dark ? "#463b30" : "#574a3d"
    readonly property color gold: Theme.stark ? "#ffd23f" : "#ecb93f"
    readonly property color done: "#3d6b45"
    readonly property color shade: Theme.stark ? "#d9000000" : Theme.dark ? "#80000000" : "#571e1006"

    /// The cloth of a game, on which its match lies, of those that it has by day and by night.
    function cloth(byDay: color, byNight: color): color {
        return Theme.stark ? "#000000" : Theme.dark ? byNight : byDay;
    }
    /// That of a game upon its cloth.
    function mat(plain: color): color {
        return Theme.stark ? "#262626" : plain;
    }
    /// Words as large as this part of a line, but never too small to read.
    function size(part: real): int {
        return Math.max(12, Math.round(Theme.unit * part));
    }
    /// The picture of what lies or stands in the hall.
    function face(name: string): string {
        return "image://hall/face/" + name;
    }
    /// The picture of the shield of that number, as it hangs in the hall.
    function arms(number: int): string {
        return "image://hall/arms/" + number;
    }
    /// A picture of faces: the shield of that number.
    function shield(number: int): string {
        return "seat/" + number;
    }
}
