// SPDX-License-Identifier: GPL-3.0-or-later
#include "facesvg.h"
#include "inkoptions.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace drawbridge {

FaceSvgs::FaceSvgs() = default;
FaceSvgs::~FaceSvgs() = default;

void FaceSvgs::paint(QPainter& painter, const QRectF& where, const QString& file, const QString& key,
                     const Replacements& replacements) {
    const std::lock_guard lock(mutex_);
    const Inks inks = InkScope::now().inks;
    auto& renderer =
        parsed_[QStringLiteral("%1?%2?%3").arg(file, key, QString::number(static_cast<int>(inks)))];
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
