// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/factiondialog.h"

#include "match/setup.h"
#include "rooms/newgame/factionpage.h"
#include "text/gametext.h"
#include "text/houserules.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

constexpr QSize kFactionsSize(820, 600);

} // namespace

FactionDialog::FactionDialog(const NewGame& choice, QWidget* parent)
    : QDialog(parent)
    , page_(new FactionPage(*choice.game, choice.setup, this)) {
    setWindowTitle(tr("Factions"));
    page_->setNames(namesOf(choice.players));
    page_->setPicking(
        optionAsSet(*choice.game, choice.setup, *findOption(*choice.game, "house.faction-pick")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(page_, 1);
    layout->addWidget(buttons);
    resize(kFactionsSize.boundedTo(screen()->availableSize() * 9 / 10));
}

OptionValue FactionDialog::value(Seat seat) const { return page_->value(seat); }

} // namespace drawbridge
