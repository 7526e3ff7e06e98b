// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QDialog>
#include <QList>
#include <vector>

class QButtonGroup;
class QComboBox;
class QPushButton;

namespace drawbridge {

/// When this computer's players want to be asked, by kind of reaction window: as stored, or the default.
std::vector<Asking> loadAsking(const GameInfo& game);
void storeAsking(const GameInfo& game, const std::vector<Asking>& asking);

/// Asks for these settings: one of three choices, or behind "More" each kind by itself.
class AskingDialog : public QDialog {
    Q_OBJECT

  public:
    AskingDialog(const GameInfo& game, const std::vector<Asking>& now, QWidget* parent = nullptr);

    std::vector<Asking> asking() const;

  private:
    QWidget* makeKinds();
    void fill(const std::vector<Asking>& asking);
    void tellWay();

    const GameInfo& game_;
    QButtonGroup* ways_;
    QPushButton* more_;
    QList<QComboBox*> kinds_;
    QWidget* each_; ///< the list of all kinds
};

} // namespace drawbridge
