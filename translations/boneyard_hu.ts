<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Pontosság</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Pontosság, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Azokból a partikból tudható, amelyeket végig kielemeztettél.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Új parti</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Eredmény</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Ez jobb, mint „%1”. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>„%1” nagyjából ugyanilyen jó.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Végigjátszva %n ponttal többet hoz.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Ez jobb, mint „%1”, bár az most többet hoz. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>„%1” most kevesebbet hoz, de a forduló végéig nagyjából ugyanilyen jó.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>„%1” most többet hoz, de a forduló végéig csak nagyjából ugyanilyen jó.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Kinek a lépései</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Pontosság: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>pontosság</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Döntési helyzetek keresése…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>%L1 lépés megnézve, összesen %L2</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Leállítva: %L1 lépés, összesen %L2</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Állj</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Tovább</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Milyen volt a játék</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSummary</name>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken line of a table. %1 what it is, %2 a number</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>There was never a choice in this match.</source>
            <translation>Ebben a partiban egyszer sem volt választás.</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>A lépések</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Pontosság döntésfajtánként</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n lépés</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>A legerősebb bot végignéz minden lépést, ahol volt választás, és csak azt veszi figyelembe, amit akkor tudni lehetett. Az a lépés, amely a fordulók szokásos eltérésének ötödébe kerül, félig számít; a pontosság az összes lépés átlaga. Egy lépés csak akkor kap a jónál rosszabb minősítést, ha a véletlen nem magyarázza.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Mutasd</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Bezárás</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Egy barát</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>A vágólapon nincs kihívás.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Kihívás</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 eredménye a legjobb ellenféllel szemben: %2. Tudsz jobbat?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Kihívás elfogadása</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1, %L2 játékos, %3. leosztás, botok: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Vegyes</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Egy barátod befejez egy partit, és a „Leosztás megosztása” gombot választja. Másold ki a kapott szöveget, vagy nyisd meg a fájlt: ugyanazokkal a kövekkel, ugyanarról a helyről játszhatsz.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Nincs tipp, és a letett kő ott marad. A végén összevetjük a két eredményt. Senki sem ellenőrzi, hányszor játszották már ezt a leosztást.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Ezért sem az értékszámodba, sem a statisztikádba nem számít bele.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Vágólap megnézése</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Fájl megnyitása</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyard-partik</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Bezárod mentés nélkül?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Bezárod a Boneyardot?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>%n lépés el fog veszni.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Most már minden lépés mentve van.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Bezárás</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Mentés máshová</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Maradok</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Ez a parti már nem olvasható.</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>%L1. forduló, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>%L1. forduló, %2, napi leosztás</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>%L1. forduló, %2, értékelt</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>%L1. forduló, %2, kihívás</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Folytatás</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Folytatás: %1</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Parti törlése</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Parti törlése: %1</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Törlöd ezt a partit?</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Marad</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Törlés</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>%1 következik</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>A kövek fedve maradnak, amíg készen nem állsz.</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Lépésem visszavonása</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Kész</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Eredmény másolása</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Négy sor van most a vágólapon.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Kihívás elfogadása</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Napról napra</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Te</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Mérce</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Folytatás</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Gyakorlás</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Az elmúlt napok</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Ma mindenki ugyanazokat a köveket kapja. Az első próba számít: nincs tipp, és a letett kő ott marad. Utána gyakorlásként újra játszhatod a leosztást.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Az ellenfeleid %1 szintű botok. Az eredményed az, hogy hány ponttal végzel a legjobbjuk előtt; a mérce az, amit a legerősebb bot a te helyeden átlagosan elér.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Egy kihagyott nap nem számít; ha egymás után kettőt kihagysz, újraindul a számlálás.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Ezt senki sem ellenőrzi: a dátum ennek a gépnek az órájából jön, és a leosztást máshol előre is kipróbálhatod.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Mai leosztások</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Honnan jöttek a pontok</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Miért</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Hányszor</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pont</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>A befejezetlen partik itt várnak.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Minden játékos összpontszáma fordulónként. A nyílbillentyűkkel végigmehetsz a fordulókon.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Kezdet</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>%L1. forduló</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Forduló</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>A döntő nulláról indul, és eldönti a partit.</translation>
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
            <translation>döntő</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>kiesett: %L1. forduló</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Pontozólap</translation>
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
            <translation>Így nézhet ki egy asztal</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Egy kéz, ahogy kiosztják</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>A szabályokban</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Mibe kerültek a hibák</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Döntés</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Pontatlanságok</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Hibák</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Baklövések</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Elvesztett pont</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Csak mentett parti nyitható meg: olyan fájl, amelynek neve .boneyard végű.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Nagyobban</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>A teljes asztal</translation>
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
            <source>Lesson: %1</source>
            <extracomment>Opens the first lesson of a game. %1 is a game</extracomment>
            <translation>Lecke: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Leckék</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Leckék: %L2 közül %L1 kész</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Játék: %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Helyek és szabályok…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Helyek és szabályok: %1</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Játékonként</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parti</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Nyert</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Értékszám</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Utólag</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Jó lépés keresése…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Minden játék</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Név, dátum, leosztás…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Eredmény</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Bármely eredmény</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Nyert</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Nem nyert</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Idő</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Bármikor</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Tegnap óta</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Az elmúlt héten</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Az elmúlt hónapban</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Az elmúlt évben</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Előzmények</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Előzmények</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Fájl megnyitása</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>A befejezett partik ide kerülnek, és lépésről lépésre újra megnézheted őket.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Nincs találat. Keress tágabban.</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard-partik</translation>
        </message>
    </context>
    <context>
        <name>HistoryRow</name>
        <message>
            <source>%1, %2. %3. %4. %5</source>
            <extracomment>Spoken line of the history. %1 a game, perhaps with &quot;Deal of the day&quot;, %2 when, %3 who won, %4 the players with their points, %5 how long it was</extracomment>
            <translation>%1, %2. %3. %4. %5</translation>
        </message>
        <message>
            <source>Pick</source>
            <extracomment>Picks a match in a list, to do something with several</extracomment>
            <translation>Kijelöl</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Eredmény</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Törlés</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Legújabb elöl</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Legrégebbi elöl</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Játékonként</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Leghosszabb elöl</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Legrövidebb elöl</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Legjobb elöl</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Legrosszabb elöl</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n parti</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Sorrend</translation>
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
            <translation>Beállítások</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>Ugrás hozzám</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Eredmény most</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>A többiek azonnal lépnek, amíg te nem következel.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>A többiek azonnal lépnek a parti végéig.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>A többiek azonnal lépnek a forduló végéig.</translation>
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
            <translation>Billentyűk</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Kő választása</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>A következő hely</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Másik irányba forgatás</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Kő felvétele vagy visszatétele</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Letevés</translation>
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
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Visszavonás</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Újra</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Szóköz</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>A botok lépései alatt: ugrás a te lépésedhez</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Mutassa vagy rejtse el, hová illenek a köveim</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pontozólap</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Körülnézés az asztalon: a nyilakkal és a Page ↓ billentyűvel végigmehetsz mindenen, a ? magyaráz, az Esc visszavisz a köveidhez</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>A teljes asztal</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Kő visszatétele, vagy a menü nyitása és zárása</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Az éppen esedékes lépés szabályai</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Keresés a szabályokban</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>A kijelölt vagy a mutató alatti dolog magyarázata; újra megnyomva ezek a billentyűk</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Új neked ez a játék: %1? Próbáld ki a kétperces leckét.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Köszönöm, nem</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Mutasd</translation>
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
            <translation>Nem megy? A H megmutatja a lépést.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Kihagytad: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>%L1. lépés, összesen %L2</translation>
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
            <translation>Újra</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Kihagyom</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Tovább</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Befejezés</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Rövid parti edzővel</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Következő lecke: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>A kihagyott lépések</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Egy parti</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Vissza az asztalhoz</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>A lecke újra</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Szint és helyek szerint</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Botok</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Helyek</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parti</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Nyert</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Pont partinként</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Legjobb parti</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Legjobb forduló</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Nyelv</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Téma</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Mint a rendszeré</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Este</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Nappal</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Erős kontraszt</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Betűméret</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Kőméret</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Kevesebb mozgás</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>A kövek nem mozognak, hanem előtűnnek és elhalványulnak.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Megjelenítés</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>A következő indítástól. Próbálj másikat, ha az asztal lassan mozog vagy rosszul látszik.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Automatikus</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Videokártya</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Processzor</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Eredményed</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Csak a kövekből</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Eredmény és szerencse</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Eredmény</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Csak a kövekből: amit a helyed ugyanezekből a leosztásokból kihoz, ha minden helyen jó bot ül, azzal arányosítva, hogy mennyit számít a leosztás. Ez becslés, és néhány parti után még keveset mond.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>A %1 névjegye</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Beállítások…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Szolgáltatások</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>A %1 elrejtése</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Többi elrejtése</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Összes megjelenítése</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Kilépés a %1 programból</translation>
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
            <translation>Nincs ilyen fájl: %1.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 nem olvasható fájl.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 nem olvasható: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 túl nagy ahhoz, hogy parti legyen.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 sérült, vagy nem Boneyard-parti.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 a Boneyard újabb változatával készült.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Az itt lévő parti nem állítható fel: %1: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 sérült: a %L2. számú művelet („%3”) szabálytalan.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 nem írható: %2.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Minden játék</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Leosztás megosztása</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Leosztás másolása</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Másolva: %1. Ezzel a számmal újra ugyanezeket a köveket lehet kiosztani; mivel csak botok játszottak, nincs megdöntendő eredmény.</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Elemzés</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Ugyanez a leosztás</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Új parti</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Kép választása</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Bagoly</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Róka</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Csiga</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulipán</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Hal</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Gomba</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Nyúl</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Fenyő</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Kacsa</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Lepke</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Teknős</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Makk</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>%1. leosztás</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Vissza az asztalhoz</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Szám szerint</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Szín szerint</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pontozólap</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Elemzés</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>A játék szabályai</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Leckék</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Mentés</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Billentyűk</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Beállítások</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Újrakezdés új kövekkel</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Minden játék</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Jobb: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Ez volt: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Lépések</translation>
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
            <source>For the better move: %1 For the one played: %2</source>
            <extracomment>Why a move was better than the one played. %1 and %2 are sentences</extracomment>
            <translation>A jobb lépés mellett: %1 A megtett lépés mellett: %2</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Gyakrabban nyeri meg a partit.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>A rejtett kövek %L1 lehetséges elhelyezkedésében átlagosan %2 ponttal többet hoz.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Nincs egyetlen kiemelkedő oka, de a rejtett kövek %L1 lehetséges elhelyezkedésében %2 ponttal többet hoz.</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Legjobb lépés</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Jó lépés</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Pontatlan</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Hiba</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Baklövés</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Mit tegyél le</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Mikor húzz vagy passzolj</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Melyik követ vedd el</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Mit kombinálj</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Mit dobj el</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Mikor kopogj</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Licitek</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Mit mondj be</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Tétek</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Készülés az utolsó fordulóra</translation>
        </message>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>100-ból %L1 nyerési esély</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 pont</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n pont</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>A forduló végén a jobb lépés biztosan %1 pontot ér, a megtett %2 pontot.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>A forduló végén a jobb lépés átlagosan %1 pontot ér, a megtett %2 pontot, ±%3 eltéréssel.</translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Ahogy a kövek feküdtek, nem számított.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Ahogy a kövek feküdtek, %n pontba került.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Ahogy a kövek feküdtek, még %n pontot hozott is.</numerusform>
            </translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>100-ból %1 nyerési eséllyel indult.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>A lépéseid nem kerültek semmibe.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1 lépései nem kerültek semmibe.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>A lépéseid 100-ból %n pontnyi nyerési esélybe kerültek.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 lépései 100-ból %n pontnyi nyerési esélybe kerültek.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>A szerencse és a többiek ennyit adtak: %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>A szerencse és a többiek ennyit elvettek: %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>A vége ez lett: %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>passzolt</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>húzott: %L1, passzolt</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>húzott %n követ</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>letette: %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>húzott: %L1, letette: %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Új forduló, kiosztva.</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Ezt húztad: %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 ezt húzta: %2.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Letetted: %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Húztál egy követ.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Passzoltál.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Te jössz.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 letette: %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 húzott egy követ.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 passzolt.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Vesztesz %n pontot.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Kapsz %n pontot.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 veszít %n pontot.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 kap %n pontot.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Vesztesz %n pontot: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Kapsz %n pontot: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 veszít %n pontot: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 kap %n pontot: %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Points and why: &quot;40 bridge&quot;
