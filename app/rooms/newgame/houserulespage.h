// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QString>
#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace drawbridge {

class CardCounts;
class DifferenceList;
class OptionRow;
class SearchField;

/// Chooses the house rules of a game: each for itself, found by a search or by what it is about, or many
/// together as a preset. Below them stands what differs from the printed rules, to be put back.
class HouseRulesPage : public QWidget {
    Q_OBJECT

  public:
    /// `options`: the house rules of `game`, and what else is chosen with them.
    HouseRulesPage(const GameInfo& game, const std::vector<std::size_t>& options, QWidget* parent = nullptr);

    bool has(std::size_t option) const;
    OptionValue value(std::size_t option) const;
    void setValue(std::size_t option, OptionValue value);
    /// Shows something that belongs to a rule below it.
    void putBelow(std::size_t option, QWidget* part);
    /// Shows which rules have a say in this choice, and how it differs from the printed rules.
    void tell(const Setup& setup);

  signals:
    void changed();

  private:
    /// A rule, or all counts together.
    struct Entry {
        std::size_t option;
        QWidget* widget;
        QString words;
        bool onlyWithSay; ///< not even shown where it has no say
    };
    struct Section {
        QLabel* heading; ///< nullptr: none
        std::vector<Entry> entries;
    };

    void addSection(const QString& name, const std::vector<std::size_t>& options,
                    const std::vector<std::size_t>& dependents);
    void addRow(Section& section, std::size_t option, const QString& heading, bool onlyWithSay);
    void filter();
    void usePreset(int index);
    void showPreset();
    void putBack(const std::vector<std::size_t>& options);

    const GameInfo& game_;
    Setup setup_;
    std::vector<OptionRow*> rows_; ///< by option; nullptr: not here, or a count
    std::vector<Section> sections_;
    CardCounts* counts_ = nullptr; ///< in a game that has them
    QComboBox* presets_;
    QLabel* presetHelp_;
    SearchField* search_;
    QLabel* nothing_;
    QVBoxLayout* list_ = nullptr;
    QLabel* differ_ = nullptr;
    DifferenceList* differences_ = nullptr;
    QPushButton* putAllBack_ = nullptr;
    bool filling_ = false;
};

} // namespace drawbridge
