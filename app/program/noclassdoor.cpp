// SPDX-License-Identifier: GPL-3.0-or-later
// The door of a class in a program that has been built without app/hands: it stays closed.
#include "program/classdoor.h"

#include <QEvent>

namespace drawbridge {

class ClassHost {};
class ClassDialog : public QObject {};

ClassDoor::ClassDoor(QObject* parent)
    : QObject(parent) {}

ClassDoor::~ClassDoor() = default;

void ClassDoor::invite(QWidget* /*window*/, GameTable* /*table*/) {}
void ClassDoor::follow(const QWidget* /*window*/, GameTable* /*table*/) {}
void ClassDoor::close() {}
QString ClassDoor::sign(const QWidget* /*window*/) const { return {}; }
void ClassDoor::retranslate() {}
bool ClassDoor::eventFilter(QObject* watched, QEvent* event) { return QObject::eventFilter(watched, event); }

} // namespace drawbridge
