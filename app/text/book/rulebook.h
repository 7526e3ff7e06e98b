// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/book/origin.h"

#include <QCoreApplication>
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
    QStringList see;       ///< related clauses
    Origin origin;
    QString why; ///< our reason, where a decision of ours is in it

    bool isRuling() const { return id.contains(QLatin1String("-RULING-")); }
    bool isPairing() const { return id.contains(QLatin1String("-PAIR-")); }
    bool isAdvice() const { return id.contains(QLatin1String("-TIP-")); }
};

struct RuleSection {
    QString id; ///< "build"
    QString title;
    std::vector<Rule> rules;
    bool isSpecial = false; ///< applies only with what its title names: a variant, a faction
};

/// A part of the page that explains how to play.
struct HowToPart {
    QString title;
    QString text;
    QString diagram; ///< as in Rule
};

/// What players look up during a game, in a few parts: "Your turn".
struct CardLine {
    QString picture; ///< FacePainter path of the piece concerned; empty: none
    QString text;
};
struct CardPart {
    QString title;
    std::vector<CardLine> lines;
};

/// Pictures of setup and play: diagrams, or single steps of them ("one-turn/draw"), and the arrangement of
/// the piles on a printed table, in rows from the far side.
struct BookPictures {
    QStringList diagrams;
    std::vector<QStringList> table;
};

struct GlossaryTerm {
    QString term;
    QStringList forms; ///< other forms of the term, in any case
    QString text;
    QStringList rules; ///< clauses that define it
};

/// The rule book of a game. assets/rules/<game>.json has its structure, and
/// assets/<language>/<game>/rules.json its texts. Every clause has English ones, which replace missing
/// translations.
class RuleBook {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::RuleBook)

  public:
    /// The book of a game in the language of QLocale(), or English; empty without rules. Cached for ever.
    static const RuleBook& forGame(QStringView gameId);

    const QString& gameId() const { return gameId_; }
    const QString& title() const { return title_; }
    const std::vector<HowToPart>& howToPlay() const { return howToPlay_; }
    /// The reference card.
    const std::vector<CardPart>& card() const { return card_; }
    /// The other side of the reference card.
    const BookPictures& pictures() const { return pictures_; }
    const std::vector<RuleSection>& sections() const { return sections_; }
    const std::vector<GlossaryTerm>& glossary() const { return glossary_; }
    /// The printed rules, then the public pages that clauses rest on.
    const std::vector<Source>& sources() const { return sources_; }
    /// What is not public, or could not be read, in sentences.
    const QStringList& silent() const { return silent_; }
    /// nullptr for an unknown clause.
    const Rule* find(QStringView clauseId) const;
    /// The rule with that number, "5.8", in any digits; nullptr if there is none.
    const Rule* numbered(QStringView number) const;
    /// Whether the printed rules say so, or it follows from clauses that they say: no decision of ours is in
    /// it. False for an unknown clause.
    bool isPrinted(QStringView clauseId) const;
    /// The section of a clause; nullptr for an unknown one.
    const RuleSection* sectionOf(QStringView clauseId) const;
    /// The rule `step` rules further on in the book; nullptr beyond its ends.
    const Rule* beside(QStringView clauseId, int step) const;

  private:
    void readClauses(const QJsonObject& book);
    void readWords(const QJsonObject& book);

    QString gameId_;
    QString title_;
    std::vector<HowToPart> howToPlay_;
    std::vector<CardPart> card_;
    BookPictures pictures_;
    std::vector<RuleSection> sections_;
    std::vector<GlossaryTerm> glossary_;
    std::vector<Source> sources_;
    QStringList silent_;
    QHash<QString, std::pair<std::size_t, std::size_t>> index_;
    QStringList order_; ///< all clauses in the book's order
};

} // namespace drawbridge
