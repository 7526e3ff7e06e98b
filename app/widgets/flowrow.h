// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace drawbridge {

/// A flow layout: items in a row, wrapped into further lines where the width does not suffice.
class FlowRow : public QLayout {
  public:
    /// Horizontal alignment of the lines: Qt::AlignLeading or Qt::AlignTrailing.
    explicit FlowRow(Qt::Alignment side = Qt::AlignLeading)
        : side_(side) {}
    ~FlowRow() override { qDeleteAll(parts_); }

    void addItem(QLayoutItem* item) override { parts_ << item; }
    int count() const override { return static_cast<int>(parts_.size()); }
    QLayoutItem* itemAt(int index) const override { return parts_.value(index); }
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layOut({0, 0, width, 0}, false); }
    /// All items in one line.
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& room) override;

  private:
    int apart() const;
    int layOut(const QRect& room, bool places) const;

    Qt::Alignment side_;
    QList<QLayoutItem*> parts_;
};

} // namespace drawbridge
