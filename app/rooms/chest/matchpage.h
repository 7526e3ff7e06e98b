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

/// The chosen match: its table in small, what there is to tell of it, and what can be done with it.
class MatchPage : public QWidget {
    Q_OBJECT

  public:
    /// The pictures outlive this.
    explicit MatchPage(MatchPictures* pictures, QWidget* parent = nullptr);

    /// Adds a button for something that can be done.
    void addAct(QAction* act);
    /// Shows a match to somebody; `busy`: that it is being played, and where.
    void showMatch(const KeptMatch& match, const QString& person, const QString& busy);
    /// Shows that none is chosen, or so many.
    void showMany(int count);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void findPicture();
    void clear();

    MatchPictures* pictures_;
    KeptMatch match_;
    QTimer wait_; ///< whoever walks through the list by keys does not have all of them photographed
    Miniature* miniature_;
    QLabel* title_;
    QLabel* facts_;
    QGridLayout* acts_;
    int count_ = 0;
};

} // namespace drawbridge
