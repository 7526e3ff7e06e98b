// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drawbridge {

/// Has the system's font settings read by a thread of its own, which takes as long as all else before a
/// window is made; may be called before there is a QGuiApplication.
void expectFonts();

/// Registers the fonts that come with the program; call once after the QGuiApplication is made, on any
/// thread. Further calls wait until that is done.
void loadFonts();

/// Whether some font here has all letters of a text: those that none has come out as boxes.
bool canBeWritten(const QString& text);

/// The family for names and titles: a serif of character (Vollkorn, semi-bold, figures standing on the line).
QString nameFontFamily();

/// That family for titles in a style sheet; bold where the language's letters are another font's, which would
/// not stand out.
QString nameFontStyle();

/// The family for plain text on cards, tables and sheets: a humanist sans (Open Sans; regular and bold).
QString textFontFamily();

} // namespace drawbridge
