// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/sayaloud.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

namespace drawbridge {

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

void sayAloud(QWidget* where, const QString& words, bool urgent) {
    if (!QAccessible::isActive() || words.isEmpty()) return;
    QAccessibleAnnouncementEvent event(where, words);
    event.setPoliteness(urgent ? QAccessible::AnnouncementPoliteness::Assertive
                               : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
}

#else

namespace {

constexpr int kHeard = 20000; // ms to live; a busy reader fetches a notification's text late

/// An invisible notification with a text, which screen readers speak when it is shown.
class Notification : public QAccessibleInterface {
  public:
    Notification(QWidget* window, const QString& words)
        : window_(window)
        , words_(words) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return window_ ? QAccessible::queryAccessibleInterface(window_) : nullptr;
    }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? words_ : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return {}; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; }

  private:
    QPointer<QWidget> window_;
    QString words_;
};

} // namespace

// Qt has no announcement event before 6.8.
void sayAloud(QWidget* where, const QString& words, bool) {
    if (!QAccessible::isActive() || words.isEmpty()) return;
    const QAccessible::Id id =
        QAccessible::registerAccessibleInterface(new Notification(where->window(), words));
    QAccessibleEvent event(QAccessible::accessibleInterface(id), QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
    // One object per message: readers cache what they know of an object.
    QTimer::singleShot(kHeard, qApp, [id] { QAccessible::deleteAccessibleInterface(id); });
}

#endif

} // namespace drawbridge
