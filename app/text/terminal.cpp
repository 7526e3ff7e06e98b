// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/terminal.h"

#include <cerrno>
#include <cstdio>

namespace drawbridge {

namespace {

int outputError = 0; ///< the first errno: the C library forgets it after the next success

/// Whether a character is a control character or changes the writing direction.
bool isOrder(QChar character) {
    const ushort code = character.unicode();
    return character.category() == QChar::Other_Control || code == 0x061C || code == 0x200E ||
           code == 0x200F || (code >= 0x2028 && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

QString escaped(const QString& text, QStringView allowed) {
    QString safe;
    for (const QChar character : text)
        safe += isOrder(character) && !allowed.contains(character)
                    ? QStringLiteral("\\u%1").arg(int{character.unicode()}, 4, 16, QLatin1Char('0'))
                    : QString(character);
    return safe;
}

bool noteFailure(bool failed) {
    if (failed && outputError == 0) outputError = errno != 0 ? errno : EIO;
    return failed;
}

} // namespace

QByteArray safeLine(const QString& line) { return escaped(line, u"\n\t").toUtf8() + '\n'; }

bool writeOut(const QByteArray& text) {
    const auto size = static_cast<std::size_t>(text.size());
    return !noteFailure(std::fwrite(text.constData(), 1, size, stdout) != size);
}

Result<> endOutput() {
    noteFailure(std::fflush(stdout) != 0);
    noteFailure(std::ferror(stdout) != 0);
    noteFailure(std::fclose(stdout) != 0); // a remote disk may report only now that it is full
    if (outputError == 0) return {};
    return Problem("output-lost", {qt_error_string(outputError)});
}

void hushQt() {
    static QtMessageHandler usual =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            // Missing glyphs are told when printing (canBeWritten()); no session, no runtime folder.
            for (const char* known : {"OpenType support missing for", "QStandardPaths: XDG_RUNTIME_DIR"})
                if (text.contains(QLatin1String(known))) return;
            usual(type, context, text);
        });
}

void complain(const char* program, const QString& sentence) {
    const QByteArray line = escaped(sentence, {}).toUtf8();
    std::fprintf(stderr, "%s: %s\n", program, line.constData());
}

} // namespace drawbridge
