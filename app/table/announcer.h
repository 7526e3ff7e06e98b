// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

namespace drawbridge {

class GameTable;
class TableController;

/// How much of what happens on a table is told to those who hear it.
enum class Announced {
    Nothing,
    Concern, ///< what concerns the viewer: their own doing, what they are dealt, what is done to what is
             ///< theirs
    All,
};

/// Tells in short sentences what is seen to happen on a table, at the moment at which it is seen there: the
/// lines of the log as its viewer may read them, whose turn it is, what is asked, why something cannot be,
/// and the end. Each is told once. Behind the curtain nothing is: what others have done by then is read on
/// it.
class Announcer : public QObject {
    Q_OBJECT

  public:
    /// The table outlives this.
    explicit Announcer(TableController* table, QObject* parent = nullptr);

    void setAmount(Announced amount) { amount_ = amount; }
    /// There is something to tell, which comes once the table is calm.
    bool isTelling() const { return soon_.isActive(); }

  signals:
    /// What has come together until the table was calm for a moment. `urgent`: before anything that is being
    /// said.
    void said(const QString& words, bool urgent);
    void tellingChanged();

  private:
    void begin();
    void look();
    void nameViewer(const GameTable& table);
    void readLog();
    void callTurn();
    void lookAtTask();
    QString task();
    void readNotice();
    void readRefusal();
    void readForeseen();
    void tell(const QString& words);
    void wait();
    void tellAll();

    TableController* table_;
    Announced amount_ = Announced::All;
    QPointer<GameTable> followed_;
    int read_ = 0; ///< items of the history up to here have been told of, or were there before
    std::size_t moves_ = 0;
    int turn_ = -1;         ///< the seat whose turn it was
    bool comes_ = false;    ///< that turn has begun, and is still to be told
    QString asked_;         ///< the last task that was told in the decision at hand
    QStringList mentioned_; ///< since the last move: not to be told again when one comes back to it
    QString notice_;
    QString foreseen_;
    QStringList waiting_;
    bool urgent_ = false;
    QTimer soon_;
    QElapsedTimer waited_; ///< since there is something to tell
};

} // namespace drawbridge
