; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows, for whoever runs it and nobody else, so that no rights are asked for.
; makensis [-DTARGET=amd64-unicode] -DVERSION=… -DSTAGE=FOLDER -DLIST=FILE -DICON=FILE -DOUT=FILE drawbridge.nsi
;   STAGE  what goes onto the computer; LIST  what takes it away again (installed.cmake)
!ifdef TARGET ; the installer itself of 64 bits, where makensis has the parts for that
    Target ${TARGET}
!endif
Unicode true
ManifestDPIAware true
ManifestSupportedOS all
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
Name "Drawbridge"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Drawbridge"
InstallDirRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\Drawbridge" "InstallLocation"
BrandingText "Drawbridge ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Drawbridge"
VIAddVersionKey "FileDescription" "Drawbridge installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "GNU General Public License, version 3 or later"

!include MUI2.nsh
!include FileFunc.nsh
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\drawbridge.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(stays)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString running ${LANG_ENGLISH} "Drawbridge is running. Close it, then press Retry."
LangString running ${LANG_GERMAN} "Drawbridge läuft noch. Schließ es und drück dann auf „Wiederholen“."
LangString match ${LANG_ENGLISH} "Drawbridge match"
LangString match ${LANG_GERMAN} "Drawbridge-Partie"
LangString position ${LANG_ENGLISH} "Drawbridge position"
LangString position ${LANG_GERMAN} "Drawbridge-Stellung"
LangString deck ${LANG_ENGLISH} "Drawbridge deck"
LangString deck ${LANG_GERMAN} "Drawbridge-Kartensatz"
LangString stays ${LANG_ENGLISH} "Your matches and settings stay: they are yours. Matches are kept in $APPDATA\Drawbridge."
LangString stays ${LANG_GERMAN} "Deine Partien und Einstellungen bleiben: Sie gehören dir. Partien liegen in $APPDATA\Drawbridge."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Drawbridge"
!define CLASSES "Software\Classes"
; SHCNE_ASSOCCHANGED, so that the desktop looks anew at what opens what
!define TELL `System::Call "shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)"`

; A program that runs cannot be replaced, and half of it would be.
!macro WAIT_UNTIL_CLOSED
    retry:
    IfFileExists "$INSTDIR\drawbridge.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\drawbridge.exe" a
    IfErrors 0 release
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY retry
    SetErrorLevel 1
    Quit
    release:
    FileClose $0
    closed:
!macroend

!macro KIND ENDING NAME
    WriteRegStr HKCU "${CLASSES}\Drawbridge.${NAME}" "" "$(${NAME})"
    WriteRegStr HKCU "${CLASSES}\Drawbridge.${NAME}\DefaultIcon" "" "$INSTDIR\drawbridge.exe,0"
    WriteRegStr HKCU "${CLASSES}\Drawbridge.${NAME}\shell\open\command" "" '"$INSTDIR\drawbridge.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "Drawbridge.${NAME}"
    WriteRegStr HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "Drawbridge.${NAME}" ""
!macroend
!macro NO_KIND ENDING NAME
    DeleteRegKey HKCU "${CLASSES}\Drawbridge.${NAME}"
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "Drawbridge.${NAME}"
    ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
    StrCmp $0 "Drawbridge.${NAME}" 0 +2 ; another program may have taken it
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}"
!macroend

Section
    !insertmacro WAIT_UNTIL_CLOSED
    ; What an older version has put there and this one has not, goes.
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    SetOutPath "$INSTDIR"
    File /r "${STAGE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Drawbridge.lnk" "$INSTDIR\drawbridge.exe"
    !insertmacro KIND drawbridge match
    !insertmacro KIND drawbridge-position position
    !insertmacro KIND drawbridge-deck deck
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Drawbridge"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\drawbridge.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Drawbridge maintainers"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    ${TELL}
SectionEnd

Section Uninstall
    !insertmacro WAIT_UNTIL_CLOSED
    !include "${LIST}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir /r "$LOCALAPPDATA\Drawbridge\cache" ; pictures that are made anew
    RMDir "$LOCALAPPDATA\Drawbridge"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Drawbridge.lnk"
    !insertmacro NO_KIND drawbridge match
    !insertmacro NO_KIND drawbridge-position position
    !insertmacro NO_KIND drawbridge-deck deck
    DeleteRegKey HKCU "${UNINSTALL}"
    ${TELL}
SectionEnd
