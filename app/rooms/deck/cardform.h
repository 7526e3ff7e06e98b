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

/// An editor form for one kind of card of Castle Rampage.
class CardForm : public QWidget {
    Q_OBJECT

  public:
    explicit CardForm(QWidget* parent = nullptr);

    /// Shows a kind of the deck, which must not move; names and text are those of one language ("" for all).
    void fill(const rampage::Deck& deck, int row, const std::string& language);
    const rampage::CardKind& kind() const { return kind_; }
    const rampage::CardWords& words() const { return words_; }
    /// Shows the kind's errors beside its fields, and the fallbacks for omitted texts.
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
    bool slugFollows_ = false; ///< the slug follows the name until it is edited
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
    std::array<QSpinBox*, rampage::kUnits + 1> cost_{}; ///< per unit, and for any card
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
