// SPDX-License-Identifier: GPL-3.0-or-later
// The sounds themselves, what each move of each game sounds like, and the measure with which they are played.
#include "match/gamestate.h"
#include "match/match.h"
#include "sound/cue.h"
#include "sound/soundboard.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cmath>

using namespace drawbridge;

namespace {

constexpr int kRate = 22050;
const QString kFolder = QStringLiteral(DRAWBRIDGE_SOURCE "/assets/");

/// What somebody has let be played, instead of loudspeakers.
struct Loudspeakers {
    QStringList played;
    int volume = 0;
    int sounding = 0;
    int made = 0;

    struct Player : SoundPlayer {
        explicit Player(Loudspeakers* all)
            : all_(all) {}
        void play(const QString& file, int loudness) override {
            all_->played << file;
            all_->volume = loudness;
        }
        int sounding() const override { return all_->sounding; }
        Loudspeakers* all_;
    };
    SoundBoard::MakePlayer maker() {
        return [this]() -> std::unique_ptr<SoundPlayer> {
            ++made;
            return std::make_unique<Player>(this);
        };
    }
};

/// A game that is played at random, and what is heard of it.
QSet<Sound> heardIn(const GameInfo& game, int seats, Seed seed) {
    Rng rng(seed);
    Match match(game, {seats, {}}, std::vector<Player>(static_cast<std::size_t>(seats)), seed);
    QSet<Sound> all;
    for (int moves = 0; !match.isOver() && moves < 3000; ++moves) {
        if (!match.playChance()) {
            MoveList list;
            match.state().legalMoves(list);
            match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
        const Cue heard = cueOf(match.told(match.history().size() - 1, kNobody));
        all << heard.first << heard.then;
    }
    return all;
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

  private slots:
    void areShortAndClean_data();
    void areShortAndClean();
    void haveTheirFiles();
    void followTheGame_data();
    void followTheGame();
    void ofAPassAreNone();
    void thatAreOffHoldNothing();
    void takeTurns();
    void areNotDoubled();
    void areNotTalkedOver();
    void areFewTogether();
    void areLetGoWhenAllIsQuiet();
    void withoutADeviceAreSilent();
};

// ---- the files -----------------------------------------------------------------------------------------

void TestSounds::areShortAndClean_data() {
    QTest::addColumn<QString>("file");
    for (int sound = 0; sound < kSounds; ++sound)
        for (const QString& file : filesOf(static_cast<Sound>(sound)))
            QTest::newRow(qPrintable(file)) << kFolder + file;
}

/// One channel of 16 bits that can be heard, is over soon, is nowhere cut off, and ends in silence.
void TestSounds::areShortAndClean() {
    QFETCH(QString, file);
    QFile wave(file);
    QVERIFY(wave.open(QIODevice::ReadOnly));
    const QByteArray bytes = wave.readAll();
    QVERIFY(bytes.size() > 44);
    QCOMPARE(bytes.left(4), QByteArray("RIFF"));
    QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
    const auto number = [&](qsizetype at) { return qFromLittleEndian<quint16>(bytes.constData() + at); };
    QCOMPARE(number(20), 1); // plain samples
    QCOMPARE(number(22), 1); // of one channel
    QCOMPARE(qFromLittleEndian<quint32>(bytes.constData() + 24), quint32{kRate});
    QCOMPARE(number(34), 16); // bits
    QCOMPARE(bytes.mid(36, 4), QByteArray("data"));

    std::vector<double> samples;
    for (qsizetype at = 44; at + 1 < bytes.size(); at += 2)
        samples.push_back(qFromLittleEndian<qint16>(bytes.constData() + at) / 32768.0);
    const double seconds = static_cast<double>(samples.size()) / kRate;
    QVERIFY2(seconds > 0.2 && seconds < 1.9, qPrintable(QString::number(seconds)));
    double peak = 0;
    double sum = 0;
    double power = 0;
    for (const double sample : samples) {
        peak = std::max(peak, std::abs(sample));
        sum += sample;
        power += sample * sample;
    }
    QVERIFY2(peak > 0.12 && peak < 0.9, qPrintable(QString::number(peak)));
    QVERIFY(std::sqrt(power / static_cast<double>(samples.size())) > 0.015);
    QVERIFY(std::abs(sum / static_cast<double>(samples.size())) < 0.005);
    // So that nothing is lost when the device is opened late, or closed too early as by Qt 6.4.
    QVERIFY(std::all_of(samples.begin(), samples.begin() + kRate / 60,
                        [](double sample) { return sample == 0; }));
    auto end = samples.end() - kRate / 7;
    QVERIFY(std::all_of(end, samples.end(), [](double sample) { return sample == 0; }));
    // Nothing jumps on the last stretch before: that would click.
    while (end[-1] == 0) --end;
    for (auto late = end - 200; late != end; ++late) QVERIFY(std::abs(late[1] - late[0]) < 0.02);
}

/// Each file is one of a sound, and none weighs much.
void TestSounds::haveTheirFiles() {
    QSet<QString> known;
    for (int sound = 1; sound < kSounds; ++sound) {
        const QStringList files = filesOf(static_cast<Sound>(sound));
        QVERIFY(!files.isEmpty());
        known.unite({files.begin(), files.end()});
        if (canPlaySounds())
            for (const QString& file : files)
                QVERIFY2(QFile::exists(QStringLiteral(":/") + file), qPrintable(file));
    }
    qint64 bytes = 0;
    for (const QFileInfo& file :
         QDir(kFolder + QStringLiteral("sounds")).entryInfoList({QStringLiteral("*.wav")})) {
        QVERIFY2(known.remove(QStringLiteral("sounds/") + file.fileName()), qPrintable(file.fileName()));
        bytes += file.size();
    }
    QVERIFY(known.isEmpty());
    QVERIFY(bytes < 1'500'000);
    QVERIFY(filesOf(Sound::None).isEmpty());
}

// ---- what moves sound like -----------------------------------------------------------------------------

void TestSounds::followTheGame_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSet<Sound>>("expected");
    using enum Sound;
    QTest::newRow("castle-keep") << 2 << QSet<Sound>{TileDrawn, TileLaid, StoneFalls, KeepFalls};
    QTest::newRow("castles-of-caleira") << 4 << QSet<Sound>{CardDrawn, CardLaid, CardTurned, Trebuchet};
    QTest::newRow("castle-rampage") << 2 << QSet<Sound>{CardDrawn, CardLaid, Ram, GateHolds, StoneFalls};
    QTest::newRow("castle-wars") << 2 << QSet<Sound>{CardDrawn, CardLaid, Drum, Swords, Helm};
    QTest::newRow("castles") << 4
                             << QSet<Sound>{CardDrawn, CardLaid, TileLaid, Swords, StoneFalls, Eliminated};
}

void TestSounds::followTheGame() {
    QFETCH(int, seats);
    QFETCH(QSet<Sound>, expected);
    QSet<Sound> heard;
    for (Seed seed = 1; seed <= 12 && !heard.contains(expected); ++seed)
        heard += heardIn(*findGame(QTest::currentDataTag()), seats, seed);
    for (const Sound sound : expected) QVERIFY2(heard.contains(sound), qPrintable(filesOf(sound).value(0)));
}

/// Otherwise one could hear who might have acted.
void TestSounds::ofAPassAreNone() {
    Rng rng(3);
    int passes = 0;
    Match match(*findGame("castle-wars"), {2, {}}, std::vector<Player>(2), 3);
    while (!match.isOver() && passes < 20) {
        if (!match.playChance()) {
            MoveList list;
            match.state().legalMoves(list);
            match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
        const SeenMove move = match.told(match.history().size() - 1, kNobody);
        if (!move.isPass) continue;
        ++passes;
        QCOMPARE(cueOf(move), Cue{});
    }
    QVERIFY(passes > 0);
}

// ---- the board -----------------------------------------------------------------------------------------

void TestSounds::thatAreOffHoldNothing() {
    Loudspeakers loud;
    SoundBoard board(nullptr, loud.maker());
    board.play(Sound::HornTurn);
    QCOMPARE(loud.made, 0);
    QVERIFY(!board.isAwake());
    board.setVolume(70);
    QCOMPARE(loud.made, 0); // only what is to be heard is loaded
    board.play(Sound::None);
    QCOMPARE(loud.made, 0);
    board.play(Sound::CardLaid);
    QCOMPARE(loud.made, 1);
    QCOMPARE(loud.volume, 70);
    board.setVolume(0);
    QVERIFY(!board.isAwake());
    board.play(Sound::HornTurn);
    QCOMPARE(loud.played.size(), 1);
}

void TestSounds::takeTurns() {
    Loudspeakers loud;
    SoundBoard board(nullptr, loud.maker());
    board.setVolume(50);
    const QStringList files = filesOf(Sound::CardDrawn);
    QCOMPARE(files.size(), 3);
    for (int time = 0; time < 4; ++time) {
        board.play(Sound::CardDrawn);
        QTest::qWait(60);
    }
    QCOMPARE(loud.played, files + files.mid(0, 1));
}

void TestSounds::areNotDoubled() {
    Loudspeakers loud;
    SoundBoard board(nullptr, loud.maker());
    board.setVolume(50);
    board.play(Sound::TileLaid);
    board.play(Sound::TileLaid);
    QCOMPARE(loud.played.size(), 1);
    QTest::qWait(60);
    board.play(Sound::TileLaid);
    QCOMPARE(loud.played.size(), 2);
}

void TestSounds::areNotTalkedOver() {
    Loudspeakers loud;
    SoundBoard board(nullptr, loud.maker());
    board.setVolume(50);
    board.play(Sound::CardLaid);
    board.play(Sound::GateBreaks); // what is weightier is heard
    board.play(Sound::CardDrawn);
    QCOMPARE(loud.played.size(), 2);
    QTest::qWait(300);
    board.play(Sound::CardDrawn);
    QCOMPARE(loud.played.size(), 3);
}

void TestSounds::areFewTogether() {
    Loudspeakers loud;
    SoundBoard board(nullptr, loud.maker());
    board.setVolume(50);
    board.play(Sound::CardLaid);
    loud.sounding = 5;
    board.play(Sound::GateBreaks);
    QCOMPARE(loud.played.size(), 1);
    loud.sounding = 4;
    board.play(Sound::GateBreaks);
    QCOMPARE(loud.played.size(), 2);
}

void TestSounds::areLetGoWhenAllIsQuiet() {
    Loudspeakers loud;
    SoundBoard board(nullptr, loud.maker());
    board.setRest(80);
    board.setVolume(50);
    board.play(Sound::CardLaid);
    QVERIFY(board.isAwake());
    QTRY_VERIFY(!board.isAwake());
    board.play(Sound::CardLaid);
    QCOMPARE(loud.made, 2);
    QCOMPARE(loud.played.size(), 2);
}

/// With the true player, where nobody answers for the loudspeakers.
void TestSounds::withoutADeviceAreSilent() {
    if (!canPlaySounds()) QSKIP("This build has no sound.");
    SoundBoard board;
    board.setVolume(100);
    for (int sound = 1; sound < kSounds; ++sound) {
        board.play(static_cast<Sound>(sound));
        QTest::qWait(1);
    }
    QVERIFY(board.isAwake());
    board.setVolume(0);
    QVERIFY(!board.isAwake());
}

QTEST_GUILESS_MAIN(TestSounds)
#include "sounds.moc"
