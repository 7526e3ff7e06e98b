// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"

#include <QFormLayout>
#include <QWidget>

class QComboBox;

namespace drawbridge {

/// What there is to choose about a position beside what lies where: whose turn it is, what is to be done,
/// what else the game knows, and how high the draw piles are.
class FactPanel : public QWidget {
    Q_OBJECT

  public:
    explicit FactPanel(QWidget* parent = nullptr);

    /// Shows the facts of an arrangement of a game whose seats have these names, in so many pixels of width.
    void show(const Arrangement& arrangement, const QStringList& names, int room);
    /// Forgets what is shown: names or words are others.
    void reset();
    /// How broad the words beside the fields are, so that others can stand in line with them; 0: they stand
    /// above the fields.
    int labelWidth() const;

  signals:
    /// It takes another height now.
    void fitted();
    void chosen(const QString& fact, const drawbridge::Value& value);
    /// So many cards are to lie in a draw pile.
    void heightChosen(int pile, int cards);

  protected:
    bool event(QEvent* event) override;

  private:
    /// What may be chosen, in words.
    struct Offer {
        QStringList texts;
        std::vector<Value> values;
    };

    void clear();
    void build(const Arrangement& arrangement, const QStringList& names);
    const Value* now(const FactSpec& fact) const;
    QComboBox* addBox(const QString& label, const Offer& offer);
    QComboBox* addChoice(const FactSpec& fact, const Offer& offer);
    void addForSeat(const FactSpec& fact, Seat seat, const Offer& seats, const Offer& offer);
    void addNumber(const FactSpec& fact);
    void addSeats(const FactSpec& fact, const Offer& seats);
    void addHeight(PileId pile, const QStringList& names);
    int widest(QFormLayout::ItemRole role) const;
    Value withSeat(const QString& fact, int seat, const Value& value) const;

    QFormLayout* layout_;
    const Arrangement* arrangement_ = nullptr;
    std::vector<std::function<void()>> fillings_; ///< show what is, a row each
};

} // namespace drawbridge
