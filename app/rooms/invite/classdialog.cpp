// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/invite/classdialog.h"

#include "reference/plainwidgets.h"
#include "rooms/invite/answertowers.h"
#include "rooms/invite/wayin.h"
#include "text/book/handspage.h"
#include "widgets/formparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace drawbridge {

namespace {

constexpr int kLongestQuestion = 120; // letters, to be read on a phone

} // namespace

ClassDialog::ClassDialog(ClassHost& host, QWidget* parent)
    : ParchmentDialog(tr("Ask the Class"), parent)
    , host_(host)
    , way_(new WayIn(host.door(), this))
    //: A kind of question to a class
    , yesNo_(new QRadioButton(tr("&Yes or no"), this))
    //: A kind of question to a class: where on the table?
    , where_(new QRadioButton(tr("A p&lace on the table"), this))
    , text_(new QLineEdit(this))
    , put_(new QPushButton(tr("&Put the question"), this))
    , show_(new QPushButton(tr("Sho&w the answers"), this))
    , end_(new QPushButton(tr("&Take it away"), this))
    , turnout_(new PlainLabel(this))
    , towers_(new AnswerTowers(this))
    , places_(new QListWidget(this))
    , pages_(new PlainLabel(this))
    , networks_(new NetworkChooser(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(24);
    halves->addWidget(way_);
    halves->addWidget(makeQuestion(), 1);
    sheet()->addLayout(halves, 1);
    sheet()->addWidget(makeDoor());
    connect(way_, &WayIn::helpWanted, this, [this] { emit bookRequested(kPageDoesNotCome); });
    connect(&host_, &ClassHost::changed, this, &ClassDialog::tell);
    // Closed, it is deleted later, and the host may be gone before.
    connect(this, &QDialog::finished, this, [this] { host_.disconnect(this); });
    suggest();
    tell();
}

QWidget* ClassDialog::makeQuestion() {
    auto* part = new QWidget(this);
    auto* lines = bareLayout<QVBoxLayout>(part);
    auto* title = new PlainLabel(part);
    title->setText(tr("A question to all"));
    title->setFont(parchment::titleFont(font(), 1.3));
    lines->addWidget(title);
    text_->setMaxLength(kLongestQuestion);
    text_->setAccessibleName(tr("The question"));
    lines->addWidget(text_);
    auto* kinds = new QHBoxLayout;
    kinds->addWidget(yesNo_);
    kinds->addWidget(where_);
    kinds->addStretch();
    lines->addLayout(kinds);
    yesNo_->setChecked(true);
    connect(yesNo_, &QRadioButton::toggled, this, &ClassDialog::suggest);
    put_->setToolTip(
        tr("All pages show it with the position on the table. No names are told, and nothing is kept."));
    connect(put_, &QPushButton::clicked, this, &ClassDialog::put);
    connect(text_, &QLineEdit::returnPressed, put_, &QPushButton::click);
    connect(show_, &QPushButton::clicked, &host_, &ClassHost::showAnswers);
    connect(end_, &QPushButton::clicked, &host_, &ClassHost::endQuestion);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {put_, show_, end_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    lines->addLayout(buttons);
    turnout_->setFont(parchment::titleFont(font(), 1.5));
    lines->addWidget(turnout_);
    places_->setAccessibleName(tr("Answers"));
    lines->addWidget(towers_, 1);
    lines->addWidget(places_, 1);
    lines->addStretch();
    return part;
}

QWidget* ClassDialog::makeDoor() {
    auto* part = new QWidget(this);
    auto* line = bareLayout<QHBoxLayout>(part);
    connect(networks_, &NetworkChooser::chosen, this, &ClassDialog::moveRequested);
    auto* raise = new QPushButton(tr("&Raise the bridge"), part);
    raise->setToolTip(tr("Closes the door: no page shows this table any more."));
    connect(raise, &QPushButton::clicked, this, &ClassDialog::closeRequested);
    auto* done = new QPushButton(tr("T&o the table"), part);
    connect(done, &QPushButton::clicked, this, &QDialog::close);
    for (QPushButton* button : {raise, done}) button->setAutoDefault(false);
    line->addWidget(pages_, 1);
    line->addWidget(networks_);
    line->addWidget(raise);
    line->addWidget(done);
    return part;
}

/// What is asked most, until the teacher has something else in mind.
void ClassDialog::suggest() {
    const bool isOwn = !text_->text().isEmpty() && text_->text() != suggested_;
    //: A question to a class about the position on the table; the answer is yes or no
    const QString may = tr("May they do that?");
    //: A question to a class; the answer is a place on the table
    const QString where = tr("Where would you strike?");
    suggested_ = yesNo_->isChecked() ? may : where;
    if (!isOwn) text_->setText(suggested_);
}

void ClassDialog::put() {
    const QString text = text_->text().simplified();
    if (text.isEmpty()) return text_->setFocus();
    host_.ask(yesNo_->isChecked() ? ClassQuestion::Kind::YesNo : ClassQuestion::Kind::Where, text);
}

void ClassDialog::tell() {
    if (!host_.door().isOpen()) return;
    way_->follow();
    networks_->choose(host_.door().address());
    pages_->setText(tr("%n page(s) look on", nullptr, host_.pages()));
    const ClassQuestion& question = host_.question();
    show_->setEnabled(question.isAsked() && !question.isShown());
    end_->setEnabled(question.isAsked());
    const QLocale locale;
    //: %1 pages of %2
    const QString turnout = tr("%1 of %2 have answered")
                                .arg(locale.toString(question.answered()), locale.toString(host_.asked()));
    turnout_->setText(question.isAsked() ? turnout : QString());
    towers_->setVisible(question.isShown() && question.kind() == ClassQuestion::Kind::YesNo);
    places_->setVisible(question.isShown() && question.kind() == ClassQuestion::Kind::Where);
    if (!std::exchange(wasShown_, question.isShown()) && question.isShown()) tellAnswers();
}

/// The answers do not change any more.
void ClassDialog::tellAnswers() {
    const ClassQuestion& question = host_.question();
    const std::vector<int> counts = question.counts();
    if (question.kind() == ClassQuestion::Kind::YesNo) return towers_->build(counts[0], counts[1]);
    std::vector<std::pair<int, QString>> given;
    for (std::size_t at = 0; at < counts.size(); ++at)
        if (counts[at] > 0) given.emplace_back(counts[at], question.names()[static_cast<qsizetype>(at)]);
    std::ranges::stable_sort(given, std::ranges::greater(), &std::pair<int, QString>::first);
    places_->clear();
    for (const auto& [count, name] : given)
        //: How many have given an answer: %1 is a number, %2 a place on the table
        places_->addItem(tr("%1: %2").arg(QLocale().toString(count), name));
}

} // namespace drawbridge
