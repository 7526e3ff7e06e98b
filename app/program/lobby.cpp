// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/lobby.h"

#include "library/freshplayers.h"
#include "library/library.h"
#include "library/people.h"
#include "library/series.h"
#include "match/gameinfo.h"
#include "program/boxtransition.h"
#include "program/handsdoor.h"
#include "program/setuptransition.h"
#include "rooms/chest/matchwords.h"
#include "rooms/chronicle/armsview.h"
#include "rooms/chronicle/chroniclefacts.h"
#include "rooms/chronicle/chroniclewords.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/hall/hallpictures.h"
#include "rooms/hall/hallview.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/newgame/newgamechoice.h"
#include "rooms/newgame/newgameview.h"
#include "sound/soundboard.h"
#include "text/gametext.h"
#include "text/seriestext.h"
#include "widgets/matchpictures.h"
#include "widgets/preferences.h"
#include "widgets/scenetransition.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThreadPool>

#include <algorithm>
#include <functional>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kCounting = 300;    // ms of debouncing before statistics are computed
constexpr std::size_t kShown = 3; // matches shown on the hall's table
constexpr int kLately = 30;       // recent matches searched for guests
constexpr int kGuests = 4;        // maximum number of guests suggested
constexpr int kLater = 1'000'000; // priority of a picture not needed now

/// The seat of the hall's person; without a person, that of the only guest among bots. kNobody: none.
Seat selfIn(const KeptMatch& match, const QString& person) {
    const auto isGuest = [](const KeptSeat& seat) { return !seat.isBot() && seat.person.isEmpty(); };
    if (person.isEmpty() && std::ranges::count(match.seats, false, &KeptSeat::isBot) != 1) return kNobody;
    const auto found = std::ranges::find_if(match.seats, [&](const KeptSeat& seat) {
        return person.isEmpty() ? isGuest(seat) : seat.person == person;
    });
    return found == match.seats.end() ? kNobody : static_cast<Seat>(found - match.seats.begin());
}

/// A match as the hall's person sees it; `goesOn`: it is unfinished, or the next one of its series waits.
HallMatch inHall(const KeptMatch& kept, const QString& person, bool goesOn) {
    HallMatch match;
    match.id = kept.id;
    match.gameId = kept.game;
    match.title = kept.title;
    match.left = kept.last;
    const Seat self = selfIn(kept, person);
    match.isNext = goesOn && kept.isOver();
    if (!goesOn) match.result = resultOf(kept, self);
    match.isYours = isSeat(self);
    for (Seat seat = 0; seat < kept.seats.size(); ++seat)
        if (seat != self) match.players << kept.seats[seat].name;
    // Who has to decide, also in another player's turn.
    const Seat awaited = isSeat(kept.decider) ? kept.decider : kept.turn;
    if (const std::size_t turn = awaited; turn < kept.seats.size()) {
        const KeptSeat& seat = kept.seats[turn];
        match.turn = seat.name;
        match.yourTurn = turn == self;
        match.shieldOnTurn = seat.shield;
    }
    return match;
}

/// The names of guests in these matches, latest first, without default names.
QStringList guestsOf(const std::vector<KeptMatch>& matches) {
    QStringList names;
    for (const KeptMatch& match : matches)
        for (const KeptSeat& seat : match.seats)
            if (!seat.isBot() && seat.person.isEmpty() && !isProposedName(seat.name, false) &&
                seat.name != Library::unnamed() && !names.contains(seat.name, Qt::CaseInsensitive) &&
                names.size() < kGuests)
                names << seat.name;
    return names;
}

} // namespace

