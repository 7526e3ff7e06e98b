// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/audience.h"
#include "hands/classquestion.h"
#include "hands/pagedoor.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QString>

#include <map>

namespace drawbridge {

class GameTable;

/// A class around a teacher's table: pages that show what the teacher's window shows, and answer the
/// questions that the teacher puts to all of them. Nobody has a seat or gives a name.
class ClassHost : public QObject {
    Q_OBJECT

  public:
    /// `title`: of the table, as the pages tell it.
    explicit ClassHost(const QString& title, QObject* parent = nullptr);
    ~ClassHost() override; ///< closes the door

    /// Opens the door with an invitation, or at another address. Tries the port it had first, then any.
    Result<> open(const QHostAddress& address, Invitation invitation);
    /// Ends all conversations; pages show these words.
    void close(const QString& words);
    const PageDoor& door() const { return door_; }
    /// Browsers that can answer: all but screens for the room. One that has come again counts once.
    int pages() const { return static_cast<int>(here().size()); }

    /// Shows another table, or none (nullptr); not owned. With it a question about places of the one before
    /// ends.
    void setTable(GameTable* table);
    void retranslate();

    const ClassQuestion& question() const { return question_; }
    /// How many have answered or could.
    int asked() const;
    /// Puts a question to all; the one before is gone. For Where there must be a table.
    void ask(ClassQuestion::Kind kind, const QString& text);
    /// Shows to all what has been answered.
    void showAnswers();
    /// Takes the question away.
    void endQuestion();

  signals:
    /// Pages, the question or its answers have changed.
    void changed();

  private:
    using Peer = PageDoor::Peer;

    void hear(Peer peer, const QJsonObject& message);
    void come(Peer peer, const QJsonObject& message);
    void lose(Peer peer);
    void put(ClassQuestion question);
    void tell();
    void addQuestion(Peer peer, bool isScreen, QJsonObject& sections) const;
    QString browserOf(Peer peer) const;
    QSet<QString> here() const;

    QString title_;
    QPointer<GameTable> shown_;
    ClassQuestion question_;
    int number_ = 0;                   ///< of the question
    std::map<Peer, QString> browsers_; ///< of the pages that answer: what each calls itself
    PageDoor door_;
    Audience audience_;
};

} // namespace drawbridge
