// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the screen of a seat, and what it hears, does not depend on what it may not know. Wherever a
// match of any game stands, what the seat cannot see is drawn by lot, the match goes on in both positions for
// as long as the seat cannot tell them apart, and two tables are set up: every row of every model, every
// prompt, button and spoken name, every refusal, every line of the log and every sound must be the same on
// both; and what is said aloud, too, while the match goes on before the ears of the seat.
#include "hands/pagetable.h"
#include "match/gamestate.h"
#include "match/match.h"
#include "sanitized.h"
#include "sound/cue.h"
#include "table/announcer.h"
#include "table/answers.h"
#include "table/localtable.h"
#include "table/pictures.h"
#include "table/tablecontroller.h"
#include "text/gametext.h"

#include <QDebug>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMetaProperty>
#include <QTest>
#include <algorithm>
#include <array>
#include <memory>
#include <set>

using namespace drawbridge;

namespace {

/// Only the seat that looks is a person's, so the screen is its own all the time.
std::vector<Player> playersFor(int seats, Seat viewer) {
    constexpr std::array names{"Anna", "Bert", "Cleo", "Dora", "Emil", "Fanny", "Gustav", "Hedwig"};
    std::vector<Player> players;
    for (Seat seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat != viewer, seat != viewer ? "random" : ""});
    return players;
}

QString written(const QVariant& value) {
    QString text;
    if (value.metaType() == QMetaType::fromType<QVariantList>()) {
        for (const QVariant& each : value.toList()) text += written(each) + QLatin1Char(';');
        return text;
    }
    if (value.metaType().flags().testFlag(QMetaType::IsGadget)) {
        const QMetaObject& members = *value.metaType().metaObject();
        for (int index = 0; index < members.propertyCount(); ++index)
            text += QLatin1String(members.property(index).name()) + QLatin1Char('=') +
                    written(members.property(index).readOnGadget(value.constData())) + QLatin1Char(';');
        return text;
    }
    QDebug(&text).nospace() << value;
    return text;
}

/// The table as a seat has it before it. Nothing happens on it by itself: that would need an event loop.
struct Screen {
    Screen(const GameState& from, const std::vector<Move>& moves, Seat viewer)
        : local(matchOf(from, moves, viewer))
        , page(local.session(), viewer, QStringLiteral("Anna’s table"),
               [](int) { return QStringLiteral("window"); }) {
        table.setTable(&local);
        page.setRoom({390, 300});
    }

    QStringList told() {
        QStringList told;
        for (const QObject* part :
             {static_cast<const QObject*>(&table), static_cast<const QObject*>(table.decision()),
              static_cast<const QObject*>(table.match())}) {
            const QMetaObject& type = *part->metaObject();
            for (int index = type.propertyOffset(); index < type.propertyCount(); ++index) {
                const QMetaProperty property = type.property(index);
                if (property.metaType().flags().testFlag(QMetaType::PointerToQObject)) continue;
                told.append(QLatin1String(property.name()) + QLatin1String(": ") +
                            written(property.read(part)));
            }
        }
        told << table.match()->viewerName() << table.match()->ending() << table.foreseen();
        const std::array<const ListModel*, 7> models{
            table.pieces(),  table.piles(), table.seats(), table.match()->log(), table.decision()->choices(),
            table.effects(), table.attack()};
        for (const ListModel* model : models)
            for (const QVariant& row : model->rows())
                told.append(QLatin1String(model->metaObject()->className()) + written(QVariant(row)));
        for (std::size_t index = 0; index < local.match().history().size(); ++index) {
            const Cue heard = cueOf(local.match().told(index, kNobody));
            told.append(QStringLiteral("sounds %1 %2").arg(int(heard.first)).arg(int(heard.then)));
        }
        Answers answers(&table);
        for (const Question question :
             {Question::Task, Question::Options, Question::Standing, Question::Hand, Question::Next})
            told.append(answers.to(question, {}));
        for (const int pile : piles())
            told << table.spokenPile(pile) << answers.to(Question::Place, {pile, -1});
        // All that a page of the same seat is sent.
        const QJsonObject sections = page.sections();
        for (auto section = sections.begin(); section != sections.end(); ++section)
            told << section.key() + QString::fromUtf8(QJsonDocument(QJsonArray{section.value()}).toJson());
        return told;
    }
    QList<int> handles() { return numbers(*table.pieces(), &PieceRow::handle); }
    QList<int> piles() { return numbers(*table.piles(), &PileRow::pile); }
    /// The pictures of all cards whose faces anybody at the table knows.
    QSet<QString> faces() const {
        QSet<QString> faces;
        for (Seat seat = 0; seat < local.match().players().size(); ++seat)
            for (const Piece& piece : local.match().view(seat).pieces)
                if (piece.face != kHidden)
                    faces << facePath(SeenMatch(local.match(), seat), piece.face, piece.look);
        return faces;
    }

