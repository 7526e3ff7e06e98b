// SPDX-License-Identifier: GPL-3.0-or-later
// Every window that the menus open, as it is met without eyes or with hands that are not steady: each field
// has a name, Tab comes to all of them in the order in which they are seen, and each is large enough to be
// hit; or by eyes that see little: each word stands out from its ground, whatever colours are chosen.
#include "person.h"
#include "readable.h"

#include "library/recordfile.h"
#include "match/gamestate.h"
#include "match/match.h"
#include "match/record.h"
#include "program/graphics.h"
#include "program/mainwindow.h"
#include "table/session.h"
#include "table/tableview.h"
#include "widgets/appearance.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QQuickWidget>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextEdit>
#include <QTimer>
#include <QToolBar>
#include <QtTest>

#include <algorithm>

using namespace drawbridge;

namespace {

constexpr int kLeast = 24; // pixels, across and down

/// How a complaint calls a widget.
QString called(const QWidget& widget) {
    const QPoint at = widget.mapTo(widget.window(), QPoint());
    return QStringLiteral("%1 \"%2\" at %3, %4")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName())
        .arg(at.x())
        .arg(at.y());
}

/// Whatever a person comes to by keys or presses: not what lies within a field.
bool isField(const QWidget& widget) {
    if (!widget.isVisible() || !widget.isEnabled() || widget.visibleRegion().isEmpty()) return false;
    const QWidget* parent = widget.parentWidget();
    if (qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent)) return false;
    if (widget.focusProxy()) return false;
    if (widget.inherits("QLineEditIconButton")) return false; // Qt's own; Esc does the same
    return widget.focusPolicy() & Qt::TabFocus || qobject_cast<const QAbstractButton*>(&widget);
}

QList<QWidget*> fieldsOf(const QWidget& window) {
    QList<QWidget*> fields;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->window() == &window && isField(*widget)) fields << widget;
    return fields;
}

/// What a screen reader calls it: by the label that belongs to it, or by its own name.
QString spokenNameOf(QWidget& widget) {
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget);
    if (!spoken) return {};
    for (const auto& [other, relation] : spoken->relations(QAccessible::Label))
        if (!other->text(QAccessible::Name).isEmpty()) return other->text(QAccessible::Name);
    // A list to choose from says what is chosen, and that is no name.
    if (qobject_cast<QComboBox*>(&widget) &&
        spoken->text(QAccessible::Name) == spoken->text(QAccessible::Value))
        return {};
    return spoken->text(QAccessible::Name);
}

void checkNames(const QWidget& window, QStringList& wrong) {
    if (window.windowTitle().isEmpty()) wrong << called(window) + QStringLiteral(" has no title");
    for (QWidget* field : fieldsOf(window))
        if (!qobject_cast<QQuickWidget*>(field) && spokenNameOf(*field).isEmpty()) // a scene says its own
            wrong << called(*field) + QStringLiteral(" has no name");
}

void checkSizes(const QWidget& window, QStringList& wrong) {
    for (const QWidget* field : fieldsOf(window))
        if (field->width() < kLeast || field->height() < kLeast)
            wrong << called(*field) + QStringLiteral(" is %1 x %2").arg(field->width()).arg(field->height());
}

/// Whether one is met before the other by whoever reads line by line.
bool isBefore(const QRect& one, const QRect& other, bool mirrored) {
    const bool sameLine = one.top() <= other.bottom() && other.top() <= one.bottom();
    const bool sameColumn = one.left() <= other.right() && other.left() <= one.right();
    if (sameLine && !sameColumn) return mirrored ? one.left() > other.right() : one.right() < other.left();
    return sameColumn && !sameLine && one.bottom() < other.top();
}

/// From where the keys are, as far as Tab leads without coming to the same again.
void checkOrder(QWidget& window, QStringList& wrong) {
    QList<QWidget*> fields = fieldsOf(window);
    QList<QWidget*> met;
    for (int step = 0; step < 400; ++step) { // in a page Tab goes from link to link
        QWidget* at = window.focusWidget();
        if (!at || (met.size() > 1 && at == met.front())) break;
        if (qobject_cast<QQuickWidget*>(at)) return; // Tab goes round in the scene; F6 leads out
        if (!met.contains(at)) met << at;
        QTest::keyClick(at, Qt::Key_Tab);
    }
    for (QWidget* field : fields) {
        const auto* button = qobject_cast<QAbstractButton*>(field);
        if (!(field->focusPolicy() & Qt::TabFocus) || met.contains(field)) continue;
        // Of those that exclude each other one is met, and the arrows lead to the others.
        if (button && button->autoExclusive() && button->isCheckable()) continue;
        if (button && button->group() && button->group()->exclusive()) continue;
        wrong << called(*field) + QStringLiteral(" is not met");
    }
    const auto boxOf = [&window](const QWidget* field) {
        return QRect(field->mapTo(&window, QPoint()), field->size());
    };
    const auto first = std::ranges::min_element(met, {}, [&](const QWidget* field) {
        const QRect box = boxOf(field);
        return std::pair(box.top(), box.left());
    });
    if (first == met.end()) return;
    std::rotate(met.begin(), first, met.end());
    for (qsizetype one = 0; one < met.size(); ++one)
        for (qsizetype other = one + 1; other < met.size(); ++other)
            if (isBefore(boxOf(met[other]), boxOf(met[one]), window.layoutDirection() == Qt::RightToLeft) &&
                met[other]->parentWidget() == met[one]->parentWidget())
                wrong << called(*met[other]) + QStringLiteral(" is met after ") + called(*met[one]);
}

