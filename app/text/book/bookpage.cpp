// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/book/bookpage.h"

#include "bots/bot.h"
#include "match/setup.h"
#include "text/balance.h"
#include "text/book/diagrams.h"
#include "text/book/handspage.h"
#include "text/botlevels.h"
#include "text/gametext.h"
#include "text/houserules.h"
#include "text/oneline.h"
#include "text/tablerow.h"
#include "text/wordbook.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace drawbridge {

namespace {

const QString kHow = QStringLiteral("how");
const QString kHouse = QStringLiteral("house");
const QString kQuestions = QStringLiteral("questions");
const QString kBots = QStringLiteral("bots");
const QString kFair = QStringLiteral("fair");
const QString kEar = QStringLiteral("ear");
const QString kHands = QStringLiteral("hands");
const QString kGlossary = QStringLiteral("glossary");
const QString kSources = QStringLiteral("sources");
const QString kSection = QStringLiteral("section-");
const QString kTerm = QStringLiteral("term-");
const QString kAsk = QStringLiteral("ask-");
constexpr std::array<std::string_view, 7> kOfBots{"sees", "deals", "sense", "search", "hint", "test", "luck"};
constexpr std::array<std::string_view, 7> kOfEar{"walk", "act", "told", "ask", "rest", "finger", "dialogs"};
constexpr qsizetype kShown = 3; // links to scenarios of a rule, at most

/// The question that represents a rule in the chapter of questions; empty: none.
QString questionOf(const Rule& rule) {
    if (!rule.questions.isEmpty()) return rule.questions.front();
    return rule.title.endsWith(QLatin1Char('?')) ? rule.title : QString();
}

/// That part of playing with phones; nothing for any other place.
std::optional<HandsPart> handsPartAt(const QString& place) {
    for (HandsPart& part : handsParts())
        if (part.place == place) return std::move(part);
    return {};
}

/// The shared prose under these names, a paragraph each.
QString paragraphs(std::string_view about, std::span<const std::string_view> names) {
    QString html;
    for (const std::string_view name : names)
        html += paragraph(WordBook::forGame({}).text({about, name}).toHtmlEscaped());
    return html;
}

bool hasQuestions(const RuleBook& book) {
    return std::ranges::any_of(book.sections(), [](const RuleSection& section) {
        return std::ranges::any_of(section.rules,
                                   [](const Rule& rule) { return !questionOf(rule).isEmpty(); });
    });
}

} // namespace

std::vector<Chapter> chaptersOf(const RuleBook& book) {
    std::vector<Chapter> chapters;
    if (!book.howToPlay().empty()) chapters.push_back({kHow, RuleBook::tr("How to play")});
    for (const RuleSection& section : book.sections())
        chapters.push_back({kSection + section.id, section.title, true});
    if (const GameInfo* game = findGame(book.gameId().toStdString()); game && !game->options().empty())
        //: A chapter of the rule book
        chapters.push_back({kHouse, RuleBook::tr("Variants and house rules")});
    if (hasQuestions(book))
        //: A chapter of the rule book
        chapters.push_back({kQuestions, RuleBook::tr("Questions and answers")});
    //: A chapter of the rule book
    chapters.push_back({kBots, RuleBook::tr("How bots think")});
    if (findGame(book.gameId().toStdString()))
        //: A chapter of the rule book
        chapters.push_back({kFair, RuleBook::tr("How fair is it?")});
    //: A chapter of the rule book
    chapters.push_back({kEar, RuleBook::tr("By keys and by ear")});
    //: A chapter of the rule book
    chapters.push_back({kHands, RuleBook::tr("Playing with phones")});
    if (!book.glossary().empty())
        //: A chapter of the rule book
        chapters.push_back({kGlossary, RuleBook::tr("Glossary")});
    if (!book.sources().empty())
        //: A chapter of the rule book: where its rules come from
        chapters.push_back({kSources, RuleBook::tr("What this book rests on")});
    return chapters;
}

