// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed conversation: only who has the key can read or say anything, and nothing can be changed, repeated,
// left out or said again later. And the words of an invitation.
#include "hands/invitation.h"
#include "pageclient.h"

#include <QSet>
#include <QTest>

using namespace drawbridge;
using namespace drawbridge::test;

class TestSealedChannel : public QObject {
    Q_OBJECT

  private slots:
    void bothEndsUnderstandEachOther();
    void nothingElseOpens();
    void withoutTheKey();
    void noHello();
    void wordsOfAKey();
    void noWords_data();
    void noWords();
    void anInvitationIsKept();
    void anInvitationThatIsNone();

  private:
    const QByteArray key_ = QByteArray("\x01\x23\x45\x67\x89\xab\xcd\xef", 8);
};

void TestSealedChannel::bothEndsUnderstandEachOther() {
    SealedChannel host(key_);
    PageSeal page(key_);
    const auto answer = host.answer(page.hello());
    QVERIFY(answer && host.isAgreed());
    page.agree(*answer);
    for (const QByteArray said : {"one", "", "three"}) {
        QCOMPARE(host.open(page.seal(said)).value_or("nothing"), said);
        QCOMPARE(page.open(host.seal(said)).value_or("nothing"), said);
    }
    // Equal words do not look equal.
    QVERIFY(host.seal("again") != host.seal("again"));
}

void TestSealedChannel::nothingElseOpens() {
    SealedChannel host(key_);
    PageSeal page(key_);
    page.agree(*host.answer(page.hello()));
    const QByteArray first = page.seal("first");
    const QByteArray second = page.seal("second");
    QVERIFY(!host.open(second)); // out of order
    QByteArray changed = first;
    changed[changed.size() - 1] = static_cast<char>(changed.back() ^ 1);
    QVERIFY(!host.open(changed));
    QVERIFY(!host.open(first.left(10)) && !host.open({}));
    QVERIFY(host.open(first));
    QVERIFY(!host.open(first)); // again
    QVERIFY(host.open(second));
    QVERIFY(!host.open(host.seal("what the host has said")));
}

void TestSealedChannel::withoutTheKey() {
    SealedChannel host(key_);
    PageSeal stranger(QByteArray(8, 'x'));
    stranger.agree(*host.answer(stranger.hello()));
    QVERIFY(!host.open(stranger.seal("let me in")));
    QVERIFY(!stranger.open(host.seal("a secret")));
}

void TestSealedChannel::noHello() {
    SealedChannel host(key_);
    QVERIFY(!host.open("anything")); // before the keys are agreed on
    QVERIFY(!host.answer({}));
    QVERIFY(!host.answer(QByteArray(33, '\x02')));        // another version
    QVERIFY(!host.answer("\x01" + QByteArray(32, '\0'))); // a key that would make the secret known
    QVERIFY(!host.answer("\x01" + QByteArray(31, 'a')) && !host.answer("\x01" + QByteArray(33, 'a')));
    PageSeal page(key_);
    QVERIFY(host.answer(page.hello()));
    QVERIFY(!host.answer(page.hello())); // once only
}

void TestSealedChannel::wordsOfAKey() {
    // From the paper on proquints: 127.0.0.1 and 63.84.220.193.
    QCOMPARE(wordsOf(QByteArray("\x7f\x00\x00\x01\x3f\x54\xdc\xc1", 8)),
             QStringLiteral("lusab-babad-gutih-tugad"));
    QCOMPARE(keyOf(QStringLiteral(" LUSAB babad,gutih-tugad ")).value_or(QByteArray()),
             QByteArray("\x7f\x00\x00\x01\x3f\x54\xdc\xc1", 8));
    QSet<QByteArray> keys;
    for (int times = 0; times < 200; ++times) {
        const QByteArray key = Invitation::fresh().key;
        QCOMPARE(keyOf(wordsOf(key)).value_or(QByteArray()), key);
        keys.insert(key);
    }
    QCOMPARE(keys.size(), 200);
}

void TestSealedChannel::noWords_data() {
    QTest::addColumn<QString>("words");
    for (const char* words :
         {"", "lusab", "lusab-babad-gutih", "lusab-babad-gutih-tugad-lusab", "lusab-babad-gutih-tugae",
          "lu-sab-babad-gutih-tugad", "castle-gates-fallen-again", "lusäb-babad-gutih-tugad"})
        QTest::newRow(words) << QString::fromUtf8(words);
}

void TestSealedChannel::noWords() {
    QFETCH(QString, words);
    QVERIFY(!keyOf(words));
}

void TestSealedChannel::anInvitationIsKept() {
    Invitation invitation = Invitation::fresh();
    invitation.port = 2424;
    const QString token = invitation.seatBrowser(3);
    const auto again = Invitation::fromJson(invitation.toJson());
    QVERIFY(again);
    QCOMPARE(again->key, invitation.key);
    QCOMPARE(again->room, invitation.room);
    QCOMPARE(again->port, 2424);
    QCOMPARE(again->seatOf(token).value_or(-1), 3);
    QVERIFY(!again->seatOf({}) && !again->seatOf(QStringLiteral("another")));
    invitation.seatBrowser(3);
    QVERIFY(!invitation.seatOf(token)); // somebody else has the seat now
}

void TestSealedChannel::anInvitationThatIsNone() {
    for (const char* json : {"", "[]", "{}", R"({"key":"lusab","room":"a","port":1})",
                             R"({"key":"lusab-babad-gutih-tugad","room":"","port":1})",
                             R"({"key":"lusab-babad-gutih-tugad","room":"a","port":70000})",
                             R"({"key":"lusab-babad-gutih-tugad","room":"a","port":1,"seats":{"x":"t"}})"})
        QVERIFY2(!Invitation::fromJson(json), json);
}

QTEST_GUILESS_MAIN(TestSealedChannel)
#include "sealedchannel.moc"
