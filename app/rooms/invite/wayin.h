// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/pagedoor.h"
#include "widgets/formparts.h"

#include <QWidget>

class QLabel;

namespace drawbridge {

class ScanCode;

/// How one comes in at an open door: the code to scan, the address and the four words to type, and the table
/// for a second screen.
class WayIn : public QWidget {
    Q_OBJECT

  public:
    /// `door` must outlive this.
    WayIn(const PageDoor& door, QWidget* parent);
    /// The door has another address, or another key.
    void follow();

  signals:
    /// A second screen is to show the table; emitted before this computer's browser is asked for it.
    void screenWanted();
    /// The page does not come to the phones.
    void helpWanted();

  private:
    void showScreen();

    const PageDoor& door_;
    ScanCode* code_;
    QLabel* address_;
    QLabel* words_;
    QLabel* screen_; ///< the address for a second screen, once wanted
};

/// The addresses of this computer at which a door may be.
class NetworkChooser : public FormComboBox {
    Q_OBJECT

  public:
    explicit NetworkChooser(QWidget* parent);
    void choose(const QHostAddress& address);

  signals:
    void chosen(const QHostAddress& address);
};

} // namespace drawbridge
