// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli.h"
#include "core/readbudget.h"
#include "match/scenario.h"
#include "text/book/rulebook.h"
#include "text/gametext.h"
#include "text/mistaketext.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace drawbridge::cli {

namespace {

constexpr std::size_t kMostTold = 1000; // mistakes of one file; beyond that they are only counted

struct Checked {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::vector<Finding> findings;
};

/// The files at a path: the file itself, or all .json files of a directory, recursively.
QStringList filesOf(const QString& path) {
    if (!QFileInfo(path).isDir()) return {path};
    QStringList files;
    QDirIterator all(path, {"*.json"}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) files << QDir::cleanPath(all.next());
    if (files.isEmpty())
        throw Failure{kFailed, Words::tr("%1: there are no scenarios in this folder.").arg(path)};
    files.sort();
    return files;
}

/// The clauses a scenario lists that the rule book does not have; no refused move would check them.
Mistakes unknownClauses(const Scenario& scenario) {
    const RuleBook& rules = RuleBook::forGame(toQString(scenario.game->id()));
    Mistakes mistakes;
    for (const std::string& clause : scenario.clauses)
        if (clause != "any" && rules.find(toQString(clause)) == nullptr)
            mistakes.push_back({scenario.line, "clause-unknown"_mistake, {clause}});
    return mistakes;
}

void checkFile(const QString& file, Checked& result) {
    std::string text;
    try {
        text = readFile(file);
    } catch (const Failure& failure) {
        ++result.failed;
        result.findings.push_back({file, 0, {}, failure.text});
        return;
    }
    std::size_t told = 0;
    std::size_t untold = 0;
    const auto add = [&](const std::string& title, const Mistakes& mistakes) {
        untold += mistakes.size();
        for (const Mistake& mistake : mistakes) {
            if (told == kMostTold || mistake.code == "more-mistakes"_mistake) break;
            result.findings.push_back({file, mistake.line, toQString(title), mistakeText(mistake)});
            ++told;
            --untold;
        }
    };
    const ReadBudget spending(text.size());
    const Scenarios read = readScenarios(text);
    for (const BrokenScenario& broken : read.broken) add(broken.label, broken.mistakes);
    result.failed += read.broken.size() + read.scenarios.size();
    const auto over = withinBudget([&] {
        for (const Scenario& scenario : read.scenarios) {
            Mistakes failures = unknownClauses(scenario);
            failures.append(runScenario(scenario));
            add(scenario.label(), failures);
            if (!failures.empty()) continue;
            ++result.passed;
            --result.failed;
        }
    });
    // A cut file has been reported already.
    if (over && !read.isCut) add({}, {*over});
    if (untold > 0)
        result.findings.push_back({file, 1, {}, mistakeText({0, "more-mistakes"_mistake, {untold}})});
}

} // namespace

int scenario(const QStringList& arguments) {
    Arguments options(
        "scenario",
        //: What is written behind the name of a command; only the words in capitals are to be translated
        Words::tr("check PATH… [--json]"),
        Words::tr("Runs scenario files, or all of a folder, and prints what does not come out as it says."));
    if (!options.parse(arguments, 1, std::numeric_limits<int>::max())) return kDone;
    const QStringList words = options.words();
    if (words.front() != QLatin1String("check") || words.size() < 2)
        throw Failure{
            kUsage,
            Words::tr("Usage: drawbridge-cli %1 %2").arg("scenario", Words::tr("check PATH… [--json]"))};
    Checked result;
    for (const QString& path : words.mid(1))
        for (const QString& file : filesOf(path)) checkFile(file, result);

    if (options.json()) {
        printJson({{"passed", static_cast<qint64>(result.passed)},
                   {"failed", static_cast<qint64>(result.failed)},
                   {"findings", findingsJson(result.findings)}});
    } else {
        for (const Finding& finding : result.findings) print(lineOf(finding));
        print(Words::tr("%1 passed, %2 failed")
                  .arg(QString::number(result.passed), QString::number(result.failed)));
    }
    return result.failed == 0 ? kDone : kFailed;
}

} // namespace drawbridge::cli
