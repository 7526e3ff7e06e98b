// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cutfiles.h"
#include "rooms/print/printsheetsjob.h"
#include "widgets/deckchooser.h"

#include <QDialog>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QSpinBox;

namespace drawbridge {

class SheetForm;
class SheetPieces;
class SheetPages;
struct PrinterTraits;

/// The window from which a game, or several, is printed to be cut out and played with: what and how on the
/// left, the pages as they will be on the right, and below where they go. It needs no match, and lets one go
/// on.
class PrintSheets : public QDialog {
    Q_OBJECT

  public:
    /// `setupOf` tells by which options a game is played: so it is printed, and with its deck. `editDeck`
    /// lets somebody write another one.
    PrintSheets(std::function<Setup(const GameInfo&)> setupOf, const EditDeck& editDeck);
    ~PrintSheets() override;

    /// Shows the window with this game.
    void openFor(const GameInfo& game);
    /// Whether something is being written or printed.
    bool isBusy() const { return job_.isRunning(); }
    /// Keeps what is chosen for the next time.
    void keep() const;

    /// Whether it may close now: asks if that would stop what is being written or printed.
    bool mayClose();
    /// Closes, if it may.
    void reject() override;

  private:
    QLayout* makeChoices(const EditDeck& editDeck);
    QWidget* makePieces(const EditDeck& editDeck);
    QWidget* makeEnd();
    void makeKeys();
    void fillExports(QMenu* menu);

    void showGame(const GameInfo& game);
    void fillOthers();
    void tellOthers();
    std::vector<const GameInfo*> printed() const;
    void keepLeft() const;
    void offerPieces();
    void begin(int way);
    void tellWay();
    void tellWay(const Beginning* beginning);
    std::vector<PieceSet> chosenSets() const;
    /// Lays all out anew, soon: several changes at once are one.
    void changed() { soon_.start(); }
    void layOut();
    void tell();
    void tellWarnings();

    /// Runs a job; `done` is the sentence that tells of its end.
    void run(PrintSheetsJob::Work work, const QString& done);
    void jobEnded(const QString& problem, bool calledOff);
    void complain(const QString& sentence);
    bool isOccupied();

    /// Makes sheets by options that are known at last when a printer has been chosen.
    using Make = std::function<Sheets(const SheetOptions&)>;
    Make makeChosen() const;
    void print(const Make& make);
    void savePdf(const Make& make);
    void exportPictures(const PictureSize* size);
    bool mayReplace(const QString& folder, const QString& kind);
    void exportDecks();
    void exportCuts(CutFormat format);
    void calibrate();
    /// Asks where to write a file of this name; empty: nowhere.
    QString askFile(const QString& title, const QString& name, const QString& filter);

    std::function<Setup(const GameInfo&)> setupOf_;
    const GameInfo* game_ = nullptr;
    Setup setup_;
    std::shared_ptr<const Sheets> sheets_;
    std::unique_ptr<PrinterTraits> traits_; ///< of the printer, and for the paper, asked about last
    QSizeF traitsFor_;
    QTimer soon_;
    QString done_;         ///< what to say when the job has ended well
    QString address_;      ///< of pictures for Tabletop Simulator
    bool closing_ = false; ///< when the job has ended

    QComboBox* games_;
    QPushButton* others_;        ///< which other games are printed with it
    QList<QAction*> forOneGame_; ///< what is written of one game at a time
    QComboBox* ways_;            ///< how it is printed: a beginning, or another way
    QLabel* about_;              ///< what is to be done with the sheets then
    QPushButton* more_;
    DeckChooser* deck_;
    QPushButton* ownCards_; ///< instead of the deck's
    SheetPieces* pieces_;
    QSpinBox* copies_;
    SheetForm* form_;
    SheetPages* preview_;
    QLabel* summary_;
    QLabel* sign_;
    QLabel* warning_;
    QStackedWidget* news_; ///< how the job goes on, or how it has ended
    QLabel* ended_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QPushButton* export_;
    QPushButton* pdf_;
    QPushButton* print_;
    PrintSheetsJob job_; // last: it ends before what it works with goes
};

} // namespace drawbridge
