// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/people/peopledialog.h"

#include "faces/facepixmap.h"
#include "library/people.h"
#include "reference/plainwidgets.h"
#include "widgets/formparts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QInputDialog>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace drawbridge {

namespace {

constexpr int kPicture = 36;

QIcon shieldIcon(int shield, double ratio) {
    return QIcon(facePixmap(QStringLiteral("seat/%1").arg(shield), kPicture, ratio));
}

} // namespace

PeopleDialog::PeopleDialog(People* people, QWidget* parent)
    : ParchmentDialog(tr("Who Plays"), parent)
    , people_(people)
    , list_(new QListWidget(this)) {
    list_->setIconSize(QSize(kPicture, kPicture));
    list_->setFont(parchment::titleFont(font(), 1.2)); // names
    list_->setAccessibleName(tr("People of this computer"));
    connect(list_, &QListWidget::currentRowChanged, this, &PeopleDialog::follow);
    connect(list_, &QListWidget::itemActivated, this, &PeopleDialog::play);

    play_ = makeButton(tr("&Play as this one"), &PeopleDialog::play);
    auto* add = makeButton(tr("&Somebody new…"), &PeopleDialog::add);
    rename_ = makeButton(tr("&Name…"), &PeopleDialog::rename);
    auto* shields = new QMenu(this);
    for (int shield = 0; shield < kShields; ++shield)
        connect(shields->addAction(shieldIcon(shield, devicePixelRatioF()), shieldName(shield)),
                &QAction::triggered, this, [this, shield] { tell(people_->setShield(chosen(), shield)); });
    shield_ = new QToolButton(this);
    shield_->setText(tr("S&hield"));
    shield_->setMenu(shields);
    shield_->setPopupMode(QToolButton::InstantPopup);
    shield_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    shield_->setFocusPolicy(Qt::StrongFocus);
    remove_ = makeButton(tr("&Forget…"), &PeopleDialog::remove);
    play_->setDefault(true);

    auto* acts = new QVBoxLayout;
    for (QWidget* act : std::initializer_list<QWidget*>{play_, add, rename_, shield_, remove_})
        acts->addWidget(act);
    acts->addStretch();
    auto* upper = new QHBoxLayout;
    upper->addWidget(list_, 1);
    upper->addLayout(acts);
    sheet()->addLayout(upper, 1);
    sheet()->addWidget(endButtons(this, QDialogButtonBox::Close));
    connect(people_, &People::changed, this, &PeopleDialog::list);
    list();
    list_->setFocus();
}

QPushButton* PeopleDialog::makeButton(const QString& text, void (PeopleDialog::*does)()) {
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, does);
    return button;
}

/// Refills the list, keeping the selection.
void PeopleDialog::list() {
    const QString before = chosen();
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const Person& person : people_->all()) {
        auto* item = new QListWidgetItem(shieldIcon(person.shield, devicePixelRatioF()), person.name, list_);
        item->setData(Qt::UserRole, person.id);
        //: Somebody in a list, for screen readers: %1 is a name, %2 a shield, "red shield with a tower"
        item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(person.name, shieldName(person.shield)));
        if (person.id == before) list_->setCurrentItem(item);
    }
    if (list_->currentRow() < 0) list_->setCurrentRow(0);
    follow();
}

QString PeopleDialog::chosen() const {
    const QListWidgetItem* item = list_->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void PeopleDialog::follow() {
    const bool any = !chosen().isEmpty();
    for (QWidget* act : std::initializer_list<QWidget*>{play_, rename_, shield_, remove_})
        act->setEnabled(any);
}

void PeopleDialog::play() {
    if (chosen().isEmpty()) return;
    people_->sat({chosen()});
    accept();
}

void PeopleDialog::add() {
    const QString name = askName(tr("Somebody New"), {}, {});
    if (name.isEmpty()) return;
    const auto id = people_->add(name, people_->freshShield());
    if (!id) return tell(id.problem());
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(Qt::UserRole).toString() == *id) list_->setCurrentRow(row);
}

void PeopleDialog::rename() {
    const auto person = people_->find(chosen());
    if (!person) return;
    const QString name = askName(tr("Another Name"), person->name, person->id);
    if (!name.isEmpty() && name != person->name) tell(people_->rename(person->id, name));
}

void PeopleDialog::remove() {
    const auto person = people_->find(chosen());
    if (!person) return;
    DestructiveConfirmBox question(
        windowTitle(),
        //: %1 is a name
        tr("Name and shield are lost, with “Forget everything” all results too: %1.").arg(person->name),
        QMessageBox::Cancel, this);
    question.setInformativeText(tr("Matches stay as they are. Their statistics can stay too, under the same "
                                   "name; or they go for good, those of matches deleted before as well, and "
                                   "“Somebody” sits in their place in every match kept."));
    auto* keep = question.addButton(tr("Keep &statistics"), QMessageBox::DestructiveRole);
    auto* all = question.addButton(tr("Forget &everything"), QMessageBox::DestructiveRole);
    question.exec();
    if (question.clickedButton() == keep || question.clickedButton() == all)
        tell(people_->remove(person->id, question.clickedButton() == all));
}

QString PeopleDialog::askName(const QString& title, const QString& before, const QString& self) {
    QString name = before;
    for (bool wanted = true; wanted;) {
        name = QInputDialog::getText(this, title, tr("Name:"), QLineEdit::Normal, name, &wanted).simplified();
        if (!wanted || name.isEmpty()) return {};
        const auto free = people_->checkName(name, self);
        if (free) return name;
        tell(free);
    }
    return {};
}

void PeopleDialog::tell(const Result<>& done) {
    if (!done) PlainBox::warning(this, windowTitle(), done.problem().text());
}

} // namespace drawbridge
