// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/heap.h"

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kThick = 0.035; // offset between visible cards of a stack
constexpr int kLayers = 4;       // drawn cards of a stack

} // namespace

QRectF Heap::at(int place) const {
    const auto found = std::ranges::find(spots, place, &HeapSpot::place);
    return found == spots.end() ? QRectF(QPointF(), size) : found->rect;
}

Heap heapInRow(const QList<int>& places, double step, double high) {
    Heap heap;
    for (const int place : places)
        heap.spots << HeapSpot{.place = place,
                               .rect = QRectF(static_cast<double>(heap.spots.size()) * step, 0, 1, high)};
    const auto count = std::max<qsizetype>(places.size(), 1);
    heap.size = {1 + static_cast<double>(count - 1) * step, high};
    return heap;
}

Heap heapOnStack(const QList<int>& places, double high) {
    Heap heap;
    heap.size = {1, high + kThick * (kLayers - 1)};
    const auto layers = static_cast<int>(std::min<qsizetype>(places.size(), kLayers));
    for (int i = 0; i < layers; ++i)
        heap.spots << HeapSpot{.place = places[places.size() - layers + i],
                               .rect = QRectF(0, kThick * (kLayers - 1 - i), 1, high)};
    return heap;
}

} // namespace drawbridge