QString chapterAt(const RuleBook& book, const QString& place) {
    if (const RuleSection* section = book.sectionOf(place)) return kSection + section->id;
    const bool isChapter =
        std::ranges::any_of(chaptersOf(book), [&](const Chapter& each) { return each.place == place; });
    if (isChapter) return place;
    if (place.startsWith(kHow + QLatin1Char('-')) && !book.howToPlay().empty()) return kHow;
    if (handsPartAt(place)) return kHands;
    if (place.startsWith(kTerm) && !book.glossary().empty()) return kGlossary;
    if (place.startsWith(kAsk) && book.find(place.mid(kAsk.size()))) return kQuestions;
    return {};
}

QString titleAt(const RuleBook& book, const QString& place) {
    if (const Rule* rule = book.find(place)) return rule->number + QLatin1Char(' ') + rule->title;
    if (place.startsWith(kTerm)) return place.mid(kTerm.size());
    if (place.startsWith(kAsk))
        if (const Rule* rule = book.find(place.mid(kAsk.size()))) return questionOf(*rule);
    if (const auto part = handsPartAt(place)) return part->title;
    const auto part = static_cast<std::size_t>(place.section(QLatin1Char('-'), 1).toUInt());
    if (place.startsWith(kHow) && part > 0 && part <= book.howToPlay().size())
        return book.howToPlay()[part - 1].title;
    for (const Chapter& chapter : chaptersOf(book))
        if (chapter.place == place) return chapter.title;
    return {};
}

BookPage::BookPage(const RuleBook& book, Look look, std::optional<Setup> setup)
    : book_(book)
    , look_(std::move(look))
    , game_(findGame(book.gameId().toStdString()))
    , setup_(std::move(setup)) {
    QStringList forms;
    for (const GlossaryTerm& term : book.glossary())
        for (const QString& form : term.forms + QStringList{term.term}) {
            termOf_.insert(form.toLower(), term.term);
            forms.append(QRegularExpression::escape(form));
        }
    // Longer alternatives first: "draw pile" before "pile".
    std::ranges::sort(forms, std::greater(), [](const QString& form) { return form.size(); });
    terms_ = QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(forms.join(QLatin1Char('|'))),
                                QRegularExpression::CaseInsensitiveOption |
                                    QRegularExpression::UseUnicodePropertiesOption);
    if (look_.onPaper) numberFigures();
}

// Each diagram is placed at the first rule that refers to it; without one, at the first of its own clauses.
void BookPage::numberFigures() {
    QHash<QString, QStringList> further;
    for (const Scenario& diagram : diagramsOf(book_.gameId()))
        if (!diagram.clauses.empty())
            further[toQString(diagram.clauses.front())].append(QString::fromStdString(diagram.id));
    QSet<QString> asked;
    for (const RuleSection& section : book_.sections())
        for (const Rule& rule : section.rules) asked.insert(rule.diagram);
    for (const RuleSection& section : book_.sections())
        for (const Rule& rule : section.rules)
            for (const QString& diagram : QStringList{rule.diagram} + further.value(rule.id)) {
                const bool isOwn = diagram == rule.diagram;
                if (!findDiagram(book_.gameId(), diagram) || figures_.contains(diagram)) continue;
                if (!isOwn && asked.contains(diagram)) continue;
                figures_.insert(diagram, static_cast<int>(figures_.size()) + 1);
                figuresAt_[rule.id].append(diagram);
            }
}

QString BookPage::chapter(const QString& place) const {
    linked_.clear();
    if (place == kHow) return howToPlay();
    if (place == kHouse) return houseRules();
    if (place == kQuestions) return questions();
    if (place == kBots) return bots();
    if (place == kFair)
        return heading(kFair, RuleBook::tr("How fair is it?")) +
               fairPage(Balance::bundled(), *game_, look_.headingLevel + 1, look_.onPaper);
    if (place == kEar) return heading(kEar, RuleBook::tr("By keys and by ear")) + paragraphs("ear", kOfEar);
    if (place == kHands) return hands();
    if (place == kGlossary) return glossary();
    if (place == kSources) return sources();
    for (const RuleSection& each : book_.sections())
        if (place == kSection + each.id) return section(each);
    return {};
}

