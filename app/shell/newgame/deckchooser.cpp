// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/newgame/deckchooser.h"

#include "reference/plainwidgets.h"
#include "shell/deck/deckeditor.h"
#include "shell/deck/deckfile.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace drawbridge {

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent)
    , title_(new PlainLabel(this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    auto* choose =
        new QPushButton(QIcon::fromTheme(QStringLiteral("document-open")), tr("&Choose a file…"), this);
    auto* edit = new QPushButton(QIcon::fromTheme(QStringLiteral("document-edit")), tr("&Edit…"), this);
    edit->setToolTip(tr("Write a deck of your own, or change the one chosen"));
    for (QPushButton* button : {choose, edit}) button->setAutoDefault(false);
    title_->setWordWrap(true);
    line->addWidget(title_, 1);
    line->addWidget(choose);
    line->addWidget(edit);
    connect(choose, &QPushButton::clicked, this, &DeckChooser::askFile);
    connect(edit, &QPushButton::clicked, this, &DeckChooser::edit);
    setDeck(nullptr, {});
}

void DeckChooser::setDeck(const rampage::Deck* deck, const QString& file) {
    deck_ = deck;
    file_ = file;
    title_->setText(deck == nullptr ? tr("No deck of your own is chosen.") : deckTitle(*deck));
    title_->setToolTip(QDir::toNativeSeparators(file));
}

void DeckChooser::askFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a deck"),
                                                      file_.isEmpty() ? deckFolder() : file_, deckFilter());
    if (file.isEmpty()) return;
    rememberDeckFolder(file);
    take(file);
}

void DeckChooser::edit() {
    DeckEditor editor(this);
    if (!file_.isEmpty()) {
        if (!editor.openFile(file_)) return;
    } else if (deck_ != nullptr) {
        editor.edit(*deck_);
    }
    editor.exec();
    // What was saved last is what is to be played with.
    if (!editor.file().isEmpty()) take(editor.file());
}

void DeckChooser::take(const QString& file) {
    OpenedDeck opened = openDeck(file);
    if (!opened.deck) {
        PlainBox box(QMessageBox::Warning, tr("Choose a deck"), opened.problem, QMessageBox::Ok, this);
        box.setInformativeText(tr("This deck cannot be played with; choose another, or put it right."));
        box.exec();
        return;
    }
    setDeck(&rampage::keepDeck(std::move(*opened.deck)), file);
    emit chosen();
}

} // namespace drawbridge
