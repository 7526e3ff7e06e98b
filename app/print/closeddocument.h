// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>
#include <QVariant>

namespace drawbridge {

/// What a page is given for anything that it asks for by an address: nothing, but not so little that Qt would
/// go on to look for it itself. `type`: a QTextDocument::ResourceType.
QVariant nothingRead(int type);

/// Rich text that reads nothing from outside, neither files nor what lies in a network, whatever it says: it
/// has only the pictures that it is given (addResource).
class ClosedDocument : public QTextDocument {
  public:
    using QTextDocument::QTextDocument;

  protected:
    QVariant loadResource(int type, const QUrl&) override { return nothingRead(type); }
};

} // namespace drawbridge
