// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/deck/deckmodel.h"

#include "text/rampage/decktext.h"
#include "text/rampage/rampagetext.h"

#include <QIcon>
#include <QLocale>

#include <algorithm>

namespace drawbridge {

using namespace rampage;

DeckModel::DeckModel(QObject* parent)
    : QAbstractTableModel(parent) {}

void DeckModel::setDeck(Deck deck) {
    beginResetModel();
    deck_ = std::move(deck);
    flaws_ = flawsOf(deck_);
    endResetModel();
    emit deckChanged();
}

void DeckModel::setHead(Translated name, Translated thirdUnit) {
    deck_.name = std::move(name);
    deck_.unitNames[static_cast<std::size_t>(Unit::Axe)] = std::move(thirdUnit);
    emit deckChanged();
}

void DeckModel::insert(int row, const CardKind& kind, CardWords words) {
    if (isFull()) return;
    if (words.slug.empty() || deck_.kindNamed(words.slug))
        words.slug = freshSlug(deck_, toQString(words.slug.empty() ? "card" : words.slug));
    beginInsertRows({}, row, row);
    deck_.kinds.insert(deck_.kinds.begin() + row, kind);
    deck_.words.insert(deck_.words.begin() + row, std::move(words));
    endInsertRows();
    lookForFlaws();
}

void DeckModel::change(int row, const CardKind& kind, const CardWords& words) {
    const auto at = static_cast<std::size_t>(row);
    if (deck_.kinds[at] == kind && deck_.words[at] == words) return;
    deck_.kinds[at] = kind;
    deck_.words[at] = words;
    emit dataChanged(index(row, 0), index(row, Columns - 1));
    lookForFlaws();
}

void DeckModel::remove(int row) {
    beginRemoveRows({}, row, row);
    deck_.kinds.erase(deck_.kinds.begin() + row);
    deck_.words.erase(deck_.words.begin() + row);
    endRemoveRows();
    lookForFlaws();
}

void DeckModel::move(int row, int to) {
    if (row == to) return;
    beginMoveRows({}, row, row, {}, to > row ? to + 1 : to);
    const auto carry = [&](auto& list) {
        const auto first = list.begin() + std::min(row, to);
        const auto last = list.begin() + std::max(row, to) + 1;
        std::rotate(first, to > row ? first + 1 : last - 1, last);
    };
    carry(deck_.kinds);
    carry(deck_.words);
    endMoveRows();
    lookForFlaws();
}

/// A change of one row may cause or fix errors in others.
void DeckModel::lookForFlaws() {
    auto flaws = flawsOf(deck_);
    if (flaws != flaws_) {
        flaws_ = std::move(flaws);
        if (rowCount() > 0) emit dataChanged(index(0, Name), index(rowCount() - 1, Name));
    }
    emit deckChanged();
}

QStringList DeckModel::flawsIn(int row) const {
    QStringList sentences;
    for (const Flaw& flaw : flaws_)
        if (flaw.kind == row) sentences << flawText(deck_, flaw);
    return sentences;
}

int DeckModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : deck_.kindCount(); }

int DeckModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString DeckModel::text(int row, int column) const {
    const CardKind& kind = deck_.kinds[static_cast<std::size_t>(row)];
    switch (column) {
    case Name: {
        static const RampageText words;
        Setup setup;
        setup.deck = &deck_;
        return words.faceNameIn(setup, static_cast<Face>(row));
    }
    case Count: return QLocale().toString(kind.count);
    case Attack:
        if (!kind.attacks()) return QStringLiteral("–");
        return QLocale().toString(kind.attack) + (kind.star ? QStringLiteral("*") : QString());
    case Gate: return QLocale().toString(kind.value[0]);
    default: return QLocale().toString(kind.value[1]);
    }
}

QVariant DeckModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const QStringList flaws = index.column() == Name ? flawsIn(index.row()) : QStringList();
    const CardKind& kind = deck_.kinds[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == Name ? Qt::AlignLeading | Qt::AlignVCenter
                                                          : Qt::AlignTrailing | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return flaws.isEmpty() ? QVariant() : QIcon::fromTheme(QStringLiteral("dialog-warning"));
    case Qt::ToolTipRole:
        if (index.column() != Name) return {};
        return flaws.isEmpty() ? cardText(deck_, kind) : flaws.join(QLatin1Char('\n'));
    case Qt::AccessibleTextRole:
        if (index.column() == Name && kind.purple)
            //: Read out in the table of cards; %1 is the name of a card.
            return tr("%1, purple").arg(text(index.row(), Name));
        if (index.column() == Attack && !kind.attacks()) return tr("no attack");
        return text(index.row(), index.column());
    case Qt::AccessibleDescriptionRole: return flaws.join(QLatin1Char(' '));
    default: return {};
    }
}

QVariant DeckModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    switch (section) {
    case Name: return tr("Card");
    //: The head of a narrow column: how many copies of a card there are.
    case Count: return role == Qt::DisplayRole ? tr("No.") : tr("How many there are");
    //: The head of a narrow column.
    case Attack: return role == Qt::DisplayRole ? tr("Att.") : tr("Attack value");
    case Gate: return role == Qt::DisplayRole ? tr("Gate") : tr("Value at the Gate");
    case Castle: return role == Qt::DisplayRole ? tr("Castle") : tr("Value in the Castle");
    default: return {};
    }
}

std::string freshSlug(const Deck& deck, const QString& from, int row) {
    QString base;
    for (const QChar c : from.normalized(QString::NormalizationForm_KD).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9' && !base.isEmpty()))
            base += c;
        else if ((c.isSpace() || c == u'-') && !base.isEmpty() && !base.endsWith(u'-'))
            base += u'-';
    }
    base = base.left(30);
    while (base.endsWith(u'-')) base.chop(1);
    if (base.isEmpty()) base = QStringLiteral("card");
    std::string slug = base.toStdString();
    const auto isTaken = [&] {
        for (int other = 0; other < deck.kindCount(); ++other)
            if (other != row && deck.words[static_cast<std::size_t>(other)].slug == slug) return true;
        return false;
    };
    for (int number = 2; isTaken(); ++number)
        slug = QStringLiteral("%1-%2").arg(base, QString::number(number)).toStdString();
    return slug;
}

QString exactText(const Translated& texts, const std::string& language) {
    for (const auto& [tongue, text] : texts)
        if (tongue == language) return toQString(text);
    return {};
}

void setExactText(Translated& texts, const std::string& language, const QString& text) {
    const auto found = std::ranges::find(texts, language, &Translated::value_type::first);
    if (text.isEmpty()) {
        if (found != texts.end()) texts.erase(found);
    } else if (found != texts.end()) {
        found->second = text.toStdString();
    } else {
        texts.emplace_back(language, text.toStdString());
    }
}

} // namespace drawbridge
