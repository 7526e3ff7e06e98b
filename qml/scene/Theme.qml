// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Colours, fonts and metrics of the table. The visible table sets `dark` and `unit`.
QtObject {
    property bool dark: false
    /// High-contrast theme: black and white, strong edges, no painted background. Implies dark.
    property bool highContrast: false
    /// For pictures in printed books: plain, saving ink.
    property bool onPaper: false
    /// Height of a line of plain text in pixels; the unit for everything that is not a piece.
    property int unit: 14
    /// Minimum target size in pixels, in both dimensions (WCAG 2.2, 2.5.8).
    readonly property int finger: 24

    /// Right-to-left layout. (Not compared with Qt.RightToLeft: the first use of any name of `Qt` loads its thousands
    /// of enum values.)
    property bool mirrored: Application.layoutDirection !== 0
    property string nameFamily: "Vollkorn Lining SemiBold"
    property string textFamily: "Open Sans"
    readonly property int small: Math.max(Math.min(10, unit), Math.round(unit * 0.82))
    readonly property int normal: unit
    readonly property int large: Math.round(unit * 1.25)
    readonly property int title: Math.round(unit * 2)

    /// Plain background colour of each ground, without its light and shade, by name.
    readonly property var grounds: ({
            "stone": ["#b7b5a4", "#2f3b42"],
            "wine": ["#b27a66", "#4a1d2b"],
            "teal": ["#8db1a1", "#1c3b3b"],
            "courtyards": ["#aeada6", "#4d4f52"],
            "tavern": ["#b78b58", "#49301f"],
            "oak": ["#b78b58", "#49301f"],
            "meadow": ["#9ea86c", "#51613a"]
        })
    property string ground: "stone"
    /// The pattern chosen for all backs; empty: each game's own.
    property string backs: ""
    readonly property color cloth: onPaper ? "#f7f2e7" : highContrast ? "#000000" : (grounds[ground] ?? grounds["stone"])[dark ? 1 : 0]
    /// Tint of an area on the ground: slightly lighter; stronger for the viewer's own.
    readonly property color mat: onPaper ? "#ece4d3" : highContrast ? "#000000" : dark ? "#21fff0cd" : "#57fffaeb"
    readonly property color matEdge: onPaper ? "#b09d80" : highContrast ? "#ffffff" : dark ? "#52f3e9d2" : "#662b2622"
    readonly property color ownMat: onPaper ? "#e2d8c4" : highContrast ? "#000000" : dark ? "#2bfff0cd" : "#75fffaeb"
    /// An empty place, as a depression in the ground.
    readonly property color well: onPaper ? "#c9b999" : highContrast ? "#262626" : dark ? "#47000000" : "#243c1e0a"
    /// Ground of a castle, from which tiles stand out.
    readonly property color site: onPaper ? "#e2d8c4" : highContrast ? "#000000" : dark ? "#5c0c1011" : "#61fffcf0"
    /// Background of text on the ground.
    readonly property color slip: onPaper ? "transparent" : highContrast ? "#000000" : dark ? "#9e120903" : "#a8fffaeb"
    /// An opaque board above the table.
    readonly property color board: highContrast ? "#000000" : dark ? "#41352f" : "#d8ccb5"
    readonly property color ink: highContrast ? "#ffffff" : dark ? "#f3e9d2" : "#2b2622"
    readonly property color faintInk: highContrast ? "#ffffff" : dark ? "#dccba6" : "#463c33"
    /// A seat's name plate, and its text.
    readonly property color plate: highContrast ? "#000000" : "#3a2415"
    readonly property color plateEdge: highContrast ? "#ffffff" : "#6b4a2d"
    readonly property color plateInk: highContrast ? "#ffffff" : "#f3e9d2"
    readonly property color plateFaint: highContrast ? "#ffffff" : "#dccba6"

    readonly property color wood: highContrast ? "#000000" : dark ? "#573b26" : "#70492d"
    readonly property color woodLight: highContrast ? "#333333" : dark ? "#7a563a" : "#93683f"
    readonly property color shelf: highContrast ? "#000000" : dark ? "#6b4b33" : "#70492d"
    readonly property color shelfLight: highContrast ? "#ffffff" : dark ? "#93693f" : "#9b6f45"
    readonly property color woodInk: highContrast ? "#ffffff" : "#f8efdc"

    readonly property color stone: highContrast ? "#000000" : dark ? "#6b5f55" : "#a99c89"
    readonly property color stoneEdge: highContrast ? "#ffffff" : dark ? "#2b2622" : "#6d6254"

    readonly property color parchment: highContrast ? "#ffffff" : "#f3e9d2"
    readonly property color parchmentEdge: highContrast ? "#c8c8c8" : "#c9b48a"
    readonly property color sable: highContrast ? "#000000" : "#2b2622"
    readonly property color fadedSable: highContrast ? "#1f1f1f" : "#5e5348"
    readonly property color silver: "#d9dee2"
    readonly property color gold: highContrast ? "#ffd23f" : "#f0b93a"
    readonly property color goldDark: highContrast ? "#5c3d00" : "#8a5d00"
    /// Highlight of the current turn.
    readonly property color turn: highContrast ? "#ffd23f" : dark ? "#f0b93a" : "#b87900"
    readonly property color gules: highContrast ? "#a82218" : "#b3271e"
    readonly property color azure: "#1f4e8c"
    readonly property color scrim: highContrast ? "#d9000000" : "#9a161210"

    /// A property, since the linter crashes on Qt.uiLanguage inside a function.
    readonly property string language: Qt.uiLanguage
    /// Image source of a face, in the current language; `options` are those of the image provider, as in
    /// "shadow&turn=1".
    function face(name: string, options: string): string {
        const pattern = backs !== "" && /\/back[^\/]*$/.test(name) ? "~" + backs : "";
        return "image://faces/" + name + pattern + "?" + options + "&words=" + language;
    }
    /// Image source of an empty place.
    function place(face: string): string {
        return "image://faces/" + face + (highContrast ? "-highContrast" : dark ? "-dark" : "");
    }
    /// A number in the locale's digits.
    function numeral(number: int): string {
        return number.toLocaleString(Qt.locale(), "f", 0);
    }
    /// Replaces all placeholders of a sentence at once: an inserted name may look like a placeholder.
    function filled(words: string, values: var): string {
        return words.replace(/%(L?)([1-9])/g, (place, own, number) => {
            const value = values[number - 1];
            return own !== "" && typeof value === "number" ? numeral(value) : value;
        });
    }
    /// A name as the beginning of a line.
    function heading(name: string): string {
        return name.charAt(0).toLocaleUpperCase() + name.slice(1);
    }

    /// Image source of a mark by name: "eye".
    function mark(name: string): string {
        return Qt.resolvedUrl("../marks/" + name + ".svg");
    }
}
