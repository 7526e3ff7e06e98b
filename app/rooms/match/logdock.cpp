// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/logdock.h"

#include "faces/facepixmap.h"
#include "widgets/parchment.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QClipboard>
#include <QHash>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QToolBar>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

constexpr int kMargin = 4;
constexpr int kShield = 18;
constexpr int kFace = 24;
constexpr int kGap = 9; // between two turns, with a rule in the middle

int roleOf(const QAbstractItemModel& model, const char* name) { return model.roleNames().key(name, -1); }

QVariant read(const QModelIndex& index, const char* role) { return index.data(roleOf(*index.model(), role)); }

/// Paints a log line: headings above it, the player's shield, the sentence followed by pictures of its
/// pieces, a bar if it is new, and a sign if it refers to a rule.
class LineDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const int width = view ? view->viewport()->width() : 240;
        const Parts parts = partsOf(index, width, option);
        return {width, parts.above + parts.height};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& given,
               const QModelIndex& index) const override {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const Parts parts = partsOf(index, option.rect.width(), option);
        painter->save();
        paintHeadings(*painter, option, index);
        painter->setFont(option.font);
        option.rect.setTop(option.rect.top() + parts.above);
        option.text.clear();
        const QStyle& style = option.widget ? *option.widget->style() : *QApplication::style();
        style.drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

        const double sharpness = painter->device()->devicePixelRatioF();
        const auto placed = [&](const QRect& where) {
            return QStyle::visualRect(option.direction, option.rect,
                                      where.translated(option.rect.left(), option.rect.top()));
        };
        if (read(index, "isNew").toBool())
            painter->fillRect(placed({0, 0, 3, option.rect.height()}),
                              option.palette.color(QPalette::Highlight));
        if (const QString shield = read(index, "shield").toString(); !shield.isEmpty())
            painter->drawPixmap(
                placed({kMargin + 3, kMargin, faceBreadth(shield, kShield), kShield}).topLeft(),
                facePixmap(shield, kShield, sharpness));
        const bool selected = option.state & QStyle::State_Selected;
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(placed(textRect(option.rect.width(), parts.height)), Qt::TextWordWrap,
                          index.data().toString());
        int x = parts.faces.x();
        for (const QString& face : read(index, "faces").toStringList()) {
            const QRect where(x, parts.faces.y(), faceBreadth(face, kFace), kFace);
            painter->drawPixmap(placed(where).topLeft(), facePixmap(face, kFace, sharpness));
            x += where.width() + 2;
        }
        if (!read(index, "clause").toString().isEmpty()) {
            painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Link));
            painter->drawText(option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin),
                              int(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignTop),
                              QStringLiteral("§"));
        }
        painter->restore();
    }

  private:
    /// Layout of a line, relative to the line's top below its headings.
    struct Parts {
        int above;    ///< height of the headings
        int height;   ///< height of the rest
        QPoint faces; ///< position of the first picture
    };
    struct Words {
        int height;
        int lastLine; ///< width of the last line
    };

    static QFont headingFont(const QStyleOptionViewItem& option) {
        return parchment::titleFont(option.font, 1.1);
    }
    static int headingHeight(const QStyleOptionViewItem& option) {
        return QFontMetrics(headingFont(option)).height() + kGap;
    }
    static QStringList headings(const QModelIndex& index) { return read(index, "headings").toStringList(); }

    /// The headings above the line, each with a rule below it; between two turns only a rule.
    static void paintHeadings(QPainter& painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
        QRect where = option.rect.adjusted(kMargin, 0, -kMargin, 0);
        const auto rule = [&](int y) {
            painter.setPen(parchment::faintInk());
            painter.drawLine(where.left(), y, where.right(), y);
        };
        const QStringList all = headings(index);
        if (all.isEmpty() && read(index, "opensTurn").toBool()) rule(where.top() + kGap / 2);
        const int high = headingHeight(option);
        for (const QString& heading : all) {
            where.setHeight(high);
            painter.setFont(headingFont(option));
            painter.setPen(option.palette.color(QPalette::Text));
            painter.drawText(where.adjusted(0, 0, 0, -3), Qt::AlignBottom | Qt::AlignLeading, heading);
            rule(where.bottom() - 1);
            where.translate(0, high);
        }
    }

    Parts partsOf(const QModelIndex& index, int width, const QStyleOptionViewItem& option) const {
        const auto above = static_cast<int>(headings(index).size()) * headingHeight(option);
        const Words words = wordsOf(index.data().toString(), width, option);
        const QRect text = textRect(width, words.height + 2 * kMargin);
        Parts parts{above > 0                           ? above
                    : read(index, "opensTurn").toBool() ? kGap
                                                        : 0,
                    std::max(words.height, kShield) + 2 * kMargin, text.bottomLeft()};
        const QStringList faces = read(index, "faces").toStringList();
        if (faces.isEmpty()) return parts;
        int broad = 0;
        for (const QString& face : faces) broad += faceBreadth(face, kFace) + 2;
        // After the last line of text if they fit, slightly higher than it; otherwise in a row of their own.
        if (words.lastLine + kGap + broad <= text.width()) {
            const int line = option.fontMetrics.height();
            const int rise = words.height < 2 * line ? (kFace - line) / 2 : 0;
            const int lower = std::max(0, kFace - line - rise - kMargin + 1);
            parts.faces = {text.left() + words.lastLine + kGap, text.bottom() + 1 - line - rise};
            parts.height += lower;
        } else {
            parts.faces = {text.left(), text.bottom() + 3};
            parts.height = parts.faces.y() + kFace + kMargin;
        }
        return parts;
    }

    /// Cached, since QListView queries all size hints whenever a row is added.
    Words wordsOf(const QString& text, int width, const QStyleOptionViewItem& option) const {
        if (width != width_ || option.font != font_) words_.clear();
        width_ = width;
        font_ = option.font;
        const auto known = words_.constFind(text);
        if (known != words_.cend()) return *known;
        const int broad = textRect(width, 10'000).width();
        const QRect all = option.fontMetrics.boundingRect({0, 0, broad, 10'000}, Qt::TextWordWrap, text);
        QTextLayout lines(text, option.font);
        QTextOption wrapped;
        wrapped.setWrapMode(QTextOption::WordWrap);
        lines.setTextOption(wrapped);
        lines.beginLayout();
        double last = 0;
        for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
            line.setLineWidth(broad);
            last = line.naturalTextWidth();
        }
        lines.endLayout();
        return *words_.insert(text, {all.height(), static_cast<int>(last) + 1});
    }

    /// Relative to the line.
    static QRect textRect(int width, int height) {
        return QRect(0, 0, width, height).adjusted(2 * kMargin + kShield, kMargin, -kMargin - 12, -kMargin);
    }

    mutable int width_ = 0;
    mutable QFont font_;
    mutable QHash<QString, Words> words_; ///< cache for that width and font
};

/// Log lines as text, below their headings.
QString written(const QModelIndexList& lines) {
    QString text;
    for (const QModelIndex& line : lines) {
        const QStringList headings = read(line, "headings").toStringList();
        if (!headings.isEmpty() && !text.isEmpty()) text += '\n';
        for (const QString& heading : headings) text += heading + '\n';
        text += read(line, "text").toString() + '\n';
    }
    return text;
}

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
    // Queued, after the view has handled the new rows.
    connect(
        model_, &QAbstractItemModel::modelReset, this,
        [this] {
            atEnd_ = true;
            keepEnd();
        },
        Qt::QueuedConnection);
    if (list_) list_->setModel(model_);
}

/// Keeps the newest line visible unless the user has scrolled up.
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
    QModelIndexList all;
    for (int row = 0; model_ && row < model_->rowCount(); ++row) all << model_->index(row, 0);
    return written(all);
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
    list_->setWordWrap(true); // otherwise line heights would not follow the width
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // When the scroll bar appears, the narrower lines must be laid out again; otherwise they overlap.
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
    QApplication::clipboard()->setText(written(chosen));
}

} // namespace drawbridge
