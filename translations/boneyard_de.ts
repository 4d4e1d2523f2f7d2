<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Genauigkeit, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Sie wird aus den Partien errechnet, die du im Rückblick bis zum Ende angesehen hast.</translation>
        </message>
    </context>
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
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Ergebnis</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Das ist besser als „%1“. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>„%1“ ist etwa ebenso gut.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Bis zum Schluss durchgespielt bringt das %n Punkt mehr.</numerusform>
                <numerusform>Bis zum Schluss durchgespielt bringt das %n Punkte mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Das ist besser als „%1“, obwohl das jetzt mehr bringt. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>„%1“ bringt jetzt weniger, ist bis zum Ende der Runde aber etwa ebenso gut.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>„%1“ bringt jetzt mehr, ist bis zum Ende der Runde aber nur etwa ebenso gut.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Wessen Züge</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Genauigkeit: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>Genauigkeit</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Die Züge werden gesucht, bei denen es eine Wahl gab …</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L1 von %L2 Zügen angesehen</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Nach %L1 von %L2 Zügen angehalten</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Wie gut gespielt wurde</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>In dieser Partie gab es nichts zu wählen.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Die Züge</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Genauigkeit nach Art der Entscheidung</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Der stärkste Bot sieht sich jeden Zug noch einmal an, bei dem es eine Wahl gab, und weiß nur, was damals zu wissen war. Kostet ein Zug ein Fünftel dessen, worin sich Runden gewöhnlich unterscheiden, behält er die Hälfte seines Werts; die Genauigkeit ist das Mittel dessen, was blieb. Schlechter als gut heißt ein Zug nur, wo das kein Zufall sein kann.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Zeig es mir</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Jemand</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>In der Zwischenablage ist keine Herausforderung.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Herausforderung</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 kam auf %2 im Vergleich zum besten der anderen. Schaffst du mehr?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Herausforderung annehmen</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1 zu %L2, Verteilung %3, Bots: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Gemischt</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Jemand spielt eine Partie zu Ende und wählt „Verteilung weitergeben“. Kopiere den Text, den du bekommen hast, oder öffne die Datei: Dann spielst du dieselben Steine vom selben Platz aus.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Es gibt keine Tipps, und was liegt, das liegt. Am Ende werden beide Ergebnisse verglichen. Niemand prüft, wie oft die Verteilung vorher gespielt wurde.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Darum zählt sie weder für deine Wertung noch für deine Statistik.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>In der Zwischenablage nachsehen</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partien von Boneyard</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Ohne Speichern schließen?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Boneyard schließen?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n Zug wird fehlen.</numerusform>
                <numerusform>%n Züge werden fehlen.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Jetzt sind alle Züge gespeichert.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Woanders speichern</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Bleiben</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Diese Partie entfernen?</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Runde %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Runde %L1, %2, gewertet</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Runde %L1, %2, Herausforderung</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Partie entfernen</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Partie %1 entfernen</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>%1 weiterspielen</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Diese Partie lässt sich nicht mehr lesen.</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Runde %L1, %2, Partie des Tages</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
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
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Meinen Zug zurücknehmen</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Ergebnis kopieren</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Vier Zeilen sind in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Herausforderung annehmen</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Tag für Tag</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Par</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Üben</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Die Tage davor</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Heute haben alle dieselben Steine. Dein erster Versuch zählt: keine Tipps, und was liegt, liegt. Danach kannst du dieselbe Verteilung zur Übung noch einmal spielen.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Deine Gegner sind Bots der Stärke %1. Das Ergebnis sagt, wie viele Punkte du vor dem besten von ihnen liegst; das Par ist, was der stärkste Bot an deinem Platz im Schnitt erreicht.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Ein versäumter Tag ist verziehen; nach zweien hintereinander beginnt die Zählung neu.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Niemand prüft das: Das Datum ist das der Uhr dieses Computers, und du könntest die Verteilung vorher anderswo spielen.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Die Partien von heute</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Woher die Punkte kamen</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Für</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Wie oft</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Partien, die du verlässt, warten hier.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Die Summen aller nach Runden. Die Pfeiltasten sagen jede Runde.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Runde %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Runden</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Im Finale beginnt alles neu; es entscheidet die Partie.</translation>
        </message>
    </context>
    <context>
        <name>EndFact</name>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken for something that was so in a match. %1 &quot;Best move&quot;, %2 &quot;Ada: 13 + 40 bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>EndPlace</name>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>Finale</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>raus in Runde %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Punkteblatt</translation>
        </message>
    </context>
    <context>
        <name>EndRound</name>
        <message>
            <source>%1. %2</source>
            <extracomment>How the last round of a match ended. %1 &quot;Ann went out&quot;, %2 &quot;Ann gains 23&quot;</extracomment>
            <translation>%1. %2</translation>
        </message>
    </context>
    <context>
        <name>ExampleCard</name>
        <message>
            <source>How a table may look</source>
            <extracomment>Above a little picture of a table, which changes with the rules that are being chosen</extracomment>
            <translation>So kann ein Tisch aussehen</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Eine Hand, wie sie ausgeteilt wird</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>In den Regeln</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Was Fehler kosten</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Entscheidung</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Ungenaue</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Grobe Fehler</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Verlorene Punkte</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Nur gespeicherte Partien lassen sich öffnen; ihre Namen enden auf .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Den ganzen Tisch zeigen</translation>
        </message>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Größer zeigen</translation>
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
            <translation>Plätze &amp; Regeln …</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Plätze und Regeln von %1</translation>
        </message>
        <message>
            <source>Lesson: %1</source>
            <extracomment>Opens the first lesson of a game. %1 is a game</extracomment>
            <translation>Lektion: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Lektionen: %L1 von %L2 geschafft</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Nach Spiel</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Wertung</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Im Nachhinein</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Ein guter Zug wird gesucht …</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Alle Ergebnisse</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Nicht gewonnen</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Beliebige Zeit</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Seit gestern</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Seit einer Woche</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Seit einem Monat</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Seit einem Jahr</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Name, Datum, Verteilung …</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partien von Boneyard</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Hier warten deine Partien, sobald sie zu Ende sind, damit du sie Zug für Zug noch einmal ansehen kannst.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Keine Partien gefunden. Erweitere die Suche.</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>Auswählen</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Nach Spiel</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Längste zuerst</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Kürzeste zuerst</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Bestes Ergebnis zuerst</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Schlechtestes Ergebnis zuerst</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Reihenfolge</translation>
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
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Bis zu meinem Zug</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Die anderen spielen sofort, bis du am Zug bist.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Die anderen spielen sofort bis zum Ende der Partie.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Die anderen spielen sofort bis zum Ende der Runde.</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Zum Ergebnis</translation>
        </message>
    </context>
    <context>
        <name>KeyLine</name>
        <message>
            <source>%1: %2</source>
            <extracomment>A key and what it does</extracomment>
            <translation>%1: %2</translation>
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
            <source>Pick a tile or put it back</source>
            <translation>Einen Stein wählen oder zurücklegen</translation>
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
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Erklärt, was gewählt ist oder unter dem Zeiger liegt; beim zweiten Mal: diese Tasten</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Zeigen, wo meine Steine passen, oder nicht</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Während Bots spielen: weiter bis zu deinem Zug</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Die Regeln zu dem, was gerade dran ist</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Strg+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>In den Regeln suchen</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Strg+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Auf dem Tisch umsehen: Die Pfeile und Bild ↓ führen von einem zum nächsten, ? erklärt es, Esc führt zurück zu deinen Steinen</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Den Stein zurücklegen, oder das Menü öffnen und schließen</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Neu bei %1? Eine Lektion in zwei Minuten.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Nein, danke</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Zeig es mir</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <source>%1: %2</source>
            <extracomment>The title of a page. %1 is a game, %2 what its lesson is called</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Not sure? H shows the move.</source>
            <extracomment>H is a key of the keyboard</extracomment>
            <translation>Unsicher? H zeigt den Zug.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Übersprungen: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Schritt %L1 von %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Fertig</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Eine kurze Partie mit Coach</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Nächste Lektion: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Die übersprungenen Schritte</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Eine Partie spielen</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Zurück an den Tisch</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Die Lektion noch einmal</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Nach Spielstärke und Plätzen</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Bots</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Punkte je Partie</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Beste Partie</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Beste Runde</translation>
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
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
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
            <source>Tile size</source>
            <translation>Steingröße</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>So wenig Bewegung wie möglich</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Nichts fliegt oder gleitet, es blendet über.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Gezeichnet von</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Ab dem nächsten Start. Versuch etwas anderes, wenn der Tisch ruckelt oder falsch aussieht.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Grafikkarte</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Prozessor</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Dein Ergebnis</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Allein durch die Steine</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Ergebnis und Glück</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Allein durch die Steine: was gute Bots auf allen Plätzen von deinem Platz aus mit genau denselben Verteilungen erreicht haben, soweit Verteilungen erfahrungsgemäß entscheiden. Das ist eine Schätzung und sagt bei wenigen Partien kaum etwas.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>Über %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Einstellungen …</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Dienste</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>%1 ausblenden</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Andere ausblenden</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Alle einblenden</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>%1 beenden</translation>
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
        <name>MatchFile</name>
        <message>
            <source>There is no file %1.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>Die Datei %1 gibt es nicht.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 lässt sich nicht lesen: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 ist zu groß für eine Partie.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Die Partie in %1 lässt sich nicht aufbauen: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 ist beschädigt: Zug %L2, „%3“, ist gegen die Regeln.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 lässt sich nicht schreiben: %2.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 ist keine Datei, die man lesen kann.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 ist beschädigt oder keine Partie von Boneyard.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 stammt von einem neueren Boneyard.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Verteilung weitergeben</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Dieselbe Verteilung noch einmal</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Verteilung kopieren</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Kopiert: %1. Mit dieser Nummer werden dieselben Steine noch einmal ausgeteilt; da nur Bots gespielt haben, gibt es kein Ergebnis zu übertreffen.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Bild wählen</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Eule</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Fuchs</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Schnecke</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulpe</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Fisch</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Pilz</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Hase</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Tanne</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Ente</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Schmetterling</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Schildkröte</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Eichel</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Verteilung Nr. %1</translation>
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
        <message>
            <source>Rules of this game</source>
            <translation>Regeln dieses Spiels</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lektionen</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Besser: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Gespielt: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Züge</translation>
        </message>
    </context>
    <context>
        <name>MoveRow</name>
        <message>
            <source>%L1: %2</source>
            <extracomment>Spoken line of a list. %L1 the number of a move, %2 the move in words</extracomment>
            <translation>%L1: %2</translation>
        </message>
    </context>
    <context>
        <name>MoveTexts</name>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>%L1 von 100 Siegchancen</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 Punkte</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>So wie die Steine lagen, war es gleich.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>So wie die Steine lagen, hat es %n Punkt gekostet.</numerusform>
                <numerusform>So wie die Steine lagen, hat es %n Punkte gekostet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>So wie die Steine lagen, hat es sogar %n Punkt mehr gebracht.</numerusform>
                <numerusform>So wie die Steine lagen, hat es sogar %n Punkte mehr gebracht.</numerusform>
            </translation>
        </message>
        <message>
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>Für den besseren Zug: %1 Für den gespielten: %2</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Bester Zug</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Guter Zug</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Ungenau</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Grober Fehler</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Was legen</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Wann ziehen oder passen</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Welchen Stein nehmen</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Was auslegen</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Was abwerfen</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Wann klopfen</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Gebote</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Was ansagen</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Wetten</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Die Vorbereitung der letzten Runde</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Am Ende der Runde führt der bessere Zug zu %1 Punkten, der gespielte zu %2, und das ist sicher.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Am Ende der Runde führt der bessere Zug im Schnitt zu %1 Punkten, der gespielte zu %2, auf %3 genau.</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Damit ist die Partie öfter gewonnen.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Bei %L1 Möglichkeiten, wie die verdeckten Steine liegen können, bringt das %2 Punkte mehr.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Kein einzelner Grund sticht heraus, aber bei %L1 Möglichkeiten, wie die verdeckten Steine liegen können, bringt das %2 Punkte mehr.</translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Am Anfang stand die Siegchance bei %1 von 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Deine Züge haben nichts gekostet.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>Die Züge von %1 haben nichts gekostet.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Deine Züge haben %n von 100 Punkten Siegchance gekostet.</numerusform>
                <numerusform>Deine Züge haben %n von 100 Punkten Siegchance gekostet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>Die Züge von %1 haben %n von 100 Punkten Siegchance gekostet.</numerusform>
                <numerusform>Die Züge von %1 haben %n von 100 Punkten Siegchance gekostet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Glück und die anderen gaben %1 dazu.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Pech und die anderen nahmen %1 weg.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Am Ende waren es %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>%L1 gezogen, gepasst</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>%1 gelegt</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>%L1 gezogen, %2 gelegt</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>einen Stein gezogen</numerusform>
                <numerusform>%n Steine gezogen</numerusform>
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
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Die Partie teilen sich %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Points and why: &quot;40 bridge&quot;
----------
Points and what for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 gewinnen die Partie</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 gewinnt die Partie</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Du hast %1 gezogen.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 hat %2 gezogen.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Du verlierst %n Punkt: %1.</numerusform>
                <numerusform>Du verlierst %n Punkte: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Du bekommst %n Punkt: %1.</numerusform>
                <numerusform>Du bekommst %n Punkte: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 verliert %n Punkt: %2.</numerusform>
                <numerusform>%1 verliert %n Punkte: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 bekommt %n Punkt: %2.</numerusform>
                <numerusform>%1 bekommt %n Punkte: %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>Ausscheidung</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>Finale</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Runde %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Runde %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Du bist raus, auf Platz %L1 von %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Du und %1 seid raus, auf Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 ist raus, auf Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 sind raus, auf Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Das Finale ist vorbei</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Niemand gewinnt die Ausscheidungsrunde</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 gewinnen die Ausscheidungsrunde</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 gewinnt die Ausscheidungsrunde</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 gewinnen die Runde</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 gewinnt die Runde</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Du gewinnst die Ausscheidungsrunde</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 gewinnt die Ausscheidungsrunde</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Du hast deine Wette nicht geschafft.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 hat die Wette nicht geschafft.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Das war dein letzter Stein.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>Das war der letzte Stein von %1.</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Jetzt sind alle Züge gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
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
        <name>Numbers</name>
        <message>
            <source>%1%</source>
            <extracomment>%1 is a number from 0 to 100</extracomment>
            <translation>%1%</translation>
        </message>
    </context>
    <context>
        <name>OpenHand</name>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>Keine Steine mehr</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Over the hand of one of several partners: a name, and what the round brought them</extracomment>
            <translation>%1 %2</translation>
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
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Was das heißt: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Was das heißt</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Aufgaben</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>raus</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>noch dabei</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a player or a team when somebody has gone out of the match. %1 a name, %2 &quot;out&quot; or &quot;still in&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
    </context>
    <context>
        <name>OutSheet</name>
        <message>
            <source>The round</source>
            <extracomment>Opens the sheet that tells how the round went</extracomment>
            <translation>Die Runde</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Nächste Runde</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Weiter zusehen</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Zum Ergebnis</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Übersicht des Tisches</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Der ganze Tisch. Ein Klick führt dorthin.</translation>
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
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Ein Coach schaut zu und warnt dich vor teuren Zügen.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Länge: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Pfad der Datei</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Vorhandene Dateien</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>%1 gibt es schon.</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Beide behalten</translation>
        </message>
    </context>
    <context>
        <name>PercentSlider</name>
        <message>
            <source>%L1%</source>
            <extracomment>A size in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
    </context>
    <context>
        <name>PickBar</name>
        <message numerus="yes">
            <source>%n match(es) deleted</source>
            <extracomment>%n matches of a list were deleted just now, and can be brought back; or were picked</extracomment>
            <translation>
                <numerusform>%n Partie gelöscht</numerusform>
                <numerusform>%n Partien gelöscht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n Partie ausgewählt</numerusform>
                <numerusform>%n Partien ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Alle %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Als Dateien speichern</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Abbrechen</translation>
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
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Dort liegt nichts.</translation>
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
            <translation>Auf den Steinen</translation>
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
            <source>Instant</source>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Offene Enden kennzeichnen</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
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
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>In Spielen, in denen ringsum angelegt wird. Die Taste F tut dasselbe.</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Sagen, was zu tun ist</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Eine leise Zeile oben am Tisch.</translation>
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
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
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
        <message>
            <source>%1: %2</source>
            <extracomment>What is said of a computer&apos;s player: %1 is its level, as &quot;Expert&quot;, %2 a sentence on how it plays</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>PlotCard</name>
        <message>
            <source>Press a day to see its matches</source>
            <extracomment>Under a plot over the days: how one comes from it to the matches</extracomment>
            <translation>Drück auf einen Tag, um seine Partien zu sehen</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Die Zeile oben sagt, was zu tun ist. Möchtest du sie weiter sehen?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Behalten</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Aufgaben</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Welche Aufgaben</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Nächste Aufgabe</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Nächste</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Lösung zeigen</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Rückblick auf die letzte Partie</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Neue gibt es nicht mehr: Jetzt kommen die wieder, die am längsten her sind.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Deine Steine</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Lässt sich legen</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Gerade gezogen</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Sie steigt, wenn du gegen die Bots am Tisch öfter gewinnst als erwartet, und sinkt, wenn du seltener gewinnst. Das Band darum zeigt, wo sie wirklich liegen kann: Es wird breiter, wenn du eine Weile nicht gespielt hast.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: was die Regeln sagen</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Runde %L1 von %L2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Sichtbare Hände</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punkteblatt</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Wie gut gespielt wurde</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Hände ausblenden</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Hände zeigen</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>ReplayButtons</name>
        <message>
            <source>To the beginning</source>
            <translation>Zum Anfang</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Zum Anfang (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Pos1</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Eine Runde zurück</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Eine Runde zurück (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Einen Zug zurück (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Einen Zug weiter</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Einen Zug weiter (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Eine Runde weiter</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Eine Runde weiter (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Zum Ende</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Zum Ende (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Zum vorigen Zug, der besser sein könnte</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>Zum nächsten Zug, der besser sein könnte</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Die Steine sind verteilt.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Von hier weiterspielen</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Zug</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 von %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Einen Zug zurück, einen vor</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Eine Runde zurück, eine vor</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Pos1, Ende</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>An den Anfang, ans Ende</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Zum vorigen und zum nächsten Zug, der besser sein könnte</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Von allein weiter oder anhalten</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Von einem anderen Platz aus</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Die Liste der Züge</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Wie gut gespielt wurde</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punkteblatt</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Den ganzen Tisch zeigen</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Die Regeln des Spiels</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Erklärt, was ausgewählt ist oder unter dem Zeiger liegt; beim zweiten Mal: diese Tasten</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Hände zeigen oder ausblenden</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Die Analyse ist fertig.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Züge</translation>
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
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>In den Regeln</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Zum Ergebnis</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Weiter zusehen</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Punkte, die die Partie gewinnen: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>aber als am an auch auf aus bei bekomme bekommt bin bis brauche braucht da darf das dass dem den denn der des die dies diese dieser dir du ein eine einem einen einer eines er es für geht gibt habe haben hat heißt ich ihr im in ist jede jeder jedes kann können macht man mein mich mir mit muss müssen nach oder passiert sind soll sollte tun über um und von wann warum was welche welcher welches wenn wer werden wie wieso wird wo wozu wofür zu zum zur</translation>
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
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Kapitel</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Gefunden</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Nichts gefunden.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Inhalt</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>In den Regeln suchen</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Die Partie als Datei</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Ein Bild des Tischs</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>In meinen Verlauf aufnehmen</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>In meine Partien aufnehmen</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partien von Boneyard</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Darunter steht, wofür.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Zeigt, wofür.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Zusammen %L1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: %L2 insgesamt</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 zusammen: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Team: %1</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Die Summe aller Runden darunter.</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 im Finale, davor %L3</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Im Finale beginnt alles neu; es entscheidet die Partie.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>Finale (davor: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>Summe</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>vor der ersten Runde</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>entschied die Partie</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Start</translation>
        </message>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Vor der ersten Runde</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Finale</translation>
        </message>
    </context>
    <context>
        <name>ScorePoints</name>
        <message>
            <source>+%L1</source>
            <extracomment>Points of a round</extracomment>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>(%L1)</source>
            <extracomment>Points of a round that is still played, which may count or not in the end</extracomment>
            <translation>(%L1)</translation>
        </message>
    </context>
    <context>
        <name>ScoreReasons</name>
        <message>
            <source>%1: %L2</source>
            <extracomment>Spoken line of a score sheet: %1 why, %L2 points</extracomment>
            <translation>%1: %L2</translation>
        </message>
        <message>
            <source>+%L1</source>
            <extracomment>Points of a line</extracomment>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>No points won or lost.</source>
            <extracomment>In a score sheet, of a seat in one round</extracomment>
            <translation>Weder gewonnen noch verloren.</translation>
        </message>
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>Vor Runde 1, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Das Finale, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, läuft noch, %2: bisher %L3, insgesamt %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, insgesamt %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Das Finale, %1 zusammen: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 zusammen: %L3, insgesamt %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Ein Klick zeigt, wie sich das zusammensetzt.</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Das Finale, %1: vorher ausgeschieden</translation>
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
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Kopiert. Es lässt sich als Tabelle einfügen.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Als Tabelle speichern</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabellen (CSV)</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Punkte, die die Partie gewinnen: %L1</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Ein Klick auf eine Zahl zeigt, wie sie sich zusammensetzt.</translation>
        </message>
    </context>
    <context>
        <name>SeatName</name>
        <message>
            <source>%1 (%L2)</source>
            <extracomment>A seat in a small window: its name and how many tiles it holds</extracomment>
            <translation>%1 (%L2)</translation>
        </message>
    </context>
    <context>
        <name>SeatPlate</name>
        <message>
            <source>together</source>
            <extracomment>On the plate of a player who has partners, before what they have in all</extracomment>
            <translation>zusammen</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>Finale, zusammen</translation>
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
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Name an Platz %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Wer an Platz %L1 sitzt</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>Bild von %1: %2</translation>
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
            <translation>Nummer der Verteilung</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Dieselbe Nummer gibt dieselben Steine. Leer lassen für eine neue Verteilung.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Tipps und Zurücknehmen</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Eine freie Partie: Du darfst um einen Tipp bitten und einen Zug zurücknehmen.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Eine gewertete Partie: keine Tipps, und was liegt, das liegt.</translation>
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
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Schafft jemand mehr?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Gespielt werden dieselben Steine von deinem Platz aus, gegen dieselben Bots und ohne Tipps. Am Ende werden beide Ergebnisse verglichen.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Niemand prüft das: Die Verteilung lässt sich mehrmals spielen, und wer die Datei öffnet, kann dein Ergebnis sehen und ändern.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Als Text kopieren</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Der Text ist in der Zwischenablage: Schick ihn los.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Als Datei speichern</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partien von Boneyard</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Summe</translation>
        </message>
    </context>
    <context>
        <name>SideRow</name>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>%1: the final %2, before it %3</source>
            <extracomment>Spoken at the end of a match that a final decides. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: im Finale %2, davor %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: diese Runde %2, insgesamt %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>Finale</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>Summe</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Nach Farbe ordnen</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Nach Zahl ordnen</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Geräusche</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Dieser Computer hat keine Tonausgabe.</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Leise Geräusche für Steine, Klänge für alles Gewonnene</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Lautstärke der Steine</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Lautstärke der Klänge</translation>
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
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>minus %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>zusammen %1 im Finale</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 im Finale</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>zusammen %1</translation>
        </message>
    </context>
    <context>
        <name>SpokenPlate</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken for a seat. %1 a name, %2 &quot;12 tiles&quot;, %3 &quot;34 points&quot;</extracomment>
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
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: was Partner zusammen haben.</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>%1 · %2</source>
            <extracomment>What a graph says of a move. %1 &quot;After move 5: chance to win 62%&quot;, %2 the move in words</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>Siegchance</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Nach Zug %L1: Siegchance %2, auf %3 genau</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Nach Zug %L1: Siegchance %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Vor dem Austeilen: Siegchance %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Neu beginnen mit neuen Steinen?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Diese Partie wartet auf der Startseite; dort kannst du sie weiterspielen.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Diese Partie ist nicht gespeichert und geht verloren.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Neu beginnen</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Auf %n Platz ändern</numerusform>
                <numerusform>Auf %n Plätze ändern</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Los geht’s</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Deine Daten</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>All das liegt nur auf diesem Computer. Eine Tabelle mit einer Zeile je Partie (CSV) kannst du exportieren.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabellen (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Endgültig löschen? Deine Partien bleiben im Verlauf, aber die bisher beendeten zählen nicht noch einmal.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Statistik löschen</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Die dieses Spiels löschen</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Alle löschen</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Tische</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Noch nichts zu zählen</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Spiel eine Partie gegen Bots zu Ende: Dann siehst du hier, wie es lief und wie stark du bist.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Noch %n Partie wird angesehen …</numerusform>
                <numerusform>Noch %n Partien werden angesehen …</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Noch nichts gezählt</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Gezählt werden Partien, die du ohne Tipps und Zurücknehmen zu Ende spielst.</translation>
        </message>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Eine Woche</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Ein Monat</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Ein Jahr</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Von Anfang an</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>In dieser Zeit hast du hier keine Partie beendet.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
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
        <name>SurePanel</name>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Du hast einen Stein, der passt.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Du hast %L1 Steine, die passen.</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Trotzdem: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Der Talon ist leer.</translation>
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
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Der hohe Kontrast hat eigene Tische und Steine. Deine kommen mit anderen Farben wieder.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Nachtblau</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Weinrot</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Nussbaum</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Schiefer</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Steine</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Elfenbein</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Ebenholz</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Stein</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Bunt</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Was auf dem Tisch liegt</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Was du hier finden wirst</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Ab der ersten Partie, die zählt: wie viele du gewonnen hast, deine Punkte und deine beste Runde.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Mit jeder Partie: wie stark du unter den Bots bist und wie du gegen jede Spielstärke abschneidest.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Nach einigen: wie viel von deinem Ergebnis an den Steinen lag und was dir Punkte brachte.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Zurück zu allen Spielen</translation>
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
        <message>
            <source>No hints: this match is rated</source>
            <translation>Keine Tipps: Diese Partie wird gewertet</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Keine Tipps: Das ist eine Herausforderung</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Keine Tipps: Die Partie des Tages zählt</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Partie des Tages</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Herausforderung</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Mit Coach</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Übung</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Runde %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Quer drehen</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Längs drehen</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Anders herum drehen</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>die nächste Runde wird ausgeteilt</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>du bist am Zug</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>%1 ist am Zug</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>%n weitere Partie anzeigen</numerusform>
                <numerusform>%n weitere Partien anzeigen</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Zurück zur neuesten Partie</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n Zug nicht gespeichert</numerusform>
                <numerusform>%n Züge nicht gespeichert</numerusform>
            </translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Woanders speichern</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Ungespeichert weiter</translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Alle paar Sekunden und bei jedem Zug wird es von selbst noch einmal versucht. Was bis dahin nicht gespeichert ist, geht verloren, wenn das Programm endet.</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n Zug nicht gespeichert</numerusform>
                <numerusform>%n Züge nicht gespeichert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>VerdictCard</name>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken of a move. %1 &quot;Mistake&quot;, %2 what it cost</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>, </source>
            <extracomment>What stands between facts side by side, as in &quot;3 rounds, 84 moves, Skilled&quot;: the comma of your language, with the blank that follows it</extracomment>
            <translation>, </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Absence</name>
        <message>
            <source>While you were away: %1</source>
            <extracomment>%1 is what others did while the player had another program&apos;s window before them, in sentences: &quot;Bruno laid 4-6. Cleo passed.&quot;</extracomment>
            <translation>Während du weg warst: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 ist am Zug.</translation>
        </message>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Diese Partie wird gewertet: Es gibt keine Tipps.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Das ist eine Herausforderung: Es gibt keine Tipps.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Die Partie des Tages zählt: Es gibt keine Tipps.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Das bringt im Schnitt etwa %n Punkt mehr.</numerusform>
                <numerusform>Das bringt im Schnitt etwa %n Punkte mehr.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>This match is open in another window.</source>
            <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Diese Partie wird gerade gespielt und bleibt.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Partien in %1 lassen sich nicht lesen, daher wird keine gespeichert.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Partien in %1 stammen von einem neueren Boneyard; sie bleiben, wie sie sind, und jetzt wird keine gespeichert.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Es lässt sich nichts schreiben, darum bleibt die Statistik.</translation>
        </message>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Datei der Partien stammte nicht von Boneyard; eine neue wurde begonnen. Die alte heißt jetzt %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Datei der Partien ist beschädigt; eine neue wurde begonnen. Die alte heißt jetzt %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>In der Datei der Partien fehlen Teile; eine neue wurde begonnen. Die alte heißt jetzt %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Datei der Partien sagt nicht, welches Boneyard sie geschrieben hat; eine neue wurde begonnen. Die alte heißt jetzt %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Datei der Partien war leer; eine neue wurde begonnen. Die alte heißt jetzt %1.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>In %1 darf nicht geschrieben werden, daher werden Partien nicht gespeichert.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Der Datenträger ist voll, daher lässt sich nichts in %1 schreiben.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Ein anderes Programm hat %1 gesperrt, daher lässt sich dort jetzt nichts schreiben.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Das Schreiben in %1 misslingt: Ist der Datenträger voll oder defekt?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Einige Einträge in %1 können nicht stimmen und bleiben deshalb unbeachtet.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Datei der Partien, %1, wurde entfernt. Eine neue ist angelegt, mit der laufenden Partie.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Diese Partie lässt sich nicht mehr lesen.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 zu %L2, Verteilung %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Ich kam auf %1 im Vergleich zum besten der anderen. Schaffst du mehr?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Kopiere das alles und füge es in Boneyard ein.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Gespeichert als %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 lässt sich nicht schreiben: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Darin ist keine Herausforderung.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Warte: Ein anderer Zug ist etwa %n Punkt mehr wert. Sieh noch einmal hin; H zeigt ihn. Oder spiel deinen noch einmal, dann bleibt es dabei.</numerusform>
                <numerusform>Warte: Ein anderer Zug ist etwa %n Punkte mehr wert. Sieh noch einmal hin; H zeigt ihn. Oder spiel deinen noch einmal, dann bleibt es dabei.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Warte: Der Zug, den der Tipp zeigt, ist etwa %n Punkt mehr wert. Oder spiel deinen noch einmal, dann bleibt es dabei.</numerusform>
                <numerusform>Warte: Der Zug, den der Tipp zeigt, ist etwa %n Punkte mehr wert. Oder spiel deinen noch einmal, dann bleibt es dabei.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (Par %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Partie des Tages</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (Par kommt gleich)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Partie des Tages: %1. Nur dieser erste Versuch zählt; noch einmal gespielt ist es Übung.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Nicht beendet</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n Tag in Folge</numerusform>
                <numerusform>%n Tage in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, Partie des Tages, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Par: %1</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Noch nicht gespielt</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>An %L1 von %n Tag besser als das Par.</numerusform>
                <numerusform>An %L1 von %n Tagen besser als das Par.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Du hast gewonnen</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Geteilt von %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 hat gewonnen</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 haben gewonnen</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 habt gewonnen</translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (Finale %L2)</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>mit Tipps</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>mit Zurücknehmen</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Diese Partie lässt sich nicht mehr lesen.</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n laufende Partie bleibt.</numerusform>
                <numerusform>%n laufende Partien bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n Partie in %1 gespeichert</numerusform>
                <numerusform>%n Partien in %1 gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Partie des Tages</translation>
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
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Gut gespielt</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Das war die Lektion</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Eine neue Stellung, mit anderen Steinen oder Punkten.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Dieselbe Runde, ein wenig später.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Dein Team teilt sich den Sieg mit %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Du teilst dir den Sieg mit %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Du und %1 habt gewonnen</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 habt gewonnen</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Du hast gewonnen</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Den Sieg teilen sich %1</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 haben gewonnen, dein Team ist auf Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 hat gewonnen, du bist auf Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 hat gewonnen</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 haben gewonnen</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Platz %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, raus in Runde %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Die meisten Punkte in einem Zug</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Endgültig in Führung</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Größte Runde</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Größte Runde vor dem Finale</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Am meisten hintereinander gezogen</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Am häufigsten hintereinander gepasst</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Kürzeste Runde</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Die meisten Steine gelegt</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Erster Stein</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Letzter Stein</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Die ganze Partie</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, Runde %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 ab Runde %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 im Finale</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 in Runde %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 in Runde %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Runde %L1: %n Zug</numerusform>
                <numerusform>Runde %L1: %n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %L2</source>
            <extracomment>Who laid so many tiles: %1 a name, %L2 a number</extracomment>
            <translation>%1: %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Whose tile it was, and which: %1 a name, %2 a tile</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1 zu %L2, Verteilung %3</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 haben gewonnen, dein Team teilt sich Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 hat gewonnen, du teilst dir Platz %L2 von %L3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Dein Gegenüber</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Mit diesen Steinen kamst du auf %1. %2 kam auf %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Du warst besser.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Das ist besser als dein Ergebnis.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Längstes Warten</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n Zug lang nichts gelegt, Runde %L2</numerusform>
                <numerusform>%1: %n Züge lang nichts gelegt, Runde %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Gespeichert als %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Die Partie steht jetzt in deinem Verlauf.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Die Partie steht jetzt bei deinen angefangenen Partien.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Die Partie konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 lässt sich nicht schreiben: %2.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Solange mehrere Menschen spielen, würde eine Datei alle ihre Steine verraten. Speichern lässt sich die Partie, wenn sie vorbei ist.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Es gibt keine angefangene Partie.</translation>
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
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Eine Verteilung hat eine ganze Zahl von 0 bis %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>In der Hand von %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Du bist am Zug: Such den besten.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Such einen besseren Zug als deinen: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Es gibt etwas Besseres. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Das würde etwa %1 Punkte kosten. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Besser als dein Zug, aber noch nicht der beste.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Warum der beste Zug besser ist: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Kein einzelner Grund sticht heraus: Der Unterschied zeigt sich erst im Lauf der Runde.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Mal sehen, was das wert ist.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Jetzt hast du ihn.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Richtig!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Deiner ist so gut wie der beste, der bekannt war.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Der beste Zug: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>Im Schnitt ist dieser Zug %1 Punkte besser als deiner.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>Im Schnitt ist dieser Zug %1 Punkte besser als jeder andere.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Mit diesem Zug ist der Sieg wahrscheinlicher als mit deinem.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>Worum es ging: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Gefunden von: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Wertung der Aufgabe: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Hier ist die Lösung.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Hier ist die Lösung. Sie zählt als nicht gefunden.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Meine Fehler</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Aufgabe %L1 von %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: deine Partie vom %2, Verteilung %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 für heute, %L2 neu, %L3 gekonnt</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Deine Wertung: noch nicht bekannt</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Deine Wertung: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Zu diesem Spiel gibt es noch keine Aufgaben.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Das war alles für heute. Die nächste kommt am %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Wo du einen Fehler gemacht hast, weißt du es jetzt überall besser.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Wenn du auf eine deiner Partien zurückblickst, kommen die Fehler, die sich dort finden, als Aufgaben hierher.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Alle Hände</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Nur meine Hand</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Nur %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Du spielst jetzt die Steine von %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (üblich): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Ja oder nein; üblich ist ja.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Ja oder nein; üblich ist nein.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Von %L1 bis %L2; üblich ist %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Noch sind nicht alle Regeln in deiner Sprache. Was fehlt, steht auf Englisch da.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ScoreSheetModel</name>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>A line of a score sheet, and how often it came: %1 &quot;a tile drawn&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Settings</name>
        <message>
            <source>The settings could not be read, so they start afresh. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Einstellungen waren nicht lesbar und beginnen neu. Die alte Datei heißt jetzt %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Einstellungen in %1 sind nicht lesbar und werden nicht aufbewahrt.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Die Einstellungen lassen sich nicht nach %1 schreiben und werden nicht aufbewahrt.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Diese Partie kann nicht fortgesetzt werden: „%1“ verstößt dort gegen die Regeln.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Diese Statistik ist gelöscht.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Alle Partien stehen jetzt in %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Die Datei %1 lässt sich nicht schreiben.</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Gemischt</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Alle Tische</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n Platz</numerusform>
                <numerusform>%1, %n Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Beste Runde</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Gewonnene Runden</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Gezogene Steine</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Gewertet werden nur Partien gegen die üblichen Spielstärken.</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Mit Tipps oder Zurücknehmen, getrennt gezählt: %L1 gespielt, %L2 gewonnen.</translation>
        </message>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>über %n Partie</numerusform>
                <numerusform>über %n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>über %n Runde</numerusform>
                <numerusform>über %n Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Sie beruht auf %n Partie und liegt in 19 von 20 Fällen zwischen %L1 und %L2.</numerusform>
                <numerusform>Sie beruht auf %n Partien und liegt in 19 von 20 Fällen zwischen %L1 und %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Sie ist vorläufig, bis mehr bekannt ist.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Deine Punkte in allen Runden weniger die der anderen im Schnitt, über %n Partie: %1. In diesem Spiel sagt eine Verteilung zu wenig über das Ergebnis, als dass sich das Glück herausrechnen ließe.</numerusform>
                <numerusform>Deine Punkte in allen Runden weniger die der anderen im Schnitt, über %n Partien: %1. In diesem Spiel sagt eine Verteilung zu wenig über das Ergebnis, als dass sich das Glück herausrechnen ließe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Du hast %L1 % dessen behalten, was deine Züge wert sein konnten: %n Zug, %2 im Rückblick.</numerusform>
                <numerusform>Du hast %L1 % dessen behalten, was deine Züge wert sein konnten: %n Züge, %2 im Rückblick.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>vorläufig, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>nahe bei %1, %2</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 je Partie, %2</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 je Runde, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Meiste Siege in Folge</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Siege in Folge zurzeit</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>bis zur letzten Partie</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>an %n Tag</numerusform>
                <numerusform>an %n Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Deine Punkte in allen Runden weniger die der anderen im Schnitt, über %n Partie: %1, etwa %2 durch das, was ausgeteilt wurde, und %3 durch das, was danach kam: die Züge aller und der Zufall.</numerusform>
                <numerusform>Deine Punkte in allen Runden weniger die der anderen im Schnitt, über %n Partien: %1, etwa %2 durch das, was ausgeteilt wurde, und %3 durch das, was danach kam: die Züge aller und der Zufall.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist vorbei.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>%1 ist am Zug.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Kein Stein passte: Du hast gepasst.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Es gibt noch nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Diese Partie wird gewertet: Es wird nichts zurückgenommen.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Das ist eine Herausforderung: Es wird nichts zurückgenommen.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Zurück geht es nur, bis jemand anderes gespielt hat.</translation>
        </message>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Die Partie des Tages zählt: Züge lassen sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Zurück in Runde %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>die nächste Runde wird ausgeteilt</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>du bist am Zug</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 ist am Zug</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, Verteilung Nr. %2</translation>
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
            <translation>Hobby</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Nimmt, was sofort am meisten bringt, und denkt nicht weiter.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Geübt</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Zählt die Steine, die er nicht gesehen hat, und denkt an die nächsten Züge.</translation>
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
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Nimmt, was er sieht, und übersieht viel.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Neuling</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Kennt das Spiel und übersieht noch manches.</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
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
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Patzt selten und weiß, was zu behalten ist.</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Übersieht so gut wie nichts.</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Der Stärkste: durchdenkt, was noch verborgen ist.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>Domino %1</translation>
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
            <source>Draw a tile</source>
            <translation>Einen Stein ziehen</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Ziehen, bis einer passt</translation>
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
            <source>Nothing can be laid there.</source>
            <translation>Dort kann nichts liegen.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Der höchste Doppelstein eröffnet: lege %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Ohne Doppelstein eröffnet der schwerste Stein: lege %1.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Es gibt keinen anderen Zug.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Es ist der einzige Stein, der passt.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Damit wirst du %n Auge los.</numerusform>
                <numerusform>Damit wirst du %n Augen los.</numerusform>
            </translation>
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
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Bleibt er auf einer Hand, zählt er seine Augen: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Gelegt von: %1.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Nichts in deiner Hand passt.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 als Spinner an das obere Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>%1 als Spinner an das untere Ende legen.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Wer keinen Stein legen kann, zieht von hier.</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Nichts passt: ziehe, bis ein Stein passt.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Noch passt nichts: Du ziehst weiter.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Nichts passt: ziehe einen Stein.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 an das linke Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 an das rechte Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 an das obere Ende legen.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>%1 an das untere Ende legen.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>für die gewonnene Runde</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Das ist der Spinner: Die Reihe wächst jetzt an vier Enden.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Linkes Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Rechtes Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Oberes Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Unteres Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Dieses Ende nimmt eine %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Kein offenes Ende nimmt %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Hier liegt eine %1, und dieselbe Zahl passt daran.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Der nächste Spieler hat nichts Passendes.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Niemand sonst kann an diesem Ende folgen.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Nur %n verdeckter Stein kann an diesem Ende folgen.</numerusform>
                <numerusform>Nur %n verdeckte Steine können an diesem Ende folgen.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Nach einem Stein mit mehr Augen würden mehr der verdeckten Steine passen.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Du hast %n Stein, der an diesem Ende folgen kann.</numerusform>
                <numerusform>Du hast %n Steine, die an diesem Ende folgen können.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Danach passt %n deiner anderen Steine.</numerusform>
                <numerusform>Danach passen %n deiner anderen Steine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Dein Gegner kann schwerer folgen: Es passt %n verdeckter Stein statt %2.</numerusform>
                <numerusform>Dein Gegner kann schwerer folgen: Es passen %n verdeckte Steine statt %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Die anderen können schwerer folgen: Es passt %n verdeckter Stein statt %2.</numerusform>
                <numerusform>Die anderen können schwerer folgen: Es passen %n verdeckte Steine statt %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Du selbst kannst leichter folgen: Es passt %n deiner anderen Steine statt %2.</numerusform>
                <numerusform>Du selbst kannst leichter folgen: Es passen %n deiner anderen Steine statt %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>So bleibt dir %n Auge auf der Hand statt %2.</numerusform>
                <numerusform>So bleiben dir %n Augen auf der Hand statt %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lass der nächsten Hand wenig, was passt</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lass ein Ende, an das deine eigenen Steine passen</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Werde viele Augen los</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Legt gern am zuletzt gelegten Stein an.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>Draw a tile</source>
            <translation>Einen Stein ziehen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Punkte, die die Partie gewinnen (0: eine Runde)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Eine einzige Runde</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Niemand kann legen: die Runde ist gesperrt.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Kein Stein passt: ziehe.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Kein Stein passt: ziehe (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Kein Stein passt: Du passt.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Übrig in den anderen Händen: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Am wenigsten auf der Hand: %1, mit %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Übrig: %1</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 weniger die eigenen %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 weniger die eigenen %2, %3-mal: %4.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Diese eine Runde entscheidet die Partie.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>%1 Punkte gewinnen die Partie, und sie sind erreicht.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1 Punkte gewinnen die Partie: %2 fehlen noch.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Dein Zug ist vorbei, und kein Stein wird gelegt.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Die nächste Runde wird ausgeteilt.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Legt die gewählten Steine zusammen auf den Tisch.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Dein Zug: lege einen Stein oder ziehe.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Dein Zug: lege einen Stein oder ziehe (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Dein Zug: lege einen Stein oder passe.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Dein Zug: lege einen Stein oder passe (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Kein Stein passt: Du passt (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Dein Zug: lege den ersten Stein.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Dein Zug: lege den ersten Stein, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Dein Zug: lege einen Stein.</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Mehrere haben gleich wenig übrig: Niemand bekommt Punkte.</translation>
        </message>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: Steine im Wert von %2 noch auf der Hand.</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 legt den letzten Stein der Hand.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Du legst deinen letzten Stein.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Such den besten Zug</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Die Partie ist gewonnen.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Die Partie ist gewonnen, zusammen mit anderen.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Hebt Doppelsteine für später auf.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Lässt den anderen wenig, was passt.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Punkte sofort: %1 statt %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Together seven</source>
            <translation>Zusammen sieben</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Hälften, die sich berühren, sind hier nicht gleich: Sie ergeben zusammen sieben. Eine 1 und eine 4 liegen offen. Leg einen Stein an die 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 und 4 sind 7. Seine 5 ist jetzt das neue Ende.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 und 1 sind 7, an der 1 wäre das richtig. Such aber einen für die 4: Er braucht eine 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Die Matadore</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 und %4 sind Matadore. Sie dürfen immer und an jedes Ende, und sie liegen quer. Einen hast du: Leg ihn.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Das passt, ist aber kein Matador. Such den Stein, dessen Hälften sieben ergeben.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Öffne ein Tor</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Ein Matador liegt quer: ein Tor. Ein Stein mit einer Null öffnet es, und seine andere Hälfte ist das neue Ende. Leg deinen dorthin.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Das Tor ist offen: Dort liegt eine 3 und wartet auf eine 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Der gehört ans andere Ende. Das Tor will eine Null.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Schließ ein Ende</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Mit einer Null ergibt kein Stein sieben. Leg deine %1 so, dass die Null außen liegt: Dann passt dort nur ein Matador, und der andere muss einen suchen.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Zu. Um ein Ende wird noch gekämpft.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>So bleibt das Ende offen. Schließ es mit der Null.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Zieh, bis einer passt</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Du hast keine 2 für die 5, keine 3 für die 4 und keinen Matador. Zieh vom Talon, bis ein Stein passt.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Eine 2 liegt offen, und du hast eine 5: Für den nächsten Zug ist gesorgt.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Das passt, aber danach passt nichts von dir. Versuch es am anderen Ende.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Auch die %1 passt nicht. Zieh noch einmal.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Die %1 passt an beide Enden. Leg sie so, dass die 2 offen liegt: Dann geht danach deine %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Mach Schluss</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Noch zwei Steine. Die %1 passt an beide Enden: Leg sie so, dass deine %2 folgen kann.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Zuerst fertig: Du bekommst jedes Auge, das der andere noch hält, hier 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Dann liegt eine 1 offen, und nichts von dir kann folgen.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>Die 4 ist noch da. Leg deinen letzten Stein.</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Das ist Matador. Heb einen Matador auf, bis du ihn brauchst; gespielt wird meist bis 100 Punkte.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Du hast den höchsten Doppelstein, also eröffnest du, mit einem Stein deiner Wahl. Augen, die auf der Hand bleiben, zählen für andere: Eröffne mit dem Stein, der am meisten hat.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>Gleich 11 Augen weniger. Das eine Ende will jetzt eine 2, das andere eine 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Das darfst du, aber ein anderer deiner Steine hat mehr Augen.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Die Runde ist gesperrt. Du hast am wenigsten Augen und bekommst alle, die die anderen halten: %1 Punkte.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Biete um das Geben</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Jeder hat einen Stein gezogen und darf bis zu seiner Summe bieten. Das höchste Gebot gibt und zählt gleich als Punkte. Deiner macht 12, mehr als die anderen bieten können: Biete alles.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Die anderen passen: 12 Punkte, und du gibst.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Du bekommst, was du bietest: Nimm die ganzen 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Nenn das Element</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Wer gibt, nennt das Element, das in dieser Runde zählt: Seine Steine bringen mehr, und nur sie dürfen quer liegen. Nenn das, von dem du am meisten hast.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Also Blatt: Davon hast du fünf.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Zähl noch einmal: Von Blatt hast du fünf.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Wette</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Wette, was du in dieser Runde schaffst: deine Punkte, weniger die Steine, die du behältst. Wer darunter bleibt, zählt nichts, und jede Wette muss höher sein als die davor. Fang klein an: höchstens 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Eine Wette, die zu schaffen ist. Wer gibt, darf am Ende erhöhen, wenn alle gesprochen haben.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Kühn! So viele schafft kaum jemand. Wette höchstens 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Ende an Ende</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>An den Enden der Reihe treffen sich gleiche Zahlen, egal welches Element. Das bringt einen Punkt. Leg dein Wasser %1 an die 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Ein Punkt, und ein Stein weniger, der abgezogen wird.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Auch gut, aber versuch den Wasserstein an der 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Leg quer</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Jetzt zählt Blatt. Ein Blattstein darf quer an die lange Seite eines anderen Blattsteins, mit jeder Zahl: 3 Punkte. Leg dein Blatt %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 Punkte, und ein neuer Arm für alle.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Das bringt weniger. Versuch den Blattstein an einer langen Seite.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Element und Zahl</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Am besten ist beides zugleich: ein Blattstein, wo auch die Zahlen gleich sind, längs oder quer. Das bringt 4. Such einen.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 Punkte: Blatt, und gleiche Zahlen.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Nicht das Beste: Such einen Blattstein und gleiche Zahlen.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Doppelsteine zählen doppelt</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Ein Doppelstein bringt doppelt so viel. Dein Blatt %1 passt quer an den Blattstein mit der 6: zweimal 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 Punkte mit einem Stein: Eine Wette von 6 wäre bald geschafft.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Gut, aber der Doppelstein bringt 8.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Sieben, und Doppelsteine</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Hälften, die sich berühren, ergeben sieben. Ein Doppelstein liegt längs und zählt einmal: Nur eine Hälfte berührt. Leg deinen an die 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 und 2 sind 7, und eine 5 ist das neue Ende.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Das passt an die 1. An die 2 gehört ein Stein mit einer 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Ein Matador quer</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ein Matador passt überall, ob er stimmt oder nicht. Quer bleiben beide Hälften offen. Leg deine %1 quer: Der runde Pfeil daneben, R oder ein Rechtsklick dreht sie.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Ihre 2 nimmt eine 5 und ihre 5 eine 2: zwei Möglichkeiten an einem Ende.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>So geht es auch, aber leg den Matador quer.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Ein Matador längs</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Längs lässt ein Matador eine Hälfte offen, und du wählst, welche. Leg deine %1 an die 4, die 6 nach außen: Dann kann deine %2 folgen.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Ein Matador kann deinen eigenen Steinen Platz schaffen.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Nicht so: den Matador an die 4, längs, die 6 nach außen. Der runde Pfeil oder R dreht ihn.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Die 6 ist noch offen: Leg deine %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Mit einer Null ergibt nichts sieben. Leg an die 4 einen Stein, der eine Null nach außen lässt: Dann passt dort nur ein Matador.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Zu, bis jemand einen Matador findet.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Öffne ein Ende</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Eine Null verschließt ein Ende. Leg deinen Matador dorthin, die %1, quer oder längs.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Wieder offen, durch den einen Stein, der das konnte.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Das ist das andere Ende. Öffne die Null.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Einen ziehen, legen oder passen</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Du hast keine 2 für die 5, keine 3 für die 4 und keinen Matador. Zieh einen Stein.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Der schwere Stein ist weg: Was du am Schluss noch hältst, bekommen die anderen.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Das passt, aber ein anderer wiegt mehr.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Auch die %1 passt nicht. Pro Zug wird nur einmal gezogen, also passt du.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Jetzt liegt eine 2 offen, und zwei deiner Steine passen. Leg den mit mehr Augen.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Das ist das russische Spiel. Der höchste Doppelstein eröffnet, und wer zuerst fertig ist, bekommt, was die anderen halten. Eine Partie geht meist bis 100 Punkte.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Nimm, und leg eine Reihe</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Ein Zug beginnt mit einem Stein: dem offenen oder einem vom Talon. Die rote 6 liegt offen, und du hast die rote 4 und 5: Nimm sie.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Eine Reihe: drei oder mehr Steine einer Farbe in Folge. Was liegt, zählt nicht mehr gegen dich.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Denk an deine rote 4 und 5: Mit der roten 6 ist es eine Reihe.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Wähl jetzt die rote 4, 5 und 6, eine nach der anderen, und leg sie zusammen.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Leg einen Satz</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Drei oder vier Steine einer Zahl, jeder in einer anderen Farbe, sind ein Satz. Du hast drei Neunen: Leg sie.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Ein Satz, und drei Steine weniger in der Hand.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Ein Abwurf beendet deinen Zug. Leg zuerst die drei Neunen.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Leg an</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Du darfst an jede Kombination anlegen, auch an die der anderen. Rot 5, 6 und 7 liegen da, und du hast beide Nachbarn: Leg die rote 4 und die rote 8 an.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Zwei Steine weg, an einer Kombination, die nicht einmal deine war.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Bevor du abwirfst: Leg an, was zur roten Reihe passt.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>Und jetzt der andere.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Tausch einen Joker</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Der Joker in der Reihe steht für die rote 6, und die hast du. Leg sie an seine Stelle.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Der Joker steht jetzt für einen blauen Stein und arbeitet für dich.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Zuerst der Joker: Leg deine rote 6 dorthin, wo er liegt.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Ein gewonnener Joker wird gleich gelegt. Wähl ihn mit deiner blauen 3 und 4 und leg die Kombination.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Zehn Minuspunkte weg, und verloren ist damit nichts.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Hier wirfst du nur die schwarze 13 ab.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Klopfen</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Neun deiner Steine sind Kombinationen. Wirf die schwarze 13 ab, dann bleibt nur eine 2. Mit höchstens 10 Minuspunkten darfst du klopfen: Tu es.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Das braucht es nicht: Die Schaltfläche klopft für dich.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Supersieg</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Du hast die blaue 8 gezogen: Jetzt ist alles außer der orangen 2 in Kombinationen. Klopf mit ihr, und kein Stein bleibt übrig.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 Punkte, und alle Minuspunkte des anderen. Auch wer seinen letzten Stein legt, hat einen Supersieg.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Da ist mehr drin: Klopf und wirf die orange 2 ab.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Das ist Tiles &amp; Deal. Eine übliche Partie geht mit je dreizehn Steinen bis 200 Punkte. Ist der Talon leer oder hat 20 Züge lang keiner von ihm gezogen, endet die Runde unentschieden.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Kante an Kante</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Steine liegen Kante an Kante, und die beiden Zahlen dieser Kante müssen auf beiden gleich sein. Einer deiner Steine hat zwei Vieren: Leg ihn neben die %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Er passt. Ein Stein bringt die Summe seiner drei Zahlen: hier 10 Punkte.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Ziehen darfst du, aber es kostet 5 Punkte. Einer deiner Steine passt: Leg ihn.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Der bringt mehr</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Zwei deiner Steine passen hier. Jede Zahl auf einem Stein zählt, also leg den, der mehr bringt.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 Punkte. Die %1 hätte 10 gebracht.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Es gibt einen besseren: Er bringt 13 Punkte.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Schließ ein Sechseck</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Fünf Steine liegen um einen Punkt. Wer den sechsten legt, schließt das Sechseck und bekommt 50 Punkte dazu. Das bist du.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 für den Stein und 50 für das Sechseck. Vorsicht mit dem fünften Stein: Den sechsten legt der Nächste.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Nicht das: Sieh dir die Lücke zwischen den fünf Steinen an.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Schlag eine Brücke</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ein Stein, der mit einer Kante anliegt und mit der Ecke gegenüber einen anderen berührt, schlägt eine Brücke: 40 Punkte dazu. Deine %1 kann das.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 für den Stein und 40 für die Brücke: Alle drei Ecken liegen an Zahlen, die schon da waren.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Das ist keine Brücke: Alle drei Ecken müssen an Zahlen liegen, die schon da sind.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Wenn nichts passt</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Keiner deiner Steine passt. Zieh einen vom Talon: Das kostet 5 Punkte. Hilft auch der dritte nicht, dann passt du.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 Punkte, weniger die 5 für den gezogenen Stein.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Du darfst weiterziehen, aber jeder kostet 5 Punkte, und einer passt ja.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Dreimal ziehen, dann passen</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Du hast drei Steine zu je 5 Punkten gezogen, mehr darfst du nicht. Der letzte passt: die %1. Passen könntest du auch, aber das kostet noch einmal 10. Leg den Stein.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 Punkte, weniger 15 für das Ziehen. Wer nichts zu legen hat, passt und verliert zusammen 25.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Passen kostet 10 Punkte, und einer deiner Steine passt.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Du hast die %1 gezogen, und sie passt: Leg sie.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Du hast noch einen Stein. Leg ihn: Wer zuerst fertig ist, bekommt 25 Punkte und alles, was die anderen noch halten.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 für den Stein, 25 für den Schluss und die 5 Punkte des letzten Steins der Gegenseite.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Du musst nicht ziehen: Dein letzter Stein passt.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Das ist Triomino. Kann keiner mehr, bekommt die niedrigste Hand die Steine der anderen, weniger die eigenen. Eine Partie zu zweit geht meist bis 800 Punkte.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Wer eröffnet</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Der höchste Drilling eröffnet eine Runde und bringt 10 mehr als seine Summe: 22 für deine %1. An diesem Tisch darf stattdessen auch %2 eröffnen (das lässt sich einstellen) und bringt 40. Leg sie.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Mehr bringt keine Eröffnung. Später gelegt hätte die %1 nichts gebracht.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Das bringt 22. Eröffne mit der %1: Sie bringt 40.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Wirf ab, was am meisten zählt</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Ein Zug endet mit einem Abwurf. Was in keiner Kombination ist, zählt als Minuspunkte: Eine 1 ist ein Ass und zählt 11, 10 bis 13 zählen 10, die anderen ihre Zahl. Wirf die schwarze 13 ab.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Du gewinnst 25 Punkte und den Unterschied an Minuspunkten. Hätte die Gegenseite so wenige wie du oder weniger, wäre das ein Unterbieten, und die Punkte gingen an sie.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Das sind Passende Elemente. Wer die Runde gewinnt, nimmt die Steine vom Tisch in seine Bank und gibt als Nächster; mit zwei Elementen wird die erste Partie kurz.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Das Finale beginnt</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Werden die Steine knapp, scheidet nach jeder Runde aus, wer insgesamt am wenigsten hat. Jetzt sind zwei übrig: das Finale. Deine Bank ist größer, also sagst du, wie viele Steine aus jeder zurückkommen. Hol %1 zurück: Damit sind beide Hände voll.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Volle Hände, und du hast Glut %1 bekommen: Ein Doppelstein, der jetzt ausgeteilt wird, ist ein Vorsprung um seine Summe, 6. Im Finale wettet keiner.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Hol aus jeder %1 zurück: gerade genug für volle Hände.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Der letzte Stein entscheidet</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Jetzt zählt nur das Finale: Vorsprung und Punkte, weniger die übrigen Steine. Du hast 6 und 15, der andere insgesamt 24. Leg deine Glut %1, wo Element und Zahl gleich sind.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 zu 24: Du gewinnst die Partie! Bei 24 zu 24 hätte der höhere Stand aus den Runden gewonnen.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Das macht auch 24, und dann gewinnt der andere mit dem höheren Stand. Du brauchst 4 Punkte.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Jetzt passt dort nur eine Null oder ein Matador: Das Ende ist ein Tor.</translation>
        </message>
        <message>
            <source>Keep the matador</source>
            <translation>Heb den Matador auf</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Deine %1 ist ein Matador: Die passt immer. Zwei andere deiner Steine passen jetzt, später vielleicht nicht mehr. Leg einen davon.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Richtig. Mit dem Matador musst du nicht ziehen, wenn sonst nichts passt.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Der Matador kann warten. Leg einen Stein, der mit seiner Zahl passt.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Ein eigenes Tor</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Ein Matador macht ein Ende zum Tor, und ein Tor will eine Null. Du hast eine, die %1: Leg deinen Matador %2 an die 5, dann gehört der Durchgang dir.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Die Gegenseite musste zweimal ziehen, und du warst sofort durch.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>An der 4 hilft er weniger. Leg ihn ans andere Ende, an die 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Das Tor ist noch da. Geh mit deiner %1 hindurch.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Schließ beide Enden</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Eine Null schließt das linke Ende. Deine %1 kann auch das rechte schließen: Dann geht nur ein Matador weiter, und einen behältst du, die %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Zu. Jetzt zieht die Gegenseite, bis ein Matador kommt, und jeder gezogene Stein zählt für dich.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>So bleibt ein Ende offen. Leg die Null nach außen.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Keiner kann mehr</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Alle vier Matadore liegen, zu ziehen gibt es nichts mehr, und ein Ende ist zu. Deine %1 schließt das andere: Damit endet die Runde, und Punkte bekommt, wer am wenigsten Augen hat. Du hast wenige.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Tore und Matadore</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Nullen und Matadore gehören zusammen: Wer beides hat, entscheidet, wo die Reihe weitergeht.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Worum es geht</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Eine Reihe von Steinen wächst an beiden Enden. Hälften, die sich berühren, müssen zusammen sieben ergeben. Wer zuerst alle Steine gelegt hat, bekommt die Augen, die die anderen noch halten, und %1 Punkte gewinnen die Partie.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Erste Lektion</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Der schwere zuerst</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Wenn die Runde endet, zählen die Augen in deiner Hand für jemand anderen. Zwei deiner Steine passen. Leg den mit mehr Augen.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Acht Augen, die keiner mehr bekommt.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Das passt, aber der andere wiegt mehr.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Die Doppelnull</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Die %1 ist auch ein Matador und liegt immer quer. Sie wiegt nichts, also kostet es nichts, sie aufzuheben. Leg einen anderen Stein.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Neun Augen weg. Die Doppelnull passt an jedes Ende, wann immer du sie brauchst.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Heb sie auf: Sie wiegt nichts und passt immer.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Schließ die Reihe</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>An einem Ende liegt schon eine Null. Kann keiner mehr, bekommt die Punkte, wer am wenigsten Augen hat, und deine Hand ist leicht. Schließ auch das andere Ende.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Jetzt hilft nur noch ein Matador. Ohne einen ziehen die anderen, und ihre Hände werden schwer.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>So bleibt ein Ende offen. Welcher Stein zeigt eine Null nach außen?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Die Runde ist gesperrt, und du hast am wenigsten Augen. Du bekommst die der anderen weniger deine eigenen: %1 weniger %2 macht %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Augen, und wann man schließt</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Zähl ungefähr mit, was die anderen halten: Eine geschlossene Reihe lohnt sich, wenn du am wenigsten hast.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Eine Reihe von Steinen wächst an beiden Enden. Hälften, die sich berühren, müssen zusammen sieben ergeben, und Matadore passen überall. Wer zuerst fertig ist, bekommt die Augen, die die anderen noch halten, und %1 Punkte gewinnen die Partie.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Baut zusammen einen großen Tisch, nach Zahlen und nach Elementen. Aber erst wettest du, wie viele Punkte dir die Runde bringt: Eine Wette, die du schaffst, zählt, eine verfehlte bringt nichts. Die Letzten scheiden aus, und die letzten zwei spielen ein Finale.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Biete bis ganz oben</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Dein Stein macht 9, und sonst kann keiner mehr als 6 bieten. Eine 7 würde zum Geben reichen; aber was du bietest, das bekommst du. Biete alles, was du darfst.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 Punkte, und du gibst. Werden Doppelsteine gezogen, bietet keiner: Der höchste gibt und bekommt seine Summe, und %1 schlägt alle und bringt 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Das bringt weniger. Biete die ganzen 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Nur einen mehr</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Du wettest zuletzt und musst über 7 gehen. Eine Wette ist ein Versprechen, kein Preis: Was darüber ist, zählt auch, was darunter bleibt, zählt nichts. Also wette nur einen mehr, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Die niedrigste Wette, die noch ging. Was du darüber schaffst, gehört auch dir.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Das verspricht mehr und bringt nicht mehr. Wette 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Lass es dabei</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Du hast gegeben und 4 gewettet; die anderen gingen bis 7. Wer gibt, darf darüber gehen, bis 99, und die anderen dann wieder über dich. Deine 4 sind leicht zu schaffen: Bleib dabei.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Die Wetten stehen. Du brauchst 4, die anderen haben mehr versprochen.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Eine höhere Wette ist schwerer zu schaffen und bringt allein nichts. Bleib dabei.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Bieten, Wetten und das Finale</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>Biete hoch, wette niedrig. Mehr wetten als nötig sollte nur, wer weit zurückliegt.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Ordne deine Steine zu Sätzen und Reihen. Was zu nichts gehört, zählt gegen dich. Wer davon wenig übrig hat, klopft und bekommt den Unterschied; %1 Punkte gewinnen die Partie.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Klopf früh</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Dein zweiter Zug, und ohne die schwarze 13 bleiben dir 10 übrig, gerade genug zum Klopfen. Die Gegenseite hatte noch keine Zeit, etwas zu ordnen. Klopf mit der schwarzen 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 für den Sieg und ein Unterschied von 46: Frühes Klopfen überrascht.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Während du wartest, ordnet auch die Gegenseite. Klopf jetzt, mit der schwarzen 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Ein einzelner Stein genügt</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Zwei Asse bleiben übrig. Wirf eines ab, dann zählt das andere 11: mehr als 10, aber mit nur einem übrigen Stein darfst du klopfen, was er auch zählt. Tu es.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 für den Sieg und ein Unterschied von %1, mit einem Ass auf der Hand.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Besser warten</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Wieder könntest du mit 10 klopfen. Aber die Gegenseite hat zwei Kombinationen gelegt, hält drei Steine und kann vielleicht an deine Kombinationen anlegen. Wirf die schwarze 13 ab, ohne zu klopfen.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Richtig. Die Gegenseite hatte rote 2 und 3 für deine rote Reihe und nur 2 übrig: ein Unterbieten, 33 Punkte gegen dich.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Wer nicht mehr übrig hat als die klopfende Seite, bekommt 25 und den Unterschied. Warte.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Unterbieten</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Du hast zu viel zum Klopfen, und die Gegenseite klopft vielleicht gleich. Behalt, was niedrig ist oder an eine ihrer Kombinationen passen kann, und wirf die schwarze 13 ab.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Die Gegenseite hat mit 9 geklopft. Deine schwarze 5 und 6 kamen an die schwarze Reihe, 5 blieben übrig: ein Unterbieten. Der Unterschied von 4 gehört dir, und 25 dazu.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Der kann dir noch Punkte sparen. Wirf die schwarze 13 ab.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Ein Joker auf der Hand</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Ein Joker, der übrig bleibt, zählt 15, mehr als jeder andere Stein. Er steht für alles, was fehlt: Leg ihn jetzt mit zwei Steinen, die er ergänzt, etwa mit der roten 4 und der roten 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Der Joker liegt sicher auf dem Tisch, und zwei Steine mit ihm.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Zuerst der Joker: Wähl ihn zusammen mit der roten 4 und der roten 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Wann klopfen</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Früh ist ein Klopfen mit 10 stark; spät, wenn die andere Hand nur noch wenige Steine hat, ist es riskant. Behalt im Blick, wie viele dort noch sind.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Leg Dreiecke Kante an Kante, sodass die Zahlen an den Ecken übereinstimmen. Jeder Stein bringt seine Zahlen als Punkte, ein kluger Platz viel mehr. Wer vorn liegt, sobald jemand %1 hat, gewinnt.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Nie den fünften</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Vier Steine liegen um einen Punkt. Deine %1 wäre dort der fünfte, für 10 Punkte, und ließe der Gegenseite den sechsten und seine 50. Leg einen anderen.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Nur 5 Punkte, aber nichts verschenkt. Jetzt soll die Gegenseite den fünften legen.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Das verschenkt etwas. Einer deiner Steine passt, wo kein Sechseck wächst.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>Der richtige Platz dafür</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Deine %1 passt an zwei Plätze. An einem davon trifft auch ihre dritte Ecke eine Zahl: eine Brücke, 40 Punkte dazu. Finde den.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 Punkte statt 8. Schau auf die dritte Ecke, bevor du loslässt.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Das passt, aber die dritte Ecke liegt frei. Versuch den anderen Platz.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Zwei auf einmal</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Zwei Punkte sind bis auf eine Lücke umringt, und es ist dieselbe Lücke. Deine %1 schließt beide Sechsecke mit einem Stein: 60 Punkte dazu. Leg sie.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 für den Stein und 60 für die beiden Sechsecke.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Drei auf einmal</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Der seltenste Platz von allen: Drei Punkte sind bis auf ein und dieselbe Lücke umringt. Deine %1 schließt drei Sechsecke: 70 Punkte dazu. Leg sie.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 für den Stein und 70 für die drei Sechsecke. Mehr gibt es nirgends dazu.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Nicht dort: Füll die Lücke zwischen den drei Punkten.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Nicht dort: Füll die Lücke zwischen den beiden Punkten.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Sechsecke und Brücken</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Sieh vor jedem Zug zweimal hin: Gibt es für dich Extrapunkte, und lässt du den anderen welche übrig?</translation>
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
            <source>All tiles, with no drawing</source>
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
            <source>When you cannot play, you draw</source>
            <translation>Wer nicht legen kann, zieht</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Wer nur Matadore legen könnte, darf stattdessen ziehen</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Der erste Doppelstein liegt quer und öffnet zwei weitere Arme</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Alle Augen der anderen</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Die Augen der anderen weniger die eigenen</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Wenn niemand legen kann, zählt die niedrigste Hand</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Nur die Doppelsechs lässt sich ganz austeilen.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>An der Doppelsechs sitzen zwei bis vier; für mehr einen größeren Satz nehmen.</translation>
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
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>Domino %1, Matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Linkes Ende: nimmt eine %1 oder einen Matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Rechtes Ende: nimmt eine %1 oder einen Matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Oberes Ende: nimmt eine %1 oder einen Matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Unteres Ende: nimmt eine %1 oder einen Matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Linkes Ende: nimmt eine %1, eine %2 oder einen Matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Rechtes Ende: nimmt eine %1, eine %2 oder einen Matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Oberes Ende: nimmt eine %1, eine %2 oder einen Matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Unteres Ende: nimmt eine %1, eine %2 oder einen Matador.</translation>
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
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>An ein Null-Ende passt nur ein Matador.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Ein Matador: Er passt an jedes Ende, was auch immer dort liegt.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Hier liegt eine %1, und wo zwei Steine sich berühren, ergeben sie %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Mit einer Null ergibt keine Zahl %1: Nur ein Matador öffnet dieses Ende wieder.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Hier liegt ein Stein quer. Was daran passt, ergibt mit seiner %1 oder seiner %2 zusammen %3.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 liegt quer, im rechten Winkel zur Reihe: Was daran passt, ergibt mit einer seiner Zahlen zusammen %2.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>Die %1 trifft auf eine %2: zusammen müssen sie %3 ergeben.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Ein Tor nimmt eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Dieses Ende nimmt eine %1, eine %2 oder einen Matador.</translation>
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
            <translation>Er schließt dieses Ende: nur ein Matador kann folgen.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Nur eine Null oder ein Matador kann folgen.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Nichts anderes ist deutlich besser.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Deine Matadore bleiben für später.</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Der höchste Doppelstein selbst</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
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
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Dein Zug: ergänze ein offenes Ende auf %1.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Lege einen Matador, oder ziehe, um ihn zu behalten.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Linkes Ende, ein Tor: nimmt eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Rechtes Ende, ein Tor: nimmt eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Oberes Ende, ein Tor: nimmt eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Unteres Ende, ein Tor: nimmt eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Hier liegt ein Matador quer. Nur eine Null oder ein Matador passt daran.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 liegt quer, im rechten Winkel zur Reihe: ein Tor, an das eine Null oder ein Matador passt.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Kein offenes Ende nimmt %1: Die Hälften, die sich treffen, müssen zusammen %2 ergeben.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Höchster Doppelstein bei dir: lege, was du magst.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 beginnt, mit dem höchsten verteilten Doppelstein, oder ohne Doppelstein mit dem schwersten Stein.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Du beginnst: %1 ist der höchste verteilte Doppelstein.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Niemand hat einen Doppelstein. Du beginnst: %1 ist der schwerste Stein.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Schwerster Stein bei dir: lege, was du magst.</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Steine, die immer im Talon bleiben</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Leg einen Matador</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Heb einen Matador für später auf</translation>
        </message>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Du behältst Matadore für später: %1 statt %2.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Dieses Ende ist jetzt ein Tor.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Ergänze auf %1, oder lege Null oder Matador.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Ergänze auf %1, oder lege einen Matador.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Dein Zug: lege eine Null oder einen Matador.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Dein Zug: nur ein Matador passt.</translation>
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
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
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
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Bietet niemand mehr, bekommst du %1 gutgeschrieben und gibst.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Die Wetten</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Die höchste Wette ist %1: jetzt mindestens %2. Wetten müssen alle; eine verfehlte Wette bringt 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Die höchste Wette ist %1: jetzt mindestens %2; wetten müssen alle. Deine Steine bringen höchstens %3 (4 je Stein des Elements, 1 für andere, Doppelsteine doppelt).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Der Geber wettet zuerst; wer folgt, muss höher wetten.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Du wettest zuerst, alle anderen höher. Deine Steine bringen höchstens %1 (4 je Stein des Elements, 1 für andere, Doppelsteine doppelt).</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Wer gibt zuerst?</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Alle haben einen Stein gezogen und dürfen bis zu dessen Summe bieten. Wer am meisten bietet, bekommt so viele Punkte und gibt.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Das höchste Gebot ist %1, von %2. Dein Stein erlaubt Gebote bis %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Das höchste Gebot ist %1, von %2. Dein Stein erlaubt Gebote bis %3. Wer am meisten bietet, gibt und bekommt so viele Punkte.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Das höchste Gebot ist %1, von %2. Dein Stein erlaubt Gebote bis %3: Du kannst nur passen. Wer am meisten bietet, gibt und bekommt so viele Punkte.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Das höchste Gebot ist %1, von %2. Wer am meisten bietet, gibt und bekommt so viele Punkte.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Alle haben einen Stein gezogen und dürfen bis zu dessen Summe bieten: du bis %1. Wer am meisten bietet, bekommt so viele Punkte und gibt.</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Das Element der Runde</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Das Finale</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Elemente im Satz, mit je 57 Steinen</translation>
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
            <source>Bets score when met</source>
            <translation>Erfüllte Wetten zählen mit</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Ziehen, wenn nichts passt</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>Wette erfüllt</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Alle Hände sind leer.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Zu wenige Steine sind übrig: diese Runde entfällt.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>Gebot %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Du bietest %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 bietet %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Du passt.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 passt.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>%1 genannt</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Du nennst %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 nennt %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>Wette %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Du wettest auf %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 wettet auf %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>Wette bleibt</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Deine Wette bleibt.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>Die Wette von %1 bleibt.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>%1 zurückgeholt</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>raus</translation>
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
            <source>Match element or number, bet on your hand, reach the final.</source>
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
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Ein Ende: nimmt eine %1.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>Gebot %1</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Doppelsteine vom Anfang %1, Punkte %2, weniger Steine auf der Hand %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Doppelsteine vom Anfang %1, Punkte %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Punkte %1, weniger Steine auf der Hand %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Punkte %1, kein Stein übrig.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 weniger %2 für übrige Steine sind %3: Die Wette auf %4 ist verfehlt, und das zählt 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, und kein Stein ist übrig: Die Wette auf %2 ist verfehlt, und das zählt 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 weniger %2 für übrige Steine sind %3: Die Wette auf %4 ist erfüllt.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, und kein Stein ist übrig: Die Wette auf %2 ist erfüllt.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>am Geben</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>Wette %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n Stein.</numerusform>
                <numerusform>Bank: %n Steine.</numerusform>
            </translation>
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
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Dieses Ende zeigt eine %1 und nimmt nur eine %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Quer passen nur Steine vom Element der Runde.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Der erste Stein ist von dem Element, das du genannt hast.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Hier ist kein Ende und keine Seite offen.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Wer am meisten bietet, gibt und bekommt so viele Punkte.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Niemand kann mehr bieten: Du gibst und bekommst so viele Punkte.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Ein Gegner darf bis %1 bieten, du bis %2: Weiter zu bieten brächte nur ihm mehr.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Du hast %n Stein davon.</numerusform>
                <numerusform>Du hast %n Steine davon.</numerusform>
            </translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Jede erfüllte Wette bringt deine Punkte weniger die übrigen Steine; eine höhere ist nur schwerer zu erfüllen.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Eine erfüllte Wette zählt auch als Punkte, aber eine höhere ist schwerer zu erfüllen, als sie wert ist.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>So bleiben Enden, an die deine anderen Steine passen.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Keiner deiner Steine passt.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Je voller die Hände, desto weniger bleibt dem Zufall.</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Punkte %1 weniger Steine auf der Hand %2: bisher %3. Die Wette ist %4.</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Dein Stein erlaubt Gebote bis %1: Du kannst nur passen.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Passe: Dein Stein erlaubt kein höheres Gebot.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>raus seit Runde %1</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, und %n Stein vom Tisch: %2.</numerusform>
                <numerusform>Bank: %1, und %n Steine vom Tisch: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1, und %n Stein vom Tisch: %2.</numerusform>
                <numerusform>Bank (%3): %1, und %n Steine vom Tisch: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n Stein.</numerusform>
                <numerusform>Bank (%1): %n Steine.</numerusform>
            </translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Das bringt 3 Punkte, oder 4, wenn die anliegende Zahl auch auf jenem Stein steht; ein Doppelstein das Doppelte.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Jedes Element bringt hier 1 Punkt, das Element der Runde 4; ein Doppelstein das Doppelte.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Bleibt er am Ende der Runde auf einer Hand, kostet er einen Punkt.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Gelegt von: %1.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Ein Doppelstein: Er bringt doppelt so viele Punkte.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Er ist vom Element der Runde: Er kann auch quer gelegt werden.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Deine Punkte weniger die Steine, die dir bleiben, müssen mindestens %1 ergeben, sonst bringt dir die Runde nichts.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Deine eigenen Punkte weniger die Steine, die dir bleiben, müssen mindestens %1 ergeben, sonst bringt dir die Runde nichts.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Zufällig aus jeder Bank gezogen: %1. Alle Hände sind dann voll: %2 Steine.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Zufällig aus jeder Bank gezogen: %1. Jede Hand hat dann %2 von %3 Steinen.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Zufällig aus jeder Bank gezogen: %1. Die Hände haben dann %2 bis %3 von %4 Steinen.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Das höchste Gebot ist %1, dein eigenes. Dein Stein erlaubt Gebote bis %2. Wer am meisten bietet, gibt und bekommt so viele Punkte.</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Du bist aus der Partie ausgeschieden.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Ausgeschieden: %1.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Die Steine der gewonnenen Runden. Zum Finale werden aus jeder Bank einige neu ausgeteilt.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Eine Bank für das Team: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Gepasst: kein weiteres Gebot.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Der gezogene Stein erlaubt Gebote bis %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Das Gebot ist %1; der gezogene Stein erlaubt bis zu %2.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Raus seit Runde %1, mit der damals niedrigsten Summe.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Wette %1: Punkte weniger Steine auf der Hand müssen das ergeben, sonst bringt die Runde 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Kein Stein zum Spielen in dieser Runde.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Am Geben: das Element nennen, zuerst wetten und den ersten Stein legen.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Nach dem Geber wetten, und höher als die Wette davor.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Biete ums Geben und die gebotenen Punkte, oder passe.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Bleib bei deiner Wette von %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Wette höher oder bleib bei deinen %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Dein Zug: lege den ersten Stein (%1).</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Lege: Punkte weniger Steine auf der Hand entscheiden.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Dein Zug: lege; deine Wette ist erfüllt.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Lege: Du stehst bei %1, deine Wette ist %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Nenn das Element: Seine Steine bringen am meisten.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Sag, wie viele Steine der Bank zurückkommen.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Niemand hat noch einen Stein, um das Finale zu spielen.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Das Finale endet gleich: je %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Auch die Summen sind gleich, je %1: Beide gewinnen.</translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Bank: %1, und %2 aus der übernommenen Bank (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Bank (%5): %1, und %2 aus der übernommenen Bank (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 aus der übernommenen Bank (%4), und %n Stein vom Tisch: %3.</numerusform>
                <numerusform>Bank: %1, %2 aus der übernommenen Bank (%4), und %n Steine vom Tisch: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 aus der übernommenen Bank (%4), und %n Stein vom Tisch: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 aus der übernommenen Bank (%4), und %n Steine vom Tisch: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 weniger %2 für übrige Steine sind %3: Die Wette auf %4 ist erfüllt und zählt mit, zusammen %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, und kein Stein ist übrig: Die Wette auf %2 ist erfüllt und zählt mit, zusammen %3.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Von jetzt an raus aus der Partie.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Raus seit Runde %1.</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%1 hinter allen</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 über dem Letzten</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>die niedrigste Summe scheidet aus, außer sie gewinnt die Runde</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>die niedrigste Summe scheidet aus, außer sie gewinnt die Runde: du liegst %1 voraus</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>die niedrigste Summe scheidet aus, außer sie gewinnt die Runde: dein Team liegt %1 vorn</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Die Steine werden knapp: Nach dieser Runde scheidet die niedrigste Summe aus, außer sie gewinnt die Runde.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Für %1 ist jetzt kein Platz: Kein Ende ist offen und keine lange Seite.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Für %1 ist jetzt kein Platz: Die Enden nehmen %2, und keine lange Seite ist offen.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Für %1 ist jetzt kein Platz: Kein Ende ist offen, und quer passt nur %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Für %1 ist jetzt kein Platz: Die Enden nehmen %2, und quer passt nur %3.</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>die niedrigste Summe scheidet aus, außer sie gewinnt die Runde: dir fehlen %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>die niedrigste Summe scheidet aus, außer sie gewinnt die Runde: deinem Team fehlen %1</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Banken: %1 %2, %3 %4. Steine, die den Händen fehlen: %5; im Talon: %6. Wer die größere Bank hat, sagt, wie viele von jeder zurückkommen. Wenige heißt kleine Hände und ein kurzes Finale, viele heißt volle Hände und mehr Doppelsteine, die vorab zählen.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Banken: %1 %2, %3 %4. Steine, die den Händen fehlen: %5; im Talon: %6. Die Banken sind gleich groß: Wer die letzte Runde gewonnen hat, sagt, wie viele von jeder zurückkommen. Wenige heißt kleine Hände und ein kurzes Finale, viele heißt volle Hände und mehr Doppelsteine, die vorab zählen.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Banken: %1 %2, %3 %4. Steine, die den Händen fehlen: %5; im Talon: %6. Die Banken sind gleich groß: Wer die höhere Summe hat, sagt, wie viele von jeder zurückkommen. Wenige heißt kleine Hände und ein kurzes Finale, viele heißt volle Hände und mehr Doppelsteine, die vorab zählen.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Banken: %1 %2, %3 %4. Steine, die den Händen fehlen: %5; im Talon: %6. Die Banken und die Summen sind gleich: Wer als Erster sitzt, sagt, wie viele von jeder zurückkommen. Wenige heißt kleine Hände und ein kurzes Finale, viele heißt volle Hände und mehr Doppelsteine, die vorab zählen.</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Der Geber nennt es und legt den ersten Stein davon. Nur Steine dieses Elements passen quer, für 3 oder 4 Punkte; ein Doppelstein zählt doppelt.</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Jeder für sich</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Wer seine Wette erfüllt, zählt sie dazu</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Wer nicht legen kann, zieht einen Stein</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>erstes Geben</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>fürs erste Geben</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>für eine erfüllte Wette</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>gleiche Zahl</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>quer gelegt</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>Element der Runde, gleiche Zahl</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Im Finale beginnt alles neu: Die Summe von %1 zählt nur bei Gleichstand.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>Im Finale: Doppelsteine %1 und Punkte %2 weniger Steine auf der Hand %3 ergeben %4. Die Summe davor, %5, zählt nur bei Gleichstand.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Wette auf deine Punkte, -1 je übrigen Stein.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Wette auf deine eigenen Punkte, -1 je übrigen Stein.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Wette: Deine Steine bringen höchstens %1.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Als Nächstes kommt das Finale, und alles beginnt neu: Die Summen zählen nur bei Gleichstand.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Wenn die Steine knapp werden, kommt das Finale.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Nach der nächsten Runde scheidet die niedrigste Summe aus, außer sie gewinnt diese Runde. Die letzten zwei spielen das Finale.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Wenn die Steine knapp werden, scheidet nach jeder Runde die niedrigste Summe aus, außer sie gewinnt die Runde. Die letzten zwei spielen das Finale.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Die Seite eines Steins %1 %2: nimmt sein Element.</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>Finale</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>Doppelsteine +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>Finale ohne Wetten</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>Doppelstein %1 gezogen: erstes Geben</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>Gebot %1: erstes Geben</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Vor der Runde: +%1 für den besten Doppelstein, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Vor der Runde: +%1 für das höchste Gebot.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Du hast den besten Doppelstein gezogen, %1: +%2 für dich, und du gibst zuerst.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Du hast den besten Doppelstein gezogen, %2: +%3 für dich, und du gibst zuerst. %5 schlägt jeden anderen Doppelstein und zählt %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 hat den besten Doppelstein gezogen, %2: +%3 und das erste Geben.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 hat den besten Doppelstein gezogen, %2: +%3 und das erste Geben. %5 schlägt jeden anderen Doppelstein und zählt %3.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Das Element der Runde: Nur seine Steine können quer gelegt werden, für 3 oder 4 Punkte; ein Doppelstein zählt doppelt.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Die Schilder zeigen Punkte weniger Steine auf der Hand.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>Aus jeder Bank holt %1 zurück: %2. Die Schilder zeigen Punkte weniger Steine auf der Hand.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Die Schilder zeigen Punkte weniger Steine auf der Hand. Vorab für gezeigte Doppelsteine: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>Aus jeder Bank holt %1 zurück: %2. Die Schilder zeigen Punkte weniger Steine auf der Hand. Vorab für gezeigte Doppelsteine: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Im Finale beginnt alles neu, ohne Wetten: Die Summen zählen nur bei Gleichstand. Die Schilder zeigen Punkte weniger Steine auf der Hand. Vorab für gezeigte Doppelsteine: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>Aus jeder Bank holt %1 zurück: %2. Die Schilder zeigen Punkte weniger Steine auf der Hand. Vorab für gezeigte Doppelsteine: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Von keinem anderen Element hast du mehr.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Von einem anderen hast du ebenso viele Steine und Doppelte: Beide sind gleich gut.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Er ist vom Element der Runde, und ein Doppelstein zählt doppelt.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Er ist vom Element der Runde, und die Zahlen sind gleich.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Er ist vom Element der Runde, also darf er quer liegen.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Niemand, der noch Steine hat, kann einen legen.</translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Dein Stein mit %1 bringt mehr, passt aber auch später noch; dieser findet dann vielleicht kein Ende.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Offen bleibt eine %1, und du hast noch %n Stein mit dieser Zahl.</numerusform>
                <numerusform>Offen bleibt eine %1, und du hast noch %n Steine mit dieser Zahl.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Bleibt er in deiner Hand, kostet er am Schluss einen Punkt, und dieses Ende ist vielleicht bald weg.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Der Geber hat erhöht, also geht es noch einmal reihum: Die höchste Wette ist %1. Wette mehr, oder bleib bei deiner.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Der Geber hat erhöht, also geht es noch einmal reihum: Die höchste Wette ist %1. Deine Steine bringen höchstens %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Alle haben gewettet; die höchste Wette ist %1. Als Geber darfst du deine erhöhen, dann dürfen es die anderen auch.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Alle haben gewettet; die höchste Wette ist %1. Als Geber darfst du deine erhöhen, dann dürfen es die anderen auch. Deine Steine bringen höchstens %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Die höchste Wette ist deine eigene: %1. Du darfst sie erhöhen, dann dürfen es die anderen auch.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Die höchste Wette ist deine eigene: %1. Du darfst sie erhöhen, dann dürfen es die anderen auch. Deine Steine bringen höchstens %2.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Von hier werden die Hände vor jeder Runde aufgefüllt. Wird es knapp, sind die Hände kleiner, damit die Steine bis zum Finale reichen, und die niedrigste Summe scheidet aus, außer sie gewinnt die Runde.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Du spielst mit %1.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Du spielst mit %3. Du hast den besten Doppelstein gezogen, %1: +%2 für dich, und du gibst zuerst.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Du spielst mit %4. Du hast den besten Doppelstein gezogen, %2: +%3 für dich, und du gibst zuerst. %5 schlägt jeden anderen Doppelstein und zählt %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Du spielst mit %4. %1 hat den besten Doppelstein gezogen, %2: +%3 und das erste Geben.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Du spielst mit %4. %1 hat den besten Doppelstein gezogen, %2: +%3 und das erste Geben. %5 schlägt jeden anderen Doppelstein und zählt %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Dein Gebot war das höchste: +%1 für dich, und du gibst zuerst.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 hat am meisten geboten: +%2 und das erste Geben.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Die Steine werden knapp: Jede Hand hat jetzt %1, und nach dieser Runde scheidet die niedrigste Summe aus, außer sie gewinnt die Runde.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Die Schilder zeigen jetzt, wie „5 von 12“, Punkte weniger Steine auf der Hand, und die Wette, die sie erreichen müssen.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 hat keine Steine mehr. Die Runde geht weiter, bis niemand mehr anlegen kann.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Du hast keine Steine mehr. Die Runde geht weiter, bis niemand mehr anlegen kann.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>Gleich niedrig, aber mit größerer Bank (%1 gegen %2): %3.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>Gleich niedrig, aber mit mehr aus dieser Runde (%1 gegen %2): %3.</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>Insgesamt gleich niedrig, aber früher in der Zugfolge: %1.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Ausgeschieden, mit %1: %2.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Ausgeschieden, mit der niedrigsten Summe, %1: %2.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>Sicher mit %1, weil die Runde gewonnen ist: %2.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Wer die Runde gewinnt, bekommt die Steine vom Tisch in die Bank: Zum Finale werden aus jeder Bank einige neu ausgeteilt, und wer die größere Bank hat, sagt, wie viele.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>Also entscheidet die höhere Summe, %1 gegen %2: %3.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Beantworte erst die Frage: Steine werden später gelegt.</translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Biete um das erste Geben</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nenn das richtige Element</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Wette, was deine Hand bringen kann</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Leg einen Stein quer</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Leg den richtigen Stein</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: ausgeschieden; niemand hatte weniger als %1.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Er passt sonst nirgends: Dies ist die einzige offene %1, und die ist vielleicht bald weg.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Aus jeder Bank holst du zurück: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Aus jeder Bank holt %1 zurück: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>Gleich gut, aber mit weniger Steinen auf der Hand (%1 gegen %2): %3.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>Gleich gut, aber mit der höheren Wette (%1 gegen %2): %3.</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>Die einzige erfüllte Wette nimmt die Runde: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Das beste Ergebnis unter den erfüllten Wetten nimmt die Runde: %1, mit %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>Das beste Ergebnis nimmt die Runde: %1, mit %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Niemand hat seine Wette erfüllt. Das beste Ergebnis nimmt die Runde: %1, mit %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Mehr würde keine Hand größer machen.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Oft ausprobiert, gewinnt das im Finale häufiger als mehr Steine.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Wettet hoch.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Legt gern quer.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Deine Hand sollte etwa %1 bringen, mehr als deine Wette.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Das ist die niedrigste erlaubte Wette, aber deine Hand bringt höchstens %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Das ist die niedrigste erlaubte Wette; deine Hand sollte etwa %1 bringen.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Deine Hand sollte etwa %1 bringen.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Deine Hand sollte etwa %1 bringen, und wer folgt, muss höher wetten.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n davon ist ein Doppelstein und zählt doppelt.</numerusform>
                <numerusform>%n davon sind Doppelsteine und zählen doppelt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Deine Wette auf %1 ist nicht mehr zu erfüllen: Die Runde bringt dir keine Punkte. Jetzt zählt nur, dass die anderen wenig bekommen.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Deine Wette auf %1 ist nicht mehr zu erfüllen: Die Runde bringt dir keine Punkte. Erfüllt niemand seine, gewinnen die meisten Punkte weniger die übrigen Steine.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Deine Wette auf %1 ist nicht mehr zu erfüllen: Die Runde bringt dir keine Punkte.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1 als Element: du hast %n Stein</numerusform>
                <numerusform>%1 als Element: du hast %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Du selbst kannst leichter folgen: Es passt %n deiner anderen Steine statt %2.</numerusform>
                <numerusform>Du selbst kannst leichter folgen: Es passen %n deiner anderen Steine statt %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Die anderen können schwerer folgen: Es passt %n verdeckter Stein statt %2.</numerusform>
                <numerusform>Die anderen können schwerer folgen: Es passen %n verdeckte Steine statt %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Deine Steine dieses Elements: %1 statt %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Bietet niemand mehr, bekommst du %1 statt %2 gutgeschrieben.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Eine niedrigere Wette ist leichter zu erfüllen: %1 statt %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Wer folgt, muss höher wetten als %1 statt als %2.</translation>
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
            <source>Knock: super win!</source>
            <translation>Klopfen: Supersieg!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Klopfen</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Zuerst muss der Joker gelegt werden.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Den genommenen Stein kannst du in diesem Zug nicht abwerfen.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Es blieben %1 Minuspunkte; zum Klopfen dürfen es höchstens %2 sein, oder ein Stein.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Es blieben %1 Minuspunkte; zum Klopfen dürfen es höchstens %2 sein.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n Stein bliebe übrig; zum Klopfen darf es höchstens einer sein.</numerusform>
                <numerusform>%n Steine blieben übrig; zum Klopfen darf es höchstens einer sein.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
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
            <source>On the table, where both can add to them</source>
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
            <source>Low deadwood, or one tile left</source>
            <translation>Wenige Minuspunkte, oder ein Stein übrig</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Wenige Minuspunkte</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Höchstens ein Stein übrig</translation>
        </message>
        <message>
            <source>No tile left</source>
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
            <source>Points for a win</source>
            <translation>Punkte für einen Sieg</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Punkte für einen Supersieg</translation>
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
            <translation>%1 genommen</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du nimmst %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 nimmt %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 abgeworfen</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du wirfst %1 ab.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 wirft %2 ab.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>%1 gelegt</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Du hast %1 gelegt.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 hat %2 gelegt.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 angelegt</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Du legst %1 an.</translation>
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
            <translation>Du legst %1 an die Stelle eines Jokers.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 legt %2 an die Stelle eines Jokers.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>geklopft</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Du klopfst.</translation>
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
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Sätze und Reihen zu zweit; klopfe zuerst.</translation>
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
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Niemand hat geklopft: Die Runde endet unentschieden.</translation>
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
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Dieser Satz nimmt eine andere %1, deren Farbe ihm fehlt.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Diese Reihe ist vollständig.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Der Joker steht für eine andere %1, deren Farbe dem Satz fehlt.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Zum Satz der %1 gelegt</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>einen Satz der %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Reihe</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Satz</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Minuspunkte: %1</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Minuspunkte nach dem Abwurf: %1</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Beide haben gleich viel: unterboten, ohne Punkte.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Kombinationen, die nicht gelegt sind, zählen voll.</translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Keine Minuspunkte</translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Nimm den offenen Stein, oder passe.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Beide haben gepasst: Zieh einen Stein.</translation>
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
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>schwarze %1–%2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>rote %1</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>rote %1–%2</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>blaue %1</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>blaue %1–%2</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>orange %1</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>orange %1–%2</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Schwarze %1 nehmen</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Rote %1 nehmen</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Blaue %1 nehmen</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Orange %1 nehmen</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Joker nehmen</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die schwarze %1 abwerfen</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die rote %1 abwerfen</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die blaue %1 abwerfen</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Die orange %1 abwerfen</translation>
        </message>
        <message>
            <source>Discard the joker</source>
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
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Klopfen mit %2, schwarze %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Klopfen mit %2, rote %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Klopfen mit %2, blaue %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Klopfen mit %2, orange %1 ab</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Klopfen mit %2, Joker ab</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supersieg: schwarze %1 ab</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supersieg: rote %1 ab</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supersieg: blaue %1 ab</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supersieg: orange %1 ab</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Supersieg: Joker ab</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Abwurf, leer</translation>
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
            <source>Both passed: this is all you can do.</source>
            <translation>Beide haben gepasst: es bleibt nur dies.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Der Abwurf ist leer.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Der offene Stein macht keine Kombination für dich.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Deine Hand ist leer: ein Supersieg.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Der Joker muss in diesem Zug gelegt werden.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>So wird der Joker für deine Kombination frei.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Was auf dem Tisch liegt, zählt nicht gegen dich.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>Es bleibt %n Stein in deiner Hand.</numerusform>
                <numerusform>Es bleiben %n Steine in deiner Hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Dein letzter Stein: ein Supersieg.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Du hast keine Minuspunkte.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1 bräuchte %2 oder weniger, um dich zu unterbieten.</translation>
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
            <source>First take the face-up tile, or pass.</source>
            <translation>Nimm zuerst den offenen Stein, oder passe.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Zieh zuerst einen Stein.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Zieh zuerst, oder nimm den offenen Stein.</translation>
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
            <translation>Du könntest den Joker in diesem Zug nicht legen.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Dann könnte dein Zug nicht enden.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Diesen Stein hast du nicht.</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Kombination legen</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Meine Kombinationen ordnen</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Meine Kombinationen nicht mehr ordnen</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Die gewählten Steine als Kombination legen</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Den offenen Stein nehmen</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Meine Kombinationen ordnen, oder nicht</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Noch bilden keine deiner Steine eine Kombination.</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Hier ablegen oder tippen, um die Kombination zu legen</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Welche Kombination?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Diese Steine sind keine Kombination.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Ziehe einen Stein.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Lege Kombinationen aus, wenn du magst, dann wirf einen Stein ab.</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>klopfen bis %1</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>Mit %1 oder weniger darfst du klopfen, und die Runde ist vorbei.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Minuspunkte: was deine Steine zählen, die in keiner Kombination sind. Je weniger, desto besser.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Abwurf, nach dem am wenigsten bleibt: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>In keiner Kombination: %1 = %2.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Jeder Zug beginnt mit einem Stein von hier oder mit dem zuletzt abgeworfenen.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Hier liegt, was abgeworfen wurde. Nur der oberste Stein kann genommen werden.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Wer diesen Stein hat, kann ihn gegen den Joker tauschen.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Er steht für jeden Stein, der einer Kombination fehlt.</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>In keiner Kombination zählt er %1 gegen dich.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: keine Minuspunkte.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: Minuspunkte %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: Minuspunkte %2 = %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n Stein angelegt.</numerusform>
                <numerusform>%1: %n Steine angelegt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Steine in einer Kombination zählen nicht mehr gegen dich, und beide dürfen daran anlegen.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Gelegt von %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Beide dürfen an jede Kombination anlegen, egal wer sie gelegt hat.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>Eine 1 ist ein Ass und zählt 11, 10 bis 13 zählen 10, die anderen ihre Zahl.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>In keiner Kombination: Eine 1 ist ein Ass und zählt 11, 10 bis 13 zählen 10, die anderen ihre Zahl.</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>Joker, für die schwarze %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>Joker, für die rote %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>Joker, für die blaue %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>Joker, für die orange %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>Joker, für eine andere %1</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Lege jetzt den Joker, in eine Kombination oder an eine.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Ziehe einen Stein oder nimm den offenen.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Wirf einen Stein ab, oder klopfe und beende die Runde.</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>für den Sieg</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>für den Supersieg</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>fürs Unterbieten</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>für Minuspunkte</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Es bleiben %1 Minuspunkte (am wenigsten wären %2), aber aus dem Rest wird eher eine Kombination.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Es bleiben %1 Minuspunkte (am wenigsten wären %2), aber %3 kann den Stein weniger brauchen.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Es bleiben %1 Minuspunkte; am wenigsten wären %2.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Zählt von den übrigen Steinen am meisten; %1 Minuspunkte bleiben.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Es bleiben %1 Minuspunkte, weniger geht nicht.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Ein Ass: Ohne Kombination zählt es %1 gegen dich.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Wirf einen Stein ab. Klopfen: mit höchstens %1.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Wirf einen Stein ab. Klopfen: höchstens einer übrig.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Wirf einen Stein ab. Klopfen: keiner übrig.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Kein übriger Stein zählt mehr; %1 Minuspunkte bleiben, davon %2 durch ein Ass.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Es bleiben %1 Minuspunkte, weniger geht nicht; %2 davon durch ein Ass.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Ein Ass zählt %1, und kein übriger Stein zählt mehr; %2 Minuspunkte bleiben.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 bis %2 zählen alle %3, und kein übriger Stein zählt mehr; %4 Minuspunkte bleiben.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Kein übriger Stein zählt mehr; %1 Minuspunkte bleiben.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Eine Kombination braucht drei Steine oder mehr: Wähle sie erst aus.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Unterboten, %1 gegen %2: gleich viele Minuspunkte oder weniger.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>%1 abgeworfen und geklopft</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Du wirfst %1 ab und klopfst.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 wirft %2 ab und klopft.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 klopft mit weniger Minuspunkten: ein Sieg.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Du klopfst mit weniger Minuspunkten: ein Sieg.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 hat keinen Stein übrig: ein Supersieg.</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Du hast keinen Stein übrig: ein Supersieg.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 klopft, aber du hast gleich viele Minuspunkte oder weniger: unterboten.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Du klopfst, aber %1 hat gleich viele Minuspunkte oder weniger: unterboten.</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: klopft und wirft %2 ab.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 weniger %3: %4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 weniger %3: %4, und %5 für den Sieg.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>Beide haben gleich viel. %1: %2 Punkte fürs Unterbieten.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 weniger %3: %4, und %5 fürs Unterbieten.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Der Talon ist leer: niemand bekommt Punkte.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 Züge, ohne dass jemand vom Talon gezogen hat: niemand bekommt Punkte.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 für den Supersieg.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2 + %3 für den Supersieg = %4.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Der Talon ist leer: das ist der letzte Zug.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>Im Talon liegt vielleicht Besseres.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nutz einen Joker</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Leg an eine Kombination auf dem Tisch an</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Leg eine Kombination</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Wirf den richtigen Stein ab</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Klopf mit dem richtigen Stein</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Klopf noch nicht</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>So bleiben dir %1 Minuspunkte statt %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Dann würde %n verdeckter Stein deine Minuspunkte senken, statt %2.</numerusform>
                <numerusform>Dann würden %n verdeckte Steine deine Minuspunkte senken, statt %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Supersieg!</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Den offenen Stein liegen lassen</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Warte mit dem Klopfen: Das nächste Ziehen bringt %1 Minuspunkte im Schnitt auf %2 herunter.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Kein Stein bleibt übrig.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Klopft, sobald es erlaubt ist.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Wartet ab, bevor er klopft.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Ist auf Reihen aus.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Er liegt in einer Kombination, und es bleiben %1 Minuspunkte statt %2, aber aus dem Rest wird eher eine Kombination.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Er liegt in einer Kombination, aber keiner lässt beim Abwerfen weniger Minuspunkte übrig als %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50, zwei auf einmal 60, drei 70</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>Je 50</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
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
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Wer mit einem Drilling eröffnen muss, darf stattdessen 0-0-0 nehmen</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Steine der anderen minus die eigenen</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
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
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>Stein %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>Stein %1, %2, %3; passt nirgends</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
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
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Ein Platz, an den einer deiner Steine passt.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Du eröffnest: %1 ist der höchste Drilling im Spiel.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Niemand hat einen Drilling. Du eröffnest: %1 zählt am meisten.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Ein Stein von hier kostet %1 Punkte, bis zu drei in einem Zug.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Wo Seiten sich berühren, sind die Zahlen an beiden Enden gleich.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Ein Drilling: Der höchste eröffnet, für 10 Punkte mehr.</translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Wert %1: für dich, wenn du ihn legst; für den Gewinner, wenn er dir bleibt.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Gelegt von: %1.</translation>
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
            <translation>Der höchste Drilling eröffnet die Runde: Leg %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Niemand hat einen Drilling, also eröffnet der höchste Stein: Leg %1.</translation>
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
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Keine Kante auf dem Tisch nimmt %1 an.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Keiner deiner Steine passt.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Du machst damit Schluss.</translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>für den Schluss</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>für die Punkte in den anderen Händen</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Er bringt keine Punkte, aber deutlich besser ist nichts.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Er bringt keine Punkte, aber andere deiner Steine passen dann.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Hier muss der Stein eine %1 zeigen und im Uhrzeigersinn danach eine %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Der Stein hat beide, aber andersherum: Im Uhrzeigersinn muss nach der %1 eine %2 kommen.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Hier muss der Stein im Uhrzeigersinn %1, %2 und %3 zeigen.</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>für gelegte Steine</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>für einen gelegten Stein</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>für die Eröffnung mit Drilling</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>für die Eröffnung mit 0-0-0</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>für eine Brücke</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>für %n Brücke</numerusform>
                <numerusform>für %n Brücken</numerusform>
            </translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>für einen gezogenen Stein</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>für %n gezogenen Stein</numerusform>
                <numerusform>für %n gezogene Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>fürs Passen</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>für %n-mal Passen</numerusform>
                <numerusform>für %n-mal Passen</numerusform>
            </translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Was Passen kostet, wenn der Talon leer ist</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Schließ ein Sechseck</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Schlag eine Brücke</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Bereite eine eigene Brücke oder ein eigenes Sechseck vor</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zieh, obwohl ein Stein passt</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Lass den anderen wenig, was passt</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Die teuerste Brücke oder das teuerste Sechseck, das anderen bleibt, ist %1 wert statt %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Dann hast du %1 Steine statt %2: mit mehr Steinen kannst du noch legen, wenn andere passen müssen.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Niemand legt mehr: die Runde ist gesperrt.</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>für ein Sechseck</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>für Sechsecke</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Ziehen (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Letztes Ziehen (%1): passt er nicht, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Talon leer, kein Stein passt: Du passt (%1).</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Passen (−%1)</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>%1 an %2 legen und %3 Sechsecke schließen: %n Punkt.</numerusform>
                <numerusform>%1 an %2 legen und %3 Sechsecke schließen: %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Die Punkte sind es wert, auch wenn dann keiner deiner anderen Steine passt.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Danach passt %n deiner anderen Steine.</numerusform>
                <numerusform>Danach passen %n deiner anderen Steine.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Bis zum Ende der Runde bringt es etwa %3 Punkte mehr, %1 zu legen (+%2).</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>In vielen solchen Runden hat das mehr gebracht, als %1 zu legen (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Es ist knapp: Bis zum Ende der Runde bringt es etwa gleich viel, %1 zu legen (+%2).</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Hebt Drillinge für später auf.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Legt die schweren Steine zuerst.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Du selbst kannst leichter folgen: Es passt %n deiner anderen Steine statt %2.</numerusform>
                <numerusform>Du selbst kannst leichter folgen: Es passen %n deiner anderen Steine statt %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Die anderen können schwerer folgen: Es passt %n verdeckter Stein statt %2.</numerusform>
                <numerusform>Die anderen können schwerer folgen: Es passen %n verdeckte Steine statt %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Die anderen müssen dann öfter passen.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Deine Steine bringen dann mehr, die der anderen weniger.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Deine Steine bringen dann mehr.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Die Steine der anderen bringen dann weniger.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Bis zum Ende der Runde ist das etwa %n Punkt mehr wert, als %1 zu legen (+%2).</numerusform>
                <numerusform>%3 Bis zum Ende der Runde ist das etwa %n Punkte mehr wert, als %1 zu legen (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Bis zum Ende der Runde ist das etwa %n Punkt mehr wert, als %1 zu legen (+%2).</numerusform>
                <numerusform>Bis zum Ende der Runde ist das etwa %n Punkte mehr wert, als %1 zu legen (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>In vielen solchen Runden hat das mehr gebracht, als %1 zu legen (+%2): Mit mehr Steinen kannst du noch legen, wenn andere passen müssen.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Kein anderer deiner Steine bringt jetzt so viele Punkte.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Nimmt man Punkte zusammen und was danach passt, ist nichts deutlich besser.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Die teuerste Brücke oder das teuerste Sechseck, das deinem Gegner bleibt, ist %1 wert statt %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Dann hast du %1 Steine statt %2: mit mehr Steinen kannst du noch legen, wenn dein Gegner passen muss.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Danach passt %n verdeckter Stein, weniger als nach %1.</numerusform>
                <numerusform>Danach passen %n verdeckte Steine, weniger als nach %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Dein Gegner kann schwerer folgen: Es passt %n verdeckter Stein statt %2.</numerusform>
                <numerusform>Dein Gegner kann schwerer folgen: Es passen %n verdeckte Steine statt %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Mit mehr Steinen kannst du öfter legen, die anderen seltener.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Mit mehr Steinen kannst du öfter legen.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Dein Gegner muss dann öfter passen.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>%1 zu legen (+%2) würde deinem Gegner helfen: Dann würden %3 der verdeckten Steine passen statt jetzt %4.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Mit mehr Steinen kannst du legen, wenn dein Gegner passen muss. Zuerst zu ziehen bringt in einer Runde etwa %1 Punkte mehr, als gleich zu legen.</translation>
        </message>
    </context>
</TS>
