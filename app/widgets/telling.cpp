// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/telling.h"

#include "reference/plainwidgets.h"

#include <QApplication>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <deque>

namespace drawbridge {

namespace {

constexpr int kAgain = 100; // ms until retried while another dialog is open

struct Told {
    QPointer<QWidget> over;
    QString sentence;
    QString details;
};

/// The queue of messages; the first one is being shown.
class Teller : public QObject {
  public:
    explicit Teller(QObject* parent)
        : QObject(parent) {
        again_.setSingleShot(true);
        again_.setInterval(kAgain);
        connect(&again_, &QTimer::timeout, this, &Teller::goOn);
    }

    void add(Told told) {
        const auto same = [&](const Told& other) {
            return other.sentence == told.sentence && other.details == told.details;
        };
        if (std::ranges::any_of(waiting_, same)) return;
        waiting_.push_back(std::move(told));
        goOn();
    }

  private:
    void goOn() {
        if (box_) return;
        while (!waiting_.empty() && !waiting_.front().over) waiting_.pop_front();
        if (waiting_.empty()) return;
        if (QApplication::activeModalWidget() != nullptr) return again_.start();
        const Told& next = waiting_.front();
        box_ = new PlainBox(QMessageBox::Warning, QCoreApplication::applicationName(), next.sentence,
                            QMessageBox::Ok, next.over);
        if (!next.details.isEmpty()) box_->setInformativeText(next.details);
        box_->setAttribute(Qt::WA_DeleteOnClose);
        connect(box_, &QObject::destroyed, this, [this] {
            waiting_.pop_front();
            again_.start();
        });
        box_->open();
    }

    std::deque<Told> waiting_;
    QPointer<PlainBox> box_;
    QTimer again_;
};

} // namespace

void tellInTurn(QWidget* over, const QString& sentence, const QString& details) {
    static QPointer<Teller> teller;
    if (!teller) teller = new Teller(qApp);
    teller->add({over, sentence, details});
}

} // namespace drawbridge
