// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/teacher/factpanel.h"

#include "shell/formparts.h"
#include "text/facttext.h"
#include "text/gametext.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

/// Whether a value in words is the same as another.
bool isSame(const Value& one, const Value& other) {
    if (one.isFlag()) return other.isText() && (other.text == "yes" || other.text == "open") == one.flag;
    return inWords(one) == inWords(other);
}

} // namespace

FactPanel::FactPanel(QWidget* parent)
    : QWidget(parent)
    , layout_(new QFormLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
}

void FactPanel::reset() { arrangement_ = nullptr; }

void FactPanel::show(const Arrangement& arrangement, const QStringList& names) {
    if (arrangement_ != &arrangement) build(arrangement, names);
    for (const auto& fill : fillings_) fill();
}

int FactPanel::labelWidth() const {
    int width = 0;
    for (int row = 0; row < layout_->rowCount(); ++row)
        if (const QLayoutItem* label = layout_->itemAt(row, QFormLayout::LabelRole))
            width = std::max(width, label->sizeHint().width());
    return width;
}

/// A row in which one of several values is chosen.
QComboBox* FactPanel::addChoice(const QString& label, const QStringList& texts, const QString& fact,
                                const std::vector<Value>& values) {
    auto* box = new CalmComboBox(this);
    box->addItems(texts);
    box->setAccessibleName(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    addPlainRow(*layout_, label, box);
    connect(box, &QComboBox::activated, this, [this, fact, values](int index) {
        if (index >= 0 && static_cast<std::size_t>(index) < values.size())
            emit chosen(fact, values[static_cast<std::size_t>(index)]);
    });
    return box;
}

/// The value of a fact that has one for each seat, with another one for a seat.
Value FactPanel::withSeat(const QString& fact, int seat, const Value& value) const {
    Value map = Value::ofKind(Value::Kind::Map);
    if (const Value* now = arrangement_->fact(fact.toStdString()); now != nullptr && now->isMap()) map = *now;
    const std::string number = std::to_string(seat + 1);
    std::erase_if(map.items, [&](const Value& one) { return one.name == number; });
    // A seat that serves itself is not worth a word.
    std::erase_if(map.items, [&](const Value& one) {
        return one.kind == Value::Kind::Nothing || (one.isNumber() && std::to_string(one.number) == one.name);
    });
    if (value.kind != Value::Kind::Nothing && inWords(value) != number) map.add(number, value);
    return map.items.empty() ? Value() : map;
}

void FactPanel::build(const Arrangement& arrangement, const QStringList& names) {
    fillings_.clear();
    while (layout_->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = layout_->takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            retire(item->widget());
            delete item;
        }
    }
    arrangement_ = &arrangement;
    const std::string_view game = arrangement.game().id();
    QStringList seats;
    std::vector<Value> numbers;
    for (Seat seat = 0; seat < names.size(); ++seat) {
        seats.append(seatName(names, seat));
        numbers.push_back(Value::ofNumber(seat + std::uint64_t{1}));
    }
    const auto showIn = [](QComboBox* box, const std::vector<Value>& values, const Value* now) {
        int index = -1;
        for (std::size_t i = 0; now != nullptr && i < values.size(); ++i)
            if (isSame(*now, values[i])) index = static_cast<int>(i);
        box->setCurrentIndex(index);
    };
    for (const FactSpec& fact : arrangement.facts()) {
        const QString name = toQString(fact.name);
        const QString label = factName(fact);
        QStringList texts;
        std::vector<Value> values;
        for (const std::string& value : fact.values) {
            texts.append(factValue(game, fact, value));
            values.push_back(Value::ofText(value));
        }
        const auto now = [this, name] { return arrangement_->fact(name.toStdString()); };
        switch (fact.kind) {
        case FactSpec::Kind::OneSeat: {
            QComboBox* box = addChoice(label, seats, name, numbers);
            fillings_.push_back([=] { showIn(box, numbers, now()); });
            break;
        }
        case FactSpec::Kind::Choice: {
            QComboBox* box = addChoice(label, texts, name, values);
            //: In place of a step of a turn: a move is under way
            box->setPlaceholderText(tr("in the midst of a move"));
            fillings_.push_back([=] { showIn(box, values, now()); });
            break;
        }
        case FactSpec::Kind::Number: {
            auto* field = new CalmSpinBox(this);
            field->setRange(fact.least, fact.most);
            field->setAccessibleName(label);
            addPlainRow(*layout_, label, field);
            connect(field, &QSpinBox::editingFinished, this, [this, field, name, now] {
                const Value* is = now();
                if (is != nullptr && is->isNumber() &&
                    is->number == static_cast<std::uint64_t>(field->value()))
                    return;
                emit chosen(name, Value::ofNumber(static_cast<std::uint64_t>(field->value())));
            });
            fillings_.push_back([=] {
                const QSignalBlocker quiet(field);
                const Value* is = now();
                field->setValue(is != nullptr && is->isNumber() ? static_cast<int>(is->number) : fact.least);
            });
            break;
        }
        case FactSpec::Kind::Seats: {
            auto* row = new QWidget(this);
            auto* boxes = new QHBoxLayout(row);
            boxes->setContentsMargins(0, 0, 0, 0);
            std::vector<QCheckBox*> checks;
            for (const QString& seat : seats) {
                checks.push_back(new QCheckBox(seat, row));
                //: A box to tick: %1 is a player, %2 what would be so, "Out of the game"
                checks.back()->setAccessibleName(tr("%1: %2").arg(seat, label));
                boxes->addWidget(checks.back());
            }
            addPlainRow(*layout_, label, row);
            for (QCheckBox* check : checks)
                connect(check, &QCheckBox::clicked, this, [this, checks, numbers, name] {
                    Value list = Value::ofKind(Value::Kind::List);
                    for (std::size_t i = 0; i < checks.size(); ++i)
                        if (checks[i]->isChecked()) list.items.push_back(numbers[i]);
                    emit chosen(name, list.items.empty() ? Value() : list);
                });
            fillings_.push_back([=] {
                const Value* is = now();
                for (std::size_t i = 0; i < checks.size(); ++i)
                    checks[i]->setChecked(is != nullptr &&
                                          std::ranges::any_of(is->items, [&](const Value& one) {
                                              return isSame(one, numbers[i]);
                                          }));
            });
            break;
        }
        case FactSpec::Kind::ChoiceOfSeat:
        case FactSpec::Kind::LordOfSeat: {
            const bool isLord = fact.kind == FactSpec::Kind::LordOfSeat;
            const QStringList& offered = isLord ? seats : texts;
            const std::vector<Value>& meant = isLord ? numbers : values;
            for (int seat = 0; seat < seats.size(); ++seat) {
                auto* box = new CalmComboBox(this);
                QStringList own = offered;
                //: Whom a seat serves: nobody but itself
                if (isLord) own[seat] = tr("nobody");
                box->addItems(own);
                //: A row about a player: %1 is the name, %2 what is chosen, "Faction"
                const QString row = tr("%1: %2").arg(seats[seat], label);
                box->setAccessibleName(row);
                box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
                box->setMinimumContentsLength(8);
                addPlainRow(*layout_, row, box);
                connect(box, &QComboBox::activated, this, [this, name, seat, meant](int index) {
                    emit chosen(name, withSeat(name, seat, meant[static_cast<std::size_t>(index)]));
                });
                fillings_.push_back([=] {
                    const Value* is = now();
                    const Value* own_ = is != nullptr ? is->find(std::to_string(seat + 1)) : nullptr;
                    showIn(box, meant, own_);
                    if (isLord && own_ == nullptr) box->setCurrentIndex(seat);
                });
            }
            break;
        }
        }
    }
}

} // namespace drawbridge
