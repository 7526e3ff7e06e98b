// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tableview.h"

#include "table/endresult.h"
#include "table/sayaloud.h"
#include "table/tablecontroller.h"

#include <QAccessible>
#include <QFile>
#include <QMetaMethod>
#include <QQuickItem>

namespace drawbridge {

namespace {

/// The scene of "castle-keep" is games/castle-keep/CastleKeepTable.qml.
QUrl sceneOf(const QString& game) {
    QString name;
    for (const QString& word : game.split('-')) name += word.left(1).toUpper() + word.mid(1);
    return QStringLiteral("qrc:/qt/qml/Drawbridge/Scene/games/%1/%2Table.qml").arg(game, name);
}

} // namespace

bool TableView::canShow(const QString& game) {
    return QFile::exists(QLatin1Char(':') + sceneOf(game).path());
}

void TableView::clearFor(const QString& game) {
    if (game_ == game) return;
    game_.clear();
    if (rootObject()) setSource({});
}

void TableView::listenTo(TableController* table) {
    if (heard_ == table) return;
    heard_ = table;
    announcer_ = std::make_unique<Announcer>(table, this);
    announcer_->setAmount(announced_);
    connect(announcer_.get(), &Announcer::said, this, [this](const QString& words, bool isUrgent) {
        if (isVisible()) sayAloud(this, words, isUrgent);
    });
    connect(announcer_.get(), &Announcer::tellingChanged, this, &TableView::showTelling);
}

/// While announcements are pending, the scene holds back what it says by moving the focus.
void TableView::showTelling() { setInScene("telling", announcer_->isTelling() && QAccessible::isActive()); }

void TableView::setAnnounced(Announced amount) {
    announced_ = amount;
    if (announcer_) announcer_->setAmount(amount);
}

void TableView::setTable(TableController* table) {
    listenTo(table);
    if (game_ == table->match()->gameId()) return;
    game_ = table->match()->gameId();
    QObject* scene = load(sceneOf(game_), {{QStringLiteral("table"), QVariant::fromValue(table)},
                                           {QStringLiteral("chosenGround"), ground_},
                                           {QStringLiteral("chosenBacks"), backs_}});
    if (!scene) return;
    const auto isHeard = [this](auto signal) { return isSignalConnected(QMetaMethod::fromSignal(signal)); };
    scene->setProperty("offersPages", isHeard(&TableView::pageRequested));
    scene->setProperty("offersWatching", isHeard(&TableView::watchRequested));
    scene->setProperty("offersLookBack", isHeard(&TableView::lookBackRequested));
    scene->setProperty("offersHall", isHeard(&TableView::hallRequested));
    scene->setProperty("newsBeside", newsBeside_);
    showTelling();
}

void TableView::setChosen(const QString& ground, const QString& backs) {
    ground_ = ground;
    backs_ = backs;
    setInScene("chosenGround", ground);
    setInScene("chosenBacks", backs);
}

void TableView::nameEnding(const QString& again, const QString& other) {
    setInScene("againText", again);
    setInScene("otherText", other);
}

void TableView::setChances(const ShownChances& chances) {
    setInScene("chances", QVariant::fromValue(chances));
}

void TableView::toggleNews() {
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "toggleNews");
}

void TableView::tell(const QString& words) {
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "tell", Q_ARG(QString, words));
}

void TableView::setNewsBeside(bool beside) {
    newsBeside_ = beside;
    setInScene("newsBeside", beside);
}

TableSpot TableView::focusedSpot() const {
    TableSpot spot;
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "focusedSpot", Q_RETURN_ARG(drawbridge::TableSpot, spot));
    return spot;
}

TableSpot TableView::spotUnder(QPointF at) const {
    TableSpot spot;
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "spotUnder", Q_RETURN_ARG(drawbridge::TableSpot, spot),
                                  Q_ARG(double, at.x()), Q_ARG(double, at.y()));
    return spot;
}

QString TableView::lookedAt() const {
    QString picture;
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "lookedAt", Q_RETURN_ARG(QString, picture));
    return picture;
}

QList<QRectF> TableView::pilePlaces() const {
    QList<QRectF> places;
    if (rootObject())
        QMetaObject::invokeMethod(rootObject(), "pilePlaces", Q_RETURN_ARG(QList<QRectF>, places));
    return places;
}

} // namespace drawbridge
