// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/classhost.h"

#include "hands/pagetable.h"
#include "table/gametable.h"

#include <memory>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kLongestBrowser = 32; // letters of what a browser calls itself

} // namespace

ClassHost::ClassHost(const QString& title, QObject* parent)
    : QObject(parent)
    , title_(title)
    , audience_(door_, [this](Peer peer, bool isScreen, QJsonObject& sections) {
        addQuestion(peer, isScreen, sections);
    }) {
    connect(&door_, &PageDoor::heard, this, &ClassHost::hear);
    connect(&door_, &PageDoor::gone, this, &ClassHost::lose);
}

ClassHost::~ClassHost() = default;

Result<> ClassHost::open(const QHostAddress& address, Invitation invitation) {
    audience_.clear(); // those at an earlier address
    browsers_.clear();
    const Result<> opened = door_.open(address, std::move(invitation));
    emit changed();
    return opened;
}

void ClassHost::close(const QString& words) {
    QJsonObject sent = pageMessage("sent");
    sent[QStringLiteral("words")] = words;
    for (const Peer peer : audience_.peers()) {
        door_.say(peer, sent);
        door_.dismiss(peer, HandServer::Closed);
    }
    audience_.clear();
    browsers_.clear();
    question_ = {};
    door_.close();
    emit changed();
}

// ---- the table -----------------------------------------------------------------------------------------

void ClassHost::setTable(GameTable* table) {
    if (shown_ == table) return;
    if (shown_) shown_->disconnect(this);
    shown_ = table;
    audience_.setTable(table != nullptr ? std::make_unique<PageTable>(*table, title_) : nullptr);
    if (table != nullptr) connect(table, &QObject::destroyed, this, [this] { audience_.setTable(nullptr); });
    if (question_.kind() == ClassQuestion::Kind::Where) endQuestion();
}

void ClassHost::retranslate() {
    if (PageTable* table = audience_.table()) table->retranslate();
}

// ---- the question --------------------------------------------------------------------------------------

QSet<QString> ClassHost::here() const {
    QSet<QString> browsers;
    for (const auto& [peer, browser] : browsers_) browsers.insert(browser);
    return browsers;
}

int ClassHost::asked() const { return question_.asked(here()); }

void ClassHost::ask(ClassQuestion::Kind kind, const QString& text) {
    if (kind == ClassQuestion::Kind::YesNo)
        put(ClassQuestion::yesNo(text));
    else if (kind == ClassQuestion::Kind::Where && audience_.table())
        put(ClassQuestion::where(text, audience_.table()->controller()));
}

void ClassHost::put(ClassQuestion question) {
    question_ = std::move(question);
    ++number_;
    audience_.setPlaces(question_.places());
    tell();
}

void ClassHost::showAnswers() {
    question_.show();
    tell();
}

void ClassHost::endQuestion() { put({}); }

void ClassHost::tell() {
    audience_.tellSoon();
    emit changed();
}

// ---- pages ---------------------------------------------------------------------------------------------

void ClassHost::hear(Peer peer, const QJsonObject& message) {
    const QString what = message[QStringLiteral("do")].toString();
    if (door_.serve(peer, message, audience_.has(peer) ? audience_.table() : nullptr)) return;
    if (what == QLatin1String("come")) {
        come(peer, message);
    } else if (what == QLatin1String("room")) {
        audience_.setRoom(peer, roomIn(message));
    } else if (what == QLatin1String("answer")) {
        if (browsers_.contains(peer) && message[QStringLiteral("question")].toInt() == number_ &&
            question_.answer(browsers_[peer], message[QStringLiteral("answer")].toInt(-1)))
            tell();
    }
}

/// There is nothing to choose at this door.
void ClassHost::come(Peer peer, const QJsonObject& message) {
    if (audience_.has(peer)) return;
    if (audience_.isFull()) return door_.dismiss(peer, HandServer::TooMuch);
    const bool isScreen = message[QStringLiteral("screen")].toBool();
    if (!isScreen) {
        const QString name = message[QStringLiteral("browser")].toString().left(kLongestBrowser);
        browsers_[peer] = name.isEmpty() ? QString::number(peer) : name;
    }
    QJsonObject seated = pageMessage("seated");
    seated[QStringLiteral("seat")] = -1;
    seated[QStringLiteral("class")] = true;
    door_.say(peer, seated);
    audience_.add(peer, isScreen);
    tell();
}

void ClassHost::lose(Peer peer) {
    if (!audience_.has(peer)) return;
    audience_.remove(peer);
    browsers_.erase(peer);
    tell();
}

QString ClassHost::browserOf(Peer peer) const {
    const auto found = browsers_.find(peer);
    return found == browsers_.end() ? QString() : found->second;
}

void ClassHost::addQuestion(Peer peer, bool isScreen, QJsonObject& sections) const {
    // What whoever sits at that table could do concerns nobody here, and might tell the answer.
    for (const char* name : {"ask", "choices", "targets", "refusal"}) sections.remove(QLatin1String(name));
    QJsonObject question = question_.json(number_, browserOf(peer));
    if (isScreen && question_.isAsked()) {
        question[QStringLiteral("answered")] = question_.answered();
        question[QStringLiteral("of")] = asked();
    }
    sections[QStringLiteral("question")] = question;
    if (isScreen) sections[QStringLiteral("door")] = door_.shown();
}

} // namespace drawbridge
