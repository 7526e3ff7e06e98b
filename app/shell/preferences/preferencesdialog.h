// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/preferences/preferences.h"

#include <QDialog>
#include <QList>
#include <utility>

class QCheckBox;
class QComboBox;

namespace drawbridge {

/// The paces that menus and dialog offer: milliseconds and what they are called.
QList<std::pair<int, QString>> botPaces();
QList<std::pair<int, QString>> animationSpeeds();

/// Asks for the preferences.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesDialog(const Preferences& now, QWidget* parent = nullptr);

    Preferences preferences() const;

  private:
    void fill(const Preferences& preferences);

    QComboBox* theme_;
    QComboBox* textSize_;
    QComboBox* motion_;
    QComboBox* pace_;
    QComboBox* language_;
    QCheckBox* curtain_;
    QCheckBox* showAll_;
};

} // namespace drawbridge
