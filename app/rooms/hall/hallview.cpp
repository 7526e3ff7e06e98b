// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/hall/hallview.h"

#include "match/gameinfo.h"
#include "rooms/hall/hallpictures.h"
#include "rooms/hall/hallvalues.h"
#include "text/gamesheet.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QQmlEngine>
#include <QQuickItem>
#include <QRegularExpression>
#include <QTime>
#include <QUrl>
#include <algorithm>

namespace drawbridge {

namespace {

constexpr std::size_t kOnTable = 3;
constexpr int kWakeful = 60'000; // ms of inactivity after which ambient animation stops

QUrl hallFile(const char* name) {
    return {QStringLiteral("qrc:/qt/qml/Drawbridge/Lobby/hall/") + QLatin1String(name)};
}
QUrl sceneOfHall() { return hallFile("HallScene.qml"); }

/// "2", "2–4".
QString seatsOf(const GameInfo& game) {
    const QLocale locale;
    const QString least = locale.toString(game.minSeats());
    if (game.minSeats() == game.maxSeats()) return least;
    //: How many can play: from %1 to %2, as in "2–4".
    return QCoreApplication::translate("drawbridge::HallView", "%1–%2")
        .arg(least, locale.toString(game.maxSeats()));
}

/// "15′" for "15 min", where space is short.
QString shortOf(const QString& lasts) {
    static const QRegularExpression number(QStringLiteral("\\d+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    const QString minutes = number.match(lasts).captured();
    //: Minutes, as short as can be: %1 is their number
    return minutes.isEmpty() ? lasts
                             : QCoreApplication::translate("drawbridge::HallView", "%1′").arg(minutes);
}

ShelfGame onShelf(const GameInfo& game) {
    const GameText& text = textFor(game.id());
    return {.id = toQString(game.id()),
            .name = text.gameName(),
            .tagline = text.tagline(),
            .learn = text.learnOffer(),
            .lasts = text.lasts(),
            .lastsShort = shortOf(text.lasts()),
            .players = seatsOf(game),
            .cover = sheetOf(game.id()).box.cover};
}

ShownMatch onTable(const HallMatch& match) {
    const GameInfo* game = findGame(match.gameId.toStdString());
    const QString name = game ? textFor(game->id()).gameName() : match.gameId;
    const GameSheet::Cloth cloth = game ? sheetOf(game->id()).cloth : GameSheet::Cloth();
    const auto others = match.players.size();
    const QString against =
        others == 0 ? QString()
        : others > 3
            ? HallView::tr("%n player(s) at the table", nullptr, int(others) + (match.isYours ? 1 : 0))
            //: On a kept match. %1 is a name, or names in a list.
            : HallView::tr("With: %1").arg(QLocale().createSeparatedList(match.players));
    //: On a kept match. %1 is the name of who is on turn.
    const QString turn = !match.result.isEmpty() ? match.result
                         : match.isNext          ? HallView::tr("The series goes on")
                         : match.yourTurn        ? HallView::tr("Your turn")
                         : match.turn.isEmpty()  ? HallView::tr("About to begin")
                                                 : HallView::tr("On turn: %1").arg(match.turn);
    const QString picture = match.miniature.isEmpty() ? QString()
                                                      : QStringLiteral("image://hall/mini?file=") +
                                                            QString(QUrl::toPercentEncoding(match.miniature));
    return {.id = match.id,
            .gameId = match.gameId,
            .clothByDay = cloth.byDay,
            .clothByNight = cloth.byNight,
            .title = match.title.isEmpty() ? name : match.title,
            .against = against,
            .turn = turn,
            .yourTurn = match.yourTurn,
            .shield = match.shieldOnTurn,
            .isNext = match.isNext,
            .isOver = !match.result.isEmpty(),
            .series = match.series,
            .seriesBrief = match.seriesBrief,
            .standing = match.state,
            .ago = howLongAgo(match.left, QDateTime::currentDateTime()),
            .picture = picture};
}

} // namespace

QString howLongAgo(const QDateTime& left, const QDateTime& now) {
    if (!left.isValid()) return {};
    const qint64 minutes = std::max<qint64>(0, left.secsTo(now) / 60);
    const qint64 days = left.date().daysTo(now.date());
    if (minutes < 1) return HallView::tr("just now");
    if (minutes < 60) return HallView::tr("%n minute(s) ago", nullptr, int(minutes));
    if (days < 1 || minutes < 6 * 60) return HallView::tr("%n hour(s) ago", nullptr, int(minutes / 60));
    if (days == 1) return HallView::tr("yesterday");
    if (days < 14) return HallView::tr("%n day(s) ago", nullptr, int(days));
    //: When a match was last played. %1 is a date.
    return HallView::tr("on %1").arg(QLocale().toString(left.date(), QLocale::ShortFormat));
}

QString greetingAt(const QTime& time) {
    const int hour = time.hour();
    //: Stands before the name of somebody, who has come back to the hall
    if (hour >= 5 && hour < 12) return HallView::tr("Good morning,");
    //: Stands before the name of somebody, who has come back to the hall
    if (hour >= 12 && hour < 18) return HallView::tr("Good afternoon,");
    //: Stands before the name of somebody, who has come back to the hall
    if (hour >= 18 && hour < 23) return HallView::tr("Good evening,");
    //: Stands before the name of somebody, who has come back to the hall in the night
    return HallView::tr("Hello,");
}

HallView::HallView(bool soon, QWidget* parent)
    : SceneView(parent) {
    if (soon) expect(hallFile("HallPaper.qml")); // it imports all modules of the hall
    tellGames();
    clock_.setInterval(60'000);
    connect(&clock_, &QTimer::timeout, this, [this] {
        tellKept();
        tellGreeting();
    });
    rest_.setSingleShot(true);
    rest_.setInterval(kWakeful);
    connect(&rest_, &QTimer::timeout, this, [this] { tell("awake", false); });
}

void HallView::readAhead() { fetch(sceneOfHall()); }

void HallView::prepare(QQmlEngine& engine) {
    SceneView::prepare(engine);
    engine.addImageProvider(QLatin1String(HallPictures::providerName), new HallPictures);
}

void HallView::setKept(std::vector<HallMatch> kept, int more) {
    more += int(kept.size() > kOnTable ? kept.size() - kOnTable : 0);
    tell("more", more);
    if (kept.size() > kOnTable) kept.resize(kOnTable);
    if (kept == kept_) return;
    kept_ = std::move(kept);
    tellKept();
    focusFirst();
}

void HallView::setLooking(bool looking, int done, int all) {
    tell("recordsRead", done);
    tell("recordsToRead", all);
    tell("looking", looking);
    if (!looking) focusFirst(); // the main match may have changed
}

void HallView::setPerson(const std::optional<Person>& person) {
    tell("known", person.has_value());
    tell("personName", person ? person->name : QString());
    tell("personShield", person ? person->shield : 0);
}

void HallView::setLessonsDone(int done, int all) {
    tell("lessonsDone", done);
    tell("lessonsAll", all);
}

void HallView::setTally(int won, int played) {
    tell("matchesWon", won);
    tell("matchesPlayed", played);
}

void HallView::setArms(const QString& picture, const QString& words) {
    tell("arms", picture);
    tell("armsWords", words);
}

void HallView::setMotion(bool moves) { tell("motion", moves); }

void HallView::retranslate() {
    SceneView::retranslate();
    tellGames();
    tellKept();
    tellGreeting();
}

QRectF HallView::boxPlace(const QString& game) const {
    QRectF place;
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "boxPlace", Q_RETURN_ARG(QRectF, place),
                                  Q_ARG(QString, game));
    return place;
}

void HallView::takeBox(const QString& game) {
    if (rootObject()) rootObject()->setProperty("away", game);
}

double HallView::wallHeight() const {
    double height = 0;
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "wallHeight", Q_RETURN_ARG(double, height));
    return height;
}

void HallView::takeFocus() {
    setFocus(Qt::OtherFocusReason);
    isUntouched_ = true;
    focusFirst();
}

/// Focuses the most likely choice, until the first input: matches may arrive a little later.
void HallView::focusFirst() {
    if (isUntouched_ && rootObject()) QMetaObject::invokeMethod(rootObject(), "focusFirst");
}

bool HallView::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) isUntouched_ = false;
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        if (isVisible()) stir();
        break;
    default: break;
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) retranslate();
    return SceneView::event(event);
}