QString anchor(const QString& place) { return QStringLiteral("<a name=\"%1\"></a>&#8288;").arg(place); }

QString BookPage::heading(const QString& place, const QString& title) const {
    return headingOf(look_.headingLevel, anchor(place) + title.toHtmlEscaped());
}

QString BookPage::head(const Rule& rule) const {
    const QString number =
        look_.accent.isEmpty()
            ? rule.number
            : QStringLiteral("<font color=\"%1\">%2</font>").arg(look_.accent, rule.number);
    return QStringLiteral("<span class=\"rule\">%1%2%3</span>")
        .arg(number, look_.onPaper ? QString(kTab) : QStringLiteral("&ensp;"), rule.title.toHtmlEscaped());
}

QString BookPage::figure(const QString& diagram) const {
    //: The number of a diagram in a printed rule book
    return RuleBook::tr("Figure %1").arg(figures_.value(diagram));
}

QString BookPage::said(const QString& text, const QString& own) const {
    QString html;
    qsizetype from = 0;
    if (!look_.ink.isEmpty() && !termOf_.isEmpty()) {
        for (const auto& match : terms_.globalMatch(text)) {
            const QString term = termOf_.value(match.captured().toLower());
            if (term == own || linked_.contains(term)) continue;
            linked_.insert(term);
            html += text.mid(from, match.capturedStart() - from).toHtmlEscaped() +
                    QStringLiteral("<a href=\"#%1\" style=\"color:%2\">%3</a>")
                        .arg((kTerm + term).toHtmlEscaped(), look_.ink, match.captured().toHtmlEscaped());
            from = match.capturedEnd();
        }
    }
    html += text.mid(from).toHtmlEscaped();
    return html.replace(QLatin1Char('\n'), QLatin1String("<br>"));
}

QString BookPage::picture(const QString& diagram) const {
    const Scenario* scenario = diagram.isEmpty() ? nullptr : findDiagram(book_.gameId(), diagram);
    if (!scenario || !look_.picture) return {};
    const QString image = look_.picture(diagram);
    if (image.isEmpty()) return {};
    QString caption = toQLine(scenario->title).toHtmlEscaped();
    if (look_.onPaper && look_.figures)
        caption = QStringLiteral("<b>%1</b>&nbsp; %2").arg(figure(diagram), caption);
    if (look_.shows)
        //: A link below a diagram of the rules: it opens the position on a table, to be played
        caption += QStringLiteral(" <a href=\"show:%1\">%2</a>").arg(diagram, RuleBook::tr("Show me"));
    return QStringLiteral("<p%1>%2<br><small>%3</small></p>")
        .arg(look_.onPaper ? QString() : QStringLiteral(" align=\"center\""), image, caption);
}

QString BookPage::link(const QString& clause) const {
    const Rule* rule = book_.find(clause);
    if (!rule) return {};
    return QStringLiteral("<a href=\"#%1\">%2 %3</a>").arg(clause, rule->number, rule->title.toHtmlEscaped());
}

QString BookPage::links(const QStringList& clauses) const {
    QStringList all;
    for (const QString& clause : clauses) all.append(link(clause));
    return inOneLine(all);
}

QString BookPage::origin(const Rule& rule) const {
    return originLine(book_, rule, [this](const QString& clause) { return link(clause); });
}

