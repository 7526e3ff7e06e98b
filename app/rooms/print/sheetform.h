// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheetoptions.h"

#include <QTabWidget>
#include <span>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace drawbridge {

/// A size that has a name, or any other.
class SheetSizeField : public QWidget {
    Q_OBJECT

  public:
    SheetSizeField(std::span<const NamedSize> known, const QString& name, QWidget* parent);

    QSizeF value() const;
    void setValue(const QSizeF& size);
    QComboBox* list() const { return list_; }

  signals:
    void changed();

  private:
    QComboBox* list_;
    QWidget* custom_; ///< its two numbers
    QDoubleSpinBox* width_;
    QDoubleSpinBox* height_;
};

/// How sheets are to be made, on two pages: all of SheetOptions, and the printer for which they are, whose
/// way of turning the paper is kept with its name.
class SheetForm : public QTabWidget {
    Q_OBJECT

  public:
    explicit SheetForm(QWidget* parent = nullptr);

    /// Adds a page at that place; it scrolls where it is too tall.
    void insertPage(int index, QWidget* page, const QString& name);

    SheetOptions options() const;
    /// Fills in all but what belongs to the printer.
    void setOptions(const SheetOptions& options);
    /// All pages again.
    void forgetPages();
    /// Shows what most people leave as it is.
    void showMore(bool more);
    /// Offers sizes of cards only where there are cards.
    void offerCards(bool areThere);
    /// The name of the printer; empty: any, or a file.
    QString printer() const;
    /// Asks the system which printers there are.
    void offerPrinters();
    /// Takes another printer with its habits; one that is not there is taken for any.
    void setPrinter(const QString& name);
    /// Reads the habits of the printer again.
    void readHabits();

  signals:
    void changed();
    void calibrationRequested();
    /// All is to be as it was at first, what lies on other pages too.
    void defaultsRequested();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();
    QWidget* makeSheets();
    QWidget* makeBacks();
    /// Hears of every change of a field.
    template <class Field>
    void watch(Field* field);
    QDoubleSpinBox* makePercent(const QString& name, QWidget* page);
    void fieldChanged();
    void habitsChanged();

    QFormLayout* sheets_;
    SheetSizeField* paper_;
    SheetSizeField* card_;
    QComboBox* layout_;
    QComboBox* inks_;
    QComboBox* backs_;
    QComboBox* printer_;
    QComboBox* flip_;
    QDoubleSpinBox* right_;
    QDoubleSpinBox* down_;
    QDoubleSpinBox* skew_;
    QDoubleSpinBox* across_;
    QDoubleSpinBox* along_;
    QLineEdit* only_; ///< which pages
    QPushButton* calibrate_;
    QPushButton* defaults_;
    QComboBox* marks_;
    QDoubleSpinBox* bleed_;
    QDoubleSpinBox* thickness_;
    QCheckBox* corners_;
    QCheckBox* ruler_;
    bool filling_ = false;
};

} // namespace drawbridge
