// SPDX-License-Identifier: GPL-3.0-or-later
// The door of a program that has been built without app/hands: it stays closed.
#include "program/handsdoor.h"

namespace drawbridge {

class HandHost {};

HandsDoor::HandsDoor(QWidget* window, std::function<QString()> fileOfMatch)
    : window_(window)
    , fileOfMatch_(std::move(fileOfMatch)) {}

HandsDoor::~HandsDoor() = default;

bool HandsDoor::isBuilt() { return false; }
bool HandsDoor::isOpen() const { return false; }
void HandsDoor::setTable(LocalTable* local) { local_ = local; }
void HandsDoor::invite() {}
void HandsDoor::close() {}
QString HandsDoor::sign() const { return {}; }
void HandsDoor::retranslate() {}

} // namespace drawbridge
