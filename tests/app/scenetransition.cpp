// SPDX-License-Identifier: GPL-3.0-or-later
// How one scene becomes another one: it takes its time, or ends with a key or a click.
#include "widgets/scenetransition.h"
#include "program/setuptransition.h"

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

class TestSceneTransition : public QObject {
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
    SceneTransition* cover(int duration, SceneTransition::Keys keys);

    std::unique_ptr<QWidget> window_;
    QLineEdit* field_ = nullptr;
    QPushButton* button_ = nullptr;
    std::vector<int> times_;
    int ended_ = 0;
};

void TestSceneTransition::init() {
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

SceneTransition* TestSceneTransition::cover(int duration, SceneTransition::Keys keys) {
    auto* transition = new SceneTransition(window_.get(), window_->rect(), duration, keys,
                                           [this](QPainter&, int time) { times_.push_back(time); });
    connect(transition, &SceneTransition::ended, this, [this] { ++ended_; });
    return transition;
}

void TestSceneTransition::takesItsTime() {
    const QPointer<SceneTransition> transition = cover(80, SceneTransition::Keys::Work);
    QVERIFY(transition->isVisible());
    QTRY_COMPARE(ended_, 1);
    QVERIFY(times_.size() > 1);
    QCOMPARE(times_.front(), 0); // what it took until it was seen is not taken off
    QVERIFY(std::ranges::is_sorted(times_));
    QVERIFY(times_.back() <= 80);
    QTRY_VERIFY(transition.isNull());
}

void TestSceneTransition::aKeyEndsIt_data() {
    QTest::addColumn<bool>("skips");
    QTest::newRow("and works") << false;
    QTest::newRow("and does no more") << true;
}

void TestSceneTransition::aKeyEndsIt() {
    QFETCH(bool, skips);
    const QPointer<SceneTransition> transition =
        cover(kLong, skips ? SceneTransition::Keys::Skip : SceneTransition::Keys::Work);
    QTRY_VERIFY(!times_.empty());
    QTest::keyClick(window_->windowHandle(), Qt::Key_A);
    QCOMPARE(ended_, 1);
    QVERIFY(!transition || transition->isHidden());
    QCOMPARE(field_->text(), skips ? QString() : QStringLiteral("a"));
    QTest::keyClick(window_->windowHandle(), Qt::Key_B); // from now on as ever
    QVERIFY(field_->text().endsWith('b'));
    QCOMPARE(ended_, 1);
}

/// The Return that has begun it is often still held.
void TestSceneTransition::aKeyHeldDownIsNoNewOne() {
    cover(kLong, SceneTransition::Keys::Skip);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
    QCoreApplication::sendEvent(field_, &held);
    QCOMPARE(ended_, 0);
}

void TestSceneTransition::aClickEndsItAndDoesNoMore() {
    int pressed = 0;
    connect(button_, &QPushButton::clicked, this, [&] { ++pressed; });
    cover(kLong, SceneTransition::Keys::Work);
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, button_->geometry().center());
    QCOMPARE(ended_, 1);
    QCOMPARE(pressed, 0);
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, button_->geometry().center());
    QCOMPARE(pressed, 1);
}

void TestSceneTransition::goesWithWhatItLiesOver() {
    cover(kLong, SceneTransition::Keys::Work);
    window_->resize(320, 210);
    QTRY_COMPARE(ended_, 1);
    cover(kLong, SceneTransition::Keys::Work);
    window_->hide();
    QCOMPARE(ended_, 2);
}

/// Each part of the way has its picture, and the last one is nothing but the table.
void TestSceneTransition::layingEndsAtTheTable() {
    const auto sheet = [](QColor colour) {
        QImage image(200, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(colour);
        return image;
    };
    SetupTransition laying{QStringLiteral("castle-keep"),
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
        paintSetupTransition(painter, laying, time);
        return image;
    };
    QCOMPARE(at(0).pixelColor(10, 10), QColor(Qt::white));
    QVERIFY(at(SetupTransition::kGrown).pixelColor(10, 10) != QColor(Qt::white)); // the table covers it
    QCOMPARE(at(SetupTransition::kRolled).pixelColor(10, 10), QColor(Qt::blue));
    QCOMPARE(at(SetupTransition::kRolled).pixelColor(60, 60), QColor(Qt::blue));
    QCOMPARE(at(SetupTransition::kLaid - 1).pixelColor(60, 60), QColor(Qt::red)); // a pile has come
    QCOMPARE(at(SetupTransition::kLaid - 1).pixelColor(160, 60), QColor(Qt::red));
    QCOMPARE(at(SetupTransition::kLaid).pixelColor(10, 10), QColor(Qt::red));
    QCOMPARE(at(SetupTransition::kTime).pixelColor(10, 10).alpha(), 0);
    laying.ground = {}; // where the table cannot be photographed
    laying.table = {};
    QCOMPARE(at(SetupTransition::kTime).pixelColor(10, 10).alpha(), 0);
}

QTEST_MAIN(TestSceneTransition)

#include "scenetransition.moc"
