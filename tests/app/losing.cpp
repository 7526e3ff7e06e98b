// SPDX-License-Identifier: GPL-3.0-or-later
// Questions by which something is lost for good: no key that was meant for something else answers them.
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace drawbridge;

class Losing : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void returnTakesNothing();
    void nothingCountsAtOnce();
    void anAnswerOnPurposeCounts();
    void overwritingIsAsked();
    void allOfThemAskSo();
};

namespace {

struct Asked {
    Asked()
        : box(QStringLiteral("Deck"), QStringLiteral("It is lost."), QMessageBox::Save | QMessageBox::Cancel,
              nullptr)
        , lose(box.addButton(QStringLiteral("&Lose it"), QMessageBox::AcceptRole))
        , done(&box, &QDialog::finished) {
        box.open();
    }

    bool isThere() { return QTest::qWaitForWindowActive(&box); }
    void press(Qt::Key key) { QTest::keyClick(box.windowHandle(), key); }

    DestructiveConfirmBox box;
    QPushButton* lose;
    QSignalSpy done;
};

} // namespace

void Losing::returnTakesNothing() {
    Asked asked;
    QVERIFY(asked.isThere());
    QTest::qWait(DestructiveConfirmBox::kGuard + 100);
    for (const QPushButton* button : asked.box.findChildren<QPushButton*>()) QVERIFY(!button->isDefault());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) asked.press(key);
    QCOMPARE(asked.done.size(), 0);
    asked.press(Qt::Key_Escape);
    QCOMPARE(asked.done.size(), 1);
    QVERIFY(asked.box.clickedButton() != asked.lose);
}

void Losing::nothingCountsAtOnce() {
    Asked asked;
    QVERIFY(asked.isThere());
    QTest::mouseClick(asked.lose, Qt::LeftButton);
    asked.press(Qt::Key_L);
    QTest::keyClick(asked.box.windowHandle(), Qt::Key_L, Qt::AltModifier);
    asked.press(Qt::Key_Escape);
    QTest::qWait(300);
    QCOMPARE(asked.done.size(), 0);
    // Half a second after the last of them.
    QTest::mouseClick(asked.lose, Qt::LeftButton);
    QTest::qWait(300);
    QTest::mouseClick(asked.lose, Qt::LeftButton);
    QCOMPARE(asked.done.size(), 0);
}

void Losing::anAnswerOnPurposeCounts() {
    for (const bool byKey : {false, true}) {
        Asked asked;
        QVERIFY(asked.isThere());
        QTest::qWait(DestructiveConfirmBox::kGuard + 100);
        if (byKey)
            QTest::keyClick(asked.box.windowHandle(), Qt::Key_L, Qt::AltModifier);
        else
            QTest::mouseClick(asked.lose, Qt::LeftButton);
        QTRY_COMPARE(asked.done.size(), 1);
        QCOMPARE(asked.box.clickedButton(), asked.lose);
    }
}

void Losing::overwritingIsAsked() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("there.txt"));
    QFile there(file);
    QVERIFY(there.open(QIODevice::WriteOnly));
    there.close();
    for (const bool over : {false, true}) {
        int asked = 0;
        QTimer answers;
        answers.setInterval(20);
        connect(&answers, &QTimer::timeout, this, [&] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* box = dynamic_cast<DestructiveConfirmBox*>(modal)) {
                ++asked;
                QVERIFY(box->text().contains(QStringLiteral("there.txt")));
                for (QAbstractButton* button : box->buttons())
                    if (over == (box->standardButton(button) == QMessageBox::NoButton))
                        return button->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
                if (asked > 0) return dialog->reject(); // it is asked again
                dialog->selectFile(file);
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        answers.start();
        QCOMPARE(askWhereToSave(nullptr, QStringLiteral("Save"), file, QStringLiteral("Text (*.txt)")),
                 over ? file : QString());
        QCOMPARE(asked, 1);
    }
}

/// Whatever the program asks that throws something away or writes over it asks so.
void Losing::allOfThemAskSo() {
    static const QRegularExpression losing(
        QStringLiteral("QMessageBox::Discard|QMessageBox::DestructiveRole|QMessageBox::Reset"));
    static const QRegularExpression writing(
        QStringLiteral("getSaveFileName|QFileDialog::AcceptSave|setAcceptMode"));
    int asking = 0;
    QDirIterator files(QStringLiteral(DRAWBRIDGE_SOURCE "/app"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        if (file.fileName().endsWith(QStringLiteral("/savedialog.cpp"))) continue;
        const QString text = QString::fromUtf8(file.readAll());
        QVERIFY2(!text.contains(writing), qPrintable(file.fileName()));
        // Question by question: each names its box where it is made, and its buttons below.
        for (const QString& part : text.split(QRegularExpression(QStringLiteral("\\n}\\n")))) {
            if (!part.contains(losing)) continue;
            ++asking;
            QVERIFY2(part.contains(QStringLiteral("DestructiveConfirmBox")), qPrintable(file.fileName()));
            QVERIFY2(!part.contains(QStringLiteral("setDefaultButton")), qPrintable(file.fileName()));
        }
    }
    QVERIFY(asking >= 8);
}

QTEST_MAIN(Losing)
#include "losing.moc"
