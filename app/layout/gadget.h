// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// A member of a Q_GADGET that QML knows by the same name. What it begins as follows:
/// `GADGET_MEMBER(int, pile) = -1;`
#define GADGET_MEMBER(type, name) \
    Q_PROPERTY(type name MEMBER name) \
  public: \
    type name