    LocalTable local;
    TableController table;
    PageTable page;

  private:
    static Match matchOf(const GameState& from, const std::vector<Move>& moves, Seat viewer) {
        Match match(from.clone(), playersFor(from.seats(), viewer), 1, UndoRule::Fair);
        for (const Move move : moves) match.play(move);
        return match;
    }
    template <typename Model, typename Row>
    static QList<int> numbers(const Model& model, int Row::* member) {
        QList<int> numbers;
        for (int row = 0; row < model.rowCount(); ++row) numbers.append(model.at(row).*member);
        return numbers;
    }
};

/// A table at which a seat hears how a match goes on from a position. (It needs an event loop.)
struct Ear {
    Ear(const GameState& from, std::vector<Move> course, Seat viewer)
        : moves(std::move(course))
        , local(Match(from.clone(), playersFor(from.seats(), viewer), 1, UndoRule::Fair))
        , announcer(&table) {
        QObject::connect(&announcer, &Announcer::said, &announcer,
                         [this](const QString& words) { heard << words; });
        local.setAsking(std::vector<Asking>(local.match().game().windowKinds().size(), Asking::Always));
        local.session().setPrompter([this](const Match&) { return next(); });
        table.setMotion(0);
        table.setTable(&local);
        QObject::connect(&local, &GameTable::changed, &announcer, [this] { local.setPaused(!next()); });
        QObject::connect(&local, &GameTable::changed, &announcer, [this] { decide(); }, Qt::QueuedConnection);
        local.setPaused(!next());
        decide();
    }
    /// What is done then, if anything is.
    std::optional<Move> next() const {
        const std::size_t made = local.match().history().size();
        return made < moves.size() ? std::optional(moves[made]) : std::nullopt;
    }

    const std::vector<Move> moves;
    QStringList heard;
    LocalTable local;
    TableController table;
    Announcer announcer;

  private:
    void decide() {
        if (const auto move = next(); move && table.decision()->isMine()) local.play(*move);
    }
};

/// The first thing that is told differently; empty if nothing is.
QString difference(Screen& one, Screen& other) {
    const QStringList first = one.told();
    const QStringList second = other.told();
    for (qsizetype i = 0; i < std::max(first.size(), second.size()); ++i)
        if (first.value(i) != second.value(i)) return first.value(i) + QLatin1Char('\n') + second.value(i);
    return {};
}

/// The same of what a page is told and shown when it asks.
QString differenceInAsking(Screen& one, Screen& other) {
    for (const int handle : one.handles())
        if (one.page.card(handle) != other.page.card(handle)) return QStringLiteral("card %1").arg(handle);
    for (const QString& face : one.faces() + other.faces())
        if (one.page.hasShown(face) != other.page.hasShown(face)) return QStringLiteral("may have ") + face;
    return {};
}

/// The same once each piece has been picked and put down where it may not be.
QString differenceInHand(Screen& one, Screen& other, Rng& rng) {
    for (const int handle : one.handles()) {
        if (rng.below(3) != 0) continue;
        const bool picked = one.table.pick(handle);
        if (other.table.pick(handle) != picked) return QStringLiteral("only one piece can be picked");
        if (const QString what = difference(one, other); !what.isEmpty()) return what;
        if (one.table.targets() != other.table.targets()) return QStringLiteral("other targets");
        for (const TablePlace& target : one.table.targets()) {
            for (Screen* screen : {&one, &other}) screen->table.preview(target.pile, target.place);
            if (const QString what = difference(one, other); !what.isEmpty()) return what;
        }
        const QList<int> piles = one.piles();
        const int pile = piles[static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(piles.size())))];
        const auto events = one.local.match().history().size();
        const auto drop = [&](Screen& screen) { return picked && screen.table.drop(pile, -1); };
        if (drop(one) != drop(other)) return QStringLiteral("a drop that only one takes");
        if (one.local.match().history().size() != events) return {}; // it was a move, and may show what comes
        if (const QString what = difference(one, other); !what.isEmpty()) return what;
        one.table.cancel();
        other.table.cancel();
    }
    return {};
}

