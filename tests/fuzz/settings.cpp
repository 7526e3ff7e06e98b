// SPDX-License-Identifier: GPL-3.0-or-later
// A file of settings that somebody has written by hand, changed line by line: what makes no sense is as it
// usually is, and what was read is written and read again.
#include "chance.h"
#include "meter.h"
#include "widgets/preferences.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdlib>
#include <optional>

using namespace drawbridge;

namespace {

std::string line(fuzz::Chance& chance) {
    static constexpr const char* kKeys[] = {
        "theme",   "textSize", "ground",  "backs", "motion", "rest",      "hold",     "pace",        "memory",
        "curtain", "waste",    "showAll", "on",    "volume", "announced", "language", "dragDistance"};
    static constexpr const char* kSections[] = {"[look]",  "[hand]",   "[bots]",    "[play]",
                                                "[sound]", "[speech]", "[%General]"};
    static constexpr const char* kValues[] = {"true",
                                              "false",
                                              "0",
                                              "-1",
                                              "100",
                                              "99999999999",
                                              "nan",
                                              "dark",
                                              "oak",
                                              "de",
                                              "\"",
                                              "a, b, c",
                                              "@Invalid()",
                                              "@Size(1 2)",
                                              "@Rect(1 2 3 4)",
                                              "@ByteArray(x)",
                                              "@String(x)",
                                              "@@",
                                              "\\x41\\0\\n",
                                              "@Variant(\\0\\0\\0\\x3\\0\\0\\0\\x1)"};
    if (chance.oneIn(4)) return chance.of(kSections);
    return std::string(chance.of(kKeys)) + "=" + chance.of(kValues);
}

/// Settings in a file of its own: Qt remembers the last ones by their names.
std::optional<Preferences> readFrom(const QString& file) {
    const QSettings settings(file, QSettings::IniFormat);
    return Preferences::read(settings, {QStringLiteral("oak")}, {QStringLiteral("masonry")});
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
    if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, maxSize);
    fuzz::Chance chance(seed);
    auto lines = fuzz::partsOf({reinterpret_cast<const char*>(data), size}, "\n");
    std::string& one = lines[chance.below(lines.size())];
    if (chance.oneIn(3))
        fuzz::shuffleParts(lines, chance);
    else if (chance.oneIn(2))
        one = line(chance);
    else
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(chance.below(lines.size())), line(chance));
    return fuzz::give(fuzz::joined(lines, "\n"), data, size, maxSize);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (!hasKnownKinds({reinterpret_cast<const char*>(data), size})) return 0; // nor is it opened
    static const QTemporaryDir folder(QStringLiteral("/dev/shm/drawbridge-settings-XXXXXX"));
    static int number = 0;
    const QString name = folder.filePath(QString::number(++number));
    const QString copy = name + QStringLiteral("-copy");
    {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly)) std::abort();
        file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size));
    }
    {
        const fuzz::Meter meter(size);
        const auto read = readFrom(name);
        {
            QSettings settings(copy, QSettings::IniFormat);
            read->write(settings);
        }
        if (readFrom(copy) != read) std::abort();
    }
    QFile::remove(name);
    QFile::remove(copy);
    return 0;
}
