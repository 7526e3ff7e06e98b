// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/deck/cardform.h"

#include "reference/plainwidgets.h"
#include "rooms/deck/deckmodel.h"
#include "rooms/deck/effectrow.h"
#include "text/rampage/decktext.h"
#include "text/rampage/rampagetext.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

using namespace rampage;

namespace {

// A UTF-16 code unit takes at most three bytes in UTF-8 (a surrogate pair four).
constexpr auto kNameLetters = static_cast<int>(kLongestCardName / 3);
constexpr auto kTextLetters = static_cast<int>(kLongestCardText / 3);

QHBoxLayout* side(std::initializer_list<QWidget*> parts) {
    auto* line = new QHBoxLayout;
    for (QWidget* part : parts) line->addWidget(part);
    line->addStretch();
    return line;
}

std::uint8_t valueOf(const QSpinBox* field) { return static_cast<std::uint8_t>(field->value()); }

/// A field with its error line below it.
QVBoxLayout* above(QHBoxLayout* field, FlawLine* flaw) {
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addLayout(field);
    column->addWidget(flaw);
    return column;
}

} // namespace

CardForm::CardForm(QWidget* parent)
    : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // for long labels on small screens
    addWords(form);
    addValues(form);
    addCosts(form);
    addEffects(form);
}

void CardForm::addWords(QFormLayout* form) {
    name_ = new QLineEdit(this);
    name_->setMaxLength(kNameLetters);
    form->addRow(tr("Na&me:"), name_);
    text_ = new QPlainTextEdit(this);
    text_->setTabChangesFocus(true);
    text_->setFixedHeight(4 * text_->fontMetrics().lineSpacing() + 10);
    form->addRow(tr("Te&xt:"), text_);
    slug_ = new QLineEdit(this);
    slug_->setMaxLength(40);
    slug_->setToolTip(tr("How the card is written in moves and saved matches: “stone-giant”."));
    slugFlaw_ = new FlawLine(slug_, this);
    auto* line = new QHBoxLayout;
    line->addWidget(slug_);
    form->addRow(labelFor(slug_, tr("S&hort name:")), above(line, slugFlaw_));
    picture_ = calmList(this);
    picture_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    //: The picture of a card: it goes by its short name, or by what the card is
    picture_->addItem(tr("As it comes"), QString());
    for (const std::string_view picture : kPictures)
        picture_->addItem(QIcon(QStringLiteral(":/assets/castle-rampage/%1.svg").arg(toQString(picture))),
                          pictureText(picture), toQString(picture));
    form->addRow(tr("P&icture:"), picture_);
    connect(picture_, &QComboBox::currentIndexChanged, this, &CardForm::wordsEdited);
    connect(name_, &QLineEdit::textEdited, this, &CardForm::wordsEdited);
    connect(slug_, &QLineEdit::textEdited, this, [this] {
        slugFollows_ = false;
        wordsEdited();
    });
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        if (showing_) return;
        if (text_->toPlainText().size() > kTextLetters) {
            const QSignalBlocker quiet(text_);
            text_->setPlainText(text_->toPlainText().left(kTextLetters));
            text_->moveCursor(QTextCursor::End);
        }
        wordsEdited();
    });
}

