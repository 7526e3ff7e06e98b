// SPDX-License-Identifier: GPL-3.0-or-later
#include "facesvg.h"
#include "inkoptions.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <map>
#include <memory>
#include <mutex>

namespace drawbridge {

void paintSvg(QPainter& painter, const QRectF& where, const QString& file, const QString& key,
              const SvgReplacements& replacements) {
    static std::mutex mutex;
    static std::map<QString, std::unique_ptr<QSvgRenderer>> parsed;
    const std::lock_guard lock(mutex);
    const Inks inks = InkScope::now().inks;
    auto& renderer =
        parsed[QStringLiteral("%1?%2?%3").arg(file, key, QString::number(static_cast<int>(inks)))];
    if (!renderer) {
        QFile in(file);
        QByteArray text;
        if (in.open(QIODevice::ReadOnly)) text = inkedSvg(in.readAll(), inks);
        for (const auto& [from, to] : replacements) text.replace(from, to);
        renderer = std::make_unique<QSvgRenderer>(text);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (renderer->isValid()) renderer->render(&painter, where);
    painter.restore();
}

} // namespace drawbridge
