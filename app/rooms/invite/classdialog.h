// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands/classhost.h"
#include "widgets/parchment.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QRadioButton;

namespace drawbridge {

class AnswerTowers;
class NetworkChooser;
class WayIn;

/// The teacher's side of a class: how pages come in, the question that is put to all of them, and what they
/// have answered. Not modal: the table is in use meanwhile.
class ClassDialog : public ParchmentDialog {
    Q_OBJECT

  public:
    /// `host` must outlive this; its door is open.
    ClassDialog(ClassHost& host, QWidget* parent);

  signals:
    /// The door is to be opened at another address of this computer.
    void moveRequested(const QHostAddress& address);
    /// The door is to be closed.
    void closeRequested();
    /// The rule book is to be opened at that place: see bookpage.h.
    void bookRequested(const QString& place);

  private:
    QWidget* makeQuestion();
    QWidget* makeDoor();
    void suggest();
    void put();
    void tell();
    void tellAnswers();

    ClassHost& host_;
    WayIn* way_;
    QRadioButton* yesNo_;
    QRadioButton* where_;
    QLineEdit* text_;
    QString suggested_; ///< as it is in the field unless the teacher has typed something else
    QPushButton* put_;
    QPushButton* show_;
    QPushButton* end_;
    QLabel* turnout_;
    AnswerTowers* towers_;
    QListWidget* places_;
    QLabel* pages_;
    NetworkChooser* networks_;
    bool wasShown_ = false;
};

} // namespace drawbridge
