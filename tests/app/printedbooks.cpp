// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the rule books as they are printed, with their diagrams, to be looked at page by page:
// `printedbooks FOLDER [a4|letter] [GAME…]`; how to play only: --how; each diagram as a picture too:
// --pictures; in a translator's words: --translation FOLDER --language NAME.
#include "program/graphics.h"
#include "reference/bookprint.h"
#include "text/gametext.h"
#include "text/languageasked.h"
#include "widgets/language.h"
#include "widgets/tablecamera.h"
#include "widgets/tablediagrams.h"

#include <QApplication>
#include <QDir>
#include <QSaveFile>
#include <QTextStream>

using namespace drawbridge;

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    chooseGraphics();
    QStringList words = QApplication::arguments();
    const LanguageAsked asked = takeLanguageAsked(words);
    BookChoice choice;
    if (words.removeAll(QStringLiteral("--how")) > 0) choice.part = BookChoice::Part::HowToPlay;
    const bool asPictures = words.removeAll(QStringLiteral("--pictures")) > 0;
    if (words.size() < 2) qFatal("usage: printedbooks FOLDER [a4|letter] [GAME…] [--how] [--pictures]");
    const QPageSize paper(words.value(2) == QLatin1String("letter") ? QPageSize::Letter : QPageSize::A4);
    useLanguage(asked.name.isEmpty() ? QStringLiteral("en") : asked.name);
    TableCamera camera;
    TableDiagrams diagrams(&camera);
    for (const GameInfo* game : allGames()) {
        const QString id = toQString(game->id());
        if (words.size() > 3 && !words.mid(3).contains(id)) continue;
        QSaveFile file(QDir(words[1]).filePath(id + QStringLiteral(".pdf")));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write to %s", qPrintable(words[1]));
        const RuleBook& book = RuleBook::forGame(id);
        const auto drawn = drawDiagrams(book, printedOn(paper), diagrams, {}, choice);
        if (asPictures)
            for (const auto& [diagram, picture] : drawn.asKeyValueRange())
                picture.save(
                    QDir(words[1]).filePath(id + QLatin1Char('-') + diagram + QStringLiteral(".png")));
        writePdf(book.title(), BookPrint(book, printedOn(paper), drawn, choice), paper, file);
        if (!file.commit()) qFatal("cannot write %s", qPrintable(file.fileName()));
        QTextStream(stdout) << id << Qt::endl;
    }
    return 0;
}
