<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en_GB">
<context>
    <name>TestLanguages</name>
    <message>
        <source>said here and there</source>
        <translation>falado em pt</translation>
    </message>
    <message>
        <source>said in plain words only</source>
        <translation>só em pt</translation>
    </message>
</context>
</TS>
