// SPDX-License-Identifier: GPL-3.0-or-later
#include "hands/pagetable.h"

#include "hands/gadgetjson.h"
#include "hands/pagelayout.h"
#include "table/localtable.h"
#include "table/pictures.h"
#include "table/seattable.h"
#include "text/book/rulebook.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace drawbridge {

namespace {

constexpr int kLogLines = 60;
constexpr qsizetype kNewsLines = 5; // after an absence
constexpr int kTogether = 30;       // ms: what happens within them is told in one message

std::unique_ptr<GameTable> tableFor(Session& session, Seat seat) {
    if (isSeat(seat)) return std::make_unique<SeatTable>(session, seat);
    auto onlooker = std::make_unique<LocalTable>(session);
    onlooker->setEyes(kNobody);
    return onlooker;
}

template <class Model>
QJsonArray rowsOf(const Model& model) {
    QJsonArray rows;
    for (const QVariant& row : model.rows()) rows.append(jsonOf(row));
    return rows;
}

/// As the beginning of a heading.
QString heading(const QString& name) { return QLocale().toUpper(name.left(1)) + name.mid(1); }

/// Names of Aim.
constexpr std::array kAims{"place", "gift", "attack", "destroy", "look", "turnUp", "turnDown"};

} // namespace

PageTable::PageTable(Session& session, Seat seat, QString title, Whereabouts whereabouts, QObject* parent)
    : QObject(parent)
    , seat_(seat)
    , title_(std::move(title))
    , whereabouts_(std::move(whereabouts))
    , own_(tableFor(session, seat))
    , table_(own_.get()) {
    begin();
}

PageTable::PageTable(GameTable& table, QString title, QObject* parent)
    : QObject(parent)
    , seat_(kNobody)
    , title_(std::move(title))
    , whereabouts_([](int) { return QString(); })
    , table_(&table) {
    begin();
}

void PageTable::begin() {
    telling_.setSingleShot(true);
    telling_.setInterval(kTogether);
    connect(&telling_, &QTimer::timeout, this, &PageTable::changed);
    controller_.setMotion(0);
    controller_.setTable(table_);
    hint_.setTable(table_);
    for (const auto signal : {&TableController::stateChanged, &TableController::canSkipChanged,
                              &TableController::pickedChanged, &TableController::gatheringChanged})
        connect(&controller_, signal, this, &PageTable::tellSoon);
    for (const auto signal :
         {&TableDecision::changed, &TableDecision::askingChanged, &TableDecision::refusalChanged,
          &TableDecision::taskChanged, &TableDecision::holdingChanged})
        connect(controller_.decision(), signal, this, &PageTable::tellSoon);
    connect(controller_.match(), &TableMatch::changed, this, &PageTable::tellSoon);
    connect(table_, &GameTable::thinkingChanged, this, &PageTable::tellSoon);
    connect(table_, &GameTable::pausedChanged, this, &PageTable::tellSoon);
}

void PageTable::tellSoon() {
    if (!telling_.isActive()) telling_.start();
}

void PageTable::tellNow() {
    telling_.stop();
    emit changed();
}

PageTable::~PageTable() { controller_.setTable(nullptr); }

void PageTable::setRoom(const QSizeF& room) {
    if (room_ == room) return;
    room_ = room;
    tellSoon();
}

void PageTable::comeBack(int seen, bool hadBot) {
    back_ = QJsonObject();
    if (seen < 0 || seen >= static_cast<int>(table_->seen().length())) return;
    QList<LogRow> own;
    QList<LogRow> others;
    const LogModel& log = *controller_.match()->log();
    for (int row = 0; row < log.rowCount(); ++row) {
        const LogRow& line = log.at(row);
        if (line.eventIndex >= seen && (hadBot || line.seat != seatNumber(seat_)))
            (line.concerns ? own : others) << line;
    }
    const qsizetype count = own.size() + others.size();
    if (count == 0) return;
    // What is about this seat first; the newest, if there is too much.
    own = own.last(std::min(own.size(), kNewsLines));
    others = others.last(std::min(others.size(), kNewsLines - own.size()));
    back_ = QJsonObject{{QStringLiteral("since"), seen},
                        {QStringLiteral("count"), static_cast<int>(count)},
                        {QStringLiteral("lines"), jsonOfGadgets(own + others)}};
}

