// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets.h"

#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QTest>

// What the tests of printed sheets share.
namespace drawbridge::test {

inline const GameInfo& game(const char* id) { return *findGame(id); }

/// Sets and pieces by name, as one asks for them on the command line.
inline std::vector<PieceSet> setsOf(const char* id, const QStringList& names,
                                    const QStringList& pieces = {}) {
    std::vector<PieceSet> sets = pieceSets(game(id), wholeSetup(game(id)));
    Result<> chosen = chooseSets(sets, names);
    if (chosen && !pieces.isEmpty()) chosen = choosePieces(sets, pieces);
    if (!chosen) qFatal("%s", qPrintable(chosen.problem().text()));
    return sets;
}

/// A page, so many pixels to the millimetre.
inline QImage painted(const SheetPage& page, const SheetOptions& options, double dots) {
    QImage image((page.size() * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dots, dots);
    page.paint(painter, options);
    return image;
}

/// What is painted on goes to an engine that reads it, as on a screen of so many pixels.
template <class Engine>
class ReadDevice : public QPaintDevice {
  public:
    template <class... Arguments>
    explicit ReadDevice(const QSize& pixels, Arguments&... arguments)
        : engine(arguments...)
        , pixels_(pixels) {}
    QPaintEngine* paintEngine() const override { return &engine; }
    mutable Engine engine;

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return pixels_.width();
        case PdmHeight: return pixels_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return 0;
        }
    }

  private:
    QSize pixels_;
};

/// A row for each game.
inline void addGames() {
    QTest::addColumn<QByteArray>("id");
    for (const GameInfo* each : allGames())
        QTest::newRow(std::string(each->id()).c_str()) << QByteArray::fromStdString(std::string(each->id()));
}

/// A row for each game and size of cards, in English and in a language with longer words.
inline void addGamesAndCards() {
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QSizeF>("card");
    QTest::addColumn<bool>("isLong");
    for (const GameInfo* each : allGames())
        for (const NamedSize& size : cardSizes())
            for (const bool isLong : {false, true})
                QTest::addRow("%s %s%s", std::string(each->id()).c_str(), size.id, isLong ? " long" : "")
                    << QByteArray::fromStdString(std::string(each->id())) << size.size << isLong;
}

} // namespace drawbridge::test
