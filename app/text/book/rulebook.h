// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <vector>

class QJsonObject;

namespace drawbridge {

/// A numbered rule of the rule book: a clause or ruling of the game's ledger in plain words.
struct Rule {
    QString id;            ///< "KEEP-BUILD-8", the anchor everything else links to
    QString number;        ///< "5.8": section and place in it, in the digits of the language
    QString title;         ///< a few words
    QString text;          ///< one or two sentences
    QStringList questions; ///< "Can I …?": what a player would ask and the text answers
    QString diagram;       ///< the id of a scenario of this game's; empty: none
    QStringList see;       ///< clauses closely related

    bool isRuling() const { return id.contains(QLatin1String("-RULING-")); }
    bool isPairing() const { return id.contains(QLatin1String("-PAIR-")); }
    bool isAdvice() const { return id.contains(QLatin1String("-TIP-")); }
};

struct RuleSection {
    QString id; ///< "build"
    QString title;
    std::vector<Rule> rules;
    bool isSpecial =
        false; ///< its rules hold only where what its title names is played: a variant, a faction
};

/// A part of the page that teaches the game.
struct HowToPart {
    QString title;
    QString text;
    QString diagram; ///< as of a rule
};

/// What a player looks up in the middle of a game, in a few parts: "Your turn".
struct CardLine {
    QString picture; ///< of the piece that it is about, as FacePainter has it; empty: none
    QString text;
};
struct CardPart {
    QString title;
    std::vector<CardLine> lines;
};

/// How the game is laid out and played, in pictures: the diagrams that show it, or single steps of them
/// ("one-turn/draw"), and how what they show lies on a table of wood, in rows of piles from the far side.
struct BookPictures {
    QStringList diagrams;
    std::vector<QStringList> table;
};

/// A word of the game's, and what it means.
struct GlossaryTerm {
    QString term;
    QStringList forms; ///< other forms in which it occurs; case does not matter
    QString text;
    QStringList rules; ///< the clauses it comes from
};

/// The rules of a game for people. assets/rules/<game>.json says which there are and in what order, and what
/// belongs to each beside words; these are read from assets/<language>/<game>/rules.json. Every clause of a
/// ledger has English ones; what a translation lacks is filled from there.
class RuleBook {
  public:
    /// The book of a game in the language of QLocale(); English if there is none. An empty book for a game
    /// without rules. Kept for the life of the program.
    static const RuleBook& forGame(QStringView gameId);

    const QString& gameId() const { return gameId_; }
    const QString& title() const { return title_; }
    /// Of the file of clauses: 1 without questions, diagrams and what else came with 2.
    int format() const { return format_; }
    const std::vector<HowToPart>& howToPlay() const { return howToPlay_; }
    /// What stands on the card of reference.
    const std::vector<CardPart>& card() const { return card_; }
    /// And on its other side.
    const BookPictures& pictures() const { return pictures_; }
    const std::vector<RuleSection>& sections() const { return sections_; }
    const std::vector<GlossaryTerm>& glossary() const { return glossary_; }
    /// nullptr for an unknown clause.
    const Rule* find(QStringView clauseId) const;
    /// The rule of that number, "5.8", in any digits; nullptr if there is none.
    const Rule* numbered(QStringView number) const;
    /// The section of a clause; nullptr for an unknown one.
    const RuleSection* sectionOf(QStringView clauseId) const;
    /// The rule `step` places further in the book as a whole; nullptr beyond its ends.
    const Rule* beside(QStringView clauseId, int step) const;

  private:
    void readClauses(const QJsonObject& book);
    void readWords(const QJsonObject& book);

    QString gameId_;
    QString title_;
    int format_ = 1;
    std::vector<HowToPart> howToPlay_;
    std::vector<CardPart> card_;
    BookPictures pictures_;
    std::vector<RuleSection> sections_;
    std::vector<GlossaryTerm> glossary_;
    QHash<QString, std::pair<std::size_t, std::size_t>> index_;
    QStringList order_; ///< all clauses as they stand in the book
};

} // namespace drawbridge
