// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "text/book/rulebook.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

// The chapters of a rule book as rich text (the HTML subset of QTextDocument), for screen and paper. Places
// in a book have names, used as anchors and link fragments: a clause ("KEEP-BUILD-8"), a chapter ("how",
// "section-build", "house", "questions", "bots", "fair", "ear", "hands", "glossary", "sources"), or within
// one "how-2", "ask-KEEP-BUILD-8", "hands-lost", "term-Draw pile".
namespace drawbridge {

class Balance;

/// A chapter or a section of the rules.
struct Chapter {
    QString place;
    QString title;
    bool isSection = false; ///< a section of rules
};

/// The chapters that the book has, in order.
std::vector<Chapter> chaptersOf(const RuleBook& book);

/// The chapter that a place belongs to; empty for an unknown place.
QString chapterAt(const RuleBook& book, const QString& place);

/// The title of a place: "5.8 A neighbour must match".
QString titleAt(const RuleBook& book, const QString& place);

/// Placeholder for a tab, which HTML does not have.
inline constexpr QChar kTab(0xe000);

/// An HTML anchor, to be put before the linked text. Qt attaches the name to the next letter, which would
/// break ligatures in Arabic: so it gets a zero-width joiner.
QString anchor(const QString& place);

/// The chapter on how fair a game is, as rich text with such headings; on paper lines, not tables.
QString fairPage(const Balance& balance, const GameInfo& game, int headingLevel, bool onPaper);

class BookPage {
  public:
    struct Look {
        QString faint;  ///< colour of minor text
        QString accent; ///< colour of rule numbers; empty: as other text
        QString ink;    ///< colour of text, used for glossary links; empty: no such links
        /// Returns a diagram as an <img>; not set: no diagrams.
        std::function<QString(const QString& diagram)> picture;
        QString ground;       ///< background colour of an answer
        bool isWide = false;  ///< an answer has its diagram beside the text
        bool shows = false;   ///< add links "show:NAME" to scenarios that show a rule; see findScenario()
        int headingLevel = 2; ///< of chapter titles
        bool codes = false;   ///< add the clause id of each rule
        /// For paper: sections and diagrams are numbered, each diagram is placed at one rule, those of how to
        /// play beside the text, and kTab replaces tabs.
        bool onPaper = false;
        bool figures = true;     ///< diagrams are numbered, unless nothing refers to them
        double beside = kBeside; ///< width of the diagrams of how to play on paper, relative to the page
    };
    static constexpr double kBeside = 0.31;

    /// `setup`: the options of the current match, shown in the chapter on house rules.
    BookPage(const RuleBook& book, Look look, std::optional<Setup> setup = {});

    QString chapter(const QString& place) const;
    /// A rule, a part of how to play or of playing with phones, or a term by itself, as the answer to a
    /// question.
    QString answer(const QString& place, const QString& question) const;
    /// The house rules of this match; empty without a match.
    QString chosen() const;

  private:
    QString heading(const QString& place, const QString& title) const;
    /// Number and title of a rule.
    QString head(const Rule& rule) const;
    QString howToPlay() const;
    QString section(const RuleSection& section) const;
    QString houseRules() const;
    QString questions() const;
    QString bots() const;
    QString hands() const;
    QString glossary() const;
    QString sources() const;
    /// The text of an option, headed by its name and those of others with the same text.
    QString option(std::size_t index, const QStringList& names) const;
    QString picture(const QString& diagram) const;
    /// The diagram of a rule on the screen: its own, or one about it.
    QString diagramOf(const Rule& rule) const;
    QString answerCard(const QString& about, const QString& title, const QString& text,
                       const QString& diagram, const QStringList& foot) const;
    void numberFigures();
    QString figure(const QString& diagram) const;
    /// The diagrams at a rule; on the screen each only once in a chapter (`drawn`: those already used).
    QStringList diagramsAt(const Rule& rule, QSet<QString>& drawn) const;
    /// Other references of a rule: links to scenarios, or on paper the numbers of figures.
    QStringList referredTo(const Rule& rule, const QStringList& drawn) const;
    /// A link to a clause: "5.8 A neighbour must match".
    QString link(const QString& clause) const;
    QString links(const QStringList& clauses) const;
    /// Where a rule comes from.
    QString origin(const Rule& rule) const;
    /// A text with links at the first occurrences of glossary terms, except for `own`.
    QString said(const QString& text, const QString& own = {}) const;

    const RuleBook& book_;
    Look look_;
    const GameInfo* game_;
    std::optional<Setup> setup_;
    QRegularExpression terms_; ///< matches any form of any term
    QHash<QString, QString> termOf_;
    mutable QSet<QString> linked_;          ///< terms already linked in this chapter
    QHash<QString, int> figures_;           ///< numbers of the diagrams on paper
    QHash<QString, QStringList> figuresAt_; ///< diagrams at each rule on paper
};

} // namespace drawbridge
