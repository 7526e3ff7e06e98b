// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/newgame/newgameview.h"

#include "rooms/newgame/factiondialog.h"
#include "rooms/newgame/houserulesdialog.h"
#include "rooms/newgame/newgamechoice.h"

#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>

#include <utility>

namespace drawbridge {

NewGameView::NewGameView(QQuickImageProvider* pictures, EditDeck editDeck, QWidget* parent)
    : SceneView(parent)
    , pictures_(pictures)
    , editDeck_(std::move(editDeck))
    , choice_(new NewGameChoice(rememberedGame(rememberedKind()), this)) {
    QObject* scene = load(QStringLiteral("qrc:/qt/qml/Drawbridge/Lobby/newgame/NewGameScene.qml"),
                          {{QStringLiteral("choice"), QVariant::fromValue<QObject*>(choice_)}});
    if (!scene) return;
    // Signals of a QML type can only be connected by name.
    connect(scene, SIGNAL(layRequested()), this, SLOT(begin()));
    connect(scene, SIGNAL(doorOpened()), this, SLOT(openHouseRules()));
    connect(scene, SIGNAL(factionsOpened()), this, SLOT(openFactions()));
    connect(this, &NewGameView::hallRequested, choice_, &NewGameChoice::leave);
}

void NewGameView::prepare(QQmlEngine& engine) {
    SceneView::prepare(engine);
    engine.addImageProvider(QStringLiteral("hall"), pictures_);
}

void NewGameView::setChoice(const NewGame& choice) {
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "closeChoosers");
    choice_->setChoice(choice);
}

NewGame NewGameView::choice() const { return choice_->choice(); }

void NewGameView::setMotion(double motion) {
    if (rootObject()) rootObject()->setProperty("motion", motion);
}

void NewGameView::retranslate() {
    SceneView::retranslate();
    choice_->retranslate();
}

QRectF NewGameView::boxPlace() const {
    QRectF place;
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "boxPlace", Q_RETURN_ARG(QRectF, place));
    return place;
}

void NewGameView::takeBox(bool away) {
    if (rootObject()) rootObject()->setProperty("boxAway", away);
}

QRectF NewGameView::tablePlace() const {
    QRectF place;
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "tablePlace", Q_RETURN_ARG(QRectF, place));
    return place;
}

void NewGameView::goBack() {
    if (rootObject()) QMetaObject::invokeMethod(rootObject(), "goBack");
}

void NewGameView::begin() {
    if (!choice_->problem().isEmpty()) return;
    const NewGame chosen = choice();
    remember(chosen);
    emit begun(chosen);
}

void NewGameView::openHouseRules() {
    HouseRulesDialog dialog(choice(), editDeck_, this);
    if (dialog.exec() == QDialog::Accepted) choice_->setRules(dialog.choice());
}

void NewGameView::openFactions() {
    FactionDialog dialog(choice(), this);
    if (dialog.exec() != QDialog::Accepted) return;
    for (Seat seat = 0; seat < choice_->seatCount(); ++seat) choice_->setFaction(seat, dialog.value(seat));
}

} // namespace drawbridge
