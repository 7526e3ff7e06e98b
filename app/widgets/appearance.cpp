// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/appearance.h"

#include "reference/plainwidgets.h"
#include "table/sceneview.h"
#include "table/session.h"
#include "table/tablecontroller.h"
#include "table/tableview.h"
#include "widgets/desktopsettings.h"
#include "widgets/parchment.h"

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QStyleOption>

namespace drawbridge {

namespace {

QPalette lightPalette() {
    const QColor text(0x23, 0x26, 0x29);
    const QColor faint(0x60, 0x63, 0x66);
    QPalette palette(QColor(0xef, 0xf0, 0xf1), QColor(0xef, 0xf0, 0xf1));
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::Base, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::AlternateBase, QColor(0xf5, 0xf5, 0xf5));
    palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xff));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Highlight, QColor(0x2a, 0x6f, 0xa8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x1f, 0x5f, 0x99));
    palette.setColor(QPalette::LinkVisited, QColor(0x6b, 0x4a, 0x9c));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x9a, 0x9d, 0xa0));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0xc8, 0xcb, 0xce));
    return palette;
}

QPalette darkPalette() {
    const QColor text(0xf0, 0xee, 0xea);
    QPalette palette(QColor(0x35, 0x34, 0x32), QColor(0x2b, 0x2a, 0x28));
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Base, QColor(0x1f, 0x1e, 0x1d));
    palette.setColor(QPalette::AlternateBase, QColor(0x27, 0x26, 0x24));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x39, 0x37));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0x9b, 0x98, 0x93));
    palette.setColor(QPalette::Highlight, QColor(0x33, 0x77, 0xae));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7f, 0xbd, 0xee));
    palette.setColor(QPalette::LinkVisited, QColor(0xbf, 0xa3, 0xe6));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(0x84, 0x82, 0x7e));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x4a, 0x49, 0x47));
    return palette;
}

QPalette highContrastPalette() {
    const QColor faint(0xb8, 0xb8, 0xb8);
    const QColor gold(0xff, 0xd2, 0x3f);
    QPalette palette(Qt::black, Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText,
                            QPalette::ToolTipText}) {
        palette.setColor(QPalette::All, role, Qt::white);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    for (const auto role : {QPalette::Base, QPalette::AlternateBase, QPalette::ToolTipBase})
        palette.setColor(role, Qt::black);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Highlight, gold);
    palette.setColor(QPalette::HighlightedText, Qt::black);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, faint);
    palette.setColor(QPalette::Link, gold);
    palette.setColor(QPalette::LinkVisited, gold);
    return palette;
}

/// Fusion with fixes: frames of check boxes and radio buttons are visible in dark themes, and all frames in
/// high contrast; list rows do not clip the dots of a capital Ä; a button's text keeps a distance from its
/// menu arrow; with right-to-left layout a button's text stays beside its icon, and the last character of a
/// shortcut in a menu after the others.
class RimmedFusion : public QProxyStyle {
  public:
    RimmedFusion()
        : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool round = element == PE_IndicatorRadioButton;
        if (round || element == PE_IndicatorCheckBox)
            rim(painter, option, 0.6F, round);
        else if (isHighContrast(option->palette) &&
                 (element == PE_PanelButtonCommand || element == PE_FrameLineEdit || element == PE_Frame ||
                  element == PE_FrameMenu || element == PE_FrameTabWidget))
            rim(painter, option, 1);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (element == CE_PushButtonLabel && button && !button->icon.isNull()) {
            QStyleOptionButton label = *button;
            // Theme icons for the window would be invisible on parchment by night, or on white in contrast.
            if (isDark(button->palette) != isDark(QApplication::palette()))
                label.icon =
                    parchment::tinted(button->icon, button->iconSize, painter->device()->devicePixelRatioF(),
                                      button->palette.color(QPalette::ButtonText));
            const Qt::LayoutDirection direction = painter->layoutDirection();
            if (button->direction == Qt::RightToLeft) {
                // Qt aligns to the visual right, which the painter would mirror again.
                painter->setLayoutDirection(Qt::LeftToRight);
                label.text += QChar(0x200f); // right-to-left mark: keeps trailing punctuation at the left
            }
            QProxyStyle::drawControl(element, &label, painter, widget);
            painter->setLayoutDirection(direction);
        } else if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
                   item && item->direction == Qt::RightToLeft && item->text.contains(QLatin1Char('\t'))) {
            QStyleOptionMenuItem keyed = *item;
            keyed.text += QChar(0x200e); // left-to-right mark: keeps "Ctrl++" in order
            QProxyStyle::drawControl(element, &keyed, painter, widget);
        } else {
            QProxyStyle::drawControl(element, option, painter, widget);
        }
        if (element == CE_TabBarTabShape && isHighContrast(option->palette)) rim(painter, option, 1);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if (!isHighContrast(option->palette)) return;
        if (control == CC_ComboBox || control == CC_SpinBox || control == CC_ScrollBar)
            rim(painter, option, 1);
        if (control != CC_Slider && control != CC_ScrollBar) return;
        // The movable part.
        const SubControl moved = control == CC_Slider ? SC_SliderHandle : SC_ScrollBarSlider;
        painter->fillRect(subControlRect(control, option, moved, widget).adjusted(3, 3, -3, -3),
                          option->palette.color(QPalette::WindowText));
    }

    /// Minimum sizes of click targets, for unsteady hands; and header padding for fonts without side bearing.
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        switch (type) {
        case CT_ItemViewItem: {
            const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
            return item ? size.expandedTo({0, item->fontMetrics.height() + 2}) : size;
        }
        case CT_PushButton: {
            const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            const bool hasMenu = button && button->features.testFlag(QStyleOptionButton::HasMenu);
            return (size + QSize(hasMenu ? kToArrow : 0, 0)).expandedTo({kLeast, kLeast});
        }
        case CT_ToolButton:
        case CT_CheckBox:
        case CT_RadioButton:
        case CT_ComboBox:
        case CT_LineEdit:
        case CT_SpinBox:
        case CT_TabBarTab:
        case CT_MenuBarItem: return size.expandedTo({kLeast, kLeast});
        case CT_MenuItem: {
            const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            const bool isLine = item && item->menuItemType == QStyleOptionMenuItem::Separator;
            return isLine ? size : size.expandedTo({kLeast, kLeast});
        }
        case CT_HeaderSection: return size + QSize(kBesideHead, 0);
        default: return size;
        }
    }

  private:
    static constexpr int kLeast = 24; // pixels
    static constexpr int kBesideHead = 6;
    static constexpr int kToArrow = 6; // between a button's text and its menu arrow

    static void rim(QPainter* painter, const QStyleOption* option, float strength, bool round = false) {
        QColor colour = option->palette.color(QPalette::Text);
        colour.setAlphaF(strength);
        painter->save();
        painter->setPen(colour);
        painter->setBrush(Qt::NoBrush);
        const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->setRenderHint(QPainter::Antialiasing);
        round ? painter->drawEllipse(box) : painter->drawRect(box);
        painter->restore();
    }
};

} // namespace