/// What the viewer, who decides, is told of a move before it is made: of one that is refused, why.
QString toldOf(Move move, const GameState& state, const GameText& text, const QStringList& names) {
    const Verdict verdict = state.judge(move);
    const Seen seen = seenOf(state, state.decider());
    if (!verdict)
        return toQString(verdict.clause().id()) + QLatin1Char(' ') + text.sentence(seen.setup, verdict);
    const auto outlook = outlookOf(state, {&move, 1}, state.decider());
    return QStringList{text.choice(seen, move, names),
                       text.choiceKey(seen.view, move),
                       text.choiceMark(move),
                       text.choiceHelp(move),
                       text.consequence(seen, move, outlook),
                       text.choicePicture(seen.view, move),
                       text.warning(seen, move, outlook),
                       QString::number(text.hasButton(move)),
                       QString::number(text.addressee(seen.view, move))}
        .join(QLatin1Char('|'));
}

Setup anySetup(const GameInfo& game, int seats, bool plain, Rng& rng) {
    Setup setup{seats, std::vector<OptionValue>(game.options().size())};
    if (plain) return setup;
    for (std::size_t option = 0; option < setup.options.size(); ++option) {
        if (option == game.deckOption() || rng.below(3) != 0) continue;
        const auto before = setup.options[option];
        setup.options[option] = static_cast<OptionValue>(
            rng.below(static_cast<std::uint32_t>(game.options()[option].values.size())));
        if (!game.check(setup)) setup.options[option] = before;
    }
    return setup;
}

MoveList legalMoves(const GameState& state) {
    MoveList list;
    state.legalMoves(list);
    return list;
}

Move anyMove(const GameState& state, Rng& rng) {
    if (state.decider() == kChance) return state.sampleChance(rng);
    const MoveList list = legalMoves(state);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

std::unique_ptr<GameState> after(const GameState& state, Move move) {
    auto next = state.clone();
    next->apply(move);
    return next;
}

/// Two matches that a seat cannot tell apart: each begins at a position that may be the other for all it
/// knows, and in each is done what it hears of in the same words.
class Twins {
  public:
    Twins(const GameState& state, Seat viewer, Rng& rng)
        : viewer_(viewer)
        , from_{state.clone(), state.guess(viewer, rng.next())}
        , now_{from_[0]->clone(), from_[1]->clone()} {
        while (moves_[0].size() < kLongest && now_[0]->decider() != kNobody && goOn(rng)) {
        }
    }

    /// What the seat is told differently; empty if nothing is. `known`: moves that it might try.
    QString difference(const std::set<Move>& known, Rng& rng) {
        Screen one(*from_[0], moves_[0], viewer_);
        Screen other(*from_[1], moves_[1], viewer_);
        QString what = ::difference(one, other);
        if (what.isEmpty() && now_[0]->decider() == viewer_) what = differenceInAnswers(known, one.local);
        if (what.isEmpty()) what = differenceInAsking(one, other);
        if (what.isEmpty()) what = differenceInHand(one, other, rng);
        if (what.isEmpty()) return {};
        QString story = QStringLiteral("seat %1 of %2:").arg(viewer_ + 1).arg(now_[0]->seats());
        for (std::size_t i = 0; i < moves_[0].size(); ++i)
            story += QStringLiteral(" %1 (%2),")
                         .arg(toQString(one.local.match().moveText(i)),
                              toQString(other.local.match().moveText(i)));
        return story + QLatin1Char('\n') + what;
    }

    /// The two tables at which the seat hears it.
    std::array<std::unique_ptr<Ear>, 2> ears() const {
        return {std::make_unique<Ear>(*from_[0], moves_[0], viewer_),
                std::make_unique<Ear>(*from_[1], moves_[1], viewer_)};
    }
    std::size_t moves() const { return moves_[0].size(); }

  private:
    static constexpr std::size_t kLongest = 12;

    /// Makes a move in both; false if the seat could tell them apart by all that might follow.
    bool goOn(Rng& rng) {
        const Move move = anyMove(*now_[0], rng);
        auto next = after(*now_[0], move);
        const View view = next->viewFor(viewer_);
        const Move heard = now_[0]->seenBy(move, viewer_);
        const MoveList list = legalMoves(*now_[1]);
        const auto count = static_cast<std::uint32_t>(list.size());
        const std::uint32_t first = count == 0 ? 0 : rng.below(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            const Move other = list[(first + i) % count];
            if (now_[1]->seenBy(other, viewer_) != heard) continue;
            auto otherNext = after(*now_[1], other);
            if (otherNext->viewFor(viewer_) != view) continue;
            moves_[0].push_back(move);
            moves_[1].push_back(other);
            now_ = {std::move(next), std::move(otherNext)};
            return true;
        }
        return false;
    }

    QString differenceInAnswers(const std::set<Move>& known, const LocalTable& local) const {
        for (const Move move : known) {
            const QString told = toldOf(move, *now_[0], local.text(), local.names());
            const QString again = toldOf(move, *now_[1], local.text(), local.names());
            if (told != again) return told + QLatin1Char('\n') + again;
        }
        return {};
    }

    Seat viewer_;
    std::array<std::unique_ptr<GameState>, 2> from_;
    std::array<std::unique_ptr<GameState>, 2> now_;
    std::array<std::vector<Move>, 2> moves_;
};

} // namespace

