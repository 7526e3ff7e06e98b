// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/factpanel.h"

#include "text/facttext.h"
#include "text/gametext.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kMostLetters = 26; // of a value, guaranteed to be visible

/// Whether two values have the same text.
bool isSame(const Value& one, const Value& other) {
    if (one.isFlag()) return other.isText() && (other.text == "yes" || other.text == "open") == one.flag;
    return inWords(one) == inWords(other);
}

/// Index of the value; -1: none.
int indexOf(const Value* now, const std::vector<Value>& values) {
    if (now == nullptr) return -1;
    const auto same = std::ranges::find_if(values, [&](const Value& value) { return isSame(*now, value); });
    return same == values.end() ? -1 : static_cast<int>(same - values.begin());
}

} // namespace

FactPanel::FactPanel(QWidget* parent)
    : QWidget(parent)
    , layout_(bareLayout<QFormLayout>(this)) {
    layout_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

/// The size hint includes new rows only after they have been shown.
bool FactPanel::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) emit fitted();
    return done;
}

void FactPanel::reset() { arrangement_ = nullptr; }

void FactPanel::show(const Arrangement& arrangement, const QStringList& names, int room) {
    if (arrangement_ != &arrangement) build(arrangement, names);
    for (const auto& fill : fillings_) fill();
    const int needed = widest(QFormLayout::LabelRole) + widest(QFormLayout::FieldRole) +
                       std::max(0, layout_->horizontalSpacing());
    layout_->setRowWrapPolicy(needed > room ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows);
}

int FactPanel::labelWidth() const {
    return layout_->rowWrapPolicy() == QFormLayout::WrapAllRows ? 0 : widest(QFormLayout::LabelRole);
}

/// The minimum width of labels or fields.
int FactPanel::widest(QFormLayout::ItemRole role) const {
    int width = 0;
    for (int row = 0; row < layout_->rowCount(); ++row)
        if (const QLayoutItem* item = layout_->itemAt(row, role))
            width = std::max(width, item->minimumSize().width());
    return width;
}

/// The map of a fact with a value per seat, with one value replaced.
Value FactPanel::withSeat(const QString& fact, int seat, const Value& value) const {
    Value map = Value::ofKind(Value::Kind::Map);
    if (const Value* now = arrangement_->fact(fact.toStdString()); now != nullptr && now->isMap()) map = *now;
    const std::string number = std::to_string(seat + 1);
    std::erase_if(map.items, [&](const Value& one) { return one.name == number; });
    // A seat that refers to itself is left out.
    std::erase_if(map.items, [&](const Value& one) {
        return one.kind == Value::Kind::Nothing || (one.isNumber() && std::to_string(one.number) == one.name);
    });
    if (value.kind != Value::Kind::Nothing && inWords(value) != number) map.add(number, value);
    return map.items.empty() ? Value() : map;
}

void FactPanel::clear() {
    fillings_.clear();
    while (layout_->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = layout_->takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            retire(item->widget());
            delete item;
        }
    }
}

void FactPanel::build(const Arrangement& arrangement, const QStringList& names) {
    clear();
    arrangement_ = &arrangement;
    Offer seats;
    for (Seat seat = 0; seat < names.size(); ++seat) {
        seats.texts.append(seatName(names, seat));
        seats.values.push_back(Value::ofNumber(seat + std::uint64_t{1}));
    }
    for (const FactSpec& fact : arrangement.facts()) {
        Offer named;
        for (const std::string& value : fact.values) {
            named.texts.append(factValue(arrangement.game().id(), fact, value));
            named.values.push_back(Value::ofText(value));
        }
        switch (fact.kind) {
        case FactSpec::Kind::OneSeat: addChoice(fact, seats); break;
        case FactSpec::Kind::Choice:
            //: In place of a step of a turn: a move is under way
            addChoice(fact, named)->setPlaceholderText(tr("in the midst of a move"));
            break;
        case FactSpec::Kind::Number: addNumber(fact); break;
        case FactSpec::Kind::Seats: addSeats(fact, seats); break;
        case FactSpec::Kind::ChoiceOfSeat:
            for (Seat seat = 0; seat < names.size(); ++seat) addForSeat(fact, seat, seats, named);
            break;
        case FactSpec::Kind::LordOfSeat:
            for (Seat seat = 0; seat < names.size(); ++seat) {
                Offer lords = seats;
                //: Whom a seat serves: nobody but itself
                lords.texts[seat] = tr("nobody");
                addForSeat(fact, seat, seats, lords);
            }
            break;
        }
    }
    for (const PileId pile : arrangement.drawPiles()) addHeight(pile, names);
}

const Value* FactPanel::now(const FactSpec& fact) const { return arrangement_->fact(fact.name); }

QComboBox* FactPanel::addBox(const QString& label, const Offer& offer) {
    auto* box = new FormComboBox(this, 8);
    box->addItems(offer.texts);
    box->setAccessibleName(label);
    // The available width: the size hint would be that of the current text.
    box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    // The label goes above the field if the longest entry does not fit beside it.
    int longest = 0;
    for (const QString& text : offer.texts)
        longest = std::max(longest, box->fontMetrics().horizontalAdvance(text));
    const int arrow = 2 * box->fontMetrics().height();
    box->setMinimumWidth(std::min(longest, kMostLetters * box->fontMetrics().averageCharWidth()) + arrow);
    addPlainRow(*layout_, label, box);
    return box;
}