void CardForm::addValues(QFormLayout* form) {
    const auto addLine = [form](const QString& label, QWidget* buddy, auto* line) {
        form->addRow(labelFor(buddy, label), line);
    };
    const auto watch = [this](auto* field, auto signal) {
        connect(field, signal, this, &CardForm::fieldsEdited);
    };
    count_ = calmNumber(1, kUsualCards, this);
    colour_ = calmList(this);
    colour_->addItem(tr("Normal"));
    colour_->addItem(tr("Purple"));
    nameList(colour_, tr("Colour"));
    colour_->setToolTip(tr("Purple cards are swapped out in the setup."));
    addLine(tr("Co&pies:"), count_, side({count_, new PlainLabel(tr("Colour:"), this), colour_}));

    for (auto& unit : units_) unit = new QCheckBox(this);
    addLine(tr("&Units:"), units_[0], side({units_[0], units_[1], units_[2]}));

    attacks_ = new QCheckBox(tr("A&ttacks with"), this);
    attacks_->setToolTip(tr("Without it, playing the card starts no attack."));
    attack_ = calmNumber(0, kMostOfAValue, this);
    attack_->setAccessibleName(tr("Attack value"));
    //: A star beside the attack value on a card: its text may change it.
    star_ = new QCheckBox(tr("Sta&r"), this);
    star_->setToolTip(tr("Prints a * beside the attack value: the text may change it."));
    addLine(tr("Attack:"), attacks_, side({attacks_, attack_, star_}));
    route_ = calmList(this);
    for (const Route route : {Route::GateFirst, Route::CastleOnly, Route::Choose})
        route_->addItem(routeText(route));
    routeFlaw_ = new FlawLine(route_, this);
    //: What an attack goes against.
    addLine(tr("Tar&get:"), route_, above(side({route_}), routeFlaw_));
    gate_ = calmNumber(0, kMostOfAValue, this);
    castle_ = calmNumber(0, kMostOfAValue, this);
    gate_->setAccessibleName(tr("Value at the Gate"));
    castle_->setAccessibleName(tr("Value in the Castle"));
    // Stacked: side by side, long texts would be clipped.
    auto* ofGate = new PlainLabel(tr("Gate"), this);
    auto* ofCastle = new PlainLabel(tr("Castle"), this);
    for (QLabel* label : {ofGate, ofCastle})
        label->setMinimumWidth(std::max(ofGate->sizeHint().width(), ofCastle->sizeHint().width()));
    addLine(tr("Defen&ce:"), gate_, side({ofGate, gate_}));
    form->addRow(QString(), side({ofCastle, castle_}));

    playable_ = new QCheckBox(tr("Can be pla&yed"), this);
    permanent_ = new QCheckBox(tr("Permane&nt"), this);
    permanent_->setToolTip(tr("Stays in play."));
    permanentFlaw_ = new FlawLine(permanent_, this);
    form->addRow(QString(), above(side({playable_, permanent_}), permanentFlaw_));

    for (QSpinBox* field : {count_, attack_, gate_, castle_}) watch(field, &QSpinBox::valueChanged);
    for (QComboBox* list : {colour_, route_}) {
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        watch(list, &QComboBox::currentIndexChanged);
    }
    for (QCheckBox* box : {units_[0], units_[1], units_[2], attacks_, star_, playable_, permanent_})
        watch(box, &QCheckBox::toggled);
}

void CardForm::addCosts(QFormLayout* form) {
    auto* costs = new QWidget(this);
    costs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* grid = bareLayout<QGridLayout>(costs);
    for (int place = 0; place <= kUnits; ++place) {
        const bool any = place == 0;
        const auto which = static_cast<std::size_t>(any ? kUnits : place - 1);
        cost_[which] = calmNumber(0, kMaxCost, costs);
        QLabel* label = labelFor(cost_[which], any ? tr("Any cards") : QString());
        cost_[which]->setAccessibleName(label->text());
        if (!any) costLabel_[which] = label;
        grid->addWidget(cost_[which], place / 2, place % 2 * 2);
        grid->addWidget(label, place / 2, place % 2 * 2 + 1);
        connect(cost_[which], &QSpinBox::valueChanged, this, [this, which] { costEdited(which); });
    }
    grid->setColumnStretch(3, 1);
    grid->setColumnMinimumWidth(1, 110);
    //: What is discarded from the hand to play a card.
    form->addRow(tr("Cost:"), costs);

    defendCost_ = calmNumber(0, kMaxCost, this);
    defendCost_->setToolTip(tr("How many cards are discarded when it is placed as a defender."));
    form->addRow(tr("Cost to place:"), defendCost_);

    bonus_ = calmList(this);
    nameList(bonus_, tr("Unit that may be discarded for more strength"));
    bonusAmount_ = calmNumber(1, kMostOfAValue, this);
    //: In front of a number: how much stronger an attack becomes.
    bonusAmount_->setPrefix(tr("+"));
    bonusAmount_->setAccessibleName(tr("Strength for each"));
    bonusMost_ = calmNumber(1, kUsualCards, this);
    bonusMost_->setAccessibleName(tr("How often"));
    //: In front of a number: how often a bonus may be taken at most.
    bonusMost_->setPrefix(tr("up to "));
    bonusFlaw_ = new FlawLine(bonus_, this);
    form->addRow(tr("Scheme bonus:"), above(side({bonus_, bonusAmount_, bonusMost_}), bonusFlaw_));

    for (QSpinBox* field : {defendCost_, bonusAmount_, bonusMost_})
        connect(field, &QSpinBox::valueChanged, this, &CardForm::fieldsEdited);
    connect(bonus_, &QComboBox::currentIndexChanged, this, &CardForm::fieldsEdited);
}

