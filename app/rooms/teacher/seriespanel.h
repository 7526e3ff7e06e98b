// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/series.h"

#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace drawbridge {

/// The positions of a lesson one below the other, and what is said of the one that is shown: what it is
/// called, what the audience reads, what only the teacher reads, and the rules it is about.
class SeriesPanel : public QWidget {
    Q_OBJECT

  public:
    explicit SeriesPanel(QWidget* parent = nullptr);

    /// Buttons below the list.
    void addButtons(const std::vector<QAction*>& actions);
    void follow(const Series& series);
    /// What is written here, put into a slide.
    void fill(Slide& slide) const;
    /// The title is to be written.
    void editTitle();
    void focusList();
    void retranslate();
    /// As high as its letters need.
    void fit();

  signals:
    void slideChosen(std::size_t index);
    /// The shown slide was dragged to another place.
    void slideMoved(std::size_t to);
    /// Something was written by hand; `part` names the field.
    void described(const QString& part);

  private:
    void addField(QLabel*& label, QWidget* field);
    void tellUnknown(const GameInfo& game);
    QStringList rulesWritten() const;

    QListWidget* list_;
    QHBoxLayout* buttons_;
    QLabel* listLabel_;
    QLabel* titleLabel_ = nullptr;
    QLabel* tellLabel_ = nullptr;
    QLabel* noteLabel_ = nullptr;
    QLabel* ruleLabel_ = nullptr;
    QLineEdit* title_;
    QPlainTextEdit* tell_;
    QPlainTextEdit* note_;
    QLineEdit* rule_;
    QLabel* unknown_; ///< of what is written there
};

/// What a slide is called where it has no title: by its game.
QString slideName(const Slide& slide);

} // namespace drawbridge
