// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rooms/chest/chestactions.h"

#include <QTimer>
#include <QWidget>
#include <functional>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace drawbridge {

class ChestModel;
class Library;
class MatchPage;
class ParchmentSheet;
class People;
class SearchField;
class TableCamera;
class UndoBar;

/// The chest: the stored matches, filtered by game, person and text, and what can be done with them.
class ChestWindow : public QWidget {
    Q_OBJECT

  public:
    /// All of them must outlive this. `onTable` returns the id of the match on the table; empty: none.
    ChestWindow(Library* library, People* people, TableCamera* camera, std::function<QString()> onTable);
    ~ChestWindow() override;

    /// Opens the window, or brings it to the front.
    void present();
    /// Filters by that person; empty: all matches.
    void showOf(const QString& person);

    ChestModel& model() { return *model_; }
    QStringList chosen() const;
    /// Selects these, as far as they are listed.
    void choose(const QStringList& ids);

  signals:
    void playRequested(const QString& id);
    /// Play the next match in the series of that one.
    void nextRequested(const QString& id);
    void watchRequested(const QString& id);
    /// Set the title of the match on the table.
    void titleGiven(const QString& title);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QAction* makeAct(const char* icon, const QString& text, const QKeySequence& keys, const QString& tip,
                     void (ChestWindow::*does)());
    void makeActs();
    QWidget* makeFilters();
    QWidget* makeList();
    QWidget* makeFoot();
    void dress();
    void fitRows();
    void fitColumns();
    void listPeople();
    void filter();
    void showAll();
    void reload();
    void tellCount();
    void follow();
    void offerNext(bool next);

    void activate();
    void play();
    void watch();
    void rename();
    void remove();
    void undo();
    void exportChosen();
    void exportOne(const QString& id);
    void import();
    void showDeleted();
    void tell(const QStringList& problems);
    void tellThere(const QStringList& ids);

    Library* library_;
    People* people_;
    std::function<QString()> onTable_;
    ChestActions actions_;
    ChestModel* model_;
    QTimer soon_;            ///< coalesces changes into one update of the list
    int sorted_;             ///< sort column
    bool playsNext_ = false; ///< Play means the next match of the series

    QAction* play_;
    QAction* watch_;
    QAction* rename_;
    QAction* export_;
    QAction* remove_;
    QAction* undo_;
    QAction* import_;
    QAction* deleted_;

    QLabel* title_;
    ParchmentSheet* sheet_;
    QComboBox* games_;
    QComboBox* persons_;
    QComboBox* which_;
    SearchField* search_;
    QSplitter* parts_;
    QStackedWidget* pages_; ///< the list, or a hint if it is empty
    QTableView* list_;
    QLabel* nothing_;
    QPushButton* all_;
    MatchPage* page_;
    UndoBar* bar_;
    QLabel* count_;
};

} // namespace drawbridge
