// SPDX-License-Identifier: GPL-3.0-or-later
#include "facepainter.h"
#include "facesvg.h"

#include <QPainter>

namespace drawbridge {

namespace {

constexpr int seats = 8;

/// The shields of the seats: `seat/0` to `seat/7`.
class SeatFaces : public FaceRoom {
  public:
    QString name() const override { return QStringLiteral("seat"); }

    QStringList faces() const override {
        QStringList all;
        for (int seat = 0; seat < seats; ++seat) all << QString::number(seat);
        return all;
    }

    bool knows(const QString& face) const override {
        return face.size() == 1 && face[0] >= QLatin1Char('0') && face[0] < QLatin1Char('0' + seats);
    }

    QSizeF sizeMillimetres(const QString&) const override { return {20, 24}; }

    double cornerMillimetres(const QString&) const override { return 5; }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        if (knows(face))
            svgs_.paint(painter, where, QStringLiteral(":/assets/seats/seat-%1.svg").arg(face), {}, {});
    }

  private:
    mutable FaceSvgs svgs_;
};

} // namespace

std::unique_ptr<FaceRoom> makeSeatFaces() { return std::make_unique<SeatFaces>(); }

} // namespace drawbridge