/// Adds a row with a combo box.
QComboBox* FactPanel::addChoice(const FactSpec& fact, const Offer& offer) {
    QComboBox* box = addBox(factName(fact), offer);
    connect(box, &QComboBox::activated, this, [this, fact, offer](int index) {
        if (index >= 0 && static_cast<std::size_t>(index) < offer.values.size())
            emit chosen(toQString(fact.name), offer.values[static_cast<std::size_t>(index)]);
    });
    fillings_.push_back([=, this] { box->setCurrentIndex(indexOf(now(fact), offer.values)); });
    return box;
}

/// Adds a row for a fact with a value per seat.
void FactPanel::addForSeat(const FactSpec& fact, Seat seat, const Offer& seats, const Offer& offer) {
    const QString name = toQString(fact.name);
    //: A row about a player: %1 is the name, %2 what is chosen, "Faction"
    QComboBox* box = addBox(tr("%1: %2").arg(seats.texts[seat], factName(fact)), offer);
    connect(box, &QComboBox::activated, this, [this, name, seat, offer](int index) {
        emit chosen(name, withSeat(name, seat, offer.values[static_cast<std::size_t>(index)]));
    });
    fillings_.push_back([=, this] {
        const Value* all = now(fact);
        const Value* own = all != nullptr ? all->find(std::to_string(seat + 1)) : nullptr;
        const bool servesItself = fact.kind == FactSpec::Kind::LordOfSeat && own == nullptr;
        box->setCurrentIndex(servesItself ? seat : indexOf(own, offer.values));
    });
}

void FactPanel::addNumber(const FactSpec& fact) {
    auto* field = new CalmSpinBox(this);
    field->setRange(fact.least, fact.most);
    field->setAccessibleName(factName(fact));
    addPlainRow(*layout_, factName(fact), field);
    connect(field, &QSpinBox::editingFinished, this, [this, field, fact] {
        const Value* is = now(fact);
        const auto wanted = static_cast<std::uint64_t>(field->value());
        if (is != nullptr && is->isNumber() && is->number == wanted) return;
        emit chosen(toQString(fact.name), Value::ofNumber(wanted));
    });
    fillings_.push_back([=, this] {
        const QSignalBlocker quiet(field);
        const Value* is = now(fact);
        field->setValue(is != nullptr && is->isNumber() ? static_cast<int>(is->number) : fact.least);
    });
}

void FactPanel::addHeight(PileId pile, const QStringList& names) {
    const auto& piles = arrangement_->piles();
    const auto info = std::ranges::find(piles, pile, &PileInfo::id);
    if (info == piles.end()) return;
    //: A row with a number: how many cards or tiles lie in a pile that is drawn from, %1
    const QString label = tr("Height, %1").arg(textFor(arrangement_->game().id()).pileName(*info, names));
    auto* field = new CalmSpinBox(this);
    field->setAccessibleName(label);
    addPlainRow(*layout_, label, field);
    connect(field, &QSpinBox::editingFinished, this, [this, field, pile] {
        if (field->value() != arrangement_->height(pile)) emit heightChosen(pile, field->value());
    });
    fillings_.push_back([=, this] {
        const QSignalBlocker quiet(field);
        field->setRange(0, arrangement_->mostHeight(pile));
        field->setValue(arrangement_->height(pile));
    });
}

/// Adds a row with a check box per seat.
void FactPanel::addSeats(const FactSpec& fact, const Offer& seats) {
    auto* row = new QWidget(this);
    auto* boxes = bareLayout<QGridLayout>(row);
    std::vector<QCheckBox*> checks;
    for (const QString& seat : seats.texts) {
        checks.push_back(new QCheckBox(seat, row));
        //: A box to tick: %1 is a player, %2 what would be so, "Out of the game"
        checks.back()->setAccessibleName(tr("%1: %2").arg(seat, factName(fact)));
        const int place = static_cast<int>(checks.size()) - 1;
        boxes->addWidget(checks.back(), place / 2, place % 2); // two columns
    }
    addPlainRow(*layout_, factName(fact), row);
    for (QCheckBox* check : checks)
        connect(check, &QCheckBox::clicked, this, [=, this] {
            Value list = Value::ofKind(Value::Kind::List);
            for (std::size_t i = 0; i < checks.size(); ++i)
                if (checks[i]->isChecked()) list.items.push_back(seats.values[i]);
            emit chosen(toQString(fact.name), list.items.empty() ? Value() : list);
        });
    fillings_.push_back([=, this] {
        const Value* is = now(fact);
        const auto holds = [&](const Value& seat) {
            return is != nullptr &&
                   std::ranges::any_of(is->items, [&](const Value& one) { return isSame(one, seat); });
        };
        for (std::size_t i = 0; i < checks.size(); ++i) checks[i]->setChecked(holds(seats.values[i]));
    });
}

} // namespace drawbridge
