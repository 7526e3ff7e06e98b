// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/tabletoolbar.h"

#include "program/newsstrip.h"
#include "reference/plainwidgets.h"
#include "widgets/parchment.h"
#include "widgets/translatedactions.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>

namespace drawbridge {

namespace {

constexpr QSize kSmall(1600, 900); // window size above which the toolbar grows with the table
constexpr int kMerlon = 18;        // width of a merlon, and of the gap beside it, in a small window
constexpr int kTeeth = 6;          // height of the merlons there
constexpr int kNewsRoom = 320;     // minimum width of the news, before buttons lose their text
constexpr int kTurnLetters = 24;   // minimum width of the turn label, likewise

/// Wood colours of the theme.
struct Oak {
    QColor board;
    QColor seam;
    QColor lit;
    QColor shade;
};

Oak oak() {
    if (isHighContrast()) return {Qt::black, Qt::black, Qt::white, Qt::black};
    return isNight() ? Oak{QColor(0x50, 0x32, 0x1d), QColor(0x61, 0x3f, 0x26), QColor(0x8a, 0x60, 0x38),
                           QColor(0x2d, 0x1a, 0x0d)}
                     : Oak{QColor(0x7d, 0x52, 0x30), QColor(0x8d, 0x61, 0x40), QColor(0xc0, 0x93, 0x5c),
                           QColor(0x4a, 0x2c, 0x16)};
}

/// Icon size of a button.
int signOf(const QWidget& widget) { return std::max(20, widget.fontMetrics().height() * 6 / 5); }

/// A label that is elided where it does not fit.
class BeamLabel : public PlainLabel {
  public:
    using PlainLabel::PlainLabel;

    QSize minimumSizeHint() const override { return {0, PlainLabel::minimumSizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeading,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

} // namespace

/// A tool button for an action, painted as part of the toolbar.
class BeamButton : public QToolButton {
  public:
    BeamButton(QAction* act, QWidget* parent)
        : QToolButton(parent) {
        setDefaultAction(act);
        setAutoRaise(true);
        setPopupMode(QToolButton::InstantPopup); // for actions with a menu
        setVisible(act->isVisible());
        connect(act, &QAction::changed, this, [this, act] { setVisible(act->isVisible()); });
        setFocusPolicy(Qt::NoFocus); // as in any toolbar: menus and shortcuts do the same
    }

    void setBare(bool bare) {
        if (bare == bare_) return;
        bare_ = bare;
        updateGeometry();
        update();
    }
    /// Width of the longest text during a match, so that the layout stays stable.
    int wordsWidth() const {
        static const QRegularExpression number(QStringLiteral("\\d{1,3}"));
        const QString most = words().replace(number, QStringLiteral("000"));
        const QString other = defaultAction()->property(TableToolBar::kOtherWords).toString();
        return std::max(fontMetrics().horizontalAdvance(most), fontMetrics().horizontalAdvance(other)) +
               gap();
    }

    QSize sizeHint() const override {
        const int high = std::max(34, fontMetrics().height() * 8 / 5);
        return {signOf(*this) + 2 * gap() + (bare_ && hasSign() ? 0 : wordsWidth()), high};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Oak wood = oak();
        const QRectF plate = QRectF(rect()).adjusted(1.5, 2.5, -1.5, -2.5);
        const bool sunken = isDown() || isChecked();
        if (isEnabled() && (sunken || underMouse())) {
            painter.setPen(wood.shade);
            painter.setBrush(sunken ? wood.shade : wood.shade.lighter(135));
            painter.drawRoundedRect(plate, 5, 5);
        }
        QColor ink = parchment::onWood();
        if (!isEnabled()) ink.setAlphaF(0.45F);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        QRect room = rect().adjusted(gap(), 0, -gap(), 0);
        if (hasSign()) {
            const int sign = signOf(*this);
            const int x = mirrored ? room.right() - sign + 1 : room.left();
            painter.drawPixmap(x, (height() - sign) / 2,
                               parchment::tinted(icon(), QSize(sign, sign), devicePixelRatioF(), ink));
            room.adjust(mirrored ? 0 : sign + gap(), 0, mirrored ? -sign - gap() : 0, 0);
        }
        if (bare_ && hasSign()) return;
        painter.setPen(ink);
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeading, words());
    }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ActionChanged) updateGeometry();
        return QToolButton::event(event);
    }

  private:
    bool hasSign() const { return !icon().isNull(); }
    /// The action's icon text, if it has one.
    QString words() const {
        const QString text = defaultAction()->text();
        const QString brief = defaultAction()->iconText();
        return brief == QString(text).remove('&').trimmed() ? withoutKey(text) : brief;
    }
    int gap() const { return fontMetrics().height() / 2; }

