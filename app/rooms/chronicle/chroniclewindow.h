// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/paperprint.h"
#include "rooms/chronicle/chronicleprint.h"

#include <QString>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace drawbridge {

class Bookmark;
class BookFrame;
class Library;
class People;
class PersonSpread;

/// The chronicle: what the people of this computer have played. Its numbers are counted on a thread of its
/// own; it follows the library as long as it is open.
class ChronicleWindow : public QWidget {
    Q_OBJECT

  public:
    /// Library and people outlive this. `hasLessons`: whether there is something left to learn of a game.
    ChronicleWindow(Library* library, People* people, std::function<bool(const QString& game)> hasLessons);
    ~ChronicleWindow() override;

    /// Shows itself, at the page of whoever sat at a table last.
    void present();
    /// Whether the numbers are those of the library.
    bool isCounted() const { return chronicle_ != nullptr && waiting_ == 0; }
    /// Says everything in the language of the program.
    void retranslate();

  signals:
    void newGameRequested();
    /// Somebody wants to play against bots of that level, to learn, or to see the matches of a person.
    void matchRequested(const QString& game, const QString& level);
    void lessonsRequested(const QString& game);
    void chestRequested(const QString& person);
    /// Somebody is to be taken off the list of people.
    void peopleRequested();
    void counted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    QWidget* makeHead();
    QWidget* makeRail();
    void makeBookmarks();
    void count();
    void take(std::shared_ptr<const Chronicle> chronicle);
    void listPeople();
    void fill();
    PersonSpread* makeSpread(const PersonChronicle& person, const QString& name);
    void addPage(QWidget* page);
    void turnTo(int page);
    double growthOfWords() const;
    void fit();
    QString chosen() const;
    QString nameOfChosen() const;
    int shieldOfChosen() const;
    PaperMaker paperOf(bool armsOnly) const;
    QString paperName() const;
    void save(const QString& title, const QString& name, const QByteArray& content);

    Library* library_;
    People* people_;
    std::function<bool(const QString& game)> hasLessons_;
    QLabel* title_;
    QLabel* whose_;
    QComboBox* person_;
    BookFrame* book_;
    QStackedWidget* pages_;
    QWidget* marks_;
    std::vector<Bookmark*> bookmarks_; ///< one for each page
    Bookmark* kept_;
    QLabel* stays_;
    QPushButton* print_;
    QAction* printPage_;
    QAction* savePage_;
    QAction* printArms_;
    QAction* saveArms_;
    QPushButton* export_;
    QPushButton* forget_;
    QPushButton* close_;
    QAction* saveMatches_;
    QAction* savePeople_;

    std::shared_ptr<const Chronicle> chronicle_;
    std::vector<ChronicleChapters> chapters_; ///< of the pages in order; the first has none
    int waiting_ = 0;                         ///< counts under way
    int page_ = 0;
    bool foldable_ = true; ///< the open pages of a person lie side by side
    double growth_ = 1;    ///< of what is written on the pages, in a large window
    QTimer rested_;        ///< the window's size has come to rest
    QTimer soon_;          ///< many changes at once are counted once
    QThreadPool pool_;     // last: it is waited for before anything it uses goes
};

} // namespace drawbridge
