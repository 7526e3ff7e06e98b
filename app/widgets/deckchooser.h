// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deck.h"

#include <QWidget>
#include <functional>

class QComboBox;

namespace drawbridge {

/// Edits a file, or else a deck, if any, over a window. Returns the file saved to last; empty: none.
using EditDeck = std::function<QString(QWidget* over, const rampage::Deck* deck, const QString& file)>;

/// Chooses a deck of Castle Rampage: a known one, another file, or one written in the editor.
class DeckChooser : public QWidget {
    Q_OBJECT

  public:
    explicit DeckChooser(EditDeck edit, QWidget* parent = nullptr);

    /// The chosen deck; nullptr: none.
    const OwnDeck* deck() const { return deck_; }
    /// The file it was read from; empty if it came with a match.
    QString file() const { return file_; }
    void setDeck(const OwnDeck* deck, const QString& file);

  signals:
    void chosen();

  private:
    void askFile();
    bool take(const QString& file);
    void listDecks();

    EditDeck edit_;
    const rampage::Deck* deck_ = nullptr;
    QString file_;
    QComboBox* decks_; ///< by title; item data: the file
};

} // namespace drawbridge
