// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/closedengine.h"

#include <QDir>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>
#include <algorithm>

namespace drawbridge {

namespace {

class OnlyOurs : public QObject, public QQmlAbstractUrlInterceptor {
  public:
    /// Copies the import paths now: the engine loads on a thread of its own.
    explicit OnlyOurs(QQmlEngine& engine)
        : QObject(&engine) {
        for (const QString& path : engine.importPathList())
            if (!path.startsWith(QLatin1Char(':')) && !path.startsWith(QLatin1String("qrc:")))
                modules_.append(QDir::cleanPath(path) + QLatin1Char('/'));
    }

    QUrl intercept(const QUrl& url, DataType) override {
        const QString scheme = url.scheme();
        const bool isOurs =
            url.isEmpty() || scheme == QLatin1String("qrc") || scheme == QLatin1String("image");
        return isOurs || isOfAModule(url) ? url : QUrl();
    }

  private:
    bool isOfAModule(const QUrl& url) const {
        const QString file = QDir::cleanPath(url.toLocalFile());
        return std::ranges::any_of(modules_, [&](const QString& path) { return file.startsWith(path); });
    }

    QStringList modules_;
};

class NoNetwork : public QNetworkAccessManager {
  public:
    using QNetworkAccessManager::QNetworkAccessManager;

  protected:
    /// Turns every request into an empty one, which fails at once.
    QNetworkReply* createRequest(Operation, const QNetworkRequest&, QIODevice*) override {
        return QNetworkAccessManager::createRequest(GetOperation, QNetworkRequest());
    }
};

class NoNetworks : public QObject, public QQmlNetworkAccessManagerFactory {
  public:
    using QObject::QObject;

    QNetworkAccessManager* create(QObject* parent) override { return new NoNetwork(parent); }
};

} // namespace

void closeEngine(QQmlEngine& engine) {
    engine.addUrlInterceptor(new OnlyOurs(engine));
    engine.setNetworkAccessManagerFactory(new NoNetworks(&engine));
}

} // namespace drawbridge
