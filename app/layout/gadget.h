// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// A member of a Q_GADGET, under the same name for C++ and for QML, with what it is if nothing else is said:
/// `GADGET_MEMBER(QString, title);` `GADGET_MEMBER(int, pile, -1);` Types of ours are named with their
/// namespace.
#define GADGET_MEMBER(Type, name, ...)                                                                       \
    Q_PROPERTY(Type name MEMBER name)                                                                        \
  public:                                                                                                    \
    Type name { __VA_ARGS__ }
