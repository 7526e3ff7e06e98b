// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <memory>

class QHostAddress;

namespace drawbridge {

class ClassDialog;
class ClassHost;
class GameTable;

/// The door of a class, at the teacher's table or in front of a puzzle: pages show what that window shows,
/// and answer what the teacher asks. Closed with the window; nothing is kept.
class ClassDoor : public QObject {
    Q_OBJECT

  public:
    explicit ClassDoor(QObject* parent = nullptr);
    ~ClassDoor() override;

    /// Opens the door if it is closed, and shows the dialog. From now on the class sees `table`, which this
    /// window shows; nullptr: none at the moment.
    void invite(QWidget* window, GameTable* table);
    /// A window shows another table; of no concern unless the class sees that window.
    void follow(const QWidget* window, GameTable* table);
    void close();
    /// For the sign in a window: "The bridge is down, 28 pages"; empty unless the class sees that window.
    QString sign(const QWidget* window) const;
    void retranslate();

  signals:
    void changed();
    /// The book of the game on that table is to be opened at that place: see bookpage.h.
    void bookRequested(const QString& gameId, const QString& place);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool open();
    void setTable(GameTable* table);
    void move(const QHostAddress& address);
    void leave();
    void fail(const QString& sentence);

    QPointer<QWidget> window_; ///< the one that the class sees
    std::unique_ptr<ClassHost> host_;
    QString gameId_; ///< of the table that the class sees
    QPointer<ClassDialog> dialog_;
};

} // namespace drawbridge
