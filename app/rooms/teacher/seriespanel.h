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

/// The slides of a lesson as a list, and the texts of the current one: title, text for the audience, note for
/// the teacher, and clauses.
class SeriesPanel : public QWidget {
    Q_OBJECT

  public:
    explicit SeriesPanel(QWidget* parent = nullptr);

    /// Adds buttons below the list.
    void addButtons(const std::vector<QAction*>& actions);
    void follow(const Series& series);
    /// Copies the texts into a slide.
    void fill(Slide& slide) const;
    void editTitle();
    void focusList();
    void retranslate();
    /// Adjusts heights to the font.
    void fit();

  signals:
    void slideChosen(std::size_t index);
    /// The current slide was dragged to another position.
    void slideMoved(std::size_t to);
    /// The user has edited a text; `part` names the field.
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
    QLabel* unknown_; ///< clauses not found
};

/// The title of a slide, or the game's name if it has none.
QString slideName(const Slide& slide);

} // namespace drawbridge
