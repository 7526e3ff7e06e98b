// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/cardcounts.h"

#include "faces/facepixmap.h"
#include "match/gamestate.h"
#include "reference/plainwidgets.h"
#include "rooms/newgame/optionrow.h"
#include "text/gametext.h"
#include "widgets/formparts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <numeric>

namespace drawbridge {

namespace {

constexpr int kSmallPicture = 34; // height
constexpr int kBlocks = 2;        // columns of rows
constexpr std::string_view kPrefix = "count.";

int numberOf(const OptionSpec& option, std::size_t value) { return toQString(option.values[value]).toInt(); }

} // namespace

CardCounts::CardCounts(const GameInfo& game, std::vector<std::size_t> options, QWidget* parent)
    : QWidget(parent)
    , game_(game)
    , options_(std::move(options))
    , total_(new PlainLabel(this))
    , standard_(new QPushButton(tr("Standard &deck"), this)) {
    const GameText& text = textFor(game.id());
    auto* layout = bareLayout<QVBoxLayout>(this);
    auto* head = new QHBoxLayout;
    head->addWidget(helpLine(tr("So many of each card are in a pack:"), this), 1);
    head->addWidget(clauseLink(game.options()[options_.front()].clause, text, this));
    layout->addLayout(head);

    // Column by column.
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(2);
    const auto tall = (static_cast<int>(options_.size()) + kBlocks - 1) / kBlocks;
    for (int index = 0; index < static_cast<int>(options_.size()); ++index) {
        const OptionSpec& option = game.options()[options_[static_cast<std::size_t>(index)]];
        const int row = index % tall;
        const int column = 4 * (index / tall);
        const QString name = text.optionName(option);
        auto* picture = new PlainLabel(this);
        if (const auto face = game.faceFromName({}, option.name.substr(kPrefix.size()))) {
            const QString path = toQString(picturePath(game, {}, *face));
            picture->setPixmap(facePixmap(path, kSmallPicture, devicePixelRatioF()));
        }
        auto* field = new CalmSpinBox(this);
        QLabel* label = labelFor(field, name);
        std::vector<int> numbers;
        for (std::size_t value = 0; value < option.values.size(); ++value)
            numbers.push_back(numberOf(option, value));
        field->setRange(std::ranges::min(numbers), std::ranges::max(numbers));
        field->setValue(numbers.front());
        field->setAccessibleName(name);
        //: A tip on a number; %1 is how many of a kind the standard pack has
        field->setToolTip(tr("Standard: %1").arg(numbers.front()));
        field->setAccessibleDescription(field->toolTip());
        label->setWordWrap(true);
        grid->addWidget(picture, row, column, Qt::AlignCenter);
        grid->addWidget(label, row, column + 1);
        grid->addWidget(field, row, column + 2);
        fields_.push_back(field);
        connect(field, &QSpinBox::valueChanged, this, [this] {
            if (!filling_) emit changed();
        });
    }
    for (int block = 0; block < kBlocks; ++block) grid->setColumnStretch(4 * block + 1, 1);
    grid->setColumnMinimumWidth(3, fontMetrics().height());
    layout->addLayout(grid);

    auto* foot = new QHBoxLayout;
    total_->setWordWrap(true);
    foot->addWidget(total_, 1);
    foot->addWidget(standard_);
    layout->addLayout(foot);
    standard_->setToolTip(tr("Sets all counts back."));
    connect(standard_, &QPushButton::clicked, this, [this] {
        for (const std::size_t option : options_) setValue(option, 0);
        emit changed();
    });
}

std::size_t CardCounts::rowOf(std::size_t option) const {
    return static_cast<std::size_t>(std::ranges::find(options_, option) - options_.begin());
}

OptionValue CardCounts::value(std::size_t option) const {
    const auto& values = game_.options()[option].values;
    const std::string number = std::to_string(fields_[rowOf(option)]->value());
    return static_cast<OptionValue>(std::ranges::find(values, number) - values.begin());
}

void CardCounts::setValue(std::size_t option, OptionValue value) {
    filling_ = true;
    fields_[rowOf(option)]->setValue(numberOf(game_.options()[option], value));
    filling_ = false;
}

void CardCounts::tell(const Setup& setup) {
    bool standard = true;
    int pack = 0;
    for (std::size_t row = 0; row < fields_.size(); ++row) {
        const bool differs = value(options_[row]) != 0;
        QFont font = fields_[row]->font();
        font.setBold(differs);
        fields_[row]->setFont(font);
        standard = standard && !differs;
        pack += fields_[row]->value();
    }
    standard_->setEnabled(!standard);
    QString said = tr("%n card(s) in a pack", nullptr, pack);
    if (game_.check(setup)) {
        const std::vector<BoxedKind> box = game_.box(setup);
        const int all = std::accumulate(box.begin(), box.end(), 0,
                                        [](int sum, const BoxedKind& kind) { return sum + kind.count; });
        const View start = game_.start(setup)->viewFor(kNobody);
        const auto out =
            static_cast<int>(std::ranges::count(start.pieces, game_.words(setup).outPile, &Piece::pile));
        //: Of cards: %1 is "53 cards in a pack", %2 how many they are in all packs together
        said = tr("%1, %2 in this game").arg(said, QLocale().toString(all - out));
        //: Behind "53 cards in a pack, 48 in this game": some are not played with, by the rules
        if (out > 0) said = tr("%1, %2 left out").arg(said, QLocale().toString(out));
    }
    total_->setText(said);
}

} // namespace drawbridge
