// SPDX-License-Identifier: GPL-3.0-or-later
#include "faceprovider.h"
#include "fonts.h"

#include <QQmlEngine>
#include <QtQuickTest>

/// Gives the test's engine what the program gives its own.
class Setup : public QObject {
    Q_OBJECT

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        drawbridge::loadFonts();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QString::fromLatin1(drawbridge::FaceProvider::providerName),
                                 new drawbridge::FaceProvider);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(scene, Setup)

#include "main.moc"