Lobby::Lobby(Library* library, People* people, TableCamera* camera, bool soon, QWidget* parent)
    : QStackedWidget(parent)
    , library_(library)
    , people_(people)
    , pictures_(new MatchPictures(camera, this))
    , hall_(new HallView(soon, this)) {
    addWidget(hall_);
    // Coalesces several changes into one update.
    matches_.setSingleShot(true);
    matches_.setInterval(0);
    connect(&matches_, &QTimer::timeout, this, &Lobby::tellMatches);
    const auto tellSoon = [this] { matches_.start(); };
    connect(library_, &Library::changed, this, tellSoon);
    connect(library_, &Library::ready, this, tellSoon);
    connect(library_, &Library::failed, this, tellSoon);
    connect(library_, &Library::progress, this, [this](int done, int all) {
        recordsRead_ = done;
        recordsToRead_ = all;
        tellLooking();
    });
    connect(people_, &People::changed, this, &Lobby::tellPeople);
    // Pictures for the hall can wait while a match is played, but are needed when it is left.
    pictures_->setPriority([this](const QString&) { return isVisible() ? 0 : kLater; });
    connect(pictures_, &MatchPictures::made, this, tellSoon);
    connect(hall_, &HallView::gameChosen, this,
            [this](const QString& id) { showNewGame(*findGame(id.toStdString())); });
    connect(hall_, &HallView::matchChosen, this, [this](const QString& id) {
        const auto match = std::ranges::find(hall_->kept(), id, &HallMatch::id);
        match != hall_->kept().end() && match->isOver() ? emit nextChosen(id) : emit matchChosen(id);
    });
    connect(hall_, &HallView::learnRequested, this, &Lobby::lessonsRequested);
    connect(hall_, &HallView::personEntered, this, &Lobby::enter);
    connect(hall_, &HallView::broken, this, &Lobby::broken);
    // Statistics are computed after the first frame is shown.
    progress_.setSingleShot(true);
    progress_.setInterval(kCounting);
    connect(&progress_, &QTimer::timeout, this, &Lobby::tellProgress);
    connect(hall_, &HallView::drawn, this, &Lobby::haveBeenDrawn);
    tellPeople();
}

void Lobby::showHall() {
    const bool back = isSeen(newGame_);
    isHere_ = true;
    tellMatches();
    countSoon();
    setCurrentWidget(hall_);
    hall_->takeFocus();
    if (back) carryBox(true);
}

/// Another window may have changed progress or people.
bool Lobby::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate && isHere_) countSoon();
    return QStackedWidget::event(event);
}

/// No updates while a match is played.
void Lobby::hideEvent(QHideEvent* event) {
    isHere_ = false;
    QStackedWidget::hideEvent(event);
}

void Lobby::makeNewGame() {
    newGame_ = new NewGameView(new HallPictures, editDeck, this); // paints boxes as in the hall
    newGame_->setTextScale(textScale_);
    addWidget(newGame_);
    newGame_->chosen().setTakesHands(HandsDoor::isBuilt());
    connect(newGame_, &NewGameView::begun, this, &Lobby::begun);
    connect(newGame_, &NewGameView::hallRequested, this, &Lobby::showHall);
    connect(newGame_, &NewGameView::lessonRequested, this, &Lobby::lessonsRequested);
    connect(newGame_, &NewGameView::rulesRequested, this, &Lobby::rulesRequested);
    connect(newGame_, &NewGameView::clauseRequested, this, [this](const QString& clause) {
        emit clauseRequested(toQString(newGame_->choice().game->id()), clause);
    });
    connect(newGame_, &SceneView::broken, this, &Lobby::broken);
    connect(newGame_, &SceneView::drawn, this, &Lobby::haveBeenDrawn);
}

void Lobby::showNewGame(const GameInfo& game) { offer(rememberedGame(game)); }

void Lobby::offer(const NewGame& choice) {
    const bool fromHall = isSeen(hall_);
    isHere_ = true;
    if (newGame_ == nullptr) makeNewGame();
    newGame_->setMotion(0); // no animation for a still picture
    newGame_->chosen().setPeople(people_->all());
    newGame_->chosen().setGuests(guestsOf(library_->list({}, 0, kLately)));
    newGame_->setChoice(choice);
    setCurrentWidget(newGame_);
    newGame_->setFocus();
    countSoon();
    if (fromHall) carryBox(false);
    newGame_->setMotion(motion_);
}

void Lobby::begin() { newGame_->begin(); }

void Lobby::goBack() {
    if (newGame_ != nullptr && currentWidget() == newGame_) newGame_->goBack();
}

