// SPDX-License-Identifier: GPL-3.0-or-later
#include "facepainter.h"
#include "facesvg.h"

#include <QPainter>
#include <optional>

namespace drawbridge {

namespace {

constexpr int seats = 8;

/// A parsed face name: the seat, and the lord whose puppet it is: "3-of-0".
struct Bearer {
    int seat;
    std::optional<int> master;
};

std::optional<int> seatNamed(QStringView name) {
    if (name.size() != 1 || name[0] < QLatin1Char('0') || name[0] >= QLatin1Char('0' + seats)) return {};
    return name[0].unicode() - u'0';
}

std::optional<Bearer> bearerNamed(QStringView face) {
    static const QString of = QStringLiteral("-of-");
    const auto seat = seatNamed(face.left(1));
    if (!seat || face.size() == 1) return seat ? std::optional(Bearer{*seat, {}}) : std::nullopt;
    const auto master = face.mid(1).startsWith(of) ? seatNamed(face.mid(1 + of.size())) : std::nullopt;
    if (!master || master == seat) return {};
    return Bearer{*seat, master};
}

/// The shields of the seats: `seat/0` to `seat/7`; `seat/3-of-0` that of seat 3 as a puppet of seat 0, with
/// its master's shield in front.
class SeatFaces : public FaceRoom {
  public:
    QString name() const override { return QStringLiteral("seat"); }

    QStringList faces() const override {
        QStringList all;
        for (int seat = 0; seat < seats; ++seat) all << QString::number(seat);
        return all;
    }

    bool knows(const QString& face) const override { return bearerNamed(face).has_value(); }

    QSizeF sizeMillimetres(const QString&) const override { return {20, 24}; }

    double cornerMillimetres(const QString&) const override { return 5; }

    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail) const override {
        const auto bearer = bearerNamed(face);
        if (!bearer) return;
        if (!bearer->master) {
            paintShield(painter, where, bearer->seat);
            return;
        }
        // Both as large as possible with both charges visible.
        const QSizeF own = where.size() * 0.78;
        const QSizeF masters = where.size() * 0.6;
        paintShield(painter, {where.topLeft(), own}, bearer->seat);
        paintShield(painter, {where.bottomRight() - QPointF(masters.width(), masters.height()), masters},
                    *bearer->master);
    }

  private:
    void paintShield(QPainter& painter, const QRectF& where, int seat) const {
        paintSvg(painter, where, QStringLiteral(":/assets/seats/seat-%1.svg").arg(seat));
    }
};

} // namespace

/// `seat/0` to `seat/7`: the seats' shields; `seat/3-of-0`: that of seat 3 as a puppet of seat 0.
std::unique_ptr<FaceRoom> makeSeatFaces() { return std::make_unique<SeatFaces>(); }

} // namespace drawbridge
