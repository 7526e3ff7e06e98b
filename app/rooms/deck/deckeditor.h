// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rampage/deckfile.h"

#include <QDialog>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QSplitter;
class QTableView;

namespace drawbridge {

class CardForm;
class CardPreview;
class DeckModel;

/// Opens an editor over a window, with that file, or else with that deck; nullptr: with none. Returns the
/// file in which it was saved last; empty: in none.
QString editDeck(QWidget* over, const rampage::Deck* deck = nullptr, const QString& file = {});

/// Writes a deck of Castle Rampage: a table of its kinds of cards, all fields of the chosen one, and how it
/// looks. A deck with mistakes can be saved and gone on with, but not played.
class DeckEditor : public QDialog {
    Q_OBJECT

  public:
    explicit DeckEditor(QWidget* parent = nullptr);
    ~DeckEditor() override;

    /// Begins with no card at all, or with a copy of the house edition.
    void startNew();
    void startFromHouse();
    /// Goes on with a deck file; false, and a message, if it cannot be read.
    bool openFile(const QString& file);
    /// Goes on with a deck that lies in no file.
    void edit(rampage::Deck deck);

    const rampage::Deck& deck() const;
    /// Where the deck was saved or opened; empty: nowhere.
    QString file() const { return file_; }
    bool isSaved() const { return !file_.isEmpty() && !isChanged(); }

    void reject() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeHead();
    QWidget* makeTable();
    QWidget* makeForm();
    QWidget* makeSide();
    QWidget* makeFoot();

    void layOut(rampage::Deck deck, const QString& file);
    void ask(void (DeckEditor::*start)());
    void askOpen();
    bool save();
    bool saveAs();
    bool saveTo(const QString& file);
    /// Whether the deck on show may be left: asks if changes would be lost.
    bool mayLeave();

    bool isChanged() const { return deck() != saved_; }
    int row() const;
    std::string language() const;
    void choose(int row);
    void listLanguages();
    void showCard();
    int listWidth() const;
    void fitList();
    int barWidth() const;
    void fitPage();
    void placeSide();
    void cardEdited();
    void headEdited();
    void addCard();
    void copyCard();
    void removeCard();
    void moveCard(int step);
    void deckChanged();
    void remember();
    void undo();
    void redo();
    void goTo(std::vector<rampage::Deck>& from, std::vector<rampage::Deck>& other);
    void tell();

    DeckModel* model_;
    QLineEdit* name_;
    QLineEdit* thirdUnit_;
    QComboBox* language_;
    QTableView* table_;
    QPushButton* add_;
    QPushButton* copy_;
    QPushButton* remove_;
    QPushButton* up_;
    QPushButton* down_;
    QPushButton* undo_;
    QPushButton* redo_;
    QSplitter* parts_;
    QWidget* side_;
    QScrollArea* page_;
    CardForm* form_;
    CardPreview* preview_;
    QLabel* said_;
    QLabel* total_;
    QLabel* sign_;
    QLabel* verdict_;
    QString file_;
    std::vector<rampage::Deck> past_;   ///< the deck before each change, the oldest first
    std::vector<rampage::Deck> undone_; ///< and after what has been taken back, the last one first to come
    rampage::Deck now_;                 ///< as it is after the last of them
    rampage::Deck saved_;               ///< as it is in the file, or was begun with
    const QWidget* typedIn_ = nullptr;  ///< the field of the last change: what goes on there belongs to it
    bool showing_ = false;
};

} // namespace drawbridge
