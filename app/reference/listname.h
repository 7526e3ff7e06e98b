// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QComboBox;
class QString;

namespace drawbridge {

/// Gives a combo box an accessible name through an invisible buddy label: on some systems its own name is not
/// read (there the current item is), but a label's is.
void nameList(QComboBox* list, const QString& name);

} // namespace drawbridge
