<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>ChronicleWords</name>
    <message numerus="yes">
        <source>%n won</source>
        <comment>matches in a row</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not won</source>
        <comment>matches in a row</comment>
        <translation>
            <numerusform>%n not won</numerusform>
            <numerusform>%n not won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finest castle: %n point(s)</source>
        <translation>
            <numerusform>finest castle: %n point</numerusform>
            <numerusform>finest castle: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fastest win: %n move(s)</source>
        <translation>
            <numerusform>fastest win: %n move</numerusform>
            <numerusform>fastest win: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) earned. Another one is for a match you win of: %1.</source>
        <extracomment>%n of five fields of a coat of arms; %1 is the name of a game</extracomment>
        <translation>
            <numerusform>%n field earned. Another one is for a match you win of: %1.</numerusform>
            <numerusform>%n fields earned. Another one is for a match you win of: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>Who else played: %1 is a name</extracomment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n seat(s)</source>
        <extracomment>A sort of match: %1 is a game, %n how many play</extracomment>
        <translation>
            <numerusform>%1, %n seat</numerusform>
            <numerusform>%1, %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won of %n match(es)</source>
        <translation>
            <numerusform>won of %n match</numerusform>
            <numerusform>won of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorCard</name>
    <message numerus="yes">
        <source>%n question(s) lie behind the door.</source>
        <extracomment>%n: how many house rules can be chosen</extracomment>
        <translation>
            <numerusform>%n question lies behind the door.</numerusform>
            <numerusform>%n questions lie behind the door.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallScene</name>
    <message numerus="yes">
        <source>In the chest: %n more match(es)</source>
        <translation>
            <numerusform>In the chest: %n more match</numerusform>
            <numerusform>In the chest: %n more matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message numerus="yes">
        <source>“%1” names none of the %n page(s). Write their numbers like this: 1-4, 7, 9-</source>
        <extracomment>%1 is what somebody has written, %n is how many pages there are</extracomment>
        <translation>
            <numerusform>“%1” does not name the only page. Write numbers like this: 1-4, 7, 9-</numerusform>
            <numerusform>“%1” names none of the %n pages. Write their numbers like this: 1-4, 7, 9-</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::Answers</name>
    <message numerus="yes">
        <source>%n empty place(s)</source>
        <translation>
            <numerusform>%n empty place</numerusform>
            <numerusform>%n empty places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::BotLevels</name>
    <message numerus="yes">
        <source>You have won %1 of %n against Pages.</source>
        <extracomment>In all of these: %n is how many matches have been played, %1 how many of them the reader has won</extracomment>
        <translation>
            <numerusform>You have won %1 of %n against Pages.</numerusform>
            <numerusform>You have won %1 of %n against Pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n against Squires.</source>
        <translation>
            <numerusform>You have won %1 of %n against Squires.</numerusform>
            <numerusform>You have won %1 of %n against Squires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n against Knights.</source>
        <translation>
            <numerusform>You have won %1 of %n against Knights.</numerusform>
            <numerusform>You have won %1 of %n against Knights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n against Monarchs.</source>
        <translation>
            <numerusform>You have won %1 of %n against Monarchs.</numerusform>
            <numerusform>You have won %1 of %n against Monarchs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n at the table, all others of the level %1, it wins %2 of 100 games.</source>
        <extracomment>How strong a bot is: %n is how many play, %1 the level of all others, &quot;Squire&quot;, %2 a number</extracomment>
        <translation>
            <numerusform>With %n at the table, all others of the level %1, it wins %2 of 100 games.</numerusform>
            <numerusform>With %n at the table, all others of the level %1, it wins %2 of 100 games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::CaleiraText</name>
    <message numerus="yes">
        <source>Wizard Tower: %1 has looked at the top %n card(s) of the deck and put them back.</source>
        <translation>
            <numerusform>Wizard Tower: %1 has looked at the top card of the deck and put it back.</numerusform>
            <numerusform>Wizard Tower: %1 has looked at the top %n cards of the deck and put them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n point(s)</source>
        <extracomment>What a castle is worth: %1 is its owner.</extracomment>
        <translation>
            <numerusform>%1 %n point</numerusform>
            <numerusform>%1 %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Beside a player&apos;s name: what the castle is worth as it lies.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face up it counts %n point(s).</source>
        <extracomment>How many points a card is worth while it lies face up.</extracomment>
        <translation>
            <numerusform>Face up it counts %n point.</numerusform>
            <numerusform>Face up it counts %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::CardBox</name>
    <message numerus="yes">
        <source>%1, %n left in the box</source>
        <extracomment>The same, spoken</extracomment>
        <translation>
            <numerusform>%1, %n left in the box</numerusform>
            <numerusform>%1, %n left in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::CardCounts</name>
    <message numerus="yes">
        <source>%n card(s) in a pack</source>
        <translation>
            <numerusform>%n card in a pack</numerusform>
            <numerusform>%n cards in a pack</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::CardGallery</name>
    <message numerus="yes">
        <source>%1 of %n kind(s)</source>
        <extracomment>How many cards of how many kinds there are: %1 is &quot;54 cards&quot;.</extracomment>
        <translation>
            <numerusform>%1 of %n kind</numerusform>
            <numerusform>%1 of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found among %1</source>
        <extracomment>%1 is &quot;54 cards of 14 kinds&quot;.</extracomment>
        <translation>
            <numerusform>%n found among %1</numerusform>
            <numerusform>%n found among %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::CastlesText</name>
    <message numerus="yes">
        <source>%1 discards Rushed Defenses: %n defenses may be played this turn.</source>
        <translation>
            <numerusform>%1 discards Rushed Defenses: %n defense may be played this turn.</numerusform>
            <numerusform>%1 discards Rushed Defenses: %n defenses may be played this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand is discarded: %n card(s).</source>
        <translation>
            <numerusform>%1&apos;s hand is discarded: %n card.</numerusform>
            <numerusform>%1&apos;s hand is discarded: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n castles: held until play comes back to %2, they win the game.</source>
        <extracomment>%1 and %2 are players; %2 may be the same.</extracomment>
        <translation>
            <numerusform>%1 has %n castle: held until play comes back to %2, it wins the game.</numerusform>
            <numerusform>%1 has %n castles: held until play comes back to %2, they win the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n castle(s) left: too few to win with.</source>
        <translation>
            <numerusform>%1 has %n castle left: too few to win with.</numerusform>
            <numerusform>%1 has %n castles left: too few to win with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n round(s) nobody may attack.</source>
        <translation>
            <numerusform>For %n round nobody may attack.</numerusform>
            <numerusform>For %n rounds nobody may attack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n castle(s) and wins by holding them until the round is over.</source>
        <translation>
            <numerusform>Has %n castle and wins by holding them until the round is over.</numerusform>
            <numerusform>Has %n castles and wins by holding them until the round is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played your defense of this turn: you may play only %n.</source>
        <translation>
            <numerusform>You have played your defense of this turn: you may play only %n.</numerusform>
            <numerusform>You have played your defenses of this turn: you may play only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have played your defenses of this turn: you may play only %n.</source>
        <translation>
            <numerusform>You have played your defense of this turn: you may play only %n.</numerusform>
            <numerusform>You have played your defenses of this turn: you may play only %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck does not suit %n player(s): it needs a castle for everybody, enough cards to deal, and no more than a table can hold.</source>
        <translation>
            <numerusform>The deck does not suit %n player: it needs a castle for everybody, enough cards to deal, and no more than a table can hold.</numerusform>
            <numerusform>The deck does not suit %n players: it needs a castle for everybody, enough cards to deal, and no more than a table can hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s), %1 in all</source>
        <extracomment>Beside a player&apos;s name: how many castles, and what they are worth with all that lies on them.</extracomment>
        <translation>
            <numerusform>%n castle, %1 in all</numerusform>
            <numerusform>%n castles, %1 in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n castle(s) worth %2</source>
        <extracomment>What is counted when a game has lasted too long: %1 is a player, %2 the worth of the castles.</extracomment>
        <translation>
            <numerusform>%1 %n castle worth %2</numerusform>
            <numerusform>%1 %n castles worth %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s side has held %n castles for a whole round: %1 wins.</source>
        <translation>
            <numerusform>%1&apos;s side has held %n castle for a whole round: %1 wins.</numerusform>
            <numerusform>%1&apos;s side has held %n castles for a whole round: %1 wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are back with a castle of your own, and a hand that is filled up to %n card(s). You win only if %1 wins, and fall if %1 falls. %2</source>
        <translation>
            <numerusform>You are back with a castle of your own, and a hand that is filled up to %n card. You win only if %1 wins, and fall if %1 falls. %2</numerusform>
            <numerusform>You are back with a castle of your own, and a hand that is filled up to %n cards. You win only if %1 wins, and fall if %1 falls. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One side has held %n castles for a whole round.</source>
        <translation>
            <numerusform>One side has held %n castles for a whole round.</numerusform>
            <numerusform>One side has held %n castles for a whole round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are lost for good</source>
        <comment>below the label of a choice: no Block is played</comment>
        <translation>
            <numerusform>%n card is lost for good</numerusform>
            <numerusform>%n cards are lost for good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::ChestWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>%1 is how many matches are kept in all</extracomment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 matches</source>
        <translation>
            <numerusform>%n of %1 matches</numerusform>
            <numerusform>%n of %1 matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these matches are in the chest already. No second copies have been made; they are chosen in the list.</source>
        <translation>
            <numerusform>%n of these matches is in the chest already. No second copy has been made; it is chosen in the list.</numerusform>
            <numerusform>%n of these matches are in the chest already. No second copies have been made; they are chosen in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted. Results stay in the chronicle.</source>
        <translation>
            <numerusform>%n match deleted. Results stay in the chronicle.</numerusform>
            <numerusform>%n matches deleted. Results stay in the chronicle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::ClassDialog</name>
    <message numerus="yes">
        <source>%n page(s) look on</source>
        <translation>
            <numerusform>%n page looks on</numerusform>
            <numerusform>%n pages look on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::ClassDoor</name>
    <message numerus="yes">
        <source>The bridge is down, %n page(s)</source>
        <extracomment>In the teacher&apos;s window, while a class may look on with their phones: how many do</extracomment>
        <translation>
            <numerusform>The bridge is down, %n page</numerusform>
            <numerusform>The bridge is down, %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::Cli</name>
    <message numerus="yes">
        <source>%n file(s) for a cutting machine</source>
        <translation>
            <numerusform>%n file for a cutting machine</numerusform>
            <numerusform>%n files for a cutting machine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckEditor</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> of %n kind(s)</source>
        <extracomment>How many different cards there are; it stands behind the number of cards.</extracomment>
        <translation>
            <numerusform> of %n kind</numerusform>
            <numerusform> of %n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckFile</name>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <extracomment>%1 is the name of a deck, %n how many cards it has.</extracomment>
        <translation>
            <numerusform>%1 (%n card)</numerusform>
            <numerusform>%1 (%n cards)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::DeckText</name>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Discard %n card.</numerusform>
            <numerusform>Discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard %n more for strength +%2 each: %1.</source>
        <extracomment>%1 is a unit, %2 a number; %n is how often it may be done.</extracomment>
        <translation>
            <numerusform>You may discard 1 more for strength +%2: %1.</numerusform>
            <numerusform>You may discard %n more for strength +%2 each: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To place it as a defender, discard %n card(s).</source>
        <translation>
            <numerusform>To place it as a defender, discard %n card.</numerusform>
            <numerusform>To place it as a defender, discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Draw %n card.</numerusform>
            <numerusform>Draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent discards %n card(s) at random from their hand.</source>
        <translation>
            <numerusform>Your opponent discards %n card at random from their hand.</numerusform>
            <numerusform>Your opponent discards %n cards at random from their hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard %n card(s): strength +%1.</source>
        <extracomment>%1 is a number: how much stronger the attack becomes.</extracomment>
        <translation>
            <numerusform>You may discard %n card: strength +%1.</numerusform>
            <numerusform>You may discard %n cards: strength +%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may destroy %n permanent card(s) of your opponent.</source>
        <translation>
            <numerusform>You may destroy %n permanent card of your opponent.</numerusform>
            <numerusform>You may destroy %n permanent cards of your opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the attacker&apos;s hand and discard %n card(s) of it.</source>
        <translation>
            <numerusform>Look at the attacker&apos;s hand and discard %n card of it.</numerusform>
            <numerusform>Look at the attacker&apos;s hand and discard %n cards of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent chooses and discards %n card(s).</source>
        <translation>
            <numerusform>Your opponent chooses and discards %n card.</numerusform>
            <numerusform>Your opponent chooses and discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) at random from your opponent&apos;s hand.</source>
        <translation>
            <numerusform>Take %n card at random from your opponent&apos;s hand.</numerusform>
            <numerusform>Take %n cards at random from your opponent&apos;s hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Destroy %n of your own permanent cards.</source>
        <translation>
            <numerusform>Destroy %n of your own permanent cards.</numerusform>
            <numerusform>Destroy %n of your own permanent cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the discard pile.</source>
        <translation>
            <numerusform>Take %n card from the discard pile.</numerusform>
            <numerusform>Take %n cards from the discard pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::EndResult</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>How long a match has lasted</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>What all players together have made in a match</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match has lasted</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>How long a match has lasted</extracomment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::FactionBalance</name>
    <message numerus="yes">
        <source>Counted between two bots of the level %1, in %n deal(s) or more for each pair of factions, each played twice.</source>
        <extracomment>How something was counted: %n is of how many deals, %1 the strength of the bots, &quot;Knight&quot;</extracomment>
        <translation>
            <numerusform>Counted between two bots of the level %1, in %n deal or more for each pair of factions, each played twice.</numerusform>
            <numerusform>Counted between two bots of the level %1, in %n deals or more for each pair of factions, each played twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted between two bots of equal strength: all factions taken together at the level %1, two against each other at the level %2, in %n deal(s) or more for each pair, each played twice.</source>
        <extracomment>The same where two levels were counted: %1 and %2, &quot;Knight&quot; and &quot;Squire&quot;</extracomment>
        <translation>
            <numerusform>Counted between two bots of equal strength: all factions taken together at the level %1, two against each other at the level %2, in %n deal or more for each pair, each played twice.</numerusform>
            <numerusform>Counted between two bots of equal strength: all factions taken together at the level %1, two against each other at the level %2, in %n deals or more for each pair, each played twice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::GameText</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::HallView</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) at the table</source>
        <translation>
            <numerusform>%n player at the table</numerusform>
            <numerusform>%n players at the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::HandsDoor</name>
    <message numerus="yes">
        <source>The bridge is down, %n hand(s)</source>
        <extracomment>On the beam above the table, while people may join with their phones: how many have</extracomment>
        <translation>
            <numerusform>The bridge is down, %n hand</numerusform>
            <numerusform>The bridge is down, %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 want a rematch</source>
        <extracomment>The same after a match: how many of those players (%1) have asked for a rematch</extracomment>
        <translation>
            <numerusform>%n of %1 wants a rematch</numerusform>
            <numerusform>%n of %1 want a rematch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::HouseRulesPage</name>
    <message numerus="yes">
        <source>%n rule(s) other than usual; click to put back:</source>
        <translation>
            <numerusform>%n rule other than usual; click to put back:</numerusform>
            <numerusform>%n rules other than usual; click to put back:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::InvitationDialog</name>
    <message numerus="yes">
        <source>away for %n minute(s)</source>
        <translation>
            <numerusform>away for %n minute</numerusform>
            <numerusform>away for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here</source>
        <translation>
            <numerusform>%n here</numerusform>
            <numerusform>%n here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n away</numerusform>
            <numerusform>%n away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) free</source>
        <translation>
            <numerusform>%n seat free</numerusform>
            <numerusform>%n seats free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n onlooker(s)</source>
        <translation>
            <numerusform>%n onlooker</numerusform>
            <numerusform>%n onlookers</numerusform>
        </translation>
    </message>
