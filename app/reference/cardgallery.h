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

/// All cards or tiles of a game in a window of its own, which needs no match: how many there are of each,
/// what they are for, and the rules that name them. It tells what lies in the box, nothing of any match.
class CardGallery : public QWidget {
    Q_OBJECT

  public:
    /// `setupOf` tells by which options a game is looked at first, such as the deck it is played with.
    explicit CardGallery(std::function<Setup(const GameInfo&)> setupOf);
    ~CardGallery() override;

    /// Shows the window with this game, and in it the card of that picture. Without one, what is looked at
    /// stays if the game is there already, by the same options.
    void open(const GameInfo& game, const QString& picture = {});

  signals:
    /// Somebody wants to read this rule.
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
    /// Shows the page of the card alone, as large as the window.
    void setLarge(bool large);

    std::function<Setup(const GameInfo&)> setupOf_;
    const GameInfo* game_ = nullptr;
    Setup given_; ///< what `setupOf_` told
    Setup setup_; ///< what has been made of it here

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
