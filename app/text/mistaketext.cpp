// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistaketext.h"

#include "text/gametext.h"

#include <QRegularExpression>

namespace drawbridge {

QString mistakeText(const GameInfo& game, const Setup& setup, std::string_view mistake,
                    const QStringList& names) {
    static const QRegularExpression notation(QStringLiteral("\\b[A-Z][a-z]?[A-Z]\\b"));
    QString sentence = toQString(mistake);
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        sentence.replace(QRegularExpression(QStringLiteral("\\bseat %1\\b").arg(seat + 1)), names[seat]);
    for (auto match = notation.match(sentence); match.hasMatch();
         match = notation.match(sentence, match.capturedStart() + 1)) {
        const auto face = game.faceFromName(setup, match.captured().toStdString());
        if (face)
            sentence.replace(match.capturedStart(), match.capturedLength(),
                             textFor(game.id()).faceNameIn(setup, *face));
    }
    return sentence;
}

} // namespace drawbridge
