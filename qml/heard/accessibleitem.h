// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// Something on the table as screen readers find it: in the pile in which it lies, that pile before the seat
/// to which it belongs. All pieces lie in one space on the screen, so that they can glide from pile to pile;
/// what a reader walks through is a tree nevertheless. It is read off these items when a reader asks, and
/// costs nothing where none is there.
///
/// Items of all levels stand side by side in the same parent; a spot may also stand on the item of its pile.
class AccessibleItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Level level MEMBER level_ FINAL)
    Q_PROPERTY(int number MEMBER number_ FINAL)
    Q_PROPERTY(int within READ within WRITE setWithin FINAL)
    Q_PROPERTY(bool counted MEMBER counted_ FINAL)
    Q_PROPERTY(int order MEMBER order_ FINAL)
    Q_PROPERTY(QString spoken READ spoken WRITE setSpoken FINAL)
    Q_PROPERTY(bool audible READ isAudible WRITE setAudible FINAL)

  public:
    enum Level {
        Seat, ///< a child of what all of it lies on; to be given a role there by `Accessible`
        Pile,
        Spot, ///< a piece, or a place for one: it can be pressed
    };
    Q_ENUM(Level)

    explicit AccessibleItem(QQuickItem* parent = nullptr);

    Level level() const { return level_; }
    /// The number of the pile or seat that it lies in.
    int within() const { return within_; }
    void setWithin(int within);
    const QString& spoken() const { return spoken_; }
    void setSpoken(const QString& spoken);
    /// Whether readers come to it.
    bool isAudible() const { return audible_; }
    void setAudible(bool audible);

    /// The pile or seat that it lies in; nullptr: none, as for a seat.
    AccessibleItem* group() const;
    /// What lies in it: piles in their order, spots row by row as they lie, or by number where they are
    /// counted.
    QList<AccessibleItem*> members() const;

  signals:
    /// A reader presses it.
    void invoked();

  protected:
    void focusInEvent(QFocusEvent* event) override;

  private:
    bool holds(const AccessibleItem& other) const;
    bool isTold() const;
    void leave();
    void enter();

    Level level_ = Spot;
    int number_ = -1;      ///< of the seat, of the pile, of the place in it
    bool counted_ = false; ///< a pile whose places are read by their numbers
    int within_ = -1;
    int order_ = 0;
    QString spoken_;
    bool audible_ = true;
};

} // namespace drawbridge
