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

/// Opens an editor over a window, with that file, or else with that deck; nullptr: a new one. Returns the
/// file it was last saved to; empty: none.
QString editDeck(QWidget* over, const rampage::Deck* deck = nullptr, const QString& file = {});

/// The editor for decks of Castle Rampage: a table of card kinds, a form for the selected one, and a preview.
/// A deck with errors can be saved and edited further, but not played.
class DeckEditor : public QDialog {
    Q_OBJECT

  public:
    explicit DeckEditor(QWidget* parent = nullptr);
    ~DeckEditor() override;

    /// Starts with an empty deck, or with a copy of the house edition.
    void startNew();
    void startFromHouse();
    /// Opens a deck file; false, after an error message, if it cannot be read.
    bool openFile(const QString& file);
    /// Opens a deck without a file.
    void edit(rampage::Deck deck);

    const rampage::Deck& deck() const;
    /// The file the deck was saved to or opened from; empty: none.
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
    /// Whether the current deck may be closed: asks if changes would be lost.
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
    std::vector<rampage::Deck> past_;   ///< undo stack: the deck before each change, oldest first
    std::vector<rampage::Deck> undone_; ///< redo stack: the next one last
    rampage::Deck now_;                 ///< the current deck
    rampage::Deck saved_;               ///< as in the file, or as it was started
    const QWidget* typedIn_ = nullptr;  ///< field of the last change: further edits there join that undo step
    bool showing_ = false;
};

} // namespace drawbridge
