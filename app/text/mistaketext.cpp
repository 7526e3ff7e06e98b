// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/mistaketext.h"

#include "text/gametext.h"
#include "text/mistakewords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace drawbridge {

namespace {

struct MistakeTextWords {
    Q_DECLARE_TR_FUNCTIONS(Mistakes)
};

const std::map<std::string_view, const MistakeWords*>& allWords() {
    static const auto words = [] {
        std::map<std::string_view, const MistakeWords*> all;
        const auto add = [&all](std::string_view whose, std::span<const MistakeWords> some) {
            for (const MistakeWords& one : some)
                if (!all.emplace(one.code, &one).second)
                    qFatal("%s: the mistake \"%s\" has words in another game already, or in "
                           "app/text/mistakewords.cpp, where those of several games belong",
                           std::string(whose).c_str(), one.code);
        };
        add("all games", positionMistakes());
        for (const GameInfo* game : allGames()) add(game->id(), textFor(game->id()).mistakeWords());
        return all;
    }();
    return words;
}

QString listed(const std::vector<std::string>& words) {
    QStringList list;
    for (const std::string& word : words) list.append(toQLine(word));
    //: A list of things in which there is nothing
    return list.isEmpty() ? MistakeTextWords::tr("none") : QLocale().createSeparatedList(list);
}

/// A value in file notation.
QString inFile(const MistakeValue& value) {
    const QString said = listed(value.words);
    if (value.kind == MistakeValue::Kind::ClauseName) return citedClause(said);
    if (value.kind != MistakeValue::Kind::SeatNumber || !said.front().isDigit()) return said;
    //: %1 is the number of one of those who play
    return MistakeTextWords::tr("seat %1").arg(said);
}

/// Formats values with the names of a game.
class Names {
  public:
    Names(const GameInfo& game, const Setup& setup, const QStringList& seats)
        : text_(textFor(game.id()))
        , game_(game)
        , setup_(setup)
        , seats_(seats) {}

    QString operator()(const MistakeValue& value) const {
        const std::string& word = value.words.empty() ? std::string() : value.words.front();
        switch (value.kind) {
        case MistakeValue::Kind::CardName:
            if (const auto face = game_.faceFromName(setup_, word)) return text_.faceNameIn(setup_, *face);
            break;
        case MistakeValue::Kind::PlaceName: return place(word);
        case MistakeValue::Kind::PileName: {
            const std::vector<PileInfo> piles = game_.piles(setup_);
            const auto found = std::ranges::find(piles, word, &PileInfo::name);
            if (found != piles.end()) return text_.pileName(*found, seats_);
            break;
        }
        case MistakeValue::Kind::SeatNumber: return seatName(seats_, static_cast<Seat>(word.front() - '1'));
        case MistakeValue::Kind::ClauseName:
        case MistakeValue::Kind::Words: break;
        }
        return listed(value.words);
    }

  private:
    QString place(const std::string& name) const {
        const TableWords words = game_.words(setup_);
        if (words.placeFromName != nullptr)
            for (const PileInfo& pile : game_.piles(setup_))
                if (pile.kind == PileKind::Grid)
                    if (const auto found = words.placeFromName(pile.id, name))
                        return text_.placeName(pile, *found);
        return toQLine(name);
    }

    const GameText& text_;
    const GameInfo& game_;
    const Setup& setup_;
    const QStringList& seats_;
};

template <class Say>
QStringList saidBy(const Say& say, const std::vector<MistakeValue>& values) {
    QStringList said;
    for (const MistakeValue& value : values) said << say(value);
    return said;
}

QString withHint(const QString& sentence, const std::vector<std::string>& meant) {
    if (meant.empty()) return sentence;
    QString hint;
    if (meant.size() == 1)
        //: %1 is a word that may have been meant
        hint = MistakeTextWords::tr("Did you mean “%1”?").arg(toQLine(meant.front()));
    else
        //: %1 lists words that may stand there
        hint = MistakeTextWords::tr("Possible here: %1.").arg(listed(meant));
    return sentence + QLatin1Char(' ') + hint;
}

} // namespace

QString citedClause(const QString& clauseId) {
    for (const GameInfo* game : allGames()) {
        if (!clauseId.startsWith(toQString(game->clausePrefix()) + QLatin1Char('-'))) continue;
        const QString text = textFor(game->id()).clauseText(clauseId);
        if (!text.isEmpty()) return QStringLiteral("%1: %2").arg(clauseId, text);
    }
    return clauseId;
}

QString filled(const QString& words, const QStringList& values) {
    QString result;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const qsizetype value =
            at + 1 < words.size() && words[at] == QLatin1Char('%') ? words[at + 1].digitValue() - 1 : -1;
        if (value >= 0 && value < values.size()) ++at;
        result += value >= 0 && value < values.size() ? values[value] : QString(words[at]);
    }
    return result;
}

QString mistakeText(const Mistake& mistake) {
    const auto found = allWords().find(mistake.code.id());
    if (found == allWords().end()) return toQLine(toText(mistake));
    QString said = withHint(filled(QCoreApplication::translate("Mistakes", found->second->inFile),
                                   saidBy(inFile, mistake.values)),
                            mistake.meant);
    if (!mistake.part.empty())
        //: %1 is a part of a file, %2 what is wrong with it
        said = MistakeTextWords::tr("%1: %2").arg(toQLine(mistake.part), said);
    if (!mistake.within) return said;
    return QCoreApplication::translate("Mistakes", allWords().at(mistake.within->id())->inFile).arg(said);
}

QString mistakeLine(const QString& file, const Mistake& mistake) {
    const QString place =
        mistake.line > 0 ? QStringLiteral("%1:%2").arg(file, QString::number(mistake.line)) : file;
    return QStringLiteral("%1: %2").arg(place, mistakeText(mistake));
}

QString mistakeText(const GameInfo& game, const Setup& setup, const Mistake& mistake,
                    const QStringList& seats) {
    const auto found = allWords().find(mistake.code.id());
    if (found == allWords().end()) return toQLine(toText(mistake));
    const MistakeWords& words = *found->second;
    return filled(
        QCoreApplication::translate("Mistakes", words.atTable != nullptr ? words.atTable : words.inFile),
        saidBy(Names(game, setup, seats), mistake.values));
}

std::vector<std::string_view> wordedMistakes() {
    std::vector<std::string_view> codes;
    for (const auto& [code, words] : allWords()) codes.push_back(code);
    return codes;
}

} // namespace drawbridge
