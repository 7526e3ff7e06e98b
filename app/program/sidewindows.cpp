// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/sidewindows.h"

#include "library/freshplayers.h"
#include "program/classdoor.h"
#include "program/handsdoor.h"
#include "reference/cardgallery.h"
#include "reference/rulereader.h"
#include "rooms/chronicle/chroniclewindow.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/match/replaywindow.h"
#include "rooms/newgame/newgame.h"
#include "rooms/people/peopledialog.h"
#include "rooms/print/printsheets.h"
#include "rooms/teacher/teacherwindow.h"
#include "table/localtable.h"
#include "table/replaytable.h"
#include "text/gametext.h"
#include "widgets/parchment.h"
#include "widgets/preferences.h"
#include "widgets/tablediagrams.h"
#include "widgets/windowplace.h"

#include <utility>

namespace drawbridge {

SideWindows::SideWindows(const Preferences& preferences, TableDiagrams* diagrams, People* people,
                         std::function<LocalTable*()> local)
    : preferences_(preferences)
    , diagrams_(diagrams)
    , people_(people)
    , local_(std::move(local))
    , class_(std::make_unique<ClassDoor>()) {
    connect(class_.get(), &ClassDoor::changed, this, &SideWindows::tellClass);
    connect(class_.get(), &ClassDoor::bookRequested, this, &SideWindows::openClause);
}

SideWindows::~SideWindows() = default;

const GameInfo& SideWindows::game() const {
    const LocalTable* local = local_();
    return local ? local->match().game() : rememberedKind();
}

/// The options for a game's books and sheets: those of the match on the table, or the last ones.
Setup SideWindows::setupOf(const GameInfo& game) const {
    const LocalTable* local = local_();
    return local && &local->match().game() == &game ? local->match().setup() : rememberedGame(game).setup;
}

RuleReader& SideWindows::bookOf(const GameInfo& game) {
    if (!book_) {
        book_ = std::make_unique<RuleReader>();
        parchment::dressToRead(book_.get());
        book_->setDiagrams(diagrams_);
        connect(book_.get(), &RuleReader::showMe, this, &SideWindows::practise);
    }
    book_->setBook(toQString(game.id()), setupOf(game));
    bringToFront(*book_);
    return *book_;
}

void SideWindows::openBook(const GameInfo* named) { bookOf(named ? *named : game()).search(); }

void SideWindows::openClause(const QString& gameId, const QString& clause) {
    bookOf(*findGame(gameId.toStdString())).open(clause);
}

void SideWindows::openCards(const QString& lookedAt) {
    if (!cards_) {
        cards_ = std::make_unique<CardGallery>([this](const GameInfo& which) { return setupOf(which); });
        parchment::dressToRead(cards_.get());
        connect(cards_.get(), &CardGallery::clauseRequested, this, &SideWindows::clauseRequested);
    }
    cards_->open(game(), lookedAt);
}

void SideWindows::openSheets() {
    if (!sheets_) {
        sheets_ =
            std::make_unique<PrintSheets>([this](const GameInfo& which) { return setupOf(which); }, editDeck);
        parchment::dressToRead(sheets_.get());
    }
    sheets_->openFor(game());
}

/// Lets a class see the table of a window.
template <class Window>
void SideWindows::offerClass(Window& window) {
    window.offerClass(HandsDoor::isBuilt());
    connect(&window, &Window::classRequested, class_.get(),
            [this, &window] { class_->invite(&window, window.gameTable()); });
    connect(&window, &Window::tableShown, class_.get(),
            [this, &window](GameTable* table) { class_->follow(&window, table); });
}

PracticeWindow& SideWindows::practice() {
    if (!practice_) {
        practice_ = std::make_unique<PracticeWindow>(preferences_, people_, isRemembered);
        parchment::dressToRead(practice_.get());
        connect(practice_.get(), &PracticeWindow::clauseRequested, this, &SideWindows::clauseRequested);
        connect(practice_.get(), &PracticeWindow::matchRequested, this, &SideWindows::learned);
        connect(practice_.get(), &PracticeWindow::teacherRequested, this,
                [this](const GameState& state) { teacher().presentMatch(state); });
        offerClass(*practice_);
    }
    return *practice_;
}

void SideWindows::openLessons(const GameInfo* named) { practice().openLessons(named ? *named : game()); }

void SideWindows::openPuzzles() { practice().openPuzzles(game()); }

void SideWindows::practise(const QString& gameId, const QString& diagram) {
    practice().openFromRules(gameId, diagram);
}

TeacherWindow& SideWindows::teacher() {
    if (!teacher_) {
        teacher_ = std::make_unique<TeacherWindow>(preferences_);
        teacher_->setMatch([this] {
            const LocalTable* local = local_();
            return local ? local->shownState(freshSeed()) : nullptr;
        });
        connect(teacher_.get(), &TeacherWindow::clauseRequested, this, &SideWindows::clauseRequested);
        offerClass(*teacher_);
    }
    return *teacher_;
}

/// The windows tell all the time that a class looks on.
void SideWindows::tellClass() {
    if (teacher_) teacher_->tellClass(class_->sign(teacher_.get()));
    if (practice_) practice_->tellClass(class_->sign(practice_.get()));
}

void SideWindows::openTeacher() { teacher().present(game(), setupOf(game())); }

void SideWindows::openPosition(const QString& file) {
    openTeacher();
    teacher().offer(file);
}

void SideWindows::openChronicle(Library* library) {
    if (!chronicle_) {
        chronicle_ = std::make_unique<ChronicleWindow>(
            library, people_, [](const QString& game) { return PracticeWindow::unfinished(game) > 0; });
        connect(chronicle_.get(), &ChronicleWindow::newGameRequested, this, &SideWindows::newGameRequested);
        connect(chronicle_.get(), &ChronicleWindow::matchRequested, this, &SideWindows::matchRequested);
        connect(chronicle_.get(), &ChronicleWindow::chestRequested, this, &SideWindows::chestRequested);
        connect(chronicle_.get(), &ChronicleWindow::lessonsRequested, this,
                [this](const QString& game) { openLessons(findGame(game.toStdString())); });
        connect(chronicle_.get(), &ChronicleWindow::peopleRequested, this,
                [this] { PeopleDialog(people_, chronicle_.get()).exec(); });
    }
    chronicle_->present();
}

void SideWindows::watch(Match match, const QString& title, const QString& record, int moment) {
    if (!replay_) {
        replay_ = std::make_unique<ReplayWindow>(preferences_);
        parchment::dressToRead(replay_.get());
        connect(replay_.get(), &ReplayWindow::clauseRequested, this, &SideWindows::clauseRequested);
        connect(replay_.get(), &ReplayWindow::playOnRequested, this, &SideWindows::playOnRequested);
        connect(replay_.get(), &ReplayWindow::teacherRequested, this, [this] {
            if (const auto state = replay_->table().shownState(freshSeed())) teacher().presentMatch(*state);
        });
    }
    replay_->open(std::move(match), title, record, moment);
}

void SideWindows::lookBack(Match match, const QString& title, const QString& record) {
    watch(std::move(match), title, record);
    replay_->lookBack();
}

void SideWindows::stopLearning() {
    if (practice_) practice_->close();
}

void SideWindows::stopWatching() {
    if (replay_) replay_->close();
}

void SideWindows::apply() {
    if (practice_) practice_->setPreferences(preferences_);
    if (teacher_) teacher_->setPreferences(preferences_);
    if (replay_) replay_->setPreferences(preferences_);
}

void SideWindows::retranslate() {
    class_->retranslate();
    if (sheets_ && !sheets_->isBusy()) sheets_.reset(); // recreated in the new language on next use
}

bool SideWindows::close() {
    // These may ask about unsaved work.
    if (sheets_ && !sheets_->mayClose()) return false;
    if (teacher_ && !teacher_->close()) return false;
    if (cards_) cards_->close();
    if (book_) book_->close();
    if (practice_) practice_->close();
    if (replay_) replay_->close();
    if (chronicle_) chronicle_->close();
    sheets_.reset(); // cancels printing
    return true;
}

} // namespace drawbridge
