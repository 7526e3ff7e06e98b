// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lazydock.h"

#include <QPointer>

class QAbstractItemModel;
class QAction;
class QListView;

namespace drawbridge {

/// The story of the match so far, as the viewer may hear it: the lines come from the log model, which holds
/// nothing else. What has happened since the viewer's last turn is marked.
class LogDock : public LazyDock {
    Q_OBJECT

  public:
    explicit LogDock(QWidget* parent);

    /// What keeps it beside the table; stays its owner's.
    void setPin(QAction* pin) { pin_ = pin; }
    /// A LogModel.
    void setModel(QAbstractItemModel* model);
    /// Goes to the first line that is new to the viewer; false if nothing is.
    bool showNews();
    /// All lines.
    QString transcript() const;
    /// Puts all lines on the clipboard.
    void copyAll() const;

  signals:
    void clauseRequested(const QString& clause);
    void exportRequested();

  protected:
    QString title() const override;
    void makeContent() override;

  private:
    void copyChosen() const;
    void keepEnd();

    QPointer<QAbstractItemModel> model_;
    QAction* pin_ = nullptr;
    QListView* list_ = nullptr;
    bool atEnd_ = true; ///< the newest line is in sight
};

} // namespace drawbridge
