// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace drawbridge::test {

/// A language in which every word is two fifths longer.
class LongWinded : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString plain = QString::fromUtf8(source);
        QString longer;
        for (const QString& word : plain.split(QLatin1Char(' '))) {
            if (!longer.isEmpty()) longer += QLatin1Char(' ');
            longer += word + word.left((word.size() * 2 + 4) / 5);
        }
        return longer;
    }
};

} // namespace drawbridge::test