void CardForm::addEffects(QFormLayout* form) {
    effectsLayout_ = new QVBoxLayout;
    addEffect_ = new QPushButton(QIcon::fromTheme(QStringLiteral("list-add")), tr("Add e&ffect"), this);
    addEffect_->setAutoDefault(false);
    auto* column = new QVBoxLayout;
    column->addLayout(effectsLayout_);
    column->addWidget(addEffect_, 0, Qt::AlignLeading);
    form->addRow(tr("Effects:"), column);
    connect(addEffect_, &QPushButton::clicked, this, [this] {
        kind_.addEffect({Trigger::OnPlay, Op::Draw});
        showEffects();
        effects_.back()->setFocus();
        emit edited();
    });
}

void CardForm::fill(const Deck& deck, int row, const std::string& language) {
    showing_ = true;
    const auto at = static_cast<std::size_t>(row);
    deck_ = &deck;
    row_ = row;
    kind_ = deck.kinds[at];
    words_ = deck.words[at];
    language_ = language;
    // The slug follows the name in a new card only; others may be in use.
    slugFollows_ = words_.name.empty();
    name_->setText(exactText(words_.name, language));
    slug_->setText(QString::fromStdString(words_.slug));
    picture_->setCurrentIndex(std::max(0, picture_->findData(QString::fromStdString(words_.picture))));
    text_->setPlainText(exactText(words_.text, language));
    count_->setValue(kind_.count);
    colour_->setCurrentIndex(kind_.purple ? 1 : 0);
    const QVariant chosen = kind_.bonusUnit == kNoUnit ? -1 : static_cast<int>(kind_.bonusUnit);
    bonus_->clear();
    //: No unit may be discarded for more strength.
    bonus_->addItem(tr("None"), -1);
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const QString word = unitText(deck, static_cast<Unit>(unit));
        units_[unit]->setText(word);
        units_[unit]->setChecked(kind_.isUnit(static_cast<Unit>(unit)));
        costLabel_[unit]->setText(word);
        cost_[unit]->setAccessibleName(word);
        bonus_->addItem(word, static_cast<int>(unit));
        cost_[unit]->setValue(static_cast<int>(
            std::count(kind_.cost.begin(), kind_.cost.begin() + kind_.costs, static_cast<CostSlot>(unit))));
    }
    cost_[kUnits]->setValue(
        static_cast<int>(std::count(kind_.cost.begin(), kind_.cost.begin() + kind_.costs, kAnyCard)));
    bonus_->setCurrentIndex(bonus_->findData(chosen));
    attacks_->setChecked(kind_.attacks());
    attack_->setValue(kind_.attacks() ? kind_.attack : 0);
    star_->setChecked(kind_.star);
    gate_->setValue(kind_.value[0]);
    castle_->setValue(kind_.value[1]);
    route_->setCurrentIndex(static_cast<int>(kind_.route));
    playable_->setChecked(kind_.playable);
    permanent_->setChecked(kind_.permanent);
    defendCost_->setValue(kind_.defendCost);
    bonusAmount_->setValue(kind_.bonusAmount);
    bonusMost_->setValue(kind_.bonusMost);
    showing_ = false;
    showEffects();
}

void CardForm::tell(const Deck& deck, int row, const std::vector<Flaw>& flaws) {
    QString slug, permanent, route, bonus;
    std::vector<QString> ofEffect(effects_.size());
    for (const Flaw& flaw : flaws) {
        if (flaw.kind != row) continue;
        const QString sentence = flawText(deck, flaw);
        switch (flaw.what) {
        case FlawKind::BadSlug:
        case FlawKind::SlugTwice: slug = sentence; break;
        case FlawKind::PermanentAttack: permanent = sentence; break;
        case FlawKind::RouteWithoutAttack: route = sentence; break;
        case FlawKind::BonusWithoutAttack: bonus = sentence; break;
        default:
            if (flaw.effect >= 0 && static_cast<std::size_t>(flaw.effect) < ofEffect.size())
                ofEffect[static_cast<std::size_t>(flaw.effect)] = sentence;
        }
    }
    slugFlaw_->setText(slug);
    permanentFlaw_->setText(permanent);
    routeFlaw_->setText(route);
    bonusFlaw_->setText(bonus);
    for (std::size_t i = 0; i < effects_.size(); ++i) effects_[i]->setFlaw(ofEffect[i]);

    attack_->setEnabled(kind_.attacks());
    star_->setEnabled(kind_.attacks());
    // A field without effect is disabled, unless it has an error.
    route_->setEnabled(kind_.attacks() || !route.isEmpty());
    bonus_->setEnabled(kind_.attacks() || !bonus.isEmpty());
    bonusAmount_->setEnabled(bonus_->isEnabled() && kind_.bonusUnit != kNoUnit);
    bonusMost_->setEnabled(bonusAmount_->isEnabled());
    for (QSpinBox* field : cost_) field->setMaximum(field->value() + kMaxCost - kind_.costs);
    addEffect_->setEnabled(kind_.effects < kMaxEffects);

    // The texts shown in a language without a translation.
    static const RampageText texts;
    Setup setup;
    setup.deck = &deck;
    name_->setPlaceholderText(texts.faceNameIn(setup, static_cast<Face>(row)));
    text_->setPlaceholderText(texts.cardText(setup, static_cast<Face>(row)));
}

