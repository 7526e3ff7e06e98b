// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QAbstractTableModel>

namespace drawbridge {

/// Table model of a deck of Castle Rampage being edited, a row per kind of card. Names are in the program's
/// language, as in a game.
class DeckModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Name, Count, Attack, Gate, Castle, Columns };

    explicit DeckModel(QObject* parent = nullptr);

    const rampage::Deck& deck() const { return deck_; }
    void setDeck(rampage::Deck deck);
    /// Sets the header fields of the file.
    void setHead(rampage::Translated name, rampage::Translated thirdUnit);

    /// Inserts a kind; changes its slug if another kind has it.
    void insert(int row, const rampage::CardKind& kind, rampage::CardWords words);
    void change(int row, const rampage::CardKind& kind, const rampage::CardWords& words);
    void remove(int row);
    void move(int row, int to);

    bool isFull() const { return deck_.kindCount() == rampage::kMaxKinds; }
    const std::vector<rampage::Flaw>& flaws() const { return flaws_; }
    /// The errors of one kind, in sentences; empty if there are none.
    QStringList flawsIn(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    /// The deck, its header or its errors have changed.
    void deckChanged();

  private:
    void lookForFlaws();
    QString text(int row, int column) const;

    rampage::Deck deck_;
    std::vector<rampage::Flaw> flaws_;
};

/// A slug not used by any kind but perhaps the one at `row`, derived from a name or another slug.
std::string freshSlug(const rampage::Deck& deck, const QString& from, int row = -1);

/// The text in exactly this language, without fallback; empty if there is none.
QString exactText(const rampage::Translated& texts, const std::string& language);
/// Sets the text in one language; an empty one removes it.
void setExactText(rampage::Translated& texts, const std::string& language, const QString& text);

} // namespace drawbridge
