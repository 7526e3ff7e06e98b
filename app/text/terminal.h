// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/problem.h"

#include <QByteArray>
#include <QString>

// Output to the terminal, or to the file or pipe in its place.
namespace drawbridge {

/// A line that is safe for a terminal: control characters and those that change the writing direction are
/// escaped as \uXXXX, as in JSON.
QByteArray safeLine(const QString& line);

/// Writes to the standard output. False after an error.
[[nodiscard]] bool writeOut(const QByteArray& text);
/// Ends it, once all has been written. Fails if it does not hold all of that.
Result<> endOutput();

/// Suppresses messages of Qt that are told otherwise, or irrelevant. Call it before there is an application.
void hushQt();

/// Writes one line to standard error, whatever the sentence contains: "drawbridge-cli: there is no …".
void complain(const char* program, const QString& sentence);

} // namespace drawbridge
