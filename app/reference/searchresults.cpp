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
constexpr int kFoundRole = Qt::UserRole + 1; // of what was found its index

/// A result as it is drawn, with what was asked for in bold.
QString htmlOf(const Found& found, const QString& head, const QString& faint) {
    QString text;
    qsizetype from = 0;
    for (const auto& [at, length] : found.hits) {
        text += found.excerpt.mid(from, at - from).toHtmlEscaped() +
                QStringLiteral("<b>%1</b>").arg(found.excerpt.mid(at, length).toHtmlEscaped());
        from = at + length;
    }
    text += found.excerpt.mid(from).toHtmlEscaped();
    const QString question = found.question.isEmpty()
                                 ? QString()
                                 : QStringLiteral("<i>%1</i><br>").arg(found.question.toHtmlEscaped());
    return QStringLiteral("<b>%1 %2</b> <small><font color=\"%3\">%4</font></small><br>%5%6")
        .arg(found.number, found.title.toHtmlEscaped(), faint, head.toHtmlEscaped(), question, text);
}

/// Draws results as rich text, as wide as the list is.
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
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or rows are measured before it takes room
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust);
    connect(this, &QListWidget::currentRowChanged, this, &SearchResults::open);
}

void SearchResults::setAnswers(const std::vector<Answers>& answers, const QString& openGame) {
    const QSignalBlocker quiet(this);
    clear();
    found_.clear();
    for (const Answers& each : answers) {
        // The open book needs no heading: it comes first.
        if (each.gameId != openGame) addHeading(each.gameId);
        for (const Found& found : each.found) add(found);
    }
}

void SearchResults::chooseFirst() { setCurrentRow(item(0)->data(kFoundRole).isValid() ? 0 : 1); }

/// Above what was found in a book that is not open.
void SearchResults::addHeading(const QString& gameId) {
    //: A heading among what was found; %1 is another game than the one whose book is open
    const QString words = tr("In %1").arg(textFor(gameId.toStdString()).gameName());
    auto* item = new QListWidgetItem(words, this);
    item->setData(kHtmlRole, QStringLiteral("<h3>%1</h3>").arg(words.toHtmlEscaped()));
    item->setFlags(Qt::NoItemFlags);
}

void SearchResults::add(const Found& found) {
    const QString game = textFor(found.gameId.toStdString()).gameName();
    QString head = game;
    if (found.kind == Found::Kind::Rule)
        head += QStringLiteral(" · ") + found.anchor;
    else if (found.kind == Found::Kind::Term)
        //: Where something was found; %1 is a game
        head = tr("%1 · Glossary").arg(game);
    else
        //: Where something was found; %1 is a game
        head = tr("%1 · How to play").arg(game);
    auto* item = new QListWidgetItem(this);
    item->setData(kFoundRole, static_cast<int>(found_.size()));
    item->setData(kHtmlRole, htmlOf(found, head, palette().color(QPalette::PlaceholderText).name()));
    // What a screen reader says.
    item->setText(QStringList{found.number, found.title, head, found.question, found.excerpt}
                      .filter(QRegularExpression(QStringLiteral(".")))
                      .join(QLatin1String(". ")));
    found_.push_back(found);
}

void SearchResults::open(int row) {
    const QListWidgetItem* chosen = item(row);
    if (chosen == nullptr || !chosen->data(kFoundRole).isValid()) return;
    const Found& found = found_[static_cast<std::size_t>(chosen->data(kFoundRole).toInt())];
    QString place = found.anchor;
    if (found.kind == Found::Kind::HowToPlay) place.prepend(QLatin1String("how-"));
    if (found.kind == Found::Kind::Term) place.prepend(QLatin1String("term-"));
    emit opened(found.gameId, place);
}

} // namespace drawbridge
