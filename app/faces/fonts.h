// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// Loads the system's font settings on a thread of its own, which takes as long as everything else before the
/// first window; may be called before there is a QGuiApplication.
void expectFonts();

/// Registers the bundled fonts; call once after the QGuiApplication is made, on any thread. Further calls
/// wait for the first one.
void loadFonts();

/// Whether the available fonts have all letters of a text: others would be shown as boxes.
bool canBeWritten(const QString& text);

/// The family for names and titles: a serif of character (Vollkorn, semi-bold, figures standing on the line).
QString nameFontFamily();

/// That family for titles in a style sheet; bold if the language's letters come from a fallback font, which
/// would not stand out.
QString nameFontStyle();

/// The family for plain text on cards, tables and sheets: a humanist sans (Open Sans; regular and bold).
QString textFontFamily();

} // namespace drawbridge
