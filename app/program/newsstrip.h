// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/signs.h"

#include <QList>
#include <QWidget>

namespace drawbridge {

/// What has happened since the viewer's turn, at a glance: the shield of each who has done something, in the
/// order in which they first did, and a coin for each of their deeds. Pointing at a coin, with the mouse or
/// with the arrow keys, tells it and asks for it to be shown on the table.
class NewsStrip : public QWidget {
    Q_OBJECT

  public:
    explicit NewsStrip(QWidget* parent = nullptr);

    /// What in a log (see LogModel) is new from that event on; nothing of a log that is null.
    void tell(const LogModel* log, int from);
    bool isEmpty() const { return deeds_.isEmpty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// An event of the log is pointed at; -1: none any more.
    void pointed(int event);
    /// All of it is to be read in full.
    void opened();
    /// The keys are wanted elsewhere, or there is nothing left here to point at.
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
        QString shield; ///< of who did it; may be empty
        Sign sign;
        QString words;

        bool operator==(const Deed&) const = default;
    };
    /// What is drawn of somebody's deeds.
    struct Group {
        int x = 0;
        QList<qsizetype> deeds;
        QList<qsizetype> coins; ///< of them those that there is room for, the weightiest
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

    QList<Deed> deeds_; ///< those of each together
    int newest_ = -1;   ///< event of the newest of them
    QList<Group> groups_;
    qsizetype at_ = -1; ///< the deed pointed at
};

} // namespace drawbridge
