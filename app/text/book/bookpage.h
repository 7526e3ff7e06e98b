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

// The chapters of a rule book as rich text (the part of HTML that QTextDocument has), for the screen and for
// paper. A place in a book has a name, which is an anchor in the text and the fragment of a link: a clause
// ("KEEP-BUILD-8"), a chapter ("how", "section-build", "house", "questions", "bots", "fair", "glossary"), or
// within one "how-2", "ask-KEEP-BUILD-8", "term-Draw pile".
namespace drawbridge {

/// A chapter or a section of the rules.
struct Chapter {
    QString place;
    QString title;
    bool isSection = false; ///< of the rules
};

/// The chapters of a book in their order, as far as it has them.
std::vector<Chapter> chaptersOf(const RuleBook& book);

/// The chapter in which a place is; empty for one that the book does not have.
QString chapterAt(const RuleBook& book, const QString& place);

/// What a place is called: "5.8 A neighbour must match".
QString titleAt(const RuleBook& book, const QString& place);

/// Stands for a tab, which HTML does not have.
inline constexpr QChar kTab(0xe000);

/// Where links lead to, in HTML, to stand before the words there. Qt puts the name on the next letter, which
/// in Arabic would be torn from its word: a joiner of no width bears it.
QString anchor(const QString& place);

/// Writes the chapters of a book.
class BookPage {
  public:
    struct Look {
        QString faint;  ///< the colour of what is of less importance
        QString accent; ///< of the numbers of rules; empty: as the rest
        QString ink;    ///< the colour of text, for words of the glossary; empty: they are no links
        /// The picture of a diagram as an <img>; nothing: it is not shown.
        std::function<QString(const QString& diagram)> picture;
        QString ground;       ///< the colour below an answer
        bool isWide = false;  ///< an answer has its diagram beside its words
        bool shows = false;   ///< links "show:NAME" offer to try what shows a rule, as findScenario() has it
        int headingLevel = 2; ///< of a chapter's title
        bool codes = false;   ///< each rule with its clause as files name it; people go by its number
        /// For paper: sections and diagrams have numbers, each diagram stands at one rule, those of how to
        /// play beside the text, and where a line goes on at a tab there is kTab.
        bool onPaper = false;
        bool figures = true;     ///< … unless there is nothing else that would name them
        double beside = kBeside; ///< how much of a page's breadth the diagrams of how to play have on paper
    };
    static constexpr double kBeside = 0.31;

    /// `setup`: by which options a match goes on, told in the chapter on house rules.
    BookPage(const RuleBook& book, Look look, std::optional<Setup> setup = {});

    /// The chapter at its place.
    QString chapter(const QString& place) const;
    /// A rule, a part of how to play, or a term by itself, as the answer to a question; the words around it
    /// are said once and for all by what shows it.
    QString answer(const QString& place, const QString& question) const;
    /// How this match is played otherwise than printed; empty without one.
    QString chosen() const;

  private:
    QString heading(const QString& place, const QString& title) const;
    /// The number of a rule and what it is called.
    QString head(const Rule& rule) const;
    QString howToPlay() const;
    QString section(const RuleSection& section) const;
    QString houseRules() const;
    QString questions() const;
    QString bots() const;
    QString glossary() const;
    /// What is said of an option: by its name and those of others of which the same is said.
    QString option(std::size_t index, const QStringList& names) const;
    QString picture(const QString& diagram) const;
    /// On the screen the diagram that shows a rule: its own, or one that is about it.
    QString diagramOf(const Rule& rule) const;
    QString answerCard(const QString& about, const QString& title, const QString& text,
                       const QString& diagram, const QStringList& foot) const;
    void numberFigures();
    QString figure(const QString& diagram) const;
    /// The diagrams that stand at a rule; on the screen none twice in a chapter, of which some are `drawn`.
    QStringList diagramsAt(const Rule& rule, QSet<QString>& drawn) const;
    /// What else shows a rule: links to try it, or on paper the numbers of figures.
    QStringList referredTo(const Rule& rule, const QStringList& drawn) const;
    /// A link to a clause: "5.8 A neighbour must match".
    QString link(const QString& clause) const;
    QString links(const QStringList& clauses) const;
    /// A text with its first occurrences of terms as links, but not of `own`.
    QString said(const QString& text, const QString& own = {}) const;

    const RuleBook& book_;
    Look look_;
    const GameInfo* game_;
    std::optional<Setup> setup_;
    QRegularExpression terms_; ///< any form of any term
    QHash<QString, QString> termOf_;
    mutable QSet<QString>
        linked_; ///< words of the glossary that are links in this chapter already: the first is
    QHash<QString, int> figures_;           ///< on paper the number of each diagram
    QHash<QString, QStringList> figuresAt_; ///< on paper the diagrams that stand at each rule
};

} // namespace drawbridge
