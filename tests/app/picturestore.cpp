// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures kept from one start to the next.
#include "rooms/hall/picturestore.h"

#include <QDir>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QtTest>

using namespace drawbridge;

namespace {

constexpr QSize kSize(64, 32);
constexpr qint64 kBytes = 4LL * 64 * 32; // of one of them, as it lies in memory

} // namespace

class TestPictureStore : public QObject {
    Q_OBJECT

  private slots:
    void keptAsItWas();
    void theLatestStay();
    void whatIsLookedAtStays();
    void damagedOnesArePaintedAnew();

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
