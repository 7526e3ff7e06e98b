// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/lessons/practicewindow.h"

#include "library/freshplayers.h"
#include "library/people.h"
#include "match/scenario.h"
#include "reference/arrowkeys.h"
#include "reference/plainwidgets.h"
#include "table/exercise.h"
#include "table/sayaloud.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "widgets/appearance.h"
#include "widgets/asking.h"
#include "widgets/formparts.h"
#include "widgets/paneframe.h"
#include "widgets/parchment.h"
#include "widgets/windowplace.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr double kPanelWords = 44;   // width of the panel in characters
constexpr double kPanelShare = 0.42; // … and at most that share of the screen
constexpr int kLettersOfAName = 10;
constexpr int kLinesToRead = 6; // minimum height of the panel, in lines
const QString kPracticeSizeKey = QStringLiteral("practice/size");

/// Settings key of a game's finished lessons, or solved puzzles.
QString finishedKey(const QString& gameId, Course course) {
    const bool isPuzzle = course == Course::Puzzles;
    return (isPuzzle ? QStringLiteral("puzzles/%1/finished") : QStringLiteral("lessons/%1/finished"))
        .arg(gameId);
}

QStringList finished(const QString& gameId, Course course) {
    return Settings().value(finishedKey(gameId, course)).toStringList();
}

/// A predicate: whether a lesson of the course is unfinished.
auto isOpenOf(const QString& gameId, Course course) {
    return [ids = finished(gameId, course)](const Scenario& lesson) {
        return !ids.contains(QString::fromStdString(lesson.id));
    };
}

/// The person, with their name and shield, at the learner's seat, and bots at the others, named as in the
/// scenario. Its texts use these names, so a person with the name of one of the bots is given the scenario's
/// name for the learner. A bot whose shield equals the person's gets the learner's.
std::vector<Player> playersOf(const Scenario& scenario, const People& people) {
    const Seat learner = Exercise::learnerOf(scenario);
    const auto nameAt = [&](int seat) {
        return static_cast<std::size_t>(seat) < scenario.names.size()
                   ? scenario.names[static_cast<std::size_t>(seat)]
                   : std::string();
    };
    const QString own = people.all().empty() ? freshPersonName({}) : people.all().front().name;
    const int shield = people.all().empty() ? learner : people.all().front().shield;
    Player person{own.toStdString(), false, {}, shield};
    if (const std::string given = nameAt(learner); !given.empty())
        for (int seat = 0; seat < scenario.setup.seats; ++seat)
            if (seat != learner && nameAt(seat) == own.toStdString()) person.name = given;
    std::vector<Player> players;
    std::vector<Player> taken{person}; // no bot gets the learner's name
    for (int seat = 0; seat < scenario.setup.seats; ++seat) {
        Player player = seat == learner ? person : freshBot(taken);
        if (const std::string given = nameAt(seat); seat != learner && !given.empty()) player.name = given;
        if (seat != learner && seat == shield) player.shield = learner;
        taken.push_back(player);
        players.push_back(std::move(player));
    }
    return players;
}

QString paragraph(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace

PracticeWindow::PracticeWindow(const Preferences& preferences, const People* people,
                               std::function<bool(const GameInfo&)> hasPlayed)
    : QWidget(nullptr, Qt::Window)
    , people_(people)
    , hasPlayed_(std::move(hasPlayed))
    , controller_(new TableController(this))
    , table_(new TableView(this))
    , frame_(new PaneFrame(this))
    , panel_(makePanel()) {
    auto* layout = bareLayout<QHBoxLayout>(this);
    layout->setSpacing(0);
    layout->addWidget(panel_);
    layout->addWidget(table_, 1);
    const auto shortcut = [this](const QKeySequence& keys, const auto& does) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
    };
    shortcut(QKeySequence::Close, [this] { close(); });
    shortcut(QKeySequence(Qt::Key_F6), [this] { nextPane(); });
    shortcut(QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { nextPane(); });
    connect(table_, &TableView::rematchRequested, this, [this] {
        leadsToMatch() ? playMatch() : hasNext() ? openNext() : startAgain();
    });
    connect(table_, &TableView::newGameRequested, this, &PracticeWindow::startAgain);
    connect(controller_, &TableController::stateChanged, this, &PracticeWindow::follow);
    connect(controller_, &TableController::tableChanged, this, [this] { emit tableShown(gameTable()); });
    connect(controller_, &TableController::clauseRequested, this,
            [this](const QString& clause) { emit clauseRequested(game_, clause); });
    setPreferences(preferences);
    retranslate();
    restoreSize(*this, kPracticeSizeKey, {1240, 760});
}

