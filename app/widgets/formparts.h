// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/dragtracker.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QString>
#include <QValidator>

#include <optional>
#include <utility>

class QAbstractItemView;
class QFormLayout;
class QLabel;
class QScrollArea;
class QTableView;

// Building blocks of dialogs with many fields.
namespace drawbridge {

/// A combo box that ignores the wheel unless it has the focus. Its popup is wide enough for all items.
class FormComboBox : public QComboBox {
  public:
    /// `letters`: its minimum width, whatever its texts; 0: it is as wide as they are.
    explicit FormComboBox(QWidget* parent = nullptr, int letters = 0);

    void showPopup() override;

  protected:
    bool event(QEvent* event) override;
};

/// A spin box for integers or decimals: it ignores the wheel unless it has the focus, and parses numbers in
/// any usual notation (text/numberread.h). An invalid number is reset and the reason shown beside it.
template <class Field>
class FormSpinBox : public Field {
  public:
    explicit FormSpinBox(QWidget* parent = nullptr);

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

    Number before_{};      ///< value before editing began
    bool writing_ = false; ///< editing is not finished
};

extern template class FormSpinBox<QSpinBox>;
extern template class FormSpinBox<QDoubleSpinBox>;
using CalmSpinBox = FormSpinBox<QSpinBox>;
using CalmDoubleSpinBox = FormSpinBox<QDoubleSpinBox>;

/// A search field for dialogs: Return does not close them, Esc clears it first, Down goes to the results.
class SearchField : public QLineEdit {
  public:
    explicit SearchField(const QString& says, QWidget* parent = nullptr);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// A slider that restores its value when a drag is aborted.
class RevertingSlider : public QSlider {
    Q_OBJECT

  public:
    explicit RevertingSlider(QWidget* parent = nullptr);

  protected:
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void goBack();

    DragTracker drag_;
    int before_ = 0;
};

/// The label of a field, whose access key leads to it.
QLabel* labelFor(QWidget* field, const QString& text = {});

/// The buttons at the end of a dialog, connected to accept and reject it.
QDialogButtonBox* endButtons(QDialog* dialog,
                             QDialogButtonBox::StandardButtons buttons = QDialogButtonBox::Ok |
                                                                         QDialogButtonBox::Cancel);

/// A layout without margins.
template <class Layout>
Layout* bareLayout(QWidget* parent) {
    auto* layout = new Layout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

/// A help text in a fainter colour.
QLabel* helpLine(const QString& text, QWidget* parent);

/// Removes a widget from a form for good. It may be called from an event of that widget or of a child: the
/// widget emits no more signals and is deleted after the event. Forms that rebuild themselves must not delete
/// widgets otherwise.
void retire(QWidget* part);

/// A form row whose label may contain user text: QFormLayout's own labels would interpret markup in it.
void addPlainRow(QFormLayout& form, const QString& label, QWidget* field);

/// Makes a table a list of rows, one of which is chosen; Tab leaves it.
void listRows(QTableView* table);

/// Selects a row of a table; QTableView::selectRow() cannot right-to-left before it is laid out.
void chooseRow(QAbstractItemView* table, int row);

/// A scroll area around a page that may be too tall, without a frame or background of its own.
QScrollArea* scrolling(QWidget* page, QWidget* parent);

/// Resizes a window, but no larger than the screen.
void resizeOnScreen(QWidget* window, const QSize& wanted);

} // namespace drawbridge
