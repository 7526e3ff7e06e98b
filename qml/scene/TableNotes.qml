// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Drawbridge.Scene
import Drawbridge.Table

// Overlays of the table: choices and tags, slips, notices, and the zoom.
Item {
    id: notes

    readonly property TableController table: felt.table
    readonly property Stage stage: felt.stage
    required property TableFelt felt
    required property Hand hand
    required property FocusWalk walk
    required property TableHitTest whereabouts
    required property ChoicePress press
    required property PromptBar bar
    required property EffectStrip strip
    required property ViewPan pan
    /// Visible part of the cloth.
    required property rect within
    /// What has happened since the viewer's turn: {text, shield}.
    required property list<logRow> news
    required property bool offersPages
    /// An overlay covers the table.
    required property bool covered
    /// The table has the keyboard focus.
    required property bool hasKeys

    readonly property alias turnBanner: turnBanner
    readonly property alias board: board
    readonly property alias newsNote: newsNote
    readonly property alias tags: tags
    readonly property alias slip: slip
    readonly property alias taskSlip: taskSlip
    readonly property alias zoom: zoom
    readonly property alias statusNotice: statusNotice

    /// The user wants to read about the card with that picture.
    signal pageRequested(string picture)

    /// Where effects wait, if any do.
    function stripPlace(): list<rect> {
        return strip.visible ? [Qt.rect(strip.x, strip.y, strip.width, strip.height)] : [];
    }

    TurnBanner {
        id: turnBanner
        motion: notes.table.motion
        within: notes.within
    }

    ChoiceBoard {
        id: board
        choices: notes.press.cardChoices
        guard: notes.press.pause
        aspect: notes.stage.aspect
        within: {
            const cloth = notes.within;
            return Qt.rect(cloth.x + Theme.unit, cloth.y + Theme.unit, cloth.width - 2 * Theme.unit, cloth.height - 2 * Theme.unit);
        }
        onChosen: row => notes.press.choose(row)
    }

    SinceMyTurn {
        id: newsNote
        property bool wanted: false
        visible: wanted && notes.news.length > 0
        news: visible ? notes.news : []
        heading: notes.table.match.newsTitle
        width: Math.min(notes.pan.width - 4 * Theme.unit, Theme.unit * 26)
        x: notes.pan.at.x + notes.pan.width - width - 2 * Theme.unit
        // Above the viewer's own hand, which stays visible.
        y: notes.pan.at.y + 2 * Theme.unit
    }

    PlaceTags {
        id: tags
        visible: choices.length > 0 && notes.stage.layout !== null && !notes.covered && !notes.stage.isExcerpt
        question: notes.table.decision.prompt
        choices: notes.press.placeChoices
        guard: notes.press.pause
        readonly property var boxes: visible ? notes.felt.pileBoxes() : new Map()
        // A note without a place goes above the buttons.
        about: {
            const pile = notes.table.decision.place.pile;
            if (!visible || pile < 0)
                return Qt.rect(notes.bar.x + notes.bar.width - 10 * Theme.unit, notes.bar.y, 0, 0);
            return notes.table.decision.place.place < 0 && boxes.get(pile) || notes.whereabouts.rectOfSpot(pile, notes.table.decision.place.place);
        }
        things: [...boxes.values(), ...(notes.stage.layout?.notes() ?? []), notes.felt.veil.told]
        asked: visible ? notes.felt.askedPlaces() : []
        within: notes.within
        settled: notes.stage.atRest
        onChosen: row => notes.press.choose(row)
    }

    TaskSlip {
        id: taskSlip
        readonly property taskNote task: notes.table.decision.task
        words: task.words
        verdict: task.verdict
        done: task.done
        visible: words + verdict !== "" && !slip.visible && !notes.table.decision.asking && !zoom.visible && !notes.covered && !notes.hand.dragged && notes.stage.browsed < 0 && notes.stage.layout !== null
        about: visible && task.pile >= 0 ? notes.whereabouts.rectOfSpot(task.pile, task.place) : Qt.rect(0, 0, 0, 0)
        // The places of pieces, which count twice where they lie in a castle, and where they may be put; looked at again when all has come to rest.
        things: visible && notes.stage.atRest ? notes.felt.pilePlaces().concat(Array.from(notes.felt.drawnPlaces()), notes.felt.wordPlaces(), task.toPile >= 0 ? [notes.whereabouts.rectOfSpot(task.toPile, task.toPlace)] : [], tags.visible ? [Qt.rect(tags.x, tags.y, tags.width, tags.height)] : [], Array.from(notes.stripPlace())) : []
        within: notes.within
    }

    RefusalSlip {
        id: slip
        refusal: notes.table.decision.refusal
        aspect: notes.stage.aspect
        motion: notes.table.motion
        about: notes.hand.lastTried
        dear: visible ? notes.felt.boxes(piece => piece.owner === notes.table.match.viewer).concat([about]) : []
        things: visible ? notes.felt.pilePlaces().concat(notes.felt.wordPlaces()) : []
        within: notes.within
        onWithinChanged: notes.hand.lastTried = Qt.rect(0, 0, 0, 0) // the place has moved
        onClauseOpened: clause => notes.table.openClause(clause)
        onFitRequested: notes.hand.pickAgain(notes.table.decision.refusal.piece)
        onClosed: notes.table.cancel()
    }

    ZoomView {
        id: zoom
        felt: notes.felt
        aspect: notes.stage.aspect
        legend: notes.stage.arrangement.legend
        told: [...notes.stripPlace(), notes.felt.battle.told]
        within: notes.within
        times: notes.pan.times
        offersPage: notes.offersPages
        onPageRequested: notes.pageRequested(zoom.face)
        onChosen: piece => notes.hand.choose(piece)
    }

    StatusNotice {
        id: statusNotice
        status: notes.table.match.statusNotice
        within: notes.within
        onClauseOpened: clause => notes.table.openClause(clause)
        onClosed: {
            if (notes.press.guarded)
                return;
            notes.table.match.readStatusNotice();
            notes.walk.refocus();
        }
        onVisibleChanged: if (visible) {
            notes.press.hold();
            if (notes.hasKeys)
                telling.restart();
        }
        // After all other focus changes.
        Timer {
            id: telling
            interval: 0
            onTriggered: if (statusNotice.visible)
                notes.walk.takeFocus(statusNotice.links()[0])
        }
    }
}
