// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/options.h"
#include "text/gametext.h"

#include <QString>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace drawbridge {

/// One switch of a game to be chosen: its name, its values, what it does in a line, and the clause it
/// changes. An "off/on" switch is a check box, the rest a list to choose from.
class OptionRow : public QWidget {
    Q_OBJECT

  public:
    OptionRow(const OptionSpec& option, const GameText& text, QWidget* parent = nullptr);

    OptionValue value() const;
    void setValue(OptionValue value);
    /// All that it says, to be searched.
    const QString& words() const { return words_; }
    /// Greys the switch out where it has no say.
    void setApplies(bool applies);
    /// Makes its name stand out: the rule differs from the printed one.
    void setDiffers(bool differs);
    /// What it is known to do to whoever begins; empty: nothing.
    void setTips(const QString& tips);

  signals:
    void changed();

  private:
    QString words_;
    QString says_; ///< what it does, in a line
    QLabel* help_;
    QWidget* name_ = nullptr; ///< what shows the name, if it does so itself
    QCheckBox* check_ = nullptr;
    QComboBox* list_ = nullptr;
};

/// A link that shows the text of a clause in a small window when followed.
QLabel* clauseLink(Clause clause, const GameText& text, QWidget* parent);

} // namespace drawbridge
