// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QWidget>

// Finds the fields of a dialog as somebody does who hears it read out.
namespace drawbridge::test {

/// What a screen reader calls a widget: its own name, that of its label, or what stands on it.
inline QString nameOf(const QWidget& widget) {
    QString name = widget.accessibleName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget); button && name.isEmpty())
        name = button->text();
    if (name.isEmpty())
        for (const auto* label : widget.window()->findChildren<QLabel*>())
            if (label->buddy() == &widget) name = label->text();
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && name.isEmpty())
        name = label->text();
    return name.remove('&').remove(':');
}

template <class Field>
Field* field(const QWidget& dialog, const QString& name) {
    for (auto* one : dialog.findChildren<Field*>())
        if (nameOf(*one) == name) return one;
    return nullptr;
}

inline QPushButton* button(const QWidget& dialog, const QString& text) {
    return field<QPushButton>(dialog, text);
}

} // namespace drawbridge::test
