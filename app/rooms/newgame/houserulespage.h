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

/// Edits the house rules of a game: each by itself, found by search or topic, or several at once by a preset.
/// Differences from the printed rules are listed below and can be reset.
class HouseRulesPage : public QWidget {
    Q_OBJECT

  public:
    /// `options`: the house rules of `game`, and related options.
    HouseRulesPage(const GameInfo& game, const std::vector<std::size_t>& options, QWidget* parent = nullptr);

    bool has(std::size_t option) const;
    OptionValue value(std::size_t option) const;
    void setValue(std::size_t option, OptionValue value);
    /// Places a widget below an option that it belongs to.
    void putBelow(std::size_t option, QWidget* part);
    /// Updates which rules apply to this setup, and how it differs from the printed rules.
    void tell(const Setup& setup);

  signals:
    void changed();

  private:
    /// A rule, or all counts together.
    struct Entry {
        std::size_t option;
        QWidget* widget;
        QString words;
        bool onlyWithSay; ///< hidden where it does not apply
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
    std::vector<OptionRow*> rows_; ///< by option; nullptr: not on this page, or a count
    std::vector<Section> sections_;
    CardCounts* counts_ = nullptr; ///< in a game with counts
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
