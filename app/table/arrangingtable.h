// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tablecontroller.h"

#include "table/localtable.h"

#include "match/arrangement.h"
#include "match/handles.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// The table of the position editor: same scene and same input as in a match, but a piece may be put wherever
/// such a piece can lie. Moves edit an Arrangement, which says what is impossible.
class ArrangingTable : public TableController {
    Q_OBJECT

  public:
    explicit ArrangingTable(QObject* parent = nullptr);
    ~ArrangingTable() override;

    /// Shows a position being edited, or none (nullptr); not owned.
    void setArrangement(Arrangement* arrangement, const QStringList& names);
    /// Sets the viewer: kAllHands, who sees all faces; a seat; or kNobody, who sees what all players do.
    void setEyes(Seat eyes);
    /// Whether there is an audience, which is shown neither prompts nor problems of editing.
    void setAudience(bool audience);
    /// To be called after the arrangement has been changed from outside.
    void follow();

    /// The card, chosen in the gallery, that is put wherever the user clicks next; nothing: none.
    void setStamp(std::optional<Face> face);
    std::optional<Face> stamp() const { return stamp_; }
    /// Puts a card from the gallery down; a refusal is shown on the table.
    bool put(Face face, int pile, int place);
    /// Takes a piece off the table, or turns it over; false if that is impossible.
    bool takeOff(int handle);
    bool turnOver(int handle);

    bool isArranging() const override { return true; }
    bool pick(int handle) override;
    void preview(int pile, int place) override;
    bool drop(int pile, int place) override;
    bool click(int handle) override;
    bool clickSpot(int pile, int place) override;
    bool cancel() override;
    void takeOff() override;

  signals:
    /// The position or its facts have changed.
    void arranged();
    void stampChanged();

  protected:
    std::optional<QString> promptInstead() const override;
    View look() override;
    std::vector<TablePlace> goals() const override;

  private:
    bool isDone(Arrangement::Attempt result, Face face, int pile);
    void showProblems();
    void showAgain();
    std::vector<TablePlace> placesFor(const Piece& piece) const;
    TablePlace aimOf(const Piece& piece) const;

    Arrangement* arrangement_ = nullptr;
    QStringList names_;
    std::unique_ptr<LocalTable> shown_;
    std::optional<HandleBook> book_;
    Seat bookOf_ = kNobody;
    Seat eyes_ = kAllHands;
    bool audience_ = false;
    std::optional<Face> stamp_;
};

} // namespace drawbridge
