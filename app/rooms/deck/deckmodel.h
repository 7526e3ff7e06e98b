// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QAbstractTableModel>

namespace drawbridge {

/// A deck of Castle Rampage that is being written: a row for each kind of card. Names are in the language of
/// the program, as the table of a game would show them.
class DeckModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Name, Count, Attack, Gate, Castle, Columns };

    explicit DeckModel(QObject* parent = nullptr);

    const rampage::Deck& deck() const { return deck_; }
    void setDeck(rampage::Deck deck);
    /// What stands at the head of the file.
    void setHead(rampage::Translated name, rampage::Translated thirdUnit);

    /// Inserts a kind; its slug is changed if another kind has it.
    void insert(int row, const rampage::CardKind& kind, rampage::CardWords words);
    void change(int row, const rampage::CardKind& kind, const rampage::CardWords& words);
    void remove(int row);
    /// Moves a kind to where it will be `to`.
    void move(int row, int to);

    bool isFull() const { return deck_.kindCount() == rampage::kMaxKinds; }
    const std::vector<rampage::Flaw>& flaws() const { return flaws_; }
    /// What is wrong with one kind, in sentences; empty if nothing is.
    QStringList flawsIn(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    /// Anything in the deck, its head or its flaws.
    void deckChanged();

  private:
    void lookForFlaws();
    QString text(int row, int column) const;

    rampage::Deck deck_;
    std::vector<rampage::Flaw> flaws_;
};

/// A slug that no kind of the deck has, but perhaps the one at `row`, made of a name or another slug.
std::string freshSlug(const rampage::Deck& deck, const QString& from, int row = -1);

/// The text in exactly this language; empty if there is none.
QString exactText(const rampage::Translated& texts, const std::string& language);
/// Puts a text in one language; an empty one takes it away.
void setExactText(rampage::Translated& texts, const std::string& language, const QString& text);

} // namespace drawbridge
