// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <functional>

class QJsonObject;

namespace drawbridge {

class RuleBook;
struct Rule;

/// Where a clause comes from, as assets/rules/<game>.json says.
struct Origin {
    enum class Kind {
        Printed,   ///< in the publisher's printed rules
        InPart,    ///< printed in part, and made exact by us
        Follows,   ///< from other clauses, without a further decision of ours
        Elsewhere, ///< on another public page
        Ours,      ///< our decision where the print is silent
        Departure, ///< our decision against the words of the print
    };

    QString printed;       ///< the sections of the printed rules that say so; empty: none
    QString departsFrom;   ///< the section against whose words we play; empty: none
    QStringList follows;   ///< the clauses from which it follows
    QStringList elsewhere; ///< ids of other sources that say so
    bool ours = false;     ///< decided by us, in part or in whole

    static Origin fromJson(const QJsonObject& from);
    Kind kind() const;
};

/// All kinds, in the order in which they are listed.
inline constexpr std::array kOriginKinds{Origin::Kind::Printed, Origin::Kind::InPart,
                                         Origin::Kind::Follows, Origin::Kind::Elsewhere,
                                         Origin::Kind::Ours,    Origin::Kind::Departure};

/// "Printed", "Ours".
QString originName(Origin::Kind kind);
/// What that means, in a sentence.
QString originHelp(Origin::Kind kind);
/// The same of the value that a house rule usually has: "The usual value is printed."
QString originOfUsual(Origin::Kind kind);
/// Where a rule comes from, as rich text on one line: the kind, then the sections, the clauses that it
/// follows from, the pages, or our reason. `link` makes a link to a clause.
QString originLine(const RuleBook& book, const Rule& rule,
                   const std::function<QString(const QString& clause)>& link);

/// The printed rules of a game, or a public page on it. What is not known is empty.
struct Source {
    QString id;
    QString title;
    QString author;
    QString publisher;
    QString edition;
    int year = 0; ///< 0: not known

    static Source fromJson(const QJsonObject& source);
    /// "Castle Wars · Ryan Falzon · Version 3.1".
    QString line() const;
};

} // namespace drawbridge
