// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <initializer_list>
#include <string_view>

namespace drawbridge {

/// The prose of a game, keyed by subject (a clause, an option, a card) and without values:
/// assets/<language>/<game>/words.json; README.md describes its contents.
class WordBook {
  public:
    /// In the reader's language, or English where a text is missing. Without a game: what all share.
    static const WordBook& forGame(QStringView gameId);
    static const WordBook& inEnglish(QStringView gameId);

    /// The text at this path: {"options", "house.packs", "help"}, or empty; a list has an item on each line.
    QString text(std::initializer_list<std::string_view> path) const;
    /// The paths of all texts, as "options/house.packs/help".
    QList<QByteArray> keys() const { return pieces_.keys(); }

  private:
    static const WordBook& in(const QString& language, QStringView gameId);
    void take(const QByteArray& key, const QJsonValue& value);

    QHash<QByteArray, QString> pieces_;
};

} // namespace drawbridge
