// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A member of a gadget, under the same name for C++ and for QML, with what it is if nothing else is said:
/// SHOWN(QString, title); SHOWN(int, pile, -1); Types of ours are named with their namespace.
#define SHOWN(Type, name, ...)                                                                               \
    Q_PROPERTY(Type name MEMBER name)                                                                        \
  public:                                                                                                    \
    Type name { __VA_ARGS__ }
