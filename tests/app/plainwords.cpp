// SPDX-License-Identifier: GPL-3.0-or-later
// Names, titles and texts of files that are made to look like markup: they are shown as they are written, and
// nothing that they ask for is fetched, neither from a network nor from the disk.
#include "waiting.h"

#include "match/gamestate.h"
#include "match/record.h"
#include "match/setup.h"
#include "print/closeddocument.h"
#include "program/mainwindow.h"
#include "reference/plainwidgets.h"
#include "rooms/deck/deckeditor.h"
#include "rooms/teacher/teacherwindow.h"
#include "table/localtable.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/appearance.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStandardItemModel>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QToolTip>
#include <QtTest>

#ifdef Q_OS_UNIX
#    include <fcntl.h>
#    include <sys/stat.h>
#    include <unistd.h>
#endif

#include <atomic>
#include <thread>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

/// A pipe that nobody may open: who does would wait for ever. Here somebody comes, and tells.
class Pipe {
  public:
    explicit Pipe(const QString& file) {
#ifdef Q_OS_UNIX
        const std::string path = file.toStdString();
        if (mkfifo(path.c_str(), 0600) != 0) qFatal("no pipe");
        watch_ = std::thread([this, path] {
            while (!done_) {
                // Succeeds only while somebody has it open to read.
                if (const int end = open(path.c_str(), O_WRONLY | O_NONBLOCK); end >= 0) {
                    opened_ = true;
                    close(end);
                }
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
            }
        });
#else
        Q_UNUSED(file)
#endif
    }
    ~Pipe() {
        done_ = true;
        if (watch_.joinable()) watch_.join();
    }
    bool wasOpened() const { return opened_; }

  private:
    std::atomic<bool> done_ = false;
    std::atomic<bool> opened_ = false;
    std::thread watch_;
};

/// Plays at random, so that something has happened to tell of.
void playSome(Match& match, int decisions) {
    Rng rng(7);
    for (match.settle(); decisions-- > 0 && !match.isOver(); match.settle()) {
        MoveList list;
        match.state().legalMoves(list);
        match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
}

QList<QQuickItem*> textsBelow(QQuickItem* item) {
    QList<QQuickItem*> texts;
    if (item->inherits("QQuickText")) texts << item;
    for (QQuickItem* child : item->childItems()) texts << textsBelow(child);
    return texts;
}

} // namespace

class PlainWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theSpiesSee();
    void matches_data();
    void matches();
    void damagedMatches();
    void decks();
    void scenarios();
    void boxes();
    void brokenFromTheRight();
    void tips();
    void pages();
    void theEngineIsClosed();

  private:
    /// Markup that fetches, in as many ways as fit into a name.
    QString fetching(int way) const;
    /// What is on the screen is plain, and one of the texts has `words` in it.
    void looksPlain(const QString& words) const;
    QString write(const QString& name, const QByteArray& text) const;

    QTemporaryDir folder_;
    std::unique_ptr<QTcpServer> server_;
    std::unique_ptr<Pipe> pipe_;
    int calls_ = 0;
};

void PlainWords::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("Drawbridge"));
    QCoreApplication::setApplicationName(QStringLiteral("plainwords"));
    QVERIFY(folder_.isValid());
    pipe_ = std::make_unique<Pipe>(folder_.filePath(QStringLiteral("p")));
    applyTheme(Theme::Light);
}

void PlainWords::init() {
    server_ = std::make_unique<QTcpServer>();
    QVERIFY(server_->listen(QHostAddress::LocalHost));
    calls_ = 0;
    connect(server_.get(), &QTcpServer::newConnection, this, [this] {
        ++calls_;
        delete server_->nextPendingConnection();
    });
}

void PlainWords::cleanup() {
    if (QTest::currentTestFunction() == QLatin1String("theSpiesSee")) return;
    QTest::qWait(50); // for what would have been asked for in the background
    QCOMPARE(calls_, 0);
    QVERIFY(!pipe_->wasOpened());
}

