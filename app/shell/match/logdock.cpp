// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/match/logdock.h"

#include "faces/facepixmap.h"
#include "shell/parchment.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QClipboard>
#include <QHash>
#include <QHelpEvent>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QToolBar>
#include <QToolTip>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

constexpr int kMargin = 4;
constexpr int kShield = 18;
constexpr int kGap = 9; // between two turns, with a rule in its middle

int roleOf(const QAbstractItemModel& model, const char* name) { return model.roleNames().key(name, -1); }

QVariant read(const QModelIndex& index, const char* role) { return index.data(roleOf(*index.model(), role)); }

/// A line of the log: the shield of who acted, the sentence, a bar beside what is new, and a sign where a
/// rule can be read.
class LineDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view ? view->viewport()->width() : 240;
        const int line = std::max(heightOf(index.data().toString(), width, option), kShield) + 2 * kMargin;
        return {width, line + (opensTurn(index) ? kGap : 0)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& given,
               const QModelIndex& index) const override {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const QString text = read(index, "text").toString();
        option.text.clear();
        const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
        style.drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

        painter->save();
        if (opensTurn(index)) {
            option.rect.setTop(option.rect.top() + kGap);
            painter->setPen(parchment::faintInk());
            painter->drawLine(option.rect.left() + kMargin, option.rect.top() - kGap / 2,
                              option.rect.right() - kMargin, option.rect.top() - kGap / 2);
        }
        if (read(index, "isNew").toBool())
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                              option.palette.color(QPalette::Highlight));
        if (const QString shield = read(index, "shield").toString(); !shield.isEmpty())
            painter->drawPixmap(option.rect.left() + kMargin + 3, option.rect.top() + kMargin,
                                facePixmap(shield, kShield, painter->device()->devicePixelRatioF()));
        const bool selected = option.state & QStyle::State_Selected;
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(textRect(option.rect), Qt::TextWordWrap, text);
        if (!read(index, "clause").toString().isEmpty()) {
            painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Link));
            painter->drawText(option.rect.adjusted(0, kMargin, -kMargin, -kMargin),
                              Qt::AlignRight | Qt::AlignTop, QStringLiteral("§"));
        }
        painter->restore();
    }

  private:
    static bool opensTurn(const QModelIndex& index) { return read(index, "opensTurn").toBool(); }

    /// How high the words are. A list asks for all of its lines whenever one is added: they are measured
    /// once.
    int heightOf(const QString& words, int width, const QStyleOptionViewItem& option) const {
        if (width != width_ || option.font != font_) heights_.clear();
        width_ = width;
        font_ = option.font;
        const auto known = heights_.constFind(words);
        if (known != heights_.cend()) return *known;
        const QRect text =
            option.fontMetrics.boundingRect(textRect(QRect(0, 0, width, 10'000)), Qt::TextWordWrap, words);
        return *heights_.insert(words, text.height());
    }

    mutable int width_ = 0;
    mutable QFont font_;
    mutable QHash<QString, int> heights_; ///< by the words, at that width in that font

    static QRect textRect(const QRect& line) {
        return line.adjusted(2 * kMargin + kShield, kMargin, -kMargin - 12, -kMargin);
    }
};

} // namespace

LogDock::LogDock(QWidget* parent)
    : LazyDock(QStringLiteral("log"), parent) {
    setFocusPolicy(Qt::StrongFocus);
}

QString LogDock::title() const { return tr("Game log"); }

void LogDock::setModel(QAbstractItemModel* model) {
    if (model_ == model) return;
    if (model_) model_->disconnect(this);
    model_ = model;
    if (!model_) return;
    connect(model_, &QAbstractItemModel::rowsInserted, this, &LogDock::keepEnd, Qt::QueuedConnection);
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this, [this] { atEnd_ = true; });
    // Once the list has heard of it.
    connect(
        model_, &QAbstractItemModel::modelReset, this,
        [this] {
            atEnd_ = true;
            keepEnd();
        },
        Qt::QueuedConnection);
    if (list_) list_->setModel(model_);
}

/// The newest line stays in sight unless somebody has scrolled away from it.
void LogDock::keepEnd() {
    if (list_ && atEnd_) list_->scrollToBottom();
}

bool LogDock::showNews() {
    need();
    if (!model_) return false;
    const int role = roleOf(*model_, "isNew");
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex index = model_->index(row, 0);
        if (!index.data(role).toBool()) continue;
        list_->setCurrentIndex(index);
        list_->scrollTo(index, QAbstractItemView::PositionAtTop);
        return true;
    }
    return false;
}

QString LogDock::transcript() const {
    QString result;
    if (!model_) return result;
    const int role = roleOf(*model_, "text");
    for (int row = 0; row < model_->rowCount(); ++row)
        result += model_->index(row, 0).data(role).toString() + '\n';
    return result;
}

void LogDock::makeContent() {
    auto* content = new QFrame(this);
    content->setFrameShape(QFrame::Box);
    content->setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* bar = new QToolBar(content);
    bar->setIconSize(QSize(16, 16));
    list_ = new QListView(content);
    list_->setItemDelegate(new LineDelegate(list_));
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // When the bar appears the lines are broken anew for the narrower list; else they overlap.
    connect(
        list_->verticalScrollBar(), &QScrollBar::rangeChanged, list_,
        [this] {
            list_->doItemsLayout();
            keepEnd();
        },
        Qt::QueuedConnection);
    connect(list_->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { atEnd_ = value == list_->verticalScrollBar()->maximum(); });
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(windowTitle());

    bar->addAction(QIcon::fromTheme(QStringLiteral("player-time")), tr("Go to what is new"), this,
                   [this] { showNews(); });
    bar->addAction(QIcon::fromTheme(QStringLiteral("edit-copy")), tr("Copy the log"), this,
                   [this] { copyAll(); });
    bar->addAction(QIcon::fromTheme(QStringLiteral("document-export")), tr("Save the log as text…"), this,
                   &LogDock::exportRequested);
    if (pin_) bar->addAction(pin_);
    layout->addWidget(bar);
    layout->addWidget(list_, 1);
    setWidget(content);
    setFocusProxy(list_);

    const auto open = [this](const QModelIndex& index) {
        if (const QString clause = read(index, "clause").toString(); !clause.isEmpty())
            emit clauseRequested(clause);
    };
    connect(list_, &QListView::clicked, this, open);
    connect(list_, &QListView::activated, this, open);
    auto* copyLines = new QAction(tr("Copy"), list_);
    copyLines->setShortcut(QKeySequence::Copy);
    copyLines->setShortcutContext(Qt::WidgetShortcut);
    connect(copyLines, &QAction::triggered, this, [this] { copyChosen(); });
    list_->addAction(copyLines);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    if (model_) list_->setModel(model_);
    list_->scrollToBottom();
}

void LogDock::copyAll() const { QApplication::clipboard()->setText(transcript()); }

void LogDock::copyChosen() const {
    QModelIndexList chosen = list_->selectionModel()->selectedIndexes();
    std::sort(chosen.begin(), chosen.end());
    QString text;
    for (const QModelIndex& index : chosen) text += read(index, "text").toString() + '\n';
    QApplication::clipboard()->setText(text);
}

} // namespace drawbridge
