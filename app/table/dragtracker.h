// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// The one rule for all drags: a piece is dropped only when the button or finger that took it is released
/// while the program has the pointer. Anything else cancels the drag: another button or finger, Escape, a
/// window that opens, the window losing activation, being minimized or resized, a cancelled touch, a pen that
/// leaves.
class DragTracker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool holds READ holds NOTIFY holdsChanged)
    Q_PROPERTY(bool hasLetGo READ hasLetGo NOTIFY holdsChanged)

  public:
    explicit DragTracker(QObject* parent = nullptr)
        : QObject(parent) {}
    ~DragTracker() override;

    /// Begins a drag with these Qt::MouseButtons down; none: a finger, or possibly one that is delivered as
    /// the left button. Refused with several buttons.
    Q_INVOKABLE bool take(int buttons);
    bool take(Qt::MouseButtons buttons) { return take(static_cast<int>(buttons.toInt())); }
    bool holds() const { return holds_; }
    /// Whether the last drag ended in a drop, not in a cancel.
    bool hasLetGo() const { return hasLetGo_; }

  signals:
    void holdsChanged();
    /// The drag is cancelled.
    void lost();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Fate { Held, LetGo, Lost };
    Fate fateBy(const QObject& watched, const QEvent& event) const;
    void end(Fate fate);

    Qt::MouseButton button_ = Qt::LeftButton; ///< the one that began the drag
    bool mayBeFinger_ = false;
    bool holds_ = false;
    bool hasLetGo_ = false;
};

} // namespace drawbridge