bool PageTable::mayNod() const {
    if (!isSeat(seat_) || !table_->isAsked(seat_)) return false;
    return table_->seen().open().known().view.decider == seat_;
}

// ---- gestures ------------------------------------------------------------------------------------------

bool PageTable::act(const QJsonObject& gesture) {
    const QString what = gesture[QStringLiteral("do")].toString();
    const auto number = [&](const char* name) { return gesture[QLatin1String(name)].toInt(-1); };
    const int handle = number("handle");
    const int pile = number("pile");
    const int place = number("place");

    using Act = std::function<void()>;
    const QHash<QString, Act> selections{
        {QStringLiteral("pick"), [&] { controller_.pick(handle); }},
        {QStringLiteral("cancel"), [&] { controller_.cancel(); }},
        {QStringLiteral("skip"), [&] { controller_.skip(); }},
        {QStringLiteral("hold"),
         [&] { controller_.decision()->setHolding(gesture[QStringLiteral("on")].toBool()); }},
        {QStringLiteral("hint"), [&] { hint_.ask(); }},
        {QStringLiteral("notice"), [&] { controller_.match()->readStatusNotice(); }},
    };
    const QHash<QString, Act> moves{
        {QStringLiteral("drop"), [&] { controller_.drop(pile, place); }},
        {QStringLiteral("click"), [&] { controller_.click(handle); }},
        {QStringLiteral("clickSpot"), [&] { controller_.clickSpot(pile, place); }},
        {QStringLiteral("choose"), [&] { controller_.choose(number("choice")); }},
        {QStringLiteral("pressSeat"), [&] { controller_.pressSeat(number("seat")); }},
        {QStringLiteral("undo"), [&] { controller_.undo(); }},
        {QStringLiteral("redo"), [&] { controller_.redo(); }},
        {QStringLiteral("passTurn"), [&] { table_->passTurn(); }},
        {QStringLiteral("concede"), [&] { table_->concede(); }},
    };
    if (const auto selection = selections.constFind(what); selection != selections.cend()) {
        if (isSeat(seat_)) (*selection)();
        return true;
    }
    const auto move = moves.constFind(what);
    if (move == moves.cend()) return false;
    if (!isSeat(seat_)) return true;
    // A press on a table that has changed meanwhile may mean something else now.
    if (number("at") == static_cast<int>(table_->seen().length()))
        (*move)();
    else
        controller_.tellTooEarly();
    return true;
}

// ---- what is shown -------------------------------------------------------------------------------------

QJsonObject PageTable::sections() {
    const TableDecision& decision = *controller_.decision();
    const TableMatch& match = *controller_.match();
    QJsonObject pieces;
    for (const QVariant& row : controller_.pieces()->rows()) {
        const QJsonObject piece = jsonOf(row).toObject();
        pieces[QString::number(piece[QStringLiteral("handle")].toInt())] = piece;
    }
    QSet<int> elsewhere; // whoever has a seat has the hand beside the table
    if (isSeat(seat_))
        for (const int pile : handPiles()) elsewhere << pile;
    QJsonObject all{
        {QStringLiteral("table"), tableSection()},
        {QStringLiteral("ask"), askSection()},
        {QStringLiteral("choices"), rowsOf(*decision.choices())},
        {QStringLiteral("refusal"), jsonOfGadget(decision.refusal())},
        {QStringLiteral("task"), jsonOfGadget(decision.task())},
        {QStringLiteral("pieces"), pieces},
        {QStringLiteral("piles"), rowsOf(*controller_.piles())},
        {QStringLiteral("seats"), seatSection()},
        {QStringLiteral("effects"), rowsOf(*controller_.effects())},
        {QStringLiteral("attack"), rowsOf(*controller_.attack())},
        {QStringLiteral("fight"), jsonOfGadget(controller_.fight())},
        {QStringLiteral("battle"), jsonOfGadget(controller_.battle())},
        {QStringLiteral("log"), logSection()},
        {QStringLiteral("back"), back_},
        {QStringLiteral("notice"), jsonOfGadget(match.statusNotice())},
        {QStringLiteral("series"), match.series()},
        {QStringLiteral("result"), jsonOfGadget(match.result())},
        {QStringLiteral("targets"), targetSection()},
        {QStringLiteral("layout"), pageLayout(controller_, room_, {}, elsewhere)},
    };
    note(all);
    return all;
}

