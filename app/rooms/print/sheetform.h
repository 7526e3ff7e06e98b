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

/// Chooses a named or a custom size.
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
    QWidget* custom_; ///< fields for a custom size
    QDoubleSpinBox* width_;
    QDoubleSpinBox* height_;
};

/// Edits all SheetOptions, on two tabs, and the printer, whose duplex mode is stored with its name.
class SheetForm : public QTabWidget {
    Q_OBJECT

  public:
    explicit SheetForm(QWidget* parent = nullptr);

    /// Inserts a tab; it scrolls if it is too tall.
    void insertPage(int index, QWidget* page, const QString& name);

    SheetOptions options() const;
    /// Sets all options but those of the printer.
    void setOptions(const SheetOptions& options);
    /// Resets the page range to all pages.
    void forgetPages();
    /// Shows or hides the advanced options.
    void showMore(bool more);
    /// Enables card sizes if there are cards.
    void offerCards(bool areThere);
    /// The printer's name; empty: any, or a file.
    QString printer() const;
    /// Queries the system's printers.
    void offerPrinters();
    /// Selects a printer with its stored settings; an unknown one counts as any.
    void setPrinter(const QString& name);
    /// Reloads the settings of the printer.
    void readHabits();

  signals:
    void changed();
    void calibrationRequested();
    /// Everything is to be reset, including what other pages hold.
    void defaultsRequested();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();
    QWidget* makeSheets();
    QWidget* makeBacks();
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
    QLineEdit* only_; ///< page range
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
