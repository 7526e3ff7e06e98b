// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/optionrow.h"

#include "reference/plainwidgets.h"
#include "text/houserules.h"
#include "widgets/formparts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QWhatsThis>

namespace drawbridge {

namespace {

constexpr int kGap = 8; // between a question and its answers

QString ruleName(const QString& number) {
    //: A link; %1 is the number of a rule, such as 6.4
    return OptionRow::tr("Rule %1").arg(number);
}

} // namespace

QLabel* clauseLink(Clause clause, const GameText& text, QWidget* parent) {
    const QString id = toQString(clause.id());
    const QString name = ruleName(text.clauseNumber(id));
    auto* link = new QLabel(QStringLiteral("<a href=\"%1\">%2</a>").arg(id, name.toHtmlEscaped()), parent);
    link->setTextFormat(Qt::RichText);
    link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    const QString rule = text.clauseText(id);
    link->setToolTip(tipOf(rule));
    QObject::connect(link, &QLabel::linkActivated, link, [link, rule, name] {
        QWhatsThis::showText(link->mapToGlobal(QPoint(0, link->height())),
                             QStringLiteral("<b>%1</b><br>%2").arg(name, rule.toHtmlEscaped()), link);
    });
    return link;
}

OptionRow::OptionRow(const OptionSpec& option, const GameText& text, QWidget* parent)
    : QWidget(parent)
    , says_(text.optionHelp(option))
    , help_(helpLine(says_, this)) {
    auto* grid = bareLayout<QGridLayout>(this);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    const QString name = text.optionName(option);
    words_ = name + '\n' + says_ + '\n' + toQString(option.clause.id());
    for (int value = 0; value < static_cast<int>(option.values.size()); ++value)
        words_ += '\n' + text.optionValue(option, value);

    if (isSwitch(option)) {
        check_ = new QCheckBox(name, this);
        check_->setAccessibleDescription(says_);
        name_ = check_;
        grid->addWidget(check_, 0, 0);
        connect(check_, &QCheckBox::toggled, this, [this] { emit changed(); });
    } else {
        list_ = new FormComboBox(this);
        QLabel* label = labelFor(list_, name);
        list_->setAccessibleName(name);
        list_->setAccessibleDescription(says_);
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value)
            list_->addItem(text.optionValue(option, value));
        name_ = label;
        // Labels take the same share of the width in all rows, so that combo boxes are aligned; combo boxes
        // get more, since their text cannot wrap.
        label->setWordWrap(true);
        list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        auto* parts = new QHBoxLayout;
        parts->setSpacing(kGap); // text may fill its whole part
        parts->addWidget(label, 2);
        parts->addWidget(list_, 3);
        grid->addLayout(parts, 0, 0);
        connect(list_, &QComboBox::currentIndexChanged, this, [this] { emit changed(); });
    }
    auto* link = clauseLink(option.clause, text, this);
    // Equal width in all rows.
    link->setMinimumWidth(link->fontMetrics().horizontalAdvance(ruleName(QStringLiteral("88.88"))));
    link->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(link, 0, 1);
    grid->addWidget(help_, 1, 0, 1, 2);
}

OptionValue OptionRow::value() const {
    if (check_) return check_->isChecked() ? 1 : 0;
    return static_cast<OptionValue>(list_->currentIndex());
}

void OptionRow::setValue(OptionValue value) {
    if (check_) check_->setChecked(value != 0);
    if (list_) list_->setCurrentIndex(value);
}

void OptionRow::setApplies(bool applies) {
    setEnabled(applies);
    setToolTip(applies ? QString() : tr("This rule changes nothing in the variant chosen."));
}

void OptionRow::setDiffers(bool differs) {
    if (name_ == nullptr || name_->font().bold() == differs) return;
    QFont font = name_->font();
    font.setBold(differs);
    name_->setFont(font);
}

void OptionRow::setTips(const QString& tips) {
    const QString all = tips.isEmpty() ? says_ : says_ + QLatin1Char(' ') + tips;
    help_->setText(all);
    QWidget* said = check_ != nullptr ? static_cast<QWidget*>(check_) : list_;
    said->setAccessibleDescription(all);
}

} // namespace drawbridge
