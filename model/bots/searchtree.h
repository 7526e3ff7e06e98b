// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace drawbridge {

/// A place in a tree: the hash of the moves that lead there, and that hash as of the end of the last turn.
struct MovePath {
    std::uint64_t before = 1;
    std::uint64_t key = 1;
    Seat mover = kNobody;
};

/// The nodes of a search, found by a key. They are allocated consecutively in blocks as the tree grows, are
/// never cleared, and are reused by the next search; an index by key starts small and doubles. At the memory
/// limit, or when allocation fails, the tree stops growing.
class SearchTree {
  public:
    struct Node {
        std::uint64_t key;       ///< never 0
        double total;            ///< sum of the shares of the seat that moved here
        std::uint32_t visits;    ///< how often the move was chosen
        std::uint32_t available; ///< how often it was available
    };

    /// The maximum memory of a node: itself, its slots in an index that is at least a quarter full, and in
    /// the previous index while that is replaced.
    static constexpr std::size_t kBytesOfNode = sizeof(Node) + 6 * sizeof(std::uint32_t);

    /// Forgets all nodes.
    void clear() {
        used_ = 0;
        index_.assign(kFirstPlaces, 0);
    }
    /// Sets the maximum number of nodes; existing ones stay.
    void allow(std::size_t most) {
        most_ = std::min<std::size_t>(most, kMostNodes);
        blocks_.resize(std::min(blocks_.size(), (std::max(most_, used_) + kBlock - 1) / kBlock));
    }

    /// Whether at least half of the maximum is used.
    bool isHalfFull() const { return 2 * used_ >= most_; }

    const Node* find(std::uint64_t key) const {
        const std::size_t mask = index_.size() - 1;
        for (std::size_t place = key & mask; index_[place] != 0; place = (place + 1) & mask) {
            if ((index_[place] ^ markOf(key)) > kMostNodes) continue;
            const Node& node = at(index_[place] & kMostNodes);
            if (node.key == key) return &node;
        }
        return nullptr;
    }
    Node* find(std::uint64_t key) { return const_cast<Node*>(std::as_const(*this).find(key)); }

    /// A new node for a key that has none, with availability 1; nullptr if the tree is full. Does not move
    /// other nodes.
    Node* add(std::uint64_t key) {
        if (used_ >= most_) return nullptr;
        try {
            if (2 * (used_ + 1) > index_.size()) widen();
            if (used_ == kBlock * blocks_.size())
                blocks_.push_back(std::make_unique_for_overwrite<Node[]>(kBlock));
        } catch (const std::bad_alloc&) {
            most_ = used_;
            return nullptr;
        }
        Node& node = at(static_cast<std::uint32_t>(++used_));
        node = {key, 0, 0, 1};
        enter(key, static_cast<std::uint32_t>(used_));
        return &node;
    }

  private:
    static constexpr std::size_t kFirstPlaces = 2048; // a power of two
    static constexpr std::size_t kBlock = 1024;

    // A slot of the index holds the number of a node, from 1, and above it some bits of its key, so that a
    // wrong node is rarely looked at; 0: free.
    static constexpr int kNumberBits = 21;
    static constexpr std::uint32_t kMostNodes = (1u << kNumberBits) - 1;
    static std::uint32_t markOf(std::uint64_t key) {
        return static_cast<std::uint32_t>(key >> 32) & ~kMostNodes;
    }

    const Node& at(std::uint32_t number) const {
        return blocks_[(number - 1) / kBlock][(number - 1) % kBlock];
    }
    Node& at(std::uint32_t number) { return blocks_[(number - 1) / kBlock][(number - 1) % kBlock]; }

    void enter(std::uint64_t key, std::uint32_t number) {
        const std::size_t mask = index_.size() - 1;
        std::size_t place = key & mask;
        while (index_[place] != 0) place = (place + 1) & mask;
        index_[place] = markOf(key) | number;
    }

    /// Keeps the index at most half full.
    void widen() {
        index_ = std::vector<std::uint32_t>(2 * index_.size());
        for (std::uint32_t number = 1; number <= used_; ++number) enter(at(number).key, number);
    }

    std::vector<std::unique_ptr<Node[]>> blocks_;
    std::vector<std::uint32_t> index_ = std::vector<std::uint32_t>(kFirstPlaces);
    std::size_t used_ = 0;
    std::size_t most_ = 0;
};

} // namespace drawbridge
