// SPDX-License-Identifier: GPL-3.0-or-later
#include "faceprovider.h"
#include "fonts.h"
#include "groundprovider.h"

#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QtQuickTest>

/// Stands for the hall's large pictures, which are a room's to paint.
class BlankPictures : public QQuickImageProvider {
  public:
    BlankPictures()
        : QQuickImageProvider(Image) {}

    QImage requestImage(const QString&, QSize* size, const QSize& wanted) override {
        QImage blank(wanted.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
        blank.fill(Qt::transparent);
        if (size) *size = blank.size();
        return blank;
    }
};

/// Gives the test's engine what the program gives its own.
class Setup : public QObject {
    Q_OBJECT

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        drawbridge::loadFonts();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QString::fromLatin1(drawbridge::FaceProvider::providerName),
                                 new drawbridge::FaceProvider);
        engine->addImageProvider(QString::fromLatin1(drawbridge::GroundProvider::providerName),
                                 new drawbridge::GroundProvider);
        engine->addImageProvider(QStringLiteral("hall"), new BlankPictures);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(scene, Setup)

#include "main.moc"
