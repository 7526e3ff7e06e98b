// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;
class QString;

namespace drawbridge {

/// Gives a list to choose from a name that is not seen. On some systems its own is not read (there it is
/// called by what is chosen), but that of a label which belongs to it is.
void nameList(QComboBox* list, const QString& name);

} // namespace drawbridge
