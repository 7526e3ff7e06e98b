// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QWidget>
#include <memory>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace drawbridge {

class SheetPreview;

/// The preview with a toolbar for page and zoom.
class SheetPages : public QWidget {
    Q_OBJECT

  public:
    explicit SheetPages(QWidget* parent = nullptr);

    /// Shows these sheets, keeping the page number if possible.
    void setSheets(const std::shared_ptr<const Sheets>& sheets);

    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QToolButton* makeTool(const char* icon, const QString& name, const QKeySequence& keys);
    void makeRoom();
    void tellPage();
    void tellZoom();

    std::shared_ptr<const Sheets> sheets_;
    SheetPreview* preview_;
    QToolButton* previous_;
    QToolButton* next_;
    QComboBox* pages_;
    QLabel* zoom_;
    QToolButton* fit_;
    QToolButton* truly_;
    QCheckBox* seeThrough_;
    QBoxLayout* tools_; ///< page and zoom controls
};

} // namespace drawbridge
