// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/rulesdock.h"

#include "reference/rulereader.h"
#include "text/gametext.h"

namespace drawbridge {

RulesDock::RulesDock(DiagramSource* diagrams, QWidget* parent)
    : LazyDock(QStringLiteral("rules"), parent)
    , diagrams_(diagrams) {}

QString RulesDock::title() const { return tr("Rules"); }

void RulesDock::setGame(const QString& gameId) {
    game_ = gameId;
    setup_.reset();
    if (isMade()) reader_->setBook(gameId);
}

void RulesDock::setGame(const GameInfo& game, const Setup& setup) {
    game_ = toQString(game.id());
    setup_ = setup;
    if (isMade()) reader_->setBook(game_, setup);
}

void RulesDock::openClause(const QString& clause) {
    show();
    raise();
    need();
    reader_->open(clause);
}

void RulesDock::search() {
    show();
    raise();
    need();
    reader_->search();
}

void RulesDock::makeContent() {
    reader_ = new RuleReader(this);
    if (diagrams_) reader_->setDiagrams(diagrams_);
    connect(reader_, &RuleReader::showMe, this, &RulesDock::showMe);
    setWidget(reader_);
    setFocusProxy(reader_);
    if (!game_.isEmpty()) reader_->setBook(game_, setup_);
}

} // namespace drawbridge
