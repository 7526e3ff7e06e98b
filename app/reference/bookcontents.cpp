// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/bookcontents.h"

#include "text/book/bookpage.h"
#include "text/book/handspage.h"
#include "text/book/rulebook.h"

#include <QStyle>

namespace drawbridge {

namespace {

constexpr int kPlaceRole = Qt::UserRole;

QTreeWidgetItem* addTo(QTreeWidgetItem* parent, const QString& title, const QString& place) {
    auto* item = new QTreeWidgetItem(parent, {title});
    item->setData(0, kPlaceRole, place);
    item->setToolTip(0, title);
    return item;
}

/// The last item of a place: the section rather than its heading.
QTreeWidgetItem* findIn(QTreeWidgetItem* item, const QString& place) {
    for (int index = item->childCount() - 1; index >= 0; --index)
        if (auto* found = findIn(item->child(index), place)) return found;
    return item->data(0, kPlaceRole).toString() == place ? item : nullptr;
}

} // namespace

BookContents::BookContents(QWidget* parent)
    : QTreeWidget(parent) {
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    const auto open = [this](const QTreeWidgetItem* item) {
        if (item) emit opened(item->data(0, kPlaceRole).toString());
    };
    connect(this, &QTreeWidget::itemActivated, this, open);
    connect(this, &QTreeWidget::itemClicked, this, open);
}

void BookContents::setBook(const RuleBook& book) {
    const QSignalBlocker quiet(this);
    clear();
    QTreeWidgetItem* rules = nullptr;
    for (const Chapter& chapter : chaptersOf(book)) {
        if (chapter.isSection && !rules) {
            //: A heading in the contents of a rule book, above its sections
            rules = addTo(invisibleRootItem(), tr("Rules"), chapter.place);
            rules->setExpanded(true);
        }
        QTreeWidgetItem* item =
            addTo(chapter.isSection ? rules : invisibleRootItem(), chapter.title, chapter.place);
        for (const RuleSection& section : book.sections())
            if (chapter.place == QLatin1String("section-") + section.id)
                for (const Rule& rule : section.rules) addTo(item, titleAt(book, rule.id), rule.id);
        if (chapter.place == QLatin1String("hands"))
            for (const HandsPart& part : handsParts()) addTo(item, part.title, part.place);
        if (chapter.place == QLatin1String("how"))
            for (std::size_t part = 1; part <= book.howToPlay().size(); ++part) {
                const QString place = QStringLiteral("how-%1").arg(part);
                addTo(item, titleAt(book, place), place);
            }
    }
}

int BookContents::breadth() const {
    return sizeHintForColumn(0) + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2 * frameWidth();
}

void BookContents::choose(const RuleBook& book, const QString& place) {
    const QSignalBlocker quiet(this);
    QTreeWidgetItem* item = findIn(invisibleRootItem(), place);
    if (!item) item = findIn(invisibleRootItem(), chapterAt(book, place));
    if (item) setCurrentItem(item);
}

} // namespace drawbridge
