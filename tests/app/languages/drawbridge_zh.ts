<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en_GB">
<context>
    <name>TestLanguages</name>
    <message>
        <source>said here and there</source>
        <translation>说中文</translation>
    </message>
    <message>
        <source>said in plain words only</source>
        <translation>只有中文</translation>
    </message>
</context>
</TS>
