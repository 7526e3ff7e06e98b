// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/tableplace.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace drawbridge {

class TableController;

/// A question that a teacher has put to all pages, with what they have answered: in memory only, by the
/// random number that a browser gives itself, and gone with the next question. There is no right or wrong.
class ClassQuestion {
  public:
    enum class Kind { None, YesNo, Where };

    /// None is asked.
    ClassQuestion() = default;
    /// "May she do that?": the first answer is yes, the second no.
    static ClassQuestion yesNo(const QString& text);
    /// "Where would you strike?": each place of the table as it lies now is an answer.
    static ClassQuestion where(const QString& text, const TableController& table);

    Kind kind() const { return kind_; }
    bool isAsked() const { return kind_ != Kind::None; }
    const QString& text() const { return text_; }
    /// Of a question for a place, in reading order, and what they are called.
    const QList<TablePlace>& places() const { return places_; }
    const QStringList& names() const { return names_; }

    /// Takes an answer in, or changes it. False, and nothing has changed: the answers are shown already, this
    /// is none of them, or there are as many as are counted.
    bool answer(const QString& browser, int answer);
    int answered() const { return static_cast<int>(answers_.size()); }
    /// How many have answered or could: `here`: the browsers that show a page now.
    int asked(const QSet<QString>& here) const;
    /// How often each answer has been given.
    std::vector<int> counts() const;

    bool isShown() const { return isShown_; }
    /// Shows the counts to all; nothing can be changed from now on.
    void show() { isShown_ = true; }

    /// For a page: {id, kind ("yesNo", "where"), text, places: [{pile, place, name}], mine (its answer, -1:
    /// none), counts (once shown)}; empty if none is asked. `id`: no two questions have the same.
    QJsonObject json(int id, const QString& browser) const;

  private:
    static constexpr qsizetype kMost = 200; // answers: a class, and some who come and go

    Kind kind_ = Kind::None;
    QString text_;
    QList<TablePlace> places_;
    QStringList names_;
    QHash<QString, int> answers_;
    bool isShown_ = false;
};

} // namespace drawbridge