QString PlainWords::fetching(int way) const {
    const QString web = QStringLiteral("http://127.0.0.1:%1/").arg(server_->serverPort());
    const QString file = folder_.filePath(QStringLiteral("p"));
    switch (way % 4) {
    case 0: return QStringLiteral("<img src=\"%1\">").arg(web);
    case 1: return QStringLiteral("<img src=\"file://%1\">").arg(file);
    case 2: return QStringLiteral("<img src=\"%1\">").arg(file);
    default: return QStringLiteral("<h1>%1&amp;%2<a href=\"%3\">").arg(QString(), QString(), web);
    }
}

void PlainWords::looksPlain(const QString& words) const {
    bool isThere = false;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (const auto* label = qobject_cast<QLabel*>(widget); label && label->text().contains(words)) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            isThere = true;
        }
        const auto* table = qobject_cast<TableView*>(widget);
        if (table == nullptr || table->rootObject() == nullptr) continue;
        for (const QQuickItem* text : textsBelow(table->quickWindow()->contentItem())) {
            QCOMPARE(text->property("textFormat").toInt(), int{Qt::PlainText});
            isThere = isThere || text->property("text").toString().contains(words);
        }
    }
    QVERIFY2(isThere, qPrintable(words));
}

QString PlainWords::write(const QString& name, const QByteArray& text) const {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write");
    return file.fileName();
}

/// Else their silence would say nothing.
void PlainWords::theSpiesSee() {
    QLabel label;
    for (int way = 0; way < 3; ++way) {
        label.setTextFormat(Qt::RichText);
        label.setText(fetching(way));
        label.show();
        QTest::qWait(20);
    }
#ifdef Q_OS_UNIX
    QVERIFY(pipe_->wasOpened());
#endif
    QTcpSocket caller;
    caller.connectToHost(QHostAddress::LocalHost, server_->serverPort());
    QTRY_COMPARE(calls_, 1);
    // A fresh one for what follows.
    pipe_.reset();
    QVERIFY(QFile::remove(folder_.filePath(QStringLiteral("p"))));
    pipe_ = std::make_unique<Pipe>(folder_.filePath(QStringLiteral("p")));
}

void PlainWords::matches_data() {
    QTest::addColumn<const GameInfo*>("game");
    for (const GameInfo* game : allGames()) QTest::newRow(game->id().data()) << game;
}

void PlainWords::matches() {
    QFETCH(const GameInfo*, game);
    Setup setup{std::min(4, game->maxSeats()), {}, nullptr};
    std::vector<Player> players;
    for (int seat = 0; seat < setup.seats; ++seat)
        players.push_back({fetching(seat).toStdString(), seat > 0, seat > 0 ? "random" : ""});
    Match match(*game, setup, std::move(players), 3);
    playSome(match, 60);
    const QString file =
        write(QStringLiteral("match.drawbridge"), QByteArray::fromStdString(writeRecord(match)));
    MainWindow window;
    window.show();
    QVERIFY(window.open(file));
    QTest::qWait(300);
    looksPlain(fetching(1).left(20));
    // In the log, too, which paints by itself.
    for (auto* list : window.findChildren<QListView*>())
        for (int row = 0; list->model() && row < list->model()->rowCount(); ++row)
            list->scrollTo(list->model()->index(row, 0));
}

/// The mistake is told with the words of the file.
void PlainWords::damagedMatches() {
    MainWindow window;
    window.show();
    const QString words = fetching(0);
    QJsonObject record{{"format", "drawbridge-game"}, {words, 1}};
    const QString file = write(QStringLiteral("damaged.drawbridge"), QJsonDocument(record).toJson());
    bool told = false;
    QTimer::singleShot(100, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        told = true;
        for (const auto* label : box->findChildren<QLabel*>())
            if (!label->text().isEmpty()) QCOMPARE(label->textFormat(), Qt::PlainText);
        box->accept();
    });
    QVERIFY(!window.open(file));
    QVERIFY(told);
}

