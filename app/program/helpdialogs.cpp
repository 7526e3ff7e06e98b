// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/helpdialogs.h"

#include "reference/plainwidgets.h"
#include "reference/splitter.h"
#include "text/tablerow.h"
#include "widgets/translatedactions.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

/// Not named “translate”: lupdate would look for messages in its arguments.
QString inWords(const char* text) { return QCoreApplication::translate("Help", text); }

QString row(const QString& keys, const QString& does) {
    const QString cell = QStringLiteral("<td style=\"padding: 2px 10px\" align=\"%1\">%2</td>");
    // Key names are Latin text, which would be left-aligned.
    const QString side = QGuiApplication::isRightToLeft() ? QStringLiteral("right") : QStringLiteral("left");
    return tableRow({cell.arg(side, QStringLiteral("<b>%1</b>").arg(keys.toHtmlEscaped())),
                     cell.arg(side, does.toHtmlEscaped())});
}

QString rowsOf(const QMenu* menu) {
    QString rows;
    for (const QAction* action : menu->actions()) {
        if (action->menu())
            rows += rowsOf(action->menu());
        else if (!action->shortcut().isEmpty())
            rows += row(action->shortcut().toString(QKeySequence::NativeText), withoutKey(action->text()));
    }
    return rows;
}

QString heading(const QString& text) { return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped()); }

ClosedBrowser* browser(const QString& name, QWidget* parent) {
    auto* result = new ClosedBrowser(parent);
    result->setAccessibleName(name);
    result->setOpenExternalLinks(true);
    result->document()->setDocumentMargin(12);
    return result;
}

void run(QDialog& dialog, QWidget* content, int breadth = 620) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(content);
    layout->addWidget(buttons);
    dialog.resize(QSize(breadth, 520).boundedTo(dialog.screen()->availableSize()));
    dialog.exec();
}

/// A text file, with its line breaks.
QString textOf(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QStringLiteral("<div style=\"white-space: pre-wrap\">%1</div>")
        .arg(QString::fromUtf8(file.readAll()).toHtmlEscaped());
}

/// The licences of bundled libraries: in the program's directory, or beside it if that is a bin directory.
QFileInfoList librariesHere() {
    const QString here = QCoreApplication::applicationDirPath();
    QFileInfoList files;
    for (const char* folder : {"/licences/libraries", "/../licences/libraries"})
        files += QDir(here + QLatin1String(folder))
                     .entryInfoList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name);
    return files;
}

} // namespace

void showKeys(QWidget* parent, const QMenuBar* menus) {
    QDialog dialog(parent);
    dialog.setWindowTitle(inWords(QT_TRANSLATE_NOOP("Help", "Keys")));
    QString html = heading(inWords(QT_TRANSLATE_NOOP("Help", "On the table")));
    const std::pair<const char*, const char*> table[] = {
        {QT_TRANSLATE_NOOP("Help", "Arrow keys"),
         QT_TRANSLATE_NOOP("Help", "go from piece to piece and pile to pile")},
        {QT_TRANSLATE_NOOP("Help", "Enter or Space"),
         QT_TRANSLATE_NOOP("Help", "pick a piece up; put it down on the target")},
        {QT_TRANSLATE_NOOP("Help", "Esc"),
         QT_TRANSLATE_NOOP("Help", "put it back where it was; with nothing picked up, leave the lessons or a "
                                   "match that is watched again")},
        {QT_TRANSLATE_NOOP("Help", "Tab"), QT_TRANSLATE_NOOP("Help", "go to the next part of the table")},
        {QT_TRANSLATE_NOOP("Help", "Backspace"),
         QT_TRANSLATE_NOOP("Help",
                           "go to the next piece that can be chosen, or place where what is picked can go")},
        {QT_TRANSLATE_NOOP("Help", "The letter or number on a button"),
         QT_TRANSLATE_NOOP("Help", "press it")},
        {QT_TRANSLATE_NOOP("Help", "1, 2, …"),
         QT_TRANSLATE_NOOP("Help", "press the tags that hang beside a piece")},
        {QT_TRANSLATE_NOOP("Help", "Space"),
         QT_TRANSLATE_NOOP("Help", "skip what is being shown, and do not wait for the next bot")},
        {QT_TRANSLATE_NOOP("Help", "Page Up, Page Down, Home, End"),
         QT_TRANSLATE_NOOP("Help", "leaf through what the others have done, while it lies open")},
        {QT_TRANSLATE_NOOP("Help", "Home, End"),
         QT_TRANSLATE_NOOP("Help", "go to the first or last piece of a hand, a castle, the piles")},
        {QT_TRANSLATE_NOOP("Help", "Other letters"),
         QT_TRANSLATE_NOOP("Help", "go to what is called so: type the beginning of a name")},
        {QT_TRANSLATE_NOOP("Help", "Z"), QT_TRANSLATE_NOOP("Help", "see a card large")},
        {QT_TRANSLATE_NOOP("Help", "B"), QT_TRANSLATE_NOOP("Help", "look through a pile")},
        {QT_TRANSLATE_NOOP("Help", "F6"),
         QT_TRANSLATE_NOOP("Help",
                           "leave the table for what has happened, the log or the rules, and come back")},
        {QT_TRANSLATE_NOOP("Help", "Alt"),
         QT_TRANSLATE_NOOP("Help", "pressed by itself, open the menus, also where their bar is hidden")},
        {QT_TRANSLATE_NOOP("Help", "Left, Right, Home, End"),
         QT_TRANSLATE_NOOP("Help", "on the coins of what has happened: point at one deed after the other")},
    };
    QString rows;
    for (const auto& [keys, does] : table) rows += row(inWords(keys), inWords(does));
    html += tableOf(rows);
    for (const QAction* menu : menus->actions())
        if (menu->menu()) html += heading(withoutKey(menu->text())) + tableOf(rowsOf(menu->menu()));
    auto* text = browser(dialog.windowTitle(), &dialog);
    text->setHtml(html);
    run(dialog, text);
}

