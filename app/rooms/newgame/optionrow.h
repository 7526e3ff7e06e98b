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

/// An option of a game: name, values, a line of explanation, and the clause it changes. An "off/on" option is
/// a check box, all others combo boxes.
class OptionRow : public QWidget {
    Q_OBJECT

  public:
    OptionRow(const OptionSpec& option, const GameText& text, QWidget* parent = nullptr);

    OptionValue value() const;
    void setValue(OptionValue value);
    /// All its text, for searching.
    const QString& words() const { return words_; }
    /// Disables it where it does not apply.
    void setApplies(bool applies);
    /// Emphasizes its name: it differs from the printed rule.
    void setDiffers(bool differs);
    /// Shows its measured effect on the first player; empty: none.
    void setTips(const QString& tips);

  signals:
    void changed();

  private:
    QString words_;
    QString says_; ///< one line of explanation
    QLabel* help_;
    QWidget* name_ = nullptr; ///< the label, if it is a separate widget
    QCheckBox* check_ = nullptr;
    QComboBox* list_ = nullptr;
};

/// A link that shows the text of a clause in a popup.
QLabel* clauseLink(Clause clause, const GameText& text, QWidget* parent);

} // namespace drawbridge
