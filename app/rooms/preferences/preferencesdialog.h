// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences.h"

#include <QDialog>
#include <QList>
#include <utility>

class QCheckBox;
class QComboBox;
class QGroupBox;

namespace drawbridge {

class RevertingSlider;

/// The bot paces offered in menu and dialog: milliseconds and label.
QList<std::pair<int, QString>> botPaces();
QList<std::pair<int, QString>> animationSpeeds();
QList<std::pair<int, QString>> restTimes();
/// Drag distances in pixels, and long-press times in milliseconds.
QList<std::pair<int, QString>> dragDistances();
QList<std::pair<int, QString>> holdTimes();

/// The preferences dialog.
class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesDialog(const Preferences& now, QWidget* parent = nullptr);

    Preferences preferences() const;

  signals:
    /// Play a sample at that volume, in percent.
    void soundTried(int volume);

  private:
    void offerLooks();
    QGroupBox* makeSound();
    void fill(const Preferences& preferences);

    QComboBox* theme_;
    QComboBox* language_;
    QComboBox* textSize_;
    QComboBox* ground_;
    QComboBox* backs_;
    QComboBox* motion_;
    QComboBox* rest_;
    QComboBox* dragDistance_;
    QComboBox* hold_;
    QComboBox* pace_;
    QComboBox* memory_;
    QComboBox* announced_;
    QCheckBox* curtain_;
    QCheckBox* waste_;
    QCheckBox* showAll_;
    QCheckBox* sound_;
    RevertingSlider* volume_;
};

} // namespace drawbridge
