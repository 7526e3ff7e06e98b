// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/outofmemory.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QLocale>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

#ifdef Q_OS_UNIX
#    include <sys/resource.h>
#endif

namespace drawbridge {

namespace {

struct OutOfMemoryWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::OutOfMemory)
};

// Prepared while there is memory for it.
QByteArray lastWords;
std::terminate_handler usual = nullptr;

[[noreturn]] void end() {
    try {
        if (std::current_exception()) throw;
    } catch (const std::bad_alloc&) {
        std::fputs(lastWords.constData(), stderr);
        std::_Exit(EXIT_FAILURE);
    } catch (const std::system_error&) { // no thread could be created
        std::fputs(lastWords.constData(), stderr);
        std::_Exit(EXIT_FAILURE);
    } catch (...) { // not a case for this message
    }
    usual();
    std::abort();
}

} // namespace

QString noMemoryText() {
    return OutOfMemoryWords::tr(
        "There is not enough memory for this. Close other programs, or allow this one more.");
}

void tellWhenMemoryEnds(const char* program) {
    lastWords = QStringLiteral("%1: %2\n").arg(QLatin1String(program), noMemoryText()).toUtf8();
    if (usual == nullptr) usual = std::set_terminate(end);
}

Result<> checkAddressSpace([[maybe_unused]] int megabytes) {
#ifdef Q_OS_UNIX
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return {};
    const auto allowed = static_cast<qulonglong>(limit.rlim_cur >> 20);
    if (allowed >= static_cast<qulonglong>(megabytes)) return {};
    return Problem("address-space-small", {QLocale().toString(megabytes), QLocale().toString(allowed)});
#else
    return {};
#endif
}

} // namespace drawbridge
