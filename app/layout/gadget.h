// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// A member of a Q_GADGET that is also a property of the same name, with its default value:
/// `GADGET_MEMBER(QString, title);` `GADGET_MEMBER(int, pile, -1);` Types of this project are named with
/// their namespace.
#define GADGET_MEMBER(Type, name, ...)                                                                       \
    Q_PROPERTY(Type name MEMBER name)                                                                        \
  public:                                                                                                    \
    Type name { __VA_ARGS__ }
