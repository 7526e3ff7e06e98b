// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/origin.h"

#include "text/book/rulebook.h"
#include "text/oneline.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QVariant>

#include <algorithm>

namespace drawbridge {

namespace {

struct OriginWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::Origin)
};

} // namespace

Origin Origin::fromJson(const QJsonObject& from) {
    return {.printed = from[QLatin1String("printed")].toString(),
            .departsFrom = from[QLatin1String("departs")].toString(),
            .follows = from[QLatin1String("follows")].toVariant().toStringList(),
            .elsewhere = from[QLatin1String("elsewhere")].toVariant().toStringList(),
            .ours = from[QLatin1String("ours")].toBool()};
}

Origin::Kind Origin::kind() const {
    if (!departsFrom.isEmpty()) return Kind::Departure;
    if (!printed.isEmpty()) return ours ? Kind::InPart : Kind::Printed;
    if (ours) return Kind::Ours;
    return follows.isEmpty() ? Kind::Elsewhere : Kind::Follows;
}

QString originName(Origin::Kind kind) {
    switch (kind) {
    //: Where a rule comes from: the publisher's printed rules
    case Origin::Kind::Printed: return OriginWords::tr("Printed");
    //: Where a rule comes from: the publisher's printed rules, made exact by this program
    case Origin::Kind::InPart: return OriginWords::tr("Printed in part");
    //: Where a rule comes from; links to those rules follow
    case Origin::Kind::Follows: return OriginWords::tr("Follows from other rules");
    //: Where a rule comes from; the name of a web page follows
    case Origin::Kind::Elsewhere: return OriginWords::tr("From another page");
    //: Where a rule comes from: a decision of this program's makers; their reason follows
    case Origin::Kind::Ours: return OriginWords::tr("Ours");
    //: Where a rule comes from: a decision of this program's makers; their reason follows
    case Origin::Kind::Departure: return OriginWords::tr("Ours, against the print");
    }
    return {};
}

QString originHelp(Origin::Kind kind) {
    switch (kind) {
    case Origin::Kind::Printed: return OriginWords::tr("The printed rules say so, in the sections named.");
    case Origin::Kind::InPart:
        return OriginWords::tr("The printed rules say so in part. We have made it exact, and say why.");
    case Origin::Kind::Follows:
        return OriginWords::tr("It follows from the rules named, without a further decision.");
    case Origin::Kind::Elsewhere: return OriginWords::tr("Another public page says so.");
    case Origin::Kind::Ours:
        return OriginWords::tr("The printed rules are silent, or can be read two ways. We have decided, and "
                               "say why.");
    case Origin::Kind::Departure:
        return OriginWords::tr("The printed rules say otherwise. We tell what they say, and why we play so.");
    }
    return {};
}

QString originOfUsual(Origin::Kind kind) {
    switch (kind) {
    case Origin::Kind::Printed: return OriginWords::tr("The usual value is printed.");
    case Origin::Kind::InPart: return OriginWords::tr("The usual value is printed in part.");
    case Origin::Kind::Follows: return OriginWords::tr("The usual value follows from other rules.");
    case Origin::Kind::Elsewhere: return OriginWords::tr("The usual value is from another page.");
    case Origin::Kind::Ours: return OriginWords::tr("The usual value is ours.");
    case Origin::Kind::Departure: return OriginWords::tr("The usual value is ours, against the print.");
    }
    return {};
}

QString originLine(const RuleBook& book, const Rule& rule,
                   const std::function<QString(const QString& clause)>& link) {
    const Origin& origin = rule.origin;
    QStringList facts{QStringLiteral("<b>%1</b>").arg(originName(origin.kind()).toHtmlEscaped())};
    if (const QString section = origin.departsFrom.isEmpty() ? origin.printed : origin.departsFrom;
        !section.isEmpty())
        facts.append(section.toHtmlEscaped());
    if (origin.kind() == Origin::Kind::Follows)
        for (const QString& clause : origin.follows) facts.append(link(clause));
    if (origin.kind() == Origin::Kind::Elsewhere || origin.ours)
        for (const QString& id : origin.elsewhere)
            if (const auto source = std::ranges::find(book.sources(), id, &Source::id);
                source != book.sources().end())
                facts.append(source->title.toHtmlEscaped());
    if (!rule.why.isEmpty()) facts.append(rule.why.toHtmlEscaped());
    return inOneLine(facts);
}

Source Source::fromJson(const QJsonObject& source) {
    const auto text = [&](const char* name) { return source[QLatin1String(name)].toString(); };
    return {.id = text("id"),
            .title = text("title"),
            .author = text("author"),
            .publisher = text("publisher"),
            .edition = text("edition"),
            .year = source[QLatin1String("year")].toInt()};
}

QString Source::line() const {
    QStringList facts{title, author, publisher, edition};
    if (year > 0) facts.append(QString::number(year));
    facts.removeAll(QString());
    return inOneLine(facts);
}

} // namespace drawbridge
