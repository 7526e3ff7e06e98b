// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of what `tests/tools/pictures` cannot reach by keys that are alike in all languages: dialogs and
// questions, further pages of windows, every game's lessons and puzzles, a look back, its card of reference,
// and what comes over its table: the curtain, a card seen large, a refusal. `windowpictures FOLDER
// [WIDTHxHEIGHT]`, each as large as a screen of that size lets it be; in a translator's words: --translation
// FOLDER --language NAME. Says what is cut in them.
#include "cutwords.h"
#include "keptmatches.h"

#include "faces/fonts.h"
#include "library/people.h"
#include "program/graphics.h"
#include "rampage/deckfile.h"
#include "reference/referencewindow.h"
#include "rooms/chest/chestactions.h"
#include "rooms/chest/deleteddialog.h"
#include "rooms/chronicle/chroniclewindow.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/lessons/practicewindow.h"
#include "rooms/match/lookbackpane.h"
#include "rooms/match/replaywindow.h"
#include "rooms/newgame/factiondialog.h"
#include "rooms/newgame/houserulesdialog.h"
#include "rooms/newgame/newgame.h"
#include "rooms/people/peopledialog.h"
#include "rooms/print/calibrationdialog.h"
#include "rooms/print/printsheets.h"
#include "rooms/teacher/teacherwindow.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tablemodels.h"
#include "table/tableview.h"
#include "text/gametext.h"
#include "text/languageasked.h"
#include "widgets/appearance.h"
#include "widgets/asking.h"
#include "widgets/language.h"
#include "widgets/parchment.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QProgressBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <functional>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

constexpr int kFrame = 28;  // what the title of a window takes of the screen
constexpr int kDraws = 900; // ms

QString folder;
QSize screen(1024, 600);
int taken = 0;

void take(QWidget& window, const QString& name) {
    if (!window.isVisible()) window.show();
    window.resize(window.size().boundedTo(screen - QSize(0, kFrame)));
    QTest::qWait(kDraws);
    if (window.height() > screen.height() - kFrame || window.width() > screen.width())
        QTextStream(stdout) << name << ": does not fit, " << window.width() << 'x' << window.height()
                            << Qt::endl;
    for (const QString& words : cutWords(window))
        QTextStream(stdout) << name
                            << ": cut: " << QString(words).replace(QLatin1Char('\n'), QLatin1Char(' '))
                            << Qt::endl;
    if (window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name))) ++taken;
}

/// Its pages one after the other.
void takePages(QWidget& window, const QString& name) {
    take(window, name);
    int page = 1;
    for (auto* tabs : window.findChildren<QTabWidget*>()) {
        if (!tabs->isVisible()) continue;
        const int before = tabs->currentIndex();
        for (int index = 0; index < tabs->count(); ++index) {
            if (index == before) continue;
            tabs->setCurrentIndex(index);
            take(window, QStringLiteral("%1-%2").arg(name).arg(++page));
        }
        tabs->setCurrentIndex(before);
    }
}

/// The question that something asks, which is not answered.
void takeAsked(const QString& name, const std::function<void()>& asks) {
    QTimer::singleShot(kDraws, qApp, [&name] {
        auto* question = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (question == nullptr) return;
        take(*question, name);
        question->reject();
    });
    asks();
}

/// Of all that one of two people may try, what is refused with most words.
void tryInVain(TableController& table) {
    std::pair<int, int> longest;
    qsizetype words = 0;
    const auto drops = [&table](int handle, int pile) {
        if (!table.pick(handle)) return !table.decision()->refusal().clause.isEmpty();
        for (const TablePlace& target : table.targets())
            if (target.pile == pile) return table.cancel() && false;
        (void)table.drop(pile, -1);
        return !table.decision()->refusal().clause.isEmpty();
    };
    const PieceModel& pieces = *table.pieces();
    QList<int> handles;
    for (int row = 0; row < pieces.rowCount(); ++row) handles << pieces.at(row).handle;
    constexpr int kPiles = 24;
    for (const int handle : handles) {
        for (int pile = 0; pile < kPiles; ++pile) {
            if (!drops(handle, pile) || table.decision()->refusal().sentence.size() <= words) continue;
            words = table.decision()->refusal().sentence.size();
            longest = {handle, pile};
        }
    }
    table.cancel();
    if (words > 0) (void)drops(longest.first, longest.second);
}

/// What comes over the table where two people share the screen.
void overTheTable(const GameInfo& game) {
    const QString id = toQString(game.id());
    Match match(game, {2, {}}, {{"Anna", false, {}}, {"Bert", false, {}}}, 3);
    Rng rng(3);
    while (match.history().size() < 24) playOn(match, rng);
    LocalTable local(std::move(match));
    TableController table;
    table.setMotion(0);
    table.setTable(&local);
    TableView view;
    view.setTable(&table);
    view.resize(screen - QSize(0, kFrame));
    view.show();
    view.activateWindow();
    (void)QTest::qWaitForWindowActive(&view);
    view.setFocus();
    (void)QTest::qWaitFor([&] { return local.curtainDown(); }, 5'000);
    take(view, QStringLiteral("curtain-") + id);
    table.liftCurtain();
    QTest::qWait(kDraws);
    tryInVain(table);
    take(view, QStringLiteral("refusal-") + id);
    table.cancel();
    for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Tab, Qt::Key_Tab}) {
        QTest::keyClick(&view, way);
        if (!view.lookedAt().isEmpty()) break;
    }
    QTest::keyClick(&view, Qt::Key_Z);
    take(view, QStringLiteral("large-") + id);
}

