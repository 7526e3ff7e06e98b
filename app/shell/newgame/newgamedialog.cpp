// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/newgame/newgamedialog.h"

#include "shell/newgame/newgameview.h"

#include <QScreen>
#include <QSettings>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

constexpr QSize kUsual(1180, 700);
const QString kSizeKey = QStringLiteral("newgame/size");

} // namespace

NewGameDialog::NewGameDialog(const GameInfo& first, QWidget* parent)
    : QDialog(parent)
    , view_(new NewGameView(this)) {
    setWindowTitle(tr("New Game"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view_);
    connect(view_, &NewGameView::begun, this, &QDialog::accept);
    connect(view_, &NewGameView::hallRequested, this, &QDialog::reject);
    setChoice(rememberedGame(first));
    const QSize wanted = QSettings().value(kSizeKey, kUsual).toSize();
    resize((wanted.isEmpty() ? kUsual : wanted).boundedTo(screen()->availableSize() - QSize(40, 60)));
    view_->setFocus();
}

NewGameDialog::~NewGameDialog() { QSettings().setValue(kSizeKey, size()); }

void NewGameDialog::setChoice(const NewGame& choice) { view_->setChoice(choice); }

NewGame NewGameDialog::choice() const { return view_->choice(); }

} // namespace drawbridge