PracticeWindow::~PracticeWindow() {
    // The scene uses the controller, and that the match, until its destruction.
    delete table_;
    controller_->setTable(nullptr);
}

int PracticeWindow::unfinished(const QString& gameId) {
    std::ptrdiff_t left = 0;
    for (const Course course : kCourses)
        left += std::ranges::count_if(lessonsOf(gameId, course), isOpenOf(gameId, course));
    return static_cast<int>(left);
}

std::pair<int, int> PracticeWindow::progress() {
    int left = 0;
    int all = 0;
    for (const GameInfo* game : allGames()) {
        left += unfinished(toQString(game->id()));
        for (const Course course : kCourses)
            all += static_cast<int>(lessonsOf(toQString(game->id()), course).size());
    }
    return {all - left, all};
}

QPushButton* PracticeWindow::makeButton(const char* icon, const QKeySequence& keys,
                                        const std::function<void()>& does) {
    auto* button = new QPushButton(QIcon::fromTheme(QString::fromLatin1(icon)), QString());
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, does);
    if (!keys.isEmpty())
        connect(new QShortcut(keys, this), &QShortcut::activated, button, &QPushButton::click);
    return button;
}

QScrollArea* PracticeWindow::makePanel() {
    auto* panel = new QWidget;
    auto* layout = new QVBoxLayout(panel);

    shelf_ = new QWidget(panel);
    auto* shelf = bareLayout<QVBoxLayout>(shelf_);
    games_ = new FormComboBox(shelf_, kLettersOfAName); // a long name must not widen the panel
    gameLabel_ = labelFor(games_);
    for (const GameInfo* game : allGames())
        if (!lessonsOf(toQString(game->id())).empty())
            games_->addItem(textFor(game->id()).gameName(), toQString(game->id()));
    connect(games_, &QComboBox::activated, this, [this] { showGame(games_->currentData().toString()); });
    courses_ = new FormComboBox(shelf_, kLettersOfAName);
    courses_->setObjectName(QStringLiteral("courses"));
    courseLabel_ = labelFor(courses_);
    connect(courses_, &QComboBox::activated, this,
            [this](int index) { showCourse(static_cast<Course>(index)); });
    auto* choice = new QGridLayout;
    choice->addWidget(gameLabel_, 0, 0);
    choice->addWidget(games_, 0, 1);
    choice->addWidget(courseLabel_, 1, 0);
    choice->addWidget(courses_, 1, 1);
    choice->setColumnStretch(1, 1);
    shelf->addLayout(choice);
    lessons_ = new QListWidget(shelf_);
    lessons_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lessons_->setWordWrap(true);
    lessons_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    lessons_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    shelf_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(lessons_, &QListWidget::currentRowChanged, this, &PracticeWindow::openLesson);
    shelf->addWidget(lessons_);
    layout->addWidget(shelf_, 1);

    words_ = new ClosedBrowser(panel);
    words_->setOpenLinks(false);
    words_->setFrameShape(QFrame::NoFrame);
    connect(words_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { emit clauseRequested(game_, link.fragment()); });
    layout->addWidget(words_, 1);
    answers_ = new QVBoxLayout;
    layout->addLayout(answers_);

    show_ = makeButton("help-hint", QKeySequence(Qt::CTRL | Qt::Key_M), [this] { showMove(); });
    back_ = makeButton("edit-undo", QKeySequence::Undo, [this] { controller_->undo(); });
    again_ = makeButton("view-refresh", QKeySequence(Qt::CTRL | Qt::Key_R), [this] { startAgain(); });
    on_ = makeButton("media-playback-start", QKeySequence(Qt::CTRL | Qt::Key_B), [this] {
        exercise_->playOn();
        table_->setFocus();
    });
    teacher_ = makeButton("view-presentation", QKeySequence(Qt::CTRL | Qt::Key_T), [this] {
        if (const auto state = exercise_->table().shownState(freshSeed())) emit teacherRequested(*state);
    });
    ask_ = makeButton("list-add-user", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
                      [this] { emit classRequested(); });
    bridge_ = makeButton("", {}, [this] { emit classRequested(); });
    bridge_->hide();
    match_ = makeButton("document-new", QKeySequence::New, [this] { playMatch(); });
    match_->setObjectName(QStringLiteral("match"));
    next_ = makeButton("go-next", {}, [this] { openNext(); });
    nextKeys_ = new QShortcut(this);
    connect(nextKeys_, &QShortcut::activated, next_, &QPushButton::click);
    layout->addWidget(bridge_);
    layout->addWidget(match_);
    auto* own = new QHBoxLayout;
    own->addWidget(show_);
    own->addWidget(back_);
    layout->addLayout(own);
    auto* whole = new QHBoxLayout;
    whole->addWidget(again_);
    whole->addWidget(on_);
    whole->addWidget(teacher_);
    whole->addWidget(ask_);
    whole->setStretch(0, 1);
    whole->setStretch(1, 1);
    layout->addLayout(whole);
    // At the bottom: always in the same place, so that it can be pressed repeatedly.
    layout->addWidget(next_);
    // With large fonts on small screens, the text keeps some lines and the panel scrolls.
    panel->installEventFilter(this);
    return scrolling(panel, this);
}

