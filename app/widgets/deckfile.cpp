// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/deckfile.h"

#include "library/recordfile.h"
#include "text/rampage/decktext.h"
#include "text/settings.h"
#include "text/usualfolder.h"
#include "widgets/readaside.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace drawbridge {

namespace {

struct DeckFileWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::DeckFile)
};

const QString kFolderKey = QStringLiteral("files/decks");
const QString kKnownKey = QStringLiteral("files/knownDecks");
constexpr int kMostKnown = 12;

Result<rampage::Deck> deckIn(const QString& file, rampage::ReadDeck (*read)(std::string_view)) {
    const auto text = readFile(file);
    if (!text) return text.problem();
    rampage::ReadDeck result = read(*text);
    if (result.deck) return std::move(*result.deck);
    return Problem(file, result.mistakes.front());
}

Result<rampage::Deck> opened(QWidget* over, const QString& file,
                             rampage::ReadDeck (*read)(std::string_view)) {
    Result<rampage::Deck> result;
    const auto size = static_cast<std::size_t>(QFileInfo(file).size());
    if (const auto cut = readAside(over, size, [&] { result = deckIn(file, read); }))
        return Problem(file, *cut);
    return result;
}

} // namespace

Result<rampage::Deck> openDeck(QWidget* over, const QString& file) {
    return opened(over, file, rampage::readDeck);
}

Result<rampage::Deck> openDraft(QWidget* over, const QString& file) {
    return opened(over, file, rampage::readDraft);
}

QString deckFilter() {
    return DeckFileWords::tr("Decks of Castle Rampage (*.drawbridge-deck *.json)") + QStringLiteral(";;") +
           DeckFileWords::tr("All files (*)");
}

QString deckFolder() { return usualFolder(kFolderKey); }

void rememberDeck(const QString& file) {
    rememberFile(kKnownKey, file, kMostKnown);
    Settings().setValue(kFolderKey, QFileInfo(file).absolutePath());
}

QStringList knownDecks() { return knownFiles(kKnownKey); }

QString deckTitle(const rampage::Deck& deck) {
    //: %1 is the name of a deck, %n how many cards it has.
    return DeckFileWords::tr("%1 (%n card(s))", "", rampage::countsOf(deck).all).arg(deckName(deck));
}

} // namespace drawbridge
