// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTextDocument>
#include <QVariant>

namespace drawbridge {

/// Substitute for any resource a document asks for by URL: an empty value that keeps Qt from loading the
/// resource itself. `type` is a QTextDocument::ResourceType.
inline QVariant nothingRead(int type) {
    if (type != QTextDocument::ImageResource) return QByteArray("");
    // Given an invalid picture, Qt would try the URL again as a file name.
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(0);
    return nothing;
}

/// A QTextDocument that loads no files or network resources, whatever its HTML says; it has only the pictures
/// added with addResource().
class ClosedDocument : public QTextDocument {
  public:
    using QTextDocument::QTextDocument;

  protected:
    QVariant loadResource(int type, const QUrl&) override { return nothingRead(type); }
};

} // namespace drawbridge
