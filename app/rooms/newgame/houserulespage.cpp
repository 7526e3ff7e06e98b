// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/houserulespage.h"

#include "match/setup.h"
#include "reference/plainwidgets.h"
#include "rooms/newgame/cardcounts.h"
#include "rooms/newgame/optionrow.h"
#include "text/balance.h"
#include "text/book/rulebook.h"
#include "text/book/wordstems.h"
#include "text/houserules.h"
#include "widgets/formparts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr int kSpacing = 10;  // between two rules
constexpr int kMostLines = 2; // of differences, before the list scrolls

} // namespace

/// Lists what differs from the printed rules, as wrapped words. A click, Return or Del resets one.
class DifferenceList : public QListWidget {
  public:
    explicit DifferenceList(QWidget* parent)
        : QListWidget(parent) {
        setFlow(QListView::LeftToRight);
        setWrapping(true);
        setResizeMode(QListView::Adjust);
        setSpacing(2);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        viewport()->setAutoFillBackground(false);
    }

    /// Sets options and texts, keeping the focus.
    void show(const std::vector<std::pair<std::size_t, QString>>& rules) {
        const int row = currentRow();
        clear();
        for (const auto& [option, words] : rules) {
            auto* item = new QListWidgetItem(QIcon::fromTheme(QStringLiteral("edit-undo")), words, this);
            item->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(option));
            item->setToolTip(HouseRulesPage::tr("Puts this rule back to the usual"));
        }
        setCurrentRow(std::min(row, count() - 1), QItemSelectionModel::NoUpdate);
        setVisible(count() > 0);
        fitHeight();
    }

    std::size_t optionOf(const QListWidgetItem& item) const {
        return static_cast<std::size_t>(item.data(Qt::UserRole).toULongLong());
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QListWidget::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) fitHeight();
    }
    void keyPressEvent(QKeyEvent* event) override {
        const bool puts = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Return ||
                          event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
        if (!puts || currentItem() == nullptr) return QListWidget::keyPressEvent(event);
        emit itemClicked(currentItem());
    }

  private:
    /// As tall as its lines, up to a limit.
    void fitHeight() {
        if (count() == 0) return;
        doItemsLayout();
        const QRect first = visualItemRect(item(0));
        const QRect last = visualItemRect(item(count() - 1));
        const int line = first.height() + 2 * spacing();
        setFixedHeight(std::min(last.bottom() - first.top() + 1 + 2 * spacing(), kMostLines * line) +
                       2 * frameWidth());
    }
};