void CardForm::focusName() {
    name_->setFocus();
    name_->selectAll();
}

void CardForm::wordsEdited() {
    if (showing_) return;
    setExactText(words_.name, language_, name_->text());
    setExactText(words_.text, language_, text_->toPlainText().simplified());
    if (slugFollows_ && !name_->text().isEmpty())
        slug_->setText(QString::fromStdString(freshSlug(*deck_, name_->text(), row_)));
    words_.slug = slug_->text().toStdString();
    words_.picture = picture_->currentData().toString().toStdString();
    emit edited();
}

void CardForm::fieldsEdited() {
    if (showing_) return;
    kind_.count = valueOf(count_);
    const bool purple = colour_->currentIndex() == 1;
    // The printed game's default; can be changed afterwards.
    if (purple != kind_.purple) {
        const QSignalBlocker quiet(playable_);
        playable_->setChecked(!purple);
    }
    kind_.purple = purple;
    kind_.units = 0;
    for (unsigned unit = 0; unit < kUnits; ++unit)
        if (units_[unit]->isChecked()) kind_.units = static_cast<std::uint8_t>(kind_.units | 1u << unit);
    kind_.attack = attacks_->isChecked() ? valueOf(attack_) : CardKind::kNoAttack;
    kind_.star = star_->isChecked();
    kind_.value = {valueOf(gate_), valueOf(castle_)};
    kind_.route = static_cast<Route>(route_->currentIndex());
    kind_.playable = playable_->isChecked();
    kind_.permanent = permanent_->isChecked();
    kind_.defendCost = valueOf(defendCost_);
    const int unit = bonus_->currentData().toInt();
    kind_.bonusUnit = unit < 0 ? kNoUnit : static_cast<Unit>(unit);
    kind_.bonusAmount = unit < 0 ? std::uint8_t{0} : valueOf(bonusAmount_);
    kind_.bonusMost = unit < 0 ? std::uint8_t{1} : valueOf(bonusMost_);
    emit edited();
}

/// Keeps the payment order of units: adds at the end, removes the last of its kind.
void CardForm::costEdited(std::size_t which) {
    if (showing_) return;
    const auto slot = which == kUnits ? kAnyCard : static_cast<CostSlot>(which);
    const auto end = [&] { return kind_.cost.begin() + kind_.costs; };
    const auto has = [&] { return static_cast<int>(std::count(kind_.cost.begin(), end(), slot)); };
    while (has() < cost_[which]->value() && kind_.costs < kMaxCost) kind_.addCost(slot);
    while (has() > cost_[which]->value()) {
        const auto last = std::find(std::make_reverse_iterator(end()), kind_.cost.rend(), slot).base() - 1;
        std::copy(last + 1, end(), last);
        kind_.cost[--kind_.costs] = CostSlot{}; // equal costs must be bytewise equal
    }
    emit edited();
}

void CardForm::showEffects() {
    for (EffectRow* row : effects_) retire(row); // it may be the sender
    effects_.clear();
    for (std::size_t i = 0; i < kind_.effects; ++i) {
        auto* row = new EffectRow(kind_.effect[i], static_cast<int>(i) + 1, this);
        effectsLayout_->addWidget(row);
        connect(row, &EffectRow::edited, this, &CardForm::effectsEdited);
        connect(row, &EffectRow::removeWanted, this, [this, i] {
            std::copy(kind_.effect.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                      kind_.effect.begin() + kind_.effects,
                      kind_.effect.begin() + static_cast<std::ptrdiff_t>(i));
            kind_.effect[--kind_.effects] = Effect{};
            showEffects();
            addEffect_->setEnabled(true);
            addEffect_->setFocus();
            emit edited();
        });
        effects_.push_back(row);
    }
    // Tab order.
    QWidget* before = bonusMost_;
    for (EffectRow* row : effects_) {
        for (QWidget* part : row->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (part->focusPolicy() & Qt::TabFocus) {
                setTabOrder(before, part);
                before = part;
            }
    }
    setTabOrder(before, addEffect_);
}

void CardForm::effectsEdited() {
    for (std::size_t i = 0; i < effects_.size(); ++i) kind_.effect[i] = effects_[i]->effect();
    emit edited();
}

} // namespace drawbridge
