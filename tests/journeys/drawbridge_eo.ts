<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en_GB">
<context>
    <name>drawbridge::MainMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ludo</translation>
    </message>
</context>
<context>
    <name>drawbridge::LogDock</name>
    <message>
        <source>Game log</source>
        <translation>Protokolo</translation>
    </message>
</context>
</TS>
