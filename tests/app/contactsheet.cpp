// SPDX-License-Identifier: GPL-3.0-or-later
// Writes contact sheets of all faces and of finished castles, to be looked at: contactsheet [FOLDER [ROOM…]];
// with rooms of cards, of those alone; with "hall", of what is in the hall. In a translator's words:
// --translation FOLDER --language NAME.
#include "facepainter.h"
#include "faceprovider.h"
#include "fonts.h"
#include "pseudolanguages.h"
#include "sights.h"
#include "text/catalogue.h"
#include "text/languageasked.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <algorithm>
#include <cstdio>

using namespace drawbridge;
using namespace drawbridge::test;

namespace {

const QColor darkCloth(0x3a, 0x2f, 0x2a);
const QColor lightCloth(0xcf, 0xc3, 0xad);

QString folder;

void save(const QImage& image, const QString& name) {
    const QString file = folder + QLatin1Char('/') + name + QStringLiteral(".png");
    if (!image.save(file)) std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
}

QImage grid(FaceProvider& provider, const QStringList& faces, const QSize& each, int columns,
            const QColor& cloth) {
    const int gap = std::max(2, each.width() / 12);
    const int rows = int((faces.size() + columns - 1) / columns);
    QImage sheet(gap + columns * (each.width() + gap), gap + rows * (each.height() + gap),
                 QImage::Format_ARGB32_Premultiplied);
    sheet.fill(cloth);
    QPainter painter(&sheet);
    for (int i = 0; i < faces.size(); ++i)
        painter.drawImage(gap + (i % columns) * (each.width() + gap),
                          gap + (i / columns) * (each.height() + gap),
                          provider.requestImage(faces[i], nullptr, each));
    return sheet;
}

QImage grid(FaceProvider& provider, const QStringList& faces, int side, int columns, const QColor& cloth) {
    return grid(provider, faces, QSize(side, side), columns, cloth);
}

/// All cards of a room: as they lie on the table, as they are read, as they are printed; and as others see
/// them.
void cards(FaceProvider& provider, const FacePainter& painter, const QString& room) {
    const QStringList all = painter.faces(room);
    QStringList whole;
    for (const QString& face : all) whole << face + QStringLiteral("?whole");
    const QSize table(60, 84);
    const QSize zoom(160, 224);
    const QSize least(40, 56);
    save(grid(provider, all, least, 16, darkCloth), room + QStringLiteral("-40-dark"));
    save(grid(provider, all, table, 12, darkCloth), room + QStringLiteral("-60-dark"));
    save(grid(provider, all, table, 12, lightCloth), room + QStringLiteral("-60-light"));
    save(grid(provider, whole, zoom, 6, darkCloth), room + QStringLiteral("-160"));
    {
        LongWinded translator;
        QCoreApplication::installTranslator(&translator);
        FaceProvider longer; // with nothing painted yet
        save(grid(longer, whole, zoom, 6, darkCloth), room + QStringLiteral("-160-long"));
        save(grid(longer, all, table, 12, darkCloth), room + QStringLiteral("-60-long"));
        QCoreApplication::removeTranslator(&translator);
    }
    for (const Sight& sight : sights)
        save(seenAs(grid(provider, all, table, 12, lightCloth), sight),
             room + QStringLiteral("-60-%1").arg(QLatin1String(sight.name)));
    for (const QString& face : all)
        if (!face.contains(QStringLiteral("/slot-")))
            save(provider.requestImage(face + QStringLiteral("?whole"), nullptr, {630, 880}),
                 QString(face).replace(QLatin1Char('/'), QLatin1Char('-')));
}

/// Castles as they lie on the table, of every card but the last only an edge: upwards and sideways.
QImage stacks(FaceProvider& provider, int width, const QColor& cloth) {
    const QList<QStringList> castles = {
        {"castle", "gate", "ballistas-defense", "peasants-defense", "trebuchet-defense"},
        {"castle", "moat", "knights-defense", "rushed-defenses", "archers-defense"},
        {"castle", "archer-towers", "trebuchet-defense", "spearmen-defense", "swordsmen-defense"},
        {"puppet-castle", "thick-walls", "swordsmen-defense"},
        {"castle", "rushed-defenses"},
        {"peasants-attack", "trebuchet-attack", "horsemen-attack", "archers-attack", "knights-attack"},
    };
    const int height = width * 88 / 63;
    const int down = height * 23 / 100;
    const int across = width * 36 / 100;
    const int gap = width / 4;
    QImage sheet(int(castles.size()) * (width + 4 * across + gap) + gap, 2 * (height + gap) + 4 * down + gap,
                 QImage::Format_ARGB32_Premultiplied);
    sheet.fill(cloth);
    QPainter painter(&sheet);
    int x = gap;
    for (const QStringList& castle : castles) {
        for (int i = 0; i < castle.size(); ++i) {
            const QImage card =
                provider.requestImage(QStringLiteral("castles/") + castle[i], nullptr, {width, height});
            painter.drawImage(x, gap + i * down, card);
            painter.drawImage(x + i * across, 2 * gap + 4 * down + height, card);
        }
        x += width + 4 * across + gap;
    }
    return sheet;
}

void stackedCastles(FaceProvider& provider) {
    for (const int width : {40, 60}) {
        const QImage dark = stacks(provider, width, darkCloth);
        save(dark, QStringLiteral("castles-stacks-%1-dark").arg(width));
        save(stacks(provider, width, lightCloth), QStringLiteral("castles-stacks-%1-light").arg(width));
        save(seenAs(dark, greySight), QStringLiteral("castles-stacks-%1-grey").arg(width));
    }
}

/// The seats' shields, and each as the puppet of the next but two.
void shields(FaceProvider& provider, const FacePainter& painter) {
    QStringList all = painter.faces(QStringLiteral("seat"));
    for (int seat = 0; seat < 8; ++seat) all << QStringLiteral("seat/%1-of-%2").arg(seat).arg((seat + 3) % 8);
    for (const int side : {24, 48, 96})
        for (const QColor& cloth : {darkCloth, lightCloth})
            save(grid(provider, all, side, 8, cloth),
                 QStringLiteral("seats-%1-%2").arg(side).arg(cloth == darkCloth ? "dark" : "light"));
    for (const Sight& sight : sights)
        save(seenAs(grid(provider, all, 48, 8, darkCloth), sight),
             QStringLiteral("seats-%1").arg(QLatin1String(sight.name)));
}

/// A castle given by its faces in the order nw n ne e se s sw w c; empty squares show the slot.
QImage castle(FaceProvider& provider, const QStringList& tiles, int side, const QColor& cloth, int gap = 0) {
    static constexpr int column[] = {0, 1, 2, 2, 2, 1, 0, 0, 1};
    static constexpr int row[] = {0, 0, 0, 1, 2, 2, 2, 1, 1};
    const int margin = side / 3;
    QImage sheet(3 * side + 2 * gap + 2 * margin, 3 * side + 2 * gap + 2 * margin,
                 QImage::Format_ARGB32_Premultiplied);
    sheet.fill(cloth);
    QPainter painter(&sheet);
    const bool dark = cloth.lightness() < 128;
    for (int i = 0; i < 9; ++i) {
        QString face = tiles[i];
        if (face.isEmpty()) {
            face = i == 8  ? QStringLiteral("slot-centre")
                   : i % 2 ? QStringLiteral("slot-side")
                           : QStringLiteral("slot-corner");
            if (dark) face += QStringLiteral("-dark");
        }
        const int turn = i == 8 ? 0 : i / 2;
        const QString url = QStringLiteral("castle-keep/%1?turn=%2").arg(face).arg(turn);
        painter.drawImage(margin + column[i] * (side + gap), margin + row[i] * (side + gap),
                          provider.requestImage(url, nullptr, {side, side}));
    }
    return sheet;
}

/// The boxes, what lies in the hall, and the bots: as large as they are shown, and the bots very small.
void hall(FaceProvider& provider, const FacePainter& painter) {
    const QStringList all = painter.faces(QStringLiteral("hall"));
    const QColor wall(0xb9, 0xc6, 0xbd);
    const QColor table(0x87, 0x58, 0x33);
    save(grid(provider, all.filter(QStringLiteral("/box-")), {260, 244}, 5, wall),
         QStringLiteral("hall-boxes"));
    save(grid(provider, all.filter(QStringLiteral("/cover-")), {480, 520}, 3, wall),
         QStringLiteral("hall-covers"));
    save(grid(provider, all.filter(QRegularExpression(QStringLiteral("^hall/(?!box|cover)"))), {190, 150}, 6,
              table),
         QStringLiteral("hall-things"));
    const QStringList bots = painter.faces(QStringLiteral("helm")) + painter.faces(QStringLiteral("beast"));
    QStringList seated;
    for (int i = 0; i < bots.size(); ++i) seated << bots[i] + QStringLiteral("-of-%1").arg(i % 8);
    const QImage whole = grid(provider, bots + seated, 120, 7, table);
    save(whole, QStringLiteral("hall-bots"));
    save(seenAs(whole, greySight), QStringLiteral("hall-bots-grey"));
    save(grid(provider, bots + seated, 28, 13, table), QStringLiteral("hall-bots-28"));
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QStringList words = QCoreApplication::arguments();
    const LanguageAsked asked = takeLanguageAsked(words);
    speak(asked.name.isEmpty() ? QLocale::system() : QLocale(asked.name));
    folder = words.value(1, QStringLiteral("contactsheets"));
    QDir().mkpath(folder);
    loadFonts();

    const auto painter = std::make_shared<FacePainter>();
    FaceProvider provider(painter);
    if (words.size() == 3 && words[2] == QLatin1String("hall")) {
        hall(provider, *painter);
        return 0;
    }
    if (words.size() > 2) {
        for (const QString& room : words.mid(2)) cards(provider, *painter, room);
        stackedCastles(provider);
        shields(provider, *painter);
        return 0;
    }
    const QStringList keep = painter->faces(QStringLiteral("castle-keep"));
    const QStringList tiles = keep.mid(0, 22);

    for (const int side : {40, 96, 200}) {
        save(grid(provider, tiles, side, side > 150 ? 6 : 9, darkCloth),
             QStringLiteral("tiles-%1-dark").arg(side));
        save(grid(provider, tiles, side, side > 150 ? 6 : 9, lightCloth),
             QStringLiteral("tiles-%1-light").arg(side));
    }
    const QImage reference = grid(provider, tiles, 96, 9, darkCloth);
    for (const Sight& sight : sights)
        save(seenAs(reference, sight), QStringLiteral("tiles-96-%1").arg(QLatin1String(sight.name)));
    save(seenAs(grid(provider, tiles, 40, 9, darkCloth), greySight), QStringLiteral("tiles-40-grey"));
    save(grid(provider,
              {QStringLiteral("castle-keep/RcT"), QStringLiteral("castle-keep/YzT"),
               QStringLiteral("castle-keep/BsT"), QStringLiteral("castle-keep/RcW"),
               QStringLiteral("castle-keep/YzW"), QStringLiteral("castle-keep/BsW"),
               QStringLiteral("castle-keep/RK"), QStringLiteral("castle-keep/back"),
               QStringLiteral("castle-keep/XX")},
              400, 3, darkCloth),
         QStringLiteral("tiles-400"));
    for (const char* room : {"castles-of-caleira", "castle-rampage", "castle-wars", "castles"})
        cards(provider, *painter, QLatin1String(room));
    stackedCastles(provider);
    QStringList shadows;
    for (const char* face : {"RcT", "YzW", "BsW", "BK", "back"})
        for (const char* option : {"?shadow", "?lifted", "?lifted&turn=1"})
            shadows << QStringLiteral("castle-keep/") + QLatin1String(face) + QLatin1String(option);
    save(grid(provider, shadows, 160, 6, lightCloth), QStringLiteral("shadows-light"));
    save(grid(provider, shadows, 160, 6, darkCloth), QStringLiteral("shadows-dark"));
    shields(provider, *painter);
    hall(provider, *painter);

    QSvgRenderer icon(QStringLiteral(":/assets/icons/app/drawbridge.svg"));
    QImage icons(460, 280, QImage::Format_ARGB32_Premultiplied);
    icons.fill(darkCloth);
    {
        QPainter onIcons(&icons);
        onIcons.fillRect(0, 140, 460, 140, lightCloth);
        for (const int top : {6, 146}) {
            int x = 6;
            for (const int side : {16, 22, 24, 32, 48, 64, 128}) {
                icon.render(&onIcons, QRectF(x, top, side, side));
                x += side + 10;
            }
        }
    }
    save(icons, QStringLiteral("icon"));

    const QList<QStringList> castles = {
        {"RcT", "RcW", "YcT", "YzW", "BzT", "BsW", "BsT", "RsW", "RK"},
        {"BcT", "BcW", "BcT", "BcW", "BcT", "BcW", "BcT", "BcW", "BK"},
        {"YzT", "YsW", "YsT", "RsW", "RzT", "RzW", "RzT", "YzW", "YK"},
        {"RcT", "", "", "", "BzT", "BzW", "", "RcW", ""},
    };
    for (int i = 0; i < castles.size(); ++i) {
        for (const int side : {60, 100, 180})
            save(castle(provider, castles[i], side, i == 1 ? lightCloth : darkCloth),
                 QStringLiteral("castle-%1-%2").arg(i + 1).arg(side));
        save(castle(provider, castles[i], 100, darkCloth, 3), QStringLiteral("castle-%1-gap").arg(i + 1));
    }
    save(castle(provider, castles[3], 100, lightCloth, 3), QStringLiteral("castle-4-light"));

    QPdfWriter pdf(folder + QStringLiteral("/tiles.pdf"));
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setResolution(600);
    QPainter page(&pdf);
    const double dot = 600 / 25.4;
    for (int i = 0; i < tiles.size() && i < 20; ++i) {
        const QSizeF size = painter->sizeMillimetres(tiles[i]) * dot;
        painter->paint(page, QRectF(QPointF((i % 4) * size.width(), (i / 4) * size.height()), size),
                       tiles[i]);
    }
    return 0;
}