/// Whether the scene is visible and no transition is running.
bool Lobby::isSeen(const QWidget* scene) const {
    return isHere_ && isVisible() && scene != nullptr && currentWidget() == scene;
}

void Lobby::carryBox(bool back) {
    if (transition_) transition_->finish();
    if (motion_ > 0) transition_ = drawbridge::carryBox(*hall_, *newGame_, this, back);
}

std::optional<SetupTransition> Lobby::setupTransition(const QWidget& window) {
    if (!isSeen(newGame_) || motion_ <= 0) return {};
    SetupTransition setup;
    setup.game = toQString(newGame_->choice().game->id());
    setup.chosen = newGame_->photograph();
    setup.place = {mapTo(&window, QPoint()), size()};
    setup.small = newGame_->tablePlace();
    if (setup.chosen.isNull() || setup.small.isEmpty()) return {};
    return setup;
}

void Lobby::setOnTable(const QString& id) {
    if (onTable_ == id) return;
    onTable_ = id;
    tellMatches();
}

// ---- data for the scenes -------------------------------------------------------------------------------

/// Per game one unfinished match or the next of a series, latest first, at most kShown; the others are in the
/// chest. The match on the table comes first.
std::vector<KeptMatch> Lobby::offered() const {
    std::vector<KeptMatch> offered = library_->offered();
    for (KeptMatch& next : library_->waitingSeries()) {
        const auto same = std::ranges::find(offered, next.game, &KeptMatch::game);
        if (same == offered.end())
            offered.push_back(std::move(next));
        else if (same->last < next.last)
            *same = std::move(next);
    }
    std::ranges::stable_sort(offered, std::greater(), &KeptMatch::last);
    const auto here = onTable_.isEmpty() ? std::nullopt : library_->find(onTable_);
    if (here && here->state == KeptMatch::State::Unfinished) {
        std::erase_if(offered, [&](const KeptMatch& match) { return match.game == here->game; });
        offered.insert(offered.begin(), *here);
    }
    if (offered.size() > kShown) offered.resize(kShown);
    return offered;
}

/// The match finished last, unless its series goes on.
std::optional<KeptMatch> Lobby::finishedLast() const {
    const std::vector<KeptMatch> last = library_->list({.which = MatchFilter::Which::Over}, 0, 1);
    if (last.empty() || last[0].onlyBots() || (last[0].series.first > 0 && !scoreOf(last[0]).winner))
        return {};
    return last[0];
}

SeriesScore Lobby::scoreOf(const KeptMatch& match) const {
    return drawbridge::scoreOf(match, library_->ofSeries(match.series.id));
}

HallMatch Lobby::asShown(const KeptMatch& kept, bool goesOn) {
    const QString person = people_->all().empty() ? QString() : people_->all().front().id;
    HallMatch match = inHall(kept, person, goesOn);
    if (kept.series.first > 0) {
        const SeriesScore score = scoreOf(kept);
        QStringList names;
        for (const KeptSeat& seat : kept.seats) names << seat.name;
        match.series = seriesLine(names, score.wins, score.first);
        match.seriesBrief = seriesLineInBrief(score.wins, score.first);
    }
    if (const auto picture = pictures_->find(kept)) {
        match.miniature = picture->file;
        match.state = picture->state;
    }
    if (match.isOver())
        match.state.clear(); // it describes a running match
    else if (match.state.isEmpty())
        //: How far a match has come
        match.state = tr("%n move(s) made", nullptr, kept.moves);
    return match;
}

void Lobby::tellMatches() {
    if (!isHere_) return;
    std::vector<HallMatch> shown;
    for (const KeptMatch& kept : offered()) shown.push_back(asShown(kept, true));
    if (shown.size() < kShown)
        if (const auto over = finishedLast()) shown.push_back(asShown(*over, false));
    const int more = library_->count() - static_cast<int>(shown.size());
    hall_->setKept(std::move(shown), std::max(0, more));
    tellLooking();
}

/// Shows progress rather than an empty hall while records are still being indexed.
void Lobby::tellLooking() {
    if (!isHere_) return;
    const bool mayBeThere = recordsToRead_ > 0 || (library_->count() == 0 && Library::hasRecords());
    hall_->setLooking(library_->isLooking() && hall_->kept().empty() && mayBeThere, recordsRead_,
                      recordsToRead_);
}

