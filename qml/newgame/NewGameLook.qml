// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Drawbridge.Scene

// Colours of the room in which a game is chosen, by day and by night. Every colour of words is told against the
// ground that it stands on.
QtObject {
    readonly property bool dark: Theme.dark
    /// Nothing is smaller than this.
    readonly property int small: Math.max(12, Math.round(Theme.unit * 0.88))
    /// How long what moves takes, 1 being normal.
    property real motion: 1

    readonly property color wood: dark ? "#52341f" : "#875833"
    readonly property color woodSeam: dark ? "#38220f" : "#5f3b20"
    readonly property color woodInk: "#fdf6e6"
    readonly property color beam: dark ? "#4a2f1c" : "#7a4d2a"
    readonly property color beamLight: dark ? "#6a462b" : "#9a6a3f"
    readonly property color beamDark: dark ? "#2b1a0e" : "#4a2d18"
    readonly property color beamInk: "#f8efdc"
    readonly property color paper: dark ? "#e6d9bb" : "#f3e9d2"
    readonly property color paperShade: dark ? "#d3c298" : "#e7d8b6"
    readonly property color ink: "#2b2622"
    readonly property color faintInk: dark ? "#463b30" : "#574a3d"
    readonly property color gold: "#ecb93f"
    readonly property color done: "#3d6b45"

    readonly property var cloths: ({
            "castle-keep": ["#2f5a48", "#1d3a2f", "#43745f"],
            "castles-of-caleira": ["#284a6e", "#182c44", "#3b628c"],
            "castle-rampage": ["#6a2a22", "#401915", "#86453b"],
            "castle-wars": ["#3f3a35", "#262320", "#5c554e"],
            "castles": ["#4f3360", "#301e3b", "#6c4d80"]
        })
    function cloth(game: string): color {
        return cloths[game][dark ? 1 : 0];
    }
    /// By day, whatever the hour: behind pictures.
    function dayCloth(game: string): color {
        return cloths[game][0];
    }
    function mat(game: string): color {
        return cloths[game][2];
    }
    function shield(number: int): string {
        return "seat/" + number;
    }
}
