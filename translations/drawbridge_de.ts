<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>AnswerWords</name>
    <message>
        <source>Yes: %1, no: %2</source>
        <extracomment>How a class has answered</extracomment>
        <translation>Ja: %1, nein: %2</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>AttackTrail</name>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>%1 has fallen</source>
        <extracomment>%1 is a stack whose last card has been destroyed: &quot;Anna&apos;s Gate&quot;.</extracomment>
        <translation>%1 ist gefallen</translation>
    </message>
    <message>
        <source>+%L1</source>
        <extracomment>So many more cards than are shown: %L1 is a number</extracomment>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>BattleBoard</name>
    <message>
        <source>Attack: %1</source>
        <extracomment>Of a battle: %1 is a number or a sum.</extracomment>
        <translation>Angriff: %1</translation>
    </message>
    <message>
        <source>Defence: %1</source>
        <extracomment>Of a battle: %1 is a number, or &quot;?&quot; while it is not known.</extracomment>
        <translation>Verteidigung: %1</translation>
    </message>
</context>
<context>
    <name>CaleiraArrangement</name>
    <message>
        <source>Open</source>
        <extracomment>A part of a castle on the table: cards played here lie face up.</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>a part of a castle on the table: cards played here lie face down</comment>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>face up, takes effect now</source>
        <translation>offen, wirkt sofort</translation>
    </message>
    <message>
        <source>face down, keeps its effect</source>
        <translation>verdeckt, behält ihren Effekt</translation>
    </message>
</context>
<context>
    <name>ChoiceBoard</name>
    <message>
        <source>Point at a card to read what it can do.</source>
        <translation>Zeig auf eine Karte, um zu lesen, was sie kann.</translation>
    </message>
</context>
<context>
    <name>ChronicleWords</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>nur Menschen</translation>
    </message>
    <message>
        <source>bots of unlike strength</source>
        <translation>Bots verschiedener Stärke</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>variant of a game</comment>
        <translation>wie üblich</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>matches in a row</comment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not won</source>
        <comment>matches in a row</comment>
        <translation>
            <numerusform>%n nicht gewonnen</numerusform>
            <numerusform>%n nicht gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.: %2×</source>
        <extracomment>How often somebody came in at a place: %1 is the place, %2 how often, as in &quot;2nd: 5 times&quot;</extracomment>
        <translation>%1.: %2×</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Anteil gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>The latest 24 months in which something was played.</source>
        <translation>Die letzten 24 Monate, in denen gespielt wurde.</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Monat für Monat</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A month: %1 is its name, %2 the year
----------
A number, spoken: %1 is what it counts, %2 the number, as in &quot;played 3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Zurzeit in Folge</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Meiste Siege in Folge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Platzierungen</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>Best points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>A share above that of an equal part speaks for having the first turn.</source>
        <translation>Liegt ein Anteil über dem gleichen Anteil, ist der erste Zug wohl ein Vorteil.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Won by who began</source>
        <translation>Wer begann, gewann</translation>
    </message>
    <message>
        <source>Equal part</source>
        <translation>Gleicher Anteil</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>game</comment>
        <extracomment>A sort of match: %1 is a game, %2 its variant</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s)</source>
        <extracomment>A sort of match: %1 is a game, %n how many play</extracomment>
        <translation>
            <numerusform>%1, %n Platz</numerusform>
            <numerusform>%1, %n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Factions of %1</source>
        <extracomment>%1 is the name of a game</extracomment>
        <translation>Völker in %1</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>People of this computer</source>
        <translation>Menschen an diesem Computer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What is told of somebody or something: %1 is whom, %2 a list</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Moves and minutes are those of a match, of all seats, on average.</source>
        <translation>Spielzüge und Minuten gelten je Partie, für alle Plätze zusammen, im Mittel.</translation>
    </message>
    <message>
        <source>By game, variant and strength</source>
        <translation>Nach Spiel, Variante und Stärke</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Begin one in New Game, under “More”. A match that is shared is nobody&apos;s.</source>
        <translation>Beginne eine Serie unter „Neues Spiel“ bei „Mehr“. Eine geteilte Partie zählt für niemanden.</translation>
    </message>
    <message>
        <source>The series played last come first</source>
        <translation>Die zuletzt gespielten Serien zuerst</translation>
    </message>
    <message>
        <source>To win</source>
        <translation>Nötige Siege</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>Only of matches in which bots of unlike strength met.</source>
        <translation>Nur aus Partien, in denen Bots verschiedener Stärke aufeinandertrafen.</translation>
    </message>
    <message>
        <source>How strong they are</source>
        <translation>Wie stark sie sind</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bot</comment>
        <extracomment>%1 is the strength of a bot, %2 a game</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>won of %n match(es)</source>
        <translation>
            <numerusform>von %n Partie gewonnen</numerusform>
            <numerusform>von %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>won in a row</source>
        <translation>in Folge gewonnen</translation>
    </message>
    <message>
        <source>not won in a row</source>
        <translation>in Folge nicht gewonnen</translation>
    </message>
    <message>
        <source>The last twelve</source>
        <translation>Die letzten zwölf</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>Zum Erinnern</translation>
    </message>
    <message>
        <source>Against the house</source>
        <translation>Gegen das Haus</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message numerus="yes">
        <source>finest castle: %n point(s)</source>
        <translation>
            <numerusform>schönste Burg: %n Punkt</numerusform>
            <numerusform>schönste Burg: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fastest win: %n move(s)</source>
        <translation>
            <numerusform>schnellster Sieg: %n Spielzug</numerusform>
            <numerusform>schnellster Sieg: %n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>not won yet</source>
        <translation>noch nicht gewonnen</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>All fields of the arms are earned.</source>
        <translation>Alle Felder des Wappens sind verdient.</translation>
    </message>
    <message>
        <source>Each game that you win once earns you a field of your arms.</source>
        <translation>Jedes Spiel, das du einmal gewinnst, bringt dir ein Feld deines Wappens.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) earned. Another one is for a match you win of: %1.</source>
        <extracomment>%n of five fields of a coat of arms; %1 is the name of a game</extracomment>
        <translation>
            <numerusform>%n Feld verdient. Ein weiteres gibt es für einen Sieg in %1.</numerusform>
            <numerusform>%n Felder verdient. Ein weiteres gibt es für einen Sieg in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arms of %1: %2.</source>
        <extracomment>Arms, spoken. %1 is a name, %2 a shield (&quot;red shield with a tower&quot;)</extracomment>
        <translation>Das Wappen von %1: %2.</translation>
    </message>
    <message>
        <source>Fields earned: %1.</source>
        <extracomment>%1 is a list of games</extracomment>
        <translation>Verdiente Felder: %1.</translation>
    </message>
    <message>
        <source>Crest: the helm of the strongest bot beaten, %1.</source>
        <extracomment>The crest of somebody&apos;s arms. %1 is the strength of a bot</extracomment>
        <translation>Helmzier: der Helm des stärksten geschlagenen Bots, %1.</translation>
    </message>
    <message>
        <source>%1, not beaten yet: %2. %3</source>
        <extracomment>Whom to play against next. %1 is a game, %2 the strength of a bot, %3 a sentence on how it plays</extracomment>
        <translation>%1, noch nicht geschlagen: %2. %3</translation>
    </message>
    <message>
        <source>%1 h %2</source>
        <extracomment>A span of time: %1 hours and %2 minutes, as in &quot;9 h 40&quot;</extracomment>
        <translation>%1 Std. %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>Who else played: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 und noch jemand</numerusform>
            <numerusform>%1 und %n andere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClearTable</name>
    <message>
        <source>Looking through your matches…</source>
        <translation>Deine Partien werden durchgesehen …</translation>
    </message>
    <message>
        <source>The table is clear</source>
        <translation>Der Tisch ist leer</translation>
    </message>
    <message>
        <source>No match waits for you. Take a box from the shelf.</source>
        <extracomment>Of the records of matches: %1 of %2 have been read.</extracomment>
        <translation>Keine Partie wartet auf dich. Nimm eine Schachtel aus dem Regal.</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>%1 von %2 gelesen</translation>
    </message>
    <message>
        <source>Take a box from the shelf meanwhile.</source>
        <translation>Nimm derweil eine Schachtel aus dem Regal.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Begin a new game at once, as it was set up last.</source>
        <translation>Sofort ein neues Spiel beginnen, so wie zuletzt eingestellt.</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>Stands for the name of a game in the list of command line options</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The deal of the new game.</source>
        <translation>Die Verteilung des neuen Spiels.</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>Stands for a number in the list of command line options</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>The house rules of the new game: beginners or party (CASTLES), or printed for none.</source>
        <translation>Die Hausregeln des neuen Spiels: beginners oder party (CASTLES); printed für keine.</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>Stands for the name of some house rules in the list of command line options</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Go on with the unfinished match without asking.</source>
        <translation>Mit der unfertigen Partie weitermachen, ohne zu fragen.</translation>
    </message>
    <message>
        <source>Open the rule book of a game, without a match.</source>
        <translation>Das Regelbuch eines Spiels öffnen, ohne Partie.</translation>
    </message>
    <message>
        <source>Speak this language (such as de) this time.</source>
        <translation>Diesmal diese Sprache sprechen (etwa en).</translation>
    </message>
    <message>
        <source>language</source>
        <extracomment>Stands for the name of a language in the list of command line options</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Look for words in this folder first: that of somebody who translates, with assets/ and translations/ in it.</source>
        <translation>Wörter zuerst in diesem Ordner suchen: dem einer Übersetzung, mit assets/ und translations/ darin.</translation>
    </message>
    <message>
        <source>folder</source>
        <extracomment>Stands for the name of a folder in the list of command line options</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Castle games on one table, against bots or each other.</source>
        <translation>Burgenspiele an einem Tisch, gegen Bots oder gegeneinander.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A saved match, a position or a deck to open: in the window that is there, if there is one.</source>
        <translation>Eine gespeicherte Partie, eine Stellung oder ein Kartensatz zum Öffnen: im Fenster, das schon da ist, wenn es eines gibt.</translation>
    </message>
    <message>
        <source>[file]</source>
        <translation>[Datei]</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es lässt sich nur eine Datei auf einmal öffnen.</translation>
    </message>
    <message>
        <source>There is no game “%1”; there are: %2.</source>
        <translation>Ein Spiel „%1“ gibt es nicht; es gibt: %2.</translation>
    </message>
    <message>
        <source>A deal number needs a new game.</source>
        <translation>Eine Nummer der Verteilung geht nur mit einem neuen Spiel.</translation>
    </message>
    <message>
        <source>“%1” is not a deal number.</source>
        <translation>„%1“ ist keine Nummer einer Verteilung.</translation>
    </message>
    <message>
        <source>House rules need a new game.</source>
        <translation>Hausregeln gehen nur mit einem neuen Spiel.</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; there are: %3.</source>
        <translation>%1 hat keine Vorgabe „%2“; es gibt: %3.</translation>
    </message>
    <message>
        <source>A file, a new game, a rule book and the unfinished match cannot be opened together.</source>
        <translation>Eine Datei, ein neues Spiel, ein Regelbuch und die unfertige Partie lassen sich nicht zusammen öffnen.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>%1, it is your turn</source>
        <extracomment>On the curtain between two people at one screen; %1 is whose turn it is.</extracomment>
        <translation>%1, du bist am Zug</translation>
    </message>
    <message>
        <source>%1, you are asked to decide</source>
        <extracomment>On the curtain, to somebody who has to decide something in another one&apos;s turn.</extracomment>
        <translation>%1, du sollst entscheiden</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>I am %1: lift the curtain</source>
        <extracomment>%1 is a person&apos;s name.</extracomment>
        <translation>Ich bin %1: Vorhang auf</translation>
    </message>
    <message>
        <source>Nobody wants to act</source>
        <extracomment>On the curtain, when somebody may act out of turn: none of the people at this screen wants to</extracomment>
        <translation>Niemand will handeln</translation>
    </message>
    <message>
        <source>The curtain goes without anybody looking at their cards, and others at this screen are not asked either.</source>
        <translation>Der Vorhang geht auf, ohne dass jemand seine Karten ansieht, und andere an diesem Bildschirm werden auch nicht gefragt.</translation>
    </message>
</context>
<context>
    <name>DefenderRevealNote</name>
    <message>
        <source>The defender holds</source>
        <extracomment>What comes of an attack on a defender that has just been turned up.</extracomment>
        <translation>Der Verteidiger hält stand</translation>
    </message>
    <message>
        <source>Both are destroyed</source>
        <translation>Beide werden zerstört</translation>
    </message>
    <message>
        <source>The defender falls</source>
        <translation>Der Verteidiger fällt</translation>
    </message>
</context>
<context>
    <name>DoorCard</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) lie behind the door.</source>
        <extracomment>%n: how many house rules can be chosen</extracomment>
        <translation>
            <numerusform>Hinter der Tür liegt %n Frage.</numerusform>
            <numerusform>Hinter der Tür liegen %n Fragen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>Red, drawn through</source>
        <translation>Rot, durchgezogen</translation>
    </message>
    <message>
        <source>Blue, dashed</source>
        <translation>Blau, gestrichelt</translation>
    </message>
    <message>
        <source>Green, dotted</source>
        <translation>Grün, gepunktet</translation>
    </message>
    <message>
        <source>Gold, dash and dot</source>
        <translation>Gold, Strich und Punkt</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorhebung</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Stift</translation>
    </message>
</context>
<context>
    <name>EffectStrip</name>
    <message>
        <source>Effects waiting to happen, in order</source>
        <extracomment>Name of the strip of effects for a screen reader.</extracomment>
        <translation>Effekte, die noch kommen, der Reihe nach</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 is &quot;Anna&apos;s Watchtower&quot;: the effect being carried out.</extracomment>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Because: %1</source>
        <extracomment>%1 is a line of the log: what has set an effect off.</extracomment>
        <translation>Weil: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>An effect that waits: %1 is its number in the queue, %2 who will carry it out.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>EndBanner</name>
    <message>
        <source>What lay hidden is turned up</source>
        <translation>Was verborgen lag, ist aufgedeckt</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>The name of a key</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button at the end of a match: shows what each decision was worth</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Den Tisch sehen</translation>
    </message>
    <message>
        <source>The hall</source>
        <translation>Die Halle</translation>
    </message>
</context>
<context>
    <name>EndCurve</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>Above a curve: %1 is what it shows, &quot;Anna&apos;s chances of winning&quot;, %2 that it is not there yet</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>EndRoll</name>
    <message>
        <source>Out of the game: %1</source>
        <translation>Ausgeschieden: %1</translation>
    </message>
    <message>
        <source>open %1 + hidden %2</source>
        <extracomment>What a castle is worth at the end: %1 its open cards, %2 those that were face down.</extracomment>
        <translation>offen %1 + verdeckt %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rank %1: %2, %3</source>
        <extracomment>Spoken, at the end of a game: a rank, a player, what they have.</extracomment>
        <translation>Rang %1: %2, %3</translation>
    </message>
    <message>
        <source>Shows that moment again</source>
        <extracomment>Spoken, of a line that tells what decided a match</extracomment>
        <translation>Zeigt diesen Augenblick noch einmal</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <extracomment>Above cards that nobody had in the match</extracomment>
        <translation>Aus dem Spiel</translation>
    </message>
</context>
<context>
    <name>FactionChooser</name>
    <message>
        <source>Picked in the game</source>
        <extracomment>Of a faction: it is not settled before the game</extracomment>
        <translation>Im Spiel gewählt</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Durch Zufall</translation>
    </message>
    <message>
        <source>Takes a faction by chance, but not the enemy&apos;s</source>
        <translation>Nimmt durch Zufall ein Volk, aber nicht das des Feindes</translation>
    </message>
    <message>
        <source>About them…</source>
        <extracomment>A button: opens all that there is to know of the factions</extracomment>
        <translation>Über die Völker …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A faction of Castle Wars and what it can do</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The faction is settled before the cards are dealt.</source>
        <translation>Das Volk steht fest, bevor die Karten ausgeteilt werden.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Whose turn</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Wer austeilt</translation>
    </message>
    <message>
        <source>Turns finished</source>
        <translation>Beendete Züge</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Who began</source>
        <translation>Wer begann</translation>
    </message>
    <message>
        <source>Strengthened</source>
        <translation>Verstärkt</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Ausgespielte Karten</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Dient</translation>
    </message>
    <message>
        <source>Defenses played</source>
        <translation>Ausgespielte Verteidigungen</translation>
    </message>
    <message>
        <source>possible</source>
        <extracomment>Of attacks: they are possible, or not yet</extracomment>
        <translation>möglich</translation>
    </message>
    <message>
        <source>not yet possible</source>
        <translation>noch nicht möglich</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>build, attack or pass</source>
        <translation>bauen, angreifen oder passen</translation>
    </message>
    <message>
        <source>build on</source>
        <translation>weiterbauen</translation>
    </message>
    <message>
        <source>discard down to four</source>
        <translation>abwerfen, bis es vier sind</translation>
    </message>
    <message>
        <source>draw the first tile</source>
        <translation>das erste Plättchen ziehen</translation>
    </message>
    <message>
        <source>draw the second tile</source>
        <translation>das zweite Plättchen ziehen</translation>
    </message>
    <message>
        <source>turn a tile of the siege over</source>
        <translation>ein Plättchen der Belagerung aufdecken</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>eine Karte ausspielen</translation>
    </message>
    <message>
        <source>play cards</source>
        <translation>Karten ausspielen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>anwerben</translation>
    </message>
    <message>
        <source>discard from the table</source>
        <translation>vom Tisch abwerfen</translation>
    </message>
    <message>
        <source>discard from the hand</source>
        <translation>aus der Hand abwerfen</translation>
    </message>
    <message>
        <source>effect of %1</source>
        <extracomment>What is to be done: the effect of a card is to be carried out</extracomment>
        <translation>Effekt: %1</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>In the middle</source>
        <extracomment>Spoken, above the piles that belong to nobody: draw piles, discard pile</extracomment>
        <translation>In der Mitte</translation>
    </message>
</context>
<context>
    <name>FileLock</name>
    <message>
        <source>It is open in another program, which does not say where it runs nor since when.</source>
        <translation>Sie ist in einem anderen Programm offen, das nicht sagt, wo es läuft und seit wann.</translation>
    </message>
    <message>
        <source>It has been open in another window of Drawbridge since %1.</source>
        <extracomment>%1 is a time, or a day and a time</extracomment>
        <translation>Sie ist seit %1 in einem anderen Fenster von Drawbridge offen.</translation>
    </message>
    <message>
        <source>It has been open on the computer “%1” since %2.</source>
        <extracomment>%1 is the name of a computer, %2 a time, or a day and a time</extracomment>
        <translation>Sie ist seit %2 auf dem Computer „%1“ offen.</translation>
    </message>
    <message>
        <source>It has been open on the computer “%1” since %2, with the account “%3”.</source>
        <extracomment>%1 is the name of a computer, %2 a time, or a day and a time, %3 the name of an account</extracomment>
        <translation>Sie ist seit %2 auf dem Computer „%1“ offen, mit dem Konto „%3“.</translation>
    </message>
</context>
<context>
    <name>FirstVisit</name>
    <message>
        <source>Welcome to the hall</source>
        <translation>Willkommen in der Halle</translation>
    </message>
    <message>
        <source>Games of castles, one table. Your first castle takes five minutes, and somebody shows you how.</source>
        <translation>Spiele um Burgen, ein Tisch. Deine erste Burg dauert fünf Minuten, und jemand zeigt dir, wie es geht.</translation>
    </message>
    <message>
        <source>Your name and your shield</source>
        <translation>Dein Name und dein Wappen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig mir, wie es geht</translation>
    </message>
    <message>
        <source>I know it: play</source>
        <translation>Ich kenne es: spielen</translation>
    </message>
    <message>
        <source>or take any box from the shelf</source>
        <translation>oder nimm irgendeine Schachtel aus dem Regal</translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Free seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>A bot takes it.</source>
        <extracomment>Spoken, of a free seat at the table</extracomment>
        <translation>Ein Bot nimmt ihn ein.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>%1 Players: %2. A match takes %3.</source>
        <extracomment>Spoken of a game&apos;s box. %1: its one line; %2: how many can play, as &quot;2–4&quot;; %3: how long it takes, as &quot;15 min&quot;.</extracomment>
        <translation>%1 Spieler: %2. Eine Partie dauert %3.</translation>
    </message>
    <message>
        <source>A match is kept.</source>
        <translation>Eine Partie ist aufbewahrt.</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Fang hier an</translation>
    </message>
</context>
<context>
    <name>HallBeam</name>
    <message>
        <source>Change name or shield, or let somebody else play</source>
        <translation>Name oder Wappen ändern oder jemand anderen spielen lassen</translation>
    </message>
    <message>
        <source>Your arms</source>
        <translation>Dein Wappen</translation>
    </message>
</context>
<context>
    <name>HallRunner</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>Of the lessons: %1 of %2 are done.</extracomment>
        <translation>%1 von %2 geschafft</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>look and compare</source>
        <translation>ansehen und vergleichen</translation>
    </message>
    <message>
        <source>Print and cut</source>
        <translation>Drucken und schneiden</translation>
    </message>
    <message>
        <source>cards and tiles</source>
        <translation>Karten und Plättchen</translation>
    </message>
    <message>
        <source>Teacher&apos;s table</source>
        <translation>Lehrtisch</translation>
    </message>
    <message>
        <source>set up, draw, show</source>
        <translation>aufbauen, zeichnen, zeigen</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>%1 won of %2</source>
        <extracomment>Of the matches that somebody has played: %1 won of %2.</extracomment>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>how you fare</source>
        <translation>wie es dir ergeht</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>HallScene</name>
    <message>
        <source>The hall</source>
        <translation>Die Halle</translation>
    </message>
    <message>
        <source>Kept matches</source>
        <translation>Aufbewahrte Partien</translation>
    </message>
    <message numerus="yes">
        <source>In the chest: %n more match(es)</source>
        <translation>
            <numerusform>In der Truhe: noch %n Partie</numerusform>
            <numerusform>In der Truhe: noch %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallShelf</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>go from piece to piece and pile to pile</source>
        <translation>von Stück zu Stück und von Stapel zu Stapel gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabetaste oder Leertaste</translation>
    </message>
    <message>
        <source>pick a piece up; put it down on the target</source>
        <translation>ein Stück aufnehmen; auf dem Ziel ablegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back where it was; with nothing picked up, leave the lessons or a match that is watched again</source>
        <translation>es dorthin zurücklegen, wo es war; ohne aufgenommenes Stück die Lektionen oder eine Partie verlassen, die noch einmal angesehen wird</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the next part of the table</source>
        <translation>zum nächsten Teil des Tisches gehen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>go to the next piece that can be chosen, or place where what is picked can go</source>
        <translation>zum nächsten Stück gehen, das gewählt werden kann, oder zum nächsten Platz, an den das Aufgenommene kann</translation>
    </message>
    <message>
        <source>The letter or number on a button</source>
        <translation>Der Buchstabe oder die Zahl auf einem Knopf</translation>
    </message>
    <message>
        <source>press it</source>
        <translation>den Knopf drücken</translation>
    </message>
    <message>
        <source>1, 2, …</source>
        <translation>1, 2, …</translation>
    </message>
    <message>
        <source>press the tags that hang beside a piece</source>
        <translation>die Schildchen drücken, die neben einem Stück hängen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>skip what is being shown, and do not wait for the next bot</source>
        <translation>überspringen, was gezeigt wird, und nicht auf den nächsten Bot warten</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Home, End</source>
        <translation>Bild auf, Bild ab, Pos1, Ende</translation>
    </message>
    <message>
        <source>leaf through what the others have done, while it lies open</source>
        <translation>in dem blättern, was die anderen getan haben, solange es offen liegt</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>go to the first or last piece of a hand, a castle, the piles</source>
        <translation>zum ersten oder letzten Stück einer Hand, einer Burg oder der Stapel gehen</translation>
    </message>
    <message>
        <source>Other letters</source>
        <translation>Andere Buchstaben</translation>
    </message>
    <message>
        <source>go to what is called so: type the beginning of a name</source>
        <translation>zu dem gehen, was so heißt: den Anfang eines Namens tippen</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>see a card large</source>
        <translation>eine Karte groß ansehen</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>look through a pile</source>
        <translation>einen Stapel durchsehen</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>leave the table for what has happened, the log or the rules, and come back</source>
        <translation>vom Tisch zu dem wechseln, was geschehen ist, zum Verlauf oder zu den Regeln, und zurück</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>pressed by itself, open the menus, also where their bar is hidden</source>
        <translation>allein gedrückt die Menüs öffnen, auch wo ihre Leiste verborgen ist</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>on the coins of what has happened: point at one deed after the other</source>
        <translation>auf den Münzen, die zeigen, was geschehen ist: auf eine nach der anderen zeigen</translation>
    </message>
    <message>
        <source>About Drawbridge</source>
        <translation>Über Drawbridge</translation>
    </message>
    <message>
        <source>Castle games on one table, against bots or each other at one screen.</source>
        <translation>Burgenspiele an einem Tisch, gegen Bots oder gegeneinander an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: you may use, study, share and change it. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später: Du darfst sie nutzen, untersuchen, weitergeben und ändern. Sie kommt ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>&lt;b&gt;Drawbridge&lt;/b&gt; is under the GNU General Public License, version 3 or later.</source>
        <translation>&lt;b&gt;Drawbridge&lt;/b&gt; steht unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cards, tiles, sounds and the program&apos;s icon&lt;/b&gt; are under Creative Commons Attribution-ShareAlike 4.0 (&lt;a href=&quot;https://creativecommons.org/licenses/by-sa/4.0/&quot;&gt;CC BY-SA 4.0&lt;/a&gt;).</source>
        <translation>&lt;b&gt;Karten, Plättchen, Klänge und das Symbol des Programms&lt;/b&gt; stehen unter Creative Commons Namensnennung – Weitergabe unter gleichen Bedingungen 4.0 (&lt;a href=&quot;https://creativecommons.org/licenses/by-sa/4.0/&quot;&gt;CC BY-SA 4.0&lt;/a&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fonts&lt;/b&gt;: Vollkorn is under the SIL Open Font License 1.1, Open Sans under the Apache License 2.0.</source>
        <translation>&lt;b&gt;Schriften&lt;/b&gt;: Vollkorn steht unter der SIL Open Font License 1.1, Open Sans unter der Apache-Lizenz 2.0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Icons&lt;/b&gt; of menus and buttons are Breeze icons of the KDE community, under the GNU Lesser General Public License, version 3 or later.</source>
        <translation>&lt;b&gt;Symbole&lt;/b&gt; in Menüs und auf Knöpfen sind Breeze-Symbole der KDE-Gemeinschaft unter der GNU Lesser General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Qt&lt;/b&gt; is used under the GNU Lesser General Public License, version 3. Where Qt and other libraries came with Drawbridge, a folder “licences” beside it names all of them.</source>
        <translation>&lt;b&gt;Qt&lt;/b&gt; wird unter der GNU Lesser General Public License, Version 3, genutzt. Wurden Qt und andere Bibliotheken mit Drawbridge geliefert, sind sie alle in einem Ordner „licences“ daneben genannt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;JSON for Modern C++&lt;/b&gt;, by Niels Lohmann, is under the MIT License.</source>
        <translation>&lt;b&gt;JSON for Modern C++&lt;/b&gt; von Niels Lohmann steht unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;qpdf&lt;/b&gt;, by Jay Berkenbilt, which gives PDF files their outline and the boxes that print shops want, is under the Apache License 2.0.</source>
        <translation>&lt;b&gt;qpdf&lt;/b&gt; von Jay Berkenbilt gibt PDF-Dateien ihre Gliederung und die Rahmen, die Druckereien brauchen, und steht unter der Apache-Lizenz 2.0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;What phones need&lt;/b&gt;: libsodium is under the ISC License, libqrencode under the GNU Lesser General Public License, version 2.1 or later, Boost under the Boost Software License 1.0; TweetNaCl is in the public domain.</source>
        <translation>&lt;b&gt;Was Handys brauchen&lt;/b&gt;: libsodium steht unter der ISC-Lizenz, libqrencode unter der GNU Lesser General Public License, Version 2.1 oder später, Boost unter der Boost Software License 1.0; TweetNaCl ist gemeinfrei.</translation>
    </message>
</context>
<context>
    <name>HowColumn</name>
    <message>
        <source>And how</source>
        <extracomment>Above the rules that are played by</extracomment>
        <translation>Und wie</translation>
    </message>
</context>
<context>
    <name>KeptMatch</name>
    <message>
        <source>Rematch: %1</source>
        <extracomment>Spoken of a kept match, and what pressing it does. %1 is its title.</extracomment>
        <translation>Revanche: %1</translation>
    </message>
    <message>
        <source>Next match: %1</source>
        <translation>Nächste Partie: %1</translation>
    </message>
    <message>
        <source>Play on: %1</source>
        <translation>Weiterspielen: %1</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>KeyedButton</name>
    <message>
        <source>Key: %1</source>
        <extracomment>Spoken, of a button: the key that presses it.</extracomment>
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>“picked”: one piece at most.</source>
        <translation>„picked“: höchstens ein Stück.</translation>
    </message>
    <message>
        <source>“%1”: name the pieces by castle and place, as in “2.3”.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Nenn die Stücke mit Burg und Platz, wie in „2.3“.</translation>
    </message>
    <message>
        <source>There is no effect “%1”: one is written as its card and its owner&apos;s seat, or the piece: “Trebuchet 2”, “Watchtower 1.3”, “Trebuchet 2 discard”.</source>
        <extracomment>%1 is what is no effect</extracomment>
        <translation>Einen Effekt „%1“ gibt es nicht; einen Effekt schreibt man mit seiner Karte und dem Platz, dem sie gehört, oder mit dem Stück: „Trebuchet 2“, „Watchtower 1.3“, „Trebuchet 2 discard“.</translation>
    </message>
    <message>
        <source>The phase does not carry out the effect of this card.</source>
        <translation>Diese Phase führt den Effekt dieser Karte nicht aus.</translation>
    </message>
    <message>
        <source>“acting” says whose card it is: %1.</source>
        <extracomment>%1 is a kind of card</extracomment>
        <translation>„acting“ sagt, wem die Karte gehört: %1.</translation>
    </message>
    <message>
        <source>This step is the effect of a card that nobody has played: %1. Choose another step.</source>
        <extracomment>%1 is a kind of card</extracomment>
        <translation>Dieser Schritt ist der Effekt einer Karte, die niemand ausgespielt hat: %1. Wähl einen anderen Schritt.</translation>
    </message>
    <message>
        <source>So many effects are never pending.</source>
        <translation>So viele Effekte warten nie.</translation>
    </message>
    <message>
        <source>“partner” names the seat to swap with, which holds a card.</source>
        <translation>„partner“ nennt den Platz, mit dem getauscht wird; er hat eine Karte auf der Hand.</translation>
    </message>
    <message>
        <source>A player who is out has no cards: they lie in “out”.</source>
        <translation>Wer ausgeschieden ist, hat keine Karten: Sie liegen in „out“.</translation>
    </message>
    <message>
        <source>A player who is out of the game has no cards.</source>
        <translation>Wer ausgeschieden ist, hat keine Karten.</translation>
    </message>
    <message>
        <source>The “offer” holds a card in the phase “marketplace-back”, and then only.</source>
        <translation>In „offer“ liegt nur in der Phase „marketplace-back“ eine Karte und dort immer.</translation>
    </message>
    <message>
        <source>A card is offered only while two are being exchanged.</source>
        <translation>Angeboten wird eine Karte nur, während zwei getauscht werden.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Der Nachziehstapel ist leer.</translation>
    </message>
    <message>
        <source>This seat has its cards.</source>
        <translation>Dieser Platz hat seine Karten schon.</translation>
    </message>
    <message>
        <source>“picked” names the piece that is being looked at; it is down.</source>
        <translation>„picked“ nennt das Stück, das angesehen wird; es liegt verdeckt.</translation>
    </message>
    <message>
        <source>“picked” names the first piece.</source>
        <translation>„picked“ nennt das erste Stück.</translation>
    </message>
    <message>
        <source>The cards on top of the deck have been seen: name them.</source>
        <translation>Die obersten Karten des Nachziehstapels sind gesehen worden: Nenn sie.</translation>
    </message>
    <message>
        <source>There is nothing to order.</source>
        <translation>Es gibt nichts zu ordnen.</translation>
    </message>
    <message>
        <source>Who has seen a card of the deck has seen those above it.</source>
        <translation>Wer eine Karte im Nachziehstapel gesehen hat, hat auch die darüber gesehen.</translation>
    </message>
    <message>
        <source>%1 in a castle lies up or down: write ↑ or ↓ behind it (or :up and :down).</source>
        <extracomment>%1 is a card in notation</extracomment>
        <translation>%1 liegt in einer Burg offen oder verdeckt: Schreib ↑ oder ↓ dahinter (oder :up und :down).</translation>
    </message>
    <message>
        <source>“%1”: there is no seat %2; so many play: %3. The number of “seats” is said beside the position.</source>
        <extracomment>%1 is a word of the file, %2 the number of a seat, %3 how many play</extracomment>
        <translation>„%1“: Einen Platz %2 gibt es nicht; es spielen %3. Wie viele „seats“ es sind, steht neben der Stellung.</translation>
    </message>
    <message>
        <source>“masters”: who has a castle is alive, and serves a seat or is its own master: %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>„masters“: Wer eine Burg hat, ist im Spiel und dient einem Platz oder ist sein eigener Herr: %1.</translation>
    </message>
    <message>
        <source>%1 has a castle: choose whom this player serves, if anybody.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat eine Burg: Wähl, wem dieser Platz dient, falls überhaupt jemandem.</translation>
    </message>
    <message>
        <source>“masters”: who has no castle is out of the game, and has no master: %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>„masters“: Wer keine Burg hat, ist ausgeschieden und hat keinen Herrn: %1.</translation>
    </message>
    <message>
        <source>%1 has no castle and so is out of the game, and can serve nobody.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat keine Burg, ist also ausgeschieden und kann niemandem dienen.</translation>
    </message>
    <message>
        <source>“last discarded”: a card of the discard pile.</source>
        <translation>„last discarded“: eine Karte des Ablagestapels.</translation>
    </message>
    <message>
        <source>Who has no castle is dead and has no hand: %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Wer keine Burg hat, ist ausgeschieden und hat keine Hand: %1.</translation>
    </message>
    <message>
        <source>%1 has no castle and so is out of the game, and can have no cards in the hand.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat keine Burg, ist also ausgeschieden und kann keine Karten auf der Hand haben.</translation>
    </message>
    <message>
        <source>“masters”: %1 serves %2, which is itself a puppet; a master is alive and no puppet.</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>„masters“: %1 dient %2, einer Marionette; ein Herr ist im Spiel und selbst keine Marionette.</translation>
    </message>
    <message>
        <source>%1 serves %2, who serves somebody else. Only a player who serves nobody can be served.</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>%1 dient %2, einer Marionette. Herr kann nur sein, wer selbst niemandem dient.</translation>
    </message>
    <message>
        <source>“masters”: %1 serves %2, which is out of the game; a master is alive and no puppet.</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>„masters“: %1 dient %2 und damit jemandem, der ausgeschieden ist; ein Herr ist im Spiel und selbst keine Marionette.</translation>
    </message>
    <message>
        <source>%1 serves %2, who is out of the game.</source>
        <extracomment>%1 and %2 are players</extracomment>
        <translation>%1 dient %2 und damit jemandem, der ausgeschieden ist.</translation>
    </message>
    <message>
        <source>With one realm left the game would be over: two seats at least are their own masters.</source>
        <translation>Mit nur einer Partei wäre das Spiel aus: Mindestens zwei Plätze müssen ihr eigener Herr sein.</translation>
    </message>
    <message>
        <source>The game would be over: at least two players must have a castle and serve nobody.</source>
        <translation>Das Spiel wäre aus: Mindestens zwei müssen eine Burg haben und niemandem dienen.</translation>
    </message>
    <message>
        <source>“drawer”: whose hand is being dealt?</source>
        <translation>„drawer“: Wessen Hand wird gerade ausgeteilt?</translation>
    </message>
    <message>
        <source>“starter”: who began?</source>
        <translation>„starter“: Wer hat begonnen?</translation>
    </message>
    <message>
        <source>Choose who began.</source>
        <translation>Wähl, wer begonnen hat.</translation>
    </message>
    <message>
        <source>“round”: they are counted from 1.</source>
        <translation>„round“: Gezählt wird ab 1.</translation>
    </message>
    <message>
        <source>Rounds are counted from 1.</source>
        <translation>Runden werden ab 1 gezählt.</translation>
    </message>
    <message>
        <source>“floor”: that of the host or of one of the “guests”.</source>
        <translation>„floor“: Dran ist der Gastgeber oder einer der „guests“.</translation>
    </message>
    <message>
        <source>“floor”: which guest has it?</source>
        <translation>„floor“: Welcher Gast ist dran?</translation>
    </message>
    <message>
        <source>“floor”: in this phase the host has it.</source>
        <translation>„floor“: In dieser Phase ist der Gastgeber dran.</translation>
    </message>
    <message>
        <source>“in play”: which card has been chosen?</source>
        <translation>„in play“: Welche Karte ist gewählt?</translation>
    </message>
    <message>
        <source>“in play”: in this phase it is another card.</source>
        <translation>„in play“: In dieser Phase ist es eine andere Karte.</translation>
    </message>
    <message>
        <source>“guests”: other living seats, each once.</source>
        <translation>„guests“: andere Plätze, die noch im Spiel sind, jeder einmal.</translation>
    </message>
    <message>
        <source>“welcome”: only “guests”.</source>
        <translation>„welcome“: nur „guests“.</translation>
    </message>
    <message>
        <source>“taker” and “spoils”: who takes, and of which dead hands.</source>
        <translation>„taker“ und „spoils“: wer nimmt und aus wessen Händen; diese Plätze sind ausgeschieden.</translation>
    </message>
    <message>
        <source>“actor”: who is invited has no part in this turn yet.</source>
        <translation>„actor“: Wer eingeladen ist, macht in diesem Zug noch nicht mit.</translation>
    </message>
    <message>
        <source>“chosen”: the number of a castle with three DEFENSES.</source>
        <translation>„chosen“: die Nummer einer Burg mit drei Verteidigungen.</translation>
    </message>
    <message>
        <source>“actor”: who is asked?</source>
        <translation>„actor“: Wer wird gefragt?</translation>
    </message>
    <message>
        <source>“drawer”: who draws?</source>
        <translation>„drawer“: Wer zieht?</translation>
    </message>
    <message>
        <source>In a revival, and only then, a PUPPET is “in play”.</source>
        <translation>Wenn jemand zurückgeholt wird, und nur dann, ist eine Marionette „in play“.</translation>
    </message>
    <message>
        <source>A revived seat gets its castle after its cards.</source>
        <translation>Ein zurückgeholter Platz bekommt seine Burg erst nach seinen Karten.</translation>
    </message>
    <message>
        <source>A “target” goes with the phases of an assault.</source>
        <translation>Ein „target“ gehört zu den Phasen eines Angriffs.</translation>
    </message>
    <message>
        <source>“target” and “leader”: who is attacked, and by whom?</source>
        <translation>„target“ und „leader“: Wer wird angegriffen und von wem?</translation>
    </message>
    <message>
        <source>Nobody attacks their own realm.</source>
        <translation>Niemand greift die eigene Partei an.</translation>
    </message>
    <message>
        <source>“assault”: an assault has at least one ATTACK card.</source>
        <translation>„assault“: Zu einem Angriff gehört mindestens eine Angriffskarte.</translation>
    </message>
    <message>
        <source>“leader”: a dead seat leads nothing.</source>
        <translation>„leader“: Wer ausgeschieden ist, führt nichts an.</translation>
    </message>
    <message>
        <source>“polled”: the dead are not asked.</source>
        <translation>„polled“: Wer ausgeschieden ist, wird nicht gefragt.</translation>
    </message>
    <message>
        <source>“actor”: only an ally is asked for a card.</source>
        <translation>„actor“: Nur wer verbündet ist, wird um eine Karte gebeten.</translation>
    </message>
    <message>
        <source>More was removed than the laid cards pay for.</source>
        <translation>Es ist mehr entfernt, als sich mit den gelegten Karten bezahlen lässt.</translation>
    </message>
    <message>
        <source>“%1”: there is no castle “%2”: one is written as in “castle: 9 5 4”, “moat” or “M:9,8”.</source>
        <extracomment>%1 is a word of the file, %2 what is no castle</extracomment>
        <translation>„%1“: Eine Burg „%2“ gibt es nicht; eine Burg schreibt man wie in „castle: 9 5 4“, „moat“ oder „M:9,8“.</translation>
    </message>
    <message>
        <source>“%1”: a castle has three DEFENSES at most.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Eine Burg hat höchstens drei Verteidigungen.</translation>
    </message>
    <message>
        <source>A castle has three DEFENSES at most.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>Eine Burg hat höchstens drei Verteidigungen.</translation>
    </message>
    <message>
        <source>“laid”: there is no “%1” in it: written as in “knights-attack by 1 on 2”.</source>
        <extracomment>%1 is a part of the file</extracomment>
        <translation>„laid“: Ein „%1“ gibt es darin nicht; geschrieben wird es wie in „knights-attack by 1 on 2“.</translation>
    </message>
    <message>
        <source>“removed”: there is no “%1” in it: written as in “9 of 2.1” or “moat of 3 from 2”.</source>
        <extracomment>%1 is a part of the file</extracomment>
        <translation>„removed“: Ein „%1“ gibt es darin nicht; geschrieben wird es wie in „9 of 2.1“ oder „moat of 3 from 2“.</translation>
    </message>
    <message>
        <source>%1: it is left out of this game, by its options or because only two play.</source>
        <extracomment>%1 is a kind of card</extracomment>
        <translation>%1: in diesem Spiel nicht dabei, wegen seiner Optionen oder weil nur zwei spielen.</translation>
    </message>
    <message>
        <source>There are more of these on the table than in the game: %1.</source>
        <extracomment>%1 is a kind of card
----------
%1 is a kind of card or tile, %2 how many of it are in the game
----------
%1 is a kind of card, %2 a pile</extracomment>
        <translation>Davon liegen mehr auf dem Tisch, als es im Spiel gibt: %1.</translation>
    </message>
    <message>
        <source>%1: there is none in this game, by its “count.” or another option.</source>
        <extracomment>%1 is a kind of card</extracomment>
        <translation>%1: in diesem Spiel nicht dabei, wegen „count.“ oder einer anderen Option.</translation>
    </message>
    <message>
        <source>Two castles have this number: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Zwei Burgen haben diese Nummer: %1.</translation>
    </message>
    <message>
        <source>There are not that many castles.</source>
        <translation>So viele Burgen gibt es nicht.</translation>
    </message>
    <message>
        <source>“removed”: “from” says in front of whom it stood.</source>
        <translation>„removed“: „from“ sagt, vor wem es lag.</translation>
    </message>
    <message>
        <source>“removed”: castle %1 stands.</source>
        <extracomment>%1 is the number of a castle</extracomment>
        <translation>„removed“: Burg %1 steht noch.</translation>
    </message>
    <message>
        <source>“fallen”: “removed” says which place each card had, as in [&quot;9 of 2.1&quot;].</source>
        <translation>„fallen“: „removed“ sagt, welchen Platz jede Karte hatte, wie in [&quot;9 of 2.1&quot;].</translation>
    </message>
    <message>
        <source>“removed”: there is no castle %1; what has none to go back to is “of none”.</source>
        <extracomment>%1 is the number of a castle</extracomment>
        <translation>„removed“: Eine Burg %1 gibt es nicht; was zu keiner zurückkann, ist „of none“.</translation>
    </message>
    <message>
        <source>“assault”: only ATTACK cards with their names lie there.</source>
        <translation>„assault“: Dort liegen nur Angriffskarten, beim Namen genannt.</translation>
    </message>
    <message>
        <source>“...” belongs in the deck or the discard pile.</source>
        <translation>„...“ gehört in den Nachziehstapel oder in den Ablagestapel.</translation>
    </message>
    <message>
        <source>“rest”: the other cards may lie in the deck, the discard pile or out.</source>
        <translation>„rest“: Die übrigen Karten dürfen im Nachziehstapel, im Ablagestapel oder aus dem Spiel sein.</translation>
    </message>
    <message>
        <source>The phase “%1” is of Siege Solitaire.</source>
        <extracomment>%1 is the name of a phase in files</extracomment>
        <translation>Die Phase „%1“ gehört zum Belagerungs-Solitär.</translation>
    </message>
    <message>
        <source>Siege Solitaire has no phase “%1”.</source>
        <extracomment>%1 is the name of a phase in files</extracomment>
        <translation>Im Belagerungs-Solitär gibt es keine Phase „%1“.</translation>
    </message>
    <message>
        <source>“passes”: say how often each seat has passed running, as {&quot;1&quot;: 5, &quot;2&quot;: 6}.</source>
        <translation>„passes“: Sag, wie oft jeder Platz in Folge gepasst hat, wie in {&quot;1&quot;: 5, &quot;2&quot;: 6}.</translation>
    </message>
    <message>
        <source>“interchanged”: name the squares where the tiles lie, as “a.nw”.</source>
        <translation>„interchanged“: Nenn die Felder, auf denen die Plättchen liegen, wie in „a.nw“.</translation>
    </message>
    <message>
        <source>Everybody sees the tiles of a castle: name them.</source>
        <translation>Alle sehen die Plättchen einer Burg: Nenn sie.</translation>
    </message>
    <message>
        <source>The tiles of a castle lie face up: which one is this?</source>
        <translation>Die Plättchen einer Burg liegen offen: Welches ist das?</translation>
    </message>
    <message>
        <source>%1 cannot stand on %2: towers stand on corners, walls on sides, keeps on c.</source>
        <extracomment>%1 is a tile (&quot;red curvy tower&quot;), %2 a square (&quot;north-west corner&quot;)</extracomment>
        <translation>Das kann dort nicht stehen: %1, %2. Türme stehen auf Ecken, Mauern an Seiten, Bergfriede auf c.</translation>
    </message>
    <message>
        <source>This cannot lie there: %1, %2. Towers belong at the corners, walls at the sides, keeps in the centre.</source>
        <extracomment>%1 is a tile (&quot;red curvy tower&quot;), %2 a square (&quot;north-west corner&quot;)</extracomment>
        <translation>Das kann dort nicht liegen: %1, %2. Türme gehören auf die Ecken, Mauern an die Seiten, Bergfriede in die Mitte.</translation>
    </message>
    <message>
        <source>In this phase there are tiles in A.</source>
        <translation>In dieser Phase liegen Plättchen in A.</translation>
    </message>
    <message>
        <source>There are no tiles left to draw.</source>
        <translation>Es gibt keine Plättchen mehr zu ziehen.</translation>
    </message>
    <message>
        <source>“dealer”: who deals?</source>
        <translation>„dealer“: Wer teilt aus?</translation>
    </message>
    <message>
        <source>Choose who deals.</source>
        <translation>Wähl, wer austeilt.</translation>
    </message>
    <message>
        <source>All tiles have been dealt: the phase is no longer “deal”.</source>
        <translation>Alle Plättchen sind ausgeteilt: Die Phase ist nicht mehr „deal“.</translation>
    </message>
    <message>
        <source>The starting tile lies in the tray, and the castle is empty.</source>
        <translation>Das Startplättchen liegt auf dem Belagerungsbrett, und die Burg ist leer.</translation>
    </message>
    <message>
        <source>The pile named by “drawing” is empty.</source>
        <translation>Der Stapel, den „drawing“ nennt, ist leer.</translation>
    </message>
    <message>
        <source>“resume” says which draw it is: “draw-first” or “draw-second”.</source>
        <translation>„resume“ sagt, welches Ziehen es ist: „draw-first“ oder „draw-second“.</translation>
    </message>
    <message>
        <source>Two tiles are turned over already.</source>
        <translation>Zwei Plättchen sind schon aufgedeckt.</translation>
    </message>
    <message>
        <source>A reshuffle needs tiles in the discard pile, and none in A and B.</source>
        <translation>Zum Mischen braucht es Plättchen im Ablagestapel und keine in A und B.</translation>
    </message>
    <message>
        <source>“resume” says what comes next: “draw-first”, “draw-second” or “action”.</source>
        <translation>„resume“ sagt, was danach kommt: „draw-first“, „draw-second“ oder „action“.</translation>
    </message>
    <message>
        <source>No turned tile lies in the tray.</source>
        <translation>Auf dem Belagerungsbrett liegt kein aufgedecktes Plättchen.</translation>
    </message>
    <message>
        <source>“carried out”: 1 leaves only the second tile in the tray, in the phase “siege-hit”.</source>
        <translation>„carried out“: 1 lässt nur das zweite Plättchen auf dem Belagerungsbrett, in der Phase „siege-hit“.</translation>
    </message>
    <message>
        <source>Attacks cannot be closed: nobody&apos;s castle has fewer than two tiles.</source>
        <translation>Angriffe müssen frei sein: Keine Burg hat weniger als zwei Plättchen.</translation>
    </message>
    <message>
        <source>Attacks must be possible, since nobody&apos;s castle has fewer than two tiles.</source>
        <translation>Angriffe müssen möglich sein, denn keine Burg hat weniger als zwei Plättchen.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>A list of things in which there is nothing</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>%1 is the number of one of those who play</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1 is a word that may have been meant</extracomment>
        <translation>War „%1“ gemeint?</translation>
    </message>
    <message>
        <source>Possible here: %1.</source>
        <extracomment>%1 lists words that may stand there</extracomment>
        <translation>Möglich ist hier: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a part of a file, %2 what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”: a seat is a number from 1 to %2.</source>
        <extracomment>%1 is a word of the file, %2 how many play</extracomment>
        <translation>„%1“: Ein Platz ist eine Zahl von 1 bis %2.</translation>
    </message>
    <message>
        <source>“%1”: a number from %2 to %3 is wanted.</source>
        <extracomment>%1 is a word of the file, %2 and %3 are the least and the most</extracomment>
        <translation>„%1“: Nötig ist eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1”: a number is wanted.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Nötig ist eine Zahl.</translation>
    </message>
    <message>
        <source>“%1” cannot be “%2”.</source>
        <extracomment>%1 is a word of the file, %2 what stands there instead of one that is known</extracomment>
        <translation>„%1“ kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>A position of this game has no “%1”.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>Eine Stellung dieses Spiels hat kein „%1“.</translation>
    </message>
    <message>
        <source>“%1” is unknown here.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ ist hier unbekannt.</translation>
    </message>
    <message>
        <source>“%1”: write a value for each seat it is about, as in {&quot;2&quot;: 1}, or a list of one for every seat.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Schreib einen Wert für jeden Platz, um den es geht, wie in {&quot;2&quot;: 1}, oder eine Liste mit einem für jeden Platz.</translation>
    </message>
    <message>
        <source>“%1”: write a list, in [ ].</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Schreib eine Liste, in [ ].</translation>
    </message>
    <message>
        <source>“%1” is written in braces: {…}</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ steht in geschweiften Klammern: {…}</translation>
    </message>
    <message>
        <source>“%1”: a text in quotes is wanted.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Nötig ist ein Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>“turn”: whose turn is it?</source>
        <translation>„turn“: Wer ist am Zug?</translation>
    </message>
    <message>
        <source>Choose whose turn it is.</source>
        <translation>Wähl, wer am Zug ist.</translation>
    </message>
    <message>
        <source>The seat on turn is out of the game.</source>
        <translation>Der Platz, der am Zug ist, ist ausgeschieden.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Am Zug ist jemand, der ausgeschieden ist.</translation>
    </message>
    <message>
        <source>Nobody could do anything in this position.</source>
        <translation>In dieser Stellung könnte niemand etwas tun.</translation>
    </message>
    <message>
        <source>“ending” says how the game ended.</source>
        <translation>„ending“ sagt, wie das Spiel ausging.</translation>
    </message>
    <message>
        <source>A game with an “ending” or a winner has the phase “over”.</source>
        <translation>Ein Spiel, das ein „ending“ hat oder gewonnen ist, hat die Phase „over“.</translation>
    </message>
    <message>
        <source>After that many turns the game is over.</source>
        <translation>Nach so vielen Zügen ist das Spiel aus.</translation>
    </message>
    <message>
        <source>There are not that many cards.</source>
        <translation>So viele Karten gibt es nicht.</translation>
    </message>
    <message>
        <source>There are more cards on the table than in the game.</source>
        <translation>Auf dem Tisch liegen mehr Karten, als es im Spiel gibt.</translation>
    </message>
    <message>
        <source>Cards asked for: %1. Cards in the game: %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Verlangte Karten: %1. Karten im Spiel: %2.</translation>
    </message>
    <message>
        <source>%1: one too many. In this game, on the table and in all hands together: %2.</source>
        <extracomment>%1 is a kind of card or tile, %2 how many of it are in the game</extracomment>
        <translation>%1: einmal zu viel. So oft gibt es das in diesem Spiel, auf dem Tisch und in allen Händen zusammen: %2.</translation>
    </message>
    <message>
        <source>One card is in play at a time.</source>
        <translation>Es wird immer nur eine Karte auf einmal ausgeführt.</translation>
    </message>
    <message>
        <source>Only one card can be in play at a time.</source>
        <translation>Es kann nur eine Karte auf einmal im Spiel sein.</translation>
    </message>
    <message>
        <source>A card in play asks for another “phase”.</source>
        <translation>Mit einer Karte im Spiel muss die „phase“ eine andere sein.</translation>
    </message>
    <message>
        <source>No card can be in play in this step.</source>
        <translation>In diesem Schritt kann keine Karte im Spiel sein.</translation>
    </message>
    <message>
        <source>%1: there are only so many places: %2.</source>
        <extracomment>%1 is a pile, %2 how many places it has</extracomment>
        <translation>%1: Hier gibt es nur so viele Plätze: %2.</translation>
    </message>
    <message>
        <source>%1: a number of cards does not say what lies here.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: Eine Zahl von Karten sagt nicht, was hier liegt.</translation>
    </message>
    <message>
        <source>%1: write the cards as a text: “%2”.</source>
        <extracomment>%1 is a pile, %2 two cards in notation</extracomment>
        <translation>%1: Schreib die Karten als Text: „%2“.</translation>
    </message>
    <message>
        <source>%1: each item of the list is the name of a card.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: Jeder Eintrag der Liste ist der Name einer Karte.</translation>
    </message>
    <message>
        <source>%1: write the name of a card, in quotes.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: Schreib den Namen einer Karte, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>%1: there is no card after “%2”.</source>
        <extracomment>%1 is a pile, %2 the name of a place</extracomment>
        <translation>%1: Hinter „%2“ fehlt eine Karte.</translation>
    </message>
    <message>
        <source>%1: there is no place “%2”.</source>
        <extracomment>%1 is a pile, %2 what is no place of it</extracomment>
        <translation>%1: Einen Platz „%2“ gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: there is no card “%2”.</source>
        <extracomment>%1 is a pile, %2 what is no card</extracomment>
        <translation>%1: Eine Karte „%2“ gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: one card to a place.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: eine Karte auf jeden Platz.</translation>
    </message>
    <message>
        <source>%1: there are two cards at one place: %2.</source>
        <extracomment>%1 is a pile, %2 a place of it</extracomment>
        <translation>%1: Auf einem Platz liegen zwei Karten: %2.</translation>
    </message>
    <message>
        <source>%1: “...” stands at the beginning, where the bottom is.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: „...“ steht am Anfang, denn dort ist unten.</translation>
    </message>
    <message>
        <source>%1: “...” stands at the end.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: „...“ steht am Ende.</translation>
    </message>
    <message>
        <source>%1: “...” does not say what lies where.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: „...“ sagt nicht, was wo liegt.</translation>
    </message>
    <message>
        <source>%1: in “%2” a number belongs after the star.</source>
        <extracomment>%1 is a pile, %2 a card as it is written</extracomment>
        <translation>%1: In „%2“ gehört hinter den Stern eine Zahl.</translation>
    </message>
    <message>
        <source>%1: after “!” stand the numbers of the seats that have seen the card, as in “!13”.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: Hinter „!“ stehen die Nummern der Plätze, die die Karte gesehen haben, wie in „!13“.</translation>
    </message>
    <message>
        <source>%1: this is described twice.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: Das ist zweimal beschrieben.</translation>
    </message>
    <message>
        <source>“rest” names the pile where all other cards are.</source>
        <translation>„rest“ nennt den Stapel, in dem alle übrigen Karten liegen.</translation>
    </message>
    <message>
        <source>%1: “%2” is a number.</source>
        <extracomment>%1 is a pile, %2 a word of the file</extracomment>
        <translation>%1: „%2“ muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>%1: “%2” can only be “empty”.</source>
        <extracomment>%1 is a pile, %2 a word of the file</extracomment>
        <translation>%1: „%2“ kann nur „empty“ sein.</translation>
    </message>
    <message>
        <source>%1: what is “%2”?</source>
        <extracomment>%1 is a pile, %2 a word of the file</extracomment>
        <translation>%1: Was ist „%2“?</translation>
    </message>
    <message>
        <source>%1: this is not on the table.</source>
        <extracomment>%1 is a pile</extracomment>
        <translation>%1: Das gibt es auf diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3.</source>
        <extracomment>%1 is a word of the file, %2 what was expected of it, %3 what it is</extracomment>
        <translation>%1: erwartet %2, es ist aber %3.</translation>
    </message>
    <message>
        <source>%1: expected cards: %2, but there are %3: %4</source>
        <extracomment>%1 is a pile, %2 and %3 are how many cards were expected and are there, %4 is what lies there</extracomment>
        <translation>%1: erwartete Karten: %2, da sind aber %3: %4</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is: %3</source>
        <extracomment>%1 is a pile, %2 and %3 are cards in notation</extracomment>
        <translation>%1: erwartet %2, da ist aber: %3</translation>
    </message>
    <message>
        <source>%1: expected %2 at the bottom, but it is: %3</source>
        <extracomment>%1 is a pile, %2 and %3 are cards in notation</extracomment>
        <translation>%1: erwartet %2 zuunterst, da ist aber: %3</translation>
    </message>
    <message>
        <source>%1: %2: expected %3, but it is %4.</source>
        <extracomment>%1 is a pile, %2 a place of it, %3 and %4 are cards in notation</extracomment>
        <translation>%1: %2: erwartet %3, da ist aber %4.</translation>
    </message>
    <message>
        <source>%1: expected %2, of which %3 is missing; it is: %4</source>
        <extracomment>%1 is a pile, %2 and %4 are cards in notation, %3 one of the first</extracomment>
        <translation>%1: erwartet %2, davon fehlt %3; da ist: %4</translation>
    </message>
    <message>
        <source>%1: should not be there: %2. It is: %3</source>
        <extracomment>%1 is a pile, %2 a card in notation, %3 what lies there</extracomment>
        <translation>%1: sollte nicht da sein: %2. Da ist: %3</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>This is no text in UTF-8.</source>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>This is no JSON: a comma, a quotation mark or a bracket is missing, or one too many.</source>
        <translation>Das ist kein JSON: Ein Komma, ein Anführungszeichen oder eine Klammer fehlt oder ist zu viel.</translation>
    </message>
    <message>
        <source>The file ends before its last bracket is closed.</source>
        <translation>Die Datei endet, bevor ihre letzte Klammer geschlossen ist.</translation>
    </message>
    <message>
        <source>Too many brackets within brackets.</source>
        <translation>Zu viele Klammern in Klammern.</translation>
    </message>
    <message>
        <source>“%1” is given twice here.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ steht hier zweimal.</translation>
    </message>
    <message>
        <source>A scenario is written in braces: {&quot;game&quot;: …}</source>
        <translation>Ein Szenario steht in geschweiften Klammern: {&quot;game&quot;: …}</translation>
    </message>
    <message>
        <source>“game” is missing: which game is it?</source>
        <translation>„game“ fehlt: Welches Spiel ist es?</translation>
    </message>
    <message>
        <source>“id”: lower-case words with hyphens, as in “place-a-wall”.</source>
        <translation>„id“: kleingeschriebene Wörter mit Bindestrichen, wie in „place-a-wall“.</translation>
    </message>
    <message>
        <source>The id “%1” is given twice.</source>
        <extracomment>%1 is the name of a scenario, or of a step in one</extracomment>
        <translation>Die Kennung „%1“ ist zweimal vergeben.</translation>
    </message>
    <message>
        <source>“%1” cannot be said of all scenarios at once.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ kann nicht für alle Szenarien auf einmal gelten.</translation>
    </message>
    <message>
        <source>“%1” is no clause of this game: they begin with %2-</source>
        <extracomment>%1 is what is no rule, %2 how the rules of the game begin</extracomment>
        <translation>„%1“ ist keine Regel dieses Spiels: Seine Regeln beginnen mit %2-</translation>
    </message>
    <message>
        <source>“seats”: this game is for %1 to %2 players; write how many play, or a list of their names.</source>
        <extracomment>%1 and %2 are the fewest and the most players</extracomment>
        <translation>„seats“: Dieses Spiel ist für %1 bis %2 Spieler; schreib, wie viele spielen, oder eine Liste ihrer Namen.</translation>
    </message>
    <message>
        <source>These options, or this number of seats, do not go together: %1</source>
        <extracomment>%1 is the name of a rule</extracomment>
        <translation>Diese Optionen passen nicht zusammen oder nicht zu dieser Zahl von Plätzen: %1</translation>
    </message>
    <message>
        <source>“setup”: “refused” says that the game cannot be played like this.</source>
        <translation>„setup“: „refused“ sagt, dass sich das Spiel so nicht spielen lässt.</translation>
    </message>
    <message>
        <source>The game has no option “%1”.</source>
        <extracomment>%1 is what is no option</extracomment>
        <translation>Das Spiel hat keine Option „%1“.</translation>
    </message>
    <message>
        <source>This game has no decks of one&apos;s own.</source>
        <translation>In diesem Spiel gibt es keine eigenen Kartensätze.</translation>
    </message>
    <message>
        <source>Nothing comes of a position that is “impossible”.</source>
        <translation>Auf eine Stellung, die „impossible“ ist, folgt nichts.</translation>
    </message>
    <message>
        <source>“impossible” is said of a “position” in braces.</source>
        <translation>„impossible“ steht bei einer „position“ in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>A step is a move in quotes, or a check in braces.</source>
        <translation>Ein Schritt ist ein Spielzug in Anführungszeichen oder eine Prüfung in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>One move to a step.</source>
        <translation>In jedem Schritt nur ein Spielzug.</translation>
    </message>
    <message>
        <source>“id”, “tell” and “or” go with a move.</source>
        <translation>„id“, „tell“ und „or“ gehören zu einem Spielzug.</translation>
    </message>
    <message>
        <source>This step does nothing and asks nothing.</source>
        <translation>Dieser Schritt tut nichts und fragt nichts.</translation>
    </message>
    <message>
        <source>Which “clause” refuses it? (“any” if it does not matter)</source>
        <translation>Welche „clause“ verbietet es? („any“, wenn es egal ist)</translation>
    </message>
    <message>
        <source>“undo”: write {&quot;1&quot;: 2}, how many moves seat 1 may take back.</source>
        <translation>„undo“: Schreib so, wie viele Spielzüge Platz 1 zurücknehmen darf: {&quot;1&quot;: 2}.</translation>
    </message>
    <message>
        <source>“sees”: write {&quot;1&quot;: {…}}, what seat 1 sees.</source>
        <translation>„sees“: Schreib so, was Platz 1 sieht: {&quot;1&quot;: {…}}.</translation>
    </message>
    <message>
        <source>“outcome”: write {&quot;winner&quot;: 1}, “draw”, “lost”, “won” or “goes on”.</source>
        <translation>„outcome“: Schreib {&quot;winner&quot;: 1}, „draw“, „lost“, „won“ oder „goes on“.</translation>
    </message>
    <message>
        <source>The rules have no clause “%1”.</source>
        <extracomment>%1 is the name of a rule that is none</extracomment>
        <translation>Eine Regel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This scenario has no steps and expects nothing.</source>
        <translation>Dieses Szenario hat keine Schritte und erwartet nichts.</translation>
    </message>
    <message>
        <source>The game can be played like this.</source>
        <translation>So lässt sich das Spiel spielen.</translation>
    </message>
    <message>
        <source>The setup is refused by %1, expected: %2</source>
        <extracomment>%1 and %2 are names of rules</extracomment>
        <translation>So lässt sich das Spiel nach %1 nicht spielen, erwartet: %2</translation>
    </message>
    <message>
        <source>The position is possible.</source>
        <translation>Die Stellung ist möglich.</translation>
    </message>
    <message>
        <source>Expected to be impossible by “%1”, but it is by: %2</source>
        <extracomment>%1 is a part of what was expected, %2 what it is</extracomment>
        <translation>Sollte nach „%1“ unmöglich sein, ist es aber nach: %2</translation>
    </message>
    <message>
        <source>“%1” is no move in this game&apos;s notation.</source>
        <extracomment>%1 is what is no move</extracomment>
        <translation>„%1“ ist kein Spielzug in der Schreibweise dieses Spiels.</translation>
    </message>
    <message>
        <source>“%1” is no move in this game&apos;s notation: write each move by itself, “%2”, “%3”.</source>
        <extracomment>%1 is what is no move, %2 and %3 are the two moves in it</extracomment>
        <translation>„%1“ ist kein Spielzug in der Schreibweise dieses Spiels: Schreib jeden für sich, „%2“, „%3“.</translation>
    </message>
    <message>
        <source>“%1”: the game is over.</source>
        <extracomment>%1 is a move in notation</extracomment>
        <translation>„%1“: Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>“%1”: chance decides here; say what comes of it, as “%2”, or give the scenario a “seed”.</source>
        <extracomment>%1 is a move in notation, %2 what may come of chance</extracomment>
        <translation>„%1“: Hier entscheidet der Zufall; sag mit einem Spielzug wie „%2“, was dabei herauskommt, oder gib dem Szenario einen „seed“.</translation>
    </message>
    <message>
        <source>“%1”: whoever decides here is not %2, but %3.</source>
        <extracomment>%1 is a move in notation, %2 and %3 are seats</extracomment>
        <translation>„%1“: Hier entscheidet nicht %2, sondern %3.</translation>
    </message>
    <message>
        <source>“%1” is refused: %2</source>
        <extracomment>%1 is a move in notation, %2 the names of rules</extracomment>
        <translation>„%1“ ist nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>“%1” should be legal, but is not.</source>
        <extracomment>%1 is a move in notation</extracomment>
        <translation>„%1“ sollte erlaubt sein, ist es aber nicht.</translation>
    </message>
    <message>
        <source>“%1” should be legal, but is refused: %2</source>
        <extracomment>%1 is a move in notation, %2 the names of rules</extracomment>
        <translation>„%1“ sollte erlaubt sein, ist es aber nicht: %2</translation>
    </message>
    <message>
        <source>“%1” should be refused, but is legal.</source>
        <extracomment>%1 is a move in notation</extracomment>
        <translation>„%1“ sollte nicht erlaubt sein, ist es aber.</translation>
    </message>
    <message>
        <source>“%1” is refused by %2, expected: %3</source>
        <extracomment>%1 is a move in notation, %2 and %3 are names of rules</extracomment>
        <translation>„%1“ ist nach %2 nicht erlaubt, erwartet: %3</translation>
    </message>
    <message>
        <source>Legal moves: %1, expected %2: %3</source>
        <extracomment>%1 and %2 are how many moves there are and were expected, %3 lists them</extracomment>
        <translation>Erlaubte Spielzüge: %1, erwartet %2: %3</translation>
    </message>
    <message>
        <source>Legal as well: %1</source>
        <extracomment>%1 are moves in notation</extracomment>
        <translation>Außerdem erlaubt: %1</translation>
    </message>
    <message>
        <source>“%1” should be among the legal moves: %2</source>
        <extracomment>%1 is a move in notation, %2 are moves</extracomment>
        <translation>„%1“ sollte unter den erlaubten Spielzügen sein: %2</translation>
    </message>
    <message>
        <source>“%1” should not be among the legal moves: %2</source>
        <extracomment>%1 is a move in notation, %2 are moves</extracomment>
        <translation>„%1“ sollte nicht unter den erlaubten Spielzügen sein: %2</translation>
    </message>
    <message>
        <source>undo: expected %1, but %2 may take back %3.</source>
        <extracomment>%1 and %3 are how many moves were expected and may be taken back, %2 is a seat</extracomment>
        <translation>„undo“: erwartet %1, aber %2 darf %3 zurücknehmen.</translation>
    </message>
    <message>
        <source>outcome: the game goes on.</source>
        <translation>„outcome“: Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>outcome: it is a draw (%1).</source>
        <extracomment>%1 is the name of a rule</extracomment>
        <translation>„outcome“: Es ist unentschieden (%1).</translation>
    </message>
    <message>
        <source>outcome: it is lost (%1).</source>
        <extracomment>%1 is the name of a rule</extracomment>
        <translation>„outcome“: Es ist verloren (%1).</translation>
    </message>
    <message>
        <source>outcome: won by seat %1 (%2).</source>
        <extracomment>%1 are the numbers of seats, %2 is the name of a rule</extracomment>
        <translation>„outcome“: gewonnen von Platz %1 (%2).</translation>
    </message>
    <message>
        <source>outcome: the game ended by %1.</source>
        <extracomment>%1 is the name of a rule</extracomment>
        <translation>„outcome“: Das Spiel endete nach %1.</translation>
    </message>
    <message>
        <source>“%1”: there are not that many of this card: %2.</source>
        <extracomment>%1 is a word of the file, %2 a card</extracomment>
        <translation>„%1“: So viele gibt es von dieser Karte nicht: %2.</translation>
    </message>
    <message>
        <source>“from setup”: write {&quot;gate 1&quot;: 4, &quot;castle 2&quot;: 3}.</source>
        <translation>„from setup“: Schreib {&quot;gate 1&quot;: 4, &quot;castle 2&quot;: 3}.</translation>
    </message>
    <message>
        <source>“from setup”: at most four cards, and no more than lie there.</source>
        <translation>„from setup“: höchstens vier Karten und nicht mehr, als dort liegen.</translation>
    </message>
    <message>
        <source>“%1”: a Gate or a Castle is wanted, as “gate 2”.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Nötig ist ein Tor oder eine Burg, wie in „gate 2“.</translation>
    </message>
    <message>
        <source>Which card asks for the phase “%1”? Say so with “source”.</source>
        <extracomment>%1 is the name of a phase in files</extracomment>
        <translation>Welche Karte führt zur Phase „%1“? Sag es mit „source“.</translation>
    </message>
    <message>
        <source>This phase belongs to the setup.</source>
        <translation>Diese Phase gehört zur Vorbereitung.</translation>
    </message>
    <message>
        <source>“owner”: whose card acts?</source>
        <translation>„owner“: Wessen Karte wirkt?</translation>
    </message>
    <message>
        <source>The castle has no card, and so the game would be over: %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>In der Burg liegt keine Karte, also wäre das Spiel aus: %1.</translation>
    </message>
    <message>
        <source>The game would be over: there is no card in the castle of %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Das Spiel wäre aus: In der Burg von %1 liegt keine Karte.</translation>
    </message>
    <message>
        <source>In the setup all cards are on the table.</source>
        <translation>In der Vorbereitung sind alle Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>“round”: the setup has rounds 0 and 1.</source>
        <translation>„round“: Die Vorbereitung hat die Runden 0 und 1.</translation>
    </message>
    <message>
        <source>In the setup nobody has a purple card.</source>
        <translation>In der Vorbereitung hat niemand eine violette Karte.</translation>
    </message>
    <message>
        <source>There are too few cards left to deal.</source>
        <translation>Zum Austeilen sind zu wenige Karten übrig.</translation>
    </message>
    <message>
        <source>At the start all cards are in the draw pile.</source>
        <translation>Am Anfang sind alle Karten im Nachziehstapel.</translation>
    </message>
    <message>
        <source>All cards have been dealt, or too many.</source>
        <translation>Alle Karten sind ausgeteilt oder sogar zu viele.</translation>
    </message>
    <message>
        <source>Before the shuffle both players hold five cards.</source>
        <translation>Vor dem Mischen hält jeder fünf Karten.</translation>
    </message>
    <message>
        <source>A player who places cards holds five less those placed.</source>
        <translation>Wer Karten legt, hält fünf abzüglich der gelegten.</translation>
    </message>
    <message>
        <source>The cards placed and set aside are not those of this step.</source>
        <translation>Die gelegten und beiseitegelegten Karten passen nicht zu diesem Schritt.</translation>
    </message>
    <message>
        <source>“course”: this phase is not of the setup.</source>
        <translation>„course“: Diese Phase gehört nicht zur Vorbereitung.</translation>
    </message>
    <message>
        <source>Which card is being played? Say so with “play”.</source>
        <translation>Welche Karte wird ausgespielt? Sag es mit „play“.</translation>
    </message>
    <message>
        <source>“placing” goes with the phase “pay” and what is “left” to pay.</source>
        <translation>„placing“ gehört zur Phase „pay“ und zu dem, was noch zu bezahlen ist („left“).</translation>
    </message>
    <message>
        <source>The hand cannot pay that.</source>
        <translation>Das kann die Hand nicht bezahlen.</translation>
    </message>
    <message>
        <source>This card cannot be played.</source>
        <translation>Diese Karte lässt sich nicht ausspielen.</translation>
    </message>
    <message>
        <source>The card in play is not the source.</source>
        <translation>Die Karte im Spiel ist eine andere als „source“.</translation>
    </message>
    <message>
        <source>The card in play does not ask for this: “paid” says how many cards have been paid.</source>
        <translation>Die Karte im Spiel verlangt das nicht: „paid“ sagt, wie viele Karten bezahlt sind.</translation>
    </message>
    <message>
        <source>The card in play has no bonus.</source>
        <translation>Die Karte im Spiel hat keine Zugabe.</translation>
    </message>
    <message>
        <source>The card in play has no choice where to attack.</source>
        <translation>Die Karte im Spiel hat keine Wahl, wo sie angreift.</translation>
    </message>
    <message>
        <source>The card in play does not attack.</source>
        <translation>Die Karte im Spiel greift nicht an.</translation>
    </message>
    <message>
        <source>The attack does not go there.</source>
        <translation>Dorthin geht der Angriff nicht.</translation>
    </message>
    <message>
        <source>“target” says which stack it is; it must not be empty.</source>
        <translation>„target“ sagt, welcher Stapel es ist; er darf nicht leer sein.</translation>
    </message>
    <message>
        <source>A draw needs cards in the draw pile, and something “left” to draw.</source>
        <translation>Zum Ziehen braucht es Karten im Nachziehstapel und etwas, das noch zu ziehen ist („left“).</translation>
    </message>
    <message>
        <source>There is nothing to draw: choose another step.</source>
        <translation>Es gibt nichts zu ziehen: Wähl einen anderen Schritt.</translation>
    </message>
    <message>
        <source>A shuffle needs an empty draw pile and cards in the discard pile.</source>
        <translation>Zum Mischen braucht es einen leeren Nachziehstapel und Karten im Ablagestapel.</translation>
    </message>
    <message>
        <source>“source” and “effect” do not ask for this phase.</source>
        <translation>„source“ und „effect“ führen nicht zu dieser Phase.</translation>
    </message>
    <message>
        <source>“permanent” says which permanent acts.</source>
        <translation>„permanent“ sagt, welche bleibende Karte wirkt.</translation>
    </message>
    <message>
        <source>There is too little for what is “left” to do.</source>
        <translation>Für das, was noch zu tun ist („left“), ist zu wenig da.</translation>
    </message>
    <message>
        <source>“named”: a symbol has been named.</source>
        <translation>„named“: Hier muss schon ein Zeichen genannt sein.</translation>
    </message>
    <message>
        <source>“left” says how often it is still to be done.</source>
        <translation>„left“ sagt, wie oft das noch zu tun ist.</translation>
    </message>
    <message>
        <source>A deck file is a map in braces; see `drawbridge-cli deck print`.</source>
        <translation>Eine Kartensatz-Datei steht in geschweiften Klammern; siehe `drawbridge-cli deck print`.</translation>
    </message>
    <message>
        <source>This is no deck file: “format” must be “%1”.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>Das ist keine Kartensatz-Datei: „format“ muss „%1“ sein.</translation>
    </message>
    <message>
        <source>“version” must be %1: this program reads no other.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>„version“ muss %1 sein: Eine andere liest dieses Programm nicht.</translation>
    </message>
    <message>
        <source>Each card is a map in braces.</source>
        <translation>Jede Karte steht in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>“slug” is missing: it names the card in moves.</source>
        <translation>„slug“ fehlt: Damit wird die Karte in Spielzügen genannt.</translation>
    </message>
    <message>
        <source>“slug” names the card in moves: small letters, digits and hyphens, a letter first.</source>
        <translation>„slug“ nennt die Karte in Spielzügen: Kleinbuchstaben a bis z, Ziffern und Bindestriche, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>There are two cards of that “slug”.</source>
        <translation>Zwei Karten haben diesen „slug“.</translation>
    </message>
    <message>
        <source>“unit_names”: write {&quot;axe&quot;: {&quot;en&quot;: &quot;Axe man&quot;}}.</source>
        <translation>„unit_names“: Schreib {&quot;axe&quot;: {&quot;en&quot;: &quot;Axe man&quot;}}.</translation>
    </message>
    <message>
        <source>There is no unit “%1”.</source>
        <extracomment>%1 is what is no unit</extracomment>
        <translation>Eine Einheit „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1”: this is too long: at most %2 letters.</source>
        <extracomment>%1 is a word of the file, %2 how many letters it may have</extracomment>
        <translation>„%1“: Das ist zu lang, höchstens %2 Buchstaben sind erlaubt.</translation>
    </message>
    <message>
        <source>“%1”: write a text, or one for each language: {&quot;en&quot;: &quot;…&quot;}.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“: Schreib einen Text oder einen für jede Sprache: {&quot;en&quot;: &quot;…&quot;}.</translation>
    </message>
    <message>
        <source>“%1” is missing: a number from %2 to %3.</source>
        <extracomment>%1 is a word of the file, %2 and %3 are the least and the most</extracomment>
        <translation>„%1“ fehlt: eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>That is too much to pay: at most %1 cards.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>So viel lässt sich nicht bezahlen: höchstens %1 Karten.</translation>
    </message>
    <message>
        <source>A cost is written “discard 2” or “discard-units knight archer”.</source>
        <translation>Kosten schreibt man „discard 2“ oder „discard-units knight archer“.</translation>
    </message>
    <message>
        <source>“defend_cost” is written “discard 2”.</source>
        <translation>„defend_cost“ schreibt man „discard 2“.</translation>
    </message>
    <message>
        <source>“scheme_bonus”: write {&quot;unit&quot;: &quot;archer&quot;, &quot;amount&quot;: 5}.</source>
        <translation>„scheme_bonus“: Schreib {&quot;unit&quot;: &quot;archer&quot;, &quot;amount&quot;: 5}.</translation>
    </message>
    <message>
        <source>An effect is written {&quot;when&quot;: &quot;on-play&quot;, &quot;op&quot;: &quot;draw&quot;, &quot;n&quot;: 1}.</source>
        <translation>Einen Effekt schreibt man {&quot;when&quot;: &quot;on-play&quot;, &quot;op&quot;: &quot;draw&quot;, &quot;n&quot;: 1}.</translation>
    </message>
    <message>
        <source>A card has so many effects at most: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>So viele Effekte hat eine Karte höchstens: %1.</translation>
    </message>
    <message>
        <source>“%1” is for “%2”.</source>
        <extracomment>%1 and %2 are words of the file</extracomment>
        <translation>„%1“ gehört zu „%2“.</translation>
    </message>
    <message>
        <source>A permanent card has no attack: an attack ends with its card destroyed.</source>
        <translation>Eine bleibende Karte hat keinen Angriff: Ein Angriff endet damit, dass seine Karte zerstört wird.</translation>
    </message>
    <message>
        <source>“%1” is for cards with an “attack”.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ ist für Karten mit „attack“.</translation>
    </message>
    <message>
        <source>“%1” is for permanent cards: write &quot;permanent&quot;: true.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ ist für bleibende Karten: Schreib &quot;permanent&quot;: true.</translation>
    </message>
    <message>
        <source>“%1” cannot happen “%2”.</source>
        <extracomment>%1 is an operation and %2 a moment, as files say them</extracomment>
        <translation>Das passt nicht zusammen: „%1“, „%2“.</translation>
    </message>
    <message>
        <source>Kinds of cards: %1; at most %2 are possible.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Kartenarten: %1; möglich sind höchstens %2.</translation>
    </message>
    <message>
        <source>Cards of the deck: %1; at most %2 are possible. Lower some “count”.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Karten im Kartensatz: %1; möglich sind höchstens %2. Setz bei einer Karte „count“ herunter.</translation>
    </message>
    <message>
        <source>Cards that are not purple: %1; the setup needs %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Karten, die nicht violett sind: %1; die Vorbereitung braucht %2.</translation>
    </message>
    <message>
        <source>The deck has %1 cards; the printed game has %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Der Kartensatz hat %1 Karten; das gedruckte Spiel hat %2.</translation>
    </message>
    <message>
        <source>“%1”: slots are numbers from 1 to %2.</source>
        <extracomment>%1 is a word of the file, %2 a number</extracomment>
        <translation>„%1“: Stellen sind Zahlen von 1 bis %2.</translation>
    </message>
    <message>
        <source>Factions are used if the option “option.factions” is “on”.</source>
        <translation>Völker gibt es nur, wenn die Option „option.factions“ auf „on“ steht.</translation>
    </message>
    <message>
        <source>The options give this seat another faction.</source>
        <translation>Die Optionen geben diesem Platz ein anderes Volk.</translation>
    </message>
    <message>
        <source>By the options of this game this player has another faction.</source>
        <translation>Nach den Optionen dieses Spiels hat dieser Platz ein anderes Volk.</translation>
    </message>
    <message>
        <source>“factions”: which faction does each seat play?</source>
        <translation>„factions“: Welches Volk führt jeder Platz?</translation>
    </message>
    <message>
        <source>Choose the faction that each player has.</source>
        <translation>Wähl für jeden Platz das Volk.</translation>
    </message>
    <message>
        <source>“word”: in the phase “%2” this one decides: %1.</source>
        <extracomment>%1 is a seat, %2 the name of a phase in files</extracomment>
        <translation>„word“: In der Phase „%2“ entscheidet %1.</translation>
    </message>
    <message>
        <source>“mixed”: a card is named as in “slot 1.2 3” (the third from the bottom), “lifted 2” or “soldier hand 1 9”.</source>
        <translation>„mixed“: Eine Karte wird genannt wie in „slot 1.2 3“ (die dritte von unten), „lifted 2“ oder „soldier hand 1 9“.</translation>
    </message>
    <message>
        <source>This step belongs to no seat: leave out “turn”.</source>
        <translation>Dieser Schritt gehört keinem Platz: Lass „turn“ weg.</translation>
    </message>
    <message>
        <source>No soldier is in play, and so the game would be over: %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Kein Soldat ist im Spiel, also wäre das Spiel aus: %1.</translation>
    </message>
    <message>
        <source>The game would be over: %1 has no soldier in play.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Das Spiel wäre aus: %1 hat keinen Soldaten im Spiel.</translation>
    </message>
    <message>
        <source>There is no fourth slot: %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Eine vierte Stelle gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>%1 has only three places for soldiers.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>%1 hat nur drei Stellen für Soldaten.</translation>
    </message>
    <message>
        <source>The soldier asked about bears the marks of one who is dying and asked about (“8uya”), and another pile can give its top.</source>
        <translation>Der Soldat, um den es geht, ist als sterbend und als gefragt gekennzeichnet („8uya“), und ein anderer Stapel kann seine oberste Karte hergeben.</translation>
    </message>
    <message>
        <source>“word”: who decides?</source>
        <translation>„word“: Wer entscheidet?</translation>
    </message>
    <message>
        <source>This seat plays no Seers.</source>
        <translation>Dieser Platz führt keine Seher.</translation>
    </message>
    <message>
        <source>This seat plays no War-Mongers.</source>
        <translation>Dieser Platz führt keine Kriegstreiber.</translation>
    </message>
    <message>
        <source>There is nothing to deal.</source>
        <translation>Es gibt nichts auszuteilen.</translation>
    </message>
    <message>
        <source>The cards that are to be arranged lie in the soldier hand.</source>
        <translation>Die Karten, die zu ordnen sind, liegen auf der Soldatenhand.</translation>
    </message>
    <message>
        <source>Before the first turn both armies stand: write down the slots.</source>
        <translation>Vor dem ersten Zug stehen beide Heere: Schreib die Stellen hin.</translation>
    </message>
    <message>
        <source>War-Mongers have no decks and no resources.</source>
        <translation>Kriegstreiber haben keine Decks und keine Ressourcen.</translation>
    </message>
    <message>
        <source>Two cards have been drawn: the phase is over.</source>
        <translation>Zwei Karten sind gezogen: Die Phase ist vorbei.</translation>
    </message>
    <message>
        <source>“drawing”: a card comes from a deck that is not empty.</source>
        <translation>„drawing“: Eine Karte kommt von einem Deck, das nicht leer ist.</translation>
    </message>
    <message>
        <source>Only Outcasts choose the phase.</source>
        <translation>Nur Ausgestoßene wählen die Phase.</translation>
    </message>
    <message>
        <source>A card is infected (“x”), and nobody plays the Infected.</source>
        <translation>Eine Karte ist infiziert („x“), und niemand führt die Infizierten.</translation>
    </message>
    <message>
        <source>A card is mechanised (“m”): “mecha value” says what it is worth.</source>
        <translation>Eine Karte ist mechanisiert („m“): „mecha value“ sagt, was sie wert ist.</translation>
    </message>
    <message>
        <source>“spent”: there is no such slot.</source>
        <translation>„spent“: So eine Stelle gibt es nicht.</translation>
    </message>
    <message>
        <source>“spent”: no slot attacks twice, but one of Berserkers.</source>
        <translation>„spent“: Keine Stelle greift zweimal an, außer einer bei Berserkern.</translation>
    </message>
    <message>
        <source>“attackers” and “target” go with the phases of an attack.</source>
        <translation>„attackers“ und „target“ gehören zu den Phasen eines Angriffs.</translation>
    </message>
    <message>
        <source>“attackers”: the slots that attack, none of them empty.</source>
        <translation>„attackers“: die Stellen, die angreifen; keine davon ist leer.</translation>
    </message>
    <message>
        <source>Once a “target” is named the phase is over.</source>
        <translation>Sobald ein „target“ genannt ist, ist die Phase vorbei.</translation>
    </message>
    <message>
        <source>“target”: the slot that is attacked; it is not empty.</source>
        <translation>„target“: die Stelle, die angegriffen wird; sie ist nicht leer.</translation>
    </message>
    <message>
        <source>After the reveal the fighting cards lie face up.</source>
        <translation>Nach dem Aufdecken liegen die kämpfenden Karten offen.</translation>
    </message>
    <message>
        <source>Cards are “lifted” in a move only.</source>
        <translation>Karten sind nur beim Bewegen „lifted“.</translation>
    </message>
    <message>
        <source>Cards can be lifted only in the middle of a move.</source>
        <translation>Abgehobene Karten gibt es nur mitten in einer Bewegung.</translation>
    </message>
    <message>
        <source>“lifted”: the cards that are to be laid.</source>
        <translation>„lifted“: die Karten, die noch zu legen sind.</translation>
    </message>
    <message>
        <source>“lifted from” names the slots whose tops are “lifted”.</source>
        <translation>„lifted from“ nennt die Stellen, deren oberste Karten „lifted“ sind.</translation>
    </message>
    <message>
        <source>Whose cards are “lifted”? Say so with “turn” or “word”.</source>
        <translation>Wessen Karten sind „lifted“? Sag es mit „turn“ oder „word“.</translation>
    </message>
    <message>
        <source>“captives” wait in the phase “raise”, and then only.</source>
        <translation>„captives“ warten nur in der Phase „raise“ und dort immer.</translation>
    </message>
    <message>
        <source>Captives wait only while it is decided what becomes of them.</source>
        <translation>Gefangene warten nur, solange entschieden wird, was aus ihnen wird.</translation>
    </message>
    <message>
        <source>“actor”: who uses the effect?</source>
        <translation>„actor“: Wer nutzt den Effekt?</translation>
    </message>
    <message>
        <source>“resume”: the phase in which the effect was used.</source>
        <translation>„resume“: die Phase, in der der Effekt genutzt wurde.</translation>
    </message>
    <message>
        <source>“rest” can only be “out”: what nobody mentions lies in its deck or is out.</source>
        <translation>„rest“ kann nur „out“ sein: Was nirgends genannt ist, liegt in seinem Deck oder ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>“captured”: a list of cards, as in [&quot;soldier hand 1 9&quot;].</source>
        <translation>„captured“: eine Liste von Karten, wie in [&quot;soldier hand 1 9&quot;].</translation>
    </message>
    <message>
        <source>“?” in a hand: say of which sort, with “soldier hand” and “resource hand”.</source>
        <translation>„?“ auf einer Hand: Sag mit „soldier hand“ und „resource hand“, von welcher Sorte.</translation>
    </message>
    <message>
        <source>This cannot lie there: %1, %2.</source>
        <extracomment>%1 is a kind of card, %2 a pile</extracomment>
        <translation>Das kann dort nicht liegen: %1, %2.</translation>
    </message>
    <message>
        <source>One too many: %1, %2.</source>
        <extracomment>%1 is a kind of card, %2 a pile</extracomment>
        <translation>Eine zu viel: %1, %2.</translation>
    </message>
    <message>
        <source>One too many: %1, %2. One of the other player&apos;s is named in “captured”.</source>
        <extracomment>%1 is a kind of card, %2 a pile</extracomment>
        <translation>Eine zu viel: %1, %2. Gehört sie dem Gegenüber, wird sie in „captured“ genannt.</translation>
    </message>
    <message>
        <source>So many DEFENSES may be played in this turn: %1.</source>
        <extracomment>%1 is a number of cards</extracomment>
        <translation>So viele Verteidigungen dürfen in diesem Zug gespielt werden: %1.</translation>
    </message>
    <message>
        <source>With every square filled the game is won, and its phase “over”.</source>
        <translation>Sind alle Felder besetzt, ist das Spiel gewonnen und seine Phase „over“.</translation>
    </message>
    <message>
        <source>Every square is filled: that wins, and the game would be over.</source>
        <translation>Alle Felder sind besetzt: Das gewinnt, und das Spiel wäre vorbei.</translation>
    </message>
    <message>
        <source>%1: too many in the hand: %2. In this step at most: %3.</source>
        <extracomment>%1 is a player, %2 how many cards or tiles the hand holds, %3 how many it can hold at this moment</extracomment>
        <translation>%1: zu viele auf der Hand: %2. In diesem Schritt höchstens: %3.</translation>
    </message>
    <message>
        <source>It takes too much work to read this file; what is left was not read. Divide it into several.</source>
        <translation>Es macht zu viel Arbeit, diese Datei zu lesen; der Rest wurde nicht gelesen. Teile sie in mehrere.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this file. Close other programs, or divide it into several.</source>
        <translation>Der Speicher reicht nicht, um diese Datei zu lesen. Schließ andere Programme oder teile sie in mehrere.</translation>
    </message>
    <message>
        <source>Reading was stopped. Open the file again to read all.</source>
        <translation>Das Lesen wurde abgebrochen. Öffne die Datei noch einmal, um alles zu lesen.</translation>
    </message>
    <message>
        <source>More that is wrong: %1. Put right what is told first.</source>
        <extracomment>After a list of what is wrong. %1 is a number</extracomment>
        <translation>Weitere Fehler: %1. Behebe zuerst die genannten.</translation>
    </message>
    <message>
        <source>This file is too large for a saved match.</source>
        <translation>Diese Datei ist zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>This is not a text file in UTF-8.</source>
        <translation>Das ist keine Textdatei in UTF-8.</translation>
    </message>
    <message>
        <source>This is not JSON: something is missing here, or there is one character too many.</source>
        <translation>Das ist kein JSON: Hier fehlt etwas, oder es ist ein Zeichen zu viel.</translation>
    </message>
    <message>
        <source>The file is cut off: it ends before the game does.</source>
        <translation>Die Datei ist abgeschnitten: Sie endet, bevor das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>This is not a saved match of Drawbridge.</source>
        <translation>Das ist keine gespeicherte Partie von Drawbridge.</translation>
    </message>
    <message>
        <source>This match was saved in version %1 of the format; this program reads version %2. Open it with the Drawbridge that wrote it.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Diese Partie wurde in Version %1 des Formats gespeichert; dieses Programm liest Version %2. Öffne sie mit dem Drawbridge, das sie geschrieben hat.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” is not written as it should be.</source>
        <extracomment>%1 is a word of the file</extracomment>
        <translation>„%1“ ist nicht so geschrieben, wie es sein sollte.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Ein Spiel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The option “%1” has no value “%2”.</source>
        <extracomment>%1 is the name of an option, %2 a value it does not have.</extracomment>
        <translation>Die Option „%1“ hat keinen Wert „%2“.</translation>
    </message>
    <message>
        <source>These options and players do not go together (%1)</source>
        <extracomment>%1 is a rule: its name and what it says.</extracomment>
        <translation>Diese Optionen passen nicht zusammen oder nicht zu dieser Zahl von Plätzen (%1)</translation>
    </message>
    <message>
        <source>This game is for exactly %2 players, not for %1.</source>
        <extracomment>%1 is how many there are, and never one</extracomment>
        <translation>Dieses Spiel ist für genau %2 Spieler, nicht für %1.</translation>
    </message>
    <message>
        <source>This game is for %2 to %3 players, not for %1.</source>
        <extracomment>%1 is how many there are; the last of the other numbers is never one.</extracomment>
        <translation>Dieses Spiel ist für %2 bis %3 Spieler, nicht für %1.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Wer spielt, braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is no bot “%1”.</source>
        <translation>Einen Bot „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The game begins with an impossible position (%1)</source>
        <extracomment>%1 says what is wrong with it.</extracomment>
        <translation>Das Spiel beginnt mit einer unmöglichen Stellung (%1)</translation>
    </message>
    <message>
        <source>There is a mistake in the cards of this game (%1)</source>
        <extracomment>%1 says what is wrong with it.</extracomment>
        <translation>In den Karten dieses Spiels steckt ein Fehler (%1)</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>„%1“ ist kein Spielzug dieses Spiels.</translation>
    </message>
    <message>
        <source>The move “%1” is against the rules (%2)</source>
        <extracomment>%1 is a move in notation, %2 a rule: its name and what it says.</extracomment>
        <translation>Der Spielzug „%1“ verstößt gegen die Regeln (%2)</translation>
    </message>
    <message>
        <source>The game is over before the move “%1”.</source>
        <translation>Vor dem Spielzug „%1“ ist das Spiel schon aus.</translation>
    </message>
    <message>
        <source>The result is not what the moves lead to.</source>
        <translation>Das Ergebnis ist nicht das, zu dem die Spielzüge führen.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Guest</source>
        <extracomment>Somebody at the table who has not given a name</extracomment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Guest %1</source>
        <extracomment>Another one, and there are several. %1 is a number from 2.</extracomment>
        <translation>Gast %1</translation>
    </message>
</context>
<context>
    <name>NewGameRail</name>
    <message>
        <source>The hall</source>
        <extracomment>A button: leaves the choice of a new game</extracomment>
        <translation>Die Halle</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <extracomment>A link; %1 is the number of a rule, such as 6.4</extracomment>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <extracomment>A button: begins the match that has been chosen</extracomment>
        <translation>Den Tisch decken</translation>
    </message>
</context>
<context>
    <name>NewGameScene</name>
    <message>
        <source>New game</source>
        <extracomment>Name of the whole area for a screen reader.</extracomment>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken of a piece: %1 is its name and place, %2 what can be done with it</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PileTag</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Beside a pile: %1 is what it is called, %2 how many cards lie in it: &quot;Soldiers 8&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PlayedNote</name>
    <message>
        <source>You play for %1: these are their cards</source>
        <extracomment>Above a hand of cards that is another one&apos;s: %1 is the player for whom one decides.</extracomment>
        <translation>Du spielst für %1, mit diesen Karten</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside a bar: %1 was won of %2 played</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>equal part</source>
        <translation>gleicher Anteil</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Instant</source>
        <extracomment>How fast bots act</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Easy to follow</source>
        <translation>Gut zu verfolgen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>How far a pressed button or finger moves before what lies below it is dragged along
----------
How long a button or finger is held down until it is more than a press</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Soon</source>
        <extracomment>When the card under the pointer is shown large</extracomment>
        <translation>Bald</translation>
    </message>
    <message>
        <source>After a moment</source>
        <translation>Nach einem Augenblick</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>When I ask for it (Z, right button)</source>
        <translation>Wenn ich danach frage (Z, rechte Maustaste)</translation>
    </message>
    <message>
        <source>After a little way</source>
        <translation>Nach einem kurzen Weg</translation>
    </message>
    <message>
        <source>After a longer way</source>
        <translation>Nach einem längeren Weg</translation>
    </message>
    <message>
        <source>After a long way</source>
        <translation>Nach einem langen Weg</translation>
    </message>
    <message>
        <source>After a second and a half</source>
        <translation>Nach anderthalb Sekunden</translation>
    </message>
    <message>
        <source>After three seconds</source>
        <translation>Nach drei Sekunden</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a file, or what is to be printed, %2 a sentence on what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <extracomment>%1 is a file, %2 the number of a line, %3 a sentence on what is wrong there</extracomment>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Eine Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder: choose a file in it.</source>
        <translation>%1 ist ein Ordner: Wähl eine Datei darin.</translation>
    </message>
    <message>
        <source>%1 is a pipe or a device, not a file: choose a file.</source>
        <extracomment>%1 is where a file is looked for</extracomment>
        <translation>%1 ist eine Pipe oder ein Gerät, keine Datei: Wähl eine Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2. See to it that you may read it.</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason</extracomment>
        <translation>%1 lässt sich nicht öffnen: %2. Sorge dafür, dass du die Datei lesen darfst.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason</extracomment>
        <translation>%1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read, so it is not written over either: see to it that you may read it, or move it away.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 lässt sich nicht lesen und wird darum auch nicht überschrieben: Sorge dafür, dass du lesen darfst, was dort liegt, oder räum es weg.</translation>
    </message>
    <message>
        <source>%1 is a folder: choose another name for the file.</source>
        <translation>%1 ist ein Ordner: Wähl einen anderen Namen für die Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Nothing there was changed. Choose another place, or make room if the disk is full.</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason</extracomment>
        <translation>%1 lässt sich nicht schreiben: %2. Dort wurde nichts verändert. Wähl einen anderen Ort oder schaff Platz, wenn der Datenträger voll ist.</translation>
    </message>
    <message>
        <source>%1 is no folder: move it away.</source>
        <extracomment>%1 is a file where a folder should be</extracomment>
        <translation>%1 ist kein Ordner: Räum weg, was dort liegt.</translation>
    </message>
    <message>
        <source>%1 can only be read, nothing can be written there: see to it that the disk can be written to.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>%1 lässt sich nur lesen, nicht beschreiben: Sorge dafür, dass sich der Datenträger beschreiben lässt.</translation>
    </message>
    <message>
        <source>The disk that holds %1 is full: make room there.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Der Datenträger mit %1 ist voll: Schaff dort Platz.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to: see to it that you may write there.</source>
        <translation>In den Ordner %1 lässt sich nicht schreiben: Sorge dafür, dass du dort schreiben darfst.</translation>
    </message>
    <message>
        <source>There is no position in %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>In %1 ist keine Stellung.</translation>
    </message>
    <message>
        <source>What was copied last is not the text of a position.</source>
        <translation>Was zuletzt kopiert wurde, ist nicht der Text einer Stellung.</translation>
    </message>
    <message>
        <source>%1 is no folder, and some files are written into one: choose another place.</source>
        <extracomment>%1 is a file where a folder should be</extracomment>
        <translation>%1 ist kein Ordner, und mehrere Dateien brauchen einen: Wähl einen anderen Ort.</translation>
    </message>
    <message>
        <source>There is no folder %1: make it, or choose another one.</source>
        <translation>Einen Ordner %1 gibt es nicht: Leg ihn an oder wähl einen anderen.</translation>
    </message>
    <message>
        <source>Not all of the output could be written: %1. Make room if the disk is full, or send it elsewhere.</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>Die Ausgabe ließ sich nicht ganz schreiben: %1. Mach Platz, falls der Datenträger voll ist, oder leite sie anderswohin.</translation>
    </message>
    <message>
        <source>A window takes %1 MB of address space, and here only %2 MB are allowed. Allow more with “ulimit -v”.</source>
        <extracomment>%1 and %2 are numbers; &quot;ulimit -v&quot; is a command</extracomment>
        <translation>Ein Fenster braucht %1 MB Adressraum, und hier sind nur %2 MB erlaubt. Erlaube mit „ulimit -v“ mehr.</translation>
    </message>
    <message>
        <source>There is no translation in “%1”: neither a folder “assets” nor one “translations”.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>In „%1“ ist keine Übersetzung: weder ein Ordner „assets“ noch einer namens „translations“.</translation>
    </message>
    <message>
        <source>“%1” has changed since it was released last: release it in Qt Linguist.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>„%1“ ist neuer als das, was zuletzt daraus freigegeben wurde: Gib es in Qt Linguist frei.</translation>
    </message>
    <message>
        <source>There are no words in the language “%1”; there are: %2.</source>
        <extracomment>%1 is what somebody has written, %2 lists what may be</extracomment>
        <translation>In der Sprache „%1“ gibt es keine Wörter. Es gibt: %2.</translation>
    </message>
    <message>
        <source>This match is being played: leave it first.</source>
        <translation>Diese Partie wird gerade gespielt: Verlass sie zuerst.</translation>
    </message>
    <message>
        <source>This match has been deleted for good: it cannot be brought back.</source>
        <translation>Diese Partie ist endgültig gelöscht: Sie lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>The list of people cannot be read, so it begins anew. What was there is left in %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Die Liste der Personen lässt sich nicht lesen und beginnt deshalb neu. Was darin stand, ist noch in %1.</translation>
    </message>
    <message>
        <source>Another program keeps its lesson there.</source>
        <translation>Ein anderes Programm bewahrt dort seine Lektion auf.</translation>
    </message>
    <message>
        <source>The list of people was written by a newer Drawbridge: change it in that program.</source>
        <translation>Die Liste der Personen wurde von einem neueren Drawbridge geschrieben: Ändere sie dort.</translation>
    </message>
    <message>
        <source>Another program is changing the list of people: try again in a moment.</source>
        <translation>Ein anderes Programm ändert gerade die Liste der Leute: Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Give a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>Give a shorter name.</source>
        <translation>Gib einen kürzeren Namen ein.</translation>
    </message>
    <message>
        <source>%1: somebody has this name already. Choose another one.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1: So heißt schon jemand. Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>Paper and cards measure from %1 to %2 mm each way.</source>
        <translation>Papier und Karten sind in jeder Richtung %1 bis %2 mm groß.</translation>
    </message>
    <message>
        <source>Cards are held upright: give their width first, then their height.</source>
        <translation>Karten werden hochkant gehalten: Gib zuerst ihre Breite an, dann ihre Höhe.</translation>
    </message>
    <message>
        <source>Cards smaller than %1 × %2 mm cannot hold their words.</source>
        <translation>Karten unter %1 × %2 mm sind zu klein für ihren Text.</translation>
    </message>
    <message>
        <source>Bleed is from 0 to %1 mm (1/8 inch).</source>
        <translation>Der Beschnitt beträgt 0 bis %1 mm (1/8 Zoll).</translation>
    </message>
    <message>
        <source>Cards and tiles are from %1 to %2 mm thick.</source>
        <translation>Karten und Plättchen sind %1 bis %2 mm dick.</translation>
    </message>
    <message>
        <source>Backs can be moved by up to %1 mm each way. A printer that misses by more feeds its paper askew.</source>
        <translation>Rückseiten lassen sich in jede Richtung um bis zu %1 mm versetzen. Ein Drucker, der weiter danebenliegt, zieht sein Papier schief ein.</translation>
    </message>
    <message>
        <source>Backs can be turned by up to %1 mm to 100 either way.</source>
        <translation>Rückseiten lassen sich nach beiden Seiten um bis zu %1 mm auf 100 mm drehen.</translation>
    </message>
    <message>
        <source>Sheets can be scaled from %1 to %2 %.</source>
        <translation>Bögen lassen sich mit %1 bis %2&#xa0;% drucken.</translation>
    </message>
    <message>
        <source>This does not fit: it needs %1 × %2 mm, and there are %3 × %4 mm to print on. Any of these helps: %5.</source>
        <extracomment>%1 to %4 are lengths, %5 is what helps, or more than one thing with semicolons between</extracomment>
        <translation>Das passt nicht: Es braucht %1 × %2 mm, und zum Bedrucken sind %3 × %4 mm da. Jedes davon hilft: %5.</translation>
    </message>
    <message>
        <source>This does not fit: it needs %1 × %2 mm, and there are %3 × %4 mm to print on. It takes paper of %5 × %6 mm at least.</source>
        <extracomment>%1 to %4 are lengths, %5 and %6 are the sides of the paper in millimetres</extracomment>
        <translation>Das passt nicht: Es braucht %1 × %2 mm, und zum Bedrucken sind %3 × %4 mm da. Nötig ist Papier von mindestens %5 × %6 mm.</translation>
    </message>
    <message>
        <source>%1 Or leave it out: all else fits.</source>
        <extracomment>%1 is some sentences on what does not fit on the paper, and what would help</extracomment>
        <translation>%1 Oder lass es weg: Alles andere passt.</translation>
    </message>
    <message>
        <source>Rules cannot be read on paper this small. Choose larger paper, or leave them out.</source>
        <translation>Auf so kleinem Papier lassen sich die Regeln nicht lesen. Wähl größeres Papier oder lass sie weg.</translation>
    </message>
    <message>
        <source>Nothing has been chosen to be printed.</source>
        <translation>Zum Drucken ist nichts gewählt.</translation>
    </message>
    <message>
        <source>“%1” is not among what there is to print: %2.</source>
        <extracomment>%1 is what somebody has written, %2 lists what may be</extracomment>
        <translation>„%1“ gehört nicht zu dem, was sich drucken lässt: %2.</translation>
    </message>
    <message>
        <source>There is no piece “%1” among those to print.</source>
        <extracomment>%1 is what somebody has written</extracomment>
        <translation>Zu drucken gibt es kein Stück „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” names none of the %n page(s). Write their numbers like this: 1-4, 7, 9-</source>
        <extracomment>%1 is what somebody has written, %n is how many pages there are</extracomment>
        <translation>
            <numerusform>„%1“ nennt keine Seite; es gibt nur %n. Schreib ihre Nummern so: 1-4, 7, 9-</numerusform>
            <numerusform>„%1“ nennt keine der %n Seiten. Schreib ihre Nummern so: 1-4, 7, 9-</numerusform>
        </translation>
    </message>
    <message>
        <source>The sizes of print services are for cards, and none have been chosen. Choose cards, or pictures as large as the pieces.</source>
        <translation>Die Größen der Druckdienste sind für Karten, und es sind keine gewählt. Wähl Karten oder Bilder in der Größe der Stücke.</translation>
    </message>
    <message>
        <source>There is nothing on these sheets that is cut out.</source>
        <translation>Auf diesen Bögen ist nichts, was ausgeschnitten wird.</translation>
    </message>
    <message>
        <source>Nothing has been chosen that Tabletop Simulator could use.</source>
        <translation>Tabletop Simulator kann nichts von dem brauchen, was gewählt ist.</translation>
    </message>
    <message>
        <source>No font on this computer has all letters of %1: boxes will stand in their places. Install a font that has them (such as Noto, for that writing), and start Drawbridge again.</source>
        <extracomment>%1 are names of cards, tiles and pages that are printed</extracomment>
        <translation>Keine Schrift auf diesem Computer hat alle Buchstaben von %1: An ihrer Stelle werden Kästchen stehen. Installier eine Schrift, die sie hat (etwa Noto), und starte Drawbridge neu.</translation>
    </message>
    <message>
        <source>The printer has stopped. See whether it is switched on and has paper.</source>
        <translation>Der Drucker ist stehen geblieben. Sieh nach, ob er eingeschaltet ist und Papier hat.</translation>
    </message>
    <message>
        <source>The sheets have not been printed: the printing system does not take them (%1). See whether the printer is set up and accepts jobs, and print them again.</source>
        <extracomment>%1 is the system&apos;s own reason, in its own words</extracomment>
        <translation>Die Bögen wurden nicht gedruckt: Das Drucksystem nimmt sie nicht an (%1). Sieh nach, ob der Drucker eingerichtet ist und Aufträge annimmt, und druck sie noch einmal.</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>%1 is chosen twice.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>%1 ist zweimal gewählt.</translation>
    </message>
    <message>
        <source>%1 does something else already: %2.</source>
        <extracomment>%1 is a key, %2 an entry of a menu</extracomment>
        <translation>%1 tut schon etwas anderes: %2.</translation>
    </message>
    <message>
        <source>The table needs %1 for itself; add Ctrl or Alt.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Der Tisch braucht %1 selbst; nimm Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Zwei heißen %1.</translation>
    </message>
    <message>
        <source>The deal needs a number.</source>
        <translation>Die Verteilung braucht eine Nummer.</translation>
    </message>
    <message>
        <source>The number of the deal is too large.</source>
        <translation>Die Nummer der Verteilung ist zu groß.</translation>
    </message>
    <message>
        <source>The number of the deal is a whole number, written in figures.</source>
        <translation>Die Nummer der Verteilung ist eine ganze Zahl, in Ziffern geschrieben.</translation>
    </message>
    <message>
        <source>Nobody can be let in at %1:%2: %3. Choose another address of this computer, or another number.</source>
        <extracomment>%1 is an address such as 192.168.1.20, %2 the number behind it, %3 the system&apos;s reason</extracomment>
        <translation>Unter %1:%2 lässt sich niemand einlassen: %3. Wähl eine andere Adresse dieses Computers oder eine andere Nummer.</translation>
    </message>
    <message>
        <source>This computer is in no network, so no other screen can reach it. Connect it to the network that the phones are in.</source>
        <translation>Dieser Computer ist in keinem Netz, also kann ihn kein anderer Bildschirm erreichen. Verbinde ihn mit dem Netz, in dem die Handys sind.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Since your turn (%1)</source>
        <comment>button; %1 is a number of events</comment>
        <translation>Seit deinem Zug (%1)</translation>
    </message>
    <message>
        <source>%1 new</source>
        <comment>short for: Since your turn</comment>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <comment>button: stop the game as soon as I may act out of turn</comment>
        <translation>Auf mich warten</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>short for: Wait for me</comment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>The game stops and asks you the next time you may act in somebody else&apos;s turn. Press again to let it go on.</source>
        <translation>Das Spiel hält an und fragt dich, wenn du das nächste Mal in einem fremden Zug handeln darfst. Drück noch einmal, um es weiterlaufen zu lassen.</translation>
    </message>
    <message>
        <source>Stops the game once and asks you the next time you may act in somebody else&apos;s turn, even where it would pass for you.</source>
        <translation>Hält das Spiel einmal an und fragt dich, wenn du das nächste Mal in einem fremden Zug handeln darfst, selbst wo sonst von allein gepasst würde.</translation>
    </message>
    <message>
        <source>Paused: go on</source>
        <comment>button: the bots wait; let them act again</comment>
        <translation>Angehalten: weiter</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>short for: Paused: go on</comment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>The bots wait until you let them go on.</source>
        <translation>Die Bots warten, bis du sie weitermachen lässt.</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>A button: shows the summary of the end again</extracomment>
        <translation>Das Ergebnis</translation>
    </message>
</context>
<context>
    <name>RampageArrangement</name>
    <message>
        <source>Shield: attack. Left: defence at the Gate. Right: defence in the Castle.</source>
        <extracomment>Below a card that is seen large: what the three numbers on it stand for. Gate and Castle are the two stacks that a card may defend.</extracomment>
        <translation>Schild: Angriff. Links: Verteidigung am Tor. Rechts: Verteidigung in der Burg.</translation>
    </message>
</context>
<context>
    <name>RecordFile</name>
    <message>
        <source>Drawbridge matches (*.drawbridge)</source>
        <translation>Drawbridge-Partien (*.drawbridge)</translation>
    </message>
</context>
<context>
    <name>RefusalSlip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <extracomment>Link on a refusal; %1 is the number of a rule, such as 6.4</extracomment>
        <translation>Regel %1 lesen</translation>
    </message>
    <message>
        <source>Where does it fit?</source>
        <extracomment>Link on a refusal: it takes the piece up again and shows where it may go</extracomment>
        <translation>Wo passt es hin?</translation>
    </message>
</context>
<context>
    <name>RoundNote</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: how far the game has come, and what holds for the time being.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RuleSwitch</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a question of the rules, %2 how it is answered</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press for: %1. %2</source>
        <extracomment>Spoken: %1 is the other answer to a question of the rules, %2 says more of the question</extracomment>
        <translation>Drücken für: %1. %2</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Practice: take back any move, ask for hints (H)</source>
        <translation>Übung: jeden Spielzug zurücknehmen, um Tipps bitten (H)</translation>
    </message>
    <message>
        <source>Otherwise a move may be taken back until something new has been seen.</source>
        <translation>Sonst lässt sich ein Spielzug nur zurücknehmen, solange noch nichts Neues zu sehen war.</translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>A button: shows what else can be chosen</extracomment>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Who has lost begins the next match</source>
        <translation>Wer verloren hat, beginnt die nächste Partie</translation>
    </message>
    <message>
        <source>Otherwise the seats take turns. Where the rules of a game say who begins, they decide.</source>
        <translation>Sonst wechseln sich die Plätze ab. Wo die Regeln eines Spiels sagen, wer beginnt, entscheiden sie.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>Before the number that decides how the cards or tiles are shuffled</extracomment>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>The same number deals the same cards or tiles and plays the same luck.</source>
        <translation>Dieselbe Nummer verteilt dieselben Karten oder Plättchen und bringt dasselbe Glück.</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Eine andere Verteilung</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>%1 of %2 built</source>
        <extracomment>Beside a player&apos;s name: how many tiles their castles hold, of how many.</extracomment>
        <translation>%1 von %2 gebaut</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: a player&apos;s name, what they are doing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Series: %1 of %2 won</source>
        <extracomment>Spoken, of a series of matches: %1 and %2 are numbers.</extracomment>
        <translation>Serie: %1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <extracomment>Beside a player&apos;s name, of a series of matches: how many they have won, of how many that decide it</extracomment>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The same where there is little room</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken, of a player&apos;s name that can be pressed: %1 is the player, %2 what that does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s puppet</source>
        <extracomment>Beside a player&apos;s name where there is little room: %1 is whose puppet they are</extracomment>
        <translation>Marionette von %1</translation>
    </message>
    <message>
        <source>in somebody’s hand</source>
        <extracomment>Spoken, of a player who plays with a phone</extracomment>
        <translation>in jemandes Hand</translation>
    </message>
</context>
<context>
    <name>SeatBanner</name>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>Spoken, of a card beside a player: %1 is the player, %2 the name of the card, %3 what it says.</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: press to read its rules</source>
        <translation>%1: drücken, um die Regeln zu lesen</translation>
    </message>
</context>
<context>
    <name>SeatChooser</name>
    <message>
        <source>Who sits here: %1</source>
        <extracomment>The choice of who sits at a place; %1 is a name</extracomment>
        <translation>Wer hier sitzt: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>A guest</source>
        <extracomment>A button: somebody plays here who is not known at this computer</extracomment>
        <translation>Ein Gast</translation>
    </message>
    <message>
        <source>Joins late</source>
        <extracomment>Of a player who has no cards at first</extracomment>
        <translation>Kommt später dazu</translation>
    </message>
    <message>
        <source>Begins without cards or a castle, and can only come in as a puppet.</source>
        <translation>Beginnt ohne Karten und ohne Burg und kann nur als Marionette ins Spiel kommen.</translation>
    </message>
    <message>
        <source>Change places with the next</source>
        <extracomment>A button: who sits at this place changes places with whoever sits at the next one</extracomment>
        <translation>Mit dem nächsten Platz tauschen</translation>
    </message>
    <message>
        <source>Take the seat away</source>
        <extracomment>A button: nobody sits at this place any more</extracomment>
        <translation>Platz wegnehmen</translation>
    </message>
    <message>
        <source>With a phone</source>
        <extracomment>A button: somebody plays here with a phone or another computer</extracomment>
        <translation>Mit Handy</translation>
    </message>
    <message>
        <source>They play in a browser of their own and need no account. The code to scan appears when the match begins.</source>
        <translation>Sie spielen in einem eigenen Browser und brauchen kein Konto. Der Code zum Scannen erscheint, wenn die Partie beginnt.</translation>
    </message>
</context>
<context>
    <name>SeatMark</name>
    <message>
        <source>Opens the choice of who sits here. Ctrl and the arrow keys change places.</source>
        <extracomment>Spoken, of a seat at the table</extracomment>
        <translation>Öffnet die Wahl, wer hier sitzt. Strg und die Pfeiltasten tauschen Plätze.</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Below the name of a person at the table</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>joins late</source>
        <extracomment>Beside a player who has no cards at first</extracomment>
        <translation>kommt später dazu</translation>
    </message>
    <message>
        <source>In somebody’s hand</source>
        <extracomment>Below the name of somebody who will play with a phone</extracomment>
        <translation>In jemandes Hand</translation>
    </message>
</context>
<context>
    <name>SeatOut</name>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>On a ribbon across a castle: %1 is its owner.</extracomment>
        <translation>%1 ist ausgeschieden</translation>
    </message>
</context>
<context>
    <name>SpreadWords</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 matches were won of %2 played</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>noch nie begegnet</translation>
    </message>
</context>
<context>
    <name>StackPlaque</name>
    <message>
        <source>Look through: %1</source>
        <extracomment>%1 is the name of a pile.</extracomment>
        <translation>Durchsehen: %1</translation>
    </message>
</context>
<context>
    <name>StatusNotice</name>
    <message>
        <source>Read rule %1</source>
        <extracomment>Link on a note; %1 is the number of a rule, such as 6.4</extracomment>
        <translation>Regel %1 lesen</translation>
    </message>
    <message>
        <source>I have read it</source>
        <extracomment>Button that puts a note away.</extracomment>
        <translation>Ich habe es gelesen</translation>
    </message>
</context>
<context>
    <name>StrengthShield</name>
    <message>
        <source>Strength %1</source>
        <translation>Stärke %1</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of the whole playing area for a screen reader.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>Du wirst gefragt</translation>
    </message>
</context>
<context>
    <name>TopTag</name>
    <message>
        <source>Top</source>
        <comment>on the uppermost card of a pile that is spread out</comment>
        <translation>Oben</translation>
    </message>
</context>
<context>
    <name>TurnOverview</name>
    <message>
        <source>%1: done</source>
        <extracomment>Spoken, a step of a turn: it has been done.</extracomment>
        <translation>%1: geschafft</translation>
    </message>
    <message>
        <source>%1: now</source>
        <extracomment>Spoken, a step of a turn: it may be done now.</extracomment>
        <translation>%1: jetzt</translation>
    </message>
</context>
<context>
    <name>TurnedCard</name>
    <message>
        <source>face-down card</source>
        <extracomment>Spoken: a card that nobody has seen</extracomment>
        <translation>verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>VariantCard</name>
    <message>
        <source>not now</source>
        <extracomment>Below a way to play that cannot be chosen as things are</extracomment>
        <translation>jetzt nicht</translation>
    </message>
</context>
<context>
    <name>VariantGroup</name>
    <message>
        <source>Choose it all the same</source>
        <extracomment>A button: this way to play although the seats do not fit; they change</extracomment>
        <translation>Trotzdem wählen</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <extracomment>A link; %1 is the number of a rule, such as 6.4</extracomment>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>WhatColumn</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>How fair is it?</source>
        <extracomment>A button: opens the chapter of the rule book on how often whoever begins wins</extracomment>
        <translation>Wie gerecht ist es?</translation>
    </message>
    <message>
        <source>Another box</source>
        <extracomment>Above the boxes of the games, one of which is chosen</extracomment>
        <translation>Eine andere Schachtel</translation>
    </message>
</context>
<context>
    <name>ZoomView</name>
    <message>
        <source>About it…</source>
        <extracomment>Link below a card or tile that is seen large: it opens the page on what it is for</extracomment>
        <translation>Mehr darüber …</translation>
    </message>
    <message>
        <source>Which one do you mean?</source>
        <extracomment>Over the cards of a castle, shown large: one of them is to be pressed</extracomment>
        <translation>Welche meinst du?</translation>
    </message>
</context>
<context>
    <name>drawbridge::Announcer</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken of a slip on the table: %1 is what it is headed, %2 what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <extracomment>Spoken: one or more moves have been undone</extracomment>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <extracomment>Spoken as a match begins: %1 is the name that the listener plays by</extracomment>
        <translation>Du bist %1.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <extracomment>Spoken where several people share the screen: %1 is a name</extracomment>
        <translation>%1 ist am Zug.</translation>
    </message>
</context>
<context>
    <name>drawbridge::Answers</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>What lies somewhere, spoken: %1 is a place such as &quot;your hand&quot;, %2 a list of pieces</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Several places side by side: %1 is the first one, such as &quot;card 1 of your castle&quot;, %2 the last one</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>It can go to: %1.</source>
        <extracomment>What can be done with the piece that is picked up: %1 is a list of places</extracomment>
        <translation>Es kann hierhin: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What can be chosen: %1 is a list of pieces, %2 where they lie, such as &quot;your hand&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You can choose: %1.</source>
        <extracomment>What a press does something with: %1 is a list of pieces, by where they lie</extracomment>
        <translation>Du kannst wählen: %1.</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <extracomment>A button, spoken: %1 is what stands on it, %2 the key that presses it</extracomment>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>Buttons: %1.</source>
        <extracomment>%1 is a list of buttons</extracomment>
        <translation>Knöpfe: %1.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <extracomment>How far a match has come: %1 is a number</extracomment>
        <translation>Zug %1.</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside a name: that is who asks</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>on turn</source>
        <extracomment>Beside a name: it is that player&apos;s turn</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>Beside a name: that player plays no longer</extracomment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>%1 built</source>
        <extracomment>Beside a name: %1 is &quot;5 tiles&quot;</extracomment>
        <translation>%1 gebaut</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <extracomment>Beside a name: %1 is &quot;5 tiles&quot;</extracomment>
        <translation>%1 auf der Hand</translation>
    </message>
    <message>
        <source>No hand is open now.</source>
        <translation>Jetzt ist keine Hand offen.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Deine Hand ist leer.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1 is a list of pieces</extracomment>
        <translation>Deine Hand: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A piece in a castle, spoken: %1 is &quot;north-west corner&quot;, %2 &quot;red curvy tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 face down</source>
        <extracomment>In a list of what lies in a pile: %1 is &quot;12 tiles&quot;</extracomment>
        <translation>%1 verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n empty place(s)</source>
        <translation>
            <numerusform>%n leerer Platz</numerusform>
            <numerusform>%n leere Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Rule %1: %2</source>
        <extracomment>%1 is the number of a rule, %2 what it says</extracomment>
        <translation>Regel %1: %2</translation>
    </message>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Seit deinem Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>That was the first since your turn.</source>
        <translation>Das war das Erste seit deinem Zug.</translation>
    </message>
    <message>
        <source>That was the last since your turn.</source>
        <translation>Das war das Letzte seit deinem Zug.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>A line of what has happened since one&apos;s turn: %1 of %2, %3 is the line</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>drawbridge::ArrangingTable</name>
    <message>
        <source>%1: click where it belongs, once for each. Esc lays it aside.</source>
        <extracomment>%1 is a card or tile from the gallery</extracomment>
        <translation>%1: Klick dorthin, wohin es gehört, einmal für jedes. Esc legt es weg.</translation>
    </message>
    <message>
        <source>Click or drag it to where it belongs; Delete puts it back into the box.</source>
        <translation>Klick oder zieh es dorthin, wohin es gehört; Entf legt es in den Kasten zurück.</translation>
    </message>
    <message>
        <source>This position is impossible: the list beside it says why.</source>
        <translation>Diese Stellung ist unmöglich: Die Liste daneben sagt, warum.</translation>
    </message>
    <message>
        <source>Drag pieces out of the box and about the table; off the table they go back into the box.</source>
        <translation>Zieh Stücke aus dem Kasten und auf dem Tisch umher; lässt du sie neben dem Tisch los, kommen sie in den Kasten zurück.</translation>
    </message>
    <message>
        <source>No more of these are in the box: %1. Take one that lies on the table.</source>
        <extracomment>%1 is a kind of card or tile</extracomment>
        <translation>Davon ist nichts mehr im Kasten: %1. Nimm eines, das auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>This cannot lie there: %1, %2.</source>
        <extracomment>%1 is a kind of card or tile, %2 a pile</extracomment>
        <translation>Das kann dort nicht liegen: %1, %2.</translation>
    </message>
    <message>
        <source>This cannot lie there: %1.</source>
        <translation>Das kann dort nicht liegen: %1.</translation>
    </message>
    <message>
        <source>Which way this lies follows from where it lies.</source>
        <translation>Wie herum das liegt, folgt daraus, wo es liegt.</translation>
    </message>
</context>
<context>
    <name>drawbridge::AskingDialog</name>
    <message>
        <source>&amp;More</source>
        <extracomment>A button that opens the whole list of moments at which one may be asked</extracomment>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>When to ask me in %1</source>
        <extracomment>Title of the dialog in which one says when the game is to stop for one&apos;s reactions; %1 is the game</extracomment>
        <translation>Wann ich in %1 gefragt werde</translation>
    </message>
    <message>
        <source>Now and then you may act although it is not your turn. What you choose here shows nobody what you hold: the game takes the same time whether you are asked or not.</source>
        <translation>Hin und wieder darfst du handeln, obwohl du nicht am Zug bist. Was du hier wählst, zeigt niemandem, was du hältst: Das Spiel nimmt sich gleich viel Zeit, ob du gefragt wirst oder nicht.</translation>
    </message>
    <message>
        <source>&amp;Only when it can change something</source>
        <translation>&amp;Nur wenn es etwas ändern kann</translation>
    </message>
    <message>
        <source>You can act, it changes what comes of this, and later would be too late.</source>
        <translation>Du kannst handeln, das ändert etwas am Ausgang, und später wäre es zu spät.</translation>
    </message>
    <message>
        <source>At every &amp;attack</source>
        <translation>Bei jedem &amp;Angriff</translation>
    </message>
    <message>
        <source>Whenever somebody attacks and you hold anything that you may use then.</source>
        <translation>Sooft jemand angreift und du etwas hältst, das du dann nutzen darfst.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Immer</translation>
    </message>
    <message>
        <source>At every moment at which the rules let you act, whatever you hold.</source>
        <translation>Zu jedem Zeitpunkt, zu dem die Regeln dich handeln lassen, was du auch hältst.</translation>
    </message>
    <message>
        <source>Where several people share the screen, to be asked would show the others that you can do something: there you are asked whenever that might be so for all that everybody can see.</source>
        <translation>Wo mehrere sich den Bildschirm teilen, würde eine Frage den anderen zeigen, dass du etwas tun kannst: Dort wirst du gefragt, sooft du nach allem, was jeder sehen kann, etwas tun könntest.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>If it can change something</source>
        <translation>Wenn es etwas ändern kann</translation>
    </message>
    <message>
        <source>If I can do something</source>
        <translation>Wenn ich etwas tun kann</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
</context>
<context>
    <name>drawbridge::AttackTrail</name>
    <message>
        <source>%1 &lt; %2</source>
        <extracomment>An attack that the defender holds: its strength, the defender&apos;s value.</extracomment>
        <translation>%1 &lt; %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 − %2 = %3</source>
        <extracomment>An attack&apos;s strength, the defender&apos;s value, what is left.</extracomment>
        <translation>%1 − %2 = %3</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What is left of an attack, and what a fallen defender&apos;s effect makes of that.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::Balance</name>
    <message>
        <source>How much it helps to begin has not been counted with these rules.</source>
        <translation>Wie viel es nützt zu beginnen, wurde mit diesen Regeln nicht gezählt.</translation>
    </message>
    <message>
        <source>Whoever begins wins %1 of 100 games (± %2), counted with bots of the level %3.</source>
        <extracomment>How fair a game is: %1 and %2 are numbers of games in 100, %2 how far %1 may be off, %3 is the strength of the bots it was counted with, &quot;Knight&quot;</extracomment>
        <translation>Wer beginnt, gewinnt %1 von 100 Spielen (± %2), gezählt mit Bots der Stufe %3.</translation>
    </message>
    <message>
        <source>Whoever begins wins %1 of 100 games (± %2), where %4 would be even; counted with bots of the level %3.</source>
        <extracomment>The same for more than two: %4 is how many of 100 everybody would win if beginning did not matter</extracomment>
        <translation>Wer beginnt, gewinnt %1 von 100 Spielen (± %2; ausgeglichen wären %4), gezählt mit Bots der Stufe %3.</translation>
    </message>
    <message>
        <source>“%1”: whoever begins wins %2 of 100 games, otherwise %3 (level %4).</source>
        <extracomment>What a house rule does: %1 is its value, &quot;On&quot;; %2 and %3 are numbers of games in 100, %4 is the strength of the bots it was counted with, &quot;Knight&quot;</extracomment>
        <translation>„%1“: Wer beginnt, gewinnt %2 von 100 Spielen, sonst %3 (Stufe %4).</translation>
    </message>
</context>
<context>
    <name>drawbridge::BookContents</name>
    <message>
        <source>Rules</source>
        <extracomment>A heading in the contents of a rule book, above its sections</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>drawbridge::BookPrint</name>
    <message>
        <source>&amp;How to play, on one sheet</source>
        <extracomment>What of a rule book is printed</extracomment>
        <translation>&amp;So wird gespielt, auf einem Bogen</translation>
    </message>
    <message>
        <source>The &amp;rules, with the glossary</source>
        <extracomment>What of a rule book is printed</extracomment>
        <translation>Die &amp;Regeln, mit den Begriffen</translation>
    </message>
    <message>
        <source>The &amp;whole book: also house rules, questions and answers, and how bots think</source>
        <extracomment>What of a rule book is printed</extracomment>
        <translation>Das &amp;ganze Buch: auch Hausregeln, Fragen und Antworten und wie Bots denken</translation>
    </message>
    <message>
        <source>With &amp;diagrams</source>
        <extracomment>Whether the printed rules have pictures of the table</extracomment>
        <translation>Mit Scha&amp;ubildern</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>The heading above the contents of a printed rule book</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The rule book</source>
        <extracomment>Below the name of a game on the cover of its printed rules</extracomment>
        <translation>Das Regelbuch</translation>
    </message>
    <message>
        <source>Drawing the diagrams…</source>
        <translation>Die Schaubilder werden gezeichnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>drawbridge::BotLevels</name>
    <message numerus="yes">
        <source>You have won %1 of %n against Pages.</source>
        <extracomment>In all of these: %n is how many matches have been played, %1 how many of them the reader has won</extracomment>
        <translation>
            <numerusform>Du hast %1 von %n Partie gegen Pagen gewonnen.</numerusform>
            <numerusform>Du hast %1 von %n Partien gegen Pagen gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n against Squires.</source>
        <translation>
            <numerusform>Du hast %1 von %n Partie gegen Knappen gewonnen.</numerusform>
            <numerusform>Du hast %1 von %n Partien gegen Knappen gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n against Knights.</source>
        <translation>
            <numerusform>Du hast %1 von %n Partie gegen Ritter gewonnen.</numerusform>
            <numerusform>Du hast %1 von %n Partien gegen Ritter gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n against Monarchs.</source>
        <translation>
            <numerusform>Du hast %1 von %n Partie gegen Monarchen gewonnen.</numerusform>
            <numerusform>Du hast %1 von %n Partien gegen Monarchen gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1 it wins %2 of 100 games.</source>
        <extracomment>How strong a bot is: %1 is another level, &quot;Squire&quot;, %2 a number</extracomment>
        <translation>Gegen die Stufe %1 gewinnt er %2 von 100 Spielen.</translation>
    </message>
    <message numerus="yes">
        <source>With %n at the table, all others of the level %1, it wins %2 of 100 games.</source>
        <extracomment>How strong a bot is: %n is how many play, %1 the level of all others, &quot;Squire&quot;, %2 a number</extracomment>
        <translation>
            <numerusform>Sitzt %n am Tisch, alle anderen von der Stufe %1, gewinnt er %2 von 100 Spielen.</numerusform>
            <numerusform>Sitzen %n am Tisch, alle anderen von der Stufe %1, gewinnt er %2 von 100 Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One that saw all cards would win %1.</source>
        <extracomment>Follows the sentence on how many of 100 games a bot wins; %1 is a number</extracomment>
        <translation>Wer alle Karten sähe, gewönne %1.</translation>
    </message>
    <message>
        <source>One that saw all cards would win no more.</source>
        <extracomment>Follows the sentence on how many of 100 games a bot wins</extracomment>
        <translation>Wer alle Karten sähe, gewönne nicht öfter.</translation>
    </message>
</context>
<context>
    <name>drawbridge::CaleiraText</name>
    <message numerus="yes">
        <source>Face up it counts %n point(s).</source>
        <extracomment>How many points a card is worth while it lies face up.</extracomment>
        <translation>
            <numerusform>Offen zählt sie %n Punkt.</numerusform>
            <numerusform>Offen zählt sie %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s castle</source>
        <translation>Burg von %1</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>market stall</source>
        <extracomment>Marketplace: where the card lies that is given, until the other player has chosen too.</extracomment>
        <translation>Marktstand</translation>
    </message>
    <message>
        <source>cards out of the game</source>
        <translation>Karten aus dem Spiel</translation>
    </message>
    <message>
        <source>your castle</source>
        <extracomment>The piles are the reader&apos;s own.</extracomment>
        <translation>deine Burg</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>open side</source>
        <extracomment>A part of a castle: here cards are played face up.</extracomment>
        <translation>offene Seite</translation>
    </message>
    <message>
        <source>hidden side</source>
        <extracomment>A part of a castle: here cards are played face down.</extracomment>
        <translation>verborgene Seite</translation>
    </message>
    <message>
        <source>card %1</source>
        <extracomment>A card of a castle, counted from the left.</extracomment>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>First every player is dealt two cards.</source>
        <translation>Zuerst bekommt jeder zwei Karten.</translation>
    </message>
    <message>
        <source>First the top card is drawn.</source>
        <translation>Zuerst wird die oberste Karte gezogen.</translation>
    </message>
    <message>
        <source>First the top cards of the deck are looked at.</source>
        <translation>Zuerst werden die obersten Karten des Nachziehstapels angesehen.</translation>
    </message>
    <message>
        <source>First a card of the other hand is picked at random.</source>
        <translation>Zuerst wird eine Karte der anderen Hand zufällig gewählt.</translation>
    </message>
    <message>
        <source>Who begins has been settled already.</source>
        <translation>Wer beginnt, steht schon fest.</translation>
    </message>
    <message>
        <source>First it has to be settled who begins.</source>
        <translation>Zuerst muss feststehen, wer beginnt.</translation>
    </message>
    <message>
        <source>An effect must be carried out: choose a card to turn face down.</source>
        <translation>Ein Effekt muss ausgeführt werden: Wähl eine Karte, die verdeckt wird.</translation>
    </message>
    <message>
        <source>An effect must be carried out: choose a card to turn face up.</source>
        <translation>Ein Effekt muss ausgeführt werden: Wähl eine Karte, die aufgedeckt wird.</translation>
    </message>
    <message>
        <source>An effect must be carried out: choose a card to destroy.</source>
        <translation>Ein Effekt muss ausgeführt werden: Wähl eine Karte, die zerstört wird.</translation>
    </message>
    <message>
        <source>An effect must be carried out: choose a card to look at.</source>
        <translation>Ein Effekt muss ausgeführt werden: Wähl eine Karte zum Ansehen.</translation>
    </message>
    <message>
        <source>First the Watchtower: choose a card to turn face up, or say enough.</source>
        <translation>Zuerst der Wachturm: Wähl eine Karte, die aufgedeckt wird, oder sag, dass es genug ist.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <translation>Nicht auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>Not among the cards you are putting back: %1.</source>
        <translation>Nicht unter den Karten, die du zurücklegst: %1.</translation>
    </message>
    <message>
        <source>First put the cards you have seen back on the deck.</source>
        <translation>Leg zuerst die Karten zurück, die du gesehen hast.</translation>
    </message>
    <message>
        <source>That player holds no card, so there is nothing to swap.</source>
        <translation>Auf dieser Hand ist keine Karte, also gibt es nichts zu tauschen.</translation>
    </message>
    <message>
        <source>First choose the player with whom you swap.</source>
        <translation>Wähl zuerst, mit wem du tauschst.</translation>
    </message>
    <message>
        <source>Not in your hand, to be given: %1.</source>
        <translation>Das hast du nicht auf der Hand, also kannst du es nicht geben: %1.</translation>
    </message>
    <message>
        <source>Not in that hand: %1.</source>
        <translation>Nicht auf dieser Hand: %1.</translation>
    </message>
    <message>
        <source>First choose a card of your hand for the swap.</source>
        <translation>Wähl zuerst eine Karte deiner Hand für den Tausch.</translation>
    </message>
    <message>
        <source>This cannot be the card that comes now: %1.</source>
        <translation>Das kann nicht die Karte sein, die jetzt kommt: %1.</translation>
    </message>
    <message>
        <source>%1 of their own castle</source>
        <extracomment>A card of the castle of the player who is spoken of: %1 is &quot;card 3&quot;.</extracomment>
        <translation>%1 der eigenen Burg</translation>
    </message>
    <message>
        <source>%1 plays face up: %2.</source>
        <translation>%1 spielt offen aus: %2.</translation>
    </message>
    <message>
        <source>%1 plays face down: %2.</source>
        <translation>%1 spielt verdeckt aus: %2.</translation>
    </message>
    <message>
        <source>%1 plays a card face down.</source>
        <translation>%1 spielt eine Karte verdeckt aus.</translation>
    </message>
    <message>
        <source>Observatory: %1 looks at %2.</source>
        <extracomment>%2 is &quot;card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>Sternwarte: %1 sieht sich eine Karte an: %2.</translation>
    </message>
    <message>
        <source>Watchtower: %1 names %2.</source>
        <extracomment>House rule: both cards are named before either is turned. %2 is &quot;card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>Wachturm: %1 nennt: %2.</translation>
    </message>
    <message>
        <source>Watchtower: %1 turns up no card.</source>
        <translation>Wachturm: %1 deckt keine Karte auf.</translation>
    </message>
    <message>
        <source>Watchtower: %1 turns up no second card.</source>
        <translation>Wachturm: %1 deckt keine zweite Karte auf.</translation>
    </message>
    <message>
        <source>Observatory: %1 leaves the card face down.</source>
        <translation>Sternwarte: %1 lässt die Karte verdeckt.</translation>
    </message>
    <message>
        <source>Marketplace: %1 swaps with %2.</source>
        <translation>Marktplatz: %1 tauscht mit %2.</translation>
    </message>
    <message>
        <source>Marketplace: %1 chooses a card to give.</source>
        <translation>Marktplatz: %1 wählt eine Karte zum Tauschen.</translation>
    </message>
    <message>
        <source>Marketplace: %1 gives: %2.</source>
        <translation>Marktplatz: %1 gibt: %2.</translation>
    </message>
    <message>
        <source>Marketplace: %1 gives in return: %2.</source>
        <translation>Marktplatz: %1 gibt dafür: %2.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Marketplace: picked from the other hand: %1.</source>
        <extracomment>House rule: the other player&apos;s card is picked at random.</extracomment>
        <translation>Marktplatz: aus der anderen Hand gewählt: %1.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <translation>%1 zieht: %2.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>Wizard Tower: %1 sees: %2.</source>
        <extracomment>What the owner of a Wizard Tower sees on top of the deck.</extracomment>
        <translation>Zauberturm: %1 sieht: %2.</translation>
    </message>
    <message>
        <source>Wizard Tower: %1 puts back on top: %2.</source>
        <translation>Zauberturm: %1 legt obenauf zurück: %2.</translation>
    </message>
    <message>
        <source>Wizard Tower: %1 puts back second: %2.</source>
        <translation>Zauberturm: %1 legt als zweite zurück: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Wizard Tower: %1 has looked at the top %n card(s) of the deck and put them back.</source>
        <translation>
            <numerusform>Zauberturm: %1 hat die oberste Karte angesehen und zurückgelegt.</numerusform>
            <numerusform>Zauberturm: %1 hat die obersten %n Karten angesehen und zurückgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A card of a castle: %1 is its name, %2 &quot;card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2 turns up, without its effect: %3.</source>
        <extracomment>%1 is &quot;Throne Room&quot;, %2 a player, %3 &quot;Barracks, card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 deckt eine Karte ohne deren Effekt auf: %3.</translation>
    </message>
    <message>
        <source>%1: %2 turns up: %3.</source>
        <extracomment>%1 is an effect (&quot;Watchtower&quot;), %2 a player, %3 &quot;Barracks, card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 deckt auf: %3.</translation>
    </message>
    <message>
        <source>%1: %2 turns face down: %3.</source>
        <extracomment>%1 is an effect (&quot;Barracks&quot;), %2 a player, %3 &quot;Watchtower, card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 verdeckt: %3.</translation>
    </message>
    <message>
        <source>%1: %2 turns up and destroys: %3.</source>
        <extracomment>%1 is &quot;Trebuchet&quot;, %2 a player, %3 &quot;Barracks, card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 deckt auf und zerstört: %3.</translation>
    </message>
    <message>
        <source>%1: %2 destroys: %3.</source>
        <translation>%1: %2 zerstört: %3.</translation>
    </message>
    <message>
        <source>%1: %2 turns up a card that cannot be destroyed: %3.</source>
        <extracomment>%1 is &quot;Trebuchet&quot;, %2 a player, %3 &quot;Battlements, card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 deckt eine Karte auf, die nicht zerstört werden kann: %3.</translation>
    </message>
    <message>
        <source>%1: %2 hits a card that cannot be destroyed: %3.</source>
        <translation>%1: %2 trifft eine Karte, die nicht zerstört werden kann: %3.</translation>
    </message>
    <message>
        <source>%1: %2 chooses %3, which is face down already; nothing happens.</source>
        <extracomment>%1 is &quot;Barracks&quot;, %2 a player, %3 &quot;card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 wählt eine schon verdeckte Karte: %3. Nichts geschieht.</translation>
    </message>
    <message>
        <source>%1: %2 chooses a card that is face up already; nothing happens: %3.</source>
        <extracomment>%1 is an effect (&quot;Watchtower&quot;), %2 a player, %3 &quot;Barracks, card 3 of Bert&apos;s castle&quot;.</extracomment>
        <translation>%1: %2 wählt eine schon offene Karte: %3. Nichts geschieht.</translation>
    </message>
    <message>
        <source>A Throne Room has silenced it for this turn.</source>
        <translation>Ein Thronsaal hat die Karte für diesen Zug verstummen lassen.</translation>
    </message>
    <message>
        <source>It has acted this turn already and does not act again.</source>
        <translation>Die Karte hat in diesem Zug schon gewirkt und wirkt nicht noch einmal.</translation>
    </message>
    <message>
        <source>%1: an effect was waiting and is lost: %2.</source>
        <extracomment>%1 is a player, %2 a card that has been turned down, destroyed or taken out of the game.</extracomment>
        <translation>%1: Ein wartender Effekt ist verloren: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 have swapped one card each.</source>
        <translation>%1 und %2 haben je eine Karte getauscht.</translation>
    </message>
    <message>
        <source>%1 has lost the Princess Spire!</source>
        <translation>%1 hat den Prinzessinnenturm verloren!</translation>
    </message>
    <message>
        <source>%1 is out of the game, with all their cards.</source>
        <translation>%1 ist ausgeschieden, mit allen Karten.</translation>
    </message>
    <message>
        <source>Wizard Tower: %1 looks at the last card of the deck.</source>
        <translation>Zauberturm: %1 sieht sich die letzte Karte des Nachziehstapels an.</translation>
    </message>
    <message>
        <source>%1 has no card to play and is passed over.</source>
        <translation>%1 hat keine Karte zum Ausspielen und wird übersprungen.</translation>
    </message>
    <message>
        <source>Now %1 carries out its effect, from the discard pile.</source>
        <translation>Jetzt führt %1 den Effekt aus; er wirkt vom Ablagestapel aus.</translation>
    </message>
    <message>
        <source>Now %1 carries out its effect.</source>
        <translation>Jetzt führt %1 den Effekt aus.</translation>
    </message>
    <message>
        <source>Its effect waits: %1 will carry it out from the discard pile.</source>
        <translation>Der Effekt wartet: %1 wird ihn ausführen; er wirkt vom Ablagestapel aus.</translation>
    </message>
    <message>
        <source>Its effect waits: %1 will carry it out.</source>
        <translation>Der Effekt wartet: %1 wird ihn ausführen.</translation>
    </message>
    <message>
        <source>Next comes an effect of %1: %2. %3</source>
        <extracomment>The next effect: %1 is a player, %2 a card, %3 a sentence: why it does nothing.</extracomment>
        <translation>Als Nächstes kommt ein Effekt von %1: %2. %3</translation>
    </message>
    <message>
        <source>There is no card to turn face down, so nothing happens.</source>
        <translation>Es gibt keine Karte zu verdecken, also geschieht nichts.</translation>
    </message>
    <message>
        <source>There are no cards to swap, so nothing happens.</source>
        <translation>Es gibt keine Karten zu tauschen, also geschieht nichts.</translation>
    </message>
    <message>
        <source>There is no face-down card to look at, so nothing happens.</source>
        <translation>Es gibt keine verdeckte Karte zum Ansehen, also geschieht nichts.</translation>
    </message>
    <message>
        <source>There is no card to destroy, so nothing happens.</source>
        <translation>Es gibt keine Karte zu zerstören, also geschieht nichts.</translation>
    </message>
    <message>
        <source>The deck is empty, so nothing happens.</source>
        <translation>Der Nachziehstapel ist leer, also geschieht nichts.</translation>
    </message>
    <message>
        <source>There is no face-down card to turn up, so nothing happens.</source>
        <translation>Es gibt keine verdeckte Karte aufzudecken, also geschieht nichts.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot.</source>
        <translation>Ausgelost wird, wer beginnt.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>The top cards of the deck are looked at.</source>
        <translation>Die obersten Karten des Nachziehstapels werden angesehen.</translation>
    </message>
    <message>
        <source>A card of the other hand is picked at random.</source>
        <translation>Eine Karte der anderen Hand wird zufällig gewählt.</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>Choose who begins.</source>
        <translation>Wähl, wer beginnt.</translation>
    </message>
    <message>
        <source>%1 is choosing who begins…</source>
        <translation>%1 wählt, wer beginnt …</translation>
    </message>
    <message>
        <source>Play one card, face up or face down.</source>
        <translation>Spiel eine Karte aus, offen oder verdeckt.</translation>
    </message>
    <message>
        <source>%1 is choosing a card to play…</source>
        <translation>%1 wählt eine Karte zum Ausspielen …</translation>
    </message>
    <message>
        <source>Your Barracks: choose a card to turn face down.</source>
        <translation>Deine Kaserne: Wähl eine Karte, die verdeckt wird.</translation>
    </message>
    <message>
        <source>%1&apos;s Barracks: choosing a card to turn face down…</source>
        <translation>Kaserne von %1: Eine Karte zum Verdecken wird gewählt …</translation>
    </message>
    <message>
        <source>Your Throne Room: choose a card to turn up; it does nothing this turn.</source>
        <translation>Dein Thronsaal: Wähl eine Karte, die aufgedeckt wird; sie tut in diesem Zug nichts.</translation>
    </message>
    <message>
        <source>%1&apos;s Throne Room: choosing a card to turn up…</source>
        <translation>Thronsaal von %1: Eine Karte zum Aufdecken wird gewählt …</translation>
    </message>
    <message>
        <source>Your Trebuchet: choose a card to destroy.</source>
        <translation>Dein Trebuchet: Wähl eine Karte, die zerstört wird.</translation>
    </message>
    <message>
        <source>%1&apos;s Trebuchet: choosing a card to destroy…</source>
        <translation>Trebuchet von %1: Eine Karte zum Zerstören wird gewählt …</translation>
    </message>
    <message>
        <source>Your Observatory: choose a face-down card to look at.</source>
        <translation>Deine Sternwarte: Wähl eine verdeckte Karte zum Ansehen.</translation>
    </message>
    <message>
        <source>%1&apos;s Observatory: choosing a card to look at…</source>
        <translation>Sternwarte von %1: Eine Karte zum Ansehen wird gewählt …</translation>
    </message>
    <message>
        <source>You have seen the card: turn it up, or leave it.</source>
        <translation>Du hast die Karte gesehen: Deck sie auf oder lass sie liegen.</translation>
    </message>
    <message>
        <source>%1&apos;s Observatory: looking at a card…</source>
        <translation>Sternwarte von %1: Eine Karte wird angesehen …</translation>
    </message>
    <message>
        <source>Your Watchtower: turn up at most two cards.</source>
        <translation>Dein Wachturm: Deck höchstens zwei Karten auf.</translation>
    </message>
    <message>
        <source>%1&apos;s Watchtower: choosing cards to turn up…</source>
        <translation>Wachturm von %1: Karten zum Aufdecken werden gewählt …</translation>
    </message>
    <message>
        <source>Your Watchtower: turn up a second card, or say enough.</source>
        <translation>Dein Wachturm: Deck eine zweite Karte auf oder sag, dass es genug ist.</translation>
    </message>
    <message>
        <source>%1&apos;s Watchtower: choosing a second card…</source>
        <translation>Wachturm von %1: Eine zweite Karte wird gewählt …</translation>
    </message>
    <message>
        <source>Your Wizard Tower: choose the card that goes on top of the deck.</source>
        <translation>Dein Zauberturm: Wähl die Karte, die obenauf kommt.</translation>
    </message>
    <message>
        <source>%1&apos;s Wizard Tower: putting cards back…</source>
        <translation>Zauberturm von %1: Karten werden zurückgelegt …</translation>
    </message>
    <message>
        <source>Your Wizard Tower: choose the card that comes second.</source>
        <translation>Dein Zauberturm: Wähl die Karte, die als zweite kommt.</translation>
    </message>
    <message>
        <source>Your Marketplace: lay a card on the hand you swap with, or choose whose first.</source>
        <translation>Dein Marktplatz: Leg eine Karte auf eine fremde Hand oder wähl zuerst, mit wem du tauschst.</translation>
    </message>
    <message>
        <source>%1&apos;s Marketplace: choosing whom to swap with…</source>
        <translation>Marktplatz von %1: Gewählt wird, mit wem getauscht wird …</translation>
    </message>
    <message>
        <source>Your Marketplace: choose a card to give to %1.</source>
        <translation>Dein Marktplatz: Wähl eine Karte für %1.</translation>
    </message>
    <message>
        <source>%1&apos;s Marketplace: choosing a card to give…</source>
        <translation>Marktplatz von %1: Eine Karte zum Tauschen wird gewählt …</translation>
    </message>
    <message>
        <source>%1&apos;s Marketplace: choose a card to give in return.</source>
        <translation>Marktplatz von %1: Wähl eine Karte, die du dafür gibst.</translation>
    </message>
    <message>
        <source>%1 is choosing a card to give in return…</source>
        <translation>%1 wählt eine Karte als Gegengabe …</translation>
    </message>
    <message>
        <source>Face up: %1</source>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>Face down: %1</source>
        <translation>Verdeckt: %1</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Destroy it</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <extracomment>Observatory: the card that was looked at.</extracomment>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Enough</source>
        <extracomment>Watchtower: no further card is turned up.</extracomment>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>Observatory: the card that was looked at stays face down.</extracomment>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <extracomment>Wizard Tower: a card goes back on the deck.</extracomment>
        <translation>Obenauf: %1</translation>
    </message>
    <message>
        <source>Second: %1</source>
        <translation>Als zweite: %1</translation>
    </message>
    <message>
        <source>Swap with %1</source>
        <translation>Mit %1 tauschen</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <translation>Geben: %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>keeps its effect for later</source>
        <extracomment>Below the label of a choice: what a card does that is played face down.</extracomment>
        <translation>behält ihren Effekt für später</translation>
    </message>
    <message>
        <source>stays hidden from the others</source>
        <extracomment>Below the label of a choice: a card that has been looked at.</extracomment>
        <translation>bleibt den anderen verborgen</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n point(s)</source>
        <extracomment>What a castle is worth: %1 is its owner.</extracomment>
        <translation>
            <numerusform>%1 %n Punkt</numerusform>
            <numerusform>%1 %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else is left in the game.</source>
        <translation>Sonst ist niemand mehr im Spiel.</translation>
    </message>
    <message>
        <source>The Princess Spire of %1 has been destroyed.</source>
        <extracomment>The end: %1 is a player.</extracomment>
        <translation>Der Prinzessinnenturm von %1 ist zerstört.</translation>
    </message>
    <message>
        <source>The Princess Spire has been destroyed.</source>
        <translation>Der Prinzessinnenturm ist zerstört.</translation>
    </message>
    <message>
        <source>Level in everything.</source>
        <translation>In allem gleich.</translation>
    </message>
    <message>
        <source>The castle is worth most.</source>
        <translation>Die Burg ist am meisten wert.</translation>
    </message>
    <message>
        <source>Level on points, but with more cards face down.</source>
        <translation>Gleich viele Punkte, aber mehr verdeckte Karten.</translation>
    </message>
    <message>
        <source>Level on points and on cards face down, but with the smaller castle.</source>
        <translation>Gleich viele Punkte und verdeckte Karten, aber die kleinere Burg.</translation>
    </message>
    <message>
        <source>Level in everything, but last in turn order.</source>
        <translation>In allem gleich, aber zuletzt in der Zugfolge.</translation>
    </message>
    <message>
        <source>%1 is the last one in the game and wins.</source>
        <translation>Nur %1 ist noch im Spiel und gewinnt.</translation>
    </message>
    <message>
        <source>%1&apos;s Princess Spire has been destroyed: %2 wins.</source>
        <translation>Der Prinzessinnenturm von %1 ist zerstört: %2 gewinnt.</translation>
    </message>
    <message>
        <source>%1 has destroyed the Princess Spire and wins.</source>
        <translation>%1 hat den Prinzessinnenturm zerstört und gewinnt.</translation>
    </message>
    <message>
        <source>Level in everything: %1 share the victory.</source>
        <extracomment>The end: %1 is a list of players.</extracomment>
        <translation>In allem gleich: Den Sieg teilen sich %1.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>The end, by points: %1 is a player.</extracomment>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>Level on points: %1 has more cards face down and wins.</source>
        <extracomment>The end: %1 is a player.</extracomment>
        <translation>Gleich viele Punkte: %1 hat mehr verdeckte Karten und gewinnt.</translation>
    </message>
    <message>
        <source>Level on points and on cards face down: %1 has the smaller castle and wins.</source>
        <extracomment>The end: %1 is a player.</extracomment>
        <translation>Gleich viele Punkte und verdeckte Karten: %1 hat die kleinere Burg und gewinnt.</translation>
    </message>
    <message>
        <source>Level in everything: %1 is last in turn order and wins.</source>
        <extracomment>The end: %1 is a player.</extracomment>
        <translation>In allem gleich: %1 kommt in der Zugfolge zuletzt und gewinnt.</translation>
    </message>
    <message>
        <source>This aims the card at itself.</source>
        <translation>Damit zielt die Karte auf sich selbst.</translation>
    </message>
    <message>
        <source>That is your own Princess Spire: if it is destroyed, you lose.</source>
        <translation>Das ist dein eigener Prinzessinnenturm: Wird er zerstört, verlierst du.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Beside a player&apos;s name: what the castle is worth as it lies.</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not yours to decide now.</source>
        <translation>Das hast jetzt nicht du zu entscheiden.</translation>
    </message>
    <message>
        <source>First play one card of your hand, face up or face down.</source>
        <translation>Spiel zuerst eine Karte aus deiner Hand aus, offen oder verdeckt.</translation>
    </message>
    <message>
        <source>First say whether the card you have seen is turned up or left face down.</source>
        <translation>Sag zuerst, ob die Karte, die du gesehen hast, aufgedeckt wird oder verdeckt bleibt.</translation>
    </message>
    <message>
        <source>The Princess Spire may only be played face down.</source>
        <translation>Der Prinzessinnenturm darf nur verdeckt ausgespielt werden.</translation>
    </message>
    <message>
        <source>Only cards lying in castles can be chosen.</source>
        <translation>Wählen kannst du nur Karten, die in Burgen liegen.</translation>
    </message>
    <message>
        <source>In this game a card may not choose itself.</source>
        <translation>In diesem Spiel darf eine Karte nicht sich selbst wählen.</translation>
    </message>
    <message>
        <source>That is the card you have chosen first: choose another one, or say enough.</source>
        <translation>Das ist die Karte, die du zuerst gewählt hast: Wähl eine andere oder sag, dass es genug ist.</translation>
    </message>
    <message>
        <source>A Moat draws your fire: in that castle only a Moat that is face up can be hit.</source>
        <translation>Ein Burggraben zieht deinen Beschuss auf sich: In dieser Burg kann nur ein offener Burggraben getroffen werden.</translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation>Du tauschst mit jemand anderem, nicht mit dir selbst.</translation>
    </message>
    <message>
        <source>That player is out of the game.</source>
        <translation>Wer auf diesem Platz sitzt, ist ausgeschieden.</translation>
    </message>
    <message>
        <source>Castles of Caleira is for two, three or four players.</source>
        <translation>Castles of Caleira ist für zwei, drei oder vier Spieler.</translation>
    </message>
</context>
<context>
    <name>drawbridge::CalibrationDialog</name>
    <message>
        <source> mm</source>
        <extracomment>Behind a number: millimetres</extracomment>
        <translation> mm</translation>
    </message>
    <message>
        <source>Do fronts meet backs?</source>
        <translation>Treffen Vorderseiten auf Rückseiten?</translation>
    </message>
    <message>
        <source>No printer is chosen: what you find out here is kept for sheets that are saved as files.</source>
        <translation>Es ist kein Drucker gewählt: Was du hier herausfindest, gilt für Bögen, die als Dateien gespeichert werden.</translation>
    </message>
    <message>
        <source>What you find out here is kept for the printer “%1”.</source>
        <extracomment>%1 is a printer</extracomment>
        <translation>Was du hier herausfindest, gilt für den Drucker „%1“.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1.&lt;/b&gt; Print this sheet on both sides, at 100 %, as you will print the cards.</source>
        <translation>&lt;b&gt;1.&lt;/b&gt; Druck diesen Bogen beidseitig, mit 100&#xa0;%, so wie du die Karten drucken wirst.</translation>
    </message>
    <message>
        <source>&amp;Print the sheet…</source>
        <translation>Den Bogen &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Save it as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>&lt;b&gt;2.&lt;/b&gt; Hold it to the light, its back with the three scales towards you. The cross of the front shines through. Enter where it crosses the scales; if it crosses all at 0, fronts meet backs. Then measure the cross itself.</source>
        <translation>&lt;b&gt;2.&lt;/b&gt; Halt den Bogen gegen das Licht, die Rückseite mit den drei Skalen zu dir. Das Kreuz der Vorderseite scheint durch. Trag ein, wo es die Skalen kreuzt; kreuzt es alle bei 0, liegen Vorder- und Rückseiten genau aufeinander. Dann miss das Kreuz selbst.</translation>
    </message>
    <message>
        <source>The &amp;upper scale says:</source>
        <translation>Die &amp;obere Skala zeigt:</translation>
    </message>
    <message>
        <source>The lo&amp;wer scale says:</source>
        <translation>Die &amp;untere Skala zeigt:</translation>
    </message>
    <message>
        <source>The scale on the &amp;left says:</source>
        <translation>Die Skala &amp;links zeigt:</translation>
    </message>
    <message>
        <source>The level line is &amp;as long as:</source>
        <translation>Länge der w&amp;aagrechten Linie:</translation>
    </message>
    <message>
        <source>The up&amp;right line is as long as:</source>
        <translation>Länge der senk&amp;rechten Linie:</translation>
    </message>
    <message>
        <source>Backs will be moved by %1 mm to the right and %2 mm down, and turned to the right by %3 mm to 100. All will be printed at %4 % across and %5 % down. Print the sheet again with that to make sure.</source>
        <extracomment>%1 and %2 are lengths in millimetres, below 0 to the left and up; %3 is in millimetres to 100, below 0 to the left; %4 and %5 are percentages</extracomment>
        <translation>Rückseiten werden um %1 mm nach rechts und %2 mm nach unten versetzt und um %3 mm auf 100 mm nach rechts gedreht. Alles wird mit %4&#xa0;% in der Breite und %5&#xa0;% in der Höhe gedruckt. Druck den Bogen damit noch einmal, um sicherzugehen.</translation>
    </message>
</context>
<context>
    <name>drawbridge::CardBox</name>
    <message>
        <source>× %1</source>
        <extracomment>Below the picture of a kind of card in the box: how many are left</extracomment>
        <translation>× %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left in the box</source>
        <extracomment>The same, spoken</extracomment>
        <translation>
            <numerusform>%1, noch %n im Kasten</numerusform>
            <numerusform>%1, noch %n im Kasten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::CardCounts</name>
    <message>
        <source>Standard &amp;deck</source>
        <translation>&amp;Standard-Kartensatz</translation>
    </message>
    <message>
        <source>So many of each card are in a pack:</source>
        <translation>So viele von jeder Karte sind in einem Kartensatz:</translation>
    </message>
    <message>
        <source>Standard: %1</source>
        <extracomment>A tip on a number; %1 is how many of a kind the standard pack has</extracomment>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>Sets all counts back.</source>
        <translation>Setzt alle Zahlen zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in a pack</source>
        <translation>
            <numerusform>%n Karte in einem Kartensatz</numerusform>
            <numerusform>%n Karten in einem Kartensatz</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 in this game</source>
        <extracomment>Of cards: %1 is &quot;53 cards in a pack&quot;, %2 how many they are in all packs together</extracomment>
        <translation>%1, %2 in diesem Spiel</translation>
    </message>
    <message>
        <source>%1, %2 left out</source>
        <extracomment>Behind &quot;53 cards in a pack, 48 in this game&quot;: some are not played with, by the rules</extracomment>
        <translation>%1, %2 weggelassen</translation>
    </message>
</context>
<context>
    <name>drawbridge::CardForm</name>
    <message>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>Te&amp;xt:</source>
        <translation>Te&amp;xt:</translation>
    </message>
    <message>
        <source>How the card is written in moves and saved matches: “stone-giant”.</source>
        <translation>Wie die Karte in Spielzügen und gespeicherten Partien geschrieben wird: „stone-giant“.</translation>
    </message>
    <message>
        <source>S&amp;hort name:</source>
        <translation>&amp;Kurzname:</translation>
    </message>
    <message>
        <source>As it comes</source>
        <extracomment>The picture of a card: it goes by its short name, or by what the card is</extracomment>
        <translation>Wie es sich ergibt</translation>
    </message>
    <message>
        <source>P&amp;icture:</source>
        <translation>&amp;Bild:</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Purple cards are swapped out in the setup.</source>
        <translation>Violette Karten werden in der Vorbereitung ausgetauscht.</translation>
    </message>
    <message>
        <source>Co&amp;pies:</source>
        <translation>&amp;Anzahl:</translation>
    </message>
    <message>
        <source>Colour:</source>
        <translation>Farbe:</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>&amp;Einheiten:</translation>
    </message>
    <message>
        <source>A&amp;ttacks with</source>
        <translation>&amp;Greift an mit</translation>
    </message>
    <message>
        <source>Without it, playing the card starts no attack.</source>
        <translation>Ohne Häkchen beginnt die Karte keinen Angriff, wenn sie ausgespielt wird.</translation>
    </message>
    <message>
        <source>Attack value</source>
        <translation>Angriffswert</translation>
    </message>
    <message>
        <source>Sta&amp;r</source>
        <extracomment>A star beside the attack value on a card: its text may change it.</extracomment>
        <translation>&amp;Stern</translation>
    </message>
    <message>
        <source>Prints a * beside the attack value: the text may change it.</source>
        <translation>Druckt ein * neben den Angriffswert: Der Text kann ihn ändern.</translation>
    </message>
    <message>
        <source>Attack:</source>
        <translation>Angriff:</translation>
    </message>
    <message>
        <source>Tar&amp;get:</source>
        <extracomment>What an attack goes against.</extracomment>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>Value at the Gate</source>
        <translation>Wert am Tor</translation>
    </message>
    <message>
        <source>Value in the Castle</source>
        <translation>Wert in der Burg</translation>
    </message>
    <message>
        <source>Defen&amp;ce:</source>
        <translation>&amp;Verteidigung:</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Can be pla&amp;yed</source>
        <translation>Lässt sich auss&amp;pielen</translation>
    </message>
    <message>
        <source>Permane&amp;nt</source>
        <translation>B&amp;leibt</translation>
    </message>
    <message>
        <source>Stays in play.</source>
        <translation>Bleibt im Spiel.</translation>
    </message>
    <message>
        <source>Any cards</source>
        <translation>Beliebige Karten</translation>
    </message>
    <message>
        <source>Cost:</source>
        <extracomment>What is discarded from the hand to play a card.</extracomment>
        <translation>Kosten:</translation>
    </message>
    <message>
        <source>How many cards are discarded when it is placed as a defender.</source>
        <translation>Wie viele Karten abgeworfen werden, wenn diese Karte als Verteidiger gelegt wird.</translation>
    </message>
    <message>
        <source>Cost to place:</source>
        <translation>Kosten beim Legen:</translation>
    </message>
    <message>
        <source>Unit that may be discarded for more strength</source>
        <translation>Einheit, die für mehr Stärke abgeworfen werden darf</translation>
    </message>
    <message>
        <source>+</source>
        <extracomment>In front of a number: how much stronger an attack becomes.</extracomment>
        <translation>+</translation>
    </message>
    <message>
        <source>Strength for each</source>
        <translation>Stärke je Karte</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>up to </source>
        <extracomment>In front of a number: how often a bonus may be taken at most.</extracomment>
        <translation>bis zu </translation>
    </message>
    <message>
        <source>Scheme bonus:</source>
        <translation>Zugabe zum Plan:</translation>
    </message>
    <message>
        <source>Add e&amp;ffect</source>
        <translation>E&amp;ffekt hinzufügen</translation>
    </message>
    <message>
        <source>Effects:</source>
        <translation>Effekte:</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No unit may be discarded for more strength.</extracomment>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>drawbridge::CardGallery</name>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>S&amp;uchen:</translation>
    </message>
    <message>
        <source>A name, or a word of what a card does</source>
        <translation>Ein Name oder ein Wort aus dem Text einer Karte</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <extracomment>Beside a list of the kinds of cards: &quot;Soldiers&quot;, &quot;Resources&quot;.</extracomment>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>About the card</source>
        <translation>Über die Karte</translation>
    </message>
    <message>
        <source>&amp;All cards</source>
        <extracomment>On a button: back from one card to all of them.</extracomment>
        <translation>A&amp;lle Karten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>&amp;Large view</source>
        <translation>&amp;Große Ansicht</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <extracomment>The title of a window; %1 is a game.</extracomment>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>An option and then its value: &quot;Size of the game:&quot;.</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Of the kinds of cards to show.</extracomment>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n kind(s)</source>
        <extracomment>How many cards of how many kinds there are: %1 is &quot;54 cards&quot;.</extracomment>
        <translation>
            <numerusform>%1 von %n Art</numerusform>
            <numerusform>%1 von %n Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found among %1</source>
        <extracomment>%1 is &quot;54 cards of 14 kinds&quot;.</extracomment>
        <translation>
            <numerusform>%n gefunden unter %1</numerusform>
            <numerusform>%n gefunden unter %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No card has these words.</source>
        <translation>Auf keiner Karte kommen diese Wörter vor.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>A kind of card and how many there are of this one among all: %1 &quot;Soldiers&quot;, %2 &quot;4 cards&quot;, %3 a number.</extracomment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Rules that name it</source>
        <translation>Regeln dazu</translation>
    </message>
</context>
<context>
    <name>drawbridge::CardModel</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Read out in the gallery: the name of a card, how many there are, and what kind of card it is.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>drawbridge::CastlesText</name>
    <message>
        <source>%1 gives %2 the floor.</source>
        <translation>%1 lässt %2 dran.</translation>
    </message>
    <message>
        <source>%1 hands the floor back.</source>
        <translation>%1 gibt wieder ab.</translation>
    </message>
    <message>
        <source>%1 has finished playing.</source>
        <translation>%1 ist mit dem Ausspielen fertig.</translation>
    </message>
    <message>
        <source>%1 lays %2: %3 to spend.</source>
        <extracomment>%2 is an attack card, &quot;Knights 8&quot;, %3 the value of the attack that is left now.</extracomment>
        <translation>%1 legt %2 und hat %3 auszugeben.</translation>
    </message>
    <message>
        <source>%1 asks %2 for an attack card.</source>
        <translation>%1 bittet %2 um eine Angriffskarte.</translation>
    </message>
    <message>
        <source>%1 finishes the attack on %2.</source>
        <translation>%1 beendet den Angriff auf %2.</translation>
    </message>
    <message>
        <source>%1 lays nothing.</source>
        <translation>%1 legt nichts.</translation>
    </message>
    <message>
        <source>%1 joins in and has the floor.</source>
        <translation>%1 macht mit und ist dran.</translation>
    </message>
    <message>
        <source>%1 refuses.</source>
        <translation>%1 lehnt ab.</translation>
    </message>
    <message>
        <source>The Alliance goes back to the hand.</source>
        <translation>Das Bündnis kommt auf die Hand zurück.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 wirft ab: %2.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 gibt auf.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <translation>%1 zieht: %2.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and makes a new deck.</source>
        <translation>Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 discards Rushed Defenses: %n defenses may be played this turn.</source>
        <translation>
            <numerusform>%1 wirft eine Eilverteidigung ab: In diesem Zug darf %n Verteidigung ausgespielt werden.</numerusform>
            <numerusform>%1 wirft eine Eilverteidigung ab: In diesem Zug dürfen %n Verteidigungen ausgespielt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fires the cannons.</source>
        <translation>%1 feuert die Kanonen ab.</translation>
    </message>
    <message>
        <source>They hit nothing.</source>
        <translation>Sie treffen nichts.</translation>
    </message>
    <message>
        <source>%1 asks %2 to be an ally in this turn.</source>
        <translation>%1 bittet %2, in diesem Zug verbündet zu sein.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3.</source>
        <extracomment>%3 is an attack card, &quot;Knights 8&quot;.</extracomment>
        <translation>%1 greift %2 an: %3.</translation>
    </message>
    <message>
        <source>%1 brings %2 back as a puppet.</source>
        <translation>%1 holt %2 als Marionette zurück.</translation>
    </message>
    <message>
        <source>%1 brings %2 back as a puppet of %3.</source>
        <extracomment>%3 is the master of %1, who gets the new puppet.</extracomment>
        <translation>%1 holt %2 als Marionette von %3 zurück.</translation>
    </message>
    <message>
        <source>%1 builds %2.</source>
        <translation>%1 baut %2.</translation>
    </message>
    <message>
        <source>%1 builds %2 for %3.</source>
        <extracomment>%2 is a castle, &quot;castle 3&quot;, %3 the player before whom it stands.</extracomment>
        <translation>%1 baut %2 für %3.</translation>
    </message>
    <message>
        <source>%1 upgrades %2: %3 in place of %4.</source>
        <extracomment>%2 is a castle; %3 and %4 are upgrades: &quot;Moat&quot;, &quot;Gate&quot;.</extracomment>
        <translation>%1 baut %2 aus: %3, vorher %4.</translation>
    </message>
    <message>
        <source>%1 upgrades %2: %3.</source>
        <extracomment>%2 is a castle, %3 an upgrade: &quot;Moat&quot;.</extracomment>
        <translation>%1 baut %2 aus: %3.</translation>
    </message>
    <message>
        <source>%1 defends %2 with %3: it needs %4 to fall now.</source>
        <extracomment>%2 is a castle, %3 a defense, &quot;Knights 8&quot;, %4 the worth of all of the castle now.</extracomment>
        <translation>%1 verteidigt %2 mit %3: Jetzt fällt die Burg erst durch %4.</translation>
    </message>
    <message>
        <source>%1 defends %2 with %3 in place of %4.</source>
        <extracomment>%2 is a castle; %3 and %4 are defenses: &quot;Knights 8&quot;.</extracomment>
        <translation>%1 verteidigt %2 mit %3, vorher %4.</translation>
    </message>
    <message>
        <source>%1 discards %2: %3.</source>
        <extracomment>%2 is a castle, %3 what lies on it.</extracomment>
        <translation>%1 wirft %2 ab: %3.</translation>
    </message>
    <message>
        <source>%1 discards %2 from %3.</source>
        <extracomment>%2 is a card, &quot;Knights 8&quot;, %3 the castle it lies on.</extracomment>
        <translation>%1 wirft ab: %2 von %3.</translation>
    </message>
    <message>
        <source>%1 of castle %2</source>
        <extracomment>A defense that falls, and the number of the castle it was on.</extracomment>
        <translation>%1 von Burg %2</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert: %2.</translation>
    </message>
    <message>
        <source>%1 sabotages %2, which has no defenses.</source>
        <translation>%1 sabotiert %2. Dort ist keine Verteidigung.</translation>
    </message>
    <message>
        <source>%1 sabotages %2, which loses %3.</source>
        <extracomment>%2 is a castle, %3 its top defense: &quot;Knights 8&quot;.</extracomment>
        <translation>%1 sabotiert %2 und entfernt %3.</translation>
    </message>
    <message>
        <source>%1&apos;s Jester destroys every castle without defenses.</source>
        <translation>Der Hofnarr von %1 zerstört jede Burg ohne Verteidigung.</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>%1&apos;s Jester steals %2: %3.</source>
        <extracomment>%2 is a castle, &quot;Bert&apos;s castle 3&quot;, %3 what lies on it.</extracomment>
        <translation>Der Hofnarr von %1 stiehlt %2: %3.</translation>
    </message>
    <message>
        <source>%1 destroys %2: %3 to spend.</source>
        <extracomment>%2 is a castle, %3 the value of the attack that is left now.</extracomment>
        <translation>%1 zerstört %2 und hat noch %3 auszugeben.</translation>
    </message>
    <message>
        <source>%1 destroys %2 (%3): %4 to spend.</source>
        <extracomment>%2 is a castle, %3 its upgrade, %4 the value of the attack that is left now.</extracomment>
        <translation>%1 zerstört %2 (%3) und hat noch %4 auszugeben.</translation>
    </message>
    <message>
        <source>%1 removes %2 from %3: %4 to spend.</source>
        <extracomment>%2 is a defense, &quot;Knights 8&quot;, %3 a castle, %4 the value of the attack that is left now.</extracomment>
        <translation>%1 entfernt %2 von %3 und hat noch %4 auszugeben.</translation>
    </message>
    <message>
        <source>%1 plays a Block: the cards of %2 do not count.</source>
        <translation>%1 spielt eine Blockade aus: Die Karten von %2 zählen nicht.</translation>
    </message>
    <message>
        <source>%1 plays a Block: the attack does not count.</source>
        <translation>%1 spielt eine Blockade aus: Der Angriff zählt nicht.</translation>
    </message>
    <message>
        <source>%1 plays a Block for %2: the cards of %3 do not count.</source>
        <translation>%1 spielt für %2 eine Blockade aus: Die Karten von %3 zählen nicht.</translation>
    </message>
    <message>
        <source>%1 plays a Block for %2: the attack does not count.</source>
        <translation>%1 spielt für %2 eine Blockade aus: Der Angriff zählt nicht.</translation>
    </message>
    <message>
        <source>%1 takes a card of %2&apos;s hand: %3.</source>
        <translation>%1 nimmt eine Karte aus der Hand von %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes a card of %2&apos;s hand.</source>
        <translation>%1 nimmt eine Karte aus der Hand von %2.</translation>
    </message>
    <message>
        <source>%1 shows %2: %3.</source>
        <translation>%1 zeigt %2: %3.</translation>
    </message>
    <message>
        <source>%1 shows %2 a card.</source>
        <translation>%1 zeigt %2 eine Karte.</translation>
    </message>
    <message>
        <source>Discarded from castle %2 to make room: %1.</source>
        <extracomment>A defense for which a Block has left no room, and the number of the castle it was on.</extracomment>
        <translation>Von Burg %2 abgeworfen, um Platz zu schaffen: %1.</translation>
    </message>
    <message>
        <source>%1 may not attack %2 again in this turn.</source>
        <translation>%1 darf %2 in diesem Zug nicht mehr angreifen.</translation>
    </message>
    <message>
        <source>%1 may attack nobody for the rest of this turn.</source>
        <translation>%1 darf für den Rest des Zuges niemanden angreifen.</translation>
    </message>
    <message>
        <source>%1 leads the attack now: %2 to spend.</source>
        <translation>%1 führt jetzt den Angriff an und hat %2 auszugeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand is discarded: %n card(s).</source>
        <translation>
            <numerusform>Die Hand von %1 wird abgeworfen: %n Karte.</numerusform>
            <numerusform>Die Hand von %1 wird abgeworfen: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 looks through the deck.</source>
        <translation>%1 sieht den Nachziehstapel durch.</translation>
    </message>
    <message>
        <source>%1 has the floor.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 has the floor for the last time.</source>
        <translation>%1 ist zum letzten Mal dran.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n castles: held until play comes back to %2, they win the game.</source>
        <extracomment>%1 and %2 are players; %2 may be the same.</extracomment>
        <translation>
            <numerusform>%1 hat %n Burg: Hält sie stand, bis %2 wieder am Zug ist, ist das Spiel gewonnen.</numerusform>
            <numerusform>%1 hat %n Burgen: Halten sie stand, bis %2 wieder am Zug ist, ist das Spiel gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n castle(s) left: too few to win with.</source>
        <translation>
            <numerusform>%1 hat noch %n Burg: zu wenig zum Gewinnen.</numerusform>
            <numerusform>%1 hat noch %n Burgen: zu wenige zum Gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>Runde %1 beginnt.</translation>
    </message>
    <message>
        <source>From now on everybody may attack.</source>
        <translation>Von jetzt an dürfen alle angreifen.</translation>
    </message>
    <message>
        <source>Nobody blocks.</source>
        <translation>Niemand blockt.</translation>
    </message>
    <message>
        <source>%1 on castle %2</source>
        <extracomment>A defense that is back, and the number of the castle it is on.</extracomment>
        <translation>%1 auf Burg %2</translation>
    </message>
    <message>
        <source>Standing again: %1.</source>
        <extracomment>%1 is a list: &quot;castle 3 and Knights 8 on castle 4&quot;.</extracomment>
        <translation>Wieder da: %1.</translation>
    </message>
    <message>
        <source>There is no castle card left for %1: the Puppet itself serves as %2.</source>
        <translation>Für %1 ist keine Burgkarte mehr da: Die Marionette selbst dient als %2.</translation>
    </message>
    <message>
        <source>%1 begins again with %2.</source>
        <translation>%1 beginnt neu mit %2.</translation>
    </message>
    <message>
        <source>%1 begins again with %2, found in the deck, which is shuffled.</source>
        <translation>%1 beginnt neu mit %2 aus dem Nachziehstapel, der danach gemischt wird.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <translation>%1 scheidet aus.</translation>
    </message>
    <message>
        <source>%1 is out of the game, together with %2.</source>
        <extracomment>%1 is a puppet, %2 its master.</extracomment>
        <translation>%1 scheidet aus, zusammen mit %2.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>For %n round(s) nobody may attack.</source>
        <translation>
            <numerusform>%n Runde lang darf niemand angreifen.</numerusform>
            <numerusform>%n Runden lang darf niemand angreifen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game. %1</source>
        <extracomment>To somebody who has been thrown out; %1 is who is at what</extracomment>
        <translation>Du bist ausgeschieden. %1</translation>
    </message>
    <message>
        <source>You are out, until somebody plays a Puppet for you. %1</source>
        <translation>Du bist ausgeschieden, bis jemand eine Marionette für dich ausspielt. %1</translation>
    </message>
    <message>
        <source>You join when somebody plays a Puppet for you. %1</source>
        <extracomment>To somebody who joins late; %1 is who is at what</extracomment>
        <translation>Du kommst dazu, wenn jemand eine Marionette für dich ausspielt. %1</translation>
    </message>
    <message>
        <source>You are %1&apos;s puppet: %1 plays for you now.</source>
        <extracomment>To a puppet, whose master decides; %1 is the master</extracomment>
        <translation>Du bist die Marionette von %1: Jetzt spielt %1 für dich.</translation>
    </message>
    <message>
        <source>You are %1&apos;s puppet. %2</source>
        <extracomment>To a puppet: %1 is its master, %2 what to do now or who is at what</extracomment>
        <translation>Du bist die Marionette von %1. %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot.</source>
        <translation>Ausgelost wird, wer beginnt.</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>You play for your puppet %1. %2</source>
        <extracomment>To a master who decides for a puppet; %2 is the usual prompt, addressed to the puppet.</extracomment>
        <translation>Du spielst für deine Marionette %1. %2</translation>
    </message>
    <message>
        <source>%1 may block…</source>
        <translation>%1 darf blocken …</translation>
    </message>
    <message>
        <source>%1 has been asked for an attack card…</source>
        <translation>%1 wird um eine Angriffskarte gebeten …</translation>
    </message>
    <message>
        <source>%1 has been asked for an alliance…</source>
        <translation>%1 wird um ein Bündnis gebeten …</translation>
    </message>
    <message>
        <source>%1 is attacking…</source>
        <translation>%1 greift an …</translation>
    </message>
    <message>
        <source>%1 is choosing cards to discard…</source>
        <translation>%1 wählt Karten zum Abwerfen …</translation>
    </message>
    <message>
        <source>%1 plays for %2…</source>
        <extracomment>%1 is a master, %2 the puppet whose turn it is.</extracomment>
        <translation>%1 spielt für %2 …</translation>
    </message>
    <message>
        <source>castles</source>
        <extracomment>Sorts of cards that can be played now, in a list</extracomment>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>upgrades</source>
        <extracomment>Sorts of cards that can be played now, in a list</extracomment>
        <translation>Ausbauten</translation>
    </message>
    <message>
        <source>defenses</source>
        <extracomment>Sorts of cards that can be played now, in a list</extracomment>
        <translation>Verteidigungen</translation>
    </message>
    <message>
        <source>attacks</source>
        <extracomment>Sorts of cards that can be played now, in a list</extracomment>
        <translation>Angriffskarten</translation>
    </message>
    <message>
        <source>specials</source>
        <extracomment>Sorts of cards that can be played now, in a list</extracomment>
        <translation>Sonderkarten</translation>
    </message>
    <message>
        <source>Play as many cards as you like, or finish playing.</source>
        <translation>Spiel so viele Karten aus, wie du willst, oder beende das Ausspielen.</translation>
    </message>
    <message>
        <source>There is nothing more to play: finish playing.</source>
        <extracomment>%1 is a list of sorts of cards</extracomment>
        <translation>Es gibt nichts mehr auszuspielen: Beende das Ausspielen.</translation>
    </message>
    <message>
        <source>You can play: %1; or finish playing.</source>
        <translation>Du kannst ausspielen: %1; oder das Ausspielen beenden.</translation>
    </message>
    <message>
        <source>Remove what that pays for, lay more, or finish.</source>
        <translation>Entferne, was sich damit bezahlen lässt, leg mehr oder mach Schluss.</translation>
    </message>
    <message>
        <source>Lay more, or finish.</source>
        <translation>Leg mehr oder mach Schluss.</translation>
    </message>
    <message>
        <source>Remove what that pays for, or finish.</source>
        <translation>Entferne, was sich damit bezahlen lässt, oder mach Schluss.</translation>
    </message>
    <message>
        <source>Ask an ally for a card, or finish.</source>
        <translation>Bitte einen Verbündeten um eine Karte oder mach Schluss.</translation>
    </message>
    <message>
        <source>It pays for nothing more: finish.</source>
        <translation>Damit lässt sich nichts mehr bezahlen: Mach Schluss.</translation>
    </message>
    <message>
        <source>%1 No attacks before round %2.</source>
        <extracomment>%1 is what to do now, %2 a number</extracomment>
        <translation>%1 Keine Angriffe vor Runde %2.</translation>
    </message>
    <message>
        <source>Castle: choose who gets it.</source>
        <translation>Burg: Wähl, wer sie bekommt.</translation>
    </message>
    <message>
        <source>%1: choose the castle that gets it.</source>
        <extracomment>%1 is an upgrade: &quot;Moat&quot;.</extracomment>
        <translation>%1: Wähl die Burg, auf die das kommt.</translation>
    </message>
    <message>
        <source>Rushed Defenses: lay them on a castle as a defense of 3.</source>
        <translation>Eilverteidigung: Leg sie als Verteidigung mit 3 auf eine Burg.</translation>
    </message>
    <message>
        <source>Rushed Defenses: lay them on a castle as a defense of 3, or discard them to play more defenses.</source>
        <translation>Eilverteidigung: Leg sie als Verteidigung mit 3 auf eine Burg oder wirf sie ab, um mehr Verteidigungen auszuspielen.</translation>
    </message>
    <message>
        <source>Rushed Defenses: discard them to play more defenses.</source>
        <translation>Eilverteidigung: Wirf sie ab, um mehr Verteidigungen auszuspielen.</translation>
    </message>
    <message>
        <source>%1: choose the castle to defend.</source>
        <extracomment>%1 is a defense: &quot;Knights 8&quot;.</extracomment>
        <translation>%1: Wähl die Burg, die verteidigt wird.</translation>
    </message>
    <message>
        <source>%1: castle %2 is full, choose the defense that goes.</source>
        <translation>%1: Burg %2 ist voll; wähl die Verteidigung, die weicht.</translation>
    </message>
    <message>
        <source>Sabotage: choose the castle that loses its top defense.</source>
        <translation>Sabotage: Wähl die Burg, die ihre oberste Verteidigung verliert.</translation>
    </message>
    <message>
        <source>Jester: destroy every castle without defenses.</source>
        <translation>Hofnarr: Zerstöre jede Burg ohne Verteidigung.</translation>
    </message>
    <message>
        <source>Jester: destroy every castle without defenses, or choose one to steal.</source>
        <translation>Hofnarr: Zerstöre jede Burg ohne Verteidigung oder wähl eine zum Stehlen.</translation>
    </message>
    <message>
        <source>Jester: choose a castle to steal.</source>
        <translation>Hofnarr: Wähl eine Burg zum Stehlen.</translation>
    </message>
    <message>
        <source>Puppet: choose who comes back into the game.</source>
        <translation>Marionette: Wähl, wer ins Spiel zurückkommt.</translation>
    </message>
    <message>
        <source>Alliance: choose whom to ask into this turn.</source>
        <translation>Bündnis: Wähl, wen du für diesen Zug darum bittest.</translation>
    </message>
    <message>
        <source>%1: choose whom to attack.</source>
        <translation>%1: Wähl, wen du angreifst.</translation>
    </message>
    <message>
        <source>%1 attacks you with %2: play a Block, or let it pass.</source>
        <extracomment>%2 is the value of the cards laid.</extracomment>
        <translation>%1 greift dich mit %2 an: Spiel eine Blockade aus oder lass es geschehen.</translation>
    </message>
    <message>
        <source>%1 attacks you with %2, and you have no Block: let it pass.</source>
        <translation>%1 greift dich mit %2 an, und du hast keine Blockade: Lass es geschehen.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3: play a Block for %2, or let it pass.</source>
        <extracomment>%1 attacks %2; %3 is the value of the cards laid.</extracomment>
        <translation>%1 greift %2 mit %3 an: Spiel für %2 eine Blockade aus oder lass es geschehen.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3, and you have no Block: let it pass.</source>
        <translation>%1 greift %2 mit %3 an, und du hast keine Blockade: Lass es geschehen.</translation>
    </message>
    <message>
        <source>Attack on %1 with %2 to spend. %3</source>
        <extracomment>Two sentences: %1 is who is attacked, %2 a number, %3 what to do now</extracomment>
        <translation>Angriff auf %1: Du hast %2 auszugeben. %3</translation>
    </message>
    <message>
        <source>%1 asks you for a card against %2: lay an attack card, or decline.</source>
        <translation>%1 bittet dich um eine Karte gegen %2: Leg eine Angriffskarte oder lehn ab.</translation>
    </message>
    <message>
        <source>%1 asks you for a card against %2, and you have none to lay: decline.</source>
        <translation>%1 bittet dich um eine Karte gegen %2, und du hast keine zu legen: Lehn ab.</translation>
    </message>
    <message>
        <source>Take one card of %1&apos;s hand.</source>
        <translation>Nimm eine Karte aus der Hand von %1.</translation>
    </message>
    <message>
        <source>You have the floor in %1&apos;s turn for the last time. %2</source>
        <extracomment>Two sentences: %1 is whose turn it is, %2 what may be done in it</extracomment>
        <translation>Im Zug von %1 bist du zum letzten Mal dran. %2</translation>
    </message>
    <message>
        <source>You have the floor in %1&apos;s turn. %2</source>
        <translation>Im Zug von %1 bist du dran. %2</translation>
    </message>
    <message>
        <source>There is nothing to play: hand it back.</source>
        <translation>Es gibt nichts auszuspielen: Gib wieder ab.</translation>
    </message>
    <message>
        <source>You can play: %1; or hand it back.</source>
        <extracomment>%1 is a list of sorts of cards</extracomment>
        <translation>Du kannst ausspielen: %1; oder wieder abgeben.</translation>
    </message>
    <message>
        <source>%1 asks you to be an ally in this turn: accept, or refuse.</source>
        <translation>%1 bittet dich, in diesem Zug verbündet zu sein: Nimm an oder lehn ab.</translation>
    </message>
    <message>
        <source>Choose what you discard from the table.</source>
        <translation>Wähl, was du vom Tisch abwirfst.</translation>
    </message>
    <message>
        <source>Discard what you do not want, then draw.</source>
        <translation>Wirf ab, was du nicht willst, dann zieh.</translation>
    </message>
    <message>
        <source>To discard it from the table, put it on the discard pile.</source>
        <extracomment>What to do with a card of a castle that has been picked up.</extracomment>
        <translation>Um es vom Tisch abzuwerfen, leg es auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>%1: put it on a castle.</source>
        <extracomment>What to do with a card of the hand that has been picked up: %1 is the card.</extracomment>
        <translation>%1: Leg die Karte auf eine Burg.</translation>
    </message>
    <message>
        <source>%1: put it on a castle; on a full one, on the defense that goes.</source>
        <translation>%1: Leg die Karte auf eine Burg; ist sie voll, auf die Verteidigung, die weichen soll.</translation>
    </message>
    <message>
        <source>%1: add it to the attack.</source>
        <translation>%1: Leg die Karte zum Angriff dazu.</translation>
    </message>
    <message>
        <source>%1: put it on the castles of an opponent.</source>
        <translation>%1: Leg die Karte auf die Burgen eines Gegners.</translation>
    </message>
    <message>
        <source>%1: put it beside your castles.</source>
        <translation>%1: Leg sie neben deine Burgen.</translation>
    </message>
    <message>
        <source>%1: put it on a castle, or on the discard pile to play two other defenses.</source>
        <translation>%1: Leg sie auf eine Burg oder, um zwei andere Verteidigungen auszuspielen, auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>%1: put it on a castle of an opponent.</source>
        <translation>%1: Leg sie auf eine Burg eines Gegners.</translation>
    </message>
    <message>
        <source>%1: put it on the discard pile.</source>
        <translation>%1: Leg die Karte auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>%1: put it on the discard pile to destroy, or on an opponent&apos;s castle to steal.</source>
        <translation>%1: Leg ihn zum Zerstören auf den Ablagestapel oder zum Stehlen auf die Burg eines Gegners.</translation>
    </message>
    <message>
        <source>%1: put it on the castles that are attacked.</source>
        <translation>%1: Leg sie auf die angegriffenen Burgen.</translation>
    </message>
    <message>
        <source>%1: put it where the player who is to come back sits.</source>
        <translation>%1: Leg sie auf den Platz der Person, die zurückkommen soll.</translation>
    </message>
    <message>
        <source>%1: put it where the player whom you ask sits.</source>
        <translation>%1: Leg es auf den Platz der Person, die du bittest.</translation>
    </message>
    <message>
        <source>A castle for %1</source>
        <extracomment>Buttons: what a card is used for; %1 is a player.</extracomment>
        <translation>Eine Burg für %1</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>%1 bitten</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>%1 angreifen</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Ausspielen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button: %1 is a castle, &quot;Bert&apos;s castle 3&quot;, %2 what lies on it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Discard it for more defenses</source>
        <translation>Für mehr Verteidigungen abwerfen</translation>
    </message>
    <message>
        <source>Destroy castles without defenses</source>
        <translation>Burgen ohne Verteidigung zerstören</translation>
    </message>
    <message>
        <source>Replace the lowest: %1</source>
        <extracomment>Buttons: which of the three defenses of a full castle goes; %1 is &quot;Knights 8&quot;.</extracomment>
        <translation>Die unterste ersetzen: %1</translation>
    </message>
    <message>
        <source>Replace the middle one: %1</source>
        <translation>Die mittlere ersetzen: %1</translation>
    </message>
    <message>
        <source>Replace the top one: %1</source>
        <translation>Die oberste ersetzen: %1</translation>
    </message>
    <message>
        <source>Discard from the table</source>
        <translation>Vom Tisch abwerfen</translation>
    </message>
    <message>
        <source>%1 on %2 (defense %3)</source>
        <extracomment>A button: %1 is a card, &quot;Knights 8&quot;, %2 the castle it is on, %3 which it is on it, from below.</extracomment>
        <translation>%1 auf %2 (Verteidigung %3)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>A button: %1 is an upgrade, &quot;Moat&quot;, %2 the castle it is on.</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Give %1 the floor</source>
        <translation>%1 dranlassen</translation>
    </message>
    <message>
        <source>Hand the floor back</source>
        <translation>Wieder abgeben</translation>
    </message>
    <message>
        <source>Finish playing</source>
        <translation>Ausspielen beenden</translation>
    </message>
    <message>
        <source>Lay: %1</source>
        <translation>Legen: %1</translation>
    </message>
    <message>
        <source>Ask %1 for a card</source>
        <translation>%1 um eine Karte bitten</translation>
    </message>
    <message>
        <source>Finish the attack</source>
        <translation>Angriff beenden</translation>
    </message>
    <message>
        <source>Lay nothing</source>
        <translation>Nichts legen</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Play Block</source>
        <translation>Blockade ausspielen</translation>
    </message>
    <message>
        <source>Block %1&apos;s cards</source>
        <translation>Karten von %1 aufhalten</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Abwerfen: %1</translation>
    </message>
    <message>
        <source>Draw and end the turn</source>
        <translation>Ziehen und den Zug beenden</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <translation>Nehmen: %1</translation>
    </message>
    <message>
        <source>its cards are discarded</source>
        <comment>below the label of a choice: what a Block does</comment>
        <translation>die Karten werden abgeworfen</translation>
    </message>
    <message>
        <source>its cards are discarded, what fell comes back</source>
        <comment>below the label of a choice: what a Block does</comment>
        <translation>die Karten werden abgeworfen, und was fiel, kommt zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are lost for good</source>
        <comment>below the label of a choice: no Block is played</comment>
        <translation>
            <numerusform>%n Karte ist endgültig verloren</numerusform>
            <numerusform>%n Karten sind endgültig verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you discard what you do not want, and draw.</source>
        <translation>Dann wirfst du ab, was du nicht willst, und ziehst.</translation>
    </message>
    <message>
        <source>The cards of the others still count for what they can remove alone; this ally may attack nobody for the rest of this turn.</source>
        <translation>Die Karten der anderen zählen weiter für das, was sie allein entfernen können; dieser Verbündete darf für den Rest des Zuges niemanden angreifen.</translation>
    </message>
    <message>
        <source>What has not been spent is lost.</source>
        <translation>Was nicht ausgegeben ist, ist verloren.</translation>
    </message>
    <message>
        <source>No castle is without defenses: the Jester would destroy nothing.</source>
        <translation>Keine Burg ist ohne Verteidigung: Der Hofnarr würde nichts zerstören.</translation>
    </message>
    <message>
        <source>That destroys your own last castle: you would be out of the game.</source>
        <translation>Das zerstört deine eigene letzte Burg: Du würdest ausscheiden.</translation>
    </message>
    <message>
        <source>That destroys the last castle of your master: you would both be out of the game.</source>
        <translation>Das zerstört die letzte Burg deines Herrn: Ihr würdet beide ausscheiden.</translation>
    </message>
    <message>
        <source>That destroys the last castle of your own puppet.</source>
        <translation>Das zerstört die letzte Burg deiner eigenen Marionette.</translation>
    </message>
    <message>
        <source>No opponent has a defense: Cannon Fire would hit nothing.</source>
        <translation>Kein Gegner hat eine Verteidigung: Kanonenfeuer würde nichts treffen.</translation>
    </message>
    <message>
        <source>There is no defense on that castle: the Sabotage would do nothing.</source>
        <translation>Auf dieser Burg ist keine Verteidigung: Die Sabotage würde nichts bewirken.</translation>
    </message>
    <message>
        <source>That is the last castle of its owner: without it that player is out of the game.</source>
        <translation>Das ist jemandes letzte Burg: Wem sie gehört, der scheidet ohne sie aus.</translation>
    </message>
    <message>
        <source>The attack has %1 left, and that could still destroy something.</source>
        <extracomment>Before an attack is finished too early: %1 is a number, the strength that is left.</extracomment>
        <translation>Der Angriff hat noch %1, und das könnte noch etwas zerstören.</translation>
    </message>
    <message>
        <source>You could still build this turn: %1.</source>
        <extracomment>To whoever stops playing before all is built: %1 lists cards of the hand</extracomment>
        <translation>In diesem Zug könntest du noch bauen: %1.</translation>
    </message>
    <message>
        <source>There is no such defense on that castle.</source>
        <translation>So eine Verteidigung gibt es auf dieser Burg nicht.</translation>
    </message>
    <message>
        <source>There is nobody and nothing to attack there.</source>
        <translation>Dort ist niemand und nichts anzugreifen.</translation>
    </message>
    <message>
        <source>First choose whom to attack.</source>
        <translation>Wähl zuerst, wen du angreifst.</translation>
    </message>
    <message>
        <source>No attack is running: play an attack card first.</source>
        <translation>Es läuft kein Angriff: Spiel zuerst eine Angriffskarte aus.</translation>
    </message>
    <message>
        <source>An attack is running: lay the card in it.</source>
        <translation>Ein Angriff läuft: Leg die Karte dazu.</translation>
    </message>
    <message>
        <source>This is no attack card: %1.</source>
        <translation>Das ist keine Angriffskarte: %1.</translation>
    </message>
    <message>
        <source>First finish the attack.</source>
        <translation>Beende zuerst den Angriff.</translation>
    </message>
    <message>
        <source>That ally has declined already in this attack.</source>
        <translation>Dieser Verbündete hat in diesem Angriff schon abgelehnt.</translation>
    </message>
    <message>
        <source>That ally belongs to the side that is attacked, and lays no card against it.</source>
        <translation>Dieser Verbündete gehört zur angegriffenen Partei und legt keine Karte gegen sie.</translation>
    </message>
    <message>
        <source>First lay an attack card, or decline.</source>
        <translation>Leg zuerst eine Angriffskarte oder lehn ab.</translation>
    </message>
    <message>
        <source>Nobody has been asked for a card.</source>
        <translation>Niemand wurde um eine Karte gebeten.</translation>
    </message>
    <message>
        <source>That player is no ally in this turn.</source>
        <translation>Diese Person ist in diesem Zug nicht verbündet.</translation>
    </message>
    <message>
        <source>The floor is yours: you need not hand it back.</source>
        <translation>Du bist ohnehin dran: Abgeben musst du nicht.</translation>
    </message>
    <message>
        <source>There is no Block in that hand.</source>
        <translation>Auf dieser Hand ist keine Blockade.</translation>
    </message>
    <message>
        <source>Only a Block can be played now: block, or let it pass.</source>
        <translation>Jetzt lässt sich nur eine Blockade ausspielen: Spiel sie aus oder lass es geschehen.</translation>
    </message>
    <message>
        <source>First block, or let it pass.</source>
        <translation>Spiel zuerst eine Blockade aus oder lass es geschehen.</translation>
    </message>
    <message>
        <source>Nobody attacks: there is nothing to let pass.</source>
        <translation>Niemand greift an: Da ist nichts, was du geschehen lassen könntest.</translation>
    </message>
    <message>
        <source>That takes %1, and Horsemen count against defenses only: you have %2.</source>
        <translation>Das kostet %1, und Reiter zählen nur gegen Verteidigungen: Du hast %2.</translation>
    </message>
    <message>
        <source>The castle takes %1, and you have %2 left.</source>
        <translation>Die Burg kostet %1, und du hast noch %2.</translation>
    </message>
    <message>
        <source>The castle with its upgrade takes %1, and you have %2 left.</source>
        <translation>Die Burg mit ihrem Ausbau kostet %1, und du hast noch %2.</translation>
    </message>
    <message>
        <source>That defense takes %1, and you have %2 left.</source>
        <translation>Diese Verteidigung kostet %1, und du hast noch %2.</translation>
    </message>
    <message>
        <source>Somebody else has to decide first.</source>
        <translation>Zuerst muss jemand anderes entscheiden.</translation>
    </message>
    <message>
        <source>There is no such card in that hand: %1.</source>
        <translation>So eine Karte ist nicht auf dieser Hand: %1.</translation>
    </message>
    <message>
        <source>Play cards, or finish playing.</source>
        <translation>Spiel Karten aus oder beende das Ausspielen.</translation>
    </message>
    <message>
        <source>It cannot be this card that comes now: %1.</source>
        <translation>Das kann nicht die Karte sein, die jetzt kommt: %1.</translation>
    </message>
    <message>
        <source>First the cards are drawn.</source>
        <translation>Zuerst werden die Karten gezogen.</translation>
    </message>
    <message>
        <source>Nobody may attack before round %1.</source>
        <translation>Vor Runde %1 darf niemand angreifen.</translation>
    </message>
    <message>
        <source>Nobody may attack before round %2, and this card attacks: %1.</source>
        <translation>Vor Runde %2 darf niemand angreifen, und diese Karte greift an: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have played your defense of this turn: you may play only %n.</source>
        <translation>
            <numerusform>Du hast deine Verteidigung dieses Zuges ausgespielt: Erlaubt ist nur %n.</numerusform>
            <numerusform>Du hast deine Verteidigung dieses Zuges ausgespielt: Erlaubt sind nur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played your defenses of this turn: you may play only %n.</source>
        <translation>
            <numerusform>Du hast deine Verteidigungen dieses Zuges ausgespielt: Erlaubt ist nur %n.</numerusform>
            <numerusform>Du hast deine Verteidigungen dieses Zuges ausgespielt: Erlaubt sind nur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no castle on which %1 could go.</source>
        <translation>Es gibt keine Burg, auf die das gelegt werden könnte: %1.</translation>
    </message>
    <message>
        <source>In this game a new defense has to be worth more than the one that goes.</source>
        <translation>In diesem Spiel muss eine neue Verteidigung mehr wert sein als die, die weicht.</translation>
    </message>
    <message>
        <source>An upgrade is laid on a castle that stands.</source>
        <translation>Ein Ausbau wird auf eine Burg gelegt, die steht.</translation>
    </message>
    <message>
        <source>First choose the castle that gets it: %1.</source>
        <translation>Wähl zuerst die Burg, auf die das kommt: %1.</translation>
    </message>
    <message>
        <source>There is no castle that could get it: %1.</source>
        <translation>Es gibt keine Burg, auf die das gelegt werden könnte: %1.</translation>
    </message>
    <message>
        <source>That castle has an upgrade already: %1.</source>
        <translation>Diese Burg hat schon einen Ausbau: %1.</translation>
    </message>
    <message>
        <source>Sabotage is for a castle that stands.</source>
        <translation>Sabotage ist für eine Burg, die steht.</translation>
    </message>
    <message>
        <source>First choose the castle for the Sabotage.</source>
        <translation>Wähl zuerst die Burg für die Sabotage.</translation>
    </message>
    <message>
        <source>First say what the Jester does: destroy, or steal.</source>
        <translation>Sag zuerst, was der Hofnarr tut: zerstören oder stehlen.</translation>
    </message>
    <message>
        <source>Only a Jester does that: play one first.</source>
        <translation>Das tut nur ein Hofnarr: Spiel zuerst einen aus.</translation>
    </message>
    <message>
        <source>Only a player who is out of the game can come back as a puppet.</source>
        <translation>Als Marionette zurückkommen kann nur, wer ausgeschieden ist.</translation>
    </message>
    <message>
        <source>First choose who comes back as a puppet.</source>
        <translation>Wähl zuerst, wer als Marionette zurückkommt.</translation>
    </message>
    <message>
        <source>Whoever is out of the game cannot be asked.</source>
        <translation>Wer ausgeschieden ist, kann nicht gebeten werden.</translation>
    </message>
    <message>
        <source>First choose whom to ask.</source>
        <translation>Wähl zuerst, wen du bittest.</translation>
    </message>
    <message>
        <source>First accept, or refuse.</source>
        <translation>Nimm zuerst an oder lehn ab.</translation>
    </message>
    <message>
        <source>Nobody has been asked to join in.</source>
        <translation>Niemand wurde dazugebeten.</translation>
    </message>
    <message>
        <source>It is settled already who begins.</source>
        <translation>Wer beginnt, steht schon fest.</translation>
    </message>
    <message>
        <source>First the starting player is drawn by lot.</source>
        <translation>Zuerst wird ausgelost, wer beginnt.</translation>
    </message>
    <message>
        <source>There is no hand to take a card from.</source>
        <translation>Es gibt keine Hand, aus der eine Karte zu nehmen wäre.</translation>
    </message>
    <message>
        <source>First take a card from the hand that lies open.</source>
        <translation>Nimm zuerst eine Karte aus der Hand, die offen liegt.</translation>
    </message>
    <message>
        <source>First choose what you discard from the table.</source>
        <translation>Wähl zuerst, was du vom Tisch abwirfst.</translation>
    </message>
    <message>
        <source>You discard your own cards, and those of your puppets, and no others.</source>
        <translation>Du wirfst deine eigenen Karten ab und die deiner Marionetten, sonst keine.</translation>
    </message>
    <message>
        <source>There is no such castle on the table.</source>
        <translation>So eine Burg ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>The last castle of a player cannot be discarded.</source>
        <translation>Die letzte Burg, die jemand hat, kann nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>There is nothing that you could discard from the table.</source>
        <translation>Es gibt nichts, was du vom Tisch abwerfen könntest.</translation>
    </message>
    <message>
        <source>In this game nothing is discarded from the table.</source>
        <translation>In diesem Spiel wird nichts vom Tisch abgeworfen.</translation>
    </message>
    <message>
        <source>A puppet does not discard its master&apos;s cards.</source>
        <translation>Eine Marionette wirft die Karten ihres Herrn nicht ab.</translation>
    </message>
    <message>
        <source>First say that you discard from the table.</source>
        <translation>Sag zuerst, dass du vom Tisch abwirfst.</translation>
    </message>
    <message>
        <source>That ally is giving up and lays no more cards.</source>
        <translation>Dieser Verbündete gibt auf und legt keine Karten mehr.</translation>
    </message>
    <message>
        <source>Only a king or queen who has to decide can give up, and no puppet.</source>
        <translation>Aufgeben kann nur, wer selbst zu entscheiden hat, und keine Marionette.</translation>
    </message>
    <message numerus="yes">
        <source>The deck does not suit %n player(s): it needs a castle for everybody, enough cards to deal, and no more than a table can hold.</source>
        <translation>
            <numerusform>Der Kartensatz passt nicht zu %n Platz: Er braucht eine Burg für jeden, genug Karten zum Austeilen und nicht mehr, als ein Tisch fasst.</numerusform>
            <numerusform>Der Kartensatz passt nicht zu %n Plätzen: Er braucht eine Burg für jeden, genug Karten zum Austeilen und nicht mehr, als ein Tisch fasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>castle %1</source>
        <extracomment>A castle by its number, which it keeps as long as it stands.</extracomment>
        <translation>Burg %1</translation>
    </message>
    <message>
        <source>%1&apos;s castle %2</source>
        <extracomment>A castle by its number: &quot;Bert&apos;s castle 3&quot;.</extracomment>
        <translation>Burg %2 von %1</translation>
    </message>
    <message>
        <source>no defenses</source>
        <translation>keine Verteidigung</translation>
    </message>
    <message>
        <source>%1 on top</source>
        <extracomment>What lies on a castle, from below: &quot;Moat, 9, 5, and 4 on top&quot;.</extracomment>
        <translation>%1 obenauf</translation>
    </message>
    <message>
        <source>%1 (attack)</source>
        <extracomment>A card that attacks, and one of the same name that defends: &quot;Knights 8 (attack)&quot;.</extracomment>
        <translation>%1 (Angriff)</translation>
    </message>
    <message>
        <source>%1 (defense)</source>
        <translation>%1 (Verteidigung)</translation>
    </message>
    <message>
        <source>It defends with %1.</source>
        <translation>Verteidigt mit %1.</translation>
    </message>
    <message>
        <source>It attacks with %1.</source>
        <translation>Greift mit %1 an.</translation>
    </message>
    <message>
        <source>%1; needs %2 to fall</source>
        <extracomment>Of a castle: %1 is what lies on it, &quot;Moat, 9, 5, and 4 on top&quot;, %2 the sum of all of it.</extracomment>
        <translation>%1; fällt erst durch %2</translation>
    </message>
    <message>
        <source>serves as a castle; %1</source>
        <translation>dient als Burg; %1</translation>
    </message>
    <message>
        <source>its castle is gone</source>
        <translation>die Burg ist weg</translation>
    </message>
    <message>
        <source>from castle %1</source>
        <extracomment>Of a fallen card: &quot;from castle 3&quot;.</extracomment>
        <translation>von Burg %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>no attacks yet</source>
        <translation>noch keine Angriffe</translation>
    </message>
    <message>
        <source>A puppet: it fights for its master and wins with its master.</source>
        <translation>Eine Marionette: Sie kämpft für ihren Herrn und gewinnt mit ihm.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n castle(s) and wins by holding them until the round is over.</source>
        <translation>
            <numerusform>Hat %n Burg und gewinnt, wenn sie bis zum Ende der Runde standhält.</numerusform>
            <numerusform>Hat %n Burgen und gewinnt, wenn sie bis zum Ende der Runde standhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>An ally in this turn.</source>
        <translation>In diesem Zug verbündet.</translation>
    </message>
    <message>
        <source>Has the floor.</source>
        <translation>Ist dran.</translation>
    </message>
    <message>
        <source>Blocked: may lay no attack cards on anybody in this turn.</source>
        <translation>Aufgehalten: darf in diesem Zug auf niemanden Angriffskarten legen.</translation>
    </message>
    <message>
        <source>Blocked: may lay no more attack cards on the protected player in this turn.</source>
        <translation>Aufgehalten: darf in diesem Zug auf die geschützte Person keine Angriffskarten mehr legen.</translation>
    </message>
    <message>
        <source>%1 to spend</source>
        <extracomment>The value of attack cards that has not been used yet.</extracomment>
        <translation>%1 auszugeben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>der Nachziehstapel</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>der Ablagestapel</translation>
    </message>
    <message>
        <source>the card in play</source>
        <extracomment>Where a card lies while it is decided what it is used for.</extracomment>
        <translation>die ausgespielte Karte</translation>
    </message>
    <message>
        <source>the attack</source>
        <extracomment>Where the cards of an attack lie.</extracomment>
        <translation>der Angriff</translation>
    </message>
    <message>
        <source>the fallen row</source>
        <extracomment>Where cards lie this turn that attacks have removed: a Block may bring them back.</extracomment>
        <translation>die Reihe der Gefallenen</translation>
    </message>
    <message>
        <source>cards out of the game</source>
        <translation>Karten aus dem Spiel</translation>
    </message>
    <message>
        <source>%1&apos;s castles</source>
        <translation>Burgen von %1</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>your castles</source>
        <extracomment>The piles are the reader&apos;s own.</extracomment>
        <translation>deine Burgen</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Written beside the piles.</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Fallen</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>upgrade on castle %1</source>
        <extracomment>A place on a castle: %1 is the number of the castle.</extracomment>
        <translation>Ausbau auf Burg %1</translation>
    </message>
    <message>
        <source>defense %1 on castle %2</source>
        <extracomment>A place on a castle, from below: %1 is 1, 2 or 3, %2 the number of the castle.</extracomment>
        <translation>Verteidigung %1 auf Burg %2</translation>
    </message>
    <message>
        <source>Play cards, in any order</source>
        <extracomment>The steps of a turn on the overview card: a few words each.</extracomment>
        <translation>Karten ausspielen, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Defenses: %1 of %2</source>
        <extracomment>How many defenses have been played, and how many may be.</extracomment>
        <translation>Verteidigungen: %1 von %2</translation>
    </message>
    <message>
        <source>Discard from the hand</source>
        <translation>Aus der Hand abwerfen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>%1&apos;s puppet; %2</source>
        <extracomment>Beside a player&apos;s name, where the end may be cut (the castles are there to be seen): %1 is the player whose puppet this one is, %2 how the castles stand</extracomment>
        <translation>Marionette von %1; %2</translation>
    </message>
    <message>
        <source>out since round %1</source>
        <extracomment>Beside a player&apos;s name: %1 is the round in which they lost their last castle.</extracomment>
        <translation>seit Runde %1 ausgeschieden</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>no castle</source>
        <extracomment>Of a player who joins late</extracomment>
        <translation>keine Burg</translation>
    </message>
    <message>
        <source>not in the game yet</source>
        <translation>noch nicht im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s), %1 in all</source>
        <extracomment>Beside a player&apos;s name: how many castles, and what they are worth with all that lies on them.</extracomment>
        <translation>
            <numerusform>%n Burg, %1 insgesamt</numerusform>
            <numerusform>%n Burgen, %1 insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n castle(s) worth %2</source>
        <extracomment>What is counted when a game has lasted too long: %1 is a player, %2 the worth of the castles.</extracomment>
        <translation>
            <numerusform>%1 %n Burg, %2 wert</numerusform>
            <numerusform>%1 %n Burgen, %2 wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is left to rule.</source>
        <translation>Niemand ist übrig, um zu herrschen.</translation>
    </message>
    <message>
        <source>There is no other ruler left.</source>
        <translation>Kein anderer Herrscher ist übrig.</translation>
    </message>
    <message numerus="yes">
        <source>One side has held %n castles for a whole round.</source>
        <translation>
            <numerusform>Eine Partei hat eine ganze Runde lang %n Burg gehalten.</numerusform>
            <numerusform>Eine Partei hat eine ganze Runde lang %n Burgen gehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Jester has left nobody; a house rule decides.</source>
        <translation>Der Hofnarr hat niemanden übrig gelassen; eine Hausregel entscheidet.</translation>
    </message>
    <message>
        <source>The last round is over, and the castles are equal.</source>
        <translation>Die letzte Runde ist vorbei, und die Burgen sind gleich stark.</translation>
    </message>
    <message>
        <source>The last round is over; the strongest castles decide.</source>
        <translation>Die letzte Runde ist vorbei; die stärksten Burgen entscheiden.</translation>
    </message>
    <message>
        <source>%1 Winning along as puppets: %2.</source>
        <extracomment>Behind a sentence on how the game ended: %2 is a list of players.
----------
Behind &quot;Anna wins.&quot;: %2 is a list of players.</extracomment>
        <translation>%1 Als Marionetten gewinnen außerdem: %2.</translation>
    </message>
    <message>
        <source>Nobody is left to rule: the game is a draw.</source>
        <translation>Niemand ist übrig, um zu herrschen: Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>%1 rules alone and wins.</source>
        <translation>%1 herrscht allein und gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s side has held %n castles for a whole round: %1 wins.</source>
        <translation>
            <numerusform>Die Partei von %1 hat eine ganze Runde lang %n Burg gehalten: %1 gewinnt.</numerusform>
            <numerusform>Die Partei von %1 hat eine ganze Runde lang %n Burgen gehalten: %1 gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Jester has left nobody: by the house rule %1 wins.</source>
        <translation>Der Hofnarr hat niemanden übrig gelassen: Nach der Hausregel gewinnt %1.</translation>
    </message>
    <message>
        <source>The last round is over: %1 have equal castles and share the win.</source>
        <extracomment>%1 is a list of players.</extracomment>
        <translation>Die letzte Runde ist vorbei: Mit gleich starken Burgen teilen sich %1 den Sieg.</translation>
    </message>
    <message>
        <source>The last round is over: %1 has the strongest castles and wins.</source>
        <translation>Die letzte Runde ist vorbei: %1 hat die stärksten Burgen und gewinnt.</translation>
    </message>
    <message>
        <source>You can watch how it ends.</source>
        <translation>Du kannst zusehen, wie es endet.</translation>
    </message>
    <message>
        <source>You can watch how it goes on. Whoever plays a Puppet may bring you back: you would serve them, and win with them.</source>
        <translation>Du kannst zusehen, wie es weitergeht. Wer eine Marionette ausspielt, kann dich zurückholen: Dann dienst du ihm und gewinnst mit ihm.</translation>
    </message>
    <message>
        <source>You are out of the game</source>
        <translation>Du bist ausgeschieden</translation>
    </message>
    <message>
        <source>You have no castle left, and your cards are gone. %1</source>
        <translation>Du hast keine Burg mehr, und deine Karten sind weg. %1</translation>
    </message>
    <message>
        <source>You play your own turns; %1 sees your cards, and you see theirs.</source>
        <extracomment>To a puppet: %1 is its master</extracomment>
        <translation>Du spielst deine Züge selbst; %1 sieht deine Karten, und du siehst die deines Herrn.</translation>
    </message>
    <message>
        <source>%1 sees your cards and decides what you play; you see theirs and may advise.</source>
        <translation>%1 sieht deine Karten und entscheidet, was du ausspielst; du siehst die deines Herrn und darfst Rat geben.</translation>
    </message>
    <message>
        <source>You are %1&apos;s puppet</source>
        <extracomment>To a puppet: %1 is its master, %2 how its cards are played</extracomment>
        <translation>Du bist die Marionette von %1</translation>
    </message>
    <message numerus="yes">
        <source>You are back with a castle of your own, and a hand that is filled up to %n card(s). You win only if %1 wins, and fall if %1 falls. %2</source>
        <translation>
            <numerusform>Du bist wieder da, mit einer eigenen Burg und einer Hand, die auf %n Karte aufgefüllt wird. Du gewinnst nur, wenn %1 gewinnt, und fällst, wenn %1 fällt. %2</numerusform>
            <numerusform>Du bist wieder da, mit einer eigenen Burg und einer Hand, die auf %n Karten aufgefüllt wird. Du gewinnst nur, wenn %1 gewinnt, und fällst, wenn %1 fällt. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>First the cards are dealt.</source>
        <translation>Zuerst werden die Karten ausgeteilt.</translation>
    </message>
    <message>
        <source>You have finished playing: discard what you do not want, then draw.</source>
        <translation>Du bist mit dem Ausspielen fertig: Wirf ab, was du nicht willst, und zieh dann.</translation>
    </message>
    <message>
        <source>Cards are drawn once the turn has been played out.</source>
        <translation>Gezogen wird, wenn der Zug zu Ende gespielt ist.</translation>
    </message>
    <message>
        <source>First choose a card of the hand.</source>
        <translation>Wähl zuerst eine Karte aus der Hand.</translation>
    </message>
    <message>
        <source>First choose who gets the castle.</source>
        <translation>Wähl zuerst, wer die Burg bekommt.</translation>
    </message>
    <message>
        <source>You cannot build a castle for that player.</source>
        <translation>Für diese Person kannst du keine Burg bauen.</translation>
    </message>
    <message>
        <source>You cannot upgrade the castles of that player.</source>
        <translation>Die Burgen dieser Person kannst du nicht ausbauen.</translation>
    </message>
    <message>
        <source>First choose the castle that is to be defended.</source>
        <translation>Wähl zuerst die Burg, die verteidigt werden soll.</translation>
    </message>
    <message>
        <source>A defense is laid on a castle that stands.</source>
        <translation>Eine Verteidigung wird auf eine Burg gelegt, die steht.</translation>
    </message>
    <message>
        <source>In this game you defend only the castles of your own side.</source>
        <translation>In diesem Spiel verteidigst du nur die Burgen deiner eigenen Partei.</translation>
    </message>
    <message>
        <source>That castle is full: first choose the defense that goes.</source>
        <translation>Diese Burg ist voll: Wähl zuerst die Verteidigung, die weichen soll.</translation>
    </message>
    <message>
        <source>A defense is replaced only by another one, on a castle that has three.</source>
        <translation>Ersetzt wird eine Verteidigung nur durch eine andere und nur auf einer Burg, die drei hat.</translation>
    </message>
    <message>
        <source>That castle has three defenses, and you cannot take any off: it is not yours.</source>
        <translation>Diese Burg hat drei Verteidigungen, und du kannst keine wegnehmen: Die Burg gehört nicht dir.</translation>
    </message>
    <message>
        <source>First lay the Rushed Defenses on a castle, or discard them.</source>
        <translation>Leg zuerst die Eilverteidigung auf eine Burg oder wirf sie ab.</translation>
    </message>
    <message>
        <source>Only Rushed Defenses are discarded for more defenses.</source>
        <translation>Für mehr Verteidigungen werden nur Eilverteidigungen abgeworfen.</translation>
    </message>
    <message>
        <source>To discard Rushed Defenses you need two other defenses for this turn.</source>
        <translation>Um eine Eilverteidigung abzuwerfen, brauchst du zwei andere Verteidigungen für diesen Zug.</translation>
    </message>
    <message>
        <source>As a guest you play attacks and specials, or hand the floor back.</source>
        <translation>Als Gast spielst du Angriffskarten und Sonderkarten aus oder gibst wieder ab.</translation>
    </message>
    <message>
        <source>A guest builds nothing: no castles, no upgrades.</source>
        <translation>Ein Gast baut nichts: keine Burgen, keine Ausbauten.</translation>
    </message>
    <message>
        <source>A guest plays no defenses.</source>
        <translation>Ein Gast spielt keine Verteidigungen aus.</translation>
    </message>
    <message>
        <source>A guest plays no Rushed Defenses.</source>
        <translation>Ein Gast spielt keine Eilverteidigung aus.</translation>
    </message>
    <message>
        <source>A guest discards nothing.</source>
        <translation>Ein Gast wirft nichts ab.</translation>
    </message>
    <message>
        <source>A guest asks nobody else to join in.</source>
        <translation>Ein Gast lädt niemanden ein.</translation>
    </message>
    <message>
        <source>It is not your turn to end: hand the floor back.</source>
        <translation>Das ist nicht dein Zug, also kannst du ihn nicht beenden: Gib wieder ab.</translation>
    </message>
    <message>
        <source>Play a card yourself before you give that ally the floor again.</source>
        <translation>Spiel selbst eine Karte aus, bevor du diesen Verbündeten wieder dranlässt.</translation>
    </message>
    <message>
        <source>Sabotage is for castles of your opponents.</source>
        <translation>Sabotage ist für Burgen deiner Gegner.</translation>
    </message>
    <message>
        <source>A Jester steals a castle that stands.</source>
        <translation>Ein Hofnarr stiehlt eine Burg, die steht.</translation>
    </message>
    <message>
        <source>A Jester steals from opponents only.</source>
        <translation>Ein Hofnarr stiehlt nur von Gegnern.</translation>
    </message>
    <message>
        <source>That is the last castle of its owner: a Jester cannot steal it.</source>
        <translation>Das ist die letzte Burg dieser Person: Ein Hofnarr kann sie nicht stehlen.</translation>
    </message>
    <message>
        <source>Nobody is out of the game who could come back.</source>
        <translation>Es ist niemand ausgeschieden, der zurückkommen könnte.</translation>
    </message>
    <message>
        <source>Nobody is waiting for a castle to begin again with.</source>
        <translation>Niemand wartet auf eine Burg, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>Somebody who has refused is not asked again this turn.</source>
        <translation>Wer abgelehnt hat, wird in diesem Zug nicht noch einmal eingeladen.</translation>
    </message>
    <message>
        <source>There is nobody there who could be asked to join in.</source>
        <translation>Dort ist niemand, den du einladen könntest.</translation>
    </message>
    <message>
        <source>Nobody may attack in the first rounds, guests no more than others.</source>
        <translation>In den ersten Runden darf niemand angreifen, auch Gäste nicht.</translation>
    </message>
    <message>
        <source>You cannot attack your own side.</source>
        <translation>Deine eigene Partei kannst du nicht angreifen.</translation>
    </message>
    <message>
        <source>In this game allies of the same turn do not attack each other.</source>
        <translation>In diesem Spiel greifen Verbündete desselben Zuges einander nicht an.</translation>
    </message>
    <message>
        <source>There is nothing left to remove there: finish the attack.</source>
        <translation>Dort ist nichts mehr zu entfernen: Beende den Angriff.</translation>
    </message>
    <message>
        <source>This attack is on another player: spend all of it on that one.</source>
        <translation>Dieser Angriff gilt jemand anderem: Gib alles gegen diese Person aus.</translation>
    </message>
    <message>
        <source>An upgrade cannot be removed alone: it falls with its castle.</source>
        <translation>Ein Ausbau lässt sich nicht allein entfernen: Er fällt mit seiner Burg.</translation>
    </message>
    <message>
        <source>A castle can be hit only when no defense is left on it.</source>
        <translation>Eine Burg lässt sich erst treffen, wenn keine Verteidigung mehr auf ihr liegt.</translation>
    </message>
    <message>
        <source>In this game attacks go from the top down: first the defense above it.</source>
        <translation>In diesem Spiel gehen Angriffe von oben nach unten: zuerst die Verteidigung darüber.</translation>
    </message>
    <message>
        <source>Only the other allies of this turn can be asked.</source>
        <translation>Um eine Karte bitten kannst du nur die anderen Verbündeten dieses Zuges.</translation>
    </message>
    <message>
        <source>A Block answers attack cards that have been laid: there are none now.</source>
        <translation>Eine Blockade antwortet auf gelegte Angriffskarten: Jetzt liegen keine.</translation>
    </message>
    <message>
        <source>Say which of the allies you block.</source>
        <translation>Sag, welchen der Verbündeten du aufhältst.</translation>
    </message>
    <message>
        <source>Name an ally who has a card in this attack.</source>
        <translation>Nenn einen Verbündeten, der eine Karte in diesem Angriff hat.</translation>
    </message>
    <message>
        <source>Here a Block stops all of them at once.</source>
        <translation>Hier hält eine Blockade alle Verbündeten zugleich auf.</translation>
    </message>
    <message>
        <source>That player has no card in this attack.</source>
        <translation>Diese Person hat in diesem Angriff keine Karte.</translation>
    </message>
    <message>
        <source>A Block has stopped that: no more attacks on this player in this turn.</source>
        <translation>Eine Blockade schützt diese Person: Wer aufgehalten wurde, legt in diesem Zug keine Angriffskarten mehr auf sie.</translation>
    </message>
    <message>
        <source>After that Block no more attack cards may be laid on anybody in this turn.</source>
        <translation>Wen diese Blockade aufgehalten hat, der legt in diesem Zug auf niemanden mehr Angriffskarten.</translation>
    </message>
    <message>
        <source>Cards are discarded from the hand only when you have finished playing.</source>
        <translation>Aus der Hand wird erst abgeworfen, wenn du mit dem Ausspielen fertig bist.</translation>
    </message>
    <message>
        <source>There is no such card on that castle.</source>
        <translation>So eine Karte liegt nicht auf dieser Burg.</translation>
    </message>
    <message>
        <source>That card cannot be shown to that player.</source>
        <translation>Dieser Person kann die Karte nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Who begins was chosen before the game.</source>
        <translation>Wer beginnt, wurde vor dem Spiel gewählt.</translation>
    </message>
    <message>
        <source>Nobody begins who has not been dealt in.</source>
        <translation>Wer keine Karten bekommen hat, kann nicht beginnen.</translation>
    </message>
    <message>
        <source>The deck is shuffled only when it is empty.</source>
        <translation>Der Nachziehstapel wird erst gemischt, wenn er leer ist.</translation>
    </message>
    <message>
        <source>No card is drawn now.</source>
        <translation>Jetzt wird keine Karte gezogen.</translation>
    </message>
    <message>
        <source>CASTLES is for two to eight players.</source>
        <translation>CASTLES ist für zwei bis acht Spieler.</translation>
    </message>
    <message>
        <source>Besides late joiners, at least two players must be dealt in.</source>
        <translation>Neben den Nachzüglern müssen mindestens zwei Spieler Karten bekommen.</translation>
    </message>
    <message>
        <source>A late joiner cannot begin: choose somebody else.</source>
        <translation>Ein Nachzügler kann nicht beginnen: Wähl jemand anderen.</translation>
    </message>
    <message>
        <source>%1 left unspent</source>
        <extracomment>Below the label of a choice: the strength of an attack that is finished; %1 is a number</extracomment>
        <translation>%1 bleiben ungenutzt</translation>
    </message>
</context>
<context>
    <name>drawbridge::ChestModel</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Played in another window</source>
        <translation>In einem anderen Fenster gespielt</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Heads a column with the names of those who played along</extracomment>
        <translation>Mit</translation>
    </message>
    <message>
        <source>How it stands</source>
        <extracomment>Heads a column that says who has won, or whose turn it is</extracomment>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heads a column that says how long was played</extracomment>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>drawbridge::ChestWindow</name>
    <message>
        <source>Another Title</source>
        <translation>Ein anderer Titel</translation>
    </message>
    <message>
        <source>Title (empty: the name of the game):</source>
        <translation>Titel (leer: der Name des Spiels):</translation>
    </message>
    <message>
        <source>Export to a Folder</source>
        <translation>In einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Export the Match</source>
        <translation>Die Partie exportieren</translation>
    </message>
    <message>
        <source>Import Matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>This match is in the chest already: %1. No second copy has been made; it is chosen in the list.</source>
        <extracomment>%1 is the title of a match, or its game and who plays</extracomment>
        <translation>Diese Partie ist schon in der Truhe: %1. Sie wurde nicht noch einmal kopiert und ist in der Liste gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these matches are in the chest already. No second copies have been made; they are chosen in the list.</source>
        <translation>
            <numerusform>%n dieser Partien ist schon in der Truhe. Sie wurde nicht noch einmal kopiert und ist in der Liste gewählt.</numerusform>
            <numerusform>%n dieser Partien sind schon in der Truhe. Sie wurden nicht noch einmal kopiert und sind in der Liste gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches Kept</source>
        <translation>Aufbewahrte Partien</translation>
    </message>
    <message>
        <source>Matches kept</source>
        <translation>Aufbewahrte Partien</translation>
    </message>
    <message>
        <source>Reading records: %1 of %2</source>
        <extracomment>How many records have been looked at, of how many</extracomment>
        <translation>Aufzeichnungen werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The tip of a button: what it does, and its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Go through this match from its beginning</source>
        <translation>Diese Partie von Anfang an durchgehen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Say how this match is called</source>
        <translation>Dieser Partie einen Titel geben</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Copy the record, with all hidden cards, to a file of your own</source>
        <translation>Die Aufzeichnung, mit allen verborgenen Karten, in eine eigene Datei kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Take it out of the chest; it can be brought back for 30 days</source>
        <translation>Die Partie aus der Truhe nehmen; 30 Tage lang lässt sie sich zurückholen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Bring back what was deleted last</source>
        <translation>Zurückholen, was zuletzt gelöscht wurde</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Put a copy of a record from elsewhere into the chest</source>
        <translation>Eine Kopie einer Aufzeichnung von anderswo in die Truhe legen</translation>
    </message>
    <message>
        <source>Deleted &amp;lately…</source>
        <translation>&amp;Kürzlich gelöscht …</translation>
    </message>
    <message>
        <source>Bring back what has been deleted</source>
        <translation>Zurückholen, was gelöscht wurde</translation>
    </message>
    <message>
        <source>Next &amp;match</source>
        <translation>Nächste &amp;Partie</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Play the next match of this series</source>
        <translation>Die nächste Partie dieser Serie spielen</translation>
    </message>
    <message>
        <source>Go on with this match at the table</source>
        <translation>Mit dieser Partie am Tisch weitermachen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Over or not</source>
        <translation>Zu Ende oder nicht</translation>
    </message>
    <message>
        <source>Not over yet</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Search titles, names and games</source>
        <translation>Titel, Namen und Spiele durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Alle z&amp;eigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>%1 is how many matches are kept in all</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 matches</source>
        <translation>
            <numerusform>%n von %1 Partien</numerusform>
            <numerusform>%n von %1 Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is kept yet. Every match that you play is put here by itself, move by move. A record from elsewhere can be imported.</source>
        <translation>Noch ist nichts aufbewahrt. Jede Partie, die du spielst, kommt von selbst hierher, Spielzug für Spielzug. Eine Aufzeichnung von anderswo lässt sich importieren.</translation>
    </message>
    <message>
        <source>No match is like that. Search for fewer words, or show all.</source>
        <translation>Keine Partie passt dazu. Such nach weniger Wörtern oder zeig alle.</translation>
    </message>
    <message>
        <source>It lies on the table. To delete it, begin or take up another match first.</source>
        <translation>Diese Partie liegt auf dem Tisch. Um sie zu löschen, beginne zuerst eine andere Partie oder mach mit einer anderen weiter.</translation>
    </message>
    <message>
        <source>To play it on here, leave it there, or take it over.</source>
        <translation>Um hier weiterzuspielen, verlass sie dort, oder übernimm sie.</translation>
    </message>
    <message>
        <source>Deleted: %1. It can no longer be watched; its result stays in the chronicle.</source>
        <extracomment>%1 is the title of a match, or its game and who plays</extracomment>
        <translation>Gelöscht: %1. Die Partie lässt sich nicht mehr ansehen; ihr Ergebnis bleibt in der Chronik.</translation>
    </message>
    <message>
        <source>Deleted: %1. It can no longer be played on.</source>
        <extracomment>%1 is the title of a match, or its game and who plays</extracomment>
        <translation>Gelöscht: %1. Die Partie lässt sich nicht mehr weiterspielen.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted. Results stay in the chronicle.</source>
        <translation>
            <numerusform>%n Partie gelöscht. Ergebnisse bleiben in der Chronik.</numerusform>
            <numerusform>%n Partien gelöscht. Ergebnisse bleiben in der Chronik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::ChroniclePrint</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A number and what it counts: &quot;14&quot;, &quot;won of 31 matches&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::ChronicleWindow</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>matches.csv</source>
        <translation>partien.csv</translation>
    </message>
    <message>
        <source>people.csv</source>
        <translation>personen.csv</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>The chronicle</source>
        <translation>Die Chronik</translation>
    </message>
    <message>
        <source>&amp;Whose:</source>
        <translation>&amp;Wessen:</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>Print this &amp;page…</source>
        <translation>Diese &amp;Seite drucken …</translation>
    </message>
    <message>
        <source>&amp;Save this page as PDF…</source>
        <translation>Diese Seite als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Print the &amp;arms…</source>
        <translation>Das &amp;Wappen drucken …</translation>
    </message>
    <message>
        <source>Save the arms as P&amp;DF…</source>
        <translation>Das Wappen als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>&amp;Save as a table</source>
        <translation>Als &amp;Tabelle speichern</translation>
    </message>
    <message>
        <source>Save all &amp;matches…</source>
        <translation>Alle &amp;Partien speichern …</translation>
    </message>
    <message>
        <source>Save the numbers of all &amp;people…</source>
        <translation>Die &amp;Zahlen aller Personen speichern …</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Vergessen …</translation>
    </message>
    <message>
        <source>Take somebody off the list of people, with or without their statistics</source>
        <translation>Jemanden aus der Liste der Personen nehmen, mit oder ohne Statistik</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Aufbewahrt</translation>
    </message>
    <message>
        <source>The matches kept of whoever&apos;s page this is</source>
        <translation>Die aufbewahrten Partien der Person, der diese Seite gehört</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>The matches are being counted…</source>
        <translation>Die Partien werden gezählt …</translation>
    </message>
    <message>
        <source>Nothing has been played to its end yet.</source>
        <translation>Noch ist nichts zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Over time: %1</source>
        <extracomment>A page of the chronicle. %1 is a name</extracomment>
        <translation>Im Lauf der Zeit: %1</translation>
    </message>
    <message>
        <source>In numbers: %1</source>
        <extracomment>A page of the chronicle. %1 is a name</extracomment>
        <translation>In Zahlen: %1</translation>
    </message>
    <message>
        <source>Everybody here</source>
        <translation>Alle hier</translation>
    </message>
    <message>
        <source>Bots among themselves</source>
        <translation>Bots unter sich</translation>
    </message>
    <message>
        <source>Matches in which only bots sit are counted here, apart from those of people. None has been played to its end yet.</source>
        <translation>Partien, in denen nur Bots spielen, werden hier gezählt, getrennt von denen der Menschen. Noch ist keine zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Series: %1</source>
        <extracomment>A page of the chronicle. %1 is a name</extracomment>
        <translation>Serien: %1</translation>
    </message>
    <message>
        <source>No series has been played yet. Begin one in New Game, under “More”: first to two, three or five wins.</source>
        <translation>Noch ist keine Serie gespielt. Beginne eine unter „Neues Spiel“ bei „Mehr“: bis zwei, drei oder fünf Siege.</translation>
    </message>
    <message>
        <source>Chronicle: %1</source>
        <extracomment>The name of something printed. %1 is a name</extracomment>
        <translation>Chronik: %1</translation>
    </message>
    <message>
        <source>Table, one line a row (*.csv)</source>
        <translation>Tabelle, eine Zeile je Eintrag (*.csv)</translation>
    </message>
</context>
<context>
    <name>drawbridge::ClassDialog</name>
    <message>
        <source>Ask the Class</source>
        <translation>Die Klasse fragen</translation>
    </message>
    <message>
        <source>&amp;Yes or no</source>
        <extracomment>A kind of question to a class</extracomment>
        <translation>&amp;Ja oder nein</translation>
    </message>
    <message>
        <source>A p&amp;lace on the table</source>
        <extracomment>A kind of question to a class: where on the table?</extracomment>
        <translation>Eine &amp;Stelle auf dem Tisch</translation>
    </message>
    <message>
        <source>&amp;Put the question</source>
        <translation>Frage s&amp;tellen</translation>
    </message>
    <message>
        <source>Sho&amp;w the answers</source>
        <translation>Antworten auf&amp;decken</translation>
    </message>
    <message>
        <source>&amp;Take it away</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>A question to all</source>
        <translation>Eine Frage an alle</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>All pages show it with the position on the table. No names are told, and nothing is kept.</source>
        <translation>Alle Seiten zeigen sie mit der Stellung auf dem Tisch. Es werden keine Namen genannt, und nichts wird aufbewahrt.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>&amp;Raise the bridge</source>
        <translation>Zugbrücke &amp;hochziehen</translation>
    </message>
    <message>
        <source>Closes the door: no page shows this table any more.</source>
        <translation>Schließt die Tür: Keine Seite zeigt diesen Tisch mehr.</translation>
    </message>
    <message>
        <source>T&amp;o the table</source>
        <translation>&amp;Zum Tisch</translation>
    </message>
    <message>
        <source>May they do that?</source>
        <extracomment>A question to a class about the position on the table; the answer is yes or no</extracomment>
        <translation>Darf man das?</translation>
    </message>
    <message>
        <source>Where would you strike?</source>
        <extracomment>A question to a class; the answer is a place on the table</extracomment>
        <translation>Wo würdest du angreifen?</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) look on</source>
        <translation>
            <numerusform>%n Seite sieht zu</numerusform>
            <numerusform>%n Seiten sehen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 have answered</source>
        <extracomment>%1 pages of %2</extracomment>
        <translation>%1 von %2 haben geantwortet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How many have given an answer: %1 is a number, %2 a place on the table</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::ClassDoor</name>
    <message>
        <source>The teacher’s table</source>
        <extracomment>The heading on the phones of a class</extracomment>
        <translation>Der Lehrertisch</translation>
    </message>
    <message>
        <source>The bridge is up: the teacher has closed the door.</source>
        <extracomment>On the phones of a class</extracomment>
        <translation>Die Brücke ist oben: Die Lehrkraft hat die Tür geschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>The bridge is down, %n page(s)</source>
        <extracomment>In the teacher&apos;s window, while a class may look on with their phones: how many do</extracomment>
        <translation>
            <numerusform>Die Brücke ist unten, %n Seite</numerusform>
            <numerusform>Die Brücke ist unten, %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask the Class</source>
        <translation>Die Klasse fragen</translation>
    </message>
</context>
<context>
    <name>drawbridge::Cli</name>
    <message>
        <source>A bot wanted to play %1, which is refused (%2)</source>
        <translation>Ein Bot wollte %1 spielen, und das ist nicht erlaubt (%2)</translation>
    </message>
    <message>
        <source>Plays every deal once with each bot at each seat, its faction going with it. Win rates count a draw as half a win; their 95 % interval is Wilson&apos;s, over deals, the games of a deal averaged.</source>
        <translation>Spielt jede Verteilung einmal mit jedem Bot auf jedem Platz; sein Volk nimmt er mit. In Gewinnraten zählt ein Unentschieden als halber Sieg; ihr 95-%-Intervall ist das von Wilson, über die Verteilungen gerechnet, die Partien einer Verteilung gemittelt.</translation>
    </message>
    <message>
        <source>How many deals.</source>
        <translation>Wie viele Verteilungen.</translation>
    </message>
    <message>
        <source>Plays every deal once alone, each bot at its own seat: where all are alike.</source>
        <translation>Spielt jede Verteilung nur einmal, mit jedem Bot auf seinem eigenen Platz; sinnvoll, wenn alle gleich sind.</translation>
    </message>
    <message>
        <source>All cards lie open to the first bot, a search: how often even it does not win is what luck leaves to the others.</source>
        <translation>Der erste Bot muss einer sein, der sucht, und ihm liegen alle Karten offen: Wie oft er trotzdem nicht gewinnt, zeigt, was das Glück den anderen lässt.</translation>
    </message>
    <message>
        <source>How many deals at a time. By default one for each core, but one alone if a bot thinks by the clock.</source>
        <translation>Wie viele Verteilungen gleichzeitig. Ohne Angabe ist es eine je Kern, aber nur eine, wenn ein Bot nach der Uhr nachdenkt.</translation>
    </message>
    <message>
        <source>--open is for a first bot that searches</source>
        <translation>--open ist für einen ersten Bot, der sucht</translation>
    </message>
    <message>
        <source>%1: %2 deals, %3 games, seed %4, %5 s</source>
        <translation>%1: %2 Verteilungen, %3 Partien, Nummer %4, %5 s</translation>
    </message>
    <message>
        <source>%1  %2 % [%3, %4]   won %5, drawn %6, lost %7</source>
        <translation>%1  %2&#xa0;% [%3 bis %4]   gewonnen %5, unentschieden %6, verloren %7</translation>
    </message>
    <message>
        <source>%1  time per decision: median %2, 99 % within %3, longest %4 (%5 decisions)</source>
        <extracomment>Follows the line with the name of a bot; %1 is how many times it had a choice.</extracomment>
        <translation>%1  Zeit je Entscheidung: Median %2, 99&#xa0;% innerhalb von %3, längste %4 (%5 Entscheidungen)</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>How often who was the first, second, … to have a turn won, whichever bot that was</extracomment>
        <translation>%1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>in the order of their first turns: %1</source>
        <translation>in der Reihenfolge der ersten Züge: %1</translation>
    </message>
    <message>
        <source>length: %1 turns on average (median %2, longest %3), %4 decisions (median %5, longest %6)</source>
        <translation>Länge: im Mittel %1 Züge (Median %2, längste %3), %4 Entscheidungen (Median %5, längste %6)</translation>
    </message>
    <message>
        <source>95 % intervals: Wilson&apos;s, over deals, the games of a deal averaged</source>
        <translation>95-%-Intervalle: nach Wilson, über die Verteilungen gerechnet, die Partien einer Verteilung gemittelt</translation>
    </message>
    <message>
        <source>Measures games of two by the default rules, unless told otherwise, on one thread: random games from the shuffle to the true end, copies of a position, and tree search at the opening.</source>
        <translation>Misst Partien zu zweit nach den üblichen Regeln, wenn nichts anderes verlangt ist, in einem Thread: zufällige Partien vom Mischen bis zum wirklichen Ende, Kopien einer Stellung und Baumsuche am Anfang.</translation>
    </message>
    <message>
        <source>How many play.</source>
        <translation>Wie viele spielen.</translation>
    </message>
    <message>
        <source>How long each figure is measured.</source>
        <translation>Wie lange für jede Zahl gemessen wird.</translation>
    </message>
    <message>
        <source>%1 cannot be played by %2 players.</source>
        <translation>%1 lässt sich mit %2 Spielern nicht spielen.</translation>
    </message>
    <message>
        <source>--preset and --set need the name of a game.</source>
        <translation>--preset und --set brauchen den Namen eines Spiels.</translation>
    </message>
    <message>
        <source>%1: %2 random games a second</source>
        <translation>%1: %2 zufällige Partien in der Sekunde</translation>
    </message>
    <message>
        <source>%1: %2 moves a second in them (%3 ns a move)</source>
        <translation>%1: darin %2 Spielzüge in der Sekunde (%3 ns je Spielzug)</translation>
    </message>
    <message>
        <source>%1: %2 position copies a second</source>
        <translation>%1: %2 Kopien einer Stellung in der Sekunde</translation>
    </message>
    <message>
        <source>%1: %2 search iterations a second at the opening</source>
        <translation>%1: %2 Durchläufe der Suche in der Sekunde, am Anfang</translation>
    </message>
    <message>
        <source>%1: there are no scenarios in this folder.</source>
        <translation>%1: In diesem Ordner sind keine Szenarien.</translation>
    </message>
    <message>
        <source>Runs scenario files, or all of a folder, and prints what does not come out as it says.</source>
        <translation>Führt Dateien mit Szenarien aus oder alle eines Ordners und gibt aus, was nicht so herauskommt, wie es dort steht.</translation>
    </message>
    <message>
        <source>Usage: drawbridge-cli %1 %2</source>
        <extracomment>How a command is written; %1 is its name, %2 its arguments.</extracomment>
        <translation>Aufruf: drawbridge-cli %1 %2</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 bestanden, %2 nicht bestanden</translation>
    </message>
    <message>
        <source>%1: this is a folder.</source>
        <translation>%1: Das ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1: this is a pipe or a device, not a file. Pipe it in, and write - for the file.</source>
        <extracomment>A file that is no file, but a device of the system.</extracomment>
        <translation>%1: Das ist eine Pipe oder ein Gerät, keine Datei. Leite den Inhalt in die Standardeingabe und schreib - statt der Datei.</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <extracomment>%1 is a file, %2 why it cannot be read.</extracomment>
        <translation>%1: lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>Gibt diese Hilfe aus.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>Gibt JSON aus.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <extracomment>The heading above some commands that could be written</extracomment>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not “%4”.</source>
        <translation>--%1 erwartet eine Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>There is no game “%1”; there are: %2</source>
        <translation>Ein Spiel „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>%1: %2 cards in %3 kinds; %4 purple, %5 permanent, %6 that can attack</source>
        <extracomment>What is in a deck: %1 the file, %2 how many cards, %3 how many different ones, %4 to %6 how many of the cards are so.</extracomment>
        <translation>%1: %2 Karten in %3 Arten; %4 violett, %5 bleibend, %6 mit Angriff</translation>
    </message>
    <message>
        <source>%1 (no mistake)</source>
        <extracomment>%1 is a file and a line with something worth knowing, which is no mistake.</extracomment>
        <translation>%1 (kein Fehler)</translation>
    </message>
    <message>
        <source>Checks deck files of Castle Rampage and tells what is in them, or prints the house edition as a file to start from.</source>
        <translation>Prüft Kartensatz-Dateien für Castle Rampage und sagt, was in ihnen ist, oder gibt die Hausausgabe als Datei aus, mit der man anfangen kann.</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Lists the games with their options and house rules, default first.</source>
        <translation>Listet die Spiele mit ihren Optionen und Hausregeln auf, den üblichen Wert zuerst.</translation>
    </message>
    <message>
        <source>chance</source>
        <extracomment>Who decides: luck, as in a draw from a pile.</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>Who decides: nobody, the game is over.</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>nobody, the game is over</source>
        <translation>niemand, das Spiel ist aus</translation>
    </message>
    <message>
        <source>After N moves of the file; by default the end of a record, or the position that a scenario states.</source>
        <translation>Nach N Spielzügen der Datei; ohne Angabe am Ende einer Aufzeichnung oder in der Stellung, die ein Szenario angibt.</translation>
    </message>
    <message>
        <source>Prints the legal moves of whoever has to decide.</source>
        <translation>Gibt aus, welche Spielzüge dem erlaubt sind, der zu entscheiden hat.</translation>
    </message>
    <message>
        <source>Says whether a move is legal (exit code 0), or the rule that forbids it (3).</source>
        <translation>Sagt, ob ein Spielzug erlaubt ist (Rückgabewert 0), oder nennt die Regel, die ihn verbietet (3).</translation>
    </message>
    <message>
        <source>Who tries it, and is told no more than this seat may know; by default whoever has to decide.</source>
        <translation>Wer es versucht; gesagt wird nicht mehr, als man auf diesem Platz wissen darf. Ohne Angabe versucht es, wer zu entscheiden hat.</translation>
    </message>
    <message>
        <source>“%1” is not a move of this game.</source>
        <translation>„%1“ ist kein Spielzug dieses Spiels.</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Prints the position after the moves of a record or scenario: all of it, or what one seat sees of it.</source>
        <translation>Gibt die Stellung nach den Spielzügen einer Aufzeichnung oder eines Szenarios aus: ganz oder so, wie man sie von einem Platz aus sieht.</translation>
    </message>
    <message>
        <source>Only the first N moves.</source>
        <translation>Nur die ersten N Spielzüge.</translation>
    </message>
    <message>
        <source>Only what this seat sees.</source>
        <translation>Gibt nur aus, was man von diesem Platz aus sieht.</translation>
    </message>
    <message>
        <source>Prints the moves as well.</source>
        <translation>Gibt auch die Spielzüge aus.</translation>
    </message>
    <message>
        <source>%1, seats: %2, after %3 of %4 moves</source>
        <translation>%1, Plätze: %2, nach %3 von %4 Spielzügen</translation>
    </message>
    <message>
        <source>decides: %1</source>
        <translation>es entscheidet: %1</translation>
    </message>
    <message>
        <source>The games, their options and numbers of players</source>
        <translation>Die Spiele, ihre Optionen und für wie viele Spieler sie sind</translation>
    </message>
    <message>
        <source>The rules of a game: rules [GAME] [--find WORDS]</source>
        <translation>Die Regeln eines Spiels: rules [SPIEL] [--find WÖRTER]</translation>
    </message>
    <message>
        <source>Lets bots play games to the end</source>
        <translation>Lässt Bots Partien zu Ende spielen</translation>
    </message>
    <message>
        <source>Compares bots over many deals</source>
        <translation>Vergleicht Bots anhand vieler Verteilungen</translation>
    </message>
    <message>
        <source>The legal moves in a record or scenario</source>
        <translation>Die erlaubten Spielzüge in einer Aufzeichnung oder einem Szenario</translation>
    </message>
    <message>
        <source>Whether a move is legal, and if not, why</source>
        <translation>Ob ein Spielzug erlaubt ist und, wenn nicht, warum</translation>
    </message>
    <message>
        <source>The position in a record or scenario</source>
        <translation>Die Stellung in einer Aufzeichnung oder einem Szenario</translation>
    </message>
    <message>
        <source>Runs scenario files: scenario check PATH…</source>
        <translation>Führt Dateien mit Szenarien aus: scenario check PFAD …</translation>
    </message>
    <message>
        <source>Decks of one&apos;s own: deck check FILE…, deck print</source>
        <translation>Eigene Kartensätze: deck check DATEI …, deck print</translation>
    </message>
    <message>
        <source>Sheets of cards and tiles to cut out: print GAME …</source>
        <translation>Bögen mit Karten und Plättchen zum Ausschneiden: print SPIEL …</translation>
    </message>
    <message>
        <source>How fast the rules and the bots are</source>
        <translation>Wie schnell die Regeln und die Bots sind</translation>
    </message>
    <message>
        <source>Usage: drawbridge-cli COMMAND …   (COMMAND --help tells more)</source>
        <translation>Aufruf: drawbridge-cli BEFEHL …   (mehr sagt BEFEHL --help)</translation>
    </message>
    <message>
        <source>Before the command: --language NAME (such as de), --translation FOLDER (a translator&apos;s, with assets/ and translations/ in it)</source>
        <translation>Vor dem Befehl: --language NAME (etwa en), --translation ORDNER (der einer Übersetzung, mit assets/ und translations/ darin)</translation>
    </message>
    <message>
        <source>There is no command “%1”; see drawbridge-cli --help.</source>
        <translation>Einen Befehl „%1“ gibt es nicht; siehe drawbridge-cli --help.</translation>
    </message>
    <message>
        <source>seed %1: %2 (%3; %4 turns, %5 moves)</source>
        <translation>Nummer %1: %2 (%3; %4 Züge, %5 Spielzüge)</translation>
    </message>
    <message>
        <source>Lets bots play games to the end and prints the results.</source>
        <translation>Lässt Bots Partien zu Ende spielen und gibt aus, wie sie ausgehen.</translation>
    </message>
    <message>
        <source>How many games.</source>
        <translation>Wie viele Partien.</translation>
    </message>
    <message>
        <source>Saves the game; several games as FILE-1, FILE-2, …</source>
        <translation>Speichert die Partie, mehrere als DATEI-1, DATEI-2 …</translation>
    </message>
    <message>
        <source>Prints every move.</source>
        <translation>Gibt jeden Spielzug aus.</translation>
    </message>
    <message>
        <source>seat %1, %2: %3 of %4 points</source>
        <translation>Platz %1, %2: %3 von %4 Punkten</translation>
    </message>
    <message>
        <source>%1: this file has fewer moves: %2.</source>
        <translation>%1: Diese Datei hat weniger Spielzüge: %2.</translation>
    </message>
    <message>
        <source>%1: this is a saved match: --scenario goes with a file of scenarios.</source>
        <translation>%1: Das ist eine gespeicherte Partie: --scenario ist für eine Datei mit Szenarien.</translation>
    </message>
    <message>
        <source>%1: this file has fewer scenarios: %2.</source>
        <translation>%1: Diese Datei hat weniger Szenarien: %2.</translation>
    </message>
    <message>
        <source>%1:%2: this scenario has no position.</source>
        <translation>%1:%2: Dieses Szenario hat keine Stellung.</translation>
    </message>
    <message>
        <source>Which scenario of a file with several; by default the first.</source>
        <translation>Welches Szenario, wenn eine Datei mehrere hat; ohne Angabe das erste.</translation>
    </message>
    <message>
        <source>--%1 does not know “%2”; it knows: %3</source>
        <translation>--%1 kennt „%2“ nicht; möglich ist: %3</translation>
    </message>
    <message>
        <source>%1, or WIDTHxHEIGHT in mm</source>
        <extracomment>What --paper and --card take besides names: a size in millimetres.</extracomment>
        <translation>%1 oder BREITExHÖHE in mm</translation>
    </message>
    <message>
        <source>--%1 takes a length such as 3, 3mm or 1/8in, not “%2”.</source>
        <translation>--%1 erwartet eine Länge wie 3, 3mm oder 1/8in, nicht „%2“.</translation>
    </message>
    <message>
        <source>words</source>
        <extracomment>Stand for what is to be written behind options, in the help of a command
----------
Stands for some words in the help of a command</extracomment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Print what there is to print, and write nothing.</source>
        <translation>Gibt aus, was sich drucken lässt, und schreibt nichts.</translation>
    </message>
    <message>
        <source>What to print, with commas between: cards, tiles, mats, rules, label … (see --list), or all, which is what is taken without it.</source>
        <translation>Was gedruckt wird, durch Kommas getrennt: cards, tiles, mats, rules, label … (siehe --list) oder all, was auch ohne Angabe gilt.</translation>
    </message>
    <message>
        <source>Only these pieces, with commas between, each with a number of copies if you like: “knight x2,giant”.</source>
        <translation>Nur diese Stücke, durch Kommas getrennt, auf Wunsch jedes mit einer Anzahl: „knight x2,giant“.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>All of it so many times: 1 to %1.</source>
        <translation>Alles so viele Male: 1 bis %1.</translation>
    </message>
    <message>
        <source>The cards of this deck file (Castle Rampage).</source>
        <translation>Die Karten dieser Kartensatz-Datei (Castle Rampage).</translation>
    </message>
    <message>
        <source>What is written. One of: %1</source>
        <translation>Was geschrieben wird. Möglich ist: %1</translation>
    </message>
    <message>
        <source>Where to write: a PDF, a folder that is there for pictures (png) and for what a cutting machine follows (svg, dxf), or the saved object of Tabletop Simulator (tts), which gets decks of cards and of tiles.</source>
        <translation>Wohin geschrieben wird: in ein PDF, in einen vorhandenen Ordner bei Bildern (png) und dem, was ein Schneideplotter abfährt (svg, dxf), oder in ein gespeichertes Objekt von Tabletop Simulator (tts), das Kartensätze und Plättchen bekommt.</translation>
    </message>
    <message>
        <source>One of: %1; or WIDTHxHEIGHT in mm</source>
        <translation>Möglich ist: %1; oder BREITExHÖHE in mm</translation>
    </message>
    <message>
        <source>What cards are cut to. One of: %1; or WIDTHxHEIGHT in mm</source>
        <translation>Worauf Karten geschnitten werden. Möglich ist: %1; oder BREITExHÖHE in mm</translation>
    </message>
    <message>
        <source>Sets layout, backs, bleed and marks for one way to print: at home on both sides, at home on one side and folded, at a print shop. One of: %1</source>
        <translation>Stellt Anordnung, Rückseiten, Beschnitt und Marken für eine Art zu drucken ein: zu Hause beidseitig, zu Hause einseitig und gefaltet, in einer Druckerei. Möglich ist: %1</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Only these pages, and what is on the other side of their sheets: “1-4, 7, 9-”.</source>
        <translation>Nur diese Seiten und was auf der anderen Seite ihrer Bögen ist: „1-4, 7, 9-“.</translation>
    </message>
    <message>
        <source>How pieces lie on a page. One of: %1</source>
        <translation>Wie die Stücke auf einer Seite liegen. Möglich ist: %1</translation>
    </message>
    <message>
        <source>How far pictures run on beyond the cut: 0 to 3.175 mm (1/8in).</source>
        <translation>Wie weit Bilder über den Schnitt hinausgehen: 0 bis 3.175 mm (1/8in).</translation>
    </message>
    <message>
        <source>How thick a card or tile is: by this the tuck box is made (--what box).</source>
        <translation>Wie dick eine Karte oder ein Plättchen ist: Danach richtet sich die Faltschachtel (--what box).</translation>
    </message>
    <message>
        <source>What is on the other side. One of: %1</source>
        <translation>Was auf der anderen Seite ist. Möglich ist: %1</translation>
    </message>
    <message>
        <source>Over which edge of the paper the printer turns it. One of: %1</source>
        <translation>Über welche Kante des Papiers der Drucker es wendet. Möglich ist: %1</translation>
    </message>
    <message>
        <source>Turns the backs clockwise, by so many mm to 100, where the paper goes in askew.</source>
        <translation>Dreht die Rückseiten um so viele mm auf 100 mm nach rechts, wenn das Papier schief eingezogen wird.</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>What shows where to cut, or (machine) where the sheet is to a cutting machine. One of: %1</source>
        <translation>Was zeigt, wo geschnitten wird, oder (machine) woran ein Schneideplotter erkennt, wo der Bogen liegt. Möglich ist: %1</translation>
    </message>
    <message>
        <source>With which inks. One of: %1</source>
        <translation>Mit welcher Tinte. Möglich ist: %1</translation>
    </message>
    <message>
        <source>Show where round corners are to be cut.</source>
        <translation>Zeigt, wo runde Ecken zu schneiden sind.</translation>
    </message>
    <message>
        <source>No ruler in the margin.</source>
        <translation>Kein Lineal am Rand.</translation>
    </message>
    <message>
        <source>Pictures of the cards as a print service asks for them; without it as large as the pieces are. One of: %1</source>
        <translation>Bilder der Karten, wie ein Druckdienst sie verlangt; ohne Angabe so groß wie die Stücke. Möglich ist: %1</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>The web folder in which Tabletop Simulator finds the pictures.</source>
        <translation>Der Ordner im Web, in dem Tabletop Simulator die Bilder findet.</translation>
    </message>
    <message>
        <source>A sheet for both sides that shows by how much a printer misses.</source>
        <translation>Ein beidseitiger Bogen, der zeigt, um wie viel ein Drucker danebenliegt.</translation>
    </message>
    <message>
        <source>All of it, with backs, for a printer that prints both sides.</source>
        <translation>Alles, mit Rückseiten, für einen Drucker, der beidseitig druckt.</translation>
    </message>
    <message>
        <source>Pictures run on beyond the cut, so that no white edge is left; little ink.</source>
        <translation>Bilder gehen über den Schnitt hinaus, damit kein weißer Rand bleibt; wenig Tinte.</translation>
    </message>
    <message>
        <source>The cards of two games for a print shop: one on each page, with bleed.</source>
        <translation>Die Karten zweier Spiele für eine Druckerei: eine auf jeder Seite, mit Beschnitt.</translation>
    </message>
    <message>
        <source>Two packs, for five players or more.</source>
        <translation>Zwei Kartensätze, für fünf oder mehr.</translation>
    </message>
    <message>
        <source>The two decks of the Epic game.</source>
        <translation>Die zwei Kartenspiele des epischen Spiels.</translation>
    </message>
    <message>
        <source>A picture of each card for a print service, in a folder that is there.</source>
        <translation>Ein Bild jeder Karte für einen Druckdienst, in einem vorhandenen Ordner.</translation>
    </message>
    <message>
        <source>With the marks by which a cutting machine finds the sheet.</source>
        <translation>Mit den Marken, an denen ein Schneideplotter erkennt, wo der Bogen liegt.</translation>
    </message>
    <message>
        <source>What it then follows, for the same sheets, in a folder that is there.</source>
        <translation>Was der Schneideplotter dann abfährt, für dieselben Bögen, in einem vorhandenen Ordner.</translation>
    </message>
    <message>
        <source>Decks for Tabletop Simulator.</source>
        <translation>Kartensätze für Tabletop Simulator.</translation>
    </message>
    <message>
        <source>--deck is for Castle Rampage: other games have no deck files.</source>
        <translation>--deck ist für Castle Rampage: Andere Spiele haben keine Kartensatz-Dateien.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) for a cutting machine</source>
        <translation>
            <numerusform>%n Datei für einen Schneideplotter</numerusform>
            <numerusform>%n Dateien für einen Schneideplotter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1 (%2)</source>
        <extracomment>What has been written: %1 is a file or a folder, %2 what is in it, &quot;14 pages, …&quot; or &quot;30 pictures&quot;</extracomment>
        <translation>Geschrieben: %1 (%2)</translation>
    </message>
    <message>
        <source>Several games together are for sheets; pictures and decks are written for one game at a time.</source>
        <translation>Mehrere Spiele zusammen gehen nur auf Bögen; Bilder und Kartensätze werden immer nur für ein Spiel geschrieben.</translation>
    </message>
    <message>
        <source>Where to? Say --out FILE; see print --help.</source>
        <translation>Wohin? Gib --out DATEI an; siehe print --help.</translation>
    </message>
    <message>
        <source>it says which pieces, and the calibration sheet has none.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das wählt Stücke aus, und auf dem Prüfbogen sind keine.</translation>
    </message>
    <message>
        <source>it is for sheets of pieces to cut out.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bögen mit Stücken zum Ausschneiden.</translation>
    </message>
    <message>
        <source>it is for backs on the other side (--backs duplex), and for --calibration.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Rückseiten auf der anderen Seite (--backs duplex) und für --calibration.</translation>
    </message>
    <message>
        <source>with --list nothing is written.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Mit --list wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>it is for --list.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für --list.</translation>
    </message>
    <message>
        <source>it is neither for --list nor for --calibration.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist weder für --list noch für --calibration.</translation>
    </message>
    <message>
        <source>there are no pieces here of which there could be more.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Hier gibt es keine Stücke, von denen es mehr geben könnte.</translation>
    </message>
    <message>
        <source>it is for sheets (--format pdf), and for pictures of the rules.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bögen (--format pdf) und für Bilder der Regeln.</translation>
    </message>
    <message>
        <source>it is for sheets (--format pdf, svg or dxf).</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bögen (--format pdf, svg oder dxf).</translation>
    </message>
    <message>
        <source>it is for cards whose size no --profile says.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Karten, deren Größe kein --profile bestimmt.</translation>
    </message>
    <message>
        <source>it is for the tuck box.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für die Faltschachtel.</translation>
    </message>
    <message>
        <source>it is for sheets of pieces, and for pictures without --profile.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bögen mit Stücken und für Bilder ohne --profile.</translation>
    </message>
    <message>
        <source>it is for sheets of pieces that have backs and are not folded.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bögen mit Stücken, die Rückseiten haben und nicht gefaltet werden.</translation>
    </message>
    <message>
        <source>it is for sheets (--format pdf).</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bögen (--format pdf).</translation>
    </message>
    <message>
        <source>it is for what is painted of pieces.</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bilder von Stücken, auf Bögen oder einzeln.</translation>
    </message>
    <message>
        <source>it is for pictures (--format png).</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Bilder (--format png).</translation>
    </message>
    <message>
        <source>it is for Tabletop Simulator (--format tts).</source>
        <extracomment>After the name of an option and a colon</extracomment>
        <translation>Das ist für Tabletop Simulator (--format tts).</translation>
    </message>
    <message>
        <source>--%1 means nothing here: %2</source>
        <extracomment>%1 is the name of an option, %2 says what it is for</extracomment>
        <translation>--%1 bewirkt hier nichts: %2</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>Eine Regel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Prints the rules of a game, one of them, or what answers to some words; without a game it looks in all of them.</source>
        <translation>Gibt die Regeln eines Spiels aus, eine davon oder was zu ein paar Wörtern passt; ohne Spiel wird in allen gesucht.</translation>
    </message>
    <message>
        <source>Search as one would ask.</source>
        <translation>Sucht nach diesen Wörtern; es darf auch eine Frage sein.</translation>
    </message>
    <message>
        <source>id</source>
        <extracomment>Stands for the name of a rule in the help of a command</extracomment>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Print this rule only.</source>
        <translation>Gibt nur diese Regel aus.</translation>
    </message>
    <message>
        <source>--set takes NAME=VALUE, not “%1”. The options are: %2</source>
        <translation>--set erwartet NAME=WERT, nicht „%1“. Die Optionen sind: %2</translation>
    </message>
    <message>
        <source>There is no option “%1”; there are: %2</source>
        <translation>Eine Option „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>Say which file: --set %1=FILE</source>
        <translation>Sag, welche Datei: --set %1=DATEI</translation>
    </message>
    <message>
        <source>%1 has no value “%2”; its values are: %3</source>
        <translation>%1 hat keinen Wert „%2“; möglich ist: %3</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”; there are: %3</source>
        <translation>%1 hat keine Vorgabe „%2“; es gibt: %3</translation>
    </message>
    <message>
        <source>These options and players do not go together (%1)</source>
        <translation>Diese Optionen passen nicht zusammen oder nicht zu dieser Zahl von Plätzen (%1)</translation>
    </message>
    <message>
        <source>House rules that go well together: beginners or party (CASTLES); printed for none. --set comes on top of it.</source>
        <translation>Hausregeln, die gut zusammenpassen: beginners oder party (CASTLES); printed für keine. --set kommt noch dazu.</translation>
    </message>
    <message>
        <source>Chooses an option or house rule, or the cards (deck=FILE); may be repeated.</source>
        <translation>Wählt eine Option oder Hausregel oder die Karten (deck=DATEI); lässt sich wiederholen.</translation>
    </message>
    <message>
        <source>Who plays: random, novice:30 (moves of 100 without thought), greedy, ismcts:500 (iterations), ismcts:200ms, page, squire, knight or monarch, one for each seat.</source>
        <translation>Wer spielt: random, novice:30 (so viele von 100 Spielzügen ohne Nachdenken), greedy, ismcts:500 (Durchläufe), ismcts:200ms, page, squire, knight oder monarch, einer für jeden Platz.</translation>
    </message>
    <message>
        <source>The deal; the next ones follow it.</source>
        <translation>Die Nummer der Verteilung; die nächsten folgen auf sie.</translation>
    </message>
    <message>
        <source>How much memory a bot has for its search.</source>
        <translation>Wie viel Speicher ein Bot für seine Suche hat.</translation>
    </message>
    <message>
        <source>There is no bot “%1”; there are: random, novice:30, greedy, ismcts:500, ismcts:200ms, page, squire, knight, monarch</source>
        <translation>Einen Bot „%1“ gibt es nicht; es gibt: random, novice:30, greedy, ismcts:500, ismcts:200ms, page, squire, knight, monarch</translation>
    </message>
    <message>
        <source>GAME [--preset NAME] [--set NAME=VALUE …] --seats BOT,BOT… [--deals N] [--once] [--seed N] [--jobs N] [--open] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>SPIEL [--preset NAME] [--set NAME=WERT …] --seats BOT,BOT… [--deals N] [--once] [--seed N] [--jobs N] [--open] [--json]</translation>
    </message>
    <message>
        <source>[GAME [--preset NAME] [--set NAME=VALUE …] [--seats N]] [--seconds S] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>[SPIEL [--preset NAME] [--set NAME=WERT …] [--seats N]] [--seconds S] [--json]</translation>
    </message>
    <message>
        <source>check PATH… [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>check PFAD … [--json]</translation>
    </message>
    <message>
        <source>check FILE… [--json] | print</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>check DATEI … [--json] | print</translation>
    </message>
    <message>
        <source>FILE [--to N] [--scenario N] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>DATEI [--to N] [--scenario N] [--json]</translation>
    </message>
    <message>
        <source>FILE MOVE [--to N] [--seat S] [--scenario N] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>DATEI SPIELZUG [--to N] [--seat S] [--scenario N] [--json]</translation>
    </message>
    <message>
        <source>FILE [--to N] [--seat S] [--log] [--scenario N] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>DATEI [--to N] [--seat S] [--log] [--scenario N] [--json]</translation>
    </message>
    <message>
        <source>GAME [--preset NAME] [--set NAME=VALUE …] [--seats BOT,BOT…] [--seed N] [--games K] [--record FILE] [--log] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>SPIEL [--preset NAME] [--set NAME=WERT …] [--seats BOT,BOT…] [--seed N] [--games K] [--record DATEI] [--log] [--json]</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>GAME[,GAME…] --out FILE [OPTIONS] | GAME --list</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>SPIEL[,SPIEL…] --out DATEI [OPTIONEN] | SPIEL --list</translation>
    </message>
    <message>
        <source>[GAME] [--find WORDS] [--clause ID] [--json]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>[SPIEL] [--find WÖRTER] [--clause KENNUNG] [--json]</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NAME=WERT</translation>
    </message>
    <message>
        <source>BOT,BOT…</source>
        <translation>BOT,BOT…</translation>
    </message>
    <message>
        <source>--offset takes two lengths, to the right and down, with a colon between them: 0.5:-1 or 0,5:-1, not “%1”.</source>
        <translation>--offset erwartet zwei Längen, nach rechts und nach unten, mit einem Doppelpunkt dazwischen: 0.5:-1 oder 0,5:-1, nicht „%1“.</translation>
    </message>
    <message>
        <source>--scale takes percentages, across and down, with a colon between them: 100.5:99.8 or 100,5:99,8, not “%1”.</source>
        <translation>--scale erwartet Prozente, in der Breite und in der Höhe, mit einem Doppelpunkt dazwischen: 100.5:99.8 oder 100,5:99,8, nicht „%1“.</translation>
    </message>
    <message>
        <source>Moves the backs to the right and down, as one looks at them on paper held upright: 0.5:-1 or 0,5:-1. --calibration shows by how much.</source>
        <translation>Versetzt die Rückseiten nach rechts und nach unten, wie man sie auf hochkant gehaltenem Papier sieht: 0.5:-1 oder 0,5:-1. Um wie viel, zeigt --calibration.</translation>
    </message>
    <message>
        <source>Makes all broader and higher where the printer makes it smaller: 100.5:99.8 across and down, on paper held upright, or one number for both.</source>
        <translation>Macht alles breiter und höher, wenn der Drucker es verkleinert: 100.5:99.8 in der Breite und in der Höhe, auf hochkant gehaltenem Papier, oder eine Zahl für beides.</translation>
    </message>
    <message>
        <source>Writes sheets of cards and tiles to cut out, pictures of them for a print service, or decks for Tabletop Simulator. Where an option takes one of some words, the first is what is taken without it. Fractions are written with a point or a comma, two numbers with a colon between them, thousands without a sign.</source>
        <translation>Schreibt Bögen mit Karten und Plättchen zum Ausschneiden, Bilder davon für einen Druckdienst oder Kartensätze für Tabletop Simulator. Wo eine Option eines von mehreren Wörtern erwartet, gilt ohne Angabe das erste. Brüche schreibt man mit Punkt oder Komma, zwei Zahlen mit einem Doppelpunkt dazwischen, Tausender ohne Zeichen.</translation>
    </message>
    <message>
        <source>The name of the file is empty.</source>
        <translation>Der Name der Datei ist leer.</translation>
    </message>
    <message>
        <source>A match that people play in their browsers</source>
        <translation>Eine Partie, die Menschen in ihren Browsern spielen</translation>
    </message>
    <message>
        <source>This computer is in no network. Connect it to one, or give --address 127.0.0.1 for browsers on this computer.</source>
        <translation>Dieser Computer ist in keinem Netz. Verbinde ihn mit einem oder gib für Browser auf diesem Computer --address 127.0.0.1 an.</translation>
    </message>
    <message>
        <source>“%1” is no address of a computer.</source>
        <translation>„%1“ ist keine Adresse eines Computers.</translation>
    </message>
    <message>
        <source>%1 waits for its players at %2</source>
        <translation>%1 wartet auf seine Spieler unter %2</translation>
    </message>
    <message>
        <source>The four words: %1</source>
        <translation>Die vier Wörter: %1</translation>
    </message>
    <message>
        <source>Or all at once: %1</source>
        <translation>Oder alles auf einmal: %1</translation>
    </message>
    <message>
        <source>hand,BOT…</source>
        <translation>hand,BOT…</translation>
    </message>
    <message>
        <source>Who plays: hand for a person with a browser, or a bot as for play; one for each seat.</source>
        <translation>Wer spielt: hand für einen Menschen mit einem Browser oder ein Bot wie bei play; eine Angabe für jeden Platz.</translation>
    </message>
    <message>
        <source>The deal; without it, any.</source>
        <translation>Die Nummer der Verteilung; ohne Angabe irgendeine.</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>The address of this computer at which browsers reach it.</source>
        <translation>Die Adresse dieses Computers, unter der Browser ihn erreichen.</translation>
    </message>
    <message>
        <source>The number behind the address; 0: any that is free.</source>
        <translation>Die Nummer hinter der Adresse; 0: irgendeine, die frei ist.</translation>
    </message>
    <message>
        <source>People without a seat may look on.</source>
        <translation>Wer keinen Platz hat, darf zuschauen.</translation>
    </message>
    <message>
        <source>This program has been built without the libraries by which browsers can take part: README.md names them.</source>
        <translation>Dieses Programm wurde ohne die Bibliotheken gebaut, durch die Browser mitspielen können: README.md nennt sie.</translation>
    </message>
    <message>
        <source>The table for a second screen: %1</source>
        <extracomment>The address of a page for a projector</extracomment>
        <translation>Der Tisch für einen zweiten Bildschirm: %1</translation>
    </message>
    <message>
        <source>GAME [--preset NAME] [--set NAME=VALUE …] [--seats hand,BOT…] [--seed N] [--address ADDRESS] [--port N] [--watch] [--practice] [--record FILE [--continue]]</source>
        <extracomment>What is written behind the name of a command; only the words in capitals are to be translated</extracomment>
        <translation>SPIEL [--preset NAME] [--set NAME=WERT …] [--seats hand,BOT…] [--seed N] [--address ADRESSE] [--port N] [--watch] [--practice] [--record DATEI [--continue]]</translation>
    </message>
    <message>
        <source>Hosts a match that people play in their browsers, and another one as long as all of them want it.</source>
        <translation>Richtet eine Partie aus, die in Browsern gespielt wird, und eine weitere, solange alle es wollen.</translation>
    </message>
    <message>
        <source>For practice: every move may be taken back, and there are hints.</source>
        <translation>Zum Üben: Jeder Zug darf zurückgenommen werden, und es gibt Rat.</translation>
    </message>
    <message>
        <source>Saves the match after each move; those after it into FILE-2 and so on.</source>
        <translation>Speichert die Partie nach jedem Zug; die nach ihr in DATEI-2 und so weiter.</translation>
    </message>
    <message>
        <source>Goes on with the last match in that file, in the seats that people have, unless it is over.</source>
        <translation>Setzt die letzte Partie in dieser Datei fort, auf den Plätzen, die alle haben, wenn sie nicht zu Ende ist.</translation>
    </message>
    <message>
        <source>--continue needs --record FILE: the file to go on with.</source>
        <translation>--continue braucht --record DATEI: die Datei, mit der es weitergeht.</translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckChooser</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>Datei &amp;wählen …</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>Write a deck of your own, or change the one chosen</source>
        <translation>Einen eigenen Kartensatz schreiben oder den gewählten ändern</translation>
    </message>
    <message>
        <source>Deck of your own</source>
        <translation>Eigener Kartensatz</translation>
    </message>
    <message>
        <source>No deck of your own</source>
        <translation>Kein eigener Kartensatz</translation>
    </message>
    <message>
        <source>Choose a deck</source>
        <translation>Einen Kartensatz wählen</translation>
    </message>
    <message>
        <source>This deck cannot be played with; choose another, or put it right.</source>
        <translation>Mit diesem Kartensatz lässt sich nicht spielen; wähl einen anderen oder bring ihn in Ordnung.</translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckEditor</name>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>How the card looks</source>
        <translation>Wie die Karte aussieht</translation>
    </message>
    <message>
        <source>What the program takes the fields to mean; a text of your own may say it better.</source>
        <translation>Wie das Programm die Felder versteht; ein eigener Text sagt es vielleicht besser.</translation>
    </message>
    <message>
        <source>What the unit beside Knight and Archer is called.</source>
        <translation>Wie die Einheit neben Ritter und Bogenschütze heißt.</translation>
    </message>
    <message>
        <source>The language of the names and texts typed in here. Where one is missing, another language is shown.</source>
        <translation>Die Sprache der hier eingegebenen Namen und Texte. Fehlt darin etwas, wird es in einer anderen Sprache gezeigt.</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Kartensatz:</translation>
    </message>
    <message>
        <source>Thir&amp;d unit:</source>
        <translation>&amp;Dritte Einheit:</translation>
    </message>
    <message>
        <source>&amp;Words in:</source>
        <extracomment>In which language the words of a deck are typed in.</extracomment>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Kartensatzes</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add a kind of card</source>
        <translation>Eine Kartenart hinzufügen</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Kop&amp;ieren</translation>
    </message>
    <message>
        <source>Add another card like this</source>
        <translation>Noch eine Karte wie diese hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove this kind of card</source>
        <translation>Diese Kartenart entfernen</translation>
    </message>
    <message>
        <source>Move the card up</source>
        <translation>Die Karte nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the card down</source>
        <translation>Die Karte nach unten verschieben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>What keeps this deck from being played</source>
        <translation>Was verhindert, dass mit diesem Kartensatz gespielt wird</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Begin with no card at all</source>
        <translation>Ganz ohne Karten beginnen</translation>
    </message>
    <message>
        <source>&amp;House edition</source>
        <extracomment>A button: begins with a copy of the cards that come with the program</extracomment>
        <translation>Ha&amp;usausgabe</translation>
    </message>
    <message>
        <source>Begin with a copy of the house edition</source>
        <translation>Mit einer Kopie der Hausausgabe beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Go on with a deck file</source>
        <translation>Mit einer Kartensatz-Datei weitermachen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the deck in its file</source>
        <translation>Den Kartensatz in seiner Datei speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save the deck in another file</source>
        <translation>Den Kartensatz in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Mein Kartensatz</translation>
    </message>
    <message>
        <source>Deck editor</source>
        <translation>Kartensatz bearbeiten</translation>
    </message>
    <message>
        <source>Correct the file with a text editor, or choose another one.</source>
        <translation>Berichtige die Datei mit einem Texteditor oder wähl eine andere.</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>Einen Kartensatz öffnen</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Den Kartensatz speichern</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>&amp;Verlassen, ohne zu speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of %n kind(s)</source>
        <extracomment>How many different cards there are; it stands behind the number of cards.</extracomment>
        <translation>
            <numerusform> aus %n Art</numerusform>
            <numerusform> aus %n Arten</numerusform>
        </translation>
    </message>
    <message>
        <source> (the printed game has %1)</source>
        <extracomment>Behind the number of cards of a deck; %1 is the number that the printed game has.</extracomment>
        <translation> (das gedruckte Spiel hat %1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a card, %2 a sentence on what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Deck editor – %1[*]</source>
        <extracomment>%1 is a file, or that there is none yet.</extracomment>
        <translation>Kartensatz – %1[*]</translation>
    </message>
    <message>
        <source>What you have changed about the deck is lost unless you save it.</source>
        <translation>Was du am Kartensatz geändert hast, geht verloren, wenn du es nicht speicherst.</translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckFile</name>
    <message>
        <source>Decks of Castle Rampage (*.drawbridge-deck *.json)</source>
        <translation>Kartensätze für Castle Rampage (*.drawbridge-deck *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <extracomment>%1 is the name of a deck, %n how many cards it has.</extracomment>
        <translation>
            <numerusform>%1 (%n Karte)</numerusform>
            <numerusform>%1 (%n Karten)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckModel</name>
    <message>
        <source>%1, purple</source>
        <extracomment>Read out in the table of cards; %1 is the name of a card.</extracomment>
        <translation>%1, violett</translation>
    </message>
    <message>
        <source>no attack</source>
        <translation>kein Angriff</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>The head of a narrow column: how many copies of a card there are.</extracomment>
        <translation>Anz.</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Wie viele es gibt</translation>
    </message>
    <message>
        <source>Att.</source>
        <extracomment>The head of a narrow column.</extracomment>
        <translation>Angr.</translation>
    </message>
    <message>
        <source>Attack value</source>
        <translation>Angriffswert</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Value at the Gate</source>
        <translation>Wert am Tor</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Value in the Castle</source>
        <translation>Wert in der Burg</translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckText</name>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Zieh %n Karte.</numerusform>
            <numerusform>Zieh %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent discards %n card(s) at random from their hand.</source>
        <translation>
            <numerusform>Dein Gegenüber wirft %n zufällige Handkarte ab.</numerusform>
            <numerusform>Dein Gegenüber wirft %n zufällige Handkarten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent shows you their hand; name a unit: all cards showing it are discarded.</source>
        <translation>Dein Gegenüber zeigt dir seine Hand; nenn eine Einheit: Alle Karten mit ihrem Zeichen werden abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>You may discard %n card(s): strength +%1.</source>
        <extracomment>%1 is a number: how much stronger the attack becomes.</extracomment>
        <translation>
            <numerusform>Du darfst %n Karte abwerfen: Stärke +%1.</numerusform>
            <numerusform>Du darfst %n Karten abwerfen: Stärke +%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Destroy the top card of your own Gate or Castle: strength + its printed value.</source>
        <translation>Zerstöre die oberste Karte deines eigenen Tors oder deiner eigenen Burg: Stärke + ihr gedruckter Wert.</translation>
    </message>
    <message>
        <source>The top cards of both Castles are destroyed.</source>
        <translation>Die obersten Karten beider Burgen werden zerstört.</translation>
    </message>
    <message numerus="yes">
        <source>You may destroy %n permanent card(s) of your opponent.</source>
        <translation>
            <numerusform>Du darfst %n bleibende Karte deines Gegenübers zerstören.</numerusform>
            <numerusform>Du darfst %n bleibende Karten deines Gegenübers zerstören.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put this card aside and take it back at the end of your turn.</source>
        <translation>Leg diese Karte beiseite und nimm sie am Ende deines Zuges wieder auf die Hand.</translation>
    </message>
    <message>
        <source>Your attacks have strength +%1.</source>
        <translation>Deine Angriffe haben Stärke +%1.</translation>
    </message>
    <message>
        <source>Cards of your Gate have value +%1 while they are attacked.</source>
        <translation>Karten deines Tors haben Wert +%1, während sie angegriffen werden.</translation>
    </message>
    <message>
        <source>Cards of your Castle have value +%1 while they are attacked.</source>
        <translation>Karten deiner Burg haben Wert +%1, während sie angegriffen werden.</translation>
    </message>
    <message>
        <source>Your defenders have value +%1 while they are attacked.</source>
        <translation>Deine Verteidiger haben Wert +%1, während sie angegriffen werden.</translation>
    </message>
    <message>
        <source>Look at the top card of any Gate or Castle.</source>
        <translation>Sieh dir die oberste Karte eines Tors oder einer Burg an.</translation>
    </message>
    <message>
        <source>The attacking card is destroyed too and the attack ends.</source>
        <translation>Auch die angreifende Karte wird zerstört, und der Angriff endet.</translation>
    </message>
    <message>
        <source>Halve the strength that is left, rounding down.</source>
        <translation>Halbiere die übrige Stärke, abgerundet.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the attacker&apos;s hand and discard %n card(s) of it.</source>
        <translation>
            <numerusform>Sieh dir die Hand des Angreifers an und wirf %n Karte daraus ab.</numerusform>
            <numerusform>Sieh dir die Hand des Angreifers an und wirf %n Karten daraus ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the card&apos;s text says, by agreement.</source>
        <translation>Was der Text der Karte sagt, nach Absprache.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent chooses and discards %n card(s).</source>
        <translation>
            <numerusform>Dein Gegenüber wählt %n Karte und wirft sie ab.</numerusform>
            <numerusform>Dein Gegenüber wählt %n Karten und wirft sie ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at your opponent&apos;s hand.</source>
        <translation>Sieh dir die Hand deines Gegenübers an.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) at random from your opponent&apos;s hand.</source>
        <translation>
            <numerusform>Nimm %n zufällige Karte aus der Hand deines Gegenübers.</numerusform>
            <numerusform>Nimm %n zufällige Karten aus der Hand deines Gegenübers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Destroy %n of your own permanent cards.</source>
        <translation>
            <numerusform>Zerstöre %n deiner eigenen bleibenden Karten.</numerusform>
            <numerusform>Zerstöre %n deiner eigenen bleibenden Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the top card of your own Gate or Castle into your hand.</source>
        <translation>Nimm die oberste Karte deines eigenen Tors oder deiner eigenen Burg auf die Hand.</translation>
    </message>
    <message>
        <source>The strength that is left is lowered by %1.</source>
        <translation>Die übrige Stärke sinkt um %1.</translation>
    </message>
    <message>
        <source>The bottom card of a Gate or Castle goes on top.</source>
        <translation>Die unterste Karte eines Tors oder einer Burg kommt obenauf.</translation>
    </message>
    <message>
        <source>Exchange hands with your opponent.</source>
        <translation>Tausch die Hand mit deinem Gegenüber.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the discard pile.</source>
        <translation>
            <numerusform>Nimm %n Karte vom Ablagestapel.</numerusform>
            <numerusform>Nimm %n Karten vom Ablagestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Wirf %n Karte ab.</numerusform>
            <numerusform>Wirf %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard: %1.</source>
        <extracomment>%1 is a list of units to be discarded as a cost: &quot;Knight and Archer&quot;.</extracomment>
        <translation>Abwerfen: %1.</translation>
    </message>
    <message>
        <source>Attack.</source>
        <translation>Greif an.</translation>
    </message>
    <message>
        <source>Attack the Castle, even if a Gate stands before it.</source>
        <translation>Greif die Burg an, selbst wenn ein Tor davorsteht.</translation>
    </message>
    <message>
        <source>Attack as usual, or attack the Castle past the Gate.</source>
        <translation>Greif wie üblich an, oder greif am Tor vorbei die Burg an.</translation>
    </message>
    <message>
        <source>When played</source>
        <translation>Beim Ausspielen</translation>
    </message>
    <message>
        <source>After its attack</source>
        <translation>Nach dem Angriff</translation>
    </message>
    <message>
        <source>When repelled</source>
        <translation>Wenn sie zurückgeschlagen wird</translation>
    </message>
    <message>
        <source>When destroyed in an attack</source>
        <translation>Wenn ein Angriff sie zerstört</translation>
    </message>
    <message>
        <source>While in play</source>
        <translation>Solange sie im Spiel ist</translation>
    </message>
    <message>
        <source>At the start of your turn</source>
        <translation>Am Anfang deines Zuges</translation>
    </message>
    <message>
        <source>Once in each of your turns</source>
        <translation>Einmal in jedem deiner Züge</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Opponent discards at random</source>
        <translation>Gegenüber wirft zufällig ab</translation>
    </message>
    <message>
        <source>Opponent discards a unit</source>
        <translation>Gegenüber wirft eine Einheit ab</translation>
    </message>
    <message>
        <source>Pay for strength</source>
        <translation>Für Stärke bezahlen</translation>
    </message>
    <message>
        <source>Sacrifice a top card for strength</source>
        <translation>Eine oberste Karte für Stärke opfern</translation>
    </message>
    <message>
        <source>Destroy the tops of both Castles</source>
        <translation>Die obersten Karten beider Burgen zerstören</translation>
    </message>
    <message>
        <source>Destroy opponent&apos;s permanents</source>
        <translation>Bleibende Karten des Gegenübers zerstören</translation>
    </message>
    <message>
        <source>Rest until the end of the turn</source>
        <translation>Bis zum Ende des Zuges ruhen</translation>
    </message>
    <message>
        <source>Attacks are stronger</source>
        <translation>Angriffe sind stärker</translation>
    </message>
    <message>
        <source>Defenders are stronger</source>
        <translation>Verteidiger sind stärker</translation>
    </message>
    <message>
        <source>Look at a top card</source>
        <translation>Eine oberste Karte ansehen</translation>
    </message>
    <message>
        <source>Destroy the attacker, end the attack</source>
        <translation>Den Angreifer zerstören, den Angriff beenden</translation>
    </message>
    <message>
        <source>Halve the attack&apos;s strength</source>
        <translation>Die Stärke des Angriffs halbieren</translation>
    </message>
    <message>
        <source>Discard from the attacker&apos;s hand</source>
        <translation>Aus der Hand des Angreifers abwerfen</translation>
    </message>
    <message>
        <source>Text only, by agreement</source>
        <translation>Nur Text, nach Absprache</translation>
    </message>
    <message>
        <source>Opponent chooses and discards</source>
        <translation>Gegenüber wählt und wirft ab</translation>
    </message>
    <message>
        <source>Look at opponent&apos;s hand</source>
        <translation>Die Hand des Gegenübers ansehen</translation>
    </message>
    <message>
        <source>Take from opponent&apos;s hand</source>
        <translation>Aus der Hand des Gegenübers nehmen</translation>
    </message>
    <message>
        <source>Destroy own permanents</source>
        <translation>Eigene bleibende Karten zerstören</translation>
    </message>
    <message>
        <source>Take back one of your top cards</source>
        <translation>Eine deiner obersten Karten auf die Hand nehmen</translation>
    </message>
    <message>
        <source>Lower the attack&apos;s strength</source>
        <translation>Die Stärke des Angriffs senken</translation>
    </message>
    <message>
        <source>Raise a bottom card to the top</source>
        <translation>Eine unterste Karte nach oben legen</translation>
    </message>
    <message>
        <source>Exchange hands</source>
        <translation>Die Hände tauschen</translation>
    </message>
    <message>
        <source>Take from the discard pile</source>
        <translation>Vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Crossed arms</source>
        <extracomment>Pictures of cards, in a list to choose from</extracomment>
        <translation>Gekreuzte Waffen</translation>
    </message>
    <message>
        <source>Standing card</source>
        <extracomment>Pictures of cards, in a list to choose from</extracomment>
        <translation>Stehende Karte</translation>
    </message>
    <message>
        <source>Trap</source>
        <extracomment>Pictures of cards, in a list to choose from</extracomment>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Scroll</source>
        <extracomment>Pictures of cards, in a list to choose from</extracomment>
        <translation>Schriftrolle</translation>
    </message>
    <message>
        <source>A deck without a name</source>
        <translation>Ein Kartensatz ohne Namen</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Axe man</source>
        <translation>Axtkämpfer</translation>
    </message>
    <message>
        <source>The Gate first</source>
        <translation>Zuerst das Tor</translation>
    </message>
    <message>
        <source>The Castle only</source>
        <translation>Nur die Burg</translation>
    </message>
    <message>
        <source>As the player chooses</source>
        <translation>Nach Wahl</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An effect: %1 is when it happens, as &quot;When repelled&quot;, %2 what happens, as &quot;Draw 1 card.&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cannot be played.</source>
        <translation>Lässt sich nicht ausspielen.</translation>
    </message>
    <message numerus="yes">
        <source>You may discard %n more for strength +%2 each: %1.</source>
        <extracomment>%1 is a unit, %2 a number; %n is how often it may be done.</extracomment>
        <translation>
            <numerusform>Du darfst noch %n Einheit abwerfen, für Stärke +%2: %1.</numerusform>
            <numerusform>Du darfst noch %n Einheiten abwerfen, jede für Stärke +%2: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To place it as a defender, discard %n card(s).</source>
        <translation>
            <numerusform>Um sie als Verteidiger zu legen, wirf %n Karte ab.</numerusform>
            <numerusform>Um sie als Verteidiger zu legen, wirf %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The short name names the card in moves: small letters a to z, digits and hyphens, a letter first.</source>
        <translation>Der Kurzname bezeichnet die Karte in Spielzügen: Kleinbuchstaben a bis z, Ziffern und Bindestriche, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>Another card has this short name.</source>
        <translation>Eine andere Karte hat diesen Kurznamen.</translation>
    </message>
    <message>
        <source>A permanent card has no attack: an attack ends with its card destroyed.</source>
        <translation>Eine bleibende Karte hat keinen Angriff: Ein Angriff endet damit, dass seine Karte zerstört wird.</translation>
    </message>
    <message>
        <source>Only a card with an attack has a target.</source>
        <translation>Nur eine Karte mit Angriff hat ein Ziel.</translation>
    </message>
    <message>
        <source>Only a card with an attack has a bonus.</source>
        <translation>Nur eine Karte mit Angriff hat eine Zugabe.</translation>
    </message>
    <message>
        <source>“%1” cannot happen “%2”.</source>
        <extracomment>%1 is what an effect does, %2 when: &quot;Draw cards&quot;, &quot;While in play&quot;.</extracomment>
        <translation>Das passt nicht zusammen: „%1“, „%2“.</translation>
    </message>
    <message>
        <source>This effect is for cards with an attack.</source>
        <translation>Dieser Effekt ist für Karten mit Angriff.</translation>
    </message>
    <message>
        <source>This moment is for permanent cards.</source>
        <translation>Dieser Zeitpunkt ist für bleibende Karten.</translation>
    </message>
    <message>
        <source>A deck has at most %1 kinds of cards; there are %2.</source>
        <translation>Ein Kartensatz hat höchstens %1 Kartenarten; hier sind %2.</translation>
    </message>
    <message>
        <source>A deck has at most %1 cards; there are %2.</source>
        <translation>Ein Kartensatz hat höchstens %1 Karten; hier sind %2.</translation>
    </message>
    <message>
        <source>The setup needs %1 cards that are not purple; there are %2.</source>
        <translation>Die Vorbereitung braucht %1 Karten, die nicht violett sind; hier sind %2.</translation>
    </message>
</context>
<context>
    <name>drawbridge::DeletedDialog</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Deleted Lately</source>
        <translation>Kürzlich gelöscht</translation>
    </message>
    <message>
        <source>Matches deleted lately</source>
        <translation>Kürzlich gelöschte Partien</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Matches stay here for 30 days after they were deleted.</source>
        <translation>Gelöschte Partien bleiben 30 Tage lang hier.</translation>
    </message>
    <message>
        <source>Nothing has been deleted in the last 30 days.</source>
        <translation>In den letzten 30 Tagen wurde nichts gelöscht.</translation>
    </message>
</context>
<context>
    <name>drawbridge::DockTitleBar</name>
    <message>
        <source>Close</source>
        <extracomment>Beside the title of a dock such as the game log</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>drawbridge::DrawingLayer</name>
    <message>
        <source>Nothing is drawn on the table</source>
        <extracomment>Spoken, of the glass over a table: nothing is drawn on it</extracomment>
        <translation>Auf dem Tisch ist nichts gezeichnet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: something drawn on the table. %1 is &quot;Ring&quot;, %2 its colour</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::DrawingTools</name>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Zeichnen</translation>
    </message>
    <message>
        <source>&amp;Ring round the piece with the focus</source>
        <translation>&amp;Ring um das Stück mit dem Fokus</translation>
    </message>
    <message>
        <source>&amp;Cross on it</source>
        <translation>&amp;Kreuz darauf</translation>
    </message>
    <message>
        <source>&amp;Highlight it</source>
        <translation>&amp;Hervorheben</translation>
    </message>
    <message>
        <source>&amp;Arrow: from here, then to here</source>
        <translation>&amp;Pfeil: von hier, dann hierhin</translation>
    </message>
    <message>
        <source>&amp;Wipe everything drawn</source>
        <translation>Alles Gezeichnete &amp;wegwischen</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>A tool: no drawing, pieces are moved</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Move pieces with the left button; the right one draws</source>
        <extracomment>A tip on a tool to draw with; %1 is &quot;Arrow&quot;</extracomment>
        <translation>Stücke mit der linken Maustaste bewegen; die rechte zeichnet</translation>
    </message>
    <message>
        <source>%1: draw it with the left button</source>
        <translation>%1: mit der linken Maustaste zeichnen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour to draw with, and its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>drawbridge::EffectRow</name>
    <message>
        <source>Cards to discard for it:</source>
        <extracomment>Before a number: how many cards are discarded for a stronger attack.</extracomment>
        <translation>Dafür abzuwerfende Karten:</translation>
    </message>
    <message>
        <source>at Gate and Castle</source>
        <translation>an Tor und Burg</translation>
    </message>
    <message>
        <source>at the Gate</source>
        <translation>am Tor</translation>
    </message>
    <message>
        <source>in the Castle</source>
        <translation>in der Burg</translation>
    </message>
    <message>
        <source>Effect %1: what happens</source>
        <translation>Effekt %1: was geschieht</translation>
    </message>
    <message>
        <source>Effect %1: when</source>
        <translation>Effekt %1: wann</translation>
    </message>
    <message>
        <source>Effect %1: how much</source>
        <translation>Effekt %1: wie viel</translation>
    </message>
    <message>
        <source>Effect %1: how many cards are discarded for it</source>
        <translation>Effekt %1: wie viele Karten dafür abgeworfen werden</translation>
    </message>
    <message>
        <source>Effect %1: where</source>
        <translation>Effekt %1: wo</translation>
    </message>
    <message>
        <source>Remove effect %1</source>
        <translation>Effekt %1 entfernen</translation>
    </message>
    <message>
        <source>+</source>
        <extracomment>In front of a number: how much is added to a strength, taken off it, how many times something is done.</extracomment>
        <translation>+</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>× </source>
        <translation>× </translation>
    </message>
</context>
<context>
    <name>drawbridge::EffectStrip</name>
    <message>
        <source>%1&apos;s %2</source>
        <extracomment>An effect that waits or is being carried out: %1 is a player, %2 the name of a card.</extracomment>
        <translation>%2 von %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>Spoken, of the effects that wait for each other; %1 is &quot;Anna&apos;s Watchtower&quot;.</extracomment>
        <translation>jetzt: %1</translation>
    </message>
    <message>
        <source>next: %1</source>
        <extracomment>Spoken, of the effects that wait for each other; %1 is &quot;Anna&apos;s Watchtower&quot;.</extracomment>
        <translation>danach: %1</translation>
    </message>
    <message>
        <source>then: %1</source>
        <translation>dann: %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::EndChances</name>
    <message>
        <source>%1&apos;s chances of winning</source>
        <extracomment>Above a curve at the end of a match: %1 is a player</extracomment>
        <translation>Siegchancen von %1</translation>
    </message>
    <message>
        <source>Working it out: %1</source>
        <extracomment>Beside that curve while it is computed: %1 is how much of it is done, &quot;40 %&quot;</extracomment>
        <translation>Wird berechnet: %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::EndResult</name>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>%1 of %2 built</source>
        <extracomment>Beside a player&apos;s name: how many tiles their castles hold, of how many.</extracomment>
        <translation>%1 von %2 gebaut</translation>
    </message>
    <message>
        <source>wins along · %1</source>
        <extracomment>Under the name of a player who wins because another does: %1 is what he or she has</extracomment>
        <translation>gewinnt auch · %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Before a player&apos;s name at the end: %1 is a rank</extracomment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>How long a match has lasted</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>What all players together have made in a match</extracomment>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match has lasted</extracomment>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long a match has lasted</extracomment>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::FactPanel</name>
    <message>
        <source>in the midst of a move</source>
        <extracomment>In place of a step of a turn: a move is under way</extracomment>
        <translation>mitten in einem Spielzug</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Whom a seat serves: nobody but itself</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row about a player: %1 is the name, %2 what is chosen, &quot;Faction&quot;
----------
A box to tick: %1 is a player, %2 what would be so, &quot;Out of the game&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Height, %1</source>
        <extracomment>A row with a number: how many cards or tiles lie in a pile that is drawn from, %1</extracomment>
        <translation>Höhe, %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::FactionBalance</name>
    <message>
        <source>How the factions fare against each other has not been counted.</source>
        <translation>Wie die Völker gegeneinander abschneiden, wurde nicht gezählt.</translation>
    </message>
    <message>
        <source>Wins in 100 games against all factions: %1 %2 (± %3), counted with bots of the level %4.</source>
        <extracomment>How strong a faction is: %1 is its name, %2 a number of games, %3 how far that may be off, %4 the strength of the bots it was counted with, &quot;Knight&quot;</extracomment>
        <translation>Siege in 100 Spielen gegen alle Völker: %1 %2 (± %3), gezählt mit Bots der Stufe %4.</translation>
    </message>
    <message>
        <source>Wins in 100 games: %1 %2, %3 %4 (± %5), counted with bots of the level %6.</source>
        <extracomment>Two factions that are to meet: %1 and %3 are their names, %2 and %4 numbers of games, %5 how far those may be off, %6 the strength of the bots they were counted with, &quot;Knight&quot;</extracomment>
        <translation>Siege in 100 Spielen: %1 %2, %3 %4 (± %5), gezählt mit Bots der Stufe %6.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>Wins %1 % of its games (95 % interval: %2 to %3 %).</source>
        <extracomment>How often a faction wins, in per cent</extracomment>
        <translation>Gewinnt %1&#xa0;% der Spiele (95-%-Intervall: %2 bis %3&#xa0;%).</translation>
    </message>
    <message>
        <source>Against %1: %2 % (%3 to %4 %).</source>
        <extracomment>%1 is the faction of the enemy, the others are in per cent</extracomment>
        <translation>Gegen %1: %2&#xa0;% (%3 bis %4&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <extracomment>A faction and how often one wins against it, in per cent</extracomment>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Strong against: %1.</source>
        <translation>Stark gegen: %1.</translation>
    </message>
    <message>
        <source>Weak against: %1.</source>
        <translation>Schwach gegen: %1.</translation>
    </message>
    <message>
        <source>It could not be shown to be strong or weak against any other faction.</source>
        <translation>Dass dieses Volk gegen ein anderes stark oder schwach ist, ließ sich nicht zeigen.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>(%1 to %2 %)</source>
        <extracomment>A 95 % interval, in per cent</extracomment>
        <translation>(%1 bis %2&#xa0;%)</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>A faction, how often it wins, and the interval: &quot;Undead: 42 % (42 to 43 %)&quot;</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>How strong the factions are in the Epic game</source>
        <translation>Wie stark die Völker im epischen Spiel sind</translation>
    </message>
    <message>
        <source>How strong the factions are</source>
        <translation>Wie stark die Völker sind</translation>
    </message>
    <message>
        <source>Games won against all other factions, with the 95 % interval.</source>
        <translation>Gewonnene Spiele gegen alle anderen Völker, mit dem 95-%-Intervall.</translation>
    </message>
    <message numerus="yes">
        <source>Counted between two bots of the level %1, in %n deal(s) or more for each pair of factions, each played twice.</source>
        <extracomment>How something was counted: %n is of how many deals, %1 the strength of the bots, &quot;Knight&quot;</extracomment>
        <translation>
            <numerusform>Gezählt zwischen zwei Bots der Stufe %1, in mindestens %n Verteilung für jedes Paar von Völkern, jede zweimal gespielt.</numerusform>
            <numerusform>Gezählt zwischen zwei Bots der Stufe %1, in mindestens %n Verteilungen für jedes Paar von Völkern, jede zweimal gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted between two bots of equal strength: all factions taken together at the level %1, two against each other at the level %2, in %n deal(s) or more for each pair, each played twice.</source>
        <extracomment>The same where two levels were counted: %1 and %2, &quot;Knight&quot; and &quot;Squire&quot;</extracomment>
        <translation>
            <numerusform>Gezählt zwischen zwei gleich starken Bots: alle Völker zusammen auf der Stufe %1, zwei gegeneinander auf der Stufe %2, in mindestens %n Verteilung für jedes Paar, jede zweimal gespielt.</numerusform>
            <numerusform>Gezählt zwischen zwei gleich starken Bots: alle Völker zusammen auf der Stufe %1, zwei gegeneinander auf der Stufe %2, in mindestens %n Verteilungen für jedes Paar, jede zweimal gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw counts as half a win. Between people it may well be otherwise.</source>
        <translation>Ein Unentschieden zählt als halber Sieg. Zwischen Menschen kann es durchaus anders sein.</translation>
    </message>
</context>
<context>
    <name>drawbridge::FactionDialog</name>
    <message>
        <source>Factions</source>
        <translation>Völker</translation>
    </message>
</context>
<context>
    <name>drawbridge::FactionPage</name>
    <message>
        <source>Pic&amp;ks in the game</source>
        <translation>&amp;Wählt im Spiel</translation>
    </message>
    <message>
        <source>Whose faction is chosen</source>
        <translation>Wessen Volk gewählt wird</translation>
    </message>
    <message>
        <source>By c&amp;hance</source>
        <translation>Durch &amp;Zufall</translation>
    </message>
    <message>
        <source>Takes a faction by chance, but not the enemy&apos;s</source>
        <translation>Nimmt durch Zufall ein Volk, aber nicht das des Feindes</translation>
    </message>
    <message>
        <source>About the faction</source>
        <translation>Über das Volk</translation>
    </message>
    <message>
        <source>picked in the game</source>
        <extracomment>Of a faction: which is not known yet</extracomment>
        <translation>im Spiel gewählt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player, and the faction he or she leads</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Faction of %1</source>
        <extracomment>The cards to choose from; %1 is a player</extracomment>
        <translation>Volk von %1</translation>
    </message>
    <message>
        <source>Picked in the game</source>
        <translation>Im Spiel gewählt</translation>
    </message>
    <message>
        <source>The faction is settled before the cards are dealt.</source>
        <translation>Das Volk steht fest, bevor die Karten ausgeteilt werden.</translation>
    </message>
    <message>
        <source>Its own rules, from %1 on</source>
        <extracomment>A link; %1 is the first of a faction&apos;s rules, &quot;WARS-UND-1&quot;</extracomment>
        <translation>Eigene Regeln dieses Volks, ab %1</translation>
    </message>
    <message>
        <source>Its own rules</source>
        <translation>Eigene Regeln dieses Volks</translation>
    </message>
</context>
<context>
    <name>drawbridge::FairPage</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a table: %1 is how many play, %2 a way to play the game</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>How far the numbers of a row may be off; %1 is a number</extracomment>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Above the rows of a table: how many play and how</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>Above a column of numbers: what who is the first, the second … to have a turn wins; %1 is a number</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Above a column: the strength of the bots that have played</extracomment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>%1: %2 (%3, %4)</source>
        <extracomment>%1 is how many play and how, %2 are numbers, %3 is how far they may be off, %4 the strength of the bots that have played</extracomment>
        <translation>%1: %2 (%3, %4)</translation>
    </message>
    <message>
        <source>%1 (for %2)</source>
        <extracomment>A house rule, and %2 for how many players it is told of</extracomment>
        <translation>%1 (für %2)</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>A heading above how often whoever begins wins</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>House rules that tip the game</source>
        <extracomment>A heading</extracomment>
        <translation>Hausregeln, die das Gleichgewicht verschieben</translation>
    </message>
    <message>
        <source>the usual rules</source>
        <extracomment>A way to play a game</extracomment>
        <translation>die üblichen Regeln</translation>
    </message>
</context>
<context>
    <name>drawbridge::FiguresTable</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>a row, its column, the number there</comment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>drawbridge::FormParts</name>
    <message>
        <source>%1 cannot be: it goes from %2 to %3.</source>
        <extracomment>Why a number in a field has been put back: %1 is what was written, %2 and %3 the bounds</extracomment>
        <translation>%1 geht nicht: möglich ist alles von %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is no whole number. Write it in figures alone.</source>
        <extracomment>Why a number in a field has been put back: %1 is what was written</extracomment>
        <translation>„%1“ ist keine ganze Zahl. Schreib sie nur mit Ziffern.</translation>
    </message>
    <message>
        <source>“%1” is no number. Write it like %2, without signs between thousands.</source>
        <extracomment>Why a number in a field has been put back: %1 is what was written, %2 an example such as 0.5</extracomment>
        <translation>„%1“ ist keine Zahl. Schreib sie wie %2, ohne Zeichen zwischen den Tausendern.</translation>
    </message>
</context>
<context>
    <name>drawbridge::GameText</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>A square of a grid, spoken: %1 is &quot;north-west corner&quot;, %2 &quot;Anna&apos;s castle&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <extracomment>The end of a game: %1 is a player.</extracomment>
        <translation>%1 hat verloren</translation>
    </message>
    <message>
        <source>You have won</source>
        <extracomment>The end of a game: %1 is a player.</extracomment>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You win along with %1</source>
        <extracomment>The end of a game, to a puppet: %1 is its master.</extracomment>
        <translation>Du gewinnst zusammen mit %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <extracomment>The end of a game: %1 is a player.</extracomment>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>You share the victory with %1</source>
        <extracomment>The end of a game: %1 is a list of players.</extracomment>
        <translation>Du teilst dir den Sieg mit %1</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <extracomment>The end of a game: %1 is a list of players, two at least.</extracomment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <extracomment>The end of a game: %1 is &quot;Anna wins.&quot;, %2 is &quot;Anna 8 points and Bert 7 points&quot;.</extracomment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>Stands for a player without a name; %1 is the number of the seat.</extracomment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 has something to decide.</source>
        <extracomment>In another one&apos;s turn.</extracomment>
        <translation>%1 hat etwas zu entscheiden.</translation>
    </message>
</context>
<context>
    <name>drawbridge::HallView</name>
    <message>
        <source>%1–%2</source>
        <extracomment>How many can play: from %1 to %2, as in &quot;2–4&quot;.</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1′</source>
        <extracomment>Minutes, as short as can be: %1 is their number</extracomment>
        <translation>%1′</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>When a match was last played. %1 is a date.</extracomment>
        <translation>am %1</translation>
    </message>
    <message>
        <source>Good morning,</source>
        <extracomment>Stands before the name of somebody, who has come back to the hall</extracomment>
        <translation>Guten Morgen,</translation>
    </message>
    <message>
        <source>Good afternoon,</source>
        <extracomment>Stands before the name of somebody, who has come back to the hall</extracomment>
        <translation>Guten Tag,</translation>
    </message>
    <message>
        <source>Good evening,</source>
        <extracomment>Stands before the name of somebody, who has come back to the hall</extracomment>
        <translation>Guten Abend,</translation>
    </message>
    <message>
        <source>Hello,</source>
        <extracomment>Stands before the name of somebody, who has come back to the hall in the night</extracomment>
        <translation>Hallo,</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>%n am Tisch</numerusform>
            <numerusform>%n am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>With: %1</source>
        <extracomment>On a kept match. %1 is a name, or names in a list.</extracomment>
        <translation>Mit: %1</translation>
    </message>
    <message>
        <source>The series goes on</source>
        <extracomment>On a kept match. %1 is the name of who is on turn.</extracomment>
        <translation>Die Serie geht weiter</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>Gleich geht es los</translation>
    </message>
    <message>
        <source>On turn: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::HandHost</name>
    <message>
        <source>The host has freed this seat.</source>
        <extracomment>On the page of somebody whose seat the host has given away.</extracomment>
        <translation>Am Tisch wurde dieser Platz freigegeben.</translation>
    </message>
    <message>
        <source>That seat is taken. Choose another one.</source>
        <extracomment>On the page of somebody who wants to sit down where somebody else has just done so.</extracomment>
        <translation>Dieser Platz ist schon besetzt. Wähl einen anderen.</translation>
    </message>
    <message>
        <source>Enter your name.</source>
        <extracomment>On the page of somebody who sits down.</extracomment>
        <translation>Gib deinen Namen ein.</translation>
    </message>
    <message>
        <source>Somebody at this table has that name. Enter another one.</source>
        <extracomment>On the page of somebody who sits down.</extracomment>
        <translation>An diesem Tisch heißt schon jemand so. Gib einen anderen Namen ein.</translation>
    </message>
    <message>
        <source>As many as there is room for are looking on already.</source>
        <extracomment>On the page of somebody who wants to look on.</extracomment>
        <translation>Es sehen schon so viele zu, wie Platz haben.</translation>
    </message>
</context>
<context>
    <name>drawbridge::HandsDoor</name>
    <message>
        <source>%1’s table</source>
        <extracomment>The heading on the phones: %1 is the name of the host</extracomment>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>The bridge is up: the host has closed the door.</source>
        <extracomment>On the phones of all who play.</extracomment>
        <translation>Die Zugbrücke ist oben: Am Tisch wurde die Tür geschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>The bridge is down, %n hand(s)</source>
        <extracomment>On the beam above the table, while people may join with their phones: how many have</extracomment>
        <translation>
            <numerusform>Die Zugbrücke ist unten, %n Hand</numerusform>
            <numerusform>Die Zugbrücke ist unten, %n Hände</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over, and the table has been cleared.</source>
        <extracomment>On the phones of all who have played.</extracomment>
        <translation>Die Partie ist zu Ende, und der Tisch ist abgeräumt.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 want a rematch</source>
        <extracomment>The same after a match: how many of those players (%1) have asked for a rematch</extracomment>
        <translation>
            <numerusform>%n von %1 will eine Revanche</numerusform>
            <numerusform>%n von %1 wollen eine Revanche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::HandsPage</name>
    <message>
        <source>Try again</source>
        <extracomment>A button: try to connect once more</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Turn down</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Turn up</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>An attack, spelled out: &quot;9 against 7&quot;</extracomment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Already here</source>
        <translation>Schon da</translation>
    </message>
    <message>
        <source>Asked</source>
        <extracomment>A heading, for screen readers: what one is asked</extracomment>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>The attack so far</source>
        <translation>Der Angriff bisher</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Of a player whose phone does not answer</extracomment>
        <translation>weg</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: one step back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to my hand</source>
        <translation>Zurück zu meiner Hand</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>the bot gets up</source>
        <extracomment>Below &quot;Take my seat&quot;: a bot plays it meanwhile</extracomment>
        <translation>der Bot steht auf</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was geht</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <extracomment>Which card of how many is looked at</extracomment>
        <translation>{at} von {all}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Wähl aus</translation>
    </message>
    <message>
        <source>Choose your shield</source>
        <translation>Wähl dein Wappen</translation>
    </message>
    <message>
        <source>Choose where</source>
        <translation>Wähl, wohin</translation>
    </message>
    <message>
        <source>Come in</source>
        <extracomment>A button below the four words</extracomment>
        <translation>Eintreten</translation>
    </message>
    <message>
        <source>Concede the match</source>
        <translation>Die Partie aufgeben</translation>
    </message>
    <message>
        <source>Press once more: your match is lost.</source>
        <translation>Drück noch einmal: Deine Partie ist dann verloren.</translation>
    </message>
    <message>
        <source>Knocking at the gate</source>
        <translation>Am Tor wird angeklopft</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>The page tries again by itself. Is the phone in the same network as the table?</source>
        <translation>Die Seite versucht es von selbst wieder. Ist das Handy im selben Netz wie der Tisch?</translation>
    </message>
    <message>
        <source>Cover</source>
        <extracomment>A button: one&apos;s hand is shown as backs</extracomment>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Cover my hand</source>
        <translation>Meine Hand verdecken</translation>
    </message>
    <message>
        <source>The bridge is up</source>
        <translation>Die Zugbrücke ist oben</translation>
    </message>
    <message>
        <source>The door of this table is closed. Whoever sits at it can open it again.</source>
        <translation>Die Tür zu diesem Tisch ist zu. Wer an ihm sitzt, kann sie wieder öffnen.</translation>
    </message>
    <message>
        <source>Your hand is elsewhere</source>
        <translation>Deine Hand ist anderswo</translation>
    </message>
    <message>
        <source>Another browser shows this seat.</source>
        <translation>Ein anderer Browser zeigt diesen Platz.</translation>
    </message>
    <message>
        <source>Your hand is empty</source>
        <translation>Deine Hand ist leer</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <translation>Auf Wiedersehen</translation>
    </message>
    <message>
        <source>four words of five letters</source>
        <translation>vier Wörter zu fünf Buchstaben</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>Welcher Tisch?</translation>
    </message>
    <message>
        <source>The four words stand below the code on the screen in the room.</source>
        <translation>Die vier Wörter stehen unter dem Code auf dem Bildschirm im Raum.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>A button
----------
A button: ends a pause</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{n} things happened.</source>
        <extracomment>Since one was away</extracomment>
        <translation>{n} Dinge sind geschehen.</translation>
    </message>
    <message>
        <source>One thing happened.</source>
        <translation>Eine Sache ist geschehen.</translation>
    </message>
    <message>
        <source>on turn</source>
        <extracomment>Of a player, for screen readers</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Ask me before others go on</source>
        <translation>Mich fragen, bevor andere weitermachen</translation>
    </message>
    <message>
        <source>{n} in hand</source>
        <extracomment>Cards of a player</extracomment>
        <translation>{n} auf der Hand</translation>
    </message>
    <message>
        <source>{name} is struck</source>
        <extracomment>A player is attacked</extracomment>
        <translation>{name} wird angegriffen</translation>
    </message>
    <message>
        <source>The page calls you when you are asked.</source>
        <translation>Die Seite ruft dich, wenn du gefragt wirst.</translation>
    </message>
    <message>
        <source>Keys: arrows and Enter; Esc back; 1 to 9 the targets; H hand, T table, L log.</source>
        <translation>Tasten: Pfeile und Eingabetaste; Esc zurück; 1 bis 9 die Ziele; H Hand, T Tisch, L Verlauf.</translation>
    </message>
    <message>
        <source>The last deeds</source>
        <translation>Was zuletzt geschah</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Diesen Platz verlassen</translation>
    </message>
    <message>
        <source>Press once more: the seat is free for others.</source>
        <translation>Drück noch einmal: Der Platz ist dann für andere frei.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The list of what has happened</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>A button: the card is shown large</extracomment>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Only look on</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <source>You are being asked now.</source>
        <translation>Du wirst gerade gefragt.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>No seat is free.</source>
        <translation>Kein Platz ist frei.</translation>
    </message>
    <message>
        <source>no hurry</source>
        <translation>keine Eile</translation>
    </message>
    <message>
        <source>your name is missing</source>
        <translation>dein Name fehlt noch</translation>
    </message>
    <message>
        <source>choose a shield first</source>
        <translation>wähl zuerst ein Wappen</translation>
    </message>
    <message>
        <source>The table is being laid.</source>
        <translation>Der Tisch wird gerade gedeckt.</translation>
    </message>
    <message>
        <source>The browser cannot keep the screen awake on this page: the phone’s own settings can.</source>
        <translation>Der Browser kann auf dieser Seite den Bildschirm nicht wach halten: Das geht in den Einstellungen des Handys.</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Du bist nicht am Zug</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Above what is going on</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>only you</source>
        <extracomment>Beside what the others do not see</extracomment>
        <translation>nur du</translation>
    </message>
    <message>
        <source>Open the whole table</source>
        <translation>Den ganzen Tisch öffnen</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Of a player who is out of the game</extracomment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>Do not ask me again this turn</source>
        <translation>In diesem Zug nicht mehr fragen</translation>
    </message>
    <message>
        <source>Press once more: you decline whatever comes.</source>
        <translation>Drück noch einmal: Du lehnst dann alles ab, was kommt.</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>A button: the card goes back into the hand</extracomment>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>What comes next</source>
        <extracomment>A heading: effects that are still to come</extracomment>
        <translation>Was noch kommt</translation>
    </message>
    <message>
        <source>Looking it up</source>
        <translation>Wird nachgeschlagen</translation>
    </message>
    <message>
        <source>Do it again</source>
        <extracomment>A button: undo the undoing</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <extracomment>{number} is &quot;6.8&quot;</extracomment>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>{number} {title}</source>
        <translation>{number} {title}</translation>
    </message>
    <message>
        <source>{n} seats</source>
        <translation>{n} Plätze</translation>
    </message>
    <message>
        <source>{n} seat</source>
        <translation>{n} Platz</translation>
    </message>
    <message>
        <source>serves {name}</source>
        <extracomment>Of a player who serves another one</extracomment>
        <translation>dient {name}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Sit down as {name}</source>
        <translation>Als {name} hinsetzen</translation>
    </message>
    <message>
        <source>You sit down at {table}</source>
        <translation>Platz nehmen: {table}</translation>
    </message>
    <message>
        <source>To what is asked</source>
        <translation>Zur Frage</translation>
    </message>
    <message>
        <source>Sound when I am asked</source>
        <translation>Ton, wenn ich gefragt werde</translation>
    </message>
    <message>
        <source>Keep the screen awake</source>
        <translation>Bildschirm wach halten</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A heading</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Take my seat</source>
        <translation>Meinen Platz einnehmen</translation>
    </message>
    <message>
        <source>Take it over here</source>
        <translation>Hier übernehmen</translation>
    </message>
    <message>
        <source>{n} targets.</source>
        <translation>{n} Ziele.</translation>
    </message>
    <message>
        <source>{n} target.</source>
        <translation>{n} Ziel.</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>A heading</extracomment>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The four words</source>
        <translation>Die vier Wörter</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>Of a bot, or of a person who says so</extracomment>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>to spend</source>
        <extracomment>Above a number: strength left</extracomment>
        <translation>auszugeben</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <extracomment>Whose turn it is</extracomment>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Show my hand again</source>
        <translation>Meine Hand wieder zeigen</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>A button: one&apos;s hand is shown again</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Hum when I am asked</source>
        <translation>Vibrieren, wenn ich gefragt werde</translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation>Der ganze Tisch</translation>
    </message>
    <message>
        <source>The rule behind it</source>
        <extracomment>A button: the rule behind a refusal</extracomment>
        <translation>Die Regel dazu</translation>
    </message>
    <message>
        <source>These words open no table. Are they the ones on the screen?</source>
        <translation>Diese Wörter öffnen keinen Tisch. Sind es die auf dem Bildschirm?</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Instead of one&apos;s own name</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>You come after {name}</source>
        <extracomment>The order of play</extracomment>
        <translation>Du kommst nach {name} dran</translation>
    </message>
    <message>
        <source>You look on</source>
        <translation>Du schaust zu</translation>
    </message>
    <message>
        <source>You were away</source>
        <translation>Du warst weg</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>The answers are shown.</source>
        <extracomment>Of a question to a class: how everybody has answered</extracomment>
        <translation>Die Antworten sind aufgedeckt.</translation>
    </message>
    <message>
        <source>Code to scan</source>
        <extracomment>For screen readers: a code that phones scan</extracomment>
        <translation>Code zum Scannen</translation>
    </message>
    <message>
        <source>Come to the table</source>
        <extracomment>On a screen in the room, above the code to scan</extracomment>
        <translation>Kommt an den Tisch</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button: what a strong player would do; only in matches for practice</extracomment>
        <translation>Rat</translation>
    </message>
    <message>
        <source>the hint</source>
        <extracomment>Beside the place to which a hint would move the card</extracomment>
        <translation>der Rat</translation>
    </message>
    <message>
        <source>{n} of {all} have answered</source>
        <extracomment>A question to a class: {n} of {all} pages</extracomment>
        <translation>{n} von {all} haben geantwortet</translation>
    </message>
    <message>
        <source>{n} of {all} has answered</source>
        <translation>{n} von {all} hat geantwortet</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <extracomment>Told to screen readers, when a player says so</extracomment>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>An answer</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Nobody may look on at the moment.</source>
        <extracomment>On a screen in the room</extracomment>
        <translation>Zurzeit darf niemand zusehen.</translation>
    </message>
    <message>
        <source>Nothing is installed. What you do goes to this table, and nowhere else.</source>
        <extracomment>To somebody who sits down: the page is asked for over a network, in the room or from far away</extracomment>
        <translation>Nichts wird installiert. Was du tust, geht an diesen Tisch und nirgendwohin sonst.</translation>
    </message>
    <message>
        <source>Press your answer</source>
        <extracomment>A question to a class, with two buttons</extracomment>
        <translation>Drücke deine Antwort</translation>
    </message>
    <message>
        <source>Press the place in the picture</source>
        <extracomment>A question to a class, answered by a place of the table</extracomment>
        <translation>Drücke auf die Stelle im Bild</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>A button after a match: play another one</extracomment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>{n} of {all} want one</source>
        <extracomment>Below it: how many of those in seats want one; {all} is a number</extracomment>
        <translation>{n} von {all} wollen eine</translation>
    </message>
    <message>
        <source>{n} of {all} wants one</source>
        <translation>{n} von {all} will eine</translation>
    </message>
    <message>
        <source>I am in: waiting for the table</source>
        <extracomment>The button after one has pressed it; pressing it again takes that back</extracomment>
        <translation>Bin dabei: warte auf den Tisch</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>A button: tells the others that one is there, and thinks</extracomment>
        <translation>Ich überlege</translation>
    </message>
    <message>
        <source>A question to all</source>
        <extracomment>A heading: a teacher asks the whole class</extracomment>
        <translation>Eine Frage an alle</translation>
    </message>
    <message>
        <source>You may change it until the answers are shown. No name is sent.</source>
        <extracomment>Of one&apos;s answer to a question to a class</extracomment>
        <translation>Du kannst sie ändern, bis die Antworten aufgedeckt werden. Es wird kein Name gesendet.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>An answer</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Deine Antwort: {answer}</translation>
    </message>
    <message>
        <source>Look on no longer</source>
        <extracomment>In the menu of somebody who looks on</extracomment>
        <translation>Nicht mehr zusehen</translation>
    </message>
</context>
<context>
    <name>drawbridge::Hint</name>
    <message>
        <source>Thinking about it…</source>
        <translation>Es wird überlegt …</translation>
    </message>
    <message>
        <source>Best seems: %1.</source>
        <extracomment>A hint: %1 is what a button for that move says.</extracomment>
        <translation>Am besten scheint: %1.</translation>
    </message>
    <message>
        <source>There is nothing else worth thinking about.</source>
        <translation>Sonst ist nichts der Überlegung wert.</translation>
    </message>
    <message>
        <source>Other moves are about as good.</source>
        <translation>Andere Spielzüge sind ungefähr so gut.</translation>
    </message>
    <message>
        <source>It wins about %1 games in 100, the next best move %2.</source>
        <extracomment>A hint: how many of a hundred games are won with the move that is shown, and with the next best one</extracomment>
        <translation>Damit werden etwa %1 von 100 Spielen gewonnen, mit dem zweitbesten Spielzug %2.</translation>
    </message>
</context>
<context>
    <name>drawbridge::HouseRules</name>
    <message>
        <source>%1: %2</source>
        <extracomment>An option or house rule and how it is set: &quot;Cards in hand: 7&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>House rules “%1”: %2.</source>
        <extracomment>The first line of a log: %1 is a set of house rules, &quot;Party&quot;, %2 what it consists of</extracomment>
        <translation>Hausregeln „%1“: %2.</translation>
    </message>
    <message>
        <source>House rules: %1.</source>
        <extracomment>The first line of a log: %1 is &quot;Cards in hand: 7, Packs: 2&quot;</extracomment>
        <translation>Hausregeln: %1.</translation>
    </message>
</context>
<context>
    <name>drawbridge::HouseRulesDialog</name>
    <message>
        <source>House rules – %1</source>
        <extracomment>The title of a window; %1 is a game</extracomment>
        <translation>Hausregeln – %1</translation>
    </message>
    <message>
        <source>The same number deals the same cards or tiles and plays the same luck.</source>
        <translation>Dieselbe Nummer verteilt dieselben Karten oder Plättchen und bringt dasselbe Glück.</translation>
    </message>
    <message>
        <source>&amp;Deal number:</source>
        <extracomment>The number that decides how the cards or tiles are shuffled</extracomment>
        <translation>&amp;Nummer der Verteilung:</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Eine andere Verteilung</translation>
    </message>
    <message>
        <source>Why this game cannot be played</source>
        <translation>Warum sich dieses Spiel nicht spielen lässt</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <extracomment>%1 is a sentence, %2 the number of a rule</extracomment>
        <translation>%1 (Regel %2)</translation>
    </message>
</context>
<context>
    <name>drawbridge::HouseRulesPage</name>
    <message>
        <source>Search the house rules</source>
        <translation>Die Hausregeln durchsuchen</translation>
    </message>
    <message>
        <source>No house rule has these words. Esc shows all rules again.</source>
        <translation>In keiner Hausregel kommen diese Wörter vor. Esc zeigt wieder alle Regeln.</translation>
    </message>
    <message>
        <source>S&amp;et of rules:</source>
        <extracomment>A label: house rules that go together, such as those for beginners</extracomment>
        <translation>&amp;Zusammenstellung:</translation>
    </message>
    <message>
        <source>All house rules are off: the game as its rules have it.</source>
        <translation>Alle Hausregeln sind aus: das Spiel genau nach seinen Regeln.</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>A set of house rules that somebody has put together</extracomment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>More house rules</source>
        <translation>Weitere Hausregeln</translation>
    </message>
    <message>
        <source>Put all &amp;back</source>
        <translation>Alle zurück&amp;setzen</translation>
    </message>
    <message>
        <source>Your own selection of house rules.</source>
        <translation>Deine eigene Auswahl an Hausregeln.</translation>
    </message>
    <message>
        <source>Puts this rule back to the usual</source>
        <translation>Setzt diese Regel auf das Übliche zurück</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <extracomment>A set of house rules: none</extracomment>
        <translation>Die üblichen Regeln</translation>
    </message>
    <message>
        <source>What differs from the usual rules</source>
        <extracomment>What a screen reader calls the list of rules that are set otherwise</extracomment>
        <translation>Was von den üblichen Regeln abweicht</translation>
    </message>
    <message>
        <source>Sets all house rules back to the usual.</source>
        <translation>Setzt alle Hausregeln auf das Übliche zurück.</translation>
    </message>
    <message>
        <source>Nothing differs from the usual rules.</source>
        <translation>Nichts weicht von den üblichen Regeln ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) other than usual; click to put back:</source>
        <translation>
            <numerusform>%n Regel anders als üblich; klick, um sie zurückzusetzen:</numerusform>
            <numerusform>%n Regeln anders als üblich; klick, um sie zurückzusetzen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::InvitationDialog</name>
    <message>
        <source>Come to the Table</source>
        <translation>Komm an den Tisch</translation>
    </message>
    <message>
        <source>&amp;Newcomers may sit down</source>
        <translation>&amp;Neue dürfen sich hinsetzen</translation>
    </message>
    <message>
        <source>&amp;Onlookers may watch</source>
        <translation>Andere dürfen &amp;zuschauen</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>&amp;A new invitation</source>
        <translation>Neue &amp;Einladung</translation>
    </message>
    <message>
        <source>Other words and another code: those shown before let nobody in any more. Who sits at the table stays.</source>
        <translation>Andere Wörter und ein anderer Code: Mit den bisherigen kommt niemand mehr herein. Wer am Tisch sitzt, bleibt.</translation>
    </message>
    <message>
        <source>&amp;Raise the bridge</source>
        <translation>Zugbrücke &amp;hochziehen</translation>
    </message>
    <message>
        <source>Closes the door: everybody plays at this window again.</source>
        <translation>Schließt die Tür: Alle spielen wieder an diesem Fenster.</translation>
    </message>
    <message>
        <source>To the &amp;table</source>
        <translation>Zum &amp;Tisch</translation>
    </message>
    <message>
        <source>at this window</source>
        <translation>an diesem Fenster</translation>
    </message>
    <message>
        <source>free; waiting for somebody</source>
        <translation>frei; wartet auf jemanden</translation>
    </message>
    <message>
        <source>at a screen of their own</source>
        <translation>an einem eigenen Bildschirm</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message numerus="yes">
        <source>away for %n minute(s)</source>
        <translation>
            <numerusform>seit %n Minute weg</numerusform>
            <numerusform>seit %n Minuten weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <translation>
            <numerusform>%n da</numerusform>
            <numerusform>%n da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) free</source>
        <translation>
            <numerusform>%n Platz frei</numerusform>
            <numerusform>%n Plätze frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n onlooker(s)</source>
        <translation>
            <numerusform>%n schaut zu</numerusform>
            <numerusform>%n schauen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button beside a player: %1 is what it does, %2 the player&apos;s name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Into a hand</source>
        <translation>An ein Handy</translation>
    </message>
    <message>
        <source>To this window</source>
        <translation>An dieses Fenster</translation>
    </message>
    <message>
        <source>Seat a bot</source>
        <translation>Bot hinsetzen</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Bot spielen lassen</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>Back to the person</source>
        <translation>Zurück an die Person</translation>
    </message>
    <message>
        <source>a bot, until somebody comes</source>
        <extracomment>Of a bot whose seat somebody may take</extracomment>
        <translation>ein Bot, bis jemand kommt</translation>
    </message>
    <message>
        <source>Keep the bot</source>
        <translation>Den Bot behalten</translation>
    </message>
</context>
<context>
    <name>drawbridge::KeepText</name>
    <message>
        <source>the castle</source>
        <translation>die Burg</translation>
    </message>
    <message>
        <source>%1&apos;s first castle</source>
        <extracomment>Empire: each player has two castles; %1 is the player.</extracomment>
        <translation>erste Burg von %1</translation>
    </message>
    <message>
        <source>%1&apos;s second castle</source>
        <extracomment>Empire: each player has two castles; %1 is the player.</extracomment>
        <translation>zweite Burg von %1</translation>
    </message>
    <message>
        <source>%1&apos;s castle</source>
        <translation>Burg von %1</translation>
    </message>
    <message>
        <source>%1&apos;s captured tiles</source>
        <translation>Beute von %1</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>first draw pile</source>
        <translation>erster Nachziehstapel</translation>
    </message>
    <message>
        <source>second draw pile</source>
        <translation>zweiter Nachziehstapel</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>tiles out of the game</source>
        <translation>Plättchen aus dem Spiel</translation>
    </message>
    <message>
        <source>siege tray</source>
        <extracomment>Siege Solitaire: where the tiles lie that are turned over against the castle.</extracomment>
        <translation>Belagerungsbrett</translation>
    </message>
    <message>
        <source>your first castle</source>
        <extracomment>The following piles are the reader&apos;s own.</extracomment>
        <translation>deine erste Burg</translation>
    </message>
    <message>
        <source>your second castle</source>
        <translation>deine zweite Burg</translation>
    </message>
    <message>
        <source>your castle</source>
        <translation>deine Burg</translation>
    </message>
    <message>
        <source>your captured tiles</source>
        <translation>deine Beute</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>First chance decides: wait a moment.</source>
        <translation>Zuerst entscheidet der Zufall: Warte einen Augenblick.</translation>
    </message>
    <message>
        <source>First draw a tile: your turn begins with it.</source>
        <translation>Zieh zuerst ein Plättchen: Damit beginnt dein Zug.</translation>
    </message>
    <message>
        <source>First draw two tiles: your turn begins with it.</source>
        <translation>Zieh zuerst zwei Plättchen: Damit beginnt dein Zug.</translation>
    </message>
    <message>
        <source>First draw your second tile.</source>
        <translation>Zieh zuerst dein zweites Plättchen.</translation>
    </message>
    <message>
        <source>A turn has three steps: draw; then build, attack or pass; then discard.</source>
        <translation>Ein Zug hat drei Schritte: ziehen; dann bauen, angreifen oder passen; dann abwerfen.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled only when a tile is needed and both draw piles are empty.</source>
        <translation>Der Ablagestapel wird erst gemischt, wenn ein Plättchen gebraucht wird und beide Nachziehstapel leer sind.</translation>
    </message>
    <message>
        <source>Both draw piles are empty: first the discard pile is shuffled.</source>
        <translation>Beide Nachziehstapel sind leer: Zuerst wird der Ablagestapel gemischt.</translation>
    </message>
    <message>
        <source>That pile is empty: turn over a tile of the other.</source>
        <translation>Dieser Stapel ist leer: Deck ein Plättchen des anderen auf.</translation>
    </message>
    <message>
        <source>Tiles are turned over against the castle in Siege Solitaire only.</source>
        <translation>Gegen die Burg aufgedeckt wird nur im Belagerungs-Solitär.</translation>
    </message>
    <message>
        <source>Tiles are turned over from the draw piles.</source>
        <translation>Aufgedeckt wird von den Nachziehstapeln.</translation>
    </message>
    <message>
        <source>First a tile is turned over from a draw pile.</source>
        <translation>Zuerst wird ein Plättchen von einem Nachziehstapel aufgedeckt.</translation>
    </message>
    <message>
        <source>No tile has been turned over that would destroy one.</source>
        <translation>Es ist kein Plättchen aufgedeckt, das eines zerstören würde.</translation>
    </message>
    <message>
        <source>Not among the tiles that you have captured: %1.</source>
        <translation>Nicht unter den Plättchen, die du erbeutet hast: %1.</translation>
    </message>
    <message>
        <source>You have built this turn, so you cannot attack: it is one or the other.</source>
        <translation>Du hast in diesem Zug gebaut, kannst also nicht angreifen: Erlaubt ist nur eins von beiden.</translation>
    </message>
    <message>
        <source>You have attacked this turn, so you cannot build: it is one or the other.</source>
        <translation>Du hast in diesem Zug angegriffen, kannst also nicht bauen: Erlaubt ist nur eins von beiden.</translation>
    </message>
    <message>
        <source>Tiles are interchanged between the draw and the discard step.</source>
        <translation>Umgesetzt wird zwischen dem Ziehen und dem Abwerfen.</translation>
    </message>
    <message>
        <source>You cannot move the tiles of a rival&apos;s castle.</source>
        <translation>Die Plättchen einer fremden Burg kannst du nicht bewegen.</translation>
    </message>
    <message>
        <source>You build in your own castle only.</source>
        <translation>Du baust nur in deiner eigenen Burg.</translation>
    </message>
    <message>
        <source>Not in your hand, to be built: %1.</source>
        <translation>Nicht zum Bauen auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>No neighbour there: walls and towers stand side by side. Your tile: %1.</source>
        <translation>Dort ist kein Nachbar: Mauern und Türme stehen Seite an Seite. Dein Plättchen: %1.</translation>
    </message>
    <message>
        <source>It matches neither of its neighbours; to close the ring it must match one. Your tile: %1.</source>
        <translation>Dein Plättchen (%1) passt zu keinem seiner Nachbarn; um den Ring zu schließen, muss es zu einem passen.</translation>
    </message>
    <message>
        <source>It matches neither of its neighbours; in this game it must match one. Your tile: %1.</source>
        <translation>Dein Plättchen (%1) passt zu keinem seiner Nachbarn; in diesem Spiel muss es zu einem passen.</translation>
    </message>
    <message>
        <source>Alike neither in colour nor in shape: %1, %2.</source>
        <translation>Weder in Farbe noch in Form gleich: %1, %2.</translation>
    </message>
    <message>
        <source>No other tile of its colour is in the castle: %1.</source>
        <translation>Kein anderes Plättchen seiner Farbe ist in der Burg: %1.</translation>
    </message>
    <message>
        <source>Between two neighbours a tile must match both. These do not match: %1, %2.</source>
        <translation>Zwischen zwei Nachbarn muss ein Plättchen zu beiden passen. Diese passen nicht: %1, %2.</translation>
    </message>
    <message>
        <source>The tile that closes the ring must match both neighbours. These do not match: %1, %2.</source>
        <translation>Das Plättchen, das den Ring schließt, muss zu beiden Nachbarn passen. Diese passen nicht: %1, %2.</translation>
    </message>
    <message>
        <source>A tile stands alone, so the next must have its colour: %1.</source>
        <translation>Ein Plättchen steht allein, das nächste muss also seine Farbe haben: %1.</translation>
    </message>
    <message>
        <source>It does not fit in its new place: %1. %2</source>
        <extracomment>Why two tiles cannot be interchanged; %2 is a whole sentence.</extracomment>
        <translation>Dieses Plättchen passt nicht an seinen neuen Ort: %1. %2</translation>
    </message>
    <message>
        <source>You cannot attack your own castle.</source>
        <translation>Deine eigene Burg kannst du nicht angreifen.</translation>
    </message>
    <message>
        <source>There is no tile that you could attack.</source>
        <translation>Es gibt kein Plättchen, das du angreifen könntest.</translation>
    </message>
    <message>
        <source>It is attacked with one tile only: %1.</source>
        <translation>Hier wird mit nur einem Plättchen angegriffen: %1.</translation>
    </message>
    <message>
        <source>Not in your hand, to attack with: %1.</source>
        <translation>Nicht zum Angreifen auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>Only an identical tower can attack it. These are not identical: %1, %2.</source>
        <translation>Ein Turm lässt sich nur mit einem gleichen Turm angreifen. Diese sind nicht gleich: %1, %2.</translation>
    </message>
    <message>
        <source>Only an identical wall can attack it. These are not identical: %1, %2.</source>
        <translation>Eine Mauer lässt sich nur mit einer gleichen Mauer angreifen. Diese sind nicht gleich: %1, %2.</translation>
    </message>
    <message>
        <source>Only keeps of its colour can attack it: %1.</source>
        <translation>Ein Bergfried lässt sich nur mit Bergfrieden seiner Farbe angreifen: %1.</translation>
    </message>
    <message>
        <source>Walls or towers still guard that keep: two keeps of its colour are needed.</source>
        <translation>Mauern oder Türme schützen diesen Bergfried noch: Zwei Bergfriede seiner Farbe sind nötig.</translation>
    </message>
    <message>
        <source>Only a keep of its colour can attack it: %1.</source>
        <translation>Ein Bergfried lässt sich nur mit einem Bergfried seiner Farbe angreifen: %1.</translation>
    </message>
    <message>
        <source>Tiles are discarded at the end of your turn.</source>
        <translation>Abgeworfen wird am Ende deines Zuges.</translation>
    </message>
    <message numerus="yes">
        <source>First discard %n tile(s): four may stay.</source>
        <translation>
            <numerusform>Wirf zuerst %n Plättchen ab: Vier dürfen bleiben.</numerusform>
            <numerusform>Wirf zuerst %n Plättchen ab: Vier dürfen bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in your hand, to be discarded: %1.</source>
        <translation>Nicht zum Abwerfen auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>This game needs two players or more; Siege Solitaire is for one.</source>
        <translation>Dieses Spiel braucht mindestens zwei Spieler; das Belagerungs-Solitär ist für einen allein.</translation>
    </message>
    <message>
        <source>At most four can play.</source>
        <translation>Höchstens vier Spieler können mitspielen.</translation>
    </message>
    <message>
        <source>%1 draws from the first draw pile.</source>
        <translation>%1 zieht vom ersten Nachziehstapel.</translation>
    </message>
    <message>
        <source>%1 draws from the second draw pile.</source>
        <translation>%1 zieht vom zweiten Nachziehstapel.</translation>
    </message>
    <message>
        <source>%1 takes from the discard pile: %2.</source>
        <translation>%1 nimmt vom Ablagestapel: %2.</translation>
    </message>
    <message>
        <source>%1 has the discard pile shuffled first.</source>
        <translation>%1 lässt zuerst den Ablagestapel mischen.</translation>
    </message>
    <message>
        <source>%1 builds: %2, %3.</source>
        <extracomment>%1 a player, %2 a tile (&quot;red curvy tower&quot;), %3 a square (&quot;north-west corner&quot;).</extracomment>
        <translation>%1 baut: %2, %3.</translation>
    </message>
    <message>
        <source>%1 builds a captured tile: %2, %3.</source>
        <extracomment>%1 a player, %2 a tile (&quot;red curvy tower&quot;), %3 a square (&quot;north-west corner&quot;).</extracomment>
        <translation>%1 baut aus der Beute: %2, %3.</translation>
    </message>
    <message>
        <source>The castle begins: %1, %2.</source>
        <extracomment>Siege Solitaire: %1 a tile, %2 a square.</extracomment>
        <translation>Die Burg beginnt: %1, %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2. Played twice: %3. Destroyed: %4.</source>
        <extracomment>%1 a player, %2 &quot;Bert&apos;s castle&quot;, %3 a keep (&quot;red keep&quot;), %4 a list of tiles.</extracomment>
        <translation>%1 greift an: %2. Zweimal ausgespielt: %3. Zerstört: %4.</translation>
    </message>
    <message>
        <source>%1 attacks %2. Played: %3. Destroyed: %4.</source>
        <extracomment>%1 a player, %2 &quot;Bert&apos;s castle&quot;, %3 a tile, %4 a list of tiles.</extracomment>
        <translation>%1 greift an: %2. Ausgespielt: %3. Zerstört: %4.</translation>
    </message>
    <message>
        <source>%1 interchanges: %2 (%3), %4 (%5).</source>
        <extracomment>Empire: two tiles change places between the castles of one player; %3 and %5 are squares.</extracomment>
        <translation>%1 setzt um: %2 (%3), %4 (%5).</translation>
    </message>
    <message>
        <source>%1 moves: %2 (%3 → %4).</source>
        <extracomment>Empire: %2 a tile, %3 the square it leaves, %4 the square it goes to.</extracomment>
        <translation>%1 setzt um: %2 (%3 → %4).</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 wirft ab: %2.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <extracomment>Siege Solitaire: %1 is a list of tiles.</extracomment>
        <translation>Zerstört: %1.</translation>
    </message>
    <message>
        <source>%1 deals, %2 begins.</source>
        <translation>%1 teilt aus, %2 beginnt.</translation>
    </message>
    <message>
        <source>The starting tile: %1.</source>
        <extracomment>Siege Solitaire: the tile that starts the castle.</extracomment>
        <translation>Das Startplättchen: %1.</translation>
    </message>
    <message>
        <source>Turned over: %1.</source>
        <translation>Aufgedeckt: %1.</translation>
    </message>
    <message>
        <source>Turned over: %1. Destroyed: %2.</source>
        <extracomment>Siege Solitaire: %1 the tile turned over, %2 a list of tiles.</extracomment>
        <translation>Aufgedeckt: %1. Zerstört: %2.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>The tile just drawn.</extracomment>
        <translation>Gezogen: %1.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and makes new draw piles.</source>
        <translation>Der Ablagestapel wird gemischt und ergibt neue Nachziehstapel.</translation>
    </message>
    <message>
        <source>Build into your castle, or go on.</source>
        <translation>Bau an deiner Burg oder mach weiter.</translation>
    </message>
    <message>
        <source>Nothing fits into your castle: go on.</source>
        <translation>In deine Burg passt nichts: Mach weiter.</translation>
    </message>
    <message>
        <source>Build, attack, or pass.</source>
        <translation>Bau, greif an oder passe.</translation>
    </message>
    <message>
        <source>Build into your castle, or pass.</source>
        <translation>Bau an deiner Burg oder passe.</translation>
    </message>
    <message>
        <source>Attack, interchange tiles, or pass.</source>
        <translation>Greif an, setz Plättchen um oder passe.</translation>
    </message>
    <message>
        <source>Interchange tiles, or pass.</source>
        <translation>Setz Plättchen um oder passe.</translation>
    </message>
    <message>
        <source>Attack, or pass.</source>
        <translation>Greif an oder passe.</translation>
    </message>
    <message>
        <source>Nothing fits, and nothing can be attacked: pass.</source>
        <translation>Nichts passt, und nichts lässt sich angreifen: Passe.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot.</source>
        <translation>Ausgelost wird, wer austeilt.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled.</source>
        <translation>Der Ablagestapel wird gemischt.</translation>
    </message>
    <message>
        <source>The tiles are dealt.</source>
        <translation>Die Plättchen werden ausgeteilt.</translation>
    </message>
    <message>
        <source>A tile is drawn.</source>
        <translation>Ein Plättchen wird gezogen.</translation>
    </message>
    <message>
        <source>Choose a square for the starting tile.</source>
        <translation>Wähl ein Feld für das Startplättchen.</translation>
    </message>
    <message>
        <source>Take the top discard, or have the discards shuffled first.</source>
        <translation>Nimm das oberste abgeworfene Plättchen oder lass zuerst mischen.</translation>
    </message>
    <message>
        <source>Draw a tile from a draw pile.</source>
        <translation>Zieh ein Plättchen von einem Nachziehstapel.</translation>
    </message>
    <message>
        <source>Draw your first tile from a draw pile.</source>
        <translation>Zieh dein erstes Plättchen von einem Nachziehstapel.</translation>
    </message>
    <message>
        <source>Draw your second tile from a draw pile.</source>
        <translation>Zieh dein zweites Plättchen von einem Nachziehstapel.</translation>
    </message>
    <message>
        <source>Build on, or end your turn.</source>
        <translation>Bau weiter oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Interchange tiles, or end your turn.</source>
        <translation>Setz Plättchen um oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Nothing more fits: end your turn.</source>
        <translation>Mehr passt nicht: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The attack is made: attack again, or end your turn.</source>
        <translation>Du hast angegriffen: Greif noch einmal an oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>The attack is made: interchange tiles, or end your turn.</source>
        <translation>Du hast angegriffen: Setz Plättchen um oder beende deinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n tile(s) on the discard pile.</source>
        <translation>
            <numerusform>Leg %n Plättchen auf den Ablagestapel.</numerusform>
            <numerusform>Leg %n Plättchen auf den Ablagestapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The siege: turn over a tile from a draw pile.</source>
        <translation>Die Belagerung: Deck ein Plättchen von einem Nachziehstapel auf.</translation>
    </message>
    <message>
        <source>Choose which tile falls.</source>
        <translation>Wähl, welches Plättchen fällt.</translation>
    </message>
    <message>
        <source>%1 is drawing…</source>
        <translation>%1 zieht …</translation>
    </message>
    <message>
        <source>%1 is building…</source>
        <translation>%1 baut …</translation>
    </message>
    <message>
        <source>%1 is discarding…</source>
        <translation>%1 wirft ab …</translation>
    </message>
    <message>
        <source>%1 is under siege…</source>
        <translation>%1 wird belagert …</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Shuffle first</source>
        <translation>Zuerst mischen</translation>
    </message>
    <message>
        <source>First draw pile</source>
        <translation>Erster Nachziehstapel</translation>
    </message>
    <message>
        <source>Second draw pile</source>
        <translation>Zweiter Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Build the captured tile: %1</source>
        <translation>Erbeutetes Plättchen bauen: %1</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Bauen: %1</translation>
    </message>
    <message>
        <source>Attack with two: %1</source>
        <translation>Mit zweien angreifen: %1</translation>
    </message>
    <message>
        <source>Attack with one: %1</source>
        <translation>Mit einem angreifen: %1</translation>
    </message>
    <message>
        <source>Interchange</source>
        <translation>Umsetzen</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Abwerfen: %1</translation>
    </message>
    <message>
        <source>Let it fall: %1</source>
        <translation>Fallen lassen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) fall</source>
        <comment>below the label of an attack</comment>
        <translation>
            <numerusform>%n Plättchen fällt</numerusform>
            <numerusform>%n Plättchen fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>The castle is complete.</source>
        <translation>Die Burg ist fertig.</translation>
    </message>
    <message>
        <source>The castle of %1 is destroyed.</source>
        <translation>Die Burg von %1 ist zerstört.</translation>
    </message>
    <message>
        <source>A rival&apos;s castle is destroyed.</source>
        <translation>Eine fremde Burg ist zerstört.</translation>
    </message>
    <message>
        <source>Both castles are complete.</source>
        <translation>Beide Burgen sind fertig.</translation>
    </message>
    <message>
        <source>Nobody else has a castle left.</source>
        <translation>Sonst hat niemand mehr eine Burg.</translation>
    </message>
    <message>
        <source>The last tile of the castle has been placed.</source>
        <translation>Das letzte Plättchen der Burg ist gelegt.</translation>
    </message>
    <message>
        <source>The castle has been razed.</source>
        <translation>Die Burg ist leer geräumt.</translation>
    </message>
    <message>
        <source>The castle stands.</source>
        <translation>Die Burg steht.</translation>
    </message>
    <message>
        <source>The last tile has fallen.</source>
        <translation>Das letzte Plättchen ist gefallen.</translation>
    </message>
    <message>
        <source>The draw piles have run out.</source>
        <translation>Die Nachziehstapel sind leer.</translation>
    </message>
    <message>
        <source>Everybody has passed six times running.</source>
        <translation>Alle haben sechsmal hintereinander gepasst.</translation>
    </message>
    <message>
        <source>The game has lasted 500 turns.</source>
        <translation>Das Spiel hat 500 Züge gedauert.</translation>
    </message>
    <message>
        <source>%1 has completed the castle and wins.</source>
        <translation>%1 hat die Burg vollendet und gewinnt.</translation>
    </message>
    <message>
        <source>%1 has destroyed %2&apos;s castle and wins.</source>
        <translation>%1 hat die Burg von %2 zerstört und gewinnt.</translation>
    </message>
    <message>
        <source>%1 has destroyed a rival&apos;s castle and wins.</source>
        <translation>%1 hat eine fremde Burg zerstört und gewinnt.</translation>
    </message>
    <message>
        <source>%1 has completed both castles and wins.</source>
        <translation>%1 hat beide Burgen vollendet und gewinnt.</translation>
    </message>
    <message>
        <source>%1 is the last one with a castle and wins.</source>
        <translation>Nur %1 hat noch eine Burg und gewinnt.</translation>
    </message>
    <message>
        <source>%1 has placed the last tile and is king of the castle.</source>
        <translation>%1 hat das letzte Plättchen gelegt und ist Burgkönig.</translation>
    </message>
    <message>
        <source>%1 has razed the castle and wins.</source>
        <translation>%1 hat die Burg leer geräumt und gewinnt.</translation>
    </message>
    <message>
        <source>The castle stands: %1 has won the siege.</source>
        <translation>Die Burg steht: %1 hat die Belagerung gewonnen.</translation>
    </message>
    <message>
        <source>The last tile has fallen: the siege is lost.</source>
        <translation>Das letzte Plättchen ist gefallen: Die Belagerung ist verloren.</translation>
    </message>
    <message>
        <source>The draw piles have run out: the siege is lost.</source>
        <translation>Die Nachziehstapel sind leer: Die Belagerung ist verloren.</translation>
    </message>
    <message>
        <source>Everybody has passed six times running: the game is a draw.</source>
        <translation>Alle haben sechsmal hintereinander gepasst: Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>The game has lasted 500 turns: it is a draw.</source>
        <translation>Das Spiel hat 500 Züge gedauert: Es endet unentschieden.</translation>
    </message>
    <message>
        <source>You have built nothing this turn, and a tile of yours would fit.</source>
        <translation>Du hast in diesem Zug nichts gebaut, und eines deiner Plättchen würde passen.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The dealer is drawn by lot first, once in a game.</source>
        <translation>Wer austeilt, wird zuerst ausgelost, und das nur einmal im Spiel.</translation>
    </message>
    <message>
        <source>You hold four tiles or fewer, so there is nothing to discard.</source>
        <translation>Du hältst vier Plättchen oder weniger, also gibt es nichts abzuwerfen.</translation>
    </message>
    <message>
        <source>You have drawn your tiles for this turn.</source>
        <translation>Du hast deine Plättchen für diesen Zug schon gezogen.</translation>
    </message>
    <message>
        <source>You draw one tile in a turn, at its beginning.</source>
        <translation>In einem Zug ziehst du ein Plättchen, und zwar am Anfang.</translation>
    </message>
    <message>
        <source>Tiles are drawn from the two draw piles, not from the discard pile.</source>
        <translation>Gezogen wird von den beiden Nachziehstapeln, nicht vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Your second tile must come from a face-down pile.</source>
        <translation>Dein zweites Plättchen muss von einem verdeckten Stapel kommen.</translation>
    </message>
    <message>
        <source>There is no discarded tile that you could take.</source>
        <translation>Es liegt kein abgeworfenes Plättchen da, das du nehmen könntest.</translation>
    </message>
    <message>
        <source>That pile is empty: draw from the other.</source>
        <translation>Dieser Stapel ist leer: Zieh vom anderen.</translation>
    </message>
    <message>
        <source>The discard pile is never shuffled back here.</source>
        <translation>Hier wird der Ablagestapel nie zurückgemischt.</translation>
    </message>
    <message>
        <source>That tile cannot come now: all of its kind lie elsewhere.</source>
        <translation>Dieses Plättchen kann jetzt nicht kommen: Alle seiner Art liegen anderswo.</translation>
    </message>
    <message>
        <source>The castle begins with the tile that was turned over.</source>
        <translation>Die Burg beginnt mit dem Plättchen, das aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>First choose a square for the starting tile, among those of its kind.</source>
        <translation>Wähl zuerst für das Startplättchen ein Feld, das zu seiner Art passt.</translation>
    </message>
    <message>
        <source>A tower can only stand on a corner.</source>
        <translation>Ein Turm kann nur auf einer Ecke stehen.</translation>
    </message>
    <message>
        <source>A wall can only stand on a side.</source>
        <translation>Eine Mauer kann nur an einer Seite stehen.</translation>
    </message>
    <message>
        <source>A keep can only stand in the centre.</source>
        <translation>Ein Bergfried kann nur in der Mitte stehen.</translation>
    </message>
    <message>
        <source>A castle begins with a wall or a tower, not with a keep.</source>
        <translation>Eine Burg beginnt mit einer Mauer oder einem Turm, nicht mit einem Bergfried.</translation>
    </message>
    <message>
        <source>That square already holds a tile.</source>
        <translation>Auf diesem Feld liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>That castle lies in ruins and takes no tile any more.</source>
        <translation>Diese Burg liegt in Trümmern und nimmt kein Plättchen mehr auf.</translation>
    </message>
    <message>
        <source>Captured tiles are kept only in games with Takeover.</source>
        <translation>Erbeutete Plättchen behält man nur in Spielen mit Übernahme.</translation>
    </message>
    <message>
        <source>Captured tiles can be built only in a later turn.</source>
        <translation>Mit erbeuteten Plättchen kannst du erst in einem späteren Zug bauen.</translation>
    </message>
    <message>
        <source>Captured tiles join your hand first, just before you discard.</source>
        <translation>Erst kommen die erbeuteten Plättchen auf deine Hand, kurz bevor du abwirfst.</translation>
    </message>
    <message>
        <source>Captured tiles are for building: they cannot attack, and you do not discard them.</source>
        <translation>Erbeutete Plättchen sind zum Bauen da: Angreifen können sie nicht, und abgeworfen werden sie nicht.</translation>
    </message>
    <message>
        <source>Tiles of your castle stay where they are.</source>
        <translation>Die Plättchen deiner Burg bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Tiles are interchanged only in Empire, between your own two castles.</source>
        <translation>Umgesetzt wird nur im Reich, zwischen deinen beiden eigenen Burgen.</translation>
    </message>
    <message>
        <source>An interchange takes a tile to a square of the same sort in your other castle.</source>
        <translation>Umgesetzt wird auf ein Feld derselben Art in deiner anderen Burg.</translation>
    </message>
    <message>
        <source>That tile has been interchanged this turn already.</source>
        <translation>Dieses Plättchen ist in diesem Zug schon umgesetzt worden.</translation>
    </message>
    <message>
        <source>Tiles may only be swapped here, not moved to empty squares.</source>
        <translation>Hier darf nur getauscht werden, nicht auf leere Felder versetzt.</translation>
    </message>
    <message>
        <source>Nobody may attack yet: every castle must first have held two tiles.</source>
        <translation>Noch darf niemand angreifen: Erst muss jede Burg zwei Plättchen gehabt haben.</translation>
    </message>
    <message>
        <source>Nobody may attack yet: each castle must first have held two tiles.</source>
        <translation>Noch darf niemand angreifen: Erst muss jede Burg zwei Plättchen gehabt haben.</translation>
    </message>
    <message>
        <source>Nobody may attack yet: every player must first have built two tiles.</source>
        <translation>Noch darf niemand angreifen: Erst muss jeder zwei Plättchen gebaut haben.</translation>
    </message>
    <message>
        <source>Nobody may attack yet: the castle must first have held two tiles.</source>
        <translation>Noch darf niemand angreifen: Erst muss die Burg zwei Plättchen gehabt haben.</translation>
    </message>
    <message>
        <source>That castle is finished, and finished castles are safe.</source>
        <translation>Diese Burg ist fertig, und fertige Burgen sind sicher.</translation>
    </message>
    <message>
        <source>Towers cannot be attacked in this game; they only fall with their group.</source>
        <translation>Türme lassen sich in diesem Spiel nicht angreifen; sie fallen nur mit ihrer Gruppe.</translation>
    </message>
    <message>
        <source>You have attacked another opponent this turn, and may attack only one.</source>
        <translation>Du hast in diesem Zug schon einen anderen Gegner angegriffen und darfst nur einen angreifen.</translation>
    </message>
    <message>
        <source>You have made your attack for this turn.</source>
        <translation>Du hast in diesem Zug schon angegriffen.</translation>
    </message>
    <message>
        <source>That keep stands alone: it is attacked with exactly one keep of its colour.</source>
        <translation>Dieser Bergfried steht allein: Er wird mit genau einem Bergfried seiner Farbe angegriffen.</translation>
    </message>
    <message>
        <source>You do not attack in Siege Solitaire.</source>
        <translation>Im Belagerungs-Solitär greifst du nicht an.</translation>
    </message>
    <message>
        <source>Tiles are turned over two at a time, after you have discarded.</source>
        <translation>Es werden immer zwei Plättchen auf einmal aufgedeckt, nachdem du abgeworfen hast.</translation>
    </message>
    <message>
        <source>Only a tile identical to the one turned over can fall.</source>
        <translation>Nur ein Plättchen, das dem aufgedeckten gleich ist, kann fallen.</translation>
    </message>
    <message>
        <source>Choose a tile of your castle that is identical to the one turned over.</source>
        <translation>Wähl ein Plättchen deiner Burg, das dem aufgedeckten gleich ist.</translation>
    </message>
    <message>
        <source>In Siege Solitaire only the third advanced rule can be used.</source>
        <translation>Im Belagerungs-Solitär geht nur die dritte Zusatzregel.</translation>
    </message>
    <message>
        <source>Siege Solitaire is for one player.</source>
        <translation>Das Belagerungs-Solitär ist für einen allein.</translation>
    </message>
    <message>
        <source>Two-Player Takeover is for exactly two players.</source>
        <translation>Die Übernahme zu zweit ist für genau zwei Spieler.</translation>
    </message>
    <message>
        <source>King of the Castle is for exactly two players.</source>
        <translation>Der Burgkönig ist für genau zwei Spieler.</translation>
    </message>
</context>
<context>
    <name>drawbridge::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>drawbridge::Library</name>
    <message>
        <source>Somebody</source>
        <extracomment>Stands in a match in place of the name of somebody who wants to be forgotten</extracomment>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>The list of matches cannot be brought up to date. %1 The matches themselves are safe.</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Die Liste der Partien lässt sich nicht auf den neuesten Stand bringen. %1 Die Partien selbst sind sicher.</translation>
    </message>
</context>
<context>
    <name>drawbridge::Lobby</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <extracomment>How far a match has come</extracomment>
        <translation>
            <numerusform>%n Spielzug gemacht</numerusform>
            <numerusform>%n Spielzüge gemacht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::LogDock</name>
    <message>
        <source>Game log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Go to what is new</source>
        <translation>Zum Neuesten gehen</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Den Verlauf kopieren</translation>
    </message>
    <message>
        <source>Save the log as text…</source>
        <translation>Den Verlauf als Text speichern …</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>drawbridge::LookBack</name>
    <message>
        <source>Nothing was clearly better.</source>
        <translation>Nichts war deutlich besser.</translation>
    </message>
    <message>
        <source>−%1: better was: %2</source>
        <extracomment>Of a decision: %1 is by how much the chance of winning sank, &quot;14 %&quot;; %2 a sentence that says what should have been done</extracomment>
        <translation>−%1, besser war: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share: %1 is a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <extracomment>In a list of the moments of a match: %1 is a turn&apos;s number, %2 somebody&apos;s chance then (&quot;54 %&quot;), %3 a sentence on what was done</extracomment>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>Turning point: from %1 to %2.</source>
        <extracomment>The moment at which a match turned: %1 and %2 are somebody&apos;s chance before and after, &quot;54 %&quot;</extracomment>
        <translation>Wendepunkt: von %1 auf %2.</translation>
    </message>
    <message>
        <source>Chances of winning, with all cards open</source>
        <translation>Chancen auf den Sieg, wenn alle Karten offen lägen</translation>
    </message>
    <message>
        <source>Chances of winning, each with what that player could know</source>
        <translation>Chancen auf den Sieg nach dem, was jeder wissen konnte</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Heads the numbers of the turns</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>A turn of a match by its number</extracomment>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::LookBackPane</name>
    <message>
        <source>What mattered</source>
        <extracomment>A choice of what a list shows: the decisions that cost something and the turning points, or all</extracomment>
        <translation>Worauf es ankam</translation>
    </message>
    <message>
        <source>Every decision</source>
        <translation>Jede Entscheidung</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgezählt wird</translation>
    </message>
    <message>
        <source>Decisions and turning points</source>
        <translation>Entscheidungen und Wendepunkte</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <extracomment>Two buttons by which a computation is stopped, and gone on with where it was stopped</extracomment>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>G&amp;o on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>A ring is a turning point, a wedge a decision that cost something.</source>
        <translation>Ein Ring ist ein Wendepunkt, ein Keil eine Entscheidung, die etwas gekostet hat.</translation>
    </message>
    <message>
        <source>%1. The list tells of %2.</source>
        <extracomment>Above a list of moments of a match: %1 says what the chances in it are; %2 is the player whose they are</extracomment>
        <translation>%1. Die Liste erzählt von %2.</translation>
    </message>
    <message>
        <source>Nothing would have been clearly better, and nothing turned the match.</source>
        <translation>Nichts wäre deutlich besser gewesen, und nichts hat die Partie gewendet.</translation>
    </message>
</context>
<context>
    <name>drawbridge::MainMenus</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>All menus</source>
        <translation>Alle Menüs</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>The &amp;hall</source>
        <translation>Die &amp;Halle</translation>
    </message>
    <message>
        <source>Leave the table; the match waits in the hall</source>
        <translation>Den Tisch verlassen; die Partie wartet in der Halle</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>Choose a game, who plays and the rules, and begin</source>
        <translation>Spiel, Plätze und Regeln wählen und beginnen</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Play again by the same rules, everybody one seat further</source>
        <translation>Noch einmal nach denselben Regeln, alle einen Platz weiter</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>Noch einmal &amp;ansehen …</translation>
    </message>
    <message>
        <source>Go through the match from its beginning, in a window of its own</source>
        <translation>Die Partie in einem eigenen Fenster von Anfang an durchgehen</translation>
    </message>
    <message>
        <source>Matches &amp;kept…</source>
        <translation>Aufbewahrte &amp;Partien …</translation>
    </message>
    <message>
        <source>All matches that were played: go on with one, watch it, give it a title</source>
        <translation>Alle gespielten Partien: mit einer weitermachen, sie ansehen, ihr einen Titel geben</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Go on with a saved match</source>
        <translation>Mit einer gespeicherten Partie weitermachen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Go on with a match opened or saved lately</source>
        <translation>Mit einer kürzlich geöffneten oder gespeicherten Partie weitermachen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the match in its file</source>
        <translation>Die Partie in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the match in another file</source>
        <translation>Die Partie in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;log as text…</source>
        <translation>Ver&amp;lauf als Text speichern …</translation>
    </message>
    <message>
        <source>Write down what has happened, as far as you may know it</source>
        <translation>Aufschreiben, was geschehen ist, soweit du es wissen darfst</translation>
    </message>
    <message>
        <source>&amp;Chronicle…</source>
        <translation>&amp;Chronik …</translation>
    </message>
    <message>
        <source>Look at what everybody has played and won</source>
        <translation>Ansehen, was alle gespielt und gewonnen haben</translation>
    </message>
    <message>
        <source>&amp;Deck editor…</source>
        <translation>&amp;Kartensatz bearbeiten …</translation>
    </message>
    <message>
        <source>Write a deck of your own for Castle Rampage</source>
        <translation>Einen eigenen Kartensatz für Castle Rampage zusammenstellen</translation>
    </message>
    <message>
        <source>&amp;Print sheets…</source>
        <translation>&amp;Druckbögen …</translation>
    </message>
    <message>
        <source>Print cards and tiles to cut out and play with</source>
        <translation>Karten und Plättchen drucken, um sie auszuschneiden und mit ihnen zu spielen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close Drawbridge; the match is kept for next time</source>
        <translation>Drawbridge schließen; die Partie wird für das nächste Mal aufbewahrt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Deine letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Make again the decision taken back</source>
        <translation>Die zurückgenommene Entscheidung noch einmal treffen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show on the table what to do, and why; in matches for practice</source>
        <translation>Am Tisch zeigen, was zu tun ist und warum; in Übungspartien</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>Auf&amp;geben …</translation>
    </message>
    <message>
        <source>Lose this match at once; not while others have the screen, nor when it is over</source>
        <translation>Diese Partie sofort verlieren; geht nicht, solange andere am Bildschirm sind oder wenn die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>&amp;Copy log</source>
        <translation>Verlauf &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy what has happened, as far as you may know it</source>
        <translation>Kopieren, was geschehen ist, soweit du es wissen darfst</translation>
    </message>
    <message>
        <source>&amp;Find a rule…</source>
        <translation>&amp;Regel suchen …</translation>
    </message>
    <message>
        <source>Search the rules of the game</source>
        <translation>Die Regeln des Spiels durchsuchen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>What has happened since your &amp;turn</source>
        <translation>Was seit deinem &amp;Zug geschehen ist</translation>
    </message>
    <message>
        <source>Show or hide on the table what the others have done</source>
        <translation>Am Tisch zeigen oder verbergen, was die anderen getan haben</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Show or hide the log of the game</source>
        <translation>Den Verlauf der Partie zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Keep the log beside the table</source>
        <translation>Verlauf &amp;neben dem Tisch halten</translation>
    </message>
    <message>
        <source>Make room for the game log, which else lies over the table while it is read</source>
        <translation>Platz für den Verlauf schaffen, der sonst über dem Tisch liegt, solange er gelesen wird</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Show or hide the rules</source>
        <translation>Die Regeln zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Tool&amp;bar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
    <message>
        <source>Show or hide the toolbar</source>
        <translation>Die Werkzeugleiste zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Status line</source>
        <translation>&amp;Statuszeile</translation>
    </message>
    <message>
        <source>Show or hide the line at the bottom</source>
        <translation>Die Zeile am unteren Rand zeigen oder verbergen</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>Let cards, tiles and blows be heard; how loud is said in the preferences</source>
        <translation>Karten, Plättchen und Schläge hören; wie laut, sagen die Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Larg&amp;er text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>Write everything larger, on the table and beside it</source>
        <translation>Alles größer schreiben, auf dem Tisch und daneben</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>K&amp;leinere Schrift</translation>
    </message>
    <message>
        <source>Write everything smaller</source>
        <translation>Alles kleiner schreiben</translation>
    </message>
    <message>
        <source>Normal te&amp;xt</source>
        <translation>N&amp;ormale Schrift</translation>
    </message>
    <message>
        <source>Write everything as large as the system does</source>
        <translation>Alles so groß schreiben wie das System</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Go to the table, the log, the rules in turn</source>
        <translation>Der Reihe nach zum Tisch, zum Verlauf, zu den Regeln gehen</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Vor&amp;iger Bereich</translation>
    </message>
    <message>
        <source>The same the other way round</source>
        <translation>Dasselbe andersherum</translation>
    </message>
    <message>
        <source>Men&amp;u bar</source>
        <translation>&amp;Menüleiste</translation>
    </message>
    <message>
        <source>Show or hide the menu bar at the table</source>
        <translation>Die Menüleiste am Tisch zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Light or dark as the system is</source>
        <translation>Hell oder dunkel wie das System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>A light window</source>
        <translation>Ein helles Fenster</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>A dark window</source>
        <translation>Ein dunkles Fenster</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Black, white and strong edges</source>
        <translation>Schwarz, Weiß und kräftige Ränder</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>What is &amp;asked</source>
        <translation>&amp;Was gefragt ist</translation>
    </message>
    <message>
        <source>Say again what to do now</source>
        <translation>Noch einmal sagen, was jetzt zu tun ist</translation>
    </message>
    <message>
        <source>What can I &amp;do</source>
        <translation>Was ich &amp;tun kann</translation>
    </message>
    <message>
        <source>Say what can be taken, where it can go, and which buttons there are</source>
        <translation>Sagen, was genommen werden kann, wohin es kann und welche Knöpfe es gibt</translation>
    </message>
    <message>
        <source>&amp;How it stands</source>
        <translation>Wie es &amp;steht</translation>
    </message>
    <message>
        <source>Say whose turn it is, how far the game has come and how everybody stands</source>
        <translation>Sagen, wer am Zug ist, wie weit das Spiel ist und wie es um alle steht</translation>
    </message>
    <message>
        <source>&amp;My hand</source>
        <translation>Meine &amp;Hand</translation>
    </message>
    <message>
        <source>Say what you hold</source>
        <translation>Sagen, was du hältst</translation>
    </message>
    <message>
        <source>What &amp;lies here</source>
        <translation>Was hier &amp;liegt</translation>
    </message>
    <message>
        <source>Say in one sentence what lies in the castle, row or pile with the focus</source>
        <translation>In einem Satz sagen, was in der Burg, in der Reihe oder im Stapel mit dem Fokus liegt</translation>
    </message>
    <message>
        <source>All about this &amp;piece</source>
        <translation>&amp;Alles über dieses Stück</translation>
    </message>
    <message>
        <source>Say what the piece with the focus is, what it does and by which rule</source>
        <translation>Sagen, was das Stück mit dem Fokus ist, was es tut und nach welcher Regel</translation>
    </message>
    <message>
        <source>&amp;Next line since my turn</source>
        <translation>&amp;Nächste Zeile seit meinem Zug</translation>
    </message>
    <message>
        <source>Say line by line what has happened since your turn</source>
        <translation>Zeile für Zeile sagen, was seit deinem Zug geschehen ist</translation>
    </message>
    <message>
        <source>Line &amp;before that</source>
        <translation>Zeile da&amp;vor</translation>
    </message>
    <message>
        <source>Go back in what has happened since your turn</source>
        <translation>Zeile für Zeile in dem zurückgehen, was seit deinem Zug geschehen ist</translation>
    </message>
    <message>
        <source>Change these &amp;keys…</source>
        <translation>&amp;Diese Tasten ändern …</translation>
    </message>
    <message>
        <source>Choose other keys for what can be asked</source>
        <translation>Andere Tasten für die Fragen wählen</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <translation>Bots &amp;anhalten</translation>
    </message>
    <message>
        <source>Let bots and chance wait until you go on</source>
        <translation>Bots und Zufall warten lassen, bis du weitermachst</translation>
    </message>
    <message>
        <source>&amp;Wait for me at the next chance</source>
        <translation>Bei nächster Gelegenheit auf mich &amp;warten</translation>
    </message>
    <message>
        <source>Stop the game as soon as you may act out of turn, even if you can only pass</source>
        <translation>Das Spiel anhalten, sobald du in einem fremden Zug handeln darfst, selbst wenn du nur passen kannst</translation>
    </message>
    <message>
        <source>When to &amp;ask me…</source>
        <translation>Wann ich &amp;gefragt werde …</translation>
    </message>
    <message>
        <source>Choose at which moments the game stops for you to act out of turn</source>
        <translation>Wählen, zu welchen Zeitpunkten das Spiel anhält, damit du in einem fremden Zug handeln kannst</translation>
    </message>
    <message>
        <source>Pace of &amp;bots</source>
        <translation>&amp;Tempo der Bots</translation>
    </message>
    <message>
        <source>Who pla&amp;ys…</source>
        <translation>Wer &amp;spielt …</translation>
    </message>
    <message>
        <source>Names and shields of the people of this computer</source>
        <translation>Namen und Wappen der Menschen an diesem Computer</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Colours, language, animation, bots, sound</source>
        <translation>Farben, Sprache, Animation, Bots, Ton</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rule book…</source>
        <translation>&amp;Regelbuch …</translation>
    </message>
    <message>
        <source>Read and search the rules of all games in a window of its own</source>
        <translation>Die Regeln aller Spiele in einem eigenen Fenster lesen und durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen …</translation>
    </message>
    <message>
        <source>Learn a game by playing it, one idea after the other</source>
        <translation>Ein Spiel lernen, indem du es spielst, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Rät&amp;sel …</translation>
    </message>
    <message>
        <source>Find the one right answer on a table that lies before you</source>
        <translation>In einer aufgebauten Stellung die eine richtige Antwort finden</translation>
    </message>
    <message>
        <source>&amp;Teacher&apos;s table…</source>
        <translation>Lehr&amp;tisch …</translation>
    </message>
    <message>
        <source>Set up any position, draw on it for an audience, and play from it</source>
        <translation>Eine beliebige Stellung aufbauen, vor Publikum darauf zeichnen und von ihr aus spielen</translation>
    </message>
    <message>
        <source>&amp;Cards…</source>
        <translation>&amp;Karten …</translation>
    </message>
    <message>
        <source>All cards and tiles of a game and what they do, beginning with the one you point at</source>
        <translation>Alle Karten und Plättchen eines Spiels und was sie tun, angefangen bei dem, worauf du zeigst</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Tast&amp;en</translation>
    </message>
    <message>
        <source>All keys, of the window and of the table</source>
        <translation>Alle Tasten des Fensters und des Tisches</translation>
    </message>
    <message>
        <source>L&amp;icences</source>
        <translation>Li&amp;zenzen</translation>
    </message>
    <message>
        <source>Who may do what with the program and its parts</source>
        <translation>Wer mit dem Programm und seinen Teilen was tun darf</translation>
    </message>
    <message>
        <source>&amp;About Drawbridge</source>
        <translation>Ü&amp;ber Drawbridge</translation>
    </message>
    <message>
        <source>What Drawbridge is</source>
        <translation>Was Drawbridge ist</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>%1 s before each step of a bot</source>
        <translation>%1 s vor jedem Schritt eines Bots</translation>
    </message>
    <message>
        <source>Bots act as soon as they have thought</source>
        <translation>Bots handeln, sobald sie nachgedacht haben</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Log (%1)</source>
        <extracomment>On a button: the log of the match, and how many lines it has</extracomment>
        <translation>Verlauf (%1)</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>On a button of the toolbar: let the bots act again</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Sea&amp;ts</source>
        <translation>&amp;Plätze</translation>
    </message>
    <message>
        <source>&amp;Invite to this table…</source>
        <translation>An diesen Tisch &amp;einladen …</translation>
    </message>
    <message>
        <source>Let others play their seats on phones and computers of their own</source>
        <translation>Andere ihre Plätze auf eigenen Handys und Computern spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Raise the bridge</source>
        <translation>Zugbrücke &amp;hochziehen</translation>
    </message>
    <message>
        <source>Close the door: everybody plays at this window again</source>
        <translation>Die Tür schließen: Alle spielen wieder an diesem Fenster</translation>
    </message>
</context>
<context>
    <name>drawbridge::MainWindow</name>
    <message>
        <source>Drawbridge</source>
        <translation>Drawbridge</translation>
    </message>
    <message>
        <source>The table cannot be drawn.</source>
        <translation>Der Tisch lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>The hall cannot be drawn.</source>
        <translation>Die Halle lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open a Match</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>The match on the table goes on; choose another file.</source>
        <extracomment>Below a sentence on why a file cannot be opened.</extracomment>
        <translation>Die Partie auf dem Tisch geht weiter; wähl eine andere Datei.</translation>
    </message>
    <message numerus="yes">
        <source>The %n event(s) before that are sound. You can go on from there.</source>
        <translation>
            <numerusform>%n Ereignis davor ist unversehrt. Von dort aus kannst du weitermachen.</numerusform>
            <numerusform>%n Ereignisse davor sind unversehrt. Von dort aus kannst du weitermachen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Go on from there</source>
        <translation>Von dort &amp;weitermachen</translation>
    </message>
</context>
<context>
    <name>drawbridge::MatchFile</name>
    <message>
        <source>Drawbridge</source>
        <translation>Drawbridge</translation>
    </message>
    <message>
        <source>The match goes on, but it cannot be kept for next time.</source>
        <translation>Die Partie geht weiter, lässt sich aber nicht für das nächste Mal aufbewahren.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>The end is not saved</source>
        <translation>Das Ende ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Not kept for next time</source>
        <translation>Nicht für das nächste Mal aufbewahrt</translation>
    </message>
    <message>
        <source>Kept for next time</source>
        <translation>Für das nächste Mal aufbewahrt</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>&amp;Verlassen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Save the Match</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>A saved match holds everything.</source>
        <translation>In einer gespeicherten Partie steht alles.</translation>
    </message>
    <message>
        <source>Whoever opens it in another program can read every hand and what is still to come. This is said only once.</source>
        <translation>Wer sie in einem anderen Programm öffnet, kann jede Hand lesen und alles, was noch kommt. Dieser Hinweis erscheint nur einmal.</translation>
    </message>
    <message>
        <source>This match is lost unless you save it elsewhere.</source>
        <translation>Diese Partie geht verloren, wenn du sie nicht anderswo speicherst.</translation>
    </message>
    <message>
        <source>It could not be kept for next time.</source>
        <translation>Sie ließ sich nicht für das nächste Mal aufbewahren.</translation>
    </message>
</context>
<context>
    <name>drawbridge::MatchKeeper</name>
    <message>
        <source>This match has been taken over, and what is played here is no longer kept. To keep it, save the match under a name of its own.</source>
        <translation>Diese Partie ist übernommen worden, und was hier gespielt wird, wird nicht mehr aufbewahrt. Um es zu behalten, speichere die Partie unter einem eigenen Namen.</translation>
    </message>
</context>
<context>
    <name>drawbridge::MatchPage</name>
    <message>
        <source>The table of this match, in small</source>
        <translation>Der Tisch dieser Partie, verkleinert</translation>
    </message>
    <message>
        <source>What is known of this match</source>
        <translation>Was von dieser Partie bekannt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) chosen</source>
        <translation>
            <numerusform>%n Partie gewählt</numerusform>
            <numerusform>%n Partien gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>They can be deleted and exported together.</source>
        <translation>Sie lassen sich zusammen löschen und exportieren.</translation>
    </message>
    <message>
        <source>Choose a match in the list to see its table.</source>
        <translation>Wähl eine Partie in der Liste, um ihren Tisch zu sehen.</translation>
    </message>
    <message>
        <source>The picture of this table is being made…</source>
        <translation>Das Bild dieses Tisches wird gemacht …</translation>
    </message>
</context>
<context>
    <name>drawbridge::MatchWords</name>
    <message>
        <source>Unknown game</source>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <source>%1 (bot, %2)</source>
        <extracomment>Who sat at a table: a name, and how strong a bot that is</extracomment>
        <translation>%1 (Bot, %2)</translation>
    </message>
    <message>
        <source>%1, rank %2</source>
        <extracomment>%1 is a name, %2 the rank in the end: 1 is best</extracomment>
        <translation>%1, Rang %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A match in a list: %1 is what somebody called it, %2 its game</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <extracomment>A match without a title: %1 is its game, %2 are the others who play</extracomment>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>You have won</source>
        <extracomment>Of a match that is over. %1 is a name.</extracomment>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Won together: %1</source>
        <extracomment>Of a match that is over. %1 is a list of names.</extracomment>
        <translation>Gemeinsam gewonnen: %1</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Of a newer Drawbridge</source>
        <translation>Von einem neueren Drawbridge</translation>
    </message>
    <message>
        <source>Not over</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>Of a match that goes on. %1 is the name of who is on turn.</extracomment>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>On turn: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>How long a match was played</extracomment>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>How long a match was played, in hours and minutes</extracomment>
        <translation>%1 Std. %2 Min.</translation>
    </message>
    <message>
        <source>At the table: %1</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>Am Tisch: %1</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <extracomment>%1 is a date and a time</extracomment>
        <translation>Begonnen: %1</translation>
    </message>
    <message>
        <source>Played last: %1</source>
        <extracomment>When a match was played last. %1 is a date and a time.</extracomment>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
    <message>
        <source>Length: %1</source>
        <extracomment>How long a match was played. %1: &quot;1 h 20 min&quot;</extracomment>
        <translation>Dauer: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice: everything can be taken back.</source>
        <translation>Übung: Alles lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>It began at a position that somebody had set up.</source>
        <translation>Die Partie begann mit einer Stellung, die jemand aufgebaut hatte.</translation>
    </message>
    <message numerus="yes">
        <source>Part of a series: first to %n win(s).</source>
        <translation>
            <numerusform>Teil einer Serie: bis %n Sieg.</numerusform>
            <numerusform>Teil einer Serie: bis %n Siege.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::NetworkChooser</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>One of this computer&apos;s addresses: %1 is &quot;192.168.1.20&quot;, %2 the name of a network device, &quot;wlan0&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse dieses Computers</translation>
    </message>
    <message>
        <source>The phones must be in the same network as this address.</source>
        <translation>Die Handys müssen im selben Netz sein wie diese Adresse.</translation>
    </message>
</context>
<context>
    <name>drawbridge::NewGameChoice</name>
    <message numerus="yes">
        <source>For %n player(s)</source>
        <translation>
            <numerusform>Für %n Spieler</numerusform>
            <numerusform>Für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <extracomment>How many can play a game; %1 and %2 are numbers</extracomment>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>picked in the game</source>
        <extracomment>Of a faction: which is not known yet</extracomment>
        <translation>im Spiel gewählt</translation>
    </message>
    <message>
        <source>Seat %1: %2, bot, %3</source>
        <extracomment>A place at the table, spoken. %1 is its number, %2 a name, %3 the strength of a bot (&quot;Squire&quot;)</extracomment>
        <translation>Platz %1: %2, Bot, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <extracomment>The same of a person</extracomment>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>joins late</source>
        <translation>kommt später dazu</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n</source>
        <extracomment>On the plate of a bot, below its strength: %n is how many matches have been played against that strength, %1 how many of them the reader has won</extracomment>
        <translation>
            <numerusform>%1 von %n gewonnen</numerusform>
            <numerusform>%1 von %n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The game as its rules have it.</source>
        <translation>Das Spiel genau nach seinen Regeln.</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>A set of house rules that somebody has put together</extracomment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Your own selection of house rules.</source>
        <translation>Deine eigene Auswahl an Hausregeln.</translation>
    </message>
    <message>
        <source>One match</source>
        <extracomment>Not a series of matches</extracomment>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>It stands alone.</source>
        <translation>Sie steht für sich.</translation>
    </message>
    <message>
        <source>First to %1</source>
        <extracomment>A series of matches: %1 is how many one has to win</extracomment>
        <translation>Bis %1 Siege</translation>
    </message>
    <message>
        <source>The series goes to whoever has won so many matches first.</source>
        <translation>Die Serie gewinnt, wer zuerst so viele Partien gewonnen hat.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answer(s) differ.</source>
        <extracomment>%1 is a set of house rules, &quot;Party&quot;; they answer %n questions otherwise than the usual rules</extracomment>
        <translation>
            <numerusform>%1: %n Regel weicht ab.</numerusform>
            <numerusform>%1: %n Regeln weichen ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) differ.</source>
        <translation>
            <numerusform>%n Regel weicht ab.</numerusform>
            <numerusform>%n Regeln weichen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A bot and its strength: &quot;Baldwin (Squire)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <extracomment>Who plays, of a game for one</extracomment>
        <translation>%1 allein</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>Who plays, of a game for two</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n am Tisch</numerusform>
            <numerusform>%n am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>Every move may be taken back</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>in somebody’s hand</source>
        <translation>in jemandes Hand</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <extracomment>A set of house rules: none</extracomment>
        <translation>Die üblichen Regeln</translation>
    </message>
    <message>
        <source>The usual rules.</source>
        <translation>Die üblichen Regeln.</translation>
    </message>
</context>
<context>
    <name>drawbridge::NewsStrip</name>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
</context>
<context>
    <name>drawbridge::OneLine</name>
    <message>
        <source>·</source>
        <extracomment>Stands between facts on one line: &quot;2 players · 25 min&quot;; another sign where it looks like a digit</extracomment>
        <translation>·</translation>
    </message>
</context>
<context>
    <name>drawbridge::OptionRow</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link; %1 is the number of a rule, such as 6.4</extracomment>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>This rule changes nothing in the variant chosen.</source>
        <translation>Diese Regel ändert in der gewählten Variante nichts.</translation>
    </message>
</context>
<context>
    <name>drawbridge::Origin</name>
    <message>
        <source>Printed</source>
        <extracomment>Where a rule comes from: the publisher&apos;s printed rules</extracomment>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Printed in part</source>
        <extracomment>Where a rule comes from: the publisher&apos;s printed rules, made exact by this program</extracomment>
        <translation>Zum Teil gedruckt</translation>
    </message>
    <message>
        <source>Follows from other rules</source>
        <extracomment>Where a rule comes from; links to those rules follow</extracomment>
        <translation>Folgt aus anderen Regeln</translation>
    </message>
    <message>
        <source>From another page</source>
        <extracomment>Where a rule comes from; the name of a web page follows</extracomment>
        <translation>Von einer anderen Seite</translation>
    </message>
    <message>
        <source>Ours</source>
        <extracomment>Where a rule comes from: a decision of this program&apos;s makers; their reason follows</extracomment>
        <translation>Von uns</translation>
    </message>
    <message>
        <source>Ours, against the print</source>
        <extracomment>Where a rule comes from: a decision of this program&apos;s makers; their reason follows</extracomment>
        <translation>Von uns, gegen die gedruckten Regeln</translation>
    </message>
    <message>
        <source>The printed rules say so, in the sections named.</source>
        <translation>So steht es in den gedruckten Regeln, in den genannten Abschnitten.</translation>
    </message>
    <message>
        <source>The printed rules say so in part. We have made it exact, and say why.</source>
        <translation>Die gedruckten Regeln sagen es zum Teil. Wir haben es genau gemacht und sagen, warum.</translation>
    </message>
    <message>
        <source>It follows from the rules named, without a further decision.</source>
        <translation>Es folgt aus den genannten Regeln, ohne weitere Entscheidung.</translation>
    </message>
    <message>
        <source>Another public page says so.</source>
        <translation>So steht es auf einer anderen öffentlichen Seite.</translation>
    </message>
    <message>
        <source>The printed rules are silent, or can be read two ways. We have decided, and say why.</source>
        <translation>Die gedruckten Regeln schweigen dazu oder lassen sich auf zwei Arten lesen. Wir haben entschieden und sagen, warum.</translation>
    </message>
    <message>
        <source>The printed rules say otherwise. We tell what they say, and why we play so.</source>
        <translation>Die gedruckten Regeln sagen es anders. Wir geben wieder, was sie sagen, und warum wir so spielen.</translation>
    </message>
    <message>
        <source>The usual value is printed.</source>
        <translation>Der übliche Wert ist gedruckt.</translation>
    </message>
    <message>
        <source>The usual value is printed in part.</source>
        <translation>Der übliche Wert ist zum Teil gedruckt.</translation>
    </message>
    <message>
        <source>The usual value follows from other rules.</source>
        <translation>Der übliche Wert folgt aus anderen Regeln.</translation>
    </message>
    <message>
        <source>The usual value is from another page.</source>
        <translation>Der übliche Wert stammt von einer anderen Seite.</translation>
    </message>
    <message>
        <source>The usual value is ours.</source>
        <translation>Der übliche Wert ist von uns.</translation>
    </message>
    <message>
        <source>The usual value is ours, against the print.</source>
        <translation>Der übliche Wert ist von uns, gegen die gedruckten Regeln.</translation>
    </message>
</context>
<context>
    <name>drawbridge::OutOfMemory</name>
    <message>
        <source>There is not enough memory for this. Close other programs, or allow this one more.</source>
        <translation>Dafür reicht der Speicher nicht. Schließ andere Programme oder erlaube diesem mehr.</translation>
    </message>
</context>
<context>
    <name>drawbridge::PaperPrint</name>
    <message>
        <source>Drawbridge</source>
        <translation>Drawbridge</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Set one up in the settings of the system, or save it as PDF and print it elsewhere.</source>
        <translation>An diesem Computer ist kein Drucker eingerichtet. Richte in den Einstellungen des Systems einen ein oder speichere als PDF und druck anderswo.</translation>
    </message>
    <message>
        <source>The printer takes no pages. Choose another one, or save it as PDF.</source>
        <translation>Der Drucker nimmt keine Seiten an. Wähl einen anderen oder speichere als PDF.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>drawbridge::PeopleDialog</name>
    <message>
        <source>Who Plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>People of this computer</source>
        <translation>Menschen an diesem Computer</translation>
    </message>
    <message>
        <source>&amp;Play as this one</source>
        <translation>Als diese Person &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Somebody new…</source>
        <translation>&amp;Jemand Neues …</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <translation>&amp;Name …</translation>
    </message>
    <message>
        <source>S&amp;hield</source>
        <translation>&amp;Wappen</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Vergessen …</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Somebody in a list, for screen readers: %1 is a name, %2 a shield, &quot;red shield with a tower&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Somebody New</source>
        <translation>Jemand Neues</translation>
    </message>
    <message>
        <source>Another Name</source>
        <translation>Ein anderer Name</translation>
    </message>
    <message>
        <source>Keep &amp;statistics</source>
        <translation>&amp;Statistik behalten</translation>
    </message>
    <message>
        <source>Forget &amp;everything</source>
        <translation>&amp;Alles vergessen</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Name and shield are lost, with “Forget everything” all results too: %1.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Name und Schild gehen verloren, mit „Alles vergessen“ auch alle Ergebnisse: %1.</translation>
    </message>
    <message>
        <source>Matches stay as they are. Their statistics can stay too, under the same name; or they go for good, those of matches deleted before as well, and “Somebody” sits in their place in every match kept.</source>
        <translation>Die Partien bleiben, wie sie sind. Auch die Statistik kann bleiben, unter demselben Namen; oder sie verschwindet endgültig, auch die von früher gelöschten Partien, und in jeder aufbewahrten Partie sitzt „Jemand“ auf diesem Platz.</translation>
    </message>
</context>
<context>
    <name>drawbridge::Person</name>
    <message>
        <source>red shield with a tower</source>
        <translation>rotes Wappen mit Turm</translation>
    </message>
    <message>
        <source>blue shield with a key</source>
        <translation>blaues Wappen mit Schlüssel</translation>
    </message>
    <message>
        <source>gold shield with a crown</source>
        <translation>goldenes Wappen mit Krone</translation>
    </message>
    <message>
        <source>green shield with a bell</source>
        <translation>grünes Wappen mit Glocke</translation>
    </message>
    <message>
        <source>purple shield with a sun</source>
        <translation>violettes Wappen mit Sonne</translation>
    </message>
    <message>
        <source>black shield with a torch</source>
        <translation>schwarzes Wappen mit Fackel</translation>
    </message>
    <message>
        <source>orange shield with a wheel</source>
        <translation>orangefarbenes Wappen mit Rad</translation>
    </message>
    <message>
        <source>silver shield with a moon</source>
        <translation>silbernes Wappen mit Mond</translation>
    </message>
</context>
<context>
    <name>drawbridge::PersonSpread</name>
    <message>
        <source>Next</source>
        <extracomment>Before a sentence on what to play or learn next</extracomment>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>All strengths are beaten here; lessons are left.</source>
        <translation>Hier sind alle Stufen geschlagen; es bleiben noch Lektionen.</translation>
    </message>
    <message>
        <source>Play &amp;against this one</source>
        <translation>&amp;Gegen diesen Bot spielen</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>The first page is empty</source>
        <translation>Die erste Seite ist leer</translation>
    </message>
    <message>
        <source>Every match that you play to its end is written down here by itself: what you have won, against whom, and how you come on. Choose a game and play one; then look again.</source>
        <translation>Jede Partie, die du zu Ende spielst, wird hier von selbst aufgeschrieben: was du gewonnen hast, gegen wen und wie du vorankommst. Wähl ein Spiel und spiel eine Partie; dann sieh wieder nach.</translation>
    </message>
    <message>
        <source>Choose a &amp;game</source>
        <translation>Ein Sp&amp;iel wählen</translation>
    </message>
</context>
<context>
    <name>drawbridge::PracticeWindow</name>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Course:</source>
        <extracomment>Which lessons of a game</extracomment>
        <translation>&amp;Kurs:</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>Was zu lernen ist</translation>
    </message>
    <message>
        <source>Show the &amp;move</source>
        <translation>Spielzug &amp;zeigen</translation>
    </message>
    <message>
        <source>Shows what is meant; pressed again, makes it for you</source>
        <translation>Zeigt, was gemeint ist; ein zweiter Druck macht den Spielzug für dich</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Z&amp;urücknehmen</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>Play &amp;on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Go on from here as a game, against a bot</source>
        <translation>Von hier aus als Partie weiterspielen, gegen einen Bot</translation>
    </message>
    <message>
        <source>The basics</source>
        <extracomment>Lessons: how a game is played</extracomment>
        <translation>Die Grundlagen</translation>
    </message>
    <message>
        <source>More cards and rules</source>
        <extracomment>Lessons: what else there is in a game, one thing after the other</extracomment>
        <translation>Mehr Karten und Regeln</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Nächstes Rä&amp;tsel</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Nächste &amp;Lektion</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A lesson in the list. %1 is its number, %2 its title.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2 (easy)</source>
        <extracomment>A puzzle in the list. %1 is its number, %2 its title.</extracomment>
        <translation>%1. %2 (leicht)</translation>
    </message>
    <message>
        <source>%1. %2 (medium)</source>
        <translation>%1. %2 (mittel)</translation>
    </message>
    <message>
        <source>%1. %2 (hard)</source>
        <translation>%1. %2 (schwer)</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <translation>Rätsel: %1</translation>
    </message>
    <message>
        <source>Lessons: %1</source>
        <translation>Lektionen: %1</translation>
    </message>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (geschafft)</translation>
    </message>
    <message>
        <source>From the rules of %1</source>
        <extracomment>Title of a window with a position out of a rule book. %1 is a game.</extracomment>
        <translation>Aus den Regeln von %1</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <extracomment>Answers to &quot;May you?&quot;. The letter behind the &amp; is a key for it, without Alt too.</extracomment>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>This is meant: %1. Make it yourself, or ask once more to have it made.</source>
        <extracomment>In a lesson, after somebody has asked to be shown what to do: %1 is what a button for that move says.</extracomment>
        <translation>Gemeint ist: %1. Mach es selbst oder frag noch einmal, dann wird es für dich gemacht.</translation>
    </message>
    <message>
        <source>That does not win in this turn. Take it back and look again.</source>
        <translation>Das gewinnt nicht in diesem Zug. Nimm es zurück und sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>The rules allow that, but something else is asked for here. Take it back and try again, or play on.</source>
        <translation>Die Regeln erlauben das, aber hier ist etwas anderes gefragt. Nimm es zurück und versuch es noch einmal oder spiel weiter.</translation>
    </message>
    <message>
        <source>That was all.</source>
        <translation>Das war alles.</translation>
    </message>
    <message>
        <source>That is not so. %1</source>
        <extracomment>To who has answered a question; %1 is why it is so.</extracomment>
        <translation>Das stimmt nicht. %1</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>%1 A move was made for you: begin again and do it all yourself, and the puzzle is ticked.</source>
        <extracomment>Below a puzzle that was solved with help; %1 is what was said at its end.</extracomment>
        <translation>%1 Ein Spielzug wurde für dich gemacht: Fang von vorn an und mach alles selbst, dann wird das Rätsel abgehakt.</translation>
    </message>
    <message>
        <source>%1 A move was made for you: begin again and do it all yourself, and the lesson is ticked.</source>
        <extracomment>Below a lesson that has been gone through with help; %1 is what was said at its end.</extracomment>
        <translation>%1 Ein Spielzug wurde für dich gemacht: Fang von vorn an und mach alles selbst, dann wird die Lektion abgehakt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>This is now a game against bots.</source>
        <translation>Das ist jetzt eine Partie gegen Bots.</translation>
    </message>
    <message>
        <source>Make the move yourself. One that the rules forbid is refused, and you are told why.</source>
        <translation>Mach den Spielzug selbst. Einer, den die Regeln verbieten, wird abgelehnt, und du erfährst, warum.</translation>
    </message>
    <message>
        <source>In the rule book:</source>
        <extracomment>Below a lesson, above the rules that it teaches, each a link.</extracomment>
        <translation>Im Regelbuch:</translation>
    </message>
    <message>
        <source>&amp;Play a match</source>
        <translation>Eine &amp;Partie spielen</translation>
    </message>
    <message>
        <source>&amp;Play your first match</source>
        <translation>Deine erste &amp;Partie spielen</translation>
    </message>
    <message>
        <source>&amp;Make it for me</source>
        <translation>Für mich &amp;machen</translation>
    </message>
    <message>
        <source>To the teacher&apos;s table</source>
        <translation>Zum Lehrtisch</translation>
    </message>
    <message>
        <source>Look at the table, and choose an answer at the side.</source>
        <translation>Sieh dir den Tisch an und wähle an der Seite eine Antwort.</translation>
    </message>
    <message>
        <source>Take it back, or play on.</source>
        <extracomment>Below the table, where nothing happens before one of two buttons at the side is pressed.</extracomment>
        <translation>Nimm es zurück oder spiel weiter.</translation>
    </message>
    <message>
        <source>That was all. Choose at the side what comes next.</source>
        <extracomment>Below the table, at the end of a lesson or puzzle.</extracomment>
        <translation>Das war alles. Wähle an der Seite, wie es weitergeht.</translation>
    </message>
    <message>
        <source>%1 (right)</source>
        <extracomment>An answer to a puzzle, to be heard: %1 is what it says.</extracomment>
        <translation>%1 (richtig)</translation>
    </message>
    <message>
        <source>%1 (your answer)</source>
        <translation>%1 (deine Antwort)</translation>
    </message>
    <message>
        <source>Ask a class, with pages on their phones</source>
        <translation>Eine Klasse fragen, mit Seiten auf ihren Handys</translation>
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
    <message numerus="yes">
        <source>%n px</source>
        <translation>
            <numerusform>%n px</numerusform>
            <numerusform>%n px</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>An amount of memory: %1 is a number of megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>&amp;Draw a curtain when the screen passes from one person to another</source>
        <translation>&amp;Vorhang zuziehen, wenn der Bildschirm an jemand anderen geht</translation>
    </message>
    <message>
        <source>Ask before something goes to &amp;waste</source>
        <translation>&amp;Nachfragen, bevor etwas ungenutzt bleibt</translation>
    </message>
    <message>
        <source>Show all &amp;hands when only bots play</source>
        <translation>Alle &amp;Hände zeigen, wenn nur Bots spielen</translation>
    </message>
    <message>
        <source>Play &amp;sounds</source>
        <translation>&amp;Klänge abspielen</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>How large text is, compared with the system&apos;s</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>How much of what happens on the table a screen reader says</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What concerns me</source>
        <translation>Was mich angeht</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>No bot takes more than that to think. Less suits a small computer; a bot that thinks long may then play worse.</source>
        <translation>Mehr nimmt sich kein Bot zum Nachdenken. Zu einem kleinen Computer passt weniger; ein Bot, der lange nachdenkt, spielt dann vielleicht schlechter.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>L&amp;anguage:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>Sch&amp;riftgröße:</translation>
    </message>
    <message>
        <source>G&amp;round:</source>
        <translation>&amp;Untergrund:</translation>
    </message>
    <message>
        <source>Bac&amp;ks:</source>
        <translation>Rückse&amp;iten:</translation>
    </message>
    <message>
        <source>A&amp;nimation:</source>
        <translation>&amp;Animation:</translation>
    </message>
    <message>
        <source>Mouse and finger</source>
        <translation>Maus und Finger</translation>
    </message>
    <message>
        <source>Show cards lar&amp;ge:</source>
        <translation>Karten &amp;groß zeigen:</translation>
    </message>
    <message>
        <source>Drag beg&amp;ins:</source>
        <translation>Ziehen &amp;beginnt:</translation>
    </message>
    <message>
        <source>Long &amp;press:</source>
        <extracomment>A field: how long a press lasts until it is a long one</extracomment>
        <translation>Langer &amp;Druck:</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Beim Spielen</translation>
    </message>
    <message>
        <source>Pace of &amp;bots:</source>
        <translation>&amp;Tempo der Bots:</translation>
    </message>
    <message>
        <source>&amp;Memory of bots:</source>
        <translation>Sp&amp;eicher der Bots:</translation>
    </message>
    <message>
        <source>Scr&amp;een reader tells:</source>
        <translation>S&amp;creenreader sagt:</translation>
    </message>
    <message>
        <source>Stone</source>
        <extracomment>What the games are played on; the names of a slab of stone, two cloths, a table and grass</extracomment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Wine-red cloth</source>
        <translation>Weinrotes Tuch</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Oak boards</source>
        <translation>Eichenbretter</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <extracomment>What is drawn on the backs of cards and tiles</extracomment>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Mauerwerk</translation>
    </message>
    <message>
        <source>Battlements</source>
        <translation>Zinnen</translation>
    </message>
    <message>
        <source>Bunting</source>
        <translation>Wimpel</translation>
    </message>
    <message>
        <source>Each game&apos;s own</source>
        <translation>Je nach Spiel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>This build of Drawbridge has no sound: Qt Multimedia was not there.</source>
        <translation>Diese Fassung von Drawbridge ist ohne Ton: Beim Kompilieren fehlte Qt Multimedia.</translation>
    </message>
    <message>
        <source>Tr&amp;y</source>
        <extracomment>On a button beside the volume: lets one hear how loud that is</extracomment>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
</context>
<context>
    <name>drawbridge::PrintSheets</name>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>A size of paper in millimetres</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 does not know paper of the size %2: it would scale the sheets, and cards would come out too small or too large. Choose another paper here.</source>
        <extracomment>%1 is a printer, %2 a size of paper</extracomment>
        <translation>%1 kennt kein Papier der Größe %2: Die Bögen würden skaliert, und Karten kämen zu klein oder zu groß heraus. Wähl hier ein anderes Papier.</translation>
    </message>
    <message>
        <source>%1 leaves a margin white into which the cards reach: some would be cut off. Choose larger paper, another layout, or less bleed. Pages: %2</source>
        <extracomment>%1 is a printer, %2 numbers of pages</extracomment>
        <translation>%1 lässt einen Rand weiß, in den die Karten hineinreichen: Einige würden abgeschnitten. Wähl größeres Papier, eine andere Anordnung oder weniger Beschnitt. Seiten: %2</translation>
    </message>
    <message>
        <source>%1 leaves a margin white into which the cutting marks reach: some would be cut off. Choose lines right across, larger paper, or another layout. Pages: %2</source>
        <extracomment>%1 is a printer, %2 numbers of pages</extracomment>
        <translation>%1 lässt einen Rand weiß, in den die Schnittmarken hineinreichen: Einige würden abgeschnitten. Wähl durchgehende Linien, größeres Papier oder eine andere Anordnung. Seiten: %2</translation>
    </message>
    <message>
        <source>%1 leaves a margin white into which the ruler and the words reach: they may be cut off. The cards are not harmed. Pages: %2</source>
        <extracomment>%1 is a printer, %2 numbers of pages</extracomment>
        <translation>%1 lässt einen Rand weiß, in den Lineal und Beschriftung hineinreichen: Sie werden vielleicht abgeschnitten. Den Karten schadet das nicht. Seiten: %2</translation>
    </message>
    <message>
        <source>%1 has stopped. See whether it is switched on and has paper and ink.</source>
        <translation>%1 hat angehalten. Sieh nach, ob das Gerät eingeschaltet ist und Papier und Tinte hat.</translation>
    </message>
    <message>
        <source>%1 prints on one side only: print the odd pages, put the paper in again turned over, and print the even ones. Or choose the folded layout, or no backs.</source>
        <extracomment>%1 is a printer</extracomment>
        <translation>%1 druckt nur einseitig: Druck die ungeraden Seiten, leg das Papier gewendet wieder ein und druck die geraden. Oder wähl die gefaltete Anordnung oder keine Rückseiten.</translation>
    </message>
    <message>
        <source>The sheets are laid out for %1, but the printer is set to %2: it would scale them or cut them off. Set the same paper in both places.</source>
        <extracomment>%1 and %2 are sizes of paper</extracomment>
        <translation>Die Bögen sind für %1 angelegt, aber der Drucker ist auf %2 eingestellt: Er würde sie skalieren oder abschneiden. Stell an beiden Stellen dasselbe Papier ein.</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <extracomment>The name of a page of a form: which cards, tiles and so on are printed</extracomment>
        <translation>S&amp;tücke</translation>
    </message>
    <message>
        <source>In another way</source>
        <extracomment>The last one of some ways to print: as it is set by hand</extracomment>
        <translation>Auf andere Weise</translation>
    </message>
    <message>
        <source>More &amp;choices</source>
        <extracomment>A button that shows further choices, or hides them</extracomment>
        <translation>Mehr &amp;Auswahl</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;You print:</source>
        <translation>D&amp;u druckst:</translation>
    </message>
    <message>
        <source>Back to the game&apos;s o&amp;wn cards</source>
        <extracomment>A button: prints the cards of the game, and no longer those of a deck of one&apos;s own</extracomment>
        <translation>Zurück zu den ei&amp;genen Karten des Spiels</translation>
    </message>
    <message>
        <source>All of it, time&amp;s:</source>
        <extracomment>How many times all that is chosen is printed</extracomment>
        <translation>Alles s&amp;o oft:</translation>
    </message>
    <message>
        <source>What will go wrong</source>
        <translation>Was schiefgehen wird</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Pictures of all pieces…</source>
        <translation>&amp;Bilder aller Stücke …</translation>
    </message>
    <message>
        <source>Pictures for a print &amp;service</source>
        <translation>Bilder für einen &amp;Druckdienst</translation>
    </message>
    <message>
        <source>Outlines for a &amp;cutting machine (SVG)…</source>
        <translation>Umrisse für einen &amp;Schneideplotter (SVG) …</translation>
    </message>
    <message>
        <source>Outlines for a cutting &amp;machine (DXF)…</source>
        <translation>Umrisse für einen Schneide&amp;plotter (DXF) …</translation>
    </message>
    <message>
        <source>Decks for &amp;Tabletop Simulator…</source>
        <translation>Kartensätze für &amp;Tabletop Simulator …</translation>
    </message>
    <message>
        <source>Print %1</source>
        <extracomment>The title of a window; %1 is a game</extracomment>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>A&amp;nd others</source>
        <extracomment>A button beside the game that is printed: which others share its sheets. %n of them have been chosen</extracomment>
        <translation>&amp;Und andere</translation>
    </message>
    <message numerus="yes">
        <source>A&amp;nd %n other(s)</source>
        <translation>
            <numerusform>&amp;Und noch eins</numerusform>
            <numerusform>&amp;Und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>As it is set under “More choices”: layout, backs, bleed, marks.</source>
        <translation>Wie unter „Mehr Auswahl“ eingestellt: Anordnung, Rückseiten, Beschnitt, Marken.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Sheets are being written or printed: wait for that, or stop it first.</source>
        <translation>Es werden gerade Bögen geschrieben oder gedruckt: Warte, bis sie fertig sind, oder brich zuerst ab.</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Abbrechen und schließen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <extracomment>A button: goes on writing or printing</extracomment>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Set one up in the settings of the system, or save the sheets as PDF and print them elsewhere.</source>
        <translation>An diesem Computer ist kein Drucker eingerichtet. Richte in den Einstellungen des Systems einen ein oder speichere die Bögen als PDF und druck sie anderswo.</translation>
    </message>
    <message>
        <source>&amp;Print all the same</source>
        <translation>&amp;Trotzdem drucken</translation>
    </message>
    <message>
        <source>Handed over to %1.</source>
        <extracomment>%1 is a printer</extracomment>
        <translation>An %1 übergeben.</translation>
    </message>
    <message>
        <source>Save the Sheets as PDF</source>
        <translation>Die Bögen als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1. Print it at 100 %.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Als %1 gespeichert. Druck mit 100&#xa0;%.</translation>
    </message>
    <message>
        <source>A Folder for the Pictures</source>
        <translation>Ein Ordner für die Bilder</translation>
    </message>
    <message>
        <source>The pictures are in %1.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Die Bilder sind in %1.</translation>
    </message>
    <message>
        <source>&amp;Write there</source>
        <translation>&amp;Dorthin schreiben</translation>
    </message>
    <message>
        <source>A Folder for the Outlines</source>
        <translation>Ein Ordner für die Umrisse</translation>
    </message>
    <message>
        <source>The outlines are in %1.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Die Umrisse sind in %1.</translation>
    </message>
    <message>
        <source>The outlines are in %1. For a machine that looks for marks choose “For a cutting machine” at Marks, and print anew.</source>
        <translation>Die Umrisse sind in %1. Für ein Gerät, das nach Marken sucht, wähl bei den Marken „Für einen Schneideplotter“ und druck neu.</translation>
    </message>
    <message>
        <source>Decks for Tabletop Simulator</source>
        <translation>Kartensätze für Tabletop Simulator</translation>
    </message>
    <message>
        <source>To play with others, upload the pictures to the web, and write the address of their folder here.
Leave it empty, and the decks work on this computer only.</source>
        <translation>Um mit anderen zu spielen, lade die Bilder ins Netz hoch und schreib die Adresse ihres Ordners hierher.
Bleibt das Feld leer, funktionieren die Kartensätze nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Save Decks for Tabletop Simulator</source>
        <translation>Kartensätze für Tabletop Simulator speichern</translation>
    </message>
    <message>
        <source>Saved objects of Tabletop Simulator (*.json)</source>
        <translation>Gespeicherte Objekte von Tabletop Simulator (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1, with its pictures beside it.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Als %1 gespeichert, die Bilder daneben.</translation>
    </message>
    <message numerus="yes">
        <source>The printer is set to put %n pages on each sheet of paper: it would scale them, and cards would come out too small. Choose one page per sheet in its options.</source>
        <translation>
            <numerusform>Der Drucker ist auf %n Seite je Blatt Papier eingestellt: Er würde sie skalieren, und Karten kämen zu klein heraus. Wähl in seinen Optionen eine Seite je Blatt.</numerusform>
            <numerusform>Der Drucker ist auf %n Seiten je Blatt Papier eingestellt: Er würde sie skalieren, und Karten kämen zu klein heraus. Wähl in seinen Optionen eine Seite je Blatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is still being written or printed is lost if you stop now.</source>
        <translation>Was noch geschrieben oder gedruckt wird, geht verloren, wenn du jetzt abbrichst.</translation>
    </message>
    <message>
        <source>No file is left half-written.</source>
        <translation>Es bleibt keine halb geschriebene Datei zurück.</translation>
    </message>
    <message>
        <source>Pictures in %1 would be lost: those that have the names of new ones.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>Bilder in %1 gingen verloren: die mit den Namen von neuen.</translation>
    </message>
</context>
<context>
    <name>drawbridge::RampageFaces</name>
    <message>
        <source>Your turn</source>
        <extracomment>The title of the card of reference that lies before each player.</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Draw 2 cards.</source>
        <translation>Zieh 2 Karten.</translation>
    </message>
    <message>
        <source>Play as many cards as you like.</source>
        <translation>Spiel so viele Karten aus, wie du willst.</translation>
    </message>
    <message>
        <source>Once, add 1 card to your Gate or Castle.</source>
        <translation>Verstärke einmal Tor oder Burg mit 1 Karte.</translation>
    </message>
    <message>
        <source>Value higher: the attack is over. Equal: both fall. Lower: it falls, the rest attacks on.</source>
        <extracomment>What happens to a defender in an attack, by its value: said on the card of reference.</extracomment>
        <translation>Wert höher: Der Angriff ist vorbei. Gleich: Beide fallen. Niedriger: Der Verteidiger fällt, der Rest greift weiter an.</translation>
    </message>
</context>
<context>
    <name>drawbridge::RampageText</name>
    <message>
        <source>It attacks with %1.</source>
        <translation>Greift mit %1 an.</translation>
    </message>
    <message>
        <source>It defends with %1 at the Gate and with %2 in the Castle.</source>
        <translation>Verteidigt am Tor mit %1 und in der Burg mit %2.</translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <extracomment>The unit symbols on a card: %1 is &quot;Knight and Axe man&quot;.</extracomment>
        <translation>Einheit: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s Castle</source>
        <translation>Burg von %1</translation>
    </message>
    <message>
        <source>%1&apos;s Gate</source>
        <translation>Tor von %1</translation>
    </message>
    <message>
        <source>%1&apos;s resting cards</source>
        <extracomment>Cards that rest after an attack until the end of the turn.</extracomment>
        <translation>ruhende Karten von %1</translation>
    </message>
    <message>
        <source>%1&apos;s permanent cards</source>
        <translation>bleibende Karten von %1</translation>
    </message>
    <message>
        <source>%1&apos;s cards set aside</source>
        <translation>beiseitegelegte Karten von %1</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>card in play</source>
        <translation>ausgespielte Karte</translation>
    </message>
    <message>
        <source>cards out of the game</source>
        <translation>Karten aus dem Spiel</translation>
    </message>
    <message>
        <source>your Castle</source>
        <extracomment>The following piles are the reader&apos;s own.</extracomment>
        <translation>deine Burg</translation>
    </message>
    <message>
        <source>your Gate</source>
        <translation>dein Tor</translation>
    </message>
    <message>
        <source>your resting cards</source>
        <translation>deine ruhenden Karten</translation>
    </message>
    <message>
        <source>your permanent cards</source>
        <translation>deine bleibenden Karten</translation>
    </message>
    <message>
        <source>your cards set aside</source>
        <translation>deine beiseitegelegten Karten</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Resting</source>
        <extracomment>Beside cards that rest after an attack until the end of the turn.</extracomment>
        <translation>Ruhend</translation>
    </message>
    <message>
        <source>Permanent cards</source>
        <translation>Bleibende Karten</translation>
    </message>
    <message>
        <source>For the first hand</source>
        <extracomment>Above a card that is set aside while the Gate and the Castle are laid</extracomment>
        <translation>Für die erste Hand</translation>
    </message>
    <message>
        <source>Your opponent must decide something first.</source>
        <translation>Zuerst muss dein Gegenüber etwas entscheiden.</translation>
    </message>
    <message>
        <source>Not a second time in your hand, to pay with: %1.</source>
        <translation>Zum Bezahlen nicht noch einmal auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <translation>Nicht auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>Resting until the end of your turn: %1.</source>
        <translation>Ruht bis zum Ende deines Zuges: %1.</translation>
    </message>
    <message>
        <source>Came back this turn, so it cannot be played again: %1.</source>
        <translation>In diesem Zug zurückgekommen, lässt sich also nicht noch einmal ausspielen: %1.</translation>
    </message>
    <message>
        <source>Cannot be played, only placed as a defender: %1.</source>
        <translation>Lässt sich nicht ausspielen, nur als Verteidiger legen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n other card(s) of your hand: %1.</source>
        <translation>
            <numerusform>Kostet %n andere Karte deiner Hand: %1.</numerusform>
            <numerusform>Kostet %n andere Karten deiner Hand: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First pay the whole cost of the card in play.</source>
        <translation>Bezahl zuerst die Kosten der ausgespielten Karte ganz.</translation>
    </message>
    <message>
        <source>Each unit asked for must be a card of its own: %1.</source>
        <translation>Jede verlangte Einheit muss eine eigene Karte sein: %1.</translation>
    </message>
    <message>
        <source>It asks for units that you lack: %2. Your card: %1.</source>
        <extracomment>%1 is a card, %2 one or more units, as &quot;Knight, Archer&quot;.</extracomment>
        <translation>Verlangt Einheiten, die dir fehlen: %2. Deine Karte: %1.</translation>
    </message>
    <message>
        <source>It does not show the unit that is asked for (%2): %1.</source>
        <extracomment>%1 is a card, %2 a unit: &quot;Knight&quot;.</extracomment>
        <translation>Trägt nicht das Zeichen der verlangten Einheit (%2): %1.</translation>
    </message>
    <message>
        <source>First discard the units that the card in play asks for.</source>
        <translation>Wirf zuerst die Einheiten ab, die die ausgespielte Karte verlangt.</translation>
    </message>
    <message>
        <source>Keep this card, or the rest of the cost cannot be paid: %1.</source>
        <translation>Behalt diese Karte, sonst lassen sich die übrigen Kosten nicht bezahlen: %1.</translation>
    </message>
    <message>
        <source>It adds nothing here, since another unit is asked for: %1.</source>
        <translation>Bringt hier nichts, denn verlangt ist eine andere Einheit: %1.</translation>
    </message>
    <message numerus="yes">
        <source>To place it you must discard %n other card(s): %1.</source>
        <translation>
            <numerusform>Um sie zu legen, musst du %n andere Karte abwerfen: %1.</numerusform>
            <numerusform>Um sie zu legen, musst du %n andere Karten abwerfen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose what it attacks, the Gate or the Castle.</source>
        <translation>Wähl zuerst, was angegriffen wird, das Tor oder die Burg.</translation>
    </message>
    <message>
        <source>First finish looking.</source>
        <translation>Bring zuerst das Ansehen zu Ende.</translation>
    </message>
    <message>
        <source>It has no attack value and attacks nothing: %1.</source>
        <translation>Hat keinen Angriffswert und greift nichts an: %1.</translation>
    </message>
    <message>
        <source>A Gate stands before that Castle: it is attacked first.</source>
        <translation>Vor dieser Burg steht ein Tor: Das wird zuerst angegriffen.</translation>
    </message>
    <message>
        <source>That Gate has no card left: the Castle is attacked.</source>
        <translation>Dieses Tor hat keine Karte mehr: Angegriffen wird die Burg.</translation>
    </message>
    <message>
        <source>It attacks the Castle only: %1.</source>
        <translation>Greift nur die Burg an: %1.</translation>
    </message>
    <message>
        <source>Not before you, or used already this turn: %1.</source>
        <translation>Liegt nicht vor dir oder ist in diesem Zug schon genutzt: %1.</translation>
    </message>
    <message>
        <source>It has to be in play before it does anything: %1.</source>
        <translation>Muss im Spiel sein, um etwas zu tun: %1.</translation>
    </message>
    <message>
        <source>Your opponent has none in play: %1.</source>
        <translation>Nicht im Spiel bei deinem Gegenüber: %1.</translation>
    </message>
    <message>
        <source>First say which permanent card is destroyed, if any.</source>
        <translation>Sag zuerst, welche bleibende Karte zerstört wird, wenn überhaupt eine.</translation>
    </message>
    <message>
        <source>Not in the hand that is shown: %1.</source>
        <translation>Nicht auf der gezeigten Hand: %1.</translation>
    </message>
    <message>
        <source>First choose a card of the hand that is shown.</source>
        <translation>Wähl zuerst eine Karte der gezeigten Hand.</translation>
    </message>
    <message>
        <source>Not there: %1.</source>
        <translation>Nicht dort: %1.</translation>
    </message>
    <message>
        <source>This cannot be the card that comes now: %1.</source>
        <translation>Das kann nicht die Karte sein, die jetzt kommt: %1.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 spielt aus: %2.</translation>
    </message>
    <message>
        <source>%1 places a defender at the %2: %3.</source>
        <extracomment>%1 a player, %2 &quot;Gate&quot; or &quot;Castle&quot;, %3 a card that only this player sees.</extracomment>
        <translation>%2: %1 legt einen Verteidiger: %3.</translation>
    </message>
    <message>
        <source>%1 places a defender at the %2.</source>
        <translation>%2: %1 legt einen Verteidiger.</translation>
    </message>
    <message>
        <source>%1 uses: %2.</source>
        <translation>%1 nutzt: %2.</translation>
    </message>
    <message>
        <source>%1 looks at the top card of %2.</source>
        <translation>%1 sieht sich eine oberste Karte an: %2.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 discards for more strength: %2.</source>
        <translation>%1 wirft für mehr Stärke ab: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <translation>%1 wirft ab: %2.</translation>
    </message>
    <message>
        <source>%1 attacks the %2.</source>
        <translation>%1 greift an: %2.</translation>
    </message>
    <message>
        <source>%1 gives up the top card of their own %2.</source>
        <translation>%2: %1 opfert die eigene oberste Karte.</translation>
    </message>
    <message>
        <source>%1 names a unit: %2.</source>
        <extracomment>%1 is a player, %2 a unit of the player&apos;s own deck.</extracomment>
        <translation>%1 nennt eine Einheit: %2.</translation>
    </message>
    <message>
        <source>%1 names Knights.</source>
        <translation>%1 nennt Ritter.</translation>
    </message>
    <message>
        <source>%1 names Archers.</source>
        <translation>%1 nennt Bogenschützen.</translation>
    </message>
    <message>
        <source>%1 names Axe men.</source>
        <translation>%1 nennt Axtkämpfer.</translation>
    </message>
    <message>
        <source>%1 destroys: %2.</source>
        <translation>%1 zerstört: %2.</translation>
    </message>
    <message>
        <source>%1 chooses: %2.</source>
        <translation>%1 wählt: %2.</translation>
    </message>
    <message>
        <source>%1 takes the top card of their own %2 into their hand.</source>
        <translation>%2: %1 nimmt die eigene oberste Karte auf die Hand.</translation>
    </message>
    <message>
        <source>%1 lays the bottom card of %2 on top.</source>
        <translation>%1 legt eine unterste Karte obenauf: %2.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 gibt auf.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Laid off: %1.</source>
        <translation>Beiseitegelegt: %1.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>The card just drawn.</extracomment>
        <translation>Gezogen: %1.</translation>
    </message>
    <message>
        <source>It is: %1.</source>
        <extracomment>What somebody sees who looks at the top card of a stack.</extracomment>
        <translation>Es ist: %1.</translation>
    </message>
    <message>
        <source>Revealed and destroyed: %1.</source>
        <translation>Aufgedeckt und zerstört: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is where a defender stood, &quot;Anna&apos;s Gate&quot;, %2 a sentence: what has become of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2. It holds: %3.</source>
        <extracomment>%1 is the strength of an attack, %2 the value of the defender, %3 its name.</extracomment>
        <translation>%1 gegen %2. Hält stand: %3.</translation>
    </message>
    <message>
        <source>%1 against %2. It falls and takes the attacker with it: %3.</source>
        <extracomment>%1 is the strength of an attack, %2 the value of the defender, %3 its name.</extracomment>
        <translation>%1 gegen %2. Fällt und nimmt den Angreifer mit: %3.</translation>
    </message>
    <message>
        <source>%1 − %2 = %3. It falls: %4.</source>
        <extracomment>%1 is the strength of an attack, %2 the value of the defender, %3 what is left, %4 the name.</extracomment>
        <translation>%1 − %2 = %3. Fällt: %4.</translation>
    </message>
    <message>
        <source>Hit and discarded: %1.</source>
        <translation>Getroffen und abgeworfen: %1.</translation>
    </message>
    <message>
        <source>Taken from the hand: %1.</source>
        <translation>Aus der Hand genommen: %1.</translation>
    </message>
    <message>
        <source>The purple cards are shuffled back into the draw pile.</source>
        <translation>Die violetten Karten werden in den Nachziehstapel zurückgemischt.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and makes a new draw pile.</source>
        <translation>Der Ablagestapel wird gemischt und bildet den neuen Nachziehstapel.</translation>
    </message>
    <message>
        <source>A hand is shown.</source>
        <translation>Eine Hand wird gezeigt.</translation>
    </message>
    <message>
        <source>The deck: %1.</source>
        <extracomment>The first line of the log: %1 is the name of a deck of one&apos;s own.</extracomment>
        <translation>Der Kartensatz: %1.</translation>
    </message>
    <message>
        <source>Play cards, strengthen once, or end your turn.</source>
        <translation>Spiel Karten aus, verstärk einmal oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Play cards, or end your turn.</source>
        <translation>Spiel Karten aus oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Strengthen once, use a card in play, or end your turn.</source>
        <translation>Verstärke einmal, nutz eine Karte im Spiel oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Use a card in play, or end your turn.</source>
        <translation>Nutz eine Karte im Spiel oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Strengthen once, or end your turn.</source>
        <translation>Verstärke einmal oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Nothing more can be played: end your turn.</source>
        <translation>Es lässt sich nichts mehr ausspielen: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>The starting player is drawn by lot.</source>
        <translation>Ausgelost wird, wer beginnt.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Die Karten werden gemischt.</translation>
    </message>
    <message>
        <source>The strength of the attack: %1.</source>
        <translation>Die Stärke des Angriffs: %1.</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>A card is revealed.</source>
        <translation>Eine Karte wird aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 is placing cards…</source>
        <translation>%1 legt Karten …</translation>
    </message>
    <message>
        <source>%1 is choosing a card of the attacker&apos;s hand…</source>
        <translation>%1 wählt eine Karte aus der Hand des Angreifers …</translation>
    </message>
    <message>
        <source>%1 is looking at a card…</source>
        <translation>%1 sieht sich eine Karte an …</translation>
    </message>
    <message>
        <source>%1 is choosing cards to discard…</source>
        <translation>%1 wählt Karten zum Abwerfen …</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) at your Gate, face down.</source>
        <translation>
            <numerusform>Leg %n Karte verdeckt an dein Tor.</numerusform>
            <numerusform>Leg %n Karten verdeckt an dein Tor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) at your Castle, face down.</source>
        <translation>
            <numerusform>Leg %n Karte verdeckt in deine Burg.</numerusform>
            <numerusform>Leg %n Karten verdeckt in deine Burg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay: discard %n card(s).</source>
        <translation>
            <numerusform>Bezahl: Wirf %n Karte ab.</numerusform>
            <numerusform>Bezahl: Wirf %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay: discard a card showing this unit: %1.</source>
        <extracomment>%1 is a unit: &quot;Knight&quot;.</extracomment>
        <translation>Bezahl: Wirf eine Karte mit dem Zeichen dieser Einheit ab: %1.</translation>
    </message>
    <message>
        <source>You may discard one more for more strength: %1.</source>
        <extracomment>%1 is a unit: &quot;Knight&quot;.</extracomment>
        <translation>Du darfst noch eine für mehr Stärke abwerfen: %1.</translation>
    </message>
    <message>
        <source>You may discard a card for more strength.</source>
        <translation>Du darfst eine Karte für mehr Stärke abwerfen.</translation>
    </message>
    <message>
        <source>Choose what to attack: Gate or Castle.</source>
        <translation>Wähl, was angegriffen wird: Tor oder Burg.</translation>
    </message>
    <message>
        <source>Choose your own Gate or Castle: its top card is destroyed.</source>
        <translation>Wähl dein eigenes Tor oder deine eigene Burg: Die oberste Karte wird zerstört.</translation>
    </message>
    <message>
        <source>Name a unit: all cards showing it are discarded.</source>
        <translation>Nenn eine Einheit: Alle Karten mit ihrem Zeichen werden abgeworfen.</translation>
    </message>
    <message>
        <source>You may destroy a permanent card of your opponent.</source>
        <translation>Du darfst eine bleibende Karte deines Gegenübers zerstören.</translation>
    </message>
    <message>
        <source>Choose a permanent card of your own: it is destroyed.</source>
        <translation>Wähl eine deiner eigenen bleibenden Karten: Sie wird zerstört.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of your hand.</source>
        <translation>
            <numerusform>Wirf %n Karte deiner Hand ab.</numerusform>
            <numerusform>Wirf %n Karten deiner Hand ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your defender&apos;s price: choose a card of the attacker&apos;s hand.</source>
        <translation>Der Preis für deinen Verteidiger: Wähl eine Karte aus der Hand des Angreifers.</translation>
    </message>
    <message>
        <source>Choose a Gate or Castle to look at its top card.</source>
        <translation>Wähl ein Tor oder eine Burg, um die oberste Karte anzusehen.</translation>
    </message>
    <message>
        <source>Only you see this card. Go on when you have seen it.</source>
        <translation>Nur du siehst diese Karte. Mach weiter, wenn du sie gesehen hast.</translation>
    </message>
    <message>
        <source>Only you see this hand. Go on when you have seen it.</source>
        <translation>Nur du siehst diese Hand. Mach weiter, wenn du sie gesehen hast.</translation>
    </message>
    <message>
        <source>Choose your Gate or Castle: its top card comes into your hand.</source>
        <translation>Wähl dein Tor oder deine Burg: Die oberste Karte kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>Choose a Gate or Castle: its bottom card goes on top.</source>
        <translation>Wähl ein Tor oder eine Burg: Die unterste Karte kommt obenauf.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) of the discard pile.</source>
        <translation>
            <numerusform>Wähl %n Karte vom Ablagestapel.</numerusform>
            <numerusform>Wähl %n Karten vom Ablagestapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put it on the discard pile.</source>
        <extracomment>What to do with a card of the hand that has been picked up, as a price.</extracomment>
        <translation>Leg die Karte auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation>Ausspielen: %1</translation>
    </message>
    <message>
        <source>Place at the Gate</source>
        <translation>Ans Tor legen</translation>
    </message>
    <message>
        <source>Place at the Castle</source>
        <translation>In die Burg legen</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Nutzen: %1</translation>
    </message>
    <message>
        <source>Look at the Gate</source>
        <translation>Das Tor ansehen</translation>
    </message>
    <message>
        <source>Look at the Castle</source>
        <translation>Die Burg ansehen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <translation>Abwerfen: %1</translation>
    </message>
    <message>
        <source>No thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Attack the Gate</source>
        <translation>Das Tor angreifen</translation>
    </message>
    <message>
        <source>Attack the Castle</source>
        <translation>Die Burg angreifen</translation>
    </message>
    <message>
        <source>From the Gate</source>
        <translation>Vom Tor</translation>
    </message>
    <message>
        <source>From the Castle</source>
        <translation>Von der Burg</translation>
    </message>
    <message>
        <source>Knights</source>
        <extracomment>A button that names a unit.</extracomment>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Axe men</source>
        <translation>Axtkämpfer</translation>
    </message>
    <message>
        <source>Destroy: %1</source>
        <translation>Zerstören: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>Own Gate</source>
        <translation>Eigenes Tor</translation>
    </message>
    <message>
        <source>Own Castle</source>
        <translation>Eigene Burg</translation>
    </message>
    <message>
        <source>Opponent&apos;s Gate</source>
        <translation>Tor des Gegenübers</translation>
    </message>
    <message>
        <source>Opponent&apos;s Castle</source>
        <translation>Burg des Gegenübers</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <extracomment>Below the label of a choice: the strength of an attack that is not raised further.</extracomment>
        <translation>greift mit %1 an</translation>
    </message>
    <message>
        <source>That is the last card of your Castle: without it you lose the game.</source>
        <translation>Das ist die letzte Karte deiner Burg: Ohne sie verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>This would destroy the last card of your own Castle: you would lose the game.</source>
        <translation>Das würde die letzte Karte deiner eigenen Burg zerstören: Du würdest das Spiel verlieren.</translation>
    </message>
    <message>
        <source>You have played no card this turn, and you could.</source>
        <translation>Du hast in diesem Zug noch keine Karte ausgespielt, könntest es aber.</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <extracomment>The steps of a turn on the overview card: a few words each.</extracomment>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>Strengthen once</source>
        <translation>Einmal verstärken</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Karten ausspielen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Gate %1 · Castle %2</source>
        <extracomment>Beside a player&apos;s name: how many cards lie in the own Gate and Castle.</extracomment>
        <translation>Tor %1 · Burg %2</translation>
    </message>
    <message>
        <source>Nobody can do anything any more; the larger Castle, Gate or hand decides.</source>
        <translation>Niemand kann mehr etwas tun; die größere Burg, das größere Tor oder die größere Hand entscheidet.</translation>
    </message>
    <message>
        <source>Nobody can do anything any more.</source>
        <translation>Niemand kann mehr etwas tun.</translation>
    </message>
    <message>
        <source>The game has lasted too long; the larger Castle, Gate or hand decides.</source>
        <translation>Das Spiel hat zu lange gedauert; die größere Burg, das größere Tor oder die größere Hand entscheidet.</translation>
    </message>
    <message>
        <source>The game has lasted too long.</source>
        <translation>Das Spiel hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The Castle of %1 is destroyed.</source>
        <translation>Die Burg von %1 ist zerstört.</translation>
    </message>
    <message>
        <source>%1 has given up the last card of their own Castle.</source>
        <translation>%1 hat die letzte Karte der eigenen Burg geopfert.</translation>
    </message>
    <message>
        <source>%1 has made both Castles fall at once.</source>
        <translation>%1 hat beide Burgen zugleich zu Fall gebracht.</translation>
    </message>
    <message>
        <source>The Castle of %1 has lost its last card.</source>
        <translation>Die Burg von %1 hat ihre letzte Karte verloren.</translation>
    </message>
    <message>
        <source>%1 has given up.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>The Castle of %1 is empty.</source>
        <translation>Die Burg von %1 ist leer.</translation>
    </message>
    <message>
        <source>Nobody can do anything any more: the game is a draw.</source>
        <translation>Niemand kann mehr etwas tun: Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>The game has lasted too long: it is a draw.</source>
        <translation>Das Spiel hat zu lange gedauert: Es endet unentschieden.</translation>
    </message>
    <message>
        <source>%1 has destroyed %2&apos;s Castle and wins.</source>
        <translation>%1 hat die Burg von %2 zerstört und gewinnt.</translation>
    </message>
    <message>
        <source>%2 has given up the last card of their own Castle: %1 wins.</source>
        <translation>%2 hat die letzte Karte der eigenen Burg geopfert: %1 gewinnt.</translation>
    </message>
    <message>
        <source>%2 has made both Castles fall at once: %1 wins.</source>
        <translation>%2 hat beide Burgen zugleich zu Fall gebracht: %1 gewinnt.</translation>
    </message>
    <message>
        <source>%2&apos;s Castle has lost its last card: %1 wins.</source>
        <translation>Die Burg von %2 hat ihre letzte Karte verloren: %1 gewinnt.</translation>
    </message>
    <message>
        <source>%2 has given up: %1 wins.</source>
        <translation>%2 hat aufgegeben: %1 gewinnt.</translation>
    </message>
    <message>
        <source>%2&apos;s Castle is empty: %1 wins.</source>
        <translation>Die Burg von %2 ist leer: %1 gewinnt.</translation>
    </message>
    <message>
        <source>Nobody can do anything any more; %1 has the larger Castle, Gate or hand and wins.</source>
        <translation>Niemand kann mehr etwas tun; %1 hat die größere Burg, das größere Tor oder die größere Hand und gewinnt.</translation>
    </message>
    <message>
        <source>The game has lasted too long; %1 has the larger Castle, Gate or hand and wins.</source>
        <translation>Das Spiel hat zu lange gedauert; %1 hat die größere Burg, das größere Tor oder die größere Hand und gewinnt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>First the starting player is drawn by lot.</source>
        <translation>Zuerst wird ausgelost, wer beginnt.</translation>
    </message>
    <message>
        <source>First the cards are dealt.</source>
        <translation>Zuerst werden die Karten ausgeteilt.</translation>
    </message>
    <message>
        <source>First the purple cards are shuffled back into the draw pile.</source>
        <translation>Zuerst werden die violetten Karten in den Nachziehstapel zurückgemischt.</translation>
    </message>
    <message>
        <source>First the discard pile is shuffled.</source>
        <translation>Zuerst wird der Ablagestapel gemischt.</translation>
    </message>
    <message>
        <source>First the cards are drawn.</source>
        <translation>Zuerst werden die Karten gezogen.</translation>
    </message>
    <message>
        <source>First lay two of your five cards at your Gate.</source>
        <translation>Leg zuerst zwei deiner fünf Karten an dein Tor.</translation>
    </message>
    <message>
        <source>Your Gate has its two cards: now lay two at your Castle.</source>
        <translation>Dein Tor hat seine zwei Karten: Leg nun zwei in deine Burg.</translation>
    </message>
    <message>
        <source>The second round is laid as the first: two cards at your Gate, then two at your Castle.</source>
        <translation>Die zweite Runde wird gelegt wie die erste: zwei Karten ans Tor, dann zwei in die Burg.</translation>
    </message>
    <message>
        <source>Nothing asks for that now: play, strengthen, or end your turn.</source>
        <translation>Das ist jetzt nicht gefragt: Spiel eine Karte aus, verstärke oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>First finish the card in play.</source>
        <translation>Bring zuerst die ausgespielte Karte zu Ende.</translation>
    </message>
    <message>
        <source>An attack runs until its card is gone; it cannot be broken off.</source>
        <translation>Ein Angriff läuft, bis seine Karte weg ist; abbrechen lässt er sich nicht.</translation>
    </message>
    <message>
        <source>First discard the cards that placing this defender costs.</source>
        <translation>Wirf zuerst die Karten ab, die es kostet, diesen Verteidiger zu legen.</translation>
    </message>
    <message>
        <source>First say whether you discard one more unit.</source>
        <translation>Sag zuerst, ob du noch eine Einheit abwirfst.</translation>
    </message>
    <message>
        <source>First say whether you discard a card for more strength.</source>
        <translation>Sag zuerst, ob du für mehr Stärke eine Karte abwirfst.</translation>
    </message>
    <message>
        <source>Choose your own Gate or Castle; it must have a card.</source>
        <translation>Wähl dein eigenes Tor oder deine eigene Burg; dort muss eine Karte liegen.</translation>
    </message>
    <message>
        <source>First name a unit.</source>
        <translation>Nenn zuerst eine Einheit.</translation>
    </message>
    <message>
        <source>First discard a card of your hand.</source>
        <translation>Wirf zuerst eine Karte deiner Hand ab.</translation>
    </message>
    <message>
        <source>Only cards of the hand can be chosen.</source>
        <translation>Nur Handkarten können gewählt werden.</translation>
    </message>
    <message>
        <source>You have played 118 cards this turn: all that is left is to end it.</source>
        <translation>Du hast in diesem Zug 118 Karten ausgespielt: Du kannst ihn nur noch beenden.</translation>
    </message>
    <message>
        <source>You need not discard: there is no hand limit.</source>
        <translation>Du musst nicht abwerfen: Für die Hand gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>Its target is chosen once its cost is paid.</source>
        <translation>Das Ziel wird gewählt, sobald die Kosten bezahlt sind.</translation>
    </message>
    <message>
        <source>Just play it: the attack finds its target.</source>
        <translation>Spiel die Karte einfach aus: Der Angriff findet sein Ziel.</translation>
    </message>
    <message>
        <source>You strengthen your own Gate and Castle only.</source>
        <translation>Du verstärkst nur dein eigenes Tor und deine eigene Burg.</translation>
    </message>
    <message>
        <source>A card set aside in the first round stays aside.</source>
        <translation>Eine in der ersten Runde beiseitegelegte Karte bleibt beiseite.</translation>
    </message>
    <message>
        <source>You strengthen in your own turn, and not while a card is being carried out.</source>
        <translation>Du verstärkst in deinem eigenen Zug, aber nicht, während eine Karte ausgeführt wird.</translation>
    </message>
    <message>
        <source>You have strengthened this turn, and may do so only once.</source>
        <translation>Du hast in diesem Zug schon verstärkt und darfst es nur einmal.</translation>
    </message>
    <message>
        <source>In this game you strengthen before you play your first card.</source>
        <translation>In diesem Spiel kannst du nur verstärken, bevor du deine erste Karte ausspielst.</translation>
    </message>
    <message>
        <source>In this game a fallen Gate is not built again.</source>
        <translation>In diesem Spiel wird ein gefallenes Tor nicht wieder aufgebaut.</translation>
    </message>
    <message>
        <source>Nobody may look at the cards of a Gate or Castle, not even its owner.</source>
        <translation>Niemand darf die Karten eines Tors oder einer Burg ansehen, auch die eigenen nicht.</translation>
    </message>
    <message>
        <source>You have no look left this turn, or there is nothing to see.</source>
        <translation>In diesem Zug hast du keinen Blick mehr frei, oder es gibt nichts zu sehen.</translation>
    </message>
    <message>
        <source>There are too few cards in that stack.</source>
        <translation>In diesem Stapel sind zu wenige Karten.</translation>
    </message>
    <message>
        <source>Castle Rampage is for exactly two players.</source>
        <translation>Castle Rampage ist für genau zwei Spieler.</translation>
    </message>
    <message>
        <source>Choose a deck file, or play with the house edition.</source>
        <translation>Wähl eine Kartensatz-Datei oder spiel mit der Hausausgabe.</translation>
    </message>
</context>
<context>
    <name>drawbridge::ReadAside</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>drawbridge::ReferenceWindow</name>
    <message>
        <source>Reference card: %1</source>
        <extracomment>The title of a window; %1 is a game</extracomment>
        <translation>Merkkarte: %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::ReplayTable</name>
    <message>
        <source>The match begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>All is dealt.</source>
        <translation>Alles ist ausgeteilt.</translation>
    </message>
    <message>
        <source>This match is only watched. To play from here, press “Play on from here” below.</source>
        <translation>Diese Partie wird nur angesehen. Um von hier aus zu spielen, drück unten auf „Von hier aus weiterspielen“.</translation>
    </message>
</context>
<context>
    <name>drawbridge::ReplayWindow</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A button&apos;s tooltip: %1 is what it does, %2 its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Augenblick der Partie</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Slower: %1, faster: %2</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>Langsamer: %1, schneller: %2</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>As seen &amp;by:</source>
        <extracomment>Whose knowledge of the cards is shown</extracomment>
        <translation>&amp;Sicht:</translation>
    </message>
    <message>
        <source>until the match is over</source>
        <extracomment>Beside the choice of whose cards are shown, which cannot be made yet</extracomment>
        <translation>bis die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>A button: shows what each decision of the match was worth</extracomment>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>As a match of its own; this one stays as it is</source>
        <translation>Als eigene Partie; die angesehene bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>To the &amp;teacher&apos;s table</source>
        <translation>Zum &amp;Lehrtisch</translation>
    </message>
    <message>
        <source>everybody, all hands open</source>
        <translation>alle, mit offenen Karten</translation>
    </message>
    <message>
        <source>whoever looks on</source>
        <translation>wer zusieht</translation>
    </message>
    <message>
        <source>The match is not over: what is hidden stays hidden. Once it is over, it can be seen as each player saw it, and with all hands open.</source>
        <translation>Die Partie ist nicht zu Ende: Was verborgen ist, bleibt verborgen. Danach lässt sie sich so ansehen, wie jeder sie sah, und mit allen Karten offen.</translation>
    </message>
    <message>
        <source>The chances of all players, and what each of your decisions cost</source>
        <translation>Die Chancen von allen und was jede deiner Entscheidungen gekostet hat</translation>
    </message>
    <message>
        <source>Not before the match is over: it would show what is hidden.</source>
        <translation>Erst, wenn die Partie zu Ende ist: Vorher wäre zu sehen, was verborgen ist.</translation>
    </message>
    <message>
        <source>%1: watched again</source>
        <extracomment>Title of a window in which a match is looked at again: %1 its name or its game</extracomment>
        <translation>%1: noch einmal angesehen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1 and %2 are numbers: the step of a match that is shown, and how many there are</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>drawbridge::RuleBook</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Variants and house rules</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Varianten und Hausregeln</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>How bots think</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Wie Bots denken</translation>
    </message>
    <message>
        <source>How fair is it?</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Wie gerecht ist es?</translation>
    </message>
    <message>
        <source>By keys and by ear</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Mit Tasten und Ohren</translation>
    </message>
    <message>
        <source>Glossary</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <extracomment>The number of a diagram in a printed rule book</extracomment>
        <translation>Schaubild %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>A link below a diagram of the rules: it opens the position on a table, to be played</extracomment>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>Below a rule; %1 is a link that opens a position or a lesson on a table</extracomment>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>Zeig mir: %1</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <extracomment>Below a rule; %1 are links to other rules</extracomment>
        <translation>Siehe auch: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <extracomment>Below an answer; %1 is a link to a rule in the rule book: &quot;5.8 A neighbour must match&quot;</extracomment>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Above an answer: %1 is a game, %2 a section of its rule book</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 (as printed)</source>
        <extracomment>Of the values of a house rule the one that is in the printed rules: &quot;7 (as printed)&quot;</extracomment>
        <translation>%1 (wie gedruckt)</translation>
    </message>
    <message>
        <source>%1, now</source>
        <extracomment>Of the values of a house rule the one this match is played by; %1 is bold</extracomment>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>Variants</source>
        <extracomment>A heading above the ways in which a game can be played</extracomment>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>A heading</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Playing with phones</source>
        <extracomment>A chapter of the rule book</extracomment>
        <translation>Mit Handys spielen</translation>
    </message>
    <message>
        <source>What this book rests on</source>
        <extracomment>A chapter of the rule book: where its rules come from</extracomment>
        <translation>Worauf dieses Buch beruht</translation>
    </message>
    <message>
        <source>The printed rules</source>
        <extracomment>A heading in the rule book</extracomment>
        <translation>Die gedruckten Regeln</translation>
    </message>
    <message>
        <source>Other public pages</source>
        <extracomment>A heading in the rule book: web pages</extracomment>
        <translation>Andere öffentliche Seiten</translation>
    </message>
    <message>
        <source>What is not public</source>
        <extracomment>A heading in the rule book: facts on the game that its makers have not published</extracomment>
        <translation>Was nicht öffentlich ist</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n rule(s).</source>
        <extracomment>How many rules of the book come from there: &quot;Printed: 78 rules.&quot; What that means follows.</extracomment>
        <translation>
            <numerusform>%1: %n Regel.</numerusform>
            <numerusform>%1: %n Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where each rule comes from</source>
        <extracomment>A heading in the rule book</extracomment>
        <translation>Woher jede Regel kommt</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <extracomment>Of the values of a house rule the usual one, which is not, or not exactly, printed</extracomment>
        <translation>%1 (üblich)</translation>
    </message>
    <message>
        <source>This game is played by the usual rules.</source>
        <translation>Dieses Spiel wird nach den üblichen Regeln gespielt.</translation>
    </message>
    <message>
        <source>This game is played otherwise than usual:</source>
        <translation>Dieses Spiel wird anders als üblich gespielt:</translation>
    </message>
</context>
<context>
    <name>drawbridge::RuleReader</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Dorthin zurück, wo du warst</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>Rule before this one</source>
        <translation>Die Regel davor</translation>
    </message>
    <message>
        <source>Rule after this one</source>
        <translation>Die Regel danach</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Codes</source>
        <extracomment>Beside the rules: what files and reports of faults call each of them, such as KEEP-BUILD-8</extracomment>
        <translation>Kennungen</translation>
    </message>
    <message>
        <source>Show what files call each rule, such as KEEP-BUILD-8</source>
        <translation>Zeigen, wie Dateien jede Regel nennen, etwa KEEP-BUILD-8</translation>
    </message>
    <message>
        <source>Reference card, full screen</source>
        <translation>Merkkarte im Vollbild</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Ask, or search: can I …</source>
        <translation>Frag oder such: Darf ich …</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Die Regeln durchsuchen</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>A box to be ticked beside the search in the rule books</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Rule book: %1</source>
        <extracomment>The title of a window; %1 is a game.</extracomment>
        <translation>Regelbuch: %1</translation>
    </message>
    <message>
        <source>Nothing found. Try other words.</source>
        <translation>Nichts gefunden. Versuch andere Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) in other games, as %1 has no such word</source>
        <extracomment>Above what was found; %1 is a game</extracomment>
        <translation>
            <numerusform>%n Treffer in anderen Spielen, denn in %1 kommt kein solches Wort vor</numerusform>
            <numerusform>%n Treffer in anderen Spielen, denn in %1 kommt kein solches Wort vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A bookmark: %1 a game, %2 a rule or chapter</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No bookmarks yet</source>
        <translation>Noch keine Lesezeichen</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>Lesezeichen entfernen</translation>
    </message>
</context>
<context>
    <name>drawbridge::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>drawbridge::SaveDialog</name>
    <message>
        <source>What is in %1 will be lost if it is replaced.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Was in %1 steht, geht verloren, wenn du sie ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Drawbridge</source>
        <translation>Drawbridge</translation>
    </message>
    <message>
        <source>It has been saved as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>drawbridge::SearchResults</name>
    <message>
        <source>In %1</source>
        <extracomment>A heading among what was found; %1 is another game than the one whose book is open</extracomment>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Did you mean …</source>
        <extracomment>A heading above questions that can be asked instead of one that nothing answers to</extracomment>
        <translation>Meintest du …</translation>
    </message>
    <message>
        <source>Glossary</source>
        <extracomment>Where something was found</extracomment>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>How to play</source>
        <extracomment>Where something was found</extracomment>
        <translation>So wird gespielt</translation>
    </message>
</context>
<context>
    <name>drawbridge::SeriesPanel</name>
    <message>
        <source>%1  %2</source>
        <extracomment>A row of a list: %1 the number of a position, %2 its title</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 (impossible)</source>
        <extracomment>A row of a list: %1 a position, which the rules do not allow</extracomment>
        <translation>%1 (unmöglich)</translation>
    </message>
    <message>
        <source>P&amp;ositions of the lesson:</source>
        <translation>St&amp;ellungen der Lektion:</translation>
    </message>
    <message>
        <source>Positions of the lesson</source>
        <translation>Stellungen der Lektion</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>T&amp;itel:</translation>
    </message>
    <message>
        <source>What the position shows</source>
        <translation>Was die Stellung zeigt</translation>
    </message>
    <message>
        <source>&amp;Words for the audience:</source>
        <translation>&amp;Worte fürs Publikum:</translation>
    </message>
    <message>
        <source>They stand above the table</source>
        <translation>Sie stehen über dem Tisch</translation>
    </message>
    <message>
        <source>&amp;Note for yourself:</source>
        <translation>&amp;Notiz für dich selbst:</translation>
    </message>
    <message>
        <source>Nobody sees it in full screen</source>
        <translation>Im Vollbild ist sie nicht zu sehen</translation>
    </message>
    <message>
        <source>&amp;Rule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>Numbers of rules it is about</source>
        <translation>Nummern der Regeln, um die es geht</translation>
    </message>
    <message>
        <source>Words for the audience</source>
        <translation>Worte fürs Publikum</translation>
    </message>
    <message>
        <source>Note for yourself</source>
        <translation>Notiz für dich selbst</translation>
    </message>
    <message>
        <source>“%1” is no rule of %2. Its rule book has their numbers.</source>
        <extracomment>Below a field for numbers of rules: %1 is what is written there, %2 a game</extracomment>
        <translation>„%1“ ist keine Regel von %2. Die Nummern stehen im Regelbuch.</translation>
    </message>
</context>
<context>
    <name>drawbridge::SeriesText</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Of a series of matches: %1 is a player, %2 how many matches they have won</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First to %1: %2</source>
        <extracomment>How a series of matches stands: %1 is how many wins decide it, %2 is &quot;Anna 1 · Baldwin 0&quot;</extracomment>
        <translation>Bis %1 Siege: %2</translation>
    </message>
    <message>
        <source>First to %1</source>
        <extracomment>A series of matches: %1 is how many wins decide it</extracomment>
        <translation>Bis %1 Siege</translation>
    </message>
    <message>
        <source>First to %1: %2 : %3</source>
        <extracomment>A series of matches in few words: %1 is how many wins decide it, %2 and %3 how many each of two players has</extracomment>
        <translation>Bis %1 Siege: %2 : %3</translation>
    </message>
    <message>
        <source>first to %1</source>
        <extracomment>A series of matches, among other things that have been chosen: %1 is how many wins decide it</extracomment>
        <translation>bis %1 Siege</translation>
    </message>
</context>
<context>
    <name>drawbridge::SettingsWatch</name>
    <message>
        <source>%1, where settings are kept, was damaged while Drawbridge was running. It has been written anew; what was there is left in %2.</source>
        <extracomment>%1 and %2 are files</extracomment>
        <translation>%1, wo Einstellungen gespeichert werden, wurde beschädigt, während Drawbridge lief. Die Datei ist neu geschrieben; was dort war, liegt in %2.</translation>
    </message>
    <message>
        <source>%1, where settings are kept, can no longer be read: see to it that you may read it, or move it away. Unless that is done before Drawbridge ends, what you choose lasts only until then.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1, wo Einstellungen gespeichert werden, lässt sich nicht mehr lesen: Sorge dafür, dass du lesen darfst, was dort liegt, oder räum es weg. Geschieht das nicht, bevor Drawbridge endet, so gilt nur bis dahin, was du einstellst.</translation>
    </message>
</context>
<context>
    <name>drawbridge::SheetForm</name>
    <message>
        <source> mm</source>
        <extracomment>Behind a number: millimetres</extracomment>
        <translation> mm</translation>
    </message>
    <message>
        <source>Shee&amp;ts</source>
        <extracomment>Names of pages of a form: what sheets of paper look like; backs of cards, on their other side</extracomment>
        <translation>&amp;Bögen</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rückseiten</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Nine cards, edge to edge</source>
        <extracomment>How cards lie on a page</extracomment>
        <translation>Neun Karten, Kante an Kante</translation>
    </message>
    <message>
        <source>Eight cards, with bleed</source>
        <translation>Acht Karten, mit Beschnitt</translation>
    </message>
    <message>
        <source>Folded: backs beside fronts</source>
        <translation>Gefaltet: Rückseiten neben Vorderseiten</translation>
    </message>
    <message>
        <source>One card on a page</source>
        <translation>Eine Karte je Seite</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>So viele wie möglich</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Full colour</source>
        <extracomment>With which inks to print</extracomment>
        <translation>Volle Farben</translation>
    </message>
    <message>
        <source>Little ink</source>
        <translation>Wenig Tinte</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Little ink, black only</source>
        <translation>Wenig Tinte, nur schwarz</translation>
    </message>
    <message>
        <source>Short marks</source>
        <extracomment>What shows where to cut</extracomment>
        <translation>Kurze Marken</translation>
    </message>
    <message>
        <source>Lines right across</source>
        <translation>Durchgehende Linien</translation>
    </message>
    <message>
        <source>For a cutting machine</source>
        <translation>Für einen Schneideplotter</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>How far pictures run on beyond the cut, so that no white edge is left. 3.2 mm is 1/8 inch.</source>
        <translation>Wie weit Bilder über den Schnitt hinausgehen, damit kein weißer Rand bleibt. 3,2 mm sind 1/8 Zoll.</translation>
    </message>
    <message>
        <source>How thick a card or tile is, with its sleeve if it has one: by this the tuck box is made.</source>
        <translation>Wie dick eine Karte oder ein Plättchen ist, samt Hülle, wenn es eine gibt: Danach richtet sich die Faltschachtel.</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Stands in a field for numbers of pages while nothing is written there</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only these pages, and what is on the other side of their sheets: 1-4, 7, 9-</source>
        <translation>Nur diese Seiten und was auf der anderen Seite ihrer Bögen steht: 1-4, 7, 9-</translation>
    </message>
    <message>
        <source>Show roun&amp;d corners</source>
        <translation>Runde Ecken &amp;zeigen</translation>
    </message>
    <message>
        <source>Rul&amp;er of 100 mm</source>
        <translation>&amp;Lineal von 100 mm</translation>
    </message>
    <message>
        <source>To see on paper whether the printer has scaled the page.</source>
        <translation>Um auf dem Papier zu sehen, ob der Drucker die Seite skaliert hat.</translation>
    </message>
    <message>
        <source>&amp;Use defaults</source>
        <extracomment>A button: sets all fields as they were at first</extracomment>
        <translation>&amp;Vorgaben nehmen</translation>
    </message>
    <message>
        <source>Sets paper, layout, marks, backs and the number of copies as they were at first. What is kept for a printer stays.</source>
        <translation>Setzt Papier, Anordnung, Marken, Rückseiten und die Zahl der Exemplare auf ihre Vorgaben zurück. Was für einen Drucker gespeichert ist, bleibt.</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Lay&amp;out:</source>
        <translation>A&amp;nordnung:</translation>
    </message>
    <message>
        <source>Ca&amp;rd size:</source>
        <translation>Karten&amp;größe:</translation>
    </message>
    <message>
        <source>In&amp;k:</source>
        <translation>T&amp;inte:</translation>
    </message>
    <message>
        <source>&amp;Marks:</source>
        <translation>&amp;Marken:</translation>
    </message>
    <message>
        <source>B&amp;leed:</source>
        <translation>Bes&amp;chnitt:</translation>
    </message>
    <message>
        <source>T&amp;hickness of a card:</source>
        <translation>Dic&amp;ke einer Karte:</translation>
    </message>
    <message>
        <source>&amp;Just pages:</source>
        <translation>Nur S&amp;eiten:</translation>
    </message>
    <message>
        <source>On the other side</source>
        <translation>Auf der anderen Seite</translation>
    </message>
    <message>
        <source>Over the long edge</source>
        <extracomment>Over which edge of the paper the printer turns it</extracomment>
        <translation>Über die lange Kante</translation>
    </message>
    <message>
        <source>Over the short edge</source>
        <translation>Über die kurze Kante</translation>
    </message>
    <message>
        <source>→ </source>
        <extracomment>Before a length: to the right; down</extracomment>
        <translation>→ </translation>
    </message>
    <message>
        <source>↓ </source>
        <translation>↓ </translation>
    </message>
    <message>
        <source>Move backs to the right</source>
        <translation>Rückseiten nach rechts versetzen</translation>
    </message>
    <message>
        <source>Move backs down</source>
        <translation>Rückseiten nach unten versetzen</translation>
    </message>
    <message>
        <source>Backs are moved by this much where this printer does not put them behind their fronts.</source>
        <translation>Um so viel werden Rückseiten versetzt, wenn dieser Drucker sie nicht hinter ihre Vorderseiten setzt.</translation>
    </message>
    <message>
        <source>Backs are turned to the right by so many millimetres to 100 where the paper goes in askew.</source>
        <translation>Rückseiten werden auf 100 mm um so viele Millimeter nach rechts gedreht, wenn das Papier schief eingezogen wird.</translation>
    </message>
    <message>
        <source>Scale across</source>
        <translation>Maßstab in der Breite</translation>
    </message>
    <message>
        <source>Scale down</source>
        <translation>Maßstab in der Höhe</translation>
    </message>
    <message>
        <source>D&amp;o fronts meet backs…</source>
        <translation>Rückseiten &amp;prüfen …</translation>
    </message>
    <message>
        <source>Print a sheet on which you see by how much the printer misses.</source>
        <translation>Einen Bogen drucken, auf dem du siehst, um wie viel der Drucker danebenliegt.</translation>
    </message>
    <message>
        <source>Mo&amp;ve by:</source>
        <translation>&amp;Versetzen um:</translation>
    </message>
    <message>
        <source>Bac&amp;ks:</source>
        <translation>Rü&amp;ckseiten:</translation>
    </message>
    <message>
        <source>Pri&amp;nter:</source>
        <translation>Druc&amp;ker:</translation>
    </message>
    <message>
        <source>T&amp;urn:</source>
        <translation>&amp;Wenden:</translation>
    </message>
    <message>
        <source>Sc&amp;ale:</source>
        <translation>&amp;Maßstab:</translation>
    </message>
    <message>
        <source>Ske&amp;w, to 100 mm:</source>
        <translation>Drehun&amp;g auf 100 mm:</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>Behind a number</extracomment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>On paper held upright, across and down. Where the ruler comes out 99.5 mm long, enter 100.5.</source>
        <translation>Bei hochkant gehaltenem Papier, in der Breite und in der Höhe. Ist das gedruckte Lineal 99,5 mm lang, trag 100,5 ein.</translation>
    </message>
    <message>
        <source>Any, or a file</source>
        <translation>Beliebig oder Datei</translation>
    </message>
</context>
<context>
    <name>drawbridge::SheetPages</name>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>See t&amp;hrough</source>
        <translation>Gegen das Lic&amp;ht</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Shows the other side as if the sheet were held to the light: do backs lie behind their fronts?</source>
        <translation>Zeigt die andere Seite, als hieltest du den Bogen gegen das Licht: Liegen die Rückseiten hinter ihren Vorderseiten?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and with which keys it is done</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>drawbridge::SheetPieces</name>
    <message>
        <source>Copies of %1</source>
        <extracomment>Read out: %1 is a piece of a game</extracomment>
        <translation>%1: Exemplare</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>Heads of a list: what is to be printed, how many of each, and how many if all is printed several times</extracomment>
        <translation>Zu drucken</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Open a set to choose single pieces: tick them, type a number, or press + and −. A tick stands for as many as belong to the game.</source>
        <translation>Öffne einen Satz, um einzelne Stücke zu wählen: Setz ein Häkchen, tipp eine Zahl oder drück + und −. Ein Häkchen steht für so viele, wie zum Spiel gehören.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What can be printed, of several games: %1 is a game, %2 what it is, &quot;Cards&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to print</source>
        <extracomment>Read out: %1 is a piece of a game or a set of them, %n how many of it are printed in all</extracomment>
        <translation>
            <numerusform>%1, %n zu drucken</numerusform>
            <numerusform>%1, %n zu drucken</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of %1: %2</source>
        <extracomment>Read out: %1 is a piece of a game or a set of them, %2 a number</extracomment>
        <translation>%1, Exemplare: %2</translation>
    </message>
    <message>
        <source>%1 in all: %2</source>
        <extracomment>Read out: %1 is a piece of a game or a set of them, %2 a number</extracomment>
        <translation>%1, gesamt: %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::SheetPreview</name>
    <message>
        <source>Back of page %1, empty</source>
        <extracomment>Of a sheet of paper on whose other side nothing is printed: %1 is the number of the page with its front</extracomment>
        <translation>Rückseite von Seite %1, leer</translation>
    </message>
    <message>
        <source>Back of page %1</source>
        <extracomment>Of a sheet of paper: %1 is the number of the page with its front</extracomment>
        <translation>Rückseite von Seite %1</translation>
    </message>
    <message>
        <source>Front</source>
        <extracomment>The side of a sheet of paper</extracomment>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>One of some pages: %1 and %2 number it, %3 is what it holds</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a page, &quot;3 of 15: Cards&quot;, %2 which side of a sheet it is, &quot;Front&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>How large a page is shown</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview, page %1, at %2</source>
        <extracomment>Read out: %1 is the page, &quot;3 of 15: Cards, Front&quot;, %2 how large it is shown, &quot;53 %&quot;</extracomment>
        <translation>Vorschau, Seite %1, bei %2</translation>
    </message>
    <message>
        <source>Page up and page down turn the pages, + and − zoom, 0 shows the whole page, 1 its true size.</source>
        <translation>Bild auf und Bild ab blättern, + und − zoomen, 0 zeigt die ganze Seite, 1 die Originalgröße.</translation>
    </message>
</context>
<context>
    <name>drawbridge::SheetSizeField</name>
    <message>
        <source>Another size</source>
        <extracomment>The last one of some sizes of paper or cards: one&apos;s own</extracomment>
        <translation>Andere Größe</translation>
    </message>
    <message>
        <source>%1: width</source>
        <extracomment>%1 is &quot;Paper&quot; or &quot;Card size&quot;</extracomment>
        <translation>%1: Breite</translation>
    </message>
    <message>
        <source>%1: height</source>
        <translation>%1: Höhe</translation>
    </message>
</context>
<context>
    <name>drawbridge::Sheets</name>
    <message>
        <source>mm</source>
        <extracomment>The unit of a scale: millimetres</extracomment>
        <translation>mm</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <extracomment>How long a line is, in millimetres</extracomment>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Print this sheet on both sides, turned over the long edge, at 100 %.</source>
        <translation>Druck diesen Bogen beidseitig, über die lange Kante gewendet, mit 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Print this sheet on both sides, turned over the short edge, at 100 %.</source>
        <translation>Druck diesen Bogen beidseitig, über die kurze Kante gewendet, mit 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Do fronts meet backs?</source>
        <extracomment>The title of a sheet printed on both sides to see by how much the printer misses</extracomment>
        <translation>Treffen Vorderseiten auf Rückseiten?</translation>
    </message>
    <message>
        <source>Measure both lines from stroke to stroke: %1 mm across, %2 mm down. Then hold it to the light with the other side towards you: there it goes on.</source>
        <translation>Miss beide Linien von Strich zu Strich: %1 mm waagrecht, %2 mm senkrecht. Dann halt den Bogen gegen das Licht, die andere Seite zu dir: Dort geht es weiter.</translation>
    </message>
    <message>
        <source>The arrow shines through within its outline above; if it is at the lower edge, the paper was turned over the short edge: choose that.</source>
        <translation>Der Pfeil scheint oben in seinem Umriss durch; ist er am unteren Rand, wurde das Papier über die kurze Kante gewendet: Wähl das.</translation>
    </message>
    <message>
        <source>The arrow shines through within its outline below; if it is at the upper edge, the paper was turned over the long edge: choose that.</source>
        <translation>Der Pfeil scheint unten in seinem Umriss durch; ist er am oberen Rand, wurde das Papier über die lange Kante gewendet: Wähl das.</translation>
    </message>
    <message>
        <source>Read three scales</source>
        <translation>Drei Skalen ablesen</translation>
    </message>
    <message>
        <source>The cross shines through too: its upright line crosses the upper and the lower scale, its level line the scale on the left. A long stroke is a millimetre, a short one half of it. Enter the three numbers, and how long the lines are; when all scales say 0, it is right. This sheet was printed with backs moved by %1 mm to the right and %2 mm down and turned by %3 mm to 100, and scaled to %4 % across and %5 % down.</source>
        <extracomment>Instructions on the back of the calibration sheet. %1 and %2 are lengths in mm, %3 is mm to 100, %4 and %5 are percentages.</extracomment>
        <translation>Auch das Kreuz scheint durch: Seine senkrechte Linie kreuzt die obere und die untere Skala, seine waagrechte die Skala links. Ein langer Strich ist ein Millimeter, ein kurzer ein halber. Gib die drei Zahlen ein und wie lang die Linien sind; zeigen alle Skalen 0, stimmt es. Auf diesem Bogen sind Rückseiten um %1 mm nach rechts und %2 mm nach unten versetzt und um %3 mm auf 100 mm gedreht, und er ist mit %4&#xa0;% in der Breite und %5&#xa0;% in der Höhe gedruckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many people play a game</extracomment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <extracomment>How many people play a game: %1 to %2, the second of which is always more than one</extracomment>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>What is printed</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards of the first player</source>
        <extracomment>What is printed: the pack of cards that one of two players has, with black backs</extracomment>
        <translation>Karten des ersten Spielers</translation>
    </message>
    <message>
        <source>Cards of the second player</source>
        <extracomment>What is printed: the pack of cards that the other of two players has, with red backs</extracomment>
        <translation>Karten des zweiten Spielers</translation>
    </message>
    <message>
        <source>Moats</source>
        <extracomment>What is printed: the two Moats of Castles of Caleira, which can be played with</extracomment>
        <translation>Burggräben</translation>
    </message>
    <message>
        <source>Factions</source>
        <extracomment>What is printed: the factions of Castle Wars</extracomment>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Overviews</source>
        <extracomment>What is printed: cards to look things up on</extracomment>
        <translation>Übersichten</translation>
    </message>
    <message>
        <source>Mats</source>
        <extracomment>What is printed: what the castles of Castle Keep are built on</extracomment>
        <translation>Unterlagen</translation>
    </message>
    <message>
        <source>Mat</source>
        <extracomment>What the castles of Castle Keep are built on</extracomment>
        <translation>Unterlage</translation>
    </message>
    <message>
        <source>Reference cards</source>
        <extracomment>What is printed: cards on which each player can look up what to do in a turn</extracomment>
        <translation>Merkkarten</translation>
    </message>
    <message>
        <source>Reference card</source>
        <extracomment>A card on which a player can look up what to do in a turn</extracomment>
        <translation>Merkkarte</translation>
    </message>
    <message>
        <source>Box label</source>
        <extracomment>What is printed</extracomment>
        <translation>Schachteletikett</translation>
    </message>
    <message>
        <source>Tuck box</source>
        <extracomment>What is printed: a box of paper for the cards, to be folded and glued</extracomment>
        <translation>Faltschachtel</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>The heading above a list of all cards, on the page with the rules</extracomment>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Chosen here</source>
        <extracomment>A heading on the page with the rules, above what has been chosen otherwise than in the usual game</extracomment>
        <translation>Hier gewählt</translation>
    </message>
    <message>
        <source>This was printed for a game that differs from the usual one. Wherever the rules on this page say otherwise, what stands here holds.</source>
        <translation>Das wurde für ein Spiel gedruckt, das vom üblichen abweicht. Wo die Regeln auf dieser Seite etwas anderes sagen, gilt, was hier steht.</translation>
    </message>
    <message>
        <source>Rules in brief</source>
        <extracomment>What is printed</extracomment>
        <translation>Kurzregeln</translation>
    </message>
    <message>
        <source>Rules in pictures</source>
        <extracomment>What is printed: a page that shows how a game is laid out, and a turn</extracomment>
        <translation>Regeln in Bildern</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1 says how many people play a game, %2 with how many cards or tiles</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, pages %2</source>
        <extracomment>The title of a file for a cutting machine: %1 is a game, %2 the pages that are cut so, &quot;1, 3, 5&quot;</extracomment>
        <translation>%1, Seiten %2</translation>
    </message>
    <message>
        <source>%1, deck %2</source>
        <extracomment>One of several decks, by their backs, of the same set: %1 is the set, &quot;Cards&quot;, %2 a number</extracomment>
        <translation>%1, Kartensatz %2</translation>
    </message>
    <message>
        <source>MakePlayingCards, poker</source>
        <translation>MakePlayingCards, Poker</translation>
    </message>
    <message>
        <source>MakePlayingCards, bridge</source>
        <translation>MakePlayingCards, Bridge</translation>
    </message>
    <message>
        <source>MakePlayingCards, tarot</source>
        <translation>MakePlayingCards, Tarot</translation>
    </message>
    <message>
        <source>The Game Crafter, poker</source>
        <translation>The Game Crafter, Poker</translation>
    </message>
    <message>
        <source>The Game Crafter, bridge</source>
        <translation>The Game Crafter, Bridge</translation>
    </message>
    <message>
        <source>The Game Crafter, mini</source>
        <translation>The Game Crafter, Mini</translation>
    </message>
    <message>
        <source>The Game Crafter, tarot</source>
        <translation>The Game Crafter, Tarot</translation>
    </message>
    <message>
        <source>no bleed</source>
        <extracomment>What would help where sheets do not fit on the page</extracomment>
        <translation>kein Beschnitt</translation>
    </message>
    <message>
        <source>at most %1 mm of bleed</source>
        <extracomment>What would help where sheets do not fit on the page: %1 is a length</extracomment>
        <translation>höchstens %1 mm Beschnitt</translation>
    </message>
    <message>
        <source>other paper (%1)</source>
        <extracomment>What would help where sheets do not fit on the page: %1 is a size of paper, or some: &quot;A3, US Legal&quot;</extracomment>
        <translation>anderes Papier (%1)</translation>
    </message>
    <message>
        <source>other cards (%1)</source>
        <extracomment>What would help where sheets do not fit on the page: %1 is a size of cards, or some: &quot;Mini, 44 × 67 mm&quot;</extracomment>
        <translation>andere Karten (%1)</translation>
    </message>
    <message>
        <source>the layout “as many as fit”</source>
        <extracomment>What would help where sheets do not fit on the page: a layout, as the list of layouts calls it</extracomment>
        <translation>die Anordnung „So viele wie möglich“</translation>
    </message>
    <message>
        <source>the layout “one card on a page”</source>
        <extracomment>What would help where sheets do not fit on the page: a layout, as the list of layouts calls it</extracomment>
        <translation>die Anordnung „Eine Karte je Seite“</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>A size of paper</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <extracomment>A size of paper</extracomment>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>A3</source>
        <extracomment>A size of paper</extracomment>
        <translation>A3</translation>
    </message>
    <message>
        <source>US Legal</source>
        <extracomment>A size of paper</extracomment>
        <translation>US Legal</translation>
    </message>
    <message>
        <source>Standard, 63 × 88 mm</source>
        <extracomment>A size of cards, in millimetres</extracomment>
        <translation>Standard, 63 × 88 mm</translation>
    </message>
    <message>
        <source>Poker, 63.5 × 88.9 mm</source>
        <extracomment>A size of cards, in millimetres</extracomment>
        <translation>Poker, 63,5 × 88,9 mm</translation>
    </message>
    <message>
        <source>Bridge, 57 × 89 mm</source>
        <extracomment>A size of cards, in millimetres</extracomment>
        <translation>Bridge, 57 × 89 mm</translation>
    </message>
    <message>
        <source>Mini, 44 × 67 mm</source>
        <extracomment>A size of cards, in millimetres</extracomment>
        <translation>Mini, 44 × 67 mm</translation>
    </message>
    <message>
        <source>At home, on both sides</source>
        <extracomment>A way to print</extracomment>
        <translation>Zu Hause, beidseitig</translation>
    </message>
    <message>
        <source>Fronts on one side, their backs on the other. Cut them out.</source>
        <extracomment>What is done with sheets that are printed so</extracomment>
        <translation>Vorderseiten auf der einen Seite, ihre Rückseiten auf der anderen. Schneide sie aus.</translation>
    </message>
    <message>
        <source>At home, on one side, and fold</source>
        <extracomment>A way to print</extracomment>
        <translation>Zu Hause, einseitig, zum Falten</translation>
    </message>
    <message>
        <source>Fronts beside their backs. Fold the page, glue it, cut the cards out.</source>
        <extracomment>What is done with sheets that are printed so</extracomment>
        <translation>Vorderseiten neben ihren Rückseiten. Falte die Seite, kleb sie zusammen und schneide die Karten aus.</translation>
    </message>
    <message>
        <source>At a print shop</source>
        <extracomment>A way to print</extracomment>
        <translation>In der Druckerei</translation>
    </message>
    <message>
        <source>Save a PDF, and send it: a card on each page, its back on the next, with 3 mm of bleed.</source>
        <extracomment>What is done with sheets that are printed so</extracomment>
        <translation>Speichere ein PDF und schick es hin: auf jeder Seite eine Karte, auf der nächsten ihre Rückseite, mit 3 mm Beschnitt.</translation>
    </message>
    <message>
        <source>100 mm</source>
        <extracomment>The length of the ruler on a printed sheet</extracomment>
        <translation>100 mm</translation>
    </message>
    <message>
        <source>%1 (backs)</source>
        <extracomment>On a page with backs of cards: %1 is what they are the backs of, &quot;Cards&quot;</extracomment>
        <translation>%1 (Rückseiten)</translation>
    </message>
    <message>
        <source>%1 · Page %2 of %3 · Print at 100 %</source>
        <extracomment>In the margin of a sheet that belongs to no game: %1 is what it is, %2 the page, %3 of how many</extracomment>
        <translation>%1 · Seite %2 von %3 · Mit 100&#xa0;% drucken</translation>
    </message>
    <message>
        <source>%1 · %2 · Page %3 of %4 · Print at 100 %</source>
        <extracomment>In the margin of a sheet to cut out: %1 is the game, %2 what is on it, %3 the page, %4 of how many</extracomment>
        <translation>%1 · %2 · Seite %3 von %4 · Mit 100&#xa0;% drucken</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One of several decks of the same set: %1 is the set, &quot;Cards&quot;, %2 which of them, &quot;black soldiers&quot;
----------
The title of sheets to cut out: %1 is a game, %2 what is on them, &quot;Cards, Overviews&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Calibration sheet</source>
        <extracomment>The title of a sheet that shows by how much a printer misses</extracomment>
        <translation>Prüfbogen</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <extracomment>%n pages to print</extracomment>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n sheet(s) of %1</source>
        <extracomment>Goes on after &quot;14 pages&quot;: %n sheets of paper, %1 is its name</extracomment>
        <translation>
            <numerusform>, %n Blatt %1</numerusform>
            <numerusform>, %n Blatt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n piece(s)</source>
        <extracomment>Goes on: how many cards, tiles and so on there are in all</extracomment>
        <translation>
            <numerusform>, %n Stück</numerusform>
            <numerusform>, %n Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>; printed on one side.</source>
        <translation>; einseitig bedruckt.</translation>
    </message>
    <message>
        <source>; printed on both sides, turned over the long edge.</source>
        <translation>; beidseitig bedruckt, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>; printed on both sides, turned over the short edge.</source>
        <translation>; beidseitig bedruckt, über die kurze Kante gewendet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>Goes on after the names of some cards: %1 are those, %n is how many others there are</extracomment>
        <translation>
            <numerusform>%1 und einer weiteren</numerusform>
            <numerusform>%1 und %n weiteren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::ShownPieces</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken of a piece: %1 is &quot;red curvy tower&quot;, %2 where it lies (&quot;north-west corner of Anna&apos;s castle&quot;), or what else there is to say of it (&quot;worth 9 + 3 for the Queen = 12&quot;, &quot;12 tiles&quot;)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>possible target</source>
        <translation>mögliches Ziel</translation>
    </message>
    <message>
        <source>can be moved</source>
        <translation>kann bewegt werden</translation>
    </message>
    <message>
        <source>cannot be there</source>
        <extracomment>Spoken of a piece: it would fall by the move; or, while a position is set up, it cannot lie there</extracomment>
        <translation>kann dort nicht liegen</translation>
    </message>
    <message>
        <source>would fall</source>
        <translation>würde fallen</translation>
    </message>
</context>
<context>
    <name>drawbridge::SlideBanner</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which position of a lesson is shown: %1 of %2</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::Speech</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A pile, spoken: %1 is its name, %2 &quot;12 tiles&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>An empty place of a grid, spoken: %1 is &quot;north-west corner of Anna&apos;s castle&quot;.</extracomment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, possible target</source>
        <extracomment>A place where the picked piece may be put, spoken.</extracomment>
        <translation>%1, mögliches Ziel</translation>
    </message>
</context>
<context>
    <name>drawbridge::Story</name>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>At the end of a match, one of the things that decided it: %1 is a turn&apos;s number, %2 a sentence</extracomment>
        <translation>Zug %1: %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::Surroundings</name>
    <message>
        <source>You have no home folder. What you choose, and matches that you do not save yourself, last only until Drawbridge ends.</source>
        <translation>Du hast keinen persönlichen Ordner. Was du einstellst, geht verloren, sobald Drawbridge endet, und ebenso jede Partie, die du nicht selbst speicherst.</translation>
    </message>
    <message>
        <source>Marks, arrows and icons cannot be drawn: the part of Qt that reads SVG pictures is missing. Install the package qt6-svg-plugins (Debian, Ubuntu), qt6-qtsvg (Fedora) or qt6-svg (Arch), and start Drawbridge again.</source>
        <translation>Marken, Pfeile und Symbole lassen sich nicht zeichnen: Es fehlt der Teil von Qt, der SVG-Bilder liest. Installiere das Paket qt6-svg-plugins (Debian, Ubuntu), qt6-qtsvg (Fedora) oder qt6-svg (Arch) und starte Drawbridge neu.</translation>
    </message>
    <message>
        <source>%1 cannot be read, but settings are kept there: see to it that you may read it, or move it away. What you choose lasts only until Drawbridge ends.</source>
        <translation>%1 lässt sich nicht lesen, aber dort werden Einstellungen gespeichert: Sorge dafür, dass du lesen darfst, was dort liegt, oder räum es weg. Was du einstellst, gilt nur, bis Drawbridge endet.</translation>
    </message>
    <message>
        <source>Settings cannot be kept. %1 What you choose lasts only until Drawbridge ends.</source>
        <extracomment>%1 is a sentence that says why</extracomment>
        <translation>Einstellungen lassen sich nicht speichern. %1 Was du einstellst, gilt nur, bis Drawbridge endet.</translation>
    </message>
    <message>
        <source>Settings could be read only in part; what is missing begins anew. What was there is left in %1.</source>
        <translation>Die Einstellungen ließen sich nur zum Teil lesen; was fehlt, beginnt von vorn. Was dort war, liegt in %1.</translation>
    </message>
</context>
<context>
    <name>drawbridge::TableController</name>
    <message>
        <source>Would fall: %1.</source>
        <extracomment>Spoken while a piece is held over a place: %1 is a list of pieces</extracomment>
        <translation>Würde fallen: %1.</translation>
    </message>
    <message>
        <source>What other people have done since would be lost: %1. You would be back before your own last decision.</source>
        <extracomment>Before Undo takes back more than one&apos;s own decision: %1 is a list of names, of other people.</extracomment>
        <translation>Was andere seither getan haben, ginge verloren: %1. Du stündest wieder vor deiner eigenen letzten Entscheidung.</translation>
    </message>
    <message>
        <source>You would be out of the game with that.</source>
        <extracomment>Before a move that can be made, but loses everything.</extracomment>
        <translation>Du würdest damit ausscheiden.</translation>
    </message>
    <message>
        <source>You would lose the match with that.</source>
        <extracomment>Before a move that can be made, but loses everything.</extracomment>
        <translation>Du würdest damit die Partie verlieren.</translation>
    </message>
    <message>
        <source>The table was changing as you pressed: nothing has been done. Press again if you still mean it.</source>
        <translation>Auf dem Tisch änderte sich gerade etwas, als du gedrückt hast: Es ist nichts geschehen. Drücke noch einmal, wenn du es noch willst.</translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation>Deine letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last decision, and what has been done since: %1</source>
        <extracomment>%1 is a list of players</extracomment>
        <translation>Deine letzte Entscheidung zurücknehmen, und was seither getan wurde: %1</translation>
    </message>
    <message>
        <source>The match is over: nothing is taken back any more.</source>
        <extracomment>Why Undo does nothing.</extracomment>
        <translation>Die Partie ist zu Ende: Zurückgenommen wird nichts mehr.</translation>
    </message>
    <message>
        <source>Something new has been seen since your last decision, so it stays.</source>
        <extracomment>Why Undo does nothing: somebody has learnt something by what has been done.</extracomment>
        <translation>Seit deiner letzten Entscheidung ist etwas Neues zu sehen gewesen, darum bleibt sie.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <extracomment>Why Undo does nothing.</extracomment>
        <translation>Du hast noch nichts entschieden.</translation>
    </message>
</context>
<context>
    <name>drawbridge::TableDecision</name>
    <message>
        <source>There was no moment at which you could have acted, so you were not asked.</source>
        <translation>Es gab keinen Zeitpunkt, zu dem du hättest handeln können, also wurdest du nicht gefragt.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Buttons while pieces are moved about: they are to stay so; the last one is to go back.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>A button in the midst of something: what has been begun is undone.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take all of it back</source>
        <extracomment>A button beside &quot;Rather not&quot;: one&apos;s own decision is taken back, and what others have done since.</extracomment>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>Rather not</source>
        <extracomment>A button beside one that does something one should think twice about.</extracomment>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button while only bots are left in the game: they play it out at once.</extracomment>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Not again this turn</source>
        <extracomment>A button for whoever may act out of turn: the game does not ask again before this turn is over.</extracomment>
        <translation>In diesem Zug nicht mehr</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn now: please change places.</source>
        <extracomment>In place of the prompt while two people change places at the screen.</extracomment>
        <translation>%1 ist jetzt am Zug: Bitte wechselt die Plätze.</translation>
    </message>
    <message>
        <source>%1 has something to decide now: please change places.</source>
        <extracomment>The same when somebody has to decide something in another one&apos;s turn.</extracomment>
        <translation>%1 hat jetzt etwas zu entscheiden: Bitte wechselt die Plätze.</translation>
    </message>
    <message>
        <source>This can mean several things: choose one.</source>
        <translation>Das kann Verschiedenes bedeuten: Wähl eins davon.</translation>
    </message>
    <message>
        <source>The battle: %1.</source>
        <extracomment>While the fighters of a battle lie open: %1 is what comes of it, &quot;14 beats 9&quot;.</extracomment>
        <translation>Der Kampf: %1.</translation>
    </message>
    <message>
        <source>Move more cards about, or press Done.</source>
        <extracomment>While pieces are moved about: nothing has been done yet.</extracomment>
        <translation>Beweg weitere Karten oder drück auf Fertig.</translation>
    </message>
    <message>
        <source>You lose the match if you let this pass.</source>
        <extracomment>In front of what somebody is asked at a reaction window.</extracomment>
        <translation>Du verlierst die Partie, wenn du das geschehen lässt.</translation>
    </message>
    <message>
        <source>You are out of the game if you let this pass.</source>
        <extracomment>In front of what somebody is asked at a reaction window.</extracomment>
        <translation>Du scheidest aus, wenn du das geschehen lässt.</translation>
    </message>
    <message>
        <source>You will be asked as soon as you may act out of turn.</source>
        <extracomment>Behind the prompt, once somebody has wished to be asked.</extracomment>
        <translation>Du wirst gefragt, sobald du in einem fremden Zug handeln darfst.</translation>
    </message>
</context>
<context>
    <name>drawbridge::TableFrame</name>
    <message>
        <source>Drawbridge</source>
        <translation>Drawbridge</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Save the Log as Text</source>
        <translation>Den Verlauf als Text speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>The screen goes to %1</source>
        <translation>Der Bildschirm geht an %1</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 may act</source>
        <translation>%1 darf handeln</translation>
    </message>
    <message>
        <source>Bots are paused</source>
        <translation>Die Bots pausieren</translation>
    </message>
    <message>
        <source>%1 – Drawbridge</source>
        <translation>%1 – Drawbridge</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Drawbridge</source>
        <translation>%1[*] – %2 – Drawbridge</translation>
    </message>
    <message>
        <source>You lose this match at once if you give up.</source>
        <translation>Du verlierst diese Partie sofort, wenn du aufgibst.</translation>
    </message>
</context>
<context>
    <name>drawbridge::TableLog</name>
    <message>
        <source>Round %1</source>
        <extracomment>A heading in the log of a match</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>A heading above what somebody has not seen happen yet; before their first turn: all that has happened</extracomment>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <extracomment>A heading above what somebody has not seen happen yet</extracomment>
        <translation>Seit deinem Zug</translation>
    </message>
</context>
<context>
    <name>drawbridge::TableRows</name>
    <message>
        <source>waiting for a hand</source>
        <extracomment>Below the name of a player for whom nobody has come yet who plays with a phone</extracomment>
        <translation>wartet auf jemanden</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Below the name of a player whose phone does not answer</extracomment>
        <translation>weg</translation>
    </message>
</context>
<context>
    <name>drawbridge::TableToolBar</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>On the toolbar above the table; %1 is who is to act, %2 that the bots are paused</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>drawbridge::TakeOver</name>
    <message>
        <source>Drawbridge</source>
        <translation>Drawbridge</translation>
    </message>
    <message>
        <source>What is played on elsewhere is lost if you take this match over.</source>
        <translation>Was anderswo weitergespielt wird, geht verloren, wenn du diese Partie übernimmst.</translation>
    </message>
    <message>
        <source>It goes on here as it was kept last, and whoever plays it there is told.</source>
        <translation>Hier geht es weiter, wie zuletzt aufbewahrt wurde, und wer sie dort spielt, erfährt es.</translation>
    </message>
    <message>
        <source>&amp;Take it over</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Leave it there</source>
        <translation>&amp;Dort lassen</translation>
    </message>
    <message>
        <source>This match could not be taken over: somebody else has just done so. Try again.</source>
        <translation>Diese Partie konnte nicht übernommen werden: Eben hat das jemand anderes getan. Versuch es noch einmal.</translation>
    </message>
</context>
<context>
    <name>drawbridge::TeacherFiles</name>
    <message>
        <source>Lessons and positions (*.drawbridge-position *.json)</source>
        <translation>Lektionen und Stellungen (*.drawbridge-position *.json)</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>A position to choose; %1 is the title of a lesson, of a puzzle, of a diagram in the rule book</extracomment>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Puzzle: %1</source>
        <translation>Rätsel: %1</translation>
    </message>
    <message>
        <source>Diagram: %1</source>
        <translation>Schaubild: %1</translation>
    </message>
    <message>
        <source>From the rule book</source>
        <translation>Aus dem Regelbuch</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Stellung:</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Die Lektion speichern</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Teacher&apos;s table</source>
        <translation>Lehrtisch</translation>
    </message>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Weiter&amp;machen</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>&amp;Another time</source>
        <translation>Ein &amp;andermal</translation>
    </message>
    <message>
        <source>What you have set up is lost unless you save it.</source>
        <translation>Was du aufgebaut hast, geht verloren, wenn du es nicht speicherst.</translation>
    </message>
    <message>
        <source>A lesson that was not saved is lost if you throw it away.</source>
        <translation>Eine Lektion, die nicht gespeichert wurde, geht verloren, wenn du sie wegwirfst.</translation>
    </message>
    <message>
        <source>The program came to an end before you could save it. You can go on with it.</source>
        <translation>Das Programm endete, bevor du sie speichern konntest. Du kannst mit ihr weitermachen.</translation>
    </message>
    <message numerus="yes">
        <source>More is drawn there than can be shown: %n mark(s) were left out. The file keeps them; save under another name.</source>
        <extracomment>%n is a number of arrows, marks and lines</extracomment>
        <translation>
            <numerusform>Dort ist mehr gezeichnet, als gezeigt werden kann: %n Zeichen wurde weggelassen. Die Datei behält es; speichere unter einem anderen Namen.</numerusform>
            <numerusform>Dort ist mehr gezeichnet, als gezeigt werden kann: %n Zeichen wurden weggelassen. Die Datei behält sie; speichere unter einem anderen Namen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::TeacherMenus</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;New lesson</source>
        <translation>&amp;Neue Lektion</translation>
    </message>
    <message>
        <source>Begin with one position of this game</source>
        <translation>Mit einer Stellung dieses Spiels beginnen</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a file of positions</source>
        <translation>Eine Datei mit Stellungen öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Keep all positions of the lesson in one file</source>
        <translation>Alle Stellungen der Lektion in einer Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>A&amp;dd a position</source>
        <translation>Stellung &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Behind this one, as a game begins</source>
        <translation>Eine neue nach dieser, aufgebaut wie zu Beginn eines Spiels</translation>
    </message>
    <message>
        <source>Dupli&amp;cate the position</source>
        <translation>Stellung &amp;verdoppeln</translation>
    </message>
    <message>
        <source>The same once more behind this one, to be changed</source>
        <translation>Dieselbe Stellung direkt danach noch einmal, zum Ändern</translation>
    </message>
    <message>
        <source>De&amp;lete the position</source>
        <translation>Stellung &amp;löschen</translation>
    </message>
    <message>
        <source>Undo brings it back</source>
        <translation>„Zurücknehmen“ bringt die Stellung zurück</translation>
    </message>
    <message>
        <source>&amp;Rename the position</source>
        <translation>Stellung um&amp;benennen</translation>
    </message>
    <message>
        <source>Write its title</source>
        <translation>Den Titel der Stellung schreiben</translation>
    </message>
    <message>
        <source>Move it &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Show it before the one before it</source>
        <translation>Diese Stellung schon vor der vorigen zeigen</translation>
    </message>
    <message>
        <source>Move it do&amp;wn</source>
        <translation>Nach un&amp;ten</translation>
    </message>
    <message>
        <source>Show it behind the one behind it</source>
        <translation>Diese Stellung erst nach der nächsten zeigen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Copy the position as text</source>
        <translation>Stellung als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>A line to be sent in a message</source>
        <translation>Eine Zeile zum Verschicken in einer Nachricht</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>Such a line, or the text of a file, becomes the next position</source>
        <translation>So eine Zeile oder der Text einer Datei wird zur nächsten Stellung</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>The table with all that is drawn on it</source>
        <translation>Der Tisch mit allem, was darauf gezeichnet ist</translation>
    </message>
    <message>
        <source>Save as pictur&amp;e…</source>
        <translation>Als Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Put &amp;back into the box</source>
        <translation>Zurück in den K&amp;asten</translation>
    </message>
    <message>
        <source>Take the piece that you point at, or have picked, off the table</source>
        <translation>Das Stück vom Tisch nehmen, auf das du zeigst oder das du aufgenommen hast</translation>
    </message>
    <message>
        <source>&amp;Turn over</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>Turn the piece that you point at up or down, where it may lie either way</source>
        <translation>Das Stück, auf das du zeigst, aufdecken oder verdecken, wo es so oder so liegen darf</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stellung</translation>
    </message>
    <message>
        <source>Usual &amp;opening</source>
        <translation>Übliche &amp;Aufstellung</translation>
    </message>
    <message>
        <source>Deal as a game begins</source>
        <translation>Austeilen wie zu Beginn eines Spiels</translation>
    </message>
    <message>
        <source>&amp;Empty table</source>
        <translation>&amp;Leerer Tisch</translation>
    </message>
    <message>
        <source>Take everything off the table; the cards lie in the draw piles</source>
        <translation>Alles vom Tisch nehmen; die Karten liegen in den Nachziehstapeln</translation>
    </message>
    <message>
        <source>As in the &amp;match</source>
        <translation>Wie in der &amp;Partie</translation>
    </message>
    <message>
        <source>Lay what lies on the table of the match</source>
        <translation>Aufbauen, was auf dem Tisch der Partie liegt</translation>
    </message>
    <message>
        <source>From the &amp;rule book…</source>
        <translation>Aus dem &amp;Regelbuch …</translation>
    </message>
    <message>
        <source>Lay a lesson or a diagram of this game</source>
        <translation>Eine Lektion oder ein Schaubild dieses Spiels aufbauen</translation>
    </message>
    <message>
        <source>P&amp;lay from here</source>
        <translation>Von hier &amp;spielen</translation>
    </message>
    <message>
        <source>Try the position out; you come back to it as it is</source>
        <translation>Die Stellung ausprobieren; danach ist sie wieder, wie sie war</translation>
    </message>
    <message>
        <source>&amp;Back to the position</source>
        <translation>&amp;Zurück zur Stellung</translation>
    </message>
    <message>
        <source>Stop playing and go on setting up</source>
        <translation>Nicht mehr spielen und weiter aufbauen</translation>
    </message>
    <message>
        <source>Bo&amp;ts play the other seats</source>
        <translation>&amp;Bots spielen die anderen Plätze</translation>
    </message>
    <message>
        <source>Otherwise you play all seats from here</source>
        <translation>Sonst spielst du von hier an alle Plätze</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Pre&amp;vious position</source>
        <translation>&amp;Vorige Stellung</translation>
    </message>
    <message>
        <source>On the table the key for the page before does the same</source>
        <translation>Auf dem Tisch genügt dafür die Taste Bild auf</translation>
    </message>
    <message>
        <source>Ne&amp;xt position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <source>On the table the key for the next page does the same</source>
        <translation>Auf dem Tisch genügt dafür die Taste Bild ab</translation>
    </message>
    <message>
        <source>&amp;Hide hands</source>
        <translation>&amp;Hände verbergen</translation>
    </message>
    <message>
        <source>Show the audience only what all players see, in this position</source>
        <translation>Dem Publikum in dieser Stellung nur zeigen, was alle am Tisch sehen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Fill the screen with the table alone; Esc comes back</source>
        <translation>Nur den Tisch zeigen, auf dem ganzen Bildschirm; Esc führt zurück</translation>
    </message>
    <message>
        <source>&amp;Box and facts</source>
        <translation>&amp;Kasten und Angaben</translation>
    </message>
    <message>
        <source>&amp;Spotlight</source>
        <translation>&amp;Scheinwerfer</translation>
    </message>
    <message>
        <source>Darken all but what the pointer is at</source>
        <translation>Alles abdunkeln außer dem, worauf der Zeiger zeigt</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Nächster Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Ask the class…</source>
        <translation>Die Klasse &amp;fragen…</translation>
    </message>
    <message>
        <source>Pages on phones show this table, and answer a question of yours</source>
        <translation>Seiten auf Handys zeigen diesen Tisch und beantworten deine Frage</translation>
    </message>
</context>
<context>
    <name>drawbridge::TeacherPanel</name>
    <message>
        <source>Box and facts</source>
        <translation>Kasten und Angaben</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Spi&amp;el:</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>Hand&amp;s:</source>
        <translation>&amp;Hände:</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Die Lektion</translation>
    </message>
    <message>
        <source>In the &amp;box: drag onto the table</source>
        <translation>Im &amp;Kasten: auf den Tisch ziehen</translation>
    </message>
    <message>
        <source>Cards in the box</source>
        <translation>Karten im Kasten</translation>
    </message>
    <message>
        <source>What is impossible</source>
        <translation>Was unmöglich ist</translation>
    </message>
    <message>
        <source>all lie open</source>
        <extracomment>Whose hands of cards lie open</extracomment>
        <translation>alle liegen offen</translation>
    </message>
    <message>
        <source>none lies open</source>
        <extracomment>Whose hands of cards lie open</extracomment>
        <translation>keine liegt offen</translation>
    </message>
    <message>
        <source>only that of %1</source>
        <extracomment>Whose hand of cards lies open: %1 is a player</extracomment>
        <translation>nur die von %1</translation>
    </message>
    <message>
        <source>This position is possible.</source>
        <translation>Diese Stellung ist möglich.</translation>
    </message>
    <message>
        <source>This position is &amp;impossible:</source>
        <translation>Diese Stellung ist &amp;unmöglich:</translation>
    </message>
</context>
<context>
    <name>drawbridge::TeacherWindow</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Teacher&apos;s table</source>
        <translation>Lehrtisch</translation>
    </message>
    <message>
        <source>There is no match on the table whose position may be seen now.</source>
        <translation>Auf dem Tisch ist keine Partie, deren Stellung jetzt gesehen werden darf.</translation>
    </message>
    <message>
        <source>The position is copied as text, to be pasted anywhere.</source>
        <translation>Die Stellung ist als Text kopiert und lässt sich überall einfügen.</translation>
    </message>
    <message>
        <source>The table is copied as a picture, to be pasted anywhere.</source>
        <translation>Der Tisch ist als Bild kopiert und lässt sich überall einfügen.</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>Buttons at the end of a game that was tried out from a position</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back to the position</source>
        <translation>Zurück zur Stellung</translation>
    </message>
    <message>
        <source>Teacher&apos;s table: %1[*]</source>
        <extracomment>Title of a window; %1 is a game, %2 a file</extracomment>
        <translation>Lehrtisch: %1[*]</translation>
    </message>
    <message>
        <source>Teacher&apos;s table: %1, %2[*]</source>
        <translation>Lehrtisch: %1, %2[*]</translation>
    </message>
    <message>
        <source>The lesson is not kept for a sudden end until you save it.</source>
        <translation>Die Lektion wird nicht für ein jähes Ende aufbewahrt, bis du sie speicherst.</translation>
    </message>
</context>
<context>
    <name>drawbridge::UndoBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Hide this line</source>
        <translation>Diese Zeile ausblenden</translation>
    </message>
</context>
<context>
    <name>drawbridge::WarsFaces</name>
    <message>
        <source>The spy</source>
        <extracomment>The roles of the court cards and jokers, printed on them.</extracomment>
        <translation>Der Spion</translation>
    </message>
    <message>
        <source>The leader</source>
        <translation>Die Anführerin</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Der Ritter</translation>
    </message>
    <message>
        <source>The artillery</source>
        <translation>Die Artillerie</translation>
    </message>
    <message>
        <source>The dragon</source>
        <translation>Der Drache</translation>
    </message>
    <message>
        <source>The wild magician</source>
        <translation>Der wilde Zauberer</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>The title of a card of reference.</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Draw 2 cards, soldiers or resources.</source>
        <translation>Zieh 2 Karten, Soldaten oder Ressourcen.</translation>
    </message>
    <message>
        <source>Attack: each pile once, alone or in a group.</source>
        <translation>Greif an: jeder Stapel einmal, allein oder in einer Gruppe.</translation>
    </message>
    <message>
        <source>Move the tops of your piles.</source>
        <translation>Beweg die obersten Karten deiner Stapel.</translation>
    </message>
    <message>
        <source>Recruit soldiers from your hand, face down.</source>
        <translation>Wirb Soldaten aus deiner Hand an, verdeckt.</translation>
    </message>
    <message>
        <source>At any time</source>
        <extracomment>The title of a card of reference: what the court cards and Aces do.</extracomment>
        <translation>Jederzeit</translation>
    </message>
</context>
<context>
    <name>drawbridge::WarsText</name>
    <message>
        <source>%1 + %2 for the Queen</source>
        <extracomment>Behind a sum: &quot;9 + 3 for the Queen&quot;.</extracomment>
        <translation>%1 + %2 durch die Dame</translation>
    </message>
    <message>
        <source>%1 + %2 for the Queens</source>
        <extracomment>The same for two or more Queens.</extracomment>
        <translation>%1 + %2 durch die Damen</translation>
    </message>
    <message>
        <source>%1 + %2 as %3</source>
        <extracomment>Behind a sum: &quot;9 + 2 as Assassins&quot;; the last is the name of a faction.</extracomment>
        <translation>%1 + %2 als %3</translation>
    </message>
    <message>
        <source>%1 − %2 as %3</source>
        <extracomment>Behind a sum: &quot;9 − 2 as Golems&quot;; the last is the name of a faction.</extracomment>
        <translation>%1 − %2 als %3</translation>
    </message>
    <message>
        <source>%1 picks a faction.</source>
        <translation>%1 wählt ein Volk.</translation>
    </message>
    <message>
        <source>%1 picks a faction: %2.</source>
        <translation>%1 wählt ein Volk: %2.</translation>
    </message>
    <message>
        <source>%1 picks a colour.</source>
        <translation>%1 wählt eine Farbe.</translation>
    </message>
    <message>
        <source>%1 picks red.</source>
        <translation>%1 wählt Rot.</translation>
    </message>
    <message>
        <source>%1 picks black.</source>
        <translation>%1 wählt Schwarz.</translation>
    </message>
    <message>
        <source>%1 lets the rest of the deck be shuffled.</source>
        <translation>%1 lässt den Rest des Decks mischen.</translation>
    </message>
    <message>
        <source>%1 lets the rest be dealt at random.</source>
        <translation>%1 lässt den Rest zufällig austeilen.</translation>
    </message>
    <message>
        <source>%1 draws a soldier.</source>
        <translation>%1 zieht einen Soldaten.</translation>
    </message>
    <message>
        <source>%1 draws a resource.</source>
        <translation>%1 zieht eine Ressource.</translation>
    </message>
    <message>
        <source>%1 draws a soldier and a resource.</source>
        <translation>%1 zieht einen Soldaten und eine Ressource.</translation>
    </message>
    <message>
        <source>%1 draws two soldiers.</source>
        <translation>%1 zieht zwei Soldaten.</translation>
    </message>
    <message>
        <source>%1 draws two resources.</source>
        <translation>%1 zieht zwei Ressourcen.</translation>
    </message>
    <message>
        <source>%1 goes on with the attack.</source>
        <translation>%1 setzt den Angriff fort.</translation>
    </message>
    <message>
        <source>%1 withdraws the attack.</source>
        <translation>%1 zieht den Angriff zurück.</translation>
    </message>
    <message>
        <source>%1 mechanises.</source>
        <translation>%1 mechanisiert.</translation>
    </message>
    <message>
        <source>%1 spreads the plague: all tops of %2 are infected.</source>
        <translation>%1 verbreitet die Seuche: Alle obersten Karten von %2 sind infiziert.</translation>
    </message>
    <message>
        <source>%1 spreads the plague at the price of pile %3: all tops of %2 are infected.</source>
        <translation>%1 verbreitet die Seuche auf Kosten von Stapel %3: Alle obersten Karten von %2 sind infiziert.</translation>
    </message>
    <message>
        <source>%1 lays a card on pile %2.</source>
        <translation>%1 legt eine Karte auf Stapel %2.</translation>
    </message>
    <message>
        <source>%1 moves the top of pile %2 to pile %3.</source>
        <translation>%1 bewegt die oberste Karte von Stapel %2 auf Stapel %3.</translation>
    </message>
    <message>
        <source>%1 recruits on pile %2.</source>
        <translation>%1 wirbt auf Stapel %2 an.</translation>
    </message>
    <message>
        <source>%1 recruits on pile %2: %3.</source>
        <translation>%1 wirbt auf Stapel %2 an: %3.</translation>
    </message>
    <message>
        <source>%1 uses a Joker as a Jack.</source>
        <translation>%1 nutzt einen Joker als Buben.</translation>
    </message>
    <message>
        <source>%1 uses a Jack.</source>
        <translation>%1 nutzt einen Buben.</translation>
    </message>
    <message>
        <source>%1 uses a Joker as a Queen.</source>
        <translation>%1 nutzt einen Joker als Dame.</translation>
    </message>
    <message>
        <source>%1 uses a Queen.</source>
        <translation>%1 nutzt eine Dame.</translation>
    </message>
    <message>
        <source>%1 lays a Joker as a King on pile %2.</source>
        <translation>%1 legt einen Joker als König auf Stapel %2.</translation>
    </message>
    <message>
        <source>%1 lays a King on pile %2.</source>
        <translation>%1 legt einen König auf Stapel %2.</translation>
    </message>
    <message>
        <source>%1 uses a Joker as an Ace on %2.</source>
        <extracomment>%2 is a pile: &quot;Bert&apos;s pile 2&quot;.</extracomment>
        <translation>%1 nutzt einen Joker als Ass gegen %2.</translation>
    </message>
    <message>
        <source>%1 uses an Ace on %2.</source>
        <translation>%1 nutzt ein Ass gegen %2.</translation>
    </message>
    <message>
        <source>%1 uses a Joker to shuffle the used resources back into the resource deck.</source>
        <translation>%1 nutzt einen Joker, um die genutzten Ressourcen ins Ressourcendeck zurückzumischen.</translation>
    </message>
    <message>
        <source>%1 begins a blood rite.</source>
        <translation>%1 beginnt ein Blutritual.</translation>
    </message>
    <message>
        <source>%1 exchanges the top of pile %2.</source>
        <translation>%1 tauscht die oberste Karte von Stapel %2.</translation>
    </message>
    <message>
        <source>%1 exchanges the top of pile %2: %3 comes in.</source>
        <translation>%1 tauscht die oberste Karte von Stapel %2. Herein kommt: %3.</translation>
    </message>
    <message>
        <source>%1 lets the soldier die.</source>
        <translation>%1 lässt den Soldaten sterben.</translation>
    </message>
    <message>
        <source>%1 gives the top of pile %2 instead.</source>
        <translation>%1 gibt stattdessen die oberste Karte von Stapel %2.</translation>
    </message>
    <message>
        <source>%1 puts a captive on top of the soldier deck: %2.</source>
        <translation>%1 legt einen Gefangenen auf das Soldatendeck: %2.</translation>
    </message>
    <message>
        <source>%1 puts a captive at the bottom of the soldier deck: %2.</source>
        <translation>%1 legt einen Gefangenen unter das Soldatendeck: %2.</translation>
    </message>
    <message>
        <source>%1 gives up.</source>
        <translation>%1 gibt auf.</translation>
    </message>
    <message>
        <source>Drawn: %1.</source>
        <extracomment>The card just drawn.</extracomment>
        <translation>Gezogen: %1.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with pile %3.</source>
        <extracomment>%2 is a pile: &quot;Bert&apos;s pile 2&quot;, %3 the number of another.</extracomment>
        <translation>%1 greift %2 mit Stapel %3 an.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with piles %3.</source>
        <extracomment>%2 is a pile: &quot;Bert&apos;s pile 2&quot;, %3 a list of numbers.</extracomment>
        <translation>%1 greift %2 mit den Stapeln %3 an.</translation>
    </message>
    <message>
        <source>%1 takes the Draw Phase.</source>
        <translation>%1 beginnt die Ziehphase.</translation>
    </message>
    <message>
        <source>%1 takes the Attack Phase.</source>
        <translation>%1 beginnt die Angriffsphase.</translation>
    </message>
    <message>
        <source>%1 takes the Move Phase.</source>
        <translation>%1 beginnt die Bewegungsphase.</translation>
    </message>
    <message>
        <source>%1 takes the Recruit Phase.</source>
        <translation>%1 beginnt die Anwerbephase.</translation>
    </message>
    <message>
        <source>%1 has nothing left to draw.</source>
        <translation>%1 hat nichts mehr zu ziehen.</translation>
    </message>
    <message>
        <source>%1 has no pile left to attack with.</source>
        <translation>%1 hat keinen Stapel mehr zum Angreifen.</translation>
    </message>
    <message>
        <source>%1 has nothing to recruit.</source>
        <translation>%1 hat niemanden anzuwerben.</translation>
    </message>
    <message>
        <source>%1 takes a resource from the discard: %2.</source>
        <translation>%1 nimmt eine Ressource von der Ablage: %2.</translation>
    </message>
    <message>
        <source>%1 takes a resource from the deck.</source>
        <translation>%1 nimmt eine Ressource aus dem Deck.</translation>
    </message>
    <message>
        <source>%1 takes a resource from the deck: %2.</source>
        <translation>%1 nimmt eine Ressource aus dem Deck: %2.</translation>
    </message>
    <message>
        <source>Both have picked the same faction: the coin lets %1 keep it.</source>
        <translation>Beide haben dasselbe Volk gewählt: Die Münze entscheidet, %1 behält es.</translation>
    </message>
    <message>
        <source>The coin lets %1 pick first.</source>
        <translation>Die Münze entscheidet: %1 wählt zuerst.</translation>
    </message>
    <message>
        <source>Both have picked the same colour: the coin gives it to %1.</source>
        <translation>Beide haben dieselbe Farbe gewählt: Die Münze entscheidet, %1 bekommt sie.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1 leads: %2.</source>
        <extracomment>%1 a player, %2 a faction: &quot;Anna leads: Undead.&quot;</extracomment>
        <translation>%1 führt ins Feld: %2.</translation>
    </message>
    <message>
        <source>%1 plays red.</source>
        <translation>%1 spielt Rot.</translation>
    </message>
    <message>
        <source>%1 plays black.</source>
        <translation>%1 spielt Schwarz.</translation>
    </message>
    <message>
        <source>The attack lapses: one of its piles is empty.</source>
        <translation>Der Angriff entfällt: Einer seiner Stapel ist leer.</translation>
    </message>
    <message>
        <source>%1&apos;s cards turned up: %2.</source>
        <extracomment>%2 is a list of cards.</extracomment>
        <translation>Aufgedeckte Karten von %1: %2.</translation>
    </message>
    <message>
        <source>%1&apos;s cards are turned face down.</source>
        <translation>Die Karten von %1 werden verdeckt.</translation>
    </message>
    <message>
        <source>Until the turn ends each soldier of %1 is worth %2 more.</source>
        <translation>Jeder Soldat von %1 ist %2 mehr wert, bis der Zug endet.</translation>
    </message>
    <message>
        <source>Until the turn ends these soldiers of %1 are worth %2.</source>
        <translation>Diese Soldaten von %1 sind je %2 wert, bis der Zug endet.</translation>
    </message>
    <message>
        <source>%1&apos;s card is infected and just loses: %2.</source>
        <translation>Eine Karte von %1 ist infiziert und verliert ohne Weiteres: %2.</translation>
    </message>
    <message>
        <source>The battle ends without a fight.</source>
        <translation>Der Kampf endet, ohne ausgetragen zu werden.</translation>
    </message>
    <message>
        <source>%1 gives up: %2.</source>
        <translation>%1 opfert: %2.</translation>
    </message>
    <message>
        <source>%1 loses: %2.</source>
        <translation>%1 verliert: %2.</translation>
    </message>
    <message>
        <source>%1 captures: %2.</source>
        <translation>%1 nimmt gefangen: %2.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <extracomment>%1 is a pile: &quot;Bert&apos;s pile 2&quot;.</extracomment>
        <translation>%1 ist zerstört.</translation>
    </message>
    <message>
        <source>The dragon flies off: it serves Dragon-Tamers only.</source>
        <translation>Der Drache fliegt davon: Er dient nur Drachenzähmern.</translation>
    </message>
    <message>
        <source>%1&apos;s turn begins.</source>
        <translation>Der Zug von %1 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row without anything happening.</source>
        <translation>
            <numerusform>%n Zug, in dem nichts geschehen ist.</numerusform>
            <numerusform>%n Züge hintereinander, in denen nichts geschehen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s %2 against %3&apos;s %4: the attack wins.</source>
        <translation>%1 mit %2 gegen %3 mit %4: Der Angriff gewinnt.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 against %3&apos;s %4: they are equal.</source>
        <translation>%1 mit %2 gegen %3 mit %4: Beide sind gleich.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 against %3&apos;s %4: the defence holds.</source>
        <translation>%1 mit %2 gegen %3 mit %4: Die Verteidigung hält stand.</translation>
    </message>
    <message>
        <source>%1 For a blood rite, move one of your tops to the altar.</source>
        <extracomment>Behind the prompt of Blood-Mages. The altar is a mark on the pile of their fallen soldiers.</extracomment>
        <translation>%1 Leg für ein Blutritual eine deiner obersten Karten auf den Altar.</translation>
    </message>
    <message>
        <source>Use a resource or ability, or pass.</source>
        <translation>Nutz eine Ressource oder Fähigkeit oder passe.</translation>
    </message>
    <message>
        <source>Use an ability, or pass.</source>
        <translation>Nutz eine Fähigkeit oder passe.</translation>
    </message>
    <message>
        <source>Use a resource, or pass.</source>
        <translation>Nutz eine Ressource oder passe.</translation>
    </message>
    <message>
        <source>There is nothing to do but pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>Use a resource or ability, or end the phase.</source>
        <translation>Nutz eine Ressource oder Fähigkeit oder beende die Phase.</translation>
    </message>
    <message>
        <source>Use an ability, or end the phase.</source>
        <translation>Nutz eine Fähigkeit oder beende die Phase.</translation>
    </message>
    <message>
        <source>Use a resource, or end the phase.</source>
        <translation>Nutz eine Ressource oder beende die Phase.</translation>
    </message>
    <message>
        <source>End the phase.</source>
        <translation>Beende die Phase.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>The factions are drawn by lot.</source>
        <translation>Die Völker werden ausgelost.</translation>
    </message>
    <message>
        <source>The rest of the deck is shuffled.</source>
        <translation>Der Rest des Decks wird gemischt.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Eine Karte wird gezogen.</translation>
    </message>
    <message>
        <source>A coin is tossed.</source>
        <translation>Eine Münze wird geworfen.</translation>
    </message>
    <message>
        <source>%1 is picking a faction…</source>
        <translation>%1 wählt ein Volk …</translation>
    </message>
    <message>
        <source>%1 is picking a colour…</source>
        <translation>%1 wählt eine Farbe …</translation>
    </message>
    <message>
        <source>%1 is putting a deck in order…</source>
        <translation>%1 ordnet ein Deck …</translation>
    </message>
    <message>
        <source>%1 is building piles…</source>
        <translation>%1 baut Stapel …</translation>
    </message>
    <message>
        <source>%1 may answer…</source>
        <translation>%1 darf antworten …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: %1 is what has just come about, %2 what may be done about it.
----------
Two sentences: %1 is what cannot be done in a phase, %2 what can.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pick your faction.</source>
        <translation>Wähl dein Volk.</translation>
    </message>
    <message>
        <source>Pick your colour.</source>
        <translation>Wähl deine Farbe.</translation>
    </message>
    <message>
        <source>Put your deck in order: choose the next card, from the top down.</source>
        <translation>Ordne dein Deck: Wähl die nächste Karte, von oben nach unten.</translation>
    </message>
    <message>
        <source>Build your piles: choose a card and the pile it goes on.</source>
        <translation>Bau deine Stapel: Wähl eine Karte und den Stapel, auf den sie kommt.</translation>
    </message>
    <message>
        <source>%1&apos;s Draw Phase is over.</source>
        <translation>Die Ziehphase von %1 ist vorbei.</translation>
    </message>
    <message>
        <source>%1&apos;s Attack Phase is over.</source>
        <translation>Die Angriffsphase von %1 ist vorbei.</translation>
    </message>
    <message>
        <source>%1&apos;s Move Phase is over.</source>
        <translation>Die Bewegungsphase von %1 ist vorbei.</translation>
    </message>
    <message>
        <source>%1&apos;s Recruit Phase is over.</source>
        <translation>Die Anwerbephase von %1 ist vorbei.</translation>
    </message>
    <message>
        <source>%1&apos;s turn ends.</source>
        <translation>Der Zug von %1 endet.</translation>
    </message>
    <message>
        <source>Your attack is announced.</source>
        <translation>Dein Angriff ist angesagt.</translation>
    </message>
    <message>
        <source>%1 attacks your pile %2.</source>
        <translation>%1 greift deinen Stapel %2 an.</translation>
    </message>
    <message>
        <source>The fighters lie open, %1 against %2.</source>
        <extracomment>The values of a battle as it stands: of the attack and of the defence.</extracomment>
        <translation>Die Kämpfer liegen offen, %1 gegen %2.</translation>
    </message>
    <message>
        <source>Choose the next phase of your turn.</source>
        <translation>Wähl die nächste Phase deines Zuges.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s): soldiers or resources.</source>
        <translation>
            <numerusform>Zieh %n Karte: einen Soldaten oder eine Ressource.</numerusform>
            <numerusform>Zieh %n Karten: Soldaten oder Ressourcen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack with your piles, or end the Attack Phase.</source>
        <translation>Greif mit deinen Stapeln an oder beende die Angriffsphase.</translation>
    </message>
    <message>
        <source>No pile of yours can attack.</source>
        <translation>Keiner deiner Stapel kann angreifen.</translation>
    </message>
    <message>
        <source>Choose the enemy pile to attack; other piles of yours may join in.</source>
        <translation>Wähl den feindlichen Stapel, den du angreifst; weitere deiner Stapel dürfen dazukommen.</translation>
    </message>
    <message>
        <source>Choose the enemy pile to attack.</source>
        <translation>Wähl den feindlichen Stapel, den du angreifst.</translation>
    </message>
    <message>
        <source>%1 has answered your attack: go on, or withdraw.</source>
        <translation>%1 hat auf deinen Angriff geantwortet: Mach weiter oder zieh dich zurück.</translation>
    </message>
    <message>
        <source>%1 has answered your attack: go on.</source>
        <translation>%1 hat auf deinen Angriff geantwortet: Mach weiter.</translation>
    </message>
    <message>
        <source>Lift more tops, or go on and lay them.</source>
        <translation>Heb noch mehr ab oder leg, was abgehoben ist.</translation>
    </message>
    <message>
        <source>Nothing more can be lifted: go on and lay what is.</source>
        <translation>Mehr lässt sich nicht abheben: Mach weiter und leg, was abgehoben ist.</translation>
    </message>
    <message>
        <source>Move the tops of your piles about, or end the Move Phase.</source>
        <translation>Beweg die obersten Karten deiner Stapel oder beende die Bewegungsphase.</translation>
    </message>
    <message>
        <source>Nothing can be moved.</source>
        <translation>Es lässt sich nichts bewegen.</translation>
    </message>
    <message>
        <source>Your Jack lets you move the tops of your piles about, or leave them all.</source>
        <translation>Dein Bube lässt dich die obersten Karten deiner Stapel bewegen; du darfst auch alle liegen lassen.</translation>
    </message>
    <message>
        <source>Lay the lifted cards on your piles.</source>
        <translation>Leg die abgehobenen Karten auf deine Stapel.</translation>
    </message>
    <message>
        <source>Recruit soldiers from your hand, or end the Recruit Phase.</source>
        <translation>Wirb Soldaten aus deiner Hand an oder beende die Anwerbephase.</translation>
    </message>
    <message>
        <source>There is nobody to recruit.</source>
        <translation>Es gibt niemanden anzuwerben.</translation>
    </message>
    <message>
        <source>Blood rite: give up a second soldier.</source>
        <translation>Blutritual: Opfere einen zweiten Soldaten.</translation>
    </message>
    <message>
        <source>Blood rite: take a resource from your deck or your discard.</source>
        <translation>Blutritual: Nimm eine Ressource aus deinem Deck oder von deiner Ablage.</translation>
    </message>
    <message>
        <source>A soldier of your pile %1 is dying: give the top of another pile instead, or let it die.</source>
        <translation>Ein Soldat in deinem Stapel %1 stirbt: Gib stattdessen die oberste Karte eines anderen Stapels oder lass ihn sterben.</translation>
    </message>
    <message>
        <source>Put the captive on top of your soldier deck or at its bottom.</source>
        <translation>Leg den Gefangenen auf oder unter dein Soldatendeck.</translation>
    </message>
    <message>
        <source>%1: put it on one of your piles.</source>
        <extracomment>What to do with a card just picked: %1 is the card, &quot;Queen&quot;.</extracomment>
        <translation>%1: Leg die Karte auf einen deiner Stapel.</translation>
    </message>
    <message>
        <source>%1: put it on the soldier that is to die.</source>
        <translation>%1: Leg die Karte auf den Soldaten, der sterben soll.</translation>
    </message>
    <message>
        <source>%1: as a King on a pile of yours, as an Ace on a soldier, as anything else on the battle line in the middle.</source>
        <translation>%1: Leg die Karte als König auf einen deiner Stapel, als Ass auf einen Soldaten, sonst auf die Kampflinie in der Mitte.</translation>
    </message>
    <message>
        <source>%1: put it on the battle line in the middle to use it.</source>
        <translation>%1: Leg die Karte auf die Kampflinie in der Mitte, um sie zu nutzen.</translation>
    </message>
    <message>
        <source>%1: put it on another of your piles.</source>
        <translation>%1: Leg die Karte auf einen anderen deiner Stapel.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>%1 (%2 left)</source>
        <extracomment>A button: a card that can be the next of a deck that is put in order, and how many of it are left.</extracomment>
        <translation>%1 (noch %2)</translation>
    </message>
    <message>
        <source>Shuffle the rest</source>
        <translation>Den Rest mischen</translation>
    </message>
    <message>
        <source>%1 on pile %2</source>
        <extracomment>A button: lay a card on a pile: &quot;Nine on pile 2&quot;.</extracomment>
        <translation>%1 auf Stapel %2</translation>
    </message>
    <message>
        <source>Deal the rest at random</source>
        <translation>Den Rest zufällig austeilen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>End the Attack Phase</source>
        <translation>Angriffsphase beenden</translation>
    </message>
    <message>
        <source>End the Move Phase</source>
        <translation>Bewegungsphase beenden</translation>
    </message>
    <message>
        <source>End the Recruit Phase</source>
        <translation>Anwerbephase beenden</translation>
    </message>
    <message>
        <source>End the Draw Phase</source>
        <translation>Ziehphase beenden</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Draw a soldier</source>
        <translation>Einen Soldaten ziehen</translation>
    </message>
    <message>
        <source>Draw a resource</source>
        <translation>Eine Ressource ziehen</translation>
    </message>
    <message>
        <source>Draw one of each</source>
        <translation>Von jedem Deck eine</translation>
    </message>
    <message>
        <source>Draw two soldiers</source>
        <translation>Zwei Soldaten ziehen</translation>
    </message>
    <message>
        <source>Draw two resources</source>
        <translation>Zwei Ressourcen ziehen</translation>
    </message>
    <message>
        <source>Attack with pile %1</source>
        <translation>Mit Stapel %1 angreifen</translation>
    </message>
    <message>
        <source>Pile %1 joins in</source>
        <translation>Stapel %1 kommt dazu</translation>
    </message>
    <message>
        <source>Against the enemy&apos;s pile %1</source>
        <translation>Gegen den feindlichen Stapel %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Mechanise</source>
        <translation>Mechanisieren</translation>
    </message>
    <message>
        <source>Spread the plague</source>
        <translation>Seuche verbreiten</translation>
    </message>
    <message>
        <source>Plague, at the price of pile %1</source>
        <translation>Seuche, auf Kosten von Stapel %1</translation>
    </message>
    <message>
        <source>Lift the top of pile %1</source>
        <translation>Von Stapel %1 abheben</translation>
    </message>
    <message>
        <source>Move nothing</source>
        <extracomment>A button: the Jack lets one move cards, but one leaves them all.</extracomment>
        <translation>Nichts bewegen</translation>
    </message>
    <message>
        <source>Lift no more</source>
        <translation>Nichts mehr abheben</translation>
    </message>
    <message>
        <source>From pile %1 to pile %2</source>
        <extracomment>A button: the card lifted from the first pile goes to the second.</extracomment>
        <translation>Von Stapel %1 auf Stapel %2</translation>
    </message>
    <message>
        <source>Joker as a Jack</source>
        <translation>Joker als Bube</translation>
    </message>
    <message>
        <source>Use the Jack</source>
        <translation>Den Buben nutzen</translation>
    </message>
    <message>
        <source>Joker as a Queen</source>
        <translation>Joker als Dame</translation>
    </message>
    <message>
        <source>Use the Queen</source>
        <translation>Die Dame nutzen</translation>
    </message>
    <message>
        <source>Joker as a King on pile %1</source>
        <translation>Joker als König auf Stapel %1</translation>
    </message>
    <message>
        <source>King on pile %1</source>
        <translation>König auf Stapel %1</translation>
    </message>
    <message>
        <source>Joker: shuffle used resources back</source>
        <translation>Joker: genutzte Ressourcen zurückmischen</translation>
    </message>
    <message>
        <source>Blood rite: give up %1</source>
        <translation>Blutritual: %1 opfern</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Opfern: %1</translation>
    </message>
    <message>
        <source>%1 from the deck</source>
        <translation>%1 aus dem Deck</translation>
    </message>
    <message>
        <source>%1 from the discard</source>
        <translation>%1 von der Ablage</translation>
    </message>
    <message>
        <source>Exchange pile %1 for: %2</source>
        <extracomment>A button: exchange the top of a pile for a card of the hand.</extracomment>
        <translation>Stapel %1 tauschen gegen: %2</translation>
    </message>
    <message>
        <source>Let it die</source>
        <translation>Sterben lassen</translation>
    </message>
    <message>
        <source>The top of pile %1 instead</source>
        <translation>Stattdessen die oberste von Stapel %1</translation>
    </message>
    <message>
        <source>%1 on top</source>
        <translation>%1 obenauf</translation>
    </message>
    <message>
        <source>%1 at the bottom</source>
        <translation>%1 zuunterst</translation>
    </message>
    <message>
        <source>it stays at %1 against %2</source>
        <extracomment>Below the label of a choice: how a battle ends if nothing is done; %1 is &quot;14&quot; and %2 is &quot;9&quot;.</extracomment>
        <translation>es bleibt bei %1 gegen %2</translation>
    </message>
    <message>
        <source>Joker as an Ace</source>
        <translation>Joker als Ass</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>%1 on your own: %2</source>
        <extracomment>A button: %1 is &quot;Ace&quot; or &quot;Joker as an Ace&quot;, %2 &quot;the top of pile 2&quot;.</extracomment>
        <translation>%1 bei dir: %2</translation>
    </message>
    <message>
        <source>%1 on the enemy&apos;s: %2</source>
        <translation>%1 beim Feind: %2</translation>
    </message>
    <message>
        <source>the top of pile %1</source>
        <translation>die oberste Karte von Stapel %1</translation>
    </message>
    <message>
        <source>card %1 of pile %2</source>
        <extracomment>A card of a pile, counted from the top.</extracomment>
        <translation>Karte %1 von Stapel %2</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>The phases of a turn.</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>A rite takes your last two soldiers: you would lose the game.</source>
        <translation>Ein Ritual nimmt deine letzten zwei Soldaten: Du würdest das Spiel verlieren.</translation>
    </message>
    <message>
        <source>That is your last soldier: without it you lose the game.</source>
        <translation>Das ist dein letzter Soldat: Ohne ihn verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>That is your own last soldier: without it you lose the game.</source>
        <translation>Das ist dein eigener letzter Soldat: Ohne ihn verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>That is your own soldier, who would die at once.</source>
        <translation>Das ist dein eigener Soldat, er würde sofort sterben.</translation>
    </message>
    <message>
        <source>One of your piles is empty, and a soldier from your hand could bring it back.</source>
        <translation>Einer deiner Stapel ist leer, und ein Soldat aus deiner Hand könnte ihn wieder beginnen.</translation>
    </message>
    <message>
        <source>Factions are picked before the game.</source>
        <translation>Völker werden vor dem Spiel gewählt.</translation>
    </message>
    <message>
        <source>First a faction is picked.</source>
        <translation>Zuerst wird ein Volk gewählt.</translation>
    </message>
    <message>
        <source>First the coin says who keeps the faction that both have picked.</source>
        <translation>Zuerst entscheidet die Münze, wer das Volk behält, das beide gewählt haben.</translation>
    </message>
    <message>
        <source>In this game no faction is led twice, and that one has been picked.</source>
        <translation>In diesem Spiel führen nicht beide dasselbe Volk, und dieses ist schon gewählt.</translation>
    </message>
    <message>
        <source>This is not the time to pick a colour.</source>
        <translation>Jetzt ist keine Farbe zu wählen.</translation>
    </message>
    <message>
        <source>First a colour is picked.</source>
        <translation>Zuerst wird eine Farbe gewählt.</translation>
    </message>
    <message>
        <source>That deck has none left: %1.</source>
        <translation>Davon hat dieses Deck keine mehr: %1.</translation>
    </message>
    <message>
        <source>First the Seers put their decks in order.</source>
        <translation>Zuerst ordnen die Seher ihre Decks.</translation>
    </message>
    <message>
        <source>None left to be laid: %1.</source>
        <translation>Davon ist keine mehr zu legen: %1.</translation>
    </message>
    <message>
        <source>First the cards are dealt.</source>
        <translation>Zuerst werden die Karten ausgeteilt.</translation>
    </message>
    <message>
        <source>That pile has all the cards it begins with.</source>
        <translation>Dieser Stapel hat alle Karten, mit denen er beginnt.</translation>
    </message>
    <message>
        <source>First the piles are built.</source>
        <translation>Zuerst werden die Stapel gebaut.</translation>
    </message>
    <message>
        <source>No coin is tossed now.</source>
        <translation>Jetzt wird keine Münze geworfen.</translation>
    </message>
    <message>
        <source>First a coin says who begins.</source>
        <translation>Zuerst entscheidet eine Münze, wer beginnt.</translation>
    </message>
    <message>
        <source>It cannot be this card that comes now: %1.</source>
        <translation>Das kann nicht die Karte sein, die jetzt kommt: %1.</translation>
    </message>
    <message>
        <source>First the card is drawn.</source>
        <translation>Zuerst wird die Karte gezogen.</translation>
    </message>
    <message>
        <source>In this game you name both decks at once.</source>
        <translation>In diesem Spiel nennst du beide Decks auf einmal.</translation>
    </message>
    <message>
        <source>You draw one card at a time.</source>
        <translation>Du ziehst eine Karte nach der anderen.</translation>
    </message>
    <message>
        <source>You are not asked whether you go on: no attack of yours was answered.</source>
        <translation>Du wirst nicht gefragt, ob du weitermachst: Auf keinen Angriff von dir wurde geantwortet.</translation>
    </message>
    <message>
        <source>You may withdraw only when the defender has answered your attack.</source>
        <translation>Zurückziehen darfst du dich nur, wenn der Verteidiger auf deinen Angriff geantwortet hat.</translation>
    </message>
    <message>
        <source>First go on with the attack, or withdraw.</source>
        <translation>Mach zuerst mit dem Angriff weiter oder zieh dich zurück.</translation>
    </message>
    <message>
        <source>Lift a card first, or end the phase.</source>
        <translation>Heb zuerst eine Karte ab oder beende die Phase.</translation>
    </message>
    <message>
        <source>Lift a card first.</source>
        <translation>Heb zuerst eine Karte ab.</translation>
    </message>
    <message>
        <source>First say that you lift no more.</source>
        <translation>Sag zuerst, dass du nichts mehr abhebst.</translation>
    </message>
    <message>
        <source>First lay the cards that you have lifted.</source>
        <translation>Leg zuerst die Karten, die du abgehoben hast.</translation>
    </message>
    <message>
        <source>First finish what the Jack lets you move.</source>
        <translation>Beende zuerst, was der Bube dich bewegen lässt.</translation>
    </message>
    <message>
        <source>First give up the second soldier of the rite.</source>
        <translation>Opfere zuerst den zweiten Soldaten des Rituals.</translation>
    </message>
    <message>
        <source>First take the resource that the rite has bought.</source>
        <translation>Nimm zuerst die Ressource, die das Ritual erkauft hat.</translation>
    </message>
    <message>
        <source>First it is settled who dies.</source>
        <translation>Zuerst entscheidet sich, wer stirbt.</translation>
    </message>
    <message>
        <source>First the captives go into the deck.</source>
        <translation>Zuerst kommen die Gefangenen ins Deck.</translation>
    </message>
    <message>
        <source>You have spread the plague: no attack follows it in this turn.</source>
        <translation>Du hast die Seuche verbreitet: In diesem Zug folgt ihr kein Angriff.</translation>
    </message>
    <message>
        <source>You spread the plague before any attack, and once in a turn.</source>
        <translation>Die Seuche verbreitest du vor deinem ersten Angriff und nur einmal im Zug.</translation>
    </message>
    <message>
        <source>In this game no pile pays for the plague: it takes the whole Attack Phase.</source>
        <translation>In diesem Spiel zahlt kein Stapel für die Seuche: Sie kostet die ganze Angriffsphase.</translation>
    </message>
    <message>
        <source>That pile has attacked this turn, or has paid for the plague.</source>
        <translation>Dieser Stapel hat in diesem Zug angegriffen oder für die Seuche bezahlt.</translation>
    </message>
    <message>
        <source>That pile has paid for the plague, so it does not attack this turn.</source>
        <translation>Dieser Stapel hat für die Seuche bezahlt und greift in diesem Zug nicht an.</translation>
    </message>
    <message>
        <source>You have spread the plague: it can be done only once in a turn.</source>
        <translation>Du hast die Seuche schon verbreitet: Das geht nur einmal im Zug.</translation>
    </message>
    <message>
        <source>In this game the plague costs one pile its attack: name the pile.</source>
        <translation>In diesem Spiel kostet die Seuche einen Stapel seinen Angriff: Nenn den Stapel.</translation>
    </message>
    <message>
        <source>That pile cannot pay for the plague: it is empty, or has attacked.</source>
        <translation>Dieser Stapel kann nicht für die Seuche bezahlen: Er ist leer oder hat angegriffen.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <translation>Nicht auf deiner Hand: %1.</translation>
    </message>
    <message>
        <source>Only a blood rite lets you take a resource.</source>
        <translation>Nur ein Blutritual lässt dich eine Ressource nehmen.</translation>
    </message>
    <message>
        <source>Only Blood-Mages know the rite.</source>
        <translation>Nur Blutmagier kennen das Ritual.</translation>
    </message>
    <message>
        <source>Not there to be taken: %1.</source>
        <translation>Nicht zum Nehmen da: %1.</translation>
    </message>
    <message>
        <source>An Ace hits the top of a pile, not a buried card.</source>
        <translation>Ein Ass trifft die oberste Karte eines Stapels, keine begrabene.</translation>
    </message>
    <message>
        <source>A rite takes tops, not buried cards.</source>
        <translation>Ein Ritual nimmt oberste Karten, keine begrabenen.</translation>
    </message>
    <message>
        <source>There is no such soldier in that pile.</source>
        <translation>So einen Soldaten gibt es in diesem Stapel nicht.</translation>
    </message>
    <message>
        <source>Only a soldier comes in for another. No soldier: %1.</source>
        <translation>Hereintauschen lässt sich nur ein Soldat. Kein Soldat: %1.</translation>
    </message>
    <message>
        <source>Only Shape-Shifters exchange soldiers.</source>
        <translation>Nur Gestaltwandler tauschen Soldaten.</translation>
    </message>
    <message>
        <source>There is no soldier in that pile to be exchanged.</source>
        <translation>In diesem Stapel ist kein Soldat, der sich tauschen ließe.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>First the effect that is being carried out is finished.</source>
        <translation>Zuerst wird der Effekt zu Ende ausgeführt, der gerade läuft.</translation>
    </message>
    <message>
        <source>A soldier that fights with %1.</source>
        <translation>Ein Soldat, der mit %1 kämpft.</translation>
    </message>
    <message>
        <source>A soldier that fights with its number.</source>
        <extracomment>Said of the cards from two to ten together</extracomment>
        <translation>Ein Soldat, der mit seiner Zahl kämpft.</translation>
    </message>
    <message>
        <source>The Dragon-Tamers&apos; dragon: %1</source>
        <extracomment>%1 is &quot;A soldier worth 20 …&quot;.</extracomment>
        <translation>Der Drache der Drachenzähmer: %1</translation>
    </message>
    <message>
        <source>The wild magician and the dragon; they stay in the box unless a faction uses them.</source>
        <extracomment>%1 is &quot;Is used as a Jack, …&quot;. Said of both jokers, by what is written on them</extracomment>
        <translation>Der wilde Zauberer und der Drache; sie bleiben in der Schachtel, wenn kein Volk sie nutzt.</translation>
    </message>
    <message>
        <source>Laid aside unless a faction uses it.</source>
        <translation>Beiseitegelegt, wenn kein Volk ihn nutzt.</translation>
    </message>
    <message>
        <source>The Mages&apos; joker: %1</source>
        <translation>Der Joker der Magier: %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>worth %1</source>
        <extracomment>A soldier: %1 is a number or a sum, &quot;9 + 3 for the Queen = 12&quot;.</extracomment>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>mechanised</source>
        <extracomment>Marks on a soldier; the second is one that fights in the battle that goes on.</extracomment>
        <translation>mechanisiert</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>kämpft</translation>
    </message>
    <message>
        <source>infected</source>
        <translation>infiziert</translation>
    </message>
    <message>
        <source>dying</source>
        <translation>stirbt</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Beside an army: what each of its soldiers has more by Queens.
----------
Beside an army of Assassins or Golems: what each of its soldiers has more or less.</extracomment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s) at work: every soldier of this army is worth %1 more this turn.</source>
        <translation>
            <numerusform>%n Dame wirkt: Jeder Soldat dieses Heeres ist in diesem Zug %1 mehr wert.</numerusform>
            <numerusform>%n Damen wirken: Jeder Soldat dieses Heeres ist in diesem Zug %1 mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Every soldier of this army is worth 2 more in this turn.</source>
        <translation>Jeder Soldat dieses Heeres ist in diesem Zug 2 mehr wert.</translation>
    </message>
    <message>
        <source>Every soldier of this army is worth 2 less in this turn.</source>
        <translation>Jeder Soldat dieses Heeres ist in diesem Zug 2 weniger wert.</translation>
    </message>
    <message>
        <source>The infected fall</source>
        <translation>Die Infizierten fallen</translation>
    </message>
    <message>
        <source>%1 beats %2</source>
        <extracomment>What comes of a battle: the sum of the attackers, the value of the defender.</extracomment>
        <translation>%1 schlägt %2</translation>
    </message>
    <message>
        <source>%1 falls short of %2</source>
        <translation>%1 reicht nicht gegen %2</translation>
    </message>
    <message>
        <source>%1 = %2: both fall</source>
        <translation>%1 = %2: beide fallen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s pile %2</source>
        <translation>Stapel %2 von %1</translation>
    </message>
    <message>
        <source>the battle line</source>
        <extracomment>The strip between the two armies: resources are dragged there, and soldiers that attack.</extracomment>
        <translation>die Kampflinie</translation>
    </message>
    <message>
        <source>%1&apos;s captives</source>
        <translation>Gefangene von %1</translation>
    </message>
    <message>
        <source>%1&apos;s resource discard</source>
        <translation>Ressourcenablage von %1</translation>
    </message>
    <message>
        <source>%1&apos;s soldier discard</source>
        <translation>Soldatenablage von %1</translation>
    </message>
    <message>
        <source>resources in %1&apos;s hand</source>
        <extracomment>A hand lies in two parts: soldiers and resources.</extracomment>
        <translation>Ressourcen auf der Hand von %1</translation>
    </message>
    <message>
        <source>soldiers in %1&apos;s hand</source>
        <translation>Soldaten auf der Hand von %1</translation>
    </message>
    <message>
        <source>%1&apos;s resource deck</source>
        <translation>Ressourcendeck von %1</translation>
    </message>
    <message>
        <source>%1&apos;s soldier deck</source>
        <translation>Soldatendeck von %1</translation>
    </message>
    <message>
        <source>lifted cards</source>
        <translation>abgehobene Karten</translation>
    </message>
    <message>
        <source>cards out of the game</source>
        <translation>Karten aus dem Spiel</translation>
    </message>
    <message>
        <source>your pile %1</source>
        <extracomment>The following piles are the reader&apos;s own.</extracomment>
        <translation>dein Stapel %1</translation>
    </message>
    <message>
        <source>your captives</source>
        <translation>deine Gefangenen</translation>
    </message>
    <message>
        <source>your resource discard</source>
        <translation>deine Ressourcenablage</translation>
    </message>
    <message>
        <source>your soldier discard</source>
        <translation>deine Soldatenablage</translation>
    </message>
    <message>
        <source>resources in your hand</source>
        <translation>Ressourcen auf deiner Hand</translation>
    </message>
    <message>
        <source>soldiers in your hand</source>
        <translation>Soldaten auf deiner Hand</translation>
    </message>
    <message>
        <source>your resource deck</source>
        <translation>dein Ressourcendeck</translation>
    </message>
    <message>
        <source>your soldier deck</source>
        <translation>dein Soldatendeck</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation>Stapel&#xa0;%1</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Written beside a discard pile, next to the deck that it belongs to.</extracomment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldaten</translation>
    </message>
    <message>
        <source>%1 in play</source>
        <extracomment>Beside a player: how many soldiers.</extracomment>
        <translation>%1 im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n soldier(s)</source>
        <extracomment>What is counted after a stalemate: %1 is a player.</extracomment>
        <translation>
            <numerusform>%1 %n Soldat</numerusform>
            <numerusform>%1 %n Soldaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Both armies are gone in the same battle; a house rule decides.</source>
        <translation>Beide Heere sind im selben Kampf gefallen; eine Hausregel entscheidet.</translation>
    </message>
    <message>
        <source>Both armies are gone in the same battle.</source>
        <translation>Beide Heere sind im selben Kampf gefallen.</translation>
    </message>
    <message>
        <source>%1 has no soldier left in play.</source>
        <translation>%1 hat keinen Soldaten mehr im Spiel.</translation>
    </message>
    <message>
        <source>%1 has given up.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>The game has lasted 400 turns; the stronger army decides.</source>
        <translation>Das Spiel hat 400 Züge gedauert; das stärkere Heer entscheidet.</translation>
    </message>
    <message>
        <source>The game has lasted 400 turns.</source>
        <translation>Das Spiel hat 400 Züge gedauert.</translation>
    </message>
    <message>
        <source>For 12 turns nothing has happened; the stronger army decides.</source>
        <translation>Seit 12 Zügen ist nichts geschehen; das stärkere Heer entscheidet.</translation>
    </message>
    <message>
        <source>For 12 turns nothing has happened.</source>
        <translation>Seit 12 Zügen ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Both armies are gone in the same battle: the game is a draw.</source>
        <translation>Beide Heere sind im selben Kampf gefallen: Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>The game has lasted 400 turns: it is a draw.</source>
        <translation>Das Spiel hat 400 Züge gedauert: Es endet unentschieden.</translation>
    </message>
    <message>
        <source>For 12 turns nothing has happened: the game is a draw.</source>
        <translation>Seit 12 Zügen ist nichts geschehen: Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>%2 has no soldier left in play: %1 wins.</source>
        <translation>%2 hat keinen Soldaten mehr im Spiel: %1 gewinnt.</translation>
    </message>
    <message>
        <source>Both armies are gone in the same battle: by the house rule %1 wins.</source>
        <translation>Beide Heere sind im selben Kampf gefallen: Nach der Hausregel gewinnt %1.</translation>
    </message>
    <message>
        <source>%2 has given up: %1 wins.</source>
        <translation>%2 hat aufgegeben: %1 gewinnt.</translation>
    </message>
    <message>
        <source>The game has lasted 400 turns; %1 has the stronger army and wins.</source>
        <translation>Das Spiel hat 400 Züge gedauert; %1 hat das stärkere Heer und gewinnt.</translation>
    </message>
    <message>
        <source>For 12 turns nothing has happened; %1 has the stronger army and wins.</source>
        <translation>Seit 12 Zügen ist nichts geschehen; %1 hat das stärkere Heer und gewinnt.</translation>
    </message>
    <message>
        <source>Now only your opponent may act: go on when that is done.</source>
        <translation>Jetzt darf nur dein Gegenüber handeln: Mach danach weiter.</translation>
    </message>
    <message>
        <source>In a battle the defender acts first, then both in turn: now it is up to your opponent.</source>
        <translation>In einem Kampf handelt zuerst, wer verteidigt, dann beide abwechselnd: Jetzt ist dein Gegenüber dran.</translation>
    </message>
    <message>
        <source>In your opponent&apos;s turn you are asked between the phases, and in battles.</source>
        <translation>Im Zug deines Gegenübers wirst du zwischen den Phasen und in Kämpfen gefragt.</translation>
    </message>
    <message>
        <source>Now you may only use resources and abilities, or pass.</source>
        <translation>Jetzt darfst du nur Ressourcen und Fähigkeiten nutzen oder passen.</translation>
    </message>
    <message>
        <source>Resources and abilities have to wait until this choice is made.</source>
        <translation>Ressourcen und Fähigkeiten müssen warten, bis das entschieden ist.</translation>
    </message>
    <message>
        <source>This game is played without factions.</source>
        <translation>Dieses Spiel wird ohne Völker gespielt.</translation>
    </message>
    <message>
        <source>First it is settled who leads which faction.</source>
        <translation>Zuerst wird bestimmt, wer welches Volk führt.</translation>
    </message>
    <message>
        <source>In the Epic game each of you has a whole pack: there is no colour to pick.</source>
        <translation>Im epischen Spiel hat jeder von euch ein ganzes Kartenspiel: Es gibt keine Farbe zu wählen.</translation>
    </message>
    <message>
        <source>First the coin settles the colours.</source>
        <translation>Zuerst entscheidet die Münze über die Farben.</translation>
    </message>
    <message>
        <source>Only Seers put their decks in order, and only before the game.</source>
        <translation>Nur Seher ordnen ihre Decks, und nur vor dem Spiel.</translation>
    </message>
    <message>
        <source>First the War-Mongers build their piles.</source>
        <translation>Zuerst bauen die Kriegstreiber ihre Stapel.</translation>
    </message>
    <message>
        <source>The piles are not built by hand now.</source>
        <translation>Die Stapel werden jetzt nicht von Hand gebaut.</translation>
    </message>
    <message>
        <source>In this game the War-Mongers&apos; piles are equal, and that one is full.</source>
        <translation>In diesem Spiel sind die Stapel der Kriegstreiber gleich groß, und dieser ist voll.</translation>
    </message>
    <message>
        <source>No pile may start empty: the last cards go to the piles that have none.</source>
        <translation>Kein Stapel darf leer beginnen: Die letzten Karten kommen auf die Stapel, die keine haben.</translation>
    </message>
    <message>
        <source>That does not belong to this phase of the turn.</source>
        <translation>Das gehört nicht in diese Phase des Zuges.</translation>
    </message>
    <message>
        <source>That phase is over for this turn.</source>
        <translation>Diese Phase ist für diesen Zug vorbei.</translation>
    </message>
    <message>
        <source>The turn ends with its last phase: end the one that is running.</source>
        <translation>Der Zug endet mit seiner letzten Phase: Beende zuerst die laufende.</translation>
    </message>
    <message>
        <source>First choose the next phase of your turn.</source>
        <translation>Wähl zuerst die nächste Phase deines Zuges.</translation>
    </message>
    <message>
        <source>You have had that phase this turn: no phase comes twice.</source>
        <translation>Diese Phase hattest du in diesem Zug schon: Keine Phase kommt zweimal.</translation>
    </message>
    <message>
        <source>First finish the phase that you have begun.</source>
        <translation>Beende zuerst die Phase, die du begonnen hast.</translation>
    </message>
    <message>
        <source>First take the Draw Phase: there are cards to draw.</source>
        <translation>Spiel zuerst die Ziehphase: Es gibt Karten zu ziehen.</translation>
    </message>
    <message>
        <source>You have drawn your two cards.</source>
        <translation>Du hast deine zwei Karten gezogen.</translation>
    </message>
    <message>
        <source>You have to draw two cards while there are any.</source>
        <translation>Du musst zwei Karten ziehen, solange welche da sind.</translation>
    </message>
    <message>
        <source>There are too few cards in that deck: draw from the other one.</source>
        <translation>In diesem Deck sind zu wenige Karten: Zieh vom anderen.</translation>
    </message>
    <message>
        <source>Both your decks are empty: there is nothing to draw.</source>
        <translation>Deine beiden Decks sind leer: Es gibt nichts zu ziehen.</translation>
    </message>
    <message>
        <source>Name the soldier first, then the resource.</source>
        <translation>Nenn zuerst den Soldaten, dann die Ressource.</translation>
    </message>
    <message>
        <source>War-Mongers have no decks and never draw.</source>
        <translation>Kriegstreiber haben keine Decks und ziehen nie.</translation>
    </message>
    <message>
        <source>You have no such pile.</source>
        <translation>So einen Stapel hast du nicht.</translation>
    </message>
    <message>
        <source>First choose the pile of yours that attacks.</source>
        <translation>Wähl zuerst deinen Stapel, der angreift.</translation>
    </message>
    <message>
        <source>First choose a pile that attacks; then others may join it.</source>
        <translation>Wähl zuerst einen Stapel, der angreift; dann dürfen andere dazukommen.</translation>
    </message>
    <message>
        <source>First choose the pile that you attack.</source>
        <translation>Wähl zuerst den Stapel, den du angreifst.</translation>
    </message>
    <message>
        <source>That pile is empty: there is nothing to attack.</source>
        <translation>Dieser Stapel ist leer: Da ist nichts anzugreifen.</translation>
    </message>
    <message>
        <source>That pile is empty and cannot attack.</source>
        <translation>Dieser Stapel ist leer und kann nicht angreifen.</translation>
    </message>
    <message>
        <source>That pile takes part already: each sends one card.</source>
        <translation>Dieser Stapel macht schon mit: Jeder schickt eine Karte.</translation>
    </message>
    <message>
        <source>That pile has attacked this turn.</source>
        <translation>Dieser Stapel hat in diesem Zug schon angegriffen.</translation>
    </message>
    <message>
        <source>That pile has attacked this turn and cannot join in.</source>
        <translation>Dieser Stapel hat in diesem Zug angegriffen und kann nicht dazukommen.</translation>
    </message>
    <message>
        <source>That pile has attacked, and no second attack is left this turn.</source>
        <translation>Dieser Stapel hat angegriffen, und ein zweiter Angriff ist in diesem Zug nicht mehr übrig.</translation>
    </message>
    <message>
        <source>That card is fighting: nothing moves or covers it.</source>
        <translation>Diese Karte kämpft: Nichts bewegt sie oder deckt sie zu.</translation>
    </message>
    <message>
        <source>Only Mechas mechanise, in their own turn.</source>
        <translation>Nur Mechas mechanisieren, in ihrem eigenen Zug.</translation>
    </message>
    <message>
        <source>You mechanise once in a turn, before any of your piles has attacked.</source>
        <translation>Du kannst nur einmal im Zug mechanisieren und nur, bevor einer deiner Stapel angegriffen hat.</translation>
    </message>
    <message>
        <source>Only the Infected spread the plague, in their own turn.</source>
        <translation>Nur die Infizierten verbreiten die Seuche, in ihrem eigenen Zug.</translation>
    </message>
    <message>
        <source>There is no card to lift there.</source>
        <translation>Dort ist keine Karte abzuheben.</translation>
    </message>
    <message>
        <source>No card has been lifted from that pile.</source>
        <translation>Von diesem Stapel ist keine Karte abgehoben.</translation>
    </message>
    <message>
        <source>That pile has given up its top: what lies below stays.</source>
        <translation>Dieser Stapel hat seine oberste Karte abgegeben: Was darunter liegt, bleibt.</translation>
    </message>
    <message>
        <source>You have no such pile: moving opens no new one.</source>
        <translation>So einen Stapel hast du nicht: Bewegen eröffnet keinen neuen.</translation>
    </message>
    <message>
        <source>You have no such pile: recruiting opens no new one.</source>
        <translation>So einen Stapel hast du nicht: Anwerben eröffnet keinen neuen.</translation>
    </message>
    <message>
        <source>In your hand a King is a resource: lay it on a pile at any time, but not as a recruit.</source>
        <translation>Auf deiner Hand ist ein König eine Ressource: Leg ihn jederzeit auf einen Stapel, aber nicht als Angeworbenen.</translation>
    </message>
    <message>
        <source>Only soldiers and Kings lie in piles.</source>
        <translation>Nur Soldaten und Könige liegen in Stapeln.</translation>
    </message>
    <message>
        <source>In this game no resource is used once the fighters lie open.</source>
        <translation>In diesem Spiel wird keine Ressource mehr genutzt, wenn die Kämpfer offen liegen.</translation>
    </message>
    <message>
        <source>War-Mongers have no resources.</source>
        <translation>Kriegstreiber haben keine Ressourcen.</translation>
    </message>
    <message>
        <source>There is no Joker in your hand.</source>
        <translation>Auf deiner Hand ist kein Joker.</translation>
    </message>
    <message>
        <source>The top of that pile is fighting: no King can cover it.</source>
        <translation>Die oberste Karte dieses Stapels kämpft: Kein König kann auf sie gelegt werden.</translation>
    </message>
    <message>
        <source>You have used no resource yet that could be shuffled back.</source>
        <translation>Du hast noch keine Ressource genutzt, die sich zurückmischen ließe.</translation>
    </message>
    <message>
        <source>The rite needs two soldiers in play, and a card in your resource deck or discard.</source>
        <translation>Das Ritual braucht zwei Soldaten im Spiel und eine Karte in deinem Ressourcendeck oder auf der Ressourcenablage.</translation>
    </message>
    <message>
        <source>The top of that pile has been exchanged: that can be done once at each such moment.</source>
        <translation>Die oberste Karte dieses Stapels ist schon getauscht: Jetzt geht das nicht noch einmal.</translation>
    </message>
    <message>
        <source>There is nobody to be saved now.</source>
        <translation>Jetzt ist niemand zu retten.</translation>
    </message>
    <message>
        <source>It has to be the top of another of your piles.</source>
        <translation>Es muss die oberste Karte eines anderen deiner Stapel sein.</translation>
    </message>
    <message>
        <source>That soldier is dying as well, or has just been saved.</source>
        <translation>Dieser Soldat stirbt auch oder ist eben gerettet worden.</translation>
    </message>
    <message>
        <source>There is no such captive now.</source>
        <translation>So einen Gefangenen gibt es jetzt nicht.</translation>
    </message>
    <message>
        <source>Castle Wars is for exactly two players.</source>
        <translation>Castle Wars ist für genau zwei Spieler.</translation>
    </message>
    <message>
        <source>The same faction twice is not allowed in this game: choose two different ones.</source>
        <translation>Zweimal dasselbe Volk ist in diesem Spiel nicht erlaubt: Wählt zwei verschiedene.</translation>
    </message>
    <message>
        <source>jokers</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>soldiers</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>Soldaten</translation>
    </message>
    <message>
        <source>black soldiers</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>schwarze Soldaten</translation>
    </message>
    <message>
        <source>red soldiers</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>rote Soldaten</translation>
    </message>
    <message>
        <source>resources</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>black resources</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>schwarze Ressourcen</translation>
    </message>
    <message>
        <source>red resources</source>
        <extracomment>Of a pack of cards that is sorted before one plays</extracomment>
        <translation>rote Ressourcen</translation>
    </message>
</context>
<context>
    <name>drawbridge::WayIn</name>
    <message>
        <source>Scan this with a phone’s camera</source>
        <translation>Mit der Kamera eines Handys scannen</translation>
    </message>
    <message>
        <source>or type</source>
        <translation>oder eintippen</translation>
    </message>
    <message>
        <source>then the four words</source>
        <translation>dann die vier Wörter</translation>
    </message>
    <message>
        <source>&amp;Copy the address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>Table for a &amp;second screen</source>
        <translation>Tisch für &amp;zweiten Bildschirm</translation>
    </message>
    <message>
        <source>Opens a page in this computer’s browser that shows what everybody may see, as large as it can be: for a projector, or a television.</source>
        <translation>Öffnet im Browser dieses Rechners eine Seite, die zeigt, was alle sehen dürfen, so groß wie möglich: für einen Projektor oder einen Fernseher.</translation>
    </message>
    <message>
        <source>The page does not co&amp;me?</source>
        <extracomment>A button: opens the rule book at what to do then. The page is the one on the phones.</extracomment>
        <translation>Die &amp;Seite kommt nicht?</translation>
    </message>
    <message>
        <source>Code to scan: the address %1 with the four words</source>
        <translation>Code zum Scannen: die Adresse %1 mit den vier Wörtern</translation>
    </message>
    <message>
        <source>In another browser: %1</source>
        <extracomment>%1 is an address: of a page for a projector</extracomment>
        <translation>In einem anderen Browser: %1</translation>
    </message>
</context>
<context>
    <name>drawbridge::WhyNot</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 must decide something first.</source>
        <extracomment>Somebody else has to decide something, in whosever turn.</extracomment>
        <translation>Zuerst muss %1 etwas entscheiden.</translation>
    </message>
    <message>
        <source>That is %1&apos;s. %2</source>
        <extracomment>Said of a card or tile in somebody else&apos;s hand: %1 is its owner, %2 what to do now.</extracomment>
        <translation>Das gehört %1. %2</translation>
    </message>
    <message>
        <source>There is nothing to do with this now: %1. %2</source>
        <extracomment>%1 is a card or tile and where it lies, %2 what to do now.</extracomment>
        <translation>Damit ist jetzt nichts zu tun: %1. %2</translation>
    </message>
    <message>
        <source>It cannot go there. You can put it here: %1.</source>
        <extracomment>A refusal. %1 is a list of the piles where the piece may be put now.</extracomment>
        <translation>Dieses Stück kann nicht dorthin. Du kannst es hierhin legen: %1.</translation>
    </message>
    <message>
        <source>It cannot go there. %1</source>
        <extracomment>A refusal. %1 is what to do now.</extracomment>
        <translation>Dieses Stück kann nicht dorthin. %1</translation>
    </message>
    <message>
        <source>You only look on here: nothing is moved by hand.</source>
        <translation>Hier schaust du nur zu: Von Hand wird nichts bewegt.</translation>
    </message>
</context>
</TS>