QJsonObject PageTable::tableSection() const {
    const SeenMatch seen = table_->seen();
    const TableMatch& match = *controller_.match();
    QJsonArray hand;
    for (const int pile : handPiles()) hand.append(pile);
    return {
        {QStringLiteral("game"), match.gameId()},
        {QStringLiteral("title"), table_->text().gameName()},
        {QStringLiteral("host"), title_},
        {QStringLiteral("seat"), seatNumber(seat_)},
        {QStringLiteral("shield"), QStringLiteral("seat/%1").arg(isSeat(seat_) ? seen.shieldOf(seat_) : 0)},
        {QStringLiteral("moment"), static_cast<int>(seen.length())},
        {QStringLiteral("over"), match.isOver()},
        {QStringLiteral("paused"), match.isPaused()},
        {QStringLiteral("clock"), jsonOfGadget(match.clock())},
        {QStringLiteral("front"), match.front()},
        {QStringLiteral("language"), QLocale().bcp47Name()},
        {QStringLiteral("rtl"), QGuiApplication::isRightToLeft()},
        {QStringLiteral("hand"), hand},
    };
}

QList<int> PageTable::handPiles() const {
    QList<int> hand;
    const PileModel& piles = *controller_.piles();
    for (int row = 0; row < piles.rowCount(); ++row) {
        const PileRow& pile = piles.at(row);
        if (pile.owner >= 0 && pile.owner == controller_.match()->front() && pile.use == PileModel::Held)
            hand << pile.pile;
    }
    return hand;
}

QJsonObject PageTable::askSection() const {
    const TableDecision& decision = *controller_.decision();
    const bool mayUndo = isSeat(seat_) && controller_.canUndo();
    return {
        {QStringLiteral("mine"), decision.isMine()},
        {QStringLiteral("prompt"), decision.promptLines().text},
        {QStringLiteral("second"), secondLine()},
        {QStringLiteral("asking"), decision.isAsking()},
        {QStringLiteral("grave"), decision.isGrave()},
        {QStringLiteral("offersHold"), decision.offersHold()},
        {QStringLiteral("mayHold"), decision.mayHold()},
        {QStringLiteral("holding"), decision.isHolding()},
        {QStringLiteral("canUndo"), mayUndo},
        {QStringLiteral("undoWords"), mayUndo ? controller_.undoWords() : QString()},
        {QStringLiteral("whyNoUndo"), isSeat(seat_) ? controller_.whyNoUndo() : QString()},
        {QStringLiteral("canRedo"), isSeat(seat_) && controller_.canRedo()},
        {QStringLiteral("mayNod"), mayNod()},
        {QStringLiteral("canHint"), hint_.canAsk()},
        {QStringLiteral("canSkip"), isSeat(seat_) && controller_.canSkip()},
        {QStringLiteral("passable"), isSeat(seat_) && table_->canPassTurn()},
        {QStringLiteral("canConcede"), isSeat(seat_) && table_->canConcede()},
        {QStringLiteral("picked"), controller_.picked()},
        {QStringLiteral("gathering"), controller_.gathering()},
        {QStringLiteral("place"), jsonOfGadget(decision.place())},
    };
}

/// Below the prompt: what else there is to say, or what the picked card does.
QString PageTable::secondLine() const {
    const QString& more = controller_.decision()->promptLines().more;
    if (!more.isEmpty() || controller_.picked() == 0) return more;
    const View view = table_->seen().view();
    const auto piece =
        std::ranges::find(view.pieces, static_cast<Handle>(controller_.picked()), &Piece::handle);
    if (piece == view.pieces.end() || piece->face == kHidden) return {};
    return table_->text().effectText(piece->face);
}

