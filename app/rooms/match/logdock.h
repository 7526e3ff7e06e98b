// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lazydock.h"

#include <QPointer>

class QAbstractItemModel;
class QAction;
class QListView;

namespace drawbridge {

/// The log of the match as the viewer may know it; hidden information is already removed in the log model.
/// Events since the viewer's last turn are marked.
class LogDock : public LazyDock {
    Q_OBJECT

  public:
    explicit LogDock(QWidget* parent);

    /// The action that pins the log; not owned.
    void setPin(QAction* pin) { pin_ = pin; }
    /// `model` is a LogModel.
    void setModel(QAbstractItemModel* model);
    /// Scrolls to the first new line; false if there is none.
    bool showNews();
    QString transcript() const;
    /// Copies all lines to the clipboard.
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
    bool atEnd_ = true; ///< the newest line is visible
};

} // namespace drawbridge
