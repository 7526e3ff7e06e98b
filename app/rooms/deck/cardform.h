// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QWidget>
#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace drawbridge {

class EffectRow;
class FlawLine;

/// All fields of one kind of card of Castle Rampage, to be filled in.
class CardForm : public QWidget {
    Q_OBJECT

  public:
    explicit CardForm(QWidget* parent = nullptr);

    /// Shows a kind of the deck, which must stay where it is; names and text are those of one language (""
    /// for all).
    void fill(const rampage::Deck& deck, int row, const std::string& language);
    const rampage::CardKind& kind() const { return kind_; }
    const rampage::CardWords& words() const { return words_; }
    /// Says what is wrong with the kind beside its fields, and what is shown where words are left out.
    void tell(const rampage::Deck& deck, int row, const std::vector<rampage::Flaw>& flaws);

    void focusName();

  signals:
    void edited();

  private:
    void addWords(QFormLayout* form);
    void addValues(QFormLayout* form);
    void addCosts(QFormLayout* form);
    void addEffects(QFormLayout* form);
    void wordsEdited();
    void fieldsEdited();
    void costEdited(std::size_t which);
    void showEffects();
    void effectsEdited();

    const rampage::Deck* deck_ = nullptr;
    int row_ = -1;
    rampage::CardKind kind_;
    rampage::CardWords words_;
    std::string language_;
    bool slugFollows_ = false; ///< the short name follows the name until it is typed over
    bool showing_ = false;

    QLineEdit* name_;
    QLineEdit* slug_;
    QPlainTextEdit* text_;
    QComboBox* picture_;
    QSpinBox* count_;
    QComboBox* colour_;
    std::array<QCheckBox*, rampage::kUnits> units_{};
    QCheckBox* attacks_;
    QSpinBox* attack_;
    QCheckBox* star_;
    QSpinBox* gate_;
    QSpinBox* castle_;
    QComboBox* route_;
    QCheckBox* playable_;
    QCheckBox* permanent_;
    std::array<QSpinBox*, rampage::kUnits + 1> cost_{}; ///< of each unit, and of any card
    std::array<QLabel*, rampage::kUnits> costLabel_{};
    QSpinBox* defendCost_;
    QComboBox* bonus_;
    QSpinBox* bonusAmount_;
    QSpinBox* bonusMost_;
    QVBoxLayout* effectsLayout_;
    std::vector<EffectRow*> effects_;
    QPushButton* addEffect_;
    FlawLine* slugFlaw_;
    FlawLine* permanentFlaw_;
    FlawLine* routeFlaw_;
    FlawLine* bonusFlaw_;
};

} // namespace drawbridge