    bool bare_ = false;
};

TableToolBar::TableToolBar(const QList<QAction*>& before, const QList<QAction*>& acts, QWidget* parent)
    : QToolBar(parent)
    , game_(new BeamLabel)
    , turn_(new BeamLabel)
    , news_(new NewsStrip)
    , kept_(new BeamLabel) {
    setObjectName(QStringLiteral("toolbar")); // key for QMainWindow::saveState()
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    auto* content = new QWidget(this);
    auto* line = new QHBoxLayout(content);
    line_ = line;
    line->setSpacing(4);
    for (QAction* act : before) addButton(line, act);
    line->addSpacing(6);
    line->addWidget(game_);
    line->addSpacing(10);
    line->addWidget(turn_);
    line->addSpacing(14);
    line->addWidget(news_, 1);
    line->addWidget(kept_);
    line->addSpacing(6);
    // Buttons that come and go precede the others, so that those keep their places.
    for (QAction* act : acts) addButton(line, act);
    addWidget(content);
    content->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    window()->installEventFilter(this);
    dress();
}

void TableToolBar::addButton(QBoxLayout* line, QAction* act) {
    auto* button = new BeamButton(act, this);
    buttons_.append(button);
    line->addWidget(button);
    connect(act, &QAction::changed, this, &TableToolBar::fit);
}

void TableToolBar::tellGame(const QString& game, const QString& turn, const QString& halted) {
    game_->setText(game);
    //: On the toolbar above the table; %1 is who is to act, %2 that the bots are paused
    turn_->setText(halted.isEmpty() ? turn : turn.isEmpty() ? halted : tr("%1 – %2").arg(turn, halted));
    fit();
}

void TableToolBar::tellKept(const QString& kept, const QString& tip) {
    if (kept == kept_->text() && tip == kept_->toolTip()) return;
    kept_->setText(kept);
    kept_->setToolTip(tip);
    fit();
}

QSize TableToolBar::sizeHint() const {
    const int letters = std::max(36, fontMetrics().height() * 8 / 5);
    return {400, letters + grown(kTeeth) + 6};
}

QSize TableToolBar::minimumSizeHint() const { return {200, sizeHint().height()}; }

/// If space is short, the saved state is hidden first, then the buttons lose their text. Buttons that come
/// and go during a match are counted even while hidden, so that the others do not change.
void TableToolBar::fit() {
    int wanted = game_->sizeHint().width() + kTurnLetters * fontMetrics().averageCharWidth() + 60;
    int bare = 0;
    for (const BeamButton* button : buttons_) {
        if (button->isHidden()) continue;
        bare += signOf(*button) + fontMetrics().height() + 4;
        wanted += button->wordsWidth();
    }
    wanted += bare + kNewsRoom;
    const int kept = kept_->sizeHint().width();
    kept_->setVisible(!kept_->text().isEmpty() && wanted + kept <= width());
    for (BeamButton* button : buttons_) button->setBare(wanted > width());
}

void TableToolBar::dress() {
    QPalette onWood = palette();
    onWood.setColor(QPalette::WindowText, parchment::onWood());
    for (QLabel* label : {game_, turn_, kept_}) label->setPalette(onWood);
    game_->setFont(parchment::titleFont(font(), 1.35));
    line_->setContentsMargins(8, 2, 12, grown(kTeeth) + 2);
    fit();
}

int TableToolBar::grown(int dots) const { return qRound(dots * grown_); }

bool TableToolBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == window() && event->type() == QEvent::Resize) {
        const QSize size = window()->size();
        const double grown = std::max(
            1.0, std::min(double(size.width()) / kSmall.width(), double(size.height()) / kSmall.height()));
        if (!qFuzzyCompare(grown, grown_)) {
            grown_ = grown;
            setFont(parchment::sized(QApplication::font(this), grown_));
        }
    }
    return QToolBar::eventFilter(watched, event);
}

void TableToolBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit();
}

void TableToolBar::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) dress();
}

void TableToolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Oak wood = oak();
    const int teeth = grown(kTeeth);
    const int merlon = grown(kMerlon);
    const int edge = height() - teeth;
    painter.fillRect(0, 0, width(), edge, wood.board);
    painter.fillRect(0, edge / 2, width(), 2, wood.seam);
    painter.fillRect(0, 0, width(), 2, wood.lit);
    painter.fillRect(0, edge, width(), teeth, wood.shade);
    for (int x = (width() / 2) % (2 * merlon) - 2 * merlon; x < width(); x += 2 * merlon) {
        painter.fillRect(x, edge, merlon, teeth - 1, wood.board);
        painter.fillRect(x, edge + teeth - 2, merlon, 1, wood.lit);
    }
}

} // namespace drawbridge
