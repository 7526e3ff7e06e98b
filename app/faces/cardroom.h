// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cardframe.h"
#include "facepainter.h"

#include <QLatin1String>
#include <array>

namespace drawbridge {

/// Contrast of the drawing in an empty place with the cloth, by the suffix of its name.
struct PlaceInk {
    QLatin1String ending;
    QRgb colour;
    double opacity;
};
inline constexpr std::array placeInks{PlaceInk{QLatin1String(""), cardinks::ink, 0.38},
                                      PlaceInk{QLatin1String("-dark"), cardinks::parchment, 0.38},
                                      PlaceInk{QLatin1String("-highContrast"), 0xffffffff, 0.7}};
/// The one of "slot-PLACE-SUFFIX".
const PlaceInk& placeInkOf(const QString& face);

/// The faces of a game of cards: its fronts, its backs and the drawings in empty places ("slot-PLACE" for
/// light cloth, "slot-PLACE-dark" for dark cloth, "slot-PLACE-highContrast" in high contrast). Backs and
/// places are part files of the game's folder in the assets; the fronts are painted by the game.
class CardRoom : public FaceRoom {
  public:
    /// `name`: name of the room and its folder; `places`: the empty places with drawings. "back" is the first
    /// of `backs`, whatever its own name.
    CardRoom(QString name, QStringList places, QStringList backs = {QStringLiteral("back")});

    QString name() const override { return name_; }
    QStringList faces() const override;
    bool knows(const QString& face) const override;
    QSizeF sizeMillimetres(const QString&) const override { return cardMillimetres; }
    double cornerMillimetres(const QString&) const override { return cardCorner; }
    void paint(QPainter& painter, const QRectF& where, const QString& face, Detail detail) const override;
    void paintUncut(QPainter& painter, const QRectF& where, const QRectF& sheet,
                    const QString& face) const override;

  protected:
    virtual QStringList fronts() const = 0;
    virtual bool knowsFront(const QString& face) const = 0;
    /// Paints what is on the sheet, in millimetres.
    virtual void paintFront(QPainter& painter, const CardCanvas& canvas, const QString& face) const = 0;

  private:
    void paintSide(QPainter& painter, const CardCanvas& canvas, const QString& face) const;
    QString backOf(const QString& face) const;
    QString placeOf(const QString& face) const;

    QString name_;
    QStringList places_;
    QStringList backs_;
};

} // namespace drawbridge
