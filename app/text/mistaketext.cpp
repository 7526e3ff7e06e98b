// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistaketext.h"

#include "text/facttext.h"
#include "text/gametext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace drawbridge {

namespace {

/// A mistake as the model words it for the writer of a file, and what it is for somebody at a table. The
/// groups of the pattern become the values of the words: seats, cards, squares and piles by their names.
struct Sentence {
    const char* pattern;
    const char* words;
};

constexpr Sentence kSentences[] = {
    // Of several games.
    {R"re("turn": whose turn is it\?)re", QT_TRANSLATE_NOOP("Mistakes", "Choose whose turn it is.")},
    {R"re(the seat on turn is out of the game|"turn": a dead seat has none)re",
     QT_TRANSLATE_NOOP("Mistakes", "It is the turn of a player who is out of the game.")},
    {R"re(nobody can do anything in this position)re",
     QT_TRANSLATE_NOOP("Mistakes", "Nobody could do anything in this position.")},
    //: %1 is a kind of card or tile
    {R"re(one (?<card>.+) too many\b.*)re",
     QT_TRANSLATE_NOOP("Mistakes", "There are more of these on the table than in the game: %1.")},
    {R"re(there are not that many cards)re",
     QT_TRANSLATE_NOOP("Mistakes", "There are more cards on the table than in the game.")},
    //: %1 is a kind of card, %2 a pile
    {R"re(no (?<card>.+) can lie in "(?<pile>[^"]+)")re",
     QT_TRANSLATE_NOOP("Mistakes", "This cannot lie there: %1, %2.")},
    // Castle Keep.
    //: %1 is a tile ("red curvy tower"), %2 a square ("north-west corner")
    {R"re((?<card>\S+) cannot stand on (?<place>\w+): .*)re",
     QT_TRANSLATE_NOOP("Mistakes",
                       "This cannot lie there: %1, %2. Towers belong at the corners, walls at the "
                       "sides, keeps in the centre.")},
    {R"re(everybody sees the tiles of a castle: name them)re",
     QT_TRANSLATE_NOOP("Mistakes", "The tiles of a castle lie face up: which one is this?")},
    {R"re(attacks cannot be closed: .*)re",
     QT_TRANSLATE_NOOP("Mistakes",
                       "Attacks must be possible, since nobody's castle has fewer than two tiles.")},
    // Castles of Caleira.
    {R"re(a player who is out has no cards: .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "A player who is out of the game has no cards.")},
    {R"re(the "offer" holds a card .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "A card is offered only while two are being exchanged.")},
    //: %1 is a kind of card
    {R"re(whose (?<card>\w+) is it\? Say so with "acting")re",
     QT_TRANSLATE_NOOP("Mistakes", "This step is the effect of a card that nobody has played: %1. Choose "
                                   "another step.")},
    // Castle Rampage.
    //: %1 is a player
    {R"re(castle (?<seat>\d) has no card: .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "The game would be over: there is no card in the castle of %1.")},
    {R"re(one card is in play at a time)re",
     QT_TRANSLATE_NOOP("Mistakes", "Only one card can be in play at a time.")},
    {R"re(a card in play asks for another "phase")re",
     QT_TRANSLATE_NOOP("Mistakes", "No card can be in play in this step.")},
    // Castle Wars.
    //: %1 is a player
    {R"re(seat (?<seat>\d) has no soldier in play: .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "The game would be over: %1 has no soldier in play.")},
    {R"re(seat (?<seat>\d) has no fourth slot)re",
     QT_TRANSLATE_NOOP("Mistakes", "%1 has only three places for soldiers.")},
    {R"re("factions": which faction .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "Choose the faction that each player has.")},
    {R"re(the options give this seat another faction)re",
     QT_TRANSLATE_NOOP("Mistakes", "By the options of this game this player has another faction.")},
    {R"re(War-Mongers have no decks and no resources)re",
     QT_TRANSLATE_NOOP("Mistakes", "War-Mongers have no decks and no resources.")},
    {R"re(cards are "lifted" in a move only)re",
     QT_TRANSLATE_NOOP("Mistakes", "Cards can be lifted only in the middle of a move.")},
    // CASTLES.
    //: %1 is a player
    {R"re(seat (?<seat>\d) is dead: .*)re",
     QT_TRANSLATE_NOOP("Mistakes",
                       "%1 has no castle and so is out of the game, and can have no cards in the hand.")},
    //: %1 and %2 are players
    {R"re(masters: seat (?<seat>\d) serves seat (?<other>\d), which is itself a puppet;.*)re",
     QT_TRANSLATE_NOOP(
         "Mistakes",
         "%1 serves %2, who serves somebody else. Only a player who serves nobody can be served.")},
    {R"re(masters: seat (?<seat>\d) serves seat (?<other>\d), which is out of the game;.*)re",
     QT_TRANSLATE_NOOP("Mistakes", "%1 serves %2, who is out of the game.")},
    {R"re(with one realm left .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "The game would be over: at least two players must have a castle and "
                                   "serve nobody.")},
    //: %1 is a player
    {R"re(.*seat (?<seat>\d): who has a castle is alive, .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "%1 has a castle: choose whom this player serves, if anybody.")},
    {R"re(.*seat (?<seat>\d): without a castle .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "%1 has no castle and so is out of the game, and can serve nobody.")},
    {R"re(.*a castle has three DEFENSES at most)re",
     QT_TRANSLATE_NOOP("Mistakes", "A castle has three DEFENSES at most.")},
    {R"re(a card is "in play" only while .*)re",
     QT_TRANSLATE_NOOP("Mistakes", "No card can be in play in this step.")},
};

/// The names of what a mistake is about.
class Names {
  public:
    Names(const GameInfo& game, const Setup& setup, const QStringList& seats)
        : text_(textFor(game.id()))
        , game_(game)
        , setup_(setup)
        , seats_(seats)
        , words_(game.words(setup))
        , piles_(game.piles(setup)) {}

    /// What stands in a group of a pattern.
    QString of(const QString& group, const QString& value) const {
        if (group == QLatin1String("card")) return card(value).value_or(value);
        if (group == QLatin1String("place")) return place(value);
        if (group == QLatin1String("pile")) return pile(value).value_or(value);
        return seatName(seats_, static_cast<Seat>(value.toInt() - 1));
    }

    std::optional<QString> card(const QString& notation) const {
        const auto face = game_.faceFromName(setup_, notation.toStdString());
        if (!face) return {};
        return text_.faceNameIn(setup_, *face);
    }

    /// A pile or a fact that is called by its word in files.
    std::optional<QString> word(const QString& key) const {
        const auto fact = std::ranges::find(words_.facts, key.toStdString(), &FactSpec::name);
        if (fact != words_.facts.end()) return factName(*fact);
        return pile(key);
    }

  private:
    std::optional<QString> pile(const QString& name) const {
        const auto found = std::ranges::find(piles_, name.toStdString(), &PileInfo::name);
        if (found == piles_.end()) return {};
        return text_.pileName(*found, seats_);
    }

    QString place(const QString& name) const {
        if (words_.placeFromName == nullptr) return name;
        for (const PileInfo& pile : piles_)
            if (pile.kind == PileKind::Grid)
                if (const auto found = words_.placeFromName(pile.id, name.toStdString()))
                    return text_.placeName(pile, *found);
        return name;
    }

    const GameText& text_;
    const GameInfo& game_;
    const Setup& setup_;
    const QStringList& seats_;
    TableWords words_;
    std::vector<PileInfo> piles_;
};

/// As it is, but with names, for a mistake of which there is no sentence.
QString withNames(QString sentence, const Names& names) {
    static const QRegularExpression coded(
        QStringLiteral("\"(?<word>[^\"]+)\"|\\bseat (?<seat>\\d)\\b|\\b(?<card>[A-Z][a-z]?[A-Z])\\b"));
    for (auto match = coded.match(sentence); match.hasMatch();) {
        QString said = match.captured(0);
        if (match.hasCaptured(u"word"))
            said = names.word(match.captured(u"word")).value_or(said);
        else if (match.hasCaptured(u"seat"))
            said = names.of(QStringLiteral("seat"), match.captured(u"seat"));
        else
            said = names.card(said).value_or(said);
        sentence.replace(match.capturedStart(), match.capturedLength(), said);
        match = coded.match(sentence, match.capturedStart() + said.size());
    }
    if (sentence.isEmpty()) return sentence;
    sentence[0] = sentence[0].toUpper();
    return sentence.back().isPunct() ? sentence : sentence + QLatin1Char('.');
}

/// The sentence with its places filled all at once, since a value may look like a place.
QString filled(const QString& words, const QStringList& values) {
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    QString result;
    qsizetype told = 0;
    for (auto each = place.globalMatch(words); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        result += QStringView(words).mid(told, match.capturedStart() - told);
        result += values.value(match.capturedView(1).toInt() - 1);
        told = match.capturedEnd();
    }
    return result + words.mid(told);
}

} // namespace

QString mistakeText(const GameInfo& game, const Setup& setup, std::string_view mistake,
                    const QStringList& seats) {
    const QString plain = toQString(mistake);
    const Names names(game, setup, seats);
    for (const Sentence& sentence : kSentences) {
        const QRegularExpression pattern(
            QRegularExpression::anchoredPattern(QString::fromLatin1(sentence.pattern)));
        const auto match = pattern.match(plain);
        if (!match.hasMatch()) continue;
        const QStringList groups = pattern.namedCaptureGroups();
        QStringList values;
        for (qsizetype group = 1; group < groups.size(); ++group)
            values.append(names.of(groups[group], match.captured(static_cast<int>(group))));
        return filled(QCoreApplication::translate("Mistakes", sentence.words), values);
    }
    return withNames(plain, names);
}

} // namespace drawbridge
