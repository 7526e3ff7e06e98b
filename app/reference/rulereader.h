// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"
#include "text/book/booksearch.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace drawbridge {

class BookContents;
class BookView;
class DiagramSource;
class ReferenceWindow;
class SearchResults;

/// Browser for the rule books: contents, chapters, search, history and bookmarks. Used in a dock beside a
/// match, or as a window of its own that needs no match.
class RuleReader : public QWidget {
    Q_OBJECT

  public:
    /// Without a parent it is a window, which searches all games by default.
    explicit RuleReader(QWidget* parent = nullptr);
    ~RuleReader() override;

    /// Source of the diagrams; not owned.
    void setDiagrams(DiagramSource* diagrams);
    /// Opens a game's book unless it is open already. `setup`: the options of the current match.
    void setBook(const QString& gameId, const std::optional<Setup>& setup = {});
    /// Opens a place of the book: a clause, or another place named in bookpage.h.
    void open(const QString& place);
    /// Focuses the search field.
    void search();
    /// The open book and place.
    const QString& gameId() const { return now_.gameId; }
    const QString& place() const { return now_.place; }

  signals:
    /// Try a scenario that shows a rule (see findScenario()); offered only if this signal is connected.
    void showMe(const QString& gameId, const QString& scenario);

  protected:
    void connectNotify(const QMetaMethod& signal) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// An entry of the reading history.
    struct Place {
        QString gameId;
        QString place;
        bool operator==(const Place&) const = default;
    };

    void makeTools();
    QAction* addTool(const char* icon, const QKeySequence& keys, const std::function<void()>& does);
    void retranslate();
    void arrange();
    void fitSearch();
    void fitContents();
    void go(const Place& place);
    void showPlace(const Place& place);
    void travel(int step);
    void turn(int step);
    void fetchSearch();
    void find();
    void enterResults(bool opens);
    void showAnswer(const Found& found);
    void openAnswer(const Found& found);
    void setTextSize(int percent);
    void stepTextSize(int step);
    void toggleBookmark();
    std::vector<Place> bookmarks() const;
    void fillBookmarks();
    void updateTools();
    void print(bool asPdf);
    void showCard();
    QString nameOf(const Place& place) const;
    std::function<void()> ownKey(const QKeyEvent& event);

    Place now_;
    QString pageGame_;           ///< whose book is shown: an answer may come from another one
    std::optional<Setup> setup_; ///< options of the match of the game `setupOf_`
    QString setupOf_;
    std::vector<Place> history_;
    std::size_t at_ = 0;
    int textSize_ = 100;
    bool isFetching_ = false; ///< the search index is being loaded
    bool opens_ = false;      ///< open the best answer as soon as it is found
    DiagramSource* diagrams_ = nullptr;

    QToolBar* tools_;
    QComboBox* games_;
    QLineEdit* search_;
    QCheckBox* all_;
    QBoxLayout* searching_;
    QLabel* count_;
    QSplitter* parts_;
    QStackedWidget* side_;
    BookContents* contents_;
    SearchResults* results_;
    BookView* page_;
    QAction* back_ = nullptr;
    QAction* forward_ = nullptr;
    QAction* previous_ = nullptr;
    QAction* next_ = nullptr;
    QAction* list_ = nullptr;
    QAction* mark_ = nullptr;
    QAction* larger_ = nullptr;
    QAction* smaller_ = nullptr;
    QAction* codes_ = nullptr;
    QAction* card_ = nullptr;
    QAction* print_ = nullptr;
    QAction* pdf_ = nullptr;
    QMenu* marks_ = nullptr;
    ReferenceWindow* cards_ = nullptr; ///< created on first use
};

} // namespace drawbridge
