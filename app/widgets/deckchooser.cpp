// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/deckchooser.h"

#include "reference/plainwidgets.h"
#include "widgets/deckfile.h"
#include "widgets/formparts.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QIcon>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

namespace drawbridge {

DeckChooser::DeckChooser(EditDeck edit, QWidget* parent)
    : QWidget(parent)
    , edit_(std::move(edit))
    , decks_(new FormComboBox(this)) {
    constexpr int kLetters = 24; // minimum width of the combo box, in characters of a deck's name
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    auto* choose =
        new QPushButton(QIcon::fromTheme(QStringLiteral("document-open")), tr("&Choose a file…"), this);
    auto* write = new QPushButton(QIcon::fromTheme(QStringLiteral("document-edit")), tr("&Edit…"), this);
    write->setToolTip(tr("Write a deck of your own, or change the one chosen"));
    for (QPushButton* button : {choose, write}) button->setAutoDefault(false);
    nameList(decks_, tr("Deck of your own"));
    decks_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    decks_->setMinimumContentsLength(kLetters);
    line->addWidget(decks_, 1);
    line->addWidget(choose);
    line->addWidget(write);
    connect(decks_, &QComboBox::activated, this, [this] {
        const QString file = decks_->currentData().toString();
        if (!file.isEmpty() && file != file_ && !take(file)) listDecks();
    });
    connect(choose, &QPushButton::clicked, this, &DeckChooser::askFile);
    connect(write, &QPushButton::clicked, this, [this] {
        // The deck saved last is chosen.
        if (const QString saved = edit_(this, deck_, file_); !saved.isEmpty()) take(saved);
    });
    setDeck(nullptr, {});
}

void DeckChooser::setDeck(const OwnDeck* deck, const QString& file) {
    deck_ = static_cast<const rampage::Deck*>(deck);
    file_ = file;
    listDecks();
}

/// Fills the list with the chosen deck and the known ones. A deck that came with a match has no file.
void DeckChooser::listDecks() {
    decks_->clear();
    if (deck_ == nullptr) decks_->addItem(tr("No deck of your own"));
    if (deck_ != nullptr && file_.isEmpty()) decks_->addItem(deckTitle(*deck_));
    QStringList files = knownDecks();
    if (!file_.isEmpty() && !files.contains(file_)) files.prepend(file_);
    for (const QString& file : files) {
        const auto opened = openDeck(this, file);
        if (!opened) continue;
        decks_->addItem(deckTitle(*opened), file);
        decks_->setItemData(decks_->count() - 1, QDir::toNativeSeparators(file), Qt::ToolTipRole);
    }
    decks_->setCurrentIndex(file_.isEmpty() ? 0 : decks_->findData(file_));
    decks_->setToolTip(QDir::toNativeSeparators(file_));
}

void DeckChooser::askFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a deck"),
                                                      file_.isEmpty() ? deckFolder() : file_, deckFilter());
    if (!file.isEmpty()) take(file);
}

bool DeckChooser::take(const QString& file) {
    auto opened = openDeck(this, file);
    if (!opened) {
        PlainBox box(QMessageBox::Warning, tr("Choose a deck"), opened.problem().text(), QMessageBox::Ok,
                     this);
        box.setInformativeText(tr("This deck cannot be played with; choose another, or put it right."));
        box.exec();
        return false;
    }
    rememberDeck(file);
    setDeck(&rampage::internDeck(std::move(*opened)), file);
    emit chosen();
    return true;
}

} // namespace drawbridge
