// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/teacherfiles.h"

#include "library/recordfile.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "rooms/teacher/drawing.h"
#include "text/book/diagrams.h"
#include "text/gametext.h"
#include "text/mistaketext.h"
#include "text/usualfolder.h"
#include "text/wholefile.h"
#include "widgets/readaside.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kOpeningMoves = 400;

struct TeacherFilesWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::TeacherFiles)
};

QString filter() { return TeacherFilesWords::tr("Lessons and positions (*.drawbridge-position *.json)"); }

QString folderOf(const QString& near) { return near.isEmpty() ? usualFolder() : near; }

} // namespace

std::unique_ptr<GameState> openingOf(const GameInfo& game, const Setup& setup, Seed seed) {
    auto state = game.start(setup);
    Rng lot(seed);
    const std::vector<FactSpec> facts = game.words(setup).facts;
    const auto phase = std::ranges::find(facts, "phase", &FactSpec::name);
    for (int move = 0; move < kOpeningMoves && state->decider() != kNobody; ++move) {
        const Value now = state->describe().facts;
        const Value* step = now.find("phase");
        if (state->decider() != kChance && phase != facts.end() && step != nullptr &&
            std::ranges::find(phase->values, step->text) != phase->values.end())
            break;
        MoveList list;
        state->legalMoves(list);
        state->apply(state->decider() == kChance ? state->sampleChance(lot)
                                                 : list[lot.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return state;
}

const Scenario* askBookPosition(QWidget* over, const QString& gameId) {
    QStringList names;
    std::vector<const Scenario*> scenarios;
    const auto add = [&](const std::vector<Scenario>& all, const QString& words) {
        for (const Scenario& one : all)
            if (one.start) {
                names.append(words.arg(toQLine(one.title)));
                scenarios.push_back(&one);
            }
    };
    //: A position to choose; %1 is the title of a lesson, of a puzzle, of a diagram in the rule book
    for (const Course course : kCourses) add(lessonsOf(gameId, course), TeacherFilesWords::tr("Lesson: %1"));
    add(lessonsOf(gameId, Course::Puzzles), TeacherFilesWords::tr("Puzzle: %1"));
    add(diagramsOf(gameId), TeacherFilesWords::tr("Diagram: %1"));
    bool chosen = false;
    const QString name = QInputDialog::getItem(over, TeacherFilesWords::tr("From the rule book"),
                                               TeacherFilesWords::tr("Position:"), names, 0, false, &chosen);
    const auto index = names.indexOf(name);
    return chosen && index >= 0 ? scenarios[static_cast<std::size_t>(index)] : nullptr;
}

namespace {

/// Whether a slide can represent everything in a scenario.
bool isSlide(const Scenario& scenario) {
    return scenario.done.empty() && !scenario.puzzle && scenario.steps.size() <= 1 &&
           std::ranges::none_of(scenario.steps,
                                [](const ScenarioStep& step) { return step.move.has_value(); });
}

struct Slides {
    ReadLesson lesson{{}, true};
    std::optional<Mistake> mistake; ///< first mistake
    std::optional<Mistake> cut;     ///< why reading stopped
    int drawnTooMuch = 0;           ///< number of marks left out
};

void readSlides(const std::string& text, Slides& slides) {
    ReadLesson& lesson = slides.lesson;
    Scenarios read = readScenarios(text);
    if (!read.broken.empty()) slides.mistake = read.broken.front().mistakes.front();
    if (read.isCut) slides.cut = read.broken.back().mistakes.front();
    lesson.isAll = read.broken.empty();
    for (Scenario& scenario : read.scenarios) {
        const int leftOut = limitDrawing(scenario.drawing);
        slides.drawnTooMuch += leftOut;
        lesson.isAll = lesson.isAll && leftOut == 0 && isSlide(scenario);
        if (auto slide = slideOf(scenario)) lesson.slides.push_back(std::move(*slide));
    }
}

/// `name` is the file named in error messages, with the line; empty: a text without a name.
std::optional<ReadLesson> lessonFrom(QWidget* over, const Result<std::string>& text, const QString& name) {
    Slides slides;
    if (text) {
        if (auto cut = readAside(over, text->size(), [&] { readSlides(*text, slides); })) {
            slides.cut = std::move(cut);
            slides.lesson.isAll = false;
        }
    }
    ReadLesson& lesson = slides.lesson;
    if (!lesson.slides.empty()) {
        QStringList lacking;
        if (slides.cut) lacking << mistakeText(*slides.cut);
        if (slides.drawnTooMuch > 0)
            //: %n is a number of arrows, marks and lines
            lacking << TeacherFilesWords::tr(
                "More is drawn there than can be shown: %n mark(s) were left out. The file "
                "keeps them; save under another name.",
                nullptr, slides.drawnTooMuch);
        if (!lacking.isEmpty())
            PlainBox::warning(over, TeacherFilesWords::tr("Open a lesson"),
                              lacking.join(QStringLiteral("\n\n")));
        return std::move(lesson);
    }
    const auto& mistake = slides.mistake ? slides.mistake : slides.cut;
    const Problem problem = !text     ? text.problem()
                            : mistake ? Problem(name, *mistake)
                                      : Problem("no-position", {QDir::toNativeSeparators(name)});
    PlainBox::warning(over, TeacherFilesWords::tr("Open a lesson"), problem.text());
    return {};
}

} // namespace

std::optional<ReadLesson> readLesson(QWidget* over, const QString& file) {
    return lessonFrom(over, readFile(file), file);
}

std::optional<ReadLesson> lessonFromText(QWidget* over, const QString& text) {
    QString plain = text.trimmed();
    // Messengers replace quotation marks by typographic ones.
    for (const QChar quote : {QChar(0x201c), QChar(0x201d), QChar(0x201e)})
        plain.replace(quote, QLatin1Char('"'));
    if (!plain.startsWith(QLatin1Char('{')) && !plain.startsWith(QLatin1Char('[')))
        return lessonFrom(over, Problem("copied-no-position"), {});
    return lessonFrom(over, plain.toStdString(), {});
}

bool writeLesson(QWidget* over, const QString& file, const std::string& content) {
    const Scenarios read = readScenarios(content);
    const Result<> written =
        read.mistakes().empty() ? writeFile(file, content) : Problem({}, read.mistakes().front());
    if (written) return true;
    PlainBox::warning(over, TeacherFilesWords::tr("Save the lesson"), written.problem().text());
    return false;
}

QString askLessonToOpen(QWidget* over, const QString& near) {
    return QFileDialog::getOpenFileName(over, TeacherFilesWords::tr("Open a lesson"), folderOf(near),
                                        filter());
}

QString askLessonToSave(QWidget* over, const QString& near, const QString& title) {
    const QString fresh =
        usualFolder() + QLatin1Char('/') + fileName(title) + QLatin1Char('.') + kPositionEnding;
    return askWhereToSave(over, TeacherFilesWords::tr("Save the lesson"), near.isEmpty() ? fresh : near,
                          filter());
}

QString askPictureToSave(QWidget* over, const QString& title) {
    return askWhereToSave(over, TeacherFilesWords::tr("Save as picture"),
                          usualFolder() + QLatin1Char('/') + fileName(title) + QStringLiteral(".png"),
                          TeacherFilesWords::tr("Pictures (*.png)"));
}

Unsaved askUnsaved(QWidget* over) {
    DestructiveConfirmBox question(TeacherFilesWords::tr("Teacher's table"),
                                   TeacherFilesWords::tr("What you have set up is lost unless you save it."),
                                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, over);
    question.exec();
    switch (question.standardButton(question.clickedButton())) {
    case QMessageBox::Save: return Unsaved::Keep;
    case QMessageBox::Discard: return Unsaved::Drop;
    default: return Unsaved::Stay;
    }
}

Unsaved askLeft(QWidget* over) {
    DestructiveConfirmBox question(
        TeacherFilesWords::tr("Teacher's table"),
        TeacherFilesWords::tr("A lesson that was not saved is lost if you throw it away."),
        QMessageBox::NoButton, over);
    question.setInformativeText(
        TeacherFilesWords::tr("The program came to an end before you could save it. You can go on with it."));
    const auto* open = question.addButton(TeacherFilesWords::tr("&Go on with it"), QMessageBox::AcceptRole);
    const auto* drop =
        question.addButton(TeacherFilesWords::tr("&Throw it away"), QMessageBox::DestructiveRole);
    question.addButton(TeacherFilesWords::tr("&Another time"), QMessageBox::RejectRole);
    question.exec();
    return question.clickedButton() == open   ? Unsaved::Keep
           : question.clickedButton() == drop ? Unsaved::Drop
                                              : Unsaved::Stay;
}

} // namespace drawbridge
