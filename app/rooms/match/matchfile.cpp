// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/match/matchfile.h"

#include "library/recordfile.h"
#include "match/record.h"
#include "reference/plainwidgets.h"
#include "reference/savedialog.h"
#include "table/session.h"
#include "text/gametext.h"
#include "text/usualfolder.h"
#include "widgets/recordfiles.h"
#include "widgets/telling.h"

#include <QAbstractButton>
#include <QDateTime>
#include <QDir>
#include <QMessageBox>
#include <algorithm>

namespace drawbridge {

MatchFile::MatchFile(QWidget* window)
    : QObject(window)
    , window_(window) {
    again_.setSingleShot(true);
    again_.setInterval(5000);
    connect(&again_, &QTimer::timeout, this, &MatchFile::keep);
    connect(&keeper_, &MatchKeeper::kept, this, [this] {
        kept_ = true;
        problem_.clear();
        emit changed();
    });
    connect(&keeper_, &MatchKeeper::failed, this, &MatchFile::tellProblem);
}

void MatchFile::setMatch(Session* session, const QString& file) {
    if (session_ != nullptr && hasPeople_ && !started_ && !keeper_.isResumed()) {
        const QString id = keeper_.id();
        keeper_.dropUntouched();
        emit dropped(id);
    }
    session_ = session;
    hasPeople_ =
        std::ranges::any_of(session->match().players(), [](const Player& player) { return !player.isBot; });
    path_ = file;
    savedMoves_ = file.isEmpty() ? 0 : session->match().history().size();
    record_ = std::make_shared<GrowingRecord>();
    followed_ = 0;
    started_ = false;
    for (std::size_t event = 0; event < session->match().history().size(); ++event) noteMove(event);
    connect(session, &Session::moveMade, this,
            [this](int index) { noteMove(static_cast<std::size_t>(index)); });
    keeper_.beginMatch();
    isOld_ = session->match().isOver();
    MatchNotes notes = session->match().notes();
    playedBefore_ = static_cast<qint64>(notes.played) * 1000;
    sinceEvent_.start();
    if (isOld_) return;
    if (notes.begun.empty() && savedMoves_ == 0 && session->match().history().empty()) {
        notes.begun = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
        session->setNotes(std::move(notes));
    }
    if (!keeper_.file().isEmpty()) keeper_.setOrigin(file);
}

/// Adds the time since the last event as playing time, up to five minutes: above that, somebody was away.
void MatchFile::noteTime() {
    playedBefore_ += std::min<qint64>(sinceEvent_.restart(), 5 * 60 * 1000);
    MatchNotes notes = session_->match().notes();
    notes.played = static_cast<std::uint64_t>(playedBefore_ / 1000);
    session_->setNotes(std::move(notes));
}

QString MatchFile::title() const { return session_ ? toQLine(session_->match().notes().title) : QString(); }

void MatchFile::setTitle(const QString& title) {
    if (!session_) return;
    MatchNotes notes = session_->match().notes();
    notes.title = title.simplified().toStdString();
    session_->setNotes(std::move(notes));
    keep();
}

/// An event has been made at that index, replacing undone ones.
void MatchFile::noteMove(std::size_t index) {
    const Seat decider = session_->match().history()[index].decider;
    started_ = started_ || (isSeat(decider) && session_->isPerson(decider));
    followed_ = std::min(followed_, index);
}

/// Saves the match: for the next start while it goes on, for good when it is over.
void MatchFile::keep() {
    if (!session_) return;
    const Match& match = session_->match();
    if (isOld_ && match.isOver()) return;
    if (keeper_.file().isEmpty() && isSaved()) return; // unchanged since it was opened
    isOld_ = false;
    if (followed_ != match.history().size()) noteTime();
    const bool isFirst = keeper_.file().isEmpty();
    followed_ = std::min(followed_, match.history().size()); // events may have been undone
    record_->follow(match, followed_);
    followed_ = match.history().size();
    keeper_.keep([record = record_] { return record->text(); });
    if (match.isOver())
        keeper_.setOrigin({});
    else if (isFirst && !path_.isEmpty())
        keeper_.setOrigin(path_);
}

void MatchFile::tellProblem(const QString& sentence) {
    kept_ = false;
    again_.start(); // the disk may have space again before the next move
    const bool isNew = problem_.isEmpty();
    problem_ = sentence;
    emit changed();
    if (!isNew) return; // reported already
    tellInTurn(window_, tr("The match goes on, but it cannot be kept for next time."), sentence);
}

bool MatchFile::isSaved() const {
    return !path_.isEmpty() && savedMoves_ == session_->match().history().size();
}

QString MatchFile::status() const {
    if (isSaved()) return tr("Saved");
    if (session_->match().isOver()) return path_.isEmpty() ? QString() : tr("The end is not saved");
    if (!problem_.isEmpty()) return tr("Not kept for next time");
    return kept_ ? tr("Kept for next time") : QString();
}

QString MatchFile::statusTip() const {
    return problem_.isEmpty() ? QDir::toNativeSeparators(path_) : problem_;
}

bool MatchFile::mayLeave() {
    if (!session_ || !isInDanger() || !started_ || isSaved()) return true;
    const bool wasPaused = session_->isPaused();
    session_->setPaused(true);
    DestructiveConfirmBox question(tr("Drawbridge"), tr("This match is lost unless you save it elsewhere."),
                                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    question.setInformativeText(tr("It could not be kept for next time."));
    question.button(QMessageBox::Discard)->setText(tr("&Leave without saving"));
    const int answer = question.exec();
    const bool may = answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
    if (!may) session_->setPaused(wasPaused);
    return may;
}

bool MatchFile::save() { return path_.isEmpty() ? saveAs() : saveTo(path_); }

bool MatchFile::saveAs() {
    if (!mayTellSecrets(window_)) return false;
    const QString fresh =
        QStringLiteral("%1/%2 %3.%4")
            .arg(recordFolder(), fileName(textFor(session_->match().game().id()).gameName()),
                 QDate::currentDate().toString(Qt::ISODate), kRecordEnding);
    const QString file =
        askWhereToSave(window_, tr("Save the Match"), path_.isEmpty() ? fresh : path_, recordFilter());
    if (file.isEmpty()) return false;
    rememberRecordFolder(file);
    return saveTo(file);
}

bool MatchFile::saveTo(const QString& file) {
    const Match& match = session_->match();
    if (!saveOrTell(window_, tr("Drawbridge"), file, writeRecord(match))) return false;
    path_ = file;
    savedMoves_ = match.history().size();
    keeper_.setOrigin(file);
    rememberRecord(file);
    emit changed();
    return true;
}

} // namespace drawbridge
