// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/print/calibrationdialog.h"

#include "print/sheetoptions.h"
#include "reference/plainwidgets.h"
#include "shell/formparts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr double kScale = 10; // mm that the scales of the sheet reach
constexpr int kLetters = 60;  // in a line

} // namespace

CalibrationDialog::CalibrationDialog(const QString& printer, const QPointF& offset, QWidget* parent)
    : QDialog(parent)
    , before_(offset)
    , upper_(new CalmDoubleSpinBox(this))
    , left_(new CalmDoubleSpinBox(this))
    , sum_(new PlainLabel(this)) {
    setWindowTitle(tr("Do fronts meet backs?"));
    auto* about = new PlainLabel(
        printer.isEmpty()
            ? tr("No printer is chosen: what you find out here is kept for sheets that are saved as files.")
            //: %1 is a printer
            : tr("What you find out here is kept for the printer “%1”.").arg(printer),
        this);
    about->setWordWrap(true);
    auto* first = new QLabel(
        tr("<b>1.</b> Print this sheet on both sides, at 100 %, as you will print the cards."), this);
    first->setTextFormat(Qt::RichText);
    first->setWordWrap(true);
    auto* print =
        new QPushButton(QIcon::fromTheme(QStringLiteral("document-print")), tr("&Print the sheet…"), this);
    auto* save =
        new QPushButton(QIcon::fromTheme(QStringLiteral("document-save")), tr("&Save it as PDF…"), this);
    for (QPushButton* button : {print, save}) button->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this, &CalibrationDialog::printRequested);
    connect(save, &QPushButton::clicked, this, &CalibrationDialog::saveRequested);
    auto* second =
        new QLabel(tr("<b>2.</b> Hold it to the light, its back with the two scales towards you. The "
                      "cross of the front shines through. Enter where it crosses the scales; if it "
                      "crosses both at 0, all is well."),
                   this);
    second->setTextFormat(Qt::RichText);
    second->setWordWrap(true);
    for (QDoubleSpinBox* field : {upper_, left_}) {
        field->setRange(-kScale, kScale);
        field->setSingleStep(0.25);
        field->setDecimals(2);
        connect(field, &QDoubleSpinBox::valueChanged, this, &CalibrationDialog::tell);
    }
    sum_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* row = new QHBoxLayout;
    row->addWidget(print);
    row->addWidget(save);
    row->addStretch();
    auto* form = new QFormLayout;
    form->addRow(tr("The &upper scale says:"), upper_);
    form->addRow(tr("The scale on the &left says:"), left_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addSpacing(8);
    column->addWidget(first);
    column->addLayout(row);
    column->addSpacing(8);
    column->addWidget(second);
    column->addLayout(form);
    column->addWidget(sum_);
    column->addStretch();
    column->addWidget(buttons);
    upper_->setFocus();
    upper_->selectAll(); // what is typed takes its place
    tell();
    // By itself it would be narrow, and on a small screen too low for what it says then.
    const int width = kLetters * fontMetrics().averageCharWidth();
    resize(width, column->totalHeightForWidth(width));
}

QPointF CalibrationDialog::offset() const {
    return {std::clamp(before_.x() + upper_->value(), -kMostOffset, kMostOffset),
            std::clamp(before_.y() + left_->value(), -kMostOffset, kMostOffset)};
}

void CalibrationDialog::tell() {
    const QLocale locale;
    //: %1 and %2 are lengths in millimetres; below 0 they mean to the left, and up
    sum_->setText(tr("Backs will be moved by %1 mm to the right and %2 mm down. Print the sheet again with "
                     "that to make sure.")
                      .arg(locale.toString(offset().x()), locale.toString(offset().y())));
}

} // namespace drawbridge
