<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
    <context>
        <name>AnalysisSummary</name>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n move will be lost.</numerusform>
                <numerusform>%n moves will be lost.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MoveTexts</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>As the tiles lay, it cost %n point.</numerusform>
                <numerusform>As the tiles lay, it cost %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>As the tiles lay, it even gained %n point.</numerusform>
                <numerusform>As the tiles lay, it even gained %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Your moves took %n point in 100 off your chance to win.</numerusform>
                <numerusform>Your moves took %n points in 100 off your chance to win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1&apos;s moves took %n point in 100 off the chance to win.</numerusform>
                <numerusform>%1&apos;s moves took %n points in 100 off the chance to win.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>drew a tile</numerusform>
                <numerusform>drew %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>You lose %n point.</numerusform>
                <numerusform>You lose %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>You gain %n point.</numerusform>
                <numerusform>You gain %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 loses %n point.</numerusform>
                <numerusform>%1 loses %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 gains %n point.</numerusform>
                <numerusform>%1 gains %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>You lose %n point: %1.</numerusform>
                <numerusform>You lose %n points: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>You gain %n point: %1.</numerusform>
                <numerusform>You gain %n points: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 loses %n point: %2.</numerusform>
                <numerusform>%1 loses %n points: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 gains %n point: %2.</numerusform>
                <numerusform>%1 gains %n points: %2.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PickBar</name>
        <message numerus="yes">
            <source>%n match(es) deleted</source>
            <extracomment>%n matches of a list were deleted just now, and can be brought back; or were picked</extracomment>
            <translation>
                <numerusform>%n match deleted</numerusform>
                <numerusform>%n matches deleted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n match picked</numerusform>
                <numerusform>%n matches picked</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Boneyard: %n tile left</numerusform>
                <numerusform>Boneyard: %n tiles left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SpokenPlate</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Set %n seat</numerusform>
                <numerusform>Set %n seats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Looking at %n more match…</numerusform>
                <numerusform>Looking at %n more matches…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Show %n more match</numerusform>
                <numerusform>Show %n more matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n move not saved</numerusform>
                <numerusform>%n moves not saved</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n move not saved</numerusform>
                <numerusform>%n moves not saved</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>It brings about %n point more on average.</numerusform>
                <numerusform>It brings about %n points more on average.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Wait: another move is worth about %n point more. Look again; H shows it. Or play yours once more to stay with it.</numerusform>
                <numerusform>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Wait: the move that the hint shows is worth about %n point more. Or play yours once more to stay with it.</numerusform>
                <numerusform>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n day in a row</numerusform>
                <numerusform>%n days in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Better than par on %L1 of %n day.</numerusform>
                <numerusform>Better than par on %L1 of %n days.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n match being played stays.</numerusform>
                <numerusform>%n matches being played stay.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n match saved in %1</numerusform>
                <numerusform>%n matches saved in %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Round %L1: %n move</numerusform>
                <numerusform>Round %L1: %n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: laid nothing for one turn, round %L2</numerusform>
                <numerusform>%1: laid nothing for %n turns, round %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n seat</numerusform>
                <numerusform>%1, %n seats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>over %n match</numerusform>
                <numerusform>over %n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>over %n round</numerusform>
                <numerusform>over %n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Based on %n match; 19 times out of 20 it lies between %L1 and %L2.</numerusform>
                <numerusform>Based on %n matches; 19 times out of 20 it lies between %L1 and %L2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Over %n match, your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</numerusform>
                <numerusform>Over %n matches, your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Your accuracy is %L1%: %n move, %2 that you looked back at.</numerusform>
                <numerusform>Your accuracy is %L1%: %n moves, %2 that you looked back at.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>on %n day</numerusform>
                <numerusform>on %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Over %n match, your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</numerusform>
                <numerusform>Over %n matches, your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>It gets rid of %n pip.</numerusform>
                <numerusform>It gets rid of %n pips.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Only %n hidden tile can follow on this end.</numerusform>
                <numerusform>Only %n hidden tiles can follow on this end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>You hold %n tile that can follow on this end.</numerusform>
                <numerusform>You hold %n tiles that can follow on this end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>After it %n of your other tiles fits.</numerusform>
                <numerusform>After it %n of your other tiles fit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>It is harder for the others to follow: %n hidden tile would fit, instead of %2.</numerusform>
                <numerusform>It is harder for the others to follow: %n hidden tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>It is harder for your opponent to follow: %n hidden tile would fit, instead of %2.</numerusform>
                <numerusform>It is harder for your opponent to follow: %n hidden tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</numerusform>
                <numerusform>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>It leaves you %n pip in hand, instead of %2.</numerusform>
                <numerusform>It leaves you %n pips in hand, instead of %2.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n tile</numerusform>
                <numerusform>%1: %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Against bots a match takes about %n minute.</numerusform>
                <numerusform>Against bots a match takes about %n minutes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Lay %1 in line with %2 by the %3: %n point.</numerusform>
                <numerusform>Lay %1 in line with %2 by the %3: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Lay %1 across %2 with the %3: %n point.</numerusform>
                <numerusform>Lay %1 across %2 with the %3: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n tile.</numerusform>
                <numerusform>Bank: %n tiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, and %n tile from the table: %2.</numerusform>
                <numerusform>Bank: %1, and %n tiles from the table: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1, and %n tile from the table: %2.</numerusform>
                <numerusform>Bank (%3): %1, and %n tiles from the table: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n tile.</numerusform>
                <numerusform>Bank (%1): %n tiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>You hold %n tile of it.</numerusform>
                <numerusform>You hold %n tiles of it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 taken over (%4), and %n tile from the table: %3.</numerusform>
                <numerusform>Bank: %1, %2 taken over (%4), and %n tiles from the table: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 taken over (%4), and %n tile from the table: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 taken over (%4), and %n tiles from the table: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>It leaves %1 open, and you hold %n more tile with that number.</numerusform>
                <numerusform>It leaves %1 open, and you hold %n more tiles with that number.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n of them is a double, which counts twice.</numerusform>
                <numerusform>%n of them are doubles, which count twice.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Name %1: you hold %n tile</numerusform>
                <numerusform>Name %1: you hold %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</numerusform>
                <numerusform>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>It is harder for the others to follow: %n hidden tile would fit, instead of %2.</numerusform>
                <numerusform>It is harder for the others to follow: %n hidden tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>%n hidden tile would then lower your deadwood, instead of %2.</numerusform>
                <numerusform>%n hidden tiles would then lower your deadwood, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n tile would be left over; to knock, one at most.</numerusform>
                <numerusform>%n tiles would be left over; to knock, one at most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n tile would be left over; to knock, none at all.</numerusform>
                <numerusform>%n tiles would be left over; to knock, none at all.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n tile laid off.</numerusform>
                <numerusform>%1: %n tiles laid off.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>%n tile left to draw.</numerusform>
                <numerusform>%n tiles left to draw.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Discard pile: black %1 on top, %n tile</numerusform>
                <numerusform>Discard pile: black %1 on top, %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Discard pile: red %1 on top, %n tile</numerusform>
                <numerusform>Discard pile: red %1 on top, %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Discard pile: blue %1 on top, %n tile</numerusform>
                <numerusform>Discard pile: blue %1 on top, %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Discard pile: orange %1 on top, %n tile</numerusform>
                <numerusform>Discard pile: orange %1 on top, %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Discard pile: a joker on top, %n tile</numerusform>
                <numerusform>Discard pile: a joker on top, %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>It leaves %n tile in your hand.</numerusform>
                <numerusform>It leaves %n tiles in your hand.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>tile %1, %2, %3; fits in %n place</numerusform>
                <numerusform>tile %1, %2, %3; fits in %n places</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Open with %1: %n point.</numerusform>
                <numerusform>Open with %1: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Lay %1 at %2 and close a hexagon: %n point.</numerusform>
                <numerusform>Lay %1 at %2 and close a hexagon: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Lay %1 at %2 as a bridge: %n point.</numerusform>
                <numerusform>Lay %1 at %2 as a bridge: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Lay %1 at %2: %n point.</numerusform>
                <numerusform>Lay %1 at %2: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>for %n bridge</numerusform>
                <numerusform>for %n bridges</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>for drawing %n tile</numerusform>
                <numerusform>for drawing %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>for passing %n time</numerusform>
                <numerusform>for passing %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Lay %1 at %2 and close %3 hexagons: %n point.</numerusform>
                <numerusform>Lay %1 at %2 and close %3 hexagons: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>After it %n of your other tiles fits.</numerusform>
                <numerusform>After it %n of your other tiles fit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>After it %n hidden tile would fit, fewer than after %1.</numerusform>
                <numerusform>After it %n hidden tiles would fit, fewer than after %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</numerusform>
                <numerusform>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>It is harder for the others to follow: %n hidden tile would fit, instead of %2.</numerusform>
                <numerusform>It is harder for the others to follow: %n hidden tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>It is harder for your opponent to follow: %n hidden tile would fit, instead of %2.</numerusform>
                <numerusform>It is harder for your opponent to follow: %n hidden tiles would fit, instead of %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 By the end of the round, it is worth about %n point more than laying %1 (+%2).</numerusform>
                <numerusform>%3 By the end of the round, it is worth about %n points more than laying %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>By the end of the round, it is worth about %n point more than laying %1 (+%2).</numerusform>
                <numerusform>By the end of the round, it is worth about %n points more than laying %1 (+%2).</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Played out to the end it brings %n point more.</numerusform>
                <numerusform>Played out to the end it brings %n points more.</numerusform>
            </translation>
        </message>
    </context>
</TS>
