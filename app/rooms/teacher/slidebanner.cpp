// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/teacher/slidebanner.h"

#include "reference/plainwidgets.h"
#include "table/sayaloud.h"
#include "text/gametext.h"
#include "widgets/parchment.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace drawbridge {

SlideBanner::SlideBanner(QWidget* parent)
    : QWidget(parent)
    , title_(new PlainLabel(this))
    , tell_(new PlainLabel(this))
    , number_(new PlainLabel(this)) {
    setAutoFillBackground(true);
    auto* layout = new QGridLayout(this);
    layout->setVerticalSpacing(2);
    layout->addWidget(title_, 0, 0);
    layout->addWidget(number_, 0, 1, Qt::AlignTop | Qt::AlignTrailing);
    layout->addWidget(tell_, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    for (QLabel* label : {title_, tell_}) {
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    }
    parchment::dressToRead(this); // also calls fit() when the font is set
    fit();
}

void SlideBanner::follow(const Series& series) {
    const Slide& slide = series.shown();
    title_->setText(toQLine(slide.title));
    tell_->setText(toQString(slide.tell));
    //: Which position of a lesson is shown: %1 of %2
    number_->setText(
        series.size() > 1
            ? tr("%1 of %2").arg(QLocale().toString(series.at() + 1), QLocale().toString(series.size()))
            : QString());
    tell_->setVisible(!tell_->text().isEmpty());
    setVisible(!title_->text().isEmpty() || !tell_->text().isEmpty() || !number_->text().isEmpty());
}

void SlideBanner::setLarge(bool large) {
    large_ = large;
    fit();
}

void SlideBanner::say() {
    QStringList words{number_->text(), title_->text(), tell_->text()};
    words.removeAll(QString());
    sayAloud(this, words.join(QStringLiteral(". ")));
}

void SlideBanner::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && layout() != nullptr) fit();
}

void SlideBanner::fit() {
    const QFont plain = parchment::textFont();
    const double times = large_ ? 1.7 : 1;
    title_->setFont(parchment::titleFont(plain, 1.3 * times));
    tell_->setFont(parchment::sized(plain, times));
    number_->setFont(parchment::sized(plain, times));
    const int rim = qRound(parchment::unitOf(*this) * 0.4 * times);
    layout()->setContentsMargins(2 * rim, rim, 2 * rim, rim);
}

} // namespace drawbridge