void Lobby::tellPeople() {
    std::optional<Person> first;
    if (!people_->all().empty()) first = people_->all().front();
    hall_->setPerson(first);
    if (newGame_ != nullptr) newGame_->chosen().setPeople(people_->all());
    tellMatches();
    countSoon();
}

void Lobby::haveBeenDrawn() {
    wasDrawn_ = true;
    countSoon();
}

void Lobby::countSoon() {
    if (wasDrawn_) progress_.start();
}

void Lobby::tellProgress() {
    const auto [done, all] = PracticeWindow::progress();
    hall_->setLessonsDone(done, all);
    if (people_->all().empty()) {
        hall_->setArms({}, {});
        hall_->setTally(0, 0);
        if (newGame_ != nullptr) newGame_->chosen().setRecords({});
        return;
    }
    // On a worker thread: reading thousands of matches takes a while.
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), finished = library_->finishedElsewhere(), id = people_->all().front().id] {
            const std::vector<KeptMatch> matches = finished();
            PersonChronicle past = chronicleOf(matches, id);
            std::vector<PersonStatistics> records = statisticsOf(matches).people;
            QMetaObject::invokeMethod(qApp, [self, past = std::move(past), records = std::move(records)] {
                if (self) self->tellPast(past, records);
            });
        });
}

/// Passes the statistics to the hall and to the bots' seats in New game.
void Lobby::tellPast(const PersonChronicle& past, const std::vector<PersonStatistics>& records) {
    if (newGame_ != nullptr) newGame_->chosen().setRecords(records);
    if (people_->all().empty() || people_->all().front().id != past.person)
        return; // the person has changed meanwhile
    const Person& person = people_->all().front();
    hall_->setTally(past.total.won, past.total.played);
    const Arms arms = armsOf(past);
    if (arms.earned.isEmpty()) return hall_->setArms({}, {});
    hall_->setArms(
        QStringLiteral("image://hall/arms?earned=%1&crest=%2").arg(arms.earned.join(','), arms.crest),
        armsSpoken(past, person.name, person.shield));
}

/// Adds a person; without a name they stay a guest.
void Lobby::enter(const QString& name, int shield) {
    const QString wanted = name.simplified().isEmpty() ? People::proposedName() : name.simplified();
    if (wanted.isEmpty()) return;
    const auto id = people_->add(wanted, shield);
    if (id)
        people_->sat({*id});
    else
        emit failed(id.problem().text());
}

void Lobby::apply(const Preferences& preferences) {
    textScale_ = preferences.textSize / 100.0;
    motion_ = preferences.glide() > 0 ? 1 : 0;
    hall_->setTextScale(textScale_);
    hall_->setMotion(motion_ > 0);
    if (newGame_ == nullptr) return;
    newGame_->setTextScale(textScale_);
    newGame_->setMotion(motion_);
}

void Lobby::hear(SoundBoard& board) {
    const auto hear = [&board](auto* who, auto what, Sound sound) {
        QObject::connect(who, what, &board, [&board, sound] { board.play(sound); });
    };
    hear(hall_, &HallView::boxLifted, Sound::BoxLifted);
    hear(hall_, &HallView::gameChosen, Sound::BoxPutDown);
    for (const auto thing :
         {&HallView::chestRequested, &HallView::lessonsRequested, &HallView::cardsRequested,
          &HallView::sheetsRequested, &HallView::teacherRequested, &HallView::personRequested})
        hear(hall_, thing, Sound::TrayPressed);
    hear(hall_, &HallView::matchChosen, Sound::TrayPressed);
    for (const auto book : {&HallView::bookRequested, &HallView::chronicleRequested})
        hear(hall_, book, Sound::PageTurned);
    hear(this, &Lobby::rulesRequested, Sound::PageTurned);
}

void Lobby::retranslate() {
    hall_->retranslate();
    if (newGame_ != nullptr) newGame_->retranslate();
    tellMatches();
    countSoon(); // the description of the arms is translated
}

} // namespace drawbridge
