// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tabledecision.h"

#include <algorithm>
#include <utility>

namespace drawbridge {

void TableDecision::begin(GameTable* table) {
    if (table_ != nullptr) table_->disconnect(this);
    table_ = table;
    if (table == nullptr) return;
    connect(table, &GameTable::holdingChanged, this, &TableDecision::holdingChanged);
    connect(table, &GameTable::heldInVain, this, [this] {
        refuse({tr("There was no moment at which you could have acted, so you were not asked.")});
    });
}

void TableDecision::read() {
    stake_ = Loss::None;
    if (table_ == nullptr || !isMine() || !shown_.interactions().isOutOfTurn()) return;
    for (const Move move : shown_.interactions().buttons())
        stake_ = std::max(stake_, table_->seen().lossBy(move));
}

void TableDecision::look(const AtHand& hand) {
    hand_ = hand;
    hand_.held = nullptr;
    offered_ = table_ != nullptr ? choicesNow() : std::vector<Choice>();
    choices_.setRows(table_ != nullptr ? choiceRows(*table_, shown_.viewIndex().view(), offered_)
                                       : QList<ChoiceRow>());
    prompt_ = table_ == nullptr ? Prompt() : hand.instead ? Prompt{*hand.instead} : promptNow(hand.held);
}

QString TableDecision::prompt() const {
    return prompt_.more.isEmpty() ? prompt_.text : prompt_.text + QLatin1Char(' ') + prompt_.more;
}

std::vector<Choice> TableDecision::choicesNow() const {
    const GameText& text = table_->text();
    const View& view = shown_.viewIndex().view();
    std::vector<Choice> choices;
    if (!isAsking() && hand_.gathering) {
        //: Buttons while pieces are moved about: they are to stay so; the last one is to go back.
        choices = {{Choice::Kind::Confirm, tr("Done")}, {Choice::Kind::TakeBack, tr("Take back")}};
    } else {
        const Seen seen = table_->seen().known();
        const bool isAtPlace = place() != TablePlace{};
        for (const Move move : isAsking() ? asked_.moves : shown_.interactions().buttons())
            choices.push_back({Choice::Kind::Make, text.choice(seen, move, table_->names()), move,
                               isAsking() || (isAtPlace && text.choiceKey(view, move).isEmpty() &&
                                              text.choicePicture(view, move).isEmpty())});
    }
    //: A button beside "Rather not": one's own decision is taken back, and what others have done since.
    if (asked_.takesBack) choices.push_back({Choice::Kind::TakeBack, tr("Take all of it back"), {}, true});
    //: A button in the midst of something: what has been begun is undone.
    if (!isAsking() && mayCallOff()) choices.push_back({Choice::Kind::TakeBack, tr("Take back")});
    //: A button beside one that does something one should think twice about.
    if (!asked_.warning.isEmpty()) choices.push_back({Choice::Kind::RatherNot, tr("Rather not"), {}, true});
    //: A button while only bots are left in the game: they play it out at once.
    if (!isAsking() && table_->canPlayToTheEnd())
        choices.push_back({Choice::Kind::ToTheEnd, tr("To the end")});
    //: A button for whoever may act out of turn: the game does not ask again before this turn is over.
    if (!isAsking() && table_->canPassTurn())
        choices.push_back({Choice::Kind::PassTurn, tr("Not again this turn")});
    return choices;
}

TableDecision::Prompt TableDecision::promptNow(const Piece* held) const {
    if (table_->curtainDown()) {
        const QString name = seatName(table_->names(), table_->curtainFor());
        //: In place of the prompt while two people change places at the screen.
        return {table_->seen().turn() == table_->curtainFor()
                    ? tr("It is %1's turn now: please change places.").arg(name)
                    //: The same when somebody has to decide something in another one's turn.
                    : tr("%1 has something to decide now: please change places.").arg(name)};
    }
    if (!question_.isEmpty()) return {question_};
    if (!asked_.warning.isEmpty()) return {asked_.warning};
    if (isAsking()) return {tr("This can mean several things: choose one.")};
    //: While the fighters of a battle lie open: %1 is what comes of it, "14 beats 9".
    if (shown_.isClashing() && shown_.battle()) return {tr("The battle: %1.").arg(shown_.battle()->outcome)};
    //: While pieces are moved about: nothing has been done yet.
    if (hand_.gathering) return {tr("Move more cards about, or press Done.")};
    if (held != nullptr && shown_.pieces().of(*held).movable) {
        const QString what = table_->text().heldPrompt(shown_.viewIndex().view(), *held);
        if (!what.isEmpty()) return {what};
    }
    if (isGrave()) {
        //: In front of what somebody is asked at a reaction window.
        const QString match = tr("You lose the match if you let this pass.");
        //: In front of what somebody is asked at a reaction window.
        const QString game = tr("You are out of the game if you let this pass.");
        return {stake_ == Loss::Match ? match : game, shown_.task()};
    }
    const bool isAskedNow = isMine() && shown_.interactions().isOutOfTurn();
    if (isHolding() && !isAskedNow)
        //: Behind the prompt, once somebody has wished to be asked.
        return {shown_.task(), tr("You will be asked as soon as you may act out of turn.")};
    return {shown_.task()};
}

std::optional<Choice> TableDecision::offered(int row) const {
    if (row < 0 || row >= static_cast<int>(offered_.size())) return {};
    return offered_[static_cast<std::size_t>(row)];
}

void TableDecision::ask(Question question) {
    asked_ = std::move(question);
    emit askingChanged();
}

void TableDecision::withdraw() {
    const bool wasAsking = isAsking();
    asked_ = {};
    if (wasAsking) emit askingChanged();
}

bool TableDecision::isGrave() const {
    return isAsking() ? asked_.grave : stake_ != Loss::None && !hand_.gathering && !shown_.isClashing();
}

TablePlace TableDecision::place() const {
    if (isAsking()) return asked_.place;
    if (!isMine() || hand_.gathering || shown_.isClashing()) return {};
    return placeOf(table_->text().subject(shown_.viewIndex().view()));
}

bool TableDecision::mayCallOff() const {
    return isMine() && !hand_.gathering && !shown_.isClashing() &&
           table_->text().isMidway(shown_.viewIndex().view()) && table_->canUndo();
}

RefusalNote TableDecision::refusal() const {
    const GameText* text = table_ != nullptr ? &table_->text() : nullptr;
    return {refusal_.sentence,
            refusal_.clause,
            text != nullptr ? text->clauseNumber(refusal_.clause) : QString(),
            text != nullptr ? text->clauseTitle(refusal_.clause) : QString(),
            refusal_.faces,
            static_cast<int>(refusedPiece_)};
}

void TableDecision::refuse(const WhyNot& why, Handle piece) {
    refusal_ = why;
    refusedPiece_ = piece;
    emit refusalChanged();
}

void TableDecision::clearRefusal() {
    if (refusal_.sentence.isEmpty() && refusal_.clause.isEmpty()) return;
    refuse({});
}

void TableDecision::setTask(const TaskNote& task) {
    if (task_ == task) return;
    task_ = task;
    emit taskChanged();
}

bool TableDecision::offersHold() const {
    if (table_ == nullptr || table_->seen().game().windowKinds().empty()) return false;
    const Seat seat = table_->viewer();
    if (!isSeat(seat) || !table_->isPerson(seat) || table_->seen().isOver()) return false;
    return !table_->text().isOut(shown_.viewIndex().view(), seat);
}

void TableDecision::setHolding(bool holding) {
    if (table_ != nullptr) table_->setHolding(holding);
}

} // namespace drawbridge
