// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/houserulesdialog.h"

#include "library/freshplayers.h"
#include "match/setup.h"
#include "reference/plainwidgets.h"
#include "rooms/newgame/houserulespage.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "widgets/formparts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

/// The house rules and related options.
std::vector<std::size_t> rulesOf(const GameInfo& game) {
    std::vector<std::size_t> rules;
    const std::vector<std::size_t> ofSeats = seatOptions(game);
    for (std::size_t option = 0; option < game.options().size(); ++option) {
        if (option == seriesOption(game) || std::ranges::find(ofSeats, option) != ofSeats.end()) continue;
        if (isHouseRule(game.options()[option]) || broughtInBy(game, option)) rules.push_back(option);
    }
    return rules;
}

} // namespace

HouseRulesDialog::HouseRulesDialog(const NewGame& choice, const EditDeck& editDeck, QWidget* parent)
    : QDialog(parent)
    , choice_(choice)
    , rules_(new HouseRulesPage(*choice.game, rulesOf(*choice.game), this))
    , deal_(new QLineEdit(QString::number(choice.seed), this))
    , verdict_(new PlainLabel(this)) {
    //: The title of a window; %1 is a game
    setWindowTitle(tr("House rules – %1").arg(textFor(choice.game->id()).gameName()));
    choice_.setup.options.resize(choice.game->options().size());

    deal_->setMaximumWidth(220);
    deal_->setToolTip(tr("The same number deals the same cards or tiles and plays the same luck."));
    auto* die = new QToolButton(this);
    die->setIcon(QIcon::fromTheme(QStringLiteral("randomize")));
    die->setToolTip(tr("Another deal"));
    die->setAccessibleName(die->toolTip());
    QDialogButtonBox* buttons = endButtons(this);
    done_ = buttons->button(QDialogButtonBox::Ok);
    verdict_->setWordWrap(true);
    verdict_->setAccessibleName(tr("Why this game cannot be played"));

    auto* dealLine = new QHBoxLayout;
    //: The number that decides how the cards or tiles are shuffled
    dealLine->addWidget(labelFor(deal_, tr("&Deal number:")));
    dealLine->addWidget(deal_);
    dealLine->addWidget(die);
    dealLine->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(rules_, 1);
    layout->addLayout(dealLine);
    layout->addWidget(verdict_);
    layout->addWidget(buttons);
    resizeOnScreen(this, {760, 620});

    addDeck(editDeck);
    fill();
    connect(rules_, &HouseRulesPage::changed, this, &HouseRulesDialog::validate);
    connect(deal_, &QLineEdit::textChanged, this, &HouseRulesDialog::validate);
    connect(die, &QToolButton::clicked, this, [this] { deal_->setText(QString::number(freshSeed())); });
    validate();
}

void HouseRulesDialog::addDeck(const EditDeck& editDeck) {
    const auto option = choice_.game->deckOption();
    if (!option) return;
    deck_ = new DeckChooser(editDeck, rules_);
    deck_->setDeck(choice_.setup.deck, choice_.deckFile);
    rules_->putBelow(*option, deck_);
    connect(deck_, &DeckChooser::chosen, this, [this, option] {
        rules_->setValue(*option, 1); // the value "file"
        validate();
    });
}

void HouseRulesDialog::fill() {
    for (std::size_t option = 0; option < choice_.setup.options.size(); ++option)
        if (rules_->has(option)) rules_->setValue(option, optionOf(choice_.setup, option));
}

NewGame HouseRulesDialog::choice() const {
    NewGame result = choice_;
    Setup& setup = result.setup;
    for (std::size_t option = 0; option < setup.options.size(); ++option)
        if (rules_->has(option)) setup.options[option] = rules_->value(option);
    // Options that do not apply are reset, so that they cannot make the setup invalid.
    for (std::size_t option = 0; option < setup.options.size(); ++option)
        if (!result.game->applies(setup, option)) setup.options[option] = 0;
    setup.deck = nullptr;
    result.deckFile.clear();
    if (deck_ != nullptr && setup.options[*result.game->deckOption()] != 0) {
        setup.deck = deck_->deck();
        if (setup.deck != nullptr) result.deckFile = deck_->file();
    }
    result.seed = dealFrom(deal_->text()).valueOr(0);
    return result;
}

void HouseRulesDialog::validate() {
    const Setup chosen = choice().setup;
    rules_->tell(chosen);
    const GameText& text = textFor(choice_.game->id());
    QString sentence;
    if (const Verdict verdict = choice_.game->check(chosen); !verdict)
        //: %1 is a sentence, %2 the number of a rule
        sentence =
            tr("%1 (rule %2)")
                .arg(text.sentence(chosen, verdict), text.clauseNumber(toQString(verdict.clause().id())));
    const auto deal = dealFrom(deal_->text());
    if (sentence.isEmpty() && !deal) sentence = deal.problem().text();
    verdict_->setText(sentence);
    verdict_->setVisible(!sentence.isEmpty());
    done_->setEnabled(bool(deal));
}

} // namespace drawbridge