</context>
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
        <source>Put %n tile(s) on the discard pile.</source>
        <translation>
            <numerusform>Put %n tile on the discard pile.</numerusform>
            <numerusform>Put %n tiles on the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) fall</source>
        <comment>below the label of an attack</comment>
        <translation>
            <numerusform>%n tile falls</numerusform>
            <numerusform>%n tiles fall</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::Lobby</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <extracomment>How far a match has come</extracomment>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
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
    <name>drawbridge::MatchPage</name>
    <message numerus="yes">
        <source>%n match(es) chosen</source>
        <translation>
            <numerusform>%n match chosen</numerusform>
            <numerusform>%n matches chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::MatchWords</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part of a series: first to %n win(s).</source>
        <translation>
            <numerusform>Part of a series: first to %n win.</numerusform>
            <numerusform>Part of a series: first to %n wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::NewGameChoice</name>
    <message numerus="yes">
        <source>For %n player(s)</source>
        <translation>
            <numerusform>For %n player</numerusform>
            <numerusform>For %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n answer(s) differ.</source>
        <extracomment>%1 is a set of house rules, &quot;Party&quot;; they answer %n questions otherwise than the usual rules</extracomment>
        <translation>
            <numerusform>%1: %n answer differs.</numerusform>
            <numerusform>%1: %n answers differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) differ.</source>
        <translation>
            <numerusform>%n answer differs.</numerusform>
            <numerusform>%n answers differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n at the table</numerusform>
            <numerusform>%n at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n</source>
        <extracomment>On the plate of a bot, below its strength: %n is how many matches have been played against that strength, %1 how many of them the reader has won</extracomment>
        <translation>
            <numerusform>You won %1 of %n</numerusform>
            <numerusform>You won %1 of %n</numerusform>
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
    <message numerus="yes">
        <source>%n px</source>
        <translation>
            <numerusform>%n px</numerusform>
            <numerusform>%n px</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::PrintSheets</name>
    <message numerus="yes">
        <source>The printer is set to put %n pages on each sheet of paper: it would scale them, and cards would come out too small. Choose one page per sheet in its options.</source>
        <translation>
            <numerusform>The printer is set to put %n page on each sheet of paper: it would scale them, and cards would come out too small. Choose one page per sheet in its options.</numerusform>
            <numerusform>The printer is set to put %n pages on each sheet of paper: it would scale them, and cards would come out too small. Choose one page per sheet in its options.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A&amp;nd %n other(s)</source>
        <translation>
            <numerusform>A&amp;nd %n other</numerusform>
            <numerusform>A&amp;nd %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::RampageText</name>
    <message numerus="yes">
        <source>Lay %n card(s) at your Gate, face down.</source>
        <translation>
            <numerusform>Lay %n card at your Gate, face down.</numerusform>
            <numerusform>Lay %n cards at your Gate, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) at your Castle, face down.</source>
        <translation>
            <numerusform>Lay %n card at your Castle, face down.</numerusform>
            <numerusform>Lay %n cards at your Castle, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay: discard %n card(s).</source>
        <translation>
            <numerusform>Pay: discard %n card.</numerusform>
            <numerusform>Pay: discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of your hand.</source>
        <translation>
            <numerusform>Discard %n card of your hand.</numerusform>
            <numerusform>Discard %n cards of your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) of the discard pile.</source>
        <translation>
            <numerusform>Choose %n card of the discard pile.</numerusform>
            <numerusform>Choose %n cards of the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n other card(s) of your hand: %1.</source>
        <translation>
            <numerusform>It costs %n other card of your hand: %1.</numerusform>
            <numerusform>It costs %n other cards of your hand: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To place it you must discard %n other card(s): %1.</source>
        <translation>
            <numerusform>To place it you must discard %n other card: %1.</numerusform>
            <numerusform>To place it you must discard %n other cards: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::RuleBook</name>
    <message numerus="yes">
        <source>%1: %n rule(s).</source>
        <extracomment>How many rules of the book come from there: &quot;Printed: 78 rules.&quot; What that means follows.</extracomment>
        <translation>
            <numerusform>%1: %n rule.</numerusform>
            <numerusform>%1: %n rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::RuleReader</name>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) in other games, as %1 has no such word</source>
        <extracomment>Above what was found; %1 is a game</extracomment>
        <translation>
            <numerusform>%n result in other games, as %1 has no such word</numerusform>
            <numerusform>%n results in other games, as %1 has no such word</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::SheetPieces</name>
    <message numerus="yes">
        <source>%1, %n to print</source>
        <extracomment>Read out: %1 is a piece of a game or a set of them, %n how many of it are printed in all</extracomment>
        <translation>
            <numerusform>%1, %n to print</numerusform>
            <numerusform>%1, %n to print</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::Sheets</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many people play a game</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <extracomment>%n pages to print</extracomment>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n sheet(s) of %1</source>
        <extracomment>Goes on after &quot;14 pages&quot;: %n sheets of paper, %1 is its name</extracomment>
        <translation>
            <numerusform>, %n sheet of %1</numerusform>
            <numerusform>, %n sheets of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n piece(s)</source>
        <extracomment>Goes on: how many cards, tiles and so on there are in all</extracomment>
        <translation>
            <numerusform>, %n piece</numerusform>
            <numerusform>, %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>Goes on after the names of some cards: %1 are those, %n is how many others there are</extracomment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::TeacherFiles</name>
    <message numerus="yes">
        <source>More is drawn there than can be shown: %n mark(s) were left out. The file keeps them; save under another name.</source>
        <extracomment>%n is a number of arrows, marks and lines</extracomment>
        <translation>
            <numerusform>More is drawn there than can be shown: %n mark was left out. The file keeps it; save under another name.</numerusform>
            <numerusform>More is drawn there than can be shown: %n marks were left out. The file keeps them; save under another name.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drawbridge::WarsText</name>
    <message numerus="yes">
        <source>%n Queen(s) at work: every soldier of this army is worth %1 more this turn.</source>
        <translation>
            <numerusform>%n Queen at work: every soldier of this army is worth %1 more this turn.</numerusform>
            <numerusform>%n Queens at work: every soldier of this army is worth %1 more this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) in a row without anything happening.</source>
        <translation>
            <numerusform>%n turn without anything happening.</numerusform>
            <numerusform>%n turns in a row without anything happening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s): soldiers or resources.</source>
        <translation>
            <numerusform>Draw %n card: a soldier or a resource.</numerusform>
            <numerusform>Draw %n cards: soldiers or resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n soldier(s)</source>
        <extracomment>What is counted after a stalemate: %1 is a player.</extracomment>
        <translation>
            <numerusform>%1 %n soldier</numerusform>
            <numerusform>%1 %n soldiers</numerusform>
        </translation>
    </message>
</context>
</TS>