QString BookPage::howToPlay() const {
    QString texts;
    QString beside;
    for (std::size_t index = 0; index < book_.howToPlay().size(); ++index) {
        const HowToPart& part = book_.howToPlay()[index];
        texts += QStringLiteral("<p>%1<span class=\"rule\">%2</span><br>%3</p>")
                     .arg(anchor(QStringLiteral("how-%1").arg(index + 1)), part.title.toHtmlEscaped(),
                          said(part.text));
        (look_.onPaper ? beside : texts) += picture(part.diagram);
    }
    const QString head = heading(kHow, RuleBook::tr("How to play"));
    if (!look_.onPaper) return head + texts;
    constexpr int kBetween = 4;
    const int pictures = qRound(100 * look_.beside);
    const auto column = [](int width, const QString& words) {
        return QStringLiteral("<td width=\"%1%\">%2</td>").arg(QString::number(width), words);
    };
    return head + QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">%1</table>")
                      .arg(tableRow({column(100 - kBetween - pictures, texts), column(kBetween, {}),
                                     column(pictures, beside)}));
}

QStringList BookPage::diagramsAt(const Rule& rule, QSet<QString>& drawn) const {
    if (look_.onPaper) return figuresAt_.value(rule.id);
    if (rule.diagram.isEmpty() || drawn.contains(rule.diagram)) return {};
    drawn.insert(rule.diagram);
    return {rule.diagram};
}

QStringList BookPage::referredTo(const Rule& rule, const QStringList& drawn) const {
    QStringList names = scenariosAbout(book_.gameId(), rule.id);
    if (!rule.diagram.isEmpty()) names.prepend(rule.diagram);
    names.removeDuplicates();
    QStringList references;
    for (const QString& name : names.first(std::min(names.size(), kShown))) {
        const bool isLesson = name.startsWith(kLessonPrefix);
        if (look_.onPaper) {
            if (!isLesson) references.append(figure(name));
        } else if (look_.shows && !drawn.contains(name)) {
            if (const Scenario* scenario = findScenario(book_.gameId(), name))
                //: Below a rule; %1 is a link that opens a position or a lesson on a table
                references.append((isLesson ? RuleBook::tr("Lesson: %1") : RuleBook::tr("Show me: %1"))
                                      .arg(QStringLiteral("<a href=\"show:%1\">%2</a>")
                                               .arg(name, toQLine(scenario->title).toHtmlEscaped())));
        }
    }
    return references;
}

// One paragraph per rule, so that it can be highlighted and kept on one page.
QString BookPage::section(const RuleSection& section) const {
    const auto number = QLocale().toString(&section - book_.sections().data() + 1);
    QString html =
        heading(kSection + section.id, look_.onPaper ? number + kTab + section.title : section.title);
    QSet<QString> drawn;
    for (const Rule& rule : section.rules) {
        const QStringList diagrams = diagramsAt(rule, drawn);
        QStringList foot = referredTo(rule, diagrams);
        if (!rule.see.isEmpty())
            //: Below a rule; %1 are links to other rules
            foot.append(RuleBook::tr("See also: %1").arg(links(rule.see)));
        const QString faint = QStringLiteral("<small><font color=\"%1\">%2</font></small>");
        QString title = head(rule);
        if (look_.codes) title += QStringLiteral("&emsp;") + faint.arg(look_.faint, rule.id);
        html += QStringLiteral("<p>%1%2<br>%3").arg(anchor(rule.id), title, said(rule.text));
        html += QStringLiteral("<br>") + faint.arg(look_.faint, origin(rule));
        if (!foot.isEmpty()) html += QStringLiteral("<br>") + faint.arg(look_.faint, inOneLine(foot));
        html += QStringLiteral("</p>");
        for (const QString& diagram : diagrams) html += picture(diagram);
    }
    return html;
}

// ---- an answer ----------------------------------------------------------------------------------------

QString BookPage::diagramOf(const Rule& rule) const {
    if (findDiagram(book_.gameId(), rule.diagram)) return rule.diagram;
    for (const QString& name : scenariosAbout(book_.gameId(), rule.id))
        if (!name.startsWith(kLessonPrefix)) return name;
    return {};
}

