// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QLabel>
#include <QWidget>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace drawbridge {

/// The error of a field, shown beside it; takes no space without one.
class FlawLine : public QWidget {
    Q_OBJECT

  public:
    /// `field` is marked as invalid for screen readers, too.
    FlawLine(QWidget* field, QWidget* parent);

    void setText(const QString& sentence);
    QString text() const { return text_->text(); }

  private:
    QWidget* field_;
    QLabel* text_;
};

/// A combo box that ignores the wheel unless it has the focus.
QComboBox* calmList(QWidget* parent);
/// A spin box of that kind.
QSpinBox* calmNumber(int least, int most, QWidget* parent);

/// One effect of a card: operation, moment and amount.
class EffectRow : public QWidget {
    Q_OBJECT

  public:
    EffectRow(const rampage::Effect& effect, int number, QWidget* parent);

    rampage::Effect effect() const;
    void setFlaw(const QString& sentence) { flaw_->setText(sentence); }

  signals:
    void edited();
    void removeWanted();

  private:
    void listMoments();
    void showParts();

    QComboBox* op_; // members are in tab order
    QToolButton* remove_;
    QComboBox* when_;
    QSpinBox* amount_;
    QLabel* cardsLabel_;
    QSpinBox* cards_;
    QComboBox* where_;
    FlawLine* flaw_;
};

} // namespace drawbridge
