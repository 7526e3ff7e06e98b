// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QLabel>
#include <QWidget>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace drawbridge {

/// What is wrong with a field, right beside it; takes no room while all is well.
class FlawLine : public QWidget {
    Q_OBJECT

  public:
    /// `field` is told to a screen reader as wrong, too.
    FlawLine(QWidget* field, QWidget* parent);

    void setText(const QString& sentence);
    QString text() const { return text_->text(); }

  private:
    QWidget* field_;
    QLabel* text_;
};

/// A list to choose from that does not change when it is scrolled past.
QComboBox* calmList(QWidget* parent);
/// A number field of that kind.
QSpinBox* calmNumber(int least, int most, QWidget* parent);

/// One effect of a card: what happens, when, and how much of it.
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

    QComboBox* op_; // Tab goes through the parts as they stand here
    QToolButton* remove_;
    QComboBox* when_;
    QSpinBox* amount_;
    QLabel* cardsLabel_;
    QSpinBox* cards_;
    QComboBox* where_;
    FlawLine* flaw_;
};

} // namespace drawbridge
