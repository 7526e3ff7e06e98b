// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/person.h"
#include "table/sceneview.h"

#include <QDateTime>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace drawbridge {

class Miniatures;
struct TableMatch;

/// A match kept, as it lies in the hall.
struct HallMatch {
    QString id;
    QString gameId;        ///< "castle-keep"
    QString title;         ///< empty: the name of its game
    QStringList players;   ///< all but the person of the hall, as they sit
    bool isYours = true;   ///< the person of the hall sits there, too
    QString turn;          ///< who is on turn; of no interest if yourTurn; empty: nobody, the match is over
    bool yourTurn = false; ///< the person of the hall is
    int shieldOnTurn = 0;  ///< below kShields
    bool isNext = false;   ///< this one is over; the next one of its series waits
    QString result;        ///< of one that is over and to be played anew: "You have won"; else empty
    QString series;        ///< how the series stands; empty: the match stands alone
    QString seriesBrief;   ///< the same in a few words
    QString state;         ///< where it stands: "Round 6 · 7 tiles against 4"; may be empty
    QDateTime left;        ///< when somebody last played it
    QString miniature; ///< the file of a picture of the table, as somebody may see it who just comes in; may
                       ///< be empty

    bool isOver() const { return isNext || !result.isEmpty(); }
    bool operator==(const HallMatch&) const = default;
};

/// The hall: the games in their boxes, the matches kept, and all else there is to do. It keeps what it is
/// told and may be told it in any order, shown or not.
class HallView : public SceneView {
    Q_OBJECT

  public:
    /// `soon`: it will be shown at once, and its engine begins at once.
    explicit HallView(bool soon, QWidget* parent = nullptr);
    ~HallView() override;

    /// Has the scene read beside all else. Waits for what was begun.
    void readAhead();

    /// The games on the shelf, by their ids, in this order; all there are to begin with.
    void setGames(const QStringList& ids);
    /// The matches that lie on the table, the one to be offered first at the front (three are shown at most),
    /// and how many more there are besides all of these.
    void setKept(std::vector<HallMatch> kept, int more);
    const std::vector<HallMatch>& kept() const { return kept_; } ///< those that are shown
    /// Whether records are still being read among which there may be a match that waits, and how many of how
    /// many have been; 0 of 0: nobody knows yet.
    void setLooking(bool looking, int done, int all);
    /// Whose hall it is. Nobody: they have never been here, and are asked for name and shield.
    void setPerson(const std::optional<Person>& person);
    void setLessonsDone(int done, int all);
    /// Of the person's matches.
    void setTally(int won, int played);
    /// The arms the person has earned: their picture, and what they are in words; empty: none yet.
    void setArms(const QString& picture, const QString& words);
    /// Whether anything moves by itself or glides.
    void setMotion(bool moves);
    void retranslate() override;
    /// Where the box of a game stands, with its side and shadow; empty if there is none.
    QRectF boxPlace(const QString& game) const;
    /// Takes the box of that game from the shelf; of none: all of them stand there.
    void takeBox(const QString& game);
    /// How high the wall is, above the table.
    double wallHeight() const;
    /// Takes the keys, at what one most likely wants: the match to play on, the way in, or a box.
    void takeFocus();

  signals:
    /// A box is looked at, by pointer or key.
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
    /// Somebody who is here for the first time; comes before what they chose to do. The name may be empty.
    void personEntered(const QString& name, int shield);
    /// The person of the hall wants to change name or shield, or somebody else wants to play.
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
    TableMatch onTable(const HallMatch& match, int number) const;

    std::shared_ptr<Miniatures> miniatures_;
    QVariantMap told_; ///< what the scene has been told, or will be when it is there
    QStringList games_;
    std::vector<HallMatch> kept_;
    QTimer clock_; ///< "20 minutes ago" grows old
    QTimer rest_;  ///< until what moves by itself stops, since nobody does anything
    int picture_ = 0;
    bool isUntouched_ = false; ///< nothing has been done since the focus came
};

/// What is said at that time to whoever comes back, before their name.
QString greetingAt(const QTime& time);

/// "20 minutes ago", "yesterday".
QString howLongAgo(const QDateTime& left, const QDateTime& now);

} // namespace drawbridge
