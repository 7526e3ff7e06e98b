// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/localtable.h"
#include "table/tablecontroller.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <memory>

// A real match brought to a moment that a test wants to see, with the controller that the
// scene shows it by.
class TableBench : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(drawbridge::TableController* table READ table CONSTANT)
    Q_PROPERTY(QString game READ game)

  public:
    drawbridge::TableController* table() { return &table_; }

    /// Begins a match and lets greedy bots play it until the moment asked for. `what`:
    /// game ("castle-keep"), seats (2), seed (1, the first that is tried), decisions (how many are made at
    /// least, 0), persons (how many of the seats, 1), options by name ({"option.variant": "empire"}), until:
    /// "draw", "act", "discard" (seat 0 is to do that), "build" (may do that), "attack", "over", or the name
    /// of a phase. False if that never comes with any of sixty seeds. With `position` the match begins there,
    /// as scenarios write it ({"hand 1": "Trebuchet"}), and goes on by `moves`. People are asked out of turn
    /// wherever they can do something.
    Q_INVOKABLE bool start(const QVariantMap& what);
    /// So many rows of a log: "Line 0", "Line 1" …
    Q_INVOKABLE QList<drawbridge::LogRow> lines(int count) const;
    QString game() const { return table_.match()->gameId(); }

    /// The match is one of a series in which the seats have won so many.
    Q_INVOKABLE void setWins(const QList<int>& wins, int wanted) {
        local_->session().setWins(std::vector<int>(wins.begin(), wins.end()), wanted);
    }

    /// The same position begins anew; `guessed`: what seat 0 does not know in it is drawn by lot. False if
    /// that has changed nothing.
    Q_INVOKABLE bool beginHere(bool guessed);

    /// Whoever is to decide does what a greedy bot would.
    Q_INVOKABLE bool act();

    /// Whether it is asked before something is wasted.
    Q_INVOKABLE void askOfWaste(bool asks) { table_.setAsksOfWaste(asks); }

    /// What a screen reader hears of an item: its name, or nothing if the item is kept from it.
    Q_INVOKABLE QString heard(QObject* item) const;
    /// What it finds below an item, from above to below: a line each, with its depth, its role and its name.
    /// Where parents and children disagree stands "lost".
    Q_INVOKABLE QStringList heardTree(QObject* item) const;
    /// And what it is told of it beside.
    Q_INVOKABLE QString described(QObject* item) const;
    /// Whatever can be pressed in a scene, as a screen reader finds it.
    Q_INVOKABLE QList<QObject*> pressable(QObject* scene) const;
    /// The words below an item that cannot be read well enough where they stand; `highContrast`: in high
    /// contrast.
    Q_INVOKABLE QStringList faint(QObject* item, bool highContrast) const;
    /// A screen reader presses an item.
    Q_INVOKABLE bool press(QObject* item) const;

  private:
    bool open(const QVariantMap& what, const std::vector<drawbridge::Player>& players);
    void show(drawbridge::Match match);

    std::unique_ptr<drawbridge::LocalTable> local_;
    drawbridge::TableController table_;
};
