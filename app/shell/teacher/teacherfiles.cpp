// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/teacherfiles.h"

#include "library/recordfile.h"
#include "reference/plainwidgets.h"
#include "text/book/diagrams.h"
#include "text/gametext.h"
#include "text/mistaketext.h"
#include "text/usualfolder.h"

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

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::TeacherFiles)
};

QString filter() { return Words::tr("Positions (*.drawbridge-position *.json)"); }

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
    for (const Course course : kCourses) add(lessonsOf(gameId, course), Words::tr("Lesson: %1"));
    add(lessonsOf(gameId, Course::Puzzles), Words::tr("Puzzle: %1"));
    add(diagramsOf(gameId), Words::tr("Diagram: %1"));
    bool chosen = false;
    const QString name = QInputDialog::getItem(over, Words::tr("From the rule book"), Words::tr("Position:"),
                                               names, 0, false, &chosen);
    const auto index = names.indexOf(name);
    return chosen && index >= 0 ? scenarios[static_cast<std::size_t>(index)] : nullptr;
}

std::optional<ReadPosition> readPiles(QWidget* over, const QString& file) {
    const FileText read = readFile(file);
    QString problem = read.problem;
    Scenarios scenarios;
    if (problem.isEmpty()) {
        scenarios = readScenarios(read.text);
        if (const Mistakes mistakes = scenarios.mistakes(); !mistakes.empty())
            problem = placed(file, mistakes.front().line, mistakeText(mistakes.front()));
    }
    const auto found =
        std::ranges::find_if(scenarios.scenarios, [](const Scenario& one) { return one.start != nullptr; });
    if (found != scenarios.scenarios.end())
        return ReadPosition{*found, scenarios.scenarios.size() == 1 && found->steps.size() <= 1};
    if (problem.isEmpty())
        problem = Words::tr("There is no position in %1.").arg(QDir::toNativeSeparators(file));
    PlainBox::warning(over, Words::tr("Open a position"), problem);
    return {};
}

bool writePosition(QWidget* over, const QString& file, const std::string& content) {
    const Scenarios read = readScenarios(content);
    const QString problem =
        read.mistakes().empty() ? writeFile(file, content) : mistakeText(read.mistakes().front());
    if (problem.isEmpty()) return true;
    PlainBox::warning(over, Words::tr("Save the position"), problem);
    return false;
}

QString askPositionToOpen(QWidget* over, const QString& near) {
    return QFileDialog::getOpenFileName(over, Words::tr("Open a position"), folderOf(near), filter());
}

QString askPositionToSave(QWidget* over, const QString& near) {
    QFileDialog dialog(over, Words::tr("Save the position"), folderOf(near), filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kPositionEnding);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().front() : QString();
}

Unsaved askUnsaved(QWidget* over, bool possible) {
    PlainBox question(QMessageBox::Question, Words::tr("Teacher's table"),
                      Words::tr("Keep the position that you have set up?"), QMessageBox::NoButton, over);
    question.setInformativeText(possible ? Words::tr("It has not been saved yet.")
                                         : Words::tr("It is impossible as it is, so it cannot be saved."));
    if (possible) question.setDefaultButton(question.addButton(QMessageBox::Save));
    question.addButton(QMessageBox::Discard);
    question.addButton(QMessageBox::Cancel);
    question.exec();
    switch (question.standardButton(question.clickedButton())) {
    case QMessageBox::Save: return Unsaved::Keep;
    case QMessageBox::Discard: return Unsaved::Drop;
    default: return Unsaved::Stay;
    }
}

} // namespace drawbridge
