// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <optional>

namespace drawbridge {

/// What a page has been sent, so that it is sent only what has changed. Sections are sent whole, but of the
/// long ones (pieces, log) only the rows that have changed.
class PageState {
  public:
    /// The message that brings a page up to date: everything at first, then what differs; nothing if nothing
    /// does and no gesture is to be answered. `done`: the page's last gesture that has been carried out.
    std::optional<QJsonObject> update(const QJsonObject& sections, int done);
    /// The next message has everything: the page has lost what it had.
    void forget() { sent_.reset(); }

  private:
    std::optional<QJsonObject> sent_;
    int done_ = 0;
    int version_ = 0;
};

} // namespace drawbridge
