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

/// The window for printing the pieces of one or more games to be cut out: options on the left, a preview on
/// the right, outputs at the bottom. Modeless and independent of a match.
class PrintSheets : public QDialog {
    Q_OBJECT

  public:
    /// `setupOf` returns the options by which a game is played, including its deck: these are printed.
    /// `editDeck` opens the deck editor.
    PrintSheets(std::function<Setup(const GameInfo&)> setupOf, const EditDeck& editDeck);
    ~PrintSheets() override;

    void openFor(const GameInfo& game);
    bool isBusy() const { return job_.isRunning(); }
    /// Stores the options for the next time.
    void keep() const;

    /// Whether the window may close: asks if that would cancel a job.
    bool mayClose();
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
    void tellWay(const Beginning* beginning);
    std::vector<PieceSet> chosenSets() const;
    /// Schedules a new layout; coalesces changes.
    void changed() { soon_.start(); }
    void layOut();
    void tell();
    void tellWarnings();

    /// Starts a job; `done` is the message after success.
    void run(PrintSheetsJob::Work work, const QString& done);
    void jobEnded(const Result<>& done, bool calledOff);
    void complain(const QString& sentence);
    bool isOccupied();

    /// Makes the sheets, once the choice of a printer has completed the options.
    using Make = std::function<Sheets(const SheetOptions&)>;
    Make makeChosen() const;
    void print(const Make& make);
    void savePdf(const Make& make);
    void exportPictures(const PictureSize* size);
    bool mayReplace(const QString& folder, const QString& kind);
    void exportDecks();
    void exportCuts(CutFormat format);
    void calibrate();
    /// Asks where to save a file, proposing this name; empty: cancelled.
    QString askFile(const QString& title, const QString& name, const QString& filter);

    std::function<Setup(const GameInfo&)> setupOf_;
    const GameInfo* game_ = nullptr;
    Setup setup_;
    std::shared_ptr<const Sheets> sheets_;
    std::unique_ptr<PrinterTraits> traits_; ///< of the printer and paper queried last
    QSizeF traitsFor_;
    QTimer soon_;
    QString done_;         ///< message after success of the job
    QString address_;      ///< base URL of images for Tabletop Simulator
    bool closing_ = false; ///< close when the job has ended

    QComboBox* games_;
    QPushButton* others_;        ///< menu of other games printed with it
    QList<QAction*> forOneGame_; ///< outputs for a single game
    QComboBox* ways_;            ///< preset, or custom
    QLabel* about_;              ///< instructions for the preset
    QPushButton* more_;
    DeckChooser* deck_;
    QPushButton* ownCards_; ///< custom deck
    SheetPieces* pieces_;
    QSpinBox* copies_;
    SheetForm* form_;
    SheetPages* preview_;
    QLabel* summary_;
    QLabel* sign_;
    QLabel* warning_;
    QStackedWidget* news_; ///< progress of the job, or its result
    QLabel* ended_;
    QProgressBar* progress_;
    QPushButton* cancel_;
    QPushButton* export_;
    QPushButton* pdf_;
    QPushButton* print_;
    PrintSheetsJob job_; // last member: the job ends before what it uses is destroyed
};

} // namespace drawbridge
