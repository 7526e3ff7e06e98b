// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preferences.h"

#include <QDialog>
#include <QList>
#include <functional>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QGroupBox;

namespace drawbridge {

/// The bot paces offered in menu and dialog: milliseconds and label.
QList<std::pair<int, QString>> botPaces();

class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesDialog(const Preferences& now, QWidget* parent = nullptr);

    Preferences preferences() const;

  signals:
    /// Play a sample at that volume, in percent.
    void soundTried(int volume);

  private:
    template <class Value>
    using Choices = QList<std::pair<Value, QString>>;
    /// A preference in its widget.
    struct Field {
        std::function<void(const Preferences&)> fill;
        std::function<void(Preferences&)> read;
    };

    /// A value that is not offered (from an edited file) is added, and named by `otherwise`.
    template <class Value>
    QComboBox* addList(Value Preferences::* field, const Choices<Value>& choices,
                       QString (*otherwise)(int) = nullptr);
    QComboBox* addLooks(QString Preferences::* field, const QStringList& looks, const QStringList& names,
                        const std::function<QPixmap(const QString&)>& sampleOf);
    QCheckBox* addCheck(bool Preferences::* field, const QString& text);
    QGroupBox* makeSound();
    void fill(const Preferences& preferences);

    std::vector<Field> fields_;
};

} // namespace drawbridge
