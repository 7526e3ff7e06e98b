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

/// The colours of a light or dark window.
QPalette plainPalette(bool dark) {
    const auto colour = [dark](QRgb ofLight, QRgb ofDark) { return QColor(dark ? ofDark : ofLight); };
    QPalette palette(colour(0xeff0f1, 0x353432), colour(0xeff0f1, 0x2b2a28));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, colour(0x232629, 0xf0eeea));
        palette.setColor(QPalette::Disabled, role, colour(0x9a9da0, 0x84827e));
    }
    palette.setColor(QPalette::Base, colour(0xffffff, 0x1f1e1d));
    palette.setColor(QPalette::AlternateBase, colour(0xf5f5f5, 0x272624));
    palette.setColor(QPalette::ToolTipBase, colour(0xffffff, 0x3a3937));
    palette.setColor(QPalette::ToolTipText, colour(0x232629, 0xf0eeea));
    palette.setColor(QPalette::PlaceholderText, colour(0x606366, 0x9b9893));
    palette.setColor(QPalette::Highlight, colour(0x2a6fa8, 0x3377ae));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(0xc8cbce, 0x4a4947));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, colour(0x1f5f99, 0x7fbdee));
    palette.setColor(QPalette::LinkVisited, colour(0x6b4a9c, 0xbfa3e6));
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
                                                          : plainPalette(theme == Theme::Dark));
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
