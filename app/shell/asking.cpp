// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/asking.h"

#include "reference/plainwidgets.h"
#include "shell/formparts.h"
#include "text/gametext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace drawbridge {

namespace {

// In files, by Asking.
constexpr std::array kNames{"never", "usable", "always"};

// The dialog: as large as its words ask for, where the screen has room.
constexpr int kBreadth = 90; // letters
constexpr int kLines = 50;
constexpr QSize kMargin(40, 60);

QString keyOf(const GameInfo& game, const WindowKind& kind) {
    return QStringLiteral("asking/%1/%2").arg(toQString(game.id()), toQString(kind.name));
}

std::vector<Asking> usual(const GameInfo& game) {
    std::vector<Asking> asking;
    for (const WindowKind& kind : game.windowKinds()) asking.push_back(kind.usual);
    return asking;
}

} // namespace

std::vector<Asking> loadAsking(const GameInfo& game) {
    const QSettings settings;
    std::vector<Asking> asking = usual(game);
    for (std::size_t kind = 0; kind < asking.size(); ++kind) {
        const QString stored = settings.value(keyOf(game, game.windowKinds()[kind])).toString();
        const auto name = std::find_if(kNames.begin(), kNames.end(),
                                       [&](const char* one) { return stored == QLatin1String(one); });
        if (name != kNames.end()) asking[kind] = static_cast<Asking>(name - kNames.begin());
    }
    return asking;
}

void storeAsking(const GameInfo& game, const std::vector<Asking>& asking) {
    QSettings settings;
    for (std::size_t kind = 0; kind < asking.size(); ++kind)
        settings.setValue(keyOf(game, game.windowKinds()[kind]),
                          QString::fromLatin1(kNames[static_cast<std::size_t>(asking[kind])]));
}

AskingDialog::AskingDialog(const GameInfo& game, const std::vector<Asking>& now, QWidget* parent)
    : QDialog(parent) {
    const GameText& text = textFor(game.id());
    //: Title of the dialog in which one says when the game is to stop for one's reactions; %1 is the game
    setWindowTitle(tr("When to ask me in %1").arg(text.gameName()));
    auto* page = new QWidget(this);
    auto* form = new QGridLayout(page);
    form->setColumnStretch(0, 1);
    form->setVerticalSpacing(2);
    int line = 0;
    const auto addLine = [&](QWidget* across) { form->addWidget(across, line++, 0, 1, 2); };
    const auto addGap = [&] { form->setRowMinimumHeight(line++, fontMetrics().lineSpacing() / 2); };
    auto* why = new PlainLabel(
        tr("At these moments you may act although it is not your turn. What you choose here shows nobody "
           "what you hold: the game takes the same time whether you are asked or not."),
        page);
    why->setWordWrap(true);
    addLine(why);
    addGap();
    for (std::size_t kind = 0; kind < now.size(); ++kind) {
        const WindowWords words = text.windowWords(kind);
        auto* box = new CalmComboBox(page);
        box->addItem(tr("Never"));
        box->addItem(tr("If I can do something"));
        box->addItem(tr("Always"));
        box->setAccessibleDescription(words.help);
        kinds_.append(box);
        auto* name = new PlainLabel(words.name, page);
        name->setWordWrap(true);
        name->setBuddy(box);
        form->addWidget(name, line, 0);
        form->addWidget(box, line++, 1);
        addLine(helpLine(words.help, page));
        addGap();
    }
    auto* shared =
        new PlainLabel(tr("Where several people share the screen, asking only those who can do something "
                          "would show the others that they can: everybody is asked there."),
                       page);
    shared->setWordWrap(true);
    addLine(shared);
    form->setRowStretch(line, 1);

    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this, &game] { fill(usual(game)); });

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scrolling(page, this), 1);
    layout->addWidget(buttons);
    resize(QSize(kBreadth * fontMetrics().averageCharWidth(), kLines * fontMetrics().lineSpacing())
               .boundedTo(screen()->availableSize() - kMargin));
    fill(now);
}

void AskingDialog::fill(const std::vector<Asking>& asking) {
    for (qsizetype kind = 0; kind < kinds_.size(); ++kind)
        kinds_[kind]->setCurrentIndex(static_cast<int>(asking[static_cast<std::size_t>(kind)]));
}

std::vector<Asking> AskingDialog::asking() const {
    std::vector<Asking> asking;
    for (const QComboBox* kind : kinds_) asking.push_back(static_cast<Asking>(kind->currentIndex()));
    return asking;
}

} // namespace drawbridge
