// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/print/calibrationdialog.h"

#include "reference/plainwidgets.h"
#include "widgets/formparts.h"

#include <QFormLayout>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace drawbridge {

namespace {

constexpr double kScale = 10; // mm; range of the sheet's scales
constexpr int kLetters = 60;  // characters per line

} // namespace

QDoubleSpinBox* CalibrationDialog::makeLength(double least, double most, double now) {
    auto* field = new CalmDoubleSpinBox(this);
    field->setRange(least, most);
    field->setSingleStep(0.25);
    field->setDecimals(2);
    //: Behind a number: millimetres
    field->setSuffix(tr(" mm"));
    field->setValue(now);
    connect(field, &QDoubleSpinBox::valueChanged, this, &CalibrationDialog::tell);
    return field;
}

CalibrationDialog::CalibrationDialog(const QString& printer, const Correction& correction,
                                     const QSizeF& paper, QWidget* parent)
    : QDialog(parent)
    , before_(correction)
    , paper_(paper)
    , upper_(makeLength(-kScale, kScale, 0))
    , lower_(makeLength(-kScale, kScale, 0))
    , left_(makeLength(-kScale, kScale, 0))
    , sum_(new PlainLabel(this)) {
    const CalibrationSheet sheet = calibrationSheet(paper);
    level_ = makeLength(kLeastScale * sheet.level, kMostScale * sheet.level, sheet.level);
    upright_ = makeLength(kLeastScale * sheet.upright, kMostScale * sheet.upright, sheet.upright);
    setWindowTitle(tr("Do fronts meet backs?"));
    QString kept =
        tr("No printer is chosen: what you find out here is kept for sheets that are saved as files.");
    //: %1 is a printer
    if (!printer.isEmpty()) kept = tr("What you find out here is kept for the printer “%1”.").arg(printer);
    auto* about = new PlainLabel(kept, this);
    about->setWordWrap(true);
    const auto step = [this](const QString& html) {
        auto* label = new QLabel(html, this);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        return label;
    };
    auto* print =
        new QPushButton(QIcon::fromTheme(QStringLiteral("document-print")), tr("&Print the sheet…"), this);
    auto* save =
        new QPushButton(QIcon::fromTheme(QStringLiteral("document-save")), tr("&Save it as PDF…"), this);
    for (QPushButton* button : {print, save}) button->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this, &CalibrationDialog::printRequested);
    connect(save, &QPushButton::clicked, this, &CalibrationDialog::saveRequested);
    sum_->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->addWidget(print);
    row->addWidget(save);
    row->addStretch();
    auto* form = new QFormLayout;
    form->addRow(tr("The &upper scale says:"), upper_);
    form->addRow(tr("The lo&wer scale says:"), lower_);
    form->addRow(tr("The scale on the &left says:"), left_);
    form->addRow(tr("The level line is &as long as:"), level_);
    form->addRow(tr("The up&right line is as long as:"), upright_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addSpacing(8);
    column->addWidget(
        step(tr("<b>1.</b> Print this sheet on both sides, at 100 %, as you will print the cards.")));
    column->addLayout(row);
    column->addSpacing(8);
    column->addWidget(
        step(tr("<b>2.</b> Hold it to the light, its back with the three scales towards you. The "
                "cross of the front shines through. Enter where it crosses the scales; if it "
                "crosses all at 0, fronts meet backs. Then measure the cross itself.")));
    column->addLayout(form);
    column->addWidget(sum_);
    column->addStretch();
    column->addWidget(endButtons(this));
    upper_->setFocus();
    upper_->selectAll(); // typing replaces the value
    tell();
    // By default the dialog would be narrow, and too low for its text on a small screen.
    const int width = kLetters * fontMetrics().averageCharWidth();
    resize(width, column->totalHeightForWidth(width));
}

Correction CalibrationDialog::correction() const {
    return corrected(before_,
                     {upper_->value(), lower_->value(), left_->value(), level_->value(), upright_->value()},
                     paper_);
}

void CalibrationDialog::tell() {
    const QLocale locale;
    const auto& [offset, skew, scale] = correction();
    const auto number = [&](double value) { return locale.toString(std::round(value * 100) / 100); };
    sum_->setText(
        //: %1 and %2 are lengths in millimetres, below 0 to the left and up; %3 is in millimetres to 100,
        //: below 0 to the left; %4 and %5 are percentages
        tr("Backs will be moved by %1 mm to the right and %2 mm down, and turned to the right by %3 mm to "
           "100. "
           "All will be printed at %4 % across and %5 % down. Print the sheet again with that to make sure.")
            .arg(number(offset.x()), number(offset.y()), number(skew), number(100 * scale.width()),
                 number(100 * scale.height())));
}

} // namespace drawbridge
