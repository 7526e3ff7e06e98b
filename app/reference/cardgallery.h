// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/gameinfo.h"

#include <QWidget>
#include <functional>

class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QShortcut;
class QSplitter;

namespace drawbridge {

class ClosedBrowser;
class CardFilter;
class CardModel;
class CardPicture;

/// A window, independent of any match, with all cards or tiles of a game: how many there are of each, what
/// they do, and the rules that mention them. Shows the contents of the box, no match state.
class CardGallery : public QWidget {
    Q_OBJECT

  public:
    /// `setupOf` returns the options with which a game is shown first, such as its deck.
    explicit CardGallery(std::function<Setup(const GameInfo&)> setupOf);
    ~CardGallery() override;

    /// Shows the window with this game, and the card with that picture. Without one, the selection is kept if
    /// the game is already shown with the same options.
    void open(const GameInfo& game, const QString& picture = {});

  signals:
    /// The user wants to read this rule.
    void clauseRequested(const QString& gameId, const QString& clause);

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeHead();
    QWidget* makeList();
    QWidget* makePage();
    void retranslate();
    void arrange();
    void showGame(const GameInfo& game);
    void fillOptions();
    void addOption(const QString& name, const QStringList& values, int chosen,
                   const std::function<void(int)>& choose);
    void setSetup(const Setup& setup);
    void fillCards();
    void tellCount();
    void tell();
    void step(int by);
    /// Shows only the card's page, filling the window.
    void setLarge(bool large);

    std::function<Setup(const GameInfo&)> setupOf_;
    const GameInfo* game_ = nullptr;
    Setup given_; ///< as returned by `setupOf_`
    Setup setup_; ///< as changed in this window

    CardModel* model_;
    CardFilter* filter_;
    QLabel* gameLabel_;
    QComboBox* games_;
    QHBoxLayout* options_;
    QLabel* searchLabel_;
    QLineEdit* search_;
    QLabel* familyLabel_;
    QComboBox* families_;
    QListView* cards_;
    QLabel* count_;
    QSplitter* parts_;
    QWidget* list_;
    QBoxLayout* pageLayout_;
    CardPicture* picture_;
    ClosedBrowser* about_;
    QPushButton* back_;
    QPushButton* previous_;
    QPushButton* next_;
    QShortcut* backKeys_;
    QShortcut* onKeys_;
    QPushButton* enlarge_;
};

} // namespace drawbridge
