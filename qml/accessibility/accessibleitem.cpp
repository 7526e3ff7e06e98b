// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessibleitem.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>
#include <algorithm>

namespace drawbridge {

namespace {

class Interface : public QAccessibleObject, public QAccessibleActionInterface {
  public:
    explicit Interface(AccessibleItem* item)
        : QAccessibleObject(item) {}

    QAccessibleInterface* parent() const override {
        if (AccessibleItem* group = item()->group()) return QAccessible::queryAccessibleInterface(group);
        QQuickItem* above = item()->parentItem();
        while (above != nullptr && QAccessible::queryAccessibleInterface(above) == nullptr)
            above = above->parentItem();
        return above != nullptr ? QAccessible::queryAccessibleInterface(above) : nullptr;
    }
    int childCount() const override { return static_cast<int>(children().size()); }
    QAccessibleInterface* child(int index) const override { return children().value(index); }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return static_cast<int>(children().indexOf(const_cast<QAccessibleInterface*>(child)));
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QList<QAccessibleInterface*> all = children();
        const auto found = std::ranges::find_if(
            all, [&](const QAccessibleInterface* child) { return child->rect().contains(x, y); });
        return found != all.end() ? *found : nullptr;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? item()->spoken() : QString();
    }
    QAccessible::Role role() const override {
        switch (item()->level()) {
        // Screen readers do not announce a section when entering it; the name of the pile includes its owner.
        case AccessibleItem::Seat: return QAccessible::Section;
        case AccessibleItem::Pile: return QAccessible::Grouping;
        case AccessibleItem::Spot: return QAccessible::Button;
        }
        return QAccessible::NoRole;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invisible = !item()->isVisible();
        state.focusable = item()->level() == AccessibleItem::Spot;
        state.focused = item()->hasActiveFocus();
        return state;
    }
    QRect rect() const override {
        const QRect place = item()->mapRectToScene(item()->boundingRect()).toAlignedRect();
        return item()->window() ? place.translated(item()->window()->mapToGlobal(QPoint())) : place;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface && item()->level() == AccessibleItem::Spot
                   ? static_cast<QAccessibleActionInterface*>(this)
                   : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction()) emit item() -> invoked();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  private:
    AccessibleItem* item() const { return static_cast<AccessibleItem*>(object()); }

    QList<QAccessibleInterface*> children() const {
        QList<QAccessibleInterface*> found;
        // Child items with an accessible interface of their own, such as the button on a name.
        for (QQuickItem* on : item()->childItems())
            if (on->isVisible() && qobject_cast<AccessibleItem*>(on) == nullptr)
                if (auto* heard = QAccessible::queryAccessibleInterface(on)) found.append(heard);
        for (AccessibleItem* member : item()->members())
            found.append(QAccessible::queryAccessibleInterface(member));
        return found;
    }
};

QAccessibleInterface* interfaceFor(const QString& className, QObject* object) {
    return className == QLatin1String(AccessibleItem::staticMetaObject.className())
               ? new Interface(static_cast<AccessibleItem*>(object))
               : nullptr;
}

QPointF middleOf(const AccessibleItem* item) { return item->mapToScene(item->boundingRect().center()); }

/// Sorts in reading order; tolerates pieces that are rotated or in an arc and not quite level with their
/// neighbours.
void sortByRows(QList<AccessibleItem*>& spots) {
    const auto y = [](const AccessibleItem* item) { return middleOf(item).y(); };
    const auto x = [](const AccessibleItem* item) { return middleOf(item).x(); };
    std::ranges::stable_sort(spots, {}, y);
    for (auto row = spots.begin(); row != spots.end();) {
        const double end = y(*row) + (*row)->height() / 2;
        const auto next = std::find_if(row, spots.end(), [&](const auto* item) { return y(item) >= end; });
        std::ranges::stable_sort(row, next, {}, x);
        row = next;
    }
}

void tell(QObject* object, QAccessible::Event what) {
    QAccessibleEvent event(object, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

AccessibleItem::AccessibleItem(QQuickItem* parent)
    : QQuickItem(parent) {
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(interfaceFor), true);
}

bool AccessibleItem::isTold() const { return isComponentComplete() && QAccessible::isActive(); }

/// Assistive technologies cache an object's parent, so an item that moves is announced as destroyed and
/// created anew.
void AccessibleItem::leave() {
    if (!isTold() || !audible_) return;
    tell(this, QAccessible::ObjectDestroyed);
    QAccessible::deleteAccessibleInterface(
        QAccessible::uniqueId(QAccessible::queryAccessibleInterface(this)));
}

void AccessibleItem::enter() {
    if (!isTold() || !audible_) return;
    tell(this, QAccessible::ObjectCreated);
    if (hasActiveFocus()) tell(this, QAccessible::Focus);
}

void AccessibleItem::setWithin(int within) {
    if (within_ == within) return;
    leave();
    within_ = within;
    enter();
}

void AccessibleItem::setAudible(bool audible) {
    if (audible_ == audible) return;
    leave();
    audible_ = audible;
    enter();
}

void AccessibleItem::setSpoken(const QString& spoken) {
    if (spoken_ == spoken) return;
    spoken_ = spoken;
    if (isTold() && audible_) tell(this, QAccessible::NameChanged);
}

void AccessibleItem::focusInEvent(QFocusEvent* event) {
    QQuickItem::focusInEvent(event);
    if (isTold()) tell(this, QAccessible::Focus);
}

bool AccessibleItem::holds(const AccessibleItem& other) const {
    return other.level_ == level_ + 1 && (other.parentItem() == this || other.within_ == number_);
}

AccessibleItem* AccessibleItem::group() const {
    if (level_ == Seat || parentItem() == nullptr) return nullptr;
    if (auto* pile = qobject_cast<AccessibleItem*>(parentItem())) return pile;
    for (QQuickItem* beside : parentItem()->childItems())
        if (auto* item = qobject_cast<AccessibleItem*>(beside); item != nullptr && item->holds(*this))
            return item;
    return nullptr;
}

QList<AccessibleItem*> AccessibleItem::members() const {
    QList<AccessibleItem*> found;
    const auto take = [&](const QList<QQuickItem*>& items) {
        for (QQuickItem* each : items)
            if (auto* item = qobject_cast<AccessibleItem*>(each);
                item != nullptr && holds(*item) && item->isAudible() && item->isVisible())
                found.append(item);
    };
    take(childItems());
    if (parentItem() != nullptr) take(parentItem()->childItems());
    if (level_ == Seat)
        std::ranges::stable_sort(found, {}, &AccessibleItem::order_);
    else if (counted_)
        std::ranges::stable_sort(found, {}, &AccessibleItem::number_);
    else
        sortByRows(found);
    return found;
}

} // namespace drawbridge