void PracticeWindow::retranslate() {
    nextKeys_->setKey(Qt::ALT | onKey(layoutDirection()));
    gameLabel_->setText(tr("&Game:"));
    //: Which lessons of a game
    courseLabel_->setText(tr("&Course:"));
    nameCourse();
    words_->setAccessibleName(tr("What to learn"));
    show_->setText(tr("Show the &move"));
    show_->setToolTip(tr("Shows what is meant; pressed again, makes it for you"));
    back_->setText(tr("Take &back"));
    again_->setText(tr("&Start again"));
    on_->setText(tr("Play &on"));
    on_->setToolTip(tr("Go on from here as a game, against a bot"));
    // An icon-only button.
    teacher_->setToolTip(tr("To the teacher's table"));
    teacher_->setAccessibleName(teacher_->toolTip());
    ask_->setToolTip(tr("Ask a class, with pages on their phones"));
    ask_->setAccessibleName(ask_->toolTip());
    for (int index = 0; index < games_->count(); ++index)
        games_->setItemText(index, textFor(games_->itemData(index).toString().toStdString()).gameName());
    // In the order of Course.
    courses_->clear();
    //: Lessons: how a game is played
    courses_->addItem(tr("The basics"));
    //: Lessons: what else there is in a game, one thing after the other
    courses_->addItem(tr("More cards and rules"));
    courses_->addItem(tr("Puzzles"));
    courses_->setCurrentIndex(static_cast<int>(course_));
}

void PracticeWindow::nameCourse() {
    const bool isPuzzle = course_ == Course::Puzzles;
    lessons_->setAccessibleName(isPuzzle ? tr("Puzzles") : tr("Lessons"));
    next_->setText(isPuzzle ? tr("&Next puzzle") : tr("&Next lesson"));
}

void PracticeWindow::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    dressTable(preferences, table_, controller_);
    fitPanel();
    words_->setMinimumHeight(kLinesToRead * fontMetrics().lineSpacing());
    if (!exercise_) return;
    setBots(preferences, exercise_->session());
    exercise_->session().setReading(preferences.reading());
}

