// SPDX-License-Identifier: GPL-3.0-or-later
// The door of a program that has been built without app/hands: it stays closed.
#include "program/handsdoor.h"

namespace drawbridge {

class HandHost {};
struct HandsDoor::Crossing {};

HandsDoor::HandsDoor(QWidget* window, std::function<QString()> fileOfMatch)
    : window_(window)
    , fileOfMatch_(std::move(fileOfMatch)) {}

HandsDoor::~HandsDoor() = default;

bool HandsDoor::isBuilt() { return false; }
bool HandsDoor::isOpen() const { return false; }
void HandsDoor::leaveTable(const Match* /*next*/) { local_ = nullptr; }
void HandsDoor::setTable(LocalTable* local) { local_ = local; }
void HandsDoor::invite() {}
void HandsDoor::invite(SeatSet /*seats*/) {}
void HandsDoor::close() {}
QString HandsDoor::sign() const { return {}; }
void HandsDoor::retranslate() {}

} // namespace drawbridge
