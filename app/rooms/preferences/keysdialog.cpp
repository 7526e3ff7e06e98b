// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/preferences/keysdialog.h"

#include "reference/plainwidgets.h"
#include "text/settings.h"
#include "widgets/formparts.h"

#include <QAction>
#include <QFormLayout>
#include <QKeySequenceEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr auto kUsual = "usualKeys";
const QString kChosen = QStringLiteral("keys/%1");

QString nameOf(const QAction* entry) { return entry->text().remove(u'&').remove(u'…'); }

QKeySequence usualOf(const QAction* entry) { return entry->property(kUsual).value<QKeySequence>(); }

/// The action among these that uses one of the keys, other than those in `own`; nullptr: none.
const QAction* takenBy(const QKeySequence& keys, const QList<QAction*>& actions, const QList<QAction*>& own) {
    for (const QAction* action : actions) {
        if (action->menu())
            if (const QAction* below = takenBy(keys, action->menu()->actions(), own)) return below;
        if (action->shortcuts().contains(keys) && !own.contains(action)) return action;
    }
    return nullptr;
}

} // namespace

void takeChosenKeys(const QList<QAction*>& entries) {
    const Settings settings;
    for (QAction* entry : entries) {
        if (!entry->property(kUsual).isValid()) entry->setProperty(kUsual, entry->shortcut());
        const QVariant chosen = settings.value(kChosen.arg(entry->objectName()));
        if (chosen.isValid()) entry->setShortcut(QKeySequence(chosen.toString(), QKeySequence::PortableText));
    }
}

KeysDialog::KeysDialog(const QList<QAction*>& entries, const QMenuBar* menus, QWidget* parent)
    : QDialog(parent)
    , menus_(menus)
    , problem_(new PlainLabel(this)) {
    setWindowTitle(tr("Keys"));
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    for (QAction* entry : entries) {
        auto* edit = new QKeySequenceEdit(entry->shortcut(), this);
        rows_.push_back({entry, edit});
        form->addRow(nameOf(entry), edit);
        edit->setAccessibleName(nameOf(entry));
        connect(edit, &QKeySequenceEdit::keySequenceChanged, this, [this, edit](const QKeySequence& keys) {
            if (keys.count() > 1) edit->setKeySequence(QKeySequence(keys[0])); // a single keystroke
            check();
        });
    }
    problem_->setWordWrap(true);
    layout->addWidget(problem_);
    QDialogButtonBox* buttons =
        endButtons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        for (const Row& row : rows_) row.edit->setKeySequence(usualOf(row.entry));
    });
    layout->addWidget(buttons);
    check();
}

/// Whether a shortcut is allowed.
Result<> KeysDialog::allowed(const Row& row) const {
    const QKeySequence keys = row.edit->keySequence();
    if (keys.isEmpty()) return {};
    const QString name = keys.toString(QKeySequence::NativeText);
    const auto twice =
        std::ranges::count_if(rows_, [&](const Row& other) { return other.edit->keySequence() == keys; });
    if (twice > 1) return Problem("key-chosen-twice", {name});
    QList<QAction*> own;
    for (const Row& other : rows_) own << other.entry;
    if (const QAction* other = takenBy(keys, menus_->actions(), own))
        return Problem("key-in-use", {name, nameOf(other)});
    const QKeyCombination key = keys[0];
    const bool isPlain = (key.keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    const bool isFunction = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    if (isPlain && !isFunction) return Problem("key-of-table", {name});
    return {};
}

void KeysDialog::check() {
    Result<> checked;
    for (const Row& row : rows_)
        if (checked) checked = allowed(row);
    problem_->setText(checked ? QString() : checked.problem().text());
    ok_->setEnabled(bool(checked));
}

void KeysDialog::accept() {
    Settings settings;
    for (const auto& [entry, edit] : rows_) {
        const QKeySequence keys = edit->keySequence();
        const QString name = kChosen.arg(entry->objectName());
        if (keys == usualOf(entry))
            settings.remove(name);
        else
            settings.setValue(name, keys.toString(QKeySequence::PortableText));
        entry->setShortcut(keys);
    }
    QDialog::accept();
}

} // namespace drawbridge
