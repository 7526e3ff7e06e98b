// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/person.h"
#include "table/sceneview.h"

#include <QDateTime>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

namespace drawbridge {

/// A stored match as shown in the hall.
struct HallMatch {
    QString id;
    QString gameId;        ///< "castle-keep"
    QString title;         ///< empty: the game's name
    QStringList players;   ///< the others, by seat
    bool isYours = true;   ///< the hall's person plays, too
    QString turn;          ///< whose turn it is; ignored if yourTurn; empty: the match is over
    bool yourTurn = false; ///< it is the person's turn
    int shieldOnTurn = 0;  ///< below kShields
    bool isNext = false;   ///< over; the next match of its series waits
    QString result;        ///< of a finished one that can be played again: "You have won"; otherwise empty
    QString series;        ///< score of the series; empty: single match
    QString seriesBrief;   ///< the same, abbreviated
    QString state;         ///< state of the game: "Round 6 · 7 tiles against 4"; may be empty
    QDateTime left;        ///< when it was last played
    QString miniature;     ///< file of its picture, without hidden information; may be empty

    bool isOver() const { return isNext || !result.isEmpty(); }
    bool operator==(const HallMatch&) const = default;
};

/// The hall: games in their boxes, matches to continue, and everything else. Properties may be set in any
/// order, whether shown or not.
class HallView : public SceneView {
    Q_OBJECT

  public:
    /// `soon`: it will be shown at once, so its QML engine starts at once.
    explicit HallView(bool soon, QWidget* parent = nullptr);

    /// Compiles the scene in advance, in parallel. Waits for what was started.
    void readAhead();

    /// The matches on the table, main one first (at most three are shown), and the number of further ones.
    void setKept(std::vector<HallMatch> kept, int more);
    const std::vector<HallMatch>& kept() const { return kept_; } ///< those shown
    /// Whether records are still being indexed that may hold a match to continue, with progress; 0 of 0:
    /// unknown.
    void setLooking(bool looking, int done, int all);
    /// The current person. None: a first visit, with a prompt for name and shield.
    void setPerson(const std::optional<Person>& person);
    void setLessonsDone(int done, int all);
    /// The person's matches.
    void setTally(int won, int played);
    /// The person's arms: URL of the picture, and description; empty: none yet.
    void setArms(const QString& picture, const QString& words);
    void setMotion(bool moves);
    void retranslate() override;
    /// The rectangle of a game's box, with side and shadow; empty if there is none.
    QRectF boxPlace(const QString& game) const;
    /// Hides the box of that game; empty: shows all.
    void takeBox(const QString& game);
    double wallHeight() const;
    /// Takes the focus, at the most likely choice: the match to continue, the entry, or a box.
    void takeFocus();

  signals:
    /// A box is hovered or focused.
    void boxLifted();
    void gameChosen(const QString& gameId);
    void learnRequested(const QString& gameId);
    void matchChosen(const QString& id);
    void chestRequested();
    void lessonsRequested();
    void bookRequested();
    void cardsRequested();
    void sheetsRequested();
    void teacherRequested();
    void chronicleRequested();
    /// A first visitor's name (may be empty) and shield; emitted before the signal of what they chose.
    void personEntered(const QString& name, int shield);
    /// Change the person's name or shield, or the current person.
    void personRequested();

  protected:
    void prepare(QQmlEngine& engine) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void focusFirst();
    void tellGames();
    void tellKept();
    void tellGreeting();
    void stir();
    void tell(const char* property, const QVariant& value);

    QVariantMap told_; ///< properties set, kept until the scene is loaded
    std::vector<HallMatch> kept_;
    QTimer clock_;             ///< updates relative times
    QTimer rest_;              ///< stops ambient animation after inactivity
    bool isUntouched_ = false; ///< no input since the focus was taken
};

/// A greeting for that time of day, before the name.
QString greetingAt(const QTime& time);

/// "20 minutes ago", "yesterday".
QString howLongAgo(const QDateTime& left, const QDateTime& now);

} // namespace drawbridge
