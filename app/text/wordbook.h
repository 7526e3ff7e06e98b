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

/// The prose of a game that stands beside what it is about (a clause, an option, a card) and needs no values:
/// assets/<language>/<game>/words.json; README.md says what is in there.
class WordBook {
  public:
    /// In the reader's language, and piece by piece in English where that has no words. Without a game: what
    /// all of them share.
    static const WordBook& forGame(QStringView gameId);
    static const WordBook& inEnglish(QStringView gameId);

    /// What stands under these names, one within the other: {"options", "house.packs", "help"}; of a list
    /// each item on a line of its own. Empty if nothing does.
    QString text(std::initializer_list<std::string_view> path) const;
    /// Those names of all there is, as "options/house.packs/help".
    QList<QByteArray> keys() const { return pieces_.keys(); }

  private:
    static const WordBook& in(const QString& language, QStringView gameId);
    void take(const QByteArray& key, const QJsonValue& value);

    QHash<QByteArray, QString> pieces_;
};

} // namespace drawbridge