void ofEachGame(const Preferences& preferences, const People& people) {
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        overTheTable(*game);
        {
            ReferenceWindow card(nullptr);
            card.showCard(*game);
            take(card, QStringLiteral("card-") + id);
        }
        const NewGame choice = rememberedGame(*game);
        {
            HouseRulesDialog rules(choice, editDeck);
            takePages(rules, QStringLiteral("houserules-") + id);
        }
        if (!game->windowKinds().empty()) {
            AskingDialog asking(*game, loadAsking(*game));
            take(asking, QStringLiteral("asking-") + id);
            for (auto* button : asking.findChildren<QAbstractButton*>())
                if (button->isCheckable() && button->inherits("QPushButton")) button->click();
            take(asking, QStringLiteral("asking-%1-all").arg(id));
        }
        {
            PracticeWindow practice(preferences, &people, isRemembered);
            parchment::dressToRead(&practice);
            practice.openLessons(*game);
            take(practice, QStringLiteral("lessons-") + id);
            practice.openPuzzles(*game);
            take(practice, QStringLiteral("puzzles-") + id);
        }
        {
            TeacherWindow teacher(preferences);
            teacher.present(*game, choice.setup);
            takePages(teacher, QStringLiteral("teacher-") + id);
        }
        {
            PrintSheets sheets([](const GameInfo& which) { return rememberedGame(which).setup; }, editDeck);
            sheets.openFor(*game);
            for (auto* button : sheets.findChildren<QPushButton*>())
                if (button->isCheckable() && !button->isChecked()) button->click(); // more choices
            takePages(sheets, QStringLiteral("print-") + id);
        }
        Match match = matchOf(game->id(), 5);
        const int third = static_cast<int>(match.history().size()) / 3;
        {
            ReplayWindow replay(preferences);
            replay.open(std::move(match), {}, {}, third);
            take(replay, QStringLiteral("replay-") + id);
            if (id == QLatin1String("castle-wars")) continue; // whoever plays by lot plays long
            replay.lookBack();
            auto* progress = replay.findChild<LookBackPane*>()->findChild<QProgressBar*>();
            (void)QTest::qWaitFor([progress] { return !progress->isVisible(); }, 60'000);
            take(replay, QStringLiteral("lookback-") + id);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    const QTemporaryDir home;
    liveIn(home.path());
    QApplication application(argc, argv);
    QStringList words = QApplication::arguments();
    const LanguageAsked asked = takeLanguageAsked(words);
    if (words.size() < 2) qFatal("usage: windowpictures FOLDER [WIDTHxHEIGHT]");
    folder = words[1];
    QDir().mkpath(folder);
    if (const QStringList size = words.value(2).split(QLatin1Char('x')); size.size() == 2)
        screen = {size[0].toInt(), size[1].toInt()};
    chooseGraphics();
    useLanguage(asked.name.isEmpty() ? QStringLiteral("en") : asked.name);
    loadFonts();
    Preferences preferences;
    preferences.motion = 0;
    preferences.theme = Theme::Light;
    applyTheme(preferences.theme);

    People people;
    QString anna;
    (void)people.add(QStringLiteral("Bert"), 2);
    anna = *people.add(QStringLiteral("Anna"), 1); // who was here last
    int number = 0;
    for (const GameInfo* game : allGames())
        for (const Seed seed : {Seed{1}, Seed{2}})
            lay(QStringLiteral("match-%1").arg(number++),
                writeRecord(matchOf(game->id(), seed, anna.toStdString())));
    Library library(&people);
    (void)refreshed(library);
    {
        ChestActions actions(&library);
        (void)actions.remove({QStringLiteral("match-0"), QStringLiteral("match-1")});
        DeletedDialog deleted(&actions, {});
        take(deleted, QStringLiteral("deleted"));
    }
    {
        PeopleDialog who(&people);
        take(who, QStringLiteral("people"));
        const auto ways = who.findChildren<QPushButton*>();
        takeAsked(QStringLiteral("people-forget"), [&ways] {
            for (auto* way : ways)
                if (way->text() == PeopleDialog::tr("&Forget…")) way->click();
        });
    }
    {
        ChronicleWindow chronicle(&library, &people, [](const QString&) { return true; });
        chronicle.present();
        (void)QTest::qWaitFor([&] { return chronicle.isCounted(); }, 20'000);
        const auto marks = chronicle.findChildren<Bookmark*>();
        for (qsizetype page = 0; page < marks.size(); ++page) {
            if (page > 0) marks[page]->click();
            take(chronicle, QStringLiteral("chronicle-%1").arg(page + 1));
        }
    }
    {
        DeckEditor editor;
        editor.startFromHouse();
        editor.resize(screen - QSize(0, kFrame));
        take(editor, QStringLiteral("deck"));
        auto* name = editor.findChild<QLineEdit*>();
        QTest::keyClicks(name, QStringLiteral("Our own deck"));
        takeAsked(QStringLiteral("deck-leave"), [&editor] { editor.reject(); });
    }
    {
        CalibrationDialog calibration(QStringLiteral("LaserJet 4200"), {}, QSizeF(210, 297), nullptr);
        take(calibration, QStringLiteral("calibration"));
    }
    {
        FactionDialog factions(rememberedGame(*findGame("castle-wars")));
        takePages(factions, QStringLiteral("factions"));
    }
    ofEachGame(preferences, people);
    QTextStream(stdout) << taken << " pictures in " << folder << Qt::endl;
    return 0;
}
