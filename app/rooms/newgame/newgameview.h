// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/person.h"
#include "library/statistics.h"
#include "rooms/newgame/newgame.h"
#include "table/sceneview.h"
#include "widgets/deckchooser.h"

class QQuickImageProvider;

namespace drawbridge {

class NewGameChoice;

/// A new game as a scene: the box, the seats round a small table, the rules. What cannot be begun says so
/// with the clause that forbids it.
class NewGameView : public SceneView {
    Q_OBJECT

  public:
    /// `pictures` are those of the hall ("image://hall/…"), which it takes over; `editDeck` lets somebody
    /// write a deck.
    NewGameView(QQuickImageProvider* pictures, EditDeck editDeck, QWidget* parent = nullptr);

    void setChoice(const NewGame& choice);
    NewGame choice() const;
    /// Those who are suggested at the seats, the one who is at the computer first.
    void setPeople(std::vector<Person> people);
    /// The names of guests who have played lately, who sat last first.
    void setGuests(const QStringList& names);
    /// What they have done so far, to be told at the seats of bots.
    void setRecords(std::vector<PersonStatistics> records);
    /// How long what moves takes, 1 being normal and 0 none.
    void setMotion(double motion);
    void retranslate() override;

    /// Where the chosen box is, with its side and shadow.
    QRectF boxPlace() const;
    /// Leaves it out, while it is still on its way.
    void takeBox(bool away);
    QRectF tablePlace() const;
    /// One step back: from the choice that is open at a seat, or to the hall.
    void goBack();

    /// For tests, and for who wants to know more than what is begun.
    NewGameChoice& chosen() const { return *choice_; }

  public slots:
    /// The table is to be laid for what is chosen, unless that cannot be.
    void begin();

  signals:
    /// The table is to be laid for this; it is remembered already.
    void begun(const NewGame& choice);
    void hallRequested();
    void lessonRequested(const QString& gameId);
    void rulesRequested(const QString& gameId);
    /// Somebody wants to read this clause: "KEEP-SIEGE-1".
    void clauseRequested(const QString& clause);

  protected:
    void prepare(QQmlEngine& engine) override;

  private slots:
    void openHouseRules();
    void openFactions();

  private:
    QQuickImageProvider* pictures_; ///< its engine's
    EditDeck editDeck_;
    NewGameChoice* choice_;
};

} // namespace drawbridge
