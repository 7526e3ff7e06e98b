// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooms/invite/wayin.h"

#include "reference/plainwidgets.h"
#include "rooms/invite/scancode.h"
#include "widgets/parchment.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace drawbridge {

namespace {

QLabel* lineOf(const QString& text, double times, QWidget* parent) {
    auto* label = new PlainLabel(parent);
    label->setText(text);
    label->setFont(parchment::titleFont(parent->font(), times));
    label->setAlignment(Qt::AlignHCenter);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

/// As it is typed.
QString typed(const QString& address) { return address.mid(QStringLiteral("http://").size()); }

} // namespace

WayIn::WayIn(const PageDoor& door, QWidget* parent)
    : QWidget(parent)
    , door_(door)
    , code_(new ScanCode(this))
    , address_(lineOf({}, 1.5, this))
    , words_(lineOf({}, 1.3, this))
    , screen_(lineOf({}, 1, this)) {
    auto* lines = bareLayout<QVBoxLayout>(this);
    lines->addWidget(lineOf(tr("Scan this with a phone’s camera"), 1.1, this));
    lines->addWidget(code_, 0, Qt::AlignHCenter);
    lines->addWidget(lineOf(tr("or type"), 1, this));
    lines->addWidget(address_);
    lines->addWidget(lineOf(tr("then the four words"), 1, this));
    lines->addWidget(words_);
    auto* copy = new QPushButton(tr("&Copy the address"), this);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(door_.wayIn()); });
    auto* second = new QPushButton(tr("Table for a &second screen"), this);
    second->setToolTip(tr(
        "Opens a page in this computer’s browser that shows what everybody may see, as large as it can be: "
        "for a projector, or a television."));
    connect(second, &QPushButton::clicked, this, &WayIn::showScreen);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton* button : {copy, second}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    lines->addLayout(buttons);
    //: A button: opens the rule book at what to do then. The page is the one on the phones.
    auto* help = new QPushButton(tr("The page does not co&me?"), this);
    help->setAutoDefault(false);
    connect(help, &QPushButton::clicked, this, &WayIn::helpWanted);
    lines->addWidget(help, 0, Qt::AlignHCenter);
    screen_->setWordWrap(true);
    screen_->hide();
    lines->addWidget(screen_);
    lines->addStretch();
    follow();
}

void WayIn::follow() {
    if (!door_.isOpen()) return;
    const QString address = webAddress(door_.address(), door_.invitation().port);
    code_->setText(door_.wayIn());
    code_->setAccessibleName(tr("Code to scan: the address %1 with the four words").arg(address));
    address_->setText(typed(address));
    words_->setText(wordsOf(door_.invitation().key).replace(QLatin1Char('-'), QStringLiteral("  ")));
    //: %1 is an address: of a page for a projector
    screen_->setText(tr("In another browser: %1").arg(typed(door_.screenWay())));
}

void WayIn::showScreen() {
    emit screenWanted();
    screen_->show();
    QDesktopServices::openUrl(QUrl(door_.screenWay()));
}

NetworkChooser::NetworkChooser(QWidget* parent)
    : FormComboBox(parent, 16) {
    for (const HostAddress& one : hostAddresses())
        //: One of this computer's addresses: %1 is "192.168.1.20", %2 the name of a network device, "wlan0"
        addItem(tr("%1 (%2)").arg(one.address.toString(), one.network), one.address.toString());
    setAccessibleName(tr("Address of this computer"));
    setToolTip(tr("The phones must be in the same network as this address."));
    connect(this, &QComboBox::activated, this,
            [this] { emit chosen(QHostAddress(currentData().toString())); });
}

void NetworkChooser::choose(const QHostAddress& address) { setCurrentIndex(findData(address.toString())); }

} // namespace drawbridge
