// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// Colours, type and measures of the table. The table that is shown sets `dark` and `unit`.
QtObject {
    property bool dark: false
    /// For a picture in a printed book: a bare table, which takes little ink.
    property bool onPaper: false
    /// Height of a line of plain text in pixels; everything that is not a piece is measured in it.
    property int unit: 14

    property string nameFamily: "Vollkorn Lining SemiBold"
    property string textFamily: "Open Sans"
    readonly property int small: Math.max(10, Math.round(unit * 0.82))
    readonly property int normal: unit
    readonly property int large: Math.round(unit * 1.25)
    readonly property int title: Math.round(unit * 2)

    readonly property color cloth: onPaper ? "#f7f2e7" : dark ? "#362a24" : "#cdbea3"
    readonly property color mat: onPaper ? "#ece4d3" : dark ? "#41352f" : "#d8ccb5"
    readonly property color matEdge: dark ? "#5d4c41" : "#b09d80"
    readonly property color ownMat: dark ? "#4a3d35" : "#e2d8c4"
    readonly property color well: dark ? "#31261f" : "#c9b999"
    readonly property color seam: dark ? "#463932" : "#b7a688"
    readonly property color ink: dark ? "#f3e9d2" : "#2b2622"
    readonly property color faintInk: dark ? "#cdbfa6" : "#574a3d"

    readonly property color wood: dark ? "#573b26" : "#70492d"
    readonly property color woodLight: dark ? "#7a563a" : "#93683f"
    readonly property color woodDark: dark ? "#2f1f13" : "#47301c"
    readonly property color shelf: dark ? "#6b4b33" : "#70492d"
    readonly property color shelfLight: dark ? "#93693f" : "#9b6f45"
    readonly property color woodInk: "#f8efdc"

    readonly property color stone: dark ? "#75695e" : "#a99c89"
    readonly property color stoneEdge: dark ? "#2b2622" : "#6d6254"

    readonly property color parchment: "#f3e9d2"
    readonly property color parchmentEdge: "#c9b48a"
    readonly property color sable: "#2b2622"
    readonly property color fadedSable: "#5e5348"
    readonly property color silver: "#d9dee2"
    readonly property color gold: "#f0b93a"
    readonly property color goldDark: "#8a5d00"
    /// Round what is on turn.
    readonly property color turn: dark ? "#f0b93a" : "#b87900"
    readonly property color gules: "#b3271e"
    readonly property color azure: "#1f4e8c"
    readonly property color scrim: "#9a161210"

    /// By a property: the linter crashes over the language inside a function.
    readonly property string language: Qt.uiLanguage
    /// Where the picture of a face is painted, in the language that is spoken; `options` are the provider's, as
    /// in "shadow&turn=1".
    function face(name: string, options: string): string {
        return "image://faces/" + name + "?" + options + "&words=" + language;
    }
    /// The sentence with its places filled all at once: a name may look like a place.
    function filled(words: string, values: var): string {
        return words.replace(/%([1-9])/g, (place, number) => values[number - 1]);
    }
    /// A name as the beginning of a line.
    function heading(name: string): string {
        return name.charAt(0).toLocaleUpperCase() + name.slice(1);
    }

    /// The picture of a mark by its name: "eye".
    function mark(name: string): string {
        return Qt.resolvedUrl("../marks/" + name + ".svg");
    }
}