HouseRulesPage::HouseRulesPage(const GameInfo& game, const std::vector<std::size_t>& options, QWidget* parent)
    : QWidget(parent)
    , game_(game)
    , rows_(game.options().size(), nullptr)
    , presets_(new FormComboBox(this))
    , presetHelp_(helpLine({}, this))
    , search_(new SearchField(tr("Search the house rules"), this))
    , nothing_(new PlainLabel(tr("No house rule has these words. Esc shows all rules again."), this)) {
    const GameText& text = textFor(game.id());

    //: A set of house rules: none
    presets_->addItem(tr("The usual rules"));
    presets_->setItemData(0, tr("All house rules are off: the game as its rules have it."), Qt::ToolTipRole);
    for (const RulePreset& preset : text.presets()) {
        presets_->addItem(text.presetName(preset));
        presets_->setItemData(presets_->count() - 1, text.presetHelp(preset), Qt::ToolTipRole);
    }
    //: A set of house rules that somebody has put together
    presets_->setPlaceholderText(tr("Your own"));
    connect(presets_, &QComboBox::activated, this, &HouseRulesPage::usePreset);

    auto* page = new QWidget(this);
    list_ = new QVBoxLayout(page);
    list_->setSpacing(kSpacing);
    std::vector<std::size_t> left;
    std::vector<std::size_t> dependents;
    for (const std::size_t option : options) {
        const OptionSpec& spec = game.options()[option];
        const bool depends = spec.role == OptionRole::Count || !isHouseRule(spec);
        (depends ? dependents : left).push_back(option);
    }
    for (const RuleGroup& group : text.ruleGroups()) {
        std::vector<std::size_t> members;
        for (const std::string_view name : group.options)
            if (const auto found = std::ranges::find(left, findOption(game, name)); found != left.end()) {
                members.push_back(*found);
                left.erase(found);
            }
        addSection(text.groupName(group), members, dependents);
    }
    addSection(sections_.empty() ? QString() : tr("More house rules"), left, dependents);
    list_->addStretch();

    auto* head = new QHBoxLayout;
    //: A label: house rules that go together, such as those for beginners
    head->addWidget(labelFor(presets_, tr("S&et of rules:")));
    head->addWidget(presets_, 2);
    head->addSpacing(kSpacing);
    head->addWidget(search_, 3);
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setWordWrap(true);
    nothing_->hide();
    // After the rules in tab order.
    differ_ = new PlainLabel(this);
    differ_->setWordWrap(true);
    putAllBack_ = new QPushButton(tr("Put all &back"), this);
    differences_ = new DifferenceList(this);
    //: What a screen reader calls the list of rules that are set otherwise
    differences_->setAccessibleName(tr("What differs from the usual rules"));
    connect(differences_, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { putBack({differences_->optionOf(*item)}); });
    putAllBack_->setToolTip(tr("Sets all house rules back to the usual."));
    connect(putAllBack_, &QPushButton::clicked, this, [this] { putBack(differences(game_, setup_)); });
    auto* foot = new QHBoxLayout;
    foot->addWidget(differ_, 1);
    foot->addWidget(putAllBack_);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(head);
    layout->addWidget(presetHelp_);
    layout->addWidget(nothing_);
    layout->addWidget(scrolling(page, this), 1);
    layout->addLayout(foot);
    layout->addWidget(differences_);
    connect(search_, &QLineEdit::textChanged, this, &HouseRulesPage::filter);
}

void HouseRulesPage::addSection(const QString& name, const std::vector<std::size_t>& options,
                                const std::vector<std::size_t>& dependents) {
    if (options.empty()) return;
    Section section{nullptr, {}};
    if (!name.isEmpty()) {
        section.heading = new PlainLabel(name, this);
        QFont font = section.heading->font();
        font.setBold(true);
        font.setPointSizeF(font.pointSizeF() * 1.1);
        section.heading->setFont(font);
        if (!sections_.empty()) section.heading->setContentsMargins(0, kSpacing, 0, 0);
        list_->addWidget(section.heading);
    }
    for (const std::size_t option : options) {
        addRow(section, option, name, false);
        std::vector<std::size_t> counts;
        for (const std::size_t dependent : dependents) {
            if (broughtInBy(game_, dependent) != option) continue;
            if (game_.options()[dependent].role == OptionRole::Count)
                counts.push_back(dependent);
            else
                addRow(section, dependent, name, true);
        }
        if (counts.empty()) continue;
        const GameText& text = textFor(game_.id());
        QStringList words{name};
        for (const std::size_t count : counts) words << text.optionName(game_.options()[count]);
        words << text.optionHelp(game_.options()[counts.front()]);
        const std::size_t first = counts.front();
        counts_ = new CardCounts(game_, std::move(counts), this);
        section.entries.push_back({first, counts_, words.join(QLatin1Char('\n')), true});
        list_->addWidget(counts_);
        connect(counts_, &CardCounts::changed, this, &HouseRulesPage::changed);
    }
    sections_.push_back(std::move(section));
}

void HouseRulesPage::addRow(Section& section, std::size_t option, const QString& heading, bool onlyWithSay) {
    auto* row = new OptionRow(game_.options()[option], textFor(game_.id()), this);
    rows_[option] = row;
    section.entries.push_back({option, row, heading + '\n' + row->words(), onlyWithSay});
    list_->addWidget(row);
    connect(row, &OptionRow::changed, this, [this] {
        if (!filling_) emit changed();
    });
}

