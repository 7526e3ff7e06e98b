// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/keptmatch.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QGridLayout;
class QLabel;

namespace drawbridge {

class MatchPictures;
class Miniature;

/// Details of the selected match: a picture of its table, facts, and actions.
class MatchPage : public QWidget {
    Q_OBJECT

  public:
    /// `pictures` must outlive this.
    explicit MatchPage(MatchPictures* pictures, QWidget* parent = nullptr);

    /// Adds a button for an action.
    void addAct(QAction* act);
    /// Shows a match as that person sees it; `busy`: that it is being played, and where.
    void showMatch(const KeptMatch& match, const QString& person, const QString& busy);
    /// Shows that none, or several matches are selected.
    void showMany(int count);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void findPicture();

    MatchPictures* pictures_;
    KeptMatch match_;
    QTimer wait_; ///< debounces requests while moving through the list by keys
    Miniature* miniature_;
    QLabel* title_;
    QLabel* facts_;
    QGridLayout* acts_;
    int count_ = 0;
};

} // namespace drawbridge
