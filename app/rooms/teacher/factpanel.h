// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/arrangement.h"

#include <QFormLayout>
#include <QWidget>

class QComboBox;

namespace drawbridge {

/// Edits the facts of a position besides the places of its pieces: whose turn it is, the phase, further state
/// of the game, and the heights of draw piles.
class FactPanel : public QWidget {
    Q_OBJECT

  public:
    explicit FactPanel(QWidget* parent = nullptr);

    /// Shows the facts of an arrangement for players of these names, within `room` pixels of width.
    void show(const Arrangement& arrangement, const QStringList& names, int room);
    /// Rebuilds the form on the next show(): names or language have changed.
    void reset();
    /// The width of the label column, for alignment with other forms; 0: labels are above fields.
    int labelWidth() const;

  signals:
    /// The size hint has changed.
    void fitted();
    void chosen(const QString& fact, const drawbridge::Value& value);
    /// A draw pile is to have that many cards.
    void heightChosen(int pile, int cards);

  protected:
    bool event(QEvent* event) override;

  private:
    /// Possible values, and their texts.
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
    std::vector<std::function<void()>> fillings_; ///< update functions, one per row
};

} // namespace drawbridge
