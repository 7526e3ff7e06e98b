// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/plainwidgets.h"
#include "text/book/bookpage.h"

namespace drawbridge {

class DiagramSource;

/// A chapter of a rule book on the screen. Links are told, not followed.
class BookView : public ClosedBrowser {
    Q_OBJECT

  public:
    explicit BookView(QWidget* parent = nullptr);

    /// Who paints the diagrams; without one they are left out. Stays its owner's.
    void setDiagrams(DiagramSource* diagrams);
    /// Whether diagrams can be tried: a link "show:ID" below each.
    void setShows(bool shows) { shows_ = shows; }
    /// Whether each rule bears its clause as files name it.
    void setCodes(bool codes);
    /// Shows a place of a book, and marks it if it is a rule or the like.
    void showPlace(const RuleBook& book, const std::optional<Setup>& setup, const QString& place);
    /// Shows a place of a book by itself, as the answer to a question.
    void showAnswer(const RuleBook& book, const QString& place, const QString& question);
    /// As high as it must be to show all.
    int pageHeight() const;
    /// Writes that many times as large as the program writes elsewhere.
    void setScale(double scale);

  signals:
    /// Somebody turns the wheel with Ctrl held: larger (1) or smaller (-1).
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
    std::optional<int> hasteOf(const QString& picture) const;
    void tellTerm(const QUrl& link) const;
    int margin() const;
    int pictureWidth() const;
    bool isWide() const;

    DiagramSource* diagrams_ = nullptr;
    const RuleBook* book_ = nullptr;
    std::optional<Setup> setup_;
    QString chapter_; ///< the one that is shown
    QString place_;
    bool isAnswer_ = false; ///< the place is shown by itself
    QString question_;      ///< that it answers
    double scale_ = 1;
    int painted_ = 0;    ///< diagrams that have come since
    bool lacks_ = false; ///< some have not
    bool shows_ = false;
    bool codes_ = false;
    bool filling_ = false;
    /// Where the scroll bar stood when a place was gone to; -1: somebody has scrolled since.
    int wentTo_ = -1;
};

} // namespace drawbridge
