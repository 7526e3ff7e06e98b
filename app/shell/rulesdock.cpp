// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/rulesdock.h"

#include "match/setup.h"
#include "shell/newgame.h"
#include "text/houserules.h"
#include "text/rulebook.h"
#include "text/search.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

RulesDock::RulesDock(QWidget* parent)
    : LazyDock(QStringLiteral("rules"), parent) {}

QString RulesDock::title() const { return tr("Rules"); }

void RulesDock::setGame(const QString& gameId) {
    if (game_ == gameId) return;
    game_ = gameId;
    setup_.reset();
    clause_.clear();
    if (isMade()) fill();
}

void RulesDock::setGame(const GameInfo& game, const Setup& setup) {
    const QString gameId = toQString(game.id());
    if (game_ == gameId && setup_ == setup) return;
    if (game_ != gameId) clause_.clear();
    game_ = gameId;
    setup_ = setup;
    if (isMade()) fill();
}

void RulesDock::openClause(const QString& clause) {
    show();
    raise();
    need();
    clause_ = clause;
    if (!search_->text().isEmpty()) {
        search_->clear(); // fills and marks
    } else {
        mark();
    }
    // A dock that has just been shown has its size only later, and with it the page its lines.
    QTimer::singleShot(0, this, &RulesDock::mark);
}

void RulesDock::search() {
    show();
    raise();
    need();
    search_->setFocus();
    search_->selectAll();
}

void RulesDock::makeContent() {
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 4, 0, 0);
    search_ = new QLineEdit(content);
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->addAction(QIcon::fromTheme(QStringLiteral("edit-find")), QLineEdit::LeadingPosition);
    found_ = new QLabel(content);
    found_->setContentsMargins(6, 0, 6, 0);
    page_ = new QTextBrowser(content);
    page_->setOpenLinks(false);
    page_->setFrameShape(QFrame::NoFrame);
    page_->setAccessibleName(windowTitle());
    page_->document()->setDocumentMargin(8);
    layout->addWidget(search_);
    layout->addWidget(found_);
    layout->addWidget(page_, 1);
    setWidget(content);
    setFocusProxy(search_);
    connect(search_, &QLineEdit::textChanged, this, &RulesDock::fill);
    connect(page_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { openClause(link.fragment()); });
    fill();
}

void RulesDock::changeEvent(QEvent* event) {
    LazyDock::changeEvent(event);
    // The page keeps the colours it was written with.
    if (event->type() == QEvent::PaletteChange && isMade()) fill();
}

void RulesDock::fill() {
    const RuleBook& book = RuleBook::forGame(game_);
    const Search search(search_->text());
    const QString faint = palette().color(QPalette::PlaceholderText).name();
    QString html;
    int found = 0;
    if (search.isEmpty()) html += QStringLiteral("<h2>%1</h2>").arg(book.title().toHtmlEscaped()) + chosen();
    for (const RuleSection& section : book.sections()) {
        QString rules;
        for (const Rule& rule : section.rules) {
            if (!search.fits(QStringList{rule.id, rule.title, rule.text}.join(QLatin1Char('\n')))) continue;
            ++found;
            // One paragraph each, so that a clause can be marked as a whole.
            rules +=
                QStringLiteral("<p><a name=\"%1\"></a><b>%2 %3</b><br>%4<br><small><font color=\"%5\">%1"
                               "</font></small></p>")
                    .arg(rule.id, rule.number, rule.title.toHtmlEscaped(), rule.text.toHtmlEscaped(), faint);
        }
        if (!rules.isEmpty())
            html += QStringLiteral("<h3>%1</h3>").arg(section.title.toHtmlEscaped()) + rules;
    }
    page_->setHtml(html);
    found_->setVisible(!search.isEmpty());
    found_->setText(tr("%n rule(s) found", nullptr, found));
    mark();
}

QString RulesDock::chosen() const {
    if (!setup_) return {};
    const GameInfo& game = *findGame(game_.toStdString());
    const std::vector<std::size_t> ofSeats = seatOptions(game);
    QString lines;
    for (std::size_t option = 0; option < game.options().size(); ++option) {
        const bool isTold =
            option == seriesOption(game) || std::ranges::find(ofSeats, option) != ofSeats.end();
        if (isTold || optionOf(*setup_, option) == 0 || !game.applies(*setup_, option)) continue;
        lines += QStringLiteral("<br>%1 <small><a href=\"#%2\">%2</a></small>")
                     .arg(optionAsSet(game, *setup_, option).toHtmlEscaped(),
                          toQString(game.options()[option].clause.id()));
    }
    return QStringLiteral("<p><b>%1</b>%2</p>")
        .arg(lines.isEmpty() ? tr("This game is played as printed.")
                             : tr("This game is played otherwise than printed:"),
             lines);
}

void RulesDock::mark() {
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = page_->document()->begin(); block.isValid() && !clause_.isEmpty();
         block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!part.fragment().charFormat().anchorNames().contains(clause_)) continue;
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            QColor colour = palette().color(QPalette::Highlight);
            colour.setAlpha(64);
            selection.format.setBackground(colour);
            selection.format.setProperty(QTextFormat::FullWidthSelection, true);
            selection.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            selections << selection;
            page_->scrollToAnchor(clause_);
        }
    page_->setExtraSelections(selections);
}

} // namespace drawbridge
