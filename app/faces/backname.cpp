// SPDX-License-Identifier: GPL-3.0-or-later
#include "backname.h"

namespace drawbridge {

const QStringList& backPatterns() {
    static const QStringList all{QStringLiteral("lozenges"), QStringLiteral("masonry"),
                                 QStringLiteral("battlements"), QStringLiteral("bunting")};
    return all;
}

BackName BackName::from(const QString& face) {
    const auto mark = face.indexOf(QLatin1Char('~'));
    const QString pattern = mark < 0 ? QString() : face.mid(mark + 1);
    if (!backPatterns().contains(pattern)) return {face, {}};
    return {face.left(mark), pattern};
}

SvgReplacements shownPattern(const QString& pattern) {
    if (pattern.isEmpty()) return {};
    const QByteArray own = "data-own=\"1\"";
    const QByteArray hidden = "display=\"none\"";
    return {{"data-only=\"" + pattern.toLatin1() + "\" " + hidden, {}}, {own, hidden}};
}

} // namespace drawbridge