void PlainWords::decks() {
    QFile sample(QStringLiteral(DRAWBRIDGE_SOURCE "/tests/decks/every-operation.json"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QJsonObject deck = QJsonDocument::fromJson(sample.readAll()).object();
    deck[QStringLiteral("name")] = QJsonObject{{"en", fetching(1)}};
    QJsonArray cards = deck[QStringLiteral("cards")].toArray();
    for (qsizetype index = 0; index < cards.size(); ++index) {
        QJsonObject card = cards[index].toObject();
        card[QStringLiteral("name")] = QJsonObject{{"en", QStringLiteral("<img src=\"%1\">").arg(index)}};
        card[QStringLiteral("text")] = QJsonObject{{"en", fetching(static_cast<int>(index))}};
        cards[index] = card;
    }
    deck[QStringLiteral("cards")] = cards;
    const QString file = write(QStringLiteral("deck.json"), QJsonDocument(deck).toJson());
    DeckEditor editor;
    QVERIFY(editor.openFile(file));
    editor.show();
    QTest::qWait(200);
    for (const auto* label : editor.findChildren<QLabel*>())
        if (label->text().contains(QLatin1Char('<'))) QCOMPARE(label->textFormat(), Qt::PlainText);
}

void PlainWords::scenarios() {
    const QJsonObject scenario{{"game", "castle-keep"},
                               {"title", fetching(0)},
                               {"clauses", QJsonArray{"KEEP-BUILD-4"}},
                               {"tell", fetching(1)},
                               {"position", QJsonObject{{"hand 1", "RcT"}}}};
    const QString file = write(QStringLiteral("a.scenario.json"), QJsonDocument(scenario).toJson());
    TeacherWindow teacher({});
    teacher.present(*findGame("castle-keep"), {2, {}, nullptr});
    QVERIFY(teacher.open(file));
    QTest::qWait(200);
    for (const auto* label : teacher.findChildren<QLabel*>())
        if (label->text().contains(QLatin1Char('<'))) QCOMPARE(label->textFormat(), Qt::PlainText);
}

void PlainWords::boxes() {
    const QString words =
        fetching(0) +
        QStringLiteral("<link rel=\"stylesheet\" href=\"%1\">").arg(folder_.filePath(QStringLiteral("p")));
    PlainBox box(QMessageBox::Warning, words, words, QMessageBox::Ok, nullptr);
    box.setInformativeText(words);
    box.show();
    QTest::qWait(50);
    int told = 0;
    for (const auto* label : box.findChildren<QLabel*>())
        if (label->text() == words) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            ++told;
        }
    QCOMPARE(told, 2);
}

/// Lines end at the edge where one begins to read, and lose nothing at the other.
void PlainWords::brokenFromTheRight() {
    PlainLabel label(QString::fromUtf8("قلعة باب ملك سور برج فارس ").repeated(12).trimmed());
    label.setLayoutDirection(Qt::RightToLeft);
    label.setWordWrap(true);
    label.setAlignment(Qt::AlignTop | Qt::AlignLeading);
    const int line = label.fontMetrics().lineSpacing();
    const int blank = label.fontMetrics().horizontalAdvance(QLatin1Char(' '));
    const auto paintedAt = [](const QImage& image, const QRect& where) {
        for (int y = where.top(); y <= where.bottom(); ++y)
            for (int x = where.left(); x <= where.right(); ++x)
                if (image.pixel(x, y) != qRgb(255, 255, 255)) return true;
        return false;
    };
    QPalette paper = label.palette();
    paper.setColor(QPalette::Window, Qt::white);
    label.setPalette(paper);
    int over = 0;
    for (int width = 200; width < 260; ++width) {
        label.resize(width, label.heightForWidth(width));
        QImage image(label.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        label.render(&image);
        over += paintedAt(image, QRect(0, 0, 1, image.height())) ? 1 : 0;
        for (int top = 0; top + line <= image.height(); top += line)
            QVERIFY2(paintedAt(image, QRect(width - blank, top, blank, line)),
                     qPrintable(QString::number(width)));
    }
    QVERIFY2(over <= 6, qPrintable(QString::number(over)));
}

void PlainWords::tips() {
    const QString words =
        fetching(0) + fetching(1) +
        QStringLiteral("<link rel=\"stylesheet\" href=\"%1\">").arg(folder_.filePath(QStringLiteral("p")));
    const auto shown = [&]() -> const QLabel* {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel") && widget->isVisible()) return static_cast<QLabel*>(widget);
        return nullptr;
    };
    // Of a widget, and of what is listed.
    QWidget widget;
    widget.setToolTip(words);
    widget.show();
    QHelpEvent help(QEvent::ToolTip, {1, 1}, widget.mapToGlobal(QPoint(1, 1)));
    QApplication::sendEvent(&widget, &help);
    QVERIFY(shown());
    QCOMPARE(shown()->text(), words);
    QCOMPARE(shown()->textFormat(), Qt::PlainText);
    QToolTip::hideText();
    QTRY_VERIFY(!shown());

    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), words, Qt::ToolTipRole);
    QListView list;
    list.setModel(&model);
    list.show();
    const QPoint at = list.visualRect(model.index(0, 0)).center();
    QHelpEvent listed(QEvent::ToolTip, at, list.viewport()->mapToGlobal(at));
    QApplication::sendEvent(list.viewport(), &listed);
    QVERIFY(shown());
    QCOMPARE(shown()->textFormat(), Qt::PlainText);
    QToolTip::hideText();

    // Long ones are told on several lines, and not a word is lost.
    const QString sentence =
        QStringLiteral("A tile that is drawn is kept until the turn ends, ").repeated(5).trimmed();
    QString tip = tipOf(sentence);
    for (const QString& line : tip.split(QLatin1Char('\n'))) QVERIFY(!line.isEmpty() && line.size() <= 72);
    QCOMPARE(tip.replace(QLatin1Char('\n'), QLatin1Char(' ')), sentence);
    QCOMPARE(tipOf(QStringLiteral("Back")), QStringLiteral("Back"));
}