----------
Points and what for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 (×%L2)</source>
            <extracomment>Points that came one by one, and how often: %1 &quot;14 for a bet that was met&quot;, %L2 is 3</extracomment>
            <translation>%1 (×%L2)</translation>
        </message>
        <message>
            <source>You missed your bet.</source>
            <extracomment>For screen readers: at a round&apos;s end a player has fewer points than the bet</extracomment>
            <translation>Nem teljesült a téted.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1 nem teljesítette a tétjét.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Ez volt az utolsó köved.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1 letette az utolsó kövét.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>kieséses</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>döntő</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>%L1. forduló</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>%L1. forduló: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Kiestél: %L1. hely (%L2 közül)</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Te és %1 kiestetek: %L2. hely (%L3 közül)</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>%1 kiesett: %L2. hely (%L3 közül)</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>%1 kiesett: %L2. hely (%L3 közül)</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Vége a döntőnek</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>A kieséses fordulót senki sem nyeri</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>A fordulót senki sem nyeri</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>%1 nyeri a kieséses fordulót</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>%1 nyeritek a kieséses fordulót</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>%1 nyeri a fordulót</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>%1 nyeritek a fordulót</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Tiéd a kieséses forduló</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>%1 nyeri a kieséses fordulót</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Tiéd a forduló</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>%1 nyeri a fordulót</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Megnyerted a partit</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 nyeri a partit</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>%1 nyeri a partit</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>%1 nyeritek a partit</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>%1: közös győzelem</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Most már minden lépés mentve van.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Visszajátszás</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Vissza</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Kevesebb</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Szám</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Több</translation>
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
            <source>%1 %2</source>
            <extracomment>Over the hand of one of several partners: a name, and what the round brought them</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>+%L1</source>
            <translation>+%L1</translation>
        </message>
        <message>
            <source>No tiles left</source>
            <extracomment>A seat that has laid all its tiles</extracomment>
            <translation>Elfogytak a kövek</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Igen</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Nem</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Mit jelent ez: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Mit jelent ez</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Feladványok</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Előzmények</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statisztika</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Szabályok</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>kiesett</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>játékban</translation>
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
            <translation>A forduló</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Új parti</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Nézem tovább</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Eredmény most</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Az asztal térképe</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>A teljes asztal. Nyomj egy pontjára, hogy odaugorj.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Vissza</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Egy edző figyel: szól, mielőtt drága hibát lépnél.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Hossz: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Mentés másként</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Fájl megnyitása</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Elérési út</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Már van ilyen nevű fájl: %1.</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Kéznél van</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Mégse</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Csere</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Maradjon mindkettő</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Mentés</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Megnyitás</translation>
        </message>
    </context>
    <context>
        <name>PercentSlider</name>
        <message>
            <source>%L1%</source>
            <extracomment>A size in percent</extracomment>
            <translation>%L1%</translation>
        </message>
    </context>
    <context>
        <name>PickBar</name>
        <message numerus="yes">
            <source>%n match(es) deleted</source>
            <extracomment>%n matches of a list were deleted just now, and can be brought back; or were picked</extracomment>
            <translation>
                <numerusform>%n parti törölve</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>%n parti kijelölve</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Visszavonás</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Mind (%L1)</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Mentés fájlokba</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Törlés</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Mégse</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Talon: még %n kő</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Üres.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>A halomban</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>A legfelső kő az első.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>A köveken</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Ahogy szokás</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Pöttyök</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Számok</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>A többiek tempója</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Lassú</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Közepes</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Gyors</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Azonnali</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Mondja, mi a teendő</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Halk sor az asztal felső szélén.</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Nyitott végek jelölése</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Minden végen egy jel mutatja, mi illik oda.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Mutassa, hová illenek a köveim</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Azokban a játékokban, ahol minden irányba lehet építeni. Az F billentyű ugyanezt teszi.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>%L1. játékos</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Te</translation>
        </message>
        <message>
            <source>Ada</source>
            <extracomment>Names of the computer&apos;s players, one for each seat: any short first names will do</extracomment>
            <translation>Ada</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Brúnó</translation>
        </message>
        <message>
            <source>Cleo</source>
            <translation>Kleó</translation>
        </message>
        <message>
            <source>Dora</source>
            <translation>Dóra</translation>
        </message>
        <message>
            <source>Emil</source>
            <translation>Emil</translation>
        </message>
        <message>
            <source>Flora</source>
            <translation>Flóra</translation>
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
            <translation>Nyomj egy napra, és látod a partijait</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>A fenti sor megmondja, mi a teendő. Kell még?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Elrejtem</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Maradjon</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Feladványok</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Melyik feladványok</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Új feladvány</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Játék innen tovább</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Tovább</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Játék innen</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Megoldás mutatása</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Az utolsó partid elemzése</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Nincs több új: azok jönnek újra, amelyeket a legrégebben próbáltál.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>A köveid</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Lerakható</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Most húztad</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Értékszám</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Te</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Nő, ha a botok ellen a vártnál többet nyersz, és csökken, ha kevesebbet. A körülötte lévő sáv mutatja, hol lehet valójában: kiszélesedik, ha egy ideje nem játszottál.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: mit mond a szabály</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Vissza</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>%L1. forduló, összesen %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Látható kezek</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Kezek elrejtése</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Kezek mutatása</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Eredmény</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Lépések</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Milyen volt a játék</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pontozólap</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Mentés</translation>
        </message>
    </context>
    <context>
        <name>ReplayButtons</name>
        <message>
            <source>To the beginning</source>
            <translation>Az elejére</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Az elejére (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>Egy fordulót vissza</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Egy fordulót vissza (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>Egy lépést vissza</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Egy lépést vissza (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Szünet</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Indítás</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>Egy lépést előre</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Egy lépést előre (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>Egy fordulót előre</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Egy fordulót előre (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>A végére</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>A végére (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>Az előző javítható lépéshez</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>A következő javítható lépéshez</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Megvolt az osztás.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Játék innen</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Játék innen tovább</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Lépés</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 / %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Billentyűk</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>Egy lépést vissza, egy lépést előre</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>Egy fordulót vissza, egy fordulót előre</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Az elejére, a végére</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>Az előző vagy a következő javítható lépéshez</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Szóköz</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Indítás vagy szünet</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Nézet egy másik helyről</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Mutassa vagy rejtse el a kezeket</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>A lépések listája</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Milyen volt a játék</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pontozólap</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>A teljes asztal</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>A játék szabályai</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>A kijelölt vagy a mutató alatti dolog magyarázata; újra megnyomva ezek a billentyűk</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Az elemzés kész.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Lépések</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>A szabályokban</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Az asztal</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Új parti</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Eredmény most</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Nézem tovább</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>A parti megnyeréséhez kell: %L1 pont</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>a ahol aki akkor ami amikor az be bír csak de egy egyes én és el ér ez ezt fel ha hány hányat hánykor hogy hogyan hol honnan ide igen ki kik kinek kell kellene kit lehet lesz meg melyik melyiket mennyi mennyit még mi miért mik mikor milyen mindegyik minden mire mit mivel módon ne nekem nem s szabad számít tehetek tud tudok úgy vagy van vannak</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Saját</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Szabályok</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Fejezet</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Találatok</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Nincs találat.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Tartalom</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Szabályok</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Keresés a szabályokban</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Mentés</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>A parti fájlként</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Kép az asztalról</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Az előzmények közé</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>A partijaim közé</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Képek</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Boneyard-partik</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Az okokat lásd lent.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Mutatja az okokat.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Együtt %L1</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 együtt: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Partnerek: %1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Forduló</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: %L2 a döntőben, %L3 előtte</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: összesen %L2</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>A döntő nulláról indul, és eldönti a partit.</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Az alábbi fordulók összege.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>döntő (előtte: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>összesen</translation>
        </message>
    </context>
    <context>
        <name>ScoreKeeper</name>
        <message>
            <source>%1: %2</source>
            <extracomment>A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: &quot;4-4-5: bridge&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>decided the match</source>
            <extracomment>A line of a score sheet: the points that decided a match, whatever the totals</extracomment>
            <translation>eldöntötte a partit</translation>
        </message>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>az első forduló előtt</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Az első forduló előtt</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Kezdet</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Döntő</translation>
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
            <source>No points won or lost.</source>
            <extracomment>In a score sheet, of a seat in one round</extracomment>
            <translation>Se nyereség, se veszteség.</translation>
        </message>
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
    </context>
    <context>
        <name>ScoreRow</name>
        <message>
            <source>Before round 1, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet, for what was won before the first round. %1 name, %L2 points</extracomment>
            <translation>Az 1. forduló előtt, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>A döntő, %1: már kiesett</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>A döntő, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, még tart, %2: eddig %L3, összesen %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, összesen %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>A döntő, %1 együtt: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 együtt: %L3, összesen %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Nyomd meg, és látod, miből áll össze.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Pontozólap</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Még senkinek sincs pontja.</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>A parti megnyeréséhez kell: %L1 pont</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Másolás</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Másolva. Táblázatként beillesztheted.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Mentés táblázatként</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Táblázatok (CSV)</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Nyomj egy számra, és látod, miből áll össze.</translation>
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
            <translation>együtt</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>döntő, együtt</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Ember</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>%1 képe: %2</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Név: %L1. hely</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Ki ül itt: %L1. hely</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Helyek az asztalnál</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Tipp és visszavonás</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Barátságos parti: kérhetsz tippet, és visszavonhatsz lépéseket.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Értékelt parti: nincs tipp, és a letett kő ott marad.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Leosztás száma</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Ugyanaz a szám ugyanazokat a köveket osztja. Új leosztáshoz hagyd üresen.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Új</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Beállítások</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Kinézet</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Az asztal</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Tud jobbat egy barátod?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>A barátod ugyanazokkal a kövekkel játszik a te helyedről, ugyanazok ellen a botok ellen, tipp nélkül. A végén összevetjük a két eredményt.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Ezt senki sem ellenőrzi: a leosztást többször is el lehet játszani, és aki megnyitja a fájlt, láthatja és átírhatja az eredményedet.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Másolás szövegként</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>A szöveg a vágólapon van: küldd el a barátodnak.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Mentés fájlként</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Boneyard-partik</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Bezárás</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Forduló</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Összesen</translation>
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
            <translation>%1: döntő %2, előtte %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: ez a forduló %2, összesen %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>döntő</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>összesen</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Szín szerint</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Szám szerint</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Hangok</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>A kövek és a nyereségek halk hangjai</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Ezen a gépen nincs hangkimenet.</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Kövek hangereje</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Jelzések hangereje</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n pont</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>mínusz %1</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>együtt %1 a döntőben</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 a döntőben</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>együtt %1</translation>
        </message>
        <message>
            <source>%1 + %2</source>
            <extracomment>Spoken for a seat that has partners, and no sentence, as &quot;You&quot; may be among them. %1 a name, %2 the names of the partners</extracomment>
            <translation>%1 + %2</translation>
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
                <numerusform>%n kő</numerusform>
            </translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: ennyi van a partnereknek együtt.</translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Ő következik</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>Nyerési esély</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Az osztás előtt: nyerési esély %1</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>%L1. lépés után: nyerési esély %2, ±%3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>%L1. lépés után: nyerési esély %2</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>What a graph says of a move. %1 &quot;After move 5: chance to win 62%&quot;, %2 the move in words</extracomment>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Újrakezded új kövekkel?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Ez a parti a kezdőlapon megvár.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Ez a parti nincs mentve, és el fog veszni.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Tovább</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Újrakezdés</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Legyen %n hely</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Kezdés</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Az adataid</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Mindez ezen a gépen marad. Partinként egy sort tartalmazó táblázat (CSV) exportálható.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Exportálás</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Táblázatok (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Végleg törlöd? A partijaid az előzményekben maradnak, de az eddig befejezettek többé nem számítanak.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Statisztika törlése</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Maradjon</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Törlés ennél a játéknál</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Minden törlése</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Egy hét</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Egy hónap</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Egy év</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Az elejétől</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Játék</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Asztalok</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Idő</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>Ebben az időben nem fejeztél be ilyen partit.</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Még nincs mit számolni</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Fejezz be egy partit botok ellen, és itt láthatod, hogy ment, és milyen erős vagy.</translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Még semmi sem számít</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Csak a tipp és visszavonás nélkül befejezett partik számítanak.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Még %n parti elemzése…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Statisztika</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Kevesebb</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Több</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Ez a forduló: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Van illő köved.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>%L1 illő köved van.</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Vissza</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Mégis: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>A talon üres.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Asztal</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Asztal</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Az erős kontrasztnak saját asztala és kövei vannak. A tieid egy másik témával térnek vissza.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Zöld</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Éjkék</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Bor</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Dió</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Pala</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Kövek</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Csont</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Ébenfa</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Terméskő</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Élénk</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Az asztalon</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Mit találsz majd itt</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Az első beszámító partidtól: győzelmeid, pontjaid és legjobb fordulód.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Minden partival: milyen erős vagy a botok között, és hogyan állsz az egyes szintekkel szemben.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Néhány után: az eredményedből mennyi múlt a köveken, és honnan jöttek a pontjaid.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Vissza a játékokhoz</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pontozólap</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Visszavonás</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Újra</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Nincs tipp: a napi leosztás számít</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Nincs tipp: ez a parti értékelt</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Nincs tipp: ez kihívás</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Napi leosztás</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Kihívás</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>Edzővel</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Gyakorlás</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>%L1. forduló</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Keresztbe forgatás</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Hosszába forgatás</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Másik irányba forgatás</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>kész az új osztásra</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>te jössz</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>%1 jön</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Még %n parti</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Vissza a legutóbbihoz</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n lépés nincs mentve</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>A Boneyard néhány másodpercenként és minden lépés után újra próbálja. Amíg nem sikerül, kilépéskor minden elvész, ami nincs mentve.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Újra</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Mentés máshová</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Mentés nélkül tovább</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n lépés nincs mentve</numerusform>
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
            <translation>Amíg nem voltál itt: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Ez a parti értékelt: nincs tipp.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Ez kihívás: nincs tipp.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>A napi leosztás számít: nincs tipp.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 jön.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>Átlagosan körülbelül %n ponttal többet hoz.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A partifájl nem a Boneyardé volt, ezért új készült. A régi fájl neve most: %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A partifájl sérült, ezért új készült. A régi fájl neve most: %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A partifájl egy része hiányzik, ezért új készült. A régi fájl neve most: %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A partifájlból nem derül ki, a Boneyard melyik változata írta, ezért új készült. A régi fájl neve most: %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A partifájl üres volt, ezért új készült. A régi fájl neve most: %1.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Az itt lévő partik nem olvashatók, ezért semmi sem lesz mentve: %1.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A Boneyard újabb változatából származó partik: %1. Úgy maradnak, ahogy vannak, és egyelőre semmi sem lesz mentve.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 írásvédett, ezért a partik nem lesznek mentve.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A lemez megtelt, ide nem lehet írni: %1.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Egy másik program zárolta, ezért most nem írható: %1.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nem sikerül ide írni: %1. Megtelt vagy hibás a lemez?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A(z) %1 fájl néhány bejegyzése nem lehet helyes, ezért ezek kimaradnak.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A partifájl (%1) eltűnt. Új készült, benne a folyó partival.</translation>
        </message>
        <message>
            <source>This match is open in another window.</source>
            <translation>Ez a parti egy másik ablakban van nyitva.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Ez a parti már nem olvasható.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Ez a parti éppen folyik, ezért megmarad.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Nem lehet írni, ezért a statisztika marad, ahogy van.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, %L2 játékos, %3. leosztás.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Az eredményem a legjobb ellenféllel szemben: %1. Tudsz jobbat?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Másold ki az egészet, és illeszd be a Boneyardba.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Mentve: %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 nem írható: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Nincs benne kihívás.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Várj: egy másik lépés körülbelül %n ponttal többet ér. Nézd meg újra; a H megmutatja. Vagy lépd meg még egyszer a tiédet, ha kitartasz mellette.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Várj: a lépés, amelyet a tipp mutat, körülbelül %n ponttal többet ér. Vagy lépd meg még egyszer a tiédet, ha kitartasz mellette.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (mérce: %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Napi leosztás</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Még nem játszottad</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (a mérce mindjárt kész)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Napi leosztás: %1. Csak ez az első próba számít; újra játszva gyakorlás.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Elkezdve</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Befejezetlen</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n nap egymás után</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, napi leosztás, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Mérce: %1</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>%n napból %L1 napon jobb a mércénél.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::History</name>
        <message>
            <source>%1 – %2</source>
            <extracomment>From one day to another</extracomment>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>Of a match in the history, in the place of who won</extracomment>
            <translation>Ez a parti már nem olvasható.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n folyó parti megmarad.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>A mappa nem hozható létre: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n parti mentve ide: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %L2</source>
            <extracomment>A player, or the players of a team, and the points that they ended with</extracomment>
            <translation>%1 %L2</translation>
        </message>
        <message>
            <source>%1 (final %L2)</source>
            <extracomment>%1 &quot;Ada 112&quot;, %L2 the points of the final, which decided the match</extracomment>
            <translation>%1 (döntő %L2)</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n forduló</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n lépés</numerusform>
            </translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Te nyertél</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>%1 nyert</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>%1 nyert</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>%1 nyertetek</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Közös győzelem: %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Napi leosztás</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>tippel</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>visszavonással</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Rendszer</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Szép játék</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Ennyi volt a lecke</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Új állás, más kövekkel vagy pontokkal.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Ugyanaz a forduló, kicsit később.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Közösen nyertetek: a csapatod és %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Közösen nyertetek: te és %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Te és %1 nyertetek</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>%1 nyertetek</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Te nyertél</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>%1: közös győzelem</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>%1 nyert, a csapatod helye holtversenyben: %L2 / %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>%1 nyert, a helyed holtversenyben: %L2 / %L3</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>%1 nyert; a csapatod helye: %L2 / %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>%1 nyert; a helyed: %L2 / %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>%1 nyert</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>%1 nyert</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>%L1. hely: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, kiesett: %L2. forduló</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Legtöbb pont egy lépéssel</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Végleg az élen</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Legnagyobb forduló</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>A döntő előtt: legnagyobb forduló</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Legtöbb húzás egymás után</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Legtöbb passz egymás után</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Legrövidebb forduló</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Legtöbb letett kő</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Első kő</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Utolsó kő</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Az egész parti</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, %L3. forduló</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1, %L2. fordulótól</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 a döntőben</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2, %L3. forduló</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1, %L2. forduló</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>%L1. forduló: %n lépés</numerusform>
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
                <numerusform>%n lépés</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, %L2 játékos, %3. leosztás</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>A barátod</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>Ezekkel a kövekkel az eredményed %1, a másik eredmény (%2): %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>A tiéd a jobb.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Ez jobb a tiédnél.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Leghosszabb várakozás</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n körön át nem tett le semmit, %L2. forduló</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Mentve: %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>A parti most már az előzményeid között van.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>A parti most már a befejezetlen partijaid között van.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>A partit nem sikerült megőrizni.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Amíg többen játszanak, a fájl mindenki köveit elárulná. A parti végén elmentheted.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>%1 nem írható: %2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Nincs befejezetlen parti.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Alapszabályok</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>A leosztás száma egész szám 0 és %1 között.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>%1 kezében.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Te jössz: keresd meg a legjobb lépést.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Keress jobb lépést annál, amit játszottál: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Van jobb. Próbáld újra.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>Ez körülbelül %1 pontba kerülne. Próbáld újra.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Jobb annál, amit játszottál, de még nem a legjobb.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Miért jobb a legjobb lépés: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Nincs egyetlen kiemelkedő oka: a különbség a forduló során mutatkozik meg.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Lássuk, mennyit ér.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Most már megvan.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Helyes!</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Itt a megoldás.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Itt a megoldás. Meg nem találtnak számít.</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>A tiéd ugyanolyan jó, mint az ismert legjobb.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>A legjobb lépés: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>Átlagosan %1 ponttal jobb annál, amit játszottál.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>Átlagosan %1 ponttal jobb minden más lépésnél.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Nagyobb esélyt ad a győzelemre, mint amit játszottál.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>Erről szólt: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2%</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Megtalálja: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Értékszáma: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>A hibáim</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>%L1. feladvány, összesen %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: a partid, %2, %3. leosztás</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 mára, %L2 új, %L3 már megy</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Értékszámod: még nem ismert</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Értékszámod: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>Ehhez a játékhoz még nincs feladvány.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Mára ennyi. A következő ekkor jön: %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Most már jobban tudod mindenhol, ahol hibáztál.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Ha elemzel egy partit, az ott talált hibák ide kerülnek feladványként.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Minden kéz</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Csak a saját kezem</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Csak %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Most %1 köveivel játszol.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (szokásos): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Igen vagy nem; általában igen.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Igen vagy nem; általában nem.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>%L1 és %L2 között; általában %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>A szabályok még nincsenek meg mind a nyelveden. Ami hiányzik, angolul olvasható.</translation>
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
            <translation>A beállítások nem voltak olvashatók, ezért elölről kezdődnek. A régi fájl neve most: %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A beállítások nem olvashatók, ezért a változások nem lesznek mentve: %1.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>A beállítások nem írhatók ki, ezért a változások nem lesznek mentve: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>Ez a parti nem folytatható: „%1” azon a ponton szabálytalan.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n parti alapján</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>%n forduló alapján</numerusform>
            </translation>
        </message>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Ez a statisztika törölve van.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Minden parti exportálva ide: %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>A fájl nem írható: %1.</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Csak az alapszintű botok elleni partik értékeltek.</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>%n partin alapul, és 20 esetből 19-ben %L1 és %L2 között van.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Ideiglenes, amíg nem tudunk többet.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Minden fordulóbeli pontod mínusz a többiek átlaga, %n parti alapján: %1. Ebben a játékban a leosztás túl keveset árul el az eredményről ahhoz, hogy a szerencsét el lehessen különíteni.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Minden fordulóbeli pontod mínusz a többiek átlaga, %n parti alapján: %1, körülbelül %2 abból, amit osztottak, és %3 abból, ami utána jött: mindenki lépéseiből és a véletlenből.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>A lépéseid lehetséges értékének %L1%-át megtartottad: %n lépés, %2 elemezve.</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1%</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Vegyes</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>Minden játék</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Minden asztal</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n hely</numerusform>
            </translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>ideiglenes, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>közel ehhez: %1, %2</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Értékszám</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Pont</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 partinként, %2</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Legjobb forduló</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Húzott kő</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 fordulónként, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Leghosszabb győzelmi sor</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Mostani győzelmi sor</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>az utolsó partiig</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>%n napon</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parti</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Nyert</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Nyert forduló</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>Tippel vagy visszavonással, külön számolva: %L1 parti, ebből %L2 győzelem.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Vége a partinak.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Vége a fordulónak.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>%1 jön.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Egyik köved sem illett: passzoltál.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>A napi leosztás számít: a lépéseket nem lehet visszavonni.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Ez a parti értékelt: a lépéseket nem lehet visszavonni.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Ez kihívás: lépést nem lehet visszavonni.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Még nincs mit visszavonni.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Más játékos lépését nem vonhatod vissza.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Vissza ide: %L1. forduló.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>kész az új osztásra</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>te jössz</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>%1 jön</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, %2. leosztás</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Véletlen</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Bármit lép, amit szabad.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Kezdő</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Azt lépi, amit meglát, és sok mindent nem lát meg.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Újonc</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Ismeri a játékot, de még sok mindent nem lát meg.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Hobbi</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Szórakozásból játszik, nem mindig a legjobbat.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Haladó</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Jól játszik, néha megbotlik.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Szakértő</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Ritkán hibázik, és tudja, mit tartson meg.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mester</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Szinte mindent meglát.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Bajnok</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>A legerősebb: azt is végiggondolja, ami még rejtve van.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Mohó</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Azt választja, ami most a legtöbb pontot hozza, és nem gondol tovább.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Heurisztikus</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Számolja a még nem látott köveket, és gondol a következő lépéseire.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Tedd a bal végre: %1, a befelé néző fele: %2.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Tedd a jobb végre: %1, a befelé néző fele: %2.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Tedd a felső végre: %1, a befelé néző fele: %2.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Tedd az alsó végre: %1, a befelé néző fele: %2.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Tedd a bal végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Tedd a jobb végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Tedd a felső végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Tedd az alsó végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Tedd keresztben a bal végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Tedd keresztben a jobb végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Tedd keresztben a felső végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Tedd keresztben az alsó végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Tedd keresztkőnek a bal végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Tedd keresztkőnek a jobb végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Tedd keresztkőnek a felső végre: %1.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Tedd keresztkőnek az alsó végre: %1.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Nyiss ezzel: %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Nyiss ezzel, keresztkőként: %1.</translation>
        </message>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>dominó %1</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Ha a kézben marad, a pöttyei számítanak: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Letette: %1.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Kő húzása</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Húzás, amíg nem illik</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passz</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Semmi sem illik: húzz, amíg egy kő nem illik.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Még mindig semmi sem illik: tovább húzol.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Semmi sem illik: húzz egy követ.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Ha nem tudsz követ letenni, innen húzol.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Vége a fordulónak.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nem te jössz.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Ez a kő nincs a kezedben.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>A legnagyobb dupla nyit: tedd le ezt: %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Senkinek sincs duplája, ezért a legnehezebb kő nyit: tedd le ezt: %1.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Oda semmi sem tehető.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Ez az egyetlen lépés.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Ez az egyetlen illő kő.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Ezzel kimész.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>A kezedben semmi sem illik.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Ezzel %n pöttytől szabadulsz meg.</numerusform>
            </translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>a megnyert fordulóért</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Ez a keresztkő: a sor most négy végen nő.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Bal vég: ide illik: %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Jobb vég: ide illik: %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Felső vég: ide illik: %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Alsó vég: ide illik: %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Ehhez a véghez %1 kell.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Egyik nyitott végre sem illik: %1.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Itt ez fekszik: %1, és ugyanez a szám illik hozzá.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>A következő játékosnak semmije sem illik.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Senki más nem tudja folytatni ezen a végen.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Csak %n rejtett kő folytathatja ezt a véget.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Egy több pöttyű kő után több illene a rejtett kövek közül.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>%n köved folytathatja ezt a véget.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Utána %n másik köved illik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Az ellenfeled nehezebben folytatja: %2 helyett %n rejtett kő illik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>A többiek nehezebben folytatják: %2 helyett %n rejtett kő illik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Te könnyebben folytatod: %2 helyett %n másik köved illik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>%2 helyett %n pötty marad a kezedben.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Hagyj keveset a következő játékosnak, ami illik</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Hagyj olyan véget, amelyre a saját köveid illenek</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Szabadulj meg sok pöttytől</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Szívesen játszik az utoljára letett kőhöz.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: a kézben maradt kövek értéke %2.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>A többi kézben maradt: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Legkevesebb a kézben: %1, összesen %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Maradt: %1</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>A legkisebb kéz holtverseny: senki sem kap pontot.</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1, mínusz a saját kézben %2: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1, a saját kéz (%2) %3 alkalommal levonva: %4.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Kő húzása</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passz</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Vége a partinak.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Ez az egyetlen forduló dönti el a partit.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>Ez elég: %1 ponttal megvan a parti.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>%1 ponttal van meg a parti: még %2 kell.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Kő letétele nélkül ér véget a köröd.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Kiosztja a következő fordulót.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Együtt leteszi a kiválasztott köveket az asztalra.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Te jössz: tegyél le egy követ, vagy húzz.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Egy köved sem illik: húzz.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Te jössz: tegyél le egy követ, vagy húzz (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Egy köved sem illik: húzz (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Te jössz: tegyél le egy követ, vagy passzolj.</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Egyik köved sem illik: passzolsz.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Te jössz: tegyél le egy követ, vagy passzolj (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Egyik köved sem illik: passzolsz (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Te jössz: tedd le az első követ.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Te jössz: tedd le az első követ: %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Te jössz: tegyél le egy követ.</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Pont a győzelemhez (0: egy forduló)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Egyetlen forduló</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 letette az utolsó kövét.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Letetted az utolsó kövedet.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Senki sem tud lépni: a forduló elakadt.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Találd meg a legjobb lépést</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>A parti győztese.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>A parti egyik győztese.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>A duplákat későre tartogatja.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Keveset hagy a többieknek, ami illik.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Azonnali pontok: %2 helyett %1.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Keep the matador</source>
            <translation>Tartsd meg a matadort</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ez matador: %1. Bármikor illik. Két másik köved most illik, később talán nem. Ezek közül tegyél le egyet.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Helyes. A matador megment a húzástól, ha más nem illik.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>A matador ráér. Tegyél le olyan követ, amelyiknek a száma illik.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Saját kapu</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>A matador kapuvá teszi a véget, és a kapu üreset kér. Nálad van egy: %1. Tedd ezt a matadort az 5-öshöz: %2, és tiéd az út.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>A másiknak kétszer kellett húznia, te rögtön átjutottál.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>A 4-esnél kevesebbet segít. Tedd a másik végre, az 5-öshöz.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>A kapu még ott van. Menj át rajta ezzel: %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Mindkét vég lezárása</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Üres zárja a bal véget. Ezzel a jobbat is lezárhatod: %1. Akkor csak matadorral lehet folytatni, és neked marad egy: %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Lezárva. A másik addig húz, amíg matador nem jön, és minden húzott kő neked számít.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Így nyitva marad egy vég. Az üres nézzen kifelé.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Senki sem tud folytatni</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Mind a négy matador az asztalon van, nincs mit húzni, és az egyik vég zárva. Ez lezárja a másikat is: %1. Ezzel vége a fordulónak, és a legkevesebb pöttyű játékos kap pontot. Neked kevés van.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Kapuk és matadorok</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Az üresek és a matadorok összetartoznak: akinél mindkettő van, az dönti el, hol megy tovább a sor.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>Miről szól</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Egy kősor mindkét végén nő. Az érintkező félkövek összege hét. Aki elsőként leteszi minden kövét, megkapja a többieknél maradt pöttyöket, és %1 ponttal van meg a parti.</translation>
        </message>
        <message>
            <source>Together seven</source>
            <translation>Együtt hét</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Az érintkező félkövek itt nem egyeznek, hanem az összegük hét. A nyitott végek: 1 és 4. Tegyél egy követ a 4-eshez.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 meg 4 az 7. Az új vég most az 5-ös.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 meg 1 az 7, ez jó az 1-eshez. De keress egyet a 4-eshez: oda 3-as kell.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>A matadorok</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 és %4: ezek a matadorok. Bármelyik végre, bármikor letehetők, és keresztben fekszenek. Van egy a kezedben: tedd le.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Most oda csak üres vagy matador mehet: a vég kapu.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>Ez illik, de nem matador. Keresd azt a követ, amelynek két fele hetet ad.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Kapu nyitása</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Egy matador fekszik keresztben: ez egy kapu. Üres felű kő nyitja, és a kő másik fele lesz az új vég. Tedd oda a tiédet.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>A kapu nyitva: egy 3-as fekszik ott, és 4-est kér.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Az a másik végre való. A kapu üreset kér.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Egy vég lezárása</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Üressel semmi sem ad hetet. Tedd le úgy ezt: %1, hogy az üres fele legyen az új vég: oda csak matador mehet, és az ellenfelednek találnia kell egyet.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Lezárva. Egy vég maradt, amiért küzdeni lehet.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Így a vég nyitva marad. Az üressel zárd le.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Húzz, amíg egy illik</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Nincs 2-esed az 5-öshöz, nincs 3-asod a 4-eshez, és nincs matadorod. Húzz a talonból, amíg egy kő nem illik.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Az új vég 2-es, és van egy 5-ösöd: maradt köved a következő lépésedre.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Illik, de a következő lépésedre nem hagy semmit. Próbáld a másik végen.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ez sem illik: %1. Húzz újra.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Ez mindkét végre illik: %1. Tedd le úgy, hogy a 2-es legyen az új vég: utána ez jöhet: %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Menj ki</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Két kő maradt. Ez mindkét végre illik: %1. Tedd le úgy, hogy utána ez jöhessen: %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>Elsőként mentél ki: tiéd minden pötty, ami az ellenfelednél maradt, most 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Akkor a vég 1-es lesz, és egy köved sem illik hozzá.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>A 4-es még megvan. Tedd le az utolsó kövedet.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>Első lecke</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>Ez a Matador. Tartogass egy matadort arra a pillanatra, amikor kell; egy parti általában 100 pontig tart.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Nálad van a legnagyobb dupla, ezért te nyitsz, bármelyik köveddel. A kezedben maradó pöttyök másoknak számítanak: azzal a kővel nyiss, amelyiken a legtöbb van.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>Rögtön 11 pötty ment el. Az egyik vég most 2-est vár, a másik 1-est.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>Szabad, de egy másik köveden több a pötty.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>A forduló elakadt. Neked van a legkevesebb pöttyöd, és megkapod mindet, ami a többieknél van: %1 pont.</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Előbb a nehezet</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>A forduló végén a kezedben lévő pöttyök másnak számítanak. Két köved illik. Azt tedd le, amelyiken több a pötty.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Nyolc pötty, amit már senki sem kap meg.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Illik, de a másik nehezebb.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>A dupla üres</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ez is matador: %1, és mindig keresztben fekszik. Semmit sem nyom, így megtartani semmibe sem kerül. Tegyél le másik követ.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Kilenc pöttytől megszabadultál. A dupla üres bármelyik végre mehet, amikor csak kell.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Tartsd meg: semmit sem nyom, és mindig illik.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>A sor lezárása</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Az egyik vég már üres. Ha senki sem tud folytatni, a legkevesebb pöttyű játékos kap pontot, és a tieid könnyűek. Zárd le a másik véget is.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Most csak matador segít. Anélkül a többiek húznak, és a kezük egyre nehezebb.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Így nyitva marad egy vég. Melyik kő mutat üreset kifelé?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>A forduló elakadt, és neked van a legkevesebb pöttyöd. A többiekét kapod, a sajátodat levonva: %1 mínusz %2 az %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Pöttyök, és mikor zárj</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Számold meg nagyjából, mi van a többieknél: a lezárt sor annak jó, akinél a legkevesebb van.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Egy kősor mindkét végén nő. Az érintkező félkövek összege hét, a matadorok bárhová mehetnek. Aki elsőként kimegy, megkapja a többieknél maradt pöttyöket, és %1 ponttal van meg a parti.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Hét, és a duplák</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Az érintkező félkövek összege hét. A dupla hosszában fekszik, és egyszer számít: csak az egyik fele érintkezik. Tedd a dupládat a 2-eshez.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 meg 2 az 7, és a másik 5-ös az új vég.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>Az az 1-eshez illik. A 2-eshez 5-ös kő kell.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Matador keresztben</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>A matador bárhová mehet, akár illik, akár nem. Keresztben mindkét fele nyitva marad. Tedd le keresztben: %1. A mellette lévő kerek nyíl, az R vagy a jobb kattintás forgatja.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>A 2-eséhez 5-ös, az 5-öséhez 2-es kell: egy végen kétféleképp lehet folytatni.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>Így is lehet, de tedd keresztbe a matadort.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Matador hosszában</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Hosszában a matador egyik fele marad nyitva, és te választod meg, melyik. Tedd a 4-eshez ezt: %1, a 6-ossal kifelé: utána ez jöhet: %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Egy matador helyet csinálhat a saját köveidnek.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Nem így: a matador a 4-eshez, hosszában, a 6-ossal kifelé. A kerek nyíl vagy az R forgatja.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>A 6-os még nyitva: tedd le ezt: %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>Üressel semmi sem ad hetet. Tegyél a 4-eshez olyan követ, amelynek üres fele lesz az új vég: oda csak matador mehet.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Lezárva, amíg valaki nem talál matadort.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Egy vég újranyitása</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Egy üres zárja az egyik véget. Tedd oda a matadorodat (%1), keresztben vagy hosszában.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Újra nyitva, hála az egyetlen kőnek, amely képes rá.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>Az a másik vég. Az üreset nyisd ki.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Húzz egyet, lépj vagy passzolj</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Nincs 2-esed az 5-öshöz, nincs 3-asod a 4-eshez, és nincs matadorod. Húzz egy követ.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Megszabadultál a nehéz kőtől: ami a végén a kezedben marad, másnak ér pontot.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Illik, de van nehezebb.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ez sem illik: %1. Egy körben egyszer húzhatsz, ezért passzolsz.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>A vég most 2-es, és két köved illik. Azt tedd le, amelyiken több a pötty.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>Ez az orosz játék. A legnagyobb dupla nyit, és aki elsőként kimegy, az kapja, ami a többieknél maradt. Egy parti általában 100 pontig tart.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Együtt raktok ki az asztalon egy nagy ábrát számok és elemek szerint. De előbb tedd meg a tétedet arra, hány pontot hoz neked a forduló: az elért tét számít, az el nem ért nem hoz semmit. A leggyengébbek kiesnek, az utolsó kettő döntőt játszik.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Licit az osztásért</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Mindenki húzott egy követ, és legfeljebb annak összegéig licitálhat. A legmagasabb licit rögtön pontot ér, és osztást is. A tiéd 12-t ér, többet, mint amennyit bárki más licitálhat: licitáld az egészet.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>A többiek kiszállnak: 12 pont, és te osztasz.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Annyi pontot kapsz, amennyit licitálsz: vidd mind a 12-t.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Mondd be az elemet</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Az osztó bemondja a forduló elemét: annak kövei többet érnek, és csak azok feküdhetnek keresztben. Mondd be azt, amelyikből a legtöbb van.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Legyen levél: öt is van belőle.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Számold meg újra: levélből öt van.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Tegyél tétet</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>A téted az, hogy mennyit érsz el ebben a fordulóban: a pontjaid mínusz a megmaradt köveid. Ha kevesebb, semmit sem kapsz; és minden tétnek nagyobbnak kell lennie az előzőnél. Kezdd alacsonyan: legfeljebb 10 legyen a tét.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Teljesíthető tét. Az osztó a végén emelhet, miután mindenki tett.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Merész! Ennyit valószínűleg senki sem ér el. Legfeljebb 10 legyen a tét.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Vég a véghez</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>A sor végein egyforma számok találkoznak, bármelyik elem is. Ez egy pontot ér. Tedd a víz elemű követ (%1) a 9-eshez.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Egy pont, és eggyel kevesebb kő, ami ellened számít.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Ez is jó, de próbáld a víz elemű követ a 9-esnél.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Tedd keresztbe</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Most a levél az elem. A levél elemű kő keresztben is fekhet, egy másik levél elemű kő hosszú oldalán, bármilyen számmal: 3 pont. Tedd le a levél elemű kövedet: %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 pont, és új ág mindenkinek.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>Ez kevesebbet ér. Próbáld a levél elemű követ egy hosszú oldalon.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Elem és szám</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>A legjobb, ha mindkettő megvan: levél elemű kő ott, ahol a szám is egyezik, hosszában vagy keresztben. Ez 4 pont. Keress egyet.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 pont: levél, és egyeznek a számok.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>Nem a legjobb: keress levél elemű követ egyező számmal.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>A dupla kétszer számít</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>A dupla kétszer annyit ér. A levél elemű duplád (%1) keresztben illik a levél elemű 6-os kőhöz: kétszer 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 pont egyetlen kővel: a 6-os tét hamar teljesül.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Jó, de a dupla 8 pontot ér.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>Ez az Összeillő elemek. A forduló győztese a Bankjába teszi az asztal köveit, és ő oszt; két elemmel rövid az első parti.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Kezdődik a döntő</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Ha fogytán a kövek, minden forduló után kiesik, akinek a legkisebb az összesítése. Most ketten maradtatok: ez a döntő. A te Bankod a nagyobb, ezért te mondod meg, hány kő jön vissza mindegyikből. Hozz vissza %1 követ: így mindkét kéz tele lesz.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Tele kezek, és parázs %1 került hozzád: a most kiosztott dupla az összegével ad előnyt, ez 6. A döntőben nincsenek tétek.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Hozz vissza mindegyikből %1 követ: épp elég a tele kezekhez.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Az utolsó kő dönt</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Most csak a döntő számít: az előny és a pontok, a maradék köveket levonva. Neked 6 és 15 van, az ellenfelednek összesen 24. Tedd a parázs elemű követ (%1) oda, ahol az elem és a szám is egyezik.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25–24: megnyerted a partit! 24–24-nél a fordulók nagyobb összesítése nyert volna.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>Ez is 24, és akkor az ellenfeled nagyobb összesítése nyer. 4 pont kell.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Licitálj a végsőkig</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>A köved 9-et ér, és senki más nem licitálhat 6-nál többet. 7 elég volna az osztáshoz; de amennyit licitálsz, annyi pontot kapsz. Licitálj, amennyit csak szabad.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 pont, és tiéd az osztás. Ha valaki duplát húz, nincs licit: a legnagyobb oszt, és megkapja az összegét; mindet veri ez: %1, és 24-et ér.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>Ez kevesebbet ér. Licitáld mind a 9-et.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Csak eggyel több</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Te teszel utoljára tétet, és 7 fölé kell menned. A tét ígéret, nem nyeremény: ami fölötte van, az is számít, a kevesebb viszont nem ér semmit. Csak eggyel tegyél többet: 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>A lehető legkisebb tét. Ami fölötte van, az is a tiéd.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>Ez többet ígér, és nem hoz többet. Legyen a tét 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Hagyd, ahogy van</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Te osztottál, és a téted 4; a többiek 7-ig mentek. Osztóként emelhetsz e fölé, egészen 99-ig, a többiek pedig fölötted is. A 4 könnyen megvan: maradj.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>A tétek állnak. Neked 4 kell, a többiek többet ígértek.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>A nagyobb tétet nehezebb elérni, és magától semmit sem hoz. Maradj.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Licit, tét és a döntő</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>A licit legyen magas, a tét alacsony. Csak annak érdemes a kelleténél nagyobb tétet tenni, aki messze lemaradt.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Rendezd a köveidet csoportokba és sorokba. Ami egyikbe sem tartozik, ellened számít. Akinek ebből kevés marad, kopog, és megkapja a különbséget; %1 ponttal van meg a parti.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Vedd el, és tegyél le egy sort</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>A köröd egy kővel kezdődik: a felfordítottal, vagy eggyel a talonból. A piros 6 fekszik felfordítva, és nálad van a piros 4 és a piros 5: vedd el.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Ez egy sor: legalább három egyszínű kő egymás után. A letett kövek már nem számítanak ellened.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Gondolj a piros 4-re és a piros 5-re: a piros 6 sorrá egészíti ki.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Most válaszd ki egymás után a piros 4, 5 és 6 követ, és tedd le őket együtt.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Tegyél le csoportot</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Három vagy négy azonos számú kő, mind más színű: ez egy csoport. Három kilencesed van: tedd le őket.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Egy csoport, és hárommal kevesebb kő a kezedben.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>A dobás lezárja a körödet. Előbb tedd le a három kilencest.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Tegyél hozzá a lent lévőkhöz</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Bármelyik kombinációhoz hozzátehetsz, az ellenfeledéhez is. Ott fekszik a piros 5, 6 és 7, és mindkét szomszédjuk nálad van: tedd hozzá a piros 4-et és a piros 8-at.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Két kővel kevesebb, egy olyan kombináción, amely nem is a tiéd volt.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Dobás előtt tedd hozzá, ami a piros sorhoz illik.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>Most a másikat is.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Joker cseréje</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>A sorban a joker a piros 6 helyén áll, és éppen az a kő nálad van. Tedd a joker helyére.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>A joker most egy kék követ helyettesít, és neked dolgozik.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Előbb a joker: tedd a piros 6-ot oda, ahol fekszik.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>A megszerzett jokert rögtön le kell tenni. Válaszd ki a kék 3-mal és a kék 4-gyel együtt, és tedd le a kombinációt.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Azt dobd el, ami a legtöbbet számít</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>A kör dobással ér véget. Ami nincs kombinációban, büntetőpontot ér: az 1 az ász, és 11-et számít, a 10-től 13-ig 10-et, a többi annyit, amennyi a száma. Dobd el a fekete 13-at.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Tíz büntetőponttal kevesebb, és semmit sem vesztettél vele.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Itt csak dobd el a fekete 13-at.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Kopogás</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Kilenc köved kombinációban van. Dobd el a fekete 13-at, és csak egy 2 marad. 10 vagy kevesebb büntetőponttal kopoghatsz: tedd meg.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Nyersz 25 pontot és a büntetőpontok különbségét. Ha az ellenfelednek annyi vagy kevesebb lenne, mint neked, az alávágás volna, és a pontok hozzá kerülnének.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>Arra nincs szükség: a gomb kopog helyetted.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Szupergyőzelem</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>A kék 8-at húztad: most a narancs 2 kivételével minden kombinációban van. Kopogj vele, és egyetlen kő sem marad.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 pont, és az ellenfeled összes büntetőpontja. Szupergyőzelem az is, ha leteszed az utolsó kövedet.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Tudsz jobbat: kopogj, és dobd el a narancs 2-t.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>Ez a Tiles &amp; Deal. Egy szokásos partiban tizenhárom köve van mindkettőtöknek, és 200 pontig tart. Ha elfogy a talon, vagy 20 lépésen át senki sem húz belőle, a forduló döntetlen.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Kopogj korán</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>A második köröd, és a fekete 13 nélkül 10 marad, épp elég a kopogáshoz. A másiknak még nem volt ideje rendezni. Kopogj a fekete 13-mal.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 a győzelemért, és 46 a különbség: a korai kopogás meglepő.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Amíg vársz, a másik is rendezget. Kopogj most, a fekete 13-mal.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Egyetlen kő is elég</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Két ász marad. Dobd el az egyiket, a másik 11-et számít: több 10-nél, de ha egyetlen kő marad, kopoghatsz, bármennyit ér is. Tedd meg.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 a győzelemért, és %1 a különbség, ásszal a kezedben.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Jobb várni</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Megint kopoghatnál 10-zel. De a másik letett két kombinációt, három köve van, és közülük néhányat hozzátehet a kombinációidhoz. Dobd el a fekete 13-at kopogás nélkül.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Helyes. A másiknál piros 2 és 3 volt a piros sorodhoz, és csak 2 maradt volna: alávágás, 33 pont ellened.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Akinek nem marad több, mint annak, aki kopog, 25 pontot és a különbséget kapja. Várj.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Alávágás</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Túl sok van a kezedben a kopogáshoz, és lehet, hogy a másik készül rá. Tartsd meg, ami kicsi, vagy illhet a másik kombinációjához, és dobd el a fekete 13-at.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>A másik 9-cel kopogott. A fekete 5-ös és 6-os a fekete sorra került, 5 maradt: alávágás. Tiéd a 4 különbség, és még 25.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Az még pontokat spórolhat neked. Dobd el a fekete 13-at.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Joker a kézben</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>A megmaradt joker 15-öt számít, többet, mint bármely más kő. Mindent helyettesít, ami hiányzik: tedd le most két kővel, amelyeket kiegészít, például a piros 4-gyel és a piros 5-tel.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>A joker biztonságban van az asztalon, és vele két kő.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Előbb tedd le a jokert: válaszd ki a piros 4-gyel és a piros 5-tel együtt.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Mikor kopogj</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Korán erős a kopogás 10-zel; később, ha a másiknál kevés kő van, kockázatos. Figyeld, mennyi maradt nála.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Tegyél háromszögeket élükkel egymáshoz úgy, hogy a sarkok számai egyezzenek. Minden kő a számait hozza pontban, egy ügyes hely jóval többet. Az nyer, aki elöl áll, amikor valaki eléri a %1 pontot.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Él az élhez</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>A kövek élükkel érintkeznek, és az él két számának mindkettőn egyeznie kell. Az egyik köveden két 4-es van: tedd emellé: %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Illik. A kő a három szám összegét éri: itt 10 pontot.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Húzhatsz, de 5 pontba kerül. Az egyik köved illik: tedd le.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Amelyik többet ér</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Két köved is illik ide. A kő minden száma számít, tehát azt tedd le, amelyik többet ér.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 pont. A másik (%1) 10-et ért volna.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Van jobb: 13 pontot ér.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Zárj be egy hatszöget</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Öt kő fekszik egy pont körül. Aki a hatodikat leteszi, bezárja a hatszöget, és ráadásul 50 pontot kap. Ez te vagy.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 a kőért és 50 a hatszögért. Gondold meg, mielőtt leteszed az ötödik követ: a hatodik a következő játékosé.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Nem oda: nézd a rést az öt kő között.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Építs hidat</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Az a kő, amely egy élével csatlakozik, és a szemközti sarkával egy másik kőhöz ér, hidat épít: 40 pont ráadás. Ezzel megteheted: %1.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 a kőért és 40 a hídért: mindhárom sarok már ott lévő számokhoz ér.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Ott nincs híd: mindhárom saroknak már ott lévő számokhoz kell érnie.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Ha semmi sem illik</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Egy köved sem illik. Húzz egyet a talonból: 5 pontba kerül. Ha három húzás sem segít, passzolsz.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 pont, mínusz 5 a húzott kőért.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Húzhatsz tovább, de mindegyik 5 pontba kerül, és van olyan köved, amelyik illik.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Három húzás, aztán passz</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Három követ húztál, darabja 5 pont, többet nem lehet. Az utolsó illik: %1. Passzolhatnál is, de az újabb 10 pontba kerül. Tedd le a követ.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 pont, mínusz 15 a húzásokért. Ha semmi sem illik, passzolsz, és összesen 25 pontot veszítesz.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Egy passz 10 pontba kerül, és az egyik köved illik.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ezt húztad: %1. Illik: tedd le.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Egy köved maradt. Tedd le: aki kimegy, 25 pontot kap, és mindent, ami a többieknél maradt.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 a kőért, 25 a kimenésért, és 5 pont a másik utolsó kövéért.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Nem kell húzni: az utolsó köved illik.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>Ez a Triominó. Ha senki sem tud folytatni, a legkisebb kéz kapja a többiek köveit, a sajátjait levonva. Kettesben egy parti általában 800 pontig tart.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Ki nyit</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>A fordulót a legnagyobb tripla nyitja, és 10 ponttal többet ér az összegénél: a te %1 köved 22-t. Ennél az asztalnál helyette ez is nyithat: %2. Választható beállítás, és 40-et ér. Tedd le.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Egyetlen nyitás sem ér többet. Később letéve ez semmit sem ért volna: %1.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ez 22-t ér. Ezzel nyiss: %1. Az 40-et ér.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Soha az ötödiket</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Négy kő fekszik egy pont körül. Ez lenne az ötödik: %1, 10 pontért, és a hatodikat az 50 ponttal a másikra hagyná. Tegyél le mást.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Csak 5 pont, de semmit sem adtál. Most tegye le a másik az ötödiket.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Ezzel adsz valamit a másiknak. Az egyik köved olyan helyre is illik, ahol nem nő hatszög.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>A jó hely</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ez két helyre illik: %1. Az egyiken a harmadik sarka is számhoz ér: ez híd, 40 pont ráadás. Keresd meg azt.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 pont 8 helyett. Nézd meg a harmadik sarkot, mielőtt elengeded.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Illik, de a harmadik sarka szabadon marad. Próbáld a másik helyet.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Kettő egyszerre</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Két pont körül is egyetlen rés van, és az ugyanaz a rés. Ez egy kővel mindkét hatszöget bezárja: %1. 60 pont ráadás. Tedd le.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 a kőért és 60 a két hatszögért.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Három egyszerre</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>A legritkább hely: három pont körül is egyetlen rés van, és az ugyanaz. Ez a kő három hatszöget zár be: %1. 70 pont ráadás. Tedd le.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 a kőért és 70 a három hatszögért. Ennél nagyobb ráadás nincs.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Nem oda: töltsd ki a rést a három pont között.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Nem oda: töltsd ki a rést a két pont között.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Hatszögek és hidak</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Minden lépés előtt nézd meg kétszer: van-e ráadás neked, és hagysz-e egyet annak, aki utánad jön?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>%2 helyett %1 matadort tartasz meg későbbre.</translation>
        </message>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Dupla hatos (28 kő)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Dupla kilences (55 kő)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Dupla tizenkettes (91 kő)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>A kőkészlet</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>A játékosok száma szerint</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Fejenként öt</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Fejenként hat</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Fejenként hét</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Minden kő, húzás nélkül</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Ennyi követ kap mindenki</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Maga a legnagyobb dupla</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Akinél a legnagyobb dupla van</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Mindig a soron következő játékos</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Ki nyitja a fordulót</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Csak keresztben</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Keresztben, vagy ahol illik, hosszában</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Keresztben vagy hosszában, bárhol</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Hogyan tehető le matador</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Amíg egy kő nem illik</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Egy kő, aztán lépés vagy passz</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Ha nem tudsz lépni, húzol</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Matador letétele helyett húzhatsz</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>Az első dupla keresztben fekszik, és két új ágat nyit</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>A talonban mindig bent maradó kövek</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>A többiek minden pöttye</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>A többiek pöttyei mínusz a győztesé</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Ha senki sem tud lépni, a legkisebb kéz kap pontot</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Csak a dupla hatos osztható ki teljesen.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>A dupla hatos kettő–négy játékosnak jó; többhöz nagyobb készlet kell.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>Keresztkővel</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Matador megtartható</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Dupla kilences</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Dupla tizenkettes</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tegyél le matadort</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tarts meg egy matadort későbbre</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Az érintkező végek összege hét; matador bárhová, keresztben.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Orosz dominó</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Ugyanaz a hetes, matadorral keresztben vagy hosszában.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>dominó %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Bal vég: ide illik: %1, vagy egy matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Jobb vég: ide illik: %1, vagy egy matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Felső vég: ide illik: %1, vagy egy matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Alsó vég: ide illik: %1, vagy egy matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Bal vég: ide illik: %1 vagy %2, vagy egy matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Jobb vég: ide illik: %1 vagy %2, vagy egy matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Felső vég: ide illik: %1 vagy %2, vagy egy matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Alsó vég: ide illik: %1 vagy %2, vagy egy matador.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Bal vég, kapu: üres vagy matador mehet ide.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Jobb vég, kapu: üres vagy matador mehet ide.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Felső vég, kapu: üres vagy matador mehet ide.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Alsó vég, kapu: üres vagy matador mehet ide.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Bal vég, üres: csak matador mehet ide.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Jobb vég, üres: csak matador mehet ide.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Felső vég, üres: csak matador mehet ide.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Alsó vég, üres: csak matador mehet ide.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Itt egy matador fekszik keresztben. Csak üres vagy matador csatlakozhat hozzá.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 keresztben fekszik, derékszögben a sorra: kapu, amelyhez üres vagy matador csatlakozhat.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Itt egy kő keresztben fekszik. Ami hozzáér, annak az egyik felével (%1 vagy %2) együtt ennyit kell adnia: %3.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 keresztben fekszik, derékszögben a sorra: ami hozzáér, annak az egyik számával együtt ennyit kell adnia: %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>Üressel semmi sem ad ennyit: %1. Ezt a véget csak matador nyitja meg újra.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Itt ez fekszik: %1, és ahol két kő érintkezik, az összeg: %2.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Matador: bármelyik végre mehet, akármi van ott.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Ez a vég most kapu.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Nálad van a legnagyobb dupla: bármelyik követ leteheted.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>%1 kezd: nála van a legnagyobb kiosztott dupla, vagy ha nincs dupla, a legnehezebb kő.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Te kezdesz: %1 a legnagyobb kiosztott dupla.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Nem jött dupla. Te kezdesz: %1 a legnehezebb kő.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Nálad van a legnehezebb kő: bármelyik követ leteheted.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Tegyél le egy matadort, vagy húzz, hogy megtartsd.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Te jössz: legyen %1 egy nyitott véggel.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Üres végre csak matador mehet.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 és %2 találkozik: együtt ennyit kell adniuk: %3.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Egyik nyitott végre sem illik: %1. A találkozó félköveknek együtt ennyit kell adniuk: %2.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>A kapuhoz üres vagy matador kell.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Ehhez a véghez %1 vagy %2 kell, vagy egy matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>A következő játékos csak matadorral folytathatja.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Megtart egy matadort későbbre.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Lezárja ezt a véget: csak matador követheti.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Csak üres vagy matador követheti.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Semmi más nem egyértelműen jobb.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Megtartja a matadorjaidat későbbre.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Legyen %1, vagy tegyél le üreset vagy matadort.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Legyen %1, vagy tegyél le matadort.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Te jössz: tegyél le üreset vagy matadort.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Te jössz: csak matador illik.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Licit: %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Kiszállok</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n kő</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Tét: %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Marad %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passz</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Húzás</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>%1 vissza</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Ha senki sem licitál többet, %1 pontot kapsz, és te osztasz.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Pontjaid mínusz megmaradt köveid: legalább %1 legyen, különben a forduló semmit sem hoz.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Saját pontjaid mínusz megmaradt köveid: legalább %1 legyen, különben a forduló semmit sem hoz.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Véletlenszerűen húzva minden Bankból: %1. Minden kéz tele lesz: %2 kő.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Véletlenszerűen húzva minden Bankból: %1. A kezekben %2 kő lesz a teljes %3 helyett.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Véletlenszerűen húzva minden Bankból: %1. A kezekben %2–%3 kő lesz a teljes %4 helyett.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>A tétek</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Az osztó emelt, ezért a tétek még egyszer körbemennek: a legnagyobb tét %1. Tegyél többet, vagy maradjon a tiéd.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Az osztó emelt, ezért a tétek még egyszer körbemennek: a legnagyobb tét %1. A köveid legfeljebb %2 pontot hoznak.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Mindenki tett; a legnagyobb tét %1. Osztóként emelheted a tiédet, és akkor a többiek is.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Mindenki tett; a legnagyobb tét %1. Osztóként emelheted a tiédet, és akkor a többiek is. A köveid legfeljebb %2 pontot hoznak.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>A legnagyobb tét a tiéd: %1. Emelheted, és akkor a többiek is.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>A legnagyobb tét a tiéd: %1. Emelheted, és akkor a többiek is. A köveid legfeljebb %2 pontot hoznak.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>A legnagyobb tét %1, így most legalább %2 kell. Senki sem maradhat ki; az elvétett tét 0-t hoz.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>A legnagyobb tét %1, így most legalább %2 kell; senki sem maradhat ki. A köveid legfeljebb %3 pontot hoznak (az elem köve 4, más 1, a dupla kétszer).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>Az osztó tesz először tétet; utána mindegyiknek nagyobbnak kell lennie.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Te teszel először tétet, a többiek nagyobbat. A köveid legfeljebb %1 pontot hoznak (az elem köve 4, más 1, a dupla kétszer).</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Mindenki húzott egy követ, és legfeljebb annak összegéig licitálhat. Aki a legtöbbet licitálja, annyi pontot kap, és oszt.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Mindenki húzott egy követ, és legfeljebb annak összegéig licitálhat: te %1-ig. Aki a legtöbbet licitálja, annyi pontot kap, és oszt.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>A legmagasabb licit %1, a tiéd. A köved legfeljebb ekkora licitet enged: %2. Aki a legtöbbet licitálja, oszt, és annyi pontot kap.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>A legmagasabb licit %1 (%2). Aki a legtöbbet licitálja, oszt, és annyi pontot kap.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>A legmagasabb licit %1 (%2). A köved legfeljebb ekkora licitet enged: %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>A legmagasabb licit %1 (%2). A köved legfeljebb ekkora licitet enged: %3. Aki a legtöbbet licitálja, oszt, és annyi pontot kap.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>A legmagasabb licit %1 (%2). A köved legfeljebb ekkora licitet enged: %3. Csak kiszállni tudsz. Aki a legtöbbet licitálja, oszt, és annyi pontot kap.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. Bankok: %1 %2, %3 %4. A kezekből hiányzó kövek: %5; a talonban: %6. Akinek nagyobb a Bankja, az mondja meg, hány jöjjön vissza mindkettőből. A kevés kis kezet és rövid döntőt jelent; a sok tele kezet és több előnyt adó duplát.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. Bankok: %1 %2, %3 %4. A kezekből hiányzó kövek: %5; a talonban: %6. A Bankok egyenlők, ezért az utolsó forduló győztese mondja meg, hány jöjjön vissza mindkettőből. A kevés kis kezet és rövid döntőt jelent; a sok tele kezet és több előnyt adó duplát.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. Bankok: %1 %2, %3 %4. A kezekből hiányzó kövek: %5; a talonban: %6. A Bankok egyenlők, ezért akinek magasabb az összpontszáma, az mondja meg, hány jöjjön vissza mindkettőből. A kevés kis kezet és rövid döntőt jelent; a sok tele kezet és több előnyt adó duplát.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. Bankok: %1 %2, %3 %4. A kezekből hiányzó kövek: %5; a talonban: %6. A Bankok és az összpontszámok egyenlők, ezért aki elöl ül, az mondja meg, hány jöjjön vissza mindkettőből. A kevés kis kezet és rövid döntőt jelent; a sok tele kezet és több előnyt adó duplát.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Ki oszt először?</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>A forduló eleme</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Az osztó bemondja, és leteszi az első kövét. Csak ennek kövei tehetők keresztbe, 3 vagy 4 pontért; a dupla kétszer számít.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>A döntő</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>A köved legfeljebb ekkora licitet enged: %1. Csak kiszállni tudsz.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Elemek a készletben, egyenként 57 kővel</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Mindenki egyedül játszik</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Két hármas csapat (hat játékos)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Három kettes csapat (hat játékos)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Ki kivel játszik</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>A teljesült tét is pontot ér</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Aki nem tud letenni, húz egy követ</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>A csapatok hat játékosnak valók.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Rövid parti: két elem</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Három elem</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>A teljesült tét pontot ér</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Húzás, ha elakadsz</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>az első osztás</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>az első osztásért</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>teljesült tét</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>teljesült tétért</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>azonos szám</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>keresztben</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>a forduló eleme, azonos szám</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Minden kéz üres.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Akinek maradt köve, egyiket sem tudja letenni.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Túl kevés kő maradt: ez a forduló elmarad.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>licit: %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>A licited: %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 licitje: %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>kiszáll</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Kiszállsz.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 kiszáll.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>bemondja: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Bemondod: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 bemondja: %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>tét: %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>A téted: %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 tétje: %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>marad</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>A téted marad.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 tétje marad.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>visszahoz: %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>kiesik</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Kiestél a partiból.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Kiesett a partiból: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Botok ellen egy parti körülbelül %n perc.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Licit az első osztásért</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Mondd be a jó elemet</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Akkora tét, amennyit a kezed hozhat</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tegyél egy követ keresztbe</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>A jó követ tedd le</translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Összeillő elemek</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Illessz elemet vagy számot, tegyél tétet, juss döntőbe.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>A forduló eleméből való: keresztben is letehető.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Dupla: kétszer annyi pontot ér.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Ha a forduló végén kézben marad, egy pontba kerül.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Letette: %1.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>1 pontot ér, vagy 4-et, ha a forduló eleméből való; a dupla kétszer annyit ér.</translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>3 pontot ér, vagy 4-et, ha az érintkező szám azon a kövön is rajta van; a dupla kétszer annyit ér.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>A megnyert fordulók kövei. A döntőhöz minden Bankból néhányat újra kiosztanak.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Egy Bank az egész csapatnak: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Kiszállt, és a licitben nem vesz részt többet.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>A húzott kő legfeljebb ekkora licitet enged: %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>A licit %1; a húzott kő legfeljebb ennyit enged: %2.</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>A döntő nulláról indul: az összpontszám, %1, csak döntetlennél számít.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>A döntőben: duplák %1 és pontok %2 mínusz megmaradt kövek %3, együtt %4. Az előző összeg, %5, csak döntetlennél számít.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Kiesett: %1. forduló, az akkori legkisebb összeggel.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Tét %1: a pontoknak a megmaradt kövek levonása után el kell érniük, különben a forduló 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>Ebben a fordulóban nincs köve.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Oszt: bemondja az elemet, elsőként tesz tétet, és leteszi az első követ.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Az osztó után tesz tétet, és többet, mint az előző.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Innen töltjük fel a kezeket minden forduló előtt. Ha fogytán van, kisebbek a kezek, hogy a kövek a döntőig kitartsanak, és a legkisebb összeg kiesik, ha nem ő nyeri a fordulót.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Együtt játszotok: te és %1.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>A legjobb duplát húztad: %1: +%2 neked, és te osztasz először.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>A legjobb duplát húztad: %2: +%3 neked, és te osztasz először. A %5 minden más duplát üt, és %3 pontot ér.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Együtt játszotok: te és %3. A legjobb duplát húztad: %1: +%2 neked, és te osztasz először.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Együtt játszotok: te és %4. A legjobb duplát húztad: %2: +%3 neked, és te osztasz először. A %5 minden más duplát üt, és %3 pontot ér.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 húzta a legjobb duplát: %2: +%3, és az első osztás.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 húzta a legjobb duplát: %2: +%3, és az első osztás. A %5 minden más duplát üt, és %3 pontot ér.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Együtt játszotok: te és %4. %1 húzta a legjobb duplát: %2: +%3, és az első osztás.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Együtt játszotok: te és %4. %1 húzta a legjobb duplát: %2: +%3, és az első osztás. A %5 minden más duplát üt, és %3 pontot ér.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>A te licited volt a legmagasabb: +%1 neked, és te osztasz először.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 licitált a legtöbbet: +%2, és az első osztás.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Fogynak a kövek: a kezekben már csak %1 van, és a forduló után a legkisebb összeg kiesik, ha nem ő nyeri a fordulót.</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Fogynak a kövek: a forduló után a legkisebb összeg kiesik, ha nem ő nyeri a fordulót.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>A táblák most azt mutatják, mint „5 / 12”: pont mínusz kézben maradt kő, és az elérendő tét.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Elfogytak a kövei: %1. A forduló addig tart, amíg valaki le tud tenni követ.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Elfogytak a köveid. A forduló addig tart, amíg valaki le tud tenni követ.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. A táblák azt mutatják: pont mínusz kézben maradt kő.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 minden Bankból ennyit hoz vissza: %2. A táblák azt mutatják: pont mínusz kézben maradt kő.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. A táblák azt mutatják: pont mínusz kézben maradt kő. Előny a felmutatott duplákért: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 minden Bankból ennyit hoz vissza: %2. A táblák azt mutatják: pont mínusz kézben maradt kő. Előny a felmutatott duplákért: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>A döntő nulláról indul, tét nélkül: az összpontszám csak döntetlennél számít. A táblák azt mutatják: pont mínusz kézben maradt kő. Előny a felmutatott duplákért: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 minden Bankból ennyit hoz vissza: %2. A táblák azt mutatják: pont mínusz kézben maradt kő. Előny a felmutatott duplákért: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Szállj ki: a köved nem enged magasabb licitet.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Licitálj az első osztásért és a pontjaiért, vagy szállj ki.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Maradj a téteden: %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Tegyél nagyobb tétet, vagy maradjon: %1.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>A tét a pontjaid, mínusz 1 minden megmaradt kőért.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>A tét a saját pontjaid, mínusz 1 minden megmaradt kőért.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Tegyél tétet: a köveid legfeljebb %1 pontot hoznak.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Te jössz: tedd le az első követ, elem: %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Tegyél le egy követ: pont mínusz megmaradt kő dönt.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Te jössz: tegyél le egy követ; a téted megvan.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Tegyél le egy követ: most %1, a téted %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Mondd be az elemet: a kövei érnek a legtöbbet.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Mondd meg, hány kő jöjjön vissza a Bankból.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: ugyanolyan kevés, de megmenti a nagyobb Bank (%1 : %2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: ugyanolyan kevés, de megmenti, hogy ebben a fordulóban többet szerzett (%1 : %2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: összesen ugyanolyan kevés, de megmenti, hogy a sorrendben előbb van.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: kiesett, pontja: %1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: kiesett, a legkisebb összeggel: %1.</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: kiesett; senkinek sem volt kevesebb, mint %1.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: megmenekült %1 ponttal, mert övé a forduló.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Az asztalon lévő kövek annak a Bankjába kerülnek, aki a fordulót nyeri: a döntőhöz minden Bankból néhányat újra kiosztanak, és akinek a Bankja nagyobb, az mondja meg, mennyit.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>A döntő következik, és nulláról indul: az összpontszám csak döntetlennél számít.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Ha fogytán a kövek, a döntő következik.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>A következő forduló után a legkisebb összeg kiesik, ha nem ő nyeri azt a fordulót. Az utolsó kettő játssza a döntőt.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Ha fogytán a kövek, minden forduló után kiesik a legkisebb összeg, ha nem ő nyeri a fordulót. Az utolsó kettő játssza a döntőt.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Senkinek sem maradt köve a döntőhöz.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>A döntő döntetlen: %1 mindkettő.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>Az összpontszám is egyenlő, %1: mindkettő nyer.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: magasabb összponttal nyer, %1 : %2.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n kő.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, és %n kő az asztalról: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1, és %n kő az asztalról: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n kő.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Bank: %1, és %2 egy másik Bankból (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Bank (%5): %1, és %2 egy másik Bankból (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 egy másik Bankból (%4), és %n kő az asztalról: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 egy másik Bankból (%4), és %n kő az asztalról: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Nyiss ezzel: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Tedd hosszában: %1, ehhez: %2, közös szám: %3 – %n pont.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Tedd keresztben: %1, ehhez: %2, ezzel a számmal: %3 – %n pont.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Vég: ide illik: %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Egy kő oldala, %1 %2: az eleme illik ide.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>kiszállt</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>licit %1</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>döntő</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>duplák +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>döntő, tét nélkül</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Duplák a kezdéskor %1, pontok %2, mínusz megmaradt kövek %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Duplák a kezdéskor %1, pontok %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Pontok %1, mínusz megmaradt kövek %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Pontok %1, nem maradt kő.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 mínusz %2 a megmaradt kövekért, az %3: a tét (%4) nem teljesült, így 0 számít.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, és nem maradt kő: a tét (%2) nem teljesült, így 0 számít.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 mínusz %2 a megmaradt kövekért, az %3: a tét (%4) teljesült, és hozzáadva %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1, és nem maradt kő: a tét (%2) teljesült, és hozzáadva %3.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 mínusz %2 a megmaradt kövekért, az %3: a tét (%4) teljesült.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1, és nem maradt kő: a tét (%2) teljesült.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>oszt</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>tét %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Pontok %1 mínusz megmaradt kövek %2: eddig %3. A tét %4.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Mostantól kiesett a partiból.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Kiesett: %1. forduló.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>kiesett: %1. forduló</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>utolsó, hátrány: %1</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 az utolsó fölött</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>a legkisebb összeg kiesik, ha nem ő nyeri a fordulót</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>a legkisebb összeg kiesik, ha nem ő nyeri a fordulót: hátrányod %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>a legkisebb összeg kiesik, ha nem ő nyeri a fordulót: a csapatod hátránya %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>a legkisebb összeg kiesik, ha nem ő nyeri a fordulót: előnyöd %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>a legkisebb összeg kiesik, ha nem ő nyeri a fordulót: a csapatod előnye %1</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>a húzott dupla: %1, ezért elsőként oszt</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>licit: %1, ezért elsőként oszt</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>A forduló előtt: +%1 a legjobb dupláért (%2).</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>A forduló előtt: +%1 a legmagasabb licitért.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>A forduló eleme: csak ennek kövei tehetők keresztbe, 3 vagy 4 pontért; a dupla kétszer számít.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>tűz %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>parázs %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>fény %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>levél %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>víz %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>éter %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>tűz</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>parázs</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>fény</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>levél</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>víz</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>éter</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Ez a vég %1, és csak %1 illik hozzá.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Keresztben csak a forduló elemének kövei tehetők.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Most nincs helye: %1. Nincs nyitott vég, sem hosszú oldal.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Most nincs helye: %1. A végekhez ez kell: %2, és nincs nyitott hosszú oldal.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Most nincs helye: %1. Nincs nyitott vég, és keresztben csak ez mehet: %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Most nincs helye: %1. A végekhez ez kell: %2, és keresztben csak ez mehet: %3.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Egyik másik elemből sincs több a kezedben.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Egy másikból ugyanannyi köved és duplád van: mindkettő egyformán jó.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>%n köved van belőle.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Többet érne ez az elem: %1, de az később is illik; ez a kő akkor talán nem talál véget.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Ez nyitva marad: %1, és még %n ilyen számú köved van.</numerusform>
            </translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Máshová nem illik: ez az egyetlen nyitott %1, és hamarosan eltűnhet.</translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Ha a kezedben marad, a végén egy pontba kerül, és ez a vég hamarosan eltűnhet.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>A forduló eleméből való, és a dupla kétszer számít.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>A forduló eleméből való, és egyeznek a számok.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>A forduló eleméből való, így keresztben is fekhet.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nem te jössz.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Előbb válaszolj a kérdésre, aztán tegyél le követ.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>Az első kő abból az elemből való, amelyet bemondtál.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Itt nincs nyitott vég vagy oldal.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Aki a legtöbbet licitálja, oszt, és annyi pontot kap.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Senki sem licitálhat többet: te osztasz, és annyi pontot kapsz.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Egy ellenfél licitje %1, a tiéd %2 lehet legfeljebb: tovább licitálni csak neki hozna többet.</translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Minden teljesített tét a pontjaidat hozza mínusz a megmaradt köveket; a nagyobbat csak nehezebb teljesíteni.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>A teljesített tét is pontot ér, de a nagyobbat nehezebb teljesíteni, mint amennyit megér.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Olyan végeket hagy, amelyekhez a többi köved illik.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Egy köved sem illik.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Minél teltebbek a kezek, annál kevesebb múlik a véletlenen.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Minden Bankból ennyit hozol vissza: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 minden Bankból ennyit hoz vissza: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: ugyanolyan jó, de kevesebb megmaradt kővel előrébb van (%1 : %2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: ugyanolyan jó, de a nagyobb téttel előrébb van (%1 : %2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>A fordulót az egyetlen teljesített tét viszi: %1.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>A fordulót a teljesített tétek közül a legjobb eredmény viszi: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>A fordulót a legjobb eredmény viszi: %1, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>Senki sem teljesítette a tétjét. A fordulót a legjobb eredmény viszi: %1, %2.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Több egyik kezet sem tenné nagyobbá.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Sokszor kipróbálva gyakrabban nyeri meg a döntőt, mint több kő.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Magas tétet tesz.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Szívesen tesz keresztbe.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>A kezed valószínűleg körülbelül %1 pontot hoz, többet a tétednél.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Ez a legkisebb megengedett tét, pedig a kezed legfeljebb %1 pontot hozhat.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Ez a legkisebb megengedett tét; a kezed valószínűleg körülbelül %1 pontot hoz.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>A kezed valószínűleg körülbelül %1 pontot hoz.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>A kezed valószínűleg körülbelül %1 pontot hoz, és az utánad jövőknek nagyobb tét kell.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>Ebből %n dupla, ami kétszer számít.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>A téted, %1, már elérhetetlen: a forduló semmit sem hoz neked. Most az számít, hogy a többiek keveset kapjanak.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>A téted, %1, már elérhetetlen: a forduló semmit sem hoz neked. Ha senkié sem teljesül, a legtöbb pont mínusz megmaradt kő nyer.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>A téted, %1, már elérhetetlen: a forduló semmit sem hoz neked.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1 mint elem: %n köved van</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Te könnyebben folytatod: %2 helyett %n másik köved illik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>A többiek nehezebben folytatják: %2 helyett %n rejtett kő illik.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Köveid ebből az elemből: %2 helyett %1.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Ha senki sem licitál többet, %2 helyett %1 pontot kapsz.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>A kisebb tétet könnyebb teljesíteni: %2 helyett %1.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Az utánad jövőknek %2 helyett %1 fölé kell menniük a téttel.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Sor letétele</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Csoport letétele</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Kombináció letétele</translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>A kombinációban lévő kő már nem számít ellened, és mindkét játékos tehet hozzá.</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Kopogás: szupergyőzelem!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Kopogás</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>A jokert kell előbb letenni.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Az elvett kő ebben a körben nem dobható el.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>%1 büntetőpont maradna; a kopogáshoz %2 vagy kevesebb kell, vagy egyetlen kő.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>%1 büntetőpont maradna; a kopogáshoz %2 vagy kevesebb kell.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n kő maradna; a kopogáshoz legfeljebb egy maradhat.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>%n kő maradna; a kopogáshoz egy sem maradhat.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Húzás</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passz</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>%2 helyett %1 büntetőpontot hagy neked.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Utána %2 helyett %n rejtett kő csökkentené a büntetőpontodat.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Nincs büntetőpont</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Büntetőpont: %1 dobás után</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Büntetőpont: %1</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>kopogás: %1</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Tíz</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Tizenhárom</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Ennyi követ kap mindenki</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Hány példány van egy kőből</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokerek</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Az asztalra, mindketten hozzátehetnek</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Csak amikor valaki kopog</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Hová kerülnek a kombinációk</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Csak ami nincs kombinációban</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Minden, a kombinációk is</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Mi számít a másik kézben kopogáskor</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Kevés büntetőpont, vagy egy kő</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Kevés büntetőpont</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Legfeljebb egy kő</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Egy kő sem</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Mi kell a kopogáshoz</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Kopogáshoz elég kevés büntetőpont</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>A joker büntetőpontja</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Pont az alávágásért</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Pont a győzelemért</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Pont a szupergyőzelemért</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Nyílt asztal</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>52-es gin</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>elvette: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Elvetted: %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 elvette: %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>eldobta: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Eldobtad: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 eldobta: %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>letette: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Letetted: %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 letette: %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>hozzátette: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Hozzátetted: %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 hozzátette: %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 joker helyére</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Joker helyére tetted: %1.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 joker helyére tette: %2.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>kopogott</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Kopogtál.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 kopogott.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>eldobta: %1, és kopogott</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Eldobtad: %1, és kopogtál.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 eldobta: %2, és kopogott.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 kevesebb büntetőponttal kopogott: győzelem.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Kevesebb büntetőponttal kopogtál: győzelem.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: egy kő sem maradt: szupergyőzelem.</translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Szupergyőzelem!</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Egy köved sem maradt: szupergyőzelem.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Alávágás, %1 – %2: ugyanannyi büntetőpont vagy kevesebb.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 kopogott, de a te büntetőpontod ugyanannyi vagy kevesebb: alávágás.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Kopogtál, de %1 büntetőpontja ugyanannyi vagy kevesebb: alávágás.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Senki sem kopogott: a forduló döntetlen.</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>A kiválasztott kövek letétele kombinációként</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>A felfordított kő elvétele</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Ejtsd vagy koppintsd ide a kombinációt</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Melyik kombináció?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Ezek a kövek nem adnak kombinációt.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Egy kombinációhoz legalább három kő kell: előbb válaszd ki őket.</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Kombinációim rendezése</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Kombinációim rendezésének leállítása</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Kombinációim rendezése, vagy maradjanak</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>A köveidből még nem áll össze kombináció.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Használj jokert</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tegyél hozzá egy kombinációhoz</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Tegyél le kombinációt</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>A jó követ dobd el</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>A jó kővel kopogj</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Még ne kopogj</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Csoportok és sorok kettesben; kopogj az ellenfeled előtt.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>győzelem</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>a győzelemért</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>szupergyőzelem</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>a szupergyőzelemért</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>alávágás</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>az alávágásért</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>büntetőpont</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>a büntetőpontokért</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Kombináción kívül %1 pontot számít ellened.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Ász: kombináción kívül %1 pontot számít ellened.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Bármely követ helyettesít, amely egy kombinációból hiányzik.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>%1 tette le.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Bármelyik kombinációhoz mindkét játékos hozzátehet, bárki tette is le.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Akinél az a kő van, elcserélheti a jokerrel.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Ide kerülnek a dobott kövek. Csak a legfelső vehető el.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Minden kör egy innen vett kővel kezdődik, vagy az utoljára eldobottal.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>A büntetőpont az, amit a kombináción kívüli köveid számítanak. Minél kevesebb, annál jobb.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Ennek eldobása után marad a legkevesebb: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Kombináción kívül: %1 = %2.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>Az 1 az ász, és 11-et számít, a 10-től 13-ig 10-et, a többi annyit, amennyi a száma.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Kombináción kívül: az 1 az ász, és 11-et számít, a 10-től 13-ig 10-et, a többi annyit, amennyi a száma.</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>%1 vagy kevesebb ponttal kopoghatsz, és vége a fordulónak.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Ehhez a sorhoz fekete %1 vagy fekete %2 illik.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Ehhez a sorhoz piros %1 vagy piros %2 illik.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Ehhez a sorhoz kék %1 vagy kék %2 illik.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>Ehhez a sorhoz narancs %1 vagy narancs %2 illik.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a sorhoz fekete %1 illik.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a sorhoz piros %1 illik.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a sorhoz kék %1 illik.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a sorhoz narancs %1 illik.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a csoporthoz fekete %1 illik.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a csoporthoz piros %1 illik.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a csoporthoz kék %1 illik.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Ehhez a csoporthoz narancs %1 illik.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>A joker ezt helyettesíti: fekete %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>A joker ezt helyettesíti: piros %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>A joker ezt helyettesíti: kék %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>A joker ezt helyettesíti: narancs %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>A jokerek ezt helyettesítik: fekete %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>A jokerek ezt helyettesítik: piros %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>A jokerek ezt helyettesítik: kék %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>A jokerek ezt helyettesítik: narancs %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Hozzátéve a fekete sorhoz</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Hozzátéve a piros sorhoz</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Hozzátéve a kék sorhoz</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Hozzátéve a narancs sorhoz</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>fekete %1–%2</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>piros %1–%2</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>kék %1–%2</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>narancs %1–%2</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, fekete %1 helyett</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, piros %1 helyett</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, kék %1 helyett</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>joker, narancs %1 helyett</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>joker, még egy %1 helyett</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>csoport (%1)</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Ez a csoport teljes.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Ehhez a csoporthoz még egy %1 illik, egy hiányzó színben.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Ez a sor teljes.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>A joker még egy %1 helyett áll, a csoportból hiányzó színben.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Hozzátéve a csoporthoz: %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Sor</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Csoport</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: kopogott, eldobta: %2.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: nincs büntetőpont.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: büntetőpont %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: büntetőpont %2 = %3.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 mínusz %3 az %4 pont.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 mínusz %3 az %4 pont, és %5 a győzelemért.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Mindkettő egyforma: alávágás, pont nélkül.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: ugyanannyi, és %2 pont az alávágásért.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 mínusz %3 az %4 pont, és %5 az alávágásért.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>A talon üres: senki sem kap pontot.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>%1 lépés húzás nélkül a talonból: senki sem kap pontot.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 pont a szupergyőzelemért.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2, és %3 a szupergyőzelemért, az %4 pont.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>A le nem tett kombinációk teljes értékben számítanak.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: %n kő hozzátéve.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Vedd el a felfordított követ, vagy passzolj.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Mindkettő passzolt: húzz egy követ.</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Tedd le most a jokert, kombinációban vagy egyhez.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Dobj. Kopogáshoz: %1 vagy kevesebb büntetőpont.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Dobj. Kopogáshoz: legfeljebb egy kő.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Dobj. Kopogáshoz: egy kő sem.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Húzz egy követ, vagy vedd el a felfordítottat.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Húzz egy követ.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Dobj el egy követ, vagy kopogj a forduló végéhez.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Tegyél le kombinációt, ha szeretnél, aztán dobj el egy követ.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>A talon üres: ez az utolsó lépés.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Még %n kő húzható.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>fekete %1</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>piros %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>kék %1</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>narancs %1</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>joker</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Viszem: fekete %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Viszem: piros %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Viszem: kék %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Viszem: narancs %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Viszem a jokert</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Dobás: fekete %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Dobás: piros %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Dobás: kék %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Dobás: narancs %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Joker eldobása</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Joker helyére: fekete %1</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Joker helyére: piros %1</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Joker helyére: kék %1</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Joker helyére: narancs %1</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>A sorhoz hozzá: fekete %1</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>A sorhoz hozzá: piros %1</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>A sorhoz hozzá: kék %1</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>A sorhoz hozzá: narancs %1</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>A csoporthoz hozzá: fekete %1</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>A csoporthoz hozzá: piros %1</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>A csoporthoz hozzá: kék %1</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>A csoporthoz hozzá: narancs %1</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Joker a csoporthoz: %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez elé: fekete %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez elé: piros %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez elé: kék %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez elé: narancs %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez után: fekete %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez után: piros %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez után: kék %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Joker ez után: narancs %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Dobóhalom: felül fekete %1, %n kő</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Dobóhalom: felül piros %1, %n kő</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Dobóhalom: felül kék %1, %n kő</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Dobóhalom: felül narancs %1, %n kő</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Dobóhalom: felül joker, %n kő</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Kopogás: %2, dobás: fekete %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Kopogás: %2, dobás: piros %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Kopogás: %2, dobás: kék %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Kopogás: %2, dobás: narancs %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Kopogás: %2, dobás: joker</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Szupergyőzelem, dobás: fekete %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Szupergyőzelem, dobás: piros %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Szupergyőzelem, dobás: kék %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Szupergyőzelem, dobás: narancs %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Szupergyőzelem, dobás: joker</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Dobóhalom, üres</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>A büntetőpont %1 helyett %2 lesz.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Kombinációba kerül: a büntetőpont %1 helyett %2 lesz.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Illik egy kombinációhoz az asztalon.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Kombináció része lehet belőle.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Mindkettő passzolt: csak ezt teheted.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>A dobóhalom üres.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>A felfordított kő nem ad neked kombinációt.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>A talon tartogathat jobbat.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Üres a kezed: szupergyőzelem.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>A jokert ebben a körben le kell tenni.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Felszabadítja a jokert egy saját kombinációdhoz.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Ami az asztalon van, nem számíthat ellened.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>%n kő marad a kezedben.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>%2 helyett %1 büntetőpontot hagy, de amit megtart, abból könnyebben lesz kombináció.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>%2 helyett %1 büntetőpontot hagy, de kevésbé hasznos ennek a játékosnak: %3.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>%1 büntetőpontot hagy; a legkevesebb %2 volna.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>A kombináción kívüliek közül egyik sem számít többet; %1 büntetőpont marad, ebből az ász %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>%1 büntetőpontot hagy, a lehető legkevesebbet; ebből az ász %2.</translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Ez az utolsó köved: szupergyőzelem.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Az ász %1 pont, és a kombináción kívüliek közül egyik sem számít többet; %2 büntetőpont marad.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1-től %2-ig mind %3-et számít, és a kombináción kívüliek közül egyik sem számít többet; %4 büntetőpont marad.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>A kombináción kívüliek közül egyik sem számít többet; %1 büntetőpont marad.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>A kombináción kívüliek közül ez számít a legtöbbet; %1 büntetőpont marad.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>%1 büntetőpontot hagy, a lehető legkevesebbet.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Nincs büntetőpontod.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>%1 csak %2 vagy kevesebb ponttal érne el alávágást.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Vége a fordulónak.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nem te jössz.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Előbb vedd el a felfordított követ, vagy passzolj.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Előbb húzz egy követ.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Előbb húzz, vagy vedd el a felfordított követ.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>A jokert le kell tenni: kombinációban, vagy egyhez hozzátéve.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Kombinációt csak akkor lehet letenni, ha valaki kopog.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Ebben a körben nem tudnád letenni a jokert.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Akkor nem tudnád befejezni a körödet.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Ez a kő nincs a kezedben.</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>A felfordított kő otthagyása</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Várj a kopogással: a következő húzás a büntetőpontot átlagosan %1 helyett %2 értékre viszi le.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Egy kő sem marad.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Kopog, amint szabad.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Kivár, mielőtt kopog.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Sorokra hajt.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Kombinációban van, és %2 helyett %1 büntetőpontot hagy, de amit megtartasz, abból könnyebben lesz kombináció.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Kombinációban van, de bármit dobsz is el, nem marad kevesebb büntetőpont, mint %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>A másoknak hagyott legdrágább híd vagy hatszög %2 helyett %1 pontot ér.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Így %2 helyett %1 kő van a kezedben: több kővel akkor is rakhatsz még, amikor a többieknek passzolniuk kell.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Senki sem rak többet: a forduló elakadt.</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 egyért, 60 kettőért egyszerre, 70 háromért</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 mindegyikért</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Mennyit ér a hatszög bezárása</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Mindhárom sarok ott lévő számhoz ér</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Ugyanaz, és csak egy él ér kőhöz</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Mi számít hídnak</translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Mennyibe kerül a passz, ha üres a talon</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>0-0-0 nyithat a legnagyobb tripla helyett</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>A többiek kövei mínusz a győztesé, egyszer</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>A különbség mindenki mástól külön</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Ha senki sem tud lépni, a legkisebb kéz kap pontot</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zárj be egy hatszöget</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Építs hidat</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Készíts elő saját hidat vagy hatszöget</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Húzz, bár egy kő illik</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Hagyj keveset a többieknek, ami illik</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triominó</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Háromszögek éllel az élhez; zárj hatszöget, építs hidat.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Szigorú híd, hatszög egyenként 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Rövid parti, 200-ig</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>a kő</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>letett kőért</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>letett kövekért</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>nyitó tripla</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>a nyitó tripláért</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>nyitó 0-0-0</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>a 0-0-0 nyitásért</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>hatszög</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>hatszögért</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>hatszögekért</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>híd</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>hídért</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>%n hídért</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>egy húzott kő</translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>kő húzásáért</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>%n kő húzásáért</numerusform>
            </translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>egy passz</translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>passzért</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>%n passzért</numerusform>
            </translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>a kimenésért</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>a többi kézben maradt pontokért</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>kő %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>kő %1, %2, %3; sehová sem illik</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>kő %1, %2, %3; %n helyre illik</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Értéke %1: a tiéd, ha leteszed, a győztesé, ha a kezedben marad.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Letette: %1.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Tripla: a legnagyobb nyit, 10 pont ráadásért.</translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Nyiss ezzel: %1: %n pont.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Tedd le: %1, ide: %2, és zárj %3 hatszöget: %n pont.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Tedd le: %1, ide: %2, és zárj hatszöget: %n pont.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Tedd le: %1, ide: %2, hídként: %n pont.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Tedd le: %1, ide: %2: %n pont.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Új forduló</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Húzás (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Utolsó húzás (%1): ha nem illik, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Üres a talon, semmi sem illik: passzolsz (%1).</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passz</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Passz (−%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Hely, ahová egy köved illik.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Ahol élek érintkeznek, mindkét végükön azonosak a számok.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Te nyitsz: %1 a legnagyobb kiosztott tripla.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Nem jött tripla. Te nyitsz: %1 ér a legtöbbet.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>0-0-0 nyitott: 30 pont, és 10 a tripláért.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>%1 nyitott: a legnagyobb kiosztott tripla.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Nem jött tripla. %1 nyitott: ez ér a legtöbbet.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Egy innen húzott kő %1 pontba kerül, körönként legfeljebb három húzható.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>A legnagyobb tripla nyitja a fordulót: tedd le ezt: %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Senkinek sincs triplája, ezért a legtöbbet érő kő nyit: tedd le ezt: %1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Oda olyan kő kell, amelyen az óra járása szerint %1, %2 és %3 van.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Oda olyan kő kell, amelyen %1 van, és utána, az óra járása szerint, %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>A kövön mindkettő rajta van, de fordítva: az óra járása szerint %1 után %2 kell.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>A követ éllel az élhez kell tenni.</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Semmit sem ér, de más sem egyértelműen jobb.</translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>A pontjai megérik, bár utána egyetlen más köved sem illik.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Semmit sem ér, de utána más köved illik.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Utána %n másik köved illik.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nem te jössz.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>Az asztal egyik élére sem illik: %1.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Egy köved sem illik.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Ezzel kimész.</translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>A forduló végéig %1 letétele (+%2) körülbelül %3 ponttal többet hoz.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Sok ilyen fordulóban ez többet hozott, mint %1 letétele (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Szoros: a forduló végéig %1 letétele (+%2) nagyjából ugyanannyit hoz.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>A triplákat későre tartogatja.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>A nehéz köveket rakja le először.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Te könnyebben folytatod: %2 helyett %n másik köved illik.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>A többiek nehezebben folytatják: %2 helyett %n rejtett kő illik.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Így a többieknek gyakrabban kell passzolniuk.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Így a te köveid többet, a többieké kevesebbet hoznak.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Így a te köveid többet hoznak.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Így a többiek kövei kevesebbet hoznak.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 A forduló végéig körülbelül %n ponttal többet ér, mint %1 letétele (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>A forduló végéig körülbelül %n ponttal többet ér, mint %1 letétele (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Sok ilyen fordulóban ez többet hozott, mint %1 letétele (+%2): több kővel akkor is rakhatsz még, amikor a többieknek passzolniuk kell.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Az ellenfelednek hagyott legdrágább híd vagy hatszög %2 helyett %1 pontot ér.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Így %2 helyett %1 kő van a kezedben: több kővel akkor is rakhatsz még, amikor az ellenfelednek passzolnia kell.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Egyik másik köved sem hoz most ennyi pontot.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>A pontjait és az utána illő köveket együtt nézve semmi sem egyértelműen jobb.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Utána %n rejtett kő illik, kevesebb, mint %1 után.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Az ellenfeled nehezebben folytatja: %2 helyett %n rejtett kő illik.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Több kővel gyakrabban rakhatsz, a többiek ritkábban.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>Több kővel gyakrabban rakhatsz.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Így az ellenfelednek gyakrabban kell passzolnia.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>%1 letétele (+%2) az ellenfelednek segítene: a rejtett kövek közül a mostani %4 helyett %3 illene.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>Több kővel akkor is rakhatsz, amikor az ellenfelednek passzolnia kell. Előbb húzni egy fordulóban körülbelül %1 ponttal többet hoz, mint azonnal rakni.</translation>
        </message>
    </context>
</TS>