void checkContrast(QWidget& window, QStringList& wrong) {
    for (const auto& [theme, name] : {std::pair(Theme::Light, "by day: "),
                                      {Theme::Dark, "by night: "},
                                      {Theme::Contrast, "in high contrast: "}}) {
        applyTheme(theme);
        QTest::qWait(50);
        const bool isHighContrast = theme == Theme::Contrast;
        QStringList faint = test::faintWords(window, isHighContrast);
        for (QQuickWidget* scene : window.findChildren<QQuickWidget*>())
            if (scene->isVisible() && scene->rootObject())
                faint << test::faintWords(*scene->rootObject(), isHighContrast);
        // A card is shown as it will be printed.
        faint.removeIf(
            [](const QString& word) { return word.contains(QLatin1String("in QWidget \"preview\"")); });
        for (const QString& word : faint) wrong << QLatin1String(name) + word;
    }
    applyTheme(Theme::System);
}

} // namespace

class FieldsJourney : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void windows_data();
    void windows();

  private:
    QAction* entry(const QString& text) const;

    std::unique_ptr<MainWindow> window_;
};

void FieldsJourney::init() {
    window_ = openFirstWindow();
    QVERIFY(window_);
}

void FieldsJourney::cleanup() { window_.reset(); }

QAction* FieldsJourney::entry(const QString& text) const {
    QList<const QMenu*> open;
    for (const QAction* menu : window_->menuBar()->actions()) open << menu->menu();
    while (!open.isEmpty())
        for (QAction* action : open.takeFirst()->actions()) {
            if (action->menu()) open << action->menu();
            if (action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…")) == text) return action;
        }
    return nullptr;
}

void FieldsJourney::windows_data() {
    QTest::addColumn<QString>("entry");
    for (const char* entry : {"",
                              "Preferences",
                              "When to ask me",
                              "Change these keys",
                              "Who plays",
                              "Chronicle",
                              "Cards",
                              "Lessons",
                              "Teacher's table",
                              "Keys",
                              "Licences",
                              "About Drawbridge",
                              "Watch again",
                              "Matches kept",
                              "Deck editor",
                              "Print sheets",
                              "Rule book",
                              "Puzzles",
                              "The hall",
                              "New"})
        QTest::newRow(*entry ? entry : "the table") << QString::fromUtf8(entry);
}

void FieldsJourney::windows() {
    QFETCH(QString, entry);
    const QTemporaryDir folder;
    const GameInfo& game = *findGame("castle-wars");
    Match match(game, {2, {}, nullptr}, {{"Anna", false, {}}, {"Bert", true, "page"}}, 3);
    for (int made = 0; made < 30 && !match.isOver(); ++made) {
        match.settle();
        match.play(match.state().think(*botFromText("greedy"), match.thoughtSeed(), {}));
    }
    const QString file = folder.filePath(QStringLiteral("match.drawbridge"));
    QFile record(file);
    QVERIFY(record.open(QIODevice::WriteOnly));
    record.write(QByteArray::fromStdString(writeRecord(match)));
    record.close();
    QVERIFY(window_->open(file));
    QTest::qWait(300);

    QStringList wrong;
    const auto check = [&wrong](QWidget& window) {
        QTest::qWait(100);
        checkNames(window, wrong);
        checkSizes(window, wrong);
        checkOrder(window, wrong);
        checkContrast(window, wrong);
    };
    if (entry.isEmpty()) {
        check(*window_);
    } else {
        QAction* action = this->entry(entry);
        QVERIFY2(action, qPrintable(entry));
        bool checked = false;
        QTimer::singleShot(500, this, [&] { // a dialog that waits for an answer
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog) return;
            check(*dialog);
            checked = true;
            dialog->close();
        });
        action->trigger();
        QTest::qWait(700);
        if (entry == QStringLiteral("The hall") || entry == QStringLiteral("New")) { // in the same window
            check(*window_);
            checked = true;
        }
        if (!checked)
            for (QWidget* window : QApplication::topLevelWidgets())
                if (window->isVisible() && window->isWindow() && window != window_.get() &&
                    !window->testAttribute(Qt::WA_DontShowOnScreen) && // where tables are drawn in small
                    window->windowType() != Qt::Popup && window->windowType() != Qt::ToolTip) {
                    check(*window);
                    checked = true;
                    window->close();
                }
        QVERIFY2(checked, "a window opens");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
}

int main(int argc, char** argv) {
    settleInEmptyHome();
    QApplication application(argc, argv);
    chooseGraphics();
    applyTheme(Theme::System);
    FieldsJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "fields.moc"