class Secrets : public QObject {
    Q_OBJECT

  private slots:
    void stayOffTheScreen_data() { games(); }
    void stayOffTheScreen();
    void areNotSaid_data() { games(); }
    void areNotSaid();

  private:
    static void games();
};

void Secrets::games() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameInfo* game : allGames())
        for (int seats = std::max(2, game->minSeats()); seats <= game->maxSeats(); ++seats)
            QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(toQString(game->id())).arg(seats)))
                << toQString(game->id()) << seats;
}

/// DRAWBRIDGE_SECRETS says at how many positions at least.
void Secrets::stayOffTheScreen() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    const GameInfo& info = *findGame(game.toStdString());
    constexpr std::uint32_t kSparser = kOneGameOf > 1 ? 4 : 1;
    Rng rng(7);
    int compared = 0;
    const int wanted = qEnvironmentVariableIntValue("DRAWBRIDGE_SECRETS");
    for (int round = 0; round < 3 || compared < wanted; ++round) {
        const Setup setup = anySetup(info, seats, round == 0, rng);
        const auto state = info.start(setup);
        std::set<Move> known; // that have been legal once
        for (int event = 0; event < 240 && state->decider() != kNobody; ++event) {
            // More often at the beginning, where games choose in secret.
            if (rng.below((event < 20 ? 4 : 30) * kSparser) == 0) {
                const auto viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(state->seats())));
                Twins twins(*state, viewer, rng);
                const QString what = twins.difference(known, rng);
                QVERIFY2(what.isEmpty(), qPrintable(what));
                ++compared;
            }
            if (isSeat(state->decider())) {
                const MoveList list = legalMoves(*state);
                known.insert(list.begin(), list.end());
            }
            state->apply(anyMove(*state, rng));
        }
    }
    QVERIFY(compared > 10 / static_cast<int>(kSparser));
}

void Secrets::areNotSaid() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    const GameInfo& info = *findGame(game.toStdString());
    constexpr int kPairs = kOneGameOf > 1 ? 3 : 12;
    Rng rng(11);
    std::vector<std::array<std::unique_ptr<Ear>, 2>> pairs;
    for (int round = 0; pairs.size() < kPairs && round < 20; ++round) {
        const auto state = info.start(anySetup(info, seats, round == 0, rng));
        for (int event = 0; pairs.size() < kPairs && event < 240 && state->decider() != kNobody; ++event) {
            if (rng.below(20) == 0) {
                const auto viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(state->seats())));
                if (const Twins twins(*state, viewer, rng); twins.moves() > 1) pairs.push_back(twins.ears());
            }
            state->apply(anyMove(*state, rng));
        }
    }
    QCOMPARE(pairs.size(), std::size_t{kPairs});
    const auto areThrough = [](const auto& pair) { return !pair[0]->next() && !pair[1]->next(); };
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(pairs, areThrough), 20000);
    QTest::qWait(2000); // for the last words
    qsizetype words = 0;
    for (const auto& [one, other] : pairs) {
        QCOMPARE(other->local.match().history().size(), other->moves.size());
        QCOMPARE(other->heard.join(u' '), one->heard.join(u' '));
        words += one->heard.join(u' ').size();
    }
    QVERIFY(words > 400);
}

QTEST_MAIN(Secrets)
#include "secrets.moc"
