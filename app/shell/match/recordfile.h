// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/recordfile.h" // for those who have not learnt yet where it has gone