void PlainWords::pages() {
    QString html = QStringLiteral("<p>%1</p>").arg(folder_.path());
    for (int way = 0; way < 4; ++way) html += fetching(way);
    html +=
        QStringLiteral("<link rel=\"stylesheet\" href=\"file://%1\"><link rel=\"stylesheet\" href=\"%1\">")
            .arg(folder_.filePath(QStringLiteral("p")));
    ClosedBrowser browser;
    browser.setHtml(html);
    browser.show();
    QTest::qWait(50);
    browser.grab();
    ClosedDocument document;
    document.setHtml(html);
    QImage image(200, 200, QImage::Format_RGB32);
    QPainter painter(&image);
    document.drawContents(&painter);
}

/// Whatever a scene should come to ask for.
void PlainWords::theEngineIsClosed() {
    LocalTable local(
        Match(*findGame("castle-keep"), {2, {}, nullptr}, {{"Anna", false, {}}, {"Bert", false, {}}}, 1));
    local.setPaused(true);
    TableController table;
    table.setTable(&local);
    TableView view;
    view.setTable(&table); // the engine is made ready with the first scene
    view.show();
    const QByteArray web = QStringLiteral("http://127.0.0.1:%1/").arg(server_->serverPort()).toUtf8();
    const QByteArray file = "file://" + folder_.filePath(QStringLiteral("p")).toUtf8();
    for (const QByteArray& url : {web, file}) {
        QQmlComponent asks(view.engine());
        asks.setData(
            "import QtQuick\nItem { Image { source: \"" + url + "\" } Loader { source: \"" + url +
                "a.qml\" } BorderImage { source: \"" + url +
                "b.sci\" } Component.onCompleted: { const r = new XMLHttpRequest(); r.open('GET', '" + url +
                "'); r.send(); } }",
            QUrl(QStringLiteral("qrc:/asks.qml")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(".*")));
        const std::unique_ptr<QObject> scene(asks.create());
        QVERIFY2(scene != nullptr, qPrintable(asks.errorString()));
        auto* item = qobject_cast<QQuickItem*>(scene.get());
        item->setParentItem(view.quickWindow()->contentItem());
        QTest::qWait(200);
    }
    // What is its own it has.
    QVERIFY(TableView::canShow(QStringLiteral("castle-keep")));
}

QTEST_MAIN(PlainWords)
#include "plainwords.moc"