bool PracticeWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fitPanel(); // texts or fonts have changed
    return QWidget::eventFilter(watched, event);
}

/// Sets the panel to a readable width, but leaves the table its share and cuts off no button.
void PracticeWindow::fitPanel() {
    const int wanted = std::min(qRound(kPanelWords * fontMetrics().averageCharWidth()),
                                qRound(kPanelShare * screen()->availableSize().width()));
    const int least =
        panel_->widget()->minimumSizeHint().width() + panel_->verticalScrollBar()->sizeHint().width();
    panel_->setFixedWidth(std::max(wanted, least));
}

void PracticeWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        table_->retranslate();
        controller_->retranslate();
        if (exercise_) follow();
    }
    if (event->type() == QEvent::FontChange) setPreferences(preferences_);
    if (event->type() == QEvent::PaletteChange && !game_.isEmpty()) markDone();
}

void PracticeWindow::closeEvent(QCloseEvent* event) {
    Settings().setValue(kPracticeSizeKey, size());
    if (exercise_) exercise_->session().setPaused(true); // no bots while the window is hidden
    QWidget::closeEvent(event);
}

/// Keys not handled by the table. Esc does not discard a game in progress.
void PracticeWindow::keyPressEvent(QKeyEvent* event) {
    const bool isOwnGame =
        exercise_ && exercise_->state() == Exercise::State::Free && !controller_->match()->isOver();
    if (event->key() == Qt::Key_Escape && !isOwnGame) {
        close();
        return;
    }
    QWidget::keyPressEvent(event);
}

void PracticeWindow::present() {
    bringToFront(*this);
    table_->setFocus();
}

// ---- the exercise --------------------------------------------------------------------------------------

void PracticeWindow::choose(const GameInfo& game) {
    games_->setCurrentIndex(std::max(games_->findData(toQString(game.id())), 0));
    isLesson_ = true;
    shelf_->show();
    game_ = games_->currentData().toString();
}

void PracticeWindow::openLessons(const GameInfo& game, const QString& lesson) {
    choose(game);
    showLessons(lesson);
    present();
}

void PracticeWindow::openPuzzles(const GameInfo& game) {
    choose(game);
    showCourse(Course::Puzzles);
    present();
}

/// Switches to another game: to its puzzles if a puzzle is shown, otherwise to its lessons.
void PracticeWindow::showGame(const QString& gameId) {
    game_ = gameId;
    if (course_ == Course::Puzzles) return showCourse(course_);
    showLessons();
}

void PracticeWindow::showLessons(const QString& lesson) {
    const auto has = [&](Course course) {
        const std::vector<Scenario>& all = lessonsOf(game_, course);
        return lesson.isEmpty() ? std::ranges::any_of(all, isOpenOf(game_, course))
                                : std::ranges::find(all, lesson.toStdString(), &Scenario::id) != all.end();
    };
    const auto* course = std::ranges::find_if(kCourses, has);
    showCourse(course == std::end(kCourses) ? Course::Basics : *course, lesson);
}

/// The list entry of a lesson or puzzle.
QString PracticeWindow::lineOf(const Scenario& scenario, int number) {
    const QString title = toQLine(scenario.title);
    //: A lesson in the list. %1 is its number, %2 its title.
    if (!scenario.puzzle) return tr("%1. %2").arg(QLocale().toString(number), title);
    switch (scenario.puzzle->grade) {
    //: A puzzle in the list. %1 is its number, %2 its title.
    case Puzzle::Grade::Easy: return tr("%1. %2 (easy)").arg(QLocale().toString(number), title);
    case Puzzle::Grade::Medium: return tr("%1. %2 (medium)").arg(QLocale().toString(number), title);
    case Puzzle::Grade::Hard: break;
    }
    return tr("%1. %2 (hard)").arg(QLocale().toString(number), title);
}

