// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/plainwidgets.h"
#include "text/book/bookpage.h"

namespace drawbridge {

class DiagramSource;

/// Shows a chapter of a rule book. Links are signalled, not followed.
class BookView : public ClosedBrowser {
    Q_OBJECT

  public:
    explicit BookView(QWidget* parent = nullptr);

    /// Source of the diagrams; without one they are left out. Not owned.
    void setDiagrams(DiagramSource* diagrams);
    /// Whether diagrams can be tried out: adds a link "show:ID" below each.
    void setShows(bool shows) { shows_ = shows; }
    /// Whether to show each rule's clause ID.
    void setCodes(bool codes);
    /// Shows a place of a book, highlighted if it is a rule or the like.
    void showPlace(const RuleBook& book, const std::optional<Setup>& setup, const QString& place);
    /// Shows a single place of a book as the answer to a question.
    void showAnswer(const RuleBook& book, const QString& place, const QString& question);
    /// Height needed to show everything.
    int pageHeight() const;
    /// Text scale relative to the application font.
    void setScale(double scale);

  signals:
    /// Ctrl and mouse wheel: larger (1) or smaller (-1).
    void zoomed(int step);

  protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void showEvent(QShowEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fill();
    void fillAgain();
    QFont letters() const;
    void setLetters();
    void setColumn();
    QString opening(const BookPage& page) const;
    QImage cover(int height) const;
    void mark();
    std::optional<int> priorityOf(const QString& picture) const;
    void tellTerm(const QUrl& link) const;
    int margin() const;
    int pictureWidth() const;
    bool isWide() const;

    DiagramSource* diagrams_ = nullptr;
    const RuleBook* book_ = nullptr;
    std::optional<Setup> setup_;
    QString chapter_; ///< the current one
    QString place_;
    bool isAnswer_ = false; ///< a single place is shown, not a chapter
    QString question_;      ///< the question it answers
    double scale_ = 1;
    int painted_ = 0;    ///< number of diagrams painted since
    bool lacks_ = false; ///< some diagrams are still missing
    bool shows_ = false;
    bool codes_ = false;
    bool filling_ = false;
    /// Scroll position after navigating to a place; -1: the user has scrolled since.
    int wentTo_ = -1;
};

} // namespace drawbridge
