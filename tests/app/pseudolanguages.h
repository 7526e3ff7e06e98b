// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTranslator>

// Languages that nobody has to read, made of the English words as they are asked for: what other languages
// find too small, or take for granted wrongly. tests/tools/pseudo writes the like for the program itself.
namespace drawbridge::test {

/// A lone letter, such as that of a Jack.
inline bool isSign(const QString& word) { return word.size() == 1; }

/// A language in which every word is two fifths longer, and many a capital has an accent.
class LongWinded : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString plain = QString::fromUtf8(source);
        QStringList longer;
        for (QString word : plain.split(QLatin1Char(' '))) {
            if (!isSign(word)) {
                word += word.left((word.size() * 2 + 4) / 5);
                for (QChar& letter : word)
                    if (const auto at = QStringView(u"AEIOU").indexOf(letter); at >= 0) letter = u"ÁÉÍÓÚ"[at];
            }
            longer += word;
        }
        return longer.join(QLatin1Char(' '));
    }
};

/// A language without letters, in which each of half as many characters is twice as wide, and no blank says
/// where a line may end.
class Unbroken : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{1,2}"));
        static const QRegularExpression blanks(QStringLiteral("(?<=\\x{57CE}) (?=\\x{57CE})"));
        QString words = QString::fromUtf8(source);
        return isSign(words) ? words : words.replace(letters, QString(QChar(0x57ce))).remove(blanks);
    }
};

/// A language that writes numbers in Arabic digits, as the default locale does then.
class OwnDigits : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        static const QRegularExpression place(QStringLiteral("%(?=[n1-9])"));
        QString words = QString::fromUtf8(source);
        for (qsizetype at = 0; at < words.size(); ++at)
            if (words[at] >= u'0' && words[at] <= u'9' && (at == 0 || words[at - 1] != u'%'))
                words[at] = QChar(u'\u0660' + words[at].digitValue());
        return words.replace(place, QStringLiteral("%L"));
    }
};

/// A language that is written from right to left.
class FromTheRight : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]"));
        return QString::fromUtf8(source).replace(letters, QString(QChar(0x0645)));
    }
};

} // namespace drawbridge::test