void PracticeWindow::showCourse(Course course, const QString& lesson) {
    course_ = course;
    const QString game = textFor(game_.toStdString()).gameName();
    setWindowTitle(course == Course::Puzzles ? tr("Puzzles: %1").arg(game) : tr("Lessons: %1").arg(game));
    nameCourse();
    courses_->setCurrentIndex(static_cast<int>(course));
    const std::vector<Scenario>& all = lessonsOf(game_, course);
    {
        const QSignalBlocker quiet(lessons_);
        lessons_->clear();
        for (const Scenario& each : all) lessons_->addItem(lineOf(each, lessons_->count() + 1));
        const auto first = lesson.isEmpty() ? std::ranges::find_if(all, isOpenOf(game_, course))
                                            : std::ranges::find(all, lesson.toStdString(), &Scenario::id);
        lessons_->setCurrentRow(first == all.end() ? 0 : static_cast<int>(first - all.begin()));
    }
    markDone();
    openLesson(lessons_->currentRow());
}

/// Ticks finished lessons, also for screen readers.
void PracticeWindow::markDone() {
    const QStringList done = finished(game_, course_);
    const std::vector<Scenario>& lessons = lessonsOf(game_, course_);
    const int size = lessons_->style()->pixelMetric(QStyle::PM_ListViewIconSize, nullptr, lessons_);
    // Tinted like the text, also in the selected row.
    const auto signOf = [this, size](const char* name) {
        const QIcon plain = QIcon::fromTheme(QString::fromLatin1(name));
        QIcon sign;
        for (const auto& [mode, role] : {std::pair(QIcon::Normal, QPalette::Text),
                                         std::pair(QIcon::Selected, QPalette::HighlightedText)})
            sign.addPixmap(parchment::tinted(plain, QSize(size, size), devicePixelRatioF(),
                                             lessons_->palette().color(role)),
                           mode);
        return sign;
    };
    const QIcon ticked = signOf("dialog-ok-apply");
    const QIcon open = signOf("draw-circle");
    for (int row = 0; row < lessons_->count(); ++row) {
        const bool isDone = done.contains(QString::fromStdString(lessons[static_cast<std::size_t>(row)].id));
        QListWidgetItem* item = lessons_->item(row);
        item->setIcon(isDone ? ticked : open);
        item->setData(Qt::AccessibleTextRole, isDone ? tr("%1 (done)").arg(item->text()) : item->text());
    }
}

void PracticeWindow::openLesson(int row) {
    const std::vector<Scenario>& lessons = lessonsOf(game_, course_);
    if (row >= 0 && static_cast<std::size_t>(row) < lessons.size())
        begin(lessons[static_cast<std::size_t>(row)]);
}

bool PracticeWindow::openFromRules(const QString& gameId, const QString& name) {
    const Scenario* scenario = findScenario(gameId, name);
    if (!scenario) return false;
    if (name.startsWith(kLessonPrefix)) {
        openLessons(*scenario->game, QString::fromStdString(scenario->id));
        return true;
    }
    isLesson_ = false;
    shelf_->hide();
    game_ = gameId;
    //: Title of a window with a position out of a rule book. %1 is a game.
    setWindowTitle(tr("From the rules of %1").arg(textFor(gameId.toStdString()).gameName()));
    begin(*scenario);
    present();
    return true;
}

void PracticeWindow::begin(const Scenario& scenario) {
    auto exercise = std::make_unique<Exercise>(scenario, playersOf(scenario, *people_));
    Session& session = exercise->session();
    setBots(preferences_, session);
    session.setReading(preferences_.reading());
    exercise->table().setAsking(loadAsking(*scenario.game));
    table_->clearFor(game_);
    controller_->setTable(&exercise->table());
    exercise_ = std::move(exercise); // destroys the old one only after it is no longer in use
    table_->setTable(controller_);
    // Queued, after the table: it may still have to animate a fight.
    connect(exercise_.get(), &Exercise::changed, this, &PracticeWindow::follow, Qt::QueuedConnection);
    said_.clear();
    shownAt_.reset();
    offerAnswers();
    follow();
    words_->verticalScrollBar()->setValue(0);
}

