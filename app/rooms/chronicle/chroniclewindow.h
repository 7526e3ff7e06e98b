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

/// The chronicle: statistics of this computer's players. Computed on a worker thread, and updated with the
/// library while the window is open.
class ChronicleWindow : public QWidget {
    Q_OBJECT

  public:
    /// Library and people must outlive this. `hasLessons`: whether a game has unfinished lessons.
    ChronicleWindow(Library* library, People* people, std::function<bool(const QString& game)> hasLessons);
    ~ChronicleWindow() override;

    /// Shows the window, at the page of the most recent player.
    void present();
    /// Whether the numbers are up to date with the library.
    bool isCounted() const { return chronicle_ != nullptr && waiting_ == 0; }
    void retranslate();

  signals:
    void newGameRequested();
    /// Play against bots of that level, continue the lessons, or list a person's matches.
    void matchRequested(const QString& game, const QString& level);
    void lessonsRequested(const QString& game);
    void chestRequested(const QString& person);
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
    std::vector<Bookmark*> bookmarks_; ///< one per page
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
    std::vector<ChronicleChapters> chapters_; ///< by page; the first has none
    int waiting_ = 0;                         ///< computations in progress
    int page_ = 0;
    bool foldable_ = true; ///< whether the two pages of a person lie side by side
    double growth_ = 1;    ///< font scale of the pages, in a large window
    QTimer rested_;        ///< debounces resizing
    QTimer soon_;          ///< coalesces changes into one computation
    QThreadPool pool_;     // last member: its destructor joins the worker before what that uses is destroyed
};

} // namespace drawbridge
