// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/bookchoice.h"

#include "text/settings.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace drawbridge {

namespace {

const QString kPartKey = QStringLiteral("reader/printedPart");
const QString kDiagramsKey = QStringLiteral("reader/printedDiagrams");

struct BookChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(drawbridge::BookPrint)
};

} // namespace

std::optional<BookChoice> askForBook(const QString& title, bool codes, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* layout = new QVBoxLayout(&dialog);
    std::vector<QRadioButton*> parts; // in the order of BookChoice::Part
    for (const QString& words :
         {//: What of a rule book is printed
          BookChoiceWords::tr("&How to play, on one sheet"),
          //: What of a rule book is printed
          BookChoiceWords::tr("The &rules, with the glossary"),
          //: What of a rule book is printed
          BookChoiceWords::tr(
              "The &whole book: also house rules, questions and answers, and how bots think")}) {
        parts.push_back(new QRadioButton(words, &dialog));
        layout->addWidget(parts.back());
    }
    const int last = Settings().value(kPartKey, static_cast<int>(BookChoice::Part::Whole)).toInt();
    parts[static_cast<std::size_t>(std::clamp(last, 0, static_cast<int>(parts.size()) - 1))]->setChecked(
        true);
    //: Whether the printed rules have pictures of the table
    auto* diagrams = new QCheckBox(BookChoiceWords::tr("With &diagrams"), &dialog);
    diagrams->setChecked(Settings().value(kDiagramsKey, true).toBool());
    layout->addSpacing(layout->spacing());
    layout->addWidget(diagrams);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    layout->addWidget(buttons);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    BookChoice choice;
    choice.codes = codes;
    choice.diagrams = diagrams->isChecked();
    const auto chosen =
        std::ranges::find_if(parts, [](const QRadioButton* part) { return part->isChecked(); });
    choice.part = static_cast<BookChoice::Part>(chosen - parts.begin());
    Settings().setValue(kPartKey, static_cast<int>(choice.part));
    Settings().setValue(kDiagramsKey, choice.diagrams);
    return choice;
}

} // namespace drawbridge
