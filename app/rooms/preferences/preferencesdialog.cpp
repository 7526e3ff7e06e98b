// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/preferences/preferencesdialog.h"

#include "faces/backname.h"
#include "faces/facepixmap.h"
#include "faces/groundpainter.h"
#include "match/gameinfo.h"
#include "reference/plainwidgets.h"
#include "sound/soundplayer.h"
#include "text/gametext.h"
#include "widgets/formparts.h"
#include "widgets/language.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <array>

namespace drawbridge {

namespace {

QString inWords(const char* text) { return QCoreApplication::translate("Preferences", text); }

void fillList(QComboBox* box, const QList<std::pair<int, QString>>& choices) {
    for (const auto& [milliseconds, name] : choices) box->addItem(name, milliseconds);
}

/// Selects a value; one not offered (from an edited file) is added, named `otherwise`.
void choose(QComboBox* box, const QVariant& value, const QString& otherwise = {}) {
    int index = box->findData(value);
    if (index < 0) {
        box->addItem(otherwise, value);
        index = box->count() - 1;
    }
    box->setCurrentIndex(index);
}

QString inMilliseconds(int time) { return PreferencesDialog::tr("%n ms", nullptr, time); }

QString inPixels(int distance) { return PreferencesDialog::tr("%n px", nullptr, distance); }

QString inMegabytes(int memory) {
    //: An amount of memory: %1 is a number of megabytes
    return PreferencesDialog::tr("%1 MB").arg(QLocale().toString(memory));
}

constexpr std::array kMemories{16, 32, Preferences::kUsualMemory, 128, 256}; // MB

constexpr int kSample = 22; // width and height in pixels

/// A piece of the ground by day, large enough to recognize its pattern.
QPixmap sampleOfGround(const QString& place) {
    Ground ground;
    ground.place = place;
    ground.size = {4 * kSample, 4 * kSample};
    ground.rail = 2 * ground.size.height();
    QPixmap picture(ground.size.toSize());
    QPainter painter(&picture);
    paintGround(painter, ground);
    return picture.copy(kSample, kSample, 2 * kSample, 2 * kSample);
}

/// A piece of a card back's pattern: scaled down as a whole, only the emblem in its middle would be visible,
/// which all backs share. Any game's will do.
QPixmap sampleOfBack(const QString& pattern, double devicePixelRatio) {
    const QString face = toQString(allGames().back()->id()) + QStringLiteral("/back~") + pattern;
    const QPixmap back = facePixmap(face, 5 * kSample, devicePixelRatio);
    const int side = qRound(kSample * devicePixelRatio);
    return back.copy(side * 2 / 5, side * 2 / 5, side, side);
}

} // namespace

QList<std::pair<int, QString>> botPaces() {
    //: How fast bots act
    return {{0, inWords(QT_TRANSLATE_NOOP("Preferences", "Instant"))},
            {300, inWords(QT_TRANSLATE_NOOP("Preferences", "Brisk"))},
            {700, inWords(QT_TRANSLATE_NOOP("Preferences", "Easy to follow"))},
            {1500, inWords(QT_TRANSLATE_NOOP("Preferences", "Slow"))}};
}

QList<std::pair<int, QString>> animationSpeeds() {
    return {{Preferences::kAsSystem, inWords(QT_TRANSLATE_NOOP("Preferences", "As the system"))},
            {0, inWords(QT_TRANSLATE_NOOP("Preferences", "Off"))},
            {120, inWords(QT_TRANSLATE_NOOP("Preferences", "Quick"))},
            {180, inWords(QT_TRANSLATE_NOOP("Preferences", "Normal"))},
            {320, inWords(QT_TRANSLATE_NOOP("Preferences", "Calm"))}};
}

QList<std::pair<int, QString>> restTimes() {
    //: When the card under the pointer is shown large
    return {{450, inWords(QT_TRANSLATE_NOOP("Preferences", "Soon"))},
            {1100, inWords(QT_TRANSLATE_NOOP("Preferences", "After a moment"))},
            {2500, inWords(QT_TRANSLATE_NOOP("Preferences", "Late"))},
            {0, inWords(QT_TRANSLATE_NOOP("Preferences", "When I ask for it (Z, right button)"))}};
}

QList<std::pair<int, QString>> dragDistances() {
    //: How far a pressed button or finger moves before what lies below it is dragged along
    return {{Preferences::kAsSystem, inWords(QT_TRANSLATE_NOOP("Preferences", "As the system"))},
            {25, inWords(QT_TRANSLATE_NOOP("Preferences", "After a little way"))},
            {50, inWords(QT_TRANSLATE_NOOP("Preferences", "After a longer way"))},
            {100, inWords(QT_TRANSLATE_NOOP("Preferences", "After a long way"))}};
}

QList<std::pair<int, QString>> holdTimes() {
    //: How long a button or finger is held down until it is more than a press
    return {{Preferences::kAsSystem, inWords(QT_TRANSLATE_NOOP("Preferences", "As the system"))},
            {1500, inWords(QT_TRANSLATE_NOOP("Preferences", "After a second and a half"))},
            {3000, inWords(QT_TRANSLATE_NOOP("Preferences", "After three seconds"))}};
}

PreferencesDialog::PreferencesDialog(const Preferences& now, QWidget* parent)
    : QDialog(parent)
    , theme_(new FormComboBox(this))
    , language_(new FormComboBox(this))
    , textSize_(new FormComboBox(this))
    , ground_(new FormComboBox(this))
    , backs_(new FormComboBox(this))
    , motion_(new FormComboBox(this))
    , rest_(new FormComboBox(this))
    , dragDistance_(new FormComboBox(this))
    , hold_(new FormComboBox(this))
    , pace_(new FormComboBox(this))
    , memory_(new FormComboBox(this))
    , announced_(new FormComboBox(this))
    , curtain_(new QCheckBox(tr("&Draw a curtain when the screen passes from one person to another"), this))
    , waste_(new QCheckBox(tr("Ask before something goes to &waste"), this))
    , showAll_(new QCheckBox(tr("Show all &hands when only bots play"), this))
    , sound_(new QCheckBox(tr("Play &sounds"), this))
    , volume_(new RevertingSlider(this)) {
    setWindowTitle(tr("Preferences"));

    theme_->addItem(tr("As the system"), static_cast<int>(Theme::System));
    theme_->addItem(tr("Light"), static_cast<int>(Theme::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(Theme::Dark));
    theme_->addItem(tr("High contrast"), static_cast<int>(Theme::Contrast));
    language_->addItem(tr("As the system"), QString());
    for (const QString& name : languages()) language_->addItem(languageName(name), name);
    //: How large text is, compared with the system's
    for (const int percent : kTextSizes) textSize_->addItem(tr("%1 %").arg(percent), percent);
    offerLooks();
    fillList(motion_, animationSpeeds());
    fillList(rest_, restTimes());
    fillList(dragDistance_, dragDistances());
    fillList(hold_, holdTimes());
    fillList(pace_, botPaces());
    for (const int memory : kMemories) memory_->addItem(inMegabytes(memory), memory);
    //: How much of what happens on the table a screen reader says
    announced_->addItem(tr("Nothing"), static_cast<int>(Announced::Nothing));
    announced_->addItem(tr("What concerns me"), static_cast<int>(Announced::Concern));
    announced_->addItem(tr("Everything"), static_cast<int>(Announced::All));
    const QString ofMemory =
        tr("No bot takes more than that to think. Less suits a small computer; a bot that "
           "thinks long may then play worse.");
    memory_->setToolTip(tipOf(ofMemory));
    memory_->setAccessibleDescription(ofMemory);

    auto* look = new QGroupBox(tr("Look"), this);
    auto* lookForm = new QFormLayout(look);
    lookForm->addRow(tr("Colo&urs:"), theme_);
    lookForm->addRow(tr("L&anguage:"), language_);
    lookForm->addRow(tr("&Text size:"), textSize_);
    lookForm->addRow(tr("G&round:"), ground_);
    lookForm->addRow(tr("Bac&ks:"), backs_);
    lookForm->addRow(tr("A&nimation:"), motion_);
    auto* hand = new QGroupBox(tr("Mouse and finger"), this);
    auto* handForm = new QFormLayout(hand);
    handForm->addRow(tr("Show cards lar&ge:"), rest_);
    handForm->addRow(tr("Drag beg&ins:"), dragDistance_);
    //: A field: how long a press lasts until it is a long one
    handForm->addRow(tr("Long &press:"), hold_);
    auto* play = new QGroupBox(tr("Play"), this);
    auto* playForm = new QFormLayout(play);
    playForm->addRow(tr("Pace of &bots:"), pace_);
    playForm->addRow(tr("&Memory of bots:"), memory_);
    playForm->addRow(tr("Scr&een reader tells:"), announced_);
    playForm->addRow(curtain_);
    playForm->addRow(waste_);
    playForm->addRow(showAll_);

    QDialogButtonBox* buttons =
        endButtons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { fill(Preferences()); });

    // With large fonts the page may exceed the screen.
    auto* page = new QWidget(this);
    auto* all = bareLayout<QVBoxLayout>(page);
    all->addWidget(look);
    all->addWidget(hand);
    all->addWidget(play);
    all->addWidget(makeSound());
    all->addStretch();
    auto* area = scrolling(page, this);
    area->setMinimumWidth(page->sizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(buttons);
    fill(now);
    const QSize whole = page->sizeHint() + QSize(0, buttons->sizeHint().height() + 3 * layout->spacing() +
                                                        layout->contentsMargins().top());
    resizeOnScreen(this, whole.expandedTo(minimumSizeHint()));
}

/// Card backs and grounds, each with a sample.
void PreferencesDialog::offerLooks() {
    //: What the games are played on; the names of a slab of stone, two cloths, a table and grass
    const QStringList grounds{tr("Stone"), tr("Wine-red cloth"), tr("Green cloth"), tr("Oak boards"),
                              tr("Meadow")};
    //: What is drawn on the backs of cards and tiles
    const QStringList backs{tr("Lozenges"), tr("Masonry"), tr("Battlements"), tr("Bunting")};
    const QSize size(kSample, kSample);
    for (QComboBox* box : {ground_, backs_}) {
        box->setIconSize(size);
        box->addItem(tr("Each game's own"), QString());
    }
    Q_ASSERT(grounds.size() == groundChoices().size() && backs.size() == backPatterns().size());
    for (int i = 0; i < grounds.size(); ++i)
        ground_->addItem(sampleOfGround(groundChoices()[i]), grounds[i], groundChoices()[i]);
    for (int i = 0; i < backs.size(); ++i)
        backs_->addItem(sampleOfBack(backPatterns()[i], devicePixelRatioF()), backs[i], backPatterns()[i]);
}

QGroupBox* PreferencesDialog::makeSound() {
    auto* box = new QGroupBox(tr("Sound"), this);
    auto* form = new QFormLayout(box);
    if (!canPlaySounds()) {
        sound_->hide(); // without sound support; the stored values are kept
        volume_->hide();
        form->addRow(
            new PlainLabel(tr("This build of Drawbridge has no sound: Qt Multimedia was not there."), box));
        return box;
    }
    form->addRow(sound_);
    volume_->setRange(1, 100);
    volume_->setPageStep(10);
    //: On a button beside the volume: lets one hear how loud that is
    auto* tryOut = new QPushButton(tr("Tr&y"), box);
    tryOut->setAutoDefault(false);
    setTabOrder(volume_, tryOut);
    connect(tryOut, &QPushButton::clicked, this, [this] { emit soundTried(volume_->value()); });
    auto* row = new QHBoxLayout;
    row->addWidget(volume_, 1);
    row->addWidget(tryOut);
    form->addRow(labelFor(volume_, tr("&Volume:")), row);
    for (QWidget* part : {static_cast<QWidget*>(volume_), static_cast<QWidget*>(tryOut)}) {
        connect(sound_, &QCheckBox::toggled, part, &QWidget::setEnabled);
        part->setEnabled(sound_->isChecked());
    }
    return box;
}

void PreferencesDialog::fill(const Preferences& preferences) {
    choose(theme_, static_cast<int>(preferences.theme));
    choose(textSize_, preferences.textSize);
    choose(ground_, preferences.ground);
    choose(backs_, preferences.backs);
    choose(motion_, preferences.motion, inMilliseconds(preferences.motion));
    choose(rest_, preferences.rest, inMilliseconds(preferences.rest));
    choose(dragDistance_, preferences.dragDistance, inPixels(preferences.dragDistance));
    choose(hold_, preferences.hold, inMilliseconds(preferences.hold));
    choose(pace_, preferences.pace, inMilliseconds(preferences.pace));
    choose(memory_, preferences.memory, inMegabytes(preferences.memory));
    choose(announced_, static_cast<int>(preferences.announced));
    language_->setCurrentIndex(std::max(0, language_->findData(preferences.language)));
    curtain_->setChecked(preferences.curtain);
    waste_->setChecked(preferences.waste);
    showAll_->setChecked(preferences.showAll);
    sound_->setChecked(preferences.sound);
    volume_->setValue(preferences.volume);
}

Preferences PreferencesDialog::preferences() const {
    Preferences result;
    result.theme = static_cast<Theme>(theme_->currentData().toInt());
    result.textSize = textSize_->currentData().toInt();
    result.ground = ground_->currentData().toString();
    result.backs = backs_->currentData().toString();
    result.motion = motion_->currentData().toInt();
    result.rest = rest_->currentData().toInt();
    result.dragDistance = dragDistance_->currentData().toInt();
    result.hold = hold_->currentData().toInt();
    result.pace = pace_->currentData().toInt();
    result.memory = memory_->currentData().toInt();
    result.announced = static_cast<Announced>(announced_->currentData().toInt());
    result.language = language_->currentData().toString();
    result.curtain = curtain_->isChecked();
    result.waste = waste_->isChecked();
    result.showAll = showAll_->isChecked();
    result.sound = sound_->isChecked();
    result.volume = volume_->value();
    return result;
}

} // namespace drawbridge
