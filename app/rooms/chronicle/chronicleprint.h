// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reference/paperprint.h"
#include "rooms/chronicle/chroniclewords.h"

#include <QFont>
#include <vector>

namespace drawbridge {

class PaintedFigure;

/// The chronicle on paper: black on white, readable in greyscale, with all rows of its tables. Page breaks
/// neither split rows nor separate a heading from its content.
class ChroniclePrint : public PaperPages {
  public:
    /// A person's two pages on one, or their arms alone, filling the page.
    ChroniclePrint(QSizeF page, const PersonChronicle& person, const QString& name, int shield,
                   bool armsOnly);
    /// Plots and tables, on as many pages as necessary.
    ChroniclePrint(QSizeF page, const ChronicleChapters& chapters);

    int pages() const override { return pages_; }
    void paint(QPainter& painter, int page) const override;

  private:
    /// A block that is not split.
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
    QFont font_; ///< one pixel is a point
    std::vector<Part> parts_;
    int pages_ = 1;
};

} // namespace drawbridge
