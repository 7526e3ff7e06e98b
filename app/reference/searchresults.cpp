// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/searchresults.h"

#include "print/closeddocument.h"
#include "text/gametext.h"

#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>

namespace drawbridge {

namespace {

constexpr int kHtmlRole = Qt::UserRole;
constexpr int kFoundRole = Qt::UserRole + 1;    // index of a result
constexpr int kQuestionRole = Qt::UserRole + 2; // question of a suggestion

/// A result as rich text, in two short lines.
QString htmlOf(const Found& found, const QString& head, const QString& faint) {
    const QString question =
        found.question.isEmpty() ? QString() : QStringLiteral("<br>%1").arg(found.question.toHtmlEscaped());
    // No trailing space: in right-to-left text Qt would shift the line by its width.
    const QString beside =
        head.isEmpty()
            ? QString()
            : QStringLiteral(" <small><font color=\"%1\">%2</font></small>").arg(faint, head.toHtmlEscaped());
    return QStringLiteral("<b>%1 %2</b>%3%4")
        .arg(found.number, found.title.toHtmlEscaped(), beside, question);
}

/// Item delegate that draws results as rich text, wrapped at the width of the list.
class ResultDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        const QStyle* style = item.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        ClosedDocument document;
        lay(document, item, index);
        painter->save();
        painter->translate(item.rect.topLeft());
        document.drawContents(painter);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        ClosedDocument document;
        lay(document, option, index);
        return {static_cast<int>(document.idealWidth()), static_cast<int>(document.size().height())};
    }

  private:
    static void lay(ClosedDocument& document, const QStyleOptionViewItem& option, const QModelIndex& index) {
        const auto* list = static_cast<const QListWidget*>(option.widget);
        document.setDefaultFont(option.font);
        document.setDocumentMargin(5);
        const bool isChosen = option.state & QStyle::State_Selected;
        const QPalette::ColorGroup group =
            option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
        const QColor ink = option.palette.color(group, isChosen ? QPalette::HighlightedText : QPalette::Text);
        document.setDefaultStyleSheet(QStringLiteral("body { color: %1; }").arg(ink.name()));
        QString html = index.data(kHtmlRole).toString();
        if (isChosen) html.replace(list->palette().color(QPalette::PlaceholderText).name(), ink.name());
        document.setHtml(QStringLiteral("<body>%1</body>").arg(html));
        document.setTextWidth(list->viewport()->width());
    }
};

} // namespace

SearchResults::SearchResults(QWidget* parent)
    : QListWidget(parent) {
    setItemDelegate(new ResultDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else rows are measured before it appears
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (const Found* found = foundAt(row)) emit chosen(*found);
    });
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (const Found* found = foundAt(row(item))) {
            const Found answer = *found; // a copy: opening another book may refill this list
            emit opened(answer);
        }
    });
    // A suggestion is activated with a single click, like a link.
    const auto ask = [this](const QListWidgetItem* item) {
        if (item->data(kQuestionRole).isValid()) emit suggestionChosen(item->data(kQuestionRole).toString());
    };
    connect(this, &QListWidget::itemClicked, this, ask);
    connect(this, &QListWidget::itemActivated, this, ask);
}

void SearchResults::setAnswers(const std::vector<BookAnswers>& answers, const QString& openGame) {
    const QSignalBlocker quiet(this);
    clear();
    found_.clear();
    for (const BookAnswers& each : answers) {
        // The open book comes first and needs no heading.
        if (each.gameId != openGame)
            //: A heading among what was found; %1 is another game than the one whose book is open
            addHeading(tr("In %1").arg(textFor(each.gameId.toStdString()).gameName()));
        for (const Found& found : each.found) add(found, each.gameId == openGame);
    }
}

void SearchResults::setSuggestions(const QStringList& questions) {
    if (questions.isEmpty()) return;
    //: A heading above questions that can be asked instead of one that nothing answers to
    addHeading(tr("Did you mean …"));
    for (const QString& question : questions) {
        auto* item = new QListWidgetItem(question, this);
        item->setData(kHtmlRole, question.toHtmlEscaped());
        item->setData(kQuestionRole, question);
    }
}

const Found* SearchResults::foundAt(int row) const {
    const QListWidgetItem* there = item(row);
    if (there == nullptr || !there->data(kFoundRole).isValid()) return nullptr;
    return &found_[static_cast<std::size_t>(there->data(kFoundRole).toInt())];
}

void SearchResults::chooseFirst() {
    for (int row = 0; row < count(); ++row)
        if (item(row)->flags() & Qt::ItemIsSelectable) return setCurrentRow(row);
}

void SearchResults::addHeading(const QString& words) {
    auto* item = new QListWidgetItem(words, this);
    item->setData(kHtmlRole, QStringLiteral("<h3>%1</h3>").arg(words.toHtmlEscaped()));
    item->setFlags(Qt::NoItemFlags);
}

void SearchResults::add(const Found& found, bool isOpenGame) {
    const QString game = isOpenGame ? QString() : textFor(found.gameId.toStdString()).gameName();
    QString head;
    if (found.kind == Found::Kind::Term)
        //: Where something was found
        head = tr("Glossary");
    else if (found.kind == Found::Kind::HowToPlay)
        //: Where something was found
        head = tr("How to play");
    auto* item = new QListWidgetItem(this);
    item->setData(kFoundRole, static_cast<int>(found_.size()));
    item->setData(kHtmlRole, htmlOf(found, head, palette().color(QPalette::PlaceholderText).name()));
    // Text for screen readers.
    item->setText(QStringList{found.number, found.title, game, head, found.question, found.excerpt}
                      .filter(QRegularExpression(QStringLiteral(".")))
                      .join(QLatin1String(". ")));
    found_.push_back(found);
}

QString placeOf(const Found& found) {
    if (found.kind == Found::Kind::HowToPlay) return QLatin1String("how-") + found.anchor;
    if (found.kind == Found::Kind::Term) return QLatin1String("term-") + found.anchor;
    return found.anchor;
}

} // namespace drawbridge
