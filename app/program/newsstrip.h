// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/eventicons.h"

#include <QList>
#include <QWidget>

namespace drawbridge {

class LogModel;

/// An overview of the events since the viewer's last turn: the shield of each player who acted, in order of
/// their first action, and a coin for each action. Hovering over a coin, or moving to it with the arrow keys,
/// describes it and highlights it on the table.
class NewsStrip : public QWidget {
    Q_OBJECT

  public:
    explicit NewsStrip(QWidget* parent = nullptr);

    /// Shows the events of a log (see LogModel) from `from` on; none if the log is null.
    void tell(const LogModel* log, int from);
    bool isEmpty() const { return deeds_.isEmpty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// The current event; -1: none.
    void pointed(int event);
    /// The full list is requested.
    void opened();
    /// The focus should move on: Esc, or nothing is left here.
    void left();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Deed {
        int event;
        QString shield; ///< the player's; may be empty
        EventIcon sign;
        QString words;

        bool operator==(const Deed&) const = default;
    };
    /// One player's events, as drawn.
    struct Group {
        int x = 0;
        QList<qsizetype> deeds;
        QList<qsizetype> coins; ///< the most important of them, as many as fit
    };

    static void bringTogether(QList<Deed>& deeds);
    void layOut();
    int coinSize() const;
    int shieldSize() const;
    int widthOf(qsizetype deeds, qsizetype coins) const;
    int widthOf(qsizetype mostCoins) const;
    qsizetype deedAt(QPoint at) const;
    QRect coinOf(const Group& group, qsizetype coin) const;
    QRect coinOf(qsizetype deed) const;
    void point(qsizetype deed, bool byKey);

    QList<Deed> deeds_; ///< grouped by player
    int newest_ = -1;   ///< index of the latest event
    QList<Group> groups_;
    qsizetype at_ = -1; ///< index of the current one
};

} // namespace drawbridge
