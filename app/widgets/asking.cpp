// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/asking.h"

#include "reference/plainwidgets.h"
#include "text/gametext.h"
#include "text/settings.h"
#include "widgets/formparts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace drawbridge {

namespace {

// Names in the settings, by Asking.
constexpr std::array kNames{"never", "matters", "usable", "always"};

// Preferred size of the dialog, limited by the screen.
constexpr int kBreadth = 90; // average characters
constexpr int kLines = 30;

QString keyOf(const GameInfo& game, const WindowKind& kind) {
    return QStringLiteral("asking/%1/%2").arg(toQString(game.id()), toQString(kind.name));
}

// The choices offered first, and the number of them.
enum Way { kWhatMatters, kEveryAttack, kAlways, kWays };

std::vector<Asking> kindsOf(const GameInfo& game, Way way) {
    std::vector<Asking> asking;
    for (const WindowKind& kind : game.windowKinds()) switch (way) {
        case kWhatMatters: asking.push_back(kind.usual); break;
        case kEveryAttack: asking.push_back(kind.attacks ? Asking::Usable : Asking::Never); break;
        default: asking.push_back(Asking::Always);
        }
    return asking;
}

} // namespace

std::vector<Asking> loadAsking(const GameInfo& game) {
    const Settings settings;
    std::vector<Asking> asking = kindsOf(game, kWhatMatters);
    for (std::size_t kind = 0; kind < asking.size(); ++kind) {
        const QString stored = settings.value(keyOf(game, game.windowKinds()[kind])).toString();
        const auto name = std::find_if(kNames.begin(), kNames.end(),
                                       [&](const char* one) { return stored == QLatin1String(one); });
        if (name != kNames.end()) asking[kind] = static_cast<Asking>(name - kNames.begin());
    }
    return asking;
}

void storeAsking(const GameInfo& game, const std::vector<Asking>& asking) {
    Settings settings;
    for (std::size_t kind = 0; kind < asking.size(); ++kind)
        settings.setValue(keyOf(game, game.windowKinds()[kind]),
                          QString::fromLatin1(kNames[static_cast<std::size_t>(asking[kind])]));
}

AskingDialog::AskingDialog(const GameInfo& game, const std::vector<Asking>& now, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , ways_(new QButtonGroup(this))
    //: A button that opens the whole list of moments at which one may be asked
    , more_(new QPushButton(tr("&More"), this))
    , each_(makeKinds()) {
    //: Title of the dialog in which one says when the game is to stop for one's reactions; %1 is the game
    setWindowTitle(tr("When to ask me in %1").arg(textFor(game.id()).gameName()));
    auto* page = new QWidget(this);
    auto* lines = new QVBoxLayout(page);
    const auto addLine = [&](const QString& words) {
        auto* line = new PlainLabel(words, page);
        line->setWordWrap(true);
        lines->addWidget(line);
    };
    addLine(tr(
        "Now and then you may act although it is not your turn. What you choose here shows nobody what you "
        "hold: the game takes the same time whether you are asked or not."));
    const std::array<std::pair<QString, QString>, kWays> ways{{
        {tr("&Only when it can change something"),
         tr("You can act, it changes what comes of this, and later would be too late.")},
        {tr("At every &attack"),
         tr("Whenever somebody attacks and you hold anything that you may use then.")},
        {tr("Al&ways"), tr("At every moment at which the rules let you act, whatever you hold.")},
    }};
    for (int way = 0; const auto& [name, meaning] : ways) {
        auto* button = new QRadioButton(name, page);
        button->setAccessibleDescription(meaning);
        ways_->addButton(button, way++);
        lines->addWidget(button);
        lines->addWidget(helpLine(meaning, page));
    }
    addLine(tr("Where several people share the screen, to be asked would show the others that you can do "
               "something: there you are asked whenever that might be so for all that everybody can see."));
    more_->setCheckable(true);
    lines->addWidget(more_, 0, Qt::AlignLeft);
    lines->addWidget(each_);
    lines->addStretch(1);
    connect(ways_, &QButtonGroup::idClicked, this,
            [this](int way) { fill(kindsOf(game_, static_cast<Way>(way))); });
    connect(more_, &QPushButton::toggled, each_, &QWidget::setVisible);

    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { fill(kindsOf(game_, kWhatMatters)); });

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scrolling(page, this), 1);
    layout->addWidget(buttons);
    resizeOnScreen(this, {kBreadth * fontMetrics().averageCharWidth(), kLines * fontMetrics().lineSpacing()});
    fill(now);
    // With a custom choice the page with all kinds is shown at once.
    more_->setChecked(ways_->checkedId() < 0);
    each_->setVisible(more_->isChecked());
}

/// A list with a choice for each kind of reaction window.
QWidget* AskingDialog::makeKinds() {
    auto* page = new QWidget(this);
    auto* form = new QGridLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setColumnStretch(0, 1);
    form->setVerticalSpacing(2);
    const GameText& text = textFor(game_.id());
    int line = 0;
    for (std::size_t kind = 0; kind < game_.windowKinds().size(); ++kind) {
        const WindowWords words = text.windowWords(kind);
        auto* box = new FormComboBox(page);
        box->addItems(
            {tr("Never"), tr("If it can change something"), tr("If I can do something"), tr("Always")});
        box->setAccessibleDescription(words.help);
        connect(box, &QComboBox::currentIndexChanged, this, &AskingDialog::tellWay);
        kinds_.append(box);
        auto* name = new PlainLabel(words.name, page);
        name->setWordWrap(true);
        name->setBuddy(box);
        form->addWidget(name, line, 0);
        form->addWidget(box, line++, 1);
        form->addWidget(helpLine(words.help, page), line++, 0, 1, 2);
        form->setRowMinimumHeight(line++, fontMetrics().lineSpacing() / 2);
    }
    return page;
}

/// Checks the button of the choice that the kinds add up to, if any.
void AskingDialog::tellWay() {
    if (kinds_.size() < static_cast<qsizetype>(game_.windowKinds().size())) return;
    ways_->setExclusive(false);
    for (int way = 0; way < kWays; ++way)
        ways_->button(way)->setChecked(asking() == kindsOf(game_, static_cast<Way>(way)));
    ways_->setExclusive(true);
}

void AskingDialog::fill(const std::vector<Asking>& asking) {
    for (qsizetype kind = 0; kind < kinds_.size(); ++kind)
        kinds_[kind]->setCurrentIndex(static_cast<int>(asking[static_cast<std::size_t>(kind)]));
    tellWay();
}

std::vector<Asking> AskingDialog::asking() const {
    std::vector<Asking> asking;
    for (const QComboBox* kind : kinds_) asking.push_back(static_cast<Asking>(kind->currentIndex()));
    return asking;
}

} // namespace drawbridge