void applyTheme(Theme theme) {
    keepTipsPlain();
    // The platform's style, saved before it is replaced.
    static const QString systemStyle = QApplication::style()->objectName();
    static bool ours = false;
    static bool coloured = false;

    if (theme == Theme::System && wantsMoreContrast()) theme = Theme::Contrast;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    // So that the window frames, which the system draws, match.
    QGuiApplication::styleHints()->setColorScheme(theme == Theme::System  ? Qt::ColorScheme::Unknown
                                                  : theme == Theme::Light ? Qt::ColorScheme::Light
                                                                          : Qt::ColorScheme::Dark);
#endif
    // Native styles ignore the palette; Fusion uses it.
    const bool native =
        theme == Theme::System && systemStyle.compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0;
    if (native == ours) {
        QApplication::setStyle(native ? QStyleFactory::create(systemStyle) : new RimmedFusion);
        ours = !native;
    }
    if (theme != Theme::System)
        QApplication::setPalette(theme == Theme::Contrast ? highContrastPalette()
                                 : theme == Theme::Dark   ? darkPalette()
                                                          : lightPalette());
    else if (coloured)
        QApplication::setPalette(QPalette());
    coloured = theme != Theme::System;
    matchIconsToPalette();
}

void applyTextSize(int percent) {
    static const QFont system = QApplication::font();
    QFont font = system;
    if (percent != 100) font.setPointSizeF(QFontInfo(system).pointSizeF() * percent / 100);
    if (font != QApplication::font()) QApplication::setFont(font);
}

void steady(const Preferences& preferences) {
    static const int systemDistance = QApplication::startDragDistance();
    static const int systemHold = QGuiApplication::styleHints()->mousePressAndHoldInterval();
    const auto chosen = [](int value, int system) {
        return value == Preferences::kAsSystem ? system : value;
    };
    QApplication::setStartDragDistance(chosen(preferences.dragDistance, systemDistance));
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(chosen(preferences.hold, systemHold));
}

void dressTable(const Preferences& preferences, TableView* view, TableController* controller) {
    view->setTextScale(preferences.textSize / 100.0);
    view->setChosen(preferences.ground, preferences.backs);
    view->setAnnounced(preferences.announced);
    controller->setMotion(preferences.glide());
    controller->setReading(preferences.reading());
    controller->setRest(preferences.rest);
}

void setBots(const Preferences& preferences, Session& session) {
    session.setPace(preferences.pace);
    session.setTreeBytes(static_cast<std::size_t>(preferences.memory) << 20);
}

void matchIconsToPalette() {
    QString name = isDark(QApplication::palette()) ? QStringLiteral("breeze-dark") : QStringLiteral("breeze");
    if (QGuiApplication::isRightToLeft()) name += QLatin1String("-rtl");
    if (QIcon::themeName() != name) QIcon::setThemeName(name);
}

} // namespace drawbridge
