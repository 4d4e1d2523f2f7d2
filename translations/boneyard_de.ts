<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Kombination legen</translation>
        </message>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one's turn again</extracomment>
            <translation>Zu meinem Zug</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Round %L1, your turn</source>
            <extracomment>An unfinished match. %L1 the round; then whose turn it is</extracomment>
            <translation>Runde %L1, du bist am Zug</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Runde %L1</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Weiterspielen</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player's name: hand the machine over</extracomment>
            <translation>Weiter an %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Die Steine bleiben verdeckt, bis du bereit bist.</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
    </context>
    <context>
        <name>GainMark</name>
        <message>
            <source>+%L1</source>
            <extracomment>Points a tile would bring, shown on the place where it would lie</extracomment>
            <translation>+%L1</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>%1 spielen</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Plätze und Regeln …</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Plätze und Regeln von %1</translation>
        </message>
    </context>
    <context>
        <name>HandBar</name>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Meine Kombinationen ordnen</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Boneyard</source>
            <extracomment>The name of the program</extracomment>
            <translation>Boneyard</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>KeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Einen Stein wählen</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Der nächste Platz dafür</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Anders herum drehen</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Dort anlegen</translation>
        </message>
        <message>
            <source>D</source>
            <translation>D</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Einen Stein ziehen</translation>
        </message>
        <message>
            <source>P</source>
            <translation>P</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Strg+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punkteblatt</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Den ganzen Tisch zeigen</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or leave</source>
            <translation>Stein zurücklegen oder verlassen</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation>Diese Tasten</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A key and what it does</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show where my tiles fit, or not</source>
            <translation>Zeigen, wo meine Steine passen, oder nicht</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <translation>Die gewählten Steine als Kombination legen</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
        <message>
            <source>Take the tile that lies open</source>
            <translation>Den offenen Stein nehmen</translation>
        </message>
        <message>
            <source>K</source>
            <translation>K</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Klopfen</translation>
        </message>
        <message>
            <source>A</source>
            <translation>A</translation>
        </message>
        <message>
            <source>Arrange my melds, or not</source>
            <translation>Meine Kombinationen ordnen, oder nicht</translation>
        </message>
        <message>
            <source>Choose it, or not, where tiles are laid together; while bots play: on to your turn</source>
            <translation>Ihn wählen oder nicht, wo man Steine zusammen legt; während Bots spielen: weiter bis zu Ihrem Zug</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>As the system</source>
            <extracomment>The theme follows the desktop's</extracomment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Abend</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A size in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Steingröße</translation>
        </message>
        <message>
            <source>Move as little as possible</source>
            <translation>So wenig Bewegung wie möglich</translation>
        </message>
        <message>
            <source>Nothing flies or slides; it fades.</source>
            <extracomment>Explains "Move as little as possible"</extracomment>
            <translation>Nichts fliegt oder gleitet, es blendet über.</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Boneyard</source>
            <extracomment>The name of the program</extracomment>
            <translation>Boneyard</translation>
        </message>
    </context>
    <context>
        <name>MarkItem</name>
        <message>
            <source>%L1 | %L2</source>
            <extracomment>Two numbers, either of which joins at this end of the line</extracomment>
            <translation>%L1 | %L2</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>%1. %2</source>
            <extracomment>How the last round of a match ended. %1 "Ann went out", %2 "Ann gains 23"</extracomment>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Noch einmal</translation>
        </message>
    </context>
    <context>
        <name>MeldArea</name>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Hier ablegen oder tippen, um die Kombination zu legen</translation>
        </message>
    </context>
    <context>
        <name>MeldSheet</name>
        <message>
            <source>Which meld?</source>
            <translation>Welche Kombination?</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Ausgabe Nr. %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Zurück an den Tisch</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Nach Zahl ordnen</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Nach Farbe ordnen</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punkteblatt</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Neu beginnen mit neuen Steinen</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>passt</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>legt %1</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>zieht einen Stein</numerusform>
                <numerusform>zieht %n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Eine neue Runde ist ausgeteilt.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Du hast %1 gelegt.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du hast einen Stein gezogen.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du hast gepasst.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du bist am Zug.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 hat %2 gelegt.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 hat einen Stein gezogen.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 hat gepasst.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Du verlierst %n Punkt.</numerusform>
                <numerusform>Du verlierst %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Du bekommst %n Punkt.</numerusform>
                <numerusform>Du bekommst %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 verliert %n Punkt.</numerusform>
                <numerusform>%1 verliert %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 bekommt %n Punkt.</numerusform>
                <numerusform>%1 bekommt %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Niemand gewinnt die Runde</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Du gewinnst die Runde</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 gewinnt die Runde</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Du gewinnst die Partie</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 gewinnt die Partie</translation>
        </message>
        <message>
            <source>The match is shared by %1</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Die Partie teilen sich %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Points and why: "40 bridge"</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: "13 + 25 out of tiles"</extracomment>
            <translation>%1: %2.</translation>
        </message>
    </context>
    <context>
        <name>NewMatchPage</name>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Los geht’s</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
    </context>
    <context>
        <name>OpenHand</name>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name, %2 "12 points", %3 "34 points"</extracomment>
            <translation>%1: diese Runde %2, insgesamt %3</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>%L1</source>
            <translation>%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>Keine Steine mehr</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Ja</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Nein</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Übersicht des Tisches</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Talon: noch %n Stein</numerusform>
                <numerusform>Talon: noch %n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <extracomment>What pressing the boneyard does</extracomment>
            <translation>Einen Stein ziehen</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Auf dem Stapel</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>Der oberste Stein kommt zuerst.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Die Steine zeigen</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Augen</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Tempo der anderen</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
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
            <source>At once</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Offene Enden kennzeichnen</translation>
        </message>
        <message>
            <source>A sign at each end tells what joins there.</source>
            <translation>Ein Zeichen an jedem Ende sagt, was dort passt.</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Wie üblich</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Zeigen, wo meine Steine passen</translation>
        </message>
        <message>
            <source>Where tiles are laid all around. The key F does the same.</source>
            <translation>In Spielen, in denen ringsum angelegt wird. Die Taste F tut dasselbe.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Spieler %L1</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer's players, one for each seat: any short first names will do</extracomment>
            <translation>Ada</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bruno</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Cleo</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Dora</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Emil</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Flora</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player's tiles</extracomment>
            <translation>Deine Steine</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile's name when it can be played now</extracomment>
            <translation>Lässt sich legen</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>Look at the table</source>
            <translation>Den Tisch ansehen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Eigene</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Punkteblatt</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Noch hat niemand Punkte.</translation>
        </message>
        <message>
            <source>Round %L1, %2: %L3, %4. Total %L5</source>
            <extracomment>Spoken line of the score sheet. %1 round, %2 name, %3 points, %4 reason, %5 total</extracomment>
            <translation>Runde %L1, %2: %L3, %4. Gesamt %L5</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>%L1</source>
            <translation>%L1</translation>
        </message>
    </context>
    <context>
        <name>SeatPlate</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a seat. %1 a name, %2 "12 tiles", %3 "34 points"</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>%1 (%L2)</source>
            <extracomment>A seat in a small window: its name and how many tiles it holds</extracomment>
            <translation>%1 (%L2)</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player's name. %L1 is the number of the seat</extracomment>
            <translation>Name an Platz %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot's level. %L1 is the number of the seat</extracomment>
            <translation>Wer an Platz %L1 sitzt</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Plätze am Tisch</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Nummer der Ausgabe</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Dieselbe Nummer gibt dieselben Steine. Leer lassen für eine neue Ausgabe.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Neu</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Der Tisch</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 "34 points"</extracomment>
            <translation>minus %1</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Weniger</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Diese Runde: %1</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Tisch</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Zurück zu allen Spielen</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Runde %L1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punkteblatt</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>System</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSession</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Es gibt noch nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Undo ends where a hidden tile was seen.</source>
            <translation>Zurück geht es nur, bis ein verdeckter Stein zu sehen war.</translation>
        </message>
        <message>
            <source>Undo ends where another person has played.</source>
            <translation>Zurück geht es nur, bis jemand anderes gespielt hat.</translation>
        </message>
        <message>
            <source>You cannot play: pass.</source>
            <translation>Du kannst nicht legen: du passt.</translation>
        </message>
        <message>
            <source>It is the turn of %1.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 ist am Zug.</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Diese Steine sind keine Kombination.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Übliche Regeln</translation>
        </message>
        <message>
            <source>A deal has a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Eine Ausgabe hat eine ganze Zahl von 0 bis %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Settings</name>
        <message>
            <source>The settings could not be read; they start afresh. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Einstellungen waren nicht lesbar und beginnen neu. Die alte Datei heißt jetzt %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so they will not be kept.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Einstellungen in %1 sind nicht lesbar und werden nicht aufbewahrt.</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Gelegentlich</translation>
        </message>
        <message>
            <source>Takes what scores most at once, and thinks no further.</source>
            <translation>Nimmt, was sofort am meisten bringt, und denkt nicht weiter.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Geübt</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Zählt die Steine, die es nicht gesehen hat, und denkt an die nächsten Züge.</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Spielt irgendetwas Erlaubtes.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Champion</translation>
        </message>
        <message>
            <source>Takes what it sees, and overlooks a lot.</source>
            <translation>Nimmt, was es sieht, und übersieht viel.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Neuling</translation>
        </message>
        <message>
            <source>Knows the game, and still overlooks much.</source>
            <translation>Kennt das Spiel und übersieht noch manches.</translation>
        </message>
        <message>
            <source>Plays for fun, and not everything it could.</source>
            <translation>Spielt zum Spaß und nicht alles, was ginge.</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Spielt gut, mit einem Schnitzer ab und zu.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Gierig</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Heuristik</translation>
        </message>
        <message>
            <source>Slips seldom, and knows what to keep.</source>
            <translation>Patzt selten und weiß, was zu behalten ist.</translation>
        </message>
        <message>
            <source>Overlooks next to nothing.</source>
            <translation>Übersieht so gut wie nichts.</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still unseen.</source>
            <translation>Der Stärkste: durchdenkt, was noch verborgen ist.</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Doppelsechs (28 Steine)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Doppelneun (55 Steine)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Doppelzwölf (91 Steine)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Der Satz Steine</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Nach der Zahl der Spieler</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Je fünf</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Je sechs</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Je sieben</translation>
        </message>
        <message>
            <source>All tiles, nothing is drawn</source>
            <translation>Alle Steine, gezogen wird nicht</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Steine für jeden Spieler</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Wer eine Runde eröffnet</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Wie Matadore gelegt werden</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Bis ein Stein passt</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Einen Stein, dann legen oder passen</translation>
        </message>
        <message>
            <source>Who cannot play draws</source>
            <translation>Wer nicht legen kann, zieht</translation>
        </message>
        <message>
            <source>Who could lay only matadors may draw instead</source>
            <translation>Wer nur Matadore legen könnte, darf stattdessen ziehen</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Der erste Doppelstein liegt quer und öffnet zwei weitere Arme</translation>
        </message>
        <message>
            <source>Tiles that always stay in the stock</source>
            <translation>Steine, die immer im Talon bleiben</translation>
        </message>
        <message>
            <source>All pips of the others</source>
            <translation>Alle Augen der anderen</translation>
        </message>
        <message>
            <source>The others' pips less one's own</source>
            <translation>Die Augen der anderen weniger die eigenen</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Wenn niemand legen kann, zählt die niedrigste Hand</translation>
        </message>
        <message>
            <source>Points that win the match (0: one round)</source>
            <translation>Punkte, die die Partie gewinnen (0: eine Runde)</translation>
        </message>
        <message>
            <source>All tiles are dealt out with the double-six only.</source>
            <translation>Alle Steine werden nur bei der Doppelsechs ausgeteilt.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>An der Doppelsechs sitzen zwei bis vier; für mehr einen größeren Satz nehmen.</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Eine einzige Runde</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Mit Spinner</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Matadore darf man behalten</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Doppelneun</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Doppelzwölf</translation>
        </message>
        <message>
            <source>pips in the other hands</source>
            <translation>Augen in den anderen Händen</translation>
        </message>
        <message>
            <source>The last tile of a hand was laid.</source>
            <translation>Der letzte Stein einer Hand ist gelegt.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Niemand kann legen: die Runde ist gesperrt.</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Enden ergeben zusammen sieben; Matadore passen überall, quer.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Russisches Domino</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Dieselben Siebenen, Matadore quer oder längs.</translation>
        </message>
        <message>
            <source>domino %1 %2</source>
            <extracomment>A domino; %1 and %2 are the numbers on its halves</extracomment>
            <translation>Domino %1 %2</translation>
        </message>
        <message>
            <source>domino %1 %2, matador</source>
            <extracomment>A domino that is a matador; %1 and %2 are the numbers on its halves</extracomment>
            <translation>Domino %1 %2, Matador</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>%1 an das linke Ende legen, die %2 nach innen.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>%1 an das rechte Ende legen, die %2 nach innen.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>%1 an das obere Ende legen, die %2 nach innen.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>%1 an das untere Ende legen, die %2 nach innen.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 quer an das linke Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 quer an das rechte Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 quer an das obere Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>%1 quer an das untere Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 als Spinner an das linke Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 als Spinner an das rechte Ende legen.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Mit %1 eröffnen.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Mit %1 als Spinner eröffnen.</translation>
        </message>
        <message>
            <source>Left end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Linkes Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Right end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Rechtes Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Upper end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Oberes Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Lower end: takes a %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Unteres Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Left end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Linkes Ende: nimmt eine %1 oder eine %2.</translation>
        </message>
        <message>
            <source>Right end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Rechtes Ende: nimmt eine %1 oder eine %2.</translation>
        </message>
        <message>
            <source>Upper end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Oberes Ende: nimmt eine %1 oder eine %2.</translation>
        </message>
        <message>
            <source>Lower end: takes a %1 or a %2.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Unteres Ende: nimmt eine %1 oder eine %2.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Linkes Ende, ein Tor: nimmt eine Null.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Rechtes Ende, ein Tor: nimmt eine Null.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Oberes Ende, ein Tor: nimmt eine Null.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Unteres Ende, ein Tor: nimmt eine Null.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Linkes Ende, eine Null: nimmt nur einen Matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Rechtes Ende, eine Null: nimmt nur einen Matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Oberes Ende, eine Null: nimmt nur einen Matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Unteres Ende, eine Null: nimmt nur einen Matador.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Einen Stein ziehen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>An ein Null-Ende passt nur ein Matador.</translation>
        </message>
        <message>
            <source>The %1 meets a %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>Die %1 trifft auf eine %2: zusammen müssen sie %3 ergeben.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Ein Tor nimmt eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>This end takes a %1 or a %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Dieses Ende nimmt eine %1, eine %2 oder einen Matador.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Dort kann nichts liegen.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Der höchste Doppelstein eröffnet: lege %1.</translation>
        </message>
        <message>
            <source>Without a double the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Ohne Doppelstein eröffnet der schwerste Stein: lege %1.</translation>
        </message>
        <message>
            <source>There is no other move.</source>
            <translation>Es gibt keinen anderen Zug.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Es ist der einzige Stein, der passt.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Der nächste Spieler hat nichts Passendes.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Der nächste Spieler kann nur mit einem Matador folgen.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Ein Matador bleibt für später.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Es schließt dieses Ende: nur ein Matador kann folgen.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Niemand sonst kann an diesem Ende folgen.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n unseen tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Nur %n ungesehener Stein kann an diesem Ende folgen.</numerusform>
                <numerusform>Nur %n ungesehene Steine können an diesem Ende folgen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player's hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Du hast %n Stein, der an diesem Ende folgen kann.</numerusform>
                <numerusform>Du hast %n Steine, die an diesem Ende folgen können.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Damit wirst du %n Auge los.</numerusform>
                <numerusform>Damit wirst du %n Augen los.</numerusform>
            </translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Nur eine Null oder ein Matador kann folgen.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Du machst damit Schluss.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist vorbei.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Diesen Stein hast du nicht.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3; the ends of the line of play</extracomment>
            <translation>Kein offenes Ende nimmt %1.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Deine Matadore bleiben für später.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Nichts in deiner Hand passt.</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Der höchste Doppelstein selbst</translation>
        </message>
        <message>
            <source>Who holds the highest double</source>
            <translation>Wer den höchsten Doppelstein hat</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Alle reihum</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Nur quer</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Quer, oder längs, wo es passt</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Quer oder längs, überall</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>%1 bieten</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Passen</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n Stein</numerusform>
                <numerusform>%1: %n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Wette %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one's bet stays as it is; %1 is the bet</extracomment>
            <translation>Bei %1 bleiben</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>%1 zurückholen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>If nobody bids more, %1 points are yours, and you deal.</source>
            <extracomment>%1 points</extracomment>
            <translation>Bietet niemand mehr, bekommen Sie %1 Punkte und geben.</translation>
        </message>
        <message>
            <source>At least %1, points less tiles left, or the round counts nothing for you. Everybody else has to bet more.</source>
            <extracomment>%1 points; the dealer bets first</extracomment>
            <translation>Mindestens %1, Punkte weniger übrige Steine, sonst zählt die Runde für Sie nichts. Alle anderen müssen höher wetten.</translation>
        </message>
        <message>
            <source>At least %1, points less tiles left, or the round counts nothing for you.</source>
            <extracomment>%1 points</extracomment>
            <translation>Mindestens %1, Punkte weniger übrige Steine, sonst zählt die Runde für Sie nichts.</translation>
        </message>
        <message>
            <source>%1 tiles of each Bank, drawn at random, go back into the boneyard.</source>
            <extracomment>%1 tiles</extracomment>
            <translation>%1 zufällig gezogene Steine jeder Bank kommen zurück in den Talon.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Die Wetten</translation>
        </message>
        <message>
            <source>The highest bet is %1. The dealer may raise; if so, the others may too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Die höchste Wette ist %1. Der Geber darf erhöhen; dann dürfen es die anderen auch.</translation>
        </message>
        <message>
            <source>The highest bet is %1: at least %2 now.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Die höchste Wette ist %1: jetzt mindestens %2.</translation>
        </message>
        <message>
            <source>The dealer bets first; each seat after must bet more.</source>
            <translation>Der Geber wettet zuerst; wer folgt, muss höher wetten.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Wer gibt zuerst?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bid scores, and deals.</source>
            <translation>Alle haben einen Stein gezogen und dürfen bis zu dessen Summe bieten. Wer am meisten bietet, bekommt so viele Punkte und gibt.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Das Element der Runde</translation>
        </message>
        <message>
            <source>The dealer names it and lays the first tile of it. Only its tiles can be laid across, for 3 points or 4.</source>
            <translation>Der Geber nennt es und legt den ersten Stein davon. Nur Steine dieses Elements passen quer, für 3 oder 4 Punkte.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Das Finale</translation>
        </message>
        <message>
            <source>Two sides are left. The one with the larger Bank says how many tiles of each come back.</source>
            <translation>Zwei Seiten sind noch im Spiel. Die mit der größeren Bank sagt, wie viele Steine jeder Bank zurückkommen.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Elemente im Satz, mit je 57 Steinen</translation>
        </message>
        <message>
            <source>Everybody for himself</source>
            <translation>Jeder für sich</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Zwei Dreierteams (sechs Spieler)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Drei Zweierteams (sechs Spieler)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Wer mit wem spielt</translation>
        </message>
        <message>
            <source>Who meets his bet counts it as well</source>
            <translation>Wer seine Wette erfüllt, zählt sie dazu</translation>
        </message>
        <message>
            <source>Who cannot lay a tile draws one</source>
            <translation>Wer nicht legen kann, zieht einen Stein</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Teams gibt es nur zu sechst.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Kurze Partie: zwei Elemente</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Drei Elemente</translation>
        </message>
        <message>
            <source>Bets that are met count</source>
            <translation>Erfüllte Wetten zählen mit</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Ziehen, wenn nichts passt</translation>
        </message>
        <message>
            <source>first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>erster Geber</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>Wette erfüllt</translation>
        </message>
        <message>
            <source>number</source>
            <extracomment>Why a tile brings points: it joins the same number</extracomment>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>element</source>
            <extracomment>Why a tile brings points: it joins the same element</extracomment>
            <translation>Element</translation>
        </message>
        <message>
            <source>element and number</source>
            <extracomment>Why a tile brings points: it joins the same element and the same number</extracomment>
            <translation>Element und Zahl</translation>
        </message>
        <message>
            <source>All tiles have been laid.</source>
            <translation>Alle Steine sind gelegt.</translation>
        </message>
        <message>
            <source>Nobody can lay another tile.</source>
            <translation>Niemand kann noch einen Stein legen.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Zu wenige Steine sind übrig: diese Runde entfällt.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>bietet %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Sie bieten %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 bietet %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: he bids no more</extracomment>
            <translation>passt</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Sie passen.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 passt.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>nennt %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Sie nennen %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 nennt %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>wettet auf %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Sie wetten auf %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 wettet auf %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: his bet stays as it is</extracomment>
            <translation>bleibt dabei</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Ihre Wette bleibt.</translation>
        </message>
        <message>
            <source>The bet of %1 stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>Die Wette von %1 bleibt.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>holt %1 zurück</translation>
        </message>
        <message>
            <source>You bring back %1 tiles of each Bank.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again</extracomment>
            <translation>Sie holen %1 Steine jeder Bank zurück.</translation>
        </message>
        <message>
            <source>%1 brings back %2 tiles of each Bank.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again</extracomment>
            <translation>%1 holt %2 Steine jeder Bank zurück.</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>ist raus</translation>
        </message>
        <message>
            <source>You are out: yours is the lowest total.</source>
            <translation>Sie scheiden aus: insgesamt haben Sie die wenigsten Punkte.</translation>
        </message>
        <message>
            <source>%1 is out, with the lowest total.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 scheidet aus, mit insgesamt den wenigsten Punkten.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Gegen Bots dauert eine Partie etwa %n Minute.</numerusform>
                <numerusform>Gegen Bots dauert eine Partie etwa %n Minuten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Passende Elemente</translation>
        </message>
        <message>
            <source>Join element or number, bet on your hand, reach the final.</source>
            <translation>Element oder Zahl anlegen, auf die eigene Hand wetten, ins Finale kommen.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Mit %1 eröffnen.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>%1 mit der %3 in Reihe an %2 legen: %n Punkt.</numerusform>
                <numerusform>%1 mit der %3 in Reihe an %2 legen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>%1 mit der %3 quer an %2 legen: %n Punkt.</numerusform>
                <numerusform>%1 mit der %3 quer an %2 legen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes a %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Ein Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its colour.</source>
            <extracomment>The open long side of a tile of the round's colour; %1 and %2 are its numbers</extracomment>
            <translation>Die Seite eines Steins %1 %2: nimmt seine Farbe.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat's plate: it bids no more</extracomment>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat's plate: its bid in the auction</extracomment>
            <translation>Gebot %1</translation>
        </message>
        <message>
            <source>final: %1</source>
            <extracomment>On a seat's plate in the final: what it would end with now</extracomment>
            <translation>Finale: %1</translation>
        </message>
        <message>
            <source>Final: doubles %1, points %2 less tiles %3: %4</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Finale: Doppelsteine %1, Punkte %2 weniger Steine %3: %4</translation>
        </message>
        <message>
            <source>Points %1 less tiles %2: %3. Bet %4: missed, it counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>Punkte %1 weniger Steine %2: %3. Wette %4: verfehlt, zählt 0.</translation>
        </message>
        <message>
            <source>Points %1 less tiles %2: %3. Bet %4: met, and added.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well</extracomment>
            <translation>Punkte %1 weniger Steine %2: %3. Wette %4: erfüllt und dazugezählt.</translation>
        </message>
        <message>
            <source>Points %1 less tiles %2: %3. Bet %4: met.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>Punkte %1 weniger Steine %2: %3. Wette %4: erfüllt.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat's plate: it deals this round</extracomment>
            <translation>gibt</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat's plate: its bet</extracomment>
            <translation>Wette %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat's plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>out</source>
            <extracomment>On a seat's plate: it plays no more</extracomment>
            <translation>raus</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player's Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n Stein.</numerusform>
                <numerusform>Bank: %n Steine.</numerusform>
            </translation>
        </message>
        <message>
            <source>Out, with the lowest total of %2: %1.</source>
            <extracomment>The end of a round; %1 is a player or his team, %2 its points in all</extracomment>
            <translation>Ausgeschieden, mit insgesamt nur %2 Punkten: %1.</translation>
        </message>
        <message numerus="yes">
            <source>The %n tile(s) on the table go into the winner's Bank.</source>
            <extracomment>The end of a round; %n how many tiles lie on the table; a Bank is a player's heap of tiles won</extracomment>
            <translation>
                <numerusform>Der %n Stein auf dem Tisch kommt in die Bank des Siegers.</numerusform>
                <numerusform>Die %n Steine auf dem Tisch kommen in die Bank des Siegers.</numerusform>
            </translation>
        </message>
        <message>
            <source>A double was drawn: whoever drew the best one scores it, and deals.</source>
            <translation>Ein Doppelstein wurde gezogen: wer den besten zog, bekommt ihn als Punkte und gibt.</translation>
        </message>
        <message>
            <source>The final: no bets; the doubles that are shown are a start.</source>
            <translation>Das Finale: keine Wetten; die gezeigten Doppelsteine zählen schon vorab.</translation>
        </message>
        <message>
            <source>Tiles run short: after this round the lowest total is out.</source>
            <translation>Die Steine werden knapp: nach dieser Runde scheidet aus, wer insgesamt am wenigsten hat.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>Feuer %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>Glut %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>Licht %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>Blatt %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>Wasser %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>Äther %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>Feuer</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>Glut</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>Licht</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>Äther</translation>
        </message>
        <message>
            <source>This end shows a %1, and takes only a %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Dieses Ende zeigt eine %1 und nimmt nur eine %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round's element can be laid.</source>
            <translation>Quer passen nur Steine vom Element der Runde.</translation>
        </message>
        <message>
            <source>Element and number match: %1 points.</source>
            <extracomment>%1 points</extracomment>
            <translation>Element und Zahl passen: %1 Punkte.</translation>
        </message>
        <message>
            <source>The element matches: %1 points.</source>
            <extracomment>%1 points</extracomment>
            <translation>Das Element passt: %1 Punkte.</translation>
        </message>
        <message>
            <source>It is the only open %1: it may soon be gone.</source>
            <extracomment>%1 is a number on a tile</extracomment>
            <translation>Es ist die einzige offene %1: sie ist vielleicht bald weg.</translation>
        </message>
        <message>
            <source>A tile that is laid costs nothing at the end.</source>
            <translation>Ein gelegter Stein kostet am Ende nichts.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Der erste Stein ist von dem Element, das Sie genannt haben.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Hier ist kein Ende und keine Seite offen.</translation>
        </message>
        <message>
            <source>No open end takes %1, and it is not of the round's element.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Kein offenes Ende nimmt %1, und der Stein ist nicht vom Element der Runde.</translation>
        </message>
        <message>
            <source>The highest bid deals, and scores itself.</source>
            <translation>Wer am meisten bietet, gibt und bekommt so viele Punkte.</translation>
        </message>
        <message>
            <source>The bid is too high.</source>
            <translation>Das Gebot ist zu hoch.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Sie haben %n Stein davon.</numerusform>
                <numerusform>Sie haben %n Steine davon.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your hand should bring it, and those after you must bet more.</source>
            <translation>Ihre Hand sollte das schaffen, und wer folgt, muss höher wetten.</translation>
        </message>
        <message>
            <source>A higher bet is only harder to meet.</source>
            <translation>Eine höhere Wette ist nur schwerer zu erfüllen.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <translation>So bleiben Enden, an die Ihre anderen Steine passen.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Keiner Ihrer Steine passt.</translation>
        </message>
        <message>
            <source>Full hands, and doubles to be drawn.</source>
            <translation>Volle Hände, und Doppelsteine zu ziehen.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Reihe legen</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Satz legen</translation>
        </message>
        <message>
            <source>Knock: SUPER WIN!</source>
            <translation>Klopfen: SUPERSIEG!</translation>
        </message>
        <message>
            <source>Knock: %1 deadwood</source>
            <extracomment>A button. %1: what counts against the player who knocks</extracomment>
            <translation>Klopfen: %1 Minuspunkte</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Klopfen</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Zuerst muss der Joker gelegt werden.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be thrown this turn.</source>
            <translation>Den genommenen Stein können Sie in diesem Zug nicht abwerfen.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or one tile over.</source>
            <extracomment>%1: the least deadwood that the player can have after throwing a tile; %2: what is allowed</extracomment>
            <translation>Es blieben %1 Minuspunkte; zum Klopfen dürfen es höchstens %2 sein, oder ein Stein.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after throwing a tile; %2: what is allowed</extracomment>
            <translation>Es blieben %1 Minuspunkte; zum Klopfen dürfen es höchstens %2 sein.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be over; to knock it may be one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been thrown</extracomment>
            <translation>
                <numerusform>%n Stein bliebe übrig; zum Klopfen darf es höchstens einer sein.</numerusform>
                <numerusform>%n Steine blieben übrig; zum Klopfen darf es höchstens einer sein.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be over; to knock there may be none.</source>
            <extracomment>%n: tiles that are in no meld after one has been thrown</extracomment>
            <translation>
                <numerusform>%n Stein bliebe übrig; zum Klopfen darf keiner übrig sein.</numerusform>
                <numerusform>%n Steine blieben übrig; zum Klopfen darf keiner übrig sein.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>Points that win the match (0: one round)</source>
            <translation>Punkte, die die Partie gewinnen (0: eine Runde)</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Zehn</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Dreizehn</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Steine für jeden Spieler</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Wie oft es jeden Stein gibt</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>On the table, where both add to them</source>
            <translation>Auf den Tisch, und beide legen an</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Erst wenn jemand klopft</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Wohin man Kombinationen legt</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Nur was in keiner Kombination ist</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Alles, auch Kombinationen</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Was in der anderen Hand zählt, wenn jemand klopft</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile over</source>
            <translation>Wenige Minuspunkte, oder ein Stein übrig</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Wenige Minuspunkte</translation>
        </message>
        <message>
            <source>At most one tile over</source>
            <translation>Höchstens ein Stein übrig</translation>
        </message>
        <message>
            <source>No tile over</source>
            <translation>Kein Stein übrig</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Was es zum Klopfen braucht</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>So wenige Minuspunkte reichen zum Klopfen</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Minuspunkte für einen Joker</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Punkte fürs Unterbieten</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Eine einzige Runde</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Offener Tisch</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin mit 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>nimmt %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Sie nehmen %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 nimmt %2.</translation>
        </message>
        <message>
            <source>threw %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>wirft %1 ab</translation>
        </message>
        <message>
            <source>You threw %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Sie werfen %1 ab.</translation>
        </message>
        <message>
            <source>%1 threw %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 wirft %2 ab.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 are tiles, as R5 R6 R7</extracomment>
            <translation>legt %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 are tiles, as R5 R6 R7</extracomment>
            <translation>Du hast %1 gelegt.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 are tiles, as R5 R6 R7</extracomment>
            <translation>%1 hat %2 gelegt.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>legt %1 an</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Sie legen %1 an.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 legt %2 an.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 für einen Joker</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Sie legen %1 an die Stelle eines Jokers.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 legt %2 an die Stelle eines Jokers.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last</extracomment>
            <translation>klopft</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Sie klopfen.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 klopft.</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before the other does.</source>
            <translation>Sätze und Reihen zu zweit; klopfen Sie zuerst.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>Sieg</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>Supersieg</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>Unterbieten</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>Minuspunkte</translation>
        </message>
        <message>
            <source>Knocked, with less deadwood: a win.</source>
            <translation>Geklopft, mit weniger Minuspunkten: ein Sieg.</translation>
        </message>
        <message>
            <source>Not a tile left over: a super win.</source>
            <translation>Kein Stein übrig: ein Supersieg.</translation>
        </message>
        <message>
            <source>Knocked, but the other has no more deadwood: an undercut.</source>
            <translation>Geklopft, aber der andere hat nicht mehr Minuspunkte: unterboten.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Niemand hat geklopft: unentschieden.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Diese Reihe nimmt die schwarze %1 oder die schwarze %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Diese Reihe nimmt die rote %1 oder die rote %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Diese Reihe nimmt die blaue %1 oder die blaue %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Diese Reihe nimmt die orange %1 oder die orange %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Diese Reihe nimmt die schwarze %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Diese Reihe nimmt die rote %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Diese Reihe nimmt die blaue %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Diese Reihe nimmt die orange %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Dieser Satz nimmt die schwarze %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Dieser Satz nimmt die rote %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Dieser Satz nimmt die blaue %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Dieser Satz nimmt die orange %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Der Joker steht für die schwarze %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Der Joker steht für die rote %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Der Joker steht für die blaue %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Der Joker steht für die orange %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Die Joker stehen für die schwarze %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Die Joker stehen für die rote %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Die Joker stehen für die blaue %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Die Joker stehen für die orange %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>An die schwarze Reihe angelegt</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>An die rote Reihe angelegt</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>An die blaue Reihe angelegt</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>An die orange Reihe angelegt</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Dieser Satz ist vollständig.</translation>
        </message>
        <message>
            <source>This set takes another %1, of a suit that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Dieser Satz nimmt eine andere %1, deren Farbe ihm fehlt.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Diese Reihe ist vollständig.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, of a suit that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Der Joker steht für eine andere %1, deren Farbe dem Satz fehlt.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Zum Satz der %1 gelegt</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in a hand that lies open: tiles of one colour in a row</extracomment>
            <translation>Reihe</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in a hand that lies open: tiles of one number in several colours</extracomment>
            <translation>Satz</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Minuspunkte: %1</translation>
        </message>
        <message>
            <source>The knocker has no deadwood.</source>
            <extracomment>Who knocked; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Wer klopfte, hat keine Minuspunkte.</translation>
        </message>
        <message>
            <source>The knocker's deadwood: %1.</source>
            <extracomment>Who knocked; %1: what the tiles count that are in no meld</extracomment>
            <translation>Minuspunkte dessen, der klopfte: %1.</translation>
        </message>
        <message>
            <source>The knocker's deadwood: %1 = %2.</source>
            <extracomment>Who knocked; %1 is a sum, as 5 + 2; %2 what it makes</extracomment>
            <translation>Minuspunkte dessen, der klopfte: %1 = %2.</translation>
        </message>
        <message>
            <source>The other has no deadwood.</source>
            <extracomment>The player who did not knock; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Der andere hat keine Minuspunkte.</translation>
        </message>
        <message>
            <source>The other's deadwood: %1.</source>
            <extracomment>The player who did not knock; %1: what the tiles count that are in no meld</extracomment>
            <translation>Minuspunkte des anderen: %1.</translation>
        </message>
        <message>
            <source>The other's deadwood: %1 = %2.</source>
            <extracomment>The player who did not knock; %1 is a sum, as 10 + 9 + 8; %2 what it makes</extracomment>
            <translation>Minuspunkte des anderen: %1 = %2.</translation>
        </message>
        <message>
            <source>%1 less %2: %3 points, and %4 for the win.</source>
            <extracomment>%1 and %2: deadwood of the two players; %3: how much more the other has; %4: points for the win</extracomment>
            <translation>%1 weniger %2: %3 Punkte, und %4 für den Sieg.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Beide haben gleich viel: unterboten, ohne Punkte.</translation>
        </message>
        <message>
            <source>Both have the same: %1 points for the undercut.</source>
            <extracomment>Of deadwood; %1: points for the player who did not knock</extracomment>
            <translation>Beide haben gleich viel: %1 Punkte fürs Unterbieten.</translation>
        </message>
        <message>
            <source>An undercut. %1 less %2: %3 points for the other.</source>
            <extracomment>%1 and %2: deadwood of the two players; %3: points for the player who did not knock</extracomment>
            <translation>Unterboten. %1 weniger %2: %3 Punkte für den anderen.</translation>
        </message>
        <message>
            <source>%1 less %2: %3 points for the other, and %4 for the undercut.</source>
            <extracomment>%1 and %2: deadwood of the two players; %3 and %4: points for the player who did not knock</extracomment>
            <translation>%1 weniger %2: %3 Punkte für den anderen, und %4 fürs Unterbieten.</translation>
        </message>
        <message>
            <source>The stock is used up: nobody scores.</source>
            <translation>Der Vorrat ist aufgebraucht: niemand bekommt Punkte.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the stock: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 Züge, ohne dass jemand gezogen hat: niemand bekommt Punkte.</translation>
        </message>
        <message>
            <source>Not a tile left over: %1 points.</source>
            <extracomment>%1: points</extracomment>
            <translation>Kein Stein übrig: %1 Punkte.</translation>
        </message>
        <message>
            <source>%1 and %2: %3 points.</source>
            <extracomment>%1: points; %2: the other player's deadwood; %3: what they make</extracomment>
            <translation>%1 und %2: %3 Punkte.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Was nicht gelegt ist, zählt voll.</translation>
        </message>
        <message numerus="yes">
            <source>The other lays off %n tile(s).</source>
            <extracomment>%n: tiles of the player who did not knock that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>Der andere legt %n Stein an.</numerusform>
                <numerusform>Der andere legt %n Steine an.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Keine Minuspunkte</translation>
        </message>
        <message>
            <source>Take the tile that lies open, or pass.</source>
            <translation>Nehmen Sie den offenen Stein, oder passen Sie.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Beide haben gepasst: ziehen Sie einen Stein.</translation>
        </message>
        <message>
            <source>Lay the joker now: in a meld, or added to one.</source>
            <translation>Legen Sie jetzt den Joker: in eine Kombination, oder an eine.</translation>
        </message>
        <message>
            <source>The stock is used up: this is the last turn.</source>
            <translation>Der Vorrat ist aufgebraucht: das ist der letzte Zug.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Noch %n Stein zu ziehen.</numerusform>
                <numerusform>Noch %n Steine zu ziehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>schwarze %1</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>rote %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>blaue %1</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>orange %1</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>black ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>schwarze 1 (Ass)</translation>
        </message>
        <message>
            <source>red ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>rote 1 (Ass)</translation>
        </message>
        <message>
            <source>blue ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>blaue 1 (Ass)</translation>
        </message>
        <message>
            <source>orange ace</source>
            <extracomment>A tile: the 1 of its colour</extracomment>
            <translation>orange 1 (Ass)</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>Die schwarze %1 nehmen</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>Die rote %1 nehmen</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>Die blaue %1 nehmen</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the tile that lies open; %1 is the number on it</extracomment>
            <translation>Die orange %1 nehmen</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the tile that lies open</extracomment>
            <translation>Den Joker nehmen</translation>
        </message>
        <message>
            <source>Throw black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die schwarze %1 abwerfen</translation>
        </message>
        <message>
            <source>Throw red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die rote %1 abwerfen</translation>
        </message>
        <message>
            <source>Throw blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die blaue %1 abwerfen</translation>
        </message>
        <message>
            <source>Throw orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die orange %1 abwerfen</translation>
        </message>
        <message>
            <source>Throw the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Den Joker abwerfen</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Die schwarze %1 an die Stelle des Jokers legen</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Die rote %1 an die Stelle des Jokers legen</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Die blaue %1 an die Stelle des Jokers legen</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Die orange %1 an die Stelle des Jokers legen</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Die schwarze %1 an die Reihe legen</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Die rote %1 an die Reihe legen</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Die blaue %1 an die Reihe legen</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Die orange %1 an die Reihe legen</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Die schwarze %1 zum Satz legen</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Die rote %1 zum Satz legen</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Die blaue %1 zum Satz legen</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Die orange %1 zum Satz legen</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Den Joker zum Satz der %1 legen</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker unter die schwarze %1 legen</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker unter die rote %1 legen</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker unter die blaue %1 legen</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker unter die orange %1 legen</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker über die schwarze %1 legen</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker über die rote %1 legen</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker über die blaue %1 legen</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Den Joker über die orange %1 legen</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Abwurf: schwarze %1 oben, %n Stein</numerusform>
                <numerusform>Abwurf: schwarze %1 oben, %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Abwurf: rote %1 oben, %n Stein</numerusform>
                <numerusform>Abwurf: rote %1 oben, %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Abwurf: blaue %1 oben, %n Stein</numerusform>
                <numerusform>Abwurf: blaue %1 oben, %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Abwurf: orange %1 oben, %n Stein</numerusform>
                <numerusform>Abwurf: orange %1 oben, %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Abwurf: ein Joker oben, %n Stein</numerusform>
                <numerusform>Abwurf: ein Joker oben, %n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, throw black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>Klopfen mit %2, schwarze %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, throw red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>Klopfen mit %2, rote %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, throw blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>Klopfen mit %2, blaue %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, throw orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile that is thrown</extracomment>
            <translation>Klopfen mit %2, orange %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, throw the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Klopfen mit %2, Joker ab</translation>
        </message>
        <message>
            <source>SUPER WIN: throw black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>SUPERSIEG: schwarze %1 ab</translation>
        </message>
        <message>
            <source>SUPER WIN: throw red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>SUPERSIEG: rote %1 ab</translation>
        </message>
        <message>
            <source>SUPER WIN: throw blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>SUPERSIEG: blaue %1 ab</translation>
        </message>
        <message>
            <source>SUPER WIN: throw orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile that is thrown</extracomment>
            <translation>SUPERSIEG: orange %1 ab</translation>
        </message>
        <message>
            <source>SUPER WIN: throw the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>SUPERSIEG: Joker ab</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Abwurf, leer</translation>
        </message>
        <message>
            <source>No tile is left over: a SUPER WIN.</source>
            <translation>Kein Stein bleibt übrig: ein SUPERSIEG.</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Die Minuspunkte sinken von %1 auf %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Er passt in eine Kombination: Minuspunkte von %1 auf %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Er passt zu einer Kombination auf dem Tisch.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Er könnte Teil einer Kombination werden.</translation>
        </message>
        <message>
            <source>Both passed: there is only this.</source>
            <translation>Beide haben gepasst: es bleibt nur dies.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Der Abwurf ist leer.</translation>
        </message>
        <message>
            <source>The tile that lies open makes no meld for you.</source>
            <translation>Der offene Stein macht keine Kombination für Sie.</translation>
        </message>
        <message>
            <source>The stock may bring something better.</source>
            <translation>Der Vorrat bringt vielleicht Besseres.</translation>
        </message>
        <message>
            <source>Your hand is empty: a SUPER WIN.</source>
            <translation>Ihre Hand ist leer: ein SUPERSIEG.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Der Joker muss in diesem Zug gelegt werden.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>So wird der Joker für Ihre Kombination frei.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Was auf dem Tisch liegt, zählt nicht gegen Sie.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player's hand</extracomment>
            <translation>
                <numerusform>Es bleibt %n Stein in Ihrer Hand.</numerusform>
                <numerusform>Es bleiben %n Steine in Ihrer Hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a SUPER WIN.</source>
            <translation>Ihr letzter Stein: ein SUPERSIEG.</translation>
        </message>
        <message>
            <source>It is the dearest left over; %1 deadwood remains.</source>
            <extracomment>Throwing a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Der teuerste übrige Stein; %1 Minuspunkte bleiben.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least that can be.</source>
            <extracomment>Throwing a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Es bleiben %1 Minuspunkte, weniger geht nicht.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood.</source>
            <extracomment>Throwing a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Es bleiben %1 Minuspunkte.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Sie haben keine Minuspunkte.</translation>
        </message>
        <message>
            <source>The other would need %1 or less to undercut you.</source>
            <extracomment>An undercut: the other player has no more deadwood than the one who knocks; %1: what that one has</extracomment>
            <translation>Der andere bräuchte %1 oder weniger, um Sie zu unterbieten.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist vorbei.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>First take the tile that lies open, or pass.</source>
            <translation>Nehmen Sie zuerst den offenen Stein, oder passen Sie.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Ziehen Sie zuerst einen Stein.</translation>
        </message>
        <message>
            <source>First draw, or take the tile that lies open.</source>
            <translation>Ziehen Sie zuerst, oder nehmen Sie den offenen Stein.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Der Joker muss gelegt werden: in eine Kombination, oder an eine.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Kombinationen werden erst beim Klopfen gelegt.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Sie könnten den Joker in diesem Zug nicht legen.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Dann könnte Ihr Zug nicht enden.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Diesen Stein hast du nicht.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>Points that win the match (0: one round)</source>
            <translation>Punkte, die die Partie gewinnen (0: eine Runde)</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50, zwei auf einmal 60, drei 70</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>Je 50</translation>
        </message>
        <message>
            <source>What a closed hexagon brings</source>
            <translation>Was ein geschlossenes Sechseck bringt</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Alle drei Ecken treffen auf Zahlen</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Ebenso, und nur eine Kante berührt einen Stein</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Was als Brücke zählt</translation>
        </message>
        <message>
            <source>What a pass costs when the well is empty</source>
            <translation>Was Passen kostet, wenn nichts mehr zu ziehen ist</translation>
        </message>
        <message>
            <source>Who must open with a triple may take 0-0-0 instead</source>
            <translation>Wer mit einem Drilling eröffnen muss, darf stattdessen 0-0-0 nehmen</translation>
        </message>
        <message>
            <source>The others' tiles less one's own, once</source>
            <translation>Steine der anderen minus die eigenen</translation>
        </message>
        <message>
            <source>The difference to each of the others</source>
            <translation>Der Unterschied zu jedem anderen</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Wenn niemand legen kann, zählt die niedrigste Hand</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triomino</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Dreiecke Kante an Kante; Sechsecke schließen, Brücken schlagen.</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Eine einzige Runde</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Strenge Brücken, Sechsecke je 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Kurze Partie bis 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>der Stein</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>Eröffnung mit Drilling</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>Eröffnung mit 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>Sechseck</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>Brücke</translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>ein Stein gezogen</translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>out of tiles</source>
            <translation>ausgelegt</translation>
        </message>
        <message>
            <source>tiles in the other hands</source>
            <translation>Steine der anderen</translation>
        </message>
        <message>
            <source>The last tile of a hand was laid.</source>
            <translation>Der letzte Stein einer Hand ist gelegt.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Niemand kann legen: die Runde ist gesperrt.</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>Stein %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one's hand; the numbers at its corners, clockwise</extracomment>
            <translation>Stein %1, %2, %3; passt nirgends</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one's hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>Stein %1, %2, %3; passt an %n Platz</numerusform>
                <numerusform>Stein %1, %2, %3; passt an %n Plätze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Mit %1 eröffnen: %n Punkt.</numerusform>
                <numerusform>Mit %1 eröffnen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 an %2 legen und ein Sechseck schließen: %n Punkt.</numerusform>
                <numerusform>%1 an %2 legen und ein Sechseck schließen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>%1 an %2 als Brücke legen: %n Punkt.</numerusform>
                <numerusform>%1 an %2 als Brücke legen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>%1 an %2 legen: %n Punkt.</numerusform>
                <numerusform>%1 an %2 legen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>Draw (-%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Ziehen (-%1)</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pass (-%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Passen (-%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Ein Platz, an den einer Ihrer Steine passt.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Sie eröffnen: %1 ist der höchste Drilling im Spiel.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Niemand hat einen Drilling. Sie eröffnen: %1 zählt am meisten.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 eröffnet: 30 Punkte, und 10 für den Drilling.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 eröffnet: der höchste Drilling im Spiel.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Niemand hat einen Drilling. %1 eröffnet: der Stein zählt am meisten.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Der höchste Drilling eröffnet die Runde: legen Sie %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile of most points opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Niemand hat einen Drilling, also eröffnet der höchste Stein: legen Sie %1.</translation>
        </message>
        <message>
            <source>The corners there are %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Die Ecken dort sind im Uhrzeigersinn %1, %2 und %3.</translation>
        </message>
        <message>
            <source>Two corners there are %1 and then %2, read clockwise.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Zwei Ecken dort sind im Uhrzeigersinn %1 und dann %2.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Ein Stein wird Kante an Kante mit einem anderen gelegt.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>Both corners of an edge must show the numbers that lie there.</source>
            <translation>Beide Ecken einer Kante müssen die Zahlen zeigen, die dort liegen.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Keine Kante auf dem Tisch nimmt %1 an.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Keiner Ihrer Steine passt.</translation>
        </message>
        <message>
            <source>What fits brings little; a larger hand finds more bonuses.</source>
            <translation>Was passt, bringt wenig; mit mehr Steinen finden sich mehr Prämien.</translation>
        </message>
        <message>
            <source>Nothing you could lay is worth it.</source>
            <translation>Nichts, was Sie legen könnten, lohnt sich.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Du machst damit Schluss.</translation>
        </message>
        <message>
            <source>It closes a hexagon: %1 points more.</source>
            <extracomment>%1 points for closing a hexagon</extracomment>
            <translation>Er schließt ein Sechseck: %1 Punkte mehr.</translation>
        </message>
        <message>
            <source>It makes a bridge: %1 points more.</source>
            <extracomment>%1 points for a bridge</extracomment>
            <translation>Er schlägt eine Brücke: %1 Punkte mehr.</translation>
        </message>
        <message numerus="yes">
            <source>It brings %1, and %n of your other tile(s) fit then.</source>
            <translation>
                <numerusform>Er bringt %1, und %n Ihrer anderen Steine passt dann.</numerusform>
                <numerusform>Er bringt %1, und %n Ihrer anderen Steine passen dann.</numerusform>
            </translation>
        </message>
    </context>
</TS>
