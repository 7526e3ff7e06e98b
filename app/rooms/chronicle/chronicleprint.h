// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/paperprint.h"
#include "rooms/chronicle/chroniclewords.h"

#include <QFont>
#include <vector>

namespace drawbridge {

class PaintedFigure;

/// A page of the chronicle on paper: black on white, so that it can be read in grey as well, with every row
/// of its tables. No row is parted, and no heading from what it is above.
class ChroniclePrint : public PaperPages {
  public:
    /// Somebody's two pages on one, or their arms alone, as large as the paper.
    ChroniclePrint(QSizeF page, const PersonChronicle& person, const QString& name, int shield,
                   bool armsOnly);
    /// Plots and tables, on as many pages as they need.
    ChroniclePrint(QSizeF page, const ChronicleChapters& chapters);

    int pages() const override { return pages_; }
    void paint(QPainter& painter, int page) const override;

  private:
    /// Something that is on one page.
    struct Part {
        double height = 0;
        bool staysWithNext = false;
        std::function<void(QPainter&, const QRectF&)> paint;
        int page = 1;
        double top = 0;
    };

    void addArms(const PersonChronicle& person, const QString& name, int shield);
    void addPerson(const PersonChronicle& person, const QString& name, int shield);
    void addWords(const QString& words, double times, bool isTitle, bool isCentred = false);
    void addFigure(std::shared_ptr<PaintedFigure> figure);
    void addGap(double height) { parts_.push_back({height, true, {}}); }
    void addTable(const Figures& figures);
    void layOut();

    QSizeF page_;
    QFont font_; ///< a dot of it is a point
    std::vector<Part> parts_;
    int pages_ = 1;
};

} // namespace drawbridge
