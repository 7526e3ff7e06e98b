// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/groundpainter.h"
#include "faces/groundprovider.h"

#include <QImage>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <memory>

using namespace drawbridge;

namespace {

const char* const places[] = {"stone", "wine", "teal", "courtyards", "tavern", "oak", "meadow"};

QImage painted(const QString& place, bool candle, const QSize& size = {1366, 715}) {
    Ground ground;
    ground.place = place;
    ground.size = size;
    ground.candle = candle;
    ground.rim = 8;
    ground.rail = size.height() - 50;
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    paintGround(painter, ground);
    return image;
}

/// Relative luminance, as WCAG 2.2 defines it.
double luminance(QRgb colour) {
    const auto part = [](int value) {
        const double v = value / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(qRed(colour)) + 0.7152 * part(qGreen(colour)) + 0.0722 * part(qBlue(colour));
}

double contrast(QRgb one, QRgb other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

QRgb over(QRgb below, const QColor& above) {
    const auto mix = [&](int down, int up) { return qRound(down + (up - down) * double(above.alphaF())); };
    return qRgb(mix(qRed(below), above.red()), mix(qGreen(below), above.green()),
                mix(qBlue(below), above.blue()));
}

} // namespace

/// What the games are played on: seven places in two lights, and words that can be read on them.
class TestGrounds : public QObject {
    Q_OBJECT

  private slots:
    void placesAreToldApart();
    void theSameGroundIsPaintedTheSameEachTime();
    void anyWindowIsFilled();
    void wordsCanBeReadWhereverTheLightFalls_data();
    void wordsCanBeReadWhereverTheLightFalls();
    void theProviderPaintsWhatItsNameSays();
};

void TestGrounds::placesAreToldApart() {
    QList<QImage> all;
    for (const char* place : places)
        for (const bool candle : {false, true}) {
            const QImage image = painted(QLatin1String(place), candle);
            QVERIFY2(!all.contains(image), place);
            all.append(image);
        }
}

void TestGrounds::theSameGroundIsPaintedTheSameEachTime() {
    for (const char* place : places)
        QCOMPARE(painted(QLatin1String(place), true), painted(QLatin1String(place), true));
}

void TestGrounds::anyWindowIsFilled() {
    for (const char* place : places)
        for (const QSize& size : {QSize(480, 360), QSize(1024, 540), QSize(600, 1000), QSize(3840, 2160)}) {
            const QImage image = painted(QLatin1String(place), false, size);
            for (const QPoint& corner :
                 {QPoint(0, 0), QPoint(size.width() - 1, 0), QPoint(0, size.height() - 1),
                  QPoint(size.width() - 1, size.height() - 1), QPoint(size.width() / 2, size.height() / 2)})
                QVERIFY2(image.pixel(corner) != qRgb(0, 0, 0), place);
        }
}

void TestGrounds::wordsCanBeReadWhereverTheLightFalls_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<bool>("candle");
    for (const char* place : places)
        for (const bool candle : {false, true})
            QTest::addRow("%s by %s", place, candle ? "candle" : "day")
                << QString::fromLatin1(place) << candle;
}

/// Ink on the slips that lie on the ground: 4.5 at the least, in the brightest spot and the darkest corner.
void TestGrounds::wordsCanBeReadWhereverTheLightFalls() {
    QFETCH(QString, place);
    QFETCH(bool, candle);
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nimport Drawbridge.Scene\nQtObject { property var theme: Theme }", {});
    const std::unique_ptr<QObject> holder(component.create());
    QVERIFY2(holder, qPrintable(component.errorString()));
    auto* theme = qvariant_cast<QObject*>(holder->property("theme"));
    QVERIFY(theme);
    theme->setProperty("dark", candle);
    const auto colour = [&](const char* name) { return theme->property(name).value<QColor>(); };

    const QImage image = painted(place, candle);
    double least = 21;
    for (int y = 10; y < image.height() - 60; y += 2)
        for (int x = 10; x < image.width() - 10; x += 2)
            for (const char* ink : {"ink", "faintInk"})
                least = std::min(least, contrast(over(image.pixel(x, y), colour("slip")), colour(ink).rgb()));
    QVERIFY2(least >= 4.5, qPrintable(QString::number(least)));
}

void TestGrounds::theProviderPaintsWhatItsNameSays() {
    GroundProvider provider;
    QSize size;
    const QImage image = provider.requestImage(
        QStringLiteral("castle-wars?w=1366&h=715&rim=8&rail=665&candle=1"), &size, QSize(1366, 715));
    QCOMPARE(size, QSize(1366, 715));
    QCOMPARE(image, painted(QStringLiteral("castle-wars"), true));
    // On a screen with twice as many pixels the same picture is finer.
    QCOMPARE(provider.requestImage(QStringLiteral("castles?w=100&h=80"), &size, QSize(200, 160)).size(),
             QSize(200, 160));
}

QTEST_MAIN(TestGrounds)
#include "grounds.moc"
