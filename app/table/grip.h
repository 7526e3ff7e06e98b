// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// The one rule for every hand: what is held is let go only when the button or the finger comes up that took
/// it, while the program has the pointer. By all else it is lost, and goes back to where it was: another
/// button or finger, Escape, a window that opens, the window no longer the active one, made small or given
/// another size, a touch called off, a pen taken away.
class Grip : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool holds READ holds NOTIFY holdsChanged)
    Q_PROPERTY(bool hasLetGo READ hasLetGo NOTIFY holdsChanged)

  public:
    explicit Grip(QObject* parent = nullptr)
        : QObject(parent) {}
    ~Grip() override;

    /// The hand closes while these Qt::MouseButtons are down; none: it is a finger, or may be one for which
    /// the left button stands. With several it takes nothing.
    Q_INVOKABLE bool take(int buttons);
    bool take(Qt::MouseButtons buttons) { return take(static_cast<int>(buttons.toInt())); }
    bool holds() const { return holds_; }
    /// What was taken last has been let go, not lost.
    bool hasLetGo() const { return hasLetGo_; }

  signals:
    void holdsChanged();
    /// What was held is to go back to where it was.
    void lost();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    enum class Fate { Held, LetGo, Lost };
    Fate fateBy(const QObject& watched, const QEvent& event) const;
    void end(Fate fate);

    Qt::MouseButton button_ = Qt::LeftButton; ///< that took it
    bool mayBeFinger_ = false;
    bool holds_ = false;
    bool hasLetGo_ = false;
};

} // namespace drawbridge
