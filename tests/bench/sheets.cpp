// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to cut out: how long it takes to lay them out, to paint a page and to write a whole game, and how
// large the file is. On one core, as they are written: `QT_QPA_PLATFORM=offscreen bench_sheets`.
#include "print/sheets.h"
#include "print/outputs.h"

#include <benchmark/benchmark.h>

#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <string>

using namespace drawbridge;

namespace {

/// What is printed, and how.
struct Job {
    std::string name;
    const GameInfo* game;
    std::vector<PieceSet> sets;
    SheetOptions options;

    Sheets laidOut() const { return Sheets(*game, sets, options); }
};

Job jobOf(const char* game, const char* set, SheetLayout layout, double bleed) {
    static constexpr const char* kNames[] = {"nine-up", "eight-up", "gutterfold", "one-per-page", "fit"};
    Job job;
    job.game = findGame(game);
    job.sets = pieceSets(*job.game, wholeSetup(*job.game));
    if (!chooseSets(job.sets, {QLatin1String(set)})) qFatal("no set %s", set);
    job.options.layout = layout;
    job.options.bleed = bleed;
    job.options.backs = SheetBacks::duplex;
    job.name = std::string(game) + "/" + set + "/" + kNames[static_cast<int>(layout)];
    return job;
}

void layOut(benchmark::State& state, const Job& job) {
    for (auto _ : state) benchmark::DoNotOptimize(job.laidOut());
}

/// As a PDF on the disk.
void toPdf(benchmark::State& state, const Job& job) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sheets.pdf"));
    int pages = 0;
    for (auto _ : state) {
        const Sheets sheets = job.laidOut();
        pages = static_cast<int>(sheets.pages().size());
        if (const auto written = writePdf(sheets, file); !written)
            state.SkipWithError(qPrintable(written.problem().text()));
    }
    state.counters["pages"] = pages;
    state.counters["bytes"] = static_cast<double>(QFileInfo(file).size());
}

/// The first page as a preview shows it: so many dots to the inch.
void toScreen(benchmark::State& state, const Job& job, double dotsPerInch) {
    const Sheets sheets = job.laidOut();
    const SheetPage& page = sheets.pages().front();
    const double dots = dotsPerInch / 25.4;
    QImage image((page.size() * dots).toSize(), QImage::Format_RGB32);
    for (auto _ : state) {
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(dots, dots);
        page.paint(painter, sheets.options());
    }
}

/// A picture of each kind of piece, 300 dots to the inch.
void toPictures(benchmark::State& state, const Job& job) {
    const QTemporaryDir folder;
    for (auto _ : state)
        if (const auto written = writePictures(*job.game, job.sets, job.options, nullptr, folder.path());
            !written)
            state.SkipWithError(qPrintable(written.problem().text()));
}

void add(const Job& job) {
    const auto reg = [&](const char* what, auto run) {
        benchmark::RegisterBenchmark((std::string(what) + "/" + job.name).c_str(), run)
            ->Unit(benchmark::kMillisecond);
    };
    reg("lay out", [job](auto& state) { layOut(state, job); });
    reg("pdf", [job](auto& state) { toPdf(state, job); });
    reg("page at 100 dpi", [job](auto& state) { toScreen(state, job, 100); });
}

} // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    const Job cards = jobOf("castle-rampage", "cards", SheetLayout::nineUp, 0); // all 118
    add(cards);
    add(jobOf("castle-rampage", "cards", SheetLayout::eightUp, 3));
    add(jobOf("castle-rampage", "cards", SheetLayout::gutterfold, 0));
    for (const GameInfo* game : allGames())
        add(jobOf(std::string(game->id()).c_str(), "all", SheetLayout::nineUp, 0));
    benchmark::RegisterBenchmark(("pictures/" + cards.name).c_str(), [cards](auto& state) {
        toPictures(state, cards);
    })->Unit(benchmark::kMillisecond);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
