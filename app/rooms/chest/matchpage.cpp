// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/chest/matchpage.h"

#include "library/library.h"
#include "reference/plainwidgets.h"
#include "rooms/chest/matchwords.h"
#include "widgets/formparts.h"
#include "widgets/matchpictures.h"
#include "widgets/parchment.h"

#include <QAction>
#include <QGridLayout>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kPatience = 150;        // ms of debouncing before the picture is requested
constexpr double kTall = 2.0 / 3;     // height / width of the picture
constexpr double kHeading = 1.35;     // size of the title relative to the text
constexpr double kPicturePart = 0.42; // maximum share of the page's height
constexpr int kLinesBeside = 3;       // minimum height of text beside the picture, in title lines
constexpr int kActsInARow = 2;

} // namespace

/// The table of a match as a small picture, centred.
class Miniature : public QWidget {
  public:
    using QWidget::QWidget;

    void setPicture(const QImage& picture, const QString& instead) {
        picture_ = picture;
        instead_ = instead;
        update();
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return qRound(width * kTall); }
    QSize sizeHint() const override { return {360, 240}; }
    QSize minimumSizeHint() const override { return {120, 80}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (picture_.isNull()) {
            painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, instead_);
            return;
        }
        const double ratio = devicePixelRatioF();
        QImage shown = picture_.scaled(size() * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        shown.setDevicePixelRatio(ratio);
        const QSizeF drawn = shown.deviceIndependentSize();
        painter.drawImage(QPointF((width() - drawn.width()) / 2, (height() - drawn.height()) / 2), shown);
    }

  private:
    QImage picture_;
    QString instead_;
};

MatchPage::MatchPage(MatchPictures* pictures, QWidget* parent)
    : QWidget(parent)
    , pictures_(pictures)
    , miniature_(new Miniature(this))
    , title_(new PlainLabel(this))
    , facts_(new PlainLabel(this))
    , acts_(new QGridLayout) {
    miniature_->setAccessibleName(tr("The table of this match, in small"));
    title_->setFont(parchment::titleFont(font(), kHeading));
    facts_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    facts_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    facts_->setAccessibleName(tr("What is known of this match"));
    auto* words = new QWidget(this);
    auto* lines = bareLayout<QVBoxLayout>(words);
    for (QLabel* label : {title_, facts_}) {
        label->setWordWrap(true);
        lines->addWidget(label);
    }
    lines->addStretch();
    auto* layout = bareLayout<QVBoxLayout>(this);
    layout->addWidget(miniature_);
    layout->addWidget(scrolling(words, this), 1);
    layout->addLayout(acts_);
    wait_.setSingleShot(true);
    wait_.setInterval(kPatience);
    connect(&wait_, &QTimer::timeout, this, &MatchPage::findPicture);
    pictures_->setPriority([page = QPointer(this)](const QString& id) {
        return page && page->isVisible() && page->match_.id == id ? std::optional(0) : std::nullopt;
    });
    connect(pictures_, &MatchPictures::made, this, [this](const QString& id) {
        if (id == match_.id) findPicture();
    });
    showMany(0);
}

void MatchPage::addAct(QAction* act) {
    auto* button = new QPushButton(act->icon(), {}, this);
    button->setAutoDefault(false);
    const auto follow = [button, act] {
        button->setText(act->text());
        button->setToolTip(act->toolTip());
        button->setEnabled(act->isEnabled());
    };
    follow();
    connect(button, &QPushButton::clicked, act, &QAction::trigger);
    connect(act, &QAction::changed, button, follow);
    acts_->addWidget(button, count_ / kActsInARow, count_ % kActsInARow);
    ++count_;
}

/// Requests a picture again that was dropped because the page was hidden.
void MatchPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (miniature_->isVisible()) wait_.start();
}

/// Limits the picture so that text and buttons have room.
void MatchPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int rest = height() - acts_->sizeHint().height() - kLinesBeside * title_->fontMetrics().height();
    miniature_->setMaximumHeight(std::clamp(rest, 0, qRound(height() * kPicturePart)));
}

void MatchPage::showMatch(const KeptMatch& match, const QString& person, const QString& busy) {
    const bool isSame = match.id == match_.id && match.last == match_.last;
    match_ = match;
    title_->setText(titleOf(match));
    QStringList lines;
    if (!busy.isEmpty()) lines << busy;
    lines << factsIn(match, person);
    if (const auto wrong = match.isReadable() ? std::nullopt : Library::open(match.id).problem)
        lines << QString() << wrong->text();
    if (const QString told = lines.join('\n'); facts_->text() != told) facts_->setText(told);
    miniature_->setVisible(match.isReadable());
    if (isSame || !match.isReadable()) return;
    miniature_->setPicture({}, {});
    wait_.start();
}

void MatchPage::showMany(int count) {
    match_ = {};
    wait_.stop();
    miniature_->setVisible(false);
    title_->setText(count > 0 ? tr("%n match(es) chosen", nullptr, count) : QString());
    facts_->setText(count > 0 ? tr("They can be deleted and exported together.")
                              : tr("Choose a match in the list to see its table."));
}

/// If it is not cached, it is set when it has been made.
void MatchPage::findPicture() {
    if (match_.id.isEmpty()) return;
    const auto picture = pictures_->find(match_);
    miniature_->setPicture(picture ? QImage(picture->file) : QImage(),
                           tr("The picture of this table is being made…"));
}

} // namespace drawbridge
