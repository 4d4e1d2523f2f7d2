<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs">
    <context>
        <name>AccuracyCard</name>
        <message>
            <source>Accuracy</source>
            <extracomment>How much of what one&apos;s moves could be worth one has kept, in percent</extracomment>
            <translation>Přesnost</translation>
        </message>
        <message>
            <source>Accuracy, %</source>
            <translation>Přesnost, %</translation>
        </message>
        <message>
            <source>It counts the matches that you looked back at in full.</source>
            <translation>Počítá se z partií, jejichž rozbor jste prošli až do konce.</translation>
        </message>
    </context>
    <context>
        <name>ActionBar</name>
        <message>
            <source>Play again</source>
            <translation>Hrát znovu</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the round or the match ended</extracomment>
            <translation>Výsledek</translation>
        </message>
    </context>
    <context>
        <name>ActionText</name>
        <message>
            <source>It is better than “%1”. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 2-5 on the right arm, %2 a sentence or two, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Je to lepší než „%1“. %2</translation>
        </message>
        <message>
            <source>“%1” is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 2-5 on the right arm, is hardly better or worse</extracomment>
            <translation>„%1“ je zhruba stejně dobré.</translation>
        </message>
        <message numerus="yes">
            <source>Played out to the end it brings %n point(s) more.</source>
            <extracomment>Of a move that is better than another for certain, as all tiles are known</extracomment>
            <translation>
                <numerusform>Po dohrání do konce přinese o %n bod víc.</numerusform>
                <numerusform>Po dohrání do konce přinese o %n body víc.</numerusform>
                <numerusform>Po dohrání do konce přinese o %n bodů víc.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is better than “%1”, though that brings more now. %2</source>
            <extracomment>Why a move is better than another. %1 is that other one, as Lay 0-3-5 at 3-5: 8 points, %2 a sentence, as It brings 3.4 points more on average.</extracomment>
            <translation>Je to lepší než „%1“, i když to teď vynese víc. %2</translation>
        </message>
        <message>
            <source>“%1” brings less now, but by the end of the round it is about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings fewer points at once</extracomment>
            <translation>„%1“ teď vynese méně, ale do konce kola je zhruba stejně dobré.</translation>
        </message>
        <message>
            <source>“%1” brings more now, but by the end of the round it is only about as good.</source>
            <extracomment>Said with a hint: another move, as Lay 0-3-5 at 3-5: 8 points, that brings more points at once</extracomment>
            <translation>„%1“ teď vynese víc, ale do konce kola je jen zhruba stejně dobré.</translation>
        </message>
    </context>
    <context>
        <name>AnalysisHead</name>
        <message>
            <source>Whose moves</source>
            <extracomment>Before a list of players: an analysis looks at the moves of one</extracomment>
            <translation>Čí tahy</translation>
        </message>
        <message>
            <source>Accuracy: %1</source>
            <extracomment>%1 is &quot;91%&quot;</extracomment>
            <translation>Přesnost: %1</translation>
        </message>
        <message>
            <source>accuracy</source>
            <extracomment>Below a number in per cent: how good the moves of a match were</extracomment>
            <translation>přesnost</translation>
        </message>
    </context>
    <context>
        <name>AnalysisProgress</name>
        <message>
            <source>Looking for moves with a choice…</source>
            <translation>Hledám tahy, u kterých bylo z čeho vybírat…</translation>
        </message>
        <message>
            <source>Looked at %L1 of %L2 moves</source>
            <translation>Prošlo se %L1 z %L2 tahů</translation>
        </message>
        <message>
            <source>Stopped after %L1 of %L2 moves</source>
            <translation>Zastaveno po %L1 z %L2 tahů</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Stops an analysis that is under way, or lets it go on</extracomment>
            <translation>Stop</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
    </context>
    <context>
        <name>AnalysisSheet</name>
        <message>
            <source>How well it was played</source>
            <extracomment>Heading: what a bot says of how well somebody played</extracomment>
            <translation>Jak dobře se hrálo</translation>
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
            <translation>V téhle partii nebylo nikdy z čeho vybírat.</translation>
        </message>
        <message>
            <source>The moves</source>
            <extracomment>Heading of a table: how many moves were good or bad</extracomment>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>Accuracy by kind of decision</source>
            <extracomment>Heading of a table: how accurate each kind of decision was</extracomment>
            <translation>Přesnost podle druhu rozhodnutí</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>%n decisions of one kind</extracomment>
            <translation>
                <numerusform>%n tah</numerusform>
                <numerusform>%n tahy</numerusform>
                <numerusform>%n tahů</numerusform>
            </translation>
        </message>
        <message>
            <source>The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.</source>
            <translation>Nejsilnější bot projde každý tah, u kterého bylo z čeho vybírat, a ví jen to, co se v té chvíli vědět dalo. Tah, který stojí pětinu toho, čím se kola obvykle liší, se počítá napůl; přesnost je průměr všech tahů. Tah dostane horší známku než dobrý jen tehdy, když to nejde vysvětlit náhodou.</translation>
        </message>
    </context>
    <context>
        <name>AwayLine</name>
        <message>
            <source>Show me</source>
            <extracomment>A button: shows which tiles others laid while the player was away</extracomment>
            <translation>Ukažte mi to</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>A button: puts away the line that tells what others did</extracomment>
            <translation>Zavřít</translation>
        </message>
    </context>
    <context>
        <name>ChallengePage</name>
        <message>
            <source>A friend</source>
            <translation>Někdo z přátel</translation>
        </message>
        <message>
            <source>There is no challenge on the clipboard.</source>
            <translation>Ve schránce žádná výzva není.</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>The headline over a deal that a friend has sent</extracomment>
            <translation>Výzva</translation>
        </message>
        <message>
            <source>%1&apos;s result against the best of the others: %2. Can you do better?</source>
            <extracomment>Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign</extracomment>
            <translation>%1 má výsledek %2 proti nejlepšímu z ostatních. Dokážete to líp?</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <translation>Přijmout výzvu</translation>
        </message>
        <message>
            <source>%1 for %L2, deal %3, bots: %4</source>
            <extracomment>Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal&apos;s number, %4 the level of the bots</extracomment>
            <translation>%1, hráčů: %L2, rozdání %3, boti: %4</translation>
        </message>
        <message>
            <source>Mixed</source>
            <translation>Různí</translation>
        </message>
        <message>
            <source>A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.</source>
            <translation>Někdo z přátel dohraje partii a zvolí „Sdílet rozdání“. Zkopírujte text, který vám přišel, nebo otevřete soubor: pak hrajete se stejnými kameny ze stejného místa.</translation>
        </message>
        <message>
            <source>There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.</source>
            <translation>Tipy nejsou a položený kámen už leží. Na konci se oba výsledky porovnají. Nikdo nehlídá, kolikrát se rozdání hrálo předtím.</translation>
        </message>
        <message>
            <source>So it counts for neither your rating nor your statistics.</source>
            <extracomment>Of a deal that a friend has sent, after &quot;Nobody checks how often the deal was played before.&quot;</extracomment>
            <translation>Proto se nepočítá do vašeho ratingu ani do statistiky.</translation>
        </message>
        <message>
            <source>Look at the clipboard</source>
            <extracomment>Looks for a deal that a friend has sent in what was copied</extracomment>
            <translation>Podívat se do schránky</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Otevřít soubor</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partie Boneyardu</translation>
        </message>
    </context>
    <context>
        <name>CloseSheet</name>
        <message>
            <source>Close without saving?</source>
            <extracomment>Headlines of a question; the second when all has been saved meanwhile</extracomment>
            <translation>Zavřít bez uložení?</translation>
        </message>
        <message>
            <source>Close Boneyard?</source>
            <translation>Zavřít Boneyard?</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) will be lost.</source>
            <extracomment>What happens when the window is closed now</extracomment>
            <translation>
                <numerusform>Ztratí se %n tah.</numerusform>
                <numerusform>Ztratí se %n tahy.</numerusform>
                <numerusform>Ztratí se %n tahů.</numerusform>
            </translation>
        </message>
        <message>
            <source>All moves are saved now.</source>
            <translation>Všechny tahy už jsou uložené.</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Closes the window</extracomment>
            <translation>Zavřít</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Uložit jinam</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>Does not close the window</extracomment>
            <translation>Zůstat</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>This match can no longer be read.</source>
            <extracomment>An unfinished match. %L1 the round, %2 whose turn it is: &quot;your turn&quot;</extracomment>
            <translation>Tuto partii už nejde přečíst.</translation>
        </message>
        <message>
            <source>Round %L1, %2</source>
            <translation>Kolo %L1, %2</translation>
        </message>
        <message>
            <source>Round %L1, %2, deal of the day</source>
            <translation>Kolo %L1, %2, rozdání dne</translation>
        </message>
        <message>
            <source>Round %L1, %2, rated</source>
            <translation>Kolo %L1, %2, hodnocená</translation>
        </message>
        <message>
            <source>Round %L1, %2, challenge</source>
            <translation>Kolo %L1, %2, výzva</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Goes on with the unfinished match</extracomment>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken for a Continue button. %1 is a game</extracomment>
            <translation>Pokračovat: %1</translation>
        </message>
        <message>
            <source>Remove the match</source>
            <translation>Odebrat partii</translation>
        </message>
        <message>
            <source>Remove the match of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Odebrat partii: %1</translation>
        </message>
        <message>
            <source>Remove this match?</source>
            <translation>Odebrat tuto partii?</translation>
        </message>
        <message>
            <source>Keep</source>
            <extracomment>Answers &quot;Remove this match?&quot;: no</extracomment>
            <translation>Nechat</translation>
        </message>
        <message>
            <source>Remove</source>
            <extracomment>Answers &quot;Remove this match?&quot;: yes</extracomment>
            <translation>Odebrat</translation>
        </message>
    </context>
    <context>
        <name>CoverSheet</name>
        <message>
            <source>Pass to %1</source>
            <extracomment>%1 is a player&apos;s name: hand the machine over</extracomment>
            <translation>Na řadě: %1</translation>
        </message>
        <message>
            <source>The tiles stay covered until you are ready.</source>
            <translation>Kameny zůstanou zakryté, dokud nedáte vědět.</translation>
        </message>
        <message>
            <source>Take my move back</source>
            <extracomment>A button: takes back one&apos;s own move, while nobody else has looked yet</extracomment>
            <translation>Vrátit můj tah</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Můžeme</translation>
        </message>
    </context>
    <context>
        <name>DayPage</name>
        <message>
            <source>Copy the result</source>
            <extracomment>Puts the results of today&apos;s deals on the clipboard, to be sent to somebody</extracomment>
            <translation>Kopírovat výsledek</translation>
        </message>
        <message>
            <source>Four lines are on the clipboard now.</source>
            <translation>Čtyři řádky jsou teď ve schránce.</translation>
        </message>
        <message>
            <source>Take a challenge</source>
            <extracomment>Opens a deal that a friend has sent</extracomment>
            <translation>Přijmout výzvu</translation>
        </message>
    </context>
    <context>
        <name>DayPlot</name>
        <message>
            <source>Day by day</source>
            <extracomment>The headline over the results of the deals of the day, as a plot</extracomment>
            <translation>Den za dnem</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>A line in a plot: the player&apos;s own results</extracomment>
            <translation>Vy</translation>
        </message>
        <message>
            <source>Par</source>
            <extracomment>A line in a plot: what good bots come to with the same tiles</extracomment>
            <translation>Norma</translation>
        </message>
    </context>
    <context>
        <name>DayRow</name>
        <message>
            <source>Play</source>
            <extracomment>Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer</extracomment>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Pokračovat</translation>
        </message>
        <message>
            <source>Practise</source>
            <translation>Trénovat</translation>
        </message>
    </context>
    <context>
        <name>DayWords</name>
        <message>
            <source>Recent days</source>
            <extracomment>The headline over the results of the last days</extracomment>
            <translation>Poslední dny</translation>
        </message>
        <message>
            <source>Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.</source>
            <translation>Dnes mají všichni stejné kameny. Počítá se první pokus: žádné tipy, a položený kámen už leží. Potom si můžete rozdání zahrát znovu jako trénink.</translation>
        </message>
        <message>
            <source>Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.</source>
            <extracomment>%1 is the name of a level of bots: Skilled</extracomment>
            <translation>Vašimi soupeři jsou boti úrovně %1. Výsledek je, o kolik bodů skončíte před nejlepším z nich; norma je to, co na vašem místě v průměru uhraje nejsilnější bot.</translation>
        </message>
        <message>
            <source>One missed day is forgiven; miss two in a row and the count starts again.</source>
            <translation>Jeden vynechaný den se promíjí; po dvou za sebou začíná počítání znovu.</translation>
        </message>
        <message>
            <source>Nobody checks this: the date comes from this computer&apos;s clock, and you could play the deal somewhere else first.</source>
            <extracomment>What can be cheated in the deal of the day</extracomment>
            <translation>Nikdo to nehlídá: datum je z hodin tohoto počítače a rozdání se dá předem zahrát jinde.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Today&apos;s deals</source>
            <extracomment>Opens the page of the deals of the day</extracomment>
            <translation>Dnešní rozdání</translation>
        </message>
    </context>
    <context>
        <name>EarnedCard</name>
        <message>
            <source>Where points came from</source>
            <translation>Odkud byly body</translation>
        </message>
        <message>
            <source>For</source>
            <extracomment>Heading of a column: what points were earned for, as &quot;hexagon&quot;</extracomment>
            <translation>Za co</translation>
        </message>
        <message>
            <source>Times</source>
            <extracomment>Heading of a column: how often</extracomment>
            <translation>Kolikrát</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Body</translation>
        </message>
    </context>
    <context>
        <name>EmptyPlace</name>
        <message>
            <source>Unfinished matches wait here.</source>
            <extracomment>Stands where unfinished matches are shown, while there is room for more of them</extracomment>
            <translation>Tady čekají nedohrané partie.</translation>
        </message>
    </context>
    <context>
        <name>EndCourse</name>
        <message>
            <source>All players&apos; totals by round. The arrow keys go through the rounds.</source>
            <extracomment>Spoken name of a plot</extracomment>
            <translation>Celkové body všech hráčů po kolech. Koly se prochází šipkami.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In a plot: before the first round</extracomment>
            <translation>Začátek</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <translation>Kolo %L1</translation>
        </message>
        <message>
            <source>Rounds</source>
            <extracomment>Under a plot: the axis counts rounds</extracomment>
            <translation>Kola</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Finále začíná od nuly a rozhoduje partii.</translation>
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
            <translation>finále</translation>
        </message>
        <message>
            <source>out in round %L1</source>
            <extracomment>Beside a player in the result of a match: they went out of it then</extracomment>
            <translation>konec v kole %L1</translation>
        </message>
    </context>
    <context>
        <name>EndPlaces</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Opens the score sheet of the match</extracomment>
            <translation>Tabulka bodů</translation>
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
            <translation>Jak může stůl vypadat</translation>
        </message>
        <message>
            <source>A hand as it is dealt</source>
            <extracomment>Above tiles: so many are dealt to a player by the rules that are being chosen</extracomment>
            <translation>Ruka, jak se rozdá</translation>
        </message>
    </context>
    <context>
        <name>Explanation</name>
        <message>
            <source>In the rules</source>
            <extracomment>A link below what is said of a thing at the table: to the section of the rules that tells more</extracomment>
            <translation>V pravidlech</translation>
        </message>
    </context>
    <context>
        <name>FaultsCard</name>
        <message>
            <source>What mistakes cost</source>
            <extracomment>Heading of a table of kinds of decisions: those that could have been better, the costliest first</extracomment>
            <translation>Co stály chyby</translation>
        </message>
        <message>
            <source>Decision</source>
            <extracomment>Heading of a column: what a player decides, as &quot;What to lay&quot;</extracomment>
            <translation>Rozhodnutí</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <extracomment>Heading of a column: how many moves could have been a little better</extracomment>
            <translation>Nepřesnosti</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <extracomment>Heading of a column: how many moves could have been better</extracomment>
            <translation>Chyby</translation>
        </message>
        <message>
            <source>Blunders</source>
            <extracomment>Heading of a column: how many moves could have been much better</extracomment>
            <translation>Hrubky</translation>
        </message>
        <message>
            <source>Points lost</source>
            <extracomment>Heading of a column: how many points these moves cost</extracomment>
            <translation>Ztráta bodů</translation>
        </message>
    </context>
    <context>
        <name>FileDrop</name>
        <message>
            <source>Only saved matches can be opened: files whose names end in .boneyard.</source>
            <translation>Otevřít se dají jen uložené partie: soubory, jejichž název končí na .boneyard.</translation>
        </message>
    </context>
    <context>
        <name>FitButton</name>
        <message>
            <source>Show it larger</source>
            <extracomment>A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again</extracomment>
            <translation>Přiblížit</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <extracomment>A button on the felt: so that all tiles are seen again, as large as can be</extracomment>
            <translation>Ukázat celý stůl</translation>
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
            <translation>Lekce: %1</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lekce</translation>
        </message>
        <message>
            <source>Lessons: %L1 of %L2 done</source>
            <extracomment>The tip of the button that opens the lessons of a game, once some were gone through</extracomment>
            <translation>Lekce: hotovo %L1 z %L2</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Hrát</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Spoken for a Play button. %1 is a game</extracomment>
            <translation>Hrát: %1</translation>
        </message>
        <message>
            <source>Seats and rules…</source>
            <extracomment>Opens the page where seats and rules are chosen before a match</extracomment>
            <translation>Místa a pravidla…</translation>
        </message>
        <message>
            <source>Seats and rules of %1</source>
            <extracomment>Spoken for that button. %1 is a game</extracomment>
            <translation>Místa a pravidla: %1</translation>
        </message>
    </context>
    <context>
        <name>GamesCard</name>
        <message>
            <source>By game</source>
            <extracomment>Heading of a table with a line for each game</extracomment>
            <translation>Podle hry</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Výhry</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
    </context>
    <context>
        <name>HindsightChip</name>
        <message>
            <source>Hindsight</source>
            <extracomment>Marks what could only be known afterwards</extracomment>
            <translation>Zpětně</translation>
        </message>
    </context>
    <context>
        <name>HintLink</name>
        <message>
            <source>Looking for a good move…</source>
            <extracomment>while a hint is thought of</extracomment>
            <translation>Hledám dobrý tah…</translation>
        </message>
    </context>
    <context>
        <name>HistoryFilter</name>
        <message>
            <source>All games</source>
            <translation>Všechny hry</translation>
        </message>
        <message>
            <source>Name, date, deal …</source>
            <extracomment>What one can write to find a match: anything that the list shows</extracomment>
            <translation>Jméno, datum, rozdání…</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Výsledek</translation>
        </message>
        <message>
            <source>Won or lost</source>
            <extracomment>Of matches in a list, however they ended</extracomment>
            <translation>Výhry i prohry</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Výhry</translation>
        </message>
        <message>
            <source>Not won</source>
            <translation>Bez výhry</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Doba</translation>
        </message>
        <message>
            <source>Any time</source>
            <extracomment>Of matches in a list, whenever they were played</extracomment>
            <translation>Kdykoli</translation>
        </message>
        <message>
            <source>Since yesterday</source>
            <translation>Od včerejška</translation>
        </message>
        <message>
            <source>In the past week</source>
            <translation>Poslední týden</translation>
        </message>
        <message>
            <source>In the past month</source>
            <translation>Poslední měsíc</translation>
        </message>
        <message>
            <source>In the past year</source>
            <translation>Poslední rok</translation>
        </message>
    </context>
    <context>
        <name>HistoryList</name>
        <message>
            <source>History</source>
            <translation>Historie</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Historie</translation>
        </message>
        <message>
            <source>Open a file</source>
            <extracomment>Opens a match that somebody saved as a file</extracomment>
            <translation>Otevřít soubor</translation>
        </message>
        <message>
            <source>Matches you finish are kept here, so you can watch them again move by move.</source>
            <extracomment>There is no match that is over yet</extracomment>
            <translation>Dohrané partie se uchovávají tady a můžete si je znovu prohlédnout tah po tahu.</translation>
        </message>
        <message>
            <source>No matches found. Try a wider search.</source>
            <translation>Nic se nenašlo. Zkuste hledat šířeji.</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partie Boneyardu</translation>
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
            <translation>Vybrat</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows again how the match ended</extracomment>
            <translation>Výsledek</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Smazat</translation>
        </message>
    </context>
    <context>
        <name>HistorySort</name>
        <message>
            <source>Latest first</source>
            <extracomment>Of matches in a list: in which order they are</extracomment>
            <translation>Od nejnovější</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Od nejstarší</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Podle hry</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Od nejdelší</translation>
        </message>
        <message>
            <source>Shortest first</source>
            <translation>Od nejkratší</translation>
        </message>
        <message>
            <source>Best result first</source>
            <extracomment>Of matches in a list: those first that ended best for the player</extracomment>
            <translation>Od nejlepší</translation>
        </message>
        <message>
            <source>Worst result first</source>
            <translation>Od nejhorší</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es)</source>
            <extracomment>How many matches the list has</extracomment>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n partie</numerusform>
                <numerusform>%n partií</numerusform>
            </translation>
        </message>
        <message>
            <source>Order</source>
            <extracomment>In which order matches are listed</extracomment>
            <translation>Pořadí</translation>
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
            <translation>Nastavení</translation>
        </message>
    </context>
    <context>
        <name>HurryButton</name>
        <message>
            <source>To my turn</source>
            <extracomment>A button: the bots play at once until it is one&apos;s turn again</extracomment>
            <translation>K mému tahu</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>A button, for who has no turn to come in the round or the match: the bots play at once to its end</extracomment>
            <translation>Rovnou výsledek</translation>
        </message>
        <message>
            <source>The others play instantly until it is your turn.</source>
            <translation>Ostatní hrají okamžitě, dokud nebudete na tahu.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the match.</source>
            <translation>Ostatní hrají okamžitě až do konce partie.</translation>
        </message>
        <message>
            <source>The others play instantly to the end of the round.</source>
            <translation>Ostatní hrají okamžitě až do konce kola.</translation>
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
            <translation>Klávesy</translation>
        </message>
        <message>
            <source>← →</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>← →</translation>
        </message>
        <message>
            <source>Choose a tile</source>
            <translation>Vybrat kámen</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Next place for it</source>
            <translation>Další místo pro něj</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Otočit ho jinak</translation>
        </message>
        <message>
            <source>Pick a tile or put it back</source>
            <translation>Vybrat kámen nebo ho vrátit</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Lay it there</source>
            <translation>Položit ho tam</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tip</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Vrátit tah</translation>
        </message>
        <message>
            <source>Ctrl+Y</source>
            <translation>Ctrl+Y</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Znovu</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Mezerník</translation>
        </message>
        <message>
            <source>While bots play: on to your turn</source>
            <translation>Když hrají boti: rovnou k vašemu tahu</translation>
        </message>
        <message>
            <source>F</source>
            <translation>F</translation>
        </message>
        <message>
            <source>Show or hide where my tiles fit</source>
            <translation>Ukázat nebo skrýt, kam se hodí moje kameny</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabulka bodů</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>L</source>
            <extracomment>A key on the keyboard</extracomment>
            <translation>L</translation>
        </message>
        <message>
            <source>Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles</source>
            <translation>Rozhlédnout se po stole: šipky a Page ↓ přecházejí od věci k věci, ? ji vysvětlí, Esc se vrátí k vašim kamenům</translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Ukázat celý stůl</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the tile back, or open and close the menu</source>
            <translation>Vrátit kámen, nebo otevřít a zavřít menu</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>The rules for what to do now</source>
            <translation>Pravidla k tomu, co se má teď dělat</translation>
        </message>
        <message>
            <source>Ctrl+F</source>
            <translation>Ctrl+F</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Hledat v pravidlech</translation>
        </message>
        <message>
            <source>?</source>
            <translation>?</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Vysvětlit, co je vybrané nebo pod ukazatelem; dalším stisknutím tyto klávesy</translation>
        </message>
    </context>
    <context>
        <name>LessonOffer</name>
        <message>
            <source>New to %1? Try a two-minute lesson.</source>
            <extracomment>%1 is a game</extracomment>
            <translation>Neznáte hru %1? Zkuste dvouminutovou lekci.</translation>
        </message>
        <message>
            <source>No, thanks</source>
            <extracomment>A button: no lesson is wanted</extracomment>
            <translation>Ne, díky</translation>
        </message>
        <message>
            <source>Show me</source>
            <extracomment>A button: begins the lesson that is offered</extracomment>
            <translation>Ukažte mi to</translation>
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
            <translation>Nevíte si rady? H ukáže tah.</translation>
        </message>
        <message>
            <source>You skipped: %1</source>
            <extracomment>At the end of a lesson. %1 are the titles of steps, as &quot;Close a hexagon · Draw&quot;</extracomment>
            <translation>Přeskočili jste: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonProgress</name>
        <message>
            <source>Step %L1 of %L2</source>
            <extracomment>%L1 of %L2 positions in a lesson</extracomment>
            <translation>Krok %L1 z %L2</translation>
        </message>
    </context>
    <context>
        <name>LessonSteps</name>
        <message>
            <source>Hint</source>
            <extracomment>A button of the lesson: shows the move that is wanted</extracomment>
            <translation>Tip</translation>
        </message>
        <message>
            <source>Again</source>
            <extracomment>A button of the lesson: plays this position once more</extracomment>
            <translation>Znovu</translation>
        </message>
        <message>
            <source>Skip</source>
            <extracomment>A button of the lesson: on to the next position without playing this one</extracomment>
            <translation>Přeskočit</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Další</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Dokončit</translation>
        </message>
    </context>
    <context>
        <name>LessonWays</name>
        <message>
            <source>Play a short match with a coach</source>
            <extracomment>A button after a lesson: plays a match in which one is warned before a bad move</extracomment>
            <translation>Zahrát si krátkou partii s trenérem</translation>
        </message>
        <message>
            <source>Next lesson: %1</source>
            <extracomment>A button: goes to the next lesson. %1 is what that is about</extracomment>
            <translation>Další lekce: %1</translation>
        </message>
        <message>
            <source>The steps you skipped</source>
            <extracomment>A button after a lesson: plays those of its positions that were skipped</extracomment>
            <translation>Přeskočené kroky</translation>
        </message>
        <message>
            <source>Play a match</source>
            <extracomment>The lesson is over: play a real match now</extracomment>
            <translation>Zahrát partii</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <extracomment>A button after a lesson that was opened from the table: the match there goes on</extracomment>
            <translation>Zpátky ke stolu</translation>
        </message>
        <message>
            <source>The lesson again</source>
            <extracomment>A button of the lesson: plays all its positions once more</extracomment>
            <translation>Lekci znovu</translation>
        </message>
    </context>
    <context>
        <name>LevelsCard</name>
        <message>
            <source>By level and seats</source>
            <extracomment>How strong the bots were, and how many seats the table had</extracomment>
            <translation>Podle úrovně a míst</translation>
        </message>
        <message>
            <source>Bots</source>
            <translation>Boti</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Místa</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Výhry</translation>
        </message>
        <message>
            <source>Points per match</source>
            <extracomment>Heading of a column: the mean of the points of a match</extracomment>
            <translation>Body na partii</translation>
        </message>
        <message>
            <source>Best match</source>
            <extracomment>Heading of a column: the most points in a match</extracomment>
            <translation>Nejlepší partie</translation>
        </message>
        <message>
            <source>Best round</source>
            <extracomment>Heading of a column: the most points in a round</extracomment>
            <translation>Nejlepší kolo</translation>
        </message>
    </context>
    <context>
        <name>LookSettings</name>
        <message>
            <source>Language</source>
            <translation>Jazyk</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Motiv</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <extracomment>The theme follows the desktop&apos;s</extracomment>
            <translation>Podle systému</translation>
        </message>
        <message>
            <source>Evening</source>
            <translation>Večer</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Den</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Vysoký kontrast</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Velikost písma</translation>
        </message>
        <message>
            <source>Tile size</source>
            <translation>Velikost kamenů</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Omezit pohyb</translation>
        </message>
        <message>
            <source>Tiles fade in and out instead of moving.</source>
            <extracomment>Explains &quot;Reduce motion&quot;</extracomment>
            <translation>Kameny se místo pohybu jen objeví a zmizí.</translation>
        </message>
        <message>
            <source>Drawing</source>
            <extracomment>A setting: what draws the window</extracomment>
            <translation>Vykreslování</translation>
        </message>
        <message>
            <source>From the next start on. Try another if the table moves slowly or looks wrong.</source>
            <extracomment>Explains &quot;Drawing&quot;</extracomment>
            <translation>Od příštího spuštění. Když se stůl hýbe pomalu nebo vypadá špatně, zkuste jiné.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <extracomment>What draws the window: whichever is there</extracomment>
            <translation>Automaticky</translation>
        </message>
        <message>
            <source>Graphics card</source>
            <extracomment>What draws the window: the part of the computer that is made for it</extracomment>
            <translation>Grafická karta</translation>
        </message>
        <message>
            <source>Processor</source>
            <extracomment>What draws the window: the computer&apos;s main part, without a graphics card</extracomment>
            <translation>Procesor</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Your result</source>
            <translation>Váš výsledek</translation>
        </message>
        <message>
            <source>From the tiles alone</source>
            <translation>Jen podle kamenů</translation>
        </message>
        <message>
            <source>Result and luck</source>
            <translation>Výsledek a štěstí</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Výsledek</translation>
        </message>
        <message>
            <source>From the tiles alone: what your seat makes of the very same deals with good bots in every seat, scaled by how much deals have been found to matter. It is an estimate, and says little after only a few matches.</source>
            <translation>Jen podle kamenů: co vaše místo uhraje se stejnými rozdáními, když na všech místech sedí dobří boti, přepočtené podle toho, jak moc na rozdáních záleží. Je to odhad a po několika málo partiích toho moc neříká.</translation>
        </message>
    </context>
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <extracomment>An entry of the menu that a Mac names after the program (%1), as Apple calls it: opens what tells its version</extracomment>
            <translation>O aplikaci %1</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <extracomment>The same menu: opens the settings</extracomment>
            <translation>Nastavení…</translation>
        </message>
        <message>
            <source>Services</source>
            <extracomment>The same menu, as Apple calls it: what other programs offer to do with what is chosen</extracomment>
            <translation>Služby</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <extracomment>The same menu, as Apple calls it: puts the program (%1) out of sight</extracomment>
            <translation>Skrýt %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <extracomment>The same menu, as Apple calls it: puts all other programs out of sight</extracomment>
            <translation>Skrýt ostatní</translation>
        </message>
        <message>
            <source>Show All</source>
            <extracomment>The same menu, as Apple calls it: all programs come back into sight</extracomment>
            <translation>Zobrazit vše</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <extracomment>The same menu, as Apple calls it: ends the program (%1)</extracomment>
            <translation>Ukončit %1</translation>
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
            <translation>Soubor %1 neexistuje.</translation>
        </message>
        <message>
            <source>%1 is not a file.</source>
            <extracomment>%1 is a folder or a device</extracomment>
            <translation>%1 není soubor, který by šel přečíst.</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nejde přečíst %1: %2.</translation>
        </message>
        <message>
            <source>%1 is too large to be a match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 je na partii moc velký soubor.</translation>
        </message>
        <message>
            <source>%1 is damaged, or is not a Boneyard match.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 je poškozený, nebo to není partie Boneyardu.</translation>
        </message>
        <message>
            <source>%1 was made by a newer version of Boneyard.</source>
            <extracomment>%1 is a file</extracomment>
            <translation>%1 je z novější verze Boneyardu.</translation>
        </message>
        <message>
            <source>The match in %1 cannot be set up: %2</source>
            <extracomment>%1 is a file, %2 is why</extracomment>
            <translation>Partii ze souboru %1 nejde připravit: %2</translation>
        </message>
        <message>
            <source>%1 is damaged: action %L2, &quot;%3&quot;, is against the rules.</source>
            <extracomment>%1 is a file, %L2 the number of an action in it, %3 that action, as &quot;place 3-4 left&quot;</extracomment>
            <translation>%1 je poškozený: akce %L2, „%3“, je proti pravidlům.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nejde zapsat %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>MatchSheet</name>
        <message>
            <source>All games</source>
            <translation>Všechny hry</translation>
        </message>
        <message>
            <source>Share the deal</source>
            <extracomment>So that a friend can play the deal too</extracomment>
            <translation>Sdílet rozdání</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Rozbor</translation>
        </message>
        <message>
            <source>Same deal again</source>
            <extracomment>Starts another match with the very same tiles, seats and rules</extracomment>
            <translation>Stejné rozdání</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Starts another match with the same seats and rules</extracomment>
            <translation>Hrát znovu</translation>
        </message>
        <message>
            <source>Copy the deal</source>
            <translation>Kopírovat rozdání</translation>
        </message>
        <message>
            <source>Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.</source>
            <extracomment>What was copied can be pasted in another program; %1 is a line of text with the number of a deal</extracomment>
            <translation>Zkopírováno: %1. S tímto číslem se znovu rozdají stejné kameny; hráli jen boti, takže tu není žádný výsledek k překonání.</translation>
        </message>
    </context>
    <context>
        <name>MedallionButton</name>
        <message>
            <source>Choose a picture</source>
            <extracomment>Tip on a player&apos;s picture: a press offers others</extracomment>
            <translation>Vybrat obrázek</translation>
        </message>
    </context>
    <context>
        <name>Medallions</name>
        <message>
            <source>Owl</source>
            <extracomment>What the picture shows that a player is known by: an animal or a plant</extracomment>
            <translation>Sova</translation>
        </message>
        <message>
            <source>Fox</source>
            <translation>Liška</translation>
        </message>
        <message>
            <source>Snail</source>
            <translation>Šnek</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulipán</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Ryba</translation>
        </message>
        <message>
            <source>Mushroom</source>
            <translation>Houba</translation>
        </message>
        <message>
            <source>Hare</source>
            <translation>Zajíc</translation>
        </message>
        <message>
            <source>Fir tree</source>
            <translation>Jedle</translation>
        </message>
        <message>
            <source>Duck</source>
            <translation>Kachna</translation>
        </message>
        <message>
            <source>Butterfly</source>
            <translation>Motýl</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Želva</translation>
        </message>
        <message>
            <source>Acorn</source>
            <translation>Žalud</translation>
        </message>
    </context>
    <context>
        <name>MenuSheet</name>
        <message>
            <source>Deal %1</source>
            <extracomment>The number that makes the deal; the same number deals the same tiles</extracomment>
            <translation>Rozdání %1</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Zpátky ke stolu</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Řadit podle čísel</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Řadit podle barev</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabulka bodů</translation>
        </message>
        <message>
            <source>Look back</source>
            <extracomment>Shows what the moves of the match just played cost</extracomment>
            <translation>Rozbor</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Pravidla této hry</translation>
        </message>
        <message>
            <source>Lessons</source>
            <extracomment>Opens the lessons of a game</extracomment>
            <translation>Lekce</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Uložit</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Klávesy</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Nastavení</translation>
        </message>
        <message>
            <source>Start again with new tiles</source>
            <extracomment>Gives up this match and deals a new one with the same rules</extracomment>
            <translation>Začít znovu s novými kameny</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Všechny hry</translation>
        </message>
    </context>
    <context>
        <name>MoveLine</name>
        <message>
            <source>Better: %1</source>
            <extracomment>Of a move that is looked at again: what was played, and what would have been better. %1 is the move</extracomment>
            <translation>Lepší: %1</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <translation>Zahráno: %1</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Tahy</translation>
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
            <translation>Pro lepší tah: %1 Pro zahraný: %2</translation>
        </message>
        <message>
            <source>It wins the match more often.</source>
            <translation>Častěji vyhraje partii.</translation>
        </message>
        <message>
            <source>Over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to try it; %2 is a number of points like 3.4</extracomment>
            <translation>Při %L1 možných rozloženích skrytých kamenů přinese o %2 bodu víc.</translation>
        </message>
        <message>
            <source>No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 points more.</source>
            <extracomment>The same, where there is nothing else to say</extracomment>
            <translation>Žádný jednotlivý důvod nevyniká, ale při %L1 možných rozloženích skrytých kamenů přinese o %2 bodu víc.</translation>
        </message>
        <message>
            <source>Best move</source>
            <extracomment>How good a move was: there was none better</extracomment>
            <translation>Nejlepší tah</translation>
        </message>
        <message>
            <source>Good move</source>
            <extracomment>How good a move was: as good as any</extracomment>
            <translation>Dobrý tah</translation>
        </message>
        <message>
            <source>Inaccuracy</source>
            <extracomment>How good a move was: something was a little better</extracomment>
            <translation>Nepřesnost</translation>
        </message>
        <message>
            <source>Mistake</source>
            <extracomment>How good a move was: something was better</extracomment>
            <translation>Chyba</translation>
        </message>
        <message>
            <source>Blunder</source>
            <extracomment>How good a move was: something was much better</extracomment>
            <translation>Hrubka</translation>
        </message>
        <message>
            <source>What to lay</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Co položit</translation>
        </message>
        <message>
            <source>When to draw or pass</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kdy líznout a kdy pasovat</translation>
        </message>
        <message>
            <source>Which tile to take</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Který kámen vzít</translation>
        </message>
        <message>
            <source>What to meld</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Co vyložit</translation>
        </message>
        <message>
            <source>What to discard</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Co odhodit</translation>
        </message>
        <message>
            <source>When to knock</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Kdy zaklepat</translation>
        </message>
        <message>
            <source>Bids</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Nabídky</translation>
        </message>
        <message>
            <source>What to name</source>
            <extracomment>What a player decides: the heading of how well they do it. What is named is a suit, or whatever a round of the game is played in</extracomment>
            <translation>Co určit</translation>
        </message>
        <message>
            <source>Bets</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Sázky</translation>
        </message>
        <message>
            <source>Getting ready for the last round</source>
            <extracomment>What a player decides: the heading of how well they do it</extracomment>
            <translation>Příprava na poslední kolo</translation>
        </message>
        <message>
            <source>%L1 in 100 chances to win</source>
            <extracomment>What a move cost that cost no points: of 100 matches that go on from there so many fewer are won</extracomment>
            <translation>%L1 ze 100 šancí na výhru</translation>
        </message>
        <message>
            <source>%1 points</source>
            <extracomment>What a move cost; %1 is a number like 3.4</extracomment>
            <translation>%1 bodu</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>What a move cost for certain</extracomment>
            <translation>
                <numerusform>%n bod</numerusform>
                <numerusform>%n body</numerusform>
                <numerusform>%n bodů</numerusform>
            </translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points, the one played to %2, for certain.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5</extracomment>
            <translation>Na konci kola vede lepší tah k výsledku %1, zahraný k výsledku %2, a to jistě.</translation>
        </message>
        <message>
            <source>At the end of the round the better move leads to %1 points on average, the one played to %2, give or take %3.</source>
            <extracomment>Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their difference may be off</extracomment>
            <translation>Na konci kola vede lepší tah v průměru k výsledku %1, zahraný k výsledku %2, s odchylkou až %3.</translation>
        </message>
        <message>
            <source>As the tiles lay, it made no difference.</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>Jak kameny ležely, na ničem to nezměnilo.</translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it cost %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Jak kameny ležely, stálo to %n bod.</numerusform>
                <numerusform>Jak kameny ležely, stálo to %n body.</numerusform>
                <numerusform>Jak kameny ležely, stálo to %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>As the tiles lay, it even gained %n point(s).</source>
            <extracomment>Hindsight: what can only be known afterwards</extracomment>
            <translation>
                <numerusform>Jak kameny ležely, dokonce to %n bod přineslo.</numerusform>
                <numerusform>Jak kameny ležely, dokonce to %n body přineslo.</numerusform>
                <numerusform>Jak kameny ležely, dokonce to %n bodů přineslo.</numerusform>
            </translation>
        </message>
        <message>
            <source>It began with a chance to win of %1 in 100.</source>
            <extracomment>How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences that follow say what came off it and on top of it</extracomment>
            <translation>Na začátku byla šance na výhru %1 ze 100.</translation>
        </message>
        <message>
            <source>Your moves cost nothing.</source>
            <translation>Vaše tahy nic neubraly.</translation>
        </message>
        <message>
            <source>%1&apos;s moves cost nothing.</source>
            <translation>%1: tahy nic neubraly.</translation>
        </message>
        <message numerus="yes">
            <source>Your moves took %n point(s) in 100 off your chance to win.</source>
            <translation>
                <numerusform>Vaše tahy ubraly ze šance na výhru %n bod ze 100.</numerusform>
                <numerusform>Vaše tahy ubraly ze šance na výhru %n body ze 100.</numerusform>
                <numerusform>Vaše tahy ubraly ze šance na výhru %n bodů ze 100.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1&apos;s moves took %n point(s) in 100 off the chance to win.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1: tahy ubraly ze šance na výhru %n bod ze 100.</numerusform>
                <numerusform>%1: tahy ubraly ze šance na výhru %n body ze 100.</numerusform>
                <numerusform>%1: tahy ubraly ze šance na výhru %n bodů ze 100.</numerusform>
            </translation>
        </message>
        <message>
            <source>Luck and the other players added %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Štěstí a ostatní přidali %1.</translation>
        </message>
        <message>
            <source>Luck and the other players took away %1.</source>
            <extracomment>What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100</extracomment>
            <translation>Štěstí a ostatní ubrali %1.</translation>
        </message>
        <message>
            <source>It ended with %1.</source>
            <extracomment>The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a shared victory counts</extracomment>
            <translation>Na konci bylo %1.</translation>
        </message>
    </context>
    <context>
        <name>Narrator</name>
        <message>
            <source>passed</source>
            <extracomment>What a player did last</extracomment>
            <translation>pasuje</translation>
        </message>
        <message>
            <source>drew %L1, passed</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then nothing fitted</extracomment>
            <translation>líže %L1, pasuje</translation>
        </message>
        <message numerus="yes">
            <source>drew %n tile(s)</source>
            <extracomment>What a player did last</extracomment>
            <translation>
                <numerusform>líže %n kámen</numerusform>
                <numerusform>líže %n kameny</numerusform>
                <numerusform>líže %n kamenů</numerusform>
            </translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is the tile laid</extracomment>
            <translation>pokládá: %1</translation>
        </message>
        <message>
            <source>drew %L1, laid %2</source>
            <extracomment>What a player did last, in as few letters as can be: %L1 tiles were drawn, then %2, a tile, was laid</extracomment>
            <translation>líže %L1, pokládá: %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>What a player did in a turn, in as few letters as can be: %1 &quot;took red 7&quot;, %2 &quot;discarded blue 4&quot;</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>A new round was dealt.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Je rozdáno nové kolo.</translation>
        </message>
        <message>
            <source>You drew %1.</source>
            <extracomment>For screen readers; %1 is a tile, which nobody else sees</extracomment>
            <translation>Lízli jste si: %1.</translation>
        </message>
        <message>
            <source>%1 drew %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, which nobody else sees</extracomment>
            <translation>%1 si líže: %2.</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a tile</extracomment>
            <translation>Položili jste: %1.</translation>
        </message>
        <message>
            <source>You drew a tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Lízli jste si kámen.</translation>
        </message>
        <message>
            <source>You passed.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Pasovali jste.</translation>
        </message>
        <message>
            <source>It is your turn.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Jste na tahu.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile</extracomment>
            <translation>%1 pokládá: %2.</translation>
        </message>
        <message>
            <source>%1 drew a tile.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 si líže kámen.</translation>
        </message>
        <message>
            <source>%1 passed.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 pasuje.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s).</source>
            <translation>
                <numerusform>Ztrácíte %n bod.</numerusform>
                <numerusform>Ztrácíte %n body.</numerusform>
                <numerusform>Ztrácíte %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s).</source>
            <translation>
                <numerusform>Získáváte %n bod.</numerusform>
                <numerusform>Získáváte %n body.</numerusform>
                <numerusform>Získáváte %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 ztrácí %n bod.</numerusform>
                <numerusform>%1 ztrácí %n body.</numerusform>
                <numerusform>%1 ztrácí %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s).</source>
            <extracomment>%1 is a player</extracomment>
            <translation>
                <numerusform>%1 získává %n bod.</numerusform>
                <numerusform>%1 získává %n body.</numerusform>
                <numerusform>%1 získává %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Ztrácíte %n bod: %1.</numerusform>
                <numerusform>Ztrácíte %n body: %1.</numerusform>
                <numerusform>Ztrácíte %n bodů: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n point(s): %1.</source>
            <extracomment>For screen readers; %1 is why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>Získáváte %n bod: %1.</numerusform>
                <numerusform>Získáváte %n body: %1.</numerusform>
                <numerusform>Získáváte %n bodů: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 ztrácí %n bod: %2.</numerusform>
                <numerusform>%1 ztrácí %n body: %2.</numerusform>
                <numerusform>%1 ztrácí %n bodů: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n point(s): %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 why: &quot;bridge&quot;, or several points and their reasons: &quot;13 + 40 bridge&quot;</extracomment>
            <translation>
                <numerusform>%1 získává %n bod: %2.</numerusform>
                <numerusform>%1 získává %n body: %2.</numerusform>
                <numerusform>%1 získává %n bodů: %2.</numerusform>
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
            <translation>Sázka vám nevyšla.</translation>
        </message>
        <message>
            <source>%1 missed the bet.</source>
            <translation>%1: sázka nevyšla.</translation>
        </message>
        <message>
            <source>That was your last tile.</source>
            <extracomment>For screen readers</extracomment>
            <translation>To byl váš poslední kámen.</translation>
        </message>
        <message>
            <source>That was %1&apos;s last tile.</source>
            <translation>%1: to byl poslední kámen.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What a player won and lost in a round, and the sum: %1 &quot;46 for tiles laid and 40 for a bridge&quot;, %2 &quot;86&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>elimination</source>
            <extracomment>What kind of round it is: somebody goes out of the match at its end</extracomment>
            <translation>vyřazovací</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>What kind of round it is: it decides the match</extracomment>
            <translation>finále</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Kolo %L1</translation>
        </message>
        <message>
            <source>Round %L1: %2</source>
            <extracomment>The number of a round, and what kind of round it is: &quot;Round 3: elimination&quot;</extracomment>
            <translation>Kolo %L1: %2</translation>
        </message>
        <message>
            <source>You are out: place %L1 of %L2</source>
            <extracomment>The headline of who has gone out of a match that others go on with; %L1 is the place, of %L2</extracomment>
            <translation>Vypadáváte: místo %L1 z %L2</translation>
        </message>
        <message>
            <source>You and %1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is the partner of the player, %L2 the place, of %L3</extracomment>
            <translation>Vypadáváte vy a %1: místo %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 is out: place %L2 of %L3</source>
            <extracomment>The headline when somebody has gone out of a match; %1 is a player, %L2 the place, of %L3</extracomment>
            <translation>Vypadává %1: místo %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 are out: place %L2 of %L3</source>
            <extracomment>The headline when a team has gone out of a match; %1 is a list of players, %L2 the place, of %L3</extracomment>
            <translation>Vypadávají %1: místo %L2 z %L3</translation>
        </message>
        <message>
            <source>The final is over</source>
            <extracomment>The headline when a match has ended with a round that decided it</extracomment>
            <translation>Finále je u konce</translation>
        </message>
        <message>
            <source>Nobody takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Vyřazovací kolo nebere nikdo</translation>
        </message>
        <message>
            <source>Nobody takes the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Kolo nebere nikdo</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list of players</extracomment>
            <translation>Vyřazovací kolo berou %1</translation>
        </message>
        <message>
            <source>%1 take the elimination round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round at whose end somebody goes out; %1 is a list: You, and the partners</extracomment>
            <translation>Vyřazovací kolo berete: %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <extracomment>The headline when a team has taken a round; %1 is a list of players</extracomment>
            <translation>Kolo berou %1</translation>
        </message>
        <message>
            <source>%1 take the round</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has taken a round; %1 is a list: You, and the partners</extracomment>
            <translation>Kolo berete: %1</translation>
        </message>
        <message>
            <source>You take the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match</extracomment>
            <translation>Vyřazovací kolo berete vy</translation>
        </message>
        <message>
            <source>%1 takes the elimination round</source>
            <extracomment>The headline when a round has ended at whose end somebody goes out of the match; %1 is a player</extracomment>
            <translation>Vyřazovací kolo bere %1</translation>
        </message>
        <message>
            <source>You take the round</source>
            <extracomment>The headline when a round has ended</extracomment>
            <translation>Kolo berete vy</translation>
        </message>
        <message>
            <source>%1 takes the round</source>
            <extracomment>The headline when a round has ended; %1 is a player</extracomment>
            <translation>Kolo bere %1</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 is a player, %2 points and their reasons: &quot;13 + 25 out of tiles&quot;</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>You win the match</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Vyhráli jste partii</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <extracomment>The headline when a match has ended; %1 is a player</extracomment>
            <translation>%1 vyhrává partii</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <extracomment>The headline when a team has won a match; %1 is a list of players</extracomment>
            <translation>Partii vyhrávají %1</translation>
        </message>
        <message>
            <source>%1 win the match</source>
            <comment>your team</comment>
            <extracomment>The headline when a team has won a match; %1 is a list: You, and the partners</extracomment>
            <translation>Partii vyhráváte: %1</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended; %1 is a list of players</extracomment>
            <translation>Společná výhra: %1</translation>
        </message>
    </context>
    <context>
        <name>News</name>
        <message>
            <source>All moves are saved now.</source>
            <translation>Všechny tahy už jsou uložené.</translation>
        </message>
    </context>
    <context>
        <name>NoReplay</name>
        <message>
            <source>Replay</source>
            <extracomment>The headline over a match that is looked at again</extracomment>
            <translation>Záznam</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
    </context>
    <context>
        <name>NumberAnswer</name>
        <message>
            <source>Less</source>
            <translation>Méně</translation>
        </message>
        <message>
            <source>Number</source>
            <extracomment>Spoken for a slider: the number that one bids or bets</extracomment>
            <translation>Číslo</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Více</translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message>
            <source>%1%</source>
            <extracomment>%1 is a number from 0 to 100</extracomment>
            <translation>%1 %</translation>
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
            <translation>Žádné kameny</translation>
        </message>
    </context>
    <context>
        <name>OptionModel</name>
        <message>
            <source>Yes</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Ano</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>The value of a rule that is a switch</extracomment>
            <translation>Ne</translation>
        </message>
    </context>
    <context>
        <name>OptionRow</name>
        <message>
            <source>What this means: %1</source>
            <extracomment>Opens the rule book where it explains a rule. %1 is the rule, as &quot;Where melds are laid&quot;</extracomment>
            <translation>Co to znamená: %1</translation>
        </message>
        <message>
            <source>What this means</source>
            <extracomment>Tip on a button that opens the rule book</extracomment>
            <translation>Co to znamená</translation>
        </message>
    </context>
    <context>
        <name>OtherWays</name>
        <message>
            <source>Puzzles</source>
            <extracomment>Opens a page: positions in which the best move is to be found</extracomment>
            <translation>Úlohy</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>The headline over all matches that are over</extracomment>
            <translation>Historie</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistika</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Opens the rule book</extracomment>
            <translation>Pravidla</translation>
        </message>
    </context>
    <context>
        <name>OutRow</name>
        <message>
            <source>out</source>
            <extracomment>Beside a player or a team: it plays no more in this match, or it does</extracomment>
            <translation>mimo hru</translation>
        </message>
        <message>
            <source>still in</source>
            <translation>ve hře</translation>
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
            <translation>Kolo</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Nová partie</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Dívat se dál</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Rovnou výsledek</translation>
        </message>
    </context>
    <context>
        <name>OverviewMap</name>
        <message>
            <source>Map of the table</source>
            <extracomment>Spoken for a small map of the whole table</extracomment>
            <translation>Mapa stolu</translation>
        </message>
        <message>
            <source>The whole table. Press a spot to go there.</source>
            <extracomment>Of the small map of a table that is larger than what one sees of it</extracomment>
            <translation>Celý stůl. Stisknutím se přesunete na dané místo.</translation>
        </message>
    </context>
    <context>
        <name>PageBar</name>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>A coach looks on, and has a word before a costly move.</source>
            <extracomment>Said as a match begins that follows a lesson</extracomment>
            <translation>Dívá se na vás trenér: před drahým tahem se ozve.</translation>
        </message>
        <message>
            <source>Length: %1.</source>
            <extracomment>After that. %1 is what short rules are called, as Single round</extracomment>
            <translation>Délka: %1.</translation>
        </message>
    </context>
    <context>
        <name>PathSheet</name>
        <message>
            <source>Save as</source>
            <translation>Uložit jako</translation>
        </message>
        <message>
            <source>Open a file</source>
            <translation>Otevřít soubor</translation>
        </message>
        <message>
            <source>File path</source>
            <extracomment>Where a file lies: its folders and its name</extracomment>
            <translation>Cesta k souboru</translation>
        </message>
        <message>
            <source>There is already a file %1.</source>
            <extracomment>A file is to be saved; %1 is the name of one that lies there</extracomment>
            <translation>Soubor %1 už existuje.</translation>
        </message>
        <message>
            <source>At hand</source>
            <extracomment>Over a list of files</extracomment>
            <translation>Po ruce</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Zrušit</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Saves a file over another one of that name</extracomment>
            <translation>Nahradit</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>Saves a file beside another one of that name, under a name of its own</extracomment>
            <translation>Nechat oba</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Uložit</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otevřít</translation>
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
                <numerusform>Smazána %n partie</numerusform>
                <numerusform>Smazány %n partie</numerusform>
                <numerusform>Smazáno %n partií</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) picked</source>
            <translation>
                <numerusform>Vybrána %n partie</numerusform>
                <numerusform>Vybrány %n partie</numerusform>
                <numerusform>Vybráno %n partií</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>Brings matches back that were deleted just now</extracomment>
            <translation>Vrátit</translation>
        </message>
        <message>
            <source>All %L1</source>
            <extracomment>Picks all matches of the list; %L1 is how many</extracomment>
            <translation>Všech %L1</translation>
        </message>
        <message>
            <source>Save as files</source>
            <extracomment>Writes matches to files, one for each</extracomment>
            <translation>Uložit jako soubory</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Smazat</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Leaves alone the matches that were picked</extracomment>
            <translation>Zrušit</translation>
        </message>
    </context>
    <context>
        <name>Pile</name>
        <message numerus="yes">
            <source>Boneyard: %n tile(s) left</source>
            <extracomment>Spoken for the boneyard, the heap of tiles that are left to draw</extracomment>
            <translation>
                <numerusform>Talon: zbývá %n kámen</numerusform>
                <numerusform>Talon: zbývají %n kameny</numerusform>
                <numerusform>Talon: zbývá %n kamenů</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PileMark</name>
        <message>
            <source>It is empty.</source>
            <translation>Je prázdný.</translation>
        </message>
    </context>
    <context>
        <name>PileSheet</name>
        <message>
            <source>On the pile</source>
            <translation>Na hromádce</translation>
        </message>
        <message>
            <source>The tile on top comes first.</source>
            <extracomment>What lies on an open pile is shown below, in this order</extracomment>
            <translation>První je kámen navrchu.</translation>
        </message>
    </context>
    <context>
        <name>PlaySettings</name>
        <message>
            <source>Tiles show</source>
            <translation>Na kamenech jsou</translation>
        </message>
        <message>
            <source>As usual</source>
            <extracomment>What is printed on a tile: pips or numbers, whichever the game is known for</extracomment>
            <translation>Jak je zvykem</translation>
        </message>
        <message>
            <source>Pips</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Oka</translation>
        </message>
        <message>
            <source>Numbers</source>
            <extracomment>What is printed on a tile</extracomment>
            <translation>Čísla</translation>
        </message>
        <message>
            <source>Pace of the others</source>
            <translation>Tempo ostatních</translation>
        </message>
        <message>
            <source>Slow</source>
            <extracomment>How fast the other seats move</extracomment>
            <translation>Pomalu</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normálně</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rychle</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Ihned</translation>
        </message>
        <message>
            <source>Say what to do</source>
            <translation>Říkat, co se má dělat</translation>
        </message>
        <message>
            <source>A quiet line at the top of the table.</source>
            <translation>Nenápadný řádek nahoře na stole.</translation>
        </message>
        <message>
            <source>Mark the open ends</source>
            <translation>Označit volné konce</translation>
        </message>
        <message>
            <source>A sign at each end shows what fits there.</source>
            <translation>Značka na každém konci ukazuje, co tam patří.</translation>
        </message>
        <message>
            <source>Show where my tiles fit</source>
            <translation>Ukázat, kam se hodí moje kameny</translation>
        </message>
        <message>
            <source>In games that grow in all directions. The F key does the same.</source>
            <translation>Ve hrách, kde se přikládá ze všech stran. Totéž dělá klávesa F.</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Player %L1</source>
            <extracomment>The name of one of several persons at the table; %L1 is 1, 2, ...</extracomment>
            <translation>Hráč %L1</translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>The name of the only person at the table</extracomment>
            <translation>Vy</translation>
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
            <translation>Klára</translation>
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
            <translation>Stisknutím dne se ukážou jeho partie</translation>
        </message>
    </context>
    <context>
        <name>PromptOffer</name>
        <message>
            <source>The line above says what to do. Do you still want it?</source>
            <translation>Řádek nahoře říká, co se má dělat. Chcete ho mít dál?</translation>
        </message>
        <message>
            <source>Hide it</source>
            <extracomment>A button: the line that says what is to be done goes away</extracomment>
            <translation>Skrýt</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>A button: the line that says what is to be done stays</extracomment>
            <translation>Nechat</translation>
        </message>
    </context>
    <context>
        <name>PuzzleBar</name>
        <message>
            <source>Puzzles</source>
            <extracomment>The title of a page: positions in which the best move is to be found</extracomment>
            <translation>Úlohy</translation>
        </message>
        <message>
            <source>Which puzzles</source>
            <extracomment>What is chosen: the puzzles of a game, or one&apos;s own mistakes</extracomment>
            <translation>Které úlohy</translation>
        </message>
    </context>
    <context>
        <name>PuzzleButtons</name>
        <message>
            <source>Next puzzle</source>
            <extracomment>A button: the next puzzle</extracomment>
            <translation>Další úloha</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>A button: plays a match from the position of a puzzle</extracomment>
            <translation>Hrát odtud dál</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>A button, where there is little room: the next puzzle</extracomment>
            <translation>Další</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>A button, where there is little room: plays a match from the position of a puzzle</extracomment>
            <translation>Hrát dál</translation>
        </message>
        <message>
            <source>Show the solution</source>
            <translation>Ukázat řešení</translation>
        </message>
        <message>
            <source>Look back at your last match</source>
            <extracomment>A button: shows what the moves of the last match cost</extracomment>
            <translation>Rozbor poslední partie</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Nothing new is left, so the ones you tried longest ago come up again.</source>
            <extracomment>All puzzles of a game were tried before</extracomment>
            <translation>Nic nového nezbylo: vracejí se úlohy, které jste zkoušeli nejdávněji.</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Your tiles</source>
            <extracomment>Spoken name of the rack that holds the player&apos;s tiles</extracomment>
            <translation>Vaše kameny</translation>
        </message>
    </context>
    <context>
        <name>RackTile</name>
        <message>
            <source>Can be played</source>
            <extracomment>Spoken after a tile&apos;s name when it can be played now</extracomment>
            <translation>Dá se zahrát</translation>
        </message>
        <message>
            <source>Just drawn</source>
            <extracomment>Spoken after a tile&apos;s name when it came to the hand last</extracomment>
            <translation>Právě líznutý</translation>
        </message>
    </context>
    <context>
        <name>RatingCard</name>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vy</translation>
        </message>
        <message>
            <source>It rises when you win more than expected against the bots you faced, and falls when you win less. The band around it is where it may really be: it grows when you have not played for a while.</source>
            <translation>Roste, když proti svým botům vyhráváte víc, než se čekalo, a klesá, když méně. Pás kolem něj ukazuje, kde opravdu může být: rozšiřuje se, když jste delší dobu nehráli.</translation>
        </message>
    </context>
    <context>
        <name>ReasonLink</name>
        <message>
            <source>%1: what the rules say</source>
            <extracomment>Spoken for a link to the rules. %1 is why points were won: &quot;closed a hexagon&quot;</extracomment>
            <translation>%1: co říkají pravidla</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back</source>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>Round %L1 of %L2</source>
            <extracomment>Where one is in a replay: the round, and how many there are</extracomment>
            <translation>Kolo %L1 z %L2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Where one is in a replay: %1 &quot;Round 3 of 5&quot;, %2 what that is: &quot;elimination&quot;</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Hands shown</source>
            <extracomment>Spoken name of a list: whose tiles one sees in a replay</extracomment>
            <translation>Viditelné ruce</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>A button: shows how the match ended</extracomment>
            <translation>Výsledek</translation>
        </message>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Tahy</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <extracomment>Opens what a bot says of how well somebody played</extracomment>
            <translation>Jak dobře se hrálo</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabulka bodů</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Uložit</translation>
        </message>
        <message>
            <source>Hide the hands</source>
            <extracomment>A button: the hands are shown, or not, so that the table has more room</extracomment>
            <translation>Skrýt ruce</translation>
        </message>
        <message>
            <source>Show the hands</source>
            <translation>Ukázat ruce</translation>
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
            <translation>Na začátek</translation>
        </message>
        <message>
            <source>To the beginning (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Na začátek (%1)</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>One round back</source>
            <translation>O kolo zpět</translation>
        </message>
        <message>
            <source>One round back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>O kolo zpět (%1)</translation>
        </message>
        <message>
            <source>One move back</source>
            <translation>O tah zpět</translation>
        </message>
        <message>
            <source>One move back (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>O tah zpět (%1)</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pauza</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Přehrát</translation>
        </message>
        <message>
            <source>One move forward</source>
            <translation>O tah vpřed</translation>
        </message>
        <message>
            <source>One move forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>O tah vpřed (%1)</translation>
        </message>
        <message>
            <source>One round forward</source>
            <translation>O kolo vpřed</translation>
        </message>
        <message>
            <source>One round forward (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>O kolo vpřed (%1)</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Na konec</translation>
        </message>
        <message>
            <source>To the end (%1)</source>
            <extracomment>%1 is a key on the keyboard</extracomment>
            <translation>Na konec (%1)</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>To the previous move that could be better</source>
            <translation>K předchozímu tahu, který mohl být lepší</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>%1 what a button does, %2 a key on the keyboard</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>To the next move that could be better</source>
            <translation>K dalšímu tahu, který mohl být lepší</translation>
        </message>
    </context>
    <context>
        <name>ReplayCaption</name>
        <message>
            <source>The tiles are dealt.</source>
            <extracomment>Before the first move of a replay</extracomment>
            <translation>Kameny jsou rozdané.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Starts a match of its own against bots from the position that is shown</extracomment>
            <translation>Hrát dál</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Hrát odtud dál</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Move</source>
            <extracomment>Spoken name of a slider that goes through the moves of a match</extracomment>
            <translation>Tah</translation>
        </message>
        <message>
            <source>%L1 of %L2</source>
            <extracomment>Where one is in a replay: %L1 of %L2 moves</extracomment>
            <translation>%L1 z %L2</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeysSheet</name>
        <message>
            <source>Keys</source>
            <translation>Klávesy</translation>
        </message>
        <message>
            <source>One move back, one move forward</source>
            <extracomment>Names of keys on a keyboard</extracomment>
            <translation>O tah zpět, o tah vpřed</translation>
        </message>
        <message>
            <source>One round back, one round forward</source>
            <translation>O kolo zpět, o kolo vpřed</translation>
        </message>
        <message>
            <source>Home, End</source>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning, to the end</source>
            <translation>Na začátek, na konec</translation>
        </message>
        <message>
            <source>To the previous or the next move that could be better</source>
            <translation>K předchozímu nebo dalšímu tahu, který mohl být lepší</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Mezerník</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Přehrát nebo pauza</translation>
        </message>
        <message>
            <source>See it from another seat</source>
            <translation>Podívat se z jiného místa</translation>
        </message>
        <message>
            <source>The list of moves</source>
            <translation>Seznam tahů</translation>
        </message>
        <message>
            <source>How well it was played</source>
            <translation>Jak dobře se hrálo</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabulka bodů</translation>
        </message>
        <message>
            <source>Show the whole table</source>
            <translation>Ukázat celý stůl</translation>
        </message>
        <message>
            <source>The rules of the game</source>
            <translation>Pravidla hry</translation>
        </message>
        <message>
            <source>Explain what is chosen or under the pointer; press again for these keys</source>
            <translation>Vysvětlit, co je vybrané nebo pod ukazatelem; dalším stisknutím tyto klávesy</translation>
        </message>
        <message>
            <source>Show or hide the hands</source>
            <translation>Ukázat nebo skrýt ruce</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>The analysis is done.</source>
            <translation>Rozbor je hotový.</translation>
        </message>
    </context>
    <context>
        <name>ReplaySheets</name>
        <message>
            <source>Moves</source>
            <extracomment>A list of all moves of a match</extracomment>
            <translation>Tahy</translation>
        </message>
    </context>
    <context>
        <name>RoundSheet</name>
        <message>
            <source>In the rules</source>
            <extracomment>Opens the rule book where it explains how a round ends and what it scores</extracomment>
            <translation>V pravidlech</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Podívat se na stůl</translation>
        </message>
        <message>
            <source>New match</source>
            <extracomment>For who is out of a match: leaves it, and starts another with the same seats and rules</extracomment>
            <translation>Nová partie</translation>
        </message>
        <message>
            <source>See the result now</source>
            <extracomment>For who is out of a match: the bots play the rest at once</extracomment>
            <translation>Rovnou výsledek</translation>
        </message>
        <message>
            <source>Keep watching</source>
            <extracomment>For who is out of a match: the others play on</extracomment>
            <translation>Dívat se dál</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below the result of a round; %1 a number of points</extracomment>
            <translation>Body potřebné k výhře partie: %L1</translation>
        </message>
    </context>
    <context>
        <name>RuleQuery</name>
        <message>
            <source>a an and any are at be by can could do does each every for from get gets go happens has have how i if in is it many may me mean means much must my need of on one or should that the there they this to was we what when where which who whose why will with you your</source>
            <extracomment>Words of questions that do not say what is looked for in the rules, with spaces between them: nobody sees them. All such words of your language: articles, &quot;how&quot;, &quot;what&quot;, &quot;who&quot;, &quot;when&quot;, &quot;I&quot;, &quot;can&quot;, &quot;must&quot;, &quot;is&quot;</extracomment>
            <translation>a aby ale ani bez být by co čeho čemu čím do dělat dostanu i jak jaká jaké jaký jakou je jeden jedna jestli jsem jsou k kam každá každý kde kdo kdy kdyby když kolik komu kterou která které který mám má mě mi moci mohu může můj můžu musí musím na ne nebo o od po pod pokud potřebuju potřebuji proč pro při s se si stane ta tak ten to u v ve z za ze znamená</translation>
        </message>
    </context>
    <context>
        <name>RulesCard</name>
        <message>
            <source>Your own</source>
            <extracomment>Shown where the rules are no ready set</extracomment>
            <translation>Vlastní</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Pravidla</translation>
        </message>
    </context>
    <context>
        <name>RulesChooser</name>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Kapitola</translation>
        </message>
    </context>
    <context>
        <name>RulesFound</name>
        <message>
            <source>Found</source>
            <extracomment>Spoken name of the list of what was found in the rules</extracomment>
            <translation>Nalezeno</translation>
        </message>
        <message>
            <source>%1, %2: %3</source>
            <extracomment>Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text</extracomment>
            <translation>%1, %2: %3</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Nic se nenašlo.</translation>
        </message>
    </context>
    <context>
        <name>RulesIndex</name>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of the rule book&apos;s games and chapters</extracomment>
            <translation>Obsah</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules</source>
            <extracomment>The rule book</extracomment>
            <translation>Pravidla</translation>
        </message>
    </context>
    <context>
        <name>RulesSearch</name>
        <message>
            <source>Search the rules</source>
            <extracomment>In an empty field: words to look for in the rules</extracomment>
            <translation>Hledat v pravidlech</translation>
        </message>
    </context>
    <context>
        <name>SaveSheet</name>
        <message>
            <source>Save</source>
            <extracomment>Saves a match, or a picture of the table, as a file</extracomment>
            <translation>Uložit</translation>
        </message>
        <message>
            <source>The match as a file</source>
            <extracomment>Writes the match to a file that can be opened again</extracomment>
            <translation>Partie jako soubor</translation>
        </message>
        <message>
            <source>A picture of the table</source>
            <translation>Obrázek stolu</translation>
        </message>
        <message>
            <source>Keep it in my history</source>
            <extracomment>Puts a match from a file among those that were played here</extracomment>
            <translation>Nechat v mé historii</translation>
        </message>
        <message>
            <source>Keep it among my matches</source>
            <translation>Nechat mezi mými partiemi</translation>
        </message>
        <message>
            <source>Pictures</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Obrázky</translation>
        </message>
        <message>
            <source>Boneyard matches</source>
            <translation>Partie Boneyardu</translation>
        </message>
    </context>
    <context>
        <name>ScoreCell</name>
        <message>
            <source>The reasons are shown below.</source>
            <extracomment>Spoken for a cell of the score sheet</extracomment>
            <translation>Důvody jsou vidět dole.</translation>
        </message>
        <message>
            <source>Shows the reasons.</source>
            <translation>Ukáže důvody.</translation>
        </message>
    </context>
    <context>
        <name>ScoreHead</name>
        <message>
            <source>Together %L1</source>
            <extracomment>Over the columns of partners: what they have together</extracomment>
            <translation>Spolu %L1</translation>
        </message>
        <message>
            <source>%1 together: %L2</source>
            <extracomment>Spoken over the columns of partners. %1 their names, %L2 what they have together</extracomment>
            <translation>%1 spolu: %L2</translation>
        </message>
        <message>
            <source>Partners: %1</source>
            <extracomment>%1: names of players who are a team</extracomment>
            <translation>Spoluhráči: %1</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Over the numbers of the rounds</extracomment>
            <translation>Kolo</translation>
        </message>
        <message>
            <source>%1: %L2 in the final, %L3 before it</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it</extracomment>
            <translation>%1: ve finále %L2, před ním %L3</translation>
        </message>
        <message>
            <source>%1: %L2 in all</source>
            <extracomment>Spoken over a column of the score sheet. %1 name, %L2 points in all</extracomment>
            <translation>%1: celkem %L2</translation>
        </message>
        <message>
            <source>The final starts from scratch, and decides the match.</source>
            <translation>Finále začíná od nuly a rozhoduje partii.</translation>
        </message>
        <message>
            <source>The sum of all rounds below.</source>
            <translation>Součet všech kol dole.</translation>
        </message>
        <message>
            <source>final (before: %L1)</source>
            <extracomment>Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it</extracomment>
            <translation>finále (před ním: %L1)</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final</extracomment>
            <translation>celkem</translation>
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
            <translation>rozhodlo partii</translation>
        </message>
        <message>
            <source>before the first round</source>
            <extracomment>A line of a score sheet: points that a seat had before anything was laid</extracomment>
            <translation>před prvním kolem</translation>
        </message>
    </context>
    <context>
        <name>ScoreNumber</name>
        <message>
            <source>Before the first round</source>
            <extracomment>What the number before a row of the score sheet is</extracomment>
            <translation>Před prvním kolem</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>In place of a round&apos;s number: what was won before the first</extracomment>
            <translation>Začátek</translation>
        </message>
        <message>
            <source>Final</source>
            <extracomment>In place of a round&apos;s number: the final, which decided the match</extracomment>
            <translation>Finále</translation>
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
            <translation>Žádné body získané ani ztracené.</translation>
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
            <translation>Před 1. kolem, %1: %L2</translation>
        </message>
        <message>
            <source>The final, %1: already out</source>
            <extracomment>Spoken cell of a score sheet, in the row of the final. %1 the name of who was out before it</extracomment>
            <translation>Finále, %1: už mimo hru</translation>
        </message>
        <message>
            <source>The final, %1: %L2</source>
            <extracomment>Spoken cell of a score sheet. %1 name, %L2 points in the final, which decided the match</extracomment>
            <translation>Finále, %1: %L2</translation>
        </message>
        <message>
            <source>%1, still being played, %2: %L3 so far, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points so far, %L4 points in all</extracomment>
            <translation>%1, ještě se hraje, %2: zatím %L3, celkem %L4</translation>
        </message>
        <message>
            <source>%1, %2: %L3, %L4 in all</source>
            <extracomment>Spoken cell of a score sheet. %1 &quot;Round 3&quot;, %2 name, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2: %L3, celkem %L4</translation>
        </message>
        <message>
            <source>The final, %1 together: %L2</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 their names, %L2 points in the final, which decided the match</extracomment>
            <translation>Finále, %1 spolu: %L2</translation>
        </message>
        <message>
            <source>%1, %2 together: %L3, %L4 in all</source>
            <extracomment>Spoken sum of partners on a score sheet. %1 &quot;Round 3&quot;, %2 their names, %L3 points, %L4 points in all</extracomment>
            <translation>%1, %2 spolu: %L3, celkem %L4</translation>
        </message>
        <message>
            <source>Press to see how it adds up.</source>
            <translation>Stisknutím uvidíte, jak se to sčítá.</translation>
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation>Tabulka bodů</translation>
        </message>
        <message>
            <source>Nobody has scored yet.</source>
            <translation>Zatím nikdo nebodoval.</translation>
        </message>
        <message>
            <source>Points to win the match: %L1</source>
            <extracomment>Below a score sheet; %1 a number of points</extracomment>
            <translation>Body potřebné k výhře partie: %L1</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>Puts the score sheet where other programs can paste it from</extracomment>
            <translation>Kopírovat</translation>
        </message>
        <message>
            <source>Copied. You can paste it as a table.</source>
            <extracomment>The score sheet can be pasted in another program now</extracomment>
            <translation>Zkopírováno. Můžete to vložit jako tabulku.</translation>
        </message>
        <message>
            <source>Save as a table</source>
            <extracomment>Saves the score sheet as a file that other programs read</extracomment>
            <translation>Uložit jako tabulku</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabulky (CSV)</translation>
        </message>
        <message>
            <source>Press a number to see how it adds up.</source>
            <extracomment>Below a score sheet</extracomment>
            <translation>Stisknutím čísla uvidíte, jak se sčítá.</translation>
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
            <translation>spolu</translation>
        </message>
        <message>
            <source>final, together</source>
            <extracomment>On the plate of a player who has partners, before what they have in the final, which starts anew</extracomment>
            <translation>finále, spolu</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <extracomment>Somebody at this machine</extracomment>
            <translation>Člověk</translation>
        </message>
        <message>
            <source>Picture of %1: %2</source>
            <extracomment>Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as &quot;Owl&quot;</extracomment>
            <translation>%1, obrázek: %2</translation>
        </message>
        <message>
            <source>Name at seat %L1</source>
            <extracomment>Spoken for the field with a player&apos;s name. %L1 is the number of the seat</extracomment>
            <translation>Jméno na místě %L1</translation>
        </message>
        <message>
            <source>Who sits at seat %L1</source>
            <extracomment>Spoken for the choice between a person and a bot&apos;s level. %L1 is the number of the seat</extracomment>
            <translation>Kdo sedí na místě %L1</translation>
        </message>
    </context>
    <context>
        <name>SeatsCard</name>
        <message>
            <source>Seats at the table</source>
            <translation>Místa u stolu</translation>
        </message>
        <message>
            <source>Hints and undo</source>
            <translation>Tipy a vracení tahů</translation>
        </message>
        <message>
            <source>A casual match: you can ask for hints and take moves back.</source>
            <extracomment>Explains what a rated match is, and a casual one</extracomment>
            <translation>Volná partie: můžete si říct o tip a vracet tahy.</translation>
        </message>
        <message>
            <source>A rated match: no hints, and a tile laid is a tile played.</source>
            <translation>Hodnocená partie: žádné tipy, a položený kámen už leží.</translation>
        </message>
        <message>
            <source>Deal number</source>
            <translation>Číslo rozdání</translation>
        </message>
        <message>
            <source>The same number deals the same tiles. Leave it empty for a new deal.</source>
            <extracomment>Explains the deal number</extracomment>
            <translation>Stejné číslo rozdá stejné kameny. Nechte ho prázdné pro nové rozdání.</translation>
        </message>
        <message>
            <source>New</source>
            <extracomment>Shown in the empty field for the deal number</extracomment>
            <translation>Nové</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Nastavení</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Vzhled</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Stůl</translation>
        </message>
    </context>
    <context>
        <name>ShareCard</name>
        <message>
            <source>Can a friend do better?</source>
            <extracomment>The headline over the ways to send a deal to a friend</extracomment>
            <translation>Zvládne to někdo z přátel líp?</translation>
        </message>
        <message>
            <source>Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.</source>
            <translation>Soupeř hraje se stejnými kameny z vašeho místa, proti stejným botům a bez tipů. Na konci se oba výsledky porovnají.</translation>
        </message>
        <message>
            <source>Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.</source>
            <extracomment>What can be cheated when a deal is sent to a friend</extracomment>
            <translation>Nikdo to nehlídá: rozdání se dá hrát i vícekrát, a kdo otevře soubor, váš výsledek uvidí a může ho změnit.</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Puts a text on the clipboard that can be sent to a friend</extracomment>
            <translation>Kopírovat jako text</translation>
        </message>
        <message>
            <source>The text is on the clipboard: send it to your friend.</source>
            <translation>Text je ve schránce: pošlete ho, komu chcete.</translation>
        </message>
        <message>
            <source>Save as a file</source>
            <translation>Uložit jako soubor</translation>
        </message>
        <message>
            <source>Matches of Boneyard</source>
            <translation>Partie Boneyardu</translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close</source>
            <extracomment>Closes a sheet that lies over the page</extracomment>
            <translation>Zavřít</translation>
        </message>
    </context>
    <context>
        <name>SideHeads</name>
        <message>
            <source>Round</source>
            <extracomment>Over the points that a round brought each player</extracomment>
            <translation>Kolo</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Over the points that each player has in all</extracomment>
            <translation>Celkem</translation>
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
            <translation>%1: ve finále %2, před ním %3</translation>
        </message>
        <message>
            <source>%1: this round %2, in all %3</source>
            <extracomment>Spoken at the end of a round. %1 a name or several, %2 &quot;12 points&quot;, %3 &quot;34 points&quot;</extracomment>
            <translation>%1: toto kolo %2, celkem %3</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>Before a number in the result of a match: points of the final, which decided it</extracomment>
            <translation>finále</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>Before a number in the result of a match: points of all rounds, of who was out before its end</extracomment>
            <translation>celkem</translation>
        </message>
    </context>
    <context>
        <name>SortButton</name>
        <message>
            <source>Sort by colour</source>
            <translation>Řadit podle barev</translation>
        </message>
        <message>
            <source>Sort by number</source>
            <translation>Řadit podle čísel</translation>
        </message>
    </context>
    <context>
        <name>SoundSettings</name>
        <message>
            <source>Sounds</source>
            <extracomment>A setting: soft sounds of tiles</extracomment>
            <translation>Zvuky</translation>
        </message>
        <message>
            <source>Soft sounds for tiles, chimes for what is won</source>
            <extracomment>Below the setting Sounds</extracomment>
            <translation>Tiché zvuky kamenů a chvil, kdy se něco podaří</translation>
        </message>
        <message>
            <source>No sound output was found on this computer.</source>
            <extracomment>Below the setting Sounds, instead of its usual line</extracomment>
            <translation>Na tomto počítači není žádný zvukový výstup.</translation>
        </message>
        <message>
            <source>Volume of tiles</source>
            <extracomment>A setting: how loud tiles are that are laid, drawn and dealt</extracomment>
            <translation>Hlasitost kamenů</translation>
        </message>
        <message>
            <source>Volume of chimes</source>
            <extracomment>A setting: how loud the notes are that are heard when something is won</extracomment>
            <translation>Hlasitost úspěchů</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n bod</numerusform>
                <numerusform>%n body</numerusform>
                <numerusform>%n bodů</numerusform>
            </translation>
        </message>
        <message>
            <source>minus %1</source>
            <extracomment>Spoken for a score below zero. %1 &quot;34 points&quot;</extracomment>
            <translation>minus %1</translation>
        </message>
        <message>
            <source>together %1 in the final</source>
            <extracomment>Spoken for what partners have in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>spolu %1 ve finále</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Spoken for what a player has in the final. %1 &quot;34 points&quot;</extracomment>
            <translation>%1 ve finále</translation>
        </message>
        <message>
            <source>together %1</source>
            <extracomment>Spoken for what partners have. %1 &quot;34 points&quot;</extracomment>
            <translation>spolu %1</translation>
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
                <numerusform>%n kámen</numerusform>
                <numerusform>%n kameny</numerusform>
                <numerusform>%n kamenů</numerusform>
            </translation>
        </message>
        <message>
            <source>Σ: what partners have together.</source>
            <extracomment>The sign Σ before the points on a small plate</extracomment>
            <translation>Σ: co mají spoluhráči dohromady.</translation>
        </message>
        <message>
            <source>To move</source>
            <extracomment>Spoken for the seat whose turn it is</extracomment>
            <translation>Na tahu</translation>
        </message>
    </context>
    <context>
        <name>StandingGraph</name>
        <message>
            <source>Chance to win</source>
            <extracomment>Above a graph, as long as nothing is known of where one is</extracomment>
            <translation>Šance na výhru</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2, give or take %3</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off</extracomment>
            <translation>Po tahu %L1: šance na výhru %2, s odchylkou až %3</translation>
        </message>
        <message>
            <source>After move %L1: chance to win %2</source>
            <extracomment>How a match stood after a move. %L1 its number, %2 like 62%</extracomment>
            <translation>Po tahu %L1: šance na výhru %2</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>What a graph says of a move. %1 &quot;After move 5: chance to win 62%&quot;, %2 the move in words</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Before the deal: chance to win %1</source>
            <extracomment>How a match stood when nobody had seen a tile. %1 is like 50%</extracomment>
            <translation>Před rozdáním: šance na výhru %1</translation>
        </message>
    </context>
    <context>
        <name>StartAgainSheet</name>
        <message>
            <source>Start again with new tiles?</source>
            <translation>Začít znovu s novými kameny?</translation>
        </message>
        <message>
            <source>This match will wait for you on the first page.</source>
            <extracomment>What becomes of a match that is not over when another is begun</extracomment>
            <translation>Tato partie na vás počká na první stránce.</translation>
        </message>
        <message>
            <source>This match is not saved, and will be lost.</source>
            <translation>Tato partie není uložená a ztratí se.</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Goes back to the match without starting another</extracomment>
            <translation>Hrát dál</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Leaves the match and deals a new one with the same rules</extracomment>
            <translation>Začít znovu</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Set %n seat(s)</source>
            <extracomment>A button, where the rules need another number of seats</extracomment>
            <translation>
                <numerusform>Nastavit %n místo</numerusform>
                <numerusform>Nastavit %n místa</numerusform>
                <numerusform>Nastavit %n míst</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Begins the match</extracomment>
            <translation>Začít</translation>
        </message>
    </context>
    <context>
        <name>StatisticsFoot</name>
        <message>
            <source>Your data</source>
            <translation>Vaše data</translation>
        </message>
        <message>
            <source>All of this stays on this computer. You can export a table with a row for each match (CSV).</source>
            <translation>Všechno zůstává v tomto počítači. Tabulku s řádkem pro každou partii (CSV) můžete exportovat.</translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>Writes the table of matches</extracomment>
            <translation>Exportovat</translation>
        </message>
        <message>
            <source>Tables (CSV)</source>
            <extracomment>Kinds of files in a list</extracomment>
            <translation>Tabulky (CSV)</translation>
        </message>
        <message>
            <source>Delete them for good? Your matches stay in the history, but those finished so far will no longer count.</source>
            <translation>Smazat navždy? Partie zůstanou v historii, ale ty dosud dohrané se už nebudou počítat.</translation>
        </message>
        <message>
            <source>Delete statistics</source>
            <translation>Smazat statistiku</translation>
        </message>
        <message>
            <source>Keep them</source>
            <extracomment>The statistics are not deleted</extracomment>
            <translation>Nechat</translation>
        </message>
        <message>
            <source>Delete for this game</source>
            <translation>Smazat u této hry</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Smazat vše</translation>
        </message>
    </context>
    <context>
        <name>StatisticsHead</name>
        <message>
            <source>A week</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Týden</translation>
        </message>
        <message>
            <source>A month</source>
            <translation>Měsíc</translation>
        </message>
        <message>
            <source>A year</source>
            <translation>Rok</translation>
        </message>
        <message>
            <source>From the beginning</source>
            <extracomment>How far back the statistics go: to the first match</extracomment>
            <translation>Od začátku</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Hra</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>Matches at tables of which size and against which bots</extracomment>
            <translation>Stoly</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>How far back the statistics go</extracomment>
            <translation>Doba</translation>
        </message>
        <message>
            <source>You finished no such match in that time.</source>
            <extracomment>Of the time that was chosen, as &quot;a week&quot;</extracomment>
            <translation>V té době jste žádnou takovou partii nedohráli.</translation>
        </message>
        <message>
            <source>Nothing to count yet</source>
            <extracomment>No match has been finished yet</extracomment>
            <translation>Zatím není co počítat</translation>
        </message>
        <message>
            <source>Finish a match against bots, and you will see here how you did and how strong you are.</source>
            <translation>Dohrajte partii proti botům a tady uvidíte, jak se vám dařilo a jak silně hrajete.</translation>
        </message>
        <message>
            <source>Nothing counted yet</source>
            <extracomment>No match without hints and undo has been finished yet</extracomment>
            <translation>Zatím nic započteného</translation>
        </message>
        <message>
            <source>Only matches that you finish without hints or undo count.</source>
            <translation>Počítají se jen partie, které dohrajete bez tipů a bez vracení tahů.</translation>
        </message>
        <message numerus="yes">
            <source>Looking at %n more match(es)…</source>
            <extracomment>%n matches are still to be looked at</extracomment>
            <translation>
                <numerusform>Prochází se ještě %n partie…</numerusform>
                <numerusform>Procházejí se ještě %n partie…</numerusform>
                <numerusform>Prochází se ještě %n partií…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsPage</name>
        <message>
            <source>Statistics</source>
            <translation>Statistika</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>Less</source>
            <translation>Méně</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Více</translation>
        </message>
    </context>
    <context>
        <name>SuitToken</name>
        <message>
            <source>This round: %1</source>
            <extracomment>Spoken for the suit that counts in this round; %1 is its name</extracomment>
            <translation>Toto kolo: %1</translation>
        </message>
    </context>
    <context>
        <name>SurePanel</name>
        <message>
            <source>You have a tile that fits.</source>
            <extracomment>Said before somebody draws or passes and pays for it</extracomment>
            <translation>Máte kámen, který se hodí.</translation>
        </message>
        <message>
            <source>You have %L1 tiles that fit.</source>
            <extracomment>Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit</extracomment>
            <translation>Máte kameny, které se hodí: %L1.</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Goes back to the table without having done it</extracomment>
            <translation>Zpět</translation>
        </message>
        <message>
            <source>%1 anyway</source>
            <extracomment>%1 is what a button said that costs points, as &quot;Draw (-5)&quot;</extracomment>
            <translation>Přesto: %1</translation>
        </message>
    </context>
    <context>
        <name>TableArea</name>
        <message>
            <source>The boneyard is empty.</source>
            <translation>Talon je prázdný.</translation>
        </message>
    </context>
    <context>
        <name>TableScene</name>
        <message>
            <source>Table</source>
            <extracomment>Spoken name of the table on which the tiles lie</extracomment>
            <translation>Stůl</translation>
        </message>
    </context>
    <context>
        <name>TableSettings</name>
        <message>
            <source>Table</source>
            <extracomment>A setting: what the table is made of</extracomment>
            <translation>Stůl</translation>
        </message>
        <message>
            <source>High contrast has a table and tiles of its own. Yours come back with another theme.</source>
            <extracomment>Below the setting Table</extracomment>
            <translation>Vysoký kontrast má vlastní stůl i kameny. Vaše se vrátí s jiným motivem.</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Zelený</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>A table, by its colour: of felt</extracomment>
            <translation>Noční modř</translation>
        </message>
        <message>
            <source>Wine</source>
            <extracomment>A table, by its colour: of felt, as dark red as wine</extracomment>
            <translation>Víno</translation>
        </message>
        <message>
            <source>Walnut</source>
            <extracomment>A table, by what it is made of: the wood</extracomment>
            <translation>Ořech</translation>
        </message>
        <message>
            <source>Slate</source>
            <extracomment>A table, by what it is made of: the stone</extracomment>
            <translation>Břidlice</translation>
        </message>
        <message>
            <source>Tiles</source>
            <extracomment>A setting: what the tiles are made of</extracomment>
            <translation>Kameny</translation>
        </message>
        <message>
            <source>Ivory</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Slonovina</translation>
        </message>
        <message>
            <source>Ebony</source>
            <extracomment>A set of tiles, by what it is made of: the black wood</extracomment>
            <translation>Eben</translation>
        </message>
        <message>
            <source>Stone</source>
            <extracomment>A set of tiles, by what it is made of</extracomment>
            <translation>Kámen</translation>
        </message>
        <message>
            <source>Bright</source>
            <extracomment>A set of tiles: white, with pips in many colours</extracomment>
            <translation>Pestré</translation>
        </message>
    </context>
    <context>
        <name>TableWalk</name>
        <message>
            <source>On the table</source>
            <extracomment>Spoken name of all that lies on the table, through which the arrow keys lead</extracomment>
            <translation>Na stole</translation>
        </message>
    </context>
    <context>
        <name>ToComeCard</name>
        <message>
            <source>What you will find here</source>
            <extracomment>Heading of a list of what the statistics show when more matches have been played</extracomment>
            <translation>Co tu najdete</translation>
        </message>
        <message>
            <source>From your first match that counts: your wins, your points and your best round.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Od první partie, která se počítá: vaše výhry, body a nejlepší kolo.</translation>
        </message>
        <message>
            <source>With each match: how strong you are among the bots, and how you do against each level.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>S každou partií: jak silně hrajete mezi boty a jak se vám daří proti které úrovni.</translation>
        </message>
        <message>
            <source>After a few: how much of your result was down to the tiles, and where your points came from.</source>
            <extracomment>One of what the statistics will show</extracomment>
            <translation>Po několika: kolik z výsledku udělaly kameny a odkud byly vaše body.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Back to all games</source>
            <translation>Zpět na všechny hry</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Tabulka bodů</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Vrátit tah</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>Plays again what was taken back</extracomment>
            <translation>Znovu</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tip</translation>
        </message>
        <message>
            <source>No hints: the deal of the day counts</source>
            <translation>Žádné tipy: rozdání dne se počítá</translation>
        </message>
        <message>
            <source>No hints: this match is rated</source>
            <translation>Žádné tipy: partie je hodnocená</translation>
        </message>
        <message>
            <source>No hints: this is a challenge</source>
            <translation>Žádné tipy: tohle je výzva</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>TurnHead</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>In the head of the table: this match is the deal of the day, and counts as that</extracomment>
            <translation>Rozdání dne</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>In the head of the table: the match is played against what a friend has come to with the same deal</extracomment>
            <translation>Výzva</translation>
        </message>
        <message>
            <source>With a coach</source>
            <extracomment>In the head of the table: a coach looks on, who says a word before a costly move</extracomment>
            <translation>S trenérem</translation>
        </message>
        <message>
            <source>Practice</source>
            <extracomment>In the head of the table: the match does not count, as its tiles may be known from before</extracomment>
            <translation>Trénink</translation>
        </message>
        <message>
            <source>Round %L1</source>
            <extracomment>The number of the round being played</extracomment>
            <translation>Kolo %L1</translation>
        </message>
    </context>
    <context>
        <name>TurnSign</name>
        <message>
            <source>Turn it across</source>
            <extracomment>A sign beside the place for a domino: it will lie crosswise to the line of tiles</extracomment>
            <translation>Otočit napříč</translation>
        </message>
        <message>
            <source>Turn it in line</source>
            <extracomment>A sign beside the place for a domino: it will lie lengthwise, along the line of tiles</extracomment>
            <translation>Otočit do řady</translation>
        </message>
        <message>
            <source>Turn it another way</source>
            <translation>Otočit ho jinak</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedList</name>
        <message>
            <source>ready for the next deal</source>
            <translation>čeká se na další rozdání</translation>
        </message>
        <message>
            <source>your turn</source>
            <extracomment>The end of &quot;Round 2, your turn&quot; and &quot;Round 2, Ada&apos;s turn&quot;. %1 is a player</extracomment>
            <translation>jste na tahu</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <translation>na tahu: %1</translation>
        </message>
        <message numerus="yes">
            <source>Show %n more match(es)</source>
            <extracomment>Shows the other unfinished matches, or the latest again</extracomment>
            <translation>
                <numerusform>Zobrazit ještě %n partii</numerusform>
                <numerusform>Zobrazit ještě %n partie</numerusform>
                <numerusform>Zobrazit ještě %n partií</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the latest match</source>
            <translation>Zpět k poslední partii</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSheet</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>The headline of a sheet: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n tah není uložený</numerusform>
                <numerusform>%n tahy nejsou uložené</numerusform>
                <numerusform>%n tahů není uloženo</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.</source>
            <translation>Boneyard to zkouší znovu každých pár vteřin a po každém tahu. Dokud se to nepovede, po ukončení se vše neuložené ztratí.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Tries once more to write to the disk</extracomment>
            <translation>Zkusit znovu</translation>
        </message>
        <message>
            <source>Save elsewhere</source>
            <extracomment>Writes the match to another file</extracomment>
            <translation>Uložit jinam</translation>
        </message>
        <message>
            <source>Play on unsaved</source>
            <extracomment>Goes on with the match although it is not saved</extracomment>
            <translation>Hrát bez uložení</translation>
        </message>
    </context>
    <context>
        <name>UnsavedSign</name>
        <message numerus="yes">
            <source>%n move(s) not saved</source>
            <extracomment>A sign at the table: so many moves could not be written to the disk yet</extracomment>
            <translation>
                <numerusform>%n tah není uložený</numerusform>
                <numerusform>%n tahy nejsou uložené</numerusform>
                <numerusform>%n tahů není uloženo</numerusform>
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
            <translation>Za vaší nepřítomnosti: %1</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Advice</name>
        <message>
            <source>This match is rated: there are no hints.</source>
            <translation>Tato partie je hodnocená: tipy nejsou.</translation>
        </message>
        <message>
            <source>This is a challenge: there are no hints.</source>
            <translation>Tohle je výzva: tipy nejsou.</translation>
        </message>
        <message>
            <source>The deal of the day counts: there are no hints.</source>
            <translation>Rozdání dne se počítá: tipy nejsou.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Na tahu je %1.</translation>
        </message>
        <message numerus="yes">
            <source>It brings about %n point(s) more on average.</source>
            <extracomment>Of a move that is better than another</extracomment>
            <translation>
                <numerusform>V průměru přinese asi o %n bod víc.</numerusform>
                <numerusform>V průměru přinese asi o %n body víc.</numerusform>
                <numerusform>V průměru přinese asi o %n bodů víc.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Archive</name>
        <message>
            <source>The match file was not one of Boneyard&apos;s, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Soubor s partiemi nebyl z Boneyardu, proto se založil nový. Starý soubor je teď %1.</translation>
        </message>
        <message>
            <source>The match file is damaged, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Soubor s partiemi je poškozený, proto se založil nový. Starý soubor je teď %1.</translation>
        </message>
        <message>
            <source>Parts of the match file are missing, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Část souboru s partiemi chybí, proto se založil nový. Starý soubor je teď %1.</translation>
        </message>
        <message>
            <source>The match file does not say which version of Boneyard wrote it, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Soubor s partiemi neříká, která verze Boneyardu ho zapsala, proto se založil nový. Starý soubor je teď %1.</translation>
        </message>
        <message>
            <source>The match file was empty, so a new one was started. The old file is now %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Soubor s partiemi byl prázdný, proto se založil nový. Starý soubor je teď %1.</translation>
        </message>
        <message>
            <source>The matches in %1 cannot be read, so none will be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Partie v souboru %1 nejde přečíst, takže se žádné nebudou ukládat.</translation>
        </message>
        <message>
            <source>The matches in %1 come from a newer version of Boneyard; they stay as they are, and none will be saved for now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Partie v souboru %1 jsou z novější verze Boneyardu; zůstanou, jak jsou, a zatím se žádné nebudou ukládat.</translation>
        </message>
        <message>
            <source>%1 is write-protected, so matches are not saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>%1 je chráněný proti zápisu, takže se partie neukládají.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing can be written to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Disk je plný, takže do souboru %1 nejde nic zapsat.</translation>
        </message>
        <message>
            <source>Another program has locked %1, so nothing can be written there now.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Soubor %1 má zamčený jiný program, takže do něj teď nejde nic zapsat.</translation>
        </message>
        <message>
            <source>Writing to %1 fails: is the disk full, or faulty?</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Zápis do souboru %1 se nedaří: není disk plný nebo vadný?</translation>
        </message>
        <message>
            <source>Some entries in %1 cannot be right, so they are left out.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Některé záznamy v %1 nemohou být správné, proto jsou vynechány.</translation>
        </message>
        <message>
            <source>The match file, %1, has disappeared. A new one was made, with the match being played.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Soubor s partiemi, %1, zmizel. Založil se nový s partií, která se hraje.</translation>
        </message>
        <message>
            <source>This match is open in another window.</source>
            <translation>Tato partie je otevřená v jiném okně.</translation>
        </message>
        <message>
            <source>This match can no longer be read.</source>
            <translation>Tuto partii už nejde přečíst.</translation>
        </message>
        <message>
            <source>This match is being played, so it stays.</source>
            <translation>Tato partie se právě hraje, takže zůstává.</translation>
        </message>
        <message>
            <source>Nothing can be written, so the statistics stay as they are.</source>
            <translation>Nedá se nic zapsat, takže statistika zůstává, jak je.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Challenges</name>
        <message>
            <source>Boneyard: %1 for %L2, deal %3.</source>
            <extracomment>Sent to a friend. %1 is a game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, hráčů: %L2, rozdání %3.</translation>
        </message>
        <message>
            <source>My result against the best of the others: %1. Can you do better?</source>
            <extracomment>Sent to a friend; %1 is a number of points with its sign</extracomment>
            <translation>Můj výsledek je %1 proti nejlepšímu z ostatních. Dokážete to líp?</translation>
        </message>
        <message>
            <source>Copy all of this and paste it in Boneyard.</source>
            <extracomment>Sent to a friend, above a long word that Boneyard can read</extracomment>
            <translation>Zkopírujte tohle všechno a vložte to v Boneyardu.</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Uloženo jako %1</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nejde zapsat %1: %2.</translation>
        </message>
        <message>
            <source>There is no challenge in it.</source>
            <translation>Žádná výzva v tom není.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Coach</name>
        <message numerus="yes">
            <source>Wait: another move is worth about %n points more. Look again; H shows it. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another. H is a key of the keyboard</extracomment>
            <translation>
                <numerusform>Počkejte: jiný tah má cenu asi o %n bod víc. Podívejte se znovu; H ho ukáže. Nebo zahrajte svůj ještě jednou a zůstaňte u něj.</numerusform>
                <numerusform>Počkejte: jiný tah má cenu asi o %n body víc. Podívejte se znovu; H ho ukáže. Nebo zahrajte svůj ještě jednou a zůstaňte u něj.</numerusform>
                <numerusform>Počkejte: jiný tah má cenu asi o %n bodů víc. Podívejte se znovu; H ho ukáže. Nebo zahrajte svůj ještě jednou a zůstaňte u něj.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Wait: the move that the hint shows is worth about %n points more. Or play yours once more to stay with it.</source>
            <extracomment>The coach of a lesson, before a move that is clearly worse than another, which a hint has shown</extracomment>
            <translation>
                <numerusform>Počkejte: tah, který ukazuje tip, má cenu asi o %n bod víc. Nebo zahrajte svůj ještě jednou a zůstaňte u něj.</numerusform>
                <numerusform>Počkejte: tah, který ukazuje tip, má cenu asi o %n body víc. Nebo zahrajte svůj ještě jednou a zůstaňte u něj.</numerusform>
                <numerusform>Počkejte: tah, který ukazuje tip, má cenu asi o %n bodů víc. Nebo zahrajte svůj ještě jednou a zůstaňte u něj.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Daily</name>
        <message>
            <source>%1 (par %2)</source>
            <extracomment>A result, as +12, and what good bots come to, as +8.3</extracomment>
            <translation>%1 (norma %2)</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <translation>Rozdání dne</translation>
        </message>
        <message>
            <source>Not played yet</source>
            <extracomment>How a game&apos;s deal of the day stands: not played yet</extracomment>
            <translation>Zatím nehrané</translation>
        </message>
        <message>
            <source>%1 (par in a moment)</source>
            <extracomment>A result, as +12; what good bots come to is still worked out</extracomment>
            <translation>%1 (norma za chvíli)</translation>
        </message>
        <message>
            <source>Deal of the day: %1. Only this first try counts; played again, it is practice.</source>
            <extracomment>At the end of a match that was a deal of the day. %1 is a result, as +12 (par +8.3)</extracomment>
            <translation>Rozdání dne: %1. Počítá se jen tento první pokus; znovu je to trénink.</translation>
        </message>
        <message>
            <source>Begun</source>
            <extracomment>How a game&apos;s deal of the day stands</extracomment>
            <translation>Začaté</translation>
        </message>
        <message>
            <source>Not finished</source>
            <translation>Nedohrané</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n den</numerusform>
                <numerusform>%n dny po sobě</numerusform>
                <numerusform>%n dní po sobě</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard, deal of the day, %1</source>
            <extracomment>First of the four lines that one can send to a friend. %1 a date, as 2026-11-26</extracomment>
            <translation>Boneyard, rozdání dne, %1</translation>
        </message>
        <message>
            <source>Par: %1</source>
            <extracomment>Third of those lines: what good bots come to, as +8, -3</extracomment>
            <translation>Norma: %1</translation>
        </message>
        <message numerus="yes">
            <source>Better than par on %L1 of %n day(s).</source>
            <extracomment>How the player&apos;s deals of the day went; %L1 is a number of days of these %n</extracomment>
            <translation>
                <numerusform>Nad normou: %L1 z %n dne.</numerusform>
                <numerusform>Nad normou: %L1 ze %n dnů.</numerusform>
                <numerusform>Nad normou: %L1 z %n dnů.</numerusform>
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
            <translation>Tuto partii už nejde přečíst.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) being played stay(s).</source>
            <translation>
                <numerusform>%n partie se hraje a zůstává.</numerusform>
                <numerusform>%n partie se hrají a zůstávají.</numerusform>
                <numerusform>%n partií se hraje a zůstává.</numerusform>
            </translation>
        </message>
        <message>
            <source>The folder %1 cannot be made.</source>
            <extracomment>%1 is a folder</extracomment>
            <translation>Složku %1 nejde vytvořit.</translation>
        </message>
        <message numerus="yes">
            <source>%n match(es) saved in %1</source>
            <extracomment>%n matches were written to files, %1 is the folder</extracomment>
            <translation>
                <numerusform>%n partie uložena do %1</numerusform>
                <numerusform>%n partie uloženy do %1</numerusform>
                <numerusform>%n partií uloženo do %1</numerusform>
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
            <translation>%1 (finále %L2)</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n kolo</numerusform>
                <numerusform>%n kola</numerusform>
                <numerusform>%n kol</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s)</source>
            <extracomment>How long a match was</extracomment>
            <translation>
                <numerusform>%n tah</numerusform>
                <numerusform>%n tahy</numerusform>
                <numerusform>%n tahů</numerusform>
            </translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>How a match ended</extracomment>
            <translation>Vyhráli jste</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>How a match ended; %1 is a player</extracomment>
            <translation>Výhra: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>How a match ended; %1 are the players of a team</extracomment>
            <translation>Výhra: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>your team</comment>
            <extracomment>How a match ended; %1 is a list: You, and the partners</extracomment>
            <translation>Vyhráli jste: %1</translation>
        </message>
        <message>
            <source>Shared by %1</source>
            <extracomment>How a match ended; %1 are several players, or teams</extracomment>
            <translation>Společná výhra: %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Of a match in the history: it was the deal of the day, and counted as that</extracomment>
            <translation>Rozdání dne</translation>
        </message>
        <message>
            <source>with hints</source>
            <extracomment>Of a match in which hints were asked for</extracomment>
            <translation>s tipy</translation>
        </message>
        <message>
            <source>with undo</source>
            <extracomment>Of a match in which moves were taken back</extracomment>
            <translation>s vracením tahů</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Languages</name>
        <message>
            <source>System</source>
            <extracomment>The language that the computer itself speaks</extracomment>
            <translation>Systém</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::LessonSession</name>
        <message>
            <source>Well played</source>
            <extracomment>The end of a lesson</extracomment>
            <translation>Dobře zahráno</translation>
        </message>
        <message>
            <source>That was the lesson</source>
            <extracomment>The end of a lesson, some steps of which were skipped</extracomment>
            <translation>Konec lekce</translation>
        </message>
        <message>
            <source>A new position, with other tiles or points.</source>
            <extracomment>Before what is to be done in the next position of a lesson, which does not go on from the one before</extracomment>
            <translation>Nová pozice, s jinými kameny nebo body.</translation>
        </message>
        <message>
            <source>The same round, a little later.</source>
            <extracomment>Before what is to be done in the next position of a lesson: others have played meanwhile</extracomment>
            <translation>Totéž kolo, o chvíli později.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchEnd</name>
        <message>
            <source>Your team shares the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Společná výhra: váš tým a %1</translation>
        </message>
        <message>
            <source>You share the win with %1</source>
            <extracomment>The headline when a match has ended in a draw; %1 are the others who won as well</extracomment>
            <translation>Společná výhra: vy a %1</translation>
        </message>
        <message>
            <source>You and %1 won</source>
            <extracomment>The headline when a match has ended; %1 is the partner of the player</extracomment>
            <translation>Vyhráli jste vy a %1</translation>
        </message>
        <message>
            <source>%1 have won</source>
            <extracomment>The headline when a match has ended; %1 is a list: You, and two partners or more</extracomment>
            <translation>Vyhráli jste: %1</translation>
        </message>
        <message>
            <source>You won</source>
            <extracomment>The headline when a match has ended</extracomment>
            <translation>Vyhráli jste</translation>
        </message>
        <message>
            <source>%1 share the win</source>
            <extracomment>The headline when a match has ended in a draw; %1 are several players or teams</extracomment>
            <translation>Společná výhra: %1</translation>
        </message>
        <message>
            <source>%1 won, your team shares place %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place, of %L3, that the player&apos;s team has with another</extracomment>
            <translation>Výhra: %1; váš tým sdílí místo %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won, you share place %L2 of %L3</source>
            <translation>Výhra: %1; sdílíte místo %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won; your team&apos;s place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won, %L2 the place of the player&apos;s team, of %L3</extracomment>
            <translation>Výhra: %1; místo vašeho týmu: %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won; your place: %L2 of %L3</source>
            <extracomment>The headline when a match has ended; %1 is the winner, %L2 the place of the player, of %L3</extracomment>
            <translation>Výhra: %1; vaše místo: %L2 z %L3</translation>
        </message>
        <message>
            <source>%1 won</source>
            <extracomment>The headline when a match has ended; %1 is the winner</extracomment>
            <translation>Výhra: %1</translation>
        </message>
        <message>
            <source>%1 won</source>
            <comment>a team</comment>
            <extracomment>The headline when a match has ended; %1 are the players of the team that won</extracomment>
            <translation>Výhra: %1</translation>
        </message>
        <message>
            <source>Place %L1: %2, %L3</source>
            <extracomment>Spoken for a side at the end of a match; %L1 is its place, %2 a name or several, %L3 its points</extracomment>
            <translation>Místo %L1: %2, %L3</translation>
        </message>
        <message>
            <source>%1, out in round %L2</source>
            <extracomment>Spoken for a side at the end of a match; %1 &quot;Place 3: Ada, 12&quot;, %L2 a round</extracomment>
            <translation>%1, konec v kole %L2</translation>
        </message>
        <message>
            <source>Most points in one move</source>
            <extracomment>A fact of a match that is over: the move that brought most points</extracomment>
            <translation>Nejvíc bodů za jeden tah</translation>
        </message>
        <message>
            <source>In the lead for good</source>
            <extracomment>A fact of a match that is over: from when the winner led to the end</extracomment>
            <translation>Natrvalo ve vedení</translation>
        </message>
        <message>
            <source>Biggest round</source>
            <extracomment>A fact of a match that is over: the round that brought one player most points</extracomment>
            <translation>Nejbohatší kolo</translation>
        </message>
        <message>
            <source>Biggest round before the final</source>
            <extracomment>A fact of a match that a final has decided, which is not among these rounds: the round that brought one player most points</extracomment>
            <translation>Nejbohatší kolo před finále</translation>
        </message>
        <message>
            <source>Most tiles drawn in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Nejvíc líznutí po sobě</translation>
        </message>
        <message>
            <source>Most passes in a row</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Nejvíc pasů po sobě</translation>
        </message>
        <message>
            <source>Shortest round</source>
            <extracomment>A fact of a match that is over: the round with the fewest moves</extracomment>
            <translation>Nejkratší kolo</translation>
        </message>
        <message>
            <source>Most tiles laid</source>
            <extracomment>A fact of a match that is over</extracomment>
            <translation>Nejvíc položených kamenů</translation>
        </message>
        <message>
            <source>First tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>První kámen</translation>
        </message>
        <message>
            <source>Last tile</source>
            <extracomment>A fact of a match that is over: who laid it, and which it was</extracomment>
            <translation>Poslední kámen</translation>
        </message>
        <message>
            <source>The whole match</source>
            <extracomment>A fact of a match that is over: how many moves it had</extracomment>
            <translation>Celá partie</translation>
        </message>
        <message>
            <source>%1: %2, round %L3</source>
            <extracomment>Whose move it was, and what it brought: %1 a name, %2 &quot;13 + 40 bridge&quot;, %L3 a round</extracomment>
            <translation>%1: %2, kolo %L3</translation>
        </message>
        <message>
            <source>%1 from round %L2</source>
            <extracomment>From when a player or a team led: %1 a name or several, %L2 a round</extracomment>
            <translation>%1 od kola %L2</translation>
        </message>
        <message>
            <source>%1 in the final</source>
            <extracomment>Who led for good from some moment of the final on: %1 a name or several</extracomment>
            <translation>%1 ve finále</translation>
        </message>
        <message>
            <source>%1: %L2 in round %L3</source>
            <extracomment>Whose round it was, and what it brought: %1 a name or several, %L2 points, %L3 a round</extracomment>
            <translation>%1: %L2 v kole %L3</translation>
        </message>
        <message>
            <source>%L1 in round %L2</source>
            <extracomment>How many passes in a row there were: %L1 a number, %L2 a round</extracomment>
            <translation>%L1 v kole %L2</translation>
        </message>
        <message numerus="yes">
            <source>Round %L1: %n move(s)</source>
            <extracomment>%L1 a round</extracomment>
            <translation>
                <numerusform>Kolo %L1: %n tah</numerusform>
                <numerusform>Kolo %L1: %n tahy</numerusform>
                <numerusform>Kolo %L1: %n tahů</numerusform>
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
                <numerusform>%n tah</numerusform>
                <numerusform>%n tahy</numerusform>
                <numerusform>%n tahů</numerusform>
            </translation>
        </message>
        <message>
            <source>Boneyard: %1 for %L2, deal %3</source>
            <extracomment>A deal as text, for a friend who plays it too: %1 is the game, %L2 the number of players, %3 the deal&apos;s number</extracomment>
            <translation>Boneyard: %1, hráčů: %L2, rozdání %3</translation>
        </message>
        <message>
            <source>Your friend</source>
            <extracomment>In the place of a name: who has sent a deal to be played, and is not known by name</extracomment>
            <translation>Někdo z přátel</translation>
        </message>
        <message>
            <source>You scored %1 with these tiles, and %2 scored %3.</source>
            <extracomment>Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such numbers with their signs, %2 is who sent the deal</extracomment>
            <translation>S těmito kameny je váš výsledek %1. %2: %3.</translation>
        </message>
        <message>
            <source>You did better.</source>
            <extracomment>After &quot;You scored +12 with these tiles, and Ann scored +8.&quot;</extracomment>
            <translation>Váš je lepší.</translation>
        </message>
        <message>
            <source>That is better than yours.</source>
            <translation>Je lepší než váš.</translation>
        </message>
        <message>
            <source>Longest wait</source>
            <extracomment>A fact of a match that is over: who laid nothing for most turns in a row</extracomment>
            <translation>Nejdelší čekání</translation>
        </message>
        <message numerus="yes">
            <source>%1: laid nothing for %n turn(s), round %L2</source>
            <extracomment>Who had to wait for so many turns in a row: %1 a name, %L2 a round</extracomment>
            <translation>
                <numerusform>%1: %n tah bez položení, kolo %L2</numerusform>
                <numerusform>%1: %n tahy po sobě bez položení, kolo %L2</numerusform>
                <numerusform>%1: %n tahů po sobě bez položení, kolo %L2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchFiles</name>
        <message>
            <source>Saved as %1</source>
            <extracomment>%1 is a file with its folder</extracomment>
            <translation>Uloženo jako %1</translation>
        </message>
        <message>
            <source>The match is in your history now.</source>
            <translation>Partie je teď ve vaší historii.</translation>
        </message>
        <message>
            <source>The match is among your unfinished matches now.</source>
            <extracomment>Of a match from a file that is not over</extracomment>
            <translation>Partie je teď mezi vašimi nedohranými.</translation>
        </message>
        <message>
            <source>The match could not be kept.</source>
            <translation>Partii se nepodařilo uchovat.</translation>
        </message>
        <message>
            <source>While several people are playing, a file would give away all their tiles. You can save it when the match is over.</source>
            <translation>Když hraje víc lidí, soubor by prozradil všechny jejich kameny. Uložit partii můžete, až skončí.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2.</source>
            <extracomment>%1 is a file, %2 is why, in the system&apos;s words</extracomment>
            <translation>Nejde zapsat %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchJournal</name>
        <message>
            <source>There is no unfinished match.</source>
            <translation>Žádná nedohraná partie tu není.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::MatchSetup</name>
        <message>
            <source>Standard rules</source>
            <extracomment>A set of rules: those that the game has by itself</extracomment>
            <translation>Běžná pravidla</translation>
        </message>
        <message>
            <source>A deal number is a whole number from 0 to %1.</source>
            <extracomment>%1 is a large number</extracomment>
            <translation>Číslo rozdání je celé číslo od 0 do %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Meanings</name>
        <message>
            <source>In %1&apos;s hand.</source>
            <extracomment>Of a tile in a hand that lies open; %1 is the player</extracomment>
            <translation>V ruce: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::PuzzleDesk</name>
        <message>
            <source>You are to move: find the best move.</source>
            <extracomment>What is asked in a puzzle</extracomment>
            <translation>Jste na tahu: najděte nejlepší tah.</translation>
        </message>
        <message>
            <source>Find a better move than the one you played: %1</source>
            <extracomment>What is asked where somebody once made a mistake; %1 is the move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Najděte lepší tah, než jste zahráli: %1</translation>
        </message>
        <message>
            <source>Something is better. Try again.</source>
            <translation>Něco je lepší. Zkuste to znovu.</translation>
        </message>
        <message>
            <source>This would cost about %1 points. Try again.</source>
            <extracomment>Said to a wrong move in a puzzle; %1 is a number like 3.4</extracomment>
            <translation>To by stálo asi %1 bodu. Zkuste to znovu.</translation>
        </message>
        <message>
            <source>Better than what you played, but not yet the best.</source>
            <extracomment>Said to a move that is tried where somebody once made a mistake, before what it would cost</extracomment>
            <translation>Lepší než to, co jste zahráli, ale ještě ne nejlepší.</translation>
        </message>
        <message>
            <source>Why the best move is better: %1</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead of 20.</extracomment>
            <translation>Proč je nejlepší tah lepší: %1</translation>
        </message>
        <message>
            <source>No single reason stands out: the difference shows as the round goes on.</source>
            <extracomment>Said to a wrong move in a puzzle, after what it would cost, where no single reason is known</extracomment>
            <translation>Žádný jednotlivý důvod nevyniká: rozdíl se ukáže, až se kolo dohraje.</translation>
        </message>
        <message>
            <source>Let us see what this is worth.</source>
            <extracomment>While it is worked out how good a move is</extracomment>
            <translation>Podívejme se, jakou to má cenu.</translation>
        </message>
        <message>
            <source>Now you have it.</source>
            <extracomment>A puzzle was solved, but not at the first try</extracomment>
            <translation>Teď to máte.</translation>
        </message>
        <message>
            <source>Right!</source>
            <extracomment>A puzzle was solved</extracomment>
            <translation>Správně!</translation>
        </message>
        <message>
            <source>Your move is as good as the best one known.</source>
            <translation>Váš tah je stejně dobrý jako nejlepší známý.</translation>
        </message>
        <message>
            <source>The best move: %1</source>
            <extracomment>The solution of a puzzle; %1 is a move, as &quot;2-5 on the right arm&quot;</extracomment>
            <translation>Nejlepší tah: %1</translation>
        </message>
        <message>
            <source>On average it is %1 points better than what you played.</source>
            <extracomment>%1 is a number like 3.4</extracomment>
            <translation>V průměru je o %1 bodu lepší než to, co jste zahráli.</translation>
        </message>
        <message>
            <source>On average it is %1 points better than any other move.</source>
            <translation>V průměru je o %1 bodu lepší než kterýkoli jiný tah.</translation>
        </message>
        <message>
            <source>It gives you a better chance to win than what you played.</source>
            <translation>Dává větší šanci na výhru než to, co jste zahráli.</translation>
        </message>
        <message>
            <source>What it was about: %1.</source>
            <extracomment>What a puzzle was about; %1 is an order, as &quot;Close a hexagon&quot;</extracomment>
            <translation>O co šlo: %1.</translation>
        </message>
        <message>
            <source>%1 %L2 %</source>
            <extracomment>Which share of a level&apos;s bots finds the solution of a puzzle: %1 is the level</extracomment>
            <translation>%1 %L2 %</translation>
        </message>
        <message>
            <source>Found by: %1.</source>
            <extracomment>How many bots of each level find the solution of a puzzle; %1 is a list, as &quot;Beginner 20 % and Expert 90 %&quot;</extracomment>
            <translation>Našlo řešení: %1.</translation>
        </message>
        <message>
            <source>Its rating: %1.</source>
            <extracomment>How hard a puzzle is, in the same measure as a player&apos;s rating</extracomment>
            <translation>Její rating: %1.</translation>
        </message>
        <message>
            <source>Here is the solution.</source>
            <extracomment>The solution of a puzzle was shown, after something else had been tried</extracomment>
            <translation>Tady je řešení.</translation>
        </message>
        <message>
            <source>Here is the solution. It counts as not found.</source>
            <extracomment>The solution of a puzzle was shown before anything was tried</extracomment>
            <translation>Tady je řešení. Počítá se jako nenalezené.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Puzzles</name>
        <message>
            <source>My mistakes</source>
            <extracomment>Among the games whose puzzles one can choose: positions from one&apos;s own matches</extracomment>
            <translation>Moje chyby</translation>
        </message>
        <message>
            <source>Puzzle %L1 of %L2</source>
            <extracomment>Which puzzle of a game it is</extracomment>
            <translation>Úloha %L1 z %L2</translation>
        </message>
        <message>
            <source>%1: your match of %2, deal %3</source>
            <extracomment>Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal</extracomment>
            <translation>%1: vaše partie z %2, rozdání %3</translation>
        </message>
        <message>
            <source>%L1 for today, %L2 new, %L3 known</source>
            <extracomment>Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now</extracomment>
            <translation>%L1 na dnešek, %L2 nové, %L3 zvládnuté</translation>
        </message>
        <message>
            <source>Your rating: not known yet</source>
            <extracomment>The player&apos;s rating over puzzles</extracomment>
            <translation>Váš rating: zatím neznámý</translation>
        </message>
        <message>
            <source>Your rating: %L1 ± %L2</source>
            <extracomment>The player&apos;s rating over puzzles; %L2 is how far it may be off</extracomment>
            <translation>Váš rating: %L1 ± %L2</translation>
        </message>
        <message>
            <source>There are no puzzles of this game yet.</source>
            <translation>K této hře zatím žádné úlohy nejsou.</translation>
        </message>
        <message>
            <source>That is all for today. The next one comes on %1.</source>
            <extracomment>No mistake is to be repeated today; %1 is the next day on which one is</extracomment>
            <translation>Pro dnešek je to všechno. Další přijde %1.</translation>
        </message>
        <message>
            <source>You have put every one of your mistakes right.</source>
            <translation>Všude, kde jste udělali chybu, už to víte líp.</translation>
        </message>
        <message>
            <source>Look back at one of your matches, and the mistakes found there turn up here as puzzles.</source>
            <translation>Když si projdete rozbor své partie, nalezené chyby přijdou sem jako úlohy.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::Replay</name>
        <message>
            <source>All hands</source>
            <extracomment>Whose tiles one sees in a replay</extracomment>
            <translation>Všechny ruce</translation>
        </message>
        <message>
            <source>Only my hand</source>
            <extracomment>Whose tiles one sees in a replay; the player is called &quot;You&quot;</extracomment>
            <translation>Jen moje ruka</translation>
        </message>
        <message>
            <source>Only %1</source>
            <translation>Jen %1</translation>
        </message>
        <message>
            <source>You play %1&apos;s tiles now.</source>
            <extracomment>Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take</extracomment>
            <translation>Hrajete teď za: %1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::RuleBook</name>
        <message>
            <source>%1 (usual): %2</source>
            <translation>%1 (obvykle): %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Yes or no; usually yes.</source>
            <translation>Ano nebo ne; obvykle ano.</translation>
        </message>
        <message>
            <source>Yes or no; usually no.</source>
            <translation>Ano nebo ne; obvykle ne.</translation>
        </message>
        <message>
            <source>From %L1 to %L2; usually %L3.</source>
            <extracomment>What a rule can be set to: the least, the most, and the usual number</extracomment>
            <translation>Od %L1 do %L2; obvykle %L3.</translation>
        </message>
        <message>
            <source>The rules are not all in your language yet. What is missing is in English.</source>
            <extracomment>A line in the rule book, before the first section that is in English</extracomment>
            <translation>Pravidla zatím nejsou celá ve vašem jazyce. Co chybí, je anglicky.</translation>
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
            <translation>Nastavení nešlo přečíst, takže začíná od začátku. Starý soubor je teď %1.</translation>
        </message>
        <message>
            <source>The settings in %1 cannot be read, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nastavení v souboru %1 nejde přečíst, takže se změny neuloží.</translation>
        </message>
        <message>
            <source>The settings cannot be written to %1, so changes will not be saved.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Nastavení nejde zapsat do souboru %1, takže se změny neuloží.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::ShownMatch</name>
        <message>
            <source>This match cannot be continued: &quot;%1&quot; is against the rules at that point.</source>
            <extracomment>%1 is an action in the words of the file, as &quot;place 3-4 left&quot;</extracomment>
            <translation>V této partii nejde pokračovat: „%1“ je v tu chvíli proti pravidlům.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::StatisticsModel</name>
        <message numerus="yes">
            <source>over %n match(es)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>za %n partii</numerusform>
                <numerusform>za %n partie</numerusform>
                <numerusform>za %n partií</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>over %n round(s)</source>
            <extracomment>What a figure of the statistics rests on</extracomment>
            <translation>
                <numerusform>za %n kolo</numerusform>
                <numerusform>za %n kola</numerusform>
                <numerusform>za %n kol</numerusform>
            </translation>
        </message>
        <message>
            <source>These statistics have been deleted.</source>
            <translation>Tato statistika je smazaná.</translation>
        </message>
        <message>
            <source>All matches have been exported to %1.</source>
            <extracomment>%1 is the name of a file</extracomment>
            <translation>Všechny partie jsou exportované do %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be written.</source>
            <translation>Soubor %1 nejde zapsat.</translation>
        </message>
        <message>
            <source>Only matches against the standard bot levels are rated.</source>
            <translation>Do ratingu se počítají jen partie proti běžným úrovním botů.</translation>
        </message>
        <message numerus="yes">
            <source>Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.</source>
            <extracomment>Under the curve of a player&apos;s rating; %L1 and %L2 are the numbers between which it lies, %n the number of matches that it rests on</extracomment>
            <translation>
                <numerusform>Opírá se o %n partii a v 19 případech z 20 leží mezi %L1 a %L2.</numerusform>
                <numerusform>Opírá se o %n partie a v 19 případech z 20 leží mezi %L1 a %L2.</numerusform>
                <numerusform>Opírá se o %n partií a v 19 případech z 20 leží mezi %L1 a %L2.</numerusform>
            </translation>
        </message>
        <message>
            <source>It is provisional until more is known.</source>
            <extracomment>After &quot;Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700.&quot;</extracomment>
            <translation>Je předběžný, dokud se neví víc.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. In this game the deal says too little about the result to tell luck from play.</source>
            <extracomment>%1 is a number of points with its sign, %n the number of matches</extracomment>
            <translation>
                <numerusform>Vaše body ve všech kolech minus body ostatních v průměru, za %n partii: %1. V této hře říká rozdání o výsledku moc málo, aby se dalo štěstí oddělit.</numerusform>
                <numerusform>Vaše body ve všech kolech minus body ostatních v průměru, za %n partie: %1. V této hře říká rozdání o výsledku moc málo, aby se dalo štěstí oddělit.</numerusform>
                <numerusform>Vaše body ve všech kolech minus body ostatních v průměru, za %n partií: %1. V této hře říká rozdání o výsledku moc málo, aby se dalo štěstí oddělit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your accuracy is %L1%: %n move(s), %2 that you looked back at.</source>
            <extracomment>%L1 is a number from 0 to 100, %2 is &quot;over 5 matches&quot;, %n the number of moves</extracomment>
            <translation>
                <numerusform>Udrželi jste %L1 % toho, co vaše tahy mohly přinést: rozebraný je %n tah, %2.</numerusform>
                <numerusform>Udrželi jste %L1 % toho, co vaše tahy mohly přinést: rozebrané jsou %n tahy, %2.</numerusform>
                <numerusform>Udrželi jste %L1 % toho, co vaše tahy mohly přinést: rozebráno je %n tahů, %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>%L1%</source>
            <extracomment>A share in percent</extracomment>
            <translation>%L1 %</translation>
        </message>
        <message>
            <source>Mixed</source>
            <extracomment>In the place of a level&apos;s name: the bots of a match were of several levels</extracomment>
            <translation>Různí</translation>
        </message>
        <message>
            <source>%1 ± %2</source>
            <extracomment>A player&apos;s rating, and by how much it may be off: as 1540 ± 80</extracomment>
            <translation>%1 ± %2</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Above the games in a list: all of them together</extracomment>
            <translation>Všechny hry</translation>
        </message>
        <message>
            <source>All tables</source>
            <translation>Všechny stoly</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n seat(s)</source>
            <extracomment>One kind of matches in a list; %1 is the level of the bots, %n the number of seats</extracomment>
            <translation>
                <numerusform>%1, %n místo</numerusform>
                <numerusform>%1, %n místa</numerusform>
                <numerusform>%1, %n míst</numerusform>
            </translation>
        </message>
        <message>
            <source>provisional, %1</source>
            <extracomment>Under a player&apos;s rating, of which too little is known; %1 is &quot;over 3 matches&quot;</extracomment>
            <translation>předběžný, %1</translation>
        </message>
        <message>
            <source>close to %1, %2</source>
            <extracomment>Under a player&apos;s rating; %1 is a level of the bots, as Skilled, %2 is &quot;over 30 matches&quot;</extracomment>
            <translation>blízko úrovně %1, %2</translation>
        </message>
        <message>
            <source>Rating</source>
            <extracomment>A number that says how strong a player is, as in chess</extracomment>
            <translation>Rating</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>%L1 is a number of points, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>Body</translation>
        </message>
        <message>
            <source>%L1 a match, %2</source>
            <translation>%L1 na partii, %2</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Nejlepší kolo</translation>
        </message>
        <message>
            <source>Tiles drawn</source>
            <extracomment>%L1 is a number of tiles, %2 is &quot;over 34 rounds&quot;</extracomment>
            <translation>Líznuté kameny</translation>
        </message>
        <message>
            <source>%L1 a round, %2</source>
            <translation>%L1 na kolo, %2</translation>
        </message>
        <message>
            <source>Most wins in a row</source>
            <extracomment>How many matches were won one after the other, at most</extracomment>
            <translation>Nejvíc výher po sobě</translation>
        </message>
        <message>
            <source>Wins in a row now</source>
            <extracomment>How many matches were won one after the other until now</extracomment>
            <translation>Teď výher po sobě</translation>
        </message>
        <message>
            <source>up to the last match</source>
            <extracomment>Under the number of matches that were won one after the other until now</extracomment>
            <translation>do poslední partie</translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <extracomment>Under the number of matches: on how many days they were played</extracomment>
            <translation>
                <numerusform>v %n dni</numerusform>
                <numerusform>ve %n dnech</numerusform>
                <numerusform>v %n dnech</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>%1 is a share in percent, %2 is &quot;over 12 matches&quot;</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Výhry</translation>
        </message>
        <message>
            <source>Rounds won</source>
            <translation>Vyhraná kola</translation>
        </message>
        <message>
            <source>With hints or undo, counted separately: %L1 played, %L2 won.</source>
            <extracomment>%L1 is how many matches were played, %L2 how many of these were won</extracomment>
            <translation>S tipy nebo vracením tahů, počítáno zvlášť: hrané %L1, vyhrané %L2.</translation>
        </message>
        <message numerus="yes">
            <source>Over %n match(es), your points in all rounds less the average of the others: %1. About %2 came from the deal, and %3 from what followed: everybody&apos;s moves, and chance.</source>
            <extracomment>%1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches</extracomment>
            <translation>
                <numerusform>Vaše body ve všech kolech minus body ostatních v průměru, za %n partii: %1, z toho asi %2 tím, co se rozdalo, a %3 tím, co přišlo potom: tahy všech a náhoda.</numerusform>
                <numerusform>Vaše body ve všech kolech minus body ostatních v průměru, za %n partie: %1, z toho asi %2 tím, co se rozdalo, a %3 tím, co přišlo potom: tahy všech a náhoda.</numerusform>
                <numerusform>Vaše body ve všech kolech minus body ostatních v průměru, za %n partií: %1, z toho asi %2 tím, co se rozdalo, a %3 tím, co přišlo potom: tahy všech a náhoda.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TableTexts</name>
        <message>
            <source>The match is over.</source>
            <translation>Partie je u konce.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Kolo je u konce.</translation>
        </message>
        <message>
            <source>It is %1&apos;s turn.</source>
            <extracomment>A line that says what happens now; %1 is a player</extracomment>
            <translation>Na tahu je %1.</translation>
        </message>
        <message>
            <source>You passed: nothing fitted.</source>
            <extracomment>Before what is to be done now: the game has passed for the player, who may not have seen it</extracomment>
            <translation>Žádný váš kámen nepasoval: pasovali jste.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::TakeBack</name>
        <message>
            <source>The deal of the day counts: moves cannot be taken back.</source>
            <translation>Rozdání dne se počítá: tahy se vracet nedají.</translation>
        </message>
        <message>
            <source>This match is rated: moves cannot be taken back.</source>
            <translation>Tato partie je hodnocená: tahy se vracet nedají.</translation>
        </message>
        <message>
            <source>This is a challenge: moves cannot be taken back.</source>
            <translation>Tohle je výzva: tahy se vracet nedají.</translation>
        </message>
        <message>
            <source>There is nothing to take back yet.</source>
            <translation>Zatím není co vracet.</translation>
        </message>
        <message>
            <source>You cannot take back another player&apos;s move.</source>
            <translation>Tah jiného hráče vrátit nemůžete.</translation>
        </message>
        <message>
            <source>Back in round %L1.</source>
            <extracomment>A move was taken back, and with it the end of a round; %L1 is the number of the round that is played again</extracomment>
            <translation>Zpátky v kole %L1.</translation>
        </message>
    </context>
    <context>
        <name>boneyard::ui::UnfinishedModel</name>
        <message>
            <source>ready for the next deal</source>
            <translation>čeká se na další rozdání</translation>
        </message>
        <message>
            <source>your turn</source>
            <translation>jste na tahu</translation>
        </message>
        <message>
            <source>%1&apos;s turn</source>
            <extracomment>%1 is a player</extracomment>
            <translation>na tahu: %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, deal %2</source>
            <extracomment>When an unfinished match was last played, and its deal. %1 a date and time, %2 a number</extracomment>
            <translation>%1, rozdání %2</translation>
        </message>
    </context>
    <context>
        <name>bots</name>
        <message>
            <source>Random</source>
            <translation>Náhodný</translation>
        </message>
        <message>
            <source>Plays anything that is allowed.</source>
            <translation>Zahraje cokoli, co je dovolené.</translation>
        </message>
        <message>
            <source>Beginner</source>
            <translation>Začátečník</translation>
        </message>
        <message>
            <source>Takes what it sees, and misses a lot.</source>
            <translation>Bere, co vidí, a hodně toho přehlédne.</translation>
        </message>
        <message>
            <source>Novice</source>
            <translation>Nováček</translation>
        </message>
        <message>
            <source>Knows the game, but still misses much.</source>
            <translation>Hru zná, ale pořád hodně přehlédne.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Pohodář</translation>
        </message>
        <message>
            <source>Plays for fun, and not always its best.</source>
            <translation>Hraje pro radost a ne vždy naplno.</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Zkušený</translation>
        </message>
        <message>
            <source>Plays well, with a slip now and then.</source>
            <translation>Hraje dobře, jen občas uklouzne.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Rarely slips, and knows what to keep.</source>
            <translation>Chybuje málokdy a ví, co si nechat.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Mistr</translation>
        </message>
        <message>
            <source>Misses next to nothing.</source>
            <translation>Neujde mu skoro nic.</translation>
        </message>
        <message>
            <source>Champion</source>
            <translation>Šampion</translation>
        </message>
        <message>
            <source>The strongest: thinks through what is still hidden.</source>
            <translation>Nejsilnější: promýšlí i to, co ještě není vidět.</translation>
        </message>
        <message>
            <source>Greedy</source>
            <translation>Hamižný</translation>
        </message>
        <message>
            <source>Takes what scores most now, and thinks no further.</source>
            <translation>Bere, co teď přinese nejvíc, a dál nemyslí.</translation>
        </message>
        <message>
            <source>Heuristic</source>
            <translation>Heuristik</translation>
        </message>
        <message>
            <source>Counts the tiles it has not seen and thinks of its next turns.</source>
            <translation>Počítá kameny, které ještě nejsou vidět, a myslí na své další tahy.</translation>
        </message>
    </context>
    <context>
        <name>dominoes</name>
        <message>
            <source>Lay %1 on the left end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line</extracomment>
            <translation>Položit %1 na levý konec, %2 dovnitř.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line</extracomment>
            <translation>Položit %1 na pravý konec, %2 dovnitř.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line</extracomment>
            <translation>Položit %1 na horní konec, %2 dovnitř.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, its %2 inward.</source>
            <extracomment>%1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line</extracomment>
            <translation>Položit %1 na dolní konec, %2 dovnitř.</translation>
        </message>
        <message>
            <source>Lay %1 across on the left end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Položit %1 napříč na levý konec.</translation>
        </message>
        <message>
            <source>Lay %1 across on the right end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Položit %1 napříč na pravý konec.</translation>
        </message>
        <message>
            <source>Lay %1 across on the upper end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Položit %1 napříč na horní konec.</translation>
        </message>
        <message>
            <source>Lay %1 across on the lower end.</source>
            <extracomment>%1 is a domino, as 2-5; it is laid crosswise to the line</extracomment>
            <translation>Položit %1 napříč na dolní konec.</translation>
        </message>
        <message>
            <source>Lay %1 on the left end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Položit %1 na levý konec jako rozcestí.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Položit %1 na pravý konec jako rozcestí.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Položit %1 na horní konec jako rozcestí.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end, as the spinner.</source>
            <extracomment>%1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends</extracomment>
            <translation>Položit %1 na dolní konec jako rozcestí.</translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round</extracomment>
            <translation>Začít kamenem %1.</translation>
        </message>
        <message>
            <source>Open with %1, as the spinner.</source>
            <extracomment>%1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends</extracomment>
            <translation>Začít kamenem %1 jako rozcestím.</translation>
        </message>
        <message>
            <source>domino %1</source>
            <extracomment>A domino; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1</translation>
        </message>
        <message>
            <source>Left in a hand it counts its pips: %1.</source>
            <extracomment>What a domino is worth; %1 the pips on its two halves</extracomment>
            <translation>Když zůstane v ruce, počítají se jeho oka: %1.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Kdo jej položil: %1.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Líznout kámen</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <extracomment>A button: one tile after the other is drawn, until one fits</extracomment>
            <translation>Lízat, dokud se nehodí</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>Nothing fits: draw until a tile does.</source>
            <translation>Nic se nehodí: lízejte, dokud se nějaký kámen nehodí.</translation>
        </message>
        <message>
            <source>Still nothing fits: you draw on.</source>
            <translation>Stále se nic nehodí: lížete dál.</translation>
        </message>
        <message>
            <source>Nothing fits: draw one tile.</source>
            <translation>Nic se nehodí: lízněte si jeden kámen.</translation>
        </message>
        <message>
            <source>If you cannot lay a tile, you draw from here.</source>
            <translation>Když nemůžete položit kámen, lížete si odtud.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Kolo je u konce.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nejste na tahu.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Ten kámen v ruce nemáte.</translation>
        </message>
        <message>
            <source>The highest double opens: lay %1.</source>
            <extracomment>%1 is a domino, as 6-6</extracomment>
            <translation>Začíná nejvyšší dubleta: položte %1.</translation>
        </message>
        <message>
            <source>Nobody has a double, so the heaviest tile opens: lay %1.</source>
            <extracomment>No player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Dubletu nikdo nemá, takže začíná nejtěžší kámen: položte %1.</translation>
        </message>
        <message>
            <source>Nothing can be laid there.</source>
            <translation>Tam se nedá nic položit.</translation>
        </message>
        <message>
            <source>It is the only move.</source>
            <translation>Je to jediný tah.</translation>
        </message>
        <message>
            <source>It is the only tile that fits.</source>
            <translation>Je to jediný kámen, který se hodí.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Zbavíte se tím posledního kamene.</translation>
        </message>
        <message>
            <source>Nothing in your hand fits.</source>
            <translation>Nic z vaší ruky se nehodí.</translation>
        </message>
        <message numerus="yes">
            <source>It gets rid of %n pip(s).</source>
            <translation>
                <numerusform>Zbavíte se %n oka.</numerusform>
                <numerusform>Zbavíte se %n ok.</numerusform>
                <numerusform>Zbavíte se %n ok.</numerusform>
            </translation>
        </message>
        <message>
            <source>Lay %1 on the left end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Položit %1 na levý konec.</translation>
        </message>
        <message>
            <source>Lay %1 on the right end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Položit %1 na pravý konec.</translation>
        </message>
        <message>
            <source>Lay %1 on the upper end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Položit %1 na horní konec.</translation>
        </message>
        <message>
            <source>Lay %1 on the lower end.</source>
            <extracomment>%1 is a double, as 2-2</extracomment>
            <translation>Položit %1 na dolní konec.</translation>
        </message>
        <message>
            <source>for winning the round</source>
            <extracomment>Why points are scored, after their number: for what the hands held at the end, where the winner&apos;s own may be taken off what the others held</extracomment>
            <translation>za vyhrané kolo</translation>
        </message>
        <message>
            <source>It is the spinner: the line now grows at four ends.</source>
            <extracomment>For screen readers. A spinner is a double from which the line grows in four directions</extracomment>
            <translation>Je to rozcestí: řada teď roste na čtyřech koncích.</translation>
        </message>
        <message>
            <source>Left end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Levý konec: hodí se %1.</translation>
        </message>
        <message>
            <source>Right end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Pravý konec: hodí se %1.</translation>
        </message>
        <message>
            <source>Upper end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Horní konec: hodí se %1.</translation>
        </message>
        <message>
            <source>Lower end: takes %1.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Dolní konec: hodí se %1.</translation>
        </message>
        <message>
            <source>This end takes a %1.</source>
            <extracomment>An end of the line; %1 is the number that joins there</extracomment>
            <translation>Na tento konec se hodí %1.</translation>
        </message>
        <message>
            <source>No open end takes %1.</source>
            <extracomment>%1 is a domino, as 2-3</extracomment>
            <translation>Na žádný volný konec se %1 nehodí.</translation>
        </message>
        <message>
            <source>%1 lies here, and the same number joins it.</source>
            <extracomment>An end of the line: %1 the number that lies there</extracomment>
            <translation>Leží tu %1 a hodí se sem stejné číslo.</translation>
        </message>
        <message>
            <source>The next player has nothing that fits.</source>
            <translation>Další hráč nemá nic, co by se hodilo.</translation>
        </message>
        <message>
            <source>Nobody else can follow on this end.</source>
            <translation>Na tomto konci nemůže pokračovat nikdo jiný.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n hidden tile(s) can follow on this end.</source>
            <extracomment>%n: how many tiles that the player has not seen can be laid next where this one was laid</extracomment>
            <translation>
                <numerusform>Na tomto konci může pokračovat jen %n skrytý kámen.</numerusform>
                <numerusform>Na tomto konci můžou pokračovat jen %n skryté kameny.</numerusform>
                <numerusform>Na tomto konci může pokračovat jen %n skrytých kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>After a tile with more pips, more of the hidden tiles would fit.</source>
            <extracomment>Why a tile is laid though one with more pips could be</extracomment>
            <translation>Po kameni s více oky by se hodilo víc skrytých kamenů.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) that can follow on this end.</source>
            <extracomment>%n: how many more tiles of the player&apos;s hand can be laid where this one was laid</extracomment>
            <translation>
                <numerusform>Máte %n kámen, který může na tomto konci pokračovat.</numerusform>
                <numerusform>Máte %n kameny, které můžou na tomto konci pokračovat.</numerusform>
                <numerusform>Máte %n kamenů, které můžou na tomto konci pokračovat.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <translation>
                <numerusform>Pak se hodí %n váš další kámen.</numerusform>
                <numerusform>Pak se hodí %n vaše další kameny.</numerusform>
                <numerusform>Pak se hodí %n vašich dalších kamenů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Soupeři se hůř přikládá: hodí se %n skrytý kámen místo %2.</numerusform>
                <numerusform>Soupeři se hůř přikládá: hodí se %n skryté kameny místo %2.</numerusform>
                <numerusform>Soupeři se hůř přikládá: hodí se %n skrytých kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skrytý kámen místo %2.</numerusform>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skryté kameny místo %2.</numerusform>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skrytých kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Vám se lépe přikládá: hodí se %n váš další kámen místo %2.</numerusform>
                <numerusform>Vám se lépe přikládá: hodí se %n vaše další kameny místo %2.</numerusform>
                <numerusform>Vám se lépe přikládá: hodí se %n vašich dalších kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves you %n pip(s) in hand, instead of %2.</source>
            <extracomment>Compares two moves. What is left in the player&apos;s hand: %n pips after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>V ruce vám zůstane %n oko místo %2.</numerusform>
                <numerusform>V ruce vám zůstanou %n oka místo %2.</numerusform>
                <numerusform>V ruce vám zůstane %n ok místo %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave the next player little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nechat dalšímu hráči málo, co se hodí</translation>
        </message>
        <message>
            <source>Leave an end that your own tiles fit</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nechat konec, na který se hodí vlastní kameny</translation>
        </message>
        <message>
            <source>Get rid of many pips</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zbavit se hodně ok</translation>
        </message>
        <message>
            <source>Likes to build on the tile laid last.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Rád přikládá k naposledy položenému kameni.</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>%1: tiles worth %2 left in hand.</source>
            <extracomment>At the end of a round: %1 is a player, %2 what the tiles left in hand count</extracomment>
            <translation>%1: v ruce zbývají kameny za %2.</translation>
        </message>
        <message>
            <source>Left in the other hands: %1 = %2.</source>
            <extracomment>At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes</extracomment>
            <translation>Zbylo v ostatních rukou: %1 = %2.</translation>
        </message>
        <message>
            <source>Least left in hand: %1, with %2.</source>
            <extracomment>At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the tiles left in that player&apos;s hand count</extracomment>
            <translation>Nejméně v ruce: %1, zbývá %2.</translation>
        </message>
        <message>
            <source>Left: %1</source>
            <extracomment>Over tiles of a hand that lies open: what they count</extracomment>
            <translation>Zbývá: %1</translation>
        </message>
        <message>
            <source>The lowest hand is a tie: nobody scores.</source>
            <translation>Nejnižší ruku má víc hráčů: nikdo neboduje.</translation>
        </message>
        <message>
            <source>%4: %1 less %2 in hand is %3.</source>
            <extracomment>At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, %3 the difference</extracomment>
            <translation>%4: %1 minus %2 z vlastní ruky: %3.</translation>
        </message>
        <message>
            <source>%5: %1 less %2 in hand, %3 times, is %4.</source>
            <extracomment>At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that player&apos;s own, which are taken off %3 times, once for each of the others; %4 is what that makes</extracomment>
            <translation>%5: %1 minus %2 z vlastní ruky, a to %3×: %4.</translation>
        </message>
        <message>
            <source>Draw a tile</source>
            <translation>Líznout kámen</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partie je u konce.</translation>
        </message>
        <message>
            <source>This one round decides the match.</source>
            <translation>Toto jediné kolo rozhodne partii.</translation>
        </message>
        <message>
            <source>This is enough: %1 points win the match.</source>
            <extracomment>Of a player; %1 points</extracomment>
            <translation>To stačí: na výhru partie je třeba %1 bodů.</translation>
        </message>
        <message>
            <source>%1 points win the match: %2 to go.</source>
            <extracomment>Of a player; %1 points, of which %2 are missing</extracomment>
            <translation>Na výhru partie je třeba %1 bodů: chybí %2.</translation>
        </message>
        <message>
            <source>Ends your turn without laying a tile.</source>
            <extracomment>What a button does</extracomment>
            <translation>Ukončí váš tah bez položení kamene.</translation>
        </message>
        <message>
            <source>Deals the next round.</source>
            <extracomment>What a button does</extracomment>
            <translation>Rozdá další kolo.</translation>
        </message>
        <message>
            <source>Lays the chosen tiles on the table together.</source>
            <extracomment>What a button does</extracomment>
            <translation>Položí vybrané kameny na stůl najednou.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw.</source>
            <translation>Jste na tahu: položte kámen, nebo si lízněte.</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw.</source>
            <translation>Žádný váš kámen se nehodí: lízněte si.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Jste na tahu: položte kámen, nebo si lízněte (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: draw (%1).</source>
            <extracomment>%1: the points that a tile drawn brings, below zero</extracomment>
            <translation>Žádný váš kámen se nehodí: lízněte si (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass.</source>
            <translation>Jste na tahu: položte kámen, nebo pasujte.</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass.</source>
            <translation>Žádný váš kámen nepasuje: pasujete.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile, or pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Jste na tahu: položte kámen, nebo pasujte (%1).</translation>
        </message>
        <message>
            <source>None of your tiles fits: you pass (%1).</source>
            <extracomment>%1: the points that passing brings, below zero</extracomment>
            <translation>Žádný váš kámen nepasuje: pasujete (%1).</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile.</source>
            <translation>Jste na tahu: položte první kámen.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, %1.</source>
            <extracomment>%1: a tile, the only one that may be laid first</extracomment>
            <translation>Jste na tahu: položte první kámen, %1.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile.</source>
            <translation>Jste na tahu: položte kámen.</translation>
        </message>
        <message>
            <source>Points to win the match (0: one round)</source>
            <translation>Body k výhře partie (0: jediné kolo)</translation>
        </message>
        <message>
            <source>A single round</source>
            <translation>Jediné kolo</translation>
        </message>
        <message>
            <source>%1 laid their last tile.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1: poslední kámen je položený.</translation>
        </message>
        <message>
            <source>You laid your last tile.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Položili jste poslední kámen.</translation>
        </message>
        <message>
            <source>Nobody can play: the round is blocked.</source>
            <translation>Nikdo nemůže hrát: kolo je zablokované.</translation>
        </message>
        <message>
            <source>Find the best move</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Najít nejlepší tah</translation>
        </message>
        <message>
            <source>The winner of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it</extracomment>
            <translation>Výherce partie.</translation>
        </message>
        <message>
            <source>One of the winners of the match.</source>
            <extracomment>Of a player, whose name or &quot;You&quot; stands before it: several have won together</extracomment>
            <translation>Jeden z výherců partie.</translation>
        </message>
        <message>
            <source>Keeps doubles for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Doubles: tiles with the same number twice</extracomment>
            <translation>Dublety si nechává na později.</translation>
        </message>
        <message>
            <source>Leaves the others little that fits.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays: it closes ends</extracomment>
            <translation>Ostatním nechává málo, co se hodí.</translation>
        </message>
        <message>
            <source>Points at once: %1 instead of %2.</source>
            <extracomment>Compares two moves: %1 points for the one, %2 for the other; a minus before what is lost</extracomment>
            <translation>Body hned: %1 místo %2.</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>Keep the matador</source>
            <translation>Nechat si matadora</translation>
        </message>
        <message>
            <source>Your %1 is a matador: it will fit at any time. Two others of your tiles fit now, and may not later. Lay one of these.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 je matador: bude se hodit kdykoli. Dva vaše další kameny se hodí teď, a později už třeba ne. Položte jeden z nich.</translation>
        </message>
        <message>
            <source>Right. The matador saves you from drawing when nothing else fits.</source>
            <translation>Správně. Matador vás ušetří lízání, až se nic jiného hodit nebude.</translation>
        </message>
        <message>
            <source>The matador can wait. Lay a tile that fits by its number.</source>
            <translation>Matador počká. Položte kámen, který se hodí číslem.</translation>
        </message>
        <message>
            <source>A gate of your own</source>
            <translation>Vlastní brána</translation>
        </message>
        <message>
            <source>A matador makes an end a gate, and a gate wants a blank. You hold one, the %1: lay your matador %2 at the 5, and the way through is yours.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Matador udělá z konce bránu a brána chce nulu. Jednu máte, %1: položte matadora %2 k 5 a průchod je váš.</translation>
        </message>
        <message>
            <source>Your opponent had to draw twice, and you were through at once.</source>
            <translation>Soupeř musel lízat dvakrát a vy jste prošli hned.</translation>
        </message>
        <message>
            <source>At the 4 it helps less. Lay it at the other end, at the 5.</source>
            <translation>Ke 4 to pomůže méně. Položte ho na druhý konec, k 5.</translation>
        </message>
        <message>
            <source>The gate is still there. Go through it with your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Brána tam pořád je. Projděte jí kamenem %1.</translation>
        </message>
        <message>
            <source>Shut both ends</source>
            <translation>Zavřít oba konce</translation>
        </message>
        <message>
            <source>A blank shuts the left end. Your %1 can shut the right one too: then only a matador goes on, and you keep one, the %2.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Levý konec zavírá nula. Váš kámen %1 může zavřít i pravý: dál pak pustí jen matador, a jednoho si necháváte, %2.</translation>
        </message>
        <message>
            <source>Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.</source>
            <translation>Zavřeno. Soupeř líže, dokud nepřijde matador, a každý líznutý kámen se počítá pro vás.</translation>
        </message>
        <message>
            <source>That leaves an end open. Lay it with the blank facing out.</source>
            <translation>Tím zůstane konec otevřený. Položte nulu směrem ven.</translation>
        </message>
        <message>
            <source>Nobody can go on</source>
            <translation>Nikdo nemůže dál</translation>
        </message>
        <message>
            <source>All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts the other: that ends the round, and whoever has the fewest pips scores. Yours are few.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Všichni čtyři matadoři leží, není co líznout a jeden konec je zavřený. Váš kámen %1 zavře druhý: tím kolo končí a boduje, kdo má nejméně ok. Vy jich máte málo.</translation>
        </message>
        <message>
            <source>Gates and matadors</source>
            <translation>Brány a matadoři</translation>
        </message>
        <message>
            <source>Blanks and matadors belong together: whoever holds both decides where the line goes on.</source>
            <translation>Nuly a matadoři patří k sobě: kdo má obojí, rozhoduje, kde řada pokračuje.</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>O co jde</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together. Whoever lays all their tiles first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Řada kamenů roste na obou koncích. Poloviny, které se dotýkají, musí dát dohromady sedm. Kdo první položí všechny kameny, získá oka, která zbyla ostatním, a %1 bodů vyhrává partii.</translation>
        </message>
        <message>
            <source>Together seven</source>
            <translation>Dohromady sedm</translation>
        </message>
        <message>
            <source>Halves that touch do not match here: they add up to seven. The open ends are a 1 and a 4. Lay a tile at the 4.</source>
            <translation>Poloviny, které se dotýkají, tu nejsou stejné: dají dohromady sedm. Volné konce jsou 1 a 4. Položte kámen ke 4.</translation>
        </message>
        <message>
            <source>3 and 4 make 7. The 5 is the new end now.</source>
            <translation>3 a 4 dají 7. Novým koncem je teď 5.</translation>
        </message>
        <message>
            <source>6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.</source>
            <translation>6 a 1 dají 7, takže k 1 je to v pořádku. Najděte ale kámen ke 4: potřebuje 3.</translation>
        </message>
        <message>
            <source>The matadors</source>
            <translation>Matadoři</translation>
        </message>
        <message>
            <source>%1, %2, %3 and %4 are matadors. They may be laid at any end, at any time, and lie across. You hold one: lay it.</source>
            <extracomment>%1 to %4 and %5 are tiles</extracomment>
            <translation>%1, %2, %3 a %4 jsou matadoři. Smějí na kterýkoli konec, kdykoli, a leží napříč. Jednoho máte: položte ho.</translation>
        </message>
        <message>
            <source>Now only a blank or a matador goes there: the end is a gate.</source>
            <translation>Teď tam smí jen nula nebo matador: konec je brána.</translation>
        </message>
        <message>
            <source>That fits, but it is not a matador. Look for the tile whose halves make seven.</source>
            <translation>To se hodí, ale matador to není. Najděte kámen, jehož poloviny dají sedm.</translation>
        </message>
        <message>
            <source>Reopen a gate</source>
            <translation>Projít bránou</translation>
        </message>
        <message>
            <source>A matador lies across: a gate. A tile with a blank opens it, and its other half is the new end. Lay yours there.</source>
            <translation>Matador leží napříč: je to brána. Otevře ji kámen s nulou a jeho druhá polovina je nový konec. Položte tam svůj.</translation>
        </message>
        <message>
            <source>The gate is open: a 3 lies there, and wants a 4.</source>
            <translation>Brána je otevřená: leží tam 3 a čeká na 4.</translation>
        </message>
        <message>
            <source>That one goes at the other end. The gate wants a blank.</source>
            <translation>Ten patří na druhý konec. Brána chce nulu.</translation>
        </message>
        <message>
            <source>Shut an end</source>
            <translation>Zavřít konec</translation>
        </message>
        <message>
            <source>No tile makes seven with a blank. Lay your %1 so that its blank is the new end: then only a matador goes there, and your opponent has to find one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>S nulou nedá sedm žádný kámen. Položte %1 tak, aby nula byla novým koncem: pak tam smí jen matador a soupeř ho musí najít.</translation>
        </message>
        <message>
            <source>Shut. One end is left to fight for.</source>
            <translation>Zavřeno. Zbývá jeden konec, o který se bojuje.</translation>
        </message>
        <message>
            <source>That leaves the end open. Use the blank to shut it.</source>
            <translation>Tím konec zůstane otevřený. Zavřete ho nulou.</translation>
        </message>
        <message>
            <source>Draw until one fits</source>
            <translation>Lízat, dokud se nehodí</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw from the boneyard until a tile fits.</source>
            <translation>Nemáte 2 k 5, 3 ke 4 ani matadora. Lízejte z talonu, dokud se nějaký kámen nehodí.</translation>
        </message>
        <message>
            <source>The new end is a 2, and you hold a 5: you have kept a tile for your next turn.</source>
            <translation>Nový konec je 2 a vy máte 5: na příští tah jste si nechali kámen.</translation>
        </message>
        <message>
            <source>It fits, but leaves you nothing for your next turn. Try it at the other end.</source>
            <translation>Hodí se, ale na příští tah vám nic nezbude. Zkuste ho na druhém konci.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. Draw again.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ani %1 se nehodí. Lízněte si znovu.</translation>
        </message>
        <message>
            <source>The %1 fits at both ends. Lay it so that its 2 is the new end: then your %2 goes next.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>%1 se hodí na oba konce. Položte ho tak, aby novým koncem byla 2: příště pak může jít %2.</translation>
        </message>
        <message>
            <source>Go out</source>
            <translation>Poslední kámen</translation>
        </message>
        <message>
            <source>Two tiles left. The %1 fits at both ends: lay it so that your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Zbývají dva kameny. %1 se hodí na oba konce: položte ho tak, aby po něm mohl jít %2.</translation>
        </message>
        <message>
            <source>Out first: you score every pip that your opponent still holds, 12 here.</source>
            <translation>První bez kamenů: získáváte každé oko, které soupeři zbylo, tady 12.</translation>
        </message>
        <message>
            <source>Then the end is a 1, and none of your tiles fits it.</source>
            <translation>Pak je konec 1 a nehodí se tam žádný z vašich kamenů.</translation>
        </message>
        <message>
            <source>The 4 is still there. Lay your last tile.</source>
            <translation>Pořád je tam 4. Položte poslední kámen.</translation>
        </message>
        <message>
            <source>First lesson</source>
            <translation>První lekce</translation>
        </message>
        <message>
            <source>That is Matador. Keep a matador for the moment you need it; a match usually goes to 100 points.</source>
            <translation>To je Matador. Matadora si nechte na chvíli, kdy ho budete potřebovat; partie se obvykle hraje do 100 bodů.</translation>
        </message>
        <message>
            <source>You hold the highest double, so you open, with any tile you like. Pips that stay in your hand score for others: open with the tile that has most.</source>
            <translation>Máte nejvyšší dubletu, takže začínáte, a to jakýmkoli kamenem. Oka, která zůstanou v ruce, se počítají ostatním: začněte kamenem, který jich má nejvíc.</translation>
        </message>
        <message>
            <source>11 pips gone at once. One end wants a 2 now, the other a 1.</source>
            <translation>O 11 ok méně naráz. Jeden konec teď chce 2, druhý 1.</translation>
        </message>
        <message>
            <source>You may, but another of your tiles has more pips.</source>
            <translation>To smíte, ale jiný z vašich kamenů má víc ok.</translation>
        </message>
        <message>
            <source>The round is blocked. You have the fewest pips, and score all that the others hold: %1 points.</source>
            <extracomment>%1 is how many pips</extracomment>
            <translation>Kolo je zablokované. Máte nejméně ok a získáte všechna, která mají ostatní: %1 bodů.</translation>
        </message>
        <message>
            <source>The heavy one first</source>
            <translation>Nejdřív ten těžký</translation>
        </message>
        <message>
            <source>When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay the one with more pips.</source>
            <translation>Když kolo skončí, oka ve vaší ruce se počítají někomu jinému. Hodí se dva vaše kameny. Položte ten, který má víc ok.</translation>
        </message>
        <message>
            <source>Eight pips that nobody can score any more.</source>
            <translation>Osm ok, která už nikdo nezíská.</translation>
        </message>
        <message>
            <source>It fits, but the other one weighs more.</source>
            <translation>Hodí se, ale druhý váží víc.</translation>
        </message>
        <message>
            <source>The double blank</source>
            <translation>Nulová dubleta</translation>
        </message>
        <message>
            <source>The %1 is a matador too, and always lies across. It weighs nothing, so it costs nothing to keep. Lay another tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>%1 je také matador a leží vždy napříč. Nic neváží, takže nic nestojí si ho nechat. Položte jiný kámen.</translation>
        </message>
        <message>
            <source>Nine pips gone. The double blank goes on any end, whenever you need it.</source>
            <translation>Devět ok pryč. Nulová dubleta smí na kterýkoli konec, kdykoli ji budete potřebovat.</translation>
        </message>
        <message>
            <source>Keep it: it weighs nothing, and will always fit.</source>
            <translation>Nechte si ji: nic neváží a bude se hodit vždycky.</translation>
        </message>
        <message>
            <source>Shut the line</source>
            <translation>Zavřít řadu</translation>
        </message>
        <message>
            <source>One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and yours are light. Shut the other end as well.</source>
            <translation>Na jednom konci už je nula. Když nikdo nemůže dál, boduje hráč, který má nejméně ok, a vy máte lehkou ruku. Zavřete i druhý konec.</translation>
        </message>
        <message>
            <source>Only a matador helps now. Without one the others draw, and their hands grow heavy.</source>
            <translation>Teď pomůže jen matador. Kdo ho nemá, líže a jeho ruka těžkne.</translation>
        </message>
        <message>
            <source>That leaves an end open. Which tile has a blank facing out?</source>
            <translation>Tím zůstane konec otevřený. Který kámen má nulu venku?</translation>
        </message>
        <message>
            <source>The round is blocked, and you have the fewest pips. You score those of the others less your own: %1 less %2 makes %3.</source>
            <extracomment>%1, %2 and %3 are numbers of pips: %1 less %2 is %3</extracomment>
            <translation>Kolo je zablokované a máte nejméně ok. Získáte oka ostatních bez svých vlastních: %1 minus %2 je %3.</translation>
        </message>
        <message>
            <source>Pips, and when to shut</source>
            <translation>Oka a kdy zavřít</translation>
        </message>
        <message>
            <source>Count roughly what the others hold: a shut line is good for whoever has least.</source>
            <translation>Odhadujte, kolik mají ostatní: zavřená řada je dobrá pro toho, kdo má nejméně.</translation>
        </message>
        <message>
            <source>A line of tiles grows at both ends. Halves that touch must make seven together, and matadors go anywhere. Whoever is out first scores the pips that the others still hold, and %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Řada kamenů roste na obou koncích. Poloviny, které se dotýkají, musí dát dohromady sedm, a matadoři smějí kamkoli. Kdo je první bez kamenů, získá oka, která zbyla ostatním, a %1 bodů vyhrává partii.</translation>
        </message>
        <message>
            <source>Seven, and doubles</source>
            <translation>Sedmička a dublety</translation>
        </message>
        <message>
            <source>Halves that touch add up to seven. A double lies in line and counts once: only one of its halves touches. Lay your double at the 2.</source>
            <translation>Poloviny, které se dotýkají, dají dohromady sedm. Dubleta leží v řadě a počítá se jednou: dotýká se jen jednou polovinou. Položte svou dubletu ke 2.</translation>
        </message>
        <message>
            <source>5 and 2 make 7, and the other 5 is the new end.</source>
            <translation>5 a 2 dají 7 a druhá 5 je nový konec.</translation>
        </message>
        <message>
            <source>That fits at the 1. The 2 takes a tile with a 5.</source>
            <translation>To se hodí k 1. Ke 2 patří kámen s 5.</translation>
        </message>
        <message>
            <source>A matador across</source>
            <translation>Matador napříč</translation>
        </message>
        <message>
            <source>A matador goes anywhere, matching or not. Across, both its halves stay open. Lay your %1 across: the circular arrow beside it, R or a right click turns it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Matador smí kamkoli, ať číslo sedí, nebo ne. Napříč zůstanou volné obě jeho poloviny. Položte %1 napříč: otočí ho kulatá šipka vedle něj, R nebo pravé tlačítko.</translation>
        </message>
        <message>
            <source>Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.</source>
            <translation>Jeho 2 bere 5 a jeho 5 bere 2: na jednom konci jde pokračovat dvěma způsoby.</translation>
        </message>
        <message>
            <source>That is one way, but lay the matador across.</source>
            <translation>I tak to jde, ale položte matadora napříč.</translation>
        </message>
        <message>
            <source>A matador in line</source>
            <translation>Matador v řadě</translation>
        </message>
        <message>
            <source>In line a matador leaves one half open, and you choose which. Lay your %1 at the 4 with its 6 facing out: then your %2 can follow.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>V řadě nechá matador volnou jednu polovinu a kterou, to určíte vy. Položte %1 ke 4 tak, aby 6 mířila ven: pak může následovat %2.</translation>
        </message>
        <message>
            <source>A matador can make room for your own tiles.</source>
            <translation>Matador umí udělat místo vašim vlastním kamenům.</translation>
        </message>
        <message>
            <source>Not like that: the matador at the 4, in line, with its 6 facing out. The circular arrow or R turns it.</source>
            <translation>Takhle ne: matadora ke 4, v řadě, 6 směrem ven. Otočíte ho kulatou šipkou nebo klávesou R.</translation>
        </message>
        <message>
            <source>The 6 is still open: lay your %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>6 je pořád volná: položte %1.</translation>
        </message>
        <message>
            <source>Nothing makes seven with a blank. Lay a tile at the 4 that leaves a blank as the new end: then only a matador goes there.</source>
            <translation>S nulou nedá sedm nic. Položte ke 4 kámen, po kterém bude novým koncem nula: pak tam smí jen matador.</translation>
        </message>
        <message>
            <source>Shut, until somebody finds a matador.</source>
            <translation>Zavřeno, dokud někdo nenajde matadora.</translation>
        </message>
        <message>
            <source>Reopen an end</source>
            <translation>Otevřít zavřený konec</translation>
        </message>
        <message>
            <source>A blank shuts one end. Lay your matador there, the %1, across or in line.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Jeden konec zavírá nula. Položte tam svého matadora %1, napříč nebo v řadě.</translation>
        </message>
        <message>
            <source>Open again, by the one tile that could do it.</source>
            <translation>Zase otevřeno, a to jediným kamenem, který to uměl.</translation>
        </message>
        <message>
            <source>That is the other end. Reopen the blank one.</source>
            <translation>To je druhý konec. Otevřete ten s nulou.</translation>
        </message>
        <message>
            <source>Draw one, play or pass</source>
            <translation>Líznout, hrát nebo pasovat</translation>
        </message>
        <message>
            <source>You have no 2 for the 5, no 3 for the 4, and no matador. Draw one tile.</source>
            <translation>Nemáte 2 k 5, 3 ke 4 ani matadora. Lízněte si jeden kámen.</translation>
        </message>
        <message>
            <source>The heavy tile is gone: whatever you still hold at the end scores for somebody else.</source>
            <translation>Těžký kámen je pryč: co vám na konci zůstane, to bodují jiní.</translation>
        </message>
        <message>
            <source>It fits, but another one is heavier.</source>
            <translation>Hodí se, ale jiný je těžší.</translation>
        </message>
        <message>
            <source>The %1 does not fit either. There is one draw a turn, so you pass.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Ani %1 se nehodí. Líže se jen jednou za tah, takže pasujete.</translation>
        </message>
        <message>
            <source>The end is a 2 now, and two of your tiles fit. Lay the one with more pips.</source>
            <translation>Konec je teď 2 a hodí se dva vaše kameny. Položte ten, který má víc ok.</translation>
        </message>
        <message>
            <source>That is the Russian game. The highest double opens, and whoever goes out first scores what the others hold. A match usually goes to 100 points.</source>
            <translation>To je ruská hra. Začíná nejvyšší dubleta, a kdo první položí poslední kámen, získá to, co mají ostatní. Partie se obvykle hraje do 100 bodů.</translation>
        </message>
        <message>
            <source>Build one great table together, by numbers and by elements. But first bet how many points the round will bring you: a bet that you meet counts, one that you miss brings nothing. The lowest drop out, and the last two play a final.</source>
            <translation>Stavte společně na jednom velkém stole, podle čísel a podle živlů. Nejdřív ale vsaďte, kolik bodů vám kolo přinese: sázka, na kterou dosáhnete, se počítá, jiná nepřinese nic. Nejslabší vypadávají a poslední dva hrají finále.</translation>
        </message>
        <message>
            <source>Bid for the deal</source>
            <translation>Dražba o rozdávání</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at once, and deals. Yours makes 12, more than anybody else can bid: bid it all.</source>
            <translation>Každý si lízl kámen a může nabídnout nejvýš jeho součet. Kdo v dražbě nabídne nejvíc, hned tolik bodů získá a rozdává. Váš kámen dává 12, víc než může nabídnout kdokoli jiný: nabídněte všechno.</translation>
        </message>
        <message>
            <source>The others fold: 12 points, and you deal.</source>
            <translation>Ostatní pasují: 12 bodů a rozdáváte.</translation>
        </message>
        <message>
            <source>You score what you bid: take the whole 12.</source>
            <translation>Co nabídnete, to získáte: vezměte si celých 12.</translation>
        </message>
        <message>
            <source>Name the element</source>
            <translation>Určit živel</translation>
        </message>
        <message>
            <source>The dealer names the element of the round: its tiles score more, and only they may lie across. Name the one you hold most of.</source>
            <translation>Rozdávající určí živel kola: jeho kameny přinášejí víc a jen ony smějí ležet napříč. Určete ten, kterého máte nejvíc.</translation>
        </message>
        <message>
            <source>Leaf it is: you hold five of them.</source>
            <translation>Takže list: máte jich pět.</translation>
        </message>
        <message>
            <source>Count again: you hold five leaf tiles.</source>
            <translation>Počítejte znovu: listů máte pět.</translation>
        </message>
        <message>
            <source>Place a bet</source>
            <translation>Vsadit</translation>
        </message>
        <message>
            <source>Bet on what you will make this round: your points, less the tiles you have left. Fall short, and you score nothing; and each bet must top the one before. Start low: bet 10 at most.</source>
            <translation>Vsaďte, kolik v tomto kole uhrajete: body minus kameny, které vám zbudou. Kdo sázku nesplní, nezíská nic; a každá sázka musí být vyšší než předchozí. Začněte nízko: vsaďte nejvýš 10.</translation>
        </message>
        <message>
            <source>A bet you can meet. The dealer may raise at the end, when all have bet.</source>
            <translation>Taková sázka se dá splnit. Rozdávající smí na konci přidat, až vsadí všichni.</translation>
        </message>
        <message>
            <source>Bold! Nobody is likely to make that many. Bet 10 at most.</source>
            <translation>Odvážné! Tolik nejspíš neuhraje nikdo. Vsaďte nejvýš 10.</translation>
        </message>
        <message>
            <source>End to end</source>
            <translation>Konec ke konci</translation>
        </message>
        <message>
            <source>At the ends of the row equal numbers meet, whatever the element. That scores one point. Lay your water %1 at the 9.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Na koncích řady se setkávají stejná čísla, na živlu nezáleží. Přinese to jeden bod. Položte vodu %1 k 9.</translation>
        </message>
        <message>
            <source>One point, and one tile less to count against you.</source>
            <translation>Jeden bod, a o kámen méně, který by se počítal proti vám.</translation>
        </message>
        <message>
            <source>Fine too, but try the water tile at the 9.</source>
            <translation>Také dobré, ale zkuste kámen vody k 9.</translation>
        </message>
        <message>
            <source>Lay it across</source>
            <translation>Položit napříč</translation>
        </message>
        <message>
            <source>Leaf is the element now. A leaf tile may lie across, on the long side of another leaf tile, with any number: 3 points. Lay your leaf %1.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Živlem kola je teď list. Kámen listu smí ležet napříč, na dlouhé straně jiného kamene listu, s jakýmkoli číslem: 3 body. Položte svůj list %1.</translation>
        </message>
        <message>
            <source>3 points, and a new arm for everybody.</source>
            <translation>3 body a nové rameno pro všechny.</translation>
        </message>
        <message>
            <source>That scores less. Try the leaf tile on a long side.</source>
            <translation>To přinese méně. Zkuste kámen listu na dlouhou stranu.</translation>
        </message>
        <message>
            <source>Element and number</source>
            <translation>Živel i číslo</translation>
        </message>
        <message>
            <source>Best of all is both at once: a leaf tile where the numbers match too, in line or across. That scores 4. Find one.</source>
            <translation>Nejlepší je obojí najednou: kámen listu tam, kde sedí i číslo, v řadě nebo napříč. To přinese 4. Najděte ho.</translation>
        </message>
        <message>
            <source>4 points: leaf, and matching numbers.</source>
            <translation>4 body: list a stejné číslo.</translation>
        </message>
        <message>
            <source>Not the best: look for a leaf tile and matching numbers.</source>
            <translation>To není nejlepší: hledejte kámen listu a stejné číslo.</translation>
        </message>
        <message>
            <source>Doubles count twice</source>
            <translation>Dublety platí dvakrát</translation>
        </message>
        <message>
            <source>A double scores twice as much. Your leaf %1 fits across on the leaf tile with a 6: twice 4.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Dubleta přinese dvakrát tolik. Váš list %1 se hodí napříč na kámen listu s číslem 6: dvakrát 4.</translation>
        </message>
        <message>
            <source>8 points with one tile: a bet of 6 is soon met.</source>
            <translation>8 bodů jedním kamenem: sázka 6 je brzy splněná.</translation>
        </message>
        <message>
            <source>Fine, but the double scores 8.</source>
            <translation>Dobré, ale dubleta přinese 8.</translation>
        </message>
        <message>
            <source>That is Matching Elements. Whoever wins a round takes the tiles on the table into their Bank and deals next; two elements make a short first match.</source>
            <translation>To jsou Spřízněné živly. Kdo vyhraje kolo, bere kameny ze stolu do svého Banku a příště rozdává; se dvěma živly je první partie krátká.</translation>
        </message>
        <message>
            <source>The final begins</source>
            <translation>Finále začíná</translation>
        </message>
        <message>
            <source>When tiles run short, the lowest total drops out after each round. Now two are left: the final. Your Bank is the larger, so you say how many tiles of each come back. Bring back %1: that fills both hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Když kamenů ubývá, po každém kole vypadne nejnižší součet. Teď zbývají dva: finále. Váš Bank je větší, takže říkáte, kolik kamenů se z každého vrátí. Vraťte %1: tím se obě ruce naplní.</translation>
        </message>
        <message>
            <source>Full hands, and you were dealt the ember %1: a double dealt now is a head start of its sum, 6. In the final nobody bets.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Plné ruce, a dostali jste žár %1: dubleta rozdaná teď je náskok ve výši jejího součtu, 6. Ve finále se nesází.</translation>
        </message>
        <message>
            <source>Bring back %1 of each: just enough for full hands.</source>
            <extracomment>%1 is how many tiles</extracomment>
            <translation>Vraťte z každého %1: právě dost na plné ruce.</translation>
        </message>
        <message>
            <source>The last tile decides</source>
            <translation>Rozhodne poslední kámen</translation>
        </message>
        <message>
            <source>Only the final counts now: head start and points, less the tiles left. You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element and number match.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>Teď platí jen finále: náskok a body bez zbylých kamenů. Máte 6 a 15, soupeř celkem 24. Položte svůj žár %1 tam, kde sedí živel i číslo.</translation>
        </message>
        <message>
            <source>25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.</source>
            <translation>25 : 24, vyhráli jste partii! Při 24 : 24 by vyhrál vyšší součet z kol.</translation>
        </message>
        <message>
            <source>That makes 24 as well, and then your opponent&apos;s higher total wins. You need 4 points.</source>
            <translation>To je také 24, a pak vyhraje soupeřův vyšší součet. Potřebujete 4 body.</translation>
        </message>
        <message>
            <source>Bid to the top</source>
            <translation>Nabídnout všechno</translation>
        </message>
        <message>
            <source>Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what you bid you score. Bid all that you may.</source>
            <translation>Váš kámen dává 9 a nikdo jiný nemůže nabídnout víc než 6. K rozdávání by stačilo 7; ale co nabídnete, to získáte. Nabídněte všechno, co smíte.</translation>
        </message>
        <message>
            <source>9 points, and the deal. If doubles are drawn nobody bids: the highest deals and scores its sum, and %1 beats them all and scores 24.</source>
            <extracomment>%1 is the tile&apos;s numbers</extracomment>
            <translation>9 bodů, a k tomu rozdáváte. Když někdo lízne dubletu, nedraží se: nejvyšší rozdává a získá svůj součet a %1 přebije všechny a dá 24.</translation>
        </message>
        <message>
            <source>That scores less. Bid the whole 9.</source>
            <translation>To přinese méně. Nabídněte celých 9.</translation>
        </message>
        <message>
            <source>Just one more</source>
            <translation>Jen o jedno víc</translation>
        </message>
        <message>
            <source>You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as well, less counts nothing. So bet just one more, 8.</source>
            <translation>Sázíte poslední a musíte přebít 7. Sázka je slib, ne odměna: počítá se i víc, než slibuje, ale méně se nepočítá vůbec. Vsaďte tedy jen o jedno víc, 8.</translation>
        </message>
        <message>
            <source>The lowest bet there was. Whatever you make above it is yours too.</source>
            <translation>Nejnižší sázka, jaká šla. Cokoli uhrajete nad ni, je také vaše.</translation>
        </message>
        <message>
            <source>That promises more and brings no more. Bet 8.</source>
            <translation>To slibuje víc a víc nepřinese. Vsaďte 8.</translation>
        </message>
        <message>
            <source>Let it stand</source>
            <translation>Nechat to být</translation>
        </message>
        <message>
            <source>You dealt and bet 4; the others went to 7. As the dealer you may raise above that, up to 99, and the others again above you. Your 4 is easily met: stay.</source>
            <translation>Rozdávali jste a vsadili 4; ostatní došli až k 7. Jako rozdávající smíte sázku zvýšit nad to, až na 99, a ostatní pak zase nad vás. Vaše 4 se splní snadno: zůstaňte u nich.</translation>
        </message>
        <message>
            <source>The bets stand. You need 4, the others have promised more.</source>
            <translation>Sázky platí. Potřebujete 4, ostatní slíbili víc.</translation>
        </message>
        <message>
            <source>A higher bet is harder to meet, and brings nothing by itself. Stay.</source>
            <translation>Vyšší sázka se plní hůř a sama nic nepřinese. Zůstaňte.</translation>
        </message>
        <message>
            <source>Bids, bets and the final</source>
            <translation>Dražba, sázky a finále</translation>
        </message>
        <message>
            <source>Bid high, bet low. Only a player who is far behind has a reason to bet more than they must.</source>
            <translation>V dražbě nabízejte hodně, sázejte málo. Vsadit víc, než je nutné, má důvod jen ten, kdo hodně ztrácí.</translation>
        </message>
        <message>
            <source>Sort your tiles into sets and runs. What belongs to none counts against you. Whoever has little of that left knocks, and scores the difference; %1 points win the match.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Řaďte kameny do skupin a postupek. Co nikam nepatří, počítá se proti vám. Komu toho zbývá málo, zaklepe a získá rozdíl; %1 bodů vyhrává partii.</translation>
        </message>
        <message>
            <source>Take, and lay a run</source>
            <translation>Vzít a vyložit postupku</translation>
        </message>
        <message>
            <source>A turn begins with a tile: the face-up one, or one from the boneyard. The red 6 lies face up, and you hold red 4 and red 5: take it.</source>
            <translation>Tah začíná kamenem: tím odkrytým, nebo jedním z talonu. Odkrytá leží červená 6 a vy máte červenou 4 a červenou 5: vezměte ji.</translation>
        </message>
        <message>
            <source>A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.</source>
            <translation>Postupka: tři nebo víc kamenů jedné barvy za sebou. Vyložené kameny se už nepočítají proti vám.</translation>
        </message>
        <message>
            <source>Think of your red 4 and red 5: the red 6 makes a run.</source>
            <translation>Myslete na červenou 4 a červenou 5: s červenou 6 tvoří postupku.</translation>
        </message>
        <message>
            <source>Now choose red 4, 5 and 6, one after the other, and lay them together.</source>
            <translation>Teď vyberte jednu po druhé červenou 4, 5 a 6 a vyložte je najednou.</translation>
        </message>
        <message>
            <source>Lay a set</source>
            <translation>Vyložit skupinu</translation>
        </message>
        <message>
            <source>Three or four tiles of one number, each in a different colour, make a set. You hold three nines: lay them.</source>
            <translation>Tři nebo čtyři kameny jednoho čísla, každý jiné barvy, tvoří skupinu. Máte tři devítky: vyložte je.</translation>
        </message>
        <message>
            <source>A set, and three fewer tiles in your hand.</source>
            <translation>Skupina, a v ruce o tři kameny méně.</translation>
        </message>
        <message>
            <source>A discard ends your turn. Lay the three nines first.</source>
            <translation>Odhozením váš tah končí. Nejdřív vyložte tři devítky.</translation>
        </message>
        <message>
            <source>Add to what lies there</source>
            <translation>Přidat k tomu, co leží</translation>
        </message>
        <message>
            <source>You may add to any meld, even your opponent&apos;s. Red 5, 6 and 7 lie there, and you hold both neighbours: add red 4 and red 8.</source>
            <translation>Přidávat smíte ke každé kombinaci, i k soupeřově. Leží tam červená 5, 6 a 7 a vy máte oba sousedy: přidejte červenou 4 a červenou 8.</translation>
        </message>
        <message>
            <source>Two tiles gone on a meld that was not even yours.</source>
            <translation>Dva kameny pryč, a na kombinaci, která ani nebyla vaše.</translation>
        </message>
        <message>
            <source>Before you discard, add what fits the red run.</source>
            <translation>Než odhodíte, přidejte, co se hodí k červené postupce.</translation>
        </message>
        <message>
            <source>And now the other one.</source>
            <translation>A teď tu druhou.</translation>
        </message>
        <message>
            <source>Swap a joker</source>
            <translation>Vyměnit žolíka</translation>
        </message>
        <message>
            <source>The joker in the run stands for the red 6, and you hold that very tile. Put it in the joker&apos;s place.</source>
            <translation>Žolík v postupce zastupuje červenou 6, a právě tu máte. Dejte ji na místo žolíka.</translation>
        </message>
        <message>
            <source>The joker stands for a blue tile now, and works for you.</source>
            <translation>Žolík teď zastupuje modrý kámen a pracuje pro vás.</translation>
        </message>
        <message>
            <source>First the joker: lay your red 6 where it lies.</source>
            <translation>Nejdřív žolík: položte svou červenou 6 tam, kde leží.</translation>
        </message>
        <message>
            <source>A joker that you gain must be laid at once. Choose it with your blue 3 and blue 4, and lay the meld.</source>
            <translation>Získaný žolík se musí hned vyložit. Vyberte ho s modrou 3 a modrou 4 a kombinaci vyložte.</translation>
        </message>
        <message>
            <source>Discard what counts most</source>
            <translation>Odhodit, co se nejvíc počítá</translation>
        </message>
        <message>
            <source>A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 to 13 count 10, the others their number. Discard the black 13.</source>
            <translation>Tah končí odhozením. Co není v žádné kombinaci, to jsou trestné body: 1 je eso a počítá se 11, 10 až 13 se počítají 10, ostatní podle čísla. Odhoďte černou 13.</translation>
        </message>
        <message>
            <source>Ten points of deadwood gone, and nothing lost with it.</source>
            <translation>Deset trestných bodů pryč, a nic jste tím neztratili.</translation>
        </message>
        <message>
            <source>Here, just discard the black 13.</source>
            <translation>Tady jen odhoďte černou 13.</translation>
        </message>
        <message>
            <source>Knock</source>
            <translation>Zaklepat</translation>
        </message>
        <message>
            <source>Nine of your tiles make melds. Discard the black 13 and only a 2 is left over. With 10 deadwood or less you may knock: do it.</source>
            <translation>Devět vašich kamenů tvoří kombinace. Když odhodíte černou 13, zbude jen 2. S nejvýš 10 trestnými body smíte zaklepat: udělejte to.</translation>
        </message>
        <message>
            <source>You win 25 points and the difference in deadwood. If your opponent had as little as you or less, that would be an undercut, and the points would go the other way.</source>
            <translation>Získáváte 25 bodů a rozdíl v trestných bodech. Kdyby jich soupeř měl stejně nebo méně, bylo by to podseknutí a body by šly opačně.</translation>
        </message>
        <message>
            <source>No need for that: the button knocks for you.</source>
            <translation>To není potřeba: zaklepe za vás tlačítko.</translation>
        </message>
        <message>
            <source>Super win</source>
            <translation>Supervýhra</translation>
        </message>
        <message>
            <source>You drew the blue 8: now everything but the orange 2 is in melds. Knock with it, and not a tile is left over.</source>
            <translation>Lízli jste si modrou 8: teď je kromě oranžové 2 všechno v kombinacích. Zaklepejte s ní a nezbude vám ani kámen.</translation>
        </message>
        <message>
            <source>50 points, and all your opponent&apos;s deadwood. To lay your last tile is a super win as well.</source>
            <translation>50 bodů a všechny soupeřovy trestné body. Položit poslední kámen je také supervýhra.</translation>
        </message>
        <message>
            <source>You can do better: knock and discard the orange 2.</source>
            <translation>Jde to líp: zaklepejte a odhoďte oranžovou 2.</translation>
        </message>
        <message>
            <source>That is Tiles &amp; Deal. A usual match is played with thirteen tiles each, to 200 points. When the boneyard is empty, or nobody has drawn from it for 20 turns, the round is a draw.</source>
            <translation>To je Tiles &amp; Deal. Běžná partie se hraje s třinácti kameny každý, do 200 bodů. Když dojde talon nebo si z něj 20 tahů nikdo nelízne, kolo končí remízou.</translation>
        </message>
        <message>
            <source>Knock early</source>
            <translation>Zaklepat brzy</translation>
        </message>
        <message>
            <source>Your second turn, and without the black 13 you have 10 left over, just enough to knock. Your opponent has had no time to sort anything. Knock with the black 13.</source>
            <translation>Je váš druhý tah a bez černé 13 vám zbývá 10, přesně tolik, aby se smělo zaklepat. Soupeř neměl čas cokoli seřadit. Zaklepejte s černou 13.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of 46: early knocks surprise.</source>
            <translation>25 za výhru a rozdíl 46: brzké zaklepání překvapí.</translation>
        </message>
        <message>
            <source>While you wait, your opponent sorts as well. Knock now, with the black 13.</source>
            <translation>Zatímco čekáte, řadí i soupeř. Zaklepejte teď, s černou 13.</translation>
        </message>
        <message>
            <source>A single tile is enough</source>
            <translation>Stačí jediný kámen</translation>
        </message>
        <message>
            <source>Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single tile left over you may knock, whatever it counts. Do it.</source>
            <translation>Zbývají dvě esa. Odhoďte jedno a druhé se počítá 11: víc než 10, ale s jediným zbylým kamenem smíte zaklepat, ať se počítá jakkoli. Udělejte to.</translation>
        </message>
        <message>
            <source>25 for the win and a difference of %1, with an ace in your hand.</source>
            <translation>25 za výhru a rozdíl %1, s esem v ruce.</translation>
        </message>
        <message>
            <source>Better wait</source>
            <translation>Raději počkat</translation>
        </message>
        <message>
            <source>You could knock with 10 again. But your opponent has laid two melds, holds three tiles, and may add some of them to your melds. Discard the black 13 without knocking.</source>
            <translation>Zase byste mohli zaklepat s 10. Soupeř ale vyložil dvě kombinace, drží tři kameny a některé z nich možná přidá k vašim kombinacím. Odhoďte černou 13 bez zaklepání.</translation>
        </message>
        <message>
            <source>Right. Your opponent had red 2 and 3 for your red run, and only 2 left over: an undercut, 33 points against you.</source>
            <translation>Správně. Soupeř měl červenou 2 a 3 k vaší červené postupce a zbyla by mu jen 2: podseknutí, 33 bodů proti vám.</translation>
        </message>
        <message>
            <source>Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.</source>
            <translation>Komu zbude nejvýš tolik co tomu, kdo zaklepal, získá 25 a rozdíl. Počkejte.</translation>
        </message>
        <message>
            <source>Undercut</source>
            <translation>Podseknutí</translation>
        </message>
        <message>
            <source>You have too much to knock, and your opponent may be about to. Keep what is low or may fit one of your opponent&apos;s melds, and discard the black 13.</source>
            <translation>Na zaklepání máte moc a soupeř se k němu možná chystá. Nechte si, co je nízké nebo se hodí k soupeřově kombinaci, a odhoďte černou 13.</translation>
        </message>
        <message>
            <source>Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with 5: an undercut. The difference of 4 is yours, and 25 more.</source>
            <translation>Soupeř zaklepal s 9. Vaše černá 5 a 6 šly k černé postupce, zbylo 5: podseknutí. Rozdíl 4 je váš, a k tomu 25.</translation>
        </message>
        <message>
            <source>That one may still save you points. Discard the black 13.</source>
            <translation>Ten vám může ještě ušetřit body. Odhoďte černou 13.</translation>
        </message>
        <message>
            <source>A joker in the hand</source>
            <translation>Žolík v ruce</translation>
        </message>
        <message>
            <source>A joker left over counts 15, more than any other tile. It stands for whatever is missing: lay it now with two tiles that it completes, such as red 4 and red 5.</source>
            <translation>Žolík, který zbude, se počítá 15, víc než kterýkoli jiný kámen. Zastoupí cokoli, co chybí: vyložte ho teď se dvěma kameny, které doplní, třeba s červenou 4 a červenou 5.</translation>
        </message>
        <message>
            <source>The joker is safe on the table, and two tiles with it.</source>
            <translation>Žolík je v bezpečí na stole a dva kameny s ním.</translation>
        </message>
        <message>
            <source>First lay the joker: choose it together with red 4 and red 5.</source>
            <translation>Nejdřív vyložte žolíka: vyberte ho spolu s červenou 4 a červenou 5.</translation>
        </message>
        <message>
            <source>When to knock</source>
            <translation>Kdy zaklepat</translation>
        </message>
        <message>
            <source>Early on, a knock with 10 is strong; later, with few tiles in the other hand, it is a risk. Watch how many are left there.</source>
            <translation>Brzy je zaklepání s 10 silné; později, když má soupeř málo kamenů, je to risk. Sledujte, kolik mu jich zbývá.</translation>
        </message>
        <message>
            <source>Lay triangles edge to edge, so that the numbers at their corners agree. Each tile scores its three numbers, a clever place far more. Once somebody has %1 points, whoever is ahead wins.</source>
            <extracomment>%1 is how many points win</extracomment>
            <translation>Přikládejte trojúhelníky hranou k hraně tak, aby čísla v rozích souhlasila. Každý kámen přinese svá čísla jako body, chytré místo mnohem víc. Vyhrává, kdo vede, když má někdo %1.</translation>
        </message>
        <message>
            <source>Edge to edge</source>
            <translation>Hrana k hraně</translation>
        </message>
        <message>
            <source>Tiles lie edge to edge, and the two numbers at that edge must be the same on both. One of your tiles has two 4s: lay it beside the %1.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kameny leží hranou k hraně a obě čísla u té hrany musí být na obou stejná. Jeden váš kámen má dvě 4: položte ho ke kameni %1.</translation>
        </message>
        <message>
            <source>It fits. A tile scores the sum of its three numbers: 10 points here.</source>
            <translation>Sedí. Kámen přinese součet svých tří čísel: tady 10 bodů.</translation>
        </message>
        <message>
            <source>You may draw, but it costs 5 points. One of your tiles fits: lay it.</source>
            <translation>Líznout si smíte, ale stojí to 5 bodů. Jeden váš kámen se hodí: položte ho.</translation>
        </message>
        <message>
            <source>The one that scores more</source>
            <translation>Ten, který přinese víc</translation>
        </message>
        <message>
            <source>Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.</source>
            <translation>Hodí se sem dva vaše kameny. Počítá se každé číslo na kameni, položte tedy ten, který přinese víc.</translation>
        </message>
        <message>
            <source>13 points. The %1 would have scored 10.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>13 bodů. Kámen %1 by přinesl 10.</translation>
        </message>
        <message>
            <source>There is a better one: it scores 13 points.</source>
            <translation>Máte lepší: přinese 13 bodů.</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <translation>Uzavřít šestiúhelník</translation>
        </message>
        <message>
            <source>Five tiles lie around one point. Whoever lays the sixth closes the hexagon and scores 50 points on top. That is you.</source>
            <translation>Kolem jednoho vrcholu leží pět kamenů. Kdo položí šestý, uzavře šestiúhelník a získá 50 bodů navíc. A to jste vy.</translation>
        </message>
        <message>
            <source>12 for the tile and 50 for the hexagon. Think before you lay a fifth tile: the sixth is the next player&apos;s.</source>
            <translation>12 za kámen a 50 za šestiúhelník. Než položíte pátý kámen, rozmyslete si to: šestý patří dalšímu hráči.</translation>
        </message>
        <message>
            <source>Not there: look at the gap between the five tiles.</source>
            <translation>Tam ne: podívejte se na mezeru mezi pěti kameny.</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <translation>Postavit most</translation>
        </message>
        <message>
            <source>A tile that joins along an edge and touches another tile with the opposite corner builds a bridge: 40 points on top. Your %1 can.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kámen, který se přiloží hranou a protějším rohem se dotkne jiného kamene, postaví most: 40 bodů navíc. Váš kámen %1 to umí.</translation>
        </message>
        <message>
            <source>8 for the tile and 40 for the bridge: all three corners lie on numbers that were there.</source>
            <translation>8 za kámen a 40 za most: všechny tři rohy leží u čísel, která tam už byla.</translation>
        </message>
        <message>
            <source>No bridge there: all three corners must lie on numbers that are there already.</source>
            <translation>Tady most není: všechny tři rohy musí ležet u čísel, která tam už jsou.</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Když se nic nehodí</translation>
        </message>
        <message>
            <source>None of your tiles fits. Draw one from the boneyard: it costs 5 points. If three draws do not help, you pass.</source>
            <translation>Žádný váš kámen se nehodí. Lízněte si z talonu: stojí to 5 bodů. Když nepomůžou tři líznutí, pasujete.</translation>
        </message>
        <message>
            <source>12 points, less the 5 for the tile you drew.</source>
            <translation>12 bodů minus 5 za líznutý kámen.</translation>
        </message>
        <message>
            <source>You may keep drawing, but each one costs 5 points, and you have one that fits.</source>
            <translation>Můžete lízat dál, ale každý kámen stojí 5 bodů a jeden, který se hodí, už máte.</translation>
        </message>
        <message>
            <source>Three draws, then a pass</source>
            <translation>Tři líznutí, pak pas</translation>
        </message>
        <message>
            <source>You have drawn three tiles at 5 points each, and more are not allowed. The last one, the %1, fits. You could also pass, but that costs another 10. Lay the tile.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Lízli jste si tři kameny, každý za 5 bodů, a víc nesmíte. Poslední, %1, se hodí. Mohli byste i pasovat, ale to stojí dalších 10. Položte ho.</translation>
        </message>
        <message>
            <source>12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.</source>
            <translation>12 bodů minus 15 za líznutí. Když není co položit, pasujete a ztratíte celkem 25.</translation>
        </message>
        <message>
            <source>A pass costs 10 points, and one of your tiles fits.</source>
            <translation>Pas stojí 10 bodů a jeden z vašich kamenů se hodí.</translation>
        </message>
        <message>
            <source>You drew the %1, and it fits: lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Lízli jste si %1 a hodí se: položte ho.</translation>
        </message>
        <message>
            <source>You have one tile left. Lay it: whoever goes out scores 25 points, and all that the others still hold.</source>
            <translation>Zbývá vám jeden kámen. Položte ho: kdo položí poslední kámen, získá 25 bodů a všechno, co ještě mají ostatní.</translation>
        </message>
        <message>
            <source>11 for the tile, 25 for going out, and the 5 points of your opponent&apos;s last tile.</source>
            <translation>11 za kámen, 25 za to, že byl poslední, a 5 bodů za soupeřův poslední kámen.</translation>
        </message>
        <message>
            <source>No need to draw: your last tile fits.</source>
            <translation>Není třeba si lízat: váš poslední kámen se hodí.</translation>
        </message>
        <message>
            <source>That is Triominoes. If nobody can go on, the lowest hand scores the tiles of the others less its own. A match for two usually goes to 800 points.</source>
            <translation>To je Triomino. Když nikdo nemůže dál, nejnižší ruka získá kameny ostatních bez svých vlastních. Partie dvou se obvykle hraje do 800 bodů.</translation>
        </message>
        <message>
            <source>Who opens</source>
            <translation>Kdo začíná</translation>
        </message>
        <message>
            <source>The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An option lets %2 open instead, as at this table, and score 40. Lay it.</source>
            <extracomment>%1 and %2 are tiles</extracomment>
            <translation>Kolo začíná nejvyšší tripleta a dá o 10 víc než svůj součet: 22 za vaši %1. U tohoto stolu smí místo ní začít %2, to si lze zvolit, a dá 40. Položte ji.</translation>
        </message>
        <message>
            <source>No opening scores more. Laid later, the %1 would have scored nothing.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Žádný začátek nedá víc. Později by kámen %1 nedal nic.</translation>
        </message>
        <message>
            <source>That scores 22. Open with the %1: it scores 40.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>To dá 22. Začněte kamenem %1: dá 40.</translation>
        </message>
        <message>
            <source>Never the fifth</source>
            <translation>Nikdy pátý</translation>
        </message>
        <message>
            <source>Four tiles lie around one point. Your %1 would be the fifth there, for 10 points, and leave the sixth and its 50 to your opponent. Lay another.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Kolem jednoho vrcholu leží čtyři kameny. Váš kámen %1 by tam byl pátý, za 10 bodů, a šestý i s jeho 50 by nechal soupeři. Položte jiný.</translation>
        </message>
        <message>
            <source>Only 5 points, but nothing given away. Now let your opponent lay the fifth.</source>
            <translation>Jen 5 bodů, ale nic jste nedarovali. Teď ať pátý položí soupeř.</translation>
        </message>
        <message>
            <source>That gives something away. One of your tiles fits where no hexagon grows.</source>
            <translation>Tím něco darujete. Jeden váš kámen se hodí tam, kde žádný šestiúhelník neroste.</translation>
        </message>
        <message>
            <source>The right place for it</source>
            <translation>To pravé místo</translation>
        </message>
        <message>
            <source>Your %1 fits in two places. In one of them its third corner meets a number as well: a bridge, 40 points on top. Find that one.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Váš kámen %1 se hodí na dvě místa. Na jednom z nich se i třetí roh setká s číslem: most, 40 bodů navíc. Najděte ho.</translation>
        </message>
        <message>
            <source>48 points instead of 8. Look at the third corner before you let go.</source>
            <translation>48 bodů místo 8. Než kámen pustíte, podívejte se na třetí roh.</translation>
        </message>
        <message>
            <source>It fits, but its third corner lies free. Try the other place.</source>
            <translation>Hodí se, ale třetí roh je volný. Zkuste druhé místo.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Dva najednou</translation>
        </message>
        <message>
            <source>Two points share one last gap. Your %1 closes both hexagons with one tile: 60 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Dva vrcholy jsou obklopené až na jednu mezeru, a je to táž mezera. Váš kámen %1 uzavře oba šestiúhelníky najednou: 60 bodů navíc. Položte ho.</translation>
        </message>
        <message>
            <source>6 for the tile and 60 for the two hexagons.</source>
            <translation>6 za kámen a 60 za dva šestiúhelníky.</translation>
        </message>
        <message>
            <source>Three at once</source>
            <translation>Tři najednou</translation>
        </message>
        <message>
            <source>The rarest place of all: three points share one last gap. Your %1 closes three hexagons: 70 points on top. Lay it.</source>
            <extracomment>%1 is a tile</extracomment>
            <translation>Nejvzácnější místo ze všech: tři vrcholy jsou obklopené až na jednu a tutéž mezeru. Váš kámen %1 uzavře tři šestiúhelníky: 70 bodů navíc. Položte ho.</translation>
        </message>
        <message>
            <source>7 for the tile and 70 for the three hexagons. No bonus is higher.</source>
            <translation>7 za kámen a 70 za tři šestiúhelníky. Vyšší prémie není.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the three points.</source>
            <translation>Tam ne: vyplňte mezeru mezi třemi vrcholy.</translation>
        </message>
        <message>
            <source>Not there: fill the gap between the two points.</source>
            <translation>Tam ne: vyplňte mezeru mezi oběma vrcholy.</translation>
        </message>
        <message>
            <source>Hexagons and bridges</source>
            <translation>Šestiúhelníky a mosty</translation>
        </message>
        <message>
            <source>Before each move look twice: is there a bonus for you, and do you leave one to whoever comes next?</source>
            <translation>Před každým tahem se podívejte dvakrát: je tu prémie pro vás, a nenecháváte ji dalšímu?</translation>
        </message>
    </context>
    <context>
        <name>matador</name>
        <message>
            <source>You keep matadors for later: %1 instead of %2.</source>
            <extracomment>Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Na později si necháte matadorů: %1 místo %2.</translation>
        </message>
        <message>
            <source>Double-six (28 tiles)</source>
            <translation>Dvojitá šestka (28 kamenů)</translation>
        </message>
        <message>
            <source>Double-nine (55 tiles)</source>
            <translation>Dvojitá devítka (55 kamenů)</translation>
        </message>
        <message>
            <source>Double-twelve (91 tiles)</source>
            <translation>Dvojitá dvanáctka (91 kamenů)</translation>
        </message>
        <message>
            <source>The set of tiles</source>
            <translation>Sada kamenů</translation>
        </message>
        <message>
            <source>By the number of players</source>
            <translation>Podle počtu hráčů</translation>
        </message>
        <message>
            <source>Five each</source>
            <translation>Po pěti</translation>
        </message>
        <message>
            <source>Six each</source>
            <translation>Po šesti</translation>
        </message>
        <message>
            <source>Seven each</source>
            <translation>Po sedmi</translation>
        </message>
        <message>
            <source>All tiles, with no drawing</source>
            <translation>Všechny kameny, bez lízání</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Kamenů na hráče</translation>
        </message>
        <message>
            <source>The highest double itself</source>
            <translation>Sama nejvyšší dubleta</translation>
        </message>
        <message>
            <source>Whoever holds the highest double</source>
            <translation>Kdo má nejvyšší dubletu</translation>
        </message>
        <message>
            <source>Each player in turn</source>
            <translation>Hráči postupně</translation>
        </message>
        <message>
            <source>Who opens a round</source>
            <translation>Kdo začíná kolo</translation>
        </message>
        <message>
            <source>Only across</source>
            <translation>Jen napříč</translation>
        </message>
        <message>
            <source>Across, or in line where it fits</source>
            <translation>Napříč, nebo v řadě, kde sedí číslo</translation>
        </message>
        <message>
            <source>Across or in line, anywhere</source>
            <translation>Napříč nebo v řadě, kamkoli</translation>
        </message>
        <message>
            <source>How matadors are laid</source>
            <translation>Jak se kladou matadoři</translation>
        </message>
        <message>
            <source>Until a tile fits</source>
            <translation>Dokud se nějaký nehodí</translation>
        </message>
        <message>
            <source>One tile, then play or pass</source>
            <translation>Jeden kámen, pak hrát nebo pasovat</translation>
        </message>
        <message>
            <source>When you cannot play, you draw</source>
            <translation>Když nemůžete hrát, lížete si</translation>
        </message>
        <message>
            <source>You may draw rather than lay a matador</source>
            <translation>Místo položení matadora se smí líznout</translation>
        </message>
        <message>
            <source>The first double lies across and opens two more arms</source>
            <translation>První dubleta leží napříč a otevře dvě další ramena</translation>
        </message>
        <message>
            <source>Tiles that always stay in the boneyard</source>
            <translation>Kameny, které v talonu vždy zůstanou</translation>
        </message>
        <message>
            <source>All the others&apos; pips</source>
            <translation>Všechna oka ostatních</translation>
        </message>
        <message>
            <source>The others&apos; pips less the winner&apos;s</source>
            <translation>Oka ostatních minus oka výherce</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Když nikdo nemůže hrát, boduje nejnižší ruka</translation>
        </message>
        <message>
            <source>Only the double-six can be dealt out in full.</source>
            <translation>Celá se dá rozdat jen dvojitá šestka.</translation>
        </message>
        <message>
            <source>The double-six seats two to four; take a larger set for more.</source>
            <translation>Dvojitá šestka je pro dva až čtyři; pro víc hráčů zvolte větší sadu.</translation>
        </message>
        <message>
            <source>With a spinner</source>
            <translation>S rozcestím</translation>
        </message>
        <message>
            <source>Matadors may be kept</source>
            <translation>Matadory lze šetřit</translation>
        </message>
        <message>
            <source>Double-nine</source>
            <translation>Dvojitá devítka</translation>
        </message>
        <message>
            <source>Double-twelve</source>
            <translation>Dvojitá dvanáctka</translation>
        </message>
        <message>
            <source>Lay a matador</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Položit matadora</translation>
        </message>
        <message>
            <source>Keep a matador for later</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nechat si matadora na později</translation>
        </message>
        <message>
            <source>Matador</source>
            <translation>Matador</translation>
        </message>
        <message>
            <source>Touching ends make seven; matadors go anywhere, across.</source>
            <translation>Konce, které se dotýkají, dají sedm; matadoři smějí kamkoli, napříč.</translation>
        </message>
        <message>
            <source>Russian Dominoes</source>
            <translation>Ruské domino</translation>
        </message>
        <message>
            <source>The same sevens, with matadors across or in line.</source>
            <translation>Tytéž sedmičky, s matadory napříč nebo v řadě.</translation>
        </message>
        <message>
            <source>domino %1, matador</source>
            <extracomment>A domino that is a matador; %1 is the tile, as 2-5</extracomment>
            <translation>domino %1, matador</translation>
        </message>
        <message>
            <source>Left end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Levý konec: hodí se %1, nebo matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Pravý konec: hodí se %1, nebo matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Horní konec: hodí se %1, nebo matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1, or a matador.</source>
            <extracomment>An open end of the line; %1 is the number that joins there</extracomment>
            <translation>Dolní konec: hodí se %1, nebo matador.</translation>
        </message>
        <message>
            <source>Left end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Levý konec: hodí se %1 nebo %2, nebo matador.</translation>
        </message>
        <message>
            <source>Right end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Pravý konec: hodí se %1 nebo %2, nebo matador.</translation>
        </message>
        <message>
            <source>Upper end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Horní konec: hodí se %1 nebo %2, nebo matador.</translation>
        </message>
        <message>
            <source>Lower end: takes %1 or %2, or a matador.</source>
            <extracomment>An open end of the line; %1 and %2 are the numbers that join there</extracomment>
            <translation>Dolní konec: hodí se %1 nebo %2, nebo matador.</translation>
        </message>
        <message>
            <source>Left end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Levý konec, brána: hodí se nula nebo matador.</translation>
        </message>
        <message>
            <source>Right end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Pravý konec, brána: hodí se nula nebo matador.</translation>
        </message>
        <message>
            <source>Upper end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Horní konec, brána: hodí se nula nebo matador.</translation>
        </message>
        <message>
            <source>Lower end, a gate: takes a blank or a matador.</source>
            <extracomment>An open end of the line, with a matador across</extracomment>
            <translation>Dolní konec, brána: hodí se nula nebo matador.</translation>
        </message>
        <message>
            <source>Left end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Levý konec, nula: hodí se jen matador.</translation>
        </message>
        <message>
            <source>Right end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Pravý konec, nula: hodí se jen matador.</translation>
        </message>
        <message>
            <source>Upper end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Horní konec, nula: hodí se jen matador.</translation>
        </message>
        <message>
            <source>Lower end, a blank: takes a matador only.</source>
            <extracomment>An open end of the line</extracomment>
            <translation>Dolní konec, nula: hodí se jen matador.</translation>
        </message>
        <message>
            <source>A matador lies across here. Only a blank or a matador joins it.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Leží tu napříč matador. Hodí se k němu jen nula nebo matador.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: a gate, which takes a blank or a matador.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5</extracomment>
            <translation>%1 leží napříč, kolmo k řadě: brána, ke které se hodí jen nula nebo matador.</translation>
        </message>
        <message>
            <source>A tile lies across here. What joins it makes %3 with its %1 or its %2.</source>
            <extracomment>An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make</extracomment>
            <translation>Leží tu kámen napříč. Co se přiloží, dá s jeho %1 nebo %2 dohromady %3.</translation>
        </message>
        <message>
            <source>%1 lies across, at a right angle to the line: what joins it makes %2 with either of its numbers.</source>
            <extracomment>When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5, %2 the sum that two numbers must make</extracomment>
            <translation>%1 leží napříč, kolmo k řadě: co se přiloží, dá s jedním z jeho čísel dohromady %2.</translation>
        </message>
        <message>
            <source>No number makes %1 with a blank: only a matador opens this end again.</source>
            <extracomment>A blank end of the line; %1 is the sum that two numbers must make</extracomment>
            <translation>S nulou nedá %1 žádné číslo: tento konec znovu otevře jen matador.</translation>
        </message>
        <message>
            <source>%1 lies here, and where two tiles touch they make %2.</source>
            <extracomment>An end of the line: %1 the number that lies there, %2 the sum that two numbers must make</extracomment>
            <translation>Leží tu %1, a kde se dva kameny dotýkají, dají %2.</translation>
        </message>
        <message>
            <source>A matador: it goes on any end, whatever lies there.</source>
            <translation>Matador: smí na kterýkoli konec, ať tam leží cokoli.</translation>
        </message>
        <message>
            <source>That end is a gate now.</source>
            <extracomment>For screen readers. A matador was laid across an end of the line</extracomment>
            <translation>Tento konec je teď brána.</translation>
        </message>
        <message>
            <source>You have the highest double: lay any tile.</source>
            <translation>Máte nejvyšší dubletu: položte kterýkoli kámen.</translation>
        </message>
        <message>
            <source>%1 begins: dealt the highest double or, if nobody has one, the heaviest tile.</source>
            <extracomment>When a round begins; %1 is the player who lays the first tile</extracomment>
            <translation>Začíná %1: má nejvyšší rozdanou dubletu, nebo bez dublety nejtěžší kámen.</translation>
        </message>
        <message>
            <source>You begin: %1 is the highest double dealt.</source>
            <extracomment>When a round begins; %1 is a domino, as 6-6</extracomment>
            <translation>Začínáte: %1 je nejvyšší rozdaná dubleta.</translation>
        </message>
        <message>
            <source>No double was dealt. You begin: %1 is the heaviest tile.</source>
            <extracomment>When a round begins, and no player has a double; %1 is a domino, as 5-6</extracomment>
            <translation>Žádná dubleta se nerozdala. Začínáte: %1 je nejtěžší kámen.</translation>
        </message>
        <message>
            <source>You have the heaviest tile: lay any tile.</source>
            <translation>Máte nejtěžší kámen: položte kterýkoli kámen.</translation>
        </message>
        <message>
            <source>Lay a matador, or draw to keep it.</source>
            <translation>Položte matadora, nebo si lízněte a nechte si ho.</translation>
        </message>
        <message>
            <source>Your turn: make %1 with an open end.</source>
            <extracomment>%1: what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Jste na tahu: s volným koncem dejte %1.</translation>
        </message>
        <message>
            <source>Only a matador goes on a blank end.</source>
            <extracomment>An end of the line of play</extracomment>
            <translation>Na konec s nulou smí jen matador.</translation>
        </message>
        <message>
            <source>%1 meets %2: together they must make %3.</source>
            <extracomment>Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must make</extracomment>
            <translation>%1 se setká s %2: dohromady musí dát %3.</translation>
        </message>
        <message>
            <source>No open end takes %1: the halves that meet must make %2 together.</source>
            <extracomment>%1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet</extracomment>
            <translation>Na žádný volný konec se %1 nehodí: poloviny, které se setkají, musí dát dohromady %2.</translation>
        </message>
        <message>
            <source>A gate takes a blank or a matador.</source>
            <extracomment>An end of the line with a matador across</extracomment>
            <translation>Na bránu se hodí nula nebo matador.</translation>
        </message>
        <message>
            <source>This end takes %1 or %2, or a matador.</source>
            <extracomment>An end of the line with a matador across; %1 and %2 are numbers on dominoes</extracomment>
            <translation>Na tento konec se hodí %1 nebo %2, nebo matador.</translation>
        </message>
        <message>
            <source>The next player can follow only with a matador.</source>
            <translation>Další hráč může pokračovat jen matadorem.</translation>
        </message>
        <message>
            <source>It keeps a matador for later.</source>
            <translation>Matador zůstane na později.</translation>
        </message>
        <message>
            <source>It closes this end: only a matador can follow.</source>
            <translation>Tento konec se zavře: dál smí jen matador.</translation>
        </message>
        <message>
            <source>Only a blank or a matador can follow it.</source>
            <translation>Dál smí jen nula nebo matador.</translation>
        </message>
        <message>
            <source>Nothing else is clearly better.</source>
            <translation>Nic jiného není zřetelně lepší.</translation>
        </message>
        <message>
            <source>It keeps your matadors for later.</source>
            <translation>Vaši matadoři zůstanou na později.</translation>
        </message>
        <message>
            <source>Make %1, or lay a blank or a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends lie matadors across, which only a blank or a matador joins</extracomment>
            <translation>Dejte %1, nebo položte nulu či matadora.</translation>
        </message>
        <message>
            <source>Make %1, or lay a matador.</source>
            <extracomment>What to do: %1 is what the two numbers must make that touch where a tile is laid</extracomment>
            <translation>Dejte %1, nebo položte matadora.</translation>
        </message>
        <message>
            <source>Your turn: lay a blank or a matador.</source>
            <translation>Jste na tahu: položte nulu nebo matadora.</translation>
        </message>
        <message>
            <source>Your turn: only a matador fits.</source>
            <translation>Jste na tahu: hodí se jen matador.</translation>
        </message>
    </context>
    <context>
        <name>matching_elements</name>
        <message>
            <source>Bid %1</source>
            <extracomment>A button: bid %1 points in the auction</extracomment>
            <translation>Nabídnout %1</translation>
        </message>
        <message>
            <source>Fold</source>
            <extracomment>A button: bid no more</extracomment>
            <translation>Pas</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s)</source>
            <extracomment>A button: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>%1: %n kámen</numerusform>
                <numerusform>%1: %n kameny</numerusform>
                <numerusform>%1: %n kamenů</numerusform>
            </translation>
        </message>
        <message>
            <source>Bet %1</source>
            <extracomment>A button: bet on %1 points</extracomment>
            <translation>Vsadit %1</translation>
        </message>
        <message>
            <source>Stay with %1</source>
            <extracomment>A button: one&apos;s bet stays as it is; %1 is the bet</extracomment>
            <translation>Zůstat u %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Líznout</translation>
        </message>
        <message>
            <source>Bring back %1</source>
            <extracomment>A button: %1 tiles of each Bank come back for the final</extracomment>
            <translation>Vrátit do hry %1</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 and deal.</source>
            <extracomment>%1 points: said without the word, as it may be one</extracomment>
            <translation>Když nikdo nenabídne víc, získáváte %1 a rozdáváte.</translation>
        </message>
        <message>
            <source>Your points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points</extracomment>
            <translation>Vaše body minus kameny, které vám zbudou, musí dát aspoň %1, jinak vám kolo nepřinese nic.</translation>
        </message>
        <message>
            <source>Your own points less the tiles you have left must come to at least %1, or the round earns you nothing.</source>
            <extracomment>%1 points, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Vaše vlastní body minus kameny, které vám zbudou, musí dát aspoň %1, jinak vám kolo nepřinese nic.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. All hands will be full: %2 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand</extracomment>
            <translation>Vylosováno z každého Banku: %1. Všechny ruce budou plné, kamenů v ruce: %2.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one</extracomment>
            <translation>Vylosováno z každého Banku: %1. Kamenů v ruce bude %2 z %3.</translation>
        </message>
        <message>
            <source>Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles.</source>
            <extracomment>Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the largest, %4 in a full one</extracomment>
            <translation>Vylosováno z každého Banku: %1. Kamenů v ruce bude %2 až %3 z %4.</translation>
        </message>
        <message>
            <source>The bets</source>
            <extracomment>A headline: everybody bets on what the round will bring</extracomment>
            <translation>Sázky</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Bet more, or stay with yours.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Rozdávající zvýšil, sází se tedy ještě jednou dokola: nejvyšší sázka je %1. Vsaďte víc, nebo zůstaňte u své.</translation>
        </message>
        <message>
            <source>The dealer raised, so everybody may bet once more: the highest is %1. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Rozdávající zvýšil, sází se tedy ještě jednou dokola: nejvyšší sázka je %1. Vaše kameny dají nejvýš %2.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too.</source>
            <extracomment>%1 is the highest bet</extracomment>
            <translation>Vsadili všichni; nejvyšší sázka je %1. Jako rozdávající smíte svou zvýšit a pak smějí i ostatní.</translation>
        </message>
        <message>
            <source>All have bet; the highest bet is %1. As the dealer you may raise yours, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the highest bet, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Vsadili všichni; nejvyšší sázka je %1. Jako rozdávající smíte svou zvýšit a pak smějí i ostatní. Vaše kameny dají nejvýš %2.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all</extracomment>
            <translation>Nejvyšší sázka je vaše vlastní: %1. Smíte ji zvýšit a pak smějí i ostatní.</translation>
        </message>
        <message>
            <source>The highest bet is your own: %1. You may raise it, and then the others may, too. Your tiles can make %2 at most.</source>
            <extracomment>%1 is the player&apos;s bet, the highest of all, %2 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Nejvyšší sázka je vaše vlastní: %1. Smíte ji zvýšit a pak smějí i ostatní. Vaše kameny dají nejvýš %2.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now. Nobody may stay out; a bet that is missed brings 0.</source>
            <extracomment>%1 is the highest bet, %2 one more</extracomment>
            <translation>Nejvyšší sázka je %1, takže teď aspoň %2. Vsadit musí každý; nesplněná sázka přinese 0.</translation>
        </message>
        <message>
            <source>The highest bet is %1, so at least %2 now; nobody may stay out. Your tiles can make %3 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 is the highest bet, %2 one more, %3 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Nejvyšší sázka je %1, takže teď aspoň %2; vsadit musí každý. Vaše kameny dají nejvýš %3 (4 za každý kámen živlu, 1 za jiný, dublety dvakrát).</translation>
        </message>
        <message>
            <source>The dealer bets first; each bet after that must be higher.</source>
            <translation>První sází rozdávající; každá další sázka musí být vyšší.</translation>
        </message>
        <message>
            <source>You bet first, all others higher. Your tiles can make %1 at most (4 for each of the element, 1 for any other, doubles twice).</source>
            <extracomment>%1 the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Sázíte první, ostatní výš. Vaše kameny dají nejvýš %1 (4 za každý kámen živlu, 1 za jiný, dublety dvakrát).</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid, and deals.</source>
            <translation>Každý si lízl kámen a může nabídnout nejvýš jeho součet. Kdo v dražbě nabídne nejvíc, tolik získá a rozdává.</translation>
        </message>
        <message>
            <source>Everybody has drawn a tile, and may bid up to its sum: you up to %1. The highest bidder scores the bid, and deals.</source>
            <extracomment>In an auction; %1 is the sum of the player&apos;s own tile</extracomment>
            <translation>Každý si lízl kámen a může nabídnout nejvýš jeho součet: vy nejvýš %1. Kdo v dražbě nabídne nejvíc, tolik získá a rozdává.</translation>
        </message>
        <message>
            <source>The highest bid is %1, your own. Your tile allows bids up to %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the most that one may bid</extracomment>
            <translation>Nejvyšší nabídka je %1, vaše vlastní. Váš kámen dovoluje nabídnout nejvýš %2. Kdo v dražbě nabídne nejvíc, rozdává a nabídku získá.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it</extracomment>
            <translation>Nejvyšší nabídka je %1, má ji %2. Kdo v dražbě nabídne nejvíc, rozdává a nabídku získá.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3.</source>
            <extracomment>Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid oneself</extracomment>
            <translation>Nejvyšší nabídka je %1, má ji %2. Váš kámen dovoluje nabídnout nejvýš %3.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3. The highest bidder deals, and scores the bid.</source>
            <extracomment>In an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may bid</extracomment>
            <translation>Nejvyšší nabídka je %1, má ji %2. Váš kámen dovoluje nabídnout nejvýš %3. Kdo v dražbě nabídne nejvíc, rozdává a nabídku získá.</translation>
        </message>
        <message>
            <source>The highest bid is %1, by %2. Your tile allows bids up to %3: you can only fold. The highest bidder deals, and scores the bid.</source>
            <extracomment>The same of who may bid no more than that</extracomment>
            <translation>Nejvyšší nabídka je %1, má ji %2. Váš kámen dovoluje nabídnout nejvýš %3: můžete jen pasovat. Kdo v dražbě nabídne nejvíc, rozdává a nabídku získá.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. Whoever has the larger Bank says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Banky: %1 %2, %3 %4. Kamenů rukám chybí: %5; v talonu: %6. Kdo má větší Bank, řekne, kolik se z každého vrátí. Málo znamená malé ruce a krátké finále, hodně plné ruce a víc dublet pro náskok.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the last round says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Banky: %1 %2, %3 %4. Kamenů rukám chybí: %5; v talonu: %6. Banky jsou stejné, a tak kolik se z každého vrátí, řekne vítěz posledního kola. Málo znamená malé ruce a krátké finále, hodně plné ruce a víc dublet pro náskok.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with the higher total says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Banky: %1 %2, %3 %4. Kamenů rukám chybí: %5; v talonu: %6. Banky jsou stejné, a tak kolik se z každého vrátí, řekne ten, kdo má vyšší součet. Málo znamená malé ruce a krátké finále, hodně plné ruce a víc dublet pro náskok.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so whoever sits first says how many of each come back. Few mean small hands and a short final; many mean full hands, and more doubles for a head start.</source>
            <extracomment>The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks, which are as many, as are their totals; %5 and %6 are numbers of tiles</extracomment>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Banky: %1 %2, %3 %4. Kamenů rukám chybí: %5; v talonu: %6. Banky i součty jsou stejné, a tak kolik se z každého vrátí, řekne ten, kdo sedí první. Málo znamená malé ruce a krátké finále, hodně plné ruce a víc dublet pro náskok.</translation>
        </message>
        <message>
            <source>Who deals first?</source>
            <extracomment>A headline: an auction for the right to deal first</extracomment>
            <translation>Kdo rozdává první?</translation>
        </message>
        <message>
            <source>The element of the round</source>
            <extracomment>A headline: the dealer chooses it</extracomment>
            <translation>Živel kola</translation>
        </message>
        <message>
            <source>The dealer names it and lays its first tile. Only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <translation>Rozdávající ho určí a položí jeho první kámen. Jen jeho kameny se smějí klást napříč, za 3 nebo 4 body; dubleta platí dvakrát.</translation>
        </message>
        <message>
            <source>The final</source>
            <extracomment>A headline: the last round, between two sides</extracomment>
            <translation>Finále</translation>
        </message>
        <message>
            <source>Your tile allows bids up to %1: you can only fold.</source>
            <extracomment>In an auction; %1 is the sum of the tile that one has drawn, the most that one may bid</extracomment>
            <translation>Váš kámen dovoluje nabídnout nejvýš %1: můžete jen pasovat.</translation>
        </message>
        <message>
            <source>Elements in the set, with 57 tiles of each</source>
            <translation>Živly v sadě, každý má 57 kamenů</translation>
        </message>
        <message>
            <source>Everybody plays alone</source>
            <translation>Každý hraje za sebe</translation>
        </message>
        <message>
            <source>Two teams of three (six players)</source>
            <translation>Dva týmy po třech (šest hráčů)</translation>
        </message>
        <message>
            <source>Three teams of two (six players)</source>
            <translation>Tři týmy po dvou (šest hráčů)</translation>
        </message>
        <message>
            <source>Who plays with whom</source>
            <translation>Kdo hraje s kým</translation>
        </message>
        <message>
            <source>A bet that is met is scored on top</source>
            <translation>Splněná sázka se přičítá k bodům</translation>
        </message>
        <message>
            <source>A player who cannot lay a tile draws one</source>
            <translation>Kdo nemůže položit kámen, jeden si lízne</translation>
        </message>
        <message>
            <source>Teams are for six players.</source>
            <translation>Týmy jsou pro šest hráčů.</translation>
        </message>
        <message>
            <source>Short match: two elements</source>
            <translation>Krátká partie: dva živly</translation>
        </message>
        <message>
            <source>Three elements</source>
            <translation>Tři živly</translation>
        </message>
        <message>
            <source>Bets score when met</source>
            <translation>Splněné sázky bodují</translation>
        </message>
        <message>
            <source>Draw a tile when stuck</source>
            <translation>Líznutí, když nic nesedí</translation>
        </message>
        <message>
            <source>the first deal</source>
            <extracomment>Why points were earned: the highest bid, or the best double, before the first round</extracomment>
            <translation>první rozdávání</translation>
        </message>
        <message>
            <source>for the first deal</source>
            <extracomment>After points: &quot;9 for the first deal&quot;</extracomment>
            <translation>za první rozdávání</translation>
        </message>
        <message>
            <source>bet met</source>
            <extracomment>Why points were earned</extracomment>
            <translation>splněná sázka</translation>
        </message>
        <message>
            <source>for a bet that was met</source>
            <extracomment>After points: &quot;14 for the bet met&quot;</extracomment>
            <translation>za splněnou sázku</translation>
        </message>
        <message>
            <source>same number</source>
            <extracomment>Why a tile brings points: at the end of a line it joins the same number</extracomment>
            <translation>stejné číslo</translation>
        </message>
        <message>
            <source>laid across</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and lies across</extracomment>
            <translation>napříč</translation>
        </message>
        <message>
            <source>round&apos;s element, same number</source>
            <extracomment>Why a tile brings points: it is of the element of the round, and joins the same number</extracomment>
            <translation>živel kola, stejné číslo</translation>
        </message>
        <message>
            <source>All hands are empty.</source>
            <translation>Všechny ruce jsou prázdné.</translation>
        </message>
        <message>
            <source>Nobody with tiles left can lay one.</source>
            <translation>Nikdo, kdo má ještě kameny, žádný položit nemůže.</translation>
        </message>
        <message>
            <source>Too few tiles are left: this round is not played.</source>
            <translation>Zbývá moc málo kamenů: toto kolo se nehraje.</translation>
        </message>
        <message>
            <source>bids %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>nabízí %1</translation>
        </message>
        <message>
            <source>You bid %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Nabízíte %1.</translation>
        </message>
        <message>
            <source>%1 bids %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 nabízí %2.</translation>
        </message>
        <message>
            <source>folds</source>
            <extracomment>What a player did last: they bid no more</extracomment>
            <translation>pasuje</translation>
        </message>
        <message>
            <source>You fold.</source>
            <translation>Pasujete.</translation>
        </message>
        <message>
            <source>%1 folds.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 pasuje.</translation>
        </message>
        <message>
            <source>names %1</source>
            <extracomment>What a player did last; %1 is an element, as fire</extracomment>
            <translation>živel: %1</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>For screen readers; %1 is an element, as fire</extracomment>
            <translation>Určujete živel: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 an element, as fire</extracomment>
            <translation>%1 určuje živel: %2.</translation>
        </message>
        <message>
            <source>bets %1</source>
            <extracomment>What a player did last; %1 is a number</extracomment>
            <translation>sází %1</translation>
        </message>
        <message>
            <source>You bet %1.</source>
            <extracomment>For screen readers; %1 is a number</extracomment>
            <translation>Sázíte %1.</translation>
        </message>
        <message>
            <source>%1 bets %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a number</extracomment>
            <translation>%1 sází %2.</translation>
        </message>
        <message>
            <source>stays</source>
            <extracomment>What a player did last: their bet stays as it is</extracomment>
            <translation>zůstává</translation>
        </message>
        <message>
            <source>Your bet stays.</source>
            <translation>Vaše sázka zůstává.</translation>
        </message>
        <message>
            <source>%1&apos;s bet stays.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1: sázka zůstává.</translation>
        </message>
        <message>
            <source>brings back %1</source>
            <extracomment>What a player did last; %1 tiles of each Bank are in play again</extracomment>
            <translation>vrací do hry %1</translation>
        </message>
        <message>
            <source>is out</source>
            <extracomment>What became of a player at the end of a round</extracomment>
            <translation>vypadává</translation>
        </message>
        <message>
            <source>You are out of the match.</source>
            <translation>Z partie jste vypadli.</translation>
        </message>
        <message>
            <source>Out of the match: %1.</source>
            <extracomment>For screen readers; %1 is a player, or the players of a team</extracomment>
            <translation>Z partie vypadává: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Against bots a match takes about %n minute(s).</source>
            <extracomment>On the page where a match is set up</extracomment>
            <translation>
                <numerusform>Proti botům trvá partie asi %n minutu.</numerusform>
                <numerusform>Proti botům trvá partie asi %n minuty.</numerusform>
                <numerusform>Proti botům trvá partie asi %n minut.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bid for the first deal</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nabídnout v dražbě o první rozdávání</translation>
        </message>
        <message>
            <source>Name the right element</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Určit správný živel</translation>
        </message>
        <message>
            <source>Bet what your hand can bring</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Vsadit, co ruka unese</translation>
        </message>
        <message>
            <source>Lay a tile across</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Položit kámen napříč</translation>
        </message>
        <message>
            <source>Lay the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Položit správný kámen</translation>
        </message>
        <message>
            <source>Matching Elements</source>
            <translation>Spřízněné živly</translation>
        </message>
        <message>
            <source>Match element or number, bet on your hand, reach the final.</source>
            <translation>Přikládejte podle živlu nebo čísla, vsaďte na svou ruku, dojděte do finále.</translation>
        </message>
        <message>
            <source>It is of the element of the round: it can be laid across, too.</source>
            <translation>Je ze živlu kola: smí ležet i napříč.</translation>
        </message>
        <message>
            <source>A double: it scores twice the points.</source>
            <translation>Dubleta: přinese dvojnásobek bodů.</translation>
        </message>
        <message>
            <source>Left in a hand at the end of the round, it costs a point.</source>
            <translation>Když zůstane na konci kola v ruce, stojí bod.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Kdo jej položil: %1.</translation>
        </message>
        <message>
            <source>It scores 1 point, or 4 if it is of the element of the round; a double scores twice as much.</source>
            <translation>Přinese 1 bod, nebo 4, když je ze živlu kola; dubleta přinese dvakrát tolik.</translation>
        </message>
        <message>
            <source>It scores 3 points, or 4 where the number that touches is on that tile as well; a double scores twice as much.</source>
            <translation>Přinese 3 body, nebo 4, když je číslo dotyku i na tom kameni; dubleta přinese dvakrát tolik.</translation>
        </message>
        <message>
            <source>The tiles of the rounds won. For the final some of each Bank are dealt again.</source>
            <translation>Kameny z vyhraných kol. Pro finále se z každého Banku několik znovu rozdá.</translation>
        </message>
        <message>
            <source>One Bank for the team: %1.</source>
            <extracomment>What a heap of tiles on the table is; %1 are the players of a team</extracomment>
            <translation>Jeden Bank pro tým: %1.</translation>
        </message>
        <message>
            <source>Has folded, and bids no more in the auction.</source>
            <translation>Pas: v dražbě už nenabízí.</translation>
        </message>
        <message>
            <source>The tile drawn allows bids up to %1.</source>
            <extracomment>Of a player in the auction; %1 is the sum of the tile that was drawn</extracomment>
            <translation>Líznutý kámen dovoluje nabídnout nejvýš %1.</translation>
        </message>
        <message>
            <source>The bid is %1; the tile drawn allows up to %2.</source>
            <extracomment>Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn</extracomment>
            <translation>Nabídka je %1; líznutý kámen dovoluje nejvýš %2.</translation>
        </message>
        <message>
            <source>The final starts from scratch: the total of %1 counts only if it ends level.</source>
            <extracomment>Of a player before the final; %1 is the total</extracomment>
            <translation>Finále začíná od nuly: dosavadní součet %1 se počítá jen při nerozhodném výsledku.</translation>
        </message>
        <message>
            <source>In the final: doubles %1 and points %2 less tiles left %3 make %4. The total before it, %5, counts only if it ends level.</source>
            <extracomment>Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of all rounds before</extracomment>
            <translation>Ve finále: dublety %1 a body %2 minus zbylé kameny %3 dávají %4. Předchozí součet %5 se počítá jen při nerozhodném výsledku.</translation>
        </message>
        <message>
            <source>Out since round %1, with the lowest total then.</source>
            <extracomment>Of a player; %1 is the number of a round</extracomment>
            <translation>Mimo hru od kola %1, tehdy s nejnižším součtem.</translation>
        </message>
        <message>
            <source>Bet %1: points less tiles left must come to that, or the round earns 0.</source>
            <extracomment>Of a player; %1 is the bet</extracomment>
            <translation>Sázka %1: tolik musí dát body minus zbylé kameny, jinak kolo přinese 0.</translation>
        </message>
        <message>
            <source>Has no tiles to play with this round.</source>
            <translation>V tomto kole nemá kámen, se kterým by se dalo hrát.</translation>
        </message>
        <message>
            <source>Deals: names the element, bets first and lays the first tile.</source>
            <translation>Rozdává: určuje živel, sází první a pokládá první kámen.</translation>
        </message>
        <message>
            <source>Bets after the dealer, and more than the one before.</source>
            <translation>Sází po rozdávajícím, a víc než předchozí.</translation>
        </message>
        <message>
            <source>Hands are filled up from here before each round. When it runs short, hands get smaller, so that the tiles last until the final, and the lowest total drops out, unless it takes the round.</source>
            <translation>Před každým kolem se odtud doplňují ruce. Když docházejí kameny, ruce se zmenší, aby kameny vydržely do finále, a nejnižší součet vypadává, pokud nebere kolo.</translation>
        </message>
        <message>
            <source>You play with %1.</source>
            <extracomment>When a match of teams begins; %1 the player&apos;s partner, or partners</extracomment>
            <translation>Hrajete spolu: vy a %1.</translation>
        </message>
        <message>
            <source>You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points</extracomment>
            <translation>Lízli jste si nejlepší dubletu, %1: +%2 pro vás a rozdáváte první.</translation>
        </message>
        <message>
            <source>You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>Lízli jste si nejlepší dubletu, %2: +%3 pro vás a rozdáváte první. %5 přebíjí každou jinou dubletu a je za %3.</translation>
        </message>
        <message>
            <source>You play with %3. You drew the best double, %1: +%2 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player&apos;s partner, or partners</extracomment>
            <translation>Hrajete spolu: vy a %3. Lízli jste si nejlepší dubletu, %1: +%2 pro vás a rozdáváte první.</translation>
        </message>
        <message>
            <source>You play with %4. You drew the best double, %2: +%3 for you, and you deal first. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Hrajete spolu: vy a %4. Lízli jste si nejlepší dubletu, %2: +%3 pro vás a rozdáváte první. %5 přebíjí každou jinou dubletu a je za %3.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points</extracomment>
            <translation>%1 má nejlepší líznutou dubletu, %2: +%3 a první rozdávání.</translation>
        </message>
        <message>
            <source>%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0</extracomment>
            <translation>%1 má nejlepší líznutou dubletu, %2: +%3 a první rozdávání. %5 přebíjí každou jinou dubletu a je za %3.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player&apos;s partner, or partners</extracomment>
            <translation>Hrajete spolu: vy a %4. %1 má nejlepší líznutou dubletu, %2: +%3 a první rozdávání.</translation>
        </message>
        <message>
            <source>You play with %4. %1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.</source>
            <extracomment>Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4 the player&apos;s partner, or partners, %5 is 0-0</extracomment>
            <translation>Hrajete spolu: vy a %4. %1 má nejlepší líznutou dubletu, %2: +%3 a první rozdávání. %5 přebíjí každou jinou dubletu a je za %3.</translation>
        </message>
        <message>
            <source>Your bid was the highest: +%1 for you, and you deal first.</source>
            <extracomment>Before the first round; %1 is the player&apos;s bid, which is scored</extracomment>
            <translation>Vaše nabídka byla nejvyšší: +%1 pro vás a rozdáváte první.</translation>
        </message>
        <message>
            <source>%1 bid the most: +%2, and the first deal.</source>
            <extracomment>Before the first round; %1 is a player, %2 the highest bid, which is scored</extracomment>
            <translation>%1 nabízí nejvíc: +%2 a první rozdávání.</translation>
        </message>
        <message>
            <source>Tiles are running short: hands are down to %1, and after this round the lowest total is out, unless it takes the round.</source>
            <extracomment>Before a round; %1 tiles are dealt to a hand, fewer than before</extracomment>
            <translation>Kameny docházejí: v ruce je jich už jen %1 a po tomto kole vypadne nejnižší součet, pokud nebere kolo.</translation>
        </message>
        <message>
            <source>Tiles are running short: after this round the lowest total is out, unless it takes the round.</source>
            <translation>Kameny docházejí: po tomto kole vypadne nejnižší součet, pokud nebere kolo.</translation>
        </message>
        <message>
            <source>The name plates now show, as in “5 of 12”, points less tiles left in hand, and the bet they must meet.</source>
            <translation>Na štítcích jsou teď, třeba „5 z 12“, body minus kameny v ruce a sázka, na kterou musí dosáhnout.</translation>
        </message>
        <message>
            <source>%1 has no tiles left. The round goes on until nobody can lay a tile.</source>
            <extracomment>%1 is a player</extracomment>
            <translation>Už bez kamenů: %1. Kolo pokračuje, dokud může někdo přiložit.</translation>
        </message>
        <message>
            <source>You have no tiles left. The round goes on until nobody can lay a tile.</source>
            <translation>Nemáte už žádný kámen. Kolo pokračuje, dokud může někdo přiložit.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand.</source>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Na štítcích jsou body minus kameny v ruce.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1</extracomment>
            <translation>%1 vrací z každého Banku do hry: %2. Na štítcích jsou body minus kameny v ruce.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.</source>
            <extracomment>When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open; %2 the points that they bring</extracomment>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Na štítcích jsou body minus kameny v ruce. Náskok za ukázané dublety: %1 +%2.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they bring</extracomment>
            <translation>%1 vrací z každého Banku do hry: %2. Na štítcích jsou body minus kameny v ruce. Náskok za ukázané dublety: %3 +%4.</translation>
        </message>
        <message>
            <source>The final starts from scratch, without bets: the totals count only if it ends level. The name plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.</source>
            <extracomment>When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which lie open; %2 and %4 the points that they bring</extracomment>
            <translation>Finále začíná od nuly a bez sázek: dosavadní součty se počítají jen při nerozhodném výsledku. Na štítcích jsou body minus kameny v ruce. Náskok za ukázané dublety: %1 +%2, %3 +%4.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2. The name plates show points less tiles left in hand. Head start for the doubles shown: %3 +%4, %5 +%6.</source>
            <extracomment>When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3 and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the points that they bring</extracomment>
            <translation>%1 vrací z každého Banku do hry: %2. Na štítcích jsou body minus kameny v ruce. Náskok za ukázané dublety: %3 +%4, %5 +%6.</translation>
        </message>
        <message>
            <source>Fold: your tile allows no higher bid.</source>
            <translation>Pasujte: váš kámen vyšší nabídku nedovolí.</translation>
        </message>
        <message>
            <source>Bid to deal and score your bid, or fold.</source>
            <translation>Nabídněte, abyste rozdávali a získali tolik bodů, nebo pasujte.</translation>
        </message>
        <message>
            <source>Stay with your bet of %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Zůstaňte u své sázky %1.</translation>
        </message>
        <message>
            <source>Bet more, or stay with your %1.</source>
            <extracomment>%1 is the player&apos;s bet</extracomment>
            <translation>Vsaďte víc, nebo zůstaňte u %1.</translation>
        </message>
        <message>
            <source>Bet on your points, less 1 per tile left.</source>
            <extracomment>In the bets: each tile that is left in the hand at the end takes a point away</extracomment>
            <translation>Vsaďte na své body; každý zbylý kámen ubere 1.</translation>
        </message>
        <message>
            <source>Bet on your own points less 1 per tile left.</source>
            <extracomment>In the bets, in a match of teams: what partners make counts for no bet but their own</extracomment>
            <translation>Vsaďte jen na své body; každý zbylý kámen ubere 1.</translation>
        </message>
        <message>
            <source>Bet: your tiles can make %1 at most.</source>
            <extracomment>In the bets, where the least that may be bet is more than that; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Vsaďte: vaše kameny dají nejvýš %1.</translation>
        </message>
        <message>
            <source>Your turn: lay the first tile, of %1.</source>
            <extracomment>%1 is an element</extracomment>
            <translation>Jste na tahu: položte první kámen, živel: %1.</translation>
        </message>
        <message>
            <source>Lay a tile: points less tiles left decide.</source>
            <translation>Položte kámen: rozhodují body minus zbylé kameny.</translation>
        </message>
        <message>
            <source>Your turn: lay a tile; your bet is met.</source>
            <translation>Jste na tahu: položte kámen; sázka je splněná.</translation>
        </message>
        <message>
            <source>Lay a tile: you are at %1, your bet is %2.</source>
            <extracomment>%1 the points less the tiles left in the hand, as on the player&apos;s plate: it may be below zero; %2 the bet, which it is to come to</extracomment>
            <translation>Položte kámen: máte %1, vaše sázka je %2.</translation>
        </message>
        <message>
            <source>Name the element: its tiles score most.</source>
            <translation>Určete živel: jeho kameny přinesou nejvíc.</translation>
        </message>
        <message>
            <source>Say how many Bank tiles come back.</source>
            <translation>Řekněte, kolik kamenů z Banku se vrátí.</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with the larger Bank (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of tiles, %3 who stays</extracomment>
            <translation>%3: stejně málo, ale zachraňuje větší Bank (%1 proti %2).</translation>
        </message>
        <message>
            <source>%3: just as low, but safe with more from this round (%1 against %2).</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who stays</extracomment>
            <translation>%3: stejně málo, ale zachraňuje víc bodů z tohoto kola (%1 proti %2).</translation>
        </message>
        <message>
            <source>%1: just as low in all, but safe, being earlier in the order of play.</source>
            <extracomment>Who is no better than the one who is out of the match, and stays in; %1 who stays</extracomment>
            <translation>%1: celkem stejně málo, ale zachraňuje dřívější pořadí v kole.</translation>
        </message>
        <message>
            <source>%2: out, with %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: vypadává, součet %1.</translation>
        </message>
        <message>
            <source>%2: out, with the lowest total, %1.</source>
            <extracomment>The end of a round; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: vypadává s nejnižším součtem, %1.</translation>
        </message>
        <message>
            <source>%2: out; nobody had less than %1.</source>
            <extracomment>The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team</extracomment>
            <translation>%2: vypadává; méně než %1 neměl nikdo.</translation>
        </message>
        <message>
            <source>%2: safe with %1, having taken the round.</source>
            <extracomment>The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a player, or the players of a team</extracomment>
            <translation>%2: v bezpečí se součtem %1, protože bere kolo.</translation>
        </message>
        <message>
            <source>The tiles on the table go to the Bank of whoever takes the round: for the final some of each Bank are dealt again, and whoever has the larger Bank says how many.</source>
            <extracomment>At the end of the first round, when a Bank is met with: a heap of tiles won</extracomment>
            <translation>Kameny ze stolu jdou do Banku toho, kdo bere kolo: pro finále se z každého Banku několik znovu rozdá, a kolik, to řekne ten, kdo má větší Bank.</translation>
        </message>
        <message>
            <source>The final comes next, and starts from scratch: the totals count only if it ends level.</source>
            <translation>Následuje finále a začíná od nuly: součty se počítají jen při nerozhodném výsledku.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the final comes.</source>
            <extracomment>How far a match of two teams goes</extracomment>
            <translation>Až začnou docházet kameny, přijde finále.</translation>
        </message>
        <message>
            <source>After the next round the lowest total is out, unless it takes that round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Po příštím kole vypadne nejnižší součet, pokud to kolo nebere. Poslední dva hrají finále.</translation>
        </message>
        <message>
            <source>Once the tiles run short, the lowest total is out after each round, unless it takes the round. The last two play the final.</source>
            <extracomment>How far the match goes; the last two may be teams</extracomment>
            <translation>Až začnou docházet kameny, po každém kole vypadne nejnižší součet, pokud nebere kolo. Poslední dva hrají finále.</translation>
        </message>
        <message>
            <source>Nobody has a tile left to play the final with.</source>
            <translation>Nikdo nemá kámen, kterým by hrál finále.</translation>
        </message>
        <message>
            <source>The final is level: %1 each.</source>
            <extracomment>%1 points that both sides have in the final</extracomment>
            <translation>Finále je nerozhodné: oba mají %1.</translation>
        </message>
        <message>
            <source>The totals are level too, at %1: both win.</source>
            <extracomment>%1 points in the whole match</extracomment>
            <translation>I celkové součty jsou stejné, %1: vyhrávají oba.</translation>
        </message>
        <message>
            <source>%3: ahead by the higher total, %1 against %2.</source>
            <extracomment>%1 and %2 points in the whole match; %3 a player, or the players of a team</extracomment>
            <translation>%3: rozhoduje vyšší součet, %1 proti %2.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %n tile(s).</source>
            <extracomment>A player&apos;s Bank: a heap of tiles won, of which some come back in the final</extracomment>
            <translation>
                <numerusform>Bank: %n kámen.</numerusform>
                <numerusform>Bank: %n kameny.</numerusform>
                <numerusform>Bank: %n kamenů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1 a %n kámen ze stolu: %2.</numerusform>
                <numerusform>Bank: %1 a %n kameny ze stolu: %2.</numerusform>
                <numerusform>Bank: %1 a %n kamenů ze stolu: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%3): %1, and %n tile(s) from the table: %2.</source>
            <extracomment>The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they make</extracomment>
            <translation>
                <numerusform>Bank (%3): %1 a %n kámen ze stolu: %2.</numerusform>
                <numerusform>Bank (%3): %1 a %n kameny ze stolu: %2.</numerusform>
                <numerusform>Bank (%3): %1 a %n kamenů ze stolu: %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%1): %n tile(s).</source>
            <extracomment>The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones</extracomment>
            <translation>
                <numerusform>Bank (%1): %n kámen.</numerusform>
                <numerusform>Bank (%1): %n kameny.</numerusform>
                <numerusform>Bank (%1): %n kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bank: %1, and %2 taken over (%4): %3.</source>
            <extracomment>A player&apos;s Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make</extracomment>
            <translation>Bank: %1 a %2 z převzatého Banku (%4): %3.</translation>
        </message>
        <message>
            <source>Bank (%5): %1, and %2 taken over (%4): %3.</source>
            <extracomment>The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what they make</extracomment>
            <translation>Bank (%5): %1 a %2 z převzatého Banku (%4): %3.</translation>
        </message>
        <message numerus="yes">
            <source>Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank: %1, %2 z převzatého Banku (%4), a %n kámen ze stolu: %3.</numerusform>
                <numerusform>Bank: %1, %2 z převzatého Banku (%4), a %n kameny ze stolu: %3.</numerusform>
                <numerusform>Bank: %1, %2 z převzatého Banku (%4), a %n kamenů ze stolu: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3.</source>
            <extracomment>The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %n that lie on the table, %3 what they make</extracomment>
            <translation>
                <numerusform>Bank (%5): %1, %2 z převzatého Banku (%4), a %n kámen ze stolu: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 z převzatého Banku (%4), a %n kameny ze stolu: %3.</numerusform>
                <numerusform>Bank (%5): %1, %2 z převzatého Banku (%4), a %n kamenů ze stolu: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open with %1.</source>
            <extracomment>%1 is a tile, as fire 3-9; the first tile of a round</extracomment>
            <translation>Začít kamenem %1.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 in line with %2 by the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points</extracomment>
            <translation>
                <numerusform>Položit kámen %1 v řadě ke kameni %2 číslem %3: %n bod.</numerusform>
                <numerusform>Položit kámen %1 v řadě ke kameni %2 číslem %3: %n body.</numerusform>
                <numerusform>Položit kámen %1 v řadě ke kameni %2 číslem %3: %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 across %2 with the %3: %n point(s).</source>
            <extracomment>%1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points</extracomment>
            <translation>
                <numerusform>Položit kámen %1 napříč ke kameni %2 číslem %3: %n bod.</numerusform>
                <numerusform>Položit kámen %1 napříč ke kameni %2 číslem %3: %n body.</numerusform>
                <numerusform>Položit kámen %1 napříč ke kameni %2 číslem %3: %n bodů.</numerusform>
            </translation>
        </message>
        <message>
            <source>An end: takes %1.</source>
            <extracomment>An open end of a line; %1 is the number that joins there</extracomment>
            <translation>Konec: hodí se %1.</translation>
        </message>
        <message>
            <source>The side of a tile %1 %2: takes its element.</source>
            <extracomment>The open long side of a tile of the round&apos;s element; %1 and %2 are its numbers</extracomment>
            <translation>Strana kamene %1 %2: hodí se jeho živel.</translation>
        </message>
        <message>
            <source>folded</source>
            <extracomment>On a seat&apos;s plate: it bids no more</extracomment>
            <translation>pas</translation>
        </message>
        <message>
            <source>bid %1</source>
            <extracomment>On a seat&apos;s plate: its bid in the auction</extracomment>
            <translation>nabídka %1</translation>
        </message>
        <message>
            <source>final</source>
            <extracomment>On a seat&apos;s plate: the number there is what it has in the final
----------
Beside the number of the round</extracomment>
            <translation>finále</translation>
        </message>
        <message>
            <source>doubles +%1</source>
            <extracomment>On a seat&apos;s plate in the final: %1 points that the doubles dealt to it bring, which lie open</extracomment>
            <translation>dublety +%1</translation>
        </message>
        <message>
            <source>final, without bets</source>
            <extracomment>Beside the number of the round: the last one, in which nobody bets</extracomment>
            <translation>finále bez sázek</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2, less tiles left %3: %4.</source>
            <extracomment>The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum</extracomment>
            <translation>Dublety ze začátku %1, body %2, minus zbylé kameny %3: %4.</translation>
        </message>
        <message>
            <source>Doubles held at the start %1, points %2: %3.</source>
            <extracomment>The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum</extracomment>
            <translation>Dublety ze začátku %1, body %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, less tiles left %2: %3.</source>
            <extracomment>The final score of a seat: %1 points, %2 tiles left, %3 the difference</extracomment>
            <translation>Body %1, minus zbylé kameny %2: %3.</translation>
        </message>
        <message>
            <source>Points %1, and no tiles left.</source>
            <extracomment>The final score of a seat, which has no tiles left: %1 points</extracomment>
            <translation>Body %1, žádný kámen nezbyl.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 minus %2 za zbylé kameny je %3: sázka %4 splněna není, takže se počítá 0.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that misses the bet of %2 and counts 0.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1 a žádný kámen nezbyl: sázka %2 splněna není, takže se počítá 0.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the sum</extracomment>
            <translation>%1 minus %2 za zbylé kameny je %3: sázka %4 je splněna a přičte se: %5.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2, and with it counts %3.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well, %3 the sum</extracomment>
            <translation>%1 a žádný kámen nezbyl: sázka %2 je splněna a přičte se: %3.</translation>
        </message>
        <message>
            <source>%1 less %2 for tiles left is %3: that meets the bet of %4.</source>
            <extracomment>%1 points, %2 tiles left in the hand, %3 the difference, %4 the bet</extracomment>
            <translation>%1 minus %2 za zbylé kameny je %3: sázka %4 je splněna.</translation>
        </message>
        <message>
            <source>%1, with no tiles left: that meets the bet of %2.</source>
            <extracomment>The end of a round, for a player without tiles left: %1 points, %2 the bet</extracomment>
            <translation>%1 a žádný kámen nezbyl: sázka %2 je splněna.</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>On a seat&apos;s plate: it deals this round</extracomment>
            <translation>rozdává</translation>
        </message>
        <message>
            <source>bet %1</source>
            <extracomment>On a seat&apos;s plate: its bet</extracomment>
            <translation>sázka %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>On a seat&apos;s plate: what the round brings it so far, and what it has bet on</extracomment>
            <translation>%1 z %2</translation>
        </message>
        <message>
            <source>Points %1 less tiles left %2: %3 so far. The bet is %4.</source>
            <extracomment>What stands on a seat&apos;s plate: %1 points less %2 tiles is %3, and %4 was bet</extracomment>
            <translation>Body %1 minus zbylé kameny %2: zatím %3. Sázka je %4.</translation>
        </message>
        <message>
            <source>Out of the match from now on.</source>
            <translation>Odteď mimo partii.</translation>
        </message>
        <message>
            <source>Out since round %1.</source>
            <extracomment>%1 the number of the round at whose end they went out of the match</extracomment>
            <translation>Mimo hru od kola %1.</translation>
        </message>
        <message>
            <source>out since round %1</source>
            <extracomment>On a seat&apos;s plate: it plays no more; %1 the round at whose end it went out</extracomment>
            <translation>mimo od kola %1</translation>
        </message>
        <message>
            <source>lowest by %1</source>
            <extracomment>Beside the number of the round: points that the player, who is the lowest, has less than the next one</extracomment>
            <translation>%1 pod všemi</translation>
        </message>
        <message>
            <source>%1 above the lowest</source>
            <extracomment>Beside the number of the round: points that the player has more than the lowest of the others</extracomment>
            <translation>%1 nad nejnižším</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round</source>
            <extracomment>Beside the number of the round</extracomment>
            <translation>nejnižší součet vypadává, pokud nebere kolo</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>nejnižší součet vypadává, pokud nebere kolo: ztrácíte %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 behind</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>nejnižší součet vypadává, pokud nebere kolo: váš tým ztrácí %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: you are %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>nejnižší součet vypadává, pokud nebere kolo: máte náskok %1</translation>
        </message>
        <message>
            <source>the lowest total drops out, unless it takes the round: your team is %1 ahead</source>
            <extracomment>Beside the number of the round; %1 points</extracomment>
            <translation>nejnižší součet vypadává, pokud nebere kolo: váš tým vede o %1</translation>
        </message>
        <message>
            <source>drew the double %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3</extracomment>
            <translation>líznutá dubleta %1, první rozdávání</translation>
        </message>
        <message>
            <source>bid %1, and deals first</source>
            <extracomment>A line of a score sheet: why a player has points before the first round; %1 is a bid</extracomment>
            <translation>nabídka %1, první rozdávání</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the best double, %2.</source>
            <extracomment>At the end of the first round: %1 points that the best double of those drawn brought, %2 is that tile, as fire 3-3</extracomment>
            <translation>Před kolem: +%1 za nejlepší dubletu, %2.</translation>
        </message>
        <message>
            <source>Before the round: +%1 for the highest bid.</source>
            <extracomment>At the end of the first round: %1 points that the highest bid brought</extracomment>
            <translation>Před kolem: +%1 za nejvyšší nabídku.</translation>
        </message>
        <message>
            <source>The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts twice.</source>
            <extracomment>What the element of the round is good for</extracomment>
            <translation>Živel kola: jen jeho kameny se smějí klást napříč, za 3 nebo 4 body; dubleta platí dvakrát.</translation>
        </message>
        <message>
            <source>fire %1</source>
            <extracomment>A tile of the element fire (red); %1 are its two numbers, as 3-9</extracomment>
            <translation>oheň %1</translation>
        </message>
        <message>
            <source>ember %1</source>
            <extracomment>A tile of the element ember (orange); %1 are its two numbers, as 3-9</extracomment>
            <translation>žár %1</translation>
        </message>
        <message>
            <source>light %1</source>
            <extracomment>A tile of the element light (yellow); %1 are its two numbers, as 3-9</extracomment>
            <translation>světlo %1</translation>
        </message>
        <message>
            <source>leaf %1</source>
            <extracomment>A tile of the element leaf (green); %1 are its two numbers, as 3-9</extracomment>
            <translation>list %1</translation>
        </message>
        <message>
            <source>water %1</source>
            <extracomment>A tile of the element water (blue); %1 are its two numbers, as 3-9</extracomment>
            <translation>voda %1</translation>
        </message>
        <message>
            <source>aether %1</source>
            <extracomment>A tile of the element aether (purple); %1 are its two numbers, as 3-9</extracomment>
            <translation>éter %1</translation>
        </message>
        <message>
            <source>fire</source>
            <extracomment>An element, whose colour is red</extracomment>
            <translation>oheň</translation>
        </message>
        <message>
            <source>ember</source>
            <extracomment>An element, whose colour is orange</extracomment>
            <translation>žár</translation>
        </message>
        <message>
            <source>light</source>
            <extracomment>An element, whose colour is yellow</extracomment>
            <translation>světlo</translation>
        </message>
        <message>
            <source>leaf</source>
            <extracomment>An element, whose colour is green</extracomment>
            <translation>list</translation>
        </message>
        <message>
            <source>water</source>
            <extracomment>An element, whose colour is blue</extracomment>
            <translation>voda</translation>
        </message>
        <message>
            <source>aether</source>
            <extracomment>An element, whose colour is purple</extracomment>
            <translation>éter</translation>
        </message>
        <message>
            <source>This end shows %1, and takes only %1.</source>
            <extracomment>The open end of a line of tiles; %1 is its number</extracomment>
            <translation>Na tomto konci je %1 a hodí se jen %1.</translation>
        </message>
        <message>
            <source>Across, only tiles of the round&apos;s element can be laid.</source>
            <translation>Napříč se smějí klást jen kameny živlu kola.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and no long side.</source>
            <extracomment>%1 is a tile, as fire 3-9</extracomment>
            <translation>Pro kámen %1 teď není místo: žádný konec ani dlouhá strana nejsou volné.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and no long side is open.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;</extracomment>
            <translation>Pro kámen %1 teď není místo: na konce se hodí %2 a žádná dlouhá strana není volná.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: no end is open, and only %2 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 is an element</extracomment>
            <translation>Pro kámen %1 teď není místo: žádný konec není volný a napříč smí jen %2.</translation>
        </message>
        <message>
            <source>There is no place for %1 now: the ends take %2, and only %3 goes across.</source>
            <extracomment>%1 is a tile, as fire 3-9; %2 are the numbers of all open ends: &quot;3, 7, 8&quot;; %3 is an element</extracomment>
            <translation>Pro kámen %1 teď není místo: na konce se hodí %2 a napříč smí jen %3.</translation>
        </message>
        <message>
            <source>You hold more of it than of any other element.</source>
            <translation>Žádného jiného živlu nemáte víc.</translation>
        </message>
        <message>
            <source>You hold as many tiles and doubles of another: either is as good.</source>
            <extracomment>Said of an element that is named</extracomment>
            <translation>Z jiného živlu máte stejně kamenů i dublet: oba jsou stejně dobré.</translation>
        </message>
        <message numerus="yes">
            <source>You hold %n tile(s) of it.</source>
            <translation>
                <numerusform>Máte z něj %n kámen.</numerusform>
                <numerusform>Máte z něj %n kameny.</numerusform>
                <numerusform>Máte z něj %n kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your %1 scores more, but will fit later as well; this tile may find no end then.</source>
            <extracomment>Why a tile is laid though another brings more; %1 is an element, as fire</extracomment>
            <translation>Máte kámen, který přinese víc (%1), ale bude se hodit i později; pro tento už pak nemusí být konec.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %1 open, and you hold %n more tile(s) with that number.</source>
            <extracomment>What speaks for a tile; %1 is the number that it leaves at the open end, %n other tiles in the hand</extracomment>
            <translation>
                <numerusform>Nechá volné číslo %1 a s tím číslem máte ještě %n kámen.</numerusform>
                <numerusform>Nechá volné číslo %1 a s tím číslem máte ještě %n kameny.</numerusform>
                <numerusform>Nechá volné číslo %1 a s tím číslem máte ještě %n kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>Left in your hand it costs a point, and this end may soon be gone.</source>
            <translation>Když vám zůstane v ruce, stojí na konci bod, a tento konec může být brzy pryč.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and a double counts twice.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Je ze živlu kola a dubleta platí dvakrát.</translation>
        </message>
        <message>
            <source>It is of the element of the round, and the numbers match.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Je ze živlu kola a číslo sedí.</translation>
        </message>
        <message>
            <source>It is of the element of the round, so it may lie across.</source>
            <extracomment>What speaks for a tile</extracomment>
            <translation>Je ze živlu kola, takže smí ležet napříč.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nejste na tahu.</translation>
        </message>
        <message>
            <source>Answer the question first, then lay tiles.</source>
            <extracomment>A tile was chosen while the game asks for a bid, a bet or the like</extracomment>
            <translation>Nejdřív odpovězte na otázku, pak pokládejte kameny.</translation>
        </message>
        <message>
            <source>The first tile is of the element that you named.</source>
            <translation>První kámen je ze živlu, který jste určili.</translation>
        </message>
        <message>
            <source>There is no open end or side here.</source>
            <translation>Tady není volný konec ani strana.</translation>
        </message>
        <message>
            <source>The highest bidder deals, and scores the bid.</source>
            <translation>Kdo v dražbě nabídne nejvíc, rozdává a nabídku získá.</translation>
        </message>
        <message>
            <source>Nobody can bid more: you deal, and score the bid.</source>
            <extracomment>What speaks for a bid in an auction, which is the highest that any player may make</extracomment>
            <translation>Nikdo nemůže nabídnout víc: rozdáváte a nabídku získáte.</translation>
        </message>
        <message>
            <source>A rival may bid up to %1, you up to %2: bidding on would only earn them more.</source>
            <extracomment>Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another player may bid, %2 the most that one may bid oneself</extracomment>
            <translation>Soupeř může nabídnout nejvýš %1, vy nejvýš %2: vyšší nabídka by přinesla víc jen jemu.</translation>
        </message>
        <message>
            <source>Any bet that is met brings your points less the tiles left; a higher one is only harder to meet.</source>
            <extracomment>Why a bet is not raised</extracomment>
            <translation>Každá splněná sázka přinese vaše body minus zbylé kameny; vyšší se jen hůř plní.</translation>
        </message>
        <message>
            <source>A bet you meet scores as well, but a higher one is harder to meet than it is worth.</source>
            <extracomment>Why a bet is not raised, where a bet that is met is scored as well</extracomment>
            <translation>Splněná sázka se také počítá, ale vyšší se plní hůř, než za kolik stojí.</translation>
        </message>
        <message>
            <source>It leaves ends that your other tiles fit.</source>
            <extracomment>What speaks for the first tile of a round</extracomment>
            <translation>Nechá konce, na které se hodí vaše další kameny.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Žádný váš kámen se nehodí.</translation>
        </message>
        <message>
            <source>The fuller the hands, the less is left to chance.</source>
            <translation>Čím plnější ruce, tím méně zbývá na náhodu.</translation>
        </message>
        <message>
            <source>It fits nowhere else: this is the only open %1, and may soon be gone.</source>
            <extracomment>Where a tile is laid, and nowhere else it could be; %1 is a number on a tile</extracomment>
            <translation>Jinam se nehodí: volné číslo %1 je jen tady a může být brzy pryč.</translation>
        </message>
        <message>
            <source>From each Bank you bring back %1.</source>
            <extracomment>For screen readers; %1 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>Z každého Banku vracíte do hry: %1.</translation>
        </message>
        <message>
            <source>From each Bank %1 brings back %2.</source>
            <extracomment>For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1</extracomment>
            <translation>%1 vrací z každého Banku do hry: %2.</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by fewer tiles left (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who takes it</extracomment>
            <translation>%3: stejně dobrý výsledek, ale méně zbylých kamenů (%1 proti %2).</translation>
        </message>
        <message>
            <source>%3: ahead of another just as good, by the higher bet (%1 against %2).</source>
            <extracomment>Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3 who takes it</extracomment>
            <translation>%3: stejně dobrý výsledek, ale vyšší sázka (%1 proti %2).</translation>
        </message>
        <message>
            <source>%1: the only bet that was met takes the round.</source>
            <extracomment>The end of a round; %1 a player</extracomment>
            <translation>%1: kolo za jedinou splněnou sázku.</translation>
        </message>
        <message>
            <source>%1: the best result of those who met their bets, %2, takes the round.</source>
            <extracomment>The end of a round; %1 a player, %2 what the round brings that player</extracomment>
            <translation>%1: kolo za nejlepší výsledek mezi splněnými sázkami, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round.</source>
            <extracomment>The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player</extracomment>
            <translation>%1: kolo za nejlepší výsledek, %2.</translation>
        </message>
        <message>
            <source>%1: the best result, %2, takes the round, as nobody met a bet.</source>
            <extracomment>The end of a round; %1 a player, %2 the points less the tiles left</extracomment>
            <translation>%1: kolo za nejlepší výsledek, %2, protože sázku nesplnil nikdo.</translation>
        </message>
        <message>
            <source>More would make no hand larger.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final</extracomment>
            <translation>Víc by žádnou ruku nezvětšilo.</translation>
        </message>
        <message>
            <source>Tried many times over, it wins the final more often than bringing back more.</source>
            <extracomment>Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that chance dealt</extracomment>
            <translation>Mnohokrát vyzkoušeno: vyhrává finále častěji než víc kamenů.</translation>
        </message>
        <message>
            <source>Bets high.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays</extracomment>
            <translation>Sází vysoko.</translation>
        </message>
        <message>
            <source>Likes to lay across.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Across: not in line</extracomment>
            <translation>Rád pokládá napříč.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, more than your bet.</source>
            <extracomment>Why to raise a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Vaše ruka by měla dát asi %1, víc než vaše sázka.</translation>
        </message>
        <message>
            <source>It is the least you may bet, though your hand can make no more than %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is the most that the player&apos;s points less the tiles left can come to</extracomment>
            <translation>Je to nejnižší povolená sázka, ale vaše ruka může dát nejvýš %1.</translation>
        </message>
        <message>
            <source>It is the least you may bet; your hand should make about %1.</source>
            <extracomment>Said of the lowest bet that is allowed; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Je to nejnižší povolená sázka; vaše ruka by měla dát asi %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Vaše ruka by měla dát asi %1.</translation>
        </message>
        <message>
            <source>Your hand should make about %1, and those after you must bet more.</source>
            <extracomment>What speaks for a bet; %1 is what the player&apos;s points less the tiles left are likely to come to</extracomment>
            <translation>Vaše ruka by měla dát asi %1 a ti po vás musí vsadit víc.</translation>
        </message>
        <message numerus="yes">
            <source>%n of them are doubles, which count twice.</source>
            <extracomment>After the words &quot;Name light: you hold 2 tiles&quot;: what speaks for that element</extracomment>
            <translation>
                <numerusform>%n z nich je dubleta, která se počítá dvakrát.</numerusform>
                <numerusform>%n z nich jsou dublety, které se počítají dvakrát.</numerusform>
                <numerusform>%n z nich jsou dublety, které se počítají dvakrát.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing: what counts now is how little the others score.</source>
            <extracomment>%1 is the player&apos;s bet; somebody has met theirs, and so this player can win nothing</extracomment>
            <translation>Vaše sázka %1 už je nedosažitelná: kolo vám nepřinese nic. Teď jde o to, aby ostatní získali málo.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing. If nobody meets theirs, the most points less tiles left wins it.</source>
            <extracomment>%1 is the player&apos;s bet; nobody has met theirs yet</extracomment>
            <translation>Vaše sázka %1 už je nedosažitelná: kolo vám nepřinese nic. Nesplní-li svou nikdo, vyhrává nejvíc bodů minus zbylé kameny.</translation>
        </message>
        <message>
            <source>Your bet of %1 is out of reach, so the round earns you nothing.</source>
            <extracomment>%1 points, more than the player&apos;s tiles can bring</extracomment>
            <translation>Vaše sázka %1 už je nedosažitelná: kolo vám nepřinese nic.</translation>
        </message>
        <message numerus="yes">
            <source>Name %1: you hold %n tile(s)</source>
            <extracomment>A move: name this element as the colour of the round; %1 is the element, %n how many tiles of it one holds</extracomment>
            <translation>
                <numerusform>Živel %1: máte %n kámen</numerusform>
                <numerusform>Živel %1: máte %n kameny</numerusform>
                <numerusform>Živel %1: máte %n kamenů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Vám se lépe přikládá: hodí se %n váš další kámen místo %2.</numerusform>
                <numerusform>Vám se lépe přikládá: hodí se %n vaše další kameny místo %2.</numerusform>
                <numerusform>Vám se lépe přikládá: hodí se %n vašich dalších kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skrytý kámen místo %2.</numerusform>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skryté kameny místo %2.</numerusform>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skrytých kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your tiles of that element: %1 instead of %2.</source>
            <extracomment>Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the other</extracomment>
            <translation>Vaše kameny toho živlu: %1 místo %2.</translation>
        </message>
        <message>
            <source>If nobody bids more, you score %1 instead of %2.</source>
            <extracomment>Compares two bids, %1 and %2</extracomment>
            <translation>Když nikdo nenabídne víc, získáváte %1 místo %2.</translation>
        </message>
        <message>
            <source>A lower bet is easier to meet: %1 instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the lower one</extracomment>
            <translation>Nižší sázka se plní snáz: %1 místo %2.</translation>
        </message>
        <message>
            <source>Those after you must bet more than %1, instead of %2.</source>
            <extracomment>Compares two bets, %1 and %2; the first is the higher one</extracomment>
            <translation>Ti po vás musí vsadit víc než %1, ne než %2.</translation>
        </message>
    </context>
    <context>
        <name>tiles_and_deal</name>
        <message>
            <source>Lay run</source>
            <translation>Vyložit postupku</translation>
        </message>
        <message>
            <source>Lay set</source>
            <translation>Vyložit skupinu</translation>
        </message>
        <message>
            <source>Lay the meld</source>
            <extracomment>A button: lays the chosen tiles on the table together</extracomment>
            <translation>Vyložit kombinaci</translation>
        </message>
        <message>
            <source>Tiles in a meld no longer count against you, and both players may add to it.</source>
            <translation>Kameny v kombinaci se už nepočítají proti vám a přidávat k ní smějí oba hráči.</translation>
        </message>
        <message>
            <source>Knock: super win!</source>
            <translation>Zaklepat: supervýhra!</translation>
        </message>
        <message>
            <source>Knock</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Zaklepat</translation>
        </message>
        <message>
            <source>The joker must be laid first.</source>
            <translation>Nejdřív se musí vyložit žolík.</translation>
        </message>
        <message>
            <source>The tile that you took cannot be discarded this turn.</source>
            <translation>Kámen, který jste vzali, se v tomto tahu odhodit nesmí.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less, or a single tile.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Trestných bodů by zůstalo %1; k zaklepání je třeba nejvýš %2, nebo jediný kámen.</translation>
        </message>
        <message>
            <source>%1 deadwood would be left; to knock it must be %2 or less.</source>
            <extracomment>%1: the least deadwood that the player can have after discarding a tile; %2: what is allowed</extracomment>
            <translation>Trestných bodů by zůstalo %1; k zaklepání je třeba nejvýš %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, one at most.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Zbyl by %n kámen; zaklepat lze nejvýš s jedním.</numerusform>
                <numerusform>Zbyly by %n kameny; zaklepat lze nejvýš s jedním.</numerusform>
                <numerusform>Zbylo by %n kamenů; zaklepat lze nejvýš s jedním.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) would be left over; to knock, none at all.</source>
            <extracomment>%n: tiles that are in no meld after one has been discarded</extracomment>
            <translation>
                <numerusform>Zbyl by %n kámen; k zaklepání nesmí zbýt žádný.</numerusform>
                <numerusform>Zbyly by %n kameny; k zaklepání nesmí zbýt žádný.</numerusform>
                <numerusform>Zbylo by %n kamenů; k zaklepání nesmí zbýt žádný.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Líznout</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>It leaves you %1 deadwood, instead of %2.</source>
            <extracomment>Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after the other</extracomment>
            <translation>Zůstane vám trestných bodů: %1 místo %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden tile(s) would then lower your deadwood, instead of %2.</source>
            <extracomment>Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they were drawn: %n after the one move, %2 after the other</extracomment>
            <translation>
                <numerusform>Pak by vaše trestné body snížil %n skrytý kámen místo %2.</numerusform>
                <numerusform>Pak by vaše trestné body snížily %n skryté kameny místo %2.</numerusform>
                <numerusform>Pak by vaše trestné body snížilo %n skrytých kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>No deadwood</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Bez trestných bodů</translation>
        </message>
        <message>
            <source>Deadwood %1 after a discard</source>
            <extracomment>Deadwood: what the tiles count that are in no meld; here when a tile has been discarded</extracomment>
            <translation>Trestné body po odhození: %1</translation>
        </message>
        <message>
            <source>Deadwood %1</source>
            <extracomment>Deadwood: what the tiles count that are in no meld</extracomment>
            <translation>Trestné body: %1</translation>
        </message>
        <message>
            <source>knock at %1</source>
            <extracomment>Beside &quot;Deadwood 27&quot;: so much of it is low enough to knock</extracomment>
            <translation>klepe se s %1</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Deset</translation>
        </message>
        <message>
            <source>Thirteen</source>
            <translation>Třináct</translation>
        </message>
        <message>
            <source>Tiles dealt to each player</source>
            <translation>Kamenů na hráče</translation>
        </message>
        <message>
            <source>Copies of each tile</source>
            <translation>Kolikrát je každý kámen</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Žolíci</translation>
        </message>
        <message>
            <source>On the table, where both can add to them</source>
            <translation>Na stůl, kde k nim smějí přidávat oba</translation>
        </message>
        <message>
            <source>Only when somebody knocks</source>
            <translation>Až když někdo zaklepe</translation>
        </message>
        <message>
            <source>Where melds are laid</source>
            <translation>Jak se vykládají kombinace</translation>
        </message>
        <message>
            <source>Only what is in no meld</source>
            <translation>Jen co není v kombinaci</translation>
        </message>
        <message>
            <source>All of it, melds too</source>
            <translation>Všechno, i kombinace</translation>
        </message>
        <message>
            <source>What counts in the other hand when somebody knocks</source>
            <translation>Co se v druhé ruce počítá, když někdo zaklepe</translation>
        </message>
        <message>
            <source>Low deadwood, or one tile left</source>
            <translation>Málo trestných bodů, nebo jeden kámen</translation>
        </message>
        <message>
            <source>Low deadwood</source>
            <translation>Málo trestných bodů</translation>
        </message>
        <message>
            <source>At most one tile left</source>
            <translation>Nejvýš jeden zbylý kámen</translation>
        </message>
        <message>
            <source>No tile left</source>
            <translation>Žádný zbylý kámen</translation>
        </message>
        <message>
            <source>What it takes to knock</source>
            <translation>Co je třeba k zaklepání</translation>
        </message>
        <message>
            <source>Deadwood that is low enough to knock</source>
            <translation>Trestné body, se kterými se smí zaklepat</translation>
        </message>
        <message>
            <source>Deadwood that a joker counts</source>
            <translation>Trestné body za žolíka</translation>
        </message>
        <message>
            <source>Points for an undercut</source>
            <translation>Body za podseknutí</translation>
        </message>
        <message>
            <source>Points for a win</source>
            <translation>Body za výhru</translation>
        </message>
        <message>
            <source>Points for a super win</source>
            <translation>Body za supervýhru</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Otevřený stůl</translation>
        </message>
        <message>
            <source>Gin of 52</source>
            <translation>Gin 52</translation>
        </message>
        <message>
            <source>took %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>bere: %1</translation>
        </message>
        <message>
            <source>You took %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Vzali jste: %1.</translation>
        </message>
        <message>
            <source>%1 took %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 bere: %2.</translation>
        </message>
        <message>
            <source>discarded %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>odhazuje: %1</translation>
        </message>
        <message>
            <source>You discarded %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Odhodili jste: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 odhazuje: %2.</translation>
        </message>
        <message>
            <source>laid %1</source>
            <extracomment>What a player did last; %1 is a meld, as red 5–7</extracomment>
            <translation>vykládá: %1</translation>
        </message>
        <message>
            <source>You laid %1.</source>
            <extracomment>For screen readers; %1 is a meld, as red 5–7</extracomment>
            <translation>Vyložili jste: %1.</translation>
        </message>
        <message>
            <source>%1 laid %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 is a meld, as red 5–7</extracomment>
            <translation>%1 vykládá: %2.</translation>
        </message>
        <message>
            <source>added %1</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>přidává: %1</translation>
        </message>
        <message>
            <source>You added %1.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7, that was added to a meld</extracomment>
            <translation>Přidali jste: %1.</translation>
        </message>
        <message>
            <source>%1 added %2.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld</extracomment>
            <translation>%1 přidává: %2.</translation>
        </message>
        <message>
            <source>%1 for a joker</source>
            <extracomment>What a player did last; %1 is a tile, as red 7, that was put in place of a joker</extracomment>
            <translation>%1 za žolíka</translation>
        </message>
        <message>
            <source>You put %1 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Dali jste na místo žolíka: %1.</translation>
        </message>
        <message>
            <source>%1 put %2 in place of a joker.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 dává na místo žolíka: %2.</translation>
        </message>
        <message>
            <source>knocked</source>
            <extracomment>What a player did last, without discarding a tile</extracomment>
            <translation>klepe</translation>
        </message>
        <message>
            <source>You knocked.</source>
            <extracomment>For screen readers</extracomment>
            <translation>Zaklepali jste.</translation>
        </message>
        <message>
            <source>%1 knocked.</source>
            <extracomment>For screen readers; %1 is a player</extracomment>
            <translation>%1 klepe.</translation>
        </message>
        <message>
            <source>discarded %1 and knocked</source>
            <extracomment>What a player did last; %1 is a tile, as red 7</extracomment>
            <translation>klepe a odhazuje: %1</translation>
        </message>
        <message>
            <source>You discarded %1 and knocked.</source>
            <extracomment>For screen readers; %1 is a tile, as red 7</extracomment>
            <translation>Zaklepali jste a odhodili: %1.</translation>
        </message>
        <message>
            <source>%1 discarded %2 and knocked.</source>
            <extracomment>For screen readers; %1 is a player, %2 a tile, as red 7</extracomment>
            <translation>%1 klepe a odhazuje: %2.</translation>
        </message>
        <message>
            <source>%1 knocked with less deadwood: a win.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 klepe s méně trestnými body: výhra.</translation>
        </message>
        <message>
            <source>You knocked with less deadwood: a win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Zaklepali jste s méně trestnými body: výhra.</translation>
        </message>
        <message>
            <source>%1 had no tiles left over: a super win.</source>
            <extracomment>How a round ended; %1 a player</extracomment>
            <translation>%1 nemá žádný zbylý kámen: supervýhra.</translation>
        </message>
        <message>
            <source>Super win!</source>
            <extracomment>Called out over the table, in large letters</extracomment>
            <translation>Supervýhra!</translation>
        </message>
        <message>
            <source>You had no tiles left over: a super win.</source>
            <extracomment>How a round ended</extracomment>
            <translation>Nezbyl vám ani kámen: supervýhra.</translation>
        </message>
        <message>
            <source>An undercut, %1 against %2: the same deadwood, or less.</source>
            <extracomment>How a round ended; %2 the player who knocked, %1 the other one</extracomment>
            <translation>Podseknutí, %1 – %2: stejně trestných bodů nebo méně.</translation>
        </message>
        <message>
            <source>%1 knocked, but you had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended; %1 the player who knocked</extracomment>
            <translation>%1 klepe, ale vy máte stejně trestných bodů nebo méně: podseknutí.</translation>
        </message>
        <message>
            <source>You knocked, but %1 had as little deadwood or less: an undercut.</source>
            <extracomment>How a round ended, told to who knocked; %1 the other player</extracomment>
            <translation>Klepete, ale %1 má stejně trestných bodů nebo méně: podseknutí.</translation>
        </message>
        <message>
            <source>Nobody knocked: the round is a draw.</source>
            <translation>Nikdo nezaklepal: kolo je remíza.</translation>
        </message>
        <message>
            <source>Lay the chosen tiles as a meld</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Vyložit vybrané kameny jako kombinaci</translation>
        </message>
        <message>
            <source>Take the face-up tile</source>
            <extracomment>What a key on the keyboard does
----------
What a puzzle was about, said when it is solved</extracomment>
            <translation>Vzít odkrytý kámen</translation>
        </message>
        <message>
            <source>Drop or tap here to lay the meld</source>
            <translation>Přetažením nebo klepnutím sem vyložíte kombinaci</translation>
        </message>
        <message>
            <source>Which meld?</source>
            <translation>Která kombinace?</translation>
        </message>
        <message>
            <source>These tiles do not make a meld.</source>
            <translation>Tyto kameny kombinaci netvoří.</translation>
        </message>
        <message>
            <source>A meld takes three tiles or more: choose them first.</source>
            <translation>Kombinace má tři a víc kamenů: nejdřív je vyberte.</translation>
        </message>
        <message>
            <source>Arrange my melds</source>
            <extracomment>Sets the melds of the hand apart from the rest</extracomment>
            <translation>Srovnat kombinace</translation>
        </message>
        <message>
            <source>Stop arranging my melds</source>
            <extracomment>The same, while they are set apart: what a press does then</extracomment>
            <translation>Přestat srovnávat kombinace</translation>
        </message>
        <message>
            <source>Arrange my melds, or leave them</source>
            <extracomment>What a key on the keyboard does</extracomment>
            <translation>Srovnat kombinace, nebo je nechat být</translation>
        </message>
        <message>
            <source>None of your tiles make a meld yet.</source>
            <extracomment>Said when the melds of the hand are to be set apart, and there are none</extracomment>
            <translation>Vaše kameny zatím žádnou kombinaci netvoří.</translation>
        </message>
        <message>
            <source>Use a joker</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Využít žolíka</translation>
        </message>
        <message>
            <source>Add to a meld on the table</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Přidat ke kombinaci na stole</translation>
        </message>
        <message>
            <source>Lay a meld</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Vyložit kombinaci</translation>
        </message>
        <message>
            <source>Discard the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Odhodit správný kámen</translation>
        </message>
        <message>
            <source>Knock with the right tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Zaklepat se správným kamenem</translation>
        </message>
        <message>
            <source>Do not knock yet</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Ještě neklepat</translation>
        </message>
        <message>
            <source>Tiles &amp; Deal</source>
            <translation>Tiles &amp; Deal</translation>
        </message>
        <message>
            <source>Sets and runs for two; knock before your opponent does.</source>
            <translation>Skupiny a postupky pro dva; zaklepejte dřív než soupeř.</translation>
        </message>
        <message>
            <source>win</source>
            <translation>výhra</translation>
        </message>
        <message>
            <source>for the win</source>
            <extracomment>After points: &quot;25 for the win&quot;</extracomment>
            <translation>za výhru</translation>
        </message>
        <message>
            <source>super win</source>
            <translation>supervýhra</translation>
        </message>
        <message>
            <source>for the super win</source>
            <extracomment>After points: &quot;50 for the super win&quot;</extracomment>
            <translation>za supervýhru</translation>
        </message>
        <message>
            <source>undercut</source>
            <translation>podseknutí</translation>
        </message>
        <message>
            <source>for the undercut</source>
            <extracomment>After points: &quot;25 for the undercut&quot;</extracomment>
            <translation>za podseknutí</translation>
        </message>
        <message>
            <source>deadwood</source>
            <translation>trestné body</translation>
        </message>
        <message>
            <source>for deadwood</source>
            <extracomment>After points: &quot;34 for deadwood&quot;</extracomment>
            <translation>za trestné body</translation>
        </message>
        <message>
            <source>Outside a meld it counts %1 against you.</source>
            <extracomment>What a tile is worth; a meld: a set or a run</extracomment>
            <translation>Mimo kombinaci se počítá %1 proti vám.</translation>
        </message>
        <message>
            <source>An ace: outside a meld it counts %1 against you.</source>
            <extracomment>What a tile with a 1 is worth: %1, which is 11</extracomment>
            <translation>Eso: mimo kombinaci se počítá %1 proti vám.</translation>
        </message>
        <message>
            <source>It stands for any tile that a meld is missing.</source>
            <translation>Zastupuje kterýkoli kámen, který kombinaci chybí.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a meld on the table; %1 is a player</extracomment>
            <translation>Kdo ji vyložil: %1.</translation>
        </message>
        <message>
            <source>Both players may add to any meld, whoever laid it.</source>
            <translation>Ke každé kombinaci smějí přidávat oba hráči, ať ji vyložil kdokoli.</translation>
        </message>
        <message>
            <source>Whoever has that tile can swap it for the joker.</source>
            <translation>Kdo má ten kámen, může ho za žolíka vyměnit.</translation>
        </message>
        <message>
            <source>Discards go here. Only the tile on top can be taken.</source>
            <translation>Sem se odhazuje. Vzít se dá jen kámen navrchu.</translation>
        </message>
        <message>
            <source>Every turn begins with a tile from here, or with the last discard.</source>
            <translation>Každý tah začíná kamenem odtud, nebo naposledy odhozeným.</translation>
        </message>
        <message>
            <source>Deadwood is what your tiles outside melds count. The less, the better.</source>
            <translation>Trestné body jsou za vaše kameny mimo kombinace. Čím méně, tím lépe.</translation>
        </message>
        <message>
            <source>The discard that leaves least: %1.</source>
            <extracomment>Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7</extracomment>
            <translation>Odhoz, po kterém zbude nejméně: %1.</translation>
        </message>
        <message>
            <source>In no meld: %1 = %2.</source>
            <extracomment>%1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes</extracomment>
            <translation>Mimo kombinace: %1 = %2.</translation>
        </message>
        <message>
            <source>A 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <translation>1 je eso a počítá se 11, 10 až 13 se počítají 10, ostatní podle čísla.</translation>
        </message>
        <message>
            <source>Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.</source>
            <extracomment>Said once: what tiles count that are in no meld</extracomment>
            <translation>Mimo kombinace: 1 je eso a počítá se 11, 10 až 13 se počítají 10, ostatní podle čísla.</translation>
        </message>
        <message>
            <source>With %1 or less you may knock, and the round is over.</source>
            <extracomment>%1 is how much deadwood is left in the hand; to knock ends the round</extracomment>
            <translation>S %1 nebo méně smíte zaklepat a kolo skončí.</translation>
        </message>
        <message>
            <source>This run takes black %1 or black %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>K této postupce se hodí černá %1 nebo černá %2.</translation>
        </message>
        <message>
            <source>This run takes red %1 or red %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>K této postupce se hodí červená %1 nebo červená %2.</translation>
        </message>
        <message>
            <source>This run takes blue %1 or blue %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>K této postupce se hodí modrá %1 nebo modrá %2.</translation>
        </message>
        <message>
            <source>This run takes orange %1 or orange %2.</source>
            <extracomment>%1 and %2 are numbers on tiles</extracomment>
            <translation>K této postupce se hodí oranžová %1 nebo oranžová %2.</translation>
        </message>
        <message>
            <source>This run takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této postupce se hodí černá %1.</translation>
        </message>
        <message>
            <source>This run takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této postupce se hodí červená %1.</translation>
        </message>
        <message>
            <source>This run takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této postupce se hodí modrá %1.</translation>
        </message>
        <message>
            <source>This run takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této postupce se hodí oranžová %1.</translation>
        </message>
        <message>
            <source>This set takes black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této skupině se hodí černá %1.</translation>
        </message>
        <message>
            <source>This set takes red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této skupině se hodí červená %1.</translation>
        </message>
        <message>
            <source>This set takes blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této skupině se hodí modrá %1.</translation>
        </message>
        <message>
            <source>This set takes orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>K této skupině se hodí oranžová %1.</translation>
        </message>
        <message>
            <source>The joker stands for black %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Žolík zastupuje černou %1.</translation>
        </message>
        <message>
            <source>The joker stands for red %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Žolík zastupuje červenou %1.</translation>
        </message>
        <message>
            <source>The joker stands for blue %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Žolík zastupuje modrou %1.</translation>
        </message>
        <message>
            <source>The joker stands for orange %1.</source>
            <extracomment>%1 is the number on a tile</extracomment>
            <translation>Žolík zastupuje oranžovou %1.</translation>
        </message>
        <message>
            <source>The jokers stand for black %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Žolíci zastupují černou %1.</translation>
        </message>
        <message>
            <source>The jokers stand for red %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Žolíci zastupují červenou %1.</translation>
        </message>
        <message>
            <source>The jokers stand for blue %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Žolíci zastupují modrou %1.</translation>
        </message>
        <message>
            <source>The jokers stand for orange %1.</source>
            <extracomment>Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7</extracomment>
            <translation>Žolíci zastupují oranžovou %1.</translation>
        </message>
        <message>
            <source>Laid off on the black run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Přiloženo k černé postupce</translation>
        </message>
        <message>
            <source>Laid off on the red run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Přiloženo k červené postupce</translation>
        </message>
        <message>
            <source>Laid off on the blue run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Přiloženo k modré postupce</translation>
        </message>
        <message>
            <source>Laid off on the orange run</source>
            <extracomment>Where tiles of a hand are laid off: on a run of that colour</extracomment>
            <translation>Přiloženo k oranžové postupce</translation>
        </message>
        <message>
            <source>black %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>černá %1–%2</translation>
        </message>
        <message>
            <source>red %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>červená %1–%2</translation>
        </message>
        <message>
            <source>blue %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>modrá %1–%2</translation>
        </message>
        <message>
            <source>orange %1–%2</source>
            <extracomment>A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile</extracomment>
            <translation>oranžová %1–%2</translation>
        </message>
        <message>
            <source>joker, for black %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>žolík za černou %1</translation>
        </message>
        <message>
            <source>joker, for red %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>žolík za červenou %1</translation>
        </message>
        <message>
            <source>joker, for blue %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>žolík za modrou %1</translation>
        </message>
        <message>
            <source>joker, for orange %1</source>
            <extracomment>A joker in a meld on the table; %1 is the number on the tile that it stands for</extracomment>
            <translation>žolík za oranžovou %1</translation>
        </message>
        <message>
            <source>joker, for another %1</source>
            <extracomment>A joker in a set of tiles of one number; %1 is the number</extracomment>
            <translation>žolík za další %1</translation>
        </message>
        <message>
            <source>a set of %1s</source>
            <extracomment>Three or four tiles of one number in different colours; %1 is the number: &quot;laid a set of 6s&quot;</extracomment>
            <translation>skupina s číslem %1</translation>
        </message>
        <message>
            <source>This set is complete.</source>
            <translation>Tato skupina je úplná.</translation>
        </message>
        <message>
            <source>This set takes another %1, in a colour that it lacks.</source>
            <extracomment>A set is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>K této skupině se hodí další %1 barvy, která jí chybí.</translation>
        </message>
        <message>
            <source>This run is complete.</source>
            <translation>Tato postupka je úplná.</translation>
        </message>
        <message>
            <source>The joker stands for another %1, in a colour that the set lacks.</source>
            <extracomment>A joker in a set, which is tiles of one number in several colours; %1 is the number</extracomment>
            <translation>Žolík zastupuje další %1 barvy, která skupině chybí.</translation>
        </message>
        <message>
            <source>Laid off on the set of %1</source>
            <extracomment>Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number</extracomment>
            <translation>Přiloženo ke skupině s číslem %1</translation>
        </message>
        <message>
            <source>Run</source>
            <extracomment>Over a meld in an open hand: tiles of one colour in a row</extracomment>
            <translation>Postupka</translation>
        </message>
        <message>
            <source>Set</source>
            <extracomment>Over a meld in an open hand: tiles of one number in several colours</extracomment>
            <translation>Skupina</translation>
        </message>
        <message>
            <source>%1: knocked, discarding %2.</source>
            <extracomment>At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7</extracomment>
            <translation>%1: zaklepání, odhozeno: %2.</translation>
        </message>
        <message>
            <source>%1: no deadwood.</source>
            <extracomment>%1: a player; deadwood: what the tiles count that are in no meld</extracomment>
            <translation>%1: žádné trestné body.</translation>
        </message>
        <message>
            <source>%1: deadwood %2.</source>
            <extracomment>%1: a player; %2: what the tiles count that are in no meld</extracomment>
            <translation>%1: trestné body %2.</translation>
        </message>
        <message>
            <source>%1: deadwood %2 = %3.</source>
            <extracomment>%1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes</extracomment>
            <translation>%1: trestné body %2 = %3.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: the points that this is</extracomment>
            <translation>%1: %2 minus %3, body: %4.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the win.</source>
            <extracomment>%1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for the win</extracomment>
            <translation>%1: %2 minus %3, body: %4, a %5 za výhru.</translation>
        </message>
        <message>
            <source>Both have the same: an undercut, without points.</source>
            <translation>Oba mají stejně: podseknutí bez bodů.</translation>
        </message>
        <message>
            <source>%1: the same, and %2 points for the undercut.</source>
            <extracomment>Of deadwood; %1: a player; %2: the points</extracomment>
            <translation>%1: stejně, a %2 bodů za podseknutí.</translation>
        </message>
        <message>
            <source>%1: %2 less %3 is %4, and %5 for the undercut.</source>
            <extracomment>%1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points</extracomment>
            <translation>%1: %2 minus %3, body: %4, a %5 za podseknutí.</translation>
        </message>
        <message>
            <source>The boneyard is empty: nobody scores.</source>
            <translation>Talon je prázdný: nikdo neboduje.</translation>
        </message>
        <message>
            <source>%1 turns without a draw from the boneyard: nobody scores.</source>
            <extracomment>%1: a number of turns</extracomment>
            <translation>Tahů bez líznutí z talonu: %1. Nikdo neboduje.</translation>
        </message>
        <message>
            <source>%1: %2 points for the super win.</source>
            <extracomment>%1: a player; %2: points</extracomment>
            <translation>%1: %2 bodů za supervýhru.</translation>
        </message>
        <message>
            <source>%1: %2, and %3 for the super win, is %4 points.</source>
            <extracomment>%1: a player; %2: the other player&apos;s deadwood; %3: points; %4: what they make</extracomment>
            <translation>%1: %2 a %3 za supervýhru, celkem bodů: %4.</translation>
        </message>
        <message>
            <source>Melds that are not laid count in full.</source>
            <translation>Nevyložené kombinace se počítají celé.</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n tile(s) laid off.</source>
            <extracomment>%1: the player who did not knock; %n: tiles that could be added to melds on the table</extracomment>
            <translation>
                <numerusform>%1: přiložen %n kámen.</numerusform>
                <numerusform>%1: přiloženy %n kameny.</numerusform>
                <numerusform>%1: přiloženo %n kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>Take the face-up tile, or pass.</source>
            <translation>Vezměte odkrytý kámen, nebo pasujte.</translation>
        </message>
        <message>
            <source>Both passed: draw a tile.</source>
            <translation>Oba pasovali: lízněte si kámen.</translation>
        </message>
        <message>
            <source>Lay the joker now, in a meld or on one.</source>
            <translation>Vyložte teď žolíka, v kombinaci nebo k některé.</translation>
        </message>
        <message>
            <source>Discard. To knock: %1 deadwood or less.</source>
            <extracomment>%1: so much deadwood, what the tiles count that are in no meld, is low enough to knock</extracomment>
            <translation>Odhoďte. K zaklepání: nejvýš %1 trestných.</translation>
        </message>
        <message>
            <source>Discard. To knock: one left at most.</source>
            <translation>Odhoďte. K zaklepání: zbývá nejvýš jeden.</translation>
        </message>
        <message>
            <source>Discard. To knock: none left.</source>
            <translation>Odhoďte. K zaklepání: nezbývá žádný.</translation>
        </message>
        <message>
            <source>Draw a tile, or take the face-up one.</source>
            <translation>Lízněte si kámen, nebo vezměte odkrytý.</translation>
        </message>
        <message>
            <source>Draw a tile.</source>
            <translation>Lízněte si kámen.</translation>
        </message>
        <message>
            <source>Discard a tile, or knock to end the round.</source>
            <translation>Odhoďte kámen, nebo zaklepejte a kolo skončí.</translation>
        </message>
        <message>
            <source>Lay melds if you like, then discard a tile.</source>
            <translation>Vyložte kombinace, chcete-li, pak odhoďte kámen.</translation>
        </message>
        <message>
            <source>The boneyard is empty: this is the last turn.</source>
            <translation>Talon je prázdný: toto je poslední tah.</translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) left to draw.</source>
            <extracomment>%n: tiles in the stock</extracomment>
            <translation>
                <numerusform>Zbývá líznout %n kámen.</numerusform>
                <numerusform>Zbývá líznout %n kameny.</numerusform>
                <numerusform>Zbývá líznout %n kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>black %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>černá %1</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>červená %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>modrá %1</translation>
        </message>
        <message>
            <source>orange %1</source>
            <extracomment>A tile; %1 is the number on it</extracomment>
            <translation>oranžová %1</translation>
        </message>
        <message>
            <source>joker</source>
            <translation>žolík</translation>
        </message>
        <message>
            <source>Take black %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Vzít černou %1</translation>
        </message>
        <message>
            <source>Take red %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Vzít červenou %1</translation>
        </message>
        <message>
            <source>Take blue %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Vzít modrou %1</translation>
        </message>
        <message>
            <source>Take orange %1</source>
            <extracomment>A button: take the face-up tile; %1 is the number on it</extracomment>
            <translation>Vzít oranžovou %1</translation>
        </message>
        <message>
            <source>Take the joker</source>
            <extracomment>A button: take the face-up tile</extracomment>
            <translation>Vzít žolíka</translation>
        </message>
        <message>
            <source>Discard black %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odhodit černou %1</translation>
        </message>
        <message>
            <source>Discard red %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odhodit červenou %1</translation>
        </message>
        <message>
            <source>Discard blue %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odhodit modrou %1</translation>
        </message>
        <message>
            <source>Discard orange %1</source>
            <extracomment>Put a tile on the discard pile; %1 is the number on it</extracomment>
            <translation>Odhodit oranžovou %1</translation>
        </message>
        <message>
            <source>Discard the joker</source>
            <extracomment>Put a tile on the discard pile</extracomment>
            <translation>Odhodit žolíka</translation>
        </message>
        <message>
            <source>Put black %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Dát černou %1 na místo žolíka</translation>
        </message>
        <message>
            <source>Put red %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Dát červenou %1 na místo žolíka</translation>
        </message>
        <message>
            <source>Put blue %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Dát modrou %1 na místo žolíka</translation>
        </message>
        <message>
            <source>Put orange %1 in place of the joker</source>
            <extracomment>A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number</extracomment>
            <translation>Dát oranžovou %1 na místo žolíka</translation>
        </message>
        <message>
            <source>Add black %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Přidat černou %1 k postupce</translation>
        </message>
        <message>
            <source>Add red %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Přidat červenou %1 k postupce</translation>
        </message>
        <message>
            <source>Add blue %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Přidat modrou %1 k postupce</translation>
        </message>
        <message>
            <source>Add orange %1 to the run</source>
            <extracomment>%1 is the number on the tile; a run is tiles of one colour in a row</extracomment>
            <translation>Přidat oranžovou %1 k postupce</translation>
        </message>
        <message>
            <source>Add black %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Přidat černou %1 ke skupině</translation>
        </message>
        <message>
            <source>Add red %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Přidat červenou %1 ke skupině</translation>
        </message>
        <message>
            <source>Add blue %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Přidat modrou %1 ke skupině</translation>
        </message>
        <message>
            <source>Add orange %1 to the set</source>
            <extracomment>%1 is the number on the tile; a set is tiles of one number in several colours</extracomment>
            <translation>Přidat oranžovou %1 ke skupině</translation>
        </message>
        <message>
            <source>Add the joker to the set of %1</source>
            <extracomment>%1 is the number on the tiles of the set</extracomment>
            <translation>Přidat žolíka ke skupině s číslem %1</translation>
        </message>
        <message>
            <source>Add the joker below black %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka před černou %1</translation>
        </message>
        <message>
            <source>Add the joker below red %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka před červenou %1</translation>
        </message>
        <message>
            <source>Add the joker below blue %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka před modrou %1</translation>
        </message>
        <message>
            <source>Add the joker below orange %1</source>
            <extracomment>The lowest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka před oranžovou %1</translation>
        </message>
        <message>
            <source>Add the joker above black %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka po černé %1</translation>
        </message>
        <message>
            <source>Add the joker above red %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka po červené %1</translation>
        </message>
        <message>
            <source>Add the joker above blue %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka po modré %1</translation>
        </message>
        <message>
            <source>Add the joker above orange %1</source>
            <extracomment>The highest tile of a run; %1 is the number on it</extracomment>
            <translation>Přidat žolíka po oranžové %1</translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: black %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Odhazovací hromádka: navrchu černá %1, %n kámen</numerusform>
                <numerusform>Odhazovací hromádka: navrchu černá %1, %n kameny</numerusform>
                <numerusform>Odhazovací hromádka: navrchu černá %1, %n kamenů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: red %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Odhazovací hromádka: navrchu červená %1, %n kámen</numerusform>
                <numerusform>Odhazovací hromádka: navrchu červená %1, %n kameny</numerusform>
                <numerusform>Odhazovací hromádka: navrchu červená %1, %n kamenů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: blue %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Odhazovací hromádka: navrchu modrá %1, %n kámen</numerusform>
                <numerusform>Odhazovací hromádka: navrchu modrá %1, %n kameny</numerusform>
                <numerusform>Odhazovací hromádka: navrchu modrá %1, %n kamenů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: orange %1 on top, %n tile(s)</source>
            <extracomment>%1 is the number on a tile; %n: how many lie there</extracomment>
            <translation>
                <numerusform>Odhazovací hromádka: navrchu oranžová %1, %n kámen</numerusform>
                <numerusform>Odhazovací hromádka: navrchu oranžová %1, %n kameny</numerusform>
                <numerusform>Odhazovací hromádka: navrchu oranžová %1, %n kamenů</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: a joker on top, %n tile(s)</source>
            <extracomment>%n: how many tiles lie there</extracomment>
            <translation>
                <numerusform>Odhazovací hromádka: navrchu žolík, %n kámen</numerusform>
                <numerusform>Odhazovací hromádka: navrchu žolík, %n kameny</numerusform>
                <numerusform>Odhazovací hromádka: navrchu žolík, %n kamenů</numerusform>
            </translation>
        </message>
        <message>
            <source>Knock with %2, discard black %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zaklepat s %2, odhodit černou %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard red %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zaklepat s %2, odhodit červenou %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard blue %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zaklepat s %2, odhodit modrou %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard orange %1</source>
            <extracomment>A button. %2: the deadwood that is left; %1: the number on the tile discarded</extracomment>
            <translation>Zaklepat s %2, odhodit oranžovou %1</translation>
        </message>
        <message>
            <source>Knock with %2, discard the joker</source>
            <extracomment>A button. %2: the deadwood that is left</extracomment>
            <translation>Zaklepat s %2, odhodit žolíka</translation>
        </message>
        <message>
            <source>Super win: discard black %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervýhra: odhodit černou %1</translation>
        </message>
        <message>
            <source>Super win: discard red %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervýhra: odhodit červenou %1</translation>
        </message>
        <message>
            <source>Super win: discard blue %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervýhra: odhodit modrou %1</translation>
        </message>
        <message>
            <source>Super win: discard orange %1</source>
            <extracomment>A button: knock with no tile left over; %1: the number on the tile discarded</extracomment>
            <translation>Supervýhra: odhodit oranžovou %1</translation>
        </message>
        <message>
            <source>Super win: discard the joker</source>
            <extracomment>A button: knock with no tile left over</extracomment>
            <translation>Supervýhra: odhodit žolíka</translation>
        </message>
        <message>
            <source>Discard pile, empty</source>
            <translation>Odhazovací hromádka, prázdná</translation>
        </message>
        <message>
            <source>It brings deadwood from %1 down to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Sníží trestné body z %1 na %2.</translation>
        </message>
        <message>
            <source>It joins a meld: deadwood falls from %1 to %2.</source>
            <extracomment>%1 and %2: what the tiles count that are in no meld, before and after</extracomment>
            <translation>Přijde do kombinace: trestné body klesnou z %1 na %2.</translation>
        </message>
        <message>
            <source>It fits a meld on the table.</source>
            <translation>Hodí se ke kombinaci na stole.</translation>
        </message>
        <message>
            <source>It may become part of a meld.</source>
            <translation>Může z něj být část kombinace.</translation>
        </message>
        <message>
            <source>Both passed: this is all you can do.</source>
            <translation>Oba pasovali: nic jiného nezbývá.</translation>
        </message>
        <message>
            <source>The discard pile is empty.</source>
            <translation>Odhazovací hromádka je prázdná.</translation>
        </message>
        <message>
            <source>The face-up tile makes no meld for you.</source>
            <translation>Odkrytý kámen vám kombinaci nedá.</translation>
        </message>
        <message>
            <source>The boneyard may hold something better.</source>
            <translation>V talonu může být něco lepšího.</translation>
        </message>
        <message>
            <source>Your hand is empty: a super win.</source>
            <translation>Vaše ruka je prázdná: supervýhra.</translation>
        </message>
        <message>
            <source>The joker must be laid this turn.</source>
            <translation>Žolíka je nutné vyložit v tomto tahu.</translation>
        </message>
        <message>
            <source>It frees the joker for a meld of yours.</source>
            <translation>Uvolní žolíka pro vaši kombinaci.</translation>
        </message>
        <message>
            <source>What lies on the table cannot count against you.</source>
            <translation>Co leží na stole, nemůže se počítat proti vám.</translation>
        </message>
        <message numerus="yes">
            <source>It leaves %n tile(s) in your hand.</source>
            <extracomment>%n: tiles in the player&apos;s hand</extracomment>
            <translation>
                <numerusform>V ruce vám zůstane %n kámen.</numerusform>
                <numerusform>V ruce vám zůstanou %n kameny.</numerusform>
                <numerusform>V ruce vám zůstane %n kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Trestných bodů zůstane %1 místo %2, ale z toho, co si necháte, bude spíš kombinace.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood rather than %2, but is of less use to %3.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard, %3: the other player</extracomment>
            <translation>Trestných bodů zůstane %1 místo %2, ale %3 z něj má menší užitek.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood; the least would be %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Trestných bodů zůstane %1; nejméně by mohlo být %2.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Nic, co není v kombinaci, se nepočítá víc; trestných bodů zůstane %1, z toho za eso %2.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible; an ace counts %2 of it.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a 1 on it</extracomment>
            <translation>Trestných bodů zůstane %1, nejméně možných; z toho za eso %2.</translation>
        </message>
        <message>
            <source>It is your last tile: a super win.</source>
            <translation>Je to váš poslední kámen: supervýhra.</translation>
        </message>
        <message>
            <source>An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains.</source>
            <extracomment>Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in no meld</extracomment>
            <translation>Eso se počítá %1 a nic, co není v kombinaci, se nepočítá víc; trestných bodů zůstane %2.</translation>
        </message>
        <message>
            <source>%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains.</source>
            <extracomment>Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest counts that is in no meld</extracomment>
            <translation>%1 až %2 se všechny počítají %3 a nic, co není v kombinaci, se nepočítá víc; trestných bodů zůstane %4.</translation>
        </message>
        <message>
            <source>No tile outside a meld counts more; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Nic, co není v kombinaci, se nepočítá víc; trestných bodů zůstane %1.</translation>
        </message>
        <message>
            <source>It counts the most of your tiles outside melds; %1 deadwood remains.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Z toho, co není v kombinaci, se počítá nejvíc; trestných bodů zůstane %1.</translation>
        </message>
        <message>
            <source>It leaves %1 deadwood, the least possible.</source>
            <extracomment>Discarding a tile; %1: what the rest counts that is in no meld</extracomment>
            <translation>Trestných bodů zůstane %1, nejméně možných.</translation>
        </message>
        <message>
            <source>You have no deadwood.</source>
            <translation>Nemáte žádné trestné body.</translation>
        </message>
        <message>
            <source>%1 would need %2 or less to undercut you.</source>
            <extracomment>An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has</extracomment>
            <translation>K podseknutí potřebuje %1 nejvýš %2.</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Kolo je u konce.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nejste na tahu.</translation>
        </message>
        <message>
            <source>First take the face-up tile, or pass.</source>
            <translation>Nejdřív vezměte odkrytý kámen, nebo pasujte.</translation>
        </message>
        <message>
            <source>First draw a tile.</source>
            <translation>Nejdřív si lízněte kámen.</translation>
        </message>
        <message>
            <source>First draw, or take the face-up tile.</source>
            <translation>Nejdřív si lízněte, nebo vezměte odkrytý kámen.</translation>
        </message>
        <message>
            <source>The joker must be laid: in a meld, or added to one.</source>
            <translation>Žolík se musí vyložit: v kombinaci, nebo přidat k některé.</translation>
        </message>
        <message>
            <source>Melds are laid only when somebody knocks.</source>
            <translation>Kombinace se vykládají, až když někdo zaklepe.</translation>
        </message>
        <message>
            <source>You could not lay the joker this turn.</source>
            <translation>Žolíka byste v tomto tahu nemohli vyložit.</translation>
        </message>
        <message>
            <source>Then your turn could not end.</source>
            <translation>Pak by váš tah nemohl skončit.</translation>
        </message>
        <message>
            <source>That tile is not in your hand.</source>
            <translation>Ten kámen v ruce nemáte.</translation>
        </message>
        <message>
            <source>Leave the face-up tile</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nechat odkrytý kámen</translation>
        </message>
        <message>
            <source>Wait before you knock: your next draw brings %1 deadwood down to %2, on average.</source>
            <extracomment>Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after the next draw, on the average</extracomment>
            <translation>Se zaklepáním počkejte: další líznutí sníží trestné body z %1 v průměru na %2.</translation>
        </message>
        <message>
            <source>No tile is left over.</source>
            <translation>Nezbude ani kámen.</translation>
        </message>
        <message>
            <source>Knocks as soon as it may.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Zaklepe, jakmile smí.</translation>
        </message>
        <message>
            <source>Waits before it knocks.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. To knock is to end the round</extracomment>
            <translation>Se zaklepáním vyčkává.</translation>
        </message>
        <message>
            <source>Goes for runs.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Runs: tiles of one suit whose numbers follow each other</extracomment>
            <translation>Jde po postupkách.</translation>
        </message>
        <message>
            <source>It is in a meld, and %1 deadwood remains rather than %2, but what you keep is likelier to make a meld.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2: what it would be after another discard</extracomment>
            <translation>Je v kombinaci a trestných bodů zůstane %1 místo %2, ale z toho, co si necháte, bude spíš kombinace.</translation>
        </message>
        <message>
            <source>It is in a meld, but no other discard leaves less deadwood than %1.</source>
            <extracomment>Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld</extracomment>
            <translation>Je v kombinaci, ale ať odhodíte cokoli, trestných bodů nezůstane méně než %1.</translation>
        </message>
    </context>
    <context>
        <name>triominoes</name>
        <message>
            <source>The best bridge or hexagon it leaves to others is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Nejdražší most nebo šestiúhelník, který nechá ostatním, má cenu %1 místo %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when others must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Pak držíte kamenů: %1 místo %2. S více kameny můžete ještě přikládat, když ostatní musí pasovat.</translation>
        </message>
        <message>
            <source>Nobody lays any more: the round is blocked.</source>
            <extracomment>How a round ended: nobody can lay a tile, or all have passed though some could</extracomment>
            <translation>Už nikdo nepřikládá: kolo je zablokované.</translation>
        </message>
        <message>
            <source>50 for one, 60 for two at once, 70 for three</source>
            <translation>50 za jeden, 60 za dva najednou, 70 za tři</translation>
        </message>
        <message>
            <source>50 for each</source>
            <translation>50 za každý</translation>
        </message>
        <message>
            <source>What closing a hexagon scores</source>
            <translation>Co přinese uzavření šestiúhelníku</translation>
        </message>
        <message>
            <source>All three corners meet numbers that lie there</source>
            <translation>Všechny tři rohy se setkají s čísly na stole</translation>
        </message>
        <message>
            <source>The same, and only one edge touches a tile</source>
            <translation>Totéž, a kamene se dotýká jen jedna hrana</translation>
        </message>
        <message>
            <source>What counts as a bridge</source>
            <translation>Co se počítá jako most</translation>
        </message>
        <message>
            <source>What a pass costs when the boneyard is empty</source>
            <translation>Co stojí pas, když je talon prázdný</translation>
        </message>
        <message>
            <source>0-0-0 may open instead of the highest triple</source>
            <translation>Místo nejvyšší triplety smí začít 0-0-0</translation>
        </message>
        <message>
            <source>The others&apos; tiles less the winner&apos;s, once</source>
            <translation>Kameny ostatních minus výhercovy, jednou</translation>
        </message>
        <message>
            <source>The difference from each of the others</source>
            <translation>Rozdíl proti každému z ostatních</translation>
        </message>
        <message>
            <source>When nobody can play, the lowest hand scores</source>
            <translation>Když nikdo nemůže hrát, boduje nejnižší ruka</translation>
        </message>
        <message>
            <source>Close a hexagon</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Uzavřít šestiúhelník</translation>
        </message>
        <message>
            <source>Build a bridge</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Postavit most</translation>
        </message>
        <message>
            <source>Prepare a bridge or hexagon of your own</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Připravit si vlastní most nebo šestiúhelník</translation>
        </message>
        <message>
            <source>Draw, though a tile fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Líznout si, i když se kámen hodí</translation>
        </message>
        <message>
            <source>Leave the others little that fits</source>
            <extracomment>What a puzzle was about, said when it is solved</extracomment>
            <translation>Nechat ostatním málo, co se hodí</translation>
        </message>
        <message>
            <source>Triominoes</source>
            <translation>Triomino</translation>
        </message>
        <message>
            <source>Triangles edge to edge; close hexagons, build bridges.</source>
            <translation>Trojúhelníky hranou k hraně; uzavírejte šestiúhelníky, stavte mosty.</translation>
        </message>
        <message>
            <source>Strict bridges, hexagons 50 each</source>
            <translation>Přísné mosty, šestiúhelníky po 50</translation>
        </message>
        <message>
            <source>Short match, to 200</source>
            <translation>Krátká partie do 200</translation>
        </message>
        <message>
            <source>the tile</source>
            <translation>kámen</translation>
        </message>
        <message>
            <source>for a tile laid</source>
            <extracomment>After points: what a gain of a round was for: &quot;13 for a tile laid&quot;</extracomment>
            <translation>za položený kámen</translation>
        </message>
        <message>
            <source>for tiles laid</source>
            <extracomment>After points: what several gains of a round were for: &quot;46 for tiles laid&quot;</extracomment>
            <translation>za položené kameny</translation>
        </message>
        <message>
            <source>opening triple</source>
            <translation>první tripleta</translation>
        </message>
        <message>
            <source>for the opening triple</source>
            <extracomment>After points: &quot;10 for the opening triple&quot;</extracomment>
            <translation>za první tripletu</translation>
        </message>
        <message>
            <source>opening 0-0-0</source>
            <translation>první 0-0-0</translation>
        </message>
        <message>
            <source>for opening with 0-0-0</source>
            <extracomment>After points: &quot;30 for opening with 0-0-0&quot;</extracomment>
            <translation>za začátek s 0-0-0</translation>
        </message>
        <message>
            <source>hexagon</source>
            <translation>šestiúhelník</translation>
        </message>
        <message>
            <source>for a hexagon</source>
            <extracomment>After points: &quot;50 for a hexagon&quot;</extracomment>
            <translation>za šestiúhelník</translation>
        </message>
        <message>
            <source>for hexagons</source>
            <extracomment>After points: &quot;100 for hexagons&quot;: one after the other</extracomment>
            <translation>za šestiúhelníky</translation>
        </message>
        <message>
            <source>bridge</source>
            <translation>most</translation>
        </message>
        <message>
            <source>for a bridge</source>
            <extracomment>After points: &quot;40 for a bridge&quot;</extracomment>
            <translation>za most</translation>
        </message>
        <message numerus="yes">
            <source>for %n bridges</source>
            <extracomment>After points, %n is at least 2: &quot;80 for 2 bridges&quot;</extracomment>
            <translation>
                <numerusform>za %n most</numerusform>
                <numerusform>za %n mosty</numerusform>
                <numerusform>za %n mostů</numerusform>
            </translation>
        </message>
        <message>
            <source>a tile drawn</source>
            <translation>líznutý kámen</translation>
        </message>
        <message>
            <source>for drawing a tile</source>
            <extracomment>After points: &quot;-5 for drawing a tile&quot;</extracomment>
            <translation>za líznutí kamene</translation>
        </message>
        <message numerus="yes">
            <source>for drawing %n tiles</source>
            <extracomment>After points, %n is at least 2: &quot;-15 for drawing 3 tiles&quot;</extracomment>
            <translation>
                <numerusform>za líznutí %n kamene</numerusform>
                <numerusform>za líznutí %n kamenů</numerusform>
                <numerusform>za líznutí %n kamenů</numerusform>
            </translation>
        </message>
        <message>
            <source>a pass</source>
            <translation>pas</translation>
        </message>
        <message>
            <source>for passing</source>
            <extracomment>After points: &quot;-10 for passing&quot;</extracomment>
            <translation>za pas</translation>
        </message>
        <message numerus="yes">
            <source>for passing %n times</source>
            <extracomment>After points, %n is at least 2: &quot;-60 for passing 6 times&quot;</extracomment>
            <translation>
                <numerusform>za %n pas</numerusform>
                <numerusform>za %n pasy</numerusform>
                <numerusform>za %n pasů</numerusform>
            </translation>
        </message>
        <message>
            <source>for going out</source>
            <translation>za poslední kámen</translation>
        </message>
        <message>
            <source>for the points in the other hands</source>
            <translation>za body, které zbyly v ostatních rukou</translation>
        </message>
        <message>
            <source>tile %1, %2, %3</source>
            <extracomment>A triangular tile; the numbers at its corners, clockwise</extracomment>
            <translation>kámen %1, %2, %3</translation>
        </message>
        <message>
            <source>tile %1, %2, %3; fits nowhere</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners, clockwise</extracomment>
            <translation>kámen %1, %2, %3; nikam se nehodí</translation>
        </message>
        <message numerus="yes">
            <source>tile %1, %2, %3; fits in %n place(s)</source>
            <extracomment>A triangular tile in one&apos;s hand; the numbers at its corners; %n: in how many ways it can be laid</extracomment>
            <translation>
                <numerusform>kámen %1, %2, %3; hodí se na %n místo</numerusform>
                <numerusform>kámen %1, %2, %3; hodí se na %n místa</numerusform>
                <numerusform>kámen %1, %2, %3; hodí se na %n míst</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth %1: yours when you lay it, the winner&apos;s if it is left in your hand.</source>
            <extracomment>What a triangular tile is worth; %1 points</extracomment>
            <translation>Hodnota %1: je vaše, když ho položíte, a výhercova, když vám zůstane v ruce.</translation>
        </message>
        <message>
            <source>%1 laid it.</source>
            <extracomment>Of a tile on the table; %1 is a player</extracomment>
            <translation>Kdo jej položil: %1.</translation>
        </message>
        <message>
            <source>A triple: the highest one opens, for 10 extra points.</source>
            <extracomment>A triangular tile with the same number in all corners; the highest one opens a round</extracomment>
            <translation>Tripleta: ta nejvyšší začíná, za 10 bodů navíc.</translation>
        </message>
        <message numerus="yes">
            <source>Open with %1: %n point(s).</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>
                <numerusform>Začít kamenem %1: %n bod.</numerusform>
                <numerusform>Začít kamenem %1: %n body.</numerusform>
                <numerusform>Začít kamenem %1: %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close a hexagon: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Položit %1 na místo %2 a uzavřít šestiúhelník: %n bod.</numerusform>
                <numerusform>Položit %1 na místo %2 a uzavřít šestiúhelník: %n body.</numerusform>
                <numerusform>Položit %1 na místo %2 a uzavřít šestiúhelník: %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 as a bridge: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5</extracomment>
            <translation>
                <numerusform>Položit %1 na místo %2 jako most: %n bod.</numerusform>
                <numerusform>Položit %1 na místo %2 jako most: %n body.</numerusform>
                <numerusform>Položit %1 na místo %2 jako most: %n bodů.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5</extracomment>
            <translation>
                <numerusform>Položit %1 na místo %2: %n bod.</numerusform>
                <numerusform>Položit %1 na místo %2: %n body.</numerusform>
                <numerusform>Položit %1 na místo %2: %n bodů.</numerusform>
            </translation>
        </message>
        <message>
            <source>Next round</source>
            <translation>Další kolo</translation>
        </message>
        <message>
            <source>Draw (−%1)</source>
            <extracomment>A button: draw a tile; %1 is what it costs</extracomment>
            <translation>Líznout (−%1)</translation>
        </message>
        <message>
            <source>Last draw (%1): if it does not fit, %2.</source>
            <extracomment>Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2, those of passing after it, are below zero</extracomment>
            <translation>Poslední líznutí (%1): nehodí-li se, %2.</translation>
        </message>
        <message>
            <source>Boneyard empty, none fits: you pass (%1).</source>
            <extracomment>Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero</extracomment>
            <translation>Talon je prázdný, nic nepasuje: pasujete (%1).</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasovat</translation>
        </message>
        <message>
            <source>Pass (−%1)</source>
            <extracomment>A button: pass; %1 is what it costs</extracomment>
            <translation>Pasovat (−%1)</translation>
        </message>
        <message>
            <source>A place where one of your tiles fits.</source>
            <extracomment>A free place on the table</extracomment>
            <translation>Místo, kam se hodí některý z vašich kamenů.</translation>
        </message>
        <message>
            <source>Where edges touch, the numbers at both their ends are the same.</source>
            <translation>Kde se hrany dotýkají, jsou na obou koncích stejná čísla.</translation>
        </message>
        <message>
            <source>You open: %1 is the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Začínáte: %1 je nejvyšší rozdaná tripleta.</translation>
        </message>
        <message>
            <source>No triple was dealt. You open: %1 counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Žádná tripleta se nerozdala. Začínáte: %1 má nejvyšší součet.</translation>
        </message>
        <message>
            <source>0-0-0 opened: 30 points, and 10 for a triple.</source>
            <extracomment>0-0-0 is a tile</extracomment>
            <translation>Začalo 0-0-0: 30 bodů, a 10 za tripletu.</translation>
        </message>
        <message>
            <source>%1 opened: the highest triple dealt.</source>
            <extracomment>%1 is a tile, as 4-4-4: three times the same number, a triple</extracomment>
            <translation>Začal kámen %1: nejvyšší rozdaná tripleta.</translation>
        </message>
        <message>
            <source>No triple was dealt. %1 opened: it counts the most.</source>
            <extracomment>%1 is a tile, as 3-4-5. A triple is a tile with three times the same number</extracomment>
            <translation>Žádná tripleta se nerozdala. Začal kámen %1: má nejvyšší součet.</translation>
        </message>
        <message>
            <source>A tile from here costs %1 points, up to three in a turn.</source>
            <extracomment>%1 is what a tile costs that is drawn</extracomment>
            <translation>Kámen odtud stojí %1 bodů, nejvýš tři za tah.</translation>
        </message>
        <message>
            <source>The highest triple opens the round: lay %1.</source>
            <extracomment>%1 is a tile, as 4-4-4</extracomment>
            <translation>Kolo začíná nejvyšší tripleta: položte %1.</translation>
        </message>
        <message>
            <source>Nobody has a triple, so the tile worth most opens: lay %1.</source>
            <extracomment>%1 is a tile, as 3-4-5</extracomment>
            <translation>Tripletu nikdo nemá, takže začíná kámen s nejvyšší hodnotou: položte %1.</translation>
        </message>
        <message>
            <source>There the tile must show %1, %2 and %3, read clockwise.</source>
            <extracomment>The numbers that lie around a free place, clockwise</extracomment>
            <translation>Tam musí mít kámen %1, %2 a %3, čteno po směru hodin.</translation>
        </message>
        <message>
            <source>There the tile must show a %1 and, clockwise after it, a %2.</source>
            <extracomment>The numbers at two corners of a free place, clockwise</extracomment>
            <translation>Tam musí mít kámen %1 a po směru hodin za ním %2.</translation>
        </message>
        <message>
            <source>The tile has both, but in the other order: clockwise, a %2 must follow the %1.</source>
            <extracomment>Why a triangular tile does not fit where it was let go: it would, if it were its mirror image</extracomment>
            <translation>Kámen má obě čísla, ale obráceně: po směru hodin musí být za %1 číslo %2.</translation>
        </message>
        <message>
            <source>A tile is laid edge to edge with another.</source>
            <translation>Kámen se přikládá hranou k hraně jiného.</translation>
        </message>
        <message>
            <source>It scores nothing, but nothing else is clearly better.</source>
            <translation>Nepřinese nic, ale nic jiného není zřetelně lepší.</translation>
        </message>
        <message>
            <source>It scores nothing, but then other tiles of yours fit.</source>
            <translation>Nepřinese nic, ale pak se hodí vaše další kameny.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Nejste na tahu.</translation>
        </message>
        <message>
            <source>No edge on the table takes %1.</source>
            <extracomment>%1 is a tile, as 0-3-5</extracomment>
            <translation>K žádné hraně na stole se %1 nehodí.</translation>
        </message>
        <message>
            <source>None of your tiles fits.</source>
            <translation>Žádný váš kámen se nehodí.</translation>
        </message>
        <message>
            <source>You go out with it.</source>
            <translation>Zbavíte se tím posledního kamene.</translation>
        </message>
        <message numerus="yes">
            <source>Lay %1 at %2 and close %3 hexagons: %n point(s).</source>
            <extracomment>%1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more</extracomment>
            <translation>
                <numerusform>Položit %1 na místo %2 a uzavřít %3 šestiúhelníky: %n bod.</numerusform>
                <numerusform>Položit %1 na místo %2 a uzavřít %3 šestiúhelníky: %n body.</numerusform>
                <numerusform>Položit %1 na místo %2 a uzavřít %3 šestiúhelníky: %n bodů.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its points are worth it, though then none of your other tiles fits.</source>
            <translation>Jeho body za to stojí, i když se pak žádný váš další kámen nehodí.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n of your other tile(s) fit.</source>
            <extracomment>After the words of a move and its points</extracomment>
            <translation>
                <numerusform>Pak se hodí %n váš další kámen.</numerusform>
                <numerusform>Pak se hodí %n vaše další kameny.</numerusform>
                <numerusform>Pak se hodí %n vašich dalších kamenů.</numerusform>
            </translation>
        </message>
        <message>
            <source>By the end of the round, laying %1 (+%2) comes to about %3 points more.</source>
            <extracomment>What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points at once, %3 points more than drawing comes to, at least 13</extracomment>
            <translation>Do konce kola vynese položení %1 (+%2) asi o %3 víc.</translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>V mnoha takových kolech to přineslo víc než položení %1 (+%2).</translation>
        </message>
        <message>
            <source>It is close: by the end of the round, laying %1 (+%2) comes to about as much.</source>
            <extracomment>Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>Je to těsné: do konce kola vynese položení %1 (+%2) asi stejně.</translation>
        </message>
        <message>
            <source>Keeps triples for later.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Triples: tiles with the same number three times</extracomment>
            <translation>Triplety si nechává na později.</translation>
        </message>
        <message>
            <source>Lays the heavy tiles first.</source>
            <extracomment>What one of the computer&apos;s players is like, after how well it plays. Heavy: with many points</extracomment>
            <translation>Těžké kameny vykládá první.</translation>
        </message>
        <message numerus="yes">
            <source>It is easier for you to follow: %n of your other tiles would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the player&apos;s own tiles: %n can be laid after the one move, %2 after the other; the more, the better</extracomment>
            <translation>
                <numerusform>Vám se lépe přikládá: hodí se %n váš další kámen místo %2.</numerusform>
                <numerusform>Vám se lépe přikládá: hodí se %n vaše další kameny místo %2.</numerusform>
                <numerusform>Vám se lépe přikládá: hodí se %n vašich dalších kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skrytý kámen místo %2.</numerusform>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skryté kameny místo %2.</numerusform>
                <numerusform>Ostatním se hůř přikládá: hodí se %n skrytých kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>The others must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Ostatní pak musí častěji pasovat.</translation>
        </message>
        <message>
            <source>Your tiles then bring more, and those of the others less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Vaše kameny pak přinesou víc a kameny ostatních méně.</translation>
        </message>
        <message>
            <source>Your tiles then bring more.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Vaše kameny pak přinesou víc.</translation>
        </message>
        <message>
            <source>The tiles of the others then bring less.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the round</extracomment>
            <translation>Kameny ostatních pak přinesou méně.</translation>
        </message>
        <message numerus="yes">
            <source>%3 By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>%3 Do konce kola vynese asi o %n bod víc než položení %1 (+%2).</numerusform>
                <numerusform>%3 Do konce kola vynese asi o %n body víc než položení %1 (+%2).</numerusform>
                <numerusform>%3 Do konce kola vynese asi o %n bodů víc než položení %1 (+%2).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the round, it is worth about %n point(s) more than laying %1 (+%2).</source>
            <extracomment>Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once</extracomment>
            <translation>
                <numerusform>Do konce kola vynese asi o %n bod víc než položení %1 (+%2).</numerusform>
                <numerusform>Do konce kola vynese asi o %n body víc než položení %1 (+%2).</numerusform>
                <numerusform>Do konce kola vynese asi o %n bodů víc než položení %1 (+%2).</numerusform>
            </translation>
        </message>
        <message>
            <source>In many rounds like this one, that brought more than laying %1 (+%2): with more tiles you can still lay when others must pass.</source>
            <extracomment>Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points</extracomment>
            <translation>V mnoha takových kolech to přineslo víc než položení %1 (+%2): s více kameny můžete ještě přikládat, když ostatní musí pasovat.</translation>
        </message>
        <message>
            <source>The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.</source>
            <extracomment>Compares two moves. The points that the only other player can get at the most for a bridge or a hexagon: %1 after the one move, %2 after the other</extracomment>
            <translation>Nejdražší most nebo šestiúhelník, který nechá soupeři, má cenu %1 místo %2.</translation>
        </message>
        <message>
            <source>You hold %1 tiles then, instead of %2: with more of them you can still lay when your opponent must pass.</source>
            <extracomment>Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other</extracomment>
            <translation>Pak držíte kamenů: %1 místo %2. S více kameny můžete ještě přikládat, když soupeř musí pasovat.</translation>
        </message>
        <message>
            <source>No other tile of yours brings as many points now.</source>
            <translation>Žádný jiný váš kámen teď nepřinese tolik bodů.</translation>
        </message>
        <message>
            <source>Counting its points and what fits then, nothing else is clearly better.</source>
            <extracomment>Why a tile is laid: neither its points nor what fits after it is the best there is, but both together</extracomment>
            <translation>Když se sečtou body a to, co se pak hodí, nic jiného není zřetelně lepší.</translation>
        </message>
        <message numerus="yes">
            <source>After it %n hidden tile(s) would fit, fewer than after %1.</source>
            <extracomment>Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can be laid after it</extracomment>
            <translation>
                <numerusform>Pak se hodí %n skrytý kámen, méně než po %1.</numerusform>
                <numerusform>Pak se hodí %n skryté kameny, méně než po %1.</numerusform>
                <numerusform>Pak se hodí %n skrytých kamenů, méně než po %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.</source>
            <extracomment>Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after the other; the fewer, the better</extracomment>
            <translation>
                <numerusform>Soupeři se hůř přikládá: hodí se %n skrytý kámen místo %2.</numerusform>
                <numerusform>Soupeři se hůř přikládá: hodí se %n skryté kameny místo %2.</numerusform>
                <numerusform>Soupeři se hůř přikládá: hodí se %n skrytých kamenů místo %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>With more tiles you can lay more often, and the others less often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>S více kameny můžete přikládat častěji a ostatní méně často.</translation>
        </message>
        <message>
            <source>With more tiles you can lay more often.</source>
            <extracomment>Why a tile is drawn though one fits</extracomment>
            <translation>S více kameny můžete přikládat častěji.</translation>
        </message>
        <message>
            <source>Your opponent must then pass more often.</source>
            <extracomment>Why a tile is drawn, or a turn passed, though a tile fits</extracomment>
            <translation>Soupeř pak musí častěji pasovat.</translation>
        </message>
        <message>
            <source>Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would fit then, instead of %4 now.</source>
            <extracomment>Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its points, %3 and %4 so many of the tiles that the player cannot see</extracomment>
            <translation>Položit %1 (+%2) by pomohlo soupeři: ze skrytých kamenů by se pak hodilo %3 místo nynějších %4.</translation>
        </message>
        <message>
            <source>With more tiles you can lay when your opponent must pass. Over a round, drawing first comes to about %1 points more than laying at once.</source>
            <extracomment>Why a tile is drawn between two players, though one fits</extracomment>
            <translation>S více kameny můžete přikládat, když soupeř musí pasovat. Nejdřív lízat přinese za kolo asi o %1 bodů víc než hned pokládat.</translation>
        </message>
    </context>
</TS>
