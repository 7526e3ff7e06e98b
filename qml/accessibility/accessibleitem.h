// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// An item on the table in the accessibility tree: a piece or place within its pile, a pile within its seat.
/// Visually all pieces are siblings in one coordinate space, so that they can be animated from pile to pile;
/// the tree is computed from these items on request, and costs nothing while no assistive technology is
/// active.
/// Items of all levels are children of the same parent; a spot may also be a child of its pile's item.
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
        Seat, ///< its QML parent gets a role from `Accessible`
        Pile,
        Spot, ///< a piece, or a place for one: pressable
    };
    Q_ENUM(Level)

    explicit AccessibleItem(QQuickItem* parent = nullptr);

    Level level() const { return level_; }
    /// Number of the containing pile or seat.
    int within() const { return within_; }
    void setWithin(int within);
    const QString& spoken() const { return spoken_; }
    void setSpoken(const QString& spoken);
    /// Whether it is in the accessibility tree.
    bool isAudible() const { return audible_; }
    void setAudible(bool audible);

    /// The containing pile or seat; nullptr for a seat.
    AccessibleItem* group() const;
    /// Its children: piles by `order`, spots in reading order, or by number if `counted`.
    QList<AccessibleItem*> members() const;

  signals:
    /// Pressed through an assistive technology.
    void invoked();

  protected:
    void focusInEvent(QFocusEvent* event) override;

  private:
    bool holds(const AccessibleItem& other) const;
    bool isTold() const;
    void leave();
    void enter();

    Level level_ = Spot;
    int number_ = -1;      ///< of the seat or pile, or index of the place within its pile
    bool counted_ = false; ///< a pile whose places are read in index order
    int within_ = -1;
    int order_ = 0;
    QString spoken_;
    bool audible_ = true;
};

} // namespace drawbridge
