// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

// What goes to whoever has started the program from a terminal, or to the file or program in its place.
namespace drawbridge {

/// A line as it may go to a terminal: what would order it about, or turn the direction of the writing, stands
/// as \uXXXX in it, as JSON has it.
QByteArray safeLine(const QString& line);

/// Writes to the standard output. False if it takes no more.
[[nodiscard]] bool writeOut(const QByteArray& text);
/// Ends it, once all has been written. Why it does not hold all of that, in a sentence that says what to do;
/// empty: it does.
[[nodiscard]] QString endOutput();

/// Keeps off the standard error what Qt says there by itself and people are told otherwise, or need not know.
/// To be called before there is an application.
void hushQt();

/// One line on the standard error, whatever stands in the sentence: "drawbridge-cli: there is no …".
void complain(const char* program, const QString& sentence);

} // namespace drawbridge
