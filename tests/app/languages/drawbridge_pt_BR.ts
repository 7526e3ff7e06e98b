<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en_GB">
<context>
    <name>TestLanguages</name>
    <message>
        <source>said here and there</source>
        <translation>falado em pt_BR</translation>
    </message>
</context>
</TS>