/// Creates a button for each answer to a question, with its number as shortcut, and letters for yes and no.
void PracticeWindow::offerAnswers() {
    for (QPushButton* old : answerButtons_) old->deleteLater();
    answerButtons_.clear();
    if (!exercise_->isQuestion()) return;
    const Puzzle& puzzle = *exercise_->scenario().puzzle;
    const bool isYesOrNo = puzzle.kind == Puzzle::Kind::May;
    QStringList texts;
    //: Answers to "May you?". The letter behind the & is a key for it, without Alt too.
    if (isYesOrNo) texts = {tr("&Yes"), tr("&No")};
    for (const Puzzle::Answer& answer : puzzle.answers)
        texts.append(QStringLiteral("&%1  %2").arg(
            QString::number(texts.size() + 1),
            toQLine(answer.tell).replace(QLatin1Char('&'), QLatin1String("&&"))));
    for (const QString& text : texts) {
        const std::size_t index = answerButtons_.size();
        auto* button = new QPushButton(text, answers_->parentWidget());
        button->setObjectName(QStringLiteral("answer%1").arg(index + 1));
        connect(button, &QPushButton::clicked, this, [this, index] { exercise_->answer(index); });
        // The shortcut stays active while the button is disabled: pressed twice, the key would otherwise
        // select a puzzle in the list by its number.
        const auto key = [this, button](const QKeySequence& keys) {
            auto* shortcut = new QShortcut(keys, answers_->parentWidget());
            connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
            connect(button, &QObject::destroyed, shortcut, &QObject::deleteLater);
        };
        key(QKeySequence(Qt::Key_1 + static_cast<int>(index)));
        if (isYesOrNo) key(QKeySequence(text.sliced(text.indexOf(QLatin1Char('&')) + 1, 1)));
        answers_->addWidget(button);
        answerButtons_.push_back(button);
    }
}

GameTable* PracticeWindow::gameTable() const { return controller_->gameTable(); }

void PracticeWindow::offerClass(bool possible) { ask_->setVisible(possible); }

void PracticeWindow::tellClass(const QString& sign) {
    bridge_->setText(sign);
    bridge_->setVisible(!sign.isEmpty());
}

void PracticeWindow::startAgain() {
    if (exercise_) begin(exercise_->scenario());
}

/// The first request shows the move, the next one makes it.
void PracticeWindow::showMove() {
    const auto move = exercise_->meant();
    if (!move) return;
    const std::size_t now = exercise_->match().history().size();
    table_->setFocus();
    if (shownAt_ == now) {
        shownAt_.reset();
        return exercise_->makeMove();
    }
    shownAt_ = now;
    controller_->show(*move);
    follow();
}

/// Describes the move shown, if it involves no piece or for screen readers.
QString PracticeWindow::shownMove() const {
    const auto move = exercise_->meant();
    const LocalTable& table = exercise_->table();
    if (!move || shownAt_ != table.match().history().size()) return {};
    //: In a lesson, after somebody has asked to be shown what to do: %1 is what a button for that move says.
    return tr("This is meant: %1. Make it yourself, or ask once more to have it made.")
        .arg(table.text().choice(table.seen().known(), *move, table.names()));
}

bool PracticeWindow::hasNext() const { return isLesson_ && lessons_->currentRow() + 1 < lessons_->count(); }

void PracticeWindow::openNext() {
    if (!hasNext()) return;
    lessons_->setCurrentRow(lessons_->currentRow() + 1);
    table_->setFocus();
}

/// Whether a match is the next step: as soon as the basics are learned, and after the last lesson.
bool PracticeWindow::leadsToMatch() const { return isLesson_ && match_->isEnabled() && !hasNext(); }

void PracticeWindow::playMatch() { emit matchRequested(exercise_->match().game()); }

// ---- texts ---------------------------------------------------------------------------------------------

