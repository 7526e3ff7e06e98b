// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/speech.h"

namespace drawbridge {

QString taskOf(const Session& session, const View& view) {
    return session.text().promptIn(session.match().setup(), view, session.names());
}

} // namespace drawbridge