/// Loads the scene on the first resize, just before it is shown, so that starting straight into a match does
/// not load it, and it has the right size from the first frame.
void HallView::resizeEvent(QResizeEvent* event) {
    if (!rootObject()) {
        tellGreeting();
        load(sceneOfHall(), told_);
    }
    SceneView::resizeEvent(event);
}

void HallView::showEvent(QShowEvent* event) {
    SceneView::showEvent(event);
    tellKept();
    tellGreeting();
    focusFirst();
    clock_.start();
    stir();
}

void HallView::hideEvent(QHideEvent* event) {
    SceneView::hideEvent(event);
    clock_.stop();
    rest_.stop();
    tell("awake", false);
}

void HallView::tell(const char* property, const QVariant& value) {
    const QString name = QLatin1String(property);
    if (told_.value(name) == value && told_.contains(name)) return;
    told_.insert(name, value);
    if (rootObject()) rootObject()->setProperty(property, value);
}

/// Restarts the inactivity timer.
void HallView::stir() {
    rest_.start();
    tell("awake", true);
}

void HallView::tellGreeting() { tell("greeting", greetingAt(QTime::currentTime())); }

void HallView::tellGames() {
    tell("shieldNames", shieldNames());
    QList<ShelfGame> rows;
    for (const GameInfo* game : allGames()) rows << onShelf(*game);
    tell("games", QVariant::fromValue(rows));
}

void HallView::tellKept() {
    QList<ShownMatch> rows;
    for (const HallMatch& match : kept_) rows << onTable(match);
    tell("kept", QVariant::fromValue(rows));
}

} // namespace drawbridge