/// The result of the learner's last move; empty if there is nothing to say.
QString PracticeWindow::verdict() const {
    const bool isPuzzle = exercise_->scenario().puzzle.has_value();
    switch (exercise_->state()) {
    case Exercise::State::Going: return {};
    case Exercise::State::Astray:
        if (isPuzzle) return tr("That does not win in this turn. Take it back and look again.");
        return tr(
            "The rules allow that, but something else is asked for here. Take it back and try again, or "
            "play on.");
    case Exercise::State::Done: {
        const QString done = toQString(exercise_->scenario().done);
        const QString all = done.isEmpty() ? tr("That was all.") : done;
        //: To who has answered a question; %1 is why it is so.
        if (exercise_->isQuestion()) return (isWrong() ? tr("That is not so. %1") : tr("Right. %1")).arg(all);
        if (!exercise_->isHelped() || !isLesson_) return all;
        if (isPuzzle)
            //: Below a puzzle that was solved with help; %1 is what was said at its end.
            return tr("%1 A move was made for you: begin again and do it all yourself, and the puzzle is "
                      "ticked.")
                .arg(all);
        //: Below a lesson that has been gone through with help; %1 is what was said at its end.
        return tr("%1 A move was made for you: begin again and do it all yourself, and the lesson is ticked.")
            .arg(all);
    }
    case Exercise::State::Free:
        return exercise_->match().isOver() ? tr("The game is over.") : tr("This is now a game against bots.");
    }
    return {};
}

