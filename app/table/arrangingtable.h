// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tablecontroller.h"

#include "table/localtable.h"

#include "match/arrangement.h"
#include "match/handles.h"

#include <memory>
#include <optional>

namespace drawbridge {

/// The table while a position is set up by hand: the same scene and the same hand, but a piece may be laid
/// wherever such a piece can lie. What is done is done to an arrangement, and what is impossible is told by
/// it.
class ArrangingTable : public TableController {
    Q_OBJECT

  public:
    explicit ArrangingTable(QObject* parent = nullptr);
    ~ArrangingTable() override;

    /// Shows a position that is being set up, or none (nullptr); it stays its owner's.
    void setArrangement(Arrangement* arrangement, const QStringList& names);
    /// Through whose eyes it is seen: kAllHands, with the faces of all hands and of all that only their
    /// owners know; those of one seat; or kNobody, with what all players see.
    void setEyes(Seat eyes);
    /// Whether there is an audience, which need not be told how one sets up.
    void setAudience(bool audience);
    /// The arrangement has been changed by somebody else.
    void follow();

    /// Which kind of card is put down wherever one clicks next: it comes from the gallery. Nothing: none.
    void setStamp(std::optional<Face> face);
    std::optional<Face> stamp() const { return stamp_; }
    /// Puts a card from the gallery down; why it cannot be is told on the table.
    bool put(Face face, int pile, int place);
    /// Takes a piece off the table, or turns it over; false if that cannot be.
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
    /// Something lies elsewhere, or the facts are others.
    void arranged();
    void stampChanged();

  protected:
    std::optional<QString> promptInstead() const override;
    View look() override;
    std::vector<TablePlace> goals() const override;

  private:
    bool isDone(Arrangement::Result result, Face face, int pile);
    void showProblems();
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
