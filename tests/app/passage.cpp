// SPDX-License-Identifier: GPL-3.0-or-later
// How one scene becomes another one: it takes its time, or ends with a key or a click.
#include "widgets/passage.h"
#include "program/laying.h"

#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest>
#include <vector>

using namespace drawbridge;

namespace {

constexpr int kLong = 60'000; // ms: it will not end by itself here

} // namespace

class TestPassage : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { window_.reset(); }
    void takesItsTime();
    void aKeyEndsIt_data();
    void aKeyEndsIt();
    void aKeyHeldDownIsNoNewOne();
    void aClickEndsItAndDoesNoMore();
    void goesWithWhatItLiesOver();
    void layingEndsAtTheTable();

  private:
    Passage* cover(int duration, Passage::Keys keys);

    std::unique_ptr<QWidget> window_;
    QLineEdit* field_ = nullptr;
    QPushButton* button_ = nullptr;
    std::vector<int> times_;
    int ended_ = 0;
};

void TestPassage::init() {
    window_ = std::make_unique<QWidget>();
    auto* rows = new QVBoxLayout(window_.get());
    rows->addWidget(field_ = new QLineEdit);
    rows->addWidget(button_ = new QPushButton(QStringLiteral("Press")));
    window_->resize(300, 200);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    field_->setFocus();
    times_.clear();
    ended_ = 0;
}

Passage* TestPassage::cover(int duration, Passage::Keys keys) {
    auto* passage = new Passage(window_.get(), window_->rect(), duration, keys,
                                [this](QPainter&, int time) { times_.push_back(time); });
    connect(passage, &Passage::ended, this, [this] { ++ended_; });
    return passage;
}

void TestPassage::takesItsTime() {
    const QPointer<Passage> passage = cover(80, Passage::Keys::Work);
    QVERIFY(passage->isVisible());
    QTRY_COMPARE(ended_, 1);
    QVERIFY(times_.size() > 1);
    QCOMPARE(times_.front(), 0); // what it took until it was seen is not taken off
    QVERIFY(std::ranges::is_sorted(times_));
    QVERIFY(times_.back() <= 80);
    QTRY_VERIFY(passage.isNull());
}

void TestPassage::aKeyEndsIt_data() {
    QTest::addColumn<bool>("skips");
    QTest::newRow("and works") << false;
    QTest::newRow("and does no more") << true;
}

void TestPassage::aKeyEndsIt() {
    QFETCH(bool, skips);
    const QPointer<Passage> passage = cover(kLong, skips ? Passage::Keys::Skip : Passage::Keys::Work);
    QTRY_VERIFY(!times_.empty());
    QTest::keyClick(window_->windowHandle(), Qt::Key_A);
    QCOMPARE(ended_, 1);
    QVERIFY(!passage || passage->isHidden());
    QCOMPARE(field_->text(), skips ? QString() : QStringLiteral("a"));
    QTest::keyClick(window_->windowHandle(), Qt::Key_B); // from now on as ever
    QVERIFY(field_->text().endsWith('b'));
    QCOMPARE(ended_, 1);
}

/// The Return that has begun it is often still held.
void TestPassage::aKeyHeldDownIsNoNewOne() {
    cover(kLong, Passage::Keys::Skip);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
    QCoreApplication::sendEvent(field_, &held);
    QCOMPARE(ended_, 0);
}

void TestPassage::aClickEndsItAndDoesNoMore() {
    int pressed = 0;
    connect(button_, &QPushButton::clicked, this, [&] { ++pressed; });
    cover(kLong, Passage::Keys::Work);
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, button_->geometry().center());
    QCOMPARE(ended_, 1);
    QCOMPARE(pressed, 0);
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, button_->geometry().center());
    QCOMPARE(pressed, 1);
}

void TestPassage::goesWithWhatItLiesOver() {
    cover(kLong, Passage::Keys::Work);
    window_->resize(320, 210);
    QTRY_COMPARE(ended_, 1);
    cover(kLong, Passage::Keys::Work);
    window_->hide();
    QCOMPARE(ended_, 2);
}

/// Each part of the way has its picture, and the last one is nothing but the table.
void TestPassage::layingEndsAtTheTable() {
    const auto sheet = [](QColor colour) {
        QImage image(200, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(colour);
        return image;
    };
    Laying laying{QStringLiteral("castle-keep"),
                  sheet(Qt::white),
                  {0, 0, 200, 120},
                  {80, 40, 40, 30},
                  {0, 0, 200, 120},
                  sheet(Qt::blue),
                  sheet(Qt::red),
                  {{50, 50, 20, 20}, {150, 50, 20, 20}}};
    const auto at = [&laying](int time) {
        QImage image(200, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintLaying(painter, laying, time);
        return image;
    };
    QCOMPARE(at(0).pixelColor(10, 10), QColor(Qt::white));
    QVERIFY(at(Laying::kGrown).pixelColor(10, 10) != QColor(Qt::white)); // the table covers it
    QCOMPARE(at(Laying::kRolled).pixelColor(10, 10), QColor(Qt::blue));
    QCOMPARE(at(Laying::kRolled).pixelColor(60, 60), QColor(Qt::blue));
    QCOMPARE(at(Laying::kLaid - 1).pixelColor(60, 60), QColor(Qt::red)); // a pile has come
    QCOMPARE(at(Laying::kLaid - 1).pixelColor(160, 60), QColor(Qt::red));
    QCOMPARE(at(Laying::kLaid).pixelColor(10, 10), QColor(Qt::red));
    QCOMPARE(at(Laying::kTime).pixelColor(10, 10).alpha(), 0);
    laying.ground = {}; // where the table cannot be photographed
    laying.table = {};
    QCOMPARE(at(Laying::kTime).pixelColor(10, 10).alpha(), 0);
}

QTEST_MAIN(TestPassage)

#include "passage.moc"