/// The targets of the picked piece, each with what a drop there would destroy.
QJsonArray PageTable::targetSection() {
    QJsonArray targets;
    if (controller_.decision()->isAsking()) return targets;
    const std::vector<PileInfo> piles = table_->seen().piles();
    const QStringList names = table_->names();
    for (const TablePlace& place : controller_.targets()) {
        const auto info = std::ranges::find(piles, static_cast<PileId>(place.pile), &PileInfo::id);
        if (info == piles.end()) continue;
        QJsonObject target{
            {QStringLiteral("pile"), place.pile},
            {QStringLiteral("place"), place.place},
            {QStringLiteral("name"), heading(table_->text().spotName(*info, place.place, names, seat_))},
            {QStringLiteral("owner"), seatNumber(info->owner)},
        };
        const PileModel& rows = *controller_.piles();
        for (int row = 0; row < rows.rowCount(); ++row) {
            const PileRow& pile = rows.at(row);
            const auto at = pile.targets.indexOf(place.place);
            if (pile.pile == place.pile && at >= 0)
                target[QStringLiteral("aim")] = QLatin1String(kAims[static_cast<std::size_t>(pile.aims[at])]);
        }
        const PieceModel& pieces = *controller_.pieces();
        for (int row = 0; row < pieces.rowCount(); ++row) {
            const PieceRow& piece = pieces.at(row);
            if (piece.pile != place.pile || (place.place >= 0 && piece.place != place.place)) continue;
            // Of a whole pile the last one, which lies on top.
            target[QStringLiteral("handle")] = piece.handle;
            target[QStringLiteral("face")] = piece.face;
            target[QStringLiteral("note")] = piece.heardName;
        }
        controller_.preview(place.pile, place.place);
        const QString harm = controller_.foreseen();
        if (!harm.isEmpty()) target[QStringLiteral("harm")] = harm;
        target[QStringLiteral("firm")] = !harm.isEmpty() || !controller_.isForeseen();
        targets.append(target);
    }
    controller_.preview(-1, -1);
    return targets;
}

/// In the order of play, from the seat after the viewer.
QJsonArray PageTable::seatSection() const {
    QJsonArray seats;
    const QVariantList rows = controller_.seats()->rows();
    const auto own = std::ranges::find_if(
        rows, [this](const QVariant& row) { return row.value<SeatRow>().seat == seatNumber(seat_); });
    const auto first = own == rows.end() ? 0 : own - rows.begin() + 1;
    for (qsizetype index = 0; index < rows.size(); ++index) {
        const QVariant& row = rows[(first + index) % rows.size()];
        QJsonObject seat = jsonOf(row).toObject();
        const int number = row.value<SeatRow>().seat;
        seat[QStringLiteral("seat")] = number; // 0 is no default here
        seat[QStringLiteral("place")] = whereabouts_(number);
        seats.append(seat);
    }
    return seats;
}

/// The last lines, by their numbers.
QJsonObject PageTable::logSection() const {
    QJsonObject lines;
    const QVariantList rows = controller_.match()->log()->rows();
    for (qsizetype row = std::max<qsizetype>(0, rows.size() - kLogLines); row < rows.size(); ++row)
        lines[QString::number(row)] = jsonOf(rows[row]);
    return lines;
}

/// Notes the pictures in what is shown: this page may have them.
void PageTable::note(const QJsonValue& value) {
    if (value.isObject())
        for (const QJsonValue& member : value.toObject()) note(member);
    else if (value.isArray())
        for (const QJsonValue& member : value.toArray()) note(member);
    else if (value.isString() && value.toString().contains(QLatin1Char('/')))
        shown_.insert(value.toString());
}

QJsonObject PageTable::card(int handle) const {
    const View view = table_->seen().view();
    const auto piece = std::ranges::find(view.pieces, static_cast<Handle>(handle), &Piece::handle);
    if (handle <= 0 || piece == view.pieces.end() || piece->face == kHidden) return {};
    const SeenMatch seen = table_->seen();
    const CardPage page = table_->text().cardPage(seen.setup(), piece->face);
    const RuleBook& book = RuleBook::forGame(toQString(seen.game().id()));
    QJsonArray rules;
    for (const QString& id : page.own)
        if (const Rule* rule = book.find(id))
            rules.append(QJsonObject{{QStringLiteral("id"), id},
                                     {QStringLiteral("number"), rule->number},
                                     {QStringLiteral("title"), rule->title}});
    return {{QStringLiteral("handle"), handle},
            {QStringLiteral("face"), facePath(seen, piece->face, piece->look)},
            {QStringLiteral("name"), page.name},
            {QStringLiteral("text"), page.meaning},
            {QStringLiteral("rules"), rules}};
}

} // namespace drawbridge
