// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/hint.h"
#include "table/tablecontroller.h"

#include <QHash>
#include <QJsonObject>
#include <QSet>
#include <QSizeF>
#include <QTimer>

#include <functional>
#include <memory>

namespace drawbridge {

class GameTable;
class Session;

/// The table as one page has it: the models of a controller that is fixed to a seat, as JSON, and the
/// gestures of the page carried out by that controller. A page gets nothing that its seat may not see, and
/// can do nothing that its seat may not do.
class PageTable : public QObject {
    Q_OBJECT

  public:
    /// Where the player of a seat is, for the row of the seat: "window", "hand", "away" or "bot".
    using Whereabouts = std::function<QString(int seat)>;

    /// `seat`: kNobody for somebody who looks on. `session` must outlive this. `title`: "Anna's table".
    PageTable(Session& session, Seat seat, QString title, Whereabouts whereabouts, QObject* parent = nullptr);
    /// What another table's viewer sees, only to be looked at. `table` must outlive this.
    PageTable(GameTable& table, QString title, QObject* parent = nullptr);
    ~PageTable() override;

    Seat seat() const { return seat_; }
    QString gameId() const { return controller_.match()->gameId(); }
    TableController& controller() { return controller_; }
    /// The size, in CSS pixels, for which the table is laid out; empty: it is not.
    void setRoom(const QSizeF& room);
    /// Carries out a gesture ("do" and its values). One that was made against an earlier moment of the match
    /// is refused, if it is more than a selection. False: there is no such gesture.
    bool act(const QJsonObject& gesture);
    /// Somebody is back, or new, at the page: the section `back` tells what has happened since the match had
    /// `seen` events (-1: nothing). `hadBot`: a bot has played the seat, so that its deeds are news, too.
    void comeBack(int seen, bool hadBot);
    /// Whether everybody sees that the seat is asked: then it may say that somebody is there.
    bool mayNod() const;
    /// All sections of the page's state, by name.
    QJsonObject sections();
    /// Whether a picture has been among what this page was shown.
    bool hasShown(const QString& face) const { return shown_.contains(face); }
    /// What a card says, for whoever looks at it: {face, name, text, rules: [{id, number, title}]}; empty if
    /// the viewer does not know the card.
    QJsonObject card(int handle) const;
    /// All texts anew: the language has changed.
    void retranslate() { controller_.retranslate(); }
    /// Something is out of date; changed() comes a moment later, for all that happens until then.
    void tellSoon();
    /// Emits changed() at once: the page waits for an answer.
    void tellNow();

  signals:
    /// Sections have changed. Emitted once for all that changes together.
    void changed();

  private:
    void begin();
    QJsonObject tableSection() const;
    QList<int> handPiles() const;
    QJsonObject askSection() const;
    QString secondLine() const;
    QJsonArray targetSection();
    QJsonArray seatSection() const;
    QJsonObject logSection() const;
    void note(const QJsonValue& value);

    Seat seat_;
    QString title_;
    Whereabouts whereabouts_;
    std::unique_ptr<GameTable> own_;
    GameTable* table_;
    TableController controller_;
    Hint hint_{&controller_};
    QSizeF room_;
    QJsonObject back_; ///< what has happened while nobody was at the page
    QTimer telling_;
    QSet<QString> shown_; ///< paths of pictures
};

} // namespace drawbridge