QString BookPage::answerCard(const QString& about, const QString& title, const QString& text,
                             const QString& diagram, const QStringList& foot) const {
    const QString words =
        QStringLiteral("<p><font size=\"-1\" color=\"%1\">%2</font></p><h2>%3</h2><p><font "
                       "size=\"+1\">%4</font></p><p>%5</p>")
            .arg(look_.faint, about.toHtmlEscaped(), title.toHtmlEscaped(), said(text), inOneLine(foot));
    const QString shown = picture(diagram);
    QStringList cells{QStringLiteral("<td>%1</td>").arg(words + (look_.isWide ? QString() : shown))};
    if (look_.isWide && !shown.isEmpty())
        cells << QStringLiteral("<td width=\"1\" valign=\"middle\">%1</td>").arg(shown);
    return QStringLiteral(
               "<table width=\"100%\" cellpadding=\"14\" cellspacing=\"0\" bgcolor=\"%1\">%2</table>")
        .arg(look_.ground, tableRow(cells));
}

QString BookPage::answer(const QString& place, const QString& question) const {
    linked_.clear();
    const auto open = [](const QString& where, const QString& words) {
        return QStringLiteral("<a href=\"#%1\">%2</a>").arg(where.toHtmlEscaped(), words.toHtmlEscaped());
    };
    if (const Rule* rule = book_.find(place)) {
        const QString diagram = diagramOf(*rule);
        //: Below an answer; %1 is a link to a rule in the rule book: "5.8 A neighbour must match"
        QStringList foot{RuleBook::tr("Rule %1").arg(link(place))};
        foot += referredTo(*rule, {diagram});
        if (!rule->see.isEmpty()) foot.append(RuleBook::tr("See also: %1").arg(links(rule->see)));
        foot.append(origin(*rule));
        //: Above an answer: %1 is a game, %2 a section of its rule book
        return answerCard(RuleBook::tr("%1 · %2").arg(book_.title(), book_.sectionOf(place)->title),
                          question.isEmpty() ? rule->title : question, rule->text, diagram, foot);
    }
    if (place.startsWith(kTerm))
        for (const GlossaryTerm& term : book_.glossary())
            if (place == kTerm + term.term)
                return answerCard(RuleBook::tr("%1 · %2").arg(book_.title(), RuleBook::tr("Glossary")),
                                  term.term, term.text, {},
                                  {open(place, RuleBook::tr("Glossary")), links(term.rules)});
    if (const auto part = handsPartAt(place)) {
        const QString chapter = RuleBook::tr("Playing with phones");
        return answerCard(RuleBook::tr("%1 · %2").arg(book_.title(), chapter), part->title, part->text, {},
                          {open(place, chapter)});
    }
    const auto part = static_cast<std::size_t>(place.section(QLatin1Char('-'), 1).toUInt());
    if (part == 0 || part > book_.howToPlay().size()) return {};
    const HowToPart& how = book_.howToPlay()[part - 1];
    return answerCard(RuleBook::tr("%1 · %2").arg(book_.title(), RuleBook::tr("How to play")), how.title,
                      how.text, how.diagram, {open(place, RuleBook::tr("How to play"))});
}

QString BookPage::questions() const {
    QString html = heading(kQuestions, RuleBook::tr("Questions and answers"));
    for (const RuleSection& section : book_.sections()) {
        QString asked;
        for (const Rule& rule : section.rules) {
            const QString question = questionOf(rule);
            if (question.isEmpty()) continue;
            asked += QStringLiteral("<p>%1<b>%2</b><br>%3<br><small><font color=\"%4\">%5</font></small></p>")
                         .arg(anchor(QStringLiteral("ask-") + rule.id), question.toHtmlEscaped(),
                              said(rule.text), look_.faint, link(rule.id));
        }
        if (!asked.isEmpty())
            html += headingOf(look_.headingLevel + 1, section.title.toHtmlEscaped()) + asked;
    }
    return html;
}

