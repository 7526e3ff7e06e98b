// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/classquestion.h"

#include "table/tablecontroller.h"

#include <QJsonArray>

#include <cstddef>

namespace drawbridge {

namespace {

/// Of grids with more places only the taken ones can be meant.
constexpr int kManyPlaces = 16;

/// Places as they are pressed, each once, with what is there.
class Places {
  public:
    Places(const TableController& table, QList<TablePlace>& places, QStringList& names)
        : table_(table)
        , places_(places)
        , names_(names) {}

    void read() {
        for (int row = 0; row < table_.piles()->rowCount(); ++row) {
            const PileRow& pile = table_.piles()->at(row);
            const bool isGrid = pile.kind == QLatin1String("grid");
            if (isGrid && pile.places <= kManyPlaces)
                for (int place = 0; place < pile.places; ++place) add({pile.pile, place});
            else if (isGrid || pile.kind == QLatin1String("row"))
                addPieces(pile.pile, false);
            else if (pile.kind != QLatin1String("hand") || !addPieces(pile.pile, true))
                add({pile.pile, -1});
        }
    }

  private:
    void add(TablePlace place, const QString& name = {}) {
        if (places_.contains(place)) return;
        places_ << place;
        names_ << (name.isEmpty() ? table_.spokenPile(place.pile, place.place) : name);
    }
    /// The pieces of a pile. False: there are none, or they cannot be told apart.
    bool addPieces(int pile, bool onlyKnown) {
        bool isAny = false;
        for (int row = 0; row < table_.pieces()->rowCount(); ++row) {
            const PieceRow& piece = table_.pieces()->at(row);
            if (piece.pile != pile || piece.place < 0) continue;
            if (onlyKnown && !piece.faceUp && !piece.known) continue;
            add({pile, piece.place}, piece.spokenName);
            isAny = true;
        }
        return isAny;
    }

    const TableController& table_;
    QList<TablePlace>& places_;
    QStringList& names_;
};

} // namespace

ClassQuestion ClassQuestion::yesNo(const QString& text) {
    ClassQuestion question;
    question.kind_ = Kind::YesNo;
    question.text_ = text;
    return question;
}

ClassQuestion ClassQuestion::where(const QString& text, const TableController& table) {
    ClassQuestion question;
    question.kind_ = Kind::Where;
    question.text_ = text;
    Places(table, question.places_, question.names_).read();
    return question;
}

bool ClassQuestion::answer(const QString& browser, int answer) {
    const qsizetype answers = kind_ == Kind::YesNo ? 2 : places_.size();
    if (isShown_ || answer < 0 || answer >= answers) return false;
    if (answers_.size() >= kMost && !answers_.contains(browser)) return false;
    answers_[browser] = answer;
    return true;
}

int ClassQuestion::asked(const QSet<QString>& here) const {
    QSet<QString> all = here;
    for (auto one = answers_.cbegin(); one != answers_.cend(); ++one) all.insert(one.key());
    return static_cast<int>(all.size());
}

std::vector<int> ClassQuestion::counts() const {
    std::vector<int> counts(kind_ == Kind::YesNo ? 2 : static_cast<std::size_t>(places_.size()), 0);
    for (const int answer : answers_) ++counts[static_cast<std::size_t>(answer)];
    return counts;
}

QJsonObject ClassQuestion::json(int id, const QString& browser) const {
    if (!isAsked()) return {};
    QJsonArray places;
    for (qsizetype at = 0; at < places_.size(); ++at)
        places.append(QJsonObject{{QStringLiteral("pile"), places_[at].pile},
                                  {QStringLiteral("place"), places_[at].place},
                                  {QStringLiteral("name"), names_[at]}});
    QJsonObject json{
        {QStringLiteral("id"), id},
        {QStringLiteral("kind"), kind_ == Kind::YesNo ? QStringLiteral("yesNo") : QStringLiteral("where")},
        {QStringLiteral("text"), text_},
        {QStringLiteral("places"), places},
        {QStringLiteral("mine"), answers_.value(browser, -1)}};
    if (isShown_) {
        QJsonArray counts;
        for (const int count : this->counts()) counts.append(count);
        json[QStringLiteral("counts")] = counts;
    }
    return json;
}

} // namespace drawbridge