void showAbout(QWidget* parent) {
    QMessageBox about(parent);
    about.setTextFormat(Qt::RichText);
    about.setWindowTitle(inWords(QT_TRANSLATE_NOOP("Help", "About Drawbridge")));
    about.setIconPixmap(QApplication::windowIcon().pixmap(96, 96));
    // The Latin name must not determine the text direction.
    const auto direction = about.isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    about.setText(QStringLiteral("<h3 dir=\"%1\">Drawbridge %2</h3>")
                      .arg(direction, QApplication::applicationVersion()) +
                  inWords(QT_TRANSLATE_NOOP(
                      "Help", "Castle games on one table, against bots or each other at one screen.")));
    about.setInformativeText(inWords(QT_TRANSLATE_NOOP(
        "Help", "Free software under the GNU General Public License, version 3 or later: you may use, "
                "study, share and change it. It comes without any warranty.")));
    about.setStandardButtons(QMessageBox::Ok);
    about.exec();
}

void showLicences(QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(inWords(QT_TRANSLATE_NOOP("Help", "Licences")));
    auto* pages = new Splitter(&dialog);
    auto* names = new QListWidget(pages);
    names->setAccessibleName(dialog.windowTitle());
    auto* page = browser(dialog.windowTitle(), pages);
    pages->setStretchFactor(1, 1);
    pages->setChildrenCollapsible(false);
    const auto add = [names](const QString& name, const QString& file) {
        auto* item = new QListWidgetItem(name, names);
        item->setData(Qt::UserRole, file);
    };
    const QString overview =
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p><p>%4</p><p>%5</p><p>%6</p><p>%7</p>")
            .arg(inWords(QT_TRANSLATE_NOOP(
                     "Help",
                     "<b>Drawbridge</b> is under the GNU General Public License, version 3 or later.")),
                 inWords(QT_TRANSLATE_NOOP(
                     "Help", "<b>Cards, tiles, sounds and the program's icon</b> are under Creative Commons "
                             "Attribution-ShareAlike 4.0 (<a "
                             "href=\"https://creativecommons.org/licenses/by-sa/4.0/\">CC BY-SA 4.0</a>).")),
                 inWords(QT_TRANSLATE_NOOP(
                     "Help",
                     "<b>Fonts</b>: Vollkorn is under the SIL Open Font License 1.1, Open Sans under the "
                     "Apache License 2.0.")),
                 inWords(QT_TRANSLATE_NOOP(
                     "Help",
                     "<b>Icons</b> of menus and buttons are Breeze icons of the KDE community, under the GNU "
                     "Lesser General Public License, version 3 or later.")),
                 inWords(QT_TRANSLATE_NOOP(
                     "Help",
                     "<b>Qt</b> is used under the GNU Lesser General Public License, version 3. Where "
                     "Qt and other libraries came with Drawbridge, a folder “licences” beside it names "
                     "all of them.")),
                 inWords(QT_TRANSLATE_NOOP(
                     "Help", "<b>JSON for Modern C++</b>, by Niels Lohmann, is under the MIT License.")),
                 inWords(QT_TRANSLATE_NOOP(
                     "Help", "<b>qpdf</b>, by Jay Berkenbilt, which gives PDF files their outline and the "
                             "boxes that print shops want, is under the Apache License 2.0.")));
    add(inWords(QT_TRANSLATE_NOOP("Help", "Overview")), {});
    add(QStringLiteral("GPL 3"), QStringLiteral(":/licences/LICENSE"));
    add(QStringLiteral("LGPL 3"), QStringLiteral(":/licences/LGPL-3.0.txt"));
    add(QStringLiteral("CC BY-SA 4.0"), QStringLiteral(":/licences/CC-BY-SA-4.0.txt"));
    add(QStringLiteral("Vollkorn"), QStringLiteral(":/licences/Vollkorn-LICENSE.txt"));
    add(QStringLiteral("Open Sans"), QStringLiteral(":/licences/OpenSans-LICENSE.txt"));
    add(QStringLiteral("JSON"), QStringLiteral(":/licences/nlohmann-json-MIT.txt"));
    for (const QFileInfo& file : librariesHere()) add(file.completeBaseName(), file.filePath());
    QObject::connect(names, &QListWidget::currentItemChanged, page, [page, overview](QListWidgetItem* item) {
        const QString file = item->data(Qt::UserRole).toString();
        page->setAccessibleName(item->text());
        page->setPage(file.isEmpty() ? overview : textOf(file));
    });
    names->setMinimumWidth(names->sizeHintForColumn(0) + names->verticalScrollBar()->sizeHint().width() +
                           2 * names->frameWidth()); // file names are not elided
    names->setCurrentRow(0);
    // Licence texts have lines of 80 characters.
    const int text =
        80 * page->fontMetrics().averageCharWidth() + 2 * names->verticalScrollBar()->sizeHint().width();
    pages->setSizes({names->minimumWidth(), text});
    run(dialog, pages, names->minimumWidth() + text);
}

} // namespace drawbridge
