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
#include <QComboBox>
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
#include <type_traits>

namespace drawbridge {

namespace {

QString inWords(const char* text) { return QCoreApplication::translate("Preferences", text); }

QString inMilliseconds(int time) { return PreferencesDialog::tr("%n ms", nullptr, time); }

QString inPixels(int distance) { return PreferencesDialog::tr("%n px", nullptr, distance); }

QString inMegabytes(int memory) {
    //: An amount of memory: %1 is a number of megabytes
    return PreferencesDialog::tr("%1 MB").arg(QLocale().toString(memory));
}

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

} // namespace

QList<std::pair<int, QString>> botPaces() {
    //: How fast bots act
    return {{0, inWords(QT_TRANSLATE_NOOP("Preferences", "Instant"))},
            {300, inWords(QT_TRANSLATE_NOOP("Preferences", "Brisk"))},
            {700, inWords(QT_TRANSLATE_NOOP("Preferences", "Easy to follow"))},
            {1500, inWords(QT_TRANSLATE_NOOP("Preferences", "Slow"))}};
}

PreferencesDialog::PreferencesDialog(const Preferences& now, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("Preferences"));

    auto* look = new QGroupBox(tr("Look"), this);
    auto* lookForm = new QFormLayout(look);
    lookForm->addRow(tr("Colo&urs:"), addList(&Preferences::theme, {{Theme::System, tr("As the system")},
                                                                    {Theme::Light, tr("Light")},
                                                                    {Theme::Dark, tr("Dark")},
                                                                    {Theme::Contrast, tr("High contrast")}}));
    Choices<QString> tongues{{QString(), tr("As the system")}};
    for (const QString& name : languages()) tongues.append({name, languageName(name)});
    lookForm->addRow(tr("L&anguage:"), addList(&Preferences::language, tongues));
    Choices<int> sizes;
    //: How large text is, compared with the system's
    for (const int percent : kTextSizes) sizes.append({percent, tr("%1 %").arg(percent)});
    lookForm->addRow(tr("&Text size:"), addList(&Preferences::textSize, sizes));
    //: What the games are played on; the names of a slab of stone, two cloths, a table and grass
    const QStringList grounds{tr("Stone"), tr("Wine-red cloth"), tr("Green cloth"), tr("Oak boards"),
                              tr("Meadow")};
    lookForm->addRow(tr("G&round:"),
                     addLooks(&Preferences::ground, groundChoices(), grounds, sampleOfGround));
    //: What is drawn on the backs of cards and tiles
    const QStringList backs{tr("Lozenges"), tr("Masonry"), tr("Battlements"), tr("Bunting")};
    lookForm->addRow(tr("Bac&ks:"),
                     addLooks(&Preferences::backs, backPatterns(), backs, [this](const QString& pattern) {
                         return sampleOfBack(pattern, devicePixelRatioF());
                     }));
    lookForm->addRow(tr("A&nimation:"), addList(&Preferences::motion, animationSpeeds(), inMilliseconds));
    auto* hand = new QGroupBox(tr("Mouse and finger"), this);
    auto* handForm = new QFormLayout(hand);
    handForm->addRow(tr("Show cards lar&ge:"), addList(&Preferences::rest, restTimes(), inMilliseconds));
    handForm->addRow(tr("Drag beg&ins:"), addList(&Preferences::dragDistance, dragDistances(), inPixels));
    //: A field: how long a press lasts until it is a long one
    handForm->addRow(tr("Long &press:"), addList(&Preferences::hold, holdTimes(), inMilliseconds));
    auto* play = new QGroupBox(tr("Play"), this);
    auto* playForm = new QFormLayout(play);
    playForm->addRow(tr("Pace of &bots:"), addList(&Preferences::pace, botPaces(), inMilliseconds));
    Choices<int> memories;
    for (const int memory : {16, 32, Preferences::kUsualMemory, 128, 256})
        memories.append({memory, inMegabytes(memory)});
    QComboBox* memory = addList(&Preferences::memory, memories, inMegabytes);
    const QString ofMemory =
        tr("No bot takes more than that to think. Less suits a small computer; a bot that "
           "thinks long may then play worse.");
    memory->setToolTip(tipOf(ofMemory));
    memory->setAccessibleDescription(ofMemory);
    playForm->addRow(tr("&Memory of bots:"), memory);
    //: How much of what happens on the table a screen reader says
    const Choices<Announced> told{{Announced::Nothing, tr("Nothing")},
                                  {Announced::Concern, tr("What concerns me")},
                                  {Announced::All, tr("Everything")}};
    playForm->addRow(tr("Scr&een reader tells:"), addList(&Preferences::announced, told));
    playForm->addRow(addCheck(&Preferences::curtain,
                              tr("&Draw a curtain when the screen passes from one person to another")));
    playForm->addRow(addCheck(&Preferences::waste, tr("Ask before something goes to &waste")));
    playForm->addRow(addCheck(&Preferences::showAll, tr("Show all &hands when only bots play")));

