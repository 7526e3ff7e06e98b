// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/deck/effectrow.h"

#include "reference/plainwidgets.h"
#include "text/rampage/decktext.h"
#include "widgets/formparts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QToolButton>
#include <QVBoxLayout>

namespace drawbridge {

using namespace rampage;

FlawLine::FlawLine(QWidget* field, QWidget* parent)
    : QWidget(parent)
    , field_(field)
    , text_(new PlainLabel(this)) {
    auto* line = bareLayout<QHBoxLayout>(this);
    auto* sign = new PlainLabel(this);
    sign->setPixmap(QIcon::fromTheme(QStringLiteral("dialog-warning")).pixmap(16, 16));
    line->addWidget(sign, 0, Qt::AlignTop);
    text_->setWordWrap(true);
    line->addWidget(text_, 1);
    hide();
}

void FlawLine::setText(const QString& sentence) {
    if (sentence == text_->text()) return;
    text_->setText(sentence);
    if (field_ != nullptr) field_->setAccessibleDescription(sentence);
    setVisible(!sentence.isEmpty());
}

QComboBox* calmList(QWidget* parent) { return new FormComboBox(parent, 10); }

QSpinBox* calmNumber(int least, int most, QWidget* parent) {
    auto* field = new CalmSpinBox(parent);
    field->setRange(least, most);
    return field;
}

EffectRow::EffectRow(const Effect& effect, int number, QWidget* parent)
    : QWidget(parent)
    , op_(calmList(this))
    , remove_(new QToolButton(this))
    , when_(calmList(this))
    , amount_(calmNumber(1, kMostOfAValue, this))
    //: Before a number: how many cards are discarded for a stronger attack.
    , cardsLabel_(new PlainLabel(tr("Cards to discard for it:"), this))
    , cards_(calmNumber(1, kMaxCost, this))
    , where_(calmList(this))
    , flaw_(new FlawLine(op_, this)) {
    for (int op = 0; op < kOps; ++op) op_->addItem(operationText(static_cast<Op>(op)), op);
    where_->addItem(tr("at Gate and Castle"), kAtGate | kAtCastle);
    where_->addItem(tr("at the Gate"), kAtGate);
    where_->addItem(tr("in the Castle"), kAtCastle);
    nameList(op_, tr("Effect %1: what happens").arg(number));
    nameList(when_, tr("Effect %1: when").arg(number));
    amount_->setAccessibleName(tr("Effect %1: how much").arg(number));
    cards_->setAccessibleName(tr("Effect %1: how many cards are discarded for it").arg(number));
    nameList(where_, tr("Effect %1: where").arg(number));
    remove_->setIcon(QIcon::fromTheme(QStringLiteral("list-remove")));
    remove_->setToolTip(tr("Remove effect %1").arg(number));
    remove_->setAccessibleName(remove_->toolTip());

    const auto line = [](std::initializer_list<QWidget*> parts) {
        auto* row = new QHBoxLayout;
        for (QWidget* part : parts) row->addWidget(part, qobject_cast<QComboBox*>(part) != nullptr ? 1 : 0);
        return row;
    };
    auto* first = line({op_, remove_});
    auto* second = line({when_, amount_});
    auto* third = line({cardsLabel_, cards_, where_});
    third->setAlignment(Qt::AlignLeading);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(2);
    layout->addLayout(first);
    layout->addLayout(second);
    layout->addLayout(third);
    layout->addWidget(flaw_);

    op_->setCurrentIndex(op_->findData(static_cast<int>(effect.op)));
    listMoments();
    when_->setCurrentIndex(std::max(0, when_->findData(static_cast<int>(effect.when))));
    amount_->setValue(effect.n);
    cards_->setValue(effect.cards);
    where_->setCurrentIndex(std::max(0, where_->findData(effect.where)));
    showParts();

    connect(op_, &QComboBox::currentIndexChanged, this, [this] {
        listMoments();
        showParts();
        emit edited();
    });
    for (QComboBox* list : {when_, where_})
        connect(list, &QComboBox::currentIndexChanged, this, &EffectRow::edited);
    for (QSpinBox* field : {amount_, cards_})
        connect(field, &QSpinBox::valueChanged, this, &EffectRow::edited);
    connect(remove_, &QToolButton::clicked, this, &EffectRow::removeWanted);
}

/// Offers only the moments allowed for the operation.
void EffectRow::listMoments() {
    const QSignalBlocker quiet(when_);
    const QVariant chosen = when_->currentData();
    when_->clear();
    const Op op = static_cast<Op>(op_->currentData().toInt());
    for (int when = 0; when < kTriggers; ++when)
        if (goTogether(static_cast<Trigger>(when), op))
            when_->addItem(momentText(static_cast<Trigger>(when)), when);
    when_->setCurrentIndex(std::max(0, when_->findData(chosen)));
}

void EffectRow::showParts() {
    const Op op = static_cast<Op>(op_->currentData().toInt());
    amount_->setVisible(usesAmount(op));
    const bool more = op == Op::PayForStrength || op == Op::AttackBonus || op == Op::ValueBonus;
    //: In front of a number: how much is added to a strength, taken off it, how many times something is done.
    amount_->setPrefix(more ? tr("+") : op == Op::ReduceStrength ? tr("−") : tr("× "));
    cardsLabel_->setVisible(op == Op::PayForStrength);
    cards_->setVisible(op == Op::PayForStrength);
    where_->setVisible(op == Op::ValueBonus);
}

Effect EffectRow::effect() const {
    Effect effect;
    effect.op = static_cast<Op>(op_->currentData().toInt());
    effect.when = static_cast<Trigger>(when_->currentData().toInt());
    effect.n = static_cast<std::uint8_t>(usesAmount(effect.op) ? amount_->value() : 1);
    if (effect.op == Op::PayForStrength) effect.cards = static_cast<std::uint8_t>(cards_->value());
    if (effect.op == Op::ValueBonus) effect.where = static_cast<std::uint8_t>(where_->currentData().toInt());
    return effect;
}

} // namespace drawbridge
