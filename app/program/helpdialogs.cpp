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
#include <QVBoxLayout>

namespace drawbridge {

namespace {

struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

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
    dialog.setWindowTitle(HelpWords::tr("Keys"));
    QString html = heading(HelpWords::tr("On the table"));
    const std::pair<QString, QString> table[] = {
        {HelpWords::tr("Arrow keys"), HelpWords::tr("go from piece to piece and pile to pile")},
        {HelpWords::tr("Enter or Space"), HelpWords::tr("pick a piece up; put it down on the target")},
        {HelpWords::tr("Esc"),
         HelpWords::tr("put it back where it was; with nothing picked up, leave the lessons or a "
                       "match that is watched again")},
        {HelpWords::tr("Tab"), HelpWords::tr("go to the next part of the table")},
        {HelpWords::tr("Backspace"),
         HelpWords::tr("go to the next piece that can be chosen, or place where what is picked can go")},
        {HelpWords::tr("The letter or number on a button"), HelpWords::tr("press it")},
        {HelpWords::tr("1, 2, …"), HelpWords::tr("press the tags that hang beside a piece")},
        {HelpWords::tr("Space"), HelpWords::tr("skip what is being shown, and do not wait for the next bot")},
        {HelpWords::tr("Page Up, Page Down, Home, End"),
         HelpWords::tr("leaf through what the others have done, while it lies open")},
        {HelpWords::tr("Home, End"),
         HelpWords::tr("go to the first or last piece of a hand, a castle, the piles")},
        {HelpWords::tr("Other letters"),
         HelpWords::tr("go to what is called so: type the beginning of a name")},
        {HelpWords::tr("Z"), HelpWords::tr("see a card large")},
        {HelpWords::tr("B"), HelpWords::tr("look through a pile")},
        {HelpWords::tr("F6"),
         HelpWords::tr("leave the table for what has happened, the log or the rules, and come back")},
        {HelpWords::tr("Alt"),
         HelpWords::tr("pressed by itself, open the menus, also where their bar is hidden")},
        {HelpWords::tr("Left, Right, Home, End"),
         HelpWords::tr("on the coins of what has happened: point at one deed after the other")},
    };
    QString rows;
    for (const auto& [keys, does] : table) rows += row(keys, does);
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
    about.setWindowTitle(HelpWords::tr("About Drawbridge"));
    about.setIconPixmap(QApplication::windowIcon().pixmap(96, 96));
    // The Latin name must not determine the text direction.
    const auto direction = about.isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    about.setText(QStringLiteral("<h3 dir=\"%1\">Drawbridge %2</h3>")
                      .arg(direction, QApplication::applicationVersion()) +
                  HelpWords::tr("Castle games on one table, against bots or each other at one screen."));
    about.setInformativeText(
        HelpWords::tr("Free software under the GNU General Public License, version 3 or later: you may use, "
                      "study, share and change it. It comes without any warranty."));
    about.setStandardButtons(QMessageBox::Ok);
    about.exec();
}

void showLicences(QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(HelpWords::tr("Licences"));
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
    const QStringList parts{
        HelpWords::tr("<b>Drawbridge</b> is under the GNU General Public License, version 3 or later."),
        HelpWords::tr("<b>Cards, tiles, sounds and the program's icon</b> are under Creative Commons "
                      "Attribution-ShareAlike 4.0 (<a "
                      "href=\"https://creativecommons.org/licenses/by-sa/4.0/\">CC BY-SA 4.0</a>)."),
        HelpWords::tr("<b>Fonts</b>: Vollkorn is under the SIL Open Font License 1.1, Open Sans under the "
                      "Apache License 2.0."),
        HelpWords::tr(
            "<b>Icons</b> of menus and buttons are Breeze icons of the KDE community, under the GNU "
            "Lesser General Public License, version 3 or later."),
        HelpWords::tr("<b>Qt</b> is used under the GNU Lesser General Public License, version 3. Where "
                      "Qt and other libraries came with Drawbridge, a folder “licences” beside it names "
                      "all of them."),
        HelpWords::tr("<b>JSON for Modern C++</b>, by Niels Lohmann, is under the MIT License."),
        HelpWords::tr("<b>qpdf</b>, by Jay Berkenbilt, which gives PDF files their outline and the "
                      "boxes that print shops want, is under the Apache License 2.0."),
        HelpWords::tr(
            "<b>What phones need</b>: libsodium is under the ISC License, libqrencode under the GNU "
            "Lesser General Public License, version 2.1 or later, Boost under the Boost Software "
            "License 1.0; TweetNaCl is in the public domain.")};
    const QString overview = "<p>" + parts.join("</p><p>") + "</p>";
    add(HelpWords::tr("Overview"), {});
    add("GPL 3", ":/licences/LICENSE");
    add("LGPL 3", ":/licences/LGPL-3.0.txt");
    add("CC BY-SA 4.0", ":/licences/CC-BY-SA-4.0.txt");
    add("Vollkorn", ":/licences/Vollkorn-LICENSE.txt");
    add("Open Sans", ":/licences/OpenSans-LICENSE.txt");
    add("JSON", ":/licences/nlohmann-json-MIT.txt");
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
