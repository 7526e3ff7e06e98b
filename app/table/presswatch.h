// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace drawbridge {

/// While watching, reports a new press anywhere in the program, or the program losing the focus.
class PressWatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool watching READ isWatching WRITE setWatching NOTIFY watchingChanged)

  public:
    explicit PressWatch(QObject* parent = nullptr)
        : QObject(parent) {}
    ~PressWatch() override { setWatching(false); }

    bool isWatching() const { return watching_; }
    void setWatching(bool watching);

  signals:
    void watchingChanged();
    void pressed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool watching_ = false;
};

} // namespace drawbridge
