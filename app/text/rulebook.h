// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <vector>

namespace drawbridge {

/// A numbered rule of the rule book: a clause or ruling of the game's ledger in plain words.
struct Rule {
    QString id;     ///< "KEEP-BUILD-8", the anchor everything else links to
    QString number; ///< "5.8": section and place in it
    QString title;  ///< a few words
    QString text;   ///< one or two sentences
};

struct RuleSection {
    QString id; ///< "build"
    QString title;
    std::vector<Rule> rules;
};

/// The rules of a game for people, read from assets/rules/<language>/<game>.json. Every clause of a ledger
/// is in the English one; what a translation lacks is filled from there.
class RuleBook {
  public:
    /// The book of a game in the language of QLocale(); English if there is none. An empty book for a game
    /// without rules. Kept for the life of the program.
    static const RuleBook& forGame(const QString& gameId);

    const QString& title() const { return title_; }
    const std::vector<RuleSection>& sections() const { return sections_; }
    /// nullptr for an unknown clause.
    const Rule* find(QStringView clauseId) const;

  private:
    void read(const QString& file);

    QString title_;
    std::vector<RuleSection> sections_;
    QHash<QString, std::pair<std::size_t, std::size_t>> index_;
};

} // namespace drawbridge