    // With large fonts the page may exceed the screen.
    auto* page = new QWidget(this);
    auto* all = bareLayout<QVBoxLayout>(page);
    all->addWidget(look);
    all->addWidget(hand);
    all->addWidget(play);
    all->addWidget(makeSound());
    all->addStretch();
    QDialogButtonBox* buttons =
        endButtons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { fill(Preferences()); });
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

template <class Value>
QComboBox* PreferencesDialog::addList(Value Preferences::* field, const Choices<Value>& choices,
                                      QString (*otherwise)(int)) {
    const auto asData = [](const Value& value) -> QVariant {
        if constexpr (std::is_enum_v<Value>)
            return static_cast<int>(value);
        else
            return value;
    };
    auto* list = new FormComboBox(this);
    for (const auto& [value, name] : choices) list->addItem(name, asData(value));
    fields_.push_back({[=](const Preferences& from) {
                           const QVariant value = asData(from.*field);
                           if (otherwise && list->findData(value) < 0)
                               list->addItem(otherwise(value.toInt()), value);
                           list->setCurrentIndex(std::max(0, list->findData(value)));
                       },
                       [=](Preferences& to) {
                           if constexpr (std::is_enum_v<Value>)
                               to.*field = static_cast<Value>(list->currentData().toInt());
                           else
                               to.*field = list->currentData().value<Value>();
                       }});
    return list;
}

QCheckBox* PreferencesDialog::addCheck(bool Preferences::* field, const QString& text) {
    auto* check = new QCheckBox(text, this);
    fields_.push_back({[=](const Preferences& from) { check->setChecked(from.*field); },
                       [=](Preferences& to) { to.*field = check->isChecked(); }});
    return check;
}

/// A list of looks, each with a sample.
QComboBox* PreferencesDialog::addLooks(QString Preferences::* field, const QStringList& looks,
                                       const QStringList& names,
                                       const std::function<QPixmap(const QString&)>& sampleOf) {
    Q_ASSERT(names.size() == looks.size());
    Choices<QString> choices{{QString(), tr("Each game's own")}};
    for (int i = 0; i < looks.size(); ++i) choices.append({looks[i], names[i]});
    QComboBox* list = addList(field, choices);
    list->setIconSize({kSample, kSample});
    for (int i = 0; i < looks.size(); ++i) list->setItemIcon(i + 1, sampleOf(looks[i]));
    return list;
}

QGroupBox* PreferencesDialog::makeSound() {
    auto* box = new QGroupBox(tr("Sound"), this);
    auto* form = new QFormLayout(box);
    QCheckBox* sound = addCheck(&Preferences::sound, tr("Play &sounds"));
    auto* volume = new RevertingSlider(this);
    volume->setRange(1, 100);
    volume->setPageStep(10);
    fields_.push_back({[=](const Preferences& from) { volume->setValue(from.volume); },
                       [=](Preferences& to) { to.volume = volume->value(); }});
    if (!canPlaySounds()) {
        sound->hide(); // without sound support; the stored values are kept
        volume->hide();
        form->addRow(
            new PlainLabel(tr("This build of Drawbridge has no sound: Qt Multimedia was not there."), box));
        return box;
    }
    form->addRow(sound);
    //: On a button beside the volume: lets one hear how loud that is
    auto* tryOut = new QPushButton(tr("Tr&y"), box);
    tryOut->setAutoDefault(false);
    connect(tryOut, &QPushButton::clicked, this, [this, volume] { emit soundTried(volume->value()); });
    auto* row = new QHBoxLayout;
    row->addWidget(volume, 1);
    row->addWidget(tryOut);
    form->addRow(labelFor(volume, tr("&Volume:")), row);
    for (QWidget* part : {static_cast<QWidget*>(volume), static_cast<QWidget*>(tryOut)}) {
        connect(sound, &QCheckBox::toggled, part, &QWidget::setEnabled);
        part->setEnabled(sound->isChecked());
    }
    return box;
}

void PreferencesDialog::fill(const Preferences& preferences) {
    for (const Field& field : fields_) field.fill(preferences);
}

Preferences PreferencesDialog::preferences() const {
    Preferences result;
    for (const Field& field : fields_) field.read(result);
    return result;
}

} // namespace drawbridge
