<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>drawbridge::KeepText</name>
    <message numerus="yes">
        <source>First discard %n tile(s): four may stay.</source>
        <translation>
            <numerusform>First discard %n tile: four may stay.</numerusform>
            <numerusform>First discard %n tiles: four may stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n tile(s): drag to the discard pile.</source>
        <translation>
            <numerusform>Discard %n tile: drag it to the discard pile.</numerusform>
            <numerusform>Discard %n tiles: drag them to the discard pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::MainWindow</name>
    <message numerus="yes">
        <source>The %n event(s) before that are sound. You can go on from there.</source>
        <translation>
            <numerusform>The one event before that is sound. You can go on from there.</numerusform>
            <numerusform>The %n events before that are sound. You can go on from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::PreferencesDialog</name>
    <message numerus="yes">
        <source>%n ms</source>
        <translation>
            <numerusform>%n ms</numerusform>
            <numerusform>%n ms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::RulesDock</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::TableController</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <extracomment>A pile, spoken: %1 is its name, %n how many tiles lie in it.</extracomment>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
</context>
</TS>