QString BookPage::bots() const {
    QString html = heading(kBots, RuleBook::tr("How bots think")) + paragraphs("bots", kOfBots);
    if (!game_) return html;
    for (const Level& level : levels())
        html += QStringLiteral("<p><b>%1</b><br>%2 %3</p>")
                    .arg(botName(level.name).toHtmlEscaped(), botHelp(level.name).toHtmlEscaped(),
                         measuredStrength(game_->id(), level.name, 2).toHtmlEscaped());
    return html;
}

QString BookPage::hands() const {
    QString html = heading(kHands, RuleBook::tr("Playing with phones"));
    for (const HandsPart& part : handsParts()) {
        html += headingOf(look_.headingLevel + 1, anchor(part.place) + part.title.toHtmlEscaped());
        for (const QString& line : part.text.split(QLatin1Char('\n')))
            html += paragraph(line.toHtmlEscaped());
    }
    return html;
}

QString BookPage::glossary() const {
    QString html = heading(kGlossary, RuleBook::tr("Glossary"));
    for (const GlossaryTerm& term : book_.glossary()) {
        const QString rules = links(term.rules);
        html += QStringLiteral("<p>%1<b>%2</b>%3%4")
                    .arg(anchor((kTerm + term.term).toHtmlEscaped()), term.term.toHtmlEscaped(),
                         look_.onPaper ? QString(kTab) : QStringLiteral("<br>"), said(term.text, term.term));
        if (!rules.isEmpty())
            html += QStringLiteral("<br><small><font color=\"%1\">%2</font></small>").arg(look_.faint, rules);
        html += QLatin1String("</p>");
    }
    return html;
}

QString BookPage::sources() const {
    QString html = heading(kSources, RuleBook::tr("What this book rests on"));
    const auto list = [&](const QString& title, const QStringList& lines) {
        if (lines.isEmpty()) return;
        html += headingOf(look_.headingLevel + 1, title.toHtmlEscaped());
        for (const QString& line : lines) html += paragraph(line);
    };
    QStringList pages;
    for (const Source& source : book_.sources()) pages.append(source.line().toHtmlEscaped());
    //: A heading in the rule book
    list(RuleBook::tr("The printed rules"), pages.mid(0, 1));
    //: A heading in the rule book: web pages
    list(RuleBook::tr("Other public pages"), pages.mid(1));
    QStringList silent;
    for (const QString& sentence : book_.silent()) silent.append(sentence.toHtmlEscaped());
    //: A heading in the rule book: facts on the game that its makers have not published
    list(RuleBook::tr("What is not public"), silent);
    QStringList kinds;
    for (const Origin::Kind kind : kOriginKinds) {
        int count = 0;
        for (const RuleSection& section : book_.sections())
            count += static_cast<int>(std::ranges::count_if(
                section.rules, [&](const Rule& rule) { return rule.origin.kind() == kind; }));
        if (count > 0)
            //: How many rules of the book come from there: "Printed: 78 rules." What that means follows.
            kinds.append(RuleBook::tr("%1: %n rule(s).", nullptr, count)
                             .arg(QStringLiteral("<b>%1</b>").arg(originName(kind).toHtmlEscaped())) +
                         QLatin1Char(' ') + originHelp(kind).toHtmlEscaped());
    }
    //: A heading in the rule book
    list(RuleBook::tr("Where each rule comes from"), kinds);
    return html;
}

