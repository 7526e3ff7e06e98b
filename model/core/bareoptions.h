// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drawbridge {

/// The options of a position that plays a random game: those it has.
template <class Options>
struct AnyOptions {
    Options options;
};

/// Those of the commonest game, no switch set: to know so when it is compiled makes the rules faster.
template <class Options>
struct PlainOptions {
    explicit PlainOptions(const Options&) {}
    static constexpr Options options{};
};

} // namespace drawbridge
