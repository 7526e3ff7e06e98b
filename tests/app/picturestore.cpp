// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures kept from one start to the next, and the words of the hall that are such pictures.
#include "rooms/hall/picturestore.h"
#include "faces/fonts.h"
#include "rooms/hall/hallnote.h"

#include <QDir>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QUrlQuery>
#include <QtTest>

using namespace drawbridge;

namespace {

constexpr QSize kSize(64, 32);
constexpr qint64 kBytes = 4LL * 64 * 32; // of one of them, as it lies in memory

} // namespace

class TestPictureStore : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { loadFonts(); }
    void keptAsItWas();
    void theLatestStay();
    void whatIsLookedAtStays();
    void damagedOnesArePaintedAnew();
    void aNoteLeavesOutWhatHasNoRoom();
    void wordsAreAsBroadAsTheyAre();

  private:
    /// A picture of that colour, and whether it had to be painted.
    bool isPainted(const PictureStore& store, const QString& name, QRgb colour) {
        bool painted = false;
        const QImage picture = store.picture(name, [&] {
            painted = true;
            QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
            image.fill(colour);
            return image;
        });
        QThreadPool::globalInstance()->waitForDone(); // until it is written
        if (picture.size() != kSize || picture.pixel(63, 31) != colour)
            QTest::qFail("another picture", "", 0);
        return painted;
    }

    QStringList files() const { return QDir(home_.path()).entryList(QDir::Files); }

    QTemporaryDir home_;
};

void TestPictureStore::keptAsItWas() {
    QVERIFY(isPainted(PictureStore(home_.path()), QStringLiteral("room"), 0xFF102030));
    QVERIFY(!isPainted(PictureStore(home_.path()), QStringLiteral("room"), 0xFF102030));
    QVERIFY(isPainted(PictureStore(home_.path()), QStringLiteral("box"), 0x80402010));
    QVERIFY(isPainted(PictureStore({}), QStringLiteral("room"), 0xFF102030)); // kept nowhere
}

void TestPictureStore::theLatestStay() {
    const PictureStore store(home_.path(), 20 * kBytes);
    for (int number = 0; number < 60; ++number)
        QVERIFY(isPainted(store, QString::number(number), 0xFF000000 | QRgb(number)));
    QVERIFY(files().size() > 10);
    QVERIFY(files().size() < 25); // some more than fit, until it is looked at again
    QVERIFY(!isPainted(store, QStringLiteral("59"), 0xFF000000 | 59));
    QVERIFY(isPainted(store, QStringLiteral("0"), 0xFF000000));
}

void TestPictureStore::whatIsLookedAtStays() {
    const QTemporaryDir home;
    const PictureStore store(home.path());
    QVERIFY(isPainted(store, QStringLiteral("box"), 0xFF102030));
    QFile file(home.filePath(QDir(home.path()).entryList(QDir::Files).constFirst()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QDateTime longAgo = QDateTime::currentDateTimeUtc().addDays(-40);
    QVERIFY(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(!isPainted(store, QStringLiteral("box"), 0xFF102030));
    QVERIFY(QFileInfo(file.fileName()).lastModified() > longAgo.addDays(39));
}

/// Seen by what is written, with the first words of each paragraph.
void TestPictureStore::aNoteLeavesOutWhatHasNoRoom() {
    QUrlQuery options;
    const auto set = [&](const char* name, const QString& value) {
        options.removeQueryItem(QLatin1String(name));
        options.addQueryItem(QLatin1String(name), QString::fromLatin1(QUrl::toPercentEncoding(value)));
    };
    for (const auto& [name, value] : {std::pair{"breadth", 200},
                                      {"unit", 14},
                                      {"pad", 11},
                                      {"title", 17},
                                      {"normal", 14},
                                      {"small", 12},
                                      {"yours", 1}})
        set(name, QString::number(value));
    set("name", QStringLiteral("100 % of a very long name of a match, which somebody has given it"));
    set("turn", QStringLiteral("Your turn"));
    set("against", QStringLiteral("With: Baldwin"));
    set("standing", QStringLiteral("Round 3"));
    set("ago", QStringLiteral("yesterday"));
    const auto said = [&](double height) {
        QStringList all;
        for (const NoteLine& line : noteLines(QSizeF(200, height), options))
            all << line.lines.join(QLatin1Char('/')).section(QLatin1Char(' '), 0, 1);
        return all;
    };
    const QString name = QStringLiteral("100 %");
    const QString turn = QStringLiteral("Your turn");
    const QString ago = QStringLiteral("yesterday");
    const QString against = QStringLiteral("With: Baldwin");
    QCOMPARE(said(60), (QStringList{name, turn}));
    QCOMPARE(said(90), (QStringList{name, turn, ago}));
    QCOMPARE(said(110), (QStringList{name, turn, against, ago}));
    QCOMPARE(said(150), (QStringList{name, turn, against, QStringLiteral("Round 3"), ago}));
    const NoteLine title = noteLines(QSizeF(200, 150), options).front();
    QVERIFY(title.lines.constFirst().endsWith(QChar(0x2026)));
    QVERIFY(QFontMetricsF(title.font).horizontalAdvance(title.lines.constFirst()) <= 200 - 2 * 11);
    // Rather smaller than cut off, if that is enough.
    set("name", QStringLiteral("Castles of Caleira, twice"));
    QCOMPARE(noteLines(QSizeF(200, 150), options).front().lines.constFirst(),
             QStringLiteral("Castles of Caleira, twice"));
    QVERIFY(noteLines(QSizeF(200, 150), options).front().font.pixelSize() < 17);
    set("ago", QStringLiteral("a little less than half an hour ago"));
    QCOMPARE(noteLines(QSizeF(200, 150), options).back().lines,
             QStringList("a little less than half an hour ago"));
    set("ago", ago);
    set("name", QStringLiteral("100 % of a very long name of a match, which somebody has given it"));
    // How the series stands comes before whom with; in brief where there is little room.
    set("series", QStringLiteral("First to 3: Anna of the Long Name 1 · Baldwin 0"));
    set("brief", QStringLiteral("Series 1 : 0"));
    QCOMPARE(said(90), (QStringList{name, turn, QStringLiteral("Series 1")}));
}

void TestPictureStore::wordsAreAsBroadAsTheyAre() {
    QUrlQuery options(
        QStringLiteral("height=20&letters=14&color=%23ff0000&family=Open%20Sans&text=Play%20on"));
    const QImage once = writtenWords(20, options);
    QCOMPARE(once.height(), 20);
    const QImage twice = writtenWords(40, options); // on a screen of twice as many points
    QVERIFY(std::abs(twice.width() - 2 * once.width()) <= 3);
    options.addQueryItem(QStringLiteral("most"), QStringLiteral("30"));
    QVERIFY(writtenWords(20, options).width() <= 30);
    bool isRed = false;
    for (int x = 0; x < once.width(); ++x)
        for (int y = 0; y < once.height(); ++y) isRed |= once.pixelColor(x, y) == QColor(0xff, 0, 0);
    QVERIFY(isRed);
}

void TestPictureStore::damagedOnesArePaintedAnew() {
    const PictureStore store(home_.path());
    QVERIFY(isPainted(store, QStringLiteral("cut"), 0xFF556677));
    for (const QString& name : files()) {
        QFile file(home_.filePath(name));
        QVERIFY(file.resize(file.size() / 2));
    }
    QVERIFY(isPainted(store, QStringLiteral("cut"), 0xFF556677));
    QVERIFY(!isPainted(store, QStringLiteral("cut"), 0xFF556677));
}

QTEST_MAIN(TestPictureStore)
#include "picturestore.moc"
