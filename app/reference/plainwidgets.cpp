// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference/plainwidgets.h"

#include "faces/fonts.h"

#include "print/closeddocument.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <cmath>

namespace drawbridge {

namespace {

constexpr qsizetype kTipLetters = 72; // per line

/// Makes tool tips plain text. Qt creates their labels itself, with auto-detected text format, and polishes
/// them before it sets their text.
class PlainTips : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
            static_cast<QLabel*>(watched)->setTextFormat(Qt::PlainText);
        return false;
    }
};

void tell(QMessageBox::Icon icon, QWidget* parent, const QString& title, const QString& text) {
    PlainBox(icon, title, text, QMessageBox::Ok, parent).exec();
}

} // namespace

PlainLabel::PlainLabel(QWidget* parent, Qt::WindowFlags flags)
    : QLabel(parent, flags) {
    setTextFormat(Qt::PlainText);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent)
    : PlainLabel(parent) {
    setText(text);
}

void PlainLabel::paintEvent(QPaintEvent* event) {
    const bool isBroken = wordWrap() && isRightToLeft() && textFormat() == Qt::PlainText;
    // Selectable text is laid out by QTextDocument, which does it correctly.
    if (!isBroken || text().isEmpty() || buddy() || textInteractionFlags() & Qt::TextSelectableByMouse)
        return QLabel::paintEvent(event);
    QPainter painter(this);
    drawFrame(&painter);
    QTextLayout lines(QString(text()).replace('\n', QChar::LineSeparator), font(), this);
    QTextOption option(QStyle::visualAlignment(Qt::RightToLeft, alignment()) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(Qt::RightToLeft);
    lines.setTextOption(option);
    const QRect room = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    // Same height as in QLabel.
    const double leading = QFontMetricsF(font(), this).leading();
    double height = -leading;
    lines.beginLayout();
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        line.setLineWidth(room.width());
        height = std::ceil(height + leading);
        line.setPosition({0, height});
        height += line.height();
    }
    lines.endLayout();
    const QRect words =
        QStyle::alignedRect(Qt::LeftToRight, (alignment() & Qt::AlignVertical_Mask) | Qt::AlignLeft,
                            QSize(room.width(), static_cast<int>(std::ceil(height))), room);
    painter.setPen(palette().color(foregroundRole()));
    lines.draw(&painter, words.topLeft());
}

PlainBox::PlainBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
                   QWidget* parent)
    : QMessageBox(parent) {
    setTextFormat(Qt::PlainText); // before any text is set
    setIcon(icon);
    setWindowTitle(title);
    setText(text);
    setStandardButtons(buttons);
}

void PlainBox::setInformativeText(const QString& text) {
    if (text.isEmpty()) return QMessageBox::setInformativeText(text);
    // In Qt 6.4 its label is created with its first text, with auto-detected format.
    QMessageBox::setInformativeText(QStringLiteral(" "));
    for (auto* label : findChildren<QLabel*>()) label->setTextFormat(Qt::PlainText);
    QMessageBox::setInformativeText(text);
}

void PlainBox::information(QWidget* parent, const QString& title, const QString& text) {
    tell(Information, parent, title, text);
}

void PlainBox::warning(QWidget* parent, const QString& title, const QString& text) {
    tell(Warning, parent, title, text);
}

void PlainBox::critical(QWidget* parent, const QString& title, const QString& text) {
    tell(Critical, parent, title, text);
}

DestructiveConfirmBox::DestructiveConfirmBox(const QString& title, const QString& loss,
                                             StandardButtons buttons, QWidget* parent)
    : PlainBox(Warning, title, loss, buttons, parent) {
    setFocusPolicy(Qt::StrongFocus);
}

void DestructiveConfirmBox::showEvent(QShowEvent* event) {
    PlainBox::showEvent(event);
    // The button box makes its first button the default, and the dialog any that has the focus.
    for (QPushButton* button : findChildren<QPushButton*>()) {
        button->setAutoDefault(false);
        button->setDefault(false);
    }
    setFocus();
    since_.start();
    installEventFilter(this);
    for (QWidget* part : findChildren<QWidget*>()) part->installEventFilter(this);
}

bool DestructiveConfirmBox::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::Shortcut:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin: break;
    default: return PlainBox::eventFilter(watched, event);
    }
    if (since_.hasExpired(kGuard)) return PlainBox::eventFilter(watched, event);
    since_.start(); // restarts the guard time on each early press
    return true;
}

// Rich text takes its link colour from the application palette, not from the widget's.
QString ClosedBrowser::pageStyle() const {
    return QStringLiteral("h1, h2, h3, h4, .rule { %1 } .rule { font-size: large; } a { color: %2; }")
        .arg(nameFontStyle(), palette().color(QPalette::Link).name());
}

void ClosedBrowser::setPage(const QString& html) {
    page_ = html;
    document()->setDefaultStyleSheet(pageStyle());
    setHtml(html);
}

/// The HTML contains colours, so a page is rebuilt when they change.
void ClosedBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || page_.isEmpty()) return;
    const int line = verticalScrollBar()->value();
    setPage(page_);
    verticalScrollBar()->setValue(line);
}

QVariant ClosedBrowser::loadResource(int type, const QUrl&) { return nothingRead(type); }

void nameList(QComboBox* list, const QString& name) {
    list->setAccessibleName(name);
    const QString own = QStringLiteral("name of the list");
    QLabel* label = nullptr;
    for (auto* other : list->parentWidget()->findChildren<QLabel*>(own, Qt::FindDirectChildrenOnly))
        if (other->buddy() == list) label = other;
    if (label == nullptr) {
        label = new PlainLabel(list->parentWidget());
        label->setObjectName(own);
        label->setBuddy(list);
        label->hide();
    }
    label->setText(name);
}

void keepTipsPlain() {
    static const QPointer<QObject> filter = [] {
        auto* result = new PlainTips(qApp);
        qApp->installEventFilter(result);
        return result;
    }();
}

QString tipOf(const QString& words) {
    QString result;
    qsizetype begin = 0;
    qsizetype last = 0; // last possible break of the current line
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, words);
    for (qsizetype end = ends.toNextBoundary(); end >= 0; end = ends.toNextBoundary()) {
        if (end - begin > kTipLetters && last > begin) {
            result += words.mid(begin, last - begin).trimmed() + QLatin1Char('\n');
            begin = last;
        }
        last = end;
    }
    return result + words.mid(begin).trimmed();
}

} // namespace drawbridge