QString BookPage::option(std::size_t index, const QStringList& names) const {
    const OptionSpec& spec = game_->options()[index];
    const GameText& text = textFor(game_->id());
    const bool isPrinted = book_.isPrinted(toQString(spec.clause.id()));
    QStringList values;
    if (spec.role != OptionRole::Count)
        for (std::size_t value = 0; value < spec.values.size(); ++value) {
            QString name = text.optionValue(spec, static_cast<int>(value)).toHtmlEscaped();
            if (value == 0 && isPrinted)
                //: Of the values of a house rule the one that is in the printed rules: "7 (as printed)"
                name = RuleBook::tr("%1 (as printed)").arg(name);
            else if (value == 0)
                //: Of the values of a house rule the usual one, which is not, or not exactly, printed
                name = RuleBook::tr("%1 (usual)").arg(name);
            if (setup_ && optionOf(*setup_, index) == value)
                //: Of the values of a house rule the one this match is played by; %1 is bold
                name = RuleBook::tr("%1, now").arg(QStringLiteral("<b>%1</b>").arg(name));
            values.append(name);
        }
    return QStringLiteral("<p><b>%1</b><br>%2<br>%3%4<small><font color=\"%5\">%6</font></small></p>")
        .arg(inOneLine(names).toHtmlEscaped(), said(text.optionHelp(spec)), inOneLine(values),
             values.isEmpty() ? QString() : QStringLiteral("<br>"), look_.faint,
             link(toQString(spec.clause.id())));
}

QString BookPage::houseRules() const {
    QString html = heading(kHouse, RuleBook::tr("Variants and house rules")) + chosen();
    const GameText& text = textFor(game_->id());
    // Options of single seats, and the one that a rematch fills in, are not house rules.
    QSet<std::size_t> told;
    for (const std::size_t index : seatOptions(*game_)) told.insert(index);
    if (const auto index = seriesOption(*game_)) told.insert(*index);
    const auto areAlike = [&](const OptionSpec& one, const OptionSpec& other) {
        return one.role == OptionRole::Count && other.role == OptionRole::Count &&
               one.clause.id() == other.clause.id() && text.optionHelp(one) == text.optionHelp(other);
    };
    const auto tell = [&](const QString& title, const auto& belongs) {
        QString all;
        const auto& options = game_->options();
        for (std::size_t index = 0; index < options.size(); ++index) {
            if (told.contains(index) || !belongs(options[index])) continue;
            told.insert(index);
            QStringList names{text.optionName(options[index])};
            // Options with the same text are listed together.
            for (std::size_t other = index + 1; other < options.size(); ++other) {
                if (told.contains(other) || !belongs(options[other])) continue;
                if (!areAlike(options[index], options[other])) continue;
                told.insert(other);
                names.append(text.optionName(options[other]));
            }
            all += option(index, names);
        }
        if (!all.isEmpty()) html += headingOf(look_.headingLevel + 1, title.toHtmlEscaped()) + all;
    };
    //: A heading above the ways in which a game can be played
    tell(RuleBook::tr("Variants"), [](const OptionSpec& spec) { return !isHouseRule(spec); });
    for (const RuleGroup& group : text.ruleGroups())
        tell(text.groupName(group), [&](const OptionSpec& spec) {
            return std::ranges::find(group.options, spec.name) != group.options.end();
        });
    //: A heading
    tell(RuleBook::tr("House rules"), [](const OptionSpec& spec) { return isHouseRule(spec); });
    return html;
}

QString BookPage::chosen() const {
    if (!setup_) return {};
    const std::vector<std::size_t> ofSeats = seatOptions(*game_);
    QString lines;
    for (const std::size_t option : choices(*game_, *setup_)) {
        if (std::ranges::find(ofSeats, option) != ofSeats.end()) continue;
        const QString clause = toQString(game_->options()[option].clause.id());
        const Rule* rule = book_.find(clause);
        lines += QStringLiteral("<br>%1 <small><a href=\"#%2\">%3</a></small>")
                     .arg(optionAsSet(*game_, *setup_, option).toHtmlEscaped(), clause,
                          rule ? rule->number : clause);
    }
    return QStringLiteral("<p><b>%1</b>%2</p>")
        .arg(lines.isEmpty() ? RuleBook::tr("This game is played by the usual rules.")
                             : RuleBook::tr("This game is played otherwise than usual:"),
             lines);
}

} // namespace drawbridge