QString PracticeWindow::words() const {
    const Scenario& scenario = exercise_->scenario();
    QString html = QStringLiteral("<h3>%1</h3>").arg(toQLine(scenario.title).toHtmlEscaped());
    const QString told = toQString(scenario.tell);
    const bool isPuzzle = scenario.puzzle.has_value();
    const bool isDone = exercise_->state() == Exercise::State::Done;
    if (!isPuzzle || exercise_->task().isEmpty()) // if that is the task
        html += paragraph(told.isEmpty()
                              ? tr("Make the move yourself. One that the rules forbid is refused, and you "
                                   "are told why.")
                              : told);
    if (const QString task = exercise_->task(); !task.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(task.toHtmlEscaped());
    if (const QString shown = shownMove(); !shown.isEmpty()) html += paragraph(shown);
    if (const QString said = verdict(); !said.isEmpty()) {
        const QString onward = isRightToLeft() ? QStringLiteral("←") : QStringLiteral("→");
        html += QStringLiteral("<p><b>%1 %2</b></p>")
                    .arg(isDone && !isWrong() ? QStringLiteral("✓") : onward, said.toHtmlEscaped());
    }
    const RuleBook& book = RuleBook::forGame(game_);
    QString rules;
    if (!isPuzzle || isDone) // otherwise it would give away the solution
        for (const std::string& clause : scenario.clauses)
            if (const Rule* rule = book.find(QString::fromStdString(clause)))
                rules += QStringLiteral("<br><a href=\"#%1\">%2 %3</a>")
                             .arg(rule->id, rule->number, rule->title.toHtmlEscaped());
    //: Below a lesson, above the rules that it teaches, each a link.
    if (!rules.isEmpty())
        html += QStringLiteral("<p><small>%1%2</small></p>").arg(tr("In the rule book:"), rules);
    return html;
}

/// Whether a question has been answered wrongly.
bool PracticeWindow::isWrong() const { return exercise_->answered() && exercise_->isHelped(); }

/// Replaces the table's prompt where nobody is to act there; empty: keeps it.
QString PracticeWindow::prompt() const {
    if (exercise_->isQuestion() && !exercise_->answered())
        return tr("Look at the table, and choose an answer at the side.");
    const LocalTable& table = exercise_->table();
    if (!table.isPaused() || table.match().isOver() || table.isAsked(table.viewer())) return {};
    //: Below the table, where nothing happens before one of two buttons at the side is pressed.
    if (exercise_->state() == Exercise::State::Astray) return tr("Take it back, or play on.");
    //: Below the table, at the end of a lesson or puzzle.
    return tr("That was all. Choose at the side what comes next.");
}

/// After an answer, marks the right one, and the given one if it was wrong.
void PracticeWindow::markAnswers() {
    const int size = style()->pixelMetric(QStyle::PM_ButtonIconSize, nullptr, this);
    for (std::size_t index = 0; index < answerButtons_.size(); ++index) {
        QPushButton* button = answerButtons_[index];
        button->setEnabled(false);
        const bool isRight = exercise_->isRight(index);
        if (!isRight && index != exercise_->answered()) continue;
        QIcon sign;
        const char* name = isRight ? "dialog-ok-apply" : "window-close";
        sign.addPixmap(parchment::tinted(QIcon::fromTheme(QString::fromLatin1(name)), QSize(size, size),
                                         devicePixelRatioF(), palette().color(QPalette::ButtonText)),
                       QIcon::Disabled); // not greyed out
        button->setIcon(sign);
        const QString text = button->text().remove(u'&');
        //: An answer to a puzzle, to be heard: %1 is what it says.
        button->setAccessibleName(isRight ? tr("%1 (right)").arg(text) : tr("%1 (your answer)").arg(text));
    }
}

void PracticeWindow::follow() {
    using State = Exercise::State;
    if (!exercise_ || controller_->gameTable() != &exercise_->table()) return;
    // The result of a fight is shown after its animation.
    if (controller_->fight().clashing) return;
    const State state = exercise_->state();
    const bool isPlain = state == State::Free; // no task is left
    controller_->setQuestion(prompt());
    controller_->setTask(exercise_->task(), exercise_->meant(), isPlain ? QString() : shownMove() + verdict(),
                         state == State::Done && !isWrong());
    if (state == State::Done) keepProgress();
    words_->setPage(words());
    const QString said = exercise_->task() + shownMove() + verdict();
    if (said != said_) sayAloud(this, said);
    said_ = said;
    const Match& match = exercise_->match();
    match_->setVisible(isLesson_);
    match_->setText(hasPlayed_(match.game()) ? tr("&Play a match") : tr("&Play your first match"));
    match_->setEnabled(state == State::Done || match.isOver());
    match_->setDefault(leadsToMatch());
    next_->setVisible(isLesson_);
    next_->setEnabled(hasNext());
    next_->setDefault(hasNext() && !leadsToMatch() && state == State::Done);
    const QString again = again_->text().remove(u'&');
    if (leadsToMatch())
        table_->nameEnding(match_->text().remove(u'&'), again);
    else if (hasNext())
        table_->nameEnding(next_->text().remove(u'&'), again);
    else
        table_->nameEnding(again, {});
    if (exercise_->answered()) markAnswers();
    for (QPushButton* button : {show_, back_, on_}) button->setVisible(!exercise_->isQuestion());
    show_->setText(shownMove().isEmpty() ? tr("Show the &move") : tr("&Make it for me"));
    show_->setEnabled(exercise_->meant().has_value());
    back_->setEnabled(controller_->canUndo());
    again_->setEnabled(!match.history().empty() || exercise_->answered());
    on_->setEnabled(state != State::Free && !match.isOver());
}

void PracticeWindow::keepProgress() {
    if (!isLesson_ || exercise_->isHelped()) return;
    QStringList done = finished(game_, course_);
    const QString id = QString::fromStdString(exercise_->scenario().id);
    if (done.contains(id)) return;
    done.append(id);
    Settings().setValue(finishedKey(game_, course_), done);
    markDone();
}

void PracticeWindow::nextPane() {
    const QWidget* focus = QApplication::focusWidget();
    QWidget* next = focus && panel_->isAncestorOf(focus) ? static_cast<QWidget*>(table_) : words_;
    next->setFocus(Qt::TabFocusReason);
    frame_->showRound(next == table_ ? next : panel_);
}

} // namespace drawbridge