bool HouseRulesPage::has(std::size_t option) const {
    return rows_[option] != nullptr ||
           (counts_ != nullptr && game_.options()[option].role == OptionRole::Count);
}

OptionValue HouseRulesPage::value(std::size_t option) const {
    return rows_[option] != nullptr ? rows_[option]->value() : counts_->value(option);
}

void HouseRulesPage::setValue(std::size_t option, OptionValue value) {
    filling_ = true;
    if (rows_[option] != nullptr)
        rows_[option]->setValue(value);
    else
        counts_->setValue(option, value);
    filling_ = false;
}

void HouseRulesPage::putBelow(std::size_t option, QWidget* part) {
    list_->insertWidget(list_->indexOf(rows_[option]) + 1, part);
}

void HouseRulesPage::tell(const Setup& setup) {
    setup_ = setup;
    for (std::size_t option = 0; option < rows_.size(); ++option) {
        if (rows_[option] == nullptr) continue;
        const bool applies = game_.applies(setup, option);
        rows_[option]->setApplies(applies);
        QStringList words{tips(Balance::bundled(), game_, setup, option)};
        const OptionSpec& spec = game_.options()[option];
        if (const Rule* rule = RuleBook::forGame(toQString(game_.id())).find(toQString(spec.clause.id())))
            words.append(originOfUsual(rule->origin.kind()));
        words.removeAll(QString());
        rows_[option]->setTips(words.join(QLatin1Char(' ')));
        rows_[option]->setDiffers(applies && !isUsual(spec, optionOf(setup, option)));
    }
    if (counts_ != nullptr) counts_->tell(setup);
    filter();
    showPreset();

    std::vector<std::pair<std::size_t, QString>> rules;
    for (const std::size_t option : differences(game_, setup))
        rules.emplace_back(option, optionAsSet(game_, setup, option));
    differ_->setText(rules.empty() ? tr("Nothing differs from the usual rules.")
                                   : tr("%n rule(s) other than usual; click to put back:", nullptr,
                                        static_cast<int>(rules.size())));
    const bool hadKeys = differences_->hasFocus() || putAllBack_->hasFocus();
    differences_->show(rules);
    putAllBack_->setEnabled(!rules.empty());
    if (hadKeys && rules.empty()) search_->setFocus(Qt::OtherFocusReason);
}

void HouseRulesPage::filter() {
    const Search search(search_->text());
    bool found = false;
    for (const Section& section : sections_) {
        bool any = false;
        for (const Entry& entry : section.entries) {
            const bool shown =
                search.fits(entry.words) && (!entry.onlyWithSay || game_.applies(setup_, entry.option));
            entry.widget->setVisible(shown);
            any = any || shown;
        }
        if (section.heading != nullptr) section.heading->setVisible(any);
        found = found || any;
    }
    nothing_->setVisible(!found);
}

void HouseRulesPage::usePreset(int index) {
    Setup wanted = setup_;
    if (index == 0)
        setUsual(game_, wanted);
    else
        drawbridge::usePreset(game_, textFor(game_.id()).presets()[static_cast<std::size_t>(index - 1)],
                              wanted);
    for (std::size_t option = 0; option < rows_.size(); ++option)
        if (has(option)) setValue(option, optionOf(wanted, option));
    emit changed();
}

/// Selects the preset that equals the current rules, and shows its description.
void HouseRulesPage::showPreset() {
    int index = differences(game_, setup_).empty() ? 0 : -1;
    if (const RulePreset* preset = presetOf(game_, setup_))
        index = 1 + static_cast<int>(preset - textFor(game_.id()).presets().data());
    presets_->setCurrentIndex(index);
    const QString help = index < 0 ? tr("Your own selection of house rules.")
                                   : presets_->itemData(index, Qt::ToolTipRole).toString();
    presetHelp_->setText(help);
    presets_->setAccessibleDescription(help);
}

void HouseRulesPage::putBack(const std::vector<std::size_t>& options) {
    for (const std::size_t option : options) setValue(option, 0);
    emit changed();
}

} // namespace drawbridge
