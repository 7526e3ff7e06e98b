// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QString>
#include <QValidator>

#include <optional>
#include <utility>

class QAbstractItemView;
class QFormLayout;
class QLabel;
class QScrollArea;

// What dialogs full of choices are made of.
namespace drawbridge {

/// A list to choose from that does not change when it is scrolled past. Opened, it is as wide as its words,
/// with the pictures beside them.
class CalmComboBox : public QComboBox {
  public:
    explicit CalmComboBox(QWidget* parent = nullptr);

    void showPopup() override;

  protected:
    bool event(QEvent* event) override;
};

/// A field for a number, whole or with a fraction: it does not change when it is scrolled past, and reads
/// what people write, whatever the language (text/numberread.h). What cannot be is put back, and the reason
/// told beside it.
template <class Field>
class CalmNumber : public Field {
  public:
    explicit CalmNumber(QWidget* parent = nullptr);

    void fixup(QString& text) const override;
    void stepBy(int steps) override;

  protected:
    using Number = decltype(std::declval<Field>().value());

    QValidator::State validate(QString& text, int& place) const override;
    Number valueFromText(const QString& text) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    std::optional<double> read(const QString& text) const;
    QString refusal(const QString& text) const;

    Number before_{};      ///< what it was before somebody began to write
    bool writing_ = false; ///< and has not ended yet
};

extern template class CalmNumber<QSpinBox>;
extern template class CalmNumber<QDoubleSpinBox>;
using CalmSpinBox = CalmNumber<QSpinBox>;
using CalmDoubleSpinBox = CalmNumber<QDoubleSpinBox>;

/// A field to search by, in a dialog. The Return key has nothing more to do there, and must not end the
/// dialog; Esc empties the field first, and the down key goes on to what was found.
class SearchField : public QLineEdit {
  public:
    explicit SearchField(const QString& says, QWidget* parent = nullptr);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// An explanation in fainter words.
QLabel* helpLine(const QString& text, QWidget* parent);

/// Takes a part out of a form for good. What calls for it may be an event that the part, or one of its own,
/// is still busy with: it is heard no more from now on, and goes once the event is over. Forms that build
/// themselves anew delete nothing otherwise.
void retire(QWidget* part);

/// A row of a form named by words that may be somebody's: a plain row guesses whether they are markup.
void addPlainRow(QFormLayout& form, const QString& label, QWidget* field);

/// Chooses a row of a table. (QTableView::selectRow() chooses by what lies at the table's edge: read from the
/// right, nothing does before it is laid out.)
void chooseRow(QAbstractItemView* table, int row);

/// A page that is scrolled where it is too tall, and looks as plain as what it lies in.
QScrollArea* scrolling(QWidget* page, QWidget* parent);

/// Makes a window that large, or as large as the screen lets it be.
void resizeOnScreen(QWidget* window, const QSize& wanted);

} // namespace drawbridge
