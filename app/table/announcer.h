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

/// How much of what happens on the table is announced to screen readers.
enum class Announced {
    Nothing,
    Concern, ///< the viewer's own moves, what they are dealt, what is done to what is theirs
    All,
};

/// Announces in short sentences what happens on the table, at the moment it is shown: log lines as the viewer
/// may read them, whose turn it is, the task, refusals, and the end. Each is announced once. Nothing is
/// announced behind the curtain, which itself shows what others have done by then.
class Announcer : public QObject {
    Q_OBJECT

  public:
    /// `table` must outlive this.
    explicit Announcer(TableController* table, QObject* parent = nullptr);

    void setAmount(Announced amount) { amount_ = amount; }
    /// Whether an announcement is pending until the debounce ends.
    bool isTelling() const { return soon_.isActive(); }

  signals:
    /// The announcements collected during the debounce. `urgent`: interrupts the current speech.
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
    int read_ = 0; ///< history items before this one have been announced, or were there at the start
    std::size_t moves_ = 0;
    int turn_ = -1;         ///< the seat whose turn it was
    bool comes_ = false;    ///< that turn has begun, and is not announced yet
    QString asked_;         ///< the last task announced for the current decision
    QStringList mentioned_; ///< tasks since the last move: not announced again when they come back
    QString notice_;
    QString foreseen_;
    QStringList waiting_;
    bool urgent_ = false;
    QTimer soon_;
    QElapsedTimer waited_; ///< since the first pending announcement
};

} // namespace drawbridge
